// TypeScript as a sequence of tokens: names, literals, punctuation, and which brackets match. Knows no other grammar.

/** The kinds of tokens: numbers, since there are many tokens. */
export const Kind = { Name: 0, Number: 1, Text: 2, Private: 3, RegExp: 4, Punctuation: 5 } as const;
type Kind = (typeof Kind)[keyof typeof Kind];

export interface Tokens {
  readonly text: string;
  readonly count: number;
  readonly kinds: readonly Kind[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** For each opening bracket the index of its closing one and vice versa; -1 for all other tokens. */
  readonly partners: readonly number[];
}

/** Keywords that are not operands; a name may precede or follow them. */
const words = new Set(
  (
    "abstract accessor any as asserts async await boolean break case catch class const continue debugger declare default delete do else enum " +
    "export extends false finally for from function get global if implements import in infer instanceof interface is keyof let module " +
    "namespace never new null number object of out override package private protected public readonly require return satisfies set " +
    "static string super switch symbol this throw true try type typeof undefined unique unknown using var void while with yield"
  ).split(" "),
);

/** After these, a slash begins a regular expression. */
const beforeOperand = new Set(
  "await case delete do else in instanceof new of return throw typeof void yield".split(" "),
);

/** The longest come first. */
const operators =
  /\.\.\.|=>|===|!==|\*\*=|<<=|>>>=|\?\?=|&&=|\|\|=|==|!=|<=|>=|\*\*|\?\?|\?\.(?!\d)|&&|\|\||\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|<<|[{}()[\];,<>+\-*/%&|^!~?:=.@]/y;
const name = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const number =
  /0[xX][\da-fA-F_]+n?|0[bB][01_]+n?|0[oO][0-7_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?n?/y;
const regExp = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

/** Tokens that cannot stand before the end of a statement or of brackets. */
const openEnded = new Set([
  ...[".", "=", "+", "-", "*", "/", "%", "&", "|", "^", "&&", "||", "??", "=>", "==", "===", "!=", "!==", "<=", ">="],
  ...["+=", "-=", "*=", "/=", "%=", "**", "...", "?."],
]);

/** The tokens of a source; null if it is not TypeScript, or cannot be tokenised with certainty. */
export function tokensOf(text: string): Tokens | null {
  return new Tokenizer(text).read();
}

class Tokenizer {
  readonly #text: string;
  readonly #kinds: Kind[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #partners: number[] = [];
  /** Open brackets, `${` of templates among them. */
  readonly #open: number[] = [];
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith("#!") ? lineEnd(text, 0) : 0;
  }

  read(): Tokens | null {
    const text = this.#text;
    for (;;) {
      while (this.#at < text.length && isSpace(text.charCodeAt(this.#at))) this.#at++;
      if (this.#at >= text.length) break;
      if (!this.#readNext(text.charCodeAt(this.#at))) return null;
    }
    if (this.#open.length > 0) return null;
    const [kinds, starts, ends, partners] = [this.#kinds, this.#starts, this.#ends, this.#partners];
    return { text, count: kinds.length, kinds, starts, ends, partners };
  }

  /** A token or a comment that begins with `unit`; false if there is none, or none that is certain. */
  #readNext(unit: number): boolean {
    const next = this.#text.charCodeAt(this.#at + 1);
    if (isNameStart(unit)) return this.#name();
    if (unit === 47 && (next === 47 || next === 42)) return this.#comment(next);
    if (unit === 34 || unit === 39) return this.#string(unit);
    if (unit === 96) return this.#template();
    if (isDigit(unit) || (unit === 46 && isDigit(next))) return this.#matched(Kind.Number, number);
    if (unit === 35) {
      this.#at++;
      return this.#matched(Kind.Private, name);
    }
    if (unit === 125 && this.#open.length > 0 && this.#kinds[this.#open.at(-1)!] === Kind.Text) {
      this.#open.pop();
      return this.#template();
    }
    if (unit === 47 && this.#mayBeginRegExp()) return this.#matched(Kind.RegExp, regExp);
    return this.#punctuation(unit);
  }

  #push(kind: Kind, end: number): true {
    this.#kinds.push(kind);
    this.#starts.push(this.#at);
    this.#ends.push(end);
    this.#partners.push(-1);
    this.#at = end;
    return true;
  }

  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text) ? pattern.lastIndex : -1;
  }

  #matched(kind: Kind, pattern: RegExp): boolean {
    const end = this.#match(pattern);
    return end >= 0 && this.#push(kind, end);
  }

  #comment(next: number): boolean {
    if (next === 47) {
      this.#at = lineEnd(this.#text, this.#at);
      return true;
    }
    const end = this.#text.indexOf("*/", this.#at + 2);
    if (end >= 0) this.#at = end + 2;
    return end >= 0;
  }

  #name(): boolean {
    const end = this.#match(name);
    if (end < 0) return false;
    const before = this.#kinds.length - 1;
    const kind = this.#kinds[before];
    // Two operands stand on one line only if one of them is a word such as `of`.
    const isOperand = before >= 0 && kind !== Kind.Punctuation && kind !== Kind.RegExp;
    if (isOperand && !this.#isHole(before) && !words.has(this.#text.slice(this.#at, end)) && !this.#isWord(before)) {
      if (!this.#text.slice(this.#ends[before], this.#at).includes("\n")) return false;
    }
    return this.#push(Kind.Name, end);
  }

  #string(quote: number): boolean {
    const text = this.#text;
    let end = this.#at + 1;
    while (end < text.length && text.charCodeAt(end) !== quote && text.charCodeAt(end) !== 10) {
      end += text.charCodeAt(end) === 92 ? 2 : 1;
    }
    return text.charCodeAt(end) === quote && this.#push(Kind.Text, end + 1);
  }

  /** A section of a template, to its end or to its next hole. */
  #template(): boolean {
    const text = this.#text;
    for (let end = this.#at + 1; end < text.length; end++) {
      const unit = text.charCodeAt(end);
      if (unit === 92) end++;
      else if (unit === 96) return this.#push(Kind.Text, end + 1);
      else if (unit === 36 && text.charCodeAt(end + 1) === 123) {
        this.#push(Kind.Text, end + 2);
        this.#open.push(this.#kinds.length - 1);
        return true;
      }
    }
    return false;
  }

  #punctuation(unit: number): boolean {
    const before = this.#kinds.length - 1;
    // Whether a slash after a block is a division depends on the grammar.
    if (unit === 47 && this.#shown(before) === "}") return false;
    if (!this.#matched(Kind.Punctuation, operators)) return false;
    const isClosing = unit === 41 || unit === 93 || unit === 125;
    const follows = before >= 0 && this.#kinds[before] === Kind.Punctuation;
    if ((isClosing || unit === 59) && follows && openEnded.has(this.#shown(before))) return false;
    if (unit === 46 && before >= 0 && this.#shown(before) === "/") return false;
    if (unit === 40 || unit === 91 || unit === 123) this.#open.push(before + 1);
    return !isClosing || this.#close(unit);
  }

  /** The last token closes the bracket that was opened last, if that is of its kind. */
  #close(unit: number): boolean {
    const last = this.#kinds.length - 1;
    const first = this.#open.pop();
    if (first === undefined || this.#text.charCodeAt(this.#starts[first]!) !== (unit === 41 ? 40 : unit - 2))
      return false;
    this.#partners[first] = last;
    this.#partners[last] = first;
    return true;
  }

  #shown(i: number): string {
    return this.#text.slice(this.#starts[i], this.#ends[i]);
  }

  #isWord(i: number): boolean {
    return this.#kinds[i] === Kind.Name && words.has(this.#shown(i));
  }

  /** Whether a token is the beginning of a hole in a template. */
  #isHole(i: number): boolean {
    return this.#kinds[i] === Kind.Text && this.#shown(i).endsWith("${");
  }

  #mayBeginRegExp(): boolean {
    const before = this.#kinds.length - 1;
    if (before < 0 || this.#isHole(before)) return true;
    if (this.#kinds[before] === Kind.Name) return beforeOperand.has(this.#shown(before));
    return this.#kinds[before] === Kind.Punctuation && !/^[)\]}]|^(\+\+|--|!)$/.test(this.#shown(before));
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function isSpace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xfeff || unit === 0xa0;
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isNameStart(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95 || unit === 36 || unit >= 0x80;
}
