// An operator as calls need it: registered kernels, and the table that the one law makes of them. operator-entry.ts adds what people ask.
import type { FunctionSchema } from "../schema/types.js";
import { deviceChecked } from "./device-check.js";
import type { Dispatcher } from "./dispatcher-core.js";
import type { Cell, Kernel, KernelRecord, Source } from "./kernel.js";
import type { KeySet } from "./key-set.js";
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
import { type Parameters, readParameters } from "./parameters.js";
import { reentry, selfDispatchError } from "./reentry.js";
import { highestFunctionality, slot } from "./slots.js";

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
export interface KeyClass {
  readonly member: number;
  readonly backends: readonly number[];
  readonly isOther: boolean;
}

export const classes: KeyClass[] = [];
/** The class of each runtime key. */
export const classOf: readonly number[] = runtimeKeys.map((key) => {
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
export interface Definition {
  readonly schemaText: string;
  readonly tags: readonly string[];
  readonly source: Source;
  /** How its alias annotations count, as C10 prints it. */
  readonly aliasAnalysis: string;
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

  // Not private: operator-entry.ts works on them.
  computed = false;
  /** The computed cells, whether or not an observer has put its own table before them. */
  declare readonly cells: Kernel[];
  resolutions: Resolution[] | null = null;
  declare readonly firstCall: Kernel;
  /** Made when first asked for, except of operators that are defined at run time. */
  read: Parameters | null = null;
  parsed: FunctionSchema | null = null;
  positions: TensorPositions | null = null;

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

  /** What calls need of the schema. Throws when the operator has only implementations. */
  get parameters(): Parameters {
    if (this.read === null) {
      if (this.definition === null) throw this.dispatcher.noSchemaError(this);
      this.read = readParameters(this.definition.schemaText);
    }
    return this.read;
  }

  get schemaText(): string | null {
    return this.definition === null ? null : this.definition.schemaText;
  }

  /** Text for messages: the schema, or the name while there is none. */
  get described(): string {
    return this.definition === null ? this.name : this.definition.schemaText;
  }

  /** The law's rules 2 to 6: what an alias kernel does for the keys of a class, or null. */
  resolveAliases({ member, backends, isOther }: KeyClass): Resolution | null {
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
          let raw = record.unboxed ?? record.boxed!.adapter(this);
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
        throw selfDispatchError(this, record, args[n - 2] as number, args[n - 1] as number);
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
      throw this.dispatcher.missingKernel(this, args[n - 2] as number, args[n - 1] as number, args.slice(0, n - 2));
    }) as Kernel;
  }
}

/** A typed handle: `table` holds kernels of this operator's own signature. */
export interface Operator<F extends Kernel = Kernel> extends OperatorEntry {
  readonly table: Cell<F>[];
}
