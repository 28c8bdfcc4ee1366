// vmap: functions of one example become functions of many. The level's operators run by rules: of their class, by decomposition, or by a loop.

import { vmapRows } from "../../generated/layers/vmap.js";
import {
  as_strided_,
  cat,
  clone,
  copy_,
  expand,
  movedim_int,
  narrow,
  new_zeros,
  select_int,
  stack as stackOf,
} from "../../generated/operators.js";
import { installConstants } from "../autograd/constants.js";
import { installRefusals } from "../autograd/gradient-level.js";
import { requiresGrad } from "../autograd/meta.js";
import { vectorized } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { isComplexCode } from "../core/dtype.js";
import { ArgumentError, isWrapperError, UnsupportedError, wrapperError } from "../core/errors.js";
import { metaTensorOf } from "../core/meta-tensor.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, refuseDeferredResult } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { callCell } from "../dispatch/boxing.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { KernelRecord, type LevelCall, type Visit } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { aliasNames, slotCount } from "../dispatch/keys.js";
import {
  atLevel,
  frontKernel,
  inLevel,
  type Level,
  LevelTensor,
  levels,
  mapArguments,
  vmapModeHi,
} from "../dispatch/levels.js";
import { activeKeys, type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { logicalShape } from "../kernels/vmap/dims.js";
import { vmapFamilies } from "../kernels/vmap/families.js";
import { vmapPointwise, vmapPointwiseWrite } from "../kernels/vmap/pointwise.js";
import {
  addVmapRows,
  type BatchDim,
  BatchedTensor,
  batched,
  checkedMapped,
  follow,
  installMappedRefusal,
  isRandom,
  Mapped,
  type MappedCall,
  type Randomness,
  VmapLevel,
  type VmapRows,
  type VmapRule,
  vmapRules,
} from "../modes/batched-tensor.js";
import { belowLayers } from "../modes/functional-tensor.js";
import { TreeSpec, treeFlatten, treeUnflatten } from "../modes/tree.js";
import { programRuleOf } from "../modes/vmap-rule.js";
import type { Type } from "../schema/types.js";
import { applyMapped } from "./mapped-function.js";

// -- options

/** The dimension of each tensor that counts the examples; null for what is the same for all. A tree whose structure is a prefix of the arguments'. */
export type MappedDims = number | null | readonly MappedDims[] | { readonly [name: string]: MappedDims };

export interface VmapOptions {
  /** For each argument, or for all, the dimension that counts the examples; null for one that all examples share. 0 by default. */
  readonly inDims?: MappedDims | undefined;
  /** Where the examples' results are stacked. 0 by default. */
  readonly outDims?: MappedDims | undefined;
  /** What random operators do: `error` (the default), `same` (one draw for all examples), `different` (a draw for each). */
  readonly randomness?: Randomness | undefined;
  /** How many examples are computed at once; all by default. */
  readonly chunkSize?: number | null | undefined;
  /** What an operator without a rule does: `loop` over the examples, with one warning (the default), or `error`. */
  readonly fallback?: "loop" | "error" | undefined;
  /** The name by which collectives inside (`axisSum`, `axisMean`, `axisMax`, `axisIndex`, `allGather`) mean the dimension. */
  readonly axisName?: string | undefined;
}

const optionNames: readonly string[] = [
  "inDims",
  "outDims",
  "randomness",
  "chunkSize",
  "fallback",
  "axisName",
] satisfies (keyof VmapOptions)[];
const randomnesses: readonly unknown[] = ["error", "same", "different"] satisfies Randomness[];

function checked(options: VmapOptions): VmapOptions {
  checkOptions("vmap", options, optionNames);
  const { randomness = "error", chunkSize, fallback = "loop", axisName } = options;
  if (axisName !== undefined && (typeof axisName !== "string" || axisName === ""))
    throw new ArgumentError(`vmap: axisName is a name, such as "batch", got ${describe(axisName)}`);
  if (axisName !== undefined && chunkSize != null)
    throw new ArgumentError(
      "vmap: axisName and chunkSize were given, but collectives need all examples at once; leave out one of them",
    );
  if (!randomnesses.includes(randomness))
    throw new ArgumentError(`vmap: randomness is "error", "same" or "different", got ${describe(randomness)}`);
  if (chunkSize != null && !(Number.isSafeInteger(chunkSize) && chunkSize > 0))
    throw new ArgumentError(`vmap: chunkSize is a positive integer, got ${describe(chunkSize)}`);
  if (fallback !== "loop" && fallback !== "error")
    throw new ArgumentError(`vmap: fallback is "loop" or "error", got ${describe(fallback)}`);
  return options;
}

// -- the function

/**
 * The function for many examples: `vmap(fn)(...args)` is what calls of `fn` for each example return, stacked; operators run once, for all examples.
 * Arguments and results may be arrays, plain objects and Maps of tensors.
 *
 * The function that it returns throws ArgumentError for dimensions that arguments do not have, sizes that differ, and results that are not tensors;
 * UnsupportedError for operators that no rule can map: those whose result's shape depends on values, reads such as `item()`, and random ones unless
 * `randomness` says what they do.
 *
 * @param fn called once for all examples (once for each chunk), with tensors that have the shapes of one example
 * @throws ArgumentError for unknown options
 */
export function vmap<A extends readonly unknown[], R>(
  fn: (...args: A) => R,
  options: VmapOptions = {},
): (...args: A) => R {
  assertFunction(fn, "vmap");
  return mappedBy("vmap", fn, checked(options));
}

/** As `vmap`, for a transform that maps the function for reasons of its own, which messages then name. */
export function mappedBy<A extends readonly unknown[], R>(
  transform: string,
  fn: (...args: A) => R,
  { inDims = 0, outDims = 0, randomness = "error", chunkSize, fallback = "loop", axisName }: VmapOptions,
): (...args: A) => R {
  return (...args) => {
    install();
    const { leaves, spec } = treeFlatten(args);
    const dims = spreadDims("inDims", inDims, args, args.length);
    const places = leaves.map((leaf, i) => placed(leaf, dims[i], i, leaves.length));
    const size = sizeOf(leaves as readonly Tensor[], places);
    const run = (values: readonly unknown[], count: number): unknown => {
      const level = new VmapLevel(transform, vmapModeHi, count, randomness, fallback, axisName ?? null);
      return inLevel(level, () => {
        const given = values.map((leaf, i) => (places[i] === null ? leaf : batched(leaf as Tensor, places[i]!, level)));
        const result = fn(...(treeUnflatten(spec, given) as unknown as A));
        refuseDeferredResult(result, transform);
        return atLevel(level.parent, () => stacked(result, outDims, level));
      });
    };
    if (chunkSize == null || chunkSize >= size) return run(leaves, size) as R;
    return chunks(leaves, places, size, chunkSize, outDims, run) as R;
  };
}

vectorized.installOnce(
  (body, rows) => vmap((...one: Tensor[]) => [...body(...one)])(...rows) as unknown as readonly Tensor[],
);

/** One setting for each leaf. */
function spreadDims(option: string, given: MappedDims, tree: unknown, count: number): readonly unknown[] {
  const what = option === "inDims" ? `the ${count === 1 ? "argument" : `${count} arguments`}` : "the result";
  return TreeSpec.of(tree, [], undefined, "vmap").spread(given, undefined, "", `vmap: ${option} does not fit ${what}`);
}

/** The batch dimension of a leaf of the arguments, from 0 on; null if it is not mapped. */
function placed(leaf: unknown, dim: unknown, at: number, count: number): number | null {
  if (dim === null || dim === undefined) return null;
  const which = count === 1 ? "the argument" : `argument ${at} (of ${count} leaves)`;
  if (!Number.isSafeInteger(dim))
    throw new ArgumentError(`vmap: inDims has dimensions, or null for what is not mapped, got ${describe(dim)}`);
  if (!isTensor(leaf))
    throw new ArgumentError(
      `vmap: inDims is ${dim as number} for ${which}, which is not a tensor but ${describe(leaf)}: give null for what is not mapped`,
    );
  const rank = leaf.shape.length;
  if ((dim as number) < -rank || (dim as number) >= rank)
    throw new ArgumentError(
      `vmap: inDims is ${dim as number} for ${which}, a tensor of shape ${formatShape(leaf.shape)}: ` +
        (rank === 0 ? "it has no dimension to map; give null" : `expected ${-rank} to ${rank - 1}`),
    );
  return (dim as number) < 0 ? (dim as number) + rank : (dim as number);
}

/** The number of examples, which all arguments that are mapped have. */
function sizeOf(leaves: readonly Tensor[], places: readonly (number | null)[]): number {
  const sizes = leaves.map((leaf, i) => (places[i] === null ? null : leaf.shape[places[i]!]!));
  const size = sizes.find((one) => one !== null) ?? null;
  if (size === null)
    throw new ArgumentError("vmap: no argument is mapped; give inDims a dimension for at least one tensor");
  if (sizes.some((one) => one !== null && one !== size)) {
    const found = sizes.flatMap((one, i) => (one === null ? [] : [`argument ${i} has ${one}`]));
    throw new ArgumentError(`vmap: the mapped dimensions must have the same size: ${found.join(", ")}`);
  }
  return size;
}

/** The results of all examples, for the level around. */
function stacked(result: unknown, outDims: MappedDims, level: VmapLevel): unknown {
  const { leaves, spec } = treeFlatten(result);
  const dims = spreadDims("outDims", outDims, result, 1);
  return treeUnflatten(
    spec,
    leaves.map((leaf, i) => {
      const dim = dims[i];
      if (!isTensor(leaf))
        throw new ArgumentError(
          `vmap: the function returned ${describe(leaf)}${leaves.length === 1 ? "" : ` as leaf ${i} of its result`}; it must return tensors`,
        );
      const own = leaf instanceof BatchedTensor && leaf.level === level;
      if (dim === null || dim === undefined) {
        if (!own) return leaf;
        throw new ArgumentError(
          "vmap: outDims is null for a result that differs from example to example; give it a dimension",
        );
      }
      const rank = leaf.shape.length + 1;
      if (!Number.isSafeInteger(dim) || (dim as number) < -rank || (dim as number) >= rank)
        throw new ArgumentError(
          `vmap: outDims is ${typeof dim === "number" ? dim : describe(dim)} for a result that has shape ${formatShape(leaf.shape)} for one example: expected ${-rank} to ${rank - 1}`,
        );
      const at = (dim as number) < 0 ? (dim as number) + rank : (dim as number);
      const value = own ? leaf.value : expand(leaf, [level.size, ...leaf.shape], false);
      const from = own ? leaf.batchDim : 0;
      return from === at ? value : movedim_int(value, from, at);
    }),
  );
}

/** Runs parts of the examples, and concatenates the results. */
function chunks(
  leaves: readonly unknown[],
  places: readonly (number | null)[],
  size: number,
  chunkSize: number,
  outDims: MappedDims,
  run: (values: readonly unknown[], count: number) => unknown,
): unknown {
  const parts: unknown[][] = [];
  let first: ReturnType<typeof treeFlatten> | null = null;
  let result: unknown;
  for (let start = 0; start < size; start += chunkSize) {
    const count = Math.min(chunkSize, size - start);
    const values = leaves.map((leaf, i) =>
      places[i] === null ? leaf : narrow(leaf as Tensor, places[i]!, start, count),
    );
    result = run(values, count);
    const flat = treeFlatten(result);
    first ??= flat;
    parts.push(flat.leaves);
  }
  const dims = spreadDims("outDims", outDims, result, 1);
  return treeUnflatten(
    first!.spec,
    dims.map((dim, i) =>
      dim === null || dim === undefined
        ? parts[0]![i]
        : cat(
            parts.map((part) => part[i] as Tensor),
            dim as number,
          ),
    ),
  );
}

// -- how an operator runs at a level

interface State {
  installed: boolean;
  /** Operators whose loop was mentioned. */
  readonly warned: Set<OperatorEntry>;
  /** Operators that run at the level itself: by what they call. */
  readonly handlers: Map<OperatorEntry, Handler>;
  /** The rows that were read, for explanations. */
  readonly read: (() => VmapRows)[];
}

/** Runs an operator with the level's own tensors. */
type Handler = (level: VmapLevel, op: OperatorEntry, args: readonly unknown[]) => unknown;

const state: State = once("layers.vmap", () => ({
  installed: false,
  warned: new Set(),
  handlers: new Map(),
  read: [],
}));

const implicitId = (() => slotCount + aliasNames.indexOf("CompositeImplicitAutograd"))();
const explicitId = (() => slotCount + aliasNames.indexOf("CompositeExplicitAutograd"))();

/** Reads the rows of registries: once, when vmap is first called, and those of packages that were loaded since. */
function install(): void {
  if (!state.installed) {
    state.installed = true;
    vmapRules.run = runMapped;
    vmapRules.loop = looped;
    vmapRules.explain = explained;
    vmapRules.apply = applyMapped;
    installRefusals();
    installConstants();
    installMappedRefusal();
    addVmapRows(vmapRows);
    for (const op of dispatcher.registry.entries.values())
      if (isRandom(op))
        dispatcher.registry.add(op, registrationId("FuncTorchVmapMode")!, new KernelRecord(frontKernel(), source));
  }
  for (const rows of vmapRules.waiting.splice(0)) {
    state.read.push(rows);
    addRows(rows());
  }
}

/** Where the layer's kernels are registered, for messages. */
const source = "generated/layers/vmap.ts";

function addRows({
  pointwise,
  pointwiseWrite,
  family,
  viewCopy,
  viewWrite,
  decompose,
  loop: looping,
  write,
  "by hand": byHand,
  none,
}: VmapRows): void {
  const add = (name: string, rule: VmapRule): void => {
    const op = dispatcher.find(name);
    if (op !== undefined && !vmapRules.rules.has(op)) vmapRules.rules.set(op, rule);
  };
  for (const name of pointwise ?? []) add(name, vmapPointwise);
  for (const name of pointwiseWrite ?? []) add(name, vmapPointwiseWrite);
  for (const [name, made, ...parameters] of family ?? []) {
    const op = dispatcher.find(name);
    if (op !== undefined)
      add(
        name,
        lazily(() => vmapFamilies[made]!(op, parameters)),
      );
  }
  for (const name of looping ?? []) add(name, loop);
  for (const [name, rule] of byHand ?? []) if (rule !== null) add(name, rule);
  const handle = (name: string, handler: Handler): void => {
    const op = dispatcher.find(name);
    if (op !== undefined) state.handlers.set(op, handler);
  };
  for (const name of decompose ?? []) handle(name, decomposed);
  for (const [name, view] of viewCopy ?? []) {
    const form = dispatcher.find(view);
    if (form === undefined) continue;
    handle(name, (level, _, args) =>
      atLevel(level, () => {
        const given = [(args[0] as Tensor).contiguous(), ...args.slice(1)];
        return mapArguments(dispatcher.call(form, given), (tensor) => clone(tensor, "contiguous_format"));
      }),
    );
  }
  for (const [name, view] of viewWrite ?? []) {
    const form = dispatcher.find(view);
    if (form !== undefined) handle(name, (level, _, args) => viewedInPlace(level, form, args));
  }
  for (const [name, functional] of write ?? []) {
    const form = dispatcher.find(functional);
    if (form !== undefined) handle(name, (level, op, args) => writtenThrough(level, op, form, args));
  }
  for (const [name, reason] of none ?? []) handle(name, (_, op) => refuse(op, reason));
}

// -- explanations

/** What the level does with an operator of which an argument is mapped, or which draws random numbers. */
function explained(level: VmapLevel, op: OperatorEntry, args: readonly unknown[]): LevelCall {
  const { args: values, size } = level.mapped(op, args);
  const asOneCall = <R>(visit: Visit<R>): R =>
    atLevel(level.parent, () => {
      const { lo, hi } = activeKeys(op, values);
      return visit(new KeySet(lo, hi), values);
    });
  const [rule, isOneCall] = ruleText(op);
  const draws = isRandom(op) ? `; it draws random numbers, with randomness: "${level.randomness}"` : "";
  return {
    key: level.maps(args) ? "FuncTorchBatched" : "FuncTorchVmapMode",
    rule: `${size} examples, ${rule}${draws}`,
    below: isOneCall ? asOneCall : null,
  };
}

/** The class of an operator's rule, and whether the rule calls the operator itself with all examples. */
function ruleText(op: OperatorEntry): readonly [rule: string, isOneCall: boolean] {
  const composite = op.kernels.get(implicitId) ?? op.kernels.get(explicitId);
  const decomposition = `decomposition: what ${composite?.name} calls is mapped`;
  const program = programRuleOf(op);
  if (program?.rule === "loop") return ["loop: a call for each example, as a program says", true];
  if (program !== undefined) return ["rule of a program, by registerVmap", false];
  if (isRandom(op) && op.kernels.has(implicitId)) return [decomposition, false];
  const stated = state.read.map((rows) => statedRule(rows(), op, decomposition)).find((found) => found !== null);
  if (stated != null) return stated;
  // A rule that needs no row.
  if (vmapRules.rules.has(op)) return ["rule", false];
  if (composite !== undefined) return [decomposition, false];
  if (isRandom(op)) return ["a call for each example", true];
  if (isDynamic(op)) return ["refused: what it returns depends on values", false];
  return ["loop: a call for each example", true];
}

function statedRule(rows: VmapRows, { name }: OperatorEntry, decomposition: string): readonly [string, boolean] | null {
  const detail = <T extends readonly [string, ...unknown[]]>(list: readonly T[] | undefined): T | undefined =>
    list?.find(([own]) => own === name);
  const has = (list: readonly string[] | undefined): boolean => list?.includes(name) === true;
  if (has(rows.pointwise)) return ["rule of the class pointwise", true];
  if (has(rows.pointwiseWrite)) return ["rule of the class pointwise, in place", true];
  const family = detail(rows.family);
  if (family !== undefined) {
    const [, made, ...parameters] = family;
    const isOther = made === "flatten" || made === "loss";
    return [`rule of the family ${made}${parameters.length === 0 ? "" : `(${parameters.join(", ")})`}`, !isOther];
  }
  const byHand = detail(rows["by hand"]);
  if (byHand !== undefined) return ["rule of its own", false];
  const view = detail(rows.viewCopy) ?? detail(rows.viewWrite);
  if (view !== undefined) return [`by its view ${view[1]}`, false];
  const write = detail(rows.write);
  if (write !== undefined) return [`by its functional form ${write[1]}, whose result is copied`, false];
  if (has(rows.decompose)) return [decomposition, false];
  if (has(rows.loop)) return ["loop: a call for each example", true];
  const none = detail(rows.none);
  return none === undefined ? null : [`refused: ${none[1]}`, false];
}

/** A rule that is made when it is first needed. */
function lazily(make: () => VmapRule): VmapRule {
  let rule: VmapRule | null = null;
  return (call) => (rule ??= make())(call);
}

/** A view in place: the value gets the geometry of its view, with its batch dimension where it was. */
function viewedInPlace(level: VmapLevel, view: OperatorEntry, args: readonly unknown[]): unknown {
  const [target] = args as [BatchedTensor];
  const viewed = atLevel(level, () => dispatcher.call(view, args)) as BatchedTensor;
  const dim = placeAfter(target, args[1], viewed.shape);
  atLevel(level.parent, () => {
    const { shape, strides, offset } =
      viewed.batchDim === dim ? viewed.value : movedim_int(viewed.value, viewed.batchDim, dim);
    as_strided_(target.value, shape, strides, offset);
  });
  target.batchDim = dim;
  follow(target);
  return target;
}

/** Where the batch dimension is when dimensions of one element are gone, or one has come. @param dims those that were named; none for all */
function placeAfter({ shape: before, batchDim }: BatchedTensor, dims: unknown, shape: readonly number[]): number {
  const { length } = before;
  if (shape.length === length) return batchDim;
  const rank = Math.max(length, shape.length);
  const named = (Array.isArray(dims) ? (dims as readonly number[]) : typeof dims === "number" ? [dims] : null)?.map(
    (dim) => (dim < 0 ? dim + rank : dim),
  );
  if (shape.length > length) return batchDim + (named ?? []).filter((dim) => dim < batchDim).length;
  const gone = named ?? before.map((_, dim) => dim);
  return batchDim - gone.filter((dim) => dim < batchDim && before[dim] === 1).length;
}

function refuse(op: OperatorEntry, reason: string): never {
  throw new UnsupportedError(`vmap: ${op.name} cannot be mapped: ${reason}`, { schema: op.described });
}

/** Runs an operator of which an argument is mapped, or which draws random numbers. */
function runMapped(level: VmapLevel, op: OperatorEntry, args: readonly unknown[]): unknown {
  const own = ruleOf(op);
  if (isRandom(op)) return random(level, op, args, own);
  if (own !== undefined) return byRule(level, op, args, own);
  const handler = state.handlers.get(op);
  if (handler !== undefined) return handler(level, op, args);
  if (op.kernels.has(implicitId) || op.kernels.has(explicitId)) return decomposed(level, op, args);
  refuseDynamic(op);
  return byRule(level, op, args, looped);
}

function byRule(level: VmapLevel, op: OperatorEntry, args: readonly unknown[], rule: VmapRule): unknown {
  const call = level.mapped(op, args);
  const written = writtenPositions(op);
  if (written !== null) checkWritten(call, args, written);
  let result: unknown;
  try {
    result = atLevel(level.parent, () => rule(call));
  } catch (error) {
    throw asOneExample(call, args, error);
  }
  if (written !== null) return writtenResult(op, args, written, result, level);
  return wrapped(result, level);
}

/** Results as tensors of the level. */
function wrapped(result: unknown, level: VmapLevel): unknown {
  if (isTensor(result)) return batched(result, 0, level);
  if (!(result instanceof Mapped)) return mapArguments(result, (tensor) => batched(tensor, 0, level));
  const { dims } = result;
  const wrap = (item: unknown, dim: BatchDim | number): unknown => {
    if (isTensor(item)) return dim === null ? item : batched(item, dim as number, level);
    if (!Array.isArray(item)) return item;
    return item.map((one, i) => wrap(one, Array.isArray(dim) ? dim[i]! : dim));
  };
  return wrap(result.result, dims as BatchDim);
}

// -- operators that write

const written = once("layers.vmap written", () => new WeakMap<OperatorEntry, readonly number[] | null>());

/** The positions of the arguments that an operator writes; null if there are none. */
function writtenPositions(op: OperatorEntry): readonly number[] | null {
  let found = written.get(op);
  if (found === undefined) {
    const at = op.writes ? op.schema.arguments.flatMap(({ alias }, i) => (alias?.write ? [i] : [])) : [];
    found = at.length === 0 ? null : at;
    written.set(op, found);
  }
  return found;
}

/** @throws UnsupportedError where a tensor that all examples share would get a value of each */
function checkWritten({ op, dims, args }: MappedCall, given: readonly unknown[], at: readonly number[]): void {
  const isMapped = (dim: BatchDim): boolean => (Array.isArray(dim) ? dim.some((one) => one !== null) : dim !== null);
  for (const i of at) {
    const dim = dims[i]!;
    if (args[i] === null || (Array.isArray(dim) ? dim.every((one) => one !== null) : dim !== null)) continue;
    const j = dims.findIndex((one, k) => k !== i && isMapped(one));
    if (j < 0) continue;
    const [target, source] = [op.schema.arguments[i]!, op.schema.arguments[j]!];
    throw wrapperError(
      `vmap: ${op.name} writes into ${target.name}${shapeText(given[i])}, which is not mapped: all examples share it, and ${source.name}` +
        `${shapeText(given[j])} is mapped, so that each example would write something else. Make ${target.name} in the function from a mapped tensor ` +
        `(such as ${source.name}.newZeros(...)), map it by inDims, or use the operator that returns a new tensor`,
      { schema: op.described },
    );
  }
}

function shapeText(given: unknown): string {
  return isTensor(given) ? ` (shape ${formatShape(given.shape)})` : "";
}

/** What an operator that writes returns: its arguments. */
function writtenResult(
  op: OperatorEntry,
  args: readonly unknown[],
  at: readonly number[],
  result: unknown,
  level: VmapLevel,
): unknown {
  for (const i of at) {
    const target = args[i];
    if (target instanceof BatchedTensor && target.level === level) follow(target);
  }
  const returned = op.schema.returns.map(({ alias }, i) => {
    if (alias?.write !== true)
      return wrapped(op.schema.returns.length === 1 ? result : (result as readonly unknown[])[i], level);
    return args[op.schema.arguments.findIndex((one) => one.alias?.before.some((name) => alias.before.includes(name)))];
  });
  if (returned.length === 0) return undefined;
  return returned.length === 1 ? returned[0] : returned;
}

/** Whether calls with a tensor are recorded, at the level or at one around it. */
function isRecorded(tensor: Tensor): boolean {
  for (let at: Tensor | null = tensor; at !== null; at = at instanceof LevelTensor ? at.value : null)
    if (requiresGrad(at)) return true;
  return false;
}

/** An operator that writes, by its functional form and a copy of what that returns. */
function writtenThrough(
  level: VmapLevel,
  op: OperatorEntry,
  functional: OperatorEntry,
  args: readonly unknown[],
): unknown {
  const at = writtenPositions(op)!;
  checkWritten(level.mapped(op, args), args, at);
  const written = new Set<Tensor>();
  for (const i of at) mapArguments(args[i], (one) => written.add(one));
  const [target] = written;
  const hasComplex = args.some((one) => isTensor(one) && !written.has(one) && isComplexCode(one.dtypeCode));
  const names = op.schema.arguments.map(({ name }) => name);
  const given = functional.parameters.list.map(({ name, default: standard }) => {
    const i = names.indexOf(name);
    // Where nobody names a dtype, an operator that writes computes in that of what it writes; sizes of complex numbers are real.
    if (name === "dtype" && (i < 0 || args[i] === null) && !(hasComplex && !isComplexCode(target!.dtypeCode)))
      return target!.dtype;
    if (i < 0) return standard ?? null;
    // What the call saves for its gradient is as it was before the write.
    return mapArguments(args[i], (one) => (written.has(one) && isRecorded(one) ? clone(one, null) : one));
  });
  const produced = atLevel(level, () => dispatcher.call(functional, given));
  const results = functional.returnCount === 1 ? [produced] : (produced as readonly unknown[]);
  const assign = (target: unknown, value: unknown): void => {
    if (Array.isArray(target)) for (const [i, one] of target.entries()) assign(one, (value as readonly unknown[])[i]);
    else if (isTensor(target)) assigned(level, op, target, value as Tensor);
  };
  for (const [j, i] of at.entries()) assign(args[i], results[results.length - at.length + j]);
  return op.returnCount === 1 ? args[at[0]!] : op.returnCount === 0 ? undefined : at.map((i) => args[i]);
}

/** Copies a result into an output, which has its shape, or no elements and gets it. */
function assigned(level: VmapLevel, op: OperatorEntry, target: Tensor, value: Tensor): void {
  if (!sameShape(target.shape, value.shape))
    throw wrapperError(
      `vmap: ${op.name} would resize ${op.schema.kind === "inplace" ? "a tensor" : "an output"} of shape ${formatShape(target.shape)} to ` +
        `${formatShape(value.shape)}, which vmap does not; use the operator ${op.schema.kind === "inplace" ? "that returns a new tensor" : "without out"}`,
      { schema: op.described },
    );
  atLevel(level, () => copy_(target, value, false));
}

// -- decomposition

/** Runs a composite's own kernel: the operators that it calls are mapped. */
function decomposed(level: Level, op: OperatorEntry, args: readonly unknown[]): unknown {
  const { unboxed, boxed } = (op.kernels.get(implicitId) ?? op.kernels.get(explicitId))!;
  const { lo, hi } = activeKeys(op, args);
  const kernel = (): unknown => {
    if (unboxed !== null) return callCell(unboxed, args, lo, hi);
    const stack = [...args];
    boxed!.call(op, new KeySet(lo, hi), stack);
    return op.returnCount === 1 ? stack[0] : stack;
  };
  const run = (): unknown => (levels.current === level ? kernel() : atLevel(level, kernel));
  if (!canLoop(op) || isRandom(op)) return run();
  try {
    return run();
  } catch (error) {
    // The kernel reads a value, or writes into memory that it made and that all examples share: with the tensors of one example it can.
    if (!isWrapperError(error) || !(level instanceof VmapLevel)) throw error;
    return byRule(level, op, args, looped);
  }
}

/** Whether an operator writes nothing, and returns tensors. */
function canLoop(op: OperatorEntry): boolean {
  const isTensors = ({ kind, ...type }: Type): boolean =>
    kind === "list"
      ? isTensors((type as { element: Type }).element)
      : kind === "base" && (type as { name: string }).name === "Tensor";
  return writtenPositions(op) === null && op.returnCount > 0 && op.schema.returns.every(({ type }) => isTensors(type));
}

// -- random operators, and those that look at values

function random(level: VmapLevel, op: OperatorEntry, args: readonly unknown[], own: VmapRule | undefined): unknown {
  const isMapped = level.maps(args);
  const isComposite = op.kernels.has(implicitId) || op.kernels.has(explicitId);
  // Some draw numbers in some cases only, and what they call says so.
  if (op.kernels.has(implicitId) || (isMapped && isComposite && own === undefined)) {
    try {
      return decomposed(level, op, args);
    } catch (error) {
      if (!isWrapperError(error) || level.randomness !== "different" || !canLoop(op)) throw error;
      return byRule(level, op, args, drawn);
    }
  }
  if (level.randomness === "error")
    throw new UnsupportedError(
      level.transform !== "vmap"
        ? `${level.transform}: ${op.name} draws random numbers, and the function is run for several derivatives, which have to be those of one function: ` +
            "draw the numbers outside, and pass or capture them"
        : `vmap: ${op.name} draws random numbers, and nothing says whether all examples get the same ones: call vmap with { randomness: "same" } or ` +
            '{ randomness: "different" }',
      { schema: op.described },
    );
  if (level.randomness === "same") {
    if (!isMapped) return atLevel(level.parent, () => dispatcher.call(op, args));
    if (op.schema.kind === "inplace" && !level.maps(args.slice(1))) return byRule(level, op, args, drawnOnce);
    throw new UnsupportedError(
      `vmap: ${op.name} draws random numbers for a tensor that is mapped, which randomness: "same" cannot give to all examples; draw them for a tensor ` +
        'that is not mapped, or use randomness: "different"',
      { schema: op.described },
    );
  }
  const at = writtenPositions(op);
  if (at?.some((i) => level.dimOf(args[i]) === null))
    throw wrapperError(
      `vmap: ${op.name} writes random numbers into ${op.schema.arguments[at[0]!]!.name}${shapeText(args[at[0]!])}, which is not mapped: all examples ` +
        'share it, and randomness: "different" gives each its own; make the tensor in the function from a mapped one',
      { schema: op.described },
    );
  return byRule(level, op, args, isMapped && own !== undefined ? own : drawn);
}

/** One draw, which is written into all examples. */
const drawnOnce: VmapRule = ({ op, args, dims }) => {
  const [self, ...rest] = args as [Tensor];
  const dim = dims[0] as number;
  const one = new_zeros(self, logicalShape(self, dim), null, null, null, null);
  copy_(movedim_int(self, dim, 0), dispatcher.call(op, [one, ...rest]) as Tensor, false);
};

/** A draw for each example. */
function drawn(call: MappedCall): unknown {
  return loop(call);
}

const dynamic: readonly string[] = ["data_dependent_output", "dynamic_output_shape"];
const isDynamic = ({ tags }: OperatorEntry): boolean => tags.some((tag) => dynamic.includes(tag));

/** @throws UnsupportedError for operators whose result's shape, or whose course, depends on values */
function refuseDynamic(op: OperatorEntry): void {
  if (!isDynamic(op)) return;
  const message =
    `vmap: the shape of what ${op.name} returns, or what is done with it, depends on values, which differ from example to example. Compute with masks of a ` +
    "fixed shape (where, masked_fill), or call it outside of vmap";
  // What is not a tensor may serve a composite that asks for it example by example; tensors of different shapes would not stack.
  throw canLoop(op)
    ? new UnsupportedError(message, { schema: op.described })
    : wrapperError(message, { schema: op.described });
}

// -- the loop

function looped(call: MappedCall): unknown {
  const { op, level } = call;
  if (level.fallback === "error")
    throw new UnsupportedError(
      `vmap: ${op.name} has no rule, and fallback: "error" was given: register one with registerVmap, or let it loop over the examples`,
      { schema: op.described },
    );
  if (!state.warned.has(op)) {
    state.warned.add(op);
    console.warn(
      `vmap: ${op.name} has no rule and runs once for each example, which is slow; registerVmap adds a rule`,
    );
  }
  return loop(call);
}

/** Runs an operator once for each example, and stacks the results. */
function loop({ op, args, dims, size }: MappedCall): unknown {
  const part = (value: unknown, dim: BatchDim, i: number): unknown => {
    if (Array.isArray(dim))
      return (value as readonly unknown[]).map((item, j) => part(item, dim[j] as number | null, i));
    if (dim === null) return value;
    // No example is there to take the shape from.
    if (size === 0)
      return new_zeros(value as Tensor, logicalShape(value as Tensor, dim as number), null, null, null, null);
    return select_int(value as Tensor, dim as number, i);
  };
  const results: unknown[] = [];
  for (let i = 0; i < Math.max(size, 1); i++)
    results.push(
      dispatcher.call(
        op,
        args.map((value, j) => part(value, dims[j]!, i)),
      ),
    );
  if (writtenPositions(op) !== null && op.schema.returns.every(({ alias }) => alias?.write === true)) return undefined;
  const join = (parts: readonly unknown[]): unknown => {
    const [first] = parts;
    if (isTensor(first)) {
      const other = (parts as readonly Tensor[]).find(({ shape }) => !sameShape(shape, first.shape));
      if (other !== undefined)
        throw new UnsupportedError(
          `vmap: ${op.name} returns shape ${formatShape(first.shape)} for one example and ${formatShape(other.shape)} for another, which do not stack. ` +
            "Compute with masks of a fixed shape (where, masked_fill), or call it outside of vmap",
          { schema: op.described },
        );
      const all = stackOf(parts as readonly Tensor[], 0);
      return size === 0 ? narrow(all, 0, 0, 0) : all;
    }
    if (Array.isArray(first)) return first.map((_, i) => join(parts.map((one) => (one as readonly unknown[])[i])));
    if (parts.every((one) => Object.is(one, first))) return first;
    throw wrapperError(
      `vmap: ${op.name} returns ${describe(first)} for one example and something else for another: what is not a tensor cannot be mapped`,
      { schema: op.described },
    );
  };
  return join(results);
}

// -- errors in the shapes of one example

/** The error that the operator gives for the shapes of one example, if it does; else the error itself. */
function asOneExample({ op, size }: MappedCall, given: readonly unknown[], error: unknown): unknown {
  if (error instanceof UnsupportedError || !(error instanceof Error)) return error;
  const meta = given.map((value) => mapArguments(value, (tensor) => metaTensorOf(tensor)));
  try {
    atLevel(null, () => belowLayers(() => dispatcher.call(op, meta)));
  } catch (own) {
    if (own instanceof Error && own.constructor === error.constructor) {
      own.message = `${own.message} (in vmap over ${size} ${size === 1 ? "example" : "examples"}, whose shapes these are)`;
      return own;
    }
  }
  return error;
}

// -- rules of programs

/** The rule of an operator: a program's, or that of its class. */
function ruleOf(op: OperatorEntry): VmapRule | undefined {
  const program = programRuleOf(op);
  if (program === undefined) return vmapRules.rules.get(op);
  const { rule } = program;
  if (rule === "loop") return loop;
  return ({ args, dims, size, level }) => {
    const found: unknown = rule({ batchSize: size, randomness: level.randomness }, dims, ...(args as never[]));
    // An operator that writes has written into the arguments.
    if (found === undefined && writtenPositions(op) !== null) return undefined;
    const mapped = checkedMapped(`registerVmap: the rule of ${op.name}`, found, size);
    const { returnCount } = op;
    if (returnCount > 1 && !(Array.isArray(mapped.result) && mapped.result.length === returnCount))
      throw new ArgumentError(
        `registerVmap: the rule of ${op.name} must return ${returnCount} results in an array, got ${describe(mapped.result)}`,
      );
    return mapped;
  };
}
