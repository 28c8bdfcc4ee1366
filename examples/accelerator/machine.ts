// The machine: it has memory of its own, which nobody else sees, takes commands as messages, one after another, and answers reads.

import type { MessagePort } from "node:worker_threads";

/** An operand of a command: which memory, and how its elements lie in it. */
export interface Operand {
  readonly memory: { readonly id: number };
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
}

export type Command =
  | { readonly do: "allocate"; readonly id: number; readonly bytes: number }
  | { readonly do: "free"; readonly id: number }
  | { readonly do: "write"; readonly id: number; readonly at: number; readonly bytes: Uint8Array }
  | { readonly do: "read"; readonly id: number; readonly at: number; readonly length: number; readonly ticket: number }
  | { readonly do: "copy"; readonly to: Operand; readonly from: Operand }
  | {
      readonly do: "run";
      readonly kernel: string;
      readonly args: readonly unknown[];
      readonly outputs: readonly Operand[];
    };

/** What elements are stored in. */
export const arrays = {
  float32: Float32Array,
  float64: Float64Array,
  int64: BigInt64Array,
  int32: Int32Array,
  int16: Int16Array,
  int8: Int8Array,
  uint8: Uint8Array,
  bool: Uint8Array,
} as const;
const memories = new Map<number, ArrayBuffer>();

const size = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);

function arrayOf({ memory, dtype }: Operand): Float64Array {
  const Type = arrays[dtype as keyof typeof arrays];
  return new Type(memories.get(memory.id)!) as unknown as Float64Array;
}

/** Calls back with the place of each element, in row-major order of a shape that the operand is broadcast to. */
function forEachPlace(
  { shape, strides, offset }: Operand,
  to: readonly number[],
  visit: (place: number) => void,
): void {
  const added = to.length - shape.length;
  const steps = to.map((_, d) => (d < added || shape[d - added] === 1 ? 0 : strides[d - added]!));
  const walk = (d: number, place: number): void => {
    if (d === to.length) visit(place);
    else for (let i = 0; i < to[d]!; i++) walk(d + 1, place + i * steps[d]!);
  };
  walk(0, offset);
}

/** The elements as numbers, row-major, broadcast. */
function load(operand: Operand, to: readonly number[] = operand.shape): Float64Array {
  const source = arrayOf(operand);
  const values = new Float64Array(size(to));
  let i = 0;
  forEachPlace(operand, to, (place) => {
    values[i++] = Number(source[place]);
  });
  return values;
}

function store(operand: Operand, values: ArrayLike<number>): void {
  const { dtype, shape } = operand;
  const target = arrayOf(operand) as unknown as (number | bigint)[];
  let i = 0;
  forEachPlace(operand, shape, (place) => {
    const value = values[i++]!;
    target[place] = dtype === "int64" ? BigInt(Math.trunc(value)) : dtype === "bool" ? Number(value !== 0) : value;
  });
}

/** Elements of one dtype move as they are: no number holds every int64. */
function copy(to: Operand, from: Operand): void {
  if (to.dtype !== from.dtype) {
    store(to, load(from));
    return;
  }
  const [target, source] = [arrayOf(to), arrayOf(from)];
  const places: number[] = [];
  forEachPlace(from, to.shape, (place) => places.push(place));
  let i = 0;
  forEachPlace(to, to.shape, (place) => {
    target[place] = source[places[i++]!]!;
  });
}

type Run = (args: never, outputs: readonly Operand[]) => void;

/** Each element of those at its place; `numbers` are the arguments that are no tensors. */
const pointwise =
  (f: (x: number, y: number, z: number, ...numbers: number[]) => number): Run =>
  (args: readonly unknown[], [out]) => {
    const isOperand = (arg: unknown): arg is Operand => typeof arg === "object" && arg !== null && "memory" in arg;
    const [x, y = x, z = x] = args.filter(isOperand).map((operand) => load(operand, out!.shape));
    const numbers = args.filter((arg) => !isOperand(arg)).map(Number);
    store(
      out!,
      x!.map((_, i) => f(x![i]!, y![i]!, z![i]!, ...numbers)),
    );
  };

/** Brings one dimension to the end: `rows` of `count` elements, `step` apart. */
function alongDim(shape: readonly number[], dim: number) {
  const d = dim < 0 ? dim + shape.length : dim;
  const count = shape[d] ?? 1;
  const step = size(shape.slice(d + 1));
  const rows = Array.from(
    { length: size(shape) / Math.max(count, 1) },
    (_, i) => Math.floor(i / step) * count * step + (i % step),
  );
  return { count, step, rows };
}

/** One number of each group of elements that differ in the reduced dimensions only. */
const reduction =
  (f: (values: number[]) => number): Run =>
  ([input, dims]: readonly [Operand, number | readonly number[] | null], [out]) => {
    const { shape } = input;
    const wanted = [dims ?? []].flat().map((d) => (d < 0 ? d + shape.length : d));
    const reduced = wanted.length === 0 ? shape.map((_, d) => d) : wanted;
    const groups = Array.from({ length: size(out!.shape) }, (): number[] => []);
    const kept = shape.map((n, d) => (reduced.includes(d) ? 1 : n));
    load(input).forEach((value, i) => {
      let [rest, group, scale] = [i, 0, 1];
      for (let d = shape.length - 1; d >= 0; d--) {
        if (kept[d] !== 1) group += (rest % shape[d]!) * scale;
        scale *= kept[d]!;
        rest = Math.floor(rest / shape[d]!);
      }
      groups[group]!.push(value);
    });
    store(out!, groups.map(f));
  };

/** Each row along a dimension as a whole. */
const rowwise =
  (f: (row: number[], other: number[]) => number[]): Run =>
  (args: readonly unknown[], [out]) => {
    const operands = args.filter((arg): arg is Operand => typeof arg === "object" && arg !== null);
    const [x, y = x] = operands.map((operand) => load(operand));
    const { count, step, rows } = alongDim(out!.shape, args[operands.length] as number);
    const result = new Float64Array(size(out!.shape));
    for (const start of rows) {
      const row = (from: Float64Array) => Array.from({ length: count }, (_, i) => from[start + i * step]!);
      f(row(x!), row(y!)).forEach((value, i) => {
        result[start + i * step] = value;
      });
    }
    store(out!, result);
  };

/** Products of matrices, one for each of a batch. */
function multiply(
  a: Operand,
  b: Operand,
  shape: readonly number[],
  each: (sum: number, i: number) => number,
): number[] {
  const [x, y] = [load(a), load(b)];
  const [rows, cols] = shape.slice(-2) as [number, number];
  const inner = a.shape.at(-1)!;
  return Array.from({ length: size(shape) }, (_, at) => {
    const [batch, i, j] = [Math.floor(at / (rows * cols)), Math.floor(at / cols) % rows, at % cols];
    let sum = 0;
    for (let k = 0; k < inner; k++) sum += x[(batch * rows + i) * inner + k]! * y[(batch * inner + k) * cols + j]!;
    return each(sum, at);
  });
}

/** Numbers that scale integers are integers. */
const scaling = (number: number, { dtype }: Operand): number => (dtype.includes("int") ? Math.trunc(number) : number);
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const logSum = (row: readonly number[]): number => {
  const most = Math.max(...row);
  return most + Math.log(total(row.map((x) => Math.exp(x - most))));
};
/** What the loss takes of each row: its class, its weight. */
function classes(target: Operand, weight: Operand | null, ignored: number): readonly (readonly [number, number])[] {
  const weights = weight === null ? null : load(weight);
  return Array.from(load(target), (c) => [c, c === ignored ? 0 : (weights?.[c] ?? 1)] as const);
}

/** What the machine can run, by the names of the operators. */
export const kernels: Readonly<Record<string, Run>> = {
  "add.out": pointwise((x, y, _, alpha) => x + alpha! * y),
  "sub.out": pointwise((x, y, _, alpha) => x - alpha! * y),
  "mul.out": pointwise((x, y) => x * y),
  "div.out": pointwise((x, y) => x / y),
  "maximum.out": pointwise((x, y) => Math.max(x, y)),
  "minimum.out": pointwise((x, y) => Math.min(x, y)),
  "pow.Tensor_Tensor_out": pointwise((x, y) => x ** y),
  "eq.Tensor_out": pointwise((x, y) => Number(x === y)),
  "ne.Tensor_out": pointwise((x, y) => Number(x !== y)),
  "lt.Tensor_out": pointwise((x, y) => Number(x < y)),
  "le.Tensor_out": pointwise((x, y) => Number(x <= y)),
  "gt.Tensor_out": pointwise((x, y) => Number(x > y)),
  "ge.Tensor_out": pointwise((x, y) => Number(x >= y)),
  "logical_not.out": pointwise((x) => Number(x === 0)),
  "neg.out": pointwise((x) => -x),
  "abs.out": pointwise(Math.abs),
  "exp.out": pointwise(Math.exp),
  "log.out": pointwise(Math.log),
  "sqrt.out": pointwise(Math.sqrt),
  "rsqrt.out": pointwise((x) => 1 / Math.sqrt(x)),
  "reciprocal.out": pointwise((x) => 1 / x),
  "sin.out": pointwise(Math.sin),
  "cos.out": pointwise(Math.cos),
  "tanh.out": pointwise(Math.tanh),
  "sigmoid.out": pointwise((x) => 1 / (1 + Math.exp(-x))),
  "relu.out": pointwise((x) => (x < 0 ? 0 : x)),
  "floor.out": pointwise(Math.floor),
  "where.self_out": pointwise((condition, x, y) => (condition !== 0 ? x : y)),
  "threshold_backward.grad_input": pointwise((grad, x, _, threshold) => (x <= threshold! ? 0 : grad)),
  "tanh_backward.grad_input": pointwise((grad, y) => grad * (1 - y * y)),
  "sigmoid_backward.grad_input": pointwise((grad, y) => grad * y * (1 - y)),
  "mm.out": ([a, b]: readonly [Operand, Operand], [out]) =>
    store(
      out!,
      multiply(a, b, out!.shape, (sum) => sum),
    ),
  "bmm.out": ([a, b]: readonly [Operand, Operand], [out]) =>
    store(
      out!,
      multiply(a, b, out!.shape, (sum) => sum),
    ),
  "addmm.out": ([c, a, b, beta, alpha]: readonly [Operand, Operand, Operand, number, number], [out]) => {
    const added = load(c, out!.shape);
    const [scale, times] = [scaling(beta, out!), scaling(alpha, out!)];
    store(
      out!,
      multiply(a, b, out!.shape, (sum, at) => (scale === 0 ? 0 : scale * added[at]!) + times * sum),
    );
  },
  "sum.IntList_out": reduction(total),
  "mean.out": reduction((values) => total(values) / values.length),
  "amax.out": reduction((values) => Math.max(...values)),
  "argmax.out": reduction((values) => values.indexOf(Math.max(...values))),
  "_softmax.out": rowwise((row) => row.map((x) => Math.exp(x - logSum(row)))),
  "_log_softmax.out": rowwise((row) => row.map((x) => x - logSum(row))),
  "_log_softmax_backward_data.out": rowwise((grad, y) => grad.map((g, i) => g - Math.exp(y[i]!) * total(grad))),
  "nll_loss_forward.output": (
    [x, target, weight, reduction, ignored]: readonly [Operand, Operand, Operand | null, number, number],
    [out, weights],
  ) => {
    const values = load(x);
    const rows = classes(target, weight, ignored);
    const losses = rows.map(([c, w], i) => (w === 0 ? 0 : -w * values[i * x.shape.at(-1)! + c]!));
    const all = total(rows.map(([, w]) => w));
    store(out!, reduction === 0 ? losses : [reduction === 1 ? total(losses) / all : total(losses)]);
    store(weights!, [reduction === 0 && target.shape.length > 0 ? 0 : all]);
  },
  "nll_loss_backward.grad_input": (
    [grad, x, target, weight, reduction, ignored, all]: readonly [
      Operand,
      Operand,
      Operand,
      Operand | null,
      number,
      number,
      Operand,
    ],
    [out],
  ) => {
    const given = load(grad, target.shape);
    const scale = reduction === 1 ? load(all)[0]! : 1;
    const result = new Float64Array(size(x.shape));
    classes(target, weight, ignored).forEach(([c, w], i) => {
      if (w !== 0) result[i * x.shape.at(-1)! + c] = (-w * given[i]!) / scale;
    });
    store(out!, result);
  },
};

/** What went wrong first; reads after it answer with it. */
let failure: string | null = null;

function obey(command: Command): void {
  if (command.do === "allocate") memories.set(command.id, new ArrayBuffer(command.bytes));
  else if (command.do === "free") memories.delete(command.id);
  else if (command.do === "write") new Uint8Array(memories.get(command.id)!).set(command.bytes, command.at);
  else if (command.do === "copy") copy(command.to, command.from);
  else if (command.do === "run") kernels[command.kernel]!(command.args as never, command.outputs);
}

/** Has the machine take commands from a port: in this thread or, with the other end handed over, in another. */
export function start(port: MessagePort): void {
  port.on("message", (commands: readonly Command[]) => {
    for (const command of commands) {
      try {
        obey(command);
        if (command.do !== "read") continue;
        if (failure !== null) throw new Error(failure);
        const bytes = new Uint8Array(memories.get(command.id)!).slice(command.at, command.at + command.length);
        port.postMessage({ ticket: command.ticket, bytes }, [bytes.buffer]);
      } catch (error) {
        failure ??= (error as Error).message;
        if (command.do === "read") port.postMessage({ ticket: command.ticket, failure });
        if (command.do === "read") failure = null;
      }
    }
  });
  port.unref();
}
