// The components of ONNX programs under construction: values, nodes, constants, sizes that are multiples of the batch size.

import {
  type DType,
  dtypeInfo,
  fromTypedArray,
  isScalar,
  ops,
  type Scalar,
  saveSafetensors,
  scalar,
  type Tensor,
  tensor,
} from "../generated/index.js";
import type { AttributeValue, NodeProto } from "./proto.js";

/** TensorProto.DataType of the dtypes; null for those that ONNX, or this export, does not support. */
export const elementTypes: Readonly<Record<DType, number | null>> = {
  float32: 1,
  uint8: 2,
  int8: 3,
  uint16: 4,
  int16: 5,
  int32: 6,
  int64: 7,
  bool: 9,
  float16: 10,
  float64: 11,
  uint32: 12,
  uint64: 13,
  bfloat16: 16,
  float8_e4m3fn: 17,
  float8_e5m2: 19,
  complex64: null,
  complex128: null,
};

/** A size or a number that is a multiple of the batch size. */
export class Sized {
  readonly factor: number;
  /** Its value when the graph was traced. */
  readonly traced: number;

  constructor(factor: number, traced: number) {
    this.factor = factor;
    this.traced = traced;
  }

  /** Arithmetic on a multiple of the batch size is not supported. */
  [Symbol.toPrimitive](): never {
    throw new FixedSize();
  }

  toJSON(): never {
    throw new FixedSize();
  }
}

/** Thrown if a conversion would be valid for one batch size only. */
export class FixedSize extends Error {}

export type Dim = number | Sized;

/** A tensor of the ONNX program. */
export interface Value {
  readonly name: string;
  readonly dtype: DType;
  readonly shape: readonly Dim[];
  /** Its elements, if they are known. */
  readonly constant: Tensor | null;
}

/** The operands of operators that take tensors and numbers. */
export type Operand = Value | Scalar | Sized;

export type Attributes = Readonly<Record<string, AttributeValue>>;

/** ONNX operators whose results differ from call to call. */
const randomTypes: ReadonlySet<string> = new Set([
  "Dropout",
  "RandomUniform",
  "RandomUniformLike",
  "RandomNormal",
  "RandomNormalLike",
  "Bernoulli",
]);

export const isFloat = (dtype: DType): boolean => dtype.startsWith("float") || dtype.startsWith("bfloat");

export const dimOf = (dim: Dim): number => (dim instanceof Sized ? dim.traced : dim);
const isFixed = (shape: readonly Dim[]): shape is readonly number[] => shape.every((dim) => typeof dim === "number");

/** The nodes and constants of a program. */
export class Program {
  readonly opset: number;
  readonly nodes: NodeProto[] = [];
  /** The tensors that the program holds, by name. */
  readonly held = new Map<string, Tensor>();
  private readonly names = new Set<string>();
  private readonly known = new Map<string, readonly Value[]>();
  private readonly producers = new Map<string, NodeProto>();
  /** The shapes of a node's inputs, by the node's name. */
  readonly inputShapes = new Map<string, readonly (readonly Dim[])[]>();
  /** An input and the dimension of it that is `factor` times the batch size. */
  batch: { readonly input: Value; readonly dim: number; readonly factor: number } | null = null;

  constructor(opset: number) {
    this.opset = opset;
  }

  unique(wanted: string): string {
    const base = wanted === "" ? "value" : wanted;
    let name = base;
    for (let i = 1; this.names.has(name); i++) name = `${base}_${i}`;
    this.names.add(name);
    return name;
  }

  /** A call of an ONNX operator; null for an omitted input. Equal calls are emitted once. */
  emit(
    type: string,
    inputs: readonly (Value | null)[],
    attributes: Attributes,
    outputs: readonly { readonly dtype: DType; readonly shape: readonly Dim[] }[],
    wanted = type.toLowerCase(),
    distinct = randomTypes.has(type),
  ): readonly Value[] {
    const names = inputs.map((input) => (input === null ? "" : this.use(input)));
    while (names.at(-1) === "") names.pop();
    const key = distinct ? null : JSON.stringify([type, names, attributes, outputs.map(({ dtype }) => dtype)]);
    const before = key === null ? undefined : this.known.get(key);
    if (before !== undefined && before.length >= outputs.length) return before;
    const values = outputs.map(
      ({ dtype, shape }, i): Value => ({
        name: this.unique(i === 0 ? wanted : `${wanted}_${i}`),
        dtype,
        shape,
        constant: null,
      }),
    );
    const node = { name: values[0]!.name, type, inputs: names, outputs: values.map(({ name }) => name), attributes };
    this.nodes.push(node);
    this.inputShapes.set(
      node.name,
      inputs.map((input) => input?.shape ?? []),
    );
    for (const { name } of values) this.producers.set(name, node);
    if (key !== null) this.known.set(key, values);
    return values;
  }

  /** The call that computes a value; undefined for inputs and constants. */
  producerOf({ name }: Value): NodeProto | undefined {
    return this.producers.get(name);
  }

  /** Renames the results of nodes. */
  rename(names: ReadonlyMap<string, string>): void {
    const other = (name: string): string => names.get(name) ?? name;
    for (const [i, node] of this.nodes.entries())
      this.nodes[i] = { ...node, inputs: node.inputs.map(other), outputs: node.outputs.map(other) };
  }

  private readonly constants = new Map<string, Value>();
  private readonly held2 = new WeakMap<Tensor, Value>();

  /** A tensor that the program holds. */
  constant(elements: Tensor, wanted = "constant"): Value {
    const before = this.held2.get(elements);
    if (before !== undefined) return before;
    const value: Value = {
      name: this.unique(wanted),
      dtype: elements.dtype,
      shape: elements.shape,
      constant: elements,
    };
    this.held2.set(elements, value);
    return value;
  }

  /** Small constants with the same content are shared. */
  private literal(key: string, make: () => Tensor): Value {
    let value = this.constants.get(key);
    if (value === undefined) this.constants.set(key, (value = this.constant(make())));
    return value;
  }

  number(value: Scalar, dtype: DType): Value {
    const { value: plain, text } = plainNumber(value);
    return this.literal(`${dtype} ${text}`, () => ops.aten.scalar_tensor(plain as never, { dtype }) as Tensor);
  }

  integers(list: readonly number[]): Value {
    return this.literal(`int64s ${list.join(" ")}`, () =>
      fromTypedArray(BigInt64Array.from(list, BigInt), [list.length]),
    );
  }

  /** A list of sizes as a tensor. */
  sizes(list: readonly Dim[]): Value {
    if (isFixed(list)) return this.integers(list);
    const parts = list.map((dim) => (typeof dim === "number" ? this.integers([dim]) : this.multiple(dim)));
    return parts.length === 1
      ? parts[0]!
      : this.emit("Concat", parts, { axis: 0 }, [{ dtype: "int64", shape: [list.length] }])[0]!;
  }

  /** A multiple of the batch size as a tensor of one element. */
  multiple(size: Sized): Value {
    const { input, dim, factor } = this.batch!;
    const shape = [1];
    let [value] = this.emit("Shape", [input], { start: dim, end: dim + 1 }, [{ dtype: "int64", shape }]);
    if (factor !== 1) [value] = this.emit("Div", [value!, this.integers([factor])], {}, [{ dtype: "int64", shape }]);
    if (size.factor !== 1)
      [value] = this.emit("Mul", [value!, this.integers([size.factor])], {}, [{ dtype: "int64", shape }]);
    return value!;
  }

  /** The name by which a node refers to a value; a constant is added to the program at its first use. */
  use(value: Value): string {
    if (value.constant !== null) this.held.set(value.name, value.constant);
    return value.name;
  }

  /** Removes nodes and constants on which no output depends. */
  prune(outputs: readonly string[]): void {
    const needed = new Set(outputs);
    const live = this.nodes.toReversed().filter((node) => {
      if (!node.outputs.some((name) => needed.has(name))) return false;
      for (const name of node.inputs) needed.add(name);
      return true;
    });
    this.nodes.splice(0, this.nodes.length, ...live.reverse());
    for (const name of [...this.held.keys()]) if (!needed.has(name)) this.held.delete(name);
  }
}

function plainNumber(value: Scalar): { readonly value: Scalar; readonly text: string } {
  if (typeof value === "object" && !("value" in value)) return { value, text: `complex ${value.re} ${value.im}` };
  const plain = typeof value === "object" ? value.value : value;
  const kind = typeof value === "object" ? value.kind : typeof plain;
  return { value, text: `${kind} ${Object.is(plain, -0) ? "-0" : String(plain)}` };
}

/** A numeric argument as a JavaScript number. */
export function numberOf(value: Scalar | Sized): number {
  return Number(typeof value === "object" && "value" in value ? value.value : value);
}

const isRawBits = (dtype: DType): boolean => dtypeInfo(dtype).computes !== dtypeInfo(dtype).code;

/** The elements as bytes in row-major order, as ONNX files store them. */
export function bytesOf(value: Tensor): Uint8Array {
  const dense = value.isContiguous ? value : value.contiguous();
  if (elementTypes[dense.dtype] !== null && !isRawBits(dense.dtype)) {
    const { data } = dense;
    return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  }
  // Other element formats are encoded as in safetensors files.
  const file = saveSafetensors({ x: dense.detach() });
  const header = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  return file.subarray(8 + header);
}

/** The dtype to which two operands are promoted. */
export function promoted(a: Operand, b: Operand): DType {
  const example = (operand: Operand): Tensor | Scalar =>
    operand instanceof Sized
      ? scalar(1, "int")
      : isScalar(operand)
        ? operand
        : (ops.aten.empty(
            operand.shape.map(() => 1),
            { dtype: operand.dtype, device: "meta" },
          ) as Tensor);
  const [x, y] = [example(a), example(b)];
  if (isScalar(x)) return isScalar(y) ? tensor(0).dtype : promoted(b, a);
  return isScalar(y) ? (ops.aten.result_type.Scalar(x, y) as DType) : (ops.aten.result_type.Tensor(x, y) as DType);
}

/** The context of an operator's converter: the program, and what is known of the operator's results. */
export class Call {
  readonly program: Program;
  readonly results: readonly { readonly dtype: DType; readonly shape: readonly Dim[] }[];
  private readonly name: string;
  private readonly refuseWith: (why: string) => never;
  /** Values derived from values of the program, which later conversions can reuse. */
  readonly notes: Map<string, Value>;
  readonly assigned = new Map<number, Value>();

  constructor(
    program: Program,
    name: string,
    results: readonly { readonly dtype: DType; readonly shape: readonly Dim[] }[],
    notes: Map<string, Value>,
    refuse: (why: string) => never,
  ) {
    this.program = program;
    this.name = name;
    this.results = results;
    this.notes = notes;
    this.refuseWith = refuse;
  }

  get dtype(): DType {
    return this.results[0]!.dtype;
  }

  get shape(): readonly Dim[] {
    return this.results[0]!.shape;
  }

  /** Reports that ONNX lacks a feature. */
  refuse(why: string): never {
    return this.refuseWith(why);
  }

  /** An ONNX operator with one result: of the dtype of its first input unless stated. */
  emit(
    type: string,
    inputs: readonly (Value | null)[],
    attributes: Attributes = {},
    dtype?: DType,
    shape: readonly Dim[] = this.shape,
  ): Value {
    return this.program.emit(
      type,
      inputs,
      attributes,
      [{ dtype: dtype ?? inputs[0]?.dtype ?? this.dtype, shape }],
      this.name,
    )[0]!;
  }

  emitAll(
    type: string,
    inputs: readonly (Value | null)[],
    attributes: Attributes = {},
    results = this.results,
  ): readonly Value[] {
    return this.program.emit(type, inputs, attributes, results, this.name);
  }

  /** The operand as a value of the dtype. */
  as(operand: Operand, dtype: DType): Value {
    if (operand instanceof Sized) {
      const one = this.emit("Squeeze", [this.program.multiple(operand), this.ints([0])], {}, "int64", []);
      return this.as(one, dtype);
    }
    if (isScalar(operand)) return this.number(operand, dtype);
    if (operand.dtype === dtype) return operand;
    const to = elementTypes[dtype];
    if (to === null) return this.refuse(`ONNX has no ${dtype}`);
    return this.emit("Cast", [operand], { to }, dtype, operand.shape);
  }

  number(value: Scalar, dtype: DType): Value {
    return this.program.number(value, dtype);
  }

  ints(list: readonly Dim[]): Value {
    return this.program.sizes(list);
  }

  /** Another shape for the same elements. */
  reshape(value: Value, shape: readonly Dim[]): Value {
    const unknown = shape.filter((dim): dim is Sized => typeof dim !== "number");
    if (shape.length === value.shape.length && shape.every((dim, i) => sameDim(dim, value.shape[i]!))) return value;
    if (unknown.length === 1 && !shape.includes(0)) {
      return this.emit(
        "Reshape",
        [value, this.ints(shape.map((dim) => (typeof dim === "number" ? dim : -1)))],
        {},
        value.dtype,
        shape,
      );
    }
    // Without `allowzero` a size of 0 means the input's.
    return this.emit(
      "Reshape",
      [value, this.ints(shape)],
      shape.includes(0) ? { allowzero: 1 } : {},
      value.dtype,
      shape,
    );
  }

  expand(value: Value, shape: readonly Dim[]): Value {
    if (shape.length === value.shape.length && shape.every((dim, i) => sameDim(dim, value.shape[i]!))) return value;
    return this.emit("Expand", [value, this.ints(shape)], {}, value.dtype, shape);
  }

  permute(value: Value, order: readonly number[]): Value {
    if (order.every((dim, i) => dim === i)) return value;
    const result = this.emit(
      "Transpose",
      [value],
      { perm: order },
      value.dtype,
      order.map((dim) => value.shape[dim]!),
    );
    if (order.length === 2) {
      const source = this.notes.get(`transposed ${value.name}`);
      if (source !== undefined) return source;
      this.notes.set(`transposed ${result.name}`, value);
    }
    return result;
  }

  /** The value with this shape. If it may be smaller, it is expanded. */
  expandOrName(value: Value, shape: readonly Dim[]): Value {
    if (value.shape.length === shape.length && value.shape.every((dim, i) => dim !== 1 || shape[i] === 1))
      return { ...value, shape };
    return this.expand(value, shape);
  }

  /** The index of a dimension, counted from the front. */
  dim(value: Value, dim: number): number {
    return dim < 0 ? dim + Math.max(1, value.shape.length) : dim;
  }

  /** Indices of dimensions, counted from the front; all dimensions if none are specified. */
  dims(value: Value, dims: readonly number[] | number | null | undefined): number[] {
    const list = dims === null || dims === undefined ? [] : typeof dims === "number" ? [dims] : dims;
    return list.length === 0 ? value.shape.map((_, i) => i) : list.map((dim) => this.dim(value, dim));
  }

  /** A size that must be known for the operator's ONNX form. */
  fixed(dim: Dim): number {
    if (typeof dim === "number") return dim;
    return this.refuse("its form in ONNX holds for one batch size");
  }

  /** A reduction. Before opset 18 some of them take their axes as an attribute. */
  reduce(
    type: string,
    value: Value,
    axes: readonly number[],
    keep: boolean,
    shape: readonly Dim[] = this.shape,
  ): Value {
    const keepdims = keep ? 1 : 0;
    if (value.shape.length === 0 || axes.length === 0)
      return this.emit(type, [value], { keepdims }, value.dtype, shape);
    if (type === "ReduceSum" || this.program.opset >= 18)
      return this.emit(type, [value, this.ints(axes)], { keepdims }, value.dtype, shape);
    return this.emit(type, [value], { axes, keepdims }, value.dtype, shape);
  }

  /** Where a value is NaN. Integers are not. */
  isNaN(value: Value): Value {
    return this.emit("IsNaN", [value], {}, "bool", value.shape);
  }

  /** The largest (`ReduceMax`) or smallest (`ReduceMin`) elements. ONNX leaves open what they are beside NaN; here they are NaN. */
  extreme(type: "ReduceMax" | "ReduceMin", value: Value, axes: readonly number[], keep: boolean): Value {
    const found = this.reduce(type, value, axes, keep);
    if (!isFloat(value.dtype)) return found;
    return this.where(this.anyNaN(value, axes, keep), this.number(Number.NaN, value.dtype), found);
  }

  /** Whether there is NaN along dimensions. */
  anyNaN(value: Value, axes: readonly number[], keep: boolean, shape: readonly Dim[] = this.shape): Value {
    return this.as(this.reduce("ReduceMax", this.as(this.isNaN(value), "int32"), axes, keep, shape), "bool");
  }

  add(a: Value, b: Value, shape?: readonly Dim[]): Value {
    return this.emit("Add", [a, b], {}, a.dtype, shape);
  }
  sub(a: Value, b: Value, shape?: readonly Dim[]): Value {
    return this.emit("Sub", [a, b], {}, a.dtype, shape);
  }
  mul(a: Value, b: Value, shape?: readonly Dim[]): Value {
    return this.emit("Mul", [a, b], {}, a.dtype, shape);
  }
  div(a: Value, b: Value, shape?: readonly Dim[]): Value {
    return this.emit("Div", [a, b], {}, a.dtype, shape);
  }
  where(mask: Value, a: Value, b: Value, shape?: readonly Dim[]): Value {
    return this.emit("Where", [mask, a, b], {}, a.dtype, shape);
  }

  /** The slice from `start` to `end` along a dimension. */
  slice(value: Value, dim: number, start: Dim, end: Dim, step = 1): Value {
    const shape = value.shape.map((size, i) => {
      if (i !== dim) return size;
      if (typeof start !== "number" || typeof end !== "number") return size;
      const from = Math.min(Math.max(start < 0 ? start + dimOf(size) : start, 0), dimOf(size));
      const to = Math.min(Math.max(end < 0 ? end + dimOf(size) : end, from), dimOf(size));
      return Math.ceil((to - from) / step);
    });
    return this.emit(
      "Slice",
      [value, this.ints([start]), this.ints([end]), this.ints([dim]), this.ints([step])],
      {},
      value.dtype,
      shape,
    );
  }

  /** A tensor filled with one number. */
  filled(shape: readonly Dim[], number: Operand, dtype: DType): Value {
    return this.expand(this.as(number, dtype), shape);
  }

  concat(values: readonly Value[], axis: number, shape: readonly Dim[] = this.shape): Value {
    return values.length === 1 ? values[0]! : this.emit("Concat", values, { axis }, values[0]!.dtype, shape);
  }

  /** Makes this the value of an argument that the operator writes into. */
  assign(argument: number, value: Value): void {
    this.assigned.set(argument, value);
  }
}

export function sameDim(a: Dim, b: Dim): boolean {
  return typeof a === "number" || typeof b === "number" ? a === b : a.factor === b.factor;
}

/** Converts a call of an operator to ONNX; takes its arguments in schema order. */
export type Converter = (call: Call, ...args: never[]) => Value | readonly Value[];
export type Converters = Readonly<Record<string, Converter>>;
