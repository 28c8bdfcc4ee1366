// `codegen -- new`: entry, kernel skeleton and sample row; refused whole where something is wrong.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addOperator } from "../../codegen/new-operator.js";

let root = "";
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const options = { nativeFunctions: "native_functions.yaml", kernels: "runtime/kernels" };

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-new-"));
  fs.mkdirSync(path.join(root, "tests/samples"), { recursive: true });
  fs.writeFileSync(path.join(root, "native_functions.yaml"), "# Operators.\n\n- func: relu(Tensor self) -> Tensor\n");
  fs.writeFileSync(
    path.join(root, "tests/samples/samples.ts"),
    'import { tensor } from "../../generated/index.js";\n\nexport const samples: readonly Sample[] = [\n  { operator: "relu", args: () => [tensor([1])] },\n];\n',
  );
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test("an operator with a kernel", () => {
  expect(
    addOperator(root, "soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)", options),
  ).toEqual([
    "native_functions.yaml: added soft_clip",
    "runtime/kernels/cpu/soft-clip.ts: write the body of soft_clip_cpu",
    "tests/samples/samples.ts: added a row; put in arguments that show what it does",
    "now: npm run codegen, and a derivative in derivatives.yaml (or `non_differentiable: True` in the entry)",
  ]);
  expect(read("native_functions.yaml")).toBe(`# Operators.

- func: relu(Tensor self) -> Tensor

- func: soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)
  variants: function, method
  dispatch:
    CPU: soft_clip_cpu
`);
  expect(read("runtime/kernels/cpu/soft-clip.ts")).toBe(`// soft_clip on the CPU.

import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { UnsupportedError } from "../../core/errors.js";

/** \`soft_clip(Tensor self, Tensor? weight=None, *, Scalar limit=1) -> (Tensor, Tensor)\` */
export function soft_clip_cpu(_self: Tensor, _weight: Tensor | null, _limit: Scalar): readonly [Tensor, Tensor] {
  throw new UnsupportedError("soft_clip_cpu has not been written");
}
`);
  expect(read("tests/samples/samples.ts")).toContain('{ operator: "soft_clip", args: () => [tensor([0.5, -1.5, 2])] }');
});

test("a pointwise operator has no kernel", () => {
  addOperator(root, "softsign", { ...options, pointwise: "self / (1 + abs(self))" });
  expect(read("native_functions.yaml")).toContain(`- func: softsign(Tensor self) -> Tensor
  variants: function, method
  autogen: softsign_, softsign.out
  pointwise:
    expr: "self / (1 + abs(self))"
`);
  expect(fs.existsSync(path.join(root, "runtime"))).toBe(false);
});

test("a second kernel goes into the same file", () => {
  addOperator(root, "clip.one(Tensor self) -> Tensor", options);
  addOperator(root, "clip.two(Tensor self, DType dtype) -> Tensor".replace("DType", "ScalarType"), options);
  expect(read("runtime/kernels/cpu/clip.ts").match(/^export function \w+/gm)).toEqual([
    "export function clip_one_cpu",
    "export function clip_two_cpu",
  ]);
});

test.each([
  ["relu", "`relu` is declared twice"],
  ["f(Tensr self) -> Tensor", "Tensr"],
  ["f(", "f("],
])("refuses %s and writes nothing", (schema, message) => {
  const before = read("native_functions.yaml");
  expect(() => addOperator(root, schema, options)).toThrow(message);
  expect(read("native_functions.yaml")).toBe(before);
  expect(fs.existsSync(path.join(root, "runtime"))).toBe(false);
});
