// Distances between rows on the CPU, and their gradients, for any p-norm.

import { isFloatingCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { broadcastShapes, broadcastStrides, numelOf } from "../../core/shape.js";
import { allocateCode, assertIntact, type Tensor, windowOn } from "../../core/tensor.js";
import { requireFloating, requireSameDType } from "../checks/dtypes.js";
import { type NumberArray, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import { checkCdist } from "../shapes/distance.js";

function distance(x: NumberArray, a: number, y: NumberArray, b: number, n: number, p: number): number {
  let sum = 0;
  if (p === 2) {
    for (let i = 0; i < n; i++) {
      const d = x[a + i]! - y[b + i]!;
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
  if (p === 1) {
    for (let i = 0; i < n; i++) sum += Math.abs(x[a + i]! - y[b + i]!);
    return sum;
  }
  if (p === 0) {
    for (let i = 0; i < n; i++) {
      const d = x[a + i]! - y[b + i]!;
      sum += d === 0 ? 0 : d === d ? 1 : d;
    }
    return sum;
  }
  if (p === Number.POSITIVE_INFINITY) {
    for (let i = 0; i < n; i++) sum = Math.max(sum, Math.abs(x[a + i]! - y[b + i]!));
    return sum;
  }
  for (let i = 0; i < n; i++) sum += Math.abs(x[a + i]! - y[b + i]!) ** p;
  return sum ** (1 / p);
}

/** Derivative of the distance with respect to one difference; 0 where the distance is 0. */
function slope(exact: number, distance: number, p: number, float32: boolean): number {
  // The distance was rounded to single precision, so the largest difference must be rounded for the comparison.
  const difference = float32 ? Math.fround(exact) : exact;
  if (p === 0) return 0;
  if (p === 1) return Math.sign(difference);
  if (distance === 0) return 0;
  if (p === 2) return difference / distance;
  if (p === Number.POSITIVE_INFINITY) return Math.abs(difference) === distance ? Math.sign(difference) : 0;
  if (difference === 0 && p < 2) return 0;
  return Math.sign(difference) * (Math.abs(difference) / distance) ** (p - 1);
}

function broadcastDense(x: Tensor, batch: readonly number[]): Tensor {
  const shape = [...batch, ...x.shape.slice(-2)];
  const strides = broadcastStrides(x.shape, x.strides, shape);
  assertIntact(x);
  return numeric(windowOn(x.storage, shape, strides, x.offset, x.dtype));
}

/** [*, P, M] and [*, R, M]: [*, P, R]. */
export function _cdist_forward_cpu(x1: Tensor, x2: Tensor, p: number, computeMode: number | null): Tensor {
  checkCdist(x1, x2, p, computeMode ?? 0);
  const batch = broadcastShapes(x1.shape.slice(0, -2), x2.shape.slice(0, -2));
  const [a, b] = [broadcastDense(x1, batch), broadcastDense(x2, batch)];
  const [r1, r2, n] = [x1.shape.at(-2)!, x2.shape.at(-2)!, x1.shape.at(-1)!];
  const out = numericResult([...batch, r1, r2], x1.dtypeCode);
  const [x, y, z] = [numbersOf(a), numbersOf(b), numbersOf(out)];
  let o = 0;
  for (let k = 0, count = numelOf(batch); k < count; k++) {
    for (let i = 0; i < r1; i++) {
      const from = a.offset + (k * r1 + i) * n;
      for (let j = 0; j < r2; j++) z[o++] = distance(x, from, y, b.offset + (k * r2 + j) * n, n, p);
    }
  }
  return stored(out, x1.dtypeCode);
}

/** Gradient of x1, in its shape with broadcast batch dimensions. */
export function _cdist_backward_cpu(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor): Tensor {
  const batch = broadcastShapes(x1.shape.slice(0, -2), x2.shape.slice(0, -2));
  const [a, b] = [broadcastDense(x1, batch), broadcastDense(x2, batch)];
  const [r1, r2, n] = [x1.shape.at(-2)!, x2.shape.at(-2)!, x1.shape.at(-1)!];
  const count = numelOf(batch);
  if (numelOf(a.shape) > 0) requireFloating("cdist_backward", x1);
  // For p = 0 the distance counts differences and has zero derivative, whatever the gradient.
  if (r1 === 0 || r2 === 0 || n === 0 || count === 0 || p === 0) return allocateCode(x1.shape, x1.dtypeCode);
  requireSameDType(x1, grad, x2, cdist);
  const out = numericResult(a.shape, x1.dtypeCode);
  const [g, d] = [numeric(grad), numeric(cdist)];
  const [x, y, z] = [numbersOf(a), numbersOf(b), numbersOf(out)];
  const [grads, distances] = [numbersOf(g), numbersOf(d)];
  const single = distances instanceof Float32Array;
  let pair = 0;
  for (let k = 0; k < count; k++) {
    for (let i = 0; i < r1; i++) {
      const row = (k * r1 + i) * n;
      for (let j = 0; j < r2; j++, pair++) {
        const weight = grads[g.offset + pair]!;
        const at = distances[d.offset + pair]!;
        const other = b.offset + (k * r2 + j) * n;
        for (let c = 0; c < n; c++)
          z[row + c]! += weight * slope(x[a.offset + row + c]! - y[other + c]!, at, p, single);
      }
    }
  }
  return stored(out, x1.dtypeCode);
}

export function _pdist_forward_cpu(self: Tensor, p: number): Tensor {
  if (!isFloatingCode(self.dtypeCode)) throw new DTypeError("pdist only supports floating-point dtypes");
  const source = numeric(self);
  const [rows, n] = self.shape as [number, number];
  const out = numericResult([rows <= 1 ? 0 : (rows * (rows - 1)) / 2], self.dtypeCode);
  const [x, y] = [numbersOf(source), numbersOf(out)];
  let o = 0;
  for (let i = 0; i < rows; i++) {
    for (let j = i + 1; j < rows; j++) y[o++] = distance(x, source.offset + i * n, x, source.offset + j * n, n, p);
  }
  return stored(out, self.dtypeCode);
}

export function _pdist_backward_cpu(grad: Tensor, self: Tensor, p: number, pdist: Tensor): Tensor {
  requireFloating("pdist_backward", self);
  if (p === 0) return allocateCode(self.shape, self.dtypeCode);
  requireSameDType(self, grad, pdist);
  const [source, g, d] = [numeric(self), numeric(grad), numeric(pdist)];
  const [rows, n] = self.shape as [number, number];
  const out = numericResult(self.shape, self.dtypeCode);
  const [x, y, grads, distances] = [numbersOf(source), numbersOf(out), numbersOf(g), numbersOf(d)];
  const single = distances instanceof Float32Array;
  let pair = 0;
  for (let i = 0; i < rows; i++) {
    for (let j = i + 1; j < rows; j++, pair++) {
      const weight = grads[g.offset + pair]!;
      const at = distances[d.offset + pair]!;
      for (let c = 0; c < n; c++) {
        const difference = x[source.offset + i * n + c]! - x[source.offset + j * n + c]!;
        const share = weight * slope(difference, at, p, single);
        y[i * n + c]! += share;
        y[j * n + c]! -= share;
      }
    }
  }
  return stored(out, self.dtypeCode);
}
