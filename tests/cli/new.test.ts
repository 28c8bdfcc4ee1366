// `codegen -- new`: entry, kernel skeleton, derivative and sample row, so that generation succeeds; rejected as a whole if something is
// wrong.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runGenerate } from "../../codegen/cli/generate.js";
import { addOperator } from "../../codegen/cli/new-operator.js";

let root = "";
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const options = { nativeFunctions: "native_functions.yaml", kernels: "runtime/kernels", runtime: "./runtime" };

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-new-"));
  fs.mkdirSync(path.join(root, "node_modules"));
  fs.mkdirSync(path.join(root, "tests/samples"), { recursive: true });
  fs.writeFileSync(path.join(root, "derivatives.yaml"), "- name: relu(Tensor self) -> Tensor\n  self: grad\n");
  fs.writeFileSync(
    path.join(root, "native_functions.yaml"),
    "# Operators.\n\n- func: relu(Tensor self) -> Tensor\n  pointwise:\n    expr: maximum(self, 0)\n",
  );
  fs.writeFileSync(
    path.join(root, "tests/samples/samples.ts"),
    'import { tensor } from "../../generated/index.js";\n\nexport const samples: readonly Sample[] = [\n  { operator: "relu", args: () => [tensor([1])] },\n];\n',
  );
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test("an operator with a kernel", async () => {
  expect(
    await addOperator(
      root,
      "soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)",
      options,
    ),
  ).toEqual([
    "native_functions.yaml: added soft_clip",
    "derivatives.yaml: write its derivative; until then a gradient is an error",
    "runtime/kernels/cpu/soft-clip.ts: write the body of soft_clip_cpu",
    "tests/samples/samples.ts: added a row; put in arguments that show what it does",
    "now: `npx tengen --native-functions native_functions.yaml`, with your `--out`",
  ]);
  expect(read("derivatives.yaml")).toBe(`- name: relu(Tensor self) -> Tensor
  self: grad

- name: soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)
  self: 'not_implemented("soft_clip: self")'
  weight: 'not_implemented("soft_clip: weight")'
`);
  expect(read("native_functions.yaml")).toBe(`# Operators.

- func: relu(Tensor self) -> Tensor
  pointwise:
    expr: maximum(self, 0)

- func: soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)
  variants: function, method
  dispatch:
    CPU: soft_clip_cpu
`);
  expect(read("runtime/kernels/cpu/soft-clip.ts")).toBe(`// soft_clip on the CPU.

import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** \`soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)\` */
export function soft_clip_cpu(_self: Tensor, _weight: Tensor | null, _limit: Scalar): readonly [Tensor, Tensor] {
  throw new UnsupportedError("soft_clip_cpu has not been written");
}
`);
  expect(read("tests/samples/samples.ts")).toContain(
    '  { operator: "relu", args: () => [tensor([1])] },\n  { operator: "soft_clip", args: () => [tensor([0.5, -1.5, 2])] },\n];\n',
  );
});

test("a pointwise operator has no kernel", async () => {
  await addOperator(root, "softsign", { ...options, pointwise: "self / (1 + abs(self))" });
  expect(read("native_functions.yaml")).toContain(`- func: softsign(Tensor self) -> Tensor
  variants: function, method
  autogen: softsign_, softsign.out
  pointwise:
    expr: "self / (1 + abs(self))"
`);
  expect(fs.existsSync(path.join(root, "runtime"))).toBe(false);
});

test("a second kernel goes into the same file", async () => {
  await addOperator(root, "clip.one(Tensor self) -> Tensor", options);
  await addOperator(root, "clip.two(Tensor self, DType dtype) -> Tensor".replace("DType", "ScalarType"), options);
  expect(read("runtime/kernels/cpu/clip.ts").match(/^export function \w+/gm)).toEqual([
    "export function clip_one_cpu",
    "export function clip_two_cpu",
  ]);
});

test.each([
  "f",
  "f.overload(Tensor self, Tensor other) -> Tensor",
  "f_(Tensor(a!) self, Scalar by=1) -> Tensor(a!)",
  "relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
  "f(Tensor(a) self) -> Tensor(a)",
  "f(Tensor[] tensors, int[2] dims, *, str? mode=None) -> Tensor[]",
  "f(Tensor?[] tensors, Generator? generator=None) -> Tensor",
  "f(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  "f(Tensor self) -> int",
  "f() -> ()",
  "f(Tensor self) -> (Tensor values, Tensor indices)",
  "f(Tensor self, SymInt n, Tensor? default=None) -> Tensor",
  "mine::f(Tensor self, Tensor(b!) other) -> Tensor",
  "_private_f(Tensor self) -> Tensor",
])("%s: the generator takes what was added", async (schema) => {
  const done = await addOperator(root, schema, options);
  expect(done[0]).toMatch(/^native_functions\.yaml: added (mine::)?(_private_)?(f|relu\.out)/);
  const printed: string[] = [];
  const terminal = { info: () => {}, error: (text: string) => void printed.push(text) };
  expect(await runGenerate({ ...options, root, out: "generated" }, terminal)).toBe(true);
  expect(printed).toEqual([]);
});

test("the namespace is that of the other operators", async () => {
  fs.writeFileSync(
    path.join(root, "native_functions.yaml"),
    "- func: mine::relu(Tensor self) -> Tensor\n  non_differentiable: True\n  pointwise:\n    expr: maximum(self, 0)\n",
  );
  fs.rmSync(path.join(root, "derivatives.yaml"));
  fs.rmSync(path.join(root, "tests"), { recursive: true });
  expect(await addOperator(root, "g", { kernels: "kernels", runtime: "./runtime" })).toEqual([
    "native_functions.yaml: added mine::g",
    "no derivative: there is no derivatives.yaml",
    "kernels/g.ts: write the body of g_cpu",
    "now: `npx tengen --extend --kernels kernels`, with your `--out`",
  ]);
  expect(read("native_functions.yaml")).toContain("\n- func: mine::g(Tensor self) -> Tensor\n");
  expect(read("kernels/g.ts")).toContain('from "../runtime/core/tensor.js"');
});

test("in an empty folder it makes the files", async () => {
  for (const name of fs.readdirSync(root)) fs.rmSync(path.join(root, name), { recursive: true });
  fs.mkdirSync(path.join(root, "node_modules"));
  expect(await addOperator(root, "mine::g", {})).toEqual([
    "native_functions.yaml: added mine::g",
    "derivatives.yaml: write its derivative; until then a gradient is an error",
    "src/kernels/g.ts: write the body of g_cpu",
    "now: `npx tengen --extend --kernels src/kernels`, with your `--out`",
  ]);
  expect(
    read("native_functions.yaml"),
  ).toBe(`# yaml-language-server: $schema=node_modules/tengen-codegen/schemas/native_functions.schema.json

- func: mine::g(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CPU: g_cpu
`);
  expect(read("src/kernels/g.ts")).toContain('import type { Tensor } from "tengen/runtime/core/tensor.js";');
});

test.each([
  ["relu", "`relu` is declared twice"],
  ["f(Tensr self) -> Tensor", "Tensr"],
  ["f(", "f("],
  ["f(Tensor self)", "new:1:15: "],
  ["soft-clip", "new:1:5"],
  ["softclip_out", "ends in `_out`"],
])("refuses %s and writes nothing", async (schema, message) => {
  const before = read("native_functions.yaml");
  await expect(addOperator(root, schema, options)).rejects.toThrow(message);
  expect(read("native_functions.yaml")).toBe(before);
  expect(fs.existsSync(path.join(root, "runtime"))).toBe(false);
});

test.each([
  ["self +", "self +"],
  ["slef + 1", "slef"],
])("refuses the expression %s and writes nothing", async (pointwise, message) => {
  const before = read("native_functions.yaml");
  await expect(addOperator(root, "f", { ...options, pointwise })).rejects.toThrow(message);
  expect(read("native_functions.yaml")).toBe(before);
});
