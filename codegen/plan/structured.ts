// Which forms of structured operators get kernels at which keys, with which meta function and implementation.

import { shapesBackend } from "../../runtime/dispatch/keys.js";
import type { Argument } from "../../runtime/schema/types.js";
import { isRegistrable, keySuffix } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { stubMeta } from "../api/stub-names.js";
import { keySource } from "../api/types.js";
import type { Diagnostics } from "../diagnostics.js";
import { misfitOf } from "../kernels/fit.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { type Ref, ref } from "../print/code.js";
import { stage } from "../query.js";
import { type BuiltKernel, builtKernel, kernelFor, kernelRef, type RegisteredKernel } from "./kernels-by-key.js";
import { isWanted, type Scope } from "./scope.js";

export const nonFunctional = "CompositeExplicitAutogradNonFunctional";
export const throughOutFile = "generated/structured/composite-explicit-autograd-non-functional.ts";

/** The file of a key's kernels. */
export function structuredFile(key: string): string {
  return `generated/structured/${key.toLowerCase()}.ts`;
}

/** A structured group with its meta function resolved. */
export interface Structured {
  readonly group: FunctionGroup;
  readonly meta: Ref;
  /** How many arguments the meta function reads. */
  readonly metaTakes: number;
}

/** One form of a structured operator that gets a function. */
export interface StructuredForm extends Structured {
  readonly f: NativeFunction;
  readonly name: string;
  /** The implementation; null if the out form is run instead. */
  readonly kernel: Ref | null;
}

export interface StructuredPlan {
  /** In order of first use in the registry. */
  readonly byKey: ReadonlyMap<string, readonly StructuredForm[]>;
  /** Functional and in-place forms that compute their values by the out form. */
  readonly throughOut: readonly StructuredForm[];
  readonly kernels: readonly RegisteredKernel[];
}

export const planStructured = stage((scope: Scope, diagnostics: Diagnostics): StructuredPlan => {
  const found = structuredGroups(scope, diagnostics);
  const selected = new Set(scope.functions);
  const byKey = new Map<string, StructuredForm[]>();
  const described: RegisteredKernel[] = [];
  const add = (key: string, structured: Structured, kernel: Ref) => {
    let forms = byKey.get(key);
    if (forms === undefined) byKey.set(key, (forms = []));
    for (const f of formsOf(structured.group)) {
      if (!selected.has(f)) continue;
      // Differs from the kernel's own name: bundlers rename one of two functions with the same name, and explanations
      // would show that.
      const name = `structured_${stubName(f.namespace, f.func)}_${key.toLowerCase()}`;
      forms.push({ ...structured, f, name, kernel });
    }
  };
  for (const structured of found) {
    const { out } = structured.group;
    for (const [key, kernel] of out.dispatch) {
      if (!kernel.structured || key === shapesBackend || !isRegistrable(key, scope.keys)) continue;
      const implementation = kernelFor(scope, out, key, kernel);
      if (implementation !== null) add(key, structured, implementation);
    }
    if (!isRegistrable(shapesBackend, scope.keys)) continue;
    for (const f of formsOf(structured.group)) {
      if (selected.has(f)) described.push({ f, key: shapesBackend, kernel: describedKernel(f, structured) });
    }
  }
  const throughOut = formsThroughOut(scope, found);
  return {
    byKey,
    throughOut,
    kernels: [
      ...throughOut.map(({ f, name }) => ({ f, key: nonFunctional, kernel: ref(name, throughOutFile) })),
      ...[...byKey].flatMap(([key, forms]) =>
        forms.map(({ f, name }) => ({ f, key, kernel: ref(name, structuredFile(key)) })),
      ),
      ...described,
    ],
  };
});

const described = (maker: string) => ref(maker, "runtime/kernels/meta/structured.ts");
const makers = {
  functional: described("describedForm"),
  inplace: described("describedInPlace"),
  out: described("describedOut"),
};

/** The kernel of a form that computes no values: the runtime builds it from the meta function. */
function describedKernel(f: NativeFunction, { meta, metaTakes }: Structured): BuiltKernel {
  const { arguments: args, kind, selfIndex } = f.func;
  const name = `${stubName(f.namespace, f.func)}_${keySuffix(shapesBackend)}`;
  if (kind === "inplace") return builtKernel(f, name, makers.inplace, [meta, metaTakes, selfIndex]);
  const inputs = args.filter(({ out }) => !out);
  const given = [meta, metaTakes, deviceIndex(inputs)];
  return kind === "out"
    ? builtKernel(f, name, makers.out, [...given, inputs.length, args.length])
    : builtKernel(f, name, makers.functional, given);
}

/** The argument that determines the device: the first tensor, or the first list of tensors; -1 if there is none. */
export function deviceIndex(inputs: readonly Argument[]): number {
  const first = inputs.findIndex(({ type }) => keySource(type) === "tensor");
  return first >= 0 ? first : inputs.findIndex(({ type }) => keySource(type) === "list");
}

/**
 * Functional and in-place forms for backends that have only the out form: shapes from the meta function, values by calling the
 * out form. Generated where others supply the kernels; a complete registry has the forms for each of its backends.
 */
function formsThroughOut(scope: Scope, found: readonly Structured[]): readonly StructuredForm[] {
  if (scope.kernels.complete || !isWanted(nonFunctional, scope)) return [];
  const selected = new Set(scope.functions);
  return found.flatMap((structured) =>
    formsOf(structured.group).flatMap((f) => {
      const taken = f.compositeExplicit || f.dispatch.has(nonFunctional);
      if (f.func.kind === "out" || taken || !selected.has(f)) return [];
      return [{ ...structured, f, name: `${stubName(f.namespace, f.func)}_through_out`, kernel: null }];
    }),
  );
}

function formsOf({ functional, inplace, out }: FunctionGroup): NativeFunction[] {
  return inplace === null ? [functional, out] : [functional, inplace, out];
}

/** The name of a structured operator's meta function: given by `meta:`, or the functional form's name and `_spec`. */
export function metaName({ functional, out }: FunctionGroup): string {
  return out.meta?.text ?? `${stubName(functional.namespace, functional.func)}_spec`;
}

function structuredGroups({ registry, functions, kernels }: Scope, diagnostics: Diagnostics): Structured[] {
  const selected = new Set(functions);
  const found: Structured[] = [];
  for (const group of registry.groups) {
    if (!group.structured || group.functional.pointwise !== null || !selected.has(group.functional)) continue;
    const { out } = group;
    const name = metaName(group);
    const meta = kernels.find(name);
    if (meta !== null) {
      const inputs = out.func.arguments.filter((arg) => !arg.out);
      const misfit = misfitOf(meta, inputs);
      if (misfit !== null) {
        diagnostics.error(
          out.meta?.place ?? out.place,
          `meta function \`${name}\` does not fit \`${out.schemaText}\`: ${misfit}`,
          {
            related: [{ place: kernels.place(meta), message: "the meta function" }],
          },
        );
      }
      const takes = meta.parameters?.some(({ rest }) => rest) === false ? meta.parameters.length : inputs.length;
      found.push({ group, meta: kernelRef(meta), metaTakes: takes });
    } else if (!kernels.complete) {
      found.push({ group, meta: stubMeta(name), metaTakes: out.func.arguments.filter((arg) => !arg.out).length });
    } else if (hasKernels(out.dispatch)) {
      diagnostics.error(
        out.meta?.place ?? out.place,
        `no kernel source exports \`${name}\`, the meta function of ${out.func.name.full}`,
        {
          hint: kernels.hint(name),
        },
      );
    }
  }
  return found;
}

function hasKernels(dispatch: ReadonlyMap<string, Kernel>): boolean {
  return [...dispatch.values()].some(({ structured }) => structured);
}
