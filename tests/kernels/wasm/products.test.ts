// Matrix products in WebAssembly against the kernels' own loop: every size around a tile's and a block's edge, every memory layout.

import { describe, expect, test, vi } from "vitest";
import {
  addbmm,
  addmm,
  addmv,
  baddbmm,
  bmm,
  conv2d,
  convTranspose2d,
  explain,
  linear,
  matmul,
  mm,
  type Tensor,
  tensor,
  useKernels,
  zeros,
} from "../../../generated/index.js";
import { FLOAT32, FLOAT64 } from "../../../runtime/core/dtype.js";
import { type ProductLoop, productLoops, type StridedMatrix } from "../../../runtime/kernels/cpu/matmul.js";
import { productFunctions, productLoop } from "../../../runtime/kernels/wasm/product.js";
import { encoded, makeSpace } from "../../../runtime/wasm/machine.js";
import { laneKinds } from "../../../runtime/wasm/programs/vectors.js";
import { near } from "../../near.js";
import { seed } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

withWasmOffers();

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
const below = (n: number): number => Math.floor(next() * n);

type Floats = Float32Array | Float64Array;

/** A matrix in one of the layouts that tensors have; `dense`: its rows or its columns are contiguous. */
function matrix(Kind: typeof Float32Array | typeof Float64Array, rows: number, columns: number, dense: boolean) {
  const offset = below(5);
  const pad = below(2) * 3;
  const [rowStep, columnStep] = [
    [columns, 1],
    [1, rows],
    [columns + pad, 1],
    [1, rows + pad],
    [2 * columns + 1, 2],
  ][below(dense ? 4 : 5)] as [number, number];
  const array: Floats = new Kind(offset + rows * rowStep + columns * columnStep + 8);
  for (let i = 0; i < array.length; i++) array[i] = next() - 0.5;
  return { array, offset, rowStep, columnStep } satisfies StridedMatrix;
}

const builtin = (code: number): ProductLoop => {
  useKernels("ts");
  const loop = productLoops.at(code, 0)!;
  useKernels(null);
  return loop;
};

const edges = [2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 64, 127, 128, 129, 255, 256, 257, 300, 511, 512, 513, 1025];

describe("products", () => {
  test.each([
    ["f32", FLOAT32, Float32Array, 3e-5],
    ["f64", FLOAT64, Float64Array, 1e-13],
  ] as const)(
    "have the same elements in %s for all sizes and steps, and write nothing else",
    (lanes, code, Kind, tolerance) => {
      const loop = productLoop(laneKinds[lanes]);
      const reference = builtin(code);
      const wrong: string[] = [];
      for (let done = 0; done < 120; ) {
        const [m, n, k] = [edges[below(edges.length)]!, edges[below(edges.length)]!, 2 + edges[below(edges.length)]!];
        if (m * n * k > 4e6) continue;
        done++;
        const [a, b, out] = [matrix(Kind, m, k, false), matrix(Kind, k, n, true), matrix(Kind, m, n, false)];
        const expected = { ...out, array: out.array.slice() };
        const finish =
          next() < 0.5
            ? null
            : (row: Floats, i: number, batch: number) => {
                for (let j = 0; j < n; j++) row[j] = row[j]! * 2 + i + batch;
              };
        expect(loop(m, n, k, out, a, b, finish, 3, new Float64Array(n))).toBe(true);
        reference(m, n, k, expected, a, b, finish, 3, new Float64Array(n));
        const at = out.array.findIndex(
          (x, i) => !near(x, expected.array[i]!, tolerance * (1 + Math.abs(expected.array[i]!))),
        );
        if (at >= 0) wrong.push(`${m} x ${k} x ${n} at ${at}: ${out.array[at]} not ${expected.array[at]}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(["f32", "f64"] as const)("confine infinities and NaN to the affected rows and columns: %s", (lanes) => {
    const [m, n, k] = [21, 19, 37];
    const Kind = lanes === "f32" ? Float32Array : Float64Array;
    const a = { array: new Kind(m * k).fill(1), offset: 0, rowStep: k, columnStep: 1 };
    const b = { array: new Kind(k * n).fill(1), offset: 0, rowStep: n, columnStep: 1 };
    const out = { array: new Kind(m * n), offset: 0, rowStep: n, columnStep: 1 };
    const loop = productLoop(laneKinds[lanes]);
    // Leftovers of an earlier product are not read.
    loop(m, n, k, out, { ...a, array: new Kind(m * k).fill(Number.NaN) }, b, null, 0, new Float64Array(n));
    a.array[20 * k + 36] = Number.NaN;
    a.array[4 * k] = Number.POSITIVE_INFINITY;
    b.array[5 * n + 18] = Number.NEGATIVE_INFINITY;
    loop(m, n, k, out, a, b, null, 0, new Float64Array(n));
    for (let i = 0; i < m; i++) {
      for (let j = 0; j < n; j++) {
        const expected =
          i === 20 || (i === 4 && j === 18)
            ? Number.NaN
            : i === 4
              ? Number.POSITIVE_INFINITY
              : j === 18
                ? Number.NEGATIVE_INFINITY
                : k;
        expect(out.array[i * n + j]).toBe(expected);
      }
    }
  });

  test.each(["f32", "f64"] as const)("compile with one rounding or two: %s", (lanes) => {
    const moduleOf = (fused: boolean) => encoded(makeSpace(1), () => productFunctions(lanes, fused));
    expect(WebAssembly.validate(moduleOf(false))).toBe(true);
    expect(moduleOf(true).length).toBeLessThan(moduleOf(false).length);
  });

  test("leave small products, and all if compilation fails, to the kernel's loop", () => {
    const one = { array: new Float32Array(64), offset: 0, rowStep: 8, columnStep: 1 };
    const loop = productLoop(laneKinds.f32);
    expect(loop(1, 8, 8, one, one, one, null, 0, new Float64Array(8))).toBe(false);
    expect(loop(8, 1, 8, one, one, one, null, 0, new Float64Array(8))).toBe(false);
    expect(loop(8, 8, 3, one, one, one, null, 0, new Float64Array(8))).toBe(false);
  });
});

const values = (shape: readonly number[], dtype: "float32" | "float64"): Tensor => {
  const size = shape.reduce((a, b) => a * b, 1);
  return tensor(
    Array.from({ length: size }, () => below(17) - 8),
    { dtype },
  ).reshape([...shape]);
};

describe.each(["float32", "float64"] as const)("operators on products, in %s", (dtype) => {
  const t = (...shape: number[]): Tensor => values(shape, dtype);
  const calls: readonly (readonly [name: string, call: () => Tensor])[] = (() => {
    const [a, b, bias, row] = [t(33, 65), t(65, 47), t(33, 47), t(47)];
    const [x, y, added] = [t(5, 33, 31), t(5, 31, 40), t(5, 33, 40)];
    const weight = t(47, 65);
    const [image, kernel, channel] = [t(2, 6, 15, 13), t(8, 3, 3, 3), t(8)];
    return [
      ["mm", () => mm(a, b)],
      ["mm of transposed ones", () => mm(b.t(), a.t())],
      ["mm of every second column", () => mm(a.slice(1, 0, null, 2), b.slice(0, 0, null, 2))],
      ["mm into a transposed output", () => mm(a, b, { out: t(47, 33).t() })],
      ["addmm", () => addmm(bias, a, b, { beta: 2, alpha: 3 })],
      ["addmm of a row", () => addmm(row, a, b)],
      ["addmm of a column", () => addmm(t(33, 1), a, b)],
      ["addmm of a matrix", () => addmm(bias, a, b)],
      ["addmm of a transposed one", () => addmm(t(47, 33).t(), a, b)],
      ["addmm of every second column", () => addmm(t(33, 94).slice(1, 0, null, 2), a, b)],
      ["addmm of a row into a transposed output", () => addmm(row, a, b, { out: t(47, 33).t() })],
      ["addmm of a row over several blocks", () => addmm(t(521), t(1030, 8), t(8, 521))],
      ["addmm of a matrix over several blocks", () => addmm(t(300, 521), t(300, 260), t(260, 521))],
      ["addmm of a matrix of several panels", () => addmm(t(300, 40), t(300, 8), t(8, 40))],
      ["addmm of itself", () => bias.clone().addmm_(a, b, { beta: 3 })],
      ["bmm", () => bmm(x, y)],
      ["bmm of transposed ones", () => bmm(y.transpose(1, 2), x.transpose(1, 2))],
      ["baddbmm", () => baddbmm(added, x, y, { beta: 2, alpha: 3 })],
      ["baddbmm of as many", () => baddbmm(added, x, y)],
      ["baddbmm of a row", () => baddbmm(row.slice(0, 0, 40), x, y)],
      ["columns times rows", () => bmm(t(9, 33, 1), t(9, 1, 31))],
      ["columns times rows, more than fit at once", () => bmm(t(200, 33, 1), t(200, 1, 40))],
      ["long columns times rows", () => bmm(t(2, 300, 1), t(2, 1, 130))],
      ["columns times a row for all", () => bmm(t(9, 33, 1), t(1, 40).expand([9, 1, 40]))],
      [
        "every second column times rows into an output apart",
        () => bmm(t(9, 66, 1).slice(1, 0, null, 2), t(9, 1, 31), { out: t(9, 70, 31).slice(1, 0, 33) }),
      ],
      ["rows of columns times transposed ones", () => bmm(x.slice(2, 0, 1), y.slice(1, 0, 1))],
      ["a column times a row", () => mm(t(40, 1), t(1, 43))],
      ["a column times a row into a transposed output", () => mm(t(40, 1), t(1, 43), { out: t(43, 40).t() })],
      ["a column times a very long row", () => mm(t(2, 1), t(1, 17_000))],
      ["matmul", () => matmul(x.unsqueeze(0), y)],
      ["linear", () => linear(a, weight, row)],
      ["conv2d", () => conv2d(image, kernel, channel, { stride: 2, padding: 1, groups: 2 })],
      ["convTranspose2d", () => convTranspose2d(t(2, 8, 5, 5), kernel, null, { stride: 2, groups: 2 })],
    ];
  })();

  test.each(calls)("%s", (_name, call) => {
    state = seed;
    const offered = call().toArray();
    useKernels("ts");
    state = seed;
    // Whole numbers, so that no sum is rounded.
    expect(offered).toEqual(call().toArray());
  });

  test("gradients", () => {
    const gradients = (): unknown[] => {
      state = seed;
      const [x, w, bias] = [t(2, 6, 15, 13), t(8, 3, 3, 3), t(8)].map((one) => one.requiresGrad_());
      conv2d(x!, w!, bias!, { padding: 1, groups: 2 })
        .mul(t(2, 8, 15, 13))
        .sum()
        .backward();
      const [a, b, c] = [t(33, 65), t(47, 65), t(47)].map((one) => one.requiresGrad_());
      linear(a!, b!, c!).mul(t(33, 47)).sum().backward();
      return [x!, w!, bias!, a!, b!, c!].map((one) => one.grad!.toArray());
    };
    const offered = gradients();
    useKernels("ts");
    expect(offered).toEqual(gradients());
  });
});

describe("batches of small products", () => {
  const layouts = {
    contiguous: (x: Tensor) => x,
    "a part of a tensor": (x: Tensor) => {
      const [batch, rows, columns] = x.shape as [number, number, number];
      const whole = zeros([batch + 1, rows, columns], { dtype: x.dtype });
      return whole.narrow(0, 1, batch).copy_(x);
    },
    transposed: (x: Tensor) => x.transpose(1, 2).contiguous().transpose(1, 2),
    "with gaps between rows": (x: Tensor) => {
      const [batch, rows, columns] = x.shape as [number, number, number];
      return zeros([batch, rows, columns + 3], { dtype: x.dtype })
        .narrow(2, 1, columns)
        .copy_(x);
    },
    "with gaps between matrices": (x: Tensor) => {
      const [batch, rows, columns] = x.shape as [number, number, number];
      return zeros([batch, rows + 2, columns], { dtype: x.dtype })
        .narrow(1, 1, rows)
        .copy_(x);
    },
    "one for all": (x: Tensor) => x.select(0, 0).expand([...x.shape]),
  } as const;
  const names = Object.keys(layouts) as (keyof typeof layouts)[];

  // Around the edges of tiles, of the matrices that are staged together, and of what one block holds.
  test.each([
    [33, 16, 16, 16],
    [70, 17, 8, 41],
    [5, 130, 16, 8],
    [3, 8, 520, 4],
    [3, 8, 8, 300],
    [40, 32, 32, 5],
    [9, 19, 24, 63],
    [7, 19, 12, 63],
    [7, 19, 13, 63],
    [3, 64, 256, 6],
    [2, 64, 512, 4],
  ])("%i of %i x %i from sums of %i give what each gives alone, to the last bit", (batch, m, n, k) => {
    for (const dtype of ["float32", "float64"] as const) {
      const randomTensor = (...shape: number[]): Tensor => {
        const size = shape.reduce((product, one) => product * one, 1);
        return tensor(
          Array.from({ length: size }, () => next() - 0.5),
          { dtype },
        ).reshape(shape);
      };
      const [x, y] = [randomTensor(batch, m, k), randomTensor(batch, k, n)];
      // Neighbours of it must not be reached.
      x.select(0, 1).fill_(Number.NaN);
      for (const [i, name] of names.entries()) {
        const [a, b] = [layouts[name](x), layouts[names[(i + (m % 3)) % names.length]!](y)];
        const expected = Array.from({ length: batch }, (_, j) => mm(a.select(0, j), b.select(0, j)).toArray());
        expect(bmm(a, b).toArray()).toEqual(expected);
        const out = zeros([batch + 2, m, n], { dtype });
        bmm(a, b, { out: out.narrow(0, 1, batch) });
        expect(out.toArray()).toEqual([zeros([m, n]).toArray(), ...expected, zeros([m, n]).toArray()]);
        const turned = zeros([batch, n, m], { dtype }).transpose(1, 2);
        expect(bmm(a, b, { out: turned }).toArray()).toEqual(expected);
      }
      const square = m === k && m === n ? x.nanToNum(1) : null;
      if (square !== null) {
        const expected = bmm(square, y).toArray();
        expect(bmm(square, y, { out: square }).toArray()).toEqual(expected);
      }
    }
  });
});

test("explanations name the loops of products", () => {
  const x = tensor([[1]]);
  expect(explain(mm, x, x).steps.at(-1)!.offers).toEqual([
    ...["float16", "float32", "float64", "bfloat16"].flatMap((dtype) => [
      `wasm, on threads (wasm) for ${dtype}, contiguous or strided runs from 262144 elements`,
      `wasm mm (wasm) for ${dtype}, contiguous or strided runs from 4096 elements`,
    ]),
    ...["float32", "float64"].map((dtype) => `wasm mm/outer (wasm) for ${dtype}, contiguous runs from 512 elements`),
  ]);
});

test("products use the kernel's loop if a page forbids WebAssembly", async () => {
  // By this test's own copy, which finds WebAssembly.
  const x = tensor(Array.from({ length: 900 }, (_, i) => i % 7)).reshape([30, 30]);
  const expected = mm(x, x).sum().item();
  vi.resetModules();
  const requested = vi.fn();
  vi.stubGlobal("WebAssembly", {
    Memory: WebAssembly.Memory,
    validate: () => true,
    Module: function refuse() {
      requested();
      throw new TypeError("forbidden");
    },
  });
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith("tengen.")) vi.stubGlobal(key as unknown as string, undefined);
  }
  try {
    const library = await import("../../../generated/index.js");
    const a = library.tensor(Array.from({ length: 900 }, (_, i) => i % 7)).reshape([30, 30]);
    expect(library.mm(a, a).sum().item()).toBe(expected);
    expect(requested).toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
});

test("operands of a product that is scaled by 0 are not read, as in BLAS", () => {
  const infinite = tensor([[Number.POSITIVE_INFINITY, 1], [1, Number.NaN]]); // biome-ignore format: a matrix
  const one = tensor([[1, 1], [1, 1]]); // biome-ignore format: a matrix
  const ones = [[1, 1], [1, 1]]; // biome-ignore format: a matrix
  const batch = infinite.unsqueeze(0);
  expect(addmm(one, infinite, one, { alpha: 0 }).toArray()).toEqual(ones);
  expect(addbmm(one, batch, one.unsqueeze(0), { alpha: 0 }).toArray()).toEqual(ones);
  expect(addmv(one.select(0, 0), infinite, one.select(0, 0), { alpha: 0 }).toArray()).toEqual([1, 1]);
  expect(addmm(one, infinite, one, { alpha: 0, beta: 2 }).toArray()).toEqual([[2, 2], [2, 2]]); // biome-ignore format: a matrix
});
