// Generates random programs over the registry's own schemas: arguments by type, by the hints in hints.json, or varied from recorded
// calls.

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import "../../generated/index.js";
import { type DType, dtypeCodeOf, isDifferentiableCode } from "../../runtime/core/dtype.js";
import { isComplexScalar, type Scalar, scalar, TypedScalar } from "../../runtime/core/scalar.js";
import { internalOverlap } from "../../runtime/core/shape.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import type { FunctionSchema, Argument as Parameter, Type } from "../../runtime/schema/types.js";
import { defaultOf, findOperator } from "../../tests/conformance/library.js";
import { argumentsOf, type OpRecord } from "../../tests/conformance/ops.js";
import { Late, limited } from "./limit.js";
import {
  type Argument,
  decodeArgument,
  elementsOf,
  type Figure,
  figure,
  forgetWritten,
  type Input,
  isConjugate,
  isNegative,
  makeInput,
  namesIn,
  type Program,
  partsOf,
  runStep,
  type Step,
  storageOf,
} from "./program.js";

interface Hints {
  readonly signless: string;
  readonly composites: string;
  readonly mixing: string;
  readonly scratch: string;
  /** How exactly, and where a function is defined. */
  readonly fitted: Readonly<Record<string, readonly [tolerance: number, domain: string]>>;
  readonly excluded: Readonly<Record<string, string>>;
  readonly uninitialised: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly strings: Readonly<Record<string, readonly (string | null)[]>>;
  readonly square: string;
  readonly ties: string;
  readonly counters: string;
  readonly unordered: string;
  readonly recorded: string;
  readonly counted: string;
  readonly factoring: string;
  readonly triangular: string;
  readonly factors: Readonly<Record<string, readonly [string, ...number[]]>>;
}
export const hints = JSON.parse(readFileSync(new URL("hints.json", import.meta.url), "utf8")) as Hints;

/** Pseudorandom numbers, determined by a seed. */
export class Dice {
  private state: number;
  constructor(seed: number) {
    // Large seeds also need distinct states, so the product must not be rounded.
    this.state = (Math.imul(seed >>> 0, 2654435761) + 12345) >>> 0;
  }
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }
  chance(p: number): boolean {
    return this.next() < p;
  }
  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }
}

/** The operators that the running PyTorch has. */
const oldNames: ReadonlySet<string> = new Set(
  (
    JSON.parse(
      gunzipSync(readFileSync(new URL("../../tests/data/pytorch-names.json.gz", import.meta.url))).toString(),
    ) as Readonly<Record<"1.13", readonly string[]>>
  )["1.13"],
);
const excluded = Object.keys(hints.excluded).map((text) => new RegExp(text));
const square = new RegExp(hints.square);
/** A number among their arguments is an iteration count. */
const counted = new RegExp(hints.counted);
const recordedOnly = new RegExp(hints.recorded);
const shortName = (entry: OperatorEntry): string => entry.name.slice(entry.name.indexOf("::") + 2);

/** The operator's arguments besides its outputs: its functional form has the same. */
const signature = (schema: FunctionSchema): string =>
  schema.arguments
    .filter(({ out }) => !out)
    .map(({ name, type }) => `${name} ${JSON.stringify(type)}`)
    .join();

interface Choice {
  readonly name: string;
  readonly entry: OperatorEntry;
  readonly schema: FunctionSchema;
}

/** The operators used in programs, by kind, and their functional forms and recorded calls. */
export class Operators {
  readonly byKind: Readonly<Record<"functional" | "inplace" | "out" | "view", readonly Choice[]>>;
  readonly all: readonly Choice[];
  private readonly functional = new Map<string, Choice>();
  private readonly records = new Map<string, OpRecord[]>();

  readonly numbers: Numbers;

  constructor(wanted: RegExp | null, numbers: Numbers = "real") {
    this.numbers = numbers;
    const { records: refused } = numberKinds[numbers];
    this.all = [...dispatcher.registry.entries.values()]
      .filter((entry) => entry.name.startsWith("aten::") && entry.hasSchema)
      .filter((entry) => !entry.tags.includes("nondeterministic_seeded"))
      .map((entry) => ({ name: shortName(entry), entry: entry as OperatorEntry, schema: entry.schema }))
      .filter(({ name }) => oldNames.has(name) && !excluded.some((pattern) => pattern.test(name)));
    for (const choice of this.all)
      if (choice.schema.kind === "functional") this.functional.set(this.formKey(choice.schema), choice);
    const chosen = wanted === null ? this.all : this.all.filter(({ name }) => wanted.test(name));
    const of = (kind: string) => chosen.filter(({ schema }) => schema.kind === kind);
    this.byKind = {
      functional: [...of("functional"), ...of("mutable")],
      inplace: of("inplace"),
      out: [...of("out"), ...of("scratch")],
      view: chosen.filter(({ schema }) => schema.returns.some(({ alias }) => alias !== null && !alias.write)),
    };
    const folder = new URL("../../tests/data/", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.startsWith("kernels-"))) {
      const { ops } = JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString()) as { ops: OpRecord[] };
      for (const record of ops) {
        const text = JSON.stringify(record.args);
        if (record.error !== undefined || text.length > 6000 || refused.test(text)) continue;
        const name = record.op.replace("aten::", "");
        const known = this.records.get(name) ?? [];
        known.push(record);
        this.records.set(name, known);
      }
    }
  }

  private formKey(schema: FunctionSchema): string {
    return `${schema.name.base} ${signature(schema)}`;
  }

  functionalOf(schema: FunctionSchema): Choice | null {
    return this.functional.get(this.formKey(schema)) ?? null;
  }

  /** Recorded calls of the operator, or of its functional form. */
  recordsOf(choice: Choice): readonly OpRecord[] {
    const records = this.records.get(choice.name);
    if (records !== undefined) return records;
    const form = this.functionalOf(choice.schema);
    return form === null ? [] : (this.records.get(form.name) ?? []);
  }
}

/** The kind of numbers in programs. */
export type Numbers = "real" | "complex" | "half";
interface NumberKind {
  /** The dtypes that calls with floating-point numbers have. */
  readonly floats: readonly DType[];
  readonly weights: readonly (readonly [DType, number])[];
  /** Recorded calls that are skipped. */
  readonly records: RegExp;
}
const whole: NumberKind["weights"] = [
  ["int64", 12],
  ["bool", 8],
  ["int32", 6],
  ["uint8", 4],
  ["int8", 3],
  ["int16", 3],
];
export const numberKinds: Readonly<Record<Numbers, NumberKind>> = {
  real: {
    floats: ["float32", "float64"],
    weights: [["float32", 34], ["float64", 30], ...whole],
    records: /"(float16|bfloat16|complex\d+)"/,
  },
  complex: {
    floats: ["complex128", "complex128", "complex64", "complex64", "float64"],
    weights: [["complex128", 26], ["complex64", 22], ["float32", 6], ["float64", 10], ...whole],
    records: /"(float16|bfloat16)"/,
  },
  half: {
    floats: ["bfloat16", "bfloat16", "bfloat16", "float16", "float32"],
    weights: [["bfloat16", 34], ["float16", 14], ["float32", 12], ["float64", 4], ...whole],
    records: /"complex\d+"/,
  },
};
const isComplex = (dtype: DType): boolean => partsOf(dtype) === 2;
/** Floating-point numbers and complex ones. */
const isFloat = (dtype: DType): boolean => isDifferentiableCode(dtypeCodeOf(dtype));
const product = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);
const limit = 600;

export interface Limits {
  readonly minSteps: number;
  readonly maxSteps: number;
}

/** Generates one program. */
class Maker {
  readonly values = new Map<string, unknown>();
  private readonly inputs: Input[] = [];
  private readonly steps: Step[] = [];
  private readonly gradients: boolean;
  private readonly dice: Dice;
  private readonly operators: Operators;
  private readonly floats: readonly DType[];
  private readonly weights: NumberKind["weights"];
  private names = 0;
  private op = "";
  private late = false;

  constructor(dice: Dice, operators: Operators) {
    this.dice = dice;
    this.operators = operators;
    ({ floats: this.floats, weights: this.weights } = numberKinds[operators.numbers]);
    this.gradients = dice.chance(0.35);
  }

  make(id: string, { minSteps, maxSteps }: Limits): Program {
    const length = this.dice.int(minSteps, maxSteps);
    // A call that both sides reject teaches little: a few stay in, others are retried with different choices.
    for (let tries = 0; this.steps.length < length && tries < 12 * length && !this.late; tries++) this.step();
    const { inputs, steps } = this;
    const backward = this.backward();
    const program = { id, inputs: inputs.filter(({ name }) => steps.some((step) => mentions(step, name))), steps };
    return backward === null ? program : { ...program, backward };
  }

  private backward(): NonNullable<Program["backward"]> | null {
    if (!this.gradients) return null;
    const used = new Set(this.steps.flatMap((step) => step.args.flatMap(namesIn)));
    const leaves = this.inputs.filter(({ requiresGrad, name }) => requiresGrad === true && used.has(name));
    const outputs = [...this.values.keys()].filter((name) => {
      const value = this.values.get(name);
      return (
        !leaves.some((leaf) => leaf.name === name) && isTensor(value) && value.requiresGrad && value.numel <= limit
      );
    });
    if (leaves.length === 0 || outputs.length === 0) return null;
    return {
      outputs: outputs.slice(-3),
      leaves: leaves.map(({ name }) => name).filter((name) => this.values.has(name)),
      second: this.dice.chance(0.25),
    };
  }

  private choose(): Choice {
    const { byKind } = this.operators;
    const roll = this.dice.next();
    const kinds: (keyof typeof byKind)[] =
      roll < 0.56 ? ["functional"] : roll < 0.7 ? ["inplace"] : roll < 0.86 ? ["out"] : ["view"];
    for (const kind of [...kinds, "functional", "inplace", "out"] as const)
      if (byKind[kind].length > 0) return this.dice.pick(byKind[kind]);
    throw new Error("no operator of the registry is meant by --operators");
  }

  private step(): void {
    const choice = this.choose();
    const { schema, entry } = choice;
    this.op = choice.name;
    this.inputNames = new Map();
    let given: unknown[];
    try {
      given = this.argumentsFor(choice);
    } catch (error) {
      if (error instanceof Skip) return;
      throw error;
    }
    const before = this.inputs.length;
    const names = new Map([...this.values].map(([name, value]) => [value, name]));
    const args = schema.arguments.map(({ type }, i) => this.encode(given[i], type, names));
    const forget = () => {
      for (const { name } of this.inputs.splice(before)) this.values.delete(name);
    };
    const types = schema.arguments.map(({ type }) => type);
    let result: unknown;
    let refused = false;
    try {
      result = limited(() =>
        dispatcher.call(entry, (given = args.map((arg, i) => decodeArgument(arg, types[i]!, this.values)))),
      );
    } catch (error) {
      refused = true;
      this.late = error instanceof Late;
    }
    const skip = () => {
      forget();
      if (schema.kind !== "functional") this.replay();
    };
    if (refused) {
      // A call that does not terminate is the last one: the comparison reports it.
      if (!this.late && !this.dice.chance(0.3)) {
        skip();
        return;
      }
      forgetWritten(schema, args, this.values);
      this.steps.push({
        op: choice.name,
        args,
        outs: schema.returns.map(({ type }) => (type.kind === "list" ? [] : null)),
      });
      return;
    }
    const scatters = schema.name.base === "as_strided_scatter";
    if (
      schema.arguments.some(({ alias }, i) => alias?.write && writesOneElementTwice(given[i])) ||
      (scatters && sharePlaces(given[2] as number[], given[3] as number[]))
    ) {
      skip();
      return;
    }
    const results = schema.returns.length === 1 ? [result] : ((result as unknown[]) ?? []);
    const tensors = results.flat().filter(isTensor);
    if (tensors.some(({ numel, ndim }) => numel > limit || ndim > 7)) {
      skip();
      return;
    }
    this.steps.push({
      op: choice.name,
      args,
      outs: results.map((value) =>
        Array.isArray(value) ? value.map((item) => this.bind(item)) : isTensor(value) ? this.bind(value) : null,
      ),
    });
  }

  /** Recomputes all values, without the writes of a discarded call. */
  private replay(): void {
    this.values.clear();
    for (const input of this.inputs) this.values.set(input.name, makeInput(input));
    for (const step of this.steps) runStep(step, this.values);
  }

  private bind(value: unknown): string {
    const name = `x${this.names++}`;
    this.values.set(name, value);
    return name;
  }

  private encode(value: unknown, type: Type, names: ReadonlyMap<unknown, string>): Argument {
    if (value === null || value === undefined) return null;
    if (type.kind === "optional") return this.encode(value, type.element, names);
    if (Array.isArray(value)) {
      const element = type.kind === "list" ? type.element : type;
      return value.map((item) => this.encode(item, element, names));
    }
    if (isTensor(value)) {
      if (value.wrappedNumber) {
        const [element, imaginary] = elementsOf(value).map(figure) as [Figure, Figure?];
        if (imaginary !== undefined) return { c: [element, imaginary] };
        return value.dtype === "bool" || !isFloat(value.dtype) ? { i: element } : { f: element };
      }
      return { x: names.get(value) ?? this.newInput(value) };
    }
    const base = type.kind === "base" ? type.name : "";
    if (isComplexScalar(value)) return { c: [figure(value.re), figure(value.im)] };
    if (value instanceof TypedScalar)
      return value.kind === "float" ? { f: figure(Number(value.value)) } : { i: figure(value.value) };
    if (typeof value === "boolean") return base === "Scalar" ? { i: Number(value) } : value;
    if (typeof value === "bigint") return { i: figure(value) };
    if (typeof value === "number")
      return base === "float" || !Number.isInteger(value) ? { f: figure(value) } : { i: figure(value) };
    const text = String(value);
    if (base === "ScalarType") return { d: text };
    if (base === "MemoryFormat") return { format: text };
    if (base === "Device") return { device: text };
    if (base === "Layout") return { layout: text };
    return text;
  }

  /** One of our tensors as an input of the program. It is named after the tensor created from the program's text. */
  private newInput(tensor: Tensor): string {
    const knownName = this.inputNames.get(tensor);
    if (knownName !== undefined) return knownName;
    const name = `x${this.names++}`;
    this.inputNames.set(tensor, name);
    const input: Input = {
      ...inputOf(name, tensor),
      ...(this.gradients && isFloat(tensor.dtype) && this.dice.chance(this.unrecorded ? 0.05 : 0.6)
        ? { requiresGrad: true as const }
        : {}),
    };
    this.inputs.push(input);
    this.values.set(name, makeInput(input));
    return name;
  }

  private unrecorded = false;
  private plainLayout = false;
  /** The tensors of this call that became inputs. */
  private inputNames = new Map<Tensor, string>();

  private argumentsFor(choice: Choice): unknown[] {
    const { schema } = choice;
    this.unrecorded = schema.kind === "out" && this.dice.chance(0.85);
    const records = this.operators.recordsOf(choice);
    const internal = recordedOnly.test(choice.name);
    if (internal && records.length === 0) throw new Skip();
    this.plainLayout = internal;
    const recorded = records.length > 0 && (internal || this.dice.chance(0.6));
    const free = recorded ? this.varied(choice, this.dice.pick(records)) : this.invented(schema);
    if (schema.arguments.some(({ out }) => out)) this.addOuts(choice, free);
    return free;
  }

  /** A recorded call with other numbers, dtypes and layouts, and occasionally another integer. */
  private varied({ schema }: Choice, record: OpRecord): unknown[] {
    const { dice } = this;
    const op = findOperator(record.op)!;
    let inputNames: Map<string, unknown>;
    try {
      inputNames = argumentsOf(op, record.args, (name, earlier) => {
        const match = /^(\w+)(?:\[(\d+)\])?$/.exec(name)!;
        const value = earlier.get(match[1]!);
        return match[2] === undefined ? value : (value as unknown[])[Number(match[2])];
      });
    } catch {
      throw new Skip();
    }
    const other = dice.pick(this.floats);
    const numbers = dice.chance(0.5);
    const seen = new Map<Tensor, Tensor>();
    const vary = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(vary);
      if (!isTensor(value) || value.wrappedNumber) return value;
      const known = seen.get(value);
      if (known !== undefined) return known;
      let data = elementsOf(value).map(figure);
      const dtype = isFloat(value.dtype)
        ? dice.chance(this.plainLayout ? 0 : 0.04)
          ? this.dtype()
          : other
        : value.dtype;
      const count = value.numel * partsOf(dtype);
      if (isFloat(value.dtype) && (numbers || (isComplex(value.dtype) && !isComplex(dtype))))
        data = Array.from({ length: count }, () => this.figureOf(dtype, 0));
      else if (isFloat(value.dtype)) {
        if (data.length < count) data = data.flatMap((item) => [item, this.figureOf(dtype, 0)]);
        data = data.map((item) => this.rounded(item, dtype));
      }
      if (isFloat(dtype) && dice.chance(0.05) && data.length > 0)
        data[dice.int(0, data.length - 1)] = dice.pick(["NaN", "Infinity", "-Infinity", "-0"]);
      if (data.length > 600) throw new Skip();
      const pooled = dice.chance(0.3)
        ? this.pool(
            (tensor) =>
              (tensor.isContiguous || !this.plainLayout) &&
              tensor.dtype === dtype &&
              String(tensor.shape) === String(value.shape),
          )
        : null;
      const result = pooled ?? this.laidOut(dtype, value.shape, data);
      seen.set(value, result);
      return result;
    };
    return schema.arguments
      .filter(({ out }) => !out)
      .map(({ name, type }) => {
        const value = vary(inputNames.get(name));
        if (this.plainLayout || hints.arguments[name] === "choice") return value;
        if (dice.chance(0.06) && typeof value === "number" && type.kind === "base" && type.name !== "Tensor")
          return Number.isInteger(value) ? value + dice.pick([-1, 1]) : value;
        if (dice.chance(0.04) && typeof value === "boolean") return !value;
        if (dice.chance(0.03) && name === "dtype") return this.dtype();
        return value;
      });
  }

  private rounded(value: Figure, dtype: DType): Figure {
    if (isFloat(dtype)) return typeof value === "number" ? nearest(value, dtype) : value;
    return this.figureOf(dtype, 0);
  }

  /** Arguments by type and name. */
  private invented(schema: FunctionSchema): unknown[] {
    const first: { tensor: Tensor | null } = { tensor: null };
    const result: unknown[] = [];
    for (const argument of schema.arguments) {
      if (argument.out) continue;
      result.push(this.argument(argument, argument.type, first));
    }
    return result;
  }

  private argument(argument: Parameter, type: Type, first: { tensor: Tensor | null }): unknown {
    const { dice } = this;
    const written = argument.alias?.write === true;
    if (argument.default !== null && !written && dice.chance(optionNames.has(argument.name) ? 0.9 : 0.45))
      return defaultOf(argument);
    if (type.kind === "optional")
      return dice.chance(optionNames.has(argument.name) ? 0.9 : 0.4)
        ? null
        : this.argument(argument, type.element, first);
    const hint = hints.arguments[argument.name];
    const rank = first.tensor?.ndim ?? 2;
    if (type.kind === "list") {
      const { element } = type;
      if (element.kind === "base" && element.name === "bool")
        return Array.from({ length: type.size ?? 2 }, () => dice.chance(0.6));
      const inner = element.kind === "optional" ? element.element : element;
      if (inner.kind === "base" && inner.name === "Tensor") {
        const length = dice.int(argument.name === "indices" ? 1 : 0, 3);
        return Array.from({ length: length === 0 ? dice.int(0, 2) : length }, () =>
          element.kind === "optional" && dice.chance(0.2) ? null : this.tensorFor(argument, first, true),
        );
      }
      if (hint === "dims" || hint === "dim") {
        const all = Array.from({ length: rank }, (_, d) => (dice.chance(0.3) ? d - rank : d));
        const dims =
          argument.name === "dims" && /permute|flip/.test(this.op) ? all : all.filter(() => dice.chance(0.5));
        for (let i = dims.length - 1; i > 0; i--) {
          const j = dice.int(0, i);
          [dims[i], dims[j]] = [dims[j]!, dims[i]!];
        }
        return dice.chance(0.03) ? [...dims, dice.int(-5, 5)] : dims;
      }
      if (hint === "shape") return this.shapeFor(first.tensor);
      const length = type.size !== null && dice.chance(0.9) ? type.size : dice.int(0, Math.max(1, rank));
      return Array.from({ length }, () => this.plain(argument, element, first));
    }
    return this.plain(argument, type, first);
  }

  private plain(argument: Parameter, type: Type, first: { tensor: Tensor | null }): unknown {
    const { dice } = this;
    const hint = hints.arguments[argument.name];
    const rank = first.tensor?.ndim ?? 2;
    const name = type.kind === "base" ? type.name : "";
    switch (name) {
      case "Tensor":
        return this.tensorFor(argument, first, false);
      case "bool":
        return dice.chance(0.5);
      case "int":
      case "SymInt":
        if (hint === "dim") return dice.chance(0.04) ? dice.int(-6, 6) : dice.int(-rank, Math.max(0, rank - 1));
        if (hint === "count") return dice.chance(0.05) ? dice.int(-1, 0) : dice.int(1, 4);
        if (hint === "counts") return dice.int(1, 3);
        if (hint === "zero") return 0;
        if (hint === "offset") return dice.int(-3, 3);
        if (hint === "choice") return dice.int(0, 1);
        if (hint === "index") return dice.int(-2, 1);
        return dice.chance(0.1) ? -1 : dice.int(0, 4);
      case "float":
      case "SymFloat":
        if (hint === "unit") return dice.pick([0, 0.25, 0.5, 1, 0.3]);
        if (hint === "tiny") return dice.pick([1e-5, 1e-3, 0.1]);
        return dice.pick([0, 1, 0.5, 2, -1.5, 3, 0.1, Number.NaN, Number.POSITIVE_INFINITY]);
      case "Scalar":
        return this.scalarValue();
      case "ScalarType":
        return this.dtype();
      case "MemoryFormat":
        return dice.pick(["contiguous_format", "preserve_format", "channels_last"]);
      case "Layout":
        return "strided";
      case "Device":
        return "cpu";
      case "str":
        return dice.pick(hints.strings[argument.name] ?? ["mean"]) ?? "floor";
      case "Generator":
        return null;
      default:
        throw new Skip();
    }
  }

  private scalarValue(): Scalar {
    const { dice } = this;
    const roll = dice.next();
    if (this.operators.numbers === "complex" && dice.chance(0.2))
      return { re: dice.int(-8, 8) / 4, im: dice.int(-8, 8) / 4 };
    if (roll < 0.4) return scalar(dice.int(-3, 5), "int");
    if (roll < 0.85) return scalar(dice.pick([0.5, 1.5, -0.25, 2, 0, 3, -1, 0.1]), "float");
    if (roll < 0.9 && !counted.test(this.op))
      return scalar(dice.pick([2n ** 53n + 1n, -(2n ** 62n), 300n, 70000n]), "int");
    return scalar(dice.pick([Number.NaN, Number.POSITIVE_INFINITY, -0, Number.NEGATIVE_INFINITY, 1e30]), "float");
  }

  private tensorFor(argument: Parameter, first: { tensor: Tensor | null }, inList: boolean): Tensor | null {
    const { dice } = this;
    const hint = hints.arguments[argument.name];
    const known = first.tensor;
    const done = (tensor: Tensor): Tensor => {
      if (first.tensor === null) first.tensor = tensor;
      return tensor;
    };
    if (hint === "index" && known !== null) return this.indexFor(argument, known);
    if (hint === "mask") {
      const shape = known === null ? this.shape() : this.broadcastable(known.shape);
      return done(this.laidOut("bool", shape, this.figures("bool", shape)));
    }
    const same = (dtype: DType) => (dice.chance(0.75) ? dtype : this.dtype());
    if (known === null) {
      if (square.test(this.op) && dice.chance(0.9)) {
        const n = dice.int(0, 4);
        const shape = dice.chance(0.3) ? [2, n, n] : [n, n];
        const dtype = dice.pick(this.floats);
        return done(this.laidOut(dtype, shape, this.squareFigures(dtype, shape)));
      }
      const pooled = dice.chance(0.6) ? this.pool(() => true) : null;
      if (pooled !== null) return done(pooled);
      const shape = this.shape();
      const dtype =
        /linalg|bmm|mm|conv|pool|norm|backward|loss|fft/.test(this.op) && dice.chance(0.85)
          ? dice.pick(this.floats)
          : this.dtype();
      return done(this.laidOut(dtype, shape, this.figures(dtype, shape)));
    }
    const roll = dice.next();
    if (inList || roll < 0.4) {
      const pooled = dice.chance(0.3)
        ? this.pool((t) => t.dtype === known.dtype && String(t.shape) === String(known.shape))
        : null;
      if (pooled !== null) return pooled;
      const dtype = same(known.dtype);
      return this.laidOut(dtype, known.shape, this.figures(dtype, known.shape));
    }
    if (roll < 0.72) {
      const dtype = same(known.dtype);
      const shape = this.broadcastable(known.shape);
      return this.laidOut(dtype, shape, this.figures(dtype, shape));
    }
    if (roll < 0.84 && known.ndim >= 1) {
      // The other operand of a matrix product.
      const shape = [...known.shape.slice(0, -2), known.shape.at(-1)!, dice.int(1, 3)];
      const dtype = same(known.dtype);
      return this.laidOut(dtype, shape, this.figures(dtype, shape));
    }
    const pooled = this.pool(() => true);
    if (pooled !== null) return pooled;
    const shape = this.shape();
    const dtype = this.dtype();
    return this.laidOut(dtype, shape, this.figures(dtype, shape));
  }

  private indexFor(argument: Parameter, known: Tensor): Tensor {
    const { dice } = this;
    if (argument.name === "indices" && known.ndim > 0 && dice.chance(0.2)) {
      const shape = known.shape.slice(0, dice.int(1, known.ndim));
      return this.laidOut("bool", shape, this.figures("bool", shape));
    }
    const smallest = Math.max(1, Math.min(...known.shape, 6));
    const shape = dice.chance(0.5) ? known.shape : this.shape(2);
    const low = dice.chance(0.15) ? -smallest : 0;
    const data = Array.from({ length: product(shape) }, () => dice.int(low, smallest - 1));
    return this.laidOut(dice.chance(0.94) ? "int64" : "int32", shape, data);
  }

  /** A value of the program, if one fits. */
  private pool(fits: (tensor: Tensor) => boolean): Tensor | null {
    const found = [...this.values.values()].filter(
      (value): value is Tensor =>
        isTensor(value) &&
        value.numel <= 200 &&
        value.ndim <= 5 &&
        fits(value) &&
        !(this.unrecorded && value.requiresGrad),
    );
    return found.length === 0 ? null : this.dice.pick(found);
  }

  private dtype(): DType {
    let roll = this.dice.next() * 100;
    for (const [dtype, weight] of this.weights) if ((roll -= weight) < 0) return dtype;
    return "float32";
  }

  private shape(most = 4): number[] {
    const { dice } = this;
    const rank = Math.min(most, dice.pick([0, 1, 1, 2, 2, 2, 2, 3, 3, 4]));
    return Array.from({ length: rank }, () => (dice.chance(0.06) ? 0 : dice.int(1, 4)));
  }

  private shapeFor(tensor: Tensor | null): number[] {
    const { dice } = this;
    if (tensor === null || dice.chance(0.2)) return this.shape();
    const roll = dice.next();
    if (roll < 0.3) return [tensor.numel];
    if (roll < 0.5) return [...tensor.shape].reverse();
    if (roll < 0.7) return [dice.int(1, 3), ...tensor.shape.map((size) => (size === 1 ? dice.int(1, 3) : size))];
    if (roll < 0.8) return tensor.ndim > 0 ? [-1, tensor.shape.at(-1)!] : [1, -1];
    return [...tensor.shape];
  }

  private broadcastable(shape: readonly number[]): number[] {
    const { dice } = this;
    const trailing = shape.slice(dice.chance(0.35) ? dice.int(0, shape.length) : 0);
    return trailing.map((size) => (dice.chance(0.25) ? 1 : size));
  }

  private figures(dtype: DType, shape: readonly number[]): Figure[] {
    const special = this.dice.chance(0.12) ? 0.15 : 0;
    return Array.from({ length: product(shape) * partsOf(dtype) }, () => this.figureOf(dtype, special));
  }

  /** Usually symmetric or Hermitian and well conditioned. */
  private squareFigures(dtype: DType, shape: readonly number[]): Figure[] {
    const n = shape.at(-1)!;
    const data = this.figures(dtype, shape);
    if (this.dice.chance(0.2)) return data;
    const size = n * n;
    const perElement = partsOf(dtype);
    return data.map((value, k) => {
      const [element, part] = [Math.floor(k / perElement), k % perElement];
      const [batch, place] = [Math.floor(element / size) * size, element % size];
      const [i, j] = [Math.floor(place / n), place % n];
      if (i === j) return part === 1 ? 0 : typeof value === "number" ? Math.abs(value) + 2 * n + 0.25 * i : value;
      const mirrored = i < j ? value : data[(batch + j * n + i) * perElement + part]!;
      return i > j && part === 1 && typeof mirrored === "number" ? -mirrored : mirrored;
    });
  }

  private figureOf(dtype: DType, special: number): Figure {
    const { dice } = this;
    if (dtype === "bool") return dice.int(0, 1);
    if (isFloat(dtype)) {
      if (special > 0 && dice.chance(special))
        return dice.pick(["NaN", "Infinity", "-Infinity", "-0", 1e30, 1e-30]) as Figure;
      const plain = dice.chance(0.6) ? dice.int(-24, 24) / 8 : (dice.next() - 0.5) * 5;
      return nearest(plain, dtype);
    }
    if (special > 0 && dice.chance(special) && dtype === "int64")
      return dice.pick(["9007199254740993", "-9223372036854775808", "9223372036854775807", "4611686018427387905"]);
    if (dtype === "uint8") return dice.chance(0.8) ? dice.int(0, 9) : dice.int(0, 255);
    if (dtype === "int8" && dice.chance(0.2)) return dice.int(-128, 127);
    return dice.int(-5, 9);
  }

  /** A tensor of these elements with some memory layout. */
  private laidOut(dtype: DType, shape: readonly number[], data: readonly Figure[]): Tensor {
    const { dice } = this;
    const numel = product(shape);
    const contiguous = shape.map((_, d) => Math.max(1, product(shape.slice(d + 1).map((n) => Math.max(1, n)))));
    let strides = contiguous;
    let offset = 0;
    const roll = this.plainLayout ? 1 : dice.next();
    if (shape.length >= 2 && roll < 0.12) {
      // Column-major.
      strides = shape.map((_, d) => Math.max(1, product(shape.slice(0, d).map((n) => Math.max(1, n)))));
    } else if (shape.length === 4 && roll < 0.2) {
      const [, c, h, w] = shape as [number, number, number, number];
      strides = [Math.max(1, c * h * w), 1, Math.max(1, w * c), Math.max(1, c)];
    } else if (roll < 0.28) strides = contiguous.map((stride) => stride * 2);
    if (dice.chance(0.08)) offset = dice.int(1, 3);
    const span = numel === 0 ? 0 : 1 + shape.reduce((sum, size, d) => sum + (size - 1) * strides[d]!, 0);
    const perElement = partsOf(dtype);
    const storage: Figure[] = Array.from({ length: (offset + span) * perElement }, () => 0);
    let index = 0;
    const place = (d: number, at: number): void => {
      if (d === shape.length)
        for (let part = 0; part < perElement; part++) storage[at * perElement + part] = data[index++]!;
      else for (let i = 0; i < shape[d]!; i++) place(d + 1, at + i * strides[d]!);
    };
    if (numel > 0) place(0, offset);
    const bits = this.plainLayout
      ? {}
      : {
          ...(perElement === 2 && dice.chance(0.15) ? { conjugate: true as const } : {}),
          ...(this.floats.length > 2 && isFloat(dtype) && dice.chance(0.06) ? { negative: true as const } : {}),
        };
    return makeInput({ name: "", dtype, shape: [...shape], strides, offset, storage, ...bits });
  }

  /** Tensors for the results: usually of the right shape and dtype, otherwise empty, of another shape or dtype, or a value of the program. */
  private addOuts({ schema }: Choice, given: unknown[]): void {
    const { dice } = this;
    const form = this.operators.functionalOf(schema);
    let results: unknown[] = [];
    if (form !== null) {
      try {
        const result = limited(() =>
          dispatcher.call(
            form.entry,
            given.map((value) => (isTensor(value) && value.requiresGrad ? plainOf(value) : value)),
          ),
        );
        results = form.schema.returns.length === 1 ? [result] : ((result as unknown[]) ?? []);
      } catch (error) {
        if (!(error instanceof Late) && dice.chance(0.7)) throw new Skip();
      }
    }
    const outOf = (like: unknown): Tensor => {
      const dtype = isTensor(like) ? like.dtype : dice.pick(this.floats);
      const wanted = dice.chance(0.88) ? dtype : this.dtype();
      const shape = isTensor(like) ? like.shape : [];
      const roll = dice.next();
      if (roll < 0.15) {
        const pooled = this.pool((t) => t.dtype === wanted && (dice.chance(0.3) || String(t.shape) === String(shape)));
        if (pooled !== null) return pooled;
      }
      const form = roll < 0.6 ? shape : roll < 0.9 ? [0] : this.shape();
      if (product(form) > limit) throw new Skip();
      return this.laidOut(wanted, form, this.figures(wanted, form));
    };
    schema.arguments
      .filter(({ out }) => out)
      .forEach(({ type }, i) => {
        const like = results[i];
        given.push(type.kind === "list" ? (Array.isArray(like) ? like : []).map(outOf) : outOf(like));
      });
  }
}

/** Whether elements of a tensor share memory, so that what a write leaves there depends on the order of elements. */
function writesOneElementTwice(written: unknown): boolean {
  return [written].flat().some((one) => {
    return isTensor(one) && internalOverlap(one) !== "no" && sharePlaces(one.shape, one.strides);
  });
}

function sharePlaces(shape: readonly number[], strides: readonly number[]): boolean {
  let places = [0];
  for (const [d, size] of shape.entries())
    places = places.flatMap((place) => Array.from({ length: size }, (_, k) => place + k * strides[d]!));
  return new Set(places).size < places.length;
}

/** The number of the closest dtype. */
function nearest(value: number, dtype: DType): number {
  const [element] = elementsOf(
    makeInput({ name: "", dtype, shape: [], strides: [], offset: 0, storage: isComplex(dtype) ? [value, 0] : [value] }),
  );
  return Number(element);
}

/** This call cannot be built from the available values. */
class Skip extends Error {}

const optionNames = new Set(["dtype", "layout", "device", "pin_memory", "memory_format", "generator", "out_dtype"]);

const plainOf = (tensor: Tensor): Tensor => makeInput(inputOf("", tensor));

/** A tensor as an input of a program. */
export function inputOf(name: string, tensor: Tensor): Input {
  const { dtype, offset } = tensor;
  return {
    name,
    dtype,
    shape: [...tensor.shape],
    strides: [...tensor.strides],
    offset,
    storage: storageOf(tensor).map(figure),
    ...(isConjugate(tensor) ? { conjugate: true } : {}),
    ...(isNegative(tensor) ? { negative: true } : {}),
  };
}

const mentions = (step: Step, name: string): boolean => step.args.flatMap(namesIn).includes(name);

export function generate(id: string, seed: number, operators: Operators, limits: Limits): Program {
  return new Maker(new Dice(seed), operators).make(id, limits);
}
