// replacePattern: what is replaced, what is left and why; graphSignature: what a graph takes, gives and changes.

import { describe, expect, test } from "vitest";
import {
  type Graph,
  graphSignature,
  makeGraph,
  noGrad,
  randLike,
  replacePattern,
  sort,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const x = tensor([1, 2]);
const names = (graph: Graph): string => graph.nodes.flatMap(({ op }) => (op === null ? [] : [op.baseName])).join(" ");
type Unary = (a: Tensor) => Tensor;
type Binary = (a: Tensor, b: Tensor) => Tensor;
const trace = (f: Unary): Graph => makeGraph(f)(x) as unknown as Graph;
const trace2 = (f: Binary): Graph => makeGraph(f)(x, x) as unknown as Graph;

/** Rewrites a program; the rewritten one must give the same on other inputs, unless the replacement is another function. */
function rewritten(
  program: Unary,
  pattern: Graph,
  replacement: Graph,
): { calls: string; count: number; result: string } {
  const graph = trace(program);
  const count = replacePattern(graph, pattern, replacement).length;
  return { calls: names(graph), count, result: String(graph.run(tensor([3, -4]))) };
}

const fused: Binary = (a, b) => a.mul(b.add(1));
const apart: Binary = (a, b) => a.mul(b).add(a);

describe("replacePattern", () => {
  test.each<readonly [what: string, program: Unary, calls: string, count: number]>([
    ["one place", (a) => a.mul(a.exp()).add(a), "exp add mul", 1],
    ["two places, one upon the other", (a) => { const b = a.mul(a.neg()).add(a); return b.mul(a).add(b); }, "neg add mul add mul", 2],
    ["placeholders that are the same tensor", (a) => a.mul(a).add(a), "add mul", 1],
    ["nothing: another tensor where the pattern has the same", (a) => a.mul(a.exp()).add(a.exp()), "exp mul exp add", 0],
    ["nothing: the product is used elsewhere", (a) => { const m = a.mul(a.exp()); return m.add(a).add(m); }, "exp mul add add", 0],
    ["nothing: part of it is made without gradients", (a) => { const m = noGrad(() => a.mul(a.exp())); return m.add(a); }, "exp mul add", 0],
    ["nothing: another number", (a) => a.mul(a.exp()).add(a, { alpha: 2 }), "exp mul add", 0],
    ["what is returned twice", (a) => { const m = a.mul(a.exp()).add(a); return m.add(m); }, "exp add mul add", 1],
  ])("%s", (_, program, calls, count) => {
    const found = rewritten(program, trace2(apart), trace2(fused));
    expect(found).toEqual({ calls, count, result: String(program(tensor([3, -4]))) });
  }); // biome-ignore format: a table

  test("results of calls with several, and attributes", () => {
    const w = tensor([5, 6]);
    const first = (a: Tensor) => (sort(a) as unknown as readonly Tensor[])[0]!;
    expect(
      rewritten(
        (a) => first(a).neg(),
        trace(first),
        trace((a) => a.mul(w)),
      ),
    ).toEqual({
      calls: "mul neg",
      count: 1,
      result: "tensor([-15.,  24.])",
    });
    // A pattern with a tensor of its own stands for that tensor alone.
    const [own, equal] = [trace((a) => a.mul(w)), trace((a) => a.mul(tensor([5, 6])))];
    const program: Unary = (a) => a.mul(w).add(a);
    expect(
      rewritten(
        program,
        own,
        trace((a) => a.neg()),
      ).count,
    ).toBe(1);
    expect(
      rewritten(
        program,
        equal,
        trace((a) => a.neg()),
      ).count,
    ).toBe(0);
  });

  test("says what stood for the placeholders", () => {
    const graph = trace((a) => a.exp().mul(a).add(a.exp()));
    const [match] = replacePattern(
      graph,
      trace2((a, b) => a.mul(b)),
      trace2((a, b) => b.mul(a)),
    );
    expect(match!.inputs.map(String)).toEqual(["%exp", "%arg0"]);
    expect(match!.result.erased).toBe(true);
  });

  test("a rewritten graph has gradients, and is saved", () => {
    const w = tensor([1, 2], { requiresGrad: true });
    const graph = trace((a) => a.mul(w).add(a).sum());
    replacePattern(graph, trace2(apart), trace2(fused));
    (graph.run(tensor([3, 4])) as Tensor).backward();
    expect(w.grad!.toArray()).toEqual([3, 4]);
  });

  test("what cannot be rewritten is refused", () => {
    const neg = trace((a) => a.neg());
    const writes = trace((a) => a.clone().add_(1));
    const refusals: readonly (readonly [() => unknown, string])[] = [
      [() => replacePattern(writes, neg, neg), "replacePattern requires a graph without writes"],
      [() => replacePattern(neg, writes, neg), "replacePattern requires a graph without writes"],
      [() => replacePattern(neg, neg, trace2(apart)), "the pattern takes 1 tensors, the replacement 2"],
      [
        () =>
          replacePattern(
            neg,
            trace((a) => a),
            neg,
          ),
        "the pattern calls no operator",
      ],
      [
        () =>
          replacePattern(
            neg,
            trace2((a) => a.neg()),
            trace2(apart),
          ),
        "the pattern does not use %arg1",
      ],
      [
        () =>
          replacePattern(
            neg,
            trace((a) => a.add(randLike(a))),
            neg,
          ),
        "the pattern draws random numbers in",
      ],
      [() => replacePattern(neg, {} as never, neg), "expected a Graph as the pattern"],
    ];
    for (const [run, message] of refusals) expect(messageOf(run)).toContain(message);
  });
});

describe("graphSignature", () => {
  test("inputs, outputs, parameters, buffers, and what is written", () => {
    const w = tensor([1, 2], { requiresGrad: true });
    const mean = tensor([0, 0]);
    const scale = tensor([2, 2]);
    const step = ({ a, b }: { a: Tensor; b: Tensor }) => {
      noGrad(() => mean.at(0).add_(1));
      b.view([2]).mul_(2);
      const y = a.mul(w).mul(scale);
      return { y, again: y, b };
    };
    const graph = makeGraph(step)({ a: x, b: x.clone() }) as unknown as Graph;
    const found = graphSignature(graph, { "fc.weight": w, "bn.mean": mean });
    expect(found.userInputs).toEqual(["arg0", "arg1"]);
    expect(found.userOutputs.map((name) => graph.find(name)!.kind)).toEqual(["call", "call", expect.any(String)]);
    expect([...found.parameters.values()]).toEqual(["fc.weight"]);
    expect([...found.buffers.values()].sort()).toEqual(["bn.mean", expect.stringMatching(/^constant\d$/)]);
    expect(found.mutatedInputs).toEqual(["arg1"]);
    expect(found.mutatedAttributes.map((name) => found.buffers.get(name))).toEqual(["bn.mean"]);
  });

  test("a pure graph changes nothing", () => {
    const { mutatedInputs, mutatedAttributes, parameters } = graphSignature(trace((a) => a.clone().add_(a)));
    expect([mutatedInputs, mutatedAttributes, parameters.size]).toEqual([[], [], 0]);
    expect(
      messageOf(() =>
        graphSignature(
          trace((a) => a),
          { w: 1 as never },
        ),
      ),
    ).toContain("the state's w is not a tensor");
  });
});
