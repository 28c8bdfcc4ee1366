// A third-party project: its own operators in its own namespace, its own backend, a selection, all against the installed package.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
let project = "";

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  fs.writeFileSync(path.join(project, file), text);
}

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", path.join(root, "node_modules/tsx/dist/esm/index.mjs"), ...args],
    {
      cwd: project,
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}
const tengen = (...args: string[]) => run(path.join(root, "codegen/cli/main.ts"), ...args);

/** The package as npm would install it, but by links to the sources: building and packing is tests/project's business. */
beforeAll(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-user-")));
  write("package.json", '{ "name": "user", "type": "module" }');
  write(
    "node_modules/tengen/package.json",
    JSON.stringify({
      name: "tengen",
      type: "module",
      exports: {
        ".": "./generated/index.ts",
        "./runtime/*.js": "./runtime/*.ts",
        "./generated/*.js": "./generated/*.ts",
      },
    }),
  );
  for (const part of ["generated", "runtime"])
    fs.symlinkSync(path.join(root, part), path.join(project, "node_modules/tengen", part));
  write(
    "native_functions.yaml",
    `- func: mine::squash(Tensor self) -> Tensor
  variants: function, method
  autogen: squash_, squash.out
  pointwise:
    expr: self / (1 + abs(self))
    promote: float

- func: mine::pick(Tensor condition, Tensor self) -> Tensor
  pointwise:
    expr: 'condition ? self : 0'
    condition: condition

- func: mine::both(Tensor first, Tensor second, Tensor self) -> Tensor
  pointwise:
    expr: 'first && second ? self : 0'
    condition: first, second

- func: mine::scaled_sum(Tensor self, Scalar scale=2) -> Tensor
  variants: function, method
  dispatch:
    CPU: scaled_sum_cpu
`,
  );
  write(
    "derivatives.yaml",
    `- name: mine::squash(Tensor self) -> Tensor
  self: grad / (self.abs() + 1).square()

- name: mine::pick(Tensor condition, Tensor self) -> Tensor
  condition: non_differentiable
  self: grad.masked_fill(condition.logical_not(), 0)

- name: mine::both(Tensor first, Tensor second, Tensor self) -> Tensor
  first, second: non_differentiable
  self: grad.masked_fill((first & second).logical_not(), 0)

- name: mine::scaled_sum(Tensor self, Scalar scale=2) -> Tensor
  self: (grad * scale).expand(self.sizes())
`,
  );
  write(
    "kernels/scaled-sum.ts",
    `import { mul_Scalar, sum } from "tengen/generated/operators.js";
import type { Scalar } from "tengen/runtime/core/scalar.js";
import type { Tensor } from "tengen/runtime/core/tensor.js";

export function scaled_sum_cpu(self: Tensor, scale: Scalar): Tensor {
  return mul_Scalar(sum(self, null), scale);
}
`,
  );
});
afterAll(() => fs.rmSync(project, { recursive: true }));

beforeAll(() => {
  write("empty.yaml", "");
  // For the tests that run its programs, in any order.
  expect(tengen("--extend", "--kernels", "kernels")).toMatchObject({ status: 0 });
});

test("operators of its own work beside tengen's, with gradients", () => {
  write(
    "use.ts",
    `import { ones, tensor } from "tengen";
import { scaledSum, squash, squash_ } from "./generated/index.js";
const x = tensor([1, -3], { requiresGrad: true });
scaledSum(squash(x).add(x), 4).backward();
const inPlace = tensor([1, 3]);
squash_(inPlace);
console.log(JSON.stringify([squash(x).toArray(), x.squash().toArray(), x.grad!.toArray(), inPlace.toArray(), scaledSum(ones([3])).item()]));
`,
  );
  const { stdout, stderr } = run("use.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([[0.5, -0.75], [0.5, -0.75], [5, 4.25], [0.5, 0.75], 6]);

  // CONTRIBUTING's text about the entry, and its line for those who want one entry for both.
  const page = fs.readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  expect(page).toContain(
    "The project's `generated/index.js` exports only its own functions; tengen's come from `tengen`.",
  );
  const line = /`(export \* from "tengen"; export \* from "\.\/generated\/index\.js";)`/.exec(page)![1]!;
  write("entry.ts", line);
  write(
    "entries.ts",
    `import { add } from "tengen";
import * as both from "./entry.js";
import * as own from "./generated/index.js";
console.log(JSON.stringify([Object.keys(own), both.add === add, both.squash === own.squash]));
`,
  );
  const entries = run("entries.ts");
  expect(entries.stderr).toBe("");
  expect(JSON.parse(entries.stdout)).toEqual([["both", "pick", "scaledSum", "squash", "squash_"], true, true]);
});

test("vector loops of its own operators are offered by the function of their file, as tengen's are", () => {
  write(
    "vectors.ts",
    `import { explain, offerWasm, relu, tensor } from "tengen";
import { both, pick, squash } from "./generated/index.js";
import { offerWasm as offerOwn } from "./generated/pointwise/vectors/wasm.js";
const x = tensor(Array.from({ length: 600 }, (_, i) => i - 300));
const own = squash(x).toArray();
offerOwn();
const offers = [squash, relu].map((call) => explain(call, x).steps.at(-1)!.offers.length);
// Several blocks of a condition, with one number for all.
const third = tensor(Array.from({ length: 100_000 }, (_, i) => i % 3 === 0));
const picked = [pick(third, tensor(3)), both(third, tensor(true), tensor(3))].map((one) => one.sum().item());
console.log(JSON.stringify([offerOwn === offerWasm, offers, squash(x).equal(tensor(own)), squash(x).sum().item(), picked]));
`,
  );
  const { stdout, stderr } = run("vectors.ts");
  expect(stderr).toBe("");
  // relu computes integers, too.
  expect(JSON.parse(stdout)).toEqual([true, [4, 9], true, expect.closeTo(-300 / 301, 4), [100_002, 100_002]]);
});

test("an operator of tengen's cannot be declared again", () => {
  write("clash.yaml", "- func: relu(Tensor self) -> Tensor\n  dispatch:\n    CPU: scaled_sum_cpu\n");
  const { status, stderr } = tengen(
    "--native-functions",
    "clash.yaml",
    "--derivatives",
    "missing.yaml",
    "--extend",
    "--kernels",
    "kernels",
    "--out",
    "clash",
  );
  expect(status).toBe(3);
  expect(stderr).toBe("error: missing.yaml: there is no such file\n");
  const second = tengen(
    "--native-functions",
    "clash.yaml",
    "--derivatives",
    "empty.yaml",
    "--extend",
    "--kernels",
    "kernels",
    "--out",
    "clash",
  );
  expect(second.status).toBe(2);
  expect(second.stderr).toMatch(/^clash\.yaml:1:9: `relu` is declared twice\n/);
  expect(second.stderr).toContain(
    "\n  hint: tengen has an operator of this name: give yours a namespace, as in `mine::relu`\n",
  );
  expect(second.stderr).toMatch(/tengen\/native_functions\.yaml:\d+:9: first declared here/);
});

test.each<[what: string, entry: string, field: string, line: string]>([
  [
    "its property",
    "mine::turned(Tensor self) -> Tensor",
    "property: T",
    "`mine::turned` and `numpy_T` would both be `T` of tensors",
  ],
  [
    "its method",
    "mine::mT(Tensor self) -> Tensor",
    "variants: function, method",
    "`mine::mT` and `mT` would both be `mT` of tensors",
  ],
  [
    "its property, a method there",
    "mine::f(Tensor self) -> Tensor",
    "property: relu",
    "`mine::f` and `relu` would both be `relu` of tensors",
  ],
])("a property is nobody's twice, tengen's included: %s", (_, entry, field, line) => {
  write("clash.yaml", `- func: ${entry}\n  ${field}\n  dispatch:\n    CompositeImplicitAutograd: = relu(self)\n`);
  write("empty.yaml", "");
  const files = ["--native-functions", "clash.yaml", "--derivatives", "empty.yaml", "--out", "clash"];
  const { status, stderr } = tengen("--extend", "--kernels", "kernels", ...files);
  expect(status).toBe(2);
  expect(stderr).toContain(`clash.yaml:1:9: ${line}\n`);
  expect(stderr).toMatch(/tengen\/native_functions\.yaml:\d+:9: `\w+` is here/);
});

test("a backend of its own gets exactly what it lists", () => {
  write(
    "backend.yaml",
    "backend: PrivateUse1\nname: accel\nuse_out_as_primary: True\nsupported:\n- neg\n- empty.memory_format\nautograd:\n- relu\n",
  );
  write(
    "accel/kernels.ts",
    `import type { Tensor } from "tengen/runtime/core/tensor.js";
export function neg_accel(self: Tensor): Tensor {
  return self;
}
`,
  );
  const { status, stdout } = tengen("backend", "backend.yaml", "--kernels", "accel", "--out", "accel/generated");
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^3 operators, 1 with kernels\nmissing: empty_memory_format_accel, relu_accel_autograd\nfollowing from them: neg_, neg\.out\n\d+ operators that need a kernel of a backend are not listed\n {2}\+ accel.ts\n {2}\+ accel-missing.ts\n$/,
  );
  expect(fs.readFileSync(path.join(project, "accel/generated/accel.ts"), "utf8")).toBe(
    `// @generated from backend.yaml by \`npm run codegen\`. Do not edit.
// Importing this file gives the operators their PrivateUse1 kernels.

import {
  empty_memory_format_op,
  neg_op,
  relu_op,
} from "tengen/generated/operators.js";
import {
  library,
} from "tengen/runtime/dispatch/library.js";
import {
  neg_accel,
} from "../kernels.js";
import {
  empty_memory_format_accel,
  relu_accel_autograd,
} from "./accel-missing.js";

const m = library("aten", "IMPL", "PrivateUse1", "generated/accel.ts");
const autograd = library("aten", "IMPL", "AutogradPrivateUse1", "generated/accel.ts");

// These follow from the kernels below, through the registry's own kernels of forms:
// - neg: neg_, neg.out

m.impl(neg_op, neg_accel);
m.impl(empty_memory_format_op, empty_memory_format_accel);
autograd.impl(relu_op, relu_accel_autograd);
`,
  );
  expect(tengen("backend", "backend.yaml", "--kernels", "accel", "--out", "accel/generated", "--check").status).toBe(0);
});

test("a backend of a registry that is named imports that registry's operators", () => {
  write("other/native_functions.yaml", "- func: halve(Tensor self) -> Tensor\n  dispatch:\n    CPU: halve_cpu\n");
  write("backend.yaml", "backend: PrivateUse1\nname: accel\nsupported:\n- halve\n");
  const run = (...args: string[]) => {
    const printed = tengen("backend", "backend.yaml", "--native-functions", "other/native_functions.yaml", ...args);
    const text = fs.readFileSync(path.join(project, "elsewhere/accel.ts"), "utf8");
    return { ...printed, from: /halve_op,\n\} from "(.*)"/.exec(text)![1] };
  };
  const alone = run("--out", "elsewhere");
  expect([alone.status, alone.from]).toEqual([0, "../generated/operators.js"]);
  expect(run("--out", "elsewhere", "--operators", "@mine/ops/generated").from).toBe("@mine/ops/generated/operators.js");
  const absent = run("--out", "elsewhere", "--operators", "./absent");
  expect(absent.from).toBe("../absent/operators.js");
  expect(absent.stderr).toContain(
    "warning: absent has no operators.ts, which the registrations import\n" +
      "  hint: generate other/native_functions.yaml there, or name the package that is generated from it: --operators\n",
  );
});

test("what is wrong with a backend's file is said with its place", () => {
  write("backend.yaml", "backend: PrivateUse1\nsupported:\n- ngeg\n- matmul\n- neg\n- neg\ncolour: red\n");
  const { status, stderr } = tengen("backend", "backend.yaml", "--out", "wrong");
  expect(status).toBe(2);
  expect(stderr.split("\n").filter((line) => line.startsWith("backend.yaml"))).toEqual([
    "backend.yaml:3:3: there is no operator `ngeg`",
    "backend.yaml:6:3: `neg` is listed twice",
    "backend.yaml:7:1: there is no field `colour`",
  ]);
});

test("a selection holds what was asked for and what that needs", () => {
  const all = [
    "--native-functions",
    path.join(root, "native_functions.yaml"),
    "--derivatives",
    path.join(root, "derivatives.yaml"),
    "--kernels",
    path.join(root, "runtime/kernels"),
  ];
  const { status, stdout } = tengen(
    ...all,
    "--ops",
    "mm,relu",
    "--keys",
    "CPU,AutogradCPU",
    "--runtime",
    path.join(root, "runtime"),
    "--out",
    "small",
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ operators: 2 asked for, \d+ that they need\n/);
  expect(stdout).toMatch(/\n {2}threshold_backward +backward of relu\n/);
  write(
    "small.ts",
    `import { mm, relu, tensor } from "./small/index.js";
import * as small from "./small/index.js";
const x = tensor([[1, -2], [3, 4]], { requiresGrad: true });
relu(mm(x, x)).backward(tensor([[1, 1], [1, 1]]));
console.log(JSON.stringify([x.grad!.toArray(), "sigmoid" in small]));
`,
  );
  const run_ = run("small.ts");
  expect(run_.stderr).toBe("");
  expect(JSON.parse(run_.stdout)).toEqual([
    [
      [3, 3],
      [3, 11],
    ],
    false,
  ]);
  const missing = tengen(...all, "--ops", "mmm,relu", "--keys", "CPUU", "--out", "small2");
  expect(missing.status).toBe(2);
  expect(missing.stderr).toBe(
    "--keys: there is no dispatch key `CPUU`\n  hint: did you mean `CPU`?\n\n--ops: there is no operator `mmm` to select\n  hint: did you mean `mm`?\n\n2 errors\n",
  );
});

test("an entry may name a key that the program defines, which it does before it imports what is generated", () => {
  write(
    "audited.yaml",
    `- func: audited::doubled(Tensor self) -> Tensor
  variants: function
  dispatch:
    CPU: doubled_cpu
    program.Audit: doubled_audit
`,
  );
  write(
    "audited/kernels.ts",
    `import { mul_Scalar } from "tengen/generated/operators.js";
import { withExcluded } from "tengen/runtime/dispatch/local.js";
import type { Tensor } from "tengen/runtime/core/tensor.js";
import { doubled } from "../audited-generated/index.js";
export const doubled_cpu = (self: Tensor): Tensor => mul_Scalar(self, 2);
export function doubled_audit(self: Tensor): Tensor {
  console.log("audited");
  return withExcluded("Audit", () => doubled(self));
}
`,
  );
  const given = ["--native-functions", "audited.yaml", "--derivatives", "empty.yaml"];
  const made = tengen("--extend", ...given, "--kernels", "audited", "--out", "audited-generated");
  expect(made.stderr).toBe("");
  expect(fs.readFileSync(path.join(project, "audited-generated/register/audit.ts"), "utf8")).toContain(
    'const m = kernelsFor("Audit", "generated/register/audit.ts");',
  );
  write(
    "audited-keys.ts",
    `import { defineFunctionality } from "tengen";
export const audit = defineFunctionality("Audit", { above: "Autocast" });
`,
  );
  write(
    "audited-use.ts",
    `import { tensor, withIncluded } from "tengen";
import { audit } from "./audited-keys.js";
import { doubled } from "./audited-generated/index.js";
console.log(doubled(tensor([1])).item(), withIncluded(audit.key, () => doubled(tensor([1])).item()));
`,
  );
  expect(run("audited-use.ts")).toMatchObject({ stderr: "", stdout: "audited\n2 2\n" });
  write("audited-early.ts", 'import "./audited-generated/index.js";\n');
  expect(run("audited-early.ts").stderr).toContain(
    "generated/register/audit.ts: there is no dispatch key Audit; a program that defines it (defineFunctionality) does so before it imports this file",
  );
  write("audited.yaml", "- func: audited::doubled(Tensor self) -> Tensor\n  dispatch:\n    Audit: doubled_audit\n");
  expect(tengen("--extend", ...given, "--kernels", "audited", "--out", "audited-generated").stderr).toContain(
    "a key that the program defines is written `program.Audit`",
  );
});
