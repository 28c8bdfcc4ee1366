// PyTorch's answers at the edges: bytes of bools, NaN, infinite and huge numbers, dtypes and shapes that are refused, strides.

import { afterAll, beforeAll } from "vitest";
import { warnings } from "../../runtime/kernels/structured.js";
import { readFamily, testRecords } from "./golden.js";

const family = readFamily("answers");

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

/** Answers that differ, and why. */
const known: Record<string, string> = {
  "aten::relu.out":
    "an output of any dtype is taken by PyTorch's generated out form; the pointwise one casts by its rules",
  "aten::rsub.Tensor_out": "the same",
  "aten::heaviside.out": "the same: PyTorch refuses an output of another dtype",
  "aten::take.out": "an empty output gets the index's strides there",
  "aten::kron.out": "an empty output is contiguous there",
  "aten::pow.Scalar": "the result is contiguous there, whatever the exponent's strides",
};
for (const op of ["relu", "relu6", "selu", "elu", "celu", "gelu", "maximum", "minimum", "fmax", "fmin"])
  known[`aten::${op}`] = "zeros differ in sign";
const records = family.ops.filter(({ op }) => !(op in known));

testRecords({ ...family, ops: records });
