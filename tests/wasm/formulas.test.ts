// Formulas of vector functions, and the words that they are translated to.

import { expect, test } from "vitest";
import { definition, statements } from "../../runtime/wasm/programs/formulas.js";

const rows: readonly (readonly [formula: string, words: string])[] = [
  ["x: x", "x"],
  ["x, y: x - y - 1", "x y - 1 -"],
  ["x, y: x - (y - 1)", "x y 1 - -"],
  ["x: -x * -2.5e-7", "x neg -2.5e-7 *"],
  ["x: x == -inf ? -(x + 1) : ~x", "x 1 + neg x ~ x -inf == ?"],
  ["x: x < 0 ? 1 : x > 0 ? 2 : 3", "1 2 3 x 0 > ? x 0 < ?"],
  ["x: (x ? 1 : 2) + 3", "1 2 x ? 3 +"],
  ["x, y: x < y & y < 1 | x != x", "x y < y 1 < & x x != |"],
  ["x: x & 1 ^ x | 2", "x 1 & x ^ 2 |"],
  ["x: x + 1 << 3", "x 1 + <<3"],
  ["x: x >>> 9 >> 1", "x >>>9 >>1"],
  ["x, d: x +i 127i *d 2d -d d", "x 127i 2d double* int+ d double-"],
  // An operator of other lanes is followed by a space: this is a difference.
  ["x, d: x -d", "x d -"],
  ["x: x >i 0x7fi", "x 0x7fi int>"],
  ["x: x /f x *h x", "x x float/ x half*"],
  ["x, y: pmin(pmax(x, -1), firsts(x, y))", "x -1 pmax x y firsts pmin"],
  // Variables stay on the stack if they are read once, in the order of their values.
  ["x: y = x + 1; y * y", "x 1 + =y y y *"],
  ["x: y = x + 1; y * 2", "x 1 + 2 *"],
  ["x: a, b = parts(x); less(a, b) + 1", "x parts less 1 +"],
  ["x: a, b = parts(x); less(a) + b", "x parts =b less b +"],
  ["x: a, b = parts(x); less(b) + a", "x parts =b =a b less a +"],
  ["x: y = x; x = 1; y + x", "x =y 1 =x y x +"],
  ["x: less(parts(x))", "x parts less"],
  ["x: r = x * 2; r, x", "x 2 * x"],
  ["x: y = x; if (x > 1) { y = far(x); x = 2; } y", "x =y x 1 > [ x far =y 2 =x ] y"],
  // Calls whose value is not used change what they name.
  ["x: r = x; large(x, r); r", "x =r large(x,r) r"],
  ["x: if (x == 0) { fail(); } x", "x 0 == [ fail() ] x"],
];
test.each(rows)("%s", (formula, words) => {
  expect(definition(formula).words.join(" ")).toBe(words);
});

test("parameters, and statements over the variables of another place", () => {
  expect(definition("x, a, b: b * x + a").parameters).toEqual(["x", "a", "b"]);
  expect(statements("m = m * first + rest * used; top = maximum(top, m);").join(" ")).toBe(
    "m first * rest used * + =m top m maximum =top",
  );
  expect(statements("")).toEqual([]);
});

const wrong: readonly (readonly [formula: string, what: string])[] = [
  ["x", "end"],
  ["x: (x + 1", "end"],
  ["x: x + * 2", "*"],
  ["x: f(x,)", ")"],
  ["x: x << y", "y"],
  ["x: x ? 1", "end"],
  ["x: y = x x", "x"],
  ["x: if (x) { y = 1;", "end"],
  ["x: x }", "}"],
  ["2: x", "2"],
  ["x: x # 2", "#"],
];
test.each(wrong)("%s is not a formula", (formula, what) => {
  expect(() => definition(formula)).toThrow(`a formula with an unexpected ${what}: ${formula}`);
});
