// Saved programs: what comes back, elsewhere too, and that damaged and hostile files end in an error with its place.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import {
  type Graph,
  grad,
  loadGraph,
  makeGraph,
  matmul,
  mul,
  saveGraph,
  sum,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { seed } from "../seeded.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-saved-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const array = (value: unknown): unknown => T.treeMap((leaf) => (T.isTensor(leaf) ? leaf.toArray() : leaf), value);

const w = tensor([[1, 2], [3, 4]], { requiresGrad: true }); // biome-ignore format: a matrix
const shift = tensor([1n, 2n]);
function model({ x }: { x: Tensor }): { y: Tensor; gradient: Tensor } {
  const y = T.relu(T.add(matmul(x, w.t()), shift));
  return { y, gradient: grad(sum(mul(y, y)), [w])[0]! };
}
const traced = (): Graph => makeGraph(model)({ x: tensor([[1, -2]]) });

describe("what comes back", () => {
  test("the graph, its tensors and which of them are parameters", () => {
    const graph = traced();
    const bytes = saveGraph(graph);
    const loaded = loadGraph(bytes);
    expect(loaded.toString()).toBe(graph.toString());
    expect([...loaded.attributes].map(([name, value]) => [name, value.dtype, value.requiresGrad, array(value)])).toEqual([
      ["parameter0", "float32", true, [[1, 2], [3, 4]]],
      ["constant0", "int64", false, [1, 2]],
    ]); // biome-ignore format: a matrix
    expect(array(loaded.run({ x: tensor([[5, 6]]) }))).toEqual(array(model({ x: tensor([[5, 6]]) })));
    expect(saveGraph(loaded)).toEqual(bytes);
  });

  test("other programs read the tensors", () => {
    expect(array(T.loadSafetensors(saveGraph(traced())).tensors)).toEqual({ parameter0: [[1, 2], [3, 4]], constant0: [1, 2] }); // biome-ignore format: a matrix
  });

  test("tensors in the strides that they were traced with", () => {
    const columns = tensor([[1, 2, 3], [4, 5, 6]]).t(); // biome-ignore format: a matrix
    const graph = makeGraph((x: Tensor) => T.add(x, T.ops.aten.as_strided.default(columns, [6], [1]) as Tensor))(
      T.zeros([6]),
    );
    const loaded = loadGraph(saveGraph(graph));
    expect(loaded.attributes.get("constant0")?.strides).toEqual([1, 3]);
    expect(array(loaded.run(T.zeros([6])))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("in another process", () => {
    const file = join(folder, "model.safetensors");
    writeFileSync(file, saveGraph(traced()));
    const program = join(folder, "load.ts");
    writeFileSync(
      program,
      `import { readFileSync } from "node:fs";
import { loadGraph, tensor } from ${JSON.stringify(fileURLToPath(new URL("../../generated/index.ts", import.meta.url)))};
const graph = loadGraph(readFileSync(${JSON.stringify(file)}));
console.log(JSON.stringify(graph.run({ x: tensor([[5, 6]]) }).gradient.toArray()));`,
    );
    const tsx = fileURLToPath(new URL("../../node_modules/tsx/dist/cli.mjs", import.meta.url));
    const printed = execFileSync(process.execPath, [tsx, program], { encoding: "utf8" });
    expect(JSON.parse(printed)).toEqual(array(model({ x: tensor([[5, 6]]) }).gradient));
  });
});

describe("captured tensors that share memory", () => {
  const [q, k, v] = T.arange(12, { dtype: "float32" }).view([6, 2]).split(2) as [Tensor, Tensor, Tensor];
  const whole = T.arange(8, { dtype: "float32" }).view([4, 2]);
  const [upper, lower] = [whole.slice(0, 0, 2), whole.slice(0, 2, 4)];
  const leaf = T.ones([4, 2]).requiresGrad_();
  const slice = leaf.detach().slice(0, 1, 3);
  const one = T.ones([1, 2]);
  const programs: Readonly<Record<string, (x: Tensor) => Tensor[]>> = {
    "parts of one memory": (x) => [q, k, v].map((weight) => T.linear(x, weight)),
    "parts in another order": (x) => [v, q].map((weight) => T.linear(x, weight)),
    "a part, then the whole": (x) => [x.add(upper), x.add(whole)],
    "the whole, then a part": (x) => [x.add(whole), x.add(lower)],
    "a detached part, then the parameter": (x) => [x.add(slice), x.add(leaf)],
    "a tensor and its transpose": (x) => [x.matmul(whole.t()), x.add(whole)],
    "the same elements twice": (x) => [x.add(whole), x.mul(whole.view([4, 2]))],
  };
  test.each(Object.keys(programs))("%s: each has its own elements in the file", (name) => {
    const graph = makeGraph(programs[name]!)(one);
    const expected = graph.run(one).map((result) => result.toArray());
    expect(programs[name]!(one).map((result) => result.toArray())).toEqual(expected);
    const loaded = loadGraph(saveGraph(graph as unknown as Graph)).run(one) as Tensor[];
    expect(loaded.map((result) => result.toArray())).toEqual(expected);
  });

  test.each<readonly [string, (x: Tensor) => unknown, string]>([
    [
      "read after a write to another part",
      (x) => { T.noGrad(() => q.add_(x)); return k.mul(1); }, // biome-ignore format: one row a program
      "saveGraph: %as_strided is memory that %constant0 shares with other tensors, of which a file stores only the elements of %constant0; " +
        "trace with a copy, constant0.clone()",
    ],
    [
      "one element beyond",
      (x) => x.add(T.ops.aten.as_strided.default(q, [5], [1]) as Tensor),
      "saveGraph: %as_strided is memory that %constant0 shares with other tensors, of which a file stores only the elements of %constant0; " +
        "trace with a copy, constant0.clone()",
    ],
    [
      "read before and after a write",
      (x) => { const y = k.mul(1); T.noGrad(() => q.add_(x)); return [y, k.mul(1)]; }, // biome-ignore format: one row a program
      "saveGraph: %constant0 and %constant1 share memory and the graph writes to tensors, but a file stores them separately",
    ],
  ])("%s: refused", (_, program, message) => {
    const graph = makeGraph(program as (x: Tensor) => Tensor)(
      _ === "one element beyond" ? T.zeros([5]) : T.zeros([2, 2]),
    );
    expect(() => saveGraph(graph as unknown as Graph)).toThrow(new T.ArgumentError(message));
  });
});

describe("what is not saved says so", () => {
  const base = T.arange(6);
  const gaps = base.asStrided([3], [2]);
  const rows: readonly (readonly [string, () => Graph, string])[] = [
    [
      "a generator",
      () => makeGraph(() => T.rand([2], { generator: new T.Generator(1) } as never))(),
      "%rand, argument generator: the graph uses its own generator, which cannot be serialised; trace it with the default generator",
    ],
    [
      "an argument of a class",
      () => makeGraph((x: Tensor, _: Date) => x)(tensor(1), new Date(0)),
      "the arguments[1]: an object (Date) cannot be serialised",
    ],
    [
      "gaps",
      () => makeGraph((x: Tensor) => T.add(x, gaps))(T.zeros([3])),
      "%constant0 has strides [2] for shape [3], with gaps or overlaps, which a file cannot store; trace with a copy, constant0.contiguous()",
    ],
    [
      "a place in memory",
      () => {
        const part = base.narrow(0, 3, 3);
        return makeGraph((x: Tensor) => T.add(x, T.ops.aten.as_strided.default(part, [3], [1], 0) as Tensor))(
          T.zeros([3]),
        );
      },
      "%as_strided has a storage offset in the memory of %constant0, which a file cannot store; trace with a copy, constant0.clone()",
    ],
    ["no graph", () => ({}) as Graph, "saveGraph: expected a Graph, as makeGraph gives, got an object (Object)"],
  ];
  test.each(rows)("%s", (_, graph, message) => {
    expect(() => saveGraph(graph())).toThrow(message);
  });
});

/** The file with another graph in it and a matching digest: as an attacker would write it. */
function forged(change: (json: never) => unknown): Uint8Array {
  const { tensors, metadata } = T.loadSafetensors(saveGraph(traced()));
  const json = JSON.parse(metadata["tengen.graph"]!) as never;
  const changed = change(json) ?? json;
  const text = typeof changed === "string" ? changed : JSON.stringify(changed);
  const file = (digest: string): Uint8Array =>
    T.saveSafetensors(tensors, { "tengen.graph": text, "tengen.digest": digest });
  try {
    loadGraph(file("0".repeat(32)));
  } catch (error) {
    return file(/is ([0-9a-f]{32}),/.exec((error as Error).message)![1]!);
  }
  throw new Error("a wrong digest was taken");
}

// biome-ignore lint/suspicious/noExplicitAny: the forger writes whatever it likes
type Any = any;
describe("hostile files", () => {
  const rows: readonly (readonly [string, (json: Any) => unknown, string])[] = [
    ["no JSON", () => "{", "loadGraph: the graph is not JSON:"],
    ["an array", () => [], "loadGraph: the graph: expected an object, got an array of 0"],
    ["another format", (j) => { j.format = "x"; }, 'loadGraph: format: expected "tengen.graph", got "x"'],
    ["another version", (j) => { j.version = 2; }, "loadGraph: version: expected version 1 of the format, which this version of tengen reads, got 2"],
    ["an unknown field", (j) => { j.onload = "alert(1)"; }, 'loadGraph: the graph: unknown field "onload"'],
    ["an unknown operator", (j) => { j.operators["os::system"] = "os::system(str command) -> ()"; }, "loadGraph: operators, os::system: this program has no such operator; load the library that defines it first"],
    ["another schema", (j) => { j.operators["aten::mm"] = "aten::mm(Tensor self) -> Tensor"; }, "loadGraph: operators, aten::mm: the graph has another schema:\n  aten::mm(Tensor self) -> Tensor\nthe schema in this program is\n  aten::mm("],
    ["an operator outside of the list", (j) => { j.nodes.find((n: Any) => n.op === "aten::mm").op = "aten::exp"; }, 'nodes[4].op: "aten::exp" is not in the list of operators'],
    ["an operator called constructor", (j) => { j.nodes.find((n: Any) => n.op === "aten::mm").op = "constructor"; }, 'nodes[4].op: "constructor" is not in the list of operators'],
    ["arguments of another type", (j) => { j.nodes.find((n: Any) => n.op === "aten::mm").args.self = "x"; }, 'nodes[4].args.self: expected a node or a number, got "x"'],
    ["an argument that is not there", (j) => { delete j.nodes.find((n: Any) => n.op === "aten::mm").args.mat2; }, "nodes[4].args.mat2: aten::mm requires it"],
    ["one too many", (j) => { j.nodes.find((n: Any) => n.op === "aten::mm").args.more = 1; }, 'nodes[4].args: unknown field "more"'],
    ["a value behind", (j) => { j.nodes.find((n: Any) => n.op === "aten::mm").args.self = { $node: "relu" }; }, 'nodes[4]: uses "relu", which is not the name of an earlier node'],
    ["a value that is none", (j) => { j.nodes.at(-1).value = { $eval: "1" }; }, 'nodes[19].value: {"$eval":"1"} is not a valid value'],
    ["values that nest without end", (j) => { let v: Any = 1; for (let i = 0; i < 1000; i++) v = [v]; j.nodes.at(-1).value = v; }, "must not nest deeper than 64 levels"],
    ["a name that is none", (j) => { j.nodes[0].name = "a b"; }, 'nodes[0].name: "a b" is not a valid, unused name'],
    ["a name twice", (j) => { j.nodes[1].name = "arg0"; }, 'nodes[1].name: "arg0" is not a valid, unused name'],
    ["another kind of node", (j) => { j.nodes[0].kind = "eval"; }, 'nodes[0].kind: "eval" is not a kind of node'],
    ["an attribute without tensor", (j) => { j.nodes[1].name = "other"; }, 'nodes[1]: there is no tensor for the attribute "other"'],
    ["an attribute called __proto__", (j) => { j.nodes[1].name = "__proto__"; }, 'nodes[1]: there is no tensor for the attribute "__proto__"'],
    ["an attribute of another shape", (j) => { j.nodes[1].info.shape = [4]; j.nodes[1].info.strides = [1]; }, 'nodes[1]: the tensor "parameter0" is float32 [2, 2], the graph states float32 [4]'],
    ["strides beyond all memory", (j) => { j.nodes[1].info.strides = [1e15, 1]; }, "nodes[1]: strides [1000000000000000, 1] have gaps or overlaps for shape [2, 2]"],
    ["sizes that are none", (j) => { j.nodes[0].info.shape = [-1, 2]; }, "nodes[0].info: shape and strides must be arrays of integers of the same length"],
    ["a dtype that is none", (j) => { j.nodes[0].info.dtype = "float"; }, 'nodes[0].info: "float" is not a dtype'],
    ["no output", (j) => { j.nodes.pop(); }, "loadGraph: nodes: the graph has no output"],
    ["an output in between", (j) => { j.nodes.unshift(j.nodes.pop()); }, "nodes[0]: the output must be the last node"],
    ["inputs that are not placeholders", (j) => { j.inputs = [{ $node: "mm" }]; }, "loadGraph: inputs: %mm is not a placeholder"],
    ["too many inputs", (j) => { j.inputs.push({ $node: "arg0" }); }, "loadGraph: inputs: every placeholder must occur once"],
    ["an item of nothing", (j) => { j.nodes.splice(-1, 0, { kind: "item", name: "i", of: "mm", index: -1 }); }, "nodes[19].index: expected 0 or more"],
    ["a tensor too many", (j) => { j.nodes = j.nodes.filter((n: Any) => n.name === "arg0" || n.kind === "output"); j.nodes[1].value = { $node: "arg0" }; }, 'loadGraph: the file has a tensor "constant0", for which the graph has no attribute'],
  ]; // biome-ignore format: one row a file
  test.each(rows)("%s", (_, change, message) => {
    const file = forged(change);
    const run = (): unknown => loadGraph(file);
    expect(run).toThrow(T.FormatError);
    expect(run).toThrow(message);
  });

  test.each<readonly [string, () => unknown, string]>([
    [
      "no bytes",
      () => loadGraph("x" as never),
      'loadGraph: expected the bytes of a file as a Uint8Array or ArrayBuffer, got "x"',
    ],
    [
      "an empty file",
      () => loadGraph(new Uint8Array()),
      "loadGraph: the file has 0 bytes, too few for the length of a header",
    ],
    [
      "a file of tensors",
      () => loadGraph(T.saveSafetensors({ x: tensor(1) })),
      'loadGraph: the file contains no graph: its metadata must have the key "tengen.graph"; loadSafetensors reads its tensors',
    ],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

test("every damaged byte and every cut is noticed, and nothing runs", () => {
  const bytes = saveGraph(traced());
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const ran: string[] = [];
  class Watch extends T.DispatchMode {
    override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
      ran.push(op.operator.name);
      return op(...args, options);
    }
  }
  T.withMode(new Watch(), () => {
    for (let i = 0; i < 400; i++) {
      const damaged = bytes.slice(0, i % 4 === 0 ? Math.floor(next() * bytes.length) : bytes.length);
      if (damaged.length === bytes.length) {
        const at = Math.floor(next() * bytes.length);
        // Padding of the header means nothing.
        if (bytes[at] === 0x20) continue;
        damaged[at]! ^= 1 << Math.floor(next() * 8);
      }
      expect(() => loadGraph(damaged), `damage ${i}`).toThrow(T.TengenError);
    }
  });
  expect(ran).toEqual([]);
});
