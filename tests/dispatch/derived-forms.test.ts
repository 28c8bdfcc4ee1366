// Tensor classes from outside get what backends get: further forms of the operators that they implement, and a layout.

import { afterAll, expect, test } from "vitest";
import {
  deriveForms,
  explain,
  grad,
  library,
  ops,
  type RuntimeKeyName,
  Tensor,
  tensor,
  WrapperTensor,
} from "../../generated/index.js";

// biome-ignore lint/suspicious/noExplicitAny: overloads by name
const aten = ops.aten as any;
const keys = ["SparseCPU", "ADInplaceOrView", "AutogradCPU"] as const;

/** A square matrix of which only the diagonal is kept. */
class Diagonal extends WrapperTensor {
  values: Tensor;

  constructor(values: Tensor, requiresGrad = false) {
    const n = values.numel;
    super({ shape: [n, n], dtype: values.dtype, layout: "sparse_coo", keys, requiresGrad });
    this.values = values;
  }

  override materialize(): Tensor {
    return aten.diag(this.values);
  }
}

const product = (a: Tensor, b: Tensor): Tensor =>
  new Diagonal(aten.mul.Tensor(a instanceof Diagonal ? a.values : a, b instanceof Diagonal ? b.values : b) as Tensor);
const lib = library("aten", "IMPL", "SparseCPU");
lib.impl("mul.Tensor", product);
lib.impl("copy_", (self: Tensor, source: Tensor) => {
  (self as Diagonal).values.copy_((source as Diagonal).values);
  return self;
});
lib.impl("sin", (self: Tensor) => new Diagonal(aten.sin((self as Diagonal).values)));
lib.impl("ones_like", (self: Tensor) => new Diagonal(aten.ones_like((self as Diagonal).values)));
afterAll(() => lib.dispose());

const matrix = (...values: number[]): Diagonal => new Diagonal(tensor(values));
const valuesOf = (x: unknown): unknown => (x as Diagonal).values.toArray();

/** Forms of operators of which the class has the functional form alone. */
const forms: readonly [string, () => unknown, unknown][] = [
  ["mul.Tensor", () => aten.mul.Tensor(matrix(1, 2), matrix(3, 4)), [3, 8]],
  ["mul.Scalar", () => aten.mul.Scalar(matrix(1, 2), 3), [3, 6]],
  ["mul_.Tensor", () => aten.mul_.Tensor(matrix(1, 2), matrix(3, 4)), [3, 8]],
  ["mul_.Scalar", () => aten.mul_.Scalar(matrix(1, 2), 3), [3, 6]],
  ["mul.out", () => aten.mul.out(matrix(1, 2), matrix(3, 4), { out: matrix(0, 0) }), [3, 8]],
  ["sin_", () => aten.sin_(matrix(0, 0)), [0, 0]],
  ["sin.out", () => aten.sin.out(matrix(0, 0), { out: matrix(1, 1) }), [0, 0]],
  ["mul, as a method", () => matrix(1, 2).mul(2), [2, 4]],
];
const alone = new Set(["mul.Tensor"]);

test.each(forms)("%s follows once it is asked for, and no longer", (name, call, expected) => {
  if (!alone.has(name)) expect(call).toThrow(/SparseCPU/);
  const derived = deriveForms("SparseCPU");
  const again = deriveForms("SparseCPU");
  expect(valuesOf(call())).toEqual(expected);
  again.dispose();
  expect(valuesOf(call())).toEqual(expected);
  derived.dispose();
  if (!alone.has(name)) expect(call).toThrow(/SparseCPU/);
});

test("an output keeps its object, and an in-place form its argument", () => {
  const derived = deriveForms("SparseCPU");
  const [x, out] = [matrix(1, 2), matrix(0, 0)];
  expect(aten.mul.out(x, x, { out })).toBe(out);
  expect(aten.mul_.Tensor(x, x)).toBe(x);
  expect([valuesOf(out), valuesOf(x)]).toEqual([[1, 4], [1, 4]]); // biome-ignore format: one row
  derived.dispose();
});

test("gradients go through derived forms", () => {
  const derived = deriveForms("SparseCPU");
  const x = new Diagonal(tensor([1, 2]), true);
  const y = aten.mul.Scalar(x, 3) as Tensor;
  const [gradient] = grad([y], [x], { gradOutputs: [matrix(1, 1)] });
  expect([gradient instanceof Diagonal, valuesOf(gradient)]).toEqual([true, [3, 3]]);
  derived.dispose();
});

test("operators of which no form has a kernel stay missing, and `explain` names the rule", () => {
  const derived = deriveForms("SparseCPU");
  expect(() => aten.cos_(matrix(1, 2))).toThrow(/cos_/);
  expect(String(explain("aten::mul_.Tensor", matrix(1), matrix(2)))).toContain(
    "SparseCPU (BackendSelect fell through): inplaceThroughForms at generated/register/forms.ts [default backend kernel]",
  );
  derived.dispose();
});

test.each<[unknown, string]>([
  [
    "CPU2",
    "deriveForms: CPU2 is not the key of a tensor representation, such as SparseCPU or QuantizedCPU; a layer handles operators in a fallback",
  ],
  [
    "FuncTorchBatched",
    "deriveForms: FuncTorchBatched is not the key of a tensor representation, such as SparseCPU or QuantizedCPU; a layer handles operators in a fallback",
  ],
  [7, "deriveForms: expected a dispatch key, got number 7"],
])("%s is refused", (key, message) => {
  expect(() => deriveForms(key as RuntimeKeyName)).toThrow(message);
});

test("a wrapper states its layout, keeps it in copies, and may change it", () => {
  const x = matrix(1, 2);
  expect([x.layout, x.detach().layout, tensor([1]).layout]).toEqual(["sparse_coo", "sparse_coo", "strided"]);
  const plain = new WrapperTensor({ shape: [2] });
  expect(plain.layout).toBe("strided");
  plain.restate({ layout: "jagged" });
  plain.restate({ shape: [3] });
  expect(plain.layout).toBe("jagged");
  expect(x).toBeInstanceOf(Tensor);
  expect(() => new WrapperTensor({ shape: [2], layout: "dense" as never })).toThrow(
    'WrapperTensor: layout must be one of strided, sparse_coo, sparse_csr, sparse_csc, sparse_bsr, sparse_bsc, mkldnn, jagged, got "dense"',
  );
});
