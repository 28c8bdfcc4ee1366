// The helpers that formulas call and nobody has written: those of the lists of helpers, and those that no list has, whose types follow
// from their calls. Stubs are generated for them.

import { type FormulaType, type HelperSignature, tensorType, tupleOf } from "../../runtime/formula/index.js";
import { parameterName } from "../api/names.js";
import { type Diagnostics, type Place, within } from "../diagnostics.js";
import type { OpenCall, Usage } from "../formula/environment.js";
import { fileOfHelper, type HelperFile, helperStubsFile, stubsTable } from "../formula/vocabulary.js";
import { type PlacedText, placeIn } from "../model/placed-text.js";

/** A function that a stub is generated for. */
export interface HelperStub {
  readonly identifier: string;
  /** For its documentation: a signature or, where none is known, a call. */
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    /** The types of what formulas pass. */
    readonly types: readonly FormulaType[];
    readonly optional: boolean;
  }[];
  /** What formulas use the result as: it has to be all of them. */
  readonly returns: readonly FormulaType[];
}

/** A helper that nobody has written, as one formula calls it. */
export interface OpenHelper {
  readonly identifier: string;
  /** Null for a call of a helper that no list has. */
  readonly signature: HelperSignature | null;
  readonly call: OpenCall | null;
  readonly place: Place;
}

/**
 * The helpers of a formula that nobody has written: errors where all kernels are known.
 * @param hasStubs whether there may be stubs
 */
export function findOpenHelpers(
  { usage, text }: { readonly usage: Usage; readonly text: PlacedText },
  helperFile: HelperFile,
  hasStubs: boolean,
  diagnostics: Diagnostics,
): readonly OpenHelper[] {
  const open: OpenHelper[] = [];
  for (const [signature, { start, end }] of usage.helpers) {
    const { identifier } = signature;
    if (fileOfHelper(identifier, helperFile) !== null) continue;
    const place = text.exact ? within(text.place, start, end - start) : text.place;
    open.push({ identifier, signature, call: null, place });
    if (hasStubs) continue;
    diagnostics.error(place, `the helper \`${identifier}\` is listed in signatures.ts, but no file exports it`, {
      hint: "export it from a file in runtime/kernels/derivatives/",
    });
  }
  for (const call of usage.open) {
    const { helper, span } = call;
    if (helper.from !== helperStubsFile) continue;
    const place = placeIn(text, span.start, span.end - span.start);
    open.push({ identifier: helper.name, signature: null, call, place });
  }
  return open;
}

/** The stubs of all formulas, in the order of their names. */
export function stubsOf(open: readonly OpenHelper[]): readonly HelperStub[] {
  const byName = new Map<string, OpenHelper[]>();
  for (const one of open) {
    const list = byName.get(one.identifier);
    if (list === undefined) byName.set(one.identifier, [one]);
    else list.push(one);
  }
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([identifier, [first, ...more]]) =>
      first!.signature === null
        ? stubOfCalls(
            identifier,
            [first!, ...more].flatMap(({ call }) => call ?? []),
          )
        : stubOfSignature(first!.signature),
    );
}

function stubOfSignature({ identifier, parameters, returns, text }: HelperSignature): HelperStub {
  return {
    identifier,
    text,
    parameters: parameters.map(({ name, type }) => ({ name: parameterName(name), types: [type], optional: false })),
    returns: [returns],
  };
}

function stubOfCalls(identifier: string, calls: readonly OpenCall[]): HelperStub {
  const counts = calls.map(({ parameters }) => parameters.length);
  const names = new Set<string>();
  const parameters = Array.from({ length: Math.max(...counts) }, (_, i) => {
    const given = calls.flatMap((call) => call.parameters[i] ?? []);
    const [name] = given.map((one) => one.name);
    const usual = name == null || given.some((one) => one.name !== name) ? null : parameterName(name);
    const chosen = usual === null || names.has(usual) || usedNames.has(usual) ? `arg${i}` : usual;
    names.add(chosen);
    return { name: chosen, types: unique(given.map(({ type }) => type)), optional: i >= Math.min(...counts) };
  });
  const [{ name }] = calls as readonly [OpenCall];
  const text = `${name}(${parameters.map((p) => p.types.map((type) => type.text).join(" | ")).join(", ")})`;
  return { identifier, text, parameters, returns: together(calls.map(({ returns }) => returns)) };
}

/** Names that the bodies of stubs use. */
const usedNames: ReadonlySet<string> = new Set([stubsTable, "suppliedHelper"]);

function unique(types: readonly FormulaType[]): readonly FormulaType[] {
  return [...new Set(types)];
}

/** Types that a value has all at once. `std::get<0>` and `std::get<2>` say of a tuple how long it is at least. */
function together(types: readonly FormulaType[]): readonly FormulaType[] {
  const tuples = types.filter(({ kind }) => kind === "tuple");
  const longest = tuples.reduce<FormulaType | null>(
    (a, b) => (a === null || b.elements.length > a.elements.length ? b : a),
    null,
  );
  if (longest === null) return unique(types);
  const elements = longest.elements.map((element, i) =>
    tuples.some((tuple) => tuple.elements[i] === tensorType) ? tensorType : element,
  );
  return unique([tupleOf(elements), ...types.filter(({ kind }) => kind !== "tuple")]);
}

/** Says in one line which helpers no list has, at the first call of one of them. */
export function reportUnknown(open: readonly OpenHelper[], diagnostics: Diagnostics): void {
  const unknown = open.filter(({ call }) => call !== null);
  const names = [...new Set(unknown.map(({ identifier }) => identifier))].sort();
  if (names.length === 0) return;
  const shown = names.slice(0, 6).map((name) => `\`${name}\``);
  const list =
    names.length > shown.length ? `${shown.join(", ")} and ${names.length - shown.length} more` : shown.join(", ");
  const message =
    names.length === 1
      ? `${list}, which formulas call, is neither an operator nor a helper that tengen has: it becomes a stub`
      : `${names.length} functions that formulas call are neither operators nor helpers that tengen has, and become stubs: ${list}`;
  diagnostics.warn(unknown[0]!.place, message, {
    hint: `assign them to \`helpers\` of ${helperStubsFile}, or export them from kernel files and generate with --kernels`,
  });
}
