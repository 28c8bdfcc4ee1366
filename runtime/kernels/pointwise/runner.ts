// Runs pointwise operators: promotes dtypes, broadcasts, allocates or resizes the output, and calls the generated loop
// of the computing dtype. The forms of each number of tensors are generated (generated/loops/runners.ts).

import type { Device } from "../../core/device.js";
import {
  BOOL,
  COMPLEX64,
  COMPLEX128,
  codeCount,
  dtypeOf,
  FLOAT32,
  FLOAT64,
  INT64,
  infoOf,
  intCodes,
  isComplexCode,
  isEmulatedCode,
  isFloatingCode,
  isUnsignedWideCode,
  modularCode,
  pointwiseCodes,
  realCode,
} from "../../core/dtype.js";
import { DeviceError, DTypeError, UnsupportedError } from "../../core/errors.js";
import { formatOf } from "../../core/format.js";
import { readUint64AsBigInt, writeUint64 } from "../../core/int64.js";
import { leftOut, optional } from "../../core/optional.js";
import { resultCode, resultCode2, toFloatingCode } from "../../core/promotion.js";
import { isComplexScalar, type Scalar, scalarKind, toBigInt, toNumber } from "../../core/scalar.js";
import {
  assertNoInternalOverlap,
  assertNoPartialOverlap,
  broadcastShapes,
  checkInplaceShape,
  sameShape,
} from "../../core/shape.js";
import { newArray } from "../../core/storage.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { hostDevice } from "../../dispatch/keys.js";
import { foundDType, notForDType } from "../checks/dtypes.js";
import { beforeLong, wideExecution } from "../loops/loop-table.js";
import { longRun } from "../loops/thresholds.js";
import { toInt } from "../math/scalar-math.js";
import { arrayOf, type ElementArray, type SmallIntArray } from "../memory/arrays.js";
import { castTensor, copyInto } from "../memory/copy.js";
import { hasFreshStrides, type IterationPlan, planIteration } from "../memory/iterator.js";
import { checkResultCast, type resizeOutput } from "../shapes/outputs.js";
import { broadcastSteps, outputStrides } from "../shapes/strides.js";
import { isSmall, type Parameter, type PointwiseRule } from "./rule.js";

/** A generated loop. Arrays are those of `arrayOf`; offsets and steps count elements. */
export type AnyLoop = (...args: never[]) => void;
/** The expression of one element on bigints. */
export type WideFunction = (...args: never[]) => bigint | boolean;

/** Loops by computing dtype code. */
export type PointwiseLoops = readonly (AnyLoop | null)[] & { readonly wide?: WideFunction };

/** An operator's loops, from those of its dtype classes. `int` serves all integers of up to 32 bits. */
export function pointwiseLoops(loops: {
  readonly float32?: AnyLoop;
  readonly float64?: AnyLoop;
  readonly int?: AnyLoop;
  readonly int64?: AnyLoop;
  /** One element of `int64`, on bigints: computes unsigned integers of 64 bits. */
  readonly wide?: WideFunction;
  readonly bool?: AnyLoop;
}): PointwiseLoops {
  const table = new Array<AnyLoop | null>(codeCount).fill(null);
  table[FLOAT32] = loops.float32 ?? null;
  table[FLOAT64] = loops.float64 ?? null;
  for (const code of intCodes) table[code] = loops.int ?? null;
  table[INT64] = loops.int64 ?? null;
  table[BOOL] = loops.bool ?? null;
  return loops.wide === undefined ? table : Object.assign(table, { wide: loops.wide });
}

/** Installs an operator's loop for complex numbers. */
export function addComplexLoop(rule: PointwiseRule, loops: PointwiseLoops, loop: AnyLoop): void {
  for (const code of [COMPLEX64, COMPLEX128]) {
    (loops as (AnyLoop | null)[])[code] = loop;
    rule.same[code] = rule.boolResult ? BOOL : rule.realResult === true ? realCode(code) : code;
  }
}

/** CPU tensors with the strides of a new row-major tensor that do not wrap a scalar: only the dtype remains to be decided. */
export function isPlain(a: Tensor): boolean {
  const { storage } = a;
  return (
    a.isContiguous &&
    storage.array !== null &&
    storage.dtypeCode === a.dtypeCode &&
    !a.wrappedNumber &&
    hasFreshStrides(a)
  );
}

/** Plain tensors of one dtype and shape: no promotion, broadcasting or layout to decide. */
export function areAlike(a: Tensor, b: Tensor, code: number): boolean {
  const x = a.storage;
  const y = b.storage;
  return (
    b.dtypeCode === code &&
    b.numel === a.numel &&
    x.dtypeCode === code &&
    y.dtypeCode === code &&
    a.isContiguous &&
    b.isContiguous &&
    x.array !== null &&
    y.array !== null &&
    sameShape(a.shape, b.shape) &&
    !(a.wrappedNumber && b.wrappedNumber) &&
    hasFreshStrides(a)
  );
}

/** Whether the scalars that take part in promotion leave the dtype unchanged, and can be represented in it. */
export function scalarsFit(
  rule: PointwiseRule,
  code: number,
  s0: Parameter,
  s1: Parameter,
  s2: Parameter,
  s3: Parameter,
): boolean {
  const { scalars } = rule;
  if (isFloatingCode(code)) {
    // A complex number makes the result complex.
    return (
      ((scalars & 1) === 0 || typeof s0 !== "object" || !isComplexScalar(s0)) &&
      ((scalars & 14) === 0 || ![s1, s2, s3].some(isComplexScalar))
    );
  }
  if (isComplexCode(code)) return true;
  return (
    ((scalars & 1) === 0 || scalarFits(code, s0)) &&
    ((scalars & 2) === 0 || scalarFits(code, s1)) &&
    ((scalars & 4) === 0 || scalarFits(code, s2)) &&
    ((scalars & 8) === 0 || scalarFits(code, s3))
  );
}

function scalarFits(code: number, s: Parameter): boolean {
  if (s === null || s === undefined) return true;
  const kind = scalarKind(s as Scalar);
  return kind === "bool" || (kind === "int" && code !== BOOL);
}

// ---- the general case

/** Calls a loop for each run of a plan. */
export type Execute = (
  loop: AnyLoop,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly Parameter[],
) => void;

/**
 * Any inputs, any output. With null `loops`, on meta, only shapes, dtypes and checks.
 * @param given the output to write to, or null for a new one
 * @param resize resizes the given output; null if it is the first input, which must keep its shape
 */
export function runPointwise(
  rule: PointwiseRule,
  loops: PointwiseLoops | null,
  execute: Execute,
  given: Tensor | null,
  resize: typeof resizeOutput | null,
  inputs: readonly Tensor[],
  s0: Parameter,
  s1: Parameter,
  s2: Parameter,
  s3: Parameter,
): Tensor {
  const device = commonDevice(inputs, given);
  if (given !== null) {
    assertNoInternalOverlap(given);
    for (const input of inputs) assertNoPartialOverlap(given, input);
  }
  let { shape } = inputs[0]!;
  for (let i = 1; i < inputs.length; i++) shape = broadcastShapes(shape, inputs[i]!.shape);
  // An output that is also an input is not resized, since its elements are read.
  if (given !== null && (resize === null || inputs.includes(given))) checkInplaceShape(given.shape, shape);

  const parameters = [s0, s1, s2, s3];
  const computing = computingCode(rule, inputs, parameters);
  const natural = rule.boolResult ? BOOL : rule.realResult === true ? realCode(computing) : computing;
  if (natural !== computing && !rule.boolResult && given !== null && resize === null) {
    throw new DTypeError(`In-place ${rule.name.split("_")[0]} is not supported for complex tensors.`);
  }
  if (
    given !== null &&
    rule.promote === "same" &&
    resize !== null &&
    (natural === computing || rule.boolResult) &&
    given.dtypeCode !== natural
  ) {
    throw foundDType(given.dtype, dtypeOf(natural));
  }
  if (given !== null) checkResultCast(natural, given.dtypeCode);
  if (given === null && rule.resultOf !== undefined) {
    const { dtypeCode } = inputs[rule.resultOf]!;
    if (dtypeCode !== natural) {
      checkResultCast(natural, dtypeCode);
      const { resultOf: _, ...common } = rule;
      const computed = runPointwise(common, loops, execute, null, null, inputs, s0, s1, s2, s3);
      const result = allocateCode(shape, dtypeCode, device, computed.strides, true);
      if (loops !== null) copyInto(result, computed);
      return result;
    }
  }
  if (!rule.classes.includes(infoOf(computing).class)) {
    throw new UnsupportedError(notForDType(rule.name, computing));
  }

  const sized = given !== null && sameShape(given.shape, shape);
  const geometries = sized ? [given, ...inputs] : inputs;
  // PyTorch writes the real results of complex numbers through a complex output, and lays another one anew.
  const isAnew = given !== null && natural !== computing && !rule.boolResult && !isComplexCode(given.dtypeCode);
  const strides = sized
    ? given.strides
    : isAnew || (rule.rowMajor !== undefined && (rule.rowMajor === "all" || isComplexCode(computing)))
      ? undefined
      : (outputStrides(shape, geometries) ?? undefined);
  if (given !== null && !sized) resize!(given, shape, strides);
  // A given output of another dtype is written through a buffer of the computed dtype.
  const direct = given !== null && given.dtypeCode === natural;
  const target = direct ? given : allocateCode(shape, natural, device, sized ? undefined : strides, true);
  // Loops compute in numbers; dtypes of raw bits are converted to a computing dtype and back.
  const inner = pointwiseCodes[computing]!;
  if (
    isEmulatedCode(computing) &&
    loops !== null &&
    blockwise.installed?.(rule, loops, computing, execute, target, inputs, parameters) === true
  ) {
    if (given === null || direct) return target;
    copyInto(given, target);
    return given;
  }
  const written = natural === pointwiseCodes[natural] ? target : loops === null ? target : allocateCode(shape, inner);
  if (loops !== null && target.numel > 0) {
    if (isSmall(computing) || modularCode(computing) !== computing) wrapNumbers(rule, computing, parameters);
    // The output determines the iteration order.
    const operands = [written];
    inputs.forEach((input, i) => {
      const expected = (rule.conditions & (1 << i)) !== 0 ? BOOL : inner;
      operands.push(input.dtypeCode === expected ? input : castTensor(input, expected));
    });
    const plan = planIteration(
      shape,
      operands.map((operand) => broadcastSteps(operand, shape)),
    );
    const offsets = operands.map((operand) => operand.offset);
    const isLong = written.numel >= longRun;
    if (isLong) beforeLong(...operands);
    const loop = isUnsignedWideCode(inner) ? unsignedLoop(rule, loops, inputs.length) : loops[inner];
    if (loop == null) {
      if (isComplexCode(inner)) throw new UnsupportedError(leftOut(`"${rule.name}" of complex numbers`, "complex"));
      throw new UnsupportedError(notForDType(rule.name, computing));
    }
    const walk = (isLong && wideExecution.installed?.(execute, inner)) || execute;
    walk(loop, plan, operands.map(arrayOf), offsets, parameters);
    if (written !== target) {
      rule.adjust?.(written, formatOf(natural)!);
      copyInto(target, written);
    }
  } else if (loops !== null && !isComplexCode(inner)) {
    // As in PyTorch, numbers are converted also where nothing is computed.
    for (const value of parameters) if (typeof value === "object" && isComplexScalar(value)) toNumber(value);
  }
  if (given === null || direct) return target;
  copyInto(given, target);
  return given;
}

/** Computes emulated results directly from the operands' bits, where possible; installed by an optional feature. */
export const blockwise =
  optional<
    (
      rule: PointwiseRule,
      loops: PointwiseLoops,
      code: number,
      execute: Execute,
      target: Tensor,
      inputs: readonly Tensor[],
      parameters: readonly Parameter[],
    ) => boolean
  >("kernels.blockwise");

/** The device of the inputs; 0-dim CPU tensors may be combined with tensors on another device. */
export function commonDevice(inputs: readonly Tensor[], given: Tensor | null): Device {
  let device: Device | null = given === null ? null : given.storage.device;
  for (const input of inputs) {
    const inputDevice = input.storage.device;
    if (inputDevice === device || (inputDevice === hostDevice && input.shape.length === 0)) continue;
    if (device === null) device = inputDevice;
    else
      throw new DeviceError(
        `Expected all tensors to be on the same device, but found at least two devices, ${inputDevice} and ${device}!`,
      );
  }
  return device ?? hostDevice;
}

function computingCode(rule: PointwiseRule, inputs: readonly Tensor[], parameters: readonly Parameter[]): number {
  const [s0, s1, s2, s3] = parameters;
  const promote = typeof rule.promote === "function" ? rule.promote(s0, s1, s2, s3) : rule.promote;
  const code =
    inputs.length === 2 && (rule.conditions | rule.scalars) === 0
      ? resultCode2(inputs[0]!, inputs[1]!)
      : commonCode(rule, inputs, parameters);
  return promote === "float" ? toFloatingCode(code) : code;
}

function commonCode(rule: PointwiseRule, inputs: readonly Tensor[], parameters: readonly Parameter[]): number {
  const operands: (Tensor | Scalar)[] = [];
  for (let i = 0; i < inputs.length; i++) if ((rule.conditions & (1 << i)) === 0) operands.push(inputs[i]!);
  for (let i = 0; i < parameters.length; i++) {
    const value = parameters[i];
    if ((rule.scalars & (1 << i)) !== 0 && value !== null && value !== undefined) operands.push(value as Scalar);
  }
  return resultCode(operands);
}

/** Converts numbers to the dtype, wrapping as storing does. */
export function wrapNumbers(rule: Pick<PointwiseRule, "numbers">, code: number, parameters: Parameter[]): void {
  for (let i = 0; i < parameters.length; i++) {
    const value = parameters[i];
    if ((rule.numbers & (1 << i)) === 0 || value === null || value === undefined) continue;
    if (isUnsignedWideCode(code)) {
      parameters[i] = BigInt.asUintN(64, toBigInt(value as Scalar));
      continue;
    }
    const cell = newArray(1, code) as SmallIntArray;
    cell[0] = toInt(value as Scalar);
    parameters[i] = cell[0];
  }
}

/** The loop of unsigned integers of 64 bits, on bigints; where int64 is computed without them, its loop serves. */
function unsignedLoop(rule: PointwiseRule, loops: PointwiseLoops, inputs: number): AnyLoop | null {
  const compute = loops.wide as ((...args: unknown[]) => bigint | boolean) | undefined;
  if (compute === undefined) return loops[INT64] ?? null;
  return ((n: number, out: Int32Array, at: number, step: number, ...rest: unknown[]) => {
    const given = [...new Array(inputs).fill(null), ...rest.slice(3 * inputs)];
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < inputs; k++) {
        const [array, start, apart] = rest.slice(3 * k, 3 * k + 3) as [Int32Array, number, number];
        const place = start + i * apart;
        given[k] = (rule.conditions & (1 << k)) !== 0 ? array[place] !== 0 : readUint64AsBigInt(array, place);
      }
      const result = compute(...given);
      if (rule.boolResult) out[at + i * step] = result ? 1 : 0;
      else writeUint64(out, at + i * step, BigInt(result));
    }
  }) as AnyLoop;
}
