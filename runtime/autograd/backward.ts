// backward and grad: from tensors and options to a run of the engine.

import { describe } from "../core/describe.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { assertOwnTensor, isTensor, type Tensor } from "../core/tensor.js";
import { run } from "./engine.js";
import { isLeaf } from "./history.js";
import type { Edge, Gradient } from "./node.js";
import { nowhere, PrunedPass, wantedEdge } from "./pruning.js";
import {
  type BackwardOptions,
  backwardOptionNames,
  noOptions,
  passOptions,
  rootEdge,
  type Start,
  startGradient,
} from "./start.js";
import { backwardForInputs, levelRefusal, state, vectorized } from "./state.js";

export type { BackwardOptions } from "./start.js";

export interface GradOptions {
  /** Gradients of the outputs; null or absent for ones, where the output is a single element. */
  readonly gradOutputs?: Tensor | null | readonly (Tensor | null)[] | undefined;
  /** Keep the saved tensors of the graph for another backward pass. Defaults to `createGraph`. */
  readonly retainGraph?: boolean | undefined;
  /** Record the backward pass, so that gradients can be differentiated again. */
  readonly createGraph?: boolean | undefined;
  /** Return null for inputs that the outputs do not depend on, instead of throwing. */
  readonly allowUnused?: boolean | undefined;
  /** Whether `gradOutputs` have a further first dimension: the pass runs once for all of its rows, and the gradients have it, too. */
  readonly isGradsBatched?: boolean | undefined;
}

export const gradOptionNames: readonly string[] = [
  "gradOutputs",
  "retainGraph",
  "createGraph",
  "allowUnused",
  "isGradsBatched",
] satisfies (keyof GradOptions)[];

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** The gradients to start with: the given ones, or ones for outputs of one element. */
function startGradients(
  outputs: readonly Tensor[],
  given: readonly (Tensor | null | undefined)[],
  caller: string,
  option: string,
): Gradient[] {
  if (given.length !== outputs.length) {
    throw new ArgumentError(
      `${caller}: ${given.length} gradients for ${outputs.length} outputs; give one for each, or null`,
    );
  }
  const gradients = new Array<Gradient>(outputs.length);
  for (let i = 0; i < outputs.length; i++)
    gradients[i] = startGradient(outputs[i]!, given[i] ?? null, i, caller, option);
  return gradients;
}

function rootEdges(outputs: readonly Tensor[], caller: string): Edge[] {
  const edges = new Array<Edge>(outputs.length);
  for (let i = 0; i < outputs.length; i++) edges[i] = rootEdge(outputs[i]!, i, caller);
  return edges;
}

const ungiven: readonly null[] = [null];

/**
 * Computes the gradients of `outputs` with respect to all leaves that require grad, and adds them to their `grad`.
 * @param gradient the gradients of the outputs; may be omitted (or null) for outputs of one element
 * @throws AutogradError if an output does not require grad, a gradient is missing, or the graph has been freed
 * @throws ShapeError if a gradient's shape differs from its output's
 */
export function backward(
  outputs: Tensor | readonly Tensor[],
  gradient?: Tensor | null | readonly (Tensor | null)[],
  options: BackwardOptions = noOptions,
): void {
  const start = beginBackward(outputs, gradient, options, "backward");
  run(start.roots, start.gradients, start.options);
}

/** Checks the arguments of `backward`, and prepares its pass. */
export function beginBackward(
  outputs: Tensor | readonly Tensor[],
  gradient: Tensor | null | undefined | readonly (Tensor | null)[],
  options: BackwardOptions,
  caller: string,
): Start {
  if (options !== noOptions) checkOptions(caller, options, backwardOptionNames);
  const wanted = options.inputs === undefined ? null : listOf(options.inputs);
  if (wanted?.length === 0) throw new ArgumentError(`${caller}: 'inputs' is empty; leave it out for all leaves`);
  const tensors = listOf(outputs);
  for (let i = 0; i < tensors.length; i++) {
    assertOwnTensor(tensors[i], "outputs");
    levelRefusal.installed?.(tensors[i]!, `${caller}()`);
  }
  const given =
    gradient !== undefined && gradient !== null
      ? listOf(gradient)
      : tensors.length === 1
        ? ungiven
        : tensors.map(() => null);
  const gradients = startGradients(tensors, given, caller, "gradient");
  const roots = rootEdges(tensors, caller);
  const edges = wanted?.map((input, i) => {
    assertOwnTensor(input, "inputs");
    const edge = wantedEdge(caller, i, input);
    if (edge !== nowhere && !isLeaf(input)) input.retainGrad();
    return edge;
  });
  const pruning = edges === undefined ? null : new PrunedPass(edges, false);
  return { roots, gradients, options: passOptions(options, pruning) };
}

/** Installs `backward` with `inputs` for the method of tensors. */
export function installInputs(): void {
  backwardForInputs.install(backward);
}

/** A list with one item for each input: of one where a tensor is given, otherwise as long as the list of inputs. */
export type ForEachInput<I, G> = I extends readonly unknown[] ? { -readonly [K in keyof I]: G } : [G];

/**
 * The gradients of `outputs` with respect to `inputs`, summed over the outputs. Leaves every `grad` alone.
 * @returns one gradient for each input, in order; null only with `allowUnused`. The public function, in layers/grad.ts, says so by its types
 * @throws AutogradError if an input does not require grad or was not used, or the graph has been freed
 */
export function grad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions = {},
): readonly (Tensor | null)[] {
  checkOptions("grad", options, gradOptionNames);
  const { isGradsBatched } = options;
  if (isGradsBatched !== undefined && typeof isGradsBatched !== "boolean")
    throw new ArgumentError(`grad: isGradsBatched is a boolean, got ${describe(isGradsBatched)}`);
  if (isGradsBatched === true) return batchedGradients(outputs, inputs, options);
  const { start, results } = beginGrad(outputs, inputs, options, "grad");
  run(start.roots, start.gradients, start.options);
  return results();
}

/** Prepares the pass of `grad`, whose options were checked: what it begins with, and what gives its results when it has ended. */
export function beginGrad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions,
  caller: string,
): { readonly start: Start; readonly results: () => readonly (Tensor | null)[] } {
  const tensors = listOf(outputs);
  const wanted = listOf(inputs);
  for (const tensor of tensors) assertOwnTensor(tensor, "outputs");
  for (const tensor of wanted) assertOwnTensor(tensor, "inputs");
  const { gradOutputs } = options;
  const given = gradOutputs === undefined || gradOutputs === null ? tensors.map(() => null) : listOf(gradOutputs);
  const gradients = startGradients(tensors, given, caller, "gradOutputs");
  const roots = rootEdges(tensors, caller);
  if (wanted.length === 0) throw new ArgumentError(`${caller}: 'inputs' is empty`);
  const edges = wanted.map((input, i) => wantedEdge(caller, i, input));
  const pruning = new PrunedPass(edges, true);
  // Inside a transform the gradient may be differentiated again: one that is not recorded would be a constant there.
  const createGraph = options.createGraph ?? (state.transforms > 0 && state.gradEnabled);
  const results = (): readonly (Tensor | null)[] => {
    const found = pruning.results!;
    if (options.allowUnused !== true) {
      found.forEach((result, i) => {
        if (result === null) {
          throw new AutogradError(
            `${caller}: input ${i} (${describe(wanted[i])}) was not used in computing the outputs. ` +
              "Pass allowUnused: true to get null for it.",
          );
        }
      });
    }
    return found;
  };
  return { start: { roots, gradients, options: passOptions({ ...options, createGraph }, pruning) }, results };
}

/** The gradients for each row of the gradients of the outputs. @throws ArgumentError unless all of these are tensors with the same number of rows */
function batchedGradients(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions,
): readonly (Tensor | null)[] {
  const tensors = listOf(outputs);
  const given = listOf<Tensor | null>(options.gradOutputs ?? []);
  if (given.length !== tensors.length)
    throw new ArgumentError(
      `grad: isGradsBatched needs the gradient of each output in 'gradOutputs': got ${given.length} for ${tensors.length}`,
    );
  for (const [i, one] of given.entries()) {
    const { shape } = tensors[i]!;
    if (isTensor(one) && one.shape.length === shape.length + 1 && sameShape(one.shape.slice(1), shape)) continue;
    throw new ArgumentError(
      `grad: with isGradsBatched gradient ${i} in 'gradOutputs' must have the shape of output ${i} after a dimension of rows: ` +
        `[rows${shape.map((size) => `, ${size}`).join("")}], got ${isTensor(one) ? formatShape(one.shape) : describe(one)}`,
    );
  }
  const rows = given as readonly Tensor[];
  const counts = new Set(rows.map(({ shape }) => shape[0]));
  if (counts.size > 1)
    throw new ArgumentError(
      `grad: with isGradsBatched all gradients in 'gradOutputs' must have the same number of rows, got ${[...counts].join(" and ")}`,
    );
  let found: readonly (Tensor | null)[] = [];
  const batched = vectorized.get()((...one) => {
    found = grad(outputs, inputs, { ...options, gradOutputs: one, isGradsBatched: false });
    return found.filter((gradient) => gradient !== null);
  }, rows);
  let next = 0;
  return found.map((gradient) => (gradient === null ? null : batched[next++]!));
}
