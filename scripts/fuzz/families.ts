// Families of operators whose arguments must match each other: calls with options that programs with independent arguments rarely
// reach.

import type { DType } from "../../runtime/core/dtype.js";
import { everyday } from "./everyday.js";
import { Dice, type Numbers, numberKinds } from "./generate.js";
import { Mint, type Ref, type Values, type Wish } from "./mint.js";
import type { Program } from "./program.js";

export type Family = (m: Mint) => void;
const typed = (m: Mint): DType =>
  m.pick<DType>("int64", "int32", "uint8", "int8", "int16", "bool", m.float, m.float, m.float);
const dimOf = (m: Mint, rank: number): number => m.int(-rank, Math.max(0, rank - 1));
const reduction = (m: Mint): number => m.int(0, 2);
const norm = (m: Mint): string | null => m.pick(null, "forward", "backward", "ortho");
const dimsOf = (m: Mint, rank: number): number[] => {
  const order = m.list(rank, (d) => d).filter(() => m.chance(0.55));
  return m.chance(0.5) ? order : order.toReversed().map((d) => (m.chance(0.5) ? d - rank : d));
};
/** Sizes around the thresholds of WebAssembly loops and the ends of their blocks. */
const long = (m: Mint): number => {
  const around = m.pick(8, 16, 31, 32, 64, 100, 256, 511, 512, 513, 1000, 1024, 2047, 2048, 2049, 4096, 4100);
  return Math.max(1, around + m.int(-3, 3));
};

function convolution(m: Mint, rank: number, transposed: boolean): void {
  const groups = m.pick(1, 1, 1, 2, 3);
  const big = m.chance(0.3);
  const inner = m.int(1, big ? 9 : 3);
  const outer = m.int(1, big ? 9 : 3);
  const kernel = m.list(rank, () => m.pick(1, 2, 3, 3, 3, 5));
  const sizes = m.list(rank, () => m.int(3, rank === 1 ? (big ? 90 : 12) : rank === 2 ? (big ? 19 : 8) : big ? 9 : 5));
  const dilation = m.chance(0.35) ? m.list(rank, () => m.int(1, 3)) : m.list(rank, () => 1);
  const stride = m.chance(0.45) ? m.list(rank, () => m.int(1, 3)) : m.list(rank, () => 1);
  const plain = m.chance(0.4);
  const batch = m.chance(0.85) ? [m.chance(0.04) ? 0 : m.int(1, 3)] : [];
  const input = m.t([...batch, inner * groups, ...sizes], { plain });
  const weight = m.t(transposed ? [inner * groups, outer, ...kernel] : [outer * groups, inner, ...kernel], { plain });
  const bias = m.maybe(() => m.t([outer * groups]));
  const common = { input, weight, bias, groups, stride: m.chance(0.1) ? [stride[0]] : stride, dilation };
  if (transposed) {
    const padding = m.list(rank, () => m.int(0, 2));
    const output_padding = m.list(rank, (i) => (m.chance(0.3) ? m.int(0, Math.max(stride[i]!, dilation[i]!) - 1) : 0));
    m.call(rank === 1 ? "conv_transpose1d" : `conv_transpose${rank}d.input`, { ...common, padding, output_padding });
  } else if (m.chance(0.2)) {
    const padding = m.pick("same", "valid");
    m.call(`conv${rank}d.padding`, { ...common, padding, stride: padding === "same" ? m.list(rank, () => 1) : stride });
  } else m.call(`conv${rank}d`, { ...common, padding: m.list(rank, () => m.int(0, 2)) });
}

function pooling(m: Mint, rank: number, kind: "max" | "maxIndices" | "avg"): void {
  const sizes = m.list(rank, () => m.int(2, rank === 3 ? 7 : 17));
  const channels = m.list(m.pick(1, 2, 2), () => (m.chance(0.03) ? 0 : m.int(1, 4)));
  const self = m.t([...channels, ...sizes], { values: m.pick("any", "ties", "distinct"), special: kind !== "avg" });
  const kernel = m.list(rank, () => m.int(1, 4));
  const stride = m.chance(0.3) ? [] : m.list(rank, () => m.int(1, 4));
  const padding = m.list(rank, (i) => m.int(0, Math.floor(kernel[i]! / 2)));
  const options = { self, kernel_size: kernel, stride, padding, ceil_mode: m.chance(0.5) };
  if (kind === "avg") {
    const divisor = rank > 1 && m.chance(0.3) ? { divisor_override: m.pick(1, 3, 7, -2, 0) } : {};
    m.call(`avg_pool${rank}d`, { ...options, count_include_pad: m.chance(0.5), ...divisor });
  } else {
    const dilation = m.chance(0.4) ? m.list(rank, () => m.int(1, 2)) : m.list(rank, () => 1);
    m.call(`max_pool${rank}d${kind === "max" ? "" : "_with_indices"}`, { ...options, dilation });
  }
}

function resized(m: Mint, name: string, rank: number): void {
  const aligns = /linear|cubic/.test(name);
  const sizes = m.list(rank, () => m.int(1, rank === 3 ? 5 : 9));
  const input = m.t([m.int(1, 2), m.int(1, 4), ...sizes]);
  const scaled = m.chance(0.6);
  m.call(`${name}.vec`, {
    input,
    output_size: scaled ? null : m.list(rank, () => m.int(1, rank === 3 ? 6 : 14)),
    scale_factors: scaled ? m.list(rank, () => m.pick(0.5, 1, 1.5, 2, 0.7, 2.3, 3, 0.31)).map((f) => ({ f })) : null,
    ...(aligns ? { align_corners: m.chance(0.5) } : {}),
  });
}

/** `[layers * directions]` times weights and biases of `gates` gates. */
function recurrentWeights(
  m: Mint,
  gates: number,
  inputs: number,
  hidden: number,
  layers: number,
  directions: number,
  biases: boolean,
  projected = 0,
): Ref[] {
  const params: Ref[] = [];
  const out = projected > 0 ? projected : hidden;
  for (let layer = 0; layer < layers; layer++)
    for (let direction = 0; direction < directions; direction++) {
      params.push(m.t([gates * hidden, layer === 0 ? inputs : out * directions]), m.t([gates * hidden, out]));
      if (biases) params.push(m.t([gates * hidden]), m.t([gates * hidden]));
      if (projected > 0) params.push(m.t([projected, hidden]));
    }
  return params;
}

function recurrent(m: Mint, kind: "lstm" | "gru" | "rnn_tanh" | "rnn_relu", packed: boolean): void {
  const gates = kind === "lstm" ? 4 : kind === "gru" ? 3 : 1;
  const [inputs, hidden, layers] = [m.int(1, 5), m.int(1, 5), m.int(1, 3)];
  const bidirectional = m.chance(0.45);
  const directions = bidirectional ? 2 : 1;
  const biases = m.chance(0.7);
  const projected = kind === "lstm" && hidden > 1 && m.chance(0.25) ? m.int(1, hidden - 1) : 0;
  const params = recurrentWeights(m, gates, inputs, hidden, layers, directions, biases, projected);
  const [time, batch] = [m.int(1, 5), m.int(1, 4)];
  const state = (size: number): Ref => m.t([layers * directions, batch, size]);
  const hx = kind === "lstm" ? [state(projected > 0 ? projected : hidden), state(hidden)] : state(hidden);
  const common = {
    hx,
    params,
    has_biases: biases,
    num_layers: layers,
    dropout: 0,
    train: m.chance(0.5),
    bidirectional,
  };
  if (packed) {
    const sizes = [batch];
    while (sizes.length < time) sizes.push(m.int(1, sizes.at(-1)!));
    const total = sizes.reduce((a, b) => a + b, 0);
    const batches = m.t([time], { dtype: "int64", values: sizes, plain: true });
    m.call(`${kind}.data`, { data: m.t([total, inputs]), batch_sizes: batches, ...common });
  } else {
    const batch_first = m.chance(0.5);
    m.call(`${kind}.input`, {
      input: m.t(batch_first ? [batch, time, inputs] : [time, batch, inputs]),
      batch_first,
      ...common,
    });
  }
}

/** Matrices that are easy to factor, or singular, or wide, or tall; a batch now and then. */
function matrix(m: Mint, rows: number, columns: number, wish: Wish = {}): Ref {
  return m.t([...m.list(m.pick(0, 0, 1, 2), () => m.int(0, 3)), rows, columns], wish);
}
/** m m^H + n, as program text. */
function definite(m: Mint, n: number, batch: readonly number[]): Ref {
  const a = m.t([...batch, n, n]);
  const [adjoint] = m.call("adjoint", { self: a });
  const [product] = m.call("matmul", { self: a, other: adjoint });
  const eye = m.t([n, n], { values: eyeOf(n, m.complex ? 2 : 1), plain: true, grad: false });
  return m.call("add.Tensor", { self: product, other: eye })[0]!;
}
const eyeOf = (n: number, perElement: number): number[] =>
  n === 0
    ? [0]
    : Array.from({ length: n * n * perElement }, (_, k) =>
        k % perElement === 0 && (k / perElement) % (n + 1) === 0 ? n + 0.5 : 0,
      );

const batchOf = (m: Mint): number[] => m.list(m.pick(0, 0, 1, 1, 2), () => (m.chance(0.06) ? 0 : m.int(1, 3)));

/** PyTorch's pointwise operators and reductions, grouped by their arguments. */
const unary =
  "abs neg exp exp2 expm1 log log2 log10 log1p sqrt rsqrt reciprocal square sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh sigmoid relu relu6 selu silu mish gelu hardswish hardsigmoid hardtanh softplus log_sigmoid elu celu leaky_relu softshrink hardshrink erf erfc erfinv lgamma digamma special_i0 special_i1 special_i0e special_i1e special_ndtr special_log_ndtr special_entr special_erfcx sinc ceil floor round trunc frac sign sgn angle logit nan_to_num isnan isinf isfinite signbit logical_not bitwise_not deg2rad rad2deg threshold conj_physical real positive softmax log_softmax".split(
    " ",
  );
const binary =
  "add.Tensor sub.Tensor mul.Tensor div.Tensor pow.Tensor_Tensor atan2 fmod.Tensor remainder.Tensor maximum minimum fmax fmin hypot copysign.Tensor floor_divide nextafter xlogy.Tensor logaddexp logaddexp2 special_xlog1py special_zeta eq.Tensor lt.Tensor ge.Tensor logical_and logical_xor bitwise_and.Tensor bitwise_or.Tensor bitwise_xor.Tensor __lshift__.Tensor __rshift__.Tensor gcd lcm heaviside rsub.Tensor true_divide.Tensor float_power.Tensor_Tensor ldexp.Tensor polar complex igamma igammac dist".split(
    " ",
  );
const reductions =
  "sum prod mean std var amax amin argmax argmin all any logsumexp nansum nanmean median nanmedian count_nonzero norm aminmax cumsum cumprod cummax cummin logcumsumexp sort argsort topk kthvalue mode softmax log_softmax flip roll diff".split(
    " ",
  );

const equations = [
  "ij,jk->ik",
  "bij,bjk->bik",
  "ii->i",
  "ii",
  "ij->ji",
  "i,j->ij",
  "bij,bkj->bik",
  "...ij,...jk->...ik",
  "bi,bi->b",
  "ijk->kj",
  "ij,ij->",
  "iij->j",
  "abc,cd,de->abe",
  "i...,i...->...",
  "bhqd,bhkd->bhqk",
  "b...i,ij->b...j",
  "ij,kj->ik",
  " i j , j -> i",
];
const lettersOf = (m: Mint, sizes: Map<string, number>, term: string): number[] => {
  const shape: number[] = [];
  for (let i = 0; i < term.length; i++) {
    const letter = term[i]!;
    if (letter === ".") {
      shape.push(sizes.get("...") ?? 2);
      i += 2;
    } else if (/[a-zA-Z]/.test(letter)) {
      if (!sizes.has(letter)) sizes.set(letter, m.int(1, 5));
      shape.push(m.chance(0.05) ? 1 : sizes.get(letter)!);
    }
  }
  return shape;
};

const elementwise: Readonly<
  Record<string, (m: Mint, self: Ref, shape: readonly number[]) => Readonly<Record<string, unknown>>>
> = {
  hardtanh: (m) => ({ min_val: m.pick(-1, -0.5), max_val: m.pick(1, 0.25) }),
  threshold: (m) => ({ threshold: m.pick(0, 0.5), value: m.pick(0, -1, 2.5) }),
  softplus: (m) => ({ beta: m.pick(1, 2, 0.5), threshold: m.pick(20, 1) }),
  leaky_relu: (m) => ({ negative_slope: m.pick(0.01, 0.3) }),
  elu: (m) => ({ alpha: m.pick(1, 0.5), scale: m.pick(1, 1.5), input_scale: m.pick(1, 2) }),
  softshrink: (m) => ({ lambd: m.pick(0.5, 0, 1) }),
  hardshrink: (m) => ({ lambd: m.pick(0.5, 0, 1) }),
  logit: (m) => ({ eps: m.pick(null, 0.1) }),
  gelu: (m) => ({ approximate: m.pick("none", "tanh") }),
};

export const families: Readonly<Record<string, Family>> = {
  ...everyday,
  conv1d: (m) => convolution(m, 1, false),
  conv2d: (m) => convolution(m, 2, false),
  conv3d: (m) => convolution(m, 3, false),
  conv_transpose1d: (m) => convolution(m, 1, true),
  conv_transpose2d: (m) => convolution(m, 2, true),
  conv_transpose3d: (m) => convolution(m, 3, true),
  // Weights of 3 by 3 with a stride of 1, for which tiling pays off.
  conv_tiles: (m) => {
    const channels = m.int(4, 20);
    const outputs = m.int(4, 20);
    const input = m.t([m.int(1, 3), channels, m.int(5, 17), m.int(5, 17)], { special: true });
    m.call("conv2d", {
      input,
      weight: m.t([outputs, channels, 3, 3]),
      bias: m.maybe(() => m.t([outputs])),
      padding: m.pick([0, 0], [1, 1], [1, 0], [2, 2]),
    });
  },
  conv_depthwise: (m) => {
    const groups = m.int(2, 8);
    const input = m.t([m.int(1, 2), groups, m.int(4, 14), m.int(4, 14)]);
    const weight = m.t([groups * m.int(1, 2), 1, m.pick(1, 3, 5), m.pick(1, 3)]);
    m.call("conv2d", {
      input,
      weight,
      padding: [m.int(0, 2), m.int(0, 2)],
      stride: [m.int(1, 2), m.int(1, 2)],
      groups,
    });
  },
  conv_tbc: (m) => {
    const [inner, outer, k] = [m.int(1, 4), m.int(1, 4), m.int(1, 4)];
    m.call("conv_tbc", {
      self: m.t([m.int(4, 8), m.int(1, 3), inner]),
      weight: m.t([k, inner, outer]),
      bias: m.t([outer]),
      pad: m.int(0, 3),
    });
  },
  convolution_backward: (m) => {
    const [n, c, o, h, w] = [m.int(1, 2), m.int(1, 3), m.int(1, 3), m.int(3, 6), m.int(3, 6)];
    const input = m.t([n, c, h, w]);
    const weight = m.t([o, c, 2, 3]);
    const grad = m.t([n, o, h - 1, w - 2]);
    m.call("convolution_backward", {
      grad_output: grad,
      input,
      weight,
      bias_sizes: [o],
      stride: [1, 1],
      padding: [0, 0],
      dilation: [1, 1],
      transposed: false,
      output_padding: [0, 0],
      groups: 1,
      output_mask: [m.chance(0.7), m.chance(0.7), m.chance(0.7)],
    });
  },
  max_pool1d: (m) => pooling(m, 1, "max"),
  max_pool1d_with_indices: (m) => pooling(m, 1, "maxIndices"),
  max_pool2d: (m) => pooling(m, 2, "max"),
  max_pool2d_with_indices: (m) => pooling(m, 2, "maxIndices"),
  max_pool3d: (m) => pooling(m, 3, "max"),
  max_pool3d_with_indices: (m) => pooling(m, 3, "maxIndices"),
  avg_pool1d: (m) => pooling(m, 1, "avg"),
  avg_pool2d: (m) => pooling(m, 2, "avg"),
  avg_pool3d: (m) => pooling(m, 3, "avg"),
  adaptive_pool: (m) => {
    const rank = m.int(1, 3);
    const kind = m.pick("avg", "max");
    const self = m.t([...m.list(m.pick(1, 2), () => m.int(1, 3)), ...m.list(rank, () => m.int(1, 9))], {
      values: m.pick("any", "ties"),
    });
    m.call(`adaptive_${kind}_pool${rank}d`, {
      self,
      output_size: m.list(rank, () => m.int(m.chance(0.05) ? 0 : 1, 6)),
    });
  },
  max_unpool: (m) => {
    const [n, c, h, w] = [m.int(1, 2), m.int(1, 3), m.int(2, 5), m.int(2, 5)];
    const self = m.t([n, c, h, w]);
    const indices = m.t([n, c, h, w], { values: h * w * 4 });
    m.call("max_unpool2d", { self, indices, output_size: [h * 2, w * 2] });
  },
  upsample_nearest: (m) => {
    const rank = m.int(1, 3);
    resized(m, `${m.pick("upsample_nearest", "_upsample_nearest_exact")}${rank}d`, rank);
  },
  upsample_linear: (m) => {
    const rank = m.int(1, 3);
    resized(m, ["upsample_linear1d", "upsample_bilinear2d", "upsample_trilinear3d"][rank - 1]!, rank);
  },
  upsample_bicubic: (m) => resized(m, "upsample_bicubic2d", 2),
  upsample_antialias: (m) => resized(m, m.pick("_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa"), 2),
  grid_sampler: (m) => {
    const rank = m.pick(2, 2, 3);
    const n = m.int(1, 2);
    const input = m.t([n, m.int(1, 3), ...m.list(rank, () => m.int(1, 6))]);
    const grid = m.t([n, ...m.list(rank, () => m.int(1, 5)), rank]);
    m.call("grid_sampler", {
      input,
      grid,
      interpolation_mode: m.int(0, rank === 3 ? 1 : 2),
      padding_mode: m.int(0, 2),
      align_corners: m.chance(0.5),
    });
  },
  affine_grid: (m) => {
    const rank = m.pick(2, 3);
    const n = m.int(1, 3);
    m.call("affine_grid_generator", {
      theta: m.t([n, rank, rank + 1]),
      size: [n, m.int(1, 2), ...m.list(rank, () => m.int(1, 5))],
      align_corners: m.chance(0.5),
    });
  },
  pad: (m) => {
    const rank = m.int(1, 3);
    const mode = m.pick("constant", "reflect", "replicate", "circular");
    const low = mode === "constant" || mode === "replicate" ? (m.chance(0.4) ? -2 : 0) : m.chance(0.3) ? -1 : 0;
    const pad = m.list(2 * rank, () => m.int(low, 3));
    const self = m.t([...m.list(m.pick(1, 2), () => m.int(1, 3)), ...m.list(rank, () => m.int(3, 7))], {
      dtype: m.chance(0.2) ? typed(m) : m.float,
    });
    m.call("pad", { self, pad, mode, value: mode === "constant" ? m.pick(null, 1.5, 0, -2) : null });
  },
  unfold_fold: (m) => {
    const [kernel, dilation, padding, stride] = [
      m.list(2, () => m.int(1, 3)),
      m.list(2, () => m.int(1, 2)),
      m.list(2, () => m.int(0, 2)),
      m.list(2, () => m.int(1, 3)),
    ];
    const sizes = m.list(2, () => m.int(5, 8));
    const batch = m.chance(0.7) ? [m.int(1, 3)] : [];
    const channels = m.int(1, 3);
    const common = { kernel_size: kernel, dilation, padding, stride };
    if (m.chance(0.5)) m.call("im2col", { self: m.t([...batch, channels, ...sizes]), ...common });
    else {
      const blocks = sizes.map(
        (n, i) => Math.floor((n + 2 * padding[i]! - dilation[i]! * (kernel[i]! - 1) - 1) / stride[i]!) + 1,
      );
      m.call("col2im", {
        self: m.t([...batch, channels * kernel[0]! * kernel[1]!, blocks[0]! * blocks[1]!]),
        output_size: sizes,
        ...common,
      });
    }
  },
  unfold: (m) => {
    const n = m.int(4, 12);
    const self = m.t([m.int(1, 3), n]);
    m.call("unfold", { self, dimension: m.pick(1, -1), size: m.int(1, 4), step: m.int(1, 4) });
  },
  embedding_bag: (m) => {
    const [rows, width, count] = [m.int(2, 7), m.int(1, 5), m.int(1, 12)];
    const mode = m.int(0, 2);
    const weight = m.t([rows, width], { values: m.pick("any", "ties") });
    const indices = m.t([count], { values: rows, plain: true, dtype: m.pick<DType>("int64", "int64", "int32") });
    const last = m.chance(0.4);
    const bags = m.int(1, 5);
    const starts = m.list(bags, () => m.int(0, count)).sort((a, b) => a - b);
    starts[0] = 0;
    if (last) starts.push(count);
    const offsets = m.t([starts.length], { dtype: "int64", values: starts, plain: true });
    const weights = mode === 0 && m.chance(0.5) ? m.t([count], { plain: true }) : null;
    m.call("embedding_bag.padding_idx", {
      weight,
      indices,
      offsets,
      scale_grad_by_freq: false,
      mode,
      sparse: false,
      per_sample_weights: weights,
      include_last_offset: last,
      padding_idx: m.pick(null, null, 0, -1, 1),
    });
  },
  embedding: (m) => {
    const rows = m.int(2, 9);
    const shape = m.list(m.int(1, 3), () => m.int(1, 5));
    m.call("embedding", {
      weight: m.t([rows, m.int(1, 70)]),
      indices: m.t(shape, { values: rows, dtype: m.pick<DType>("int64", "int32") }),
      padding_idx: m.pick(-1, 0, 1),
      scale_grad_by_freq: m.chance(0.3),
    });
  },
  cross_entropy: (m) => {
    const classes = m.int(2, 7);
    const spatial = m.list(m.pick(0, 0, 1, 2), () => m.int(1, 4));
    const batch = m.chance(0.85) || spatial.length > 0 ? [m.int(1, 6)] : [];
    const self = m.t([...batch, classes, ...spatial]);
    const weight = m.maybe(() => m.t([classes], { values: "positive", grad: false }), 0.4);
    const soft = m.chance(0.3);
    const target = soft
      ? m.t([...batch, classes, ...spatial], { values: "unit" })
      : m.t([...batch, ...spatial], { values: classes });
    m.call("cross_entropy_loss", {
      self,
      target,
      weight,
      reduction: reduction(m),
      label_smoothing: m.pick(0, 0, 0.1, 0.7),
      ignore_index: soft ? -100 : m.pick(-100, 0, 1),
    });
  },
  nll_loss: (m) => {
    const classes = m.int(2, 7);
    const spatial = m.list(m.pick(0, 0, 1, 2, 3), () => m.int(1, 4));
    const n = m.int(1, 6);
    m.call("nll_loss_nd", {
      self: m.t([n, classes, ...spatial]),
      target: m.t([n, ...spatial], { values: classes }),
      weight: m.maybe(() => m.t([classes], { values: "positive", grad: false })),
      reduction: reduction(m),
      ignore_index: m.pick(-100, 0, 1),
    });
  },
  pointwise_losses: (m) => {
    const shape = m.shape(m.int(0, 3), 1, 7);
    const other = m.chance(0.85) ? shape : shape.slice(1);
    const name = m.pick(
      "mse_loss",
      "l1_loss",
      "smooth_l1_loss",
      "huber_loss",
      "soft_margin_loss",
      "kl_div",
      "hinge_embedding_loss",
      "poisson_nll_loss",
    );
    const self = m.t(shape);
    const target = m.t(other, {
      values:
        name === "kl_div"
          ? "unit"
          : /margin|hinge/.test(name)
            ? "signs"
            : name === "poisson_nll_loss"
              ? "positive"
              : "any",
    });
    const extra: Readonly<Record<string, object>> = {
      smooth_l1_loss: { beta: m.pick(1, 0.5, 0, 2) },
      huber_loss: { delta: m.pick(1, 0.5, 2) },
      kl_div: { log_target: m.chance(0.4) },
      hinge_embedding_loss: { margin: m.pick(1, 0.5) },
      poisson_nll_loss: { log_input: m.chance(0.7), full: m.chance(0.5), eps: 1e-8 },
    };
    m.call(name, {
      [name === "poisson_nll_loss" ? "input" : "self"]: self,
      target,
      reduction: reduction(m),
      ...extra[name],
    });
  },
  binary_cross_entropy: (m) => {
    const shape = m.shape(m.int(1, 3), 1, 6);
    const weight = m.maybe(() => m.t(m.chance(0.6) ? shape : shape.slice(1), { values: "positive", grad: false }), 0.5);
    const common = { target: m.t(shape, { values: "unit" }), weight, reduction: reduction(m) };
    if (m.chance(0.5)) m.call("binary_cross_entropy", { self: m.t(shape, { values: "unit" }), ...common });
    else
      m.call("binary_cross_entropy_with_logits", {
        self: m.t(shape),
        ...common,
        pos_weight: m.maybe(() => m.t(shape.slice(-1), { values: "positive" })),
      });
  },
  margin_losses: (m) => {
    const [n, c] = [m.int(1, 5), m.int(2, 6)];
    const common = { reduction: reduction(m) };
    switch (m.int(0, 5)) {
      case 0:
        return void m.call("multi_margin_loss", {
          self: m.t([n, c]),
          target: m.t([n], { values: c }),
          p: m.pick(1, 2),
          margin: m.pick(1, 0.5),
          weight: m.maybe(() => m.t([c], { values: "positive", grad: false })),
          ...common,
        });
      case 1:
        return void m.call("multilabel_margin_loss", {
          self: m.t([n, c]),
          target: m.t([n, c], { dtype: "int64", values: [0, 1, -1, 1, -1, 0] }),
          ...common,
        });
      case 2:
        return void m.call("triplet_margin_loss", {
          anchor: m.t([n, c]),
          positive: m.t([n, c]),
          negative: m.t([n, c]),
          margin: m.pick(1, 0.3),
          p: m.pick(1, 2, 3),
          swap: m.chance(0.5),
          ...common,
        });
      case 3:
        return void m.call("margin_ranking_loss", {
          input1: m.t([n, c]),
          input2: m.t([n, c]),
          target: m.t([n, c], { values: "signs" }),
          margin: m.pick(0, 0.5),
          ...common,
        });
      case 4:
        return void m.call("cosine_embedding_loss", {
          input1: m.t([n, c]),
          input2: m.t([n, c]),
          target: m.t([n], { values: "signs" }),
          margin: m.pick(0, 0.5),
          ...common,
        });
      default:
        return void m.call("cosine_similarity", {
          x1: m.t([n, c, 3]),
          x2: m.t(m.pick([n, c, 3], [c, 3], [1, c, 1])),
          dim: dimOf(m, 3),
          eps: m.pick(1e-8, 0.5),
        });
    }
  },
  ctc_loss: (m) => {
    const [time, n, classes] = [m.int(3, 9), m.int(1, 3), m.int(2, 5)];
    const lengths = m.list(n, () => m.int(0, 3));
    const times = m.list(n, () => m.int(Math.min(3, time), time));
    const [log_probs] = m.call("log_softmax.int", { self: m.t([time, n, classes]), dim: 2 });
    const blank = m.pick(0, 0, classes - 1);
    const padded = m.chance(0.5);
    const labels = m.list(classes, (i) => i).filter((i) => i !== blank);
    const values = m.list(Math.max(1, padded ? n * Math.max(1, ...lengths) : lengths.reduce((a, b) => a + b, 0)), () =>
      m.pick(...labels),
    );
    const targets = m.t(padded ? [n, Math.max(1, ...lengths)] : [lengths.reduce((a, b) => a + b, 0)], {
      dtype: "int64",
      values,
      plain: true,
    });
    const rest = { blank, reduction: reduction(m), zero_infinity: m.chance(0.4) };
    if (m.chance(0.5))
      m.call("ctc_loss.IntList", { log_probs, targets, input_lengths: times, target_lengths: lengths, ...rest });
    else
      m.call("ctc_loss.Tensor", {
        log_probs,
        targets,
        input_lengths: m.t([n], { dtype: "int64", values: times, plain: true }),
        target_lengths: m.t([n], { dtype: "int64", values: lengths, plain: true }),
        ...rest,
      });
  },
  batch_norm: (m) => {
    const c = m.int(1, 5);
    const input = m.t([m.int(1, 4), c, ...m.list(m.int(0, 3), () => m.int(1, 9))]);
    const running = m.chance(0.7);
    const instance = m.chance(0.3);
    const common = {
      input,
      weight: m.maybe(() => m.t([c])),
      bias: m.maybe(() => m.t([c])),
      running_mean: running ? m.t([c], { grad: false, plain: true }) : null,
      running_var: running ? m.t([c], { values: "positive", grad: false, plain: true }) : null,
      momentum: m.pick(0.1, 0, 1, 0.37),
      eps: m.pick(1e-5, 0.1),
      cudnn_enabled: false,
    };
    if (instance) m.call("instance_norm", { ...common, use_input_stats: !running || m.chance(0.6) });
    else m.call("batch_norm", { ...common, training: !running || m.chance(0.6) });
  },
  group_norm: (m) => {
    const groups = m.int(1, 4);
    const c = groups * m.int(1, 3);
    const input = m.t([m.int(1, 3), c, ...m.list(m.int(0, 3), () => m.int(1, 12))]);
    m.call("group_norm", {
      input,
      num_groups: groups,
      weight: m.maybe(() => m.t([c])),
      bias: m.maybe(() => m.t([c])),
      eps: m.pick(1e-5, 0.1),
    });
  },
  layer_norm: (m) => {
    const shape = m.list(m.int(1, 4), () => m.int(1, 6));
    if (m.chance(0.3)) shape[shape.length - 1] = m.int(500, 530);
    const normalized = shape.slice(-m.int(1, shape.length));
    m.call("layer_norm", {
      input: m.t(shape),
      normalized_shape: normalized,
      weight: m.maybe(() => m.t(normalized)),
      bias: m.maybe(() => m.t(normalized)),
      eps: m.pick(1e-5, 0.1),
    });
  },
  lstm: (m) => recurrent(m, "lstm", m.chance(0.35)),
  gru: (m) => recurrent(m, "gru", m.chance(0.35)),
  rnn: (m) => recurrent(m, m.pick("rnn_tanh", "rnn_relu"), m.chance(0.35)),
  cells: (m) => {
    const kind = m.pick("lstm", "gru", "rnn_tanh", "rnn_relu");
    const gates = kind === "lstm" ? 4 : kind === "gru" ? 3 : 1;
    const [n, i, h] = [m.int(1, 3), m.int(1, 4), m.int(1, 4)];
    const state = (): Ref => m.t([n, h]);
    const biases = m.chance(0.6);
    m.call(`${kind}_cell`, {
      input: m.t([n, i]),
      hx: kind === "lstm" ? [state(), state()] : state(),
      w_ih: m.t([gates * h, i]),
      w_hh: m.t([gates * h, h]),
      b_ih: biases ? m.t([gates * h]) : null,
      b_hh: biases ? m.t([gates * h]) : null,
    });
  },
  linalg_square: (m) => {
    const n = m.pick(0, 1, 2, 3, 4, 5, 17, 33);
    const A = m.t([...batchOf(m), n, n]);
    switch (m.int(0, 8)) {
      case 0:
        return void m.call("linalg_inv", { A });
      case 1:
        return void m.call("linalg_det", { A });
      case 2:
        return void m.call("linalg_slogdet", { A });
      case 3:
        return void m.call("linalg_inv_ex", { A });
      case 4:
        return void m.call("linalg_matrix_power", { self: A, n: m.int(-3, 5) });
      case 5:
        return void m.call("linalg_matrix_exp", { self: A });
      case 6:
        return void m.call("linalg_cond", { self: A, p: m.pick(null, 1, 2, -2, -1) });
      case 7:
        return void m.call("linalg_eigvals", { self: A });
      default:
        return void m.call("logdet", { self: A });
    }
  },
  linalg_definite: (m) => {
    const n = m.pick(0, 1, 2, 3, 5, 18, 34);
    const self = definite(m, n, batchOf(m));
    switch (m.int(0, 5)) {
      case 0:
        return void m.call("linalg_cholesky", { self, upper: m.chance(0.5) });
      case 1:
        return void m.call("linalg_eigh", { self, UPLO: m.pick("L", "U") });
      case 2:
        return void m.call("linalg_eigvalsh", { self, UPLO: m.pick("L", "U") });
      case 3: {
        const [factor] = m.call("cholesky", { self, upper: false });
        return void m.call("cholesky_inverse", { self: factor, upper: false });
      }
      case 4:
        return void m.call("linalg_ldl_factor", { self, hermitian: m.chance(0.5) });
      default:
        return void m.call("linalg_pinv.atol_rtol_float", { self, hermitian: true });
    }
  },
  linalg_solve: (m) => {
    const n = m.pick(0, 1, 2, 3, 5, 20);
    const batch = batchOf(m);
    const k = m.int(1, 3);
    const left = m.chance(0.7);
    const other = m.chance(0.75) ? batch : [];
    const right = (): Ref => m.t([...other, ...(left ? [n, k] : [k, n])]);
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("linalg_solve", {
          A: m.t([...batch, n, n]),
          B: m.chance(0.3) && left ? m.t([...batch, n]) : right(),
          left,
        });
      case 1:
        return void m.call("linalg_solve_triangular", {
          self: m.t([...batch, n, n]),
          B: right(),
          upper: m.chance(0.5),
          left,
          unitriangular: m.chance(0.4),
        });
      case 2:
        return void m.call("triangular_solve", {
          self: m.t([...batch, n, k]),
          A: m.t([...batch, n, n]),
          upper: m.chance(0.5),
          transpose: m.chance(0.5),
          unitriangular: m.chance(0.4),
        });
      case 3: {
        const [LU, pivots] = m.call("linalg_lu_factor", { A: m.t([...batch, n, n]), pivot: true });
        return void m.call("linalg_lu_solve", { LU, pivots, B: right(), left, adjoint: m.chance(0.5) });
      }
      default: {
        const self = definite(m, n, batch);
        const [factor] = m.call("linalg_cholesky", { self, upper: false });
        return void m.call("cholesky_solve", { self: m.t([...batch, n, k]), input2: factor, upper: false });
      }
    }
  },
  linalg_factor: (m) => {
    const A = m.t([...batchOf(m), m.pick(0, 1, 2, 3, 5, 33), m.pick(1, 2, 3, 4, 6, 20)]);
    switch (m.int(0, 6)) {
      case 0:
        return void m.call("linalg_qr", { A, mode: m.pick("reduced", "complete", "r") });
      case 1:
        return void m.call("linalg_svd", { A, full_matrices: m.chance(0.3) });
      case 2:
        return void m.call("linalg_svdvals", { A });
      case 3:
        return void m.call("linalg_lu", { A });
      case 4:
        return void m.call("linalg_pinv", { self: A, rcond: { f: 1e-6 } });
      case 5:
        return void m.call("linalg_matrix_rank", { self: A, tol: { f: 0.5 } });
      default:
        return void m.call("linalg_lu_factor", { A });
    }
  },
  linalg_lstsq: (m) => {
    const [rows, columns] = [m.int(1, 6), m.int(1, 6)];
    const batch = batchOf(m);
    m.call("linalg_lstsq", {
      self: m.t([...batch, rows, columns]),
      b: m.t([...batch, rows, m.int(1, 3)]),
      driver: m.pick(null, "gelsy", "gels", "gelsd", "gelss"),
    });
  },
  linalg_norms: (m) => {
    const rank = m.int(1, 4);
    const self = m.t(m.shape(rank, 1, 5), { values: m.pick("any", "ties", "positive") });
    const keepdim = m.chance(0.5);
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("linalg_vector_norm", {
          self,
          ord: m.pick(0, 1, 2, 3, 0.5, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -2.5),
          dim: m.chance(0.3) ? null : dimsOf(m, rank),
          keepdim,
        });
      case 1:
        return void m.call("linalg_matrix_norm", {
          self,
          ord: m.pick(1, -1, 2, -2, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
          dim: m.pick([-2, -1], [-1, -2], [0, 1], [1, 0]),
          keepdim,
        });
      case 2:
        return void m.call("linalg_matrix_norm.str_ord", {
          self,
          ord: m.pick("fro", "nuc"),
          dim: m.pick([-2, -1], [-1, 0], [0, 1]),
          keepdim,
        });
      case 3:
        return void m.call("linalg_norm", {
          self,
          ord: m.pick(null, 1, 2, -1, 0.5),
          dim: m.chance(0.4) ? null : [dimOf(m, rank)],
          keepdim,
        });
      default:
        return void m.call("norm.ScalarOpt_dim", {
          self,
          p: m.pick(0, 1, 2, 3, 1.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
          dim: dimsOf(m, rank),
          keepdim,
        });
    }
  },
  linalg_other: (m) => {
    const n = m.int(1, 5);
    switch (m.int(0, 6)) {
      case 0:
        return void m.call("linalg_vander", { x: m.t([...batchOf(m), n]), N: m.pick(null, 1, 3, 5) });
      case 1:
        return void m.call("linalg_multi_dot", {
          tensors: [m.t(m.pick([3, 4], [4])), m.t([4, 2]), m.t([2, 5]), m.t(m.pick([5, 2], [5]))],
        });
      case 2:
        return void m.call("linalg_tensorsolve", { self: m.t([2, 3, 6]), other: m.t([2, 3]) });
      case 3:
        return void m.call("linalg_tensorinv", { self: m.t([2, 3, 6]), ind: 2 });
      case 4:
        return void m.call("linalg_cross", {
          self: m.t([2, 3, n]),
          other: m.t(m.pick([2, 3, n], [2, 3, 1], [3, 1])),
          dim: m.pick(1, -2),
        });
      case 5:
        return void m.call("linalg_householder_product", { input: m.t([...batchOf(m), n + 2, n]), tau: m.t([n]) });
      default:
        return void m.call("cov", { self: m.t([n, m.int(2, 6)]), correction: m.int(0, 2) });
    }
  },
  matmul: (m) => {
    const [n, k, p] = [m.pick(1, 3, 16, 17, 40), m.pick(0, 1, 4, 16, 31, 70), m.pick(1, 2, 8, 33, 64)];
    const [a, b] = [batchOf(m), batchOf(m)];
    const fits =
      a.length === b.length
        ? a.map((size) => (m.chance(0.3) ? 1 : size))
        : b.length === 0 || a.length === 0
          ? b
          : b.map((_, i) => a.at(i - b.length) ?? 1);
    const dtype = m.chance(0.1) ? typed(m) : m.float;
    m.call("matmul", {
      self: m.t(m.chance(0.1) ? [k] : [...a, n, k], { dtype, special: true }),
      other: m.t(m.chance(0.1) ? [k] : [...fits, k, p], { dtype }),
    });
  },
  addmm: (m) => {
    const [n, k, p, b] = [m.pick(0, 1, 5, 20), m.pick(0, 1, 6, 33), m.pick(1, 4, 20), m.int(1, 3)];
    const dtype = m.chance(0.1) ? typed(m) : m.float;
    const numbers = /int|bool/.test(dtype)
      ? { beta: m.pick(0, 1, 2), alpha: m.pick(0, 1, 3) }
      : { beta: m.pick(0, 1, 0.5), alpha: m.pick(0, 1, -1.5) };
    const wish = { dtype };
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("addmm", {
          self: m.t(m.pick([n, p], [p], [n, 1], []), { ...wish, special: true }),
          mat1: m.t([n, k], wish),
          mat2: m.t([k, p], wish),
          ...numbers,
        });
      case 1:
        return void m.call("baddbmm", {
          self: m.t(m.pick([b, n, p], [p], [1, n, 1]), wish),
          batch1: m.t([b, n, k], wish),
          batch2: m.t([b, k, p], wish),
          ...numbers,
        });
      case 2:
        return void m.call("addbmm", {
          self: m.t(m.pick([n, p], [p]), wish),
          batch1: m.t([b, n, k], wish),
          batch2: m.t([b, k, p], wish),
          ...numbers,
        });
      case 3:
        return void m.call("addmv", {
          self: m.t(m.pick([n], []), wish),
          mat: m.t([n, k], wish),
          vec: m.t([k], wish),
          ...numbers,
        });
      default:
        return void m.call("addr", {
          self: m.t(m.pick([n, p], [p], []), wish),
          vec1: m.t([n], wish),
          vec2: m.t([p], wish),
          ...numbers,
        });
    }
  },
  bilinear: (m) => {
    const [a, b, o] = [m.int(1, 4), m.int(1, 4), m.int(1, 4)];
    const batch = batchOf(m);
    m.call("bilinear", {
      input1: m.t([...batch, a]),
      input2: m.t([...batch, b]),
      weight: m.t([o, a, b]),
      bias: m.maybe(() => m.t([o])),
    });
  },
  fft: (m) => {
    const rank = m.int(1, 3);
    const name = m.pick("fft", "ifft", "rfft", "irfft", "hfft", "ihfft");
    const self = m.t(
      m.list(rank, () => m.pick(1, 2, 3, 5, 7, 8, 12, 30)),
      { dtype: /^(rfft|ihfft)$/.test(name) && m.complex ? "float64" : m.chance(0.1) ? typed(m) : m.float },
    );
    if (m.chance(0.5))
      return void m.call(`fft_${name}`, {
        self,
        n: m.pick(null, null, 1, 4, 6, 11),
        dim: dimOf(m, rank),
        norm: norm(m),
      });
    const dim = m.chance(0.4) ? null : dimsOf(m, rank);
    const s = m.chance(0.5) ? null : m.list(dim?.length ?? rank, () => m.pick(1, 3, 4, 7, -1));
    m.call(`fft_${name}n`, { self, s, dim, norm: norm(m) });
  },
  fft_shift: (m) =>
    void m.call(m.pick("fft_fftshift", "fft_ifftshift"), {
      self: m.t(m.shape(2, 1, 7)),
      dim: m.pick(null, [0], [1], [0, 1], [-1]),
    }),
  stft: (m) => {
    const n_fft = m.pick(4, 5, 8, 16);
    const win = m.pick(null, n_fft, n_fft - 1, 3);
    const window = m.maybe(() => m.t([win ?? n_fft], { values: "positive", dtype: m.complex ? "float64" : m.float }));
    m.call("stft.center", {
      self: m.t([...(m.chance(0.6) ? [m.int(1, 3)] : []), m.int(16, 40)]),
      n_fft,
      hop_length: m.pick(null, 1, 2, 3),
      win_length: win,
      window,
      center: m.chance(0.6),
      pad_mode: m.pick("reflect", "constant", "replicate"),
      normalized: m.chance(0.5),
      onesided: m.complex ? m.pick(null, false) : m.pick(null, true, false),
      return_complex: m.complex || m.chance(0.7),
    });
  },
  istft: (m) => {
    const n_fft = m.pick(4, 6, 8);
    const onesided = m.chance(0.6);
    const real: DType = m.float === "float32" || m.float === "complex64" ? "float32" : "float64";
    const self = m.t([...(m.chance(0.5) ? [2] : []), onesided ? n_fft / 2 + 1 : n_fft, m.int(3, 7)], {
      dtype: real === "float32" ? "complex64" : "complex128",
    });
    m.call("istft", {
      self,
      n_fft,
      hop_length: m.pick(null, 1, 2),
      window: m.maybe(() => m.t([n_fft], { values: "positive", dtype: real })),
      center: m.chance(0.8),
      normalized: m.chance(0.5),
      onesided,
      length: m.pick(null, null, 9, 30),
      return_complex: !onesided && m.chance(0.5),
    });
  },
  gamma_gradients: (m) => {
    const shape = m.shape(m.int(0, 2), 1, 8);
    if (m.chance(0.6)) {
      const scale = m.pick(0.02, 0.5, 3, 30);
      const values = m.list(24, () => (m.dice.next() + 0.05) * scale);
      return void m.call("_standard_gamma_grad", {
        self: m.t(shape, { values, grad: false }),
        output: m.t(shape, { values: m.list(24, (i) => values[i]! * (m.dice.next() + 0.3)), grad: false }),
      });
    }
    const k = m.int(1, 5);
    const values = m.list(k, () => m.dice.next() * m.pick(0.2, 1, 20) + 0.01);
    const total = values.reduce((a, b) => a + b, 0);
    const given = (numbers: readonly number[]): Ref => m.t([k], { values: numbers, grad: false, plain: true });
    const shares = m.list(k, () => m.dice.next() + 0.01);
    const all = shares.reduce((a, b) => a + b, 0);
    m.call("_dirichlet_grad", {
      x: given(shares.map((x) => x / all)),
      alpha: given(values),
      total: given([total]),
    });
  },
  searchsorted: (m) => {
    const n = m.int(0, 9);
    const rows = m.chance(0.4) ? [m.int(1, 3)] : [];
    const dtype = m.chance(0.3) ? m.pick<DType>("int64", "int32", "uint8") : m.float;
    const sorted = m.t([...rows, n], {
      dtype,
      values: m.list(Math.max(1, n), (i) => Math.floor(i / 2)),
      plain: rows.length > 0,
      grad: false,
    });
    const values = m.t(rows.length > 0 ? [...rows, m.int(1, 5)] : m.shape(m.int(0, 3), 1, 5), {
      dtype,
      values: "ties",
      special: true,
      grad: false,
    });
    const common = { out_int32: m.chance(0.4), right: m.chance(0.5) };
    if (rows.length === 0 && m.chance(0.4))
      return void m.call("bucketize.Tensor", { self: values, boundaries: sorted, ...common });
    m.call("searchsorted.Tensor", {
      sorted_sequence: sorted,
      self: values,
      ...common,
      side: m.pick(null, null, "left", "right"),
    });
  },
  histogram: (m) => {
    const self = m.t(m.shape(m.int(1, 3), 1, 9), { values: m.pick("any", "ties"), grad: false });
    switch (m.int(0, 3)) {
      case 0:
        return void m.call("histc", { self, bins: m.int(1, 9), min: m.pick(0, -1, -2.5), max: m.pick(0, 1, 2.5) });
      case 1:
        return void m.call("histogram.bin_ct", {
          self,
          bins: m.int(1, 7),
          range: m.pick(null, [{ f: -1 }, { f: 1 }], [{ f: 0 }, { f: 0 }]),
          density: m.chance(0.4),
        });
      case 2:
        return void m.call("histogram.bins_tensor", {
          self,
          bins: m.t([4], { values: [-1, 0, 0.5, 2], plain: true, grad: false }),
          density: m.chance(0.4),
        });
      default:
        return void m.call("bincount", {
          self: m.t([m.int(0, 20)], { values: 9 }),
          weights: null,
          minlength: m.pick(0, 5, 12),
        });
    }
  },
  bincount: (m) => {
    const n = m.int(0, 20);
    m.call("bincount", {
      self: m.t([n], { values: 9, dtype: m.pick<DType>("int64", "int32", "uint8", "int8") }),
      weights: m.maybe(() => m.t([n], { dtype: typed(m), grad: false })),
      minlength: m.int(0, 12),
    });
  },
  scatter: (m) => {
    const rank = m.int(1, 3);
    const shape = m.list(rank, () => m.int(1, m.chance(0.2) ? 60 : 5));
    const dim = m.int(0, rank - 1);
    const given = shape.map((n, d) => (d === dim ? m.int(1, 6) : m.int(1, n)));
    const dtype = m.chance(0.3) ? typed(m) : m.float;
    const self = m.t(shape, { dtype, values: m.pick("any", "ties"), special: true });
    const index = m.t(given, { values: shape[dim]! });
    const src = m.t(
      given.map((n) => n + m.int(0, 1)),
      { dtype, values: m.pick("any", "ties") },
    );
    const at = m.chance(0.3) ? dim - rank : dim;
    switch (m.int(0, 5)) {
      case 0:
        return void m.call("scatter_add", { self, dim: at, index, src });
      case 1:
      case 2:
        return void m.call("scatter_reduce.two", {
          self,
          dim: at,
          index,
          src,
          reduce: m.pick("sum", "prod", "mean", "amax", "amin"),
          include_self: m.chance(0.5),
        });
      case 3:
        return void m.call("gather", { self, dim: at, index });
      case 4:
        return void m.call("scatter.value", { self, dim: at, index, value: m.pick(1, 0.5, -2) });
      default:
        return void m.call("take_along_dim", { self, indices: index, dim: at });
    }
  },
  index_ops: (m) => {
    const rank = m.int(1, 3);
    const shape = m.list(rank, () => m.int(1, m.chance(0.2) ? 80 : 6));
    const dim = m.int(0, rank - 1);
    const k = m.int(0, 7);
    const dtype = m.chance(0.3) ? typed(m) : m.float;
    const self = m.t(shape, { dtype });
    const index = m.t([k], { values: shape[dim]!, dtype: m.pick<DType>("int64", "int64", "int32") });
    const source = (): Ref =>
      m.t(
        shape.map((n, d) => (d === dim ? k : n)),
        { dtype },
      );
    const at = m.chance(0.3) ? dim - rank : dim;
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("index_select", { self, dim: at, index });
      case 1:
        return void m.call("index_add", { self, dim: at, index, source: source(), alpha: m.pick(1, 2, -1) });
      case 2:
        return void m.call("index_reduce", {
          self,
          dim: at,
          index,
          source: source(),
          reduce: m.pick("prod", "mean", "amax", "amin"),
          include_self: m.chance(0.5),
        });
      case 3:
        return void m.call("index_fill.int_Scalar", { self, dim: at, index, value: m.pick(0, 1.5, -1) });
      default:
        return void m.call("index_copy", {
          self,
          dim: at,
          index: m.t([Math.min(k, shape[dim]!)], {
            dtype: "int64",
            values: m.list(Math.max(1, k), (i) => i),
            plain: true,
          }),
          source: m.t(
            shape.map((n, d) => (d === dim ? Math.min(k, n) : n)),
            { dtype },
          ),
        });
    }
  },
  index_put: (m) => {
    const shape = m.list(m.int(1, 3), () => m.int(1, m.chance(0.15) ? 60 : 5));
    const places = m.list(m.int(1, 2), () => m.int(1, 6));
    const indices: (Ref | null)[] = shape.map((n, d) => {
      if (d > 0 && m.chance(0.4)) return null;
      const values = m.list(6, () => m.int(m.chance(0.3) ? -n : 0, n - 1));
      return m.t(m.chance(0.8) ? places : places.slice(1), { dtype: "int64", values });
    });
    if (m.chance(0.2)) indices.splice(0, 2, m.t(shape.slice(0, 2), { dtype: m.pick<DType>("bool", "uint8") }));
    const dtype = m.chance(0.2) ? typed(m) : m.float;
    const self = m.t(shape, { dtype });
    if (m.chance(0.5)) return void m.call("index.Tensor", { self, indices });
    m.call("index_put", { self, indices, values: m.t(m.pick([], [1]), { dtype }), accumulate: m.chance(0.7) });
  },
  masked: (m) => {
    const shape = m.shape(m.int(0, 3), 1, 6);
    const self = m.t(shape, { dtype: m.chance(0.3) ? typed(m) : m.float });
    const mask = m.t(m.chance(0.7) ? shape : shape.slice(1), { dtype: "bool" });
    switch (m.int(0, 3)) {
      case 0:
        return void m.call("masked_select", { self, mask });
      case 1:
        return void m.call("masked_fill.Scalar", { self, mask, value: m.pick(1, 0.5, -1) });
      case 2:
        return void m.call("masked_scatter", { self: m.t(shape), mask, source: m.t([300]) });
      default:
        return void m.call("where.self", { condition: mask, self, other: m.t(m.pick(shape, []), { dtype: typed(m) }) });
    }
  },
  unique: (m) => {
    const dtype = typed(m);
    const rank = m.int(1, 3);
    const self = m.t(
      m.list(rank, () => m.int(0, 5)),
      { dtype, values: m.pick<Values>("ties", 3), grad: false },
    );
    const common = { self, return_inverse: m.chance(0.5), return_counts: m.chance(0.5) };
    switch (m.int(0, 2)) {
      case 0:
        return void m.call("_unique2", { ...common, sorted: true });
      case 1:
        return void m.call("unique_consecutive", { ...common, dim: m.pick(null, dimOf(m, rank)) });
      default:
        return void m.call("unique_dim", { ...common, dim: dimOf(m, rank), sorted: true });
    }
  },
  sorting: (m) => {
    const rank = m.int(1, 3);
    const shape = m.list(rank, () => m.int(1, 6));
    const dim = m.int(0, rank - 1);
    if (m.chance(0.5)) shape[dim] = Math.min(2100, long(m));
    const self = m.t(shape, { dtype: typed(m), values: m.pick("ties", "distinct", "any"), special: true });
    const at = m.chance(0.3) ? dim - rank : dim;
    switch (m.int(0, 6)) {
      case 0:
        return void m.call("sort.stable", { self, stable: true, dim: at, descending: m.chance(0.5) });
      case 1:
        return void m.call("argsort.stable", { self, stable: true, dim: at, descending: m.chance(0.5) });
      case 2:
        return void m.call("topk", {
          self,
          k: m.int(1, Math.min(9, shape[dim]!)),
          dim: at,
          largest: m.chance(0.5),
          sorted: true,
        });
      case 3:
        return void m.call("kthvalue", { self, k: m.int(1, shape[dim]!), dim: at, keepdim: m.chance(0.5) });
      case 4:
        return void m.call(m.pick("median.dim", "nanmedian.dim", "mode"), { self, dim: at, keepdim: m.chance(0.5) });
      case 5:
        return void m.call(m.pick("cummax", "cummin"), { self, dim: at });
      default:
        return void m.call("msort", { self });
    }
  },
  quantile: (m) => {
    const rank = m.int(1, 3);
    const self = m.t(
      m.list(rank, () => m.int(1, 7)),
      { values: m.pick("any", "distinct", "ties"), special: true },
    );
    const q = m.t(m.pick([], [3]), { values: [m.dice.next(), 0, 1, 0.5], plain: true, grad: false });
    m.call(m.pick("quantile", "nanquantile"), {
      self,
      q,
      dim: m.chance(0.3) ? null : dimOf(m, rank),
      keepdim: m.chance(0.5),
      interpolation: m.pick("linear", "lower", "higher", "midpoint", "nearest"),
    });
  },
  distances: (m) => {
    const [a, b, k] = [m.int(0, 6), m.int(1, 6), m.int(1, 5)];
    const batch = batchOf(m);
    const p = m.pick(0, 1, 2, 3, 0.5, 1.5, Number.POSITIVE_INFINITY);
    switch (m.int(0, 3)) {
      case 0:
      case 1:
        return void m.call("cdist", {
          x1: m.t([...batch, a, k], { values: m.pick("any", "ties") }),
          x2: m.t([...batch, b, k], { values: m.pick("any", "ties") }),
          p,
          compute_mode: m.pick(null, 0, 1, 2),
        });
      case 2:
        return void m.call("pdist", { self: m.t([b, k], { plain: true }), p });
      default:
        return void m.call("pairwise_distance", {
          x1: m.t([b, k]),
          x2: m.t(m.pick([b, k], [1, k], [k])),
          p,
          keepdim: m.chance(0.5),
        });
    }
  },
  einsum: (m) => {
    const equation = m.pick(...equations);
    const sizes = new Map([["...", m.int(1, 3)]]);
    const terms = equation.split("->")[0]!.split(",");
    m.call("einsum", { equation, tensors: terms.map((term) => m.t(lettersOf(m, sizes, term))) });
  },
  tensordot: (m) => {
    const sizes = m.list(4, () => m.int(1, 4));
    const self = m.t([sizes[0]!, sizes[1]!, sizes[2]!]);
    const other = m.t([sizes[2]!, sizes[3]!, sizes[1]!]);
    m.call("tensordot", {
      self,
      other,
      dims_self: m.pick([1, 2], [2], [-2], []),
      dims_other: m.pick([2, 0], [0], [-1], []),
    });
  },
  segment_reduce: (m) => {
    const lengths = m.list(m.int(1, 4), () => m.int(0, 3));
    const total = lengths.reduce((a, b) => a + b, 0);
    const data = m.t([total, ...m.list(m.int(0, 1), () => 3)], { plain: true });
    m.call("segment_reduce", {
      data,
      reduce: m.pick("sum", "mean", "max", "min", "prod"),
      lengths: m.t([lengths.length], { dtype: "int64", values: lengths, plain: true }),
      unsafe: m.chance(0.5),
      initial: m.pick(null, 0, 1.5),
    });
  },
  calculus: (m) => {
    const n = m.int(2, 7);
    const y = m.t([3, n]);
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("diff", {
          self: y,
          n: m.int(0, 3),
          dim: m.pick(-1, 0),
          prepend: m.maybe(() => m.t([3, 1]), 0.3),
          append: m.maybe(() => m.t([3, 2]), 0.2),
        });
      case 1:
        return void m.call("gradient.array", {
          self: m.t([4, n + 2]),
          dim: m.pick([0], [1], [0, 1], [-1]),
          edge_order: m.int(1, 2),
        });
      case 2:
        return void m.call(m.pick("trapezoid.x", "cumulative_trapezoid.x"), {
          y,
          x: m.t(m.pick([n], [3, n])),
          dim: -1,
        });
      case 3:
        return void m.call(m.pick("trapezoid.dx", "cumulative_trapezoid.dx"), {
          y,
          dx: m.pick(1, 0.5),
          dim: m.pick(0, -1),
        });
      default:
        return void m.call("renorm", {
          self: y,
          p: m.pick(1, 2, 0.5, Number.POSITIVE_INFINITY),
          dim: m.pick(0, 1, -1),
          maxnorm: m.pick(1, 0.5, 10),
        });
    }
  },
  shapes: (m) => {
    const shape = m.shape(m.int(1, 4), 1, 5);
    const rank = shape.length;
    const self = m.t(shape, { dtype: m.chance(0.3) ? typed(m) : m.float });
    switch (m.int(0, 9)) {
      case 0:
        return void m.call("roll", { self, shifts: m.list(rank, () => m.int(-7, 7)), dims: m.list(rank, (d) => d) });
      case 1:
        return void m.call("rot90", { self, k: m.int(-5, 5), dims: m.pick([0, 1], [1, 0], [-1, 0]) });
      case 2:
        return void m.call("repeat_interleave.self_int", { self, repeats: m.int(0, 3), dim: m.pick(null, 0, -1) });
      case 3:
        return void m.call("tile", { self, dims: m.list(m.int(0, rank + 1), () => m.int(0, 3)) });
      case 4:
        return void m.call("flip", { self, dims: dimsOf(m, rank) });
      case 5:
        return void m.call("movedim.intlist", {
          self,
          source: [0, -1].slice(0, rank),
          destination: [-1, 0].slice(0, rank),
        });
      case 6:
        return void m.call("diagonal", { self, offset: m.int(-2, 2), dim1: m.pick(0, -1), dim2: m.pick(1, -2) });
      case 7:
        return void m.call("diag_embed", { self, offset: m.int(-2, 2), dim1: m.pick(-2, 0), dim2: m.pick(-1, 1) });
      case 8:
        return void m.call("tensor_split.sections", { self, sections: m.int(1, 5), dim: dimOf(m, rank) });
      default:
        return void m.call("pixel_shuffle", { self: m.t([m.int(1, 2), 4, 3, 2]), upscale_factor: m.pick(1, 2) });
    }
  },
  attention: (m) => {
    const [b, h, q, k, d] = [m.int(1, 2), m.int(1, 3), m.int(1, 9), m.int(1, 9), m.int(1, 6)];
    const mask = m.maybe(() => m.t([q, k], { dtype: m.pick<DType>("bool", m.float), grad: false }), 0.4);
    m.call("_scaled_dot_product_attention", {
      query: m.t([b, h, q, d]),
      key: m.t([b, h, k, d]),
      value: m.t([b, h, k, d]),
      attn_mask: mask,
      dropout_p: 0,
      need_attn_weights: m.chance(0.5),
      is_causal: mask === null && m.chance(0.4),
    });
  },
  // Pointwise operators over many elements, between tensors of every memory layout.
  unary: (m) => {
    const name = m.pick(...unary);
    const shape = m.chance(0.4)
      ? [long(m)]
      : m.chance(0.5)
        ? [m.int(1, 5), Math.min(1030, long(m))]
        : m.shape(m.int(0, 4), 1, 7);
    const self = m.t(shape, { dtype: typed(m), special: true, values: m.pick("any", "any", "unit", "positive") });
    const op = name === "softmax" || name === "log_softmax" ? `${name}.int` : name;
    const rest = /softmax/.test(name) ? { dim: dimOf(m, shape.length) } : (elementwise[name]?.(m, self, shape) ?? {});
    m.call(op, { self, ...rest });
  },
  unary_out: (m) => {
    const name = m.pick(
      "exp",
      "log",
      "sqrt",
      "sin",
      "tanh",
      "sigmoid",
      "neg",
      "abs",
      "floor",
      "reciprocal",
      "silu",
      "erf",
      "square",
      "rsqrt",
      "lgamma",
      "sign",
    );
    const shape = m.chance(0.5) ? [m.int(1, 4), long(m)] : m.shape(m.int(1, 3), 1, 8);
    const self = m.t(shape, { dtype: typed(m), special: true, grad: false });
    m.call(`${name}.out`, {
      self,
      out: m.t(m.chance(0.8) ? shape : [0], {
        dtype: m.chance(0.8) ? m.float : typed(m),
        grad: false,
        plain: m.chance(0.6),
      }),
    });
  },
  inplace: (m) => {
    const shape = m.chance(0.5) ? [m.int(2, 4), Math.min(1040, long(m))] : m.list(m.int(2, 3), () => m.int(2, 8));
    const base = m.t(shape, { dtype: typed(m), grad: false, plain: true });
    const [copy] = m.call("clone", { self: base });
    const [view] = m.pick(
      () =>
        m.call("slice.Tensor", {
          self: copy,
          dim: 1,
          start: 1,
          end: 9223372036854775807n,
          step: 1,
        }),
      () => m.call("select.int", { self: copy, dim: 0, index: -1 }),
      () => m.call("transpose.int", { self: copy, dim0: 0, dim1: 1 }),
      () => m.call("diagonal", { self: copy }),
      () => m.call("slice.Tensor", { self: copy, dim: -1, start: null, end: null, step: 2 }),
    )();
    const value = m.pick(2, 3, 0, -1, 1.5, 0.25);
    m.pick(
      () => m.call("mul_.Scalar", { self: view, other: value }),
      () => m.call("add_.Tensor", { self: view, other: m.t([], { dtype: typed(m) }) }),
      () => m.call("fill_.Scalar", { self: view, value }),
      () => m.call("copy_", { self: view, src: m.t([1], { dtype: typed(m) }) }),
      () => m.call("clamp_", { self: view, min: m.pick(null, 0, -1), max: m.pick(1, 2.5) }),
      () =>
        m.call("div_.Tensor_mode", {
          self: view,
          other: m.t([], { dtype: typed(m), values: "positive" }),
          rounding_mode: m.pick(null, "floor", "trunc"),
        }),
      () => m.call("exp_", { self: view }),
      () => m.call("zero_", { self: view }),
      () => m.call("bitwise_xor_.Scalar", { self: view, other: m.pick(1, 5) }),
      () => m.call("pow_.Scalar", { self: view, exponent: m.pick(2, 3, 0, 0.5, -1) }),
    )();
    m.call("sum", { self: copy });
  },
  binary: (m) => {
    const name = m.pick(...binary);
    const shape = m.chance(0.5) ? [m.int(1, 4), Math.min(1030, long(m))] : m.shape(m.int(0, 4), 1, 7);
    const smaller = m.chance(0.4) ? shape.map((n) => (m.chance(0.5) ? 1 : n)).slice(m.chance(0.3) ? 1 : 0) : shape;
    const dtype = typed(m);
    const positive = /gamma|zeta|log1py|xlogy|shift/.test(name);
    const wish = (d: DType): Wish => ({
      dtype: d,
      special: true,
      values: positive ? "positive" : m.pick("any", "ties"),
    });
    const self = m.t(shape, wish(dtype));
    const second = m.chance(0.7) ? dtype : typed(m);
    const other = m.t(smaller, wish(second));
    const names: Readonly<Record<string, readonly [string, string]>> = {
      "pow.Tensor_Tensor": ["self", "exponent"],
      "float_power.Tensor_Tensor": ["self", "exponent"],
      heaviside: ["self", "values"],
      polar: ["abs", "angle"],
      complex: ["real", "imag"],
    };
    const [a, b] = names[name] ?? ["self", "other"];
    m.call(name, { [a]: self, [b]: other });
  },
  binary_out: (m) => {
    const name = m.pick(
      "add",
      "sub",
      "mul",
      "div",
      "maximum",
      "minimum",
      "atan2",
      "fmod.Tensor",
      "remainder.Tensor",
      "hypot",
      "pow.Tensor_Tensor",
      "logaddexp",
      "eq.Tensor",
      "bitwise_and.Tensor",
    );
    const shape = m.chance(0.5) ? [m.int(1, 4), Math.min(1030, long(m))] : m.shape(m.int(1, 3), 1, 7);
    const dtype = typed(m);
    const self = m.t(shape, { dtype, grad: false });
    const other = m.t(
      m.pick(
        shape,
        shape.slice(1),
        shape.map(() => 1),
      ),
      { dtype: m.chance(0.7) ? dtype : typed(m), grad: false },
    );
    const out = m.t(m.chance(0.8) ? shape : [0], {
      dtype: m.chance(0.7) ? dtype : typed(m),
      grad: false,
      plain: m.chance(0.6),
    });
    m.call(
      name.includes(".") ? `${name}_out` : `${name}.out`,
      name.startsWith("pow") ? { self, exponent: other, out } : { self, other, out },
    );
  },
  ternary: (m) => {
    const shape = m.chance(0.5) ? [m.int(1, 4), Math.min(1030, long(m))] : m.shape(m.int(0, 3), 1, 7);
    const dtype = typed(m);
    const t = (): Ref =>
      m.t(m.chance(0.7) ? shape : shape.map((n) => (m.chance(0.5) ? 1 : n)), { dtype, special: true });
    switch (m.int(0, 4)) {
      case 0:
        return void m.call("addcmul", { self: t(), tensor1: t(), tensor2: t(), value: m.pick(1, 2, 0.5) });
      case 1:
        return void m.call("addcdiv", { self: t(), tensor1: t(), tensor2: t(), value: m.pick(1, 0.5) });
      case 2:
        return void m.call("lerp.Tensor", { self: t(), end: t(), weight: t() });
      case 3:
        return void m.call("clamp.Tensor", { self: t(), min: m.maybe(t), max: m.maybe(t) });
      default:
        return void m.call("lerp.Scalar", { self: t(), end: t(), weight: m.pick(0.25, 0.75, 2) });
    }
  },
  reductions: (m) => {
    const name = m.pick(...reductions);
    const rank = m.int(1, 4);
    const shape = m.shape(rank, 1, 6);
    if (m.chance(0.5)) shape[m.int(0, rank - 1)] = Math.min(1030, long(m));
    while (shape.reduce((a, b) => a * b, 1) > 15000) shape[shape.indexOf(Math.max(...shape))] = 9;
    const self = m.t(shape, { dtype: typed(m), special: true, values: m.pick("any", "ties", "positive") });
    const dim = dimOf(m, rank);
    const keepdim = m.chance(0.5);
    const dims = m.chance(0.15) ? null : dimsOf(m, rank);
    switch (name) {
      case "sum":
      case "nansum":
      case "mean":
      case "nanmean":
        return void m.call(name === "sum" ? "sum.dim_IntList" : name === "mean" ? "mean.dim" : name, {
          self,
          dim: dims,
          keepdim,
          dtype: m.chance(0.2) ? typed(m) : null,
        });
      case "std":
      case "var":
        return void m.call(`${name}.correction`, {
          self,
          dim: dims?.length === 0 ? null : dims,
          correction: m.pick(null, 0, 1, 2),
          keepdim,
        });
      case "prod":
        return void m.call("prod.dim_int", { self, dim, keepdim });
      case "amax":
      case "amin":
        return void m.call(name, { self, dim: dims ?? [], keepdim });
      case "argmax":
      case "argmin":
        return void m.call(name, { self, dim: m.chance(0.3) ? null : dim, keepdim });
      case "all":
      case "any":
        return void m.call(`${name}.dim`, { self, dim, keepdim });
      case "logsumexp":
        return void m.call(name, { self, dim: dims ?? [0], keepdim });
      case "count_nonzero":
        return void m.call("count_nonzero.dim_IntList", { self, dim: dims ?? [] });
      case "norm":
        return void m.call("linalg_vector_norm", { self, ord: m.pick(1, 2, 3, 0.5), dim: dims, keepdim });
      case "aminmax":
        return void m.call(name, { self, dim: m.chance(0.3) ? null : dim, keepdim });
      case "softmax":
      case "log_softmax":
        return void m.call(`${name}.int`, { self, dim });
      case "sort":
      case "argsort":
        return void m.call(`${name}.stable`, { self, stable: true, dim, descending: m.chance(0.5) });
      case "topk":
      case "kthvalue":
        return void m.call(name, { self, k: 1, dim });
      case "flip":
        return void m.call(name, { self, dims: dims ?? [] });
      case "roll":
        return void m.call(name, { self, shifts: [m.int(-9, 9)], dims: [dim] });
      case "median":
      case "nanmedian":
        return void m.call(`${name}.dim`, { self, dim, keepdim });
      case "diff":
        return void m.call(name, { self, n: m.int(1, 2), dim });
      case "mode":
        return void m.call(name, { self, dim, keepdim });
      default:
        return void m.call(name, { self, dim });
    }
  },
  copies: (m) => {
    const shape = m.chance(0.5) ? [m.int(1, 40), m.int(1, 130)] : m.shape(m.int(1, 5), 1, 6);
    const self = m.t(shape, { dtype: typed(m) });
    switch (m.int(0, 5)) {
      case 0:
        return void m.call("to.dtype", { self, dtype: typed(m), copy: m.chance(0.5) });
      case 1:
        return void m.call("clone", {
          self,
          memory_format: m.pick(null, "contiguous_format", "preserve_format", "channels_last"),
        });
      case 2:
        return void m.call("contiguous", { self });
      case 3: {
        const [flat] = m.call("flip", { self, dims: m.list(shape.length, (d) => d) });
        return void m.call("reshape", { self: flat, shape: [-1] });
      }
      case 4:
        return void m.call("cat", {
          tensors: [self, m.t(shape, { dtype: typed(m) }), m.t(shape)],
          dim: dimOf(m, shape.length),
        });
      default: {
        const [turned] = m.call("permute", { self, dims: m.list(shape.length, (d) => shape.length - 1 - d) });
        return void m.call("reshape", { self: turned, shape: [-1] });
      }
    }
  },
  matrices_plain: (m) =>
    void m.call(m.pick("trace", "tril", "triu", "diag", "mT", "matrix_H"), {
      self: matrix(m, m.int(1, 5), m.int(1, 5)),
    }),
};

export const familyNames: readonly string[] = Object.keys(families);

/** A program of one of the families that a pattern names. */
export function ofFamily(id: string, seed: number, wanted: readonly string[], numbers: Numbers): Program {
  const dice = new Dice(seed);
  const mint = new Mint(dice, numberKinds[numbers].floats);
  const name = dice.pick(wanted);
  families[name]!(mint);
  return mint.program(`${id} ${name}`);
}
