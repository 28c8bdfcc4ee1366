// The tokeniser of schemas, and the error class for invalid schemas.

/**
 * `registry`: torchgen's grammar; the text must be in canonical form, so that printing reproduces it verbatim. `def`:
 * C10's grammar, with free spacing, comments and more types; defaults are stored by value.
 */
export type Strictness = "registry" | "def";

export class SchemaError extends Error {
  /** The position in the text, and the number of characters. */
  readonly offset: number;
  readonly length: number;
  readonly hint: string | null;
  /** An unknown name and the known names, for suggestions in error messages. */
  readonly unknown: { readonly name: string; readonly known: readonly string[] } | null;

  constructor(
    message: string,
    offset: number,
    length = 1,
    hint: string | null = null,
    unknown: SchemaError["unknown"] = null,
  ) {
    super(message);
    this.name = "SchemaError";
    this.offset = offset;
    this.length = length;
    this.hint = hint;
    this.unknown = unknown;
  }
}

export interface Token {
  /** `ident`, `number`, `string_literal`, `arrow`, `dots`, `eof`, a keyword, or the character itself. */
  readonly kind: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// C10's lexer reserves Python's keywords; native_functions.yaml reserves the constants only.
const constants: ReadonlySet<string> = new Set(["True", "False", "None", "NoneType"]);
const keywords: ReadonlySet<string> = new Set(
  "def if else elif while return is and or not global for in raise assert break continue del pass class import with as Ellipsis".split(
    " ",
  ),
);

const space = /(?:[ \t\r\f\v\n]|#[^\n]*)*/y;
const tokenPattern =
  /((?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?j?)|([A-Za-z_][A-Za-z0-9_]*)|(->)|(\.\.\.)|("(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|([()[\],*=?!|:.-])/y;

/** Longer names are not names; what is done with each takes time with its length. */
const MAX_WORD = 1000;

export function tokenize(text: string, strictness: Strictness): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
    if (at >= text.length) break;
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (match === null) {
      const character = String.fromCodePoint(text.codePointAt(at)!);
      const message =
        strictness === "registry"
          ? `\`${character}\` is not allowed in a schema`
          : `expected a valid token but found '${character}' here:`;
      throw new SchemaError(message, at, character.length);
    }
    // Numbered groups, since named ones allocate an object for each token.
    const [found, number, word, arrow, dots, string] = match;

    if (found.length > MAX_WORD && string === undefined) {
      const message = `a name or number may have at most ${MAX_WORD} characters`;
      throw new SchemaError(message, at, found.length);
    }
    let kind = found;
    if (word !== undefined) {
      const reserved = constants.has(word) || (strictness === "def" && keywords.has(word));
      kind = reserved ? word : "ident";
    } else if (number !== undefined) kind = "number";
    else if (arrow !== undefined) kind = "arrow";
    else if (dots !== undefined) kind = "dots";
    else if (string !== undefined) kind = "string_literal";
    tokens.push({ kind, text: found, start: at, end: at + found.length });
    at += found.length;
  }
  tokens.push({ kind: "eof", text: "", start: text.length, end: text.length });
  return tokens;
}
