// Operators of a project that are rows, those of docs/rows.md among them: values of every dtype and layout, empty dimensions, outputs, gradients.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project } from "./project.js";

let project: Project;
const printed = (text: string): unknown => project.printed(text);

beforeAll(() => {
  project = makeProject();
});
afterAll(() => project.remove());

test("docs/rows.md: the program gives what its comments say", () => {
  const { program, write, run } = project;
  const lines = [...program.matchAll(/^(.*); \/\/ (.*)$/gm)];
  expect(lines.length).toBeGreaterThan(3);
  const logged = program.replaceAll(/^(.*); \/\/ .*$/gm, "console.log(JSON.stringify($1));");
  write("page.ts", logged);
  const { stdout, stderr } = run("page.ts");
  expect(stderr).toBe("");
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(lines.map(([, , value]) => JSON.parse(value!)));
});

test("values of every dtype, dimension and layout are those of the operators that they could be written in", () => {
  const failures = printed(`
const failures: string[] = [];
const floats = ["float64", "float32", "float16", "bfloat16"];
const tolerance: Record<string, number> = { float64: 1e-12, float32: 1e-5, float16: 4e-3, bfloat16: 3e-2 };
for (const dtype of [...floats, "uint8", "int8", "int16", "int32", "int64", "bool"] as const) {
  const isFloat = floats.includes(dtype);
  const base = t.tensor(Array.from({ length: 120 }, (_, i) => ((i * 37) % 17) - (isFloat ? 8.25 : dtype === "uint8" ? 0 : 8))).to(dtype);
  const layouts = {
    contiguous: base.reshape([2, 3, 4, 5]),
    transposed: base.reshape([5, 3, 4, 2]).transpose(0, 3),
    strided: base.reshape([2, 3, 4, 5]).slice(3, 0, 5, 2),
    expanded: base.slice(0, 0, 15).reshape([3, 1, 5]).expand([2, 3, 4, 5]),
  };
  for (const [layout, x] of Object.entries(layouts)) {
    for (const dim of [[0], [1], [3], [-1], [0, 2], [1, 3], [2, 3], [0, 1, 2, 3], []]) {
      for (const keepdim of [false, true]) {
        const check = (what: string, found: t.Tensor, wanted: t.Tensor) => {
          const where = [what, dtype, layout, JSON.stringify(dim), keepdim].join(" ");
          if (JSON.stringify(found.shape) !== JSON.stringify(wanted.shape)) failures.push(where + ": shape " + found.shape + " not " + wanted.shape);
          else if (found.dtype !== wanted.dtype) failures.push(where + ": " + found.dtype + " not " + wanted.dtype);
          else if (isFloat ? !found.allclose(wanted, tolerance[dtype]!, tolerance[dtype]!) : !found.equal(wanted)) failures.push(where + ": " + found + " not " + wanted);
        };
        const whole = isFloat ? x.to("float64") : x;
        const all = dim.length === 0 ? [0, 1, 2, 3] : dim;
        check("sumOfSquares", own.sumOfSquares(x, dim, keepdim), whole.mul(whole).sum(dim, keepdim).to(dtype));
        check("total", own.total(x, dim, keepdim), x.sum(dim, keepdim));
        check("largest", own.largest(x, dim, keepdim), x.amax(dim, keepdim));
        if (isFloat) {
          check("logSumExp", own.logSumExp(x, all, keepdim), whole.logsumexp(all, keepdim).to(dtype));
          const mean = whole.mean(all, true);
          const spread = whole.sub(mean).square().mean(all, true);
          check("standard", own.standard(x, all), whole.sub(mean).div(spread.add(1e-5).sqrt()).to(dtype));
          if (all.length === 1) check("soft", own.soft(x, all[0]!), whole.softmax(all[0]!).to(dtype));
          if (all.length === 1) check("runningLogSumExp", own.runningLogSumExp(x, all), whole.logcumsumexp(all[0]!).to(dtype));
        }
        if (all.length === 1) {
          check("runningSum", own.runningSum(x, all[0]!), x.cumsum(all[0]!));
          const steps = t.arange(1, x.shape.at(all[0]!)! + 1).reshape(x.shape.map((size, d) => (d === (all[0]! + 4) % 4 ? size : 1)));
          if (isFloat) check("runningMean", own.runningMean(x, all[0]!), whole.cumsum(all[0]!).div(steps).to(dtype));
          check("runningLargest", own.runningLargest(x, all[0]!), (dtype === "bool" ? x.to("uint8") : x).cummax(all[0]!)[0].to(dtype));
          check("argLargest", own.argLargest(x, all[0]!, keepdim), whole.to("float64").argmax(all[0]!, keepdim));
          const places = t.arange(x.shape.at(all[0]!)!).reshape(x.shape.map((size, d) => (d === (all[0]! + 4) % 4 ? size : 1)));
          check("weighted", own.weighted(x, all[0]!), whole.to("float64").mul(places).sum(all[0]!).to("int64"));
        }
        if (dim.length === 0) check("argLargest", own.argLargest(x, null, keepdim), whole.to("float64").argmax(null, keepdim));
        if (!keepdim && dtype !== "bool") check("anyAbove", own.anyAbove(x, 3, dim).to(dtype), (dim.length === 0 ? x.gt(3).any() : [...dim].sort((a, b) => b - a).reduce((found, d) => found.any(d), x.gt(3))).to(dtype));
      }
    }
  }
}
console.log(JSON.stringify(failures));`);
  expect(failures).toEqual([]);
});

test("int64 is exact beyond doubles, and wraps as sums do", () => {
  const results = printed(`
const x = t.tensor([[2 ** 52, 2 ** 52, 1], [3, 4, 5]]).to("int64").mul(1024);
const pairs = [[own.total(x, 1), x.sum(1)], [own.sumOfSquares(x, 1), x.mul(x).sum(1)], [own.total(x), x.sum()], [own.largest(x, [1]), x.amax(1)],
  [own.runningSum(x, 1), x.cumsum(1)], [own.runningSum(x, 0), x.cumsum(0)], [own.runningLargest(x, 1), x.cummax(1)[0]], [own.argLargest(x, 1), x.argmax(1)], [own.argLargest(x), x.argmax()],
  [own.weighted(x, 1), x.mul(t.tensor([0, 1, 2], { dtype: "int64" })).sum(1)]];
console.log(JSON.stringify(pairs.map(([a, b]) => a!.equal(b!))));`);
  expect(results).toEqual(new Array(10).fill(true));
});

test("several tensors are broadcast, and other arguments choose", () => {
  const results = printed(`
const [a, b] = [t.tensor([[1, 2, 3]]), t.tensor([[2], [10]])];
const half = t.tensor([1, 2, 3], { dtype: "float16" });
console.log(JSON.stringify([own.dot(a, b).toArray(), own.dot(a, b, 0).toArray(), own.dot(a, b, { scale: "count" }).toArray(),
  own.dot(half, t.tensor([1, 1, 1], { dtype: "int32" })).dtype, own.standard(t.tensor([[1, 3]]), [1], 0).toArray()]));`);
  expect(results).toEqual([[12, 60], [12, 24, 36], [36, 180], "float16", [[-1, 1]]]);
});

test("NaN, infinities, empty rows and no rows", () => {
  const results = printed(`
const text = (x: t.Tensor) => String(x.toArray());
const refused = (call: () => unknown) => { try { call(); return "accepted"; } catch (error) { return (error as Error).name + ": " + (error as Error).message.split("\\n")[0]; } };
const [x, e] = [t.tensor([[1, Number.NaN], [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY], [Number.POSITIVE_INFINITY, 1]]), t.zeros([2, 0])];
console.log(JSON.stringify([text(own.largest(x, [1])), text(own.logSumExp(x, [1])), text(own.sumOfSquares(e, 1)), text(own.total(e)),
  own.largest(e, [0]).shape, own.soft(e, 1).shape, own.soft(e, 0).shape,
  refused(() => own.largest(e, [1])), refused(() => own.logSumExp(e, [1])),
  refused(() => own.soft(t.ones([2], { dtype: "int32" }), 0)), refused(() => own.sumOfSquares(t.ones([2], { dtype: "complex64" }), 0)),
  refused(() => own.sumOfSquares(e, 2)), refused(() => own.sumOfSquares(e, [0, 0])), own.sumOfSquares(t.tensor(3), 0).item(),
  text(own.argLargest(x, 1)), own.argLargest(x).item(), text(own.firstAbove(x, 0, 1)), text(own.aboveSoFar(x, 0, 1)), text(own.runningLargest(x, 1)),
  own.argLargest(t.zeros([0, 2]), 1).dtype, own.runningSum(e, 1).shape, own.argLargest(t.tensor([false, true, true])).item(), text(own.runningSum(t.tensor([true, false, true]), 0))]));`);
  expect(results).toEqual([
    "NaN,-Infinity,Infinity",
    "NaN,-Infinity,Infinity",
    "0,0",
    "0",
    [0],
    [2, 0],
    [2, 0],
    "IndexError: largest(): Expected reduction dim 1 to have non-zero size.",
    "IndexError: log_sum_exp(): Expected reduction dim 1 to have non-zero size.",
    "UnsupportedError: \"soft_cpu\" not implemented for 'int32'",
    "UnsupportedError: \"sum_of_squares_cpu\" not implemented for 'complex64'",
    "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)",
    "ShapeError: dim 0 appears multiple times in the list of dims",
    9,
    "1,0,0",
    1,
    "0,2,0",
    "true,true,false,false,true,true",
    "1,NaN,-Infinity,-Infinity,Infinity,Infinity",
    "int64",
    [2, 0],
    1,
    "1,1,2",
  ]);
});

test("dtype, out, and meta", () => {
  const results = printed(`
const refused = (call: () => unknown) => { try { call(); return "accepted"; } catch (error) { return (error as Error).message.split("\\n")[0]; } };
const x = t.tensor([[1, 2], [3, 4]], { dtype: "int32" });
const [out, wide] = [t.zeros([0], { dtype: "int64" }), t.zeros([2], { dtype: "float64" })];
const given = own.total(x, 1, false, { out });
own.total(x, 1, false, { out: wide });
const overlapping = t.tensor([[1, 2], [3, 4]]);
own.soft(overlapping, 1, { out: overlapping });
const meta = t.empty([2, 3, 4], { dtype: "int32", device: "meta" });
console.log(JSON.stringify([given === out, out.toArray(), wide.toArray(), own.total(x, 0, { dtype: "float32" }).dtype, own.total(x, 0, { dtype: "int8" }).toArray(),
  overlapping.sum(1).toArray().map((one) => Math.round((one as number) * 1e6) / 1e6),
  refused(() => own.total(t.ones([2]), { out: t.zeros([], { dtype: "int32" }) })),
  [own.total(meta, [0, 2], true), own.logSumExp(meta, [1]), own.anyAbove(meta, 1), own.runningSum(meta, 1), own.argLargest(meta, 1, true)].map((one) => [one.shape, one.dtype, one.device])]));`);
  expect(results).toEqual([
    true,
    [3, 7],
    [3, 7],
    "float32",
    [4, 6],
    [1, 1],
    "result type float32 can't be cast to the desired output type int32",
    [
      [[1, 3, 1], "int64", "meta"],
      [[2, 4], "float32", "meta"],
      [[], "bool", "meta"],
      [[2, 3, 4], "int64", "meta"],
      [[2, 1, 4], "int64", "meta"],
    ],
  ]);
});

test("gradients agree with finite differences", () => {
  const errors = printed(`
const values = Array.from({ length: 24 }, (_, i) => Math.sin(3 * i + 1));
const weights = t.tensor(Array.from({ length: 24 }, (_, i) => Math.cos(i * i)), { dtype: "float64" });
const calls: ((x: t.Tensor) => t.Tensor)[] = [(x) => own.sumOfSquares(x, [0, 2]), (x) => own.sumOfSquares(x, 1, true), (x) => own.sumOfSquares(x), (x) => own.logSumExp(x, [1]), (x) => own.logSumExp(x, [0, 2], true), (x) => own.soft(x, 1), (x) => own.soft(x, -1), (x) => own.runningSum(x, 1), (x) => own.runningSum(x, -1)];
const loss = (call: (x: t.Tensor) => t.Tensor, from: number[]) => { const y = call(t.tensor(from, { dtype: "float64" }).reshape([2, 3, 4])); return y.mul(weights.slice(0, 0, y.numel).reshape([...y.shape])).sum().item() as number; };
console.log(JSON.stringify(calls.map((call) => {
  const x = t.tensor(values, { dtype: "float64" }).reshape([2, 3, 4]).detach().requiresGrad_();
  const y = call(x);
  y.mul(weights.slice(0, 0, y.numel).reshape([...y.shape])).sum().backward();
  const gradient = x.grad!.flatten().toArray() as number[];
  return Math.max(...values.map((_, i) => {
    const moved = (by: number) => loss(call, values.map((one, j) => (i === j ? one + by : one)));
    return Math.abs((moved(1e-5) - moved(-1e-5)) / 2e-5 - gradient[i]!);
  }));
})));`);
  for (const error of errors as number[]) expect(error).toBeLessThan(1e-8);
});

test("loops can be offered by the operator's name", () => {
  const results = printed(`
const x = t.tensor([[1, 2], [3, 4]]);
const calls: number[][] = [];
const handle = t.offerLoop("mine::sum_of_squares", { dtype: "float32", loop: (rows: number, n: number, out: Float32Array, at: number, rowStep: number) => { calls.push([rows, n]); for (let r = 0; r < rows; r++) out[at + r * rowStep] = 7; } });
const offered = own.sumOfSquares(x, 1).toArray();
const names = t.explain(own.sumOfSquares, x, 1).steps.at(-1)!.offers.length;
const other = own.sumOfSquares(x, 0).toArray();
handle.dispose();
console.log(JSON.stringify([offered, calls, names, other, own.sumOfSquares(x, 1).toArray()]));`);
  expect(results).toEqual([[7, 7], [[2, 2]], 1, [10, 20], [5, 25]]);
});
