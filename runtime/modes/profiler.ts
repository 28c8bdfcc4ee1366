// The profiler, an observer: times of kernels by operator and key, as a table or a Chrome trace.
import { type DeviceTiming, deviceClocks } from "../core/device-clocks.js";
import { type PoolStatistics, poolSince, poolStatistics, poolText } from "../core/pool.js";
import { assertFunction } from "../core/tensor.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import { underGuard } from "../dispatch/local.js";
import { observe } from "./observer.js";

/** One run of a kernel. Times are in milliseconds since the start of the profile. */
export interface ProfileEvent {
  readonly op: string;
  readonly key: string;
  readonly kernel: string;
  /** The key set of the call, as text. */
  readonly keys: string;
  readonly depth: number;
  readonly start: number;
  readonly duration: number;
  /** The duration without nested kernels. */
  readonly self: number;
  readonly threw: boolean;
  /** The device whose own time this is, as it measured it; undefined for time of the program. */
  readonly device?: string | undefined;
}

/** Total times of one operator at one key, in milliseconds. */
export interface ProfileRow {
  readonly op: string;
  readonly key: string;
  readonly calls: number;
  readonly total: number;
  readonly self: number;
}

/** The result of a profiler. */
export class Profile {
  /** Runs of kernels, in the order of their starts. */
  readonly events: readonly ProfileEvent[];
  /** What the pool of large arrays did meanwhile. */
  readonly pool: PoolStatistics;
  readonly #devices: () => Promise<readonly ProfileEvent[]>;

  constructor(
    events: readonly ProfileEvent[],
    pool: PoolStatistics,
    devices: () => Promise<readonly ProfileEvent[]> = () => Promise.resolve([]),
  ) {
    this.events = events;
    this.pool = pool;
    this.#devices = devices;
  }

  /**
   * The profile with what devices measured of their own work meanwhile, once they have done it: events whose `key` and `device` are the device's name. Kernels of a
   * device that works asynchronously return before it has begun; this is what they took there. Only devices that measure it are in the result, as WebGPU where the
   * adapter has timestamps.
   */
  async withDevices(): Promise<Profile> {
    return new Profile([...this.events, ...(await this.#devices())], this.pool);
  }

  /** Times per operator and key, sorted by descending self time. */
  rows(): ProfileRow[] {
    const rows = new Map<string, { op: string; key: string; calls: number; total: number; self: number }>();
    for (const { op, key, duration, self } of this.events) {
      const name = `${op} ${key}`;
      let row = rows.get(name);
      if (row === undefined) rows.set(name, (row = { op, key, calls: 0, total: 0, self: 0 }));
      row.calls++;
      row.total += duration;
      row.self += self;
    }
    return [...rows.values()].sort((a, b) => b.self - a.self || (a.op < b.op ? -1 : 1));
  }

  /** The rows as a text table, with times in microseconds; the last line tells of the pool, if there were large arrays. */
  table(limit = 40): string {
    const rows = this.rows().slice(0, limit);
    const micro = (ms: number): string => (ms * 1000).toFixed(1);
    const cells = [
      ["operator", "key", "calls", "self us", "total us"],
      ...rows.map((row) => [row.op, row.key, String(row.calls), micro(row.self), micro(row.total)]),
    ];
    const widths = cells[0]!.map((_, i) => Math.max(...cells.map((row) => row[i]!.length)));
    const lines = cells.map((row) =>
      row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  "),
    );
    const { hits, misses, returned } = this.pool;
    if (hits + misses + returned > 0) lines.push(poolText(this.pool));
    return lines.join("\n");
  }

  /** The events in the Trace Event Format of Chrome's tracing page (chrome://tracing) and Perfetto, as JSON. */
  chromeTrace(): string {
    const devices = [...new Set(this.events.flatMap(({ device }) => device ?? []))];
    const place = (device: string | undefined) => ({
      pid: 1,
      tid: device === undefined ? 1 : devices.indexOf(device) + 2,
    });
    // Viewers reject events that overlap without nesting. Rounding to nanoseconds before subtracting avoids such overlaps.
    const nanoseconds = (ms: number): number => Math.round(ms * 1e6);
    const events = this.events.map(({ op, key, kernel, keys, start, duration, device }) => {
      const begin = nanoseconds(start);
      const dur = (nanoseconds(start + duration) - begin) / 1000;
      return { name: op, cat: key, ph: "X", ...place(device), ts: begin / 1000, dur, args: { kernel, keys } };
    });
    const names = [
      ["process_name", "tengen", undefined],
      ["thread_name", "calls", undefined],
      ...devices.map((device) => ["thread_name", device, device] as const),
    ] as const;
    const named = names.map(([name, value, device]) => ({ name, ph: "M", ...place(device), args: { name: value } }));
    return JSON.stringify({ displayTimeUnit: "ns", traceEvents: [...named, ...events] });
  }
}

/** A running profiler: `stop` returns what it recorded. */
export interface Profiler {
  stop(): Profile;
}

interface Open {
  readonly at: number;
  readonly start: number;
  inner: number;
}

/** Starts to profile every kernel of the dispatcher. */
export function startProfiler(dispatcher: Dispatcher = program): Profiler {
  assertDispatcher(dispatcher, "startProfiler");
  const events: ProfileEvent[] = [];
  const open: Open[] = [];
  const before = poolStatistics();
  const timings: [device: string, timing: DeviceTiming][] = [];
  for (const [device, start] of deviceClocks) timings.push([device, start()]);
  const zero = performance.now();
  const handle = observe<Open>(
    {
      before() {
        const current: Open = { at: events.length, start: performance.now(), inner: 0 };
        events.length++;
        open.push(current);
        return current;
      },
      after(event, current, _result, error) {
        const duration = performance.now() - current.start;
        open.pop();
        const outer = open[open.length - 1];
        if (outer !== undefined) outer.inner += duration;
        events[current.at] = {
          op: event.op.name,
          key: event.key,
          kernel: event.kernel,
          keys: event.keys.toString(),
          depth: event.depth,
          start: current.start - zero,
          duration,
          self: Math.max(0, duration - current.inner),
          threw: error !== undefined,
        };
      },
    },
    dispatcher,
  );
  return {
    stop() {
      handle.dispose();
      for (const [, timing] of timings) timing.stop();
      return new Profile(
        events.filter((event) => event !== undefined),
        poolSince(before),
        async () => (await Promise.all(timings.map((one) => workOf(one, zero)))).flat(),
      );
    },
  };
}

async function workOf([device, timing]: readonly [string, DeviceTiming], zero: number): Promise<ProfileEvent[]> {
  return (await timing.read()).map(({ op, kernel, start, duration }) => ({
    ...{ op, key: device, kernel, keys: "", depth: 0, start: start - zero, duration, self: duration },
    ...{ threw: false, device },
  }));
}

/** Profiles `body`, which must not be async. */
export function profile(body: () => unknown, dispatcher: Dispatcher = program): Profile {
  assertFunction(body, "profile");
  assertDispatcher(dispatcher, "profile");
  const profiler = startProfiler(dispatcher);
  let result: Profile | null = null;
  const dispose = (): void => {
    result = profiler.stop();
  };
  underGuard({ dispose, [Symbol.dispose]: dispose }, "profile", body);
  return result!;
}
