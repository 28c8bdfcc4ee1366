// Matches entries of derivatives.yaml with functions: which function each entry is for, and which other forms use it.

import { incompatibility } from "../../runtime/schema/compatible.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import { printType } from "../../runtime/schema/print.js";
import { isTensorLike } from "../../runtime/schema/rules.js";
import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import type { WrittenDerivative, WrittenFormula } from "../load/derivatives.js";
import type { DerivativeEntry, DerivativeFormula, DerivativeMatch, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import type { ViewGroup } from "../model/registry.js";
import { Lookup, perItem, query, type Recordable, type Recorder, recorded, stage } from "../query.js";
import { checkSet } from "./derivative-checks.js";
import { fullName, listNames, qualify } from "./names.js";
import { signature } from "./signature.js";

export interface MatchedDerivatives {
  /** Written entries in file order, then those that view_copy operators share. */
  readonly entries: readonly DerivativeEntry[];
  readonly matches: ReadonlyMap<NativeFunction, DerivativeMatch>;
}

export const matchDerivatives = stage(
  (
    written: readonly WrittenDerivative[],
    functions: readonly NativeFunction[],
    viewGroups: readonly ViewGroup[],
    diagnostics: Diagnostics,
  ): MatchedDerivatives => {
    const found = resolve(written, ...namesOf(functions, viewGroups), diagnostics);
    const numbers = new NodeNumbers();
    const entries: DerivativeEntry[] = [];
    const byFunction = new Map<NativeFunction, DerivativeEntry>();
    for (const [i, item] of written.entries()) {
      const func = found[i]!;
      if (func === null) continue;
      const first = byFunction.get(func);
      if (first !== undefined) {
        diagnostics.error(item.place, `\`${func.func.name.full}\` has an entry already`, {
          related: [{ place: first.place, message: "it is here" }],
        });
        continue;
      }
      const entry = makeEntry(item, func, numbers, diagnostics);
      entries.push(entry);
      byFunction.set(func, entry);
    }
    for (const { view, viewCopy } of viewGroups) {
      const entry = byFunction.get(view);
      if (entry === undefined || viewCopy === null) continue;
      const shared = shareWithCopy(entry, viewCopy);
      entries.push(shared);
      byFunction.set(viewCopy, shared);
    }
    return { entries, matches: matchFunctions(functions, entries, byFunction, diagnostics) };
  },
);

/** How entries may refer to functions: by schema; the other forms of a schema by its signature; by name in messages. */
type FunctionNames = readonly [
  bySchema: Lookup<string, NativeFunction>,
  bySignature: Lookup<string, readonly NativeFunction[]>,
  byName: Lookup<string, NativeFunction>,
  /**
   * Copying form -> the view whose formulas it uses. A copying form has no formulas of its own, and a composite view
   * has none to share.
   */
  copies: Lookup<NativeFunction, NativeFunction>,
];

const textsOf = perItem((fn: NativeFunction) => ({
  name: fullName(fn),
  schema: qualify(fn.namespace, fn.schemaText),
  signature: signature(fn),
}));

function namesOf(functions: readonly NativeFunction[], viewGroups: readonly ViewGroup[]): FunctionNames {
  // A view with an autograd kernel of its own has no formulas that its copying form could share.
  const copies = new Map(
    viewGroups.flatMap(({ view, viewCopy, composite }) =>
      viewCopy === null || composite || view.manualAutograd ? [] : [[viewCopy, view]],
    ),
  );
  const texts = textsOf(functions);
  const bySchema = new Map<string, NativeFunction>();
  const bySignature = new Map<string, NativeFunction[]>();
  const byName = new Map<string, NativeFunction>();
  for (let i = 0; i < functions.length; i++) {
    const fn = functions[i]!;
    const { name, schema, signature } = texts[i]!;
    byName.set(name, fn);
    if (copies.has(fn)) continue;
    bySchema.set(schema, fn);
    const forms = bySignature.get(signature);
    if (forms === undefined) bySignature.set(signature, [fn]);
    else forms.push(fn);
  }
  return [new Lookup(bySchema), new Lookup(bySignature), new Lookup(byName), new Lookup(copies)];
}

/** The function that an entry's schema text refers to. */
const resolve = perItem(
  (
    { schema }: WrittenDerivative,
    bySchema: FunctionNames[0],
    bySignature: FunctionNames[1],
    byName: FunctionNames[2],
    copies: FunctionNames[3],
    diagnostics: Diagnostics,
  ): NativeFunction | null => {
    const text = schema.text.replace(/^aten::/, "");
    const found = bySchema.get(text) ?? ofOlderSchema(schema, byName.get(/^[^(]*/.exec(text)![0]), diagnostics);
    if (found === undefined) {
      reportUnknown(schema, byName, copies, diagnostics);
      return null;
    }
    const { name } = found.func.name;
    // The formulas are written for the functional or the in-place form of this name.
    const forms = bySignature.get(signature(found))!;
    const canonical = forms.find(
      (fn) =>
        !fn.func.name.overload.includes("functional") &&
        fn.func.kind !== "out" &&
        fn.func.kind !== "scratch" &&
        fn.func.name.name === name,
    );
    if (canonical === undefined) {
      diagnostics.error(
        schema.place,
        `\`${found.func.name.full}\` has no functional or in-place form that formulas could be for`,
      );
      return null;
    }
    return canonical;
  },
);

/** The function whose older schema a text is: every call of the older one must be a call of the newer one. */
function ofOlderSchema(
  schema: PlacedText,
  newer: NativeFunction | undefined,
  diagnostics: Diagnostics,
): NativeFunction | undefined {
  if (newer === undefined) return undefined;
  let older: FunctionSchema;
  try {
    older = parseSchema(schema.text);
  } catch {
    return undefined;
  }
  if (incompatibility(older, newer.func) !== null) return undefined;
  // Other defaults alone are a slip of the pen.
  const isSame =
    older.arguments.length === newer.func.arguments.length &&
    older.arguments.every(({ type }, i) => printType(type) === printType(newer.func.arguments[i]!.type));
  if (isSame) return undefined;
  diagnostics.warn(
    schema.place,
    `this is an older schema of \`${newer.func.name.full}\`, for which the formulas are taken`,
    {
      hint: `write \`${qualify(newer.namespace, newer.schemaText)}\`, with formulas for what is new`,
      related: [{ place: newer.place, message: `\`${newer.func.name.full}\` is here` }],
    },
  );
  return newer;
}

function reportUnknown(
  schema: PlacedText,
  byName: FunctionNames[2],
  copies: FunctionNames[3],
  diagnostics: Diagnostics,
): void {
  const written = /^[^(]*/.exec(schema.text)![0];
  const name = written.replace(/^aten::/, "");
  if (diagnostics.isUnreadable(name)) return;
  const same = byName.get(name);
  const view = same === undefined ? undefined : copies.get(same);
  if (view !== undefined) {
    diagnostics.error(schema.place, `\`${name}\` has the formulas of its view \`${view.func.name.full}\``, {
      hint: `delete this entry, and write formulas for \`${view.func.name.full}\``,
      related: [{ place: view.place, message: `\`${view.func.name.full}\` is here` }],
    });
    return;
  }
  if (same !== undefined) {
    diagnostics.error(schema.place, `this is not the schema of \`${name}\``, {
      hint: `write \`${qualify(same.namespace, same.schemaText)}\``,
      related: [{ place: same.place, message: `\`${name}\` is here` }],
    });
    return;
  }
  const base = name.split(".")[0]!;
  const names = byName.keys();
  const overloads = names.filter((other) => other.split(".")[0] === base);
  const hint = overloads.length > 0 ? `there are ${overloads.join(", ")}` : didYouMean(name, names);
  diagnostics.error(placeIn(schema, 0, Math.max(1, written.length)), `there is no operator \`${written}\``, {
    hint,
  });
}

/** How many nodes have been named with each prefix. */
class NodeNumbers implements Recordable<NodeNumbers> {
  readonly #next: Map<string, number>;

  constructor(next: ReadonlyMap<string, number> = new Map()) {
    this.#next = new Map(next);
  }

  peek(prefix: string): number {
    return this.#next.get(prefix) ?? 0;
  }

  take(prefix: string): number {
    const number = this.peek(prefix);
    this.#next.set(prefix, number + 1);
    return number;
  }

  [recorded](recorder: Recorder<NodeNumbers>): NodeNumbers {
    return new RecordingNumbers(this, recorder);
  }
}

class RecordingNumbers extends NodeNumbers {
  readonly #original: NodeNumbers;
  readonly #recorder: Recorder<NodeNumbers>;

  constructor(original: NodeNumbers, recorder: Recorder<NodeNumbers>) {
    super();
    this.#original = original;
    this.#recorder = recorder;
  }

  override peek(prefix: string): number {
    return this.#original.peek(prefix);
  }

  /** An entry has at most one node of a prefix. */
  override take(prefix: string): number {
    const number = this.peek(prefix);
    this.#recorder.dependsOn((numbers) => numbers.peek(prefix), number);
    this.#recorder.affects((numbers) => numbers.take(prefix));
    return number;
  }
}

const makeEntry = query(
  (item: WrittenDerivative, func: NativeFunction, numbers: NodeNumbers, diagnostics: Diagnostics): DerivativeEntry => {
    for (const reserved of ["grad_input_mask", "result"]) {
      const argument = func.func.arguments.find((a) => a.name === reserved);
      if (argument !== undefined) {
        diagnostics.error(
          placeIn({ text: func.schemaText, place: func.place, exact: true }, argument.offset, 1),
          `an operator with derivatives cannot have an argument called \`${reserved}\``,
          {
            hint: "formulas mean something else by this name",
            related: [{ place: item.place, message: "the derivatives are here" }],
          },
        );
      }
    }
    const { flags, conditions } = outputFlags(item, func.func, diagnostics);
    const sets = new Map<string, DerivativeSet>();
    for (const [key, formulas] of item.sets) {
      const set = makeSet(key, formulas, func, flags, numbers, diagnostics);
      checkSet(set, func, flags, diagnostics);
      sets.set(key, set);
    }
    return Object.freeze({
      schemaText: item.schema.text,
      schema: func.func,
      name: func.func.name.name,
      func,
      sets,
      outputDifferentiability: flags,
      outputDifferentiabilityConditions: conditions,
      viewCopyOf: null,
      place: item.place,
    });
  },
);

function outputFlags(
  item: WrittenDerivative,
  schema: FunctionSchema,
  diagnostics: Diagnostics,
): { flags: readonly boolean[] | null; conditions: readonly PlacedText[] | null } {
  const written = item.outputDifferentiability;
  if (written === null || written.length === 0) return { flags: null, conditions: null };
  const place = item.outputDifferentiabilityPlace;
  const conditions = written.filter((flag): flag is PlacedText => typeof flag !== "boolean");
  if (conditions.length > 0 && written.length !== 1) {
    diagnostics.error(conditions[0]!.place, "a condition is only possible for an operator with a single output", {
      hint: "write True or False for each output",
    });
    return { flags: null, conditions: null };
  }
  if (written.length !== schema.returns.length) {
    diagnostics.error(
      place,
      `\`output_differentiability\` has ${written.length} entries, but the operator returns ${schema.returns.length}`,
    );
    return { flags: null, conditions: null };
  }
  return {
    flags: Object.freeze(written.map((flag) => flag !== false)),
    conditions: conditions.length > 0 ? conditions : null,
  };
}

function makeSet(
  key: string,
  written: readonly WrittenFormula[],
  func: NativeFunction,
  flags: readonly boolean[] | null,
  numbers: NodeNumbers,
  diagnostics: Diagnostics,
): DerivativeSet {
  const schema = func.func;
  const formulas: DerivativeFormula[] = [];
  const nonDifferentiable = new Set<string>();
  const differentiable = new Set<string>();
  const owners = new Map<string, PlacedText>();
  for (const item of sortByNames(written)) {
    const kind = formulaKind(item, schema, diagnostics);
    if (kind === null) continue;
    for (const name of item.names) {
      const other = owners.get(name.text);
      if (other !== undefined)
        diagnostics.error(name.place, `\`${name.text}\` has a formula already`, {
          related: [{ place: other.place, message: "it is here" }],
        });
      owners.set(name.text, name);
    }
    const names = item.names.map((name) => name.text);
    formulas.push(Object.freeze({ names, kind, formula: item.formula, place: item.place }));
    if (kind === "non_differentiable") for (const name of names) nonDifferentiable.add(name);
    if (kind === "reverse") for (const name of names) differentiable.add(name);
  }
  const argumentsWithDerivatives = schema.arguments.filter((a) => differentiable.has(a.name)).map((a) => a.name);
  const namedGradients = schema.returns.flatMap((r, i) =>
    r.name !== null && (flags?.[i] ?? true) && isTensorLike(r.type) ? [`grad_${r.name}`] : [],
  );
  return Object.freeze({
    key,
    formulas,
    reverse: formulas.filter((formula) => formula.kind === "reverse"),
    forward: formulas.filter((formula) => formula.kind === "forward"),
    nonDifferentiable,
    argumentsWithDerivatives,
    namedGradients,
    nodeName: argumentsWithDerivatives.length === 0 ? null : nextNodeName(schema.name.name, key, numbers),
  });
}

/** torchgen sorts formulas by their left-hand side, and everything after follows that order. */
function sortByNames(written: readonly WrittenFormula[]): readonly WrittenFormula[] {
  const key = (formula: WrittenFormula) => formula.names.map((name) => name.text).join(", ");
  return [...written].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function formulaKind(
  item: WrittenFormula,
  schema: FunctionSchema,
  diagnostics: Diagnostics,
): DerivativeFormula["kind"] | null {
  const args = new Map(schema.arguments.map((a) => [a.name, a]));
  const results = resultNames(schema);
  const unknown = item.names.filter((name) => !args.has(name.text) && !results.has(name.text));
  for (const name of unknown) {
    const candidates = [...schema.arguments.filter((a) => isTensorLike(a.type)).map((a) => a.name), ...results];
    diagnostics.error(name.place, `\`${schema.name.full}\` has no argument or result \`${name.text}\``, {
      hint: didYouMean(name.text, candidates, `a formula can be for ${candidates.join(", ")}`),
    });
  }
  if (unknown.length > 0) return null;
  // "self" of an in-place operator is both argument and result; a formula for it is for the argument.
  const named = new Set(schema.returns.flatMap((r) => r.name ?? []));
  const both = item.names.find((name) => args.has(name.text) && named.has(name.text));
  if (both !== undefined) {
    diagnostics.error(both.place, `\`${both.text}\` is an argument as well as a result of \`${schema.name.full}\``, {
      hint: "give the result another name in native_functions.yaml",
    });
    return null;
  }
  const forward = item.names.filter((name) => !args.has(name.text));
  if (forward.length > 0 && forward.length < item.names.length) {
    diagnostics.error(item.place, `${listNames(item.names.map((name) => name.text))} mix arguments and results`, {
      hint: "write a formula for the arguments and one for the results",
    });
    return null;
  }
  for (const name of forward) {
    const index = schema.returns.findIndex((r, i) => r.name === name.text || name.text === `result${i}`);
    const { type } = schema.returns[Math.max(0, index)]!;
    if (isTensorLike(type)) continue;
    diagnostics.error(name.place, `the result \`${name.text}\` is not a tensor, so it has no tangent`, {
      hint: "delete this formula",
    });
    return null;
  }
  if (forward.length > 0) return "forward";
  const nonDifferentiable = item.formula.text.trim().toLowerCase() === "non_differentiable";
  for (const name of item.names) {
    const argument = args.get(name.text) as Argument;
    if (isTensorLike(argument.type)) continue;
    // It also holds for results that are not tensors, and PyTorch's file states it for them.
    if (!nonDifferentiable) {
      diagnostics.error(name.place, `\`${name.text}\` is not a tensor, so it has no derivative`);
      return null;
    }
  }
  return nonDifferentiable ? "non_differentiable" : "reverse";
}

/** Result names that a forward formula may have on its left. */
function resultNames(schema: FunctionSchema): ReadonlySet<string> {
  const { returns } = schema;
  const names = returns.flatMap((r) => r.name ?? []);
  if (returns.length === 1) names.push("result");
  else names.push(...returns.map((_, i) => `result${i}`));
  return new Set(names);
}

/** `MulBackward0`: the name in title case, then the number of earlier nodes with that name. */
function nextNodeName(name: string, key: string, numbers: NodeNumbers): string {
  const prefix = nodePrefix(name, key);
  const number = numbers.take(prefix);
  return `${prefix}${number}`;
}

function nodePrefix(name: string, key: string): string {
  const title = name
    .replace(/[A-Za-z]+/g, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .replaceAll("_", "");
  return `${title}Backward`.replaceAll("ForwardBackward", "Backward") + (key === "Default" ? "" : key);
}

const shareWithCopy = query((entry: DerivativeEntry, viewCopy: NativeFunction): DerivativeEntry => {
  const sets = new Map(
    [...entry.sets].map(([key, set]) => [
      key,
      Object.freeze({ ...set, nodeName: set.nodeName === null ? null : `${set.nodeName}_copy` }),
    ]),
  );
  return Object.freeze({
    ...entry,
    schemaText: viewCopy.schemaText,
    schema: viewCopy.func,
    name: viewCopy.func.name.name,
    func: viewCopy,
    sets,
    viewCopyOf: entry,
  });
});

const matchOf = query(
  (_: NativeFunction, entry: DerivativeEntry, how: DerivativeMatch["how"]): DerivativeMatch =>
    Object.freeze({ entry, how }),
);

/**
 * Which entry each function uses: its own, its functional form's, or (if generated) that of the form it was generated
 * from.
 */
function matchFunctions(
  functions: readonly NativeFunction[],
  entries: readonly DerivativeEntry[],
  byFunction: ReadonlyMap<NativeFunction, DerivativeEntry>,
  diagnostics: Diagnostics,
): ReadonlyMap<NativeFunction, DerivativeMatch> {
  const functional = new Map<string, DerivativeEntry>();
  const others = new Map<string, DerivativeEntry>();
  for (const entry of entries) {
    const key = signature(entry.func, { withoutDefaults: true });
    (entry.schema.kind === "functional" ? functional : others).set(key, entry);
  }
  const found = findMatches(functions, new Lookup(functional), new Lookup(others), new Lookup(byFunction), diagnostics);
  return new Map(functions.flatMap((fn, i) => (found[i] == null ? [] : [[fn, found[i]]])));
}

const findMatches = perItem(
  (
    fn: NativeFunction,
    functional: Lookup<string, DerivativeEntry>,
    others: Lookup<string, DerivativeEntry>,
    byFunction: Lookup<NativeFunction, DerivativeEntry>,
    diagnostics: Diagnostics,
  ): DerivativeMatch | null => {
    const match = findMatch(fn, functional, others, byFunction);
    if (match === null) return null;
    checkMatch(fn, match, diagnostics);
    return matchOf(fn, match.entry, match.how);
  },
);

function findMatch(
  fn: NativeFunction,
  functional: Lookup<string, DerivativeEntry>,
  others: Lookup<string, DerivativeEntry>,
  byFunction: Lookup<NativeFunction, DerivativeEntry>,
): DerivativeMatch | null {
  // torchgen's out forms have no autograd kernel; those whose entry restricts the output reject gradients as written ones do.
  if (fn.func.kind === "out") {
    const otherwise = fn.compositeExplicit && fn.generated && fn.out === null ? "none" : "shared";
    if ((fn.outDerivative ?? otherwise) !== "shared") return null;
  }
  const exact = byFunction.get(fn);
  if (exact !== undefined) return { entry: exact, how: "exact" };
  const key = signature(fn, { withoutDefaults: true });
  const shared = functional.get(key);
  if (shared !== undefined) return { entry: shared, how: "functional" };
  const other = fn.generated ? others.get(key) : undefined;
  return other === undefined ? null : { entry: other, how: "generated" };
}

function checkMatch(fn: NativeFunction, { entry, how }: DerivativeMatch, diagnostics: Diagnostics): void {
  const sets = [...entry.sets.values()];
  const { full } = fn.func.name;
  const related = [{ place: fn.place, message: `\`${full}\` is here` }];
  if (!fn.abstract && sets.some((set) => set.nodeName !== null)) {
    diagnostics.error(
      entry.place,
      `\`${full}\` has derivatives, but its kernel is CompositeImplicitAutograd and differentiates by what it calls`,
      {
        hint: "give it a kernel of its own under `dispatch:` (CPU, or CompositeExplicitAutograd), or delete these derivatives",
        related,
      },
    );
  }
  if (fn.func.kind === "inplace" && entry.outputDifferentiability?.includes(false)) {
    diagnostics.error(entry.place, `the in-place operator \`${full}\` cannot have an output without gradient`, {
      related,
    });
  }
  if (how === "generated") {
    const saved = sets.flatMap((set) => set.reverse).find((formula) => /\bself\b/.test(formula.formula.text));
    if (saved !== undefined) {
      diagnostics.error(
        saved.formula.place,
        `this formula uses \`self\`, which \`${entry.schema.name.full}\` overwrites, so the functional form \`${full}\` made from it cannot use it`,
        {
          hint: `write an entry for \`${full}\` in native_functions.yaml and give it formulas of its own`,
        },
      );
    }
  }
}
