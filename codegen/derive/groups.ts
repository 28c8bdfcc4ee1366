// Groups the forms of each operator: functional, in-place, out, mutable; and views with their copying and in-place forms.

import { type Diagnostics, didYouMean } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import type { FunctionGroup, Registry, ViewGroup } from "../model/registry.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { listNames, qualify } from "./names.js";
import { signature } from "./signature.js";
import { formsOf, type ReadonlyForms } from "./variants.js";

/**
 * Groups with at least a functional and an out form, in order of their first member. Delegates in `reported` are already known to be
 * wrong.
 */
export const groupFunctions = stage(
  (
    functions: readonly NativeFunction[],
    reported: ReadonlySet<NativeFunction>,
    diagnostics: Diagnostics,
  ): readonly FunctionGroup[] => {
    // Clashes were reported when the variants were generated.
    const forms = [...formsOf(functions).values()];
    const wrong = new Lookup(new Map([...reported].map((fn) => [fn, true])));
    return makeGroups(forms, wrong, diagnostics).filter((group) => group !== null);
  },
);

const viewGroupOf = query(
  (view: NativeFunction, viewCopy: NativeFunction | null, viewInplace: NativeFunction | null): ViewGroup =>
    Object.freeze({ view, viewCopy, viewInplace, composite: view.compositeImplicit }),
);

const groupOf = query(
  (
    functional: NativeFunction,
    inplace: NativeFunction | null,
    mutable: NativeFunction | null,
    out: NativeFunction,
  ): FunctionGroup => Object.freeze({ functional, inplace, mutable, out, structured: out.structured }),
);

const makeGroups = perItem(
  (forms: ReadonlyForms, reported: Reported, diagnostics: Diagnostics): FunctionGroup | null => {
    if (forms.size === 1) return null;
    const functional = forms.get("functional");
    const out = forms.get("out");
    const all = [...forms.values()];
    const names = all.map((fn) => fn.func.name.full);
    const first = all.find((fn) => !fn.generated) ?? all[0]!;
    if (functional === undefined) {
      if (all.every((fn) => fn.ungrouped !== null) || diagnostics.isUnreadable(first.func.name.base)) return null;
      diagnostics.error(first.place, `${listNames(names)} have no functional form`, {
        hint: "write one, with the same arguments",
      });
      return null;
    }
    const scratch = forms.get("scratch");
    if (scratch !== undefined) {
      diagnostics.error(
        scratch.place,
        `\`${scratch.func.name.full}\` has scratch arguments, so it cannot be a form of \`${functional.func.name.full}\``,
      );
      return null;
    }
    if (out === undefined) return null;
    const inplace = forms.get("inplace") ?? null;
    const mutable = forms.get("mutable") ?? null;
    const group = groupOf(functional, inplace, mutable, out);
    checkStructure(group, reported, diagnostics);
    return group;
  },
);

/** The functions whose delegates are wrong. */
type Reported = Lookup<NativeFunction, boolean>;

/**
 * An operator that writes to its arguments is a form of one that does not, a view, or composed of other operators; otherwise its entry
 * states why.
 */
export const checkWriters = stage(
  (
    functions: readonly NativeFunction[],
    byName: Registry["byName"],
    groupOf: Registry["groupOf"],
    diagnostics: Diagnostics,
  ): void => {
    // Another error may be the cause.
    if (diagnostics.failed) return;
    for (const fn of functions) {
      // A lone out form was rejected when the variants were generated.
      if (["functional", "out"].includes(fn.func.kind) || fn.ungrouped !== null || groupOf.has(fn)) continue;
      if (fn.view || fn.compositeImplicit || fn.generated) continue;
      const { base, overload, full } = fn.func.name;
      const name = overload === "" ? base : `${base}.${overload}`;
      const functional = byName.get(qualify(fn.namespace, name));
      const why = "or say on this entry why it has none: `ungrouped: <why>`";
      if (functional !== undefined && signature(functional) === signature(fn)) {
        diagnostics.error(fn.place, `\`${full}\` writes to its arguments, and \`${name}\` has no out form`, {
          hint: `add \`autogen: ${base}.${overload === "" ? "out" : `${overload}_out`}\`, ${why}`,
          related: [{ place: functional.place, message: `\`${name}\` is here` }],
        });
      } else {
        diagnostics.error(fn.place, `\`${full}\` writes to its arguments, and has no functional form`, {
          hint: `write an entry for \`${name}\`, with the same arguments and an out form in its \`autogen\`, ${why}`,
        });
      }
    }
  },
);

function checkStructure(group: FunctionGroup, reported: Reported, diagnostics: Diagnostics): void {
  const { functional, inplace, mutable, out, structured } = group;
  if (structured && functional.func.tensorOptionsIndex >= 0) {
    diagnostics.error(functional.place, "a structured operator cannot take dtype, layout, device and pin_memory", {
      hint: "its meta function says what the result is; give it kernels under `dispatch:` instead",
    });
  }
  const members = [functional, inplace, mutable].filter((fn) => fn !== null);
  for (const fn of members) {
    if (structured && fn.structuredDelegate === null) {
      diagnostics.error(
        fn.place,
        `\`${fn.func.name.full}\` does not delegate to the structured out form of its group`,
        {
          hint: `add \`structured_delegate: ${out.func.name.full}\``,
          related: [{ place: out.place, message: `\`${out.func.name.full}\` is structured` }],
        },
      );
    } else if (structured && !reported.has(fn) && fn.structuredDelegate!.full !== out.func.name.full) {
      diagnostics.error(
        fn.places.get("structured_delegate") ?? fn.place,
        `\`${fn.func.name.full}\` delegates to \`${fn.structuredDelegate!.full}\`, but the out form of its group is \`${out.func.name.full}\``,
        {
          hint: `write \`structured_delegate: ${out.func.name.full}\``,
        },
      );
    }
  }
  if (structured && (out.compositeImplicit || out.compositeImplicitNestedTensor)) {
    const composite = [...out.dispatch].find(([key]) => key.startsWith("CompositeImplicit"))!;
    diagnostics.error(composite[1].place, "a structured kernel cannot be CompositeImplicitAutograd", {
      hint: [...out.dispatch.keys()].some((key) => !key.startsWith("CompositeImplicit"))
        ? "delete the line of that key: the other kernels and the meta function make the operator"
        : "name a backend: `CPU: <kernel>`",
    });
  }
  if (mutable !== null && !functional.func.name.functional) {
    diagnostics.error(
      functional.place,
      `\`${functional.func.name.full}\` is the functional form of \`${mutable.func.name.full}\`, so calls could mean either`,
      {
        hint: `call it \`${mutable.func.name.base}_functional\``,
        related: [{ place: mutable.place, message: `\`${mutable.func.name.full}\` writes to its arguments` }],
      },
    );
  }
}

/** Checks that need no groups: delegates exist, in-place views have a view. Returns the functions whose delegate is wrong. */
export const checkReferences = stage(
  (
    functions: readonly NativeFunction[],
    byName: ReadonlyMap<string, NativeFunction>,
    diagnostics: Diagnostics,
  ): ReadonlySet<NativeFunction> => {
    const bases = new Map(functions.map((fn) => [`${fn.namespace}::${fn.func.name.name}`, true as const]));
    const written = functions.filter((fn) => !fn.generated);
    const right = checkReferencesOf(written, new Lookup(byName), new Lookup(bases), diagnostics);
    return new Set(written.filter((_, i) => !right[i]));
  },
);

/** Whether a function's delegate is the one that it should be, if it has one. */
const checkReferencesOf = perItem(
  (fn: NativeFunction, byName: ByName, bases: Lookup<string, true>, diagnostics: Diagnostics): boolean => {
    const copy = fn.viewCopy;
    if (
      copy !== null &&
      fn.view &&
      !byName.has(qualify(fn.namespace, copy.text)) &&
      !bases.has(`${fn.namespace}::${copy.text}`) &&
      !diagnostics.isUnreadable(copy.text)
    ) {
      diagnostics.error(copy.place, `there is no operator \`${copy.text}\``, {
        hint: didYouMean(copy.text, byName.keys()),
      });
    }
    const { name } = fn.func;
    if (fn.tags.has("inplace_view") && fn.view && name.inplace) {
      const view = name.dunder ? `__${name.base}__` : name.base;
      if (!bases.has(`${fn.namespace}::${view}`) && !diagnostics.isUnreadable(view)) {
        diagnostics.error(fn.place, `\`${name.full}\` has the tag \`inplace_view\`, but there is no view \`${view}\``, {
          hint: `write an entry for \`${view}\`, with the same arguments`,
        });
      }
    }
    return fn.structuredDelegate === null || checkDelegate(fn, byName, diagnostics);
  },
);

type ByName = Lookup<string, NativeFunction>;

function checkDelegate(fn: NativeFunction, byName: ByName, diagnostics: Diagnostics): boolean {
  const place = fn.places.get("structured_delegate") ?? fn.place;
  const wanted = fn.structuredDelegate!.full;
  const delegate = byName.get(qualify(fn.namespace, wanted));
  if (delegate === undefined && diagnostics.isUnreadable(wanted)) return false;
  if (delegate === undefined) {
    const all = byName.keys().map((name) => byName.get(name)!);
    const outs = all.filter((other) => other.structured).map((other) => other.func.name.full);
    diagnostics.error(place, `there is no operator \`${wanted}\` to delegate to`, {
      hint: didYouMean(wanted, outs, "a delegate is the structured out form"),
    });
    return false;
  }
  const related = [{ place: delegate.place, message: `\`${wanted}\` is here` }];
  if (delegate === fn) {
    diagnostics.error(place, `\`${wanted}\` delegates to itself`, {
      hint: "a delegate is the structured out form: `structured_delegate: " + `${fn.func.name.base}.out\``,
    });
    return false;
  }
  if (!delegate.structured) {
    diagnostics.error(place, `\`${wanted}\` is not structured, so nothing can delegate to it`, {
      hint: `add \`structured: True\` to \`${wanted}\``,
      related,
    });
    return false;
  }
  if (signature(delegate) !== signature(fn)) {
    diagnostics.error(
      place,
      `\`${fn.func.name.full}\` delegates to \`${wanted}\`, but the two have different arguments or results`,
      {
        hint: `${signatureText(fn)} is not ${signatureText(delegate)}`,
        related,
      },
    );
    return false;
  }
  return true;
}

const signatureText = (fn: NativeFunction): string => `\`${signature(fn).slice(fn.namespace.length + 2)}\``;

/** Views with their copying and in-place forms, in order of the first member. */
export const groupViews = stage(
  (functions: readonly NativeFunction[], copies: boolean, diagnostics: Diagnostics): readonly ViewGroup[] => {
    type Slot = "view" | "viewInplace" | "functional" | "other";
    const all = new Map<string, Map<Slot, NativeFunction>>();
    for (const fn of functions) {
      const key = signature(fn, { withoutCopySuffix: true });
      let slots = all.get(key);
      if (slots === undefined) all.set(key, (slots = new Map()));
      const slot: Slot = fn.view
        ? fn.func.name.inplace
          ? "viewInplace"
          : "view"
        : fn.func.kind === "functional"
          ? "functional"
          : "other";
      const other = slots.get(slot);
      if (other !== undefined && slot !== "other" && other.func.name.base !== fn.func.name.base) {
        diagnostics.error(
          fn.place,
          `\`${fn.func.name.full}\` and \`${other.func.name.full}\` would both be forms of one view`,
          { related: [{ place: other.place, message: `\`${other.func.name.full}\` is here` }] },
        );
      } else if (other === undefined) slots.set(slot, fn);
    }
    const groups: ViewGroup[] = [];
    for (const slots of all.values()) {
      const view = slots.get("view");
      if (view === undefined) continue;
      const copy = slots.get("functional");
      // A function with the view's own name is a clash, which is reported elsewhere.
      const viewCopy = copy === undefined || copy.func.name.base === view.func.name.base ? null : copy;
      const viewInplace = slots.get("viewInplace") ?? null;
      const group = viewGroupOf(view, viewCopy, viewInplace);
      checkViewGroup(group, copies, diagnostics);
      groups.push(group);
    }
    return groups;
  },
);

/**
 * Whether torchgen requires a copying form of the view: not if it is composite, in place, or the inverse of another view.
 */
function needsViewCopy({ compositeImplicit, tags, func }: NativeFunction): boolean {
  return !compositeImplicit && !tags.has("inplace_view") && !func.name.base.endsWith("_inverse");
}

function checkViewGroup({ view, viewCopy, viewInplace }: ViewGroup, copies: boolean, diagnostics: Diagnostics): void {
  const { full, base, dunder, overload } = view.func.name;
  const copyName = `${dunder ? `__${base}_copy__` : `${base}_copy`}${overload === "" ? "" : `.${overload}`}`;
  if (viewCopy === null) {
    if (copies && needsViewCopy(view) && view.viewCopy === null) {
      diagnostics.error(view.place, `the view \`${full}\` has no copying form \`${copyName}\``, {
        hint: "write an entry for it, with the same arguments and the tag `view_copy`",
      });
    }
  } else if (copies && !viewCopy.tags.has("view_copy")) {
    diagnostics.error(
      viewCopy.places.get("tags") ?? viewCopy.place,
      `\`${viewCopy.func.name.full}\` is the copying form of a view, but lacks the tag \`view_copy\``,
      { hint: "add `tags: view_copy`" },
    );
  }
  if (viewInplace === null) return;
  const related = [{ place: view.place, message: `\`${full}\` is here` }];
  for (const [key, name] of [
    ["compositeImplicit", "CompositeImplicitAutograd"],
    ["compositeImplicitNestedTensor", "CompositeImplicitAutogradNestedTensor"],
  ] as const) {
    if (view[key] && !viewInplace[key]) {
      diagnostics.error(
        viewInplace.places.get("dispatch") ?? viewInplace.place,
        `\`${full}\` is ${name}, but its in-place form \`${viewInplace.func.name.full}\` is not`,
        { hint: "make both composite, or neither", related },
      );
    }
  }
}
