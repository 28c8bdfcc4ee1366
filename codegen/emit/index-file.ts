// generated/index.ts: the entry of the package, and the only file that wires it together.

import { vectorOffers } from "../api/runtime-exports.js";
import { libraryEntry, libraryExports, operatorsFile } from "../api/symbols.js";
import { kernelsFile } from "../plan/autograd.js";
import type { Layer } from "../plan/layer.js";
import type { Plan } from "../plan/plan.js";
import { vectorFile } from "../plan/vectors.js";
import { type Code, code, join, literal, property, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";

/** The operators that autograd itself calls, which runtime/autograd/operators.ts declares. */
const autogradFile = "runtime/autograd/operators.ts";

/**
 * The entry: exports the runtime's public names and the functions, imports what registers.
 * @param files the paths of the others
 */
export function emitIndex(
  { entry, vectors, layers: { planned }, sources, specifier }: Plan,
  layers: readonly Layer[],
  files: readonly string[],
): GeneratedFile {
  const path = "generated/index.ts";
  const from = (target: string) => literal(specifier(path, target));
  const { addsToLibrary, hasForward, autogradOperators, offersVectors } = entry;
  const automatic = vectors.filter(({ target }) => target.isAutomatic);
  const effects = files
    .filter(
      (file) =>
        file.startsWith("generated/register/") ||
        file.startsWith("generated/autograd/index") ||
        file === "generated/methods.ts",
    )
    .sort();
  effects.push(...entry.features.map((feature) => `runtime/features/${feature}.ts`));
  const lines: (Code | null)[] = [
    join([
      addsToLibrary ? code`import ${from(libraryEntry)};` : null,
      ...effects.map((file) => code`import ${from(file)};`),
    ]),
    addsToLibrary || hasForward || !files.includes(kernelsFile)
      ? null
      : code`${ref("leaveOutForward", "runtime/autograd/state.ts")}();`,
    autogradOperators.length === 0
      ? null
      : code`
        ${ref("installAutogradOperators", autogradFile)}({
          ${autogradOperators.map((name) => code`${property(name)}: ${ref(name, operatorsFile)},`)}
        });`,
    ...(addsToLibrary ? layers : []).map((layer) =>
      planned.has(layer.name) ? (layer.addition?.(planned.get(layer.name)) ?? null) : null,
    ),
    offersVectors
      ? join(
          automatic.map(
            ({ target }) =>
              code`${ref("offerBeforeLong", "runtime/kernels/loops/loop-table.ts")}(${ref(vectorOffers[target.name], vectorFile(target))}, ${literal(target.name)});`,
          ),
        )
      : null,
    join([
      ...(addsToLibrary
        ? []
        : [libraryExports.base, ...(hasForward ? [libraryExports.forward] : [])].map(
            (target) => code`export * from ${from(target)};`,
          )),
      code`export * from ${from("generated/functions.ts")};`,
      // A package that extends the library would export the library's names a second time.
      ...(addsToLibrary ? [] : automatic.map(({ target }) => code`export * from ${from(vectorFile(target))};`)),
    ]),
  ];
  return {
    path,
    from: [sources.functions, sources.derivatives],
    charter: addsToLibrary
      ? "What is added to tengen: the functions, and the kernels behind them."
      : "The entry of the package: the runtime's public names, every function, and the kernels behind them.",
    body: join(lines, "\n\n"),
  };
}
