// Derivatives of one sample computed in several ways that must agree to rounding: with other memory layouts of inputs and cotangents, with inputs that
// broadcast, forward mode with reverse mode, forward over reverse with reverse over reverse.

import { cat, dualLevel, isTensor, makeDual, stack, type Tensor, unpackDual } from "../../generated/index.js";
import { NoForwardDerivative } from "../../runtime/autograd/forward.js";
import { allocate } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import { near } from "../near.js";
import { checkable, type Entry } from "./checking.js";
import type { Sample } from "./samples.js";

type Run = (...inputs: Tensor[]) => readonly Tensor[];
/** An argument that is written to must have a separate position for each element. */
/** Another memory layout for the same values, created by operators that are differentiable themselves. */
type Lay = (tensor: Tensor, written?: boolean) => Tensor;

/** Other values of the same shape: memory before and between the elements must not be read. */
const others = (t: Tensor): Tensor => (t.dtype === "bool" ? t.logicalNot() : t.detach().mul(-3).add(11));

export const layouts: Readonly<Record<string, Lay>> = {
  /** The strides of a transposed matrix. */
  transposed: (t) => {
    const back = t.shape.map((_, d) => t.ndim - 1 - d);
    return t.ndim < 2 ? t : t.permute(back).contiguous().permute(back);
  },
  /** Contiguous, at an offset. */
  behind: (t) => {
    const flat = t.reshape([-1]);
    return cat([others(flat), flat])
      .narrow(0, t.numel, t.numel)
      .view(t.shape);
  },
  /** Gaps between the elements, and an offset. */
  strided: (t) => stack([others(t), t], -1).select(-1, 1),
};

/** Expands the first element of each row: memory that is read several times. */
function expanded(t: Tensor, written = false): Tensor {
  return t.ndim === 0 || written ? t : t.narrow(-1, 0, Math.min(1, t.shape.at(-1)!)).expand(t.shape);
}

/** Reproducible pseudorandom numbers in the shape of a tensor; complex ones for a complex tensor. */
function arbitrary(like: Tensor, seed: number): Tensor {
  const result = allocate(like.shape, like.dtype === "complex128" ? "complex128" : "float64");
  const data = result.storage.array as Float64Array;
  let state = (seed + 11) * 48271;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = 0.5 + state / 2 ** 32;
  }
  return result;
}

/** The numbers of tensors, null for none. */
type Numbers = (readonly number[] | null)[];

const numbersOf = (tensors: readonly (Tensor | null)[]): Numbers =>
  tensors.map((t) => (t === null ? null : [...(t.detach().reshape([-1]).data as Float64Array)].map(Number)));

interface Derivatives {
  readonly outputs: Numbers;
  readonly gradients: Numbers;
  readonly second: Numbers;
  readonly tangents: Numbers;
}

interface Ask {
  readonly second: boolean;
  readonly forward: boolean;
  readonly cotangents?: Lay;
}

const enabled = (tensors: readonly Tensor[]): readonly Tensor[] => tensors.filter(({ requiresGrad }) => requiresGrad);

/** Outputs, gradients, gradients of gradients and tangents at leaves, for arbitrary fixed directions. */
function derivativesOf(
  run: Run,
  leaves: readonly Tensor[],
  { second, forward, cotangents = (t) => t }: Ask,
): Derivatives {
  const outputs = run(...leaves);
  const differentiable = enabled(outputs);
  const gradOutputs = differentiable.map((output, i) => cotangents(arbitrary(output, i)));
  const gradients =
    differentiable.length === 0
      ? leaves.map(() => null)
      : grad(differentiable, leaves, { gradOutputs, createGraph: second, allowUnused: true });
  const again = second ? enabled(gradients.filter(isTensor)) : [];
  const curved =
    again.length === 0
      ? leaves.map(() => null)
      : grad(again, leaves, { gradOutputs: again.map((one, i) => arbitrary(one, 20 + i)), allowUnused: true });
  return {
    outputs: numbersOf(outputs),
    gradients: numbersOf(gradients),
    second: numbersOf(curved),
    tangents: forward ? numbersOf(tangentsOf(run, leaves)) : [],
  };
}

function tangentsOf(run: Run, leaves: readonly Tensor[]): (Tensor | null)[] {
  return dualLevel(() =>
    run(...leaves.map((leaf, i) => makeDual(leaf.detach(), arbitrary(leaf, 40 + i)))).map(
      (output) => unpackDual(output).tangent,
    ),
  );
}

/** Where two lists of numbers differ by more than rounding; null counts as zeros. */
function difference(what: string, got: Numbers, wanted: Numbers): string | null {
  for (let i = 0; i < Math.max(got.length, wanted.length); i++) {
    const [a, b] = [got[i] ?? [], wanted[i] ?? []];
    const size = Math.max(0, ...[...a, ...b].filter(Number.isFinite).map(Math.abs));
    for (let k = 0; k < Math.max(a.length, b.length); k++) {
      const [x, y] = [a[k] ?? 0, b[k] ?? 0];
      if (near(x, y, 1e-10 * size + 1e-12)) continue;
      return `${what} ${i}, element ${k}: ${x}, not ${y}`;
    }
  }
  return null;
}

function compare(got: Derivatives, wanted: Derivatives): string | null {
  return (
    difference("output", got.outputs, wanted.outputs) ??
    difference("gradient", got.gradients, wanted.gradients) ??
    difference("second derivative", got.second, wanted.second) ??
    difference("tangent", got.tangents, wanted.tangents)
  );
}

/** The comparisons that were made. */
export interface Agreed {
  layouts: number;
  broadcasts: number;
  /** The operator because of which forward over reverse is rejected. */
  lacksForward: string | null;
}

/** @throws if two ways to the same derivative differ */
export function checkAgreement(sample: Sample, entry: Entry): Agreed {
  const agreed: Agreed = { layouts: 0, broadcasts: 0, lacksForward: null };
  const reverse = entry.differentiable.length > 0;
  const names = reverse ? entry.differentiable : entry.refused;
  const { run, inputs } = checkable(sample, entry, names);
  if (inputs.length === 0) return agreed;
  if (!reverse) for (const input of inputs) input.requiresGrad = false;
  const ask: Ask = { second: reverse && sample.second !== false, forward: entry.forward && sample.forward !== false };
  const plain = derivativesOf(run, inputs, ask);
  const expect = (what: string, found: string | null) => {
    if (found !== null) throw new Error(`${sample.operator}, ${what}: ${found}`);
  };

  if (sample.memory !== true) {
    for (const [name, lay] of Object.entries(layouts)) {
      const laid = checkable(sample, entry, names, lay).run;
      expect(`inputs ${name}`, compare(derivativesOf(laid, inputs, ask), plain));
      agreed.layouts++;
    }
    const [once, copied] = [expanded, (t: Tensor, written?: boolean) => expanded(t, written).contiguous()].map(
      (lay) => checkable(sample, entry, names, lay).run,
    ) as [Run, Run];
    const wanted = sample.expanded === false ? null : attempt(() => derivativesOf(copied, inputs, ask));
    if (wanted !== null) {
      expect("inputs expanded", compare(derivativesOf(once, inputs, ask), wanted));
      agreed.layouts++;
    }
  }
  if (!reverse) return agreed;

  for (const [name, lay] of Object.entries(layouts)) {
    expect(`cotangents ${name}`, compare(derivativesOf(run, inputs, { ...ask, cotangents: lay }), plain));
  }
  expect(
    "cotangents expanded",
    compare(
      derivativesOf(run, inputs, { ...ask, cotangents: expanded }),
      derivativesOf(run, inputs, { ...ask, cotangents: (t) => expanded(t).contiguous() }),
    ),
  );
  agreed.broadcasts = checkBroadcasts(sample, run, inputs, ask, expect);
  if (sample.zero !== true && sample.forward !== false) checkModes(run, inputs, ask, plain, agreed, expect);
  return agreed;
}

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Each input cut to one element along a dimension: if the operator broadcasts it, the results are those of an input expanded beforehand. */
function checkBroadcasts(
  sample: Sample,
  run: Run,
  inputs: readonly Tensor[],
  ask: Ask,
  expect: (what: string, found: string | null) => void,
): number {
  let count = 0;
  inputs.forEach((input, i) => {
    for (const [d, size] of input.shape.entries()) {
      if (size < 2 || sample.ties === true) continue;
      const leaves = inputs.map((other, j) => (j === i ? other.detach().narrow(d, 0, 1).clone() : other));
      leaves[i]!.requiresGrad = true;
      const whole: Run = (...given) => run(...given.map((t, j) => (j === i ? t.expand(input.shape).contiguous() : t)));
      const got = attempt(() => derivativesOf(run, leaves, ask));
      const wanted = attempt(() => derivativesOf(whole, leaves, ask));
      // Otherwise the size has another meaning for the operator, or is an error.
      if (got === null || wanted === null || difference("output", got.outputs, wanted.outputs) !== null) continue;
      if (got.outputs.some((numbers, k) => numbers?.length !== wanted.outputs[k]?.length)) continue;
      expect(`input ${i} broadcast along dimension ${d}`, compare(got, wanted));
      count++;
    }
  });
  return count;
}

const inner = (a: Numbers, b: Numbers): { sum: number; size: number } => {
  let sum = 0;
  let size = 0;
  a.forEach((numbers, i) => {
    numbers?.forEach((x, k) => {
      const term = x * (b[i]?.[k] ?? 0);
      sum += term;
      size += Math.abs(term);
    });
  });
  return { sum, size };
};

/** Forward mode and reverse mode are transposes of each other; so are the second derivatives. */
function checkModes(
  run: Run,
  inputs: readonly Tensor[],
  ask: Ask,
  plain: Derivatives,
  agreed: Agreed,
  expect: (what: string, found: string | null) => void,
): void {
  const directions = inputs.map((input, i) => arbitrary(input, 40 + i));
  if (ask.forward) {
    let next = 0;
    const cotangents = run(...inputs).map((output) =>
      output.requiresGrad ? numbersOf([arbitrary(output, next++)])[0]! : null,
    );
    const forward = inner(plain.tangents, cotangents);
    const backward = inner(plain.gradients, numbersOf(directions));
    const gap = Math.abs(forward.sum - backward.sum);
    if (!(gap <= 1e-9 * (forward.size + backward.size) + 1e-12)) {
      expect("forward against reverse", `${forward.sum} and ${backward.sum}`);
    }
  }
  const gradient = (leaves: readonly Tensor[], createGraph: boolean): readonly (Tensor | null)[] => {
    const outputs = enabled(run(...leaves));
    return grad(outputs, leaves, {
      gradOutputs: outputs.map((output, i) => arbitrary(output, i)),
      createGraph,
      allowUnused: true,
    });
  };
  let over: Numbers;
  try {
    over = dualLevel(() => {
      const duals = inputs.map((input, i) => makeDual(input.detach().requiresGrad_(), directions[i]!));
      return numbersOf(gradient(duals, false).map((one) => (one === null ? null : unpackDual(one).tangent)));
    });
  } catch (error) {
    if (!(error instanceof NoForwardDerivative)) throw error;
    agreed.lacksForward = error.operator!;
    return;
  }
  if (!ask.second) return;
  const gradients = gradient(inputs, true);
  const places = gradients.flatMap((one, i) => (one?.requiresGrad ? [i] : []));
  const twice =
    places.length === 0
      ? inputs.map(() => null)
      : grad(
          places.map((i) => gradients[i]!),
          inputs,
          { gradOutputs: places.map((i) => directions[i]!), allowUnused: true },
        );
  expect("forward over reverse against reverse twice", difference("product", over, numbersOf(twice)));
}
