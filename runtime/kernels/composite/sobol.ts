// Sobol sequences: coordinates are xors of direction numbers, one for each set bit of the Gray code of the point's index.

import { copy_ } from "../../../generated/operators.js";
import { type DType, dtypeCodeOf, FLOAT32, FLOAT64, INT64 } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { notForDType } from "../checks/dtypes.js";
import { degreeCounts, directionBits, sobolBits } from "../math/sobol-directions.js";
import { tabulate } from "./tabulate.js";
import { integersIn } from "./values.js";

/** @throws ArgumentError, DTypeError, ShapeError unless the tensor is int64 of shape [dimension, ...rest] */
function checkState(name: string, tensor: Tensor, dimension: number, trailing: readonly number[]): void {
  if (tensor.dtypeCode !== INT64) throw new DTypeError(`${name} needs to be of dtype int64, got ${tensor.dtype}`);
  if (!Number.isInteger(dimension) || dimension < 1) {
    throw new ArgumentError(`dimension of a Sobol sequence must be at least 1, got ${dimension}`);
  }
  const { shape } = tensor;
  if (
    shape.length !== trailing.length + 1 ||
    shape[0]! < dimension ||
    trailing.some((size, i) => shape[i + 1] !== size)
  ) {
    throw new ShapeError(
      `${name} must have the shape ${formatShape([dimension, ...trailing])}, got ${formatShape(shape)}`,
    );
  }
}

/** The bit of the Gray code that changes after point `index`. @throws ArgumentError at the end of the sequence */
function changedBit(index: number): number {
  const bit = 31 - Math.clz32(~index & -~index);
  if (!(index >= 0) || bit >= sobolBits)
    throw new ArgumentError(`all 2 ** ${sobolBits} points of the Sobol sequence have been drawn`);
  return bit;
}

function checkSequence(quasi: Tensor, state: Tensor, dimension: number): void {
  checkState("quasi", quasi, dimension, []);
  checkState("sobolstate", state, dimension, [sobolBits]);
}

/** Advances the sequence by `n` points; calls `visit` with the coordinates of each, as integers below 2 ** 30. */
function advance(
  quasi: Tensor,
  n: number,
  state: Tensor,
  dimension: number,
  drawn: number,
  visit: (i: number, point: Int32Array) => void,
): Int32Array {
  const point = Int32Array.from(integersIn(quasi, "a Sobol engine"));
  const directions = integersIn(state, "a Sobol engine");
  for (let i = 0; i < n; i++) {
    const bit = changedBit(drawn + i);
    for (let d = 0; d < dimension; d++) point[d]! ^= directions[d * sobolBits + bit]!;
    visit(i, point);
  }
  return point;
}

const integers = (like: Tensor, values: ArrayLike<number>): Tensor =>
  tabulate(like.shape, INT64, like.device, (i) => values[i]!);

/** The next `n` points, [n, dimension] in [0, 1), and the new state. */
export function _sobol_engine_draw_composite(
  quasi: Tensor,
  n: number,
  sobolstate: Tensor,
  dimension: number,
  numGenerated: number,
  dtype: DType | null,
): readonly [Tensor, Tensor] {
  checkSequence(quasi, sobolstate, dimension);
  const code = dtypeCodeOf(dtype ?? "float32");
  if (code !== FLOAT32 && code !== FLOAT64) throw new DTypeError(notForDType("_sobol_engine_draw", code));
  const points = new Float64Array(n * dimension);
  const last = advance(quasi, n, sobolstate, dimension, numGenerated, (i, point) => {
    for (let d = 0; d < dimension; d++) points[i * dimension + d] = point[d]! / 2 ** sobolBits;
  });
  return [tabulate([n, dimension], code, quasi.device, (i) => points[i]!), integers(quasi, last)];
}

export function _sobol_engine_ff__composite(
  self: Tensor,
  n: number,
  sobolstate: Tensor,
  dimension: number,
  numGenerated: number,
): Tensor {
  checkSequence(self, sobolstate, dimension);
  const last = advance(self, n, sobolstate, dimension, numGenerated, () => {});
  return copy_(self, integers(self, last), false);
}

/** Multiplies each direction number by its dimension's lower triangular matrix `ltm`, whose diagonal counts as ones. */
export function _sobol_engine_scramble__composite(self: Tensor, ltm: Tensor, dimension: number): Tensor {
  checkState("sobolstate", self, dimension, [sobolBits]);
  checkState("ltm", ltm, dimension, [sobolBits, sobolBits]);
  const directions = integersIn(self, "a Sobol engine");
  const entries = integersIn(ltm, "a Sobol engine");
  const scrambled = Int32Array.from(directions, (number, i) => {
    const d = Math.floor(i / sobolBits);
    if (d >= dimension) return number;
    let product = 0;
    for (let row = 0; row < sobolBits; row++) {
      let parity = 0;
      for (let column = 0; column < sobolBits; column++) {
        const entry = column === row ? 1 : entries[(d * sobolBits + row) * sobolBits + column]!;
        parity ^= entry & (number >> (sobolBits - 1 - column));
      }
      product = (product << 1) | (parity & 1);
    }
    return product;
  });
  return copy_(self, integers(self, scrambled), false);
}

/** Direction numbers of Joe and Kuo (2008), from each dimension's primitive polynomial and first numbers. */
export function _sobol_engine_initialize_state__composite(self: Tensor, dimension: number): Tensor {
  checkState("sobolstate", self, dimension, [sobolBits]);
  const maximum = degreeCounts.reduce((sum, count) => sum + count, 1);
  if (dimension > maximum) {
    throw new ArgumentError(`dimension of a Sobol sequence must be at most ${maximum}, got ${dimension}`);
  }
  const state = Int32Array.from(integersIn(self, "a Sobol engine"));
  let [degree, remaining, bit] = [1, degreeCounts[0]!, 0];
  const read = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++, bit++)
      value = (value << 1) | ((directionBits(Math.floor(bit / 6)) >> (5 - (bit % 6))) & 1);
    return value;
  };
  const numbers = new Int32Array(sobolBits).fill(1);
  for (let d = 0; d < dimension; d++) {
    if (d > 0) {
      if (remaining-- === 0) remaining = degreeCounts[degree++]! - 1;
      const polynomial = read(degree - 1);
      for (let i = 0; i < sobolBits; i++) {
        if (i < degree) {
          numbers[i] = (read(i) << 1) | 1;
          continue;
        }
        let number = numbers[i - degree]! ^ (numbers[i - degree]! << degree);
        for (let k = 1; k < degree; k++) if ((polynomial >> (degree - 1 - k)) & 1) number ^= numbers[i - k]! << k;
        numbers[i] = number;
      }
    }
    for (let i = 0; i < sobolBits; i++) state[d * sobolBits + i] = numbers[i]! << (sobolBits - 1 - i);
  }
  return copy_(self, integers(self, state), false);
}
