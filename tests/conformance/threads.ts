// Calls of any size on several threads: products are shared from one multiplication on, and the workers are started before the first call.

import { offerWasm, setNumThreads } from "../../generated/index.js";
import { functionCode, type WasmFunction } from "../../runtime/wasm/module.js";
import { dataBytes, Pool, readyPool } from "../../runtime/wasm/threads.js";

const nap = new Int32Array(new SharedArrayBuffer(4));

const endless = (): readonly WasmFunction[] => [
  { name: "run", parameters: [], code: functionCode([], [0x03, 0x40, 0x0c, 0, 0x0b]) },
];

/** Lets a worker take the next job and never finish it, as one that is ended in the middle. */
export function stick(pool: Pool): void {
  pool.patience = 300;
  const slot = pool.add("endless", endless)!;
  const { post } = pool;
  pool.post = () => {
    pool.post = post;
    const job = Pool.prototype.post.call(pool, slot);
    const isTaken = (): boolean => (Atomics.load(new Int32Array(pool.memory.buffer, dataBytes, 1), 0) & 0xffff) > job;
    while (!isTaken()) Atomics.wait(nap, 0, 0, 1);
    return job;
  };
}

/**
 * Sets the number of threads and waits until the workers are ready.
 * @throws Error if no workers start
 */
export function startThreads(count: number): void {
  setNumThreads(count);
  const isReady = (): boolean => count === 1 || readyPool()?.ready === count - 1;
  for (let turns = 0; !isReady() && turns < 12_000; turns++) Atomics.wait(nap, 0, 0, 5);
  if (!isReady()) throw new Error(`no ${count} threads here`);
  const pool = readyPool();
  if (pool !== null) pool.adapts = false;
}

/**
 * Makes calls of any size use `count` threads.
 * @param from the size from which calls are shared; null for the usual ones
 * @returns a function that undoes it
 * @throws Error if no workers start
 */
export function shareAmong(count: number, from: number | null = 1): () => void {
  offerWasm().dispose();
  const handle = from === null ? offerWasm() : offerWasm(from);
  startThreads(count);
  return () => {
    handle.dispose();
    setNumThreads(1);
  };
}
