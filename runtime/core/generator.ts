// The random generator: the Mersenne Twister mt19937, seeded and stepped as PyTorch's CPU generator, so that seeds agree. Devices that draw themselves
// have generators of their own.

import { type Bytes, givenBytes } from "./bytes.js";
import { describe } from "./describe.js";
import { type Device, deviceType, parseDevice } from "./device.js";
import { ArgumentError, FormatError } from "./errors.js";
import { once, share } from "./shared.js";

const N = 624;
const M = 397;
/** Bytes of PyTorch's saved state: seed, left, seeded, next, 624 words of 64 bits, the cached normals. */
const STATE_BYTES = 5056;

const LocalGenerator = class Generator {
  /** Identifies generators: code that only tests for them need not include the class. */
  readonly isGenerator = true;
  readonly device: Device = "cpu";
  readonly #words = new Uint32Array(N);
  #left = 1;
  #next = 0;
  #seed = 0n;
  /** False until the first draw of a generator without a seed: reading the system's randomness takes milliseconds. */
  #seeded = false;
  /** The second half of the last Box-Muller pair; null if there is none. */
  #cachedNormal: number | null = null;

  constructor(given?: number | bigint | GeneratorOptions) {
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      if (given !== undefined) this.manualSeed(given as number);
      return;
    }
    const { device = "cpu", seed } = given;
    const unknown = Object.keys(given).find((name) => name !== "device" && name !== "seed");
    if (unknown !== undefined)
      throw new ArgumentError(`Generator: there is no option ${unknown}; options: device, seed`);
    const type = deviceType(parseDevice(device));
    // A constructor may return another object, which has this class as its base.
    // biome-ignore lint/correctness/noConstructorReturn: `new Generator({ device })` is PyTorch's way to name a device
    if (type !== "cpu") return makerOf(type)(seed) as unknown as Generator;
    if (seed !== undefined) this.manualSeed(seed);
  }

  /**
   * Starts the sequence that belongs to a seed (64 bits; negative ones wrap around).
   * @throws ArgumentError unless the seed is an integer
   */
  manualSeed(seed: number | bigint): this {
    if (typeof seed !== "bigint" && !Number.isSafeInteger(seed)) {
      throw new ArgumentError(`manualSeed: expected an integer, got ${describe(seed)}; seeds beyond 2^53 are bigints`);
    }
    this.#seed = BigInt.asUintN(64, BigInt(seed));
    this.#seeded = true;
    const words = this.#words;
    words[0] = Number(this.#seed & 0xffffffffn);
    for (let j = 1; j < N; j++) {
      const previous = words[j - 1]!;
      words[j] = Math.imul(1812433253, previous ^ (previous >>> 30)) + j;
    }
    this.#left = 1;
    this.#next = 0;
    this.#cachedNormal = null;
    return this;
  }

  /** Seeds from the system's randomness and returns the seed. */
  seed(): bigint {
    const random = globalThis.crypto.getRandomValues(new Uint32Array(2));
    this.manualSeed((BigInt(random[0]! & 0x1fffff) << 32n) | BigInt(random[1]!));
    return this.#seed;
  }

  initialSeed(): bigint {
    if (!this.#seeded) this.seed();
    return this.#seed;
  }

  /** The next 32 bits, as a number from 0. */
  random(): number {
    if (--this.#left === 0) this.#refill();
    let y = this.#words[this.#next++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  /** The next 64 bits: two draws, the first one high. */
  random64(): bigint {
    const high = this.random();
    return (BigInt(high) << 32n) | BigInt(this.random());
  }

  /** A float32 in [0, 1): 24 bits of one draw. */
  uniformFloat(): number {
    return (this.random() & 0xffffff) / 16777216;
  }

  /** A float64 in [0, 1): 53 bits of two draws. */
  uniformDouble(): number {
    const high = this.random() & 0x1fffff;
    return (high * 4294967296 + this.random()) / 9007199254740992;
  }

  /**
   * A sample of the standard normal distribution by Box and Muller, in pairs: every second call returns the stored half.
   */
  normal(): number {
    if (this.#cachedNormal !== null) {
      const cachedValue = this.#cachedNormal;
      this.#cachedNormal = null;
      return cachedValue;
    }
    const u1 = this.uniformDouble();
    const u2 = this.uniformDouble();
    const radius = Math.sqrt(-2 * Math.log(1 - u2));
    const theta = 2 * Math.PI * u1;
    this.#cachedNormal = radius * Math.sin(theta);
    return radius * Math.cos(theta);
  }

  #refill(): void {
    if (!this.#seeded) this.seed();
    const words = this.#words;
    for (let j = 0; j < N; j++) {
      const mixed = (words[j]! & 0x80000000) | (words[j === N - 1 ? 0 : j + 1]! & 0x7fffffff);
      const twisted = (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
      words[j] = words[j < N - M ? j + M : j + M - N]! ^ twisted;
    }
    this.#left = N;
    this.#next = 0;
  }

  /** The whole state, in the bytes of PyTorch's `get_state`. */
  getState(): Uint8Array {
    if (!this.#seeded) this.seed();
    const bytes = new Uint8Array(STATE_BYTES);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(0, this.#seed, true);
    view.setInt32(8, this.#left, true);
    view.setInt32(12, 1, true);
    view.setUint32(16, this.#next, true);
    for (let j = 0; j < N; j++) view.setUint32(24 + 8 * j, this.#words[j]!, true);
    const normals = 24 + 8 * N;
    view.setFloat64(normals + 8, this.#cachedNormal ?? 0, true);
    view.setInt32(normals + 24, this.#cachedNormal === null ? 0 : 1, true);
    return bytes;
  }

  /**
   * Resumes where `getState` was called. The bytes are PyTorch's, so a state saved by PyTorch works.
   * @throws FormatError if the bytes are not such a state
   */
  setState(given: Bytes): this {
    const bytes = givenBytes("setState", given, "the bytes that getState gives");
    if (bytes.byteLength !== STATE_BYTES) {
      throw new FormatError(`setState: expected ${STATE_BYTES} bytes, got ${bytes.byteLength}`);
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const left = view.getInt32(8, true);
    const next = view.getUint32(16, true);
    if (view.getInt32(12, true) === 0 || left <= 0 || left > N || next > N) {
      throw new FormatError("setState: the bytes are no state of an mt19937 generator");
    }
    this.#seed = view.getBigUint64(0, true);
    this.#seeded = true;
    this.#left = left;
    this.#next = next;
    for (let j = 0; j < N; j++) this.#words[j] = view.getUint32(24 + 8 * j, true);
    const normals = 24 + 8 * N;
    this.#cachedNormal = view.getInt32(normals + 24, true) === 0 ? null : view.getFloat64(normals + 8, true);
    return this;
  }

  toString(): string {
    return this.#seeded ? `Generator(seed=${this.#seed})` : "Generator()";
  }

  /** The text that console.log shows. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
};

export interface GeneratorOptions {
  /** The device for whose tensors it draws; the CPU by default. */
  readonly device?: Device | undefined;
  readonly seed?: number | bigint | undefined;
}

/** A source of random numbers with a state of its own. It draws for the tensors of its device. */
export interface Generator {
  /** Identifies generators: code that only tests for them need not include the class. */
  readonly isGenerator: true;
  readonly device: Device;
  /**
   * Starts the sequence that belongs to a seed (64 bits; negative ones wrap around), and returns the generator.
   * @throws ArgumentError unless the seed is an integer
   */
  manualSeed(seed: number | bigint): this;
  /** Seeds from the system's randomness and returns the seed. */
  seed(): bigint;
  /** The seed with which the current sequence began. */
  initialSeed(): bigint;
  /** The next 32 bits, as a number from 0. */
  random(): number;
  /** The next 64 bits: two draws, the first one high. */
  random64(): bigint;
  /** A float32 in [0, 1): 24 bits of one draw. */
  uniformFloat(): number;
  /** A float64 in [0, 1): 53 bits of two draws. */
  uniformDouble(): number;
  /** A sample of the standard normal distribution by Box and Muller, in pairs: every second call returns the stored half. */
  normal(): number;
  /** The whole state, in the bytes of PyTorch's `get_state`; of a device's generator seed and count, 16 bytes. */
  getState(): Uint8Array;
  /**
   * Resumes where `getState` was called, and returns the generator. The bytes are PyTorch's, so a state saved by PyTorch works on the CPU.
   * @throws FormatError if the bytes are not the state of such a generator
   */
  setState(state: Bytes): this;
  /** `Generator(seed=3)`, or `Generator()` before it has a seed. */
  toString(): string;
}

export interface GeneratorConstructor {
  /** Without a seed one is drawn from the system's randomness when first needed. */
  new (seed?: number | bigint): Generator;
  /**
   * A generator for the tensors of a device that draws random numbers itself, such as the one of `await webgpu({ random: "device" })`.
   * @throws ArgumentError for other devices: tensors there take the CPU's generators
   */
  new (options: GeneratorOptions): Generator;
  readonly prototype: Generator;
}

/** A source of random numbers with a state of its own: `new Generator(seed)`. */
export const Generator: GeneratorConstructor = share("Generator", LocalGenerator as unknown as GeneratorConstructor);

/** The generator that random operators use unless given another one. */
export const defaultGenerator: Generator = once("default generator", () => new Generator());

/** The generators of devices that draw random numbers themselves: what makes one, and the one that draws use unless given another. */
interface DeviceGenerators {
  readonly make: (seed?: number | bigint) => Generator;
  readonly standard: Generator;
}

/** By type of device. */
const ofDevices: Map<string, DeviceGenerators> = once("device generators", () => new Map());

/** Lets tensors of a device be drawn with generators of its own; the first is seeded as the CPU's default one. Returns what undoes it. */
export function installGenerators(type: string, make: DeviceGenerators["make"]): () => void {
  const own = { make, standard: make() };
  ofDevices.set(type, own);
  return () => {
    if (ofDevices.get(type) === own) ofDevices.delete(type);
  };
}

function makerOf(type: string): DeviceGenerators["make"] {
  const own = ofDevices.get(type);
  if (own !== undefined) return own.make;
  throw new ArgumentError(
    `Generator: device ${type} has no generators: numbers for its tensors are drawn on the CPU, by new Generator(seed), unless its backend is started so that the device draws`,
  );
}

/**
 * The generator that draws for a tensor: the given one, or its device's default.
 * @throws ArgumentError for a generator of another device
 */
export function generatorFor(device: Device, given: Generator | null): Generator {
  const type = deviceType(device);
  const own = ofDevices.get(type);
  if (given === null) return own?.standard ?? defaultGenerator;
  if (!(given instanceof Generator))
    throw new ArgumentError(`generatorFor: expected a Generator or null, got ${describe(given)}`);
  const expected = own === undefined ? "cpu" : type;
  if (deviceType(given.device) === expected) return given;
  throw new ArgumentError(
    `expected a generator of device ${expected}, got one of ${given.device}: a generator draws for tensors of its device; ${expected === "cpu" ? "new Generator(seed)" : `new Generator({ device: "${expected}", seed })`} makes one`,
  );
}

/** The generators that draws use unless given another one, by device. */
export function defaultGenerators(): ReadonlyMap<string, Generator> {
  return new Map([
    ["cpu", defaultGenerator],
    ...[...ofDevices].map(([type, { standard }]) => [type, standard] as const),
  ]);
}

/** The states of all default generators at a time. */
export class RandomStates {
  readonly #states: readonly (readonly [Generator, Uint8Array])[] = [...defaultGenerators().values()].map((one) => [
    one,
    one.getState(),
  ]);

  /** Sets the generators to these states. */
  restore(): void {
    for (const [generator, state] of this.#states) generator.setState(state);
  }

  equals(other: RandomStates): boolean {
    return this.#states.every(([generator, state], i) => {
      const [its, bytes] = other.#states[i] ?? [];
      return its === generator && bytes !== undefined && state.every((byte, k) => byte === bytes[k]);
    });
  }
}

/**
 * Seeds the default generator, as `torch.manual_seed`: the same seed reproduces PyTorch's numbers. Returns the
 * generator. The default generators of devices that draw themselves get the seed, too.
 */
export function manualSeed(seed: number | bigint): Generator {
  defaultGenerator.manualSeed(seed);
  for (const { standard } of ofDevices.values()) standard.manualSeed(seed);
  return defaultGenerator;
}

export function isGenerator(value: unknown): value is Generator {
  return typeof value === "object" && value !== null && "isGenerator" in value;
}
