// Operators that have a backend kernel but no derivative record a node that throws in backward.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { pushResults } from "../dispatch/boxing.js";
import { compositeGradientAt, compositeOf, gradientText } from "../dispatch/composite-gradient.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { BoxedKernel, type KernelRecord } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { autogradHi, type BackendName, backendMask, backendNames, inplaceOrViewHi } from "../dispatch/keys.js";
import { Library } from "../dispatch/library.js";
import { local } from "../dispatch/local.js";
import { activeKeys, type OperatorEntry } from "../dispatch/operator-entry.js";
import { keySlot, lessHi } from "../dispatch/slots.js";
import { grad } from "./backward.js";
import { AutogradFunction } from "./custom-function.js";
import { forbidTangents } from "./forward.js";
import { enableGrad } from "./grad-mode.js";
import { bumpVersion, checkInplace, edgesOf, rebaseHistory, setHistory, withoutHistory } from "./history.js";
import { requiresGrad } from "./meta.js";
import { lostGradientRule, Node, notImplementedRule } from "./node.js";
import { operators } from "./operators.js";
import { state } from "./state.js";

/**
 * What autograd's fallback does where a gradient is recorded for an operator that has kernels and no derivative: `"error"`, the default, records a node
 * that throws in the backward pass; `"nothing"` passes on, as C10 does, so that the gradient is lost in silence; `"warn"` records a node that prints
 * a warning in the backward pass, and passes no gradient on.
 */
export type AutogradFallbackMode = "error" | "nothing" | "warn";

/** Which operators a mode is for; all by default. */
export interface AutogradFallbackScope {
  /** Operators of this namespace: `mine`. */
  readonly namespace?: string | undefined;
  /** Calls that reach this backend: `CPU`. */
  readonly backend?: BackendName | undefined;
}

interface StatedMode {
  readonly mode: AutogradFallbackMode;
  readonly namespace: string | null;
  readonly backend: BackendName | null;
}

const modes: readonly unknown[] = ["error", "nothing", "warn"] satisfies AutogradFallbackMode[];

/** What programs state, oldest first. */
const stated: { list: readonly StatedMode[] } = once("autograd.fallback modes", () => ({ list: [] }));

function scopeOf(scope: AutogradFallbackScope, caller: string): Omit<StatedMode, "mode"> {
  checkOptions(caller, scope, ["namespace", "backend"]);
  const { namespace = null, backend = null } = scope;
  if (namespace !== null && (typeof namespace !== "string" || namespace === "" || namespace.includes(":")))
    throw new ArgumentError(`${caller}: namespace must be a name such as "mine", got ${describe(namespace)}`);
  if (backend !== null && !backendNames.includes(backend))
    throw new ArgumentError(`${caller}: backend must be one of ${backendNames.join(", ")}, got ${describe(backend)}`);
  return { namespace, backend };
}

/** The mode that applies: the one that names most of what is asked, and of several the newest. */
function modeFor(namespace: string | null, backend: BackendName | null): AutogradFallbackMode {
  let found: AutogradFallbackMode = "error";
  let best = -1;
  for (const one of stated.list) {
    if (one.namespace !== null && one.namespace !== namespace) continue;
    if (one.backend !== null && one.backend !== backend) continue;
    // A namespace says more of an operator than a backend.
    const weight = (one.namespace === null ? 0 : 2) + (one.backend === null ? 0 : 1);
    if (weight < best) continue;
    best = weight;
    found = one.mode;
  }
  return found;
}

/**
 * What autograd's fallback does: for all operators, or for those of a namespace, a backend, or both.
 * @throws ArgumentError for another option, or a backend that does not exist
 */
export function autogradFallback(scope: AutogradFallbackScope = {}): AutogradFallbackMode {
  const { namespace, backend } = scopeOf(scope, "autogradFallback");
  return modeFor(namespace, backend);
}

/**
 * States what autograd's fallback does, until the registration is disposed: for all operators, or for those of a namespace, a backend, or both, which
 * precede. Operators with a derivative, or that are stated to have none, never reach it.
 * @throws ArgumentError for another mode or option, or a backend that does not exist
 */
export function setAutogradFallback(
  mode: AutogradFallbackMode,
  scope: AutogradFallbackScope = {},
): { dispose(): void } {
  if (!modes.includes(mode))
    throw new ArgumentError(`setAutogradFallback: a mode is "error", "nothing" or "warn", got ${describe(mode)}`);
  const own: StatedMode = { mode, ...scopeOf(scope, "setAutogradFallback") };
  installUndifferentiable();
  stated.list = [...stated.list, own];
  return {
    dispose() {
      stated.list = stated.list.filter((one) => one !== own);
    },
  };
}

/** The mode for a call with these keys below autograd. */
function modeOf(op: OperatorEntry, below: KeySet): AutogradFallbackMode {
  if (stated.list.length === 0) return "error";
  const bits = below.lo & backendMask;
  return modeFor(op.namespace, bits === 0 ? null : backendNames[31 - Math.clz32(bits)]!);
}

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

/** Whether a program defined the operator: no YAML has it. */
const isOfProgram = ({ definition }: OperatorEntry): boolean => definition?.atRunTime === true;

/** The fallback, which runs an operator's composite where a gradient or a tangent would be lost with a backend's kernel. */
class Undifferentiable extends BoxedKernel {
  override instead(op: OperatorEntry, args: readonly unknown[]): KernelRecord | null {
    const isNeeded = (state.gradEnabled && anyRequiresGrad(args, 0)) || state.forward !== null;
    if (!isNeeded) return null;
    const { lo, hi } = activeKeys(op, args);
    const below = new KeySet(lo, lessHi(hi, autogradHi));
    if (modeOf(op, below) === "nothing") return null;
    return gradientOf(op, below, args) === "composite" ? compositeOf(op) : null;
  }

  override gradient(op: OperatorEntry, args: readonly unknown[]): string | null {
    if (!state.gradEnabled || !anyRequiresGrad(args, 0)) return null;
    const { lo, hi } = activeKeys(op, args);
    const below = new KeySet(lo, lessHi(hi, autogradHi));
    const mode = modeOf(op, below);
    if (mode === "nothing") return 'no gradient is recorded: autogradFallback is "nothing"';
    const gradient = gradientOf(op, below, args);
    if (mode === "warn" && gradient !== "composite" && gradient !== "kernel")
      return 'the gradient is lost with a warning: autogradFallback is "warn"';
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
  const at = keySlot(below.lo & op.maskLo, op.maskedHi(below.hi));
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
  const next = new KeySet(keys.lo, lessHi(keys.hi, autogradHi));
  const records = state.gradEnabled && anyRequiresGrad(stack, below);
  if (!records && kind === "functional" && state.forward === null) {
    dispatcher.redispatchBoxed(op, next, stack);
    return;
  }
  const mode = modeOf(op, next);
  if (mode === "nothing") {
    const written = parameters.flatMap(({ alias }, i) => (alias?.write ? tensorsIn([stack[below + i]]) : []));
    const versions = written.map(({ version }) => version);
    dispatcher.redispatchBoxed(op, next, stack);
    raiseVersions(written, versions);
    return;
  }
  const inputs = records ? tensorsIn(stack, below).filter(requiresGrad) : [];
  const isNeeded = inputs.length > 0 || state.forward !== null;
  const given = isNeeded ? stack.slice(below) : [];
  const gradient = isNeeded ? gradientOf(op, next, given) : null;
  if (state.forward !== null && gradient !== "composite") {
    forbidTangents(
      op.name,
      isOfProgram(op) ? "not implemented by the program" : "not implemented",
      tensorsIn(stack, below),
    );
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
  const rule =
    mode === "warn" ? lostGradientRule(op.name, inputs.length) : notImplementedRule(op.name, isOfProgram(op));
  const node = new Node(rule, edgesOf(inputs), null);
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
