// The cost of a forward pass of a large model, computed without its memory: operators, bytes and parameters under
// fake tensors.
// Run: npx tsx examples/fake-cost.ts

import {
  type CallOptions,
  DispatchMode,
  mapTensors,
  noGrad,
  type OverloadHandle,
  randn,
  type Tensor,
  type TensorSubclassConstructor,
  withFakeTensors,
  withMode,
} from "../generated/index.js";
import { TransformerEncoder, TransformerEncoderLayer } from "../runtime/nn/index.js";

const bytesOf = (x: Tensor): number => x.numel * x.itemSize;

/** Counts operators, and the bytes of results that are neither views nor arguments. */
class Cost extends DispatchMode {
  readonly operators = new Map<string, number>();
  bytes = 0;
  largest = 0;

  handle(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const { name } = op.operator;
    this.operators.set(name, (this.operators.get(name) ?? 0) + 1);
    const result = op(...args, options);
    // Composites may also return a view of an otherwise unused result, which the schema does not declare.
    if (name === "aten::_unsafe_view" || op.schema.returns.some(({ alias }) => alias !== null)) return result;
    mapTensors(result, (one) => {
      this.bytes += bytesOf(one);
      this.largest = Math.max(this.largest, bytesOf(one));
      return one;
    });
    return result;
  }
}

/** A transformer of 1.2 billion parameters on a batch of eight texts of 1,024 words, on a device that is not present. */
export function run(): string[] {
  return withFakeTensors(() => {
    const options = { dimFeedforward: 8192, batchFirst: true, device: "cuda" } as const;
    const layers = Array.from({ length: 24 }, () => new TransformerEncoderLayer(2048, 16, options));
    const model = new TransformerEncoder(layers).eval();
    const x = randn([8, 1024, 2048], { device: "cuda" });
    const cost = new Cost();
    const result = noGrad(() => withMode(cost, () => model.forward(x)));
    const parameters = [...model.parameters()];
    const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(2)} GiB`;
    const calls = [...cost.operators.values()].reduce((sum, count) => sum + count, 0);
    const most = [...cost.operators].sort(([, a], [, b]) => b - a).slice(0, 5);
    return [
      `result: ${result.dtype} [${result.shape}] on ${result.device}`,
      `parameters: ${parameters.reduce((sum, { numel }) => sum + numel, 0).toLocaleString("en")} in ${parameters.length} tensors, ${gigabytes(parameters.reduce((sum, one) => sum + bytesOf(one), 0))}`,
      `operators: ${calls} calls of ${cost.operators.size}; ${most.map(([name, count]) => `${name} ${count}`).join(", ")}`,
      `bytes of results: ${gigabytes(cost.bytes)}, the largest ${gigabytes(cost.largest)}`,
    ];
  });
}

if (process.argv[1]?.endsWith("fake-cost.ts") === true) console.log(run().join("\n"));
