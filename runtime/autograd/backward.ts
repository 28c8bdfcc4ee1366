// backward and grad: from tensors and options to a run of the engine.

import { isComplexCode } from "../core/dtype.js";
import { writeElement } from "../core/elements.js";
import { ArgumentError, AutogradError, ShapeError } from "../core/errors.js";
import { formatShape, sameShape } from "../core/shape.js";
import { allocateCode, assertOwnTensor, brandOf, describe, type Tensor } from "../core/tensor.js";
import { defaultIncludedHi, defaultIncludedLo } from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import { run } from "./engine.js";
import { edgeOf, isLeaf, retainGrad } from "./history.js";
import { requiresGrad } from "./meta.js";
import { type Edge, type Gradient, Node, rule } from "./node.js";
import { operators } from "./operators.js";
import { state } from "./state.js";

export interface BackwardOptions {
  /** Keep what the graph saved, for another backward pass. As `createGraph` unless given. */
  readonly retainGraph?: boolean | undefined;
  /** Record the backward pass, so that gradients can be differentiated again. */
  readonly createGraph?: boolean | undefined;
  /** Accumulate into these only; results among them keep their gradient from then on, as with `retainGrad`. */
  readonly inputs?: Tensor | readonly Tensor[] | undefined;
}

export interface GradOptions {
  /** Gradients of the outputs; null or absent for ones, where the output is a single element. */
  readonly gradOutputs?: Tensor | null | readonly (Tensor | null)[] | undefined;
  /** Keep what the graph saved, for another backward pass. As `createGraph` unless given. */
  readonly retainGraph?: boolean | undefined;
  /** Record the backward pass, so that gradients can be differentiated again. */
  readonly createGraph?: boolean | undefined;
  /** Give null for inputs that the outputs do not depend on, instead of throwing. */
  readonly allowUnused?: boolean | undefined;
}

const backwardOptionNames = ["retainGraph", "createGraph", "inputs"];
const gradOptionNames = ["gradOutputs", "retainGraph", "createGraph", "allowUnused"];

function checkOptions(options: object, known: readonly string[], what: string): void {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw new ArgumentError(`${what}: unknown option '${name}'; there are ${known.map((n) => `'${n}'`).join(", ")}`);
    }
  }
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** The gradients to start with: those given, ones for outputs of one element without. */
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

function startGradient(output: Tensor, grad: Gradient, i: number, caller: string, option: string): Gradient {
  if (grad !== null) {
    if (brandOf(grad) === undefined) {
      throw new ArgumentError(
        `${caller}: \`${option}\` must be a Tensor or null, got ${describe(grad)}; options come after it`,
      );
    }
    assertOwnTensor(grad, option);
    if (!sameShape(grad.shape, output.shape)) {
      throw new ShapeError(
        `${caller}: the gradient for output ${i} has shape ${formatShape(grad.shape)}, the output has ${formatShape(output.shape)}`,
      );
    }
    if (isComplexCode(grad.dtypeCode) !== isComplexCode(output.dtypeCode)) {
      throw new ArgumentError(
        `${caller}: the gradient for output ${i} has dtype ${grad.dtype}, the output has ${output.dtype}`,
      );
    }
    return grad;
  }
  if (!requiresGrad(output)) return null;
  if (output.numel !== 1) {
    throw new AutogradError(
      `${caller}: a gradient is made up (ones) only for outputs of one element, and output ${i} has shape ` +
        `${formatShape(output.shape)}. Pass its gradient as '${option}', or reduce it first (sum, mean).`,
    );
  }
  return onesLike(output);
}

/** Ones for an output of one element. On the CPU, with no layer that wants to see operators, they are simply written. */
function onesLike(output: Tensor): Tensor {
  const plain = local.includedHi === defaultIncludedHi && local.includedLo === defaultIncludedLo;
  if (!plain || output.storage.device !== "cpu" || state.forward !== null) {
    return operators.ones_like(output, null, null, null, null, "preserve_format");
  }
  const ones = allocateCode(output.shape, output.dtypeCode);
  writeElement(ones.storage, ones.dtypeCode, ones.offset, 1);
  return ones;
}

function rootEdges(outputs: readonly Tensor[], caller: string): Edge[] {
  const edges = new Array<Edge>(outputs.length);
  for (let i = 0; i < outputs.length; i++) {
    const edge = edgeOf(outputs[i]!);
    if (edge === null) {
      throw new AutogradError(
        `${caller}: output ${i} does not require grad and has no gradFn: no input that requires grad led to it, or ` +
          "it was computed under noGrad or from detached tensors.",
      );
    }
    edges[i] = edge;
  }
  return edges;
}

/** Stands for an input that no graph leads to. */
const nowhere: Edge = /* @__PURE__ */ new Node(/* @__PURE__ */ rule({ name: "Nowhere", backward: () => [] }), [], null);

const noOptions: BackwardOptions = {};
const ungiven: readonly null[] = [null];

/**
 * Computes the gradients of `outputs` with respect to all leaves that require grad, and adds them to their `grad`.
 * @param gradient the gradients of the outputs; may be left out (or null) for outputs of one element
 * @throws AutogradError if an output does not require grad, a gradient is missing, or the graph was used up
 * @throws ShapeError if a gradient has not the shape of its output
 */
export function backward(
  outputs: Tensor | readonly Tensor[],
  gradient?: Tensor | null | readonly (Tensor | null)[],
  options: BackwardOptions = noOptions,
): void {
  if (options !== noOptions) checkOptions(options, backwardOptionNames, "backward");
  const wanted = options.inputs === undefined ? null : listOf(options.inputs);
  if (wanted?.length === 0) throw new ArgumentError("backward: 'inputs' is empty; leave it out for all leaves");
  const tensors = listOf(outputs);
  for (let i = 0; i < tensors.length; i++) assertOwnTensor(tensors[i], "outputs");
  const given =
    gradient !== undefined && gradient !== null
      ? listOf(gradient)
      : tensors.length === 1
        ? ungiven
        : tensors.map(() => null);
  const gradients = startGradients(tensors, given, "backward", "gradient");
  const roots = rootEdges(tensors, "backward");
  const createGraph = options.createGraph ?? false;
  let inputs: Edge[] | null = null;
  if (wanted !== null) {
    inputs = wanted.map((input, i) => {
      assertOwnTensor(input, "inputs");
      const edge = wantedEdge("backward", i, input);
      if (edge !== nowhere && !isLeaf(input)) retainGrad(input);
      return edge;
    });
  }
  run(roots, gradients, { retainGraph: options.retainGraph ?? createGraph, createGraph, inputs, capture: false });
}

function wantedEdge(caller: string, i: number, input: Tensor): Edge {
  const edge = edgeOf(input);
  if (edge !== null) return edge;
  // A view made under noGrad of a tensor that requires grad does too, but no gradient comes by it.
  if (requiresGrad(input)) return nowhere;
  throw noGradInput(caller, i, input);
}

function noGradInput(caller: string, i: number, input: Tensor): AutogradError {
  return new AutogradError(
    `${caller}: input ${i} (${describe(input)}) does not require grad. ` +
      "Set requiresGrad = true on it before the outputs are computed.",
  );
}

/**
 * The gradients of `outputs` with respect to `inputs`, summed over the outputs. Touches no `grad`.
 * @returns one gradient for each input, in order; null only with `allowUnused`
 * @throws AutogradError if an input does not require grad or was not used, or the graph was used up
 */
export function grad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions & { readonly allowUnused: true },
): (Tensor | null)[];
export function grad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options?: GradOptions & { readonly allowUnused?: false | undefined },
): Tensor[];
export function grad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options?: GradOptions,
): (Tensor | null)[];
export function grad(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions = {},
): (Tensor | null)[] {
  checkOptions(options, gradOptionNames, "grad");
  const tensors = listOf(outputs);
  const wanted = listOf(inputs);
  for (const tensor of tensors) assertOwnTensor(tensor, "outputs");
  for (const tensor of wanted) assertOwnTensor(tensor, "inputs");
  const { gradOutputs } = options;
  const given = gradOutputs === undefined || gradOutputs === null ? tensors.map(() => null) : listOf(gradOutputs);
  const gradients = startGradients(tensors, given, "grad", "gradOutputs");
  const roots = rootEdges(tensors, "grad");
  if (wanted.length === 0) throw new ArgumentError("grad: 'inputs' is empty");
  const edges = wanted.map((input, i) => wantedEdge("grad", i, input));
  const createGraph = options.createGraph ?? false;
  const results = run(roots, gradients, {
    retainGraph: options.retainGraph ?? createGraph,
    createGraph,
    inputs: edges,
    capture: true,
  });
  if (options.allowUnused !== true) {
    results.forEach((result, i) => {
      if (result === null) {
        throw new AutogradError(
          `grad: input ${i} (${describe(wanted[i])}) was not used in computing the outputs. ` +
            "Pass allowUnused: true to get null for it.",
        );
      }
    });
  }
  return results;
}
