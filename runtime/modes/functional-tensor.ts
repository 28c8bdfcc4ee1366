// Functional tensors: wrappers that replace their value where eager code would write, and that record the base that they are a view of.

import { enableGrad } from "../autograd/grad-mode.js";
import { edgeOf, setHistory } from "../autograd/history.js";
import { requiresGrad } from "../autograd/meta.js";
import { Node, type Rule, rule } from "../autograd/node.js";
import { operators } from "../autograd/operators.js";
import { state } from "../autograd/state.js";
import { UnsupportedError } from "../core/errors.js";
import { coreHooks } from "../core/hooks.js";
import { ValueSetting } from "../core/local-state.js";
import { formatShape, isNonOverlappingAndDense, numelOf, sameShape, storageSpan } from "../core/shape.js";
import { once } from "../core/shared.js";
import { allocate, makeViewAs, type Tensor } from "../core/tensor.js";
import { type WrapperOptions, WrapperTensor, wrapperOf } from "../core/wrapper.js";
import type { LevelCall } from "../dispatch/kernel.js";
import {
  autogradHi,
  conjugateHi,
  defaultIncludedHi,
  defaultIncludedLo,
  defaultKeepHi,
  defaultKeepLo,
  denseLo,
  inplaceOrViewHi,
  negativeHi,
  pythonLo,
  pythonSnapshotHi,
  unitedHi,
  zeroTensorHi,
} from "../dispatch/keys.js";
import { atLevel, callAt, frontHi, functionalizeHi, keysBelow, Level, levels } from "../dispatch/levels.js";
import { local } from "../dispatch/local.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { lessHi } from "../dispatch/slots.js";

/** How a view is created from its base, and how a base is rebuilt from a view with other elements. */
export interface ViewMeta {
  forward(base: Tensor): Tensor;
  inverse(base: Tensor, view: Tensor): Tensor;
}

export interface Geometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
}

/** The geometry of an eager tensor and its lazy keys, which are the value's by default. */
interface Shown extends Geometry {
  readonly keysHi?: number;
}

/** A region of memory: a geometry in elements of `itemSize` bytes. */
export interface Window extends Geometry {
  readonly itemSize: number;
}

/** A value written to a view, and the steps from the base to that view. */
interface Update {
  readonly value: Tensor;
  readonly metas: readonly ViewMeta[];
}

/** State shared by a tensor and its views, as eager ones share a storage: the base's value, and the writes since. */
export class Family {
  base: Tensor;
  /** The geometry of the eager base, in the memory that its views share. */
  geometry: Geometry;
  /** The size of the eager memory in bytes; the base may cover only a range of it. */
  bytes: number;
  /** The first base, if the memory extends beyond it: later values cover no more than the base. */
  readonly background: Tensor | null;
  /** The lazy bits (conjugate, negative, zero) of the eager base. */
  readonly lazyHi: number;
  /** Incremented by each write: a tensor of an older generation must be regenerated before it is read. */
  generation = 0;
  /** Whether the base is the caller's tensor. */
  isCallers = false;
  /**
   * Whether elements with a gradient were overwritten while none was recorded. Eager memory keeps the gradient of what it held before; a value that
   * replaces another has none.
   */
  hasLostGradient = false;
  /** Whether gradients were recorded when the tensor came to be. */
  private readonly isRecording = state.gradEnabled;
  private updates: Update[] = [];
  /** Whether the base was replaced since it was last read. */
  private replaced = false;
  /** The writes since the base was last replaced as a whole, by generation. */
  private writes: Window[] = [];
  private wholeAt = 0;
  /** For each base but the current one, the step to it from its successor. */
  private readonly earlier: ViewMeta[] = [];

  constructor(base: Tensor, { shape, strides, offset }: Geometry = base) {
    this.base = base;
    this.geometry = { shape, strides, offset };
    this.bytes = base.storage.byteLength;
    this.background = base.numel * base.itemSize < this.bytes ? base : null;
    this.lazyHi = base.keysHi & lazyHi;
  }

  /** The number of bases before the current one. */
  get age(): number {
    return this.earlier.length;
  }

  /** The steps from the current base, for steps `metas` from the base of an age. */
  wayFrom(age: number, metas: readonly ViewMeta[]): readonly ViewMeta[] {
    return age === this.age ? metas : [...this.earlier.slice(age).reverse(), ...metas];
  }

  /**
   * Replaces the base by one that is up to date and covers memory that the current one does not. Call it after applying all writes.
   * @param earlier the step from the new base to the current one
   */
  rebase(base: Tensor, { shape, strides, offset }: Geometry, earlier: ViewMeta): void {
    this.base = base;
    this.geometry = { shape, strides, offset };
    this.bytes = Math.max(this.bytes, (offset + storageSpan(shape, strides)) * base.itemSize);
    this.earlier.push(earlier);
  }

  add(value: Tensor, metas: readonly ViewMeta[], { shape, strides, offset, itemSize }: Window): void {
    this.generation++;
    if (!state.gradEnabled && this.isRecording && requiresGrad(this.base) && !requiresGrad(value))
      this.hasLostGradient = true;
    if (metas.length > 0) {
      this.updates.push({ value, metas });
      this.writes.push({ shape, strides, offset, itemSize });
      return;
    }
    // A write to the whole base needs no inverse, and discards earlier writes.
    this.base = value;
    this.updates = [];
    this.replaced = true;
    this.writes = [];
    this.wholeAt = this.generation;
  }

  /** Replaces the caller's tensor by a copy; writes to the family are copied to the caller's tensor at the end. */
  keep(copy: (value: Tensor) => Tensor): void {
    if (!this.isCallers) return;
    this.isCallers = false;
    this.add(copy(this.base), none, this.base);
  }

  /** Whether the elements of a tensor were written to since a generation. */
  isWritten(since: number, tensor: Window): boolean {
    if (since < this.wholeAt) return true;
    return this.writes.slice(since - this.wholeAt).some((write) => overlaps(write, tensor));
  }

  /** Brings the base up to date; returns whether it was outdated. */
  apply(): boolean {
    const pending = this.updates.length > 0 || this.replaced;
    this.replaced = false;
    const updates = this.updates.splice(0);
    if (updates.length === 0) return pending;
    recordedIf(this.isRecording && keepsHistory(this.base), () => {
      for (const { value, metas } of updates) {
        const bases = [this.base];
        for (let i = 0; i < metas.length - 1; i++) bases.push(metas[i]!.forward(bases[i]!));
        let updated = value;
        for (let i = metas.length - 1; i >= 0; i--) updated = metas[i]!.inverse(bases[i]!, updated);
        this.base = updated;
      }
    });
    return pending;
  }
}

interface FunctionalState {
  /** Whether views stay views; else they become their copying forms. */
  reapplyViews: boolean;
  /** The autograd keys with which the innermost function was called: they record the operators on its values. */
  outerKeepHi: number;
}

/** Whether two tensors overlap in memory; true if they are too large to be compared. */
function overlaps(a: Window, b: Window): boolean {
  const unit = Math.min(a.itemSize, b.itemSize);
  if (isLarge(a, unit) || isLarge(b, unit)) return true;
  const places = placesOf(a, unit);
  let found = false;
  forPlaces(b, unit, (place) => {
    if (places.has(place)) found = true;
  });
  return found;
}

/** Whether one tensor covers all bytes of another one; false if they are too large to be compared. */
export function covers(a: Window, b: Window): boolean {
  if (numelOf(b.shape) === 0) return true;
  if (isNonOverlappingAndDense(a.shape, a.strides)) {
    const [start, end] = [a.offset * a.itemSize, (a.offset + numelOf(a.shape)) * a.itemSize];
    return b.offset * b.itemSize >= start && (b.offset + storageSpan(b.shape, b.strides)) * b.itemSize <= end;
  }
  const unit = Math.min(a.itemSize, b.itemSize);
  if (isLarge(a, unit) || isLarge(b, unit)) return false;
  const places = placesOf(a, unit);
  let all = true;
  forPlaces(b, unit, (place) => {
    if (!places.has(place)) all = false;
  });
  return all;
}

function isLarge({ shape, itemSize }: Window, unit: number): boolean {
  return numelOf(shape) * (itemSize / unit) > 1 << 16;
}

function placesOf(window: Window, unit: number): Set<number> {
  const places = new Set<number>();
  forPlaces(window, unit, (place) => places.add(place));
  return places;
}

/** @param unit the unit of positions in bytes; an element takes one or more units */
function forPlaces({ shape, strides, offset, itemSize }: Window, unit: number, visit: (place: number) => void): void {
  const units = itemSize / unit;
  const walk = (dim: number, at: number): void => {
    if (dim < shape.length) for (let i = 0; i < shape[dim]!; i++) walk(dim + 1, at + i * strides[dim]!);
    else for (let i = 0; i < units; i++) visit(at * units + i);
  };
  walk(0, offset);
}

/** The current state of the layer. */
export const functionalState: FunctionalState = once("modes.functionalize", () => ({
  reapplyViews: false,
  outerKeepHi: autogradHi | inplaceOrViewHi,
}));

/** Its fields, as guards change them. */
export const functionalSettings: {
  readonly reapplyViews: ValueSetting<boolean>;
  readonly outerKeepHi: ValueSetting<number>;
} = once("modes.functionalize settings", () => ({
  reapplyViews: new ValueSetting(
    () => functionalState.reapplyViews,
    (again) => {
      functionalState.reapplyViews = again;
    },
  ),
  outerKeepHi: new ValueSetting(
    () => functionalState.outerKeepHi,
    (keepHi) => {
      functionalState.outerKeepHi = keepHi;
    },
  ),
}));

const autogradKeepHi = autogradHi | inplaceOrViewHi;

export { functionalizeHi } from "../dispatch/levels.js";

/** A function that is functionalized inside of other transforms: its operators are rewritten there, before the levels around see them. */
export class FunctionalizeLevel extends Level {
  constructor() {
    super("functionalize", frontHi);
  }

  override takes(): boolean {
    return true;
  }

  override run(op: OperatorEntry, args: readonly unknown[]): unknown {
    return callAt(this, op, args, functionalizeHi, 0);
  }

  override explain(op: OperatorEntry, args: readonly unknown[]): LevelCall {
    return {
      key: "Functionalize",
      rule: "functionalized",
      below: (visit) => atLevel(this, () => visit(keysBelow(op, args, functionalizeHi, 0), args)),
    };
  }
}

/**
 * Runs `body` below functionalization: without its key, and with the autograd keys of the caller of the outermost function, so that what is
 * computed with the values is recorded where these require gradients.
 */
export function belowFunctional<R>(body: () => R): R {
  const { current } = levels;
  if (current instanceof FunctionalizeLevel) return atLevel(current.parent, () => belowKeys(body));
  return belowKeys(body);
}

function belowKeys<R>(body: () => R): R {
  const { includedHi, keepHi } = local;
  local.includedHi = includedHi & ~functionalizeHi;
  local.keepHi = (keepHi & ~functionalizeHi) | (functionalState.outerKeepHi & autogradKeepHi);
  try {
    return body();
  } finally {
    local.includedHi = includedHi;
    local.keepHi = keepHi;
  }
}

/** Runs `body` below all layers, to compute shapes. */
export function belowLayers<R>(body: () => R): R {
  const { includedLo, includedHi, includedThird, keepLo, keepHi, keepThird } = local;
  local.includedLo = defaultIncludedLo;
  local.includedHi = defaultIncludedHi;
  local.includedThird = 0;
  local.keepLo = defaultKeepLo;
  local.keepHi = defaultKeepHi & ~autogradKeepHi;
  try {
    return body();
  } finally {
    Object.assign(local, { includedLo, includedHi, includedThird, keepLo, keepHi, keepThird });
  }
}

/** Keys of a value that its wrapper does not have: those of backends, and of other layers' wrappers. */
const outsideLo = (() => denseLo | pythonLo)();

interface Words {
  readonly lo: number;
  readonly hi: number;
}

function functionalKeys({ keysLo, keysHi }: Tensor): Words {
  return { lo: keysLo & ~outsideLo, hi: unitedHi(lessHi(keysHi, pythonSnapshotHi), functionalizeHi) };
}

const none: readonly ViewMeta[] = [];

/** The bits of lazy tensors. A write to an eager tensor does not change them; its value need not have them. */
export const lazyHi: number = (() => conjugateHi | negativeHi | zeroTensorHi)();

/**
 * A tensor that functionalization passes to the program: it has the geometry, dtype and device of an eager tensor and, in `value`, a tensor
 * that nothing writes to.
 */
export class FunctionalTensor extends WrapperTensor {
  // Explicit, since printed tensors show it and bundlers shorten names.
  static override readonly name: string = "FunctionalTensor";

  /** The elements, as of `generation`. */
  declare value: Tensor;
  declare family: Family;
  declare private way: readonly ViewMeta[];
  /** The age of the base from which the recorded steps lead. */
  declare private age: number;
  declare generation: number;
  /** The generation of the value's elements; the first one for a new view, whatever its elements. */
  declare private current: number;
  /** Whether gradients were recorded when the tensor came to be: its value is then recorded, whenever it is made. */
  declare private isRecording: boolean;
  /** A meta tensor of the same geometry. */
  declare private twin: Tensor | null;

  /** Wraps a value: in a new family, unless it is a view in an existing one. */
  static of(
    value: Tensor,
    family: Family = new Family(value),
    metas: readonly ViewMeta[] = none,
    geometry: Shown = value,
  ): FunctionalTensor {
    const { lo, hi } = functionalKeys(value);
    const lazy = (geometry.keysHi ?? value.keysHi) & lazyHi;
    const wrapper = wrapperOf(FunctionalTensor, value, geometry, lo, unitedHi(lessHi(hi, lazyHi), lazy));
    wrapper.value = value;
    wrapper.family = family;
    wrapper.metas = metas;
    wrapper.generation = 0;
    wrapper.current = family.generation;
    wrapper.isRecording = state.gradEnabled;
    wrapper.twin = null;
    return wrapper;
  }

  /** The steps from the family's base to this tensor. */
  get metas(): readonly ViewMeta[] {
    const { family, age } = this;
    if (age !== family.age) this.metas = family.wayFrom(age, this.way);
    return this.way;
  }

  set metas(metas: readonly ViewMeta[]) {
    this.way = metas;
    this.age = this.family.age;
  }

  /** The tensor whose elements it shows, when it is read. */
  get elementsFrom(): Tensor {
    return this.value;
  }

  get isFresh(): boolean {
    return this.generation === this.family.generation;
  }

  /** Brings the value up to date with what was written through other tensors of the family. Call it below the layer. */
  sync(): Tensor {
    if (this.isFresh) return this.value;
    this.family.apply();
    return this.remake();
  }

  /** As `sync`, for calls that may record. @throws UnsupportedError where their gradients would not be eager code's */
  recordable(): Tensor {
    if (this.family.hasLostGradient && state.gradEnabled) throw lostGradient(this);
    return this.sync();
  }

  /** The value for outside code. Call it below the layer. @param isCallers whether it becomes up to date when the writes are copied to the caller's tensor */
  leave(isCallers: boolean): Tensor {
    const { value, family } = this;
    if (family.hasLostGradient && state.gradEnabled) throw lostGradient(this);
    if (family.apply()) return this.remake();
    return !isCallers && family.isWritten(this.current, this) ? this.remake() : value;
  }

  private remake(): Tensor {
    const { base } = this.family;
    this.value = recordedIf(this.isRecording && keepsHistory(base), () =>
      this.metas.reduce((value, meta) => meta.forward(value), base),
    );
    this.generation = this.family.generation;
    this.current = this.generation;
    return this.value;
  }

  /**
   * Replaces the value, as a write into this tensor does: the new value gets its dtype. Call it below the layer.
   * @param untracked whether the operator that writes has no derivative
   */
  assign(value: Tensor, untracked = false): void {
    const before = this.value;
    this.value = value.dtypeCode === this.dtypeCode ? value : convert(value, this);
    if (untracked || !state.gradEnabled) keepHistory(this.value, before);
    this.family.add(this.value, this.metas, this);
    this.generation = this.family.generation;
    this.current = this.generation;
  }

  /** A view of this tensor. It begins at the family's first generation: what was written since is applied when it is read. */
  viewed(value: Tensor, meta: ViewMeta, geometry: Shown): FunctionalTensor {
    const view = FunctionalTensor.of(value, this.family, [...this.metas, meta], geometry);
    view.current = this.current;
    return view;
  }

  /** Implements in-place view operators: the value and the geometry become those of a view. */
  lookThrough(meta: ViewMeta, geometry: Geometry): void {
    this.value = meta.forward(this.value);
    this.metas = [...this.metas, meta];
    this.follow(geometry);
  }

  /** As `viewed`, but of the family's base. Call it below the layer. */
  viewedOfBase(metas: readonly ViewMeta[], geometry: Shown): FunctionalTensor {
    const isBase = this.metas.length === 0;
    // PyTorch's order of calls where this tensor is the base.
    if (!isBase) this.family.apply();
    const value = metas.reduce((base, meta) => meta.forward(base), isBase ? this.value : this.family.base);
    const view = FunctionalTensor.of(value, this.family, metas, geometry);
    if (isBase) view.current = this.current;
    return view;
  }

  /** As `lookThrough`, but with a view of the family's base. */
  lookAtBase(metas: readonly ViewMeta[], geometry: Geometry): void {
    if (this.metas.length > 0) {
      this.family.apply();
      this.value = this.family.base;
      this.metas = [];
      this.generation = this.family.generation;
      this.current = this.generation;
    }
    for (const meta of metas) this.lookThrough(meta, geometry);
  }

  /** Takes the geometry of another tensor. */
  follow({ shape, strides, offset }: Geometry): void {
    this.restate({ shape, strides, offset });
  }

  override restate(changes: Partial<WrapperOptions>): void {
    super.restate(changes);
    this.twin = null;
  }

  /** A meta tensor of the same geometry; a new one, which may be changed, if `fresh`. */
  onMeta(fresh: boolean): Tensor {
    if (fresh) return twinOf(this, this.family.bytes);
    if (this.twin === null || this.twin.storage.byteLength < this.family.bytes)
      this.twin = twinOf(this, this.family.bytes);
    return this.twin;
  }

  override materialize(): Tensor {
    return belowFunctional(() => this.sync());
  }

  override describe(): string | null {
    return null;
  }
}

/** Whether what replaces a value gets its history. A graph that is traced would not contain that: the layer refuses to read the value there. */
const keepsHistory = (value: Tensor): boolean => requiresGrad(value) && coreHooks.hides?.(value) !== true;

/** What the rule of a value that was written without a record passes on: all of the gradient. */
const keptRule = rule<null>({ name: "KeptBackward", backward: (_node, grads) => grads });

/**
 * Eager memory that is written to without a record, under noGrad or by an operator without derivative, keeps its history, so that its gradient is that of
 * what it held before. A new value in its place gets that history.
 */
function keepHistory(value: Tensor, before: Tensor): void {
  if (value === before || requiresGrad(value) || !keepsHistory(before) || !sameShape(value.shape, before.shape)) return;
  setHistory(value, new Node(keptRule as Rule, [edgeOf(before)], null));
}

/**
 * A leaf that is resized as an output, which only calls without a record may do, remains the leaf: its gradient then has the new shape. What holds its new
 * elements gets that gradient.
 */
export function keepLeaf(value: Tensor, before: Tensor): void {
  if (value === before || requiresGrad(value) || !before.isLeaf || !keepsHistory(before)) return;
  setHistory(value, new Node(keptRule as Rule, [edgeOf(before)], null));
}

/** As `keepLeaf`, for one that becomes a part of its memory: its gradient cannot be given a part of the shape, so calls that record refuse to read it. */
export function loseLeaf({ family }: FunctionalTensor, before: Tensor): void {
  if (before.isLeaf && keepsHistory(before)) family.hasLostGradient = true;
}

/** Runs `body` with recorded gradients, if a condition is met; else as they are. */
function recordedIf<R>(condition: boolean, body: () => R): R {
  return condition && !state.gradEnabled ? enableGrad(body) : body();
}

function lostGradient({ shape }: Tensor): UnsupportedError {
  return new UnsupportedError(
    `functionalize: a tensor of shape ${formatShape(shape)} was written under noGrad and is read by calls that record: a new value in ` +
      "its place has lost the gradient that eager memory keeps. Read it under noGrad, or compute the new value without a write",
  );
}

/** A meta tensor like another tensor. @param bytes the size that its memory would have */
export function twinOf(
  { shape, strides, offset, dtype, itemSize, storage, wrappedNumber, keysHi }: Tensor,
  bytes: number = storage.byteLength,
): Tensor {
  const end = offset + storageSpan(shape, strides);
  const whole = allocate([Math.max(end, Math.floor(bytes / itemSize))], dtype, "meta");
  const twin = makeViewAs(whole, whole.dtypeCode, whole.keysHi | (keysHi & lazyHi), shape, strides, offset);
  twin.wrappedNumber = wrappedNumber;
  return twin;
}

function convert(value: Tensor, { dtype }: Tensor): Tensor {
  return operators._to_copy(value, dtype, "strided", null, null, false, null);
}

/** Whether a tensor was created by functionalization. */
export function isFunctional(value: unknown): value is FunctionalTensor {
  return value instanceof FunctionalTensor;
}

// -- the rows of generated/layers/functionalize.ts

/** An operator by its name, without `aten::`. */
export type OperatorName = string;
/** An operator that writes, its functional form, and for each result of that form the argument whose new value it is; -1 for a plain result. */
export type WriteRow = readonly [op: OperatorName, functional: OperatorName, ...targets: number[]];
/** What the functions of a view receive in addition to its arguments. */
export interface ViewCall {
  /** Whether views are created rather than copies. */
  readonly again: boolean;
  /** The index of the view among the operator's results. */
  readonly at: number;
  /** The geometry of the eager tensor that is viewed. */
  readonly like: Geometry;
}

/** Returns the base with the elements of a view replaced. @param args the arguments of the view besides its tensor */
export type ViewInverse = (base: Tensor, view: Tensor, call: ViewCall, ...args: never[]) => Tensor;
/** Creates the view of a value whose strides may differ from the eager tensor's. */
export type ViewForward = (base: Tensor, call: ViewCall, ...args: never[]) => Tensor;
/**
 * A view, its copying form, and its inverse; if its arguments specify strides, what creates the view, and whether it views the memory of its
 * tensor's base.
 */
export type ViewRow = readonly [
  op: OperatorName,
  copy: OperatorName | null,
  inverse: ViewInverse | null,
  forward?: ViewForward,
  ofBase?: boolean,
];
/** An operator that turns a tensor into a view in place, and the corresponding view operator. */
export type ViewInPlaceRow = readonly [op: OperatorName, view: OperatorName];
/** An operator, and its kernel at the key. */
export type ByHandRow = readonly [op: OperatorName, kernel: ((...args: never[]) => unknown) | null];
/** An operator, and why it is rejected. */
export type RefusedRow = readonly [op: OperatorName, reason: string];
