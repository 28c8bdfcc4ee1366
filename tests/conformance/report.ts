// The report of every kind of golden record: how many passed, which failed and why, which were skipped and why.

import { type KnownDifference, knownDifference } from "./known.js";

export interface Failure {
  readonly id: string;
  /** What was run, and all differences. */
  readonly why: string;
}
/** A record all of whose differences are rows of known.json. */
export interface KnownFailure extends Failure {
  readonly rows: readonly KnownDifference[];
}
export interface Report {
  passed: number;
  readonly failed: Failure[];
  readonly known: KnownFailure[];
  readonly skipped: Failure[];
  /** Results that differ from a record that contradicts itself, with the contradiction; counted separately from those that passed. */
  readonly deviating: Failure[];
}

export function newReport(): Report {
  return { passed: 0, failed: [], known: [], skipped: [], deviating: [] };
}

/** The record needs something that the library does not have: it is skipped, with this reason. */
export class Unsupported extends Error {}

/** Runs one record and adds its outcome, with all differences, to the report. */
export function runRecord(report: Report, id: string, what: string, run: () => readonly string[]): void {
  let found: readonly string[];
  try {
    found = run();
  } catch (error) {
    if (error instanceof Unsupported) {
      report.skipped.push({ id, why: error.message });
      return;
    }
    found = [messageOf(error)];
  }
  noteDifferences(report, id, what, found);
}

/** Records the differences of a record: it has passed, or every difference is known, or it has failed. */
export function noteDifferences(report: Report, id: string, what: string, found: readonly string[]): void {
  const rows = found.map((why) => knownDifference(what, why));
  const failure = { id, why: `${what}: ${found.join("; ")}` };
  if (found.length === 0) report.passed++;
  else if (rows.includes(null)) report.failed.push(failure);
  else report.known.push({ ...failure, rows: rows as KnownDifference[] });
}

/** Adds the counts of one report to another. */
export function addReport(to: Report, from: Report): void {
  to.passed += from.passed;
  to.failed.push(...from.failed);
  to.known.push(...from.known);
  to.skipped.push(...from.skipped);
  to.deviating.push(...from.deviating);
}

export function summaryLine(
  kind: string,
  { passed, failed, known, skipped, deviating }: Report,
  device?: string,
): string {
  const apart = [
    ...(known.length === 0 ? [] : [`${known.length} known`]),
    ...(deviating.length === 0 ? [] : [`${deviating.length} deviate on purpose`]),
  ];
  const what = device === undefined ? kind : `${kind} on ${device}`;
  const left = device === undefined ? "skipped" : "not supported";
  return [`${what}: ${passed} passed, ${failed.length} failed, ${skipped.length} ${left}`, ...apart].join(", ");
}

/** Reasons for skipping with their counts, most frequent first. */
export function skipReasons(report: Report): [string, number][] {
  const counts = new Map<string, number>();
  for (const { why } of report.skipped) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message.split("\n")[0]}`;
}
