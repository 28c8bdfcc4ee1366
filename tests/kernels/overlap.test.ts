// Reading memory while it is written: operators reject a source that overlaps the memory that they write; a separate copy is accepted.

import { describe, expect, test } from "vitest";
import { narrow, slice, tensor } from "../../generated/index.js";
import { Tensor } from "../../runtime/core/tensor.js";
import { findOperator } from "../conformance/library.js";

const message = "some elements of the input tensor and the written-to tensor refer to a single memory location";
const index = () => tensor([0, 1, 2], { dtype: "int64" });

const inPlace: readonly [operator: string, args: (self: Tensor, source: Tensor) => unknown[]][] = [
  ["index_add_", (self, source) => [self, 0, index(), source, 1]],
  ["index_copy_", (self, source) => [self, 0, index(), source]],
  ["index_reduce_", (self, source) => [self, 0, index(), source, "prod", true]],
  ["scatter_.src", (self, source) => [self, 0, index(), source]],
  ["scatter_.reduce", (self, source) => [self, 0, index(), source, "add"]],
  ["scatter_add_", (self, source) => [self, 0, index(), source]],
  ["scatter_reduce_.two", (self, source) => [self, 0, index(), source, "sum", true]],
  ["put_", (self, source) => [self, index(), source, false]],
  ["index_put_", (self, source) => [self, [index()], source, false]],
];

const outForms: readonly [operator: string, args: (source: Tensor, out: Tensor) => unknown[]][] = [
  ["index_add.out", (source, out) => [tensor([0, 0, 0]), 0, index(), source, 1, out]],
  ["index_copy.out", (source, out) => [tensor([0, 0, 0]), 0, index(), source, out]],
  ["scatter.src_out", (source, out) => [tensor([0, 0, 0]), 0, index(), source, out]],
  ["scatter_add.out", (source, out) => [tensor([0, 0, 0]), 0, index(), source, out]],
];

describe.each([...inPlace.map(([name]) => name), ...outForms.map(([name]) => name)])("%s", (name) => {
  const inside = inPlace.find(([operator]) => operator === name);
  const run = (written: Tensor, source: Tensor): unknown => {
    const args =
      inside === undefined ? outForms.find(([n]) => n === name)![1](source, written) : inside[1](written, source);
    return findOperator(`aten::${name}`)!.call(args);
  };

  test("the source in the memory that is written", () => {
    const whole = tensor([0, 1, 2, 3, 4, 5]);
    expect(() => run(narrow(whole, 0, 0, 3), narrow(whole, 0, 1, 3))).toThrow(message);
  });

  test("the source beside it", () => {
    const whole = tensor([1, 1, 1, 3, 4, 5]);
    run(narrow(whole, 0, 0, 3), narrow(whole, 0, 3, 3));
    expect(narrow(whole, 0, 3, 3).toArray()).toEqual([3, 4, 5]);
    expect(narrow(whole, 0, 0, 3).toArray()).not.toEqual([1, 1, 1]);
  });
});

test.each(inPlace.filter(([name]) => /^(index_(add|copy|reduce)|scatter)/.test(name)))(
  "%s: a source with gaps in the memory that is written is read first",
  (name, args) => {
    const backwards = tensor([2, 1, 0], { dtype: "int64" });
    const run = (written: Tensor, source: Tensor): number[] => {
      const given = args(written, source).map((value) =>
        value instanceof Tensor && value.dtype === "int64" ? backwards : value,
      );
      findOperator(`aten::${name}`)!.call(given);
      return written.toArray();
    };
    const [whole, apart] = [tensor([1, 2, 3, 4, 5]), tensor([1, 2, 3, 4, 5])];
    const expected = run(narrow(apart, 0, 0, 3), slice(tensor([1, 2, 3, 4, 5]), 0, 0, 5, 2));
    expect(run(narrow(whole, 0, 0, 3), slice(whole, 0, 0, 5, 2))).toEqual(expected);
    expect(narrow(whole, 0, 3, 2).toArray()).toEqual([4, 5]);
  },
);

test("index_fill_: the index in the memory that is written", () => {
  const x = tensor([1, 2, 0], { dtype: "int64" });
  expect(() => x.indexFill_(0, x, 3)).toThrow(message);
  expect(() => x.indexFill_(0, narrow(x, 0, 1, 1), 3)).toThrow(message);
  expect(
    narrow(x, 0, 0, 2)
      .indexFill_(0, narrow(x, 0, 2, 1), 7)
      .toArray(),
  ).toEqual([7, 2]);
});
