// What the errors of runtime/autograd say.

import type { Node } from "../autograd/node.js";
import type { SavedTensor } from "../autograd/saved.js";
import { state } from "../autograd/state.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { describe } from "../core/tensor.js";

type Sizes = readonly number[];

/** The node whose rule made a gradient; null for one that the caller gave. */
type Origin = { readonly name: string } | null;

function complaint(from: Origin, place: number): string {
  return from === null
    ? `invalid gradient at index ${place}`
    : `${from.name} returned an invalid gradient at index ${place}`;
}

/** Name of the field of `node.saved` that holds `saved`. */
function fieldOf(node: Node, saved: SavedTensor): string | null {
  const fields = node.saved as Record<string, unknown> | null;
  if (typeof fields !== "object" || fields === null) return null;
  for (const [name, value] of Object.entries(fields)) {
    if (value === saved || (Array.isArray(value) && value.includes(saved))) return name;
  }
  return null;
}

export const autogradMessages = {
  gradientShape: (from: Origin, place: number, got: Sizes, wanted: Sizes) =>
    `${complaint(from, place)}: it has shape ${formatShape(got)}, which does not sum to ${formatShape(wanted)}`,
  gradientDType: (from: Origin, place: number, got: string, wanted: string) =>
    `${complaint(from, place)}: expected dtype ${wanted} but got ${got}`,
  gradientDevice: (from: Origin, place: number, got: string, wanted: string) =>
    `${complaint(from, place)}: expected device ${wanted} but got ${got}`,
  gradientCount: (node: Node, got: number) =>
    `${node.name} returned ${got} gradients; it has ${node.edges.length} differentiable inputs`,
  leafBecameResult: (dtype: string, shape: Sizes) =>
    `a leaf (${dtype} ${formatShape(shape)}) has become a result since the graph was recorded: it stopped ` +
    "requiring grad and was then changed in place by a recorded operator. Its gradient has nowhere to go.",

  passOption: (caller: string, name: string, known: readonly string[]) =>
    `${caller}: unknown option '${name}'; there are ${known.map((n) => `'${n}'`).join(", ")}`,
  gradientIsNoTensor: (caller: string, option: string, got: unknown) =>
    `${caller}: \`${option}\` must be a Tensor or null, got ${describe(got)}; options come after it`,
  startShape: (caller: string, output: number, got: Sizes, wanted: Sizes) =>
    `${caller}: the gradient for output ${output} has shape ${formatShape(got)}, the output has ${formatShape(wanted)}`,
  startDType: (caller: string, output: number, got: string, wanted: string) =>
    `${caller}: the gradient for output ${output} has dtype ${got}, the output has ${wanted}`,
  startMissing: (caller: string, output: number, shape: Sizes, option: string) =>
    `${caller}: a gradient is made up (ones) only for outputs of one element, and output ${output} has shape ` +
    `${formatShape(shape)}. Pass its gradient as '${option}', or reduce it first (sum, mean).`,
  outputWithoutGrad: (caller: string, output: number) =>
    `${caller}: output ${output} does not require grad and has no gradFn: no input that requires grad led to it, or ` +
    "it was computed under noGrad or from detached tensors.",

  returnedLeaf: (node: Node) =>
    `${node.name}: the operator returned its input itself, a leaf that requires grad, which would be a result now. ` +
    "Its kernel must return a new tensor (an alias).",
  leafChangedInPlace: () =>
    "a leaf that requires grad is changed in place while recording: its gradient could not be told from that of " +
    "its old value. Work on a clone, or make the change under noGrad.",
  inferenceChangedInPlace: () =>
    "a tensor made in inference mode is changed in place outside of it, where its changes are not counted. " +
    "Clone it: the clone can be changed.",
  viewIsInput: () => "a view operator returned its input itself; it must return a new tensor over the same memory",
  noFormula: (operator: string, argument: string) =>
    `the derivative of ${operator} with respect to '${argument}' is not implemented, and it requires grad. ` +
    `Detach it, or add a formula for '${argument}' in derivatives.yaml.`,
  outRequiresGrad: (operator: string) =>
    `${operator}(): the form with out= does not record, but one of its arguments requires grad. ` +
    "Use the form without out, or call it under noGrad.",

  inferenceSaved: () =>
    "a tensor made in inference mode cannot be saved for backward. Clone it outside inferenceMode: the clone can.",
  backwardTwice: (node: Node) =>
    `${node.name} has to run a second time, but the tensors it saved were let go by the first backward() or grad(). ` +
    "Pass retainGraph: true to every call but the last, or compute the graph anew.",
  notSaved: (node: Node) => `${node.name} asks for a tensor that its forward call did not save; please report this`,
  savedChanged(node: Node, version: number, now: number, tensor: Tensor, saved: SavedTensor): string {
    const field = fieldOf(node, saved);
    const edge = (saved.more as Node | null) ?? (tensor.autograd?.leaf === false ? tensor.autograd.edge : null);
    const origin = edge === null ? "" : `, output ${edge.index} of ${edge.node.name}`;
    const hint =
      state.anomaly !== null
        ? "The stack above shows the forward call; the change came after it."
        : "Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.";
    return (
      "a tensor needed for the gradient has been changed by an in-place operation: " +
      `${node.name} saved ${field === null ? "a tensor" : `'${field}'`} (${tensor.dtype} ${formatShape(tensor.shape)}${origin}) ` +
      `at version ${version}, and it is at version ${now} now. ${hint}`
    );
  },

  requiresGradType: (got: unknown) => `requiresGrad is true or false, got ${describe(got)}`,
  requiresGradOfResult: () =>
    "requiresGrad can be set to false on leaves only, and this tensor is a result of a recorded operator. " +
    "For a tensor without history use x.detach().",
  requiresGradDType: (dtype: string) =>
    `only tensors of floating-point dtype can require gradients; this one is ${dtype}`,
  requiresGradInference: () =>
    "requiresGrad = true on a tensor made in inference mode: outside inferenceMode it cannot take part in recording. " +
    "Clone it: the clone can.",
  ownGradient: () => "a tensor cannot be its own gradient",
  gradDType: (wanted: string, got: string) => `the gradient of a ${wanted} tensor must be ${wanted}, got ${got}`,
  gradDevice: (wanted: string, got: string) =>
    `the gradient of a tensor on ${wanted} must be there too, got one on ${got}`,
  gradShape: (wanted: Sizes, got: Sizes) =>
    `the gradient of a tensor of shape ${formatShape(wanted)} must have that shape, got ${formatShape(got)}`,

  passesNest: () =>
    "the call stack is full: each backward pass runs inside the backward of another. Let them follow one another, or " +
    "compute the inner gradients beforehand.",
  asyncCallback: (name: string) =>
    `${name} got an async callback. Its mode is state of the program and ends when the callback returns, which is at ` +
    "the first await: what follows would run outside the mode, and what others run meanwhile inside it. " +
    `Await first, then call ${name} around the synchronous part.`,
  operatorAbsent: (name: string) =>
    `autograd needs the operator ${name}, which is not installed. Import the package's entry (generated/index), ` +
    "or call installAutogradOperators with this operator's stub.",
};
