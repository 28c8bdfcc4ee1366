// A perceptron with sharded weights: the first layer's by rows, the second's by columns. Prints the collectives of a
// training step.
// Run: npx tsx examples/dtensor/two-layers.ts

import { fileURLToPath } from "node:url";
import {
  type CallOptions,
  DispatchMode,
  linear,
  manualSeed,
  mseLoss,
  NotImplemented,
  type OverloadHandle,
  randn,
  relu,
  type TensorSubclassConstructor,
  withMode,
} from "../../generated/index.js";
import { type DTensor, distribute, redistribute } from "./dtensor.js";
import { type Mesh, runOnMesh } from "./mesh.js";
import { Replicate, Shard, textOf } from "./placements.js";

/** Records the collectives. Calls on distributed tensors are left to their class, whose own calls it then sees. */
class Collectives extends DispatchMode {
  readonly seen: string[] = [];

  handle(
    op: OverloadHandle,
    types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    if (types.length > 0) return NotImplemented;
    const { name } = op.operator;
    if (name.startsWith("c10d::")) this.seen.push(`${name} [${(args[0] as { shape: readonly number[] }).shape}]`);
    return op(...args, options);
  }
}

export function main(_: Mesh): string[] {
  manualSeed(2);
  const x = distribute(randn([4, 6]), Replicate);
  const y = distribute(randn([4, 2]), Replicate);
  const first = distribute(randn([8, 6]), Shard(0)).requiresGrad_();
  const second = distribute(randn([2, 8]), Shard(1)).requiresGrad_();
  const forward = new Collectives();
  const hidden = withMode(forward, () => relu(linear(x, first)));
  const terms = withMode(forward, () => linear(hidden, second));
  const result = withMode(forward, () => redistribute(terms as DTensor, Replicate));
  const loss = withMode(forward, () => mseLoss(result, y));
  const backward = new Collectives();
  withMode(backward, () => loss.backward());
  const place = (one: unknown): string => textOf((one as { placement: typeof Replicate }).placement);
  return [
    `hidden ${place(hidden)}, product ${place(terms)}, result ${place(result)}, loss ${place(loss)}`,
    `gradients ${place(first.grad)} and ${place(second.grad)}`,
    `forward: ${forward.seen.join(", ")}`,
    `backward: ${backward.seen.join(", ") || "none"}`,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [lines] = (await runOnMesh(4, new URL(import.meta.url))) as string[][];
  console.log(lines!.join("\n"));
}
