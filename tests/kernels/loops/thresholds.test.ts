// Thresholds of kernels: one table, and a benchmark row for each.

import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type Name, recorded, rows, sizesOf } from "../../../bench/thresholds.js";
import { setNumThreads } from "../../../generated/index.js";

const root = new URL("../../../", import.meta.url).pathname;
const table = "loops/thresholds.ts";

afterEach(() => setNumThreads(1));

/** Constants that are compared with sizes but choose no faster way. */
const others: Readonly<Record<string, string>> = {
  "cpu/decompositions.ts largest": "decides the order of sums",
  "cpu/indexing.ts blockSize": "indices of a block",
  "cpu/introsort.ts short": "decides the order of equal elements",
  "cpu/linalg.ts manyColumns": "decides how accurate small values are",
  "cpu/order.ts digitBits": "bits of a digit",
  "cpu/schur.ts mostSteps": "steps until an iteration fails",
  "memory/broadcast-blocks.ts blockSize": "elements of a block",
  "memory/large.ts mostNoted": "bytes of temporaries beyond which the collector has them",
  "memory/scratch.ts few": "doubles that V8 holds within its heap",
  "memory/scratch.ts most": "doubles that are kept",
  "wasm/convolution-plans.ts maxRows": "room in a memory",
  "wasm/convolution-plans.ts maxTableEntries": "room in a memory",
  "wasm/convolution-plans.ts slabs": "numbers of a tile",
  "wasm/integer-folds.ts firstTruths": "elements that are tried first",
  "wasm/job-lists.ts entryNumbers": "numbers of a job",
  "wasm/job-lists.ts packsBytes": "room in a memory",
  "wasm/means.ts behind": "bytes that a load may reach behind the images",
  "wasm/moves.ts cacheLine": "bytes of a cache line",
  "wasm/moves.ts lineDims": "dimensions of a loop",
  "wasm/moves.ts blockElements": "room in a memory",
  "wasm/norms.ts longest": "room in a memory",
  "wasm/pooling.ts maxTaps": "room in a memory",
  "wasm/product.ts depth": "products of a block",
  "wasm/product.ts panelRows": "room in a memory",
  "wasm/product.ts slack": "room in a memory",
  "wasm/product.ts tileBytes": "bytes of a tile",
  "wasm/product.ts tileRows": "rows of a tile",
  "wasm/row-programs.ts maxReductions": "room in a memory",
  "wasm/rows.ts most": "room in a memory",
  "wasm/shared-convolution.ts cacheBytes": "bytes of a block that fit a thread's cache",
  "wasm/shared-convolution.ts maxEntries": "room in a memory",
  "wasm/tiles.ts tooLarge": "size of numbers whose sums could lose digits",
};

test("a kernel has no threshold of its own: numbers that sizes are compared with are in the table, or here with what they are", () => {
  const files = readdirSync(`${root}runtime/kernels`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:loops|wasm|memory|pointwise|cpu)\/.*\.ts$/.test(file) && file !== table)
    .map((file) => [file, readFileSync(`${root}runtime/kernels/${file}`, "utf8")] as const);
  const found = files.flatMap(([file, text]) =>
    [...text.matchAll(/^(?:export )?const (\w+)(?:: number)? = [\d_.]+(?: \*\*? [\d_.]+)*;/gm)]
      .map(([, name]) => name!)
      .filter((name) => {
        const isCompared = new RegExp(`(?<!=)[<>]=?\\s*(?:\\d+ \\* )?${name}\\b|\\b${name}\\s*[<>]=?\\s`);
        return files.some(
          ([other, content]) =>
            (other === file ||
              new RegExp(`import [^;]*\\b${name}\\b[^;]* from "[^"]*/${file.split("/")[1]!.slice(0, -3)}\\.js"`).test(
                content,
              )) &&
            isCompared.test(content),
        );
      })
      .map((name) => `${file} ${name}`),
  );
  expect(found.sort()).toEqual(Object.keys(others).sort());
});

test.each(Object.keys(rows) as Name[])("the benchmark row of %s runs", (name) => {
  const { call, threads } = rows[name];
  // Those of threads take long, and read the same operators.
  expect(() => call(threads ? 512 : recorded[name])()).not.toThrow();
  expect(sizesOf(name)).toContain(recorded[name]);
});
