// `tengen explain` and the run-time `explain` follow one rule: what a call runs where a gradient is recorded, and where none is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runExplain } from "../../codegen/cli/explain.js";
import { explain, library, noGrad, type Tensor, tensor } from "../../generated/index.js";
import type { KernelGradient } from "../../runtime/dispatch/kernel-gradients.js";
import { handleOf } from "../../runtime/dispatch/ops.js";
import { emitted, generated } from "../emit/registry.js";

const root = mkdtempSync(join(tmpdir(), "tengen-explain-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, "generated"));

const entryOf = (gradient: KernelGradient | null): string => `- func: mine::dual(Tensor self) -> Tensor
${gradient === null ? "" : `  kernel_gradient: ${gradient}\n`}  dispatch:
    CPU: dual_cpu
    CompositeImplicitAutograd: dual_composite
`;

const kernels = {
  "runtime/kernels/cpu/dual.ts":
    "export function dual_cpu(self: Tensor): Tensor {}\nexport function dual_composite(self: Tensor): Tensor {}\n",
};

/** The lines after a heading. */
function following(text: string, heading: string): string[] {
  const lines = text.split("\n");
  const at = lines.indexOf(heading);
  return at < 0 ? [] : lines.slice(at + 1, lines.indexOf("", at) < 0 ? undefined : lines.indexOf("", at));
}

describe.each<readonly [KernelGradient | null, backward: string, recorded: string]>([
  [null, "composite", "AutogradCPU: dual_composite [composite, for the gradient]"],
  ["composite", "composite", "CPU: dual_cpu [kernel]; the gradient is that of dual_composite, at the same arguments"],
  [
    "not_implemented",
    "not implemented",
    "CPU: dual_cpu [kernel]; the backward pass throws: its derivative is not implemented",
  ],
])("kernel_gradient: %s", (gradient, backward, recorded) => {
  test("the command says what a call with and without a gradient runs", async () => {
    const functions = entryOf(gradient);
    writeFileSync(join(root, "native_functions.yaml"), functions);
    writeFileSync(join(root, "generated/coverage.json"), generated({ functions, kernels }).get("coverage.json")!);
    const text = await runExplain("mine::dual", { root, nativeFunctions: "native_functions.yaml", out: "generated" });
    expect(following(text, "gradient:")).toContain(`  backward: ${backward}`);
    expect(following(text, "a call with DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU):")).toEqual([
      "  1. CPU (AutogradCPU, ADInplaceOrView fell through): dual_cpu [kernel]",
      "the same call where a gradient is recorded:",
      `  1. ${recorded}`,
    ]);
  });

  test("so does explain, and so it is", () => {
    const lib = library("mine", "FRAGMENT");
    try {
      const op = lib.def("dual(Tensor self) -> Tensor").operator!;
      const ran: string[] = [];
      const kernel = (name: string) => (x: Tensor) => {
        ran.push(name);
        return x.mul(2);
      };
      lib.impl("dual", kernel("dual_cpu"), { key: "CPU", label: "dual_cpu", gradient: gradient ?? undefined });
      lib.impl("dual", kernel("dual_composite"), { label: "dual_composite" });
      const call = (x: Tensor) => explain(op, x).steps.at(-1)!.kernel;
      const leaf = tensor([1, 2], { requiresGrad: true });
      expect([call(tensor([1])), call(leaf)]).toEqual(["dual_cpu", /dual_\w+/.exec(recorded)![0]]);
      const said = recorded.split("; ")[1];
      const texts = [explain(op, tensor([1])), explain(op, leaf), noGrad(() => explain(op, leaf))].map(String);
      expect(texts.map((text) => /; (the .*)$/.exec(text)?.[1])).toEqual([undefined, said, undefined]);
      const y = handleOf(op)(leaf) as Tensor;
      expect(ran).toEqual([call(leaf)]);
      if (gradient === "not_implemented")
        expect(() => y.sum().backward()).toThrow("the derivative of mine::dual is not implemented");
      else {
        y.sum().backward();
        expect(leaf.grad!.toArray()).toEqual([2, 2]);
      }
    } finally {
      lib.dispose();
    }
  });
});

test("the field is registered with the composite", () => {
  const text = emitted({ functions: entryOf("composite"), kernels }, "register/composite-implicit-autograd.ts");
  expect(text).toContain('m(op.mine_dual_op, dual_composite);\ngradientOfKernels(op.mine_dual_op, "composite");\n');
  expect(emitted({ functions: entryOf(null), kernels }, "register/composite-implicit-autograd.ts")).not.toContain(
    "gradientOf",
  );
});
