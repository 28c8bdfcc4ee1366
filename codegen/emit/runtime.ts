// generated/runtime: the public names of the runtime, each shared by all copies of the package in one program. Only the JavaScript
// differs from the runtime's lists of names: the declarations refer to them, so that editors show what the runtime declares.

import { exportLists } from "../api/runtime-exports.js";
import { sharedExports } from "../api/symbols.js";
import { code, each, join, literal } from "../print/code.js";
import type { Emitter } from "./emitter.js";

export const emitRuntime: Emitter = ({ sharing, specifier, sources }) =>
  sharing.flatMap(({ list, shared, unshared }) => {
    const path = sharedExports[list];
    const from = [sources.functions, sources.derivatives];
    const to = (target: string) => specifier(path, target);
    // What reads this file before it is built looks for TypeScript under its own ending.
    const source = (target: string) => literal(to(target).replace(/\.js$/, ".ts"));
    return [
      {
        path,
        from,
        charter: `The names of ${exportLists[list]}: a second copy of the package exports the objects of the first.`,
        body: join(
          [
            code`
              import { share } from ${source("runtime/core/shared.ts")};
              import * as runtime from ${source(exportLists[list])};`,
            code`
              export {
                ${unshared.map((name) => code`${name},`)}
              } from ${source(exportLists[list])};`,
            each(
              shared,
              (name) =>
                // For some bundlers a call is only pure if its arguments are names.
                code`export const ${name} = /* @__PURE__ */ (() => share(${literal(`runtime.${name}`)}, runtime.${name}))();`,
              "\n",
            ),
          ],
          "\n\n",
        ),
      },
      {
        path: path.replace(/\.js$/, ".d.ts"),
        from,
        charter: "The declarations of the module beside it.",
        body: code`export * from ${literal(to(exportLists[list]))};`,
      },
    ];
  });
