// Printing against PyTorch's texts, word for word but for JavaScript's true, false and dtype names.

import { inspect } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { tensor } from "../../runtime/core/creation.js";
import type { DType } from "../../runtime/core/dtype.js";
import { writeElement } from "../../runtime/core/elements.js";
import { gradText } from "../../runtime/core/hooks.js";
import { getPrintOptions, setPrintOptions } from "../../runtime/core/print.js";
import { allocate, makeView } from "../../runtime/core/tensor.js";
import { numberOf, readData } from "./data.js";

interface Printed {
  dtype: DType;
  shape: number[];
  strides: number[];
  offset: number;
  storage: (number | string | boolean)[];
  text: string;
}

const cases = readData<Printed[]>("printed.json.gz");
const defaults = getPrintOptions();
afterEach(() => setPrintOptions(defaults));

/** PyTorch's text in JavaScript's words. */
function translate(text: string): string {
  return text
    .replaceAll("True", "true")
    .replaceAll("False", "false")
    .replaceAll("dtype=torch.", "dtype=")
    .replace(/size=\(([\d, ]*)\)/, (_, sizes: string) => `size=[${sizes.replace(/,$/, "")}]`);
}

test.each(cases)("$dtype $shape: $text", ({ dtype, shape, strides, offset, storage, text }) => {
  const whole = allocate([storage.length], dtype);
  storage.forEach((value, i) => {
    writeElement(whole.storage, whole.dtypeCode, i, numberOf(value));
  });
  // Whether the dtype fits on the last line depends on the length of its name, which is shorter here.
  const joined = (words: string) => words.replace(/,\s+dtype=/, ", dtype=");
  expect(joined(String(makeView(whole, shape, strides, offset)))).toBe(joined(translate(text)));
});

// The least line width at which PyTorch keeps the dtype on the last line, less the six letters of "torch.".
test.each([
  [[1, 2], 38, "tensor([1., 2.]"],
  [[1.5, 2.25, 3], 54, "tensor([1.5000, 2.2500, 3.0000]"],
  [[[1], [2]], 36, "tensor([[1.],\n        [2.]]"],
  [
    [
      [1.5, 2.5],
      [3, 4],
    ],
    48,
    "tensor([[1.5000, 2.5000],\n        [3.0000, 4.0000]]",
  ],
] as const)("the dtype of %j has room in a line of %i", (values, width, text) => {
  const x = tensor(values as unknown as number[], { dtype: "float64" });
  setPrintOptions({ lineWidth: width - 6 });
  expect(String(x)).toBe(`${text}, dtype=float64)`);
  setPrintOptions({ lineWidth: width - 7 });
  expect(String(x)).toBe(`${text},\n       dtype=float64)`);
});

test.each([
  [22, [3, 6, 8]],
  [23, [4, 8]],
  [30, [5, 8]],
  [31, [6, 8]],
])("a line of %i holds as many elements as PyTorch's", (lineWidth, ends) => {
  setPrintOptions({ lineWidth });
  const lines = ends.map((end, i) =>
    Array.from({ length: end - (ends[i - 1] ?? 0) }, (_, k) => `${(ends[i - 1] ?? 0) + k}.`),
  );
  expect(String(tensor([0, 1, 2, 3, 4, 5, 6, 7]))).toBe(
    `tensor([${lines.map((line) => line.join(", ")).join(",\n        ")}])`,
  );
});

describe("beside the values", () => {
  test("console.log prints the same text", () => {
    expect(
      inspect(
        tensor([
          [1, 2],
          [3, 4],
        ]),
      ),
    ).toBe("tensor([[1., 2.],\n        [3., 4.]])");
    expect(inspect({ x: tensor([1.5]) })).toBe("{ x: tensor([1.5000]) }");
  });

  test("meta tensors", () => {
    expect(String(allocate([2, 3], "float32", "meta"))).toBe('tensor(..., device="meta", size=[2, 3])');
    expect(String(allocate([], "int64", "meta"))).toBe('tensor(..., device="meta", size=[], dtype=int64)');
  });

  test("what autograd says comes last, on a line of its own if need be", () => {
    const before = gradText.installed;
    gradText.install(() => "gradFn=<AddBackward0>");
    expect(String(tensor([1]))).toBe("tensor([1.], gradFn=<AddBackward0>)");
    expect(String(tensor([1, 2, 3, 4, 5, 6, 7].map((x) => x + 0.5)))).toBe(
      "tensor([1.5000, 2.5000, 3.5000, 4.5000, 5.5000, 6.5000, 7.5000],\n       gradFn=<AddBackward0>)",
    );
    gradText.install(before);
  });

  test("options", () => {
    setPrintOptions({ precision: 2, threshold: 5, edgeItems: 1 });
    expect(String(tensor([1.125, 2.5, 3, 4, 5, 6.375]))).toBe("tensor([1.12,  ..., 6.38])");
    setPrintOptions({ ...defaults, sciMode: true });
    expect(String(tensor([1, 2]))).toBe("tensor([1.0000e+00, 2.0000e+00])");
    setPrintOptions({ ...defaults, sciMode: false });
    expect(String(tensor([1e21]))).toBe("tensor([1000000020040877342720.])");
    expect(String(tensor([-1e30, 1.25]))).toBe("tensor([-1000000015047466219876688855040.0000,      1.2500])");
    expect(() => setPrintOptions({ digits: 3 } as never)).toThrow(
      'setPrintOptions: unknown option "digits"; there are precision, threshold, edgeItems, lineWidth, sciMode',
    );
  });
});

describe("JavaScript's operators", () => {
  const number = (x: unknown): number => (x as number) * 2;

  test("see the element of a tensor that has one", () => {
    expect(number(tensor([1.5]))).toBe(3);
    expect((tensor(3) as unknown as number) > 2).toBe(true);
    expect(Number(tensor(true))).toBe(1);
  });

  test("refuse other tensors, of which they would make NaN", () => {
    expect(() => number(tensor([[1, 2]]))).toThrow(
      "JavaScript's operators work on numbers, not on a tensor of shape [1, 2]. Use methods or functions: x.add(1), mul(x, y), x.lt(y); String(x) for its text.",
    );
  });

  test("join the text to texts", () => {
    expect(`x: ${tensor([1, 2])}`).toBe("x: tensor([1., 2.])");
    expect("x: " + tensor([1, 2])).toBe("x: tensor([1., 2.])");
  });
});
