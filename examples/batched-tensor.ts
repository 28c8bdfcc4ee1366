// A wrapper tensor that hides a dimension: a model written for one example runs on a whole batch, and backward computes each example's
// gradient.

import {
  add,
  type CallOptions,
  detach,
  expand,
  matmul,
  mm,
  mul,
  NotImplemented,
  type OverloadHandle,
  onesLike,
  sub,
  sum,
  type Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  tanh,
  tensor,
  transpose,
} from "../generated/index.js";

/** Exposes `value` [batch, ...] without its first dimension: as the tensor of a single example. */
export class BatchedTensor extends TensorSubclass {
  readonly value: Tensor;

  constructor(value: Tensor) {
    super({ shape: value.shape.slice(1), dtype: value.dtype, device: value.device });
    this.value = value;
  }

  override describe(): string {
    return `batch=${this.value.shape[0]}`;
  }

  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const rule = rules[op.operator.name];
    return rule === undefined ? NotImplemented : new BatchedTensor(rule(args, options));
  }
}

type Rule = (args: readonly unknown[], options: CallOptions) => Tensor;

const logicalRank = (x: unknown): number => (x as Tensor).ndim;

/** The batch in front, the example's dimensions aligned at the end: [batch, 1, ..., 1, ...example]. */
function aligned(x: unknown, rank: number): Tensor {
  if (!(x instanceof BatchedTensor)) return x as Tensor;
  const [batch, ...example] = x.value.shape as [number, ...number[]];
  return x.value.reshape([batch, ...new Array<number>(rank - example.length).fill(1), ...example]);
}

/** Elementwise operators broadcast each example by itself. */
function elementwise(compute: (a: Tensor, b: Tensor, options: CallOptions) => Tensor): Rule {
  return ([a, b], options) => {
    const rank = Math.max(logicalRank(a), logicalRank(b));
    return compute(aligned(a, rank), aligned(b, rank), options);
  };
}

const plain = (x: unknown): Tensor => (x instanceof BatchedTensor ? x.value : (x as Tensor));
const behindBatch = (dim: number, rank: number): number => (dim < 0 ? dim + rank : dim) + 1;

/** Each operator's implementation for a whole batch, in operators on plain tensors. */
export const rules: Readonly<Record<string, Rule>> = {
  "aten::add.Tensor": elementwise((a, b, options) => add(a, b, options)),
  "aten::sub.Tensor": elementwise((a, b, options) => sub(a, b, options)),
  "aten::mul.Tensor": elementwise((a, b) => mul(a, b)),
  "aten::mul.Scalar": ([x, factor]) => mul(plain(x), factor as number),
  "aten::tanh": ([x]) => tanh(plain(x)),
  "aten::tanh_backward": elementwise((grad, y) => mul(grad, sub(tensor(1), mul(y, y)))),
  "aten::mm": ([a, b]) => matmul(plain(a), plain(b)),
  "aten::t": ([x]) => transpose(plain(x), 1, 2),
  "aten::sum": ([x]) => sum(plain(x).flatten(1), 1),
  "aten::sum.dim_IntList": ([x, dims, keepdim], options) =>
    sum(
      plain(x),
      (dims as number[]).map((dim) => behindBatch(dim, logicalRank(x))),
      { keepdim: keepdim === true, ...options },
    ),
  "aten::expand": ([x, sizes]) => {
    const shape = sizes as number[];
    return expand(aligned(x, shape.length), [plain(x).shape[0]!, ...shape]);
  },
  "aten::ones_like": ([x]) => onesLike(plain(x)),
  "aten::detach": ([x]) => detach(plain(x)),
  "aten::clone": ([x]) => plain(x).clone(),
};

/** The squared error of a small network, written for one example x [1, 3]. */
export function loss(x: Tensor, target: Tensor, w1: Tensor, w2: Tensor): Tensor {
  const difference = sub(mm(tanh(mm(x, w1)), w2), target);
  return sum(mul(difference, difference));
}

/** The losses of four examples, and each example's gradient for the first layer: shapes [4] and [4, 3, 5]. */
export function run(): { readonly losses: Tensor; readonly gradients: Tensor; readonly text: string } {
  const examples = tensor([[[1, 2, 3]], [[0, -1, 1]], [[2, 0, -2]], [[0.5, 0.5, 0.5]]]);
  const targets = tensor([[[1]], [[0]], [[-1]], [[2]]]);
  const [w1, w2] = parameters();
  const result = loss(new BatchedTensor(examples), new BatchedTensor(targets), w1, w2);
  result.backward();
  return {
    losses: (result as unknown as BatchedTensor).value,
    gradients: (w1.grad as unknown as BatchedTensor).value,
    text: String(result),
  };
}

/** The two layers' weights, the same each time. */
export function parameters(): [Tensor, Tensor] {
  const weights = (rows: number, columns: number): Tensor =>
    tensor(
      Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_, j) => Math.sin(i * columns + j + 1))),
      { requiresGrad: true },
    );
  return [weights(3, 5), weights(5, 1)];
}

if (process.argv[1]?.endsWith("batched-tensor.ts") === true) {
  const { losses, gradients, text } = run();
  console.log(text);
  console.log(losses);
  console.log(gradients);
}
