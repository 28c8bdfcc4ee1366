// Rows of `bench:against`: one kernel of each family of fast loops, at sizes where the fast loop runs, and one below them.

import * as library from "../../generated/index.js";
import { type Rows, serve } from "./rows.js";

// biome-ignore lint/suspicious/noExplicitAny: an older tree may lack a function; its row is then left out.
const t = library as any;

t.manualSeed(1);
// biome-ignore lint/suspicious/noExplicitAny: as above.
const of = (shape: readonly number[], dtype = "float32"): any => t.randn([...shape]).to(dtype);
const integers = (shape: readonly number[], dtype: string) => t.randint(0, 100, [...shape]).to(dtype);

const [x, y, out] = [of([100_000]), of([100_000]), of([100_000])];
const [small, smallOther] = [of([300]), of([300])];
const [ints, otherInts] = [integers([100_000], "int32"), integers([100_000], "int32")];
const [longs, otherLongs] = [integers([100_000], "int64"), integers([100_000], "int64")];
const half = of([100_000], "float16");
const bools = x.gt(3);
const m = of([300, 300]);
const double = m.to("float64");
const [a, b, wide] = [of([256, 256]), of([256, 256]), of([256, 8])];
const [p, q] = [of([32, 32, 32]), of([32, 32, 32])];
const [image, filters] = [of([4, 16, 32, 32]), of([32, 16, 3, 3])];
const grouped = of([32, 4, 3, 3]);
const index = t.randint(0, 1000, [10_000]);
const table = of([1000, 64]);
const [weight, bias] = [of([16]), of([16])];
const heads = of([2, 4, 64, 32]);
const gradient = of([300, 300]);
// biome-ignore lint/suspicious/noExplicitAny: as above.
const withGradient = (input: any, body: (leaf: any) => any) => {
  const leaf = input.clone().requiresGrad_();
  return () => {
    body(leaf).sum().backward();
    leaf.grad = null;
  };
};

const rows: Rows = {
  "pointwise: add of 1e5": () => t.add(x, y),
  "pointwise: add of 1e5, into a given output": () => t.add(x, y, { out }),
  "pointwise: add of 300": () => t.add(small, smallOther),
  "pointwise: exp of 1e5": () => t.exp(x),
  "pointwise: gelu of 1e5": () => t.gelu(x),
  "pointwise: add of int32": () => t.add(ints, otherInts),
  "pointwise: mul of int64": () => t.mul(longs, otherLongs),
  "pointwise: where": () => t.where(bools, x, y),
  "pointwise: mul of float16": () => t.mul(half, half),
  "pointwise: a row added": () => t.add(m, m.select(0, 0)),
  "conversions: float32 to float64": () => x.to("float64"),
  "conversions: int64 to float32": () => longs.to("float32"),
  "products: 256 x 256": () => t.mm(a, b),
  "products: 256 x 8": () => t.mm(a, wide),
  "products: a batch of 32": () => t.bmm(p, q),
  "products: matrix and vector": () => t.mv(a, a.select(0, 0)),
  "products: float64": () => t.mm(double, double),
  "products: linear with a bias": () => t.linear(a, b, b.select(0, 0)),
  "convolution: 3 x 3": () => t.conv2d(image, filters, { padding: [1, 1] }),
  "convolution: 4 groups": () => t.conv2d(image, grouped, { groups: 4 }),
  "convolution: forward and backward": withGradient(image, (leaf) => t.conv2d(leaf, filters, { padding: [1, 1] })),
  attention: () => t.scaledDotProductAttention(heads, heads, heads),
  "reductions: sum of 1e5": () => t.sum(x),
  "reductions: sum of rows": () => t.sum(m, [1]),
  "reductions: sum of columns": () => t.sum(m, [0]),
  "reductions: sum of int32": () => t.sum(ints),
  "reductions: any": () => t.any(bools),
  "reductions: amax of rows": () => t.amax(m, [1]),
  "reductions: argmax of rows": () => t.argmax(m, 1),
  "reductions: var": () => t.var_(m, [1]),
  "reductions: cumsum": () => t.cumsum(m, 1),
  "rows: softmax": () => t.softmax(m, 1),
  "rows: softmax of float64": () => t.softmax(double, 1),
  "rows: log_softmax, forward and backward": withGradient(m, (leaf) => t.logSoftmax(leaf, 1).mul(gradient)),
  "norms: layer norm": () => t.layerNorm(m, [300]),
  "norms: layer norm, forward and backward": withGradient(m, (leaf) => t.layerNorm(leaf, [300]).mul(gradient)),
  "norms: group norm": () => t.groupNorm(image, 4, { weight, bias }),
  "norms: batch norm, training": () => t.batchNorm(image, weight, bias, null, null, true, 0.1, 1e-5, false),
  "pooling: max": () => t.maxPool2d(image, [2, 2]),
  "pooling: average": () => t.avgPool2d(image, [2, 2]),
  "moves: transposed copy": () => m.t().contiguous(),
  "moves: cat": () => t.cat([m, m], 1),
  "moves: index_select": () => t.indexSelect(table, 0, index),
  "moves: embedding": () => t.embedding(table, index),
  "moves: gather": () => t.gather(m, 1, m.argsort(1)),
  "moves: pad": () => t.pad(m, [1, 1, 1, 1]),
  "sorting: sort": () => t.sort(m),
  "sorting: topk": () => t.topk(m, 5),
  "linear algebra: solve": () => t.linalgSolve(a.add(t.eye(256).mul(300)), b),
  "fourier: rfft": () => t.fftRfft(m),
  "random: normal": () => t.randn([10_000]),
};

serve(rows, 10);
