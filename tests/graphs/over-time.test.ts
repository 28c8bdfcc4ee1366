// Graphs over time: files of earlier versions run; older schemas are upgraded, by rule or by what a program registers; YAML of then is read, too.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  defineLibrary,
  dispatcher,
  type Graph,
  graphFromJSON,
  loadGraph,
  makeGraph,
  manualSeed,
  ops,
  randn,
  registerUpgrader,
  saveGraph,
  type Tensor,
  tensor,
  UnsupportedError,
} from "../../generated/index.js";
import { incompatibility } from "../../runtime/schema/compatible.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import { generated, warningsOf } from "../emit/registry.js";
import { messageOf } from "../thrown.js";

const file = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");

/** A value as the earlier version printed it. */
function shown(value: unknown): unknown {
  if (value === undefined) return "undefined";
  if (value instanceof Map) return [...value].map(([key, one]) => [key, shown(one)]);
  if (Array.isArray(value)) return value.map(shown);
  const isPlain = value !== null && typeof value === "object" && value.constructor === Object;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one)])) : String(value);
}

interface Earlier {
  readonly name: string;
  readonly input: string;
  readonly result: unknown;
  readonly file: string;
}

const earlier = JSON.parse(file("earlier-graphs.json")) as readonly Earlier[];

test.each(earlier)("a file of an earlier version runs: $name", ({ input, result, file: bytes }) => {
  const graph = loadGraph(Buffer.from(bytes, "base64"));
  manualSeed(5);
  const x = tensor([1, 4]);
  expect(shown(graph.run(input === "x" ? x : { a: x, list: [tensor([2, 2])], n: 3 }))).toEqual(result);
});

test("the files have every kind of node", () => {
  const kinds = new Set(
    earlier.flatMap((one) => loadGraph(Buffer.from(one.file, "base64")).nodes.map(({ kind }) => kind)),
  );
  expect([...kinds].sort()).toEqual(["attribute", "call", "item", "output", "placeholder"]);
});

/** Entries of the library, as formulas of a project's operators find them. */
function libraryEntries(...names: readonly string[]): string {
  const entries = readFileSync(new URL("../../native_functions.yaml", import.meta.url), "utf8").split(/^(?=- func: )/m);
  return names
    .map((name, i) => {
      const entry = entries.find((one) => one.startsWith(`- func: ${name}(`))!;
      return `${entry.split("\n")[0]}\n  variants: function, method\n  dispatch:\n    CPU: kernel${i}\n`;
    })
    .join("");
}

test("YAML of an earlier version is read, and gives what it gave", () => {
  const files = generated({
    functions: file("earlier-yaml/native_functions.yaml"),
    derivatives: file("earlier-yaml/derivatives.yaml"),
    library: libraryEntries(
      "mul.Tensor",
      "mul.Scalar",
      "div.Tensor",
      "abs",
      "add.Scalar",
      "add.Tensor",
      "square",
      "tanh",
      "mean",
      "mean.dim",
    ),
  });
  const text = [...files.values()].join("\n");
  for (const name of ["mine::squash.out", "mine::log_cosh_mean", "SquashBackward0", "LogCoshMeanBackward0"])
    expect(text).toContain(name);
});

// -- schemas

const older = "var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor";
const newer = "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor";

test.each([
  ["what PyTorch changed from 1.13 to 2.7", older, newer, null],
  ["the way back", newer, older, "the argument correction was Scalar? and is int?"],
  ["a new argument with a default", "f(Tensor x) -> Tensor", "f(Tensor x, int n=1, *, bool b=False) -> Tensor", null],
  ["a new argument without one", "f(Tensor x) -> Tensor", "f(Tensor x, int n) -> Tensor", "the new argument n has no default"],
  ["an argument that is gone", "f(Tensor x, int n) -> Tensor", "f(Tensor x) -> Tensor", "the argument n is gone"],
  ["an argument by name alone", "f(Tensor x, int n) -> Tensor", "f(Tensor x, *, int n) -> Tensor", "the argument n is passed in another way"],
  ["a write", "f(Tensor x) -> Tensor", "f(Tensor(a!) x) -> Tensor", "the argument x has other aliases, or is written to"],
  ["another result", "f(Tensor x) -> Tensor", "f(Tensor x) -> (Tensor, Tensor)", "its results are others"],
  ["an optional", "f(Tensor x) -> Tensor", "f(Tensor? x) -> Tensor", null],
  ["lists", "f(int[] x, Tensor[] y) -> Tensor", "f(SymInt[] x, Tensor[] y) -> Tensor", null],
  ["a number for a tensor", "f(Scalar x) -> Tensor", "f(Tensor x) -> Tensor", "the argument x was Scalar and is Tensor"],
])("compatible schemas: %s", (_, from, to, why) => {
  expect(incompatibility(parseSchema(from), parseSchema(to))).toBe(why);
}); // biome-ignore format: a table

test("an operator of PyTorch 1.13 whose schema is another in 2.7: by rule", () => {
  const before = defineLibrary("ported", {
    "var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor": {
      CPU: (x, dim, correction, keepdim) => ops.aten.var.correction(x, dim, { correction, keepdim }) as Tensor,
    },
  });
  const x = tensor([[1, 2, 4], [0, 3, 9]]); // biome-ignore format: a matrix
  const call = (a: Tensor) => ops.ported!["var"]!["correction"]!(a, [1], { correction: 0 }) as Tensor;
  const bytes = saveGraph(makeGraph(call)(x));
  const expected = String(call(x));
  before.dispose();
  const after = defineLibrary("ported", {
    "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor": {
      CPU: (a, dim, correction, keepdim) =>
        ops.aten.var.correction(a, dim, { correction: Number(correction ?? 1), keepdim }) as Tensor,
    },
  });
  expect(String(loadGraph(bytes).run(x))).toBe(expected);
  after.dispose();
});

test("an operator of PyTorch 1.13 whose schema is another in 2.7: by an upgrader", () => {
  const name = "aten::_scaled_dot_product_attention_math";
  // The two schemas, as PyTorch's registries state them.
  const here =
    `${name}(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool need_attn_weights=False, bool is_causal=False) ` +
    "-> (Tensor, Tensor)";
  const newer =
    `${name}(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, ` +
    "float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)";
  const op = dispatcher.get(name);
  expect(op.described).toBe(here);
  expect(incompatibility(parseSchema(newer), parseSchema(here))).not.toBe(null);
  const x = randn([1, 2, 3, 4], { dtype: "float64" });
  const attention = (q: Tensor) =>
    (ops.aten._scaled_dot_product_attention_math.default(q, q, q, null, 0, false, true) as Tensor[])[0]!;
  const json = (args: Readonly<Record<string, unknown>> = {}): unknown => {
    const graph = JSON.parse(JSON.stringify(makeGraph(attention, { preDispatch: true })(x))) as {
      operators: Record<string, string>;
      nodes: { kind: string; args: Record<string, unknown> }[];
    };
    graph.operators[name] = newer;
    Object.assign(graph.nodes.find(({ kind }) => kind === "call")!.args, args);
    return graph;
  };
  expect(messageOf(() => graphFromJSON(json()))).toContain("registerUpgrader says");
  {
    using _ = registerUpgrader(newer, (graph, { query, key, value, attn_mask, dropout_p, is_causal, ...others }) => {
      expect(Object.keys(others)).toEqual(["dropout_mask", "scale", "enable_gqa"]);
      if (others["dropout_mask"] !== null || others["scale"] !== null || others["enable_gqa"] !== false)
        throw new UnsupportedError("a scale");
      return graph.call(op, [query, key, value, attn_mask, dropout_p, false, is_causal]);
    });
    expect((graphFromJSON(json()).run(x) as Tensor).toArray()).toEqual(attention(x).toArray());
    expect(messageOf(() => graphFromJSON(json({ scale: 0.5 })))).toContain("a scale");
  }
  expect(messageOf(() => graphFromJSON(json()))).toContain("registerUpgrader says");
});

test("a call keeps the defaults of its time", () => {
  const before = defineLibrary("ported", { "scale(Tensor x, float by=2) -> Tensor": { CPU: (x, by) => x.mul(by) } });
  const json = JSON.stringify(makeGraph((x: Tensor) => before.scale(x))(tensor([1])));
  before.dispose();
  const after = defineLibrary("ported", {
    "scale(Tensor x, float by=3, *, float plus=10) -> Tensor": { CPU: (x, by, plus) => x.mul(by).add(plus) },
  });
  expect(String(graphFromJSON(JSON.parse(json)).run(tensor([1])))).toBe("tensor([12.])");
  after.dispose();
});

test("an upgrader says what a call is now; without it the schema is refused", () => {
  const schema = "ported::twist(Tensor x, bool back=False) -> (Tensor, Tensor)";
  const before = defineLibrary("ported", {
    "twist(Tensor x, bool back=False) -> (Tensor, Tensor)": { CPU: (x, back) => [x.mul(back ? -1 : 1), x.mul(2)] },
  });
  const program = (x: Tensor) => before.twist(x, true)[0].add(before.twist(x)[1]);
  const graph = makeGraph(program)(tensor([1]));
  const saved = JSON.stringify(graph);
  const json = (): unknown => JSON.parse(saved);
  before.dispose();
  expect(messageOf(() => graphFromJSON(json()))).toContain("this program has no such operator");
  const after = defineLibrary("ported", {
    "twist(Tensor x, float sign) -> (Tensor, Tensor)": { CPU: (x, sign) => [x.mul(sign), x.mul(2)] },
  });
  const refused = messageOf(() => graphFromJSON(json()));
  expect(refused).toContain("calls of the one are none of the other: the argument back is gone; registerUpgrader says");
  const wrong = registerUpgrader(schema, (_, { x }) => x as never);
  expect(messageOf(() => graphFromJSON(json()))).toContain("must return a node that it added to the graph");
  const upgrading = registerUpgrader(schema, (to: Graph, { x, back }) =>
    to.call(dispatcher.get("ported::twist"), [x, back === true ? -1 : 1]),
  );
  expect(String(graphFromJSON(json()).run(tensor([5])))).toBe("tensor([5.])");
  upgrading.dispose();
  wrong.dispose();
  expect(messageOf(() => graphFromJSON(json()))).toBe(refused);
  after.dispose();
  expect(messageOf(() => registerUpgrader("twist(", () => null as never))).toContain("expected the older schema");
});

test("formulas written for an older schema are taken, with a warning", () => {
  const functions =
    "- func: mine::scale(Tensor self, float by, float plus=0) -> Tensor\n  dispatch:\n    CPU: scale_cpu\n";
  const derivatives = "- name: mine::scale(Tensor self, float by) -> Tensor\n  self: grad\n";
  expect(warningsOf({ functions, derivatives })).toContain("this is an older schema of `scale`");
  expect([...generated({ functions, derivatives }).values()].join("\n")).toContain("ScaleBackward0");
});
