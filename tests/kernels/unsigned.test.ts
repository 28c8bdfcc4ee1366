// uint16, uint32 and uint64: values are NumPy's (scripts/record-unsigned.py), promotion is what PyTorch 2 documents.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as all from "../../generated/index.js";
import {
  add,
  cat,
  type DType,
  fromTypedArray,
  full,
  iinfo,
  loadSafetensors,
  promoteTypes,
  resultType,
  saveSafetensors,
  sort,
  type Tensor,
  tensor,
  tensorFromJSON,
  zeros,
} from "../../generated/index.js";
import { loadNpy, saveNpy } from "../../runtime/data/npy.js";

interface Recorded {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly few: readonly string[];
  readonly binary: Readonly<Record<string, readonly string[]>>;
  readonly unary: Readonly<Record<string, readonly string[]>>;
  readonly sum: string;
  readonly prod: string;
  readonly matmul: readonly string[];
  readonly to: Readonly<Record<string, readonly string[]>>;
  readonly from: Readonly<Record<string, readonly string[]>>;
  readonly floats: { readonly given: readonly number[]; readonly cast: readonly string[] };
}
const file = new URL("../data/unsigned.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf8")).dtypes as Readonly<Record<string, Recorded>>;
const unsigned = ["uint16", "uint32", "uint64"] as const;

const texts = (x: Tensor): string[] =>
  (x.reshape([-1]).toArray({ bigint: true }) as (bigint | boolean)[]).map((value) =>
    String(typeof value === "boolean" ? Number(value) : value),
  );
const given = (values: readonly string[], dtype: DType): Tensor => tensor(values.map(BigInt), { dtype });

describe.each(unsigned)("%s", (dtype) => {
  const record = recorded[dtype]!;
  const [a, b, few] = [record.a, record.b, record.few].map((values) => given(values, dtype)) as [
    Tensor,
    Tensor,
    Tensor,
  ];
  const call = (name: string, ...args: Tensor[]): Tensor =>
    (all as unknown as Record<string, (...args: Tensor[]) => Tensor>)[name]!(...args);

  test.each(Object.keys(record.binary))("%s", (name) => {
    const other = ["bitwiseLeftShift", "bitwiseRightShift", "pow"].includes(name) ? few : b;
    expect(texts(call(name, a, other))).toEqual(record.binary[name]);
    // Strided operands, too.
    const [x, y] = [a, other].map((one) => cat([one.reshape([-1, 1]), one.reshape([-1, 1])], 1).select(1, 0));
    expect(texts(call(name, x!, y!))).toEqual(record.binary[name]);
  });

  test.each(Object.keys(record.unary))("%s", (name) => {
    expect(texts(call(name, a))).toEqual(record.unary[name]);
  });

  test("sums, products and matrix products wrap around", () => {
    expect(a.sum({ dtype }).item({ bigint: true })).toBe(BigInt(record.sum));
    expect(a.bitwiseOr(1).prod({ dtype }).item({ bigint: true })).toBe(BigInt(record.prod));
    expect(texts(a.reshape([4, 5]).mm(b.reshape([5, 4])))).toEqual(record.matmul);
    // As in PyTorch, sums without a dtype are int64.
    expect(a.sum().dtype).toBe("int64");
  });

  test("casts", () => {
    for (const [other, values] of Object.entries(record.to)) {
      const cast = a.to(other as DType);
      expect(cast.dtype).toBe(other);
      if (other.startsWith("float")) expect([other, cast.toArray()]).toEqual([other, values.map(Number)]);
      else expect([other, texts(cast)]).toEqual([other, values]);
    }
    for (const [other, values] of Object.entries(record.from))
      expect([other, texts(a.to(other as DType).to(dtype))]).toEqual([other, values]);
    const { given: floats, cast } = record.floats;
    expect(texts(tensor([...floats], { dtype: "float64" }).to(dtype))).toEqual(cast);
  });

  test("is created, filled, printed and saved", () => {
    const { max } = iinfo(dtype);
    expect(String(max)).toBe(record.a[5]);
    expect(zeros([2], { dtype }).dtype).toBe(dtype);
    expect(full([2], 7, { dtype }).toArray()).toEqual([7, 7]);
    expect(String(tensor([BigInt(max)], { dtype }))).toBe(`tensor([${max}], dtype=${dtype})`);
    expect(() => tensor([BigInt(max) + 1n], { dtype })).toThrow(`${dtype} cannot hold ${BigInt(max) + 1n}`);
    expect(loadNpy(saveNpy(a)).equal(a)).toBe(true);
    expect(loadSafetensors(saveSafetensors({ a })).tensors["a"]!.equal(a)).toBe(true);
    expect(texts(tensorFromJSON(JSON.parse(JSON.stringify(a))))).toEqual(record.a);
    const shared = fromTypedArray(a.data as never);
    expect([shared.dtype, texts(shared)]).toEqual([dtype, record.a]);
  });

  test("promotes to floating point alone, as in PyTorch 2", () => {
    for (const other of ["float16", "bfloat16", "float32", "float64"] as const)
      expect([promoteTypes(dtype, other), promoteTypes(other, dtype)]).toEqual([other, other]);
    const refused = ["bool", "uint8", "int8", "int16", "int32", "int64", "complex64", "complex128", ...unsigned];
    for (const other of refused.filter((one) => one !== dtype) as DType[]) {
      const message = "promotion of uint16, uint32, uint64 is not supported, got";
      expect(() => promoteTypes(dtype, other)).toThrow(`${message} ${dtype} and ${other}`);
      expect(() => add(a, zeros([a.numel], { dtype: other }))).toThrow(message);
    }
    expect(promoteTypes(dtype, dtype)).toBe(dtype);
    // Numbers and 0-dim tensors of their class do not change the dtype.
    expect([resultType(a, 1), resultType(a, true), resultType(a, 0.5)]).toEqual([dtype, dtype, "float32"]);
    expect(add(a, tensor(1n)).dtype).toBe(dtype);
  });
});

test("kernels without a loop for uint64 say so", () => {
  expect(() => sort(tensor([1n, 2n], { dtype: "uint64" }))).toThrow("not implemented for 'uint64'");
});

test("float32 receives uint64 rounded once", () => {
  // Just above the middle of two floats, in the last bit of 64: a double in between would round it to the middle, then down.
  const value = 2n ** 63n + 2n ** 39n + 1n;
  expect(tensor([value], { dtype: "uint64" }).to("float64").item()).toBe(Number(value));
});

test("an unsigned integer of 32 bits sorts by its value", () => {
  const values = Array.from({ length: 3000 }, (_, i) => (i * 2654435761) % 2 ** 32);
  const x = tensor(values, { dtype: "uint32" });
  expect(x.sort()[0].toArray()).toEqual([...values].sort((p, q) => p - q));
  expect(x.topk(3)[0].toArray()).toEqual([...values].sort((p, q) => q - p).slice(0, 3));
});

test("products of narrow integers keep their low bits", () => {
  // 3 to the power of 40 has more digits than doubles.
  const low = (bits: number): bigint => BigInt.asIntN(bits, 3n ** 40n);
  const threes = full([40], 3, { dtype: "int32" });
  expect(threes.prod({ dtype: "int32" }).item({ bigint: true })).toBe(low(32));
  expect(threes.prod({ dtype: "int16" }).item({ bigint: true })).toBe(low(16));
});
