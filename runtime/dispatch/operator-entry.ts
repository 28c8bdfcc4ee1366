// An operator: schema, registered kernels, and the table that the one law makes of them. Computed at the first call.
import { parseSchema } from "../schema/parse.js";
import type { FunctionSchema, Type } from "../schema/types.js";
import { deviceChecked } from "./device-check.js";
import type { Dispatcher } from "./dispatcher.js";
import { type Cell, type Kernel, type KernelRecord, type Source, sourceText } from "./kernel.js";
import { highestFunctionality, KeySet, slot } from "./key-set.js";
import {
  aliasNames,
  backendMask,
  backendsOfAutograd,
  buildingBlockNames,
  fullWord,
  functionalityHi,
  functionalityLo,
  functionalityRows,
  isInAlias,
  type RuntimeKey,
  runtimeKeys,
  slotCount,
  slotOfKey,
} from "./keys.js";
import { local } from "./local.js";
import { reentry, selfDispatchError } from "./reentry.js";

/** Why a cell holds what it holds: the clause of the law that applied. */
export type Reason =
  | "kernel"
  | "default backend kernel"
  | "nested kernel"
  | "math kernel"
  | "ambiguous autogradother"
  | "autograd kernel"
  | "backend fallback"
  | "missing";

/** What the law says of one cell. */
export interface Resolution {
  readonly reason: Reason;
  /** Null for missing and ambiguous cells. */
  readonly record: KernelRecord | null;
}

// Registrations are filed under numbers: a runtime key's slot, then the alias keys, then the bare functionalities.
const idByName = new Map<string, number>();
const nameById: string[] = [];
for (const key of runtimeKeys) {
  idByName.set(key.name, key.slot);
  nameById.push(key.name);
}
for (const alias of aliasNames) {
  idByName.set(alias, nameById.length);
  nameById.push(alias);
}
for (const block of buildingBlockNames) {
  idByName.set(block, nameById.length);
  nameById.push(block);
}

/** The number that registrations for a key are filed under, or undefined if no key has that name. */
export function registrationId(name: string): number | undefined {
  // Names that backends were given at run time are known to the key list only.
  return idByName.get(name) ?? (slotOfKey(name) > 0 ? slotOfKey(name) : undefined);
}

export function registrationKey(id: number): string {
  return id < slotCount ? runtimeKeys[id]!.name : nameById[id]!;
}

export const registrationCount: number = nameById.length;

const autogradId = idByName.get("Autograd")!;
const implicitId = idByName.get("CompositeImplicitAutograd")!;
const implicitNestedId = idByName.get("CompositeImplicitAutogradNestedTensor")!;
const explicitId = idByName.get("CompositeExplicitAutograd")!;
const nonFunctionalId = idByName.get("CompositeExplicitAutogradNonFunctional")!;
const autogradOtherSlot = slotOfKey("AutogradOther");

// What the law asks of each key, as bits, so that resolving a cell tests numbers.
const IN_NON_FUNCTIONAL = 1;
const IN_EXPLICIT = 2;
const IN_NESTED = 4;
const IN_IMPLICIT = 8;
const IN_AUTOGRAD = 16;
const membership: number[] = runtimeKeys.map((key) =>
  key.slot === 0
    ? IN_NON_FUNCTIONAL | IN_EXPLICIT | IN_IMPLICIT
    : (isInAlias(key, "CompositeExplicitAutogradNonFunctional") ? IN_NON_FUNCTIONAL : 0) |
      (isInAlias(key, "CompositeExplicitAutograd") ? IN_EXPLICIT : 0) |
      (isInAlias(key, "CompositeImplicitAutogradNestedTensor") ? IN_NESTED : 0) |
      (isInAlias(key, "CompositeImplicitAutograd") ? IN_IMPLICIT : 0) |
      (isInAlias(key, "Autograd") ? IN_AUTOGRAD : 0),
);

// Registrations that count as a backend kernel for an autograd key: the backends' own keys, and their bare functionality.
function backendRegistrations(key: RuntimeKey): readonly number[] {
  const ids = new Set<number>();
  for (const backend of backendsOfAutograd(key)) {
    ids.add(backend.slot);
    const row = functionalityRows[backend.functionality]!;
    if (row.perBackend) ids.add(idByName.get(row.name)!);
  }
  return [...ids];
}

/** Keys for which the alias rules ask the same: they are resolved once for all of them. */
interface KeyClass {
  readonly member: number;
  readonly backends: readonly number[];
  readonly isOther: boolean;
}

const classes: KeyClass[] = [];
const classOf: readonly number[] = runtimeKeys.map((key) => {
  const member = membership[key.slot]!;
  const backends = (member & IN_IMPLICIT) === 0 ? [] : backendRegistrations(key);
  const isOther = key.slot === autogradOtherSlot;
  const same = (one: KeyClass): boolean =>
    one.member === member && one.isOther === isOther && one.backends.join() === backends.join();
  const known = classes.findIndex(same);
  return known >= 0 ? known : classes.push({ member, backends, isOther }) - 1;
});

/** Positions of the arguments that bring keys: single tensors (optional or not) and lists of them. */
export interface TensorPositions {
  readonly single: readonly number[];
  readonly lists: readonly number[];
}

function holdsTensor(type: Type): "single" | "list" | null {
  switch (type.kind) {
    case "base":
      return type.name === "Tensor" ? "single" : null;
    case "optional":
      return holdsTensor(type.element);
    case "list":
      return holdsTensor(type.element) === "single" ? "list" : null;
    default:
      return null;
  }
}

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

type AnyCell = (...args: unknown[]) => unknown;

/** The active key set of a call by its arguments' values: whatever has keys brings them, lists included. */
export function activeWords(args: readonly unknown[]): { lo: number; hi: number } {
  let lo = local.includedLo;
  let hi = local.includedHi;
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) value.forEach(add);
    else if ("keysLo" in value) {
      lo |= (value as Keyed).keysLo;
      hi |= (value as Keyed).keysHi;
    }
  };
  args.forEach(add);
  return { lo: lo & local.keepLo, hi: hi & local.keepHi };
}

/** What `def` states of an operator. */
export class Definition {
  readonly schemaText: string;
  readonly tags: readonly string[];
  readonly source: Source;
  /** How its alias annotations count, as C10 prints it. */
  readonly aliasAnalysis: string;

  constructor(schemaText: string, tags: readonly string[], source: Source, aliasAnalysis = "FROM_SCHEMA") {
    this.schemaText = schemaText;
    this.tags = tags;
    this.source = source;
    this.aliasAnalysis = aliasAnalysis;
  }

  get place(): string {
    return sourceText(this.source);
  }
}

/** Told of every missing kernel of one operator before the error is thrown; may throw its own. */
export type ErrorReporter = (error: Error, op: OperatorEntry, keys: KeySet, args: readonly unknown[]) => void;

/** An operator of a dispatcher. Generated stubs read `maskLo`, `maskHi` and `table`; the rest is for everybody else. */
export class OperatorEntry {
  // Fields that the constructor sets are only declared, so that setting them is their first store: engines then treat them
  // as constants of the operator, which its stub embeds.

  /** Non-fallthrough masks. Zero before the first call, so that it ends in slot 0 whatever its keys. */
  maskLo = 0;
  maskHi = 0;
  /**
   * One cell per runtime key; a single one before the first call, which makes the table. Changed in place; replaced only
   * while an observer watches.
   */
  declare table: Kernel[];
  declare readonly name: string;
  declare readonly dispatcher: Dispatcher;
  /** Null while only kernels are registered. */
  definition: Definition | null = null;
  /** Newest kernel of each registration id, older ones linked behind. */
  readonly kernels: Map<number, KernelRecord> = new Map();
  implCount = 0;
  /** True once the last registration is gone: handles that remain say so. */
  removed = false;
  reporter: ErrorReporter | null = null;
  /** Whether tensors of several devices are refused before a backend's own kernel runs. */
  deviceCheck = true;
  /** The first declared signature: what calls were compiled against, so it stays when its kernel goes. */
  firstSignature: { readonly record: KernelRecord; readonly key: string } | null = null;

  private computed = false;
  declare private readonly cells: Kernel[];
  private resolutions: Resolution[] | null = null;
  declare private readonly firstCall: Kernel;
  private parsed: FunctionSchema | null = null;
  private positions: TensorPositions | null = null;
  private argumentsCounted = -1;
  private returnsCounted = -1;

  constructor(dispatcher: Dispatcher, name: string) {
    this.dispatcher = dispatcher;
    this.name = name;
    this.firstCall = ((...args: unknown[]) => this.firstCallOf(args)) as Kernel;
    this.cells = [this.firstCall];
    this.table = this.cells;
  }

  /** Whether there has been a call, and with it a table and masks. */
  get hasTable(): boolean {
    return this.cells.length > 1;
  }

  private firstCallOf(args: unknown[]): unknown {
    const n = args.length;
    let lo = args[n - 2] as number;
    let hi = args[n - 1] as number;
    // Before the first call the masks have cleared the words: what the stub did is done again, from the arguments.
    if (!this.hasTable) {
      const words = activeWords(args.slice(0, n - 2));
      lo = words.lo;
      hi = words.hi;
    }
    this.compute();
    lo &= this.maskLo;
    hi &= this.maskHi;
    args[n - 2] = lo;
    args[n - 1] = hi;
    return (this.table[slot(lo, hi)] as AnyCell)(...args);
  }

  /** `add` of `aten::add.Tensor`. */
  get baseName(): string {
    const name = this.name.slice(this.name.indexOf("::") + 2);
    const dot = name.indexOf(".");
    return dot < 0 ? name : name.slice(0, dot);
  }

  /** `Tensor` of `aten::add.Tensor`; "" where there is none. */
  get overload(): string {
    const dot = this.name.indexOf(".", this.name.indexOf("::"));
    return dot < 0 ? "" : this.name.slice(dot + 1);
  }

  get namespace(): string {
    return this.name.slice(0, this.name.indexOf("::"));
  }

  get schemaText(): string | null {
    return this.definition === null ? null : this.definition.schemaText;
  }

  get tags(): readonly string[] {
    return this.definition === null ? [] : this.definition.tags;
  }

  get defCount(): number {
    return this.definition === null ? 0 : 1;
  }

  get hasSchema(): boolean {
    return this.definition !== null;
  }

  /** The parsed schema. Throws when the operator has only implementations. */
  get schema(): FunctionSchema {
    if (this.parsed === null) {
      if (this.definition === null) throw this.dispatcher.noSchemaError(this);
      this.parsed = parseSchema(this.definition.schemaText, { strictness: "def" });
    }
    return this.parsed;
  }

  /** How many arguments the schema has. */
  get argumentCount(): number {
    if (this.argumentsCounted < 0) this.argumentsCounted = this.schema.arguments.length;
    return this.argumentsCounted;
  }

  /** How many values the schema returns. */
  get returnCount(): number {
    if (this.returnsCounted < 0) this.returnsCounted = this.schema.returns.length;
    return this.returnsCounted;
  }

  /** Text for messages: the schema, or the name while there is none. */
  get described(): string {
    return this.definition === null ? this.name : this.definition.schemaText;
  }

  define(definition: Definition | null, parsed: FunctionSchema | null = null): void {
    this.definition = definition;
    this.parsed = parsed;
    this.positions = null;
    this.argumentsCounted = -1;
    this.returnsCounted = -1;
  }

  /** Which arguments bring keys; computed once. */
  get tensorPositions(): TensorPositions {
    if (this.positions === null) {
      const single: number[] = [];
      const lists: number[] = [];
      this.schema.arguments.forEach((argument, index) => {
        const kind = holdsTensor(argument.type);
        if (kind === "single") single.push(index);
        if (kind === "list") lists.push(index);
      });
      this.positions = { single, lists };
    }
    return this.positions;
  }

  /** The keys that arguments bring, before local state and masks. `offset`: where the arguments begin in `values`. */
  argumentKeys(values: readonly unknown[], offset = 0): KeySet {
    let lo = 0;
    let hi = 0;
    const { single, lists } = this.tensorPositions;
    for (const index of single) {
      const value = values[offset + index] as Keyed | null | undefined;
      if (value != null) {
        lo |= value.keysLo;
        hi |= value.keysHi;
      }
    }
    for (const index of lists) {
      const list = values[offset + index] as readonly (Keyed | null)[] | null | undefined;
      if (list == null) continue;
      for (const value of list) {
        if (value != null) {
          lo |= value.keysLo;
          hi |= value.keysHi;
        }
      }
    }
    return new KeySet(lo, hi);
  }

  /** The one law: what this operator does at a runtime key, and why. */
  resolve(at: number): Resolution {
    const exact = this.kernels.get(at);
    if (exact !== undefined) return { reason: "kernel", record: exact };
    return this.resolveAliases(classes[classOf[at]!]!) ?? this.dispatcher.fallbackResolution(at);
  }

  /** The law's rules 2 to 6: what an alias kernel does for the keys of a class, or null. */
  private resolveAliases({ member, backends, isOther }: KeyClass): Resolution | null {
    const { kernels } = this;
    if ((member & IN_NON_FUNCTIONAL) !== 0) {
      const record = kernels.get(nonFunctionalId);
      if (record !== undefined) return { reason: "default backend kernel", record };
    }
    if ((member & IN_EXPLICIT) !== 0) {
      const record = kernels.get(explicitId);
      if (record !== undefined) return { reason: "default backend kernel", record };
    }
    if ((member & IN_NESTED) !== 0) {
      const record = kernels.get(implicitNestedId);
      if (record !== undefined) return { reason: "nested kernel", record };
    }
    if ((member & IN_IMPLICIT) !== 0) {
      const record = kernels.get(implicitId);
      if (record !== undefined) {
        const hasBackendKernel = backends.some((id) => kernels.has(id));
        if (isOther && hasBackendKernel) return { reason: "ambiguous autogradother", record: null };
        if (!hasBackendKernel && !kernels.has(explicitId)) return { reason: "math kernel", record };
      }
    }
    if ((member & IN_AUTOGRAD) !== 0) {
      const record = kernels.get(autogradId);
      if (record !== undefined) return { reason: "autograd kernel", record };
    }
    return null;
  }

  /** The resolutions of all runtime keys by slot. */
  get row(): readonly Resolution[] {
    if (this.resolutions === null) {
      const byClass = classes.map((one) => this.resolveAliases(one));
      const row = runtimeKeys.map((_, at) => byClass[classOf[at]!] ?? this.dispatcher.fallbackResolution(at));
      for (const [id, record] of this.kernels) if (id < slotCount) row[id] = { reason: "kernel", record };
      this.resolutions = row;
    }
    return this.resolutions;
  }

  /** Forgets the table: the next call computes it anew, in place. */
  invalidate(): void {
    this.resolutions = null;
    if (!this.computed) return;
    this.computed = false;
    this.cells.fill(this.firstCall);
    this.maskLo = fullWord;
    this.maskHi = fullWord;
  }

  /** After the last registration has gone: every further call says so. */
  remove(): void {
    this.removed = true;
    this.invalidate();
    this.cells.fill((() => {
      throw this.dispatcher.removedError(this);
    }) as Kernel);
    this.computed = true;
  }

  /** Computes masks and cells, unless that was done since the last registration. */
  compute(): void {
    if (this.computed) return;
    const { row, cells } = this;
    while (cells.length < slotCount) cells.push(this.firstCall);
    // A functionality stays in the masks unless it falls through for every backend.
    let maskLo = backendMask;
    let maskHi = 0;
    for (let at = 1; at < slotCount; at++) {
      if (row[at]!.record?.isFallthrough === true) continue;
      const { functionality } = runtimeKeys[at]!;
      maskLo |= functionalityLo(functionality);
      maskHi |= functionalityHi(functionality);
    }
    const missing = this.missingCell();
    const strip = this.stripCell();
    const known = new Map<KernelRecord, Kernel>();
    for (let at = 0; at < slotCount; at++) {
      const { record } = row[at]!;
      if (record === null) cells[at] = missing;
      else if (record.isFallthrough) cells[at] = at === 0 ? missing : strip;
      else {
        let cell = known.get(record);
        if (cell === undefined) {
          let raw = record.unboxed ?? this.dispatcher.adapterFor(this, record.boxed!);
          const { backend, functionality } = runtimeKeys[at]!;
          if (backend > 0 && functionality === 0 && row[at]!.reason === "kernel" && this.deviceCheck) {
            raw = deviceChecked(this, raw);
          }
          cell = this.watched(record, raw);
          known.set(record, cell);
        }
        cells[at] = cell;
      }
    }
    this.maskLo = maskLo;
    this.maskHi = maskHi;
    this.computed = true;
  }

  // Until a kernel has returned once, its cells count how deep it is inside itself: a kernel that calls its own operator
  // without masking its key is named here, instead of exhausting the stack. Afterwards the cells hold the bare kernel.
  private watched(record: KernelRecord, raw: Kernel): Kernel {
    let depth = 0;
    const watching = ((...args: unknown[]) => {
      if (depth >= reentry.limit && reentry.allowed === 0) {
        const n = args.length;
        throw selfDispatchError(this, record, new KeySet(args[n - 2] as number, args[n - 1] as number));
      }
      depth++;
      try {
        const result = (raw as AnyCell)(...args);
        if (depth === 1) {
          const { cells } = this;
          for (let at = 0; at < slotCount; at++) if (cells[at] === watching) cells[at] = raw;
        }
        return result;
      } finally {
        depth--;
      }
    }) as Kernel;
    return watching;
  }

  /** The computed cells, whether or not an observer has put its own table before them. */
  get plainTable(): readonly Kernel[] {
    return this.cells;
  }

  // Where only some backends fall through the mask cannot say it: the cell clears the key and goes on.
  private stripCell(): Kernel {
    return ((...args: unknown[]) => {
      const n = args.length;
      let lo = args[n - 2] as number;
      let hi = args[n - 1] as number;
      const index = highestFunctionality(lo, hi);
      lo &= ~functionalityLo(index);
      hi &= ~functionalityHi(index);
      args[n - 2] = lo;
      args[n - 1] = hi;
      return (this.table[slot(lo, hi)] as AnyCell)(...args);
    }) as Kernel;
  }

  private missingCell(): Kernel {
    return ((...args: unknown[]) => {
      const n = args.length;
      const keys = new KeySet(args[n - 2] as number, args[n - 1] as number);
      const values = args.slice(0, n - 2);
      const error = this.dispatcher.missingKernelError(this, keys, values);
      this.reporter?.(error, this, keys, values);
      throw error;
    }) as Kernel;
  }

  /** Throws if masks, cells or counts are not what the registrations make. */
  checkInvariants(): void {
    let count = 0;
    for (const [id, newest] of this.kernels) {
      for (let at: KernelRecord | null = newest; at !== null; at = at.older) count++;
      if (id >= registrationCount) throw new Error(`${this.name}: a kernel is filed under ${id}`);
    }
    if (count !== this.implCount) throw new Error(`${this.name}: ${count} kernels, counted ${this.implCount}`);
    if (!this.computed) {
      if (this.cells.some((cell) => cell !== this.firstCall)) throw new Error(`${this.name}: a stale cell`);
      return;
    }
    for (const key of runtimeKeys) {
      const { record, reason } = this.resolve(key.slot);
      const known = this.row[key.slot]!;
      if (known.record !== record || known.reason !== reason) {
        throw new Error(`${this.name} at ${key.name}: ${known.reason} in the table, ${reason} by the law`);
      }
    }
    this.checkCells();
  }

  // One cell per kernel, wherever it serves; one for what is missing, one for what passes on; and the masks to match.
  private checkCells(): void {
    const cellOf = new Map<KernelRecord | string, Kernel>();
    const ownerOf = new Map<Kernel, KernelRecord | string>();
    let maskLo = backendMask;
    let maskHi = 0;
    for (const { slot: at, name, functionality } of runtimeKeys) {
      const { record } = this.row[at]!;
      const passesOn = record?.isFallthrough === true && at !== 0;
      const owner = record === null || record.isFallthrough ? (passesOn ? "passes on" : "missing") : record;
      const cell = this.cells[at]!;
      const other = ownerOf.get(cell) ?? owner;
      // One function may be registered as several kernels.
      const shared = typeof other === "object" && typeof owner === "object" && other.unboxed === owner.unboxed;
      if ((cellOf.get(owner) ?? cell) !== cell || (other !== owner && !shared) || cell === this.firstCall) {
        throw new Error(`${this.name} at ${name}: the cell is not what the table says`);
      }
      cellOf.set(owner, cell);
      ownerOf.set(cell, owner);
      if (passesOn || at === 0) continue;
      maskLo |= functionalityLo(functionality);
      maskHi |= functionalityHi(functionality);
    }
    if (maskLo !== this.maskLo || maskHi !== this.maskHi) {
      throw new Error(`${this.name}: the masks do not match the keys that pass on`);
    }
  }

  /** The runtime key of a set after this operator's mask. */
  keyFor(keys: KeySet): RuntimeKey {
    this.compute();
    return runtimeKeys[slot(keys.lo & this.maskLo, keys.hi & this.maskHi)]!;
  }

  /** Where the schema was defined, as text. */
  get place(): string {
    return this.definition === null ? "unknown place" : this.definition.place;
  }

  toString(): string {
    return this.described;
  }
}

/** A typed handle: `table` holds kernels of this operator's own signature. */
export interface Operator<F extends Kernel = Kernel> extends OperatorEntry {
  readonly table: Cell<F>[];
}
