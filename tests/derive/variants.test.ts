// Generated forms, groups, views: everything derived from a few written entries.

import { describe, expect, it } from "vitest";
import type { NativeFunction } from "../../codegen/model/native-function.js";
import type { Registry } from "../../codegen/model/registry.js";
import { accept, read } from "../load/problems.js";

function describeFunction(fn: NativeFunction): string {
  const kernels = [...fn.dispatch].map(
    ([key, kernel]) => `${key}: ${kernel.name}${kernel.structured ? " (structured)" : ""}`,
  );
  const facts = [
    fn.structured ? "structured" : "",
    fn.structuredDelegate === null ? "" : `delegates to ${fn.structuredDelegate.full}`,
    fn.pointwise === null ? "" : "pointwise",
    ...kernels,
  ].filter((fact) => fact !== "");
  return `${fn.schemaText} [${[...fn.variants].join(", ")}] ${facts.join("; ")}`.trimEnd();
}

const generated = (registry: Registry): readonly string[] =>
  registry.functions.filter((fn) => fn.generated).map(describeFunction);
const all = (registry: Registry): readonly string[] => registry.functions.map(describeFunction);
const groups = (registry: Registry): readonly string[] =>
  registry.groups.map((g) =>
    [g.functional, g.inplace, g.mutable, g.out].map((fn) => fn?.func.name.full ?? "-").join(" "),
  );

describe("torchgen's forms", () => {
  it("groups four kinds: an entry that writes beside the in-place and the out form, as rrelu_with_noise since 2.6", () => {
    const registry = accept(`
- func: noisy(Tensor self, Tensor(b!) noise) -> Tensor
  dispatch:
    CPU: noisy_cpu
  autogen: noisy_functional
- func: noisy_(Tensor(a!) self, Tensor(b!) noise) -> Tensor(a!)
  dispatch:
    CPU: noisy_cpu_
- func: noisy.out(Tensor self, Tensor(b!) noise, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: noisy_out_cpu
`);
    expect(generated(registry)).toEqual([
      "noisy_functional(Tensor self, Tensor noise) -> (Tensor, Tensor noise_out) [function] CompositeExplicitAutograd: noisy_functional",
    ]);
    expect(groups(registry)).toEqual(["noisy_functional noisy_ noisy noisy.out"]);
  });

  it("takes a form's name with the namespace of its entry", () => {
    const registry = accept(`
- func: my::g(Tensor self) -> Tensor
  dispatch:
    CPU: g_cpu
  autogen: my::g.out
`);
    expect(groups(registry)).toEqual(["g - - g.out"]);
    expect(
      read({
        "native_functions.yaml":
          "- func: my::g(Tensor self) -> Tensor\n  dispatch:\n    CPU: g_cpu\n  autogen: your::g.out\n",
      }).messages,
    ).toContain("`your::g.out` is not in the namespace of its entry, which is my");
  });

  it("makes the out form of a functional operator, without its TensorOptions", () => {
    const registry = accept(`
- func: _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False) -> Tensor
  dispatch:
    CompositeExplicitAutograd: _to_copy
  autogen: _to_copy.out
`);
    expect(generated(registry)).toEqual([
      "_to_copy.out(Tensor self, *, bool non_blocking=False, Tensor(a!) out) -> Tensor(a!) [function] CompositeExplicitAutograd: _to_copy_out",
    ]);
    expect(groups(registry)).toEqual(["_to_copy - - _to_copy.out"]);
  });

  it("makes out and functional forms of an in-place operator", () => {
    const registry = accept(`
- func: bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
  dispatch:
    CPU: bernoulli_cpu_
  tags: nondeterministic_seeded
  autogen: bernoulli.Tensor, bernoulli.Tensor_out
`);
    expect(generated(registry)).toEqual([
      "bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!) [function] CompositeExplicitAutograd: bernoulli_Tensor_out",
      "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor [function] CompositeExplicitAutograd: bernoulli",
    ]);
    expect(registry.functions.map((fn) => [...fn.tags])).toEqual([
      ["nondeterministic_seeded"],
      ["generated", "nondeterministic_seeded"],
      ["generated", "nondeterministic_seeded"],
    ]);
    expect(groups(registry)).toEqual(["bernoulli.Tensor bernoulli_.Tensor - bernoulli.Tensor_out"]);
  });

  it("makes forms of a mutable operator; the functional one gets a name of its own", () => {
    const registry = accept(`
- func: _fused(Tensor self, Tensor(a!) running, float x, SymInt n=1) -> (Tensor output, Tensor mask)
  dispatch:
    CPU: _fused_cpu
  autogen: _fused_functional, _fused.out
`);
    expect(generated(registry)).toEqual([
      "_fused.out(Tensor self, Tensor(a!) running, float x, SymInt n=1, *, Tensor(b!) out0, Tensor(c!) out1) -> (Tensor(b!), Tensor(c!)) [function] CompositeExplicitAutograd: _fused_out_symint",
      "_fused_functional(Tensor self, Tensor running, float x, SymInt n=1) -> (Tensor output, Tensor mask, Tensor running_out) [function] CompositeExplicitAutograd: _fused_functional_symint",
    ]);
    expect(groups(registry)).toEqual(["_fused_functional - _fused _fused.out"]);
  });

  it("makes the out form of a list, which returns nothing", () => {
    const registry = accept(`
- func: unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
  dispatch:
    CompositeExplicitAutograd: unbind_copy_int
  autogen: unbind_copy.int_out
`);
    expect(generated(registry)).toEqual([
      "unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () [function] CompositeExplicitAutograd: unbind_copy_int_out",
    ]);
  });

  it("makes nothing of composite operators and views, and says so", () => {
    const registry = accept(`
- func: f(Tensor self) -> Tensor
- func: v(Tensor(a) self) -> Tensor(a)
  dispatch:
    CPU: v_cpu
`);
    expect(generated(registry)).toEqual([]);
    expect(all(registry)).toEqual([
      "f(Tensor self) -> Tensor [function] CompositeImplicitAutograd: f",
      "v(Tensor(a) self) -> Tensor(a) [function] CPU: v_cpu",
    ]);
  });
});

describe("tengen's forms", () => {
  it("makes in-place and out forms of a pointwise entry", () => {
    const registry = accept(`
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  autogen: add_.Tensor, add.out
  pointwise:
    expr: self + alpha * other
`);
    expect(all(registry)).toEqual([
      "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor [function, method] pointwise",
      "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) [function, method] pointwise",
      "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) [function] pointwise",
    ]);
    expect(groups(registry)).toEqual(["add.Tensor add_.Tensor - add.out"]);
    expect(registry.functions.map((fn) => [fn.generated, fn.abstract, fn.compositeImplicit])).toEqual([
      [false, true, false],
      [true, true, false],
      [true, true, false],
    ]);
  });

  it("makes written forms without kernels pointwise too", () => {
    const registry = accept(`
- func: exp(Tensor self) -> Tensor
  pointwise:
    expr: exp(self)
- func: exp_(Tensor(a!) self) -> Tensor(a!)
- func: exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    SparseCPU: exp_sparse_out
`);
    expect(all(registry)).toEqual([
      "exp(Tensor self) -> Tensor [function] pointwise",
      "exp_(Tensor(a!) self) -> Tensor(a!) [function] pointwise",
      "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) [function] SparseCPU: exp_sparse_out",
    ]);
  });

  it("makes the structured out form and the in-place form of a structured functional entry", () => {
    const registry = accept(`
- func: gather(Tensor self, int dim, Tensor index) -> Tensor
  variants: function, method
  structured: True
  autogen: gather_, gather.out
  dispatch:
    CPU: gather_out_cpu
    SparseCPU: gather_out_sparse
`);
    expect(all(registry)).toEqual([
      "gather(Tensor self, int dim, Tensor index) -> Tensor [function, method] delegates to gather.out",
      "gather_(Tensor(a!) self, int dim, Tensor index) -> Tensor(a!) [function, method] delegates to gather.out",
      "gather.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!) [function] structured; CPU: gather_out_cpu (structured); SparseCPU: gather_out_sparse",
    ]);
    expect(registry.groups.map((group) => group.structured)).toEqual([true]);
  });

  it("keeps operators of other namespaces apart", () => {
    const registry = accept(`
- func: mine::f(Tensor self) -> Tensor
  dispatch:
    CPU: f_cpu
- func: f(Tensor self) -> Tensor
  dispatch:
    CPU: f_cpu
`);
    expect([...registry.byName.keys()]).toEqual(["mine::f", "f"]);
    expect(registry.functions.map((fn) => fn.schemaText)).toEqual([
      "f(Tensor self) -> Tensor",
      "f(Tensor self) -> Tensor",
    ]);
  });
});

describe("groups", () => {
  it("puts structured forms together", () => {
    const registry = accept(`
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  structured_delegate: sum.IntList_out
- func: sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU, Meta: sum_out
`);
    const [group] = registry.groups;
    expect(groups(registry)).toEqual(["sum.dim_IntList - - sum.IntList_out"]);
    expect(registry.groupOf.get(registry.byName.get("sum.IntList_out")!)).toBe(group);
    expect(registry.functions.map((fn) => [fn.abstract, fn.dispatch.size])).toEqual([
      [true, 0],
      [true, 2],
    ]);
    expect(registry.dispatchKeys).toEqual(["CPU", "Meta"]);
  });

  it("puts views together with their copying and in-place forms", () => {
    const registry = accept(`
- func: t(Tensor(a) self) -> Tensor(a)
  dispatch:
    CompositeExplicitAutograd: t
- func: t_(Tensor(a!) self) -> Tensor(a!)
  dispatch:
    CompositeExplicitAutograd: t_
  tags: inplace_view
- func: t_copy(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutograd: t_copy
  tags: view_copy
`);
    expect(registry.viewGroups.map((g) => [g.view, g.viewCopy, g.viewInplace].map((fn) => fn?.func.name.full))).toEqual(
      [["t", "t_copy", "t_"]],
    );
    expect(registry.functions.map((fn) => fn.view)).toEqual([true, true, false]);
  });

  it("leaves a lone out form to a backend that restates what it has", () => {
    const registry = accept(`
- func: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    PrivateUse1: add_out_mine
`);
    expect(groups(registry)).toEqual([]);
    expect(registry.functions[0]!.dispatch.get("PrivateUse1")!.structured).toBe(false);
  });
});

describe("which views need a copying form", () => {
  const view = (name: string, more = "") => `- func: ${name}(Tensor(a) self) -> Tensor(a)\n${more}`;
  const kernel = "  dispatch:\n    CPU: view_cpu\n";
  const missing = "`v` has no copying form `v_copy`";
  it.each([
    ["a view with a kernel", view("v", kernel), missing],
    ["a composite one", view("v"), ""],
    ["the inverse of one", view("v_inverse", kernel), ""],
    [
      "one that takes its form's name",
      `${view("v", kernel)}- func: v_copy(Tensor self) -> Tensor\n  tags: view_copy\n${kernel}`,
      "",
    ],
    ["one in place", `${view("v")}- func: v_(Tensor(a!) self) -> Tensor(a!)\n  tags: inplace_view\n`, ""],
  ])("%s", (_, functions, expected) => {
    const tags = "- tag: view_copy\n  desc: x\n- tag: inplace_view\n  desc: x\n";
    const { messages } = read({ "native_functions.yaml": functions, "tags.yaml": tags });
    if (expected === "") expect(messages).toBe("");
    else expect(messages).toContain(expected);
  });
});
