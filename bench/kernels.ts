// Throughput of kernels, side by side in one run: the WebAssembly loops, the TypeScript ones, tfjs, jax-js and onnxruntime on WebAssembly, and PyTorch, each in
// one thread and one process.
// Each row has its target ratios. `npm run bench -- kernels` runs all; TENGEN_ROWS=matmul,softmax selects those with these name prefixes; `threads` are
// products on two threads.

import * as library from "../generated/index.js";
import { setNumThreads, type Tensor, useKernels } from "../generated/index.js";
import { exportOnnx } from "../onnx/index.js";
import { Adam, SGD } from "../runtime/optim/index.js";
import { readyPool } from "../runtime/wasm/threads.js";
import {
  contend,
  inTurn,
  printTargets,
  startContender,
  startTorch,
  type Target as TargetOf,
  type Timed,
  timed,
} from "./contenders.js";
import { formatTime } from "./measure.js";
import {
  greetTorch,
  installPeers,
  type Library,
  loadJax,
  loadOnnxruntime,
  loadTfjs,
  openModel,
  peerVersion,
} from "./peers.js";

type Call = () => unknown;
type Any = Library;

const t = library as Any;

type Target = TargetOf<"ts" | "tfjs" | "jax-js" | "onnxruntime" | "torch">;

interface Row {
  readonly name: string;
  readonly ours: Call;
  /** A Python expression, with `t` for torch and `F` for torch.nn.functional, over the tensors of `setup`. */
  readonly torch: string;
  readonly tfjs?: (tf: Any) => Call;
  /** A function of tensors for jax-js to compile, and one that is traced for onnxruntime: both compute what `ours` does. */
  readonly inputs?: readonly Tensor[];
  readonly jax?: (jax: Any) => (...arrays: Any[]) => Any;
  readonly onnx?: (...tensors: Any[]) => Any;
  /** A complete step of jax-js, if it is more than a function. */
  readonly jaxStep?: (jax: Any) => () => Promise<unknown>;
  readonly targets: readonly Target[];
}

const node22 = Number(process.versions.node.split(".")[0]) >= 22;
const productTargets: readonly Target[] = [
  ["tfjs", "least", node22 ? 1.3 : 1.1],
  ["onnxruntime", "least", 1.3],
];

/** The tensors of both sides, by name: shapes of normal numbers. */
const shapes: Readonly<Record<string, readonly number[]>> = {
  a128: [128, 128],
  b128: [128, 128],
  a512: [512, 512],
  b512: [512, 512],
  a1024: [1024, 1024],
  b1024: [1024, 1024],
  p: [32, 64, 64],
  q: [32, 64, 64],
  image: [8, 16, 32, 32],
  filters: [32, 16, 3, 3],
  heads: [4, 8, 128, 64],
  long: [1, 4, 1024, 64],
  planes: [32, 16, 28, 28],
  x: [1_000_000],
  y: [1_000_000],
  out: [1_000_000],
  m: [1000, 1000],
  mOut: [1000, 1000],
  row: [1000],
  s: [100_000],
  table: [10_000, 64],
  picked: [100_000, 64],
  xy: [2_000_000],
  narrow: [15_625, 64],
  narrowRow: [64],
};

function rows(): Row[] {
  t.manualSeed(1);
  const v: Record<string, Tensor> = {};
  for (const [name, shape] of Object.entries(shapes)) v[name] = t.randn([...shape]);
  const {
    a128,
    b128,
    a512,
    b512,
    a1024,
    b1024,
    p,
    q,
    image,
    filters,
    heads,
    long,
    planes,
    x,
    y,
    out,
    m,
    mOut,
    row,
    s,
    table,
    picked,
    xy,
    narrow,
    narrowRow,
  } = v as Any;
  const [d, e] = [t.randn([256, 256], { dtype: "float64" }), t.randn([256, 256], { dtype: "float64" })];
  const square = t.randn([200, 200], { dtype: "float64" });
  const definite = t.add(t.matmul(square, square.t()), t.eye(200, { dtype: "float64" }));
  const index = t.randint(0, 10_000, [100_000]);
  const condition = t.gt(x, 0);
  const positive = x.abs();
  const [planesGrad, logits] = [planes.clone().requiresGrad_(), m.clone().requiresGrad_()];
  const labels = t.randint(0, 1000, [1000]);
  const chosen = t.randint(0, 1000, [1000, 1000]);
  const half = t.zeros([1000, 500]);
  const [many, given] = [0, 1].map(() => Array.from({ length: 100 }, (_, k) => t.randn(k % 2 === 0 ? [64, 64] : [64])));
  const [short, other, third] = [0, 1, 2].map(() => Array.from({ length: 100 }, () => t.rand([256]).add(0.5)));
  const xMasked = x.clone();
  const tableGrad = table.clone().requiresGrad_();
  const [imageGrad, filtersGrad] = [image.clone().requiresGrad_(), filters.clone().requiresGrad_()];
  /** Of two matrices, or of their transposes. */
  const product = (
    name: string,
    a: Any,
    b: Any,
    torch: string,
    transposed: { readonly left?: boolean; readonly right?: boolean } = {},
  ): Row => {
    const { left = false, right = false } = transposed;
    const [first, other] = [left ? a.t() : a, right ? b.t() : b];
    return {
      name,
      ours: () => t.matmul(first, other),
      torch,
      tfjs: (tf) => {
        // In its own memory layout: with its flags for transposed matrices it takes at least twelve times as long.
        const [A, B] = [tensorOf(tf, first), tensorOf(tf, other)];
        return () => tf.matMul(A, B);
      },
      inputs: [a, b],
      onnx: (x, y) => t.matmul(left ? x.t() : x, right ? y.t() : y),
      jax:
        ({ numpy: np }) =>
        (x, y) =>
          np.matmul(left ? np.transpose(x) : x, right ? np.transpose(y) : y),
      targets: productTargets,
    };
  };
  const pointwise = (name: string, tfName: string | null, more: readonly Target[] = []): Row[] => {
    const onTfjs =
      tfName === null
        ? {}
        : {
            tfjs: (tf: Any) => {
              const X = tensorOf(tf, x);
              return () => tf[tfName](X);
            },
          };
    const torch = name === "gelu" || name === "silu" ? `F.${name}(x)` : `t.${name}(x)`;
    return [
      {
        name: `${name} 1e6`,
        ours: () => t[name](x),
        torch,
        ...onTfjs,
        inputs: [x],
        onnx: (one) => t[name](one),
        jax: (jax) => (one) => (name === "gelu" ? jax.nn.gelu(one, { approximate: false }) : jaxNamed(jax, name)(one)),
        targets: [...(tfName === null ? [] : [["tfjs", "least", 1.8] as const]), ["torch", "most", 5], ...more],
      },
      {
        name: `${name} 1e6, out`,
        ours: () => t[name](x, { out }),
        torch: name === "gelu" || name === "silu" ? torch : `t.${name}(x, out=out)`,
        targets: [["torch", "most", 3]],
      },
    ];
  };
  const arithmetic = (name: string): Row[] => {
    const onTfjs = (tf: Any) => {
      const [X, Y] = [tensorOf(tf, x), tensorOf(tf, y)];
      return () => tf[name](X, Y);
    };
    return [
      {
        name: `${name} 1e6`,
        ours: () => t[name](x, y),
        torch: `t.${name}(x, y)`,
        tfjs: onTfjs,
        inputs: [x, y],
        onnx: (one, other) => t[name](one, other),
        jax: () => (one, other) => one[name](other),
        targets: [["ts", "least", 3]],
      },
      {
        name: `${name} 1e6, out`,
        ours: () => t[name](x, y, { out }),
        torch: `t.${name}(x, y, out=out)`,
        tfjs: onTfjs,
        targets: [["tfjs", "most", 1.5]],
      },
    ];
  };
  const against = (
    name: string,
    ours: Call,
    torch: string,
    ratio: number,
    tfjs?: (tf: Any) => Call,
    more: readonly Target[] = [],
  ): Row => ({
    name,
    ours,
    torch,
    ...(tfjs === undefined ? {} : { tfjs }),
    targets: [...more, ["torch", "most", ratio]],
  });
  const backward =
    (loss: () => Any, ...leaves: Any[]): Call =>
    () => {
      loss().backward();
      for (const leaf of leaves) leaf.grad = null;
    };
  const on =
    (value: Any, call: (tf: Any, value: Any) => unknown) =>
    (tf: Any): Call => {
      const X = tensorOf(tf, value);
      return () => call(tf, X);
    };
  /** Other libraries' functions on the same tensors, by row. */
  const peers: Readonly<Record<string, Pick<Row, "inputs" | "onnx" | "jax">>> = {
    "pow(x, 2) 1e6": { inputs: [x], onnx: (one) => t.pow(one, 2), jax: () => (one) => one.ref.mul(one) },
    "sum 1e6": { inputs: [x], onnx: (one) => t.sum(one), jax: () => (one) => one.sum() },
    "sum along 0": { inputs: [m], onnx: (one) => one.sum(0), jax: () => (one) => one.sum(0) },
    "sum along 1": { inputs: [m], onnx: (one) => one.sum(1), jax: () => (one) => one.sum(1) },
    "mean along 1": { inputs: [m], onnx: (one) => one.mean(1), jax: () => (one) => one.mean(1) },
    "amax along 1": {
      inputs: [m],
      onnx: (one) => one.amax(1),
      jax:
        ({ numpy: np }) =>
        (one) =>
          np.max(one, 1),
    },
    softmax: {
      inputs: [m],
      onnx: (one) => t.softmax(one, 1),
      jax:
        ({ nn }) =>
        (one) =>
          nn.softmax(one, 1),
    },
    log_softmax: {
      inputs: [m],
      onnx: (one) => t.logSoftmax(one, 1),
      jax:
        ({ nn }) =>
        (one) =>
          nn.logSoftmax(one, 1),
    },
    layer_norm: {
      inputs: [m, row],
      onnx: (one, scale) => t.layerNorm(one, [1000], scale, scale),
      jax:
        ({ nn }) =>
        (one, scale) =>
          nn.standardize(one, 1).mul(scale.ref).add(scale),
    },
    max_pool2d: {
      inputs: [planes],
      onnx: (one) => t.maxPool2d(one, 2),
      jax:
        ({ lax, numpy: np }) =>
        (one) =>
          lax.reduceWindow(one, (window: Any) => np.max(window), [1, 1, 2, 2], [1, 1, 2, 2]),
    },
    avg_pool2d: { inputs: [planes], onnx: (one) => t.avgPool2d(one, 2) },
    transpose: { inputs: [m], onnx: (one) => one.t().contiguous() },
    "cat of two 1e6": { inputs: [x, y], onnx: (one, other) => t.cat([one, other]) },
    embedding: { inputs: [table, index], onnx: (one, places) => t.embedding(one, places) },
    "topk 10 of 1e6": { inputs: [x], onnx: (one) => t.topk(one, 10)[0] },
  };
  const all: readonly Row[] = [
    product("matmul 128", a128, b128, "t.matmul(a128, b128)"),
    product("matmul 512", a512, b512, "t.matmul(a512, b512)"),
    product("matmul 1024", a1024, b1024, "t.matmul(a1024, b1024)"),
    product("matmul 512, left transposed", a512, b512, "t.matmul(a512.t(), b512)", { left: true }),
    product("matmul 512, right transposed", a512, b512, "t.matmul(a512, b512.t())", { right: true }),
    product("bmm 32 x 64^3", p, q, "t.matmul(p, q)"),
    { name: "matmul 256 float64", ours: () => t.matmul(d, e), torch: "t.matmul(d, e)", targets: [["ts", "least", 6]] },
    {
      name: "conv2d",
      ours: () => t.conv2d(image, filters, null, { padding: 1 }),
      torch: "F.conv2d(image, filters, None, padding=1)",
      tfjs: (tf) => {
        const [I, W] = [tensorOf(tf, image.permute([0, 2, 3, 1])), tensorOf(tf, filters.permute([2, 3, 1, 0]))];
        return () => tf.conv2d(I, W, 1, "same");
      },
      inputs: [image, filters],
      onnx: (x, w) => t.conv2d(x, w, null, { padding: 1 }),
      jax:
        ({ lax }) =>
        (x, w) =>
          lax.conv(
            x,
            w,
            [1, 1],
            [
              [1, 1],
              [1, 1],
            ],
          ),
      targets: [["tfjs", "least", 1]],
    },
    {
      name: "conv2d, forward and backward",
      ours: backward(() => t.conv2d(imageGrad, filtersGrad, null, { padding: 1 }).sum(), imageGrad, filtersGrad),
      torch: "backward(F.conv2d(imageG, filtersG, None, padding=1).sum(), imageG, filtersG)",
      targets: [["ts", "least", 15]],
    },
    {
      name: "attention",
      ours: () => t.scaledDotProductAttention(heads, heads, heads),
      torch: "t.softmax(heads @ heads.transpose(-2, -1) * 0.125, -1) @ heads",
      inputs: [heads],
      onnx: (x) => t.matmul(t.softmax(t.matmul(x, x.transpose(-2, -1)).mul(0.125), -1), x),
      jax:
        ({ numpy: np, nn }) =>
        (x) =>
          np.matmul(nn.softmax(np.matmul(x.ref, np.swapaxes(x.ref, -2, -1)).mul(0.125), -1), x),
      targets: [["ts", "least", 12]],
    },
    {
      name: "attention of long sequences",
      ours: () => t.scaledDotProductAttention(long, long, long, { isCausal: true }),
      torch: "causal(long)",
      targets: [["torch", "most", 3]],
    },
    ...["add", "mul"].flatMap(arithmetic),
    {
      name: "where 1e6",
      ours: () => t.where(condition, x, y),
      torch: "t.where(x > 0, x, y)",
      inputs: [x, y],
      onnx: (one, other) => t.where(t.gt(one, 0), one, other),
      jax:
        ({ numpy: np }) =>
        (one, other) =>
          np.where(np.greater(one.ref, 0), one, other),
      targets: [["ts", "least", 3]],
    },
    ...pointwise("exp", "exp"),
    ...pointwise("log", "log"),
    ...pointwise("sin", "sin"),
    ...pointwise("tanh", "tanh"),
    ...pointwise("sigmoid", "sigmoid"),
    ...pointwise("gelu", null),
    ...pointwise("silu", null),
    ...pointwise("erf", "erf"),
    against("pow(x, 2) 1e6", () => t.pow(x, 2), "t.pow(x, 2)", 5),
    against("pow(x, 2.5) 1e6", () => t.pow(positive, 2.5), "t.pow(positive, 2.5)", 5),
    against("pow(x, y) 1e6, out", () => t.pow(positive, y, { out }), "t.pow(positive, y, out=out)", 3),
    against(
      "sum 1e6",
      () => t.sum(x),
      "t.sum(x)",
      3,
      on(x, (tf, X) => tf.sum(X)),
    ),
    against(
      "sum along 0",
      () => m.sum(0),
      "m.sum(0)",
      3,
      on(m, (tf, X) => tf.sum(X, 0)),
    ),
    against(
      "sum along 1",
      () => m.sum(1),
      "m.sum(1)",
      3,
      on(m, (tf, X) => tf.sum(X, 1)),
    ),
    against("mean along 1", () => m.mean(1), "m.mean(1)", 3),
    against(
      "amax along 1",
      () => m.amax(1),
      "m.amax(1)",
      3,
      on(m, (tf, X) => tf.max(X, 1)),
    ),
    against("amin along 0", () => m.amin(0), "m.amin(0)", 3),
    against("norm 1e6", () => t.norm(x), "t.norm(x)", 3),
    against("argmax along 1", () => m.argmax(1), "m.argmax(1)", 1),
    against("var along 1", () => t.var_(m, 1), "t.var(m, 1)", 1),
    against("std along 0", () => t.std(m, 0), "t.std(m, 0)", 1),
    against("cumsum along 1", () => t.cumsum(m, 1), "t.cumsum(m, 1)", 1),
    against("cumsum along 1, out", () => t.cumsum(m, 1, { out: mOut }), "t.cumsum(m, 1, out=mOut)", 1),
    against(
      "softmax",
      () => t.softmax(m, 1),
      "t.softmax(m, 1)",
      5,
      on(m, (tf, X) => tf.softmax(X, 1)),
      [["tfjs", "most", 2.5]],
    ),
    against(
      "softmax, out",
      () => t.softmax(m, 1, { out: mOut }),
      "t._softmax(m, 1, False, out=mOut)",
      3,
      on(m, (tf, X) => tf.softmax(X, 1)),
      [["tfjs", "most", 1]],
    ),
    against(
      "log_softmax",
      () => t.logSoftmax(m, 1),
      "t.log_softmax(m, 1)",
      5,
      on(m, (tf, X) => tf.logSoftmax(X, 1)),
      [["tfjs", "most", 2.5]],
    ),
    against(
      "log_softmax, out",
      () => t.logSoftmax(m, 1, { out: mOut }),
      "t._log_softmax(m, 1, False, out=mOut)",
      3,
      on(m, (tf, X) => tf.logSoftmax(X, 1)),
      [["tfjs", "most", 1]],
    ),
    against("layer_norm", () => t.layerNorm(m, [1000], row, row), "F.layer_norm(m, (1000,), row, row)", 5),
    against(
      "batch_norm",
      () => t.batchNorm(planes, null, null, { training: true }),
      "F.batch_norm(planes, None, None, training=True)",
      5,
    ),
    against(
      "cross entropy, forward and backward",
      backward(() => t.crossEntropyLoss(logits, labels), logits),
      "backward(F.cross_entropy(logitsG, labels1000), logitsG)",
      5,
    ),
    against("max_pool2d", () => t.maxPool2d(planes, 2), "F.max_pool2d(planes, 2)", 5),
    against(
      "max_pool2d, forward and backward",
      backward(() => t.maxPool2d(planesGrad, 2).sum(), planesGrad),
      "backward(F.max_pool2d(planesG, 2).sum(), planesG)",
      5,
    ),
    against("avg_pool2d", () => t.avgPool2d(planes, 2), "F.avg_pool2d(planes, 2)", 5),
    against(
      "avg_pool2d, forward and backward",
      backward(() => t.avgPool2d(planesGrad, 2).sum(), planesGrad),
      "backward(F.avg_pool2d(planesG, 2).sum(), planesG)",
      5,
    ),
    against("add a row", () => t.add(m, row), "t.add(m, row)", 5),
    against("add a row, out", () => t.add(m, row, { out: mOut }), "t.add(m, row, out=mOut)", 3),
    against("transpose", () => m.t().contiguous(), "m.t().contiguous()", 6),
    against("transpose, out", () => mOut.copy_(m.t()), "mOut.copy_(m.t())", 3),
    against("cat of two 1e6", () => t.cat([x, y]), "t.cat([x, y])", 6),
    against("index_select", () => t.indexSelect(table, 0, index), "t.index_select(table, 0, index)", 6),
    against("embedding", () => t.embedding(table, index), "F.embedding(index, table)", 6),
    against("cat of two 1e6, out", () => t.cat([x, y], 0, { out: xy }), "t.cat([x, y], out=xy)", 3),
    against("cat along 1", () => t.cat([m, mOut], 1), "t.cat([m, mOut], 1)", 6),
    against(
      "index_select, out",
      () => t.indexSelect(table, 0, index, { out: picked }),
      "t.index_select(table, 0, index, out=picked)",
      3,
    ),
    against("gather", () => t.gather(m, 1, chosen), "t.gather(m, 1, chosen)", 6),
    against("gather, out", () => t.gather(m, 1, chosen, { out: mOut }), "t.gather(m, 1, chosen, out=mOut)", 3),
    against("scatter_add in place", () => mOut.scatterAdd_(1, chosen, m), "mOut.scatter_add_(1, chosen, m)", 3),
    against("index_add of rows", () => table.indexAdd_(0, index, picked), "table.index_add_(0, index, picked)", 3),
    against("index_put of rows", () => t.indexPut_(table, [index], picked), "table.index_put_((index,), picked)", 3),
    against(
      "gradient of embedding",
      backward(() => t.embedding(tableGrad, index).sum(), tableGrad),
      "backward(F.embedding(index, tableG).sum(), tableG)",
      6,
    ),
    against("slices, out", () => half.copy_(m.slice(1, 0, 1000, 2)), "half.copy_(m[:, ::2])", 3),
    against("a part of rows, out", () => half.copy_(m.narrow(1, 7, 500)), "half.copy_(m[:, 7:507])", 3),
    against("flip", () => t.flip(m, [1]), "t.flip(m, (1,))", 6),
    against("roll", () => t.roll(m, [3], [1]), "t.roll(m, 3, 1)", 6),
    against("repeat", () => row.repeat([1000, 1]), "row.repeat(1000, 1)", 6),
    against("pad", () => t.pad(m, [1, 1, 1, 1]), "F.pad(m, (1, 1, 1, 1))", 6),
    against("masked_select", () => t.maskedSelect(x, condition), "t.masked_select(x, condition)", 6),
    against("masked_scatter", () => t.maskedScatter(x, condition, y), "t.masked_scatter(x, condition, y)", 6),
    against(
      "masked_fill in place",
      () => t.maskedFill_(xMasked, condition, 0),
      "xMasked.masked_fill_(condition, 0)",
      3,
    ),
    against("add a row of 64", () => t.add(narrow, narrowRow), "t.add(narrow, narrowRow)", 5),
    against("sort 1e5", () => t.sort(s), "t.sort(s)", 0.6),
    against("sort 1e5 of integers", () => t.sort(index), "t.sort(index)", 0.6),
    against(
      "unique 1e5",
      () => t._unique2(s, true, true, true),
      "t.unique(s, return_inverse=True, return_counts=True)",
      0.6,
    ),
    against("topk 10 of 1e6", () => t.topk(x, 10), "t.topk(x, 10)", 2),
    against("svd 200 float64", () => t.linalgSvd(square), "t.linalg.svd(square)", 10),
    against("eigh 200 float64", () => t.linalgEigh(definite), "t.linalg.eigh(definite)", 10),
    against("qr 200 float64", () => t.linalgQr(square), "t.linalg.qr(square)", 10),
    against("solve 200 float64", () => t.linalgSolve(square, square), "t.linalg.solve(square, square)", 10),
    against("inverse 200 float64", () => t.inverse(square), "t.inverse(square)", 10),
    against("lstsq 200 float64", () => t.linalgLstsq(square, definite), "t.linalg.lstsq(square, definite)", 10),
    against("cholesky 200 float64", () => t.linalgCholesky(definite), "t.linalg.cholesky(definite)", 10),
    perceptron(),
    against(
      "step of Adam",
      stepping((all) => new Adam(all, { lr: 1e-3 })),
      "adam.step()",
      3,
    ),
    against(
      "step of SGD, momentum",
      stepping((all) => new SGD(all, { lr: 1e-3, momentum: 0.9 })),
      "sgd.step()",
      3,
    ),
    against(
      "_foreach_add_ of 100",
      () => t._foreachAdd_(many, given, { alpha: 1e-9 }),
      "t._foreach_add_(many, given, alpha=1e-9)",
      3,
    ),
    against("_foreach_add_ of 100 of 256", () => t._foreachAdd_(short, other), "t._foreach_add_(short, other)", 1),
    against(
      "_foreach_addcmul_ of 100 of 256",
      () => t._foreachAddcmul_(third, short, other, 1e-9),
      "t._foreach_addcmul_(third, short, other, 1e-9)",
      1,
    ),
    against("_foreach_mul of 100 of 256", () => t._foreachMul(third, other), "t._foreach_mul(third, other)", 1),
    against("_foreach_sqrt of 100 of 256", () => t._foreachSqrt(other), "t._foreach_sqrt(other)", 1),
  ];
  const lost = Object.keys(peers).filter((name) => !all.some((one) => one.name === name));
  if (lost.length > 0) throw new Error(`no rows: ${lost.join(", ")}`);
  return all.map((one) => ({ ...one, ...peers[one.name] }));
}

/** The shapes of the parameters of a perceptron. */
const perceptronShapes = [[256, 784], [256], [128, 256], [128], [10, 128], [10]];

/** Steps of an optimiser alone, over a perceptron's parameters. */
function stepping(make: (parameters: Tensor[]) => { step(): unknown }): Call {
  const parameters = perceptronShapes.map((shape) => t.randn(shape).requiresGrad_());
  for (const one of parameters) one.grad = t.randn(one.shape);
  const optimizer = make(parameters);
  return () => optimizer.step();
}

/** A training step: 784-256-128-10, batches of 64. */
function perceptron(): Row {
  const sizes = [784, 256, 128, 10];
  const input = t.randn([64, 784]);
  const labels = t.randint(0, 10, [64]);
  const layers = sizes.slice(1).map((out, k) => [
    t
      .randn([out, sizes[k]!])
      .mul(1 / Math.sqrt(sizes[k]!))
      .requiresGrad_(),
    t.zeros([out]).requiresGrad_(),
  ]) as Any[][];
  return {
    name: "step of a perceptron",
    ours: () => {
      let h = input;
      for (const [k, [w, b]] of layers.entries()) h = t.linear(k === 0 ? h : t.relu(h), w, b);
      t.crossEntropyLoss(h, labels).backward();
      t.noGrad(() => {
        for (const one of layers.flat()) {
          one.sub_(one.grad, { alpha: 0.01 });
          one.grad = null;
        }
      });
    },
    torch: "perceptron()",
    tfjs: (tf) => {
      const variables = layers.map(([w, b]) => [
        tf.variable(tensorOf(tf, w!.detach().t())),
        tf.variable(tensorOf(tf, b!.detach())),
      ]);
      const X = tensorOf(tf, input);
      const Y = tf.oneHot(tf.tensor1d((labels.toArray() as bigint[]).map(Number), "int32"), 10);
      const optimizer = tf.train.sgd(0.01);
      return () =>
        optimizer.minimize(() => {
          let h = X;
          for (const [k, [w, b]] of variables.entries()) h = (k === 0 ? h : h.relu()).matMul(w).add(b);
          return tf.losses.softmaxCrossEntropy(Y, h);
        });
    },
    jaxStep: (jax) => {
      const { nn, numpy: np, tree } = jax;
      const loss = (parameters: Any[][], x: Any, y: Any): Any => {
        let h = x;
        for (const [k, [w, b]] of parameters.entries()) h = np.matmul(k === 0 ? h : nn.relu(h), w).add(b);
        return nn
          .logSoftmax(h, 1)
          .mul(y)
          .sum()
          .mul(-1 / 64);
      };
      const step = jax.jit((parameters: Any, x: Any, y: Any) => {
        const gradients = jax.grad(loss)(tree.ref(parameters), x, y);
        return tree.map((one: Any, gradient: Any) => one.sub(gradient.mul(0.01)), parameters, gradients);
      });
      let parameters = layers.map(([w, b]) => [arrayOf(jax, w!.detach().t()), arrayOf(jax, b!.detach())]);
      const X = arrayOf(jax, input);
      const Y = arrayOf(jax, t.oneHot(labels, 10).to({ dtype: "float32" }));
      return async () => {
        parameters = step(parameters, X.ref, Y.ref);
        await jax.blockUntilReady(parameters);
      };
    },
    targets: [
      ["torch", "most", 3],
      ["tfjs", "least", 7],
      ["jax-js", "least", 1.4],
    ],
  };
}

const elementsOf = (x: Any): Any => x.contiguous().detach().clone().data;
const tensorOf = (tf: Any, x: Any): Any => tf.tensor(elementsOf(x), [...x.shape]);
const arrayOf = ({ numpy: np }: Any, x: Any): Any => np.array(elementsOf(x), { shape: [...x.shape] });

/** A function of jax-js by its name: each is in one of three places. */
const jaxNamed = ({ numpy, nn, lax }: Any, name: string): Any => numpy[name] ?? nn[name] ?? lax[name];

const script = `
import sys, time, torch, torch.nn.functional as F
t = torch
t.set_num_threads(1)
t.manual_seed(1)
${Object.entries(shapes)
  .map(([name, shape]) => `${name} = t.randn(${shape.join(", ")})`)
  .join("\n")}
d, e, square = (t.randn(n, n, dtype=t.float64) for n in (256, 256, 200))
definite = square @ square.t() + t.eye(200, dtype=t.float64)
index = t.randint(0, 10000, (100000,))
chosen, half, condition, xMasked = t.randint(0, 1000, (1000, 1000)), t.zeros(1000, 500), x > 0, x.clone()
tableG = table.clone().requires_grad_()
imageG, filtersG = image.clone().requires_grad_(), filters.clone().requires_grad_()
planesG, logitsG, positive = planes.clone().requires_grad_(), m.clone().requires_grad_(), x.abs()
labels1000 = t.randint(0, 1000, (1000,))
hidden = t.full((1024, 1024), -float("inf")).triu(1)
def causal(x): return t.softmax(x @ x.transpose(-2, -1) * 0.125 + hidden, -1) @ x
def backward(loss, *leaves):
    loss.backward()
    for leaf in leaves: leaf.grad = None
sizes = [784, 256, 128, 10]
inputs, labels = t.randn(64, 784), t.randint(0, 10, (64,))
layers = [((t.randn(o, i) / i ** 0.5).requires_grad_(), t.zeros(o, requires_grad=True)) for i, o in zip(sizes, sizes[1:])]
def perceptron():
    h = inputs
    for k, (w, b) in enumerate(layers): h = F.linear(h if k == 0 else t.relu(h), w, b)
    F.cross_entropy(h, labels).backward()
    with t.no_grad():
        for p in (p for layer in layers for p in layer):
            p.sub_(p.grad, alpha=0.01)
            p.grad = None
def stepping(make):
    shapes = [[256, 784], [256], [128, 256], [128], [10, 128], [10]]
    all = [t.randn(shape, requires_grad=True) for shape in shapes]
    for p in all: p.grad = t.randn(p.shape)
    return make(all)
adam = stepping(lambda all: t.optim.Adam(all, lr=1e-3, foreach=True))
sgd = stepping(lambda all: t.optim.SGD(all, lr=1e-3, momentum=0.9, foreach=True))
many, given = ([t.randn([64] if k % 2 else [64, 64]) for k in range(100)] for _ in range(2))
short, other, third = ([t.rand(256) + 0.5 for _ in range(100)] for _ in range(3))
${greetTorch}
for line in sys.stdin:
    n, expression = line.split(" ", 1)
    call = eval("lambda: " + expression)
    start = time.perf_counter_ns()
    for _ in range(int(n)): call()
    print((time.perf_counter_ns() - start) / int(n), flush=True)
`;

/** Throws if another library's first numbers differ from those of a row. */
function checkSame(theirs: ArrayLike<number>, row: Row): void {
  const result = row.ours() as Any;
  const elements = elementsOf(Array.isArray(result) ? result[0] : result) as Float32Array;
  if (theirs.length !== elements.length) throw new Error(`${theirs.length} elements, expected ${elements.length}`);
  const at = elements.findIndex((x, i) => !(Math.abs(x - theirs[i]!) <= 1e-3 * Math.max(1, Math.abs(x))));
  if (at >= 0) throw new Error(`element ${at}: ${theirs[at]}, expected ${elements[at]}`);
}

/** The function compiled by jax-js or called directly, whichever is faster; each result is awaited. */
async function onJax(jax: Any, row: Row): Promise<Timed> {
  if (row.jaxStep !== undefined) {
    const step = row.jaxStep(jax);
    await step();
    return timed(step);
  }
  const arrays = row.inputs!.map((x) => arrayOf(jax, x));
  const plain = row.jax!(jax);
  const forms = [plain, jax.jit(plain)].map((call) =>
    timed(async () => {
      const result = call(...arrays.map((x) => x.ref));
      await result.blockUntilReady();
      result.dispose();
    }),
  );
  checkSame(await plain(...arrays.map((x) => x.ref)).data(), row);
  const times: number[] = [];
  for (const form of forms) {
    await form(2);
    times.push(await form(3));
  }
  return forms[times[0]! < times[1]! ? 0 : 1]!;
}

/** The function as a model in onnxruntime, which copies its inputs and outputs. */
async function onOnnxruntime(ort: Any, row: Row): Promise<Timed> {
  const inputs = row.inputs!;
  const { files, inputs: names } = exportOnnx(t.makeGraph(row.onnx!)(...inputs));
  const session = await openModel<Any>(() =>
    ort.InferenceSession.create(files["model.onnx"], { executionProviders: ["wasm"] }),
  );
  const feeds = Object.fromEntries(
    names.map((name, i) => [name, new ort.Tensor(inputs[i]!.dtype, elementsOf(inputs[i]), inputs[i]!.shape)]),
  );
  const results = await session.run(feeds);
  checkSame(results[session.outputNames[0]].data, row);
  return timed(() => session.run(feeds));
}

/** This library with the loops of the given sources, or with all loops. */
function here(sources: string | null, { ours }: Row): Timed {
  useKernels(sources);
  return timed(ours);
}

async function onTfjs({ tfjs }: Row): Promise<Timed> {
  const tf = loadTfjs();
  await tf.setBackend("wasm");
  await tf.ready();
  const call = tfjs!(tf);
  return timed(() => tf.tidy(() => void call()));
}

const contenders: Readonly<Record<string, (row: Row) => Promise<Timed> | Timed>> = {
  wasm: (row) => here(null, row),
  ts: (row) => here("ts", row),
  tfjs: onTfjs,
  "jax-js": async (row) => onJax(await loadJax(), row),
  onnxruntime: (row) => onOnnxruntime(loadOnnxruntime(), row),
};

/** Whether a contender participates in a row. */
function takesPart(contender: string, { tfjs, jax, jaxStep, onnx }: Row): boolean {
  if (contender === "tfjs") return tfjs !== undefined;
  if (contender === "jax-js") return jax !== undefined || jaxStep !== undefined;
  return contender !== "onnxruntime" || onnx !== undefined;
}

/** Products on two threads beside one: the lower quartile of several calls of each, since other processes occasionally occupy a processor. */
async function onTwoThreads(): Promise<boolean[]> {
  const results: boolean[] = [];
  const products = [
    [512, 512],
    [1024, 1024],
    [16, 128, 128],
  ].map((shape) => [`matmul ${shape.join(" x ")}`, t.randn(shape), t.randn(shape)] as const);
  for (const [name, a, b] of products) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 2; round++)
      for (const [i, samples] of times.entries()) {
        setNumThreads(i + 1);
        for (let turns = 0; i > 0 && readyPool() === null && turns < 200; turns++)
          await new Promise((done) => setTimeout(done, 10));
        const call = timed(() => t.matmul(a, b));
        // New workers have to compile, do not reach their fastest code at once, and rest after their late first jobs.
        await call(100);
        for (let n = 0; n < 25; n++) samples.push(await call(1));
      }
    const [one, two] = times.map((list) => list.sort((x, y) => x - y)[list.length >> 2]!) as [number, number];
    const ratio = one / two;
    console.log(`${name} on two threads: ${formatTime(one)} on one, ${formatTime(two)} on two (lower quartile)`);
    results.push(ratio >= 1.7);
    console.log(`  ${ratio >= 1.7 ? "REACHED" : "MISSED "}  ${ratio.toFixed(2)} x as fast as on one (at least 1.7)`);
  }
  setNumThreads(1);
  return results;
}

export async function run(): Promise<void> {
  // All other benchmarks use one thread, too.
  setNumThreads(1);
  const tengenContender = process.env["TENGEN_CONTENDER"];
  const list = rows();
  if (tengenContender !== undefined) {
    contend((row) => contenders[tengenContender]!(list.find(({ name }) => name === row)!));
    return;
  }
  installPeers();
  const torch = await startTorch(script, (row) => list.find(({ name }) => name === row)!.torch);
  const all = [
    ...Object.keys(contenders).map((name) => startContender("kernels", name)),
    ...(torch === null ? [] : [torch]),
  ];
  console.log(
    `each library in its own process; Node ${process.version}; tfjs ${peerVersion("@tensorflow/tfjs")}, jax-js ${peerVersion("@jax-js/jax")} and onnxruntime-web ${peerVersion("onnxruntime-web")} on WebAssembly; ${torch === null ? "no PyTorch here (TENGEN_PYTHON=FILE names a Python)" : `PyTorch ${torch.version}`}`,
  );
  const wanted = process.env["TENGEN_ROWS"]?.split(",") ?? null;
  const reached: boolean[] = [];
  try {
    for (const row of list) {
      if (wanted !== null && !wanted.some((name) => row.name.startsWith(name))) continue;
      const taking = all.filter(({ name }) => takesPart(name, row));
      const times = await inTurn(taking, row.name, { warm: 400, round: 30 });
      const time = times.get("wasm");
      if (typeof time !== "number") throw new Error(`${row.name}: ${time?.message}`);
      const shown = taking.flatMap(({ name }) => {
        const other = times.get(name);
        if (typeof other !== "number") return [];
        return [`${name} ${formatTime(other)}${name === "wasm" ? "" : ` (${(other / time).toFixed(2)} x)`}`];
      });
      console.log(`${row.name}: ${shown.join(", ")}`);
      for (const [name, other] of times)
        if (typeof other !== "number") console.log(`  ${name} takes no part: ${other.message}`);
      reached.push(...printTargets(time, times, row.targets));
    }
  } finally {
    for (const { end } of all) end();
  }
  if (wanted === null || wanted.includes("threads")) reached.push(...(await onTwoThreads()));
  console.log(`${reached.filter(Boolean).length} of ${reached.length} reached`);
}
