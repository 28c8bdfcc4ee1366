// Attention by blocks of queries: agrees with the formula, as do its gradients of both orders, without memory for all
// pairs.

import { expect, test } from "vitest";
import {
  grad,
  matmul,
  noGrad,
  randn,
  scaledDotProductAttention,
  softmax,
  type Tensor,
  tensor,
  trackMemory,
  useKernels,
  zeros,
} from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";

type Shapes = {
  readonly batches: readonly number[];
  readonly length: number;
  readonly pairs: number;
  readonly features: number;
};
type Options = { attnMask?: Tensor; isCausal?: boolean; scale?: number };

/** Numbers that are not multiples of each other. */
function numbers(shape: readonly number[], from: number): Tensor {
  const count = shape.reduce((a, b) => a * b, 1);
  return tensor(Float32Array.from({ length: count }, (_, i) => Math.sin(i * 1.7 + from) * 1.5)).reshape([...shape]);
}

const inputs = ({ batches, length, pairs, features }: Shapes): [Tensor, Tensor, Tensor] => [
  numbers([...batches, length, features], 1),
  numbers([...batches, pairs, features], 2),
  numbers([...batches, pairs, features + 3], 3),
];

/** 0 where a pair takes part. */
function causal(length: number, pairs: number): Tensor {
  const values = Float32Array.from({ length: length * pairs }, (_, i) =>
    i % pairs > Math.floor(i / pairs) ? Number.NEGATIVE_INFINITY : 0,
  );
  return tensor(values).reshape([length, pairs]);
}

function byFormula(q: Tensor, k: Tensor, v: Tensor, added: Tensor | null, scale: number): Tensor {
  const scores = matmul(q.mul(scale), k.transpose(-2, -1));
  return matmul(softmax(added === null ? scores : scores.add(added), -1), v);
}

const distance = (a: Tensor, b: Tensor): number => a.sub(b).abs().max().item() as number;

const flags = (shape: readonly number[]): Tensor => numbers(shape, 4).gt(-1);
const asAdded = (mask: Tensor): Tensor =>
  zeros([...mask.shape]).maskedFill(mask.logicalNot(), Number.NEGATIVE_INFINITY);

const rows: readonly (readonly [name: string, shapes: Shapes, options: (shapes: Shapes) => Options])[] = [
  ["heads, several at a time", { batches: [3, 5], length: 100, pairs: 120, features: 8 }, () => ({})],
  ["long sequences, rows at a time", { batches: [2], length: 601, pairs: 700, features: 5 }, () => ({ scale: 0.3 })],
  ["no batch", { batches: [], length: 600, pairs: 500, features: 4 }, () => ({})],
  ["causal", { batches: [2], length: 600, pairs: 600, features: 4 }, () => ({ isCausal: true })],
  [
    "causal, more queries than keys",
    { batches: [1], length: 900, pairs: 300, features: 4 },
    () => ({ isCausal: true }),
  ],
  [
    "causal, more keys than queries",
    { batches: [3], length: 300, pairs: 900, features: 4 },
    () => ({ isCausal: true }),
  ],
  [
    "one mask",
    { batches: [4], length: 300, pairs: 200, features: 4 },
    ({ length, pairs }) => ({ attnMask: numbers([length, pairs], 7) }),
  ],
  [
    "flags of keys",
    { batches: [2, 3], length: 200, pairs: 300, features: 4 },
    ({ pairs }) => ({ attnMask: flags([2, 1, 1, pairs]) }),
  ],
  [
    "flags of pairs",
    { batches: [2, 3], length: 200, pairs: 300, features: 4 },
    ({ length, pairs }) => ({ attnMask: flags([3, length, pairs]) }),
  ],
];

test.each(rows)("%s", (_name, shapes, options) => {
  const [q, k, v] = inputs(shapes);
  const given = options(shapes);
  const added = given.isCausal === true ? causal(shapes.length, shapes.pairs) : (given.attnMask ?? null);
  const expected = byFormula(
    q,
    k,
    v,
    added?.dtype === "bool" ? asAdded(added) : added,
    given.scale ?? 1 / Math.sqrt(shapes.features),
  );
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    const found = scaledDotProductAttention(q, k, v, given);
    expect(found.shape).toEqual(expected.shape);
    expect(distance(found, expected)).toBeLessThan(4e-6);
  }
  useKernels(null);
});

test("a row without visible keys is NaN, as for short sequences", () => {
  const [q, k, v] = inputs({ batches: [2], length: 300, pairs: 300, features: 4 });
  const attnMask = numbers([300, 300], 1).gt(-2);
  attnMask.select(0, 7).fill_(false);
  const found = scaledDotProductAttention(q, k, v, { attnMask });
  expect(found.isnan().any(2).nonzero().toArray()).toEqual([
    [0, 7],
    [1, 7],
  ]);
});

const long: Shapes = { batches: [2], length: 1200, pairs: 1800, features: 3 };

test.each([
  ["all pairs", {}],
  ["causal", { isCausal: true }],
] as const)("gradients of long sequences recompute the weights: %s", (_name, options) => {
  const both = [scaledDotProductAttention, null].map((call) => {
    const leaves = inputs(long).map((x) => x.requiresGrad_()) as [Tensor, Tensor, Tensor];
    const added = "isCausal" in options ? causal(long.length, long.pairs) : null;
    const result = call === null ? byFormula(...leaves, added, 1 / Math.sqrt(3)) : call(...leaves, options);
    const first = grad([result.square().sum()], leaves, { createGraph: true });
    const second = grad([first.map((one) => one!.square().sum()).reduce((a, b) => a.add(b))], leaves);
    return [result.detach(), ...first, ...second] as Tensor[];
  });
  for (const [i, found] of both[0]!.entries()) {
    const size = both[1]![i]!.abs().max().item() as number;
    expect([i, distance(found, both[1]![i]!) <= 2e-5 * size]).toEqual([i, true]);
  }
});

test("only one block of weights is allocated at a time", () => {
  const [q, k, v] = [0, 1, 2].map(() => randn([4, 1024, 8])) as [Tensor, Tensor, Tensor];
  const all = 4 * 4 * 1024 * 1024;
  const memory = trackMemory();
  const start = memory.statistics()["cpu"]?.bytes ?? 0;
  noGrad(() => scaledDotProductAttention(q, k, v));
  const { allocatedBytes } = memory.statistics()["cpu"]!;
  memory.dispose();
  expect(allocatedBytes - start).toBeLessThan(all / 8);
});

test.each([
  ["without a mask", () => ({})],
  ["of flags of pairs", () => ({ attnMask: flags([250, 260]).logicalNot() })],
  ["of numbers of each head's pairs", () => ({ attnMask: numbers([8, 250, 260], 5) })],
  ["of numbers of keys", () => ({ keyPaddingMask: numbers([2, 260], 5) })],
  [
    "of flags of keys and of pairs",
    () => ({ attnMask: flags([250, 260]).logicalNot(), keyPaddingMask: numbers([2, 260], 5).gt(1) }),
  ],
] as const)("a module that does not return weights computes in blocks, with masks %s", (_name, masks) => {
  const module = new nn.MultiheadAttention(8, 4);
  const [query, key] = [numbers([250, 2, 8], 1), numbers([260, 2, 8], 2)];
  const counted = [true, false].map((needWeights) => {
    const memory = trackMemory();
    const start = memory.statistics()["cpu"]?.allocatedBytes ?? 0;
    const [result, weights] = noGrad(() => module.forward(query, key, key, { ...masks(), needWeights }));
    const bytes = memory.statistics()["cpu"]!.allocatedBytes - start;
    memory.dispose();
    expect(weights === null).toBe(!needWeights);
    return { result, bytes };
  });
  expect(distance(counted[0]!.result, counted[1]!.result)).toBeLessThan(4e-6);
  // Scores and weights of all pairs are not among its allocations.
  expect(counted[0]!.bytes - counted[1]!.bytes).toBeGreaterThan(4 * 8 * 250 * 260);
});
