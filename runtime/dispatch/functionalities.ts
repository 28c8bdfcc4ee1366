// Functionality keys that programs define: a bit of the third word, a place in the order, and cells beside those of the listed keys.
/// <reference lib="esnext.disposable" preserve="true" />

import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { placeOf } from "../core/frames.js";
import { checkOptions } from "../core/options.js";
import { once } from "../core/shared.js";
import { dispatcher } from "./dispatcher.js";
import type { BoxedKernel, Fallthrough, Source } from "./kernel.js";
import { sourceText } from "./kernel.js";
import { KeySet } from "./key-set.js";
import {
  type AliasName,
  addRow,
  aliasNames,
  type DispatchKeyName,
  type FunctionalityRow,
  functionalityCount,
  functionalityRows,
  hideRow,
  isKeyName,
  mostFunctionalities,
  type RuntimeKey,
  showRow,
} from "./keys.js";
import { Library } from "./library.js";
import { near } from "./near.js";
import { idOfSlot } from "./operator-entry.js";
import { type OperatorRegistry, registries } from "./operator-registry.js";

/** The place and the kind of a functionality key. */
export interface FunctionalityOptions {
  /** The key comes directly above this one: a functionality, or a family (`"Autograd"`, `"Autocast"`), whose highest key counts. */
  readonly above?: string | undefined;
  /** The key comes directly below this one; of a family, the lowest key counts. Either `above` or `below` is required. */
  readonly below?: string | undefined;
  /**
   * Whether it is a kind of tensor with a runtime key for each backend (`JaggedCPU`, `JaggedMeta`), which tensors carry in place of Dense; false by
   * default: one runtime key with the functionality's name.
   */
  readonly perBackend?: boolean | undefined;
  /** Whether calls of operators without a kernel at the key pass on to the next one, which is the default; otherwise they are errors. */
  readonly fallsThrough?: boolean | undefined;
  /** A kernel for all operators without one of their own at the key: `boxed((op, keys, stack) => ...)`. */
  readonly fallback?: BoxedKernel | Fallthrough | undefined;
  /** The alias keys whose kernels also serve this key: composites (`"CompositeImplicitAutograd"`), as a kind of tensor needs them. */
  readonly aliases?: readonly AliasName[] | undefined;
}

/** A functionality key that a program has defined, until it is disposed. */
export interface Functionality {
  readonly name: string;
  /** The key for registrations, guards and tensors; for one per backend the bare functionality, which needs a backend: `keyOf("CPU")`. */
  readonly key: DispatchKeyName;
  /** The set of this key alone. */
  readonly keys: KeySet;
  /** The runtime key on a backend: `JaggedCPU`. @throws DispatchError for a key that is not per backend, and for unknown backends */
  keyOf(backend: string): DispatchKeyName;
  /** Removes the key and its fallback. @throws DispatchError while kernels are registered at the key */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** A key that was defined once: its bit, and its slots, stay its own. */
interface Known {
  /** Its index in the list of functionalities. */
  readonly functionality: number;
  readonly keys: readonly RuntimeKey[];
  readonly perBackend: boolean;
  /** Where it is defined now; null while it is not. */
  place: Source | null;
}

const known: Map<string, Known> = once("dispatch.functionalities", () => new Map());

const options = ["above", "below", "perBackend", "fallsThrough", "fallback", "aliases"] as const;

/** How many keys programs may define. */
const most = mostFunctionalities - functionalityCount;

/**
 * Defines a functionality key: a layer of the dispatcher, or a kind of tensor, in a place of the order that no listed key has. Calls reach it as they
 * reach listed keys: if tensors carry it (`keys` of a wrapper tensor) or a guard includes it (`withIncluded`). It takes kernels and a fallback, and
 * shows in `explain`, dumps and errors. Calls that do not reach one cost what they cost without it. The keys apply to all copies of the package.
 *
 * @example
 * const audit = defineFunctionality("Audit", { above: "Autocast", fallback: boxed((op, keys, stack) => {
 *   console.log(op.name);
 *   dispatcher.redispatchBoxed(op, keys.remove("Audit"), stack);
 * }) });
 * withIncluded(audit.key, () => add(x, y));
 * @param name begins with a capital letter; a name keeps its bit, so that a key defined again is the same one
 * @throws DispatchError for a name that is a key, an unknown neighbour, and beyond 20 names in one program
 */
export function defineFunctionality(name: string, given: FunctionalityOptions): Functionality {
  if (typeof name !== "string" || !/^[A-Z][A-Za-z0-9_]*$/.test(name))
    throw new ArgumentError(
      `defineFunctionality: a key's name must begin with a capital letter and consist of letters, digits and _, got ${describe(name)}`,
    );
  checkOptions("defineFunctionality", given, options);
  const { above, below, perBackend = false, fallsThrough = true, fallback, aliases = [] } = given;
  for (const [option, value] of Object.entries({ perBackend, fallsThrough }))
    if (typeof value !== "boolean")
      throw new ArgumentError(`defineFunctionality: ${option} must be true or false, got ${describe(value)}`);
  const place = placeOf(defineFunctionality);
  const earlier = known.get(name) ?? null;
  if (earlier !== null && earlier.place !== null)
    throw new DispatchError(
      `defineFunctionality: ${name} is already defined at ${sourceText(earlier.place)}; dispose of that key before defining it again`,
    );
  const taken = [name, ...(perBackend ? [`${name}CPU`] : [])].find(isKeyName);
  if (taken !== undefined) throw new DispatchError(`defineFunctionality: the dispatch key ${taken} already exists`);
  if (earlier !== null && earlier.perBackend !== perBackend)
    throw new DispatchError(
      `defineFunctionality: ${name} was ${earlier.perBackend ? "per backend" : "a single key"} before, and tensors may still carry it; use another name`,
    );
  checkAliases(aliases);
  const rank = placeBetween(above, below);
  if (earlier === null && known.size >= most)
    throw new DispatchError(
      `defineFunctionality: there is no room for ${name}: a program can define ${most} keys, and has defined ${[...known.keys()].join(", ")}. ` +
        "Names that are no longer defined keep their bits, since tensors may carry them: define one of these again.",
    );
  const row = { name, rank, perBackend, fallsThrough, prefix: perBackend ? name : "" } as unknown as FunctionalityRow;
  const entry = earlier ?? added(name, row, aliases);
  if (earlier !== null) {
    Object.assign(functionalityRows[entry.functionality]!, row);
    showRow(entry.keys, aliases);
  }
  entry.place = place;
  refresh((registry) => {
    for (const { slot } of entry.keys) {
      delete registry.fallbacks[slot];
      delete registry.defaultFallbacks[slot];
    }
  });
  const layers: Library[] = [];
  try {
    if (fallback !== undefined)
      for (const key of entry.keys) {
        const library = new Library(dispatcher, "_", "IMPL", key.name, place);
        layers.push(library);
        library.fallback(fallback);
      }
  } catch (error) {
    remove(entry, layers);
    throw error;
  }
  return handleOf(name, entry, layers);
}

function added(name: string, row: FunctionalityRow, aliases: readonly AliasName[]): Known {
  const functionality = functionalityRows.length;
  const entry: Known = { functionality, keys: addRow(row, aliases), perBackend: row.perBackend, place: null };
  known.set(name, entry);
  return entry;
}

function handleOf(name: string, entry: Known, layers: readonly Library[]): Functionality {
  let active = true;
  const dispose = (): void => {
    if (!active) return;
    refuseKernels(name, entry);
    active = false;
    remove(entry, layers);
  };
  return {
    name,
    key: name as DispatchKeyName,
    keys: KeySet.of(name),
    keyOf(backend) {
      const key = entry.perBackend ? entry.keys.find((one) => one.name === `${name}${backend}`) : undefined;
      if (key !== undefined) return key.name;
      const names = entry.keys.map((one) => one.name.slice(name.length));
      throw new DispatchError(
        entry.perBackend
          ? `${name} has no key for ${describe(backend)}: the backends are ${names.join(", ")}`
          : `${name} is one key for all backends; define it with { perBackend: true } for one key each`,
      );
    },
    dispose,
    [Symbol.dispose]: dispose,
  };
}

/** Takes a key out of the order and of all tables. */
function remove(entry: Known, layers: readonly Library[]): void {
  for (const library of layers) library.dispose();
  hideRow(entry.keys);
  Object.assign(functionalityRows[entry.functionality]!, { name: "", rank: -1, fallsThrough: true });
  entry.place = null;
  refresh();
}

/** @throws DispatchError while operators have kernels at a key, or other libraries fallbacks */
function refuseKernels(name: string, { keys }: Known): void {
  const left: string[] = [];
  refresh((registry) => {
    for (const entry of registry.entries.values())
      for (const key of keys) {
        const record = entry.kernels.get(idOfSlot(key.slot));
        if (record !== undefined) left.push(`${entry.name} at ${record.place}`);
      }
  });
  if (left.length === 0) return;
  const shown = left.slice(0, 5).join(", ");
  throw new DispatchError(
    `${name} still has kernels: ${shown}${left.length > 5 ? `, and ${left.length - 5} more` : ""}. Dispose of their libraries before the key.`,
  );
}

/** Makes the tables of all operators anew at their next calls. */
function refresh(visit?: (registry: OperatorRegistry) => void): void {
  registries.splice(0, registries.length, ...registries.filter((reference) => reference.deref() !== undefined));
  for (const reference of registries) {
    const registry = reference.deref();
    if (registry === undefined) continue;
    visit?.(registry);
    for (const entry of [...registry.computed]) entry.invalidate();
  }
}

/** @throws ArgumentError for values that are not alias keys, and for Autograd */
function checkAliases(aliases: unknown): void {
  const names: readonly string[] = aliasNames.filter((name) => name !== "Autograd");
  if (Array.isArray(aliases) && aliases.every((name) => names.includes(name as string))) return;
  throw new ArgumentError(
    `defineFunctionality: aliases is a list of ${names.join(", ")}, got ${describe(aliases)}` +
      (Array.isArray(aliases) && aliases.includes("Autograd")
        ? "; autograd kernels continue below the autograd keys, so they cannot serve another one"
        : ""),
  );
}

/** The place in the order directly above or below a key. */
function placeBetween(above: string | undefined, below: string | undefined): number {
  if ((above === undefined) === (below === undefined))
    throw new ArgumentError(
      `defineFunctionality: state the place, either { above: "Autocast" } or { below: "Autograd" }${above === undefined ? "" : ", not both"}`,
    );
  const order = functionalityRows.filter(({ rank }) => rank >= 0).map(({ rank }) => rank);
  if (above !== undefined) {
    const from = Math.max(...ranksOf(above));
    return middle(from, Math.min(...order.filter((rank) => rank > from)));
  }
  const to = Math.min(...ranksOf(below!));
  if (to === 0) throw new DispatchError("defineFunctionality: Dense is the lowest key: calls end there");
  return middle(Math.max(...order.filter((rank) => rank < to)), to);
}

function middle(from: number, to: number): number {
  return to === Number.POSITIVE_INFINITY ? from + 1 : (from + to) / 2;
}

/** Groups of listed functionalities that are next to each other, by the prefix of their names. */
const families: readonly string[] = ["Autograd", "Autocast"];

/** The ranks of a functionality, or of the listed functionalities of a family. */
function ranksOf(name: string): number[] {
  const rows = functionalityRows.filter((row) => row.rank >= 0);
  const own = rows.filter((row) => row.name === name);
  const family = families.includes(name) ? rows.filter((row) => row.name.startsWith(name)) : [];
  const found = own.length > 0 ? own : family;
  if (found.length === 0)
    throw new DispatchError(
      `defineFunctionality: there is no functionality key ${
        typeof name === "string"
          ? `${name}.${near(name, [...families, ...rows.map((row) => row.name)])}`
          : `${describe(name)}.`
      }`,
    );
  return found.map(({ rank }) => rank);
}
