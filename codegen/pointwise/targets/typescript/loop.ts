// One loop of a pointwise operator: the body for one class of numbers, contiguous and strided, as generated TypeScript.

import { type DType, dtypeInfo, dtypeOf, dtypes } from "../../../../runtime/core/dtype.js";
import { parameterName } from "../../../api/names.js";
import { type Code, code, type Hole, join, ref, typeRef, verbatim } from "../../../print/code.js";
import type { ScalarFunctionName } from "../../functions.js";
import type { Expr, Program } from "../../parse.js";
import type { ClassExpression, PointwiseRule } from "../../rule.js";
import type { Types } from "../../scope.js";
import type { DTypeClassName } from "../../words.js";
import { ExpressionPrinter, PRIMARY, type Text } from "./expression.js";
import { helperFiles, type NumberClass, templateOf } from "./functions.js";

export const scalarMathFile = "runtime/kernels/math/scalar-math.ts";
export const int64File = "runtime/kernels/math/int64.ts";
const arraysFile = "runtime/kernels/memory/arrays.ts";
export const storageFile = "runtime/core/storage.ts";

/**
 * The statement by which a loop refuses memory that was transferred. It is in the loop, where an array is of one class: of many classes, reading the
 * length takes V8 ten times as long as a short loop.
 */
export function presenceCheck(arrays: readonly string[]): Code | null {
  if (arrays.length === 0) return null;
  const absent = verbatim(arrays.map((array) => `${array}.length === 0`).join(" || "));
  return code`if (${absent}) ${ref("assertReadable", storageFile)}(n);`;
}
export const scalarType = typeRef("Scalar", "runtime/core/scalar.ts");

/** The loops of one class of dtypes; `wide` comes with `int64`. */
export const loopClasses: readonly { readonly numbers: NumberClass; readonly of: DTypeClassName }[] = [
  { numbers: "float32", of: "float" },
  { numbers: "float64", of: "float" },
  { numbers: "int", of: "int" },
  { numbers: "int64", of: "int" },
  { numbers: "bool", of: "bool" },
];

/** The class of loops that compute a dtype; null for complex numbers, whose loops are a feature. */
export function loopClassOf(dtype: DType): NumberClass | null {
  const { class: kind, computes } = dtypeInfo(dtype);
  const name = dtypeOf(computes);
  if (kind === "complex") return null;
  if (kind === "bool") return "bool";
  if (kind === "float") return name === "float64" ? "float64" : "float32";
  // Unsigned integers of 32 and 64 bits are computed beside int64.
  return ["int64", "uint32", "uint64"].includes(name) ? "int64" : "int";
}

/** The dtypes that a class computes. */
export function dtypesOf(numbers: NumberClass): readonly DType[] {
  return dtypes.filter(({ name, stored }) => stored && loopClassOf(name) === numbers).map(({ name }) => name);
}

export const arrayType: Readonly<Record<NumberClass, Hole>> = {
  float32: "Float32Array",
  float64: "Float64Array",
  int: typeRef("SmallIntArray", arraysFile),
  bool: "Uint8Array",
  int64: "Int32Array",
  wide: "Int32Array",
};

export const converter: Readonly<Record<NumberClass, string>> = {
  float32: "toFloat32",
  float64: "toFloat64",
  int: "toInt",
  bool: "toBit",
  int64: "toLong",
  wide: "toWide",
};

/** Names that the loops use themselves, besides the temporaries t0, t1, ... */
export const claimed = ["n", "out", "at", "step", "i"];

/** The loop's names for what belongs to an argument: its value, its array and the position in it, or the number passed. */
const roles = ["", "Array", "At", "Step", "Row", "Index", "Scalar", "Re", "Im"];

/** The local names of arguments and bindings, chosen so that no name derived from them clashes with another. */
export function chooseNames(names: readonly string[], own: readonly string[] = claimed): ReadonlyMap<string, string> {
  const taken = new Set(own);
  return new Map(
    names.map((name) => {
      let local = parameterName(name);
      // A parameter that a loop does not use is prefixed.
      const all = () => roles.flatMap((role) => [`${local}${role}`, `_${local}${role}`]);
      while (/^_?t\d+$/.test(local) || all().some((one) => taken.has(one))) local += "_";
      for (const one of all()) taken.add(one);
      return [name, local];
    }),
  );
}

/** A printed expression as code, with its helpers imported. */
export function expressionCode(text: string): Code {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the printer's marks around helper names
  const pieces = text.split(/\u0001(\w+)\u0002/);
  return join(
    pieces.map((part, i) => (i % 2 === 0 ? verbatim(part) : ref(part, helperFile(part)))),
    "",
  );
}

function helperFile(name: string): string {
  const file = helperFiles.get(name);
  if (file !== undefined) return `runtime/kernels/math/${file}`;
  return name.endsWith("64") || name.endsWith("Wide") ? int64File : scalarMathFile;
}

/** The loop functions of a rule for one class, and the name of that on BigInt, which `int64` has if its doubles may not be exact. */
export function emitLoop(
  rule: PointwiseRule,
  name: string,
  numbers: NumberClass,
  expression: ClassExpression,
  boolResult: boolean,
): { readonly functions: readonly Code[]; readonly wide: string | null; readonly declares: readonly string[] } {
  const loop = new LoopEmitter(rule, name, numbers, expression, boolResult);
  const main = loop.emit();
  return {
    functions: loop.callsWide ? [loop.emitWide(), main] : [main],
    wide: loop.callsWide ? `${name}_wide` : null,
    declares: loop.declares,
  };
}

class LoopEmitter {
  readonly rule: PointwiseRule;
  readonly name: string;
  readonly numbers: NumberClass;
  readonly program: Program;
  readonly types: Types;
  readonly boolResult: boolean;
  readonly #locals: ReadonlyMap<string, string>;
  /** Set while the loop is emitted. */
  callsWide = false;

  constructor(
    rule: PointwiseRule,
    name: string,
    numbers: NumberClass,
    expression: ClassExpression,
    boolResult: boolean,
  ) {
    this.rule = rule;
    this.name = name;
    this.numbers = numbers;
    this.program = expression.program;
    this.types = expression.types;
    this.boolResult = boolResult;
    this.#locals = chooseNames(
      [...rule.inputs, ...rule.parameters, ...this.program.bindings].map((named) => named.name),
    );
  }

  /** Names that the file's imports must not use. */
  get declares(): readonly string[] {
    return [...this.#locals.values(), ...claimed];
  }

  /** The loop's local name of an argument or a binding. */
  local(name: string): string {
    return this.#locals.get(name)!;
  }

  emit(): Code {
    const { rule, numbers } = this;
    const used = usedNames(this.program, this.numbers);
    const parameters: Hole[] = [
      verbatim("n: number"),
      code`out: ${this.boolResult ? "Uint8Array" : arrayType[numbers]}`,
      verbatim("at: number"),
      verbatim("step: number"),
    ];
    for (const { name, promoted } of rule.inputs) {
      const local = this.local(name);
      const mark = used.has(name) ? "" : "_";
      parameters.push(code`${`${mark}${local}Array`}: ${promoted ? arrayType[numbers] : "Uint8Array"}`);
      parameters.push(verbatim(`${mark}${local}At: number`), verbatim(`${mark}${local}Step: number`));
    }
    const last = rule.parameters.findLastIndex((p) => used.has(p.name));
    for (const { name, type, optional } of rule.parameters.slice(0, last + 1)) {
      const local = used.has(name) ? this.local(name) : `_${this.local(name)}`;
      const or = optional ? verbatim(" | null") : null;
      if (type === "number") parameters.push(code`${local}Scalar: ${scalarType}${or}`);
      else parameters.push(code`${local}: ${type === "bool" ? "boolean" : "string"}${or}`);
    }
    const converted = rule.parameters.filter(
      (p) => p.type === "number" && usedAsValue(this.program, this.numbers, p.name),
    );
    const prologue = converted.map(({ name, optional }) => {
      const local = this.local(name);
      const convert = ref(converter[numbers], scalarMathFile);
      return code`const ${local} = ${convert}(${local}Scalar${optional ? verbatim(" ?? 0") : null});`;
    });
    const present = presenceCheck(
      rule.inputs.filter(({ name }) => used.has(name)).map(({ name }) => `${this.local(name)}Array`),
    );
    return code`
      function ${this.name}(
        ${join(parameters, ", ")},
      ): void {
        ${present}
        ${prologue}
        ${this.branch(this.program.result)}
      }
    `;
  }

  /** Splits at conditions that hold for the whole call. */
  branch(result: Expr): Code {
    if (result.kind === "select" && this.types.get(result.condition)!.uniform) {
      const printer = this.printer(new Map(), true);
      const condition = expressionCode(printer.truth(result.condition).text);
      const { otherwise } = result;
      if (otherwise.kind === "select" && this.types.get(otherwise.condition)!.uniform) {
        return code`
          if (${condition}) {
            ${this.branch(result.then)}
          } else ${this.branch(otherwise)}
        `;
      }
      return code`
        if (${condition}) {
          ${this.branch(result.then)}
        } else {
          ${this.branch(result.otherwise)}
        }
      `;
    }
    return this.loops(result);
  }

  loops(result: Expr): Code {
    const used = usedNames(this.program, this.numbers, result);
    const inputs = this.rule.inputs.filter(({ name }) => used.has(name));
    const steps = ["step", ...inputs.map(({ name }) => `${this.local(name)}Step`)];
    const contiguous = verbatim(steps.map((step) => `${step} === 1`).join(" && "));
    const advance = verbatim(
      ["at += step", ...inputs.map(({ name }) => `${this.local(name)}At += ${this.local(name)}Step`)].join(", "),
    );
    const hoisted = this.hoisted(result);
    return code`
      ${hoisted}
      if (${contiguous}) {
        for (let i = 0; i < n; i++) ${this.body(result, true)}
      } else {
        for (let i = 0; i < n; i++, ${advance}) ${this.body(result, false)}
      }
    `;
  }

  /** Bindings that depend on no element are computed once. */
  hoisted(result: Expr): Code[] {
    const needed = usedNames(this.program, this.numbers, result);
    const printer = this.printer(new Map(), true);
    return this.program.bindings
      .filter(({ name, value }) => needed.has(name) && this.types.get(value)!.uniform)
      .map(({ name, value }) => code`const ${this.local(name)} = ${expressionCode(this.bound(printer, value).text)};`);
  }

  bound(printer: ExpressionPrinter, value: Expr): Text {
    return this.types.get(value)!.kind === "bool" ? printer.truth(value) : printer.value(value);
  }

  body(result: Expr, contiguous: boolean): Code {
    const int64 = this.numbers === "int64";
    const counts = countNames(this.program, this.numbers, result);
    const names = new Map<string, Text>();
    const statements: Code[] = [];
    const index = (local: string): string => (contiguous ? `${local}At + i` : `${local}At`);
    for (const { name, promoted } of this.rule.inputs) {
      const count = counts.get(name) ?? 0;
      if (count === 0) continue;
      const local = this.local(name);
      const stored = `${local}Array[${index(local)}]!`;
      // Any byte but 0 is true: integers that are viewed as bools have others than 1.
      const element = promoted && this.numbers === "bool" ? `(${stored} && 1)` : stored;
      if (!promoted) {
        names.set(name, { text: `${element} !== 0`, level: 8 });
      } else if (int64) {
        statements.push(
          code`const ${local} = ${ref("load64", int64File)}(${verbatim(`${local}Array, ${index(local)}`)});`,
        );
      } else if (count === 1) {
        names.set(name, { text: element, level: PRIMARY });
      } else {
        statements.push(verbatim(`const ${local} = ${element};`));
      }
    }
    const printer = this.printer(names);
    const checked: string[] = [];
    let written = 0;
    const write = (): void => {
      for (; written < printer.temporaries.length; written++) {
        const { name, text } = printer.temporaries[written]!;
        statements.push(code`const ${name} = ${expressionCode(text)};`);
        checked.push(name);
      }
    };
    for (const { name, value } of this.program.bindings) {
      if (!counts.has(name) || this.types.get(value)!.uniform) continue;
      const printed = this.bound(printer, value);
      write();
      statements.push(code`const ${this.local(name)} = ${expressionCode(printed.text)};`);
    }
    const kind = this.types.get(result)!.kind;
    const truth = this.boolResult || kind === "bool";
    const printed = truth ? printer.truth(result) : printer.value(result);
    write();
    const place = contiguous ? "at + i" : "at";
    if (int64) return this.int64Body(result, statements, checked, printed, truth, place, index);
    const stored = truth ? code`${expressionCode(tight(printed))} ? 1 : 0` : this.stored(printed);
    const store = code`out[${verbatim(place)}] = ${stored};`;
    if (statements.length === 0) return store;
    return code`
      {
        ${statements}
        ${store}
      }
    `;
  }

  stored(printed: Text): Code {
    if (this.numbers !== "bool") return expressionCode(printed.text);
    const text = printed.level < 9 ? `(${printed.text})` : printed.text;
    return code`${expressionCode(text)} !== 0 ? 1 : 0`;
  }

  int64Body(
    result: Expr,
    statements: readonly Code[],
    temporaries: readonly string[],
    printed: Text,
    truth: boolean,
    place: string,
    index: (local: string) => string,
  ): Code {
    const used = usedNames(this.program, this.numbers, result);
    const elements = this.rule.inputs.filter(({ name, promoted }) => promoted && used.has(name));
    const parameters = this.rule.parameters.filter(
      ({ name, type }) => type === "number" && usedAsValueIn(this.program, this.numbers, result, name),
    );
    const isSafe = ref("isSafe64", int64File);
    const checks = [...elements, ...parameters].map(({ name }) => code`${isSafe}(${this.local(name)})`);
    const all = join([...checks, ...temporaries.map((name) => code`${isSafe}(${name})`)], " && ");
    const wide = code`${this.name}_wide(${join(this.wideArguments(index), ", ")})`;
    const fast = truth
      ? this.boolResult
        ? code`out[${verbatim(place)}] = ${expressionCode(tight(printed))} ? 1 : 0`
        : code`${ref("store64", int64File)}(out, ${verbatim(place)}, ${expressionCode(tight(printed))} ? 1 : 0)`
      : code`${ref("store64", int64File)}(out, ${verbatim(place)}, ${expressionCode(printed.text)})`;
    const slow = this.boolResult
      ? code`out[${verbatim(place)}] = ${wide} ? 1 : 0`
      : code`${ref("storeWide", int64File)}(out, ${verbatim(place)}, ${wide})`;
    if (checks.length === 0 && temporaries.length === 0) {
      return code`
        {
          ${statements}
          ${fast};
        }
      `;
    }
    this.callsWide = true;
    return code`
      {
        ${statements}
        if (${all}) ${fast};
        else ${slow};
      }
    `;
  }

  wideArguments(index: (local: string) => string): Hole[] {
    const used = usedNames(this.program, this.numbers);
    const args: Hole[] = [];
    for (const { name, promoted } of this.rule.inputs) {
      const local = this.local(name);
      // All inputs and parameters are passed, since the runner calls it, too, knowing nothing but the rule.
      if (!used.has(name)) args.push(verbatim(promoted ? "0n" : "false"));
      else if (promoted) args.push(code`${ref("loadWide", int64File)}(${verbatim(`${local}Array, ${index(local)}`)})`);
      else args.push(verbatim(`${local}Array[${index(local)}] !== 0`));
    }
    const last = this.rule.parameters.findLastIndex((p) => used.has(p.name));
    for (const { name, type } of this.rule.parameters.slice(0, last + 1))
      args.push(
        verbatim(`${used.has(name) ? "" : "_"}${type === "number" ? `${this.local(name)}Scalar` : this.local(name)}`),
      );
    return args;
  }

  /** The same expression on BigInt, for elements that doubles cannot represent. */
  emitWide(): Code {
    const used = usedNames(this.program, this.numbers);
    const parameters: Hole[] = [];
    const statements: Code[] = [];
    for (const { name, promoted } of this.rule.inputs) {
      const mark = used.has(name) ? "" : "_";
      parameters.push(verbatim(`${mark}${this.local(name)}: ${promoted ? "bigint" : "boolean"}`));
    }
    const last = this.rule.parameters.findLastIndex((p) => used.has(p.name));
    for (const { name, type, optional } of this.rule.parameters.slice(0, last + 1)) {
      const local = used.has(name) ? this.local(name) : `_${this.local(name)}`;
      const or = optional ? verbatim(" | null") : null;
      if (type === "number") {
        parameters.push(code`${local}Scalar: ${scalarType}${or}`);
        if (usedAsValue(this.program, this.numbers, name)) {
          const convert = ref("toWide", int64File);
          statements.push(code`const ${local} = ${convert}(${local}Scalar${optional ? verbatim(" ?? 0") : null});`);
        }
      } else {
        parameters.push(code`${local}: ${type === "bool" ? "boolean" : "string"}${or}`);
      }
    }
    const printer = new ExpressionPrinter("wide", this.types, this.localNames(), this.raw());
    for (const { name, value } of this.program.bindings) {
      statements.push(code`const ${this.local(name)} = ${expressionCode(this.bound(printer, value).text)};`);
    }
    const { result } = this.program;
    const printed = this.boolResult ? printer.truth(result) : printer.value(result);
    return code`
      function ${this.name}_wide(${join(parameters, ", ")}): ${this.boolResult ? "boolean" : "bigint"} {
        ${statements}
        return ${expressionCode(printed.text)};
      }
    `;
  }

  localNames(): Map<string, Text> {
    const names = new Map<string, Text>();
    for (const { name } of [...this.rule.inputs, ...this.rule.parameters, ...this.program.bindings]) {
      names.set(name, { text: this.local(name), level: PRIMARY });
    }
    return names;
  }

  raw(): Map<string, string> {
    return new Map(
      this.rule.parameters.map(({ name, type }) => [
        name,
        type === "number" ? `${this.local(name)}Scalar` : this.local(name),
      ]),
    );
  }

  printer(elements: ReadonlyMap<string, Text>, uniform = false): ExpressionPrinter {
    const names = new Map([...this.localNames(), ...elements]);
    return new ExpressionPrinter(this.numbers, this.types, names, this.raw(), uniform);
  }
}

function tight(printed: Text): string {
  return printed.level <= 2 ? `(${printed.text})` : printed.text;
}

/** How often each name occurs in an expression and in the bindings it needs. */
function countNames(program: Program, numbers: NumberClass | "complex", result: Expr): Map<string, number> {
  const counts = new Map<string, number>();
  visitNames(result, numbers, (name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  for (let i = program.bindings.length - 1; i >= 0; i--) {
    const binding = program.bindings[i]!;
    if (counts.has(binding.name))
      visitNames(binding.value, numbers, (name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  return counts;
}

export function usedNames(
  program: Program,
  numbers: NumberClass | "complex",
  result: Expr = program.result,
): Set<string> {
  return new Set(countNames(program, numbers, result).keys());
}

/** Used other than in a comparison with None. */
function usedAsValue(program: Program, numbers: NumberClass, name: string): boolean {
  return usedAsValueIn(program, numbers, program.result, name);
}

function usedAsValueIn(program: Program, numbers: NumberClass, result: Expr, name: string): boolean {
  const needed = usedNames(program, numbers, result);
  const values = [result, ...program.bindings.filter((b) => needed.has(b.name)).map((b) => b.value)];
  return values.some((part) => valueUse(part, name));
}

export function valueUse(expr: Expr, name: string): boolean {
  switch (expr.kind) {
    case "name":
      return expr.name === name;
    case "unary":
      return valueUse(expr.operand, name);
    case "binary": {
      const none = (side: Expr): boolean => side.kind === "name" && side.name === "None";
      if (none(expr.left) || none(expr.right)) return false;
      return valueUse(expr.left, name) || valueUse(expr.right, name);
    }
    case "select":
      return [expr.condition, expr.then, expr.otherwise].some((part) => valueUse(part, name));
    case "call":
      return expr.args.some((arg) => valueUse(arg, name));
    default:
      return false;
  }
}

/** Every name in the printed expression; an argument that a function's TypeScript does not use (`isnan` of an integer) is not one. */
function visitNames(expr: Expr, numbers: NumberClass | "complex", visit: (name: string) => void): void {
  switch (expr.kind) {
    case "name":
      visit(expr.name);
      break;
    case "unary":
      visitNames(expr.operand, numbers, visit);
      break;
    case "binary":
      visitNames(expr.left, numbers, visit);
      visitNames(expr.right, numbers, visit);
      break;
    case "select":
      for (const part of [expr.condition, expr.then, expr.otherwise]) visitNames(part, numbers, visit);
      break;
    case "call": {
      const template = numbers === "complex" ? null : templateOf(expr.name as ScalarFunctionName, numbers);
      if (template !== null && !template.includes("$")) break;
      for (const arg of expr.args) visitNames(arg, numbers, visit);
      break;
    }
    default:
  }
}
