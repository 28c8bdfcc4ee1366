// The values that each schema type accepts and rejects in a public call.

import { describe, expect, test } from "vitest";
import { library, ops, scalar, type Tensor, tensor, zeros } from "../../generated/index.js";
import { converterOf, misfit } from "../../runtime/dispatch/overloads.js";
import type { BaseTypeName, Type } from "../../runtime/schema/types.js";
import { messageOf } from "../thrown.js";

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

describe("types of operators defined at run time", () => {
  const lib = library("structured", "FRAGMENT");
  let count = 0;
  let seen: unknown;
  const defined = (type: string, name: string): ((value: unknown) => unknown) => {
    const schema = `${name}(Tensor a, ${type} d) -> Tensor`;
    const op = lib.def(schema, (a: Tensor, d: unknown) => {
      seen = d;
      return a.clone();
    }).operator!;
    const handle = ops["structured"]![op.baseName]!;
    return (value) => {
      seen = undefined;
      handle(x, value);
      return seen;
    };
  };
  const map = new Map([["k", x]]);
  const promise = Promise.resolve(1);
  class Bar {
    readonly bar = 1;
  }
  const bar = new Bar();
  const bare = Object.assign(Object.create(null) as object, { k: x });

  test.each<
    readonly [
      type: string,
      taken: readonly (readonly [given: unknown, got: unknown])[],
      refused: readonly (readonly [unknown, string])[],
    ]
  >([
    [
      "Dict(str, Tensor)",
      [
        [map, map],
        [{ k: x }, map],
        [bare, map],
        [{}, new Map()],
        // Tried as options first, and then as a dictionary.
        [{ d: { k: x } }, map],
        [{ d: x }, new Map([["d", x]])],
        [{ a: x }, new Map([["a", x]])],
        [
          Object.fromEntries(["__proto__", "constructor", "then"].map((name) => [name, x])),
          new Map([
            ["__proto__", x],
            ["constructor", x],
            ["then", x],
          ]),
        ],
      ],
      [
        [5, "a Map or an object, as Dict(str, Tensor), got number 5"],
        ["k", 'a Map or an object, as Dict(str, Tensor), got "k"'],
        [[x], "a Map or an object, as Dict(str, Tensor), got an array of 1"],
        [{ k: 5 }, 'a Map or an object, as Dict(str, Tensor), got number 5 at "k"'],
        [new Map([["k", 5]]), 'a Map or an object, as Dict(str, Tensor), got number 5 at "k"'],
        [new Map([[5, x]]), "a Map or an object, as Dict(str, Tensor), got an object (Map)"],
      ],
    ],
    [
      "Dict(int, float)",
      [[new Map([[1n, 2n]]), new Map([[1, 2]])]],
      [[{ 1: 2 }, "a Map or an object, as Dict(int, float), got an object (Object)"]],
    ],
    [
      "Dict(str, Tensor)?",
      [
        [null, null],
        [map, map],
      ],
      [[5, "a Map or an object, as Dict(str, Tensor) or null, got number 5"]],
    ],
    [
      "Future(Tensor)",
      [[promise, promise]],
      [
        [5, "a promise, as Future(Tensor), got number 5"],
        [{}, "a promise, as Future(Tensor), got an object (Object)"],
      ],
    ],
    [
      "__torch__.torch.classes.foo.Bar",
      [[bar, bar]],
      [
        [5, "an object of the class foo.Bar, got number 5"],
        [null, "an object of the class foo.Bar, got null"],
      ],
    ],
    [
      "(int, Tensor)",
      [
        [
          [1n, x],
          [1, x],
        ],
      ],
      [
        [[x, 1], "an array, as (int, Tensor), got an array of 2"],
        [[1], "an array, as (int, Tensor), got an array of 1"],
      ],
    ],
    [
      "Union(int, Tensor)",
      [
        [x, x],
        [3, 3],
      ],
      [["a", 'of the type Union(int, Tensor), got "a"']],
    ],
    [
      "Any",
      [
        [5, 5],
        [null, null],
        [bar, bar],
        [map, map],
      ],
      [],
    ],
  ])("%s", (type, taken, refused) => {
    const call = defined(type, `f${count++}`);
    for (const [given, got] of taken) expect([given, call(given)]).toEqual([given, got]);
    for (const [given, message] of refused) expect(messageOf(() => call(given))).toContain(`\`d\` must be ${message}`);
  });
});
