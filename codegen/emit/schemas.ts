// For `--schemas-only`: every operator's schema, registered without kernels, and an entry for tools.

import { definitionOf } from "../api/stub.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, each, fragment, join, literal, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const path = "generated/schemas.ts";
const entryPath = "generated/index.ts";

/** What the entry exports, by module. */
const tools: readonly (readonly [names: readonly string[], file: string])[] = [
  [["dispatcher"], "runtime/dispatch/dispatcher.ts"],
  [["explain", "ops"], "runtime/dispatch/ops.ts"],
];

export const emitSchemas: Emitter = ({ functions, sources, specifier }) => {
  const from = (target: string): Code => literal(specifier(entryPath, target));
  return [
    {
      path,
      from: [sources.functions],
      charter:
        "Every operator's schema, tags and choices, registered without kernels: for tools that list, parse and explain operators.",
      body: each(functions, definition),
      declares: [],
    },
    {
      path: entryPath,
      from: [sources.functions],
      charter: "The entry for tools: operators by name, without kernels.",
      body: join([
        code`import ${from(path)};`,
        ...tools.map(([names, file]) => code`export { ${join(names, ", ")} } from ${from(file)};`),
      ]),
      declares: [],
    },
  ];
};

const definition = fragment(
  (f: NativeFunction): Code => code`${ref("declareSchema", "runtime/dispatch/schemas-only.ts")}(${definitionOf(f)});`,
);
