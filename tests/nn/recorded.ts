// PyTorch's results, as recorded by scripts/record-training.py and scripts/record-people.py.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { loadSafetensors, type Tensor } from "../../generated/index.js";

const read = (name: string): Record<string, Tensor> =>
  loadSafetensors(gunzipSync(readFileSync(new URL(`../data/${name}.safetensors.gz`, import.meta.url)))).tensors;
const tensors = read("training");
let more: Record<string, Tensor> | null = null;

/** What scripts/record-people.py recorded below a name, as `below`. */
export function fromPeople(name: string): Record<string, Tensor> {
  more ??= read("people");
  return within(more, name);
}

/** The tensors whose names begin with a name, by the remainder. */
function within(all: Record<string, Tensor>, name: string): Record<string, Tensor> {
  const found = Object.entries(all).filter(([key]) => key.startsWith(`${name}/`));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(name.length + 1), value]));
}

/** The tensors below a name (`state/linear`), by the remainder of their names; empty if there are none. */
export function below(name: string): Record<string, Tensor> {
  return within(tensors, name);
}

/** Tensors called 0, 1, ... below a name. */
export function listed(name: string): readonly Tensor[] {
  const all = below(name);
  return Object.keys(all)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => all[key]!);
}

export function one(name: string): Tensor {
  const found = tensors[name];
  if (found === undefined) throw new Error(`nothing is recorded as ${name}`);
  return found;
}

/** The largest difference, each relative to the larger of 1 and the expected number; infinite where shapes or dtypes differ. */
export function distance(a: Tensor, b: Tensor): number {
  if (a.shape.join() !== b.shape.join() || a.dtype !== b.dtype) return Number.POSITIVE_INFINITY;
  const [x, y] = [a, b].map((tensor) => tensor.detach().to("float64").flatten().toArray() as number[]);
  return x!.reduce((most, value, i) => {
    const expected = y![i]!;
    const far = value === expected ? 0 : Math.abs(value - expected) / Math.max(1, Math.abs(expected));
    return Number.isNaN(far) ? Number.POSITIVE_INFINITY : Math.max(most, far);
  }, 0);
}
