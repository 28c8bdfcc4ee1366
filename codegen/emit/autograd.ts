// generated/autograd/*: all files of that folder, from one plan.

import { parameterName } from "../api/names.js";
import { typescriptType } from "../formula/typescript.js";
import { helperStubsFile } from "../formula/vocabulary.js";
import type { Plan } from "../plan/plan.js";
import { code, join, jsDoc, literal } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { emitForward } from "./autograd-forward.js";
import { emitKernels } from "./autograd-kernels.js";
import { emitNodes } from "./autograd-nodes.js";
import { emitInplaceOrView } from "./autograd-views.js";
import type { Emitter } from "./emitter.js";

/**
 * Nodes, kernels, forward derivatives, in-place-or-view kernels; and stubs for helpers that a registry without kernels leaves
 * undefined.
 */
export const emitAutograd: Emitter = (plan) => {
  const { nodes, kernels, inplaceOrView, openHelpers } = plan.autograd;
  const files: GeneratedFile[] = [];
  if (nodes.length > 0) files.push(emitNodes(plan));
  if (kernels.length > 0) files.push(emitKernels(plan));
  if (kernels.some((kernel) => kernel.forward.length > 0)) files.push(emitForward(plan));
  if (inplaceOrView.length > 0) files.push(emitInplaceOrView(plan));
  if (openHelpers.length > 0) files.push(emitHelperStubs(plan));
  return files;
};

function emitHelperStubs({ sources, autograd: { openHelpers } }: Plan): GeneratedFile {
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
