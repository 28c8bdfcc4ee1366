// Fused optimizer steps, one pass over each parameter: Adam, AdamW and SGD, which update parameters and state.

import { computingCodes } from "../../core/dtype.js";
import { readElement } from "../../core/elements.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkStepLists } from "../checks/optimizers.js";
import { innerLoop } from "../loops/inner-loop.js";
import { beforeLong } from "../loops/loop-table.js";
import { longRun } from "../loops/thresholds.js";
import { copyInto } from "../memory/copy.js";
import { numbersOf, numeric } from "../memory/elements.js";

type Tensors = readonly Tensor[];

/** A number, or the only element of a tensor; null if there is none. */
function numberOf(name: string, value: Tensor | number): number;
function numberOf(name: string, value: Tensor | null): number | null;
function numberOf(name: string, value: Tensor | number | null): number | null {
  if (value === null || typeof value === "number") return value;
  if (value.numel !== 1)
    throw new ShapeError(`\`${name}\` must have one element, got a tensor of shape ${formatShape(value.shape)}`);
  return Number(readElement(value.storage, value.dtypeCode, value.offset));
}

type Numbers = Float32Array | Float64Array;

/** The memory of one parameter and its associated tensors: `n` elements of each array, from its index on. */
export interface StepRun {
  readonly n: number;
  readonly arrays: readonly Numbers[];
  readonly offsets: readonly number[];
}

/** The numbers of an Adam or AdamW step that all parameters share. */
export interface AdamNumbers {
  readonly lr: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly weightDecay: number;
  readonly eps: number;
  /** Number of steps, including this one. */
  readonly step: number;
  /** Divisor of the gradients, which are changed in place; null for none. */
  readonly scale: number | null;
  readonly maximize: boolean;
  /** Whether decay shrinks the parameter directly (AdamW) or is part of the gradient (Adam). */
  readonly decoupled: boolean;
  /** Whether the maximum of the mean squares is used; runs then have a fifth array. */
  readonly amsgrad: boolean;
}

/** The numbers of a gradient descent step. */
export interface SgdNumbers {
  readonly lr: number;
  readonly momentum: number;
  readonly dampening: number;
  readonly weightDecay: number;
  readonly nesterov: boolean;
  readonly scale: number | null;
  readonly maximize: boolean;
  /** Whether momentum buffers start as copies of the gradients. */
  readonly isFirstStep: boolean;
}

/**
 * One step of many parameters. Each run has the parameter, its gradient, the running means of gradients and of squares,
 * and optionally the maximum of the latter.
 */
export type AdamLoop = (runs: readonly StepRun[], numbers: AdamNumbers) => unknown;
/** One step of many parameters. Each run has the parameter, its gradient, and with momentum its buffer. */
export type SgdLoop = (runs: readonly StepRun[], numbers: SgdNumbers) => unknown;

function adamRuns(
  runs: readonly StepRun[],
  { lr, beta1, beta2, weightDecay, eps, step, scale, maximize, decoupled }: AdamNumbers,
): void {
  const size = lr / (1 - beta1 ** step);
  const root = Math.sqrt(1 - beta2 ** step);
  for (const { n, arrays, offsets } of runs) {
    const [p, g, m, v, top] = arrays;
    const [pAt, gAt, mAt, vAt, topAt] = offsets;
    for (let i = 0; i < n; i++) {
      let grad = g![gAt! + i]!;
      if (scale !== null) {
        grad /= scale;
        g![gAt! + i] = grad;
      }
      if (maximize) grad = -grad;
      let value = p![pAt! + i]!;
      if (decoupled) value -= lr * weightDecay * value;
      else grad += weightDecay * value;
      const mean = m![mAt! + i]! + (1 - beta1) * (grad - m![mAt! + i]!);
      const square = beta2 * v![vAt! + i]! + (1 - beta2) * grad * grad;
      m![mAt! + i] = mean;
      v![vAt! + i] = square;
      let spread = square;
      if (top !== undefined) {
        spread = Math.max(top[topAt! + i]!, square);
        top[topAt! + i] = spread;
      }
      p![pAt! + i] = value - (size * mean) / (Math.sqrt(spread) / root + eps);
    }
  }
}

function sgdRuns(
  runs: readonly StepRun[],
  { lr, momentum, dampening, weightDecay, nesterov, scale, maximize, isFirstStep }: SgdNumbers,
): void {
  for (const { n, arrays, offsets } of runs) {
    const [p, g, buffer] = arrays;
    const [pAt, gAt, bufferAt] = offsets;
    for (let i = 0; i < n; i++) {
      let grad = g![gAt! + i]!;
      if (scale !== null) {
        grad /= scale;
        g![gAt! + i] = grad;
      }
      if (maximize) grad = -grad;
      grad += weightDecay * p![pAt! + i]!;
      if (buffer !== undefined) {
        const speed = isFirstStep ? grad : momentum * buffer[bufferAt! + i]! + (1 - dampening) * grad;
        buffer[bufferAt! + i] = speed;
        grad = nesterov ? grad + momentum * speed : speed;
      }
      p![pAt! + i] = p![pAt! + i]! - lr * grad;
    }
  }
}

const sizeOf = (runs: readonly StepRun[]): number => runs.reduce((sum, { n }) => sum + n, 0);

/** A step for all parameters of a list with the same dtype and step count. The size is their total number of elements. */
export const adamLoops = innerLoop("_fused_adam", {
  loop: adamRuns as AdamLoop,
  classes: ["float"],
  size: sizeOf,
  operators: ["_fused_adam", "_fused_adamw"],
});
export const sgdLoops = innerLoop("_fused_sgd", { loop: sgdRuns as SgdLoop, classes: ["float"], size: sizeOf });

/**
 * Calls `step` with the parameters' memory in row-major order, once for all with the same computing dtype and `key`, and
 * stores the results.
 * @param lists the parameters, then their associated tensors
 */
function written(
  lists: readonly Tensors[],
  key: (k: number) => number,
  step: (code: number, key: number, runs: readonly StepRun[], size: number) => void,
): void {
  const parameters = lists[0]!;
  for (let first = 0; first < parameters.length; ) {
    const code = computingCodes[parameters[first]!.dtypeCode]!;
    const shared = key(first);
    const runs: StepRun[] = [];
    const copies: [Tensor, Tensor][] = [];
    let total = 0;
    let k = first;
    for (; k < parameters.length && computingCodes[parameters[k]!.dtypeCode] === code && key(k) === shared; k++) {
      const arrays: Numbers[] = [];
      const offsets: number[] = [];
      const n = parameters[k]!.numel;
      if (n >= longRun) beforeLong(...lists.map((list) => list[k]!));
      for (let i = 0; i < lists.length; i++) {
        const tensor = lists[i]![k]!;
        const dense = numeric(tensor);
        if (dense !== tensor) copies.push([tensor, dense]);
        arrays.push(numbersOf(dense) as Numbers);
        offsets.push(dense.offset);
      }
      total += n;
      if (n > 0) runs.push({ n, arrays, offsets });
    }
    step(code, shared, runs, total);
    for (const [tensor, dense] of copies) copyInto(tensor, dense);
    first = k;
  }
}

/** The kernels of Adam, whose decay is part of the gradient, and of AdamW, where it is decoupled. */
function fusedAdam(op: string, decoupled: boolean) {
  const kernel = (
    self: Tensors,
    grads: Tensors,
    averages: Tensors,
    squares: Tensors,
    largest: Tensors,
    steps: Tensors,
    lr: number | Tensor,
    beta1: number,
    beta2: number,
    weightDecay: number,
    eps: number,
    amsgrad: boolean,
    maximize: boolean,
    gradScale: Tensor | null,
    foundInf: Tensor | null,
  ): void => {
    const rate = numberOf("lr", lr);
    checkStepLists(op, self, {
      grads,
      exp_avgs: averages,
      exp_avg_sqs: squares,
      ...(amsgrad ? { max_exp_avg_sqs: largest } : {}),
    });
    if (steps.length !== self.length)
      throw new ArgumentError(`${op}: \`state_steps\` has ${steps.length} tensors for ${self.length} parameters`);
    const scale = numberOf("grad_scale", gradScale);
    // The gradient scaler found an infinity, so the step is skipped.
    if (numberOf("found_inf", foundInf) === 1) return;
    const lists = [self, grads, averages, squares, ...(amsgrad ? [largest] : [])];
    const counts = steps.map((step) => numberOf("state_steps", step));
    written(
      lists,
      (k) => counts[k]!,
      (code, step, runs, size) =>
        adamLoops.at(code, size)!(runs, {
          lr: rate,
          beta1,
          beta2,
          weightDecay,
          eps,
          scale,
          maximize,
          decoupled,
          amsgrad,
          step,
        }),
    );
  };
  // Explanations show the names of kernels' functions.
  return Object.defineProperty(kernel, "name", { value: `${op}_cpu` });
}

export const _fused_adam__cpu = fusedAdam("_fused_adam_", false);
export const _fused_adamw__cpu = fusedAdam("_fused_adamw_", true);

export function _fused_sgd__cpu(
  self: Tensors,
  grads: Tensors,
  momentumBufferList: Tensors,
  weightDecay: number,
  momentum: number,
  lr: number | Tensor,
  dampening: number,
  nesterov: boolean,
  maximize: boolean,
  isFirstStep: boolean,
  gradScale: Tensor | null,
  foundInf: Tensor | null,
): void {
  const rate = numberOf("lr", lr);
  const moves = momentum !== 0;
  checkStepLists("_fused_sgd_", self, { grads, ...(moves ? { momentum_buffer_list: momentumBufferList } : {}) });
  const scale = numberOf("grad_scale", gradScale);
  if (numberOf("found_inf", foundInf) === 1) return;
  const numbers = { lr: rate, momentum, dampening, weightDecay, nesterov, scale, maximize, isFirstStep };
  written(
    [self, grads, ...(moves ? [momentumBufferList] : [])],
    () => 0,
    (code, _, runs, size) => sgdLoops.at(code, size)!(runs, numbers),
  );
}
