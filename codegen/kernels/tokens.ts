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
  const kinds: Kind[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const partners: number[] = [];
  /** Open brackets, `${` of templates among them. */
  const open: number[] = [];
  let at = 0;
  const push = (kind: Kind, end: number): void => {
    kinds.push(kind);
    starts.push(at);
    ends.push(end);
    partners.push(-1);
    at = end;
  };
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };
  const shown = (i: number): string => text.slice(starts[i], ends[i]);
  /** A section of a template from `at`, to its end or to its next hole. */
  const template = (): boolean => {
    let end = at + 1;
    for (; end < text.length; end++) {
      const unit = text.charCodeAt(end);
      if (unit === 92) end++;
      else if (unit === 96) {
        push(Kind.Text, end + 1);
        return true;
      } else if (unit === 36 && text.charCodeAt(end + 1) === 123) {
        push(Kind.Text, end + 2);
        open.push(kinds.length - 1);
        return true;
      }
    }
    return false;
  };

  if (text.startsWith("#!")) at = lineEnd(text, 0);
  for (;;) {
    while (at < text.length && isSpace(text.charCodeAt(at))) at++;
    if (at >= text.length) break;
    const unit = text.charCodeAt(at);
    const before = kinds.length - 1;
    if (unit === 47 && text.charCodeAt(at + 1) === 47) {
      at = lineEnd(text, at);
    } else if (unit === 47 && text.charCodeAt(at + 1) === 42) {
      const end = text.indexOf("*/", at + 2);
      if (end < 0) return null;
      at = end + 2;
    } else if (isNameStart(unit)) {
      const end = match(name);
      if (end < 0) return null;
      const isOperand = before >= 0 && kinds[before] !== Kind.Punctuation && kinds[before] !== Kind.RegExp;
      if (isOperand && !isHole(before) && !words.has(text.slice(at, end)) && !isWord(before)) {
        if (!text.slice(ends[before], at).includes("\n")) return null;
      }
      push(Kind.Name, end);
    } else if (unit === 34 || unit === 39) {
      let end = at + 1;
      while (end < text.length && text.charCodeAt(end) !== unit && text.charCodeAt(end) !== 10) {
        end += text.charCodeAt(end) === 92 ? 2 : 1;
      }
      if (text.charCodeAt(end) !== unit) return null;
      push(Kind.Text, end + 1);
    } else if (unit === 96) {
      if (!template()) return null;
    } else if (isDigit(unit) || (unit === 46 && isDigit(text.charCodeAt(at + 1)))) {
      push(Kind.Number, match(number));
    } else if (unit === 35) {
      at++;
      const end = match(name);
      if (end < 0) return null;
      push(Kind.Private, end);
    } else if (unit === 125 && open.length > 0 && kinds[open.at(-1)!] === Kind.Text) {
      open.pop();
      if (!template()) return null;
    } else if (unit === 47 && mayBeginRegExp(before)) {
      const end = match(regExp);
      if (end < 0) return null;
      push(Kind.RegExp, end);
    } else {
      // Whether a slash after a block is a division depends on the grammar.
      if (unit === 47 && shown(before) === "}") return null;
      const end = match(operators);
      if (end < 0) return null;
      push(Kind.Punctuation, end);
      const last = kinds.length - 1;
      const ending = unit === 59 || unit === 41 || unit === 93 || unit === 125;
      if (ending && before >= 0 && kinds[before] === Kind.Punctuation && openEnded.has(shown(before))) return null;
      if (unit === 46 && end === at && before >= 0 && shown(before) === "/") return null;
      if (unit === 40 || unit === 91 || unit === 123) open.push(last);
      else if (unit === 41 || unit === 93 || unit === 125) {
        const first = open.pop();
        if (first === undefined || text.charCodeAt(starts[first]!) !== (unit === 41 ? 40 : unit - 2)) return null;
        partners[first] = last;
        partners[last] = first;
      }
    }
  }
  return open.length > 0 ? null : { text, count: kinds.length, kinds, starts, ends, partners };

  function isWord(i: number): boolean {
    return kinds[i] === Kind.Name && words.has(shown(i));
  }

  /** Whether a token is the beginning of a hole in a template. */
  function isHole(i: number): boolean {
    return kinds[i] === Kind.Text && shown(i).endsWith("${");
  }

  function mayBeginRegExp(before: number): boolean {
    if (before < 0 || isHole(before)) return true;
    if (kinds[before] === Kind.Name) return beforeOperand.has(shown(before));
    return kinds[before] === Kind.Punctuation && !/^[)\]}]|^(\+\+|--|!)$/.test(shown(before));
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
