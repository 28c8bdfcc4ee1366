// generated/variants.ts: generated forms. An out form runs the functional one and copies; a functional form runs the in-place one on copies.

import { isTensorLike } from "../../runtime/schema/rules.js";
import { fresh, localNames, parameterNames, parameters, returns, stub } from "../api/stub.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Detour, outputsFile, outWriters, variantsFile } from "../plan/forms-through-others.js";
import { type Code, code, each, fragment, type Hole, join, literal, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const runtimeFile = "runtime/kernels/structured.ts";

export const emitVariants: Emitter = ({ formsThroughOthers: forms, sources }) =>
  forms.length === 0
    ? []
    : [
        {
          path: variantsFile,
          from: [sources.functions],
          charter:
            "Kernels of the forms that nobody wrote: out forms through the functional one, functional ones through the in-place one.",
          body: each(forms, ({ f, name, other, how }) => emitVariant(f, name, other, how)),
          declares: [...forms.map(({ name }) => name), ...localNames(forms.map(({ f }) => f))],
        },
      ];

/** Runs the view and copies its result. */
function viewCopyBody(f: NativeFunction, view: NativeFunction): Code {
  const call = code`${stub(view)}(${join(parameterNames(f.func.arguments), ", ")})`;
  const copy = ref(f.func.returns[0]!.type.kind === "list" ? "copiesOf" : "copyOf", runtimeFile);
  return code`return ${copy}(${call});`;
}

/** Runs the functional form and copies its results into outputs that are resized. */
function outBody(f: NativeFunction, functional: NativeFunction): Code {
  return copyingBody(f, functional, "writeResult");
}

/** The same for outputs that keep their shapes. */
function fillBody(f: NativeFunction, functional: NativeFunction): Code {
  return copyingBody(f, functional, "fillResult");
}

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

/** The same without an autograd kernel above it that would reject gradients. */
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

/** The arguments of the functional form: those of the out form, with tensor options taken from `out`. */
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

const bodiesOf: Readonly<Record<Detour, (f: NativeFunction, other: NativeFunction) => Code>> = {
  "copying a view": viewCopyBody,
  "on copies": functionalBody,
  writing: writingBody,
  refusing: refusingBody,
  filling: fillBody,
  resizing: outBody,
};

const emitVariant = fragment(
  (f: NativeFunction, name: string, other: NativeFunction, how: Detour): Code => code`
    export function ${name}(${parameters(f)}): ${returns(f)} {
      ${bodiesOf[how](f, other)}
    }
  `,
);
