// The dispatcher: all operators, libraries and fallbacks of a program (or of a test), and what is said when one is missing.
import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { boxedAdapter } from "./boxing.js";
import { fallthrough, type Kernel, KernelRecord, type Source, sourceText } from "./kernel.js";
import { type KeySet, slot } from "./key-set.js";
import {
  aliasSlots,
  type DispatchKeyName,
  functionalityRows,
  isAliasName,
  runtimeKeys,
  slotCount,
  slotOfKey,
} from "./keys.js";
import { local } from "./local.js";
import { OperatorEntry, registrationId } from "./operator-entry.js";

/** What a key of an isolated dispatcher does by default: `fallthrough`, or a boxed kernel. */
export type FallbackColumn = Readonly<Partial<Record<DispatchKeyName, KernelRecord>>>;

export interface DispatcherOptions {
  /** Default fallbacks instead of those of the key list. */
  readonly fallbacks?: FallbackColumn;
}

export type LibraryKind = "DEF" | "IMPL" | "FRAGMENT";

/** Undoes one registration. Disposing twice does nothing. */
export interface Registration {
  readonly operator: OperatorEntry | null;
  dispose(): void;
}

export class Dispatcher {
  private readonly entries = new Map<string, OperatorEntry>();
  private readonly defaults: (KernelRecord | null)[];
  private readonly fallbacks: (KernelRecord | null)[];

  constructor(options: DispatcherOptions = {}) {
    const column = options.fallbacks;
    this.defaults = runtimeKeys.map((key) => {
      if (column !== undefined) return column[key.name] ?? null;
      if (key.slot === 0) return null;
      const row = functionalityRows[key.functionality]!;
      return row.fallback === "fallthrough" ? new KernelRecord(fallthrough, "runtime/dispatch/keys.ts") : null;
    });
    this.fallbacks = new Array<KernelRecord | null>(slotCount).fill(null);
  }

  /** The fallback of a runtime key: what was registered, else the key list's own. */
  fallbackAt(at: number): KernelRecord | null {
    return this.fallbacks[at] ?? this.defaults[at]!;
  }

  /** The operator of that registry name (`aten::add.Tensor`), or undefined. */
  find(name: string): OperatorEntry | undefined {
    return this.entries.get(name);
  }

  operators(): IterableIterator<OperatorEntry> {
    return this.entries.values();
  }

  private entry(name: string): OperatorEntry {
    let entry = this.entries.get(name);
    if (entry === undefined) {
      entry = new OperatorEntry(this, name);
      this.entries.set(name, entry);
    }
    return entry;
  }

  /** Defines an operator for good, as generated code does; the same schema again gives the same operator. */
  declare(schemaText: string, tags: readonly string[], source: Source): OperatorEntry {
    const entry = this.entry(schemaText.slice(0, schemaText.indexOf("(")).trim());
    if (entry.schemaText === schemaText) return entry;
    if (entry.schemaText !== null) throw this.duplicateError(entry, schemaText, source);
    entry.setSchema(schemaText);
    entry.tags = tags;
    entry.definedAt = source;
    entry.defCount++;
    return entry;
  }

  private duplicateError(entry: OperatorEntry, schemaText: string, source: Source): Error {
    return new DispatchError(
      `operator ${entry.name} is already defined.\n  first:  ${entry.schemaText} at ${entry.place}\n` +
        `  second: ${schemaText} at ${sourceText(source)}\nAn overload is defined once; give the second one another overload name.`,
    );
  }

  /** Files a kernel. The newest of an operator and key wins; the same source again replaces its own. */
  addKernel(entry: OperatorEntry, id: number, record: KernelRecord): Registration {
    record.older = entry.kernels.get(id) ?? null;
    entry.kernels.set(id, record);
    entry.implCount++;
    entry.invalidate();
    return {
      operator: entry,
      dispose: () => {
        let newer: KernelRecord | null = null;
        for (let at = entry.kernels.get(id) ?? null; at !== null; newer = at, at = at.older) {
          if (at !== record) continue;
          if (newer !== null) newer.older = at.older;
          else if (at.older !== null) entry.kernels.set(id, at.older);
          else entry.kernels.delete(id);
          entry.implCount--;
          entry.invalidate();
          return;
        }
      },
    };
  }

  /** Files the kernel that a key has for operators with nothing better. An alias key stands for all its keys. */
  addFallback(key: string, record: KernelRecord): Registration {
    const slots = isAliasName(key) ? aliasSlots[key] : [slotOfKey(key)];
    for (const at of slots) this.fallbacks[at] = record;
    for (const entry of this.entries.values()) entry.invalidate();
    return {
      operator: null,
      dispose: () => {
        for (const at of slots) if (this.fallbacks[at] === record) this.fallbacks[at] = null;
        for (const entry of this.entries.values()) entry.invalidate();
      },
    };
  }

  implement(name: string, key: string, record: KernelRecord): Registration {
    const id = registrationId(key);
    if (id === undefined) throw new DispatchError(`there is no dispatch key named ${key}`);
    return this.addKernel(this.entry(name), id, record);
  }

  adapterFor(entry: OperatorEntry, record: KernelRecord): Kernel {
    return boxedAdapter(entry, record.boxed!);
  }

  /** Called by an operator whose table or masks changed. */
  tableChanged(_entry: OperatorEntry): void {}

  noSchemaError(entry: OperatorEntry): Error {
    return new DispatchError(
      `operator ${entry.name} has no schema: there are implementations for it, but nothing defined it. Did you forget to def the operator?`,
    );
  }

  missingKernelError(entry: OperatorEntry, keys: KeySet, _args: readonly unknown[]): Error {
    return new DispatchError(`no kernel of ${entry.described} for the key ${keys.highest} of ${keys}`);
  }

  /** Calls by the boxed convention: pops the arguments from the stack, pushes the results. */
  callBoxed(entry: OperatorEntry, stack: unknown[]): void {
    const count = entry.schema.arguments.length;
    const offset = stack.length - count;
    const given = entry.argumentKeys(stack, offset);
    entry.compute();
    const lo = (given.lo | local.includedLo) & local.keepLo & entry.maskLo;
    const hi = (given.hi | local.includedHi) & local.keepHi & entry.maskHi;
    const args = stack.splice(offset, count);
    const result = (entry.table[slot(lo, hi)] as (...args: unknown[]) => unknown)(...args, lo, hi);
    pushResults(entry, result, stack);
  }
}

export function pushResults(entry: OperatorEntry, result: unknown, stack: unknown[]): void {
  const count = entry.schema.returns.length;
  if (count === 1) stack.push(result);
  else if (count > 1) stack.push(...(result as readonly unknown[]));
}

/** The program's dispatcher; a second copy of the package gets the first one's. */
export const dispatcher: Dispatcher = /* @__PURE__ */ once("dispatcher", () => new Dispatcher());
