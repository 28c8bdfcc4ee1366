// What `--lenient` accepts: each unknown field, dispatch key or tag produces one warning and is preserved. A rejected field is also reported
// once.

import { Diagnostics, type Place } from "../diagnostics.js";
import { type Recordable, type Recorder, recorded } from "../query.js";

/** An unknown name: where it was first, and how often. */
interface Refused {
  readonly kind: string;
  readonly name: string;
  readonly place: Place;
  readonly hint: string | null;
  count: number;
}

export class Leniency implements Recordable<Leniency> {
  readonly lenient: boolean;
  readonly #diagnostics: Diagnostics;
  readonly #seen = new Set<string>();

  constructor(lenient: boolean, diagnostics: Diagnostics) {
    this.lenient = lenient;
    this.#diagnostics = diagnostics;
  }

  readonly #refused = new Map<string, Refused>();

  /** Records an unknown field or key that is not accepted. */
  refuse(kind: "field" | "dispatch key", name: string, place: Place, hint: string | null): void {
    const key = `${kind} ${name}`;
    const known = this.#refused.get(key);
    if (known === undefined) this.#refused.set(key, { kind, name, place, hint, count: 1 });
    else known.count += 1;
  }

  /** Reports what was rejected: each name once, however many entries have it. */
  reportRefused(): void {
    for (const { kind, name, place, hint, count } of this.#refused.values()) {
      const many = count === 1 ? "" : `, which ${count} entries ${kind === "field" ? "have" : "name"}`;
      this.#diagnostics.error(place, `there is no ${kind} \`${name}\`${many}`, { hint });
    }
    this.#refused.clear();
  }

  /** Whether the unknown name is accepted; the first time with a warning. */
  accept(kind: "field" | "dispatch key" | "tag", name: string, place: Place): boolean {
    if (!this.lenient) return false;
    const key = `${kind} ${name}`;
    if (!this.#seen.has(key)) this.#diagnostics.warn(place, `the ${kind} \`${name}\` is not known; it is kept`);
    this.#seen.add(key);
    return true;
  }

  [recorded](recorder: Recorder<Leniency>): Leniency {
    recorder.dependsOn(({ lenient }) => lenient, this.lenient);
    return new RecordingLeniency(this.lenient, recorder);
  }
}

class RecordingLeniency extends Leniency {
  readonly #recorder: Recorder<Leniency>;

  constructor(lenient: boolean, recorder: Recorder<Leniency>) {
    super(lenient, new Diagnostics());
    this.#recorder = recorder;
  }

  override refuse(...of: Parameters<Leniency["refuse"]>): void {
    this.#recorder.affects((leniency) => leniency.refuse(...of));
  }

  override reportRefused(): void {
    this.#recorder.affects((leniency) => leniency.reportRefused());
  }

  override accept(kind: Parameters<Leniency["accept"]>[0], name: string, place: Place): boolean {
    this.#recorder.affects((leniency) => leniency.accept(kind, name, place));
    return this.lenient;
  }
}
