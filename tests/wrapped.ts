// A tensor subclass that computes with the tensors it wraps, for tests and random programs.

import { type CallOptions, mapTensors, type OverloadHandle, type Tensor, TensorSubclass } from "../generated/index.js";

/** Results that are operands stay the same objects. */
export class Wrapped extends TensorSubclass {
  static override dispatch(
    op: OverloadHandle,
    _types: unknown,
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const given = new Map<Tensor, Wrapped>();
    const unwrap = (value: unknown): unknown =>
      mapTensors(value, (one) => {
        if (!(one instanceof Wrapped)) return one;
        given.set(one.elem, one);
        return one.elem;
      });
    const result = op(...args.map(unwrap), unwrap(options) as CallOptions);
    return mapTensors(result, (one) => given.get(one) ?? new Wrapped(one));
  }
}
