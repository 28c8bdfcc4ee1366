// A value must not depend on how many others are computed beside it: functions of one number, and softmax, in short tensors and in long ones, which other loops
// compute, down to the numbers below the normal ones.

import { expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { type DType, type Tensor, tensor } from "../../generated/index.js";
import { seed } from "../seeded.js";
import { withWasmOffers } from "./wasm/offers.js";

const offer = withWasmOffers();

type Unary = (x: Tensor) => Tensor;
const functions = tengen as unknown as Record<string, Unary>;

const names = (
  "exp exp2 expm1 sigmoid silu tanh sinh cosh asinh acosh atanh log log2 log10 log1p erf erfc erfinv elu celu selu mish softplus " +
  "logSigmoid hardswish hardsigmoid sqrt rsqrt reciprocal sin cos tan asin acos atan lgamma digamma sinc square relu leakyRelu abs neg " +
  "sign frac trunc floor ceil round i0 logit deg2rad rad2deg specialNdtr specialExpit specialEntr specialErfcx nanToNum sgn hardtanh relu6"
).split(" ");

/** Numbers of every size, and closely around those where exponentials leave the range. */
function numbers(dtype: DType): number[] {
  const [end, least, most] = dtype === "float32" ? [110, -149, 128] : [760, -1074, 1024];
  const round = dtype === "float32" ? Math.fround : Number;
  const found = [0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
  const shift = (seed % 97) / 97;
  for (let i = 0; i < 900; i++) found.push(round(-end + ((i + shift) * 2 * end) / 900));
  for (let i = 0; i < 300; i++) {
    const size = round(2 ** (least + ((i + shift) * (most - least)) / 300));
    found.push(size, -size);
  }
  return found;
}

/** Within a few units of the last place; a product with a number of that size is off by as many of the smallest. */
function near(dtype: DType, x: number, a: number, b: number): boolean {
  if (Object.is(a, b) || a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  const [relative, smallest] = dtype === "float32" ? [4e-6, 2 ** -149] : [1e-14, 2 ** -1074];
  return Math.abs(a - b) <= relative * Math.abs(a) + smallest * (3 + Math.min(Math.abs(x), 1000));
}

test.each(["float32", "float64"] as const)("functions of one %s number", (dtype) => {
  const given = numbers(dtype);
  const long = tensor(
    Array.from({ length: 9000 }, (_, i) => given[i % given.length]!),
    { dtype },
  );
  const differ: string[] = [];
  for (const name of names) {
    const many = functions[name]!(long).toArray() as number[];
    for (const [i, x] of given.entries()) {
      const [one] = functions[name]!(tensor([x], { dtype })).toArray() as number[];
      if (!near(dtype, x, one!, many[i]!)) differ.push(`${name}(${x}): ${one} alone, ${many[i]} among many`);
    }
  }
  expect(differ.slice(0, 10)).toEqual([]);
});

test.each([
  ["a row", [5000], 0],
  ["a few long rows", [8, 5000], 1],
  ["many short rows", [4000, 3], 1],
  ["columns", [5000, 8], 0],
  ["the middle", [70, 40, 5], 1],
] as const)("softmax and its logarithm of one element far above the others: %s", (_name, shape, dim) => {
  const size: number = shape[dim]!;
  for (const from of [undefined, 1]) {
    offer(from);
    for (const depth of [-1, -60, -86, -87.3, -87.5, -88, -90, -95, -100, -102.9, -103.5, -104.5, -110, -1e5]) {
      const others: number[] = [...shape];
      others[dim] = size - 1;
      const first: number[] = [...shape];
      first[dim] = 1;
      const x = tengen.cat([tengen.zeros(first), tengen.full(others, depth)], dim);
      const low = Math.exp(Math.fround(depth));
      const total = 1 + (size - 1) * low;
      const last = (y: Tensor): number => y.reshape([-1]).at(-1).item() as number;
      const [value, expected] = [last(tengen.softmax(x, dim)), low / total];
      if (!near("float32", 1, expected, value)) expect({ depth, value }).toEqual({ depth, value: expected });
      const logarithm = Math.fround(depth) - Math.log(total);
      const [found, sum] = [last(tengen.logSoftmax(x, dim)), last(tengen.logsumexp(x, [dim]))];
      if (!near("float32", 1, logarithm, found)) expect({ depth, found }).toEqual({ depth, found: logarithm });
      if (Math.abs(sum - Math.log(total)) > 1e-6 * (1 + Math.log(total)))
        expect({ depth, sum }).toEqual({ depth, sum: Math.log(total) });
    }
  }
});
