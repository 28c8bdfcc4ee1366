// The layers and tensors that examples/ builds from the public library work as their pages say.

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { pointwise } from "../../examples/dtensor/classes.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function said(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "node_modules/tsx/dist/cli.mjs"), file], {
    cwd: root,
  });
  return stdout;
}

// What a page shows as the output of an example is what the example prints.
const shown = readdirSync(join(root, "docs"))
  .filter((page) => page.endsWith(".md"))
  .flatMap((page) =>
    [
      ...readFileSync(join(root, "docs", page), "utf8").matchAll(
        /<!-- prints: (examples\/\S+) -->\n```text\n([\s\S]*?)```/g,
      ),
    ].map(([, file, text]) => [`docs/${page}`, file!, text!] as const),
  );

test.each(shown)("%s shows what %s prints", async (_page, file, text) => {
  expect(await said(file)).toBe(text);
});

test("pages show examples", () => {
  expect(shown.length).toBeGreaterThan(1);
});

describe("examples/dtensor", () => {
  test("the class of its rules is what the registry says", () => {
    const names = readFileSync(join(root, "native_functions.yaml"), "utf8")
      .split(/\n(?=- func: )/)
      .filter((entry) => /\n {2}pointwise:/.test(entry))
      .map((entry) => /func: ([\w.]+)\(/.exec(entry)![1]!);
    expect([...pointwise].sort()).toEqual(names.sort());
  });

  test("what it cannot do is refused by name, on all ranks", async () => {
    expect(await said("tests/layers/dtensor-mistakes.ts")).toBe(
      [
        "aten::t_ changes the shape of a tensor in place, which a DTensor does not",
        "terms of a sum are numbers: a bool tensor has none",
        "rank 1 stopped, and rank 0 waits for it",
        "",
      ].join("\n"),
    );
  });
});
