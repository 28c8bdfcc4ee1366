// A gradient scaler on a device that gives its values asynchronously: the device decides which steps are made, and nothing is read.

import { afterAll, expect, test } from "vitest";
import type { Device } from "../../generated/index.js";
import { asyncDevice, counts } from "../async-device.js";
import { expectedEdges, makers, plainReads, scaledRuns, scalerEdges } from "../webgpu/scaled.js";

const backend = asyncDevice();
afterAll(() => backend.dispose());
const device = backend.device as Device;
/** Rprop fills where a mask says so, which this device does not do. */
const names = Object.keys(makers).filter((name) => name !== "Rprop");
const reads = (): number => counts.reads;

test.each(names)("%s trains as on the CPU, with infinities in between", async (name) => {
  const { wrong, read } = await scaledRuns(device, reads, [name], 12);
  expect(wrong).toEqual([]);
  expect(read).toBe(0);
});

test("steps, clipping and schedules read nothing", async () => {
  expect(await plainReads(device, reads, names)).toBe(0);
});

test("what a scaler says there", async () => {
  expect(await scalerEdges(device)).toEqual(expectedEdges(device));
});
