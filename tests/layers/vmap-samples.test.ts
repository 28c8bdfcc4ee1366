// The law of vmap over the operators that have a derivative: mapped over two examples, along the first dimension or the last, an operator gives the
// stack of single calls, and the mapped gradient the stack of single gradients. What is refused or differs is in vmap-samples.json, and the list is exact: operators that draw random numbers are refused
// without `randomness`, packed sequences since their lengths are values, batch norm where it would write running statistics that examples share; the second
// example of native_layer_norm_backward has statistics that are not its input's, which its rule computes again where derivatives are taken.

import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { detach, grad, noGrad, stack, type Tensor, UnsupportedError, vmap } from "../../generated/index.js";
import { near } from "../near.js";
import { checkable, entries, entryOfComposite } from "../samples/checking.js";
import { samples } from "../samples/samples.js";

const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));
const listed = JSON.parse(readFileSync(new URL("vmap-samples.json", import.meta.url), "utf8")) as Readonly<
  Record<string, string>
>;
const found = new Map<string, string>();
vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => {
  const names = [...new Set(samples.map(({ operator }) => operator))];
  if (names.every((name) => ran.has(name))) expect(Object.keys(listed).filter((name) => !found.has(name))).toEqual([]);
});
const ran = new Set<string>();

const numbers = (tensor: Tensor): number[] =>
  [tensor.detach().resolveConj().reshape([-1]).toArray()].flat(2).map(Number);
const close = (a: Tensor, b: Tensor): boolean => {
  if (a.shape.join() !== b.shape.join() || a.dtype !== b.dtype) return false;
  if (a.dtype.startsWith("complex")) return close(a.real, b.real) && close(a.imag, b.imag);
  const [x, y] = [numbers(a), numbers(b)];
  return x.every((value, i) => near(value, y[i]!, 1e-9));
};

/** What differs for one sample; null for nothing. */
function difference(
  run: (...inputs: Tensor[]) => readonly Tensor[],
  inputs: readonly Tensor[],
  readsMemory: boolean,
): string | null {
  const first = inputs.map((input) => detach(input));
  const second = first.map((input) => input.mul(0.9));
  const single = [first, second].map((given) => noGrad(() => run(...given)).map((one) => one.detach()));
  // Where the result depends on the strides, the last dimension gives others than those of a single call.
  for (const last of readsMemory ? [false] : [false, true]) {
    const dims = first.map((input) => (last ? input.ndim : 0));
    const all = first.map((input, i) => stack([input, second[i]!], dims[i]!));
    const mapped = vmap((...given: Tensor[]) => [...run(...given)], { inDims: dims as never })(...all);
    for (const [i, one] of mapped.entries())
      if (!close(one, stack(single.map((list) => list[i]!))))
        return `values${last ? ", mapped along the last dimension" : ""}`;
  }
  const loss = (...given: Tensor[]): Tensor => {
    const outputs = run(...given).map((one) => (one.dtype.startsWith("complex") ? one.real.add(one.imag) : one));
    return outputs.map((one) => one.cos().sum()).reduce((a, b) => a.add(b));
  };
  const argnums = first.map((_, i) => i);
  const gradient = grad(loss, { argnums }) as (...given: Tensor[]) => Tensor[];
  let wanted: Tensor[][];
  try {
    wanted = [first, second].map((given) => gradient(...given));
  } catch {
    // Without a gradient there is none to be mapped.
    return null;
  }
  const mapped = vmap(gradient)(...first.map((input, i) => stack([input, second[i]!])));
  for (const [i, one] of mapped.entries())
    if (!close(one, stack(wanted.map((list) => list[i]!)))) return `the gradient for input ${i}`;
  return null;
}

test.each(samples.map((sample, i) => [sample.operator, i, sample] as const))("%s (%i)", (operator, _, sample) => {
  ran.add(operator);
  const entry = entryOf.get(operator) ?? entryOfComposite(operator);
  const { run, inputs } = checkable(sample, entry, entry.differentiable);
  if (inputs.length === 0) return;
  let problem: string | null;
  try {
    problem = difference(run, inputs, sample.memory === true);
  } catch (error) {
    problem =
      error instanceof UnsupportedError
        ? "refused"
        : `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
  }
  if (problem !== null) found.set(operator, problem);
  if (process.env["UPDATE_VMAP"] !== undefined && problem !== null) console.log(`VMAP ${operator}: ${problem}`);
  else if (problem !== null) expect(problem).toBe(listed[operator]);
});
