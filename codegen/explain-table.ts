// The dispatch table of one operator from the generated coverage, as the runtime would compute it.

import type { Gradients } from "./plan/gradients.js";

/** What coverage.json says of an operator. */
export interface CoveredOperator {
  readonly schema: string;
  readonly doc?: string;
  readonly docOf?: string;
  readonly kernels: Readonly<Record<string, string>>;
  readonly gradient: Gradients;
}

/** Where the registrations come from, for explanations. */
export interface TableSources {
  readonly registry: string;
  readonly registrations: string;
}

/**
 * The operator's entry in a dispatcher of its own, with kernels that do nothing: what is asked of it is its table.
 * @param full name with namespace and overload
 */
export async function tableOf(full: string, { schema, kernels }: CoveredOperator, sources: TableSources) {
  // The runtime is loaded here only: generating needs no dispatcher.
  const [{ Dispatcher }, { Library }, { fallthrough }] = await Promise.all([
    import("../runtime/dispatch/dispatcher.js"),
    import("../runtime/dispatch/library.js"),
    import("../runtime/dispatch/kernel.js"),
  ]);
  const dispatcher = new Dispatcher();
  const namespace = full.slice(0, full.indexOf("::"));
  const entry = new Library(dispatcher, namespace, "FRAGMENT", null, sources.registry).def(schema).operator!;
  for (const [key, kernel] of Object.entries(kernels)) {
    const library = new Library(dispatcher, namespace, "IMPL", key as "CPU", sources.registrations);
    library.impl(full, kernel === "fallthrough" ? fallthrough : () => undefined, { label: kernel });
  }
  return entry;
}
