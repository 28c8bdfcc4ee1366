// A mesh of worker threads. Every rank runs the same program on its own shards; ranks exchange data through shared memory,
// and wait there.

import { Worker, workerData } from "node:worker_threads";

// Positions of the control words.
const arrived = 0;
const generation = 1;
const stopped = 2;
const lengths = 3;

/** Bytes that a rank publishes at a time; longer messages are split. */
const pieceBytes = 1 << 16;

interface MeshData {
  readonly rank: number;
  readonly size: number;
  readonly control: SharedArrayBuffer;
  readonly pieces: SharedArrayBuffer;
  readonly program: string;
}

/** One rank's view of the mesh. */
export class Mesh {
  readonly rank: number;
  readonly size: number;
  private readonly control: Int32Array;
  private readonly pieces: Uint8Array;

  constructor({ rank, size, control, pieces }: MeshData) {
    this.rank = rank;
    this.size = size;
    this.control = new Int32Array(control);
    this.pieces = new Uint8Array(pieces);
  }

  /** Waits until all ranks have arrived. Throws if one has stopped and will never arrive. */
  barrier(): void {
    const { control } = this;
    const now = Atomics.load(control, generation);
    if (Atomics.add(control, arrived, 1) + 1 === this.size) {
      Atomics.store(control, arrived, 0);
      Atomics.add(control, generation, 1);
      Atomics.notify(control, generation);
    } else {
      // The time limit is for a rank that stops between the check and the wait.
      while (Atomics.load(control, generation) === now) {
        const who = Atomics.load(control, stopped);
        if (who !== 0) throw new Error(`rank ${who - 1} stopped, and rank ${this.rank} waits for it`);
        Atomics.wait(control, generation, now, 50);
      }
    }
  }

  /** Releases the others, with an error, if this rank cannot continue. */
  stop(): void {
    Atomics.compareExchange(this.control, stopped, 0, this.rank + 1);
    Atomics.notify(this.control, generation);
  }

  /** Sends these bytes to all ranks, and returns those of all, by rank. */
  exchange(bytes: Uint8Array): readonly Uint8Array[] {
    Atomics.store(this.control, lengths + this.rank, bytes.length);
    this.barrier();
    const all = Array.from({ length: this.size }, (_, r) => new Uint8Array(Atomics.load(this.control, lengths + r)));
    const longest = Math.max(...all.map(({ length }) => length));
    for (let at = 0; at < longest; at += pieceBytes) {
      this.pieces.set(bytes.subarray(at, at + pieceBytes), this.rank * pieceBytes);
      this.barrier();
      for (const [r, one] of all.entries()) {
        const count = Math.min(pieceBytes, one.length - at);
        if (count > 0) one.set(this.pieces.subarray(r * pieceBytes, r * pieceBytes + count), at);
      }
      // Nothing overwrites a piece while it is being read.
      this.barrier();
    }
    if (longest === 0) this.barrier();
    return all;
  }
}

/**
 * The exports required of a module that runs on a mesh: each rank calls it, and its result is returned by structured clone.
 */
export interface MeshProgram {
  readonly main: (mesh: Mesh) => unknown;
}

/** Runs the module's `main` on `size` worker threads; the results by rank. Rejects with the error of the first rank that threw. */
export async function runOnMesh(size: number, program: URL): Promise<unknown[]> {
  const control = new SharedArrayBuffer(4 * (lengths + size));
  const pieces = new SharedArrayBuffer(size * pieceBytes);
  const workers = Array.from({ length: size }, (_, rank) => {
    const data: MeshData = { rank, size, control, pieces, program: program.href };
    return new Worker(new URL("worker.mjs", import.meta.url), { workerData: data });
  });
  const results = workers.map(
    (worker) =>
      new Promise<unknown>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
      }),
  );
  // The first error has the cause; the others only report that they waited.
  await Promise.race([Promise.all(results), ...results]);
  return Promise.all(results);
}

let joined: Mesh | null = null;

/** The mesh that this thread is a rank of. */
export function currentMesh(): Mesh {
  if (joined === null) throw new Error("this thread is not a rank of a mesh; runOnMesh starts some");
  return joined;
}

/** In a worker: becomes a rank. */
export function joinMesh(): { readonly mesh: Mesh; readonly program: string } {
  const data = workerData as MeshData;
  joined = new Mesh(data);
  return { mesh: joined, program: data.program };
}
