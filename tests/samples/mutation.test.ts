// Formulas of derivatives.yaml broken through the generator: the checks must name each of them, forward ones too, and no other.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Inside the project, so that the copy finds its node_modules.
const copy = join(root, "node_modules/.cache/tengen-mutation-test");
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Operator, mutation, the correct formula and the wrong one. */
const mutations: readonly (readonly [string, string, string, string])[] = [
  ["atan", "sign inside", "self: grad / (self * self + 1).conj()", "self: grad / (self * self - 1).conj()"],
  [
    "log10",
    "factor",
    "self: grad / (self.conj() * 2.302585092994046)",
    "self: grad / (self.conj() * 2.303585092994046)",
  ],
  ["expm1", "dropped term", "self: grad * (result + 1)", "self: grad * result"],
  ["tan", "self saved for result", "self: grad * (1 + result.pow(2)).conj()", "self: grad * (1 + self.pow(2)).conj()"],
  ["sqrt", "self saved for result", "self: grad / (2 * result.conj())", "self: grad / (2 * self.conj())"],
  ["hypot", "arguments exchanged", "self: grad * (self / result)", "self: grad * (other / result)"],
  ["mul.Tensor", "forward: dropped term", "result: self_t * other_p + other_t * self_p", "result: self_t * other_p"],
  [
    "addcmul",
    "forward: factor forgotten",
    "result: self_t + maybe_multiply(tensor1_t * tensor2_p + tensor2_t * tensor1_p, value)",
    "result: self_t + (tensor1_t * tensor2_p + tensor2_t * tensor1_p)",
  ],
  [
    "atan2",
    "forward: sign",
    "result: (other_p * self_t - self_p * other_t)",
    "result: (other_p * self_t + self_p * other_t)",
  ],
  [
    "lerp.Tensor",
    "forward: wrong value",
    "result: lerp(self_t, end_t, weight_p) + weight_t * (end_p - self_p)",
    "result: lerp(self_t, end_t, weight_p) + weight_t * end_p",
  ],
];

test("broken formulas are seen", () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, "tests"), { recursive: true });
  const inputs = ["native_functions.yaml", "package.json", "tsconfig.json", "runtime", "codegen", "generated"];
  for (const name of [...inputs, "tests/samples", "tests/conformance"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  let yaml = readFileSync(join(root, "derivatives.yaml"), "utf8");
  for (const [operator, , right, wrong] of mutations) {
    const begin = yaml.indexOf(`\n- name: ${operator}(`) + 1;
    const at = yaml.indexOf(right, begin);
    const end = yaml.indexOf("\n- name:", begin);
    expect(begin > 0 && at > begin && at < end, operator).toBe(true);
    yaml = yaml.slice(0, at) + wrong + yaml.slice(at + right.length);
  }
  writeFileSync(join(copy, "derivatives.yaml"), yaml);
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  run("--import", "tsx", "codegen/cli/main.ts");
  const program = `
    import { samples } from "./tests/samples/samples.ts";
    import { checkable, checkSample, entries } from "./tests/samples/checking.ts";
    const wanted = ${JSON.stringify([...mutations.map(([operator]) => operator), "exp", "mm", "div.Tensor", "log"])};
    const seen = new Set();
    for (const sample of samples) {
      if (!wanted.includes(sample.operator)) continue;
      try { checkSample(sample, entries.find(({ operator }) => operator === sample.operator)); }
      catch (error) { if (/differences give/.test(String(error))) seen.add(sample.operator); else throw error; }
    }
    console.log(JSON.stringify([...seen].sort()));
  `;
  const seen = JSON.parse(run("--import", "tsx", "--input-type=module", "-e", program)) as string[];
  expect(seen).toEqual(mutations.map(([operator]) => operator).sort());
});
