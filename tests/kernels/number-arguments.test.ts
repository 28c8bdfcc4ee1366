// Numbers as arguments: their kind in promotion, and those that a dtype cannot hold. Results and refusals are PyTorch 1.13's.

import { expect, test } from "vitest";
import { type DType, ops, resultType, type Scalar, scalar, type Tensor, tensor } from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const { aten } = ops;
const of = (dtype: DType, values: readonly number[] = [1, 3]): Tensor => tensor([...values], { dtype });
const int64 = of("int64");
const float32 = of("float32");
const text = (x: unknown): string => `${(x as Tensor).dtype} ${JSON.stringify((x as Tensor).toArray())}`;

test.each([
  [2 ** 53, "int64"],
  [2 ** 62, "int64"],
  [-(2 ** 63), "int64"],
  [2 ** 63, "float32"],
  [-(2 ** 63) - 2048, "float32"],
  [1e30, "float32"],
  [2n ** 63n - 1n, "int64"],
  [-(2n ** 63n), "int64"],
] as const)("%s with integers gives %s", (number, dtype) => {
  expect(resultType(int64, number)).toBe(dtype);
  expect((aten.add(int64, number) as Tensor).dtype).toBe(dtype);
  expect(int64.mul(number).dtype).toBe(dtype);
});

const noProducts = (dtype: DType): Tensor => tensor([[1]], { dtype });
const zeros = (shape: readonly number[], dtype: DType = "uint8"): Tensor => aten.zeros(shape, { dtype }) as Tensor;
const empty = (dtype: DType): readonly [Tensor, Tensor] => [zeros([1, 0], dtype), zeros([0, 1], dtype)];
const complex = { re: 2, im: 0 };

test.each([
  ["add", () => aten.add(int64, 1e30), "float32 [1.0000000150474662e+30,1.0000000150474662e+30]"],
  ["clamp", () => aten.clamp(int64, null, 1e30), "float32 [1,3]"],
  ["where", () => aten.where(of("bool", [1, 0]), int64, 1e30), "float32 [1,1.0000000150474662e+30]"],
  ["eq", () => aten.eq(int64, 1e30), "bool [false,false]"],
  ["lt", () => aten.lt(int64, 1e30), "bool [true,true]"],
  ["a number beyond what is searched", () => aten.searchsorted(of("float32"), 1e39), "int64 2"],
  ["a number beyond halves", () => aten.bucketize(7e4, of("float16")), "int64 2"],
  ["a search wraps around", () => aten.bucketize(300, of("int8", [1, 100])), "int64 1"],
  ["a factor of no products", () => aten.addmm(noProducts("uint8"), ...empty("uint8"), { alpha: 256 }), "uint8 [[1]]"],
  [
    "a factor beside none",
    () => aten.addmm(noProducts("float32"), ...empty("float32"), { beta: 1e39 }),
    "float32 [[null]]",
  ],
  [
    "a factor of no batches",
    () => aten.addbmm(noProducts("uint8"), zeros([0, 1, 1]), zeros([0, 1, 1]), { alpha: 256 }),
    "uint8 [[1]]",
  ],
  [
    "a factor of empty vectors",
    () => aten.addmv(of("uint8", [1]), zeros([1, 0]), zeros([0]), { alpha: 256 }),
    "uint8 [1]",
  ],
  [
    "a half's factor beside floats",
    () => aten.addr(of("float16"), float32, float32, { beta: 70000 }),
    "float32 [[70001,210003],[70003,210009]]",
  ],
  ["isin wraps around", () => aten.isin(of("uint8", [44, 1]), 300), "bool [true,false]"],
  ["isin of a fraction", () => aten.isin(of("uint8", [44, 1]), 300.5), "bool [false,false]"],
  ["alpha of complex tensors", () => add("complex64", 0.5), 'complex64 [{"re":1.5,"im":0},{"re":4.5,"im":0}]'],
  ["alpha of bool", () => add("bool", true), "bool [true,true]"],
  ["a whole complex factor of addr", () => addr("float32", { alpha: complex }), "float32 [[3,9],[7,21]]"],
  [
    "-2^63 as alpha",
    () => (aten.sub(int64, int64, { alpha: -(2 ** 63) }) as Tensor).eq(int64.add(-(2n ** 63n))),
    "bool [true,true]",
  ],
  ["an infinity", () => aten.fill(of("float16"), Number.POSITIVE_INFINITY), "float16 [null,null]"],
  ["the largest float16", () => aten.fill(of("float16"), 65504), "float16 [65504,65504]"],
  ["an exponent beyond float32", () => aten.pow(float32, 1e300), "float32 [1,null]"],
] as const)("%s", (_name, call, expected) => {
  expect(text(call())).toBe(expected);
});

function add(dtype: DType, alpha: Scalar): Tensor {
  return aten.add(of(dtype), of(dtype), { alpha }) as Tensor;
}

function addr(dtype: DType, factors: { alpha?: Scalar; beta?: Scalar }): Tensor {
  return aten.addr(of(dtype), of(dtype), of(dtype), factors) as Tensor;
}

const matrix = (dtype: DType): Tensor => tensor([[1]], { dtype });
const batch = (dtype: DType): Tensor => tensor([[[1]]], { dtype });
const held = (dtype: string): string => `value cannot be converted to type ${dtype} without overflow`;
const whole = "For integral input tensors, argument alpha must not be a floating point number.";
const real = "For non-complex input tensors, argument alpha must not be a complex number.";
const boolean = "Boolean alpha only supported for Boolean results.";

test.each([
  ["alpha 0.5 of integers", () => add("int64", 0.5), whole],
  ["complex alpha of integers", () => add("int64", complex), whole],
  ["complex alpha of floats", () => add("float32", complex), real],
  ["complex alpha of sub", () => aten.sub(float32, float32, { alpha: complex }), real],
  ["complex alpha of rsub", () => aten.rsub(float32, float32, { alpha: complex }), real],
  ["bool alpha of floats", () => add("float32", true), boolean],
  ["bool alpha of bool and a number", () => aten.add(of("bool"), 2, { alpha: true }), boolean],
  ["bool alpha of addr", () => addr("int64", { alpha: true }), boolean],
  ["bool beta of addr", () => addr("int64", { beta: true }), "Boolean beta only supported for Boolean results."],
  ["complex alpha of addr of integers", () => addr("int64", { alpha: complex }), whole],
  ["alpha beyond float16", () => add("float16", 70000), held("float16")],
  ["alpha beyond float32", () => add("float32", 1e39), held("float32")],
  ["alpha beyond the parts of complex64", () => add("complex64", { re: 1, im: 1e39 }), held("complex64")],
  [
    "factors of addmm",
    () => aten.addmm(matrix("uint8"), matrix("uint8"), matrix("uint8"), { beta: 256 }),
    held("uint8"),
  ],
  [
    "factors of addmv",
    () => aten.addmv(of("int8", [1]), matrix("int8"), of("int8", [1]), { alpha: 128 }),
    held("int8"),
  ],
  [
    "factors of baddbmm",
    () => aten.baddbmm(batch("int16"), batch("int16"), batch("int16"), { alpha: 40000 }),
    held("int16"),
  ],
  [
    "factors of addbmm",
    () => aten.addbmm(matrix("int64"), batch("int64"), batch("int64"), { beta: 1e30 }),
    held("int64"),
  ],
  ["factors of addr", () => addr("float16", { beta: 70000 }), held("float16")],
  ["fill of float16", () => aten.fill(of("float16"), 70000), held("float16")],
  ["full_like of float32", () => aten.full_like(float32, 1e300), held("float32")],
  ["masked_fill of bfloat16", () => aten.masked_fill(of("bfloat16"), of("bool"), 1e39), held("bfloat16")],
  ["fill of complex64", () => aten.fill(of("complex64"), 1e39), held("complex64")],
  ["clamp to beyond float32", () => aten.clamp(int64, 1e300), held("float32")],
  ["clamp_min to beyond float32", () => aten.clamp_min(float32, 1e300), held("float32")],
  ["where beyond float32", () => aten.where(of("bool"), int64, 1e300), held("float32")],
  ["addcdiv beyond float32", () => aten.addcdiv(float32, float32, float32, { value: 1e300 }), held("float32")],
  ["addcmul beyond float32", () => aten.addcmul(float32, float32, float32, { value: 1e300 }), held("float32")],
  ["an exponent beyond uint8", () => aten.pow(of("uint8"), 256), held("uint8")],
  ["a complex p of renorm", () => aten.renorm(matrix("float32"), complex, 0, 1), "renorm: p must be real-valued"],
] as const)("%s: refused", (_name, call, message) => {
  expect(messageOf(call).split("\n")[0]).toBe(message);
});

test("bigints beyond int64 are refused, also beside floats", () => {
  const wide = 10n ** 20n;
  const reason = "got bigint 100000000000000000000, which is beyond int64; a number may be: 100000000000000000000";
  expect(messageOf(() => aten.full([2], wide))).toContain(
    `\`fillValue\` must be a number, bigint or boolean, ${reason}`,
  );
  expect(messageOf(() => float32.add(wide))).toContain(reason);
  expect(messageOf(() => aten.masked_fill(float32, of("bool"), wide))).toContain(reason);
  expect(
    messageOf(() => aten.addmm(matrix("float32"), matrix("float32"), matrix("float32"), { alpha: wide })),
  ).toContain(reason);
  expect(messageOf(() => int64.eq(-(2n ** 63n) - 1n))).toContain("beyond int64");
  expect(messageOf(() => scalar(wide, "int"))).toBe(
    'scalar: 100000000000000000000 is not an int64; use scalar(100000000000000000000, "float")',
  );
  expect(messageOf(() => scalar(1e20, "int"))).toBe(
    'scalar: 100000000000000000000 is not an int64; use scalar(100000000000000000000, "float")',
  );
});
