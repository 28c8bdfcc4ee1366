// Reads golden files: .json or .jsonl, plain or gzipped.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export function readText(file: string): string {
  const bytes = readFileSync(file);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** One JSON value per line; a file with a single JSON array yields its items, one with a single multi-line object that object. */
export function readRecords<T>(file: string): T[] {
  const text = readText(file);
  if (text.trimStart().startsWith("[")) return JSON.parse(text) as T[];
  if (!/\.jsonl/.test(file)) return [JSON.parse(text) as T];
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
