// derivatives.yaml to entries as written. Which function each is for, and whether its names fit, is codegen/derive's business.

import type { Diagnostics, Place, Source } from "../diagnostics.js";
import { didYouMean } from "../diagnostics.js";
import type { PlacedText } from "../model/native-function.js";
import { query } from "../query.js";
import { autogradKeys } from "./dispatch-keys.js";
import { derivativeFields } from "./fields.js";
import type { Leniency } from "./lenient.js";
import { isOtherFile, listEntries } from "./list-entries.js";
import { readFields, splitText } from "./read-fields.js";
import { readYaml } from "./yaml.js";
import { describe, placedText, type YamlEntry, type YamlMap } from "./yaml-nodes.js";

/** `self, other: formula`. */
export interface WrittenFormula {
  readonly names: readonly PlacedText[];
  readonly formula: PlacedText;
  readonly place: Place;
}

export interface WrittenDerivative {
  readonly schema: PlacedText;
  /** Dispatch key -> formulas; `Default` where the entry has no `dispatch:`. */
  readonly sets: ReadonlyMap<string, readonly WrittenFormula[]>;
  /** True, False, or a condition for each output; null if the field is missing. */
  readonly outputDifferentiability: readonly (boolean | PlacedText)[] | null;
  readonly outputDifferentiabilityPlace: Place;
  readonly place: Place;
}

export interface DerivativesContext {
  readonly diagnostics: Diagnostics;
  readonly leniency: Leniency;
}

export function loadDerivatives(source: Source, context: DerivativesContext): readonly WrittenDerivative[] {
  const root = readYaml(source, context.diagnostics);
  const entries = listEntries(root, context.diagnostics);
  if (isOtherFile(entries, "name", "func")) {
    const hint = "an entry names its operator by `name`, with the whole schema";
    context.diagnostics.error(entries[0]!.place, "this file holds operators, not derivatives", { hint });
    return [];
  }
  return entries.flatMap((entry) => loadEntry(entry, context.diagnostics, context.leniency) ?? []);
}

const loadEntry = query((entry: YamlMap, diagnostics: Diagnostics, leniency: Leniency): WrittenDerivative | null => {
  const context = { diagnostics, leniency };
  const bare: YamlEntry[] = [];
  const fields = readFields(entry, { table: derivativeFields, diagnostics, unknown: (other) => bare.push(other) });
  const schema = fields.text("name");
  const sets = new Map<string, readonly WrittenFormula[]>();
  const dispatch = fields.node("dispatch");
  if (dispatch?.kind === "map") {
    for (const { key } of bare) {
      diagnostics.error(key.place, "with `dispatch:` every formula stands below a key", {
        hint: "move it below `Default:`",
      });
    }
    for (const { key, value } of dispatch.entries) {
      const known = key.text === "Default" || autogradKeys.has(key.text);
      if (!known && !context.leniency.accept("dispatch key", key.text, key.place)) {
        const hint = didYouMean(
          key.text,
          ["Default", ...autogradKeys],
          "keys are Default, AutogradNestedTensor and Autograd with a backend, as in AutogradCUDA",
        );
        diagnostics.error(key.place, `derivatives cannot be given for the key \`${key.text}\``, { hint });
        continue;
      }
      if (value.kind !== "map")
        diagnostics.error(value.place, `the formulas of \`${key.text}\` are a map, not ${describe(value)}`);
      else
        sets.set(
          key.text,
          value.entries.flatMap((formula) => loadFormula(formula, diagnostics) ?? []),
        );
    }
  } else if (!fields.has("dispatch")) {
    sets.set(
      "Default",
      bare.flatMap((formula) => loadFormula(formula, diagnostics) ?? []),
    );
  }
  if (schema === null) return null;
  const flags = fields.node("output_differentiability");
  const outputDifferentiability =
    flags?.kind !== "list"
      ? null
      : flags.items.flatMap((item) =>
          item.kind === "scalar" ? [typeof item.value === "boolean" ? item.value : placedText(item)] : [],
        );
  return Object.freeze({
    schema,
    sets,
    outputDifferentiability,
    outputDifferentiabilityPlace: fields.place("output_differentiability"),
    place: schema.place,
  });
});

function loadFormula({ key, value }: YamlEntry, diagnostics: Diagnostics): WrittenFormula | null {
  const names = splitText(placedText(key), ",");
  const odd = names.find((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name.text));
  if (odd !== undefined) {
    diagnostics.error(odd.place, `\`${odd.text}\` is not the name of an argument or a result`, {
      hint: "a formula's key is a name, or several between commas",
    });
    return null;
  }
  // A formula may be a bare number: 0.
  if (value.kind === "scalar" && value.broken) return null;
  if (value.kind !== "scalar" || value.value === null || value.text.trim() === "") {
    diagnostics.error(value.place, `the formula for \`${key.text}\` is an expression, not ${describe(value)}`, {
      hint:
        value.kind === "scalar"
          ? "write the formula after the colon"
          : "put it in quotes if YAML takes it for something else",
    });
    return null;
  }
  return Object.freeze({ names, formula: placedText(value), place: key.place });
}
