// Features of newer PyTorch registries that 1.13's lacks: tags as lists, more keys, more types.

import { describe, expect, it } from "vitest";
import { accept, read } from "./problems.js";

describe("newer registries", () => {
  it("name tags in a list, or one without brackets", () => {
    const tags = "- tag: core\n  desc: x\n- tag: mine\n  desc: |\n    several\n    lines\n";
    const { registry, messages } = read({
      "tags.yaml": tags,
      "native_functions.yaml":
        "- func: f(Tensor self) -> Tensor\n  tags: [core, mine]\n- func: g(Tensor self) -> Tensor\n  tags: core\n- func: h(Tensor self) -> Tensor\n  tags: core, mine\n",
    });
    expect(messages).toBe("");
    expect(registry.functions.map((fn) => [...fn.tags])).toEqual([["core", "mine"], ["core"], ["core", "mine"]]);
    expect(registry.tags.get("mine")).toEqual({ name: "mine", description: "several\nlines" });
  });

  it("have kernels for more backends", () => {
    const registry = accept(
      "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU, XPU, MTIA: f\n    SparseMPS, SparseCsrXPU, SparseCsrMeta: f_sparse\n    NestedTensorHPU, PrivateUse1: f_other\n",
    );
    expect([...registry.functions[0]!.dispatch.keys()]).toEqual([
      "CPU",
      "XPU",
      "MTIA",
      "SparseMPS",
      "SparseCsrXPU",
      "SparseCsrMeta",
      "NestedTensorHPU",
      "PrivateUse1",
    ]);
  });

  it("have more types", () => {
    const text =
      "f(Tensor self, SymInt[2] size, SymInt? n=None, SymBool b=False, DeviceIndex i=-1, SymInt[1]? dim=None, *, Scalar[] xs) -> (Tensor, SymInt, SymBool)";
    expect(accept(`- func: ${text}\n`).functions[0]!.schemaText).toBe(text);
  });

  it("make forms only of what a backend's own file restates", () => {
    const registry = accept(`
- func: masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
  dispatch:
    PrivateUse1: masked_fill_mine
  autogen: masked_fill.Scalar_out
`);
    expect(registry.functions.map((fn) => fn.func.name.full)).toEqual([
      "masked_fill_.Scalar",
      "masked_fill.Scalar_out",
      "masked_fill.Scalar",
    ]);
  });

  it("leave an operator's kernels to others: `dispatch: {}`", () => {
    const registry = accept("- func: f(Tensor self) -> int\n  dispatch: {}\n");
    const [f] = registry.functions;
    expect([f!.explicitDispatch, f!.dispatch.size, f!.compositeImplicit, f!.abstract]).toEqual([true, 0, false, true]);
  });

  it("have the inverse of a view without a copying form", () => {
    const view = (name: string) => `- func: ${name}(Tensor(a) self, int n) -> Tensor(a)\n  dispatch:\n    CPU: f\n`;
    const firstProblem = (name: string) =>
      read({ "tags.yaml": "- tag: view_copy\n  desc: x\n", "native_functions.yaml": view(name) }).messages.split(
        "\n",
      )[0];
    expect(firstProblem("slice_inverse")).toBe("");
    expect(firstProblem("sliced")).toBe(
      "native_functions.yaml:1:9: the view `sliced` has no copying form `sliced_copy`",
    );
  });

  it("have formulas for the copying form of a composite view, which has none to share", () => {
    const schemas = { view: "v(Tensor(a) self, int n) -> Tensor(a)", copy: "v_copy(Tensor self, int n) -> Tensor" };
    const copy = `- func: ${schemas.copy}\n  tags: view_copy\n  dispatch:\n    CPU: f\n`;
    const formula = `- name: ${schemas.copy}\n  self: grad\n`;
    const registry = accept(`- func: ${schemas.view}\n${copy}`, formula);
    expect([...registry.derivatives.keys()].map((fn) => fn.func.name.full)).toEqual(["v_copy"]);
    const { messages } = read({
      "native_functions.yaml": `- func: ${schemas.view}\n  dispatch:\n    CPU: f\n${copy}`,
      "derivatives.yaml": formula,
    });
    expect(messages.split("\n")[0]).toBe("derivatives.yaml:1:9: `v_copy` has the formulas of its view `v`");
  });

  it("with wrap_opt_if in a formula are read: its parts are the formula's business", () => {
    const registry = accept(
      "- func: mul(Tensor self, Tensor other) -> Tensor\n  dispatch:\n    CPU: mul_cpu\n",
      "- name: mul(Tensor self, Tensor other) -> Tensor\n  self, other: mul_backward(grad, wrap_opt_if(self, grad_input_mask[1]), wrap_opt_if(other, grad_input_mask[0]))\n",
    );
    expect(registry.derivatives.size).toBe(1);
  });
});
