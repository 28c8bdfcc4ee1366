// How long the device's dispatches took, by timestamps at the ends of passes.

import type { DeviceTiming, DeviceWork } from "../core/device-clocks.js";
import {
  mapRead,
  usages,
  type WebgpuBuffer,
  type WebgpuDevice,
  type WebgpuEncoder,
  type WebgpuObject,
} from "./types.js";

/** What a pass is measured for. */
interface Measured {
  readonly op: string;
  readonly kernel: string;
}

/** The timestamps of a submission. */
interface Piece {
  readonly measured: readonly Measured[];
  readonly staged: WebgpuBuffer;
  /** When it was submitted. */
  readonly at: number;
}

/** Passes of a submission at most. */
const most = 64;
const bytes = 2 * 8 * most;

export class Clock implements DeviceTiming {
  readonly #device: WebgpuDevice;
  readonly #stop: () => void;
  readonly #idle: () => Promise<void>;
  readonly #pieces: Piece[] = [];
  #set: WebgpuObject | null = null;
  #measured: Measured[] = [];
  #staged: WebgpuBuffer | null = null;
  #work: Promise<readonly DeviceWork[]> | null = null;

  constructor(device: WebgpuDevice, stop: () => void, idle: () => Promise<void>) {
    this.#device = device;
    this.#stop = stop;
    this.#idle = idle;
  }

  /** How a pass begins that has one dispatch. */
  pass(op: string, kernel: string): object {
    this.#set ??= this.#device.createQuerySet({ type: "timestamp", count: 2 * most });
    const at = 2 * this.#measured.length;
    this.#measured.push({ op: op.includes("::") ? op : `aten::${op}`, kernel });
    return {
      timestampWrites: { querySet: this.#set, beginningOfPassWriteIndex: at, endOfPassWriteIndex: at + 1 },
    };
  }

  /** Adds to a submission that it copies its timestamps. */
  finish(encoder: WebgpuEncoder): void {
    if (this.#measured.length === 0) return;
    const resolved = this.#device.createBuffer({ size: bytes, usage: usages.queryResolve | usages.copySource });
    this.#staged = this.#device.createBuffer({ size: bytes, usage: usages.mapRead | usages.copyTarget });
    encoder.resolveQuerySet(this.#set!, 0, 2 * this.#measured.length, resolved, 0);
    encoder.copyBufferToBuffer(resolved, 0, this.#staged, 0, bytes);
  }

  submitted(): void {
    if (this.#staged === null) return;
    this.#pieces.push({ measured: this.#measured, staged: this.#staged, at: performance.now() });
    this.#measured = [];
    this.#staged = null;
  }

  stop(): void {
    this.#stop();
  }

  read(): Promise<readonly DeviceWork[]> {
    this.#work ??= this.#read();
    return this.#work;
  }

  async #read(): Promise<readonly DeviceWork[]> {
    await this.#idle();
    const work: DeviceWork[] = [];
    // The device's clock has a zero of its own: its first work begins when it was submitted.
    let zero: number | null = null;
    for (const { measured, staged, at } of this.#pieces.splice(0)) {
      await staged.mapAsync(mapRead);
      const times = new BigUint64Array(staged.getMappedRange());
      for (const [i, { op, kernel }] of measured.entries()) {
        const [start, end] = [Number(times[2 * i]!) / 1e6, Number(times[2 * i + 1]!) / 1e6];
        zero ??= start - at;
        work.push({ op, kernel, start: start - zero, duration: Math.max(0, end - start) });
      }
      staged.destroy();
    }
    return work;
  }
}
