// From registry names to TypeScript names. Every spelling rule lives here, and only here.

import type { FunctionSchema } from "../../runtime/schema/types.js";

/** Words that cannot name a binding in a strict module. */
const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof undefined NaN Infinity var void while with yield"
  ).split(" "),
);

/** A member of this name makes a promise of what has it: `await` and `import()` call it, of tensors and of modules. */
export const promiseMember = "then";

/** Names that bodies of generated functions use themselves: locals and JavaScript globals. */
const claimed: ReadonlySet<string> = new Set(
  ["lo", "hi", "options", "extra"].concat(["Array", "BigInt", "Math", "Number", "Object", "unknown"]),
);

export function isReserved(name: string): boolean {
  return reserved.has(name);
}

/** snake_case to camelCase; underscores at either end stay: `masked_fill_` is `maskedFill_`, `_log_softmax` is `_logSoftmax`. */
export function camelCase(name: string): string {
  let camel = camelCased.get(name);
  if (camel === undefined) camelCased.set(name, (camel = toCamelCase(name)));
  return camel;
}

// The same few names are looked up again and again.
const camelCased = new Map<string, string>();

function toCamelCase(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_+([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** The name under which users import a function: `maskedFill`, `add_`; a word that cannot be exported gets `_`. */
export function publicName(schema: FunctionSchema): string {
  const name = camelCase(schema.name.name);
  return reserved.has(name) || name === promiseMember ? `${name}_` : name;
}

/** The name of a Tensor method. Properties may be reserved words. */
export function methodName(schema: FunctionSchema): string {
  return camelCase(schema.name.name);
}

/** The name of a Tensor property: the value of `property:`, in JavaScript's spelling. */
export function propertyName(text: string): string {
  return camelCase(text);
}

/** The name of a parameter in every generated function and in kernels. */
export function parameterName(name: string): string {
  const camel = camelCase(name);
  return reserved.has(camel) || claimed.has(camel) ? `${camel}_` : camel;
}

/** The name of an argument in the options object of a public function: a property, so reserved words stay. */
export function optionName(name: string): string {
  return camelCase(name);
}

/** `aten` is the namespace of operators that state none; other namespaces are part of the name. */
export function namespacePrefix(namespace: string): string {
  return namespace === "" || namespace === "aten" ? "" : `${namespace}_`;
}

/** The name in generated files, where no other operator has it: `add_Tensor`. */
export function plainName(namespace: string, { name: { name, overload } }: FunctionSchema): string {
  return namespacePrefix(namespace) + (overload === "" ? name : `${name}_${overload}`);
}

const suffixes = new WeakMap<FunctionSchema, string>();

/** Appends a suffix to the plain name of an operator, because another one has that name. */
export function appendSuffix(schema: FunctionSchema, suffix: string): void {
  suffixes.set(schema, suffix);
}

/** The stub's name, in the registry's spelling: `add_Tensor`, `add__Tensor` for `add_.Tensor`, `relu`. */
export function stubName(namespace: string, schema: FunctionSchema): string {
  let name = stubNames.get(schema);
  if (name === undefined) stubNames.set(schema, (name = makeStubName(namespace, schema)));
  return name;
}

const stubNames = new WeakMap<FunctionSchema, string>();

function makeStubName(namespace: string, schema: FunctionSchema): string {
  const bare = plainName(namespace, schema) + (suffixes.get(schema) ?? "");
  return reserved.has(bare) || bare === promiseMember ? `${bare}_default` : bare;
}

/** The operator handle's name. */
export function handleName(namespace: string, schema: FunctionSchema): string {
  return `${stubName(namespace, schema)}_op`;
}
