// The region in a program that registers kernels of its own while a scope is open: nothing moves any more, and nothing is lost.

import { expect, test } from "vitest";
import { add, exp, library, ones, ops, poisonPool, randn, type Tensor, tidy } from "../../generated/index.js";
import { inRegion } from "../../runtime/core/storage.js";
import { regions } from "../../runtime/wasm/region.js";

const length = 2 ** 16;
const isIn = ({ storage }: Tensor): boolean => (storage.marks & inRegion) !== 0;

test("what lies in the region when a scope registers a kernel stays there, with its values; later scopes do without", () => {
  poisonPool();
  add(ones([length]), 1);
  const x = randn([length]);
  const expected = exp(add(x, x)).toArray();
  for (let i = 0; i < 4; i++) tidy(() => void exp(add(x, x)));
  expect(isIn(x)).toBe(true);
  const before = regions.current!.buffer;
  let lost!: Tensor;
  const kept = tidy(() => {
    lost = add(x, x);
    const result = exp(lost);
    library("residence", "FRAGMENT").def("same(Tensor self) -> Tensor");
    library("residence", "IMPL", "CPU").impl("same", (self: Tensor) => add(self, 0));
    expect(isIn(result)).toBe(true);
    return result;
  });
  expect([isIn(kept), kept.storage.array!.buffer === before]).toEqual([true, true]);
  expect(() => lost.sum()).toThrow(/was given back at the end of the scope/);
  for (let i = 0; i < 4; i++) {
    const again = tidy(() => {
      const result = ops["residence"]!["same"]!(exp(add(x, x))) as Tensor;
      expect(isIn(result)).toBe(false);
      return result;
    });
    expect(again.toArray()).toEqual(expected);
  }
  // The region has not grown, and nobody else has got the memory.
  expect(regions.current!.buffer).toBe(before);
  expect(kept.toArray()).toEqual(expected);
  const { data } = kept;
  expect([data!.buffer.byteLength, isIn(kept)]).toEqual([4 * length, false]);
  expect(kept.toArray()).toEqual(expected);
  poisonPool(false);
});
