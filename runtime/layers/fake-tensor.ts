// Fake tensors: shapes, dtypes and devices are computed by the Meta kernels, and no data exists.

import { describe } from "../core/describe.js";
import { type Device, parseDevice } from "../core/device.js";
import { ArgumentError, DeviceError, UnsupportedError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { once } from "../core/shared.js";
import { allocateCode, isTensor, type Tensor } from "../core/tensor.js";
import type { WrapperOptions } from "../core/wrapper.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { CallOptions } from "../dispatch/not-implemented.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { OverloadHandle } from "../dispatch/ops.js";
import { DispatchMode, TensorSubclass, withMode } from "../modes/dispatch-mode.js";
import { mapTensors } from "../modes/tree.js";

const optionNames: readonly string[] = [
  "strides",
  "offset",
  "dtype",
  "device",
  "requiresGrad",
] satisfies (keyof WrapperOptions)[];

/** A tensor's claimed device, and the tensor that represents it. */
const metaDevice = "meta";

/**
 * A tensor without data that claims to be on a device. Operators return fake tensors with the shapes, strides, dtypes and devices
 * that real ones would have; autograd records them. Operators that need elements throw an error naming them.
 */
export class FakeTensor extends TensorSubclass {
  // Errors show it, and bundlers shorten names.
  static override readonly name: string = "FakeTensor";

  /**
   * @param meta the meta tensor that computes its shapes; created unless given
   * @throws ArgumentError as the constructor of WrapperTensor
   */
  constructor(options: Omit<WrapperOptions, "keys"> | Tensor, meta?: Tensor) {
    if (meta === undefined && !isTensor(options)) checkOptions(new.target.name, options, ["shape", ...optionNames]);
    const { shape, strides, offset, dtype, device } = options ?? {};
    super({ shape, strides, offset, dtype, device });
    (this as { elem: Tensor }).elem = meta ?? onMeta(this);
    if (!isTensor(options) && options.requiresGrad !== undefined) this.requiresGrad = options.requiresGrad;
  }

  /** What an operator gave on meta, as a tensor of a device. */
  static of(meta: Tensor, device: Device): FakeTensor {
    const { shape, strides, offset, dtype } = meta;
    return new FakeTensor({ shape, strides, offset, dtype, device }, meta);
  }

  override materialize(what: string): Tensor {
    throw new UnsupportedError(
      `${what} reads elements, and a fake tensor has none: shapes, dtypes and devices are all that is computed. Run the program on real tensors, or keep the value out of what decides its shapes`,
    );
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

/** An uninitialised meta tensor with the same layout. */
function onMeta({ shape, strides, offset, dtypeCode }: Tensor): Tensor {
  if (offset === 0) return allocateCode(shape, dtypeCode, metaDevice, strides);
  // The memory before the first element counts, too.
  const whole = allocateCode([offset + spanOf(shape, strides)], dtypeCode, metaDevice);
  const handle = dispatcher.entries.get("aten::as_strided")!;
  return dispatcher.call(handle, [whole, shape, strides, offset]) as Tensor;
}

const spanOf = (shape: readonly number[], strides: readonly number[]): number =>
  shape.includes(0) ? 0 : shape.reduce((span, size, d) => span + (size - 1) * strides[d]!, 1);

/** Fakes of real tensors that programs under the mode use: one each, so that what is written to one is seen in all its uses. */
const fakes: WeakMap<Tensor, FakeTensor> = once("layers.fakes", () => new WeakMap());

/** The fake tensor of a tensor, the same one each time; a fake tensor is returned unchanged. */
export function fakeOf(tensor: Tensor): FakeTensor {
  if (tensor instanceof FakeTensor) return tensor;
  let fake = fakes.get(tensor);
  if (fake === undefined) fakes.set(tensor, (fake = new FakeTensor(tensor)));
  return fake;
}

/** Rejects an operator whose shape or branch depends on elements, naming it and the arguments. */
function refuseReading(entry: OperatorEntry, args: readonly unknown[]): void {
  dispatcher.settle();
  if (entry.reads === 0) return;
  const names = entry.parameters.list.map(({ name }) => name);
  const read = names.filter((_, i) => ((entry.reads >> i) & 1) === 1 && holdsTensor(args[i]));
  if (read.length === 0) return;
  throw new UnsupportedError(
    `${entry.name} decides by the elements of ${read.join(" and ")} what its result is like, and a fake tensor has none`,
    { schema: entry.described },
  );
}

const holdsTensor = (value: unknown): boolean => isTensor(value) || (Array.isArray(value) && value.some(isTensor));

/** Computes a call on meta. */
function compute(op: OverloadHandle, args: readonly unknown[], options: CallOptions): unknown {
  const entry = op.operator;
  const { list } = entry.parameters;
  refuseReading(entry, args);
  let device: Device | null = null;
  let numbers: Device | null = null;
  // Few calls have more than two or three: looking through them is faster than a Map.
  const given: FakeTensor[] = [];
  const lowerOne = (tensor: Tensor): Tensor => {
    const fake = fakeOf(tensor);
    given.push(fake);
    const place = fake.device;
    if (place === metaDevice) device ??= metaDevice;
    else if (fake.ndim === 0) numbers ??= place;
    else if (device === null || device === metaDevice) device = place;
    else if (device !== place && entry.deviceCheck)
      throw new DeviceError(`${entry.name}: tensors on ${device} and ${place} in one call; bring them to one device`, {
        schema: entry.described,
      });
    return fake.elem;
  };
  const lower = (value: unknown): unknown => (isTensor(value) ? lowerOne(value) : mapTensors(value, lowerOne));
  const lowered = args.map(lower);
  const named: Record<string, unknown> = {};
  for (const name of Object.keys(options)) named[name] = lower(options[name]);
  // A device among the arguments determines the result's: it is computed on meta all the same. Outputs come after it.
  let wanted: Device | null = null;
  for (let i = 0; i < list.length; i++) {
    if (list[i]!.name !== "device") continue;
    const value = i < lowered.length ? lowered[i] : named["device"];
    if (value != null) wanted = parseDevice(value as Device);
    if (i < lowered.length) lowered[i] = metaDevice;
    else if (value != null || given.length === 0) named["device"] = metaDevice;
  }
  const result = op(...lowered, named as CallOptions);
  const place = wanted ?? device ?? numbers ?? "cpu";
  const fakeFor = (meta: Tensor): FakeTensor => given.find(({ elem }) => elem === meta) ?? FakeTensor.of(meta, place);
  return isTensor(result) ? fakeFor(result) : mapTensors(result, fakeFor);
}

/**
 * Runs programs without data: factories return fake tensors, real tensors among arguments are replaced by fake ones, and nothing is
 * written to them. `tensor(...)` returns real ones, which are constants.
 */
export class FakeTensorMode extends DispatchMode {
  handle(op: OverloadHandle, _types: readonly unknown[], args: readonly unknown[], options: CallOptions): unknown {
    return compute(op, args, options);
  }
}

/** Runs `body` without data: see `FakeTensorMode`. Rejects async callbacks. */
export function withFakeTensors<R>(body: () => R): R {
  return withMode(new FakeTensorMode(), body);
}

/**
 * A fake tensor of this shape, by default of the default dtype and on the CPU.
 * @throws ArgumentError for an invalid shape, an unknown option, and as the constructor of WrapperTensor
 */
export function fakeTensor(shape: readonly number[], options: Omit<WrapperOptions, "keys" | "shape"> = {}): FakeTensor {
  if (!Array.isArray(shape))
    throw new ArgumentError(`fakeTensor: expected a shape such as [2, 3], got ${describe(shape)}`);
  checkOptions("fakeTensor", options, optionNames);
  return new FakeTensor({ ...options, shape });
}
