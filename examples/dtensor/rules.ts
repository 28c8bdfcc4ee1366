// Rules for the placements in which operators work on the ranks' parts. An operator without a rule computes on whole copies.

import { type CallOptions, ops, type Tensor } from "../../generated/index.js";
import { likes, linear, pointwise, products, reductions, views } from "./classes.js";
import { c10d } from "./collectives.js";
import type { Mesh } from "./mesh.js";
import { Partial, type Placement, partSizes, Replicate, Shard } from "./placements.js";

/** A tensor argument, as passed to rules. */
export interface Operand {
  readonly shape: readonly number[];
  readonly placement: Placement;
}

export interface Call {
  /** The operator's name without its namespace: `add.Tensor`. */
  readonly name: string;
  readonly args: readonly unknown[];
  readonly options: CallOptions;
  /** The names of positional arguments. */
  readonly names: readonly string[];
  /** The tensors among the arguments, in their order. */
  readonly operands: readonly Operand[];
  /** The shape of the first result. */
  readonly shape: readonly number[];
  readonly mesh: Mesh;
}

export interface Plan {
  /** The required placement of each operand. */
  readonly inputs: readonly Placement[];
  /** The placement of the results. */
  readonly output: Placement;
  /** The local call; by default the operator itself on the local tensors. */
  readonly compute?: (locals: readonly Tensor[]) => unknown;
}

type Rule = (call: Call) => Plan | null;

const isShard = (placement: Placement): placement is Placement & { readonly kind: "shard" } =>
  placement.kind === "shard";

/** A dimension counted from the front. */
const wrap = (dim: unknown, rank: number): number => ((dim as number) + rank) % rank;

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

// ---- pointwise operators

/** The placement of an operand when a result of `shape` is sharded along `dim`: broadcast operands are whole. */
function aligned({ shape: operandShape }: Operand, shape: readonly number[], dim: number): Placement {
  const at = dim - (shape.length - operandShape.length);
  return at >= 0 && operandShape[at] === shape[dim] ? Shard(at) : Replicate;
}

/** Whether a result is a partial sum: sums of terms, and products of a term with a whole tensor, are terms again. Decided by the placements of the operands. */
function staysPartial(name: string, kinds: readonly string[]): boolean {
  const partial = kinds.filter((kind) => kind === "partial").length;
  if (["neg", "add.Tensor", "sub.Tensor"].includes(name)) return partial === kinds.length;
  if (["mul.Tensor", "mul.Scalar"].includes(name)) return partial === 1;
  return ["div.Tensor", "div.Scalar"].includes(name) && partial === 1 && kinds[0] === "partial";
}

/** Operators with a class in the registry: results are placed as the first sharded operand is. */
function elements({ name, operands, shape }: Call): Plan {
  const kinds = operands.map(({ placement }) => placement.kind);
  // Shards of one operand would be combined with the whole of a term.
  if (staysPartial(name, kinds) && !kinds.includes("shard"))
    return { inputs: operands.map(({ placement }) => placement), output: Partial };
  for (const { shape: operandShape, placement } of operands) {
    if (!isShard(placement)) continue;
    const dim = placement.dim + shape.length - operandShape.length;
    if (operandShape[placement.dim] !== shape[dim]) continue;
    return { inputs: operands.map((operand) => aligned(operand, shape, dim)), output: Shard(dim) };
  }
  return { inputs: operands.map(() => Replicate), output: Replicate };
}

/** An operator that writes into its first argument preserves its placement. */
function elementsInPlace({ operands, shape }: Call): Plan {
  const { placement } = operands[0]!;
  const rest = operands.slice(1);
  if (!isShard(placement)) return { inputs: operands.map(() => Replicate), output: Replicate };
  return { inputs: [placement, ...rest.map((operand) => aligned(operand, shape, placement.dim))], output: placement };
}

/** Results placed like the operand, whose elements do not matter. */
const like: Rule = ({ operands: [self] }) =>
  isShard(self!.placement)
    ? { inputs: [self!.placement], output: self!.placement }
    : { inputs: [Replicate], output: Replicate };

// ---- products

/** Rows of the left, columns of the right, or terms of the sum between. A vector has no rows, or no columns; three dimensions begin with a batch. */
function product({ operands, shape }: Call): Plan {
  const [{ placement: p, shape: a }, { placement: q, shape: b }] = operands as readonly [Operand, Operand];
  const [rows, columns] = [a.length - 2, b.length > 1 ? b.length - 1 : -1];
  const [inner, outer] = [a.length - 1, Math.max(b.length - 2, 0)];
  const from = (x: Placement, dim: number): boolean => isShard(x) && dim >= 0 && x.dim === dim;
  if (a.length === 3 && (from(p, 0) || from(q, 0))) return { inputs: [Shard(0), Shard(0)], output: Shard(0) };
  if (from(p, inner) && from(q, outer)) return { inputs: [p, q], output: Partial };
  if (from(p, rows)) return { inputs: [p, Replicate], output: p };
  if (from(q, columns)) return { inputs: [Replicate, q], output: Shard(shape.length - 1) };
  if (from(p, inner)) return { inputs: [p, Shard(outer)], output: Partial };
  if (from(q, outer)) return { inputs: [Shard(inner), q], output: Partial };
  // A product is linear in each side.
  if (p.kind === "partial") return { inputs: [p, Replicate], output: Partial };
  if (q.kind === "partial") return { inputs: [Replicate, q], output: Partial };
  return { inputs: [Replicate, Replicate], output: Replicate };
}

/** `addmm` over rows or columns; terms are left to `mm`, since a bias is added once. */
const addmm: Rule = ({ operands: [bias, a, b], shape }) => {
  const over = (dim: number): Plan => ({
    inputs: [aligned(bias!, shape, dim), dim === 0 ? Shard(0) : Replicate, dim === 1 ? Shard(1) : Replicate],
    output: Shard(dim),
  });
  if (isShard(a!.placement) && a!.placement.dim === 0) return over(0);
  return isShard(b!.placement) && b!.placement.dim === 1 ? over(1) : null;
};

// ---- reductions

/** A positional or named argument; undefined if it was omitted. */
function argument({ args, names, options }: Call, name: string): unknown {
  const at = names.indexOf(name);
  return at < 0 ? (options as Readonly<Record<string, unknown>>)[name] : args[at];
}

/** The reduced dimensions: all if none are specified. */
function goneIn(call: Call): ReadonlySet<number> {
  const { shape } = call.operands[0]!;
  const given = [(argument(call, "dim") ?? []) as number | readonly number[]].flat();
  return new Set((given.length > 0 ? given : shape.map((_, dim) => dim)).map((dim) => wrap(dim, shape.length)));
}

/** Reduces on each rank, if the shards are along a dimension that remains. */
const reduction: Rule = (call) => {
  const { placement } = call.operands[0]!;
  const gone = goneIn(call);
  if (!isShard(placement) || gone.has(placement.dim)) return null;
  const before = argument(call, "keepdim") === true ? 0 : [...gone].filter((dim) => dim < placement.dim).length;
  return { inputs: [placement], output: Shard(placement.dim - before) };
};

/** The results of a linear operator on terms are terms. */
const terms: Rule = (call) => {
  const [self, ...others] = call.operands;
  if (self!.placement.kind !== "partial" || others.length > 0 || argument(call, "dtype") != null) return null;
  return { inputs: [Partial], output: Partial };
};

/** Over a sharded dimension a sum is a sum of terms; for a mean the terms are sums divided by the total number. */
function sum(call: Call, mean: boolean): Plan | null {
  const { shape, placement } = call.operands[0]!;
  const gone = goneIn(call);
  if (!isShard(placement) || !gone.has(placement.dim)) return null;
  const keepdim = argument(call, "keepdim") === true;
  const dtype = argument(call, "dtype") ?? null;
  const count = mean ? [...gone].reduce((all, dim) => all * shape[dim]!, 1) : 1;
  const compute = ([x]: readonly Tensor[]): Tensor => {
    const total = ops.aten.sum.dim_IntList(x, [...gone], keepdim, { dtype }) as Tensor;
    return mean ? total.div(count) : total;
  };
  return { inputs: [placement], output: Partial, compute };
}

/** Whether the softmax dimension is the sharded one; null if there are no shards. */
function over({ args, operands: [self] }: Call, position: number): boolean | null {
  const { placement, shape } = self!;
  return isShard(placement) ? wrap(args[position], shape.length) === placement.dim : null;
}

/** A softmax along a sharded dimension: the maximum and the sum are computed across all ranks. */
function softmax(call: Call, log: boolean): Plan | null {
  const along = over(call, 1);
  if (along === null) return null;
  const { placement, shape } = call.operands[0]!;
  const plan = { inputs: [placement], output: placement };
  if (!along) return plan;
  const dim = wrap(call.args[1], shape.length);
  // An empty part has no largest element.
  if (partSizes(shape[dim]!, call.mesh.size).includes(0)) return null;
  const compute = ([x]: readonly Tensor[]): Tensor => {
    const shifted = x!.sub(c10d.allReduceMax(x!.amax([dim], true)));
    const total = c10d.allReduce(shifted.exp().sum({ dim: [dim], keepdim: true }));
    return log ? shifted.sub(total.log()) : shifted.exp().div(total);
  };
  return { ...plan, compute };
}

function softmaxBackward(call: Call, log: boolean): Plan | null {
  const sharding = call.operands.map(({ placement }) => placement).find(isShard);
  if (sharding === undefined) return null;
  const plan = { inputs: [sharding, sharding], output: sharding };
  if (wrap(call.args[2], call.shape.length) !== sharding.dim) return plan;
  const compute = ([grad, output]: readonly Tensor[]): Tensor => {
    const weighed = log ? grad! : grad!.mul(output!);
    const total = c10d.allReduce(weighed.sum({ dim: [sharding.dim], keepdim: true }));
    return log ? grad!.sub(output!.exp().mul(total)) : weighed.sub(output!.mul(total));
  };
  return { ...plan, compute };
}

// ---- views

/** Where dimension `dim` of `from` is in `to`, if a rank's part of it is a part there, too; -1 if not. */
function regrouped(from: readonly number[], to: readonly number[], dim: number, ranks: number): number {
  const before = sizeOf(from.slice(0, dim));
  for (let at = 0, product = 1; at < to.length && product <= before; product *= to[at]!, at++) {
    if (product !== before) continue;
    const [old, now] = [from[dim]!, to[at]!];
    if (now === old) return at;
    // Merged with dimensions behind it, or split: whole blocks go with each rank.
    const larger = Math.max(old, now);
    const smaller = Math.min(old, now);
    if (smaller > 1 && larger % smaller === 0 && smaller % ranks === 0) return at;
  }
  return -1;
}

/**
 * The effect of a view on shards along `dim`: the new sharded dimension, and the arguments of the local call. Null if the result would not be
 * sharded.
 */
type ViewRule = (
  args: readonly unknown[],
  shape: readonly number[],
  dim: number,
  to: readonly number[],
  mesh: Mesh,
) => { readonly dim: number; readonly call?: (local: Tensor) => unknown } | null;

const swapped: ViewRule = ([, a, b], shape, dim) => {
  const [i, j] = [wrap(a, shape.length), wrap(b, shape.length)];
  return { dim: dim === i ? j : dim === j ? i : dim };
};

/** Along a dimension other than the sharded one. `gone`: the dimension is removed. */
const beside =
  (position: number, gone: boolean): ViewRule =>
  (args, shape, dim) => {
    const at = wrap(args[position] ?? 0, shape.length);
    return at === dim ? null : { dim: gone && at < dim ? dim - 1 : dim };
  };

const resized: ViewRule = (_, shape, dim, to, mesh) => {
  const at = regrouped(shape, to, dim, mesh.size);
  if (at < 0) return null;
  const localSize = partSizes(to[at]!, mesh.size)[mesh.rank]!;
  const size = to.map((all, d) => (d === at ? localSize : all));
  return { dim: at, call: (local) => ops.aten.view.default(local, size) };
};

const viewRules: Readonly<Record<string, ViewRule>> = {
  t: (_, shape, dim) => ({ dim: shape.length < 2 ? dim : 1 - dim }),
  "transpose.int": swapped,
  permute: ([, dims], shape, dim) => ({
    dim: (dims as readonly number[]).findIndex((one) => wrap(one, shape.length) === dim),
  }),
  unsqueeze: ([, at], shape, dim) => ({ dim: wrap(at, shape.length + 1) <= dim ? dim + 1 : dim }),
  "squeeze.dim": ([, at], shape, dim) => {
    const gone = wrap(at, shape.length);
    return shape[gone] !== 1 ? { dim } : gone === dim ? null : { dim: gone < dim ? dim - 1 : dim };
  },
  "select.int": beside(1, true),
  "slice.Tensor": beside(1, false),
  "split.Tensor": beside(2, false),
  "unbind.int": beside(1, true),
  expand: (_, shape, dim, to, mesh) => {
    const at = dim + to.length - shape.length;
    if (to[at] !== shape[dim]) return null;
    const shardSize = partSizes(to[at]!, mesh.size)[mesh.rank]!;
    const size = to.map((all, d) => (d === at ? shardSize : all));
    return { dim: at, call: (local) => ops.aten.expand.default(local, size) };
  },
  view: resized,
  _unsafe_view: resized,
  _reshape_alias: resized,
};

const view: Rule = ({ name, args, operands: [self], shape, mesh }) => {
  const { placement, shape: from } = self!;
  const rule = viewRules[name];
  if (!isShard(placement) || rule === undefined) return null;
  const result = rule(args, from, placement.dim, shape, mesh);
  if (result === null) return null;
  const { call } = result;
  const plan = { inputs: [placement], output: Shard(result.dim) };
  return call === undefined ? plan : { ...plan, compute: ([local]) => call(local!) };
};

/** Rules that the registry does not imply: how ranks cooperate, and what is copied or filled. */
const byName: Readonly<Record<string, Rule>> = {
  addmm,
  sum: (call) => sum(call, false),
  "sum.dim_IntList": (call) => sum(call, false),
  mean: (call) => sum(call, true),
  "mean.dim": (call) => sum(call, true),
  _softmax: (call) => softmax(call, false),
  _log_softmax: (call) => softmax(call, true),
  _softmax_backward_data: (call) => softmaxBackward(call, false),
  _log_softmax_backward_data: (call) => softmaxBackward(call, true),
  clone: elements,
  _to_copy: elements,
  copy_: elementsInPlace,
  zero_: elementsInPlace,
  "fill_.Scalar": elementsInPlace,
  _unsafe_view: view,
};

/** The registry classes of an operator, and the rule of each; the first that applies counts. */
const byClass: readonly (readonly [ReadonlySet<string>, Rule])[] = [
  [linear, terms],
  [pointwise, elements],
  [products, product],
  [reductions, reduction],
  [views, view],
  [likes, like],
];

/** The rules for an operator, in the order in which they are tried. */
const rulesOf = (name: string): readonly Rule[] => {
  const rules = byClass.filter(([names]) => names.has(name)).map(([, rule]) => rule);
  if (byName[name] !== undefined) rules.push(byName[name]);
  // `add_.Tensor` is `add.Tensor` in place.
  else if (rules.length === 0 && pointwise.has(name.replace(/_(?=\.|$)/, ""))) rules.push(elementsInPlace);
  return rules;
};

/** The placements of a call's operands and results; null for an operator that takes whole tensors. */
export function planOf(call: Call): Plan | null {
  for (const rule of rulesOf(call.name)) {
    const plan = rule(call);
    if (plan !== null) return plan;
  }
  return null;
}

/** Whether `planOf` covers an operator at all. */
export const hasRule = (name: string): boolean => rulesOf(name).length > 0;
