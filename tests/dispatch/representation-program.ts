// A representation that the key list does not have: run by a bare node from a bundle in whose list it has taken a row's place, prints what it gives as JSON.

import { deriveForms, KeySet, library, mul, neg, type Tensor, tensor, WrapperTensor } from "../../generated/index.js";

const keysOf = (...names: string[]): never[] => names as never[];

/** Rows of different lengths, end to end. */
class Jagged extends WrapperTensor {
  readonly values: Tensor;

  constructor(values: Tensor, device: "cpu" | "meta" = "cpu") {
    const keys =
      device === "cpu"
        ? keysOf("JaggedCPU", "ADInplaceOrView", "AutogradCPU")
        : keysOf("JaggedMeta", "ADInplaceOrView", "AutogradMeta");
    super({ shape: [values.numel], device, keys });
    this.values = values;
  }
}
const valuesOf = (x: Tensor): Tensor => (x instanceof Jagged ? x.values : x);

const cpu = library("aten", "IMPL", "JaggedCPU" as never);
cpu.impl("neg", (a: Tensor) => new Jagged(valuesOf(a).neg()));
cpu.impl("mul.Tensor", (a: Tensor, b: Tensor) => new Jagged(valuesOf(a).mul(valuesOf(b))));
cpu.impl("add.Tensor", (a: Tensor, b: Tensor, alpha: number) => new Jagged(valuesOf(a).add(valuesOf(b), { alpha })));
cpu.impl("copy_", (self: Tensor, source: Tensor) => {
  valuesOf(self).copy_(valuesOf(source));
  return self;
});
const meta = library("aten", "IMPL", "JaggedMeta" as never);
meta.impl("neg", (a: Tensor) => new Jagged(valuesOf(a), "meta"));
deriveForms("JaggedCPU" as never);

const values = tensor([1, 2, 3]);
const x = new Jagged(values);
const shown = (y: Tensor): unknown => [y.constructor.name, y.device, valuesOf(y).toArray()];
const leaf = new Jagged(tensor([1, 2, 3]));
leaf.requiresGrad = true;
mul(leaf, leaf).backward(new Jagged(tensor([1, 1, 1])));
console.log(
  JSON.stringify({
    keys: [String(KeySet.of(...keysOf("JaggedCPU"))), String(x.keys)],
    neg: [shown(neg(x)), shown(neg(new Jagged(values, "meta"))), shown(neg(values))],
    forms: [shown(mul(x, 3)), shown(mul(x, x)), shown(new Jagged(tensor([2, 3])).mul_(new Jagged(tensor([2, 3]))))],
    gradient: shown(leaf.grad!),
  }),
);
