// vmap: the class of each operator's rule. It follows from what the entry says (pointwise, composite, form of another operator), or the entry
// states it.

import { printType } from "../../runtime/schema/print.js";
import { dimensionNames } from "../../runtime/schema/rules.js";
import { stubName } from "../api/names.js";
import { formsOf } from "../derive/variants.js";
import type { Diagnostics, Place } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { statedFor } from "../load/layer-field.js";
import type { NativeFunction } from "../model/native-function.js";
import { kernelRef } from "../plan/kernels-by-key.js";
import type { Layer, LayerColumns } from "../plan/layer.js";
import type { Scope } from "../plan/scope.js";
import { type Code, code, each, join, literal, type Ref, ref, typeRef } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { Lookup, perItem, stage } from "../query.js";

// -- what entries state

type Stated =
  | { readonly kind: "pointwise" | "decompose" | "loop" | "by hand" }
  | { readonly kind: "family"; readonly family: string; readonly parameters: readonly string[]; readonly place: Place }
  | { readonly kind: "none"; readonly reason: string };

/** The families of rules, and the fewest and most parameters of each. */
const families: Readonly<Record<string, readonly [least: number, most: number]>> = {
  dims: [0, 3],
  same: [0, 0],
  matrices: [1, 5],
  fold: [1, 2],
  flatten: [1, 2],
  loss: [0, 0],
  elements: [0, 0],
};

const plainKinds: readonly string[] = ["pointwise", "decompose", "loop", "by hand"];

/** The value of the field; undefined if it is invalid. */
function parseStated(text: string, place: Place): Stated | undefined {
  if (plainKinds.includes(text)) return { kind: text as "pointwise" };
  const [, family, list] = /^(\w+)(?:\(([^()]*)\))?$/.exec(text) ?? [];
  const parameters = list === undefined ? [] : list.split(",").map((one) => one.trim());
  const counts = family === undefined || !Object.hasOwn(families, family) ? undefined : families[family]!;
  if (counts !== undefined && parameters.length >= counts[0] && parameters.length <= counts[1])
    return { kind: "family", family: family!, parameters, place };
  const reason = /^none: *(\S.*)$/.exec(text)?.[1];
  return reason === undefined ? undefined : { kind: "none", reason };
}

// -- the plan

/** One operator in the list that it belongs to. Those without a row decompose if they are composites, else run in a loop. */
interface Row {
  readonly f: NativeFunction;
  readonly rule:
    | "pointwise"
    | "pointwiseWrite"
    | "family"
    | "viewWrite"
    | "viewCopy"
    | "decompose"
    | "loop"
    | "write"
    | "by hand"
    | "none";
  /** The functional form of an operator that writes, the reason of one that is refused. */
  readonly detail: NativeFunction | string | readonly string[] | null;
  readonly kernel: Ref | null;
}

type VmapPlan = readonly Row[];

const vmapName = ({ namespace, func }: NativeFunction): string => `${stubName(namespace, func)}_vmap`;
const writes = ({ func }: NativeFunction): boolean => func.arguments.some(({ alias }) => alias?.write === true);

const dynamic: readonly string[] = ["data_dependent_output", "dynamic_output_shape"];

/** Whether an operator has a kernel of its own, a tensor first, no other that is a list, and dimensions. */
function hasDims(f: NativeFunction): boolean {
  const { func } = f;
  if (
    writes(f) ||
    dynamic.some((tag) => f.tags.has(tag as never)) ||
    f.dispatch.has("CompositeImplicitAutograd") ||
    f.dispatch.size + Number(f.structuredDelegate !== null) === 0
  )
    return false;
  const [first] = func.arguments;
  if (first === undefined || printType(first.type) !== "Tensor") return false;
  return func.arguments.some(
    ({ name, type }) => dimensionNames.includes(name) && /^int(\[\d*\])?\??$/.test(printType(type)),
  );
}

/** Whether an operator reduces the dimension that it is given after a tensor. */
const reducesDim = ({ func }: NativeFunction): boolean =>
  func.kind === "functional" &&
  func.arguments
    .map(({ name, type }) => `${printType(type)} ${name}`)
    .join(", ")
    .startsWith("Tensor self, int dim, bool keepdim");

const rowOf = perItem(
  (
    f: NativeFunction,
    functionalOf: Lookup<NativeFunction, NativeFunction>,
    viewOf: Lookup<NativeFunction, NativeFunction>,
    named: Lookup<string, NativeFunction>,
    kernels: KernelIndex,
    diagnostics: Diagnostics,
  ): Row | null => {
    const stated = statedFor(f, vmap);
    const row = (rule: Row["rule"], detail: Row["detail"] = null, kernel: Ref | null = null): Row => ({
      f,
      rule,
      detail,
      kernel,
    });
    if (stated?.kind === "none") return row("none", stated.reason);
    if (stated?.kind === "by hand") {
      const name = vmapName(f);
      const found = kernels.find(name);
      if (found === null && kernels.complete)
        diagnostics.error(
          f.place,
          `\`${f.func.name.full}\` is mapped by hand, and no kernel source exports \`${name}\``,
          {
            hint: "it is a VmapRule: it takes a call with values and their batch dimensions",
          },
        );
      return row("by hand", null, found === null ? null : kernelRef(found));
    }
    if (stated?.kind === "family") {
      const { family, parameters } = stated;
      if (family !== "flatten") return row("family", [family, ...parameters]);
      const overload = `${f.namespace}::${parameters[0]!}`;
      const along = named.get(overload);
      if (along === undefined || !reducesDim(along))
        diagnostics.error(
          stated.place,
          along === undefined
            ? `\`flatten(${parameters[0]!})\`: there is no operator \`${overload}\``
            : `\`flatten(${parameters[0]!})\`: \`${overload}\` does not take a tensor, \`int dim\` and \`bool keepdim\``,
          { hint: "name the overload that reduces one dimension, such as `flatten(median.dim)`" },
        );
      if (parameters.length > 1 && parameters[1] !== "evenly")
        diagnostics.error(
          stated.place,
          `\`flatten(${parameters.join(", ")})\`: \`${parameters[1]!}\` is not \`evenly\``,
          {
            hint: "write `evenly` if elements that equal the result share its gradient, or omit it",
          },
        );
      return row("family", [family, overload, ...parameters.slice(1)]);
    }
    if (stated?.kind === "pointwise") return row(writes(f) ? "pointwiseWrite" : "pointwise");
    if (stated !== undefined) return row(stated.kind as "decompose" | "loop");
    if (f.pointwise !== null && !writes(f)) return row("pointwise");
    const view = viewOf.get(f);
    if (view !== undefined && writes(f))
      return f.dispatch.has("CompositeImplicitAutograd") ? null : row("viewWrite", view);
    if (view !== undefined) return row("viewCopy", view);
    if (hasDims(f)) return row("family", ["dims"]);
    const functional = functionalOf.get(f);
    if (!writes(f) || functional === undefined || functional === f) return null;
    if (
      f.func.kind === "inplace" &&
      (functional.pointwise !== null || statedFor(functional, vmap)?.kind === "pointwise")
    )
      return row("pointwiseWrite");
    return row("write", functional);
  },
);

const planVmap = stage(
  (
    { registry, functions, kernels }: Pick<Scope, "registry" | "functions" | "kernels">,
    diagnostics: Diagnostics,
  ): VmapPlan => {
    const functionalOf = new Map<NativeFunction, NativeFunction>();
    for (const forms of formsOf(registry.functions).values()) {
      const functional = forms.get("functional");
      if (functional !== undefined) for (const f of forms.values()) functionalOf.set(f, functional);
    }
    const viewOf = new Map<NativeFunction, NativeFunction>();
    for (const { view, viewCopy, viewInplace } of registry.viewGroups)
      for (const form of [viewCopy, viewInplace]) if (form !== null) viewOf.set(form, view);
    const named = new Map(registry.functions.map((f) => [`${f.namespace}::${f.func.name.full}`, f] as const));
    return rowOf(
      functions,
      new Lookup(functionalOf),
      new Lookup(viewOf),
      new Lookup(named),
      kernels,
      diagnostics,
    ).filter((row) => row !== null);
  },
);

const ruleText = ({ rule, detail, kernel }: Row): string => {
  if (rule === "by hand") return `vmap: ${kernel?.name ?? "by hand"}`;
  if (rule === "family") {
    const [family, ...parameters] = detail as readonly string[];
    return `vmap: ${family}${parameters.length === 0 ? "" : `(${parameters.join(", ")})`}`;
  }
  if (rule === "viewCopy") return `vmapCopy: ${(detail as NativeFunction).func.name.full}`;
  if (rule === "viewWrite") return `vmapView: ${(detail as NativeFunction).func.name.full}`;
  if (rule === "write") return `vmapWrite: ${(detail as NativeFunction).func.name.full}`;
  return rule === "none" ? `vmapRefused: ${detail as string}` : `vmap: ${rule}`;
};

/** What an operator without a row does; null for one that takes no tensor, which has no examples. */
function otherwise({ func, dispatch, tags }: NativeFunction): string | null {
  if (!func.arguments.some(({ type }) => printType(type).startsWith("Tensor"))) return null;
  if (dispatch.has("CompositeImplicitAutograd") || dispatch.has("CompositeExplicitAutograd")) return "vmap: decompose";
  if (tags.has("nondeterministic_seeded")) return "vmap: a draw for each example";
  return dynamic.some((tag) => tags.has(tag as never))
    ? "vmapRefused: what it returns depends on values"
    : "vmap: loop";
}

const columnsOf = stage((rows: VmapPlan, functions: readonly NativeFunction[]): LayerColumns => {
  const column = new Map(rows.map((row) => [row.f, ruleText(row)] as const));
  for (const f of functions) {
    const text = column.has(f) ? null : otherwise(f);
    if (text !== null) column.set(f, text);
  }
  return {
    cells: new Map([["FuncTorchBatched", column]]),
    fallbacks: new Map([["FuncTorchBatched", "transformFront"]]),
  };
});

// -- generated/layers/vmap.ts: rows that its runtime interprets

const vmapFile = "generated/layers/vmap.ts";
const vmapRows = "vmapRows";

const emitOperator = ({ namespace, func }: NativeFunction): Code => literal(`${namespace}::${func.name.full}`);

function emitRow({ f, rule, detail, kernel }: Row): Code {
  const parts = [emitOperator(f)];
  if (rule === "family") parts.push(...(detail as readonly string[]).map((one) => literal(one)));
  else if (rule === "write" || rule === "viewWrite" || rule === "viewCopy")
    parts.push(emitOperator(detail as NativeFunction));
  else if (rule === "by hand") parts.push(kernel === null ? literal(null) : code`${kernel}`);
  else if (rule === "none") parts.push(literal(detail as string));
  return parts.length === 1 ? code`${parts[0]!},` : code`[${join(parts, ", ")}],`;
}

const emitVmap = stage((rows: VmapPlan, registry: string): readonly GeneratedFile[] => {
  const kinds = [...new Set(rows.map(({ rule }) => rule))].sort();
  return [
    {
      path: vmapFile,
      from: [registry],
      charter: "The rule of each operator under vmap; the layer reads it when it is first used.",
      body: code`
        export const ${vmapRows} = (): ${typeRef("VmapRows", "runtime/modes/batched-tensor.ts")} => ({
          ${kinds.map(
            (kind) => code`
              ${literal(kind)}: [
                ${each(
                  rows.filter(({ rule }) => rule === kind),
                  emitRow,
                  "\n",
                )}
              ],
            `,
          )}
        });
      `,
    },
  ];
});

export const vmap: Layer<Stated, VmapPlan> = {
  name: "vmap",
  fields: {
    vmap: {
      kind: "text",
      form: {
        pattern: `pointwise|decompose|loop|by hand|none: .+|(${Object.keys(families).join("|")})(\\([^()]*\\))?`,
        example: "decompose",
      },
      doc: "How vmap runs the operator for all examples, if it does not follow from the entry: `pointwise`, elements meet as if there were one example; `decompose`, by running its own kernel; `by hand`, with the rule `<operator>_vmap`; `loop`, one example after the other; `none: REASON`, not at all; or by a family: `dims(SIZE...)`, dimensions and the named sizes count one more; `matrices(RANK...)`, items of these ranks with dimensions before them that broadcast, and `matrices(RANK..., alike)`, with the same ones; `fold(RANK, SIZE)`, samples of tensors of the rank are more; `same`, only elements count; `elements`, all tensors get the result's shape; `loss`, an argument `reduction`; `flatten(OVERLOAD)`, over all elements by the overload for a dimension, and `flatten(OVERLOAD, evenly)`, with a gradient that equal elements share.",
      tengen: true,
    },
  },
  read(fields, _, diagnostics) {
    const text = fields.text("vmap");
    if (text === null) return {};
    const own = parseStated(text.text, text.place);
    if (own === undefined)
      diagnostics.error(
        text.place,
        "`vmap` is `pointwise`, `decompose`, `loop`, `by hand`, a family such as `fold(4)`, or `none:` and a reason",
        {
          hint: `write \`vmap: decompose\` or \`vmap: "none: <why>"\`, or delete the field; families: ${Object.keys(families).join(", ")}`,
        },
      );
    return { own };
  },
  // A selection uses the library's rows.
  plan(scope, _, diagnostics) {
    const plan = scope.compact ? [] : planVmap(scope, diagnostics);
    return plan.length === 0 ? null : plan;
  },
  emit: emitVmap,
  columns: columnsOf,
  addition: () => code`${ref("addVmapRows", "runtime/modes/batched-tensor.ts")}(${ref(vmapRows, vmapFile)});`,
  data: (f) => ({ vmap: statedFor(f, vmap)?.kind ?? null }),
};
