// Runs the recorded cases of misuse: the same steps that made PyTorch raise.

import "../../generated/index.js";
import { backward } from "../../runtime/autograd/backward.js";
import { inferenceMode, noGrad } from "../../runtime/autograd/grad-mode.js";
import type { Guard } from "../../runtime/autograd/state.js";
import { scalar } from "../../runtime/core/scalar.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { ops } from "../../runtime/dispatch/ops.js";
import { grad } from "../../runtime/layers/grad.js";
import { decodeTensor, type GoldenTensor } from "../conformance/values.js";

export interface GoldenCase {
  readonly title: string;
  readonly steps: readonly GoldenStep[];
  readonly failing_step: number | null;
  readonly error: { readonly class: string; readonly message: string } | null;
}

type GoldenArgument = { readonly k: string; readonly v: unknown } | null;

interface GoldenStep {
  readonly do: string;
  readonly out: string & readonly (string | null)[];
  readonly v: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly requires_grad: boolean;
  readonly device?: string;
  readonly data?: readonly number[];
  readonly op: string;
  readonly args: readonly GoldenArgument[];
  readonly kwargs: Readonly<Record<string, GoldenArgument>>;
  readonly gradient?: string;
  readonly grad: string;
  readonly outputs: readonly string[];
  readonly inputs: readonly string[];
  readonly index: readonly GoldenArgument[];
  readonly value: boolean;
}

/** The outcome of a case here: the step that threw and its error, or nothing. */
export interface Outcome {
  readonly step: number | null;
  readonly error: Error | null;
}

/** A step for which tengen has no counterpart, such as Python's indexing syntax. */
export class NoCounterpart extends Error {}

export function runCase({ steps }: GoldenCase): Outcome {
  const values = new Map<string, unknown>();
  const guards: Guard[] = [];
  try {
    for (const [i, step] of steps.entries()) {
      try {
        runStep(step, values, guards);
      } catch (error) {
        if (error instanceof NoCounterpart) throw error;
        return { step: i, error: error as Error };
      }
    }
  } finally {
    while (guards.length > 0) guards.pop()!.end();
  }
  return { step: null, error: null };
}

function runStep(step: GoldenStep, values: Map<string, unknown>, guards: Guard[]): void {
  const get = (name: string): Tensor => values.get(name) as Tensor;
  switch (step.do) {
    case "tensor":
      values.set(step.out, makeTensor(step));
      return;
    case "call": {
      const [, base, overload] = /^aten::([^.]+)(?:\.(.+))?$/.exec(step.op)!;
      const packet = (ops as unknown as Record<string, Record<string, Record<string, unknown>>>)["aten"]![base!]!;
      const call = (overload === undefined ? packet : packet[overload]) as unknown as (...args: unknown[]) => unknown;
      const args = step.args.map((arg) => decode(arg, values));
      const options = Object.fromEntries(
        Object.entries(step.kwargs).map(([name, arg]) => [camel(name), decode(arg, values)]),
      );
      const result = call(...args, ...(Object.keys(options).length === 0 ? [] : [options]));
      const results = step.out.length === 1 ? [result] : (result as unknown[]);
      step.out.forEach((name, i) => {
        if (name !== null) values.set(name, results[i]);
      });
      return;
    }
    case "backward":
      backward(get(step.v), step.gradient === undefined ? null : get(step.gradient));
      return;
    case "grad":
      grad(step.outputs.map(get), step.inputs.map(get));
      return;
    case "no_grad":
      guards.push(noGrad());
      return;
    case "inference_mode":
      guards.push(inferenceMode());
      return;
    case "end":
      guards.pop()!.end();
      return;
    case "requires_grad_":
      get(step.v).requiresGrad_(step.value);
      return;
    case "set_grad":
      get(step.v).grad = get(step.grad);
      return;
    case "retain_grad":
      get(step.v).retainGrad();
      return;
    default:
      throw new NoCounterpart(step.do);
  }
}

/** Filled with 1, 2, 3... where no data is given. */
function makeTensor({ shape, dtype, device, data, requires_grad }: GoldenStep): Tensor {
  const numel = shape.reduce((product, size) => product * size, 1);
  const values = data ?? Array.from({ length: numel }, (_, i) => (dtype === "bool" ? true : i + 1));
  const strides = shape.map((_, d) => shape.slice(d + 1).reduce((product, size) => product * Math.max(size, 1), 1));
  const golden = { k: "tensor", dtype, shape, strides, offset: 0, data: values } as unknown as GoldenTensor;
  let tensor = decodeTensor(golden);
  if (device === "meta") {
    const empty = (ops as unknown as { aten: { empty: { memory_format: (...args: unknown[]) => Tensor } } }).aten.empty;
    tensor = empty.memory_format([...shape], { dtype, device });
  }
  if (requires_grad) tensor.requiresGrad = true;
  return tensor;
}

function decode(arg: GoldenArgument, values: ReadonlyMap<string, unknown>): unknown {
  if (arg === null) return null;
  switch (arg.k) {
    case "ref":
      return values.get(arg.v as string);
    case "list":
      return (arg.v as GoldenArgument[]).map((item) => decode(item, values));
    case "float":
      return Number.isInteger(arg.v) ? scalar(arg.v as number, "float") : arg.v;
    default:
      return arg.v;
  }
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
