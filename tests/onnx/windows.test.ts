// Pooling and resizing in onnxruntime: any window, stride, padding, rounding of the number of windows, divisor, size and scale gives the results here.

import { describe, expect, test } from "vitest";
import { grad, makeGraph, noGrad, ops, randn, type Tensor, tensor } from "../../generated/index.js";
import { exportOnnx } from "../../onnx/index.js";
import { fc } from "../seeded.js";
import { differences, ort, runModel } from "./peers.js";

/** The differences between the engine's results and those here; what is refused is reported by `refused`. */
async function compared(f: (x: Tensor) => unknown, x: Tensor, opset = 17): Promise<string[]> {
  const graph = makeGraph(f as (x: Tensor) => Tensor)(x);
  const model = exportOnnx(graph as never, { opset });
  return differences(
    model,
    await runModel(ort!, model, [x]),
    noGrad(() => graph.run(x)),
    1e-4,
  );
}

const sizes = fc.record({
  size: fc.integer({ min: 1, max: 9 }),
  kernel: fc.integer({ min: 1, max: 4 }),
  stride: fc.integer({ min: 1, max: 4 }),
  padding: fc.integer({ min: 0, max: 2 }),
  dilation: fc.integer({ min: 1, max: 2 }),
});
const windows = fc.record({
  dims: fc.array(sizes, { minLength: 2, maxLength: 3 }),
  ceil: fc.boolean(),
  countPadding: fc.boolean(),
  divisor: fc.option(fc.integer({ min: 1, max: 5 })),
  batched: fc.boolean(),
  average: fc.boolean(),
});

test.skipIf(ort === null)("pooling and its gradient", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(windows, async ({ dims, ceil, countPadding, divisor, batched, average }) => {
      const list = (key: "kernel" | "stride" | "padding" | "dilation" | "size") => dims.map((one) => one[key]);
      const padding = dims.map(({ padding, kernel }) => Math.min(padding, kernel >> 1));
      const x = randn([...(batched ? [2] : []), 2, ...list("size")]).requiresGrad_();
      const name = `${average ? "avg" : "max"}_pool${dims.length}d`;
      const pool = (input: Tensor): Tensor => {
        const call = (ops.aten as Record<string, unknown>)[name] as (...args: unknown[]) => Tensor;
        return average
          ? call(input, list("kernel"), list("stride"), padding, ceil, countPadding, divisor)
          : call(input, list("kernel"), list("stride"), padding, list("dilation"), ceil);
      };
      let outside = false;
      try {
        outside = pool(x).isinf().any().item() as boolean;
      } catch {
        fc.pre(false);
      }
      if (outside) {
        expect(() => exportOnnx(makeGraph(pool)(x) as never)).toThrow("a window sees nothing but padding");
        return;
      }
      const found = await compared((input) => {
        const y = pool(input);
        return [y, ...grad(y.mul(y).sum(), [input])];
      }, x);
      run++;
      expect(found).toEqual([]);
    }),
    { numRuns: 150, seed: 31 },
  );
  expect(run).toBeGreaterThan(90);
});

type Resize = (x: Tensor, size: number[], scale: number | null, corners: boolean) => Tensor;
const call = (name: string, ...args: unknown[]): Tensor =>
  ((ops.aten as Record<string, unknown>)[name] as (...args: unknown[]) => Tensor)(...args);
const resizing: Readonly<Record<string, { readonly rank: number; readonly f: Resize }>> = {
  upsample_nearest1d: { rank: 1, f: (x, size, s) => call("upsample_nearest1d", x, size, s) },
  upsample_nearest2d: { rank: 2, f: (x, size, s) => call("upsample_nearest2d", x, size, s, null) },
  _upsample_nearest_exact2d: { rank: 2, f: (x, size, s) => call("_upsample_nearest_exact2d", x, size, s, s) },
  upsample_linear1d: { rank: 1, f: (x, size, s, corners) => call("upsample_linear1d", x, size, corners, s) },
  upsample_bilinear2d: { rank: 2, f: (x, size, s, corners) => call("upsample_bilinear2d", x, size, corners, s, null) },
  upsample_bicubic2d: { rank: 2, f: (x, size, s, corners) => call("upsample_bicubic2d", x, size, corners, null, s) },
  upsample_trilinear3d: {
    rank: 3,
    f: (x, size, s, corners) => call("upsample_trilinear3d", x, size, corners, s, null, s),
  },
};

describe.skipIf(ort === null)("resizing", () => {
  test.each(Object.keys(resizing))("%s, by sizes and by scales", async (name) => {
    const { rank, f } = resizing[name]!;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 11 })), {
          minLength: rank,
          maxLength: rank,
        }),
        fc.option(fc.double({ min: 0.4, max: 3, noNaN: true })),
        fc.boolean(),
        async (dims, scale, corners) => {
          const x = randn([1, 2, ...dims.map(([from]) => from)]);
          const size = dims.map(([from, to]) => (scale === null ? to : Math.max(1, Math.floor(from * scale))));
          expect(await compared((input) => f(input, size, scale, corners), x)).toEqual([]);
        },
      ),
      { numRuns: 25, seed: 31 },
    );
  });

  test("the cases of public reports", async () => {
    const line = tensor([[[0, 1, 2]]]);
    const five = tensor([[[0, 1, 2, 3, 4]]]);
    const by =
      (op: unknown, ...args: unknown[]) =>
      (x: Tensor) =>
        (op as (...all: unknown[]) => Tensor)(x, ...args);
    expect(await compared(by(ops.aten.upsample_linear1d.vec, null, false, [1.4]), line)).toEqual([]);
    expect(await compared(by(ops.aten.upsample_nearest1d, [6], 1.3), five)).toEqual([]);
  });
});

test.skipIf(ort === null)("grid_sampler in every opset", async () => {
  const grid = randn([1, 3, 3, 2]).clamp({ min: -1, max: 1 });
  for (const opset of [17, 20])
    for (const mode of [0, 1, 2])
      expect(
        await compared((x) => call("grid_sampler_2d", x, grid, mode, 0, false), randn([1, 2, 4, 4]), opset),
      ).toEqual([]);
});
