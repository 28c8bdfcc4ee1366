// The vector programs of an operator with `rows:`: words of the stack language for each reduction, and for the result.

import {
  countWord,
  indexWord,
  type RowFold,
  type RowProgram,
  stateWord,
  type VectorRows,
} from "../../runtime/wasm/programs/rows.js";
import { numberNames, operandNames } from "../../runtime/wasm/programs/vectors.js";
import type { Expr } from "../pointwise/parse.js";
import type { ClassExpression } from "../pointwise/rule.js";
import { printedWords, WordPrinter } from "../pointwise/targets/wasm/vector.js";
import { countName, indexName, type RowsProgram, type RowsRule } from "./rule.js";

/** The programs of an operator under a name; null if no call of it has a vector form. */
export function rowVectors(rule: RowsRule, name: string): VectorRows | null {
  const { inputs, isEach, scans, promotion } = rule;
  // Each result depends on the one before.
  if (scans) return null;
  const isTruth = promotion === "bool";
  const isInt64 = promotion === "int64";
  if ((isTruth || isInt64) && isEach) return null;
  const [floats, integers] = [programOf(rule, "float"), programOf(rule, "int")];
  if (floats === null && integers === null) return null;
  const results = isTruth ? "truth" : isInt64 ? "int64" : isEach ? "each" : "row";
  return integers === null ? [name, inputs.length, results, floats] : [name, inputs.length, results, floats, integers];
}

function programOf(rule: RowsRule, numbers: "float" | "int"): RowProgram | null {
  const program = rule.classes.get(numbers);
  return program === undefined ? null : printedWords(() => new ProgramPrinter(rule, numbers).print(program));
}

class ProgramPrinter {
  readonly #isInt: boolean;
  readonly #isEach: boolean;
  readonly #isTruth: boolean;
  readonly #words: Map<string, string>;
  readonly #unreadable: ReadonlySet<string>;
  readonly #elements: ReadonlySet<string>;

  constructor({ inputs, parameters, promotion, isEach }: RowsRule, numbers: "float" | "int") {
    this.#isInt = numbers === "int";
    this.#isEach = isEach;
    this.#isTruth = promotion === "bool";
    this.#words = new Map([
      ...inputs.map(({ name }, i) => [name, operandNames[i]!] as const),
      ...parameters.flatMap(({ name, type }, i) => (type === "number" ? [[name, numberNames[i]!] as const] : [])),
      [countName, countWord],
      [indexName, indexWord],
    ]);
    // The limits are those of the dtype, not of the lanes that it is computed in.
    const unreadable = parameters.filter(({ type }) => type !== "number").map(({ name }) => name);
    this.#unreadable = new Set([...unreadable, "highest", "lowest"]);
    this.#elements = new Set([...inputs.map(({ name }) => name), indexName]);
  }

  print({ reductions, result }: RowsProgram): RowProgram | null {
    const folds: RowFold[] = [];
    for (const [i, { name, start, join, folds: folding }] of reductions.entries()) {
      if (folding === null) return null;
      const { operation, value } = folding;
      const isTruth = operation === "&&" || operation === "||";
      folds.push([
        operation,
        start === null ? null : this.#expression(start, start.program.result, false)[1],
        ...this.#expression(join, value, isTruth),
      ]);
      this.#words.set(name, stateWord(i));
    }
    const [once, words] = this.#expression(result, result.program.result, this.#isTruth, this.#isEach);
    return [folds, once, words];
  }

  /** What is computed once a row, and the expression. */
  #expression(
    expression: ClassExpression,
    result: Expr,
    isTruth: boolean,
    ofElements = true,
  ): [once: string, words: string] {
    const printer = new WordPrinter(expression, this.#isInt, {
      words: this.#words,
      unreadable: this.#unreadable,
      elements: ofElements ? this.#elements : null,
    });
    const words = printer.program(result, isTruth);
    return [printer.once, words];
  }
}
