// Which formulas each function uses, in which order, and the names of its nodes.

import { describe, expect, it } from "vitest";
import type { Registry } from "../../codegen/model/registry.js";
import { accept } from "../load/problems.js";

/** "function <- entry (how) node" for each match. */
function matches(registry: Registry): readonly string[] {
  return [...registry.derivatives].map(([fn, { entry, how }]) => {
    const nodes = [...entry.sets.values()].map(
      (set) => `${set.key === "Default" ? "" : `${set.key}: `}${set.nodeName ?? "no node"}`,
    );
    return `${fn.func.name.full} <- ${entry.schema.name.full} (${how}) ${nodes.join(", ")}`;
  });
}

const MUL = `
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch:
    CPU: mul_cpu
- func: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  dispatch:
    CPU: mul_cpu_
- func: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: mul_out_cpu
- func: mul.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch:
    CPU: mul_scalar
`;

describe("matching", () => {
  it("gives in-place and out forms the functional form's entry", () => {
    const registry = accept(
      MUL,
      `
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
  result: other_t * self_p + self_t * other_p
- name: mul.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad * other
`,
    );
    expect(matches(registry)).toEqual([
      "mul.Tensor <- mul.Tensor (exact) MulBackward0",
      "mul_.Tensor <- mul.Tensor (functional) MulBackward0",
      "mul.out <- mul.Tensor (functional) MulBackward0",
      "mul.Scalar <- mul.Scalar (exact) MulBackward1",
    ]);
    const set = registry.derivativeEntries[0]!.sets.get("Default")!;
    expect(set.formulas.map((formula) => [formula.names.join(), formula.kind])).toEqual([
      ["other", "reverse"],
      ["result", "forward"],
      ["self", "reverse"],
    ]);
    expect(set.argumentsWithDerivatives).toEqual(["self", "other"]);
  });

  it("prefers an entry of the in-place form's own", () => {
    const registry = accept(
      MUL,
      `
- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other
- name: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
  other: grad
`,
    );
    expect(matches(registry)).toEqual([
      "mul.Tensor <- mul.Tensor (exact) MulBackward0",
      "mul_.Tensor <- mul_.Tensor (exact) MulBackward1",
      "mul.out <- mul.Tensor (functional) MulBackward0",
    ]);
  });

  it("gives a generated functional form the in-place form's entry, and a generated out form none", () => {
    const registry = accept(
      `
- func: uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
  dispatch:
    CPU: uniform_cpu_
  tags: nondeterministic_seeded
  autogen: uniform, uniform.out
`,
      `
- name: uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
  self: zeros_like(grad)
`,
    );
    expect(matches(registry)).toEqual([
      "uniform_ <- uniform_ (exact) UniformBackward0",
      "uniform <- uniform_ (generated) UniformBackward0",
    ]);
  });

  it("gives the forms of a pointwise entry its derivatives", () => {
    const registry = accept(
      "- func: exp(Tensor self) -> Tensor\n  autogen: exp_, exp.out\n  pointwise:\n    expr: exp(self)\n",
      "- name: exp(Tensor self) -> Tensor\n  self: grad * result.conj()\n  result: auto_element_wise\n",
    );
    expect(matches(registry)).toEqual([
      "exp <- exp (exact) ExpBackward0",
      "exp_ <- exp (functional) ExpBackward0",
      "exp.out <- exp (functional) ExpBackward0",
    ]);
  });

  it("shares a view's entry with its copying form", () => {
    const registry = accept(
      `
- func: t(Tensor(a) self) -> Tensor(a)
  dispatch:
    CompositeExplicitAutograd: t
- func: t_copy(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutograd: t_copy
`,
      "- name: t(Tensor(a) self) -> Tensor(a)\n  self: grad.t()\n  result: auto_linear\n",
    );
    expect(matches(registry)).toEqual(["t <- t (exact) TBackward0", "t_copy <- t_copy (exact) TBackward0_copy"]);
    expect(registry.derivativeEntries[1]!.viewCopyOf).toBe(registry.derivativeEntries[0]);
  });

  it("numbers nodes by name and key, in order of the file", () => {
    const registry = accept(
      `
- func: conv2d_forward(Tensor self) -> Tensor
  dispatch:
    CPU: a
- func: conv2d(Tensor self, int n) -> Tensor
  dispatch:
    CPU: b
- func: _log1p_x(Tensor self) -> Tensor
  dispatch:
    CPU: c
`,
      `
- name: conv2d_forward(Tensor self) -> Tensor
  self: grad
- name: conv2d(Tensor self, int n) -> Tensor
  dispatch:
    Default:
      self: grad
    AutogradCUDA:
      self: grad + 1
- name: _log1p_x(Tensor self) -> Tensor
  self: non_differentiable
`,
    );
    expect(matches(registry)).toEqual([
      "conv2d_forward <- conv2d_forward (exact) Conv2DBackward0",
      "conv2d <- conv2d (exact) Conv2DBackward1, AutogradCUDA: Conv2DBackwardAutogradCUDA0",
      "_log1p_x <- _log1p_x (exact) no node",
    ]);
    expect([...registry.derivativeEntries[2]!.sets.get("Default")!.nonDifferentiable]).toEqual(["self"]);
  });

  it("knows which gradients have names", () => {
    const registry = accept(
      "- func: f(Tensor self) -> (Tensor values, Tensor indices, int n)\n  dispatch:\n    CPU: f_cpu\n",
      "- name: f(Tensor self) -> (Tensor values, Tensor indices, int n)\n  output_differentiability: [True, False, True]\n  self: grad_values\n",
    );
    const [entry] = registry.derivativeEntries;
    expect(entry!.sets.get("Default")!.namedGradients).toEqual(["grad_values"]);
    expect(entry!.outputDifferentiability).toEqual([true, false, true]);
  });

  it("keeps the condition of a single output", () => {
    const registry = accept(
      "- func: f(Tensor self, ScalarType? dtype=None) -> Tensor\n  dispatch:\n    CPU: f_cpu\n",
      '- name: f(Tensor self, ScalarType? dtype=None) -> Tensor\n  output_differentiability: ["!dtype || isDifferentiableType(*dtype)"]\n  self: grad\n',
    );
    const [entry] = registry.derivativeEntries;
    expect(entry!.outputDifferentiability).toEqual([true]);
    expect(entry!.outputDifferentiabilityConditions!.map((condition) => condition.text)).toEqual([
      "!dtype || isDifferentiableType(*dtype)",
    ]);
  });
});
