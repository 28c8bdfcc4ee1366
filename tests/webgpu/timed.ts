// What a profiler tells of the device: how long its dispatches took there.

import { noGrad, ones, profile, startProfiler, tidy } from "../../generated/index.js";
import type { Webgpu } from "../../runtime/webgpu/index.js";

export async function timedReport(gpu: Webgpu) {
  const device = gpu.device;
  const x = ones([300, 300]).to({ device });
  const work = (): void => noGrad(() => void x.mm(x).add(1).relu().sum());
  work();
  await gpu.idle();
  const counted = async (run: () => unknown): Promise<readonly number[]> => {
    const { passes, submits, dispatches } = gpu.counts;
    run();
    await gpu.idle();
    return [gpu.counts.passes - passes, gpu.counts.submits - submits, gpu.counts.dispatches - dispatches];
  };
  const without = await counted(work);
  // A long turn hands its commands over before its end, once they need no new buffers.
  let early = 0;
  for (let round = 0; round < 2; round++) {
    const { submits } = gpu.counts;
    for (let i = 0; i < 300; i++) tidy(() => void x.add(1));
    early = gpu.counts.submits - submits;
    await gpu.idle();
  }
  const profiler = startProfiler();
  // One inside it measures what is called there; of 125 dispatches, which are several submissions.
  const inner = await profile(() => {
    for (let i = 0; i < 25; i++) work();
  }).withDevices();
  const during = await counted(work);
  const host = profiler.stop();
  const late = await counted(work);
  // Two profiles in one turn: each has what was called while it was the newest.
  const around = startProfiler();
  work();
  const within = profile(work);
  work();
  const both = await Promise.all([around.stop().withDevices(), within.withDevices()]);
  const nested = both.map(({ events }) => events.filter((event) => event.device !== undefined).length);
  const outer = await host.withDevices();
  const there = outer.events.filter((event) => event.device !== undefined);
  const trace = JSON.parse(outer.chromeTrace()) as {
    readonly traceEvents: readonly {
      readonly ph: string;
      readonly tid: number;
      readonly name: string;
      readonly args: object;
    }[];
  };
  const innerThere = inner.events.filter((event) => event.device !== undefined);
  return {
    early,
    nested,
    passes: [without, during, late],
    events: there.map(({ op, key, device: where }) => `${op} at ${key} of ${where}`),
    isHostUnchanged: host.events.every((event) => event.device === undefined),
    isTimed: there.every(({ duration, start }) => duration > 0 && start > 0),
    isInOrder: innerThere.every((event, i) => i === 0 || event.start >= innerThere[i - 1]!.start),
    inner: innerThere.length,
    // The product of 300 rows takes longest there.
    longest: inner.rows().filter(({ key }) => key === device)[0]!.op,
    threads: trace.traceEvents.filter(({ name }) => name === "thread_name").map(({ tid, args }) => [tid, args]),
    traced: trace.traceEvents.filter(({ ph, tid }) => ph === "X" && tid === 2).length,
  };
}

export type TimedReport = Awaited<ReturnType<typeof timedReport>>;

export const expectedTimes: TimedReport = {
  // Of 300 calls 256, which are four submissions.
  early: 4,
  nested: [10, 5],
  passes: [
    [1, 1, 5],
    [5, 1, 5],
    [1, 1, 5],
  ],
  events: ["mm.out", "add.Scalar_out", "relu.out", "sum.IntList_out", "sum.IntList_out"].map(
    (op) => `aten::${op} at webgpu of webgpu`,
  ),
  isHostUnchanged: true,
  isTimed: true,
  isInOrder: true,
  inner: 125,
  longest: "aten::mm.out",
  threads: [
    [1, { name: "calls" }],
    [2, { name: "webgpu" }],
  ],
  traced: 5,
};
