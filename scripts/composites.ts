// Prints the errors of naive composites and of the library's own formulas in float32, against the library's formula in float64: value and
// gradient.

import * as lib from "../generated/index.js";
import type { Tensor } from "../runtime/core/tensor.js";
import { grad } from "../runtime/layers/grad.js";

interface Case {
  readonly name: string;
  readonly naive: string;
  readonly input: readonly number[];
  readonly builtin: (x: Tensor) => Tensor;
  readonly composed: (x: Tensor) => Tensor;
}

const targets = (x: Tensor): Tensor => lib.onesLike(x);
const cases: readonly Case[] = [
  {
    name: "log_softmax",
    naive: "log(exp(x) / sum(exp(x)))",
    input: [-30, 0, 40, 100],
    builtin: (x) => lib.logSoftmax(x, 0),
    composed: (x) => x.exp().div(x.exp().sum()).log(),
  },
  {
    name: "logsumexp",
    naive: "log(sum(exp(x)))",
    input: [90, 89, 70],
    builtin: (x) => lib.logsumexp(x, [0]),
    composed: (x) => x.exp().sum().log(),
  },
  {
    name: "softplus",
    naive: "log(1 + exp(x))",
    input: [-20, -1, 15, 100],
    builtin: (x) => lib.softplus(x),
    composed: (x) => x.exp().add(1).log(),
  },
  {
    name: "log1p",
    naive: "log(1 + x)",
    input: [1e-8, 1e-4, 0.5],
    builtin: (x) => lib.log1p(x),
    composed: (x) => x.add(1).log(),
  },
  {
    name: "binary_cross_entropy_with_logits",
    naive: "-log(sigmoid(x))",
    input: [-100, -2, 3],
    builtin: (x) => lib.binaryCrossEntropyWithLogits(x, targets(x), null, null, 0),
    composed: (x) => x.sigmoid().log().neg(),
  },
  {
    name: "var",
    naive: "mean(x^2) - mean(x)^2",
    input: [10000.1, 10000.2, 10000.4],
    builtin: (x) => lib.var_(x, [0], { correction: 0 }),
    composed: (x) => x.square().mean().sub(x.mean().square()),
  },
  {
    name: "norm",
    naive: "sqrt(sum(x^2))",
    input: [0, 0, 0],
    builtin: (x) => x.norm(),
    composed: (x) => x.square().sum().sqrt(),
  },
  {
    name: "prod",
    naive: "exp(sum(log(x)))",
    input: [3, 0, 2],
    builtin: (x) => x.prod(),
    composed: (x) => x.log().sum().exp(),
  },
  {
    name: "cdist",
    naive: "sqrt(|a|^2 + |b|^2 - 2ab)",
    input: [1000, 1000.01],
    builtin: (x) => lib.cdist(x.narrow(0, 0, 1).unsqueeze(0), x.narrow(0, 1, 1).unsqueeze(0)),
    composed: (x) => {
      const [a, b] = [x.select(0, 0), x.select(0, 1)];
      return a.square().add(b.square()).sub(a.mul(b).mul(2)).sqrt();
    },
  },
];

function results(fn: (x: Tensor) => Tensor, input: readonly number[], dtype: "float32" | "float64"): number[][] {
  // The same numbers in both: those that float32 holds.
  const x = lib.tensor(input.map(Math.fround), { dtype, requiresGrad: true });
  const y = fn(x);
  const gradient = grad(y, x, { gradOutputs: lib.onesLike(y) })[0]!;
  return [y, gradient].map((t) => t.detach().reshape([-1]).toArray() as number[]);
}

/** The largest error, relative unless the exact number is zero; NaN counts as an error itself. */
function errorOf(got: readonly number[], exact: readonly number[]): string {
  const errors = got.map((value, i) => {
    if (Number.isNaN(value)) return Number.NaN;
    const wanted = exact[i]!;
    return value === wanted ? 0 : Math.abs(value - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
  });
  if (errors.some(Number.isNaN)) return "NaN";
  const worst = Math.max(...errors);
  return worst === 0 ? "0" : Number.isFinite(worst) ? worst.toExponential(0) : "infinite";
}

console.log("| operator | naive composite | value: own | value: naive | gradient: own | gradient: naive |");
console.log("|---|---|---|---|---|---|");
for (const { name, naive, input, builtin, composed } of cases) {
  const exact = results(builtin, input, "float64");
  const [ours, theirs] = [results(builtin, input, "float32"), results(composed, input, "float32")];
  const cells = [0, 1].flatMap((i) => [errorOf(ours[i]!, exact[i]!), errorOf(theirs[i]!, exact[i]!)]);
  console.log(`| ${name} | \`${naive.replaceAll("|", "\\|")}\` | ${cells.join(" | ")} |`);
}
