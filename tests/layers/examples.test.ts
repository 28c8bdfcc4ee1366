// The layers and tensors that examples/ builds from the public library work as their pages describe.

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { likes, linear, pointwise, products, reductions, views } from "../../examples/dtensor/classes.js";
import { hasRule } from "../../examples/dtensor/rules.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function outputOf(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "node_modules/tsx/dist/cli.mjs"), file], {
    cwd: root,
  });
  return stdout;
}

// The output of an example shown on a page is what the example prints.
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
  expect(await outputOf(file)).toBe(text);
});

test("pages show examples", () => {
  expect(shown.length).toBeGreaterThan(1);
});

test("what plugins of the examples made of the registry is what they make of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tengen-classes-"));
  const files = ["dtensor/classes", "user-autocast/lists"];
  const plugins = files.flatMap((file) => ["--plugin", `examples/${file}.mjs`]);
  await promisify(execFile)(process.execPath, ["--import", "tsx", "codegen/cli/main.ts", ...plugins, "--out", folder], {
    cwd: root,
  });
  for (const file of files) {
    // As the formatter has it or not.
    const read = (at: string): string =>
      readFileSync(join(at, `${file}.ts`), "utf8")
        .replaceAll(/\s+/g, "")
        .replaceAll(",]", "]");
    expect(read(folder)).toBe(read(join(root, "examples")));
  }
  rmSync(folder, { recursive: true });
});

describe("examples/dtensor", () => {
  test("an operator's class stands in the registry: what has a rule by name is in none that tells as much", () => {
    expect([pointwise, views, reductions, likes, linear, products].map(({ size }) => size > 3)).not.toContain(false);
    for (const name of ["add.Tensor", "t", "amax", "zeros_like", "flip", "mm", "add_.Tensor"])
      expect(hasRule(name)).toBe(true);
    for (const name of ["sort", "nonzero", "randn_like", "cumprod"]) expect(hasRule(name)).toBe(false);
  });

  test("what it cannot do is refused by name, on all ranks", async () => {
    expect(await outputOf("tests/layers/dtensor-mistakes.ts")).toBe(
      [
        "aten::t_ changes the shape of a tensor in place, which a DTensor does not",
        "terms of a sum are numbers: a bool tensor has none",
        "rank 1 stopped, and rank 0 waits for it",
        "",
      ].join("\n"),
    );
  });
});
