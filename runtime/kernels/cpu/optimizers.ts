// Steps of optimisers in one pass over each parameter: Adam, AdamW and SGD, which write parameters and their state.

import { isFloatingCode } from "../../core/dtype.js";
import { readElement } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { numbersOf, numeric } from "../memory/elements.js";

type Tensors = readonly Tensor[];

/** A number, or the only element of a tensor; null for none. */
function numberOf(name: string, value: Tensor | number): number;
function numberOf(name: string, value: Tensor | null): number | null;
function numberOf(name: string, value: Tensor | number | null): number | null {
  if (value === null || typeof value === "number") return value;
  if (value.numel !== 1)
    throw new ShapeError(`\`${name}\` must have one element, got a tensor of shape ${formatShape(value.shape)}`);
  return Number(readElement(value.storage, value.dtypeCode, value.offset));
}

/** @throws ArgumentError, ShapeError, DTypeError unless the lists are as long as the parameters, and their tensors of the same shapes and dtypes */
function checkLists(op: string, self: Tensors, lists: Readonly<Record<string, Tensors>>): void {
  for (const [name, list] of Object.entries(lists)) {
    if (list.length !== self.length)
      throw new ArgumentError(`${op}: \`${name}\` has ${list.length} tensors for ${self.length} parameters`);
    for (const [i, tensor] of list.entries()) {
      const parameter = self[i]!;
      if (!sameShape(tensor.shape, parameter.shape)) {
        throw new ShapeError(
          `${op}: \`${name}[${i}]\` has shape ${formatShape(tensor.shape)}, its parameter ${formatShape(parameter.shape)}`,
        );
      }
      if (tensor.dtypeCode !== parameter.dtypeCode || !isFloatingCode(tensor.dtypeCode)) {
        throw new DTypeError(
          `${op}: \`${name}[${i}]\` is of dtype ${tensor.dtype}, its parameter of ${parameter.dtype}; both must be the same floating-point one`,
        );
      }
    }
  }
}

/** Calls `update` with the numbers of tensors as they lie in row-major order, and stores what it has written. */
function written(tensors: Tensors, update: (arrays: Numbers[], places: number[], count: number) => void): void {
  const dense = tensors.map(numeric);
  update(
    dense.map((tensor) => numbersOf(tensor) as Numbers),
    dense.map(({ offset }) => offset),
    tensors[0]!.numel,
  );
  for (const [i, tensor] of tensors.entries()) if (dense[i] !== tensor) copyInto(tensor, dense[i]!);
}
type Numbers = Float32Array | Float64Array;

/** Kernels of Adam, whose decay is part of the gradient, and of AdamW, where it shrinks the parameter apart from it. */
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
    checkLists(op, self, {
      grads,
      exp_avgs: averages,
      exp_avg_sqs: squares,
      ...(amsgrad ? { max_exp_avg_sqs: largest } : {}),
    });
    if (steps.length !== self.length)
      throw new ArgumentError(`${op}: \`state_steps\` has ${steps.length} tensors for ${self.length} parameters`);
    const scale = numberOf("grad_scale", gradScale);
    // The scaler of gradients found an infinity: the step is left out.
    if (numberOf("found_inf", foundInf) === 1) return;
    for (const [k, parameter] of self.entries()) {
      const step = numberOf("state_steps", steps[k]!);
      const size = rate / (1 - beta1 ** step);
      const root = Math.sqrt(1 - beta2 ** step);
      const state = [parameter, grads[k]!, averages[k]!, squares[k]!, ...(amsgrad ? [largest[k]!] : [])];
      written(state, ([p, g, m, v, top], [pAt, gAt, mAt, vAt, topAt], count) => {
        for (let i = 0; i < count; i++) {
          let grad = g![gAt! + i]!;
          if (scale !== null) {
            grad /= scale;
            g![gAt! + i] = grad;
          }
          if (maximize) grad = -grad;
          let value = p![pAt! + i]!;
          if (decoupled) value -= rate * weightDecay * value;
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
      });
    }
  };
  // Explanations name kernels by their functions.
  return Object.defineProperty(kernel, "name", { value: `${op}_cpu` });
}

export const _fused_adam__cpu = /* @__PURE__ */ fusedAdam("_fused_adam_", false);
export const _fused_adamw__cpu = /* @__PURE__ */ fusedAdam("_fused_adamw_", true);

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
  checkLists("_fused_sgd_", self, { grads, ...(moves ? { momentum_buffer_list: momentumBufferList } : {}) });
  const scale = numberOf("grad_scale", gradScale);
  if (numberOf("found_inf", foundInf) === 1) return;
  for (const [k, parameter] of self.entries()) {
    const state = [parameter, grads[k]!, ...(moves ? [momentumBufferList[k]!] : [])];
    written(state, ([p, g, buffer], [pAt, gAt, bufferAt], count) => {
      for (let i = 0; i < count; i++) {
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
        p![pAt! + i] = p![pAt! + i]! - rate * grad;
      }
    });
  }
}
