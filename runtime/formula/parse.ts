// The parser of formulas in derivatives.yaml: a subset of C++ expressions.

import type { ArgumentLabel, BinaryOperator, Formula, TypeName, UnaryOperator } from "./ast.js";

/** An error in a formula, with its position. */
export class FormulaError extends Error {
  readonly offset: number;
  readonly length: number;
  readonly hint: string | null;

  constructor(message: string, offset: number, length = 1, hint: string | null = null) {
    super(message);
    this.name = "FormulaError";
    this.offset = offset;
    this.length = length;
    this.hint = hint;
  }
}

interface Token {
  /** Distinguishes punctuation and words; tokens of a kind are compared by text. */
  readonly kind: "word" | "int" | "float" | "string" | "punct" | "end";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  // The comment `/*name=*/` immediately before the token.
  readonly label?: ArgumentLabel;
}

/** The maximum nesting depth, which keeps hostile input from exhausting the stack. */
const MAX_DEPTH = 200;
const MAX_TOKENS = 2000;

const token =
  /((?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*)(?:([A-Za-z_]\w*)|((?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|0[xX][\da-fA-F]+|\d+)([A-Za-z_]\w*)?|("(?:[^"\\\n]|\\.)*")|(::|->|<<|>>|<=|>=|==|!=|&&|\|\||\/(?!\*)|[-+*%<>!~&|^?:()[\]{},.;]))/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (true) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) break;
    const [whole, space, word, number, suffix, string, punct] = match;
    const start = at + space!.length;
    const label = labelIn(space!, at);
    at += whole.length;
    let found: Token;
    if (word !== undefined) found = { kind: "word", text: word, start, end: at };
    else if (number !== undefined) found = numberToken(number, suffix, start, at);
    else if (string !== undefined) found = { kind: "string", text: string, start, end: at };
    else found = { kind: "punct", text: punct!, start, end: at };
    tokens.push(label === null ? found : { ...found, label });
  }
  const rest = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/.exec(text.slice(at))![0];
  at += rest.length;
  if (at < text.length) {
    const bad = String.fromCodePoint(text.codePointAt(at)!);
    if (bad === '"') throw new FormulaError("this string is not closed", at, text.length - at);
    if (text.startsWith("/*", at)) throw new FormulaError("this comment is not closed", at, text.length - at);
    throw new FormulaError(
      `a formula cannot contain ${JSON.stringify(bad)}`,
      at,
      bad.length,
      bad === "'"
        ? "strings stand in double quotes"
        : bad === "="
          ? "equality is `==`; arguments are positional, and a comment may name one: `/*name=*/value`"
          : null,
    );
  }
  tokens.push({ kind: "end", text: "", start: at, end: at });
  return tokens;
}

/** The label at the end of the space before a token, or null. */
function labelIn(space: string, at: number): ArgumentLabel | null {
  const match = /\/\*\s*([A-Za-z_]\w*)\s*=\s*\*\/\s*$/.exec(space);
  if (match === null) return null;
  const start = at + match.index + match[0].indexOf(match[1]!);
  return { name: match[1]!, start, end: start + match[1]!.length };
}

/** Python keywords, with hints for their counterparts. */
const pythonWords: Readonly<Record<string, string>> = {
  if: "write `condition ? value : other`",
  and: "write `&&`",
  or: "write `||`",
  not: "write `!`",
  is: "test an optional by `has_value()`, and a tensor by `defined()`",
  True: "write `true`",
  False: "write `false`",
  None: "write `c10::nullopt`, or `Tensor()` for an undefined tensor",
};

function numberToken(number: string, suffix: string | undefined, start: number, end: number): Token {
  const floating = !/^0[xX]/.test(number) && /[.eE]/.test(number);
  if (suffix !== undefined && !(floating ? /^[fFlL]$/ : /^(?:[uU]?[lL]{0,2}|[lL]{1,2}[uU])$/).test(suffix)) {
    throw new FormulaError(`\`${number}${suffix}\` is not a number`, start, end - start);
  }
  return { kind: floating ? "float" : "int", text: number, start, end };
}

const precedence: Readonly<Record<string, number>> = {
  "||": 1,
  "&&": 2,
  "|": 3,
  "^": 4,
  "&": 5,
  "==": 6,
  "!=": 6,
  "<": 7,
  ">": 7,
  "<=": 7,
  ">=": 7,
  "<<": 8,
  ">>": 8,
  "+": 9,
  "-": 9,
  "*": 10,
  "/": 10,
  "%": 10,
};

/** The precedence of a binary operator; the printer uses it too. */
export function precedenceOf(operator: BinaryOperator): number {
  return precedence[operator]!;
}

/** Names after which `<` opens template arguments. Anything else before `<` is an operand. */
const templated: ReadonlySet<string> = new Set([
  "get",
  "tuple",
  "vector",
  "array",
  "optional",
  "pair",
  "ArrayRef",
  "List",
  "SmallVector",
  "OptionalArrayRef",
  "static_cast",
  "make_optional",
]);
const nulls: ReadonlySet<string> = new Set(["nullopt", "c10::nullopt", "std::nullopt", "at::nullopt", "nullptr"]);

class Parser {
  private readonly tokens: Token[];
  private next = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
    // Chains of operators also nest in the tree.
    const last = this.tokens[MAX_TOKENS];
    if (last !== undefined) throw new FormulaError(`a formula must have at most ${MAX_TOKENS} tokens`, last.start);
  }

  whole(): Formula {
    if (this.peek().kind === "end") throw new FormulaError("the formula is empty", 0);
    const formula = this.expression();
    const rest = this.peek();
    if (rest.kind !== "end") {
      const hint =
        rest.text === ")"
          ? "there is no matching `(`"
          : rest.text === ";"
            ? "a formula is one expression"
            : Object.hasOwn(pythonWords, rest.text)
              ? pythonWords[rest.text]!
              : null;
      throw new FormulaError(
        `expected an operator or the end of the formula, found \`${rest.text}\``,
        rest.start,
        rest.end - rest.start,
        hint,
      );
    }
    return formula;
  }

  private peek(ahead = 0): Token {
    return this.tokens[Math.min(this.next + ahead, this.tokens.length - 1)]!;
  }

  private is(text: string, ahead = 0): boolean {
    const found = this.peek(ahead);
    return found.text === text && found.kind !== "string";
  }

  private take(): Token {
    const found = this.peek();
    if (found.kind !== "end") this.next++;
    return found;
  }

  private accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.next++;
    return true;
  }

  private expect(text: string, why: string): Token {
    if (!this.is(text)) throw this.unexpected(`\`${text}\` ${why}`);
    return this.take();
  }

  private unexpected(wanted: string, hint: string | null = null): FormulaError {
    const found = this.peek();
    if (found.kind === "end") {
      return new FormulaError(`expected ${wanted}, but the formula ends`, Math.max(0, this.text.trimEnd().length - 1));
    }
    return new FormulaError(`expected ${wanted}, found \`${found.text}\``, found.start, found.end - found.start, hint);
  }

  /** Counts a level of nesting that begins at `start`. */
  private deeper(start: number): void {
    if (++this.depth > MAX_DEPTH)
      throw new FormulaError(`formulas must not nest deeper than ${MAX_DEPTH} levels`, start);
  }

  private expression(): Formula {
    this.deeper(this.peek().start);
    const condition = this.binary(1);
    let result = condition;
    if (this.accept("?")) {
      const then = this.expression();
      this.expect(":", "between the branches of `?`");
      const otherwise = this.expression();
      result = { kind: "conditional", condition, then, otherwise, start: condition.start, end: otherwise.end };
    }
    this.depth--;
    return result;
  }

  private binary(level: number): Formula {
    let left = this.unary();
    while (true) {
      const found = this.peek();
      const power = found.kind === "punct" ? precedence[found.text] : undefined;
      if (power === undefined || power < level) return left;
      this.take();
      if (found.text === "*" && this.is("*") && this.peek().start === found.end)
        throw new FormulaError("formulas do not have `**`", found.start, 2, "write `pow(value, exponent)`");
      const right = this.binary(power + 1);
      const operator = found.text as BinaryOperator;
      left = { kind: "binary", operator, left, right, at: found.start, start: left.start, end: right.end };
    }
  }

  private unary(): Formula {
    const found = this.peek();
    if (
      found.kind === "punct" &&
      (found.text === "-" || found.text === "+" || found.text === "!" || found.text === "~" || found.text === "*")
    ) {
      this.deeper(found.start);
      this.take();
      const operand = this.unary();
      this.depth--;
      return { kind: "unary", operator: found.text as UnaryOperator, operand, start: found.start, end: operand.end };
    }
    return this.postfix(this.primary());
  }

  private postfix(primary: Formula): Formula {
    let object = primary;
    let chain = 0;
    while (true) {
      if (++chain > 4 * MAX_DEPTH) throw new FormulaError("this chain of calls is too long", object.start);
      const start = object.start;
      if (this.is(".") || this.is("->")) {
        const arrow = this.take().text === "->";
        const name = this.take();
        if (name.kind !== "word") {
          this.next--;
          throw this.unexpected("the name of a method");
        }
        const templates = this.templates(name.text);
        if (!this.is("(")) {
          throw new FormulaError(
            `expected \`(\` after \`${object.kind === "name" ? object.name : "..."}${arrow ? "->" : "."}${name.text}\``,
            name.start,
            name.end - name.start,
            `a method is called: \`${name.text}()\``,
          );
        }
        const given = this.arguments();
        const end = this.tokens[this.next - 1]!.end;
        const called = { object, arrow, name: name.text, nameStart: name.start, templates, ...given };
        object = { kind: "method", ...called, start, end };
      } else if (this.is("[")) {
        this.take();
        const index = this.expression();
        const end = this.expect("]", "after the index").end;
        object = { kind: "index", object, index, start, end };
      } else {
        return object;
      }
    }
  }

  /** `(a, b)`, from the opening parenthesis. */
  private arguments(): { args: Formula[]; labels?: (ArgumentLabel | null)[] } {
    this.expect("(", "before the arguments");
    const labels: (ArgumentLabel | null)[] = [];
    const args = this.items(")", "after the arguments", labels);
    return labels.every((label) => label === null) ? { args } : { args, labels };
  }

  private items(close: string, why: string, labels: (ArgumentLabel | null)[] = []): Formula[] {
    const list: Formula[] = [];
    if (this.accept(close)) return list;
    do {
      labels.push(this.peek().label ?? null);
      list.push(this.expression());
    } while (this.accept(","));
    this.expect(close, why);
    return list;
  }

  private primary(): Formula {
    const found = this.peek();
    const { start, end } = found;
    switch (found.kind) {
      case "int": {
        this.take();
        const value = Number(found.text);
        if (!Number.isSafeInteger(value))
          throw new FormulaError(`\`${found.text}\` is too large for an exact integer`, start, end - start);
        return { kind: "int", value, start, end };
      }
      case "float":
        this.take();
        if (!Number.isFinite(Number(found.text)))
          throw new FormulaError(`\`${found.text}\` is out of range`, start, end - start);
        return { kind: "float", value: Number(found.text), text: found.text, start, end };
      case "string":
        this.take();
        return { kind: "string", value: unescaped(found), start, end };
      case "word":
        return this.name();
      case "punct":
        break;
      case "end":
        throw this.unexpected("a value");
    }
    if (this.accept("(")) {
      const inner = this.expression();
      this.expect(")", "to close the parenthesis");
      return inner;
    }
    if (this.accept("{")) {
      const items = this.items("}", "after the list");
      return { kind: "list", items, start, end: this.tokens[this.next - 1]!.end };
    }
    if (this.is("[") && this.is("]", 1)) return this.lambda();
    if (this.is("::")) return this.name();
    throw this.unexpected("a value", this.is("[") ? "a list is written `{0, 1}`" : null);
  }

  private qualified(): { name: string; start: number; end: number } {
    const first = this.accept("::") ? this.take() : this.take();
    if (first.kind !== "word") {
      this.next--;
      throw this.unexpected("a name");
    }
    let name = first.text;
    let end = first.end;
    while (this.is("::")) {
      this.take();
      const part = this.take();
      if (part.kind !== "word") {
        this.next--;
        throw this.unexpected("a name after `::`");
      }
      name += `::${part.text}`;
      end = part.end;
    }
    return { name, start: first.start, end };
  }

  private name(): Formula {
    const { name, start, end } = this.qualified();
    if (name === "true" || name === "false") return { kind: "bool", value: name === "true", start, end };
    if (name === "True" || name === "False" || name === "None" || name === "not")
      throw new FormulaError(`formulas do not have \`${name}\``, start, end - start, pythonWords[name]);
    if (nulls.has(name)) return { kind: "null", start, end };
    const templates = this.templates(name);
    if (this.is("(")) {
      const given = this.arguments();
      return { kind: "call", name, templates, ...given, nameEnd: end, start, end: this.tokens[this.next - 1]!.end };
    }
    if (templates.length > 0) {
      if (this.is("{")) {
        this.take();
        const args = this.items("}", "after the values");
        return { kind: "call", name, templates, args, nameEnd: end, start, end: this.tokens[this.next - 1]!.end };
      }
      throw this.unexpected("`(` after the template arguments");
    }
    return { kind: "name", name, start, end };
  }

  private templates(name: string): TypeName[] {
    const last = name.slice(name.lastIndexOf(":") + 1);
    if (!templated.has(last) || !this.is("<")) return [];
    this.take();
    return this.typeNames();
  }

  /** Template arguments, after the `<`. */
  private typeNames(): TypeName[] {
    const list: TypeName[] = [];
    do list.push(this.typeName());
    while (this.accept(","));
    const close = this.peek();
    if (close.text === ">>" && close.kind === "punct") {
      // The token `>>` ends two argument lists: the second half becomes a separate token.
      this.tokens[this.next] = { ...close, text: ">", start: close.start + 1 };
      return list;
    }
    this.expect(">", "after the template arguments");
    return list;
  }

  private typeName(): TypeName {
    this.deeper(this.peek().start);
    const found = this.peek();
    let type: TypeName;
    if (found.kind === "int") {
      this.take();
      type = { name: found.text, parameters: [], start: found.start, end: found.end };
    } else {
      if (this.is("const")) this.take();
      if (this.peek().kind !== "word") throw this.unexpected("the name of a type");
      const { name, start, end } = this.qualified();
      const parameters = this.accept("<") ? this.typeNames() : [];
      while (this.accept("&") || this.accept("*"));
      type = { name, parameters, start, end: parameters.length > 0 ? this.tokens[this.next - 1]!.end : end };
    }
    this.depth--;
    return type;
  }

  private lambda(): Formula {
    const start = this.take().start;
    this.expect("]", "(a lambda captures nothing)");
    this.expect("(", "before the parameters of the lambda");
    const parameters: { type: TypeName; name: string }[] = [];
    if (!this.accept(")")) {
      do {
        const type = this.typeName();
        const name = this.take();
        if (name.kind !== "word") {
          this.next--;
          throw this.unexpected("the name of a parameter");
        }
        parameters.push({ type, name: name.text });
      } while (this.accept(","));
      this.expect(")", "after the parameters of the lambda");
    }
    this.expect("{", "before the body of the lambda");
    this.expect("return", "in the body of the lambda");
    const body = this.expression();
    this.expect(";", "after the value that the lambda returns");
    const end = this.expect("}", "after the body of the lambda").end;
    return { kind: "lambda", parameters, body, start, end };
  }
}

function unescaped(found: Token): string {
  return found.text.slice(1, -1).replace(/\\(.)/g, (whole, character: string, at: number) => {
    const known: Readonly<Record<string, string>> = { n: "\n", t: "\t", '"': '"', "\\": "\\", "'": "'", "0": "\0" };
    const value = known[character];
    if (value === undefined) throw new FormulaError(`unknown escape \`${whole}\` in a string`, found.start + 1 + at, 2);
    return value;
  });
}

/**
 * Parses one formula.
 *
 * @throws FormulaError with the position in `text`
 */
export function parseFormula(text: string): Formula {
  return new Parser(text).whole();
}
