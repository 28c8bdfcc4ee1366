// Graphs that PyTorch traced: run here they have its results, and ours are the same up to names. All of them: `npm run conformance -- --make-fx
// FILE`.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { Graph } from "../../runtime/graphs/graph.js";
import { coreDecompositions } from "../../runtime/kernels/decompositions/core.js";
import { readRecords } from "../conformance/files.js";
import { graphDifference, loadMakeFx, type MakeFxRecord } from "../conformance/make-fx.js";

const records = readRecords<MakeFxRecord>(fileURLToPath(new URL("../data/make_fx.jsonl.gz", import.meta.url)));

test("recorded programs", async () => {
  const report = (await loadMakeFx())(records);
  expect({ failed: report.failed, known: report.known, skipped: report.skipped }).toEqual({
    failed: [],
    known: [],
    skipped: [],
  });
  expect(report.passed).toBe(records.length - 1);
  for (const { same, all } of Object.values(report.equal)) expect(same).toBe(all);
});

test("what is wrong in a record is noticed", async () => {
  const run = await loadMakeFx();
  const [header, first] = records as [MakeFxRecord, MakeFxRecord];
  const changed = (change: (copy: never) => void): string => {
    const copy = structuredClone(first);
    change(copy as never);
    return run([header, copy])
      .failed.map(({ why }) => why)
      .join();
  };
  // biome-ignore lint/suspicious/noExplicitAny: records are changed at will
  type Any = any;
  const number = /result 0: element 0: expected/;
  expect(changed((r: Any) => { r.outs[0].data[0] += 1; })).toMatch(number); // biome-ignore format: one row a change
  expect(changed((r: Any) => { r.graphs.forward.steps[0].op = "aten::neg"; r.graphs.forward.steps[0].args = { self: r.graphs.forward.steps[0].args.self }; })).toMatch(/graph: ours has|result 0/); // biome-ignore format: one row a change
});

const op = (name: string) => dispatcher.get(`aten::${name}`);
function graph(build: (g: Graph) => unknown): Graph {
  const g = new Graph();
  g.output(build(g));
  return g;
}
const clone = (g: Graph, x: unknown) => g.call(op("clone"), [x]);

test.each<readonly [string, (g: Graph) => unknown, (g: Graph) => unknown, string | null]>([
  ["names", (g) => g.call(op("neg"), [g.placeholder("a")]), (g) => g.call(op("neg"), [g.placeholder("b")]), null],
  [
    "detach of saved variables",
    (g) => g.call(op("neg"), [g.placeholder("a")]),
    (g) => g.call(op("neg"), [g.call(op("detach"), [g.placeholder("a")])]),
    null,
  ],
  [
    "the order of what does not depend on each other",
    (g) => {
      const a = g.placeholder("a");
      const x = g.call(op("neg"), [a]);
      return g.call(op("mul.Tensor"), [x, g.call(op("exp"), [a])]);
    },
    (g) => {
      const a = g.placeholder("a");
      const x = g.call(op("exp"), [a]);
      return g.call(op("mul.Tensor"), [g.call(op("neg"), [a]), x]);
    },
    null,
  ],
  [
    "the order of writes into different memory",
    (g) => {
      const [a, b] = [clone(g, g.placeholder("a")), clone(g, g.placeholder("b"))];
      g.call(op("neg_"), [a]);
      g.call(op("exp_"), [b]);
      return g.call(op("mul.Tensor"), [a, b]);
    },
    (g) => {
      const [a, b] = [g.placeholder("a"), clone(g, g.placeholder("b"))];
      const written = g.call(op("exp_"), [b]);
      return g.call(op("mul.Tensor"), [g.call(op("neg_"), [clone(g, a)]), written]);
    },
    null,
  ],
  [
    "a read before a write",
    (g) => {
      const a = clone(g, g.placeholder("a"));
      const before = g.call(op("exp"), [a]);
      return [before, g.call(op("neg_"), [a])];
    },
    (g) => {
      const a = clone(g, g.placeholder("a"));
      const written = g.call(op("neg_"), [a]);
      return [g.call(op("exp"), [a]), written];
    },
    "the same calls in another order",
  ],
  [
    "a read through a view before a write",
    (g) => {
      const a = clone(g, g.placeholder("a"));
      const view = g.call(op("t"), [a]);
      const before = g.call(op("exp"), [view]);
      return [before, g.call(op("neg_"), [a])];
    },
    (g) => {
      const a = clone(g, g.placeholder("a"));
      const view = g.call(op("t"), [a]);
      const written = g.call(op("neg_"), [a]);
      return [g.call(op("exp"), [view]), written];
    },
    "the same calls in another order",
  ],
  [
    "when a view was made",
    (g) => {
      const a = clone(g, g.placeholder("a"));
      const view = g.call(op("t"), [a]);
      g.call(op("neg_"), [a]);
      return view;
    },
    (g) => g.call(op("t"), [g.call(op("neg_"), [clone(g, g.placeholder("a"))])]),
    null,
  ],
  [
    "the order of random draws",
    (g) => {
      const a = g.placeholder("a");
      const [x, y] = [g.call(op("rand_like"), [a]), g.call(op("randn_like"), [a])];
      return g.call(op("mul.Tensor"), [x, y]);
    },
    (g) => {
      const a = g.placeholder("a");
      const [y, x] = [g.call(op("randn_like"), [a]), g.call(op("rand_like"), [a])];
      return g.call(op("mul.Tensor"), [x, y]);
    },
    "the same calls in another order",
  ],
  [
    "calls whose results nothing reads",
    (g) => g.call(op("neg"), [g.placeholder("a")]),
    (g) => {
      const a = g.placeholder("a");
      g.call(op("copy_"), [g.call(op("empty_like"), [a]), a]);
      g.call(op("exp"), [a]);
      return g.call(op("neg"), [a]);
    },
    null,
  ],
  [
    "writes into an input",
    (g) => g.call(op("neg"), [g.placeholder("a")]),
    (g) => {
      const a = g.placeholder("a");
      g.call(op("zero_"), [a]);
      return g.call(op("neg"), [a]);
    },
    "ours has nothing more; theirs has zero_",
  ],
  [
    "another operator",
    (g) => g.call(op("neg"), [g.placeholder("a")]),
    (g) => g.call(op("exp"), [g.placeholder("a")]),
    "ours has neg; theirs has exp",
  ],
  [
    "another argument",
    (g) => g.call(op("sum.dim_IntList"), [g.placeholder("a"), [0]]),
    (g) => g.call(op("sum.dim_IntList"), [g.placeholder("a"), [1]]),
    "other arguments: aten::sum.dim_IntList(in0, [0], 0, null), expected aten::sum.dim_IntList(in0, [1], 0, null)",
  ],
  [
    "another input",
    (g) => {
      const a = g.placeholder("a");
      g.placeholder("b");
      return g.call(op("neg"), [a]);
    },
    (g) => {
      g.placeholder("a");
      return g.call(op("neg"), [g.placeholder("b")]);
    },
    "other arguments: aten::neg(in0), expected aten::neg(in1)",
  ],
])("graphs that differ in %s", (_, ours, theirs, expected) => {
  expect(graphDifference(graph(ours), graph(theirs))).toBe(expected);
});

test("the table has the operators of PyTorch's core list that are here, but those that no simpler ones make", () => {
  const [header] = records as [MakeFxRecord];
  const here = header.decomposed!.filter((name) => dispatcher.find(name) !== undefined);
  const missing = here.filter((name) => !Object.hasOwn(coreDecompositions, name));
  expect(missing.sort()).toMatchInlineSnapshot(`
    [
      "aten::_adaptive_avg_pool2d",
      "aten::_to_copy",
      "aten::_to_copy.out",
      "aten::col2im",
      "aten::col2im.out",
      "aten::grid_sampler_2d",
      "aten::grid_sampler_2d.out",
      "aten::im2col",
      "aten::im2col.out",
      "aten::upsample_bicubic2d",
      "aten::upsample_bicubic2d.vec",
      "aten::upsample_bilinear2d.vec",
    ]
  `);
  expect(Object.keys(coreDecompositions).filter((name) => dispatcher.find(name) === undefined)).toEqual([]);
});
