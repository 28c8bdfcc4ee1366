// Casts between dtypes, and the dtype of results: of operators on each pair of dtypes, of numbers, and under each default dtype.

import { finfo, getDefaultDType, iinfo, setDefaultDType } from "../../generated/index.js";
import {
  type DefaultDType,
  type DType,
  dtypeInfo,
  isComplex,
  isDType,
  isFloatingPoint,
} from "../../runtime/core/dtype.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { mapTensors } from "../../runtime/modes/tree.js";
import type { Type } from "../../runtime/schema/types.js";
import { lookupPath } from "./compare.js";
import { findOperator } from "./library.js";
import { argumentsOf, refusalDifference } from "./ops.js";
import { evaluate } from "./python.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import {
  checkSupported,
  decodeTensor,
  describe,
  differences,
  type GoldenTensor,
  type GoldenValue,
  supportedDType,
} from "./values.js";

type Elements = NonNullable<GoldenTensor["data"]>;
/** A dtype, those of several results, or `error: text`. */
type Outcome = string | readonly string[];
type Table = Readonly<Record<string, Readonly<Record<string, readonly Outcome[]>>>>;
type Described =
  | string
  | { readonly dtype: string; readonly shape: readonly number[] }
  | { readonly error: { readonly message: string } };

export interface CastsFile {
  readonly dtypes: readonly string[];
  readonly casts: Readonly<
    Record<
      string,
      {
        readonly values: Elements;
        readonly item: readonly GoldenValue[];
        readonly to: Readonly<Record<string, { readonly data: Elements; readonly undefined?: readonly number[] }>>;
      }
    >
  >;
  readonly binary: Table;
  readonly inplace: Table;
  readonly out_dtype: Table;
  readonly zerodim_binary: Table;
  readonly unary: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  readonly scalar: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Outcome>>>>>>;
  readonly default_dtype: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly set_default_dtype_errors: Readonly<
    Record<string, { readonly class: string; readonly message: string } | null>
  >;
  readonly dtype_info: Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;
}

function row(dtype: string, data: Elements): GoldenTensor {
  return { k: "tensor", dtype, shape: [data.length], strides: [1], offset: 0, data };
}

/** A tensor of ones of a dtype. */
function ones(dtype: string, shape: readonly number[]): GoldenTensor {
  const one = dtype.startsWith("complex") ? ([1, 0] as unknown as number) : dtype === "bool" ? true : 1;
  const strides = shape.map((_, d) => shape.slice(d + 1).reduce((a, b) => a * b, 1));
  const count = shape.reduce((a, b) => a * b, 1);
  return { k: "tensor", dtype, shape, strides, offset: 0, data: new Array<typeof one>(count).fill(one) };
}

/** Pairs are recorded in the fewest digits that name a float32. */
const inSingles = (pair: unknown): unknown =>
  (pair as readonly (number | string)[]).map((part) => (typeof part === "number" ? Math.fround(part) : part));

/** Where casts and calls run: how operands get there, and results back. */
export interface Place {
  readonly there: (tensor: Tensor) => Tensor;
  readonly back: (tensor: Tensor) => Promise<Tensor>;
}

function castDifferences(from: string, to: string, { casts }: CastsFile, place?: Place): string[] | Promise<string[]> {
  supportedDType(to);
  const { values, to: targets } = casts[from]!;
  const { data, undefined: open = [] } = targets[to]!;
  // Results that C++ leaves undefined are not compared.
  const defined = <E>(elements: readonly E[]): E[] => elements.filter((_, i) => !open.includes(i));
  const source = decodeTensor(row(from, defined(values)));
  const expected = to === "complex64" ? defined(data).map(inSingles) : defined(data);
  const compare = (found: Tensor): string[] =>
    differences(found, row(to, expected as Elements), { values: true, strides: true, exact: true });
  const cast = { dtype: to as DType, copy: true } as never;
  return place === undefined ? compare(source.to(cast)) : place.back(place.there(source).to(cast)).then(compare);
}

function itemDifferences(dtype: string, { casts }: CastsFile): string[] {
  const { values, item } = casts[dtype]!;
  return values.flatMap((value, i) => {
    const tensor = decodeTensor(row(dtype, [value]));
    const found = tensor.item({ bigint: dtype === "int64" } as never);
    return differences(found, item[i]!, { values: true, strides: false }).map((why) => `item ${i}: ${why}`);
  });
}

const asTensor = (golden: GoldenTensor): GoldenValue => golden;
const list = (...items: readonly GoldenValue[]): GoldenValue => ({ k: "list", v: items });
const int = (v: number): GoldenValue => ({ k: "int", v });
const shape = [2, 2];
const mask = asTensor(ones("bool", shape));

/** Arguments of operators that take more than tensors of the dtypes in question. */
const more: Readonly<Record<string, Readonly<Record<string, GoldenValue>>>> = {
  "div.Tensor_mode": { rounding_mode: { k: "str", v: "floor" } },
  "where.self": { condition: mask },
  "where.ScalarOther": { condition: mask },
  "masked_fill_.Tensor": { mask },
  "masked_fill.Scalar": { mask },
  index_put_: { indices: list(asTensor({ ...ones("int64", [2]), data: [0, 1] })) },
  "index_fill.int_Scalar": { dim: int(0), index: asTensor({ ...ones("int64", [1]), data: [0] }) },
  layer_norm: { normalized_shape: list(int(2)) },
  dropout: { p: { k: "float", v: 0.5 }, train: { k: "bool", v: false } },
  threshold: { threshold: { k: "int", v: 0 } },
};
/** Numbers with a default that the recorder passed explicitly. */
const scaled = new Set(["clamp min", "leaky_relu negative_slope"]);
/** Operators of vectors, and those whose second operand has no dimensions. */
const ofVectors = new Set(["dot", "bincount", "outer"]);
const ofNumbers = new Set(["masked_fill_.Tensor"]);

/**
 * The dtypes of an operator's results on arguments of given dtypes, in schema order; differences from the recorded ones.
 */
function outcomeDifferences(name: string, operands: readonly GoldenValue[], wanted: Outcome, place?: Place): string[] {
  const op = findOperator(`aten::${name}`);
  if (op === null) throw new Unsupported(`operator aten::${name} is not in the registry`);
  checkSupported(operands);
  checkSupported(typeof wanted === "string" && isDType(wanted) ? [{ k: "dtype", v: wanted }] : []);
  const given: Record<string, GoldenValue> = { ...more[name] };
  const tensors = operands.filter((operand) => operand?.k === "tensor");
  const [number] = operands.filter((operand) => operand?.k !== "tensor");
  const isOf = (type: Type, name: string): boolean => type.kind === "base" && type.name === name;
  for (const { name: argument, type, default: standard } of op.schema.arguments) {
    if (argument in given) continue;
    const element = type.kind === "optional" ? type.element : type;
    if (type.kind === "list" && isOf(type.element, "Tensor")) given[argument] = list(...tensors.splice(0));
    else if (isOf(type, "Tensor")) given[argument] = tensors.length > 1 ? tensors.shift()! : tensors[0]!;
    else if (isOf(element, "Scalar") && (standard === null || scaled.has(`${name} ${argument}`))) {
      given[argument] = number ?? int(scaled.has(`${name} ${argument}`) ? 0 : 1);
    } else if (standard === null) given[argument] = type.kind === "list" ? list(int(0)) : int(0);
  }
  const here = [...argumentsOf(op, given, lookupPath).values()];
  const args =
    place === undefined
      ? here
      : here.map((value) => mapTensors(value, (one) => (one.wrappedNumber ? one : place.there(one))));
  const text = typeof wanted === "string" ? wanted : wanted.join();
  if (text.startsWith("error: ")) {
    const why = refusalDifference(op, args, { class: "RuntimeError", message: text.slice(7) });
    return why === null ? [] : [why];
  }
  const found = kindsOf(op.call(args)).join();
  // A JavaScript number has no integer type.
  if (found === "number" && (text === "int" || text === "float")) return [];
  return found === text ? [] : [`expected ${text}, got ${found}`];
}

function kindsOf(value: unknown): string[] {
  if (isTensor(value)) return [value.dtype];
  if (Array.isArray(value)) return value.flatMap(kindsOf);
  if (typeof value === "boolean") return ["bool"];
  if (typeof value === "number") return ["number"];
  return [typeof value === "object" && value !== null && "re" in value ? "complex" : describe(value)];
}

const scalars: Readonly<Record<string, GoldenValue>> = {
  bool: { k: "bool", v: true },
  int: int(1),
  float: { k: "float", v: 1.5 },
  complex: { k: "complex", v: [1, 2] },
};

function defaultDifferences(expression: string, wanted: Described): string[] {
  let value: unknown;
  try {
    value = evaluate(expression);
  } catch (error) {
    if (error instanceof Unsupported) throw error;
    return typeof wanted === "object" && "error" in wanted ? [] : [messageOf(error)];
  }
  if (typeof wanted === "object" && "error" in wanted) return [`should be refused: ${wanted.error.message}`];
  const found = isTensor(value) ? `${value.dtype} [${value.shape}]` : String(value);
  const text = typeof wanted === "string" ? wanted : `${wanted.dtype} [${wanted.shape}]`;
  return found === text ? [] : [`expected ${text}, got ${found}`];
}

/** Runs `body` under a default dtype. */
function under<R>(dtype: string, body: () => R): R {
  const before = getDefaultDType();
  setDefaultDType(dtype as DefaultDType);
  try {
    return body();
  } finally {
    setDefaultDType(before);
  }
}

function infoDifferences(dtype: DType, wanted: Readonly<Record<string, number | string | boolean>>): string[] {
  supportedDType(dtype);
  const limits = isFloatingPoint(dtype) || isComplex(dtype) ? finfo(dtype) : dtype === "bool" ? {} : iinfo(dtype);
  const found: Record<string, unknown> = {
    is_floating_point: isFloatingPoint(dtype),
    is_complex: isComplex(dtype),
    is_signed: decodeTensor(ones(dtype, [1])).isSigned(),
    itemsize: dtypeInfo(dtype).itemSize,
    ...Object.fromEntries(
      Object.entries(limits).map(([name, value]) => [name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), value]),
    ),
  };
  return Object.entries(wanted).flatMap(([name, value]) =>
    String(found[name]) === String(typeof value === "string" ? BigInt(value) : value)
      ? []
      : [`${name}: expected ${value}, got ${String(found[name])}`],
  );
}

/** Records that run the same way on any device: casts, and the dtypes of results. Each is its name, and what returns the differences. */
export function* dtypeRecords(
  file: CastsFile,
  place?: Place,
): Generator<readonly [what: string, run: () => readonly string[] | Promise<readonly string[]>]> {
  for (const [from, { to }] of Object.entries(file.casts)) {
    for (const target of Object.keys(to))
      yield [`cast ${from} to ${target}`, () => castDifferences(from, target, file, place)];
  }
  const pairs: readonly (readonly [keyof CastsFile & string, (a: string, b: string) => GoldenValue[]])[] = [
    ["binary", (a, b) => [ones(a, shape), ones(b, shape)]],
    ["inplace", (a, b) => [ones(a, shape), ones(b, shape)]],
    ["zerodim_binary", (a, b) => [ones(a, shape), ones(b, [])]],
  ];
  for (const [table, operands] of pairs) {
    for (const [op, rows] of Object.entries(file[table] as Table)) {
      for (const [a, outcomes] of Object.entries(rows)) {
        for (const [i, b] of file.dtypes.entries()) {
          const prepared = ofVectors.has(op)
            ? [ones(a, [2]), ones(b, [2])]
            : ofNumbers.has(op)
              ? [ones(a, shape), ones(b, [])]
              : operands(a, b);
          yield [`${table} ${op} ${a} ${b}`, () => outcomeDifferences(op, prepared, outcomes[i]!, place)];
        }
      }
    }
  }
  for (const [op, rows] of Object.entries(file.out_dtype)) {
    for (const [a, outcomes] of Object.entries(rows)) {
      for (const [i, out] of file.dtypes.entries()) {
        const self = ones(a, shape);
        const written = ones(out, op === "add.out" ? shape : []);
        const operands = op === "add.out" ? [self, self, written] : [self, written];
        yield [`out_dtype ${op} ${a} ${out}`, () => outcomeDifferences(op, operands, outcomes[i]!, place)];
      }
    }
  }
  for (const [op, rows] of Object.entries(file.unary)) {
    for (const [a, outcome] of Object.entries(rows)) {
      const operand = ones(a, op === "item" ? [] : ofVectors.has(op) ? [2] : shape);
      yield [`unary ${op} ${a}`, () => outcomeDifferences(op, [operand], outcome, place)];
    }
  }
  for (const [op, rows] of Object.entries(file.scalar)) {
    for (const [a, kinds] of Object.entries(rows)) {
      for (const [kind, outcome] of Object.entries(kinds)) {
        yield [
          `scalar ${op} ${a} ${kind}`,
          () => outcomeDifferences(op, [ones(a, shape), scalars[kind]!], outcome, place),
        ];
      }
    }
  }
}

/** The file is one object; each cell of its tables is a record. */
export function runCasts([file]: readonly CastsFile[]): Report {
  const report = newReport();
  if (file === undefined) return report;
  const note = (what: string, run: () => readonly string[]): void => runRecord(report, what, what, run);
  for (const [what, run] of dtypeRecords(file)) note(what, run as () => readonly string[]);
  for (const from of Object.keys(file.casts)) note(`item of ${from}`, () => itemDifferences(from, file));
  for (const [dtype, expressions] of Object.entries(file.default_dtype)) {
    for (const [expression, wanted] of Object.entries(expressions)) {
      note(`default ${dtype}: ${expression}`, () => under(dtype, () => defaultDifferences(expression, wanted)));
    }
  }
  for (const [dtype, error] of Object.entries(file.set_default_dtype_errors)) {
    note(`setDefaultDType ${dtype}`, () => {
      try {
        under(dtype, () => {});
      } catch (raised) {
        return error === null ? [messageOf(raised)] : [];
      }
      return error === null ? [] : [`should be refused: ${error.message}`];
    });
  }
  for (const [dtype, wanted] of Object.entries(file.dtype_info)) {
    note(`info of ${dtype}`, () => infoDifferences(dtype as DType, wanted));
  }
  return report;
}
