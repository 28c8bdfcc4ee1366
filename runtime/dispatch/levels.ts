// Levels of transforms: each call of vmap, grad or jvp opens one. A level has wrapper tensors of its own, and operators on them are handled by the
// innermost level first, at the keys FuncTorchDynamicLayerFrontMode and ...BackMode.

import { classNameOf } from "../core/describe.js";
import { UnsupportedError } from "../core/errors.js";
import { type Changes, ValueSetting } from "../core/local-state.js";
import { formatShape } from "../core/shape.js";
import { once, share } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { WrapperTensor, wrapperOf } from "../core/wrapper.js";
import { dispatcher } from "./dispatcher.js";
import { BoxedKernel, type HandedCall, type Kernel, type LevelCall } from "./kernel.js";
import { KeySet } from "./key-set.js";
import { unitedHi, wordsOf } from "./keys.js";
import { library } from "./library.js";
import { including, local } from "./local.js";
import { activeKeys, type OperatorEntry } from "./operator-entry.js";
import { lessHi } from "./slots.js";

const hiOf = (name: string): number => wordsOf(name).hi;
/** On every tensor of a level, and included while a level is open that handles all operators. */
export const frontHi: number = (() => hiOf("FuncTorchDynamicLayerFrontMode"))();
/** Below the keys of a gradient level's own wrappers. */
export const backHi: number = (() => hiOf("FuncTorchDynamicLayerBackMode"))();
export const batchedHi: number = (() => hiOf("FuncTorchBatched"))();
/** Included while a level of vmap is open: random operators ask it, whatever their arguments. */
export const vmapModeHi: number = (() => hiOf("FuncTorchVmapMode"))();
export const gradWrapperHi: number = (() => hiOf("FuncTorchGradWrapper"))();
export const functionalizeHi: number = (() => hiOf("Functionalize"))();
/** The keys that levels include. */
const levelKeysHi = (() => frontHi | vmapModeHi)();
/** What a level's own call of an operator no longer asks. */
const aboveHi = (() => frontHi | vmapModeHi | batchedHi | gradWrapperHi)();

/** An open transform. */
export abstract class Level {
  /** What opened it, for messages: `vmap`, `grad`. */
  readonly transform: string;
  /** The level in which it was opened; null for the outermost. */
  readonly parent: Level | null;
  /** 1 for the outermost. */
  readonly number: number;
  /** The keys that are included while it is the current level. */
  readonly includedHi: number;
  /** Until the transform returns. */
  isOpen = true;
  /** Whether its tensors stand for their values once it is over: what a pullback saved. */
  isPassed = false;

  constructor(transform: string, includedHi: number) {
    this.transform = transform;
    this.parent = levels.current;
    this.number = this.parent === null ? 1 : this.parent.number + 1;
    this.includedHi = includedHi | (this.parent?.includedHi ?? 0);
  }

  /** Whether it handles a call with these arguments; if not, the level around it is asked. */
  abstract takes(op: OperatorEntry, args: readonly unknown[]): boolean;
  /** Runs an operator at this level. */
  abstract run(op: OperatorEntry, args: readonly unknown[]): unknown;
  /** What it does with an operator, for explanations. */
  abstract explain(op: OperatorEntry, args: readonly unknown[]): LevelCall;
  /** Whether one of the arguments is a tensor of this level; missing where all operators are taken. */
  maps?(args: readonly unknown[]): boolean;
  /** Calls a function with a derivative of its own for tensors of this level; missing where levels around see it as it is. */
  applies?(definition: object, args: readonly unknown[]): unknown;
}

interface LevelState {
  /** The innermost level that operators are handled by; an outer one while a level runs its operators. */
  current: Level | null;
  installed: boolean;
}

export const levels: LevelState = once("dispatch.levels", () => ({ current: null, installed: false }));

const settings: { readonly current: ValueSetting<Level | null> } = once("dispatch.levels settings", () => ({
  current: new ValueSetting<Level | null>(
    () => levels.current,
    (level) => {
      levels.current = level;
    },
  ),
}));

/** Makes a level the current one, for a caller that closes the changes before it returns. */
function entering(level: Level): Changes {
  return including(new KeySet(0, level.includedHi), true).and(settings.current.set(level, true));
}

/** Opens a level, runs `body` in it and closes it. Tensors of the level cannot be used afterwards. */
export function inLevel<L extends Level, R>(level: L, body: (level: L) => R): R {
  install();
  const changes = entering(level);
  try {
    return body(level);
  } finally {
    level.isOpen = false;
    changes.close();
  }
}

/** Runs `body` with operators handled by this level and those around it. */
export function atLevel<R>(level: Level | null, body: () => R): R {
  const { current } = levels;
  const { includedHi } = local;
  levels.current = level;
  local.includedHi = (includedHi & ~levelKeysHi) | (level === null ? 0 : level.includedHi);
  try {
    return body();
  } finally {
    levels.current = current;
    local.includedHi = includedHi;
  }
}

/** A tensor that exists in one level of transforms only. */
abstract class LocalLevelTensor extends WrapperTensor {
  /** The tensor in the level around. */
  declare value: Tensor;
  declare level: Level;
}

/** The class of tensors of all levels. */
export const LevelTensor: typeof LocalLevelTensor = share("dispatch.LevelTensor", LocalLevelTensor);
export type LevelTensor = LocalLevelTensor;

/** A tensor of a level over a value, with the value's dtype and device. The caller sets the fields of its class. */
export function levelTensor<T extends LevelTensor>(
  type: { readonly prototype: T; readonly name: string },
  level: Level,
  value: Tensor,
  geometry: Pick<Tensor, "shape" | "strides" | "offset">,
  lo: number,
  hi: number,
): T {
  refuseFunctions(value, level);
  const tensor = wrapperOf(type, value, geometry, lo, hi);
  tensor.value = value;
  tensor.level = level;
  tensor.storage.followVersion(value.storage);
  return tensor;
}

/** @throws UnsupportedError for a tensor whose class intercepts functions: those of the level's tensors would not ask it */
function refuseFunctions(value: Tensor, { transform }: Level): void {
  const type = value.constructor as { readonly torchFunction?: unknown };
  if (typeof type.torchFunction !== "function") return;
  throw new UnsupportedError(
    `${transform}: a tensor is a ${classNameOf(value)}, whose torchFunction is not asked inside of a transform. Give the transform plain tensors (alias ` +
      "inside disableTorchFunction returns one), and use a FunctionMode to see the functions inside",
  );
}

/** @throws UnsupportedError for a tensor whose level is over, or is not around the current one */
function checkLevel(op: OperatorEntry, tensor: LevelTensor): void {
  const { level } = tensor;
  if (!level.isOpen) throw escaped(`${op.name} got`, tensor);
  for (let one = levels.current; one !== null; one = one.parent) if (one === level) return;
  throw new UnsupportedError(
    `${op.name} got a tensor of shape ${formatShape(tensor.shape)} from inside ${level.transform} (level ${level.number}), which is not open here: ` +
      "it belongs to another task or another local state, or a rule or a tensor of a class holds it. Pass it as an argument of what uses it, and make tensors " +
      "of classes outside of the transform",
    { schema: op.described },
  );
}

/** The error for a tensor that is used after its transform has returned. @param reader who uses it: `aten::add got`, `item() reads` */
export function escaped(reader: string, { level, shape }: LevelTensor): UnsupportedError {
  return new UnsupportedError(
    `${reader} a tensor of shape ${formatShape(shape)} that left ${level.transform} (level ${level.number}): the transform has returned, and what was ` +
      "inside has no meaning outside of it. Return the tensor from the function, as a result or as aux",
  );
}

/**
 * @param what who would make a tensor of another class of it
 * @throws UnsupportedError for a tensor of a level: the class would be asked below the level, where the tensor does not exist
 */
export function refuseClassOf(tensor: Tensor, what: string): void {
  if (!(tensor instanceof LevelTensor)) return;
  const { transform, number } = tensor.level;
  throw new UnsupportedError(
    `${what} of a tensor inside ${transform} (level ${number}): tensors there belong to the transform, and a class of tensors would be asked below it. ` +
      "Convert the tensors outside, and pass them to the function that the transform returns",
  );
}

/** Calls `visit` for each tensor of a level among arguments, which are tensors or lists of them. */
export function forLevelTensors(args: readonly unknown[], visit: (tensor: LevelTensor) => void): void {
  for (let i = 0; i < args.length; i++) {
    const given = args[i];
    if (given instanceof LevelTensor) visit(given);
    else if (Array.isArray(given) && given.length > 0 && typeof given[0] === "object") forLevelTensors(given, visit);
  }
}

/** Maps the tensors among an operator's arguments or results. */
export function mapArguments(given: unknown, map: (tensor: Tensor) => unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  if (isTensor(given)) return map(given);
  if (!Array.isArray(given)) return given;
  const list = given as readonly unknown[];
  return list.some((item) => isTensor(item) || Array.isArray(item))
    ? list.map((item) => mapArguments(item, map))
    : list;
}

/** A tensor of a level that is over, whose pullback is called, is its value. */
function passed(tensor: Tensor): Tensor {
  let found = tensor;
  while (found instanceof LevelTensor && !found.level.isOpen && found.level.isPassed) found = found.value;
  return found;
}

/** Whether there is a tensor of a level whose tensors stand for their values. @throws UnsupportedError for one that cannot be used here */
function meetsPassed(op: OperatorEntry, args: readonly unknown[]): boolean {
  let found = false;
  for (let i = 0; i < args.length; i++) {
    const given = args[i];
    if (typeof given !== "object" || given === null) continue;
    if (given instanceof LevelTensor) {
      const { level } = given;
      if (level.isOpen && level === levels.current) continue;
      if (!level.isOpen && level.isPassed) found = true;
      else checkLevel(op, given);
    } else if (Array.isArray(given) && given.length > 0 && typeof given[0] === "object") {
      if (meetsPassed(op, given)) found = true;
    }
  }
  return found;
}

/** What explanations say of a call that is handed to the levels. */
function handedToLevels(op: OperatorEntry, given: readonly unknown[]): HandedCall {
  const args = meetsPassed(op, given) ? given.map((value) => mapArguments(value, passed)) : given;
  for (let level = levels.current; level !== null; level = level.parent)
    if (level.takes(op, args)) return { transform: level.transform, level: level.number, ...level.explain(op, args) };
  return handedOut(op, args);
}

/** Of a call that no level takes: it goes on below the keys of levels. */
const handedOut = (op: OperatorEntry, args: readonly unknown[]): HandedCall => ({
  transform: null,
  level: 0,
  key: null,
  rule: "no level takes the call",
  below: (visit) => atLevel(null, () => visit(keysBelow(op, args, 0, 0), args)),
});

/** Handles an operator by the innermost level that takes it. */
function runAtLevels(op: OperatorEntry, args: readonly unknown[]): unknown {
  if (meetsPassed(op, args))
    return dispatcher.call(
      op,
      args.map((value) => mapArguments(value, passed)),
    );
  for (let level = levels.current; level !== null; level = level.parent)
    if (level.takes(op, args)) return level.run(op, args);
  return callAt(null, op, args, 0, 0);
}

/** `callBelow` with operators handled by this level and those around it. */
export function callAt(
  level: Level | null,
  op: OperatorEntry,
  args: readonly unknown[],
  more: number,
  less: number,
): unknown {
  const { current } = levels;
  const { includedHi } = local;
  levels.current = level;
  local.includedHi = (includedHi & ~levelKeysHi) | (level === null ? 0 : level.includedHi);
  try {
    return callBelow(op, args, more, less);
  } finally {
    levels.current = current;
    local.includedHi = includedHi;
  }
}

/** Calls an operator at the keys below those of levels. @param more keys to add @param less keys to take away besides */
function callBelow(op: OperatorEntry, args: readonly unknown[], more: number, less: number): unknown {
  return dispatcher.redispatch(op, keysBelow(op, args, more, less), args);
}

/** The keys of a call below those of levels. @param more keys to add @param less keys to take away besides */
export function keysBelow(op: OperatorEntry, args: readonly unknown[], more: number, less: number): KeySet {
  const { lo, hi } = activeKeys(op, args);
  return new KeySet(lo, unitedHi(lessHi(hi, aboveHi | less), more));
}

/** The levels of gradients: what runs an operator on the values of their tensors. */
export interface BackLevel {
  runBelow(op: OperatorEntry, args: readonly unknown[]): unknown;
  explainBelow(op: OperatorEntry, args: readonly unknown[]): LevelCall;
}

class LevelKernel extends BoxedKernel {
  declare private readonly run: (op: OperatorEntry, args: readonly unknown[]) => unknown;
  declare private readonly explained: (op: OperatorEntry, args: readonly unknown[]) => HandedCall;

  constructor(
    name: string,
    run: (op: OperatorEntry, args: readonly unknown[]) => unknown,
    explained: (op: OperatorEntry, args: readonly unknown[]) => HandedCall,
  ) {
    super((op, _keys, stack) => {
      const args = stack.splice(stack.length - op.argumentCount);
      const result = run(op, args);
      if (op.returnCount === 1) stack.push(result);
      else if (op.returnCount > 1) stack.push(...(result as readonly unknown[]));
    }, name);
    this.run = run;
    this.explained = explained;
  }

  override handed(op: OperatorEntry, args: readonly unknown[]): HandedCall {
    return this.explained(op, args);
  }

  override adapter(entry: OperatorEntry): Kernel {
    const { run } = this;
    return ((...args: unknown[]) => {
      args.pop();
      args.pop();
      return run(entry, args);
    }) as Kernel;
  }
}

const source = "runtime/dispatch/levels.ts";

/** The kernel that hands an operator to the levels. */
export const frontKernel = (): BoxedKernel => new LevelKernel("transformFront", runAtLevels, handedToLevels);

/** Registers the kernels of the levels: once, when the first one is opened. */
function install(): void {
  if (levels.installed) return;
  levels.installed = true;
  const front = frontKernel();
  const back = new LevelKernel(
    "transformBack",
    (op, args) => {
      const level = levels.current as (Level & Partial<BackLevel>) | null;
      if (level?.runBelow !== undefined) return level.runBelow(op, args);
      forLevelTensors(args, (tensor) => checkLevel(op, tensor));
      return callAt(null, op, args, 0, 0);
    },
    (op, args) => {
      const level = levels.current as (Level & Partial<BackLevel>) | null;
      if (level?.explainBelow === undefined) return handedOut(op, args);
      return { transform: level.transform, level: level.number, ...level.explainBelow(op, args) };
    },
  );
  library("_", "IMPL", "FuncTorchDynamicLayerFrontMode", source).fallback(front);
  library("_", "IMPL", "FuncTorchDynamicLayerBackMode", source).fallback(back);
  library("_", "IMPL", "FuncTorchBatched", source).fallback(front);
  library("_", "IMPL", "FuncTorchGradWrapper", source).fallback(front);
}
