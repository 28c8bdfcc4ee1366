// Generators of devices: Philox 4x32-10 (Salmon et al. 2011), whose numbers are a function of a seed and a counter, so that every thread computes its own.

import { type Bytes, givenBytes } from "./bytes.js";
import { describe } from "./describe.js";
import type { Device } from "./device.js";
import { ArgumentError, FormatError } from "./errors.js";
import { defaultGenerator, Generator } from "./generator.js";

/** The upper word of the product of two words. */
function upperProduct(x: number, y: number): number {
  const [a, b, c, d] = [x >>> 16, x & 0xffff, y >>> 16, y & 0xffff];
  const low = b * d;
  const middle = a * d + (low >>> 16);
  const other = b * c + (middle % 65536);
  return (a * c + Math.floor(middle / 65536) + Math.floor(other / 65536)) >>> 0;
}

/** Four words for a counter of four words and a key of two. */
export function philox(counter: readonly number[], key: readonly number[]): readonly [number, number, number, number] {
  let [c0, c1, c2, c3] = counter as [number, number, number, number];
  let [k0, k1] = key as [number, number];
  for (let round = 0; round < 10; round++) {
    const [low0, low1] = [Math.imul(0xd2511f53, c0) >>> 0, Math.imul(0xcd9e8d57, c2) >>> 0];
    const [high0, high1] = [upperProduct(0xd2511f53, c0), upperProduct(0xcd9e8d57, c2)];
    [c0, c1, c2, c3] = [(high1 ^ c1 ^ k0) >>> 0, low1, (high0 ^ c3 ^ k1) >>> 0, low0];
    k0 = (k0 + 0x9e3779b9) >>> 0;
    k1 = (k1 + 0xbb67ae85) >>> 0;
  }
  return [c0, c1, c2, c3];
}

/** Bytes of a saved state: the seed and the number of draws. */
const stateBytes = 16;

/**
 * A generator for tensors of a device. Its state is the seed, and how many draws were made: each operator that draws is one, as is each number that
 * the host draws. Element `i` of a draw has the word `i % 4` of the block with the counter `[floor(i / 4), k, draw]`, where `k` counts the words of an element.
 */
export class CounterGenerator extends Generator {
  override readonly device: Device;
  /** Null until it is seeded or first draws: then it has the seed of the CPU's default generator. */
  #seed: bigint | null = null;
  #draws = 0n;

  constructor(device: Device, seed?: number | bigint) {
    super();
    this.device = device;
    if (seed !== undefined) this.manualSeed(seed);
  }

  override manualSeed(seed: number | bigint): this {
    if (typeof seed !== "bigint" && !Number.isSafeInteger(seed))
      throw new ArgumentError(`manualSeed: expected an integer, got ${describe(seed)}; seeds beyond 2^53 are bigints`);
    this.#seed = BigInt.asUintN(64, BigInt(seed));
    this.#draws = 0n;
    return this;
  }

  override initialSeed(): bigint {
    this.#seed ??= defaultGenerator.initialSeed();
    return this.#seed;
  }

  override seed(): bigint {
    const seed = new Generator().seed();
    this.manualSeed(seed);
    return seed;
  }

  /** The words of the next draw: those of the seed, then those of the draw's number. */
  next(): readonly [number, number, number, number] {
    const seed = this.initialSeed();
    const draw = this.#draws;
    this.#draws = draw + 1n;
    return [...wordsOf(seed), ...wordsOf(draw)];
  }

  override random(): number {
    const [k0, k1, c2, c3] = this.next();
    return philox([0, 0, c2, c3], [k0, k1])[0];
  }

  override normal(): number {
    const [u1, u2] = [this.uniformDouble(), this.uniformDouble()];
    return Math.sqrt(-2 * Math.log(1 - u2)) * Math.cos(2 * Math.PI * u1);
  }

  override getState(): Uint8Array {
    const bytes = new Uint8Array(stateBytes);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(0, this.initialSeed(), true);
    view.setBigUint64(8, this.#draws, true);
    return bytes;
  }

  override setState(given: Bytes): this {
    const bytes = givenBytes("setState", given, "the bytes that getState gives");
    if (bytes.byteLength !== stateBytes)
      throw new FormatError(
        `setState: a generator of device ${this.device} has a state of ${stateBytes} bytes, got ${bytes.byteLength}`,
      );
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#seed = view.getBigUint64(0, true);
    this.#draws = view.getBigUint64(8, true);
    return this;
  }

  override toString(): string {
    return `Generator(device="${this.device}"${this.#seed === null ? "" : `, seed=${this.#seed}`})`;
  }
}

const wordsOf = (value: bigint): readonly [number, number] => [
  Number(value & 0xffffffffn),
  Number((value >> 32n) & 0xffffffffn),
];
