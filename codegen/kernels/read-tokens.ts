// Reads a kernel source by its tokens: an order of magnitude faster than a parser, and without loading a compiler. It knows the syntax
// that modules of functions usually use, and gives up at anything else.

import type { KernelContents, KernelExport, KernelParameter } from "./kernel-index.js";
import { Kind, type Tokens, tokensOf } from "./tokens.js";

/** The contents of a file; null where a parser is needed to find them, or to report what is wrong. */
export function readByTokens({ path, text }: { readonly path: string; readonly text: string }): KernelContents | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  try {
    return new Reader(tokens, path).read();
  } catch (error) {
    if (error instanceof GivesUp) return null;
    throw error;
  }
}

class GivesUp extends Error {}

/** An item of a list of imports or exports. */
interface ListedName {
  readonly name: string;
  readonly as: string;
  /** The token of the local name. */
  readonly at: number;
  readonly typeOnly: boolean;
}

/** Keywords that begin a statement, and so end one that has no semicolon. */
const statementWords = new Set(
  "export import function const let var class interface type enum declare namespace".split(" "),
);
/** Tokens after which a type continues: a brace there is part of the type. */
const beforeType = new Set([":", "|", "&", "=>", "<", ",", "(", "[", "?", "readonly", "keyof", "is", "extends"]);

class Reader {
  readonly #tokens: Tokens;
  readonly #file: string;
  #at = 0;
  readonly #exports: KernelExport[] = [];
  readonly #imports: Record<string, { from: string; name: string }> = {};
  readonly #mentions: Record<string, string[]> = {};
  /** Ranges of tokens by the name that they declare. */
  readonly #declared = new Map<string, [from: number, to: number][]>();

  constructor(tokens: Tokens, file: string) {
    this.#tokens = tokens;
    this.#file = file;
  }

  read(): KernelContents {
    while (this.#at < this.#tokens.count) this.#statement();
    const known = new Set([...Object.keys(this.#imports), ...this.#declared.keys()]);
    const { kinds, text, starts, ends } = this.#tokens;
    for (const [name, stretches] of this.#declared) {
      const found = new Set<string>();
      for (const [from, to] of stretches) {
        for (let i = from; i < to; i++) {
          if (kinds[i] !== Kind.Name) continue;
          const mentioned = text.slice(starts[i], ends[i]);
          if (mentioned !== name && known.has(mentioned)) found.add(mentioned);
        }
      }
      this.#mentions[name] = [...found];
    }
    return { exports: this.#exports, mentions: this.#mentions, imports: this.#imports };
  }

  #text(i: number = this.#at): string {
    return this.#tokens.text.slice(this.#tokens.starts[i], this.#tokens.ends[i]);
  }

  #is(text: string, i: number = this.#at): boolean {
    return i < this.#tokens.count && this.#tokens.kinds[i] !== Kind.Text && this.#text(i) === text;
  }

  #take(text: string): void {
    if (!this.#is(text)) throw new GivesUp();
    this.#at++;
  }

  #takeIf(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#at++;
    return true;
  }

  #name(): number {
    if (this.#tokens.kinds[this.#at] !== Kind.Name) throw new GivesUp();
    return this.#at++;
  }

  #string(): string {
    const text = this.#text();
    if (this.#tokens.kinds[this.#at] !== Kind.Text || /^`|\\/.test(text)) throw new GivesUp();
    this.#at++;
    return text.slice(1, -1);
  }

  /** From an opening bracket to just past its closing one. */
  #skipBrackets(): void {
    const partner = this.#tokens.partners[this.#at] ?? -1;
    if (partner < this.#at) throw new GivesUp();
    this.#at = partner + 1;
  }

  /** The rest of a statement up to its semicolon. */
  #skipStatement(): void {
    while (!this.#is(";")) {
      if (this.#at >= this.#tokens.count || this.#beginsLine(statementWords)) throw new GivesUp();
      if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    }
    this.#at++;
  }

  #beginsLine(words: ReadonlySet<string>): boolean {
    const { starts, ends, text } = this.#tokens;
    const before = this.#at === 0 ? 0 : ends[this.#at - 1]!;
    return words.has(this.#text()) && text.slice(before, starts[this.#at]).includes("\n");
  }

  #statement(): void {
    const start = this.#at;
    if (this.#takeIf("import")) this.#import();
    else if (this.#takeIf("export")) this.#export(start);
    else this.#declaration(start, false);
  }

  #import(): void {
    if (this.#tokens.kinds[this.#at] === Kind.Text) {
      this.#at++;
      this.#take(";");
      return;
    }
    const typeOnly = this.#is("type") && !this.#is("from", this.#at + 1) && !this.#is(",", this.#at + 1);
    if (typeOnly) this.#at++;
    if (this.#tokens.kinds[this.#at] === Kind.Name && !this.#is("*")) {
      this.#name();
      this.#takeIf(",");
    }
    if (this.#takeIf("*")) {
      this.#take("as");
      this.#name();
    }
    const names = this.#is("{") ? this.#names() : [];
    this.#take("from");
    const from = this.#string();
    this.#take(";");
    if (!typeOnly) for (const one of names) if (!one.typeOnly) this.#imports[one.as] = { from, name: one.name };
  }

  /** `{ a, b as c, type D }` */
  #names(): ListedName[] {
    const names: ListedName[] = [];
    this.#take("{");
    while (!this.#takeIf("}")) {
      const typeOnly = this.#is("type") && this.#tokens.kinds[this.#at + 1] === Kind.Name;
      if (typeOnly) this.#at++;
      const name = this.#text(this.#name());
      const at = this.#takeIf("as") ? this.#name() : this.#at - 1;
      names.push({ name, as: this.#text(at), at, typeOnly });
      if (!this.#is("}")) this.#take(",");
    }
    return names;
  }

  #export(start: number): void {
    const typeOnly = this.#is("type") && (this.#is("{", this.#at + 1) || this.#is("*", this.#at + 1));
    if (typeOnly) this.#at++;
    if (this.#takeIf("*")) {
      if (this.#takeIf("as")) this.#name();
      this.#take("from");
      this.#string();
      this.#take(";");
    } else if (this.#is("{")) {
      const names = this.#names();
      const from = this.#takeIf("from") ? this.#string() : null;
      this.#take(";");
      if (typeOnly) return;
      for (const { name, as, at, typeOnly } of names) {
        if (!typeOnly) this.#add(at, null, "");
        if (from === null) continue;
        // A re-exported name mentions its source.
        this.#imports[`export ${as}`] = { from, name };
        this.#mentions[as] = [`export ${as}`];
      }
    } else this.#declaration(start, true);
  }

  #declaration(start: number, exported: boolean): void {
    switch (this.#text()) {
      case "async":
      case "function":
        this.#takeIf("async");
        this.#function(start, exported);
        break;
      case "const":
      case "let":
      case "var":
        this.#variable(exported);
        break;
      case "abstract":
      case "class": {
        this.#takeIf("abstract");
        this.#take("class");
        const name = this.#text(this.#name());
        this.#skipToBody();
        this.#skipBrackets();
        this.#declare(name, start);
        break;
      }
      case "interface":
        this.#skipToBody();
        this.#skipBrackets();
        break;
      case "type":
        this.#at++;
        this.#skipStatement();
        break;
      default:
        throw new GivesUp();
    }
  }

  #skipToBody(): void {
    while (!this.#is("{")) {
      if (this.#at >= this.#tokens.count || this.#is(";") || this.#is("}")) throw new GivesUp();
      // An object type as a type argument is not a body.
      if (this.#is("<")) this.#skipTypeArguments();
      else if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    }
  }

  #declare(name: string, start: number): void {
    const stretches = this.#declared.get(name);
    if (stretches === undefined) this.#declared.set(name, [[start, this.#at]]);
    else stretches.push([start, this.#at]);
  }

  #add(name: number, parameters: readonly KernelParameter[] | null, returns: string): void {
    const offset = this.#tokens.starts[name]!;
    this.#exports.push({ name: this.#text(name), file: this.#file, offset, parameters, returns });
  }

  #function(start: number, exported: boolean): void {
    this.#take("function");
    this.#takeIf("*");
    const name = this.#name();
    if (this.#is("<")) this.#skipTypeArguments();
    const parameters = this.#parameters();
    const returns = this.#takeIf(":") ? this.#type() : "";
    // Overload signatures come first; the implementation has the body and overrides them.
    if (this.#is("{")) {
      this.#skipBrackets();
      if (exported) this.#add(name, parameters, returns);
    } else this.#take(";");
    this.#declare(this.#text(name), start);
  }

  #skipTypeArguments(): void {
    let depth = 0;
    do {
      if (this.#at >= this.#tokens.count || this.#is(";")) throw new GivesUp();
      if (this.#is("<")) depth++;
      else if (this.#is(">")) depth--;
      if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    } while (depth > 0);
  }

  #parameters(): KernelParameter[] {
    const found: KernelParameter[] = [];
    this.#take("(");
    while (!this.#takeIf(")")) {
      const rest = this.#takeIf("...");
      const start = this.#at;
      if (this.#is("{") || this.#is("[")) this.#skipBrackets();
      else this.#name();
      const name = this.#textBetween(start, this.#at);
      const isOptional = this.#takeIf("?");
      const type = this.#takeIf(":") ? this.#type() : "";
      const hasDefault = this.#takeIf("=");
      if (hasDefault) this.#skipDefault();
      found.push({ name, type, optional: isOptional || rest || hasDefault, rest });
      if (!this.#is(")")) this.#take(",");
    }
    return found;
  }

  #skipDefault(): void {
    while (!this.#is(",") && !this.#is(")")) {
      if (this.#is("<") || this.#is(">") || this.#at >= this.#tokens.count) throw new GivesUp();
      if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    }
  }

  /** A type as written, up to the first token that cannot belong to it. */
  #type(): string {
    const start = this.#at;
    let depth = 0;
    for (;;) {
      const text = this.#text();
      if (this.#at >= this.#tokens.count) throw new GivesUp();
      if (text === "<") depth++;
      else if (text === ">") {
        if (depth === 0) throw new GivesUp();
        depth--;
      } else if (text === "{") {
        if (this.#at > start && !beforeType.has(this.#text(this.#at - 1))) break;
      } else if (text === ")" || text === "]" || text === "}" || text === ";") break;
      else if (depth === 0 && (text === "," || text === "=")) break;
      // `(a: A) => B` is recognisable as a type only after its parameters.
      else if (depth === 0 && text === "=>" && !(this.#is(")", this.#at - 1) && this.#opens(this.#at - 1, start)))
        break;
      if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    }
    if (depth !== 0 || this.#at === start) throw new GivesUp();
    return this.#textBetween(start, this.#at);
  }

  /** Whether brackets that end here began the type, or an operand of it. */
  #opens(end: number, start: number): boolean {
    const first = this.#tokens.partners[end]!;
    return first === start || (first > start && beforeType.has(this.#text(first - 1)));
  }

  #textBetween(from: number, to: number): string {
    return this.#tokens.text.slice(this.#tokens.starts[from], this.#tokens.ends[to - 1]);
  }

  #variable(exported: boolean): void {
    this.#at++;
    const name = this.#name();
    this.#takeIf("!");
    if (this.#takeIf(":")) this.#type();
    let parameters: KernelParameter[] | null = null;
    let returns = "";
    if (this.#takeIf("=")) {
      const written = this.#writtenFunction();
      if (written !== null) ({ parameters, returns } = written);
      this.#skipValue();
    } else this.#take(";");
    if (exported) this.#add(name, parameters, returns);
    this.#declare(this.#text(name), name);
  }

  /** The head of a function that is a variable's value; null if the value is not a function. */
  #writtenFunction(): { readonly parameters: KernelParameter[]; readonly returns: string } | null {
    const start = this.#at;
    this.#takeIf("async");
    if (this.#takeIf("function")) {
      this.#takeIf("*");
      if (!this.#is("(") && !this.#is("<")) this.#name();
      if (this.#is("<")) this.#skipTypeArguments();
      const parameters = this.#parameters();
      return { parameters, returns: this.#takeIf(":") ? this.#type() : "" };
    }
    if (this.#tokens.kinds[this.#at] === Kind.Name && this.#is("=>", this.#at + 1)) {
      const name = this.#text(this.#name());
      return { parameters: [{ name, type: "", optional: false, rest: false }], returns: "" };
    }
    if (this.#is("<")) this.#skipTypeArguments();
    const partner = this.#is("(") ? this.#tokens.partners[this.#at]! : -1;
    if (partner >= 0 && (this.#is("=>", partner + 1) || this.#is(":", partner + 1))) {
      const parameters = this.#parameters();
      const returns = this.#takeIf(":") ? this.#type() : "";
      if (!this.#is("=>")) throw new GivesUp();
      return { parameters, returns };
    }
    if (this.#is("<", start)) throw new GivesUp();
    this.#at = start;
    return null;
  }

  /** A variable's value. A possible second variable after a comma is left to the parser. */
  #skipValue(): void {
    while (!this.#is(";")) {
      if (this.#at >= this.#tokens.count || this.#beginsLine(statementWords)) throw new GivesUp();
      if (this.#is(",")) {
        const next = this.#at + 2;
        if (this.#is("=", next) || this.#is(":", next) || this.#is(",", next) || this.#is(";", next))
          throw new GivesUp();
      }
      if ((this.#tokens.partners[this.#at] ?? -1) > this.#at) this.#skipBrackets();
      else this.#at++;
    }
    this.#at++;
  }
}
