// Jacobians, hessians and linear maps of functions, at any depth and beside vmap.

import { eye, reshape, zeros_like } from "../../generated/operators.js";
import { dualLevel, makeDual, NoForwardDerivative, unpackDual } from "../autograd/forward.js";
import { type HessianOptions, hessian as hessianOf } from "../autograd/functional.js";
import { inGradientLevel } from "../autograd/gradient-level.js";
import { metaOf } from "../autograd/meta.js";
import { state } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { ArgumentError, DTypeError } from "../core/errors.js";
import { checkArray, checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { assertFunction } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { mapTensors, type TreeSpec, treeFlatten, treeUnflatten } from "../modes/tree.js";
import {
  type Differentiated,
  enter,
  type ForArguments,
  type GradTransformOptions,
  gradients,
  gradOptionNames,
  positions,
  requireGradients,
  withAux,
} from "./grad.js";
import { mappedBy, vmap } from "./vmap.js";

/** As `GradTransformOptions`, and how many rows (columns, in forward mode) are computed at once. */
export interface JacobianTransformOptions<N extends number | readonly number[] = number | readonly number[]>
  extends GradTransformOptions<N> {
  /** All by default; fewer take less memory. */
  readonly chunkSize?: number | null | undefined;
}

/** All derivatives of results with respect to arguments: at each tensor of the result a tree of the arguments' structure. */
export type Jacobian<R, I> = R extends Tensor
  ? I
  : R extends readonly unknown[]
    ? { -readonly [K in keyof R]: Jacobian<R[K], I> }
    : R extends ReadonlyMap<infer Key, infer Value>
      ? Map<Key, Jacobian<Value, I>>
      : { -readonly [K in keyof R]: Jacobian<R[K], I> };

const jacobianNames: readonly string[] = [...gradOptionNames, "chunkSize"];

function checkJacobian(caller: string, fn: unknown, options: JacobianTransformOptions): void {
  assertFunction(fn, caller);
  checkOptions(caller, options, jacobianNames);
  if (options.hasAux !== undefined && typeof options.hasAux !== "boolean")
    throw new ArgumentError(`${caller}: hasAux is a boolean, got ${describe(options.hasAux)}`);
}

/** The tensors of a result, which has to consist of them. */
function outputsOf(caller: string, value: unknown): { readonly leaves: readonly Tensor[]; readonly spec: TreeSpec } {
  const { leaves, spec } = treeFlatten(value);
  for (const leaf of leaves)
    if (!isTensor(leaf)) throw new ArgumentError(`${caller}: the function must return tensors, got ${describe(leaf)}`);
  return { leaves: leaves as readonly Tensor[], spec };
}

/** A function at some arguments: its outputs, and what is needed for derivatives. */
interface Evaluated {
  /** The outputs, for the level around. */
  readonly outputs: readonly Tensor[];
  readonly spec: TreeSpec;
  readonly aux: unknown;
  readonly inputs: readonly Differentiated[];
  /** The gradients of the inputs' tensors for a cotangent of one output. */
  pullback(at: number, cotangent: Tensor): readonly Tensor[];
}

function evaluate(
  caller: string,
  fn: (...args: never[]) => unknown,
  args: readonly unknown[],
  at: readonly number[],
  hasAux: boolean,
): Evaluated {
  return inGradientLevel(caller, (level) => {
    // What the pullback reads, once the level is over, are values.
    level.isPassed = true;
    const { given, differentiated } = enter(caller, level, args, at);
    requireGradients(differentiated);
    const [value, aux] = withAux(caller, fn(...(given as never[])), hasAux);
    const { leaves, spec } = outputsOf(caller, value);
    const inputs = differentiated.flatMap((one) => one.leaves);
    return {
      outputs: leaves.map((leaf) => level.unwrap(leaf)),
      spec,
      aux: mapTensors(aux, (tensor) => level.unwrap(tensor)),
      inputs: differentiated,
      pullback: (i, cotangent) =>
        gradients([leaves[i]!], inputs, [cotangent], state.gradEnabled).map((one) => level.unwrap(one)),
    };
  });
}

/** One row (or column) for each element of a tensor: ones at it, of the tensor's shape. */
function basisOf(like: Tensor): Tensor {
  const { numel, shape, dtype, device } = like;
  return reshape(eye(numel, dtype, null, device, null), [numel, ...shape]);
}

/**
 * The function that returns all derivatives of `fn`, by reverse mode for all elements of the outputs at once: a tree of the result's structure, which at each
 * tensor has a tree of the arguments' structure, with tensors of the output's shape followed by the input's.
 *
 * Reverse mode pays where outputs have fewer elements than inputs; see `jacfwd`.
 * @throws ArgumentError, when it is called, for results and arguments that are no tensors; DTypeError for arguments that have no gradients
 */
export function jacrev<A extends readonly unknown[], R, Aux, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => readonly [R, Aux],
  options: JacobianTransformOptions<N> & { readonly hasAux: true },
): (...args: A) => [jacobian: Jacobian<R, ForArguments<A, N>>, aux: Aux];
export function jacrev<A extends readonly unknown[], R, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => R,
  options?: JacobianTransformOptions<N> & { readonly hasAux?: false | undefined },
): (...args: A) => Jacobian<R, ForArguments<A, N>>;
export function jacrev(
  fn: (...args: never[]) => unknown,
  options: JacobianTransformOptions = {},
): (...args: never[]) => unknown {
  checkJacobian("jacrev", fn, options);
  const { argnums = 0, hasAux = false, chunkSize = null } = options;
  return (...args) => {
    const at = positions("jacrev", argnums, args.length);
    const { outputs, spec, aux, inputs, pullback } = evaluate("jacrev", fn, args, at, hasAux);
    const flat = inputs.flatMap(({ leaves }) => leaves);
    const rows = outputs.map((output, i) => {
      const all = vmap((cotangent: Tensor) => [...pullback(i, cotangent)], { chunkSize })(basisOf(output));
      const shaped = all.map((one, j) => reshape(one, [...output.shape, ...flat[j]!.shape]));
      return treesOf(inputs, shaped, argnums);
    });
    const result = treeUnflatten(spec, rows);
    return hasAux ? [result, aux] : result;
  };
}

/** Tensors in the structure of the arguments that are differentiated. */
function treesOf(inputs: readonly Differentiated[], tensors: readonly Tensor[], argnums: unknown): unknown {
  const left = [...tensors];
  const trees = inputs.map(({ leaves, spec }) => treeUnflatten(spec, left.splice(0, leaves.length)));
  return Array.isArray(argnums) ? trees : trees[0];
}

/**
 * As `jacrev`, by forward mode for all elements of the inputs at once. It pays where inputs have fewer elements than outputs.
 * @throws AutogradError, when it is called, for operators without forward derivative
 */
export function jacfwd<A extends readonly unknown[], R, Aux, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => readonly [R, Aux],
  options: JacobianTransformOptions<N> & { readonly hasAux: true },
): (...args: A) => [jacobian: Jacobian<R, ForArguments<A, N>>, aux: Aux];
export function jacfwd<A extends readonly unknown[], R, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => R,
  options?: JacobianTransformOptions<N> & { readonly hasAux?: false | undefined },
): (...args: A) => Jacobian<R, ForArguments<A, N>>;
export function jacfwd(
  fn: (...args: never[]) => unknown,
  options: JacobianTransformOptions = {},
): (...args: never[]) => unknown {
  checkJacobian("jacfwd", fn, options);
  const { argnums = 0, hasAux = false, chunkSize = null } = options;
  return (...args) => {
    const at = positions("jacfwd", argnums, args.length);
    const inputs = at.map((i) => treeFlatten(args[i]));
    const flat = inputs.flatMap(({ leaves }) => leaves) as Tensor[];
    let spec: TreeSpec | null = null;
    let shapes: (readonly number[])[] = [];
    let aux: unknown;
    // By input: for each output the derivatives, of the output's shape followed by the input's.
    const columns = flat.map((input, j) => {
      if (!isTensor(input))
        throw new ArgumentError(`jacfwd: an argument is differentiated and is not a tensor: ${describe(input)}`);
      const push = (tangent: Tensor): Tensor[] => {
        const found = tangents("jacfwd", fn, args, at, hasAux, j, tangent);
        spec = found.spec;
        shapes = found.tangents.map(({ shape }) => shape);
        aux = found.aux;
        return [...found.tangents];
      };
      return mappedBy("jacfwd", push, { outDims: -1, chunkSize })(basisOf(input)).map((one, i) =>
        reshape(one, [...shapes[i]!, ...input.shape]),
      );
    });
    const differentiated = inputs.map(({ leaves, spec: own }) => ({ leaves: leaves as Tensor[], spec: own }));
    const rows = shapes.map((_, i) =>
      treesOf(
        differentiated,
        columns.map((column) => column[i]!),
        argnums,
      ),
    );
    const result = treeUnflatten(spec!, rows);
    return hasAux ? [result, aux] : result;
  };
}

/** The derivatives of all outputs in the direction of one tensor of the inputs. */
function tangents(
  caller: string,
  fn: (...args: never[]) => unknown,
  args: readonly unknown[],
  at: readonly number[],
  hasAux: boolean,
  input: number,
  tangent: Tensor,
): { readonly tangents: readonly Tensor[]; readonly spec: TreeSpec; readonly aux: unknown } {
  return inGradientLevel(caller, (level) =>
    dualLevel(() => {
      const { given, differentiated } = enter(caller, level, args, at);
      let i = 0;
      for (const [k, { leaves, spec }] of differentiated.entries())
        given[at[k]!] = treeUnflatten(
          spec,
          leaves.map((leaf) => (i++ === input ? makeDual(leaf, level.wrap(tangent)) : leaf)),
        );
      const [value, aux] = withAux(caller, fn(...(given as never[])), hasAux);
      const { leaves, spec } = outputsOf(caller, value);
      for (const leaf of leaves)
        if (tangent.dtype.startsWith("complex") && !leaf.dtype.startsWith("complex"))
          throw new DTypeError(
            `${caller}: a result has dtype ${leaf.dtype} and an argument ${tangent.dtype}: its derivative has two directions, of which forward mode gives one; use jacrev`,
          );
      const found = leaves.map((leaf) => unpackDual(leaf).tangent ?? zeros_like(leaf, null, null, null, null, null));
      const out = (tensor: Tensor): Tensor => level.unwrap(tensor);
      return { tangents: found.map(out), spec, aux: mapTensors(aux, (tensor) => out(unpackDual(tensor).primal)) };
    }),
  );
}

/**
 * All second derivatives of a function of one element: `hessian(fn)` is a function of the arguments of `fn`, whose result has at each tensor of the arguments
 * at `argnums` a tree of their structure. `hessian(fn, inputs)` are the second derivatives at tensors: `result[i][j]`, of the shape of input `i` followed by
 * that of input `j`; a single tensor where `inputs` is one.
 */
export function hessian(fn: (...inputs: Tensor[]) => Tensor, inputs: Tensor, options?: HessianOptions): Tensor;
export function hessian(
  fn: (...inputs: Tensor[]) => Tensor,
  inputs: readonly Tensor[],
  options?: HessianOptions,
): Tensor[][];
export function hessian<A extends readonly unknown[], const N extends number | readonly number[] = 0>(
  fn: (...args: A) => Tensor,
  options?: HessianTransformOptions<N>,
): (...args: A) => Jacobian<ForArguments<A, N>, ForArguments<A, N>>;
export function hessian(fn: (...args: never[]) => unknown, given: unknown = {}, more?: HessianOptions): unknown {
  if (isTensor(given) || Array.isArray(given)) return hessianOf(fn as never, given as never, more);
  assertFunction(fn, "hessian");
  checkOptions("hessian", given, ["argnums"]);
  const { argnums = 0 } = given as HessianTransformOptions;
  type Plain = (...args: unknown[]) => Tensor;
  const gradient = jacrev(fn as Plain, { argnums });
  return (...args: unknown[]) => {
    try {
      return jacfwd(gradient, { argnums })(...args);
    } catch (error) {
      // Reverse mode twice where an operator has no forward derivative.
      if (!(error instanceof NoForwardDerivative)) throw error;
      return jacrev(gradient, { argnums })(...args);
    }
  };
}

export interface HessianTransformOptions<N extends number | readonly number[] = number | readonly number[]> {
  /** The argument, or the arguments, that are differentiated; 0 by default. */
  readonly argnums?: N | undefined;
}

// -- linear maps

export interface Linearized<R, I> {
  /** What the function returns at the inputs. */
  readonly outputs: R;
  /** The derivative of the outputs in the direction of tangents, which have the structure of the inputs. The function is not called again. */
  pushforward(tangents: I): R;
}

/**
 * A function at some inputs, and its derivative there as a linear function: `linearize(fn, inputs).pushforward(tangents)`. The function runs once, however
 * many tangents follow.
 * @param inputs a tensor, or the arguments of `fn` as an array
 * @throws ArgumentError for inputs and results that are no tensors; DTypeError for inputs that have no gradients
 */
export function linearize<R>(
  fn: (...inputs: Tensor[]) => R,
  inputs: Tensor | readonly Tensor[],
): Linearized<R, Tensor | readonly Tensor[]> {
  assertFunction(fn, "linearize");
  const args = isTensor(inputs) ? [inputs] : inputs;
  checkArray("linearize: inputs", args, "tensors, or one tensor");
  const at = args.map((_, i) => i);
  const { outputs, spec, inputs: differentiated, pullback } = evaluate("linearize", fn as never, args, at, false);
  const leaves = differentiated.flatMap((one) => one.leaves);
  // The pullback is linear in the cotangents: the derivative of what it returns, in the direction of the tangents, is the pushforward.
  const duals = outputs.map((output, i) =>
    inGradientLevel("linearize", (level) => {
      level.isPassed = true;
      const cotangent = level.wrap(zeros_like(output, null, null, null, null, null));
      metaOf(cotangent).requiresGrad = true;
      return { cotangent, gradients: pullback(i, cotangent) };
    }),
  );
  return {
    outputs: treeUnflatten(spec, outputs) as R,
    pushforward(tangents) {
      const given = isTensor(tangents) ? [tangents] : tangents;
      checkArray("linearize: tangents", given, "tensors, or one tensor");
      if (given.length !== leaves.length)
        throw new ArgumentError(`linearize: ${given.length} tangents for ${leaves.length} inputs; give one for each`);
      for (const [i, tangent] of given.entries())
        if (!isTensor(tangent) || !sameShape(tangent.shape, leaves[i]!.shape))
          throw new ArgumentError(
            `linearize: tangent ${i} must be a tensor of shape ${formatShape(leaves[i]!.shape)}, got ${describe(tangent)}`,
          );
      return treeUnflatten(
        spec,
        duals.map(({ cotangent, gradients: found }) => gradients(found, [cotangent], given, state.gradEnabled)[0]!),
      ) as R;
    },
  };
}
