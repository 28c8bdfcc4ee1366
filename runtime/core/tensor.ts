// The tensor: a window (shape, strides, offset) on a storage, the words of its key set, and a place for autograd's record.

import { backendOfDeviceType, denseTensorLo, fullWord, tensorHi } from "../dispatch/keys.js";
import { type Brand, brandKey } from "./abi.js";
import { classNameOf, describe } from "./describe.js";
import { type Device, deviceType } from "./device.js";
import { type DType, dtypeCodeOf, dtypeOf, isDType, itemSizes, type TypedArray, unknownDType } from "./dtype.js";
import {
  type Element,
  type ElementOptions,
  elementsOf,
  itemOf,
  type NestedArray,
  nestedArrayOf,
  unwrapped,
} from "./elements.js";
import { AbiError, ArgumentError, ShapeError, wrapperError } from "./errors.js";
import { coreHooks, deviceHooks, misuseCheck, tensorText } from "./hooks.js";
import { type TensorJSON, tensorToJSON } from "./json.js";
import type { Layout } from "./memory-format.js";
import { checkArray } from "./options.js";
import { contiguousStrides, formatShape, isContiguous, numelOf, storageSpan } from "./shape.js";
import { once, share, shared } from "./shared.js";
import { isSeen, resultStorage, type Storage, storageOf } from "./storage.js";

/** Autograd's data for a tensor. Core does not read it; runtime/autograd adds the fields. */
export interface AutogradMeta {
  /** Set by `requiresGrad = true` on a leaf. */
  requiresGrad: boolean;
}

/** The tensor with the methods that other modules add; within the class, `Tensor` is the bare class. */
type Complete = Tensor;

const LocalTensor = class Tensor {
  // Declared only: the constructor sets them.
  /** The memory; shared with views. */
  declare storage: Storage;
  /** Sizes; the array is never changed and may be shared between tensors. */
  declare readonly shape: readonly number[];
  /** Steps in elements; never changed, may be shared. */
  declare readonly strides: readonly number[];
  /** The position of the first element in the storage, in elements. */
  declare readonly offset: number;
  declare readonly dtypeCode: number;
  declare readonly numel: number;
  /** Row-major without gaps: the elements are `storage.array[offset .. offset + numel)`. */
  declare readonly isContiguous: boolean;
  /** A 0-dim tensor created from a plain number: it yields to other tensors in type promotion. */
  declare wrappedNumber: boolean;
  /** The low and the high word of the dispatch key set. */
  declare keysLo: number;
  declare keysHi: number;
  declare autograd: AutogradMeta | null;

  constructor(
    storage: Storage,
    shape: readonly number[],
    strides: readonly number[],
    offset: number,
    dtypeCode: number,
    numel: number,
    contiguous: boolean,
    keysLo: number,
    // Missing only in calls such as new Tensor(2, 3).
    keysHi: number = misuseCheck.installed!(null) as never,
  ) {
    this.storage = storage;
    this.shape = shape;
    this.strides = strides;
    this.offset = offset;
    this.dtypeCode = dtypeCode;
    this.numel = numel;
    this.isContiguous = contiguous;
    this.wrappedNumber = false;
    this.keysLo = keysLo;
    this.keysHi = keysHi;
    this.autograd = null;
  }

  get dtype(): DType {
    return dtypeOf(this.dtypeCode);
  }

  get device(): Device {
    return this.storage.device;
  }

  get layout(): Layout {
    return "strided";
  }

  /** Number of dimensions. */
  get ndim(): number {
    return this.shape.length;
  }

  /** Bytes per element. */
  get itemSize(): number {
    return itemSizes[this.dtypeCode]!;
  }

  /** How often the memory was modified in place; shared by all views. */
  get version(): number {
    return this.storage.version;
  }

  /**
   * The elements in row-major order. If the tensor is contiguous this is its actual memory, without a copy: writing to it
   * modifies the tensor unnoticed by autograd. Otherwise it is a copy. int64 gives a BigInt64Array, bool a Uint8Array.
   */
  get data(): TypedArray {
    return elementsOf(this as unknown as Complete);
  }

  /** The only element, of an integer dtype as a bigint; others as without the option. */
  item<T extends Element = bigint>(options: ElementOptions & { readonly bigint: true }): T;
  /**
   * The only element: a boolean, a complex number's parts, or a number, or a bigint of an integer dtype with `{ bigint: true }`. Typed as a number by
   * default: `x.item<boolean>()`.
   * @throws ArgumentError if there is not exactly one, or if it is an int64 beyond 2^53 and bigints were not requested
   */
  item<T extends Element = number>(options?: ElementOptions): T;
  item(options?: ElementOptions): Element {
    return itemOf(this as unknown as Complete, options);
  }

  /**
   * The elements as nested arrays (a bare element for 0 dimensions): booleans or numbers, or bigints of an integer dtype
   * with `{ bigint: true }`. The result can be given a narrower type: `const rows: number[][] = x.toArray()`.
   * @throws ArgumentError if an int64 is beyond 2^53 and bigints were not requested
   */
  toArray<T extends NestedArray = NestedArray>(options?: ElementOptions): T;
  toArray(options?: ElementOptions): NestedArray {
    return nestedArrayOf(this as unknown as Complete, options);
  }

  /**
   * A tensor on the CPU with the current values, in newly allocated memory and without autograd's record: the way to
   * read a device that answers asynchronously. On other devices it only copies.
   * @throws UnsupportedError, as a rejection, on meta
   */
  async read(): Promise<Complete> {
    const self = unwrapped(this as unknown as Complete, "read()");
    if (self.storage.array === null && deviceHooks.installed !== null) return deviceHooks.installed.read(self);
    return copyOnHost(self);
  }

  /** As `item`, also for devices that answer asynchronously. */
  async readItem<T extends Element = number>(options?: ElementOptions): Promise<T> {
    return (await this.read()).item(options);
  }

  /** As `toArray`, also for devices that answer asynchronously. */
  async readArray<T extends NestedArray = NestedArray>(options?: ElementOptions): Promise<T> {
    return (await this.read()).toArray(options);
  }

  /** The value that JSON.stringify writes: dtype, shape and the flat elements. */
  toJSON(): TensorJSON {
    return tensorToJSON(this as unknown as Complete);
  }

  toString(): string {
    return textOf(this as unknown as Complete);
  }

  /** The text that console.log shows. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return textOf(this as unknown as Complete);
  }
};

const TensorClass = share("Tensor", LocalTensor);

/** The text of a tensor; without core/print.ts, the elements of small ones in JavaScript's notation. */
function textOf(tensor: Tensor): string {
  if (tensorText.installed !== null) return tensorText.installed(tensor);
  const text = (value: NestedArray): string => (Array.isArray(value) ? `[${value.map(text).join(", ")}]` : `${value}`);
  const body = tensor.device === "cpu" && tensor.numel <= 100 ? text(tensor.toArray()) : "...";
  return `tensor(${body}, shape=[${tensor.shape.join(", ")}], dtype=${tensor.dtype})`;
}

Object.defineProperty(TensorClass.prototype, brandKey, { value: shared.owner, configurable: true });

/**
 * A strided array of one dtype on one device. Create one with `tensor(...)` or a factory.
 *
 * Operators appear on it as methods through declaration merging with this interface.
 */
export interface Tensor extends InstanceType<typeof TensorClass> {}

export interface TensorConstructor {
  new (
    storage: Storage,
    shape: readonly number[],
    strides: readonly number[],
    offset: number,
    dtypeCode: number,
    numel: number,
    contiguous: boolean,
    keysLo: number,
    keysHi: number,
  ): Tensor;
  readonly prototype: Tensor;
}

/**
 * The class, for `instanceof` and for installing methods. Use `allocate`, `makeTensor` or `makeView` to create tensors.
 */
export const Tensor: TensorConstructor = TensorClass as unknown as TensorConstructor;

/** The two words of a key set. */
export interface KeyWords {
  readonly lo: number;
  readonly hi: number;
}

/** The key set of a new dense tensor on a device: its backend, ADInplaceOrView, autograd, and autocast if there is one. */
export function keyWordsOf(device: Device): KeyWords {
  const backend = backendOfDeviceType(deviceType(device));
  if (backend === undefined) throw new ArgumentError(`device ${device} has no dispatch keys`);
  return { lo: denseTensorLo(backend), hi: tensorHi(backend) };
}

/** Which keys of the high word new tensors may have: inference mode removes those of autograd. */
const newTensorKeys = once("fresh keys", () => ({ keepHi: fullWord }));

/** The mask of the high word of the keys of new tensors. */
export function freshKeepHi(): number {
  return newTensorKeys.keepHi;
}

/**
 * Restricts the keys of tensors created from now on (not of views) to this mask of the high word.
 */
export function setFreshKeepHi(keepHi: number): void {
  newTensorKeys.keepHi = keepHi;
}

const { lo: cpuLo, hi: cpuHi } = keyWordsOf("cpu");
const metaWords: KeyWords = keyWordsOf("meta");

/**
 * A zeroed tensor, without dispatch. With `strides` the storage is as large as they need.
 * The arrays are used without a copy: the caller must not modify them.
 */
export function allocate(
  shape: readonly number[],
  dtype: DType,
  device: Device = "cpu",
  strides?: readonly number[],
): Tensor {
  checkArray("allocate", shape, "sizes");
  if (!isDType(dtype)) throw new ArgumentError(unknownDType("allocate", dtype));
  return allocateCode(shape, dtypeCodeOf(dtype), device, strides);
}

/**
 * As `allocate`, by dtype code.
 * @param overwritten the caller writes every element: a large one has undefined elements until then
 */
export function allocateCode(
  shape: readonly number[],
  dtypeCode: number,
  device: Device = "cpu",
  strides?: readonly number[],
  overwritten?: boolean,
): Tensor {
  const numel = numelOf(shape);
  if (!(numel >= 0 && numel < 2 ** 48)) throw new ShapeError(unallocatable(shape));
  const length = strides === undefined ? numel : storageSpan(shape, strides);
  const steps = strides ?? contiguousStrides(shape);
  const contiguous = strides === undefined || isContiguous(shape, strides);
  const storage = resultStorage(length, dtypeCode, device, overwritten && length === numel);
  if (device === "cpu") {
    return new Tensor(storage, shape, steps, 0, dtypeCode, numel, contiguous, cpuLo, cpuHi & newTensorKeys.keepHi);
  }
  const { lo, hi } = device === "meta" ? metaWords : keyWordsOf(device);
  return new Tensor(storage, shape, steps, 0, dtypeCode, numel, contiguous, lo, hi & newTensorKeys.keepHi);
}

/**
 * A contiguous CPU tensor of the shape of a contiguous one, whose shape and strides it shares: the fastest allocation. The caller writes every element:
 * a large one has undefined elements until then.
 */
export function allocateLike(like: Tensor, dtypeCode: number): Tensor {
  const { shape, strides, numel } = like;
  return new Tensor(
    resultStorage(numel, dtypeCode, "cpu", true),
    shape,
    strides,
    0,
    dtypeCode,
    numel,
    true,
    cpuLo,
    cpuHi & newTensorKeys.keepHi,
  );
}

/** As `allocate`; an alias that reads well beside PyTorch's names. */
export const empty: typeof allocate = allocate;

/** A tensor over a storage. The arrays are used without a copy. */
export function makeTensor(
  storage: Storage,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
  dtype: DType,
): Tensor {
  const tensor = windowOn(storage, shape, strides, offset, dtype);
  storage.marks |= isSeen;
  return tensor;
}

/** As `makeTensor`, for a kernel: no other tensor over the storage is there when it has returned. */
export function windowOn(
  storage: Storage,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
  dtype: DType,
): Tensor {
  storage.assertMemory();
  const contiguous = isContiguous(shape, strides);
  const code = dtypeCodeOf(dtype);
  const { device } = storage;
  const words = device === "cpu" ? { lo: cpuLo, hi: cpuHi } : keyWordsOf(device);
  return new Tensor(
    storage,
    shape,
    strides,
    offset,
    code,
    numelOf(shape),
    contiguous,
    words.lo,
    words.hi & newTensorKeys.keepHi,
  );
}

/** A row-major tensor with the values of one whose memory JavaScript can access. */
function copyOnHost(tensor: Tensor): Tensor {
  const elements = elementsOf(tensor, "read()", true);
  const { shape, dtype } = tensor;
  return tensorOver(tensor.isContiguous ? elements.slice() : elements, shape, dtype);
}

/** A row-major tensor over an array that nothing else has, nor ever had. */
export function tensorOver(array: TypedArray, shape: readonly number[], dtype: DType): Tensor {
  return soleTensor(storageOf(array, dtype, true), shape, dtype);
}

/** A row-major tensor over a storage that no other tensor has: it is not a view. */
export function soleTensor(storage: Storage, shape: readonly number[], dtype: DType): Tensor {
  return windowOn(storage, shape, contiguousStrides(shape), 0, dtype);
}

/**
 * For what computes with a tensor's elements or geometry.
 * @throws ArgumentError if its shape was changed in place
 */
export function assertIntact(tensor: Tensor): void {
  const { shape } = tensor;
  let numel = 1;
  for (let i = 0; i < shape.length; i++) numel *= shape[i]!;
  if (numel !== tensor.numel) refuseShape(tensor);
}

function refuseShape(tensor: Tensor): never {
  misuseCheck.installed?.(tensor);
  throw new ArgumentError(`the shape of this tensor was changed in place to ${formatShape(tensor.shape)}`);
}

/** Another window on the memory of `base`: same dtype, same keys, without autograd's record. */
export function makeView(base: Tensor, shape: readonly number[], strides: readonly number[], offset: number): Tensor {
  const { storage } = base;
  storage.assertMemory();
  assertIntact(base);
  storage.marks |= isSeen;
  return new Tensor(
    storage,
    shape,
    strides,
    offset,
    base.dtypeCode,
    numelOf(shape),
    isContiguous(shape, strides),
    base.keysLo,
    base.keysHi,
  );
}

/**
 * As `makeView`, viewing the memory as elements of another dtype, or with other lazy bits in the high word of its keys.
 */
export function makeViewAs(
  base: Tensor,
  dtypeCode: number,
  keysHi: number,
  shape: readonly number[] = base.shape,
  strides: readonly number[] = base.strides,
  offset: number = base.offset,
): Tensor {
  const { storage } = base;
  storage.assertMemory();
  assertIntact(base);
  storage.marks |= isSeen;
  const contiguous = isContiguous(shape, strides);
  return new Tensor(storage, shape, strides, offset, dtypeCode, numelOf(shape), contiguous, base.keysLo, keysHi);
}

/** As `makeView`, for a kernel: either the window or the base is gone when it has returned. */
export function windowOf(base: Tensor, shape: readonly number[], strides: readonly number[], offset: number): Tensor {
  return windowAs(base, base.dtypeCode, base.keysHi, shape, strides, offset);
}

/** As `makeViewAs`, for a kernel in the same way. */
export function windowAs(
  base: Tensor,
  dtypeCode: number,
  keysHi: number,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
): Tensor {
  const { storage } = base;
  const { marks } = storage;
  const view = makeViewAs(base, dtypeCode, keysHi, shape, strides, offset);
  storage.marks = marks;
  return view;
}

/** A tensor without memory of its own, as seen by core: tested by `storage.isWrapper`. core/wrapper.ts has the class. */
export interface Wrapper extends Tensor {
  shallowCopy(): Tensor;
  materialize(what: string): Tensor;
  describe(): string | null;
}

/**
 * The same window as a new object: same memory and keys, without autograd's record. For a wrapper: an object of its
 * class.
 */
export function aliasOf(base: Tensor): Tensor {
  const { storage } = base;
  if (storage.isWrapper) return (base as Wrapper).shallowCopy();
  storage.marks |= isSeen;
  return new Tensor(
    storage,
    base.shape,
    base.strides,
    base.offset,
    base.dtypeCode,
    base.numel,
    base.isContiguous,
    base.keysLo,
    base.keysHi,
  );
}

/** The fields that in-place operators on metadata may change. */
type Changing = { -readonly [K in "shape" | "strides" | "offset" | "numel" | "isContiguous"]: Tensor[K] };

/**
 * Changes a tensor's window on its storage (`resize_`, `transpose_`, `squeeze_`, `set_`): the only place that does so.
 * @throws UnsupportedError for wrappers, which define their own geometry
 */
export function setMetadata(
  tensor: Tensor,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
): void {
  if (tensor.storage.isWrapper)
    throw wrapperError(
      `a ${classNameOf(tensor)} states its shape itself, which no kernel for plain tensors may change: no kernel of the wrapper handled the operator (one that does calls \`restate\`)`,
    );
  const fields: Changing = tensor;
  fields.shape = shape;
  fields.strides = strides;
  fields.offset = offset;
  fields.numel = numelOf(shape);
  fields.isContiguous = isContiguous(shape, strides);
}

/** Is it a tensor that this copy of tengen can use? */
export function isTensor(value: unknown): value is Tensor {
  return value instanceof TensorClass;
}

/** Never called. A plain function, whose prototype V8 knows when it compiles `instanceof`; that of a class cannot be set. */
const LocalDirectTensor = function DirectTensor(): void {};
LocalDirectTensor.prototype = TensorClass.prototype;

/** `Tensor` for `instanceof` in fast paths: the same as `Tensor` until `watchCalls`. */
const DirectTensor = share("DirectTensor", LocalDirectTensor);

/**
 * Is it a tensor, and does nothing intercept calls? For the fast paths of generated functions: until calls are watched it costs the same as
 * `isTensor`.
 */
export function isDirectTensor(value: unknown): value is Tensor {
  return value instanceof DirectTensor;
}

/**
 * From now on fast paths check whether calls are answered directly. A field would cost each small call a load, so none is read before calls are
 * watched.
 */
export function watchCalls(): void {
  if (Object.hasOwn(DirectTensor, Symbol.hasInstance)) return;
  Object.defineProperty(DirectTensor, Symbol.hasInstance, {
    value: (value: unknown) => coreHooks.direct && value instanceof TensorClass,
  });
}

/** The brand of a tensor of any copy, or undefined. */
export function brandOf(value: unknown): Brand | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as { readonly [brandKey]?: Brand })[brandKey];
}

/**
 * @throws AbiError, naming both copies, if the value is a tensor of another copy of tengen with another ABI
 * @throws ArgumentError if it is not a tensor at all
 */
export function assertOwnTensor(value: unknown, argument?: string): asserts value is Tensor {
  if (value instanceof TensorClass) return;
  const foreign = brandOf(value);
  if (foreign !== undefined) {
    throw new AbiError(
      `this tensor belongs to another copy of tengen, which cannot share tensors with this one.\n` +
        `  tensor's: tengen ${foreign.version}, ABI ${foreign.abi}, ${foreign.url}\n` +
        `  this:     tengen ${shared.owner.version}, ABI ${shared.owner.abi}, ${shared.owner.url}\n` +
        `Install one version of tengen (npm dedupe, npm ls tengen), or pass data between them as typed arrays.`,
      { argument },
    );
  }
  throw new ArgumentError(`expected a Tensor, got ${describe(value)}`, { argument });
}

export { assertFunction } from "./synchronous.js";

function unallocatable(shape: readonly number[]): string {
  const negative = shape.find((size) => size < 0);
  return negative === undefined
    ? `cannot allocate a tensor of shape ${formatShape(shape)}: it has too many elements`
    : `Trying to create tensor with negative dimension ${negative}: ${formatShape(shape)}`;
}
