// Floating-point numbers as mantissa and exponent on the CPU: x = mantissa * 2^exponent, 0.5 <= |mantissa| < 1.

import type { Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { numbersOf, numeric, numericResult } from "../memory/elements.js";
import { frexp_Tensor_outputs } from "../shapes/frexp.js";

const view = new DataView(new ArrayBuffer(8));

/** The exponent of a finite nonzero number. */
function exponentOf(x: number): number {
  view.setFloat64(0, x);
  const bits = (view.getUint32(0) >>> 20) & 0x7ff;
  // A subnormal number is first scaled to a normal one.
  return bits === 0 ? exponentOf(x * 2 ** 54) - 54 : bits - 1022;
}

export function frexp_Tensor_cpu(self: Tensor): readonly [Tensor, Tensor] {
  const outs = frexp_Tensor_outputs(self);
  const source = numeric(self);
  const [mantissa, exponent] = outs.map((out) => numericResult(out.shape, out.dtypeCode)) as [Tensor, Tensor];
  const [x, m, e] = [numbersOf(source), numbersOf(mantissa), numbersOf(exponent)];
  for (let i = 0; i < source.numel; i++) {
    const v = x[source.offset + i]!;
    const power = v === 0 || !Number.isFinite(v) ? 0 : exponentOf(v);
    e[i] = power;
    // In two steps, since 2^1074 is not representable.
    m[i] = power < -1000 ? v * 2 ** 1000 * 2 ** (-power - 1000) : v * 2 ** -power;
  }
  copyInto(outs[0], mantissa);
  copyInto(outs[1], exponent);
  return outs;
}
