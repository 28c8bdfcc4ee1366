// generated/autograd/*: all files of the room, from one plan.

import { parameterName } from "../api/names.js";
import { typescriptType } from "../formula/typescript.js";
import { code, join, jsDoc, literal } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { emitForward } from "./autograd-forward.js";
import { emitKernels } from "./autograd-kernels.js";
import { emitNodes } from "./autograd-nodes.js";
import { type AutogradPlan, helperStubsFile } from "./autograd-plan.js";
import { emitInplaceOrView } from "./autograd-views.js";
import type { EmitContext } from "./emitter.js";

export { type AutogradPlan, planAutograd } from "./autograd-plan.js";

/** Nodes, kernels, forward derivatives, in-place-or-view kernels; and stubs for helpers that a registry without kernels leaves open. */
export function emitAutograd(context: EmitContext, plan: AutogradPlan): readonly GeneratedFile[] {
  const files: GeneratedFile[] = [];
  if (plan.nodes.length > 0) files.push(emitNodes(context, plan));
  if (plan.kernels.length > 0) files.push(emitKernels(context, plan));
  if (plan.kernels.some((kernel) => kernel.forward.length > 0)) files.push(emitForward(context, plan));
  if (plan.inplaceOrView.length > 0) files.push(emitInplaceOrView(context, plan));
  if (plan.openHelpers.length > 0) files.push(emitHelperStubs(context, plan));
  return files;
}

function emitHelperStubs({ sources }: EmitContext, { openHelpers }: AutogradPlan): GeneratedFile {
  const sorted = [...openHelpers].sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  return {
    path: helperStubsFile,
    from: [sources.derivatives],
    charter: "Helpers that formulas call and that nobody has written: each says so when it is called.",
    body: join(
      sorted.map(({ identifier, parameters, returns, text }) => {
        const names = parameters.map((p) => `_${parameterName(p.name)}`);
        const list = join(
          parameters.map((p, i) => code`${names[i]!}: ${typescriptType(p.type)}`),
          ", ",
        );
        return code`
          ${jsDoc(`\`${text}\``)}
          export function ${identifier}(${list}): ${typescriptType(returns)} {
            throw new Error(${literal(`the helper ${identifier} has not been written`)});
          }
        `;
      }),
      "\n\n",
    ),
    declares: sorted.map((s) => s.identifier),
  };
}
