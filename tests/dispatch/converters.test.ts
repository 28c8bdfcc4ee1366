// The values that each schema type accepts and rejects in a public call.

import { describe, expect, test } from "vitest";
import { scalar, tensor, zeros } from "../../generated/index.js";
import { converterOf, misfit } from "../../runtime/dispatch/overloads.js";
import type { BaseTypeName, Type } from "../../runtime/schema/types.js";

const x = tensor([1]);
const half = scalar(0.5, "float");

const rows: readonly (readonly [
  names: readonly BaseTypeName[],
  taken: readonly unknown[],
  refused: readonly unknown[],
])[] = [
  [["Tensor"], [x], [1, "a", null, [x]]],
  [["Scalar"], [1, 0.5, 2n, true, half], [x, "a", null, []]],
  [
    ["int", "SymInt", "DeviceIndex"],
    [0, -3, 2 ** 53 - 1],
    [0.5, 2 ** 53, 2n ** 53n, 2n ** 63n, -(2n ** 53n), Number.NaN, Infinity, "1", true, null, x],
  ],
  [
    ["float", "SymFloat"],
    [1, 0.5, Number.NaN],
    ["1", true, null, x],
  ],
  [
    ["bool", "SymBool"],
    [true, false],
    [0, 1, "true", null, x],
  ],
  [
    ["str", "Dimname"],
    ["a", ""],
    [1, null, x],
  ],
  [["ScalarType"], ["float32", "int64"], ["float", 6, null, x]],
  [["Layout"], ["strided"], ["dense", null]],
  [["MemoryFormat"], ["channels_last"], ["nchw", null]],
  [["Device"], ["cpu", "cuda:1"], ["CPU!", "gpu", 0, null]],
  [["Generator"], [], [0, "seed", {}, null]],
];

describe.each(rows.flatMap(([names, taken, refused]) => names.map((name) => ({ name, taken, refused }))))(
  "$name",
  ({ name, taken, refused }) => {
    const base: Type = { kind: "base", name };

    test("takes its values as they are", () => {
      for (const value of taken) expect(converterOf(base)(value)).toBe(value);
    });

    test("refuses others, also within lists and optionals", () => {
      for (const value of refused) {
        expect(converterOf(base)(value), String(value)).toBe(misfit);
        expect(converterOf({ kind: "list", element: base, size: null })([...taken, value])).toBe(misfit);
        if (value !== null) expect(converterOf({ kind: "optional", element: base })(value)).toBe(misfit);
      }
      expect(converterOf({ kind: "optional", element: base })(null)).toBe(null);
    });
  },
);

test("integers and numbers take what is equal to them", () => {
  for (const name of ["int", "SymInt"] as const) expect(converterOf({ kind: "base", name })(3n)).toBe(3);
  for (const name of ["float", "SymFloat"] as const) {
    expect(converterOf({ kind: "base", name })(3n)).toBe(3);
    expect(converterOf({ kind: "base", name })(half)).toBe(0.5);
  }
});

test("bigints are converted wherever they stand, and refused where a number is not equal to them", () => {
  for (const name of ["int", "SymInt"] as const) {
    const element: Type = { kind: "base", name };
    const list = converterOf({ kind: "list", element, size: null });
    expect(list([2n, 1])).toEqual([2, 1]);
    expect(list([2, 1n])).toEqual([2, 1]);
    expect(list([2 ** 53 - 1, 2n ** 53n - 1n])).toEqual([2 ** 53 - 1, 2 ** 53 - 1]);
    expect(list([1n, 2n ** 53n])).toBe(misfit);
    const plain = [1, 2];
    expect(list(plain)).toBe(plain);
    expect(converterOf({ kind: "list", element, size: 2 })(3n)).toEqual([3, 3]);
    expect(converterOf({ kind: "list", element, size: 2 })(2n ** 53n)).toBe(misfit);
    expect(converterOf({ kind: "list", element: { kind: "optional", element }, size: null })([null, 3n])).toEqual([
      null,
      3,
    ]);
    expect(converterOf({ kind: "optional", element: { kind: "list", element, size: null } })([3n])).toEqual([3]);
    expect(converterOf(element)(-(2n ** 53n) + 1n)).toBe(-(2 ** 53) + 1);
  }
  expect(zeros([2n, 1n] as never).shape).toEqual([2, 1]);
  expect(() => zeros([2n ** 53n + 1n] as never)).toThrow("must be");
});
