// The autograd kernel of operators defined at run time.

import {
  aliasOfInput,
  CallContext,
  type FunctionContext,
  gradientList,
  keepSaved,
  zerosOf,
} from "../autograd/custom-function.js";
import {
  anyTangent,
  forbidTangents,
  forwardLevel,
  setTangent,
  tangentOf,
  withoutForward,
} from "../autograd/forward.js";
import {
  asView,
  bumpVersion,
  checkInplace,
  checkNoGradient,
  edgeOf,
  rebaseHistory,
  refuseOutGradient,
  setHistory,
} from "../autograd/history.js";
import { anyRequiresGrad, isDifferentiableCode, requiresGrad, ViewOrigin } from "../autograd/meta.js";
import { addMissingOutput, addOutput, type Gradient, Node, type Rule, rule } from "../autograd/node.js";
import { operators } from "../autograd/operators.js";
import { state, unrecorded } from "../autograd/state.js";
import { AutogradError, DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { Kernel, KernelRecord } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { autogradHi, functionalityIndex, inplaceOrViewHi } from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { belowHi, commonHi } from "../dispatch/slots.js";

type Maybe = Tensor | null;
/** The result of backward for one argument: a list for a list of tensors. */
export type ArgumentGradient = Gradient | undefined | readonly (Gradient | undefined)[];
/** The tangent of one argument: a list for a list of tensors. */
export type ArgumentTangent = Maybe | readonly Maybe[];

/** A derivative without static types; `Derivative` is the typed form. */
export interface RecordedDerivative {
  /** Arguments that have a gradient; all tensors by default. */
  readonly inputs?: readonly string[] | undefined;
  /** Arguments without a derivative: an error if one requires grad. */
  readonly refused?: readonly string[] | undefined;
  setup?(context: FunctionContext, args: readonly unknown[], result: unknown): void;
  backward(context: FunctionContext, ...grads: Tensor[]): Gradient | readonly ArgumentGradient[];
  jvp?(context: FunctionContext, ...tangents: ArgumentTangent[]): Gradient | readonly Gradient[];
}

/** Contexts for the jvp of the current call, as opposed to a later backward pass. */
export const forwardContexts: WeakSet<FunctionContext> = once("modes.forwardContexts", () => new WeakSet());

const firstAutograd = functionalityIndex("AutogradOther");

/** The key words that come last in the arguments of a kernel, below autograd. */
function takeKeys(args: unknown[]): KeySet {
  const hi = commonHi(args.pop() as number, belowHi(firstAutograd));
  return new KeySet(args.pop() as number, hi);
}

interface Saved {
  readonly context: CallContext<Record<string, unknown>>;
  /** For each argument of the schema, the range of its tensors' edges, and whether it is a list; null if it has none. */
  readonly places: readonly (readonly [from: number, count: number, list: boolean] | null)[];
}

function tensorsOf(value: unknown): readonly Maybe[] {
  if (Array.isArray(value)) return value.some(isTensor) ? (value as readonly Maybe[]) : [];
  return isTensor(value) ? [value] : [];
}

/** The tensors among the results in order, with lists flattened. */
function outputsOf(result: unknown): readonly Maybe[] {
  if (result === undefined) return [];
  if (!Array.isArray(result)) return [result as Tensor];
  return (result as readonly (Maybe | readonly Maybe[])[]).flat() as readonly Maybe[];
}

/** The results with their tensors mapped by `change`. */
function mapOutputs(result: unknown, change: (tensor: Tensor) => Tensor): unknown {
  if (Array.isArray(result)) return result.map((item) => mapOutputs(item, change));
  return isTensor(result) ? change(result) : result;
}

/** The node of an operator with a derivative. */
function recordedRule(
  name: string,
  parameters: OperatorEntry["schema"]["arguments"],
  derivative: RecordedDerivative,
): Rule<Saved> {
  return rule<Saved>({
    name: `${name}Backward`,
    keeps: true,
    backward(node, grads, needs) {
      const { context, places } = node.saved;
      context.needsInputGrad = places.map(
        (place) => place !== null && needs.slice(place[0], place[0] + place[1]).includes(true),
      );
      const given = context.materializeGrads ? grads.map((grad, i) => grad ?? zerosOf(node, i)) : grads;
      const list = gradientList(name, derivative.backward(context, ...(given as Tensor[])), places.length);
      const results = new Array<Gradient>(node.edges.length).fill(null);
      places.forEach((place, i) => {
        const grad = list[i] as ArgumentGradient;
        const each: readonly unknown[] = Array.isArray(grad) ? grad : [grad];
        if (place === null) {
          if (each.some((one) => one !== null && one !== undefined)) {
            throw new AutogradError(
              `${name}.backward returned a gradient for argument ${i} (${parameters[i]!.name}), which has none`,
            );
          }
          return;
        }
        if (place[2] !== Array.isArray(grad) && grad !== null && grad !== undefined) {
          throw new AutogradError(
            `${name}.backward must return ${place[2] ? "a list of gradients" : "one gradient"} for argument ${i} (${parameters[i]!.name})`,
          );
        }
        for (const [k, one] of each.slice(0, place[1]).entries()) {
          if (one !== null && one !== undefined && !isTensor(one)) {
            throw new AutogradError(`${name}.backward must return a tensor or null for argument ${i}`);
          }
          results[place[0] + k] = one ?? null;
        }
      });
      return results;
    },
    release({ context }) {
      context.saved = null;
      context.toSave = [];
    },
  });
}

/** Runs an operator below autograd, and updates versions and view relations. */
function runnerOf(op: OperatorEntry, records = true): (keys: KeySet, args: readonly unknown[]) => unknown {
  const { arguments: parameters, returns, kind } = op.schema;
  const isView = kind === "functional" && returns.some(({ alias }) => alias !== null && !alias.write);
  const viewed = parameters.findIndex(({ alias }) => alias !== null && !alias.write);
  const severalViews = isView && (returns.length > 1 || returns[0]!.type.kind === "list");
  const written = writtenBy(op);
  const below = kind === "functional" && !isView ? autogradHi | inplaceOrViewHi : autogradHi;
  return (keys, args) => {
    const targets = written.flatMap((i) => tensorsOf(args[i])) as Tensor[];
    const versions = targets.map((tensor) => tensor.storage.version);
    const { keepHi } = local;
    local.keepHi = keepHi & ~below;
    let result: unknown;
    try {
      result = withoutForward(() => dispatcher.redispatch(op, keys, [...args]));
    } finally {
      local.keepHi = keepHi;
    }
    // Kernels that write without operators do not bump the version, which saved tensors are checked by.
    targets.forEach((tensor, i) => {
      if (tensor.storage.version === versions[i]) bumpVersion(tensor);
    });
    if (written.length > 0 || !records) return result;
    const inputs = args.flatMap(tensorsOf);
    const base = isView ? (tensorsOf(args[viewed])[0] ?? null) : null;
    return mapOutputs(result, (tensor) => {
      // A result that is an argument needs a new tensor object, whose history is this operator.
      const output = inputs.includes(tensor) ? aliasOfInput(tensor) : tensor;
      if (base === null || (output.storage !== base.storage && !output.storage.isWrapper)) return output;
      if (output.autograd?.view === undefined || output.autograd.view === null) asView(base, output);
      const view = output.autograd?.view ?? null;
      if (severalViews && view?.origin === ViewOrigin.normal) view.origin = ViewOrigin.multiOutput;
      return output;
    });
  };
}

/** The positions of the arguments that an operator writes. */
const writtenBy = ({ schema }: OperatorEntry): readonly number[] =>
  schema.arguments.flatMap(({ alias }, i) => (alias?.write === true ? [i] : []));

/** The derivatives of the kernels that were made of them. */
const derivatives: WeakMap<Kernel, RecordedDerivative | false> = once(
  "modes.recorded derivatives",
  () => new WeakMap(),
);

/** The derivative of an autograd kernel; false for one that passes on, undefined for one that has no derivative as data. */
export function derivativeOf(record: KernelRecord | null): RecordedDerivative | false | undefined {
  if (record === null) return undefined;
  return record.isFallthrough ? false : record.unboxed === null ? undefined : derivatives.get(record.unboxed);
}

/** The kernel for the Autograd key of an operator that has no gradient: what its kernels call is not recorded either. */
export function undifferentiatedKernel(op: OperatorEntry): Kernel {
  const run = runnerOf(op, false);
  const kernel = ((...args: unknown[]): unknown => {
    return run(takeKeys(args), args);
  }) as Kernel;
  Object.defineProperty(kernel, "name", { value: `${op.baseName}_without_gradient` });
  derivatives.set(kernel, false);
  return kernel;
}

/** The kernel for the Autograd key of an operator with a derivative. */
export function recordedKernel(op: OperatorEntry, derivative: RecordedDerivative): Kernel {
  const { arguments: parameters, kind } = op.schema;
  const unknown = derivative.inputs?.find((input) => !parameters.some((parameter) => parameter.name === input));
  if (unknown !== undefined) {
    throw new DispatchError(
      `${op.name}: the derivative lists an argument '${unknown}', which the schema does not have`,
      {
        schema: op.described,
      },
    );
  }
  const written = writtenBy(op);
  const counted = parameters.flatMap(({ name }, i) => (derivative.inputs?.includes(name) === false ? [] : [i]));
  const refused = parameters.flatMap(({ name }, i) => (derivative.refused?.includes(name) ? [i] : []));
  const name = op.baseName.replace(/_$/, "").replace(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());

  const backwardRule = recordedRule(name, parameters, derivative);
  const run = runnerOf(op);

  const kernel = (...args: unknown[]): unknown => {
    const keys = takeKeys(args);
    const inputs = counted.flatMap((i) => tensorsOf(args[i]));
    const everything = args.flatMap(tensorsOf);
    const recording = state.gradEnabled && anyRequiresGrad(inputs);
    const dual = forwardLevel() !== 0 && anyTangent(everything);
    if (kind === "out") {
      refuseOutGradient(op.name, everything);
      if (dual) forbidTangents(op.name, "out", everything);
      return run(keys, args);
    }
    for (const i of refused) checkNoGradient(tensorsOf(args[i]), parameters[i]!.name, op.name, true);
    if (dual && derivative.jvp === undefined) forbidTangents(op.name, "not implemented by the program", everything);
    if (!recording && !dual) return run(keys, args);
    for (const i of written)
      for (const tensor of tensorsOf(args[i])) if (tensor !== null) checkInplace(tensor, recording);

    // The derivative receives overwritten arguments with their values before the call.
    const before = args.map((arg, i) => (written.includes(i) ? mapOutputs(arg, (t) => operators.clone(t, null)) : arg));
    const tangents = dual ? args.map((arg) => tangentsOf(arg)) : [];
    let node: Node<Saved> | null = null;
    if (recording) {
      let from = 0;
      const places = args.map((arg, i) => {
        const count = counted.includes(i) ? tensorsOf(arg).length : 0;
        if (count === 0) return null;
        from += count;
        return [from - count, count, Array.isArray(arg)] as const;
      });
      const needs = places.map((place, i) => place !== null && tensorsOf(args[i]).some(requiresGrad));
      node = new Node(backwardRule, inputs.map(edgeOf), { context: new CallContext({}, needs), places });
      node.saved.context.node = node;
    }
    const result = run(keys, args);
    const outputs = outputsOf(result);
    const targets = written.flatMap((i) => tensorsOf(args[i])) as Tensor[];
    if (node !== null) record(node, derivative, before, result, outputs, targets);
    if (dual) propagate(derivative, before, result, outputs, targets, tangents);
    // After the tangents are set: hooks pack them with the values.
    if (node !== null) keepSaved(node.saved.context, node, targets);
    return result;
  };
  const named = Object.defineProperty(kernel, "name", { value: `${op.baseName}_autograd` }) as unknown as Kernel;
  derivatives.set(named, derivative);
  return named;
}

function tangentsOf(arg: unknown): ArgumentTangent {
  if (Array.isArray(arg)) return tensorsOf(arg).map(tangentOf);
  return isTensor(arg) ? tangentOf(arg) : null;
}

/** Runs the derivative's setup without recording, and sets the results' history. */
function record(
  node: Node<Saved>,
  derivative: RecordedDerivative,
  args: readonly unknown[],
  result: unknown,
  outputs: readonly Maybe[],
  targets: readonly Tensor[],
): void {
  const { context } = node.saved;
  untracked(() => derivative.setup?.(context, args, result));
  for (const output of outputs) {
    if (output === null) addMissingOutput(node);
    else if (targets.includes(output)) rebaseHistory(output, node);
    else if (context.nonDifferentiable.has(output) || !isDifferentiableCode(output.dtypeCode)) addOutput(node, output);
    else setHistory(output, node);
  }
  for (const target of targets) if (!outputs.includes(target)) rebaseHistory(target, node);
}

function propagate(
  derivative: RecordedDerivative,
  args: readonly unknown[],
  result: unknown,
  outputs: readonly Maybe[],
  targets: readonly Tensor[],
  tangents: readonly ArgumentTangent[],
): void {
  const context = new CallContext<Record<string, unknown>>(
    {},
    args.map(() => false),
  );
  forwardContexts.add(context);
  untracked(() => derivative.setup?.(context, args, result));
  const found = withoutForward(() => derivative.jvp!(context, ...tangents));
  const list = found === null || isTensor(found) ? [found as Gradient] : (found as readonly Gradient[]);
  if (list.length !== outputs.length) {
    throw new AutogradError(
      `jvp must return one tangent or null for each of ${outputs.length} results, got ${list.length}`,
    );
  }
  outputs.forEach((output, i) => {
    if (output !== null) setTangent(output, list[i] ?? null, targets.includes(output));
  });
}

function untracked(body: () => void): void {
  unrecorded(() => withoutForward(body));
}
