// Shortens a disagreeing program: to the one step on inputs with the values at that point, or else by removing the steps that do
// not matter.

import { isTensor } from "../../runtime/core/tensor.js";
import { compare, type Disagreement, mentioned } from "./compare.js";
import { inputOf } from "./generate.js";
import { type Answer, type Input, namesIn, type Program, type Step } from "./program.js";

export interface Shrunk {
  readonly program: Program;
  readonly answer: Answer;
  readonly disagreement: Disagreement;
}

type Ask = (program: Program) => Promise<Answer>;

/** The largest number of runs of PyTorch for one program. */
const attempts = 24;

const named = (step: Step): string[] => step.outs.flatMap((out) => out ?? []);

/** Keeps only the inputs that the steps use. */
function pruned(program: Program, steps: readonly Step[]): Program {
  const results = new Set(steps.flatMap(named));
  const used = new Set(steps.flatMap(mentioned));
  const inputs = program.inputs.filter(({ name }) => used.has(name));
  const known = (name: string) => results.has(name) || inputs.some((input) => input.name === name);
  const { backward, ...rest } = program;
  if (backward === undefined) return { ...rest, inputs, steps };
  const wanted = { ...backward, outputs: backward.outputs.filter(known), leaves: backward.leaves.filter(known) };
  return { ...rest, inputs, steps, backward: wanted };
}

/** Removes one step and all steps that need its results. */
function without(program: Program, dropped: number): Program {
  const lost = new Set<string>();
  const steps = program.steps.filter((step, index) => {
    const gone = index === dropped || mentioned(step).some((name) => lost.has(name));
    if (gone) for (const name of named(step)) lost.add(name);
    return !gone;
  });
  return pruned(program, steps);
}

/** The step alone. */
function alone(program: Program, answer: Answer, index: number): Program {
  const values = new Map<string, unknown>();
  const { backward: _, ...rest } = program;
  compare({ ...rest, steps: program.steps.slice(0, index) }, answer, () => true, values);
  const step = program.steps[index]!;
  const inputs: Input[] = [];
  for (const name of new Set(step.args.flatMap(namesIn))) {
    const value = values.get(name);
    if (!isTensor(value)) continue;
    const input = inputOf(name, value);
    inputs.push(value.requiresGrad ? { ...input, requiresGrad: true } : input);
  }
  return { ...rest, inputs, steps: [step] };
}

export async function shrink(program: Program, answer: Answer, disagreement: Disagreement, ask: Ask): Promise<Shrunk> {
  let best: Shrunk = { program, answer, disagreement };
  let left = attempts;
  const gradient = disagreement.step >= program.steps.length;
  const attempt = async (candidate: Program): Promise<boolean> => {
    if (left-- <= 0 || candidate.steps.length === 0) return false;
    let found: Disagreement | undefined;
    let theirs: Answer;
    try {
      theirs = await ask(candidate);
      const all = compare(candidate, theirs, () => true);
      found = all.find(({ kind, op }) => kind === disagreement.kind && (gradient || op === disagreement.op));
    } catch {
      return false;
    }
    if (found === undefined) return false;
    best = { program: candidate, answer: theirs, disagreement: found };
    return true;
  };
  if (!gradient) {
    const { backward: _, ...rest } = program;
    await attempt(pruned(rest, program.steps.slice(0, disagreement.step + 1)));
    if (disagreement.kind !== "crash" && (await attempt(alone(program, answer, disagreement.step)))) return best;
  }
  for (let index = best.program.steps.length - 1; index >= 0; index--) {
    if (!gradient && index >= best.program.steps.length - 1) continue;
    if (index < best.program.steps.length) await attempt(without(best.program, index));
  }
  return best;
}
