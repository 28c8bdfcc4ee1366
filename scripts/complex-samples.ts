// Prints the samples of every entry of derivatives.yaml with complex arguments, for which record-complex-derivatives.py runs PyTorch.

import { isTensor } from "../generated/index.js";
import { isComplexScalar } from "../runtime/core/scalar.js";
import { findOperator } from "../tests/conformance/library.js";
import { elementsOf } from "../tests/conformance/values.js";
import { completed, entries } from "../tests/samples/checking.js";
import { complexifiedSamples } from "../tests/samples/complexified.js";

const element = (value: unknown): unknown =>
  typeof value === "bigint"
    ? Number(value)
    : typeof value === "object" && isComplexScalar(value as never)
      ? [(value as { re: number }).re, (value as { im: number }).im]
      : typeof value === "number" && !Number.isFinite(value)
        ? String(value)
        : value;

function encoded(value: unknown): unknown {
  if (isTensor(value)) {
    const { shape, strides, dtype } = value.contiguous();
    return { k: "tensor", dtype, shape, strides, data: [...elementsOf(value.resolveConj().contiguous())].map(element) };
  }
  if (Array.isArray(value)) return value.map(encoded);
  if (typeof value === "object" && value !== null && "kind" in value && "value" in value)
    return { k: "float", v: Number(value.value) };
  if (typeof value === "object" && isComplexScalar(value as never)) return { k: "complex", v: element(value) };
  if (typeof value === "number" && !Number.isFinite(value)) return { k: "float", v: String(value) };
  return typeof value === "bigint" ? Number(value) : (value ?? null);
}

for (const entry of entries) {
  const op = findOperator(`aten::${entry.operator}`)!;
  for (const { operator, key, names, sample } of complexifiedSamples(entry)) {
    let values: readonly unknown[] = [];
    try {
      values = completed(op, sample.args());
      if (sample.through !== undefined) values = sample.through(values);
    } catch {
      // The functions that create the arguments are the identity on real numbers: PyTorch gets the arguments unchanged.
    }
    const args = Object.fromEntries(op.schema.arguments.map(({ name }, i) => [name, encoded(values[i])]));
    console.log(
      JSON.stringify({ operator, key, names, args, differentiable: entry.differentiable, outputs: entry.outputs }),
    );
  }
}
