// A dispatch mode that counts floating point operations, including those called by autograd and composites.

import { linear, relu, sum, type Tensor, tensor } from "../generated/index.js";
import type { OverloadHandle } from "../runtime/dispatch/ops.js";
import {
  type CallOptions,
  DispatchMode,
  type TensorSubclassConstructor,
  withMode,
} from "../runtime/modes/dispatch-mode.js";

type Count = (args: readonly unknown[], result: unknown) => number;

const size = (value: unknown): number => (value as Tensor).numel;
const product = (args: readonly unknown[], at: number): number => {
  const a = args[at] as Tensor;
  const b = args[at + 1] as Tensor;
  return 2 * a.numel * b.shape[b.shape.length - 1]!;
};

/** The counted operators; anything else is free. */
const counts: Readonly<Record<string, Count>> = {
  "aten::mm": (args) => product(args, 0),
  "aten::bmm": (args) => product(args, 0),
  "aten::addmm": (args) => product(args, 1),
  "aten::add.Tensor": (_, result) => size(result),
  "aten::mul.Tensor": (_, result) => size(result),
  "aten::relu": (_, result) => size(result),
  "aten::sum": (args) => size(args[0]),
};

export class FlopCounter extends DispatchMode {
  readonly flops = new Map<string, number>();

  get total(): number {
    return [...this.flops.values()].reduce((sum, one) => sum + one, 0);
  }

  override handle(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const result = op(...args, options);
    const { name } = op.operator;
    const count = counts[name]?.(args, result) ?? 0;
    if (count > 0) this.flops.set(name, (this.flops.get(name) ?? 0) + count);
    return result;
  }
}

/** Counts one layer forward and backward. */
export function run(): FlopCounter {
  const x = tensor([
    [1, 2],
    [3, 4],
  ]);
  const weight = tensor(
    [
      [0.5, -1],
      [2, 1],
      [0, 3],
    ],
    { requiresGrad: true },
  );
  const counter = new FlopCounter();
  withMode(counter, () => sum(relu(linear(x, weight))).backward());
  return counter;
}

if (process.argv[1]?.endsWith("flop-counter.ts") === true) {
  const counter = run();
  for (const [name, flops] of counter.flops) console.log(`${name.padEnd(20)} ${flops}`);
  console.log(`${"total".padEnd(20)} ${counter.total}`);
}
