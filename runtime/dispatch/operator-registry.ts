// The part of the dispatcher that calls and generated code need: operators, fallbacks, permanent kernels. A `Dispatcher` has one.
/// <reference lib="esnext.disposable" preserve="true" />

import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import {
  type BoxedKernel,
  fallthrough,
  isSameSource,
  type Kernel,
  KernelRecord,
  type Source,
  sourceText,
} from "./kernel.js";
import { functionalityRows, type RuntimeKey, runtimeKeys, slotCount } from "./keys.js";
import { idOfSlot, OperatorEntry } from "./operator-entry.js";
import { keySlot } from "./slots.js";

export type LibraryKind = "DEF" | "IMPL" | "FRAGMENT";

/** Called when operators are defined and removed. */
export interface RegistrationListener {
  registered?(op: OperatorEntry): void;
  deregistered?(op: OperatorEntry): void;
}

/** A registration, which can be removed. Disposing twice has no effect. */
export interface Registration {
  /** The operator; null for fallbacks and namespaces. */
  readonly operator: OperatorEntry | null;
  dispose(): void;
  [Symbol.dispose](): void;
}

export interface FallbackEntry {
  readonly record: KernelRecord;
  /** False for the default of the key list. */
  readonly registered: boolean;
}

export interface NamespaceEntry {
  readonly source: Source;
}

/** Creates the table of an operator for observers; see runtime/modes/observer.ts. */
export type TableFactory = (entry: OperatorEntry) => Kernel[];

/** What a dispatcher adds to its registry: it answers in place of the registry's own methods. */
export interface RegistryExtension {
  /** Notifies listeners of an operator. */
  tell(event: "registered" | "deregistered", entry: OperatorEntry): void;
  /** Returns the kernel that a new one precedes, after removing one of the same source. */
  makeRoom(entry: OperatorEntry, id: number, newest: KernelRecord, record: KernelRecord): KernelRecord | null;
  /** The error for an operator without a schema. */
  undefinedError(entry: OperatorEntry): Error;
  /** The error for a boxed kernel that left another number of values on the stack than the schema has returns. */
  wrongCount(entry: OperatorEntry, kernel: BoxedKernel, left: number): Error;
  /** The error for a call without a kernel. */
  missingKernel(entry: OperatorEntry, lo: number, hi: number, args: readonly unknown[]): Error;
}

/** All registries of all copies, whose tables depend on the keys that programs define. */
export const registries: WeakRef<OperatorRegistry>[] = once("dispatch.registries", () => []);

/** What the list of keys, or the program that defined a key, says of operators without a kernel at it. */
function defaultFallback({ functionality }: RuntimeKey): FallbackEntry | null {
  return functionalityRows[functionality]?.fallsThrough === true
    ? { record: new KernelRecord(fallthrough, "runtime/dispatch/keys.ts"), registered: false }
    : null;
}

/**
 * Operators by name, with permanent registrations, as calls need them. A `Dispatcher` adds definitions at run time, deregistration, queries and
 * explanations: programs that need none of these do not contain it.
 */
export class OperatorRegistry {
  /** The dispatcher of these operators, once the program has one. */
  extension: RegistryExtension | null = null;
  readonly entries = new Map<string, OperatorEntry>();
  /** Operators with a table or resolutions that are up to date: few of them, so that a fallback is registered without a walk over all operators. */
  readonly computed = new Set<OperatorEntry>();
  /** Overloads by packet; created on demand, so that registration is cheap. */
  overloads: Map<string, OperatorEntry[]> | null = null;
  readonly fallbacks: (FallbackEntry | null)[];
  readonly deferred: (() => void)[] = [];
  /** How often `deriveForms` was asked for each slot: there, default kernels apply beside those of C10's alias keys. */
  readonly derivedAt = new Map<number, number>();
  readonly defaultFallbacks: (FallbackEntry | null)[];
  readonly namespaces = new Map<string, NamespaceEntry>();
  readonly listeners = new Set<RegistrationListener>();
  sameSource: "replace" | "stack" = "replace";
  allowed: ReadonlySet<number> | null = null;
  /**
   * Whether kernels registered by libraries are checked against the schema. Only in the program's dispatcher: others are for
   * experiments, with kernels and arguments that are not tensors.
   */
  checksKernels = false;
  tableFactory: TableFactory | null = null;
  /** Prints a warning. */
  warn: (message: string) => void = (message) => console.warn(message);

  constructor() {
    registries.push(new WeakRef(this));
    this.defaultFallbacks = runtimeKeys.map(defaultFallback);
    this.fallbacks = this.defaultFallbacks.slice();
  }

  /** The fallback of a key. Those that programs define have their default ones when these are first needed. */
  fallbackAt(at: number): FallbackEntry | null {
    return this.fallbacks[at] === undefined ? this.defaultAt(at) : this.fallbacks[at];
  }

  private defaultAt(at: number): FallbackEntry | null {
    const key = at < slotCount ? undefined : runtimeKeys[at];
    if (key === undefined || !this.accepts(idOfSlot(at))) return null;
    return (this.defaultFallbacks[at] ??= defaultFallback(key));
  }

  // -- entries

  /** The operator with this name, created if it does not exist. */
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
   * Defines an operator permanently, without parsing, for generated code; repeated definitions with the same schema return
   * the same operator.
   */
  declare(schemaText: string, tags: readonly string[], source: Source): OperatorEntry {
    const entry = this.entry(schemaText.slice(0, schemaText.indexOf("(")));
    const { definition } = entry;
    if (definition !== null) {
      if (definition.schemaText === schemaText) return entry;
      throw this.duplicateError(entry, schemaText, source);
    }
    entry.definition = { schemaText, tags, source, aliasAnalysis: "FROM_SCHEMA" };
    this.extension?.tell("registered", entry);
    return entry;
  }

  duplicateError(entry: OperatorEntry, schemaText: string, source: Source): Error {
    const { schemaText: first, source: firstSource } = entry.definition!;
    return new DispatchError(
      `operator ${entry.name} is already defined.\n  first:  ${first} at ${sourceText(firstSource)}\n` +
        `  second: ${schemaText} at ${sourceText(source)}\nAn overload can be defined once; use a different overload name for the second one.`,
    );
  }

  // -- deferred registrations

  /**
   * Defers registrations until there is another backend than the host's, or until registrations are queried.
   */
  defer(register: () => void): void {
    this.deferred.push(register);
  }

  /** Runs the deferred registrations. */
  settle(): void {
    if (this.deferred.length > 0) for (const register of this.deferred.splice(0)) register();
  }

  // -- kernels

  /** Whether registrations at a key are accepted: false if keys are restricted to others. */
  accepts(id: number): boolean {
    return this.allowed === null || this.allowed.has(id);
  }

  /** Registers a kernel at a key as the newest one. */
  add(entry: OperatorEntry, id: number, record: KernelRecord): void {
    if (!this.accepts(id)) return;
    const older = entry.kernels.get(id);
    record.older = older === undefined ? null : (this.extension ?? this).makeRoom(entry, id, older, record);
    entry.kernels.set(id, record);
    entry.implCount++;
    entry.invalidate();
  }

  /** Returns the kernel that a new one precedes, after removing one of the same source. */
  makeRoom(entry: OperatorEntry, _id: number, newest: KernelRecord, record: KernelRecord): KernelRecord | null {
    if (!this.isSameSource(newest.source, record.source)) return newest;
    entry.implCount--;
    return newest.older;
  }

  // -- errors

  /** The error for an operator without a schema. */
  undefinedError(entry: OperatorEntry): Error {
    if (this.extension !== null) return this.extension.undefinedError(entry);
    return new DispatchError(`operator ${entry.name} has no schema`);
  }

  /** The error for a boxed kernel that left another number of values on the stack than the schema has returns. */
  wrongCount(entry: OperatorEntry, kernel: BoxedKernel, left: number): Error {
    if (this.extension !== null) return this.extension.wrongCount(entry, kernel, left);
    return new DispatchError(
      `boxed kernel ${kernel.name} (${entry.name}) left ${left} values on the stack instead of ${entry.returnCount}`,
    );
  }

  /** The error for a call without a kernel. */
  missingKernel(entry: OperatorEntry, lo: number, hi: number, args: readonly unknown[]): Error {
    if (this.extension !== null) return this.extension.missingKernel(entry, lo, hi, args);
    return new DispatchError(
      `${entry.name} has no kernel for ${runtimeKeys[keySlot(lo, hi)]!.name} (generate with --with explanations for details)`,
    );
  }
}

/** The program's registry, shared by all copies of the package. `dispatcher` is its dispatcher. */
export const registry: OperatorRegistry = once("dispatcher", () => {
  const created = new OperatorRegistry();
  created.checksKernels = true;
  return created;
});
