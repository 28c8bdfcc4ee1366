// Where a mapped call and derivatives, dtypes, layouts or lazy bits meet: what the laws found (tests/conformance/mapped-laws.test.ts), each beside single calls.

import { beforeEach, describe, expect, test, vi } from "vitest";
import * as T from "../../generated/index.js";

type Tensor = T.Tensor;
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
const double = (values: number[][] | number[][][]): Tensor => T.tensor(values as number[][], { dtype: "float64" });

/** Results and gradients of a function of rows, mapped and by a loop. */
function both(f: (row: Tensor) => Tensor, rows: Tensor): { readonly mapped: string; readonly loop: string } {
  const of = (all: (x: Tensor) => Tensor): string => {
    const x = rows.clone().requiresGrad_();
    const y = all(x);
    y.sum().backward();
    return `${y.detach()} ${x.grad}`;
  };
  return {
    mapped: of((x) => T.vmap(f)(x)),
    loop: of((x) => T.stack(Array.from({ length: rows.shape[0]! }, (_, i) => f(x.at(i))))),
  };
}

const rows = double([
  [0, 1, 1],
  [2, -2, 2],
]);
const nan = double([
  [NaN, 1, NaN],
  [Infinity, Infinity, 0],
]);
const index = T.tensor([2, 1, 0, 2], { dtype: "int64" });
const table = (row: Tensor): Tensor => T.stack([row, row.mul(2), row.mul(3)]);
test.each<readonly [string, (row: Tensor) => Tensor, Tensor]>([
  ["logSigmoid has a gradient of one half at 0", (row) => T.logSigmoid(row), rows],
  ["equal elements share the gradient of a median", (row) => T.median(row), rows],
  ["of an infinite median, too", (row) => T.median(row), nan],
  ["and of one that passes over NaN", (row) => T.nanmedian(row), nan],
  ["the row of padding has no gradient", (row) => T.embedding(table(row), index, { paddingIdx: 2 }), rows],
  ["each example counts its own frequencies", (row) => T.embedding(table(row), index, { scaleGradByFreq: true }), rows],
  ["a composite in place saves what it had", (row) => row.clone().square_().arctan_(), rows],
  [
    "a loop in place, too",
    (row) => row.mul(2).indexReduce_(0, T.tensor([0, 0], { dtype: "int64" }), row.narrow(0, 1, 2), "prod"),
    rows,
  ],
  ["an operator by its form with out, too", (row) => row.add(3).polygamma_(1), rows],
])("%s", (_, f, given) => {
  const { mapped, loop } = both(f, given);
  expect(mapped).toBe(loop);
});

describe("dtypes", () => {
  const whole = T.tensor(
    [
      [4, 7, 5],
      [1, 2, 3],
    ],
    { dtype: "int32" },
  );
  test("dot of integers keeps their dtype", () => {
    expect(String(T.vmap((row: Tensor) => T.dot(row, row))(whole))).toBe("tensor([90, 14], dtype=int32)");
  });

  test("the norm of complex numbers with out is real", () => {
    const z = T.complex(rows, rows.add(1));
    const out = T.zeros([2], { dtype: "float64" });
    T.vmap((row: Tensor, one: Tensor) => T.linalgVectorNorm(row, { out: one }))(z, out);
    expect(out.toArray()).toEqual([0, 1].map((i) => T.linalgVectorNorm(z.at(i)).item()));
  });

  test("a form with out computes in the dtype of what it writes", () => {
    const out = T.zeros([2], { dtype: "int64" });
    const x = double([
      [0.5, 2, -1],
      [1.5, 2, 3],
    ]);
    const single = T.zeros([], { dtype: "int64" });
    const loop = [0, 1].map((i) => T.prod(x.at(i), 0, { out: single }).item());
    T.vmap((row: Tensor, o: Tensor) => T.prod(row, 0, { out: o }))(x, out);
    expect([[0, 1].map((i) => Number(out.at(i).item())), loop.map(Number)]).toEqual([
      [0, 6],
      [0, 6],
    ]);
    const full = T.zeros([2, 3], { dtype: "float64" });
    T.vmap((row: Tensor, o: Tensor) => T.fullLike(row, 6.5, { out: o }))(whole, full);
    expect(full.toArray()).toEqual([
      [6.5, 6.5, 6.5],
      [6.5, 6.5, 6.5],
    ]);
  });
});

test("lazy conjugates are seen in a mapped function", () => {
  const z = T.complex(rows, rows.add(1));
  const seen: boolean[] = [];
  const parts = T.vmap((row: Tensor) => {
    const lazy = row.conj();
    seen.push(lazy.isConj(), T.resolveConj(lazy).isConj(), lazy.imag.isNeg());
    return [T.viewAsReal(T.resolveConj(lazy)), lazy.real, lazy.imag];
  })(z) as Tensor[];
  expect(seen).toEqual([true, false, true]);
  const lazy = z.conj();
  for (const [i, one] of [T.viewAsReal(T.resolveConj(lazy)), lazy.real, lazy.imag].entries())
    expect(parts[i]!.toArray()).toEqual(one.toArray());
  // The gradient of a Hermitian transform passes through one.
  const x = T.randn([2, 5], { dtype: "float64" });
  const pulled = T.vmap((row: Tensor, c: Tensor) => T.vjp((y: Tensor) => T.fftHfft(y), [row]).pullback([c])[0]!);
  const cotangents = T.ones([2, 8], { dtype: "float64" });
  const loop = [0, 1].map((i) => T.vjp((y: Tensor) => T.fftHfft(y), [x.at(i)]).pullback([cotangents.at(i)])[0]!);
  expect(T.allclose(pulled(x, cotangents), T.stack(loop))).toBe(true);
});

test.each([
  [true, false, false],
  [false, false, false],
  [false, true, false],
  [true, true, true],
])(
  "the tangent of triangularSolve reads what the operator reads: upper %s, transposed %s, unit %s",
  (upper, transpose, unit) => {
    const a = T.randn([3, 3], { dtype: "float64" }).add(T.eye(3, { dtype: "float64" }).mul(3));
    const b = T.randn([3, 2], { dtype: "float64" });
    const [ta, tb] = [T.randn([3, 3], { dtype: "float64" }), T.randn([3, 2], { dtype: "float64" })];
    const solve = (x: Tensor, m: Tensor): Tensor => T.triangularSolve(x, m, upper, transpose, unit)[0]!;
    const { tangents } = T.jvp((x: Tensor, m: Tensor) => solve(x, m), [b, a], [tb, ta]);
    const step = 1e-6;
    const at = (h: number): Tensor => solve(b.add(tb.mul(h)), a.add(ta.mul(h)));
    const quotient = at(step)
      .sub(at(-step))
      .div(2 * step);
    expect(T.allclose(tangents as Tensor, quotient, 1e-6, 1e-7)).toBe(true);
  },
);

test("a matrix operator that does not look at a tensor of too few dimensions, and one that refuses it as for one example", () => {
  const [factors, pivots] = [double([[[4, 2], [0.5, 3]], [[1, 2], [0.25, 5]]]), T.tensor(1, { dtype: "int32" })]; // biome-ignore format: matrices
  const [, lower, upper] = T.vmap((one: Tensor) => T.luUnpack(one, pivots, true, false))(factors);
  for (const k of [0, 1]) {
    const single = T.luUnpack(factors.at(k), pivots, true, false);
    expect([lower, upper].map((all) => all!.at(k).toArray())).toEqual([single[1].toArray(), single[2].toArray()]);
  }
  const message = (call: () => unknown): string => {
    try {
      call();
    } catch (error) {
      return String((error as Error).message).split("\n")[0]!;
    }
    return "nothing was thrown";
  };
  const wrong = (one: Tensor): Tensor => T.linalgInv(one);
  expect(message(() => T.vmap(wrong)(factors.at(0)))).toContain(message(() => wrong(factors.at(0).at(0))));
});

test("what holds nothing, and padding with a negative index", () => {
  const nothing = T.zeros([2, 0], { dtype: "float64" });
  for (const f of [T.median, T.nanmedian])
    expect(String(T.vmap((row: Tensor) => f(row))(nothing))).toBe("tensor([nan, nan], dtype=float64)");
  const indices = T.tensor([0, -1, 2], { dtype: "int64" });
  const gradient = T.ops["aten"]!["embedding_dense_backward"]!;
  const of = (grad: Tensor): Tensor => gradient(grad, indices, 3, -1, false) as Tensor;
  const grads = T.arange(18, { dtype: "float64" }).reshape([2, 3, 3]);
  const loop = T.stack([of(grads.at(0)), of(grads.at(1))]);
  expect(T.vmap(of)(grads).toArray()).toEqual(loop.toArray());
});

type Op = (...args: unknown[]) => unknown;
const aten = T.ops["aten"]! as unknown as Readonly<Record<string, Op>>;
const line = T.arange(8, { dtype: "float64" }).reshape([2, 4]);
const planes = T.arange(16, { dtype: "float64" }).reshape([2, 4, 2]);
/** A call with a tensor of two examples, and indices of two examples for dimensions of 4. */
const indexed: readonly (readonly [string, (self: Tensor, index: Tensor) => unknown, Tensor])[] = [
  ["take", (x, i) => T.take(x, i), line],
  ["gather", (x, i) => T.gather(x, 0, i), line],
  ["takeAlongDim", (x, i) => T.takeAlongDim(x, i, 0), line],
  ["indexSelect", (x, i) => T.indexSelect(x, 0, i), planes],
  ["index", (x, i) => T.index(x, [i]), planes],
  ["indexAdd", (x, i) => T.indexAdd(x, 0, i, T.ones([3], { dtype: "float64" })), line],
  ["indexCopy", (x, i) => T.indexCopy(x, 0, i, T.ones([3], { dtype: "float64" })), line],
  ["indexFill", (x, i) => T.indexFill(x, 0, i, 7), line],
  ["indexPut", (x, i) => T.indexPut(x, [i], T.tensor(1, { dtype: "float64" })), line],
  ["put", (x, i) => T.put(x, i, T.ones([3], { dtype: "float64" })), line],
  ["scatter", (x, i) => T.scatter(x, 0, i, 1), line],
  ["scatterAdd", (x, i) => T.scatterAdd(x, 0, i, T.ones([3], { dtype: "float64" })), line],
  ["embedding", (x, i) => T.embedding(x, i), planes],
  ["embedding_dense_backward", (x, i) => aten["embedding_dense_backward"]!(x.narrow(0, 0, 3), i, 4, -1, false), planes],
  [
    "embedding_dense_backward with padding",
    (x, i) => aten["embedding_dense_backward"]!(x.narrow(0, 0, 3), i, 4, 1, false),
    planes,
  ],
];

test.each(indexed)(
  "%s refuses an index outside of its example, whatever is mapped, and takes those inside",
  (_, fn, self) => {
    for (const bad of [4, 5, 7, -5, -9]) {
      for (const at of [0, 1]) {
        const rows = [
          [0, 1, 2],
          [3, 0, 1],
        ];
        const right = T.tensor(rows, { dtype: "int64" });
        rows[at]![2] = bad;
        const wrong = T.tensor(rows, { dtype: "int64" });
        for (const inDims of [
          [0, 0],
          [null, 0],
          [0, null],
        ] as const) {
          const of = (index: Tensor): unknown[] => [
            inDims[0] === 0 ? self : self.at(0),
            inDims[1] === 0 ? index : index.at(at),
          ];
          const mapped = T.vmap(fn as (...args: Tensor[]) => Tensor, { inDims: [...inDims] });
          const single = (i: number, index: Tensor): Tensor =>
            fn(inDims[0] === 0 ? self.at(i) : self.at(0), inDims[1] === 0 ? index.at(i) : index.at(at)) as Tensor;
          expect(mapped(...(of(right) as [Tensor, Tensor])).toArray()).toEqual(
            T.stack([single(0, right), single(1, right)]).toArray(),
          );
          expect(() => single(at, wrong)).toThrow();
          expect(() => mapped(...(of(wrong) as [Tensor, Tensor]))).toThrow();
        }
      }
    }
  },
);

test("pivots of more matrices than there are factors are not looked at where they are not asked for", () => {
  const factors = double([
    [
      [4, 1],
      [0.5, 2],
    ],
    [
      [3, -1],
      [0.25, 5],
    ],
  ]);
  const pivots = T.ones([2, 3, 2, 2], { dtype: "int32" });
  const parts = (lu: Tensor, p: Tensor): Tensor =>
    T.cat((T.ops.aten.lu_unpack(lu, p, true, false) as readonly Tensor[]).slice(1) as Tensor[]);
  const mapped = T.vmap(parts)(factors, pivots);
  expect(mapped.toArray()).toEqual(T.stack([0, 1].map((i) => parts(factors.at(i), pivots.at(i)))).toArray());
});
