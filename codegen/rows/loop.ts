// The TypeScript loop of an operator with `rows:` for one class of numbers: the reductions of a row, then its result.

import type { Diagnostics } from "../diagnostics.js";
import { type Expr, ExpressionError } from "../pointwise/parse.js";
import { type ClassExpression, reportExpressionError } from "../pointwise/rule.js";
import { ExpressionPrinter, PRIMARY, type Text } from "../pointwise/targets/typescript/expression.js";
import type { NumberClass } from "../pointwise/targets/typescript/functions.js";
import {
  arrayType,
  chooseNames,
  converter,
  expressionCode,
  int64File,
  scalarMathFile,
  scalarType,
  storageFile,
  usedNames,
  valueUse,
} from "../pointwise/targets/typescript/loop.js";
import { type Code, code, type Hole, join, ref, verbatim } from "../print/code.js";
import { type At, countName, indexName, type RowReduction, type RowsProgram, type RowsRule } from "./rule.js";

/** Names that the loops use themselves, besides the temporaries t0, t1, ... */
const claimed = ["rows", "n", "out", "at", "rowStep", "step", "r", "i", "to", "exact"];

/**
 * The loop functions of a rule for one class: `int64` has two, the second, on BigInt, for rows that are not exact in doubles. Null, with a
 * diagnostic, if the class lacks what an expression needs.
 */
export function emitRowLoop(
  rule: RowsRule,
  name: string,
  numbers: NumberClass,
  program: RowsProgram,
  diagnostics: Diagnostics,
): { readonly functions: readonly Code[]; readonly declares: readonly string[] } | null {
  const loop = new RowLoop(rule, name, numbers, program);
  try {
    const main = loop.emit();
    const wide = numbers === "int64" ? [new RowLoop(rule, `${name}_wide`, "wide", program).emit()] : [];
    return { functions: [...wide, main], declares: loop.declares };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpressionError(error, loop.printing.text, diagnostics);
    return null;
  }
}

/** Statements that end in a value, and what must be exact of those for int64. */
interface Printed {
  readonly statements: readonly Code[];
  readonly value: Code;
  readonly checks: readonly string[];
}

class RowLoop {
  readonly #rule: RowsRule;
  readonly #name: string;
  readonly #numbers: NumberClass;
  readonly #program: RowsProgram;
  readonly #locals: ReadonlyMap<string, string>;
  /** The expression being printed. */
  printing: ClassExpression;

  constructor(rule: RowsRule, name: string, numbers: NumberClass, program: RowsProgram) {
    this.#rule = rule;
    this.#name = name;
    this.#numbers = numbers;
    this.#program = program;
    this.printing = program.result;
    const bindings = this.#expressions().flatMap(({ program: { bindings } }) => bindings.map((one) => one.name));
    const given = [...rule.inputs, ...rule.parameters, ...program.reductions].map((one) => one.name);
    this.#locals = chooseNames([...new Set([countName, indexName, ...given, ...bindings])], claimed);
  }

  /** Names that the file's imports must not use. */
  get declares(): readonly string[] {
    return [...this.#locals.values(), ...claimed];
  }

  #expressions(): readonly ClassExpression[] {
    const { reductions, result } = this.#program;
    return [...reductions.flatMap(({ start, join }) => (start === null ? [join] : [start, join])), result];
  }

  #local(name: string): string {
    return this.#locals.get(name)!;
  }

  #uses(name: string): boolean {
    return this.#expressions().some(({ program }) => usedNames(program, this.#numbers).has(name));
  }

  /** Used other than in a comparison with None. */
  #usesValue(name: string): boolean {
    return this.#expressions().some(({ program: { bindings, result } }) =>
      [result, ...bindings.map(({ value }) => value)].some((expr) => valueUse(expr, name)),
    );
  }

  get #isExactClass(): boolean {
    return this.#numbers === "int64";
  }

  get #isBool(): boolean {
    return this.#rule.promotion === "bool";
  }

  /** Whether results are int64, whatever is computed. */
  get #isInt64(): boolean {
    return this.#rule.promotion === "int64";
  }

  emit(): Code {
    const { isEach, scans } = this.#rule;
    const { reductions } = this.#program;
    const inputs = this.#rule.inputs.filter(({ name }) => this.#uses(name));
    const arrays = inputs.map(({ name }) => `${this.#local(name)}Array.length === 0`);
    const numbers = this.#numbers;
    const advance = [
      "r++",
      "at += rowStep",
      ...inputs.map(({ name }) => `${this.#local(name)}At += ${this.#local(name)}Row`),
    ];
    const body = code`
      ${reductions.map((reduction, i) => this.#reduction(reduction, scans && i + 1 === reductions.length))}
      ${scans ? null : isEach ? this.#each() : this.#finish()}
    `;
    return code`
      function ${this.#name}(
        ${join(this.#parameters(), ", ")},
      ): void {
        ${arrays.length === 0 ? null : code`if (${verbatim(arrays.join(" || "))}) ${ref("assertReadable", storageFile)}(n);`}
        ${this.#converted()}
        ${this.#uses(countName) ? verbatim(`const ${this.#local(countName)} = ${numbers === "wide" ? "BigInt(n)" : "n"};`) : null}
        for (let r = 0; r < rows; ${verbatim(advance.join(", "))}) {
          ${
            this.#isExactClass
              ? code`
                exact: {
                  ${body}
                  continue;
                }
                ${`${this.#name}_wide`}(${verbatim(this.#oneRow().join(", "))});
              `
              : body
          }
        }
      }
    `;
  }

  #parameters(): Hole[] {
    const { inputs, isEach } = this.#rule;
    const type = arrayType[this.#numbers];
    const parameters: Hole[] = [
      ...["rows: number", "n: number"].map((text) => verbatim(text)),
      code`out: ${this.#isBool ? "Uint8Array" : this.#isInt64 ? "Int32Array" : type}`,
      ...["at: number", "rowStep: number", `${isEach || this.#isExactClass ? "" : "_"}step: number`].map((text) =>
        verbatim(text),
      ),
    ];
    for (const { name } of inputs) {
      const local = this.#uses(name) || this.#isExactClass ? this.#local(name) : `_${this.#local(name)}`;
      parameters.push(code`${`${local}Array`}: ${type}`);
      // A wide loop runs one row.
      for (const role of ["At", "Row", "Step"]) parameters.push(verbatim(`${local}${role}: number`));
    }
    for (const { name, type: kind, optional } of this.#rule.parameters) {
      const local = this.#uses(name) || this.#isExactClass ? this.#local(name) : `_${this.#local(name)}`;
      const or = optional ? verbatim(" | null") : null;
      if (kind === "number") parameters.push(code`${`${local}Scalar`}: ${scalarType}${or}`);
      else parameters.push(code`${local}: ${kind === "bool" ? "boolean" : "string"}${or}`);
    }
    return parameters;
  }

  /** The arguments of this loop for its current row alone. */
  #oneRow(): string[] {
    return [
      ...["1", "n", "out", "at", "rowStep", "step"],
      ...this.#rule.inputs.flatMap(({ name }) =>
        ["Array", "At", "Row", "Step"].map((role) => `${this.#local(name)}${role}`),
      ),
      ...this.#rule.parameters.map(({ name, type }) => `${this.#local(name)}${type === "number" ? "Scalar" : ""}`),
    ];
  }

  #converted(): Code[] {
    const file = this.#numbers === "wide" ? int64File : scalarMathFile;
    return this.#rule.parameters
      .filter(({ name, type }) => type === "number" && this.#uses(name) && this.#usesValue(name))
      .map(({ name, optional }) => {
        const convert = ref(converter[this.#numbers], file);
        const local = this.#local(name);
        return code`const ${local} = ${convert}(${`${local}Scalar`}${optional ? verbatim(" ?? 0") : null});`;
      });
  }

  /** @param scans whether each element's result is stored */
  #reduction({ name, start, join: joined, folds }: RowReduction, scans: boolean): Code {
    const local = this.#local(name);
    const use = (value: Code): Code => code`
      ${local} = ${value};
      ${scans ? this.#scanned("to") : null}
    `;
    if (start !== null) {
      const begun = this.#print(start, start.program.result, true);
      return code`
        ${begun.statements}
        let ${local} = ${begun.value};
        ${this.#exact(begun.checks)}
        ${this.#overElements(joined, joined.program.result, use, { stores: scans })}
      `;
    }
    const zero = this.#numbers === "wide" ? "0n" : "0";
    // The first element's value, then the others joined to it.
    const { operation, value } = folds!;
    const isTruth = operation === "&&" || operation === "||";
    const first = this.#print(joined, value, false, isTruth);
    const read = this.#read(joined, value, scans);
    return code`
      let ${local} = ${verbatim(zero)};
      {
        ${read.map(({ name }) => verbatim(`const ${this.#local(name)}Index = ${this.#local(name)}At;`))}
        ${read.map((input) => this.#loaded(input))}
        ${this.#positioned(joined, value, scans, 0)}
        ${first.statements}
        ${this.#exact([...read.map(({ name }) => this.#local(name)), ...first.checks])}
        ${local} = ${first.value}${isTruth ? verbatim(this.#numbers === "wide" ? " ? 1n : 0n" : " ? 1 : 0") : null};
        ${scans ? this.#scanned("at") : null}
      }
      ${this.#overElements(joined, joined.program.result, use, { first: 1, stores: scans })}
    `;
  }

  /** Stores the result at an element, in a block of its own: its names may be those of what was joined. */
  #scanned(place: string): Code {
    const { result } = this.#program;
    const printed = this.#print(result, result.program.result, false, this.#isBool);
    const stored = this.#stored(printed.value, place, result);
    if (printed.statements.length === 0 && printed.checks.length === 0) return stored;
    return code`
      {
        ${printed.statements}
        ${this.#exact(printed.checks)}
        ${stored}
      }
    `;
  }

  /** A loop over the elements of a row that computes an expression and uses its value. @param stores whether it also goes over results */
  #overElements(
    expression: ClassExpression,
    result: Expr,
    use: (value: Code) => Code,
    { first = 0, stores = false, truth = false } = {},
  ): Code {
    const scans = stores && this.#rule.scans;
    const inputs = this.#read(expression, result, scans);
    const start = [`i = ${first}`];
    const advance = ["i++"];
    if (stores) {
      start.push(first === 0 ? "to = at" : "to = at + step");
      advance.push("to += step");
    }
    for (const { name } of inputs) {
      const local = this.#local(name);
      start.push(`${local}Index = ${local}At${first === 0 ? "" : ` + ${local}Step`}`);
      advance.push(`${local}Index += ${local}Step`);
    }
    const printed = this.#print(expression, result, false, truth);
    return code`
      for (let ${verbatim(start.join(", "))}; i < n; ${verbatim(advance.join(", "))}) {
        ${inputs.map((input) => this.#loaded(input))}
        ${this.#positioned(expression, result, scans, "i")}
        ${printed.statements}
        ${this.#exact([...inputs.map(({ name }) => this.#local(name)), ...printed.checks])}
        ${use(printed.value)}
      }
    `;
  }

  /** The names that an expression, and that of results at each element, needs. */
  #needed({ program }: ClassExpression, result: Expr, scans: boolean): ReadonlySet<string> {
    const needed = usedNames(program, this.#numbers, result);
    if (scans) for (const name of usedNames(this.#program.result.program, this.#numbers)) needed.add(name);
    return needed;
  }

  /** The tensors that are read for them. */
  #read(expression: ClassExpression, result: Expr, scans = false): readonly At[] {
    const needed = this.#needed(expression, result, scans);
    return this.#rule.inputs.filter(({ name }) => needed.has(name));
  }

  /** The position of an element, if it is needed. */
  #positioned(expression: ClassExpression, result: Expr, scans: boolean, position: "i" | 0): Code | null {
    if (!this.#needed(expression, result, scans).has(indexName)) return null;
    const value = this.#numbers !== "wide" ? `${position}` : position === 0 ? "0n" : "BigInt(i)";
    return verbatim(`const ${this.#local(indexName)} = ${value};`);
  }

  #loaded({ name }: At): Code {
    const local = this.#local(name);
    const place = verbatim(`${local}Array, ${local}Index`);
    if (this.#numbers === "int64") return code`const ${local} = ${ref("load64", int64File)}(${place});`;
    if (this.#numbers === "wide") return code`const ${local} = ${ref("loadWide", int64File)}(${place});`;
    return verbatim(`const ${local} = ${local}Array[${local}Index]!;`);
  }

  /** For int64: leaves the row to the other loop unless these are exact. */
  #exact(names: readonly string[]): Code | null {
    if (!this.#isExactClass || names.length === 0) return null;
    const isSafe = ref("isSafe64", int64File);
    return code`if (!(${join(
      names.map((name) => code`${isSafe}(${name})`),
      " && ",
    )})) break exact;`;
  }

  #finish(): Code {
    const { result } = this.#program;
    const printed = this.#print(result, result.program.result, false, this.#isBool);
    return code`
      ${printed.statements}
      ${this.#exact(printed.checks)}
      ${this.#stored(printed.value, "at", result)}
    `;
  }

  #each(): Code {
    const { result } = this.#program;
    const store = (value: Code): Code => this.#stored(value, "to", result);
    return this.#overElements(result, result.program.result, store, { stores: true, truth: this.#isBool });
  }

  #stored(value: Code, place: string, { types, program }: ClassExpression): Code {
    if (this.#isBool) return code`out[${verbatim(place)}] = ${value} ? 1 : 0;`;
    if (this.#numbers === "int64" || (this.#isInt64 && this.#numbers !== "wide")) {
      const isWhole = !this.#numbers.startsWith("float");
      return code`${ref("store64", int64File)}(out, ${verbatim(place)}, ${isWhole ? value : code`Math.trunc(${value})`});`;
    }
    if (this.#numbers === "wide") return code`${ref("storeWide", int64File)}(out, ${verbatim(place)}, ${value});`;
    if (this.#numbers === "bool" && types.get(program.result)!.kind !== "bool")
      return code`out[${verbatim(place)}] = (${value}) !== 0 ? 1 : 0;`;
    return code`out[${verbatim(place)}] = ${value};`;
  }

  /** An expression of a row's element or of a row, its bindings first. */
  #print(expression: ClassExpression, result: Expr, uniform: boolean, truth = false): Printed {
    this.printing = expression;
    const { program, types } = expression;
    const names = new Map<string, Text>([...this.#locals].map(([name, text]) => [name, { text, level: PRIMARY }]));
    const raw = new Map(
      this.#rule.parameters.map(({ name, type }) => [
        name,
        type === "number" ? `${this.#local(name)}Scalar` : this.#local(name),
      ]),
    );
    const printer = new ExpressionPrinter(this.#numbers, types, names, raw, uniform);
    const statements: Code[] = [];
    const checks: string[] = [];
    const write = (): void => {
      for (const { name, text } of printer.temporaries.slice(checks.length)) {
        statements.push(code`const ${name} = ${expressionCode(text)};`);
        checks.push(name);
      }
    };
    const needed = usedNames(program, this.#numbers, result);
    for (const { name, value } of program.bindings) {
      if (!needed.has(name)) continue;
      const printed = types.get(value)!.kind === "bool" ? printer.truth(value) : printer.value(value);
      write();
      statements.push(code`const ${this.#local(name)} = ${expressionCode(printed.text)};`);
    }
    const printed = truth ? printer.truth(result) : printer.value(result);
    write();
    const parameters = this.#isExactClass
      ? this.#rule.parameters.filter(({ name, type }) => type === "number" && needed.has(name) && this.#usesValue(name))
      : [];
    const text = printed.level <= 2 ? `(${printed.text})` : printed.text;
    return {
      statements,
      value: expressionCode(text),
      checks: [...checks, ...parameters.map(({ name }) => this.#local(name))],
    };
  }
}
