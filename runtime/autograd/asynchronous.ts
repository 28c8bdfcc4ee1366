// Passes and functions that read devices which answer asynchronously: they stop where a value is missing, and go on when it is there.

import { type AwaitedReads, answer, attempt, newReads } from "../core/awaited-reads.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { RandomStates } from "../core/generator.js";
import { outlives } from "../core/hooks.js";
import { captureLocalState, withLocalState } from "../core/local-state.js";
import { checkOptions } from "../core/options.js";
import { assertFunction, refuseDeferred } from "../core/synchronous.js";
import type { Tensor } from "../core/tensor.js";
import { beginBackward, beginGrad, type ForEachInput, type GradOptions, gradOptionNames } from "./backward.js";
import { BackwardTask, type Crossing, conform, proceed, push } from "./engine.js";
import { type Gradient, type Node, outputInfo, type Slot } from "./node.js";
import { type BackwardOptions, noOptions, type Start } from "./start.js";
import { state } from "./state.js";

/** Reads of the rule that runs, and what the pass needs to go on. */
class WaitingPass implements Crossing {
  stoppedAt: Node | null = null;
  reads: AwaitedReads = newReads();
  /** The slots whose nodes have not run. */
  private left: Slot[] = [];

  evaluate(node: Node, slot: Slot, grads: readonly Gradient[], needs: readonly boolean[]): readonly Gradient[] {
    try {
      const results = attempt(this.reads, () => this.moved(node, node.rule.backward(node, grads, needs), needs));
      this.stoppedAt = null;
      this.reads = newReads();
      return results;
    } catch (error) {
      if (this.reads.asked !== null) {
        this.stoppedAt = node;
        if (node.outputs > 1) slot.grads = [...grads];
        else slot.grad = grads[0]!;
        slot.owned = false;
      }
      throw error;
    }
  }

  /** The gradients with those on the devices of their inputs that the engine would have to read for it. */
  private moved(node: Node, results: readonly Gradient[], needs: readonly boolean[]): readonly Gradient[] {
    return results.map((grad, i) => {
      const edge = node.edges[i];
      if (grad === null || edge === null || edge === undefined || needs[i] !== true) return grad;
      const info = outputInfo(edge.node, edge.index);
      return info === null || info.device === grad.device ? grad : conform(edge.node, edge.index, grad, i, node);
    });
  }

  leave(task: BackwardTask): void {
    this.left = [];
    if (this.stoppedAt === null) return;
    for (let slot = task.first; slot !== null; slot = slot.link) {
      if (slot.node.slot !== slot) continue;
      this.left.push(slot);
      // A scope of `tidy` that the pass began in ends before the pass.
      outlives.installed?.([slot.grad, slot.grads]);
    }
  }

  /** Puts back what `leave` noted: other passes may have begun and ended since. */
  resume(task: BackwardTask): void {
    for (const slot of this.left) {
      slot.previous = slot.node.slot;
      slot.node.slot = slot;
    }
    task.keys = null;
    task.recording = null;
    push(task, this.stoppedAt!);
  }
}

async function runAwaiting({ roots, gradients, options }: Start): Promise<void> {
  const waiting = new WaitingPass();
  const snapshot = captureLocalState();
  const task = new BackwardTask(options, waiting);
  for (let begun = false; ; begun = true) {
    try {
      withLocalState(snapshot, () => {
        if (begun) waiting.resume(task);
        proceed(task, begun ? [] : roots, gradients);
      });
      return;
    } catch (error) {
      if (!(await answer(waiting.reads))) throw error;
    }
  }
}

/** @throws AutogradError inside a transform and inside a rule, whose end would come before the pass's */
function assertOutside(caller: string): void {
  if (state.transforms > 0 || state.forward !== null || state.pass !== null)
    throw new AutogradError(
      `${caller}: it ends later than ${state.pass === null ? "the transform" : "the backward pass"} that it is called in; call it outside`,
    );
}

/**
 * As `backward`, for graphs that lead from one device to another: a gradient that goes to the CPU through a device which answers asynchronously is
 * awaited, and the pass goes on with it. Change nothing that the graph saved before the promise is fulfilled, and step optimisers after it. Rules of
 * programs (`AutogradFunction`) whose gradient is awaited are called twice.
 * @param gradient the gradients of the outputs; may be omitted (or null) for outputs of one element
 * @throws AutogradError (as a rejection) in the cases of `backward`, and inside transforms and rules
 * @example
 * const h = embedding.forward(tokens).to({ device: "webgpu" }); // parameters on the CPU
 * await backwardAsync(model.forward(h).sum());
 */
export async function backwardAsync(
  outputs: Tensor | readonly Tensor[],
  gradient?: Tensor | null | readonly (Tensor | null)[],
  options: BackwardOptions = noOptions,
): Promise<void> {
  assertOutside("backwardAsync");
  const start = beginBackward(outputs, gradient, options, "backwardAsync");
  outlives.installed?.([outputs]);
  await runAwaiting(start);
}

/**
 * As `grad`, for graphs that lead from one device to another: see `backwardAsync`.
 * @returns one gradient for each input, in order; null only with `allowUnused`
 * @throws AutogradError (as a rejection) in the cases of `grad`, and inside transforms and rules
 */
export async function gradAsync<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options: GradOptions & { readonly allowUnused: true },
): Promise<ForEachInput<I, Tensor | null>>;
export async function gradAsync<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options?: GradOptions & { readonly allowUnused?: false | undefined },
): Promise<ForEachInput<I, Tensor>>;
export async function gradAsync<const I extends Tensor | readonly Tensor[]>(
  outputs: Tensor | readonly Tensor[],
  inputs: I,
  options?: GradOptions,
): Promise<ForEachInput<I, Tensor | null>>;
export async function gradAsync(
  outputs: Tensor | readonly Tensor[],
  inputs: Tensor | readonly Tensor[],
  options: GradOptions = {},
): Promise<unknown> {
  assertOutside("gradAsync");
  checkOptions("gradAsync", options, gradOptionNames);
  if (options.isGradsBatched !== undefined)
    throw new ArgumentError("gradAsync: 'isGradsBatched' is for grad; call gradAsync once for each row");
  const { start, results } = beginGrad(outputs, inputs, options, "gradAsync");
  outlives.installed?.([outputs]);
  await runAwaiting(start);
  return results();
}

/**
 * Calls a synchronous function that needs values of devices which answer asynchronously: `item`, `toArray`, `to({ device: "cpu" })` with its gradient, and
 * operators that decide by values, such as `allclose`. Where it needs one it is interrupted by an error, the value is awaited, and the function is called
 * again, with the random numbers of the first call. So it must change nothing outside: neither tensors, nor variables, nor `grad` (use `backwardAsync`).
 * @returns what the function returned when all values were there
 * @throws whatever the function throws; ArgumentError if it returns a promise or a generator
 * @example
 * const positive = await withReads(() => {
 *   const here = x.to({ device: "cpu" });
 *   return here.index([here.gt(0)]).to({ device: x.device });
 * });
 */
export async function withReads<R>(body: () => R): Promise<R> {
  assertFunction(body, "withReads");
  const snapshot = captureLocalState();
  const reads = newReads();
  const random = new RandomStates();
  for (let others: RandomStates | null = null; ; ) {
    try {
      const result = withLocalState(snapshot, () => {
        const found = attempt(reads, body);
        refuseDeferred(found, "withReads");
        return found;
      });
      // Numbers that other tasks drew in the meantime are not drawn again.
      others?.restore();
      return result;
    } catch (error) {
      const drawn = new RandomStates();
      others?.restore();
      if (!(await answer(reads))) throw error;
      const now = new RandomStates();
      if (others !== null || !drawn.equals(now)) others = now;
      random.restore();
    }
  }
}
