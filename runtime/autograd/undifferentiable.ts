// What autograd does for operators that have a backend kernel but no derivative: it records a node that throws in backward.

import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { autogradHi, inplaceOrViewHi } from "../dispatch/keys.js";
import { Library } from "../dispatch/library.js";
import { local } from "../dispatch/local.js";
import { type OperatorEntry, registrationId } from "../dispatch/operator-entry.js";
import { edgesOf, setHistory } from "./history.js";
import { requiresGrad } from "./meta.js";
import { Node, notImplementedRule } from "./node.js";
import { state } from "./state.js";

const compositeId = registrationId("CompositeImplicitAutograd")!;

function tensorsIn(values: readonly unknown[]): Tensor[] {
  return values.flatMap((value) => (Array.isArray(value) ? tensorsIn(value) : isTensor(value) ? [value] : []));
}

/** Autograd's fallback. C10 falls through here, and the gradient is lost in silence. */
function recordNoDerivative(op: OperatorEntry, keys: KeySet, stack: unknown[]): void {
  const count = op.schema.arguments.length;
  const inputs = state.gradEnabled ? tensorsIn(stack.slice(stack.length - count)).filter(requiresGrad) : [];
  const below = stack.length - count;
  const next = new KeySet(keys.lo, keys.hi & ~autogradHi);
  // A composite is recorded by what it calls; in-place operators and views need ADInplaceOrView below.
  if (inputs.length === 0 || op.kernels.has(compositeId)) {
    op.dispatcher.redispatchBoxed(op, next, stack);
    return;
  }
  const node = new Node(notImplementedRule(op.name), edgesOf(inputs), null);
  const { keepHi } = local;
  local.keepHi = keepHi & ~(op.schema.kind === "functional" ? autogradHi | inplaceOrViewHi : autogradHi);
  try {
    op.dispatcher.redispatchBoxed(op, next, stack);
  } finally {
    local.keepHi = keepHi;
  }
  for (const output of tensorsIn(stack.slice(below))) setHistory(output, node as Node);
}

once("autograd.undifferentiable", () =>
  new Library(dispatcher, "_", "IMPL", "Autograd", "runtime/autograd/undifferentiable.ts").fallback(
    boxed(recordNoDerivative),
  ),
);
