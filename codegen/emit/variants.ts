// generated/variants.ts: forms that nobody wrote. An out form runs the functional one and copies; a functional form runs the in-place one on copies.

import { shapesBackend } from "../../runtime/dispatch/keys.js";
import { isTensorLike } from "../../runtime/schema/rules.js";
import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { fresh, localNames, parameterNames, parameters, returns, stub } from "../api/stub.js";
import { qualify } from "../derive/names.js";
import type { NativeFunction, OutDtype } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";
import { type Code, code, fragment, type Hole, join, literal, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext } from "./emitter.js";
import type { RegisteredKernel } from "./kernels-by-key.js";

const path = "generated/variants.ts";
const runtimeFile = "runtime/kernels/structured.ts";
const key = "CompositeExplicitAutograd";

/** Kernels of the generated functions that no other emitter has made kernels for. */
export function emitVariants(
  { registry, functions, kernels: index, keys, sources }: EmitContext,
  others: readonly RegisteredKernel[],
): { readonly files: readonly GeneratedFile[]; readonly kernels: readonly RegisteredKernel[] } {
  const served = new Set(others.filter((kernel) => !isAutogradKey(kernel.key)).map(({ f }) => f));
  const kernels: RegisteredKernel[] = [];
  const bodies: Code[] = [];
  if (isRegistrable(shapesBackend, keys)) {
    for (const f of functions) if (needsInplaceMeta(f)) kernels.push({ f, key: shapesBackend, kernel: returnSelf });
  }
  for (const f of functions) {
    if (f.out !== null && f.func.kind === "out") {
      const functional = registry.groupOf.get(f)?.functional;
      const [own] = f.dispatch.keys();
      if (functional === undefined || own === undefined || (keys !== null && !keys.has(own))) continue;
      const name = `${stubName(f.namespace, f.func)}_generated`;
      kernels.push({ f, key: own, kernel: ref(name, path) });
      const lost = !f.nonDifferentiable && !registry.derivatives.has(f);
      const refuses = lost && (f.outDerivative ?? "shared") === "shared";
      bodies.push(variant(f, name, functional, refuses ? "refusing" : "writing")!);
      continue;
    }
    const written = f.dispatch.get(key);
    if (written === undefined || served.has(f) || (keys !== null && !keys.has(key))) continue;
    const isViewCopy = isUnwrittenViewCopy(f, registry) && index.find(written.name) === null;
    if (!f.generated && !isViewCopy) continue;
    const name = `${stubName(f.namespace, f.func)}_generated`;
    const made = isViewCopy
      ? variant(f, name, registry.viewGroupOf.get(f)!.view, "copying a view")
      : f.func.kind === "out"
        ? outVariant(f, name, registry)
        : variant(f, name, originOf(f, registry), "on copies");
    if (made === null) continue;
    kernels.push({ f, key, kernel: ref(name, path) });
    bodies.push(made);
  }
  if (bodies.length === 0) return { files: [], kernels };
  const charter =
    "Kernels of the forms that nobody wrote: out forms through the functional one, functional ones through the in-place one.";
  const made = kernels.filter(({ kernel }) => kernel !== returnSelf);
  const declares = [...made.map(({ kernel }) => kernel.name), ...localNames(made.map(({ f }) => f))];
  return { files: [{ path, from: [sources.functions], charter, body: join(bodies, "\n\n"), declares }], kernels };
}

/** The kernel of a form that runs another one; null where there is none to run. */
function variant(
  f: NativeFunction,
  name: string,
  other: NativeFunction | undefined,
  how: keyof typeof bodiesOf,
): Code | null {
  if (other === undefined) return null;
  // A functional form is made of one that writes to its arguments.
  if (how === "on copies" && other.func.kind !== "inplace" && other.func.kind !== "mutable") return null;
  return emitVariant(f, name, other, how);
}

/** An out form. That of a copying view leaves the output's shape alone. */
function outVariant(f: NativeFunction, name: string, registry: Registry): Code | null {
  const functional = registry.groupOf.get(f)?.functional;
  const fills = functional !== undefined && registry.viewGroupOf.get(functional)?.viewCopy === functional;
  return variant(f, name, functional, fills ? "filling" : "resizing");
}

/** What a generated function was made from. */
function originOf({ namespace, generatedFrom }: NativeFunction, { byName }: Registry): NativeFunction | undefined {
  return generatedFrom === null ? undefined : byName.get(qualify(namespace, generatedFrom.full));
}

/** Whether an entry is the copying form of a view, whose kernel the generator can make. */
export function isUnwrittenViewCopy(f: NativeFunction, registry: Registry): boolean {
  return registry.viewGroupOf.get(f)?.viewCopy === f && f.dispatch.has(key);
}

/** Runs the view and copies what it shows. */
function viewCopyBody(f: NativeFunction, view: NativeFunction): Code {
  const call = code`${stub(view)}(${join(parameterNames(f.func.arguments), ", ")})`;
  const copy = ref(f.func.returns[0]!.type.kind === "list" ? "copiesOf" : "copyOf", runtimeFile);
  return code`return ${copy}(${call});`;
}

const returnSelf = ref("returnSelf", runtimeFile);

/** torchgen's rule: what an in-place operator without Meta kernel and without composite does to shapes is nothing. */
function needsInplaceMeta(f: NativeFunction): boolean {
  const { func, dispatch } = f;
  const own =
    f.pointwise !== null || f.structuredDelegate !== null || f.manualKernelRegistration || dispatch.has(shapesBackend);
  const implicit = f.compositeImplicit || f.compositeImplicitNestedTensor;
  const composite = implicit || f.compositeExplicit || f.compositeExplicitNonFunctional;
  return func.kind === "inplace" && func.selfIndex === 0 && func.returns.length === 1 && !own && !composite;
}

function isAutogradKey(name: string): boolean {
  return name.startsWith("Autograd") || name === "ADInplaceOrView";
}

/** Runs the functional form and copies its results into outputs that are resized. */
function outBody(f: NativeFunction, functional: NativeFunction): Code {
  return copyingBody(f, functional, "writeResult");
}

/** The same into outputs that keep their shapes. */
function fillBody(f: NativeFunction, functional: NativeFunction): Code {
  return copyingBody(f, functional, "fillResult");
}

/** The runtime's file of what copies results into outputs. */
const outputsFile = "runtime/kernels/composite/outputs.ts";

/** What copies results into outputs, by what dtypes these may have. */
export const outWriters: Readonly<Record<OutDtype, string>> = {
  exact: "writeExact",
  cast: "writeCast",
  "cast row-major": "writeCastRowMajor",
  any: "writeAny",
};

/** Runs the functional form and copies its results into outputs, whose dtypes are checked. */
function writingBody(f: NativeFunction, functional: NativeFunction): Code {
  const names = parameterNames(f.func.arguments);
  const outs = names.filter((_, i) => f.func.arguments[i]!.out);
  const call = code`${stub(functional)}(${join(functionalArguments(f, functional, outs[0]!), ", ")})`;
  const write = ref(outWriters[f.out!], outputsFile);
  return outs.length === 1
    ? code`return ${write}([${outs[0]!}], [${call}])[0];`
    : code`return ${write}([${join(outs, ", ")}], ${call});`;
}

/** The same where no autograd kernel stands before it, which would refuse to record. */
function refusingBody(f: NativeFunction, functional: NativeFunction): Code {
  const names = parameterNames(f.func.arguments);
  const tensors = names.filter((_, i) => isTensorLike(f.func.arguments[i]!.type));
  return code`
    ${ref("refuseOutGradient", "runtime/autograd/history.ts")}(${literal(f.func.name.full)}, ${join(tensors, ", ")});
    ${writingBody(f, functional)}`;
}

function copyingBody(f: NativeFunction, functional: NativeFunction, writer: "writeResult" | "fillResult"): Code {
  const names = parameterNames(f.func.arguments);
  const outs = f.func.arguments.flatMap((arg, i) => (arg.out ? [{ name: names[i]!, type: arg.type }] : []));
  // Arguments that the out form writes besides its outputs: their new values are the functional form's last results.
  const others = f.func.arguments.flatMap((arg, i) =>
    !arg.out && arg.alias?.write ? [{ name: names[i]!, type: arg.type }] : [],
  );
  const written = [...outs, ...others];
  const call = code`${stub(functional)}(${join(functionalArguments(f, functional, outs[0]!.name), ", ")})`;
  const write = (type: { readonly kind: string }) => ref(type.kind === "list" ? `${writer}s` : writer, runtimeFile);
  const back =
    f.func.returns.length === 0
      ? null
      : outs.length === 1
        ? code`return ${outs[0]!.name};`
        : code`return [${join(
            outs.map(({ name }) => name),
            ", ",
          )}];`;
  if (written.length === 1) {
    return code`
      ${write(outs[0]!.type)}(${outs[0]!.name}, ${call});
      ${back}`;
  }
  const results = fresh("results", names);
  return code`
    const ${results} = ${call};
    ${written.map(({ name, type }, i) => code`${write(type)}(${name}, ${results}[${i}]);`)}
    ${back}`;
}

/** The arguments of the functional form: those of the out form, and tensor options as `out` has them. */
export function functionalArguments(f: NativeFunction, functional: NativeFunction, out: string): readonly Hole[] {
  const names = parameterNames(f.func.arguments).slice(0, -f.func.arguments.filter((arg) => arg.out).length);
  const at = functional.func.tensorOptionsIndex;
  if (at < 0 || f.func.tensorOptionsIndex >= 0) return names;
  const options = [code`${out}.dtype`, code`${out}.layout`, code`${out}.device`, null];
  return [...names.slice(0, at), ...options.map((option) => option ?? literal(null)), ...names.slice(at)];
}

/** Runs the form that writes to its arguments on copies of them. */
function functionalBody(_f: NativeFunction, base: NativeFunction): Code {
  const names = parameterNames(base.func.arguments);
  const written = base.func.arguments.flatMap((arg, i) =>
    arg.alias?.write ? [{ index: i, list: arg.type.kind === "list" }] : [],
  );
  const copyName = (i: number) => fresh(`${names[i]!}Copy`, names);
  const result = fresh("result", names);
  const copies = written.map(
    ({ index, list }) =>
      code`const ${copyName(index)} = ${ref(list ? "copiesOf" : "copyOf", runtimeFile)}(${names[index]!});`,
  );
  const indices = new Set(written.map(({ index }) => index));
  const call = code`${stub(base)}(${join(
    names.map((name, i) => (indices.has(i) ? copyName(i) : name)),
    ", ",
  )})`;
  const unwritten = base.func.returns.flatMap(({ alias }, i) => (alias === null ? [i] : []));
  const results = [
    ...unwritten.map((i) => (base.func.returns.length === 1 ? code`${result}` : code`${result}[${i}]`)),
    ...written.map(({ index }) => code`${copyName(index)}`),
  ];
  return code`
    ${copies}
    ${unwritten.length === 0 ? code`${call};` : code`const ${result} = ${call};`}
    return ${results.length === 1 ? results[0]! : code`[${join(results, ", ")}]`};`;
}

const bodiesOf = {
  "copying a view": viewCopyBody,
  "on copies": functionalBody,
  writing: writingBody,
  refusing: refusingBody,
  filling: fillBody,
  resizing: outBody,
} as const;

const emitVariant = fragment(
  (f: NativeFunction, name: string, other: NativeFunction, how: keyof typeof bodiesOf): Code => code`
    export function ${name}(${parameters(f)}): ${returns(f)} {
      ${bodiesOf[how](f, other)}
    }
  `,
);
