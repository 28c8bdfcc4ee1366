// Sizes of bundles and packages, recorded in tests/project/sizes.json: what grows by more than 3 % fails until it is recorded with a reason.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Size {
  readonly bytes: number;
  /** What it is, as the README's table prints it. */
  readonly what: string;
  /** Why it is as large as it is: what the last recorded growth bought. */
  readonly reason: string;
}

const file = fileURLToPath(new URL("sizes.json", import.meta.url));
export const recordedSizes = (): Readonly<Record<string, Size>> => JSON.parse(readFileSync(file, "utf8"));

/** The growth over the recorded size that needs no reason. */
export const allowedGrowth = 0.03;

/** Why a size of `bytes` is not what is recorded under `name`, with what to do about it; null where it is within the allowed growth. */
export function beyondRecorded(name: string, bytes: number, sizes = recordedSizes()): string | null {
  const known = sizes[name];
  if (known === undefined) return `tests/project/sizes.json has no size called "${name}"`;
  if (bytes <= Math.round(known.bytes * (1 + allowedGrowth))) return null;
  const growth = bytes / known.bytes - 1;
  return (
    `${known.what} has grown by ${(growth * 100).toFixed(1)} %, from ${known.bytes} to ${bytes} bytes. Find out why with ` +
    "`npx tsx scripts/bundle-size.ts`; if the growth is wanted, record it: `npm run sizes -- --write REASON`"
  );
}

/** Fails where `bytes` exceeds the size recorded under `name`. With TENGEN_WRITE_SIZES, records it, for that reason if it has changed. */
export function expectSize(name: string, bytes: number): void {
  const reason = process.env["TENGEN_WRITE_SIZES"];
  if (reason) {
    const sizes = { ...recordedSizes() };
    const known = sizes[name];
    if (known === undefined) throw new Error(`give "${name}" a row with \`what\` in tests/project/sizes.json first`);
    const grown = beyondRecorded(name, bytes, sizes) !== null;
    sizes[name] = { ...known, bytes, reason: grown ? reason : known.reason };
    writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
    return;
  }
  const reasonAgainst = beyondRecorded(name, bytes);
  if (reasonAgainst !== null) throw new Error(reasonAgainst);
}

/** The README's table of sizes. */
export function sizeTable(): string {
  const rows = Object.entries(recordedSizes()).map(([name, { what, bytes }]) => {
    const size = name === "package" ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} KB gzipped`;
    return `| ${what} | ${size} |`;
  });
  return ["| recorded size | |", "|---|---|", ...rows].join("\n");
}

/** The smallest selection in KB, as the README's first screen states it. */
export function smallestSize(): number {
  return Math.round(recordedSizes()["matrix"]!.bytes / 1000);
}
