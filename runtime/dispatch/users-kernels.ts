// Checks parameters, results and writes of users' kernels against the schema, and continues with the next kernel if one declines a call.
// Generated kernels are checked by the compiler.
import { DispatchError, keepStack } from "../core/errors.js";
import type { Storage } from "../core/storage.js";
import type { Type } from "../schema/types.js";
import {
  breach,
  type Contract,
  contractOf,
  type Held,
  isPlainlyNew,
  type Versions,
  versionsBefore,
} from "./contract.js";
import type { BoxedKernel, Kernel, KernelRecord } from "./kernel.js";
import type { KeySet } from "./key-set.js";
import { runtimeKeys } from "./keys.js";
import { NotImplemented } from "./not-implemented.js";
import { isBackendId, type OperatorEntry, registrationKey, resultCheck } from "./operator-entry.js";
import { highestFunctionality, keySlot, slot, withoutHi, withoutLo } from "./slots.js";
import { typeMismatch } from "./stack.js";

function described(entry: OperatorEntry, key: string, record: KernelRecord): string {
  return `${record.what} (${entry.name} at ${key}, registered at ${record.place})`;
}

/**
 * The number of a function's parameters, those with defaults included, which `length` leaves out: as kernels are given the words of the key set, the default
 * would never be taken. A rest parameter takes whatever there is.
 */
function parametersOf(kernel: Kernel): number {
  const text = Function.prototype.toString.call(kernel);
  const start = text.indexOf("(");
  const before = text.slice(0, start);
  // One parameter without brackets, a computed name, or code that is not shown.
  if (start < 0 || before.includes("=>") || before.includes("[") || text.endsWith("[native code] }"))
    return kernel.length;
  let [depth, count, isEmpty] = [0, 0, true];
  for (let i = start + 1; i < text.length; i++) {
    const char = text[i]!;
    if (text.startsWith("/*", i) || text.startsWith("//", i)) {
      const end = text.startsWith("/*", i) ? text.indexOf("*/", i) + 1 : text.indexOf("\n", i);
      // What looks like a comment was a regular expression.
      if (end <= i) return kernel.length;
      i = end;
    } else if (depth === 0 && (char === "," || char === ")")) {
      if (!isEmpty) count++;
      isEmpty = true;
      if (char === ")") return Math.max(count, kernel.length);
    } else if (depth === 0 && isEmpty && text.startsWith("...", i)) return Math.max(count, kernel.length);
    else if (char.trim() !== "") {
      isEmpty = false;
      if (char === '"' || char === "'" || char === "`") i = endOfText(text, i);
      else if ("([{".includes(char)) depth++;
      else if (")]}".includes(char)) depth--;
    }
  }
  return kernel.length;
}

/** The index of the quote that ends what begins at `start`. */
function endOfText(code: string, start: number): number {
  let end = start + 1;
  while (end < code.length && code[end] !== code[start]) end += code[end] === "\\" ? 2 : 1;
  return end;
}

/**
 * Rejects a kernel with more parameters than it receives: the arguments of the schema and the two words of the key set. A kernel
 * with fewer parameters ignores the last arguments. One more parameter than the schema has would be half of a key set.
 * @throws DispatchError
 */
export function checkParameters(entry: OperatorEntry, key: string, record: KernelRecord): void {
  const { unboxed } = record;
  if (!entry.registry.checksKernels || unboxed === null || entry.definition === null) return;
  const { list } = entry.parameters;
  const length = parametersOf(unboxed);
  if (length <= list.length || length === list.length + 2) return;
  const names = list.length === 0 ? "" : ` (${list.map(({ name }) => name).join(", ")})`;
  throw new DispatchError(
    `${described(entry, key, record)} takes ${length} parameters, but receives ${list.length + 2}: ` +
      `the ${list.length} argument${list.length === 1 ? "" : "s"} of the schema${names}, by position, and the two words of the key set${
        length === list.length + 1 ? ", of which it must take both or none" : ""
      }`,
    { schema: entry.described },
  );
}

/**
 * Whether kernels registered under a number compute for backends: those at backend keys, and composites that run below autograd. The others call
 * operators, which obey their own schemas, and may return what these return, or what they were given.
 */
export function isLeafId(id: number): boolean {
  return isBackendId(id) || registrationKey(id).startsWith("CompositeExplicitAutograd");
}

/** Why a result does not match the schema, or null. */
function mismatch({ schema }: OperatorEntry, result: unknown): string | null {
  const { returns } = schema;
  if (returns.length === 0) return null;
  if (returns.length === 1) return typeMismatch(result, returns[0]!.type, "its result");
  if (!Array.isArray(result) || result.length !== returns.length) {
    const got = Array.isArray(result) ? `one of ${result.length}` : typeof result;
    return `its result must be an array of ${returns.length} values, got ${got}`;
  }
  for (let i = 0; i < returns.length; i++) {
    // Of several results, those that were not requested may be undefined tensors.
    const why = result[i] === null ? null : typeMismatch(result[i], returns[i]!.type, `its result ${i}`);
    if (why !== null) return why;
  }
  return null;
}

function checkResult(entry: OperatorEntry, key: string, record: KernelRecord, result: unknown): void {
  const why = mismatch(entry, result);
  if (why === null) return;
  throw new DispatchError(`${described(entry, key, record)} does not return the type of the schema: ${why}`, {
    schema: entry.described,
  });
}

/** The error for a boxed kernel that left another number of values on the stack than the schema has returns. */
export function wrongCount(entry: OperatorEntry, kernel: BoxedKernel, left: number): Error {
  const found = entry.rowSoFar.findIndex(({ record }) => record?.boxed === kernel);
  const what =
    found < 0
      ? `boxed kernel ${kernel.name} (${entry.name})`
      : described(entry, runtimeKeys[found]!.name, entry.rowSoFar[found]!.record!);
  const { argumentCount: taken, returnCount: due } = entry;
  const values = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
  return new DispatchError(
    `${what} left ${values(left, "value")} on the stack instead of ${due}: ` +
      `it must take the ${values(taken, "argument")} of the schema off and push ${values(due, "result")}`,
    { schema: entry.described },
  );
}

/** The next kernel after one at a key, by the dispatch rules: the one that it overrides, or that of the next rule. Null if there is none. */
function following(entry: OperatorEntry, at: number, declined: KernelRecord): KernelRecord | null {
  const left = new Map(entry.kernels);
  let passed = false;
  for (;;) {
    const found = entry.applyRules((_, record) => record, left)[at]!;
    if (found === null || passed) return found;
    const place = [...left].find(([, record]) => record === found);
    // A fallback is the last rule.
    if (place === undefined) return null;
    for (let one: KernelRecord | null = found; one !== null; one = one.older) {
      if (one !== declined) continue;
      if (one.older !== null) return one.older;
      passed = true;
    }
    left.delete(place[0]);
  }
}

/** Continues a call that a kernel declined. */
function callNext(entry: OperatorEntry, declined: KernelRecord, args: readonly unknown[]): unknown {
  const lo = args.at(-2) as number;
  const hi = args.at(-1) as number;
  const at = keySlot(lo, hi);
  const { name } = runtimeKeys[at]!;
  const next = following(entry, at, declined);
  if (next === null)
    throw new DispatchError(
      `${described(entry, name, declined)} returned NotImplemented, and there is no other kernel for ${name}`,
      { schema: entry.described },
    );
  if (!next.isFallthrough) {
    const kernel = next.unboxed ?? next.boxed!.adapter(entry);
    return (checkKernel(entry, next, name, kernel) as (...args: readonly unknown[]) => unknown)(...args);
  }
  const index = highestFunctionality(lo, hi);
  const [l, h] = [withoutLo(lo, index) & entry.maskLo, entry.maskedHi(withoutHi(hi, index))];
  return (entry.table[slot(l, h)] as (...args: unknown[]) => unknown)(...args.slice(0, -2), l, h);
}

/** Properties that only tensors have. */
type Tensorlike = { readonly keysLo?: unknown } | null | undefined;

/** Returns a result if it matches the schema. `before`: the versions of the arguments that the kernel may not write to. */
type Checked = (result: unknown, args: readonly unknown[], before: Versions | null) => unknown;

/**
 * Wraps a kernel in a check of its result. Kernels of one or two arguments that return a tensor have specialised wrappers, which compare
 * a few fields: with a rest array and a call of the check they would be a tenth slower.
 */
function withResult(kernel: Kernel, entry: OperatorEntry, contract: Contract | null, checked: Checked): Kernel {
  const run = kernel as (...args: unknown[]) => unknown;
  const { list } = entry.parameters;
  const { returns } = entry.schema;
  const returnsTensor = returns.length === 1 && isOneTensor(returns[0]!.type);
  // The stack of a user's own error is preserved.
  if (contract === null && returnsTensor && list.length === 1) {
    return ((a: unknown, lo: number, hi: number) => {
      try {
        const result = run(a, lo, hi);
        if ((result as Tensorlike)?.keysLo !== undefined) return result;
        return checked(result, [a, lo, hi], null);
      } catch (error) {
        throw keepStack(error);
      }
    }) as Kernel;
  }
  if (contract === null && returnsTensor && list.length === 2) {
    return ((a: unknown, b: unknown, lo: number, hi: number) => {
      try {
        const result = run(a, b, lo, hi);
        if ((result as Tensorlike)?.keysLo !== undefined) return result;
        return checked(result, [a, b, lo, hi], null);
      } catch (error) {
        throw keepStack(error);
      }
    }) as Kernel;
  }
  if (contract !== null && isPlain(contract) && list.length <= 2 && isOneTensor(list[0]!.type)) {
    const comparesFirst = contract.unwritten.includes(0);
    if (list.length === 1) {
      return ((a: Held | null, lo: number, hi: number) => {
        const storage = a?.storage;
        const version = storage?.version;
        try {
          const result = run(a, lo, hi);
          if (
            (result as Tensorlike)?.keysLo !== undefined &&
            isPlainlyNew(result as Held, storage, lo) &&
            (!comparesFirst || storage?.version === version)
          )
            return result;
          return checked(result, [a, lo, hi], noted(entry, contract, [storage], [version]));
        } catch (error) {
          throw keepStack(error);
        }
      }) as Kernel;
    }
    const isSecond = isOneTensor(list[1]!.type);
    if (isSecond || !contract.tensors.includes(1)) {
      const comparesSecond = contract.unwritten.includes(1);
      return ((a: Held | null, b: unknown, lo: number, hi: number) => {
        const storage = a?.storage;
        const version = storage?.version;
        const second = isSecond ? (b as Held | null)?.storage : undefined;
        const secondVersion = second?.version;
        try {
          const result = run(a, b, lo, hi);
          if (
            (result as Tensorlike)?.keysLo !== undefined &&
            isPlainlyNew(result as Held, storage, lo) &&
            (result as Held).storage !== second &&
            (!comparesFirst || storage?.version === version) &&
            (!comparesSecond || second?.version === secondVersion)
          )
            return result;
          return checked(result, [a, b, lo, hi], noted(entry, contract, [storage, second], [version, secondVersion]));
        } catch (error) {
          throw keepStack(error);
        }
      }) as Kernel;
    }
  }
  return ((...args: unknown[]) => {
    const before = contract === null ? null : versionsBefore(entry, contract, args);
    let result: unknown;
    try {
      result = run(...args);
    } catch (error) {
      throw keepStack(error);
    }
    return contract === null && returnsTensor && (result as Tensorlike)?.keysLo !== undefined
      ? result
      : checked(result, args, before);
  }) as Kernel;
}

const isOneTensor = (type: Type): boolean => type.kind === "base" && type.name === "Tensor";

/** Whether an operator returns one new tensor and writes to nothing, so that few fields tell that a result is right. */
function isPlain({ results, written }: Contract): boolean {
  const [rule] = results;
  return results.length === 1 && rule != null && rule.shares?.length === 0 && written.length === 0;
}

/** The versions of single arguments, read before a call; null if none is compared. */
function noted(
  entry: OperatorEntry,
  { unwritten }: Contract,
  storages: readonly (Storage | undefined)[],
  versions: readonly (number | undefined)[],
): Versions | null {
  const compared = unwritten.filter((i) => storages[i] !== undefined);
  return {
    storages: compared.map((i) => storages[i]!),
    versions: compared.map((i) => versions[i]!),
    places: compared.map((i) => entry.parameters.list[i]!.name),
  };
}

/** Throws if a leaf kernel's results or writes contradict what the schema says of memory. */
function checkMemory(
  entry: OperatorEntry,
  key: string,
  record: KernelRecord,
  contract: Contract,
  args: readonly unknown[],
  result: unknown,
  before: Versions | null,
): void {
  const { length } = entry.schema.returns;
  const results = length === 0 ? [] : length === 1 ? [result] : (result as readonly unknown[]);
  const why = breach(entry, contract, args, results, before);
  if (why === null) return;
  throw new DispatchError(`${described(entry, key, record)} ${why}`, { schema: entry.described });
}

function checkKernel(entry: OperatorEntry, record: KernelRecord, key: string, raw: Kernel): Kernel {
  if (!record.fromUser || !entry.registry.checksKernels || entry.definition === null) return raw;
  checkParameters(entry, key, record);
  const contract = record.isLeaf ? contractOf(entry) : null;
  return withResult(raw, entry, contract, (result, args, before) => {
    if (result === NotImplemented) return callNext(entry, record, args);
    // One record may serve several keys.
    const { name } = runtimeKeys[keySlot(args.at(-2) as number, args.at(-1) as number)]!;
    checkResult(entry, name, record, result);
    if (contract !== null) checkMemory(entry, name, record, contract, args, result, before);
    return result;
  });
}

/**
 * Calls a boxed kernel with a stack that holds the operator's arguments alone, and checks what it leaves there; a user's kernel also against what
 * the schema says of its results.
 * @throws DispatchError
 */
export function callBoxedKernel(
  entry: OperatorEntry,
  key: string,
  record: KernelRecord,
  keys: KeySet,
  stack: unknown[],
): void {
  const boxed = record.boxed!;
  const isChecked = record.fromUser && entry.registry.checksKernels;
  const contract = isChecked && record.isLeaf ? contractOf(entry) : null;
  const args = contract === null ? stack : [...stack, keys.lo, keys.hi];
  const before = contract === null ? null : versionsBefore(entry, contract, args);
  boxed.call(entry, keys, stack);
  const due = entry.returnCount;
  if (stack.length !== due) throw wrongCount(entry, boxed, stack.length);
  if (!isChecked) return;
  const result = due === 1 ? stack[0] : stack;
  checkResult(entry, key, record, result);
  if (contract !== null) checkMemory(entry, key, record, contract, args, result, before);
}

/** Installs the checks of users' kernels. */
export function installKernelChecks(): void {
  resultCheck.installOnce(checkKernel);
}
