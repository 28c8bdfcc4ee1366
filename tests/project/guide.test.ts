// The guide: every block of code is run, and prints what the comments below its lines say. `GUIDE=write npx vitest run
// tests/project/guide.test.ts` writes these comments.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { defineLibrary } from "../../runtime/modes/define-library.js";
import { blocksOf, runBlock, withOutput, withoutOutput } from "../docs-blocks.js";

const folder = fileURLToPath(new URL("../../docs/guide/", import.meta.url));
const modules = { tengen: { ...tengen, defineLibrary } };

describe.each(readdirSync(folder))("%s", (file) => {
  const page = readFileSync(folder + file, "utf8");
  const blocks = blocksOf(page);
  test("has blocks that print", () => {
    expect(blocks.filter(({ code }) => code.includes("console.log")).length).toBeGreaterThan(0);
  });
  test.each(blocks.map((block) => [`${block.title}, line ${block.line}`, block] as const))("%s", (_, { code }) => {
    const bare = withoutOutput(code);
    const shown = withOutput(bare, runBlock(bare, modules));
    if (process.env["GUIDE"] === "write")
      writeFileSync(
        folder + file,
        readFileSync(folder + file, "utf8").replace(code, () => shown),
      );
    else expect(code).toBe(shown);
  });
});
