// Runs graphs both here and, exported, in PyTorch, and reports where their results differ.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  exportPyTorch,
  type Graph,
  isTensor,
  loadSafetensors,
  noGrad,
  saveSafetensors,
  type Tensor,
  treeFlatten,
} from "../../generated/index.js";
import { runPython } from "./python.js";

export interface ExportedCase {
  readonly title: string;
  readonly graph: Graph;
  readonly inputs: () => readonly Tensor[];
}

const program = `
import importlib, sys
import torch
sys.path.insert(0, ".")
names = open("names.txt").read().split()
results = {}
for name in names:
    module = importlib.import_module(name)
    given = module.load_safetensors(name + ".inputs")
    try:
        with torch.no_grad():
            results_of = getattr(module, name)()(*(given[str(i)] for i in range(len(given))))
    except Exception as error:
        print(name, type(error).__name__, str(error).replace("\\n", " ")[:300])
        continue
    flat = []
    def walk(value):
        if isinstance(value, (list, tuple)):
            for item in value: walk(item)
        elif isinstance(value, dict):
            for key in sorted(value): walk(value[key])
        else: flat.append(value)
    walk(results_of)
    module.save_safetensors({str(i): value.clone() for i, value in enumerate(flat) if isinstance(value, torch.Tensor)}, name + ".results")
`;

import { near } from "../near.js";

/** The tolerance for each dtype that is rounded. */
const tolerances: Readonly<Record<string, number>> = { float64: 1e-10, float32: 1e-5, float16: 2e-3, bfloat16: 2e-2 };

function difference(actual: Tensor | undefined, expected: Tensor): string | null {
  if (actual === undefined) return "PyTorch gives none";
  if (actual.dtype !== expected.dtype || String(actual.shape) !== String(expected.shape))
    return `PyTorch gives ${actual.dtype} [${actual.shape}], expected ${expected.dtype} [${expected.shape}]`;
  const flat = (tensor: Tensor): (number | bigint | boolean)[] => [tensor.reshape([-1]).toArray()].flat(1) as number[];
  const [a, b] = [flat(actual), flat(expected)];
  const tolerance = tolerances[expected.dtype] ?? 0;
  for (const [i, y] of b.entries()) {
    const x = a[i]!;
    if (x === y || Object.is(x, y)) continue;
    const [p, q] = [Number(x), Number(y)];
    if (!near(p, q, tolerance * Math.max(1, Math.abs(q)))) return `element ${i}: PyTorch gives ${x}, expected ${y}`;
  }
  return null;
}

/** The differences, one line each; `folder` must be empty. */
export function differencesInPyTorch(cases: readonly ExportedCase[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const names = cases.map((_, i) => `Case${i}`);
  for (const [i, { graph, inputs }] of cases.entries()) {
    for (const [file, content] of Object.entries(exportPyTorch(graph, { name: names[i]! }).files))
      writeFileSync(join(folder, file), content);
    writeFileSync(
      join(folder, `${names[i]}.inputs`),
      saveSafetensors(Object.fromEntries(inputs().map((tensor, k) => [String(k), tensor]))),
    );
  }
  writeFileSync(join(folder, "names.txt"), names.join("\n"));
  const printed = runPython(program, [], folder).split("\n");
  return cases.flatMap(({ title, graph, inputs }, i) => {
    const refused = printed.find((line) => line.startsWith(`${names[i]} `));
    if (refused !== undefined) return [`${title}: ${refused}`];
    const results = loadSafetensors(readFileSync(join(folder, `${names[i]}.results`))).tensors;
    const expected = noGrad(() => treeFlatten(graph.run(...(inputs() as never[]))).leaves);
    return expected.flatMap((value, k) => {
      const why = isTensor(value) ? difference(results[String(k)], value) : null;
      return why === null ? [] : [`${title}: result ${k}: ${why}`];
    });
  });
}
