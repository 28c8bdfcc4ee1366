// A text of a registry file that a later stage parses, and how errors within it are located.

import type { Place } from "../diagnostics.js";

/** A text of the YAML that a later stage parses, and where it stands. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
  /** True if each character of `text` stands at `place.offset` plus its index, so that errors within it can point exactly. */
  readonly exact: boolean;
}

/**
 * The place of a range of a placed text. Where the text is folded, indented or escaped, the source is scanned in
 * parallel: white space matches any white space, and quoting characters are skipped.
 */
export function placeIn(placed: PlacedText, offset: number, length = 1): Place {
  const { place, text } = placed;
  if (placed.exact) return { source: place.source, offset: place.offset + offset, length };
  const end = place.offset + place.length;
  const source = place.source.text;
  let at = place.offset;
  let start = place.offset;
  const last = Math.min(offset + length, text.length);
  for (let i = 0; i < last; i += 1) {
    const blank = /\s/.test(text[i]!);
    if (blank) {
      if (i > 0 && /\s/.test(text[i - 1]!)) continue;
      while (at < end && /\s/.test(source[at]!)) at += 1;
      if (i === offset) start = at - 1;
      continue;
    }
    while (at < end && source[at] !== text[i]) at += 1;
    if (at >= end) return place;
    if (i === offset) start = at;
    at += 1;
  }
  if (offset >= text.length) start = Math.max(place.offset, at - 1);
  return { source: place.source, offset: start, length: Math.max(1, at - start) };
}
