// Complex tensors: construction, printing, lazy conjugates, functions at branch cuts and edges (with PyTorch 1.13's results), gradients.

import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { gradcheck, gradgradcheck, ops, type Tensor, tensor } from "../../generated/index.js";

type Parts = readonly [re: number, im: number];
const at = ops.aten as unknown as Readonly<Record<string, (...args: unknown[]) => Tensor>>;
const z = (...values: Parts[]): Tensor =>
  tensor(
    values.map(([re, im]) => ({ re, im })),
    { dtype: "complex128" },
  );
const partsOf = (x: Tensor): Parts[] => (x.toArray() as { re: number; im: number }[]).map(({ re, im }) => [re, im]);
const { POSITIVE_INFINITY: inf, NaN: nan } = Number;

describe("complex tensors", () => {
  test("are created from objects, read as objects, and printed as in PyTorch", () => {
    const x = tensor([
      { re: 1, im: 2 },
      { re: 3, im: -4 },
    ]);
    expect([x.dtype, x.itemSize, x.shape]).toEqual(["complex64", 8, [2]]);
    expect([...(x.data as Float32Array)]).toEqual([1, 2, 3, -4]);
    expect(x.at(1).item()).toEqual({ re: 3, im: -4 });
    expect(String(x)).toBe("tensor([1.+2.j, 3.-4.j])");
    expect(String(z([0.5, -1]))).toBe("tensor([0.5000-1.j], dtype=complex128)");
    expect(tengen.tensorFromJSON(JSON.parse(JSON.stringify(x)) as never).toArray()).toEqual(x.toArray());
    expect(() => tensor([{ re: 1, im: 2 }, 3])).toThrow(
      "tensor: expected a complex number at [1], as the elements before it, got a number; state a dtype to mix kinds",
    );
    expect(() => tensor([{ re: 1, im: 2 }], { dtype: "int64" })).toThrow("tensor: int64 cannot hold 1+2i at [0]");
  });

  test("a complex scalar makes a real result complex, of the tensor's precision", () => {
    const one = { re: 0, im: 1 };
    const of = (dtype: tengen.DType): string => at["add"]!(tensor([1], { dtype }), one).dtype;
    expect(["float32", "float64", "int64", "bool"].map((dtype) => of(dtype as never))).toEqual([
      "complex64",
      "complex128",
      "complex64",
      "complex64",
    ]);
    expect(() => tensor([1, 2]).add_(one)).toThrow(
      "result type complex64 can't be cast to the desired output type float32",
    );
  });

  test.each([
    [
      "linalg_inv of integers",
      () => at["linalg_inv"]!(tensor([[1]], { dtype: "int64" })),
      "linalg.inv: Expected a floating point or complex tensor as input. Got int64",
    ],
    [
      "div, rounded down",
      () => z([1, 1]).div(z([2, 0]), { roundingMode: "floor" }),
      "\"div_floor_cpu\" not implemented for 'complex128'",
    ],
    [
      "div of a real tensor by a complex number, rounded",
      () => tensor([1]).div({ re: 0, im: 1 }, { roundingMode: "trunc" }),
      "\"div_trunc_cpu\" not implemented for 'complex64'",
    ],
  ])("rejected: %s", (_, call, message) => {
    expect(call).toThrow(message);
  });

  test("sums of products conjugate one factor: covariances, correlations, vecdot", () => {
    const x = z([1, 2], [3, 4]);
    expect(at["cov"]!(x).item()).toEqual({ re: 4, im: 0 });
    expect(at["linalg_vecdot"]!(at["view"]!(x, [1, 2]), at["view"]!(x, [1, 2])).toArray()).toEqual([{ re: 30, im: 0 }]);
    const rows = at["stack"]!([z([1, 2], [3, -1]), z([1, 7], [3, 0])]);
    const close = (at["corrcoef"]!(rows).toArray() as { re: number; im: number }[][])[0]!;
    expect(close[0]!.re).toBeCloseTo(1, 12);
    expect([close[1]!.re, close[1]!.im]).toEqual([expect.closeTo(0.9524, 4), expect.closeTo(0.3048, 4)]);
  });

  const square = at["reshape"]!(z([3, 4], [1, 0], [0, 2], [1, 1]), [2, 2]);
  const real = tensor([1, 2], { dtype: "float64" });
  const answers: readonly (readonly [string, () => Tensor, tengen.DType, readonly (number | Parts)[]])[] = [
    [
      "renorm, norm 2",
      () => at["renorm"]!(square, 2, 0, 2),
      "complex128",
      [
        [1.17669678, 1.56892904],
        [0.39223226, 0],
        [0, 1.63299308],
        [0.81649654, 0.81649654],
      ],
    ],
    [
      "renorm, norm 1, other slices",
      () => at["renorm"]!(square, 1, 1, 2),
      "complex128",
      [
        [0.85714284, 1.14285713],
        [0.82842709, 0],
        [0, 0.57142856],
        [0.82842709, 0.82842709],
      ],
    ],
    [
      "addr",
      () =>
        at["addr"]!(square, z([1, 1], [0, 2]), z([2, 0], [1, -1]), {
          beta: { re: 0.4, im: 0.6 },
          alpha: { re: 1, im: -1 },
        }),
      "complex128",
      [
        [2.8, 3.4],
        [2.4, -1.4],
        [2.8, 4.8],
        [3.8, 1],
      ],
    ],
    [
      "addr, beta 0",
      () => at["real"]!(at["addr"]!(square, real, real, { beta: { re: 0, im: 0 } })),
      "float64",
      [1, 2, 2, 4],
    ],
    ["float_power", () => at["float_power"]!(tensor([{ re: 1, im: 2 }]), 2), "complex128", [[-3, 4]]],
    [
      "float_power into an output",
      () => ops.aten.float_power.Tensor_Tensor_out(z([1, 2]), real.at(1), { out: z([0, 0]) }) as Tensor,
      "complex128",
      [[-3, 4]],
    ],
    ["frobenius_norm", () => at["frobenius_norm"]!(square, [0, 1]), "float64", [5.65685425]],
    [
      "linspace",
      () => at["linspace"]!(0, { re: 1, im: 2 }, 3),
      "complex64",
      [
        [0, 0],
        [0.5, 1],
        [1, 2],
      ],
    ],
    [
      "logspace",
      () => at["logspace"]!(0, { re: 0, im: 1 }, 2),
      "complex64",
      [
        [1, 0],
        [-0.66820151, 0.74398033],
      ],
    ],
    ["silu", () => at["silu"]!(z([1, 2])), "complex128", [[0.21453795, 2.44626943]]],
  ];
  test.each(answers)("%s", (_, run, dtype, wanted) => {
    const found = run();
    expect(found.dtype).toBe(dtype);
    const flat = (found.ndim === 0 ? [found.item()] : found.reshape([-1]).toArray()) as unknown[];
    expect(flat).toEqual(
      wanted.map((value) =>
        typeof value === "number"
          ? expect.closeTo(value, 6)
          : { re: expect.closeTo(value[0], 6), im: expect.closeTo(value[1], 6) },
      ),
    );
  });

  test("operators that compute in double precision declare the dtype of their result", () => {
    expect(() => at["float_power_"]!(real, { re: 0, im: 1 })).toThrow(
      "the base given to float_power has dtype float64 but the operation's result requires dtype complex128",
    );
    expect(() => at["float_power_"]!(tensor([{ re: 1, im: 2 }]), 2)).toThrow(
      "the base given to float_power has dtype complex64 but the operation's result requires dtype complex128",
    );
    expect(() => at["linspace"]!(0, { re: 0, im: 1 }, 3, { dtype: "float32" })).toThrow(
      "value cannot be converted to type float32 without overflow",
    );
  });

  test("names of conjugate nodes, and which results stay lazy", () => {
    const x = z([1, 2], [3, 4]).requiresGrad_();
    const y = at["conj"]!(x);
    expect(
      [
        at["conj_physical"]!(x),
        at["conj_physical"]!(y),
        at["conj_physical_"]!(x.clone()),
        at["imag"]!(y),
        at["repeat_interleave"]!(y, 2),
      ].map((one) => [one.gradFn?.name, at["is_conj"]!(one), at["is_neg"]!(one)]),
    ).toEqual([
      ["ConjPhysicalBackward0", false, false],
      ["ConjPhysicalBackward0", false, false],
      ["ConjPhysicalBackward1", false, false],
      ["SelectBackward0", false, true],
      ["ConjBackward0", true, false],
    ]);
    expect(partsOf(at["conj_physical"]!(y).detach())).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(partsOf(at["repeat_interleave"]!(y, 2).detach())).toEqual([
      [1, -2],
      [1, -2],
      [3, -4],
      [3, -4],
    ]);
  });

  test.each([
    ["fft_irfft", [null, -1, null], [2.25, 0.25, -0.75, -0.75]],
    ["fft_hfft", [5, -1, null], [11, -1.1085085392554659, -5.695717525925148, 0.4596495484253582, 0.3445765167552557]],
  ] as const)("%s of a half spectrum", (name, args, wanted) => {
    const x = z([1, 2], [3, -1], [2, 1]);
    const found = at[name]!(x, ...args);
    expect(found.dtype).toBe("float64");
    expect(found.toArray()).toEqual(wanted.map((value) => expect.closeTo(value, 12)));
    expect(at[name]!(x.to("complex64"), ...args).dtype).toBe("float32");
  });

  test.each([
    [
      "fft_irfft2",
      null,
      [
        [1.5, 0],
        [0.5, -1],
      ],
    ],
    [
      "fft_hfft2",
      "ortho",
      [
        [3, 0],
        [1, -2],
      ],
    ],
  ] as const)("%s, and its derivatives", (name, norm, wanted) => {
    const x = at["stack"]!([z([1, 2], [3, -1]), z([2, 1], [0, -1])]);
    const f = (y: Tensor): Tensor => at[name]!(y, null, [-2, -1], norm);
    expect(f(x).toArray()).toEqual(wanted.map((row) => row.map((value) => expect.closeTo(value, 12))));
    expect(f(x.to("meta")).dtype).toBe("float64");
    x.requiresGrad = true;
    expect(gradcheck(f as never, [x] as never, { forward: true })).toBe(true);
    expect(gradgradcheck(f as never, [x] as never)).toBe(true);
  });

  test.each(["float16", "bfloat16", "float32"] as const)("lazy negatives of %s", (dtype) => {
    const x = tensor([1.5, -2, 0.25], { dtype });
    expect(at["add"]!(at["_neg_view"]!(x), x).toArray()).toEqual([0, 0, 0]);
    expect(at["resolve_neg"]!(at["_neg_view"]!(x)).toArray()).toEqual([-1.5, 2, -0.25]);
  });

  test("a tangent whose layout differs from that of its lazily conjugated value", () => {
    const [value, tangent] = [at["conj"]!(z([1, 2])), z([5, 7])];
    tengen.dualLevel(() => {
      const dual = tengen.makeDual(value, tangent);
      expect(partsOf(tangent)).toEqual([[5, 7]]);
      expect(tengen.unpackDual(at["real"]!(dual)).tangent!.toArray()).toEqual([5]);
      expect(tengen.unpackDual(at["imag"]!(dual)).tangent!.toArray()).toEqual([7]);
    });
  });

  describe("zeros without memory", () => {
    const zeros = (size: readonly number[], dtype: tengen.DType = "float64"): Tensor =>
      at["_efficientzerotensor"]!(size, { dtype });
    const x = tensor([[1, -2, 3]], { dtype: "float64" });
    const z3 = zeros([3]);
    const cases: readonly (readonly [string, () => Tensor, boolean, unknown])[] = [
      ["themselves", () => z3, true, [0, 0, 0]],
      ["copies", () => z3.clone(), false, [0, 0, 0]],
      ["views", () => at["t"]!(zeros([2, 1])), true, [[0, 0]]],
      ["sums", () => at["add"]!(z3, x, { alpha: 2 }), false, [[2, -4, 6]]],
      ["sums of two", () => at["add"]!(z3, zeros([1, 3])), true, [[0, 0, 0]]],
      ["differences", () => at["sub"]!(z3, x, { alpha: 2 }), false, [[-2, 4, -6]]],
      ["what they are taken from", () => at["sub"]!(x, z3), false, [[1, -2, 3]]],
      ["promoted sums", () => at["add"]!(zeros([3], "int64"), tensor([true, false, true])), false, [1, 0, 1]],
      ["products", () => at["mul"]!(x, z3), true, [[0, 0, 0]]],
      ["products with numbers", () => at["mul"]!(zeros([2], "int64"), 1.5), true, [0, 0]],
      ["quotients", () => at["div"]!(z3, x), true, [[0, 0, 0]]],
      ["quotients of integers", () => at["div"]!(zeros([2], "int64"), tensor([2, 3])), true, [0, 0]],
      ["divisors", () => at["div"]!(x, z3), false, [[inf, -inf, inf]]],
      ["both", () => at["div"]!(z3, z3), false, [nan, nan, nan]],
      ["dot products", () => at["dot"]!(z3, x.reshape([3])), true, 0],
      ["functions", () => at["cos"]!(z3), false, [1, 1, 1]],
      ["beside others", () => at["cat"]!([z3, x.reshape([3])]), false, [0, 0, 0, 1, -2, 3]],
      ["a source", () => tensor([1, 2, 3]).copy_(z3), false, [0, 0, 0]],
    ];
    test.each(cases)("%s", (_, run, stays, wanted) => {
      const found = run();
      expect(at["_is_zerotensor"]!(found)).toBe(stays);
      expect(found.ndim === 0 ? found.item() : found.toArray()).toEqual(wanted);
    });
    test.each([
      ["products", () => at["mul"]!(zeros([2], "int64"), 1.5), "float32"],
      ["quotients", () => at["div"]!(zeros([2], "int64"), tensor([2, 3], { dtype: "int32" })), "float32"],
      ["sums", () => at["add"]!(zeros([2], "float64"), tensor([1, 2], { dtype: "float32" })), "float64"],
      ["printing", () => zeros([2], "complex64"), "complex64"],
    ])("%s have the dtype of ordinary results", (_, run, dtype) => {
      expect(run().dtype).toBe(dtype);
    });
    test("can be printed, but not written to", () => {
      expect(String(z3)).toBe("tensor([0., 0., 0.], dtype=float64)");
      const refusal =
        "ZeroTensors are immutable. Please use the materialized zero tensor obtained using .clone() if you want a mutable tensor.";
      for (const write of [
        () => z3.add_(1),
        () => z3.copy_(x.reshape([3])),
        () => at["mul"]!(x, x, { out: zeros([1, 3]) }),
      ])
        expect(write).toThrow(refusal);
      expect(() => at["add"]!(zeros([2], "int64"), tensor([1n, 2n]), { alpha: 0.5 })).toThrow(
        "For integral input tensors, argument alpha must not be a floating point number.",
      );
    });
    test("propagate gradients", () => {
      const y = tensor([1, 2, 3], { dtype: "float64", requiresGrad: true });
      at["sum"]!(at["add"]!(at["mul"]!(y, z3), y, { alpha: 2 })).backward();
      expect(y.grad!.toArray()).toEqual([2, 2, 2]);
    });
  });

  test("lazy bits are resolved in memory: a real target, both bits, two outputs", () => {
    const x = z([1, 2], [3, -4]);
    const conj = at["conj"]!(x);
    expect(tensor([0, 0]).copy_(conj).toArray()).toEqual([1, 3]);
    const both = at["_neg_view"]!(conj);
    for (const one of [both.clone(), z([0, 0], [0, 0]).copy_(both)])
      expect(partsOf(one)).toEqual([
        [-1, 2],
        [-3, -4],
      ]);
    const target = (): Tensor => at["conj"]!(z([0, 0], [0, 0]).reshape([1, 2]));
    const factors = (...out: Tensor[]) => ops.aten.linalg_qr.out(x.reshape([1, 2]), { out: out as never });
    expect(() => factors(target(), target())).toThrow(
      "aten::linalg_qr.out: only one of the tensors that are written to may be lazily conjugated",
    );
  });

  test("lazy outputs are resized, and a tensor that is both read and written remains one tensor", () => {
    const x = z([1, 2], [3, -4]);
    const out = at["conj"]!(z().reshape([0]));
    expect(at["mul"]!(x, x, { out })).toBe(out);
    expect([out.shape, at["is_conj"]!(out), partsOf(out)]).toEqual([
      [2],
      true,
      [
        [-3, 4],
        [-7, -24],
      ],
    ]);
    const m = tengen.library("lazybits", "FRAGMENT");
    m.def("same(Tensor(a!) self, Tensor other) -> Tensor(a!)");
    const seen: boolean[] = [];
    m.impl(
      "same",
      (self: Tensor, other: Tensor) => {
        seen.push(self === other);
        return self;
      },
      { key: "CPU" },
    );
    const same = ops["lazybits"]!["same"] as (self: Tensor, other: Tensor) => Tensor;
    const y = at["conj"]!(x);
    expect(same(y, y)).toBe(y);
    same(y, at["conj"]!(x));
    expect(seen).toEqual([true, false]);
    m.dispose();
  });

  test("conjugates and negatives are views until they are computed", () => {
    const x = z([1, 2], [3, -4]);
    const y = at["conj"]!(x);
    expect([at["is_conj"]!(y), y.storage === x.storage]).toEqual([true, true]);
    expect(partsOf(y)).toEqual([
      [1, -2],
      [3, 4],
    ]);
    expect(partsOf(at["add"]!(y, y))).toEqual([
      [2, -4],
      [6, 8],
    ]);
    const im = at["imag"]!(y);
    expect([at["is_neg"]!(im), im.toArray(), im.storage === x.storage]).toEqual([true, [-2, 4], true]);
    im.mul_(2);
    expect(partsOf(x)).toEqual([
      [1, 4],
      [3, -8],
    ]);
    expect([at["is_conj"]!(y.clone()), partsOf(y.clone())]).toEqual([
      false,
      [
        [1, -4],
        [3, 8],
      ],
    ]);
    y.copy_(z([5, 6], [7, 8]));
    expect(partsOf(x)).toEqual([
      [5, -6],
      [7, -8],
    ]);
    expect(() => at["view_as_real"]!(y)).toThrow("doesn't work on unresolved conjugated tensors");
  });

  const edges: readonly [string, Parts, Parts][] = [
    ["exp", [inf, 0], [inf, nan]],
    ["log", [-1, 0], [0, Math.PI]],
    ["log", [-1, -0], [0, -Math.PI]],
    ["log", [-0, 0], [-inf, Math.PI]],
    ["sqrt", [-4, 0], [0, 2]],
    ["sqrt", [-4, -0], [0, -2]],
    ["sqrt", [0, inf], [inf, inf]],
    ["rsqrt", [0, 0], [nan, nan]],
    ["reciprocal", [inf, 0], [nan, -0]],
    ["tanh", [1e300, 1], [1, 0]],
    ["tanh", [nan, 0], [nan, 0]],
    ["tan", [1e3, 1e300], [0, 1]],
    ["acosh", [-0, 0], [0, Math.PI / 2]],
    ["atanh", [1e300, 1e300], [5e-301, Math.PI / 2]],
    ["asin", [2, 0], [Math.PI / 2, 1.3169578969248166]],
    ["asin", [2, -0], [Math.PI / 2, -1.3169578969248166]],
    ["acos", [-2, 0], [Math.PI, -1.3169578969248166]],
    ["sigmoid", [1, 2], [1.0214153641721806, 0.4034387060815425]],
    ["sgn", [3, -4], [0.6, -0.8]],
    ["sgn", [0, 0], [0, 0]],
    ["log10", [inf, 1], [inf, 0]],
    ["asin", [0, nan], [0, nan]],
    ["acos", [-0, nan], [Math.PI / 2, nan]],
    ["asinh", [nan, -0], [nan, -0]],
    ["acosh", [0, nan], [nan, Math.PI / 2]],
    ["atanh", [nan, 1], [nan, nan]],
    ["atanh", [0, nan], [0, nan]],
    ["atanh", [nan, inf], [0, Math.PI / 2]],
    ["atanh", [-inf, nan], [-0, nan]],
    ["atanh", [-inf, -1], [-0, -Math.PI / 2]],
    ["atan", [1, nan], [nan, nan]],
    ["atan", [nan, 0], [nan, 0]],
  ];
  test.each(edges)("%s(%j)", (name, value, wanted) => {
    const [found] = partsOf(at[name]!(z(value)));
    for (const part of [0, 1] as const) {
      if (Number.isFinite(wanted[part])) expect(found![part]).toBeCloseTo(wanted[part], 7);
      else expect(found![part]).toBe(wanted[part]);
    }
  });

  test("the gradient is dL/da + i dL/db: for |z|^2 it is 2z", () => {
    const x = z([1, 2], [3, -4]);
    x.requiresGrad = true;
    at["sum"]!(at["square"]!(at["abs"]!(x))).backward();
    const found = partsOf(x.grad!);
    for (const [i, wanted] of [
      [2, 4],
      [6, -8],
    ].entries())
      for (const part of [0, 1] as const) expect(found[i]![part]).toBeCloseTo(wanted[part]!, 12);
  });

  const functions: readonly [string, (x: Tensor, y: Tensor) => Tensor][] = [
    ["mul", (x, y) => at["mul"]!(x, y)],
    ["div", (x, y) => at["div"]!(x, y)],
    ["pow", (x, y) => at["pow"]!(x, y)],
    ["mm", (x, y) => at["mm"]!(x, at["mH"]!(y))],
    ["abs", (x, y) => at["add"]!(at["abs"]!(x), at["angle"]!(y))],
    ["sgn", (x, y) => at["mul"]!(at["sgn"]!(x), at["conj"]!(y))],
    ["sqrt, log, exp", (x, y) => at["sqrt"]!(at["log"]!(at["add"]!(at["exp"]!(x), y)))],
    ["tanh, sigmoid", (x, y) => at["mul"]!(at["tanh"]!(x), at["sigmoid"]!(y))],
    ["asin, acos, atan", (x, y) => at["add"]!(at["asin"]!(x), at["mul"]!(at["acos"]!(y), at["atan"]!(x)))],
    ["prod, cumprod", (x, y) => at["mul"]!(at["prod"]!(x), at["cumprod"]!(y, 0))],
    ["var", (x, y) => at["mul"]!(at["var"]!(x), y)],
    ["norm", (x, y) => at["mul"]!(at["linalg_vector_norm"]!(x, 3), y)],
    ["real, imag", (x, y) => at["mul"]!(at["real"]!(x), at["imag"]!(at["conj"]!(y)))],
    ["view_as_real", (x, y) => at["mul"]!(at["view_as_real"]!(x), at["view_as_real"]!(y))],
  ];
  test.each(functions)("gradients of %s, first and second", (_, f) => {
    const make = (): Tensor => z([0.5, 0.75], [-0.25, 1.5], [1.25, -0.5], [0.3, 0.9]).reshape([2, 2]).detach();
    const [x, y] = [make(), at["mul"]!(make(), { re: 0.8, im: 0.3 }).detach()];
    x.requiresGrad = true;
    y.requiresGrad = true;
    expect(gradcheck(f as never, [x, y] as never, { forward: true })).toBe(true);
    expect(gradgradcheck(f as never, [x, y] as never)).toBe(true);
  });

  test("gradients through in-place changes of a view", () => {
    const x = z([1, 2], [3, -4]);
    x.requiresGrad = true;
    const f = (a: Tensor): Tensor => {
      const b = at["mul"]!(a, { re: 0, im: 1 });
      at["real"]!(b).mul_(3);
      at["conj"]!(b).mul_({ re: 2, im: 1 });
      return b;
    };
    expect(gradcheck(f as never, [x] as never)).toBe(true);
  });
});

describe("complex scalars combined with real tensors", () => {
  const one = { re: 1, im: 2 };
  const rows: readonly (readonly [what: string, run: () => unknown, text: string])[] = [
    ["full takes its dtype from them", () => at["full"]!([1], one), "tensor([1.+2.j])"],
    ["integers to their power", () => at["pow"]!(tensor([2], { dtype: "uint8" }), one), "tensor([0.3669+1.9661j])"],
    ["no elements: the dtype is named", () => tensor([], { dtype: "complex64" }), "tensor([], dtype=complex64)"],
  ];
  test.each(rows)("%s", (_, run, text) => {
    expect(String(run())).toBe(text);
  });

  const refused: readonly (readonly [what: string, run: () => unknown, message: string])[] = [
    [
      "index_fill of bools",
      () => at["index_fill"]!(tensor([true]), 0, tensor([0], { dtype: "int64" }), { re: 1, im: 0 }),
      "index_fill_(): a complex number cannot be converted to bool",
    ],
    ["nansum", () => at["nansum"]!(z([1, 2])), "nansum does not support complex numbers, got complex128"],
  ];
  test.each(refused)("%s is rejected", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test("a graph stores real and imaginary parts of its numbers", () => {
    const graph = tengen.makeGraph((x: Tensor, s: { re: number; im: number }) => x.mul(s as never))(z([1, 1]), one);
    expect(partsOf(graph.run(z([0, 1]), { re: 1, im: 2 }) as Tensor)).toEqual([[-2, 1]]);
    expect(() => graph.run(z([0, 1]), { re: 1, im: 3 })).toThrow("leaf 1 of the arguments must be");
  });
});

test.each([
  ["mode", (x: Tensor) => at["mode"]!(x, 0)],
  ["cummax", (x: Tensor) => at["cummax"]!(x, 0)],
  ["cummin", (x: Tensor) => at["cummin"]!(x, 0)],
  ["kthvalue", (x: Tensor) => at["kthvalue"]!(x, 1, 0)],
  ["sort", (x: Tensor) => at["sort"]!(x, 0)],
])("%s takes one complex number, which needs no order, as in PyTorch", (_, call) => {
  const [value, index] = call(tensor({ re: 1, im: 2 } as never)) as unknown as Tensor[];
  expect([value!.dtype, value!.item(), index!.dtype, index!.item()]).toEqual([
    "complex64",
    { re: 1, im: 2 },
    "int64",
    0,
  ]);
  expect(() =>
    call(
      tensor([
        { re: 1, im: 2 },
        { re: 0, im: 1 },
      ] as never),
    ),
  ).toThrow();
});
