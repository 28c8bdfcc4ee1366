// `model` and `report`: what they print for people and write as data, for one small registry.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Diagnostics } from "../../codegen/diagnostics.js";
import { KernelIndex } from "../../codegen/kernels/kernel-index.js";
import { planFunctionalize } from "../../codegen/layers/functionalize.js";
import { loadInput } from "../../codegen/pipeline.js";
import type { Scope } from "../../codegen/plan/scope.js";
import { pytorchFolder } from "../reference.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
let project = "";

beforeAll(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-describe-"));
  fs.writeFileSync(
    path.join(project, "native_functions.yaml"),
    `- func: haul(Tensor(a) self) -> Tensor(a)
  variants: function, method
  dispatch:
    CompositeExplicitAutograd: haul

- func: haul_copy(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutogradNonFunctional: haul_copy
  tags: view_copy
  autogen: haul_copy.out

- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch:
    CPU: mul_cpu

- func: step(Tensor self) -> Tensor
  dispatch:
    CPU: step_cpu
`,
  );
  fs.writeFileSync(
    path.join(project, "derivatives.yaml"),
    `- name: haul(Tensor(a) self) -> Tensor(a)
  self: grad
  result: auto_linear

- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: 'not_implemented("mul: other")'

- name: step(Tensor self) -> Tensor
  self: non_differentiable
`,
  );
});
afterAll(() => fs.rmSync(project, { recursive: true }));

function tengen(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const tsx = path.join(root, "node_modules/tsx/dist/esm/index.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, path.join(root, "codegen/cli/main.ts"), ...args],
    { cwd: project, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test("report, for people", () => {
  expect(tengen("report")).toEqual({
    status: 0,
    stderr: "",
    stdout: `haul(Tensor(a) self) -> Tensor(a)
  node HaulBackward0; saves nothing
  result: auto_linear
  self: operators only
mul.Tensor(Tensor self, Tensor other) -> Tensor
  node MulBackward0; saves other
  other: not implemented
  self: operators only
step(Tensor self) -> Tensor
  node none; saves nothing
  self: non-differentiable

3 entries, 5 formulas
3 autograd nodes, 1 of them of copying forms of views, which take the views' formulas
3 expressions: 3 lowered (2 with operators only, 0 with helpers, 0 with stubs of unknown helpers, 1 not implemented), 0 rejected
1 auto_linear, 0 auto_element_wise, 1 non-differentiable

`,
  });
});

test("model, for people; both as data, to a file or to standard output", () => {
  expect(tengen("model").stdout).toBe(`5 functions, 1 of them generated
1 groups, 0 of them structured
1 view groups
4 functions with derivatives, from 3 entries and, for 1 copying forms of views, from the views' formulas
3 autograd nodes
dispatch keys: CompositeExplicitAutograd, CompositeExplicitAutogradNonFunctional, CPU
`);
  expect(tengen("model", "--json", "model.json")).toEqual({ status: 0, stdout: "", stderr: "" });
  const model = JSON.parse(fs.readFileSync(path.join(project, "model.json"), "utf8")) as { nodes: string[] };
  const report = JSON.parse(tengen("report", "--json", "-").stdout) as { totals: { nodes: number } };
  expect(model.nodes).toEqual(["HaulBackward0", "HaulBackward0_copy", "MulBackward0"]);
  expect(report.totals.nodes).toBe(model.nodes.length);
});

beforeAll(() => {
  fs.mkdirSync(path.join(project, "wrong"));
  fs.writeFileSync(path.join(project, "wrong/f.yaml"), "- func: f(Tensr self) -> Tensor\n");
});

test("a registry that is wrong has errors, and no report", () => {
  for (const command of ["model", "report"]) {
    const { status, stdout, stderr } = tengen(command, "--native-functions", "wrong/f.yaml", "--json", "wrong.json");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^wrong\/f\.yaml:1:11: .*Tensr/);
    expect(fs.existsSync(path.join(project, "wrong.json"))).toBe(false);
  }
});

test("a quiet run prints errors only", () => {
  const generate = (...more: string[]) => tengen("--no-kernels", "--runtime", "runtime", "--out", "out", ...more);
  expect(generate("--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(generate().stdout).toMatch(/^out is up to date \(\d+ files\)\n$/);
  expect(tengen("--native-functions", "wrong/f.yaml", "--quiet").stderr).toMatch(/^wrong\/f\.yaml:1:11: /);
});

/** Operators of its own registry that register at Functionalize here and not in PyTorch. */
const more: Readonly<Record<string, string>> = {
  "aten::resize.out":
    "torchgen drops the whole group where it meets resize_, which is written by hand; here only resize_ is",
  "aten::lift.out": "torchgen drops the whole group where it meets lift, which is written by hand; here only lift is",
};

test.skipIf(pytorchFolder === "")(
  "of PyTorch's registry two operators that write are more than PyTorch registers",
  () => {
    const read = (file: string) => ({ path: file, text: fs.readFileSync(file, "utf8") });
    const diagnostics = new Diagnostics();
    const registry = loadInput(
      {
        functions: read(path.join(pytorchFolder, "native_functions.yaml")),
        derivatives: read(path.join(pytorchFolder, "derivatives.yaml")),
        tags: read(path.join(pytorchFolder, "tags.yaml")),
        facts: { ...read(path.join(root, "facts/pytorch.yaml")), scope: "any" },
        deprecated: null,
        library: null,
        base: null,
        lenient: false,
      },
      diagnostics,
    );
    const kernels = new KernelIndex([], diagnostics, { complete: false });
    const { writes, views, viewsInPlace, byHand } = planFunctionalize(
      { registry, functions: registry.functions, kernels } as unknown as Scope,
      diagnostics,
    );
    const theirs = new Set(
      JSON.parse(
        gunzipSync(fs.readFileSync(path.join(root, "tests/data/functionalize-registrations.json.gz"))).toString(),
      ) as string[],
    );
    const names = [...writes, ...views, ...viewsInPlace, ...byHand].map(({ f }) => `aten::${f.func.name.full}`);
    expect(names.filter((name) => !theirs.has(name)).sort()).toEqual(Object.keys(more).sort());
  },
);

// torchgen writes 1,136 operators that write, 38 views and 11 views in place.
test.skipIf(pytorchFolder === "")("what functionalization makes of PyTorch's registry", () => {
  const files = ["native_functions", "derivatives", "tags"].flatMap((name) => [
    `--${name.replace("_", "-")}`,
    path.join(pytorchFolder, `${name}.yaml`),
  ]);
  expect(tengen("model", ...files).stdout).toMatch(
    /^functionalize: 1138 operators that write, 38 views, 11 views in place, 854 composites, 6 by hand$/m,
  );
});
