// The guide: every block of code is run, and its output matches the comments below its lines. `GUIDE=write npx vitest
// run tests/project/guide.test.ts` writes these comments.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import * as data from "../../runtime/data/index.js";
import * as distributions from "../../runtime/distributions/index.js";
import * as functional from "../../runtime/functional/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { blocksOf, guideWidth, runBlock, withOutput, withoutOutput } from "../docs-blocks.js";
import { fileOf, stepsOf } from "../docs-steps.js";

const folder = fileURLToPath(new URL("../../docs/guide/", import.meta.url));
const modules = {
  tengen,
  "tengen/data": data,
  "tengen/nn": nn,
  "tengen/optim": optim,
  "tengen/distributions": distributions,
  "tengen/functional": functional,
};

// A page's blocks in their order: what one has used, the next one shows.
describe("pages", { shuffle: false }, () => {
  describe.each(readdirSync(folder))("%s", (file) => {
    const page = readFileSync(folder + file, "utf8");
    // Blocks that are files of a project are compiled and run from the installed package (package.test.ts).
    const blocks = blocksOf(page).filter(({ code }) => fileOf("", code) === null);
    test.each(blocks.map((block) => [`${block.title}, line ${block.line}`, block] as const))(
      "%s",
      async (_, { code }) => {
        const bare = withoutOutput(code);
        const shown = withOutput(bare, await runBlock(bare.join("\n"), modules, guideWidth));
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
});
