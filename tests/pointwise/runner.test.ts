// Promotion, casts, in-place and out rules, integers beyond 2^53, and the texts of errors: on the generated kernels themselves.
import { describe, expect, test } from "vitest";
import { abs, pow } from "../../generated/index.js";
import { binary, binaryOut, unaryOut } from "../../generated/loops/runners.js";
import * as cpu from "../../generated/pointwise/cpu.js";
import * as meta from "../../generated/pointwise/meta.js";
import { add_Tensor_rule, exp_rule, mul_Tensor_rule } from "../../generated/pointwise/rules.js";
import { tensor } from "../../runtime/core/creation.js";
import type { DType } from "../../runtime/core/dtype.js";
import { type NestedArray, nestedArrayOf } from "../../runtime/core/elements.js";
import { scalar } from "../../runtime/core/scalar.js";
import { allocate, makeView, makeViewAs, type Tensor } from "../../runtime/core/tensor.js";
import { castTensor, copyInto } from "../../runtime/kernels/memory/copy.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";

function t(data: Parameters<typeof tensor>[0], dtype?: DType): Tensor {
  return tensor(data, dtype === undefined ? {} : { dtype });
}

/** A number as the operators with a Tensor argument see it. */
function wrapped(value: number, dtype: DType): Tensor {
  const result = t(value, dtype);
  result.wrappedNumber = true;
  return result;
}

/** The elements, int64 as numbers where these are exact. */
function show(x: Tensor): [DType, NestedArray] {
  const plain = (value: NestedArray): NestedArray => {
    if (Array.isArray(value)) return value.map(plain);
    return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
  };
  return [x.dtype, plain(nestedArrayOf(x, { bigint: x.dtype === "int64" }))];
}

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
}

describe("dtypes of results", () => {
  test("tensors with dimensions decide; 0-dim tensors and numbers count by category", () => {
    expect(show(cpu.add_Tensor_cpu(t([1, 2], "int32"), t([1, 2], "int64"), 1))).toEqual(["int64", [2, 4]]);
    expect(show(cpu.add_Tensor_cpu(t([1, 2], "int32"), t(3, "int64"), 1))).toEqual(["int32", [4, 5]]);
    expect(show(cpu.add_Tensor_cpu(t([1, 2], "int32"), t(0.5, "float64"), 1))).toEqual(["float64", [1.5, 2.5]]);
    expect(show(cpu.add_Tensor_cpu(t([1, 2], "int32"), wrapped(0.5, "float64"), 1))).toEqual(["float32", [1.5, 2.5]]);
    expect(show(cpu.mul_Scalar_cpu(t([1, 2], "int64"), 2))).toEqual(["int64", [2, 4]]);
    expect(show(cpu.mul_Scalar_cpu(t([1, 2], "int64"), scalar(2, "float")))).toEqual(["float32", [2, 4]]);
    expect(show(cpu.mul_Scalar_cpu(t([true, false]), 3))).toEqual(["int64", [3, 0]]);
  });

  test("integers become floats if the operator promotes them, comparisons give bool", () => {
    expect(show(cpu.div_Tensor_cpu(t([1, 3], "int64"), t([2, 2], "int64")))).toEqual(["float32", [0.5, 1.5]]);
    expect(show(cpu.lt_Scalar_cpu(t([1, 2], "int64"), 1.5))).toEqual(["bool", [true, false]]);
    expect(cpu.exp_cpu(t([0], "uint8")).dtype).toBe("float32");
    expect(show(cpu.div_Tensor_mode_cpu(t([7, -7], "int64"), t([2, 2], "int64"), "floor"))).toEqual(["int64", [3, -4]]);
    expect(show(cpu.div_Tensor_mode_cpu(t([7, -7], "int64"), t([2, 2], "int64"), "trunc"))).toEqual(["int64", [3, -3]]);
    expect(show(cpu.div_Tensor_mode_cpu(t([7, -7], "int64"), t([2, 2], "int64"), null))).toEqual([
      "float32",
      [3.5, -3.5],
    ]);
  });

  test("bool computes as C does", () => {
    expect(show(cpu.add_Tensor_cpu(t([true, true, false]), t([true, false, false]), 1))).toEqual([
      "bool",
      [true, true, false],
    ]);
    expect(show(cpu.mul_Tensor_cpu(t([true, true]), t([true, false])))).toEqual(["bool", [true, false]]);
    expect(show(cpu.bitwise_not_cpu(t([true, false])))).toEqual(["bool", [false, true]]);
  });

  test("a number is converted to the computing dtype, and wrapped if it does not fit", () => {
    expect(show(cpu.lt_Scalar_cpu(t([43, 45], "uint8"), 300))).toEqual(["bool", [true, false]]);
    expect(show(cpu.eq_Scalar_cpu(t([0.1]), 0.1))).toEqual(["bool", [true]]);
    expect(show(cpu.add_Scalar_cpu(t([250], "uint8"), 10, 1))).toEqual(["uint8", [4]]);
  });
});

describe("integers", () => {
  const big = 9007199254740993n;

  test("int64 is exact beyond 2^53 and wraps around", () => {
    expect(show(cpu.add_Tensor_cpu(t([big], "int64"), t([1n], "int64"), 1))).toEqual(["int64", [big + 1n]]);
    const top = 2n ** 63n - 1n;
    expect(show(cpu.add_Tensor_cpu(t([top], "int64"), t([1n], "int64"), 1))).toEqual(["int64", [-(2n ** 63n)]]);
    expect(show(cpu.mul_Tensor_cpu(t([big], "int64"), t([big], "int64")))).toEqual([
      "int64",
      [BigInt.asIntN(64, big * big)],
    ]);
    expect(show(cpu.lt_Tensor_cpu(t([big], "int64"), t([big + 1n], "int64")))).toEqual(["bool", [true]]);
    expect(show(cpu.mul_Scalar_cpu(t([3], "int64"), big))).toEqual(["int64", [3n * big]]);
    expect(show(cpu.neg_cpu(t([-(2n ** 63n)], "int64")))).toEqual(["int64", [-(2n ** 63n)]]);
    expect(show(cpu.bitwise_and_Tensor_cpu(t([-1n], "int64"), t([big], "int64")))).toEqual(["int64", [big]]);
    expect(show(cpu.bitwise_xor_Tensor_cpu(t([-6], "int64"), t([3], "int64")))).toEqual(["int64", [-6 ^ 3]]);
    expect(show(cpu.bitwise_left_shift_Tensor_cpu(t([1], "int64"), t([63], "int64")))).toEqual([
      "int64",
      [-(2n ** 63n)],
    ]);
  });

  test("int32 and uint8 wrap", () => {
    expect(show(cpu.add_Tensor_cpu(t([2147483647], "int32"), t([1], "int32"), 1))).toEqual(["int32", [-2147483648]]);
    expect(show(cpu.mul_Tensor_cpu(t([65537], "int32"), t([65537], "int32")))).toEqual(["int32", [131073]]);
    expect(show(cpu.neg_cpu(t([1], "uint8")))).toEqual(["uint8", [255]]);
    expect(show(cpu.pow_Tensor_Scalar_cpu(t([3, -3], "int32"), 21))).toEqual(["int32", [1870418611, -1870418611]]);
  });

  test("powers, remainders and quotients for all signs", () => {
    const a = t([7, -7, 7, -7], "int64");
    const b = t([3, 3, -3, -3], "int64");
    expect(show(cpu.remainder_Tensor_cpu(a, b))).toEqual(["int64", [1, 2, -2, -1]]);
    expect(show(cpu.fmod_Tensor_cpu(a, b))).toEqual(["int64", [1, -1, 1, -1]]);
    expect(show(cpu.floor_divide_cpu(a, b))).toEqual(["int64", [2, -3, -3, 2]]);
    expect(show(cpu.pow_Tensor_Tensor_cpu(t([2, -1, 1, 0], "int64"), t([-1, -3, -2, -1], "int64")))).toEqual([
      "int64",
      [0, -1, 1, 0],
    ]);
  });
});

describe("in place and out", () => {
  test("in-place results are the tensor itself, in its dtype", () => {
    const x = t([1, 2], "float64");
    expect(cpu.add__Tensor_cpu(x, t([1, 2], "int64"), 1)).toBe(x);
    expect(show(x)).toEqual(["float64", [2, 4]]);
    const y = t([3, 0]);
    expect(show(cpu.eq__Scalar_cpu(y, 3))).toEqual(["float32", [1, 0]]);
    const base = t([
      [1, 2],
      [3, 4],
    ]);
    cpu.mul__Scalar_cpu(makeView(base, [2], [2], 0), 10);
    expect(nestedArrayOf(base)).toEqual([
      [10, 2],
      [30, 4],
    ]);
  });

  test("invalid in-place and out calls are rejected", () => {
    const long = t([1, 2], "int64");
    expect(messageOf(() => cpu.add__Tensor_cpu(long, t([0.5, 1]), 1))).toBe(
      "result type float32 can't be cast to the desired output type int64",
    );
    expect(messageOf(() => cpu.sqrt__cpu(long))).toBe(
      "result type float32 can't be cast to the desired output type int64",
    );
    expect(messageOf(() => cpu.add__Tensor_cpu(t([1]), t([1, 2]), 1))).toBe(
      "output with shape [1] doesn't match the broadcast shape [2]",
    );
    const expanded = makeView(t([1]), [3], [0], 0);
    expect(messageOf(() => cpu.add__Scalar_cpu(expanded, 1, 1))).toBe(
      "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
    );
    const x = t([1, 2, 3]);
    const [early, late, other] = [makeView(x, [2], [1], 0), makeView(x, [2], [1], 1), t([1, 2])];
    for (const call of [
      () => cpu.add__Tensor_cpu(late, early, 1),
      () => cpu.addcmul__cpu(late, early, other, 1),
      () => cpu.addcmul__cpu(late, other, early, 1),
    ])
      expect(messageOf(call)).toBe(
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.",
      );
  });

  test("out takes the result's shape, with a warning if it had elements", () => {
    const warned: string[] = [];
    const { emit } = warnings;
    warnings.emit = (message) => warned.push(message);
    try {
      const empty = allocate([0], "float32");
      expect(show(unaryOut(exp_rule, cpu.exp_loops, empty, t([0, 0])))).toEqual(["float32", [1, 1]]);
      expect(warned).toEqual([]);
      const other = t([1, 2, 3], "float64");
      expect(show(unaryOut(exp_rule, cpu.exp_loops, other, t([0, 0])))).toEqual(["float64", [1, 1]]);
      expect(warned).toEqual([
        "An output with one or more elements was resized since it had shape [3], which does not match the required output shape [2]. Resizing outputs that have elements is deprecated: pass an empty one, or one of the right shape.",
      ]);
    } finally {
      warnings.emit = emit;
    }
  });
});

describe("what the short way must not take", () => {
  const base = t([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const part = (at: number, shape: readonly number[] = [3], strides: readonly number[] = [1]): Tensor =>
    makeView(base, shape, strides, at);
  const matrix = t([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const column = t([[10], [20]]);
  const one = (x: Tensor): readonly [NestedArray, readonly number[]] => [show(x)[1], x.strides];

  test.each<readonly [string, () => Tensor, NestedArray, readonly number[]]>([
    ["strides of dimensions of size 1", () => cpu.neg_cpu(part(0, [1, 3], [7, 1])), [[-1, -2, -3]], [3, 1]],
    [
      "the same for two",
      () => cpu.add_Tensor_cpu(part(0, [1, 3], [7, 1]), part(3, [1, 3], [9, 1]), 1),
      [[5, 7, 9]],
      [3, 1],
    ],
    ["three offsets", () => cpu.addcmul_cpu(part(0), part(3), part(6), 1), [29, 42, 57], [1]],
    ["three offsets in place", () => cpu.addcmul__cpu(t([1, 2, 3]), part(3), part(6), 1), [29, 42, 57], [1]],
    [
      "a second operand that is transposed",
      () =>
        cpu.add_Tensor_cpu(
          t([
            [1, 2],
            [3, 4],
          ]),
          part(0, [2, 2], [1, 2]),
          1,
        ),
      [
        [2, 5],
        [5, 8],
      ],
      [2, 1],
    ],
    [
      "a second operand that is repeated along rows",
      () => cpu.add_Tensor_cpu(matrix, column, 1),
      [
        [11, 12, 13],
        [24, 25, 26],
      ],
      [3, 1],
    ],
    [
      "a third one",
      () => cpu.addcmul_cpu(matrix, matrix, column, 1),
      [
        [11, 22, 33],
        [84, 105, 126],
      ],
      [3, 1],
    ],
    ["bits of another dtype", () => cpu.neg_cpu(ofBits([1, 2])), [-1, -2], [1]],
    ["bits of another dtype on the right", () => cpu.add_Tensor_cpu(t([1, 2]), ofBits([3, 4]), 1), [4, 6], [1]],
  ])("%s", (_, run, values, strides) => {
    expect(one(run())).toEqual([values, strides]);
  });

  /** float32 numbers in a storage of int32. */
  function ofBits(values: number[]): Tensor {
    const words = t([...new Int32Array(Float32Array.from(values).buffer)], "int32");
    return makeViewAs(words, t([1]).dtypeCode, words.keysHi, [values.length], [1], 0);
  }

  test("two numbers have the default dtype", () => {
    expect(cpu.add_Tensor_cpu(wrapped(2.5, "float64"), wrapped(1.5, "float64"), 1).dtype).toBe("float32");
    expect(cpu.exp_cpu(wrapped(1, "float64")).dtype).toBe("float32");
  });

  test.each<readonly [string, () => unknown, string]>([
    [
      "an output that is an operand, and too small",
      () => {
        const a = t([1]);
        return binaryOut(add_Tensor_rule, cpu.add_Tensor_loops, a, a, t([1, 2]), 1);
      },
      "output with shape [1] doesn't match the broadcast shape [2]",
    ],
    [
      "an output of integers",
      () => binaryOut(add_Tensor_rule, cpu.add_Tensor_loops, t([0, 0], "int64"), t([1, 2]), t([1, 2]), 1),
      "result type float32 can't be cast to the desired output type int64",
    ],
    [
      "a 0-dim tensor of another device than the host",
      () => cpu.add_Tensor_cpu(t([1, 2]), allocate([], "float32", "meta"), 1),
      "Expected all tensors to be on the same device, but found at least two devices, meta and cpu!",
    ],
    [
      "a third operand of another shape with as many elements",
      () =>
        cpu.addcmul__cpu(
          t([
            [1, 2, 3],
            [4, 5, 6],
          ]),
          matrix,
          part(0, [3, 2], [2, 1]),
          1,
        ),
      "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1",
    ],
    [
      "a complex second number",
      () => cpu.clamp_cpu(t([1, 2]), null, { re: 1, im: 2 } as never),
      "\"clamp_cpu\" not implemented for 'complex64'",
    ],
  ])("%s is refused", (_, run, message) => {
    expect(messageOf(run)).toBe(message);
  });
});

describe("errors", () => {
  const table: readonly (readonly [() => unknown, string])[] = [
    [
      () => cpu.add_Tensor_cpu(t([1, 2, 3]), t([1, 2, 3, 4]), 1),
      "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0",
    ],
    [
      () => cpu.neg_cpu(t([true])),
      "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    ],
    [
      () => cpu.sub_Tensor_cpu(t([true]), t([true]), 1),
      "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.",
    ],
    [
      () => cpu.add_Tensor_cpu(t([1], "int64"), t([1], "int64"), 0.5),
      "For integral input tensors, argument alpha must not be a floating point number.",
    ],
    [() => cpu.remainder_Scalar_cpu(t([1], "int64"), 0), "ZeroDivisionError"],
    [() => cpu.pow_Tensor_Scalar_cpu(t([1], "int64"), -1), "Integers to negative integer powers are not allowed."],
    [() => cpu.bitwise_and_Tensor_cpu(t([1]), t([1])), "\"bitwise_and_cpu\" not implemented for 'float32'"],
    [
      () => cpu.where_self_cpu(t([1]), t([1]), t([1])),
      "where expected condition to be a boolean tensor, but got a tensor with dtype float32",
    ],
    [
      () => cpu.lerp_Scalar_cpu(t([1]), t([1], "float64"), 0.5),
      "expected dtype float32 for `end` but got dtype float64",
    ],
    [
      () => cpu.add_Tensor_cpu(t([1]), allocate([1], "float32", "meta"), 1),
      "Expected all tensors to be on the same device, but found at least two devices, meta and cpu!",
    ],
  ];
  for (const [run, message] of table) test(message, () => expect(messageOf(run)).toBe(message));
});

test("on meta: shape, strides, dtype and device without data", () => {
  const a = allocate([2, 1], "int64", "meta");
  const b = allocate([3], "float64", "meta");
  const result = meta.add_Tensor_meta(a, b, 1);
  expect([result.shape, result.strides, result.dtype, result.device]).toEqual([[2, 3], [3, 1], "float64", "meta"]);
  expect(binary(mul_Tensor_rule, null, a, t(2)).device).toBe("meta");
  expect(meta.relu__meta(b)).toBe(b);
});

describe("copies", () => {
  test("between dtypes, as in C on x86", () => {
    const x = t([1.5, -1.5, 300, -1, Number.NaN, 3e9], "float64");
    expect(nestedArrayOf(castTensor(x, 0))).toEqual([1, 255, 44, 255, 0, 0x5e00 & 0xff]);
    expect((nestedArrayOf(castTensor(x, 3)) as number[]).slice(0, 4)).toEqual([1, -1, 300, -1]);
    expect((nestedArrayOf(castTensor(x, 3)) as number[]).slice(4)).toEqual([-2147483648, -2147483648]);
    expect(nestedArrayOf(castTensor(x, 11))).toEqual([true, true, true, true, true, true]);
    expect(show(castTensor(x, 4))).toEqual(["int64", [1, -1, 300, -1, -(2n ** 63n), 3000000000]]);
    const long = t([2n ** 62n + 1n, -1n, 0n, 256n], "int64");
    expect(nestedArrayOf(castTensor(long, 7))).toEqual([2 ** 62, -1, 0, 256]);
    expect(nestedArrayOf(castTensor(long, 0))).toEqual([1, 255, 0, 0]);
    expect(nestedArrayOf(castTensor(long, 11))).toEqual([true, true, false, true]);
  });

  test("broadcast and strided", () => {
    const to = allocate([2, 3], "int64");
    copyInto(to, t([1.9, -2.9, 3], "float64"));
    expect(nestedArrayOf(to)).toEqual([
      [1, -2, 3],
      [1, -2, 3],
    ]);
    const transposed = makeView(to, [3, 2], [1, 3], 0);
    const fresh = allocate([3, 2], "int64");
    copyInto(fresh, transposed);
    expect(nestedArrayOf(fresh)).toEqual([
      [1, 1],
      [-2, -2],
      [3, 3],
    ]);
  });
});

describe("fields of rules", () => {
  test("a row-major result, whatever the strides", () => {
    const x = t([
      [0, 1, 2],
      [3, 4, 5],
    ]).t();
    expect([pow(2, x).strides, pow(x, 2).strides]).toEqual([
      [2, 1],
      [1, 3],
    ]);
    expect(nestedArrayOf(pow(2, x))).toEqual([
      [1, 8],
      [2, 16],
      [4, 32],
    ]);
  });

  test("a real result of complex numbers goes into outputs of wider dtypes", () => {
    const x = t([{ re: 3, im: 4 }]);
    for (const dtype of ["complex64", "float64"] as const) {
      const out = allocate([1], dtype);
      abs(x, { out });
      expect(show(out)).toEqual([dtype, [dtype === "complex64" ? { re: 5, im: 0 } : 5]]);
    }
  });
});
