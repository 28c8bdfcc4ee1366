// The start of a backward pass: options, the edge of an output, the initial gradient; and the pass from one output to all leaves.

import { describe } from "../core/describe.js";
import { isComplexCode } from "../core/dtype.js";
import { writeElement } from "../core/elements.js";
import { ArgumentError, AutogradError, ShapeError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { allocateCode, assertOwnTensor, brandOf, type Tensor } from "../core/tensor.js";
import { defaultIncludedHi, defaultIncludedLo } from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import { type Pruning, type RunOptions, run } from "./engine.js";
import { edgeOf } from "./history.js";
import { requiresGrad } from "./meta.js";
import type { Edge, Gradient } from "./node.js";
import { operators } from "./operators.js";
import { backwardForInputs, state } from "./state.js";

export interface BackwardOptions {
  /** Keep the saved tensors of the graph for another backward pass. Defaults to `createGraph`. */
  readonly retainGraph?: boolean | undefined;
  /** Record the backward pass, so that gradients can be differentiated again. */
  readonly createGraph?: boolean | undefined;
  /** Accumulate into these only; results among them retain their gradient from then on, as with `retainGrad`. */
  readonly inputs?: Tensor | readonly Tensor[] | undefined;
}

/** All that a pass begins with. */
export interface Start {
  readonly roots: readonly Edge[];
  readonly gradients: readonly Gradient[];
  readonly options: RunOptions;
}

export const noOptions: BackwardOptions = {};
export const backwardOptionNames: readonly string[] = ["retainGraph", "createGraph", "inputs"];

/** The options of a pass, with defaults filled in. */
export function passOptions(options: BackwardOptions, pruning: Pruning | null): RunOptions {
  const createGraph = options.createGraph ?? false;
  return { retainGraph: options.retainGraph ?? createGraph, createGraph, pruning };
}

/** The gradient given for an output, or ones. */
export function startGradient(output: Tensor, grad: Gradient, i: number, caller: string, option: string): Gradient {
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

/** Ones for an output of one element. On the CPU, with no layer that observes operators, they are written directly. */
function onesLike(output: Tensor): Tensor {
  const plain = local.includedHi === defaultIncludedHi && local.includedLo === defaultIncludedLo;
  if (!plain || output.storage.device !== "cpu" || output.storage.isWrapper || state.forward !== null) {
    return operators.ones_like(output, null, null, null, null, "preserve_format");
  }
  const ones = allocateCode(output.shape, output.dtypeCode);
  writeElement(ones.storage, ones.dtypeCode, ones.offset, 1);
  return ones;
}

/** Where the gradient of an output goes. */
export function rootEdge(output: Tensor, i: number, caller: string): Edge {
  const edge = edgeOf(output);
  if (edge === null)
    throw new AutogradError(
      `${caller}: output ${i} does not require grad and has no gradFn: no input that requires grad led to it, or ` +
        "it was computed under noGrad or from detached tensors.",
    );
  return edge;
}

/**
 * The implementation of `tensor.backward`. Several gradients and `inputs` are for `backward`, which small programs need
 * not include.
 */
export function backwardFrom(
  output: Tensor,
  gradient: Tensor | null = null,
  options: BackwardOptions = noOptions,
): void {
  if (options !== noOptions) checkOptions("backward", options, backwardOptionNames);
  assertOwnTensor(output, "outputs");
  if (options.inputs !== undefined || Array.isArray(gradient)) {
    backwardForInputs.get()(output, gradient, options);
    return;
  }
  const gradients = [startGradient(output, gradient, 0, "backward", "gradient")];
  run([rootEdge(output, 0, "backward")], gradients, passOptions(options, null));
}
