// A tensor in shards over the ranks of a mesh: a tensor subclass, so autograd and composite operators work unchanged.

import {
  AutogradFunction,
  type CallOptions,
  type Device,
  emptyStrided,
  isTensor,
  mapTensors,
  type OverloadHandle,
  type Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  zeros,
} from "../../generated/index.js";
import { part } from "./collectives.js";
import { currentMesh } from "./mesh.js";
import { move, type Placement, partSizes, Replicate, samePlacement, textOf } from "./placements.js";
import { hasRule, type Operand, type Plan, planOf } from "./rules.js";

/** Counts the writes to a tensor and its views. */
interface Family {
  writes: number;
}

/** A view that no rank has in its own memory: a copy, recreated when its base was written to, and copied back when it was written to. */
interface Source {
  readonly base: DTensor;
  seen: number;
  /** The whole base, and the view of it. */
  readonly whole: () => Tensor;
  readonly of: (whole: Tensor) => Tensor;
  readonly copy: Tensor;
}

/** The state shared by the objects of one tensor: `detach` creates another object over the same memory. */
interface Held {
  local: Tensor;
  placement: Placement;
  readonly family: Family;
  readonly source: Source | null;
}

const meta: Device = "meta";

/**
 * A tensor whose elements are distributed over the ranks of a mesh. Every rank has one of the same shape, and makes the
 * same calls.
 */
export class DTensor extends TensorSubclass {
  readonly held: Held;

  constructor(like: Pick<Tensor, "shape" | "strides" | "offset" | "dtype">, held: Held) {
    const { shape, strides, offset, dtype } = like;
    super({ shape, strides, offset, dtype });
    this.held = held;
  }

  get placement(): Placement {
    return this.held.placement;
  }

  /** The rank's part. */
  toLocal(): Tensor {
    return localOf(this);
  }

  override materialize(): Tensor {
    return at(this, Replicate);
  }

  override describe(): string {
    return `${textOf(this.placement)} of ${currentMesh().size}, here [${this.held.local.shape}]`;
  }

  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    return call(op, args, options);
  }
}

function fresh(local: Tensor, placement: Placement): Held {
  return { local, placement, family: { writes: 0 }, source: null };
}

/** The rank's current part. */
function localOf({ held }: DTensor): Tensor {
  const { source } = held;
  if (source !== null) {
    const { family } = source.base.held;
    if (source.seen !== family.writes) source.copy.copy_(source.of(source.whole()));
    source.seen = family.writes;
  }
  return held.local;
}

/** Counts a write, and copies a write to a copied view back to its base. */
function wrote({ held }: DTensor): void {
  held.family.writes++;
  const { source } = held;
  if (source === null) return;
  const { base, of, copy } = source;
  const whole = source.whole();
  of(whole).copy_(copy);
  keep(base, whole);
  wrote(base);
  source.seen = base.held.family.writes;
}

/** Replaces the rank's part by that of a whole tensor. */
function keep(tensor: DTensor, whole: Tensor): void {
  const { local, placement } = tensor.held;
  const { rank, size } = currentMesh();
  if (placement.kind === "shard")
    local.copy_(part(whole, placement.dim, partSizes(tensor.shape[placement.dim]!, size), rank));
  else if (local !== whole) local.copy_(whole);
}

/** The rank's part at another placement. */
function at(tensor: DTensor, placement: Placement): Tensor {
  return move(localOf(tensor), tensor.shape, tensor.placement, placement, currentMesh());
}

/** Reduces a partial sum in place: terms can be neither written to nor viewed in part. */
function settle(tensor: DTensor): void {
  const { held } = tensor;
  if (held.placement.kind !== "partial") return;
  held.local = at(tensor, Replicate);
  held.placement = Replicate;
}

/** A meta tensor of the same geometry. */
function onMeta({ shape, strides, offset, dtype }: DTensor): Tensor {
  const span = shape.includes(0) ? 0 : shape.reduce((most, size, d) => most + (size - 1) * strides[d]!, 1);
  return emptyStrided([offset + span], [1], { dtype, device: meta }).asStrided(shape, strides, offset);
}

/** A whole tensor as passed to an operator: one that takes strides gets memory with the tensor's declared strides. */
function stated(whole: Tensor, { shape, strides, offset, dtype }: DTensor, op: OverloadHandle): Tensor {
  if (!op.operator.name.startsWith("aten::as_strided")) return whole;
  if (whole.offset === offset && strides.every((stride, d) => stride === whole.strides[d])) return whole;
  const span = shape.includes(0) ? 0 : shape.reduce((most, size, d) => most + (size - 1) * strides[d]!, 1);
  return zeros([offset + span], { dtype })
    .asStrided(shape, strides, offset)
    .copy_(whole);
}

/** The arguments that the schema declares as written to. */
function writtenBy(op: OverloadHandle, args: readonly unknown[], options: CallOptions): DTensor[] {
  const places = op.schema.arguments.filter(({ out }) => !out);
  const found: DTensor[] = [];
  for (const [i, { alias }] of places.entries())
    if (alias?.write === true && args[i] instanceof DTensor) found.push(args[i]);
  const { out } = options as { readonly out?: unknown };
  for (const one of Array.isArray(out) ? out : [out]) if (one instanceof DTensor) found.push(one);
  return found;
}

function call(op: OverloadHandle, args: readonly unknown[], options: CallOptions): unknown {
  const name = op.operator.name.replace(/^aten::/, "");
  // The same tensor under a new object.
  if (["detach", "alias", "lift_fresh"].includes(name)) return (args[0] as DTensor).shallowCopy();
  const written = writtenBy(op, args, options);
  const isView = written.length === 0 && op.schema.returns.some(({ alias }) => alias !== null);
  written.forEach(settle);
  const operands: Operand[] = [];
  const tensors: Tensor[] = [];
  mapTensors(args, (one) => {
    if (isView && one instanceof DTensor) settle(one);
    tensors.push(one);
    operands.push({ shape: one.shape, placement: one instanceof DTensor ? one.placement : Replicate });
    return one;
  });
  let plan: Plan | null = null;
  let outlines: unknown = null;
  if (hasRule(name)) {
    const inMeta = (value: unknown): unknown =>
      mapTensors(value, (one) => (one instanceof DTensor ? onMeta(one) : one.to({ device: meta })));
    outlines = op(...(inMeta(args) as unknown[]), inMeta(options) as CallOptions);
    const shape = (isTensor(outlines) ? outlines : (outlines as readonly Tensor[])[0]!).shape;
    const names = op.schema.arguments.flatMap((one) => (one.kwargOnly ? [] : [one.name]));
    plan = planOf({ name, args, options, names, operands, shape, mesh: currentMesh() });
  }
  const result = plan === null ? onWholes(op, args, options, written) : onParts(op, args, options, tensors, plan);
  written.forEach(wrote);
  if (written.length > 0) return written.length === 1 ? written[0] : written;
  const placement = plan === null ? Replicate : plan.output;
  // A view shares memory with the rank's part of its base, or is a copy of other ranks' parts of it.
  const base = isView ? (tensors[0] as DTensor) : null;
  const shares = base !== null && (plan === null ? base.placement.kind === "replicate" : true);
  const wrap = (local: Tensor, outline: Tensor, of: Source["of"]): DTensor => {
    if (base === null) return new DTensor(outline, fresh(local, placement));
    const { family, source } = base.held;
    if (shares) return new DTensor(outline, { local, placement, family, source });
    const copy = local.clone();
    const whole = (): Tensor => stated(at(base, Replicate), base, op);
    const copied = { base, seen: family.writes, whole, of, copy };
    return new DTensor(outline, { local: copy, placement, family: { writes: 0 }, source: copied });
  };
  const ofWhole = (whole: Tensor): unknown => op(whole, ...args.slice(1), options);
  if (isTensor(result)) return wrap(result, (outlines ?? result) as Tensor, (whole) => ofWhole(whole) as Tensor);
  if (!Array.isArray(result)) return result;
  return result.map((one: unknown, i) =>
    isTensor(one)
      ? wrap(
          one,
          (outlines as readonly Tensor[] | null)?.[i] ?? one,
          (whole) => (ofWhole(whole) as readonly Tensor[])[i]!,
        )
      : one,
  );
}

/** Runs an operator on the ranks' parts, in the placements that the plan requires. */
function onParts(
  op: OverloadHandle,
  args: readonly unknown[],
  options: CallOptions,
  tensors: readonly Tensor[],
  { inputs, compute }: Plan,
): unknown {
  const mesh = currentMesh();
  const locals = tensors.map((one, i) =>
    one instanceof DTensor ? at(one, inputs[i]!) : move(one, one.shape, Replicate, inputs[i]!, mesh),
  );
  if (compute !== undefined) return compute(locals);
  let next = 0;
  return op(...(mapTensors(args, () => locals[next++]!) as unknown[]), options);
}

/** Runs an operator on whole tensors, identically on every rank; writes are copied back to the ranks' parts. */
function onWholes(
  op: OverloadHandle,
  args: readonly unknown[],
  options: CallOptions,
  written: readonly DTensor[],
): unknown {
  const wholes = new Map<DTensor, Tensor>();
  const whole = (value: unknown): unknown =>
    mapTensors(value, (one) => {
      if (!(one instanceof DTensor)) return one;
      let replicated = wholes.get(one);
      if (replicated === undefined) wholes.set(one, (replicated = stated(at(one, Replicate), one, op)));
      return replicated;
    });
  const result = op(...(whole(args) as unknown[]), whole(options) as CallOptions);
  for (const tensor of written) {
    const replicated = wholes.get(tensor)!;
    if (replicated.shape.length !== tensor.shape.length || replicated.shape.some((n, d) => n !== tensor.shape[d]))
      throw new Error(`${op.operator.name} changes the shape of a tensor in place, which a DTensor does not`);
    keep(tensor, replicated);
  }
  return result;
}

/** Every rank's whole tensor as one in a placement. */
export function distribute(whole: Tensor, placement: Placement): DTensor {
  if (placement.kind === "partial" && whole.dtype === "bool")
    throw new Error("terms of a sum are numbers: a bool tensor has none");
  const local = move(whole.detach(), whole.shape, Replicate, placement, currentMesh());
  const { shape, dtype } = whole;
  return new DTensor(zeros(shape, { dtype, device: meta }), fresh(local === whole ? local.clone() : local, placement));
}

const redistribution = new AutogradFunction({
  name: "Redistribute",
  forward(context, tensor: Tensor, placement: Placement): Tensor {
    const given = tensor as DTensor;
    context.notes["from"] = given.placement;
    return moved(given, placement);
  },
  backward(context, grad) {
    const from = context.notes["from"] as Placement;
    return [grad instanceof DTensor ? moved(grad, from.kind === "partial" ? Replicate : from) : grad, null];
  },
});

/**
 * The same tensor in another placement. Its gradient is returned in the argument's placement; for a sum of terms,
 * whole.
 */
export function redistribute(tensor: DTensor, placement: Placement): DTensor {
  return redistribution.apply(tensor, placement) as DTensor;
}

function moved(tensor: DTensor, placement: Placement): DTensor {
  const local = samePlacement(tensor.placement, placement) ? localOf(tensor).clone() : at(tensor, placement);
  const { shape, dtype } = tensor;
  return new DTensor(zeros(shape, { dtype, device: meta }), fresh(local, placement));
}

/** The whole tensor, on every rank. */
export const fullTensor = (tensor: Tensor): Tensor =>
  tensor instanceof DTensor ? at(tensor, Replicate).clone() : tensor;
