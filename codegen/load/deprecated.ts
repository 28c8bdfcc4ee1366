// deprecated.yaml to entries as written: a signature, and the call that it stands for.

import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { Diagnostics, Source } from "../diagnostics.js";
import type { PlacedText } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import { query } from "../query.js";
import { deprecatedFields } from "./fields.js";
import { listEntries } from "./list-entries.js";
import { parsePlacedSchema } from "./native-functions.js";
import { readFields, splitText } from "./read-fields.js";
import { readYaml } from "./yaml.js";
import type { YamlMap, YamlNode } from "./yaml-nodes.js";

export interface WrittenDeprecated {
  readonly text: PlacedText;
  readonly schema: FunctionSchema;
  /** The called function's name; `add_out` stands for an out form of `add`. */
  readonly target: PlacedText;
  readonly args: readonly PlacedText[];
}

export function loadDeprecated(source: Source, diagnostics: Diagnostics): readonly WrittenDeprecated[] {
  const entries = listEntries(readYaml(source, diagnostics), diagnostics);
  const [first, ...others] = entries.flatMap((entry) => withoutReturns(entry) ?? []);
  // PyTorch 1.8 wrote them so, all of them.
  if (first !== undefined) {
    const count = others.length + 1;
    diagnostics.error(
      first.place,
      count === 1 ? "this signature has no results" : `${count} signatures have no results`,
      {
        hint: "write what is returned at the end, as since PyTorch 1.9: `-> Tensor`",
      },
    );
  }
  return entries.filter((entry) => withoutReturns(entry) === null).flatMap((entry) => loadEntry(entry, diagnostics));
}

/** The signature of an entry that says nothing of results. */
function withoutReturns({ entries }: YamlMap): YamlNode | null {
  const name = entries.find(({ key }) => key.text === "name")?.value;
  return name?.kind === "scalar" && /^\s*[\w.]+\(.*\)\s*$/.test(name.text) && !name.text.includes("->") ? name : null;
}

const loadEntry = query((entry: YamlMap, diagnostics: Diagnostics): readonly WrittenDeprecated[] => {
  const fields = readFields(entry, { table: deprecatedFields, diagnostics });
  const text = fields.text("name");
  const call = fields.text("aten");
  if (text === null || call === null) return [];
  const schema = parsePlacedSchema(text, diagnostics);
  const match = /^([A-Za-z_][A-Za-z0-9_]*)\((.*)\)$/.exec(call.text);
  if (match === null) {
    diagnostics.error(call.place, "this is not a call", { hint: "for example `add(self, other, alpha)`" });
    return [];
  }
  if (schema === null) return [];
  const inner = match[2]!;
  const start = match[1]!.length + 1;
  const list: PlacedText = { text: inner, exact: call.exact, place: placeIn(call, start, Math.max(1, inner.length)) };
  const args = inner.trim() === "" ? [] : splitText(list, ",");
  return [
    { text, schema, target: { text: match[1]!, exact: call.exact, place: placeIn(call, 0, match[1]!.length) }, args },
  ];
});
