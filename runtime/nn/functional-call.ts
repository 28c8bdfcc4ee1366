// Modules as functions of their parameters and buffers: for transforms, which differentiate and map functions.

import { stack } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { isPlainObject } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { refuseDeferredResult } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import {
  directTensors,
  isModule,
  joined,
  type Kind,
  kinds,
  type Module,
  namedOccurrences,
  type StateDict,
} from "./module.js";

/** A place that holds a parameter or a buffer, and the tensor there. */
interface Place {
  readonly name: string;
  tensor: Tensor;
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** All places of parameters and buffers, each under its name: a tensor that modules share has several. */
function placesOf(module: Module): readonly Place[] {
  const places: Place[] = [];
  for (const [prefix, one] of namedOccurrences(module))
    for (const { name, value, holder, key } of directTensors(one, () => true))
      places.push({ name: joined(prefix, name), tensor: value, holder, key });
  return places;
}

/**
 * What `module.forward(...args)` returns with these tensors in place of its parameters and buffers of the same names; the module has its own again
 * afterwards, also if `forward` throws. What is not named stays the module's own. A function of parameters for `grad`, `vmap` and their like:
 *
 *     const parameters = Object.fromEntries(model.namedParameters());
 *     grad((p: StateDict) => mseLoss(functionalCall(model, p, x), y))(parameters);
 *
 * A tensor that modules share is replaced everywhere by what is given under one of its names. Buffers that `forward` writes are written in the given
 * tensors.
 * @param state tensors by their names in state dicts, such as `layers.0.weight`
 * @throws ArgumentError for names that the module does not have, for what is not a tensor, and for different tensors under two names of a shared one; for a
 * `forward` that returns a promise
 */
export function functionalCall<M extends Module>(
  module: M,
  state: Readonly<Record<string, Tensor>>,
  ...args: Parameters<M["forward"]>
): ReturnType<M["forward"]> {
  if (!isModule(module)) throw new ArgumentError(`functionalCall: expected a module, got ${describe(module)}`);
  if (!isPlainObject(state))
    throw new ArgumentError(
      `functionalCall: expected tensors by name, such as Object.fromEntries(model.namedParameters()), got ${describe(state)}`,
    );
  const places = placesOf(module);
  const given = replacements(places, state);
  // Inside, the tensors are what they stand for: modules may list their parameters, or be called by functionalCall themselves.
  const marked: Tensor[] = [];
  const replaced: Place[] = [];
  try {
    for (const place of places) {
      const other = given.get(place.tensor);
      if (other === undefined) continue;
      place.holder[place.key] = other;
      replaced.push(place);
      if (kinds.has(other)) continue;
      kinds.set(other, kinds.get(place.tensor)!);
      marked.push(other);
    }
    const result = module.forward(...(args as never[]));
    refuseDeferredResult(result, "functionalCall");
    return result as ReturnType<M["forward"]>;
  } finally {
    for (const { holder, key, tensor } of replaced) holder[key] = tensor;
    for (const tensor of marked) kinds.delete(tensor);
  }
}

/** What is given for each tensor of a module. */
function replacements(places: readonly Place[], state: Readonly<Record<string, Tensor>>): ReadonlyMap<Tensor, Tensor> {
  const names = new Map(places.map(({ name, tensor }) => [name, tensor]));
  const unknown = Object.keys(state).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    const all = [...names.keys()];
    throw new ArgumentError(
      `functionalCall: the module has no parameter or buffer called ${unknown.map((name) => JSON.stringify(name)).join(", ")}; ` +
        (all.length === 0
          ? "it has none at all"
          : `it has ${all.slice(0, 8).join(", ")}${all.length > 8 ? ` and ${all.length - 8} more` : ""}`),
    );
  }
  const given = new Map<Tensor, Tensor>();
  const namedBy = new Map<Tensor, string>();
  for (const [name, value] of Object.entries(state)) {
    if (!isTensor(value)) throw new ArgumentError(`functionalCall: ${name} must be a tensor, got ${describe(value)}`);
    const own = names.get(name)!;
    const before = given.get(own);
    if (before !== undefined && before !== value)
      throw new ArgumentError(
        `functionalCall: ${namedBy.get(own)!} and ${name} are one tensor of the module, and two different ones were given; give one of them, or the same twice`,
      );
    given.set(own, value);
    namedBy.set(own, name);
  }
  return given;
}

/**
 * The parameters and the buffers of modules of one architecture, each stacked along a new first dimension: for `vmap` of `functionalCall` over all of them.
 *
 *     const [parameters, buffers] = stackModuleState(models);
 *     vmap((p: StateDict, b: StateDict) => functionalCall(models[0]!, { ...p, ...b }, x))(parameters, buffers);
 *
 * The stacked tensors are new; those of parameters that require gradients are leaves that do, too.
 * @throws ArgumentError without modules, for modules of different classes or modes (`train`, `eval`), and for names, shapes or dtypes that differ
 */
export function stackModuleState(modules: readonly Module[]): [parameters: StateDict, buffers: StateDict] {
  if (!Array.isArray(modules) || modules.length === 0 || !modules.every(isModule))
    throw new ArgumentError(
      `stackModuleState: expected an array of at least one module, got ${Array.isArray(modules) && modules.length > 0 ? `one with ${describe(modules.find((one) => !isModule(one)))}` : describe(modules)}`,
    );
  const first: Module = modules[0]!;
  for (const [i, module] of modules.entries()) {
    if (module.constructor !== first.constructor)
      throw new ArgumentError(
        `stackModuleState: module ${i} is a ${module.constructor.name}, and the first one a ${first.constructor.name}: all must be of one class`,
      );
    if (module.training !== first.training)
      throw new ArgumentError(
        `stackModuleState: module ${i} is in ${module.training ? "training" : "evaluation"} mode, and the first one is not: call train() or eval() of all`,
      );
  }
  const isParameter = (kind: Kind): boolean => kind === "parameter";
  const stacked = (includes: (kind: Kind) => boolean): StateDict => {
    const lists = modules.map((module) => namedTensors(module, includes));
    const names = [...lists[0]!.keys()];
    const state: StateDict = {};
    for (const [i, list] of lists.entries()) {
      const different = names.find((name) => !list.has(name)) ?? [...list.keys()].find((name) => !lists[0]!.has(name));
      if (different !== undefined)
        throw new ArgumentError(
          `stackModuleState: ${different} is in ${list.has(different) ? `module ${i}` : "the first module"} and not in ${list.has(different) ? "the first one" : `module ${i}`}`,
        );
    }
    for (const name of names) {
      const all = lists.map((list) => list.get(name)!);
      const [like] = all as [Tensor];
      for (const [i, { shape, dtype }] of all.entries())
        if (!sameShape(shape, like.shape) || dtype !== like.dtype)
          throw new ArgumentError(
            `stackModuleState: ${name} is ${dtype} ${formatShape(shape)} in module ${i}, and ${like.dtype} ${formatShape(like.shape)} in the first one`,
          );
      const one = noGrad(() => stack(all, 0));
      state[name] = like.requiresGrad ? one.requiresGrad_() : one;
    }
    return state;
  };
  return [stacked(isParameter), stacked((kind) => !isParameter(kind))];
}

/** Tensors by name, each once. */
function namedTensors(module: Module, includes: (kind: Kind) => boolean): Map<string, Tensor> {
  const seen = new Set<Tensor>();
  const found = new Map<string, Tensor>();
  for (const [prefix, one] of namedOccurrences(module))
    for (const { name, value } of directTensors(one, includes)) {
      if (seen.has(value)) continue;
      seen.add(value);
      found.set(joined(prefix, name), value);
    }
  return found;
}
