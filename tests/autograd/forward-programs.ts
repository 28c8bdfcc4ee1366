// Recorded programs of dual tensors, views and in-place operators, with gradients computed at dual tensors: runs and compares them.

import {
  dualLevel,
  grad,
  inferenceMode,
  makeDual,
  noGrad,
  type Tensor,
  tensor,
  unpackDual,
} from "../../generated/index.js";
import { close, numbers, operators, type Results } from "./programs.js";

/** Value and tangent of a tensor; null if it is not floating-point, or has no tangent. */
interface Dual {
  readonly p: readonly number[] | null;
  readonly t: readonly number[] | null;
}

/** One recorded step: operator, tensors by number, other arguments, and PyTorch 1.13's results. */
export interface ForwardStep {
  readonly op: string;
  readonly v?: readonly number[];
  readonly a?: readonly never[];
  /** `ng`: under noGrad; `inf`: in inference mode. */
  readonly m?: "ng" | "inf";
  /** It raised. */
  readonly err?: 1;
  readonly same?: readonly (number | null)[];
  readonly s?: readonly (Dual | null)[];
  readonly shape?: readonly number[];
  readonly data?: readonly number[];
  readonly t?: readonly number[];
  readonly rg?: boolean;
  readonly w?: readonly number[];
  readonly inputs?: readonly number[];
}

const tensorOf = (shape: readonly number[], data: readonly number[]): Tensor =>
  tensor([...data], { dtype: "float64" })
    .reshape(shape)
    .clone();

/** The result of a step: tensors to compare with the record, and new tensors of the program. */
interface Given {
  readonly shown: readonly (Tensor | null)[];
  readonly more: readonly Tensor[];
}

function perform(step: ForwardStep, all: readonly Tensor[]): Given {
  const args = (step.v ?? []).map((i) => all[i]!);
  switch (step.op) {
    case "leaf": {
      const leaf = tensorOf(step.shape!, step.data!).requiresGrad_(step.rg!);
      return { shown: [], more: [step.t === undefined ? leaf : makeDual(leaf, tensorOf(step.shape!, step.t))] };
    }
    case "dual":
      return { shown: [], more: [makeDual(args[0]!, tensorOf(args[0]!.shape, step.t!))] };
    case "primal": {
      const { primal } = unpackDual(args[0]!);
      return { shown: [primal], more: [primal] };
    }
    case "all":
      return { shown: all, more: [] };
    case "grad": {
      const total = args.map((t, i) => t.mul(step.w![i]!).sum()).reduce((a, b) => a.add(b));
      const inputs = step.inputs!.map((i) => all[i]!);
      return { shown: grad(total, inputs, { allowUnused: true }), more: [] };
    }
  }
  const call = (): Results => operators[step.op]!(args[0]!, ...(args.slice(1) as never[]), ...(step.a ?? []));
  const result = step.m === "ng" ? noGrad(call) : step.m === "inf" ? inferenceMode(call) : call();
  if (step.same === undefined) return { shown: [args[0]!], more: [] };
  const results = Array.isArray(result) ? (result as readonly Tensor[]) : [result as Tensor];
  return { shown: results, more: results };
}

function compareDual(ours: Tensor | null, theirs: Dual | null): string | null {
  if (ours === null || theirs === null) return ours === theirs ? null : `${ours}, PyTorch ${theirs}`;
  if (theirs.p === null) return null;
  const { primal, tangent } = unpackDual(ours);
  const value = numbers(primal);
  if (!close(theirs.p, value)) return `value ${value}, PyTorch ${theirs.p}`;
  const found = tangent === null ? null : numbers(tangent);
  return close(theirs.t, found) ? null : `tangent ${found}, PyTorch ${theirs.t}`;
}

function compareStep(step: ForwardStep, all: Tensor[]): string | null {
  let given: Given | null = null;
  let error: string | null = null;
  try {
    given = perform(step, all);
  } catch (caught) {
    error = (caught as Error).message;
  }
  if ((error === null) !== (step.err === undefined))
    return `raised ${error}, PyTorch ${step.err === undefined ? "did not" : "did"}`;
  if (given === null) return null;
  const differences = (step.s ?? []).map((theirs, i) => compareDual(given.shown[i]!, theirs));
  all.push(...given.more);
  const at = differences.findIndex((one) => one !== null);
  return at < 0 ? null : `result ${at}: ${differences[at]}`;
}

/** Runs a program and compares each step with PyTorch's results; returns the first difference, or null. */
export function compareForwardProgram(steps: readonly ForwardStep[]): string | null {
  return dualLevel(() => {
    const all: Tensor[] = [];
    for (const [at, step] of steps.entries()) {
      const difference = compareStep(step, all);
      if (difference !== null)
        return `step ${at}, ${step.op}(${step.v?.join()}; ${step.a?.join() ?? ""}): ${difference}`;
    }
    return null;
  });
}
