// Offers of faster loops: a cell of a kernel's table then chooses by layout and size. Tables without offers are
// unchanged and cost nothing.

import { pointwiseChoice } from "../../../generated/loops/choices.js";
import { describe } from "../../core/describe.js";
import { type DType, dtypeCodeOf, dtypeOf, isDType } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import { once } from "../../core/shared.js";
import { near } from "../../dispatch/near.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { warnings } from "../shapes/outputs.js";
import { type Choose, CONTIGUOUS, minimumOf, type OfferedLoop, STRIDED } from "./choice.js";
import {
  type AnyLoop,
  areOffersAutomatic,
  bitLoops,
  deferredOffers,
  type LoopTable,
  type StagedLoop,
  type StagingCell,
} from "./loop-table.js";

/**
 * The layout of the operands in one run of a loop. `contiguous`: all have step 1. `scalar`: the output and at least one
 * input have step 1, the other inputs step 0, as for a number or a broadcast column. `strided`: anything else. A
 * broadcast row is passed as contiguous runs of its length.
 */
export type LoopLayout = "contiguous" | "scalar" | "strided";

/** A loop for some runs of a kernel. */
export interface LoopOffer<Loop extends AnyLoop = AnyLoop> {
  /** The dtype whose elements the loop reads. */
  readonly dtype: DType;
  readonly loop: Loop;
  /** The runs it accepts; contiguous ones by default. */
  readonly layout?: LoopLayout | readonly LoopLayout[];
  /** The minimum number of elements of a run; 1 by default. */
  readonly from?: number;
  /** Who offers it, as named by `useKernels` and TENGEN_KERNELS; `user` by default. */
  readonly source?: string;
}

/** Undoes an offer. Disposing twice does nothing. */
export interface LoopOfferHandle {
  dispose(): void;
}

/** The description of an offer in explanations. */
export interface StandingOffer {
  readonly name: string;
  readonly dtype: DType;
  readonly layouts: readonly LoopLayout[];
  readonly from: number;
  readonly source: string;
}

interface Entry extends StandingOffer, OfferedLoop {}

const layoutNames: readonly LoopLayout[] = ["contiguous", "scalar", "strided"];

type Run = (...args: unknown[]) => unknown;

/** Chooses for cells of other kernels, by the size and layout in their loops' arguments. */
export function choiceBy<A extends unknown[]>(
  size: (...args: A) => number,
  isContiguous: (...args: A) => boolean,
): Choose {
  return (entries, reference) => {
    const minimum = minimumOf(entries);
    return ((...args: A) => {
      const n = size(...args);
      if (n < minimum) return (reference as Run)(...args);
      const layout = isContiguous(...args) ? CONTIGUOUS : STRIDED;
      for (const { from, accepts, loop } of entries) {
        if (n < from || (accepts & layout) === 0) continue;
        const result = (loop as Run)(...args);
        if (result !== false) return result;
      }
      return (reference as Run)(...args);
    }) as unknown as AnyLoop;
  };
}

/** A cell of a table with offers. */
interface Cell {
  readonly table: (AnyLoop | null)[];
  readonly code: number;
  readonly choose: Choose;
  /** The kernel's built-in loop. */
  readonly reference: AnyLoop;
  /** Newest first. */
  entries: readonly Entry[];
}

interface State {
  readonly cells: Cell[];
  /** The sources whose offers are active; null for all. */
  sources: readonly string[] | null;
  /** Selected sources for whose offers no search has been made yet. */
  awaited: readonly string[];
}

const state: State = once("kernels.offers", () => {
  const world = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  const sources = sourcesIn(world.process?.env?.["TENGEN_KERNELS"] ?? null);
  const awaited = sources?.filter((name) => name !== "ts") ?? [];
  if (awaited.length > 0) void nameAbsent();
  return { cells: [], sources, awaited };
});

function sourcesIn(text: string | null): readonly string[] | null {
  if (text === null || text.trim() === "") return null;
  return text.split(",").map((name) => name.trim());
}

/**
 * Warns about selected sources without offers, since a misspelt name turns all offers off. The check is delayed to give
 * them time; a source that makes its offers later is still used.
 */
async function nameAbsent(): Promise<void> {
  await null;
  const { awaited } = state;
  state.awaited = [];
  const present = new Set(state.cells.flatMap(({ entries }) => entries.map(({ source }) => source)));
  // Loops that are offered automatically are registered before the first long run.
  if (deferredOffers.installed !== null) present.add(deferredOffers.installed.source);
  for (const name of awaited) {
    if (present.has(name)) continue;
    warnings.emit(
      `useKernels, or TENGEN_KERNELS: no loops have been offered under the name ${JSON.stringify(name)}.${near(name, present)} Loops offered under it later will be used.`,
    );
  }
}

/** Updates a cell to its active offers. */
function update({ table, code, choose, reference, entries }: Cell): void {
  const active = entries.filter(({ source }) => state.sources?.includes(source) ?? true);
  table[code] =
    active.length === 0
      ? reference
      : Object.assign(choose(active, reference), { offers: active, stage: stageOf(active, reference) });
}

/** Lends the memory of the loop that is used for so many adjacent elements. */
function stageOf(entries: readonly Entry[], reference: AnyLoop): StagingCell["stage"] {
  return (count, parameters) => {
    const chosen = entries.find(({ from, accepts }) => count >= from && (accepts & CONTIGUOUS) !== 0);
    const lent = (chosen?.loop as StagedLoop | undefined)?.stage?.(parameters);
    return lent == null ? null : { ...lent, from: minimumOf(entries), reference };
  };
}

/**
 * Selects the loops that calls use: those of the named sources (`"wasm"`, `"wasm, user"`), `"ts"` for the built-in ones
 * only, null for all offers. In Node the environment variable TENGEN_KERNELS sets the initial selection. A name without
 * offers gives a warning, and takes effect once it has some.
 * @returns the previous selection
 */
export function useKernels(sources: string | null): string | null {
  if (sources !== null && typeof sources !== "string")
    throw new ArgumentError(
      `useKernels: expected a comma-separated list of names, or null for all, got ${describe(sources)}`,
    );
  const before = state.sources?.join(", ") ?? null;
  state.sources = sourcesIn(sources);
  state.awaited = state.sources?.filter((name) => name !== "ts") ?? [];
  state.cells.forEach(update);
  if (state.awaited.length > 0) void nameAbsent();
  return before;
}

/** The active offers of a table. */
export function standingOffers(table: LoopTable<unknown>): StandingOffer[] {
  return table.flatMap((cell) => (cell as { readonly offers?: readonly StandingOffer[] } | null)?.offers ?? []);
}

/** The loops that a pointwise operator's kernels were registered with; null for other operators. */
export function tableOf({ kernels }: OperatorEntry): LoopTable<AnyLoop> | null {
  for (const { pointwise } of kernels.values()) if (pointwise !== null) return pointwise as LoopTable<AnyLoop>;
  return null;
}

/**
 * Inserts a loop before those for a dtype of a table.
 * @param what the kernel's name, for messages
 * @throws ArgumentError for an offer that the table cannot use
 */
export function offerFor(what: string, table: LoopTable<AnyLoop>, choose: Choose, offer: LoopOffer): LoopOfferHandle {
  const inputs = pointwiseChoice.indexOf(choose) + 1;
  if (inputs > 0) bitLoops.installed?.(table, inputs);
  const entry = entryOf(what, table, offer);
  const code = dtypeCodeOf(offer.dtype);
  let cell = state.cells.find((candidate) => candidate.table === table && candidate.code === code);
  if (cell === undefined) {
    cell = { table: table as (AnyLoop | null)[], code, choose, reference: table[code]!, entries: [] };
    state.cells.push(cell);
  }
  const current = cell;
  const isOwn = ({ source }: Entry): boolean => source === entry.source;
  current.entries = areOffersAutomatic()
    ? [...current.entries.filter((one) => !isOwn(one)), entry, ...current.entries.filter(isOwn)]
    : [entry, ...current.entries];
  update(current);
  if (state.awaited.length > 0) void nameAbsent();
  return {
    dispose() {
      current.entries = current.entries.filter((one) => one !== entry);
      update(current);
    },
  };
}

/** A table with offers that the registry names, in the order in which they are tried. For generated code. */
export function offered<Table extends LoopTable<AnyLoop>>(
  what: string,
  inputs: 1 | 2 | 3,
  table: Table,
  ...offers: readonly (readonly LoopOffer[])[]
): Table {
  for (const offer of offers.flat().reverse()) offerFor(what, table, pointwiseChoice[inputs - 1]!, offer);
  return table;
}

const sourceLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

// No regular expression: offers are registered within calls, too.
const isSourceName = (text: string): boolean =>
  text !== "" && [...text].every((letter) => sourceLetters.includes(letter));

function entryOf(what: string, table: LoopTable<AnyLoop>, offer: LoopOffer): Entry {
  const refuse = (text: string): ArgumentError => new ArgumentError(`a loop offered for ${what}: ${text}`);
  if (typeof offer !== "object" || offer === null) throw refuse(`expected { dtype, loop }, got ${describe(offer)}`);
  const { dtype, loop, layout = "contiguous", from = 1, source = "user" } = offer;
  if (typeof loop !== "function") throw refuse(`expected the loop as a function, got ${describe(loop)}`);
  const code = isDType(dtype) ? dtypeCodeOf(dtype) : -1;
  if (code < 0 || table[code] == null) {
    const served = table.flatMap((one, at) => (one === null ? [] : [dtypeOf(at)]));
    throw refuse(
      `there is no loop for ${typeof dtype === "string" ? dtype : describe(dtype)} to replace; the kernel has loops for ${served.join(", ")}`,
    );
  }
  const layouts = typeof layout === "string" ? [layout] : layout;
  const unknown = Array.isArray(layouts) ? layouts.find((layout) => !layoutNames.includes(layout)) : layout;
  if (unknown !== undefined || layouts.length === 0)
    throw refuse(
      `expected a layout of ${layoutNames.join(", ")}, or several in an array, got ${describe(unknown ?? layouts)}`,
    );
  if (!Number.isInteger(from) || from < 0)
    throw refuse(`expected a number of elements as \`from\`, got ${describe(from)}`);
  if (typeof source !== "string" || !isSourceName(source) || source === "ts")
    throw refuse(`expected a name of letters, digits, - and _ as \`source\`, but for \`ts\`, got ${describe(source)}`);
  const accepts = layouts.reduce((bits, one) => bits | (1 << layoutNames.indexOf(one)), 0);
  return {
    name: loop.name === "" ? "a function without a name" : loop.name,
    dtype,
    layouts,
    from,
    source,
    loop,
    accepts,
  };
}
