// What examples of a vmap compute together: sums, means, maxima and stacks over a dimension that has a name, as JAX's collectives.

import {
  amax,
  arange,
  div_Scalar,
  div_Tensor,
  eq_Tensor,
  expand,
  flatten_using_ints,
  index_select,
  movedim_int,
  mul_Scalar,
  reshape,
  squeeze_dim,
  sum_dim_IntList,
  to_dtype,
  unsqueeze,
} from "../../generated/operators.js";
import {
  AutogradFunction,
  type FunctionDefinition,
  type FunctionResult,
  onlyHere,
} from "../autograd/custom-function.js";
import { GradientLevel, isOf } from "../autograd/gradient-level.js";
import { isDifferentiableCode } from "../autograd/meta.js";
import { describe } from "../core/describe.js";
import { ArgumentError, UnsupportedError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { atLevel, type Level, levels } from "../dispatch/levels.js";
import { batched, VmapLevel } from "../modes/batched-tensor.js";
import { mapTensors, treeFlatten } from "../modes/tree.js";

/** A collective as the levels between it and its vmap see it. */
interface Collective {
  /** The public function, which what is recorded is named after. */
  readonly name: string;
  /** With the values of all examples. @param dim where they are; null if all examples have the same value */
  all(value: Tensor, dim: number | null, size: number): Tensor;
  /** The same of tensors that have a dimension more, in front. */
  inFront(): Collective;
  /** The gradient of `x`, and the tangent of the result. */
  pullback(gradient: Tensor, x: Tensor, result: Tensor, target: VmapLevel): Tensor;
  pushforward(tangent: Tensor, x: Tensor, result: Tensor, target: VmapLevel): Tensor;
}

/** The innermost vmap around that has the name. */
function named(caller: string, axisName: unknown): VmapLevel {
  if (typeof axisName !== "string")
    throw new ArgumentError(`${caller}: expected the axisName of a vmap around the call, got ${describe(axisName)}`);
  const names: string[] = [];
  for (let level = levels.current; level !== null; level = level.parent)
    if (level instanceof VmapLevel && level.axisName !== null) {
      if (level.axisName === axisName) return level;
      names.push(JSON.stringify(level.axisName));
    }
  const found = names.length === 0 ? "no vmap around it has a name" : `those around it have ${names.join(", ")}`;
  throw new ArgumentError(
    `${caller}: no vmap around this call has the axisName ${JSON.stringify(axisName)}; ${found}. Call it in a function that ` +
      `vmap(fn, { axisName: ${JSON.stringify(axisName)} }) maps`,
  );
}

/** Runs a collective at a level: with all values at its vmap, through the levels inside of it. */
function collect(level: Level | null, collective: Collective, x: Tensor, target: VmapLevel): Tensor {
  if (level === null)
    throw new UnsupportedError(
      `${collective.name} over "${target.axisName}" after its vmap has returned: take the gradients inside of the mapped function, or around the vmap`,
    );
  if (level === target)
    return atLevel(level.parent, () => collective.all(target.ownValue(x) as Tensor, target.dimOf(x), target.size));
  if (level instanceof VmapLevel) {
    const dim = level.dimOf(x);
    return atLevel(level.parent, () => {
      if (dim === null) return collect(level.parent, collective, x, target);
      const value = movedim_int(level.ownValue(x) as Tensor, dim, 0);
      return batched(collect(level.parent, collective.inFront(), value, target), 0, level);
    });
  }
  if (level instanceof GradientLevel) {
    const result = level.outside(() => collect(level.parent, collective, level.unwrap(x), target));
    return isOf(level, x) ? recorded(level, collective, x, result, target) : result;
  }
  throw new UnsupportedError(
    `${collective.name} inside ${level.transform} inside of the vmap with axisName "${target.axisName}" is not supported: ` +
      `call ${level.transform} with the function that contains the vmap`,
  );
}

/** What the levels around a level of gradients have computed, as a result of the level. */
function recorded(level: GradientLevel, collective: Collective, x: Tensor, result: Tensor, target: VmapLevel): Tensor {
  const definition: FunctionDefinition<[Tensor], FunctionResult, unknown> = {
    name: `${collective.name[0]!.toUpperCase()}${collective.name.slice(1)}`,
    forward: () => level.wrap(result),
    backward: (_, gradient) => collective.pullback(gradient!, x, level.wrap(result), target),
    jvp: (_, tangent) => (tangent == null ? null : collective.pushforward(tangent, x, level.wrap(result), target)),
  };
  onlyHere.add(definition);
  return atLevel(level, () => new AutogradFunction(definition).apply(x) as Tensor);
}

/** From where a derivative is computed. */
const here = (collective: Collective, x: Tensor, target: VmapLevel): Tensor =>
  collect(levels.current, collective, x, target);

const sum: Collective = {
  name: "axisSum",
  all(value, dim, size) {
    if (dim === null) return mul_Scalar(value, size);
    const isInteger = !isDifferentiableCode(value.dtypeCode) && value.dtype !== "bool";
    return sum_dim_IntList(value, [dim], false, isInteger ? value.dtype : null);
  },
  inFront: () => sum,
  pullback: (gradient, _x, _result, target) => here(sum, gradient, target),
  pushforward: (tangent, _x, _result, target) => here(sum, tangent, target),
};

/** The part that each example has in a maximum: those that have it share it equally. */
function shares(x: Tensor, result: Tensor, target: VmapLevel): Tensor {
  const hits = to_dtype(eq_Tensor(x, result), x.dtype, false, false, null);
  return div_Tensor(hits, here(sum, hits, target));
}

const max: Collective = {
  name: "axisMax",
  all: (value, dim) => (dim === null ? value : amax(value, [dim], false)),
  inFront: () => max,
  pullback: (gradient, x, result, target) => here(sum, gradient, target).mul(shares(x, result, target)),
  pushforward: (tangent, x, result, target) => here(sum, tangent.mul(shares(x, result, target)), target),
};

/** The values of all examples, stacked along a dimension. */
function gather(axis: number): Collective {
  const own: Collective = {
    name: "allGather",
    all(value, dim, size) {
      if (dim !== null) return movedim_int(value, dim, axis);
      const { shape } = value;
      return expand(unsqueeze(value, axis), [...shape.slice(0, axis), size, ...shape.slice(axis)], false);
    },
    inFront: () => gather(axis + 1),
    // What an example gave is a part of what each example got.
    pullback: (gradient, _x, _result, target) =>
      squeeze_dim(index_select(here(sum, gradient, target), axis, reshape(positionIn(target), [1])), axis),
    pushforward: (tangent, _x, _result, target) => here(own, tangent, target),
  };
  return own;
}

function positionIn(target: VmapLevel): Tensor {
  return atLevel(target.parent, () => batched(arange(target.size, "int64", null, null, null), 0, target));
}

function reduced<T>(caller: string, collective: Collective, value: T, axisName: string | readonly string[]): T {
  const names = Array.isArray(axisName) ? (axisName as readonly string[]) : [axisName as string];
  return names.reduce((before, name) => {
    const target = named(caller, name);
    checkTensors(caller, before);
    return mapTensors(before, (x) => here(collective, x, target)) as T;
  }, value);
}

function checkTensors(caller: string, value: unknown): void {
  for (const leaf of treeFlatten(value).leaves)
    if (!isTensor(leaf))
      throw new ArgumentError(`${caller}: expected a tensor, or a tree of tensors, got ${describe(leaf)}`);
}

/**
 * The sum over the examples of the vmap with this name, which all of them get: JAX's `psum`. Of a tensor that all examples share, it is its product with
 * their number. The gradient is the sum of the examples' cotangents.
 *
 *     vmap((x: Tensor) => x.div(axisSum(x, "batch")), { axisName: "batch" })
 *
 * @param value a tensor, or arrays, plain objects and Maps of tensors
 * @param axisName the name, or several
 * @throws ArgumentError where no vmap around the call has the name
 */
export function axisSum<T>(value: T, axisName: string | readonly string[]): T {
  return reduced("axisSum", sum, value, axisName);
}

/** The mean over the examples of the vmap with this name: JAX's `pmean`. See `axisSum`. @throws ArgumentError where no vmap around the call has the name */
export function axisMean<T>(value: T, axisName: string | readonly string[]): T {
  const names = Array.isArray(axisName) ? (axisName as readonly string[]) : [axisName as string];
  const count = names.reduce((product, name) => product * named("axisMean", name).size, 1);
  return mapTensors(reduced("axisMean", sum, value, axisName), (x) => div_Scalar(x, count)) as T;
}

/**
 * The maximum over the examples of the vmap with this name: JAX's `pmax`. Unlike there it has a derivative: examples that have the maximum share it. See
 * `axisSum`.
 * @throws ArgumentError where no vmap around the call has the name
 */
export function axisMax<T>(value: T, axisName: string | readonly string[]): T {
  return reduced("axisMax", max, value, axisName);
}

/**
 * The position of the example among those of the vmap with this name, an int64 tensor of one element: JAX's `axis_index`.
 * @throws ArgumentError where no vmap around the call has the name
 */
export function axisIndex(axisName: string): Tensor {
  return positionIn(named("axisIndex", axisName));
}

export interface AllGatherOptions {
  /** Where the examples are stacked, 0 by default. */
  readonly dim?: number | undefined;
  /** Whether they are joined along an existing dimension in place of a new one. */
  readonly tiled?: boolean | undefined;
}

/**
 * The values of all examples of the vmap with this name, stacked, which each of them gets: JAX's `all_gather`. See `axisSum`.
 * @throws ArgumentError where no vmap around the call has the name, and for a dimension that does not exist
 */
export function allGather<T>(value: T, axisName: string, options: AllGatherOptions = {}): T {
  checkOptions("allGather", options, ["dim", "tiled"]);
  const { dim = 0, tiled = false } = options;
  const target = named("allGather", axisName);
  checkTensors("allGather", value);
  return mapTensors(value, (x) => {
    const rank = x.shape.length + (tiled ? 0 : 1);
    if (!Number.isSafeInteger(dim) || dim < -rank || dim >= rank)
      throw new ArgumentError(
        `allGather: dim is ${typeof dim === "number" ? dim : describe(dim)} for a tensor of shape ${formatShape(x.shape)}: expected ` +
          `${rank === 0 ? "tiled: false for a tensor without dimensions" : `${-rank} to ${rank - 1}`}`,
      );
    const axis = dim < 0 ? dim + rank : dim;
    const all = here(gather(axis), x, target);
    return tiled ? flatten_using_ints(all, axis, axis + 1) : all;
  }) as T;
}
