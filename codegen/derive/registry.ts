// From registry files to the whole frozen registry: load, complete, group, match. The generator's single entry point.

import { type Diagnostic, Diagnostics, LibrarySource, type Source } from "../diagnostics.js";
import { loadDeprecated } from "../load/deprecated.js";
import { loadDerivatives } from "../load/derivatives.js";
import type { FactsScope, FactsSource } from "../load/facts.js";
import type { LayerField } from "../load/layer-field.js";
import { Leniency } from "../load/lenient.js";
import { loadNativeFunctions } from "../load/native-functions.js";
import { defaultTags, loadTags } from "../load/tags.js";
import type { NativeFunction } from "../model/native-function.js";
import type { FunctionGroup, Registry, ViewGroup } from "../model/registry.js";
import { byField, stage } from "../query.js";
import { tellApart } from "./apart.js";
import { resolveCalls } from "./calls.js";
import { shareChoices } from "./choices.js";
import { matchDeprecated } from "./deprecated.js";
import { matchDerivatives } from "./derivatives.js";
import { checkReferences, checkWriters, groupFunctions, groupViews } from "./groups.js";
import { fullName } from "./names.js";
import { addVariants } from "./variants.js";
import { checkWords, shareWords } from "./words.js";

export interface RegistrySources {
  readonly functions: Source;
  readonly derivatives?: Source | null;
  readonly tags?: Source | null;
  readonly deprecated?: Source | null;
  /** The registry that this one extends. */
  readonly library?: LibrarySource | null;
  /** The registry whose operators entries name by `op:`. */
  readonly base?: Source | null;
  /** Facts about the operators beyond what the files state. */
  readonly facts?: FactsSource | null;
}

export interface RegistryOptions {
  /** The layers whose fields entries may have. */
  readonly layers: readonly LayerField[];
  /** Unknown fields, dispatch keys and tags produce one warning each and are preserved. */
  readonly lenient?: boolean;
  /** Every public operator needs a `doc:`, of its own or inherited from a related operator. */
  readonly requireDocs?: boolean;
}

/** The registry. All errors go to `diagnostics`; the result may only be used if there are none. */
export function readRegistry(
  sources: RegistrySources,
  {
    layers,
    lenient = false,
    requireDocs = false,
    diagnostics,
  }: RegistryOptions & { readonly diagnostics: Diagnostics },
): Registry {
  const leniency = new Leniency(lenient, diagnostics);
  const tags = sources.tags ? loadTags(sources.tags, diagnostics) : defaultTags;
  const names = [...tags.keys()];
  const known = sources.library ? readLibrary(sources.library, names, layers, diagnostics, leniency) : [];
  const { source: facts = null, scope = "any" } = sources.facts ?? {};
  const local = readFunctions(
    sources.functions,
    names,
    layers,
    facts,
    scope,
    sources.base ?? null,
    diagnostics,
    leniency,
  );
  const written = dropDuplicates([...known, ...local], diagnostics);
  const functions = tellApart(shareChoices(shareWords(addVariants(written, diagnostics)), diagnostics), diagnostics);
  if (requireDocs) checkWords(functions, diagnostics);
  const byName = indexNames(functions);
  const wrongDelegates = checkReferences(functions, byName, diagnostics);
  const groups = groupFunctions(functions, wrongDelegates, diagnostics);
  const groupOf = indexGroups(groups);
  if (!lenient) checkWriters(functions, byName, groupOf, diagnostics);
  // A registry whose tags include view_copy has a copying form of each view.
  const viewGroups = groupViews(functions, sources.tags != null && tags.has("view_copy"), diagnostics);
  const derivatives = sources.derivatives ? readDerivatives(sources.derivatives, diagnostics, leniency) : [];
  const { entries, matches } = matchDerivatives(derivatives, functions, viewGroups, diagnostics);
  const deprecated = sources.deprecated ? loadDeprecated(sources.deprecated, diagnostics) : [];
  return byField({
    functions,
    byName,
    groups,
    groupOf,
    viewGroups,
    viewGroupOf: indexViews(viewGroups),
    derivativeEntries: entries,
    derivatives: matches,
    deprecated: matchDeprecated(deprecated, functions, diagnostics),
    calls: resolveCalls(functions, byName, diagnostics),
    tags,
    dispatchKeys: keysOf(functions),
  });
}

const readLibrary = stage(
  (
    source: LibrarySource,
    tags: readonly string[],
    layers: readonly LayerField[],
    diagnostics: Diagnostics,
    leniency: Leniency,
  ) => loadNativeFunctions(source, { diagnostics, leniency, layers, tags: new Set(tags) }),
);

const readFunctions = stage(
  (
    source: Source,
    tags: readonly string[],
    layers: readonly LayerField[],
    facts: Source | null,
    scope: FactsScope,
    base: Source | null,
    diagnostics: Diagnostics,
    leniency: Leniency,
  ) =>
    loadNativeFunctions(source, {
      diagnostics,
      leniency,
      layers,
      tags: new Set(tags),
      facts: facts === null ? null : { source: facts, scope },
      find: finder(base, layers),
    }),
);

const readDerivatives = stage((source: Source, diagnostics: Diagnostics, leniency: Leniency) =>
  loadDerivatives(source, { diagnostics, leniency }),
);

const indexNames = stage(
  (functions: readonly NativeFunction[]): Registry["byName"] => new Map(functions.map((fn) => [fullName(fn), fn])),
);

const keysOf = stage((functions: readonly NativeFunction[]): readonly string[] => [
  ...new Set(functions.flatMap((fn) => [...fn.dispatch.keys()])),
]);

/** Looks operators up in another registry, which is read on the first lookup. Its errors are not reported here. */
function finder(base: Source | null, layers: readonly LayerField[]): (name: string) => NativeFunction | undefined {
  let byName: Registry["byName"] | null = null;
  return (name) => {
    if (base === null) return undefined;
    byName ??= readRegistry({ functions: base }, { layers, lenient: true, diagnostics: new Diagnostics() }).byName;
    return byName.get(name);
  };
}

/**
 * The registry and its warnings.
 * @throws {DiagnosticsError} with all errors in all files.
 */
export function buildRegistry(
  sources: RegistrySources,
  options: RegistryOptions,
): { readonly registry: Registry; readonly warnings: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics();
  const registry = readRegistry(sources, { ...options, diagnostics });
  diagnostics.throwIfErrors();
  return { registry, warnings: diagnostics.warnings };
}

const dropDuplicates = stage(
  (functions: readonly NativeFunction[], diagnostics: Diagnostics): readonly NativeFunction[] => {
    const seen = new Map<string, NativeFunction>();
    return functions.filter((fn) => {
      const name = fullName(fn);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, fn);
      else
        diagnostics.error(fn.place, `\`${name}\` is declared twice`, {
          hint:
            first.place.source instanceof LibrarySource
              ? `tengen has an operator of this name: give yours a namespace, as in \`mine::${fn.func.name.full}\``
              : "give one of them another overload name: `name.overload(...)`",
          related: [{ place: first.place, message: "first declared here" }],
        });
      return first === undefined;
    });
  },
);

const indexGroups = stage((groups: readonly FunctionGroup[]): ReadonlyMap<NativeFunction, FunctionGroup> => {
  const index = new Map<NativeFunction, FunctionGroup>();
  for (const group of groups) {
    for (const fn of [group.functional, group.inplace, group.mutable, group.out]) if (fn !== null) index.set(fn, group);
  }
  return index;
});

const indexViews = stage((groups: readonly ViewGroup[]): ReadonlyMap<NativeFunction, ViewGroup> => {
  const index = new Map<NativeFunction, ViewGroup>();
  for (const group of groups) {
    for (const fn of [group.view, group.viewCopy, group.viewInplace]) if (fn !== null) index.set(fn, group);
  }
  return index;
});
