// The devices that tensors of a program can be on.

import { storageMakers } from "../core/storage.js";
import { deviceTypeOfBackend } from "./keys.js";

/** The CPU, meta, and the devices of registered backends. */
export function devicesHere(): readonly string[] {
  const registered = [...storageMakers.keys()].map((backend) => deviceTypeOfBackend(backend)!);
  return [...new Set(["cpu", "meta", ...registered])];
}
