// A typed assembler of WebAssembly functions: values are expressions, statements append to the function that is being written, loops and conditions take
// closures. TypeScript checks the types of operands; a value that reads memory may be used once.

import {
  type InstructionName,
  type Instructions,
  instructions,
  noResult,
  op,
  type TypeOf,
  type ValueType,
} from "./instructions.js";
import { signed, unsigned } from "./leb128.js";
import { functionCode, splatConst, type WasmFunction } from "./module.js";

/**
 * An expression: code that leaves a value on the stack. Code is computed where it is used, and each time it is used: bind it to a `local` to compute it
 * once. Memory is read where the value is used, which matters beside stores; so a value that reads it can be used only once.
 */
export interface Value<T extends ValueType = ValueType> {
  readonly type: T;
  readonly code: Instructions;
  /** Whether the code reads memory. */
  readonly reads: boolean;
}

/** A variable of the function that is being written, or one of its parameters. */
export interface Local<T extends ValueType = ValueType> extends Value<T> {
  readonly index: number;
}

/** Integers of 32 bits can be given as numbers. */
export type Operand<T extends ValueType> = Value<T> | (T extends "i32" ? number : never);

interface Writer {
  /** The index of a new variable. */
  readonly newLocal: (type: ValueType) => number;
  code: number[];
  /** Values that read memory and have been used. */
  readonly used: Set<Value>;
}

let writer: Writer | null = null;
const writing = (): Writer => {
  if (writer === null) throw new Error("statements of WebAssembly belong into the closure of `wasmFunction`");
  return writer;
};

/** The code of an operand, which is used by this. */
function use(operand: Value | number): Instructions {
  if (typeof operand === "number") return [...op("i32.const"), ...signed(operand)];
  if (operand.reads) {
    const { used } = writing();
    if (used.has(operand))
      throw new Error("a value that reads memory is used twice: bind it with `local` to read once");
    used.add(operand);
  }
  return operand.code;
}

const readsMemory = (operand: Value | number): boolean => typeof operand !== "number" && operand.reads;

/** An expression of operands, an instruction and its immediates. */
export function expression<T extends ValueType>(
  type: T,
  operands: readonly (Value | number)[],
  instruction: Instructions,
  reads = false,
): Value<T> {
  return {
    type,
    code: [...operands.flatMap(use), ...instruction],
    reads: reads || operands.some(readsMemory),
  };
}

// ---- instructions as functions

type Operands<Types extends string> = Types extends `${infer First extends ValueType} ${infer Rest}`
  ? [Operand<First>, ...Operands<Rest>]
  : Types extends ValueType
    ? [Operand<Types>]
    : [];
type Signature<Type> = Type extends `${infer From} -> ${infer To extends ValueType}`
  ? (...operands: Operands<From>) => Value<To>
  : never;
/** Instructions with immediates are functions of their own below. */
type Immediate =
  `${string}.${"load" | "store" | "extract" | "replace" | "const" | "shuffle" | "fill" | "get" | "set" | "tee"}${string}`;
export type Operations<Prefix extends string> = {
  readonly [Name in InstructionName as Name extends Immediate
    ? never
    : Name extends `${Prefix}.${infer Verb}`
      ? Verb
      : never]: Signature<TypeOf<Name>>;
};

/**
 * The instructions whose names begin with `prefix`, as functions of values: `operations("f64x2").add(a, b)`. Each is looked up when it is first named, so
 * that tables of them cost nothing at import.
 */
export function operations<Prefix extends string>(prefix: Prefix): Operations<Prefix> {
  const found: Record<string, (...operands: (Value | number)[]) => Value> = {};
  return new Proxy(found, {
    get: (_, verb: string) => (found[verb] ??= named(`${prefix}.${verb}` as InstructionName)),
  }) as unknown as Operations<Prefix>;
}

function named(name: InstructionName): (...operands: (Value | number)[]) => Value {
  const [type] = Object.entries(instructions).find(([, group]) => Object.hasOwn(group, name))!;
  const to = type.slice(type.indexOf("-> ") + 3) as ValueType;
  return (...operands) => expression(to, operands, op(name));
}

export const i32: Operations<"i32"> = operations("i32");

/** The sum of two numbers of any type. */
export const sum = <T extends "i32" | "i64" | "f32" | "f64">(a: Value<T>, b: Value<T>): Value<T> =>
  expression(a.type, [a, b], op(`${a.type}.add`));

/** Both vectors' bytes by their numbers, those of the second from 16 on. */
export const shuffled = (a: Value<"v128">, b: Value<"v128">, bytes: readonly number[]): Value<"v128"> =>
  expression("v128", [a, b], [...op("i8x16.shuffle"), ...bytes]);

/** `ifTrue` where the condition is not 0, else `ifFalse`; both are computed. */
export const choose = <T extends ValueType>(
  ifTrue: Operand<T>,
  ifFalse: Operand<T>,
  condition: Operand<"i32">,
): Value<T> =>
  expression((typeof ifTrue === "number" ? "i32" : ifTrue.type) as T, [ifTrue, ifFalse, condition], op("select"));

/** The number of a vector's lane. */
export const extractLane = <Lanes extends "f32" | "f64">(
  lanes: Lanes,
  vector: Value<"v128">,
  lane: number,
): Value<Lanes> =>
  expression(lanes, [vector], [...op(lanes === "f32" ? "f32x4.extract_lane" : "f64x2.extract_lane"), lane]);

/** Sixteen bytes. */
export const constant = (bytes: readonly number[]): Value<"v128"> =>
  expression("v128", [], [...op("v128.const"), ...bytes]);
/** A number in every lane. */
export const everyLane = (lanes: "f32" | "f64", number: number | Value): Value<"v128"> =>
  typeof number === "number"
    ? expression("v128", [], splatConst(number, lanes))
    : expression("v128", [number], op(lanes === "f32" ? "f32x4.splat" : "f64x2.splat"));
/** All bits 0: zeros of all lanes. */
export const zeros: Value<"v128"> = constant(new Array(16).fill(0));

// ---- memory

const alignments = { i32: 2, f32: 2, i64: 3, f64: 3, v128: 4 } as const satisfies Readonly<Record<ValueType, number>>;

/** Reads a value at an address plus an offset. Its alignment is a hint: other addresses are read, too. */
export const load = <T extends ValueType>(type: T, address: Operand<"i32">, offset = 0): Value<T> =>
  expression(type, [address], [...op(`${type}.load`), alignments[type], ...unsigned(offset)], true);

/** One element in every lane. */
export const loadSplat = (lanes: "f32" | "f64", address: Operand<"i32">, offset = 0): Value<"v128"> =>
  expression(
    "v128",
    [address],
    [...op(lanes === "f32" ? "v128.load32_splat" : "v128.load64_splat"), alignments[lanes], ...unsigned(offset)],
    true,
  );

/** The first 32 or 64 bits of a vector from memory, the rest zeros. */
export const loadZero = (bits: 32 | 64, address: Operand<"i32">, offset = 0): Value<"v128"> =>
  expression("v128", [address], [...op(`v128.load${bits}_zero`), bits === 32 ? 2 : 3, ...unsigned(offset)], true);

/** The vector with 32 bits from memory in one of its lanes. */
export const loadLane = (address: Operand<"i32">, vector: Value<"v128">, lane: number): Value<"v128"> =>
  expression("v128", [address, vector], [...op("v128.load32_lane"), 2, ...unsigned(0), lane], true);

/** Writes the first 32 or 64 bits of a vector at an address plus an offset. */
export function storeFirst(bits: 32 | 64, address: Operand<"i32">, vector: Value<"v128">, offset = 0): void {
  writing().code.push(
    ...[...use(address), ...use(vector)],
    ...[...op(`v128.store${bits}_lane`), bits === 32 ? 2 : 3, ...unsigned(offset), 0],
  );
}

/** Writes a value at an address plus an offset. */
export function store<T extends ValueType>(address: Operand<"i32">, value: Value<T>, offset = 0): void {
  writing().code.push(
    ...[...use(address), ...use(value)],
    ...[...op(`${value.type}.store` as `${T}.store`), alignments[value.type], ...unsigned(offset)],
  );
}

// ---- variables

export const variable = <T extends ValueType>(type: T, index: number): Local<T> => ({
  type,
  index,
  code: [...op("local.get"), ...unsigned(index)],
  reads: false,
});

/** A new variable, which is 0 when the function begins; loops do not reset it. */
export function declare<T extends ValueType>(type: T): Local<T> {
  return variable(type, writing().newLocal(type));
}

export function set<T extends ValueType>(local: Local<T>, value: Operand<T>): void {
  const { code } = writing();
  code.push(...use(value), ...op("local.set"), ...unsigned(local.index));
}

/** A new variable with this value. */
export function local<T extends ValueType>(value: Value<T>): Local<T>;
export function local(value: number): Local<"i32">;
export function local(value: Value | number): Local {
  const made = declare(typeof value === "number" ? "i32" : value.type);
  set(made, value as Value);
  return made;
}

/** Sets a variable and is its new value. */
export const assigned = <T extends ValueType>(local: Local<T>, value: Operand<T>): Value<T> =>
  expression(local.type, [value], [...op("local.tee"), ...unsigned(local.index)]);

/** local += value */
export const increase = (local: Local<"i32">, value: Operand<"i32">): void => set(local, i32.add(local, value));

/** Sets bytes from an address on. */
export function fill(address: Operand<"i32">, byte: Operand<"i32">, bytes: Operand<"i32">): void {
  writing().code.push(...use(address), ...use(byte), ...use(bytes), ...op("memory.fill"), 0);
}

// ---- control

/** Calls a function of the module, by its index, which returns nothing. */
export function callFunction(index: number, ...operands: readonly (Value | number)[]): void {
  writing().code.push(...operands.flatMap(use), ...op("call"), ...unsigned(index));
}

/** Writes code that leaves nothing on the stack. */
export function append(code: Instructions): void {
  writing().code.push(...code);
}

/** The code that a closure writes. */
function block(write: () => void): Instructions {
  const here = writing();
  const before = here.code;
  here.code = [];
  try {
    write();
    return here.code;
  } finally {
    here.code = before;
  }
}

/** Writes one of two pieces of code, by a condition. */
export function when(condition: Operand<"i32">, then: () => void, otherwise?: () => void): void {
  const { code } = writing();
  code.push(...use(condition), ...op("if"), ...noResult, ...block(then));
  if (otherwise !== undefined) code.push(...op("else"), ...block(otherwise));
  code.push(...op("end"));
}

/** Repeats what `body` writes, at least once, while the condition that it returns holds. */
export function repeat(body: () => Value<"i32">): void {
  const { code } = writing();
  const turn = block(() => {
    writing().code.push(...use(body()));
  });
  code.push(...op("loop"), ...noResult, ...turn, ...op("br_if"), 0, ...op("end"));
}

/** The condition that addresses or counts, which have no sign, are in this order. */
export const less = (a: Operand<"i32">, b: Operand<"i32">): Value<"i32"> => i32.lt_u(a, b);

/** Adds to a variable and says whether it is still less than `end`: the condition of `repeat`. */
export const nextBelow = (local: Local<"i32">, step: Operand<"i32">, end: Operand<"i32">): Value<"i32"> =>
  less(assigned(local, i32.add(local, step)), end);

/** Repeats what `body` writes while a variable, which `body` increases, is less than `end`. */
export const whileLess = (local: Local<"i32">, end: Operand<"i32">, body: () => void): void =>
  when(less(local, end), () =>
    repeat(() => {
      body();
      return less(local, end);
    }),
  );

/** Writes `body` for a counter that takes steps from 0 while it is less than `end`; it does nothing if that is 0. */
export function count(end: Operand<"i32">, step: Operand<"i32">, body: (counter: Local<"i32">) => void): void {
  const counter = local(0);
  when(less(counter, end), () =>
    repeat(() => {
      body(counter);
      return nextBelow(counter, step, end);
    }),
  );
}

// ---- functions

/** A function of parameters with names, which `write` gets as variables. It returns nothing. */
export function wasmFunction<Parameters extends Readonly<Record<string, ValueType>>, Name extends string = string>(
  name: Name,
  parameters: Parameters,
  write: (parameters: { readonly [Name in keyof Parameters]: Local<Parameters[Name]> }) => void,
): WasmFunction<Name> {
  const types = Object.values(parameters);
  const locals: ValueType[] = [];
  const code = fragment(
    (type) => types.length + locals.push(type) - 1,
    () => {
      const given = Object.fromEntries(
        Object.entries(parameters).map(([name, type], index) => [name, variable(type, index)]),
      );
      write(given as { readonly [Name in keyof Parameters]: Local<Parameters[Name]> });
    },
  );
  return { name, parameters: types, code: functionCode(locals, code) };
}

/** The code that a closure writes for a function that is not written by `wasmFunction`. @param newLocal declares a variable of that function */
export function fragment(newLocal: (type: ValueType) => number, write: () => void): Instructions {
  const outer = writer;
  const here: Writer = { newLocal, code: [], used: new Set() };
  writer = here;
  try {
    write();
  } finally {
    writer = outer;
  }
  return here.code;
}
