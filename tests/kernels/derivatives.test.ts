// Derivatives of indexing, views, joining and sorting against finite differences: reverse, forward, second order.

import { describe, expect, it } from "vitest";
import {
  asStrided,
  asStridedScatter,
  blockDiag,
  cat,
  constantPadNd,
  corrcoef,
  cov,
  cummax,
  diag,
  fill,
  gradcheck,
  gradgradcheck,
  gradient,
  index,
  indexAdd,
  indexCopy,
  indexFill,
  indexPut,
  indexReduce,
  kthvalue,
  manualSeed,
  maskedFill,
  maskedScatter,
  median,
  mode,
  mvlgamma,
  pad,
  put,
  randn,
  repeatInterleave,
  roll,
  rot90,
  scatter,
  scatterReduce,
  selectScatter,
  sort,
  stack,
  type Tensor,
  take,
  tensor,
  topk,
  trace,
} from "../../generated/index.js";

type Checked = Tensor | readonly (Tensor | null)[];

interface Case {
  readonly name: string;
  readonly run: (...inputs: never[]) => Checked;
  /** Shapes of the inputs, which are random. */
  readonly inputs: readonly (readonly number[])[];
  /** False where the operator has no forward derivative, as in PyTorch. */
  readonly forward?: false;
}

const idx = tensor([0, 2, 2], { dtype: "int64" });

const cases: readonly Case[] = [
  {
    name: "scatter.reduce add",
    run: (x: Tensor, s: Tensor): Checked => scatter(x, 0, idx, s, { reduce: "add" }),
    inputs: [[4], [3]],
  },
  {
    name: "scatter.reduce mul",
    run: (x: Tensor, s: Tensor): Checked => scatter(x, 0, idx, s, { reduce: "multiply" }),
    inputs: [[4], [3]],
    forward: false,
  },
  {
    name: "scatter.value_reduce mul",
    run: (x: Tensor): Checked => scatter(x, 0, idx, 3, { reduce: "multiply" }),
    inputs: [[4]],
  },
  { name: "narrow_copy", run: (x: Tensor): Checked => x.narrowCopy(0, -3, 2), inputs: [[4, 2]] },
  { name: "fill.Tensor", run: (x: Tensor, v: Tensor): Checked => fill(x, v), inputs: [[3], []] },
  { name: "fill_.Tensor", run: (x: Tensor, v: Tensor): Checked => x.clone().fill_(v), inputs: [[3], []] },
  { name: "copy_ broadcast", run: (x: Tensor, v: Tensor): Checked => x.clone().copy_(v), inputs: [[2, 3], [3]] },
  { name: "index_fill.Tensor", run: (x: Tensor, v: Tensor): Checked => indexFill(x, 0, idx, v), inputs: [[4, 2], []] },
  {
    name: "masked_scatter",
    run: (x: Tensor, v: Tensor): Checked => maskedScatter(x, tensor([true, false, true, false]), v),
    inputs: [[4], [5]],
  },
  {
    name: "masked_fill.Tensor",
    run: (x: Tensor, v: Tensor): Checked => maskedFill(x, tensor([true, false, true, false]), v),
    inputs: [[4], []],
  },
  { name: "as_strided overlap", run: (x: Tensor): Checked => asStrided(x.clone(), [2, 2], [1, 1]), inputs: [[4]] },
  {
    name: "as_strided of expanded",
    run: (x: Tensor): Checked => asStrided(x.expand([3, 2]), [3, 2], [0, 1]),
    inputs: [[2]],
  },
  { name: "unfold", run: (x: Tensor): Checked => x.unfold(0, 3, 2), inputs: [[7]] },
  { name: "unfold 2d", run: (x: Tensor): Checked => x.unfold(1, 2, 1), inputs: [[2, 4]] },
  { name: "repeat", run: (x: Tensor): Checked => x.repeat([2, 1, 3]), inputs: [[2, 2]] },
  { name: "roll", run: (x: Tensor): Checked => roll(x, [1, -2], [0, 1]), inputs: [[3, 4]] },
  { name: "rot90", run: (x: Tensor): Checked => rot90(x, 1, [0, 1]), inputs: [[3, 4]] },
  { name: "put acc", run: (x: Tensor, s: Tensor): Checked => put(x, idx, s, true), inputs: [[4], [3]] },
  {
    name: "put",
    run: (x: Tensor, s: Tensor): Checked => put(x, tensor([0, 3, 1], { dtype: "int64" }), s),
    inputs: [[4], [3]],
  },
  { name: "take", run: (x: Tensor): Checked => take(x, idx), inputs: [[4]] },
  {
    name: "index_copy",
    run: (x: Tensor, s: Tensor): Checked => indexCopy(x, 0, tensor([0, 2], { dtype: "int64" }), s),
    inputs: [
      [4, 2],
      [2, 2],
    ],
  },
  {
    name: "index_add",
    run: (x: Tensor, s: Tensor): Checked => indexAdd(x, 0, idx, s, { alpha: 2 }),
    inputs: [
      [4, 2],
      [3, 2],
    ],
  },
  {
    name: "index_reduce prod",
    run: (x: Tensor, s: Tensor): Checked => indexReduce(x, 0, idx, s, "prod"),
    inputs: [
      [4, 2],
      [3, 2],
    ],
    forward: false,
  },
  {
    name: "index_reduce mean",
    run: (x: Tensor, s: Tensor): Checked => indexReduce(x, 0, idx, s, "mean", { includeSelf: false }),
    inputs: [
      [4, 2],
      [3, 2],
    ],
    forward: false,
  },
  {
    name: "index_reduce amax",
    run: (x: Tensor, s: Tensor): Checked => indexReduce(x, 0, idx, s, "amax"),
    inputs: [
      [4, 2],
      [3, 2],
    ],
    forward: false,
  },
  {
    name: "scatter_reduce prod",
    run: (x: Tensor, s: Tensor): Checked => scatterReduce(x, 0, idx, s, "prod"),
    inputs: [[4], [3]],
    forward: false,
  },
  { name: "reflection_pad2d", run: (x: Tensor): Checked => pad(x, [1, 2, 2, 1], "reflect"), inputs: [[1, 3, 4]] },
  { name: "replication_pad1d", run: (x: Tensor): Checked => pad(x, [1, 2], "replicate"), inputs: [[2, 3]] },
  { name: "circular", run: (x: Tensor): Checked => pad(x, [1, 2], "circular"), inputs: [[1, 2, 3]] },
  { name: "diag vec", run: (x: Tensor): Checked => diag(x, 1), inputs: [[3]] },
  { name: "diag rect", run: (x: Tensor): Checked => diag(x, -1), inputs: [[3, 4]] },
  { name: "trace", run: (x: Tensor): Checked => trace(x), inputs: [[3, 4]] },
  {
    name: "cat",
    run: (a: Tensor, b: Tensor): Checked => cat([a, b, a], 1),
    inputs: [
      [2, 1],
      [2, 3],
    ],
  },
  { name: "stack", run: (a: Tensor, b: Tensor): Checked => stack([a, b], -1), inputs: [[2], [2]] },
  {
    name: "block_diag",
    run: (a: Tensor, b: Tensor, c: Tensor): Checked => blockDiag([a, b, c]),
    inputs: [[2, 1], [3], []],
  },
  { name: "kthvalue", run: (x: Tensor): Checked => kthvalue(x, 2, 1)[0], inputs: [[3, 4]] },
  { name: "median", run: (x: Tensor): Checked => median(x), inputs: [[5]] },
  { name: "median dim", run: (x: Tensor): Checked => median(x, 1)[0], inputs: [[3, 5]] },
  { name: "mode", run: (x: Tensor): Checked => mode(x, 1)[0], inputs: [[3, 5]] },
  { name: "cummax", run: (x: Tensor): Checked => cummax(x, 1)[0], inputs: [[3, 5]] },
  { name: "sort", run: (x: Tensor): Checked => sort(x, 0)[0], inputs: [[4, 2]] },
  { name: "topk", run: (x: Tensor): Checked => topk(x, 2)[0], inputs: [[2, 4]] },
  { name: "mvlgamma", run: (x: Tensor): Checked => mvlgamma(x.abs().add(3), 2), inputs: [[3]] },
  { name: "cov", run: (x: Tensor): Checked => cov(x), inputs: [[2, 4]] },
  { name: "corrcoef", run: (x: Tensor): Checked => corrcoef(x), inputs: [[2, 4]] },
  { name: "gradient", run: (x: Tensor): Checked => gradient(x)[1]!, inputs: [[3, 4]] },
  { name: "select_scatter", run: (x: Tensor, s: Tensor): Checked => selectScatter(x, s, 0, 1), inputs: [[3, 2], [2]] },
  {
    name: "as_strided_scatter",
    run: (x: Tensor, s: Tensor): Checked => asStridedScatter(x, s, [2], [2], 1),
    inputs: [[4], [2]],
  },
  { name: "index mask", run: (x: Tensor): Checked => index(x, [tensor([true, false, true])]), inputs: [[3, 2]] },
  {
    name: "index_put",
    run: (x: Tensor, v: Tensor): Checked => indexPut(x, [tensor([0, 2], { dtype: "int64" })], v),
    inputs: [[3, 2], [2]],
  },
  { name: "to", run: (x: Tensor): Checked => x.to("float64", { copy: true }), inputs: [[3]] },
  { name: "movedim", run: (x: Tensor): Checked => x.movedim(0, 2), inputs: [[2, 3, 4]] },
  { name: "split", run: (x: Tensor): Checked => x.split(2)[1]!, inputs: [[5]] },
  { name: "unbind", run: (x: Tensor): Checked => x.unbind(1)[2]!, inputs: [[2, 3]] },
  { name: "slice step", run: (x: Tensor): Checked => x.slice(0, 1, null, 2), inputs: [[6]] },
  { name: "constant_pad neg", run: (x: Tensor): Checked => constantPadNd(x, [-1, 2]), inputs: [[2, 4]] },
  {
    name: "repeat_interleave",
    run: (x: Tensor): Checked => repeatInterleave(x, tensor([1, 0, 2], { dtype: "int64" }), 0),
    inputs: [[3, 2]],
  },
];

describe("derivatives against finite differences", () => {
  it.each(cases)("$name", ({ run, inputs, forward }) => {
    manualSeed(7);
    const operands = inputs.map((shape) => {
      const x = randn(shape, { dtype: "float64" });
      x.requiresGrad = true;
      return x;
    });
    expect(gradcheck(run, operands, { forward: forward !== false })).toBe(true);
    expect(gradgradcheck(run, operands)).toBe(true);
  });
});
