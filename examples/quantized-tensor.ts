// A wrapper tensor whose dtype is not its element's: int8 codes that are read, printed and computed with as float32.

import {
  type CallOptions,
  mapTensors,
  mul,
  type OverloadHandle,
  type Tensor,
  TensorSubclass,
  type TensorSubclassConstructor,
  tensor,
} from "../generated/index.js";

export class QuantizedTensor extends TensorSubclass {
  readonly codes: Tensor;
  readonly scale: number;

  /** Represents `codes * scale`. */
  constructor(codes: Tensor, scale: number) {
    super({ shape: codes.shape, strides: codes.strides, offset: codes.offset, dtype: "float32" });
    this.codes = codes;
    this.scale = scale;
  }

  /** The nearest codes: the largest magnitude is 127. */
  static of(values: Tensor): QuantizedTensor {
    const scale = Number(values.abs().max().item()) / 127 || 1;
    return new QuantizedTensor(values.div(scale).round().to({ dtype: "int8" }), scale);
  }

  override materialize(): Tensor {
    return mul(this.codes.to({ dtype: "float32" }), this.scale);
  }

  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const [self] = args;
    // Operators that only move elements move the codes; everything else computes with the numbers.
    if (self instanceof QuantizedTensor && movers.has(op.operator.name)) {
      const codes = op(self.codes, ...args.slice(1), options) as Tensor;
      return new QuantizedTensor(codes, self.scale);
    }
    const numbers = args.map((arg) =>
      mapTensors(arg, (one) => (one instanceof QuantizedTensor ? one.materialize() : one)),
    );
    return op(...numbers, options);
  }
}

const movers: ReadonlySet<string> = new Set([
  "aten::detach",
  "aten::alias",
  "aten::clone",
  "aten::t",
  "aten::view",
  "aten::_reshape_alias",
  "aten::unsqueeze",
  "aten::slice.Tensor",
  "aten::select.int",
]);

/** A product with quantised weights, and how many bytes they take. */
export function run(): { readonly text: string; readonly product: Tensor; readonly bytes: number } {
  const weights = QuantizedTensor.of(
    tensor([
      [0.5, -1, 0.25],
      [2, 0, -1.5],
    ]),
  );
  return {
    text: String(weights.t()),
    product: tensor([[1, 2]]).matmul(weights),
    bytes: weights.codes.numel * weights.codes.itemSize,
  };
}

if (process.argv[1]?.endsWith("quantized-tensor.ts") === true) {
  const { text, product, bytes } = run();
  console.log(text);
  console.log(product);
  console.log(`${bytes} bytes`);
}
