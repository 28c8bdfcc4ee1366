// generated/structured/<key>.ts: derives the functional, in-place and out forms from one meta function and one
// implementation.

import { hostDevice } from "../../runtime/dispatch/keys.js";
import type { Argument } from "../../runtime/schema/types.js";
import { fresh, localNames, parameterNames, parameters, returns, stub } from "../api/stub.js";
import { keySource } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { deviceIndex, type StructuredForm, structuredFile, throughOutFile } from "../plan/structured.js";
import { type Code, code, each, fragment, join, literal, type Ref, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { Emitter } from "./emitter.js";

const runtimeFile = "runtime/kernels/structured.ts";
const allocateOutput = ref("allocateOutput", "runtime/kernels/shapes/outputs.ts");
const prepareInPlace = ref("prepareInPlace", runtimeFile);
const inPlaceTarget = ref("inPlaceTarget", runtimeFile);
const outputTarget = ref("outputTarget", runtimeFile);
const settle = ref("settle", runtimeFile);
const copyResult = ref("copyResult", runtimeFile);

export const emitStructured: Emitter = ({ structured: { byKey, throughOut }, sources }) => {
  const files: GeneratedFile[] = [];
  if (throughOut.length > 0) {
    files.push({
      path: throughOutFile,
      from: [sources.functions],
      charter:
        "Structured operators on backends that have the out form only: shapes from the meta function, values by the out form.",
      body: each(throughOut, emitThroughOut),
      declares: [...throughOut.map(({ name }) => name), ...localNames(throughOut.map(({ f }) => f))],
    });
  }
  for (const [key, forms] of byKey) {
    files.push({
      path: structuredFile(key),
      from: [sources.functions],
      charter: `Structured operators on ${key}: shapes from the meta function, values from the kernel, into a fresh, an own or a given output.`,
      body: each(forms, ({ f, name, group, meta, metaTakes, kernel }) =>
        emitForm(f, name, group, meta, metaTakes, kernel!),
      ),
      declares: forms.flatMap(({ f, name }) => [name, ...parameterNames(f.func.arguments)]),
    });
  }
  return files;
};

function emitThroughOut({ f, name, group, meta, metaTakes }: StructuredForm): Code {
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

/** One form of a structured operator on a backend. */
const emitForm = fragment(
  (f: NativeFunction, name: string, group: FunctionGroup, meta: Ref, metaTakes: number, kernel: Ref): Code => {
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
    const run = (targets: readonly string[]) => code`${kernel}(${passed}, ${join(targets, ", ")});`;
    const result = outs.length === 1 ? code`${outNames[0]!}` : code`[${join(outNames, ", ")}]`;
    return code`
    export function ${name}(${parameters(f)}): ${returns(f)} {
      ${shapes}
      ${body()}
    }
  `;

    function body(): Code {
      switch (f.func.kind) {
        case "inplace": {
          const self = inputNames[f.func.selfIndex]!;
          const target = fresh("result", all);
          return code`
          const ${target} = ${inPlaceTarget}(${self}, ${spec});
          ${run([target])}
          return ${copyResult}(${self}, ${target});`;
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
