// What einsum rejects, and the order in which a path contracts.

import { expect, it } from "vitest";
import { einsum, tensor, zeros } from "../../generated/index.js";

const [m, n, v] = [zeros([2, 3]), zeros([3, 4]), zeros([3])];

it.each([
  ["a", [], null, "einsum(): must provide at least one operand"],
  ["ij,jk->ik", [m], null, "einsum(): fewer operands were provided than specified in the equation"],
  ["ij", [m, n], null, "einsum(): more operands were provided than specified in the equation"],
  [
    "ijk",
    [m],
    null,
    "einsum(): the number of subscripts in the equation (3) does not match the number of dimensions (2) for operand 0 and no ellipsis was given",
  ],
  [
    "...ijk",
    [m],
    null,
    "einsum(): the number of subscripts in the equation (3) is more than the number of dimensions (2) for operand 0",
  ],
  ["i.j", [m], null, "einsum(): found '.' for operand 0 that is not part of any ellipsis"],
  ["......", [m], null, "einsum(): found '.' for operand 0 for which an ellipsis was already found"],
  ["ij->.", [m], null, "einsum(): found '.' for output that is not part of any ellipsis (...)"],
  ["...->......", [m], null, "einsum(): found '.' for output but an ellipsis (...) was already found"],
  [
    "ij,j1->i",
    [m, n],
    null,
    "einsum(): invalid subscript given at index 4 in the equation string, subscripts must be in [a-zA-Z]",
  ],
  [
    "ij->i?",
    [m],
    null,
    "einsum(): invalid subscript given at index 5 in the equation string, subscripts must be in [a-zA-Z]",
  ],
  ["ij->ii", [m], null, "einsum(): output subscript i appears more than once in the output"],
  ["ij->k", [m], null, "einsum(): output subscript k does not appear in the equation for any input operand"],
  [
    "ij,ik->jk",
    [m, n],
    null,
    "einsum(): subscript i has size 3 for operand 1 which does not broadcast with previously seen size 2",
  ],
  ["ii->i", [m], null, "einsum(): subscript i is repeated for operand 0 but the sizes don't match, 3 != 2"],
  [
    "...,...->...",
    [m, n],
    null,
    "einsum(): dimension 0 covered by ellipsis in operand 1 has size 3 which does not broadcast with previously seen ellipsis with size 2 for the respective dimension",
  ],
  ["ij,jk->ik", [m, n], [0], "einsum(): expected contraction path given in path parameter to have size 2 but got 1"],
  ["ij,jk->ik", [m, n], [1, 1], "einsum(): invalid contraction (1, 1) cannot contract an operand with itself"],
  ["ij,jk->ik", [m, n], [0, 2], "einsum(): invalid contraction (0, 2) operand index is out of bounds"],
  ["ij,jk->ik", [m, n], [-1, 0], "einsum(): invalid contraction (-1, 0) operand index is out of bounds"],
])("%s of %o along %o is rejected", (equation, operands, path, message) => {
  expect(() => einsum(equation, operands, { path })).toThrow(message);
});

it("contracts in the order of the path: each result is appended to the list", () => {
  const a = tensor([[1, 2]]);
  const b = tensor([
    [1, 0, 2],
    [0, 1, 1],
  ]);
  const c = tensor([[1], [2], [3]]);
  for (const path of [null, [0, 1, 0, 1], [1, 2, 0, 1], [0, 2, 0, 1]]) {
    expect(einsum("ij,jk,kl->il", [a, b, c], { path }).toArray()).toEqual([[17]]);
  }
  expect(einsum("j,j", [v, v]).shape).toEqual([]);
});
