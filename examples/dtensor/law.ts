// The law of distributed tensors: every program computes the same results and gradients as on whole tensors,
// whatever the placements of its inputs.
// Run: npx tsx examples/dtensor/law.ts

import { fileURLToPath } from "node:url";
import { allclose, grad, isTensor, manualSeed, randn, type Tensor } from "../../generated/index.js";
import { type DTensor, distribute, fullTensor, redistribute } from "./dtensor.js";
import { type Mesh, runOnMesh } from "./mesh.js";
import { Partial, type Placement, Replicate, Shard, textOf } from "./placements.js";
import { type Program, programs } from "./programs.js";

/** Results, and gradients of a weighted sum of them. */
function results({ run }: Program, inputs: readonly Tensor[]): Tensor[] {
  const given = run(...inputs);
  const outputs: readonly Tensor[] = isTensor(given) ? [given] : given;
  const recorded = outputs.filter((one) => one.requiresGrad);
  if (recorded.length === 0) return [...outputs];
  const loss = recorded
    .map((one, i) =>
      one
        .mul(one)
        .mul(i + 1)
        .sum(),
    )
    .reduce((sum, one) => sum.add(one));
  const gradients = grad(loss, [...inputs], { allowUnused: true }).filter((one) => one !== null);
  return [...outputs, ...gradients];
}

/** All ways to choose one item from each list. */
const choices = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((before, list) => before.flatMap((chosen) => list.map((one) => [...chosen, one])), [[]]);

export interface Verdict {
  readonly runs: number;
  readonly wrong: readonly string[];
}

/** The differences that a rank finds: all run the same program, and compare with their own result on whole tensors. */
export function main(_: Mesh): Verdict {
  const wrong: string[] = [];
  let runs = 0;
  const compare = (
    what: string,
    inputs: readonly Tensor[],
    placements: readonly Placement[],
    program: Program,
  ): void => {
    runs++;
    const fail = (why: string): void => void wrong.push(`${what} (${placements.map(textOf).join(", ")}): ${why}`);
    const leaves = (list: readonly Tensor[]): Tensor[] => list.map((one) => one.detach().requiresGrad_());
    const expected = results(program, leaves(inputs));
    let found: Tensor[];
    try {
      found = results(program, leaves(inputs.map((one, i) => distribute(one, placements[i]!)))).map(fullTensor);
    } catch (error) {
      fail((error as Error).message);
      return;
    }
    if (found.length !== expected.length) fail(`${found.length} results, not ${expected.length}`);
    for (const [i, other] of expected.entries()) {
      const one = found[i] ?? other;
      if (`${one.shape}` !== `${other.shape}` || one.dtype !== other.dtype || !allclose(one, other))
        fail(`result ${i} is ${one.dtype} [${one.shape}] ${one}, not ${other}`);
    }
  };
  const placesOf = (shape: readonly number[]): Placement[] => [
    Replicate,
    Partial,
    ...shape.map((_size, d) => Shard(d)),
  ];
  for (const program of programs) {
    manualSeed(1);
    const inputs = program.shapes.map((shape) => randn(shape, { dtype: "float64" }));
    for (const placements of choices(program.shapes.map(placesOf))) compare(program.name, inputs, placements, program);
  }
  const square = randn([6, 5], { dtype: "float64" });
  for (const [from, to] of choices([placesOf(square.shape), placesOf(square.shape)]) as [Placement, Placement][])
    compare(`redistributed to ${textOf(to)}`, [square], [from], {
      name: "redistribute",
      shapes: [square.shape],
      run: (x) => ("held" in x! ? redistribute(x as DTensor, to) : x!).mul(2),
    });
  return { runs, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ranks = 4;
  const verdicts = (await runOnMesh(ranks, new URL(import.meta.url))) as Verdict[];
  const { runs, wrong } = verdicts[0]!;
  for (const one of wrong) console.log(one);
  const agree = verdicts.every((verdict) => verdict.wrong.length === 0 && verdict.runs === runs);
  console.log(
    `${programs.length} programs, ${runs} placements of their inputs on ${ranks} ranks: ${agree ? "as on whole tensors" : "WRONG"}`,
  );
  if (!agree) process.exitCode = 1;
}
