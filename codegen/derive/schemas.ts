// The schema of one form derived from another's: out from functional, in-place or mutable; functional from any; in-place from
// functional.

import { finishSchema } from "../../runtime/schema/finish.js";
import { makeOperatorName } from "../../runtime/schema/names.js";
import { isTensor, isTensorLike } from "../../runtime/schema/rules.js";
import type { Alias, Argument, FunctionSchema, OperatorName, Return, Type } from "../../runtime/schema/types.js";
import { signatureArguments, silentlyWritten } from "./signature.js";

const plain = (a: Argument): Argument => Object.freeze({ ...a, alias: null, containerAlias: null, out: false });

function written(set: string): Alias {
  const names = Object.freeze([set]);
  return Object.freeze({ before: names, after: names, write: true });
}

/** The name without `_`, `__i..__` or `_functional`. */
function plainName(name: OperatorName): string {
  return name.dunder ? `__${name.base}__` : name.base;
}

/** `out`, or `Tensor_out` if there is an overload `Tensor`: the name torchgen gives the out form it generates. */
export function outName(name: OperatorName): OperatorName {
  return makeOperatorName(plainName(name), name.overload === "" ? "out" : `${name.overload}_out`);
}

/** The name torchgen gives the functional form it generates from `schema`. */
export function functionalName(schema: FunctionSchema): OperatorName {
  const { name } = schema;
  return makeOperatorName(`${plainName(name)}${schema.kind === "mutable" ? "_functional" : ""}`, name.overload);
}

/** The name of a functional operator's in-place form, with the given overload. */
export function inplaceName(name: OperatorName, overload = name.overload): OperatorName {
  return makeOperatorName(name.dunder ? `__i${name.base}__` : `${name.base}_`, overload);
}

/** Whether an out form can be generated: there is a `self` to write elsewhere, or a tensor is returned. */
export function canHaveOut(schema: FunctionSchema): boolean {
  return schema.kind === "inplace" || schema.returns.some((r) => isTensorLike(r.type));
}

/** The out form of a functional, in-place or mutable schema, under the given name. `named`: the outputs have the results' names. */
export function toOut(schema: FunctionSchema, name = outName(schema.name), named = false): FunctionSchema {
  if (schema.kind === "inplace") {
    const self = schema.arguments[schema.selfIndex]!;
    const out: Argument = Object.freeze({ ...self, name: "out", default: null, kwargOnly: true, out: true });
    const args = schema.arguments.map((a, i) => (i === schema.selfIndex ? plain(a) : a));
    return finishSchema({ ...schema, name, arguments: [...args, out], returns: schema.returns });
  }
  // A functional form loses its annotations and TensorOptions; a mutable one keeps the annotations of what it writes
  // to.
  const args = schema.kind === "functional" ? signatureArguments(schema).map(plain) : schema.arguments;
  const used = new Set(schema.arguments.flatMap((a) => a.alias?.before ?? []));
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !used.has(letter));
  const allTensors = schema.returns.every((r) => isTensor(r.type));
  const outs: Argument[] = [];
  const returns: Return[] = [];
  // An overload that is not called `out` is named after its output: `silu_backward.grad_input`.
  const single = /out/i.test(name.overload) ? "out" : name.overload;
  schema.returns.forEach((r, i) => {
    if (!isTensorLike(r.type)) {
      returns.push(r);
      return;
    }
    const alias = written(letters[i]!);
    const resultName = named && schema.returns.length > 1 ? r.name : null;
    const outArgument = resultName ?? (schema.returns.length === 1 ? single : `out${i}`);
    outs.push(
      Object.freeze({
        name: outArgument,
        type: r.type,
        alias,
        containerAlias: null,
        default: null,
        kwargOnly: true,
        out: true,
        offset: 0,
      }),
    );
    if (allTensors)
      returns.push(Object.freeze({ name: resultName, type: r.type, alias, containerAlias: null, offset: 0 }));
  });
  return finishSchema({ ...schema, name, arguments: [...args, ...outs], returns });
}

/** The functional form of any schema: it returns what the schema writes to. */
export function toFunctional(schema: FunctionSchema): FunctionSchema {
  const unaliased = schema.returns.map((r): Return => Object.freeze({ ...r, alias: null, containerAlias: null }));
  const added = silentlyWritten(schema).map(
    (a): Return =>
      Object.freeze({ name: `${a.name}_out`, type: a.type, alias: null, containerAlias: null, offset: a.offset }),
  );
  return finishSchema({
    ...schema,
    name: functionalName(schema),
    arguments: signatureArguments(schema).map(plain),
    returns: [...unaliased, ...added],
  });
}

/**
 * The in-place form of a functional schema; null unless it has a Tensor `self` to write to and returns exactly one Tensor. The same for a list
 * of tensors, where the in-place form returns nothing.
 */
export function toInplace(schema: FunctionSchema, name = inplaceName(schema.name)): FunctionSchema | null {
  const self = schema.arguments[schema.selfIndex];
  const result0 = schema.returns[0];
  if (self === undefined || result0 === undefined || schema.returns.length !== 1) return null;
  const list = isTensorList(self.type) && isTensorList(result0.type);
  if (!list && !(isTensor(self.type) && isTensor(result0.type))) return null;
  const alias = written("a");
  const args = signatureArguments(schema).map((a) => (a.name === "self" ? Object.freeze({ ...a, alias }) : plain(a)));
  const result: Return = Object.freeze({ name: null, type: self.type, alias, containerAlias: null, offset: 0 });
  return finishSchema({ ...schema, name, arguments: args, returns: list ? [] : [result] });
}

function isTensorList(type: Type): boolean {
  return type.kind === "list" && isTensor(type.element);
}
