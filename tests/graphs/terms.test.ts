// The comparison of graphs by what they compute: graphs that it calls the same have the same values from inputs that no record has, and a change of one
// call is noticed or changes no value.

import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { writeElement } from "../../runtime/core/elements.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { Graph } from "../../runtime/graphs/graph.js";
import { coreDecompositions } from "../../runtime/kernels/decompositions/core.js";
import { treeFlatten } from "../../runtime/modes/tree.js";
import { readRecords } from "../conformance/files.js";
import { type FunctionalizeRecord, traceOf } from "../conformance/functionalize.js";
import { deviations, sameTerms, Terms, termsOf } from "../conformance/graph-terms.js";
import { type GoldenGraph, graphOf, type MakeFxRecord, type Step, tracesOf } from "../conformance/make-fx.js";
import { decodeTensor, elementsOf, forEachIndex, type GoldenValue } from "../conformance/values.js";

const data = (file: string): MakeFxRecord[] =>
  readRecords<MakeFxRecord>(fileURLToPath(new URL(`../data/${file}`, import.meta.url)));
const records = [...data("unseen-make_fx.jsonl.gz"), ...data("make_fx.jsonl.gz")].filter(({ id }) => id !== "header");

/** Numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const special = [0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];

/** The inputs with other floating-point elements: ordinary ones, and some that are not. */
function others(inputs: readonly Tensor[], random: () => number, share: number): readonly Tensor[] {
  for (const input of inputs) {
    if (input.dtype !== "float64" && input.dtype !== "float32") continue;
    forEachIndex(input.shape, input.strides, input.offset, (place) => {
      const value = random() < share ? special[Math.floor(random() * special.length)]! : random() * 4 - 2;
      writeElement(input.storage, input.dtypeCode, place, value);
    });
  }
  return inputs;
}

/** Results and what became of the inputs; null if the graph refuses such inputs. */
function outcome(graph: Graph, inputs: readonly Tensor[]): number[] | null {
  try {
    const { leaves } = treeFlatten(graph.run(...inputs));
    return [...leaves, ...inputs].filter(isTensor).flatMap((tensor) => elementsOf(tensor).flatMap(numbers));
  } catch {
    return null;
  }
}
const numbers = (value: ReturnType<typeof elementsOf>[number]): number[] =>
  typeof value === "object" ? [value.re, value.im] : [Number(value)];

/** Whether the values are the same, up to the order of sums and the sign of zeros that sums give. */
function agree(a: readonly number[], b: readonly number[]): boolean {
  return (
    a.length === b.length &&
    a.every((x, i) => Object.is(x, b[i]) || x === b[i] || Math.abs(x - b[i]!) <= 1e-9 * Math.max(1, Math.abs(x)))
  );
}

test("graphs that are the same by rules alone have the same values from other inputs", () => {
  const random = numbersFrom(20301302);
  let compared = 0;
  for (const record of records) {
    for (const { golden, inputs, trace } of tracesOf(record, coreDecompositions)) {
      if (golden === undefined) continue;
      const [ours, theirs] = [trace(), graphOf(golden)];
      const used = sameTerms(ours, theirs, inputs);
      if (used === null || used.length > 0) continue;
      for (const share of [0, 0, 0.3]) {
        const seed = random() * 2 ** 32;
        const [a, b] = [ours, theirs].map((graph) => outcome(graph, others(inputs(), numbersFrom(seed), share)));
        if (a == null || b == null) continue;
        compared++;
        expect([record.id, share, agree(a, b) ? "same" : { a, b }]).toEqual([record.id, share, "same"]);
      }
    }
  }
  expect(compared).toBeGreaterThan(150);
});

const unary = ["exp", "sin", "tanh", "sigmoid", "neg", "abs", "sqrt", "log", "cos", "relu"].map(
  (name) => `aten::${name}`,
);
const binary = ["add", "sub", "mul", "div", "eq", "lt", "gt"].map((name) => `aten::${name}.Tensor`);

/** One call of a recorded graph changed; null where there is nothing to change. */
function mutant(graph: GoldenGraph, random: () => number): GoldenGraph | null {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const at = Math.floor(random() * graph.steps.length);
  const step = graph.steps[at];
  if (step === undefined) return null;
  const replaced = (change: Partial<Step>): GoldenGraph => ({
    ...graph,
    steps: graph.steps.map((one, i) => (i === at ? { ...one, ...change } : one)),
  });
  const names = Object.keys(step.args);
  const kind = (name: string): string | undefined => (step.args[name] as { k?: string } | null)?.k;
  const other = (from: readonly string[]): string => pick(from.filter((name) => name !== step.op));
  if (unary.includes(step.op)) return replaced({ op: other(unary) });
  if (binary.includes(step.op) && random() < 0.5) return replaced({ op: other(binary) });
  if (/_$|_\./.test(step.op) && random() < 0.5) {
    // The write is left out.
    const self = step.args["self"] as { v: string } | undefined;
    const result = step.out[0];
    if (self?.v === undefined || typeof result !== "string" || kind("self") !== "ref") return null;
    const renamed = JSON.parse(
      JSON.stringify(graph, (_, value: unknown) => (value === result ? self.v : value)),
    ) as GoldenGraph;
    return { ...renamed, steps: renamed.steps.filter((_, i) => i !== at) };
  }
  const refs = names.filter((name) => kind(name) === "ref");
  if (refs.length > 1 && random() < 0.5) {
    const [a, b] = refs as [string, string];
    return replaced({ args: { ...step.args, [a]: step.args[b]!, [b]: step.args[a]! } });
  }
  const number = pick(names.filter((name) => kind(name) === "float" || kind(name) === "int"));
  if (number === undefined || typeof (step.args[number] as { v: unknown }).v !== "number") return null;
  const { k, v } = step.args[number] as { k: "int" | "float"; v: number };
  return replaced({ args: { ...step.args, [number]: { k, v: v + 1 } as GoldenValue } });
}

test("a changed call is noticed, or changes no value", () => {
  const random = numbersFrom(20301303);
  let [noticed, equal, refused] = [0, 0, 0];
  for (const record of records) {
    for (const { golden, inputs } of tracesOf(record, coreDecompositions)) {
      if (golden === undefined) continue;
      for (let i = 0; i < 6; i++) {
        const changed = mutant(golden, random);
        if (changed === null) continue;
        const [before, after] = [graphOf(golden), graphOf(changed)];
        let used: ReturnType<typeof sameTerms>;
        try {
          used = sameTerms(before, after, inputs);
        } catch {
          refused++;
          continue;
        }
        if (used === null) {
          noticed++;
          continue;
        }
        equal++;
        const [a, b] = [outcome(graphOf(golden), inputs()), outcome(graphOf(changed), inputs())];
        expect([record.id, JSON.stringify(golden), agree(a ?? [], b ?? []) ? "same" : JSON.stringify(changed)]).toEqual(
          [record.id, JSON.stringify(golden), "same"],
        );
      }
    }
  }
  expect(noticed).toBeGreaterThan(3 * equal);
  expect([noticed > 200, refused < noticed]).toEqual([true, true]);
});

const op = (name: string) => dispatcher.get(`aten::${name}`);
type Built = (g: Graph, x: unknown, y: unknown) => unknown;
const built = (build: Built): Graph => {
  const g = new Graph();
  g.output(build(g, g.placeholder("x"), g.placeholder("y")));
  return g;
};
const inputsOf = (): Tensor[] =>
  ["x", "y"]
    .map((_, k) => dispatcher.call(op("arange.start"), [1 + k, 5 + k, "float64", null, null, null]) as Tensor)
    .map((line) => dispatcher.call(op("view"), [line, [2, 2]]) as Tensor);

const call = (g: Graph, name: string, ...args: unknown[]) => g.call(op(name), args as never[]);
const zeros = (g: Graph, x: unknown) => call(g, "zeros_like", x, null, null, null, null, null);

describe("pairs by hand", () => {
  test.each<readonly [string, Built, Built]>([
    [
      "a write in place to an intermediate result",
      (g, x) => call(g, "exp_", call(g, "neg", x)),
      (g, x) => call(g, "exp", call(g, "neg", x)),
    ],
    ["views of views", (g, x) => call(g, "t", call(g, "t", x)), (_g, x) => x],
    [
      "numbers and tensors of a number",
      (g, x) => call(g, "mul.Scalar", x, 3),
      (g, x) => call(g, "mul.Tensor", call(g, "full_like", x, 3, null, null, null, null, null), x),
    ],
    [
      "pieces by unbind and by select",
      (g, x) => call(g, "neg", g.item(call(g, "unbind.int", x, 0), 1)),
      (g, x) => call(g, "neg", call(g, "select.int", x, -2, -1)),
    ],
    [
      "writes to different rows, in any order",
      (g, x, y) => {
        const z = zeros(g, x);
        call(g, "copy_", call(g, "select.int", z, 0, 0), call(g, "select.int", x, 0, 0), false);
        call(g, "copy_", call(g, "select.int", z, 0, 1), call(g, "select.int", y, 0, 0), false);
        return call(g, "select.int", z, 0, 0);
      },
      (g, x) => call(g, "select.int", x, 0, 0),
    ],
  ])("the same: %s", (_name, a, b) => {
    expect(sameTerms(built(a), built(b), inputsOf)).toEqual([]);
  });

  test.each<readonly [string, Built, Built]>([
    [
      "the order of a difference",
      (g, x, y) => call(g, "sub.Tensor", x, y, 1),
      (g, x, y) => call(g, "sub.Tensor", y, x, 1),
    ],
    ["a factor of a sum", (g, x, y) => call(g, "add.Tensor", x, y, 1), (g, x, y) => call(g, "add.Tensor", x, y, 2)],
    ["a write into an input", (g, x) => call(g, "exp_", x), (g, x) => call(g, "exp", x)],
    [
      "a read before a write, and after",
      (g, x) => {
        const n = call(g, "neg", x);
        const s = call(g, "sin", n);
        call(g, "exp_", n);
        return s;
      },
      (g, x) => {
        const n = call(g, "neg", x);
        call(g, "exp_", n);
        return call(g, "sin", n);
      },
    ],
    [
      "the row that is written",
      (g, x) => {
        const z = zeros(g, x);
        call(g, "fill_.Scalar", call(g, "select.int", z, 0, 0), 2);
        return z;
      },
      (g, x) => {
        const z = zeros(g, x);
        call(g, "fill_.Scalar", call(g, "select.int", z, 0, 1), 2);
        return z;
      },
    ],
    [
      "rows and columns",
      (g, x) => call(g, "sum.dim_IntList", x, [0], false, null),
      (g, x) => call(g, "sum.dim_IntList", x, [1], false, null),
    ],
    ["a transposed matrix", (g, x, y) => call(g, "mm", x, y), (g, x, y) => call(g, "mm", call(g, "t", x), y)],
    [
      "transposed strides",
      (g, x) => call(g, "as_strided", x, [2, 2], [2, 1], null),
      (g, x) => call(g, "as_strided", x, [2, 2], [1, 2], null),
    ],
    [
      "the order of draws",
      (g, x) => [
        call(g, "rand_like", x, null, null, null, null, null),
        call(g, "randn_like", x, null, null, null, null, null),
      ],
      (g, x) => {
        const n = call(g, "randn_like", x, null, null, null, null, null);
        return [call(g, "rand_like", x, null, null, null, null, null), n];
      },
    ],
    ["results in another order", (_g, x, y) => [x, y], (_g, x, y) => [y, x]],
    [
      "a precision",
      (g, x) =>
        call(
          g,
          "_to_copy",
          call(g, "_to_copy", x, "float32", null, null, null, false, null),
          "float64",
          null,
          null,
          null,
          false,
          null,
        ),
      (_g, x) => x,
    ],
    ["and, or", (g, x, y) => call(g, "logical_and", x, y), (g, x, y) => call(g, "logical_or", x, y)],
    [
      "bitwise and, or of truth values",
      (g, x, y) => call(g, "bitwise_and.Tensor", call(g, "isnan", x), call(g, "isnan", y)),
      (g, x, y) => call(g, "bitwise_or.Tensor", call(g, "isnan", x), call(g, "isnan", y)),
    ],
    [
      "less, and not greater or equal: NaN is neither",
      (g, x, y) => call(g, "lt.Tensor", x, y),
      (g, x, y) => call(g, "logical_not", call(g, "ge.Tensor", x, y)),
    ],
  ])("another: %s", (_name, a, b) => {
    expect(sameTerms(built(a), built(b), inputsOf)).toBe(null);
    expect(sameTerms(built(b), built(a), inputsOf)).toBe(null);
  });
});

test("deviations go one way: what PyTorch's graph has is not taken in ours", () => {
  const exact: Built = (g, x) => call(g, "expm1", x);
  const cancels: Built = (g, x) => call(g, "sub.Tensor", call(g, "exp", x), 1, 1);
  expect(sameTerms(built(exact), built(cancels), inputsOf)).toHaveLength(1);
  expect(sameTerms(built(cancels), built(exact), inputsOf)).toBe(null);
  expect(sameTerms(built(cancels), built(cancels), inputsOf)).toEqual([]);
});

test("every deviation is stated once, and used by a record", () => {
  expect(new Set(deviations.map(({ reason }) => reason)).size).toBe(deviations.length);
  const used = new Set<string>();
  for (const record of records)
    for (const { golden, inputs, trace } of tracesOf(record, coreDecompositions)) {
      if (golden === undefined) continue;
      for (const { reason } of sameTerms(trace(), graphOf(golden), inputs) ?? []) used.add(reason);
    }
  const programs = readRecords<FunctionalizeRecord>(
    fileURLToPath(new URL("../data/unseen-functionalize.jsonl.gz", import.meta.url)),
  );
  for (const record of programs) {
    const inputs = () => Object.values(record.inputs).map(decodeTensor);
    const theirs = graphOf(record.graphs.mutations);
    for (const { reason } of sameTerms(traceOf(record, "mutations"), theirs, inputs) ?? []) used.add(reason);
  }
  expect(deviations.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
});

test("terms of equal graphs are one object", () => {
  const terms = new Terms();
  const graph = built((g, x) => call(g, "neg", x));
  expect(termsOf(graph, inputsOf(), terms)[0]).toBe(termsOf(graph, inputsOf(), terms)[0]);
});
