// Rows of `bench:against`: small calls, dispatch, recording and backward.

import { add, mul, relu, tensor } from "../../generated/index.js";
import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { library } from "../../runtime/dispatch/library.js";
import { local } from "../../runtime/dispatch/local.js";
import { operator, slot } from "../../runtime/dispatch/operator.js";
import { kernelsFor } from "../../runtime/dispatch/register.js";
import { serve } from "./rows.js";

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

let calls = 0;
/** Results that are not arguments, as the schema says. */
const results = [tensor([1]), tensor([2])] as unknown as readonly Keyed[];
const kernel = (_self: Keyed, _other: Keyed): Keyed => results[++calls % 2]!;
const generated = kernelsFor("CPU", "bench/against/small.ts");
const users = library("bench", "IMPL", "CPU");
const autograd = library("bench", "IMPL", "Autograd");

/** A stub as generated ones are. */
function stubOf(
  name: string,
  register: (op: never, kernel: never) => unknown,
  passesAutograd = true,
): (self: Keyed, other: Keyed) => Keyed {
  const op = operator<(self: Keyed, other: Keyed) => Keyed>(`bench::${name}(Tensor self, Tensor other) -> Tensor`);
  register(op as never, kernel as never);
  if (passesAutograd) autograd.impl(op as never, fallthrough as never);
  return (self, other) => {
    const lo = (self.keysLo | other.keysLo | local.includedLo) & local.keepLo & op.maskLo;
    const hi = (self.keysHi | other.keysHi | local.includedHi) & local.keepHi & op.maskHi;
    return (op.table[slot(lo, hi)] as unknown as (a: Keyed, b: Keyed, lo: number, hi: number) => Keyed)(
      self,
      other,
      lo,
      hi,
    );
  };
}
const byUser = (op: never, kernel: never): unknown => users.impl(op, kernel);
const toKernel = stubOf("to_kernel", generated);
const toUsers = stubOf("to_users", byUser);
const throughFallback = stubOf("through_fallback", generated, false);

const a = tensor([1]);
const b = tensor([2]);
const ga = tensor([1], { requiresGrad: true });
const gb = tensor([2], { requiresGrad: true });

function chain(): void {
  let y = ga;
  for (let i = 0; i < 1000; i++) y = add(y, gb);
  y.backward();
  ga.grad = null;
  gb.grad = null;
}

const rows: Record<string, () => unknown> = {
  "small: add": () => add(a, b),
  "small: add, recorded": () => add(ga, gb),
  "small: relu(mul(add))": () => relu(mul(add(a, b), b)),
  "small: forward and backward": () => {
    relu(mul(add(ga, gb), gb)).backward();
    ga.grad = null;
    gb.grad = null;
  },
  "dispatch: stub to a kernel": () => toKernel(a as never, b as never),
  "dispatch: stub to a user's kernel, its result checked": () => toUsers(a as never, b as never),
  "dispatch: stub, autograd's fallback, kernel": () => throughFallback(a as never, b as never),
  "autograd: mul, recorded": () => mul(ga, gb),
  "autograd: 1,000 operators forward and backward": chain,
};

serve(rows, 20);
