// Operators that few programs call by name, which come last in the registry: PyTorch's own results and gradients, samples,
// files.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { gradcheck, manualSeed } from "../../generated/index.js";
import { readFamily, testGradients, testPlaces, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("remaining");

dropWarnings();

describe("the remaining operators: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  testPlaces(family, { spread: 240, behind: 240, out: 140 });
});

describe("samples for PyTorch's seeds", () => {
  const f64 = { dtype: "float64" } as const;

  test("Dirichlet", () => {
    const shapes = [
      [0.5, 2, 3],
      [1e-3, 1e-3, 1e-2],
    ];
    manualSeed(3);
    const found = T._sampleDirichlet(T.tensor(shapes, f64)).flatten().toArray() as number[];
    const theirs = [
      0.09774477331095491, 0.6495069693511915, 0.25274825733785367, 4.169346753113588e-136, 0.9999999999999999,
      3.305027855185774e-63,
    ];
    for (const [i, value] of theirs.entries()) expect(Math.abs(found[i]! / value - 1)).toBeLessThan(1e-10);
    manualSeed(3);
    expect(T._sampleDirichlet(T.tensor(shapes)).at(1).toArray()).toEqual([2 ** -126, 1 - 2 ** -24, 2 ** -126]);
    expect(T._sampleDirichlet(T.zeros([2])).toArray()).toEqual([0.5, 0.5]);
    expect(T._sampleDirichlet(T.ones([])).item()).toBe(1 - 2 ** -24);
  });

  test("gamma, and its derivative with respect to the shape", () => {
    manualSeed(3);
    const shape = T.tensor([0.5, 1, 3, 20], { dtype: "float64", requiresGrad: true });
    const sample = T._standardGamma(shape);
    sample.sum().backward();
    const samples = [0.7377498889427951, 3.185458997004563, 1.907672323186903, 17.867898832940433];
    // PyTorch fits these by rational functions.
    const slopes = [1.6280332386554142, 1.985279642209484, 0.8350488847919342, 0.9525819492662393];
    for (const [i, value] of (sample.toArray() as number[]).entries()) expect(value).toBeCloseTo(samples[i]!, 10);
    for (const [i, value] of (shape.grad!.toArray() as number[]).entries()) {
      expect(Math.abs(value / slopes[i]! - 1)).toBeLessThan(2e-4);
    }
  });

  test.each([
    // Both are 1 + (x - a) / 2a to the digits that count.
    ["the last shape of the series and the first of the expansion", 1e7, 1e7 * (1 + 1e-12), 1e7 + 2000, 1e-9],
    ["the two forms on both sides of the shape", 5, 5, 5 * (1 + 1e-12), 1e-11],
    ["the two forms for small shapes", 0.1, 1, 1 + 1e-12, 1e-11],
  ])("gradients of gamma samples agree: %s", (_, a, second, third, near) => {
    const [one, other] =
      a === 1e7
        ? [
            [a, third],
            [second, third],
          ]
        : [
            [a, second],
            [a, third],
          ];
    const at = ([shape, sample]: number[]): number =>
      T._standardGammaGrad(T.tensor([shape!], f64), T.tensor([sample!], f64)).item() as number;
    expect(Math.abs(at(one!) / at(other!) - 1)).toBeLessThan(near);
  });
});

describe("packed sequences", () => {
  const f64 = { dtype: "float64" } as const;
  const params = (): T.Tensor[] => [T.randn([6, 2], f64), T.randn([6, 2], f64)];
  const sizes = (...values: number[]): T.Tensor => T.tensor(values, { dtype: "int64" });

  test("give the results of each sequence alone", () => {
    manualSeed(0);
    const weights = [...params(), ...params()];
    const padded = T.randn([4, 3, 2], f64);
    const [data, batch] = T._packPaddedSequence(padded, sizes(4, 3, 1), false);
    const [out, last] = T.gru(data, batch, T.zeros([2, 3, 2], f64), weights, false, 1, 0, false, true);
    const [whole] = T._padPackedSequence(out, batch, false, 0, 0);
    for (const [i, length] of [4, 3, 1].entries()) {
      const alone = padded.slice(1, i, i + 1).slice(0, 0, length);
      const [single, ownLast] = T.gru(alone, T.zeros([2, 1, 2], f64), weights, false, 1, 0, false, true, false);
      expect(T.allclose(whole.slice(1, i, i + 1).slice(0, 0, length), single)).toBe(true);
      expect(T.allclose(last.slice(1, i, i + 1), ownLast)).toBe(true);
    }
  });

  test.each<[string, readonly number[], number, string]>([
    ["grow", [2, 3], 5, "[2, 3]"],
    ["end at none", [3, 0], 3, "[3, 0]"],
    ["are of more rows than there are", [3, 2], 6, "[3, 2]"],
    ["are of another number of sequences", [2, 2], 4, "[2, 2]"],
    ["are none", [], 0, "[]"],
  ])("are rejected with sizes %s", (_, list, rows, shown) => {
    expect(() =>
      T.gru(T.ones([rows, 2], f64), sizes(...list), T.ones([1, 3, 2], f64), params(), false, 1, 0, false, false),
    ).toThrow(
      `RNN: batch_sizes must start with 3, the number of sequences of the hidden state, be positive and non-increasing, and add up to the ${rows} rows of the data, got ${shown}`,
    );
  });
});

describe("what PyTorch 1.13 rejects or gets wrong", () => {
  const f = (...shape: number[]): T.Tensor => T.randn(shape, { dtype: "float64" });

  test("gradients of condition numbers in the Frobenius norm", () => {
    manualSeed(1);
    const A = f(2, 3, 3).requiresGrad_();
    expect(gradcheck((a) => T.linalgCond(a!, "fro"), [A])).toBe(true);
    expect(T.linalgCond(T.zeros([2, 2]), 1).item()).toBe(Number.POSITIVE_INFINITY);
  });

  test("a decoder layer with norms first, and keys and values other than the query", () => {
    manualSeed(2);
    const attention = [f(12, 4), f(12), f(4, 4), f(4)] as const;
    const rest = [f(4), f(4), f(4), f(4), f(6, 4), f(6), f(4, 6), f(4)] as const;
    const src = f(2, 3, 4);
    const [layer] = T._transformerDecoderOnlyLayerFwd(src, 4, 2, ...attention, true, true, 1e-5, ...rest);
    expect(T.equal(layer, T._transformerEncoderLayerFwd(src, 4, 2, ...attention, true, true, 1e-5, ...rest))).toBe(
      true,
    );
    const other = f(2, 5, 4);
    const apart = T._nativeDecoderOnlyMultiHeadAttention(src, other, other, 4, 2, ...attention);
    expect(T.equal(apart[0], T._nativeMultiHeadAttention(src, other, other, 4, 2, ...attention)[0])).toBe(true);
    expect(apart[2].shape).toEqual([2, 2, 5, 2]);
    const leaves = [src, ...attention].map((leaf) => leaf.detach().requiresGrad_());
    expect(
      gradcheck(
        (x, ...w) =>
          T._transformerEncoderLayerFwd(
            x!,
            4,
            2,
            ...(w as [T.Tensor, T.Tensor, T.Tensor, T.Tensor]),
            true,
            false,
            1e-5,
            ...rest,
          ),
        leaves,
      ),
    ).toBe(true);
  });

  test.each<[string, () => unknown, string]>([
    [
      "a Sobol sequence of too many dimensions",
      () => T._sobolEngineInitializeState_(T.zeros([1200, 30], { dtype: "int64" }), 1200),
      "dimension of a Sobol sequence must be at most 337, got 1200",
    ],
    [
      "one without dimensions",
      () => T._sobolEngineInitializeState_(T.zeros([0, 30], { dtype: "int64" }), 0),
      "dimension of a Sobol sequence must be at least 1, got 0",
    ],
    [
      "a state of another shape",
      () => T._sobolEngineInitializeState_(T.zeros([3, 20], { dtype: "int64" }), 3),
      "sobolstate must have the shape [3, 30], got [3, 20]",
    ],
    [
      "points behind the last",
      () =>
        T._sobolEngineDraw(
          T.zeros([1], { dtype: "int64" }),
          2,
          T._sobolEngineInitializeState_(T.zeros([1, 30], { dtype: "int64" }), 1),
          1,
          2 ** 30 - 2,
          "float32",
        ),
      "all 2 ** 30 points of the Sobol sequence have been drawn",
    ],
  ])("%s is rejected", (_, call, message) => {
    expect(call).toThrow(message);
  });
});

describe("files", () => {
  const folder = mkdtempSync(join(tmpdir(), "tengen-files-"));
  const path = join(folder, "numbers");
  writeFileSync(path, new Uint8Array(Float32Array.of(0, 1, 2, 3, 4).buffer));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("are read as their bytes are", () => {
    expect(T.fromFile(path, false, 3).toArray()).toEqual([0, 1, 2]);
    expect(T.fromFile(path, null, 2, { dtype: "complex64" }).toArray()).toEqual([
      { re: 0, im: 1 },
      { re: 2, im: 3 },
    ]);
    expect(T.fromFile(path, null, 4, { dtype: "int16" }).toArray()).toEqual([0, 0, 0, 16256]);
    expect(T.fromFile(path).shape).toEqual([0]);
    expect(T.fromFile(path, null, 5, { device: "meta" }).shape).toEqual([5]);
  });

  test.each<[string, () => unknown, string]>([
    [
      "that are too short",
      () => T.fromFile(path, false, 6),
      `file <${path}> size is smaller than the required mapping size <24>`,
    ],
    [
      "that are not there",
      () => T.fromFile(`${path}0`, false, 1),
      `unable to open file <${path}0> in read-only mode: ENOENT`,
    ],
    [
      "that are directories",
      () => T.fromFile(folder, false, 1),
      `from_file: <${folder}> must be a file, but is a directory`,
    ],
    [
      "to be written",
      () => T.fromFile(path, true, 1),
      "from_file: `shared` must be false, since changes are not written back to the file",
    ],
  ])("%s are rejected", (_, call, message) => {
    expect(call).toThrow(message);
  });
});
