// The dispatch table of one operator from the generated coverage, as the runtime would compute it.

import type { KernelGradient } from "../runtime/dispatch/kernel-gradients.js";
import type { Gradients } from "./plan/gradients.js";

/** An operator's entry in coverage.json. */
export interface CoveredOperator {
  readonly schema: string;
  readonly doc?: string;
  readonly docOf?: string;
  readonly kernels: Readonly<Record<string, string>>;
  /** What kernels of backends beside a composite do where gradients are recorded. */
  readonly kernelGradient?: KernelGradient;
  readonly gradient: Gradients;
  /** By layer key: the kernels they register when they are switched on. */
  readonly layers?: Readonly<Record<string, string>>;
}

/** The origin of the registrations, for explanations. */
export interface TableSources {
  readonly registry: string;
  readonly registrations: string;
  /** Kernels that layers register for all operators, by key. */
  readonly fallbacks: Readonly<Record<string, string>>;
}

/**
 * The operator registered in a separate dispatcher, with kernels that do nothing, so that its dispatch table can be
 * queried.
 * @param full name with namespace and overload
 */
export async function tableOf(full: string, covered: CoveredOperator, sources: TableSources) {
  const { schema, kernels, kernelGradient = null, layers = {} } = covered;
  // The runtime is loaded only here: generating needs no dispatcher.
  const [{ Dispatcher }, { Library }, { boxed, fallthrough }] = await Promise.all([
    import("../runtime/dispatch/dispatcher.js"),
    import("../runtime/dispatch/library.js"),
    import("../runtime/dispatch/kernel.js"),
  ]);
  const dispatcher = new Dispatcher();
  const namespace = full.slice(0, full.indexOf("::"));
  const entry = new Library(dispatcher, namespace, "FRAGMENT", null, sources.registry).def(schema).operator!;
  const nothing = () => undefined;
  for (const [key, kernel] of Object.entries(sources.fallbacks))
    new Library(dispatcher, "_", "IMPL", key as "CPU", sources.registrations).fallback(boxed(nothing, kernel));
  // After the colon stands how the kernel works.
  const ofLayers = Object.entries(layers).map(([key, text]) => [key, text.split(": ")[0]!] as const);
  for (const [key, kernel] of [...Object.entries(kernels), ...ofLayers]) {
    const library = new Library(dispatcher, namespace, "IMPL", key as "CPU", sources.registrations);
    library.impl(full, kernel === "fallthrough" ? fallthrough : nothing, { label: kernel });
  }
  entry.kernelGradient = kernelGradient;
  return entry;
}
