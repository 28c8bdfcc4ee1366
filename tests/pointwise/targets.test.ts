// A target for pointwise loops is a file and a row: it prints loops and names what runs them, and nothing of the host's is needed.
import { expect, test, vi } from "vitest";
import { generate } from "../../codegen/pipeline.js";
import type { PointwiseTarget } from "../../codegen/pointwise/targets/target.js";

vi.mock("../../codegen/pointwise/targets/index.js", async (original) => {
  const { code, literal, ref } = await import("../../codegen/print/code.js");
  const shaderFile = "runtime/kernels/shaders/run.ts";
  /** Its loops are the texts of the expressions. */
  const shaders: PointwiseTarget = {
    key: "WebGPU",
    charter: "Shaders of the pointwise operators.",
    runner: {
      run: (inputs, kind) => ref(`${kind}Shader${inputs}`, shaderFile),
      kernel: (kind) => ref(kind === "out" ? "outKernel" : "shaderKernel", shaderFile),
    },
    hasLoops: true,
    loops: (rule) => ({
      declarations: [],
      table: code`${ref("shader", shaderFile)}(${literal(rule.classes.get("float")!.text.text)})`,
      declares: [],
    }),
  };
  const { pointwiseTargets } = (await original()) as { readonly pointwiseTargets: readonly PointwiseTarget[] };
  return { pointwiseTargets: [...pointwiseTargets, shaders] };
});

const registry = `
- func: scaled(Tensor self, Tensor other, Scalar alpha=1) -> Tensor
  autogen: scaled_, scaled.out
  pointwise:
    expr: self * other * alpha
    dtypes: float
`;

test("registrations, names and all three forms follow", () => {
  const { files } = generate({
    functions: { path: "native_functions.yaml", text: registry },
    derivatives: null,
    tags: null,
    deprecated: null,
    kernels: null,
    places: {
      root: "/project",
      out: "/project/generated",
      runtime: { folder: "/project/runtime" },
      library: { folder: "/project/generated" },
      ownOperators: true,
    },
    lenient: false,
  });
  expect(
    files.get("pointwise/webgpu.ts"),
  ).toBe(`// @generated from native_functions.yaml by \`npm run codegen\`. Do not edit.
// Shaders of the pointwise operators.

import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  functionalShader2,
  inplaceShader2,
  shader,
} from "../../runtime/kernels/shaders/run.js";
import * as rules from "./rules.js";

export const scaled_loops = shader("self * other * alpha");

export function scaled_webgpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return functionalShader2(rules.scaled_rule, scaled_loops, self, other, alpha);
}

export function scaled__webgpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return inplaceShader2(rules.scaled_rule, scaled_loops, self, other, alpha);
}
`);
  expect(files.get("register/web-gpu.ts")).toContain(`
m(op.scaled_op, pointwise.scaled_webgpu, pointwise.scaled_loops);
m(op.scaled__op, pointwise.scaled__webgpu, pointwise.scaled_loops);
m(op.scaled_out_op, outKernel(op.scaled_out_op, 4, "webgpu", outShader2, rules.scaled_rule, pointwise.scaled_loops), pointwise.scaled_loops);
`);
  // Rules say nothing of loops over arrays of the host.
  expect(files.get("pointwise/rules.ts")).not.toContain("runner.js");
});
