// The pool of threads: every job is done once, errors of workers are errors of the call, and a worker that is lost is not an end of the program.

import { afterEach, describe, expect, test, vi } from "vitest";
import { getNumThreads, setNumThreads, TengenError } from "../../generated/index.js";
import type { Instructions } from "../../runtime/wasm/instructions.js";
import { functionCode, get, repeatCode, tee, type WasmFunction } from "../../runtime/wasm/module.js";
import { dataBytes, makePool, type Pool } from "../../runtime/wasm/threads.js";

const pools: Pool[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const startPool of pools.splice(0)) startPool.end();
  setNumThreads(1);
});

const nap = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number): unknown => Atomics.wait(nap, 0, 0, milliseconds);
const until = (holds: () => boolean): void => {
  for (let turns = 0; !holds() && turns < 12_000; turns++) sleep(5);
  expect(holds()).toBe(true);
};

function startPool(workers: number, patience?: number): Pool {
  const started = makePool(workers, patience)!;
  pools.push(started);
  until(() => started.ready === workers);
  return started;
}

/** A module whose `run` takes an address and a number. */
const module = (body: Instructions) => (): readonly WasmFunction[] => [
  { name: "run", parameters: ["i32", "f64"], code: functionCode([], body) },
];
// memory[address] += number
const adding = module([...get(0), ...get(0), 0x2b, 3, 0, ...get(1), 0xa0, 0x39, 3, 0]);
// As many times as the number: memory[address] += 1
const once = [...get(0), ...get(0), 0x2b, 3, 0, 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xa0, 0x39, 3, 0];
const [left, none] = [
  [...get(1), 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xa1],
  [0x44, 0, 0, 0, 0, 0, 0, 0, 0],
];
const counting = module(repeatCode([...once, ...left, ...tee(1), ...none, 0x64]));
const trapping = module([0x00]);
const endless = module([0x03, 0x40, 0x0c, 0, 0x0b]);
// Until memory[address], four bytes, is no longer zero
const gated = module([0x03, 0x40, ...get(0), 0xfe, 0x10, 2, 0, 0x45, 0x0d, 0, 0x0b]);

/** How many jobs of the round are taken. */
const taken = ({ memory }: Pool): number => Atomics.load(new Int32Array(memory.buffer, dataBytes, 1), 0) & 0xffff;

test.each([1, 3])("with %i workers every job of every round is done once", (workers) => {
  const pool = startPool(workers);
  const add = pool.add("add", adding)!;
  const cells = new Float64Array(pool.memory.buffer, 0, 900);
  for (let round = 1; round <= 40; round++) {
    pool.begin();
    for (let i = 0; i < cells.length; i++) pool.post(add, 8 * i, i);
    pool.finish();
    expect(cells.findIndex((value, i) => value !== round * i)).toBe(-1);
  }
  cells.fill(0);
  pool.begin();
  const jobs: number[] = [];
  for (let i = 0; i < 3000; i++) {
    if (i >= 50) pool.wait(jobs[i - 50]!);
    jobs.push(pool.post(add, 8 * (i % 900), 1));
    if (i % 50 === 49) pool.wait(jobs[i]!);
  }
  pool.finish();
  expect(cells.reduce((a, b) => a + b)).toBe(3000);
});

test("one module under one name, and none where there is no room", () => {
  const pool = startPool(1);
  expect([pool.add("a", adding), pool.add("b", trapping), pool.add("a", trapping)]).toEqual([0, 1, 0]);
  const large = () => [{ name: "run", parameters: [], code: new Uint8Array(2 ** 20) }];
  expect([pool.add("large", large), pool.add("large", adding)]).toEqual([null, null]);
});

test("what a worker throws, the call does, and the next one goes on", () => {
  const pool = startPool(1);
  const [add, trap] = [pool.add("add", adding)!, pool.add("trap", trapping)!];
  for (let round = 0; round < 3; round++) {
    pool.begin();
    pool.post(trap);
    until(() => taken(pool) === 1);
    expect(() => pool.finish()).toThrow(new TengenError("a worker thread: RuntimeError: unreachable"));
    pool.begin();
    pool.post(add, 0, 1);
    pool.finish();
  }
  expect(new Float64Array(pool.memory.buffer)[0]).toBe(3);
});

test("jobs may be fewer than workers, which sleep", () => {
  const pool = startPool(6);
  const add = pool.add("add", adding)!;
  const cells = new Float64Array(pool.memory.buffer, 0, 2);
  for (let round = 1; round <= 200; round++) {
    pool.begin();
    for (let i = 0; i < 1 + (round % 2); i++) pool.post(add, 8 * i, 1);
    pool.finish();
    expect([...cells]).toEqual([round, Math.ceil(round / 2)]);
  }
  pool.begin();
  pool.finish();
});

test("a slow worker is waited for, by the job and by the round", () => {
  const pool = startPool(1);
  const [add, slow] = [pool.add("add", adding)!, pool.add("slow", counting)!];
  const cells = new Float64Array(pool.memory.buffer, 0, 2);
  for (let round = 1; round <= 3; round++) {
    pool.begin();
    const job = pool.post(slow, 0, 3e7);
    until(() => taken(pool) === 1);
    pool.post(add, 8, 1);
    if (round === 2) pool.wait(job);
    else pool.finish();
    expect(cells[0]).toBe(round * 3e7);
    pool.finish();
    expect(cells[1]).toBe(round);
  }
});

test("workers that end while jobs are pending leave these to the calling thread", () => {
  const pool = startPool(2);
  const add = pool.add("add", adding)!;
  pool.end();
  sleep(200);
  pool.begin();
  for (let i = 0; i < 100; i++) pool.post(add, 0, 1);
  pool.finish();
  expect(new Float64Array(pool.memory.buffer)[0]).toBe(100);
});

test("a round that is left early is over before the next one", () => {
  const pool = startPool(2);
  const add = pool.add("add", adding)!;
  const cells = new Float64Array(pool.memory.buffer, 0, 500);
  for (let round = 0; round < 20; round++) {
    pool.begin();
    for (let i = 0; i < 300; i++) pool.post(add, 0, 1);
    pool.begin();
    const before = cells[1]!;
    pool.post(add, 8, 1);
    pool.finish();
    expect(cells[1]).toBe(before + 1);
  }
});

test("a worker that never answers is given up", () => {
  const pool = startPool(1, 300);
  const endlessly = pool.add("endless", endless)!;
  pool.begin();
  pool.post(endlessly);
  until(() => taken(pool) === 1);
  expect(() => pool.finish()).toThrow(
    "a worker thread has not answered for 0.3 s: it was ended from outside, or has no processor. Calls go on with one thread; setNumThreads(n) starts others",
  );
  expect([pool.isLost, pool.ready]).toEqual([true, 0]);
});

describe("after rounds that lost time, calls use one thread for a while", () => {
  /** A pool and a clock, which every look at it moves on by `step`. */
  function timed(workers = 1) {
    const pool = startPool(workers);
    const clock = { now: 1000, step: 0 };
    const gate = new Int32Array(pool.memory.buffer, 64, 1);
    vi.spyOn(performance, "now").mockImplementation(() => {
      // Workers proceed when the calling thread has begun to wait.
      if (clock.step > 0) Atomics.store(gate, 0, 1);
      clock.now += clock.step;
      return clock.now;
    });
    const wait = pool.add("gated", gated)!;
    /** A round in which a worker takes a job, this thread computes as long for another, and then waits. */
    const round = (computed: number, waited: number): void => {
      Atomics.store(gate, 0, 0);
      pool.begin();
      pool.post(wait, 64, 0);
      until(() => taken(pool) === 1);
      pool.runHere(1, () => {
        clock.now += computed;
      });
      clock.step = waited;
      pool.finish();
      clock.now -= waited;
      clock.step = 0;
    };
    /** For how many milliseconds the pool rests from now on. */
    const rest = (): number => {
      const start = clock.now;
      while (pool.isResting) clock.now++;
      return clock.now - start;
    };
    return { pool, clock, round, rest };
  }

  test("for longer after each further one, until one gains", () => {
    const { pool, round, rest } = timed();
    round(4, 3);
    expect(pool.isResting).toBe(false);
    // 10 ms of waiting, and the job saved 4.
    for (const wanted of [8, 16, 32]) {
      round(4, 10);
      expect(rest()).toBeCloseTo((10 - 4) * wanted + 10, -1.5);
    }
    round(4, 3);
    expect(pool.isResting).toBe(false);
    round(4, 10);
    expect(rest()).toBeLessThan((10 - 4) * 10 + 10);
  });

  test("at most ten seconds, and never where it is switched off", () => {
    const { pool, round, rest } = timed();
    round(4, 9000);
    expect(rest()).toBeLessThanOrEqual(20_000);
    round(4, 9000);
    expect(pool.isResting).toBe(true);
    pool.adapts = false;
    expect(pool.isResting).toBe(false);
  });

  test("also if no worker has taken a job", () => {
    const { pool, clock, rest } = timed();
    const add = pool.add("add", adding)!;
    pool.end();
    sleep(200);
    pool.begin();
    const job = pool.post(add, 0, 1);
    pool.runHere(1, () => {
      clock.now += 80;
    });
    expect(pool.isDone(job)).toBe(false);
    pool.finish();
    expect(pool.isDone(job)).toBe(true);
    expect(rest()).toBe((80 / 8) * 8);
  });
});

describe("how many threads", () => {
  test("is 1 until it is set, or a large call has started others", () => {
    setNumThreads(1);
    expect(getNumThreads()).toBe(1);
    setNumThreads(3);
    expect(getNumThreads()).toBe(3);
  });

  test.each<[unknown, string]>([
    [0, "setNumThreads: expected a whole number from 1 to 64, got number 0"],
    [65, "setNumThreads: expected a whole number from 1 to 64, got number 65"],
    [1.5, "setNumThreads: expected a whole number from 1 to 64, got number 1.5"],
    ["2", 'setNumThreads: expected a whole number from 1 to 64, got "2"'],
    [undefined, "setNumThreads: expected a whole number from 1 to 64, got undefined"],
  ])("is not %s", (count, message) => {
    expect(() => setNumThreads(count as number)).toThrow(message);
  });
});
