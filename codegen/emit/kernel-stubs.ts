// generated/kernels/<key>.ts: for a registry without kernels, a typed function for each kernel that throws an error saying it
// is missing.

import { shapesBackend } from "../../runtime/dispatch/keys.js";
import { handle, parameterNames, returns } from "../api/stub.js";
import { keySlug, metaFile, stubKernel } from "../api/stub-names.js";
import { valueType } from "../api/types.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { metaName } from "../plan/structured.js";
import { type Code, code, each, fragment, join, jsDoc, literal, type Ref, ref, typeRef } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { Emitter } from "./emitter.js";

const missingKernel = ref("missingKernel", "runtime/dispatch/missing-kernel.ts");
const OutSpec = typeRef("OutSpec", "runtime/kernels/shapes/outputs.ts");

export const emitKernelStubs: Emitter = ({ missing: { byKey, metaFunctions }, sources }) => {
  const files: GeneratedFile[] = [...byKey].map(([key, list]) => ({
    path: `generated/kernels/${keySlug(key)}.ts`,
    from: [sources.functions],
    charter: `The ${key} kernels that the registry names and nobody has supplied: each says so when it is called.`,
    body: each(list, ({ f, kernel }) => emitStub(f, key, kernel)),
    declares: list.map(({ f }) => stubKernel(f, key).name),
  }));
  if (metaFunctions.length > 0) {
    files.push({
      path: metaFile,
      from: [sources.functions],
      charter: "The meta functions of structured operators that nobody has supplied: each says so when it is called.",
      body: each(metaFunctions, emitMeta),
      declares: metaFunctions.map(metaName),
    });
  }
  return files;
};

const emitStub = fragment((f: NativeFunction, key: string, kernel: Kernel): Code => {
  const outs = f.func.arguments.filter((arg) => arg.out);
  return code`
    ${jsDoc(`\`${kernel.name}\` of \`${f.schemaText}\`${kernel.structured ? ": writes into the outputs." : ""}`)}
    export function ${stubKernel(f, key).name}(${unused(f)}): ${kernel.structured && outs.length > 0 ? code`void` : returns(f)} {
      return ${missingKernel}(${handle(f)}, ${literal(key)}, ${literal(kernel.name)});
    }
  `;
});

const emitMeta = fragment((group: FunctionGroup): Code => {
  const { functional, out } = group;
  const name = metaName(group);
  const outs = out.func.arguments.filter((arg) => arg.out);
  const result =
    outs.length === 1 ? OutSpec : code`readonly [${join(Array(outs.length).fill(OutSpec) as Ref[], ", ")}]`;
  return code`
    ${jsDoc(`Shapes and checks of \`${functional.schemaText}\`.`)}
    export function ${name}(${unused(functional)}): ${result} {
      return ${missingKernel}(${handle(functional)}, ${literal(shapesBackend)}, ${literal(name)});
    }
  `;
});

/** The parameters, marked as unused. */
function unused({ func }: NativeFunction): Code {
  const names = parameterNames(func.arguments);
  return join(
    func.arguments.map(({ type }, i) => code`${`_${names[i]!}`}: ${valueType(type)}`),
    ", ",
  );
}
