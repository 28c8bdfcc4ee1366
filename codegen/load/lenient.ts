// What `--lenient` lets pass: each unknown field, dispatch key or tag is warned of once and kept.

import type { Diagnostics, Place } from "../diagnostics.js";

export class Leniency {
  readonly lenient: boolean;
  readonly #diagnostics: Diagnostics;
  readonly #seen = new Set<string>();

  constructor(lenient: boolean, diagnostics: Diagnostics) {
    this.lenient = lenient;
    this.#diagnostics = diagnostics;
  }

  /** Whether the unknown name is let pass; the first time it is, with a warning. */
  accept(kind: "field" | "dispatch key" | "tag", name: string, place: Place): boolean {
    if (!this.lenient) return false;
    const key = `${kind} ${name}`;
    if (!this.#seen.has(key)) this.#diagnostics.warn(place, `the ${kind} \`${name}\` is not known; it is kept`);
    this.#seen.add(key);
    return true;
  }
}
