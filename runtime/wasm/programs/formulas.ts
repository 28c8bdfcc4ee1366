// Vector functions are written as formulas; this translates them to words of the stack language that vectors.ts compiles.
//
//   hypot: "x, y: m = maximum(x, y); m == 0 ? m : m * sqrt(x / m * (x / m) + y / m * (y / m))"
//
// A formula names its parameters, sets variables, and ends with its results. Operators have C's precedence; the two-letter ones compute in other lanes: `+i` in integers of the lane's size, `*d` in doubles, `/f` in singles, `*h` in
// integers of 16 bits. `c ? a : b` selects lane by lane. What `if (c) { ... }` encloses is executed if any lane of `c` is true. A function with several
// results sets as many variables, or gives another function that many arguments.

/** A function of vectors: the names of its parameters, and the words that compute its results. */
export interface Definition {
  readonly parameters: readonly string[];
  readonly words: readonly string[];
}

/** Binary operators, from the loosest to the tightest. */
const levels: readonly (readonly string[])[] = [
  ["|"],
  ["^"],
  ["&"],
  ["==", "!="],
  ["<=", ">=", ">i", "<", ">"],
  ["<<", ">>>", ">>"],
  ["+i", "-i", "+d", "-d", "+", "-"],
  ["*d", "/d", "/f", "*h", "*", "/"],
];
const levelOf: ReadonlyMap<string, number> = new Map(
  levels.flatMap((operators, level) => operators.map((operator) => [operator, level] as const)),
);
const shifts = levelOf.get("<<");
const lanesOf: Readonly<Record<string, string>> = { i: "int", d: "double", f: "float", h: "half" };
/** `+i` is the word `int+`. */
const wordOf = (operator: string): string => {
  const lanes = lanesOf[operator.at(-1)!];
  return lanes === undefined ? operator : `${lanes}${operator.slice(0, -1)}`;
};

// No regular expressions: engines compile them natively, which ends the process where the stack is full, and formulas are translated in calls.
const isDigit = (text: string | undefined): boolean => text !== undefined && text[0]! >= "0" && text[0]! <= "9";
const isNameStart = (text: string | undefined): boolean =>
  text !== undefined &&
  ((text[0]! >= "a" && text[0]! <= "z") || (text[0]! >= "A" && text[0]! <= "Z") || text[0] === "_");
const isWordPart = (text: string | undefined): boolean => isDigit(text) || isNameStart(text);
const isSpace = (text: string | undefined): boolean => text === " " || text === "\n";
const operators = levels.flat().sort((a, b) => b.length - a.length);

/** Where the token that begins at a place ends. */
function endOf(text: string, start: number): number {
  let end = start + 1;
  if (isDigit(text[start])) {
    // `2.5e-7`: the sign of an exponent belongs to the number, but not that after hexadecimal digits.
    const isHexadecimal = text[start + 1] === "x";
    while (
      isWordPart(text[end]) ||
      text[end] === "." ||
      (!isHexadecimal && text[end - 1] === "e" && (text[end] === "-" || text[end] === "+"))
    )
      end++;
    return end;
  }
  if (isNameStart(text[start])) {
    while (isWordPart(text[end])) end++;
    return end;
  }
  // An operator of other lanes is followed by a space, so that `x -d` is not one.
  const found = operators.find(
    (operator) =>
      text.startsWith(operator, start) &&
      (operator.length < 2 || lanesOf[operator.at(-1)!] === undefined || isSpace(text[start + operator.length])),
  );
  return found === undefined ? end : start + found.length;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = isSpace(text[at]) ? at + 1 : endOf(text, at);
    if (!isSpace(text[at])) tokens.push(text.slice(at, end));
    at = end;
  }
  return tokens;
}

class Translator {
  readonly #text: string;
  readonly #tokens: readonly string[];
  #at = 0;
  #words: string[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  definition(): Definition {
    const parameters = this.#names();
    this.#expect(":");
    this.#block();
    if (this.#at < this.#tokens.length) throw this.#unexpected();
    return { parameters, words: withoutStores(this.#words) };
  }

  statements(): readonly string[] {
    this.#block();
    if (this.#at < this.#tokens.length) throw this.#unexpected();
    return this.#words;
  }

  get #next(): string | undefined {
    return this.#tokens[this.#at];
  }

  #unexpected(): Error {
    return new Error(`a formula with an unexpected ${this.#next ?? "end"}: ${this.#text}`);
  }

  #take(what: string): boolean {
    if (this.#next !== what) return false;
    this.#at++;
    return true;
  }

  #expect(what: string): void {
    if (!this.#take(what)) throw this.#unexpected();
  }

  #name(): string {
    const name = this.#next;
    if (name === undefined || !isNameStart(name)) throw this.#unexpected();
    this.#at++;
    return name;
  }

  #names(): string[] {
    const names = [this.#name()];
    while (this.#take(",")) names.push(this.#name());
    return names;
  }

  /** Statements up to the end of the text or of a block. */
  #block(): void {
    while (this.#next !== undefined && this.#next !== "}") {
      if (this.#take("if")) {
        this.#expect("(");
        this.#expression();
        this.#expect(")");
        this.#expect("{");
        this.#words.push("[");
        this.#block();
        this.#expect("}");
        this.#words.push("]");
      } else if (!this.#assignment()) {
        this.#list();
        if (this.#take(";")) this.#procedure();
      }
    }
  }

  /** `a, b = f(x);` */
  #assignment(): boolean {
    let end = this.#at;
    while (this.#tokens[end + 1] === ",") end += 2;
    if (this.#tokens[end + 1] !== "=") return false;
    const names = this.#names();
    this.#expect("=");
    this.#expression();
    this.#words.push(...names.reverse().map((name) => `=${name}`));
    if (this.#next !== undefined) this.#expect(";");
    return true;
  }

  /** What was a call, and its value is not used: it changes the variables that it names. */
  #procedure(): void {
    const name = this.#words.pop()!;
    let first = this.#words.length;
    while (first > 0 && isNameStart(this.#words[first - 1])) first--;
    const variables = this.#words.splice(first);
    this.#words.push(`${name}(${variables.join(",")})`);
  }

  #list(): void {
    this.#expression();
    while (this.#take(",")) this.#expression();
  }

  #expression(): void {
    const start = this.#words.length;
    this.#binary(0);
    if (!this.#take("?")) return;
    const condition = this.#words.splice(start);
    this.#expression();
    this.#expect(":");
    this.#expression();
    this.#words.push(...condition, "?");
  }

  /** An operand, and operators that bind at least as tightly as those of a level. */
  #binary(least: number): void {
    this.#unary();
    for (;;) {
      const operator = this.#next;
      const level = operator === undefined ? undefined : levelOf.get(operator);
      if (level === undefined || level < least) return;
      this.#at++;
      if (level === shifts) {
        // By a constant.
        if (!Number.isInteger(Number(this.#next)) || !isDigit(this.#next)) throw this.#unexpected();
        this.#words.push(`${operator}${this.#tokens[this.#at++]}`);
      } else {
        this.#binary(level + 1);
        this.#words.push(wordOf(operator!));
      }
    }
  }

  #unary(): void {
    const before = this.#words.length;
    if (this.#take("~")) {
      this.#unary();
      this.#words.push("~");
    } else if (this.#take("-")) {
      this.#unary();
      const [only, ...more] = this.#words.slice(before);
      // Negative constants are words.
      if (more.length === 0 && (isDigit(only) || only === "inf")) this.#words[before] = `-${only}`;
      else this.#words.push("neg");
    } else if (this.#take("(")) {
      this.#expression();
      this.#expect(")");
    } else if (isDigit(this.#next)) {
      this.#words.push(this.#tokens[this.#at++]!);
    } else {
      const name = this.#name();
      if (this.#take("(")) {
        if (this.#next !== ")") this.#list();
        this.#expect(")");
      }
      this.#words.push(name);
    }
  }
}

/** Without variables that are set and at once read for the only time: their values stay on the stack. */
function withoutStores(words: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const word of words) {
    const isProcedure = word.endsWith(")");
    const name = word.startsWith("=") ? word.slice(1) : word;
    for (const one of isProcedure ? word.slice(word.indexOf("(") + 1, -1).split(",") : [name])
      uses.set(one, (uses.get(one) ?? 0) + 1);
  }
  const kept: string[] = [];
  for (let i = 0; i < words.length; i++) {
    // As many as are read in this order.
    let count = 0;
    while (kept.at(-1 - count) === `=${words[i + count]}` && uses.get(words[i + count]!) === 2) count++;
    if (count === 0) kept.push(words[i]!);
    else kept.length -= count;
    i += Math.max(0, count - 1);
  }
  return kept;
}

/**
 * Translates a function's formula.
 * @throws Error for what is not a formula
 */
export const definition = (formula: string): Definition => new Translator(formula).definition();

/**
 * Translates statements over the variables of the place where they are executed.
 * @throws Error for what are not statements
 */
export const statements = (text: string): readonly string[] => new Translator(text).statements();
