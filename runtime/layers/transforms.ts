// Derivatives of functions as functions: grad, gradAndValue, jacrev, jacfwd, linearize, at any depth and beside vmap.

import { detach, eye, reshape, zeros_like } from "../../generated/operators.js";
import { grad as gradOf } from "../autograd/backward.js";
import { dualLevel, makeDual, NoForwardDerivative, unpackDual } from "../autograd/forward.js";
import { isDifferentiableCode, metaOf, requiresGrad } from "../autograd/meta.js";
import { state } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { ArgumentError, DTypeError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { assertFunction, refuseDeferred } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { type GradientLevel, inGradientLevel } from "../modes/gradient-level.js";
import { mapTensors, type TreeSpec, treeFlatten, treeUnflatten } from "../modes/tree.js";
import { vmap } from "./vmap.js";

/** Which arguments are differentiated, and whether the function returns something beside its value. */
export interface GradTransformOptions<N extends number | readonly number[] = number | readonly number[]> {
  /** The argument, or the arguments, whose gradients are returned; 0 by default. */
  readonly argnums?: N | undefined;
  /** Whether the function returns `[value, aux]`; `aux` is returned as it is. */
  readonly hasAux?: boolean | undefined;
}

/** The derivatives for one argument, or for a list of them. */
export type ForArguments<A extends readonly unknown[], N> = N extends readonly number[]
  ? { -readonly [K in keyof N]: A[N[K] & number] }
  : A[N & number];

const optionNames: readonly string[] = ["argnums", "hasAux"] satisfies (keyof GradTransformOptions)[];

/** The positions that `argnums` names, from 0 on. */
function positions(caller: string, argnums: unknown, count: number): readonly number[] {
  const list = Array.isArray(argnums) ? (argnums as readonly unknown[]) : [argnums];
  const found = list.map((at) => {
    if (!Number.isSafeInteger(at))
      throw new ArgumentError(
        `${caller}: argnums is the position of an argument, or a list of positions, got ${describe(argnums)}`,
      );
    if ((at as number) < -count || (at as number) >= count)
      throw new ArgumentError(
        `${caller}: argnums has ${at as number}, and the function was called with ${count === 1 ? "1 argument" : `${count} arguments`}`,
      );
    return (at as number) < 0 ? (at as number) + count : (at as number);
  });
  if (found.length === 0)
    throw new ArgumentError(`${caller}: argnums is empty; give the position of at least one argument`);
  if (new Set(found).size < found.length)
    throw new ArgumentError(`${caller}: argnums names an argument twice: [${list.join(", ")}]`);
  return found;
}

/** An argument that is differentiated: its tensors, and its structure. */
interface Differentiated {
  readonly leaves: readonly Tensor[];
  readonly spec: TreeSpec;
}

/** The arguments at a level: tensors of those that are differentiated as leaves that require gradients. */
function enter(
  caller: string,
  level: GradientLevel,
  args: readonly unknown[],
  at: readonly number[],
): { readonly given: unknown[]; readonly differentiated: readonly Differentiated[] } {
  const given = args.map((arg, i) => (at.includes(i) ? arg : mapTensors(arg, (tensor) => level.wrap(tensor))));
  const differentiated = at.map((i) => {
    const { leaves, spec } = treeFlatten(args[i]);
    const own = leaves.map((leaf, j) => {
      const which = `argument ${i}${leaves.length === 1 ? "" : `, leaf ${j}`}`;
      if (!isTensor(leaf))
        throw new ArgumentError(`${caller}: ${which} is differentiated and is no tensor: ${describe(leaf)}`);
      if (!isDifferentiableCode(leaf.dtypeCode))
        throw new DTypeError(
          `${caller}: ${which} is differentiated and has dtype ${leaf.dtype}; only floating-point and complex tensors have gradients`,
        );
      // A number among tensors is a tensor here, whatever it counts as in promotion.
      return level.wrap(leaf.wrappedNumber ? detach(leaf) : leaf);
    });
    given[i] = treeUnflatten(spec, own);
    return { leaves: own, spec };
  });
  return { given, differentiated };
}

function requireGradients(list: readonly Differentiated[]): void {
  for (const { leaves } of list) for (const leaf of leaves) metaOf(leaf).requiresGrad = true;
}

/** `[value, aux]` of what a function returned. */
function withAux(caller: string, result: unknown, hasAux: boolean): readonly [value: unknown, aux: unknown] {
  refuseDeferred(result, caller);
  if (!hasAux) return [result, undefined];
  if (Array.isArray(result) && result.length === 2) return result as unknown as readonly [unknown, unknown];
  throw new ArgumentError(`${caller}: with hasAux the function returns [value, aux], got ${describe(result)}`);
}

function scalar(caller: string, value: unknown): Tensor {
  if (!isTensor(value))
    throw new ArgumentError(`${caller}: the function must return a tensor of one element, got ${describe(value)}`);
  if (value.numel !== 1)
    throw new ArgumentError(
      `${caller}: the function must return a tensor of one element, got shape ${formatShape(value.shape)}; reduce it, such as by sum(), or use jacrev or vjp`,
    );
  return value;
}

/** Gradients for leaves; zeros where an output does not depend on one. */
function gradients(
  outputs: readonly Tensor[],
  leaves: readonly Tensor[],
  cotangents: readonly Tensor[] | null,
  isRecorded = true,
): readonly Tensor[] {
  const live = outputs.flatMap((output, i) => (requiresGrad(output) ? [i] : []));
  const zeros = (leaf: Tensor): Tensor => zeros_like(leaf, null, null, null, null, null);
  if (live.length === 0) return leaves.map(zeros);
  const found = gradOf(
    live.map((i) => outputs[i]!),
    leaves,
    {
      gradOutputs: cotangents === null ? null : live.map((i) => cotangents[i]!),
      allowUnused: true,
      createGraph: isRecorded,
      retainGraph: true,
    },
  );
  return found.map((one, i) => one ?? zeros(leaves[i]!));
}

interface ValueAndGradients {
  readonly gradients: unknown;
  readonly value: unknown;
  readonly aux: unknown;
}

function valueAndGradients(
  caller: string,
  fn: (...args: never[]) => unknown,
  options: GradTransformOptions,
  args: readonly unknown[],
): ValueAndGradients {
  const { argnums = 0, hasAux = false } = options;
  const at = positions(caller, argnums, args.length);
  return inGradientLevel(caller, (level) => {
    const { given, differentiated } = enter(caller, level, args, at);
    requireGradients(differentiated);
    const [value, aux] = withAux(caller, fn(...(given as never[])), hasAux);
    const output = scalar(caller, value);
    const found = [
      ...gradients(
        [output],
        differentiated.flatMap(({ leaves }) => leaves),
        null,
      ),
    ];
    const trees = differentiated.map(({ leaves, spec }) => treeUnflatten(spec, found.splice(0, leaves.length)));
    const out = (result: unknown): unknown => mapTensors(result, (tensor) => level.unwrap(tensor));
    return { gradients: out(Array.isArray(argnums) ? trees : trees[0]), value: out(output), aux: out(aux) };
  });
}

function checkTransform(caller: string, fn: unknown, options: GradTransformOptions): void {
  assertFunction(fn, caller);
  checkOptions(caller, options, optionNames);
  if (options.hasAux !== undefined && typeof options.hasAux !== "boolean")
    throw new ArgumentError(`${caller}: hasAux is a boolean, got ${describe(options.hasAux)}`);
}

/** The gradient as a function; `grad(fn)` of the public function. */
export function gradTransform(
  fn: (...args: never[]) => unknown,
  options: GradTransformOptions = {},
): (...args: unknown[]) => unknown {
  checkTransform("grad", fn, options);
  return (...args) => {
    const { gradients, aux } = valueAndGradients("grad", fn, options, args);
    return options.hasAux === true ? [gradients, aux] : gradients;
  };
}

/**
 * The function that returns the gradient of `fn` and its value: `gradAndValue(fn)(...args)` is `[gradient, value]`, with `hasAux` `[gradient, [value, aux]]`.
 * The gradient has the structure of the arguments at `argnums`.
 * @param fn returns a tensor of one element, with `hasAux` `[tensor, aux]`
 * @throws ArgumentError, when it is called, for a result of several elements and for arguments that are no tensors; DTypeError for those that have no
 * gradients
 */
export function gradAndValue<A extends readonly unknown[], Aux, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => readonly [Tensor, Aux],
  options: GradTransformOptions<N> & { readonly hasAux: true },
): (...args: A) => [gradient: ForArguments<A, N>, value: [Tensor, Aux]];
export function gradAndValue<A extends readonly unknown[], const N extends number | readonly number[] = 0>(
  fn: (...args: A) => Tensor,
  options?: GradTransformOptions<N> & { readonly hasAux?: false | undefined },
): (...args: A) => [gradient: ForArguments<A, N>, value: Tensor];
export function gradAndValue(
  fn: (...args: never[]) => unknown,
  options: GradTransformOptions = {},
): (...args: unknown[]) => unknown {
  checkTransform("gradAndValue", fn, options);
  return (...args) => {
    const { gradients, value, aux } = valueAndGradients("gradAndValue", fn, options, args);
    return [gradients, options.hasAux === true ? [value, aux] : value];
  };
}

// -- jacobians

/** As `GradTransformOptions`, and how many rows (columns, in forward mode) are computed at once. */
export interface JacobianTransformOptions<N extends number | readonly number[] = number | readonly number[]>
  extends GradTransformOptions<N> {
  /** All by default; fewer take less memory. */
  readonly chunkSize?: number | null | undefined;
}

const jacobianNames: readonly string[] = [...optionNames, "chunkSize"];

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
export function jacrev(
  fn: (...args: never[]) => unknown,
  options: JacobianTransformOptions = {},
): (...args: unknown[]) => unknown {
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
export function jacfwd(
  fn: (...args: never[]) => unknown,
  options: JacobianTransformOptions = {},
): (...args: unknown[]) => unknown {
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
        throw new ArgumentError(`jacfwd: an argument is differentiated and is no tensor: ${describe(input)}`);
      const push = (tangent: Tensor): Tensor[] => {
        const found = tangents("jacfwd", fn, args, at, hasAux, j, tangent);
        spec = found.spec;
        shapes = found.tangents.map(({ shape }) => shape);
        aux = found.aux;
        return [...found.tangents];
      };
      return vmap(push, { outDims: -1, chunkSize })(basisOf(input)).map((one, i) =>
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
      const found = leaves.map((leaf) => unpackDual(leaf).tangent ?? zeros_like(leaf, null, null, null, null, null));
      const out = (tensor: Tensor): Tensor => level.unwrap(tensor);
      return { tangents: found.map(out), spec, aux: mapTensors(aux, (tensor) => out(unpackDual(tensor).primal)) };
    }),
  );
}

/** The second derivatives as a function; `hessian(fn)` of the public function. */
export function hessianTransform(
  fn: (...args: never[]) => unknown,
  options: GradTransformOptions = {},
): (...args: unknown[]) => unknown {
  checkTransform("hessian", fn, options);
  const inner = jacrev(fn, options) as (...args: never[]) => unknown;
  return (...args) => {
    try {
      return jacfwd(inner, options)(...args);
    } catch (error) {
      // Reverse mode twice where an operator has no forward derivative.
      if (!(error instanceof NoForwardDerivative)) throw error;
      return jacrev(inner, options)(...args);
    }
  };
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
