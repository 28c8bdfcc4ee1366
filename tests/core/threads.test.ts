// The pool of threads: every job is done once, errors of workers are errors of the call, and a worker that is lost is no end of the program.

import { afterEach, describe, expect, test, vi } from "vitest";
import { getNumThreads, setNumThreads, TengenError } from "../../generated/index.js";
import { dataBytes, makePool, type Pool, sharedPages } from "../../runtime/core/threads.js";
import { encodeModule, functionCode, get, type Instructions, repeat, tee } from "../../runtime/core/wasm-module.js";

const pools: Pool[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const pool of pools.splice(0)) pool.end();
  setNumThreads(1);
});

const nap = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number): unknown => Atomics.wait(nap, 0, 0, milliseconds);
const until = (holds: () => boolean): void => {
  for (let turns = 0; !holds() && turns < 12_000; turns++) sleep(5);
  expect(holds()).toBe(true);
};

function pool(workers: number, patience?: number): Pool {
  const made = makePool(workers, patience)!;
  pools.push(made);
  until(() => made.ready === workers);
  return made;
}

/** A module whose `run` takes an address and a number. */
const module = (body: Instructions) => (): Uint8Array =>
  encodeModule([{ name: "run", parameters: ["i32", "f64"], code: functionCode([], body) }], sharedPages, true);
// memory[address] += number
const adding = module([...get(0), ...get(0), 0x2b, 3, 0, ...get(1), 0xa0, 0x39, 3, 0]);
// As many times as the number: memory[address] += 1
const once = [...get(0), ...get(0), 0x2b, 3, 0, 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xa0, 0x39, 3, 0];
const [left, none] = [
  [...get(1), 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xa1],
  [0x44, 0, 0, 0, 0, 0, 0, 0, 0],
];
const counting = module(repeat([...once, ...left, ...tee(1), ...none, 0x64]));
const trapping = module([0x00]);
const endless = module([0x03, 0x40, 0x0c, 0, 0x0b]);
// Until memory[address], four bytes, is no longer zero
const gated = module([0x03, 0x40, ...get(0), 0xfe, 0x10, 2, 0, 0x45, 0x0d, 0, 0x0b]);

/** How many jobs of the round are taken. */
const taken = ({ memory }: Pool): number => Atomics.load(new Int32Array(memory.buffer, dataBytes, 1), 0) & 0xffff;

test.each([1, 3])("with %i workers every job of every round is done once", (workers) => {
  const own = pool(workers);
  const add = own.add("add", adding)!;
  const cells = new Float64Array(own.memory.buffer, 0, 900);
  for (let round = 1; round <= 40; round++) {
    own.begin();
    for (let i = 0; i < cells.length; i++) own.post(add, 8 * i, i);
    own.finish();
    expect(cells.findIndex((value, i) => value !== round * i)).toBe(-1);
  }
  cells.fill(0);
  own.begin();
  const jobs: number[] = [];
  for (let i = 0; i < 3000; i++) {
    if (i >= 50) own.wait(jobs[i - 50]!);
    jobs.push(own.post(add, 8 * (i % 900), 1));
    if (i % 50 === 49) own.wait(jobs[i]!);
  }
  own.finish();
  expect(cells.reduce((a, b) => a + b)).toBe(3000);
});

test("one module under one name, and none where there is no room", () => {
  const own = pool(1);
  expect([own.add("a", adding), own.add("b", trapping), own.add("a", trapping)]).toEqual([0, 1, 0]);
  const large = (): Uint8Array => new Uint8Array(2 ** 20);
  expect([own.add("large", large), own.add("large", adding)]).toEqual([null, null]);
});

test("what a worker throws, the call does, and the next one goes on", () => {
  const own = pool(1);
  const [add, trap] = [own.add("add", adding)!, own.add("trap", trapping)!];
  for (let round = 0; round < 3; round++) {
    own.begin();
    own.post(trap);
    until(() => taken(own) === 1);
    expect(() => own.finish()).toThrow(new TengenError("a worker thread: RuntimeError: unreachable"));
    own.begin();
    own.post(add, 0, 1);
    own.finish();
  }
  expect(new Float64Array(own.memory.buffer)[0]).toBe(3);
});

test("jobs may be fewer than workers, which sleep", () => {
  const own = pool(6);
  const add = own.add("add", adding)!;
  const cells = new Float64Array(own.memory.buffer, 0, 2);
  for (let round = 1; round <= 200; round++) {
    own.begin();
    for (let i = 0; i < 1 + (round % 2); i++) own.post(add, 8 * i, 1);
    own.finish();
    expect([...cells]).toEqual([round, Math.ceil(round / 2)]);
  }
  own.begin();
  own.finish();
});

test("a slow worker is waited for, by the job and by the round", () => {
  const own = pool(1);
  const [add, slow] = [own.add("add", adding)!, own.add("slow", counting)!];
  const cells = new Float64Array(own.memory.buffer, 0, 2);
  for (let round = 1; round <= 3; round++) {
    own.begin();
    const job = own.post(slow, 0, 3e7);
    until(() => taken(own) === 1);
    own.post(add, 8, 1);
    if (round === 2) own.wait(job);
    else own.finish();
    expect(cells[0]).toBe(round * 3e7);
    own.finish();
    expect(cells[1]).toBe(round);
  }
});

test("workers that end while jobs are pending leave these to the calling thread", () => {
  const own = pool(2);
  const add = own.add("add", adding)!;
  own.end();
  sleep(200);
  own.begin();
  for (let i = 0; i < 100; i++) own.post(add, 0, 1);
  own.finish();
  expect(new Float64Array(own.memory.buffer)[0]).toBe(100);
});

test("a round that is left early is over before the next one", () => {
  const own = pool(2);
  const add = own.add("add", adding)!;
  const cells = new Float64Array(own.memory.buffer, 0, 500);
  for (let round = 0; round < 20; round++) {
    own.begin();
    for (let i = 0; i < 300; i++) own.post(add, 0, 1);
    own.begin();
    const before = cells[1]!;
    own.post(add, 8, 1);
    own.finish();
    expect(cells[1]).toBe(before + 1);
  }
});

test("a worker that never answers is given up", () => {
  const own = pool(1, 300);
  const endlessly = own.add("endless", endless)!;
  own.begin();
  own.post(endlessly);
  until(() => taken(own) === 1);
  expect(() => own.finish()).toThrow(
    "a worker thread has not answered for 0.3 s: it was ended from outside, or has no processor. Calls go on with one thread; setNumThreads(n) starts others",
  );
  expect([own.isLost, own.ready]).toEqual([true, 0]);
});

describe("after rounds that lost time, calls use one thread for a while", () => {
  /** A pool and a clock, which every look at it moves on by `step`. */
  function timed(workers = 1) {
    const own = pool(workers);
    const clock = { now: 1000, step: 0 };
    const gate = new Int32Array(own.memory.buffer, 64, 1);
    vi.spyOn(performance, "now").mockImplementation(() => {
      // Workers proceed when the calling thread has begun to wait.
      if (clock.step > 0) Atomics.store(gate, 0, 1);
      clock.now += clock.step;
      return clock.now;
    });
    const wait = own.add("gated", gated)!;
    /** A round in which a worker takes a job, this thread computes as long for another, and then waits. */
    const round = (computed: number, waited: number): void => {
      Atomics.store(gate, 0, 0);
      own.begin();
      own.post(wait, 64, 0);
      until(() => taken(own) === 1);
      own.own(1, () => {
        clock.now += computed;
      });
      clock.step = waited;
      own.finish();
      clock.now -= waited;
      clock.step = 0;
    };
    /** For how many milliseconds the pool rests from now on. */
    const rest = (): number => {
      const start = clock.now;
      while (own.isResting) clock.now++;
      return clock.now - start;
    };
    return { own, clock, round, rest };
  }

  test("for longer after each further one, until one gains", () => {
    const { own, round, rest } = timed();
    round(4, 3);
    expect(own.isResting).toBe(false);
    // 10 ms of waiting, and the job saved 4.
    for (const wanted of [8, 16, 32]) {
      round(4, 10);
      expect(rest()).toBeCloseTo((10 - 4) * wanted + 10, -1.5);
    }
    round(4, 3);
    expect(own.isResting).toBe(false);
    round(4, 10);
    expect(rest()).toBeLessThan((10 - 4) * 10 + 10);
  });

  test("at most ten seconds, and never where it is switched off", () => {
    const { own, round, rest } = timed();
    round(4, 9000);
    expect(rest()).toBeLessThanOrEqual(20_000);
    round(4, 9000);
    expect(own.isResting).toBe(true);
    own.adapts = false;
    expect(own.isResting).toBe(false);
  });

  test("also if no worker has taken a job", () => {
    const { own, clock, rest } = timed();
    const add = own.add("add", adding)!;
    own.end();
    sleep(200);
    own.begin();
    const job = own.post(add, 0, 1);
    own.own(1, () => {
      clock.now += 80;
    });
    expect(own.isDone(job)).toBe(false);
    own.finish();
    expect(own.isDone(job)).toBe(true);
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
