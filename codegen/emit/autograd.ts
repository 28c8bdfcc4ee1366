// generated/autograd/*: all files of that folder, from one plan.

import { typescriptType } from "../formula/typescript.js";
import { helperStubsFile } from "../formula/vocabulary.js";
import type { Plan } from "../plan/plan.js";
import { code, join, jsDoc, literal, ref, verbatim } from "../print/code.js";
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

const suppliedHelper = ref("suppliedHelper", "runtime/dispatch/missing-kernel.ts");

/** Functions that call what a program assigns to `helpers`. */
function emitHelperStubs({ sources, autograd: { openHelpers } }: Plan): GeneratedFile {
  const types = openHelpers.map(({ parameters, returns }) => ({
    parameters: join(
      parameters.map(
        (p) => code`${p.name}${p.optional ? verbatim("?") : null}: ${join(p.types.map(typescriptType), " | ")}`,
      ),
      ", ",
    ),
    returns: join(
      returns.map((type) =>
        returns.length > 1 && type.kind === "optional" ? code`(${typescriptType(type)})` : typescriptType(type),
      ),
      " & ",
    ),
  }));
  return {
    path: helperStubsFile,
    from: [sources.derivatives],
    charter: "Helpers that formulas call and that nobody has written: `helpers` holds those that a program supplies.",
    body: code`
      /** The helpers that a program supplies: \`helpers.NAME = (...) => ...\`. */
      export const helpers: {
        ${join(
          openHelpers.map(
            ({ identifier }, i) => code`${identifier}?: (${types[i]!.parameters}) => ${types[i]!.returns};`,
          ),
          "\n",
        )}
      } = Object.create(null);

      ${join(
        openHelpers.map(
          ({ identifier, text, parameters }, i) => code`
            ${jsDoc(`\`${text}\``)}
            export function ${identifier}(${types[i]!.parameters}): ${types[i]!.returns} {
              return ${suppliedHelper}(helpers.${identifier}, ${literal(identifier)})(${join(
                parameters.map(({ name }) => name),
                ", ",
              )});
            }
          `,
        ),
        "\n\n",
      )}
    `,
    declares: ["helpers", ...openHelpers.map(({ identifier }) => identifier)],
  };
}
