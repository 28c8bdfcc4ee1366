// How results lie, and what they share: strides, views and outputs are PyTorch's. Found by random programs.

import { describe, expect, test } from "vitest";
import { type DType, isTensor, type Tensor, tensor } from "../../generated/index.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import {
  aten,
  complex,
  f,
  f64,
  i8,
  lastChannels,
  layoutOf,
  leaf,
  mended,
  planes,
  reals,
  square,
  transposed,
  volume,
  weights,
} from "./small-tensors.js";

const pairs = (): Tensor => mended.t(mended.complex(square(), square()));

/** The first three of four channels, which lie last. */
const slice = (): Tensor => aten.narrow(lastChannels(), 1, 0, 3) as Tensor;

test.each<[string, () => unknown, readonly number[]]>([
  ["angle of complex numbers", () => aten.angle(pairs()), [2, 1]],
  ["angle of real numbers", () => aten.angle(transposed()), [1, 2]],
  ["matrix_exp", () => aten.linalg_matrix_exp(transposed()), [1, 2]],
  ["view_copy", () => aten.view_copy(transposed(), [2, 2]), [1, 2]],
  ["prelu", () => aten.prelu(transposed(), f([0.5])), [2, 1]],
  ["stack", () => aten.stack([aten.permute(aten.ones([3, 1, 2, 1]), [2, 1, 0, 3])]), [6, 3, 3, 1, 1]],
  [
    "stack of tensors that lie channels last",
    () => aten.stack([lastChannels(), lastChannels()], 1),
    [128, 4, 1, 32, 8],
  ],
  ["stack of one that lies channels last", () => aten.stack([lastChannels()], 0), [128, 64, 1, 16, 4]],
  ["stack of them at the end", () => aten.stack([lastChannels()], -1), [64, 16, 4, 1, 1]],
  ["cat of slices that lie channels last", () => aten.cat([slice(), slice()], 1), [96, 1, 24, 6]],
  [
    "cat of five dimensions, the last of size 1",
    () => aten.cat([aten.unsqueeze(lastChannels(), 4)], 0),
    [64, 16, 4, 1, 1],
  ],
  ["relu of them", () => aten.relu(aten.unsqueeze(lastChannels(), 4)), [64, 1, 16, 4, 1]],
  ["addr without its operand's values", () => aten.addr(transposed(), f([1, 2]), f([3, 4]), { beta: 0 }), [1, 2]],
  ["upsample_bicubic2d", () => aten.upsample_bicubic2d(lastChannels(), [2, 2], false), [16, 4, 2, 1]],
  ["upsample_nearest2d", () => aten.upsample_nearest2d(lastChannels(), [2, 2]), [16, 1, 8, 4]],
  ["conv_transpose2d", () => aten.conv_transpose2d.input(lastChannels(), aten.ones([4, 1, 1, 1])), [16, 16, 4, 1]],
  [
    "max_unpool2d of one column",
    () =>
      aten.max_unpool2d(
        aten.permute(aten.ones([1, 2, 2, 1]), [3, 2, 1, 0]),
        aten.zeros([1, 2, 2, 1], { dtype: "int64" }),
        [3, 1],
      ),
    [6, 3, 1, 1],
  ],
  [
    "linalg_tensorinv.out",
    () => aten.linalg_tensorinv.out(aten.reshape(square(), [2, 1, 2]), 2, { out: f([]) }),
    [2, 1, 1],
  ],
  ["special_ndtr.out", () => aten.special_ndtr.out(transposed(), { out: f([]) }), [2, 1]],
  [
    "linalg_solve_triangular.out",
    () => aten.linalg_solve_triangular.out(square(), square(), { upper: true, out: f([]) }),
    [1, 2],
  ],
  [
    "linalg_householder_product.out",
    () => aten.linalg_householder_product.out(square(), f([1, 2]), { out: f([]) }),
    [1, 2],
  ],
  ["pixel_unshuffle", () => aten.pixel_unshuffle(lastChannels(), 2), [64, 1, 32, 16]],
  ["symeig.e", () => mended.symeig.e(square(), true, true, { out: [f([]), f([])] })[1], [2, 1]],
  [
    "symeig.e of one that fits",
    () => mended.symeig.e(square(), true, true, { out: [f([0, 0]), transposed()] })[1],
    [1, 2],
  ],
  ["symeig", () => mended.symeig(square(), true)[1], [1, 2]],
  ["absolute.out of complex numbers", () => mended.absolute.out(pairs(), { out: f([]) }), [2, 1]],
  ["absolute of complex numbers", () => mended.absolute(pairs()), [1, 2]],
  ["absolute.out of them into complex ones", () => mended.absolute.out(pairs(), { out: complex([]) }), [1, 2]],
  ["channel_shuffle", () => aten.channel_shuffle(lastChannels(), 2), [64, 1, 16, 4]],
])("%s lays its result out as PyTorch's", (_, call, strides) => {
  expect(layoutOf(call())).toEqual(strides);
});

test("eigenvectors of a matrix without elements are as many, asked for or not", () => {
  for (const asked of [true, false]) {
    expect(mended.symeig(mended.zeros([0, 0]), asked).map(({ shape }: Tensor) => shape)).toEqual([[0], [0, 0]]);
    expect(mended.symeig(mended.zeros([2, 0, 0]), asked)[1].shape).toEqual([2, 0, 0]);
  }
  expect(mended.symeig(square(), false)[1].shape).toEqual([0]);
});

test("what is given shares no memory with chain_matmul, and in place conjugation raises the version", () => {
  const x = square();
  expect((aten.chain_matmul([x]) as Tensor).storage === x.storage).toBe(false);
  aten.conj_physical_(x);
  expect(x.version).toBe(1);
});

test("the parts of qkv lie in one tensor", () => {
  const parts = aten._transform_bias_rescale_qkv(aten.ones([2, 3, 12]), aten.ones([12]), 2) as readonly Tensor[];
  expect(parts.map(({ offset }) => offset)).toEqual([0, 24, 48]);
  expect(new Set(parts.map(({ storage }) => storage)).size).toBe(1);
  expect(parts.every(isTensor)).toBe(true);
});

test("outputs that are resized lie as PyTorch's: by the result or row-major, by what they held", () => {
  const a = aten.ones([3, 2]);
  const tau = f([0, 0]);
  const inverse = (out: Tensor) => aten.linalg_tensorinv.out(aten.reshape(aten.eye(4), [4, 2, 2]), 1, { out });
  expect(layoutOf(aten.linalg_householder_product.out(a, tau, { out: f([]) }))).toEqual([1, 3]);
  expect(layoutOf(aten.linalg_householder_product.out(a, tau, { out: f([5]) }))).toEqual([2, 1]);
  expect(layoutOf(inverse(f([])))).toEqual([8, 4, 1]);
  expect(layoutOf(aten.cholesky_solve.out(a, aten.eye(3), false, { out: f([]) }))).toEqual([2, 1]);
  const gaps = aten.slice.Tensor(aten.zeros([6]), 0, 0, 6, 2) as Tensor;
  expect(layoutOf(aten.linear.out(f([1, 2]), a, null, { out: gaps }))).toEqual([1]);
  const images = aten.permute(aten.zeros([2, 2, 2, 1]), [3, 2, 1, 0]);
  expect(layoutOf(aten.adaptive_avg_pool2d.out(aten.ones([1, 2, 3, 3]), [2, 2], { out: images }))).toEqual([
    8, 4, 2, 1,
  ]);
});

test("linear into an output multiplies and adds", () => {
  const a = f([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  const rows = f([
    [1, 1],
    [0, 2],
  ]);
  for (const input of [f([1, 2]), rows, aten.stack([rows, rows]) as Tensor])
    for (const bias of [null, f([10, 20, 30])])
      expect((aten.linear.out(input, a, bias, { out: f([]) }) as Tensor).toArray()).toEqual(
        (aten.linear(input, a, bias) as Tensor).toArray(),
      );
});

test("powers of a number are row-major, and NaN lies in the last bin and far from everything", () => {
  for (const power of [aten.pow.Scalar(2, transposed()), aten.float_power.Scalar(2, transposed())])
    expect(layoutOf(power)).toEqual([2, 1]);
  const [counts] = aten.histogram.bins_tensor(f([Number.NaN, 1, 5]), f([0, 1, 2, 3])) as readonly Tensor[];
  expect(counts!.toArray()).toEqual([0, 1, 1]);
  const nan = f([[Number.NaN]]);
  expect((aten._cdist_backward(nan, nan, nan, 0, nan) as Tensor).toArray()).toEqual([[0]]);
  expect((aten._pdist_backward(f([Number.NaN]), square(), 0, f([1])) as Tensor).toArray()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("contiguous as it is gives back what is row-major, and chains of matrices are multiplied in the cheapest order", () => {
  const x = square();
  expect(aten.contiguous(x, { memoryFormat: "preserve_format" }) === x).toBe(true);
  // Left to right, the first product would overflow.
  const column = f([[1e30], [1e30]]);
  const product = aten.chain_matmul([column, f([[1e30, 1e30]]), f([[1e-30], [1e-30]])]) as Tensor;
  expect((product.toArray() as number[][]).map(([x]) => x! / 2e30)).toEqual([
    expect.closeTo(1, 5),
    expect.closeTo(1, 5),
  ]);
});

test("out forms with a number convert to any dtype and lie row-major", () => {
  const out = tensor([], { dtype: "int64" });
  expect((aten.div.Scalar_out(tensor([6, 37]), 2, { out }) as Tensor).toArray()).toEqual([3, 18]);
  for (const form of [aten.add.Scalar_out, aten.mul.Scalar_out, aten.sub.Scalar_out])
    expect(layoutOf(form(transposed(), 2, { out: f([]) }))).toEqual([2, 1]);
});

test("kron makes a view that is not a view, and conv_tbc_backward records only what depends on the gradient", () => {
  const x = tensor([1, 2], { dtype: "float32", requiresGrad: true });
  expect((aten.kron(x, x) as Tensor).gradFn?.name).toBe("UnsafeViewBackward0");
  const input = tensor([[[1]], [[2]]], { dtype: "float32", requiresGrad: true });
  const weight = tensor([[[3]]], { dtype: "float32" });
  const one = tensor([[[1]], [[1]]], { dtype: "float32" });
  const [gradInput, gradWeight, gradBias] = aten.conv_tbc_backward(one, input, weight, f([0]), 0) as readonly Tensor[];
  expect([gradInput!.requiresGrad, gradWeight!.requiresGrad]).toEqual([false, true]);
  expect([gradInput, gradWeight!.detach(), gradBias].map((t) => t!.toArray())).toEqual([[[[3]], [[3]]], [[[3]]], [2]]);
});

test.each([2, 3, 4, 5, 6, -2, -1, 0, 1])("matrix_power.out to the power %i is matrix_power, row-major", (n) => {
  const out = f([]);
  aten.matrix_power.out(square(), n, { out });
  const straight = aten.matrix_power(square(), n) as Tensor;
  expect([out.toArray(), out.strides]).toEqual([straight.toArray(), [2, 1]]);
});

test("matrix_power.out records what it copies", () => {
  const nodes = [0, 1, 4].map((n) => (aten.matrix_power.out(leaf(square()), n, { out: f([]) }) as Tensor).gradFn?.name);
  expect(nodes).toEqual([undefined, "CopyBackwards", "CopyBackwards"]);
});

test("the nuclear norm keeps its dimensions by a permutation, and zeros without vectors are transposed", () => {
  const norm = aten.nuclear_norm.dim(leaf(aten.ones([2, 3, 4]) as Tensor), [0, 2], true) as Tensor;
  expect([norm.gradFn?.name, norm.shape]).toEqual(["PermuteBackward0", [1, 3, 1]]);
  for (const order of [2, -2]) {
    const normed = aten.linalg_matrix_norm(leaf(aten.ones([2, 3, 4]) as Tensor), order, [2, 0], true) as Tensor;
    expect([normed.gradFn?.name, normed.shape]).toEqual(["PermuteBackward0", [1, 3, 1]]);
  }
  const [U, , V] = aten.svd(weights(3, 4), true, false) as readonly Tensor[];
  expect([U!.strides, V!.strides]).toEqual([
    [3, 1],
    [1, 4],
  ]);
});

test("log_sigmoid_forward.output makes its buffer row-major, and leaves an output of the right shape as it lies", () => {
  const gaps = () => (f64([0, 0, 0, 0]) as Tensor).asStrided([2], [2]);
  const [output, buffer] = [gaps(), gaps()];
  aten.log_sigmoid_forward.output(f64([1, -1]), { out: [output, buffer] });
  expect([output.strides, buffer.strides]).toEqual([[2], [1]]);
  expect(buffer.toArray()).toEqual([Math.exp(-1), Math.exp(-1)]);
});

test("adaptive_avg_pool2d leaves an output for one image as it lies", () => {
  const out = mended.zeros([16]).asStrided([2, 2, 1], [8, 2, 2]);
  mended.adaptive_avg_pool2d.out(mended.ones([2, 4, 1]), [2, 1], { out });
  expect([out.strides, out.toArray()]).toEqual([
    [8, 2, 2],
    [
      [[1], [1]],
      [[1], [1]],
    ],
  ]);
});

test.each<[string, () => Tensor, readonly number[]]>([
  ["max_pool3d of a volume without a batch", () => mended.max_pool3d(planes(), [2]), [4, 2, 2, 1]],
  ["avg_pool3d of a volume without a batch", () => mended.avg_pool3d(planes(), [2]), [4, 2, 2, 1]],
  ["upsample_nearest3d", () => mended.upsample_nearest3d(volume(), [2, 2, 2]), [16, 1, 8, 4, 2]],
  ["group_norm", () => mended.group_norm(planes(), 2), [60, 1, 20, 4]],
])("%s lies as PyTorch's", (_, call, strides) => {
  expect(call().strides).toEqual(strides);
});

test("group_norm of images with channels last is that of images without", () => {
  const straight = mended.group_norm(mended.contiguous(planes()), 2);
  expect(mended.group_norm(planes(), 2).toArray()).toEqual(straight.toArray());
});

test("a loss of each element lies as the probabilities do", () => {
  const scale = tensor(100, { dtype: "float64" });
  const [odds, labels] = [
    mended.t(mended.div.Tensor(reals([6, 5]), scale)),
    mended.slice(mended.div.Tensor(reals([5, 12]), scale), 1, 0, 12, 2),
  ];
  const loss = mended.binary_cross_entropy(odds, labels, null, 0);
  expect([loss.shape, loss.strides]).toEqual([
    [5, 6],
    [1, 5],
  ]);
});

test("frequencies leave an output of as many elements in its shape", () => {
  const out = mended.ones([]);
  mended.fft_rfftfreq.out(1, 1, { out });
  expect([out.shape, out.item()]).toEqual([[], 0]);
});

test("a product that is row-major already is not copied", () => {
  const [row, batch] = [mended.ones([1, 4]), mended.ones([1, 1, 4, 6])].map((one) => one.requiresGrad_()) as [
    Tensor,
    Tensor,
  ];
  const product = mended.matmul(row, batch);
  expect([product.shape, product.gradFn?.name]).toEqual([[1, 1, 1, 6], "TransposeBackward0"]);
});

describe("outputs of another kind of numbers", () => {
  const [real, half] = [f([1, 2, 3, 4]), mended.ones([3, 4])];
  const complex = (): Tensor => mended.zeros([0], { dtype: "complex64" });
  const spectra: readonly (readonly [string, (out: Tensor) => Tensor, number[]])[] = [
    ["irfft", (out) => mended.fft_irfft.out(real, { out }), [6]],
    ["irfft2", (out) => mended.fft_irfft2.out(half, { out }), [3, 6]],
    ["irfftn", (out) => mended.fft_irfftn.out(half, { out }), [3, 6]],
    ["hfft", (out) => mended.fft_hfft.out(real, { out }), [6]],
    ["hfft2", (out) => mended.fft_hfft2.out(half, { out }), [3, 6]],
    ["hfftn", (out) => mended.fft_hfftn.out(half, { out }), [3, 6]],
  ];
  test.each(spectra)("%s is real", (_, run, shape) => {
    expect(() => run(complex())).toThrow("expected a real output for a result of dtype float32, got complex64");
    expect(() => run(i8([]))).toThrow("result type float32 can't be cast to the desired output type int8");
    expect(run(f64([])).shape).toEqual(shape);
  });

  test.each(["var", "std"])("%s is not an integer, but for a single one", (name) => {
    const refusal = "result type float32 can't be cast to the desired output type int8";
    const square = mended.reshape(real, [2, 2]);
    expect(() => mended[name].correction_out(square, [1], { correction: 1, out: i8([]) })).toThrow(refusal);
    expect(() => mended[name].out(square, [0], { out: i8([]) })).toThrow(refusal);
    expect(mended[name].out(square, [0, 1], { out: i8([]) }).item()).toBe(1);
    expect(() => mended[name].out(mended.zeros([2, 0]), [1], { out: i8([]) })).toThrow("without overflow");
    const wide = mended[name].out(real, null, true, { out: mended.zeros([], { dtype: "float64" }) });
    expect(wide.item() ** (name === "var" ? 1 : 2)).toBeCloseTo(5 / 3, 6);
    // As in PyTorch, the pair of both may be.
    expect(mended.var_mean.correction_out(real, null, { correction: 1, out: [i8([]), i8([])] })[1].item()).toBe(2);
  });

  test("soft_margin_loss_backward casts, and absolute values of complex numbers may stay complex", () => {
    const out = mended.soft_margin_loss_backward.grad_input(f([1]), f([0]), f([1]), 1, { out: f64([]) });
    expect([out.dtype, out.toArray()]).toEqual(["float64", [-0.5]]);
    const z = mended.complex(f([3, -8]), f([4, 6]));
    expect(mended.abs.out(z, { out: complex() }).toArray()).toEqual([
      { re: 5, im: 0 },
      { re: 10, im: 0 },
    ]);
    expect(mended.abs.out(z, { out: f64([]) }).toArray()).toEqual([5, 10]);
    expect(() => mended.abs.out(z, { out: i8([]) })).toThrow("can't be cast");
    expect(() => mended.abs.out(f([1]), { out: f64([]) })).toThrow("Found dtype float64 but expected float32");
  });
});

test("outputs of transforms, of Frobenius norms and of an average's gradient may have any dtype, as PyTorch copies them", () => {
  const { emit } = warnings;
  warnings.emit = () => {};
  try {
    const ones = (shape: readonly number[]): Tensor => mended.ones(shape) as Tensor;
    const into = (dtype: DType): Tensor => tensor([], { dtype });
    const [real, complex] = [f([1, 2, 4]), f([1, 2, 4]).to("complex64")];
    expect(mended._fft_r2c.out(real, [0], 0, true, { out: into("float64") }).toArray()).toEqual([7, -2]);
    expect(mended._fft_c2c.out(complex, [0], 0, true, { out: into("int64") }).toArray()).toEqual([7, -2, -2]);
    expect(mended._fft_c2r.out(complex, [0], 0, 4, { out: into("int64") }).toArray()).toEqual([9, -3, 1, -3]);
    expect(mended.frobenius_norm.out(f([3, 4]), [0], false, { out: into("int64") }).toArray()).toBe(5);
    const gradient = mended._adaptive_avg_pool3d_backward.out(ones([1, 1, 1, 1, 1]), ones([1, 1, 1, 1, 2]), {
      out: into("float64"),
    });
    expect([gradient.dtype, gradient.toArray()]).toEqual(["float64", [[[[[0.5, 0.5]]]]]]);
  } finally {
    warnings.emit = emit;
  }
});

test("conj_physical lays an output that it resizes as its input", () => {
  const out = mended.conj_physical.out(f([1, 2, 3, 4]).reshape([2, 2]).t(), { out: f([1]) });
  expect([out.strides, out.toArray()]).toEqual([
    [1, 2],
    [
      [1, 3],
      [2, 4],
    ],
  ]);
});

test.each(["complex", "polar"])("%s lays an output that it resizes as its operands, as PyTorch does", (name) => {
  const small = mended.ones([3, 4, 5], { dtype: "float64" });
  const large = mended.ones([5, 4, 3, 2], { dtype: "float64" }).permute([3, 2, 1, 0]);
  const strides = (a: Tensor, b: Tensor): readonly number[] =>
    mended[name].out(a, b, { out: tensor([], { dtype: "complex128" }) }).strides;
  expect(strides(small, large)).toEqual([1, 40, 10, 2]);
  expect(strides(large, small)).toEqual([1, 2, 6, 24]);
});

test("svd without vectors writes row-major zeros into empty outputs", () => {
  const [U, , V] = mended.svd.U(f([1, 2, 3, 4, 5, 7]).reshape([2, 3]), {
    computeUv: false,
    out: [f([]), f([]), f([])],
  }) as Tensor[];
  expect([U!.strides, V!.strides]).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test.each(["inverse", "linalg_inv", "linalg_cholesky"])(
  "%s lays an empty output by columns, and row-major if it is lazily conjugated, as PyTorch's fallback does",
  (name) => {
    const x = aten._to_copy(f([2, 0, 0, 4]).reshape([2, 2]), { dtype: "complex64" }) as Tensor;
    const out = (): Tensor => tensor([], { dtype: "complex64" });
    expect(mended[name].out(x, { out: out() }).strides).toEqual([1, 2]);
    const conjugated = aten.conj(out()) as Tensor;
    expect(mended[name].out(x, { out: conjugated }).strides).toEqual([2, 1]);
    expect((aten.real(conjugated) as Tensor).toArray()).toEqual((aten.real(mended[name](x)) as Tensor).toArray());
  },
);
