// Scalar expressions as WebAssembly vector instructions, for float32 or float64 lanes: what has an instruction, or a few of them.

import {
  functionCode,
  get,
  type Instructions,
  i32Add,
  i32Const,
  i32Less,
  load,
  repeat,
  set,
  simd,
  splatConst,
  stageBytes,
  store,
  tee,
  type ValueType,
} from "../../../../runtime/core/wasm-module.js";
import type { ScalarFunctionName } from "../../functions.js";
import type { BinaryOperator, Expr } from "../../parse.js";
import { isBoolResult, type PointwiseRule } from "../../rule.js";

export type Lanes = "f32" | "f64";

/** The opcodes of a lane type. */
interface Opcodes {
  readonly splat: number;
  readonly compare: Readonly<Record<"==" | "!=" | "<" | ">" | "<=" | ">=", number>>;
  readonly arithmetic: Readonly<Record<"+" | "-" | "*" | "/", number>>;
  readonly abs: number;
  readonly neg: number;
  readonly sqrt: number;
  readonly rounding: Readonly<Record<"floor" | "ceil" | "trunc" | "round", number>>;
  /** Whether integers of the lane's width have the same bits. */
  readonly sameBits: number;
}

const opcodes: Readonly<Record<Lanes, Opcodes>> = {
  f32: {
    splat: 0x13,
    compare: { "==": 0x41, "!=": 0x42, "<": 0x43, ">": 0x44, "<=": 0x45, ">=": 0x46 },
    arithmetic: { "+": 0xe4, "-": 0xe5, "*": 0xe6, "/": 0xe7 },
    abs: 0xe0,
    neg: 0xe1,
    sqrt: 0xe3,
    rounding: { ceil: 0x67, floor: 0x68, trunc: 0x69, round: 0x6a },
    sameBits: 0x37,
  },
  f64: {
    splat: 0x14,
    compare: { "==": 0x47, "!=": 0x48, "<": 0x49, ">": 0x4a, "<=": 0x4b, ">=": 0x4c },
    arithmetic: { "+": 0xf0, "-": 0xf1, "*": 0xf2, "/": 0xf3 },
    abs: 0xec,
    neg: 0xed,
    sqrt: 0xef,
    rounding: { ceil: 0x74, floor: 0x75, trunc: 0x7a, round: 0x94 },
    sameBits: 0xd6,
  },
};

const not: Instructions = simd(0x4d);
const and: Instructions = simd(0x4e);
const or: Instructions = simd(0x50);
const xor: Instructions = simd(0x51);
/** Takes lanes of the first where the mask on top of the stack has ones, else of the second. */
const select: Instructions = simd(0x52);

/** What vectors have no instructions for: another target serves it. */
class NoVectorForm extends Error {}

/**
 * The code of a function `(bytes, ...numbers)` that computes that many bytes of the stage, a multiple of 32. The stage has the first tensor at
 * address 0, where the result comes, and the others `stageBytes` apart.
 * @returns null where the expression has parts without a vector form
 */
export function vectorLoop(rule: PointwiseRule, lanes: Lanes): Instructions | null {
  const expression = rule.classes.get("float");
  const { inputs, parameters } = rule;
  if (expression === undefined || isBoolResult(rule)) return null;
  if (inputs.some(({ promoted }) => !promoted)) return null;
  if (parameters.some(({ type, optional }) => type !== "number" || optional)) return null;
  const printer = new VectorPrinter(rule, lanes);
  try {
    const at = 0;
    const place = printer.newLocal("i32");
    const before = parameters.flatMap(({ name }, i) => {
      const vector = printer.newLocal("v128");
      printer.names.set(name, get(vector));
      return [...get(1 + i), ...simd(opcodes[lanes].splat), ...set(vector)];
    });
    const once = (offset: number): number[] => {
      const code: number[] = [];
      inputs.forEach(({ name }, i) => {
        const local = printer.newLocal("v128");
        printer.names.set(name, get(local));
        code.push(...get(place), ...load(i * stageBytes + offset), ...set(local));
      });
      for (const { name, value } of expression.program.bindings) {
        const local = printer.newLocal("v128");
        const isMask = printer.isMask(value);
        code.push(...(isMask ? printer.mask(value) : printer.value(value)), ...set(local));
        printer.names.set(name, get(local));
      }
      return [...get(place), ...code, ...printer.value(expression.program.result), ...store(offset)];
    };
    const body = [
      ...once(0),
      ...once(16),
      ...get(place),
      ...i32Const(32),
      ...i32Add,
      ...tee(place),
      ...get(at),
      ...i32Less,
    ];
    return functionCode(printer.locals, [...before, ...repeat(body)]);
  } catch (error) {
    if (error instanceof NoVectorForm) return null;
    throw error;
  }
}

class VectorPrinter {
  readonly #first: number;
  readonly #types: ReadonlyMap<Expr, { readonly kind: string }>;
  readonly #lanes: Lanes;
  readonly #opcodes: Opcodes;
  readonly locals: ValueType[] = [];
  readonly names = new Map<string, Instructions>();

  constructor(rule: PointwiseRule, lanes: Lanes) {
    this.#first = 1 + rule.parameters.length;
    this.#types = rule.classes.get("float")!.types;
    this.#lanes = lanes;
    this.#opcodes = opcodes[lanes];
  }

  newLocal(type: ValueType): number {
    this.locals.push(type);
    return this.#first + this.locals.length - 1;
  }

  isMask(expr: Expr): boolean {
    return this.#types.get(expr)!.kind === "bool";
  }

  constant(value: number): Instructions {
    return splatConst(value, this.#lanes);
  }

  /** The expression as numbers. */
  value(expr: Expr): Instructions {
    if (this.isMask(expr)) return [...this.print(expr), ...this.constant(1), ...and];
    return this.print(expr);
  }

  /** The expression as truth values: all bits of a lane, or none. */
  mask(expr: Expr): Instructions {
    if (this.isMask(expr)) return this.print(expr);
    return [...this.print(expr), ...this.constant(0), ...simd(this.#opcodes.compare["!="])];
  }

  print(expr: Expr): Instructions {
    switch (expr.kind) {
      case "number":
        return this.constant(Number(expr.text));
      case "name":
        return this.#name(expr.name);
      case "unary":
        if (expr.op === "-") return [...this.value(expr.operand), ...simd(this.#opcodes.neg)];
        if (expr.op === "!") return [...this.mask(expr.operand), ...not];
        throw new NoVectorForm();
      case "binary":
        return this.#binary(expr.op, expr.left, expr.right);
      case "select": {
        const part = (one: Expr): Instructions => (this.isMask(expr) ? this.mask(one) : this.value(one));
        return [...part(expr.then), ...part(expr.otherwise), ...this.mask(expr.condition), ...select];
      }
      case "call":
        return this.#call(expr.name as ScalarFunctionName, expr.args);
      default:
        throw new NoVectorForm();
    }
  }

  #name(name: string): Instructions {
    const found = this.names.get(name);
    if (found !== undefined) return found;
    if (name === "pi") return this.constant(Math.PI);
    if (name === "inf") return this.constant(Number.POSITIVE_INFINITY);
    if (name === "nan") return this.constant(Number.NaN);
    const highest = this.#lanes === "f32" ? 3.4028234663852886e38 : Number.MAX_VALUE;
    if (name === "highest") return this.constant(highest);
    if (name === "lowest") return this.constant(-highest);
    throw new NoVectorForm();
  }

  #binary(op: BinaryOperator, left: Expr, right: Expr): Instructions {
    const { arithmetic, compare } = this.#opcodes;
    if (op === "&&") return [...this.mask(left), ...this.mask(right), ...and];
    if (op === "||") return [...this.mask(left), ...this.mask(right), ...or];
    if (op === "==" || op === "!=") {
      if (this.isMask(left) && this.isMask(right)) {
        return [...this.mask(left), ...this.mask(right), ...xor, ...(op === "==" ? not : [])];
      }
      return [...this.value(left), ...this.value(right), ...simd(compare[op])];
    }
    if (op === "<" || op === ">" || op === "<=" || op === ">=")
      return [...this.value(left), ...this.value(right), ...simd(compare[op])];
    if (op === "+" || op === "-" || op === "*" || op === "/")
      return [...this.value(left), ...this.value(right), ...simd(arithmetic[op])];
    throw new NoVectorForm();
  }

  /** Keeps values in locals, since more than one instruction looks at them. */
  #kept(args: readonly Expr[]): { readonly before: Instructions; readonly args: readonly Instructions[] } {
    const before: number[] = [];
    const locals = args.map((arg) => {
      const local = this.newLocal("v128");
      before.push(...this.value(arg), ...set(local));
      return get(local);
    });
    return { before, args: locals };
  }

  #call(name: ScalarFunctionName, given: readonly Expr[]): Instructions {
    const { abs, compare, arithmetic, neg, rounding, sqrt, sameBits } = this.#opcodes;
    const zero = this.constant(0);
    const one = this.constant(1);
    const test = (op: keyof Opcodes["compare"], a: Instructions, b: Instructions): Instructions => [
      ...a,
      ...b,
      ...simd(compare[op]),
    ];
    const choose = (then: Instructions, otherwise: Instructions, mask: Instructions): Instructions => [
      ...then,
      ...otherwise,
      ...mask,
      ...select,
    ];
    const signBit = (x: Instructions): Instructions => [
      ...test("<", x, zero),
      ...x,
      ...this.constant(-0),
      ...simd(sameBits),
      ...or,
    ];
    const x = (): Instructions => this.value(given[0]!);
    switch (name) {
      case "sqrt":
        return [...x(), ...simd(sqrt)];
      case "rsqrt":
        return [...one, ...x(), ...simd(sqrt), ...simd(arithmetic["/"])];
      case "abs":
        return [...x(), ...simd(abs)];
      case "floor":
      case "ceil":
      case "trunc":
      case "round":
        return [...x(), ...simd(rounding[name])];
      case "rounded":
        return x();
      case "isinf":
        return test("==", [...x(), ...simd(abs)], this.constant(Number.POSITIVE_INFINITY));
      case "isfinite":
        return test("<", [...x(), ...simd(abs)], this.constant(Number.POSITIVE_INFINITY));
      default:
    }
    if (!["isnan", "sign", "signbit", "copysign", "minimum", "maximum", "fmin", "fmax"].includes(name))
      throw new NoVectorForm();
    const { before, args } = this.#kept(given);
    const [a, b] = [args[0]!, args[1] ?? []];
    const sum = [...a, ...b, ...simd(arithmetic["+"])];
    switch (name) {
      case "isnan":
        return [...before, ...test("!=", a, a)];
      case "sign": {
        const positive = [...test(">", a, zero), ...one, ...and];
        return [...before, ...choose(this.constant(-1), positive, test("<", a, zero))];
      }
      case "signbit":
        return [...before, ...signBit(a)];
      case "copysign":
        return [...before, ...choose([...a, ...simd(neg)], a, [...signBit(a), ...signBit(b), ...xor])];
      case "minimum":
        return [...before, ...choose(a, choose(b, sum, test("<", b, a)), test("<=", a, b))];
      case "maximum":
        return [...before, ...choose(a, choose(b, sum, test(">", b, a)), test(">=", a, b))];
      case "fmin":
        return [...before, ...choose(b, a, [...test("<", b, a), ...test("!=", a, a), ...or])];
      default:
        return [...before, ...choose(b, a, [...test(">", b, a), ...test("!=", a, a), ...or])];
    }
  }
}
