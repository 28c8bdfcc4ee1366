// Type promotion against PyTorch's own tables: every row, also of dtypes that tensors cannot have yet.
import { afterEach, describe, expect, test } from "vitest";
import { getDefaultDType, setDefaultDType } from "../../runtime/core/default-dtype.js";
import { type DType, dtypeCodeOf, dtypeInfo, dtypes, isSupportedDType } from "../../runtime/core/dtype.js";
import {
  canCast,
  checkCanCast,
  promoteTypes,
  resultCode2,
  resultCodeWithScalar,
  resultType,
} from "../../runtime/core/promotion.js";
import { type Scalar, scalar } from "../../runtime/core/scalar.js";
import { allocate, isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { readData } from "./data.js";

type Table = Record<string, string[]>;
interface Golden {
  operands: string[];
  result_type_default_float32: Table;
  result_type_default_float64: Table;
  dtypes: DType[];
  promote_types: Table;
  can_cast_from_row_to_column: Record<string, boolean[]>;
}

const golden = readData<Golden>("type_promotion.json.gz");
const scalars: Record<string, Scalar> = { bool: true, int: 2, float: 1.5 };

/**
 * The operand of a recorded name such as `zerodim:int32`; null for those that cannot be created here (complex, half).
 */
function operand(name: string): Tensor | Scalar | null {
  const [form, kind] = name.split(":") as [string, string];
  if (form === "scalar") return scalars[kind] ?? null;
  if (!isSupportedDType(kind as DType)) return null;
  return allocate(form === "zerodim" ? [] : [2], kind as DType);
}

afterEach(() => setDefaultDType("float32"));

describe("PyTorch's tables", () => {
  test("promoteTypes, 13 x 13", () => {
    for (const a of golden.dtypes) {
      expect(golden.dtypes.map((b) => promoteTypes(a, b))).toEqual(golden.promote_types[a]);
    }
  });

  test("canCast, 13 x 13", () => {
    for (const a of golden.dtypes) {
      expect(golden.dtypes.map((b) => canCast(a, b))).toEqual(golden.can_cast_from_row_to_column[a]);
    }
  });

  for (const dtype of ["float32", "float64"] as const) {
    test(`resultType with default ${dtype}, every pair of operands that can be made`, () => {
      setDefaultDType(dtype);
      let compared = 0;
      for (const [a, row] of Object.entries(golden[`result_type_default_${dtype}`])) {
        golden.operands.forEach((b, column) => {
          const x = operand(a);
          const y = operand(b);
          if (x === null || y === null) return;
          expect([a, b, resultType(x, y)]).toEqual([a, b, row[column]]);
          compared++;
          if (isTensor(x) && isTensor(y)) {
            expect(resultCode2(x, y)).toBe(dtypeCodeOf(row[column] as DType));
          } else if (isTensor(x)) {
            expect(resultCodeWithScalar(x, y as Scalar)).toBe(dtypeCodeOf(row[column] as DType));
          }
        });
      }
      expect(compared).toBe(19 * 19);
    });
  }
});

describe("numbers", () => {
  test("a tensor made of a number yields as the number does", () => {
    const number = allocate([], "float64");
    number.wrappedNumber = true;
    expect(resultType(allocate([2], "float32"), number)).toBe("float32");
    expect(resultType(allocate([2], "int32"), number)).toBe("float32");
    expect(resultType(allocate([], "float32"), number)).toBe("float32");
    expect(resultType(number, number)).toBe("float32");
    expect(resultCode2(number, number)).toBe(dtypeCodeOf("float32"));
    const whole = allocate([], "int64");
    whole.wrappedNumber = true;
    const others = (["uint8", "float32", "float64", "bool", "int64"] as const).flatMap((dtype) => [
      allocate([2], dtype),
      allocate([], dtype),
    ]);
    for (const x of [...others, number, whole]) {
      for (const y of [number, whole]) {
        expect(resultCode2(x, y)).toBe(dtypeCodeOf(resultType(x, y)));
        expect(resultCode2(y, x)).toBe(dtypeCodeOf(resultType(x, y)));
        expect(resultCodeWithScalar(x, y === whole ? 2 : 2.5)).toBe(dtypeCodeOf(resultType(x, y)));
      }
    }
  });

  test("whole numbers are integers, and scalar() states otherwise", () => {
    const x = allocate([2], "int32");
    expect(resultType(x, 2)).toBe("int32");
    expect(resultType(x, scalar(2, "float"))).toBe("float32");
    expect(resultType(x, Number.NaN)).toBe("float32");
    expect(resultType(x, 2n)).toBe("int32");
    expect(resultType(x, true)).toBe("int32");
  });

  test("several operands", () => {
    const half = { a: allocate([2], "uint8"), b: allocate([], "int64"), c: allocate([2], "int8") };
    expect(resultType(half.a, half.b, 2.5)).toBe("float32");
    expect(resultType(half.a, half.b)).toBe("uint8");
    expect(resultType(half.a, half.c)).toBe("int16");
  });
});

describe("errors", () => {
  test("name both dtypes", () => {
    expect(() => checkCanCast("float32", "int64")).toThrow(
      "result type float32 can't be cast to the desired output type int64",
    );
    expect(() => promoteTypes("qint8" as never, "float32")).toThrow(
      "promoteTypes with quantized dtypes is not handled: qint8 and float32",
    );
    expect(() => setDefaultDType("int32" as never)).toThrow(
      'setDefaultDType: the default dtype must be a floating-point one that promotes (float16, float32, float64, bfloat16), got "int32"',
    );
    expect(getDefaultDType()).toBe("float32");
  });
});

describe("the table of dtypes", () => {
  test("codes are unique, and supported dtypes have arrays of their size", () => {
    expect(new Set(dtypes.map((row) => row.code)).size).toBe(dtypes.length);
    for (const row of dtypes) {
      expect(dtypeInfo(row.name)).toBe(row);
      if (row.supported)
        expect((row.array as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT).toBe(row.itemSize);
    }
  });
});

describe("what the rows state of each dtype", () => {
  test("the range of integers is that of their arrays", () => {
    for (const { name, class: kind, signed, min, max, array, itemSize } of dtypes) {
      if (kind !== "int") {
        expect([min, max]).toEqual([null, null]);
        continue;
      }
      // Storing wraps, so that -1 gives the largest unsigned number, and the largest number and one more the smallest.
      const cell = new array!(new ArrayBuffer(itemSize)) as { [i: number]: number | bigint };
      const isWide = typeof max === "bigint";
      cell[0] = isWide ? (max as bigint) + 1n : (max as number) + 1;
      expect([name, cell[0]]).toEqual([name, min]);
      cell[0] = isWide ? -1n : -1;
      expect([name, cell[0]]).toEqual([name, signed ? (isWide ? -1n : -1) : max]);
    }
  });

  test("ranks order the dtypes of a class, and have no gaps", () => {
    for (const kind of ["bool", "int", "float", "complex"]) {
      const ranks = dtypes.filter((row) => row.class === kind && row.rank !== null).map((row) => row.rank!);
      expect([...new Set(ranks)].sort()).toEqual(Array.from({ length: Math.max(...ranks) }, (_, i) => i + 1));
      // The first of a rank is that to which two of the rank below promote: nothing else may share the last rank.
      expect(ranks.filter((rank) => rank === Math.max(...ranks))).toHaveLength(1);
    }
  });
});
