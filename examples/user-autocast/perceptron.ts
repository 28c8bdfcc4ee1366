// A perceptron trained in a region of the user's autocast: the dtypes of its operators, and the effect of a custom
// policy.
// Run: npx tsx examples/user-autocast/perceptron.ts

import {
  type CallOptions,
  DispatchMode,
  layerNorm,
  linear,
  manualSeed,
  mseLoss,
  noGrad,
  type OverloadHandle,
  randn,
  relu,
  type Tensor,
  withMode,
} from "../../generated/index.js";
import { autocast } from "./autocast.js";

/** Operators below autograd, with the dtypes of their results. */
class Dtypes extends DispatchMode {
  readonly seen: string[] = [];

  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    const result = op(...args, options);
    const [, name] = op.operator.name.split(/::|\./);
    if (/addmm|norm|loss|^_to_copy/.test(name!)) {
      const { dtype } = (Array.isArray(result) ? result[0] : result) as Tensor;
      this.seen.push(name === "_to_copy" ? `to ${dtype}` : `${name} in ${dtype}`);
    }
    return result;
  }
}

manualSeed(5);
const weight = (...shape: number[]): Tensor => randn(shape).mul(0.4).requiresGrad_();
const [w1, b1, w2, b2] = [weight(16, 4), weight(16), weight(2, 16), weight(2)];
const inputs = randn([64, 4]);
const targets = inputs.matmul(randn([4, 2])).relu();
const model = (x: Tensor): Tensor => linear(layerNorm(relu(linear(x, w1, b1)), [16]), w2, b2);
const loss = (options = {}): Tensor => autocast(options, () => mseLoss(model(inputs), targets));

for (const [what, options] of [
  ["as the registry says", {}],
  ["layer norms in float32, too", { changes: { "aten::layer_norm": "fp32" } }],
] as const) {
  const log = new Dtypes();
  withMode(log, () => loss(options));
  console.log(`${what}:\n  ${log.seen.join(", ")}`);
}

const first = loss().item();
for (let step = 0; step < 150; step++) {
  loss().backward();
  noGrad(() => {
    for (const weight of [w1, b1!, w2, b2!]) {
      weight.sub_(weight.grad!, { alpha: 0.1 });
      weight.grad = null;
    }
  });
}
const last = loss().item();
console.log(`loss ${first.toFixed(2)} to ${last.toFixed(2)}, weights of ${w1.dtype}`);
if (last > first / 4) process.exitCode = 1;
