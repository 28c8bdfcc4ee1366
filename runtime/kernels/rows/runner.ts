// Runs operators on rows: promotes dtypes, broadcasts, splits dimensions into rows and the elements of a row, and calls the generated loop of the
// computing dtype.

import { named } from "../../autograd/written.js";
import { BOOL, computingCodes, type DType, dtypeCodeOf, dtypes, INT64, isIntegralCode } from "../../core/dtype.js";
import { IndexError, UnsupportedError } from "../../core/errors.js";
import { resultCode, toFloatingCode } from "../../core/promotion.js";
import { broadcastShapes } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import type { Cell, Kernel, Operator } from "../../dispatch/operator.js";
import { notForDType } from "../checks/dtypes.js";
import type { InnerLoop } from "../loops/inner-loop.js";
import { arrayOf, type ElementArray } from "../memory/arrays.js";
import { castTensor, copyInto } from "../memory/copy.js";
import { forEachRun, planIteration } from "../memory/iterator.js";
import type { Parameter } from "../pointwise/rule.js";
import { isSmall } from "../pointwise/rule.js";
import { commonDevice, wrapNumbers } from "../pointwise/runner.js";
import { reducedDims, reducedShape } from "../shapes/reductions.js";
import { broadcastSteps } from "../shapes/strides.js";
import type { RowsLoop } from "./loops.js";
import type { RowsRule } from "./rule.js";

/**
 * The kernel of an operator on rows.
 * @param suffix of the kernel's name
 * @param loops null on meta, where only shapes, dtypes and checks matter
 */
export function rowsKernel<F extends Kernel>(
  op: Operator<F>,
  suffix: string,
  rule: RowsRule,
  loops: InnerLoop<RowsLoop> | null = null,
): Cell<F> {
  return named((...args) => runRows(rule, loops, args), op.name, suffix);
}

/** Shape: with one result per row the dimensions of `dim` are reduced, else that of the tensors, broadcast. */
function runRows(rule: RowsRule, loops: InnerLoop<RowsLoop> | null, args: readonly unknown[]): Tensor {
  const short = loops === null ? null : runShort(rule, loops, args);
  if (short !== null) return short;
  const inputs = rule.inputs.map((at) => args[at] as Tensor);
  const device = commonDevice(inputs, null);
  let { shape } = inputs[0]!;
  for (let i = 1; i < inputs.length; i++) shape = broadcastShapes(shape, inputs[i]!.shape);
  const dims = rule.dim < 0 ? null : (args[rule.dim] as number | readonly number[] | null);
  const mask = reducedDims(dims ?? null, shape.length);
  const code = computingCode(rule, inputs, rule.dtype < 0 ? null : (args[rule.dtype] as DType | null));
  if (!rule.classes.includes(dtypes[code]!.class)) throw new UnsupportedError(notForDType(rule.name, code));
  if (rule.needsElements) requireElements(rule, shape, mask);
  const keepdim = rule.keepdim >= 0 && args[rule.keepdim] === true;
  const resultShape = rule.isEach ? shape : reducedShape(shape, mask, keepdim);
  const natural = resultCodeOf(rule, code);
  const target = allocateCode(resultShape, natural, device, undefined, true);
  if (loops === null || target.numel === 0) return target;
  const parameters = rule.parameters.map((at) => args[at] as Parameter);
  if (isSmall(code)) wrapNumbers(rule, code, parameters);
  // Loops compute in numbers; dtypes of raw bits are converted to a computing dtype and back.
  const inner = computingCodes[code]!;
  const written =
    natural === computingCodes[natural] ? target : allocateCode(resultShape, inner, device, undefined, true);
  compute(rule, loops, written, inputs, shape, mask, inner, parameters);
  if (written !== target) copyInto(target, written);
  return target;
}

/**
 * The same for contiguous tensors of the computing dtype and of one shape, or repeated for each row, whose reduced dimensions are one, or all: without
 * broadcasting, copies and plans, which take longer than a small row. Null leaves everything else, errors included, to the general way.
 */
function runShort(rule: RowsRule, loops: InnerLoop<RowsLoop>, args: readonly unknown[]): Tensor | null {
  const input = args[rule.inputs[0]!] as Tensor;
  const { shape, numel, dtypeCode: code } = input;
  const { device } = input.storage;
  if (numel === 0 || input.wrappedNumber || computingCodes[code] !== code || isSmall(code) || !loops.has(code))
    return null;
  if (!keepsDType(rule, code) || (rule.dtype >= 0 && args[rule.dtype] != null)) return null;
  const dims = rule.dim < 0 ? null : (args[rule.dim] as number | readonly number[] | null);
  const rank = shape.length;
  let [first, end] = [0, rank];
  if (dims != null && (typeof dims === "number" || dims.length > 0)) {
    if (rank === 0 || (typeof dims !== "number" && dims.length > 1)) return null;
    const dim = typeof dims === "number" ? dims : dims[0]!;
    first = dim < 0 ? dim + rank : dim;
    if (!(Number.isInteger(first) && first >= 0 && first < rank)) return null;
    end = first + 1;
  }
  let [n, inner] = [1, 1];
  for (let d = first; d < rank; d++) {
    if (d < end) n *= shape[d]!;
    else inner *= shape[d]!;
  }
  for (const at of rule.inputs) {
    const one = args[at] as Tensor;
    if (!one.isContiguous || one.dtypeCode !== code || one.storage.device !== device || one.wrappedNumber) return null;
    if (!isSameShape(one.shape, shape) && !(inner === 1 && isRow(one, shape, first, n))) return null;
  }
  const target = allocateCode(
    rule.isEach ? shape : shortShape(shape, first, end, rule.keepdim >= 0 && args[rule.keepdim] === true),
    resultCodeOf(rule, code),
    device,
    undefined,
    true,
  );
  const loop = loops.at(code, numel)!;
  const out = arrayOf(target);
  // Rows one after the other, or blocks of interleaved rows.
  const [rows, rowStep, step] = inner === 1 ? [numel / n, n, 1] : [inner, 1, inner];
  const between = rule.isEach ? rowStep : 1;
  const within = rule.isEach ? step : 0;
  if (rule.inputs.length === 1 && rule.parameters.length === 0) {
    const array = arrayOf(input);
    for (let start = 0, to = 0; start < numel; start += rows * n, to += rule.isEach ? rows * n : rows)
      loop(rows, n, out, to, between, within, array, input.offset + start, rowStep, step);
    return target;
  }
  const parameters = rule.parameters.map((at) => args[at] as Parameter);
  for (let start = 0, to = 0; start < numel; start += rows * n, to += rule.isEach ? rows * n : rows) {
    const operands: (ElementArray | number | Parameter)[] = [];
    for (const at of rule.inputs) {
      const one = args[at] as Tensor;
      operands.push(arrayOf(one), one.offset + start, isSameShape(one.shape, shape) ? rowStep : 0, step);
    }
    loop(rows, n, out, to, between, within, ...operands, ...parameters);
  }
  return target;
}

/** The dtype of the result of a computing dtype. */
function resultCodeOf({ promote }: RowsRule, code: number): number {
  return promote === "bool" ? BOOL : promote === "int64" ? INT64 : code;
}

/** Whether the operator computes tensors of this dtype in it. */
function keepsDType({ promote }: RowsRule, code: number): boolean {
  if ((promote !== "float" && promote !== "sum") || !isIntegralCode(code, true)) return true;
  return promote === "sum" && code === INT64;
}

function isSameShape(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let d = 0; d < a.length; d++) if (a[d] !== b[d]) return false;
  return true;
}

/** Whether a tensor is one row, which is broadcast to all: its last dimensions are those that are reduced, and it has no others. */
function isRow({ shape: own, numel }: Tensor, shape: readonly number[], first: number, n: number): boolean {
  if (numel !== n || own.length > shape.length || own.length < shape.length - first) return false;
  for (let d = shape.length - 1, i = own.length - 1; d >= first; d--, i--) if (own[i] !== shape[d]) return false;
  return true;
}

/** A shape without some adjacent dimensions, or with ones in their place. */
function shortShape(shape: readonly number[], first: number, end: number, keeps: boolean): number[] {
  const kept: number[] = [];
  for (let d = 0; d < shape.length; d++) {
    if (d < first || d >= end) kept.push(shape[d]!);
    else if (keeps) kept.push(1);
  }
  return kept;
}

function computingCode({ promote }: RowsRule, inputs: readonly Tensor[], dtype: DType | null | undefined): number {
  if (dtype != null) return dtypeCodeOf(dtype);
  const code = resultCode(inputs);
  if (promote === "float") return toFloatingCode(code);
  return promote === "sum" && isIntegralCode(code, true) ? INT64 : code;
}

/** @throws IndexError if a row has no elements */
function requireElements({ operator }: RowsRule, shape: readonly number[], mask: readonly boolean[]): void {
  const empty = shape.findIndex((size, d) => mask[d]! && size === 0);
  if (empty >= 0) throw new IndexError(`${operator}(): Expected reduction dim ${empty} to have non-zero size.`);
}

function compute(
  { isEach }: RowsRule,
  loops: InnerLoop<RowsLoop>,
  target: Tensor,
  inputs: readonly Tensor[],
  shape: readonly number[],
  mask: readonly boolean[],
  code: number,
  parameters: readonly Parameter[],
): void {
  // The dimensions of rows, then those of the elements of a row.
  const order = [...shape.keys()].sort((a, b) => +mask[a]! - +mask[b]!);
  const outer = order.filter((d) => !mask[d]);
  const sizes = order.map((d) => shape[d]!);
  const [rowSizes, elementSizes] = [sizes.slice(0, outer.length), sizes.slice(outer.length)];
  const n = elementSizes.reduce((product, size) => product * size, 1);
  const total = n * rowSizes.reduce((product, size) => product * size, 1);
  const sources = inputs.map((input) => {
    const source = input.dtypeCode === code ? input : castTensor(input, code);
    const steps = broadcastSteps(source, shape);
    return ordered(
      source,
      sizes,
      order.map((d) => steps[d]!),
      outer.length,
    );
  });
  // With a result for each element the target is ordered, too; else its dimensions are those of the rows.
  const steps = isEach ? order.map((d) => target.strides[d]!) : rowStrides(target, outer, shape.length, mask);
  const place = { strides: steps, step: isEach ? lineStep(elementSizes, steps.slice(outer.length)) : 0 };
  const isScattered = place.step === null;
  const written = isScattered ? allocateCode(sizes, target.dtypeCode, target.device, undefined, true) : target;
  const writtenSteps = isScattered ? written.strides : steps;
  const step = isScattered ? 1 : place.step!;
  const plan = planIteration(
    rowSizes,
    [writtenSteps, ...sources.map(({ strides }) => strides)].map((all) => all.slice(0, outer.length)),
  );
  const rowSteps = plan.steps.map((perDim) => perDim[0]!);
  const loop = loops.at(code, total)!;
  const out = arrayOf(written);
  const arrays = sources.map(({ tensor }) => arrayOf(tensor));
  forEachRun(plan, [written.offset, ...sources.map(({ tensor }) => tensor.offset)], (rows, offsets) => {
    const operands: (ElementArray | number | Parameter)[] = [];
    for (const [i, array] of arrays.entries())
      operands.push(array, offsets[i + 1]!, rowSteps[i + 1]!, sources[i]!.step);
    loop(rows, n, out, offsets[0]!, rowSteps[0]!, step, ...operands, ...parameters);
  });
  if (!isScattered) return;
  copyInto(windowOf(target, sizes, steps, target.offset), written);
}

/** A tensor whose rows have elements at one step. */
interface Ordered {
  readonly tensor: Tensor;
  /** In the order of rows, then elements. */
  readonly strides: readonly number[];
  readonly step: number;
}

/** A tensor with its dimensions in another order; copied if the elements of a row are not at one step, or rows are interleaved. */
function ordered(tensor: Tensor, sizes: readonly number[], strides: readonly number[], outer: number): Ordered {
  const step = lineStep(sizes.slice(outer), strides.slice(outer));
  if (step !== null) return { tensor, strides, step };
  const copy = allocateCode(sizes, tensor.dtypeCode, tensor.device, undefined, true);
  copyInto(copy, windowOf(tensor, sizes, strides, tensor.offset));
  return { tensor: copy, strides: copy.strides, step: 1 };
}

/** The step between elements of a row whose dimensions are these; null if there is not one for all. */
function lineStep(sizes: readonly number[], strides: readonly number[]): number | null {
  let [step, next]: (number | null)[] = [null, null];
  for (let d = sizes.length - 1; d >= 0; d--) {
    if (sizes[d] === 1) continue;
    if (next !== null && strides[d] !== next) return null;
    step ??= strides[d]!;
    next = strides[d]! * sizes[d]!;
  }
  return step ?? 1;
}

/** The strides of a result in the dimensions that are not reduced. */
function rowStrides(
  result: Tensor,
  outer: readonly number[],
  rank: number,
  mask: readonly boolean[],
): readonly number[] {
  const kept = result.ndim === rank && mask.some((one) => one);
  return outer.map((d, i) => result.strides[kept ? d : i]!);
}
