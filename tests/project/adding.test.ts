// What CONTRIBUTING says of adding a pointwise operator is true: two entries, two files, and it works with its gradient.

import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Inside the project, so that the copy finds its node_modules.
const copy = join(root, "node_modules/.cache/tengen-adding-test");
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inputs = ["native_functions.yaml", "derivatives.yaml", "package.json", "tsconfig.json", "runtime", "codegen"];

function filesUnder(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    found.set(relative(folder, file), readFileSync(file, "utf8"));
  }
  return found;
}

test("adding a pointwise operator touches two files and no TypeScript", () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of inputs) cpSync(join(root, name), join(copy, name), { recursive: true });
  const before = filesUnder(copy);

  const blocks = [...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    (m) => m[1]!,
  );
  expect(blocks).toHaveLength(2);
  appendFileSync(join(copy, "native_functions.yaml"), `\n${blocks[0]}`);
  appendFileSync(join(copy, "derivatives.yaml"), `\n${blocks[1]}`);

  const changed = [...filesUnder(copy)].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed.sort()).toEqual(["derivatives.yaml", "native_functions.yaml"]);

  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  run("--import", "tsx", "codegen/cli.ts");
  const program = `
    import { softsign, softsign_, tensor } from "./generated/index.js";
    const x = tensor([-3, 0, 1], { requiresGrad: true, dtype: "float64" });
    const y = softsign(x);
    y.sum().backward();
    console.log(JSON.stringify([y.toArray(), x.grad.toArray(), softsign_(tensor([1])).toArray(), tensor([4]).softsign().toArray()]));
  `;
  const out = JSON.parse(run("--import", "tsx", "--input-type=module", "-e", program)) as number[][];
  expect(out).toEqual([[-0.75, 0, 0.5], [1 / 16, 1, 1 / 4], [0.5], [expect.closeTo(0.8, 6)]]);
}, 120_000);
