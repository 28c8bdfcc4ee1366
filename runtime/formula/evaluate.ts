// The interpreter of formulas, for operators that are defined at run time; codegen/formula compiles the same language. Values carry
// their formula types, since JavaScript numbers do not distinguish int and float. Operators are accessed through the host only.

import { type Device, deviceType } from "../core/device.js";
import { isComplex, isFloatingPoint } from "../core/dtype.js";
import {
  isBooleanScalar,
  isComplexScalar,
  isFloatingScalar,
  isIntegralScalar,
  type Scalar,
  scalar,
  toNumber,
} from "../core/scalar.js";
import { normalizeDim } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import type { FunctionSchema } from "../schema/types.js";
import type { CallNode, Formula, MethodNode, TypeName } from "./ast.js";
import {
  constants,
  enumerators,
  exchanged,
  mathFunction,
  mathType,
  maybeUndefined,
  messages,
  tensorOperators,
  typeOfName,
  unaryOperators,
  withoutNamespace,
  worksOnFloats,
} from "./language.js";
import { FormulaError } from "./parse.js";
import { printFormula } from "./print.js";
import type { HelperSignature } from "./signature.js";
import {
  baseType,
  boolType,
  dtypeType,
  type FormulaType,
  floatType,
  fromSchemaType,
  geometryType,
  intsType,
  intType,
  isPlainNumber,
  listOf,
  noneType,
  optionalOf,
  optionsType,
  parseFormulaType,
  queriedDevices,
  scalarType,
  stringType,
  tensorType,
  tupleOf,
} from "./types.js";

/** A value with its formula type. `items`: an initialiser list, whose type depends on the context. */
export interface Evaluated {
  readonly type: FormulaType;
  readonly value: unknown;
  readonly items?: readonly Evaluated[];
}

/** One overload of an operator. `call` takes all arguments by position. */
export interface CallableOperator {
  readonly schema: FunctionSchema;
  readonly call: (values: readonly unknown[]) => unknown;
  /** The default of an argument. */
  readonly defaultOf: (index: number) => unknown;
}

export interface CallableHelper {
  readonly signature: HelperSignature;
  readonly call: (...values: unknown[]) => unknown;
}

/** The environment of an evaluation. */
export interface FormulaHost {
  /** Overloads by name without namespace; empty if there is none. */
  operators(name: string): readonly CallableOperator[];
  helpers(name: string): readonly CallableHelper[];
  gradEnabled(): boolean;
  notImplemented(what: string, reason?: string): never;
  /** A number as a 0-d tensor that promotes like a number. */
  wrapScalar(value: Scalar): Tensor;
}

export type Scope = ReadonlyMap<string, Evaluated>;

interface OptionsValue {
  readonly dtype: unknown;
  readonly layout: unknown;
  readonly device: unknown;
}

type Read = (value: never, args: readonly Evaluated[]) => unknown;
interface AttributeRule {
  readonly type: FormulaType;
  readonly parameters: readonly FormulaType[];
  readonly read: Read;
}

function attribute<T>(
  type: FormulaType,
  read: (value: T, args: readonly Evaluated[]) => unknown,
  ...parameters: FormulaType[]
): AttributeRule {
  return { type, parameters, read: read as Read };
}

const sizes = attribute<{ shape: unknown }>(intsType, (x) => x.shape);
const strides = attribute<{ strides: unknown }>(intsType, (x) => x.strides);
const size = attribute<Tensor>(
  intType,
  (x, [i]) => x.shape[normalizeDim(i!.value as number, x.shape.length)] ?? 1,
  intType,
);
const numel = attribute<{ numel: number }>(intType, (x) => x.numel);
const dim = attribute<{ shape: readonly number[] }>(intType, (x) => x.shape.length);
const offset = attribute<{ offset: number }>(intType, (x) => x.offset);
const dtype = attribute<Tensor>(dtypeType, (x) => x.dtype);
const options = attribute<OptionsValue>(optionsType, (x) => ({ dtype: x.dtype, layout: x.layout, device: x.device }));
const asNumber = attribute<Scalar>(floatType, toNumber);
const asInt = attribute<Scalar>(intType, (x) => Math.trunc(toNumber(x)));

/** `is_cuda()` and similar queries of a device. */
function devices<T>(of: (x: T) => Device): Readonly<Record<string, AttributeRule>> {
  return Object.fromEntries(
    queriedDevices.map((type) => [`is_${type}`, attribute<T>(boolType, (x) => deviceType(of(x)) === type)]),
  );
}

/** Accessors of values that are not operators; the same names as in codegen/formula/accessors.ts. */
export const accessors: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
  Device: devices((x: Device) => x),
  Tensor: {
    ...devices((x: Tensor) => x.device),
    sizes,
    sym_sizes: sizes,
    size,
    sym_size: size,
    strides,
    sym_strides: strides,
    dim,
    numel,
    sym_numel: numel,
    scalar_type: dtype,
    dtype,
    layout: attribute<Tensor>(parseFormulaType("Layout")!, (x) => x.layout),
    device: attribute<Tensor>(parseFormulaType("Device")!, (x) => x.device),
    options,
    storage_offset: offset,
    sym_storage_offset: offset,
    sym_blocksize: attribute<Tensor>(optionalOf(intsType), () => null),
    is_contiguous: attribute<Tensor>(boolType, (x) => x.isContiguous),
    requires_grad: attribute<Tensor>(boolType, (x) => x.requiresGrad),
    is_complex: attribute<Tensor>(boolType, (x) => isComplex(x.dtype)),
    is_floating_point: attribute<Tensor>(boolType, (x) => isFloatingPoint(x.dtype)),
    suggest_memory_format: attribute<Tensor>(parseFormulaType("MemoryFormat")!, () => "contiguous_format"),
  },
  Scalar: {
    conj: attribute<Scalar>(scalarType, (x) => (isComplexScalar(x) ? { re: x.re, im: -x.im } : x)),
    isComplex: attribute<Scalar>(boolType, isComplexScalar),
    toComplexDouble: asNumber,
    toDouble: asNumber,
    toFloat: asNumber,
    toInt: asInt,
    toLong: asInt,
    isFloatingPoint: attribute<Scalar>(boolType, isFloatingScalar),
    isBoolean: attribute<Scalar>(boolType, isBooleanScalar),
    isIntegral: attribute<Scalar>(
      boolType,
      (x, [includeBool]) => isIntegralScalar(x, includeBool!.value as boolean),
      boolType,
    ),
  },
  TensorGeometry: {
    sizes,
    sym_sizes: sizes,
    strides,
    sym_strides: strides,
    numel,
    sym_numel: numel,
    dim,
    storage_offset: offset,
    sym_storage_offset: offset,
  },
  TensorInfo: { sizes, sym_sizes: sizes, options },
};

/** An error at a node. */
function problem(node: Formula, message: string): FormulaError {
  return new FormulaError(`${message} (in \`${printFormula(node)}\`)`, node.start, Math.max(1, node.end - node.start));
}

export function typed(type: FormulaType, value: unknown): Evaluated {
  return { type, value };
}

/** Replaces an optional type by None or by the element type, according to the value. */
function unwrapped(operand: Evaluated): Evaluated {
  if (operand.items !== undefined || operand.type.kind !== "optional") return operand;
  return operand.value === null ? typed(noneType, null) : typed(operand.type.element!, operand.value);
}

interface Fit {
  readonly cost: number;
  readonly value: unknown;
}

/** The value converted to `target`, with the cost in overload resolution; null if there is no conversion. */
function fitted(given: Evaluated, target: FormulaType, length: number | null, host: FormulaHost): Fit | null {
  const one = unwrapped(given);
  if (target.kind === "optional") {
    if (one.type === noneType) return { cost: 1, value: null };
    const inner = fitted(one, target.element!, length, host);
    return inner === null ? null : { cost: inner.cost + 1, value: inner.value };
  }
  if (one.items !== undefined) {
    if (target.kind !== "list" && target.kind !== "tuple") {
      return one.items.length === 1 ? fitted(one.items[0]!, target, length, host) : null;
    }
    const nested = one.items.length === 1 && one.items[0]!.items !== undefined && target.element?.kind === "base";
    if (nested) return fitted(one.items[0]!, target, length, host);
    const values: unknown[] = [];
    let cost = 1;
    for (const [i, item] of one.items.entries()) {
      const element = target.kind === "tuple" ? target.elements[i] : target.element!;
      const each = element === undefined ? null : fitted(item, element, null, host);
      if (each === null) return null;
      cost = Math.max(cost, each.cost + 1);
      values.push(each.value);
    }
    return { cost, value: values };
  }
  const { type, value } = one;
  if (type === target) return { cost: 0, value };
  if (target.kind === "list") {
    if (type.kind === "list") {
      const list = (value as readonly unknown[]).map((v) =>
        fitted(typed(type.element!, v), target.element!, null, host),
      );
      return list.includes(null) ? null : { cost: 1, value: list.map((v) => v!.value) };
    }
    if (length === null || target.element === tensorType) return null;
    const element = fitted(one, target.element!, null, host);
    return element === null ? null : { cost: element.cost + 6, value: Array<unknown>(length).fill(element.value) };
  }
  if (target.kind === "tuple" && type.kind === "tuple" && type.elements.length === target.elements.length) {
    const values = (value as readonly unknown[]).map((v, i) =>
      fitted(typed(type.elements[i]!, v), target.elements[i]!, null, host),
    );
    return values.includes(null) ? null : { cost: 1, value: values.map((v) => v!.value) };
  }
  if (target === scalarType && isPlainNumber(type)) {
    return { cost: 2, value: type === floatType && Number.isInteger(value) ? scalar(value as number, "float") : value };
  }
  if (target === floatType && (type === intType || type === boolType)) return { cost: 2, value: Number(value) };
  if (target === intType && type === boolType) return { cost: 3, value: Number(value) };
  if (target === boolType && type === intType) return { cost: 5, value: value !== 0 };
  if (target === tensorType && (type === scalarType || isPlainNumber(type))) {
    const number = fitted(one, scalarType, null, host)!;
    return { cost: 10 + number.cost, value: host.wrapScalar(number.value as Scalar) };
  }
  return null;
}

/** The value of a default-constructed C++ object. */
function defaultOf(type: FormulaType): unknown {
  if (type.kind === "list") return [];
  if (type === intType || type === floatType) return 0;
  return type === boolType ? false : null;
}

class Evaluation {
  private readonly host: FormulaHost;
  private readonly scope: Scope;

  constructor(host: FormulaHost, scope: Scope) {
    this.host = host;
    this.scope = scope;
  }

  evaluate(node: Formula): Evaluated {
    switch (node.kind) {
      case "int":
        return typed(intType, node.value);
      case "float":
        return typed(floatType, node.value);
      case "string":
        return typed(stringType, node.value);
      case "bool":
        return typed(boolType, node.value);
      case "null":
        return typed(noneType, null);
      case "name": {
        const found = this.scope.get(node.name) ?? this.constant(node.name);
        if (found === null) throw problem(node, `\`${node.name}\` is not in scope`);
        return found;
      }
      case "list":
        return { type: baseType("unknown"), value: null, items: node.items.map((item) => this.evaluate(item)) };
      case "unary":
        return this.unary(node);
      case "binary":
        return this.binary(node);
      case "conditional":
        return this.evaluate(this.truth(node.condition) ? node.then : node.otherwise);
      case "index":
        return this.index(node);
      case "call":
        return this.call(node);
      case "method":
        return this.method(node);
      case "lambda":
        throw problem(node, "a lambda must be an argument of `fmap`");
    }
  }

  /** The value as `target`. */
  as(node: Formula, target: FormulaType): unknown {
    return this.converted(node, this.evaluate(node), target);
  }

  private converted(node: Formula, value: Evaluated, target: FormulaType): unknown {
    const found = fitted(value, target, null, this.host);
    if (found === null) throw problem(node, `expected ${target.text}, got ${value.items ? "a list" : value.type.text}`);
    return found.value;
  }

  private constant(name: string): Evaluated | null {
    const bare = withoutNamespace(name);
    if (Object.hasOwn(constants, bare)) return typed(floatType, constants[bare]);
    if (!Object.hasOwn(enumerators, bare)) return null;
    const { type, value } = enumerators[bare]!;
    return typed(parseFormulaType(type)!, value);
  }

  private truth(node: Formula): boolean {
    const value = this.evaluate(node);
    if (value.type.kind === "optional") return value.value !== null;
    const found = fitted(value, boolType, null, this.host);
    if (found === null) throw problem(node, `a condition must be bool, got ${value.type.text}`);
    return found.value as boolean;
  }

  private unary(node: Extract<Formula, { kind: "unary" }>): Evaluated {
    if (node.operator === "!") {
      const inner = unwrapped(this.evaluate(node.operand));
      if (inner.type === tensorType) return this.operator(unaryOperators["!"]!, [inner], node);
      return typed(boolType, !this.truth(node.operand));
    }
    const one = unwrapped(this.evaluate(node.operand));
    if (node.operator === "*") {
      if (one.type === noneType) throw problem(node, "the optional has no value");
      return one;
    }
    if (one.type === tensorType) {
      return node.operator === "+" ? one : this.operator(unaryOperators[node.operator]!, [one], node);
    }
    if (one.type === scalarType && node.operator === "-") {
      const value = one.value as Scalar;
      return typed(scalarType, isFloatingScalar(value) ? scalar(-toNumber(value), "float") : -toNumber(value));
    }
    if (!isPlainNumber(one.type)) throw problem(node, `\`${node.operator}\` is not defined for ${one.type.text}`);
    const number = Number(one.value);
    const type = one.type === boolType ? intType : one.type;
    return typed(type, node.operator === "-" ? 0 - number : node.operator === "~" ? ~number : number);
  }

  private binary(node: Extract<Formula, { kind: "binary" }>): Evaluated {
    const { operator } = node;
    if (operator === "&&") return typed(boolType, this.truth(node.left) && this.truth(node.right));
    if (operator === "||") return typed(boolType, this.truth(node.left) || this.truth(node.right));
    const left = unwrapped(this.evaluate(node.left));
    const right = unwrapped(this.evaluate(node.right));
    if (left.type === tensorType || right.type === tensorType) {
      const flipped = left.type === tensorType ? null : exchanged(operator);
      return flipped === null
        ? this.operator(tensorOperators[operator], [left, right], node)
        : this.operator(tensorOperators[flipped as typeof operator], [right, left], node);
    }
    if (isPlainNumber(left.type) && isPlainNumber(right.type)) return this.arithmetic(node, left, right);
    if ((operator === "==" || operator === "!=") && left.type === right.type) {
      return typed(boolType, (left.value === right.value) === (operator === "=="));
    }
    throw problem(node, `\`${operator}\` is not defined for ${left.type.text} and ${right.type.text}`);
  }

  private arithmetic(node: Extract<Formula, { kind: "binary" }>, left: Evaluated, right: Evaluated): Evaluated {
    const a = Number(left.value);
    const b = Number(right.value);
    const type = left.type === floatType || right.type === floatType ? floatType : intType;
    switch (node.operator) {
      case "+":
        return typed(type, a + b);
      case "-":
        return typed(type, a - b);
      case "*":
        return typed(type, a * b);
      case "/":
        return typed(type, type === intType ? Math.trunc(a / b) : a / b);
      case "<":
        return typed(boolType, a < b);
      case ">":
        return typed(boolType, a > b);
      case "<=":
        return typed(boolType, a <= b);
      case ">=":
        return typed(boolType, a >= b);
      case "==":
        return typed(boolType, a === b);
      case "!=":
        return typed(boolType, a !== b);
      default:
        break;
    }
    if (type !== intType && !worksOnFloats(node.operator)) {
      throw problem(node, `\`${node.operator}\` is not defined for float`);
    }
    switch (node.operator) {
      case "%":
        return typed(intType, a % b);
      case "<<":
        return typed(intType, a * 2 ** b);
      case ">>":
        return typed(intType, Math.floor(a / 2 ** b));
      case "&":
        return typed(intType, a & b);
      case "|":
        return typed(intType, a | b);
      default:
        return typed(intType, a ^ b);
    }
  }

  private index(node: Extract<Formula, { kind: "index" }>): Evaluated {
    const at = this.as(node.index, intType) as number;
    const object = unwrapped(this.evaluate(node.object));
    if (object.type === tensorType)
      return this.operator("select", [object, typed(intType, 0), typed(intType, at)], node);
    const list = object.value as readonly unknown[];
    if (object.type.kind !== "list") throw problem(node, `\`[]\` requires a list, got ${object.type.text}`);
    if (at < 0 || at >= list.length) throw problem(node, `index ${at} is out of range for a list of ${list.length}`);
    return typed(object.type.element!, list[at]);
  }

  private call(node: CallNode): Evaluated {
    const name = withoutNamespace(node.name);
    const { args } = node;
    switch (name) {
      case "GradMode::is_enabled":
        return typed(boolType, this.host.gradEnabled());
      case "not_implemented":
      case "not_implemented_list":
        return this.host.notImplemented(
          ...(args.map((arg) =>
            arg.kind === "name" && Object.hasOwn(messages, arg.name) ? messages[arg.name] : this.as(arg, stringType),
          ) as [string]),
        );
      case "Tensor":
        if (args.length === 0) return typed(noneType, null);
        break;
      case "get": {
        const tuple = this.evaluate(args[0]!);
        const at = Number(node.templates[0]?.name);
        if (tuple.type.kind !== "tuple" || !(at < tuple.type.elements.length))
          throw problem(node, `there is no element ${at} in ${tuple.type.text}`);
        return typed(tuple.type.elements[at]!, (tuple.value as readonly unknown[])[at]);
      }
      case "tuple": {
        const types = node.templates.map((template) => maybeUndefined(this.cppType(template, node)));
        const values = types.map((type, i) => (args[i] === undefined ? defaultOf(type) : this.as(args[i], type)));
        return typed(tupleOf(types), values);
      }
      case "make_tuple":
      case "tie": {
        const values = args.map((arg) => this.evaluate(arg));
        return typed(
          tupleOf(values.map((v) => v.type)),
          values.map((v) => v.value),
        );
      }
      case "vector": {
        const element = maybeUndefined(this.elementType(node));
        const type = listOf(element);
        if (args.length === 1 && args[0]!.kind === "list") return typed(type, this.as(args[0]!, type));
        if (args.length > 2) throw problem(node, "`std::vector` requires a length and a value, or a list");
        const length = args.length === 0 ? 0 : (this.as(args[0]!, intType) as number);
        const value = args.length > 1 ? this.as(args[1]!, element) : defaultOf(element);
        return typed(type, Array<unknown>(length).fill(value));
      }
      case "array": {
        const type = listOf(this.elementType(node));
        const items = args.length === 1 && args[0]!.kind === "list" ? args[0]!.items : args;
        return typed(type, this.as({ kind: "list", items, start: node.start, end: node.end }, type));
      }
      case "optional":
      case "make_optional": {
        const [element] = node.templates;
        const [inner] = args;
        if (inner === undefined) return typed(noneType, null);
        const value = this.evaluate(inner);
        const target = optionalOf(element === undefined ? value.type : this.cppType(element, node));
        return typed(target, this.converted(inner, value, target));
      }
      case "static_cast": {
        const [to] = node.templates;
        if (to === undefined || args.length !== 1) throw problem(node, "write `static_cast<type>(value)`");
        const target = this.cppType(to, node);
        const value = unwrapped(this.evaluate(args[0]!));
        if (target === intType && value.type === floatType) return typed(intType, Math.trunc(value.value as number));
        return typed(target, this.converted(args[0]!, value, target));
      }
      case "Scalar":
        if (args.length !== 1) throw problem(node, "`Scalar` requires one number");
        return typed(scalarType, this.as(args[0]!, scalarType));
      case "IntArrayRef":
      case "SymIntArrayRef":
        return typed(intsType, args.length === 0 ? [] : this.as(args[0]!, intsType));
      case "TensorGeometry": {
        const { shape, strides: steps, offset: start, numel: count } = this.as(args[0]!, tensorType) as Tensor;
        return typed(geometryType, { shape, strides: steps, offset: start, numel: count });
      }
      case "wrap_opt_if":
        return this.truth(args[1]!) ? this.evaluate(args[0]!) : typed(noneType, null);
      case "fmap":
        return this.map(node);
      default:
        break;
    }
    const values = args.map((arg) => this.evaluate(arg));
    const numbers = values.map(unwrapped);
    const math = numbers.every((v) => isPlainNumber(v.type)) ? mathFunction(name, numbers.length) : null;
    if (math !== null) {
      const compute = Math[math.name] as (...values: number[]) => number;
      const type = mathType(
        math,
        numbers.map((v) => v.type),
      );
      return typed(type, compute(...numbers.map((v) => Number(v.value))));
    }
    return this.helper(name, values) ?? this.operator(name.replace(/_symint$/, ""), values, node);
  }

  /** The type that the first template argument names. */
  private elementType(node: CallNode): FormulaType {
    const [element] = node.templates;
    if (element === undefined) throw problem(node, `\`${node.name}\` requires an element type`);
    return this.cppType(element, node);
  }

  private cppType(name: TypeName, node: Formula): FormulaType {
    const type = typeOfName(name);
    if (type === null) throw problem(node, `unknown type \`${name.name}\` in a formula`);
    return type;
  }

  private map(node: CallNode): Evaluated {
    const [list, lambda] = node.args;
    const values = list === undefined ? null : this.evaluate(list);
    if (values?.type.kind !== "list" || lambda?.kind !== "lambda" || lambda.parameters.length !== 1) {
      throw problem(node, "`fmap` requires a list and a lambda with one parameter");
    }
    const { type } = values;
    const mapped = (values.value as readonly unknown[]).map((value) =>
      new Evaluation(
        this.host,
        new Map(this.scope).set(lambda.parameters[0]!.name, typed(type.element!, value)),
      ).evaluate(lambda.body),
    );
    return typed(
      listOf(mapped[0]?.type ?? type.element!),
      mapped.map((m) => m.value),
    );
  }

  private helper(name: string, values: readonly Evaluated[]): Evaluated | null {
    let best: { readonly helper: CallableHelper; readonly args: readonly unknown[]; readonly cost: number } | null =
      null;
    for (const helper of this.host.helpers(name)) {
      const { parameters } = helper.signature;
      if (values.length > parameters.length) continue;
      const fits = parameters.map((p, i) =>
        values[i] !== undefined
          ? fitted(values[i], p.type, p.size, this.host)
          : p.default === null
            ? null
            : {
                cost: 0,
                value:
                  p.default === "true"
                    ? true
                    : p.default === "false"
                      ? false
                      : p.default === "nullopt"
                        ? null
                        : Number(p.default),
              },
      );
      if (fits.includes(null)) continue;
      const cost = fits.reduce((sum, f) => sum + f!.cost, 0);
      if (best === null || cost < best.cost) best = { helper, args: fits.map((f) => f!.value), cost };
    }
    return best === null ? null : typed(best.helper.signature.returns, best.helper.call(...best.args));
  }

  private operator(name: string, values: readonly Evaluated[], node: Formula): Evaluated {
    const candidates = this.host.operators(name);
    if (candidates.length === 0) throw problem(node, `there is no operator or helper \`${name}\``);
    let best: { readonly op: CallableOperator; readonly args: readonly unknown[]; readonly cost: number } | null = null;
    for (const op of candidates) {
      const found = this.bind(op, values);
      if (found !== null && (best === null || found.cost < best.cost)) best = { op, ...found };
    }
    if (best === null) {
      const given = values.map((v) => (v.items ? "{...}" : v.type.text)).join(", ");
      throw problem(node, `no \`${name}\` takes (${given})`);
    }
    const { returns } = best.op.schema;
    const types = returns.map((r) => fromSchemaType(r.type));
    return typed(types.length === 1 ? types[0]! : tupleOf(types), best.op.call(best.args));
  }

  /** Binds arguments by position, including keyword-only ones; TensorOptions represent four arguments. */
  private bind(
    op: CallableOperator,
    values: readonly Evaluated[],
  ): { readonly args: readonly unknown[]; readonly cost: number } | null {
    const { arguments: parameters, tensorOptionsIndex, kind } = op.schema;
    if (kind === "out") return null;
    const args: unknown[] = [];
    let cost = 0;
    let next = 0;
    for (let i = 0; i < parameters.length; i++) {
      const { type, default: standard } = parameters[i]!;
      const given = values[next];
      if (given === undefined) {
        if (standard === null) return null;
        args.push(op.defaultOf(i));
      } else if (i === tensorOptionsIndex && given.type === optionsType) {
        const value = given.value as OptionsValue;
        args.push(value.dtype, value.layout, value.device, null);
        i += 3;
        next++;
      } else {
        const plain = type.kind === "optional" ? type.element : type;
        const found = fitted(given, fromSchemaType(type), plain.kind === "list" ? plain.size : null, this.host);
        if (found === null) return null;
        args.push(found.value);
        cost += found.cost;
        next++;
      }
    }
    return next < values.length ? null : { args, cost };
  }

  private method(node: MethodNode): Evaluated {
    const object = this.evaluate(node.object);
    const { name, args } = node;
    const one = unwrapped(object);
    if (name === "defined" || name === "has_value") return typed(boolType, one.type !== noneType);
    if (name === "value_or")
      return one.type === noneType
        ? typed(object.type.element ?? noneType, this.as(args[0]!, object.type.element!))
        : one;
    if (one.type === noneType) throw problem(node, `\`${printFormula(node.object)}\` is undefined`);
    if (name === "value") return one;
    const accessor = accessors[one.type.text]?.[name];
    if (accessor !== undefined && accessor.parameters.length === args.length) {
      const given = args.map((arg, i) => typed(accessor.parameters[i]!, this.as(arg, accessor.parameters[i]!)));
      return typed(accessor.type, accessor.read(one.value as never, given));
    }
    if (one.type.kind === "list") {
      const list = one.value as readonly unknown[];
      if (name === "size") return typed(intType, list.length);
      if (name === "empty") return typed(boolType, list.length === 0);
      if (name === "front") return typed(one.type.element!, list[0]);
      if (name === "back") return typed(one.type.element!, list.at(-1));
      if (name === "vec") return one;
    }
    if (one.type !== tensorType) throw problem(node, `${one.type.text} has no method \`${name}\``);
    return this.operator(name.replace(/_symint$/, ""), [one, ...args.map((arg) => this.evaluate(arg))], node);
  }
}

/**
 * Evaluates a formula, and converts the result to a type.
 *
 * @throws FormulaError for an expression that is not defined for the types of its operands
 */
export function evaluateFormula(formula: Formula, target: FormulaType, scope: Scope, host: FormulaHost): unknown {
  return new Evaluation(host, scope).as(formula, target);
}
