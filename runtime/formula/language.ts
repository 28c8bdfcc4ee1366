// Names of the formula language: constants, enumerators, functions and operators of numbers, C++ types. The generator prints them, the
// runtime evaluates them.

import type { BinaryOperator, TypeName } from "./ast.js";
import {
  type FormulaType,
  floatType,
  intType,
  listOf,
  optionalOf,
  optionalTensor,
  parseFormulaType,
  tensorType,
  tupleOf,
} from "./types.js";

/** `at::where` is `where`; `std::get` is `get`. Names in deeper namespaces keep their last two components. */
export function withoutNamespace(name: string): string {
  return name.replace(/^(?:at|std|c10|torch)::/, "").replace(/^indexing::/, "");
}

/** Named numbers. */
export const constants: Readonly<Record<string, number>> = {
  M_PI: Math.PI,
  M_PI_2: Math.PI / 2,
  M_PI_4: Math.PI / 4,
  M_1_PI: 1 / Math.PI,
  M_2_PI: 2 / Math.PI,
  M_E: Math.E,
  M_LN2: Math.LN2,
  M_LN10: Math.LN10,
  M_LOG2E: Math.LOG2E,
  M_LOG10E: Math.LOG10E,
  M_SQRT2: Math.SQRT2,
  M_SQRT1_2: Math.SQRT1_2,
  M_2_SQRTPI: 2 / Math.sqrt(Math.PI),
};

/** C++ names of dtypes and other enumerators. */
export const enumerators: Readonly<Record<string, { readonly type: string; readonly value: string | number }>> = {
  kByte: { type: "ScalarType", value: "uint8" },
  kChar: { type: "ScalarType", value: "int8" },
  kShort: { type: "ScalarType", value: "int16" },
  kInt: { type: "ScalarType", value: "int32" },
  kLong: { type: "ScalarType", value: "int64" },
  kHalf: { type: "ScalarType", value: "float16" },
  kFloat: { type: "ScalarType", value: "float32" },
  kDouble: { type: "ScalarType", value: "float64" },
  kBool: { type: "ScalarType", value: "bool" },
  kBFloat16: { type: "ScalarType", value: "bfloat16" },
  kComplexFloat: { type: "ScalarType", value: "complex64" },
  kComplexDouble: { type: "ScalarType", value: "complex128" },
  kStrided: { type: "Layout", value: "strided" },
  kSparse: { type: "Layout", value: "sparse_coo" },
  kSparseCsr: { type: "Layout", value: "sparse_csr" },
  kSparseCsc: { type: "Layout", value: "sparse_csc" },
  kSparseBsr: { type: "Layout", value: "sparse_bsr" },
  kSparseBsc: { type: "Layout", value: "sparse_bsc" },
  kMkldnn: { type: "Layout", value: "mkldnn" },
  kJagged: { type: "Layout", value: "jagged" },
  "MemoryFormat::Contiguous": { type: "MemoryFormat", value: "contiguous_format" },
  "MemoryFormat::Preserve": { type: "MemoryFormat", value: "preserve_format" },
  "MemoryFormat::ChannelsLast": { type: "MemoryFormat", value: "channels_last" },
  "Reduction::None": { type: "int", value: 0 },
  "Reduction::Mean": { type: "int", value: 1 },
  "Reduction::Sum": { type: "int", value: 2 },
};

/** Error messages that PyTorch's formulas refer to by name. */
export const messages: Readonly<Record<string, string>> = {
  kCudnnDoubleBackwardMsg: "cuDNN recurrent networks have no second derivative",
};

/** Whether the name has the same meaning in every formula. */
export function isNamedValue(name: string): boolean {
  const bare = withoutNamespace(name);
  return [constants, enumerators, messages].some((table) => Object.hasOwn(table, bare));
}

/** A member of Math that takes and returns numbers. */
export type MathName = {
  [K in keyof Math]: Math[K] extends (...values: number[]) => number ? K : never;
}[keyof Math];

/** A function of <cmath> on plain numbers. */
export interface MathFunction {
  readonly name: MathName;
  /** The number of parameters. */
  readonly arity: number;
  /** Whether the result is an int if all arguments are; otherwise it is a double. */
  readonly keepsInt: boolean;
}

function doubles(name: MathName, arity = 1): MathFunction {
  return { name, arity, keepsInt: false };
}

function keeping(name: MathName, arity: number): MathFunction {
  return { name, arity, keepsInt: true };
}

const mathFunctions: Readonly<Record<string, MathFunction>> = {
  sqrt: doubles("sqrt"),
  cbrt: doubles("cbrt"),
  exp: doubles("exp"),
  expm1: doubles("expm1"),
  log: doubles("log"),
  log1p: doubles("log1p"),
  log2: doubles("log2"),
  log10: doubles("log10"),
  sin: doubles("sin"),
  cos: doubles("cos"),
  tan: doubles("tan"),
  asin: doubles("asin"),
  acos: doubles("acos"),
  atan: doubles("atan"),
  atan2: doubles("atan2", 2),
  sinh: doubles("sinh"),
  cosh: doubles("cosh"),
  tanh: doubles("tanh"),
  asinh: doubles("asinh"),
  acosh: doubles("acosh"),
  atanh: doubles("atanh"),
  hypot: doubles("hypot", 2),
  pow: doubles("pow", 2),
  fabs: doubles("abs"),
  floor: doubles("floor"),
  ceil: doubles("ceil"),
  trunc: doubles("trunc"),
  abs: keeping("abs", 1),
  min: keeping("min", 2),
  max: keeping("max", 2),
};

/** Names of all functions of plain numbers. */
export const mathFunctionNames: readonly string[] = Object.keys(mathFunctions);

/** The function of numbers with this name and number of arguments; null if there is none. */
export function mathFunction(bare: string, count: number): MathFunction | null {
  const found = Object.hasOwn(mathFunctions, bare) ? mathFunctions[bare]! : null;
  return found !== null && found.arity === count ? found : null;
}

/** The result type for arguments of these types. A bool counts as an int. */
export function mathType({ keepsInt }: MathFunction, types: readonly FormulaType[]): FormulaType {
  return keepsInt && !types.includes(floatType) ? intType : floatType;
}

/** The operators that implement binary operators on tensors. */
export const tensorOperators: Readonly<Record<Exclude<BinaryOperator, "&&" | "||">, string>> = {
  "+": "add",
  "-": "sub",
  "*": "mul",
  "/": "div",
  "%": "remainder",
  "==": "eq",
  "!=": "ne",
  "<": "lt",
  "<=": "le",
  ">": "gt",
  ">=": "ge",
  "&": "bitwise_and",
  "|": "bitwise_or",
  "^": "bitwise_xor",
  "<<": "bitwise_left_shift",
  ">>": "bitwise_right_shift",
};

/** The operators that implement unary operators on tensors. */
export const unaryOperators: Readonly<Record<string, string>> = { "-": "neg", "!": "logical_not", "~": "bitwise_not" };

/** Members of a C++ TensorImpl that are also operators. */
export const implementationMethods: Readonly<Record<string, string>> = {
  get_nested_sizes: "_nested_tensor_size",
  get_nested_size_tensor: "_nested_tensor_size",
  get_nested_strides: "_nested_tensor_strides",
  get_nested_stride_tensor: "_nested_tensor_strides",
};

/** The same relation with swapped operands. */
export const mirrored: Readonly<Record<string, string>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

const commutative: ReadonlySet<string> = new Set(["+", "*", "&", "|", "^"]);

/**
 * The operator that computes `number OP tensor` with the tensor as first argument; null if there is none.
 */
export function exchanged(operator: BinaryOperator): BinaryOperator | null {
  if (commutative.has(operator)) return operator;
  return Object.hasOwn(mirrored, operator) ? (mirrored[operator] as BinaryOperator) : null;
}

/** Whether it is a comparison, which returns a bool. */
export function isComparison(operator: BinaryOperator): boolean {
  return Object.hasOwn(mirrored, operator);
}

/** Whether it is defined for doubles, as comparisons are. */
export function worksOnFloats(operator: BinaryOperator): boolean {
  return isComparison(operator) || ["+", "-", "*", "/"].includes(operator);
}

const cppNames: Readonly<Record<string, string>> = {
  int64_t: "int",
  SymInt: "int",
  size_t: "int",
  int: "int",
  double: "float",
  float: "float",
  bool: "bool",
  Tensor: "Tensor",
  Scalar: "Scalar",
  ScalarType: "ScalarType",
  TensorOptions: "TensorOptions",
  string_view: "str",
  string: "str",
  IntArrayRef: "int[]",
  SymIntArrayRef: "int[]",
  TensorList: "Tensor[]",
};

/** The formula type of a C++ type; null if it is not supported. */
export function typeOfName({ name, parameters }: TypeName): FormulaType | null {
  const bare = withoutNamespace(name);
  if (Object.hasOwn(cppNames, bare)) return parseFormulaType(cppNames[bare]!);
  const [first] = parameters;
  if (first === undefined) return null;
  if (bare === "tuple") {
    const elements = parameters.map(typeOfName);
    return elements.includes(null) ? null : tupleOf(elements as FormulaType[]);
  }
  const element = typeOfName(first);
  if (element === null) return null;
  if (bare === "optional") return optionalOf(element);
  return ["vector", "ArrayRef", "List", "array", "SmallVector"].includes(bare) ? listOf(element) : null;
}

/** A default-constructed tensor in C++, which is undefined. */
export function maybeUndefined(type: FormulaType): FormulaType {
  return type === tensorType ? optionalTensor : type;
}
