// Handwritten rules of operators that index.

import {
  add_Scalar,
  any_dims,
  arange,
  bucketize_Tensor,
  embedding,
  embedding_dense_backward,
  eq_Tensor,
  expand,
  gather,
  index_add,
  index_copy,
  index_fill_int_Scalar,
  index_fill_int_Tensor,
  index_put,
  index_select,
  index_Tensor,
  isin_Tensor_Scalar,
  isin_Tensor_Tensor,
  logical_not,
  lt_Scalar,
  mul_Scalar,
  narrow,
  new_zeros,
  nonzero,
  permute,
  reshape,
  scatter_add,
  scatter_src,
  searchsorted_Tensor,
  squeeze_dim,
  take,
  unbind_int,
  unsqueeze,
  where_self,
} from "../../../generated/operators.js";
import { ShapeError, wrapperError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { Mapped, type MappedCall, type VmapRule, vmapRules } from "../../modes/batched-tensor.js";
import { logicalRank, logicalShape, padded, repeated, toFront } from "./dims.js";
import { inside } from "./families.js";
import { vmapPointwise } from "./pointwise.js";
import { wrapDim } from "./views.js";

// -- along a dimension, by a list of positions

/** Examples have at least one dimension. */
const atLeast1d = (front: Tensor): Tensor => (front.shape.length === 1 ? unsqueeze(front, 1) : front);

/** Positions for each example, as an index of every element along a dimension. */
function spread(index: Tensor, like: Tensor, dim: number): Tensor {
  const count = index.shape[1]!;
  const shape = like.shape.map((n, i) => (i === dim ? count : n));
  return expand(
    reshape(
      index,
      shape.map((_, i) => (i === 0 ? index.shape[0]! : i === dim ? count : 1)),
    ),
    shape,
    false,
  );
}

export const index_select_vmap: VmapRule = ({ args, dims, size }) => {
  const [self, given, index] = args as [Tensor, number, Tensor];
  const [ds, , di] = dims as [number | null, null, number | null];
  const rank = logicalRank(self, ds);
  const dim = wrapDim(given, rank);
  if (di === null) {
    const result = index_select(atLeast1d(toFront(self, ds)), dim + 1, index);
    return rank === 0 ? squeeze_dim(result, 1) : result;
  }
  const places = atLeast1d(toFront(index, di));
  if (ds === null) {
    const count = places.shape[1]!;
    const result = index_select(rank === 0 ? unsqueeze(self, 0) : self, dim, reshape(places, [-1]));
    if (rank === 0) return result;
    return new Mapped(reshape(result, [...self.shape.slice(0, dim), size, count, ...self.shape.slice(dim + 1)]), dim);
  }
  const front = atLeast1d(toFront(self, ds));
  const result = gather(front, dim + 1, spread(places, front, dim + 1), false);
  return rank === 0 ? squeeze_dim(result, 1) : result;
};

/**
 * The rows of an embedding. Which row is padding, and how often an index occurs, matter for the gradient of each example: then one call serves all examples
 * only where they share the weight, and no frequencies count.
 */
export const embedding_vmap: VmapRule = (call) => {
  const [weight, indices, padding, isScaled, isSparse] = call.args as [Tensor, Tensor, number, boolean, boolean];
  const [dw, di] = call.dims as [number | null, number | null];
  if (isScaled || (dw !== null && padding >= 0)) return vmapRules.loop!(call);
  if (dw === null) return embedding(weight, toFront(indices, di), padding, isScaled, isSparse);
  const front = toFront(weight, dw);
  if (front.shape.length !== 3) throw new ShapeError("'weight' must be 2-D");
  const one = logicalShape(indices, di);
  const rows =
    di === null
      ? index_select(front, 1, reshape(indices, [-1]))
      : gather(front, 1, spread(reshape(toFront(indices, di), [call.size, -1]).to("int64"), front, 1), false);
  return reshape(rows, [call.size, ...one, front.shape[2]!]);
};

/** Writes at positions: by `shared` where all examples have the same ones, else by `own`. */
const writing =
  (
    shared: (self: Tensor, dim: number, index: Tensor, source: never, extra: never) => Tensor,
    own: (self: Tensor, dim: number, index: Tensor, source: never, extra: never) => Tensor,
  ): VmapRule =>
  ({ args, dims, size }) => {
    const [self, given, index, source, extra] = args as [Tensor, number, Tensor, Tensor, never];
    const rank = logicalRank(self, dims[0] as number | null);
    const dim = wrapDim(given, rank) + 1;
    const front = atLeast1d(repeated(self, dims[0] as number | null, size));
    const values = atLeast1d(repeated(source, dims[3] as number | null, size));
    const di = dims[2] as number | null;
    const result =
      di === null
        ? shared(front, dim, index, values as never, extra)
        : own(front, dim, spread(atLeast1d(toFront(index, di)), front, dim), values as never, extra);
    return rank === 0 ? squeeze_dim(result, 1) : result;
  };

export const index_add_vmap: VmapRule = (call) =>
  writing(
    (self, dim, index, source, alpha) => index_add(self, dim, index, source, alpha),
    (self, dim, index, source, alpha) =>
      scatter_add(self, dim, index, mul_Scalar(source, alpha).to((self as Tensor).dtype)),
  )(call);

export const index_copy_vmap: VmapRule = (call) =>
  writing(
    (self, dim, index, source) => index_copy(self, dim, index, source),
    (self, dim, index, source) => scatter_src(self, dim, index, source),
  )(call);

const filling = (call: MappedCall, value: Tensor | null): Tensor => {
  const { args, dims, size } = call;
  const [self, stated, index, scalar] = args as [Tensor, number, Tensor, Scalar];
  const rank = logicalRank(self, dims[0] as number | null);
  const dim = wrapDim(stated, rank) + 1;
  const front = atLeast1d(repeated(self, dims[0] as number | null, size));
  const di = dims[2] as number | null;
  const db = dims[3] as number | null;
  let result: Tensor;
  if (di === null && db === null)
    result =
      value === null
        ? index_fill_int_Scalar(front, dim, index, scalar)
        : index_fill_int_Tensor(front, dim, index, value);
  else {
    const given =
      di === null ? expand(reshape(index, [1, -1]), [size, index.numel], false) : atLeast1d(toFront(index, di));
    // Unlike scattering, filling counts negative indices from the end.
    const places = where_self(lt_Scalar(given, 0), add_Scalar(given, front.shape[dim]!, 1), given);
    const spreadPlaces = spread(places, front, dim);
    if (value === null) {
      const filled = index_fill_int_Scalar(
        front,
        dim,
        arange(front.shape[dim]! as never, "int64", null, null, null),
        scalar,
      );
      result = scatter_src(front, dim, spreadPlaces, gather(filled, dim, spreadPlaces, false));
    } else {
      const one = reshape(repeated(value, db, size), [size, ...new Array<number>(front.shape.length - 1).fill(1)]);
      result = scatter_src(front, dim, spreadPlaces, expand(one.to(front.dtype), spreadPlaces.shape, false));
    }
  }
  return rank === 0 ? squeeze_dim(result, 1) : result;
};

export const index_fill_int_Scalar_vmap: VmapRule = (call) => filling(call, null);
export const index_fill_int_Tensor_vmap: VmapRule = (call) => filling(call, call.args[3] as Tensor);

export const take_vmap: VmapRule = ({ args, dims, size }) => {
  const [self, index] = args as [Tensor, Tensor];
  const [ds, di] = dims as [number | null, number | null];
  if (ds === null) return take(self, toFront(index, di));
  const front = toFront(self, ds);
  const count = front.shape.slice(1).reduce((a, b) => a * b, 1);
  const places = repeated(index, di, size);
  const flat = reshape(places, [size, places.shape.slice(1).reduce((a, b) => a * b, 1)]);
  const positive = wrapped(flat, count);
  return reshape(gather(reshape(front, [size, count]), 1, positive, false), places.shape);
};

/** Negative positions count from the end. */
function wrapped(index: Tensor, count: number): Tensor {
  return index.where(logical_not(lt_Scalar(index, 0)), add_Scalar(index, count, 1));
}

// -- by tensors of positions

interface Positions {
  /** Of shape [size, ...block], or [...block] where no example has its own. */
  readonly indices: readonly (Tensor | null)[];
  readonly isMapped: boolean;
  /** The number of dimensions that the positions broadcast to. */
  readonly block: number;
  /** The dimension of the result at which they are. */
  readonly at: number;
}

/** @throws UnsupportedError for masks that differ from example to example */
function positionsOf({ op, args, dims }: MappedCall): Positions {
  const given = args[1] as readonly (Tensor | null)[];
  const places = (Array.isArray(dims[1]) ? dims[1] : given.map(() => null)) as readonly (number | null)[];
  const indices: (Tensor | null)[] = [];
  const own: (number | null)[] = [];
  for (const [i, index] of given.entries()) {
    if (index !== null && (index.dtype === "bool" || index.dtype === "uint8")) {
      if (places[i] !== null)
        throw wrapperError(
          `vmap: ${op.name} by a mask that is mapped has a result whose shape depends on values, which differ from example to example. Use where, or ` +
            "masked_fill",
          { schema: op.described },
        );
      const found = index.shape.length === 0 ? [nonzero(unsqueeze(index, 0))] : unbind_int(nonzero(index), 1);
      for (const one of found) {
        indices.push(index.shape.length === 0 ? reshape(one, [-1]) : one);
        own.push(null);
      }
      continue;
    }
    indices.push(index);
    own.push(places[i]!);
  }
  const isMapped = own.some((dim) => dim !== null);
  const block = Math.max(...indices.map((one, i) => (one === null ? 0 : logicalRank(one, own[i]!))));
  const set = indices.flatMap((one, i) => (one === null ? [] : [i]));
  const adjacent = set.every((one, i) => i === 0 || one === set[i - 1]! + 1);
  return {
    indices: indices.map((one, i) => (one === null ? null : own[i] === null ? one : padded(one, own[i]!, block))),
    isMapped,
    block,
    at: adjacent ? set[0]! : 0,
  };
}

/** The number of each example, to be met by positions of `block` dimensions. */
const exampleNumbers = (size: number, block: number): Tensor =>
  reshape(arange(size as never, "int64", null, null, null), [size, ...new Array<number>(block).fill(1)]);

export const index_Tensor_vmap: VmapRule = (call) => {
  const { args, dims, size } = call;
  const [self] = args as [Tensor];
  const ds = dims[0] as number | null;
  const { indices, isMapped, block, at } = positionsOf(call);
  if (ds === null) return new Mapped(index_Tensor(self, indices), at);
  const front = toFront(self, ds);
  if (!isMapped) {
    const isFirst = at === 0 && !startsBlock(indices);
    return new Mapped(index_Tensor(front, [null, ...indices]), isFirst ? block : 0);
  }
  const result = index_Tensor(front, [exampleNumbers(size, block), ...indices]);
  if (at === 0) return result;
  // [size, block, before, after] to [size, before, block, after]
  const rank = result.shape.length;
  const order = [0, ...range(1 + block, 1 + block + at), ...range(1, 1 + block), ...range(1 + block + at, rank)];
  return permute(result, order);
};

const range = (from: number, to: number): number[] => new Array(Math.max(to - from, 0)).fill(0).map((_, i) => from + i);

/** Whether the positions are for the first dimensions, one after the other. */
function startsBlock(indices: readonly (Tensor | null)[]): boolean {
  const set = indices.flatMap((one, i) => (one === null ? [] : [i]));
  return set.every((one, i) => i === 0 || one === set[i - 1]! + 1);
}

export const index_put_vmap: VmapRule = (call) => {
  const { args, dims, size } = call;
  const [self, given, values, accumulate] = args as [Tensor, readonly (Tensor | null)[], Tensor, boolean];
  const front = repeated(self, dims[0] as number | null, size);
  const places = dims[1];
  if (Array.isArray(places) && places.some((dim, i) => dim !== null && given[i]!.dtype === "bool")) {
    const [mask] = given;
    if (given.length === 1 && values.numel === (dims[2] === null ? 1 : size) && !accumulate) {
      const own = padded(
        unsqueezedTo(toFront(mask!, places[0] as number), front.shape.length),
        0,
        front.shape.length - 1,
      );
      const value = reshape(repeated(values, dims[2] as number | null, size), [
        size,
        ...new Array<number>(front.shape.length - 1).fill(1),
      ]);
      return value.where(own, front);
    }
  }
  const { indices, block, at } = positionsOf(call);
  const numbers = exampleNumbers(size, block);
  const whole = [numbers, ...indices];
  const rest = front.shape.length - 1 - indices.filter((one) => one !== null).length;
  let source = padded(repeated(values, dims[2] as number | null, size), 0, block + rest);
  if (at > 0) {
    // [size, before, block, after] to [size, block, before, after]
    const rank = source.shape.length;
    source = permute(source, [
      0,
      ...range(1 + at, 1 + at + block),
      ...range(1, 1 + at),
      ...range(1 + at + block, rank),
    ]);
  }
  return index_put(front, whole, source, accumulate);
};

const unsqueezedTo = (value: Tensor, rank: number): Tensor =>
  reshape(value, [...value.shape, ...new Array<number>(rank - value.shape.length).fill(1)]);

/** Elements at a mask that all examples share. */
export const masked_select_vmap: VmapRule = (call) => {
  const [self, mask] = call.args as [Tensor, Tensor];
  if (call.dims[1] !== null)
    throw wrapperError(
      `vmap: the shape of what ${call.op.name} returns depends on the mask, which differs from example to example. Use where, or masked_fill`,
      { schema: call.op.described },
    );
  const value = padded(self, call.dims[0] as number, mask.shape.length);
  const rank = value.shape.length - 1;
  const shape = value.shape.slice(1).map((n, i) => {
    const m = mask.shape[i - (rank - mask.shape.length)] ?? 1;
    return n === 1 ? m : n;
  });
  return index_Tensor(expand(value, [call.size, ...shape], false), [
    null,
    ...unbind_int(nonzero(expand(mask, shape, false)), 1),
  ]);
};

/** What is written has the tensor's dtype. */
export const masked_fill_Tensor_vmap: VmapRule = (call) => {
  if (call.dims[2] === null) return vmapPointwise(call);
  return inside((self: Tensor, mask: Tensor, value: Tensor) => {
    if (value.shape.length > 0)
      throw new ShapeError(
        `masked_fill only supports a 0-dimensional value tensor, but got tensor with ${value.shape.length} dimension(s).`,
      );
    return where_self(mask, value.to(self.dtype), self);
  })(call);
};

// -- searches

const flatExamples = (value: Tensor, size: number): Tensor =>
  reshape(value, [size, value.shape.slice(1).reduce((a, b) => a * b, 1)]);

export const searchsorted_Tensor_vmap: VmapRule = ({ args, dims, size }) => {
  const [sorted, self, int32, right, side, sorter] = args as [
    Tensor,
    Tensor,
    boolean,
    boolean,
    string | null,
    Tensor | null,
  ];
  const [dq, ds, , , , dr] = dims as (number | null)[];
  if (dq === null && dr === null && sorted.shape.length === 1)
    return searchsorted_Tensor(sorted, toFront(self, ds!), int32, right, side, sorter);
  const boundaries = repeated(sorted, dq!, size);
  const values = repeated(self, ds!, size);
  const order = sorter === null ? null : repeated(sorter, dr!, size);
  if (boundaries.shape.length > 2) return searchsorted_Tensor(boundaries, values, int32, right, side, order);
  return reshape(searchsorted_Tensor(boundaries, flatExamples(values, size), int32, right, side, order), values.shape);
};

export const bucketize_Tensor_vmap: VmapRule = ({ args, dims, size }) => {
  const [self, boundaries, int32, right] = args as [Tensor, Tensor, boolean, boolean];
  const [ds, db] = dims as [number | null, number | null];
  if (db === null) return bucketize_Tensor(toFront(self, ds), boundaries, int32, right);
  const values = repeated(self, ds, size);
  const found = searchsorted_Tensor(toFront(boundaries, db), flatExamples(values, size), int32, right, null, null);
  return reshape(found, values.shape);
};

/** An element is compared with all that it may be. */
const among = (elements: Tensor, tests: Tensor, invert: boolean): Tensor => {
  const flat = reshape(tests, [tests.shape.reduce((a, b) => a * b, 1)]);
  const found = any_dims(eq_Tensor(unsqueeze(elements, -1), flat), [-1], false);
  return invert ? logical_not(found) : found;
};

export const isin_Tensor_Tensor_vmap: VmapRule = (call) => {
  const [elements, tests, unique, invert] = call.args as [Tensor, Tensor, boolean, boolean];
  if (call.dims[1] === null)
    return isin_Tensor_Tensor(toFront(elements, call.dims[0] as number), tests, unique, invert);
  return inside((a: Tensor, b: Tensor) => among(a, b, invert))(call);
};

export const isin_Tensor_Scalar_vmap: VmapRule = ({ args, dims }) => {
  const [elements, test, unique, invert] = args as [Tensor, Scalar, boolean, boolean];
  return isin_Tensor_Scalar(toFront(elements, dims[0] as number), test, unique, invert);
};

export const isin_Scalar_Tensor_vmap: VmapRule = (call) => {
  const [element, , , invert] = call.args as [Scalar, Tensor, boolean, boolean];
  return inside((_: Scalar, tests: Tensor) => {
    const found = any_dims(tests.eq(element as number).reshape([-1]), [0], false);
    return invert ? logical_not(found) : found;
  })(call);
};

// -- embeddings

/** Each example has rows of its own in one table. */
export const embedding_dense_backward_vmap: VmapRule = ({ args, dims, size }) => {
  const [grad, indices, rows, padding, scale] = args as [Tensor, Tensor, number, number, boolean];
  const [dg, di] = dims as [number | null, number | null];
  const g = repeated(grad, dg, size);
  const places = repeated(indices, di, size);
  // Each example has a row more, for the gradients of padding, whose index may be negative.
  const offsets = mul_Scalar(exampleNumbers(size, places.shape.length - 1), rows + 1);
  const isPadding = places.eq(padding);
  // An index beyond an example's rows must not reach the next example's: it is put beyond all rows, where the kernel refuses it.
  const isOutside = places.lt(0).logicalOr(places.ge(rows)).logicalAnd(isPadding.logicalNot());
  const rowsOf = places
    .maskedFill(isPadding, rows)
    .add(offsets)
    .maskedFill(isOutside, (rows + 1) * size);
  const all = embedding_dense_backward(g, rowsOf, (rows + 1) * size, -1, scale);
  return narrow(reshape(all, [size, rows + 1, all.shape[1]!]), 1, 0, rows);
};

/** The gradient of `index_select`, which is added to zeros of each example. */
export const index_select_backward_vmap: VmapRule = (call) => selectedGradient()(call);

// Made when it is called: nothing of this room runs when the library is loaded.
const selectedGradient = (): VmapRule =>
  inside((grad: Tensor, sizes: readonly number[], dim: number, index: Tensor) =>
    index_add(new_zeros(grad, sizes, null, null, null, null), dim, index, grad, 1),
  );
