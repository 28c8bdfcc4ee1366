// Calls of any size on several threads: products are shared from one multiplication on, and the workers are started before the first call.

import { offerWasm, setNumThreads } from "../../generated/index.js";
import { readyPool } from "../../runtime/core/threads.js";

/**
 * Sets the number of threads and waits until the workers are ready.
 * @throws Error if no workers start
 */
export function startThreads(count: number): void {
  setNumThreads(count);
  const nap = new Int32Array(new SharedArrayBuffer(4));
  const isReady = (): boolean => count === 1 || readyPool()?.ready === count - 1;
  for (let turns = 0; !isReady() && turns < 12_000; turns++) Atomics.wait(nap, 0, 0, 5);
  if (!isReady()) throw new Error(`no ${count} threads here`);
}

/**
 * Makes calls of any size use `count` threads.
 * @returns a function that undoes it
 * @throws Error if no workers start
 */
export function shareAmong(count: number): () => void {
  offerWasm().dispose();
  const handle = offerWasm(1);
  startThreads(count);
  return () => {
    handle.dispose();
    setNumThreads(1);
  };
}
