// generated/kernels/<key>.ts: where a registry comes without kernels, a typed function for each, which says that it is missing.

import { shapesBackend } from "../../runtime/dispatch/keys.js";
import { isRegistrable } from "../api/keys.js";
import { handle, parameterNames, returns } from "../api/stub.js";
import { valueType } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, join, jsDoc, literal, type Ref, ref, typeRef } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext, Emitter } from "./emitter.js";
import { isCall, isMadeHere } from "./kernels-by-key.js";
import { metaName } from "./structured.js";
import { keySlug, metaFile, stubKernel } from "./stub-names.js";

const missingKernel = ref("missingKernel", "runtime/dispatch/missing-kernel.ts");
const OutSpec = typeRef("OutSpec", "runtime/kernels/structured.ts");
export const emitKernelStubs: Emitter = (context) => {
  if (context.kernels.complete) return [];
  return [...kernelStubs(context), ...metaStubs(context)];
};

function kernelStubs(context: EmitContext): GeneratedFile[] {
  const { functions, kernels, keys, sources } = context;
  const byKey = new Map<string, { readonly name: string; readonly body: Code }[]>();
  for (const f of functions) {
    if (f.manualKernelRegistration || isMadeHere(f, context)) continue;
    for (const [key, kernel] of f.dispatch) {
      if (isCall(f, kernel) || !isRegistrable(key, keys) || kernels.find(kernel.name) !== null) continue;
      const { name } = stubKernel(f, key);
      const outs = f.func.arguments.filter((arg) => arg.out);
      const body = code`
        ${jsDoc(`\`${kernel.name}\` of \`${f.schemaText}\`${kernel.structured ? ": writes into the outputs." : ""}`)}
        export function ${name}(${unused(f)}): ${kernel.structured && outs.length > 0 ? code`void` : returns(f)} {
          return ${missingKernel}(${handle(f)}, ${literal(key)}, ${literal(kernel.name)});
        }
      `;
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [{ name, body }]);
      else list.push({ name, body });
    }
  }
  return [...byKey].map(([key, list]) => ({
    path: `generated/kernels/${keySlug(key)}.ts`,
    from: [sources.functions],
    charter: `The ${key} kernels that the registry names and nobody has supplied: each says so when it is called.`,
    body: join(
      list.map(({ body }) => body),
      "\n\n",
    ),
    declares: list.map(({ name }) => name),
  }));
}

function metaStubs({ registry, functions, kernels, sources }: EmitContext): GeneratedFile[] {
  const selected = new Set(functions);
  const found = registry.groups.flatMap((group) => {
    const { functional, out } = group;
    if (!group.structured || functional.pointwise !== null || !selected.has(functional)) return [];
    const name = metaName(group);
    if (kernels.find(name) !== null) return [];
    const outs = out.func.arguments.filter((arg) => arg.out);
    const result =
      outs.length === 1 ? OutSpec : code`readonly [${join(Array(outs.length).fill(OutSpec) as Ref[], ", ")}]`;
    return {
      name,
      body: code`
        ${jsDoc(`Shapes and checks of \`${functional.schemaText}\`.`)}
        export function ${name}(${unused(functional)}): ${result} {
          return ${missingKernel}(${handle(functional)}, ${literal(shapesBackend)}, ${literal(name)});
        }
      `,
    };
  });
  if (found.length === 0) return [];
  return [
    {
      path: metaFile,
      from: [sources.functions],
      charter: "The meta functions of structured operators that nobody has supplied: each says so when it is called.",
      body: join(
        found.map(({ body }) => body),
        "\n\n",
      ),
      declares: found.map(({ name }) => name),
    },
  ];
}

/** The parameters, marked as not looked at. */
function unused({ func }: NativeFunction): Code {
  const names = parameterNames(func.arguments);
  return join(
    func.arguments.map(({ type }, i) => code`${`_${names[i]!}`}: ${valueType(type)}`),
    ", ",
  );
}
