// What a node saves: whole tensors, or only the attributes that the formula uses. Names are torchgen's.

import { expect, test } from "vitest";
import { findSaves, mergeSaves, parseFormula, parseFormulaType, printFormula } from "../../runtime/formula/index.js";

const types: Readonly<Record<string, string>> = {
  self: "Tensor",
  other: "Tensor",
  bias: "Tensor?",
  tensors: "Tensor[]",
  dim: "int",
  alpha: "Scalar",
  result: "Tensor",
};
const candidates = Object.entries(types).map(([name, type]) => ({
  name,
  type: parseFormulaType(type)!,
  output: name === "result",
}));

function saves(formula: string, zeros = true): string {
  const { formula: rest, saved } = findSaves(parseFormula(formula), candidates, zeros);
  const list = saved.map(
    (s) =>
      `${s.name}: ${s.type.text}${printFormula(s.expression) === s.name ? "" : ` = ${printFormula(s.expression)}`}`,
  );
  return `${list.join(", ")} | ${printFormula(rest)}`;
}

test.each([
  ["grad * other", "other: Tensor | grad * other"],
  ["grad * result", "result: Tensor | grad * result"],
  ["grad.expand(self.sizes())", "self_sizes: int[] = self.sizes() | grad.expand(self_sizes)"],
  [
    "f(grad, self.sym_sizes(), self.strides(), self.layout())",
    "self_sym_sizes: int[] = self.sym_sizes(), self_strides: int[] = self.strides(), self_layout: Layout = self.layout() | f(grad, self_sym_sizes, self_strides, self_layout)",
  ],
  [
    "grad.to(self.scalar_type()) * alpha",
    "self_scalar_type: ScalarType = self.scalar_type(), alpha: Scalar | grad.to(self_scalar_type) * alpha",
  ],
  ["grad / self.numel()", "self_numel: int = self.numel() | grad / self_numel"],
  [
    "f(grad, self.size(0), self.size(dim))",
    "self_argsize_0: int = self.size(0), self_argsize_dim: int = self.size(dim) | f(grad, self_argsize_0, self_argsize_dim)",
  ],
  ["f(self.size(unknown))", "self: Tensor | f(self.size(unknown))"],
  ["f(self.size(-1))", "self: Tensor | f(self.size(-1))"],
  [
    "f(self.options(), self.dim())",
    "self_options: TensorOptions = self.options(), self_dim: int = self.dim() | f(self_options, self_dim)",
  ],
  ["zeros_like(self)", "self_info: TensorInfo = zeros_like(self) | at::zeros(self_info.sizes(), self_info.options())"],
  ["zeros_like(grad)", " | zeros_like(grad)"],
  ["f(grad, TensorGeometry(self))", "self_geometry: TensorGeometry = TensorGeometry(self) | f(grad, self_geometry)"],
  [
    "f(to_args_sizes(tensors), to_args_scalartypes(tensors), dim)",
    "tensors_args_sizes: int[][] = to_args_sizes(tensors), tensors_args_scalartypes: ScalarType[] = to_args_scalartypes(tensors), dim: int | f(tensors_args_sizes, tensors_args_scalartypes, dim)",
  ],
  ["f(bias->sizes())", "bias_sizes_opt: int[]? = bias->sizes() | f(bias_sizes_opt)"],
  [
    "self.sizes() == other.sizes() ? grad : grad * self",
    "self_sizes: int[] = self.sizes(), self: Tensor, other_sizes: int[] = other.sizes() | self_sizes == other_sizes ? grad : grad * self",
  ],
  ["grad.conj()", " | grad.conj()"],
  // A method of the same name is no use of the argument; torchgen's expressions over text take it for one.
  ["grad.dim() * grad", " | grad.dim() * grad"],
  ['not_implemented("self")', ' | not_implemented("self")'],
])("%s", (formula, expected) => {
  expect(saves(formula)).toBe(expected);
});

test("without an operator `zeros`, zeros_like keeps the tensor", () => {
  expect(saves("zeros_like(self)", false)).toBe("self: Tensor | zeros_like(self)");
});

test("attributes of several formulas are kept once, in order of first use", () => {
  const of = (formula: string) => findSaves(parseFormula(formula), candidates, true).saved;
  const merged = mergeSaves([of("grad * other + self.sizes()"), of("other * self * self.sizes()")]);
  expect(merged.map((s) => s.name)).toEqual(["self_sizes", "other", "self"]);
});
