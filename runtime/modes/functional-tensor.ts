// Functional tensors: wrappers whose value is replaced where eager code would write, and which know of whom they are a view.

import { operators } from "../autograd/operators.js";
import { isNonOverlappingAndDense, numelOf, storageSpan } from "../core/shape.js";
import { once } from "../core/shared.js";
import { allocate, makeViewAs, type Tensor } from "../core/tensor.js";
import { type WrapperOptions, WrapperTensor, wrapperOf } from "../core/wrapper.js";
import { KeySet } from "../dispatch/key-set.js";
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
  thirdBit,
  unitedHi,
  wordsOf,
  zeroTensorHi,
} from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";

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

/** What an eager tensor shows, and the keys that say whether it does so lazily: a value's unless given. */
interface Shown extends Geometry {
  readonly keysHi?: number;
}

/** Elements in memory, whose places are counted in elements of their size. */
export interface Window extends Geometry {
  readonly itemSize: number;
}

/** A value that a view got, and the way to it from the base. */
interface Update {
  readonly value: Tensor;
  readonly metas: readonly ViewMeta[];
}

/** What a tensor and its views have in common, as eager ones have a storage: the base's value, and what was written since. */
export class Family {
  base: Tensor;
  /** The geometry of the eager base: of the memory that its views show. */
  geometry: Geometry;
  /** The bytes of the eager memory, of which the base may show a part. */
  bytes: number;
  /** The first base if there is more memory than it shows: a later value shows no more than the base. */
  readonly background: Tensor | null;
  /** The bits of lazy tensors that the eager base has. */
  readonly lazyHi: number;
  /** Incremented by each write: a tensor of an older generation must be regenerated before it is read. */
  generation = 0;
  /** Whether the base is a tensor of the caller's. */
  isCallers = false;
  private updates: Update[] = [];
  /** Whether the base was replaced since it was last read. */
  private replaced = false;
  /** The writes since the base was last replaced as a whole, by generation. */
  private writes: Window[] = [];
  private wholeAt = 0;
  /** For each base but the present one, the way to it from its successor. */
  private readonly earlier: ViewMeta[] = [];

  constructor(base: Tensor, { shape, strides, offset }: Geometry = base) {
    this.base = base;
    this.geometry = { shape, strides, offset };
    this.bytes = base.storage.byteLength;
    this.background = base.numel * base.itemSize < this.bytes ? base : null;
    this.lazyHi = base.keysHi & lazyHi;
  }

  /** How many bases there were before the present one. */
  get age(): number {
    return this.earlier.length;
  }

  /** The way from the present base, where `metas` is one from the base of an age. */
  wayFrom(age: number, metas: readonly ViewMeta[]): readonly ViewMeta[] {
    return age === this.age ? metas : [...this.earlier.slice(age).reverse(), ...metas];
  }

  /**
   * Takes another base, which is up to date and shows memory that this one does not. Call it when writes have been applied.
   * @param earlier the way from it to the present one
   */
  rebase(base: Tensor, { shape, strides, offset }: Geometry, earlier: ViewMeta): void {
    this.base = base;
    this.geometry = { shape, strides, offset };
    this.bytes = Math.max(this.bytes, (offset + storageSpan(shape, strides)) * base.itemSize);
    this.earlier.push(earlier);
  }

  add(value: Tensor, metas: readonly ViewMeta[], { shape, strides, offset, itemSize }: Window): void {
    this.generation++;
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

  /** Replaces the caller's tensor by a copy; at the end, writes to the family are copied to it. */
  keep(copy: (value: Tensor) => Tensor): void {
    if (!this.isCallers) return;
    this.isCallers = false;
    this.add(copy(this.base), none, this.base);
  }

  /** Whether what a tensor shows was written since a generation. */
  isWritten(since: number, tensor: Window): boolean {
    if (since < this.wholeAt) return true;
    return this.writes.slice(since - this.wholeAt).some((write) => overlaps(write, tensor));
  }

  /** Brings the base up to date; returns whether it was outdated. */
  apply(): boolean {
    const pending = this.updates.length > 0 || this.replaced;
    this.replaced = false;
    for (const { value, metas } of this.updates.splice(0)) {
      const bases = [this.base];
      for (let i = 0; i < metas.length - 1; i++) bases.push(metas[i]!.forward(bases[i]!));
      let updated = value;
      for (let i = metas.length - 1; i >= 0; i--) updated = metas[i]!.inverse(bases[i]!, updated);
      this.base = updated;
    }
    return pending;
  }
}

interface FunctionalState {
  /** Whether views stay views; else they become their copying forms. */
  reapplyViews: boolean;
  /** The keys of autograd that the innermost function was called with: its values are recorded by them. */
  outerKeepHi: number;
}

/** Whether two tensors show a byte in common; true for what is too large to be looked at. */
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

/** Whether one tensor shows all bytes that another one does; false for what is too large to be looked at. */
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

/** @param unit in how many bytes places are counted; an element has one or more of them */
function forPlaces({ shape, strides, offset, itemSize }: Window, unit: number, visit: (place: number) => void): void {
  const units = itemSize / unit;
  const walk = (dim: number, at: number): void => {
    if (dim < shape.length) for (let i = 0; i < shape[dim]!; i++) walk(dim + 1, at + i * strides[dim]!);
    else for (let i = 0; i < units; i++) visit(at * units + i);
  };
  walk(0, offset);
}

/** What holds for the layer now. */
export const functionalState: FunctionalState = once("modes.functionalize", () => ({
  reapplyViews: false,
  outerKeepHi: autogradHi | inplaceOrViewHi,
}));

const autogradKeepHi = autogradHi | inplaceOrViewHi;
export const functionalizeHi: number = (() => wordsOf("Functionalize").hi)();

/**
 * Runs `body` below functionalization: without its key, and with the autograd keys of the caller of the outermost function, so that what is
 * computed with the values is recorded where these require gradients.
 */
export function belowFunctional<R>(body: () => R): R {
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

/** Runs `body` where no layer sees it: for shapes. */
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
  const lo = keysLo & ~outsideLo;
  if (keysHi < thirdBit) return { lo, hi: (keysHi & ~pythonSnapshotHi) | functionalizeHi };
  return {
    lo,
    hi: unitedHi(new KeySet(keysLo, keysHi).difference(new KeySet(0, pythonSnapshotHi)).hi, functionalizeHi),
  };
}

const none: readonly ViewMeta[] = [];

/** Bits of lazy tensors. An eager tensor keeps them when it is written; its value need not have them. */
export const lazyHi: number = (() => conjugateHi | negativeHi | zeroTensorHi)();

/**
 * A tensor that functionalization passes to the program: it has the geometry, dtype and device of an eager tensor and, in `value`, a tensor
 * that nothing writes to.
 */
export class FunctionalTensor extends WrapperTensor {
  /** The elements, as of `generation`. */
  declare value: Tensor;
  declare family: Family;
  declare private way: readonly ViewMeta[];
  /** The age of the base that the way begins at. */
  declare private age: number;
  declare generation: number;
  /** The generation whose elements the value has; a new view is of the first one, whatever its elements. */
  declare private current: number;
  /** A tensor without memory that has the geometry. */
  declare private twin: Tensor | null;

  /** The tensor of a value: of a new family, unless it is a view in one. */
  static of(
    value: Tensor,
    family: Family = new Family(value),
    metas: readonly ViewMeta[] = none,
    geometry: Shown = value,
  ): FunctionalTensor {
    const { lo, hi } = functionalKeys(value);
    const lazy = (geometry.keysHi ?? value.keysHi) & lazyHi;
    const wrapper = wrapperOf(FunctionalTensor, value, geometry, lo, (hi & ~lazyHi) | lazy);
    wrapper.value = value;
    wrapper.family = family;
    wrapper.metas = metas;
    wrapper.generation = 0;
    wrapper.current = family.generation;
    wrapper.twin = null;
    return wrapper;
  }

  /** The way from the family's base to this tensor. */
  get metas(): readonly ViewMeta[] {
    const { family, age } = this;
    if (age !== family.age) this.metas = family.wayFrom(age, this.way);
    return this.way;
  }

  set metas(metas: readonly ViewMeta[]) {
    this.way = metas;
    this.age = this.family.age;
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

  /** The value for outside code. Call it below the layer. @param isCallers whether it is up to date once what was written is copied to the caller */
  leave(isCallers: boolean): Tensor {
    const { value, family } = this;
    if (family.apply()) return this.remake();
    return !isCallers && family.isWritten(this.current, this) ? this.remake() : value;
  }

  private remake(): Tensor {
    let value = this.family.base;
    for (const meta of this.metas) value = meta.forward(value);
    this.value = value;
    this.generation = this.family.generation;
    this.current = this.generation;
    return value;
  }

  /** Takes another value, as if it had been written into this tensor, whose dtype it gets. Call it below the layer. */
  assign(value: Tensor): void {
    this.value = value.dtypeCode === this.dtypeCode ? value : convert(value, this);
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

  /** As an operator in place that changes what the tensor shows: the value and the geometry become those of a view. */
  lookThrough(meta: ViewMeta, geometry: Geometry): void {
    this.value = meta.forward(this.value);
    this.metas = [...this.metas, meta];
    this.follow(geometry);
  }

  /** As `viewed`, of the family's base whatever this tensor shows of it. Call it below the layer. */
  viewedOfBase(metas: readonly ViewMeta[], geometry: Shown): FunctionalTensor {
    const isBase = this.metas.length === 0;
    // PyTorch's order of calls where this tensor is the base.
    if (!isBase) this.family.apply();
    const value = metas.reduce((base, meta) => meta.forward(base), isBase ? this.value : this.family.base);
    const view = FunctionalTensor.of(value, this.family, metas, geometry);
    if (isBase) view.current = this.current;
    return view;
  }

  /** As `lookThrough`, at the family's base whatever this tensor shows of it. */
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

  /** A tensor without memory of the same geometry; a new one, which may be changed, where `fresh`. */
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

/** A tensor without memory that is like another one. @param bytes how much it would have of it */
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
/** An operator that writes, its functional form, and for each result of that the argument that it is the new value of; -1 for a result. */
export type WriteRow = readonly [op: OperatorName, functional: OperatorName, ...targets: number[]];
/** What the functions of a view know besides its arguments. */
export interface ViewCall {
  /** Whether views may be created; else their copying forms. */
  readonly again: boolean;
  /** Which result of the operator the view is. */
  readonly at: number;
  /** The geometry of the eager tensor that the operator looks at. */
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
/** An operator that changes what a tensor shows, and the view that it does it by. */
export type ViewInPlaceRow = readonly [op: OperatorName, view: OperatorName];
/** An operator, and its kernel at the key. */
export type ByHandRow = readonly [op: OperatorName, kernel: ((...args: never[]) => unknown) | null];
/** An operator, and why it is rejected. */
export type RefusedRow = readonly [op: OperatorName, reason: string];
