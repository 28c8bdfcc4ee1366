// Operands of step 0 in vector loops over several blocks of memory: each is copied in once, unless results take its place.

import { afterAll, beforeAll, expect, test } from "vitest";
import { addcmul, div, eq, offerWasm, sub, type Tensor, tensor, useKernels, where } from "../../../generated/index.js";

let handle: ReturnType<typeof offerWasm>;
beforeAll(() => {
  handle = offerWasm(1);
});
afterAll(() => handle.dispose());

const n = 40_001;
const elements = (k: number): Tensor => tensor(Array.from({ length: n }, (_, i) => ((i * (k + 3)) % 1009) / 8 - 60.5));
const constant = (k: number): Tensor => tensor([k + 1.25]).expand([n]);

const calls: Readonly<Record<string, readonly [inputs: number, call: (...operands: readonly Tensor[]) => Tensor]>> = {
  sub: [2, (a, b) => sub(a!, b!)],
  div: [2, (a, b) => div(a!, b!)],
  eq: [2, (a, b) => eq(a!, b!)],
  addcmul: [3, (a, b, c) => addcmul(a!, b!, c!)],
  where: [2, (a, b) => where(a!.gt(b!), a!, b!)],
};

test.each(Object.keys(calls))("%s", (name) => {
  const [inputs, call] = calls[name]!;
  for (const dtype of ["float32", "float64", "int32"] as const) {
    if (dtype === "int32" && name === "div") continue;
    for (let constants = 1; constants < 2 ** inputs - 1; constants++) {
      const operands = Array.from({ length: inputs }, (_, k) =>
        ((constants & (1 << k)) !== 0 ? constant(k) : elements(k)).to(dtype),
      ).map((x, k) => ((constants & (1 << k)) !== 0 ? x.slice(0, 0, 1).expand([n]) : x));
      const [vectors, loops] = ["wasm", "ts"].map((kernels) => {
        useKernels(kernels);
        const result = call(...operands)
          .to("float64")
          .toArray() as number[];
        useKernels(null);
        return result;
      });
      const at = loops!.findIndex(
        (x, i) => x !== vectors![i] && !(Math.abs(x - vectors![i]!) <= 1e-6 * Math.max(1, Math.abs(x))),
      );
      expect([dtype, constants, at, vectors![at], loops![at]]).toEqual([dtype, constants, -1, undefined, undefined]);
    }
  }
});
