// The guide: every block of code is run, and its output matches the comments below its lines. `GUIDE=write npx vitest
// run tests/project/guide.test.ts` writes these comments.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { blocksOf, type Printed, runBlock } from "../docs-blocks.js";
import { fileOf, stepsOf } from "../docs-steps.js";

const folder = fileURLToPath(new URL("../../docs/guide/", import.meta.url));
const comment = /^\s*\/\/=> ?/;
const width = 100;
const modules = { tengen, "tengen/data": data, "tengen/nn": nn, "tengen/optim": optim };

/** The block with its output in comments below each line that prints. */
function withOutput(bare: readonly string[], printed: readonly Printed[]): string {
  return bare
    .flatMap((line, i) => {
      const indent = /^\s*/.exec(line)![0];
      const texts = printed.filter((one) => one.line === i).flatMap(({ text }) => text.split("\n"));
      return [line, ...texts.map((text) => `${indent}//=> ${text}`.trimEnd())];
    })
    .join("\n");
}

describe.each(readdirSync(folder))("%s", (file) => {
  const page = readFileSync(folder + file, "utf8");
  // Blocks that are files of a project are compiled and run from the installed package (package.test.ts).
  const blocks = blocksOf(page).filter(({ code }) => fileOf("", code) === null);
  test.each(blocks.map((block) => [`${block.title}, line ${block.line}`, block] as const))(
    "%s",
    async (_, { code }) => {
      const bare = code.split("\n").filter((line) => !comment.test(line));
      const shown = withOutput(bare, await runBlock(bare.join("\n"), modules, width));
      if (process.env["GUIDE"] === "write")
        writeFileSync(
          folder + file,
          readFileSync(folder + file, "utf8").replace(code, () => shown),
        );
      else expect(code).toBe(shown);
    },
  );
  test("the page shows output", () => {
    expect(/^ *\/\/=> /m.test(page) || stepsOf(page).some(({ output }) => output !== null)).toBe(true);
  });
});
