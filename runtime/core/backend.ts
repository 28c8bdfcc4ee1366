// Devices whose memory JavaScript cannot access: what a backend does with it, storages over it, and how their values are
// read.

import type { BackendName } from "../dispatch/keys.js";
import { awaitedRead } from "./awaited-reads.js";
import { givenBytes } from "./bytes.js";
import type { Device } from "./device.js";
import { type DType, dtypeOf, itemSizes } from "./dtype.js";
import { readable } from "./elements.js";
import { ArgumentError, DeviceError, TengenError } from "./errors.js";
import { deviceHooks, withoutLazyBits } from "./hooks.js";
import { contiguousStrides } from "./shape.js";
import { once, share } from "./shared.js";
import { hostStorage, newStorage, Storage, storageMakers } from "./storage.js";
import { assertOwnTensor, soleTensor, type Tensor } from "./tensor.js";

/** A tensor as its backend sees it. Elements are stored as on the CPU: int64 in eight bytes, bool in one. */
export interface DeviceTensor<Memory = unknown> {
  /** The object returned by `allocate`. */
  readonly memory: Memory;
  readonly dtype: DType;
  readonly shape: readonly number[];
  /** Steps in elements; 0 where a dimension was expanded. */
  readonly strides: readonly number[];
  /** The position of the first element, in elements. */
  readonly offset: number;
}

/**
 * The memory of a backend's devices. Operations take effect in the order of the calls, as if at once: a command may be queued, as
 * long as later ones see its result. A failing command throws when its effect is read.
 */
export interface DeviceMemory<Memory extends object = object> {
  /**
   * Allocates that many bytes, zeroed. The returned object represents the memory everywhere else, and need not expose
   * it.
   */
  allocate(bytes: number, device: Device): Memory;
  /** Copies bytes in, to a byte offset. The array belongs to the backend: nothing else reads or writes it. */
  write(to: Memory, at: number, bytes: Uint8Array): void;
  /** Copies bytes out, after all earlier operations. */
  read(from: Memory, at: number, length: number): Promise<Uint8Array>;
  /**
   * The same synchronously, if the device can. Without it `item()`, `toArray()`, printing and `to({ device: "cpu" })` throw.
   */
  readSync?(from: Memory, at: number, length: number): Uint8Array;
  /**
   * Copies elements between tensors of one shape, converted to the dtype of `to`. Their strides are arbitrary; if they share
   * memory, they do not overlap.
   */
  copy(to: DeviceTensor<Memory>, from: DeviceTensor<Memory>): void;
  /** Called for memory that no tensor uses any more. */
  free?(memory: Memory): void;
  /** Whether memory that an earlier registration of the backend allocated is this one's, too, as where a device took the place of one that was lost. */
  adopts?(memory: object): boolean;
}

/** Storages of backends with memory of their own. */
interface DeviceStorage extends Storage {
  memory: object;
  readonly owner: DeviceMemory;
}

/** Frees the memory of storages that are gone. Those of backends without `free` are not registered. */
const gone: FinalizationRegistry<() => void> = once(
  "core.freed storages",
  () => new FinalizationRegistry<() => void>((free) => free()),
);

const LocalDeviceStorage = class DeviceStorage extends Storage {
  memory: object;
  readonly owner: DeviceMemory;

  constructor(owner: DeviceMemory, code: number, byteLength: number, device: Device) {
    super(null, code, byteLength, device, 0);
    this.owner = owner;
    this.memory = this.allocated(byteLength);
    const own = this as { grow: Storage["grow"]; release: Storage["release"] };
    own.grow = (bytes) => this.enlarge(bytes);
    own.release = (refuse) => this.abandon(refuse);
  }

  private allocated(bytes: number): object {
    const { owner, device } = this;
    const memory = owner.allocate(bytes, device);
    if (typeof memory !== "object" || memory === null) {
      throw new ArgumentError(`backend of ${device}: allocate() gave ${String(memory)}, not an object`);
    }
    if (owner.free !== undefined) gone.register(this, () => owner.free!(memory), this);
    return memory;
  }

  private abandon(refuse: () => never): void {
    const { owner, memory } = this;
    gone.unregister(this);
    Object.defineProperty(this, "memory", { get: refuse });
    owner.free?.(memory);
  }

  private enlarge(bytes: number): void {
    const { owner, dtypeCode } = this;
    const before = this.memory;
    const shape = [Math.floor(this.byteLength / itemSizes[dtypeCode]!)];
    gone.unregister(this);
    this.memory = this.allocated(bytes);
    const whole = { dtype: dtypeOf(dtypeCode), shape, strides: [1], offset: 0 };
    if (shape[0]! > 0) owner.copy({ memory: this.memory, ...whole }, { memory: before, ...whole });
    owner.free?.(before);
  }
};

const DeviceStorageClass = share("DeviceStorage", LocalDeviceStorage);

/** The storage of a tensor whose device has memory of its own; null for other tensors. */
export function deviceStorageOf({ storage }: Tensor): DeviceStorage | null {
  return storage instanceof DeviceStorageClass ? (storage as unknown as DeviceStorage) : null;
}

/** Whether a storage's memory is a backend's own. */
export function isMemoryOf({ owner, memory }: DeviceStorage, backend: DeviceMemory): boolean {
  return owner === backend || backend.adopts?.(memory) === true;
}

/**
 * A tensor as its backend sees it, for handwritten kernels.
 * @throws DeviceError for a tensor on a device without memory of its own
 */
export function deviceTensor<Memory = unknown>(tensor: Tensor): DeviceTensor<Memory> {
  assertOwnTensor(tensor, "tensor");
  const storage = deviceStorageOf(tensor);
  if (storage === null) throw new DeviceError(`deviceTensor: device ${tensor.device} has no memory of its own`);
  const { dtype, shape, strides, offset } = tensor;
  return { memory: storage.memory as Memory, dtype, shape, strides, offset };
}

/**
 * Allows tensors on the devices of a backend: in memory of its own, or in the CPU's. Returns a function that undoes it.
 */
export function installMemory(backend: BackendName, memory: DeviceMemory | null): () => void {
  const make =
    memory === null
      ? // One for each registration, so that they can be told apart.
        hostStorage.bind(null)
      : (_length: number, code: number, byteLength: number, device: Device): Storage =>
          new DeviceStorageClass(memory, code, byteLength, device);
  storageMakers.set(backend, make);
  return () => {
    if (storageMakers.get(backend) === make) storageMakers.delete(backend);
  };
}

/** The bytes of a tensor in row-major order: a gap-free range of memory, and a function to call after reading. */
function dense(tensor: Tensor): { readonly memory: object; readonly at: number; readonly done: () => void } {
  const { memory, owner } = deviceStorageOf(tensor)!;
  const { itemSize, shape, dtype, device } = tensor;
  if (tensor.isContiguous) return { memory, at: tensor.offset * itemSize, done: () => {} };
  const copy = owner.allocate(tensor.numel * itemSize, device);
  owner.copy({ memory: copy, dtype, shape, strides: contiguousStrides(shape), offset: 0 }, deviceTensor(tensor));
  return { memory: copy, at: 0, done: () => owner.free?.(copy) };
}

/** A tensor on the CPU from bytes that a backend returned. */
function hostTensor({ shape, dtype, dtypeCode, numel, device }: Tensor, given: Uint8Array): Tensor {
  const storage = newStorage(numel, dtypeCode, "cpu");
  const bytes = givenBytes(`backend of ${device}`, given, "the bytes that were to be read");
  if (bytes.byteLength !== storage.byteLength)
    throw new TengenError(
      `backend of ${device}: ${storage.byteLength} bytes were to be read, it gave ${bytes.byteLength} bytes`,
    );
  bytesOf(storage).set(bytes);
  return soleTensor(storage, shape, dtype);
}

/** The memory of a storage on the CPU. */
export function bytesOf(storage: Storage): Uint8Array {
  const { buffer, byteOffset, byteLength } = storage.array!;
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

async function read(shown: Tensor): Promise<Tensor> {
  const tensor = withoutLazyBits.installed === null ? shown : withoutLazyBits.installed(shown);
  const storage = deviceStorageOf(tensor);
  // Storages without any memory report that.
  if (storage === null) return readable(tensor, "read()");
  const { numel, itemSize } = tensor;
  if (numel === 0) return hostTensor(tensor, new Uint8Array(0));
  const { memory, at, done } = dense(tensor);
  const bytes = storage.owner.read(memory, at, numel * itemSize);
  done();
  return hostTensor(tensor, await bytes);
}

function readNow(tensor: Tensor): Tensor | null {
  const owner = deviceStorageOf(tensor)?.owner;
  if (owner === undefined) return null;
  if (owner.readSync === undefined) return awaitedRead(tensor);
  const { numel, itemSize } = tensor;
  if (numel === 0) return hostTensor(tensor, new Uint8Array(0));
  const { memory, at, done } = dense(tensor);
  const bytes = owner.readSync(memory, at, numel * itemSize);
  done();
  return hostTensor(tensor, bytes);
}

/** Lets tensors be read from devices, and copied by `copy`. */
export function installDevices(copy: (to: Tensor, from: Tensor) => void): void {
  deviceHooks.install({
    read,
    readNow,
    canReadNow: (tensor) => deviceStorageOf(tensor)?.owner.readSync !== undefined,
    copy,
  });
}
