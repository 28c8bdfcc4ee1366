// Wrapper tensors: tensors without memory, which state their shape, dtype, device and keys. Layers and subclasses are built on them.

import { isKeySet, KeySet, type KeySetLike } from "../dispatch/key-set.js";
import { unitedHi } from "../dispatch/keys.js";
import { getDefaultDType } from "./default-dtype.js";
import { classNameOf, describe } from "./describe.js";
import { type Device, parseDevice } from "./device.js";
import { type DType, dtypeCodeOf, isDType, itemSizes, unknownDType } from "./dtype.js";
import { ArgumentError, UnsupportedError, wrapperError } from "./errors.js";
import { gradRequirement } from "./hooks.js";
import { isLayout, type Layout, layouts } from "./memory-format.js";
import { checkOptions } from "./options.js";
import { contiguousStrides, isContiguous, numelOf, storageSpan } from "./shape.js";
import { Storage, storageClock } from "./storage.js";
import { keyWordsOf, Tensor } from "./tensor.js";

/** The metadata that a wrapper tensor declares. */
export interface WrapperOptions {
  readonly shape: readonly number[];
  /** Steps in elements, one for each dimension; row-major without gaps unless given. */
  readonly strides?: readonly number[] | undefined;
  /** The storage offset, in elements; 0 unless given. */
  readonly offset?: number | undefined;
  /** The default dtype unless given. */
  readonly dtype?: DType | undefined;
  /** `cpu` unless given. */
  readonly device?: Device | undefined;
  /** How the class represents its elements, such as `sparse_coo`; `strided` unless given. */
  readonly layout?: Layout | undefined;
  /** Makes the wrapper a leaf that requires grad. */
  readonly requiresGrad?: boolean | undefined;
  /** The whole key set; that of a plain tensor of the device unless given, as `deviceKeys` has it. */
  readonly keys?: KeySetLike | undefined;
}

const optionNames: readonly string[] = [
  "shape",
  "strides",
  "offset",
  "dtype",
  "device",
  "layout",
  "requiresGrad",
  "keys",
] satisfies (keyof WrapperOptions)[];

/**
 * The keys that a plain tensor of a device carries: its backend, ADInplaceOrView, autograd, and autocast where there is one.
 * @throws ArgumentError for a device that is unknown
 */
export function deviceKeys(device: Device): KeySet {
  const { lo, hi } = keyWordsOf(parseDevice(device));
  return new KeySet(lo, hi);
}

/** Replaces a wrapper's memory: a device, a version, and an error for anything that tries to read. */
class PlainWrapperStorage extends Storage {
  declare readonly type: string;
  /** Counts in-place changes: an object of its own, or the storage of the tensor that this one is a view of. */
  declare counter: { version: number };

  constructor(type: string, dtypeCode: number, byteLength: number, device: Device) {
    super(null, dtypeCode, byteLength, device, 0);
    this.type = type;
    storageClock.wrappers++;
  }

  override get isWrapper(): boolean {
    return true;
  }

  override assertMemory(operator?: string): never {
    if (operator !== undefined)
      throw wrapperError(
        `a ${this.type} is a wrapper without memory: no kernel of the wrapper handled ${operator}, and nothing else can`,
      );
    throw wrapperError(
      `a ${this.type} is a wrapper without memory, and a kernel for plain tensors wanted to read it: no kernel of the wrapper handled the operator`,
    );
  }

  override followVersion(other: Storage): void {
    this.counter = other.isWrapper ? (other as WrapperStorage).counter : other;
  }
}

type WrapperStorage = PlainWrapperStorage;
// Accessors where other storages have fields: the constructor of the base class assigns to them.
const WrapperStorage = withMembers(PlainWrapperStorage, {
  array: {
    get(this: WrapperStorage) {
      return this.assertMemory();
    },
    set: () => undefined,
  },
  // Nothing tells what the memory behind a wrapper is shared with: it is never known to be new.
  born: { get: () => -1, set: () => undefined },
  version: {
    get(this: WrapperStorage) {
      return this.counter.version;
    },
    set(this: WrapperStorage, version: number) {
      this.counter ??= { version };
      this.counter.version = version;
    },
  },
});

/** The class with further members: as a value, which bundlers leave out with the class. */
function withMembers<T extends { readonly prototype: object }>(type: T, members: PropertyDescriptorMap): T {
  Object.defineProperties(type.prototype, members);
  return type;
}

function integers(what: string, values: unknown, least: number): readonly number[] {
  if (Array.isArray(values) && values.every((value) => Number.isSafeInteger(value) && value >= least)) {
    // Gradients know a changed geometry by another array.
    return values.slice() as number[];
  }
  const text = Array.isArray(values) ? `[${values.join(", ")}]` : describe(values);
  throw new ArgumentError(`${what} must be an array of integers, each at least ${least}, got ${text}`);
}

/** Options with nothing left out, checked. `before`: what is not given stays as it was. */
function stated(type: string, options: Partial<WrapperOptions>, before: WrapperTensor | null) {
  checkOptions(type, options, optionNames);
  const moves = options.shape !== undefined;
  const shape = moves || before === null ? integers(`${type}: the sizes in shape`, options.shape, 0) : before.shape;
  const strides =
    options.strides !== undefined
      ? integers(`${type}: strides`, options.strides, 0)
      : moves || before === null
        ? contiguousStrides(shape)
        : before.strides;
  if (strides.length !== shape.length) {
    throw new ArgumentError(`${type}: ${strides.length} strides for ${shape.length} dimensions; give one for each`);
  }
  const offset = options.offset ?? before?.offset ?? 0;
  if (!Number.isSafeInteger(offset) || offset < 0) {
    throw new ArgumentError(`${type}: offset must be a non-negative integer, got ${describe(offset)}`);
  }
  const dtype: unknown = options.dtype ?? before?.dtype ?? getDefaultDType();
  if (!isDType(dtype)) throw new ArgumentError(unknownDType(type, dtype));
  const device = options.device === undefined ? (before?.device ?? "cpu") : parseDevice(options.device);
  const layout: unknown = options.layout ?? before?.layout ?? "strided";
  if (!isLayout(layout))
    throw new ArgumentError(`${type}: layout must be one of ${layouts.join(", ")}, got ${describe(layout)}`);
  return { shape, strides, offset, dtypeCode: dtypeCodeOf(dtype), device, layout };
}

/** @throws ArgumentError for what is neither a key set nor names of keys */
export function statedKeys(keys: KeySetLike): KeySet {
  if (typeof keys === "string" || Array.isArray(keys) || isKeySet(keys)) return KeySet.from(keys);
  throw new ArgumentError(`keys are a key set or names of dispatch keys, got ${describe(keys)}`);
}

/** The key set of a wrapper: what is given, else that of its device, else what it was with the new device's keys for the old. */
function keysFor(options: Partial<WrapperOptions>, device: Device, before: WrapperTensor | null): KeySet {
  if (options.keys !== undefined) return statedKeys(options.keys);
  if (before === null) return deviceKeys(device);
  if (device === before.device) return before.keys;
  const [from, to] = [keyWordsOf(before.device), keyWordsOf(device)];
  const { hi } = before.keys.difference(new KeySet(0, from.hi));
  return new KeySet((before.keysLo & ~from.lo) | to.lo, unitedHi(hi, to.hi));
}

/**
 * A tensor without memory: it declares its shape, strides, storage offset, dtype, device and keys, and may change them by
 * `restate`. Only its class knows its elements: `materialize` provides them for reading (`item`, `toArray`, `data`, JSON,
 * safetensors, printing), and kernels registered for its keys compute with it. A kernel for plain tensors that receives one
 * throws an error naming the operator.
 *
 * Autograd treats it like any other tensor: its gradients have its shape, dtype and device, and operators on it are recorded
 * where its key set has an autograd key. A view of a wrapper shares its version.
 */
export class WrapperTensor extends Tensor {
  /** Missing in wrappers that were made without options. */
  declare private statedLayout: Layout | undefined;

  /**
   * @param keys how a class changes the keys that `options` has or the device implies
   * @throws ArgumentError for unknown options, sizes or strides that are not non-negative integers, strides that are not one
   * per dimension, an unknown dtype or device, and `requiresGrad` of a dtype without gradients
   */
  constructor(options: WrapperOptions, keys: KeySet | null = null) {
    const type = classNameOf(new.target.prototype);
    if (typeof options !== "object" || options === null || Array.isArray(options) || options instanceof Tensor) {
      throw new ArgumentError(
        `${type}: expected an object such as { shape: [2, 3], dtype: "float32" }, got ${describe(options)}`,
      );
    }
    const { shape, strides, offset, dtypeCode, device, layout } = stated(type, options, null);
    const { lo, hi } = keys ?? keysFor(options, device, null);
    super(
      new WrapperStorage(type, dtypeCode, bytesOf(shape, strides, offset, dtypeCode), device),
      shape,
      strides,
      offset,
      dtypeCode,
      numelOf(shape),
      isContiguous(shape, strides),
      lo,
      hi,
    );
    this.statedLayout = layout;
    if (options.requiresGrad !== undefined) requireGrad(this, options.requiresGrad);
  }

  override get layout(): Layout {
    return this.statedLayout ?? "strided";
  }

  /** The key set. */
  get keys(): KeySet {
    return new KeySet(this.keysLo, this.keysHi);
  }

  /**
   * Changes some of the metadata. A shape without strides gets row-major ones; another device's keys replace the old
   * one's, unless `keys` is given. Not recorded: the wrapper's history is unchanged, and its node still expects a gradient
   * of the old shape.
   * @throws ArgumentError as the constructor
   */
  restate(changes: Partial<WrapperOptions>): void {
    const type = classNameOf(this);
    const { shape, strides, offset, dtypeCode, device, layout } = stated(type, changes, this);
    const { lo, hi } = keysFor(changes, device, this);
    Object.assign(this, { shape, strides, offset, dtypeCode, keysLo: lo, keysHi: hi, statedLayout: layout });
    Object.assign(this, { numel: numelOf(shape), isContiguous: isContiguous(shape, strides) });
    const before = this.storage as WrapperStorage;
    const { counter } = before;
    const storage = new WrapperStorage(type, dtypeCode, bytesOf(shape, strides, offset, dtypeCode), device);
    storage.counter = counter;
    this.storage = storage;
    if (changes.requiresGrad !== undefined) requireGrad(this, changes.requiresGrad);
  }

  /**
   * A tensor of the wrapper's shape and dtype that has the elements, for reading; it may be another wrapper. Called on every
   * read, but not by kernels.
   * @param what the reader, such as `item()`, for messages
   * @throws UnsupportedError unless a class implements it
   */
  materialize(what: string): Tensor {
    throw new UnsupportedError(
      `${what}: a ${classNameOf(this)} has no memory, and its class no method \`materialize\` that gives its elements`,
    );
  }

  /** What stands between the parentheses when the wrapper is printed; null for its elements, as tensors are printed. */
  describe(): string | null {
    return this.materialize === WrapperTensor.prototype.materialize ? "..." : null;
  }

  /**
   * A copy of the object: of the same class, with the same fields, keys and version, without history. Autograd uses it to
   * restore a saved result with its history, as do `detach` and `alias` where no kernel handles them. A class with private
   * (`#`) fields has to override it.
   */
  shallowCopy(): this {
    const copy = Object.create(Object.getPrototypeOf(this) as object) as this;
    Object.assign(copy, this);
    copy.autograd = null;
    return copy;
  }
}

/**
 * A wrapper of a class whose fields the caller sets: of another tensor's dtype and device, and of a geometry that some tensor has. Layers make one for
 * each result, and what `new` would check is so already.
 */
export function wrapperOf<W extends WrapperTensor>(
  type: { readonly prototype: W; readonly name: string },
  { dtypeCode, device }: Tensor,
  { shape, strides, offset }: Pick<Tensor, "shape" | "strides" | "offset">,
  lo: number,
  hi: number,
): W {
  const contiguous = isContiguous(shape, strides);
  const numel = numelOf(shape);
  const bytes =
    contiguous && numel > 0 ? (offset + numel) * itemSizes[dtypeCode]! : bytesOf(shape, strides, offset, dtypeCode);
  const storage = new WrapperStorage(type.name, dtypeCode, bytes, device);
  return Reflect.construct(
    Tensor,
    [storage, shape, strides, offset, dtypeCode, numel, contiguous, lo, hi],
    type as unknown as new () => W,
  ) as W;
}

function bytesOf(shape: readonly number[], strides: readonly number[], offset: number, dtypeCode: number): number {
  const span = storageSpan(shape, strides);
  return (span === 0 ? 0 : offset + span) * itemSizes[dtypeCode]!;
}

function requireGrad(tensor: Tensor, value: boolean): void {
  if (gradRequirement.installed === null && value)
    throw new UnsupportedError("tensor: requiresGrad needs autograd, which is not loaded");
  tensor.requiresGrad = value;
}
