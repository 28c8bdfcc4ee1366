// generated/index.ts: the entry of the package, the one place that wires.

import { backendNames } from "../../runtime/dispatch/keys.js";
import { stubName } from "../api/names.js";
import { parts as allParts, type Part } from "../api/parts.js";
import { libraryEntry, operatorsFile } from "../api/symbols.js";
import { LibrarySource } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, join, literal, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { kernelsFile, losesGradient } from "./autograd-plan.js";
import type { EmitContext } from "./emitter.js";
import { registrations } from "./kernels-by-key.js";

/** What is brought by operators and their kernels, not by a file of the runtime. */
const partsOfOperators: readonly Part[] = ["forward", "functions", "backends"];

/** What autograd itself calls: runtime/autograd/operators.ts declares them. */
const autogradFile = "runtime/autograd/operators.ts";

/**
 * The entry: exports the runtime's public names and the functions, imports what registers.
 * @param files the files emitted so far
 */
export function emitIndex(
  context: EmitContext,
  files: readonly GeneratedFile[],
  autogradOperators: readonly string[],
): GeneratedFile {
  const { registry, functions, sources, specifier, parts } = context;
  const path = "generated/index.ts";
  const from = (target: string) => literal(specifier(path, target));
  const effects = files
    .map((file) => file.path)
    .filter(
      (file) =>
        file.startsWith("generated/register/") ||
        file.startsWith("generated/autograd/index") ||
        file === "generated/methods.ts",
    )
    .sort();
  effects.push(...partsOf(context).map((part) => `runtime/parts/${part}.ts`));
  const addsToLibrary = registry.functions.some((f) => f.place.source instanceof LibrarySource);
  const stubs = new Set(functions.map(({ namespace, func }) => stubName(namespace, func)));
  const installed = autogradOperators.filter((name) => stubs.has(name));
  const lines: (Code | null)[] = [
    join([
      addsToLibrary ? code`import ${from(libraryEntry)};` : null,
      ...effects.map((file) => code`import ${from(file)};`),
    ]),
    addsToLibrary || parts.has("forward") || !files.some(({ path }) => path === kernelsFile)
      ? null
      : code`${ref("leaveOutForward", "runtime/autograd/state.ts")}();`,
    installed.length === 0
      ? null
      : code`
        ${ref("installAutogradOperators", autogradFile)}({
          ${installed.map((name) => code`${ref(name, operatorsFile)},`)}
        });`,
    addsToLibrary
      ? code`export * from ${from("generated/functions.ts")};`
      : code`
        export * from ${from(parts.has("forward") ? "runtime/index.ts" : "runtime/base.ts")};
        export * from ${from("generated/functions.ts")};`,
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

/** The files of runtime/parts that the entry installs: those asked for, and what keeps devices apart and gradients from getting lost. */
function partsOf(context: EmitContext): readonly string[] {
  const { registry, functions, parts } = context;
  if (registry.functions.some((f) => f.place.source instanceof LibrarySource)) return [];
  const differentiated = new Set<NativeFunction>();
  for (const [key, kernels] of registrations(context)) {
    if (key.startsWith("Autograd") || key === "CompositeImplicitAutograd")
      for (const { f } of kernels) differentiated.add(f);
  }
  const loses =
    allParts.every((part) => parts.has(part)) || functions.some((f) => losesGradient(f) && !differentiated.has(f));
  const others = backendNames.slice(1);
  const severalDevices = [...registrations(context).keys()].some((key) => others.some((name) => name === key));
  return [
    ...(severalDevices ? ["devices"] : []),
    ...allParts.filter((part) => parts.has(part) && !partsOfOperators.includes(part)),
    ...(loses ? ["undifferentiable"] : []),
  ];
}
