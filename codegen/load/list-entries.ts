// A registry file's entries: the maps of the list that it is.

import type { Diagnostics } from "../diagnostics.js";
import { describe, type YamlMap, type YamlNode } from "./yaml-nodes.js";

/** The maps of a list of entries; anything else is reported. An empty file holds none. */
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
    diagnostics.error(item.place, `an entry is a map of fields, not ${describe(item)}`);
    return [];
  });
}
