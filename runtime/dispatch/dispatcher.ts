// The dispatcher: definitions at run time, deregistration, fallbacks, boxed calls, introspection.
import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { checkArray, checkOptions } from "../core/options.js";
import { once } from "../core/shared.js";
import { parseSchema, SchemaError } from "../schema/parse.js";
import { printSchema } from "../schema/print.js";
import type { FunctionSchema } from "../schema/types.js";
import { boxingCounter, callCell, pushResults } from "./boxing.js";
import { installDeviceCheck } from "./device-check.js";
import { describeMissing } from "./explain.js";
import { checkEntry } from "./invariants.js";
import { type BoxedKernel, type Fallthrough, type Kernel, KernelRecord, type Source, sourceText } from "./kernel.js";
import { KeySet } from "./key-set.js";
import {
  aliasSlots,
  backendNames,
  hostBackend,
  isAliasName,
  orderedKeys,
  runtimeKeys,
  shapesBackend,
  slotCount,
  slotOfKey,
} from "./keys.js";
import { near } from "./near.js";
import {
  activeKeys,
  assertEntry,
  type Definition,
  idOfSlot,
  keyOfId,
  type OperatorEntry,
  registrationCount,
  registrationId,
  registrationKey,
  schemaParser,
} from "./operator-entry.js";
import {
  type NamespaceEntry,
  OperatorRegistry,
  type Registration,
  type RegistrationListener,
  type RegistryExtension,
  registry,
  type TableFactory,
} from "./operator-registry.js";
import { parametersOf } from "./parameters.js";
import { installReentryWatch, namedOverflow } from "./reentry.js";
import { parseSignature, schemaDifference } from "./signature.js";
import { keySlot, slot } from "./slots.js";
import { argumentsMismatch } from "./stack.js";
import { callBoxedKernel, checkParameters, installKernelChecks, isLeafId, wrongCount } from "./users-kernels.js";

export interface DispatcherOptions {
  /**
   * Default fallbacks in place of those in the key list: boxed kernels or fallthroughs by runtime key. They count as
   * registered, so a second fallback for the same key is rejected.
   */
  readonly fallbacks?: Readonly<Record<string, FallbackGiven>> | undefined;
  /** The keys for which registrations are accepted; others are silently ignored. */
  readonly keys?: readonly string[] | undefined;
  /**
   * Whether a registration with the source of an earlier one replaces it (hot reload, the default) or is stacked on top of
   * it.
   */
  readonly sameSource?: "replace" | "stack" | undefined;
}

export interface FallbackGiven {
  readonly kernel: BoxedKernel | Fallthrough;
  readonly source: Source;
  readonly label?: string | undefined;
}

/** Whether a registration id is a backend key other than the host's and Meta's, or an alias of such keys. */
function isOtherBackend(id: number): boolean {
  const key = keyOfId(id);
  if (key === null) return registrationKey(id) === "CompositeExplicitAutogradNonFunctional";
  const { backend, functionality } = key;
  return functionality === 0 && backendNames[backend] !== hostBackend && backendNames[backend] !== shapesBackend;
}

export class Handle implements Registration {
  readonly operator: OperatorEntry | null;
  private undo: (() => void) | null;
  declare [Symbol.dispose]: () => void;

  constructor(operator: OperatorEntry | null, undo: (() => void) | null) {
    this.operator = operator;
    this.undo = undo;
  }

  dispose(): void {
    const { undo } = this;
    this.undo = null;
    undo?.();
  }
}

class KernelHandle implements Registration {
  readonly operator: OperatorEntry;
  private readonly dispatcher: Dispatcher;
  private readonly id: number;
  private record: KernelRecord | null;
  declare [Symbol.dispose]: () => void;

  constructor(dispatcher: Dispatcher, operator: OperatorEntry, id: number, record: KernelRecord) {
    this.dispatcher = dispatcher;
    this.operator = operator;
    this.id = id;
    this.record = record;
  }

  dispose(): void {
    const { record } = this;
    this.record = null;
    if (record !== null) this.dispatcher.removeKernel(this.operator, this.id, record);
  }
}

const disposeSymbol = Symbol.dispose as symbol | undefined;
if (disposeSymbol !== undefined) {
  for (const handle of [Handle, KernelHandle]) {
    Object.defineProperty(handle.prototype, disposeSymbol, { value: handle.prototype.dispose });
  }
}

/** All operators, libraries and fallbacks of a program, or of a test. */
export class Dispatcher implements RegistryExtension {
  /** The operators, with what calls need of them. */
  readonly registry: OperatorRegistry;

  /** @param registry that of the program, whose dispatcher the library makes; a dispatcher of one's own has an empty one */
  constructor(options?: DispatcherOptions, registry: OperatorRegistry = new OperatorRegistry()) {
    if (!((registry as OperatorRegistry | null)?.entries instanceof Map))
      throw new ArgumentError(`Dispatcher: expected the registry of a dispatcher, got ${describe(registry)}`);
    this.registry = registry;
    registry.extension = this;
    completeOperators();
    if (options !== undefined) this.configure(options);
  }

  private configure(options: DispatcherOptions): void {
    checkOptions("Dispatcher", options, ["fallbacks", "keys", "sameSource"]);
    const { fallbacks, keys, sameSource } = options;
    this.registry.sameSource = sameSource ?? "replace";
    if (fallbacks !== undefined) {
      this.registry.defaultFallbacks.fill(null);
      for (const [key, { kernel, source, label }] of Object.entries(fallbacks)) {
        const at = slotOfKey(key);
        if (at <= 0) throw new DispatchError(`fallbacks: ${key} is not a runtime key`);
        this.registry.defaultFallbacks[at] = {
          record: new KernelRecord(kernel, source, null, label ?? null),
          registered: true,
        };
      }
      this.registry.defaultFallbacks.forEach((fallback, at) => {
        this.registry.fallbacks[at] = fallback;
      });
    }
    if (keys !== undefined) this.restrictKeys(keys);
  }

  /** Prints a warning. */
  get warn(): (message: string) => void {
    return this.registry.warn;
  }

  set warn(print: (message: string) => void) {
    this.registry.warn = print;
  }

  // -- queries

  /** The operator with this registry name (`aten::add.Tensor`), or undefined. */
  find(name: string): OperatorEntry | undefined {
    return this.registry.entries.get(name);
  }

  /**
   * The operator with this registry name.
   * @throws DispatchError with similar names if there is none
   */
  get(name: string): OperatorEntry {
    const entry = this.registry.entries.get(name);
    if (entry !== undefined) return entry;
    if (typeof name !== "string")
      throw new ArgumentError(`Dispatcher.get: expected a name such as "aten::add.Tensor", got ${describe(name)}`);
    const dot = name.indexOf(".", name.indexOf("::"));
    const packet = dot < 0 ? name : name.slice(0, dot);
    const others = this.overloadsOf(packet).map((op) => (op.overload === "" ? "default" : op.overload));
    if (others.length > 0) {
      throw new DispatchError(
        `operator ${packet} has no overload ${dot < 0 ? "without a name" : `"${name.slice(dot + 1)}"`}; it has: ${others.join(", ")}`,
      );
    }
    throw new DispatchError(`there is no operator ${packet}.${near(packet, this.packetNames())}`);
  }

  /** All operators that have a schema or a kernel. */
  operators(): IterableIterator<OperatorEntry> {
    return this.registry.entries.values();
  }

  /** The overloads of `aten::add`, in the order of their registration. */
  overloadsOf(packet: string): readonly OperatorEntry[] {
    return this.packets().get(packet) ?? [];
  }

  packetNames(): IterableIterator<string> {
    return this.packets().keys();
  }

  private packets(): ReadonlyMap<string, readonly OperatorEntry[]> {
    if (this.registry.overloads === null) {
      this.registry.overloads = new Map();
      for (const entry of this.registry.entries.values()) {
        const dot = entry.name.indexOf(".", entry.name.indexOf("::"));
        const packet = dot < 0 ? entry.name : entry.name.slice(0, dot);
        const list = this.registry.overloads.get(packet);
        if (list === undefined) this.registry.overloads.set(packet, [entry]);
        else list.push(entry);
      }
    }
    return this.registry.overloads;
  }

  /** Operators with kernels but without a schema. */
  danglingImpls(): OperatorEntry[] {
    return [...this.registry.entries.values()].filter((entry) => !entry.hasSchema);
  }

  /** Names of the operators with a kernel registered at exactly this key (an alias key counts as itself). */
  registrationsFor(key: string): string[] {
    const id = this.idOf(key);
    this.registry.settle();
    return [...this.registry.entries.values()].filter((entry) => entry.kernels.has(id)).map((entry) => entry.name);
  }

  /** The fallback of a slot: the registered one, or the key list's. */
  fallbackAt(at: number): KernelRecord | null {
    if (typeof at !== "number") throw new ArgumentError(`Dispatcher.fallbackAt: expected a slot, got ${describe(at)}`);
    return this.registry.fallbackAt(at)?.record ?? null;
  }

  /** Whether a runtime key has a fallback, registered or from the key list. */
  hasFallback(key: string): boolean {
    return this.fallbackAt(slotOfKey(key)) !== null;
  }

  // -- entries

  private cleanUp(entry: OperatorEntry): void {
    if (entry.definition !== null || entry.implCount > 0 || entry.removed) return;
    this.registry.entries.delete(entry.name);
    this.registry.overloads = null;
    // Handles to the operator remain; their calls throw.
    entry.removed = true;
    entry.invalidate();
    entry.cells.fill((() => {
      throw this.undefinedError(entry);
    }) as Kernel);
    entry.computed = true;
  }

  /** Replaces all tables by those of `factory`; null restores the original ones. For observers. */
  watchTables(factory: TableFactory | null): void {
    this.registry.tableFactory = factory;
    for (const entry of this.registry.entries.values()) {
      entry.table = factory === null ? entry.cells : factory(entry);
    }
  }

  // -- namespaces

  /** Claims a namespace for a DEF library: one per namespace. */
  claimNamespace(namespace: string, source: Source): Registration {
    const first = this.registry.namespaces.get(namespace);
    if (first !== undefined && !this.registry.isSameSource(first.source, source)) {
      throw new DispatchError(
        `namespace ${namespace} already has a DEF library, at ${sourceText(first.source)}; the second one is at ${sourceText(source)}. ` +
          "A namespace has one DEF library; make the second one a FRAGMENT (more definitions) or an IMPL (kernels).",
      );
    }
    const claim: NamespaceEntry = { source };
    this.registry.namespaces.set(namespace, claim);
    return new Handle(null, () => {
      if (this.registry.namespaces.get(namespace) === claim) this.registry.namespaces.delete(namespace);
    });
  }

  // -- schemas

  /**
   * Defines an operator by its qualified schema.
   * @throws DispatchError for an invalid schema, a second definition, and kernels with another declared signature
   */
  define(schemaText: string, tags: readonly string[], source: Source, aliasAnalysis?: string): Registration {
    const parsed = parseDefinition(schemaText);
    const text = printSchema(parsed, "def");
    // In C10 the dispatcher takes them, and the listener that makes them known to TorchScript refuses: that of the program's dispatcher.
    if (
      this.registry.checksKernels &&
      aliasAnalysis !== undefined &&
      !aliasAnalysis.startsWith("FROM_SCHEMA") &&
      isAnnotated(parsed)
    )
      throw new DispatchError(
        `operator ${parsed.namespace}::${parsed.name.full} has alias annotations in its schema, which only the alias analysis FROM_SCHEMA reads, not ` +
          `${aliasAnalysis}. Omit aliasAnalysis, or remove the annotations.\n  schema: ${text} at ${sourceText(source)}`,
      );
    const name = `${parsed.namespace}::${parsed.name.full}`;
    const known = this.registry.entries.get(name);
    if (
      known !== undefined &&
      known.definition !== null &&
      !this.registry.isSameSource(known.definition.source, source)
    ) {
      throw this.registry.duplicateError(known, text, source);
    }
    const entry = known ?? this.registry.entry(name);
    for (const record of allRecords(entry)) {
      if (record.signature !== null) this.checkSignature(entry, text, parsed, sourceText(source), record);
    }
    const definition: Definition = {
      schemaText: text,
      tags,
      source,
      aliasAnalysis: aliasAnalysis ?? "FROM_SCHEMA",
      atRunTime: true,
    };
    const replacing = entry.definition !== null;
    stateSchema(entry, definition, parsed);
    entry.invalidate();
    if (!replacing) this.tell("registered", entry);
    return new Handle(entry, () => {
      if (entry.definition !== definition) return;
      this.tell("deregistered", entry);
      stateSchema(entry, null);
      entry.invalidate();
      this.cleanUp(entry);
    });
  }

  private checkSignature(
    entry: OperatorEntry,
    schemaText: string,
    schema: FunctionSchema,
    place: string,
    record: KernelRecord,
  ): void {
    const difference = schemaDifference(schema, parseSignature(record.signature!));
    if (difference === null) return;
    throw new DispatchError(
      `${record.what} does not fit operator ${entry.name}: ${difference}.\n` +
        `  schema: ${schemaText} at ${place}\n  kernel: ${record.signature} at ${record.place}`,
    );
  }

  private idOf(key: string): number {
    const id = registrationId(key);
    if (id === undefined)
      throw new DispatchError(
        `there is no dispatch key ${typeof key === "string" ? `${key}.${near(key, allKeyNames())}` : `${describe(key)}.`}`,
      );
    return id;
  }

  /** Registers a kernel at a key of an operator, which may be defined later. */
  implement(target: OperatorEntry | string, key: string, record: KernelRecord): Registration {
    const id = this.idOf(key);
    // A record of another copy of the package is an instance of another class.
    if (typeof (record as Partial<KernelRecord> | null | undefined)?.isFallthrough !== "boolean")
      throw new ArgumentError(
        `Dispatcher.implement: expected a KernelRecord, got ${describe(record)}; library(...).impl takes functions`,
      );
    if (!this.registry.accepts(id)) return new Handle(null, null);
    // Deferred registrations for backends precede new ones.
    if (isOtherBackend(id)) this.registry.settle();
    let entry: OperatorEntry;
    if (typeof target === "string") entry = this.registry.entry(target);
    else {
      entry = target;
      assertEntry(entry, "Dispatcher.implement");
      if (entry.removed) throw this.undefinedError(entry);
      if (entry.registry !== this.registry)
        throw new DispatchError(`operator ${entry.name} belongs to another dispatcher`);
    }
    record.isLeaf = isLeafId(id);
    if (record.signature !== null) this.checkNewSignature(entry, key, record);
    else if (record.fromUser) checkParameters(entry, key, record);
    this.registry.add(entry, id, record);
    return new KernelHandle(this, entry, id, record);
  }

  private checkNewSignature(entry: OperatorEntry, key: string, record: KernelRecord): void {
    const mine = parseSignature(record.signature!);
    const first = entry.firstSignature;
    if (first === null) entry.firstSignature = { record, key };
    else {
      const difference = schemaDifference(parseSignature(first.record.signature!), mine);
      if (difference !== null) {
        throw new DispatchError(
          `the kernels of operator ${entry.name} declare different signatures.\n` +
            `  ${first.record.name} for ${first.key}: ${first.record.signature} at ${first.record.place}\n` +
            `  ${record.name} for ${key}: ${record.signature} at ${record.place}`,
        );
      }
    }
    if (entry.definition !== null) this.checkSignature(entry, entry.described, entry.schema, entry.place, record);
  }

  makeRoom(entry: OperatorEntry, id: number, newest: KernelRecord, record: KernelRecord): KernelRecord | null {
    for (let at: KernelRecord | null = newest; at !== null; at = at.older) {
      if (!this.registry.isSameSource(at.source, record.source)) continue;
      this.unlink(entry, id, at);
      return entry.kernels.get(id) ?? null;
    }
    if (record.replaces) return newest;
    this.registry.warn(
      `operator ${entry.name} at ${registrationKey(id)}: ${record.name} (${record.place}) replaces ${newest.name} (${newest.place}). ` +
        "Disposing the new registration restores the old kernel.",
    );
    return newest;
  }

  private unlink(entry: OperatorEntry, id: number, record: KernelRecord): boolean {
    let newer: KernelRecord | null = null;
    for (let at = entry.kernels.get(id) ?? null; at !== null; newer = at, at = at.older) {
      if (at !== record) continue;
      if (newer !== null) newer.older = at.older;
      else if (at.older !== null) entry.kernels.set(id, at.older);
      else entry.kernels.delete(id);
      entry.implCount--;
      return true;
    }
    return false;
  }

  /** Removes a kernel at any position in its key's list; the previous one becomes active if it was the newest. */
  removeKernel(entry: OperatorEntry, id: number, record: KernelRecord): void {
    if (!this.unlink(entry, id, record)) return;
    entry.invalidate();
    this.cleanUp(entry);
  }

  // -- fallbacks

  /** Registers a fallback for operators without a kernel at the key. An alias key represents all its keys. */
  addFallback(key: string, record: KernelRecord): Registration {
    if (isAliasName(key)) return this.addFallbacks(aliasSlots[key], record);
    const at = slotOfKey(key);
    // Undefined is not a key, and a bare functionality (`Quantized`) has no cell: as in C10, such fallbacks have no effect.
    if (at <= 0) {
      this.idOf(key);
      return this.addFallbacks([], record);
    }
    return this.addFallbacks([at], record);
  }

  private addFallbacks(slots: readonly number[], record: KernelRecord): Registration {
    const accepted = slots.filter((at) => this.registry.accepts(idOfSlot(at)));
    for (const at of accepted) {
      const present = this.registry.fallbackAt(at);
      if (present === null || !present.registered) continue;
      if (this.registry.isSameSource(present.record.source, record.source)) continue;
      throw new DispatchError(
        `${runtimeKeys[at]!.name} already has a fallback: ${present.record.name} at ${present.record.place}; ` +
          `the second one is ${record.name} at ${record.place}. Dispose the first one before registering another.`,
      );
    }
    const mine = { record, registered: true };
    for (const at of accepted) this.registry.fallbacks[at] = mine;
    this.invalidateAll();
    return new Handle(null, () => {
      let changed = false;
      for (const at of accepted) {
        if (this.registry.fallbacks[at] !== mine) continue;
        this.registry.fallbacks[at] = this.registry.defaultFallbacks[at]!;
        changed = true;
      }
      if (changed) this.invalidateAll();
    });
  }

  private invalidateAll(): void {
    for (const entry of this.registry.computed) entry.invalidate();
  }

  // -- accepted keys

  /**
   * Accepts registrations for these keys only (null: for all), and removes existing kernels and fallbacks of other keys.
   */
  restrictKeys(keys: readonly string[] | null): void {
    this.registry.settle();
    if (keys === null) {
      // Files waiting kernels first, so that the restriction applies to them.
      for (const entry of this.registry.entries.values()) void entry.kernels;
      this.registry.allowed = null;
      return;
    }
    checkArray("restrictKeys", keys, "dispatch keys");
    const allowed = new Set(keys.map((key) => this.idOf(key)));
    this.registry.allowed = allowed;
    for (const entry of [...this.registry.entries.values()]) {
      for (const [id, newest] of [...entry.kernels]) {
        if (allowed.has(id)) continue;
        for (let at: KernelRecord | null = newest; at !== null; at = at.older) entry.implCount--;
        entry.kernels.delete(id);
      }
      this.cleanUp(entry);
    }
    for (const { slot: at } of runtimeKeys) {
      if (allowed.has(idOfSlot(at))) continue;
      this.registry.fallbacks[at] = null;
      this.registry.defaultFallbacks[at] = null;
    }
    this.invalidateAll();
  }

  // -- listeners

  /** Notifies a listener of all operators that have a schema, and of later definitions. */
  addListener(listener: RegistrationListener): Registration {
    if (typeof listener !== "object" || listener === null)
      throw new ArgumentError(
        `Dispatcher.addListener: expected an object { registered, deregistered }, got ${describe(listener)}`,
      );
    this.registry.listeners.add(listener);
    for (const entry of [...this.registry.entries.values()]) {
      if (entry.hasSchema) this.tellOne(listener, "registered", entry);
    }
    return new Handle(null, () => this.registry.listeners.delete(listener));
  }

  tell(event: "registered" | "deregistered", entry: OperatorEntry): void {
    for (const listener of [...this.registry.listeners]) this.tellOne(listener, event, entry);
  }

  // A listener that throws must not leave a registration incomplete.
  private tellOne(listener: RegistrationListener, event: "registered" | "deregistered", entry: OperatorEntry): void {
    try {
      listener[event]?.(entry);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.registry.warn(`a registration listener threw when ${entry.name} was ${event}: ${text}`);
    }
  }

  // -- calls

  /** The key set of a call: the arguments' keys and the local state, before the operator's mask. */
  activeKeys(entry: OperatorEntry, args: readonly unknown[], offset = 0): KeySet {
    try {
      return activeKeys(entry, args, offset);
    } catch (error) {
      checkCall("Dispatcher.activeKeys", entry, args, KeySet.empty);
      if (!Number.isSafeInteger(offset))
        throw new ArgumentError(`Dispatcher.activeKeys: expected the place of the arguments, got ${describe(offset)}`);
      throw explained("Dispatcher.activeKeys", entry, args.slice(offset), error);
    }
  }

  /** Calls with all arguments in schema order. */
  call(entry: OperatorEntry, args: readonly unknown[]): unknown {
    let count: number;
    try {
      count = entry.argumentCount;
      if (args.length === count) {
        if (entry.choices !== null) checkTexts("Dispatcher.call", entry, args, 0);
        return callWith(entry, activeKeys(entry, args), args);
      }
    } catch (error) {
      checkCall("Dispatcher.call", entry, args, KeySet.empty);
      throw explained(
        "Dispatcher.call",
        entry,
        args,
        namedOverflow(error, () => entry.described),
      );
    }
    checkCall("Dispatcher.call", entry, args, KeySet.empty);
    throw wrongArguments("Dispatcher.call", entry, argumentsMismatch(entry, args)!);
  }

  /** Calls with this key set, ignoring the keys of the arguments and the local state. */
  redispatch(entry: OperatorEntry, keys: KeySet, args: readonly unknown[]): unknown {
    try {
      return callWith(entry, keys, args);
    } catch (error) {
      checkCall("Dispatcher.redispatch", entry, args, keys);
      throw explained("Dispatcher.redispatch", entry, args, error);
    }
  }

  /** Calls by the boxed convention: pops the arguments from the stack, pushes the results. */
  callBoxed(entry: OperatorEntry, stack: unknown[]): void {
    checkCall("Dispatcher.callBoxed", entry, stack, KeySet.empty);
    const count = entry.argumentCount;
    if (stack.length < count) throw this.shortStackError(entry, stack.length);
    if (entry.choices !== null) checkTexts("Dispatcher.callBoxed", entry, stack, stack.length - count);
    this.#runBoxed("Dispatcher.callBoxed", entry, this.activeKeys(entry, stack, stack.length - count), stack);
  }

  /** Like callBoxed, with this key set. A boxed kernel receives the stack itself if it holds nothing but the arguments. */
  redispatchBoxed(entry: OperatorEntry, keys: KeySet, stack: unknown[]): void {
    checkCall("Dispatcher.redispatchBoxed", entry, stack, keys);
    this.#runBoxed("Dispatcher.redispatchBoxed", entry, keys, stack);
  }

  #runBoxed(where: string, entry: OperatorEntry, keys: KeySet, stack: unknown[]): void {
    entry.compute();
    const lo = keys.lo & entry.maskLo;
    const hi = entry.maskedHi(keys.hi);
    const cell = slot(lo, hi);
    // The cell for keys of the third word does not say which of them.
    const at = cell === slotCount ? keySlot(lo, hi) : cell;
    const { record } = entry.rowSoFar[at]!;
    const count = entry.argumentCount;
    if (stack.length < count) throw this.shortStackError(entry, stack.length);
    if (record !== null && record.boxed !== null && entry.table === entry.cells) {
      const { name } = runtimeKeys[at]!;
      const next = new KeySet(lo, hi);
      if (stack.length === count) callBoxedKernel(entry, name, record, next, stack);
      else {
        // A kernel that pops too much must not get at its caller's values.
        const own = stack.splice(stack.length - count, count);
        callBoxedKernel(entry, name, record, next, own);
        stack.push(...own);
      }
      return;
    }
    boxingCounter.unboxings++;
    const args = stack.length === count ? stack : stack.splice(stack.length - count, count);
    let result: unknown;
    try {
      result = callCell(entry.table[cell]!, args, lo, hi);
    } catch (error) {
      throw explained(where, entry, args, error);
    }
    if (args === stack) stack.length = 0;
    pushResults(entry, result, stack);
  }

  private shortStackError(entry: OperatorEntry, length: number): Error {
    return new DispatchError(
      `${entry.name} takes ${entry.argumentCount} arguments from the stack, which has ${length}`,
      { schema: entry.described },
    );
  }

  // -- errors

  undefinedError(entry: OperatorEntry): Error {
    if (entry.removed) {
      return new DispatchError(
        `operator ${entry.name} no longer exists: its last registration was disposed. This handle is invalid; look up the operator again.`,
      );
    }
    const lowest = Math.min(...entry.kernels.keys());
    const first = entry.kernels.get(lowest);
    const where = first === undefined ? "" : ` (${first.name} at ${first.place})`;
    return new DispatchError(
      `operator ${entry.name} has no schema. We found an implementation${where}; did you forget to def the operator?`,
    );
  }

  wrongCount(entry: OperatorEntry, kernel: BoxedKernel, left: number): Error {
    return wrongCount(entry, kernel, left);
  }

  missingKernel(entry: OperatorEntry, lo: number, hi: number, args: readonly unknown[]): Error {
    const keys = new KeySet(lo, hi);
    const error =
      entry.definition === null ? this.undefinedError(entry) : new DispatchError(describeMissing(entry, keys, args));
    entry.reporter?.(error, entry, keys, args);
    return error;
  }

  // -- checks

  /** @throws Error if a table or count is inconsistent with the registrations */
  checkInvariants(): void {
    for (const [name, entry] of this.registry.entries) {
      if (name !== entry.name) throw new DispatchError(`operator ${entry.name} is stored under the name ${name}`);
      checkEntry(entry);
    }
  }
}

/** Whether a schema has alias annotations. */
function isAnnotated({ arguments: parameters, returns }: FunctionSchema): boolean {
  return [...parameters, ...returns].some(({ alias, containerAlias }) => alias !== null || containerAlias !== null);
}

function stateSchema(entry: OperatorEntry, definition: Definition | null, parsed: FunctionSchema | null = null): void {
  entry.definition = definition;
  entry.parsed = parsed;
  entry.parsedParameters = parsed === null ? null : parametersOf(parsed);
  if (parsed !== null) entry.choices = null;
  entry.positions = null;
}

function* allRecords(entry: OperatorEntry): IterableIterator<KernelRecord> {
  for (const newest of entry.kernels.values()) {
    for (let at: KernelRecord | null = newest; at !== null; at = at.older) yield at;
  }
}

function* allKeyNames(): IterableIterator<string> {
  for (let id = 0; id < registrationCount; id++) yield registrationKey(id);
  for (const { slot: at, name } of orderedKeys.list) if (at >= slotCount) yield name;
}

/** @throws ArgumentError for an invalid operator, arguments or keys */
function checkCall(caller: string, entry: unknown, args: unknown, keys: unknown): void {
  assertEntry(entry, caller);
  checkArray(caller, args, "arguments");
  if (typeof (keys as Partial<KeySet> | null | undefined)?.lo !== "number")
    throw new ArgumentError(`${caller}: expected a KeySet, got ${describe(keys)}`);
}

/** @throws ArgumentError for a text that its argument does not take (`choices:`): public functions check it before, and kernels rely on it */
function checkTexts(caller: string, entry: OperatorEntry, args: readonly unknown[], from: number): void {
  for (const [i, { name, choices }] of entry.parameters.list.entries()) {
    const value = args[from + i];
    if (choices === undefined || typeof value !== "string" || choices.includes(value)) continue;
    const takes = choices.map((text) => `"${text}"`).join(", ");
    throw wrongArguments(caller, entry, `\`${name}\` of ${entry.name} is one of ${takes}; got ${describe(value)}`);
  }
}

function callWith(entry: OperatorEntry, keys: KeySet, args: readonly unknown[]): unknown {
  entry.compute();
  const lo = keys.lo & entry.maskLo;
  const hi = entry.maskedHi(keys.hi);
  return callCell(entry.table[slot(lo, hi)]!, args, lo, hi);
}

function wrongArguments(caller: string, entry: OperatorEntry, why: string): Error {
  return new ArgumentError(`${caller}: ${why}`, { schema: entry.described });
}

/** The error of a call; if it is the engine's, or too few arguments were given, and they do not fit the schema, an error that says so. */
function explained(caller: string, entry: OperatorEntry, args: readonly unknown[], error: unknown): unknown {
  if (!entry.hasSchema || (!(error instanceof TypeError) && args.length === entry.argumentCount)) return error;
  const why = argumentsMismatch(entry, args);
  return why === null ? error : wrongArguments(caller, entry, why);
}

/** Parses the schema passed to `def`. @throws DispatchError with the position in the text */
function parseDefinition(schemaText: string): FunctionSchema {
  if (typeof schemaText !== "string")
    throw new ArgumentError(`def: expected a schema, "name(Tensor x) -> Tensor", got ${describe(schemaText)}`);
  try {
    return parseSchema(schemaText, { strictness: "def" });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const caret = `${" ".repeat(error.offset)}${"^".repeat(Math.max(1, error.length))}`;
    const hint = error.hint === null ? "" : `\n${error.hint}`;
    throw new DispatchError(`def: ${error.message}\n  ${schemaText}\n  ${caret}${hint}`);
  }
}

/** Installs the checks of users' kernels and devices and the schema parser, for programs that register at run time. */
function completeOperators(): void {
  if (schemaParser.installed !== null) return;
  schemaParser.install((text) => parseSchema(text, { strictness: "def" }));
  installKernelChecks();
  installDeviceCheck();
  installReentryWatch();
}

/** The program's dispatcher, shared by all copies of the package. It already contains the operators of generated code. */
export const dispatcher: Dispatcher = once("whole dispatcher", () => new Dispatcher(undefined, registry));

/** Makes the program's dispatcher, whose explanations replace the registry's short errors. */
export function installDispatcher(): void {
  registry.extension ??= dispatcher;
}

/** The dispatcher of an operator. */
export function dispatcherOf(entry: OperatorEntry): Dispatcher {
  installDispatcher();
  return entry.registry.extension as Dispatcher;
}

export type { LibraryKind, Registration, RegistrationListener, TableFactory } from "./operator-registry.js";

/** @throws ArgumentError if the value is not a dispatcher (of any copy of the package) */
export function assertDispatcher(value: unknown, caller: string): void {
  if (typeof (value as Partial<Dispatcher> | null)?.watchTables !== "function")
    throw new ArgumentError(`${caller}: expected a Dispatcher as last argument, got ${describe(value)}`);
}
