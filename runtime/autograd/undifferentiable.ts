// Operators that have a backend kernel but no derivative record a node that throws in backward.

import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { pushResults } from "../dispatch/boxing.js";
import { compositeGradientAt, compositeOf, gradientText } from "../dispatch/composite-gradient.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { BoxedKernel, type KernelRecord } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { autogradHi, inplaceOrViewHi } from "../dispatch/keys.js";
import { Library } from "../dispatch/library.js";
import { local } from "../dispatch/local.js";
import { activeKeys, type OperatorEntry } from "../dispatch/operator-entry.js";
import { slot } from "../dispatch/slots.js";
import { grad } from "./backward.js";
import { AutogradFunction } from "./custom-function.js";
import { forbidTangents } from "./forward.js";
import { enableGrad } from "./grad-mode.js";
import { bumpVersion, checkInplace, edgesOf, rebaseHistory, setHistory, withoutHistory } from "./history.js";
import { requiresGrad } from "./meta.js";
import { Node, notImplementedRule } from "./node.js";
import { operators } from "./operators.js";
import { state } from "./state.js";

/** The tensors among the values from `below` on, also in lists: those of an optimizer's step are thousands. */
function tensorsIn(values: readonly unknown[], below = 0, found: Tensor[] = []): Tensor[] {
  for (let i = below; i < values.length; i++) {
    const value = values[i];
    if (Array.isArray(value)) tensorsIn(value, 0, found);
    else if (isTensor(value)) found.push(value);
  }
  return found;
}

/** Whether any of the values from `below` on, lists included, is a tensor that requires grad. */
function anyRequiresGrad(values: readonly unknown[], below: number): boolean {
  for (let i = below; i < values.length; i++) {
    const value = values[i];
    if (Array.isArray(value) ? anyRequiresGrad(value, 0) : isTensor(value) && requiresGrad(value)) return true;
  }
  return false;
}

/** The fallback, which runs an operator's composite where a gradient or a tangent would be lost with a backend's kernel. */
class Undifferentiable extends BoxedKernel {
  override instead(op: OperatorEntry, args: readonly unknown[]): KernelRecord | null {
    const isNeeded = (state.gradEnabled && anyRequiresGrad(args, 0)) || state.forward !== null;
    if (!isNeeded) return null;
    const { lo, hi } = activeKeys(op, args);
    const gradient = gradientOf(op, new KeySet(lo, hi & ~autogradHi), args);
    return gradient === "composite" ? compositeOf(op) : null;
  }

  override gradient(op: OperatorEntry, args: readonly unknown[]): string | null {
    if (!state.gradEnabled || !anyRequiresGrad(args, 0)) return null;
    const { lo, hi } = activeKeys(op, args);
    const gradient = gradientOf(op, new KeySet(lo, hi & ~autogradHi), args);
    return gradient === "composite" ? null : gradientText(gradient ?? "not implemented", compositeOf(op));
  }
}

type Run = (...args: unknown[]) => unknown;

const hasTensors = (value: unknown): boolean => Array.isArray(value) && value.some(isTensor);

/** How a call with these arguments that records a gradient, or tangents, is computed. */
function gradientOf(
  op: OperatorEntry,
  below: KeySet,
  args: readonly unknown[],
): ReturnType<typeof compositeGradientAt> {
  // An explanation may come before the first call, which sets the masks.
  op.compute();
  const at = slot(below.lo & op.maskLo, op.maskedHi(below.hi));
  return compositeGradientAt(op, at, state.forward === null && !args.some(hasTensors));
}

/** Forward by the backend's kernel, backward by differentiating the composite at the same arguments. */
function runFused(op: OperatorEntry, next: KeySet, composite: Run, given: readonly unknown[]): unknown {
  // Tensors are held by the node, which frees them.
  const others = given.map((value) => (isTensor(value) ? null : Array.isArray(value) ? [...value] : value));
  const areTensors = given.map(isTensor);
  const call = new AutogradFunction<unknown[], never, unknown>({
    name: op.baseName,
    forward(context, ...args) {
      context.saveForBackward(...args.filter(isTensor));
      dispatcher.redispatchBoxed(op, next, args);
      return (op.returnCount === 1 ? args[0] : args) as never;
    },
    backward(context, ...grads) {
      const createGraph = state.gradEnabled;
      const saved = [...context.savedTensors];
      const inputs = others.map((value, i) => (areTensors[i] ? saved.shift()! : value)) as (Tensor | null)[];
      const wanted = inputs.flatMap((_, i) => (context.needsInputGrad[i] === true ? [i] : []));
      return enableGrad(() => {
        for (const i of wanted) {
          inputs[i] = createGraph ? operators.alias(inputs[i]!) : withoutHistory(inputs[i]!);
          if (!createGraph) inputs[i]!.requiresGrad = true;
        }
        const outputs = [composite(...inputs)].flat() as Tensor[];
        const recorded = outputs.flatMap((output, i) => (requiresGrad(output) ? [i] : []));
        const found = grad(
          recorded.map((i) => outputs[i]!),
          wanted.map((i) => inputs[i]!),
          { gradOutputs: recorded.map((i) => grads[i]!), createGraph, allowUnused: true },
        );
        return inputs.map((_, i) => (wanted.includes(i) ? found[wanted.indexOf(i)]! : null));
      });
    },
  });
  return call.apply(...given);
}

/** Autograd's fallback. C10 falls through here, which silently drops the gradient. */
function recordNoDerivative(op: OperatorEntry, keys: KeySet, stack: unknown[]): void {
  const { arguments: parameters, kind } = op.schema;
  const count = parameters.length;
  const below = stack.length - count;
  const next = new KeySet(keys.lo, keys.hi & ~autogradHi);
  const records = state.gradEnabled && anyRequiresGrad(stack, below);
  if (!records && kind === "functional" && state.forward === null) {
    dispatcher.redispatchBoxed(op, next, stack);
    return;
  }
  const inputs = records ? tensorsIn(stack, below).filter(requiresGrad) : [];
  const isNeeded = inputs.length > 0 || state.forward !== null;
  const given = isNeeded ? stack.slice(below) : [];
  const gradient = isNeeded ? gradientOf(op, next, given) : null;
  if (state.forward !== null && gradient !== "composite") {
    forbidTangents(op.name, "not implemented", tensorsIn(stack, below));
  }
  // A composite for which a backend has a kernel: that kernel has no gradient, so the operators that the composite calls are recorded, or differentiated
  // at the same arguments.
  if (gradient === "composite" || gradient === "kernel") {
    const composite = compositeOf(op)!;
    const run = (composite.unboxed ?? composite.boxed!.adapter(op)) as Run;
    const runs: Run = (...args) => run(...args, keys.lo, keys.hi);
    stack.length = below;
    pushResults(op, gradient === "composite" ? runs(...given) : runFused(op, next, runs, given), stack);
    return;
  }
  const written = parameters.flatMap(({ alias }, i) => (alias?.write ? tensorsIn([stack[below + i]]) : []));
  const versions = written.map(({ version }) => version);
  // In-place operators and views need ADInplaceOrView below.
  if (inputs.length === 0) {
    dispatcher.redispatchBoxed(op, next, stack);
    raiseVersions(written, versions);
    return;
  }
  for (const tensor of written) checkInplace(tensor, true);
  const node = new Node(notImplementedRule(op.name), edgesOf(inputs), null);
  const { keepHi } = local;
  local.keepHi = keepHi & ~(kind === "functional" ? autogradHi | inplaceOrViewHi : autogradHi);
  try {
    dispatcher.redispatchBoxed(op, next, stack);
  } finally {
    local.keepHi = keepHi;
  }
  raiseVersions(written, versions);
  for (const tensor of written) rebaseHistory(tensor, node);
  for (const output of tensorsIn(stack, below)) if (!written.includes(output)) setHistory(output, node);
}

/**
 * Whoever saved the tensor must notice that a kernel wrote to it; an operator of a library may have no ADInplaceOrView kernel that bumps
 * the version.
 */
function raiseVersions(written: readonly Tensor[], before: readonly number[]): void {
  for (let i = 0; i < written.length; i++) if (written[i]!.version === before[i]) bumpVersion(written[i]!);
}

/** Registers the fallback, once per program. */
export function installUndifferentiable(): void {
  once("autograd.undifferentiable", () =>
    new Library(dispatcher, "_", "IMPL", "Autograd", "runtime/autograd/undifferentiable.ts").fallback(
      new Undifferentiable(recordNoDerivative, "recordNoDerivative"),
    ),
  );
}
