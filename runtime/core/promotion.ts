// Type promotion as PyTorch does it: the lattice of two dtypes, and the three priorities of operands (dimensioned, 0-dim, number).

import { defaultDTypeCode } from "./default-dtype.js";
import {
  BOOL,
  codeCount,
  complexCodeOver,
  type DType,
  type DTypeClass,
  dtypeCodeOf,
  dtypeOf,
  dtypes,
  INT64,
  infoOf,
  isComplexCode,
  isFloatingCode,
  isIntegralCode,
} from "./dtype.js";
import { DTypeError } from "./errors.js";
import { type Scalar, scalarKind } from "./scalar.js";
import { Tensor } from "./tensor.js";

const NONE = -1;
const classOrder: Readonly<Record<DTypeClass, number>> = { bool: 0, int: 1, float: 2, complex: 3, quantized: 4 };

/** The smallest dtype that includes both, or NONE for those that do not promote. */
function joinOf(a: number, b: number): number {
  if (a === b) return a;
  const x = infoOf(a);
  const y = infoOf(b);
  if (x.rank === null || y.rank === null) {
    const [unranked, other] = x.rank === null ? [x, y] : [y, x];
    return unranked.class === "int" && other.class === "float" && other.rank !== null ? other.code : NONE;
  }
  const [low, high] = classOrder[x.class] <= classOrder[y.class] ? [x, y] : [y, x];
  // A complex type's parts may be narrower than a float type.
  if (high.class === "complex" && low.class === "float") return joinOf(complexCodeOver(low.code), high.code);
  if (low.class !== high.class) return high.code;
  // uint8 and int8, float16 and bfloat16 do not include each other.
  if (low.rank === high.rank) return dtypes.find((row) => row.class === low.class && row.rank === low.rank! + 1)!.code;
  return low.rank! > high.rank! ? low.code : high.code;
}

const UNKNOWN = -2;
/** By both codes, what `joinOf` gave when it was first asked. */
const joins = new Int8Array(codeCount * codeCount).fill(UNKNOWN);

/**
 * The smallest dtype, by code, to which two dtypes of tensors convert.
 * @throws DTypeError for dtypes that do not promote to each other
 */
export function promoteCodes(a: number, b: number): number {
  if (a === b) return a;
  const place = a * codeCount + b;
  if (joins[place] === UNKNOWN) joins[place] = joinOf(a, b);
  const joined = joins[place]!;
  if (joined === NONE) throw new DTypeError(noPromotion(a, b));
  return joined;
}

function noPromotion(a: number, b: number): string {
  const both = [infoOf(a), infoOf(b)];
  if (both.some((row) => row.class === "quantized"))
    return `promoteTypes with quantized dtypes is not handled: ${dtypeOf(a)} and ${dtypeOf(b)}`;
  const unranked = both.find((row) => row.rank === null)!;
  const alike = dtypes.filter((row) => row.class === unranked.class && row.rank === null).map(({ name }) => name);
  const other = both[0] === unranked ? both[1]! : both[0]!;
  // The other's dtype, if it may include this one's numbers.
  const widest = both.some((row) => row.class === "float") ? "float32" : "int64";
  const isWider = other.rank !== null && classOrder[other.class] >= classOrder[unranked.class];
  const wider = isWider ? other.name : widest;
  return `promotion of ${alike.join(", ")} is not supported, got ${dtypeOf(a)} and ${dtypeOf(b)}: convert one, such as by \`x.to("${wider}")\``;
}

/**
 * The smallest dtype to which both convert.
 * @throws DTypeError for dtypes that do not promote to each other
 */
export function promoteTypes(a: DType, b: DType): DType {
  return dtypeOf(promoteCodes(dtypeCodeOf(a), dtypeCodeOf(b)));
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
  if (isComplexCode(lower))
    return isFloatingCode(higher) && infoOf(higher).rank !== null
      ? complexCodeOver(higher)
      : promoteCodes(higher, lower);
  return higher === BOOL || (isFloatingCode(lower) && !isFloatingCode(higher)) ? promoteCodes(higher, lower) : higher;
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
