// generated/operators.ts: registry of one operator in, its handle and stub out.

import { expect, test } from "vitest";
import { emitted, generated, unindent } from "./registry.js";

const operators = (functions: string) =>
  emitted({ functions }, "operators.ts")
    .replace(/^import (type )?\{[^}]*\} from .*\n/gm, "")
    .trimStart();

test("tensors bring their keys; other arguments do not", () => {
  expect(operators("- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")).toBe(
    unindent(`
      export const add_Tensor_op = /* @__PURE__ */ operator<typeof add_Tensor>("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
      export function add_Tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
        const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & add_Tensor_op.maskLo;
        const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & add_Tensor_op.maskHi;
        return add_Tensor_op.table[slot(lo, hi)]!(self, other, alpha, lo, hi);
      }
    `),
  );
});

test("optional tensors and lists of tensors", () => {
  expect(operators("- func: f(Tensor? a, Tensor[] b, Tensor?[] c) -> (Tensor, Tensor[])")).toBe(
    unindent(`
      export const f_op = /* @__PURE__ */ operator<typeof f>("aten::f(Tensor? a, Tensor[] b, Tensor?[] c) -> (Tensor, Tensor[])");
      export function f(a: Tensor | null, b: readonly Tensor[], c: readonly (Tensor | null)[]): readonly [Tensor, Tensor[]] {
        const lo = (keysLoOf(a) | listKeysLo(b) | listKeysLo(c) | local.includedLo) & local.keepLo & f_op.maskLo;
        const hi = (keysHiOf(a) | listKeysHi(b) | listKeysHi(c) | local.includedHi) & local.keepHi & f_op.maskHi;
        return f_op.table[slot(lo, hi)]!(a, b, c, lo, hi);
      }
    `),
  );
});

test("no tensors at all, tags, nothing given back, reserved words", () => {
  expect(
    operators(`
      - func: var(int default, str from="\\"x", int lo=0) -> ()
        tags: nondeterministic_seeded
    `),
  ).toBe(
    unindent(`
      export const var_default_op = /* @__PURE__ */ operator<typeof var_default>("aten::var(int default, str from=\\"\\\\\\"x\\", int lo=0) -> ()", ["nondeterministic_seeded"]);
      export function var_default(default_: number, from: string, lo_: number): void {
        const lo = local.includedLo & local.keepLo & var_default_op.maskLo;
        const hi = local.includedHi & local.keepHi & var_default_op.maskHi;
        return var_default_op.table[slot(lo, hi)]!(default_, from, lo_, lo, hi);
      }
    `),
  );
});

test("operators of another namespace say so in their names", () => {
  const text = operators("- func: mine::twice(Tensor self) -> Tensor");
  expect(text).toContain(
    'export const mine_twice_op = /* @__PURE__ */ operator<typeof mine_twice>("mine::twice(Tensor self) -> Tensor");',
  );
});

test("each name is what the registry says, in-place names keep their underscore", () => {
  const text = operators(`
    - func: relu(Tensor self) -> Tensor
    - func: relu_(Tensor(a!) self) -> Tensor(a!)
    - func: add_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    - func: add.Tensor(Tensor self, Tensor other) -> Tensor
  `);
  expect([...text.matchAll(/export function (\w+)/g)].map(([, name]) => name)).toEqual([
    "relu",
    "relu_",
    "add__Tensor",
    "add_Tensor",
  ]);
});

test("two runs give the same bytes", () => {
  const sample = { functions: "- func: relu(Tensor self) -> Tensor\n  variants: function, method" };
  expect([...generated(sample)]).toEqual([...generated(sample)]);
});
