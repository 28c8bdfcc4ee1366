// Operators: their schema, their registered kernels, and the dispatch table computed from these.
import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { leftOut, optional } from "../core/optional.js";
import { once } from "../core/shared.js";
import type { FunctionSchema, Type } from "../schema/types.js";
import { type Cell, type Kernel, KernelRecord, type Source, sourceText } from "./kernel.js";
import type { KernelGradient } from "./kernel-gradients.js";
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
  functionalityHi,
  functionalityRows,
  isBackendRow,
  orderedKeys,
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
import { type Choices, countReturns, readParameters, type SchemaParameters, withChoices } from "./parameters.js";
import { type Resolution, reasons } from "./reasons.js";
import { highestFunctionality, keySlot, slot, withoutHi, withoutLo } from "./slots.js";

// Registrations are filed under numbers: a listed runtime key's slot, then the alias keys, then the bare functionalities, then the keys that programs
// define.
const otherNames: readonly string[] = [...aliasNames, ...buildingBlockNames];

/** The number that registrations for a key are filed under, or undefined if no key has that name. */
export function registrationId(name: string): number | undefined {
  const at = slotOfKey(name);
  if (at >= 0) return idOfSlot(at);
  const other = otherNames.indexOf(name);
  return other < 0 ? undefined : slotCount + other;
}

export function registrationKey(id: number): string {
  return keyOfId(id)?.name ?? otherNames[id - slotCount]!;
}

/** The number of registration ids of listed keys; those of a program's keys follow. */
export const registrationCount: number = (() => slotCount + otherNames.length)();

/** The number that registrations at a runtime key are filed under. */
export function idOfSlot(at: number): number {
  return at < slotCount ? at : at + otherNames.length;
}

/** The runtime key that registrations with a number are for; null for alias keys and bare functionalities. */
export function keyOfId(id: number): RuntimeKey | null {
  if (id < slotCount) return runtimeKeys[id]!;
  return id < registrationCount ? null : (runtimeKeys[id - otherNames.length] ?? null);
}

/** Whether registrations with a number are for one kind of tensor on one backend, not for a layer. */
export function isBackendId(id: number): boolean {
  const key = keyOfId(id);
  return key !== null && (key.slot === 0 || isBackendRow(key.functionality));
}

// The dispatch rules by number: those of alias keys as in aliasNames, then the others.
const implicit = 1;
const explicit = 3;
/** The alias key of default kernels, as a bit. */
const defaultBit = 1 << 4;
const exact = 5;
const ambiguous = 6;
const fallback = 7;
const missing = 8;

/** Called with the number of the dispatch rule that applies to a key, and the kernel. */
type Applied<T> = (clause: number, record: KernelRecord | null) => T;

/** Whether a kernel with this registration id belongs to a backend that an autograd key differentiates. */
function isDifferentiated(autograd: RuntimeKey, id: number): boolean {
  const key = keyOfId(id);
  if (key !== null) return differentiates(autograd, key);
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

/** The active key set of a call, from the values of all arguments, including lists. */
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

/**
 * A call whose kernel at a listed key is running, while keys of the third word that come after it are left. The kernels that are generated compute with
 * the two words, so that their redispatch brings the bit of the third word alone: what it stands for is here.
 */
interface Passing {
  readonly entry: OperatorEntry;
  /** The keys of the two words that may be left in its redispatch. */
  readonly lo: number;
  readonly hi: number;
  readonly third: number;
  redispatched: boolean;
}

const passing: { current: Passing | null } = once("dispatch.passing", () => ({ current: null }));

/** The key words that follow a cell's arguments. If a stub passed only the bit of the third word, the words are recomputed. */
export function wordsIn(entry: OperatorEntry, args: readonly unknown[]): { lo: number; hi: number } {
  const lo = args.at(-2) as number;
  const hi = args.at(-1) as number;
  if (hi < thirdBit || hi > fullWord) return { lo, hi };
  const { current } = passing;
  if (
    current !== null &&
    !current.redispatched &&
    current.entry === entry &&
    (lo & ~current.lo) === 0 &&
    (hi & ~current.hi & (thirdBit - 1)) === 0
  ) {
    current.redispatched = true;
    return { lo, hi: withThird(hi, current.third) };
  }
  return activeWords(args.slice(0, -2));
}

/** The data of an operator's definition. */
export interface Definition {
  readonly schemaText: string;
  readonly tags: readonly string[];
  readonly source: Source;
  /** The alias analysis kind, as C10 prints it. */
  readonly aliasAnalysis: string;
  /** Whether a program defined it, not generated code: then its schema states all that kernels write to. */
  readonly atRunTime?: boolean;
}

/** A kernel that generated code has registered, before a record is created. */
export interface WaitingKernel {
  readonly id: number;
  readonly kernel: ConstructorParameters<typeof KernelRecord>[0];
  readonly source: Source;
  readonly pointwise: readonly unknown[] | null;
  readonly older: WaitingKernel | null;
}

/** Called for every missing kernel of one operator before the error is thrown; may throw its own. */
export type ErrorReporter = (error: Error, op: OperatorEntry, keys: KeySet, args: readonly unknown[]) => void;

const noPlaces: readonly number[] = [];

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

// Extensions for programs that register operators at run time, which they install.

export const schemaParser = optional<(text: string) => FunctionSchema>(
  "dispatch.schema parser",
  () => new DispatchError(leftOut("schemas", "explanations")),
);
/** Wraps a user's kernel in checks of its results: users-kernels.ts. */
export const resultCheck =
  optional<(entry: OperatorEntry, record: KernelRecord, key: string, kernel: Kernel) => Kernel>(
    "dispatch.result check",
  );
/** Wraps the kernel of a slot in checks of its arguments: device-check.ts. */
export const argumentCheck =
  optional<(entry: OperatorEntry, at: number, kernel: Kernel) => Kernel>("dispatch.argument check");
/** Wraps a kernel in the detection of infinite recursion: reentry.ts. */
export const reentryWatch =
  optional<(entry: OperatorEntry, record: KernelRecord, kernel: Kernel) => Kernel>("dispatch.reentry watch");

/** Wraps a composite of the package, which has no other effects than its results: kernels/memory/large.ts. */
export const compositeMemory = optional<(kernel: Kernel) => Kernel>("dispatch.composite memory");

/** Whether a library has ever registered a kernel for the program, which may retain its arguments. */
export const usersKernels: { any: boolean } = once("dispatch.users' kernels", () => ({ any: false }));

/** An operator of a registry. Generated stubs use only `maskLo`, `maskHi` and `table`. */
export class OperatorEntry {
  // Fields that the constructor sets are only declared, so that the constructor's store is the first one: engines then treat
  // them as constants of the operator, and embed them in its stub.

  /** Non-fallthrough masks. Zero before the first call, so that it reaches slot 0 whatever its keys. */
  maskLo = 0;
  maskHi = 0;
  maskThird = 0;
  /**
   * One cell per runtime key; a single cell before the first call, which builds the table. Changed in place, and replaced
   * only while an observer is installed.
   */
  declare table: Kernel[];
  declare readonly name: string;
  declare readonly registry: OperatorRegistry;
  /** Null while only kernels are registered. */
  definition: Definition | null = null;
  /** Kernels registered by generated code, newest first, until kernels are first needed: most programs use few operators. */
  waiting: WaitingKernel | null = null;
  filed: Map<number, KernelRecord> | null = null;
  implCount = 0;
  /** True after the last registration was removed; calls through remaining handles then throw. */
  removed = false;
  reporter: ErrorReporter | null = null;
  /** Whether tensors on different devices are rejected before a backend's kernel runs. */
  deviceCheck = true;
  /** Positions of the arguments that kernels write to although the schema does not say so. */
  undeclaredWrites: readonly number[] = noPlaces;
  /** The texts that arguments take, by argument. */
  choices: Choices | null = null;
  /** Whether whoever defined the operator says that its kernels take tensors of several devices. */
  anyDevice = false;
  /** What backends' kernels beside a composite do where gradients are recorded, unless their registration says it: `kernel_gradient` of YAML. */
  kernelGradient: KernelGradient | null = null;
  /** The arguments whose values its kernels read, as bits; set when there is another backend than the host's. */
  reads = 0;
  /** Whether observers and profilers are called for its kernels, like C10's `is_observed_` for RecordFunction. */
  observed = true;
  /** The first declared signature, which calls were compiled against, so it is retained when its kernel is removed. */
  firstSignature: { readonly record: KernelRecord; readonly key: string } | null = null;

  // Not private, since dispatcher.ts uses them.
  computed = false;
  /** The computed cells, whether or not an observer has replaced the table. */
  declare readonly cells: Kernel[];
  /** The computed cells of the keys that programs define, by slot after the listed ones. */
  more: Kernel[] | null = null;
  resolutions: readonly Resolution[] | null = null;
  declare readonly firstCall: Kernel;
  /** Created on demand, except for operators that are defined at run time. */
  parsedParameters: SchemaParameters | null = null;
  parsed: FunctionSchema | null = null;
  positions: TensorPositions | null = null;

  constructor(registry: OperatorRegistry, name: string) {
    this.registry = registry;
    this.name = name;
    this.firstCall = ((...args: unknown[]) => this.firstCallOf(args)) as Kernel;
    this.cells = [this.firstCall];
    this.table = this.cells;
  }

  /** The newest kernel of each registration id; older ones are linked. */
  get kernels(): Map<number, KernelRecord> {
    if (this.filed === null) {
      this.filed = new Map();
      this.implCount = 0;
      this.file(this.waiting);
      this.waiting = null;
    }
    return this.filed;
  }

  /** Registers waiting kernels, earliest first. */
  file(waiting: WaitingKernel | null): void {
    if (waiting === null) return;
    this.file(waiting.older);
    const record = new KernelRecord(waiting.kernel, waiting.source);
    record.pointwise = waiting.pointwise;
    this.registry.add(this, waiting.id, record);
  }

  /** Whether the table and the masks exist, which the first call creates. */
  get hasTable(): boolean {
    return this.cells.length > 1;
  }

  // Also the cell after those of keys, which finds the keys of the third word.
  private firstCallOf(args: unknown[]): unknown {
    // On the first call the masks have cleared the words, so they are recomputed from the arguments.
    const words = this.hasTable ? wordsIn(this, args) : activeWords(args.slice(0, -2));
    this.compute();
    return this.enter(args, words.lo, words.hi);
  }

  /** The parameters of the schema. @throws DispatchError if the operator has only kernels */
  get parameters(): SchemaParameters {
    if (this.parsedParameters === null) {
      const read = readParameters(this.defined.schemaText);
      this.parsedParameters = this.choices === null ? read : withChoices(read, this.choices);
    }
    return this.parsedParameters;
  }

  /** States the texts that arguments take. */
  restrict(choices: Choices): void {
    this.choices = choices;
    if (this.parsedParameters !== null) this.parsedParameters = withChoices(this.parsedParameters, choices);
  }

  get schemaText(): string | null {
    return this.definition === null ? null : this.definition.schemaText;
  }

  /** The schema, or the name if there is none, for messages. */
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

  /** The parsed schema. @throws DispatchError if the operator has only kernels */
  get schema(): FunctionSchema {
    if (this.parsed === null) {
      this.parsed = schemaParser.get()(this.defined.schemaText);
    }
    return this.parsed;
  }

  private get defined(): Definition {
    if (this.definition === null) throw this.registry.undefinedError(this);
    return this.definition;
  }

  /** The number of arguments of the schema. */
  get argumentCount(): number {
    return this.parameters.list.length;
  }

  /** The number of returns of the schema. */
  get returnCount(): number {
    return (this.parameters.returns ??= countReturns(this.defined.schemaText));
  }

  /** Whether the schema says that it writes into an argument. */
  get writes(): boolean {
    return (this.parameters.writes ??= this.defined.schemaText.includes("!"));
  }

  /** The positions of the arguments that contribute keys; computed once. */
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
   * The keys that arguments contribute, before local state and masks. `offset`: the position of the arguments in `values`.
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

  /** The kernel at each runtime key, with the rule that chose it. */
  get row(): readonly Resolution[] {
    this.registry.settle();
    return this.rowSoFar;
  }

  /** The same without forms that wait for another backend: for calls, whose backends are there. */
  get rowSoFar(): readonly Resolution[] {
    if (this.resolutions === null) {
      this.resolutions = this.applyRules(resolution);
      this.registry.computed.add(this);
    }
    return this.resolutions;
  }

  /** The same for one key, recomputed. */
  resolve(at: number): Resolution {
    this.registry.settle();
    return this.applied(at, resolution);
  }

  /** The law for one key alone, with the kernels that are registered so far. */
  applied<T>(at: number, make: Applied<T>): T {
    return this.applyRules(make, this.kernels, [runtimeKeys[at]!])[0]!;
  }

  /** The place of the schema's definition, as text. */
  get place(): string {
    return this.definition === null ? "unknown place" : sourceText(this.definition.source);
  }

  toString(): string {
    return this.described;
  }

  /** Applies the dispatch rules: determines the kernel at each runtime key, and the rule that chose it. */
  applyRules<T>(
    make: Applied<T>,
    kernels: ReadonlyMap<number, KernelRecord> = this.kernels,
    keys: readonly RuntimeKey[] = runtimeKeys,
  ): T[] {
    const { registry } = this;
    const ids = [...kernels.keys()];
    const aliases = aliasNames.map((_, alias) => kernels.get(slotCount + alias) ?? null);
    return keys.map((key) => {
      const at = key.slot;
      const exactRecord = kernels.get(idOfSlot(at));
      if (exactRecord !== undefined) return make(exact, exactRecord);
      // Undefined uses the kernels for all backends.
      const bits = at === 0 ? 0b11010 : aliasBits[at]! | (registry.derivedAt.has(at) ? defaultBit : 0);
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
      const record = registry.fallbackAt(at)?.record ?? null;
      return make(record === null ? missing : fallback, record);
    });
  }

  /** Invalidates the table: the next call recomputes it in place. */
  invalidate(): void {
    this.resolutions = null;
    this.registry.computed.delete(this);
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
    const records = this.applyRules((_, record) => record);
    // A functionality is in the masks unless it falls through for every backend.
    let maskLo = backendMask;
    let maskHi = 0;
    let maskThird = 0;
    const missing = this.missingCell();
    const strip = this.stripCell();
    const known = new Map<KernelRecord | null, Kernel>([[null, missing]]);
    for (const { slot: at, name, lo, hi } of orderedKeys.list) {
      const record = records[at]!;
      if (record?.isFallthrough === true) {
        this.setCell(at, at === 0 ? missing : strip);
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
      this.setCell(at, cell);
    }
    this.maskLo = maskLo;
    this.maskHi = maskHi;
    this.maskThird = maskThird;
    cells[slotCount] = this.firstCall;
    this.computed = true;
    this.registry.computed.add(this);
  }

  /** A high word without the keys that fall through for this operator. */
  maskedHi(hi: number): number {
    return hi < thirdBit ? hi & this.maskHi : withThird(hi & this.maskHi, thirdOf(hi) & this.maskThird);
  }

  /** Wraps a kernel in the installed checks. */
  private extended(record: KernelRecord, at: number, key: string, raw: Kernel): Kernel {
    const { installed: checkResult } = resultCheck;
    const { installed: checkArguments } = argumentCheck;
    const { installed: watchReentry } = reentryWatch;
    let kernel = raw;
    if (compositeMemory.installed !== null && !record.fromUser && this.isComposite(record))
      kernel = compositeMemory.installed(kernel);
    if (checkResult !== null) kernel = checkResult(this, record, key, kernel);
    if (checkArguments !== null) kernel = checkArguments(this, at, kernel);
    return watchReentry === null ? kernel : watchReentry(this, record, kernel);
  }

  /** Whether it is a composite kernel that makes tensors: views are not made of temporaries. */
  private isComposite(record: KernelRecord): boolean {
    const { kernels, schemaText } = this;
    return (
      (kernels.get(slotCount + implicit) === record || kernels.get(slotCount + explicit) === record) &&
      schemaText?.includes("(a)") === false &&
      !schemaText.includes("(a ")
    );
  }

  private setCell(at: number, cell: Kernel): void {
    if (at < slotCount) this.cells[at] = cell;
    else (this.more ??= [])[at - slotCount] = cell;
  }

  /** Puts a cell in the place of another, wherever it is. */
  replaceCell(old: Kernel, cell: Kernel): void {
    for (const cells of [this.cells, this.more ?? []])
      for (let at = 0; at < cells.length; at++) if (cells[at] === old) cells[at] = cell;
  }

  /** The computed cell of a key. */
  cellAt(at: number): Kernel {
    return at < slotCount ? this.cells[at]! : this.more![at - slotCount]!;
  }

  // Continues with these key words, after the masks; the last two arguments are placeholders for them.
  private enter(args: unknown[], lo: number, hi: number): unknown {
    const n = args.length;
    args[n - 2] = lo &= this.maskLo;
    args[n - 1] = hi = this.maskedHi(hi);
    // An observer's cell comes back by `run`.
    return hi > fullWord && this.table === this.cells
      ? this.run(args, lo, hi)
      : (this.table[slot(lo, hi)] as AnyCell)(...args);
  }

  /** Calls the kernel of the highest key of masked words, which the last two arguments are. */
  run(args: unknown[], lo: number, hi: number): unknown {
    const at = keySlot(lo, hi);
    const cell = this.cellAt(at) as AnyCell;
    const record = hi > fullWord && at < slotCount ? this.rowSoFar[at]!.record : null;
    // Only generated kernels lose the third word: those of programs redispatch with a KeySet.
    if (record === null || record.boxed !== null || record.fromUser || record.isFallthrough) return cell(...args);
    const below = functionalityHi(runtimeKeys[at]!.functionality);
    const outer = passing.current;
    passing.current = { entry: this, lo, hi: hi & (below - 1), third: thirdOf(hi), redispatched: false };
    try {
      return cell(...args);
    } finally {
      passing.current = outer;
    }
  }

  // If only some backends fall through, a mask cannot express it: the cell clears the key and redispatches.
  private stripCell(): Kernel {
    return ((...args: unknown[]) => {
      const lo = args.at(-2) as number;
      const hi = args.at(-1) as number;
      const index = highestFunctionality(lo, hi);
      return this.enter(args, withoutLo(lo, index), withoutHi(hi, index));
    }) as Kernel;
  }

  private missingCell(): Kernel {
    return ((...args: unknown[]) => {
      throw this.registry.missingKernel(this, args.at(-2) as number, args.at(-1) as number, args.slice(0, -2));
    }) as Kernel;
  }
}

/** A typed handle: `table` contains kernels with this operator's signature. */
export interface Operator<F extends Kernel = Kernel> extends OperatorEntry {
  readonly table: Cell<F>[];
}

/** Whether a value is an operator of any copy of the package. */
export function isEntry(value: unknown): value is OperatorEntry {
  return typeof (value as Partial<OperatorEntry> | null | undefined)?.compute === "function";
}

/** @throws ArgumentError unless `value` is an operator */
export function assertEntry(value: unknown, caller: string): asserts value is OperatorEntry {
  if (!isEntry(value))
    throw new ArgumentError(`${caller}: expected an operator, as dispatcher.get returns it, got ${describe(value)}`);
}
