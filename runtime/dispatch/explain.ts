// Explains a dispatch: the keys that each argument contributes, the local state, and the kernel that is chosen with the rule that applies.

import type { Device } from "../core/device.js";
import { DispatchError } from "../core/errors.js";
import type { Layout } from "../core/memory-format.js";
import { once } from "../core/shared.js";
import { storageMakers } from "../core/storage.js";
import { selectBackend } from "./backend-select.js";
import { forGradient } from "./composite-gradient.js";
import { devicesHere } from "./devices.js";
import type { KernelRecord } from "./kernel.js";
import { highestFunctionality, KeySet } from "./key-set.js";
import {
  autogradHi,
  type BackendName,
  backendStarts,
  deviceTypeOfBackend,
  functionalityHi,
  functionalityLo,
  functionalityRows,
  inplaceOrViewHi,
  isBackendRow,
  orderedKeys,
  runtimeKeys,
} from "./keys.js";
import { excludedKeys, includedKeys } from "./local.js";
import { activeKeys, idOfSlot, type OperatorEntry } from "./operator-entry.js";
import type { Reason } from "./reasons.js";
import { keySlot, lessHi, withoutHi } from "./slots.js";

/** The keys that one argument contributes. */
export interface ArgumentKeys {
  readonly argument: string;
  readonly keys: KeySet;
}

/** A level of transforms that takes a call. */
export interface ExplainedLevel {
  /** What opened it, such as `vmap`; null if no level takes the call. */
  readonly transform: string | null;
  /** 1 for the outermost. */
  readonly number: number;
  /** The key of its tensors, at which it takes the call: `FuncTorchBatched`, `FuncTorchGradWrapper`. */
  readonly key: string | null;
  /** What it does with the call: the class of the operator's rule under `vmap`. */
  readonly rule: string;
}

/** One step of a call: the key set, its highest key, and the table's kernel for it. */
export interface ExplainedStep {
  readonly keys: KeySet;
  readonly key: string;
  /** The dispatch rule that chose the kernel; or that autograd runs the composite, which can be differentiated, and not the backend's kernel. */
  readonly reason: Reason | typeof forGradient;
  /** Null if there is none. */
  readonly kernel: string | null;
  readonly place: string | null;
  /** Offered loops that the kernel uses when they apply, as text, in the order in which they are tried. */
  readonly offers: readonly string[];
  /** How the gradient is computed, of a kernel that does not record it itself; null for others, and where none is recorded. */
  readonly gradient: string | null;
  /** The level of transforms that takes the call, and what it does with it, of a kernel that hands calls to levels; null for others. */
  readonly level: ExplainedLevel | null;
  /** Keys between the previous step and this one that fell through. */
  readonly fellThrough: readonly string[];
}

/** The result of `explain` as data; `toString()` returns it as text. */
export interface Explanation {
  readonly operator: string;
  readonly schema: string;
  readonly arguments: readonly ArgumentKeys[];
  readonly included: KeySet;
  readonly excluded: KeySet;
  /** The keys of the arguments and the local state combined. */
  readonly active: KeySet;
  /** The first kernel of the call, then those that it would reach by redispatching below each key. */
  readonly steps: readonly ExplainedStep[];
  toString(): string;
}

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

function isKeyed(value: unknown): value is Keyed {
  return typeof value === "object" && value !== null && "keysLo" in value && "keysHi" in value;
}

/** The key sets that tensor arguments contribute, with the names of the arguments (`tensors[1]` inside lists). */
export function argumentKeySets(entry: OperatorEntry, args: readonly unknown[]): ArgumentKeys[] {
  const found: ArgumentKeys[] = [];
  entry.parameters.list.forEach((argument, index) => {
    const value = args[index];
    if (isKeyed(value)) found.push({ argument: argument.name, keys: new KeySet(value.keysLo, value.keysHi) });
    else if (Array.isArray(value)) {
      value.forEach((item: unknown, i) => {
        if (isKeyed(item))
          found.push({ argument: `${argument.name}[${i}]`, keys: new KeySet(item.keysLo, item.keysHi) });
      });
    }
  });
  return found;
}

function originOf(entry: OperatorEntry, key: string, args: readonly unknown[]): string {
  const brought = argumentKeySets(entry, args)
    .filter((one) => [...one.keys].includes(key))
    .map((one) => one.argument);
  if (brought.length > 0) return `brought by argument ${brought.join(", ")}`;
  if (includedKeys().has(key)) return "included by local state (a mode or guard)";
  return "of the given key set";
}

/** `CPU, CUDA, ... (12 more)`. */
function shorten(names: readonly string[], limit = 8): string {
  return names.length <= limit
    ? names.join(", ")
    : `${names.slice(0, limit - 1).join(", ")}, ... (${names.length - limit + 1} more)`;
}

/** The row of an operator's table grouped by kernel. */
export function groupedRow(entry: OperatorEntry): { keys: string[]; reason: Reason; record: KernelRecord | null }[] {
  const groups: { keys: string[]; reason: Reason; record: KernelRecord | null }[] = [];
  for (const key of orderedKeys.list) {
    if (!entry.registry.accepts(idOfSlot(key.slot)) && key.slot !== 0) continue;
    const { reason, record } = entry.row[key.slot]!;
    const group = groups.find((one) => one.reason === reason && one.record === record);
    if (group === undefined) groups.push({ keys: [key.name], reason, record });
    else group.keys.push(key.name);
  }
  return groups;
}

function tableText(entry: OperatorEntry): string {
  const lines: string[] = [];
  const through: string[] = [];
  const missing: string[] = [];
  for (const { keys, reason, record } of groupedRow(entry)) {
    if (record?.isFallthrough === true) through.push(...keys);
    else if (record === null && reason === "missing") missing.push(...keys);
    else {
      const kernel = record === null ? "an error" : `${record.name} at ${record.place}`;
      lines.push(`  ${shorten(keys)}: ${kernel} [${reason}]`);
    }
  }
  if (through.length > 0) lines.push(`  falls through: ${shorten(through)}`);
  if (missing.length > 0) lines.push(`  no kernel: ${shorten(missing)}`);
  return lines.join("\n");
}

function remedies(entry: OperatorEntry, key: string): string[] {
  const row = runtimeKeys[slotIndex(key)]!;
  const name = row.functionality < 0 ? "Undefined" : functionalityRows[row.functionality]!.name;
  if (name === "Undefined") {
    return [
      "the call has no tensor that determines a backend; a factory needs a BackendSelect kernel",
      "register a composite kernel (CompositeExplicitAutograd or CompositeImplicitAutograd), which also serves calls without tensors",
    ];
  }
  if (name === "Dense" || name === "Sparse" || name === "Quantized" || name === "NestedTensor") {
    const start = storageMakers.has(key as BackendName) ? undefined : backendStarts[key as BackendName];
    return [
      ...(start === undefined ? [] : [`start the backend before: ${start}`]),
      `register a kernel: library("${entry.namespace}", "IMPL", "${key}").impl("${entry.name.slice(entry.namespace.length + 2)}", kernel)`,
      "or implement it in terms of other operators (CompositeImplicitAutograd), for all backends",
      "or move the tensor to a device that has a kernel",
    ];
  }
  if (name.startsWith("Autograd")) {
    return [
      "give the operator a derivative, or a kernel for the Autograd alias key",
      `or let the key pass: library("_", "IMPL", "${key}").fallback(fallthrough)`,
    ];
  }
  return [
    `register a fallback for the layer: library("_", "IMPL", "${key}").fallback(boxed(...)), or fallthrough to skip it`,
    `or exclude the key from the call: withExcluded("${key}", ...)`,
  ];
}

function slotIndex(key: string): number {
  return runtimeKeys.find((row) => row.name === key)?.slot ?? 0;
}

/** The sentence for a call that asks for a device, though no tensor can be on it: its backend is not registered. Null for other calls. */
function absentDevice(entry: OperatorEntry, key: string, args: readonly unknown[]): string | null {
  const device = deviceTypeOfBackend(key);
  if (device === undefined || devicesHere().includes(device)) return null;
  const name = runtimeKeys[slotIndex(key)]!;
  if (argumentKeySets(entry, args).some(({ keys }) => keys.has(name.name))) return null;
  if ([...entry.registry.entries.values()].some(({ kernels }) => kernels.has(key as never))) return null;
  return `there is no device ${device} in this program: its devices are ${devicesHere().join(", ")}.`;
}

const starts = (key: string): readonly string[] => {
  const start = backendStarts[key as BackendName];
  return [
    start === undefined
      ? `  - register a backend: registerBackend({ key: "${key}", ... }), as docs/backends.md shows`
      : `  - start the backend before: ${start}`,
  ];
};

/** Operators that a file of schemas defined, whose kernels are not generated. */
export const schemasOnly: WeakSet<OperatorEntry> = once("dispatch.schemas only", () => new WeakSet());

/** The error message for a call without a kernel. `keys` is the masked key set of the call. */
export function describeMissing(entry: OperatorEntry, keys: KeySet, args: readonly unknown[]): string {
  const at = keySlot(keys.lo, keys.hi);
  const key = runtimeKeys[at]!.name;
  const { reason } = entry.row[at]!;
  const empty = at === 0 ? emptyTensorList(entry, args) : null;
  if (empty !== null) {
    return `${entry.name} has no kernel for a call without keys: \`${empty}\` is empty. Pass at least one Tensor, which determines the backend.`;
  }
  const head =
    reason === "ambiguous autogradother"
      ? `${entry.name} is ambiguous at AutogradOther: it has a CompositeImplicitAutograd kernel and kernels for backends that share AutogradOther ` +
        `(${backendsAtOther(entry).join(", ")}), which the composite would hide.`
      : key === "Undefined"
        ? `${entry.name} has no kernel for a call without keys: ${whyWithoutKeys(entry, args)}.`
        : `${entry.name} has no kernel for ${key}.`;
  // Of a program that has more than schemas, their file says nothing.
  if (schemasOnly.has(entry) && entry.kernels.size === 0)
    return `${head} This program has the schemas of operators only: it was generated with \`--schemas-only\`; without it, operators have kernels.`;
  const absent = absentDevice(entry, key, args);
  if (absent !== null)
    return [`${absent} ${head}`, `  operator: ${entry.described}`, "what helps:", ...starts(key)].join("\n");
  const lines = [head, `  operator: ${entry.described}`];
  if (key !== "Undefined") lines.push(`  key: ${key}, ${originOf(entry, key, args)}`);
  lines.push(`  key set of the call: ${keys}`);
  for (const { argument, keys: brought } of argumentKeySets(entry, args))
    lines.push(`  argument ${argument}: ${brought}`);
  lines.push("available:", tableText(entry), "what helps:");
  const helps =
    reason === "ambiguous autogradother"
      ? [
          "make the composite CompositeExplicitAutograd, or register an AutogradOther kernel",
          "for inference only: call inside inferenceMode, which skips the autograd keys",
        ]
      : remedies(entry, key);
  for (const help of helps) lines.push(`  - ${help}`);
  return lines.join("\n");
}

/** Why nothing of the keys of the arguments is left. */
function whyWithoutKeys(entry: OperatorEntry, args: readonly unknown[]): string {
  const brought = argumentKeySets(entry, args);
  if (brought.length === 0) return "it has no tensor argument, and no kernel is registered that serves Undefined";
  // Of the keys above the backends', those that autograd and others have handled say nothing.
  const backends = new Set(brought.flatMap(({ keys }) => [...new KeySet(keys.lo, 0)]));
  const excluded = excludedKeys();
  const why = [...backends].map((key) =>
    excluded.has(key)
      ? `${key} is excluded by local state (withExcluded, or a guard)`
      : entry.row[slotIndex(key)]!.record?.isFallthrough === true
        ? `${key} falls through`
        : `${key} is not in the key set that was given`,
  );
  return `${why.join(", ")}, and there is nothing below`;
}

/** The name of an empty tensor list among the arguments, or null. */
function emptyTensorList(entry: OperatorEntry, args: readonly unknown[]): string | null {
  for (const index of entry.tensorPositions.lists) {
    const value = args[index];
    if (Array.isArray(value) && value.length === 0) return entry.schema.arguments[index]!.name;
  }
  return null;
}

function backendsAtOther(entry: OperatorEntry): string[] {
  const names: string[] = [];
  for (const key of runtimeKeys) {
    if (entry.kernels.has(idOfSlot(key.slot)) && !key.name.startsWith("Autograd") && otherBackend(key.name))
      names.push(key.name);
  }
  return names;
}

function otherBackend(name: string): boolean {
  const row = runtimeKeys[slotIndex(name)]!;
  const functionality = functionalityRows[row.functionality]?.name;
  return (
    functionality !== undefined &&
    functionality !== "Dense" &&
    row.hi === 0 &&
    !["BackendSelect", "Python", "NestedTensor"].includes(functionality)
  );
}

/**
 * The steps of a call with these keys, if every kernel redispatches below its key.
 * @param args the arguments, in schema order, if they are known: a factory's determine its backend, and those that require grad what autograd runs
 */
export function stepsOf(entry: OperatorEntry, active: KeySet, args: readonly unknown[] = []): ExplainedStep[] {
  const steps: ExplainedStep[] = [];
  let { lo, hi } = active;
  let fellThrough: string[] = [];
  let gradient: string | null = null;
  for (;;) {
    const at = keySlot(lo, hi);
    const { reason, record } = entry.row[at]!;
    if (at !== 0 && record?.isFallthrough === true) fellThrough.push(runtimeKeys[at]!.name);
    else {
      steps.push({
        keys: new KeySet(lo, hi),
        key: runtimeKeys[at]!.name,
        reason,
        kernel: record === null ? null : record.name,
        place: record === null ? null : record.place,
        offers: record === null ? [] : offersOf(record),
        gradient,
        level: null,
        fellThrough,
      });
      fellThrough = [];
      const handed = record?.boxed?.handed?.(entry, args);
      if (handed !== undefined) {
        const { transform, level: number, key, rule, below } = handed;
        steps.push({ ...steps.pop()!, level: { transform, number, key, rule } });
        // The next step is that of the call which the level makes.
        return below === null ? steps : [...steps, ...below((keys, given) => stepsOf(entry, keys, given))];
      }
      // A call ends at a backend kernel or a decomposition: neither redispatches.
      if (record === null || at === 0 || isBackendRow(runtimeKeys[at]!.functionality) || reason === "math kernel")
        break;
      gradient = record.boxed?.gradient?.(entry, args) ?? gradient;
      const instead = record.boxed?.instead?.(entry, args) ?? null;
      if (instead !== null) {
        const { name: kernel, place } = instead;
        const taken = { reason: forGradient, kernel, place, fellThrough: [] } as const;
        steps.push({ ...steps.at(-1)!, ...taken });
        break;
      }
      if (isSelect(at)) {
        // A factory's options select the backend.
        lo = selectedBy(entry, args);
        hi = 0;
        continue;
      }
    }
    const index = highestFunctionality(lo, hi);
    lo &= ~functionalityLo(index);
    hi = withoutHi(hi, index);
    // Autograd kernels redispatch below all autograd keys at once; ADInplaceOrView is next only if it has a kernel.
    if ((functionalityHi(index) & autogradHi) !== 0) hi = lessHi(hi, autogradHi & ~inplaceOrViewHi);
  }
  return steps;
}

/** A cell that chooses among offered loops, as far as explanations need it. */
interface Choosing {
  readonly offers?: readonly {
    readonly name: string;
    readonly dtype: string;
    readonly layouts: readonly string[];
    readonly from: number;
    readonly source: string;
  }[];
}

function offersOf({ pointwise, loops }: KernelRecord): string[] {
  const cells = [pointwise ?? [], ...loops].flat() as readonly (Choosing | null)[];
  return cells
    .flatMap((cell) => cell?.offers ?? [])
    .map(
      ({ name, dtype, layouts, from, source }) =>
        `${name} (${source}) for ${dtype}, ${layouts.join(" or ")} runs from ${from} elements`,
    );
}

/** The low key word that a factory's options select. */
function selectedBy({ parameters }: OperatorEntry, args: readonly unknown[]): number {
  const value = (name: string): unknown => args[parameters.list.findIndex((one) => one.name === name)] ?? null;
  return selectBackend(value("device") as Device | null, value("layout") as Layout | null);
}

function isSelect(at: number): boolean {
  return runtimeKeys[at]!.name === "BackendSelect";
}

function textOf(explanation: Explanation): string {
  const lines = [explanation.schema, "keys of the arguments:"];
  if (explanation.arguments.length === 0) lines.push("  (no tensor arguments)");
  for (const { argument, keys } of explanation.arguments) lines.push(`  ${argument}: ${keys}`);
  lines.push(`included: ${explanation.included}`);
  lines.push(`excluded: ${explanation.excluded}`);
  lines.push(`active:   ${explanation.active}`);
  explanation.steps.forEach((step, index) => {
    const passed = step.fellThrough.length === 0 ? "" : ` (${step.fellThrough.join(", ")} fell through)`;
    const kernel = step.kernel === null ? "no kernel" : `${step.kernel} at ${step.place}`;
    const recorded = step.gradient === null ? "" : `; ${step.gradient}`;
    lines.push(`${index + 1}. ${step.key}${passed}: ${kernel} [${step.reason}]${recorded}${levelText(step.level)}`);
    for (const offer of step.offers) lines.push(`   offered: ${offer}`);
  });
  return lines.join("\n");
}

function levelText(level: ExplainedLevel | null): string {
  if (level === null) return "";
  return level.transform === null
    ? `; ${level.rule}`
    : `; ${level.transform} (level ${level.number}, ${level.key}): ${level.rule}`;
}

/** Explains a call of an operator with all arguments in schema order, under the current local state. */
export function explainCall(entry: OperatorEntry, args: readonly unknown[]): Explanation {
  const count = entry.parameters.list.length;
  if (args.length > count)
    throw new DispatchError(`explain: ${entry.name} takes ${count} arguments, got ${args.length}`);
  return explanationOf(entry, argumentKeySets(entry, args), activeKeys(entry, args), args);
}

/** Explains a call with the given key set, whatever the arguments and the local state. */
export function explainKeys(entry: OperatorEntry, keys: KeySet): Explanation {
  return explanationOf(entry, [], keys, []);
}

function explanationOf(
  entry: OperatorEntry,
  brought: readonly ArgumentKeys[],
  active: KeySet,
  args: readonly unknown[],
): Explanation {
  const explanation: Explanation = {
    operator: entry.name,
    schema: entry.described,
    arguments: brought,
    included: includedKeys(),
    excluded: excludedKeys(),
    active,
    steps: stepsOf(entry, active, args),
    toString: () => textOf(explanation),
  };
  return explanation;
}
