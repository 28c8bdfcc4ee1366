// The dispatch table of one operator from the generated coverage, as the runtime would compute it.

import type { Gradients } from "./plan/gradients.js";

/** What coverage.json says of an operator. */
export interface CoveredOperator {
  readonly schema: string;
  readonly doc?: string;
  readonly docOf?: string;
  readonly kernels: Readonly<Record<string, string>>;
  readonly gradient: Gradients;
  /** By the keys of layers: what they register when they are switched on. */
  readonly layers?: Readonly<Record<string, string>>;
}

/** Where the registrations come from, for explanations. */
export interface TableSources {
  readonly registry: string;
  readonly registrations: string;
  /** Kernels that layers have for all operators, by key. */
  readonly fallbacks: Readonly<Record<string, string>>;
}

/**
 * The operator's entry in a dispatcher of its own, with kernels that do nothing: what is asked of it is its table.
 * @param full name with namespace and overload
 */
export async function tableOf(full: string, { schema, kernels, layers = {} }: CoveredOperator, sources: TableSources) {
  // The runtime is loaded here only: generating needs no dispatcher.
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
  // Behind the colon stands what the kernel does it by.
  const ofLayers = Object.entries(layers).map(([key, text]) => [key, text.split(": ")[0]!] as const);
  for (const [key, kernel] of [...Object.entries(kernels), ...ofLayers]) {
    const library = new Library(dispatcher, namespace, "IMPL", key as "CPU", sources.registrations);
    library.impl(full, kernel === "fallthrough" ? fallthrough : nothing, { label: kernel });
  }
  return entry;
}
