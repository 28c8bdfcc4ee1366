// Runs inside a copy of the project whose formulas are broken: reports which operators still pass. Started by mutation-rounds.ts.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { gradcheck, gradcheckForward } from "../../generated/index.js";
import type { Node } from "../../runtime/autograd/node.js";
import { type GradRecord, runGrads } from "../conformance/grads.js";
import { checkAgreement } from "./agreement.js";
import { checkable, checkSample, type Entry, entries } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** The request: whose graphs contain nodes of other operators; or which of the operators pass the checks. */
export type Request =
  | { readonly task: "foreign" }
  | {
      /** `first` compares only first derivatives; `all` is what the tests run. */
      readonly task: "first" | "all";
      /** By operator: is its forward formula broken, or a reverse one? */
      readonly broken: Readonly<Record<string, "forward" | "reverse">>;
    };

const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));
const tight = { atol: 1e-7, rtol: 1e-6 };

function passes(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

/** Is the broken formula one of these, the first derivatives of a sample are compared with differences alone. */
function checkFirst(sample: Sample, entry: Entry, mode: "forward" | "reverse"): void {
  const names = entry.differentiable.length > 0 ? entry.differentiable : entry.refused;
  const { run, inputs } = checkable(sample, entry, names);
  if (inputs.length === 0 || sample.zero === true) return;
  if (run(...inputs).length === 0) return;
  if (mode === "forward") {
    if (sample.forward !== false) gradcheckForward(run, inputs, tight);
  } else if (entry.differentiable.length > 0) gradcheck(run, inputs, tight);
}

let records: readonly GradRecord[] | null = null;

function recordsOf(operator: string): readonly GradRecord[] {
  records ??= gunzipSync(readFileSync(new URL("../data/edge-gradients.jsonl.gz", import.meta.url)))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GradRecord);
  return records.filter(({ steps }) => steps.some(({ op }) => op === `aten::${operator}`));
}

function checkAll(operator: string): void {
  const entry = entryOf.get(operator)!;
  for (const sample of samples) {
    if (sample.operator !== operator) continue;
    checkSample(sample, entry);
    checkAgreement(sample, entry);
  }
  for (const record of recordsOf(operator)) {
    const { failed } = runGrads([record]);
    if (failed.length > 0) throw new Error(failed[0]!.why);
  }
}

/** Names of the nodes that a sample's results have besides leaves. */
function nodesOf(sample: Sample, entry: Entry): ReadonlySet<string> {
  const { run, inputs } = checkable(sample, entry, entry.differentiable);
  const seen = new Set<Node>();
  const left = run(...inputs).flatMap(({ gradFn }) => (gradFn === null ? [] : [gradFn]));
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    left.push(...node.nextNodes.filter((next) => next !== null));
  }
  return new Set([...seen].map(({ name }) => name).filter((name) => name !== "AccumulateGrad"));
}

const request = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Request;
if (request.task === "foreign") {
  const several = entries
    .filter((entry) => samples.some((s) => s.operator === entry.operator && nodesOf(s, entry).size > 1))
    .map(({ operator }) => operator);
  console.log(JSON.stringify(several));
} else {
  const survived = Object.entries(request.broken).filter(([operator, mode]) =>
    request.task === "all"
      ? passes(() => checkAll(operator))
      : samples.every(
          (sample) => sample.operator !== operator || passes(() => checkFirst(sample, entryOf.get(operator)!, mode)),
        ),
  );
  console.log(JSON.stringify(survived.map(([operator]) => operator)));
}
