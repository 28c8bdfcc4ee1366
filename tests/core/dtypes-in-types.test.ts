// The dtypes that the types name are those that tensors can have; no others compile.

import { describe, expect, test } from "vitest";
import { type DType, full, setDefaultDType, tensor, zeros } from "../../generated/index.js";

describe("dtypes in the types", () => {
  test("are those that work", () => {
    const all = {
      bool: 1,
      uint8: 1,
      int8: 1,
      int16: 2,
      int32: 4,
      int64: 8,
      uint16: 2,
      uint32: 4,
      uint64: 8,
      float8_e5m2: 1,
      float8_e4m3fn: 1,
      float16: 2,
      bfloat16: 2,
      float32: 4,
      float64: 8,
      complex64: 8,
      complex128: 16,
    } as const satisfies Record<DType, number>;
    for (const [dtype, bytes] of Object.entries(all) as [DType, number][]) {
      const x = zeros([3], { dtype });
      expect([x.dtype, x.to(dtype).dtype, x.storage.byteLength]).toEqual([dtype, dtype, 3 * bytes]);
    }
  });

  test("others do not compile, and are refused", () => {
    // @ts-expect-error there is no complex32
    expect(() => zeros([1], { dtype: "complex32" })).toThrow("dtype complex32 is not supported");
    // @ts-expect-error quantized tensors do not exist
    expect(() => tensor([1], { dtype: "quint8" })).toThrow("dtype quint8 is not supported");
    // @ts-expect-error nor do eight bits with other limits
    expect(() => tensor([1]).to("float8_e4m3fnuz")).toThrow("float8_e4m3fnuz");
    // @ts-expect-error nor integers of four bits
    expect(() => full([1], 2, { dtype: "uint4" })).toThrow("uint4");
    // @ts-expect-error new numbers are floating-point ones
    expect(() => setDefaultDType("complex64")).toThrow("must be a floating-point one");
    // @ts-expect-error that promote: these do not
    expect(() => setDefaultDType("float8_e5m2")).toThrow("must be a floating-point one that promotes");
  });
});
