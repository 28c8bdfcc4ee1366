// The law of tracing: graphs of single calls have the same results on other inputs as the calls. All recorded calls: `npm run conformance --
// --replays FILES`.

import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { library, mul, scalar, type Tensor, tensor } from "../../generated/index.js";
import { makeGraph } from "../../runtime/graphs/make-graph.js";
import { readRecords } from "../conformance/files.js";
import type { OpRecord } from "../conformance/ops.js";
import { replay, runReplays } from "../conformance/replay.js";

const records = readRecords<OpRecord>(fileURLToPath(new URL("../data/accelerator-ops.jsonl.gz", import.meta.url)));

test("calls of the recorded operators", () => {
  const report = runReplays(records);
  expect(report.failed).toEqual([]);
  expect(report.passed + report.known.length).toBe(records.length);
  expect(report.known.length).toBeLessThan(records.length / 50);
});

const opened = library("replay_test", "DEF", null, "tests/graphs/replay.test.ts");
let calls = 0;
const counting = opened.def("counting(Tensor x) -> Tensor", (x: Tensor) => mul(x, ++calls), { key: "CPU" });
const shaped = opened.def(
  "shaped(Tensor x) -> Tensor",
  (x: Tensor) => (++calls > 2 ? x.clone() : x.t().contiguous().clone()),
  {
    key: "CPU",
  },
);
const writing = opened.def("writing(Tensor(a!) x) -> ()", (x: Tensor) => void x.fill_(++calls), { key: "CPU" });
afterAll(() => {
  for (const registered of [counting, shaped, writing]) registered.dispose();
});
const x = { k: "tensor", dtype: "float32", shape: [1, 2], strides: [2, 1], offset: 0, data: [1, 2] };
const record = (name: string): OpRecord =>
  ({
    id: name,
    op: `replay_test::${name}`,
    dtype: "float32",
    args: { x },
    outs: [],
    check: "values",
  }) as unknown as OpRecord;

test.each([
  ["counting", [expect.stringMatching(/^replay: result 0: element 0: expected \d+, got \d+$/)]],
  ["shaped", [expect.stringMatching(/^replay: result 0: expected float32 \[\d,\d\] strides \[\d,\d\], got/)]],
  ["writing", [expect.stringMatching(/^replay: argument 0: element 0: expected \d+, got \d+$/)]],
])("what a graph gives otherwise is noticed: %s", (name, found) => {
  if (name === "shaped") calls = 0;
  expect(replay(record(name))).toEqual({ found, inputs: "all elements in another order" });
});

test("complex numbers are the same when both parts are", () => {
  const graph = makeGraph((a: Tensor, n: object) => mul(a, n as never))(tensor([1]), { re: 1, im: 2 });
  expect((graph.run(tensor([3]), { re: 1, im: 2 }) as Tensor).toArray()).toEqual([{ re: 3, im: 6 }]);
  for (const [other, shown] of [
    [{ re: 1, im: 3 }, "complex 1+3i"],
    [{ re: 2, im: -2 }, "complex 2-2i"],
    [3, "number 3"],
  ] as const)
    expect(() => graph.run(tensor([3]), other)).toThrow(
      `leaf 1 of the arguments must be complex 1+2i, the value that the graph was traced with, got ${shown}`,
    );
});

test("numbers that state their kind are the same when they are equal", () => {
  const graph = makeGraph((a: Tensor, n: object) => mul(a, n as never))(tensor([1]), scalar(2, "float"));
  expect((graph.run(tensor([3]), scalar(2, "float")) as Tensor).toArray()).toEqual([6]);
  for (const [other, shown] of [
    [scalar(3, "float"), "float 3."],
    [scalar(2, "int"), "int 2"],
  ] as const) {
    expect(() => graph.run(tensor([3]), other)).toThrow(
      `leaf 1 of the arguments must be float 2., the value that the graph was traced with, got ${shown}`,
    );
  }
});
