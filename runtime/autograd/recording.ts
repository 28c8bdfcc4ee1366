// Autograd kernels and rules of selections: factories for what most operators share, in place of the whole package's
// individual functions.

import type { Tensor } from "../core/tensor.js";
import type { Cell, Kernel, Operator } from "../dispatch/operator.js";
import { isGradEnabled } from "./grad-mode.js";
import { asView, checkInplace, edgeOf, rebaseHistory, replaceHistory, setHistory } from "./history.js";
import { requiresGrad } from "./meta.js";
import { type Gradient, Node, type Rule } from "./node.js";
import { afterGradient, afterViews, belowGradient, belowViews, callBelow, named } from "./written.js";

/**
 * Builds the autograd kernel of an operator with one differentiable result: records a node of the rule if one of the tensors
 * at `inputs` requires grad, runs the operator below autograd, sets the result's history.
 * @param save saves what the rule needs of the arguments
 * @param late saves what it needs of the result, once that has its history
 */
type Recording = <F extends Kernel, S>(
  op: Operator<F>,
  rule: Rule<S>,
  inputs: readonly number[],
  save?: ((...args: Parameters<F>) => S) | null,
  late?: (node: Node<S>, result: Tensor) => void,
) => Cell<F>;

function recordingWith(guard: number, inPlace: boolean, setHistoryOf: (result: Tensor, node: Node) => void): Recording {
  return (op, rule, inputs, save, late) =>
    named(
      (...args: unknown[]) => {
        const given = inputs.map((at) => args[at] as Tensor | null);
        const isRecorded = isGradEnabled() && given.some(requiresGrad);
        // What refuses to be written to is not copied before.
        if (inPlace) checkInplace(args[0] as Tensor, isRecorded);
        const node = isRecorded
          ? new Node(rule as Rule, given.map(edgeOf), save ? save(...(args as Parameters<typeof save>)) : null)
          : null;
        const result = callBelow(op as unknown as Operator, args, guard, afterGradient) as Tensor;
        if (node !== null) {
          setHistoryOf(result, node);
          late?.(node as Parameters<typeof late>[0], result);
        }
        return result;
      },
      op.name,
      "autograd",
    );
}

/** For operators that create a new tensor. */
export const recording: Recording = recordingWith(belowViews, false, setHistory);
/** For operators whose result is a view of an argument. */
export const recordingView: Recording = recordingWith(belowGradient, false, setHistory);
/** For operators that write into their first argument. */
export const recordingWrite: Recording = recordingWith(belowGradient, true, rebaseHistory);
/** For operators that change the geometry of their first argument. */
export const recordingViewChange: Recording = recordingWith(belowGradient, true, replaceHistory);

/** The ADInplaceOrView kernel of an operator whose result is a view of its first argument. */
export function viewing<F extends Kernel>(op: Operator<F>): Cell<F> {
  return named(
    (...args: unknown[]) =>
      asView(args[0] as Tensor, callBelow(op as unknown as Operator, args, belowViews, afterViews) as Tensor),
    op.name,
    "inplaceOrView",
  );
}

/** One formula for each input of the operator. */
export function gradients<S>(
  name: string,
  ...formulas: readonly ((grad: Tensor, saved: S, node: Node<S>) => Gradient)[]
): Rule<S> {
  return {
    name,
    backward: (node, [grad], needs) =>
      formulas.map((formula, i) => (grad && needs[i] ? formula(grad, node.saved, node) : null)),
    release: letGo,
  };
}

/** Frees the saved tensors (the values with a `more` field) of a node. */
function letGo(saved: unknown): void {
  const fields = saved as Record<string, { readonly more?: unknown } | null> | null;
  for (const name in fields) if (fields[name]?.more !== undefined) fields[name] = null;
}
