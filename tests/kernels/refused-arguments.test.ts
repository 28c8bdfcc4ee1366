// Calls that operators refuse, with words of PyTorch's messages: found by random programs, one row or test each.

import { expect, test } from "vitest";
import { grad, scalar, TengenError, type Tensor, tensor } from "../../generated/index.js";
import {
  aten,
  bool,
  complex,
  empties,
  f,
  f64,
  i8,
  index,
  ints,
  leaf,
  long,
  mended,
  nan,
  overlapping,
  reals,
  square,
  transposed,
  u8,
  weights,
} from "./small-tensors.js";

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
  [
    "index_copy_ of one number into a slice of several",
    () => aten.index_copy_(f([[1, 2]]), 1, long([0]), f([1]).select(0, 0)),
    "Source/destination tensor must have same slice shapes. Destination slice shape: [1] at dimension 1 and source slice shape: [] at dimension 0.",
  ],
  ["isin of bool", () => aten.isin.Tensor_Tensor(bool, bool), "isin does not support bool"],
  ["isin of a bool and a number", () => aten.isin.Tensor_Scalar(bool, 1), "isin does not support bool"],
  ["searchsorted of bool", () => aten.searchsorted.Tensor(bool, bool), "searchsorted does not support bool"],
  [
    "huber_loss of real numbers and complex targets",
    () => aten.huber_loss(f([1]), complex([1], "complex64")),
    "result type complex64 can't be cast to the desired output type float32",
  ],
  [
    "baddbmm_ of another dtype than the batches'",
    () => mended.baddbmm_(f64([[[1]]]), f([[[2]]]), f([[[3]]])),
    "Bad in-place call: input tensor dtype float64 and output tensor dtype float32 should match",
  ],
  [
    "baddbmm of a complex addend and real batches",
    () => mended.baddbmm(complex([[[1]]], "complex64"), f([[[2]]]), f([[[3]]])),
    "`batch1` must have the dtype of `self`, complex64, got float32",
  ],
  [
    "segment_reduce along a dimension that the data lacks",
    () => mended.segment_reduce(f([1, 2]), "sum", { lengths: long([2]), axis: -2 }),
    "Dimension out of range (expected to be in range of [-1, 0], but got -2)",
  ],
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
  [
    "istft by a window of integers",
    () => aten.istft(aten.ones([5, 13, 2]), 8, 2, 8, tensor([1, 2, 3, 4, 4, 3, 2, 1], { dtype: "int64" })),
    "istft: expected a floating-point window, got int64: convert it with `to`",
  ],
  [
    "fft_rfft of matrices without rows, padded",
    () => aten.fft_rfft(aten.ones([4, 0, 2]), 3),
    "plus negative padding 0 and 0 resulted in a negative output size, which is invalid. Check dimension 1",
  ],
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
  [
    "_standard_gamma_grad of two dtypes",
    () => aten._standard_gamma_grad.default(f([1]), f64([1])),
    "Found dtype float64 but expected float32",
  ],
  [
    "_dirichlet_grad of two dtypes",
    () => aten._dirichlet_grad.default(f([1]), f([1]), f64([1])),
    "Found dtype float64 but expected float32",
  ],
  ["log_sigmoid into another dtype", () => aten.log_sigmoid.out(f([1]), { out: f64([]) }), "expected dtype"],
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
    () => aten.inner.out(f([1]), f([1]), { out: f64([]) }),
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
    () => mended.embedding_bag(f([[1, 2]]), index, index, false, 0, false, f64([1])),
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
        out: f64([]),
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
    () => aten.adaptive_avg_pool2d.out(aten.zeros([1, 3, 3]), [2, 2], { out: f64([]) }),
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
  ["chain_matmul into another dtype", () => aten.chain_matmul.out([square(), square()], { out: f64([]) }), "float32"],
  ["diag into another dtype", () => aten.diag.out(square(), 0, { out: f64([]) }), "expected dtype float32"],
  [
    "layer_norm with a bias of another dtype",
    () => aten.layer_norm(f([1, 2]), [2], null, f64([1, 2])),
    "but found float64",
  ],
  ["group_norm with a weight of another dtype", () => aten.group_norm(square(), 1, f64([1, 2])), "but found float64"],
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
    () => aten.batch_norm(square(), null, null, f64([0, 0]), f64([1, 1]), false, 0.1, 1e-5, false),
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
    () => aten.avg_pool2d.out(aten.zeros([1, 2, 2]), [2, 2], { out: f64([]) }),
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

test.each<[string, () => unknown, string]>([
  [
    "a quantile in another dtype",
    () => aten.quantile.scalar_out(f([1, 2]), 0.5, null, false, { out: f64([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "a quantile of NaN in another dtype",
    () => aten.nanquantile.out(f64([1, 2]), f64(0.5), null, false, { out: f([]) }),
    "Expected out tensor to have dtype float64, but got float32 instead",
  ],
  [
    "adaptive_avg_pool3d.out in another dtype",
    () => aten.adaptive_avg_pool3d.out(f([[[[1]]]]), [1, 1, 1], { out: f64([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "the norm of a number by an order",
    () => aten.linalg_norm(f64(1.875), 3, null, true),
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
    () => aten.embedding_bag(f64([[1]]), ints([0]), ints(0)),
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

test.each<[string, () => unknown, string]>([
  [
    "an unknown driver",
    () => mended.linalg_lstsq(square(), square(), null, { driver: "floor" }),
    '`driver` must be "gels", "gelsy", "gelsd", "gelss" or null, got "floor"',
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

test.each<[string, () => unknown, string]>([
  [
    "columns of a matrix in another dtype",
    () => mended.im2col.out(mended.ones([1, 1, 2, 2]), [1, 1], [1, 1], [0, 0], [1, 1], { out: i8([]) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "avg_pool3d.out in another dtype",
    () => mended.avg_pool3d.out(mended.ones([1, 1, 1, 1]), [1, 1, 1], { out: f64([]) }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "qr.Q in another dtype",
    () => mended.qr.Q(square(), true, { out: [f64([]), f64([])] }),
    "Expected out tensor to have dtype float32",
  ],
  [
    "tensordot.out in another dtype",
    () => mended.tensordot.out(square(), square(), [1], [0], { out: f64([]) }),
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

test.each<[string, () => unknown, string]>([
  [
    "rows of two dtypes",
    () => mended.cdist(mended.ones([2, 2]), mended.ones([2, 2], { dtype: "float64" }), 0),
    "cdist: expected X2 to have the dtype of X1, float32, but got float64",
  ],
  [
    "a vector norm in a narrower dtype",
    () => mended.linalg_vector_norm(f64([1]), 2, null, false, { dtype: "float32" }),
    "linalg.vector_norm: the dtype of the input (float64) should be convertible without narrowing to the specified dtype (float32)",
  ],
  [
    "a matrix norm in a narrower dtype",
    () => mended.linalg_matrix_norm.str_ord(f64([[1]]), "nuc", [-2, -1], false, { dtype: "float32" }),
    "linalg.matrix_norm: the dtype of the input (float64) should be convertible without narrowing to the specified dtype (float32)",
  ],
  [
    "a matrix norm in integers",
    () => mended.linalg_matrix_norm(f64([[1]]), 1, [-2, -1], false, { dtype: "int32" }),
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

test.each<[string, () => unknown, string]>([
  [
    "a system of two dtypes",
    () => mended.cholesky_solve(mended.eye(1), f64([[1]])),
    "cholesky_solve: Expected b and A to have the same dtype, but found b of type float32 and A of type float64 instead",
  ],
  [
    "a loss of integer targets, with a weight",
    () => mended.binary_cross_entropy_with_logits(f64([1]), long([1]), null, f64([2])),
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
    () => mended.binary_cross_entropy.out(f64([0.5]), f64([1]), null, 1, { out: f([]) }),
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
    () => mended.addbmm.out(square(), mended.ones([1, 2, 2]), mended.ones([1, 2, 2]), { out: f64([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
  [
    "ormqr into another dtype",
    () => mended.ormqr.out(square(), f([0, 0]), square(), true, false, { out: f64([]) }),
    "Expected out tensor to have dtype float32, but got float64 instead",
  ],
])("%s: refused", (_, call, message) => {
  expect(call).toThrow(message);
  expect(call).toThrow(TengenError);
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

test("bool cannot be negated, lazily neither", () => {
  expect(() => mended._neg_view(bool).toArray()).toThrow(
    "Negation, the `-` operator, on a bool tensor is not supported.",
  );
});

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

test.each<[string, (x: Tensor, places: Tensor) => unknown]>([
  ["gather", (out, places) => mended.gather.out(out, 0, places, { out })],
  ["take", (out, places) => mended.take.out(out, places, { out })],
  ["masked_select", (out) => mended.masked_select.out(out, tensor([true, false, true]), { out })],
  ["nonzero", (_, out) => mended.nonzero.out(out, { out })],
])("%s does not write into its input", (_, call) => {
  expect(() => call(reals([3]), tensor([2, 0, 1], { dtype: "int64" }))).toThrow(overlapping);
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

test("least squares of two dtypes are refused by every driver", () => {
  const [A, b] = [mended.ones([2, 3], { dtype: "float64" }), mended.ones([2, 1])];
  for (const driver of ["gels", "gelsd"])
    expect(() => mended.linalg_lstsq(A, b, null, { driver })).toThrow(
      "Expected input and other to have the same dtype, but got input's dtype float64 and other's dtype float32",
    );
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

test.each([
  ["_neg_view_copy", "float32"],
  ["_conj_copy", "complex64"],
] as const)("%s with an output refuses what requires grad", (name, dtype) => {
  const [x, out] = [mended.ones([2], { dtype }) as Tensor, mended.zeros([2], { dtype }) as Tensor];
  mended[name].out(x, { out });
  expect(out.abs().sum().item()).toBe(2);
  expect(() => mended[name].out(x.requiresGrad_(), { out })).toThrow(`${name}(): the form with out= does not record`);
});

test.each<[string, () => unknown]>([
  [
    "fill_ of a complex number into reals",
    () => mended.fill_.Tensor(f([1]), complex([{ re: 1, im: 2 }], "complex64").reshape([])),
  ],
  ["fill_ of 300 into uint8", () => mended.fill_.Tensor(u8([1]), tensor(300, { dtype: "int64" }))],
  ["fill_ of 1e40 into float32", () => mended.fill_.Tensor(f([1]), tensor(1e40, { dtype: "float64" }))],
  ["elu of nothing with a complex alpha", () => mended.elu(f([]), { re: 1, im: 2 })],
  ["threshold of nothing with a complex value", () => mended.threshold(f([]), 0, { re: 1, im: 2 })],
  [
    "std of nothing into integers",
    () => mended.std.correction_out(f([]).reshape([0, 2]), [0], { correction: 1, out: tensor([], { dtype: "int64" }) }),
  ],
  [
    "var into complex numbers",
    () =>
      mended.var.correction_out(f([1, 2, 3, 4]).reshape([2, 2]), [0], { correction: 1, out: complex([], "complex64") }),
  ],
  [
    "index_reduce of bools",
    () => mended.index_reduce(tensor([true]), 0, tensor([0], { dtype: "int64" }), tensor([true]), "prod"),
  ],
  [
    "the mean of bools that are scattered",
    () => mended.scatter_reduce.two(tensor([true]), 0, tensor([0], { dtype: "int64" }), tensor([true]), "mean"),
  ],
  [
    "the gradient of symeig without eigenvectors",
    () => {
      const A = tensor([], { dtype: "float64" }).reshape([0, 0]).requiresGrad_();
      grad(mended.symeig(A, false)[0].sum(), A);
    },
  ],
])("%s is refused, as in PyTorch", (_name, call) => {
  expect(call).toThrow(TengenError);
});

test("on meta, what depends on elements is refused by one sentence, and one_hot of known classes is not", () => {
  const classes = mended.zeros([2], { dtype: "int64", device: "meta" });
  const needed = 'the shape of the result depends on data, and tensors on device "meta" have none';
  expect(() => mended.one_hot(classes)).toThrow(needed);
  expect(() => mended.tensor_split.tensor_indices_or_sections(mended.zeros([4], { device: "meta" }), classes)).toThrow(
    needed,
  );
  expect(mended.one_hot(classes, 3).shape).toEqual([2, 3]);
});
