// User-defined operators: `defineLibrary` takes schemas, kernels per key and derivatives, and returns typed functions.

import type { FunctionContext } from "../autograd/custom-function.js";
import type { Gradient } from "../autograd/node.js";
import { describe } from "../core/describe.js";
import { type Device, deviceType, parseDevice } from "../core/device.js";
import type { DType } from "../core/dtype.js";
import { DispatchError } from "../core/errors.js";
import { placeOf } from "../core/frames.js";
import type { Generator } from "../core/generator.js";
import type { Layout, MemoryFormat } from "../core/memory-format.js";
import { camelCase } from "../core/names.js";
import { checkInstance, checkOptions } from "../core/options.js";
import type { Scalar } from "../core/scalar.js";
import type { Tensor } from "../core/tensor.js";
import { type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import type { BoxedKernel, Cell, Fallthrough, Kernel, Returned, Source } from "../dispatch/kernel.js";
import { type DispatchKeyName, isKeyName } from "../dispatch/keys.js";
import { keyNames, Library } from "../dispatch/library.js";
import { near } from "../dispatch/near.js";
import { handleOf, type OverloadHandle } from "../dispatch/ops.js";
import type { Choices } from "../dispatch/parameters.js";
import {
  addAutocast,
  addVmap,
  checkDerivative,
  derivativeKernel,
  derivativeKeys,
  type ProgramAutocast,
} from "./operator-parts.js";
import type { ArgumentGradient, ArgumentTangent, RecordedDerivative } from "./recorded.js";
import type { VmapFunction } from "./vmap-rule.js";

// ---- types from schemas

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

interface BaseTypes {
  Tensor: Tensor;
  Scalar: Scalar;
  int: number;
  SymInt: number;
  float: number;
  bool: boolean;
  str: string;
  ScalarType: DType;
  Layout: Layout;
  Device: Device;
  MemoryFormat: MemoryFormat;
  Generator: Generator;
}

/** The TypeScript type of a schema type: `Tensor?`, `int[2]`, `Tensor(a!)`. */
export type SchemaType<T extends string> = T extends `${infer Head}(${string})${infer Tail}`
  ? SchemaType<`${Head}${Tail}`>
  : T extends `${infer E}?`
    ? SchemaType<E> | null
    : T extends `${infer E}[${string}]`
      ? readonly SchemaType<E>[]
      : T extends keyof BaseTypes
        ? BaseTypes[T]
        : unknown;

type Camel<S extends string> = S extends `${infer A}_${infer B}`
  ? B extends ""
    ? S
    : A extends ""
      ? `_${Camel<B>}`
      : `${A}${Capitalize<Camel<B>>}`
  : S;

/** One argument: name, type, whether it has a default. */
interface Parameter {
  name: string;
  type: unknown;
  optional: boolean;
}
type ParseArgument<S extends string> = S extends `${infer T} ${infer N}=${string}`
  ? { name: N; type: SchemaType<T>; optional: true }
  : S extends `${infer T} ${infer N}`
    ? { name: N; type: SchemaType<T>; optional: false }
    : never;
type ParseArguments<S extends string, Out extends readonly Parameter[] = readonly []> =
  Trim<S> extends ""
    ? Out
    : Trim<S> extends `${infer A}, ${infer R}`
      ? ParseArguments<R, readonly [...Out, ParseArgument<A>]>
      : readonly [...Out, ParseArgument<Trim<S>>];

/** Splits the text between the parentheses into positional and keyword-only arguments. */
type SplitArguments<S extends string> =
  Trim<S> extends `*, ${infer K}`
    ? { positional: readonly []; keyword: ParseArguments<K> }
    : Trim<S> extends `${infer P}, *, ${infer K}`
      ? { positional: ParseArguments<P>; keyword: ParseArguments<K> }
      : { positional: ParseArguments<S>; keyword: readonly [] };

type ReturnName<S extends string> = Trim<S> extends `${infer T} ${string}` ? T : Trim<S>;
type Returns<S extends string, Out extends readonly unknown[] = readonly []> = S extends `${infer A}, ${infer R}`
  ? Returns<R, readonly [...Out, SchemaType<ReturnName<A>>]>
  : readonly [...Out, SchemaType<ReturnName<S>>];
type ReturnOf<S extends string> =
  Trim<S> extends "()"
    ? // biome-ignore lint/suspicious/noConfusingVoidType: it is the return type of the function derived from the schema
      void
    : Trim<S> extends `(${infer R})`
      ? Returns<R>
      : Trim<S> extends `${string}[]`
        ? [...Mutable<SchemaType<Trim<S>>>]
        : SchemaType<ReturnName<S>>;
type Mutable<T> = T extends readonly (infer E)[] ? E[] : never;

type ParsedSchema<S extends string> = S extends `${infer N}(${infer A}) -> ${infer R}`
  ? { name: Trim<N>; args: SplitArguments<A>; returns: ReturnOf<R> }
  : never;

type Types<P extends readonly Parameter[]> = { [K in keyof P]: P[K]["type"] };
type Required_<P extends readonly Parameter[]> = P extends readonly [
  infer H extends Parameter,
  ...infer T extends readonly Parameter[],
]
  ? H["optional"] extends true
    ? readonly []
    : readonly [H["type"], ...Required_<T>]
  : readonly [];
type Positions<P extends readonly Parameter[]> = P extends readonly [
  infer H extends Parameter,
  ...infer T extends readonly Parameter[],
]
  ? H["optional"] extends true
    ? readonly [H["type"]?, ...Positions<T>]
    : readonly [H["type"], ...Positions<T>]
  : readonly [];
type Flat<T> = { [K in keyof T]: T[K] };
type OptionalOnly<P extends readonly Parameter[]> = {
  readonly [E in P[number] as E["optional"] extends true ? Camel<E["name"]> : never]?: E["type"] | undefined;
};
type RequiredOnly<P extends readonly Parameter[]> = {
  readonly [E in P[number] as E["optional"] extends true ? never : Camel<E["name"]>]: E["type"];
};
type Options<P extends readonly Parameter[]> = Flat<OptionalOnly<P> & RequiredOnly<P>>;

/**
 * The call signature of a schema: arguments with defaults may be omitted, or passed by name in a final options object.
 */
export type SchemaCall<S extends string> =
  ParsedSchema<S> extends {
    args: { positional: infer P extends readonly Parameter[]; keyword: infer K extends readonly Parameter[] };
    returns: infer R;
  }
    ? K extends readonly []
      ? (...args: [...Positions<P>] | [...Required_<P>, OptionalOnly<P>]) => R
      : Record<never, never> extends Options<K>
        ? (
            ...args:
              | [...Positions<P>]
              | [...Types<P>, Options<K>]
              | [...Required_<P>, Flat<OptionalOnly<P> & Options<K>>]
          ) => R
        : (...args: [...Types<P>, Options<K>] | [...Required_<P>, Flat<OptionalOnly<P> & Options<K>>]) => R
    : never;

/** The kernel signature of a schema: all arguments by position. */
export type SchemaKernel<S extends string> =
  ParsedSchema<S> extends {
    args: { positional: infer P extends readonly Parameter[]; keyword: infer K extends readonly Parameter[] };
    returns: infer R;
  }
    ? (...args: [...Types<P>, ...Types<K>]) => Returned<R>
    : never;

/** `addScaled` of `add_scaled(...)`, `addScaled_Tensor` of `add_scaled.Tensor(...)`. */
export type SchemaName<S extends string> =
  ParsedSchema<S> extends { name: infer N extends string }
    ? N extends `${infer Base}.${infer Overload}`
      ? `${Camel<Base>}_${Overload}`
      : Camel<N>
    : never;

// ---- definitions

/**
 * The derivative of an operator; if it consists of differentiable operators, it can be differentiated again. In-place
 * operators pass the values of arguments before the call.
 */
export interface Derivative<F extends Kernel> {
  /** Arguments that have a gradient; all tensors by default. */
  readonly inputs?: readonly string[] | undefined;
  /** Arguments without a derivative: an error if one requires grad. */
  readonly refused?: readonly string[] | undefined;
  /** Saves values for `backward`: tensors by `context.saveForBackward(...)`, others in `context.notes`. */
  setup?(context: FunctionContext, args: Parameters<F>, result: ReturnType<F>): void;
  /** Returns a gradient for each argument in schema order: null for none, a list for a list of tensors. */
  backward(context: FunctionContext, ...grads: Tensor[]): Gradient | readonly ArgumentGradient[];
  /** Computes the tangents of the results from those of the arguments (lists for lists of tensors). */
  jvp?(context: FunctionContext, ...tangents: ArgumentTangent[]): Gradient | readonly Gradient[];
}

/** An operator's kernels by key, and its derivative. */
export type OperatorSource<F extends Kernel> = {
  readonly [K in DispatchKeyName]?: Cell<F> | BoxedKernel | Fallthrough;
} & {
  /** Computes shapes and dtypes from tensors without elements: the kernel of fake tensors, tracing and the device `meta`. */
  readonly fake?: Cell<F>;
  /** `false` if the operator has no gradient: its results then never require grad. */
  readonly derivative?: Derivative<F> | false;
  /** How vmap runs it for all examples at once, or `"loop"`: a call for each, without a warning. */
  readonly vmap?: VmapFunction | "loop";
  /** How autocast calls it, on all devices that have autocast, or by device type. */
  readonly autocast?: ProgramAutocast | { readonly [device: string]: ProgramAutocast };
  readonly tags?: readonly string[];
  /** The texts that arguments of type `str` or `str?` take, by the argument's name in the schema: other texts are refused when it is called. */
  readonly choices?: Choices;
};

/** The functions of a library by name, and its operators; `dispose` removes them. */
export type DefinedLibrary<S extends string> = { readonly [K in S as SchemaName<K>]: SchemaCall<K> } & {
  /** The operators by schema name (`add_scaled`, `add_scaled.Tensor`). */
  readonly operators: ReadonlyMap<string, OverloadHandle>;
  dispose(): void;
};

export interface LibraryOptions {
  readonly dispatcher?: Dispatcher;
  /** Identifies the registrations, which may be repeated under the same source; by default the place of the call. */
  readonly source?: Source;
}

/**
 * Defines one operator with kernels and an optional derivative. `F` is its type, for schemas that are not literals or that the
 * types of `defineLibrary` do not support.
 * @returns the callable overload
 */
export function defineOperator<F extends Kernel>(
  library: Library,
  schemaText: string,
  source: OperatorSource<F>,
): F & OverloadHandle {
  checkInstance("defineOperator", library, Library, "a Library, as library() returns it");
  return define(library, schemaText, source, library.sourceOf(defineOperator));
}

function define<F extends Kernel>(
  library: Library,
  schemaText: string,
  source: OperatorSource<F>,
  from: Source,
): F & OverloadHandle {
  if (typeof source !== "object" || source === null) {
    throw new DispatchError(
      `${schemaText}: expected kernels by key such as { CPU: (x) => ... }, got ${describe(source)}; a kernel for all backends is { CompositeExplicitAutograd: ... }`,
    );
  }
  const { derivative, fake, vmap, autocast, tags, choices, ...kernels } = source;
  if (derivative !== undefined) checkDerivative(schemaText, derivative);
  if (fake !== undefined && typeof fake !== "function")
    throw new DispatchError(`${schemaText}: fake must be a function, got ${describe(fake)}`);
  if (fake !== undefined && (kernels as { readonly Meta?: unknown }).Meta !== undefined)
    throw new DispatchError(`${schemaText}: fake and Meta are the same kernel; state one of them`);
  const op = library.def(schemaText, { tags, source: from }).operator!;
  if (choices !== undefined) op.restrict(checkedChoices(op, choices));
  const entries = Object.entries(kernels) as [string, Kernel | BoxedKernel | Fallthrough][];
  for (const [key, kernel] of entries) {
    if (!isKeyName(key)) {
      throw new DispatchError(`${op.name}: ${key} is not a dispatch key.${near(key, keyNames())}`, {
        schema: op.described,
      });
    }
    if (kernel !== undefined) library.impl(op.name, kernel, { key, source: from });
  }
  if (fake !== undefined) library.impl(op.name, fake as Kernel, { key: "Meta", source: from, label: "fake" });
  if (derivative !== undefined) {
    const kernel = derivativeKernel(op, derivative as RecordedDerivative | false);
    for (const key of derivativeKeys(op)) library.impl(op.name, kernel, { key, source: from });
  }
  if (vmap !== undefined) library.keep(addVmap(op, vmap, from, schemaText));
  for (const [device, policy] of autocastOf(schemaText, autocast))
    library.keep(addAutocast(op, device, policy, from, schemaText));
  return handleOf(op) as F & OverloadHandle;
}

/** The policies that an operator states, by device type; null for all. */
function autocastOf(
  schemaText: string,
  autocast: OperatorSource<Kernel>["autocast"],
): readonly (readonly [device: string | null, policy: ProgramAutocast])[] {
  if (autocast === undefined) return [];
  if (typeof autocast === "string") return [[null, autocast]];
  if (typeof autocast !== "object" || autocast === null)
    throw new DispatchError(
      `${schemaText}: autocast is a policy such as "fp32", or an object of policies by device, got ${describe(autocast)}`,
    );
  return Object.entries(autocast).map(([device, policy]) => [deviceType(parseDevice(device as Device)), policy]);
}

/** @throws DispatchError unless each name is one of an argument that takes text, and has a list of texts, the default among them */
function checkedChoices(op: OverloadHandle["operator"], choices: Choices): Choices {
  const { list } = op.parameters;
  const refuse = (why: string): never => {
    throw new DispatchError(`${op.name}: ${why}`, { schema: op.described });
  };
  if (typeof choices !== "object" || choices === null)
    refuse(`choices are lists of texts by argument, { how: ["a", "b"] }, got ${describe(choices)}`);
  for (const [name, texts] of Object.entries(choices)) {
    const taking = list.filter(({ type }) => {
      const plain = type.kind === "optional" ? type.element : type;
      return plain.kind === "base" && plain.name === "str";
    });
    const parameter = taking.find((one) => one.name === name);
    if (parameter === undefined)
      return refuse(
        `choices are of arguments of type str, and \`${name}\` is none.${near(
          name,
          taking.map((one) => one.name),
        )}`,
      );
    if (!Array.isArray(texts) || texts.length === 0 || !texts.every((text) => typeof text === "string"))
      refuse(`the choices of \`${name}\` must be a list of texts, got ${describe(texts)}`);
    if (typeof parameter.default === "string" && !texts.includes(parameter.default))
      refuse(`the default of \`${name}\`, "${parameter.default}", is not among its choices`);
  }
  return choices;
}

/**
 * Defines the operators of a namespace: schemas with kernels per key and optional derivatives. The returned functions
 * have types derived from the schemas.
 *
 * @example
 * const myops = defineLibrary("myops", {
 *   "add_scaled(Tensor a, Tensor b, float s) -> Tensor": {
 *     CompositeExplicitAutograd: (a, b, s) => add(a, mul(b, s)),
 *   },
 * });
 * myops.addScaled(x, y, 2);
 *
 * @throws DispatchError for an invalid schema, a second definition or an unknown key; then nothing remains registered
 */
export function defineLibrary<const S extends string>(
  namespace: string,
  operators: { readonly [K in S]: OperatorSource<SchemaKernel<K>> },
  options: LibraryOptions = {},
): DefinedLibrary<S> {
  checkOptions("defineLibrary", options, ["dispatcher", "source"]);
  const { dispatcher = program, source = placeOf(defineLibrary) } = options;
  if (typeof operators !== "object" || operators === null || Array.isArray(operators)) {
    throw new DispatchError(
      `defineLibrary: expected kernels by schema, { "f(Tensor x) -> Tensor": { CPU: ... } }, got ${describe(operators)}`,
    );
  }
  const library = new Library(dispatcher, namespace, "FRAGMENT", null, source);
  const functions: Record<string, unknown> = {};
  const handles = new Map<string, OverloadHandle>();
  try {
    for (const [text, one] of Object.entries(operators) as [string, OperatorSource<Kernel>][]) {
      const handle = define(library, text, one, source);
      const { baseName, overload } = handle.operator;
      const name = camelCase(baseName) + (overload === "" ? "" : `_${overload}`);
      const reserved = name === "operators" || name === "dispose" ? "for a member of the library object" : null;
      // An object with such a member is taken for a promise, which `await` calls.
      const why =
        name === "then" ? "for promises: functions that return the library object could not be awaited" : reserved;
      if (why !== null) throw new DispatchError(`${handle.operator.name}: the name ${name} is reserved ${why}`);
      Object.defineProperty(functions, name, { value: handle, enumerable: true, configurable: true, writable: true });
      handles.set(overload === "" ? baseName : `${baseName}.${overload}`, handle);
    }
  } catch (error) {
    library.dispose();
    throw error;
  }
  return Object.assign(functions, {
    operators: handles,
    dispose: () => library.dispose(),
  }) as unknown as DefinedLibrary<S>;
}
