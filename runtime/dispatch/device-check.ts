// Rejects calls with tensors on different devices before a backend's kernel runs, unless the operator allows them.
import { canAwait } from "../core/awaited-reads.js";
import { isReadable } from "../core/elements.js";
import { DeviceError, UnsupportedError } from "../core/errors.js";
import { isTensor } from "../core/tensor.js";
import type { Type } from "../schema/types.js";
import type { Kernel } from "./kernel.js";
import { backendMask, backendNames, denseLo, runtimeKeys, shapesBackend } from "./keys.js";
import { argumentCheck, type OperatorEntry } from "./operator-entry.js";
import { slot } from "./slots.js";

interface Placed {
  readonly device: string;
  readonly shape: readonly number[];
}

function isPlaced(value: unknown): value is Placed {
  return typeof value === "object" && value !== null && "device" in value && "shape" in value;
}

/**
 * Whether tensors in an argument may be on another device than the others. `device_check: NoCheck` says only that an operator checks devices itself,
 * or that its kernels do; by their schemas, those that accept several devices move elements between them (`non_blocking`), take indices, or return no tensor.
 */
export function acceptsAnyDevice(entry: OperatorEntry, at: number): boolean {
  if (entry.deviceCheck) return false;
  if (entry.anyDevice) return true;
  const { list } = entry.parameters;
  const type = list[at]?.type;
  const isIndices = type?.kind === "list" && type.element.kind === "optional";
  return (
    isIndices ||
    list.some(({ name }) => name === "non_blocking") ||
    !entry.schema.returns.some((result) => hasTensor(result.type))
  );
}

function hasTensor(type: Type): boolean {
  if (type.kind === "base") return type.name === "Tensor";
  return (type.kind === "list" || type.kind === "optional") && hasTensor(type.element);
}

/**
 * Checks that the tensors of a call are on one device, except 0-d CPU tensors, and those that may be on any.
 * @throws DeviceError that names both devices and an argument
 */
export function checkDevices(entry: OperatorEntry, args: readonly unknown[]): void {
  const found: { readonly device: string; readonly name: string }[] = [];
  const add = (value: unknown, name: string): void => {
    if (!isPlaced(value) || (value.device === "cpu" && value.shape.length === 0)) return;
    found.push({ device: value.device, name });
  };
  entry.parameters.list.forEach(({ name }, at) => {
    const value = args[at];
    if (acceptsAnyDevice(entry, at)) return;
    if (Array.isArray(value)) for (const [i, item] of value.entries()) add(item, `${name}[${i}]`);
    else add(value, name);
  });
  // Operators that check by themselves compare with the first device other than the CPU, as PyTorch's TensorIterator does.
  const common = (entry.deviceCheck ? undefined : found.find(({ device }) => device !== "cpu")) ?? found[0];
  const other = found.find(({ device }) => device !== common?.device);
  if (common === undefined || other === undefined) return;
  throw new DeviceError(
    `Expected all tensors to be on the same device, but found at least two devices, ${common.device} and ${other.device}!`,
    { schema: entry.described, argument: other.name },
  );
}

/**
 * Checks that an argument of a call is of the backend whose kernel it reaches. A guard may include a backend's key, but that moves no memory: such a
 * kernel would take the tensors of another backend for its own, and Meta's would return memory that nobody has written.
 * @throws DeviceError
 */
function checkBackend(entry: OperatorEntry, args: readonly unknown[], backend: number): void {
  const tensors = args.flat().filter(isTensor);
  if (tensors.length === 0 || tensors.some(({ keysLo }) => ((keysLo >> backend) & 1) !== 0)) return;
  const name = backendNames[backend]!;
  throw new DeviceError(
    `a guard includes ${name}, but no argument is on a device of ${name}: found ${tensors[0]!.device}. Move the arguments there${
      name === shapesBackend ? ', as by x.to({ device: "meta" }), or compute shapes with withFakeTensors' : ""
    }; tensors bring the keys of backends, guards those of layers`,
    { schema: entry.described },
  );
}

/** Wraps a kernel that reads values in a check that they can be read synchronously. */
function reading(entry: OperatorEntry, kernel: Kernel): Kernel {
  return ((...args: unknown[]) => {
    entry.parameters.list.forEach(({ name }, i) => {
      if (((entry.reads >> i) & 1) !== 0) for (const value of [args[i]].flat()) checkReadable(entry, value, name);
    });
    return (kernel as (...args: unknown[]) => unknown)(...args);
  }) as Kernel;
}

/** @throws UnsupportedError for a tensor on a device that reads asynchronously, unless its backend has a kernel for the operator */
function checkReadable(entry: OperatorEntry, value: unknown, name: string): void {
  // A wrapper's values are known to its own kernels.
  if (!isTensor(value) || value.device === "meta" || value.storage.isWrapper || isReadable(value) || canAwait()) return;
  if (entry.kernels.has(slot(value.keysLo & (backendMask | denseLo), 0))) return;
  throw new UnsupportedError(
    `${entry.name} requires the values of ${name}, which device ${value.device} can only read asynchronously; pass the result of await x.read(), or call it in await withReads(() => ...)`,
    { schema: entry.described, argument: name },
  );
}

/**
 * Wraps a backend's kernel in a device check. Several devices imply several backends in the key set, so the check tests the
 * word first; the lowest backend (CPU) is never the highest of several and needs no check.
 */
function checkArguments(entry: OperatorEntry, at: number, given: Kernel): Kernel {
  const kernel = entry.reads === 0 ? given : reading(entry, given);
  const { backend, functionality } = runtimeKeys[at]!;
  const checked = backend > 0 && functionality === 0 && entry.kernels.has(at);
  if (!checked) return kernel;
  return ((...args: unknown[]) => {
    const backends = (args[args.length - 2] as number) & backendMask;
    if ((backends & (backends - 1)) !== 0) {
      checkDevices(entry, args);
      checkBackend(entry, args, backend);
    }
    return (kernel as (...args: unknown[]) => unknown)(...args);
  }) as Kernel;
}

/** Installs the device check, for programs with kernels of several backends. */
export function installDeviceCheck(): void {
  argumentCheck.installOnce(checkArguments);
}
