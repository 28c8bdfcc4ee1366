// int64 beyond 2^53 beside PyTorch 1.13's answers (64 pairs for each operator), in rows of one number of elements and alone.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { type Tensor, tensor } from "../../generated/index.js";

interface Row {
  readonly op: string;
  readonly a: readonly string[];
  readonly b?: readonly string[];
  readonly out: readonly string[];
}

const rows = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/int64-beyond-doubles.json.gz", import.meta.url))).toString("utf8"),
) as readonly Row[];

type Call = (...args: Tensor[]) => Tensor;
const functions = tengen as unknown as Readonly<Record<string, Call>>;
const named: Readonly<Record<string, Call>> = {
  divTrunc: (a, b) => tengen.div(a!, b!, { roundingMode: "trunc" }),
  divFloor: (a, b) => tengen.div(a!, b!, { roundingMode: "floor" }),
};
const wide = (numbers: readonly string[]): Tensor =>
  tensor(
    numbers.map((number) => BigInt(number)),
    { dtype: "int64" },
  );
const shown = (result: Tensor): string[] =>
  (result.to({ dtype: "int64" }).toArray({ bigint: true }) as bigint[]).map(String);

test.each(rows.map((row) => [row.op, row] as const))("%s", (op, { a, b, out }) => {
  const call = named[op] ?? functions[op]!;
  const run = (from: number, end: number): string[] =>
    shown(b === undefined ? call(wide(a.slice(from, end))) : call(wide(a.slice(from, end)), wide(b.slice(from, end))));
  expect(run(0, a.length)).toEqual(out);
  // Alone each element chooses its own way of computing.
  expect(a.flatMap((_, i) => run(i, i + 1))).toEqual(out);
});
