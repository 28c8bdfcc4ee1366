// Special values, empty tensors and rare arguments give PyTorch's numbers and gradients. Found by random programs.

import { expect, test } from "vitest";
import { type DType, grad, hessian, jvp, type Tensor, tensor, withFakeTensors } from "../../generated/index.js";
import {
  all3,
  aten,
  bool,
  complex,
  empties,
  f,
  f64,
  i8,
  index,
  inf,
  ints,
  layoutOf,
  leaf,
  long,
  mended,
  nan,
  pool2d,
  reals,
  square,
  transposed,
  u8,
} from "./small-tensors.js";

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

test("the addend of a batch of products may have another dtype, and its gradient has it, too", () => {
  const product = f([[[0.5, 1]]]);
  for (const dtype of ["int32", "bool", "float16", "float64", "int64"] as const) {
    const added = mended.baddbmm(tensor([[[1]]], { dtype }), f([[[1]]]), product, { beta: 0.5 }) as Tensor;
    expect([added.dtype, added.toArray()]).toEqual(["float32", [[[1, 1.5]]]]);
  }
  const self = leaf(f64([[[1]]]));
  const result = mended.baddbmm(self, f([[[1]]]), product) as Tensor;
  const [gradient] = grad([result.sum()], [self]);
  expect([gradient!.dtype, gradient!.toArray()]).toEqual(["float64", [[[2]]]]);
});

test("segments are counted along the last dimension by a negative number, with their gradient", () => {
  const data = leaf(f([1, 2, 3, 4, 5]));
  const sums = mended.segment_reduce(data, "prod", { offsets: long([0, 2, 5]), axis: -1 }) as Tensor;
  expect(sums.toArray()).toEqual([2, 60]);
  expect(grad([sums.sum()], [data])[0]!.toArray()).toEqual([2, 1, 20, 15, 12]);
});

test("one tensor is flattened as a view if it is contiguous, else as a copy", () => {
  const flat = (x: Tensor) => mended.flatten_dense_tensors([x]) as Tensor;
  const x = square();
  expect(flat(x).storage).toBe(x.storage);
  expect(flat(transposed()).gradFn).toBe(null);
  for (const shaped of [leaf(square()), aten.t(leaf(square())) as Tensor])
    expect(flat(shaped).gradFn?.name).toBe("ViewBackward0");
});

test("a NaN among the other classes is not a violation of the margin", () => {
  const loss = aten.multi_margin_loss(f([-2.75, -2.375, Number.NaN]), tensor([1], { dtype: "int64" })) as Tensor;
  expect(loss.item()).toBeCloseTo((1 - 2.75 + 2.375) / 3, 6);
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
  const recorded = (values: number[], requiresGrad = true) => tensor(values, { dtype: "float64", requiresGrad });
  const loss = recorded([2.125, -0.6]);
  const outer = aten.binary_cross_entropy_backward(
    recorded([-1.875, -1.875], false),
    loss,
    recorded([0.75, 3], false),
    null,
    0,
  );
  const [first] = grad([outer as Tensor], [loss], { gradOutputs: [recorded([1, 1], false)] });
  const slopes = (first!.toArray() as number[]).map((slope) => slope.toFixed(4));
  expect(slopes).toEqual(["-0.6818", "-14.1602"]);
  const given = recorded([1, 2, 3]);
  const slope = recorded([-1]);
  const [gradInput] = aten.prelu_backward(given, recorded([Number.NaN, -1, 2]), slope) as readonly Tensor[];
  const gradients = grad([gradInput!], [given, slope], { gradOutputs: [recorded([2, 2, 2], false)] });
  expect(gradients.map((g) => g!.toArray())).toEqual([[Number.NaN, -2, 2], [4]]);
  const tiny = tensor([1e-40], { dtype: "float32", requiresGrad: true });
  expect(grad([aten.sinc(tiny) as Tensor], [tiny], { gradOutputs: [f([1])] })[0]!.toArray()).toEqual([0]);
});

test("numbers beyond 2^53 take part with their low bits, and multiples with their sign", () => {
  const big = 2n ** 53n + 1n;
  for (const dtype of ["int8", "int16", "int32"] as const)
    expect((aten.sub.Scalar(tensor([-4, 5], { dtype }), big) as Tensor).toArray()).toEqual([-5, 4]);
  const long = (values: (number | bigint)[]) => tensor(values, { dtype: "int64" });
  const multiple = aten.lcm(long([7]), long([2n ** 62n + 1n])) as Tensor;
  expect(multiple.toArray({ bigint: true })).toEqual([4611686018427387897n]);
});

test("a system that holds NaN has no solution by halves, whatever its layout", () => {
  const numbers = [8, 1.5, -1.375, inf, 1.5, 8.75, 2.125, -inf, -1.375, 2.125, 8.5, -2.25, inf, -inf, -2.25, 11];
  for (const layout of [
    [4, 1],
    [1, 4],
  ]) {
    const make = (): Tensor => {
      const matrix = tensor(numbers).asStrided([4, 4], layout);
      matrix.requiresGrad = true;
      return matrix;
    };
    const matrix = make();
    const logarithm = (aten.linalg_slogdet(matrix) as readonly Tensor[])[1]!;
    expect((grad([logarithm], [matrix])[0]!.toArray() as number[][]).flat()).toEqual(new Array(16).fill(nan));
    const solved = aten.linalg_tensorsolve(make().detach(), tensor([1, 0, 0, 0])) as Tensor;
    expect(solved.toArray()).toEqual([nan, nan, nan, nan]);
  }
});

test("one complex number is in order, and what cannot happen counts for nothing in the gradient of CTC", () => {
  const one = complex([2, 3], "complex64").select(0, 1);
  for (const [values, indices] of [aten.sort(one), aten.topk(one, 1), aten.kthvalue(one, 1)] as (readonly Tensor[])[])
    expect([values!.item(), indices!.item()]).toEqual([{ re: 3, im: 0 }, 0]);
  const alphas = tensor([[[inf, 0.25, -0.5]]]);
  const losses = f([0.5]);
  const given = [f([1]), tensor([[[-0.5, -1]]]), long([[1]]), [1], [1], losses, alphas, 0] as const;
  const gradient = aten._ctc_loss_backward(
    ...(given as unknown as Parameters<typeof aten._ctc_loss_backward>),
  ) as Tensor;
  expect((gradient.toArray() as number[][][]).flat(2).some(Number.isNaN)).toBe(false);
});

test("a lazily conjugated tensor viewed as its own dtype is a view", () => {
  const x = complex([1], "complex64").conj();
  expect([
    aten.is_conj(aten.view.dtype(x, "complex64") as Tensor),
    (aten.view.dtype(x, "complex64") as Tensor).shape,
  ]).toEqual([true, [1]]);
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
  const [x] = aten.linalg_solve_ex(a, f64([[1], [1]])) as readonly Tensor[];
  const [gradient] = grad([x!], [a], { gradOutputs: [f64([[1], [1]])] });
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

test("log_sigmoid_backward of a buffer of -0 is 0 where the input is positive", () => {
  const slopes = aten.log_sigmoid_backward(f64([0.1, -0.1]), f64([7, -7]), f64([-0, -0])) as Tensor;
  expect(slopes.toArray()).toEqual([0, -0.1]);
});

test("the gradient of smooth_l1_loss for a target beside a bool", () => {
  const target = tensor([0.5, 2, -1], { dtype: "float32", requiresGrad: true });
  const loss = aten.smooth_l1_loss(tensor([true, false, true]), target, 2, 1) as Tensor;
  expect(grad([loss], [target])[0]!.toArray()).toEqual([-0.5, 1, -1]);
});

test.each<[string, () => unknown, unknown]>([
  ["cholesky of nothing", () => mended.cholesky(empties([3, 0, 1])).shape, [3, 0, 1]],
  ["cond of nothing", () => mended.linalg_cond(empties([4, 0, 3, 2], "int64"), null).dtype, "int64"],
  ["a driver", () => mended.linalg_lstsq(square(), square(), null, { driver: "gels" })[2].shape, [0]],
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
    () => mended.linalg_vector_norm(f64([1.5, 9.36, 2.88]), 0.1).item(),
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
    "sums of integers with the whole part of alpha",
    () => [
      mended._add_relu.Tensor(long([1, 2]), long([1, -9]), { alpha: 1.5 }).toArray(),
      mended._add_relu.Scalar(long([1, -5]), 3, -1.5).toArray(),
      mended._add_relu.Scalar(f([1]), 3, 1.5).toArray(),
    ],
    [[2, 0], [0, 0], [5.5]],
  ],
  [
    "the gradient of a transform of no rows",
    () => {
      const x = leaf(mended.zeros([0, 3]));
      mended.real(mended.fft_rfft(x)).sum().backward();
      return x.grad!.shape;
    },
    [0, 3],
  ],
  [
    "the sign of what half precision cannot hold",
    () => {
      const x = mended.to.dtype(f([95, 110, -100]), "bfloat16");
      const out = mended.empty([3], { dtype: "bfloat16" });
      mended.log_sigmoid.out(x, { out });
      return [mended.log_sigmoid(x).toArray(), out.toArray()];
    },
    [
      [-0, 0, -100],
      [-0, 0, -100],
    ],
  ],
  [
    "zeta where all terms but the first vanish, or the first, too",
    () => mended.special_zeta(f64([1e16, 1e15, 1e18, 20, 1.5]), f64([2, 1, 0.5, 1e8, 2])).toArray(),
    [nan, 1, inf, expect.closeTo(5.2632e-154, 157), expect.closeTo(1.612375348685488, 14)],
  ],
  [
    "norms of complex numbers in a real dtype",
    () => [
      mended.norm.ScalarOpt_dtype(mended.complex(f64([3, 0]), f64([4, 2])), 2, { dtype: "float64" }).item(),
      mended.norm
        .ScalarOpt_dim_dtype(mended.complex(f64([3, 0]), f64([4, 2])), 1, [0], true, { dtype: "float32" })
        .toArray(),
      mended.norm.ScalarOpt_dtype(mended.complex(f64([3, 0]), f64([4, 0])), 2, { dtype: "complex64" }).item().re,
    ],
    [3, [3], 5],
  ],
  [
    "the gradient of such a norm, of real parts",
    () => {
      const x = leaf(mended.complex(f64([3, 4]), f64([4, 2])));
      mended.norm.ScalarOpt_dtype(x, 2, { dtype: "float64" }).backward();
      return mended.view_as_real(x.grad).toArray();
    },
    [
      [expect.closeTo(0.6, 14), 0],
      [expect.closeTo(0.8, 14), 0],
    ],
  ],
  [
    "one sample with a target for each class",
    () => [1, 0].map((reduction) => mended.nll_loss(f([1, 2, 3]), long([1, 0, 2]), null, reduction, -100).item()),
    [-2, -2],
  ],
  [
    "zeta of infinity",
    () => mended.special_zeta.self_scalar(inf, f64([-2.353, 0.5, 1, 2, nan])).toArray(),
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
        f64([0.5, 0.25]),
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
        f64([
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
    () => mended.linalg_solve_triangular(f64([[2]]), long([[3]]), { upper: true }).toArray(),
    [[1.5]],
  ],
  [
    "sums cut off, in a wider output",
    () => mended._add_relu.out(f([1, -2]), f([1, 1]), { out: f64([]) }).toArray(),
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

test("a loss of infinite logits is NaN where PyTorch's exponents cancel each other", () => {
  const losses = (target: number) =>
    mended.binary_cross_entropy_with_logits(f([-inf, inf, -200, 1]), mended.full([4], target), null, null, 0).toArray();
  expect(losses(0.5)).toEqual([nan, inf, 100, expect.closeTo(0.81326, 4)]);
  expect(losses(1)).toEqual([nan, nan, 200, expect.closeTo(0.31326, 4)]);
  expect(losses(2.5)).toEqual([nan, -inf, 500, expect.closeTo(-1.18674, 4)]);
});

test("of slices that compare equal the one is given that PyTorch's sort leaves in front", () => {
  const first = (count: number, negative: (i: number) => boolean) =>
    mended.unique_dim(f64(Array.from({ length: count }, (_, i) => [negative(i) ? -0 : 0])), 0)[0].toArray();
  expect(first(18, (i) => i % 2 === 0)).toEqual([[0]]);
  expect(first(18, (i) => i % 3 === 0)).toEqual([[-0]]);
  expect(first(24, (i) => i % 3 === 0)).toEqual([[-0]]);
  expect(first(33, (i) => i % 2 === 0)).toEqual([[0]]);
});

test("gradients of the gradient of binary_cross_entropy, outside of the unit interval and at its end", () => {
  const gradOutput = leaf(f64([1, 1]));
  const outer = mended.binary_cross_entropy_backward(gradOutput, f64([2.125, -0.6]), f64([0.75, 3]), null, 0);
  const [slope] = grad([outer], [gradOutput], { gradOutputs: [f64([1, 1])] });
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

test.each<[string, () => unknown, unknown]>([
  [
    "averages of int64, channels last",
    () => pool2d(mended.as_strided(mended.zeros([72], { dtype: "int64" }), [1, 2, 6, 6], [72, 1, 12, 2])).strides,
    [32, 1, 8, 2],
  ],
  [
    "the angle to a vector of bytes",
    () => mended.cosine_similarity(u8([67, 200]), f64([1, 2]), 0).item(),
    0.990160406865775,
  ],
  [
    "a covariance without degrees of freedom",
    () => mended.cov(long([-4, 9]), { correction: 2, aweights: f64([0.1, 0.89]) }).item(),
    inf,
  ],
  [
    "a factor of a matrix with NaN",
    () =>
      mended
        .linalg_cholesky_ex(
          f64([
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

test.each<[string, () => unknown, unknown]>([
  [
    "the slope of equal elements without a beta",
    () => mended.smooth_l1_loss_backward(f([1, 1, 1]), f([1, 3, 0.5]), f([1, 2, 1]), 0, 0).toArray(),
    [-1, 1, -1],
  ],
  [
    "a slope in a narrower dtype",
    () => mended.smooth_l1_loss_backward.grad_input(f64(1), f64([1, 2]), f64([0, 1]), 1, 1, { out: f([]) }).toArray(),
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

test("a bias of another dtype is converted by conv_tbc, and Laguerre's polynomials are 1 at 0, of whatever degree", () => {
  expect(mended.conv_tbc(f([[[1]]]), f([[[2]]]), f64([0.5])).dtype).toBe("float32");
  const values = mended.special_laguerre_polynomial_l.x_scalar(0, f64([2 ** 53, -1, 3])) as Tensor;
  expect(values.toArray()).toEqual([1, 0, 1]);
});

test("running sums begin at 0, so that none is -0, but for a number's", () => {
  expect([mended.cumsum(f([-0, -0]), 0).toArray(), mended.cumsum(f(-0), 0).item()]).toEqual([[0, 0], -0]);
});

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
    () => String(mended.norm.ScalarOpt_dtype(f64([3, 4]), 2, { dtype: "complex64" })),
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
  expect(mended._dirichlet_grad(f64([1]), f64([2]), f64([2])).toArray()).toEqual([0]);
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
  const [slope] = grad([mended.cosine_similarity(x, f64([1, 2]), 0)], [x]);
  const [first, second] = slope!.toArray() as number[];
  expect(first).toBeCloseTo(44274145.95449584, 5);
  expect(second).toBeCloseTo(89442719.09999159, 5);
});

test("cosine_similarity of what is not finite, or beside the bound", () => {
  const cosine = (x: number[], eps: number): unknown => mended.cosine_similarity(f64(x), f64([1, 2]), 0, eps).item();
  expect(cosine([Infinity, 1], 1e-8)).toBeNaN();
  expect(cosine([NaN, 1], 1e-8)).toBeNaN();
  expect(cosine([1e200, 1], 1e-8)).toBe(0);
  // The bound itself.
  expect(cosine([0.5, 0], 0.5)).toBeCloseTo(1 / Math.sqrt(5), 14);
  expect(cosine([0.25, 0], 0.5)).toBeCloseTo(0.5 / Math.sqrt(5), 14);
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

test.each(["float16", "bfloat16"] as const)("the gradient of special_i1e in %s", (dtype) => {
  const slopes = (type: DType): number[] => {
    const x = tensor([0, 1, -2, 1e-4], { dtype: type, requiresGrad: true });
    return grad([mended.sum(mended.special_i1e(x)), mended.sum(mended.special_i1(x))], [x])[0]!.toArray() as number[];
  };
  for (const [i, slope] of slopes(dtype).entries()) expect(slope).toBeCloseTo(slopes("float32")[i]!, 1);
});

test("the logarithm of a softmax: zero for a single element, and exact beside a large maximum", () => {
  for (const x of [f([-0]), f64([-0]), f(-0)]) expect(mended.log_softmax(x, 0).data[0]).toBe(0);
  expect(mended.log_softmax(f64([[-0], [1]]), 1).toArray()).toEqual([[0], [0]]);
  expect(mended.log_softmax(f64([1e17, 1e17]), 0).toArray()).toEqual([-Math.LN2, -Math.LN2]);
  expect(mended.log_softmax(f64([Number.NEGATIVE_INFINITY, 2]), 0).toArray()).toEqual([Number.NEGATIVE_INFINITY, 0]);
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

// PyTorch's numbers: what is constant outside of the domain, or within `eps` of its ends, has no further derivative, NaN or not.
test.each([
  ["without eps", null],
  ["with eps", 0.1],
])("third derivatives of logit outside of its domain, %s", (_, eps) => {
  const x = f64([0.25, 1.5]);
  const slopes = (y: Tensor): Tensor => jvp((z: Tensor) => mended.logit(z, eps), y, mended.ones_like(y)).tangents;
  const result = hessian((y: Tensor) => slopes(y).square().sum(), x) as Tensor;
  expect(result.mul(1e4).round().div(1e4).toArray()).toEqual([
    [1820.4444, 0],
    [0, 0],
  ]);
});

test("isclose looks at both parts of complex numbers", () => {
  const a = complex([1, 2, 1, nan, inf], "complex64");
  const moved = aten.add(a, aten.complex(f([0, 0, 0, 0, 0]), f([0, 3, 1e-9, 0, 0]))) as Tensor;
  const close = (options: object): unknown => (aten.isclose(a, moved, options) as Tensor).toArray();
  expect(close({})).toEqual([true, false, true, false, true]);
  expect(close({ equalNan: true })).toEqual([true, false, true, true, true]);
  expect(aten.allclose(a.narrow(0, 0, 2), moved.narrow(0, 0, 2), { rtol: 0.1, atol: 0.1 })).toBe(false);
});

test.each<[DType, unknown[], DType, unknown[], boolean]>([
  ["bool", [true, true], "float32", [2.5, 1], false],
  ["bool", [true], "int32", [2], false],
  ["int32", [1, 2], "float32", [1.5, 2], false],
  ["float32", [1.5, 2], "int32", [1, 2], false],
  ["int32", [1, 2], "float32", [1, 2], true],
  ["int32", [1, 2], "int64", [4294967297, 2], false],
  ["int64", [4294967297, 2], "int32", [1, 2], false],
  ["float32", [1, 2], "complex64", [1, { re: 2, im: 0 }], true],
  ["float32", [1, 2], "complex64", [1, { re: 2, im: 1 }], false],
  ["int32", [16777217], "float32", [16777216], true],
  ["float32", [0.1], "float64", [0.1], false],
  ["bfloat16", [1.1], "float16", [1.1], false],
])("equal of %s %j and %s %j compares in the dtype of both", (a, first, b, second, expected) => {
  expect(aten.equal(tensor(first as number[], { dtype: a }), tensor(second as number[], { dtype: b }))).toBe(expected);
});

const flat = (x: Tensor): unknown =>
  mended.flatten(x.dtype.startsWith("complex") ? mended.view_as_real(x) : x).toArray();

test("powers of 1 and -1 are as in C, also to NaN and to infinities", () => {
  const spaced = (base: number, start: number): unknown => flat(aten.logspace(start, -0.25, 3, { base }) as Tensor);
  expect([spaced(1, nan), spaced(1, inf), spaced(-1, inf)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [nan, 1, nan],
  ]);
});

test("a number is sought among bools as an integer", () => {
  const bools = tensor([false, true]);
  expect((mended.searchsorted.Scalar(bools, 2) as Tensor).item()).toBe(2);
  expect((mended.bucketize.Scalar(1, bools) as Tensor).item()).toBe(1);
  expect(() => mended.bucketize.Scalar({ re: 1, im: 0 }, bools)).toThrow("complex");
});

test("gradients of half-precision batch norm with parameters of float32 are of float32, as its statistics", () => {
  const x = tensor([1, 2, 3, 5], { dtype: "bfloat16" }).reshape([2, 2]);
  const w = f([1.001, 1]);
  const dtypes = (results: unknown): unknown => (results as Tensor[]).map(({ dtype }) => dtype);
  const all = ["bfloat16", "float32", "float32"];
  const [, mean, invstd] = mended.native_batch_norm(x, w, w, null, null, true, 0.1, 1e-5) as Tensor[];
  expect(dtypes([x, mean, invstd])).toEqual(all);
  expect(
    dtypes(mended.native_batch_norm_backward(x, x, w, null, null, mean, invstd, true, 1e-5, [true, true, true])),
  ).toEqual(all);
  const meta = [x, x, w, null, null, mean!, invstd!].map((one) => one?.to("meta") ?? null);
  expect(dtypes(mended.native_batch_norm_backward(...meta, true, 1e-5, [true, true, true]))).toEqual(all);
});

test("powers of complex numbers: to the power 0 and of 1 exactly 1, to the power 1 a copy, as in PyTorch", () => {
  const x = complex([0, 1, nan, inf, -2], "complex64");
  for (const power of [aten.pow.Tensor_Scalar, aten.float_power.Tensor_Scalar]) {
    expect(flat(power(x, 0) as Tensor)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    expect(flat(power(x, 1) as Tensor)).toEqual([0, 0, 1, 0, nan, 0, inf, 0, -2, 0]);
  }
  expect(flat(aten.pow.Scalar(1, complex([inf, nan, 0], "complex64")) as Tensor)).toEqual([1, 0, 1, 0, 1, 0]);
});

test("a value that is not scattered is not converted, as in PyTorch", () => {
  const none = tensor([], { dtype: "int64" });
  expect(flat(aten.scatter.value(f([1, 2]), 0, none, { re: 1, im: 2 }) as Tensor)).toEqual([1, 2]);
  expect(() => aten.scatter.value(f([1, 2]), 0, tensor([0], { dtype: "int64" }), { re: 1, im: 2 })).toThrow();
});

test("a result of triangular_solve that is not used gives zeros", () => {
  const [b, A] = [f([1, 2, 3, 4]).reshape([2, 2]), f([1, 0, 2, 5]).reshape([2, 2])];
  b.requiresGrad_();
  A.requiresGrad_();
  const [, coefficient] = mended.triangular_solve(b, A) as [Tensor, Tensor];
  const [ofB, ofA] = grad(coefficient.sum(), [b, A]) as [Tensor, Tensor];
  expect([flat(ofB), flat(ofA)]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]);
});

test("take_along_dim without a dimension takes any strides", () => {
  const x = f([1, 2, 3, 4]).reshape([2, 2]).t();
  expect(flat(aten.take_along_dim(x, tensor([1, 2], { dtype: "int64" })) as Tensor)).toEqual([3, 2]);
});

test("tangents of functions of Hermitian matrices count as their gradients do: by their symmetric part", () => {
  const A = tensor([4, 1, 1, 3], { dtype: "float64" }).reshape([2, 2]);
  const [t, turned] = [tensor([0, 1, 3, 0], { dtype: "float64" }), tensor([0, 2, 2, 0], { dtype: "float64" })].map(
    (one) => one.reshape([2, 2]),
  );
  for (const fn of [
    (x: Tensor) => mended.linalg_cholesky(x) as Tensor,
    (x: Tensor) => (mended.linalg_eigh(x).eigenvectors ?? mended.linalg_eigh(x)[1]) as Tensor,
  ]) {
    const along = jvp(fn, A, t!).tangents;
    const symmetric = jvp(fn, A, turned!).tangents;
    expect(along.sub(symmetric).abs().amax().item()).toBeLessThan(1e-12);
  }
});

test("norms of complex matrices take a complex dtype", () => {
  const A = complex([1, 2, 3, 5], "complex64").reshape([2, 2]);
  for (const order of [1, 2]) {
    const norm = mended.linalg_matrix_norm(A, order, [-2, -1], false, { dtype: "complex128" }) as Tensor;
    expect([norm.dtype, norm.item() as number]).toEqual(["float64", expect.closeTo(order === 1 ? 7 : 6.2429, 3)]);
  }
  expect(() =>
    mended.linalg_matrix_norm(f([1, 2, 3, 5]).reshape([2, 2]), 1, [-2, -1], false, { dtype: "complex64" }),
  ).toThrow();
});
