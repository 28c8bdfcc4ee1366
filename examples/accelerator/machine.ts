// The machine: it has memory that nothing else can access, executes commands received as messages, one after another, and answers
// reads. The library's tensors over its bytes handle the memory layout; the machine has its own computations.

import type { MessagePort } from "node:worker_threads";
import {
  type CommandMemory,
  type DeviceCommand,
  type DeviceTensor,
  type DType,
  type KernelArgument,
  type Tensor,
  tensor,
} from "../../generated/index.js";

type Operand = DeviceTensor<CommandMemory>;
type Argument = KernelArgument<CommandMemory>;
type Run = (args: never, outputs: readonly Operand[]) => void;

const memories = new Map<number, Uint8Array>();

const view = ({ memory, dtype, shape, strides, offset }: Operand): Tensor =>
  tensor(memories.get(memory.id)!, { copy: false, device: "cpu" }).view(dtype).asStrided(shape, strides, offset);
/** The elements as numbers in row-major order. */
const numbers = (x: Tensor): Float64Array => x.to("float64").contiguous().data as Float64Array;
const load = (operand: Operand, shape = operand.shape): Float64Array => numbers(view(operand).expand(shape));
const put = (to: Tensor, values: Float64Array): void =>
  void to.copy_(tensor(values, { shape: to.shape, device: "cpu" }));
const store = (operand: Operand, values: Float64Array): void => put(view(operand), values);

const isOperand = (arg: unknown): arg is Operand => typeof arg === "object" && arg !== null && "memory" in arg;
const size = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);
const total = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

/** Computes each element from the operands' elements at its position; `numbers` are the arguments that are not tensors. */
const pointwise =
  (f: (x: number, y: number, z: number, ...numbers: number[]) => number): Run =>
  (args: readonly Argument[], [out]) => {
    const [x, y = x, z = x] = args.filter(isOperand).map((operand) => load(operand, out!.shape));
    const rest = args.filter((arg) => !isOperand(arg)).map(Number);
    store(
      out!,
      x!.map((_, i) => f(x![i]!, y![i]!, z![i]!, ...rest)),
    );
  };

/** Computes one number for each group of elements that differ only in the reduced dimensions, which are made the last ones. */
const reduction =
  (f: (values: Float64Array) => number): Run =>
  ([input, dims]: readonly [Operand, number | readonly number[] | null], [out]) => {
    const reduced = input.shape.length === 0 ? [] : [dims ?? []].flat();
    const values = numbers(view(input).movedim(reduced, [...reduced.map((_, i) => i - reduced.length)]));
    const result = new Float64Array(size(out!.shape));
    const count = values.length / result.length;
    store(
      out!,
      result.map((_, i) => f(values.subarray(i * count, (i + 1) * count))),
    );
  };

/** The index of the first maximum, or of the first NaN. */
function argmax(values: Float64Array): number {
  const most = Math.max(...values);
  return values.findIndex((x) => x === most || Number.isNaN(x));
}

/** Matrix products, one for each matrix of a batch. */
function product([a, b]: readonly [Operand, Operand], [out]: readonly Operand[]): void {
  const [x, y] = [load(a), load(b)];
  const [rows, cols] = out!.shape.slice(-2) as [number, number];
  const inner = a.shape.at(-1)!;
  const result = new Float64Array(size(out!.shape));
  for (const at of result.keys()) {
    const [batch, i, j] = [Math.floor(at / (rows * cols)), Math.floor(at / cols) % rows, at % cols];
    for (let k = 0; k < inner; k++)
      result[at]! += x[(batch * rows + i) * inner + k]! * y[(batch * inner + k) * cols + j]!;
  }
  store(out!, result);
}

/** The lines of `x` along `dim`, as the last dimension: those that an index of positions in them covers. */
function lines(x: Operand, dim: number, index: Operand): Tensor {
  const sizes = index.shape.length === 0 ? [1] : index.shape;
  const strides = x.shape.length === 0 ? [1] : x.strides;
  return view({ ...x, shape: sizes.with(dim, x.shape.at(dim) ?? 1), strides }).movedim(dim, -1);
}

/** For each number of an index, the position in the lines to which it refers. */
function placesIn(from: Tensor, dim: number, index: Operand): Float64Array {
  const length = index.shape.at(dim) ?? 1;
  return numbers(lines(index, dim, index)).map((place, i) => Math.floor(i / length) * from.shape.at(-1)! + place);
}

/** Elements of `x` at the positions along `dim` given by `index`. */
function gather([x, dim, index]: readonly [Operand, number, Operand], [out]: readonly Operand[]): void {
  const from = lines(x, dim, index);
  const values = numbers(from);
  put(
    lines(out!, dim, index),
    placesIn(from, dim, index).map((place) => values[place]!),
  );
}

/** `x` with a number at the indexed positions. */
function scatter([x, dim, index, value]: readonly [Operand, number, Operand, number], [out]: readonly Operand[]): void {
  execute.copy(out!, x);
  const to = lines(out!, dim, index);
  const values = numbers(to).slice();
  for (const place of placesIn(to, dim, index)) values[place] = value;
  put(to, values);
}

/** The operators that the machine can run, by name. */
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
  "logical_and.out": pointwise((x, y) => Number(x !== 0 && y !== 0)),
  "logical_or.out": pointwise((x, y) => Number(x !== 0 || y !== 0)),
  "logical_not.out": pointwise((x) => Number(x === 0)),
  "neg.out": pointwise((x) => -x),
  "abs.out": pointwise(Math.abs),
  "exp.out": pointwise(Math.exp),
  "log.out": pointwise(Math.log),
  "log1p.out": pointwise(Math.log1p),
  "expm1.out": pointwise(Math.expm1),
  "sqrt.out": pointwise(Math.sqrt),
  "rsqrt.out": pointwise((x) => 1 / Math.sqrt(x)),
  "reciprocal.out": pointwise((x) => 1 / x),
  "sin.out": pointwise(Math.sin),
  "cos.out": pointwise(Math.cos),
  "tan.out": pointwise(Math.tan),
  "atan.out": pointwise(Math.atan),
  "tanh.out": pointwise(Math.tanh),
  "sigmoid.out": pointwise((x) => 1 / (1 + Math.exp(-x))),
  "relu.out": pointwise((x) => (x < 0 ? 0 : x)),
  "floor.out": pointwise(Math.floor),
  "ceil.out": pointwise(Math.ceil),
  "sign.out": pointwise(Math.sign),
  "where.self_out": pointwise((condition, x, y) => (condition !== 0 ? x : y)),
  "mm.out": product,
  "bmm.out": product,
  "sum.IntList_out": reduction(total),
  "mean.out": reduction((values) => total(values) / values.length),
  "amax.out": reduction((values) => Math.max(...values)),
  "amin.out": reduction((values) => Math.min(...values)),
  "argmax.out": reduction(argmax),
  "gather.out": gather,
  "scatter.value_out": scatter,
};

/** The dtypes that the kernels support; memory holds every dtype. */
export const computed: readonly DType[] = ["float32", "float64", "int64", "int32", "int16", "int8", "uint8", "bool"];

const execute = {
  allocate: ({ id }: CommandMemory, bytes: number): void => void memories.set(id, new Uint8Array(bytes)),
  free: ({ id }: CommandMemory): void => void memories.delete(id),
  write: ({ id }: CommandMemory, at: number, bytes: Uint8Array): void => memories.get(id)!.set(bytes, at),
  read: ({ id }: CommandMemory, at: number, length: number) => memories.get(id)!.slice(at, at + length),
  copy: (to: Operand, from: Operand): void => void view(to).copy_(view(from)),
  run: (kernel: string, args: readonly Argument[], outs: readonly Operand[]): void =>
    kernels[kernel]!(args as never, outs),
};

/**
 * Makes the machine process lists of commands from a port: in this thread or, with the other end transferred, in
 * another.
 */
export function start(port: MessagePort): void {
  port.on("message", (commands: readonly DeviceCommand[]) => {
    const answers: Uint8Array[] = [];
    let failure: string | null = null;
    for (const [name, ...args] of commands) {
      try {
        const answer = (execute[name] as (...args: readonly unknown[]) => Uint8Array | undefined)(...args);
        if (answer !== undefined) answers.push(answer);
      } catch (error) {
        failure ??= (error as Error).message;
      }
    }
    port.postMessage(failure ?? answers);
  });
  port.unref();
}
