// Large values that only a run of a graph references pass their memory on to the next loop over elements; values visible to anything else do
// not.

import { describe, expect, test } from "vitest";
import {
  add,
  dualLevel,
  equal,
  type Graph,
  Interpreter,
  library,
  makeGraph,
  noGrad,
  ones,
  poisonPool,
  type Tensor,
  tensor,
  trackMemory,
} from "../../generated/index.js";
import { poolStatistics } from "../../runtime/core/pool.js";
import { inRegion, pooledBytes } from "../../runtime/core/storage.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { fc } from "../seeded.js";

useLargeMemory();
const size = 2 ** 16;
const numbers = (from: number, shape: readonly number[] = [size], dtype: "float32" | "float64" | "int64" = "float32") =>
  tensor(
    Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => ((i * 7919 + from) % 31) - 15),
    { dtype },
  ).reshape(shape);

/** The result of a call, and how many blocks of memory as large as a value it allocated. */
function counted(run: () => unknown, elements = size): { readonly result: unknown; readonly allocated: number } {
  const memory = trackMemory();
  const result = run();
  const { allocatedBytes = 0 } = memory.statistics().cpu ?? {};
  memory.dispose();
  return { result, allocated: Math.round(allocatedBytes / (4 * elements)) };
}
const traced = (program: (...args: Tensor[]) => unknown, args: readonly Tensor[]): Graph =>
  makeGraph(program as never)(...(args as never[])) as unknown as Graph;

class Plain extends Interpreter {}

type Program = (x: Tensor, y: Tensor) => unknown;

// The program has kernels of its own in the end, after which no memory is used again.
describe("runs", { shuffle: false }, () => {
  describe("pieces of memory of a run", () => {
    test.each<readonly [string, Program, number, number]>([
      ["a chain takes one", (x, y) => x.add(y).mul(x).exp().sub(1), 1, 4],
      ["the second operand gives none", (x, y) => x.mul(y.exp()), 2, 2],
      [
        "a value that is read later keeps its own",
        (x, y) => {
          const a = x.add(y);
          return a.exp().mul(a);
        },
        2,
        3,
      ],
      [
        "results keep theirs",
        (x, y) => {
          const a = x.add(y);
          return [a, a.exp().neg()];
        },
        2,
        3,
      ],
      [
        "a value of which there is a view keeps its own",
        (x, y) => {
          const a = x.add(y);
          const v = a.view([2, -1]);
          return [v, a.exp()];
        },
        2,
        2,
      ],
      [
        "a value that another kind of call has read keeps its own",
        (x, y) => {
          const a = x.add(y);
          const s = a.sum();
          return a.exp().add(s);
        },
        2,
        3,
      ],
      ["arguments keep theirs", (x, y) => x.neg().add(y), 1, 2],
      [
        "one operand twice",
        (x, y) => {
          const a = x.add(y);
          return a.mul(a);
        },
        1,
        2,
      ],
      ["another dtype has memory of its own", (x, y) => x.add(y).gt(0), 1, 1],
      ["a result that is larger", (x, y) => x.narrow(0, 0, 1).exp().add(y), 1, 1],
      [
        "what is written in place",
        (x, y) => {
          const a = x.add(y);
          a.mul_(2);
          return a.exp();
        },
        2,
        2,
      ],
    ])("%s", (_, program, reused, plain) => {
      const [x, y] = [numbers(1), numbers(2)];
      const graph = traced(program as never, [x, y]);
      const before = [x.clone(), y.clone()];
      const expected = counted(() => new Plain(graph).run(x, y));
      for (let run = 0; run < 2; run++) {
        const actual = counted(() => graph.run(x, y));
        expect([actual.allocated, expected.allocated]).toEqual([reused, plain]);
        const pairs = [actual.result, expected.result].map((one) => (Array.isArray(one) ? one : [one]) as Tensor[]);
        for (const [i, one] of pairs[0]!.entries()) {
          const other = pairs[1]![i]!;
          expect([one.dtype, equal(one, other)]).toEqual([other.dtype, true]);
        }
      }
      expect([equal(x, before[0]!), equal(y, before[1]!)]).toEqual([true, true]);
    });

    describe("that are given back after their last use serve the next results", () => {
      const [x, y] = [numbers(1), numbers(2)];
      /** The most values that a run had at once. */
      const most = (program: Program): number => {
        const graph = traced(program as never, [x, y]);
        const expected = [new Plain(graph).run(x.clone(), y.clone())].flat() as Tensor[];
        poisonPool();
        const given = [x.clone(), y.clone()];
        const memory = trackMemory();
        const results = [graph.run(...given)].flat() as Tensor[];
        const { peak } = memory.statistics().cpu!;
        memory.dispose();
        poisonPool(false);
        expect(results.map((one, i) => equal(one, expected[i]!))).toEqual(results.map(() => true));
        return peak / (4 * size);
      };
      test.each<readonly [string, Program, number]>([
        [
          "a product's operand",
          (x, y) =>
            x
              .exp()
              .reshape([256, 256])
              .matmul(y.exp().reshape([256, 256]))
              .neg()
              .cumsum(0),
          3,
        ],
        [
          "several results, one of which is used",
          (x, y) =>
            x
              .reshape([256, 256])
              .sort(1)[0]
              .add(y.reshape([256, 256]))
              .cumsum(1)
              .cumsum(0),
          3,
        ],
        [
          "not what a view of a result shows",
          (x) => {
            const a = x.cumsum(0);
            const v = a.reshape([256, 256]).t();
            const b = x.cumsum(0);
            return [v, b.mul(2)];
          },
          3,
        ],
        [
          "not what one of several results still shows",
          (x) => {
            const [values, places] = x.reshape([256, 256]).sort(1);
            const first = values.cumsum(0);
            return [first.cumsum(1), places.to("float32")];
          },
          4,
        ],
        [
          "not what an argument was set to",
          (x, y) => {
            const a = x.cumsum(0);
            const z = y.cumsum(0);
            z.set_(a);
            return [z.cumsum(0), z];
          },
          3,
        ],
      ])("%s", (_, program, values) => {
        expect(most(program)).toBe(values);
      });

      test("and the region, from the second run on", () => {
        const graph = traced(((x: Tensor, y: Tensor) => x.add(y).cumsum(0).mul(2).cumsum(0)) as never, [x, y]);
        const expected = new Plain(graph).run(x, y) as Tensor;
        poisonPool();
        for (let i = 0; i < 4; i++) {
          const result = graph.run(x, y) as Tensor;
          expect(equal(result, expected)).toBe(true);
          expect(result.storage.marks & inRegion).toBe(0);
        }
        expect(poolStatistics().region).toBeGreaterThanOrEqual(4 * size);
        poisonPool(false);
      });
    });

    const chain = (x: Tensor): Tensor => x.add(1).mul(2).exp();
    const learnt = numbers(3).requiresGrad_();
    const square = numbers(3, [256, 256]);
    test.each<readonly [string, Tensor, (graph: Graph) => unknown, number]>([
      ["without gradients one", learnt, (graph) => noGrad(() => graph.run(learnt)), 1],
      ["with gradients all", learnt, (graph) => graph.run(learnt), 3],
      ["of other strides than the trace's, and a copy in those", square, (graph) => graph.run(square.t()), 2],
      ["in a forward level all", square, (graph) => dualLevel(() => graph.run(square)), 3],
      ["of a subclass all", square, (graph) => new Plain(graph).run(square), 3],
    ])("%s", (_, x, run, pieces) => {
      const graph = traced(chain as never, [x.detach()]);
      expect(counted(() => run(graph)).allocated).toBe(pieces);
    });

    test("small values have their own", () => {
      const x = ones([pooledBytes / 4 - 1]);
      const graph = traced(chain as never, [x]);
      expect(counted(() => graph.run(x), pooledBytes / 4).allocated).toBe(3);
    });
  });

  test("a user's kernel that keeps what it is given finds it as it was", () => {
    const retained: Tensor[] = [];
    const x = numbers(1);
    const graph = traced(((a: Tensor) => a.add(1).neg().abs()) as never, [x]);
    const users = library("aten", "IMPL", "AutogradCPU");
    users.impl("neg", ((a: Tensor) => {
      retained.push(a);
      return add(a, -1).mul(0).sub(a);
    }) as never);
    try {
      graph.run(x);
    } finally {
      users.dispose();
    }
    expect(equal(retained[0]!, x.add(1))).toBe(true);
  });

  test("random programs give what they give without", () => {
    const steps: readonly ((values: readonly Tensor[], i: number, j: number) => Tensor)[] = [
      (values, i, j) => values[i]!.add(values[j]!),
      (values, i, j) => values[i]!.mul(values[j]!),
      (values, i) => values[i]!.neg(),
      (values, i) => values[i]!.abs().sub(1),
      (values, i) => values[i]!.reshape([256, 256]).t().reshape([-1]),
      (values, i) => values[i]!.view([-1]),
      (values, i) => values[i]!.add(values[i]!.sum()),
      (values, i) => values[i]!.clone().mul_(2),
      (values, i, j) => values[i]!.div(values[j]!.abs().add(1)),
    ];
    const programs = fc.record({
      dtype: fc.constantFrom("float32" as const, "float64" as const, "int64" as const),
      steps: fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(99), fc.nat(99)), { minLength: 2, maxLength: 9 }),
      results: fc.array(fc.nat(99), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(programs, (one) => {
        const given = [numbers(1, [size], one.dtype), numbers(5, [size], one.dtype)];
        const program = (...args: Tensor[]): Tensor[] => {
          const values = [...args];
          for (const [step, i, j] of one.steps) values.push(steps[step]!(values, i % values.length, j % values.length));
          return one.results.map((at) => values[values.length - 1 - (at % one.steps.length)]!);
        };
        const graph = traced(program as never, given);
        const before = given.map((x) => x.clone());
        const [actual, expected] = [graph.run(...given), new Plain(graph).run(...given)] as [Tensor[], Tensor[]];
        for (const [i, result] of actual.entries()) expect(result.allclose(expected[i]!, 0, 0, true)).toBe(true);
        for (const [i, x] of given.entries()) expect(equal(x, before[i]!)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
