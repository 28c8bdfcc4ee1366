// Findings of random programs that the recorded ones do not all cover: rejections, layouts and special values, as in PyTorch.

import { describe, expect, test } from "vitest";
import {
  type DType,
  grad,
  isTensor,
  ops,
  scalar,
  TengenError,
  type Tensor,
  tensor,
  withFakeTensors,
} from "../../generated/index.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";

const { aten } = ops;
// biome-ignore lint/suspicious/noExplicitAny: operators by names, with arguments that no type allows
const mended = aten as any;
const f = (values: unknown): Tensor => tensor(values as number[], { dtype: "float32" });
const i8 = (values: unknown): Tensor => tensor(values as number[], { dtype: "int8" });
const double = (values: unknown): Tensor => tensor(values as number[], { dtype: "float64" });
const u8 = (values: unknown): Tensor => tensor(values as number[], { dtype: "uint8" });
const bool = tensor([true, false]);
const index = tensor([0], { dtype: "int64" });
const square = (): Tensor =>
  f([
    [1, 2],
    [3, 4],
  ]);

test.each<[string, () => unknown, string]>([
  ["fill of NaN", () => aten.fill.Scalar(i8([1]), Number.NaN), "without overflow"],
  ["full of NaN", () => aten.new_full(i8([1]), [1], Number.NaN), "without overflow"],
  ["masked_fill of NaN", () => aten.masked_fill.Scalar(i8([1]), tensor([true]), Number.NaN), "without overflow"],
  ["a fraction beyond the largest integer", () => aten.fill.Scalar(i8([1]), 127.5), "without overflow"],
  ["a fraction below zero", () => aten.new_full(u8([1]), [1], -0.25), "without overflow"],
  ["a negative float", () => aten.threshold(u8([1]), 6, scalar(-1, "float")), "without overflow"],
  ["threshold", () => aten.threshold(i8([1]), 1.5, Number.NEGATIVE_INFINITY), "without overflow"],
  ["hardtanh", () => aten.hardtanh(i8([1]), -1, 300), "without overflow"],
  ["hardtanh_", () => aten.hardtanh_(i8([1]), -1, 300), "without overflow"],
  ["isin of bool", () => aten.isin.Tensor_Tensor(bool, bool), "isin does not support bool"],
  ["isin of a bool and a number", () => aten.isin.Tensor_Scalar(bool, 1), "isin does not support bool"],
  ["searchsorted of bool", () => aten.searchsorted.Tensor(bool, bool), "searchsorted does not support bool"],
  [
    "svd with a driver",
    () => aten.linalg_svd(square(), false, { driver: "gesvd" }),
    "`driver` is not supported on the CPU; omit it",
  ],
  ["svd of NaN", () => aten.linalg_svd(f([[Number.NaN, 1]])), "contained non-finite values"],
  ["vecdot of integers", () => aten.linalg_vecdot(i8([1]), i8([1])), "Expected a floating point"],
  ["vecdot of two dtypes", () => aten.linalg_vecdot(f([1]), tensor([1], { dtype: "float64" })), "same dtype"],
  [
    "householder_product of two dtypes",
    () => aten.linalg_householder_product(square(), tensor([1, 1], { dtype: "float64" })),
    "does not match input dtype",
  ],
  ["norm of three dimensions", () => aten.linalg_norm.ord_str(f([[[1]]]), "fro"), "must be 1D or 2D"],
  ["elu_backward", () => aten.elu_backward(f([1]), -1, 1, 1, true, f([1])), "with a negative slope"],
  ["leaky_relu_backward", () => aten.leaky_relu_backward(f([1]), f([1]), -1, true), "with a negative slope"],
  ["smooth_l1_loss", () => aten.smooth_l1_loss(f([1]), f([1]), 1, Number.NaN), "negative values for beta"],
  ["index_add", () => aten.index_add(f([1, 2]), 0, index, f([[1, 2]])), "must one or zero"],
  ["index_reduce", () => aten.index_reduce(f([1, 2]), 0, index, f([[1, 2]]), "prod"), "must one or zero"],
  ["upsampling without images", () => aten.upsample_nearest2d.vec(square(), [], null), "at least one dimension"],
  [
    "mv.out of another dtype",
    () => aten.mv.out(square(), f([1, 2]), { out: tensor([0, 0], { dtype: "float64" }) }),
    "",
  ],
  ["dot.out of another dtype", () => aten.dot.out(f([1]), f([2]), { out: tensor(0, { dtype: "float64" }) }), ""],
  ["cross of two dtypes", () => aten.linalg_cross(f([1, 2, 3]), i8([1, 2, 3])), "linalg.cross: inputs of one dtype"],
  ["cross of bool", () => aten.linalg_cross(tensor([true, false, true]), f([1, 2, 3])), '"cross" not implemented'],
  ["_add_relu_ beyond its dtype", () => aten._add_relu_.Tensor(i8([1]), f([1])), "result type float32 can't be cast"],
  ["glu.out of integers", () => aten.glu.out(square(), 0, { out: i8([]) }), "result type float32 can't be cast"],
  [
    "upsampling of too few sizes",
    () => aten.upsample_nearest3d(f([[[1, 2]]]), [1]),
    "expected output_size equals to 3",
  ],
  [
    "upsampling into another dtype",
    () => aten.upsample_nearest1d.out(f([[[1, 2]]]), [1], null, { out: i8([]) }),
    "Expected out tensor to have dtype",
  ],
  [
    "log_sigmoid_backward with a buffer that requires grad",
    () => aten.log_sigmoid_backward(f([1]), f([1]), tensor([1], { requiresGrad: true, dtype: "float32" })),
    "buffer",
  ],
  [
    "a leaf conjugated in place",
    () => aten.conj_physical_(tensor([1], { requiresGrad: true, dtype: "float32" })),
    "leaf",
  ],
])("%s is refused", (_, call, message) => {
  expect(call).toThrow(message === "" ? /dtype|float64/ : message);
});

const transposed = (): Tensor => aten.t(square()) as Tensor;
const layoutOf = (result: unknown): readonly number[] => (result as Tensor).strides;
const lastChannels = (): Tensor =>
  aten.contiguous(aten.ones([2, 4, 4, 4]), { memoryFormat: "channels_last" }) as Tensor;

test.each<[string, () => unknown, readonly number[]]>([
  ["matrix_exp", () => aten.linalg_matrix_exp(transposed()), [1, 2]],
  ["view_copy", () => aten.view_copy(transposed(), [2, 2]), [1, 2]],
  ["prelu", () => aten.prelu(transposed(), f([0.5])), [2, 1]],
  ["stack", () => aten.stack([aten.permute(aten.ones([3, 1, 2, 1]), [2, 1, 0, 3])]), [6, 3, 3, 1, 1]],
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
  ["channel_shuffle", () => aten.channel_shuffle(lastChannels(), 2), [64, 1, 16, 4]],
])("%s lays its result out as PyTorch's", (_, call, strides) => {
  expect(layoutOf(call())).toEqual(strides);
});

test("matrix_exp of a transposed matrix holds the transposed values", () => {
  const straight = aten.linalg_matrix_exp(square()) as Tensor;
  expect((aten.linalg_matrix_exp(transposed()) as Tensor).toArray()).toEqual((aten.t(straight) as Tensor).toArray());
});

test("the mean beside a variance is infinite only where the infinity comes last", () => {
  const means = [[1, Number.POSITIVE_INFINITY], [Number.POSITIVE_INFINITY, 1], []].map((row) => {
    const [, mean] = aten.var_mean(f(row), false) as readonly Tensor[];
    return mean!.item();
  });
  expect(means).toEqual([Number.POSITIVE_INFINITY, Number.NaN, Number.NaN]);
});

test("a NaN among the other classes is not a violation of the margin", () => {
  const loss = aten.multi_margin_loss(f([-2.75, -2.375, Number.NaN]), tensor([1], { dtype: "int64" })) as Tensor;
  expect(loss.item()).toBeCloseTo((1 - 2.75 + 2.375) / 3, 6);
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

test.each<[string, () => unknown, string]>([
  [
    "ldexp_ of an exponent that requires grad",
    () => aten.ldexp_(f([1]), tensor([2], { dtype: "float32", requiresGrad: true })),
    "mul(): the form with out= does not record",
  ],
  ["clamp_max_ beyond int32", () => aten.clamp_max_(tensor([1], { dtype: "int32" }), 2 ** 53), "without overflow"],
  ["clamp_min beyond uint8", () => aten.clamp_min(tensor([1], { dtype: "uint8" }), -300), "without overflow"],
  ["clamp beyond int8", () => aten.clamp(i8([1]), null, 300), "without overflow"],
  [
    "lt into an input that is too small",
    () => {
      const out = tensor([[false, true]]);
      return aten.lt.Tensor_out(tensor([[1, 2]]).expand([3, 2]), out, { out });
    },
    "output with shape [1, 2] doesn't match the broadcast shape [3, 2]",
  ],
  [
    "cat into an input",
    () => {
      const out = f([1]);
      return aten.concat.out([f([2]), out], 0, { out });
    },
    "refer to a single memory location",
  ],
  [
    "diff.out of less than no differences",
    () => aten.diff.out(f([1, 2, 3]), -1, { out: f([]) }),
    "start (0) + length (4)",
  ],
  ["diff.out of none into another dtype", () => aten.diff.out(f([1, 2]), 0, { out: i8([]) }), "float32"],
  [
    "as_strided_scatter of too few strides",
    () => aten.as_strided_scatter(f([1]), f([1]), [1], []),
    "mismatch in length",
  ],
  [
    "cholesky_inverse",
    () =>
      aten.cholesky_inverse(
        f([
          [1, 0],
          [2, 0],
        ]),
      ),
    "The diagonal element 2 is zero",
  ],
  [
    "conj_physical into another dtype",
    () => aten.conj_physical.out(f([1]), { out: i8([]) }),
    "Found dtype int8 but expected float32",
  ],
  ["log_sigmoid into another dtype", () => aten.log_sigmoid.out(f([1]), { out: double([]) }), "expected dtype"],
  [
    "logsumexp into integers",
    () => aten.logsumexp.out(f([1]), [0], false, { out: i8([]) }),
    "Expected floating point type for result tensor, but got: int8",
  ],
  [
    "a condition number by a named norm of matrices that are not square, without elements",
    () => aten.linalg_cond.p_str(tensor([]).reshape([4, 0]), "nuc"),
    "linalg.cond(ord=nuc): A must be batches of square matrices, but they are 4 by 0 matrices",
  ],
  [
    "a condition number by the sum of columns of a matrix that is not square",
    () => aten.linalg_cond(f([1, 2]).reshape([1, 2]), 1),
    "linalg.cond(ord=1): A must be batches of square matrices, but they are 1 by 2 matrices",
  ],
  [
    "inner of a scalar into an output, recorded",
    () => aten.inner.out(tensor(2), tensor([1, 2], { requiresGrad: true }), { out: tensor([]) }),
    "does not record, but one of its arguments requires grad",
  ],
  [
    "inner of vectors into another dtype",
    () => aten.inner.out(f([1]), f([1]), { out: double([]) }),
    "to have dtype float32, but got float64",
  ],
  [
    "the deviation of complex numbers into integers, one result",
    () => aten.std.out(tensor([1, 2]).to("complex64"), [0], true, false, { out: tensor([], { dtype: "int64" }) }),
    "result type float32 can't be cast to the desired output type int64",
  ],
  ...["linalg_pinv", "linalg_matrix_rank"].flatMap((name): [string, () => unknown, string][] =>
    [
      [2, 0],
      [2, 2],
    ].map((shape) => [
      `${name} of ${shape} with a complex tolerance`,
      () => mended[name].atol_rtol_tensor(mended.zeros(shape), { atol: tensor(1).to("complex64") }),
      "atol tensor of complex type is not supported. Got complex64",
    ]),
  ),
  [
    "weights of samples of another dtype",
    () => mended.embedding_bag(f([[1, 2]]), index, index, false, 0, false, double([1])),
    "expected per_sample_weights of the weight's dtype float32, got float64",
  ],
  [
    "logsumexp of no complex numbers",
    () => aten.logsumexp(tensor([], { dtype: "complex64" }), [0]),
    "Expected floating point type for result tensor, but got: complex64",
  ],
  ["lu_unpack of a vector", () => aten.lu_unpack(f([1]), tensor([1], { dtype: "int32" })), "2 or more dimensions"],
  [
    "linalg_lu_solve into another dtype",
    () =>
      aten.linalg_lu_solve.out(square(), tensor([1, 2], { dtype: "int32" }), square(), {
        left: true,
        adjoint: false,
        out: double([]),
      }),
    "float32",
  ],
  ["fftshift of no dimensions", () => aten.fft_fftshift(f([1]), []), "`shifts` required"],
  [
    "adaptive_max_pool1d without planes",
    () => aten.adaptive_max_pool1d(aten.zeros([1, 0, 3]), [2]),
    "non-zero size for non-batch dimensions",
  ],
  [
    "adaptive_avg_pool2d into another dtype",
    () => aten.adaptive_avg_pool2d.out(aten.zeros([1, 3, 3]), [2, 2], { out: double([]) }),
    "expected dtype float32",
  ],
  [
    "kron into an input",
    () => {
      const out = square();
      return aten.kron.out(out, square(), { out });
    },
    "refer to a single memory location",
  ],
  [
    "chain_matmul into another dtype",
    () => aten.chain_matmul.out([square(), square()], { out: double([]) }),
    "float32",
  ],
  ["diag into another dtype", () => aten.diag.out(square(), 0, { out: double([]) }), "expected dtype float32"],
  [
    "layer_norm with a bias of another dtype",
    () => aten.layer_norm(f([1, 2]), [2], null, double([1, 2])),
    "but found float64",
  ],
  [
    "group_norm with a weight of another dtype",
    () => aten.group_norm(square(), 1, double([1, 2])),
    "but found float64",
  ],
  [
    "a convolution without dimensions",
    () => aten.convolution(square(), f([1]), null, [1], [], [1], true, [0, 0], 3),
    "weight should have at least three dimensions",
  ],
  [
    "contiguous as it is, of a transposed tensor",
    () => aten.contiguous(transposed(), { memoryFormat: "preserve_format" }),
    "preserve memory format is unsupported",
  ],
  [
    "batch_norm with statistics of another dtype",
    () => aten.batch_norm(square(), null, null, double([0, 0]), double([1, 1]), false, 0.1, 1e-5, false),
    "but found float64",
  ],
  ["addcmul beyond int8", () => aten.addcmul(i8([]), i8([]), i8([]), { value: 70000 }), "without overflow"],
  ["bucketize of bool", () => aten.bucketize.Tensor(bool, bool), "bucketize does not support bool"],
  [
    "diff of none with parts that do not fit",
    () => aten.diff(aten.zeros([2, 0]), 0, 1, aten.zeros([3, 1])),
    "input.size(0) = 2, but got tensor.size(0) = 3",
  ],
  ["cholesky into integers", () => aten.cholesky.out(aten.eye(2), false, { out: i8([]) }), "can't be cast"],
  [
    "avg_pool2d into another dtype",
    () => aten.avg_pool2d.out(aten.zeros([1, 2, 2]), [2, 2], { out: double([]) }),
    "float32",
  ],
  [
    "addr of integers and a float",
    () => aten.addr(i8([1]), i8([1]), i8([1]), { beta: 0.5 }),
    "argument beta must not be",
  ],
])("%s is refused", (_, call, message) => {
  expect(call).toThrow(message);
});

test("bounds that need a fraction, and those that fit modulo the dtype, clamp integers", () => {
  expect((aten.clamp_min(i8([1]), 300.5) as Tensor).toArray()).toEqual([300.5]);
  expect((aten.clamp(i8([1, 7]), 0.5, 300) as Tensor).toArray()).toEqual([1, 7]);
  expect((aten.clamp_max(tensor([1, 254], { dtype: "uint8" }), -3) as Tensor).toArray()).toEqual([1, 253]);
});

test("differences go into outputs of their kind", () => {
  const bytes = tensor([], { dtype: "uint8" });
  expect((aten.diff.out(tensor([true, false, false]), 1, { out: bytes }) as Tensor).toArray()).toEqual([1, 0]);
  expect((aten.diff.out(f([1, 4, 9, 16]), 2, { out: f([]) }) as Tensor).toArray()).toEqual([2, 2]);
  expect((aten.diff.out(f([1, 4]), 5, { out: f([]) }) as Tensor).shape).toEqual([0]);
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

test("least squares without elements, products of bools that add nothing up, and LU of nothing without pivots", () => {
  const shapes = (results: unknown) => (results as Tensor[]).map(({ shape }) => shape);
  expect(shapes(aten.linalg_lstsq(aten.zeros([2, 0, 1]), aten.zeros([2, 0, 3])))).toEqual([[2, 1, 3], [0], [2], [0]]);
  expect(shapes(aten.linalg_lstsq(aten.zeros([2, 0]), aten.zeros([2])))).toEqual([[0], [0], [], [0]]);
  const none = aten.zeros([2, 0], { dtype: "bool" });
  expect((aten.inner(none, none) as Tensor).toArray()).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(shapes(aten.linalg_lu(aten.zeros([0, 3]), { pivot: false }))).toEqual([[0], [0, 0], [0, 3]]);
  expect((aten._adaptive_avg_pool2d(aten.zeros([1, 0, 3, 3]), [2, 2]) as Tensor).shape).toEqual([1, 0, 2, 2]);
});

test("gradients of gradients at the edges: outside of the unit interval, at NaN, and where a square is too small", () => {
  const double = (values: number[], requiresGrad = true) => tensor(values, { dtype: "float64", requiresGrad });
  const loss = double([2.125, -0.6]);
  const outer = aten.binary_cross_entropy_backward(
    double([-1.875, -1.875], false),
    loss,
    double([0.75, 3], false),
    null,
    0,
  );
  const [first] = grad([outer as Tensor], [loss], { gradOutputs: [double([1, 1], false)] });
  const slopes = (first!.toArray() as number[]).map((slope) => slope.toFixed(4));
  expect(slopes).toEqual(["-0.6818", "-14.1602"]);
  const given = double([1, 2, 3]);
  const slope = double([-1]);
  const [gradInput] = aten.prelu_backward(given, double([Number.NaN, -1, 2]), slope) as readonly Tensor[];
  const gradients = grad([gradInput!], [given, slope], { gradOutputs: [double([2, 2, 2], false)] });
  expect(gradients.map((g) => g!.toArray())).toEqual([[Number.NaN, -2, 2], [4]]);
  const tiny = tensor([1e-40], { dtype: "float32", requiresGrad: true });
  expect(grad([aten.sinc(tiny) as Tensor], [tiny], { gradOutputs: [f([1])] })[0]!.toArray()).toEqual([0]);
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

test("numbers beyond 2^53 take part with their low bits, and multiples with their sign", () => {
  const big = 2n ** 53n + 1n;
  for (const dtype of ["int8", "int16", "int32"] as const)
    expect((aten.sub.Scalar(tensor([-4, 5], { dtype }), big) as Tensor).toArray()).toEqual([-5, 4]);
  const long = (values: (number | bigint)[]) => tensor(values, { dtype: "int64" });
  const multiple = aten.lcm(long([7]), long([2n ** 62n + 1n])) as Tensor;
  expect(multiple.toArray({ bigint: true })).toEqual([4611686018427387897n]);
});

test("the tangent of glu at infinity and the gradient of a singular system are NaN", () => {
  const dx = f([0, Number.POSITIVE_INFINITY]);
  expect((aten.glu_jvp(f([0.5]), f([1, 2]), dx, 0) as Tensor).toArray()).toEqual([Number.NaN]);
  const a = tensor(
    [
      [1, 1],
      [1, 1],
    ],
    { dtype: "float64", requiresGrad: true },
  );
  const [x] = aten.linalg_solve_ex(a, double([[1], [1]])) as readonly Tensor[];
  const [gradient] = grad([x!], [a], { gradOutputs: [double([[1], [1]])] });
  expect(gradient!.toArray()).toEqual([
    [Number.NaN, Number.NaN],
    [Number.NaN, Number.NaN],
  ]);
});

test("the gradient of elu takes NaN for positive", () => {
  const nan = f([Number.NaN]);
  for (const isResult of [false, true])
    expect((aten.elu_backward(f([2]), 1, 3, 1, isResult, nan) as Tensor).toArray()).toEqual([6]);
});

test("out forms with a number convert to any dtype and lie row-major", () => {
  const out = tensor([], { dtype: "int64" });
  expect((aten.div.Scalar_out(tensor([6, 37]), 2, { out }) as Tensor).toArray()).toEqual([3, 18]);
  for (const form of [aten.add.Scalar_out, aten.mul.Scalar_out, aten.sub.Scalar_out])
    expect(layoutOf(form(transposed(), 2, { out: f([]) }))).toEqual([2, 1]);
});

test("zeros lose their sign in elu and what is made of it", () => {
  const results = [aten.elu, aten.celu, aten.selu].map((op) => (op(f([-0, -0])) as Tensor).toArray());
  expect(results).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("the gradient of eigenvectors is that of an orthogonal matrix, whatever the loss asks beyond it", () => {
  const a = tensor(
    [
      [6, -2.125],
      [-2.125, 5.625],
    ],
    { dtype: "float64", requiresGrad: true },
  );
  const [, vectors] = aten._linalg_eigh(a) as readonly [Tensor, Tensor];
  const [gradient] = grad([vectors], [a], { gradOutputs: [vectors.detach()] });
  for (const element of (gradient!.toArray() as number[][]).flat()) expect(element).toBeCloseTo(0, 12);
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

const f64 = (values: unknown): Tensor => tensor(values as number[], { dtype: "float64" });
const leaf = (x: Tensor): Tensor => {
  const one = x.detach();
  one.requiresGrad = true;
  return one;
};
const long = (values: unknown): Tensor => tensor(values as number[], { dtype: "int64" });
const all3 = [true, true, true];
const { POSITIVE_INFINITY: inf, NaN: nan } = Number;

test.each<[string, () => unknown, unknown]>([
  ["upsampling to the same size", () => aten.upsample_linear1d(f([[[1, inf]]]), [2], false), [[[1, nan]]]],
  [
    "upsampling to the same size with a scale",
    () => aten.upsample_linear1d(f([[[1, 2]]]), [2], false, 1.3),
    [[[1, 2]]],
  ],
  ["a weight of 0 beside infinity", () => aten.upsample_linear1d(f([[[1, 2, inf]]]), [2], true), [[[1, nan]]]],
  ["a picked zero", () => aten._upsample_nearest_exact1d(f([[[-0, 1]]]), [2]), [[[-0, 1]]]],
  [
    "the gradient of a weight of 0",
    () => aten.upsample_linear1d_backward(f([[[1, inf]]]), [2], [1, 1, 3], true),
    [[[1, 0, nan]]],
  ],
  [
    "the gradient of cubic upsampling to the same size",
    () => aten.upsample_bicubic2d_backward(f([[[[inf, 1]]]]), [1, 2], [1, 1, 1, 2], false),
    [[[[inf, 1]]]],
  ],
  [
    "downsampling reads nothing beyond its filter",
    () => aten._upsample_bilinear2d_aa(f([[[[1, 2, 3, inf]]]]), [1, 2], false),
    [[[[1.7142857313156128, inf]]]],
  ],
  [
    "an infinite gradient of a margin loss",
    () => aten.multi_margin_loss_backward(f(inf), f([[3, 2.5, 0]]), long([0]), 1, 1, null, 1),
    [[-inf, inf, nan]],
  ],
  [
    "a gradient of 0 of a margin loss",
    () => aten.multi_margin_loss_backward(f(0), f([[3, 2.5, 0]]), long([0]), 1, 1, null, 1),
    [[-0, 0, 0]],
  ],
  [
    "the marks of a multilabel margin loss, whatever its labels",
    () => aten.multilabel_margin_loss_backward(f(4), f([0.1, 0.2, 0.3, 0.4]), long([3, 0, -1, 1]), 1, f([1, 0, 0, 0])),
    [-3, 2, 2, -1],
  ],
  [
    "the gradient of a direction whose length is infinite",
    () => (aten._weight_norm_interface_backward(square(), square(), f([[inf], [1]]), f([[2], [2]]), 0) as Tensor[])[0],
    [
      [nan, nan],
      [-7.875, -10.5],
    ],
  ],
  ["the integer -1 as a byte", () => aten.new_full(u8([1]), [2], -1), [255, 255]],
  ["zeta of NaN at its poles", () => aten.special_zeta.self_scalar(nan, f([0, -1, 1])), [inf, inf, nan]],
  ["a margin loss by row", () => aten.multi_margin_loss(f([1, 2]), long([0]), 1, 1, null, 0), [1]],
  ["a margin loss of a label by itself", () => aten.multi_margin_loss(f([1, 2]), long(0), 1, 1, null, 0), 1],
  ["the norm of nothing", () => aten.norm.Scalar(f([]), -1), 0],
  ["the norm of nothing, to no power", () => aten.norm.Scalar(f([]), nan), 0],
  ["a norm in its output's dtype", () => aten.norm.out(f([3, 4]), 2, [0], false, { out: f64(0) }), 5],
  [
    "the identity in another dtype",
    () => aten.matrix_power.out(square(), 0, { out: f64([]) }),
    [
      [1, 0],
      [0, 1],
    ],
  ],
  [
    "a nuclear norm in an integer",
    () =>
      aten.nuclear_norm.out(
        f([
          [3, 0],
          [0, 4],
        ]),
        false,
        { out: long(0) },
      ),
    7,
  ],
])("%s", (_, call, expected) => {
  const result = call() as Tensor;
  expect(result.ndim === 0 ? result.item() : result.toArray()).toEqual(expected);
});

test("a weight of 0 leaves the sign of what it multiplies in the gradient of batch normalisation", () => {
  const [gradient] = aten.native_batch_norm_backward(
    f([[[3, -2, 4]]]),
    f([[[1, 2, 4]]]),
    f([0]),
    null,
    null,
    f([1.5]),
    f([2]),
    true,
    1e-5,
    all3,
  ) as readonly Tensor[];
  expect(gradient!.toArray()).toEqual([[[0, -0, -0]]]);
  const [evaluated] = aten.native_batch_norm_backward(
    f([[[1, inf]]]),
    f([[[1, 2]]]),
    null,
    f([1.5]),
    f([0.25]),
    null,
    null,
    false,
    0,
    all3,
  ) as readonly Tensor[];
  expect(evaluated!.toArray()).toEqual([[[2, inf]]]);
});

const weights = (rows: number, columns: number): Tensor => aten.ones([rows, columns]) as Tensor;

test.each<[string, () => unknown, string]>([
  [
    "a batch of another size",
    () => aten.rnn_tanh_cell(weights(1, 3), weights(2, 3), weights(3, 3), weights(3, 3)),
    "batch size 1 doesn't match hidden0 batch size 2",
  ],
  [
    "fewer rows of the state's weights",
    () => aten.rnn_relu_cell(weights(1, 3), weights(1, 3), weights(3, 3), weights(1, 3)),
    "[1, 1]",
  ],
  [
    "a cell state of another size",
    () => aten.lstm_cell(weights(1, 2), [weights(1, 2), weights(1, 3)], weights(8, 2), weights(8, 2)),
    "hidden0 has inconsistent hidden_size: got 3, expected 2",
  ],
  [
    "an input without a batch",
    () => aten.gru_cell(f([1, 1]), weights(1, 2), weights(6, 2), weights(6, 2)),
    "input of at least 2 dimensions is expected, got 1",
  ],
  [
    "an input of three dimensions of another size",
    () => aten.rnn_tanh_cell(aten.ones([4, 3, 4]), aten.ones([1, 3, 4]), aten.ones([4, 3]), aten.ones([4, 4])),
    "batch size 4 doesn't match hidden0 batch size 1",
  ],
  [
    "a gradient of another dtype",
    () => aten.multi_margin_loss_backward(f64(1), f([1, 2]), long([0]), 1, 1, null, 1),
    "expected a grad_output of dtype float32, got float64",
  ],
  [
    "a gradient of two dimensions",
    () => aten.multilabel_margin_loss_backward(f([[1]]), f([[1, 2]]), long([[0, 1]]), 0, f([[1, 1]])),
    "expected a grad_output of one dimension, got [1, 1]",
  ],
  [
    "marks of another dtype",
    () => aten.multilabel_margin_loss_backward(f(1), f([1, 2]), long([0, 1]), 1, long([1, 1])),
    "expected an is_target of dtype float32, got int64",
  ],
  [
    "a mark of NaN",
    () => aten.multilabel_margin_loss_backward(f(1), f([1, 2]), long([0, 1]), 1, f([1, nan])),
    "'is_target' is out of range",
  ],
  [
    "a loss in an integer",
    () => aten.multi_margin_loss.out(f([1, 2]), long([0]), { out: i8(0) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "a decomposition in another dtype",
    () => aten.svd.U(square(), true, true, { out: [f64([]), f([]), f([])] }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "_linalg_svd with a driver",
    () => aten._linalg_svd(square(), false, true, { driver: "gesvd" }),
    "`driver` is not supported on the CPU; omit it",
  ],
  [
    "a norm in an integer",
    () => aten.norm.out(f([3, 4]), 2, [0], false, { out: long(0) }),
    '"norm_cpu" not implemented for',
  ],
  ["a product in another dtype", () => aten.matrix_power.out(square(), 2, { out: f64([]) }), "dtype"],
  [
    "an inverse that would need a gradient",
    () => aten.matrix_power.out(leaf(square()), -1, { out: f([]) }),
    "the form with out= does not",
  ],
  [
    "a product that would need a gradient",
    () => aten.matrix_power.out(leaf(square()), 3, { out: f([]) }),
    "the form with out= does not",
  ],
])("%s is refused", (_, call, message) => {
  expect(call).toThrow(message);
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

test.each(["zeros_like", "ones_like", "new_zeros", "new_full", "full_like", "new_ones"])(
  "%s.out looks at no gradient: its output keeps the history that it has",
  (name) => {
    const size = name.startsWith("new_") ? [[2]] : [];
    const value = name.includes("full") ? [1] : [];
    const call = (self: Tensor, out: Tensor) =>
      (aten as unknown as Record<string, Record<string, (...args: unknown[]) => Tensor>>)[name]!.out!(
        self,
        ...size,
        ...value,
        { out },
      );
    const plain = call(leaf(f([1, 2])), f([3, 4]));
    expect([plain.requiresGrad, plain.version]).toEqual([false, 1]);
    const recorded = call(f([1, 2]), leaf(f([3, 4])));
    expect([recorded.requiresGrad, recorded.isLeaf, recorded.version]).toEqual([true, true, 1]);
  },
);

const ints = (values: unknown, dtype: DType = "int64"): Tensor => tensor(values as number[], { dtype });

test.each<[string, () => unknown, string]>([
  [
    "a quantile in another dtype",
    () => aten.quantile.scalar_out(f([1, 2]), 0.5, null, false, { out: double([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "a quantile of NaN in another dtype",
    () => aten.nanquantile.out(double([1, 2]), double(0.5), null, false, { out: f([]) }),
    "Expected out tensor to have dtype float64, but got float32 instead",
  ],
  [
    "adaptive_avg_pool3d.out in another dtype",
    () => aten.adaptive_avg_pool3d.out(f([[[[1]]]]), [1, 1, 1], { out: double([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "the norm of a number by an order",
    () => aten.linalg_norm(double(1.875), 3, null, true),
    "linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got 0D.",
  ],
  [
    "a linear layer of matrices",
    () => aten.linear(f([[[1]]]), f([[[1]]])),
    "t() expects a tensor with <= 2 dimensions",
  ],
  [
    "a linear layer of matrices into an output",
    () => aten.linear.out(f([[[1]]]), f([[[1]]]), null, { out: f([]) }),
    "t() expects a tensor with <= 2 dimensions",
  ],
  ["a range beyond memory", () => aten.range.step(2, 2 ** 53, 1), "9007199254740991"],
  ["a tensor resized beyond memory", () => f([1]).resize_([2 ** 52]), "4503599627370496"],
  [
    "bags whose offsets are a number",
    () => aten.embedding_bag(double([[1]]), ints([0]), ints(0)),
    "embedding_bag: offsets: dimension specified as 0 but tensor has no dimensions",
  ],
  ["mvlgamma_ of integers", () => aten.mvlgamma_(ints([3]), 2), "result type float32 can't be cast"],
  [
    "index_put of one element of another dtype at a place",
    () => aten.index_put(ints([1, 2]), [ints([0])], u8(9)),
    "Index put requires the source and destination dtypes match",
  ],
  [
    "index_put of one element of another dtype that is added",
    () => aten.index_put(ints([1, 2]), [bool], u8(9), true),
    "Index put requires the source and destination dtypes match",
  ],
  [
    "index_put of several elements of another dtype",
    () => aten.index_put(ints([1, 2]), [bool], u8([9, 9])),
    "Index put requires the source and destination dtypes match",
  ],
])("%s is refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test.each<[string, () => unknown, unknown]>([
  ["a mask's place", () => aten.index_put(ints([1, 2], "int32"), [bool], u8(188)), [188, 2]],
  ["a mask of bytes", () => aten.index_put(ints([1, 2], "int32"), [u8([0, 1])], f([188.5])), [1, 188]],
])("one element of another dtype fills %s", (_, call, expected) => {
  expect((call() as Tensor).toArray()).toEqual(expected);
});

test("_foreach_maximum_ and _foreach_minimum_ copy what they compute, into any dtype", () => {
  const lists = [[ints([1, 7])], [ints([1, 7])]] as const;
  aten._foreach_maximum_.List(lists[0], [f([2.5, 3])]);
  aten._foreach_minimum_.List(lists[1], [f([0.5, 9])]);
  expect(lists.map(([x]) => [x.dtype, x.toArray()])).toEqual([
    ["int64", [2, 7]],
    ["int64", [0, 7]],
  ]);
});

test.each([-3, -1, 0, 1, 2])("nothing has no variance, whatever the correction: %i", (correction) => {
  const none = aten.empty([0, 3]) as Tensor;
  for (const dim of [null, [0]]) {
    const [std, mean] = aten.std_mean.correction(none, dim, { correction }) as readonly Tensor[];
    const variance = aten.var.correction(none, dim, { correction }) as Tensor;
    for (const x of [std!, mean!, variance]) expect([x.toArray()].flat().every(Number.isNaN)).toBe(true);
  }
});

test("log_sigmoid_forward.output makes its buffer row-major, and leaves an output of the right shape as it lies", () => {
  const gaps = () => (double([0, 0, 0, 0]) as Tensor).asStrided([2], [2]);
  const [output, buffer] = [gaps(), gaps()];
  aten.log_sigmoid_forward.output(double([1, -1]), { out: [output, buffer] });
  expect([output.strides, buffer.strides]).toEqual([[2], [1]]);
  expect(buffer.toArray()).toEqual([Math.exp(-1), Math.exp(-1)]);
});

test("log_sigmoid_backward of a buffer of -0 is 0 where the input is positive", () => {
  const slopes = aten.log_sigmoid_backward(double([0.1, -0.1]), double([7, -7]), double([-0, -0])) as Tensor;
  expect(slopes.toArray()).toEqual([0, -0.1]);
});

test("the gradient of smooth_l1_loss for a target beside a bool", () => {
  const target = tensor([0.5, 2, -1], { dtype: "float32", requiresGrad: true });
  const loss = aten.smooth_l1_loss(tensor([true, false, true]), target, 2, 1) as Tensor;
  expect(grad([loss], [target])[0]!.toArray()).toEqual([-0.5, 1, -1]);
});

const empties = (shape: readonly number[], dtype = "float32"): Tensor => mended.zeros(shape, { dtype }) as Tensor;

test.each<[string, () => unknown, unknown]>([
  ["cholesky of nothing", () => mended.cholesky(empties([3, 0, 1])).shape, [3, 0, 1]],
  ["cond of nothing", () => mended.linalg_cond(empties([4, 0, 3, 2], "int64"), null).dtype, "int64"],
  ["a driver in capitals", () => mended.linalg_lstsq(square(), square(), null, { driver: "GELS" })[2].shape, [0]],
  ["nanmedian of no int32", () => mended.nanmedian(empties([0], "int32")).item(), -(2 ** 31)],
  ["an inverse in another dtype", () => mended.cholesky_inverse.out(square(), false, { out: f64([]) }).strides, [2, 1]],
  ["an inverse in its own dtype", () => mended.cholesky_inverse.out(square(), false, { out: f([]) }).strides, [1, 2]],
  [
    "the average of three dimensions",
    () =>
      mended._adaptive_avg_pool3d(
        mended.as_strided(f([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), [1, 2, 3, 2], [12, 1, 4, 2], 0),
        [3, 3, 1],
      ).strides,
    [9, 3, 1, 1],
  ],
  [
    "an infinite weight beside padding",
    () => mended.conv_tbc(f([[[1]]]), f([[[-inf]], [[2]], [[3]]]), f([1]), 1).toArray(),
    [[[3]]],
  ],
  [
    "an embedding's gradient in bool",
    () =>
      mended.embedding_dense_backward
        .out(f([[2]]), long([1]), 2, -1, false, { out: tensor([[true], [false]]) })
        .toArray(),
    [[false], [true]],
  ],
])("%s", (_, call, expected) => {
  if (typeof expected === "number") expect(call()).toBeCloseTo(expected, 9);
  else expect(call()).toEqual(expected);
});

test.each<[string, () => unknown, string]>([
  [
    "an unknown driver",
    () => mended.linalg_lstsq(square(), square(), null, { driver: "floor" }),
    "should be one of (gels, ",
  ],
  ["distinct slices of nothing", () => mended.unique_dim(empties([0, 2]), 1), "aren't selected"],
  ["two dimensions of size 0", () => mended.unique_dim(empties([0, 0]), 0), "more than one"],
  [
    "columns in another dtype",
    () => mended.col2im.out(mended.ones([1, 1, 4]), [2, 2], [1, 1], [1, 1], [0, 0], [1, 1], { out: i8([]) }),
    "Expected out tensor to have dtype float32",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
});

test.each<[string, () => unknown, unknown]>([
  [
    "the area under y, by x of more dimensions",
    () =>
      mended.trapz
        .x(
          f([1, 2, 3]),
          f([
            [0, 1],
            [2, 5],
            [7, 11],
          ]),
        )
        .toArray(),
    [10.5, 25],
  ],
  ["the area under bools without elements", () => mended.trapz.dx(empties([2, 0], "bool")).toArray(), [false, false]],
  ["no area by x", () => mended.trapezoid.x(empties([2, 0], "bool"), empties([2, 0])).dtype, "bool"],
  [
    "an order in single precision",
    () => mended.linalg_vector_norm(double([1.5, 9.36, 2.88]), 0.1).item(),
    208623.17645952356,
  ],
  ["how many elements differ", () => mended._cdist_forward(f([[1, 2]]), f([[2, 2]]), 0, null).toArray(), [[1]]],
  [
    "how many elements differ from NaN",
    () => mended._cdist_forward(f([[1, nan]]), f([[2, 1]]), 0, null).toArray(),
    [[nan]],
  ],
  [
    "sums cut off at the first operand's largest",
    () => mended._add_relu.Tensor(i8([100]), long([200])).toArray(),
    [127],
  ],
  ["sums with numbers cut off", () => mended._add_relu.Scalar(ints([8], "int16"), inf).toArray(), [32767]],
  [
    "zeta of infinity",
    () => mended.special_zeta.self_scalar(inf, double([-2.353, 0.5, 1, 2, nan])).toArray(),
    [inf, inf, 1, nan, nan],
  ],
  [
    "zeros that are negative",
    () => [mended.full([1], -0), mended.full_like(f([1]), -0), mended.new_full(f([1]), [1], -0)].map((x) => x.item()),
    [-0, -0, -0],
  ],
  [
    "a bias of another dtype",
    () =>
      mended.linear(
        f([1, 2]),
        f([
          [3, 4],
          [5, 6],
        ]),
        double([0.5, 0.25]),
      ).dtype,
    "float32",
  ],
  [
    "a right-hand side of another dtype",
    () => {
      const x = mended.linalg_solve_triangular(
        f([
          [2, 1],
          [0, 4],
        ]),
        double([
          [1, 2],
          [3, 4],
        ]),
        { upper: true },
      );
      return [x.dtype, x.toArray()];
    },
    [
      "float32",
      [
        [0.125, 0.5],
        [0.75, 1],
      ],
    ],
  ],
  [
    "a right-hand side of integers",
    () => mended.linalg_solve_triangular(double([[2]]), long([[3]]), { upper: true }).toArray(),
    [[1.5]],
  ],
  [
    "sums cut off, in a wider output",
    () => mended._add_relu.out(f([1, -2]), f([1, 1]), { out: double([]) }).toArray(),
    [2, 0],
  ],
  [
    "a total weight that requires grad",
    () => {
      const total = leaf(f([]));
      const [loss] = mended.nll_loss2d_forward.output(f([[[[-1]], [[-2]]]]), long([[[1]]]), null, 1, -100, {
        out: [f([]), total],
      });
      return [loss.item(), total.item()];
    },
    [2, 1],
  ],
  [
    "columns of two dtypes, subtracted the other way",
    () =>
      mended.rsub.Tensor(
        square(),
        aten.t(
          i8([
            [1, 2],
            [3, 4],
          ]),
        ),
      ).strides,
    [1, 2],
  ],
  ["flip into an output of another shape", () => mended.flip.out(transposed(), [0], { out: f([]) }).strides, [2, 1]],
  [
    "a factor in an output of another shape",
    () => mended.cholesky.out(mended.eye(2), false, { out: f([]) }).strides,
    [2, 1],
  ],
  [
    "factors in outputs of another shape",
    () => mended.qr.Q(mended.eye.m(3, 2), true, { out: [f([1]), f([1])] }).map(layoutOf),
    [
      [1, 3],
      [1, 2],
    ],
  ],
  [
    "tensordot into an output of another shape",
    () => mended.tensordot.out(square(), transposed(), [0], [1], { out: f([]) }).strides,
    [2, 1],
  ],
  [
    "windows' sums in another dtype",
    () => mended.unfold_backward.out(f([[1.5, 2.25]]), [2], 0, 2, 1, { out: ints([], "int16") }).toArray(),
    [1, 2],
  ],
  [
    "rows of integers that nobody looks up",
    () => mended.embedding_renorm(ints([[1, 2]]), empties([0], "int64"), 1, 2).toArray(),
    [[1, 2]],
  ],
  [
    "images of which there are none",
    () => mended.max_unpool2d(empties([0, 1, 1]), empties([0, 1, 1], "int64"), [2, 2]).shape,
    [0, 2, 2],
  ],
  [
    "a permutation's output that requires grad",
    () => {
      const P = leaf(empties([2, 2]));
      return mended.lu_unpack.out(mended.eye(2), ints([1, 2], "int32"), { out: [P, f([]), f([])] })[0].toArray();
    },
    [
      [1, 0],
      [0, 1],
    ],
  ],
])("%s", (_, call, expected) => {
  const result = call();
  if (typeof expected === "number") expect((result as number) / expected).toBeCloseTo(1, 12);
  else expect(result).toEqual(expected);
});

test.each<[string, () => unknown, string]>([
  [
    "columns of a matrix in another dtype",
    () => mended.im2col.out(mended.ones([1, 1, 2, 2]), [1, 1], [1, 1], [0, 0], [1, 1], { out: i8([]) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "avg_pool3d.out in another dtype",
    () => mended.avg_pool3d.out(mended.ones([1, 1, 1, 1]), [1, 1, 1], { out: double([]) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "qr.Q in another dtype",
    () => mended.qr.Q(square(), true, { out: [double([]), double([])] }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "tensordot.out in another dtype",
    () => mended.tensordot.out(square(), square(), [1], [0], { out: double([]) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "a bias that does not fit the rows of a batch",
    () => mended.linear(mended.ones([3, 2, 2]), square(), square()),
    "expand",
  ],
  ["a bias that is larger than the product", () => mended.linear(f([1, 2]), f([3, 4]), f([5, 6])), "doesn't match"],
  [
    "a factor's dimension out of range",
    () => mended._trilinear(square(), f([[1], [1]]), square(), [-1], [2], [], []),
    "_trilinear: all factors must have 3 dimensions after expansion, got 3, 3 and 2",
  ],
  [
    "a dimension that is put in twice",
    () => mended._trilinear(square(), square(), square(), [0, 0], [], [], []),
    "dim 0 appears multiple times",
  ],
  [
    "an unrolled dimension that is none",
    () => mended._trilinear(square(), square(), square(), [], [], [], [], 2),
    "_trilinear: unroll_dim must be in [0, 1], but is 2",
  ],
  [
    "alpha beyond int16",
    () => mended.sub.Tensor(ints([1], "int16"), ints([1], "int16"), { alpha: 70000 }),
    "cannot be converted to type int16 without overflow",
  ],
  [
    "alpha whose negative is beyond int8",
    () => mended.sub.Tensor(i8([1]), i8([1]), { alpha: -128 }),
    "without overflow",
  ],
  ["alpha beyond uint8", () => mended.add.Tensor(u8([1]), u8([1]), { alpha: 256 }), "without overflow"],
  [
    "alpha beyond float32",
    () => mended.add.Tensor(f([1]), f([1]), { alpha: 1e300 }),
    "cannot be converted to type float32 without overflow",
  ],
  [
    "tau of fewer batches",
    () => mended.linalg_householder_product(mended.ones([2, 3, 2]), mended.ones([1, 2])),
    "Expected batch dimensions of tau to be equal to input.shape[:-2], [2], but got [1]",
  ],
  [
    "powers of bools",
    () => mended.linalg_vander(bool),
    "linalg.vander: powers of bool are not supported; convert `x` first",
  ],
  [
    "planes of which there are none",
    () => mended.max_unpool2d(empties([2, 0, 3]), empties([2, 0, 3], "int64"), [1, 1]),
    "max_unpool2d: Expected input to have non-zero size for non-batch dimensions, but got [2, 0, 3] with dimension 1 being empty",
  ],
  [
    "a leaf filled with bits",
    () => mended.bitwise_and.Tensor_out(bool, bool, { out: leaf(f([0, 0])) }),
    "a leaf that requires grad is changed in place",
  ],
  [
    "a leaf filled with divisors",
    () => mended.gcd.out(ints([4]), ints([6]), { out: leaf(f([0])) }),
    "a leaf that requires grad is changed in place",
  ],
  [
    "LU's output that requires grad",
    () => mended.lu_unpack.out(mended.eye(2), ints([1, 2], "int32"), { out: [f([]), leaf(f([])), f([])] }),
    "the form with out= does not record",
  ],
  [
    "a threshold of NaN",
    () => mended.softshrink(f([1]), nan),
    "lambda must be greater or equal to 0, but found to be NaN.",
  ],
  [
    "an output that is selected from",
    () => {
      const x = square();
      return mended.index_select.out(x, 1, long([1, 0]), { out: x });
    },
    "refer to a single memory location",
  ],
  ["bools between bools", () => mended.clamp.Tensor(bool, bool, bool), '"clamp" not implemented for'],
  [
    "gates of integers",
    () => mended.gru_cell(ints([[1]]), ints([[1]]), ints([[1], [1], [1]]), ints([[1], [1], [1]])),
    "result type float32 can't be cast",
  ],
  [
    "an LSTM's gates of integers",
    () =>
      mended.lstm_cell(ints([[1]]), [ints([[1]]), ints([[1]])], ints([[1], [1], [1], [1]]), ints([[1], [1], [1], [1]])),
    "result type float32 can't be cast",
  ],
  [
    "an inverse of more dimensions than there are",
    () => mended.linalg_tensorinv(f(2), 1),
    "linalg.tensorinv: ind is 1, but self has only 0 dimensions to divide",
  ],
  [
    "a triangle's places in int16",
    () => mended.tril_indices(2, 2, 0, { dtype: "int16" }),
    "dtype int16 is not supported; the result holds indices, int32 or int64",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test("a loss of infinite logits is NaN where PyTorch's exponents cancel each other", () => {
  const losses = (target: number) =>
    mended.binary_cross_entropy_with_logits(f([-inf, inf, -200, 1]), mended.full([4], target), null, null, 0).toArray();
  expect(losses(0.5)).toEqual([nan, inf, 100, expect.closeTo(0.81326, 4)]);
  expect(losses(1)).toEqual([nan, nan, 200, expect.closeTo(0.31326, 4)]);
  expect(losses(2.5)).toEqual([nan, -inf, 500, expect.closeTo(-1.18674, 4)]);
});

test("of slices that compare equal the one is given that PyTorch's sort leaves in front", () => {
  const first = (count: number, negative: (i: number) => boolean) =>
    mended.unique_dim(double(Array.from({ length: count }, (_, i) => [negative(i) ? -0 : 0])), 0)[0].toArray();
  expect(first(18, (i) => i % 2 === 0)).toEqual([[0]]);
  expect(first(18, (i) => i % 3 === 0)).toEqual([[-0]]);
  expect(first(24, (i) => i % 3 === 0)).toEqual([[-0]]);
  expect(first(33, (i) => i % 2 === 0)).toEqual([[0]]);
});

test("gradients of the gradient of binary_cross_entropy, outside of the unit interval and at its end", () => {
  const gradOutput = leaf(double([1, 1]));
  const outer = mended.binary_cross_entropy_backward(gradOutput, double([2.125, -0.6]), double([0.75, 3]), null, 0);
  const [slope] = grad([outer], [gradOutput], { gradOutputs: [double([1, 1])] });
  expect(slope!.toArray()).toEqual([expect.closeTo(-0.5752, 4), expect.closeTo(3.75, 9)]);
  const input = leaf(f([1, 0.25]));
  const inner = mended.binary_cross_entropy_backward(f([2.125, 1]), input, f([-0.48, 0.5]), null, 0);
  const [second] = grad([inner], [input], { gradOutputs: [f([1, 1])] });
  const [end, within] = second!.toArray() as number[];
  expect(end! / 3.145e24).toBeCloseTo(1, 5);
  expect(within).toBeCloseTo(8.8889, 4);
});

test("the gradients of orgqr without columns have none either", () => {
  const [input, tau] = [leaf(empties([3, 0])), leaf(empties([0]))];
  const gradients = grad([mended.orgqr(input, tau)], [input, tau], {
    gradOutputs: [empties([3, 0])],
    allowUnused: true,
  });
  expect(gradients.map((g) => g?.shape)).toEqual([[3, 0], [0]]);
});

const pool2d = (input: Tensor): Tensor => mended.avg_pool2d(input, [4, 4], [2, 2], [2], true) as Tensor;

test.each<[string, () => unknown, unknown]>([
  [
    "averages of int64, channels last",
    () => pool2d(mended.as_strided(mended.zeros([72], { dtype: "int64" }), [1, 2, 6, 6], [72, 1, 12, 2])).strides,
    [32, 1, 8, 2],
  ],
  [
    "the angle to a vector of bytes",
    () => mended.cosine_similarity(u8([67, 200]), double([1, 2]), 0).item(),
    0.990160406865775,
  ],
  [
    "a covariance without degrees of freedom",
    () => mended.cov(long([-4, 9]), { correction: 2, aweights: double([0.1, 0.89]) }).item(),
    inf,
  ],
  [
    "a factor of a matrix with NaN",
    () =>
      mended
        .linalg_cholesky_ex(
          double([
            [nan, 0],
            [0, 8],
          ]),
        )
        .map((x: Tensor) => (x.ndim === 0 ? x.item() : (x.toArray() as number[][])[0]![0])),
    [nan, 0],
  ],
  [
    "distances between rows of which there are none",
    () => mended.cdist(f([]).reshape([0, 2]), mended.ones([3, 2], { dtype: "float64" })).dtype,
    "float32",
  ],
])("%s", (_, call, expected) => {
  const result = call();
  if (typeof expected === "number" && Number.isFinite(expected)) expect(result).toBeCloseTo(expected, 12);
  else expect(result).toEqual(expected);
});

test.each<[string, () => unknown, string]>([
  [
    "rows of two dtypes",
    () => mended.cdist(mended.ones([2, 2]), mended.ones([2, 2], { dtype: "float64" }), 0),
    "cdist: expected X2 to have the dtype of X1, float32, but got float64",
  ],
  [
    "a vector norm in a narrower dtype",
    () => mended.linalg_vector_norm(double([1]), 2, null, false, { dtype: "float32" }),
    "linalg.vector_norm: the dtype of the input (float64) should be convertible without narrowing to the specified dtype (float32)",
  ],
  [
    "a matrix norm in a narrower dtype",
    () => mended.linalg_matrix_norm.str_ord(double([[1]]), "nuc", [-2, -1], false, { dtype: "float32" }),
    "linalg.matrix_norm: the dtype of the input (float64) should be convertible without narrowing to the specified dtype (float32)",
  ],
  [
    "a matrix norm in integers",
    () => mended.linalg_matrix_norm(double([[1]]), 1, [-2, -1], false, { dtype: "int32" }),
    "linalg.matrix_norm: dtype should be floating point or complex, but got int32",
  ],
  [
    "a bilinear form of another size",
    () => mended.bilinear(mended.ones([2, 3]), mended.ones([2, 4]), mended.ones([5, 3, 3])),
    "bilinear(): input2 size does not match weight size: got 4 but expected 3",
  ],
  [
    "a bilinear form by a matrix",
    () => mended.bilinear(mended.ones([2, 3]), mended.ones([2, 4]), mended.ones([5, 3])),
    "bilinear(): weight needs 3 dimensions, [out, in1, in2], but has 2",
  ],
  [
    "samples of no image",
    () => mended.grid_sampler_2d(mended.ones([1, 2, 1]), mended.ones([1, 2, 1]), 0, 0, true),
    "grid_sampler_2d(): expected 4D input and grid with same number of dimensions",
  ],
  [
    "an average of five dimensions into an output",
    () => mended.adaptive_avg_pool2d.out(mended.ones([1, 1, 1, 1, 1]), [1, 1], { out: f([]) }),
    "adaptive_avg_pool2d(): Expected 3D or 4D tensor, but got [1, 1, 1, 1, 1]",
  ],
  [
    "an output that requires grad, made empty",
    () => mended.empty.out([], { out: leaf(f(1)) }),
    "cannot resize variables that require grad",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test.each<[string, () => unknown, unknown]>([
  [
    "the slope of equal elements without a beta",
    () => mended.smooth_l1_loss_backward(f([1, 1, 1]), f([1, 3, 0.5]), f([1, 2, 1]), 0, 0).toArray(),
    [-1, 1, -1],
  ],
  [
    "a slope in a narrower dtype",
    () =>
      mended.smooth_l1_loss_backward
        .grad_input(double(1), double([1, 2]), double([0, 1]), 1, 1, { out: f([]) })
        .toArray(),
    [0.5, 0.5],
  ],
  [
    "the truth of a running product of one",
    () => [
      mended.cumprod.out(f(2), 0, { out: tensor(false) }).item(),
      mended.cumsum(f(0.5), 0, { dtype: "bool" }).item(),
    ],
    [true, true],
  ],
  [
    "the bin in the middle, in single precision",
    () => (mended.histc(f([-0.14796239137649536]), 100).toArray() as number[]).indexOf(1),
    49,
  ],
  ["none of the largest of a number", () => mended.topk(f(3), 0).map((x: Tensor) => x.item()), [3, 0]],
])("%s", (_, call, expected) => {
  expect(call()).toEqual(expected);
});

test.each<[string, () => unknown, string]>([
  [
    "a system of two dtypes",
    () => mended.cholesky_solve(mended.eye(1), double([[1]])),
    "cholesky_solve: Expected b and A to have the same dtype, but found b of type float32 and A of type float64 instead",
  ],
  [
    "a loss of integer targets, with a weight",
    () => mended.binary_cross_entropy_with_logits(double([1]), long([1]), null, double([2])),
    "result type float64 can't be cast",
  ],
  [
    "counts between no edges",
    () => mended.histogram.bins_tensor(f([0]), f([0])),
    "histogram(): bins must be > 0, but got 0 for dimension 0",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test.each<[string, () => unknown, string]>([
  ["the trace of bools", () => mended.trace(tensor([[true]])), '"trace" not implemented for'],
  [
    "the condition of nothing by an unknown norm",
    () => mended.linalg_cond(empties([1, 0]), -0.25),
    "linalg.cond got an invalid norm type: -0.25",
  ],
  [
    "a loss in another dtype",
    () => mended.binary_cross_entropy.out(double([0.5]), double([1]), null, 1, { out: f([]) }),
    "Expected out tensor to have dtype float64, but got float32 instead",
  ],
  [
    "pivots of another batch",
    () => mended.linalg_lu_solve(square(), ints([[1, 2]], "int32"), square()),
    "Expected LU.shape[:-1] and pivots.shape to be the same, but got [2] and [1, 2]",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test("a bias of another dtype is converted by conv_tbc, and Laguerre's polynomials are 1 at 0, of whatever degree", () => {
  expect(mended.conv_tbc(f([[[1]]]), f([[[2]]]), double([0.5])).dtype).toBe("float32");
  const values = mended.special_laguerre_polynomial_l.x_scalar(0, double([2 ** 53, -1, 3])) as Tensor;
  expect(values.toArray()).toEqual([1, 0, 1]);
});

test.each<[string, () => unknown, string]>([
  [
    "a norm over no dimension",
    () => mended.linalg_norm(f([1, 2]), null, []),
    "linalg.norm: If dim is specified, it must be of length 1 or 2. Got []",
  ],
  [
    "one spacing in a list for two dimensions",
    () => mended.gradient.scalarrayint(square(), { spacing: [1] }),
    "gradient: spacing must have one entry for each of the 2 dimensions",
  ],
  [
    "addbmm into another dtype",
    () => mended.addbmm.out(square(), mended.ones([1, 2, 2]), mended.ones([1, 2, 2]), { out: double([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "ormqr into another dtype",
    () => mended.ormqr.out(square(), f([0, 0]), square(), true, false, { out: double([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
});

test("running sums begin at 0, so that none is -0, but for a number's", () => {
  expect([mended.cumsum(f([-0, -0]), 0).toArray(), mended.cumsum(f(-0), 0).item()]).toEqual([[0, 0], -0]);
});

test.each<[string, () => unknown, string]>([
  [
    "images where volumes are sampled",
    () => mended.grid_sampler_3d(mended.ones([1, 2, 1, 2]), mended.ones([1, 2, 1, 2]), 0, 1, true),
    "grid_sampler_3d(): expected 5D input and grid with same number of dimensions",
  ],
  [
    "volumes where images are sampled",
    () => mended.grid_sampler_2d(mended.ones([1, 2, 1, 2, 2]), mended.ones([1, 2, 1, 2, 3]), 0, 1, true),
    "grid_sampler_2d(): expected 4D input and grid with same number of dimensions",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
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

const complex = (values: unknown, dtype: DType = "complex128"): Tensor => tensor(values as number[], { dtype });
test.each<readonly [string, () => unknown, unknown]>([
  [
    "int64 lazily negated",
    () => mended._neg_view_copy(tensor([-4, 2 ** 40], { dtype: "int64" })).toArray(),
    [4, -(2 ** 40)],
  ],
  ["uint8 lazily negated", () => mended._neg_view(u8([1, 5])).toArray(), [255, 251]],
  [
    "determinants of complex matrices without elements",
    () => mended.linalg_det(complex([[], []]).reshape([2, 0, 0])).toArray(),
    [
      { re: 1, im: 0 },
      { re: 1, im: 0 },
    ],
  ],
  [
    "a norm asked for in a complex dtype",
    () => String(mended.norm.ScalarOpt_dtype(double([3, 4]), 2, { dtype: "complex64" })),
    "tensor(5.+0.j)",
  ],
  [
    "Stirling's term of an integer target",
    () => mended.poisson_nll_loss(tensor([0.25], { dtype: "bfloat16" }), i8([2]), true, true, 0.1, 1).dtype,
    "bfloat16",
  ],
  [
    "norms of half precision",
    () =>
      mended
        ._weight_norm_interface(tensor([[3, 4]], { dtype: "bfloat16" }), tensor([[2]], { dtype: "bfloat16" }), 0)
        .map((x: Tensor) => [x.dtype, x.toArray()]),
    [
      ["bfloat16", [[1.203125, 1.6015625]]],
      ["float32", [[5]]],
    ],
  ],
  [
    "neighbours among numbers of half precision",
    () =>
      (["bfloat16", "float16"] as const).map((dtype) => {
        const half = (values: number[]): Tensor => tensor(values, { dtype });
        const to = half([2, 0, 1, -1, 0, 0, 3, 4, Number.NaN]);
        const from = half([1, 1, 0, 0, -1, Number.POSITIVE_INFINITY, 3, 4.03125, 1]);
        return mended.nextafter(from, to).toArray();
      }),
    [
      [1.0078125, 0.99609375, 2 ** -133, -(2 ** -133), -0.99609375, (2 - 2 ** -7) * 2 ** 127, 3, 4, Number.NaN],
      [1.0009765625, 0.99951171875, 2 ** -24, -(2 ** -24), -0.99951171875, 65504, 3, 4.02734375, Number.NaN],
    ],
  ],
  [
    "bins of half precision",
    () => {
      const half = (values: unknown): Tensor => tensor(values as number[], { dtype: "bfloat16" });
      const edges = half([0, 0.5, 1]);
      const points = half([
        [0.1, 0.5],
        [0.7, 0.2],
      ]);
      const counts = mended._histogramdd_from_bin_tensors(points, [edges, edges]);
      return [counts.dtype, counts.toArray(), mended.histogram.bins_tensor(points, edges)[0].toArray()];
    },
    [
      "bfloat16",
      [
        [0, 1],
        [1, 0],
      ],
      [2, 2],
    ],
  ],
  [
    "rows of complex numbers scaled down",
    () =>
      mended
        .embedding_renorm_(
          complex([
            [{ re: 3, im: 4 }, 0],
            [1, 0],
          ]),
          index,
          1,
          2,
        )
        .slice(1, 0, 1)
        .abs()
        .toArray(),
    [[expect.closeTo(1, 6)], [1]],
  ],
])("%s", (_, call, wanted) => expect(call()).toEqual(wanted));

test("bool cannot be negated, lazily neither", () => {
  expect(() => mended._neg_view(bool).toArray()).toThrow(
    "Negation, the `-` operator, on a bool tensor is not supported.",
  );
});

const reals = (shape: readonly number[], from = 0): Tensor =>
  mended.reshape(mended.arange.start(from, from + shape.reduce((a, b) => a * b, 1), { dtype: "float64" }), shape);
const volume = (): Tensor => mended.contiguous(reals([1, 2, 3, 3, 3]), { memoryFormat: "channels_last_3d" });
const planes = (): Tensor => mended.contiguous(reals([2, 4, 3, 5]), { memoryFormat: "channels_last" });

test.each<[string, () => unknown, string]>([
  [
    "means of windows larger than the volume without its padding",
    () => mended.avg_pool3d(reals([1, 2, 2, 2]), [3, 1, 1], [1], [1, 0, 0]),
    "avg_pool3d(): input image (T: 2 H: 2 W: 2) smaller than kernel size (kT: 3 kH: 1 kW: 1). Padding is not taken into account: pad the input",
  ],
  [
    "padding of an output that is as large as the step",
    () => mended.conv_transpose2d.input(reals([1, 1, 3, 3]), reals([1, 1, 2, 2]), null, [1, 2], [0], [0, 2]),
    "output padding must be smaller than either stride or dilation, but got output_padding 2, stride 2, dilation 1 at dimension 1",
  ],
  [
    "a transposed convolution that leaves nothing",
    () => mended.conv_transpose1d(reals([1, 1, 1]), reals([1, 1, 2]), null, [1], [1]),
    "Given input size per channel: (1). Calculated output size per channel: (0). Output size is too small",
  ],
  [
    "a gradient of another shape than the convolution",
    () =>
      mended.convolution_backward(
        reals([1, 1, 4]),
        reals([1, 1, 5]),
        reals([1, 1, 3]),
        null,
        [1],
        [0],
        [1],
        false,
        [0],
        1,
        [true, true, true],
      ),
    "convolution_backward: expected grad_output to have the result's shape [1, 1, 3], but got [1, 1, 4]",
  ],
  [
    "distinct neighbours without elements",
    () => mended.unique_consecutive(reals([3, 0]), { dim: 0 }),
    "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied",
  ],
  [
    "segments of nothing",
    () => mended.segment_reduce(reals([0]), "sum", { lengths: tensor([0], { dtype: "int64" }) }),
    "segment_reduce(): Expected data.numel() > 0, but data has no elements",
  ],
  [
    "a smoothed cross entropy of no known reduction",
    () => mended.cross_entropy_loss(reals([2, 3]), tensor([0, 1], { dtype: "int64" }), null, 3, -100, 0.5),
    "Invalid reduction type encountered in cross_entropy: 3. It is 0 (none), 1 (mean) or 2 (sum)",
  ],
  [
    "least squares of fewer dimensions than their right sides",
    () => mended.linalg_lstsq(reals([1, 5]), reals([1, 1, 3])),
    "linalg.lstsq: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1, got 2 and 3",
  ],
  ...([1, 2, 3] as const).flatMap((rank) =>
    ["conv", "conv_transpose"].map((name): [string, () => unknown, string] => [
      `${name}${rank}d without taps`,
      () =>
        (mended as unknown as Record<string, (x: Tensor, w: Tensor) => Tensor>)[`${name}${rank}d`]!(
          reals([1, 1, ...new Array<number>(rank).fill(3)]),
          reals([1, 1, ...new Array<number>(rank - 1).fill(2), 0]),
        ),
      `kernel size should be greater than zero, but got ${[...new Array<number>(rank - 1).fill(2), 0].join(" x ")}`,
    ]),
  ),
  [
    "integers between bounds below their dtype's",
    () => mended.hardtanh(u8([1]), -1.5, 3),
    "hardtanh of uint8 does not support negative limits",
  ],
])("PyTorch refuses %s", (_, call, message) => {
  expect(call).toThrow(message);
});

const overlapping = "some elements of the input tensor and the written-to tensor refer to a single memory location";
test.each<[string, (x: Tensor, places: Tensor) => unknown]>([
  ["gather", (out, places) => mended.gather.out(out, 0, places, { out })],
  ["take", (out, places) => mended.take.out(out, places, { out })],
  ["masked_select", (out) => mended.masked_select.out(out, tensor([true, false, true]), { out })],
  ["nonzero", (_, out) => mended.nonzero.out(out, { out })],
])("%s does not write into its input", (_, call) => {
  expect(() => call(reals([3]), tensor([2, 0, 1], { dtype: "int64" }))).toThrow(overlapping);
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

test("the gradient of a largest difference in single precision goes to the elements that made it", () => {
  const x = tensor(
    [
      [-0.02618386782705784, 0.026264622807502747, 0.887287437915802],
      [0.5108357071876526, -1.0542494058609009, -0.5991606116294861],
      [-0.049194060266017914, 0.8724417090415955, -0.08222830295562744],
    ],
    { dtype: "float32", requiresGrad: true },
  );
  const [slope] = grad([mended.pdist(x, Number.POSITIVE_INFINITY)], [x], {
    gradOutputs: [tensor([1, 2, 4], { dtype: "float32" })],
  });
  expect(slope!.toArray()).toEqual([
    [0, 0, 3],
    [0, -4, -1],
    [0, 4, -2],
  ]);
  const between = mended.cdist(x, x, Number.POSITIVE_INFINITY);
  const [other] = grad([between], [x], { gradOutputs: [mended.ones_like(between)] });
  expect(other!.toArray()).toEqual([
    [0, 0, 4],
    [0, -2, -2],
    [0, 2, -2],
  ]);
});

test("residuals of least squares without elements", () => {
  const shapes = (driver: string, a: readonly number[], b: readonly number[]): number[][] =>
    mended.linalg_lstsq(mended.zeros(a), mended.ones(b), null, { driver }).map((x: Tensor) => x.shape);
  expect(shapes("gelss", [0, 6, 3], [0, 6, 2])).toEqual([[0, 3, 2], [0, 2], [0], [0, 3]]);
  expect(shapes("gelsy", [0, 6, 3], [0, 6, 2])[1]).toEqual([0]);
  expect(
    mended.linalg_lstsq(mended.zeros([6, 0]), mended.ones([6, 2]), null, { driver: "gelsd" })[1].toArray(),
  ).toEqual([6, 6]);
});

test("a Dirichlet sample of one member does not move", () => {
  expect(mended._dirichlet_grad(double([1]), double([2]), double([2])).toArray()).toEqual([0]);
});

// Below the diagonal only rounding noise of rounding noise remains, as small as 1e-280.
test.each([21, 26, 33, 48])("matrices of rank 1 and %i rows have eigenvalues", (n) => {
  const column = mended.sin(mended.mul.Scalar(reals([n, 1], 1), 0.7));
  const matrix = mended.clone(mended.expand(column, [n, n]));
  const trace = Number(
    column
      .toArray()
      .flat()
      .reduce((a: number, b: number) => a + b, 0),
  );
  const [values, vectors] = mended.linalg_eig(matrix);
  const moduli = mended.abs(values).toArray() as number[];
  expect(moduli.sort((a, b) => b - a)[0]).toBeCloseTo(Math.abs(trace), 10);
  expect(moduli[1]).toBeLessThan(1e-6);
  const left = mended.matmul(mended.to.dtype(matrix, "complex128"), vectors);
  const right = mended.mul.Tensor(vectors, mended.unsqueeze(values, -2));
  expect(mended.abs(mended.sub.Tensor(left, right)).max().item()).toBeLessThan(1e-12);
});

test("a norm below the bound of cosine_similarity has PyTorch's derivative", () => {
  const x = tensor([1e-9, 0], { dtype: "float64", requiresGrad: true });
  const [slope] = grad([mended.cosine_similarity(x, double([1, 2]), 0)], [x]);
  const [first, second] = slope!.toArray() as number[];
  expect(first).toBeCloseTo(44274145.95449584, 5);
  expect(second).toBeCloseTo(89442719.09999159, 5);
});

test("bounds of integers lose their fractions first", () => {
  const clipped = mended.hardtanh(u8([0, 1, 2, 3]), -0.5, 2.75);
  expect([clipped.dtype, clipped.toArray()]).toEqual(["uint8", [0, 1, 2, 2]]);
  expect(mended.hardtanh(i8([-3, -1, 0, 3]), -1.75, 1.5).toArray()).toEqual([-1, -1, 0, 1]);
});

test("least squares by the driver that takes full rank for granted have residuals, whatever the rank", () => {
  // Columns are equal; PyTorch 1.13 gives residuals of the batch, too.
  const columns = mended.ones([2, 5, 3], { dtype: "float64" });
  expect(
    mended.linalg_lstsq(columns, mended.ones([2, 5, 2], { dtype: "float64" }), { driver: "gels" })[1].shape,
  ).toEqual([2, 2]);
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

test("addr takes no output of another kind of numbers, and addr_ only a matrix", () => {
  const [vector, whole] = [mended.ones([2]), mended.ones([2, 2], { dtype: "int64" })];
  const cast = "result type float32 can't be cast to the desired output type int64";
  expect(() => mended.addr.out(vector, vector, vector, { out: whole })).toThrow(cast);
  expect(() => mended.addr_(whole, vector, vector)).toThrow(cast);
  expect(() => mended.addr_(vector, vector, vector)).toThrow("2D tensor expected, got 1D tensor for input");
  expect(mended.addr_(mended.ones([2, 2]), vector, vector, { beta: 2 }).toArray()).toEqual([
    [3, 3],
    [3, 3],
  ]);
});

test("a product that is row-major already is not copied", () => {
  const [row, batch] = [mended.ones([1, 4]), mended.ones([1, 1, 4, 6])].map((one) => one.requiresGrad_()) as [
    Tensor,
    Tensor,
  ];
  const product = mended.matmul(row, batch);
  expect([product.shape, product.gradFn?.name]).toEqual([[1, 1, 1, 6], "TransposeBackward0"]);
});

test("sizes that are negative or too many are reported", () => {
  expect(() => mended.adaptive_max_pool2d(mended.ones([1, 3, 3]), [-5, 2])).toThrow(
    "Trying to create tensor with negative dimension -5: [1, -5, 2]",
  );
  const image = mended.ones([3, 1, 3, 2]);
  expect(() => mended.im2col(image, [3, 1], [1, 1], [1, 0], [2, 1, 2, 1])).toThrow(
    "It is expected stride equals to 2, but got size 4",
  );
  expect(() => mended.im2col(image, [3], [1, 1], [1, 0], [2, 1])).toThrow(
    "It is expected kernel_size equals to 2, but got size 1",
  );
});

test.each(["float16", "bfloat16"] as const)("the gradient of special_i1e in %s", (dtype) => {
  const slopes = (type: DType): number[] => {
    const x = tensor([0, 1, -2, 1e-4], { dtype: type, requiresGrad: true });
    return grad([mended.sum(mended.special_i1e(x)), mended.sum(mended.special_i1(x))], [x])[0]!.toArray() as number[];
  };
  for (const [i, slope] of slopes(dtype).entries()) expect(slope).toBeCloseTo(slopes("float32")[i]!, 1);
});

test("least squares of two dtypes are refused by every driver", () => {
  const [A, b] = [mended.ones([2, 3], { dtype: "float64" }), mended.ones([2, 1])];
  for (const driver of ["gels", "gelsd"])
    expect(() => mended.linalg_lstsq(A, b, null, { driver })).toThrow(
      "Expected input and other to have the same dtype, but got input's dtype float64 and other's dtype float32",
    );
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
    expect(run(double([])).shape).toEqual(shape);
  });

  test.each(["var", "std"])("%s is not an integer, but for a single one and of no elements", (name) => {
    const refusal = "result type float32 can't be cast to the desired output type int8";
    const square = mended.reshape(real, [2, 2]);
    expect(() => mended[name].correction_out(square, [1], { correction: 1, out: i8([]) })).toThrow(refusal);
    expect(() => mended[name].out(square, [0], { out: i8([]) })).toThrow(refusal);
    expect(mended[name].out(square, [0, 1], { out: i8([]) }).item()).toBe(1);
    expect(mended[name].out(mended.zeros([2, 0]), [1], { out: i8([]) }).shape).toEqual([2]);
    const wide = mended[name].out(real, null, true, { out: mended.zeros([], { dtype: "float64" }) });
    expect(wide.item() ** (name === "var" ? 1 : 2)).toBeCloseTo(5 / 3, 6);
    // As in PyTorch, the pair of both may be.
    expect(mended.var_mean.correction_out(real, null, { correction: 1, out: [i8([]), i8([])] })[1].item()).toBe(2);
  });

  test("soft_margin_loss_backward casts, and absolute values of complex numbers may stay complex", () => {
    const out = mended.soft_margin_loss_backward.grad_input(f([1]), f([0]), f([1]), 1, { out: double([]) });
    expect([out.dtype, out.toArray()]).toEqual(["float64", [-0.5]]);
    const z = mended.complex(f([3, -8]), f([4, 6]));
    expect(mended.abs.out(z, { out: complex() }).toArray()).toEqual([
      { re: 5, im: 0 },
      { re: 10, im: 0 },
    ]);
    expect(mended.abs.out(z, { out: double([]) }).toArray()).toEqual([5, 10]);
    expect(() => mended.abs.out(z, { out: i8([]) })).toThrow("can't be cast");
    expect(() => mended.abs.out(f([1]), { out: double([]) })).toThrow("Found dtype float64 but expected float32");
  });
});

test("the logarithm of a softmax: zero for a single element, and exact beside a large maximum", () => {
  for (const x of [f([-0]), double([-0]), f(-0)]) expect(mended.log_softmax(x, 0).data[0]).toBe(0);
  expect(mended.log_softmax(double([[-0], [1]]), 1).toArray()).toEqual([[0], [0]]);
  expect(mended.log_softmax(double([1e17, 1e17]), 0).toArray()).toEqual([-Math.LN2, -Math.LN2]);
  expect(mended.log_softmax(double([Number.NEGATIVE_INFINITY, 2]), 0).toArray()).toEqual([Number.NEGATIVE_INFINITY, 0]);
});

test("glu_jvp records through fake tensors, too", () => {
  const x = f([1, 2]).requiresGrad_();
  const plain = mended.glu_jvp(f([0.5]), x, f([1, 3]), 0);
  const fake = withFakeTensors(() => mended.glu_jvp(f([0.5]), x, f([1, 3]), 0));
  expect([plain.requiresGrad, fake.requiresGrad, fake.gradFn.name]).toEqual([true, true, plain.gradFn.name]);
  // da s + g (1 - s) db, with s the sigmoid of 2.
  const s = 1 / (1 + Math.exp(-2));
  expect(plain.item()).toBeCloseTo(s + 0.5 * (1 - s) * 3, 6);
  const [slope] = grad(plain.sum(), x);
  expect(slope!.toArray()).toEqual([0, expect.closeTo(s * (1 - s) * (1 - 1.5), 6)]);
});

test("linalg_ldl_solve of a Hermitian matrix reads only the real part of the diagonal, except in blocks of two", () => {
  const complex = (rows: readonly (readonly [number, number])[][]): Tensor =>
    tensor(
      rows.map((row) => row.map(([re, im]) => ({ re, im }))),
      { dtype: "complex128" },
    );
  const LD = complex([
    [
      [2, 1],
      [9, 0],
    ],
    [
      [0.5, 1],
      [-3, 0.5],
    ],
  ]);
  const solved = (pivots: number[]): number[] =>
    mended
      .linalg_ldl_solve(LD, tensor(pivots, { dtype: "int32" }), complex([[[1, 1]], [[2, -1]]]), { hermitian: true })
      .toArray()
      .flatMap(([{ re, im }]: [{ re: number; im: number }]) => [re, im].map((part) => Number(part.toFixed(4))));
  expect(solved([1, 2])).toEqual([0.0833, -0.75, -0.8333, 0.8333]);
  expect(solved([-2, -2])).toEqual([0.4234, -0.1093, -0.6185, 0.3532]);
});

test.each(["reflection", "replication"])("%s padding may leave one dimension empty, not all", (kind) => {
  const x = mended.ones([1, 3, 7]).requiresGrad_();
  const empty = mended[`${kind}_pad2d`](x, [-2, -1, -2, -1]);
  expect(empty.shape).toEqual([1, 0, 4]);
  expect(grad(empty.sum(), x)[0]!.abs().sum().item()).toBe(0);
  expect(mended[`${kind}_pad3d`](mended.ones([1, 2, 3, 4]), [-2, -2, 0, 0, -1, -1]).shape).toEqual([1, 0, 3, 0]);
  expect(() => mended[`${kind}_pad2d`](x, [-4, -3, -2, -1])).toThrow(
    "input ([1, 3, 7]) is too small. Calculated output shape: [1, 0, 0]",
  );
  expect(() => mended[`${kind}_pad1d`](x, [-4, -4])).toThrow("too small. Calculated output shape: [1, 3, -1]");
  expect(() => mended[`${kind}_pad2d`](x, [-4, -4, 0, 0])).toThrow("negative dimension -1: [1, 3, -1]");
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

test.each([
  ["_neg_view_copy", "float32"],
  ["_conj_copy", "complex64"],
] as const)("%s with an output refuses what requires grad", (name, dtype) => {
  const [x, out] = [mended.ones([2], { dtype }) as Tensor, mended.zeros([2], { dtype }) as Tensor];
  mended[name].out(x, { out });
  expect(out.abs().sum().item()).toBe(2);
  expect(() => mended[name].out(x.requiresGrad_(), { out })).toThrow(`${name}(): the form with out= does not record`);
});
