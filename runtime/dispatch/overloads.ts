// How a public function finds its operator when the plain positional case does not apply: options by name, defaults,
// None, one number for a list, `out`. What fits nothing is explained by misfits.ts.

import { type Device, isDevice } from "../core/device.js";
import { type DType, isDType } from "../core/dtype.js";
import { ArgumentError, beginStackAt, TengenError } from "../core/errors.js";
import type { Running } from "../core/frames.js";
import { isGenerator } from "../core/generator.js";
import { type AnyFunction, coreHooks } from "../core/hooks.js";
import { isLayout, isMemoryFormat, type Layout } from "../core/memory-format.js";
import { camelCase } from "../core/names.js";
import { isComplexScalar, isScalar, type Scalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import { assertOwnTensor, brandOf, isTensor, type Tensor } from "../core/tensor.js";
import type { Type } from "../schema/types.js";
import { readParameters, reductions, type SchemaParameter, type SchemaParameters } from "./parameters.js";

/** Options of a public function: each may be left out; `undefined` counts as left out. */
export type Options<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The options of every function that creates a tensor from scratch. */
export interface TensorOptions {
  /** Element type; the default is the default dtype, or follows from the values. */
  readonly dtype?: DType | null | undefined;
  readonly layout?: Layout | null | undefined;
  readonly device?: Device | null | undefined;
  readonly pinMemory?: boolean | null | undefined;
  /** Whether autograd shall record what happens to the result. */
  readonly requiresGrad?: boolean | undefined;
}

/** The part of an operator handle that resolution needs. */
export interface ResolvableOperator {
  /** `aten::add.Tensor`. */
  readonly name: string;
  /** With namespace; null before the operator is defined. */
  readonly schemaText: string | null;
  readonly parameters: SchemaParameters;
}

type Call = (...args: never[]) => unknown;

/** How users may call an operator besides its schema, arguments by the schema's names. */
export interface CallWays {
  /** What arguments are that have no default, or another one. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Keyword-only arguments that may be given by position, behind the others. */
  readonly positional?: readonly string[];
  /** Tensors that may be passed as numbers, if `overloadHooks.wrap` converts those to tensors. */
  readonly numbers?: readonly string[];
}

/** An operator of a public function: handle, stub, and how calls differ from the schema. */
type Callable = readonly [operator: ResolvableOperator, call: Call, ways?: CallWays];
/** An item of a list of such: a handle, or its stub, with what differs in a list. */
type Described = ResolvableOperator | Call | readonly [call: Call, ways?: CallWays];

/** How a loss is reduced, by name. */
export type Reduction = "none" | "mean" | "sum";

/** The operators behind one public function. Their parameters are read when the first call needs them. */
export interface Overloads {
  readonly name: string;
  /** Handle and stub of each, in order of preference, one behind the other: lists of their own would be thousands. */
  readonly operators: readonly Described[];
  signatures: readonly Signature[] | null;
  /** The user-visible name, if it is not a function of this name. */
  entry: Running | null;
}

/** Describes a public function: its name and, for each operator, handle and stub. */
export function overloads(name: string, ...operators: Callable[]): Overloads {
  const described = operators.flatMap(([operator, ...call]): Described[] => [operator, call]);
  return { name, operators: described, signatures: null, entry: null };
}

/** An overload that forwards: a schema of its own, and a call that passes the arguments in the operator's order. */
export function deprecated(text: string, call: Call): readonly [ResolvableOperator, Call] {
  const like: ResolvableOperator = {
    name: text.slice(0, text.indexOf("(")),
    schemaText: text,
    get parameters() {
      return readParameters(text);
    },
  };
  return [like, call];
}

const setsOfFunctions = new Map<unknown, Overloads>();

/**
 * A public function: created once per program, so that a second copy of the package exports the first one's.
 * @param call answers plain positional calls itself, and passes the others, and failed ones, to `resolveCall`
 * @param operators handle and stub of each; a stub whose calls differ from the schema is in a list with how they differ
 */
export function publicFunction<F>(name: string, call: (...args: unknown[]) => unknown, ...operators: Described[]): F {
  return once(`function ${name}`, () => {
    setsOfFunctions.set(call, { name, operators, signatures: null, entry: null });
    return call;
  }) as F;
}

/**
 * The slow path of a public function's call: finds the operator that matches the arguments and calls it, or throws.
 * @param failed the error of an operator that was already called: the operator is added to it, and its stack begins at the
 * caller
 */
export function resolveCall(called: unknown, given: readonly unknown[], failed?: { readonly error: unknown }): unknown {
  const set = setsOfFunctions.get(called)!;
  if (failed !== undefined) throw withCallContext(failed.error, set, given);
  return coreHooks.ask
    ? coreHooks.ask(called as AnyFunction, given, (...args) => callOverload(set, args))
    : callOverload(set, given);
}

/** The public functions that this copy created, by name. */
export function* allPublicFunctions(): IterableIterator<[name: string, called: AnyFunction]> {
  for (const [called, { name }] of setsOfFunctions) yield [name, called as AnyFunction];
}

/** The methods and the getters of tensors that forward to public functions, which see the calls. */
export function membersOfFunctions(): ReadonlySet<unknown> {
  return new Set([...setsOfFunctions.values()].map(({ name }) => memberOf(name)));
}

/** Any function, for forwarding a method's arguments. */
export type Loose = (...args: unknown[]) => unknown;

/** All methods by name: errors begin where they were called. */
const installed: Record<string, unknown> = once("methods", () => Object.create(null));

/** Sets an error's stack to that of a public function's caller, or of its method's: `var_` is the method `var`. */
function beginStackOf(error: unknown, { name, entry }: Overloads): unknown {
  return beginStackAt(error, entry ?? name, memberOf(name) as Running | undefined);
}

/** The method or getter of tensors that calls a public function: `var` calls `var_`. */
function memberOf(name: string): unknown {
  return installed[name] ?? (name.endsWith("_") ? installed[name.slice(0, -1)] : undefined);
}

/** Adds non-enumerable methods to a class. Existing members are preserved. */
export function installMethods(
  target: { readonly prototype: object },
  methods: Readonly<Record<string, (this: Tensor, ...args: unknown[]) => unknown>>,
): void {
  const { prototype } = target;
  for (const name of Object.keys(methods)) {
    if (Object.hasOwn(prototype, name)) continue;
    installed[name] = methods[name];
    Object.defineProperty(prototype, name, { value: methods[name], writable: true, configurable: true });
  }
}

/**
 * Adds properties to a class: the results of public functions for the tensor alone. Existing members are preserved.
 */
export function installProperties(
  { prototype }: { readonly prototype: object },
  properties: Readonly<Record<string, (self: Tensor) => unknown>>,
): void {
  for (const [name, called] of Object.entries(properties)) {
    if (Object.hasOwn(prototype, name)) continue;
    const get = function (this: Tensor): unknown {
      return called(this);
    };
    installed[setsOfFunctions.get(called)?.name ?? name] = get;
    Object.defineProperty(prototype, name, { get, configurable: true });
  }
}

/** Why a value does not fit a parameter: `must be a Tensor`. */
export const misfit: unique symbol = Symbol("misfit");

/** Converts the caller's value to the operator's, or returns `misfit`. */
type Convert = (value: unknown) => unknown;

export interface Parameter extends SchemaParameter {
  /** Its name among the options. */
  readonly option: string;
  readonly convert: Convert;
  /** Its place among positional arguments; -1 where it is given by name alone. */
  readonly at: number;
}

export interface Signature {
  readonly operator: ResolvableOperator;
  readonly call: Call;
  readonly parameters: readonly Parameter[];
  /** How many of the parameters may be given by position. */
  readonly positional: number;
  readonly outs: number;
  readonly takesRequiresGrad: boolean;
}

/** Calls the operator that fits the arguments. */
export function callOverload(set: Overloads, given: readonly unknown[]): unknown {
  let bound: Bound | null = null;
  try {
    bound = bind(set, given);
    const result = bound.signature.call(...(bound.values as never[]));
    if (bound.requiresGrad) (result as { requiresGrad: boolean }).requiresGrad = true;
    return result;
  } catch (error) {
    const signature = bound?.signature;
    throw beginStackOf(signature === undefined ? error : inOperator(error, () => signature.operator), set);
  }
}

/** Adds the operator that a call means to an error that its kernel threw. */
export function withCallContext(error: unknown, set: Overloads, given: readonly unknown[]): unknown {
  return beginStackOf(
    inOperator(error, () => bind(set, given).signature.operator),
    set,
  );
}

/** Few errors need the operator, so it is looked up only then. */
function inOperator(error: unknown, operatorOf: () => ResolvableOperator): unknown {
  if (!(error instanceof TengenError)) {
    return overloadHooks.overflow === null ? error : overloadHooks.overflow(error, () => schemaText(operatorOf()));
  }
  const operator = operatorOf();
  return error.at({ operator: operator.name, schema: schemaText(operator) });
}

export function schemaText({ schemaText: text, name }: ResolvableOperator): string {
  return text ?? name;
}

/** Is it an array of integers? For the fast paths of generated functions. */
export function isIntList(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!Number.isSafeInteger(value[i])) return false;
  return true;
}

/** Is it an array of tensors? */
export function isTensorList(value: unknown): value is readonly Tensor[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!isTensor(value[i])) return false;
  return true;
}

export interface Bound {
  readonly signature: Signature;
  readonly values: unknown[];
  readonly requiresGrad: boolean;
}

/** The caller's arguments: positional values, and the options object if the last one is a plain object. */
export interface Given {
  readonly positional: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>> | null;
}

/** Why a signature does not fit; `misfits.ts` has the words. */
export type Misfit = "positional" | "out" | "outs" | "twice" | "missing" | "value" | "option" | "flag";

/** Why a signature does not fit, at which parameter, and what was given for it. */
export type Refusal = readonly [why: Misfit, parameter: Parameter | null, value: unknown];

/** What core of the resolution needs of its explanations: they put it here when they are installed. */
export const overloadHooks: {
  explain: ((set: Overloads, signatures: readonly Signature[], given: Given) => Error) | null;
  /** Names the operator in whose call the stack was full. */
  overflow: ((error: unknown, schema: () => string) => unknown) | null;
  /** A number as a tensor: with the shorthands of tensors. */
  wrap: ((value: Scalar) => Tensor) | null;
} = once("overload hooks", () => ({ explain: null, overflow: null, wrap: null }));

function bind(set: Overloads, args: readonly unknown[]): Bound {
  const { operators } = set;
  const signatures = (set.signatures ??= operators.flatMap((operator, i) =>
    i % 2 === 0
      ? signatureOf(operator as ResolvableOperator, ...([operators[i + 1]].flat() as unknown as [Call, CallWays?]))
      : [],
  ));
  const given = readArguments(args);
  for (const signature of signatures) {
    const bound = tryBind(signature, given) as Partial<Bound>;
    if (bound.signature !== undefined) return bound as Bound;
  }
  throw noOverloadFits(set, signatures, given);
}

function readArguments(args: readonly unknown[]): Given {
  let count = args.length;
  while (count > 0 && args[count - 1] === undefined) count--;
  const last = count > 0 ? args[count - 1] : undefined;
  return isPlainObject(last) && !isComplexScalar(last)
    ? { positional: args.slice(0, count - 1), options: last }
    : { positional: count === args.length ? args : args.slice(0, count), options: null };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The values in schema order, or why there are none. */
export function tryBind(signature: Signature, { positional, options }: Given): Bound | Refusal {
  const { parameters, outs, takesRequiresGrad } = signature;
  if (positional.length > signature.positional) return ["positional", null, positional];
  let used = outs > 0 ? 1 : 0;
  const values: unknown[] = new Array(parameters.length);
  for (let i = 0; i < parameters.length; i++) {
    const parameter = parameters[i]!;
    let value = parameter.at < positional.length && parameter.at >= 0 ? positional[parameter.at] : undefined;
    if (parameter.out) {
      value = optionOf(options, "out");
      if (value == null) return ["out", parameter, undefined];
      if (outs > 1) {
        if (!Array.isArray(value) || value.length !== outs) return ["outs", parameter, value];
        value = value[i - (parameters.length - outs)] as unknown;
      }
    } else {
      const named = optionOf(options, parameter.option);
      if (named !== undefined) {
        if (value !== undefined) return ["twice", parameter, value];
        value = named;
        used++;
      }
    }
    if (value !== undefined) {
      const converted = parameter.convert(value);
      if (converted === misfit) return ["value", parameter, value];
      value = converted;
    } else if (parameter.hasDefault) value = parameter.default;
    else return ["missing", parameter, undefined];
    values[i] = value;
  }
  const requiresGrad = takesRequiresGrad ? optionOf(options, "requiresGrad") : undefined;
  if (requiresGrad !== undefined) {
    if (typeof requiresGrad !== "boolean") return ["flag", null, requiresGrad];
    used++;
  }
  if (options !== null) {
    for (const key of Object.keys(options)) if (options[key] !== undefined) used--;
    if (used < 0) return ["option", null, options];
  }
  return { signature, values, requiresGrad: requiresGrad === true };
}

function optionOf(options: Given["options"], name: string): unknown {
  if (options === null) return undefined;
  const value = options[name];
  return value !== undefined && Object.hasOwn(options, name) ? value : undefined;
}

/** The error of a call that nothing fits. */
function noOverloadFits(set: Overloads, signatures: readonly Signature[], given: Given): Error {
  for (const item of [...given.positional, ...Object.values(given.options ?? {})].flat()) {
    if (brandOf(item) !== undefined) assertOwnTensor(item);
  }
  if (overloadHooks.explain !== null) return overloadHooks.explain(set, signatures, given);
  const schemas = signatures.map(({ operator }) => `\n  ${schemaText(operator)}`);
  return new ArgumentError(`${set.name}: no overload fits (--with explanations says why)${schemas.join("")}`);
}

// ---- signatures

function signatureOf(operator: ResolvableOperator, call: Call, ways: CallWays = {}): Signature {
  const { list } = operator.parameters;
  const { positional = [] } = ways;
  const places = list.filter(({ kwargOnly }) => !kwargOnly).map(({ name }) => name);
  places.push(...positional);
  return {
    operator,
    call,
    parameters: list.map((read) => parameterOf(read, places, ways)),
    positional: places.length,
    outs: list.filter(({ out }) => out).length,
    takesRequiresGrad: takesTensorOptions(list),
  };
}

function parameterOf(read: SchemaParameter, places: readonly string[], { defaults, numbers }: CallWays): Parameter {
  const { name } = read;
  const plain = converterOf(read.type);
  let convert = plain;
  if (name === "reduction") {
    convert = (value) => {
      const place = reductions.indexOf(value as string);
      return place < 0 ? plain(value) : place;
    };
  } else if (numbers?.includes(name)) {
    convert = (value) => (isScalar(value) && overloadHooks.wrap !== null ? overloadHooks.wrap(value) : plain(value));
  }
  const given = defaults !== undefined &&
    Object.hasOwn(defaults, name) && { hasDefault: true, default: defaults[name] };
  return { ...read, ...given, option: camelCase(name), convert, at: places.indexOf(name) };
}

const tensorOptions: readonly string[] = ["dtype", "layout", "device", "pin_memory"];

/** Whether the operator creates a tensor from scratch: it has these four arguments, consecutively. */
function takesTensorOptions(list: readonly SchemaParameter[]): boolean {
  const at = list.findIndex(({ name, kwargOnly }) => kwargOnly && name === tensorOptions[0]);
  return at >= 0 && tensorOptions.every((name, i) => list[at + i]?.name === name);
}

// ---- values

export function converterOf(type: Type): Convert {
  if (type.kind === "base") {
    // SymInt takes what int takes.
    const name = type.name.startsWith("Sym") ? type.name.slice(3).toLowerCase() : type.name;
    if (name === "int" || name === "DeviceIndex") return integer;
    if (name === "float") return float;
    const fits = checks[name];
    return fits === undefined ? (value) => value : (value) => (fits(value) ? value : misfit);
  }
  if (type.kind !== "optional" && type.kind !== "list") return (value) => value;
  const inner = converterOf(type.element);
  if (type.kind === "optional") return (value) => (value === null ? null : inner(value));
  const { size } = type;
  return (value) => {
    if (!Array.isArray(value)) {
      const one = size === null || value === null ? misfit : inner(value);
      return one === misfit || isTensor(one) ? misfit : Array(size!).fill(one);
    }
    const given = value as readonly unknown[];
    let same = true;
    for (let i = 0; i < given.length; i++) {
      const item = inner(given[i]);
      if (item === misfit) return misfit;
      if (item !== given[i]) same = false;
    }
    return same ? given : given.map(inner);
  };
}

function integer(value: unknown): unknown {
  if (Number.isSafeInteger(value)) return value;
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : misfit;
}

function float(value: unknown): unknown {
  if (typeof value === "number") return value;
  return typeof value === "bigint" || (isScalar(value) && typeof value === "object" && !isComplexScalar(value))
    ? Number(value)
    : misfit;
}

const isString = (value: unknown): boolean => typeof value === "string";

/** What the values of types are that are taken as they come. */
const checks: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = {
  Tensor: isTensor,
  Scalar: isScalar,
  bool: (value) => typeof value === "boolean",
  str: isString,
  Dimname: isString,
  ScalarType: isDType,
  Layout: isLayout,
  MemoryFormat: isMemoryFormat,
  Device: isDevice,
  Generator: isGenerator,
};
