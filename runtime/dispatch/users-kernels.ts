// Checks parameters and results of users' kernels against the schema, and continues with the next kernel if one declines a call.
// Generated kernels are checked by the compiler.
import { DispatchError, keepStack } from "../core/errors.js";
import type { Kernel, KernelRecord } from "./kernel.js";
import { runtimeKeys } from "./keys.js";
import { NotImplemented } from "./not-implemented.js";
import { entryExtensions, type OperatorEntry } from "./operator-entry.js";
import { highestFunctionality, slot, withoutHi } from "./slots.js";
import { typeMismatch } from "./stack.js";

function described(entry: OperatorEntry, key: string, record: KernelRecord): string {
  return `${record.what} (${entry.name} at ${key}, registered at ${record.place})`;
}

/**
 * Rejects a kernel with more parameters than it receives: the arguments of the schema and the two words of the key set. A kernel
 * with fewer parameters ignores the last arguments.
 * @throws DispatchError
 */
export function checkParameters(entry: OperatorEntry, key: string, record: KernelRecord): void {
  const { unboxed } = record;
  if (!entry.dispatcher.checksKernels || unboxed === null || entry.definition === null) return;
  const { list } = entry.parameters;
  const { length } = unboxed;
  if (length <= list.length + 2) return;
  const names = list.length === 0 ? "" : ` (${list.map(({ name }) => name).join(", ")})`;
  throw new DispatchError(
    `${described(entry, key, record)} takes ${length} parameters, but receives ${list.length + 2}: ` +
      `the ${list.length} argument${list.length === 1 ? "" : "s"} of the schema${names}, by position, and the two words of the key set`,
    { schema: entry.described },
  );
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

/**
 * Checks the results of a user's boxed kernel on the stack.
 * @throws DispatchError
 */
export function checkBoxedResults(
  entry: OperatorEntry,
  key: string,
  record: KernelRecord,
  stack: readonly unknown[],
): void {
  if (!record.fromUser || !entry.dispatcher.checksKernels) return;
  const { length } = entry.schema.returns;
  checkResult(entry, key, record, length === 1 ? stack.at(-1) : stack.slice(Math.max(0, stack.length - length)));
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
  const at = slot(lo, hi);
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
  const below: readonly [number, number] =
    hi === 0 ? [lo ^ (1 << (31 - Math.clz32(lo))), 0] : [lo, withoutHi(hi, highestFunctionality(lo, hi))];
  const [l, h] = [below[0] & entry.maskLo, entry.maskedHi(below[1])];
  return (entry.table[slot(l, h)] as (...args: unknown[]) => unknown)(...args.slice(0, -2), l, h);
}

/** Properties that only tensors have. */
type Tensorlike = { readonly keysLo?: unknown } | null | undefined;

/**
 * Wraps a kernel in a check of its result. Kernels of one or two arguments that return a tensor have specialised wrappers, which check
 * one field: with a rest array and a call of the check they would be a tenth slower.
 */
function withResult(
  kernel: Kernel,
  parameters: number,
  returnsTensor: boolean,
  /** Returns the result, if it matches the schema. */
  checked: (result: unknown, args: readonly unknown[]) => unknown,
): Kernel {
  const run = kernel as (...args: unknown[]) => unknown;
  // The stack of a user's own error is preserved.
  if (returnsTensor && parameters === 1) {
    return ((a: unknown, lo: number, hi: number) => {
      try {
        const result = run(a, lo, hi);
        if ((result as Tensorlike)?.keysLo !== undefined) return result;
        return checked(result, [a, lo, hi]);
      } catch (error) {
        throw keepStack(error);
      }
    }) as Kernel;
  }
  if (returnsTensor && parameters === 2) {
    return ((a: unknown, b: unknown, lo: number, hi: number) => {
      try {
        const result = run(a, b, lo, hi);
        if ((result as Tensorlike)?.keysLo !== undefined) return result;
        return checked(result, [a, b, lo, hi]);
      } catch (error) {
        throw keepStack(error);
      }
    }) as Kernel;
  }
  return ((...args: unknown[]) => {
    let result: unknown;
    try {
      result = run(...args);
    } catch (error) {
      throw keepStack(error);
    }
    return returnsTensor && (result as Tensorlike)?.keysLo !== undefined ? result : checked(result, args);
  }) as Kernel;
}

function checkKernel(entry: OperatorEntry, record: KernelRecord, key: string, raw: Kernel): Kernel {
  if (!record.fromUser || !entry.dispatcher.checksKernels || entry.definition === null) return raw;
  checkParameters(entry, key, record);
  const { returns } = entry.schema;
  const [first] = returns;
  const returnsTensor = returns.length === 1 && first!.type.kind === "base" && first!.type.name === "Tensor";
  return withResult(raw, entry.parameters.list.length, returnsTensor, (result, args) => {
    if (result === NotImplemented) return callNext(entry, record, args);
    checkResult(entry, key, record, result);
    return result;
  });
}

/** Installs the checks of users' kernels. */
export function installKernelChecks(): void {
  entryExtensions.checkResult ??= checkKernel;
}
