// Functions of formulas that are not operators: sizes, options, geometry, presence, conjugates.

import { any } from "../../../generated/operators.js";
import type { Device } from "../../core/device.js";
import { type DType, FLOAT64, isComplex, isComplexCode, isFloatingPoint } from "../../core/dtype.js";
import { mayAsk, writeElement } from "../../core/elements.js";
import { ArgumentError } from "../../core/errors.js";
import { coreHooks } from "../../core/hooks.js";
import type { Layout, MemoryFormat } from "../../core/memory-format.js";
import { dtypeCodeOfScalar, isComplexScalar, type Scalar, scalar, scalarKind, toNumber } from "../../core/scalar.js";
import { isChannelsLast, normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";

export { conjugate } from "../complex-kernels.js";

/** `x.options()`: dtype, layout and device, for factory functions. */
export interface OptionsOfTensor {
  readonly dtype: DType;
  readonly layout: Layout;
  readonly device: Device;
}

/** `TensorGeometry(x)`: a tensor's layout in its storage. */
export interface TensorGeometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
  readonly numel: number;
}

/** Sizes and options of a tensor: sufficient to create zeros like it. */
export interface TensorInfo extends OptionsOfTensor {
  readonly shape: readonly number[];
}

export function optionsOf({ dtype, layout, device }: Tensor): OptionsOfTensor {
  return { dtype, layout, device };
}

export function geometryOf({ shape, strides, offset, numel }: Tensor): TensorGeometry {
  return { shape, strides, offset, numel };
}

export function infoOf({ shape, dtype, layout, device }: Tensor): TensorInfo {
  return { shape, dtype, layout, device };
}

/** The size of a dimension; negative dimensions count from the end. @throws IndexError if out of range */
export function sizeOf({ shape }: Tensor, dim: number): number {
  return shape[normalizeDim(dim, shape.length)] ?? 1;
}

/** A tensor that a formula requires. @throws ArgumentError if it is undefined */
export function defined(tensor: Tensor | null, what: string | null = null): Tensor {
  if (tensor === null) {
    throw new ArgumentError(
      what === null
        ? "a derivative formula uses a tensor that is undefined"
        : `a derivative formula uses ${what}, which is undefined; it must check \`.defined()\` first`,
    );
  }
  return tensor;
}

/** A list of tensors that a formula requires. @throws ArgumentError if one is undefined */
export function definedAll(tensors: readonly (Tensor | null)[]): readonly Tensor[] {
  return tensors.map((tensor) => defined(tensor));
}

/** The value of an optional, as read by `value()` and `*`. @throws ArgumentError if it has none */
export function present<T>(value: T | null, expression: string): T {
  if (value === null) throw new ArgumentError(`${expression}: the optional has no value`);
  return value;
}

/**
 * Whether a condition holds for any element. True if values cannot be read, since a traced graph may run on other
 * inputs, but false on meta.
 */
export function mayHold(condition: Tensor): boolean {
  if (!mayAsk(condition)) return condition.device !== "meta" || coreHooks.hides?.(condition) === true;
  return any(condition).item() as boolean;
}

/** The conjugate of a scalar argument. */
export function conjugateScalar(value: Scalar): Scalar {
  return typeof value === "object" && isComplexScalar(value) ? { re: value.re, im: -value.im } : value;
}

/** The real part of a complex derivative if the input is real; other derivatives unchanged. */
export function handle_r_to_c(dtype: DType, derivative: Tensor): Tensor {
  return isComplexCode(derivative.dtypeCode) && !isComplex(dtype) ? complexKernel("real")(derivative) : derivative;
}

/** A scalar as a 0-dim tensor that promotes as a scalar does. */
export function wrapScalar(value: Scalar): Tensor {
  const tensor = scalar_to_tensor(value);
  tensor.wrappedNumber = true;
  return tensor;
}

/** A scalar as an ordinary 0-dim CPU tensor: bool, int64 or float64. */
export function scalar_to_tensor(value: Scalar): Tensor {
  const code = dtypeCodeOfScalar(value);
  const tensor = allocateCode([], code);
  const { data } = tensor.storage;
  if (isComplexScalar(value)) {
    writeElement(tensor.storage, code, 0, value);
    return tensor;
  }
  const plain = typeof value === "object" ? value.value : value;
  if (data instanceof BigInt64Array) data[0] = BigInt(plain);
  else if (data !== null) data[0] = code === FLOAT64 ? Number(plain) : plain ? 1 : 0;
  return tensor;
}

/** `-s` of the same kind, except that booleans become integers. */
export function negateScalar(value: Scalar): Scalar {
  if (isComplexScalar(value)) return { re: -value.re, im: -value.im };
  if (typeof value === "number" || typeof value === "bigint") return -value;
  const kind = scalarKind(value);
  if (kind === "bool") return -toNumber(value);
  const plain = typeof value === "object" ? value.value : value;
  return scalar(typeof plain === "bigint" ? -plain : -Number(plain), kind as "int" | "float");
}

/** `std::vector<T>(length, value)`. */
export function filled<T>(length: number, value: T): readonly T[] {
  return new Array<T>(length).fill(value);
}

/** The memory format for results modelled on this tensor. */
export function suggestMemoryFormat({ shape, strides }: Tensor): MemoryFormat {
  return isChannelsLast(shape, strides) ? "channels_last" : "contiguous_format";
}

/** The shape of each tensor in a list. */
export function to_args_sizes(tensors: readonly Tensor[]): readonly (readonly number[])[] {
  return tensors.map(({ shape }) => shape);
}

/** The dtype of each tensor in a list. */
export function to_args_scalartypes(tensors: readonly Tensor[]): readonly DType[] {
  return tensors.map(({ dtype }) => dtype);
}

/** The list in reverse order. */
export function reverse_list(list: readonly number[]): readonly number[] {
  return [...list].reverse();
}

/** Whether gradients can flow through tensors of this dtype. */
export function isDifferentiableType(dtype: DType): boolean {
  return isFloatingPoint(dtype) || isComplex(dtype);
}
