// Functions of features that a selection may leave out: the feature's module installs them, the rest of the runtime calls them through a holder.

import { once } from "./shared.js";

/** The message of what is missing: what it is, and the option of the generator that brings it. */
export function leftOut(what: string, part: string): string {
  return `${what}: left out of this selection, generate it with \`--with ${part}\``;
}

/** A function, or an object of functions, that may be installed. */
export interface Optional<T> {
  /** Null until it is installed. Calls that do without it, and hot ones, read this field: engines treat it as a constant of the holder. */
  readonly installed: T | null;
  /** Null takes away what is installed. */
  install(value: T | null): void;
  /** Installs unless something is installed: by another copy of the package, or an earlier call. */
  installOnce(value: T): void;
}

/** One whose absence is an error. */
export interface Needed<T> extends Optional<T> {
  /** What is installed. @throws the holder's error if nothing is */
  get(): T;
}

class Holder<T> implements Needed<T> {
  installed: T | null = null;
  private readonly missing: () => Error;

  constructor(missing: () => Error) {
    this.missing = missing;
  }

  install(value: T | null): void {
    this.installed = value;
  }

  installOnce(value: T): void {
    if (this.installed === null) this.installed = value;
  }

  get(): T {
    if (this.installed === null) throw this.missing();
    return this.installed;
  }
}

/** Of holders without `get`. */
const neverAsked = (): Error => new Error();

/**
 * The holder called `name`, one for all copies of the package.
 * @param missing the error of those who need it; its message is `leftOut(...)`, where an option of the generator brings it
 */
export function optional<T>(name: string, missing: () => Error): Needed<T>;
export function optional<T>(name: string): Optional<T>;
export function optional<T>(name: string, missing = neverAsked): Needed<T> {
  return once(name, () => new Holder<T>(missing));
}
