// ExecuTorch's grammar: operators named by `op:`, kernels listed with the arguments they are for; and its two real files, if available.

import { describe, expect, it } from "vitest";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, formatDiagnostic, Source, sortDiagnostics } from "../../codegen/diagnostics.js";
import { layers } from "../../codegen/layers/index.js";
import { referenceFolder, referenceSource } from "../reference.js";
import { read } from "./problems.js";

const base = new Source(
  "base.yaml",
  `
- func: rand_add(Tensor self, Tensor other) -> Tensor
  tags: nondeterministic_seeded
  dispatch:
    CPU: add
  autogen: rand_add.out
- func: relu_(Tensor(a!) self) -> Tensor(a!)
- func: x::y(Tensor self) -> Tensor
- func: full_like(Tensor self, Scalar fill_value) -> Tensor
  dispatch:
    CompositeExplicitAutograd: full_like_any
  autogen: full_like.out
`,
);

function load(functions: string | Source, from = base) {
  const diagnostics = new Diagnostics();
  const source = typeof functions === "string" ? new Source("functions.yaml", functions) : functions;
  const registry = readRegistry({ functions: source, base: from }, { layers, diagnostics });
  return { registry, diagnostics, messages: sortDiagnostics(diagnostics.list).map(formatDiagnostic).join("\n") };
}

const kernels = (name: string, meta = "null") => `  kernels:\n    - arg_meta: ${meta}\n      kernel_name: ${name}\n`;

describe("lists of kernels", () => {
  it("name operators of another registry, generated forms too, or declare their own", () => {
    const { registry, messages } = load(
      `- op: rand_add.out\n${kernels("torch::executor::add_out")}` +
        `- op: aten::relu_\n  dispatch: {}\n${kernels("relu_kernel")}` +
        `- op: x::y\n${kernels("y_kernel")}` +
        `- func: q::h.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  variants: function\n${kernels("a::b::h")}`,
    );
    expect(messages).toBe("");
    expect(
      registry.functions.map((f) => [
        `${f.namespace}::${f.schemaText}`,
        [...f.dispatch].map(([key, { namespace, name }]) => `${key}: ${namespace} ${name}`).join(),
        [...f.tags].join(),
      ]),
    ).toEqual([
      [
        "aten::rand_add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        "CPU: torch::executor add_out",
        "nondeterministic_seeded",
      ],
      ["aten::relu_(Tensor(a!) self) -> Tensor(a!)", "CPU:  relu_kernel", ""],
      ["x::y(Tensor self) -> Tensor", "CPU:  y_kernel", ""],
      ["q::h.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "CPU: a::b h", ""],
    ]);
  });

  it("take the kernels of the other registry where they list none", () => {
    const { registry, messages } = load("- op: full_like.out\n- op: rand_add\n- op: x::y\n");
    expect(messages).toBe("");
    expect(
      registry.functions.map((f) => [f.func.name.full, [...f.dispatch].map(([key, { name }]) => `${key}: ${name}`)]),
    ).toEqual([
      ["full_like.out", ["CompositeExplicitAutograd: full_like_out"]],
      ["rand_add", ["CPU: add"]],
      ["y", ["CompositeImplicitAutograd: y"]],
    ]);
  });

  it("take tags and the device check of the other registry, unless they state their own", () => {
    const from = new Source(
      "base.yaml",
      "- func: rand_f(Tensor self) -> Tensor\n  tags: nondeterministic_seeded\n  device_check: NoCheck\n  dispatch: {CPU: f}\n" +
        "- func: g(Tensor self) -> Tensor\n  tags: pointwise\n  device_check: NoCheck\n  dispatch: {CPU: g}\n",
    );
    const list = `- op: rand_f\n${kernels("k")}- op: g\n  tags: core\n  device_check: ExactSame\n${kernels("k2")}`;
    const { registry } = load(list, from);
    expect(registry.functions.map(({ tags, deviceCheck }) => [[...tags].join(), deviceCheck])).toEqual([
      ["nondeterministic_seeded", "NoCheck"],
      ["core", "ExactSame"],
    ]);
  });

  it("may name dtypes and dimension orders for `arg_meta`", () => {
    const aliases = "  type_alias:\n    T0: [Double]\n  dim_order_alias: {D0: [0, 1]}\n";
    const { registry, messages } = load(
      `- op: relu_\n${aliases}${kernels("k")}    - arg_meta: {self: [T0, D0]}\n      kernel_name: k2\n` +
        `- func: q::h(Tensor self) -> Tensor\n${aliases}${kernels("h")}`,
    );
    expect(messages.split("\n")[0]).toBe(
      "functions.yaml:8:7: warning: a kernel is for the arguments that `arg_meta` describes: read, and not registered",
    );
    expect(registry.functions.map(({ func }) => func.name.full)).toEqual(["relu_", "h"]);
    expect(load(`- func: q::h(Tensor self) -> Tensor\n${aliases}`).messages).toContain(
      "there is no field `type_alias`",
    );
    expect(load(`- op: relu_\n  type_alias: T\n${kernels("k")}`).messages.split("\n")[0]).toBe(
      "functions.yaml:2:15: `type_alias` is a map of names to lists, not text",
    );
  });

  it("may name an operator again, which is said once", () => {
    const { registry, messages } = load(`- op: relu_\n${kernels("k")}- op: aten::relu_\n${kernels("other")}`);
    expect(registry.functions.map(({ dispatch }) => dispatch.get("CPU")?.name)).toEqual(["k"]);
    expect(messages).toBe(
      "functions.yaml:5:7: warning: `aten::relu_` is listed twice: the first entry is taken\n" +
        "  5 | - op: aten::relu_\n            ^^^^^^^^^^^\n" +
        "  functions.yaml:1:7: the first one\n" +
        "  hint: delete one of them",
    );
    const twice = `- op: relu_\n${kernels("k")}- op: x::y\n${kernels("k2")}`;
    expect(load(twice + twice).messages).toBe(
      "functions.yaml:9:7: warning: 2 operators are listed again: the first entry is taken\n" +
        "  9 | - op: relu_\n            ^^^^^\n" +
        "  functions.yaml:1:7: the first one\n" +
        "  hint: delete the later entries: relu_, x::y",
    );
  });

  it("say once what the other registry lacks, and which kernels are for particular arguments", () => {
    const list = `- op: relu_\n${kernels("k")}    - arg_meta: { T: [float] }\n      kernel_name: k2\n`;
    expect(load(`- op: absent\n${kernels("k")}- op: gone.out\n${kernels("k")}${list}`).messages).toBe(
      "functions.yaml:1:7: warning: `op:` names 2 operators that the registry it is looked up in lacks: left out\n" +
        "  1 | - op: absent\n            ^^^^^^\n" +
        "  hint: absent, gone.out; --base names the registry that has them\n" +
        "functions.yaml:13:7: warning: a kernel is for the arguments that `arg_meta` describes: read, and not registered\n" +
        "  13 |     - arg_meta: { T: [float] }\n             ^^^^^^^^\n" +
        "  hint: choose by dtype within the kernel whose `arg_meta` is null",
    );
  });

  it.each([
    [
      "both ways",
      `- op: relu_\n  func: f(Tensor self) -> Tensor\n`,
      "1:3: an entry names an operator by `op:`, or declares one by `func:`, not both",
    ],
    ["no name", "- op: [a]\n", "1:7: `op` is the name of an operator, not a list"],
    ["kernels that are no list", "- op: relu_\n  kernels: k\n", "2:12: `kernels` is a list, not text"],
    ["no kernels", "- op: relu_\n  kernels: []\n", "2:3: this list of kernels is empty"],
    [
      "a kernel without name",
      "- op: relu_\n  kernels:\n    - arg_meta: null\n",
      "3:7: this entry has no `kernel_name`",
    ],
    [
      "two for all arguments",
      `- op: relu_\n${kernels("a")}    - kernel_name: b\n`,
      "5:20: the operator has a kernel for all arguments already",
    ],
  ])("with %s are refused", (_, text, message) => {
    expect(load(text).messages.split("\n")[0]).toBe(`functions.yaml:${message}`);
  });

  const others = referenceFolder("others");
  const pytorch = referenceFolder("pytorch-2.x");
  it.skipIf(others === "" || pytorch === "")("are taken as ExecuTorch has them (shared/reference/others)", () => {
    const registry = referenceSource(pytorch, "native_functions.yaml");
    const portable = load(referenceSource(others, "executorch_portable_functions.yaml"), registry);
    expect(portable.diagnostics.errors.map(({ message }) => message)).toEqual([]);
    expect(portable.diagnostics.warnings.map(({ message, hint }) => [message, hint])).toEqual([
      [
        "`op:` names 3 operators that the registry it is looked up in lacks: left out",
        "mean.dtype_out, upsample_bilinear2d.vec_out, upsample_nearest2d.vec_out; --base names the registry that has them",
      ],
    ]);
    expect(portable.registry.functions.length).toBe(206);
    for (const [name, count] of [
      ["aten_functions", 0],
      ["cadence_functions", 0],
      ["runtime_test_functions", 0],
    ] as const) {
      const { diagnostics } = load(referenceSource(others, `executorch_${name}.yaml`), registry);
      expect(diagnostics.errors.length, name).toBe(count);
    }
    const quantized = load(referenceSource(others, "executorch_quantized.yaml"));
    expect(quantized.messages).toBe("");
    expect(new Set(quantized.registry.functions.map((f) => f.namespace))).toEqual(new Set(["quantized_decomposed"]));
  });
});

describe("a field that is not known", () => {
  it("is named once, with how many entries have it", () => {
    const entry = (name: string) => `- func: ${name}(Tensor self) -> Tensor\n  colour: red\n`;
    const { messages } = read({ "native_functions.yaml": entry("f") + entry("g") + entry("h") });
    expect(messages.split("\n")[0]).toBe("native_functions.yaml:2:3: there is no field `colour`, which 3 entries have");
    expect(messages.match(/there is no field/g)).toHaveLength(1);
  });
});
