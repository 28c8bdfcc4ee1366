// Functions with a user-defined backward.

import { describe } from "../core/describe.js";
import { dtypeOf } from "../core/dtype.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { atLevel, type Level, levels } from "../dispatch/levels.js";
import { forwardLevel, NoForwardDerivative, setTangent, tangentOf, withoutForward } from "./forward.js";
import { GradientLevel } from "./gradient-level.js";
import { edgeOf, isLeaf, rebaseHistory, setHistory, withoutHistory } from "./history.js";
import { isDifferentiableCode, requiresGrad, ViewOrigin } from "./meta.js";
import { addMissingOutput, addOutput, type Gradient, Node, outputInfo, type Rule, rule } from "./node.js";
import { operators } from "./operators.js";
import {
  backwardTwice,
  type SavedTensor,
  saveInplaceOutput,
  saveOutput,
  saveTensor,
  unpackSavedOptional,
} from "./saved.js";
import { state, unrecorded } from "./state.js";

/** The state that forward, backward and jvp of one call share. `notes` is for non-tensor values. */
export interface FunctionContext<Notes = Record<string, unknown>> {
  /** Saves inputs or outputs for backward, with version checks. Other tensors are saved too. */
  saveForBackward(...tensors: (Tensor | null)[]): void;
  /**
   * The tensors passed to `saveForBackward`.
   * @throws AutogradError if one has since been modified in place, or backward ran and freed them
   */
  readonly savedTensors: readonly Tensor[];
  /** These outputs get no history; their gradients are passed as zeros. */
  markNonDifferentiable(...outputs: Tensor[]): void;
  /** These inputs were modified in place. Each has to be returned. */
  markDirty(...inputs: Tensor[]): void;
  /** Whether undefined gradients are passed to backward as zeros; true unless set to false. */
  materializeGrads: boolean;
  /** For each argument: does it require grad (in forward), is its gradient needed (in backward)? */
  readonly needsInputGrad: readonly boolean[];
  readonly notes: Notes;
}

export type FunctionResult = Tensor | readonly (Tensor | null)[];

export interface FunctionDefinition<A extends readonly unknown[], R extends FunctionResult, N> {
  /** Shown as `gradFn` with "Backward" appended. */
  readonly name: string;
  /** Computes the results. Nothing in it is recorded. */
  forward(context: FunctionContext<N>, ...args: A): R;
  /**
   * From the gradients of the results to those of the arguments: one for each argument, null if there is none or the
   * argument is not a tensor. Recorded under createGraph, so it can be differentiated if it only calls operators.
   */
  backward?(context: FunctionContext<N>, ...grads: Tensor[]): Gradient | readonly (Gradient | undefined)[];
  /**
   * Set it if backward is not composed of recorded operators (it reads values, for example). Its gradients then have no
   * history, and what it returns throws when differentiated again. False by default.
   */
  readonly onceDifferentiable?: boolean | undefined;
  /** From the tangents of the arguments (null if there is none) to those of the results. */
  jvp?(context: FunctionContext<N>, ...tangents: (Tensor | null)[]): Gradient | readonly Gradient[];
  /**
   * The function for many examples, under `vmap`: gets the arguments with all examples and the dimension that counts them (null for one that all
   * examples share), and returns the results with theirs. It calls the function itself, or another one.
   */
  vmap?(
    info: { readonly batchSize: number; readonly randomness: "error" | "same" | "different" },
    inDims: readonly (number | null)[],
    ...args: A
  ): readonly [results: R, outDims: number | null | readonly (number | null)[]];
}

/** Definitions whose forward returns what the levels around have recorded already: one level records them. */
export const onlyHere: WeakSet<object> = once("autograd.only here", () => new WeakSet());

function checkDefinition(definition: unknown): void {
  const { name, forward, backward, jvp, vmap } = (definition ?? {}) as Partial<
    FunctionDefinition<never, never, unknown>
  >;
  if (typeof name !== "string")
    throw new ArgumentError(`AutogradFunction: expected { name, forward, backward }, got ${describe(definition)}`);
  assertFunction(forward, `${name}: forward`);
  if (backward !== undefined) assertFunction(backward, `${name}: backward`);
  if (jvp !== undefined) assertFunction(jvp, `${name}: jvp`);
  if (vmap !== undefined) assertFunction(vmap, `${name}: vmap`);
}

/** One call of a function with its own derivative. */
export class CallContext<N> implements FunctionContext<N> {
  readonly notes: N;
  materializeGrads = true;
  needsInputGrad: readonly boolean[];
  node: Node | null = null;
  toSave: readonly (Tensor | null)[] = [];
  saved: (SavedTensor | null)[] | null = null;
  readonly nonDifferentiable = new Set<Tensor>();
  readonly dirty = new Set<Tensor>();

  constructor(notes: N, needsInputGrad: readonly boolean[]) {
    this.notes = notes;
    this.needsInputGrad = needsInputGrad;
  }

  saveForBackward(...tensors: (Tensor | null)[]): void {
    for (const tensor of tensors) {
      if (tensor !== null && !isTensor(tensor)) {
        throw new ArgumentError("saveForBackward takes tensors and nulls; keep other values in context.notes");
      }
    }
    this.toSave = tensors;
  }

  get savedTensors(): readonly Tensor[] {
    const { node, saved } = this;
    if (node === null || saved === null) {
      if (node?.released) throw backwardTwice(node);
      return this.toSave as readonly Tensor[];
    }
    return saved.map((one) => unpackSavedOptional(node, one)) as Tensor[];
  }

  markNonDifferentiable(...outputs: Tensor[]): void {
    for (const output of outputs) this.nonDifferentiable.add(output);
  }

  markDirty(...inputs: Tensor[]): void {
    for (const input of inputs) this.dirty.add(input);
  }
}

interface CallSaved<N> {
  readonly context: CallContext<N>;
  /** The edge of each argument, or -1. */
  readonly places: readonly number[];
}

/**
 * A function with a user-defined backward.
 *
 * @example
 * const cube = new AutogradFunction({
 *   name: "Cube",
 *   forward(context, x: Tensor) {
 *     context.saveForBackward(x);
 *     return mul(mul(x, x), x);
 *   },
 *   backward(context, grad) {
 *     const [x] = context.savedTensors;
 *     return mul(grad, mul(mul(x!, x!), 3));
 *   },
 * });
 * cube.apply(x).backward();
 */
export class AutogradFunction<
  A extends readonly unknown[] = Tensor[],
  R extends FunctionResult = FunctionResult,
  N = Record<string, unknown>,
> {
  readonly definition: FunctionDefinition<A, R, N>;
  readonly #rule: Rule<CallSaved<N>>;

  /** Only instances can be applied, unlike in PyTorch, where classes are. @throws ArgumentError always */
  static apply(): never {
    throw new ArgumentError(
      "AutogradFunction.apply: a function is an object: make it once, new AutogradFunction({ name, forward, backward }), and call its apply",
    );
  }

  /** @throws ArgumentError unless the definition has a name, forward and backward */
  constructor(definition: FunctionDefinition<A, R, N>) {
    checkDefinition(definition);
    this.definition = definition;
    this.#rule = rule<CallSaved<N>>({
      name: `${definition.name}Backward`,
      keeps: true,
      backward: (node, grads, needs) => this.#backward(node, grads, needs),
      release(saved) {
        saved.context.saved = null;
        saved.context.toSave = [];
      },
    });
  }

  /**
   * Calls the function, and records it if a tensor argument requires grad.
   * @throws AutogradError if forward broke a rule: a dirty input not returned, a leaf modified in place
   */
  apply(...args: A): R {
    return levels.current === null ? this.#record(args) : this.#applyAtLevels(levels.current, args);
  }

  /** Inside of transforms: each level of gradients records the function, on its own tensors. */
  #applyAtLevels(level: Level | null, args: A): R {
    if (level === null) return atLevel(null, () => this.#record(args));
    const { definition } = this;
    if (!(level instanceof GradientLevel)) {
      if (level.applies === undefined || !level.maps!(args)) return this.#applyAtLevels(level.parent, args);
      return level.applies(definition, args) as R;
    }
    const own = args.map((arg) => (isTensor(arg) ? level.wrap(arg) : arg)) as unknown as A;
    const result = atLevel(level, () => this.#record(own, true));
    if (onlyHere.has(definition)) return result;
    // The levels around record it as a function, too, where forward has recorded nothing.
    const values = own.map((arg) => (isTensor(arg) ? level.unwrap(arg) : arg)) as unknown as A;
    if (!values.some((value) => isTensor(value) && level.isFollowed(value))) return result;
    const around = level.outside(() => this.#applyAtLevels(level.parent, values));
    const [inside, outside] = [listed(result), listed(around)];
    inside.forEach((tensor, i) => {
      if (tensor !== null) level.setValue(tensor, outside[i]!);
    });
    return result;
  }

  /** @param isNested whether forward runs once more for a level around */
  #record(args: A, isNested = false): R {
    const { definition } = this;
    const inputs = args.filter(isTensor);
    const recording = state.gradEnabled && inputs.some(requiresGrad);
    const context = new CallContext<N>(
      {} as N,
      args.map((arg) => recording && isTensor(arg) && requiresGrad(arg)),
    );
    const versions = inputs.map((input) => input.storage.version);
    let node: Node<CallSaved<N>> | null = null;
    if (recording) {
      let edges = 0;
      const places = args.map((arg) => (isTensor(arg) ? edges++ : -1));
      node = new Node(this.#rule, inputs.map(edgeOf), { context, places });
      context.node = node;
    }
    const raw: R = unrecorded(() => withoutForward(() => definition.forward(context, ...args)));
    const single = isTensor(raw);
    const results: readonly (Tensor | null)[] = single ? [raw as Tensor] : (raw as readonly (Tensor | null)[]);
    if (!Array.isArray(results) || results.some((result) => result !== null && !isTensor(result))) {
      throw new AutogradError(`${definition.name}.forward must return a tensor or an array of tensors (or nulls)`);
    }
    if (isNested && context.dirty.size > 0)
      throw new AutogradError(
        `${definition.name} marks an argument as dirty, which is not supported inside of transforms: forward runs for each level of gradients. ` +
          "Compute a new tensor instead",
      );
    for (const dirty of context.dirty) {
      const at = inputs.indexOf(dirty);
      // Probably written without operators: whoever saved it must notice.
      if (at < 0 || dirty.storage.version === versions[at]) dirty.storage.version++;
    }
    const outputs = this.#finish(context, node, inputs, results);
    if (forwardLevel() !== 0 && inputs.some((input) => tangentOf(input) !== null)) {
      this.#propagate(context, args, outputs);
    }
    // After the tangents are set: hooks pack them with the values.
    if (node !== null) keepSaved(context, node, []);
    return (single ? outputs[0] : outputs) as R;
  }

  /** Sets the history of the results. */
  #finish(
    context: CallContext<N>,
    node: Node<CallSaved<N>> | null,
    inputs: readonly Tensor[],
    results: readonly (Tensor | null)[],
  ): (Tensor | null)[] {
    const { name } = this.definition;
    const outputs: (Tensor | null)[] = [];
    let differentiable = 0;
    for (const result of results) {
      if (result === null) {
        if (node !== null) addMissingOutput(node);
        outputs.push(null);
        continue;
      }
      const isInput = inputs.includes(result);
      const isDirty = context.dirty.has(result);
      let output = result;
      if (node === null || context.nonDifferentiable.has(result) || !isDifferentiableCode(result.dtypeCode)) {
        if (node !== null) addOutput(node, result);
        if (isInput && !isDirty) output = requiresGrad(result) ? operators.detach(result) : aliasOfInput(result);
      } else if (isDirty) {
        differentiable++;
        if (requiresGrad(result) && isLeaf(result)) {
          throw new AutogradError(`${name} changed a leaf that requires grad in place. Give it a clone.`);
        }
        if (result.autograd?.view && results.length > 1) {
          throw new AutogradError(
            `${name} changed a view in place and returns several tensors, so the history of the view's base cannot be ` +
              "rewritten. Give it a clone, or return the changed tensor alone.",
          );
        }
        rebaseHistory(result, node);
      } else {
        differentiable++;
        if (isInput) output = aliasOfInput(result);
        setHistory(output, node);
      }
      const view = output.autograd?.view ?? null;
      if (view !== null && !isDirty) view.origin = ViewOrigin.customFunction;
      outputs.push(output);
    }
    if (differentiable > 1) {
      for (const output of outputs) {
        const view = output?.autograd?.view ?? null;
        if (view !== null) view.origin = ViewOrigin.multiOutput;
      }
    }
    for (const dirty of context.dirty) {
      if (!results.includes(dirty)) {
        throw new AutogradError(
          `${name} marked an input as dirty and did not return it; inputs changed in place are outputs`,
        );
      }
    }
    return outputs;
  }

  #backward(node: Node<CallSaved<N>>, grads: readonly Gradient[], needs: readonly boolean[]): Gradient[] {
    const { definition } = this;
    const { context, places } = node.saved;
    if (definition.backward === undefined) {
      throw new AutogradError(`${definition.name} has no backward; define one, or use it in forward mode only`);
    }
    context.needsInputGrad = places.map((place) => place >= 0 && needs[place]!);
    const given = context.materializeGrads ? grads.map((grad, i) => grad ?? zerosOf(node, i)) : grads;
    // Backward of a function that is differentiable once runs on values without history.
    const once = definition.onceDifferentiable === true;
    const found = once
      ? unrecorded(() => definition.backward!(context, ...(given.map(detached) as Tensor[])))
      : definition.backward(context, ...(given as Tensor[]));
    const list = gradientList(definition.name, found, places.length) as readonly (Gradient | undefined)[];
    const results = new Array<Gradient>(node.edges.length).fill(null);
    places.forEach((place, i) => {
      const grad = list[i] ?? null;
      if (place >= 0) {
        if (grad !== null && !isTensor(grad)) {
          throw new AutogradError(
            `${definition.name}.backward returned something that is not a tensor for argument ${i}`,
          );
        }
        results[place] = grad;
      } else if (grad !== null) {
        throw new AutogradError(
          `${definition.name}.backward returned a gradient for argument ${i}, which is not a tensor`,
        );
      }
    });
    return once && state.gradEnabled ? this.#closeOff(node, grads, results) : results;
  }

  /** Under createGraph: gradients that throw when differentiated again. */
  #closeOff(node: Node, grads: readonly Gradient[], results: readonly Gradient[]): Gradient[] {
    const { name } = this.definition;
    const edges = [...node.edges, ...grads.map(edgeOf)];
    const closed = new Node(
      rule({
        name: `${name}BackwardOnce`,
        backward() {
          throw new AutogradError(
            `${name} is marked onceDifferentiable: its backward cannot be differentiated again. ` +
              "Write it in operators and take the mark away, or do not ask for gradients of its gradients.",
          );
        },
      }),
      edges,
      null,
    );
    return results.map((result) => {
      if (result === null) return null;
      const detachedResult = withoutHistory(result);
      setHistory(detachedResult, closed as Node);
      return detachedResult;
    });
  }

  #propagate(context: CallContext<N>, args: A, outputs: readonly (Tensor | null)[]): void {
    const { definition } = this;
    if (definition.jvp === undefined) {
      throw new NoForwardDerivative(
        `${definition.name} has no jvp, and one of its arguments has a tangent. Define jvp, or use reverse mode.`,
      );
    }
    const tangents = args.map((arg) => (isTensor(arg) ? tangentOf(arg) : null));
    const found = withoutForward(() => definition.jvp!(context, ...tangents));
    const list = found === null || isTensor(found) ? [found as Gradient] : (found as readonly Gradient[]);
    if (list.length !== outputs.length) {
      throw new AutogradError(
        `${definition.name}.jvp returned ${list.length} tangents for ${outputs.length} results; give one for each, or null`,
      );
    }
    outputs.forEach((output, i) => {
      if (output !== null) setTangent(output, list[i] ?? null, context.dirty.has(output));
    });
  }
}

function listed(results: FunctionResult): readonly (Tensor | null)[] {
  return isTensor(results) ? [results] : results;
}

function detached(grad: Gradient): Gradient {
  return grad === null ? null : withoutHistory(grad);
}

/**
 * Saves the tensors passed to `saveForBackward`, after the results have their history. `written`: modified in place by the
 * call.
 */
export function keepSaved<N>(context: CallContext<N>, node: Node, written: readonly Tensor[]): void {
  context.saved = context.toSave.map((tensor) => {
    if (tensor !== null && written.includes(tensor)) return saveInplaceOutput(tensor, node);
    return tensor !== null && tensor.autograd?.edge?.node === node && !tensor.autograd.leaf
      ? saveOutput(tensor, node)
      : saveTensor(tensor);
  });
  context.toSave = [];
}

/** What a backward returned, as a list with one entry per argument. Extra nulls are ignored. */
export function gradientList(name: string, found: unknown, count: number): readonly unknown[] {
  const list = found === null || isTensor(found) ? [found] : found;
  if (!Array.isArray(list)) {
    throw new AutogradError(`${name}.backward must return a tensor, null, or an array of them, got ${describe(found)}`);
  }
  const spare = list.slice(count).some((grad) => grad !== null && grad !== undefined);
  if (list.length < count || spare) throw wrongNumber(name, count, list.length);
  return list;
}

function wrongNumber(name: string, expected: number, got: number): AutogradError {
  return new AutogradError(
    `${name}.backward returned ${got} gradients for ${expected} arguments; give one for each argument, null for those that are not tensors`,
  );
}

/** An input that is returned unchanged gets a new tensor object: its history is this function's. */
export function aliasOfInput(input: Tensor): Tensor {
  return unrecorded(() => withoutForward(() => operators.alias(input)));
}

export function zerosOf(node: Node, index: number): Gradient {
  const info = outputInfo(node, index);
  if (info === null) return null;
  return operators.zeros(info.shape, dtypeOf(info.dtypeCode), null, info.device, null);
}
