// The formula language means the same where it is printed and where it is computed: each name and operator of its table, through both.

import ts from "typescript";
import { describe, expect, test } from "vitest";
import { newUsage, type Variable } from "../../codegen/formula/environment.js";
import { lowerFormula } from "../../codegen/formula/lower.js";
import { print } from "../../codegen/print/code.js";
import { grad, mul, sum, type Tensor, tensor } from "../../generated/index.js";
import { isDifferentiated } from "../../runtime/autograd/generated-api.js";
import { isComplexScalar, isIntegralScalar, toNumber } from "../../runtime/core/scalar.js";
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
import { filled, negateScalar, present } from "../../runtime/kernels/derivatives/values.js";
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
  alpha: ["Scalar", 2.5],
  maybe: ["int?", 4],
  nothing: ["int?", null],
  mode: ["str", "sum"],
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

/** The imports of the printed code. */
const imported = { filled, isDifferentiated, isComplexScalar, isIntegralScalar, negateScalar, present, toNumber };

/** Type and value of the TypeScript that the generator prints. */
function printed(text: string): [type: string, value: unknown] {
  const scope = new Map<string, Variable>(
    Object.entries(values).map(([name, [type]]) => [name, { type: parseFormulaType(type)!, code: name }]),
  );
  const lowered = lowerFormula(parseFormula(text), { vocabulary, scope, usage: newUsage() });
  const script = ts.transpile(`return ${print(lowered.code, (symbol) => symbol.name)};`, {
    target: ts.ScriptTarget.ES2022,
  });
  const names = Object.keys(values);
  const run = new Function(...names, ...Object.keys(imported), script) as (...args: unknown[]) => unknown;
  return [lowered.type.text, run(...names.map((name) => values[name]![1]), ...Object.values(imported))];
}

/** The run-time evaluator's result, as that type. */
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
    ["sizes.front() * 10 + sizes.back()", "int", 23],
    ["sizes.vec()", "int[]", [2, 3]],
    ["sizes.empty()", "bool", false],
    ["std::vector<int64_t>()", "int[]", []],
    ["std::vector<bool>(2)", "bool[]", [false, false]],
    ["std::tuple<int64_t, double>(i, n)", "(int, float)", [7, -3]],
    ["std::get<0>(std::tuple<int64_t, bool>(i, yes))", "int", 7],
    ["maybe.value_or(1) + nothing.value_or(1)", "int", 5],
    ["maybe.has_value() && !nothing.has_value()", "bool", true],
    ["maybe ? *maybe : 0", "int", 4],
    ["nothing ? 1 : 0", "int", 0],
    ["maybe.value() - 1", "int", 3],
    ["(-alpha).toDouble()", "float", -2.5],
    ["alpha.toDouble() * 2", "float", 5],
    ["alpha.toLong()", "int", 2],
    ["alpha.isIntegral(true) || alpha.isComplex()", "bool", false],
    ['mode == "sum"', "bool", true],
    ['mode != "sum"', "bool", false],
    ["i > n && (y <= 2.5 || yes)", "bool", true],
    ["i && yes", "bool", true],
    ["-yes", "int", -1],
    ["yes + yes", "int", 2],
    ["std::min(i, sizes.size())", "int", 2],
    ["GradMode::is_enabled()", "bool", true],
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

test.each([
  ["unknown_name", "int", "`unknown_name` is not in scope (in `unknown_name`)"],
  ["mode + 1", "int", "`+` is not defined for str and int (in `mode + 1`)"],
  ["x % 2", "int", "`%` is not defined for float (in `x % 2`)"],
  ["-mode", "int", "`-` is not defined for str (in `-mode`)"],
  ["sizes[2]", "int", "index 2 is out of range for a list of 2 (in `sizes[2]`)"],
  ["sizes[-1]", "int", "index -1 is out of range for a list of 2 (in `sizes[-1]`)"],
  ["i[0]", "int", "`[]` requires a list, got int (in `i[0]`)"],
  ["*nothing", "int", "the optional has no value (in `*nothing`)"],
  ["nothing.value()", "int", "`nothing` is undefined (in `nothing.value()`)"],
  ["mode ? 1 : 2", "int", "a condition must be bool, got str (in `mode`)"],
  ["mode", "int", "expected int, got str (in `mode`)"],
  ["{1, 2}", "int", "expected int, got a list (in `{1, 2}`)"],
  ["std::get<2>(std::make_tuple(i, y))", "int", "there is no element 2 in (int, float)"],
  ["std::vector<wrong>(2)", "int[]", "unknown type `wrong` in a formula"],
  ["std::vector<int64_t>(1, 2, 3)", "int[]", "`std::vector` requires a length and a value, or a list"],
  ["static_cast<int64_t>(i, n)", "int", "write `static_cast<type>(value)`"],
  ["Scalar(i, n)", "Scalar", "`Scalar` requires one number"],
  ["fmap(i, i)", "int[]", "`fmap` requires a list and a lambda with one parameter"],
  ["sizes.sort()", "int[]", "int[] has no method `sort`"],
  ["no_such_operator(i)", "Tensor", "there is no operator or helper `no_such_operator`"],
])("what run time refuses: %s as %s", (text, type, message) => {
  expect(() => evaluated(text, parseFormulaType(type)!)).toThrow(message);
});
