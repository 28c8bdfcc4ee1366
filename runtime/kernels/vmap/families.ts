// The rules of families of operators: what an entry states under `vmap`, or what follows from its arguments, makes a rule.

import {
  add_Tensor,
  detach,
  div_Tensor,
  eq_Tensor,
  expand,
  isfinite,
  isnan,
  logical_and,
  logical_or,
  mean,
  reshape,
  squeeze_dim,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  unsqueeze,
  where_ScalarOther,
  where_self,
} from "../../../generated/operators.js";
import { IndexError } from "../../core/errors.js";
import { allocateCode, isTensor, type Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import { atLevel, mapArguments } from "../../dispatch/levels.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { batched, Mapped, type MappedCall, type VmapRule, vmapRules } from "../../modes/batched-tensor.js";
import { dimensionNames } from "../../schema/rules.js";
import { logicalRank, logicalShape, padded, repeated, toFront } from "./dims.js";

/** Makes the rule of an operator of a family. @param parameters what its entry states in parentheses */
export type VmapFamily = (op: OperatorEntry, parameters: readonly string[]) => VmapRule;

const dimOf = ({ dims }: MappedCall, i: number): number | null => dims[i] as number | null;

/** All tensors with the batch dimension first; those that are not mapped, and tensors in lists, too. */
export function allInFront({ args, dims, size }: MappedCall): unknown[] {
  return args.map((value, i) => {
    if (isTensor(value)) return repeated(value, dims[i] as number | null, size);
    if (!Array.isArray(value) || !value.some(isTensor)) return value;
    const own = dims[i];
    return value.map((item, j) =>
      isTensor(item) ? repeated(item, Array.isArray(own) ? (own[j] as number | null) : null, size) : item,
    );
  });
}

/** Runs `body` at the call's level, with the level's own tensors: a rule in terms of other operators. */
export function inside(body: (...args: never[]) => unknown): VmapRule {
  return ({ args, dims, level }) => {
    const wrap = (value: unknown, dim: unknown): unknown => {
      if (isTensor(value)) return dim === null ? value : batched(value, dim as number, level);
      if (Array.isArray(value) && Array.isArray(dim)) return value.map((item, j) => wrap(item, dim[j]));
      return value;
    };
    const given = args.map((value, i) => wrap(value, dims[i]));
    const result = atLevel(level, () => body(...(given as never[])));
    const places = (item: unknown): never => (Array.isArray(item) ? item.map(places) : level.dimOf(item)) as never;
    const value = mapArguments(result, (tensor) => level.ownValue(tensor));
    return new Mapped(value, places(result));
  };
}

/** A dimension of one example, which has `rank`, as a dimension of all examples. */
function shifted(dim: number, rank: number, call: MappedCall): number {
  if (dim < -rank || dim >= rank)
    throw new IndexError(
      `Dimension out of range (expected to be in range of [${-rank}, ${rank - 1}], but got ${dim})`,
      { schema: call.op.described },
    );
  return dim < 0 ? dim + rank + 1 : dim + 1;
}

/** Removes the dimension of one element that examples without a dimension got, where one example's result has none. @param alone that result */
const withoutAdded = (result: unknown, alone: unknown): unknown => {
  if (isTensor(result)) {
    const { shape } = alone as Tensor;
    return result.shape.length > shape.length + 1 ? squeeze_dim(result, 1) : result;
  }
  return Array.isArray(result) ? result.map((item, i) => withoutAdded(item, (alone as readonly unknown[])[i])) : result;
};

/**
 * The batch dimension first, dimensions shifted by one. Parameters: `+1`, dimensions count those of the result, which has one more; names of sizes, which
 * get the number of examples in front, and which dimensions count if the operator has sizes of its input.
 */
const dims: VmapFamily = (op, parameters) => {
  const names = op.schema.arguments.map(({ name }) => name);
  const more = parameters.includes("+1") ? 1 : 0;
  const sizes = names.flatMap((name, i) => (parameters.includes(name) ? [i] : []));
  const at = op.schema.arguments.flatMap(({ name, type }, i) => {
    const { kind } = type.kind === "optional" ? type.element : type;
    return dimensionNames.includes(name) && (kind === "base" || kind === "list") ? [i] : [];
  });
  const first = op.schema.arguments.findIndex(({ type }) => type.kind === "base" && type.name === "Tensor");
  const keepDim = names.indexOf("keepdim");
  const isView = op.schema.returns.some(({ alias }) => alias !== null);
  return (call) => {
    let given = allInFront(call);
    const own = logicalRank(call.args[first] as Tensor, dimOf(call, first));
    let rank =
      sizes.length > 0 && names[sizes[0]!] === "input_sizes" ? (given[sizes[0]!] as number[]).length : own + more;
    // A number has the dimension that is named all the same.
    if (rank === 0 && sizes.length > 0 && at.length > 0) return vmapRules.loop!(call);
    for (const i of sizes) if (given[i] !== null) given[i] = [call.size, ...(given[i] as number[])];
    if (at.length === 0) return dispatcher.call(op, given);
    const isScalar = rank === 0 && sizes.length === 0;
    if (isScalar && isView) {
      // No dimension is there to be viewed otherwise: the operator's own error, or the tensor itself.
      const view = given[first] as Tensor;
      const alone = dispatcher.call(op, call.args.with(first, allocateCode([], view.dtypeCode, "meta")));
      for (const i of at)
        for (const dim of [given[i]].flat() as number[]) if (dim !== 0 && dim !== -1) shifted(dim, 1, call);
      const added = unsqueeze(view, 1);
      const changed = given.map((value, i) => (i === first ? added : at.includes(i) ? onAll(value, 1, call) : value));
      return withoutAdded(dispatcher.call(op, changed), alone);
    }
    let alone: unknown = null;
    if (isScalar) {
      const meta = (value: Tensor, dim: number | null): Tensor =>
        allocateCode(logicalShape(value, dim), value.dtypeCode, "meta");
      alone = dispatcher.call(
        op,
        call.args.map((value, i) => (isTensor(value) ? meta(value, dimOf(call, i)) : value)),
      );
      given = given.map((value) => (isTensor(value) && value.shape.length === 1 ? unsqueeze(value, 1) : value));
      rank = 1;
    }
    let flat: number | null = null;
    for (const i of at) {
      const value = given[i];
      if (value === null && op.schema.arguments[i]!.type.kind === "optional" && !isList(op, i)) {
        // Over all elements, as one dimension.
        flat = rank;
        given[first] = reshape(given[first] as Tensor, [
          call.size,
          elementsOf(call.args[first] as Tensor, dimOf(call, first)),
        ]);
        given[i] = 1;
        if (keepDim >= 0) given[keepDim] = false;
      } else if ((value === null || (Array.isArray(value) && value.length === 0)) && keepDim >= 0)
        given[i] = new Array(rank).fill(0).map((_, k) => k + 1);
      else if (value !== null) given[i] = onAll(value, rank, call);
    }
    const result = dispatcher.call(op, given);
    if (flat !== null && keepDim >= 0 && call.args[keepDim] === true)
      return mapArguments(result, (tensor) => reshape(tensor, [call.size, ...new Array<number>(own).fill(1)]));
    return isScalar ? withoutAdded(result, alone) : result;
  };
};

const isList = (op: OperatorEntry, i: number): boolean => {
  const { type } = op.schema.arguments[i]!;
  return (type.kind === "optional" ? type.element : type).kind === "list";
};

const onAll = (value: unknown, rank: number, call: MappedCall): unknown =>
  Array.isArray(value) ? value.map((dim) => shifted(dim as number, rank, call)) : shifted(value as number, rank, call);

const elementsOf = (value: Tensor, dim: number | null): number => logicalShape(value, dim).reduce((a, b) => a * b, 1);

/** One tensor, whose elements, or whose memory's, are all that counts: its batch dimension first. */
const same: VmapFamily = (op) => {
  const format = op.schema.arguments.findIndex(({ name }) => name === "memory_format");
  return (call) => {
    const given = allInFront(call);
    if (format >= 0 && given[format] !== "preserve_format" && given[format] !== null)
      given[format] = "contiguous_format";
    return dispatcher.call(op, given);
  };
};

/**
 * Operators of matrices, and of other items of the stated ranks, of which tensors may have many: dimensions before those broadcast, or are the same
 * ones, if the last parameter is `alike`.
 */
const matrices: VmapFamily = (op, parameters) => {
  const isAlike = parameters.at(-1) === "alike";
  const ranks = (isAlike ? parameters.slice(0, -1) : parameters).map(Number);
  return (call) => {
    const { args } = call;
    const tensors = args.flatMap((value, i) => (isTensor(value) ? [i] : []));
    const itemRank = (i: number): number => ranks[Math.min(tensors.indexOf(i), ranks.length - 1)]!;
    const before = tensors.map((i) => logicalRank(args[i] as Tensor, dimOf(call, i)) - itemRank(i));
    const leading = Math.max(...before);
    const fewest = Math.min(...before);
    // The operator refuses it, or does not look at it, as lu_unpack where pivots are not asked for.
    if (fewest < 0 || (isAlike && fewest < leading)) return vmapRules.loop!(call);
    const given = allInFront(call).map((value, i) => {
      if (!isTensor(value)) return value;
      const missing = itemRank(i) + leading + 1 - value.shape.length;
      return missing <= 0
        ? value
        : reshape(value, [call.size, ...new Array<number>(missing).fill(1), ...value.shape.slice(1)]);
    });
    // What was not asked for has no elements, and no dimensions of items.
    return mapArguments(dispatcher.call(op, given), (tensor) =>
      tensor.shape.length === 1 && tensor.numel === 0 && call.size > 0 ? expand(tensor, [call.size, 0], false) : tensor,
    );
  };
};

/**
 * Operators of samples: the first dimension of tensors of the stated rank counts them, and examples are more of them. Second parameter: a size whose first
 * element counts the samples, too.
 */
const fold: VmapFamily = (op, [stated, size]) => {
  const rank = Number(stated);
  const names = op.schema.arguments.map(({ name }) => name);
  const sizeAt = size === undefined ? -1 : names.indexOf(size);
  const first = op.schema.arguments.findIndex(({ type }) => type.kind === "base" && type.name === "Tensor");
  return (call) => {
    const given = allInFront(call);
    if ((given[first] as Tensor).shape.length - 1 !== rank) return dispatcher.call(op, given);
    const samples = (given[first] as Tensor).shape[1]!;
    const folded = given.map((value, i) => {
      if (i === sizeAt && value !== null) {
        const [n, ...rest] = value as number[];
        return [n! * call.size, ...rest];
      }
      return isTensor(value) ? reshape(value, [value.shape[0]! * value.shape[1]!, ...value.shape.slice(2)]) : value;
    });
    return mapArguments(dispatcher.call(op, folded), (tensor) =>
      reshape(tensor, [call.size, samples, ...tensor.shape.slice(1)]),
    );
  };
};

/** A selected element, whose gradient is shared among those that equal it, as that of the operator over all elements is. */
function shared(values: Tensor, found: Tensor): Tensor {
  const one = detach(found);
  const at = unsqueeze(one, 1);
  const isSame = logical_or(eq_Tensor(values, at), logical_and(isnan(values), isnan(at)));
  const count = sum_dim_IntList(isSame, [1], false, found.dtype);
  const total = sum_dim_IntList(where_ScalarOther(isSame, values, 0), [1], false, null);
  // The element as it is: a mean of equal numbers may be rounded.
  const exact = add_Tensor(one, div_Tensor(sub_Tensor(total, detach(total), 1), count), 1);
  return where_self(isfinite(one), exact, div_Tensor(total, count));
}

/**
 * Reductions over all elements, by the overload that reduces a dimension; the first of its results. `evenly`: equal elements share the gradient.
 */
const flatten: VmapFamily = (op, [overload, evenly]) => {
  const along = dispatcher.find(overload!)!;
  return (call) => {
    const value = toFront(call.args[0] as Tensor, dimOf(call, 0));
    // Without elements there is one answer for all examples.
    if (value.numel === 0 && call.size > 0) {
      const one = dispatcher.call(op, [reshape(value, [0]), ...call.args.slice(1)]) as Tensor;
      return expand(one, [call.size], false);
    }
    const flat = reshape(value, [call.size, elementsOf(call.args[0] as Tensor, dimOf(call, 0))]);
    const result = dispatcher.call(along, [flat, 1, false]);
    const found = (Array.isArray(result) ? result[0] : result) as Tensor;
    return evenly === "evenly" && value.isFloatingPoint() ? shared(flat, found) : found;
  };
};

/** Elements meet, and all tensors have the examples' dimension: for kernels in which a tensor has to have the shape of the result. */
const elements: VmapFamily = (op) => (call) => {
  const rank = Math.max(...call.args.map((value, i) => (isTensor(value) ? logicalRank(value, dimOf(call, i)) : 0)));
  return dispatcher.call(
    op,
    allInFront(call).map((value) => (isTensor(value) ? padded(value, 0, rank) : value)),
  );
};

/** Losses of elements: their mean, or sum, is of one example's. */
const loss: VmapFamily = (op) => {
  const at = op.schema.arguments.findIndex(({ name }) => name === "reduction");
  const each = elements(op, []);
  return (call) => {
    const reduction = call.args[at];
    if (reduction === 0) return each(call);
    return inside((...args: unknown[]) => {
      const losses = dispatcher.call(op, args.with(at, 0)) as Tensor;
      return reduction === 1 ? mean(losses, null) : sum(losses, null);
    })(call);
  };
};

export const vmapFamilies: Readonly<Record<string, VmapFamily>> = {
  dims,
  same,
  matrices,
  fold,
  flatten,
  loss,
  elements,
};
