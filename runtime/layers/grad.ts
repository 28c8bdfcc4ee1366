// The gradient of a function as a function: grad and gradAndValue, which nest in one another and in vmap.

import { detach, zeros_like } from "../../generated/operators.js";
import { type ForEachInput, type GradOptions, grad as gradOf } from "../autograd/backward.js";
import { type GradientLevel, inGradientLevel } from "../autograd/gradient-level.js";
import { isDifferentiableCode, metaOf, requiresGrad } from "../autograd/meta.js";
import { state } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { ArgumentError, DTypeError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { assertFunction, refuseDeferredResult } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { mapTensors, type TreeSpec, treeFlatten, treeUnflatten } from "../modes/tree.js";

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

export const gradOptionNames: readonly string[] = ["argnums", "hasAux"] satisfies (keyof GradTransformOptions)[];

/** The positions that `argnums` names, from 0 on. */
export function positions(caller: string, argnums: unknown, count: number): readonly number[] {
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
export interface Differentiated {
  readonly leaves: readonly Tensor[];
  readonly spec: TreeSpec;
}

/** The arguments at a level: tensors of those that are differentiated as leaves that require gradients. */
export function enter(
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
        throw new ArgumentError(`${caller}: ${which} is differentiated and is not a tensor: ${describe(leaf)}`);
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

export function requireGradients(list: readonly Differentiated[]): void {
  for (const { leaves } of list) for (const leaf of leaves) metaOf(leaf).requiresGrad = true;
}

/** `[value, aux]` of what a function returned. */
export function withAux(caller: string, result: unknown, hasAux: boolean): readonly [value: unknown, aux: unknown] {
  refuseDeferredResult(result, caller);
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
export function gradients(
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

/** The gradients that a level's transform returns: its last pass, which is recorded by the levels around alone. */
function lastGradients(level: GradientLevel, output: Tensor, leaves: readonly Tensor[]): readonly Tensor[] {
  state.lastPass = level;
  try {
    return gradients([output], leaves, null);
  } finally {
    state.lastPass = null;
  }
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
    const leaves = differentiated.flatMap((one) => one.leaves);
    const found = [...lastGradients(level, output, leaves)];
    const trees = differentiated.map(({ leaves, spec }) => treeUnflatten(spec, found.splice(0, leaves.length)));
    const out = (result: unknown): unknown => mapTensors(result, (tensor) => level.unwrap(tensor));
    return { gradients: out(Array.isArray(argnums) ? trees : trees[0]), value: out(output), aux: out(aux) };
  });
}

export function checkTransform(caller: string, fn: unknown, options: GradTransformOptions): void {
  assertFunction(fn, caller);
  checkOptions(caller, options, gradOptionNames);
  if (options.hasAux !== undefined && typeof options.hasAux !== "boolean")
    throw new ArgumentError(`${caller}: hasAux is a boolean, got ${describe(options.hasAux)}`);
}

/**
 * The gradients of `outputs` with respect to `inputs`, summed over the outputs. Leaves every `grad` alone.
 * @returns one gradient for each input, in order; null only with `allowUnused`
 * @throws AutogradError if an input does not require grad or was not used, or the graph has been freed
 */
export function grad<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options: GradOptions & { readonly allowUnused: true },
): ForEachInput<I, Tensor | null>;
export function grad<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options?: GradOptions & { readonly allowUnused?: false | undefined },
): ForEachInput<I, Tensor>;
export function grad<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options?: GradOptions,
): ForEachInput<I, Tensor | null>;
/**
 * The function that returns the gradient of `fn`: `grad(fn)(...args)`, with the structure of the argument at `argnums`, with `hasAux` `[gradient, aux]`.
 * It may be nested, and mapped: `vmap(grad(fn))` gives a gradient for each example.
 * @param fn returns a tensor of one element, with `hasAux` `[tensor, aux]`
 * @throws ArgumentError, when it is called, for a result of several elements and for arguments that are no tensors; DTypeError for those that have no
 * gradients; UnsupportedError where `fn` writes into a tensor that it captured
 */
export function grad<A extends readonly unknown[], Aux, const N extends number | readonly number[] = 0>(
  fn: (...args: A) => readonly [Tensor, Aux],
  options: GradTransformOptions<N> & { readonly hasAux: true },
): (...args: A) => [gradient: ForArguments<A, N>, aux: Aux];
export function grad<A extends readonly unknown[], const N extends number | readonly number[] = 0>(
  fn: (...args: A) => Tensor,
  options?: GradTransformOptions<N> & { readonly hasAux?: false | undefined },
): (...args: A) => ForArguments<A, N>;
export function grad(outputs: unknown, inputs?: unknown, options?: unknown): unknown {
  if (typeof outputs === "function") return gradTransform(outputs as never, inputs as GradTransformOptions | undefined);
  return gradOf(outputs as Tensor, inputs as Tensor, options as GradOptions | undefined);
}

function gradTransform(
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
