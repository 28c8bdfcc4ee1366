// Vector loops of operators on rows beside the generated TypeScript loops: the same numbers at every length, layout and place, in a project outside the tree.
import { afterAll, beforeAll, expect, test } from "vitest";
import { generated } from "../emit/registry.js";
import { makeProject, type Project } from "./project.js";

/** Every operation that folds, in every class, and values, starts and results that take turns. */
const operations = `
- func: mine::first_sum(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    join: acc + abs(self)

- func: mine::product(Tensor self, int dim, Scalar start=1) -> Tensor
  non_differentiable: True
  rows:
    start: start
    join: acc * self

- func: mine::least(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: numeric
    join: minimum(acc, self)

- func: mine::fleast(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: numeric
    join: fmin(acc, self)

- func: mine::fmost(Tensor self, int dim, Scalar least=-3) -> Tensor
  non_differentiable: True
  rows:
    dtypes: numeric
    start: least
    join: fmax(acc, self)

- func: mine::most(Tensor self, int dim, Scalar least=-3) -> Tensor
  non_differentiable: True
  rows:
    dtypes: numeric
    start: least
    join: maximum(acc, self * self)

- func: mine::bits(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: integral
    reduce:
      all: { join: all & self }
      any: { start: 0, join: any | self }
      odd: { start: 0, join: odd ^ self }
    finish: all + 2 * any + 4 * odd

- func: mine::every(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    join: acc && self

- func: mine::some(Tensor self, int dim, Scalar bound=1) -> Tensor
  non_differentiable: True
  rows:
    promote: bool
    start: 0
    join: acc || self > bound

- func: mine::norm(Tensor self, Tensor weight, Tensor bias, int dim, float eps=1e-05) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    reduce:
      total: { start: 0, join: total + self }
      squares: { start: 0, join: "d = self - total / count; squares + d * d" }
    each: scale = 1 / sqrt(squares / count + eps); (self - total / count) * scale * weight + bias

- func: mine::log_soft(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    reduce:
      m: { join: "maximum(m, self)" }
      s: { start: 0, join: s + exp(self - m) }
    each: self - m - log(s)

- func: mine::powers(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    start: 0
    join: acc + exp(self)
    finish: log(acc)

- func: mine::placed(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: numeric
    start: 0
    join: acc + self * index
    each: self * index - acc

- func: mine::decayed(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    dtypes: float
    start: 0
    join: acc + exp(self - index)

- func: mine::last_place(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    join: maximum(acc, index)

- func: mine::places(Tensor self, int dim) -> Tensor
  non_differentiable: True
  rows:
    promote: int64
    start: 0
    join: acc + index

- func: mine::shifted(Tensor self, Tensor other, int dim) -> Tensor
  non_differentiable: True
  rows:
    reduce:
      m: { join: "maximum(m, self)" }
    each: m - self + other
`;

let project: Project;
beforeAll(() => {
  project = makeProject(operations);
});
afterAll(() => project.remove());

/** Compares both kinds of loops: the same bits, or, where there are sums or functions, near by the size of what is added. */
const comparison = `
import { offerWasm } from "./generated/pointwise/vectors/wasm.js";
let state = 71;
const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
const specials = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0];
offerWasm(1);
const failures: string[] = [];
let compared = 0;
/** @param near the error that is allowed, relative to the results or to 1; 0 for the same numbers */
function compare(what: string, near: number, call: () => t.Tensor) {
  t.useKernels("ts");
  const numbers = (x: t.Tensor) => x.flatten().toArray({ bigint: x.dtype === "int64" } as never) as number[];
  const wanted = numbers(call());
  t.useKernels("wasm");
  const found = numbers(call());
  t.useKernels(null);
  compared += wanted.length;
  const at = wanted.findIndex((x, i) => !Object.is(x, found[i]) && x !== found[i] && (typeof x === "bigint" || !(Math.abs(x - found[i]!) <= near * Math.max(1, Math.abs(x)))));
  if (at >= 0) failures.push(what + ": " + found[at] + " at " + at + ", not " + wanted[at]);
}
const layouts: Record<string, (make: (...shape: number[]) => t.Tensor, rows: number, n: number) => t.Tensor> = {
  contiguous: (make, rows, n) => make(rows, n),
  apart: (make, rows, n) => make(rows, n + 3).slice(1, 2, n + 2),
  repeated: (make, rows, n) => make(1, n).expand([rows, n]),
  filled: (make, rows, n) => make(rows, 1).expand([rows, n]),
  transposed: (make, rows, n) => make(n, rows).transpose(0, 1),
};
function check(dtype: "float32" | "float64" | "float16" | "int32" | "int64", n: number, rows: number, kind: string, layout: string) {
  const isFloat = dtype.startsWith("float");
  const tolerance = isFloat ? { float64: 1e-12, float32: 3e-6, float16: 2e-3 }[dtype as "float32"] : 0;
  const value = () => kind === "special" && next() < 0.03 ? specials[Math.floor(next() * 5)]! : kind === "large" ? next() * 180 - 90 : isFloat ? next() * 6 - 3 : Math.floor(next() * (kind === "wide" ? 2 ** 31 : 9)) - (kind === "wide" ? 2 ** 30 : 4);
  const make = (...shape: number[]) => t.tensor(Array.from({ length: shape.reduce((a, b) => a * b, 1) }, value), { dtype }).reshape(shape);
  const x = layouts[layout]!(make, rows, n);
  const other = layouts[layout === "repeated" ? "filled" : layout === "filled" ? "repeated" : layout]!(make, rows, n);
  const where = [dtype, rows + "x" + n, kind, layout].join(" ");
  const sums = tolerance * Math.max(1, n) * (kind === "large" ? 90 : 3);
  compare("total " + where, sums, () => own.total(x, 1));
  compare("sumOfSquares " + where, dtype === "float32" ? tolerance / 10 : tolerance, () => own.sumOfSquares(x, 1));
  compare("anyAbove " + where, 0, () => own.anyAbove(x, 2.5, 1));
  compare("some " + where, 0, () => own.some(x, 1));
  compare("product " + where, tolerance, () => own.product(x, 1, 3));
  if (n === 0) return;
  compare("largest " + where, 0, () => own.largest(x, [1]));
  compare("argLargest " + where, 0, () => own.argLargest(x, 1));
  compare("firstAbove " + where, 0, () => own.firstAbove(x, 2.5, 1));
  compare("lastPlace " + where, 0, () => own.lastPlace(x, 1));
  compare("places " + where, 0, () => own.places(x, 1));
  if (!isFloat) compare("weighted " + where, 0, () => own.weighted(x, 1));
  if (kind !== "special") compare("placed " + where, sums * Math.max(1, n), () => own.placed(x, 1));
  if (isFloat) compare("decayed " + where, tolerance * 90, () => own.decayed(x, 1));
  compare("least " + where, 0, () => own.least(x, 1));
  compare("fleast " + where, 0, () => own.fleast(x, 1));
  compare("fmost " + where, 0, () => own.fmost(x, 1));
  compare("most " + where, 0, () => own.most(x, 1));
  compare("firstSum " + where, tolerance, () => own.firstSum(x, 1));
  compare("every " + where, 0, () => own.every(x, 1));
  compare("shifted " + where, 0, () => own.shifted(x, other, 1));
  compare("dot " + where, sums * 90, () => own.dot(x, other, 1));
  if (!isFloat) return compare("bits " + where, 0, () => own.bits(x, 1));
  compare("logSumExp " + where, tolerance, () => own.logSumExp(x, [1]));
  compare("powers " + where, tolerance * 90, () => own.powers(x, 1));
  compare("soft " + where, tolerance, () => own.soft(x, 1));
  compare("logSoft " + where, tolerance, () => own.logSoft(x, 1));
  compare("softBackward " + where, sums * 90, () => own.softBackward(x, other, 1));
  const [weight, bias] = [make(n), make(1, n)];
  if (kind !== "large" && layout !== "filled") compare("norm " + where, dtype === "float64" ? 1e-8 : 1e-3, () => own.norm(x, weight, bias, 1));
}
`;

test("lengths, layouts, special numbers", () => {
  const result = project.printed(`${comparison}
const kinds = { float32: ["plain", "special", "large"], float64: ["plain", "special"], int32: ["plain", "wide"], int64: ["plain", "wide"], float16: ["plain"] } as const;
for (let n = 0; n <= 70; n++)
  for (const [dtype, list] of Object.entries(kinds))
    for (const [i, kind] of list.entries())
      check(dtype as "float32", n, 1 + (n * 7 + i) % 5, kind, Object.keys(layouts)[(n + i) % 5]!);
for (const layout of Object.keys(layouts)) for (const dtype of ["float32", "float64", "int64"] as const) for (const n of [16, 33, 301]) check(dtype, n, 4, "plain", layout);
console.log(JSON.stringify([failures, compared > 50_000]));`);
  expect(result).toEqual([[], true]);
});

test("many rows, and rows that are longer than the memory", () => {
  const result = project.printed(`${comparison}
for (const dtype of ["float32", "float64", "int32", "int64"] as const) {
  check(dtype, 9, 1500, "plain", "contiguous");
  check(dtype, 16_400, 2, dtype.startsWith("float") ? "special" : "wide", "contiguous");
  check(dtype, 40_001, 2, "plain", "apart");
  check(dtype, 20_000, 2, "plain", "repeated");
}
console.log(JSON.stringify(failures));`);
  expect(result).toEqual([]);
});

test("rows that exceed what vectors compute exactly are those of the other loops, and no other row is", () => {
  const result = project.printed(`
import { offerWasm } from "./generated/pointwise/vectors/wasm.js";
offerWasm(1);
const rows = (dtype: "float32" | "float64", ...values: number[][]) => t.tensor(values, { dtype });
const both = (call: () => t.Tensor) => ["ts", "wasm"].map((one) => (t.useKernels(one), String(call().flatten().toArray())));
// Sums of singles that overflow, exponentials of singles that do or vanish, products of parts that do.
const large = rows("float32", new Array(40).fill(3e38), [...new Array(20).fill(3e38), ...new Array(20).fill(-3e38)], new Array(40).fill(0.5));
const powers = rows("float32", new Array(20).fill(100), new Array(20).fill(-100), new Array(20).fill(1));
const factors = rows("float64", [...new Array(10).fill(1e40), ...new Array(10).fill(1e-40)], new Array(20).fill(2));
const spread = rows("float64", Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? 1e100 : 1e-33)), new Array(20).fill(2));
console.log(JSON.stringify([both(() => own.total(large, 1)), both(() => own.powers(powers, 1)), both(() => own.product(factors, 1)), both(() => own.product(spread, 1, 1))].map(([a, b]) => {
  const [x, y] = [a!.split(",").map(Number), b!.split(",").map(Number)];
  return x.every((one, i) => one === y[i] || Math.abs(one - y[i]!) <= 1e-6 * Math.abs(one)) ? "same" : a + " not " + b;
})));`);
  expect(result).toEqual(["same", "same", "same", "same"]);
});

test("in scopes operands and results are computed where they are, to the bit", () => {
  const result = project.printed(`
import { offerWasm } from "./generated/pointwise/vectors/wasm.js";
offerWasm(1);
t.poisonPool();
const failures: string[] = [];
let copied = 0;
for (const { prototype } of [Float32Array, Float64Array, Int32Array, BigInt64Array]) {
  const { set } = prototype as any;
  (prototype as any).set = function (from: ArrayLike<unknown>, at?: number) {
    copied += from.length;
    set.call(this, from, at);
  };
}
const numbers = (x: t.Tensor) => String(x.flatten().toArray({ bigint: x.dtype === "int64" } as never));
const moved: Record<string, number> = {};
for (const dtype of ["float32", "float64", "int32", "int64"] as const)
  for (const [rows, n] of [[9, 300], [1500, 36], [7, 301], [3, 16_500]] as const) {
    const isFloat = dtype.startsWith("float");
    const given = t.randn([rows, n + 4]).mul(3).to({ dtype }) as t.Tensor;
    const layouts: Record<string, (x: t.Tensor) => t.Tensor> = {
      contiguous: (x) => x.flatten().slice(0, 2, 2 + rows * n).reshape([rows, n]),
      apart: (x) => x.slice(1, 1, n + 1),
      repeated: (x) => x.slice(1, 0, n).slice(0, 0, 1).expand([rows, n]),
    };
    for (const [layout, of] of Object.entries(layouts)) {
      const calls: Record<string, (x: t.Tensor, y: t.Tensor) => t.Tensor> = {
        total: (x) => own.total(x, 1),
        largest: (x) => own.largest(x, [1]),
        anyAbove: (x) => own.anyAbove(x, 2.5, 1),
        lastPlace: (x) => own.lastPlace(x, 1),
        shifted: (x, y) => own.shifted(x, y, 1),
        ...(isFloat ? { logSoft: (x) => own.logSoft(x, 1), norm: (x, y) => own.norm(x, y.slice(0, 0, 1).reshape([n]), y, 1), soft: (x) => own.soft(x, 1) } : { bits: (x) => own.bits(x, 1) }),
      } as Record<string, (x: t.Tensor, y: t.Tensor) => t.Tensor>;
      for (const [name, call] of Object.entries(calls)) {
        const wanted = numbers(call(of(given), of(given.add(1))));
        for (let i = 0; i < 4; i++) {
          const found = t.tidy(() => {
            const [x, y] = [of(given.add(0)), of(given.add(1))];
            copied = 0;
            const found = call(x, y);
            moved[[name, dtype, rows, n, layout].join(" ")] = copied;
            return numbers(found);
          });
          if (found !== wanted) failures.push([name, dtype, rows, n, layout, i].join(" "));
        }
      }
    }
  }
const of = (text: string) => Object.entries(moved).filter(([name, count]) => name.startsWith(text) && count > 0).map(([name, count]) => name + ": " + count);
console.log(JSON.stringify([failures, of("norm float32 9 300"), of("total float64 9 300"), of("shifted int32 1500 36")]));`);
  expect(result).toEqual([[], [], [], []]);
});

test("explanations name the loops, which have no form for choices by text", () => {
  const result = project.printed(`
import { offerWasm } from "./generated/pointwise/vectors/wasm.js";
const x = t.ones([4, 300]);
const of = (call: Function) => (t.explain as Function)(call, x, ...(call === own.dot ? [x, 1] : [1])).steps.at(-1).offers.map(String);
const before = of(own.sumOfSquares);
const handle = offerWasm();
console.log(JSON.stringify([before, of(own.sumOfSquares), of(own.dot), of(own.soft).length, of(own.argLargest).length, of(own.decayed).length, of(own.runningSum), (handle.dispose(), of(own.sumOfSquares))]));`);
  expect(result).toEqual([
    [],
    [
      "i32x4 over rows (wasm) for int32, contiguous or strided runs from 256 elements",
      "i64x2 over rows (wasm) for int64, contiguous or strided runs from 256 elements",
      "f32x4 over rows (wasm) for float32, contiguous or strided runs from 256 elements",
      "f64x2 over rows (wasm) for float64, contiguous or strided runs from 256 elements",
    ],
    [],
    2,
    4,
    1,
    [],
    [],
  ]);
});

test("the generator prints programs of words: what is computed once a row apart, results by number", () => {
  const fields = `    dtypes: float
    reduce:
      m: { join: "maximum(m, self)" }
      s: { start: 0, join: "d = self - m / count; s + exp(d) * p" }
    each: scale = 1 / sqrt(s + p); (self - m) * scale + log(s)`;
  const functions = `- func: f(Tensor self, Scalar p, int dim) -> Tensor\n  non_differentiable: True\n  rows:\n${fields}\n`;
  expect(generated({ functions }).get("pointwise/vectors/wasm.ts")).toContain(
    '["f", 1, "each", [[["maximum", null, "", "a"], ["+", "0", "acc0 count / =u0", "a u0 - =v0 v0 exp p *"]], "1 acc1 p + sqrt / =u0 acc1 log =u1", "a acc0 - u0 * u1 +"]],',
  );
});
