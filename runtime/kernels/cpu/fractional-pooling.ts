// Maximum over windows at random positions (Graham, 2014), on the CPU.

import { FLOAT32, isFloatingCode } from "../../core/dtype.js";
import { ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { expectedDType, notImplementedFor } from "../checks/dtypes.js";
import { bigintsOf, dense, integersOf, numbersOf } from "../memory/elements.js";
import { fractionalPool, fractionalPoolGradient } from "../shapes/fractional-pooling.js";
import { checkPlaneIndex } from "./pooling.js";

type Sizes = readonly number[];

/**
 * Start of each window along a dimension: nearly even steps, shifted by a sample in [0, 1); the last window ends at the
 * end of the input.
 */
function startsOf(sample: number, size: number, count: number, window: number, round: (x: number) => number): number[] {
  const step = round((size - window) / (count - 1));
  const shift = Math.trunc(round(sample * step));
  return Array.from({ length: count }, (_, i) =>
    i === count - 1 ? size - window : Math.trunc(round(round(i + sample) * step)) - shift,
  );
}

export function fractional_max_pool_cpu(
  name: string,
  self: Tensor,
  kernelSize: Sizes,
  outputSize: Sizes,
  randomSamples: Tensor,
  spatial: 2 | 3,
): readonly [Tensor, Tensor] {
  const [out, indices] = fractionalPool(name, spatial, self, kernelSize, outputSize);
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor(`fractional_max_pool${spatial}d_out_frame`, self);
  if (randomSamples.dtypeCode !== self.dtypeCode) {
    throw expectedDType(self.dtype, randomSamples.dtype);
  }
  const batches = self.ndim === spatial + 2 ? self.shape[0]! : 1;
  const planes = self.shape.at(-spatial - 1)!;
  if (randomSamples.numel < batches * planes * spatial) {
    throw new ShapeError(
      `${name}: expected ${spatial} random samples for each of ${batches * planes} planes, got ${formatShape(randomSamples.shape)}`,
    );
  }
  const [source, samples] = [dense(self), dense(randomSamples)];
  const [x, y, positions, drawn] = [numbersOf(source), numbersOf(out), bigintsOf(indices), numbersOf(samples)];
  const sizes = self.shape.slice(-spatial);
  const inner = sizes.reduce((a, b) => a * b, 1);
  const outer = outputSize.reduce((a, b) => a * b, 1);
  const round = self.dtypeCode === FLOAT32 ? Math.fround : (v: number) => v;
  // Two dimensions are treated as three, with a first dimension of size 1.
  const three = (list: Sizes): Sizes => (spatial === 2 ? [1, ...list] : list);
  const [depth, height, width] = three(sizes) as [number, number, number];
  const [kd, kh, kw] = three(kernelSize) as [number, number, number];
  const [od, oh, ow] = three(outputSize) as [number, number, number];
  for (let plane = 0; plane < batches * planes; plane++) {
    const planeSamples = Array.from(
      drawn.subarray(samples.offset + plane * spatial, samples.offset + (plane + 1) * spatial),
    );
    // As in PyTorch: in two dimensions the last one's sample comes first, in three the first one's.
    const [sampleD, sampleH, sampleW] = spatial === 3 ? planeSamples : [0, planeSamples[1], planeSamples[0]];
    const ds = startsOf(sampleD!, depth, od, kd, round);
    const hs = startsOf(sampleH!, height, oh, kh, round);
    const ws = startsOf(sampleW!, width, ow, kw, round);
    const from = source.offset + plane * inner;
    let o = plane * outer;
    for (const d0 of ds) {
      for (const h0 of hs) {
        for (const w0 of ws) {
          let maximum = Number.NEGATIVE_INFINITY;
          let position = (d0 * height + h0) * width + w0;
          for (let d = d0; d < d0 + kd; d++) {
            for (let h = h0; h < h0 + kh; h++) {
              for (let w = w0; w < w0 + kw; w++) {
                const at = (d * height + h) * width + w;
                const v = x[from + at]!;
                if (v > maximum || v !== v) {
                  maximum = v;
                  position = at;
                }
              }
            }
          }
          y[o] = maximum;
          positions[o++] = BigInt(position);
        }
      }
    }
  }
  return [out, indices];
}

/** Accumulates each gradient at the index of its maximum. */
export function fractional_max_pool_backward_cpu(
  gradOutput: Tensor,
  self: Tensor,
  _kernelSize: Sizes,
  outputSize: Sizes,
  indices: Tensor,
): Tensor {
  const out = fractionalPoolGradient(gradOutput, self, outputSize);
  const grads = dense(gradOutput);
  const [g, y] = [numbersOf(grads), numbersOf(out)];
  const positions = integersOf(indices);
  const inner = self.shape.slice(-outputSize.length).reduce((a, b) => a * b, 1);
  const outer = outputSize.reduce((a, b) => a * b, 1);
  for (let i = 0; i < grads.numel; i++) {
    const position = positions[i]!;
    checkPlaneIndex(position, inner);
    y[Math.floor(i / outer) * inner + position]! += g[grads.offset + i]!;
  }
  return out;
}
