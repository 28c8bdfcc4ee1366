// The scalar language of `pointwise:` fields: syntax tree and parser. Knows no types and no operator.

/** A range of the expression's text. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

export type BinaryOperator =
  | "||"
  | "&&"
  | "|"
  | "^"
  | "&"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "<<"
  | ">>"
  | "+"
  | "-"
  | "*"
  | "/";
export type UnaryOperator = "-" | "!" | "~";

export type Expr = Span &
  (
    | { readonly kind: "number"; readonly text: string }
    | { readonly kind: "string"; readonly value: string }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "unary"; readonly op: UnaryOperator; readonly operand: Expr }
    | { readonly kind: "binary"; readonly op: BinaryOperator; readonly left: Expr; readonly right: Expr }
    | { readonly kind: "select"; readonly condition: Expr; readonly then: Expr; readonly otherwise: Expr }
    | { readonly kind: "call"; readonly name: string; readonly args: readonly Expr[] }
  );

export interface Binding extends Span {
  readonly name: string;
  readonly value: Expr;
}

/** `t = exp(-self); 1 / (1 + t)`: bindings, then the value. */
export interface Program {
  readonly bindings: readonly Binding[];
  readonly result: Expr;
}

/** An error, and its place in the text. */
export class ExpressionError extends Error {
  readonly span: Span;
  readonly hint: string | null;

  constructor(message: string, span: Span, hint: string | null = null) {
    super(message);
    this.name = "ExpressionError";
    this.span = span;
    this.hint = hint;
  }
}

interface Token extends Span {
  readonly kind: "number" | "name" | "string" | "symbol" | "end";
  readonly text: string;
}

const tokenPattern =
  /\s+|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[A-Za-z_]\w*)|(?<string>"[^"\n]*"|'[^'\n]*')|(?<symbol>\|\||&&|==|!=|<=|>=|<<|>>|[-+*/<>!~&|^?:(),;=])/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (match === null) {
      const found = String.fromCodePoint(text.codePointAt(at)!);
      const hint = found === "." ? "there are no methods and no modules: `abs(self)`, `maximum(self, 0)`" : null;
      const span = { offset: at, length: found.length };
      throw new ExpressionError(`unexpected character ${JSON.stringify(found)}`, span, hint);
    }
    const { number, name, string, symbol } = match.groups!;
    const kind =
      number !== undefined ? "number" : name !== undefined ? "name" : string !== undefined ? "string" : "symbol";
    const token = number ?? name ?? string ?? symbol;
    if (token !== undefined) tokens.push({ kind, text: token, offset: at, length: token.length });
    at = tokenPattern.lastIndex;
  }
  tokens.push({ kind: "end", text: "", offset: text.length, length: 1 });
  return tokens;
}

/** C's precedence levels, weakest first. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ["||"],
  ["&&"],
  ["|"],
  ["^"],
  ["&"],
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/"],
];

const maxDepth = 200;
/** A chain of operators without parentheses nests in the tree, too. */
const maxTokens = 2000;

class Parser {
  readonly tokens: readonly Token[];
  next = 0;
  depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get token(): Token {
    return this.tokens[this.next]!;
  }

  take(text: string): boolean {
    const { token } = this;
    if (token.kind !== "symbol" || token.text !== text) return false;
    this.next++;
    return true;
  }

  expect(text: string, why: string): void {
    if (!this.take(text))
      throw new ExpressionError(`expected ${JSON.stringify(text)} ${why}, found ${this.found()}`, this.token);
  }

  found(): string {
    return this.token.kind === "end" ? "the end" : JSON.stringify(this.token.text);
  }

  program(): Program {
    const bindings: Binding[] = [];
    while (this.token.kind === "name" && this.tokens[this.next + 1]!.text === "=") {
      const { text: name, offset, length } = this.token;
      this.next += 2;
      const value = this.expression();
      this.expect(";", `after the value of ${JSON.stringify(name)}`);
      bindings.push({ name, value, offset, length });
    }
    const result = this.expression();
    if (this.token.kind !== "end")
      throw new ExpressionError(
        `unexpected ${this.found()} after the expression`,
        this.token,
        Object.hasOwn(otherWords, this.token.text) ? otherWords[this.token.text]! : null,
      );
    return { bindings, result };
  }

  expression(): Expr {
    if (++this.depth > maxDepth) throw new ExpressionError("the expression is nested too deeply", this.token);
    const condition = this.binary(0);
    let result = condition;
    if (this.take("?")) {
      const then = this.expression();
      this.expect(":", "of `condition ? a : b`");
      const otherwise = this.expression();
      result = { kind: "select", condition, then, otherwise, ...cover(condition, otherwise) };
    }
    this.depth--;
    return result;
  }

  binary(level: number): Expr {
    if (level === levels.length) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const op = levels[level]!.find((candidate) => this.take(candidate));
      if (op === undefined) return left;
      const right = this.binary(level + 1);
      left = { kind: "binary", op, left, right, ...cover(left, right) };
    }
  }

  unary(): Expr {
    const start = this.token;
    const op = (["-", "!", "~"] as const).find((candidate) => this.take(candidate));
    if (op === undefined) return this.primary();
    if (++this.depth > maxDepth) throw new ExpressionError("the expression is nested too deeply", start);
    const operand = this.unary();
    this.depth--;
    return { kind: "unary", op, operand, ...cover(start, operand) };
  }

  primary(): Expr {
    const { token } = this;
    const span = { offset: token.offset, length: token.length };
    if (token.kind === "number") {
      this.next++;
      const value = Number(token.text);
      if (!Number.isFinite(value)) throw new ExpressionError(`\`${token.text}\` is out of range`, token);
      if (/^\d+$/.test(token.text) && !Number.isSafeInteger(value))
        throw new ExpressionError(`\`${token.text}\` is too large for an exact integer`, token);
      return { kind: "number", text: token.text, ...span };
    }
    if (token.kind === "string") {
      this.next++;
      return { kind: "string", value: token.text.slice(1, -1), ...span };
    }
    if (token.kind === "name") {
      this.next++;
      if (!this.take("(")) return { kind: "name", name: token.text, ...span };
      const args: Expr[] = [];
      if (!this.take(")")) {
        do args.push(this.expression());
        while (this.take(","));
        this.expect(")", `after the arguments of ${token.text}`);
      }
      const last = this.tokens[this.next - 1]!;
      return { kind: "call", name: token.text, args, ...cover(token, last) };
    }
    if (this.take("(")) {
      const inner = this.expression();
      this.expect(")", "to close the parenthesis");
      return inner;
    }
    const power = token.text === "*" ? "a power is written `pow(self, 2)`" : null;
    throw new ExpressionError(`expected a value, found ${this.found()}`, token, power);
  }
}

/** Keywords of other languages. */
const otherWords: Readonly<Record<string, string>> = {
  if: "a choice is written `condition ? a : b`, in quotes because of the colon",
  and: "write `&&`",
  or: "write `||`",
};

function cover(first: Span, last: Span): Span {
  return { offset: first.offset, length: last.offset + last.length - first.offset };
}

/**
 * Parses a scalar expression.
 *
 * @throws ExpressionError with the place in the text
 */
export function parseExpression(text: string): Program {
  const tokens = tokenize(text);
  const last = tokens[maxTokens];
  if (last !== undefined)
    throw new ExpressionError(`an expression may have at most ${maxTokens} names, numbers and signs`, last);
  return new Parser(tokens).program();
}

/** Every name that occurs in an expression, as often as it does; not those of functions. */
export function namesIn(expr: Expr): readonly string[] {
  switch (expr.kind) {
    case "name":
      return [expr.name];
    case "unary":
      return namesIn(expr.operand);
    case "binary":
      return [...namesIn(expr.left), ...namesIn(expr.right)];
    case "select":
      return [...namesIn(expr.condition), ...namesIn(expr.then), ...namesIn(expr.otherwise)];
    case "call":
      return expr.args.flatMap(namesIn);
    default:
      return [];
  }
}
