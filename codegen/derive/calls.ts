// Kernels that are calls: of other operators, `= norm.Scalar(self, 2)`, checked against both schemas, and of functions of kernel sources,
// `sumOver(self, 2)`, which plan/ resolves.

import { dtypes } from "../../runtime/core/dtype.js";
import { parseArgument, SchemaError } from "../../runtime/schema/parse.js";
import { printType } from "../../runtime/schema/print.js";
import type { Argument, Type } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import {
  type Call,
  type CallValue,
  calledOperators,
  type FunctionCall,
  type KernelCall,
  type OperatorCall,
} from "../model/call.js";
import type { CallText, Kernel, NativeFunction, PlacedText } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { fullName, qualify } from "./names.js";
import { signature } from "./signature.js";
import { formsOf, type ReadonlyForms } from "./variants.js";

/** The call that each such kernel makes. Wrong calls are reported and left out. */
export const resolveCalls = stage(
  (
    functions: readonly NativeFunction[],
    byName: ReadonlyMap<string, NativeFunction>,
    diagnostics: Diagnostics,
  ): ReadonlyMap<Kernel, KernelCall> => {
    const calling = functions.filter(
      (f) => f.foreach !== null || [...f.dispatch.values()].some(({ call }) => call !== null),
    );
    const read = callsOf(calling, new Lookup(byName), new Lookup(formsOf(functions)), diagnostics);
    const calls = new Map<Kernel, KernelCall>();
    const owners = new Map<Kernel, NativeFunction>();
    for (const [i, f] of calling.entries()) {
      for (const { kernel, call } of read[i]!) {
        owners.set(kernel, f);
        if (call !== null) calls.set(kernel, call);
      }
    }
    reportCycles(calls, owners, diagnostics);
    return calls;
  },
);

/** The forms of each signature. */
type FormLookup = Lookup<string, ReadonlyForms>;

/** The kernels of a function that are calls; null for a wrong one. */
const callsOf = perItem(
  (
    f: NativeFunction,
    byName: Lookup<string, NativeFunction>,
    forms: FormLookup,
    diagnostics: Diagnostics,
  ): readonly { readonly kernel: Kernel; readonly call: KernelCall | null }[] =>
    [...f.dispatch.values()].flatMap((kernel) => {
      const text = kernel.call ?? f.foreach;
      if (text === null || (kernel.call === null && f.func.arguments[0]?.type.kind !== "list")) return [];
      const of = kernel.call?.of ?? "operator";
      return [{ kernel, call: readCall(f, text, of, kernel.call === null, byName, forms, diagnostics) }];
    }),
);

const readCall = query(
  (
    f: NativeFunction,
    text: PlacedText,
    of: CallText["of"],
    each: boolean,
    byName: Lookup<string, NativeFunction>,
    forms: FormLookup,
    diagnostics: Diagnostics,
  ): KernelCall | null => new CallReader(f, text, each, byName, forms, diagnostics).read(of),
);

/** The operator that a registry file names: in the registry's namespace, or in aten. */
export function findOperator(
  name: string,
  namespace: string,
  byName: Pick<ReadonlyMap<string, NativeFunction>, "get">,
): NativeFunction | undefined {
  return byName.get(qualify(namespace, name)) ?? byName.get(name);
}

/** A wrong text: its position, and a hint. */
class CallError extends Error {
  readonly at: number;
  readonly length: number;
  readonly hint: string | null;

  constructor(message: string, at: number, length: number, hint: string | null = null) {
    super(message);
    this.at = at;
    this.length = length;
    this.hint = hint;
  }
}

class CallReader {
  readonly #f: NativeFunction;
  readonly #placed: PlacedText;
  /** Whether the call is repeated for each element of the lists. */
  readonly #each: boolean;
  readonly #byName: Lookup<string, NativeFunction>;
  readonly #forms: FormLookup;
  readonly #diagnostics: Diagnostics;
  #at = 0;

  constructor(
    f: NativeFunction,
    text: PlacedText,
    each: boolean,
    byName: Lookup<string, NativeFunction>,
    forms: FormLookup,
    diagnostics: Diagnostics,
  ) {
    this.#f = f;
    this.#placed = text;
    this.#each = each;
    this.#byName = byName;
    this.#forms = forms;
    this.#diagnostics = diagnostics;
  }

  /** The call, or null and a diagnostic. */
  read(of: CallText["of"]): KernelCall | null {
    try {
      const call = of === "function" ? this.#functionCall(this.#match(operatorName)!) : this.#operatorCall(true);
      this.#skip();
      if (this.#at < this.#text.length) throw this.#unexpected("the end");
      if (call.kind === "operator") {
        this.#checkAlias(call);
        this.#checkResults(call);
      }
      const lists = this.#each ? this.#walked() : null;
      return Object.freeze({ call, lists });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const place = placeIn(this.#placed, Math.min(error.at, Math.max(0, this.#text.length - 1)), error.length);
      this.#diagnostics.error(place, error.message, { hint: error.hint });
      return null;
    }
  }

  /** An alias takes the arguments of its operator. */
  #checkAlias({ target }: OperatorCall): void {
    if (this.#f.aliasOf === null) return;
    const parameters = this.#f.func.arguments;
    if (target.func.arguments.length === parameters.length && this.#f.aliasOf.text === target.func.name.full) return;
    throw new CallError(
      `\`${this.#f.func.name.full}\` is not another name of \`${target.func.name.full}\`: they take different arguments`,
      0,
      this.#text.length,
      `write \`dispatch:\` with \`CompositeImplicitAutograd: = ${this.#f.aliasOf.text}\``,
    );
  }

  get #text(): string {
    return this.#placed.text;
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
  }

  #take(token: string): boolean {
    this.#skip();
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw this.#unexpected(`\`${token}\``);
  }

  #unexpected(wanted: string): CallError {
    const found = this.#text[this.#at];
    return new CallError(
      `expected ${wanted}, but found ${found === undefined ? "the end" : `\`${found}\``}`,
      this.#at,
      1,
    );
  }

  #match(pattern: RegExp): string | null {
    this.#skip();
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? null;
  }

  /** A name that no operator has is taken as a function's. */
  #call(): Call {
    const name = this.#match(operatorName)!;
    const isFunction = findOperator(name, this.#f.namespace, this.#byName) === undefined && !/[.:]/.test(name);
    return isFunction ? this.#functionCall(name) : this.#operatorCall();
  }

  /** No schema states the function's parameters: the arguments are passed as written. */
  #functionCall(name: string): FunctionCall {
    const at = this.#at;
    this.#at += name.length;
    this.#expect("(");
    const values = this.#plainValues(")");
    // The number of results is known only for operators.
    if (this.#take("[")) throw this.#noOperator(name, at);
    return Object.freeze({ kind: "function", name, at, values });
  }

  #plainValues(end: ")" | "]"): CallValue[] {
    const values: CallValue[] = [];
    if (this.#take(end)) return values;
    do values.push(this.#plainValue());
    while (this.#take(","));
    this.#expect(end);
    return values;
  }

  #plainValue(): CallValue {
    if (this.#take("[")) return { kind: "list", items: this.#plainValues("]") };
    const { start, name, argument, called } = this.#nameAhead();
    if (called) return { kind: "call", call: this.#call() };
    if (argument >= 0) {
      this.#at = start + name!.length;
      return { kind: "argument", index: argument, element: this.#each && this.#walked().includes(argument) };
    }
    const text = this.#item(start);
    const type = plainTypes.find(([pattern]) => pattern.test(text))?.[1];
    if (type !== undefined) return { kind: "constant", argument: parseArgument(`${type} value=${text}`) };
    const names = this.#f.func.arguments.map((a) => a.name);
    const hint = didYouMean(text, names, "constants are numbers, texts in quotes, `True`, `False` and `None`");
    throw new CallError(`\`${text}\` is neither an argument nor a constant`, start, text.length, hint);
  }

  /** What a value begins with: a name, whether it is called, and otherwise which argument it is. */
  #nameAhead(): { start: number; name: string | null; argument: number; called: boolean } {
    this.#skip();
    const start = this.#at;
    const name = this.#match(operatorName);
    const rest = this.#text.slice(start + (name?.length ?? 0)).trimStart();
    return {
      start,
      name,
      argument: this.#f.func.arguments.findIndex((a) => a.name === name),
      called: name !== null && rest.startsWith("("),
    };
  }

  #operatorCall(outer = false): OperatorCall {
    const name = this.#match(operatorName);
    if (name === null) throw this.#unexpected("the name of an operator");
    const at = this.#at;
    this.#at += name.length;
    let target = findOperator(name, this.#f.namespace, this.#byName);
    if (target === undefined) throw this.#noOperator(name, at);
    // The in-place form of a list operator changes each element in place.
    const into = outer && this.#each && this.#f.func.kind === "inplace" ? this.#inPlace(target, at, name) : null;
    target = into?.target ?? target;
    const args = target.func.arguments;
    const given = args.filter((_, i) => into === null || i !== into.out);
    const values = this.#take("(") ? this.#arguments(target, given) : this.#sameArguments(target, given, at, name);
    if (into !== null && into.out >= 0) values.push({ kind: "argument", index: 0, element: true });
    const result = this.#take("[") ? this.#result(target) : null;
    return Object.freeze({ kind: "operator", target, values, result });
  }

  #noOperator(name: string, at: number): CallError {
    const overloads = [...this.#byName.keys()].filter((other) => other.startsWith(`${name}.`));
    const hint =
      overloads.length > 0 ? `its overloads: ${overloads.join(", ")}` : didYouMean(name, this.#byName.keys());
    return new CallError(`there is no operator \`${name}\``, at, name.length, hint);
  }

  /**
   * The form that changes an element in place: the in-place form, or the out form with the element itself as output.
   */
  #inPlace(target: NativeFunction, at: number, name: string): { target: NativeFunction; out: number } {
    if (target.func.kind === "inplace") return { target, out: -1 };
    const shared = signature(target);
    const inplace = this.#forms.get(shared)?.get("inplace");
    if (inplace !== undefined) return { target: inplace, out: -1 };
    const out = this.#forms.get(shared)?.get("out");
    const outs = out?.func.arguments.flatMap((a, i) => (a.out ? [i] : [])) ?? [];
    if (out !== undefined && outs.length === 1) return { target: out, out: outs[0]! };
    throw new CallError(
      `\`${name}\` has no in-place form that \`${this.#f.func.name.full}\` could call`,
      at,
      name.length,
    );
  }

  #result(target: NativeFunction): number {
    const text = this.#match(/\d+/y);
    if (text === null) throw this.#unexpected("the number of a result");
    const at = this.#at;
    this.#at += text.length;
    this.#expect("]");
    const count = target.func.returns.length;
    if (count < 2 || Number(text) >= count) {
      const has = `\`${target.func.name.full}\` returns ${count === 1 ? "one value" : `${count} values`}`;
      throw new CallError(`there is no result ${text}: ${has}`, at, text.length, "the first one is 0");
    }
    return Number(text);
  }

  /** The arguments of the calling operator, by position. */
  #sameArguments(target: NativeFunction, args: readonly Argument[], at: number, name: string): CallValue[] {
    const parameters = this.#f.func.arguments;
    if (parameters.length > args.length) {
      const left = parameters
        .slice(args.length)
        .map((a) => `\`${a.name}\``)
        .join(", ");
      throw new CallError(`\`${name}\` does not take ${left}`, at, name.length, this.#signatureHint(target));
    }
    return args.map((arg, i) =>
      i < parameters.length
        ? this.#callerArgument(i, arg, target, at, name.length)
        : this.#default(arg, target, at, name.length),
    );
  }

  #arguments(target: NativeFunction, args: readonly Argument[]): CallValue[] {
    const values: CallValue[] = [];
    const open = this.#at - 1;
    if (!this.#take(")")) {
      do {
        this.#skip();
        const arg = args[values.length];
        if (arg === undefined) {
          const message = `\`${target.func.name.full}\` takes ${args.length} argument${args.length === 1 ? "" : "s"}`;
          throw new CallError(message, this.#at, 1, this.#signatureHint(target));
        }
        values.push(this.#value(arg, target));
      } while (this.#take(","));
      this.#expect(")");
    }
    const rest = args.slice(values.length).map((arg) => this.#default(arg, target, open, Math.max(1, this.#at - open)));
    return [...values, ...rest];
  }

  #default(arg: Argument, target: NativeFunction, at: number, length: number): CallValue {
    if (arg.default !== null) return { kind: "constant", argument: arg };
    const message = `\`${target.func.name.full}\` needs its argument \`${arg.name}\`, which has no default`;
    throw new CallError(message, at, length, this.#signatureHint(target));
  }

  #signatureHint(target: NativeFunction): string {
    return `it is \`${target.schemaText}\``;
  }

  #value(arg: Argument, target: NativeFunction): CallValue {
    const { start, name, argument, called } = this.#nameAhead();
    if (called) {
      const call = this.#call();
      if (call.kind === "operator") this.#checkNested(call, arg, target, start);
      return { kind: "call", call };
    }
    if (argument >= 0) {
      this.#at = start + name!.length;
      return this.#callerArgument(argument, arg, target, start, name!.length);
    }
    if (this.#text[start] === "[" && !this.#isConstantList(start)) return this.#list(arg, target);
    return this.#constant(arg, target, start);
  }

  /** A list in which no argument is named and nothing is called. */
  #isConstantList(start: number): boolean {
    const text = this.#text.slice(start, endOfItem(this.#text, start));
    return !(text.match(/[A-Za-z_]\w*/g) ?? []).some((word) => this.#f.func.arguments.some((a) => a.name === word));
  }

  #list(arg: Argument, target: NativeFunction): CallValue {
    const type = arg.type.kind === "optional" ? arg.type.element : arg.type;
    if (type.kind !== "list") {
      throw new CallError(
        `\`${arg.name}\` of \`${target.func.name.full}\` is ${printType(arg.type)}, no list`,
        this.#at,
        1,
      );
    }
    this.#expect("[");
    const items: CallValue[] = [];
    const element = { ...arg, type: type.element };
    do items.push(this.#value(element, target));
    while (this.#take(","));
    this.#expect("]");
    return { kind: "list", items };
  }

  #constant(arg: Argument, target: NativeFunction, start: number): CallValue {
    const text = this.#item(start);
    const dtype = dtypes.find(({ name }) => name === text);
    if (dtype !== undefined && isBase(arg.type, "ScalarType")) {
      return { kind: "constant", argument: { ...arg, default: { kind: "name", value: text, text } } };
    }
    try {
      return { kind: "constant", argument: parseArgument(`${printType(arg.type)} value=${text}`) };
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      const names = this.#f.func.arguments.map((a) => a.name);
      const what = `\`${arg.name}\` of \`${target.func.name.full}\`, which is ${printType(arg.type)}`;
      const hint = didYouMean(text, names, names.length === 0 ? null : `arguments: ${names.join(", ")}`);
      throw new CallError(`\`${text}\` is neither an argument nor a value for ${what}`, start, text.length, hint);
    }
  }

  /** The text of one item of an argument list. */
  #item(start: number): string {
    const text = this.#text.slice(start, endOfItem(this.#text, start)).trimEnd();
    if (text === "") throw this.#unexpected("a value");
    this.#at = start + text.length;
    return text;
  }

  #callerArgument(index: number, arg: Argument, target: NativeFunction, at: number, length: number): CallValue {
    const given = this.#f.func.arguments[index]!;
    const element = this.#each && given.type.kind === "list" && arg.type.kind !== "list";
    const type = element && given.type.kind === "list" ? given.type.element : given.type;
    if (!fits(type, arg.type)) {
      const is = `\`${given.name}\` is ${element ? "a list of " : ""}${printType(type)}`;
      const message = `${is}, but \`${arg.name}\` of \`${target.func.name.full}\` is ${printType(arg.type)}`;
      throw new CallError(message, at, length, this.#signatureHint(target));
    }
    return { kind: "argument", index, element };
  }

  #checkNested({ target: inner, result }: OperatorCall, arg: Argument, target: NativeFunction, at: number): void {
    const { returns } = inner.func;
    const given = result === null && returns.length === 1 ? returns[0]! : result === null ? null : returns[result]!;
    if (given !== null && fits(given.type, arg.type)) return;
    const what = given === null ? `${returns.length} values` : printType(given.type);
    const message = `\`${inner.func.name.full}\` returns ${what}, but \`${arg.name}\` of \`${target.func.name.full}\` is ${printType(arg.type)}`;
    const hint = given === null ? "say which one is meant: `[0]`" : null;
    throw new CallError(message, at, inner.func.name.full.length, hint);
  }

  /** What the call returns must match what the operator returns. */
  #checkResults({ target, result }: OperatorCall): void {
    const all = target.func.returns;
    const given = result === null ? all : [all[result]!];
    const { returns } = this.#f.func;
    const show = (list: readonly { readonly type: Type }[]) =>
      `(${list.map(({ type }) => printType(type)).join(", ")})`;
    if (this.#each && returns.length === 0) return;
    const wanted = this.#each && returns.length === 1 ? elementOf(returns[0]!.type) : null;
    const same = this.#each
      ? wanted !== null && given.length === 1 && fits(given[0]!.type, wanted)
      : given.length === returns.length && returns.every(({ type }, i) => fits(given[i]!.type, type));
    // An operator that returns nothing may call one that returns something.
    if (same || (returns.length === 0 && !this.#each)) return;
    const each = this.#each ? " for each element" : "";
    const message = `\`${target.func.name.full}\` returns ${show(given)}${each}, but \`${this.#f.func.name.full}\` returns ${show(returns)}`;
    const hint = given.length > 1 && returns.length === 1 ? "say which result is meant: `[0]` behind the call" : null;
    throw new CallError(message, 0, this.#text.length, hint);
  }

  /** The lists that are iterated together; the first argument is one of them. */
  #walked(): readonly number[] {
    return this.#f.func.arguments.flatMap(({ type }, i) => (type.kind === "list" && type.size === null ? [i] : []));
  }
}

/** Types of constants, by how they are written. */
const plainTypes: readonly (readonly [RegExp, string])[] = [
  [/^(['"]).*\1$/, "str"],
  [/^(True|False)$/, "bool"],
  [/^None$/, "Tensor?"],
  [/^-?\d+(\.\d+)?(e[+-]?\d+)?$/, "float"],
];

const operatorName = /(?:[A-Za-z_]\w*::)?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?/y;

function elementOf(type: Type): Type | null {
  return type.kind === "list" ? type.element : null;
}

/** Where an item of an argument list ends: at a comma, or at a bracket that closes the list. */
function endOfItem(text: string, start: number): number {
  let depth = 0;
  let quote = "";
  for (let i = start; i < text.length; i++) {
    const c = text[i]!;
    if (quote !== "") {
      if (c === quote) quote = "";
    } else if (c === '"' || c === "'") quote = c;
    else if (c === "[" || c === "(") depth++;
    else if (c === "]" || c === ")") {
      if (depth === 0) return i;
      depth--;
      if (depth === 0) return i + 1;
    } else if (c === "," && depth === 0) return i;
  }
  return text.length;
}

function isBase(type: Type, name: string): boolean {
  const plain = type.kind === "optional" ? type.element : type;
  return plain.kind === "base" && plain.name === name;
}

/** Whether a value of one type can be used as another without conversion. */
function fits(from: Type, to: Type): boolean {
  if (from.kind === "optional") return to.kind === "optional" && fits(from.element, to.element);
  if (to.kind === "optional") return fits(from, to.element);
  if (from.kind === "list") return to.kind === "list" && fits(from.element, to.element);
  if (from.kind !== "base" || to.kind !== "base") return printType(from) === printType(to);
  const accepted = wider[to.name];
  return from.name === to.name || (accepted?.includes(from.name) ?? false);
}

/** Types that include the values of another type. */
const wider: Readonly<Record<string, readonly string[]>> = {
  int: ["SymInt"],
  SymInt: ["int"],
  float: ["int", "SymInt"],
  Scalar: ["int", "SymInt", "float", "bool"],
};

/** Operators that are aliases of each other. */
function reportCycles(
  calls: ReadonlyMap<Kernel, KernelCall>,
  owners: ReadonlyMap<Kernel, NativeFunction>,
  diagnostics: Diagnostics,
): void {
  const next = new Map<NativeFunction, { readonly kernel: Kernel; readonly to: readonly NativeFunction[] }>();
  for (const [kernel, { call }] of calls) next.set(owners.get(kernel)!, { kernel, to: calledOperators(call) });
  const done = new Set<NativeFunction>();
  const visit = (f: NativeFunction, way: readonly NativeFunction[]): void => {
    const at = way.indexOf(f);
    if (at >= 0) {
      const names = [...way.slice(at), f].map((g) => `\`${fullName(g)}\``);
      const { call, place } = next.get(f)!.kernel;
      const message =
        names.length === 2 ? `${names[0]!} calls itself` : `operators call each other in a circle: ${names.join(", ")}`;
      diagnostics.error(call?.place ?? place, message, { hint: "one of them needs a kernel that computes" });
      return;
    }
    if (done.has(f)) return;
    for (const g of next.get(f)?.to ?? []) visit(g, [...way, f]);
    done.add(f);
  };
  for (const f of next.keys()) visit(f, []);
}
