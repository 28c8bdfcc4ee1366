// Writes the records that tengen-conformance ships, a sample of a folder of recorded answers: npx tsx scripts/sample-golden.ts FOLDER
// Of each operator ten calls and two gradients, spread over dtypes and over the file, the shortest first among those of one dtype.

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readText } from "../tests/conformance/files.js";

interface Recorded {
  readonly op?: string;
  readonly name?: string;
  readonly origin?: string;
  readonly dtype?: string;
  readonly error?: unknown;
  /** The line that it is read from: JSON written again would lose the sign of zeros. */
  readonly line: string;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("npx tsx scripts/sample-golden.ts FOLDER");

function groupBy(records: readonly Recorded[], keyOf: (record: Recorded) => string): Map<string, Recorded[]> {
  const groups = new Map<string, Recorded[]>();
  for (const record of records) {
    const group = groups.get(keyOf(record));
    if (group === undefined) groups.set(keyOf(record), [record]);
    else group.push(record);
  }
  return groups;
}

/** Of the records of one operator, `count`: one of each dtype after another, those that devices compute most often first. */
function chosen(records: readonly Recorded[], count: number): Recorded[] {
  const order = ["float32", "int64", "bool", "float16", "int32", "bfloat16", "uint8", "float64"];
  const byDType = groupBy(records, ({ dtype }) => dtype ?? "");
  const place = (dtype: string): number => (order.includes(dtype) ? order.indexOf(dtype) : order.length);
  const groups = [...byDType.entries()]
    .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(([, group]) => group.toSorted((a, b) => a.line.length - b.line.length));
  // Every second one from the short end, so that not only the smallest tensors remain.
  const queues = groups.map((group) => [
    ...group.filter((_, i) => i % 2 === 0),
    ...group.filter((_, i) => i % 2 === 1),
  ]);
  const found: Recorded[] = [];
  while (found.length < count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next !== undefined && found.length < count) found.push(next);
    }
  return found;
}

for (const [kind, pattern, count] of [
  ["ops", /^(dtypes_)?ops_\d+\.jsonl/, 10],
  ["grads", /^grads(_half|_complex)?\.jsonl/, 2],
] as const) {
  const records = readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .flatMap((file) => readText(join(folder, file)).split("\n"))
    .filter((line) => line !== "")
    .map((line) => ({ ...(JSON.parse(line) as Omit<Recorded, "line">), line }))
    .filter(({ error }) => error === undefined);
  const byOperator = groupBy(records, ({ op, origin, name }) => op ?? origin ?? name ?? "");
  const lines = [...byOperator.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => chosen(group, count))
    .map(({ line }) => line);
  const file = `tests/data/sample-${kind}.jsonl.gz`;
  writeFileSync(file, gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
  console.log(`${file}: ${lines.length} records of ${byOperator.size} operators`);
}
