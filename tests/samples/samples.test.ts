// Every sample on every backend: CPU and Meta agree on shape, dtype and strides, and gradients are those of finite differences.

import { describe, expect, test } from "vitest";
import { isTensor, noGrad, type Tensor, tensor } from "../../generated/index.js";
import * as operators from "../../generated/operators.js";
import { allocate } from "../../runtime/core/tensor.js";
import { callOverload, overloads } from "../../runtime/dispatch/overloads.js";
import { samples } from "./samples.js";

type Call = (...args: unknown[]) => readonly Tensor[];

/** Calls one overload with the defaults of its schema; results as a list. */
function caller(operator: string): Call {
  const stub = operator.replace(".", "_");
  const table = operators as unknown as Record<string, never>;
  const set = overloads(operator, [table[`${stub}_op`]!, table[stub]!]);
  return (...args) => {
    const result = callOverload(set, args);
    return (Array.isArray(result) ? result : [result]) as readonly Tensor[];
  };
}

const mapTensors = (value: unknown, change: (tensor: Tensor) => Tensor): unknown =>
  isTensor(value) ? change(value) : Array.isArray(value) ? value.map((item) => mapTensors(item, change)) : value;

const tensorsIn = (value: unknown): Tensor[] =>
  isTensor(value) ? [value] : Array.isArray(value) ? value.flatMap(tensorsIn) : [];

const isFloat = (t: Tensor) => t.dtype === "float32" || t.dtype === "float64";
const numbers = (t: Tensor): number[] => Array.from(t.data as Float64Array, Number);
const asFloat64 = (t: Tensor): Tensor => (isFloat(t) ? tensor(t.toArray() as number[], { dtype: "float64" }) : t);

describe.each(samples.map((sample) => [sample.operator, sample] as const))("%s", (operator, { args }) => {
  const call = caller(operator);

  test("Meta agrees with CPU", () => {
    const real = call(...args());
    const shadows = args().map((value) => mapTensors(value, (t) => allocate(t.shape, t.dtype, "meta", t.strides)));
    const meta = call(...shadows);
    expect(meta.map((t) => [t.shape, t.dtype, t.strides, t.device])).toEqual(
      real.map((t) => [t.shape, t.dtype, t.strides, "meta"]),
    );
  });

  test("gradients are those of finite differences", () => {
    const inputs = args().map((value) => mapTensors(value, asFloat64));
    const leaves = tensorsIn(inputs).filter(isFloat);
    for (const leaf of leaves) leaf.requiresGrad = true;
    const [output] = call(...inputs);
    if (!output!.requiresGrad) return;
    const weights = tensor(
      numbers(output!).map((_, i) => 0.3 + ((i * 7) % 5) / 4),
      { dtype: "float64" },
    ).reshape(output!.shape);
    output!.backward(weights);
    const scale = numbers(weights);
    const value = (): number =>
      noGrad(() => numbers(call(...inputs)[0]!).reduce((sum, item, i) => sum + item * scale[i]!, 0));
    for (const leaf of leaves) {
      const data = leaf.data as Float64Array;
      const step = 1e-6;
      const estimated = Array.from(data, (original, i) => {
        data[i] = original + step;
        const above = value();
        data[i] = original - step;
        const below = value();
        data[i] = original;
        return (above - below) / (2 * step);
      });
      const computed = numbers(leaf.grad!);
      estimated.forEach((wanted, i) => {
        expect(Math.abs(computed[i]! - wanted), `element ${i}: ${computed[i]} against ${wanted}`).toBeLessThan(
          1e-5 * Math.max(1, Math.abs(wanted)),
        );
      });
    }
  });
});
