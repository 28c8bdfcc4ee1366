// Python's pickles, as far as files of tensors have them: read as data, with no class looked up and nothing called.

import { describe, shortened } from "../core/describe.js";
import { FormatError } from "../core/errors.js";

/** A class or function that a pickle names. */
export class Global {
  readonly name: string;
  constructor(module: string, name: string) {
    this.name = `${module}.${name}`;
  }
}

/** A Python tuple, which only differs from a list where it is a key or a list of arguments. */
export class Tuple {
  readonly items: readonly unknown[];
  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

/** A dictionary while it is read: keys may be of any kind. */
export class Dict {
  readonly entries: (readonly [key: unknown, value: unknown])[] = [];
}

/** Lists while they are read, and sets. */
export class List {
  readonly items: unknown[] = [];
  readonly isSet: boolean;
  constructor(isSet = false) {
    this.isSet = isSet;
  }
}

/** What makes objects of a pickle; each may return anything, and has only data to go by. */
export interface Maker {
  /** The object that a class or function would make of arguments. */
  call(global: Global, args: readonly unknown[]): unknown;
  /** The object outside of the pickle that an id stands for. */
  persistent(id: unknown): unknown;
  /** An object that is given a state. */
  build(object: unknown, state: unknown): unknown;
}

const mark = Symbol.for("tengen.pickle.mark");
/** Deeper nesting is no checkpoint. */
const deepest = 1000;

/** Reads one pickle, and where it ends. @throws FormatError for damaged bytes and instructions that are not Python's */
export class Unpickler {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #maker: Maker;
  readonly #where: string;
  readonly #stack: unknown[] = [];
  readonly #memo = new Map<number, unknown>();
  at: number;

  constructor(bytes: Uint8Array, at: number, maker: Maker, where: string) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
    this.#maker = maker;
    this.#where = where;
  }

  #fail(message: string): never {
    throw new FormatError(`${this.#where}: ${message}`);
  }

  #take(count: number): number {
    const { at } = this;
    if (!(count >= 0 && at + count <= this.#bytes.length)) this.#fail("the pickle ends before its last instruction");
    this.at = at + count;
    return at;
  }

  #byte = (): number => this.#bytes[this.#take(1)]!;
  #int = (): number => this.#view.getInt32(this.#take(4), true);
  #count = (): number => this.#view.getUint32(this.#take(4), true);
  #long = (): number => {
    const count = this.#view.getBigUint64(this.#take(8), true);
    return count > BigInt(this.#bytes.length) ? this.#fail("a text is longer than the pickle") : Number(count);
  };

  #part(length: number): Uint8Array {
    const at = this.#take(length);
    return this.#bytes.subarray(at, at + length);
  }

  #text(length: number): string {
    return new TextDecoder().decode(this.#part(length));
  }

  /** A line, without its end. */
  #line(): string {
    const end = this.#bytes.indexOf(10, this.at);
    if (end < 0) this.#fail("the pickle ends before its last instruction");
    const text = this.#text(end - this.at);
    this.at = end + 1;
    return text;
  }

  #integer(bytes: Uint8Array): number | bigint {
    let value = 0n;
    for (let i = bytes.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i]!);
    return shortest(BigInt.asIntN(8 * bytes.length, value));
  }

  #pop(): unknown {
    const value = this.#stack.pop();
    return value === undefined || value === mark ? this.#fail("the pickle takes a value that is not there") : value;
  }

  #top(): unknown {
    return this.#stack.at(-1);
  }

  #sinceMark(): unknown[] {
    const from = this.#stack.lastIndexOf(mark);
    if (from < 0) this.#fail("the pickle has no mark where one is needed");
    return this.#stack.splice(from).slice(1);
  }

  #recall(index: number): unknown {
    return this.#memo.has(index)
      ? this.#memo.get(index)
      : this.#fail(`the pickle recalls value ${index}, which it has not kept`);
  }

  #append(values: readonly unknown[]): void {
    const list = this.#top();
    if (!(list instanceof List)) this.#fail(`the pickle appends to ${kindOf(list)}`);
    (list as List).items.push(...values);
  }

  #set(values: readonly unknown[]): void {
    const dict = this.#top();
    if (!(dict instanceof Dict)) this.#fail(`the pickle sets items of ${kindOf(dict)}`);
    if (values.length % 2 !== 0) this.#fail("the pickle has a key without a value");
    for (let i = 0; i < values.length; i += 2) (dict as Dict).entries.push([values[i], values[i + 1]]);
  }

  #global(module: unknown, name: unknown): Global {
    if (typeof module !== "string" || typeof name !== "string")
      return this.#fail("the pickle has a name that is no text");
    return new Global(module, name);
  }

  #call(callee: unknown, args: unknown): unknown {
    if (!(callee instanceof Global) || !(args instanceof Tuple))
      return this.#fail(`the pickle calls ${kindOf(callee)}`);
    return this.#maker.call(callee, args.items);
  }

  /** The value of the pickle. */
  read(): unknown {
    const stack = this.#stack;
    const push = (value: unknown): unknown => stack.push(value);
    for (;;) {
      const code = this.#byte();
      switch (String.fromCharCode(code)) {
        case "\x80":
          if (this.#byte() > 5) this.#fail("the pickle is of a newer protocol than 5");
          break;
        case "\x95":
          this.#take(8);
          break;
        case ".": {
          const value = this.#pop();
          if (stack.length > 0) this.#fail("the pickle ends with values that are not used");
          return value;
        }
        case "(":
          if (stack.length > 1_000_000) this.#fail("the pickle is nested too deeply");
          push(mark);
          break;
        case "0":
          if (stack.length === 0) this.#fail("the pickle takes a value that is not there");
          stack.pop();
          break;
        case "1":
          this.#sinceMark();
          break;
        case "2":
          push(this.#top());
          break;
        case "}":
          push(new Dict());
          break;
        case "]":
          push(new List());
          break;
        case "\x8f":
          push(new List(true));
          break;
        case ")":
          push(new Tuple([]));
          break;
        case "t":
          push(new Tuple(this.#sinceMark()));
          break;
        case "\x85":
          push(new Tuple([this.#pop()]));
          break;
        case "\x86": {
          const second = this.#pop();
          push(new Tuple([this.#pop(), second]));
          break;
        }
        case "\x87": {
          const third = this.#pop();
          const second = this.#pop();
          push(new Tuple([this.#pop(), second, third]));
          break;
        }
        case "l": {
          const items = this.#sinceMark();
          push(new List());
          this.#append(items);
          break;
        }
        case "d": {
          const items = this.#sinceMark();
          push(new Dict());
          this.#set(items);
          break;
        }
        case "\x91": {
          const items = this.#sinceMark();
          push(new List(true));
          this.#append(items);
          break;
        }
        case "a": {
          const value = this.#pop();
          this.#append([value]);
          break;
        }
        case "e":
        case "\x90":
          this.#append(this.#sinceMark());
          break;
        case "s": {
          const value = this.#pop();
          const key = this.#pop();
          this.#set([key, value]);
          break;
        }
        case "u":
          this.#set(this.#sinceMark());
          break;
        case "N":
          push(null);
          break;
        case "\x88":
          push(true);
          break;
        case "\x89":
          push(false);
          break;
        case "J":
          push(this.#int());
          break;
        case "K":
          push(this.#byte());
          break;
        case "M":
          push(this.#view.getUint16(this.#take(2), true));
          break;
        case "\x8a":
          push(this.#integer(this.#part(this.#byte())));
          break;
        case "\x8b":
          push(this.#integer(this.#part(this.#int())));
          break;
        case "G":
          push(new PythonFloat(this.#view.getFloat64(this.#take(8))));
          break;
        case "F":
          push(new PythonFloat(Number(this.#line())));
          break;
        case "I": {
          const line = this.#line();
          push(line === "01" ? true : line === "00" ? false : this.#parsed(line));
          break;
        }
        case "L":
          push(this.#parsed(this.#line().replace(/L$/, "")));
          break;
        case "X":
          push(this.#text(this.#count()));
          break;
        case "\x8c":
          push(this.#text(this.#byte()));
          break;
        case "\x8d":
          push(this.#text(this.#long()));
          break;
        case "V":
          push(this.#line());
          break;
        case "S":
          push(this.#line().replace(/^(['"])(.*)\1$/, "$2"));
          break;
        case "T":
          push(this.#text(this.#int()));
          break;
        case "U":
          push(this.#text(this.#byte()));
          break;
        case "B":
          push(this.#part(this.#count()));
          break;
        case "C":
          push(this.#part(this.#byte()));
          break;
        case "\x8e":
          push(this.#part(this.#long()));
          break;
        case "q":
          this.#memo.set(this.#byte(), this.#top());
          break;
        case "r":
          this.#memo.set(this.#count(), this.#top());
          break;
        case "p":
          this.#memo.set(Number(this.#line()), this.#top());
          break;
        case "\x94":
          this.#memo.set(this.#memo.size, this.#top());
          break;
        case "h":
          push(this.#recall(this.#byte()));
          break;
        case "j":
          push(this.#recall(this.#count()));
          break;
        case "g":
          push(this.#recall(Number(this.#line())));
          break;
        case "c": {
          const module = this.#line();
          push(this.#global(module, this.#line()));
          break;
        }
        case "\x93": {
          const name = this.#pop();
          push(this.#global(this.#pop(), name));
          break;
        }
        case "R":
        case "\x81": {
          const args = this.#pop();
          push(this.#call(this.#pop(), args));
          break;
        }
        case "b": {
          const state = this.#pop();
          push(this.#maker.build(this.#pop(), state));
          break;
        }
        case "Q":
          push(this.#maker.persistent(this.#pop()));
          break;
        default:
          this.#fail(`the pickle has an instruction 0x${code.toString(16)} that files of tensors do not have`);
      }
    }
  }

  #parsed(line: string): number | bigint {
    if (!/^-?\d+$/.test(line)) this.#fail(`the pickle has ${JSON.stringify(shortened(line, 40))} for an integer`);
    return shortest(BigInt(line));
  }
}

/** A number that Python has as a float: only integers can be keys or sizes. */
export class PythonFloat {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

const shortest = (value: bigint): number | bigint =>
  BigInt(Number(value)) === value && Number.isSafeInteger(Number(value)) ? Number(value) : value;

const kindOf = (value: unknown): string =>
  value instanceof Global
    ? shortened(value.name, 80)
    : value instanceof Tuple
      ? "a tuple"
      : value instanceof List
        ? "a list"
        : value instanceof Dict
          ? "a dictionary"
          : typeof value === "symbol"
            ? "a mark"
            : describe(value);

/**
 * A pickled value as JavaScript's: lists, tuples and sizes as arrays, sets as sets, dictionaries as objects, or as maps where keys are not texts and integers.
 * @param leaf what becomes of objects that `Maker` made
 */
export function plainOf(value: unknown, leaf: (object: object) => unknown, where: string): unknown {
  const done = new Map<object, unknown>();
  const convert = (one: unknown, depth: number): unknown => {
    if (typeof one !== "object" || one === null) return one;
    if (depth > deepest) throw new FormatError(`${where}: the pickle is nested too deeply`);
    if (one instanceof PythonFloat) return one.value;
    if (one instanceof Uint8Array) return one.slice();
    if (done.has(one)) return done.get(one);
    if (one instanceof List || one instanceof Tuple) {
      const list: unknown[] = [];
      if (!(one instanceof List && one.isSet)) done.set(one, list);
      for (const item of one.items) list.push(convert(item, depth + 1));
      const result = one instanceof List && one.isSet ? new Set(list) : list;
      done.set(one, result);
      return result;
    }
    if (one instanceof Dict) {
      const keys = one.entries.map(([key]) => key);
      const isPlain = keys.every((key) => (typeof key === "string" && key !== "__proto__") || typeof key === "number");
      const hasTwins = keys.some((key) => typeof key === "number") && keys.some((key) => typeof key === "string");
      if (isPlain && !hasTwins) {
        const object: Record<string, unknown> = {};
        done.set(one, object);
        for (const [key, item] of one.entries) object[key as string] = convert(item, depth + 1);
        return object;
      }
      const map = new Map<unknown, unknown>();
      done.set(one, map);
      for (const [key, item] of one.entries) map.set(convert(key, depth + 1), convert(item, depth + 1));
      return map;
    }
    const result = leaf(one);
    done.set(one, result);
    return result;
  };
  return convert(value, 0);
}

/** Writes values as a pickle of protocol 2. */
export class Pickler {
  readonly #parts: number[] = [0x80, 2];
  readonly #encoder = new TextEncoder();

  bytes(): Uint8Array {
    return Uint8Array.from([...this.#parts, 0x2e]);
  }

  code(...codes: (string | number)[]): void {
    for (const one of codes) this.#parts.push(typeof one === "number" ? one : one.charCodeAt(0));
  }

  word(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.#parts.push((value >>> shift) & 255);
  }

  text(value: string): void {
    const encoded = this.#encoder.encode(value);
    this.code("X");
    this.word(encoded.length);
    for (const byte of encoded) this.#parts.push(byte);
  }

  /** A class or function by its name. */
  global(module: string, name: string): void {
    this.code("c");
    for (const byte of this.#encoder.encode(`${module}\n${name}\n`)) this.#parts.push(byte);
  }

  integer(value: number | bigint): void {
    const big = BigInt(value);
    if (big >= -(2n ** 31n) && big < 2n ** 31n) {
      this.code("J");
      this.word(Number(big) | 0);
      return;
    }
    let length = 1;
    while (BigInt.asIntN(8 * length, big) !== big) length++;
    this.code(0x8a, length);
    for (let i = 0; i < length; i++) this.#parts.push(Number((big >> BigInt(8 * i)) & 255n));
  }

  float(value: number): void {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    this.code("G");
    for (let i = 0; i < 8; i++) this.#parts.push(view.getUint8(i));
  }

  tuple(items: readonly (() => void)[]): void {
    this.code("(");
    for (const item of items) item();
    this.code("t");
  }
}
