// The result of reading YAML text: plain nodes that know their places.

import type { Place } from "../diagnostics.js";
import type { PlacedText } from "../model/placed-text.js";

export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  /** The value as text: as written, for numbers and booleans too. */
  readonly text: string;
  /** See PlacedText. */
  readonly exact: boolean;
  readonly place: Place;
  /** Stands for a value that could not be read and has been reported. */
  readonly broken?: true;
}
export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly place: Place;
}
export interface YamlEntry {
  readonly key: YamlScalar;
  readonly value: YamlNode;
}
export interface YamlMap {
  readonly kind: "map";
  /** In order; keys are unique. */
  readonly entries: readonly YamlEntry[];
  readonly place: Place;
}
export type YamlNode = YamlScalar | YamlList | YamlMap;

/**
 * Where a value stands if its characters stand in the source one for one, plain or quoted; null if it is folded or
 * escaped.
 */
export function exactPlace(value: string, { source, offset }: Place): Place | null {
  for (const shift of [0, 1]) {
    if (source.text.startsWith(value, offset + shift)) {
      return { source, offset: offset + shift, length: Math.max(1, value.length) };
    }
  }
  return null;
}

/** A scalar as the model stores it. */
export function placedText(node: YamlScalar): PlacedText {
  return { text: node.text, place: node.place, exact: node.exact };
}

/** What kind of node it is, in words. */
export function describe(node: YamlNode): string {
  if (node.kind === "map") return "a map";
  if (node.kind === "list") return "a list";
  if (node.value === null) return "nothing";
  if (typeof node.value === "number") return "a number";
  if (node.value === "") return "empty text";
  return typeof node.value === "boolean" ? "a truth value" : "text";
}
