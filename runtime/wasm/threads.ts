// Threads: workers that run WebAssembly functions over one shared memory, beside the calling thread. They are started by
// the first call that is large enough, do not keep the process alive, and are not used where an engine or a page does
// not support them. Independent of tensors.

import { builtinModule } from "../core/builtin-module.js";
import { describe } from "../core/describe.js";
import { ArgumentError, TengenError, UnsupportedError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { encoded, instantiate, makeSpace, type Space } from "./machine.js";
import type { WasmFunction, WasmMemory } from "./module.js";

/** The shared memory's layout, in bytes: memory for functions, then the words that synchronise threads. It never grows. */
export const dataBytes: number = 32 * 2 ** 20;
const wordsAt = dataBytes;
const finishedAt = wordsAt + 1024;
const jobsAt = finishedAt + 4096;
const errorAt = jobsAt + 1024 * 128;
const errorBytes = 1024;
const tableAt = errorAt + errorBytes;
const modulesAt = tableAt + 8 * 512;
const memoryBytes = dataBytes + 2 ** 20;
/** Maximum numbers of waiting jobs, of arguments of each, and of modules. */
const maxJobs = 1024;
const jobNumbers = 16;
const maxModules = 512;

/** Default limit of the number of threads; fewer if there are fewer processors. */
const maxByDefault = 8;
const patience = 60_000;
/**
 * A round that took longer than one thread would have is followed by calls on one thread for this many times the time
 * lost, and for twice as long after each further one, so that programs lose at most a few percent where processors are
 * busy.
 */
const shortRest = 8;
const longRest = 1024;
/** In milliseconds. */
const maxRest = 10_000;
/** The part of a round that counts as lost if no worker took a job: about what copying through shared memory costs. */
const unaided = 1 / 8;

// Words that synchronise threads. TICKET and LIMIT hold the number of a round in the high 16 bits; the low bits hold the
// next job, and the number of jobs.
const TICKET = 0;
const LIMIT = 1;
const WAKE = 2;
const DONE = 3;
const READY = 4;
const ERROR = 5;
const QUIT = 6;

/** How often a worker polls for a job before it sleeps: about 30 us. */
const looks = 2000;

/**
 * A worker's script, as text rather than a file, so that it works in any bundle. `start` receives messages. Engines
 * compile it as a separate script; if a policy forbids that, there are no workers.
 */
const workerText = `
const start = ({ memory, places: [wordsAt, finishedAt, jobsAt, errorAt, errorBytes, tableAt, maxJobs, jobNumbers] }) => {
  const { buffer } = memory;
  const host = { __proto__: Math, memory };
  const words = new Int32Array(buffer, wordsAt, 16);
  const finished = new Int32Array(buffer, finishedAt, maxJobs);
  const jobs = new Float64Array(buffer, jobsAt, maxJobs * jobNumbers);
  const table = new Int32Array(buffer, tableAt, 1024);
  const functions = [];
  const compiled = (at) => {
    if (functions[at]) return functions[at];
    const bytes = new Uint8Array(buffer).slice(table[2 * at], table[2 * at] + table[2 * at + 1]);
    return (functions[at] = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host }).exports.run);
  };
  Atomics.add(words, ${READY}, 1);
  let looks = 0;
  while (Atomics.load(words, ${QUIT}) === 0) {
    const seen = Atomics.load(words, ${WAKE});
    const ticket = Atomics.load(words, ${TICKET});
    const limit = Atomics.load(words, ${LIMIT});
    if (ticket >>> 16 !== limit >>> 16 || (ticket & 65535) >= (limit & 65535)) {
      // To be woken takes longer than most jobs: the next one is looked for first.
      if (++looks > ${looks}) {
        Atomics.wait(words, ${WAKE}, seen);
        looks = 0;
      }
      continue;
    }
    looks = 0;
    const job = (ticket & 65535) % maxJobs;
    const at = job * jobNumbers;
    // Compiled before the job is taken, so that the calling thread, which then computes it, does not wait for that.
    try {
      compiled(jobs[at]);
    } catch {}
    if (Atomics.compareExchange(words, ${TICKET}, ticket, ticket + 1) !== ticket) continue;
    try {
      compiled(jobs[at])(...jobs.subarray(at + 1, at + jobNumbers));
    } catch (error) {
      const text = String(error).slice(0, errorBytes / 2);
      new Uint16Array(buffer, errorAt, text.length).set(Array.from(text, (_, i) => text.charCodeAt(i)));
      Atomics.store(words, ${ERROR}, text.length + 1);
    }
    Atomics.store(finished, job, 1);
    Atomics.add(words, ${DONE}, 1);
    Atomics.notify(words, ${DONE});
  }
};
`;

const places = [wordsAt, finishedAt, jobsAt, errorAt, errorBytes, tableAt, maxJobs, jobNumbers] as const;

/** A function of the shared memory: its module exports it as `run`. */
export type SharedFunction = (...numbers: readonly number[]) => void;

interface Started {
  /** Terminates the workers, at once or when they have finished. */
  readonly end: () => void;
}

/** Starts workers over a memory; throws if that is impossible. */
type StartWorkers = (memory: WasmMemory, count: number, lost: () => void) => Started;

/** Node's counterpart of browsers' workers. */
interface NodeWorkers {
  readonly isMainThread: boolean;
  readonly Worker: new (
    text: string,
    options: object,
  ) => { unref(): void; on(event: string, listener: () => void): unknown; terminate(): unknown };
}

interface World {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly versions?: { readonly node?: string };
  };
  readonly crossOriginIsolated?: boolean;
  readonly navigator?: { readonly hardwareConcurrency?: number };
  readonly Worker?: new (
    url: string,
  ) => { postMessage(message: unknown): void; terminate(): void; onerror: (() => void) | null };
  readonly Blob?: new (texts: readonly string[], options: object) => unknown;
  readonly URL?: { createObjectURL(blob: unknown): string; revokeObjectURL(url: string): void };
}

const world = globalThis as unknown as World;

/** Starts all workers or none: if one fails, those already started are terminated. */
function startAll(count: number, startOne: () => { terminate(): unknown }): Started {
  const workers: { terminate(): unknown }[] = [];
  const end = (): void => workers.forEach((worker) => void worker.terminate());
  try {
    while (workers.length < count) workers.push(startOne());
  } catch (error) {
    end();
    throw error;
  }
  return { end };
}

const startInNode: StartWorkers = (memory, count, lost) => {
  const { Worker } = builtinModule<NodeWorkers>("node:worker_threads")!;
  return startAll(count, () => {
    const worker = new Worker(`${workerText}start(require("node:worker_threads").workerData);`, {
      eval: true,
      workerData: { memory, places },
      // Without the program's loaders and environment, which would only take time.
      ...{ execArgv: [], env: {}, argv: [], name: "tengen" },
      resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4, codeRangeSizeMb: 8, stackSizeMb: 1 },
    });
    worker.on("error", lost);
    worker.unref();
    return worker;
  });
};

const startInPage: StartWorkers = (memory, count, lost) => {
  const { Worker, Blob, URL } = world as Required<World>;
  const url = URL.createObjectURL(
    new Blob([`${workerText}onmessage = ({ data }) => start(data);`], { type: "text/javascript" }),
  );
  return startAll(count, () => {
    const worker = new Worker(url);
    worker.onerror = lost;
    worker.postMessage({ memory, places });
    return worker;
  });
};

/**
 * How this platform starts workers; null if it cannot: no shared memory, a page that is not cross-origin isolated, no
 * worker API.
 */
function starter(): StartWorkers | null {
  if (typeof SharedArrayBuffer === "undefined" || typeof WebAssembly === "undefined") return null;
  if (world.process?.versions?.node !== undefined) return builtinModule("node:worker_threads") ? startInNode : null;
  return world.crossOriginIsolated === true && typeof world.Worker === "function" ? startInPage : null;
}

/**
 * Workers and their memory. Between `begin` and `finish` the calling thread posts jobs, runs those that no worker has
 * taken, and waits.
 */
export class Pool implements Space {
  readonly memory: WasmMemory;
  readonly pages: number = memoryBytes / 65536;
  readonly isShared = true;
  /** The number of threads requested. */
  readonly workers: number;
  readonly #words: Int32Array;
  readonly #finished: Int32Array;
  readonly #jobs: Float64Array;
  readonly #table: Int32Array;
  readonly #functions: SharedFunction[] = [];
  readonly #slots = new Map<string, number>();
  readonly #started: Started;
  readonly #mayWait: boolean;
  #modulesEnd = modulesAt;
  #round = 0;
  #posted = 0;
  #lost = false;
  /** Milliseconds after which a worker that has taken a job and not answered counts as lost. */
  patience: number;
  /** Whether calls use one thread for a while after rounds that lost time. Tests that count rounds switch it off. */
  adapts = true;
  #began = 0;
  #waited = 0;
  #ownTime = 0;
  #ownJobs = 0;
  #helped = 0;
  #rest = shortRest;
  #restsUntil = 0;
  /** The error that a job of this round threw on this thread. */
  #error: unknown = null;

  /** @throws if the engine cannot provide memory or workers */
  constructor(workers: number, start: StartWorkers, wait = patience) {
    this.workers = workers;
    this.memory = makeSpace(this.pages, this.isShared).memory;
    const { buffer } = this.memory;
    this.#words = new Int32Array(buffer, wordsAt, 16);
    this.#finished = new Int32Array(buffer, finishedAt, maxJobs);
    this.#jobs = new Float64Array(buffer, jobsAt, maxJobs * jobNumbers);
    this.#table = new Int32Array(buffer, tableAt, 2 * maxModules);
    this.patience = wait;
    this.#mayWait = mayWait(this.#words);
    this.#started = start(this.memory, workers, () => {
      this.#lost = true;
    });
  }

  /** Whether a worker was lost; the pool then takes no more jobs. */
  get isLost(): boolean {
    return this.#lost;
  }

  /** The number of workers that take jobs; they become ready one after another. */
  get ready(): number {
    return this.#lost ? 0 : Atomics.load(this.#words, READY);
  }

  /** Whether calls should use one thread, since recent rounds lost time. */
  get isResting(): boolean {
    return this.adapts && performance.now() < this.#restsUntil;
  }

  /**
   * The number of a module for `post`, whose `run` it calls; compiles it for this thread. Null if there is no room for another.
   * @param versions of its functions; the last has instructions that all engines with vectors know
   */
  add(key: string, ...versions: readonly (() => readonly WasmFunction[])[]): number | null {
    const known = this.#slots.get(key);
    if (known !== undefined) return known < 0 ? null : known;
    const bytes = encoded(this, ...versions);
    const slot = this.#functions.length;
    if (slot === maxModules || this.#modulesEnd + bytes.length > memoryBytes) {
      this.#slots.set(key, -1);
      return null;
    }
    this.#functions.push(instantiate<"run">(this, bytes).run);
    new Uint8Array(this.memory.buffer).set(bytes, this.#modulesEnd);
    this.#table.set([this.#modulesEnd, bytes.length], 2 * slot);
    this.#modulesEnd += (bytes.length + 7) & ~7;
    this.#slots.set(key, slot);
    return slot;
  }

  /** Starts a new round of jobs. Jobs of a round that an exception interrupted are no longer started. */
  begin(): void {
    let done = this.#posted;
    while (Atomics.load(this.#words, DONE) !== done) {
      const ticket = Atomics.load(this.#words, TICKET);
      const left = this.#posted - (ticket & 0xffff);
      if (left > 0 && Atomics.compareExchange(this.#words, TICKET, ticket, ticket + left) === ticket) done -= left;
      if (left <= 0) this.#sleep(() => Atomics.load(this.#words, DONE) === done);
    }
    this.#error = null;
    this.#waited = this.#ownTime = this.#ownJobs = this.#helped = 0;
    this.#began = performance.now();
    Atomics.store(this.#words, ERROR, 0);
    this.#round = (this.#round + 1) & 0xffff;
    this.#posted = 0;
    const first = this.#round << 16;
    // LIMIT is stored first: until TICKET has the same round, there are no jobs to take.
    Atomics.store(this.#words, LIMIT, first);
    Atomics.store(this.#words, DONE, 0);
    Atomics.store(this.#words, TICKET, first);
  }

  /** Posts a call of a function. All jobs of a round older than the last 1024 must be known to be done. */
  post(slot: number, ...numbers: readonly number[]): number {
    const job = this.#posted++;
    const at = (job % maxJobs) * jobNumbers;
    this.#jobs[at] = slot;
    this.#jobs.set(numbers, at + 1);
    this.#finished[job % maxJobs] = 0;
    Atomics.store(this.#words, LIMIT, (this.#round << 16) | this.#posted);
    Atomics.add(this.#words, WAKE, 1);
    Atomics.notify(this.#words, WAKE, 1);
    return job;
  }

  /** Maximum number of jobs per round. */
  static readonly most: number = 0xffff;

  /** Takes a job and runs it; false if all are taken. */
  #help(): boolean {
    for (;;) {
      const ticket = Atomics.load(this.#words, TICKET);
      const job = ticket & 0xffff;
      if (job >= this.#posted) return false;
      if (Atomics.compareExchange(this.#words, TICKET, ticket, ticket + 1) !== ticket) continue;
      const at = (job % maxJobs) * jobNumbers;
      this.#helped++;
      try {
        this.runHere(1, () => this.#functions[this.#jobs[at]!]!(...this.#jobs.subarray(at + 1, at + jobNumbers)));
      } catch (error) {
        this.#error ??= error;
      }
      this.#finished[job % maxJobs] = 1;
      Atomics.add(this.#words, DONE, 1);
      return true;
    }
  }

  /** Runs work of this round that is not posted and as much as `jobs` jobs. */
  runHere(jobs: number, work: () => void): void {
    const start = performance.now();
    work();
    this.#ownTime += performance.now() - start;
    this.#ownJobs += jobs;
  }

  /** Whether a job is done. */
  isDone(job: number): boolean {
    return Atomics.load(this.#finished, job % maxJobs) !== 0;
  }

  /** Waits for one job, and runs others meanwhile. */
  wait(job: number): void {
    while (!this.isDone(job)) if (!this.#help()) this.#sleep(() => this.isDone(job));
  }

  /**
   * Runs jobs that are not taken, and waits for the others.
   * @throws the error of a job; UnsupportedError if a worker is lost
   */
  finish(): void {
    while (this.#help());
    this.#sleep(() => Atomics.load(this.#words, DONE) === this.#posted);
    this.#weigh();
    if (this.#error !== null) throw this.#error;
    const length = Atomics.load(this.#words, ERROR);
    if (length === 0) return;
    throw new TengenError(
      `a worker thread: ${String.fromCharCode(...new Uint16Array(this.memory.buffer, errorAt, length - 1))}`,
    );
  }

  /**
   * Compares the round with one thread: workers saved the time of their jobs, as those of this thread took, and this
   * thread waited.
   */
  #weigh(): void {
    const taken = this.#posted - this.#helped;
    const now = performance.now();
    const each = this.#ownJobs > 0 ? this.#ownTime / this.#ownJobs : (now - this.#began) / this.#posted;
    const lost = taken > 0 ? this.#waited - taken * each : this.#posted > 0 ? unaided * (now - this.#began) : 0;
    if (lost > 0) this.#restsUntil = now + Math.min(this.#rest * lost, maxRest);
    this.#rest = lost > 0 ? Math.min(2 * this.#rest, longRest) : shortRest;
  }

  /** Waits until `isDone` returns true. */
  #sleep(isDone: () => boolean): void {
    let start = 0;
    for (let turns = 0; ; turns++) {
      const seen = Atomics.load(this.#words, DONE);
      if (isDone()) {
        if (start > 0) this.#waited += performance.now() - start;
        return;
      }
      if (turns < spins) continue;
      const now = performance.now();
      start ||= now;
      const end = start + this.patience;
      if (now > end) {
        this.#lost = true;
        this.end();
        throw new UnsupportedError(
          `a worker thread has not answered for ${this.patience / 1000} s: it was ended from outside, or has no processor. Calls go on with one thread; setNumThreads(n) starts others`,
        );
      }
      if (this.#mayWait) Atomics.wait(this.#words, DONE, seen, end - now + 1);
    }
  }

  /** Terminates the workers. */
  end(): void {
    Atomics.store(this.#words, QUIT, 1);
    Atomics.add(this.#words, WAKE, 1);
    Atomics.notify(this.#words, WAKE);
    this.#started.end();
  }
}

/** How often a thread polls for completion before it sleeps. */
const spins = 200;

/** The main thread of a page may not wait. */
function mayWait(words: Int32Array): boolean {
  try {
    Atomics.wait(words, WAKE, Atomics.load(words, WAKE) + 1, 0);
    return true;
  } catch {
    return false;
  }
}

interface State {
  /** The number that was set; null for the default. */
  wanted: number | null;
  pool: Pool | null;
  /** Whether threads cannot be started here, or were lost. */
  isOff: boolean;
}

/** Starts a pool of workers; null if workers are not supported. For tests, which use shorter timeouts. */
export function makePool(workers: number, wait?: number): Pool | null {
  const start = starter();
  return start === null ? null : new Pool(workers, start, wait);
}

const state: State = once("core.threads", () => ({ wanted: null, pool: null, isOff: false }));

/**
 * The number of threads for large calls: as set, as given by TENGEN_THREADS, or one per processor; one if the program
 * itself runs in a worker.
 */
function wantedThreads(): number {
  if (state.wanted !== null) return state.wanted;
  const text = world.process?.env?.["TENGEN_THREADS"];
  if (text !== undefined && text.trim() !== "") {
    const count = Number(text);
    if (!Number.isInteger(count) || count < 1 || count > maxThreads)
      throw new ArgumentError(`TENGEN_THREADS: expected a whole number from 1 to ${maxThreads}, got ${text}`);
    return (state.wanted = count);
  }
  if (builtinModule<NodeWorkers>("node:worker_threads")?.isMainThread === false) return 1;
  const processors =
    builtinModule<{ readonly availableParallelism?: () => number }>("node:os")?.availableParallelism?.() ??
    world.navigator?.hardwareConcurrency ??
    1;
  return Math.min(maxByDefault, processors);
}

const maxThreads = 64;

/**
 * The pool, if large calls are to be split among threads and workers are running. The first request starts them; until
 * they are ready, while they lose time, or if none can be started, the result is null.
 */
export function readyPool(): Pool | null {
  const { pool } = state;
  if (pool !== null) return pool.ready > 0 && !pool.isResting ? pool : null;
  if (!state.isOff) startPool();
  return null;
}

function startPool(): void {
  const workers = wantedThreads() - 1;
  try {
    state.pool = workers < 1 ? null : makePool(workers);
  } catch {
    // Without memory, or if a policy forbids workers, one thread computes the same result.
  }
  state.isOff = state.pool === null;
}

/**
 * The number of threads for large calls: large matrix products, convolutions, and pointwise operators such as `exp` of
 * many elements. If the number was not set, 1 until the first large call starts the others; always 1 if there can be no
 * others: in a page that is not cross-origin isolated, or if a policy forbids workers.
 */
export function getNumThreads(): number {
  const { pool, wanted, isOff } = state;
  if (pool !== null) return pool.isLost ? 1 : pool.workers + 1;
  return isOff || wanted === null || starter() === null ? 1 : wanted;
}

/**
 * Sets the number of threads for large calls, including the calling one; 1 disables the others. Results are bitwise
 * identical for any number. New workers are started at the next large call, and the previous ones are terminated. In
 * Node the environment variable TENGEN_THREADS sets the initial number.
 * @throws ArgumentError unless the number is an integer from 1 to 64
 */
export function setNumThreads(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > maxThreads)
    throw new ArgumentError(`setNumThreads: expected a whole number from 1 to ${maxThreads}, got ${describe(count)}`);
  state.pool?.end();
  state.pool = null;
  state.wanted = count;
  state.isOff = false;
}
