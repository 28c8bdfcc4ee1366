// Einstein summation: operands are permuted to one order of dimensions, then contracted pairwise as batched matrix products.

import {
  bmm,
  diagonal,
  movedim_int,
  mul_Tensor,
  permute,
  reshape,
  sum_dim_IntList,
  unsqueeze,
  view,
} from "../../../generated/operators.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { isLetter } from "../../core/names.js";
import type { Tensor } from "../../core/tensor.js";

const ELLIPSIS = "...";

/** Labels of a subscript; an ellipsis counts as one. */
function labelsOf(text: string, start: number, where: string): string[] {
  const labels: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === " ") continue;
    if (c === ".") {
      if (labels.includes(ELLIPSIS)) {
        throw new ArgumentError(
          where === "output"
            ? "einsum(): found '.' for output but an ellipsis (...) was already found"
            : `einsum(): found '.' for ${where} for which an ellipsis was already found`,
        );
      }
      if (text.slice(i, i + 3) !== ELLIPSIS) {
        throw new ArgumentError(
          `einsum(): found '.' for ${where} that is not part of any ellipsis${where === "output" ? " (...)" : ""}`,
        );
      }
      labels.push(ELLIPSIS);
      i += 2;
    } else if (isLetter(c)) labels.push(c);
    else {
      throw new ArgumentError(
        `einsum(): invalid subscript given at index ${start + i} in the equation string, subscripts must be in [a-zA-Z]`,
      );
    }
  }
  return labels;
}

/** The dimension of each label: outputs first, then summed labels. */
interface Plan {
  readonly dims: ReadonlyMap<string, number>;
  /** First dimension of the ellipsis, and the number of its dimensions. */
  readonly ellipsisAt: number;
  readonly ellipsisRank: number;
  readonly outputs: number;
  readonly rank: number;
}

function planOf(equation: string, inputs: readonly string[][], operands: readonly Tensor[]): Plan {
  const counts = new Map<string, number>();
  let ellipsisRank = 0;
  for (const [i, labels] of inputs.entries()) {
    const rank = operands[i]!.ndim;
    const plain = labels.filter((label) => label !== ELLIPSIS);
    const open = plain.length < labels.length;
    if (open ? plain.length > rank : plain.length !== rank) {
      throw new ShapeError(
        `einsum(): the number of subscripts in the equation (${plain.length}${open ? ") is more than the number of dimensions (" : ") does not match the number of dimensions ("}${rank}) for operand ${i}${open ? "" : " and no ellipsis was given"}`,
      );
    }
    if (open) ellipsisRank = Math.max(ellipsisRank, rank - plain.length);
    for (const label of plain) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const sorted = [...counts.keys()].sort();
  const dims = new Map<string, number>();
  let next = 0;
  let ellipsisAt = -1;
  const arrow = equation.indexOf("->");
  if (arrow < 0) {
    ellipsisAt = 0;
    next = ellipsisRank;
    for (const label of sorted) if (counts.get(label) === 1) dims.set(label, next++);
  } else {
    for (const label of labelsOf(equation.slice(arrow + 2), arrow + 2, "output")) {
      if (label === ELLIPSIS) {
        ellipsisAt = next;
        next += ellipsisRank;
      } else if (!counts.has(label) || dims.has(label)) {
        throw new ArgumentError(
          `einsum(): output subscript ${label}${dims.has(label) ? " appears more than once in the output" : " does not appear in the equation for any input operand"}`,
        );
      } else dims.set(label, next++);
    }
  }
  const outputs = next;
  if (ellipsisAt < 0) {
    ellipsisAt = next;
    next += ellipsisRank;
  }
  for (const label of sorted) if (!dims.has(label)) dims.set(label, next++);
  return { dims, ellipsisAt, ellipsisRank, outputs, rank: next };
}

/** An operand permuted to the plan's dimensions: repeated labels become diagonals, missing ones have size 1. */
function aligned(operand: Tensor, labels: readonly string[], index: number, plan: Plan, sizes: number[]): Tensor {
  const from = new Array<number>(plan.rank).fill(-1);
  let op = operand;
  let dim = 0;
  const note = (planDim: number, label: string): void => {
    const size = op.shape[dim]!;
    if (size !== 1) {
      if (sizes[planDim] !== 1 && sizes[planDim] !== size) {
        throw new ShapeError(
          label === ELLIPSIS
            ? `einsum(): dimension ${dim} covered by ellipsis in operand ${index} has size ${size} which does not broadcast with previously seen ellipsis with size ${sizes[planDim]} for the respective dimension`
            : `einsum(): subscript ${label} has size ${size} for operand ${index} which does not broadcast with previously seen size ${sizes[planDim]}`,
        );
      }
      sizes[planDim] = size;
    }
    from[planDim] = dim++;
  };
  for (const label of labels) {
    if (label === ELLIPSIS) {
      const count = operand.ndim - (labels.length - 1);
      for (let j = plan.ellipsisRank - count; j < plan.ellipsisRank; j++) note(plan.ellipsisAt + j, label);
      continue;
    }
    const planDim = plan.dims.get(label)!;
    const before = from[planDim]!;
    if (before < 0) note(planDim, label);
    else {
      if (op.shape[dim] !== op.shape[before]) {
        throw new ShapeError(
          `einsum(): subscript ${label} is repeated for operand ${index} but the sizes don't match, ${op.shape[dim]} != ${op.shape[before]}`,
        );
      }
      op = movedim_int(diagonal(op, 0, before, dim), -1, before);
    }
  }
  for (const [planDim, at] of from.entries()) {
    if (at < 0) {
      op = unsqueeze(op, dim);
      from[planDim] = dim++;
    }
  }
  return permute(op, from);
}

/** Product of two tensors of equal rank, summed over `dims` with keepdim: one batched matrix product. */
export function sumProductPair(left: Tensor, right: Tensor, dims: readonly number[]): Tensor {
  if (dims.length === 0) return mul_Tensor(left, right);
  let [a, b] = [left, right];
  const [both, onlyA, onlyB]: [number[], number[], number[]] = [[], [], []];
  let summed = 1;
  for (let d = 0; d < left.ndim; d++) {
    const [inA, inB] = [a.shape[d] !== 1, b.shape[d] !== 1];
    if (inA && inB && a.shape[d] !== b.shape[d]) throw new ShapeError("non-broadcast dimensions must match");
    if (dims.includes(d)) {
      if (inA && inB) summed *= a.shape[d]!;
      else if (inA) a = sum_dim_IntList(a, [d], true, null);
      else if (inB) b = sum_dim_IntList(b, [d], true, null);
    } else if (inA && inB) both.push(d);
    else if (inA) onlyA.push(d);
    else onlyB.push(d);
  }
  const size = (x: Tensor, list: readonly number[]): number => list.reduce((n, d) => n * x.shape[d]!, 1);
  const rows = reshape(permute(a, [...both, ...onlyA, ...dims, ...onlyB]), [size(a, both), size(a, onlyA), summed]);
  const columns = reshape(permute(b, [...both, ...dims, ...onlyB, ...onlyA]), [size(b, both), summed, size(b, onlyB)]);
  const order = [...both, ...onlyA, ...dims, ...onlyB];
  const shape = order.map((d) => (dims.includes(d) ? 1 : onlyB.includes(d) ? b.shape[d]! : a.shape[d]!));
  const inverse = order.map((_, d) => order.indexOf(d));
  return permute(view(bmm(rows, columns), shape), inverse);
}

/**
 * Sums products of the operands' elements according to the equation, such as `ij,jk->ik`. Without an arrow the output
 * has the labels that occur once, in alphabetical order. `...` stands for further dimensions, which broadcast.
 * @throws ArgumentError for an invalid equation, ShapeError for sizes that do not match
 */
export function einsum_composite(equation: string, tensors: readonly Tensor[], path: readonly number[] | null): Tensor {
  if (tensors.length === 0) throw new ArgumentError("einsum(): must provide at least one operand");
  const steps = tensors.length === 1 ? 1 : (tensors.length - 1) * 2;
  if (path !== null && path.length !== steps) {
    throw new ArgumentError(
      `einsum(): expected contraction path given in path parameter to have size ${steps} but got ${path.length}`,
    );
  }
  const arrow = equation.indexOf("->");
  const subscripts = (arrow < 0 ? equation : equation.slice(0, arrow)).split(",");
  if (subscripts.length > tensors.length) {
    throw new ArgumentError("einsum(): fewer operands were provided than specified in the equation");
  }
  if (subscripts.length < tensors.length) {
    throw new ArgumentError("einsum(): more operands were provided than specified in the equation");
  }
  let start = 0;
  const inputs = subscripts.map((text, i) => {
    const labels = labelsOf(text, start, `operand ${i}`);
    start += text.length + 1;
    return labels;
  });
  const plan = planOf(equation, inputs, tensors);
  const sizes = new Array<number>(plan.rank).fill(1);
  const ops = tensors.map((t, i) => aligned(t, inputs[i]!, i, plan, sizes));
  return contract(ops, plan, path);
}

function contract(ops: Tensor[], { outputs, rank }: Plan, path: readonly number[] | null): Tensor {
  const inner = Array.from({ length: rank - outputs }, (_, i) => outputs + i);
  const single = ops.length === 1;
  const open = new Map(inner.map((d) => [d, ops.filter((op) => op.shape[d] !== 1).length]));
  for (let at = 0; ops.length > 1; at += 2) {
    const [i, j] = path === null ? [0, 1] : [Math.min(path[at]!, path[at + 1]!), Math.max(path[at]!, path[at + 1]!)];
    if (i === j || i < 0 || j >= ops.length) {
      throw new ArgumentError(
        `einsum(): invalid contraction (${i}, ${j}${i === j ? ") cannot contract an operand with itself" : ") operand index is out of bounds"}`,
      );
    }
    let [a, b] = [ops[i]!, ops[j]!];
    ops.splice(j, 1);
    ops.splice(i, 1);
    const [now, onlyA, onlyB]: [number[], number[], number[]] = [[], [], []];
    for (const d of inner) {
      const [inA, inB] = [a.shape[d] !== 1, b.shape[d] !== 1];
      const left = open.get(d)!;
      if (inA && inB) {
        open.set(d, left - 1);
        if (left === 2) {
          now.push(d);
          open.set(d, 0);
        }
      } else if (left === 1 && (inA || inB)) {
        (inA ? onlyA : onlyB).push(d);
        open.set(d, 0);
      }
    }
    if (onlyA.length > 0) a = sum_dim_IntList(a, onlyA, true, null);
    if (onlyB.length > 0) b = sum_dim_IntList(b, onlyB, true, null);
    const joined = sumProductPair(a, b, now);
    if (path === null) ops.unshift(joined);
    else ops.push(joined);
  }
  const last = ops[0]!;
  if (inner.length === 0) return last;
  return single ? sum_dim_IntList(last, inner, false, null) : view(last, last.shape.slice(0, outputs));
}
