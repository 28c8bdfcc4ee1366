// The schema parser: one grammar with two levels of strictness, for native_functions.yaml and for C10's `def`.

import { defaultProblem } from "./defaults.js";
import { finishSchema } from "./finish.js";
import { makeOperatorName, operatorNameProblem } from "./names.js";
import { namedDefaults, printSchema } from "./print.js";
import { SchemaError, type Strictness, type Token, tokenize } from "./tokens.js";
import {
  type Alias,
  type Argument,
  type BaseTypeName,
  baseTypeNames,
  type DefaultValue,
  type FunctionSchema,
  type OperatorName,
  type Return,
  type Type,
} from "./types.js";

export { SchemaError, type Strictness };

const registryTypes: ReadonlyMap<string, Type> = new Map(
  baseTypeNames.slice(0, baseTypeNames.indexOf("complex")).map((name) => [name, Object.freeze({ kind: "base", name })]),
);

const base = (name: BaseTypeName): Type => Object.freeze({ kind: "base", name });
const definitionTypes: ReadonlyMap<string, Type> = new Map([
  ...baseTypeNames.map((name): [string, Type] => [name, base(name)]),
  // C10 represents these by other types.
  ["Dimname", base("str")],
  ["ConstQuantizerPtr", base("int")],
  ["None", base("NoneType")],
]);

const generics: ReadonlySet<string> = new Set(["Dict", "Future", "RRef", "Union"]);
const MAX_DEPTH = 64;

// Names of token kinds in error messages of the registry.
const registryWords: ReadonlyMap<string, string> = new Map([
  ["ident", "a name"],
  ["number", "a number"],
  ["arrow", "`->`"],
  ["eof", "the end"],
]);

class Parser {
  readonly #text: string;
  readonly #strictness: Strictness;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  #fresh = 0;

  constructor(text: string, strictness: Strictness) {
    this.#text = text;
    this.#strictness = strictness;
    this.#tokens = tokenize(text, strictness);
  }

  get #registry(): boolean {
    return this.#strictness === "registry";
  }

  get #token(): Token {
    return this.#tokens[this.#at]!;
  }

  #next(): Token {
    const token = this.#token;
    if (token.kind !== "eof") this.#at += 1;
    return token;
  }

  #nextIf(kind: string): boolean {
    if (this.#token.kind !== kind) return false;
    this.#next();
    return true;
  }

  #expect(kind: string): Token {
    const token = this.#token;
    if (token.kind !== kind) throw this.#unexpected(kind, token);
    return this.#next();
  }

  #unexpected(wanted: string, token: Token): SchemaError {
    const length = Math.max(1, token.end - token.start);
    if (!this.#registry) {
      return new SchemaError(`expected ${wanted} but found '${token.kind}' here:`, token.start, length);
    }
    const what = registryWords.get(wanted) ?? `\`${wanted}\``;
    const found = token.kind === "eof" ? "the schema ends here" : `found \`${token.text}\``;
    const hint = wanted === "arrow" ? "add the results: `-> Tensor`, or `-> ()` where there are none" : null;
    return new SchemaError(`expected ${what}, but ${found}`, token.start, length, hint);
  }

  #fail(token: Token, message: string, hint: string | null = null): SchemaError {
    return new SchemaError(message, token.start, Math.max(1, token.end - token.start), hint);
  }

  #list(begin: string, end: string, item: () => void): void {
    this.#expect(begin);
    if (this.#token.kind !== end) {
      do item();
      while (this.#nextIf(","));
    }
    this.#expect(end);
  }

  schema(): FunctionSchema {
    const { namespace, name } = this.#name();
    if (this.#token.kind === "eof") {
      const message = this.#registry
        ? "expected arguments and returns: `name(Tensor self) -> Tensor`"
        : "Tried to parse a function schema but only the operator name was given";
      throw new SchemaError(message, 0, Math.max(1, this.#text.length));
    }
    if (this.#token.kind !== "(") throw this.#unexpected("eof", this.#token);

    const args: Argument[] = [];
    let kwargOnly = false;
    let vararg = false;
    this.#list("(", ")", () => {
      if (vararg) throw this.#fail(this.#token, "... must be the last element of the argument list");
      const token = this.#token;
      if (this.#nextIf("*")) {
        if (kwargOnly && this.#registry) throw this.#fail(token, "`*` may occur only once");
        kwargOnly = true;
      } else if (this.#token.kind === "dots" && !this.#registry) {
        this.#next();
        vararg = true;
      } else args.push(this.#argument(kwargOnly));
    });
    if (vararg && args.some((a) => a.default !== null)) {
      throw this.#fail(this.#token, "schemas with vararg (...) can't have default value args");
    }

    this.#expect("arrow");
    const returns: Return[] = [];
    let varret = false;
    const item = () => {
      if (varret) throw this.#fail(this.#token, "... must be the last element of the return list");
      if (this.#token.kind === "dots" && !this.#registry) {
        this.#next();
        varret = true;
      } else returns.push(this.#return());
    };
    if (this.#token.kind === "(") this.#list("(", ")", item);
    else item();
    this.#expect("eof");

    return finishSchema({ namespace, name, arguments: args, returns, vararg, varret });
  }

  #name(): { namespace: string; name: OperatorName } {
    // A library adds its namespace to what it parsed, so any word can be one.
    const isNamespace =
      !this.#registry &&
      /^[A-Za-z_]/.test(this.#token.text) &&
      [1, 2].every((ahead) => this.#tokens[this.#at + ahead]?.kind === ":");
    let token = isNamespace ? this.#next() : this.#expect("ident");
    let namespace = "";
    if (this.#nextIf(":")) {
      this.#expect(":");
      namespace = token.text;
      token = this.#expect("ident");
    }
    if (this.#registry) {
      const problem = operatorNameProblem(token.text);
      if (problem !== null) throw this.#fail(token, problem.message, problem.hint);
    }
    let overload = "";
    if (this.#nextIf(".")) {
      const word = this.#expect("ident");
      overload = word.text;
      if (overload === "default" || overload.startsWith("__")) {
        throw this.#registry
          ? this.#fail(
              word,
              `\`${overload}\` cannot be an overload name`,
              overload === "default" ? "without an overload name it is the default" : "it begins with `__`",
            )
          : this.#fail(word, `${overload} is not a legal overload name for aten operators`);
      }
    }
    return { namespace, name: makeOperatorName(token.text, overload) };
  }

  #argument(kwargOnly: boolean): Argument {
    const offset = this.#token.start;
    const { type, alias, containerAlias } = this.#type(true);
    const name = this.#expect("ident").text;
    const value = this.#nextIf("=") ? this.#default(type) : null;
    const out = kwargOnly && (alias?.write === true || containerAlias?.write === true);
    return Object.freeze({ name, type, alias, containerAlias, default: value, kwargOnly, out, offset });
  }

  #return(): Return {
    const offset = this.#token.start;
    const { type, alias, containerAlias } = this.#type(true);
    const name = this.#token.kind === "ident" ? this.#next().text : null;
    return Object.freeze({ name, type, alias, containerAlias, offset });
  }

  /** A type with its suffixes and annotations. In C10 a list may have a size only at the outermost level. */
  #type(outermost: boolean): { type: Type; alias: Alias | null; containerAlias: Alias | null } {
    if (++this.#depth > MAX_DEPTH) throw this.#fail(this.#token, "this type is nested too deeply");
    const first = this.#token;
    let type: Type;
    let alias: Alias | null = null;
    let containerAlias: Alias | null = null;
    let sized = false;

    if (!this.#registry && first.kind === "(") {
      const elements: Type[] = [];
      this.#list("(", ")", () => elements.push(this.#type(false).type));
      type = Object.freeze({ kind: "tuple", elements: Object.freeze(elements) });
    } else if (!this.#registry && first.kind === "ident" && generics.has(first.text)) {
      type = this.#generic();
      if (first.text === "Dict" || first.text === "Union") alias = this.#annotation();
    } else if (first.kind === "ident" && first.text === "__torch__") {
      type = this.#classType();
    } else {
      type = this.#baseType();
      alias = this.#annotation();
      if (alias !== null && this.#registry && first.text !== "Tensor") {
        throw new SchemaError(
          "only Tensor may have an alias annotation",
          first.start,
          this.#tokens[this.#at - 1]!.end - first.start,
        );
      }
    }

    let suffixes = 0;
    for (;;) {
      const token = this.#token;
      if (token.kind === "[") {
        const size = this.#listSize(sized, outermost);
        type = Object.freeze({ kind: "list", element: type, size });
        sized = size !== null;
        const container = this.#registry ? null : this.#annotation();
        if (container !== null) containerAlias = container;
      } else if (token.kind === "?") {
        this.#next();
        // C10 has no optional of an optional.
        if (type.kind !== "optional" || this.#registry) type = Object.freeze({ kind: "optional", element: type });
        // A sized list ends C10's type but for one `?`.
        if (sized && !this.#registry) break;
      } else break;
      suffixes += 1;
      if ((suffixes > 1 || sized) && alias !== null && this.#registry) {
        throw this.#fail(token, "an annotated Tensor may only be a Tensor, `Tensor(a)?` or `Tensor(a)[]`");
      }
      if (suffixes > MAX_DEPTH) throw this.#fail(token, "this type is nested too deeply");
    }
    this.#depth -= 1;
    return { type, alias, containerAlias };
  }

  #listSize(sized: boolean, outermost: boolean): number | null {
    if (!this.#registry && (sized || !outermost) && this.#tokens[this.#at + 1]!.kind !== "]") {
      throw this.#unexpected("ident", this.#token);
    }
    this.#expect("[");
    if (this.#nextIf("]")) return null;
    const token = this.#expect("number");
    const size = Number(token.text);
    if (!/^[0-9]+$/.test(token.text) || size > 0x7fffffff) {
      throw this.#fail(token, `a list cannot have ${token.text} as its size`, "a size is an integer below 2^31");
    }
    if (this.#registry && size === 0) throw this.#fail(token, "a list cannot have the size 0", "omit the size: `[]`");
    this.#expect("]");
    return size;
  }

  #generic(): Type {
    const name = this.#next().text as "Dict" | "Future" | "RRef" | "Union";
    const parameters: Type[] = [];
    this.#expect("(");
    parameters.push(this.#type(false).type);
    if (name === "Dict") {
      this.#expect(",");
      parameters.push(this.#type(false).type);
    } else if (name === "Union") {
      while (this.#token.kind !== ")") {
        this.#expect(",");
        parameters.push(this.#type(false).type);
      }
    }
    this.#expect(")");
    return Object.freeze({ kind: "generic", name, parameters: Object.freeze(parameters) });
  }

  #classType(): Type {
    const words: string[] = [];
    this.#next();
    for (let i = 0; i < 4; i += 1) {
      this.#expect(".");
      const word = this.#expect("ident");
      const wanted = ["torch", "classes"][i];
      if (wanted !== undefined && word.text !== wanted)
        throw this.#fail(word, `Expected classes namespace but got ${word.text}`);
      if (wanted === undefined) words.push(word.text);
    }
    return Object.freeze({ kind: "class", name: words.join(".") });
  }

  /** For `list[int]` and `Optional[Tensor]`, as Python writes them. */
  #genericHint(token: Token): string | null {
    const suffix = { list: "[]", sequence: "[]", optional: "?" }[token.text.toLowerCase()];
    const [open, inner, close] = this.#tokens.slice(this.#at);
    if (suffix === undefined || open?.kind !== "[" || inner === undefined || close?.kind !== "]") return null;
    return `write \`${inner.text}${suffix}\``;
  }

  #baseType(): Type {
    const token = this.#token;
    if (token.kind !== "ident" && (this.#registry || (token.kind !== "None" && token.kind !== "NoneType"))) {
      throw this.#unexpected("ident", token);
    }
    this.#next();
    const known = (this.#registry ? registryTypes : definitionTypes).get(token.text);
    if (known !== undefined) return known;
    if (this.#registry) {
      const after = this.#token;
      const swapped = after.kind === "ident" && registryTypes.has(after.text);
      const hint = swapped
        ? `the type comes first: \`${after.text} ${token.text}\``
        : (this.#genericHint(token) ?? typeHint(token.text));
      const length = token.end - token.start;
      throw new SchemaError(
        `unknown type \`${token.text}\``,
        token.start,
        length,
        hint,
        swapped ? null : { name: token.text, known: [...registryTypes.keys()] },
      );
    }
    if (/^[a-z]/.test(token.text)) return Object.freeze({ kind: "variable", name: token.text });
    throw this.#fail(token, "\nunknown type specifier:");
  }

  #annotation(): Alias | null {
    if (!this.#registry && this.#nextIf("!")) {
      const fresh = Object.freeze([`$${this.#fresh++}`]);
      return Object.freeze({ before: fresh, after: fresh, write: true });
    }
    if (this.#token.kind !== "(") return null;
    const open = this.#next();
    const before = this.#aliasSet(!this.#registry);
    const write = this.#nextIf("!");
    let after = before;
    if (this.#nextIf("arrow")) after = this.#aliasSet(true);
    const end = this.#expect(")").end;
    if (this.#registry) {
      const annotation = this.#text.slice(open.start + 1, end - 1);
      if (write && before.length > 1) {
        throw new SchemaError(
          `an alias set with more than one name cannot be written to, as in \`${annotation}\``,
          open.start,
          end - open.start,
        );
      }
      if (before.length > 1 && after !== before && after.length > 1) {
        throw new SchemaError(
          `only one side of the arrow may have more than one name, unlike \`${annotation}\``,
          open.start,
          end - open.start,
        );
      }
    }
    return Object.freeze({ before, after, write });
  }

  /** `a|b`; a wildcard absorbs all other names. */
  #aliasSet(wildcard: boolean): readonly string[] {
    const names = new Set<string>();
    do {
      if (wildcard && this.#nextIf("*")) {
        if (this.#registry) names.clear();
        names.add("*");
        continue;
      }
      const token = this.#expect("ident");
      if (this.#registry && !/^[a-z]$/.test(token.text)) {
        throw this.#fail(
          token,
          `unrecognized alias set \`${token.text}\``,
          "an alias set is one lower-case letter: `Tensor(a!)`",
        );
      }
      if (!names.has("*")) names.add(token.text);
    } while (this.#nextIf("|"));
    return Object.freeze([...names]);
  }

  #default(type: Type): DefaultValue {
    return this.#registry ? this.#registryDefault(type) : this.#definitionDefault(type);
  }

  /** Any constant that matches the type; the text is preserved. */
  #registryDefault(type: Type): DefaultValue {
    const token = this.#token;
    const value = token.kind === "[" ? this.#constantList(type) : this.#constant(innermost(type), 0);
    const end = this.#tokens[this.#at - 1]!.end;
    const stated = Object.freeze({ ...value, text: this.#text.slice(token.start, end) });
    if (stated.kind === "list" && /\s/.test(stated.text.replace(/"[^"]*"|'[^']*'/g, ""))) {
      throw new SchemaError(
        "a default list is written without spaces",
        token.start,
        end - token.start,
        `write \`${stated.text.replace(/\s+/g, "")}\``,
      );
    }
    const problem = defaultProblem(stated, type);
    if (problem !== null) throw new SchemaError(problem, token.start, end - token.start);
    return stated;
  }

  #definitionDefault(type: Type): DefaultValue {
    const token = this.#token;
    if (type.kind === "base" && ["Tensor", "Generator", "Quantizer"].includes(type.name)) return this.#none();
    if (type.kind === "base" && type.name === "Device")
      return this.#constant(
        type,
        0,
        this.#token.kind === "string_literal" ? null : this.#unexpected("string_literal", token),
      );
    if (type.kind !== "list") {
      if (type.kind === "optional" || (type.kind === "base" && defaultableTypes.has(type.name)))
        return this.#constant(type, 0);
      throw this.#fail(token, "unexpected type, file a bug report");
    }
    if (token.kind === "ident") return this.#none();
    const { element, size } = type;
    const checkElement = () => {
      if (element.kind !== "base" || !listElementTypes.has(element.name)) {
        throw this.#fail(token, "lists are only supported for float, int and complex types");
      }
    };
    if (size !== null && token.kind !== "[") {
      const item = this.#constant(element, 0);
      checkElement();
      // `int[2] x=1` means [1, 1]. Actual sizes are small; a huge one must not exhaust memory.
      if (size > 1024)
        throw this.#fail(token, "a single default for a list of more than 1024 elements is not supported");
      const items = Object.freeze(new Array<DefaultValue>(size).fill(item));
      return Object.freeze({ kind: "list", items, text: `[${items.map((i) => i.text).join(", ")}]` });
    }
    const list = this.#constantList(type);
    checkElement();
    return list;
  }

  #none(): DefaultValue {
    const { text } = this.#expect("None");
    return Object.freeze({ kind: "none", text });
  }

  #constantList(type: Type): DefaultValue {
    const start = this.#token.start;
    const element = innermost(type);
    const items: DefaultValue[] = [];
    this.#list("[", "]", () => items.push(this.#constant(element, 1)));
    const text = this.#text.slice(start, this.#tokens[this.#at - 1]!.end);
    return Object.freeze({ kind: "list", items: Object.freeze(items), text });
  }

  #constant(type: Type, depth: number, refusal: SchemaError | null = null): DefaultValue {
    if (refusal !== null) throw refusal;
    const token = this.#token;
    switch (token.kind) {
      case "True":
      case "False":
        this.#next();
        return Object.freeze({ kind: "bool", value: token.kind === "True", text: token.text });
      case "None":
        this.#next();
        return Object.freeze({ kind: "none", text: token.text });
      case "string_literal":
        this.#next();
        return Object.freeze({ kind: "string", value: this.#stringValue(token), text: token.text });
      case "ident":
        this.#next();
        if (!namedDefaults.has(token.text)) {
          const names = [...namedDefaults.keys()].join(", ");
          if (this.#registry) throw this.#fail(token, `unknown default \`${token.text}\``, `valid names: ${names}`);
          throw this.#fail(token, "invalid numeric default value");
        }
        return Object.freeze({ kind: "name", value: token.text, text: token.text });
    }
    if (depth > 1) throw this.#unexpected("number", token);
    const sign = this.#nextIf("-") ? "-" : "";
    const digits = this.#token;
    if (digits.kind !== "number") {
      if (this.#registry)
        throw this.#fail(
          digits,
          `expected a default value, but ${digits.kind === "eof" ? "the schema ends here" : `found \`${digits.text}\``}`,
        );
      throw this.#unexpected("number", digits);
    }
    this.#next();
    const text = `${sign}${digits.text}`;
    if (text.endsWith("j")) throw this.#fail(digits, "complex default values are not supported");
    const isFloat = (type.kind === "base" && type.name === "float" && !this.#registry) || /[.eE]/.test(text);
    if (isFloat) {
      const value = Number(text);
      if (!Number.isFinite(value)) throw this.#fail(digits, `${text} is out of range`);
      return Object.freeze({ kind: "float", value, text });
    }
    const exact = BigInt(digits.text) * (sign === "-" ? -1n : 1n);
    if (exact >= 1n << 63n || exact < -(1n << 63n)) throw this.#fail(digits, `${text} is out of range`);
    const value = numberOf(exact, innermost(type));
    if (value === null)
      throw this.#fail(
        digits,
        `${text} is beyond 2^53, where numbers are not exact`,
        "the ends of int64, which mean that there is no limit, may be given",
      );
    return Object.freeze({ kind: "int", value, text: this.#registry ? text : String(exact) });
  }

  #stringValue(token: Token): string {
    const inner = token.text.slice(1, -1);
    return inner.replace(/\\([0-7]{3}|[\s\S])/g, (_, after: string) => {
      const simple = simpleEscapes.get(after);
      if (simple !== undefined) return simple;
      if (/^[0-7]{3}$/.test(after) && Number.parseInt(after, 8) < 256)
        return String.fromCharCode(Number.parseInt(after, 8));
      throw this.#fail(
        token,
        after === "x"
          ? "unsupported hex specifier"
          : /^[uU]$/.test(after)
            ? "unsupported unicode specifier"
            : "ill formed octal specifier",
      );
    });
  }
}

const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["\n", "\n"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["v", "\v"],
  ["t", "\t"],
  ["r", "\r"],
]);

// Types that can have a default in C10, apart from lists. Enums are integers there.
const defaultableTypes: ReadonlySet<BaseTypeName> = new Set<BaseTypeName>([
  "str",
  "Scalar",
  "int",
  "SymInt",
  "bool",
  "float",
  "complex",
  "ScalarType",
  "Layout",
  "MemoryFormat",
  "SymFloat",
  "SymBool",
  "DeviceIndex",
]);
const listElementTypes: ReadonlySet<BaseTypeName> = new Set<BaseTypeName>([
  "float",
  "int",
  "SymInt",
  "bool",
  "complex",
  "ScalarType",
  "Layout",
  "MemoryFormat",
]);

/**
 * The number of an integer default, or null if none is exact. The ends of int64 mean that there is no limit; they are those of the integers that
 * numbers hold.
 */
function numberOf(exact: bigint, type: Type): number | null {
  const value = Number(exact);
  if (Number.isSafeInteger(value) || (type.kind === "base" && type.name === "float")) return value;
  if (exact === (1n << 63n) - 1n) return Number.MAX_SAFE_INTEGER;
  return exact === -(1n << 63n) ? Number.MIN_SAFE_INTEGER : null;
}

function innermost(type: Type): Type {
  let inner = type;
  while (inner.kind === "optional" || inner.kind === "list") inner = inner.element;
  return inner;
}

function typeHint(name: string): string {
  const wanted = name.toLowerCase();
  const same = [...registryTypes.keys()].find((known) => known.toLowerCase() === wanted);
  const aliases: Record<string, string> = {
    integer: "int",
    double: "float",
    number: "Scalar",
    boolean: "bool",
    string: "str",
    dtype: "ScalarType",
    optional: "T?",
    list: "T[]",
  };
  const guess = same ?? (Object.hasOwn(aliases, wanted) ? aliases[wanted] : undefined);
  return guess === undefined ? `types: ${[...registryTypes.keys()].join(", ")}` : `did you mean \`${guess}\`?`;
}

/**
 * Parses a schema.
 * @throws {SchemaError} with the offset in `text`
 */
export function parseSchema(text: string, options: { readonly strictness?: Strictness } = {}): FunctionSchema {
  const strictness = options.strictness ?? "def";
  const schema = new Parser(text, strictness).schema();
  if (strictness === "registry") {
    const canonical = printSchema(schema, "registry");
    if (canonical !== text) {
      let at = 0;
      while (at < text.length && canonical[at] === text[at]) at += 1;
      throw new SchemaError(
        "this schema is not in the registry's canonical form",
        Math.min(at, text.length - 1),
        1,
        `write \`${canonical}\``,
      );
    }
  }
  return schema;
}

/** Parses a single argument, as in `precomputed:`, with the registry's strictness: `int dim`. */
export function parseArgument(text: string): Argument {
  const prefix = "f(";
  let schema: FunctionSchema;
  try {
    schema = new Parser(`${prefix}${text}) -> ()`, "registry").schema();
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new SchemaError(
      error.message,
      Math.max(0, Math.min(error.offset - prefix.length, text.length)),
      error.length,
      error.hint,
    );
  }
  if (schema.arguments.length !== 1)
    throw new SchemaError(
      `expected one argument, as in \`int dim\`, but found ${schema.arguments.length}`,
      0,
      Math.max(1, text.length),
    );
  return schema.arguments[0]!;
}
