// float8_e5m2 and float8_e4m3fn: values are ml_dtypes' (scripts/record-float8.py), promotion is what PyTorch 2 documents.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  add,
  cat,
  type DType,
  finfo,
  fromTypedArray,
  full,
  loadSafetensors,
  promoteTypes,
  resultType,
  saveSafetensors,
  setDefaultDType,
  type Tensor,
  tensor,
  view,
  zeros,
} from "../../generated/index.js";
import { saveNpy } from "../../runtime/data/npy.js";

interface Recorded {
  readonly every: readonly string[];
  readonly given: readonly string[];
  readonly stored: readonly number[];
  readonly from: Readonly<Record<string, readonly string[]>>;
  readonly to: Readonly<Record<string, readonly string[]>>;
  readonly small: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly product: readonly string[];
  readonly finfo: Readonly<Record<string, number>>;
}
const file = new URL("../data/float8.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf8")).dtypes as Readonly<Record<string, Recorded>>;
const names = ["float8_e5m2", "float8_e4m3fn"] as const;
const number = (text: string): number => Number(text.replace("inf", "Infinity"));

describe.each(names)("%s", (dtype) => {
  const record = recorded[dtype]!;
  const ofBits = (bits: readonly number[]): Tensor => view(fromTypedArray(Uint8Array.from(bits)), dtype);
  const bitsOf = (x: Tensor): number[] => Array.from(x.contiguous().data as Uint8Array);
  const values = (x: Tensor): number[] => (x.reshape([-1]).toArray() as unknown[]).map(Number);

  test("every byte is the number that it is elsewhere, and comes back", () => {
    const every = ofBits(Array.from({ length: 256 }, (_, i) => i));
    expect(values(every)).toEqual(record.every.map(number));
    expect(values(every.to("float32").to(dtype))).toEqual(record.every.map(number));
  });

  test("numbers round once, to the nearest, ties to even; what is too large is not a finite number", () => {
    const numbers = tensor(record.given.map(number));
    const isNumber = record.given.map((text) => !Number.isNaN(number(text)));
    const expected = record.stored.map((byte) => number(record.every[byte]!));
    for (const stored of [
      numbers.to(dtype),
      cat([numbers.reshape([-1, 1]), numbers.reshape([-1, 1])], 1)
        .select(1, 0)
        .to(dtype),
    ]) {
      expect(values(stored)).toEqual(expected);
      // Also the sign of zero.
      expect(bitsOf(stored).filter((_, i) => isNumber[i] && Number.isFinite(expected[i]))).toEqual(
        record.stored.filter((_, i) => isNumber[i] && Number.isFinite(expected[i])),
      );
    }
  });

  test("casts from and to other dtypes", () => {
    for (const [other, expected] of Object.entries(record.from)) {
      const given = Array.from({ length: expected.length }, (_, i) => 7 * i);
      expect([other, values(tensor(given, { dtype: other as DType }).to(dtype))]).toEqual([
        other,
        expected.map(number),
      ]);
    }
    const small = ofBits(record.small);
    for (const [other, expected] of Object.entries(record.to))
      expect([other, values(small.to(other as DType))]).toEqual([other, expected.map(number)]);
  });

  test("matrix products are computed in float32 and rounded once", () => {
    const [a, b] = [ofBits(record.a).reshape([5, 7]), ofBits(record.b).reshape([7, 6])];
    const product = a.mm(b);
    expect([product.dtype, values(product)]).toEqual([dtype, record.product.map(number)]);
    const transposed = b.t().mm(a.t()).t();
    expect(values(transposed)).toEqual(record.product.map(number));
    const many = [a, b].map((x) => cat([x.unsqueeze(0), x.unsqueeze(0)])) as [Tensor, Tensor];
    expect(values(many[0].matmul(many[1]).select(0, 1))).toEqual(record.product.map(number));
  });

  test("what only moves or fills elements, limits, files", () => {
    const a = ofBits(record.a).reshape([5, 7]);
    expect(bitsOf(a.t().contiguous().t())).toEqual(record.a);
    expect(bitsOf(a.at(":", "1:3").clone())).toEqual(record.a.filter((_, i) => i % 7 === 1 || i % 7 === 2));
    expect(full([2], 1.3, { dtype }).toArray()).toEqual([1.25, 1.25]);
    expect(String(tensor([1, -2], { dtype }))).toBe(`tensor([ 1., -2.], dtype=${dtype})`);
    const { eps, max, min, smallestNormal } = finfo(dtype);
    expect({ eps, max, min, smallest_normal: smallestNormal }).toEqual(record.finfo);
    expect(bitsOf(loadSafetensors(saveSafetensors({ a })).tensors["a"]!)).toEqual(record.a);
    expect(() => saveNpy(a)).toThrow(dtype);
    expect(a.equal(a.clone())).toBe(true);
    expect(() => tensor([1e9], { dtype })).not.toThrow();
    expect(() => full([1], 1e9, { dtype })).toThrow(`cannot be converted to type ${dtype} without overflow`);
  });

  test("promotes to nothing, as in PyTorch 2", () => {
    const x = ofBits(record.a);
    const others = [
      "bool",
      "uint8",
      "int64",
      "uint16",
      "float16",
      "bfloat16",
      "float32",
      "float64",
      "complex64",
      ...names,
    ];
    for (const other of others.filter((one) => one !== dtype) as DType[]) {
      const message = "promotion of float8_e5m2, float8_e4m3fn is not supported, got";
      expect(() => promoteTypes(dtype, other)).toThrow(/^promotion of .* is not supported, got/);
      if (other !== "uint16") {
        expect(() => promoteTypes(dtype, other)).toThrow(`${message} ${dtype} and ${other}`);
        expect(() => add(x, zeros([x.numel], { dtype: other }))).toThrow(message);
      }
    }
    expect(() => add(x, zeros([35]))).toThrow(`${dtype} and float32: convert one, such as by \`x.to("float32")\``);
    expect(() => promoteTypes(dtype, "int32")).toThrow('convert one, such as by `x.to("float32")`');
    expect(promoteTypes(dtype, dtype)).toBe(dtype);
    // Numbers do not change the dtype.
    expect([resultType(x, 1), resultType(x, 0.5)]).toEqual([dtype, dtype]);
    // But a complex number would, for which there is no dtype.
    const refusal = `is not supported, got ${dtype} and complex64`;
    expect(() => resultType(x, { re: 1, im: 2 })).toThrow(refusal);
    expect(() => resultType(x, zeros([], { dtype: "complex64" }))).toThrow(refusal);
    expect(() => setDefaultDType(dtype as never)).toThrow(
      `the default dtype must be a floating-point one that promotes (float16, float32, float64, bfloat16), got "${dtype}"`,
    );
  });

  test("gradients pass through casts", () => {
    const x = tensor([0.3, 1.1], { requiresGrad: true });
    x.to(dtype)
      .to("float32")
      .mul(tensor([2, 3]))
      .sum()
      .backward();
    expect(x.grad!.toArray()).toEqual([2, 3]);
  });
});
