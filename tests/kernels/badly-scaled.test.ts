// Eigenvalues and singular values of matrices whose rows differ greatly in magnitude, or whose squares overflow doubles: PyTorch's own
// results.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ops, type Tensor, tensor } from "../../generated/index.js";

interface Row {
  readonly what: string;
  readonly kind: "eig" | "svd" | "eigh";
  readonly complex: boolean;
  readonly shape: readonly number[];
  readonly data: readonly (readonly [number, number])[];
  readonly values: readonly (number | readonly [number, number])[];
}
const file = new URL("../data/badly-scaled.json.gz", import.meta.url);
const rows = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Row[];

type Call = (...args: unknown[]) => Tensor & readonly Tensor[];
const at = ops.aten as unknown as Record<string, Call>;
const pair = (value: unknown): readonly [number, number] =>
  typeof value === "number"
    ? [value, 0]
    : Array.isArray(value)
      ? (value as [number, number])
      : [(value as { re: number }).re, (value as { im: number }).im];
const valuesOf = { eig: "linalg_eigvals", svd: "linalg_svdvals", eigh: "linalg_eigvalsh" } as const;

describe.each(rows)("$kind of $shape, complex: $complex, $what", ({ kind, complex, shape, data, values }) => {
  const elements = complex ? data.map(([re, im]) => ({ re, im })) : data.map(([re]) => re);
  const a = tensor(elements as number[], { dtype: complex ? "complex128" : "float64" }).reshape(shape);
  const wanted = values.map(pair);
  const largest = Math.max(...wanted.map(([re, im]) => Math.hypot(re, im)));
  // Small eigenvalues of a general matrix are as exact as large ones once it is balanced; of the others the largest sets the scale.
  const allowed = ([re, im]: readonly [number, number]): number =>
    kind === "eig" ? 1e-9 * Math.hypot(re, im) : 1e-13 * largest;

  test("values", () => {
    const left = (at[valuesOf[kind]]!(a).toArray() as unknown[]).map(pair);
    for (const value of wanted) {
      const apart = left.map(([re, im]) => Math.hypot(re - value[0], im - value[1]));
      const nearest = apart.indexOf(Math.min(...apart));
      expect(apart[nearest]!).toBeLessThanOrEqual(allowed(value));
      left.splice(nearest, 1);
    }
    expect(left).toEqual([]);
  });

  test("vectors", () => {
    // A power of two less, so that the products below are of usual size; the vectors are those of the given matrix.
    const scale = 2 ** -Math.floor(Math.log2(largest));
    const near = (x: Tensor, y: Tensor): number =>
      Number(at["max"]!(at["abs"]!(at["sub"]!(x, y))).item()) / Number(at["max"]!(at["abs"]!(y)).item());
    const wide = (x: Tensor): Tensor => at["to"]!(x, { dtype: "complex128" });
    if (kind === "svd") {
      const [U, S, Vh] = at["linalg_svd"]!(a, false);
      const product = at["matmul"]!(wide(U!), at["mul"]!(at["mul"]!(S!, scale).unsqueeze(1), wide(Vh!)));
      expect(near(product, wide(at["mul"]!(a, scale)))).toBeLessThan(1e-13);
      return;
    }
    const [w, V] = at[kind === "eig" ? "linalg_eig" : "linalg_eigh"]!(a);
    expect(
      near(at["linalg_vector_norm"]!(V!, { dim: [0] }), at["ones"]!([w!.numel], { dtype: "float64" })),
    ).toBeLessThan(1e-13);
    const turned = at["matmul"]!(wide(at["mul"]!(a, scale)), wide(V!));
    const stretched = at["mul"]!(wide(V!), wide(at["mul"]!(w!, scale)));
    const off = Number(at["max"]!(at["abs"]!(at["sub"]!(turned, stretched))).item());
    const most = Number(at["max"]!(at["abs"]!(at["mul"]!(a, scale))).item());
    expect(off / most).toBeLessThan(1e-13);
  });
});
