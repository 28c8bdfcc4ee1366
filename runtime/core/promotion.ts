// Type promotion as PyTorch does it: the lattice of two dtypes, and the three priorities of operands (dimensioned, 0-dim, number).

import { defaultDTypeCode } from "./default-dtype.js";
import {
  BOOL,
  complexCodeOver,
  type DType,
  type DTypeClass,
  dtypeCodeOf,
  dtypeOf,
  dtypes,
  FLOAT32,
  FLOAT64,
  INT8,
  INT16,
  INT64,
  isComplexCode,
  isFloatingCode,
  isIntegralCode,
  UINT8,
} from "./dtype.js";
import { DTypeError } from "./errors.js";
import { type Scalar, scalarKind } from "./scalar.js";
import { Tensor } from "./tensor.js";

const NONE = -1;
const rank: Readonly<Record<DTypeClass, number>> = { bool: 0, int: 1, float: 2, complex: 3, quantized: 4 };

/** The smallest dtype that includes both, or NONE for quantized ones. */
function joinOf(a: number, b: number): number {
  if (a === b) return a;
  const x = dtypes[a]!;
  const y = dtypes[b]!;
  if (x.class === "quantized" || y.class === "quantized") return NONE;
  const [low, high] = rank[x.class] <= rank[y.class] ? [x, y] : [y, x];
  // Wider complex types have higher codes.
  if (high.class === "complex")
    return low.class === "bool" ? high.code : Math.max(complexCodeOver(low.code), high.code);
  if (low.class !== high.class) return high.code;
  // No signed type of uint8's size includes it; float16 and bfloat16 do not include each other.
  if (low.itemSize === high.itemSize) return low.class === "int" ? INT16 : FLOAT32;
  return low.itemSize > high.itemSize ? low.code : high.code;
}

/** The smallest dtype, by code, to which two dtypes of tensors convert: wider types have higher codes, of one kind and of the next. */
export function promoteCodes(a: number, b: number): number {
  if (a === b || b === BOOL) return a;
  if (a === BOOL) return b;
  const last = Math.max(a, b);
  if (last > FLOAT64) return joinOf(a, b);
  // uint8 and int8: neither includes the other.
  return a + b === UINT8 + INT8 ? INT16 : last;
}

/** The smallest dtype to which both convert. */
export function promoteTypes(a: DType, b: DType): DType {
  const joined = joinOf(dtypeCodeOf(a), dtypeCodeOf(b));
  if (joined === NONE) throw new DTypeError(`promoteTypes with quantized dtypes is not handled: ${a} and ${b}`);
  return dtypeOf(joined);
}

/** May a result of one dtype be written into a tensor of another? Float to integer, complex to real and anything to bool may not. */
export function canCastCode(from: number, to: number): boolean {
  if (isFloatingCode(from) ? isIntegralCode(to, true) : isComplexCode(from) && !isComplexCode(to)) return false;
  return from === BOOL || to !== BOOL;
}

/** As above, by name. */
export function canCast(from: DType, to: DType): boolean {
  return canCastCode(dtypeCodeOf(from), dtypeCodeOf(to));
}

/** @throws DTypeError if a result of the one dtype cannot be written into a tensor of the other */
export function checkCanCast(from: DType, to: DType): void {
  if (!canCast(from, to)) {
    throw new DTypeError(`result type ${from} can't be cast to the desired output type ${to}`);
  }
}

function joinOrFirst(a: number, b: number): number {
  return a === NONE ? b : promoteCodes(a, b);
}

/** A lower priority counts only where it is of a higher category (bool, int, float, complex) than the higher priority. */
function combine(higher: number, lower: number): number {
  if (higher === NONE || lower === NONE) return higher === NONE ? lower : higher;
  if (isComplexCode(higher)) return higher;
  if (isComplexCode(lower)) return isFloatingCode(higher) ? complexCodeOver(higher) : lower;
  return higher === BOOL || (isFloatingCode(lower) && !isFloatingCode(higher)) ? lower : higher;
}

/**
 * The dtype, by code, that a number of this dtype takes part with: for floats the default dtype, for complex ones the complex
 * dtype over it.
 */
function wrappedCode(code: number): number {
  if (isComplexCode(code)) return complexCodeOver(defaultDTypeCode());
  return isFloatingCode(code) ? defaultDTypeCode() : code;
}

function scalarCode(value: Scalar): number {
  const kind = scalarKind(value);
  if (kind === "complex") return complexCodeOver(defaultDTypeCode());
  if (kind === "float") return defaultDTypeCode();
  return kind === "int" ? INT64 : BOOL;
}

/**
 * The dtype, by code, in which an operator computes with these operands.
 * Dimensioned tensors decide; 0-dim tensors, then numbers (and wrapped numbers), count only by category.
 */
export function resultCode(operands: readonly (Tensor | Scalar | null | undefined)[]): number {
  // Of numbers, 0-dim tensors, dimensioned ones.
  const codes = [NONE, NONE, NONE];
  for (const operand of operands) {
    if (operand === null || operand === undefined) continue;
    let priority = 0;
    let code: number;
    if (!(operand instanceof Tensor)) {
      code = scalarCode(operand);
    } else if (operand.wrappedNumber) {
      code = wrappedCode(operand.dtypeCode);
    } else {
      code = operand.dtypeCode;
      priority = operand.shape.length > 0 ? 2 : 1;
    }
    codes[priority] = joinOrFirst(codes[priority]!, code);
  }
  const code = combine(codes[2]!, combine(codes[1]!, codes[0]!));
  if (code === NONE) throw new DTypeError("resultType: there is no operand");
  return code;
}

/** `resultCode` of two tensors. Equal types decide alone, but for two numbers of float64, which take the default dtype. */
export function resultCode2(a: Tensor, b: Tensor): number {
  const code = a.dtypeCode;
  return code === b.dtypeCode && !(a.wrappedNumber && b.wrappedNumber) ? code : resultCode([a, b]);
}

/** `resultCode` of a tensor and a number, without an array. */
export function resultCodeWithScalar(tensor: Tensor, value: Scalar): number {
  if (tensor.wrappedNumber) return promoteCodes(wrappedCode(tensor.dtypeCode), scalarCode(value));
  return combine(tensor.dtypeCode, scalarCode(value));
}

/** The dtype in which an operator computes with these operands (tensors and plain numbers). */
export function resultType(...operands: readonly (Tensor | Scalar)[]): DType {
  return dtypeOf(resultCode(operands));
}

/** Integers and bool become the default dtype, other types are unchanged: for operators such as `sin` and `mean`. */
export function toFloatingCode(code: number): number {
  return isIntegralCode(code, true) ? defaultDTypeCode() : code;
}
