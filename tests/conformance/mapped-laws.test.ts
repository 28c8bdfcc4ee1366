// The laws of vmap and of nested transforms on a seeded sample of PyTorch's records (TENGEN_FUZZ_SEED draws another); whole files are run by
// `npm run conformance -- --vmapped FILES --transformed FILES`.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fc, seed } from "../seeded.js";
import type { OpRecord } from "./ops.js";
import type { Report } from "./report.js";
import { runTransformed } from "./transformed.js";
import { runVmapped } from "./vmapped.js";

const files = [
  "answers",
  "conversion",
  "half",
  "indexing",
  "linalg",
  "neural",
  "remaining",
  "sort",
  "spectral",
  "unseen",
  "views",
];
const records = files.flatMap((name) => {
  const path = new URL(`../data/kernels-${name}.json.gz`, import.meta.url);
  return (JSON.parse(gunzipSync(readFileSync(path)).toString()) as { readonly ops: readonly OpRecord[] }).ops;
});
const [drawn] = fc.sample(fc.shuffledSubarray(records, { minLength: 1500, maxLength: 1500 }), { numRuns: 1, seed });

const failures = ({ failed }: Report): string[] => failed.map(({ id, why }) => `${id}: ${why}`);

test("a mapped call is the stack of the calls for each example", () => {
  const report = runVmapped(drawn!);
  expect(failures(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(900);
});

test("vjp of vmap, vmap of vjp, vmap of jvp and jvp of vjp are what loops give", () => {
  const report = runTransformed(drawn!);
  expect(failures(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(150);
});
