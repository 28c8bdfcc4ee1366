// Tracking the memory of tensors: allocations and frees, by device, and nothing without a tracker.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import {
  add,
  allocate,
  empty,
  ones,
  randn,
  registerBackend,
  tensor,
  trackMemory,
  WrapperTensor,
  zeros,
} from "../../generated/index.js";
import { storageClock } from "../../runtime/core/storage.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Collects garbage, and lets the engine report what was freed. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((done) => setTimeout(done, 1));
  }
}

test("counts storages once, and those of operators' results", () => {
  const before = ones([10]);
  const memory = trackMemory();
  expect(memory.statistics()).toEqual({});
  const x = zeros([1000]);
  const views = [x.reshape([10, 100]), x.at("1:3"), x.detach(), before.at(0)];
  expect(views.length).toBe(4);
  const one = { bytes: 4000, peak: 4000, count: 1, allocatedBytes: 4000, allocations: 1 };
  expect(memory.statistics()).toEqual({ cpu: one });
  const y = tensor([1, 2], { dtype: "float64" });
  const z = add(y, y);
  expect(z.numel).toBe(2);
  expect(memory.statistics()["cpu"]).toEqual({
    ...one,
    bytes: 4032,
    peak: 4032,
    count: 3,
    allocatedBytes: 4032,
    allocations: 3,
  });
  memory.dispose();
  zeros([5]);
  expect(memory.statistics()["cpu"]!.allocations).toBe(3);
});

test("what is gone no longer counts, the peak stays until it is reset, growth counts", async () => {
  using memory = trackMemory();
  const retained = zeros([100]);
  (() => void zeros([5000]))();
  await settle();
  expect(memory.statistics()["cpu"]).toEqual({
    bytes: 400,
    peak: 20_400,
    count: 1,
    allocatedBytes: 20_400,
    allocations: 2,
  });
  memory.resetPeak();
  expect(memory.statistics()["cpu"]!.peak).toBe(400);
  retained.resize_([200]);
  expect(memory.statistics()["cpu"]).toEqual({
    bytes: 800,
    peak: 800,
    count: 1,
    allocatedBytes: 20_800,
    allocations: 2,
  });
  retained.resize_([50]);
  expect(memory.statistics()["cpu"]!.bytes).toBe(800);
  expect(retained.numel).toBe(50);
  // A grown storage is freed with its final size.
  (() => void zeros([10]).resize_([1000]))();
  await settle();
  expect(memory.statistics()["cpu"]).toMatchObject({ bytes: 800, count: 1, peak: 4800 });
});

test("wrappers have no memory", () => {
  using memory = trackMemory();
  const wrapper = new WrapperTensor({ shape: [1000] });
  wrapper.restate({ shape: [2000] });
  expect(memory.statistics()).toEqual({});
});

test("is by device; meta tensors have no memory", () => {
  const backend = registerBackend({ key: "PrivateUse3" });
  using memory = trackMemory();
  allocate([100], "float32", "meta");
  empty([3], { device: "meta", dtype: "float64" });
  expect(memory.statistics()).toEqual({});
  zeros([3], { device: "privateusethree" });
  // What it computes on the CPU meanwhile counts for the CPU.
  const { privateusethree } = memory.statistics();
  expect(privateusethree).toEqual({ bytes: 12, peak: 12, count: 1, allocatedBytes: 12, allocations: 1 });
  backend.dispose();
});

test("trackers count by themselves, and storages tell of themselves only while one of them does", () => {
  expect(storageClock.created).toBe(null);
  const first = trackMemory();
  const a = randn([10]);
  const second = trackMemory();
  expect([storageClock.created, storageClock.grown, storageClock.gone].map((one) => typeof one)).toEqual(
    Array(3).fill("function"),
  );
  const b = randn([20]);
  first.dispose();
  first.dispose();
  expect(storageClock.created).not.toBe(null);
  const c = randn([30]);
  second[Symbol.dispose]();
  expect([storageClock.created, storageClock.grown, storageClock.gone]).toEqual([null, undefined, undefined]);
  expect([a, b, c].map((x) => x.numel)).toEqual([10, 20, 30]);
  expect([first, second].map((one) => one.statistics()["cpu"]!.bytes)).toEqual([120, 200]);
});
