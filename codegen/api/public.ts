// The public functions: operators grouped under their JavaScript name, as users call them.

import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";
import type { NativeFunction } from "../model/native-function.js";
import type { DeprecatedSignature } from "../model/registry.js";
import { type Code, code, join, literal, property } from "../print/code.js";
import { query, shared } from "../query.js";
import { defaultLiteral, isReduction, reductionName } from "./defaults.js";
import { camelCase, methodName, optionName, publicName } from "./names.js";
import { generatedExports } from "./runtime-exports.js";
import { parameterNames } from "./stub.js";
import { types } from "./symbols.js";
import { isTensorLike, publicReturnType, publicType } from "./types.js";

/** One way to call a public function: an operator, and the operator that writes into a given `out`. */
export interface PublicOverload {
  readonly func: NativeFunction;
  /** The out form that `{ out }` selects; for an out operator without functional form, null (it is `func` itself). */
  readonly out: NativeFunction | null;
}

/** All operators that share a public name, in registry order. */
export interface PublicFunction {
  readonly name: string;
  /** The name of the Tensor method. */
  readonly method: string;
  readonly operators: readonly NativeFunction[];
  readonly overloads: readonly PublicOverload[];
  /** Deprecated signatures, which forward to one of the operators. */
  readonly deprecated: readonly DeprecatedSignature[];
}

/** Whether tensors have the operator as a method. */
export function isMethod({ func, property, variants }: NativeFunction): boolean {
  return variants.has("method") && property === null && func.selfIndex >= 0;
}

/**
 * The functions that users see: every operator with a function or method variant.
 * @param runtimeNames the names of the runtime beside which they are exported
 */
export const publicFunctions = shared(
  (
    functions: readonly NativeFunction[],
    deprecated: readonly DeprecatedSignature[],
    runtimeNames: ReadonlySet<string>,
  ): readonly PublicFunction[] => {
    const byName = new Map<string, NativeFunction[]>();
    for (const [f, name] of publicNames(functions, runtimeNames)) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [f]);
      else list.push(f);
    }
    return [...byName].map(([name, operators]) =>
      gathered(
        operators[0]!,
        name,
        operators,
        deprecated.filter(({ target }) => operators.includes(target)),
      ),
    );
  },
);

const gathered = query(
  (
    first: NativeFunction,
    name: string,
    operators: readonly NativeFunction[],
    deprecated: readonly DeprecatedSignature[],
  ): PublicFunction => ({
    name,
    method: name === publicName(first.func) ? methodName(first.func) : name,
    operators,
    overloads: pairWithOut(operators),
    deprecated,
  }),
);

/**
 * The name under which users import each function. Where operators of several namespaces would share a name, aten's operator gets it and
 * the others are prefixed with their namespace; so are operators of other namespaces whose name collides with another export.
 */
export const publicNames = shared(
  (functions: readonly NativeFunction[], runtimeNames: ReadonlySet<string>): ReadonlyMap<NativeFunction, string> => {
    const namespaces = new Map<string, Set<string>>();
    const shown = functions.filter((f) => f.variants.size > 0);
    for (const { namespace, func } of shown) {
      const name = publicName(func);
      const all = namespaces.get(name);
      if (all === undefined) namespaces.set(name, new Set([namespace]));
      else all.add(namespace);
    }
    return new Map(
      shown.map((f) => {
        const name = publicName(f.func);
        const shared = namespaces.get(name)!.size > 1 || runtimeNames.has(name) || generatedExports.has(name);
        return [f, shared && f.namespace !== "aten" ? camelCase(`${f.namespace}_${f.func.name.name}`) : name];
      }),
    );
  },
);

/** Joins each functional form with the out form of the same arguments, where both return the same. */
function pairWithOut(operators: readonly NativeFunction[]): PublicOverload[] {
  const outs = new Map<string, NativeFunction>();
  for (const f of operators) if (f.func.kind === "out" && f.func.returns.length > 0) outs.set(inputKey(f.func), f);
  const paired = new Set<NativeFunction>();
  const overloads: PublicOverload[] = [];
  for (const func of operators) {
    if (func.func.kind === "out") continue;
    const out = func.func.kind === "functional" ? (outs.get(inputKey(func.func)) ?? null) : null;
    if (out !== null) paired.add(out);
    overloads.push({ func, out });
  }
  for (const func of operators) if (func.func.kind === "out" && !paired.has(func)) overloads.push({ func, out: null });
  return overloads;
}

/** The schema by which users call an operator. */
export function calledSchema({ func, called }: NativeFunction): FunctionSchema {
  return called?.schema ?? func;
}

/** How users call an overload: see `callSignatures`. */
export function overloadSignatures({ func, out }: PublicOverload, asMethod: boolean): readonly Code[] {
  const numbers = asMethod ? [] : (func.called?.numbers ?? []);
  return callSignatures(calledSchema(func), out?.func ?? null, asMethod, { numbers, choices: func.choices });
}

/**
 * The input arguments as text, which is equal for the functional and the out form of one operator. For factories the options
 * differ.
 */
function inputKey(schema: FunctionSchema): string {
  const { tensorOptionsIndex: options } = schema;
  return schema.arguments
    .filter((arg, i) => !arg.out && !(options >= 0 && i >= options && i < options + 4) && arg.name !== "memory_format")
    .map(({ name, type, kwargOnly }) => `${kwargOnly ? "*" : ""}${name}:${JSON.stringify(type)}`)
    .join();
}

/** An argument of an overload, as users give it. */
export interface CallArgument {
  /** Its name among the options. */
  readonly name: string;
  readonly type: Code;
  /** Its value where it is left out; null if it must be given. */
  readonly default: Code | null;
  /** Whether it may be given by position. */
  readonly positional: boolean;
}

/** The arguments of an overload in the order of its schema, and `out` where it takes one. */
export function callArguments({ func, out }: PublicOverload): readonly CallArgument[] {
  const schema = calledSchema(func);
  const beyond = { numbers: func.called?.numbers ?? [], choices: func.choices };
  const args = schema.arguments
    .filter((arg) => !arg.out)
    .map((arg) => ({
      name: optionName(arg.name),
      type: argumentType(arg, beyond),
      default: isReduction(arg) ? literal(reductionName(arg)) : defaultLiteral(arg),
      positional: !arg.kwargOnly,
    }));
  const outs = [schema, out?.func].flatMap((one) => one?.arguments.filter((arg) => arg.out) ?? []);
  if (outs.length === 0) return args;
  const tensors = outs.map((arg) => publicType(arg.type));
  const type = outs.length === 1 ? code`${tensors[0]!}` : code`readonly [${join(tensors, ", ")}]`;
  return [...args, { name: "out", type, default: out === null ? null : code`a new tensor`, positional: false }];
}

/** Arguments by how they are passed. */
export interface CallShape {
  readonly positional: readonly Argument[];
  readonly keywordOnly: readonly Argument[];
  readonly outs: readonly Argument[];
}

export const callShape = shared(
  (schema: FunctionSchema): CallShape => ({
    positional: schema.arguments.filter((arg) => !arg.kwargOnly),
    keywordOnly: schema.arguments.filter((arg) => arg.kwargOnly && !arg.out),
    outs: schema.arguments.filter((arg) => arg.out),
  }),
);

/** What calls take beyond the types of the schema. */
export interface CallTypes {
  /** Tensors in place of which numbers may be given. */
  readonly numbers: readonly string[];
  /** The texts that arguments take. */
  readonly choices: NativeFunction["choices"];
}

const schemaTypes: CallTypes = { numbers: [], choices: new Map() };

/**
 * The call signatures of an overload, without name: `(self: Tensor, dim: number, options?: Options<{ ... }>): Tensor`.
 * Arguments that are not given positionally may be given by name, so there is one signature for each number of positional
 * arguments.
 */
export function callSignatures(
  schema: FunctionSchema,
  out: FunctionSchema | null,
  asMethod: boolean,
  beyond = schemaTypes,
): readonly Code[] {
  const { positional, keywordOnly, outs } = callShape(schema);
  const skip = asMethod ? schema.selfIndex : -1;
  const given = positional.filter((_, i) => i !== skip);
  const names = parameterNames(given);
  const required = given.reduce((count, arg, i) => (arg.default === null ? i + 1 : count), 0);
  const lastTensor = given.reduce(
    (count, arg, i) => (arg.default === null && hasTensors(arg) ? i + 1 : count),
    asMethod ? 0 : Math.min(1, given.length),
  );
  const outArgs = outs.length > 0 ? outs : (out?.arguments.filter((arg) => arg.out) ?? []);
  const result = publicReturnType(schema.returns);
  const byName = given.slice(lastTensor, required);
  const counts = byName.length > 0 && !byName.some(isOperand) ? [lastTensor] : [];
  for (let count = required; count <= given.length; count++) counts.push(count);
  return counts.map((count) => {
    const parameters = given.slice(0, count).map((arg, i) => code`${names[i]!}: ${argumentType(arg, beyond)}`);
    const byName = [...given.slice(count), ...keywordOnly];
    const options = optionsType(byName, outArgs, outs.length > 0, schema, beyond.choices);
    return code`(${join(options === null ? parameters : [...parameters, options], ", ")}): ${result}`;
  });
}

/** A value as users may write it: numbers in place of tensors and names in place of numbers, where allowed, and of texts those that it takes. */
function argumentType(arg: Argument, { numbers, choices }: CallTypes): Code {
  const texts = choices.get(arg.name);
  if (texts !== undefined) {
    const union = join(texts.map(literal), " | ");
    return arg.type.kind === "optional" ? code`${union} | null` : union;
  }
  if (numbers.includes(arg.name)) return code`${publicType(arg.type)} | ${types.Scalar}`;
  return isReduction(arg) ? code`${publicType(arg.type)} | ${types.Reduction}` : code`${publicType(arg.type)}`;
}

/** `options?: Options<{ alpha: Scalar; out: Tensor }>`, or null where nothing can be given by name. */
function optionsType(
  named: readonly Argument[],
  outs: readonly Argument[],
  outRequired: boolean,
  schema: FunctionSchema,
  choices: CallTypes["choices"],
): Code | null {
  const { tensorOptionsIndex } = schema;
  const group = tensorOptionsIndex < 0 ? [] : schema.arguments.slice(tensorOptionsIndex, tensorOptionsIndex + 4);
  const rest = named.filter((arg) => !group.includes(arg));
  const field = (arg: Argument) =>
    code`${property(optionName(arg.name))}: ${argumentType(arg, { numbers: [], choices })}`;
  const optional = rest.filter((arg) => arg.default !== null).map(field);
  const required = rest.filter((arg) => arg.default === null).map(field);
  // Options without defaults (`ScalarType dtype` of `to.device`) are rare; they are checked at run time.
  if (outs.length > 0) {
    const tensors =
      outs.length === 1
        ? publicType(outs[0]!.type)
        : code`readonly [${join(
            outs.map((arg) => publicType(arg.type)),
            ", ",
          )}]`;
    (outRequired ? required : optional).push(code`out: ${tensors}`);
  }
  const members = [
    required.length === 0 ? null : code`{ ${join(required, "; ")} }`,
    optional.length === 0 ? null : code`${types.Options}<{ ${join(optional, "; ")} }>`,
    group.length === 0 ? null : code`${types.TensorOptions}`,
  ];
  if (members.every((part) => part === null)) return null;
  const type = join(members, " & ");
  return required.length > 0 ? code`options: ${type}` : code`options?: ${type}`;
}

/** A scalar overload's argument in a tensor's position: nobody gives it by name. */
function isOperand({ type }: Argument): boolean {
  return type.kind === "base" && type.name === "Scalar";
}

function hasTensors({ type }: Argument): boolean {
  return isTensorLike(type) || (type.kind === "list" && isTensorLike(type.element));
}

/**
 * Names of the positional parameters that cover every overload, in order, then `options` and `extra`.
 * @param taken names that the body already uses
 */
export function looseParameters(
  { operators, deprecated }: PublicFunction,
  taken: readonly string[] = [],
): readonly string[] {
  const names: string[] = [];
  for (const func of [...operators.map(calledSchema), ...deprecated.map(({ schema }) => schema)]) {
    parameterNames(callShape(func).positional).forEach((name, i) => {
      if (names[i] === undefined) {
        let free = name;
        while (names.includes(free) || taken.includes(free)) free += "_";
        names[i] = free;
      }
    });
  }
  return [...names, "options", "extra"];
}
