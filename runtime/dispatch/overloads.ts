// How a public function finds its operator when the plain positional case does not apply: options by name, defaults,
// None, one number for a list, `out`. What fits nothing is explained by misfits.ts.

import { type Device, isDevice } from "../core/device.js";
import { type DType, isDType } from "../core/dtype.js";
import { ArgumentError, TengenError } from "../core/errors.js";
import { isGenerator } from "../core/generator.js";
import { isLayout, isMemoryFormat, type Layout } from "../core/memory-format.js";
import { isScalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import { assertOwnTensor, brandOf, describe, isTensor, type Tensor } from "../core/tensor.js";
import type { BaseTypeName, Type } from "../schema/types.js";
import { type Parameters, type Parameter as Read, readParameters } from "./parameters.js";

/** Options of a public function: each may be left out; `undefined` counts as left out. */
export type Options<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What every function that makes a tensor from nothing takes. */
export interface TensorOptions {
  /** Element type; the default is the default dtype, or what the values ask for. */
  readonly dtype?: DType | null | undefined;
  readonly layout?: Layout | null | undefined;
  readonly device?: Device | null | undefined;
  readonly pinMemory?: boolean | null | undefined;
  /** Whether autograd shall record what happens to the result. */
  readonly requiresGrad?: boolean | undefined;
}

/** The part of an operator handle that resolution needs. */
export interface OperatorLike {
  /** `aten::add.Tensor`. */
  readonly name: string;
  /** With namespace; null before the operator is defined. */
  readonly schemaText: string | null;
  readonly parameters: Parameters;
}

type Call = (...args: never[]) => unknown;

/** The operators behind one public function. Their parameters are read when the first call needs them. */
export interface Overloads {
  readonly name: string;
  /** Handle and stub of each, in order of preference. */
  readonly operators: readonly (readonly [OperatorLike, Call])[];
  signatures: readonly Signature[] | null;
}

/** Describes a public function: its name and, for each operator, handle and stub. */
export function overloads(name: string, ...operators: (readonly [OperatorLike, Call])[]): Overloads {
  return { name, operators, signatures: null };
}

/** An overload that forwards: a schema of its own, and a call that puts the arguments where the operator has them. */
export function deprecated(text: string, call: Call): readonly [OperatorLike, Call] {
  const like: OperatorLike = {
    name: text.slice(0, text.indexOf("(")),
    schemaText: text,
    get parameters() {
      return readParameters(text);
    },
  };
  return [like, call];
}

/** A public function: made once per program, so that a second copy of the package hands out the first one's. */
export function publicFunction<F>(name: string, call: (...args: never[]) => unknown): F {
  return once(`function ${name}`, () => call) as F;
}

/** Any function, for forwarding a method's arguments. */
export type Loose = (...args: unknown[]) => unknown;

/** Gives a class methods that enumeration does not show. What is there already stays. */
export function installMethods(
  target: { readonly prototype: object },
  methods: Readonly<Record<string, unknown>>,
): void {
  const { prototype } = target;
  for (const name of Object.keys(methods)) {
    if (Object.hasOwn(prototype, name)) continue;
    Object.defineProperty(prototype, name, { value: methods[name], writable: true, configurable: true });
  }
}

/** Why a value does not fit a parameter: `must be a Tensor`. */
export const misfit: unique symbol = Symbol("misfit");

/** Turns what the caller gave into what the operator takes, or gives `misfit`. */
type Convert = (value: unknown) => unknown;

export interface Parameter extends Read {
  /** Its name among the options. */
  readonly option: string;
  readonly convert: Convert;
}

export interface Signature {
  readonly operator: OperatorLike;
  readonly call: Call;
  readonly parameters: readonly Parameter[];
  /** How many of the parameters may be given by position. */
  readonly positional: number;
  readonly outs: number;
  readonly takesRequiresGrad: boolean;
}

/** Calls the operator that fits the arguments. */
export function callOverload(set: Overloads, given: readonly unknown[]): unknown {
  const bound = bind(set, given);
  try {
    const result = bound.signature.call(...(bound.values as never[]));
    if (bound.requiresGrad) (result as { requiresGrad: boolean }).requiresGrad = true;
    return result;
  } catch (error) {
    throw inOperator(error, bound.signature.operator);
  }
}

/** Adds the operator that a call means to an error that its kernel threw. */
export function withCallContext(error: unknown, set: Overloads, given: readonly unknown[]): unknown {
  if (!(error instanceof TengenError || error instanceof RangeError)) return error;
  return inOperator(error, bind(set, given).signature.operator);
}

function inOperator(error: unknown, operator: OperatorLike): unknown {
  return error instanceof TengenError
    ? error.at({ operator: operator.name, schema: schemaText(operator) })
    : (overloadHooks.overflow?.(error, schemaText(operator)) ?? error);
}

export function schemaText({ schemaText: text, name }: OperatorLike): string {
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

/** What the caller wrote: positional values, and the options object if the last one is a plain object. */
export interface Given {
  readonly positional: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>> | null;
}

/** Why a signature does not fit; `misfits.ts` has the words. */
export type Misfit = "positional" | "out" | "outs" | "twice" | "missing" | "value" | "option" | "flag";

/** Told why a signature does not fit: at which parameter, and what was given for it. */
export type Refuse = (why: Misfit, parameter: Parameter | null, value: unknown) => void;

/** What core of the resolution needs of its explanations: they put it here when they are installed. */
export const overloadHooks: {
  explain: ((set: Overloads, signatures: readonly Signature[], given: Given) => Error) | null;
  /** Names the operator in whose call the stack was full. */
  overflow: ((error: unknown, schema: string) => unknown) | null;
} = /* @__PURE__ */ once("overload hooks", () => ({ explain: null, overflow: null }));

function bind(set: Overloads, args: readonly unknown[]): Bound {
  const signatures = (set.signatures ??= set.operators.map(([operator, call]) => signatureOf(operator, call)));
  const given = readArguments(args);
  for (const signature of signatures) {
    const bound = tryBind(signature, given, null);
    if (bound !== null) return bound;
  }
  throw noOverloadFits(set, signatures, given);
}

function readArguments(args: readonly unknown[]): Given {
  let count = args.length;
  while (count > 0 && args[count - 1] === undefined) count--;
  const last = count > 0 ? args[count - 1] : undefined;
  return isPlainObject(last)
    ? { positional: args.slice(0, count - 1), options: last }
    : { positional: count === args.length ? args : args.slice(0, count), options: null };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The values in schema order, or null. With `refuse`, says why not. */
export function tryBind(signature: Signature, given: Given, refuse: Refuse | null): Bound | null {
  const { parameters, positional: limit } = signature;
  const { positional, options } = given;
  if (positional.length > limit) {
    refuse?.("positional", null, positional);
    return null;
  }
  let used = 0;
  let firstOut = true;
  const values: unknown[] = new Array(parameters.length);
  for (let i = 0; i < parameters.length; i++) {
    const parameter = parameters[i]!;
    let value: unknown = i < positional.length ? positional[i] : undefined;
    if (parameter.out) {
      if (firstOut) {
        if (options === null || options["out"] === undefined || options["out"] === null) {
          refuse?.("out", parameter, undefined);
          return null;
        }
        const given = options["out"];
        if (signature.outs > 1 && !(Array.isArray(given) && given.length === signature.outs)) {
          refuse?.("outs", parameter, given);
          return null;
        }
        used++;
      }
      value = outValue(options!["out"], signature, i);
      firstOut = false;
    } else if (
      options !== null &&
      options[parameter.option] !== undefined &&
      Object.hasOwn(options, parameter.option)
    ) {
      if (value !== undefined) {
        refuse?.("twice", parameter, value);
        return null;
      }
      value = options[parameter.option];
      used++;
    }
    if (value === undefined) {
      if (!parameter.hasDefault) {
        refuse?.("missing", parameter, undefined);
        return null;
      }
      values[i] = parameter.default;
      continue;
    }
    const converted = parameter.convert(value);
    if (converted === misfit) {
      refuse?.("value", parameter, value);
      return null;
    }
    values[i] = converted;
  }
  let requiresGrad = false;
  if (options !== null) {
    for (const key of Object.keys(options)) {
      if (options[key] === undefined) used++;
    }
    if (signature.takesRequiresGrad && options["requiresGrad"] !== undefined) {
      if (typeof options["requiresGrad"] !== "boolean") {
        refuse?.("flag", null, options["requiresGrad"]);
        return null;
      }
      requiresGrad = options["requiresGrad"];
      used++;
    }
    if (used < Object.keys(options).length) {
      refuse?.("option", null, options);
      return null;
    }
  }
  return { signature, values, requiresGrad };
}

function outValue(out: unknown, { outs, parameters }: Signature, index: number): unknown {
  return outs === 1 ? out : (out as readonly unknown[])[index - (parameters.length - outs)];
}

/** The error of a call that nothing fits. */
function noOverloadFits(set: Overloads, signatures: readonly Signature[], given: Given): Error {
  const { positional, options } = given;
  for (const value of [...positional, ...Object.values(options ?? {})]) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (brandOf(item) !== undefined) assertOwnTensor(item);
    }
  }
  if (overloadHooks.explain !== null) return overloadHooks.explain(set, signatures, given);
  const shown = [...positional.map(describe), ...Object.entries(options ?? {}).map(([k, v]) => `${k}: ${describe(v)}`)];
  const schemas = signatures.map(({ operator }) => `\n  ${schemaText(operator)}`);
  return new ArgumentError(`${set.name}: no overload fits (${shown.join(", ")})${schemas.join("")}`);
}

// ---- signatures

function signatureOf(operator: OperatorLike, call: Call): Signature {
  const { list } = operator.parameters;
  return {
    operator,
    call,
    parameters: list.map(parameterOf),
    positional: list.filter(({ kwargOnly }) => !kwargOnly).length,
    outs: list.filter(({ out }) => out).length,
    takesRequiresGrad: takesTensorOptions(list),
  };
}

function parameterOf(read: Read): Parameter {
  return { ...read, option: camelCase(read.name), convert: converterOf(read.type) };
}

/** Are `dtype, layout, device, pin_memory` among the options? */
function takesTensorOptions(list: readonly Read[]): boolean {
  const at = list.findIndex(({ name, kwargOnly }) => kwargOnly && name === "dtype");
  const names = list.slice(Math.max(at, 0), at + 4).map(({ name, type }) => {
    const plain = type.kind === "optional" ? type.element : type;
    return plain.kind === "base" ? `${plain.name} ${name}` : name;
  });
  return names.join() === "ScalarType dtype,Layout layout,Device device,bool pin_memory";
}

/** As codegen/api/names.ts: options are named in camelCase. */
function camelCase(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_+([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

// ---- values

export function converterOf(type: Type): Convert {
  switch (type.kind) {
    case "optional": {
      const inner = converterOf(type.element);
      return (value) => (value === null ? null : inner(value));
    }
    case "list": {
      const inner = converterOf(type.element);
      const { size } = type;
      return (value) => {
        if (!Array.isArray(value)) {
          if (size === null || value === null) return misfit;
          const one = inner(value);
          return one === misfit || isTensor(one) ? misfit : Array(size).fill(one);
        }
        let same = true;
        const list = value as readonly unknown[];
        for (let i = 0; i < list.length; i++) {
          const item = inner(list[i]);
          if (item === misfit) return misfit;
          if (item !== list[i]) same = false;
        }
        return same ? list : list.map(inner);
      };
    }
    case "base":
      return convertersByName[type.name] ?? keep;
    default:
      return keep;
  }
}

const keep: Convert = (value) => value;

const integer: Convert = (value) => {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : misfit;
  if (typeof value === "bigint" && Number.isSafeInteger(Number(value))) return Number(value);
  return misfit;
};
const float: Convert = (value) =>
  typeof value === "number"
    ? value
    : typeof value === "bigint" || (isScalar(value) && typeof value === "object")
      ? Number(value)
      : misfit;
const boolean: Convert = (value) => (typeof value === "boolean" ? value : misfit);
const string: Convert = (value) => (typeof value === "string" ? value : misfit);

const convertersByName: Readonly<Partial<Record<BaseTypeName, Convert>>> = {
  Tensor: (value) => (isTensor(value) ? value : misfit),
  Scalar: (value) => (isScalar(value) ? value : misfit),
  int: integer,
  SymInt: integer,
  DeviceIndex: integer,
  float,
  SymFloat: float,
  bool: boolean,
  SymBool: boolean,
  str: string,
  Dimname: string,
  ScalarType: (value) => (isDType(value) ? value : misfit),
  Layout: (value) => (isLayout(value) ? value : misfit),
  MemoryFormat: (value) => (isMemoryFormat(value) ? value : misfit),
  Device: (value) => (isDevice(value) ? value : misfit),
  Generator: (value) => (isGenerator(value) ? value : misfit),
};
