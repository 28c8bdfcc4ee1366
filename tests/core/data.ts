// Reads PyTorch's recorded results in tests/data.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export function readData<T>(name: string): T {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  return JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")) as T;
}

/** Recorded JSON has strings for numbers that JSON cannot express. */
export function numberOf(value: number | string | boolean): number | bigint | boolean {
  if (typeof value !== "string") return value;
  return /^-?\d+$/.test(value) && value !== "-0" ? BigInt(value) : Number(value);
}
