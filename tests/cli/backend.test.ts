// Files of out-of-tree backends: the effect of each field, and errors in them, with their places. The cases of gen_backend_stubs' own tests
// are among them; where the result differs, the row states why.

import { expect, test } from "vitest";
import type { Places } from "../../codegen/api/specifier.js";
import { type BackendOutput, generateBackend } from "../../codegen/backend.js";
import { DiagnosticsError, formatDiagnostic } from "../../codegen/diagnostics.js";
import { readKernels } from "../../codegen/kernels/read-kernels.js";

const functions = `
- func: neg(Tensor self) -> Tensor
  dispatch:
    CPU: neg_cpu
- func: neg_(Tensor(a!) self) -> Tensor(a!)
  dispatch:
    CPU: neg_cpu_
- func: neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: neg_out_cpu
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch:
    CPU: add_cpu
- func: add.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch:
    CPU: add_scalar_cpu
- func: copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
  dispatch:
    CompositeExplicitAutograd: copy__explicit
  ungrouped: a test
- func: matmul(Tensor self, Tensor other) -> Tensor
- func: mine::halve(Tensor self) -> Tensor
  dispatch:
    CPU: halve_cpu
`;

function run(
  text: string,
  kernel: string | null = null,
  operators: Places["operators"] = null,
  registry: string | null = null,
): BackendOutput {
  const sources = kernel === null ? null : [{ path: "kernels/all.ts", text: kernel }];
  const kernels = sources?.map((source, i) => ({ ...source, ...readKernels(sources)[i]! })) ?? null;
  return generateBackend(
    { path: "backend.yaml", text },
    {
      functions: { path: "native_functions.yaml", text: registry ?? functions },
      derivatives: null,
      tags: null,
      deprecated: null,
      kernels,
      places: {
        out: "/p/generated",
        root: "/p",
        runtime: { package: "tengen/runtime" },
        library: { package: "tengen/generated" },
        ownOperators: false,
        operators,
      },
      lenient: false,
    },
    registry !== null,
  );
}

function problems(text: string): string {
  try {
    run(text);
    return "";
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(formatDiagnostic).join("\n");
  }
}

const head = "backend: XLA\ncpp_namespace: torch_xla\n";

test.each([
  ["one operator", `${head}supported:\n- neg`],
  ["several", `${head}supported:\n- add.Tensor\n- neg`],
  ["none yet", `${head}supported:`],
  ["no list at all", head],
  ["an operator with a gradient of its own", `${head}supported:\n- neg\nautograd:\n- add.Tensor`],
  ["a composite with a gradient of its own", `${head}autograd:\n- matmul`],
  ["symbolic sizes of a supported one", `${head}supported:\n- neg\nsymint:\n- neg`],
  ["the lazy backends' list of supported ones", `${head}full_codegen:\n- neg\nir_gen: []\nnon_native: []`],
  ["class and guard", `${head}class_name: Kernels\ndevice_guard: True\nuse_out_as_primary: False\nsupported:\n- neg`],
  // gen_backend_stubs requires a cpp_namespace; nothing is named after it here.
  ["no namespace of C++", "backend: XLA\nsupported:\n- neg"],
])("accepts %s", (_, text) => {
  expect(problems(text)).toBe("");
});

test.each([
  ["no backend", "cpp_namespace: x\nsupported:\n- neg", "backend.yaml:1:1: this entry has no `backend`"],
  ["an empty backend", "backend:\nsupported:\n- neg", "backend.yaml:2:1: this entry has no `backend`"],
  ["an unknown key", "backend: NOT_XLA\nsupported:\n- neg", "backend.yaml:1:10: there is no backend `NOT_XLA`"],
  [
    // gen_backend_stubs accepts a wrong key if no operator is listed.
    "an unknown key, and no operators",
    "backend: BAD_XLA\nsupported:",
    "backend.yaml:1:10: there is no backend `BAD_XLA`",
  ],
  [
    "a backend of the registry",
    "backend: CPU\nsupported:\n- neg",
    "backend.yaml:1:10: `CPU` is a backend of the registry, which has kernels for it",
  ],
  ["a list that is none", `${head}supported: neg`, "backend.yaml:3:12: `supported` is a list of operator names"],
  ["an unknown operator", `${head}supported:\n- neg_BAD`, "backend.yaml:4:3: there is no operator `neg_BAD`"],
  ["a name without its overload", `${head}supported:\n- add`, "backend.yaml:4:3: there is no operator `add`"],
  [
    "forms at both keys",
    `${head}supported:\n- neg\nautograd:\n- neg.out`,
    "backend.yaml:6:3: `neg.out` is listed under `autograd`, and its form `neg` is not",
  ],
  ["an operator under both", `${head}supported:\n- neg\nautograd:\n- neg`, "backend.yaml:6:3: `neg` is listed twice"],
  [
    "an unknown field",
    `${head}supported:\n- neg\ninvalid_key: bad`,
    "backend.yaml:5:1: there is no field `invalid_key`",
  ],
  [
    // gen_backend_stubs reads over these, which the lazy backends' generator reads.
    "operators outside the registry",
    `${head}non_native:\n- func: f(Tensor self) -> Tensor`,
    "backend.yaml:3:1: `non_native` is for lazy backends, which are not made here",
  ],
  [
    "a flag that is none",
    `${head}use_out_as_primary: perhaps`,
    "backend.yaml:3:21: `use_out_as_primary` is True or False, not text",
  ],
  [
    "symbolic sizes of nothing",
    `${head}supported:\n- neg\nsymint:\n- add.Tensor`,
    "backend.yaml:6:3: `add.Tensor` is listed under `symint` alone",
  ],
])("rejects %s", (_, text, message) => {
  const reported = problems(text);
  expect(reported.split("\n")[0]).toBe(message);
  if (!message.includes("has no `backend`") && !message.includes("listed twice") && !message.includes("not text"))
    expect(reported).toMatch(/\n {2}hint: /);
});

test("composites and IR nodes are let through, with a warning each", () => {
  const text = `${head}full_codegen:\n- neg\nir_gen:\n- neg\nsupported:\n- matmul\n- add.Tensor\n`;
  const { warnings, files } = run(text);
  expect(warnings.map(formatDiagnostic)).toEqual([
    "backend.yaml:5:1: warning: `ir_gen` is for lazy backends, which are not made here\n" +
      "  5 | ir_gen:\n      ^^^^^^\n" +
      "  hint: there are no IR nodes to generate; operators that have kernels are listed under `supported`",
    "backend.yaml:8:3: warning: `matmul` is composite: it works on every backend through the operators that it calls, and its kernel is only run where no gradient is asked for\n" +
      "  8 | - matmul\n        ^^^^^^\n" +
      "  hint: list those operators instead; if its kernel is differentiable, list it under `autograd`",
  ]);
  expect(files.get("xla.ts")).toContain("m.impl(matmul_op, matmul_xla);");
});

test("handles come from the package of the registry that is named", () => {
  const text = "backend: PrivateUse1\nname: accel\nsupported:\n- add.Tensor\n- mine::halve\n";
  const from = (operators: Places["operators"]) =>
    run(text, null, operators)
      .files.get("accel.ts")!
      .match(/\} from "(.*operators.js)"/)![1];
  expect(from(null)).toBe("tengen/generated/operators.js");
  expect(from({ folder: "/p/other/generated" })).toBe("../other/generated/operators.js");
  expect(from({ package: "other/generated" })).toBe("other/generated/operators.js");
});

test("forms that are not listed run the functional one; use_out_as_primary leaves them out", () => {
  const text = "backend: PrivateUse1\nname: accel\nsupported:\n- neg\n- mine::halve\n";
  const { files, derived, missing } = run(text);
  expect(derived).toEqual(["neg_", "neg.out"]);
  expect(missing).toEqual(["neg_accel", "mine_halve_accel"]);
  expect(files.get("accel.ts")).toBe(`// @generated from backend.yaml by \`npm run codegen\`. Do not edit.
// Importing this file gives the operators their PrivateUse1 kernels.

import {
  copy_,
  mine_halve_op,
  neg__op,
  neg_op,
  neg_out_op,
} from "tengen/generated/operators.js";
import type {
  Tensor,
} from "tengen/runtime/core/tensor.js";
import {
  library,
} from "tengen/runtime/dispatch/library.js";
import {
  resizeOutput,
} from "tengen/runtime/kernels/shapes/outputs.js";
import {
  mine_halve_accel,
  neg_accel,
} from "./accel-missing.js";

/** \`neg_(Tensor(a!) self) -> Tensor(a!)\` */
function neg__accel_from_functional(self: Tensor): Tensor {
  const result = neg_accel(self);
  copy_(self, result, false);
  return self;
}

/** \`neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\` */
function neg_out_accel_from_functional(self: Tensor, out: Tensor): Tensor {
  const result = neg_accel(self);
  resizeOutput(out, result.shape);
  copy_(out, result, false);
  return out;
}

const m = library("aten", "IMPL", "PrivateUse1", "generated/accel.ts");
const mine_m = library("mine", "IMPL", "PrivateUse1", "generated/accel.ts");

m.impl(neg_op, neg_accel);
mine_m.impl(mine_halve_op, mine_halve_accel);
m.impl(neg__op, neg__accel_from_functional);
m.impl(neg_out_op, neg_out_accel_from_functional);
`);
  expect(run(`${text}use_out_as_primary: True\n`)).toMatchObject({ derived: [] });
  expect(run(`${text}- neg_\n`)).toMatchObject({ derived: ["neg.out"] });
});

const followed = `
- func: neg(Tensor self) -> Tensor
  autogen: neg_, neg.out
  pointwise:
    expr: '-self'
    promote: same
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
  autogen: add_.Tensor, add.out
  pointwise:
    expr: self + other
- func: add.Scalar(Tensor self, Scalar other) -> Tensor
  autogen: add_.Scalar, add.Scalar_out
  pointwise:
    expr: self + other
    scalars: other
- func: total(Tensor self) -> Tensor
  dispatch:
    CPU: total_cpu
- func: total.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: total_out_cpu
- func: fill(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutograd: fill_explicit
- func: copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
  dispatch:
    CompositeExplicitAutograd: copy__explicit
  ungrouped: a test
`;

test.each<[what: string, listed: string, following: string, derived: string]>([
  ["a functional form", "- neg", "neg_, neg.out", ""],
  ["an out form", "- add.out", "add.Tensor, add_.Tensor, add.Scalar, add_.Scalar, add.Scalar_out", ""],
  [
    "an out form that is the primary one",
    "- add.out\nuse_out_as_primary: True",
    "add.Tensor, add_.Tensor, add.Scalar, add_.Scalar, add.Scalar_out",
    "",
  ],
  ["an in-place form: nothing", "- neg_", "", ""],
  ["all forms: nothing", "- neg\n- neg_\n- neg.out", "", ""],
  ["the form of numbers, which takes no other", "- add.Scalar", "add_.Scalar, add.Scalar_out", ""],
  ["without shapes on meta: through a function that is written out", "- total", "", "total.out"],
])("where the registry has forms follow: %s", (_, listed, following, derived) => {
  const out = run(`backend: PrivateUse1\nname: accel\nsupported:\n${listed}\n`, null, null, followed);
  expect([out.following.join(", "), out.derived.join(", ")]).toEqual([following, derived]);
  const text = out.files.get("accel.ts")!;
  expect(text.includes("These follow from the kernels below")).toBe(following !== "");
  expect(text.includes("_from_functional")).toBe(derived !== "");
});

test("the file says what follows from what, and what follows is not missing", () => {
  const text = "backend: PrivateUse1\nname: accel\nsupported:\n- neg\n- add.out\n";
  const { files, uncovered } = run(text, null, null, followed);
  expect(files.get("accel.ts")).toContain(`
// These follow from the kernels below, through the registry's own kernels of forms:
// - neg: neg_, neg.out
// - add.out: add.Tensor, add_.Tensor, add.Scalar_out
// - add.Tensor: add.Scalar
// - add_.Tensor: add_.Scalar

m.impl(neg_op, neg_accel);
m.impl(add_out_op, add_out_accel);
`);
  expect(uncovered).toEqual(["total", "total.out"]);
});

test("a kernel that nobody has written is said with its place; a wrong one is an error at both", () => {
  const text = "backend: PrivateUse1\nname: accel\nsupported:\n- neg\n- add.Tensor\n";
  const kernel = `import type { Tensor } from "tengen";\nexport function neg_acel(self: Tensor): Tensor {\n  return self;\n}\n`;
  const { warnings, missing } = run(text, kernel);
  expect(missing).toEqual(["neg_accel", "add_Tensor_accel"]);
  expect(warnings.map((one) => [one.line, one.column, one.message, one.hint])).toEqual([
    [4, 3, "no kernel source exports `neg_accel`: a stub stands in, and throws", "did you mean `neg_acel`?"],
    [
      5,
      3,
      "no kernel source exports `add_Tensor_accel`: a stub stands in, and throws",
      "export it from a file in the kernels folder",
    ],
  ]);
  expect(() => run(text, kernel.replace("neg_acel(self: Tensor)", "neg_accel(other: Tensor)"))).toThrow(
    "kernel `neg_accel` does not fit `neg(Tensor self) -> Tensor`: parameter 1 is `other`",
  );
});
