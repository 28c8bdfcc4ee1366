// One row an operator: arguments that show what it does. `npm run codegen -- new` adds rows; samples.test.ts runs them all.

import { scalar, type Tensor, tensor } from "../../generated/index.js";

export interface Sample {
  /** Registry name without namespace. */
  readonly operator: string;
  /** Positional arguments; made afresh for each use. */
  readonly args: () => readonly unknown[];
}

const matrix = (): Tensor =>
  tensor([
    [0.5, -1.5, 2],
    [3, 0.25, -0.75],
  ]);

export const samples: readonly Sample[] = [
  { operator: "add.Tensor", args: () => [matrix(), tensor([1, 2, 3])] },
  { operator: "mul.Tensor", args: () => [matrix(), matrix()] },
  { operator: "div.Tensor", args: () => [matrix(), tensor([1, 2, 4])] },
  { operator: "pow.Tensor_Scalar", args: () => [tensor([0.5, 1.5, 2]), scalar(3, "float")] },
  { operator: "exp", args: () => [matrix()] },
  { operator: "sigmoid", args: () => [matrix()] },
  { operator: "tanh", args: () => [matrix()] },
  { operator: "sum.dim_IntList", args: () => [matrix(), [1]] },
  { operator: "mean", args: () => [matrix()] },
  {
    operator: "mm",
    args: () => [
      matrix(),
      tensor([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ],
  },
  { operator: "cat", args: () => [[matrix(), matrix()], 1] },
  { operator: "transpose.int", args: () => [matrix(), 0, 1] },
  {
    operator: "gather",
    args: () => [
      matrix(),
      1,
      tensor(
        [
          [0, 2],
          [1, 1],
        ],
        { dtype: "int64" },
      ),
    ],
  },
  { operator: "_softmax", args: () => [matrix(), 1, false] },
  { operator: "cumsum", args: () => [matrix(), 1] },
];
