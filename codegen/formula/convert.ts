// Implicit conversions between formula types, with their cost in overload resolution. C++'s rules, as far as formulas need them.

import {
  baseType,
  boolType,
  type FormulaType,
  floatType,
  intType,
  listOf,
  optionalOf,
  scalarType,
  tensorType,
  tupleOf,
} from "../../runtime/formula/index.js";
import { code, join, literal, ref } from "../print/code.js";
import { type OpenCall, POSTFIX, type Typed } from "./environment.js";
import { valuesFile } from "./typescript.js";

const scalarRef = ref("scalar", "runtime/core/scalar.ts");
const definedRef = ref("defined", valuesFile);
const wrapRef = ref("wrapScalar", valuesFile);

export interface Conversion {
  /** 0 is exact; the sum decides between overloads. */
  readonly cost: number;
  readonly value: Typed;
}

/**
 * The value as `target`, or null if it has no such form. `size` is that of a sized list (`int[2]`), which a single int can fill.
 * A value that may be undefined converts to Tensor by a check at run time, as in C++.
 */
export function convert(value: Typed, target: FormulaType, size: number | null = null): Conversion | null {
  const { type } = value;
  if (value.items !== undefined) return convertItems(value, target);
  if (value.open !== undefined) return convertOpen(value, value.open, target);
  if (type === target) return { cost: 0, value };
  if (type.text === "never") return { cost: 0, value };
  if (target.kind === "optional") {
    if (type.text === "None") return { cost: 1, value: { ...value, type: target } };
    const inner = convert(type.kind === "optional" ? { ...value, type: type.element! } : value, target.element!, size);
    if (inner === null) return null;
    // Converting the value inside an optional would mean unwrapping it; only conversions that change no code are
    // allowed.
    if (type.kind === "optional" && inner.value.code !== value.code) return null;
    return { cost: inner.cost + (type.kind === "optional" ? 0 : 1), value: { ...inner.value, type: target } };
  }
  if (target.kind === "list") {
    if (type.kind === "list") {
      const from = type.element!;
      const to = target.element!;
      if (to.kind === "optional" && to.element === from) return { cost: 1, value: { ...value, type: target } };
      if (from === intType && to === floatType) return { cost: 2, value: { ...value, type: target } };
      if (from.kind === "optional" && from.element === to && to === tensorType) {
        return { cost: 8, value: call(definedAllRef, value, target) };
      }
      return null;
    }
    if (size !== null && target.element !== null) {
      const one = convert(value, target.element);
      if (one === null || target.element === tensorType) return null;
      const items = Array.from({ length: size }, () => one.value.code);
      return {
        cost: one.cost + 6,
        value: { ...value, type: target, code: code`[${join(items, ", ")}]`, level: POSTFIX },
      };
    }
    return null;
  }
  if (target.kind === "tuple") {
    if (type.kind !== "tuple" || type.elements.length !== target.elements.length) return null;
    const fits = type.elements.every((e, i) => assignable(e, target.elements[i]!));
    return fits ? { cost: 1, value: { ...value, type: target } } : null;
  }
  if (target === scalarType) {
    if (type === intType || type === boolType) return { cost: 2, value: { ...value, type: target } };
    if (type === floatType) {
      if (value.literal !== undefined && !Number.isInteger(value.literal)) {
        return { cost: 2, value: { ...value, type: target } };
      }
      return {
        cost: 2,
        value: { ...value, type: target, code: code`${scalarRef}(${value.code}, "float")`, level: POSTFIX },
      };
    }
    return null;
  }
  if (target === floatType) {
    if (type === intType) return { cost: 2, value: { ...value, type: target } };
    if (type === boolType) return { cost: 4, value: call("Number", value, target) };
    return null;
  }
  if (target === intType && type === boolType) return { cost: 3, value: call("Number", value, target) };
  if (target === boolType && type === intType) {
    return { cost: 5, value: { ...value, type: target, code: code`${parenthesised(value, 7)} !== 0`, level: 6 } };
  }
  if (target === tensorType) {
    if (type.kind === "optional" && type.element === tensorType) {
      if (value.what === undefined) return { cost: 4, value: call(definedRef, value, target) };
      const checked = code`${definedRef}(${value.code}, ${literal(value.what)})`;
      return { cost: 4, value: { type: target, code: checked, level: POSTFIX, node: value.node } };
    }
    if (type === scalarType || type === intType || type === floatType || type === boolType) {
      const number = convert(value, scalarType);
      return number === null ? null : { cost: 10 + number.cost, value: call(wrapRef, number.value, target) };
    }
  }
  return null;
}

/** A helper that no list has returns what its caller needs, preferably a tensor. */
function convertOpen({ open: _, ...value }: Typed, call: OpenCall, target: FormulaType): Conversion {
  call.returns = target;
  return { cost: target === tensorType ? 0 : 3, value: { ...value, type: target } };
}

const definedAllRef = ref("definedAll", valuesFile);

function call(name: typeof definedRef | string, value: Typed, type: FormulaType): Typed {
  return { type, code: code`${name}(${value.code})`, level: POSTFIX, node: value.node };
}

function convertItems(value: Typed, target: FormulaType): Conversion | null {
  const items = value.items!;
  if (target.kind === "optional") {
    const inner = convertItems(value, target.element!);
    return inner === null ? null : { cost: inner.cost + 1, value: { ...inner.value, type: target } };
  }
  if (target.kind === "tuple") {
    if (items.length !== target.elements.length) return null;
    return convertEach(value, items, target.elements, target);
  }
  if (target.kind === "list") {
    // `{{1, 1}}` for a list is `{1, 1}`, as in C++.
    const only = items[0];
    if (items.length === 1 && only!.items !== undefined && target.element!.kind === "base")
      return convertItems(only!, target);
    return convertEach(
      value,
      items,
      items.map(() => target.element!),
      target,
    );
  }
  if (items.length === 0 && target === tensorType) return null;
  if (items.length === 1) return convert(items[0]!, target);
  return null;
}

function convertEach(
  value: Typed,
  items: readonly Typed[],
  targets: readonly FormulaType[],
  type: FormulaType,
): Conversion | null {
  let cost = 1;
  const codes = [];
  for (let i = 0; i < items.length; i++) {
    const one = convert(items[i]!, targets[i]!);
    if (one === null) return null;
    cost = Math.max(cost, 1 + one.cost);
    codes.push(one.value.code);
  }
  const { items: _, ...rest } = value;
  return { cost, value: { ...rest, type, code: code`[${join(codes, ", ")}]`, level: POSTFIX } };
}

/** Can a value of one type be used as the other without any change of code? */
function assignable(from: FormulaType, to: FormulaType): boolean {
  if (from === to) return true;
  if (to.kind === "optional")
    return from.text === "None" || assignable(from.kind === "optional" ? from.element! : from, to.element!);
  if (to.kind === "list" && from.kind === "list") return assignable(from.element!, to.element!);
  return from === intType && to === floatType;
}

/** The common type of both branches of `?:` (or of all items of a list), or null. */
export function unify(a: FormulaType, b: FormulaType): FormulaType | null {
  if (a === b || b.text === "never") return a;
  if (a.text === "never") return b;
  if (a.text === "None") return b.kind === "optional" ? b : optionalOf(b);
  if (b.text === "None") return a.kind === "optional" ? a : optionalOf(a);
  if (a.kind === "optional" && a.element === b) return a;
  if (b.kind === "optional" && b.element === a) return b;
  const numbers = [intType, floatType, boolType];
  if (numbers.includes(a) && numbers.includes(b)) return a === floatType || b === floatType ? floatType : intType;
  if ((a === scalarType && numbers.includes(b)) || (b === scalarType && numbers.includes(a))) return scalarType;
  if (a.kind === "tuple" && b.kind === "tuple" && a.elements.length === b.elements.length) {
    const elements = a.elements.map((e, i) => unify(e, b.elements[i]!));
    return elements.includes(null) ? null : tupleOf(elements as FormulaType[]);
  }
  if (a.kind === "list" && b.kind === "list") {
    const element = unify(a.element!, b.element!);
    return element === null ? null : listOf(element);
  }
  return null;
}

/** The type of an initialiser list without a target type. */
export function naturalListType(items: readonly Typed[]): FormulaType | null {
  let element: FormulaType | null = null;
  for (const item of items) {
    const type: FormulaType | null = item.items === undefined ? item.type : naturalListType(item.items);
    element = element === null || type === null ? type : unify(element, type);
    if (element === null) return null;
  }
  return listOf(element ?? baseType("unknown"));
}

/** The code of a value, parenthesised where an operator of this level requires it. */
export function parenthesised(value: Typed, level: number): Typed["code"] {
  return value.level < level ? code`(${value.code})` : value.code;
}
