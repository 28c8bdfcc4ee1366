// Fake tensors: Meta kernels compute shapes, dtypes and devices, without data.

import { classNameOf, describe } from "../core/describe.js";
import { type Device, parseDevice } from "../core/device.js";
import { ArgumentError, DeviceError, UnsupportedError } from "../core/errors.js";
import { lazyKeysHi, metaTensorOf } from "../core/meta-tensor.js";
import { checkOptions } from "../core/options.js";
import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import type { WrapperOptions } from "../core/wrapper.js";
import { acceptsAnyDevice } from "../dispatch/device-check.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { CallOptions } from "../dispatch/not-implemented.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { OverloadHandle } from "../dispatch/ops.js";
import { liftsConstant } from "../graphs/effects.js";
import { DispatchMode, TensorSubclass, withMode } from "../modes/dispatch-mode.js";
import { mapTensors } from "../modes/tree.js";

const optionNames: readonly string[] = [
  "strides",
  "offset",
  "dtype",
  "device",
  "requiresGrad",
] satisfies (keyof WrapperOptions)[];

/** The device of the tensors that represent fake tensors. */
const metaDevice = "meta";

/**
 * A tensor without data that claims to be on a device. Operators return fake tensors with the shapes, strides, dtypes and devices
 * that real ones would have; autograd records them. Operators that read elements throw.
 */
export class FakeTensor extends TensorSubclass {
  // Explicit, since error messages show it and bundlers shorten names.
  static override readonly name: string = "FakeTensor";

  /**
   * @param meta the meta tensor that computes its shapes; created by default
   * @throws ArgumentError in the same cases as the constructor of WrapperTensor
   */
  constructor(options: Omit<WrapperOptions, "keys"> | Tensor, meta?: Tensor) {
    if (meta === undefined && !isTensor(options))
      checkOptions(classNameOf(new.target.prototype), options, ["shape", ...optionNames]);
    const { shape, strides, offset, dtype, device } = options ?? {};
    super({ shape, strides, offset, dtype, device });
    if (isTensor(options)) this.keysHi |= lazyKeysHi(options);
    (this as { elem: Tensor }).elem = meta ?? metaTensorOf(this);
    if (!isTensor(options) && options.requiresGrad !== undefined) this.requiresGrad = options.requiresGrad;
  }

  /** A fake tensor on a device for the result of an operator on meta. */
  static of(meta: Tensor, device: Device): FakeTensor {
    const { shape, strides, offset, dtype } = meta;
    const fake = new FakeTensor({ shape, strides, offset, dtype, device }, meta);
    fake.keysHi |= lazyKeysHi(meta);
    return fake;
  }

  override materialize(what: string): Tensor {
    throw new UnsupportedError(
      `${what} reads elements, but fake tensors have only shapes, dtypes and devices; run the program on real tensors, or make its shapes independent of the value`,
    );
  }

  /** Its elements are those of a meta tensor, which has none. */
  override get elementsFrom(): Tensor {
    return this.elem;
  }

  override describe(): string {
    return "...";
  }

  static override dispatch(
    op: OverloadHandle,
    _types: unknown,
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    return compute(op, args, options);
  }
}

/** The fake tensors of real tensors: one each, so that in-place changes of its shape are visible in all its uses. */
const fakes: WeakMap<Tensor, FakeTensor> = once("layers.fakes", () => new WeakMap());

/** The fake tensor of a tensor, always the same one; fake tensors are returned unchanged. */
export function fakeOf(tensor: Tensor): FakeTensor {
  if (tensor instanceof FakeTensor) return tensor;
  let fake = fakes.get(tensor);
  if (fake === undefined) fakes.set(tensor, (fake = new FakeTensor(tensor)));
  return fake;
}

/** @throws UnsupportedError for an operator whose shapes or branches depend on elements */
function refuseReading(entry: OperatorEntry, args: readonly unknown[]): void {
  dispatcher.registry.settle();
  if (entry.reads === 0) return;
  const names = entry.parameters.list.map(({ name }) => name);
  const read = names.filter((_, i) => ((entry.reads >> i) & 1) === 1 && holdsTensor(args[i]));
  if (read.length === 0) return;
  throw new UnsupportedError(
    `the result of ${entry.name} depends on the elements of ${read.join(" and ")}, which fake tensors do not have`,
    { schema: entry.described },
  );
}

const holdsTensor = (value: unknown): boolean => isTensor(value) || (Array.isArray(value) && value.some(isTensor));

/** Computes a call on meta. */
function compute(op: OverloadHandle, args: readonly unknown[], options: CallOptions): unknown {
  const entry = op.operator;
  const { list } = entry.parameters;
  // What only checks elements has nothing to check.
  if (entry.returnCount === 0 && !entry.writes) return undefined;
  refuseReading(entry, args);
  let device: Device | null = null;
  // Most calls have at most three: a linear search is faster than a Map.
  const given: FakeTensor[] = [];
  /** The position of the argument that is lowered. */
  let at = 0;
  const lowerOne = (tensor: Tensor): Tensor => {
    const fake = fakeOf(tensor);
    given.push(fake);
    const place = fake.device;
    // A number on the CPU goes with tensors of any device.
    if (fake.ndim === 0 && place === "cpu") return fake.elem;
    if (place === metaDevice) device ??= metaDevice;
    else if (device === null || device === metaDevice) device = place;
    else if (device !== place && !acceptsAnyDevice(entry, at))
      throw new DeviceError(`${entry.name}: expected all tensors on one device, got ${device} and ${place}`, {
        schema: entry.described,
      });
    return fake.elem;
  };
  const lower = (value: unknown): unknown => (isTensor(value) ? lowerOne(value) : mapTensors(value, lowerOne));
  const lowered = args.map((value, i) => {
    at = i;
    return lower(value);
  });
  const named: Record<string, unknown> = {};
  for (const name of Object.keys(options)) {
    at = list.findIndex((parameter) => parameter.name === name);
    named[name] = lower(options[name]);
  }
  // A device argument determines the result's device, but the call runs on meta. Out arguments follow it.
  let requested: Device | null = null;
  for (let i = 0; i < list.length; i++) {
    if (list[i]!.name !== "device") continue;
    const value = i < lowered.length ? lowered[i] : named["device"];
    if (value != null) requested = parseDevice(value as Device);
    if (i < lowered.length) lowered[i] = metaDevice;
    else if (value != null || given.length === 0) named["device"] = metaDevice;
  }
  const result = op(...lowered, named as CallOptions);
  const place = requested ?? device ?? "cpu";
  const fakeFor = (meta: Tensor): FakeTensor => given.find(({ elem }) => elem === meta) ?? FakeTensor.of(meta, place);
  return isTensor(result) ? fakeFor(result) : mapTensors(result, fakeFor);
}

/**
 * Runs programs without data: factories return fake tensors, and real tensors among arguments are replaced by fake ones and never written
 * to. `tensor(...)` returns real tensors.
 */
export class FakeTensorMode extends DispatchMode {
  override readonly place = "fake";
  handle(op: OverloadHandle, _types: readonly unknown[], args: readonly unknown[], options: CallOptions): unknown {
    if (liftsConstant(op.operator) && !(args[0] instanceof FakeTensor)) return op(...args);
    return compute(op, args, options);
  }
}

/** Runs `body` without data: see `FakeTensorMode`. Rejects async callbacks. */
export function withFakeTensors<R>(body: () => R): R {
  return withMode(new FakeTensorMode(), body);
}

/**
 * A fake tensor of this shape, by default of the default dtype and on the CPU.
 * @throws ArgumentError for an invalid shape, an unknown option, and in the same cases as the constructor of WrapperTensor
 */
export function fakeTensor(shape: readonly number[], options: Omit<WrapperOptions, "keys" | "shape"> = {}): FakeTensor {
  if (!Array.isArray(shape))
    throw new ArgumentError(`fakeTensor: expected a shape such as [2, 3], got ${describe(shape)}`);
  checkOptions("fakeTensor", options, optionNames);
  return new FakeTensor({ ...options, shape });
}
