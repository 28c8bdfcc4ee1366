// Checks of derivatives by finite differences: of reverse mode, forward mode, and of gradients of gradients.

import { describe } from "../core/describe.js";
import { isComplexCode } from "../core/dtype.js";
import { elementsOf, readElement, writeElement } from "../core/elements.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import type { Complex } from "../core/scalar.js";
import { formatShape, sameShape, storageSpan } from "../core/shape.js";
import { allocateCode, assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { grad } from "./backward.js";
import { dualLevel, makeDual, unpackDual } from "./forward.js";
import { enableGrad, noGrad } from "./grad-mode.js";
import { isDifferentiableCode, requiresGrad } from "./meta.js";
import { levelRefusal } from "./state.js";

/** A function of tensors (and other values): returns one tensor or several. */
export type CheckedFunction<A extends readonly unknown[] = never[]> = (
  ...inputs: A
) => Tensor | readonly (Tensor | null)[];

export interface GradcheckOptions {
  /** Half the distance between the two points of a difference; 1e-6 by default. */
  readonly eps?: number | undefined;
  /** Allowed absolute difference; 1e-5 by default. */
  readonly atol?: number | undefined;
  /** Allowed relative difference; 1e-3 by default. */
  readonly rtol?: number | undefined;
  /** Check reverse mode; true by default. */
  readonly reverse?: boolean | undefined;
  /** Check forward mode; false by default. */
  readonly forward?: boolean | undefined;
  /** Return false instead of throwing. */
  readonly quiet?: boolean | undefined;
  /** How much two runs of the same derivative may differ; 0 by default. */
  readonly nondeterminism?: number | undefined;
}

type GradgradcheckOptions = GradcheckOptions & { readonly gradOutputs?: readonly Tensor[] | undefined };

const optionNames: readonly string[] = ["eps", "atol", "rtol", "reverse", "forward", "quiet", "nondeterminism"];

class CheckFailure extends AutogradError {}

/**
 * Compares the derivatives of `fn` at `inputs` with finite differences, for every input that is a float64
 * or complex128 tensor and requires grad; complex numbers are checked in real and imaginary parts. Inputs may be non-contiguous, or not tensors at
 * all.
 * @returns true; false with `quiet` if a derivative is wrong
 * @throws AutogradError naming output, input and element if a derivative is wrong
 * @throws ArgumentError if no input can be checked, an input is neither float64 nor complex128, or overlaps itself
 */
export function gradcheck<A extends readonly unknown[]>(
  fn: CheckedFunction<A>,
  inputs: readonly [...A],
  options?: GradcheckOptions,
): boolean;
export function gradcheck(fn: CheckedFunction, inputs: readonly unknown[], options?: GradcheckOptions): boolean;
export function gradcheck(fn: CheckedFunction, inputs: readonly unknown[], options: GradcheckOptions = {}): boolean {
  checkOptions("gradcheck", options, optionNames);
  assertFunction(fn, "gradcheck");
  checkInputs("gradcheck", inputs);
  try {
    check(fn as (...inputs: unknown[]) => Tensor | readonly (Tensor | null)[], inputs, options);
    return true;
  } catch (error) {
    if (options.quiet && error instanceof CheckFailure) return false;
    throw error;
  }
}

function checkInputs(where: string, inputs: unknown): void {
  if (!Array.isArray(inputs))
    throw new ArgumentError(`${where}: expected the function's arguments as an array, got ${describe(inputs)}`);
  for (const input of inputs)
    if (isTensor(input))
      levelRefusal.installed?.(
        input,
        where,
        "differences need values that can be changed. Check the function that the transform returns, outside of it",
      );
}

/** As `gradcheck`, for forward mode alone. */
export function gradcheckForward<A extends readonly unknown[]>(
  fn: CheckedFunction<A>,
  inputs: readonly [...A],
  options?: GradcheckOptions,
): boolean;
export function gradcheckForward(fn: CheckedFunction, inputs: readonly unknown[], options?: GradcheckOptions): boolean;
export function gradcheckForward(
  fn: CheckedFunction,
  inputs: readonly unknown[],
  options: GradcheckOptions = {},
): boolean {
  return gradcheck(fn, inputs, { ...options, reverse: false, forward: true });
}

/**
 * Compares the derivatives of the gradients of `fn` with finite differences: second derivatives.
 * @param gradOutputs gradients of the outputs to use; fixed arbitrary ones by default
 */
export function gradgradcheck<A extends readonly unknown[]>(
  fn: CheckedFunction<A>,
  inputs: readonly [...A],
  options?: GradgradcheckOptions,
): boolean;
export function gradgradcheck(fn: CheckedFunction, inputs: readonly unknown[], options?: GradgradcheckOptions): boolean;
export function gradgradcheck(
  fn: CheckedFunction,
  inputs: readonly unknown[],
  options: GradgradcheckOptions = {},
): boolean {
  checkOptions("gradgradcheck", options, [...optionNames, "gradOutputs"]);
  assertFunction(fn, "gradgradcheck");
  checkInputs("gradgradcheck", inputs);
  const { gradOutputs: given, ...rest } = options;
  const call = fn as (...inputs: unknown[]) => Tensor | readonly (Tensor | null)[];
  const outputs = enableGrad(() => differentiableOutputs(call(...inputs))).filter(requiresGrad);
  if (outputs.length === 0) throw new ArgumentError("gradgradcheck: no output requires grad");
  const cotangents =
    given ??
    outputs.map((output, i) => {
      const cotangent = arbitraryLike(output, i);
      cotangent.requiresGrad = true;
      return cotangent;
    });
  const count = inputs.length;
  const gradients = (...all: unknown[]): readonly Tensor[] => {
    const values = all.slice(0, count);
    const results = enableGrad(() => differentiableOutputs(call(...values))).filter(requiresGrad);
    const wanted = values.filter((value): value is Tensor => isTensor(value) && requiresGrad(value));
    const found = grad(results, wanted, {
      gradOutputs: all.slice(count) as Tensor[],
      createGraph: true,
      allowUnused: true,
    });
    return found.filter((one): one is Tensor => one !== null);
  };
  return gradcheck(gradients as CheckedFunction, [...inputs, ...cotangents], rest);
}

/** Pseudorandom numbers that are the same each time. */
function arbitraryLike(like: Tensor, seed: number): Tensor {
  const result = allocateCode(like.shape, like.dtypeCode, like.device);
  let state = (seed + 1) * 2654435761;
  for (let i = 0; i < result.numel; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const number = 0.5 + state / 2 ** 32;
    // A different value for the imaginary part, from the low bits.
    const element = isComplexCode(result.dtypeCode) ? { re: number, im: 0.25 + (state % 997) / 997 } : number;
    writeElement(result.storage, result.dtypeCode, i, element);
  }
  return result;
}

function differentiableOutputs(result: Tensor | readonly (Tensor | null)[]): Tensor[] {
  const list: readonly (Tensor | null)[] = isTensor(result) ? [result] : (result as readonly (Tensor | null)[]);
  if (!Array.isArray(list))
    throw new ArgumentError("gradcheck: the function must return a tensor or an array of tensors");
  return list.filter((one): one is Tensor => one !== null && isDifferentiableCode(one.dtypeCode));
}

type Call = (...inputs: unknown[]) => Tensor | readonly (Tensor | null)[];

function check(fn: Call, inputs: readonly unknown[], options: GradcheckOptions): void {
  const places = inputs
    .map((_, i) => i)
    .filter((i) => {
      const input = inputs[i];
      return isTensor(input) && requiresGrad(input);
    });
  if (places.length === 0) throw new ArgumentError("gradcheck: no input is a tensor that requires grad");
  const checked = places.map((i) => inputs[i] as Tensor);
  checked.forEach((input, n) => {
    if (input.dtype !== "float64" && input.dtype !== "complex128") {
      throw new ArgumentError(
        `gradcheck: input ${places[n]} is ${input.dtype}; differences need the precision of float64`,
      );
    }
    if (storageSpan(input.shape, input.strides) < input.numel) {
      throw new ArgumentError(
        `gradcheck: input ${places[n]} overlaps itself (shape ${formatShape(input.shape)}, strides ${formatShape(input.strides)}): ` +
          "its elements cannot be changed one by one. Clone it.",
      );
    }
  });
  const eps = options.eps ?? 1e-6;
  const outputs = noGrad(() => differentiableOutputs(fn(...inputs)));
  const numeric = checked.map((input) => differences(fn, inputs, input, outputs.length, eps));
  const run: Run = { fn, inputs, places, checked, outputs, numeric, options };
  if (options.reverse !== false) checkReverse(run);
  if (options.forward === true) checkForward(run);
}

interface Run {
  readonly fn: Call;
  readonly inputs: readonly unknown[];
  readonly places: readonly number[];
  readonly checked: readonly Tensor[];
  readonly outputs: readonly Tensor[];
  /** `numeric[j][i][k]`: derivatives of the elements of output i by element k of input j. */
  readonly numeric: readonly (readonly Float64Array[])[][];
  readonly options: GradcheckOptions;
}

/**
 * Central differences of all outputs with respect to all elements of `input`, which is modified in memory and restored.
 */
function differences(
  fn: Call,
  inputs: readonly unknown[],
  input: Tensor,
  count: number,
  eps: number,
): Float64Array[][] {
  const columns: Float64Array[][] = Array.from({ length: count }, () => []);
  const { storage, dtypeCode } = input;
  const evaluate = (): Float64Array[] => {
    const values = noGrad(() => differentiableOutputs(fn(...inputs)));
    return values.map((value) => Float64Array.from(elementsOf(value) as Float64Array));
  };
  forEachCoordinate(input, (at, part) => {
    const value = readElement(storage, dtypeCode, at) as number | Complex;
    writeElement(storage, dtypeCode, at, moved(value, part, eps));
    const above = evaluate();
    writeElement(storage, dtypeCode, at, moved(value, part, -eps));
    const below = evaluate();
    writeElement(storage, dtypeCode, at, value);
    columns.forEach((column, i) => {
      column.push(above[i]!.map((high, k) => (high - below[i]![k]!) / (2 * eps)));
    });
  });
  return columns;
}

/** How many real numbers a tensor has: two for each complex element, whose derivatives are checked part by part. */
function coordinates(tensor: Tensor): number {
  return isComplexCode(tensor.dtypeCode) ? 2 * tensor.numel : tensor.numel;
}

/** An element with one of its parts, the real (0) or the imaginary one, perturbed. */
function moved(value: number | Complex, part: 0 | 1, by: number): number | Complex {
  if (typeof value !== "object") return value + by;
  return part === 0 ? { re: value.re + by, im: value.im } : { re: value.re, im: value.im + by };
}

function forEachCoordinate(tensor: Tensor, visit: (at: number, part: 0 | 1) => void): void {
  const complex = isComplexCode(tensor.dtypeCode);
  const { shape, strides, numel } = tensor;
  const place = new Array<number>(shape.length).fill(0);
  let at = tensor.offset;
  for (let i = 0; i < numel; i++) {
    visit(at, 0);
    if (complex) visit(at, 1);
    for (let d = shape.length - 1; d >= 0; d--) {
      at += strides[d]!;
      if (++place[d]! < shape[d]!) break;
      at -= strides[d]! * shape[d]!;
      place[d] = 0;
    }
  }
}

function unitLike(like: Tensor, i: number): Tensor {
  const unit = allocateCode(like.shape, like.dtypeCode, like.device);
  if (!isComplexCode(unit.dtypeCode)) writeElement(unit.storage, unit.dtypeCode, i, 1);
  else writeElement(unit.storage, unit.dtypeCode, i >> 1, { re: 1 - (i & 1), im: i & 1 });
  return unit;
}

/** A coordinate in words. */
function place(tensor: Tensor, i: number): string {
  if (!isComplexCode(tensor.dtypeCode)) return `element ${i}`;
  return `${i % 2 === 0 ? "real" : "imaginary"} part of element ${i >> 1}`;
}

function checkReverse(run: Run): void {
  const { fn, inputs, checked, places, options } = run;
  const outputs = enableGrad(() => differentiableOutputs(fn(...inputs)));
  outputs.forEach((output, i) => {
    if (!requiresGrad(output)) {
      run.numeric.forEach((columns, j) => {
        if (columns[i]!.some((column) => column.some((value) => Math.abs(value) > (options.atol ?? 1e-5)))) {
          throw new CheckFailure(
            `gradcheck: output ${i} depends on input ${places[j]}, but does not require grad: its history was lost`,
          );
        }
      });
      return;
    }
    for (let e = 0; e < coordinates(output); e++) {
      const take = () =>
        grad(output, checked, { gradOutputs: unitLike(output, e), retainGraph: true, allowUnused: true });
      const found = take();
      const again = take();
      found.forEach((one, j) => {
        if (one !== null && !sameShape(one.shape, checked[j]!.shape)) {
          throw new CheckFailure(
            `gradcheck: the gradient for input ${places[j]} has shape ${formatShape(one.shape)}, the input ${formatShape(checked[j]!.shape)}`,
          );
        }
        const values = one === null ? null : (elementsOf(one) as Float64Array);
        const repeated = again[j] === null ? null : (elementsOf(again[j]!) as Float64Array);
        for (let k = 0; k < coordinates(checked[j]!); k++) {
          const value = values === null ? 0 : values[k]!;
          const second = repeated === null ? 0 : repeated[k]!;
          if (
            !(Math.abs(value - second) <= (options.nondeterminism ?? 0)) &&
            !(Number.isNaN(value) && Number.isNaN(second))
          ) {
            throw new CheckFailure(
              `gradcheck: two backward passes give ${value} and ${second} for output ${i}, ${place(output, e)}, by input ` +
                `${places[j]}, ${place(checked[j]!, k)}: the derivative is not deterministic`,
            );
          }
          compare("reverse", run, i, e, j, k, value);
        }
      });
    }
  });
}

function checkForward(run: Run): void {
  const { fn, inputs, checked, places } = run;
  checked.forEach((input, j) => {
    for (let k = 0; k < coordinates(input); k++) {
      const tangents = dualLevel(() => {
        const duals = inputs.slice();
        duals[places[j]!] = makeDual(input, unitLike(input, k));
        return differentiableOutputs(fn(...duals)).map((output) => {
          const { tangent } = unpackDual(output);
          return tangent === null ? null : Float64Array.from(elementsOf(tangent) as Float64Array);
        });
      });
      tangents.forEach((tangent, i) => {
        for (let e = 0; e < coordinates(run.outputs[i]!); e++) {
          compare("forward", run, i, e, j, k, tangent === null ? 0 : tangent[e]!);
        }
      });
    }
  });
}

function compare(mode: string, run: Run, i: number, e: number, j: number, k: number, value: number): void {
  const expected = run.numeric[j]![i]![k]![e]!;
  const { atol = 1e-5, rtol = 1e-3 } = run.options;
  if (Math.abs(value - expected) <= atol + rtol * Math.abs(expected)) return;
  throw new CheckFailure(
    `gradcheck: ${mode} mode gives ${value} for the derivative of output ${i}, ${place(run.outputs[i]!, e)}, by input ${run.places[j]}, ` +
      `${place(run.checked[j]!, k)}; differences give ${expected}`,
  );
}
