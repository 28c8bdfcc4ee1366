// What calls and generated code need of the dispatcher: operators by name, fallbacks, permanent kernels. `Dispatcher` extends it.
/// <reference lib="esnext.disposable" preserve="true" />

import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { fallthrough, isSameSource, type Kernel, KernelRecord, type Source, sourceText } from "./kernel.js";
import { functionalityRows, runtimeKeys } from "./keys.js";
import { OperatorEntry } from "./operator-entry.js";
import { slot } from "./slots.js";

export type LibraryKind = "DEF" | "IMPL" | "FRAGMENT";

/** Called when operators get and lose their schema. */
export interface RegistrationListener {
  registered?(op: OperatorEntry): void;
  deregistered?(op: OperatorEntry): void;
}

/** Undoes one registration. Disposing twice does nothing. */
export interface Registration {
  /** The operator it concerns; null for fallbacks and namespaces. */
  readonly operator: OperatorEntry | null;
  dispose(): void;
  [Symbol.dispose](): void;
}

export interface FallbackEntry {
  readonly record: KernelRecord;
  /** False for the key list's own fallback. */
  readonly registered: boolean;
}

export interface NamespaceEntry {
  readonly source: Source;
}

/** What an observer of the dispatcher's tables implements; see runtime/modes/observer.ts. */
export type TableFactory = (entry: OperatorEntry) => Kernel[];

/** Operators by name, with what is registered for them for good. Calls need no more; `Dispatcher` defines at run time, undoes and tells what there is. */
export class OperatorRegistry {
  // Fields of dispatchers stand here, too: the program's registry becomes a dispatcher after it has been created.
  readonly entries = new Map<string, OperatorEntry>();
  /** Overloads by packet; created on demand, so that registering does not pay for it. */
  overloads: Map<string, OperatorEntry[]> | null = null;
  readonly fallbacks: (FallbackEntry | null)[];
  readonly deferred: (() => void)[] = [];
  readonly defaultFallbacks: (FallbackEntry | null)[];
  readonly namespaces = new Map<string, NamespaceEntry>();
  readonly listeners = new Set<RegistrationListener>();
  sameSource: "replace" | "stack" = "replace";
  allowed: ReadonlySet<number> | null = null;
  /**
   * Whether kernels that libraries register must match the schema's arguments and results. Only the program's dispatcher
   * checks that: others are for experiments with dispatch, with kernels and arguments that are not tensors.
   */
  checksKernels = false;
  tableFactory: TableFactory | null = null;
  /** Where warnings go. */
  warn: (message: string) => void = (message) => console.warn(message);

  constructor() {
    this.defaultFallbacks = runtimeKeys.map((key) =>
      functionalityRows[key.functionality]?.fallsThrough === true
        ? { record: new KernelRecord(fallthrough, "runtime/dispatch/keys.ts"), registered: false }
        : null,
    );
    this.fallbacks = this.defaultFallbacks.slice();
  }

  // -- entries

  /** The operator of that name, created if it does not exist. */
  entry(name: string): OperatorEntry {
    let entry = this.entries.get(name);
    if (entry === undefined) {
      entry = new OperatorEntry(this, name);
      this.entries.set(name, entry);
      this.overloads = null;
      if (this.tableFactory !== null) entry.table = this.tableFactory(entry);
    }
    return entry;
  }

  isSameSource(first: Source, second: Source): boolean {
    return this.sameSource === "replace" && isSameSource(first, second);
  }

  // -- schemas

  /**
   * Defines an operator permanently, as generated code does, without parsing; the same schema again returns the same
   * operator.
   */
  declare(schemaText: string, tags: readonly string[], source: Source): OperatorEntry {
    const entry = this.entry(schemaText.slice(0, schemaText.indexOf("(")));
    const { definition } = entry;
    if (definition !== null) {
      if (definition.schemaText === schemaText) return entry;
      throw this.duplicateError(entry, schemaText, source);
    }
    entry.definition = { schemaText, tags, source, aliasAnalysis: "FROM_SCHEMA" };
    this.tell("registered", entry);
    return entry;
  }

  /** Tells the listeners of an operator. */
  tell(_event: "registered" | "deregistered", _entry: OperatorEntry): void {}

  duplicateError(entry: OperatorEntry, schemaText: string, source: Source): Error {
    const { schemaText: first, source: firstSource } = entry.definition!;
    return new DispatchError(
      `operator ${entry.name} is already defined.\n  first:  ${first} at ${sourceText(firstSource)}\n` +
        `  second: ${schemaText} at ${sourceText(source)}\nAn overload is defined once; give the second one an overload name of its own.`,
    );
  }

  // -- what waits for a backend

  /**
   * Defers registrations until there is a backend besides the host's, or until an operator's registrations there are
   * queried.
   */
  defer(register: () => void): void {
    this.deferred.push(register);
  }

  /** Runs the deferred registrations. */
  settle(): void {
    if (this.deferred.length > 0) for (const register of this.deferred.splice(0)) register();
  }

  // -- kernels

  /** Whether tables show a runtime key: false where the accepted keys have been restricted. */
  accepts(id: number): boolean {
    return this.allowed === null || this.allowed.has(id);
  }

  /** Stores a kernel under the number of its key, before the existing ones. */
  add(entry: OperatorEntry, id: number, record: KernelRecord): void {
    if (!this.accepts(id)) return;
    const older = entry.kernels.get(id);
    record.older = older === undefined ? null : this.makeRoom(entry, id, older, record);
    entry.kernels.set(id, record);
    entry.implCount++;
    entry.invalidate();
  }

  /** What a new kernel leaves behind it: one of the same source goes. */
  makeRoom(entry: OperatorEntry, _id: number, newest: KernelRecord, record: KernelRecord): KernelRecord | null {
    if (!this.isSameSource(newest.source, record.source)) return newest;
    entry.implCount--;
    return newest.older;
  }

  // -- errors

  /** The error of using an operator that has kernels alone, or nothing any more. */
  undefinedError(entry: OperatorEntry): Error {
    return new DispatchError(`operator ${entry.name} has no schema`);
  }

  /** The error of a call that meets no kernel. */
  missingKernel(entry: OperatorEntry, lo: number, hi: number, _args: readonly unknown[]): Error {
    return new DispatchError(
      `${entry.name} has no kernel for ${runtimeKeys[slot(lo, hi)]!.name} (--with explanations says more)`,
    );
  }
}

/** The program's registry; a second copy of the package gets the first one's. It is a Dispatcher once a program has one (dispatcher.ts). */
export const registry: OperatorRegistry = once("dispatcher", () => {
  const created = new OperatorRegistry();
  created.checksKernels = true;
  return created;
});
