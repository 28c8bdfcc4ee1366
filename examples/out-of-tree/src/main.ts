// Uses the project's operators beside tengen's, and checks their gradients against finite differences.

import { gradcheck, gradgradcheck, matmul, ops, tensor } from "tengen";
import { logCoshMean, squash, squash_ } from "./generated/index.js";

const x = tensor(
  [
    [1, -3],
    [0.5, 2],
  ],
  { requiresGrad: true },
);
const y = matmul(squash(x, { width: 2 }), x).logCoshMean([1]);
y.sum().backward();
console.log("value   ", String(y.detach()));
console.log("gradient", String(x.grad));

const inPlace = tensor([1, 3]);
squash_(inPlace);
console.log("in place", String(inPlace), "by name", String(ops.mine.squash.default(tensor([1, 3]))));

const input = tensor([0.3, -1.2, 2.5], { dtype: "float64", requiresGrad: true });
for (const [name, fn] of [
  ["squash", (t: typeof input) => squash(t, { width: 2 })],
  ["log_cosh_mean", (t: typeof input) => logCoshMean(t, 0, true)],
] as const) {
  gradcheck(fn, [input], { forward: true });
  gradgradcheck(fn, [input]);
  console.log(name, "agrees with finite differences");
}
