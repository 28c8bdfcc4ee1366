// Samples in which complex numbers replace real ones: in all arguments that have a derivative, and in each alone.

import { complex, isTensor, type Tensor, tensor } from "../../generated/index.js";
import { isDifferentiableCode } from "../../runtime/autograd/meta.js";
import { findOperator } from "../conformance/library.js";
import { completed, type Entry, mapTensors } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** A sample of which the arguments `names` are complex. */
export interface Complexified {
  readonly operator: string;
  /** The sample's number among those of its operator, and the arguments: `0:self,other`. */
  readonly key: string;
  readonly names: readonly string[];
  readonly sample: Sample;
}

/** The elements of `real` as real parts; the imaginary ones stay away from zero, where functions have branch cuts. */
export function withImaginary(real: Tensor, start: number): Tensor {
  const components = Float64Array.from({ length: real.numel }, (_, i) => {
    const size = 0.3 + (0.9 * ((7 * i + 3 * start) % 11)) / 11;
    return (i + start) % 3 === 0 ? -size : size;
  });
  return complex(real.to("float64"), tensor(components).reshape(real.shape));
}

const isReal = (value: unknown): value is Tensor =>
  isTensor(value) && (value.dtype === "float64" || value.dtype === "float32");

export function complexifiedSamples(entry: Entry): Complexified[] {
  const { schema } = findOperator(`aten::${entry.operator}`)!;
  const operatorSamples = samples.filter(({ operator }) => operator === entry.operator);
  return operatorSamples.flatMap((sample, number) => {
    const given = completed({ schema } as never, sample.args());
    const names = schema.arguments
      .filter(({ name }, i) => {
        let found = false;
        mapTensors(given[i], (t) => {
          found ||= isDifferentiableCode(t.dtypeCode);
          return t;
        });
        return found && [...entry.differentiable, ...entry.refused].includes(name);
      })
      .map(({ name }) => name);
    const choices = names.length > 1 ? [names, ...names.map((name) => [name])] : [names];
    return choices
      .filter((chosen) => chosen.length > 0)
      .map(
        (chosen): Complexified => ({
          operator: entry.operator,
          key: `${number}:${chosen.join(",")}`,
          names: chosen,
          sample: {
            ...sample,
            args: () => {
              let start = 0;
              return completed({ schema } as never, sample.args()).map((value, i) =>
                chosen.includes(schema.arguments[i]!.name)
                  ? mapTensors(value, (t) => (isReal(t) ? withImaginary(t, start++) : t))
                  : mapTensors(value, (t) => (isReal(t) ? t.to("float64") : t)),
              );
            },
          },
        }),
      );
  });
}
