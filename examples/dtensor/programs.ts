// Programs that are run on whole tensors and on distributed ones.

import {
  addmm,
  bmm,
  cat,
  crossEntropyLoss,
  cumsum,
  layerNorm,
  linear,
  logSoftmax,
  matmul,
  maximum,
  mm,
  noGrad,
  relu,
  softmax,
  sort,
  type Tensor,
  tensor,
  where,
} from "../../generated/index.js";

export interface Program {
  readonly name: string;
  /** Shapes of the inputs. */
  readonly shapes: readonly (readonly number[])[];
  readonly run: (...inputs: Tensor[]) => Tensor | readonly Tensor[];
}

const program = (name: string, shapes: Program["shapes"], run: Program["run"]): Program => ({ name, shapes, run });
const matrix = [6, 5];
const classes = tensor([0n, 1n, 4n, 2n, 1n, 3n]);

export const programs: readonly Program[] = [
  // Element by element, with broadcasting
  program("element by element", [matrix, matrix], (x, y) =>
    relu(x!.mul(y!).add(x!, { alpha: 2 }))
      .sub(0.5)
      .sigmoid(),
  ),
  program("sums of terms", [matrix, matrix], (x, y) => x!.add(y!).neg().mul(3).sub(y!).div(2)),
  program("terms are not linear in what follows", [matrix, matrix], (x, y) => x!.add(y!).add(1).exp().mul(y!)),
  program("broadcast over columns", [matrix, [5]], (x, b) => x!.mul(b!).add(b!)),
  program("broadcast over rows", [matrix, [6, 1]], (x, b) => maximum(x!.sub(b!), b!)),
  program("a dimension more", [[5], [3, 6, 5]], (x, y) => x!.add(y!).tanh()),
  program("chosen by a condition", [matrix, matrix], (x, y) => where(x!.gt(y!), x!, y!.mul(2))),
  program("beside a plain tensor", [matrix], (x) => x!.mul(tensor([1, 2, 3, 4, 5], { dtype: "float64" }))),
  // Products
  program("matrix product", [matrix, [5, 4]], (x, y) => mm(x!, y!)),
  program("of a sum of terms", [matrix, [5, 4]], (x, y) => mm(x!.neg(), y!).mul(2)),
  program(
    "batched product",
    [
      [4, 3, 5],
      [4, 5, 2],
    ],
    (x, y) => bmm(x!, y!),
  ),
  program("product with a bias", [[4], matrix, [5, 4]], (b, x, y) => addmm(b!, x!, y!, { beta: 0.5, alpha: 2 })),
  program(
    "matmul broadcasts",
    [
      [2, 3, 5],
      [5, 4],
    ],
    (x, y) => matmul(x!, y!),
  ),
  program("two layers", [matrix, [8, 5], [8], [4, 8]], (x, w, b, v) => linear(relu(linear(x!, w!, b!)), v!)),
  // Reductions
  program("sum of all", [matrix], (x) => x!.mul(x!).sum()),
  program("sums of rows and columns", [matrix], (x) => [x!.sum({ dim: 0 }), x!.sum({ dim: [1], keepdim: true })]),
  program("means", [[4, 6, 5]], (x) => [x!.mean(), x!.mean({ dim: [0, 2] }), x!.mean({ dim: -1, keepdim: true })]),
  program("softmax", [matrix], (x) => [softmax(x!, 0), softmax(x!, 1)]),
  program("logarithms of softmax", [[4, 4]], (x) => [logSoftmax(x!, 0), logSoftmax(x!, -1)]),
  program("cross entropy", [matrix], (x) => crossEntropyLoss(x!, classes)),
  program("layer norm", [matrix, [5]], (x, w) => layerNorm(x!, [5], w!)),
  program("largest", [matrix], (x) => [x!.amax([1]), x!.max({ dim: 0 }).values, x!.amax()]),
  program("spread", [[4, 6, 5]], (x) => [x!.var({ dim: [1] }), x!.logsumexp([-1, 0]), x!.norm(2, [2], true)]),
  program("whether any, and where", [matrix], (x) => [
    x!.detach().gt(0).any({ dim: 1, keepdim: true }).mul(1.5),
    x!.detach().argmax({ dim: 0 }).add(0.5),
  ]),
  program("products with vectors", [matrix, [5], [6]], (x, v, w) => [x!.mv(v!), x!.mv(v!).dot(w!)]),
  program("linear of a sum of terms", [matrix, [5, 4]], (x, y) => {
    const terms = mm(x!, y!);
    return [terms.flip([0]).sum({ dim: 1 }), terms.tril().cumsum(1), terms.roll(1, 0).mean({ dim: 0 })];
  }),
  // Views
  program("transposed", [matrix, matrix], (x, y) => x!.t().add(y!.transpose(0, 1)).t()),
  program("views of other shapes", [[4, 6]], (x) => [
    x!.view([24]).mul(2),
    x!.view([2, 2, 6]).exp(),
    x!.view([4, 2, 3]),
  ]),
  program("rows and columns", [matrix], (x) => [
    x!.select(0, 2),
    x!.select(1, 3),
    x!.narrow(0, 1, 3),
    x!.slice(1, 0, 5, 2),
  ]),
  program("dimensions of one", [matrix], (x) => x!.unsqueeze(1).expand([6, 3, 5]).mul(2).permute([2, 0, 1])),
  program("split and joined", [[6, 4]], (x) =>
    cat(
      x!.split(2, 1).map((one, i) => one.mul(i + 1)),
      1,
    ),
  ),
  // Writes
  program("in place", [matrix, [5]], (x, b) => x!.clone().mul_(2).add_(b!).relu_()),
  program("into a view", [matrix, [5]], (x, b) => {
    const y = x!.mul(1);
    y.t().select(1, 0).mul_(3);
    y.narrow(0, 2, 2).copy_(b!);
    return y;
  }),
  program("a view of what is written", [[4, 6]], (x) => {
    const y = x!.add(1);
    const flat = y.view([24]);
    const column = flat.narrow(0, 3, 9);
    y.mul_(2);
    return [flat, column.mul(y.sum())];
  }),
  program("a step of descent", [[4, 5], [5]], (w, x) => {
    const weights = w!.detach().clone().requiresGrad_();
    weights.mul(x!.detach()).square().sum().backward();
    noGrad(() => weights.sub_(weights.grad!, { alpha: 0.1 }));
    return weights.detach();
  }),
  // Without a rule: on whole tensors
  program("sorted", [matrix], (x) => sort(x!, 0)[0]),
  program("sums along the way", [matrix], (x) => cumsum(x!, 0).mul(2)),
];
