// Gradients at the edges: what is recorded where nothing can be differentiated, bounds of NaN, and a second derivative that PyTorch rounds.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { grad, tensor } from "../../generated/index.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { findOperator } from "../conformance/library.js";

interface Householder {
  readonly m: number;
  readonly n: number;
  readonly input: readonly number[];
  readonly tau: readonly number[];
  readonly grad: readonly number[];
  /** The factor of the first derivative, by input. */
  readonly along: readonly [readonly number[], readonly number[]];
  /** The second derivative: central differences of the first one in float64, and PyTorch's own in both dtypes. */
  readonly differences: readonly (readonly number[])[];
  readonly float64: readonly (readonly number[])[];
  readonly float32: readonly (readonly number[])[];
}

interface Hardtanh {
  readonly op: string;
  readonly dtype: DType;
  readonly bounds: readonly (number | string)[];
  readonly output: readonly (number | string)[];
  readonly gradient: readonly (number | string)[];
  readonly square: readonly (number | string)[];
  readonly second: readonly (number | string)[];
}

const recorded = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/nan-and-rounding.json.gz", import.meta.url))).toString(),
) as { readonly householder: readonly Householder[]; readonly hardtanh: readonly Hardtanh[] };

const call = (name: string, ...args: unknown[]): Tensor => findOperator(`aten::${name}`)!.call(args) as Tensor;

const numbers = (x: Tensor): number[] => Array.from(call("clone", call("reshape", x, [-1]), null).data as Float64Array);

function nodes(x: Tensor): string[] {
  const names: string[] = [];
  for (let node = x.gradFn; node !== null && node !== undefined; node = node.edges[0]?.node ?? null)
    names.push(node.name);
  return names;
}

test.each(["gt", "ge", "lt", "le", "eq", "ne"])("%s_ keeps requires_grad and records a node", (name) => {
  const node = `${name[0]!.toUpperCase()}${name.slice(1)}Backward`;
  for (const [overload, other] of [
    ["Scalar", 0.5],
    ["Tensor", tensor([0, 2])],
  ] as const) {
    const x = tensor([1, 2]).requiresGrad_();
    const y = call("mul.Scalar", x, 1);
    call(`${name}_.${overload}`, y, other);
    expect([y.requiresGrad, y.gradFn!.name]).toEqual([true, `${node}${overload === "Scalar" ? 0 : 1}`]);
    expect(numbers(grad(call("sum", y, null), x)[0]!)).toEqual([0, 0]);
    const plain = tensor([1, 2]);
    call(`${name}_.${overload}`, plain, other);
    expect(plain.requiresGrad).toBe(false);
  }
});

test("detach_copy keeps requires_grad, and its node says that there is no derivative", () => {
  const x = tensor([1, 2]).requiresGrad_();
  const y = call("detach_copy", x);
  expect(y.requiresGrad).toBe(true);
  expect(() => call("sum", y, null).backward()).toThrow("detach_copy");
  expect(call("detach_copy", tensor([1, 2])).requiresGrad).toBe(false);
});

test.each(["quantile", "nanquantile"])("%s of several q records PyTorch's nodes", (name) => {
  const x = tensor([
    [1, 2, 3, 4],
    [8, 7, 6, 5],
    [9, 10, 11, 12],
  ]).requiresGrad_();
  for (const [dim, keepdim, shape, strides] of [
    [0, false, [2, 4], [1, 2]],
    [1, true, [2, 3, 1], [1, 2, 2]],
    [null, false, [2], [1]],
    [null, true, [2, 1, 1], [1, 2, 2]],
  ] as const) {
    const y = call(name, x, tensor([0.25, 0.5]), dim, keepdim, "linear");
    expect([y.shape, y.strides]).toEqual([shape, strides]);
    expect(nodes(y).slice(0, 5)).toEqual([
      "SqueezeBackward3",
      "TransposeBackward1",
      "UnsqueezeBackward1",
      "LerpBackward1",
      "GatherBackward0",
    ]);
  }
});

test.each(recorded.hardtanh)("$op of $dtype with bounds $bounds", (row) => {
  const x = tensor([1, -2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.25, -1], {
    dtype: row.dtype,
  }).requiresGrad_();
  const y = call(row.op, row.op.endsWith("_") ? call("mul.Scalar", x, 1) : x, ...row.bounds.map(Number));
  const sum = (z: Tensor): Tensor => call("sum", z, null);
  const weights = tensor([1, 2, 3, 4, 5, 6, 7], { dtype: row.dtype });
  const [gradient] = grad(sum(call("mul.Tensor", y, weights)), x, { createGraph: true });
  const [square] = grad(sum(call("mul.Tensor", y, y)), x, { createGraph: true });
  const [second] = grad(sum(call("mul.Tensor", square!, square!)), x);
  const found = { output: y, gradient: gradient!, square: square!, second: second! };
  for (const [what, value] of Object.entries(found))
    expect([what, numbers(value)]).toEqual([what, row[what as keyof typeof found].map(Number)]);
});

/** The largest difference, by the largest number. */
function distance(found: readonly number[], wanted: readonly number[]): number {
  return Math.max(...found.map((x, i) => Math.abs(x - wanted[i]!))) / Math.max(...wanted.map(Math.abs));
}

// PyTorch undoes one reflection after the other, which loses digits in float32 (up to 1e-4); here the products are
// recomputed.
test.each(recorded.householder)("second derivative of linalg_householder_product, $m by $n", (row) => {
  for (const dtype of ["float64", "float32"] as const) {
    const make = (data: readonly number[], shape: readonly number[]): Tensor =>
      call("detach", call("reshape", tensor([...data], { dtype }), shape));
    const shape = [row.m, row.n];
    const input = make(row.input, shape).requiresGrad_();
    const tau = make(row.tau, [row.tau.length]).requiresGrad_();
    const product = call("linalg_householder_product", input, tau);
    const first = grad(product, [input, tau], { gradOutputs: [make(row.grad, shape)], createGraph: true });
    const along = first.map((x, i) => call("sum", call("mul.Tensor", x, make(row.along[i]!, x.shape)), null));
    const second = grad(call("add.Tensor", along[0], along[1], 1), [input, tau]);
    second.forEach((x, i) => {
      const found = numbers(x);
      expect(distance(found, row.float64[i]!)).toBeLessThan(dtype === "float64" ? 1e-12 : 5e-7);
      expect(distance(found, row.differences[i]!)).toBeLessThan(dtype === "float64" ? 1e-9 : 5e-7);
      expect(distance(found, row.float64[i]!)).toBeLessThan(distance(row.float32[i]!, row.float64[i]!));
    });
  }
});

test("a sum of gradients has the layout of the first, whoever owns the second", () => {
  const x = tensor([
    [0, 1, 2],
    [3, 4, 5],
  ]).requiresGrad_();
  const doubled = x.mul(2);
  // Its gradient comes first and is a view of what the caller gave; that of the product is new and row-major.
  const turned = x.t();
  const given = tensor([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  const [sum] = grad([turned, doubled], [x], {
    gradOutputs: [
      given,
      tensor([
        [1, 1, 1],
        [1, 1, 1],
      ]),
    ],
  });
  expect([sum!.strides, sum!.toArray(), given.toArray()]).toEqual([
    [1, 2],
    [
      [2, 4, 6],
      [3, 5, 7],
    ],
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ]);
});
