// generated/modules: the operators of PyTorch's modules (`torch.linalg`, `torch.nn.functional`) under their names there.

import { publicFunctions } from "../api/public.js";
import { type ModuleEntry, membersOf, moduleEntries, moduleFile } from "../api/python-modules.js";
import { functionsFile } from "../api/symbols.js";
import { code, join, literal } from "../print/code.js";
import type { Emitter } from "./emitter.js";

export const emitModules: Emitter = ({ exposed, deprecated, runtimeNames, ownsKernels, specifier, sources }) => {
  if (!ownsKernels) return [];
  const functions = publicFunctions(exposed, deprecated, runtimeNames);
  return (Object.keys(moduleEntries) as ModuleEntry[]).flatMap((entry) => {
    const path = moduleFile(entry);
    const members = [...membersOf(entry, functions)];
    if (members.length === 0) return [];
    const list = members.map(([own, name]) => (own === name ? code`${name},` : code`${name} as ${own},`));
    return [
      {
        path,
        from: [sources.functions],
        charter: `The operators of PyTorch's module \`${moduleEntries[entry]}\`, under their names there.`,
        body: code`
          export {
            ${join(list, "\n")}
          } from ${literal(specifier(path, functionsFile))};`,
      },
    ];
  });
};
