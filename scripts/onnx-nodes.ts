// `npx tsx scripts/onnx-nodes.ts`: ONNX's own node tests, which Debian's python3-onnx carries. Each model runs here, by the public functions that
// scripts/onnx-nodes/operators.ts maps its operators onto; then it is traced, exported and run in onnxruntime. Prints the counts and every disagreement.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { isTensor, makeGraph, TengenError, type Tensor } from "../generated/index.js";
import { exportOnnx } from "../onnx/index.js";
import { near } from "../tests/near.js";
import { difference, ort, pythonWithOnnx, runModel } from "../tests/onnx/peers.js";
import { Call, NoCounterpart, type StoredNode, type StoredValue, toTensor } from "./onnx-nodes/call.js";
import { runNode } from "./onnx-nodes/operators.js";
import { settled } from "./onnx-nodes/settled.js";

interface Case {
  readonly name: string;
  readonly opset: number;
  readonly rtol: number;
  readonly atol: number;
  readonly nodes: readonly StoredNode[];
  readonly constants: Readonly<Record<string, StoredValue>>;
  readonly inputs: Readonly<Record<string, StoredValue>>;
  readonly outputs: Readonly<Record<string, StoredValue>>;
}

interface Options {
  readonly only?: string;
  readonly opset?: string;
  readonly list?: boolean;
}

type Values = Map<string, Tensor | null>;

/** What a run found: all values by name, and the inputs of the model that its values were made from. */
interface Run {
  readonly results: readonly Tensor[];
  readonly values: Values;
  readonly sources: ReadonlyMap<string, ReadonlySet<string>>;
  /** The inputs whose elements decided what was called: constants of a graph. */
  readonly read: ReadonlySet<string>;
}

/** Runs a model from its inputs, and from further values that are known. */
function run(one: Case, given: ReadonlyMap<string, Tensor | null>): Run {
  const values: Values = new Map(given);
  const sources = new Map([...given.keys()].map((name) => [name, new Set([name])] as const));
  const read = new Set<string>();
  for (const [name, constant] of Object.entries(one.constants)) values.set(name, toTensor(constant));
  for (const node of one.nodes) {
    if (node.outputs.every((name) => values.has(name))) continue;
    const call = new Call(
      node,
      node.inputs.map((name) => (name === "" ? null : values.get(name)!)),
      one.opset,
    );
    const results = runNode(call);
    const from = (name: string): string[] => [...(sources.get(name) ?? [])];
    for (const i of call.read) for (const name of from(node.inputs[i]!)) read.add(name);
    node.outputs.forEach((name, i) => {
      if (name === "") return;
      values.set(name, results[i] ?? null);
      sources.set(name, new Set(node.inputs.flatMap(from)));
    });
  }
  const results = Object.keys(one.outputs).map((name) => {
    const value = values.get(name);
    if (!isTensor(value)) throw new NoCounterpart(`the result ${name}`);
    return value;
  });
  return { results, values, sources, read };
}

/** How a result differs from ONNX's, or null. */
function unlike(actual: Tensor, expected: Tensor, { rtol, atol }: Case): string | null {
  const [got, want] = [`${actual.dtype} [${actual.shape}]`, `${expected.dtype} [${expected.shape}]`];
  if (got !== want) return `${got}, expected ${want}`;
  const [a, b] = [actual, expected].map((x) => x.flatten().toArray() as number[]) as [number[], number[]];
  const at = b.findIndex((value, i) => !near(Number(a[i]), Number(value), atol + rtol * Math.abs(Number(value))));
  return at < 0 ? null : `element ${at}: ${a[at]}, expected ${b[at]}`;
}

const count = (counts: Map<string, string[]>, kind: string, name: string): void => {
  counts.set(kind, [...(counts.get(kind) ?? []), name]);
};
const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split("\n")[0]!;

async function exported(one: Case, graphs: Map<string, string[]>, opset: number | undefined): Promise<void> {
  const values = new Map(Object.entries(one.inputs).map(([name, value]) => [name, toTensor(value)]));
  const { results: expected, values: found, sources, read } = run(one, values);
  const names = [...values.keys()].filter((name) => !read.has(name));
  // What does not depend on the graph's inputs is a constant.
  const known = [...found].filter(([name]) => ![...(sources.get(name) ?? [])].some((input) => names.includes(input)));
  const f = (...tensors: Tensor[]): readonly Tensor[] =>
    run(one, new Map([...known, ...names.map((name, i) => [name, tensors[i]!] as const)])).results;
  const given = names.map((name) => values.get(name)!);
  let model: ReturnType<typeof exportOnnx>;
  try {
    model = exportOnnx(makeGraph(f)(...given), opset === undefined ? {} : { opset });
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    return count(graphs, `refused: ${error.message.split("\n").slice(0, 2).join(" ")}`, one.name);
  }
  if (ort === null) return count(graphs, "exported", one.name);
  try {
    const results = await runModel(ort, model, given);
    const why = model.outputs.flatMap((name, i) => difference(results[name], expected[i]!, 1e-3) ?? []);
    return count(graphs, why.length === 0 ? "the same" : `differs: ${why[0]}`, one.name);
  } catch (error) {
    return count(graphs, `the engine's error: ${firstLine(error)}`, one.name);
  }
}

function print(title: string, counts: ReadonlyMap<string, readonly string[]>, whole: boolean): void {
  console.log(`\n${title}`);
  for (const [kind, names] of [...counts].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(names.length).padStart(5)}  ${kind}`);
    if (whole || (names.length <= 3 && !/^(agree|the same)/.test(kind))) console.log(`       ${names.join(", ")}`);
  }
}

const program = new Command("onnx-nodes")
  .option("--only <text>", "only cases whose names contain the text")
  .option("--opset <number>", "the operator set of exported models")
  .option("--list", "print the names of all cases");
const { only, opset, list = false } = program.parse().opts<Options>();
if (pythonWithOnnx === null) {
  console.log("no Python with onnx was found (apt-get install python3-onnx); TENGEN_PYTHON names one");
  process.exit();
}
const script = fileURLToPath(new URL("onnx-nodes/cases.py", import.meta.url));
const text = execFileSync(pythonWithOnnx, ["-W", "ignore", script], {
  encoding: "utf8",
  maxBuffer: 2 ** 28,
  stdio: ["ignore", "pipe", "ignore"],
});
const cases = text
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line));
const eager = new Map<string, string[]>();
const graphs = new Map<string, string[]>();
for (const one of cases) {
  if (only !== undefined && !one.name.includes(only)) continue;
  const known = settled.find(([pattern]) => pattern.test(one.name));
  try {
    const given = new Map(Object.entries(one.inputs).map(([name, value]) => [name, toTensor(value)]));
    const expected = Object.values(one.outputs).map(toTensor);
    const why = run(one, given).results.flatMap((tensor, i) => unlike(tensor, expected[i]!, one) ?? []);
    if (why.length === 0) count(eager, "agree", one.name);
    else if (known !== undefined) count(eager, `settled: ${known[1]}`, one.name);
    else count(eager, `differs: ${why[0]}`, one.name);
  } catch (error) {
    if (error instanceof NoCounterpart) {
      count(eager, `no counterpart: ${error.message}`, one.name);
      continue;
    }
    if (!(error instanceof TengenError)) throw error;
    count(eager, known === undefined ? `error: ${firstLine(error)}` : `settled: ${known[1]}`, one.name);
    continue;
  }
  await exported(one, graphs, opset === undefined ? undefined : Number(opset));
}
print("here, beside the answers of ONNX", eager, list);
print(`exported${ort === null ? "" : " and run in onnxruntime"}, beside the answers here`, graphs, list);
const faults = [...eager].filter(([kind]) => /^(differs|error)/.test(kind)).flatMap(([, names]) => names);
const engine = [...graphs].filter(([kind]) => /^(differs|the engine)/.test(kind)).flatMap(([, names]) => names);
const of = (counts: Map<string, string[]>, kind: RegExp): number =>
  [...counts].reduce((sum, [name, found]) => sum + (kind.test(name) ? found.length : 0), 0);
console.log(
  `\nhere: ${of(eager, /^agree/)} agree, ${of(eager, /^settled/)} settled, ${of(eager, /^no counterpart/)} without a counterpart; ` +
    `graphs: ${of(graphs, /^(the same|exported)/)} the same, ${of(graphs, /^refused/)} refused`,
);
console.log(`${faults.length} differ here, ${engine.length} in the engine`);
process.exitCode = faults.length + engine.length > 0 ? 1 : 0;
