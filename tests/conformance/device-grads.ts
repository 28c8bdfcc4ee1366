// Golden GRADS records and programs on a device of a backend. Records in float64 run in float32 if the device does not compute in double precision; what
// float32 makes coarser on the CPU, too, is counted apart.

import { UnsupportedError } from "../../runtime/core/errors.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { placed, readAll, runRecordOn } from "./device.js";
import { type GradRecord, gradFnDifferences, inputsOf, runSteps, whatOf } from "./grads.js";
import { addTensors, findOperator, grad, requireGrad, tangentsOf, weightedSum } from "./library.js";
import { addReport, newReport, type Report, Unsupported } from "./report.js";
import { type CompareOptions, checkSupported, decodeTensor, differences, type GoldenValue } from "./values.js";

const precise: CompareOptions = { values: true, strides: false };
const single: CompareOptions = { ...precise, within: { relative: 1e-3, ofLargest: 1e-5 } };

/** A record with its numbers in single precision. */
function inSingles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSingles);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const { k } = value as { readonly k?: unknown };
      const isDType = (key === "dtype" && k === "tensor") || (key === "v" && k === "dtype");
      return [key, isDType && item === "float64" ? "float32" : key === "data" ? item : inSingles(item)];
    }),
  );
}

type Compared = readonly (readonly [what: string, found: unknown, golden: GoldenValue])[];

/** Everything that a record compares: outputs, gradients, second ones, and tangents. On another device than the CPU they are there. */
function computed(
  record: GradRecord,
  device: string,
): { readonly compared: Compared; readonly nodes: readonly string[] } {
  const there = (tensor: Tensor): Tensor => tensor.to({ device: device as "cpu" });
  const moved = new Map<Tensor, Tensor>();
  const start = (): Map<string, Tensor> =>
    new Map([...inputsOf(record)].map(([name, tensor]) => [name, there(tensor)]));
  const steps = (inputs: ReadonlyMap<string, unknown>): Map<string, unknown> =>
    runSteps(record, inputs, (value, argument) => placed(device, value, argument, moved));
  const named = ((inputs) => {
    for (const name of record.leaves) requireGrad(inputs.get(name)!);
    return steps(inputs);
  })(start());
  const leaves = record.leaves.map((name) => named.get(name) as Tensor);
  const outputs = record.outputs.map((name) => named.get(name) as Tensor);
  const compared: (readonly [string, unknown, GoldenValue])[] = [
    ...outputs.map((output, i) => [`output ${i}`, output, record.outs[i]!] as const),
    ...Object.entries(record.values ?? {}).map(([name, golden]) => [`value ${name}`, named.get(name), golden] as const),
  ];
  const used = outputs.flatMap((output, i) => {
    const cotangent = record.cotangents[i] ?? null;
    return output.requiresGrad && cotangent !== null ? [{ output, cotangent: there(decodeTensor(cotangent)) }] : [];
  });
  const pass = (createGraph: boolean): readonly (Tensor | null)[] =>
    grad(
      used.map(({ output }) => output),
      leaves,
      { gradOutputs: used.map(({ cotangent }) => cotangent), createGraph, retainGraph: true, allowUnused: true },
    );
  compared.push(...pass(false).map((found, i) => [`grad ${i}`, found, record.grads[i]!] as const));
  if (record.second !== undefined) {
    const { weights, grads } = record.second;
    let total: Tensor | null = null;
    for (const [i, found] of pass(true).entries()) {
      const weight = weights[i] ?? null;
      if (found === null || weight === null) continue;
      const term = weightedSum(found, there(decodeTensor(weight)));
      total = total === null ? term : addTensors(total, term);
    }
    const second =
      total === null || !total.requiresGrad ? leaves.map(() => null) : grad([total], leaves, { allowUnused: true });
    compared.push(...second.map((found, i) => [`second ${i}`, found, grads[i]!] as const));
  }
  if (record.jvp !== undefined) {
    const { tangents, outs } = record.jvp;
    const found = tangentsOf((dual) => {
      const inputs = start();
      const duals = new Map<string, unknown>(inputs);
      for (const [i, leaf] of record.leaves.entries())
        duals.set(leaf, dual(inputs.get(leaf)!, there(decodeTensor(tangents[i]!))));
      const after = steps(duals);
      return record.outputs.map((name) => after.get(name) as Tensor);
    });
    compared.push(...found.map((one, i) => [`tangent ${i}`, one, outs[i]!] as const));
  }
  // Moving a tensor resolves its lazy bits, so that the device's graph is another one.
  const isLazy = [...inputsOf(record).values()].some((input) => input.isConj() || input.isNeg());
  return { compared, nodes: isLazy && device !== "cpu" ? [] : gradFnDifferences(outputs, record) };
}

const compare = (compared: Compared, read: readonly unknown[], options: CompareOptions): string[] =>
  compared.flatMap(([what, , golden], i) => differences(read[i], golden, options).map((why) => `${what}: ${why}`));

/** The differences of a record on a device, and whether the CPU has each of them in the same precision. */
async function differencesOn(
  device: string,
  record: GradRecord,
  options: CompareOptions,
): Promise<{ readonly found: readonly string[]; readonly isCoarse: boolean }> {
  for (const { op } of record.steps)
    if (findOperator(op) === null) throw new Unsupported(`operator ${op} is not in the registry`);
  checkSupported([record.inputs, record.steps, record.outs]);
  const { compared, nodes } = computed(record, device);
  const read: unknown[] = [];
  for (const [, value] of compared) read.push(await readAll(value));
  const found = [...nodes, ...compare(compared, read, options)];
  if (found.length === 0) return { found, isCoarse: false };
  const here = computed(record, "cpu");
  const whats = new Set(
    [
      ...here.nodes,
      ...compare(
        here.compared,
        here.compared.map(([, value]) => value),
        options,
      ),
    ].map(partOf),
  );
  return { found, isCoarse: found.every((why) => whats.has(partOf(why))) };
}

/** Which result a difference is of. */
const partOf = (why: string): string => why.slice(0, why.indexOf(":"));

/** Whether a device computes in double precision. */
async function computesDoubles(device: string): Promise<boolean> {
  const one = decodeTensor({ k: "tensor", dtype: "float64", shape: [1], strides: [1], data: [1] });
  try {
    const there = one.to({ device: device as "cpu" });
    await addTensors(there, there).read();
    return true;
  } catch (error) {
    if (error instanceof UnsupportedError) return false;
    throw error;
  }
}

/** Runs records on a device; those that only the coarser precision changes, on the CPU as well, deviate on purpose. */
export async function runGradsOn(device: string, records: Iterable<GradRecord>): Promise<Report> {
  const report = newReport();
  const doubles = await computesDoubles(device);
  for (const given of records) {
    const record = doubles ? given : (inSingles(given) as GradRecord);
    let isCoarse = false;
    const own = newReport();
    await runRecordOn(own, record.id, `${whatOf(record)} on ${device}`, async () => {
      const run = await differencesOn(device, record, doubles ? precise : single);
      isCoarse = run.isCoarse;
      return run.found;
    });
    if (isCoarse) report.deviating.push(...own.failed.splice(0));
    addReport(report, own);
  }
  return report;
}
