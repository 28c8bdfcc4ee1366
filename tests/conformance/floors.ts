// The number of records of each file that must pass: floors.json. It detects a missing operator, since records without an operator are skipped and do not fail.

import { readFileSync, writeFileSync } from "node:fs";
import type { Report } from "./report.js";

export interface Floor {
  readonly kind: string;
  readonly passed: number;
  readonly known: number;
  readonly deviating: number;
  /** The largest number of records that may be skipped for a missing operator or dtype. */
  readonly skipped: number;
}

const file = new URL("floors.json", import.meta.url);

export function readFloors(): Record<string, Floor> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Floor>;
}

export function floorOf(kind: string, { passed, known, deviating, skipped }: Report): Floor {
  return { kind, passed, known: known.length, deviating: deviating.length, skipped: skipped.length };
}

export function writeFloors(floors: Readonly<Record<string, Floor>>): void {
  const merged = { ...readFloors(), ...floors };
  const rows = Object.keys(merged)
    .sort()
    .map(
      (name) =>
        `  ${JSON.stringify(name)}: ${JSON.stringify(merged[name]).replace(/([{,:])(?=")|:(?=\d)|(?=})/g, (c) => (c === "{" ? "{ " : c === "" ? " " : `${c} `))}`,
    );
  writeFileSync(file, `{\n${rows.join(",\n")}\n}\n`);
}

/** What has regressed since the floor was written; null if nothing has. */
export function floorDifference(floor: Floor | undefined, report: Report): string | null {
  if (floor === undefined) return null;
  if (report.passed < floor.passed) return `${report.passed} records passed, ${floor.passed} have to`;
  if (report.skipped.length > floor.skipped) {
    return `${report.skipped.length} records were skipped, ${floor.skipped} may be; run with --skips to see why`;
  }
  for (const kind of ["known", "deviating"] as const) {
    if (report[kind].length > floor[kind]) return `${report[kind].length} records are ${kind}, ${floor[kind]} may be`;
  }
  return null;
}
