// Window functions: weights of the samples of a frame, periodic (for transforms) or symmetric.

import { defaultDTypeCode } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf, isFloatingCode } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import type { Layout } from "../../core/memory-format.js";
import type { Tensor } from "../../core/tensor.js";
import { besselI0 } from "../math/bessel.js";
import { checkOptions } from "./factories.js";
import { tabulate } from "./tabulate.js";

/** Options shared by all windows. */
interface Options {
  readonly dtype: DType | null;
  readonly layout: Layout | null;
  readonly device: Device | null;
  readonly pinMemory: boolean | null;
}

/** A periodic window is the symmetric one of length + 1 without its last weight. `at` takes the index and the last index. */
function window(
  name: string,
  length: number,
  periodic: boolean,
  { dtype, layout, device, pinMemory }: Options,
  at: (index: number, last: number) => number,
): Tensor {
  checkOptions(name, layout, pinMemory);
  const code = dtype === null ? defaultDTypeCode() : dtypeCodeOf(dtype);
  if (!isFloatingCode(code)) throw new DTypeError(`${name} expects floating point dtypes, got: ${dtype}`);
  if (length < 0) throw new ShapeError(`${name} requires non-negative window_length, got window_length=${length}`);
  const last = periodic ? length : length - 1;
  return tabulate([length], code, device ?? "cpu", (i) => (length === 1 ? 1 : at(i, last)));
}

function cosines(...weights: readonly number[]): (index: number, last: number) => number {
  return (i, last) =>
    weights.reduce(
      (sum, weight, k) => sum + (k % 2 === 0 ? weight : -weight) * Math.cos((2 * Math.PI * k * i) / last),
      0,
    );
}

function bartlett(i: number, last: number): number {
  return 1 - Math.abs((2 * i) / last - 1);
}

function kaiser(beta: number): (index: number, last: number) => number {
  return (i, last) => besselI0(beta * Math.sqrt(Math.max(0, 1 - ((2 * i) / last - 1) ** 2))) / besselI0(beta);
}

export function hann_window_explicit(
  windowLength: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hann_window", windowLength, true, { dtype, layout, device, pinMemory }, cosines(0.5, 0.5));
}

export function hann_window_periodic_explicit(
  windowLength: number,
  periodic: boolean,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hann_window", windowLength, periodic, { dtype, layout, device, pinMemory }, cosines(0.5, 0.5));
}

export function bartlett_window_explicit(
  windowLength: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("bartlett_window", windowLength, true, { dtype, layout, device, pinMemory }, bartlett);
}

export function bartlett_window_periodic_explicit(
  windowLength: number,
  periodic: boolean,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("bartlett_window", windowLength, periodic, { dtype, layout, device, pinMemory }, bartlett);
}

export function blackman_window_explicit(
  windowLength: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("blackman_window", windowLength, true, { dtype, layout, device, pinMemory }, cosines(0.42, 0.5, 0.08));
}

export function blackman_window_periodic_explicit(
  windowLength: number,
  periodic: boolean,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window(
    "blackman_window",
    windowLength,
    periodic,
    { dtype, layout, device, pinMemory },
    cosines(0.42, 0.5, 0.08),
  );
}

export function hamming_window_explicit(
  windowLength: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hamming_window", windowLength, true, { dtype, layout, device, pinMemory }, cosines(0.54, 0.46));
}

export function hamming_window_periodic_explicit(
  windowLength: number,
  periodic: boolean,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hamming_window", windowLength, periodic, { dtype, layout, device, pinMemory }, cosines(0.54, 0.46));
}

export function hamming_window_periodic_alpha_explicit(
  windowLength: number,
  periodic: boolean,
  alpha: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hamming_window", windowLength, periodic, { dtype, layout, device, pinMemory }, cosines(alpha, 0.46));
}

export function hamming_window_periodic_alpha_beta_explicit(
  windowLength: number,
  periodic: boolean,
  alpha: number,
  beta: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("hamming_window", windowLength, periodic, { dtype, layout, device, pinMemory }, cosines(alpha, beta));
}

export function kaiser_window_explicit(
  windowLength: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("kaiser_window", windowLength, true, { dtype, layout, device, pinMemory }, kaiser(12));
}

export function kaiser_window_periodic_explicit(
  windowLength: number,
  periodic: boolean,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("kaiser_window", windowLength, periodic, { dtype, layout, device, pinMemory }, kaiser(12));
}

export function kaiser_window_beta_explicit(
  windowLength: number,
  periodic: boolean,
  beta: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return window("kaiser_window", windowLength, periodic, { dtype, layout, device, pinMemory }, kaiser(beta));
}
