// Evaluates the Python expressions of records: names of torch, calls, indices, operators, on this library's public functions and methods.

import * as T from "../../generated/index.js";
import { isDType } from "../../runtime/core/dtype.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { Unsupported } from "./report.js";
import { supportedDType } from "./values.js";

/** `torch`, or a module of it: its members are looked up by their whole name. */
class Namespace {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}
/** A keyword argument. */
class Keyword {
  readonly name: string;
  readonly value: unknown;
  constructor(name: string, value: unknown) {
    this.name = name;
    this.value = value;
  }
}
/** A method of a tensor, before it is called. */
class Method {
  readonly self: unknown;
  readonly name: string;
  constructor(self: unknown, name: string) {
    this.self = self;
    this.name = name;
  }
}
/** Python's int, which a JavaScript number cannot tell from a float. */
type Literal = ReturnType<typeof T.scalar>;

const camel = (name: string): string => name.replace(/(?<=[^_])_([a-z\d])/g, (_, c: string) => c.toUpperCase());
const isLiteral = (value: unknown): value is Literal =>
  typeof value === "object" && value !== null && "kind" in value && "value" in value;
/** A number as it is written in JavaScript; floats with integer values keep their kind if it matters. */
const plain = (value: unknown): unknown =>
  isLiteral(value) && (value.kind === "int" || !Number.isInteger(Number(value.value))) ? Number(value.value) : value;

/** Elements of torch.tensor: integers are bigints here, unless there is a float among them. */
function data(value: unknown): unknown {
  const all: Literal[] = [];
  const walk = (item: unknown): void => {
    if (Array.isArray(item)) item.forEach(walk);
    else if (isLiteral(item)) all.push(item);
  };
  walk(value);
  const floats = all.some(({ kind }) => kind === "float");
  const convert = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(convert);
    if (!isLiteral(item)) return item;
    return floats ? Number(item.value) : BigInt(item.value);
  };
  return convert(value);
}

const factories = new Set(["tensor", "as_tensor"]);
/** Functions with another name or signature here. */
const others: Readonly<Record<string, (args: unknown[], options: object | undefined) => unknown>> = {
  as_tensor: ([value]) => T.tensor(value as never),
  result_type: ([a, b]) => T.resultType(a as never, b as never),
  get_default_dtype: () => T.getDefaultDType(),
};
/** Functions whose results have the kind of their argument number, which a plain number does not have. */
const takesKinds = new Set(["full", "arange"]);
/** Sizes may be given one by one in Python. */
const takesSizes = new Set(["view", "expand", "reshape", "zeros", "ones", "empty", "rand", "randn", "eye"]);

function sizes(name: string, args: unknown[]): unknown[] {
  return takesSizes.has(name) && name !== "eye" && args.length > 0 && args.every((arg) => typeof arg === "number")
    ? [args]
    : args;
}

function call(callee: unknown, given: readonly unknown[]): unknown {
  const keywords = given.filter((arg): arg is Keyword => arg instanceof Keyword);
  const options =
    keywords.length === 0
      ? undefined
      : Object.fromEntries(keywords.map(({ name, value }) => [camel(name), plain(value)]));
  const positional = given.filter((arg) => !(arg instanceof Keyword));
  const withOptions = (args: unknown[]): unknown[] => (options === undefined ? args : [...args, options]);
  if (callee === "float") return Number(positional[0]);
  if (callee instanceof Namespace) {
    const name = callee.path.join("_");
    const args = factories.has(name)
      ? positional.map(data)
      : takesKinds.has(name)
        ? positional.map((value) => (isLiteral(value) ? value : deepPlain(value)))
        : sizes(name, positional.map(deepPlain));
    const other = others[name];
    if (other !== undefined) return other(args, options);
    const exported = (T as Readonly<Record<string, unknown>>)[camel(name)];
    if (typeof exported !== "function") throw new Unsupported(`function torch.${callee.path.join(".")} is not there`);
    return exported(...withOptions(args));
  }
  if (!(callee instanceof Method)) throw new Error(`${String(callee)} cannot be called`);
  if (!isTensor(callee.self)) throw new Error(`method ${callee.name} of no tensor`);
  const method = (callee.self as unknown as Readonly<Record<string, unknown>>)[camel(callee.name)];
  if (typeof method !== "function") throw new Unsupported(`method ${callee.name} is not there`);
  return method.apply(callee.self, withOptions(sizes(callee.name, positional.map(deepPlain))));
}

function deepPlain(value: unknown): unknown {
  return Array.isArray(value) ? value.map(deepPlain) : plain(value);
}

type Binary = (a: never, b: never) => unknown;
const tensorOperators: Readonly<Record<string, Binary>> = {
  "+": T.add as Binary,
  "-": T.sub as Binary,
  "*": T.mul as Binary,
  "/": T.div as Binary,
  "**": T.pow as Binary,
  "@": T.matmul as Binary,
  ">": T.gt as Binary,
  "<": T.lt as Binary,
};

function operate(operator: string, a: unknown, b: unknown): unknown {
  if (isTensor(a) || isTensor(b)) return tensorOperators[operator]!(plain(a) as never, plain(b) as never);
  const [x, y] = [Number((a as Literal).value), Number((b as Literal).value)];
  const kind = operator === "/" || [a, b].some((one) => (one as Literal).kind === "float") ? "float" : "int";
  const result =
    operator === "**" ? x ** y : operator === "*" ? x * y : operator === "/" ? x / y : operator === "+" ? x + y : x - y;
  return T.scalar(result, kind);
}

const constants: Readonly<Record<string, unknown>> = { True: true, False: false, None: null, float: "float" };
const token =
  /\s*(?:(?<number>\d+\.?\d*(?:e-?\d+)?j?)|(?<name>[A-Za-z_]\w*)|(?<text>"[^"]*"|'[^']*')|(?<sign>\*\*|[-+*/@<>()[\],=:.]))/y;

/** Reads one expression. */
class Reader {
  private readonly tokens: { readonly kind: string; readonly text: string }[] = [];
  private at = 0;
  private readonly names: Readonly<Record<string, unknown>>;

  constructor(text: string, names: Readonly<Record<string, unknown>>) {
    this.names = names;
    token.lastIndex = 0;
    for (let found = token.exec(text); found !== null; found = token.exec(text)) {
      const [kind, value] = Object.entries(found.groups as unknown as Record<string, string | undefined>).find(
        ([, group]) => group !== undefined,
      )!;
      this.tokens.push({ kind, text: value! });
      if (token.lastIndex === text.length) return;
    }
    throw new Error(`cannot read the Python expression ${text}`);
  }

  whole(): unknown {
    const value = this.comparison();
    if (this.at < this.tokens.length) throw new Error(`unexpected ${this.tokens[this.at]!.text}`);
    return value;
  }

  private peek(text: string): boolean {
    const next = this.tokens[this.at];
    return next?.kind === "sign" && next.text === text;
  }

  private take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.at++;
    return true;
  }

  private need(text: string): void {
    if (!this.take(text)) throw new Error(`expected ${text}, found ${this.tokens[this.at]?.text ?? "the end"}`);
  }

  private level(operators: readonly string[], next: () => unknown): unknown {
    let value = next();
    for (;;) {
      const operator = operators.find((sign) => this.take(sign));
      if (operator === undefined) return value;
      value = operate(operator, value, next());
    }
  }

  private readonly comparison = (): unknown => this.level([">", "<"], this.sum);
  private readonly sum = (): unknown => this.level(["+", "-"], this.product);
  private readonly product = (): unknown => this.level(["*", "/", "@"], this.power);
  private readonly power = (): unknown => {
    const base = this.postfix();
    return this.take("**") ? operate("**", base, this.power()) : base;
  };

  private list(end: string, item: () => unknown): unknown[] {
    const items: unknown[] = [];
    while (!this.take(end)) {
      items.push(item());
      if (!this.take(",")) {
        this.need(end);
        break;
      }
    }
    return items;
  }

  private readonly argument = (): unknown => {
    const [name, sign] = this.tokens.slice(this.at, this.at + 2);
    if (name?.kind !== "name" || sign?.text !== "=") return this.comparison();
    this.at += 2;
    return new Keyword(name.text, this.comparison());
  };

  /** `:` alone, or an index. */
  private readonly subscript = (): unknown => (this.take(":") ? ":" : plain(this.comparison()));

  private postfix(): unknown {
    let value = this.atom();
    for (;;) {
      if (this.take(".")) value = member(value, this.tokens[this.at++]!.text);
      else if (this.take("(")) value = call(value, this.list(")", this.argument));
      else if (this.take("[")) {
        const indices = this.list("]", this.subscript);
        if (isTensor(value)) value = value.at.apply(value, indices as never);
        else value = Object.values(value as object)[indices[0] as number];
      } else return value;
    }
  }

  private atom(): unknown {
    if (this.take("-")) return operate("-", T.scalar(0, "int"), this.postfix());
    if (this.take("[")) return this.list("]", this.comparison);
    if (this.take("(")) {
      const items: unknown[] = [];
      let commas = 0;
      while (!this.take(")")) {
        items.push(this.comparison());
        if (this.take(",")) commas++;
      }
      return commas === 0 && items.length === 1 ? items[0] : items;
    }
    const { kind, text } = this.tokens[this.at++]!;
    if (kind === "text") return text.slice(1, -1);
    if (kind === "number") {
      if (text.endsWith("j")) {
        supportedDType("complex64");
        return { re: 0, im: Number(text.slice(0, -1)) };
      }
      return T.scalar(Number(text), /[.e]/.test(text) ? "float" : "int");
    }
    if (text === "torch") return new Namespace([]);
    if (text in this.names) return this.names[text];
    if (text in constants) return constants[text];
    throw new Error(`unknown name ${text}`);
  }
}

function member(value: unknown, name: string): unknown {
  if (!(value instanceof Namespace)) return new Method(value, name);
  return isDType(name) ? supportedDType(name) : new Namespace([...value.path, name]);
}

/**
 * The value of a Python expression.
 * @throws Unsupported for features that the library lacks
 */
export function evaluate(text: string, names: Readonly<Record<string, unknown>> = {}): unknown {
  return new Reader(text, names).whole();
}
