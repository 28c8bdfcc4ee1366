// Selects the backend of factory functions, which have no tensor argument, from their options. Called by generated BackendSelect kernels.

import { type Device, deviceType } from "../core/device.js";
import { DeviceError } from "../core/errors.js";
import type { Layout } from "../core/memory-format.js";
import { backendOfDeviceType, denseLo, denseTensorLo, sparseLo } from "./keys.js";

const cpuLo = denseTensorLo("CPU");

/**
 * The low key word of a tensor with these options: the device's backend, dense or sparse by layout. The high word is 0.
 * @throws DeviceError for a device without a backend
 */
export function selectBackend(device: Device | null, layout: Layout | null): number {
  const dense = device === null || device === "cpu" ? cpuLo : denseWord(device);
  return layout === null || layout === "strided" || layout === "mkldnn" ? dense : (dense & ~denseLo) | sparseLo;
}

function denseWord(device: Device): number {
  const backend = backendOfDeviceType(deviceType(device));
  if (backend === undefined) throw new DeviceError(`there is no backend for device ${device}`);
  return denseTensorLo(backend);
}
