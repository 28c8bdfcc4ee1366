// Graphs as data: building, changing, checking, and every form that they are written in.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { Graph, graphFromJSON, isTensor, makeGraph, ops, type Tensor, tensor, treeMap } from "../../generated/index.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-graphs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const array = (value: unknown): unknown => treeMap((leaf) => (isTensor(leaf) ? leaf.toArray() : leaf), value);
const { add, mul, relu, neg } = {
  add: ops.aten.add.Tensor.operator,
  mul: ops.aten.mul.Tensor.operator,
  relu: ops.aten.relu.default.operator,
  neg: ops.aten.neg.default.operator,
};

/** relu(x * y + w) and its negative, which nothing uses. */
function small(): Graph {
  const graph = new Graph();
  const x = graph.placeholder("x");
  const y = graph.placeholder("y");
  const w = graph.attribute("w", tensor([1, -10]));
  const product = graph.call(mul, [x, y]);
  const sum = graph.call(add, [product, w]);
  graph.call(neg, [sum]);
  graph.output([graph.call(relu, [sum])]);
  return graph;
}
const names = (graph: Graph): string => graph.nodes.map(({ name }) => name).join(" ");

describe("changes", () => {
  const rows: readonly (readonly [string, (graph: Graph) => unknown, string, unknown])[] = [
    ["none", () => {}, "x y w mul add neg relu output", [[[4, 0]]]],
    ["dead code goes", (g) => expect(g.eliminateDeadCode()).toBe(1), "x y w mul add relu output", [[[4, 0]]]],
    ["a node before another", (g) => { const add = g.find("add")!; const inserted = g.insertBefore(add, () => g.call(neg, [g.find("mul")!])); g.replaceUses(g.find("mul")!, inserted, (user) => user === inserted); }, "x y w mul neg_1 add neg relu output", [[[0, 0]]]], // biome-ignore format: one row a change
    ["nodes behind another, in their order", (g) => { const inserted = g.insertAfter(g.find("relu")!, () => g.call(neg, [g.call(relu, [g.find("relu")!])])); g.setArguments(g.outputNode, [[inserted]]); }, "x y w mul add neg relu relu_1 neg_1 output", [[[-4, -0]]]], // biome-ignore format: one row a change
    ["another value in all places", (g) => { g.replaceUses(g.find("add")!, g.find("mul")!); g.eliminateDeadCode(); }, "x y mul relu output", [[[3, 8]]]], // biome-ignore format: one row a change
    [
      "a number in a tensor's place",
      (g) => g.replaceUses(g.find("w")!, 5),
      "x y w mul add neg relu output",
      [[[8, 13]]],
    ],
    ["another output", (g) => g.output({ sum: g.find("add") }), "x y w mul add neg relu output", [{ sum: [4, -2] }]],
    [
      "a placeholder that comes late stands with the others",
      (g) => g.erase(g.find("neg")!),
      "x y w mul add relu output",
      [[[4, 0]]],
    ],
    ["another name", (g) => g.rename(g.find("w")!, "weight"), "x y weight mul add neg relu output", [[[4, 0]]]],
  ];
  test.each(rows)("%s", (_, change, expected, results) => {
    const graph = small();
    change(graph);
    graph.lint();
    expect(names(graph)).toBe(expected);
    expect([array(graph.run(tensor([1, 2]), tensor([3, 4])))]).toEqual(results);
  });

  const refused: readonly (readonly [string, (graph: Graph) => unknown, string])[] = [
    [
      "erasing what is used",
      (g) => g.erase(g.find("mul")!),
      "erase: %add uses %mul; replace its uses first with replaceUses",
    ],
    ["nodes of another graph", (g) => g.call(neg, [small().find("x")!]), "%x belongs to another graph"],
    ["too many arguments", (g) => g.call(neg, [g.find("x"), 1]), "aten::neg takes 1 arguments, got 2"],
    ["too few", (g) => g.call(mul, [g.find("x")]), "aten::mul.Tensor requires an argument other"],
    [
      "arguments of another type",
      (g) => g.call(mul, [g.find("x"), "y"]),
      'aten::mul.Tensor: expected a node or a number, got "y"',
    ],
    ["a taken name", (g) => g.rename(g.find("x")!, "y"), "rename: another node has the name y"],
    ["a name that is none", (g) => g.rename(g.find("x")!, "a b"), 'rename: "a b" is not a JavaScript identifier'],
    [
      "an attribute that is not a tensor",
      (g) => g.attribute("c", 3 as never),
      "graph.attribute: expected a tensor for c, got number 3",
    ],
    [
      "a place behind the output",
      (g) => g.insertAfter(g.outputNode, () => {}),
      "insertAfter: the output must remain the last node",
    ],
  ];
  test.each(refused)("refuses %s", (_, change, message) => {
    expect(() => change(small())).toThrow(message);
  });

  const wrong: readonly (readonly [string, (graph: Graph) => unknown, string])[] = [
    [
      "a use before the value",
      (g) => g.moveBefore(g.find("add")!, g.find("mul")!),
      "%add (aten::add.Tensor): uses %mul, which comes after it",
    ],
    [
      "an attribute without tensor",
      (g) => g.attributes.delete("w"),
      "%w (attribute): the graph has no tensor of this name",
    ],
    [
      "an item that is not there",
      (g) => g.item(g.call(ops.aten.max.dim.operator, [g.find("x"), 0]), 2),
      "%getitem (item): %max returns 2 values",
    ],
    ["no output", (g) => g.erase(g.outputNode), "the graph has no output"],
    [
      "a placeholder behind calls",
      (g) => g.moveBefore(g.find("y")!, g.find("relu")!),
      "%mul (aten::mul.Tensor): uses %y, which comes after it",
    ],
  ];
  test.each(wrong)("lint finds %s", (_, change, message) => {
    const graph = small();
    change(graph);
    expect(() => graph.lint()).toThrow(message);
  });
});

describe("as text", () => {
  test("for Graphviz", () => {
    const graph = new Graph();
    graph.output(graph.call(relu, [graph.placeholder("x")]));
    expect(graph.toDot()).toBe(
      [
        "digraph graph_of_operators {",
        '  "x" [shape=invhouse, label="x\\nplaceholder"];',
        '  "relu" [shape=box, label="relu\\naten::relu"];',
        '  "x" -> "relu";',
        '  "output" [shape=house, label="output\\noutput"];',
        '  "relu" -> "output";',
        "}",
      ].join("\n"),
    );
  });

  const programs: readonly (readonly [string, (...args: never[]) => unknown, readonly unknown[]])[] = [
    ["calls, options and attributes", (x: Tensor) => T.add(x, tensor([1, 2]), { alpha: 3 }), [tensor([1, 2])]],
    ["several values and lists", (x: Tensor) => [T.topk(x, 2), x.split(1), T.cat([x, x])], [tensor([3, 1, 2])]],
    [
      "trees",
      ({ a, b }: { a: Tensor; b: Tensor[] }) => ({ sum: T.add(a, b[0]!), "a name": new Map([["k", a.neg()]]) }),
      [{ a: tensor([1]), b: [tensor([2])] }],
    ],
    [
      "numbers of all kinds",
      (x: Tensor) => [
        T.clamp(x, Number.NEGATIVE_INFINITY, 3),
        T.mul(x, T.scalar(2, "float")),
        T.full([2], Number.NaN),
        T.mul(x, -0),
        T.add(x, 2.5),
      ],
      [tensor([3, 1, 2])],
    ],
    ["out forms", (x: Tensor) => T.add(x, x, { out: T.empty([2]) }), [tensor([3, 1])]],
    ["numbers that stand for tensors", (x: Tensor) => T.ops.aten.mul.Tensor(x, T.wrappedNumber(2.5)), [tensor([3, 1])]],
    ["names that JavaScript reserves", (x: Tensor) => T.sum(x.detach()), [tensor([3, 1])]],
    [
      "dtypes and devices",
      (x: Tensor) => T.zeros([2], { dtype: "int64", device: "cpu" }).add(x.to({ dtype: "float64" })),
      [tensor([3, 1])],
    ],
    ["gradients", (x: Tensor) => T.grad(T.sum(T.mul(x, x)), [x]), [tensor([3, 1], { requiresGrad: true })]],
  ];
  test.each(programs)("as JavaScript that runs: %s", async (_, body, args) => {
    const graph = makeGraph(body as (...all: unknown[]) => unknown)(...args);
    const file = join(folder, `program${Math.abs(hash(graph.toString()))}.ts`);
    writeFileSync(
      file,
      graph.toJavaScript({ from: fileURLToPath(new URL("../../generated/index.ts", import.meta.url)) }),
    );
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      forward: (...all: unknown[]) => unknown;
    };
    const expected = array((body as (...all: unknown[]) => unknown)(...args));
    expect(array(module.forward(Object.fromEntries(graph.attributes), ...args))).toEqual(expected);
  });

  test.each(programs)("as JSON and back: %s", (_, body, args) => {
    const graph = makeGraph(body as (...all: unknown[]) => unknown)(...args);
    const text = JSON.stringify(graph);
    const back = graphFromJSON(JSON.parse(text), Object.fromEntries(graph.attributes));
    expect(JSON.stringify(back)).toBe(text);
    expect(back.toString()).toBe(graph.toString());
    expect(array(back.run(...args))).toEqual(array((body as (...all: unknown[]) => unknown)(...args)));
  });

  test("the text of a module", () => {
    expect(
      makeGraph(({ x }: { x: Tensor }) => T.add(x, tensor([1, 2]), { alpha: 3 }))({ x: tensor([1, 2]) }).toJavaScript({
        name: "step",
      }),
    ).toBe(
      [
        'import { ops } from "tengen";',
        "",
        "export function step(attributes, ...args) {",
        "  const arg0 = args[0].x; // float32[2]",
        '  const constant0 = attributes["constant0"]; // float32[2]',
        "  const add = ops.aten.add.Tensor(arg0, constant0, { alpha: 3 }); // float32[2]",
        "  return add;",
        "}",
        "",
      ].join("\n"),
    );
    expect(() => small().toJavaScript({ name: "a b" })).toThrow('toJavaScript: "a b" is not a valid function name');
    const drawing = makeGraph(() => T.rand([2], { generator: new T.Generator(1) } as never))();
    expect(() => drawing.toJavaScript()).toThrow("the graph uses its own generator, which cannot be printed");
    expect(() => JSON.stringify(drawing)).toThrow("the graph uses its own generator, which cannot be serialised");
  });
});

describe("passes", () => {
  const calls = (graph: Graph): string =>
    graph.nodes
      .filter(({ op }) => op !== null)
      .map(({ name }) => name)
      .join(" ");
  const w = tensor([2, 3], { requiresGrad: true });
  const rows: readonly (readonly [string, (...args: Tensor[]) => unknown, (graph: Graph) => unknown, string])[] = [
    ["equal calls are made once", (x) => T.add(T.relu(x), T.relu(x)), T.eliminateCommonSubexpressions, "relu add"],
    [
      "with what depends on them",
      (x) => T.mul(T.neg(T.relu(x)), T.neg(T.relu(x))),
      T.eliminateCommonSubexpressions,
      "relu neg mul",
    ],
    [
      "other arguments are other calls",
      (x) => T.add(T.mul(x, 2), T.mul(x, 2.5)),
      T.eliminateCommonSubexpressions,
      "mul mul_1 add",
    ],
    [
      "an integer is not the float of its value",
      (x) => T.add(T.mul(x, T.scalar(2, "int")), T.mul(x, T.scalar(2, "float"))),
      T.eliminateCommonSubexpressions,
      "mul mul_1 add",
    ],
    ["0 is not -0", (x) => T.add(T.mul(x, 0), T.mul(x, -0)), T.eliminateCommonSubexpressions, "mul mul_1 add"],
    [
      "random numbers are drawn each time",
      (x) => T.add(x, T.add(T.rand([2]), T.rand([2]))),
      T.eliminateCommonSubexpressions,
      "rand rand_1 add add_1",
    ],
    [
      "without gradients is another call",
      (x) =>
        T.add(
          T.noGrad(() => T.relu(x)),
          T.relu(x),
        ),
      T.eliminateCommonSubexpressions,
      "relu relu_1 add",
    ],
    ["constants are folded", (x) => T.add(x, T.mul(tensor([1, 2]), tensor([3, 4]))), T.foldConstants, "add"],
    ["through several values", (x) => T.add(x, T.max(tensor([[1, 5]]), 1)[0]), T.foldConstants, "add"],
    ["parameters are not", (x) => T.add(x, T.neg(w)), T.foldConstants, "neg add"],
    [
      "shapes that depend on values are not",
      (x) => T.add(x, T.maskedSelect(tensor([1, 5]), tensor([true, false]))),
      T.foldConstants,
      "masked_select add",
    ],
    ["factories alone are not", (x) => T.add(x, T.zeros([2])), T.foldConstants, "zeros add"],
    ["random numbers are not", (x) => T.add(x, T.bernoulli(tensor([0.5, 0.5]))), T.foldConstants, "bernoulli add"],
    ["what writes stays, and what draws", (x) => { x.clone().add_(1); T.rand([2]); x.neg(); return x; }, (g) => g.eliminateDeadCode(), "clone add_ rand"], // biome-ignore format: one row a program
  ];
  test.each(rows)("%s", (_, body, pass, expected) => {
    const traced = tensor([1, -2]);
    const graph = makeGraph(body)(traced);
    const copy = T.copyGraph(graph);
    const before = graph.nodes.length;
    const changed = pass(graph);
    graph.lint();
    expect(calls(graph)).toBe(expected);
    expect(changed).toBe(before - graph.nodes.length);
    const run = (one: Graph): unknown => {
      T.manualSeed(1);
      return array(one.run(tensor([4, 5])));
    };
    expect(run(graph)).toEqual(run(copy));
  });

  test.each([
    ["eliminateCommonSubexpressions", T.eliminateCommonSubexpressions],
    ["foldConstants", T.foldConstants],
  ])("%s refuses a graph that writes, by name", (name, pass) => {
    expect(() => pass(makeGraph((x: Tensor) => x.neg().add_(1).relu_())(tensor([1])))).toThrow(
      `${name} requires a graph without writes, but %add_ (aten::add_.Scalar), %relu_ (aten::relu_) write; use the operators' functional forms in the traced function (add for add_)`,
    );
  });

  test("a copy records, and checks shapes, where its original does", () => {
    const still = T.copyGraph(
      makeGraph((x: Tensor) =>
        T.add(
          x,
          T.noGrad(() => T.mul(x, 2)),
        ),
      )(tensor([1])),
    );
    const x = tensor([3], { requiresGrad: true });
    expect(array(T.grad(still.run(x) as Tensor, [x])[0]!)).toEqual([1]);
    const positive = T.copyGraph(makeGraph((x: Tensor) => T.maskedSelect(x, x.gt(0)))(tensor([1, -2, 3])));
    expect(array(positive.run(tensor([-1, 2, 3])))).toEqual([2, 3]);
    expect(() => positive.run(tensor([1, 2, 3]))).toThrow(
      "%masked_select (aten::masked_select) must return the traced shape [2], got [3], since the shape depends on values",
    );
  });

  test("a transformer replaces operators", () => {
    class NoRelu extends T.Transformer {
      override call(node: T.GraphNode, args: readonly unknown[]): unknown {
        return node.op === relu ? this.result.call(neg, args) : super.call(node, args);
      }
    }
    const graph = makeGraph(({ x }: { x: Tensor }) => ({ y: T.relu(T.mul(x, 2)) }))({ x: tensor([1]) });
    const changed = new NoRelu(graph).transform();
    changed.lint();
    expect(array(changed.run({ x: tensor([3]) }))).toEqual({ y: [-6] });
    expect(array(graph.run({ x: tensor([3]) }))).toEqual({ y: [6] });
  });
});

function hash(text: string): number {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (h * 31 + text.charCodeAt(i)) | 0;
  return h;
}
