// Anomaly mode: where the forward call of a failing node was, and which node produced NaN.

import { isComplexCode, isFloatingCode } from "../core/dtype.js";
import { type Element, hasElements, isReadable, readable, readElement } from "../core/elements.js";
import { AutogradError, UnsupportedError } from "../core/errors.js";
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
  const examples = firstNaN(gradient);
  if (examples === null) return;
  const { name } = node as Node;
  const which = examples.length === 0 ? "" : ` of example ${examples.join(", ")}`;
  throw withForwardStack(new AutogradError(`${name} returned NaN in gradient ${place}${which}`), node as Node);
}

/**
 * While it is active, operators record where they were called, and an error in the backward pass, or a NaN that it
 * computes, names that place; inside of transforms also the mapped example. Slow, so only for finding errors. Both the forward and the backward pass have to run
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

/** A tensor of a transform's level; `batchDim` is the dimension of the value that counts the examples, if there are several. */
interface OfLevel {
  readonly value?: Tensor;
  readonly level?: object;
  readonly batchDim?: number;
}

/** A tensor that can be read in place of one of transforms, and the dimensions that count examples, of the outermost level last. */
function behindLevels(tensor: Tensor): { readonly value: Tensor; readonly batchDims: readonly number[] } {
  const batchDims: number[] = [];
  let value = tensor;
  while (value.storage.isWrapper) {
    const { level, value: inner, batchDim } = value as OfLevel;
    if (level === undefined || inner === undefined) break;
    if (batchDim !== undefined) batchDims.push(batchDim);
    value = inner;
  }
  return { value, batchDims };
}

/** The tensor with a tensor's elements; null if there are none, or none that can be read now. */
function elementsOf(tensor: Tensor): Tensor | null {
  if (hasElements(tensor)) return tensor;
  if (!isReadable(tensor)) return null;
  try {
    return readable(tensor, "detectAnomaly");
  } catch (error) {
    // A class without elements, such as one that has only shapes.
    if (error instanceof UnsupportedError) return null;
    throw error;
  }
}

const isNaNElement = (element: Element): boolean =>
  typeof element === "object" ? Number.isNaN(element.re) || Number.isNaN(element.im) : Number.isNaN(element as number);

/** Where a tensor has its first NaN: the numbers of the mapped examples, of the outermost transform first; null if it has none that can be seen. */
function firstNaN(tensor: Tensor): readonly number[] | null {
  if (!isFloatingCode(tensor.dtypeCode) && !isComplexCode(tensor.dtypeCode)) return null;
  const { value, batchDims } = behindLevels(tensor);
  const elements = elementsOf(value);
  if (elements === null) return null;
  const { storage, dtypeCode, shape, strides, numel } = elements;
  const place = new Array<number>(shape.length).fill(0);
  let at = elements.offset;
  for (let i = 0; i < numel; i++) {
    if (isNaNElement(readElement(storage, dtypeCode, at))) {
      const examples: number[] = [];
      for (const dim of batchDims.toReversed()) examples.push(...place.splice(dim, 1));
      return examples;
    }
    for (let d = shape.length - 1; d >= 0; d--) {
      at += strides[d]!;
      if (++place[d]! < shape[d]!) break;
      at -= strides[d]! * shape[d]!;
      place[d] = 0;
    }
  }
  return null;
}
