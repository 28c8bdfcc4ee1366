// What was made of an entry, and what was wrong with it: while its text stays, it is made once, and said each time at its present place.

import { Diagnostics, type Place, RecordingDiagnostics } from "../diagnostics.js";
import { Leniency } from "./lenient.js";
import type { YamlMap } from "./yaml-nodes.js";

export interface EntryContext {
  readonly diagnostics: Diagnostics;
  readonly leniency: Leniency;
}

interface Remembered {
  readonly key: string;
  readonly made: unknown;
  readonly reports: readonly ((context: EntryContext) => void)[];
}

const remembered = new WeakMap<YamlMap, Remembered>();

/** What `make` makes of an entry. `key`: what it depends on besides the entry. It may report through its context only. */
export function remember<C extends EntryContext, T>(
  entry: YamlMap,
  key: string,
  context: C,
  make: (entry: YamlMap, context: C) => T,
): T {
  let known = remembered.get(entry);
  if (known?.key !== key) {
    const reports: ((context: EntryContext) => void)[] = [];
    const recording = {
      ...context,
      diagnostics: new RecordingDiagnostics(reports),
      leniency: new RecordingLeniency(context.leniency.lenient, reports),
    };
    known = { key, made: make(entry, recording), reports };
    remembered.set(entry, known);
  }
  for (const report of known.reports) report(context);
  return known.made as T;
}

class RecordingLeniency extends Leniency {
  readonly #reports: ((context: EntryContext) => void)[];

  constructor(lenient: boolean, reports: ((context: EntryContext) => void)[]) {
    super(lenient, new Diagnostics());
    this.#reports = reports;
  }

  override refuse(name: string, place: Place, hint: string | null): void {
    this.#reports.push(({ leniency }) => leniency.refuse(name, place, hint));
  }

  override accept(kind: Parameters<Leniency["accept"]>[0], name: string, place: Place): boolean {
    this.#reports.push(({ leniency }) => leniency.accept(kind, name, place));
    return this.lenient;
  }
}
