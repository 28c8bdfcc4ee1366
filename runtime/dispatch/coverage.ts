// Coverage of operators by backends: checks at load time, and the operators that a new backend must implement.

import { DispatchError } from "../core/errors.js";
import { checkArray, checkOptions } from "../core/options.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "./dispatcher.js";
import { checkKeys, gridText } from "./dump.js";
import { type BackendName, slotOfKey } from "./keys.js";
import { assertEntry, type OperatorEntry } from "./operator-entry.js";
import type { OverloadHandle } from "./ops.js";

/** An operator, its handle, or a name: `aten::add.Tensor`, or `aten::add` for all its overloads. */
export type OperatorLike = OperatorEntry | OverloadHandle | string;

export interface Requirements {
  /** The required backends; CPU by default. */
  readonly backend?: BackendName | readonly BackendName[] | undefined;
  /** Whether gradients are required, by a formula or a composite kernel. */
  readonly gradients?: boolean | undefined;
}

/** A requirement that an operator does not meet. */
export interface Gap {
  readonly op: string;
  readonly key: string;
  readonly why: string;
}

function entriesOf(one: OperatorLike, dispatcher: Dispatcher): readonly OperatorEntry[] {
  if (typeof one !== "string") {
    const entry = typeof one === "function" ? one.operator : one;
    assertEntry(entry, "requireOps");
    return [entry];
  }
  const packet = dispatcher.overloadsOf(one);
  return packet.length > 0 ? packet : [dispatcher.get(one)];
}

/** Whether a call would find no kernel. Derived forms of an operator require the form that they are derived from. */
export function isMissing(entry: OperatorEntry, at: number): boolean {
  const { reason, record } = entry.row[at]!;
  return reason === "missing" || record?.boxed?.serves?.(entry, at) === false;
}

/** How an operator is differentiated on a backend, or why it has no gradient. */
export function gradientAt(
  entry: OperatorEntry,
  backend: BackendName,
): "formula" | "composite" | "non_differentiable" | "none" {
  const { reason, record } = entry.row[slotOfKey(`Autograd${backend}`)]!;
  if (reason === "math kernel") return "composite";
  if (record === null || reason === "backend fallback") return "none";
  return record.isFallthrough ? "non_differentiable" : "formula";
}

/** All requirements that the operators do not meet. */
export function gapsOf(
  ops: readonly OperatorLike[],
  requirements: Requirements = {},
  dispatcher: Dispatcher = program,
): Gap[] {
  checkArray("requireOps", ops, "operators or their names");
  checkOptions("requireOps", requirements, ["backend", "gradients"]);
  assertDispatcher(dispatcher, "requireOps");
  const { backend = "CPU", gradients = false } = requirements;
  const backends = typeof backend === "string" ? [backend] : backend;
  checkKeys(backends, "requireOps: backend");
  const gaps: Gap[] = [];
  // Out overloads never have gradients, which is not a gap if all overloads of a name were listed.
  const required = ops.flatMap((one) =>
    entriesOf(one, dispatcher).map((entry, _, { length }) => ({ entry, one: length === 1 })),
  );
  for (const { entry, one } of required) {
    const differentiable = one || !entry.schema.arguments.some(({ out }) => out);
    for (const key of backends) {
      const at = slotOfKey(key);
      const { reason, record } = entry.row[at]!;
      if (isMissing(entry, at)) gaps.push({ op: entry.name, key, why: "no kernel" });
      else if (record === null || record.isFallthrough) gaps.push({ op: entry.name, key, why: reason });
      if (!gradients || !differentiable) continue;
      const gradient = gradientAt(entry, key);
      if (gradient === "none") gaps.push({ op: entry.name, key: `Autograd${key}`, why: "no derivative" });
      if (gradient === "non_differentiable")
        gaps.push({ op: entry.name, key: `Autograd${key}`, why: "declared non-differentiable" });
    }
  }
  return gaps;
}

/**
 * Throws with the full list if an operator that a program needs has no kernel or no gradient, at load time instead of in the middle of a run.
 *
 * @example requireOps(["aten::add", "aten::conv2d"], { backend: "CPU", gradients: true });
 * @throws DispatchError
 */
export function requireOps(
  ops: readonly OperatorLike[],
  requirements: Requirements = {},
  dispatcher: Dispatcher = program,
): void {
  const gaps = gapsOf(ops, requirements, dispatcher);
  if (gaps.length === 0) return;
  const width = Math.max(...gaps.map((gap) => gap.op.length));
  const lines = gaps.map(({ op, key, why }) => `  ${op.padEnd(width)}  ${key}: ${why}`);
  throw new DispatchError(
    `${gaps.length} requirement${gaps.length === 1 ? " is" : "s are"} not met:\n${lines.join("\n")}`,
  );
}

/**
 * The operators that a new backend must implement: those without an alias kernel. All others are composed of them.
 */
export function operatorsToImplement(dispatcher: Dispatcher = program): OperatorEntry[] {
  assertDispatcher(dispatcher, "operatorsToImplement");
  const key = slotOfKey("PrivateUse3");
  return [...dispatcher.operators()].filter((entry) => {
    if (!entry.hasSchema) return false;
    const { reason, record } = entry.row[key]!;
    if (record?.boxed?.serves !== undefined) return record.boxed.leads!(entry);
    return reason === "missing" || reason === "kernel" || reason === "backend fallback";
  });
}

/** The operators that a backend must implement but does not. */
export function missingOperators(backend: BackendName, dispatcher: Dispatcher = program): OperatorEntry[] {
  checkKeys([backend], "missingOperators");
  const at = slotOfKey(backend);
  return operatorsToImplement(dispatcher).filter((entry) => isMissing(entry, at));
}

/** A table of operators and keys as text, computed from the dispatch tables. */
export function coverageMatrix(
  keys: readonly string[] = ["CPU", "Meta", "AutogradCPU", "ADInplaceOrView"],
  dispatcher: Dispatcher = program,
): string {
  checkKeys(keys, "coverageMatrix");
  assertDispatcher(dispatcher, "coverageMatrix");
  return gridText(
    [...dispatcher.operators()].filter((entry) => entry.hasSchema),
    keys,
  );
}
