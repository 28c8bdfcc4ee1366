// A program that writes through views, and its functionalized form: a dispatch mode below sees no writes.
// Run: npx tsx examples/user-functionalization/window.ts

import {
  type CallOptions,
  DispatchMode,
  type OverloadHandle,
  type Tensor,
  tensor,
  withMode,
  zeros,
} from "../../generated/index.js";
import { functionalize } from "./functionalize.js";

/** Records the operators below that write, and counts all operators. */
class Writes extends DispatchMode {
  calls = 0;
  readonly writing: string[] = [];

  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    this.calls++;
    const { name, schema } = op.operator;
    if (schema.arguments.some(({ alias }) => alias?.write === true)) this.writing.push(name);
    return op(...args, options);
  }
}

/** Rows of a table, each the running sum of those above it, and the table transposed in place. */
function program(x: Tensor): Tensor {
  const sums = zeros([2]);
  for (const row of x.unbind()) {
    sums.add_(row);
    row.copy_(sums);
  }
  x.t_();
  x.diagonal().mul_(10);
  return sums;
}

for (const [what, run] of [
  ["as it is", program],
  ["functionalized", functionalize(program)],
] as const) {
  const x = tensor([
    [1, 2],
    [3, 4],
  ]);
  const log = new Writes();
  const sums = withMode(log, () => run(x));
  console.log(`${what}: ${JSON.stringify(sums.toArray())}, and x is ${JSON.stringify(x.toArray())}`);
  console.log(`  ${log.calls} operators below, of which write: ${log.writing.join(", ")}`);
}
