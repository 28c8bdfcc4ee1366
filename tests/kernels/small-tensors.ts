// Small tensors of all kinds, and operators by their names: what the tables of single calls beside this file are written with.

import { type DType, ops, type Tensor, tensor } from "../../generated/index.js";

export const { aten } = ops;
// biome-ignore lint/suspicious/noExplicitAny: operators by names, with arguments that no type allows
export const mended = aten as any;
export const f = (values: unknown): Tensor => tensor(values as number[], { dtype: "float32" });
export const i8 = (values: unknown): Tensor => tensor(values as number[], { dtype: "int8" });
export const u8 = (values: unknown): Tensor => tensor(values as number[], { dtype: "uint8" });
export const bool = tensor([true, false]);
export const index = tensor([0], { dtype: "int64" });
export const square = (): Tensor =>
  f([
    [1, 2],
    [3, 4],
  ]);
export const transposed = (): Tensor => aten.t(square()) as Tensor;
export const layoutOf = (result: unknown): readonly number[] => (result as Tensor).strides;
export const lastChannels = (): Tensor =>
  aten.contiguous(aten.ones([2, 4, 4, 4]), { memoryFormat: "channels_last" }) as Tensor;
export const f64 = (values: unknown): Tensor => tensor(values as number[], { dtype: "float64" });
export const leaf = (x: Tensor): Tensor => {
  const one = x.detach();
  one.requiresGrad = true;
  return one;
};
export const long = (values: unknown): Tensor => tensor(values as number[], { dtype: "int64" });
export const all3 = [true, true, true];
export const { POSITIVE_INFINITY: inf, NaN: nan } = Number;
export const weights = (rows: number, columns: number): Tensor => aten.ones([rows, columns]) as Tensor;
export const ints = (values: unknown, dtype: DType = "int64"): Tensor => tensor(values as number[], { dtype });
export const empties = (shape: readonly number[], dtype = "float32"): Tensor =>
  mended.zeros(shape, { dtype }) as Tensor;
export const pool2d = (input: Tensor): Tensor => mended.avg_pool2d(input, [4, 4], [2, 2], [2], true) as Tensor;
export const complex = (values: unknown, dtype: DType = "complex128"): Tensor => tensor(values as number[], { dtype });
export const reals = (shape: readonly number[], from = 0): Tensor =>
  mended.reshape(mended.arange.start(from, from + shape.reduce((a, b) => a * b, 1), { dtype: "float64" }), shape);
export const volume = (): Tensor => mended.contiguous(reals([1, 2, 3, 3, 3]), { memoryFormat: "channels_last_3d" });
export const planes = (): Tensor => mended.contiguous(reals([2, 4, 3, 5]), { memoryFormat: "channels_last" });
export const overlapping =
  "some elements of the input tensor and the written-to tensor refer to a single memory location";
