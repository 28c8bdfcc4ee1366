// A registry file's entries: the maps in its list.

import type { Diagnostics } from "../diagnostics.js";
import { describe, type YamlMap, type YamlNode } from "./yaml-nodes.js";

/**
 * Whether a file is of the other kind: all its entries have the field that the other kind's begin with, and none has the field that
 * this kind's do.
 */
export function isOtherFile(entries: readonly YamlMap[], field: string, others: string): boolean {
  const has = ({ entries: fields }: YamlMap, name: string) => fields.some(({ key }) => key.text === name);
  return entries.length > 0 && entries.every((entry) => has(entry, others) && !has(entry, field));
}

/** The maps in a list of entries; anything else is reported. An empty file has none. */
export function listEntries(root: YamlNode | null, diagnostics: Diagnostics): readonly YamlMap[] {
  if (root === null || (root.kind === "scalar" && root.value === null)) return [];
  if (root.kind !== "list") {
    diagnostics.error(root.place, `this file is a list of entries, not ${describe(root)}`, {
      hint: "each entry begins with `- `",
    });
    return [];
  }
  return root.items.flatMap((item) => {
    if (item.kind === "map") return [item];
    if (item.kind === "scalar" && item.broken) return [];
    const glued = item.kind === "scalar" && /^\w+:\S/.test(item.text);
    diagnostics.error(item.place, `an entry is a map of fields, not ${describe(item)}`, {
      hint: glued ? "a space stands after the colon: `field: value`" : "each field is written `field: value`",
    });
    return [];
  });
}
