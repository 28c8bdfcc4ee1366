// tags.yaml, and the default tags if no such file is given.

import type { Diagnostics, Source } from "../diagnostics.js";
import type { Tag } from "../model/registry.js";
import { tagFields } from "./fields.js";
import { listEntries } from "./list-entries.js";
import { readFields } from "./read-fields.js";
import { readYaml } from "./yaml.js";

export const defaultTags: ReadonlyMap<string, Tag> = new Map(
  Object.entries({
    inplace_view: "Changes only a tensor's shape and strides, in place.",
    view_copy: "The form of a view that copies: `name_copy` of the view `name`.",
    dynamic_output_shape: "The shape of the result depends on the values of the inputs.",
    data_dependent_output: "Gives back a number, not a tensor, that depends on the values of the inputs.",
    lifts_constant:
      "Takes a tensor that a program has created from data into the layers that are active; its result is its argument.",
    generated: "Made by the generator; never written in native_functions.yaml.",
    nondeterministic_seeded: "Draws random numbers from a generator that can be seeded.",
    nondeterministic_bitwise: "Two runs on the same inputs may differ in the last bits.",
    maybe_aliasing_or_mutating:
      "Results may share memory that the schema does not say they share, or arguments be written to.",
    pointwise: "Each element of the result depends on the elements of the inputs at the same place.",
    reduction: "Combines elements along dimensions.",
    core: "One of the few that the others can be written in.",
  }).map(([name, description]) => [name, Object.freeze({ name, description })]),
);

export function loadTags(source: Source, diagnostics: Diagnostics): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const entry of listEntries(readYaml(source, diagnostics), diagnostics)) {
    const fields = readFields(entry, { table: tagFields, diagnostics });
    const name = fields.text("tag");
    if (name === null) continue;
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name.text)) {
      diagnostics.error(name.place, `\`${name.text}\` is not the name of a tag`, { hint: "letters, digits and `_`" });
    } else if (tags.has(name.text)) diagnostics.error(name.place, `the tag \`${name.text}\` is declared twice`);
    else tags.set(name.text, Object.freeze({ name: name.text, description: (fields.text("desc")?.text ?? "").trim() }));
  }
  // The generator's own tag needs no declaration.
  const generated = defaultTags.get("generated")!;
  if (!tags.has("generated")) tags.set("generated", generated);
  return tags;
}
