// Operators as people ask for them: schema, names, tags, keys of arguments, checks. Using this file's OperatorEntry gives them to all entries.
import { installMembers } from "../core/shared.js";
import { parseSchema } from "../schema/parse.js";
import type { FunctionSchema, Type } from "../schema/types.js";
import { installDeviceCheck } from "./device-check.js";
import { OperatorEntry as Core, type Definition, registrationCount, type TensorPositions } from "./entry-core.js";
import { type Kernel, sourceText } from "./kernel.js";
import { KernelRecord } from "./kernel-record.js";
import { KeySet, slot } from "./key-set.js";
import {
  backendMask,
  functionalityHi,
  functionalityLo,
  type RuntimeKey,
  runtimeKeys,
  thirdOf,
  unitedHi,
} from "./keys.js";
import { countReturns, type Parameters, parametersOf, readParameters } from "./parameters.js";
import { installReentryWatch } from "./reentry.js";
import { installKernelChecks } from "./users-kernels.js";

export type { Definition, ErrorReporter, Operator, TensorPositions } from "./entry-core.js";
export { activeWords, keptHi, registrationCount, registrationId, registrationKey, wordsIn } from "./entry-core.js";

/** The clauses of the law by their numbers. */
const reasons = [
  "autograd kernel",
  "math kernel",
  "nested kernel",
  "default backend kernel",
  "default backend kernel",
  "kernel",
  "ambiguous autogradother",
  "backend fallback",
  "missing",
] as const;

/** Why a cell holds what it holds: the clause of the law that applied. */
export type Reason = (typeof reasons)[number];

/** What the law says of one cell. */
export interface Resolution {
  readonly reason: Reason;
  /** Null for missing and ambiguous cells. */
  readonly record: KernelRecord | null;
}

declare module "./entry-core.js" {
  interface OperatorEntry {
    /** `add` of `aten::add.Tensor`. */
    readonly baseName: string;
    /** `Tensor` of `aten::add.Tensor`; "" where there is none. */
    readonly overload: string;
    readonly namespace: string;
    readonly tags: readonly string[];
    readonly defCount: number;
    readonly hasSchema: boolean;
    /** The parsed schema. Throws when the operator has only implementations. */
    readonly schema: FunctionSchema;
    /** How many arguments the schema has. */
    readonly argumentCount: number;
    /** How many values the schema returns. */
    readonly returnCount: number;
    /** Where the schema was defined, as text. */
    readonly place: string;
    /** The computed cells, whether or not an observer has put its own table before them. */
    readonly plainTable: readonly Kernel[];
    /** Which arguments bring keys; computed once. */
    readonly tensorPositions: TensorPositions;
    define(definition: Definition | null, parsed?: FunctionSchema | null): void;
    /** The keys that arguments bring, before local state and masks. `offset`: where the arguments begin in `values`. */
    argumentKeys(values: readonly unknown[], offset?: number): KeySet;
    /** What this operator does at each runtime key, and why. */
    readonly row: readonly Resolution[];
    /** The same for one key, made anew. */
    resolve(at: number): Resolution;
    /** After the last registration has gone: every further call says so. */
    remove(): void;
    /** The runtime key of a set after this operator's mask. */
    keyFor(keys: KeySet): RuntimeKey;
    /** Throws if masks, cells or counts are not what the registrations make. */
    checkInvariants(): void;
  }
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

function resolution(clause: number, record: KernelRecord | null): Resolution {
  return { reason: reasons[clause]!, record };
}

class Members extends Core {
  override get baseName(): string {
    const name = this.name.slice(this.name.indexOf("::") + 2);
    const dot = name.indexOf(".");
    return dot < 0 ? name : name.slice(0, dot);
  }

  override get overload(): string {
    const dot = this.name.indexOf(".", this.name.indexOf("::"));
    return dot < 0 ? "" : this.name.slice(dot + 1);
  }

  override get namespace(): string {
    return this.name.slice(0, this.name.indexOf("::"));
  }

  override get tags(): readonly string[] {
    return this.definition === null ? [] : this.definition.tags;
  }

  override get defCount(): number {
    return this.definition === null ? 0 : 1;
  }

  override get hasSchema(): boolean {
    return this.definition !== null;
  }

  override get schema(): FunctionSchema {
    if (this.parsed === null) {
      this.parsed = parseSchema(this.defined.schemaText, { strictness: "def" });
    }
    return this.parsed;
  }

  override get parameters(): Parameters {
    return (this.read ??= readParameters(this.defined.schemaText));
  }

  private get defined(): Definition {
    if (this.definition === null) throw this.dispatcher.noSchemaError(this);
    return this.definition;
  }

  override get argumentCount(): number {
    return this.parameters.list.length;
  }

  override get returnCount(): number {
    return (this.parameters.returns ??= countReturns(this.defined.schemaText));
  }

  override define(definition: Definition | null, parsed: FunctionSchema | null = null): void {
    this.definition = definition;
    this.parsed = parsed;
    this.read = parsed === null ? null : parametersOf(parsed);
    this.positions = null;
  }

  override get tensorPositions(): TensorPositions {
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

  override argumentKeys(values: readonly unknown[], offset = 0): KeySet {
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

  override get row(): readonly Resolution[] {
    this.dispatcher.settle();
    return (this.resolutions ??= this.applyLaw(resolution));
  }

  override resolve(at: number): Resolution {
    this.dispatcher.settle();
    return this.applyLaw(resolution)[at]!;
  }

  override remove(): void {
    this.removed = true;
    this.invalidate();
    this.cells.fill((() => {
      throw this.dispatcher.removedError(this);
    }) as Kernel);
    this.computed = true;
  }

  override checkInvariants(): void {
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
    const law = this.applyLaw(resolution);
    for (const key of runtimeKeys) {
      const { record, reason } = law[key.slot]!;
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
    let maskThird = 0;
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
      maskThird |= thirdOf(functionalityHi(functionality));
    }
    if (maskLo !== this.maskLo || maskHi !== this.maskHi || maskThird !== this.maskThird) {
      throw new Error(`${this.name}: the masks do not match the keys that pass on`);
    }
  }

  override keyFor(keys: KeySet): RuntimeKey {
    this.compute();
    return runtimeKeys[slot(keys.lo & this.maskLo, this.maskedHi(keys.hi))]!;
  }

  override get place(): string {
    return this.definition === null ? "unknown place" : sourceText(this.definition.source);
  }

  override get plainTable(): readonly Kernel[] {
    return this.cells;
  }

  override toString(): string {
    return this.described;
  }
}

function complete(record: typeof KernelRecord): typeof Core {
  installKernelChecks(record);
  installDeviceCheck();
  installReentryWatch();
  return installMembers("OperatorEntry", Core, Members);
}

/** An operator of a dispatcher. */
export const OperatorEntry = /* @__PURE__ */ complete(KernelRecord);
export type OperatorEntry = Core;
