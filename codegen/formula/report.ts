// How each derivative formula of a registry was handled: as data, and as a table for people.

import { printFormula, type SavedAttribute } from "../../runtime/formula/index.js";
import { Diagnostics } from "../diagnostics.js";
import { type DerivativeEntry, type DerivativeFormula, type DerivativeSet, nodeNames } from "../model/derivative.js";
import type { Registry } from "../model/registry.js";
import { analyse } from "./analyse.js";
import type { Usage, Vocabulary } from "./environment.js";
import { analyseForward } from "./forward.js";
import { helperStubsFile, makeVocabulary } from "./vocabulary.js";

export type Handling =
  | "operators only"
  | "helpers"
  /** It calls helpers that no list has, which become typed stubs. */
  | "stubs"
  | "auto_linear"
  | "auto_element_wise"
  | "not implemented"
  | "non-differentiable"
  | "rejected";

/** One line of an entry: what it defines, and how it was handled. */
export interface FormulaReport {
  readonly names: readonly string[];
  readonly direction: "reverse" | "forward" | "none";
  readonly formula: string;
  readonly handling: Handling;
  readonly operators: readonly string[];
  readonly helpers: readonly string[];
  /** Why it was rejected; null where it was not. */
  readonly reason: string | null;
}

export interface EntryReport {
  /** The schema as the entry writes it. */
  readonly entry: string;
  /** `Default`, or the dispatch key of the formulas. */
  readonly key: string;
  readonly node: string | null;
  readonly saves: readonly string[];
  readonly formulas: readonly FormulaReport[];
}

export interface RegistryReport {
  readonly entries: readonly EntryReport[];
  readonly totals: {
    readonly entries: number;
    /** Names of autograd nodes as torchgen counts them: those of the written entries and of the copying forms. */
    readonly nodes: number;
    /** Of these, those of the copying forms of views: `narrow_copy` uses the formulas of `narrow`, and has a node of its own. */
    readonly copyNodes: number;
    readonly formulas: number;
    /** Formulas that are expressions: neither automatic nor `non_differentiable`. */
    readonly expressions: number;
    readonly lowered: number;
    readonly handling: Readonly<Record<Handling, number>>;
    /** Helpers by how many formulas call them. */
    readonly helpers: Readonly<Record<string, number>>;
  };
}

/** Analyses every written entry, even if others have errors. */
export function reportRegistry(registry: Registry): RegistryReport {
  const vocabulary = makeVocabulary(
    registry.functions,
    () => null,
    () => helperStubsFile,
  );
  const written = registry.derivativeEntries.filter((entry) => entry.viewCopyOf === null);
  const entries = written.flatMap((entry) => [...entry.sets.values()].map((set) => reportSet(entry, set, vocabulary)));
  const formulas = entries.flatMap((entry) => entry.formulas);
  const handling: Record<Handling, number> = {
    "operators only": 0,
    helpers: 0,
    stubs: 0,
    auto_linear: 0,
    auto_element_wise: 0,
    "not implemented": 0,
    "non-differentiable": 0,
    rejected: 0,
  };
  const helpers = new Map<string, number>();
  for (const one of formulas) {
    handling[one.handling]++;
    for (const helper of one.helpers) helpers.set(helper, (helpers.get(helper) ?? 0) + 1);
  }
  const nodes = nodeNames(registry.derivativeEntries);
  const lowered = handling["operators only"] + handling.helpers + handling.stubs + handling["not implemented"];
  return {
    entries,
    totals: {
      entries: written.length,
      nodes: nodes.length,
      copyNodes: nodes.length - nodeNames(written).length,
      formulas: formulas.length,
      expressions: lowered + handling.rejected,
      lowered,
      handling,
      helpers: Object.fromEntries([...helpers].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
    },
  };
}

function reportSet(entry: DerivativeEntry, set: DerivativeSet, vocabulary: Vocabulary): EntryReport {
  const reverse = new Diagnostics();
  const analysis = analyse(set, entry, vocabulary, reverse);
  const formulas = set.formulas.map((one): FormulaReport => {
    if (one.kind === "non_differentiable") return row(one, "none", "non-differentiable", null, null);
    if (one.kind === "reverse") {
      const lowered = analysis?.derivatives.find((d) => d.text === one.formula);
      if (lowered === undefined || lowered.value === null)
        return row(one, "reverse", "rejected", null, reasonAt(reverse, one));
      return row(one, "reverse", lowered.notImplemented ? "not implemented" : null, lowered.usage, null);
    }
    const errors = new Diagnostics();
    const alone = { ...set, forward: [one] };
    const [lowered] = analyseForward(entry.func, alone, entry, "exact", vocabulary, errors);
    if (lowered === undefined || lowered.value === null)
      return row(one, "forward", "rejected", null, reasonAt(errors, one));
    return row(one, "forward", lowered.origin === "written" ? null : lowered.origin, lowered.usage, null);
  });
  const saved = [...(analysis?.savedInputs ?? []), ...(analysis?.savedOutputs ?? [])];
  return { entry: entry.schemaText, key: set.key, node: set.nodeName, saves: saved.map(describeSave), formulas };
}

function row(
  { names, formula }: DerivativeFormula,
  direction: FormulaReport["direction"],
  handling: Handling | null,
  usage: Usage | null,
  reason: string | null,
): FormulaReport {
  const known = usage === null ? [] : [...usage.helpers.keys()].map((h) => h.identifier);
  const stubs = usage === null ? [] : [...usage.open].map(({ helper }) => helper.name);
  const helpers = [...new Set([...known, ...stubs])];
  const operators = usage === null ? [] : [...usage.operators].map((f) => f.func.name.full);
  return {
    names,
    direction,
    formula: formula.text,
    handling: handling ?? (stubs.length > 0 ? "stubs" : helpers.length > 0 ? "helpers" : "operators only"),
    operators,
    helpers,
    reason,
  };
}

function reasonAt({ errors }: Diagnostics, { formula }: DerivativeFormula): string {
  const { line } = formula.place.source.position(formula.place.offset);
  const found = errors.find((error) => error.line === line) ?? errors[0];
  return found?.message ?? "an entry that it depends on was rejected";
}

function describeSave({ name, expression, output }: SavedAttribute): string {
  const text = printFormula(expression);
  return `${name}${text === name ? "" : ` = ${text}`}${output ? " (result)" : ""}`;
}

/** The report as lines of text: one block for each entry, totals at the end. */
export function formatReport({ entries, totals }: RegistryReport): string {
  const lines: string[] = [];
  for (const { entry, key, node, saves, formulas } of entries) {
    lines.push(`${entry}${key === "Default" ? "" : ` [${key}]`}`);
    lines.push(`  node ${node ?? "none"}; saves ${saves.length === 0 ? "nothing" : saves.join(", ")}`);
    for (const one of formulas) {
      const what = one.helpers.length > 0 ? `${one.handling}: ${one.helpers.join(", ")}` : one.handling;
      lines.push(`  ${one.names.join(", ")}: ${what}${one.reason === null ? "" : ` (${one.reason})`}`);
    }
  }
  const { handling } = totals;
  lines.push(
    "",
    `${totals.entries} entries, ${totals.formulas} formulas`,
    `${totals.nodes} autograd nodes, ${totals.copyNodes} of them of copying forms of views, which take the views' formulas`,
    `${totals.expressions} expressions: ${totals.lowered} lowered (${handling["operators only"]} with operators only, ${handling.helpers} with helpers, ${handling.stubs} with stubs of unknown helpers, ${handling["not implemented"]} not implemented), ${handling.rejected} rejected`,
    `${handling.auto_linear} auto_linear, ${handling.auto_element_wise} auto_element_wise, ${handling["non-differentiable"]} non-differentiable`,
  );
  return `${lines.join("\n")}\n`;
}
