// The scalar language: errors are reported at their places, and valid expressions become these loops.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { generate } from "../../codegen/pipeline.js";
import { functionTable, scalarFunctions } from "../../codegen/pointwise/functions.js";
import { parseExpression } from "../../codegen/pointwise/parse.js";
import { templateOf } from "../../codegen/pointwise/targets/typescript/functions.js";
import { dtypeWords, promotions } from "../../codegen/pointwise/words.js";
import { emitted, generated, type Sample } from "../emit/registry.js";

/** The generated files of a registry text without kernels. */
function files(yaml: string): ReadonlyMap<string, string> {
  return generate({
    functions: { path: "native_functions.yaml", text: yaml },
    derivatives: null,
    tags: null,
    deprecated: null,
    kernels: null,
    places: {
      root: "/project",
      out: "/project/generated",
      runtime: { folder: "/project/runtime" },
      library: { folder: "/project/generated" },
      ownOperators: true,
    },
    lenient: false,
  }).files;
}

function entry(fields: string, func?: string): string {
  const schema = func ?? "f(Tensor self, Scalar alpha=1, *, str? mode=None) -> Tensor\n  autogen: f_";
  return `- func: ${schema}\n  pointwise:\n${fields
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n")}\n`;
}

/** The error in an expression, without the frame: `column: message (hint)`. */
function problem(expr: string, more = "", func?: string): string {
  const quoted = /[:#"]/.test(expr) ? `'${expr}'` : expr;
  try {
    files(entry(`expr: ${quoted}${more === "" ? "" : `\n${more}`}`, func));
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics
      .map((d) => `${d.line}:${d.column} ${d.message}${d.hint === null ? "" : ` (${d.hint})`}`)
      .join("\n");
  }
  return "";
}

describe("errors point into the YAML", () => {
  const table: readonly (readonly [string, string])[] = [
    ["self * alpa", "4:18 `alpa` is not in scope here (did you mean `alpha`?)"],
    ["sqr(self)", "4:11 `sqr` is not a function of the scalar language (did you mean `sqrt`?)"],
    ["exp(self, 2)", "4:11 exp takes 1 argument, found 2 (exp: e to the power of x; NaN gives NaN)"],
    ["exp + 1", "4:11 `exp` is not in scope here (`exp` is a function: write exp(...))"],
    ["self +", "4:17 expected a value, found the end"],
    ["self self", '4:16 unexpected "self" after the expression'],
    ["(self + 1", '4:20 expected ")" to close the parenthesis, found the end'],
    ["self $ 1", '4:16 unexpected character "$"'],
    ["self * mode", "4:18 expected a number, found a string"],
    ["mode == 1 ? self : 1", "4:12 cannot compare a string with a number"],
    ["self == None ? 1 : 2", "4:12 only an optional argument can be compared with None"],
    ["self = 2; self", "4:11 `self` has a meaning already"],
  ];
  for (const [expr, message] of table) test(expr, () => expect(problem(expr)).toBe(message));

  test("an expression that is not defined for a dtype class is rejected", () => {
    expect(problem("exp(self)")).toBe(
      "4:11 exp is not defined for int numbers (compute in floating point (`promote: float`), give an expression per class, or restrict `dtypes`)",
    );
    expect(problem("self * 0.5")).toBe(
      "4:18 0.5 is not an integer, but this expression computes integers (give an expression per class, or restrict `dtypes`)",
    );
    expect(problem("self & 1")).toBe(
      "4:11 `&` works on integers, but this expression computes floating-point numbers (restrict `dtypes`)",
    );
  });

  test("`promote: float` computes in floating-point dtypes only", () => {
    expect(problem("exp(self)", "promote: float")).toBe("");
    expect(problem("self & 1", "promote: float")).toContain("`&` works on integers");
  });

  test("the other fields", () => {
    expect(problem("self", "promote: flot")).toBe("5:14 `flot` is not a promotion rule (did you mean `float`?)");
    expect(problem("self", "dtypes: flot")).toBe("5:13 `flot` is not a class of dtypes (did you mean `float`?)");
    expect(problem("self", "scalars: beta")).toMatch(/`beta` is not an argument that is a number/);
    expect(problem("self", "condition: alpha")).toMatch(/`alpha` is not a Tensor argument/);
    expect(problem("self", "result: alpha")).toMatch(/`alpha` is not a Tensor argument/);
    expect(problem("self", "", "f(Tensor self, Tensor? other) -> Tensor")).toMatch(/`other` is an optional Tensor/);
    expect(problem("self", "", "f(Tensor self) -> (Tensor, Tensor)")).toMatch(
      /a pointwise operator returns one Tensor/,
    );
    expect(problem("1", "", "f(int[] self) -> Tensor")).toMatch(
      /`self` has a type that a pointwise operator cannot take/,
    );
  });

  test("nesting is limited", () => {
    expect(() => parseExpression(`${"(".repeat(900)}self${")".repeat(900)}`)).toThrow("nested too deeply");
    expect(() => parseExpression(`${"-".repeat(1900)}self`)).toThrow("nested too deeply");
  });
});

test("operators have C's precedence", () => {
  const show = (text: string): string =>
    JSON.stringify(parseExpression(text).result, (key, value) =>
      key === "offset" || key === "length" ? undefined : value,
    );
  expect(show("a + b * c")).toBe(show("a + (b * c)"));
  expect(show("a - b - c")).toBe(show("(a - b) - c"));
  expect(show("a == b & c")).toBe(show("(a == b) & c"));
  expect(show("a ? b : c ? d : e")).toBe(show("a ? b : (c ? d : e)"));
  expect(show("-a * b")).toBe(show("(-a) * b"));
  expect(show("a || b && c")).toBe(show("a || (b && c)"));
  expect(show("a < b == c")).toBe(show("(a < b) == c"));
});

test("docs/pointwise.md lists every promotion rule and class of dtypes", () => {
  const page = readFileSync(new URL("../../docs/pointwise.md", import.meta.url), "utf8");
  const row = (field: string): string => page.split("\n").find((line) => line.startsWith(`| \`${field}\` |`))!;
  for (const word of promotions) expect(row("promote")).toContain(`\`${word}\``);
  for (const word of Object.keys(dtypeWords)) expect(row("dtypes")).toContain(`\`${word}\``);
});

test("docs/pointwise.md lists every function, and its example can be generated", () => {
  const page = readFileSync(new URL("../../docs/pointwise.md", import.meta.url), "utf8");
  expect(page.slice(page.indexOf("| `exp(x)`"))).toBe(functionTable());
  const example = /```yaml\n([\s\S]*?)```/.exec(page)![1]!;
  expect(files(example).get("pointwise/cpu.ts")).toContain("function softsign_float32(");
});

test("every function has a description, and computes floats or integers", () => {
  for (const fn of scalarFunctions.values()) {
    expect(fn.doc.length, fn.name).toBeGreaterThan(3);
    // TypeScript has the functions that the language defines, and no others.
    const { name, classes } = fn;
    for (const numbers of ["float32", "float64"] as const)
      expect(templateOf(name, numbers) !== null, name).toBe(classes.includes("float"));
    for (const numbers of ["int", "bool", "int64", "wide"] as const)
      expect(templateOf(name, numbers) !== null, name).toBe(classes.includes("int"));
  }
});

test("an expression becomes contiguous and strided loops of each class", () => {
  const cpu = files(entry("expr: self * alpha + 1\ndtypes: numeric")).get("pointwise/cpu.ts")!;
  expect(cpu.slice(cpu.indexOf("function f_float32"), cpu.indexOf("function f_float64"))).toBe(`function f_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * alpha + 1;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * alpha + 1;
  }
}

`);
  expect(cpu).toContain("out[at + i] = (Math.imul(selfArray[selfAt + i]!, alpha) + 1 | 0);");
  expect(cpu).toContain(`function f_int64_wide(self: bigint, alphaScalar: Scalar): bigint {
  const alpha = toWide(alphaScalar);
  return wrap64(wrap64(self * alpha) + 1n);
}`);
  expect(cpu).toContain(`      const self = load64(selfArray, selfAt + i);
      const t0 = self * alpha;
      const t1 = t0 + 1;
      if (isSafe64(self) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, f_int64_wide(loadWide(selfArray, selfAt + i), alphaScalar));`);
  expect(cpu).toContain(`export function f_cpu(self: Tensor, alpha: Scalar, mode: string | null): Tensor {
  return unary(rules.f_rule, f_loops, self, alpha, mode);
}

export function f__cpu(self: Tensor, alpha: Scalar, mode: string | null): Tensor {
  return unaryInPlace(rules.f_rule, f_loops, self, alpha, mode);
}`);
});

describe("lists of faster loops", () => {
  const kernels = (names: string): Record<string, string> => ({
    "/project/kernels/loops.ts": `
      export function f_check() {}
      ${names.replace(/\w+/g, (name) => `export const ${name} = [];`)}
    `,
  });
  const functions = (more: string): string => entry(`expr: self * alpha\ndtypes: float${more}`);
  const table = (sample: Sample): string =>
    /export const f_loops = (.*);/.exec(emitted(sample, "pointwise/cpu.ts"))![1]!;
  const loopTable = "/* @__PURE__ */ pointwiseLoops({ float32: f_float32, float64: f_float64 })";
  const offered = (...names: string[]): string =>
    `/* @__PURE__ */ offered("aten::f", 1, ${loopTable}, ${names.join(", ")})`;

  test("are those that the entry names, or the one named after it", () => {
    expect(table({ functions: functions("") })).toBe(loopTable);
    expect(table({ functions: functions(""), kernels: kernels("g_offers") })).toBe(loopTable);
    expect(table({ functions: functions(""), kernels: kernels("f_offers") })).toBe(offered("f_offers"));
    const both = { functions: functions("\noffers: fast, slow"), kernels: kernels("slow f_offers fast") };
    expect(table(both)).toBe(offered("fast", "slow"));
    expect(emitted(both, "register/cpu.ts")).toContain(
      "m(op.f_op, pointwise.f_cpu, pointwise.f_loops);\nm(op.f__op, pointwise.f__cpu, pointwise.f_loops);\n",
    );
    expect(emitted(both, "register/meta.ts")).toContain(
      'm(op.f_op, pointwiseForm(op.f_op, 3, "meta", unary, rules.f_rule));\n',
    );
  });

  test("must exist", () => {
    const missing = { functions: functions("\noffers: fost"), kernels: kernels("fast") };
    expect(() => generated(missing)).toThrow("no file in the kernels folder exports `fost`");
    expect(() => generated(missing)).toThrow("did you mean `fast`?");
  });
});

test("a condition on parameters is hoisted out of the loop, as are bindings on parameters", () => {
  const cpu = files(entry(`expr: 'p = alpha * 2; mode == "a" ? self * p : self + p'\ndtypes: float`)).get(
    "pointwise/cpu.ts",
  )!;
  expect(
    cpu.slice(cpu.indexOf("  const alpha"), cpu.indexOf("function f_float64")),
  ).toBe(`  const alpha = toFloat32(alphaScalar);
  if (mode === "a") {
    const p = alpha * 2;
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * p;
    }
  } else {
    const p = alpha * 2;
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! + p;
    }
  }
}

`);
});

test.each([
  ["an element decides", "self > 0 ? alpha : 1"],
  ["an element is the first choice", "alpha > 0 ? self : 1"],
  ["an element is the second choice", "alpha > 0 ? 1 : self"],
])("a binding on elements is computed in the loop: %s", (_, choice) => {
  const cpu = files(entry(`expr: 'c = ${choice}; c * c'\ndtypes: float`)).get("pointwise/cpu.ts")!;
  const loops = cpu.slice(cpu.indexOf("  const alpha"), cpu.indexOf("function f_float64"));
  for (const part of loops.split(/^(?=.*for \()/m)) expect(part.includes("const c =")).toBe(part.includes("for ("));
  expect(loops.match(/const c =/g)).toHaveLength(2);
});

test("text of an expression never reaches generated code unparsed", () => {
  const cpu = files(entry(`expr: 'mode == "*/;evil()//" ? self : 1'\ndtypes: float`)).get("pointwise/cpu.ts")!;
  expect(cpu).toContain('if (mode === "*/;evil()//") {');
});
