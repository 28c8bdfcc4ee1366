// Operators: their schema, their registered kernels, and the dispatch table computed from these.
import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { leftOut } from "../core/left-out.js";
import { once } from "../core/shared.js";
import type { FunctionSchema, Type } from "../schema/types.js";
import { type Cell, type Kernel, KernelRecord, type Source, sourceText } from "./kernel.js";
import { KeySet } from "./key-set.js";
import {
  aliasBits,
  aliasNames,
  autogradHi,
  backendMask,
  buildingBlockNames,
  differentiates,
  fullThird,
  fullWord,
  functionalityRows,
  type RuntimeKey,
  runtimeKeys,
  slotCount,
  slotOfKey,
  thirdBit,
  thirdOf,
  unitedHi,
  withThird,
} from "./keys.js";
import { local } from "./local.js";
import type { OperatorRegistry } from "./operator-registry.js";
import { countReturns, readParameters, type SchemaParameters } from "./parameters.js";
import { type Resolution, reasons } from "./reasons.js";
import { cellCount, highestFunctionality, slot, withoutHi } from "./slots.js";

// Registrations are filed under numbers: a runtime key's slot, then the alias keys, then the bare functionalities.
const otherNames: readonly string[] = [...aliasNames, ...buildingBlockNames];

/** The number that registrations for a key are filed under, or undefined if no key has that name. */
export function registrationId(name: string): number | undefined {
  const at = slotOfKey(name);
  if (at >= 0) return at;
  const other = otherNames.indexOf(name);
  return other < 0 ? undefined : slotCount + other;
}

export function registrationKey(id: number): string {
  return id < slotCount ? runtimeKeys[id]!.name : otherNames[id - slotCount]!;
}

export const registrationCount: number = (() => slotCount + otherNames.length)();

// The clauses of the law, by number: for kernels of alias keys as in aliasNames, then the others.
const implicit = 1;
const explicit = 3;
const exact = 5;
const ambiguous = 6;
const fallback = 7;
const missing = 8;

/** A function of the dispatch rule that applies to a key: the number of the clause, and the kernel. */
type Applied<T> = (clause: number, record: KernelRecord | null) => T;

/** Whether a kernel filed under `id` is one of a backend that an autograd key differentiates. */
function isDifferentiated(autograd: RuntimeKey, id: number): boolean {
  if (id < slotCount) return differentiates(autograd, runtimeKeys[id]!);
  const functionality = functionalityRows.findIndex(({ name }) => name === otherNames[id - slotCount]);
  return differentiates(autograd, { functionality, backend: -1 });
}

/** Positions of the arguments that contribute keys: single tensors (optional or not) and lists of them. */
export interface TensorPositions {
  readonly single: readonly number[];
  readonly lists: readonly number[];
}

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

type AnyCell = (...args: unknown[]) => unknown;

/** The active key set of a call by its arguments' values: anything with keys contributes them, lists included. */
export function activeWords(args: readonly unknown[]): { lo: number; hi: number } {
  let lo = local.includedLo;
  let hi = withThird(local.includedHi, local.includedThird);
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) value.forEach(add);
    else if ("keysLo" in value) {
      lo |= (value as Keyed).keysLo;
      hi = unitedHi(hi, (value as Keyed).keysHi);
    }
  };
  args.forEach(add);
  return { lo: lo & local.keepLo, hi: withoutExcludedHi(hi) };
}

/** The key set of a call: the arguments' keys and the local state, before the operator's mask. */
export function activeKeys(entry: OperatorEntry, args: readonly unknown[], offset = 0): KeySet {
  const given = entry.argumentKeys(args, offset);
  const hi = unitedHi(given.hi, withThird(local.includedHi, local.includedThird));
  return new KeySet((given.lo | local.includedLo) & local.keepLo, withoutExcludedHi(hi));
}

/** A high word without the keys that guards exclude. */
export function withoutExcludedHi(hi: number): number {
  return hi < thirdBit ? hi & local.keepHi : withThird(hi & local.keepHi, thirdOf(hi) & local.keepThird);
}

/** The words that a cell got behind its arguments. Where a stub knew only that there are keys of the third word, these are found. */
export function wordsIn(args: readonly unknown[]): { lo: number; hi: number } {
  const hi = args.at(-1) as number;
  if (hi >= thirdBit && hi <= fullWord) return activeWords(args.slice(0, -2));
  return { lo: args.at(-2) as number, hi };
}

/** What `def` states of an operator. */
export interface Definition {
  readonly schemaText: string;
  readonly tags: readonly string[];
  readonly source: Source;
  /** How its alias annotations count, as C10 prints it. */
  readonly aliasAnalysis: string;
}

/** A kernel that generated code has registered at the key of a number, before it has a record. */
export interface WaitingKernel {
  readonly id: number;
  readonly kernel: ConstructorParameters<typeof KernelRecord>[0];
  readonly source: Source;
  readonly pointwise: readonly unknown[] | null;
  readonly older: WaitingKernel | null;
}

/** Called for every missing kernel of one operator before the error is thrown; may throw its own. */
export type ErrorReporter = (error: Error, op: OperatorEntry, keys: KeySet, args: readonly unknown[]) => void;

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

function resolution(clause: number, record: KernelRecord | null): Resolution {
  return { reason: reasons[clause]!, record };
}

/** What programs that register operators at run time have besides; null where it is left out. */
interface EntryExtensions {
  parseSchema: ((text: string) => FunctionSchema) | null;
  /** A user's kernel before what looks at its result: users-kernels.ts. */
  checkResult: ((entry: OperatorEntry, record: KernelRecord, key: string, kernel: Kernel) => Kernel) | null;
  /** The kernel of a slot behind what looks at its arguments first: device-check.ts. */
  checkArguments: ((entry: OperatorEntry, at: number, kernel: Kernel) => Kernel) | null;
  /** The kernel behind what finds out that it calls itself without end: reentry.ts. */
  watchReentry: ((entry: OperatorEntry, record: KernelRecord, kernel: Kernel) => Kernel) | null;
}

export const entryExtensions: EntryExtensions = once("dispatch.entry extensions", () => ({
  parseSchema: null,
  checkResult: null,
  checkArguments: null,
  watchReentry: null,
}));

/** An operator of a dispatcher. Generated stubs read `maskLo`, `maskHi` and `table`; the rest is for everybody else. */
export class OperatorEntry {
  // Fields that the constructor sets are only declared, so that setting them is their first store: engines then treat them
  // as constants of the operator, which its stub embeds.

  /** Non-fallthrough masks. Zero before the first call, so that it ends in slot 0 whatever its keys. */
  maskLo = 0;
  maskHi = 0;
  maskThird = 0;
  /**
   * One cell per runtime key; a single one before the first call, which builds the table. Changed in place; replaced
   * only while an observer watches.
   */
  declare table: Kernel[];
  declare readonly name: string;
  declare readonly dispatcher: OperatorRegistry;
  /** Null while only kernels are registered. */
  definition: Definition | null = null;
  /** What generated code has registered, newest first, until somebody asks for kernels: a program that is imported whole uses few. */
  waiting: WaitingKernel | null = null;
  filed: Map<number, KernelRecord> | null = null;
  implCount = 0;
  /** True once the last registration is removed: calls through remaining handles then report that. */
  removed = false;
  reporter: ErrorReporter | null = null;
  /** Whether tensors of different devices are rejected before a backend's own kernel runs. */
  deviceCheck = true;
  /** Of which arguments its kernels need the values, as bits; known once there is another backend than the host's. */
  reads = 0;
  /** Whether observers and profilers see its kernels, as C10's `is_observed_` for RecordFunction. */
  observed = true;
  /** The first declared signature: what calls were compiled against, so it stays when its kernel goes. */
  firstSignature: { readonly record: KernelRecord; readonly key: string } | null = null;

  // Not private: dispatcher.ts works on them.
  computed = false;
  /** The computed cells, whether or not an observer has replaced the table. */
  declare readonly cells: Kernel[];
  resolutions: readonly Resolution[] | null = null;
  declare readonly firstCall: Kernel;
  /** Created on demand, except for operators that are defined at run time. */
  parsedParameters: SchemaParameters | null = null;
  parsed: FunctionSchema | null = null;
  positions: TensorPositions | null = null;

  constructor(dispatcher: OperatorRegistry, name: string) {
    this.dispatcher = dispatcher;
    this.name = name;
    this.firstCall = ((...args: unknown[]) => this.firstCallOf(args)) as Kernel;
    this.cells = [this.firstCall];
    this.table = this.cells;
  }

  /** Newest kernel of each registration id, older ones linked behind. */
  get kernels(): Map<number, KernelRecord> {
    if (this.filed === null) {
      this.filed = new Map();
      this.implCount = 0;
      this.file(this.waiting);
      this.waiting = null;
    }
    return this.filed;
  }

  /** Registers what has waited, the earliest first. */
  file(waiting: WaitingKernel | null): void {
    if (waiting === null) return;
    this.file(waiting.older);
    const record = new KernelRecord(waiting.kernel, waiting.source);
    record.pointwise = waiting.pointwise;
    this.dispatcher.add(this, waiting.id, record);
  }

  /** Whether there has been a call, and with it a table and masks. */
  get hasTable(): boolean {
    return this.cells.length > 1;
  }

  // The cell behind those of keys, too: it finds the keys of the third word.
  private firstCallOf(args: unknown[]): unknown {
    // Before the first call the masks have cleared the words: what the stub did is done again, from the arguments.
    const words = this.hasTable ? wordsIn(args) : activeWords(args.slice(0, -2));
    this.compute();
    return this.enter(args, words.lo, words.hi);
  }

  /** What calls need of the schema. Throws when the operator has only implementations. */
  get parameters(): SchemaParameters {
    return (this.parsedParameters ??= readParameters(this.defined.schemaText));
  }

  get schemaText(): string | null {
    return this.definition === null ? null : this.definition.schemaText;
  }

  /** Text for messages: the schema, or the name while there is none. */
  get described(): string {
    return this.definition === null ? this.name : this.definition.schemaText;
  }

  /** `add` of `aten::add.Tensor`. */
  get baseName(): string {
    const name = this.name.slice(this.name.indexOf("::") + 2);
    const dot = name.indexOf(".");
    return dot < 0 ? name : name.slice(0, dot);
  }

  /** `Tensor` of `aten::add.Tensor`; "" if there is none. */
  get overload(): string {
    const dot = this.name.indexOf(".", this.name.indexOf("::"));
    return dot < 0 ? "" : this.name.slice(dot + 1);
  }

  get namespace(): string {
    return this.name.slice(0, this.name.indexOf("::"));
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
      if (entryExtensions.parseSchema === null) throw new DispatchError(leftOut("schemas", "explanations"));
      this.parsed = entryExtensions.parseSchema(this.defined.schemaText);
    }
    return this.parsed;
  }

  private get defined(): Definition {
    if (this.definition === null) throw this.dispatcher.undefinedError(this);
    return this.definition;
  }

  /** How many arguments the schema has. */
  get argumentCount(): number {
    return this.parameters.list.length;
  }

  /** How many values the schema returns. */
  get returnCount(): number {
    return (this.parameters.returns ??= countReturns(this.defined.schemaText));
  }

  /** Which arguments contribute keys; computed once. */
  get tensorPositions(): TensorPositions {
    if (this.positions === null) {
      const single: number[] = [];
      const lists: number[] = [];
      this.parameters.list.forEach(({ type }, index) => {
        const kind = holdsTensor(type);
        if (kind === "single") single.push(index);
        if (kind === "list") lists.push(index);
      });
      this.positions = { single, lists };
    }
    return this.positions;
  }

  /**
   * The keys that arguments contribute, before local state and masks. `offset`: where the arguments begin in `values`.
   */
  argumentKeys(values: readonly unknown[], offset = 0): KeySet {
    let lo = 0;
    let hi = 0;
    const { single, lists } = this.tensorPositions;
    for (const index of single) {
      const value = values[offset + index] as Keyed | null | undefined;
      if (value != null) {
        lo |= value.keysLo;
        hi = unitedHi(hi, value.keysHi);
      }
    }
    for (const index of lists) {
      const list = values[offset + index] as readonly (Keyed | null)[] | null | undefined;
      if (list == null) continue;
      for (const value of list) {
        if (value != null) {
          lo |= value.keysLo;
          hi = unitedHi(hi, value.keysHi);
        }
      }
    }
    return new KeySet(lo, hi);
  }

  /** What this operator does at each runtime key, and why. */
  get row(): readonly Resolution[] {
    this.dispatcher.settle();
    return this.rowSoFar;
  }

  /** The same without forms that wait for another backend: for calls, whose backends are there. */
  get rowSoFar(): readonly Resolution[] {
    return (this.resolutions ??= this.applyLaw(resolution));
  }

  /** The same for one key, recomputed. */
  resolve(at: number): Resolution {
    this.dispatcher.settle();
    return this.applied(at, resolution);
  }

  /** The law for one key alone, with the kernels that are registered so far. */
  applied<T>(at: number, make: Applied<T>): T {
    return this.applyLaw(make, this.kernels, [runtimeKeys[at]!])[0]!;
  }

  /** Where the schema was defined, as text. */
  get place(): string {
    return this.definition === null ? "unknown place" : sourceText(this.definition.source);
  }

  toString(): string {
    return this.described;
  }

  /** The one law: what this operator does at each runtime key with these kernels, and by which clause. */
  applyLaw<T>(
    make: Applied<T>,
    kernels: ReadonlyMap<number, KernelRecord> = this.kernels,
    keys: readonly RuntimeKey[] = runtimeKeys,
  ): T[] {
    const { dispatcher } = this;
    const ids = [...kernels.keys()];
    const aliases = aliasNames.map((_, alias) => kernels.get(slotCount + alias) ?? null);
    return keys.map((key) => {
      const at = key.slot;
      const exactRecord = kernels.get(at);
      if (exactRecord !== undefined) return make(exact, exactRecord);
      // Undefined has the kernels that are for whatever backend.
      const bits = at === 0 ? 0b11010 : aliasBits[at]!;
      for (let alias = aliases.length - 1; alias >= 0; alias--) {
        const record = aliases[alias]!;
        if (record === null || ((bits >> alias) & 1) === 0) continue;
        if (alias === implicit) {
          const differentiated = (key.hi & autogradHi) !== 0 && ids.some((id) => isDifferentiated(key, id));
          if (differentiated && key.name === "AutogradOther") return make(ambiguous, null);
          if (differentiated || aliases[explicit] !== null) continue;
        }
        return make(alias, record);
      }
      const record = dispatcher.fallbacks[at]?.record ?? null;
      return make(record === null ? missing : fallback, record);
    });
  }

  /** Invalidates the table: the next call recomputes it in place. */
  invalidate(): void {
    this.resolutions = null;
    if (!this.computed) return;
    this.computed = false;
    this.cells.fill(this.firstCall);
    this.maskLo = fullWord;
    this.maskHi = fullWord;
    this.maskThird = fullThird;
  }

  /** Computes masks and cells, unless they are up to date. */
  compute(): void {
    if (this.computed) return;
    const { cells } = this;
    const records = this.applyLaw((_, record) => record);
    // A functionality stays in the masks unless it falls through for every backend.
    let maskLo = backendMask;
    let maskHi = 0;
    let maskThird = 0;
    const missing = this.missingCell();
    const strip = this.stripCell();
    const known = new Map<KernelRecord | null, Kernel>([[null, missing]]);
    for (const { slot: at, name, lo, hi } of runtimeKeys) {
      const record = records[at]!;
      if (record?.isFallthrough === true) {
        cells[at] = at === 0 ? missing : strip;
        continue;
      }
      maskLo |= lo;
      maskHi |= hi;
      maskThird |= thirdOf(hi);
      let cell = known.get(record);
      if (cell === undefined) {
        const raw = record!.unboxed ?? record!.boxed!.adapter(this);
        known.set(record, (cell = this.extended(record!, at, name, raw)));
      }
      cells[at] = cell;
    }
    this.maskLo = maskLo;
    this.maskHi = maskHi;
    this.maskThird = maskThird;
    if (cellCount > slotCount) cells[slotCount] = this.firstCall;
    this.computed = true;
  }

  /** A high word without the keys that fall through for this operator. */
  maskedHi(hi: number): number {
    return hi < thirdBit ? hi & this.maskHi : withThird(hi & this.maskHi, thirdOf(hi) & this.maskThird);
  }

  /** A kernel behind the checks that this program has. */
  private extended(record: KernelRecord, at: number, key: string, raw: Kernel): Kernel {
    const { checkResult, checkArguments, watchReentry } = entryExtensions;
    let kernel = raw;
    if (checkResult !== null) kernel = checkResult(this, record, key, kernel);
    if (checkArguments !== null) kernel = checkArguments(this, at, kernel);
    return watchReentry === null ? kernel : watchReentry(this, record, kernel);
  }

  // Continues with these key words, after the masks; the last two arguments are placeholders for them.
  private enter(args: unknown[], lo: number, hi: number): unknown {
    const n = args.length;
    args[n - 2] = lo &= this.maskLo;
    args[n - 1] = hi = this.maskedHi(hi);
    return (this.table[slot(lo, hi)] as AnyCell)(...args);
  }

  // If only some backends fall through, the mask cannot express it: the cell clears the key and redispatches.
  private stripCell(): Kernel {
    return ((...args: unknown[]) => {
      const lo = args.at(-2) as number;
      const hi = args.at(-1) as number;
      return hi === 0
        ? this.enter(args, lo ^ (1 << (31 - Math.clz32(lo))), 0)
        : this.enter(args, lo, withoutHi(hi, highestFunctionality(lo, hi)));
    }) as Kernel;
  }

  private missingCell(): Kernel {
    return ((...args: unknown[]) => {
      throw this.dispatcher.missingKernel(this, args.at(-2) as number, args.at(-1) as number, args.slice(0, -2));
    }) as Kernel;
  }
}

/** A typed handle: `table` contains kernels of this operator's own signature. */
export interface Operator<F extends Kernel = Kernel> extends OperatorEntry {
  readonly table: Cell<F>[];
}

/** Whether a value is an operator, of whichever copy of the package. */
export function isEntry(value: unknown): value is OperatorEntry {
  return typeof (value as Partial<OperatorEntry> | null | undefined)?.compute === "function";
}

/** @throws ArgumentError unless it is an operator */
export function assertEntry(value: unknown, caller: string): asserts value is OperatorEntry {
  if (!isEntry(value))
    throw new ArgumentError(`${caller}: expected an operator, as dispatcher.get gives it, got ${describe(value)}`);
}
