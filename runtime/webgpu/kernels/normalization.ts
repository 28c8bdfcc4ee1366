// Layer norm: three passes over each row.

import { storedAs } from "../wgsl/storage.js";
import type { ShaderProgram } from "../words.js";
import type { Operand } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { foldRows, type RowsCall } from "./rows.js";

const sum = ["+", "return #0#;", "return a;"] as const;
const mean = "div(acc0, count)";
const squares = ["+", "return #0#;", `return mul(sub(a, ${mean}), sub(a, ${mean}));`] as const;
const scale = "f_rsqrt(add(div(acc1, count), number(0)))";
const normal = `mul(sub(a, ${mean}), ${scale})`;

const programs: Readonly<Record<string, ShaderProgram>> = {
  mean: [[sum], `return ${mean};`],
  scale: [[sum, squares], `return ${scale};`],
  plain: [[sum, squares], `return ${normal};`],
  weight: [[sum, squares], `return mul(${normal}, b);`],
  bias: [[sum, squares], `return add(${normal}, b);`],
  both: [[sum, squares], `return add(mul(${normal}, b), c);`],
};

export const normalizationKernels: Readonly<Record<string, Runner>> = {
  native_layer_norm: (queue, [input, normalized, weight, bias, eps], [out, means, scales]) => {
    const x = input as Operand;
    const inner = (normalized as readonly unknown[]).length;
    const dims = x.shape.map((_, d) => d).filter((d) => d >= x.shape.length - inner);
    const others = [weight, bias].filter((one) => one !== null && one !== undefined) as Operand[];
    const call = (name: string, to: Operand, isEach: boolean): RowsCall => ({
      name: `layer norm ${name}`,
      program: programs[name]!,
      inputs: isEach ? [x, ...others] : [x],
      dims,
      shape: x.shape,
      parameters: [["n", eps]],
      isEach,
      isTruth: false,
      dtype: storedAs(to.dtype).bytes === 2 ? to.dtype : "float32",
      out: to,
    });
    const whole = others.length === 2 ? "both" : others.length === 0 ? "plain" : weight === null ? "bias" : "weight";
    foldRows(queue, call(whole, out!, true));
    foldRows(queue, call("mean", means!, false));
    foldRows(queue, call("scale", scales!, false));
  },
};
