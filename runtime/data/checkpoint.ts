// Checkpoints of a training run: models, optimisers, schedules, generators and notes, in one safetensors file.

import { clone, resolve_conj, view_as_complex, view_as_real } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { type Bytes, givenBytes } from "../core/bytes.js";
import { tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { defaultGenerators, type Generator, isGenerator } from "../core/generator.js";
import { isPlainObject } from "../core/options.js";
import { loadSafetensors, saveSafetensors } from "../core/safetensors.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { readWhole, writeWhole } from "./files.js";

/** What has a state: modules, optimisers, schedules, gradient scalers. */
export interface Stateful {
  stateDict(): unknown;
  loadStateDict(state: never): unknown;
}

/** A value that a checkpoint keeps as it is: numbers, texts and the like, and lists and objects of them. Tensors may be among them. */
export type CheckpointNote =
  | number
  | string
  | boolean
  | null
  | bigint
  | Tensor
  | readonly CheckpointNote[]
  | { readonly [name: string]: CheckpointNote };

/** The parts of a checkpoint, by names of one's own. */
export type CheckpointParts = Readonly<Record<string, Stateful | Generator | CheckpointNote>>;

/** Metadata of the file. */
const key = "tengen.checkpoint";
/** The states of the generators that `manualSeed` seeds: the CPU's, and those of devices that draw themselves. */
const defaultName = "default generator";
const defaultNameOf = (device: string): string => (device === "cpu" ? defaultName : `${defaultName} of ${device}`);

const isStateful = (value: unknown): value is Stateful =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<Stateful>).stateDict === "function" &&
  typeof (value as Partial<Stateful>).loadStateDict === "function";

/** What JSON does not have, as objects with one of these keys; an object of the state that has one is written as pairs. */
type Special =
  | { readonly $tensor: string; readonly complex?: true }
  | { readonly $number: string }
  | { readonly $bigint: string }
  | { readonly $object: readonly (readonly [string, unknown])[] };

/** Writes values as JSON, and collects the tensors in them. */
export class Writer {
  readonly tensors: Record<string, Tensor> = {};
  readonly #expected: (path: string, got: string) => string;
  /** The lists and objects in which it is. */
  readonly #open = new Set<unknown>();

  /** @param expected for messages: who wants what */
  constructor(expected: (path: string, got: string) => string) {
    this.#expected = expected;
  }

  /** @throws ArgumentError for a value that a file cannot have, such as a function */
  value(value: unknown, path: string): unknown {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return isPlain ? value : { $number: Object.is(value, -0) ? "-0" : String(value) };
    }
    if (typeof value === "bigint") return { $bigint: String(value) };
    if (isTensor(value)) {
      const complex = value.dtype === "complex128";
      this.tensors[path] = complex ? noGrad(() => view_as_real(resolve_conj(value))) : value;
      return complex ? { $tensor: path, complex: true } : { $tensor: path };
    }
    if (!Array.isArray(value) && !isPlainObject(value)) throw new ArgumentError(this.#expected(path, describe(value)));
    if (this.#open.has(value)) throw new ArgumentError(this.#expected(path, "a list or object that contains itself"));
    this.#open.add(value);
    const result = this.#collection(value, path);
    this.#open.delete(value);
    return result;
  }

  #collection(value: readonly unknown[] | Readonly<Record<string, unknown>>, path: string): unknown {
    if (Array.isArray(value)) return value.map((item, i) => this.value(item, `${path}.${i}`));
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, this.value(item, `${path}.${name}`)] as const);
    return entries.some(([name]) => name.startsWith("$") || name === "__proto__")
      ? { $object: entries }
      : Object.fromEntries(entries);
  }
}

/** Reads what `Writer` wrote. */
export function read(value: unknown, tensors: Readonly<Record<string, Tensor>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => read(item, tensors));
  const special = value as Partial<Record<string, unknown>> & Partial<Special>;
  if ("$tensor" in special) {
    const found = tensors[special.$tensor as string];
    if (found === undefined)
      throw new FormatError(`loadCheckpoint: the file has no tensor ${JSON.stringify(special.$tensor)}`);
    return special["complex"] === true ? noGrad(() => view_as_complex(found)) : found;
  }
  if ("$number" in special) return Number(special.$number);
  if ("$bigint" in special) return BigInt(special.$bigint as string);
  const entries = "$object" in special ? (special.$object as [string, unknown][]) : Object.entries(special);
  return Object.fromEntries(entries.map(([name, item]) => [name, read(item, tensors)]));
}

/**
 * Saves a training run: whatever has `stateDict` (models, optimisers, schedules, gradient scalers), generators, and notes such as the step, by names of one's
 * own, in one safetensors file. The generators that `manualSeed` seeds are saved with them, so that `loadCheckpoint` resumes with the same bits.
 *
 *     saveCheckpoint("run.safetensors", { model, optimizer, schedule, step, best });
 *
 * The file is written beside the old one and then takes its place, so a full disk leaves the old one whole.
 * @param path in Node, Deno and Bun; without a path the bytes are returned
 * @throws ArgumentError for parts that are none of these; the system's error if the file cannot be written
 */
export function saveCheckpoint(path: string, parts: CheckpointParts): void;
export function saveCheckpoint(parts: CheckpointParts): Uint8Array<ArrayBuffer>;
export function saveCheckpoint(
  first: string | CheckpointParts,
  second?: CheckpointParts,
): Uint8Array<ArrayBuffer> | undefined {
  const where = "saveCheckpoint";
  const parts = typeof first === "string" ? second : first;
  if (!isPlainObject(parts))
    throw new ArgumentError(
      `${where}: expected parts by name, such as { model, optimizer, step }, got ${describe(parts)}`,
    );
  const writer = new Writer(
    (path, got) =>
      `${where}: ${path} is ${got}; expected a model, an optimiser or what else has stateDict, a generator, or numbers, texts and tensors`,
  );
  const states: Record<string, unknown> = {};
  const notes: Record<string, unknown> = {};
  const generators: Record<string, unknown> = {};
  for (const [device, generator] of defaultGenerators()) {
    const name = defaultNameOf(device);
    generators[name] = writer.value(stateOf(generator), name);
  }
  for (const [name, part] of Object.entries(parts)) {
    if (part === undefined) continue;
    if (isGenerator(part)) generators[name] = writer.value(stateOf(part), name);
    else if (isStateful(part)) states[name] = writer.value(part.stateDict(), name);
    else notes[name] = writer.value(part, name);
  }
  const metadata = { [key]: JSON.stringify({ version: 1, states, generators, notes }) };
  const bytes = saveSafetensors(writer.tensors, metadata);
  if (typeof first !== "string") return bytes;
  writeWhole(where, first, bytes);
  return undefined;
}

const stateOf = (generator: Generator): Tensor => tensor(generator.getState(), { dtype: "uint8" });

/** The content of a checkpoint. */
interface Content {
  readonly states: Readonly<Record<string, unknown>>;
  readonly generators: Readonly<Record<string, unknown>>;
  readonly notes: Readonly<Record<string, CheckpointNote>>;
}

function content(bytes: Uint8Array): Content {
  const { tensors, metadata } = loadSafetensors(bytes);
  const text = metadata[key];
  if (text === undefined)
    throw new FormatError(
      "loadCheckpoint: this safetensors file was not written by saveCheckpoint; model.loadStateDict(loadSafetensors(bytes).tensors) loads a model's state",
    );
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new FormatError(`loadCheckpoint: the file's description is damaged: ${(error as Error).message}`);
  }
  const { version, states, generators, notes } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (version !== 1)
    throw new FormatError(`loadCheckpoint: the file has version ${describe(version)}, this package reads version 1`);
  if (![states, generators, notes].every(isPlainObject))
    throw new FormatError("loadCheckpoint: the file's description is damaged: it has no states, generators and notes");
  try {
    return read({ states, generators, notes }, tensors) as Content;
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw new FormatError(`loadCheckpoint: the file's description is damaged: ${(error as Error).message}`);
  }
}

/** The parts that `loadCheckpoint` sets. */
export type LoadedParts = Readonly<Record<string, Stateful | Generator>>;

/**
 * Sets models, optimisers, schedules and generators to what `saveCheckpoint` saved under the same names, and the generators that `manualSeed` seeds.
 *
 *     const { step } = loadCheckpoint("run.safetensors", { model, optimizer, schedule });
 *
 * Parts of the checkpoint that are not named stay unused; `loadCheckpoint(file, { model })` loads a model for use.
 * @param file a path in Node, Deno and Bun, or the bytes
 * @returns the notes, such as the step
 * @throws ArgumentError for a name that the checkpoint does not have; FormatError for other and damaged files, and for states that do not fit. Then every part is
 * as it was
 */
export function loadCheckpoint<
  N extends Readonly<Record<string, CheckpointNote>> = Readonly<Record<string, CheckpointNote>>,
>(file: string | Bytes, parts: LoadedParts): N {
  const where = "loadCheckpoint";
  if (!isPlainObject(parts))
    throw new ArgumentError(`${where}: expected parts by name, such as { model, optimizer }, got ${describe(parts)}`);
  const bytes = typeof file === "string" ? readWhole(where, file) : givenBytes(where, file);
  const { states, generators, notes } = content(bytes);
  for (const [name, part] of Object.entries(parts)) {
    const kind = isGenerator(part) ? generators : isStateful(part) ? states : null;
    if (kind === null)
      throw new ArgumentError(
        `${where}: ${name} is ${describe(part)}; expected a model, an optimiser or what else has loadStateDict, or a generator`,
      );
    if (!Object.hasOwn(kind, name) || name.startsWith(defaultName)) {
      const there = [...Object.keys(states), ...Object.keys(generators)].filter((one) => !one.startsWith(defaultName));
      throw new ArgumentError(`${where}: the checkpoint has no ${name}; it has ${there.join(", ") || "none at all"}`);
    }
  }
  const undo: (() => void)[] = [];
  try {
    const setGenerator = (generator: Generator, state: unknown): void => {
      const before = generator.getState();
      generator.setState(isTensor(state) ? Uint8Array.from(state.toArray<number[]>()) : (state as Uint8Array));
      undo.push(() => generator.setState(before));
    };
    // Modules check a state before they change anything; all others are set first, and set back if a module refuses.
    const order = Object.entries(parts).sort(([, a], [, b]) => Number("forward" in a) - Number("forward" in b));
    for (const [device, generator] of defaultGenerators()) {
      const name = defaultNameOf(device);
      if (Object.hasOwn(generators, name)) setGenerator(generator, generators[name]);
    }
    for (const [i, [name, part]] of order.entries()) {
      if (isGenerator(part)) setGenerator(part, generators[name]);
      else {
        const isLast = i === order.length - 1;
        const before = isLast ? null : part.stateDict();
        const kept = !isLast && "forward" in part ? cloned(before as Record<string, Tensor>) : before;
        part.loadStateDict(states[name] as never);
        undo.push(() => part.loadStateDict(kept as never));
      }
    }
  } catch (error) {
    for (const set of undo.reverse()) set();
    throw error;
  }
  return notes as N;
}

/** The tensors of a module's state, which it goes on writing to. */
const cloned = (state: Readonly<Record<string, Tensor>>): Record<string, Tensor> =>
  noGrad(() => Object.fromEntries(Object.entries(state).map(([name, one]) => [name, clone(one, null)])));
