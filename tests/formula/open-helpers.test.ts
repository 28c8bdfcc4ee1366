// Helpers that formulas call and that no list has: stubs where kernels come from elsewhere, functions of the user's kernel files, or
// errors. The registry is PyTorch 2.7's, in part (tests/data/pytorch-2.7).

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { runtimeExportLists } from "../../codegen/cli/library-package.js";
import { buildRegistry } from "../../codegen/derive/registry.js";
import { formatDiagnostic, Source } from "../../codegen/diagnostics.js";
import { formatReport, reportRegistry } from "../../codegen/formula/report.js";
import { DiagnosticsError, generate } from "../../codegen/index.js";
import { suppliedHelper } from "../../runtime/dispatch/missing-kernel.js";
import { kernelFiles, unindent } from "../emit/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Given {
  readonly functions: string;
  readonly derivatives: string;
  readonly kernels?: Readonly<Record<string, string>>;
  readonly tags?: string;
  readonly lenient?: boolean;
}

interface Made {
  readonly files: ReadonlyMap<string, string>;
  /** Warnings or, where it is refused, errors. */
  readonly messages: string;
}

function make({ functions, derivatives, kernels, tags, lenient = false }: Given): Made {
  try {
    const { files, warnings } = generate({
      functions: { path: "native_functions.yaml", text: unindent(functions) },
      derivatives: { path: "derivatives.yaml", text: unindent(derivatives) },
      tags: tags === undefined ? null : { path: "tags.yaml", text: tags },
      deprecated: null,
      kernels: kernels === undefined ? null : kernelFiles(kernels),
      places: {
        out: "/project/generated",
        root: "/project",
        runtime: { folder: "/project/runtime" },
        library: { folder: "/project/generated" },
        ownOperators: true,
      },
      exports: runtimeExportLists("/project"),
      lenient,
    });
    return { files, messages: warnings.map(formatDiagnostic).join("\n") };
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return { files: new Map(), messages: error.diagnostics.map(formatDiagnostic).join("\n") };
  }
}

/** The declarations of the stubs. */
function stubs({ files }: Made): readonly string[] {
  const text = files.get("autograd/helpers.ts") ?? "";
  return [...text.matchAll(/^export function (.*) \{$/gm)].map(([, head]) => head!);
}

const functions = `
  - func: f(Tensor self, Tensor other, int n) -> Tensor
    dispatch: {CPU: f_cpu}
  - func: g(Tensor self) -> (Tensor, Tensor)
    dispatch: {CPU: g_cpu}
  - func: mul.Tensor(Tensor self, Tensor other) -> Tensor
    dispatch: {CPU: mul_cpu}
    non_differentiable: True
  - func: expand(Tensor(a) self, SymInt[] size) -> Tensor(a)
    dispatch: {CPU: expand_cpu}
    non_differentiable: True
`;
const of = (self: string) => `
  - name: f(Tensor self, Tensor other, int n) -> Tensor
    self: ${JSON.stringify(self)}
`;

describe("PyTorch 2.7's registry, in part", () => {
  const read = (name: string) => readFileSync(new URL(`../data/pytorch-2.7/${name}`, import.meta.url), "utf8");
  const registry = {
    functions: read("native_functions.yaml"),
    derivatives: read("derivatives.yaml"),
    tags: read("tags.yaml"),
  };

  test("is generated unchanged, with stubs of the helpers that it calls", () => {
    const made = make(registry);
    // The operator behind the method is not in this part.
    expect(made.messages.split("\n")[0]).toBe(
      "derivatives.yaml:22:168: warning: `get_nested_sizes`, which formulas call, is neither an operator nor a helper that tengen has: it becomes a stub",
    );
    expect(stubs(made)).toMatchInlineSnapshot(`
      [
        "cholesky_solve_backward_output_mask(gradX: Tensor, self: Tensor, input2: Tensor, result: Tensor, upper: boolean, outputMask: readonly boolean[]): readonly [Tensor | null, Tensor | null]",
        "cholesky_solve_jvp(X: Tensor, U: Tensor, dU: Tensor, dB: Tensor, upper: boolean): Tensor",
        "get_nested_sizes(arg0: Tensor): Tensor",
        "linalg_lstsq_backward_mask(grad: Tensor, A: Tensor, B: Tensor, gradInputMask: readonly boolean[]): readonly [Tensor | null, Tensor | null]",
        "linalg_lstsq_jvp(A: Tensor, B: Tensor, dA: Tensor, dB: Tensor): Tensor",
        "logcumsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: number): Tensor",
        "logcumsumexp_jvp_input(selfP: Tensor, selfT: Tensor, dim: number): Tensor",
        "mul_tensor_backward(grad: Tensor, other: Tensor, selfSt: DType): Tensor",
        "to_sparse_backward(grad: Tensor, selfLayout: Layout, selfBlocksize: readonly number[] | null): Tensor",
        "unbind_backward(grads: readonly (Tensor | null)[], dim: number): Tensor",
        "unbind_backward_nested(grads: readonly (Tensor | null)[], ntSizes: Tensor, dim: number, options_: OptionsOfTensor): Tensor",
        "unbind_backward_nested_jagged(grads: readonly (Tensor | null)[], self: Tensor, dim: number): Tensor",
      ]
    `);
  });

  test("what is generated type-checks", () => {
    expect(wrong(make(registry).files)).toEqual([]);
  });
});

describe("a stub's types are those of its calls", () => {
  test.each([
    ["of a gradient", "foo(grad, self)", "foo(grad: Tensor, self: Tensor): Tensor | null"],
    ["of a factor", "grad * foo(self, n)", "foo(self: Tensor, n: number): Tensor"],
    ["of an argument", "grad.expand(foo(self))", "foo(self: Tensor): readonly number[]"],
    ["of a condition", "foo(n) ? grad : self", "foo(n: number): boolean"],
    ["of a branch", "n == 0 ? foo(n) : grad * self", "foo(n: number): Tensor"],
    ["of a method", "grad.foo(n)", "foo(grad: Tensor, n: number): Tensor | null"],
    ["of a method's object", "foo(grad).expand({n})", "foo(grad: Tensor): Tensor"],
    ["of a tuple", "std::get<1>(foo(grad))", "foo(grad: Tensor): readonly [Tensor, Tensor]"],
    ["of lists", "foo({grad, self}, {n, 2})", "foo(arg0: readonly Tensor[], arg1: readonly number[]): Tensor | null"],
    ["of labels", "foo(grad, /*train=*/true)", "foo(grad: Tensor, train: boolean): Tensor | null"],
    ["of two calls", "foo(grad, n) * foo(grad)", "foo(grad: Tensor, n?: number): Tensor"],
    ["of two types", "foo(grad) * foo(n)", "foo(arg0: Tensor | number): Tensor"],
    ["of two results", "grad.expand(foo(n)) * foo(n)", "foo(n: number): readonly number[] & Tensor"],
    ["of a namespace", "at::native::foo(grad)", "native_foo(grad: Tensor): Tensor | null"],
    ["of a reserved word", "delete(grad)", "delete_(grad: Tensor): Tensor | null"],
    ["of a name of the file", "helpers(grad)", "helpers_(grad: Tensor): Tensor | null"],
    ["of names of its body", "foo(other, /*supplied_helper=*/n)", "foo(other: Tensor, arg1: number): Tensor | null"],
    [
      "of another version",
      "maybe_multiply(grad, n, n)",
      "maybe_multiply_3(grad: Tensor, n: number, arg2: number): Tensor | null",
    ],
  ])("%s: %s", (_, formula, stub) => {
    const made = make({ functions, derivatives: of(formula) });
    expect(stubs(made)).toEqual([stub]);
    expect(made.files.get("autograd/nodes.ts")).toContain("helpers.js");
  });

  test("for several arguments, a tuple", () => {
    const derivatives =
      "- name: f(Tensor self, Tensor other, int n) -> Tensor\n  self, other: foo(grad, grad_input_mask)\n";
    expect(stubs(make({ functions, derivatives }))).toEqual([
      "foo(grad: Tensor, gradInputMask: readonly boolean[]): readonly [Tensor | null, Tensor | null]",
    ]);
  });

  test("in forward formulas", () => {
    const derivatives = `${of("grad")}    result: foo(self_t, other_p)\n`;
    expect(stubs(make({ functions, derivatives }))).toEqual(["foo(selfT: Tensor, otherP: Tensor): Tensor | null"]);
  });
});

test("they are counted in one line", () => {
  expect(make({ functions, derivatives: of("foo(grad)") }).messages).toMatchInlineSnapshot(`
    "derivatives.yaml:2:10: warning: \`foo\`, which formulas call, is neither an operator nor a helper that tengen has: it becomes a stub
      2 |   self: "foo(grad)"
                   ^^^
      hint: assign them to \`helpers\` of generated/autograd/helpers.ts, or export them from kernel files and generate with --kernels"
  `);
  const many = [..."abcdefgh"].map((c) => `${c}${c}(grad)`).join(" * ");
  expect(make({ functions, derivatives: of(many) }).messages).toMatchInlineSnapshot(`
    "derivatives.yaml:2:10: warning: 8 functions that formulas call are neither operators nor helpers that tengen has, and become stubs: \`aa\`, \`bb\`, \`cc\`, \`dd\`, \`ee\`, \`ff\` and 2 more
      2 |   self: "aa(grad) * bb(grad) * cc(grad) * dd(grad) * ee(grad) * ff(grad) * gg(grad) * hh(grad)"
                   ^^
      hint: assign them to \`helpers\` of generated/autograd/helpers.ts, or export them from kernel files and generate with --kernels"
  `);
});

describe("where all kernels are known", () => {
  const kernels = {
    "kernels/all.ts": `
      export function f_cpu(self: Tensor, other: Tensor, n: number): Tensor { return self; }
      export function g_cpu(self: Tensor): [Tensor, Tensor] { return [self, self]; }
      export function mul_cpu(self: Tensor, other: Tensor): Tensor { return self; }
      export function expand_cpu(self: Tensor, size: readonly number[]): Tensor { return self; }
      export function my_backward(grad: Tensor, n: number): Tensor { return grad; }
      export const my_constant = 1;
    `,
  };
  const given = { functions: functions.replace("g_cpu}", "g_cpu}\n    non_differentiable: True"), kernels };

  test("a function that a kernel file exports is called", () => {
    const { files, messages } = make({ ...given, derivatives: of("my_backward(grad, n)") });
    expect(messages).toBe("");
    expect(files.get("autograd/nodes.ts")).toMatch(/import \{\s*my_backward,\s*\} from "\.\.\/\.\.\/kernels\/all\.js"/);
    expect(files.has("autograd/helpers.ts")).toBe(false);
  });

  test.each([
    ["nothing has", "mi_backward(grad, n)"],
    ["is a constant", "my_constant(grad)"],
    ["is a kernel, which would pass the dispatcher by", "f_cpu(grad, self, n)"],
  ])("what %s is an error", (_, formula) => {
    const name = formula.slice(0, formula.indexOf("("));
    expect(make({ ...given, derivatives: of(formula) }).messages).toContain(
      `there is no operator or helper \`${name}\``,
    );
  });

  test("--lenient makes a stub of it", () => {
    const made = make({ ...given, lenient: true, derivatives: of("mi_backward(grad, n)") });
    expect(stubs(made)).toEqual(["mi_backward(grad: Tensor, n: number): Tensor | null"]);
    expect(made.messages).toContain("warning: `mi_backward`, which formulas call, is neither");
  });
});

test("a program supplies them", async () => {
  const names = ["foo", "constructor", "valueOf", "toString", "suppliedHelper"];
  const { files } = make({ functions, derivatives: of(names.map((name) => `${name}(grad)`).join(" * ")) });
  const js = ts.transpileModule(files.get("autograd/helpers.ts")!, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
  type Stubs = Record<string, (x: number) => number>;
  const module = { exports: {} as { helpers: Stubs } & Stubs };
  new Function("module", "exports", "require", js)(module, module.exports, () => ({ suppliedHelper }));
  const { helpers, ...functionsOf } = module.exports;
  for (const name of names) {
    const stub = functionsOf[name]!;
    expect(() => stub(1)).toThrow(
      `the helper \`${name}\`, which a derivative formula calls, has not been supplied. Assign it to \`helpers.${name}\` of ` +
        "generated/autograd/helpers.js, or export it from a kernel file and generate with --kernels",
    );
    helpers[name] = (x: number) => x + 1;
    expect(stub(1)).toBe(2);
  }
});

/** The type errors of generated files. */
function wrong(files: ReadonlyMap<string, string>): readonly string[] {
  const project = mkdtempSync(path.join(tmpdir(), "tengen-open-"));
  try {
    const names = [...files.keys()].filter((name) => name.startsWith("autograd/"));
    for (const [name, text] of files) {
      const file = path.join(project, "generated", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    writeFileSync(path.join(project, "package.json"), '{ "type": "module" }\n');
    symlinkSync(path.join(root, "runtime"), path.join(project, "runtime"));
    const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(
      { ...config.compilerOptions, rootDir: "/", preserveSymlinks: true, types: [] },
      root,
    );
    const program = ts.createProgram(
      names.map((name) => path.join(project, "generated", name)),
      options,
    );
    return program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes("/generated/autograd/"))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map((one) => `${one.file?.fileName}: ${ts.flattenDiagnosticMessageText(one.messageText, "\n")}`);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

test("`tengen report` and `tengen model` count formulas with unknown helpers as lowered, and list these", () => {
  const registry = buildRegistry(
    {
      functions: new Source(
        "native_functions.yaml",
        "- func: f(Tensor self, Tensor other) -> Tensor\n  dispatch:\n    CPU: f_cpu\n",
      ),
      derivatives: new Source(
        "derivatives.yaml",
        "- name: f(Tensor self, Tensor other) -> Tensor\n  self: unheard_of(grad, other)\n  other: grad\n  result: self_t.strange()\n",
      ),
    },
    { layers: [] },
  ).registry;
  const report = reportRegistry(registry);
  const rows = report.entries[0]!.formulas.map((one) => [one.names.join(), [one.handling, one.helpers, one.reason]]);
  expect(Object.fromEntries(rows)).toEqual({
    self: ["stubs", ["unheard_of"], null],
    other: ["operators only", [], null],
    result: ["stubs", ["strange"], null],
  });
  expect(report.totals).toMatchObject({ expressions: 3, lowered: 3, helpers: { strange: 1, unheard_of: 1 } });
  expect(formatReport(report)).toContain(
    "3 expressions: 3 lowered (1 with operators only, 0 with helpers, 2 with stubs of unknown helpers, 0 not implemented), 0 rejected",
  );
  expect(report.entries[0]!.saves).toEqual(["other"]);
});
