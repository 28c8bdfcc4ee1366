// The formula language means the same where it is printed and where it is computed: each name and operator of its table, through both.

import { describe, expect, test } from "vitest";
import { newUsage, type Variable } from "../../codegen/formula/environment.js";
import { lowerFormula } from "../../codegen/formula/lower.js";
import { print } from "../../codegen/print/code.js";
import { grad, mul, sum, type Tensor, tensor } from "../../generated/index.js";
import { type Evaluated, evaluateFormula, type FormulaHost, typed } from "../../runtime/formula/evaluate.js";
import {
  constants,
  enumerators,
  type FormulaType,
  mathFunction,
  mathFunctionNames,
  parseFormula,
  parseFormulaType,
} from "../../runtime/formula/index.js";
import { defineLibrary } from "../../runtime/modes/define-library.js";
import { formulas } from "../../runtime/modes/formulas.js";
import { vocabulary } from "./lowering.js";

const values: Readonly<Record<string, readonly [type: string, value: unknown]>> = {
  i: ["int", 7],
  n: ["int", -3],
  x: ["float", 0.7],
  y: ["float", 2.5],
  yes: ["bool", true],
  sizes: ["int[]", [2, 3]],
};

const host: FormulaHost = {
  operators: () => [],
  helpers: () => [],
  gradEnabled: () => true,
  notImplemented: () => {
    throw new Error("not implemented");
  },
  wrapScalar: () => {
    throw new Error("no tensor here");
  },
};

/** Type and value of the TypeScript that the generator prints. */
function printed(text: string): [type: string, value: unknown] {
  const scope = new Map<string, Variable>(
    Object.entries(values).map(([name, [type]]) => [name, { type: parseFormulaType(type)!, code: name }]),
  );
  const lowered = lowerFormula(parseFormula(text), { vocabulary, scope, usage: newUsage() });
  const script = print(lowered.code, (symbol) => symbol.name).replace(/!(?=[;,)\]]|$)/g, "");
  const filled = (length: number, value: unknown) => new Array(length).fill(value);
  const names = Object.keys(values);
  const run = new Function(...names, "filled", `return ${script};`) as (...args: unknown[]) => unknown;
  return [lowered.type.text, run(...names.map((name) => values[name]![1]), filled)];
}

/** The value that the run-time evaluator gives, as that type. */
function evaluated(text: string, type: FormulaType): unknown {
  const scope = new Map<string, Evaluated>(
    Object.entries(values).map(([name, [of, value]]) => [name, typed(parseFormulaType(of)!, value)]),
  );
  return evaluateFormula(parseFormula(text), type, scope, host);
}

function both(text: string, type: string, value?: unknown): void {
  const [printedType, printedValue] = printed(text);
  expect([printedType, printedValue]).toEqual([type, value === undefined ? printedValue : value]);
  expect(evaluated(text, parseFormulaType(type)!)).toEqual(printedValue);
}

describe("the same in generated code and at run time", () => {
  test.each(mathFunctionNames)("%s", (name) => {
    const two = mathFunction(name, 2) !== null;
    const compute = Math[mathFunction(name, two ? 2 : 1)!.name] as (...x: number[]) => number;
    const type = mathFunction(name, two ? 2 : 1)!.keepsInt ? "int" : "float";
    both(two ? `std::${name}(x, y)` : `${name}(x)`, "float", two ? compute(0.7, 2.5) : compute(0.7));
    both(two ? `${name}(y, i)` : `${name}(y)`, "float", two ? compute(2.5, 7) : compute(2.5));
    both(two ? `${name}(i, n)` : `${name}(n)`, type, two ? compute(7, -3) : compute(-3));
    both(two ? `${name}(i, yes)` : `${name}(yes)`, type, two ? compute(7, 1) : compute(1));
  });

  test.each(Object.keys(constants))("%s", (name) => both(name, "float", constants[name]));

  test.each(Object.keys(enumerators))("at::%s", (name) => {
    both(`at::${name}`, enumerators[name]!.type, enumerators[name]!.value);
  });

  test.each([
    ["i + n", "int", 4],
    ["i - n * 2", "int", 13],
    ["i / n", "int", -2],
    ["i % n", "int", 1],
    ["n % i", "int", -3],
    ["i / y", "float", 2.8],
    ["i << 40", "int", 7 * 2 ** 40],
    ["(i << 40) >> 38", "int", 28],
    ["n >> 1", "int", -2],
    ["i & 3 | 8", "int", 11],
    ["i ^ 2", "int", 5],
    ["~i", "int", -8],
    ["-x", "float", -0.7],
    ["+y", "float", 2.5],
    ["i < y", "bool", false],
    ["i >= n", "bool", true],
    ["i == yes", "bool", false],
    ["!yes || i != 7", "bool", false],
    ["yes ? i : y", "float", 7],
    ["static_cast<int64_t>(y)", "int", 2],
    ["static_cast<double>(i) / 2", "float", 3.5],
    ["Scalar(i)", "Scalar", 7],
    ["std::vector<int64_t>(3, n)", "int[]", [-3, -3, -3]],
    ["std::vector<double>({x, i})", "float[]", [0.7, 7]],
    ["std::vector<double>(2)", "float[]", [0, 0]],
    ["std::array<bool, 2>({yes, false})", "bool[]", [true, false]],
    ["std::make_tuple(i, y)", "(int, float)", [7, 2.5]],
    ["std::get<1>(std::make_tuple(i, y))", "float", 2.5],
    ["std::tuple<Tensor, int64_t>()", "(Tensor?, int)", [null, 0]],
    ["c10::optional<int64_t>(i)", "int?", 7],
    ["c10::optional<int64_t>()", "int?", null],
    ["at::IntArrayRef({1, i})", "int[]", [1, 7]],
    ["sizes.size() + sizes[1]", "int", 5],
  ])("%s", (text, type, value) => both(text, type, value));
});

test.each([
  ["grad * log2(2.7)", Math.log2(2.7)],
  ["grad * log10(2.7)", Math.log10(2.7)],
  ["grad * tan(2.7)", Math.tan(2.7)],
  ["grad * floor(2.7) / ceil(2.1)", 2 / 3],
  ["grad * fabs(-2.7)", 2.7],
  ["grad * M_1_PI", 1 / Math.PI],
  ["2.7 * grad", 2.7],
])("formulas(): %s in double precision", (formula, expected) => {
  const text = "op(Tensor x) -> Tensor";
  const name = `formula_language_${formula.replace(/\W+/g, "_")}`;
  const lib = defineLibrary(name, {
    [text]: { CompositeExplicitAutograd: (x: Tensor) => mul(x, 1), derivative: formulas(text, { x: formula }) },
  });
  const x = tensor([1], { dtype: "float64", requiresGrad: true });
  expect(grad([sum(lib.op!(x))], [x])[0]!.toArray()).toEqual([expected]);
});
