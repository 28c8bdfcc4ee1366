// Devices are strings: a type, and after a colon an index where there are several. Only cpu and meta hold tensors today.

import { ArgumentError } from "./errors.js";

export type DeviceType =
  | "cpu"
  | "meta"
  | "cuda"
  | "hip"
  | "xla"
  | "mps"
  | "ipu"
  | "xpu"
  | "hpu"
  | "ve"
  | "lazy"
  | "vulkan"
  | "webgpu"
  | "privateuseone";

export type Device = DeviceType | `${DeviceType}:${number}`;

const types: ReadonlySet<string> = new Set<DeviceType>([
  "cpu",
  "meta",
  "cuda",
  "hip",
  "xla",
  "mps",
  "ipu",
  "xpu",
  "hpu",
  "ve",
  "lazy",
  "vulkan",
  "webgpu",
  "privateuseone",
]);

/** `cuda:1` is a `cuda`. */
export function deviceType(device: Device): DeviceType {
  const colon = device.indexOf(":");
  return (colon < 0 ? device : device.slice(0, colon)) as DeviceType;
}

export function isDevice(value: unknown): value is Device {
  return typeof value === "string" && /^[a-z]+(:\d+)?$/.test(value) && types.has(deviceType(value as Device));
}

/**
 * One spelling per device: the CPU and meta have no index.
 * @throws ArgumentError for a string that names no device
 */
export function parseDevice(text: string): Device {
  if (!isDevice(text)) {
    throw new ArgumentError(
      `unknown device ${JSON.stringify(text)}; expected one of ${[...types].join(", ")}, with an optional index such as "cuda:1"`,
    );
  }
  const type = deviceType(text);
  return type === "cpu" || type === "meta" ? type : text;
}
