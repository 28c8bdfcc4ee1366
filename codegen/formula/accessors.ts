// What formulas read from values without calling an operator: sizes, dtype, has_value and the like. One table.

import {
  boolType,
  dtypeType,
  type FormulaType,
  floatType,
  geometryType,
  infoType,
  intsType,
  intType,
  optionalOf,
  optionsType,
  parseFormulaType,
  queriedDevices,
  scalarType,
  tensorType,
} from "../../runtime/formula/index.js";
import { code, type Hole, literal, ref } from "../print/code.js";
import { POSTFIX, type Typed } from "./environment.js";
import { valuesFile } from "./typescript.js";

export interface Accessor {
  /** Types of the arguments. */
  readonly parameters: readonly FormulaType[];
  readonly type: FormulaType;
  /** `object` is parenthesised as needed for a postfix operator. */
  readonly emit: (object: Hole, args: readonly Typed[]) => { readonly code: Hole; readonly level?: number };
}

const value = (name: string) => ref(name, valuesFile);
const dtype = (name: string) => ref(name, "runtime/core/dtype.ts");
const deviceType = ref("deviceType", "runtime/core/device.ts");
const EQUALITY = 6;
const number = (name: string) => ref(name, "runtime/core/scalar.ts");

function property(type: FormulaType, emit: (object: Hole) => Hole, level = POSTFIX): Accessor {
  return { parameters: [], type, emit: (object) => ({ code: emit(object), level }) };
}

const sizes = property(intsType, (x) => code`${x}.shape`);
const size: Accessor = {
  parameters: [intType],
  type: intType,
  emit: (x, [index]) => {
    const at = index!.literal;
    if (at !== undefined && at >= 0) return { code: code`${x}.shape[${at}]!` };
    return { code: code`${value("sizeOf")}(${x}, ${index!.code})` };
  },
};
const strides = property(intsType, (x) => code`${x}.strides`);
const scalarTypeOf = property(dtypeType, (x) => code`${x}.dtype`);
const numel = property(intType, (x) => code`${x}.numel`);
const offset = property(intType, (x) => code`${x}.offset`);

/** `device.is_cuda()`, and `tensor.is_cuda()`. */
const deviceQuestions = (of: (x: Hole) => Hole): Readonly<Record<string, Accessor>> =>
  Object.fromEntries(
    queriedDevices.map((type) => [
      `is_${type}`,
      property(boolType, (x) => code`${deviceType}(${of(x)}) === ${literal(type)}`, EQUALITY),
    ]),
  );
const onDevice = deviceQuestions((x) => x);

const onTensor: Readonly<Record<string, Accessor>> = {
  ...deviceQuestions((x) => code`${x}.device`),
  sizes,
  sym_sizes: sizes,
  size,
  sym_size: size,
  strides,
  sym_strides: strides,
  dim: property(intType, (x) => code`${x}.shape.length`),
  numel,
  sym_numel: numel,
  scalar_type: scalarTypeOf,
  dtype: scalarTypeOf,
  layout: property(parseFormulaType("Layout")!, (x) => code`${x}.layout`),
  device: property(parseFormulaType("Device")!, (x) => code`${x}.device`),
  options: property(optionsType, (x) => code`${value("optionsOf")}(${x})`),
  storage_offset: offset,
  sym_storage_offset: offset,
  // Tensors here have no blocked layouts.
  sym_blocksize: property(optionalOf(intsType), () => literal(null)),
  is_contiguous: property(boolType, (x) => code`${x}.isContiguous`),
  // For a real tensor it is the tensor itself, without a call.
  conj: property(tensorType, (x) => code`${value("conjugate")}(${x})`),
  requires_grad: property(boolType, (x) => code`${x}.requiresGrad`),
  is_complex: property(boolType, (x) => code`${dtype("isComplex")}(${x}.dtype)`),
  is_floating_point: property(boolType, (x) => code`${dtype("isFloatingPoint")}(${x}.dtype)`),
  suggest_memory_format: property(
    parseFormulaType("MemoryFormat")!,
    (x) => code`${value("suggestMemoryFormat")}(${x})`,
  ),
};

const toNumber = property(floatType, (x) => code`${number("toNumber")}(${x})`);
const toInt = property(intType, (x) => code`Math.trunc(${number("toNumber")}(${x}))`);
const onScalar: Readonly<Record<string, Accessor>> = {
  conj: property(scalarType, (x) => code`${value("conjugateScalar")}(${x})`),
  isComplex: property(boolType, (x) => code`${number("isComplexScalar")}(${x})`),
  toComplexDouble: toNumber,
  toDouble: toNumber,
  toFloat: toNumber,
  toInt,
  toLong: toInt,
  isFloatingPoint: property(boolType, (x) => code`${number("isFloatingScalar")}(${x})`),
  isBoolean: property(boolType, (x) => code`${number("isBooleanScalar")}(${x})`),
  isIntegral: {
    parameters: [boolType],
    type: boolType,
    emit: (x, [includeBool]) => ({ code: code`${number("isIntegralScalar")}(${x}, ${includeBool!.code})` }),
  },
};

const onInfo: Readonly<Record<string, Accessor>> = {
  sizes,
  sym_sizes: sizes,
  options: property(optionsType, (x) => x),
};

const onGeometry: Readonly<Record<string, Accessor>> = {
  sizes,
  sym_sizes: sizes,
  strides,
  sym_strides: strides,
  numel,
  sym_numel: numel,
  dim: property(intType, (x) => code`${x}.shape.length`),
  storage_offset: offset,
  sym_storage_offset: offset,
};

/**
 * `x.name(...)` for names that are not operators, or null. Members of optionals and lists are handled by the lowering.
 */
export function accessorOf(type: FormulaType, name: string): Accessor | null {
  const table =
    type === tensorType
      ? onTensor
      : type === scalarType
        ? onScalar
        : type === infoType
          ? onInfo
          : type === geometryType
            ? onGeometry
            : type.text === "Device"
              ? onDevice
              : null;
  return table !== null && Object.hasOwn(table, name) ? table[name]! : null;
}

/** Names that `x.` may be followed by, for suggestions. */
export function accessorNames(type: FormulaType): readonly string[] {
  if (type === tensorType) return Object.keys(onTensor);
  if (type === scalarType) return Object.keys(onScalar);
  if (type.text === "Device") return Object.keys(onDevice);
  return type === geometryType ? Object.keys(onGeometry) : [];
}
