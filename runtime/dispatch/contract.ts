// What the schema says about a kernel's memory: which results are new, which share an argument's memory or are that argument, which arguments are
// written, and on which device results are. Checked for users' kernels that compute (those of backends); composites may return what they are given.

import { deviceType } from "../core/device.js";
import { once } from "../core/shared.js";
import type { Storage } from "../core/storage.js";
import type { Alias, FunctionSchema, Type } from "../schema/types.js";
import { backendMask, backendNames, backendOfDeviceType, denseTensorLo, runtimeKeys } from "./keys.js";
import type { OperatorEntry } from "./operator-entry.js";
import { keySlot } from "./slots.js";

/** What a call needs of a tensor, of any copy of the package. */
export interface Held {
  readonly storage: Storage;
  readonly keysLo: number;
  readonly device: string;
}

/** How one result relates to the arguments. */
interface ResultRule {
  /** Positions of the arguments, one of which it is: those that it writes to. Null if the schema does not say so. */
  readonly written: readonly number[] | null;
  /** Positions of the arguments that it may share memory with; null for any. */
  readonly shares: readonly number[] | null;
}

/** The rules of one operator, from its schema. */
export interface Contract {
  /** Positions of arguments with tensors that the schema does not say are written to, if versions are compared. */
  readonly unwritten: readonly number[];
  /** Positions of arguments with tensors that are written to. */
  readonly written: readonly number[];
  /** Positions of all arguments with tensors. */
  readonly tensors: readonly number[];
  /** Null for a result without tensors. */
  readonly results: readonly (ResultRule | null)[];
  /** The position of the argument that says on which device results are, or -1. */
  readonly device: number;
}

function holdsTensors(type: Type): boolean {
  if (type.kind === "base") return type.name === "Tensor";
  return (type.kind === "optional" || type.kind === "list") && holdsTensors(type.element);
}

const isDeviceType = (type: Type): boolean =>
  type.kind === "optional" ? isDeviceType(type.element) : type.kind === "base" && type.name === "Device";

const meets = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));

/** By schema, since boxed kernels are looked at in each call. */
const contracts: WeakMap<FunctionSchema, Contract> = once("dispatch.contracts", () => new WeakMap());

/** The rules that an operator's schema states. */
export function contractOf(entry: OperatorEntry): Contract {
  let contract = contracts.get(entry.schema);
  if (contract === undefined) contracts.set(entry.schema, (contract = stated(entry)));
  return contract;
}

function stated({ schema, definition }: OperatorEntry): Contract {
  const { arguments: parameters, returns } = schema;
  const tensors = parameters.flatMap(({ type }, i) => (holdsTensors(type) ? [i] : []));
  const writes = (i: number): boolean =>
    parameters[i]!.alias?.write === true || parameters[i]!.containerAlias?.write === true;
  // The pieces of `unsafe_split` are views that autograd does not treat as such.
  const saysAll = definition?.tags.includes("maybe_aliasing_or_mutating") !== true;
  const sharing = (alias: Alias | null): readonly number[] | null => {
    if (alias === null) return saysAll ? [] : null;
    if (alias.before.includes("*")) return null;
    return tensors.filter((i) => {
      const { alias: own } = parameters[i]!;
      return own !== null && (meets(own.before, alias.before) || meets(own.after, alias.before));
    });
  };
  return {
    tensors,
    written: tensors.filter(writes),
    // PyTorch's own schemas leave some writes unsaid (the statistics of native_batch_norm, the noise of rrelu_with_noise), and may be generated.
    unwritten: definition?.atRunTime === true && saysAll ? tensors.filter((i) => !writes(i)) : [],
    results: returns.map(({ type, alias }) => {
      if (!holdsTensors(type)) return null;
      const shares = sharing(alias);
      const written = alias?.write === true ? (shares ?? []).filter(writes) : [];
      return { written: written.length === 0 ? null : written, shares };
    }),
    device: parameters.findIndex(({ type }) => isDeviceType(type)),
  };
}

/** Calls `visit` for each tensor of an argument or result, with the place of one in a list, or -1. */
function visit(value: unknown, each: (tensor: Held, at: number) => void): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (value[i] != null) each(value[i] as Held, i);
  } else if (value != null) each(value as Held, -1);
}

/** The storages of the arguments that are not written to, and their versions, before a call. */
export interface Versions {
  readonly storages: Storage[];
  readonly versions: number[];
  readonly places: string[];
}

/** Notes the versions of the arguments that a kernel may not write to; null if nothing is to be compared. */
export function versionsBefore(entry: OperatorEntry, contract: Contract, args: readonly unknown[]): Versions | null {
  if (contract.unwritten.length === 0) return null;
  const noted: Versions = { storages: [], versions: [], places: [] };
  for (const i of contract.unwritten) {
    visit(args[i], ({ storage }, at) => {
      noted.storages.push(storage);
      noted.versions.push(storage.version);
      noted.places.push(nameOf(entry, i, at));
    });
  }
  return noted;
}

function nameOf(entry: OperatorEntry, i: number, at: number): string {
  const { name } = entry.parameters.list[i]!;
  return at < 0 ? name : `${name}[${at}]`;
}

/** Whether a storage is that of an argument at one of the positions. */
function isAmong(storage: Storage, args: readonly unknown[], positions: readonly number[]): boolean {
  let found = false;
  for (const i of positions) {
    visit(args[i], (tensor) => {
      found ||= tensor.storage === storage;
    });
  }
  return found;
}

/**
 * Why a call contradicts the rules, as the rest of a sentence that begins with the kernel's name; null if it does not.
 * @param results one value for each return of the schema
 */
export function breach(
  entry: OperatorEntry,
  contract: Contract,
  args: readonly unknown[],
  results: readonly unknown[],
  before: Versions | null,
): string | null {
  return (
    writeBreach(contract, args, before) ??
    resultBreach(entry, contract, args, results) ??
    deviceBreach(entry, contract, args, results)
  );
}

function writeBreach(contract: Contract, args: readonly unknown[], before: Versions | null): string | null {
  if (before === null) return null;
  const { storages, versions, places } = before;
  for (let i = 0; i < storages.length; i++) {
    if (storages[i]!.version === versions[i] || isAmong(storages[i]!, args, contract.written)) continue;
    const name = places[i]!;
    const item = name.indexOf("[");
    return (
      `writes to its argument ${name}, which the schema does not say. Write to a copy (clone), ` +
      `or declare it in the schema: Tensor(a!)${item < 0 ? "" : "[]"} ${item < 0 ? name : name.slice(0, item)}`
    );
  }
  return null;
}

function resultBreach(
  entry: OperatorEntry,
  contract: Contract,
  args: readonly unknown[],
  results: readonly unknown[],
): string | null {
  const { tensors } = contract;
  const single = results.length === 1;
  /** The new results so far, and what they are called. */
  const fresh: { readonly storage: Storage; readonly name: string }[] = [];
  for (let r = 0; r < results.length; r++) {
    const rule = contract.results[r] ?? null;
    if (rule === null) continue;
    let why: string | null = null;
    visit(results[r], (tensor, at) => {
      if (why !== null) return;
      const name = `its result${single ? "" : ` ${r}`}${at < 0 ? "" : `[${at}]`}`;
      why =
        rule.written === null
          ? sharingBreach(entry, args, tensor, name, tensors, rule.shares)
          : identityBreach(entry, args, tensor, name, at, rule.written);
      if (why !== null || rule.written !== null || rule.shares === null || rule.shares.length > 0) return;
      const other = fresh.find(({ storage }) => storage === tensor.storage);
      if (other === undefined) fresh.push({ storage: tensor.storage, name });
      else
        why = `returns new tensors that share their memory: ${other.name} and ${name.slice("its ".length)}. Return a copy of one (clone)`;
    });
    if (why !== null) return why;
  }
  return null;
}

/** A result that is written to must be the argument. */
function identityBreach(
  entry: OperatorEntry,
  args: readonly unknown[],
  tensor: Held,
  name: string,
  at: number,
  written: readonly number[],
): string | null {
  const is = (i: number): boolean => {
    const arg = args[i];
    return arg === tensor || (Array.isArray(arg) && (at < 0 ? arg.includes(tensor) : arg[at] === tensor));
  };
  if (written.some(is)) return null;
  const names = written.map((i) => nameOf(entry, i, Array.isArray(args[i]) ? at : -1));
  return `must return the argument that it writes to, ${names.join(" or ")}, but ${name} is another tensor`;
}

/** A result may share memory only with the arguments that the schema relates it to. */
function sharingBreach(
  entry: OperatorEntry,
  args: readonly unknown[],
  tensor: Held,
  name: string,
  tensors: readonly number[],
  shares: readonly number[] | null,
): string | null {
  if (shares === null) return null;
  let why: string | null = null;
  for (const i of tensors) {
    if (shares.includes(i)) continue;
    visit(args[i], (arg, at) => {
      if (why !== null || arg.storage !== tensor.storage) return;
      // A call such as f(x, x), where one of the two may be returned.
      if (shares.length > 0 && isAmong(tensor.storage, args, shares)) return;
      const what = arg === tensor ? "is" : "shares the memory of";
      const allowed = shares.map((one) => entry.parameters.list[one]!.name).join(" or ");
      why = `breaks the schema: ${name} ${what} its argument ${nameOf(entry, i, at)}, but ${
        shares.length === 0 ? "must be a new tensor" : `may only share the memory of ${allowed}`
      }. Return a copy (clone), or declare it in the schema: Tensor(a) for the argument and the result`;
    });
  }
  return why;
}

/** The backend that results belong to, as bits; 0 if the call does not determine one. */
function backendOfCall(contract: Contract, args: readonly unknown[]): number {
  const device = contract.device < 0 ? null : args[contract.device];
  if (typeof device === "string") {
    const name = backendOfDeviceType(deviceType(device as "cpu"));
    return name === undefined ? 0 : denseTensorLo(name) & backendMask;
  }
  const { backend } = runtimeKeys[keySlot(args.at(-2) as number, args.at(-1) as number)]!;
  return backend < 0 ? 0 : 1 << backend;
}

function deviceBreach(
  entry: OperatorEntry,
  contract: Contract,
  args: readonly unknown[],
  results: readonly unknown[],
): string | null {
  if (entry.anyDevice) return null;
  const expected = backendOfCall(contract, args);
  if (expected === 0) return null;
  let why: string | null = null;
  results.forEach((result, r) => {
    const rule = contract.results[r] ?? null;
    if (rule === null || rule.written !== null) return;
    visit(result, ({ keysLo, device }, at) => {
      if (why !== null || (keysLo & expected) !== 0) return;
      const name = `its result${results.length === 1 ? "" : ` ${r}`}${at < 0 ? "" : `[${at}]`}`;
      const backend = backendNames[31 - Math.clz32(expected)]!;
      why = `runs for ${backend}, but ${name} is on device ${device}. Allocate results on the arguments' device, as in empty(shape, { device: x.device })`;
    });
  });
  return why;
}

/** Whether a result of one tensor needs no closer look: it is a new tensor of the call's backend. */
export function isPlainlyNew(result: Held, storage: Storage | undefined, lo: number): boolean {
  return result.storage !== storage && ((result.keysLo ^ lo) & backendMask) === 0;
}
