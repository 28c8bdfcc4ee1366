// Rules about the formulas of one entry that need no parsing: how gradients are named, and when forward formulas can be derived.

import { isTensorLike } from "../../runtime/schema/rules.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { Diagnostics } from "../diagnostics.js";
import { wholeFormulaHint } from "../formula/whole.js";
import type { DerivativeFormula, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import { listNames } from "./names.js";

export function checkSet(
  set: DerivativeSet,
  func: NativeFunction,
  flags: readonly boolean[] | null,
  diagnostics: Diagnostics,
): void {
  checkGradients(set, func.func, diagnostics);
  checkOutputs(set, func.func, flags, diagnostics);
  for (const formula of set.forward) checkForward(formula, set, func.func, diagnostics);
}

/** Where an identifier occurs in a formula; strings are skipped. */
export function findIdentifier(formula: DerivativeFormula, name: string): number {
  const bare = formula.formula.text.replace(/"(?:[^"\\]|\\.)*"/g, (text) => " ".repeat(text.length));
  return bare.search(new RegExp(`(?<!\\w)${name}(?!\\w)`));
}

const uses = (formula: DerivativeFormula, name: string): boolean => findIdentifier(formula, name) >= 0;

/** `grad`, `grads[i]` and `grad_NAME` are three ways to name a gradient; an entry must stick to one. */
function checkGradients(set: DerivativeSet, schema: FunctionSchema, diagnostics: Diagnostics): void {
  const { reverse, namedGradients } = set;
  const point = (formula: DerivativeFormula, name: string) =>
    placeIn(formula.formula, findIdentifier(formula, name), name.length);
  const single = reverse.find((formula) => uses(formula, "grad"));
  const several = reverse.find((formula) => uses(formula, "grads"));
  const name = namedGradients.find((gradient) => reverse.some((formula) => uses(formula, gradient)));
  let indexed = 0;
  let mentioned = 0;
  const indices = new Set<number>();
  for (const formula of reverse) {
    mentioned += [...formula.formula.text.matchAll(/(?<!\w)grads(?!\w)/g)].length;
    for (const match of formula.formula.text.matchAll(/(?<!\w)grads\[(\d+)\]/g)) {
      const index = Number(match[1]);
      indexed += 1;
      indices.add(index);
      if (index >= schema.returns.length) {
        const many = schema.returns.length === 1 ? "one result" : `${schema.returns.length} results`;
        diagnostics.error(
          placeIn(formula.formula, match.index, match[0].length),
          `\`grads[${match[1]}]\` is out of range: \`${schema.name.full}\` has ${many}`,
        );
      }
    }
  }
  if (single !== undefined && several !== undefined) {
    diagnostics.error(point(several, "grads"), "the formulas of an entry use either `grad` or `grads`, not both", {
      hint: "write `grads[0]` for `grad`",
    });
  } else if (several !== undefined && mentioned === indexed && indices.size === 1 && indices.has(0)) {
    diagnostics.error(point(several, "grads"), "`grads[0]` is the only gradient that the formulas use", {
      hint: "write `grad` if only the first result is differentiable",
    });
  }
  if (name !== undefined && (single ?? several) !== undefined) {
    const formula = reverse.find((other) => uses(other, name))!;
    diagnostics.error(
      point(formula, name),
      `the formulas of an entry use either \`${name}\` or ${single === undefined ? "`grads`" : "`grad`"}, not both`,
      { hint: "name all gradients in one way" },
    );
  }
}

/** The results that have a gradient: by `output_differentiability`, or all tensors, or only the first if formulas use `grad`. */
export function differentiableOutputs(
  set: DerivativeSet,
  schema: FunctionSchema,
  flags: readonly boolean[] | null,
): readonly number[] {
  const all = schema.returns.map((_, i) => i);
  if (flags !== null) return all.filter((i) => flags[i]);
  const tensors = all.filter((i) => isTensorLike(schema.returns[i]!.type));
  return set.reverse.some((formula) => uses(formula, "grad")) ? tensors.slice(0, 1) : tensors;
}

function checkOutputs(
  set: DerivativeSet,
  schema: FunctionSchema,
  flags: readonly boolean[] | null,
  diagnostics: Diagnostics,
): void {
  if (set.reverse.length === 0) return;
  const outputs = differentiableOutputs(set, schema, flags);
  if (outputs.length === 0 && schema.returns.length > 0) {
    diagnostics.error(
      set.reverse[0]!.place,
      `\`${schema.name.full}\` has no differentiable result, so this formula is never used`,
      { hint: "look at `output_differentiability`, or delete the formula" },
    );
    return;
  }
  const forward = set.forward.flatMap((formula) => formula.names);
  if (forward.length > 0 && outputs.length > 0 && forward.length !== outputs.length) {
    diagnostics.error(
      set.forward[0]!.place,
      `forward formulas are given for ${forward.length} of ${outputs.length} differentiable results`,
      { hint: "give one for each of them, or none" },
    );
  }
}

function checkForward(
  formula: DerivativeFormula,
  set: DerivativeSet,
  schema: FunctionSchema,
  diagnostics: Diagnostics,
): void {
  const text = formula.formula.text.trim();
  const { place } = formula.formula;
  const inputs = set.argumentsWithDerivatives;
  const alone = set.forward.length === 1 && formula.names.length === 1;
  if (text === "auto_element_wise") {
    if (schema.kind === "inplace")
      diagnostics.error(place, "`auto_element_wise` is not for an in-place operator", {
        hint: "write it in the entry of the functional form",
      });
    else if (!alone || inputs.length !== 1) {
      const found = inputs.length === 0 ? "none has a formula" : `${listNames(inputs)} have formulas`;
      diagnostics.error(
        place,
        `\`auto_element_wise\` needs a single differentiable argument and a single result; ${inputs.length === 1 ? "there are several results" : found}`,
        { hint: "write the forward formula out" },
      );
    } else if (set.reverse.length !== 1)
      diagnostics.error(place, "`auto_element_wise` needs exactly one formula for the argument", {
        hint: "write the forward formula out",
      });
    return;
  }
  if (text === "auto_linear") {
    if (!alone)
      diagnostics.error(place, "`auto_linear` needs a single differentiable result", {
        hint: "write the forward formulas out",
      });
    else if (inputs.length === 0)
      diagnostics.error(place, "`auto_linear` needs an argument with a formula", {
        hint: "write the reverse formula, even if it is not_implemented(...)",
      });
    return;
  }
  // A formula either takes a list of tensors whole, under its own name, or is written for one element of all lists.
  if (
    schema.returns.length === 1 &&
    schema.returns[0]!.type.kind === "list" &&
    inputs.some((name) => uses(formula, `${name}_t`))
  )
    return;
  const plain = inputs.filter((name) => schema.arguments.find((a) => a.name === name)!.type.kind !== "list");
  for (const name of plain) {
    if (uses(formula, name)) {
      diagnostics.error(
        placeIn(formula.formula, findIdentifier(formula, name), name.length),
        `in a forward formula \`${name}\` could be the value or the tangent`,
        { hint: `write \`${name}_p\` for the value, \`${name}_t\` for the tangent` },
      );
    }
  }
  const tensors = schema.arguments.filter((a) => !a.out && isTensorLike(a.type) && !set.nonDifferentiable.has(a.name));
  const onlyList = tensors.length === 1 && tensors[0]!.type.kind === "list";
  if (!onlyList && !plain.some((name) => uses(formula, `${name}_t`)) && !plain.some((name) => uses(formula, name))) {
    const wanted = plain.map((name) => `${name}_t`);
    diagnostics.error(place, "this forward formula uses no tangent", {
      hint:
        wholeFormulaHint(formula.formula.text) ??
        (wanted.length === 0
          ? "an argument has a tangent if it has a formula of its own"
          : `tangents: ${wanted.join(", ")}`),
    });
  }
  if (schema.kind === "inplace" && uses(formula, "self_p")) {
    diagnostics.error(
      placeIn(formula.formula, findIdentifier(formula, "self_p"), 6),
      "`self_p` is overwritten by then",
      { hint: "write `result` for the new value, or `original_self_p` for a copy of the old one" },
    );
  }
}
