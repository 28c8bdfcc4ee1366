// Turns a sample and its entry of derivatives.yaml into a function of the tensors that have a gradient, and checks that by finite differences.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  gradcheck,
  gradcheckForward,
  gradgradcheck,
  isTensor,
  manualSeed,
  type Tensor,
} from "../../generated/index.js";
import { isDifferentiableCode } from "../../runtime/autograd/meta.js";
import { defaultOf, type FoundOperator, findOperator } from "../conformance/library.js";
import type { Sample } from "./samples.js";

/** The properties of an entry of derivatives.yaml that checks use. */
export interface Entry {
  /** `add.Tensor`. */
  readonly operator: string;
  /** Arguments with a formula, and those with `not_implemented`. */
  readonly differentiable: readonly string[];
  readonly refused: readonly string[];
  readonly forward: boolean;
  /** One for each result; null where it is not stated. */
  readonly outputs: readonly boolean[] | null;
}

type YamlEntry = Readonly<Record<string, unknown>>;

function entryOf(yaml: YamlEntry): Entry {
  const operator = /^[^(]+/.exec(yaml.name as string)![0];
  const schema = findOperator(`aten::${operator}`)!.schema;
  const named = schema.arguments.map(({ name }) => name);
  const dispatch = yaml.dispatch as { readonly Default?: YamlEntry } | undefined;
  const formulas = Object.entries({ ...yaml, ...dispatch?.Default }).filter(
    ([key]) => !["name", "dispatch", "output_differentiability"].includes(key),
  );
  const differentiable: string[] = [];
  const refused: string[] = [];
  let forward = false;
  for (const [key, formula] of formulas) {
    const names = key.split(",").map((name) => name.trim());
    if (!names.every((name) => named.includes(name))) {
      forward = true;
    } else if (typeof formula === "string" && formula.startsWith("not_implemented")) {
      refused.push(...names);
    } else if (formula !== "non_differentiable") {
      differentiable.push(...names);
    }
  }
  const stated = yaml.output_differentiability as unknown[] | undefined;
  const outputs = stated?.every((one) => typeof one === "boolean") ? (stated as boolean[]) : null;
  return { operator, differentiable, refused, forward, outputs };
}

export const entries: readonly Entry[] = (
  parse(readFileSync(new URL("../../derivatives.yaml", import.meta.url), "utf8")) as YamlEntry[]
).map(entryOf);

/** Maps the tensors in a value, lists of them too. */
export const mapTensors = (value: unknown, change: (tensor: Tensor) => unknown): unknown =>
  isTensor(value) ? change(value) : Array.isArray(value) ? value.map((item) => mapTensors(item, change)) : value;

export interface Checkable {
  readonly run: (...inputs: Tensor[]) => readonly Tensor[];
  /** Float64 tensors of the requested arguments. */
  readonly inputs: readonly Tensor[];
}

/** All arguments: the given ones, then defaults. */
export function completed(op: FoundOperator, args: readonly unknown[]): unknown[] {
  return op.schema.arguments.map((argument, i) => (i < args.length ? args[i] : defaultOf(argument)));
}

/** The checks of an operator without an entry: every tensor has a gradient, in both modes. */
export function entryOfComposite(operator: string): Entry {
  const { schema } = findOperator(`aten::${operator}`)!;
  const differentiable = schema.arguments.map(({ name }) => name);
  return { operator, differentiable, refused: [], forward: true, outputs: null };
}

/**
 * The sample as a function of the float64 tensors among the arguments called `names`.
 * @param lay lays out every tensor argument of the operator in memory
 */
export function checkable(
  sample: Sample,
  entry: Entry,
  names: readonly string[],
  lay: (tensor: Tensor, written: boolean) => Tensor = (tensor) => tensor,
): Checkable {
  const op = findOperator(`aten::${sample.operator}`)!;
  const args = completed(op, sample.args());
  const writes = op.schema.arguments.map(({ alias }) => alias?.write === true);
  const places = new Map<Tensor, number>();
  const inputs: Tensor[] = [];
  args.forEach((value, i) => {
    const { name } = op.schema.arguments[i]!;
    if (!names.includes(name) || sample.constant?.includes(name)) return;
    mapTensors(value, (t) => {
      if (!isDifferentiableCode(t.dtypeCode)) return t;
      places.set(t, inputs.length);
      const input = t.dtype === "float64" || t.dtype === "complex128" ? t : t.to("float64");
      input.requiresGrad = true;
      inputs.push(input);
      return t;
    });
  });
  const run = (...given: Tensor[]): readonly Tensor[] => {
    manualSeed(7);
    let values = args.map((value) =>
      mapTensors(value, (t) => (places.has(t) ? given[places.get(t)!]! : t.dtype === "float32" ? t.to("float64") : t)),
    );
    if (sample.through !== undefined) values = [...sample.through(values)];
    values = values.map((value, i) => (writes[i] ? (value as Tensor).clone() : value));
    values = values.map((value, i) => mapTensors(value, (t) => lay(t, writes[i]!)));
    const result = op.call(values);
    const list = (isTensor(result) ? [result] : result) as readonly unknown[];
    const wanted = list.filter((_, i) => sample.outputs?.includes(i) ?? entry.outputs?.[i] ?? true);
    return wanted.flat().filter((t): t is Tensor => isTensor(t) && isDifferentiableCode(t.dtypeCode));
  };
  return { run, inputs };
}

/** Which derivatives of a sample were compared with differences. */
export interface Checked {
  reverse: boolean;
  second: boolean;
  forward: boolean;
  /** Every argument is rejected, or no result has gradients: that was confirmed. */
  none: boolean;
}

/** Tighter than the defaults, which do not detect a factor that is wrong by a thousandth. */
const tight = { atol: 1e-7, rtol: 1e-6 };

const refusal = /not implemented|not differentiable|no derivative|cannot be differentiated|forward/i;

function refuses(what: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (refusal.test(String(error)) && !String(error).includes("gradcheck:")) return;
    throw error;
  }
  throw new Error(`${what} was to be refused, but was given`);
}

/** Throws if a derivative of the sample is wrong, or exists though the entry excludes it. */
export function checkSample(sample: Sample, entry: Entry): Checked {
  const result: Checked = { reverse: false, second: false, forward: false, none: false };
  const { run, inputs } = checkable(sample, entry, entry.differentiable);
  const outputs = run(...inputs);
  if (entry.forward && entry.differentiable.length === 0) {
    // Reverse mode rejects, forward mode has a formula.
    const { run: call, inputs: refused } = checkable(sample, entry, entry.refused);
    gradcheckForward(call, refused, tight);
    result.forward = true;
  }
  if (inputs.length === 0 || outputs.length === 0 || sample.zero) {
    const { run: call, inputs: refused } = checkable(sample, entry, [...entry.refused, ...entry.differentiable]);
    for (const output of call(...refused)) {
      if (!output.requiresGrad) continue;
      const take = () => output.backward(output.detach().clone().fill_(1));
      if (entry.differentiable.length === 0) refuses("the gradient", take);
      else take();
    }
    for (const { grad } of refused) {
      if (grad !== null && (grad.abs().toArray() as unknown[]).flat(9).some((value) => value !== 0)) {
        throw new Error("a gradient is not zero");
      }
    }
    result.none = true;
    return result;
  }
  gradcheck(run, inputs, tight);
  result.reverse = true;
  const forward = entry.forward && sample.forward !== false;
  if (forward) {
    gradcheckForward(run, inputs, tight);
    result.forward = true;
  } else refuses("a forward derivative", () => gradcheckForward(run, inputs));
  if (sample.second === false) refuses("a second derivative", () => gradgradcheck(run, inputs));
  else {
    gradgradcheck(run, inputs, tight);
    result.second = true;
  }
  return result;
}
