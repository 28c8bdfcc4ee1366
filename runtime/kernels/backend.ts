// A backend is one object: its name, its memory, and how it runs kernels. Once registered, tensors can live on its
// devices and operators run there.

import {
  _local_scalar_dense_op,
  copy__op,
  empty_memory_format_op,
  empty_strided_op,
  neg__op,
} from "../../generated/operators.js";
import {
  bytesOf,
  type DeviceMemory,
  type DeviceTensor,
  deviceStorageOf,
  deviceTensor,
  installDevices,
  installMemory,
  isMemoryOf,
} from "../core/backend.js";
import { checkDType } from "../core/creation.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { type DType, dtypeOf } from "../core/dtype.js";
import { readable } from "../core/elements.js";
import { ArgumentError, DeviceError, DispatchError, UnsupportedError } from "../core/errors.js";
import { placeOf } from "../core/frames.js";
import { type Generator, installGenerators } from "../core/generator.js";
import { deviceNegation } from "../core/hooks.js";
import { resultCode } from "../core/promotion.js";
import { TypedScalar } from "../core/scalar.js";
import { contiguousStrides, sameShape } from "../core/shape.js";
import { newStorage, storageMakers } from "../core/storage.js";
import { allocateCode, isTensor, makeTensor, makeView, type Tensor } from "../core/tensor.js";
import { isMissing } from "../dispatch/coverage.js";
import { dispatcher, type Registration } from "../dispatch/dispatcher.js";
import { BoxedKernel, type Kernel, KernelRecord, type Source } from "../dispatch/kernel.js";
import type { KernelGradient } from "../dispatch/kernel-gradients.js";
import {
  type BackendName,
  backendNames,
  deviceTypeOfBackend,
  hostBackend,
  nameBackend,
  shapesBackend,
  slotOfKey,
} from "../dispatch/keys.js";
import { Library } from "../dispatch/library.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { NotImplemented } from "../modes/dispatch-mode.js";
import { empty_memory_format_kernel, empty_strided_kernel } from "./composite/factories.js";
import { callAt, computedDTypes, onMeta, writesOverInputs } from "./forms.js";
import { copyInto } from "./memory/copy.js";
import { resolved, withoutBits } from "./memory/lazy-bits.js";
import { resizeTensor } from "./shapes/outputs.js";
import { broadcastSteps } from "./shapes/strides.js";

/**
 * An operator's argument as passed to `run`: tensors as the backend sees them, anything else unchanged; a typed scalar is its value.
 */
export type KernelArgument<Memory> =
  | DeviceTensor<Memory>
  | null
  | number
  | bigint
  | boolean
  | string
  | Generator
  | readonly KernelArgument<Memory>[];

interface BackendBase {
  /** The dispatch key at which its kernels are registered: `WebGPU`, `PrivateUse1`. */
  readonly key: BackendName;
  /**
   * Renames a `PrivateUse` backend: `Accel` has keys `Accel` and `AutogradAccel`, and devices `accel` and `accel:1`. To
   * declare it to the compiler: `declare module "tengen" { interface NamedBackends { Accel: "accel" } }`.
   */
  readonly name?: string | undefined;
  /** Kernels by operator name (`mul.Tensor`, `myops::f`); each takes the operator's arguments. */
  readonly kernels?: Readonly<Record<string, Kernel>> | undefined;
  /**
   * For kernels of operators that the library composes of others (`linear`, `layer_norm`): `"composite"` uses the kernel where gradients are
   * recorded, too, and computes these by differentiating the composite; `"not_implemented"` uses it there and lets the backward pass throw. Otherwise
   * the composite runs there. By the names under `kernels`.
   */
  readonly gradients?: Readonly<Record<string, KernelGradient>> | undefined;
  /**
   * Decompositions by full operator name, used where no other kernel exists. `coreDecompositions` expresses about a
   * hundred operators in terms of others.
   */
  readonly decompositions?: Readonly<Record<string, Kernel>> | undefined;
  /** The dtypes that `run` computes in; all if undefined. Calls with others throw an `UnsupportedError`. */
  readonly dtypes?: readonly DType[] | undefined;
  /**
   * For a backend that draws random numbers itself: makes a generator for its tensors, which `new Generator({ device, seed })` returns. Its kernels get one of
   * these, or null for the default one, which is the first that it makes. Without it numbers are drawn by the CPU's generators and copied to the device.
   */
  readonly generators?: ((seed?: number | bigint) => Generator) | undefined;
}

/** A backend whose tensors are in the CPU's memory. */
export interface HostBackend extends BackendBase {
  readonly allocate?: undefined;
}

/** A backend with memory of its own. */
export interface DeviceBackend<Memory extends object = object> extends BackendBase, DeviceMemory<Memory> {
  /**
   * Operators that `run` computes, by the names of their out forms (`add.out`, `sum.IntList_out`). Functional and
   * in-place forms follow from them.
   */
  readonly operators?: readonly string[] | undefined;
  /** Whether `run` requires contiguous row-major operands; others are first copied with `copy`. Shapes may still broadcast. */
  readonly contiguous?: boolean | undefined;
  /**
   * Computes one of `operators`: takes the arguments in the schema's order, then the outputs, which already have their
   * shapes and dtypes. Operands may have any strides, unless `contiguous` is set, and shapes that broadcast.
   */
  run?(operator: string, args: readonly KernelArgument<Memory>[], outputs: readonly DeviceTensor<Memory>[]): void;
}

export type Backend<Memory extends object = object> = HostBackend | DeviceBackend<Memory>;

/** A backend that was registered. */
export interface BackendHandle {
  /** Its device type, which is also the name of its first device. */
  readonly device: Device;
  /** Removes the backend: its kernels, its name, and tensor creation on its devices. */
  dispose(): void;
  [Symbol.dispose](): void;
}

/**
 * Registers a backend: tensors can be created on its devices and moved there, and its kernels run, as do the operator
 * forms derived from them. A missing kernel is reported when an operator is called; `missingOperators` lists them.
 * @throws ArgumentError for the CPU's and Meta's keys, a backend that is already registered, and an object that lacks
 * required members
 * @throws DispatchError for operators that are unknown, or have no outputs that `run` could write to
 */
export function registerBackend<Memory extends object>(backend: Backend<Memory>): BackendHandle {
  const source = placeOf(registerBackend);
  const memory = checkBackend(backend);
  const { key, name } = backend;
  const undo: (() => void)[] = [];
  const dispose = (): void => {
    for (const step of undo.splice(0)) step();
  };
  try {
    if (name !== undefined) {
      const named = nameBackend(key as "PrivateUse1", name);
      undo.push(() => named.dispose());
    }
    const type = name === undefined ? deviceTypeOfBackend(key) : name.toLowerCase();
    dispatcher.registry.settle();
    undo.push(installMemory(key, memory as DeviceMemory | null));
    if (backend.generators !== undefined) undo.push(installGenerators(type as string, backend.generators));
    if (memory !== null) {
      installDevices(copyAcross);
      deviceNegation.install((tensor) => callAt(neg__op, [tensor], tensor.keysLo));
    }
    const implement = (entry: OperatorEntry, kernel: Kernel | BoxedKernel, origin: Source): void => {
      const registered = dispatcher.implement(entry, key, new KernelRecord(kernel, origin));
      undo.push(() => registered.dispose());
    };
    for (const [entry, kernel] of everyBackends) {
      const { kernels = {} } = backend;
      if (!(entry.name in kernels || entry.name.replace("aten::", "") in kernels)) implement(entry, kernel, ownSource);
    }
    for (const [operator, kernel] of Object.entries(backend.kernels ?? {})) {
      const namespace = operator.includes("::") ? operator.slice(0, operator.indexOf("::")) : "aten";
      const own = backend.gradients ?? {};
      const gradient = Object.hasOwn(own, operator) ? own[operator] : undefined;
      const library = new Library(dispatcher, namespace, "IMPL", key, source);
      const registered: Registration = library.impl(operator, kernel, { gradient, source });
      undo.push(() => registered.dispose());
    }
    const unknown = Object.keys(backend.gradients ?? {}).find(
      (operator) => !Object.hasOwn(backend.kernels ?? {}, operator),
    );
    if (unknown !== undefined)
      throw new ArgumentError(
        `registerBackend: gradients names ${unknown}, for which there is no kernel under \`kernels\``,
      );
    if (memory !== null) {
      for (const operator of memory.operators ?? []) {
        implement(outputsOf(operator), new RunKernel(operator, memory as DeviceBackend, key), source);
      }
    }
    for (const [operator, body] of Object.entries(backend.decompositions ?? {})) {
      const entry = dispatcher.get(operator);
      if (typeof body !== "function")
        throw new ArgumentError(
          `registerBackend: the decomposition of ${operator} must be a function, got ${describe(body)}`,
        );
      if (isMissing(entry, slotOfKey(key))) implement(entry, decomposed(entry, body), source);
    }
    return { device: type as Device, dispose, [Symbol.dispose]: dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Kernels that every backend with its own memory gets. */
const everyBackends: readonly (readonly [OperatorEntry, Kernel])[] = [
  [empty_memory_format_op, empty_memory_format_kernel],
  [empty_strided_op, empty_strided_kernel],
  [_local_scalar_dense_op, (self: Tensor) => self.item()],
];

const ownSource = "runtime/kernels/backend.ts";

/** A decomposition as a kernel. A call that it declines has no kernel. */
function decomposed(entry: OperatorEntry, body: Kernel): Kernel {
  const count = entry.argumentCount;
  const kernel = ((...all: unknown[]) => {
    const args = all.slice(0, count);
    const result = body(...(args as never[]));
    if (result === NotImplemented)
      throw dispatcher.missingKernel(entry, all[count] as number, all[count + 1] as number, args);
    return result;
  }) as Kernel;
  // What tables show.
  Object.defineProperty(kernel, "name", { value: `${decompositionName} ${entry.name}` });
  return kernel;
}

/** How the names of kernels begin that are decompositions. */
export const decompositionName = "decompose";

/** The backend if it has its own memory, null if it uses the CPU's. */
function checkBackend<Memory extends object>(backend: Backend<Memory>): DeviceBackend<Memory> | null {
  if (typeof backend !== "object" || backend === null)
    throw new ArgumentError(`registerBackend: expected an object { key, ... }, got ${describe(backend)}`);
  const { key } = backend;
  if (key === hostBackend || key === shapesBackend || deviceTypeOfBackend(key) === undefined) {
    const keys = backendNames.filter((name) => name !== hostBackend && name !== shapesBackend);
    throw new ArgumentError(`registerBackend: key must be one of ${keys.join(", ")}, got ${describe(key)}`);
  }
  if (storageMakers.has(key))
    throw new ArgumentError(`registerBackend: ${key} already has a backend; dispose of it first`);
  const candidate = backend as Partial<DeviceBackend<Memory>>;
  for (const dtype of candidate.dtypes ?? []) checkDType(dtype, "registerBackend");
  const all = ["allocate", "write", "read", "copy"] as const;
  const present = all.filter((member) => candidate[member] !== undefined);
  const runs = (candidate.operators?.length ?? 0) > 0;
  if (present.length === 0 && !runs && candidate.run === undefined && candidate.dtypes === undefined) return null;
  const needed = runs ? [...all, "run" as const] : all;
  const lacks = needed.filter((member) => typeof candidate[member] !== "function");
  if (lacks.length > 0) {
    throw new ArgumentError(
      `registerBackend: ${key} must define ${lacks.join(", ")}, since it has its own memory; a backend that shares the CPU's defines none of ${all.join(", ")}`,
    );
  }
  return backend as DeviceBackend<Memory>;
}

/** The operator, provided that `run` can compute it. */
function outputsOf(operator: string): OperatorEntry {
  const entry = dispatcher.get(operator.includes("::") ? operator : `aten::${operator}`);
  if (entry.parameters.list.some(({ out }) => out)) return entry;
  throw new DispatchError(
    `registerBackend: ${entry.name} has no outputs for run to write: list its out form, or pass a kernel under \`kernels\``,
  );
}

/** Runs one operator by the backend's `run`, with outputs already checked and resized, of the computed dtype. */
class RunKernel extends BoxedKernel {
  readonly operator: string;
  readonly backend: DeviceBackend;
  readonly key: BackendName;

  constructor(operator: string, backend: DeviceBackend, key: BackendName) {
    super((entry, { lo }, stack) => {
      const args = stack.splice(stack.length - entry.argumentCount);
      const result = this.run(entry, args, lo);
      if (entry.returnCount > 1) stack.push(...(result as readonly unknown[]));
      else if (entry.returnCount === 1) stack.push(result);
    }, `run ${operator}`);
    this.operator = operator;
    this.backend = backend;
    this.key = key;
  }

  override adapter(entry: OperatorEntry): Kernel {
    return ((...args: unknown[]) => {
      args.pop();
      const lo = args.pop() as number;
      return this.run(entry, args, lo);
    }) as Kernel;
  }

  private run(entry: OperatorEntry, args: readonly unknown[], lo: number): unknown {
    const shaped = onMeta(entry, args);
    const { list } = entry.parameters;
    const outs = args.filter((_, i) => list[i]!.out).flat() as Tensor[];
    const inputs = args.filter((_, i) => !list[i]!.out);
    const specs = (Array.isArray(shaped) ? shaped : [shaped]) as readonly Tensor[];
    outs.forEach((out, i) => {
      const { shape, strides } = specs[i]!;
      if (!sameShape(out.shape, shape)) resizeTensor(out, shape, strides);
    });
    const dtypes = computedDTypes(entry, inputs);
    const targets = outs.map((out, i) =>
      dtypes === null || dtypes[i] === out.dtypeCode ? out : allocateCode(out.shape, dtypes[i]!, out.device),
    );
    this.launch(entry, inputs, targets);
    outs.forEach((out, i) => {
      if (targets[i] !== out) callAt(copy__op, [out, targets[i], false], lo);
    });
    return outs.length === 1 ? outs[0] : outs;
  }

  /** Computes into outputs of the right shape and dtype. */
  override launch(entry: OperatorEntry, inputs: readonly unknown[], outs: readonly Tensor[]): void {
    const { backend } = this;
    const operands = inputs.flat().filter(isTensor);
    const device = outs[0]!.device;
    // An input that shares memory with an output must be copied first, unless the operator works element by element.
    const inPlace = writesOverInputs(entry);
    const hits = (out: Tensor): boolean =>
      operands.some((input) => input.storage === out.storage && !(inPlace && sameWindow(input, out)));
    const fits = (x: Tensor): boolean => backend.contiguous !== true || x.isContiguous;
    const targets = outs.map((out) => (hits(out) || !fits(out) ? allocateCode(out.shape, out.dtypeCode, device) : out));
    const operand = (x: Tensor): DeviceTensor<object> => {
      if (backend.dtypes?.includes(x.dtype) === false)
        throw new UnsupportedError(
          `${entry.name}: device ${device} does not support ${x.dtype}, only ${backend.dtypes.join(", ")}`,
        );
      if (fits(x)) return deviceTensor(x);
      const dense = allocateCode(x.shape, x.dtypeCode, device);
      copyAcross(dense, x);
      return deviceTensor(dense);
    };
    // Operators whose kernels on the CPU know lazy bits get them here, too; backends do not know them.
    const argument = (value: unknown): KernelArgument<object> => {
      if (Array.isArray(value)) return value.map(argument);
      if (value instanceof TypedScalar) return value.value;
      return isTensor(value)
        ? operand(resolved(this.placed(value, operands, device)))
        : (value as KernelArgument<object>);
    };
    backend.run!(this.operator, inputs.map(argument), targets.map(operand));
    targets.forEach((target, i) => {
      if (target !== outs[i]) copyAcross(outs[i]!, target);
    });
  }

  /** CPU scalars may be combined with tensors of any device: moves them there, in the promoted dtype. */
  private placed(value: Tensor, operands: readonly Tensor[], device: Device): Tensor {
    const storage = deviceStorageOf(value);
    if (storage !== null && isMemoryOf(storage, this.backend as DeviceMemory)) return value;
    if (value.shape.length !== 0)
      throw new DeviceError(
        `Expected all tensors to be on the same device, but found at least two devices, ${value.device} and ${device}!`,
      );
    // A number of a dtype that the device does not compute in takes part in the promoted one.
    const keeps = !value.wrappedNumber && this.backend.dtypes?.includes(value.dtype) !== false;
    const result = allocateCode([], keeps ? value.dtypeCode : resultCode(operands), device);
    copyAcross(result, value);
    return result;
  }
}

function sameWindow(a: Tensor, b: Tensor): boolean {
  return (
    a.offset === b.offset &&
    a.dtypeCode === b.dtypeCode &&
    sameShape(a.shape, b.shape) &&
    a.strides.every((stride, d) => stride === b.strides[d] || a.shape[d] === 1)
  );
}

/**
 * Copies elements if one of two tensors is on a device with its own memory: within the device, to it, and from it if
 * synchronous reads are possible.
 */
function copyAcross(to: Tensor, from: Tensor): void {
  const target = deviceStorageOf(to);
  const source = deviceStorageOf(from);
  if (source !== null && (target === null || !isMemoryOf(source, target.owner))) {
    // Lazy bits are settled after the memory was copied.
    copyInto(withoutBits(to), readable(withoutBits(from), `copy_ to device ${to.device}`));
    return;
  }
  if (target === null || from.device === "meta" || to.numel === 0) return;
  const expanded = (tensor: Tensor): DeviceTensor<object> =>
    deviceTensor(makeView(tensor, to.shape, broadcastSteps(tensor, to.shape), tensor.offset));
  if (source !== null) {
    if (source !== target || !sameWindow(from, to)) target.owner.copy(deviceTensor(to), expanded(from));
    return;
  }
  const { shape, dtypeCode, itemSize, device } = to;
  // Broadcasting happens on the destination.
  const sizes = from.numel < to.numel ? from.shape : shape;
  const memory = newStorage(from.numel < to.numel ? from.numel : to.numel, dtypeCode, "cpu");
  copyInto(makeTensor(memory, sizes, contiguousStrides(sizes), 0, dtypeOf(dtypeCode)), from);
  // The backend may keep the bytes until it sends them.
  memory.expose();
  if (to.isContiguous && sizes === shape) {
    target.owner.write(target.memory, to.offset * itemSize, bytesOf(memory));
    return;
  }
  const staged = allocateCode(sizes, dtypeCode, device);
  target.owner.write(deviceStorageOf(staged)!.memory, 0, bytesOf(memory));
  target.owner.copy(deviceTensor(to), expanded(staged));
}

/** Identifies a piece of a device's memory in commands, by a unique number. */
export interface CommandMemory {
  readonly id: number;
}

/** A request to a device: the name of a backend's member, and its arguments. Can be cloned into a message. */
export type DeviceCommand =
  | readonly ["allocate", memory: CommandMemory, bytes: number]
  | readonly ["free", memory: CommandMemory]
  | readonly ["write", to: CommandMemory, at: number, bytes: Uint8Array]
  | readonly ["read", from: CommandMemory, at: number, length: number]
  | readonly ["copy", to: DeviceTensor<CommandMemory>, from: DeviceTensor<CommandMemory>]
  | readonly [
      "run",
      operator: string,
      args: readonly KernelArgument<CommandMemory>[],
      outputs: readonly DeviceTensor<CommandMemory>[],
    ];

/**
 * The members of a backend that receives lists of commands: a worker, a process, a remote machine. `send` takes the
 * commands of one turn of the event loop, or all issued while the previous list was pending, and returns a promise of
 * the bytes of the list's `read` commands, in order. Only one list is pending at a time. If the promise is rejected, so
 * are the reads of that list, or the next ones.
 * @example
 * registerBackend({ key: "PrivateUse1", ...commandQueue(send), operators: ["add.out", "mm.out"] });
 */
export function commandQueue(
  send: (commands: readonly DeviceCommand[]) => Promise<readonly Uint8Array[]>,
): Required<Pick<DeviceBackend<CommandMemory>, "allocate" | "free" | "write" | "read" | "copy" | "run">> {
  if (typeof send !== "function") throw new ArgumentError(`commandQueue: expected a function, got ${describe(send)}`);
  let id = 0;
  let queue: DeviceCommand[] = [];
  let readers: { resolve(bytes: Uint8Array): void; reject(error: unknown): void }[] = [];
  let sending = false;
  let failure: { readonly error: unknown } | null = null;
  const flush = async (): Promise<void> => {
    sending = true;
    await null;
    while (queue.length > 0) {
      const [commands, waiting] = [queue, readers];
      queue = [];
      readers = [];
      try {
        const answers = (await send(commands)) as readonly Uint8Array[] | undefined;
        // The backend reports reads that received no bytes.
        if (failure === null) for (const [i, { resolve }] of waiting.entries()) resolve(answers?.[i] as Uint8Array);
      } catch (error) {
        failure ??= { error };
      }
      if (failure === null || waiting.length === 0) continue;
      for (const { reject } of waiting) reject(failure.error);
      failure = null;
    }
    sending = false;
  };
  const push = (command: DeviceCommand): void => {
    queue.push(command);
    if (!sending) void flush();
  };
  return {
    allocate(bytes) {
      const memory = { id: ++id };
      push(["allocate", memory, bytes]);
      return memory;
    },
    free: (memory) => push(["free", memory]),
    write: (to, at, bytes) => push(["write", to, at, bytes]),
    read: (from, at, length) =>
      new Promise((resolve, reject) => {
        push(["read", from, at, length]);
        readers.push({ resolve, reject });
      }),
    copy: (to, from) => push(["copy", to, from]),
    run: (operator, args, outputs) => push(["run", operator, args, outputs]),
  };
}
