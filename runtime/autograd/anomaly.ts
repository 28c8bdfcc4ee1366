// Anomaly mode: where the forward call of a failing node was, and which node produced NaN.

import { isFloatingCode } from "../core/dtype.js";
import { hasElements, readElement } from "../core/elements.js";
import { AutogradError } from "../core/errors.js";
import { callerFrames } from "../core/frames.js";
import { Changes } from "../core/local-state.js";
import { checkOptions } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { type Extra, extraOf } from "./hooks.js";
import type { Node } from "./node.js";
import { type Guard, guard, settings, state, under } from "./state.js";

export interface AnomalyOptions {
  /** Throw when a node computes a NaN; true by default. */
  readonly checkNaN?: boolean;
}

function begin(checkNaN: boolean, isScoped: boolean): Changes {
  return new Changes(settings.anomaly.set({ remember, check: checkNaN ? check : () => {} }, isScoped));
}

function remember(node: object): void {
  const extra = extraOf(node as Node);
  extra.stack = callerFrames()().join("\n");
  extra.parent = state.running as Node | null;
  extra.explain = withForwardStack;
}

function check(gradient: Tensor, node: object, place: number): void {
  if (firstNaN(gradient) < 0) return;
  const { name } = node as Node;
  throw withForwardStack(new AutogradError(`${name} returned NaN in gradient ${place}`), node as Node);
}

/**
 * While it is active, operators record where they were called, and an error in the backward pass, or a NaN that it
 * computes, names that place. Slow, so only for finding errors. Both the forward and the backward pass have to run
 * inside.
 *
 * Without `body` it returns a guard.
 * @throws AutogradError if `body` is async
 */
export function detectAnomaly(options?: AnomalyOptions): Guard;
export function detectAnomaly<R>(body: () => R): R;
export function detectAnomaly<R>(options: AnomalyOptions, body: () => R): R;
export function detectAnomaly<R>(first?: AnomalyOptions | (() => R), second?: () => R): R | Guard {
  const body = typeof first === "function" ? first : second;
  if (first !== undefined && typeof first !== "function") checkOptions("detectAnomaly", first, ["checkNaN"]);
  const checkNaN = (typeof first === "object" ? first.checkNaN : undefined) ?? true;
  return body === undefined ? guard(begin(checkNaN, false)) : under("detectAnomaly", () => begin(checkNaN, true), body);
}

/** Whether `detectAnomaly` is active. */
export function isAnomalyEnabled(): boolean {
  return state.anomaly !== null;
}

/** Adds the place of the forward call, if it was recorded, to an error that a node threw. */
export function withForwardStack(error: unknown, node: Node): unknown {
  if (!(error instanceof Error)) return error;
  const extra = node.extra as Extra | null;
  const stack = extra?.stack;
  if (stack === undefined || stack === null || error.message.includes(marker)) return error;
  let text = `${marker} ${node.name}:\n${stack}`;
  for (let parent = extra!.parent; parent !== null; ) {
    const above = parent.extra as Extra | null;
    text += `\n  which was made while ${parent.name} ran${above?.stack ? `, of the forward call:\n${above.stack}` : ""}`;
    parent = above?.parent ?? null;
  }
  error.message += `\n${text}`;
  return error;
}

const marker = "Forward call of";

/** Index of the first NaN among the elements in row-major order; -1 if there is none, or the data cannot be read. */
export function firstNaN(tensor: Tensor): number {
  if (!isFloatingCode(tensor.dtypeCode)) return -1;
  if (!hasElements(tensor)) return -1;
  const { storage, dtypeCode, shape, strides, numel } = tensor;
  const place = new Array<number>(shape.length).fill(0);
  let at = tensor.offset;
  for (let i = 0; i < numel; i++) {
    if (Number.isNaN(readElement(storage, dtypeCode, at))) return i;
    for (let d = shape.length - 1; d >= 0; d--) {
      at += strides[d]!;
      if (++place[d]! < shape[d]!) break;
      at -= strides[d]! * shape[d]!;
      place[d] = 0;
    }
  }
  return -1;
}
