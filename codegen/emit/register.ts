// generated/register/<key>.ts: importing one gives the operators their kernels of one dispatch key.

import { handle } from "../api/stub.js";
import { values } from "../api/symbols.js";
import { type Code, code, literal, type Ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext, Emitter } from "./emitter.js";
import { registrations } from "./kernels-by-key.js";
import { keySlug } from "./stub-names.js";

const { library } = values;

export const emitRegistrations: Emitter = (context) =>
  [...registrations(context)].map(([key, kernels]) => emitKey(context, key, kernels));

/** The path of a key's registrations. */
export function registrationPath(key: string): string {
  return `generated/register/${keySlug(key)}.ts`;
}

function emitKey(
  { sources }: EmitContext,
  key: string,
  kernels: readonly { readonly f: Parameters<typeof handle>[0]; readonly kernel: Ref }[],
): GeneratedFile {
  const path = registrationPath(key);
  const namespaces = [...new Set(kernels.map(({ f }) => f.namespace))];
  const name = (namespace: string) => (namespace === "aten" ? "m" : `${namespace}_m`);
  const lines: Code[] = namespaces.map(
    (namespace) =>
      code`const ${name(namespace)} = ${library}(${literal(namespace)}, "IMPL", ${literal(key)}, ${literal(path)});`,
  );
  return {
    path,
    from: [sources.functions],
    charter: `Importing this file gives the operators their ${key} kernels.`,
    body: code`
      ${lines}

      ${kernels.map(({ f, kernel }) => code`${name(f.namespace)}.impl(${handle(f)}, ${kernel});`)}
    `,
    declares: namespaces.map(name),
  };
}
