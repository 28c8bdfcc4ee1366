// Devices are strings: a type, optionally followed by a colon and an index. Tensors exist on cpu and meta; on others if a backend brings an
// allocator.

import { backendOfDeviceType, deviceTypes, type NamedBackends } from "../dispatch/keys.js";
import { describe } from "./describe.js";
import { ArgumentError } from "./errors.js";
import { isDigits } from "./names.js";

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
  | "privateuseone"
  | "privateusetwo"
  | "privateusethree"
  | NamedBackends[keyof NamedBackends];

export type Device = DeviceType | `${DeviceType}:${number}`;

/**
 * `cuda:1` is a `cuda`.
 * @throws ArgumentError for a value other than a string
 */
export function deviceType(device: Device): DeviceType {
  if (typeof device !== "string")
    throw new ArgumentError(`deviceType: expected a device such as "cpu" or "cuda:1", got ${describe(device)}`);
  const colon = device.indexOf(":");
  return (colon < 0 ? device : device.slice(0, colon)) as DeviceType;
}

// Vulkan's key is a functionality of its own, so no backend brings its device type.
function isType(type: string): boolean {
  return backendOfDeviceType(type) !== undefined || type === "vulkan";
}

/** Whether a value names a device, by its backend's own name or the one given by `nameBackend`. */
export function isDevice(value: unknown): value is Device {
  if (typeof value !== "string") return false;
  const colon = value.indexOf(":");
  return isType(deviceType(value as Device)) && (colon < 0 || isDigits(value.slice(colon + 1)));
}

/**
 * One spelling per device: the CPU and meta have no index.
 * @throws ArgumentError for a string that names no device
 */
export function parseDevice(text: string): Device {
  if (!isDevice(text)) {
    throw new ArgumentError(
      `unknown device ${describe(text)}; expected one of ${[...deviceTypes(), "vulkan"].join(", ")}, with an optional index such as "cuda:1"`,
    );
  }
  const type = deviceType(text);
  return type === "cpu" || type === "meta" ? type : text;
}
