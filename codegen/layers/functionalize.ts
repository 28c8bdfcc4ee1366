// Functionalization: what it needs to know of each operator: its functional form, how a view is inverted, which composites are
// decomposed. An entry may state how it is functionalized where the rule for its kind does not apply.

import { stubName } from "../api/names.js";
import { silentlyWritten } from "../derive/signature.js";
import { formsOf } from "../derive/variants.js";
import type { Diagnostics } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { statedFor } from "../load/layer-field.js";
import type { NativeFunction } from "../model/native-function.js";
import type { ViewGroup } from "../model/registry.js";
import { kernelRef, type RegisteredKernel } from "../plan/kernels-by-key.js";
import type { Layer, LayerColumns } from "../plan/layer.js";
import type { Scope } from "../plan/scope.js";
import { type Code, code, each, join, jsDoc, literal, type Ref, type Sequence, typeRef } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { Lookup, perItem, stage } from "../query.js";

// -- what entries state

type Stated = { readonly kind: "by hand" | "decompose" } | { readonly kind: "none"; readonly reason: string };

/** The value of the field; undefined if it is invalid. */
function parseStated(text: string): Stated | undefined {
  if (text === "by hand" || text === "decompose") return { kind: text };
  const reason = /^none: *(\S.*)$/.exec(text)?.[1];
  return reason === undefined ? undefined : { kind: "none", reason };
}

// -- the plan

/** An operator that writes, and the one that returns what would be written. */
interface WriteRow {
  readonly f: NativeFunction;
  readonly functional: NativeFunction;
  /** For each result of the functional form, the argument whose new value it is; null for one that is a result here, too. */
  readonly targets: readonly (number | null)[];
}

/** A view, the operator that copies instead, and the function that returns a base with the view's elements replaced. */
interface ViewRow {
  readonly f: NativeFunction;
  /** Null where the registry has none. */
  readonly copy: NativeFunction | null;
  /** Null if kernels are supplied by others. */
  readonly inverse: Ref | null;
  /**
   * What creates the view of a value whose strides are not the eager tensor's, for operators whose arguments specify strides.
   */
  readonly forward: Ref | null;
  /** Whether the operator views the memory of its tensor's base, regardless of what its tensor views of it. */
  readonly ofBase: boolean;
}

interface FunctionalizePlan {
  readonly writes: readonly WriteRow[];
  readonly views: readonly ViewRow[];
  /** Operators that change what a tensor views, and the view operators that do the same. */
  readonly viewsInPlace: readonly { readonly f: NativeFunction; readonly view: NativeFunction }[];
  /** Operators whose own kernel runs above: the operators that they call are functionalized. */
  readonly composites: readonly NativeFunction[];
  readonly byHand: readonly { readonly f: NativeFunction; readonly kernel: Ref | null }[];
  readonly refused: readonly { readonly f: NativeFunction; readonly reason: string }[];
}

/** Whether a registry supports functionalization: its views need inverses then. */
function isFunctionalized({ functions }: Pick<Scope, "functions">): boolean {
  return functions.some((f) => statedFor(f, functionalize) !== undefined);
}

/** The kernel of an operator that is functionalized by hand. */
function functionalizeName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_functionalize`;
}

/** The function that inverts the view. */
function inverseName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_inverse`;
}

/**
 * Reports for each view whether a function inverts it, and for each operator functionalized by hand whether its kernel
 * exists.
 */
export const planFunctionalize = stage(
  (
    { registry, functions, kernels }: Pick<Scope, "registry" | "functions" | "kernels">,
    diagnostics: Diagnostics,
  ): FunctionalizePlan => {
    const functionalOf = new Map<NativeFunction, NativeFunction>();
    for (const forms of formsOf(registry.functions).values()) {
      const functional = forms.get("functional");
      if (functional !== undefined) for (const f of forms.values()) functionalOf.set(f, functional);
    }
    const rows = rowOf(functions, new Lookup(functionalOf), new Lookup(registry.viewGroupOf), kernels, diagnostics);
    const having = <K extends Exclude<keyof Row, "f">>(kind: K) =>
      rows.filter((row): row is Row & Record<K, NonNullable<Row[K]>> => row !== null && row[kind] !== undefined);
    return {
      writes: having("writes").map(({ writes }) => writes),
      views: having("view").map(({ view }) => view),
      viewsInPlace: having("inPlaceOf").map(({ f, inPlaceOf }) => ({ f, view: inPlaceOf })),
      composites: having("composite").map(({ f }) => f),
      byHand: having("byHand").map(({ f, byHand }) => ({ f, kernel: byHand.kernel })),
      refused: having("refused").map(({ f, refused }) => ({ f, reason: refused })),
    };
  },
);

/** One function in the list that it belongs to. */
interface Row {
  readonly f: NativeFunction;
  readonly writes?: WriteRow;
  readonly view?: ViewRow;
  readonly inPlaceOf?: NativeFunction;
  readonly composite?: true;
  readonly byHand?: { readonly kernel: Ref | null };
  readonly refused?: string;
}

const rowOf = perItem(
  (
    f: NativeFunction,
    functionalOf: Lookup<NativeFunction, NativeFunction>,
    viewGroupOf: Lookup<NativeFunction, ViewGroup>,
    kernels: KernelIndex,
    diagnostics: Diagnostics,
  ): Row | null => {
    const kernelOf = (name: string, missing: string, hint: string): Ref | null => {
      const found = kernels.find(name);
      if (found !== null) return kernelRef(found);
      if (kernels.complete) diagnostics.error(f.place, missing, { hint });
      return null;
    };
    const { full } = f.func.name;
    const stated = statedFor(f, functionalize);
    if (stated?.kind === "none") return { f, refused: stated.reason };
    if (stated?.kind === "by hand") {
      const name = functionalizeName(f);
      const missing = `\`${full}\` is functionalized by hand, and no kernel source exports \`${name}\``;
      return { f, byHand: { kernel: kernelOf(name, missing, "it takes what a kernel of the operator takes") } };
    }
    if (f.compositeImplicit || stated?.kind === "decompose") return { f, composite: true };
    if (f.view && f.func.name.inplace) return { f, inPlaceOf: viewGroupOf.get(f)!.view };
    if (f.view) {
      const name = inverseName(f);
      const missing = `the view \`${full}\` has no inverse: no kernel source exports \`${name}\``;
      const hint = `write it: (base, view, { again, at, like }, ${f.func.arguments
        .slice(1)
        .map((argument) => argument.name)
        .join(", ")}) => Tensor; or say \`functionalize: "none: <why>"\``;
      const ofBase = kernels.find(`${stubName(f.namespace, f.func)}_of_base`);
      const forward = ofBase ?? kernels.find(`${stubName(f.namespace, f.func)}_forward`);
      const view: ViewRow = {
        f,
        copy: viewGroupOf.get(f)?.viewCopy ?? null,
        inverse: kernelOf(name, missing, hint),
        forward: forward === null ? null : kernelRef(forward),
        ofBase: ofBase !== null,
      };
      return { f, view };
    }
    if (!f.func.arguments.some(({ alias }) => alias?.write === true)) return null;
    const functional = functionalOf.get(f);
    if (functional === undefined) return { f, refused: f.ungrouped ?? "it has no functional form" };
    return { f, writes: { f, functional, targets: targetsOf(f) } };
  },
);

/** The arguments whose new values a functional form returns, in the order of its results. */
function targetsOf({ func }: NativeFunction): readonly (number | null)[] {
  const returned = func.returns.map(({ alias }) => {
    if (alias?.write !== true) return null;
    return func.arguments.findIndex((argument) => argument.alias?.before.some((name) => alias.before.includes(name)));
  });
  return [...returned, ...silentlyWritten(func).map((argument) => func.arguments.indexOf(argument))];
}

/** One line for people: the number of rows of each kind. */
function functionalizeCounts({ writes, views, viewsInPlace, composites, byHand }: FunctionalizePlan): string {
  const all = [...writes, ...viewsInPlace, ...byHand].map(({ f }) => f);
  const writing = all.filter((f) => f.func.arguments.some(({ alias }) => alias?.write === true)).length;
  const showing = [...views, ...byHand].filter(({ f }) => f.view).length;
  const inPlace = [...viewsInPlace.map(({ f }) => f), ...composites].filter(
    (f) => f.view && f.func.name.inplace,
  ).length;
  return (
    `functionalize: ${writing} operators that write, ${showing} views, ${inPlace} views in place, ` +
    `${composites.length} composites, ${byHand.length} by hand`
  );
}

const fullName = ({ func }: NativeFunction): string => func.name.full;

/** The kernels are those of runtime/layers/functionalize.ts; a composite has its own. */
const columnsOf = stage(
  (
    { writes, views, viewsInPlace, composites, byHand, refused }: FunctionalizePlan,
    _: readonly NativeFunction[],
    registrations: ReadonlyMap<string, readonly RegisteredKernel[]>,
  ): LayerColumns => {
    const kernels = new Map<NativeFunction, string>();
    for (const key of ["CompositeExplicitAutograd", "CompositeImplicitAutograd"])
      for (const { f, kernel } of registrations.get(key) ?? []) kernels.set(f, kernel.name);
    const column = new Map([
      ...writes.map(({ f, functional }) => [f, `functionalizeWrite: ${fullName(functional)}`] as const),
      ...views.map(({ f, copy }) => [f, `functionalizeView${copy === null ? "" : `: ${fullName(copy)}`}`] as const),
      ...viewsInPlace.map(({ f, view }) => [f, `functionalizeViewInPlace: ${fullName(view)}`] as const),
      ...composites.flatMap((f) => (kernels.has(f) ? [[f, kernels.get(f)!] as const] : [])),
      ...byHand.flatMap(({ f, kernel }) => (kernel === null ? [] : [[f, kernel.name] as const])),
      ...refused.map(({ f, reason }) => [f, `functionalizeRefused: ${reason}`] as const),
    ]);
    return { cells: new Map([["Functionalize", column]]), fallbacks: new Map([["Functionalize", "functionalize"]]) };
  },
);

// -- generated/layers/functionalize.ts: rows that its runtime interprets

const runtimeFile = "runtime/modes/functional-tensor.ts";

const emitOperator = ({ namespace, func }: NativeFunction): Code =>
  literal(namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`);

function list(about: string, name: string, type: string, rows: Sequence): Code {
  return code`
    ${jsDoc(about)}
    export const ${name} = (): readonly ${typeRef(type, runtimeFile)}[] => [
      ${rows}
    ];
  `;
}

const emitWrite = ({ f, functional, targets }: WriteRow): Code =>
  code`[${join([emitOperator(f), emitOperator(functional), ...targets.map((at) => literal(at ?? -1))], ", ")}],`;

const emitView = ({ f, copy, inverse, forward, ofBase }: ViewRow): Code => {
  const other = copy === null ? literal(null) : emitOperator(copy);
  const strided = forward === null ? [] : [forward, literal(ofBase)];
  return code`[${join([emitOperator(f), other, inverse ?? literal(null), ...strided], ", ")}],`;
};

const emitViewInPlace = ({ f, view }: FunctionalizePlan["viewsInPlace"][number]): Code =>
  code`[${emitOperator(f)}, ${emitOperator(view)}],`;

const emitName = (f: NativeFunction): Code => code`${emitOperator(f)},`;

const emitByHand = ({ f, kernel }: FunctionalizePlan["byHand"][number]): Code =>
  code`[${emitOperator(f)}, ${kernel ?? literal(null)}],`;

const emitRefused = ({ f, reason }: FunctionalizePlan["refused"][number]): Code =>
  code`[${emitOperator(f)}, ${literal(reason)}],`;

const emitFunctionalize = stage((plan: FunctionalizePlan, registry: string): readonly GeneratedFile[] => {
  const { writes, views, viewsInPlace, composites, byHand, refused } = plan;
  const body = [
    list(
      "Operators that write, their functional forms, and for each result of these the argument that it is the new value of (-1: a result).",
      "writes",
      "WriteRow",
      each(writes, emitWrite, "\n"),
    ),
    list(
      "Views, their copying forms, and the functions that undo them; then what makes them of other strides, and whether of the base's memory.",
      "views",
      "ViewRow",
      each(views, emitView, "\n"),
    ),
    list(
      "Operators that change what a tensor shows, and the views that they do it by.",
      "viewsInPlace",
      "ViewInPlaceRow",
      each(viewsInPlace, emitViewInPlace, "\n"),
    ),
    list(
      "Operators that are functionalized by what their own kernels call.",
      "composites",
      "OperatorName",
      each(composites, emitName, "\n"),
    ),
    list("Operators with a kernel of their own at the key.", "byHand", "ByHandRow", each(byHand, emitByHand, "\n")),
    list(
      "Operators that write and cannot be functionalized, and why.",
      "refused",
      "RefusedRow",
      each(refused, emitRefused, "\n"),
    ),
  ];
  return [
    {
      path: "generated/layers/functionalize.ts",
      from: [registry],
      charter: "What functionalization knows of each operator; its layer reads it when it is first switched on.",
      body: join(body, "\n\n"),
    },
  ];
});

export const functionalize: Layer<Stated, FunctionalizePlan> = {
  name: "functionalize",
  fields: {
    functionalize: {
      kind: "text",
      form: {
        pattern: "by hand|decompose|none: .+",
        example: "none: it changes which memory a tensor has",
      },
      doc: "How the operator is functionalized if the rule for its kind (write, view, composite) does not apply: `by hand`, with the kernel `<operator>_functionalize`; `decompose`, by running its own kernel; `none: REASON`, not at all: calls throw an error with the reason.",
      tengen: true,
    },
  },
  read(fields, _, diagnostics) {
    const text = fields.text("functionalize");
    if (text === null) return {};
    const own = parseStated(text.text);
    if (own === undefined) {
      diagnostics.error(text.place, "`functionalize` is `by hand`, `decompose`, or `none:` and a reason", {
        hint: 'write `functionalize: by hand`, `functionalize: decompose` or `functionalize: "none: <why>"`, or delete the field',
      });
    }
    return { own };
  },
  // The library's rows are those of a selection and of an extension, too. Without the field, a registry's views need no inverses.
  plan: (scope, addsToLibrary, diagnostics) =>
    scope.compact || addsToLibrary || !isFunctionalized(scope) ? null : planFunctionalize(scope, diagnostics),
  emit: emitFunctionalize,
  columns: columnsOf,
  data: (f) => ({ functionalize: statedFor(f, functionalize)?.kind ?? null }),
  summary: (scope, diagnostics) =>
    isFunctionalized(scope) ? functionalizeCounts(planFunctionalize(scope, diagnostics)) : null,
};
