// generated/structured/<key>.ts: from one meta function and one implementation, the functional, in-place and out forms.

import { hostDevice, shapesBackend } from "../../runtime/dispatch/keys.js";
import type { Argument } from "../../runtime/schema/types.js";
import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { fresh, localNames, parameterNames, parameters, returns, stub } from "../api/stub.js";
import { keySource, valueType } from "../api/types.js";
import type { Diagnostics } from "../diagnostics.js";
import { misfitOf } from "../kernels/fit.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { type Code, code, fragment, join, literal, type Ref, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext } from "./emitter.js";
import { kernelFor, kernelRef, type RegisteredKernel } from "./kernels-by-key.js";
import { stubMeta } from "./stub-names.js";

const runtimeFile = "runtime/kernels/structured.ts";
const allocateOutput = ref("allocateOutput", runtimeFile);
const prepareInPlace = ref("prepareInPlace", runtimeFile);
const prepareOut = ref("prepareOut", runtimeFile);
const outputTarget = ref("outputTarget", runtimeFile);
const settle = ref("settle", runtimeFile);
const copyResult = ref("copyResult", runtimeFile);

export interface StructuredOutput {
  readonly files: readonly GeneratedFile[];
  readonly kernels: readonly RegisteredKernel[];
}

/** A structured group with its meta function found. */
interface Structured {
  readonly group: FunctionGroup;
  readonly meta: Ref;
  /** How many of the arguments the meta function looks at. */
  readonly metaTakes: number;
}

export function emitStructured(context: EmitContext, diagnostics: Diagnostics): StructuredOutput {
  const found = structuredGroups(context, diagnostics);
  const byKey = new Map<string, { readonly structured: Structured; readonly kernel: Ref | null }[]>();
  for (const structured of found) {
    for (const [key, kernel] of structured.group.out.dispatch) {
      if (!kernel.structured || key === shapesBackend || !isRegistrable(key, context.keys)) continue;
      const implementation = kernelFor(context, structured.group.out, key, kernel);
      if (implementation !== null) push(byKey, key, { structured, kernel: implementation });
    }
    if (isRegistrable(shapesBackend, context.keys)) push(byKey, shapesBackend, { structured, kernel: null });
  }
  const files: GeneratedFile[] = [];
  const kernels: RegisteredKernel[] = [];
  const selected = new Set(context.functions);
  const throughOut = emitThroughOut(context, found);
  if (throughOut !== null) {
    files.push(throughOut.file);
    kernels.push(...throughOut.kernels);
  }
  for (const [key, list] of byKey) {
    const path = `generated/structured/${key.toLowerCase()}.ts`;
    const bodies: Code[] = [];
    const declares: string[] = [];
    for (const { structured, kernel } of list) {
      for (const f of formsOf(structured.group)) {
        if (!selected.has(f)) continue;
        // Not the name of the kernel within: bundlers rename one of two functions of a name, and explanations would show it.
        const name = `structured_${stubName(f.namespace, f.func)}_${key.toLowerCase()}`;
        declares.push(name, ...parameterNames(f.func.arguments));
        const { group, meta, metaTakes } = structured;
        bodies.push(emitForm(f, name, group, meta, metaTakes, kernel));
        kernels.push({ f, key, kernel: ref(name, path) });
      }
    }
    files.push({
      path,
      from: [context.sources.functions],
      charter: `Structured operators on ${key}: shapes from the meta function${key === shapesBackend ? "" : ", values from the kernel"}, into a fresh, an own or a given output.`,
      body: join(bodies, "\n\n"),
      declares,
    });
  }
  return { files, kernels };
}

const nonFunctional = "CompositeExplicitAutogradNonFunctional";

/**
 * Functional and in-place forms for backends that have the out form only: shapes from the meta function, values by calling the
 * out form. Made where others supply the kernels; a registry that is complete has the forms for each of its backends.
 */
function emitThroughOut(
  { functions, kernels: index, keys, sources }: EmitContext,
  found: readonly Structured[],
): { readonly file: GeneratedFile; readonly kernels: readonly RegisteredKernel[] } | null {
  if (index.complete || (keys !== null && !keys.has(nonFunctional))) return null;
  const path = "generated/structured/composite-explicit-autograd-non-functional.ts";
  const selected = new Set(functions);
  const kernels: RegisteredKernel[] = [];
  const bodies: Code[] = [];
  for (const structured of found) {
    for (const f of formsOf(structured.group)) {
      const taken = f.compositeExplicit || f.dispatch.has(nonFunctional);
      if (f.func.kind === "out" || taken || !selected.has(f)) continue;
      const name = `${stubName(f.namespace, f.func)}_through_out`;
      kernels.push({ f, key: nonFunctional, kernel: ref(name, path) });
      bodies.push(emitThroughOutForm(f, name, structured));
    }
  }
  if (bodies.length === 0) return null;
  const charter =
    "Structured operators on backends that have the out form only: shapes from the meta function, values by the out form.";
  const declares = [...kernels.map(({ kernel }) => kernel.name), ...localNames(kernels.map(({ f }) => f))];
  return { file: { path, from: [sources.functions], charter, body: join(bodies, "\n\n"), declares }, kernels };
}

function emitThroughOutForm(f: NativeFunction, name: string, { group, meta, metaTakes }: Structured): Code {
  const outs = group.out.func.arguments.filter((arg) => arg.out);
  const outNames = parameterNames(group.out.func.arguments).slice(-outs.length);
  const inputs = f.func.arguments.filter((arg) => !arg.out);
  const inputNames = parameterNames(f.func.arguments).slice(0, inputs.length);
  const shapes = code`${meta}(${join(inputNames.slice(0, metaTakes), ", ")})`;
  const run = (targets: readonly string[]) => code`${stub(group.out)}(${join([...inputNames, ...targets], ", ")})`;
  if (f.func.kind === "inplace") {
    const self = inputNames[f.func.selfIndex]!;
    return code`
      export function ${name}(${parameters(f)}): ${returns(f)} {
        ${prepareInPlace}(${self}, ${shapes});
        return ${run([self])};
      }
    `;
  }
  const device = deviceOf(inputs, inputNames);
  const result = outs.length === 1 ? code`${outNames[0]!}` : code`[${join(outNames, ", ")}]`;
  const spec = fresh(outs.length === 1 ? "spec" : "specs", [...inputNames, ...outNames]);
  return code`
    export function ${name}(${parameters(f)}): ${returns(f)} {
      const ${spec} = ${shapes};
      ${outNames.map((out, i) => code`const ${out} = ${allocateOutput}(${outs.length === 1 ? spec : code`${spec}[${i}]`}, ${device});`)}
      ${run(outNames)};
      return ${result};
    }
  `;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function formsOf({ functional, inplace, out }: FunctionGroup): NativeFunction[] {
  return inplace === null ? [functional, out] : [functional, inplace, out];
}

/** The name of a structured operator's meta function: as `meta:` says, else the functional form's name and `_meta`. */
export function metaName({ functional, out }: FunctionGroup): string {
  return out.meta?.text ?? `${stubName(functional.namespace, functional.func)}_meta`;
}

function structuredGroups({ registry, functions, kernels }: EmitContext, diagnostics: Diagnostics): Structured[] {
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

/** One form of a structured operator. Without implementation it is the Meta backend's: shapes and checks only. */
const emitForm = fragment(
  (f: NativeFunction, name: string, group: FunctionGroup, meta: Ref, metaTakes: number, kernel: Ref | null): Code => {
    const outs = group.out.func.arguments.filter((arg) => arg.out);
    const outNames = parameterNames(group.out.func.arguments).slice(-outs.length);
    const inputs = f.func.arguments.filter((arg) => !arg.out);
    const inputNames = parameterNames(f.func.arguments).slice(0, inputs.length);
    const passed = join(inputNames, ", ");
    const device = deviceOf(inputs, inputNames);
    const all = [...inputNames, ...outNames];
    const spec = fresh(outs.length === 1 ? "spec" : "specs", all);
    const specs = outs.length === 1 ? [code`${spec}`] : outNames.map((_, i) => code`${spec}[${i}]`);
    const shapes = code`const ${spec} = ${meta}(${join(inputNames.slice(0, metaTakes), ", ")});`;
    const run = (targets: readonly string[]) =>
      kernel === null ? null : code`${kernel}(${passed}, ${join(targets, ", ")});`;
    const result = outs.length === 1 ? code`${outNames[0]!}` : code`[${join(outNames, ", ")}]`;
    // On Meta, what the meta function does not look at is looked at by nobody.
    const taken = parameterNames(f.func.arguments).map((parameter, i) =>
      kernel === null && i >= metaTakes && i < inputs.length && !isRead(i) ? fresh(`_${parameter}`, all) : parameter,
    );
    return code`
    export function ${name}(${join(
      f.func.arguments.map(({ type }, i) => code`${taken[i]!}: ${valueType(type)}`),
      ", ",
    )}): ${returns(f)} {
      ${shapes}
      ${body()}
    }
  `;

    /** Whether the device comes from this argument. */
    function isRead(i: number): boolean {
      return f.func.kind === "inplace" ? i === f.func.selfIndex : i === deviceIndex(inputs);
    }

    function body(): Code {
      switch (f.func.kind) {
        case "inplace": {
          const self = inputNames[f.func.selfIndex]!;
          if (kernel === null) return code`return ${prepareInPlace}(${self}, ${spec});`;
          const made = fresh("result", all);
          return code`
          ${prepareInPlace}(${self}, ${spec});
          const ${made} = ${allocateOutput}(${spec}, ${self}.device);
          ${run([made])}
          return ${copyResult}(${self}, ${made});`;
        }
        case "out": {
          const given = code`[${join(
            inputs.flatMap((arg, i) => {
              const source = keySource(arg.type);
              return source === "none"
                ? []
                : [source === "list" ? code`...${inputNames[i]!}` : code`${inputNames[i]!}`];
            }),
            ", ",
          )}]`;
          if (kernel === null) {
            return code`
            ${outNames.map((out, i) => code`${prepareOut}(${out}, ${specs[i]!}, ${device});`)}
            return ${result};`;
          }
          const targets = outNames.map((out) => fresh(`${out}Buffer`, all));
          return code`
          ${outNames.map((out, i) => code`const ${targets[i]!} = ${outputTarget}(${out}, ${specs[i]!}, ${device}, ${given});`)}
          ${run(targets)}
          ${outNames.map((out, i) => code`${settle}(${out}, ${targets[i]!});`)}
          return ${result};`;
        }
        default:
          return code`
          ${outNames.map((out, i) => code`const ${out} = ${allocateOutput}(${specs[i]!}, ${device});`)}
          ${run(outNames)}
          return ${result};`;
      }
    }
  },
);

/** The device of the first tensor. */
function deviceOf(inputs: readonly Argument[], names: readonly string[]): Code {
  const first = deviceIndex(inputs);
  if (first < 0) return literal(hostDevice);
  return keySource(inputs[first]!.type) === "list" ? code`${names[first]!}[0]!.device` : code`${names[first]!}.device`;
}

function deviceIndex(inputs: readonly Argument[]): number {
  const first = inputs.findIndex(({ type }) => keySource(type) === "tensor");
  return first >= 0 ? first : inputs.findIndex(({ type }) => keySource(type) === "list");
}
