// Devices that measure how long their own work took: a profiler asks them, and backends answer.

import { once } from "./shared.js";

/** One piece of work of a device. Times are in milliseconds, on the clock of `performance.now()`. */
export interface DeviceWork {
  readonly op: string;
  readonly kernel: string;
  readonly start: number;
  readonly duration: number;
}

/** What measures a device's work, from now on until `stop`. */
export interface DeviceTiming {
  /** Measures nothing that is called from now on. */
  stop(): void;
  /** What was measured, once the device has done it, in the order of its starts. */
  read(): Promise<readonly DeviceWork[]>;
}

/** By device: starts to measure. */
export const deviceClocks: Map<string, () => DeviceTiming> = once("core.deviceClocks", () => new Map());
