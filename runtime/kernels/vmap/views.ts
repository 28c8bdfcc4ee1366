// Handwritten rules of views, of operators of lists, and of copies with another shape.

import {
  as_strided,
  cat,
  clone,
  diag_embed,
  diagonal,
  diagonal_scatter,
  expand,
  new_empty_strided,
  new_zeros,
  permute,
  repeat,
  reshape,
  roll,
  squeeze_dims,
  stack,
  view,
} from "../../../generated/operators.js";
import { IndexError, ShapeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import type { MappedCall, VmapRule } from "../../modes/batched-tensor.js";
import { padded, repeated, toFront } from "./dims.js";

const first = ({ args, dims }: MappedCall): Tensor => toFront(args[0] as Tensor, dims[0] as number | null);

export const wrapDim = (dim: number, rank: number): number => {
  const least = Math.max(rank, 1);
  if (dim < -least || dim >= least)
    throw new IndexError(
      `Dimension out of range (expected to be in range of [${-least}, ${least - 1}], but got ${dim})`,
    );
  return dim < 0 ? dim + least : dim;
};

export const permute_vmap: VmapRule = (call) => {
  const value = first(call);
  const rank = value.shape.length - 1;
  return permute(value, [0, ...(call.args[1] as number[]).map((dim) => wrapDim(dim, rank) + 1)]);
};

export const squeeze_vmap: VmapRule = (call) => {
  const value = first(call);
  return squeeze_dims(
    value,
    value.shape.flatMap((size, i) => (i > 0 && size === 1 ? [i] : [])),
  );
};

export const expand_vmap: VmapRule = (call) => {
  const { args, dims, size } = call;
  const wanted = args[1] as number[];
  const value = padded(args[0] as Tensor, dims[0] as number, wanted.length);
  if (value.shape.length - 1 > wanted.length)
    throw new ShapeError(
      `expand: the number of sizes (${wanted.length}) must be at least the number of dimensions (${value.shape.length - 1})`,
    );
  return expand(value, [size, ...wanted], args[2] as boolean);
};

export const as_strided_vmap: VmapRule = (call) => {
  const { args, size } = call;
  const value = first(call);
  const [, sizes, strides, offset] = args as [Tensor, number[], number[], number | null];
  return as_strided(value, [size, ...sizes], [value.strides[0]!, ...strides], offset ?? value.offset);
};

export const _reshape_alias_vmap: VmapRule = (call) => view(first(call), [call.size, ...(call.args[1] as number[])]);

export const new_empty_strided_vmap: VmapRule = (call) => {
  const [, sizes, strides, ...rest] = call.args as [Tensor, number[], number[], null, null, null, null];
  const span = sizes.includes(0) ? 0 : sizes.reduce((sum, n, i) => sum + (n - 1) * strides[i]!, 1);
  return new_empty_strided(first(call), [call.size, ...sizes], [span, ...strides], ...rest);
};

/** The tensors of a list, with the batch dimension first. */
function listInFront({ args, dims, size }: MappedCall): Tensor[] {
  const places = dims[0] as readonly (number | null)[];
  return (args[0] as Tensor[]).map((tensor, i) => repeated(tensor, places[i]!, size));
}

export const stack_vmap: VmapRule = (call) => {
  const tensors = listInFront(call);
  return stack(tensors, wrapDim(call.args[1] as number, tensors[0]!.shape.length) + 1);
};

export const cat_vmap: VmapRule = (call) => {
  const all = listInFront(call);
  // Tensors of shape [0] do not count, whatever the others' rank is.
  const isEmpty = ({ shape }: Tensor): boolean => shape.length === 2 && shape[1] === 0;
  const rank = Math.max(...all.map(({ shape }) => shape.length)) - 1;
  const tensors = rank > 1 ? all.map((one) => (isEmpty(one) ? null : one)).filter((one) => one !== null) : all;
  const joined = cat(tensors, wrapDim(call.args[1] as number, rank) + 1);
  return joined;
};

export const repeat_vmap: VmapRule = (call) => {
  const repeats = call.args[1] as number[];
  return repeat(padded(call.args[0] as Tensor, call.dims[0] as number, repeats.length), [1, ...repeats]);
};

export const roll_vmap: VmapRule = (call) => {
  const value = first(call);
  const [, shifts, dims] = call.args as [Tensor, number[], number[]];
  const rank = value.shape.length - 1;
  if (rank === 0) return clone(value, null);
  if (dims.length > 0)
    return roll(
      value,
      shifts,
      dims.map((dim) => wrapDim(dim, rank) + 1),
    );
  return reshape(roll(reshape(value, [call.size, value.numel / Math.max(call.size, 1)]), shifts, [1]), value.shape);
};

export const diag_embed_vmap: VmapRule = (call) => {
  const value = first(call);
  const [, offset, dim1, dim2] = call.args as [Tensor, number, number, number];
  const rank = value.shape.length;
  const [a, b] = [wrapDim(dim1, rank), wrapDim(dim2, rank)];
  const length = value.shape.at(-1)! + Math.abs(offset);
  const sizes = value.shape.slice(1, -1);
  for (const dim of [Math.min(a, b), Math.max(a, b)]) sizes.splice(dim, 0, length);
  const zeros = new_zeros(value, [call.size, ...sizes], null, null, null, null);
  return diagonal_scatter(zeros, value, offset, a + 1, b + 1);
};

export const diag_vmap: VmapRule = (call) => {
  const value = first(call);
  const offset = call.args[1] as number;
  return value.shape.length === 2 ? diag_embed(value, offset, 1, 2) : clone(diagonal(value, offset, 1, 2), null);
};
