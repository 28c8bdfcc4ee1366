// The stub: the unboxed way into the dispatcher. It takes all schema arguments positionally, with defaults applied.

import type { Argument } from "../../runtime/schema/types.js";
import { LibrarySource } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, join, literal, type Ref, ref } from "../print/code.js";
import { handleName, parameterName, stubName } from "./names.js";
import { libraryOperatorsFile, operatorsFile } from "./symbols.js";
import { returnType, valueType } from "./types.js";

// The names are looked up again and again.
const handles = new WeakMap<NativeFunction, Ref>();
const stubs = new WeakMap<NativeFunction, Ref>();

/** The operator's handle, e.g. `add_Tensor_op`. */
export function handle(f: NativeFunction): Ref {
  let found = handles.get(f);
  if (found === undefined) handles.set(f, (found = ref(handleName(f.namespace, f.func), operatorsFileOf(f))));
  return found;
}

/** Operators of a library that the registry extends belong to the library. */
function operatorsFileOf(f: NativeFunction): string {
  return f.place.source instanceof LibrarySource ? libraryOperatorsFile : operatorsFile;
}

/** The stub function, e.g. `add_Tensor`. */
export function stub(f: NativeFunction): Ref {
  let found = stubs.get(f);
  if (found === undefined) stubs.set(f, (found = ref(stubName(f.namespace, f.func), operatorsFileOf(f))));
  return found;
}

/** What defines an operator at run time: its schema, and where they are not the defaults its tags, the device check, undeclared writes and choices. */
export function definitionOf(f: NativeFunction): Code {
  const schema = literal(`${f.namespace}::${f.schemaText}`);
  const exempt = f.deviceCheck === "NoCheck";
  const written = f.undeclaredWrites.map((name) => f.func.arguments.findIndex((argument) => argument.name === name));
  // Trailing defaults are left out.
  const choices = f.choices.size === 0 ? null : code`, ${literal(Object.fromEntries(f.choices))}`;
  const places =
    written.length === 0 && choices === null
      ? null
      : code`, ${written.length === 0 ? literal(null) : literal(written)}${choices}`;
  const checked = places === null && !exempt ? null : code`, ${literal(!exempt)}`;
  const tags = f.tags.size === 0 && checked === null ? null : code`, ${literal([...f.tags])}${checked}${places}`;
  return code`${schema}${tags}`;
}

const namesOfParameters = new WeakMap<readonly Argument[], readonly string[]>();

/** Names of a function's parameters, each once. */
export function parameterNames(args: readonly Argument[]): readonly string[] {
  let names = namesOfParameters.get(args);
  if (names === undefined) namesOfParameters.set(args, (names = makeParameterNames(args)));
  return names;
}

function makeParameterNames(args: readonly Argument[]): readonly string[] {
  const seen = new Set<string>();
  return args.map(({ name }) => {
    let parameter = parameterName(name);
    while (seen.has(parameter)) parameter += "_";
    seen.add(parameter);
    return parameter;
  });
}

/** The names of all function parameters: a file's other imports must use different names. */
export function localNames(functions: readonly NativeFunction[]): string[] {
  return functions.flatMap(({ func }) => parameterNames(func.arguments));
}

/** A local name that no parameter has. */
export function fresh(name: string, taken: readonly string[]): string {
  let free = name;
  while (taken.includes(free)) free += "_";
  return free;
}

/** `self: Tensor, other: Tensor, alpha: Scalar`. */
export function parameters({ func }: NativeFunction): Code {
  const names = parameterNames(func.arguments);
  return join(
    func.arguments.map(({ type }, i) => code`${names[i]!}: ${valueType(type)}`),
    ", ",
  );
}

export function returns({ func }: NativeFunction): Code {
  return returnType(func.returns);
}

/** `(self: Tensor, other: Tensor, alpha: Scalar) => Tensor`: what a kernel of the operator must be assignable to. */
export function signature(f: NativeFunction): Code {
  return code`(${parameters(f)}) => ${returns(f)}`;
}
