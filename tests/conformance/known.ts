// The known differences from PyTorch, each kind with its reason: known.json. Any other difference fails.

import { readFileSync } from "node:fs";

export interface KnownDifference {
  /** The files of records in which it occurs: in each that is run as a whole, the row has to match something. */
  readonly files: readonly string[];
  /** Matches the name of what was run: `aten::cov (float64)`. */
  readonly what: string;
  /** Matches one difference: `result 1: strides: expected [1,5], got [5,1]`. */
  readonly why: string;
  readonly reason: string;
  /** The kernels with which it occurs: the usual ones, or WebAssembly's at every size (`--threads`). Without it: both. */
  readonly kernels?: Kernels;
}

export type Kernels = "usual" | "wasm";

export const knownDifferences: readonly KnownDifference[] = JSON.parse(
  readFileSync(new URL("known.json", import.meta.url), "utf8"),
) as KnownDifference[];

const patternsOf = (rows: readonly KnownDifference[]): { row: KnownDifference; what: RegExp; why: RegExp }[] =>
  rows.map((row) => ({ row, what: new RegExp(row.what), why: new RegExp(row.why) }));
const patterns = patternsOf(knownDifferences);

/** Accepts a backend's own differences, too. @throws SyntaxError for what is no regular expression */
function addKnownDifferences(rows: readonly KnownDifference[]): void {
  patterns.push(...patternsOf(rows));
}

/** Accepts the differences that a file lists. @throws Error that says what is wrong with it */
export function readKnownDifferences(file: string): void {
  const rows: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isRow = (row: unknown): row is KnownDifference =>
    typeof row === "object" &&
    row !== null &&
    ["what", "why", "reason"].every((name) => typeof (row as Record<string, unknown>)[name] === "string");
  if (!Array.isArray(rows) || !rows.every(isRow))
    throw new Error('expected a list of { "what", "why", "reason" }, each a text');
  addKnownDifferences(rows);
}

let running: Kernels = "usual";

/** From now on calls use these kernels, and rows of other ones do not count. Returns the earlier ones. */
export function runWith(kernels: Kernels): Kernels {
  const before = running;
  running = kernels;
  return before;
}

const applies = (row: KnownDifference): boolean => (row.kernels ?? running) === running;

/** The row that matches a difference, on the CPU or on a device; null for an unknown one. */
export function knownDifference(what: string, why: string): KnownDifference | null {
  const here = what.replace(/ on \w+$/, "");
  return (
    patterns.find(({ row, ...is }) => applies(row) && (is.what.test(what) || is.what.test(here)) && is.why.test(why))
      ?.row ?? null
  );
}

/** The rows that a run over a whole file should have matched and did not. */
export function staleRows(file: string, matched: ReadonlySet<KnownDifference>): KnownDifference[] {
  return knownDifferences.filter((row) => applies(row) && row.files.includes(file) && !matched.has(row));
}
