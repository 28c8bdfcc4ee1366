// A tensor subclass that logs every operator: wrap, compute, unwrap.

import {
  add,
  type CallOptions,
  mapTensors,
  mul,
  type OverloadHandle,
  sum,
  type Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  tensor,
} from "../generated/index.js";

export class LoggingTensor extends TensorSubclass {
  static readonly log: string[] = [];

  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    LoggingTensor.log.push(op.operator.name);
    const unwrap = (value: unknown): unknown =>
      mapTensors(value, (one) => (one instanceof LoggingTensor ? one.elem : one));
    const result = op(...args.map(unwrap), unwrap(options));
    return mapTensors(result, (one) => new LoggingTensor(one));
  }
}

/** Computes sum(x * 2 + y) with logging tensors: the log, and the plain result. */
export function run(): { log: string[]; result: Tensor } {
  LoggingTensor.log.length = 0;
  const x = new LoggingTensor(tensor([1, 2, 3]));
  const result = sum(add(mul(x, 2), tensor([10, 20, 30])));
  return { log: [...LoggingTensor.log], result: (result as unknown as LoggingTensor).elem };
}

if (process.argv[1]?.endsWith("logging-tensor.ts") === true) {
  const { log, result } = run();
  console.log(log.join("\n"));
  console.log(result);
}
