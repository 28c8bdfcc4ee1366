// What backends other than the host's get for operators that they implement in part: forms, overloads, results computed
// by the host.

import { backendNames, hostBackend, shapesBackend } from "../../runtime/dispatch/keys.js";
import { printType } from "../../runtime/schema/print.js";
import { isBaseLike } from "../../runtime/schema/rules.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { isRegistrable } from "../api/keys.js";
import { keySource } from "../api/types.js";
import { formsOf, type ReadonlyForms } from "../derive/variants.js";
import type { NativeFunction } from "../model/native-function.js";
import { ref } from "../print/code.js";
import { Lookup, perItem, stage } from "../query.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

export const formsRuntimeFile = "runtime/kernels/forms.ts";
const key = "CompositeExplicitAutogradNonFunctional";

/** What registers the list; its kernels call operators that a selection must include, too. */
export const formsRegistrar = "registerForms";

/** The names of the runtime's form kernels, in the order of a row. */
const kernelNames = ["functionalThroughOut", "inplaceThroughForms", "outThroughFunctional"] as const;

/** One operator: its forms in the order of a row, and the derived ones. */
export interface FormRow {
  readonly forms: readonly [functional: NativeFunction, inplace: NativeFunction | null, out: NativeFunction | null];
  readonly follow: readonly boolean[];
  /** An output may alias an input: each element is computed from the elements at its position. */
  readonly pointwise: boolean;
}

/** Whether backends other than the host's are served: all of a registry's, and those that a selection requests. */
export function servesBackends({ compact, keys, features }: Pick<Scope, "compact" | "keys" | "features">): boolean {
  if (compact && features.has("backends")) return true;
  return keys === null ? !compact : [...keys].some(isOtherBackend);
}

/** A backend that computes values, other than the host. */
export function isOtherBackend(name: string): boolean {
  return name !== hostBackend && name !== shapesBackend && (backendNames as readonly string[]).includes(name);
}

/** An overload that takes numbers, and the one that takes tensors in their place. */
export interface ScalarOverload {
  readonly f: NativeFunction;
  readonly tensors: NativeFunction;
  /** For each argument, whether it is one of these numbers. */
  readonly replaced: readonly boolean[];
}

/** What backends other than the host's get for operators that they implement in part. */
export interface FormsPlan {
  readonly rows: readonly FormRow[];
  /** Operators that write without reading: computed on the host where a backend has no kernel. */
  readonly written: readonly NativeFunction[];
  readonly scalars: readonly ScalarOverload[];
  /** Operators whose kernels read values. */
  readonly reading: readonly NativeFunction[];
}

/** @param planned the kernels that are planned otherwise */
export const planForms = stage(
  (
    scope: Scope,
    planned: readonly RegisteredKernel[],
  ): { readonly forms: FormsPlan; readonly kernels: readonly RegisteredKernel[] } => {
    const { functions } = scope;
    const composite = new Set<NativeFunction>();
    const shaped = new Set<NativeFunction>();
    const hosted = new Set<NativeFunction>();
    const byKey = new Map([
      [shapesBackend as string, shaped],
      [hostBackend as string, hosted],
    ]);
    for (const { f, key } of planned) (key.startsWith("Composite") ? composite : byKey.get(key))?.add(f);
    const served = scope.kernels.complete && servesBackends(scope) && isRegistrable(shapesBackend, scope.keys);
    const inSet = (set: ReadonlySet<NativeFunction>) => new Lookup(new Map([...set].map((f) => [f, true])));
    const rows = served
      ? rowsOf([...formsOf(functions).values()], inSet(composite), inSet(shaped)).filter((row) => row !== null)
      : [];
    if (rows.length === 0) return { forms: { rows, written: [], scalars: [], reading: [] }, kernels: [] };
    const whole = functions.filter((f) => hosted.has(f) && shaped.has(f) && !composite.has(f));
    const written = whole.filter(isWrittenOnHost);
    const scalars = scalarOverloads(
      whole.filter((f) => !f.overwrites),
      functions.filter((f) => !composite.has(f)),
    );
    const reading = functions.filter((f) => f.dataDependent.length > 0);
    const listed = (f: NativeFunction, name: string): RegisteredKernel => ({
      f,
      key,
      kernel: ref(name, formsRuntimeFile),
      listed: true,
    });
    const kernels = [
      ...rows.flatMap(({ forms, follow }) =>
        forms.flatMap((f, i) => (f !== null && follow[i] ? [listed(f, kernelNames[i]!)] : [])),
      ),
      ...written.map((f) => listed(f, "writtenOnHost")),
    ];
    const following = new Set(kernels.map(({ f }) => f));
    kernels.push(...scalars.flatMap(({ f }) => (following.has(f) ? [] : [listed(f, "scalarAsTensor")])));
    return { forms: { rows, written, scalars, reading }, kernels };
  },
);

/** A form of an operator that a backend gets without a kernel of its own. */
export interface FollowingForm {
  readonly f: NativeFunction;
  /** The operator that it runs. */
  readonly from: NativeFunction;
}

/** The forms derived on a backend that has kernels of these operators: what the runtime's form kernels iterate over, in their order. */
export function followingForms(
  { rows, scalars }: FormsPlan,
  listed: ReadonlySet<NativeFunction>,
): readonly FollowingForm[] {
  const following = new Map<NativeFunction, FollowingForm>();
  for (const { forms, follow } of rows) {
    const [functional, , out] = forms;
    const sources = [[out], [out, functional], [functional]] as const;
    forms.forEach((f, i) => {
      if (f === null || !follow[i] || listed.has(f)) return;
      const from = sources[i]!.find((source) => source !== null && listed.has(source));
      if (from != null) following.set(f, { f, from });
    });
  }
  for (const { f, tensors } of scalars) {
    if (listed.has(f) || following.has(f)) continue;
    if (listed.has(tensors) || following.has(tensors)) following.set(f, { f, from: tensors });
  }
  return [...following.values()];
}

/** Whether each element is computed from those at its position: what PyTorch runs by TensorIterator. */
function isPointwise({ pointwise, structuredInherits }: NativeFunction): boolean {
  return pointwise !== null || structuredInherits === "TensorIteratorBase";
}

/**
 * Whether everything written is independent of tensor values: there are only outputs, or the entry says so for what it
 * changes.
 */
function isWrittenOnHost({ func, overwrites }: NativeFunction): boolean {
  const tensors = func.arguments.filter(({ type }) => keySource(type) !== "none");
  return tensors.length > 0 && (overwrites || tensors.every(({ out }) => out));
}

/** Overloads that take numbers where others of the same operator and kind take tensors. */
function scalarOverloads(
  wanted: readonly NativeFunction[],
  functions: readonly NativeFunction[],
): readonly ScalarOverload[] {
  const taking = wanted.filter((f) => f.func.arguments.some(({ type }) => isBaseLike(type, "Scalar")));
  const overloads = new Map(taking.map((f): [string, NativeFunction[]] => [f.func.name.name, []]));
  for (const f of functions) overloads.get(f.func.name.name)?.push(f);
  return taking.flatMap((f) => {
    for (const tensors of overloads.get(f.func.name.name)!) {
      const replaced = tensors.namespace === f.namespace ? replacedNumbers(f.func, tensors.func) : null;
      if (replaced !== null) return [{ f, tensors, replaced }];
    }
    return [];
  });
}

/**
 * For each argument, whether a number in one schema is a tensor in the other; null if the schemas also differ
 * otherwise.
 */
function replacedNumbers(of: FunctionSchema, other: FunctionSchema): readonly boolean[] | null {
  if (of.kind !== other.kind || of.arguments.length !== other.arguments.length) return null;
  const replaced: boolean[] = [];
  for (const [i, { name, type }] of of.arguments.entries()) {
    const theirs = other.arguments[i]!;
    const differs = printType(theirs.type) !== printType(type);
    const isNumber =
      isBaseLike(type, "Scalar") && printType(theirs.type) === printType(type).replace("Scalar", "Tensor");
    if (theirs.name !== name || (differs && !isNumber)) return null;
    replaced.push(differs);
  }
  return replaced.includes(true) ? replaced : null;
}

/** The row of an operator; null if nothing can be derived. */
const rowsOf = perItem((forms: ReadonlyForms, composite: Functions, shaped: Functions): FormRow | null => {
  const functional = forms.get("functional");
  if (functional === undefined || !isPlain(functional) || composite.has(functional) || !shaped.has(functional))
    return null;
  const inplace = forms.get("inplace") ?? null;
  const found = forms.get("out") ?? null;
  const out = found !== null && fits(found, functional) ? found : null;
  const isFollower = (f: NativeFunction | null) => f !== null && !composite.has(f) && shaped.has(f);
  const follow = [out !== null, isFollower(inplace), isFollower(out)];
  return follow.includes(true)
    ? { forms: [functional, inplace, out], follow, pointwise: isPointwise(functional) }
    : null;
});

/** A set of functions. */
type Functions = Lookup<NativeFunction, boolean>;

/** Takes tensors and returns new ones. */
function isPlain({ func, view }: NativeFunction): boolean {
  return (
    !view &&
    func.arguments.some(({ type }) => keySource(type) !== "none") &&
    func.returns.length > 0 &&
    func.returns.every(({ type, alias }) => type.kind === "base" && type.name === "Tensor" && alias === null)
  );
}

/** Whether an out form takes the functional one's arguments and an output for each result. */
function fits(out: NativeFunction, functional: NativeFunction): boolean {
  const outs = out.func.arguments.filter((arg) => arg.out);
  const inputs = out.func.arguments.filter((arg) => !arg.out);
  return (
    outs.length === functional.func.returns.length &&
    outs.every(({ type }) => type.kind === "base") &&
    inputs.length === functional.func.arguments.length &&
    inputs.every(({ name, alias }, i) => name === functional.func.arguments[i]!.name && !alias?.write)
  );
}
