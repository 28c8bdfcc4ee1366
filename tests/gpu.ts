import * as T from "../generated/index.js";

/** A tensor of a simulated GPU: it has the keys of WebGPU, and its elements are on the CPU. */
export class OnGpu extends T.WrapperTensor {
  readonly held: T.Tensor;
  constructor(held: T.Tensor) {
    super({ shape: held.shape, dtype: held.dtype, device: "webgpu" });
    this.held = held;
  }
  override materialize(): T.Tensor {
    return this.held;
  }
}

/** Runs operators on such tensors on the wrapped ones, and lists their names in `calls`. */
export class GpuMode extends T.DispatchMode {
  readonly calls: string[] = [];
  override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
    const inner = (value: unknown): unknown => T.mapTensors(value, (x) => (x instanceof OnGpu ? x.held : x));
    if (inner(args) === args) return op(...args, options);
    this.calls.push(op.operator.name.replace("aten::", ""));
    const result = op(...(inner(args) as unknown[]), inner({ ...options, device: undefined }) as T.CallOptions);
    return T.mapTensors(result, (x) => new OnGpu(x));
  }
}
