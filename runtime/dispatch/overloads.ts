// Overload resolution of public functions beyond plain positional calls: options by name, defaults, null, one number for a list,
// `out`. misfits.ts explains calls that match no overload.

import { isTakenApart } from "../core/describe.js";
import { type Device, isDevice } from "../core/device.js";
import { type DType, isDType } from "../core/dtype.js";
import { ArgumentError, beginStackAt, TengenError } from "../core/errors.js";
import type { Running } from "../core/frames.js";
import { isGenerator } from "../core/generator.js";
import { type AnyFunction, coreHooks } from "../core/hooks.js";
import { isLayout, isMemoryFormat, type Layout } from "../core/memory-format.js";
import { camelCase } from "../core/names.js";
import { optional } from "../core/optional.js";
import { isPlainObject } from "../core/options.js";
import { isComplexScalar, isScalar, type Scalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import { assertOwnTensor, brandOf, isTensor, type Tensor } from "../core/tensor.js";
import type { Type } from "../schema/types.js";
import { readParameters, reductions, type SchemaParameter, type SchemaParameters } from "./parameters.js";

/** Options of a public function: each may be omitted; `undefined` counts as omitted. */
export type Options<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The options of factory functions. */
export interface TensorOptions {
  /** The dtype; by default the default dtype, or inferred from the values. */
  readonly dtype?: DType | null | undefined;
  readonly layout?: Layout | null | undefined;
  readonly device?: Device | null | undefined;
  readonly pinMemory?: boolean | null | undefined;
  /** Whether autograd records operations on the result. */
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

/** Additional forms of calls beyond the schema, with arguments by schema name. */
export interface CallWays {
  /** Defaults that the schema does not have, or that differ from its defaults. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Keyword-only arguments that may be passed by position, after the others. */
  readonly positional?: readonly string[];
  /** Tensors that may be passed as numbers, if `numberAsTensor` converts those to tensors. */
  readonly numbers?: readonly string[];
}

/** An operator of a public function: handle, stub, and the additional forms of calls. */
type Callable = readonly [operator: ResolvableOperator, call: Call, ways?: CallWays];
/** An item of a flattened list of such: a handle, or a stub, in an array if it has additional forms. */
type Described = ResolvableOperator | Call | readonly [call: Call, ways?: CallWays];

/** The reduction of a loss. */
export type Reduction = "none" | "mean" | "sum";

/** The operators of one public function. Their parameters are parsed when the first call needs them. */
export interface Overloads {
  readonly name: string;
  /** Handles and stubs alternating, in order of preference: separate arrays would be thousands. */
  readonly operators: readonly Described[];
  signatures: readonly Signature[] | null;
  /** The user-visible name, if it is not a function of this name. */
  entry: Running | null;
}

/** The overload set of a public function: its name and, for each operator, handle and stub. */
export function overloads(name: string, ...operators: Callable[]): Overloads {
  const described = operators.flatMap(([operator, ...call]): Described[] => [operator, call]);
  return { name, operators: described, signatures: null, entry: null };
}

/** A deprecated overload with its schema and a call that forwards the arguments in the operator's order. */
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
 * Creates a public function, once per program: a second copy of the package exports the function of the first. Functions of one name
 * in several namespaces, as packages that extend the library have them, are different.
 * @param call handles plain positional calls, and passes others, and failures, to `resolveCall`
 * @param operators handle and stub of each operator; a stub with additional forms of calls is in an array with these
 */
export function publicFunction<F>(name: string, call: (...args: unknown[]) => unknown, ...operators: Described[]): F {
  const [first] = operators as unknown as readonly ResolvableOperator[];
  const isOwn = first === undefined || first.name.startsWith("aten::");
  const key = isOwn ? name : `${first.name.slice(0, first.name.indexOf("::"))}::${name}`;
  return once(`function ${key}`, () => {
    setsOfFunctions.set(call, { name, operators, signatures: null, entry: isOwn ? null : (call as Running) });
    return call;
  }) as F;
}

/**
 * The slow path of a public function's call: finds the operator that matches the arguments and calls it, or throws.
 * @param failed the error of an operator that was already called: the operator is added to it, and its stack is trimmed to begin at
 * the caller
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

/** The methods and getters of tensors that forward to public functions, where the calls are intercepted. */
export function membersOfFunctions(): ReadonlySet<unknown> {
  return new Set([...setsOfFunctions.values()].map(({ name }) => memberOf(name)));
}

/** Any function, for forwarding a method's arguments. */
export type Loose = (...args: unknown[]) => unknown;

/** All methods by name, for trimming the stacks of errors. */
const installed: Record<string, unknown> = once("methods", () => Object.create(null));

/** Makes an error's stack begin at the caller of a public function or of its method: `var` for `var_`. */
function beginStackOf(error: unknown, { name, entry }: Overloads): unknown {
  return beginStackAt(error, entry ?? name, memberOf(name) as Running | undefined);
}

/** The method or getter of tensors that forwards to a public function: `var` for `var_`. */
function memberOf(name: string): unknown {
  return installed[name] ?? (name.endsWith("_") ? installed[name.slice(0, -1)] : undefined);
}

/** The namespaces of the packages that extend the library, by the members that they gave tensors. */
const origins: Record<string, string> = once("origins of methods", () => Object.create(null));

/**
 * Whether a member exists. If another package gave it, neither is right for a program that has both: it becomes one that says so.
 * @param namespaces those of the package that gives the member; "" for the library, whose members others cannot have
 */
function isMember(prototype: object, name: string, namespaces: string): boolean {
  const exists = Object.hasOwn(prototype, name);
  if (namespaces === "") return exists;
  const other = origins[name];
  if (!exists) origins[name] = namespaces;
  else if (other !== undefined && !other.split(" and ").includes(namespaces)) {
    const all = `${other} and ${namespaces}`;
    origins[name] = all;
    const get = (): never => {
      throw new ArgumentError(
        `\`${name}\` is a member that tensors have from several packages: those of the namespaces ${all}. Call the function of one of them`,
      );
    };
    Object.defineProperty(prototype, name, { get, configurable: true });
  }
  return exists;
}

/**
 * Adds non-enumerable methods to a class. Existing members are preserved.
 * @param namespaces those of a package that extends the library
 */
export function installMethods(
  target: { readonly prototype: object },
  methods: Readonly<Record<string, (this: Tensor, ...args: unknown[]) => unknown>>,
  namespaces = "",
): void {
  const { prototype } = target;
  for (const name of Object.keys(methods)) {
    if (isMember(prototype, name, namespaces)) continue;
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
  namespaces = "",
): void {
  for (const [name, called] of Object.entries(properties)) {
    if (isMember(prototype, name, namespaces)) continue;
    const get = function (this: Tensor): unknown {
      return called(this);
    };
    installed[setsOfFunctions.get(called)?.name ?? name] = get;
    Object.defineProperty(prototype, name, { get, configurable: true });
  }
}

/**
 * Returned for a value that does not match a parameter's type. Functions of one copy of the runtime, such as those of a package that
 * extends the library, are explained by another copy, which has to recognise it.
 */
export const misfit: unique symbol = Symbol.for("tengen.misfit") as never;

/** Converts the caller's value to the operator's, or returns `misfit`. */
type Convert = (value: unknown) => unknown;

export interface Parameter extends SchemaParameter {
  /** Its name among the options. */
  readonly option: string;
  readonly convert: Convert;
  /** Its index among positional arguments; -1 if it can be passed by name only. */
  readonly at: number;
}

export interface Signature {
  readonly operator: ResolvableOperator;
  readonly call: Call;
  readonly parameters: readonly Parameter[];
  /** The number of parameters that may be passed by position. */
  readonly positional: number;
  readonly outs: number;
  readonly takesRequiresGrad: boolean;
}

/** Calls the operator that matches the arguments. */
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

/** Adds the operator of a call to an error that its kernel threw. */
export function withCallContext(error: unknown, set: Overloads, given: readonly unknown[]): unknown {
  return beginStackOf(
    inOperator(error, () => bind(set, given).signature.operator),
    set,
  );
}

/** Adds the operator to an error; it is looked up only if the error needs it. */
function inOperator(error: unknown, operatorOf: () => ResolvableOperator): unknown {
  if (!(error instanceof TengenError)) {
    const { installed } = overflowOperator;
    return installed === null ? error : installed(error, () => schemaText(operatorOf()));
  }
  const operator = operatorOf();
  return error.at({ operator: operator.name, schema: schemaText(operator) });
}

export function schemaText({ schemaText: text, name }: ResolvableOperator): string {
  return text ?? name;
}

/** Whether the value is an array of integers, for the fast paths of generated functions. */
export function isIntList(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!Number.isSafeInteger(value[i])) return false;
  return true;
}

/** Whether the value is an array of tensors. */
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

/** Why a signature does not match; misfits.ts has the messages. */
export type Misfit = "positional" | "out" | "outs" | "twice" | "missing" | "value" | "option" | "flag";

/** Why a signature does not match, with the parameter and its value. */
export type Refusal = readonly [why: Misfit, parameter: Parameter | null, value: unknown];

/** Says why a call fits no overload: misfits.ts. */
export const misfitExplanation =
  optional<(set: Overloads, signatures: readonly Signature[], given: Given) => Error>("overloads.misfits");
/** Adds the operator to a stack overflow. */
export const overflowOperator = optional<(error: unknown, schema: () => string) => unknown>("overloads.overflow");
/** Converts a number to a tensor; installed with indexing and shorthands. */
export const numberAsTensor = optional<(value: Scalar) => Tensor>("overloads.numbers");
/** Converters for types beyond those of YAML, and whether a value of a type may look like options: structured-values.ts. */
export const structuredTypes = optional<{
  converter(type: Type): Convert | undefined;
  takesObjects(type: Type): boolean;
}>("overloads.structured types");

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
  const { options, positional } = given;
  const { installed: structured } = structuredTypes;
  if (options !== null && structured !== null) {
    // What looks like options may be an argument, such as a dictionary.
    const whole: Given = { positional: [...positional, options], options: null };
    const takers = signatures.filter(({ parameters }) =>
      parameters.some(({ at, type }) => at === positional.length && structured.takesObjects(type)),
    );
    for (const signature of takers) {
      const bound = tryBind(signature, whole) as Partial<Bound>;
      if (bound.signature !== undefined) return bound as Bound;
    }
    const names = takers.flatMap(({ parameters }) => parameters.map(({ option }) => option));
    if (takers.length > 0 && !Object.keys(options).some((name) => names.includes(name)))
      throw noOverloadFits(set, takers, whole);
  }
  throw noOverloadFits(set, signatures, given);
}

function readArguments(args: readonly unknown[]): Given {
  let count = args.length;
  while (count > 0 && args[count - 1] === undefined) count--;
  const last = count > 0 ? args[count - 1] : undefined;
  return isOptions(last)
    ? { positional: args.slice(0, count - 1), options: last }
    : { positional: count === args.length ? args : args.slice(0, count), options: null };
}

/**
 * Whether the value is an options object: plain, of any realm, or of a class of the user's, but not an object that is an argument itself.
 */
export function isOptions(value: unknown): value is Readonly<Record<string, unknown>> {
  if (isPlainObject(value)) return !isComplexScalar(value) && !isTakenApart(value);
  return (
    Object.prototype.toString.call(value) === "[object Object]" &&
    !Array.isArray(value) &&
    brandOf(value) === undefined &&
    !isScalar(value) &&
    !isGenerator(value) &&
    // An object whose class intercepts functions is an argument in place of a tensor.
    typeof ((value as object).constructor as { torchFunction?: unknown } | undefined)?.torchFunction !== "function"
  );
}

/** The values in schema order, or the reason why the signature does not match. */
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
  return value !== undefined && isStated(options, name) ? value : undefined;
}

/** Whether options state a name: as an own property, or, if they are of a class, in it; what plain objects inherit does not count. */
function isStated(options: object, name: string): boolean {
  for (let holder: object | null = options; ; ) {
    if (Object.hasOwn(holder, name)) return true;
    holder = Object.getPrototypeOf(holder) as object | null;
    if (holder === null || Object.getPrototypeOf(holder) === null) return false;
  }
}

/** The error for a call that matches no overload. */
function noOverloadFits(set: Overloads, signatures: readonly Signature[], given: Given): Error {
  for (const item of [...given.positional, ...Object.values(given.options ?? {})].flat()) {
    if (brandOf(item) !== undefined) assertOwnTensor(item);
  }
  if (misfitExplanation.installed !== null) return misfitExplanation.installed(set, signatures, given);
  const schemas = signatures.map(({ operator }) => `\n  ${schemaText(operator)}`);
  return new ArgumentError(
    `${set.name}: no overload matches (generate with --with explanations for the reasons)${schemas.join("")}`,
  );
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
  const { name, choices } = read;
  const plain = converterOf(read.type);
  let convert = plain;
  if (choices !== undefined) {
    convert = (value) => (typeof value === "string" && !choices.includes(value) ? misfit : plain(value));
  } else if (name === "reduction") {
    convert = (value) => {
      const place = reductions.indexOf(value as string);
      return place < 0 ? plain(value) : place;
    };
  } else if (numbers?.includes(name)) {
    convert = (value) =>
      isScalar(value) && numberAsTensor.installed !== null ? numberAsTensor.installed(value) : plain(value);
  }
  const given = defaults !== undefined &&
    Object.hasOwn(defaults, name) && { hasDefault: true, default: defaults[name] };
  return { ...read, ...given, option: camelCase(name), convert, at: places.indexOf(name) };
}

const tensorOptions: readonly string[] = ["dtype", "layout", "device", "pin_memory"];

/** Whether the operator is a factory: it has these four arguments, consecutively. */
function takesTensorOptions(list: readonly SchemaParameter[]): boolean {
  const at = list.findIndex(({ name, kwargOnly }) => kwargOnly && name === tensorOptions[0]);
  return at >= 0 && tensorOptions.every((name, i) => list[at + i]?.name === name);
}

// ---- values

export function converterOf(type: Type): Convert {
  if (type.kind === "base") {
    // SymInt accepts the same values as int.
    const name = type.name.startsWith("Sym") ? type.name.slice(3).toLowerCase() : type.name;
    if (name === "int" || name === "DeviceIndex") return integer;
    if (name === "float") return float;
    const fits = checks[name];
    return fits === undefined ? (value) => value : (value) => (fits(value) ? value : misfit);
  }
  if (type.kind !== "optional" && type.kind !== "list")
    return structuredTypes.installed?.converter(type) ?? ((value) => value);
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

/** Checks for types whose values are passed unchanged. */
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
