// Every sample on CPU and Meta: they agree on shape, dtype and strides, or Meta says that the operator needs data.

import { expect, test } from "vitest";
import { isTensor, manualSeed, type Tensor } from "../../generated/index.js";
import { UnsupportedError } from "../../runtime/core/errors.js";
import { allocate } from "../../runtime/core/tensor.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "./checking.js";
import { samples } from "./samples.js";

test.each(samples.map((sample) => [sample.operator, sample] as const))(
  "%s: Meta agrees with CPU",
  (operator, sample) => {
    manualSeed(7);
    const op = findOperator(`aten::${operator}`)!;
    const args = () => {
      const sampleArguments = completed(op, sample.args());
      return sample.through === undefined ? sampleArguments : sample.through(sampleArguments);
    };
    const call = (values: readonly unknown[]): readonly Tensor[] => {
      const result = op.call(values);
      return [(isTensor(result) ? [result] : result) as readonly (Tensor | Tensor[])[]].flat(2).filter(isTensor);
    };
    const shadows = args().map((value) => mapTensors(value, (t) => allocate(t.shape, t.dtype, "meta", t.strides)));
    const real = call(args());
    let meta: readonly Tensor[];
    try {
      meta = call(shadows);
    } catch (error) {
      if (error instanceof UnsupportedError) return;
      throw error;
    }
    expect(meta.map((t) => [t.shape, t.dtype, t.strides, t.device])).toEqual(
      real.map((t) => [t.shape, t.dtype, t.strides, "meta"]),
    );
  },
);
