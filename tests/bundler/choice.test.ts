// From what a program uses to what it is bundled with.

import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makesComplex } from "../../codegen/bundler/choice.js";
import { LibraryIndex } from "../../codegen/bundler/library-index.js";
import { readModules } from "../../codegen/bundler/library-modules.js";
import { Selections } from "../../codegen/bundler/selection.js";
import { usageOf } from "../../codegen/bundler/usage.js";
import { isComplex, isTensor, type Tensor } from "../../generated/index.js";
import { findOperator } from "../conformance/library.js";
import { completed } from "../samples/checking.js";
import { samples } from "../samples/samples.js";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const selections = new Selections(root, join(tmpdir(), "tengen-choice"));
const choose = (text: string, options = {}) => selections.choose(usageOf("main.js", text), options);

/** What is chosen, in short. */
function chosen(text: string, options = {}): string {
  const choice = choose(text, options);
  if ("whole" in choice) return `whole: ${choice.whole}`;
  const { operators, keys, features } = choice;
  return [
    operators.names.join(" "),
    [...(operators.members ?? [])].join(" "),
    keys.join(" "),
    [...features.keys()].join(" "),
  ].join(" | ");
}

test("functions bring their overloads, methods alone become members, gradients their keys", () => {
  expect(chosen('import { exp } from "tengen"; exp(x)')).toBe("exp |  | CPU | printing messages");
  expect(chosen('import { exp } from "tengen"; exp(x, { out: y })')).toBe("exp exp.out |  | CPU | printing messages");
  expect(chosen('import { tensor } from "tengen"; tensor([1], { requiresGrad: true }).exp().backward()')).toBe(
    "exp | exp | CPU AutogradCPU | printing messages",
  );
  expect(chosen('import { tensor } from "tengen"; tensor([1], { dtype: "bfloat16", device: "meta" }).at(0)')).toBe(
    " |  | CPU Meta | printing messages half indexing",
  );
});

test("modules and optimisers bring the operators that they call", () => {
  const choice = choose(
    'import { Linear } from "tengen/nn"; import { SGD } from "tengen/optim"; new Linear(1, 2); new SGD([]);',
  );
  const { needed } = "whole" in choice ? { needed: [] } : choice.operators;
  expect(needed.filter(({ name }) => ["linear", "uniform_", "_fused_sgd_"].includes(name))).toEqual([
    { name: "uniform_", what: "Linear of tengen/nn" },
    { name: "linear", what: "Linear of tengen/nn" },
    { name: "_fused_sgd_", what: "SGD of tengen/optim" },
  ]);
});

test("modules of PyTorch's bring operators by their names there, and functions of the runtime", () => {
  const choice = choose(
    'import * as F from "tengen/functional"; import { svd } from "tengen/linalg"; F.relu(F.normalize(svd(x).S))',
  );
  if ("whole" in choice) throw new Error(choice.whole);
  expect(choice.operators.names).toEqual(["relu", "linalg_svd"]);
  expect(choice.operators.needed.map(({ what }) => what)).toContain("normalize of tengen/functional");
  expect([...choice.modules]).toEqual([
    ["functional", { operators: new Map([["relu", "relu"]]), functions: ["normalize"] }],
    ["linalg", { operators: new Map([["svd", "linalgSvd"]]), functions: [] }],
  ]);
  expect(chosen('import * as fft from "tengen/fft"; use(fft)').split(" |")[0]).toContain("fft_rfft");
});

test("what may call any operator gets the whole library, with the reason", () => {
  expect(chosen('import { vmap } from "tengen"; vmap(f)')).toBe(
    "whole: vmap, main.js:1: rules of vmap name the operators that they call",
  );
  expect(chosen('import * as T from "tengen"; use(T)')).toBe("whole: main.js:1 passes on the whole entry");
  expect(chosen('import { openEngine } from "tengen/onnx"; openEngine(g)')).toBe(
    "whole: tengen/onnx is imported: graphs that are read or exported have any operator",
  );
});

test("what is called by a computed name is named in a warning, and kept if it is stated", () => {
  const text = 'import { ops } from "tengen"; ops.aten[name](x)';
  const [bare, kept, wrong] = [{}, { keep: ["sin", "aten::cos"] }, { keep: ["sinn"] }].map((options) => {
    const choice = choose(text, options);
    return "whole" in choice ? null : choice;
  });
  expect(bare!.warnings).toEqual([
    "main.js:1: `ops.aten[name]` is called by a name that is computed. Name the operators, functions or methods that it may be under `keep`",
  ]);
  expect(kept!.operators.names).toEqual(["sin", "cos"]);
  expect(wrong!.warnings[1]).toBe("keep: there is no function, method or operator `sinn`");
  expect(chosen('import { tensor } from "tengen"; list.sort()', { leaveOut: ["sort"] })).toBe(
    " |  | CPU | printing messages",
  );
});

test("operators whose results are complex for real arguments bring complex numbers", () => {
  const hasComplex = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(hasComplex) : isTensor(value) && isComplex(value as Tensor);
  const makers = new Set<string>();
  for (const { operator, args } of samples) {
    const given = args();
    if (hasComplex(given) || JSON.stringify(given, (_, one) => (typeof one === "bigint" ? 0 : one)).includes("complex"))
      continue;
    try {
      const op = findOperator(`aten::${operator}`)!;
      if (hasComplex(op.call(completed(op, given)))) makers.add(operator);
    } catch {
      // Not every sample is a call.
    }
  }
  expect(makers.size).toBeGreaterThan(3);
  expect([...makers].filter((name) => !makesComplex(name))).toEqual([]);
});

test("every name of the entries has a place in the index of the library", () => {
  const library = new LibraryIndex(readModules(root));
  for (const [module, some] of [
    ["runtime/nn/index.ts", ["Linear", "Conv2d", "CrossEntropyLoss", "init", "functional"]],
    ["runtime/optim/index.ts", ["Adam", "LBFGS", "OneCycleLR"]],
    ["runtime/data/index.ts", ["DataLoader", "loadTorch"]],
    ["runtime/distributions/index.ts", ["Normal"]],
  ] as const) {
    const exported = library.exportsOf(module);
    expect(some.filter((name) => !exported.has(name))).toEqual([]);
  }
  expect([...library.reach("runtime/nn/index.ts", "functional.normalize").operators]).toContain("linalg_vector_norm");
  expect(library.reach("runtime/base.ts", "grad").operators.size).toBeGreaterThan(0);
});
