// generated/register/<key>.ts: importing one registers the operators' kernels at one dispatch key.

import { handle } from "../api/stub.js";
import { keySlug } from "../api/stub-names.js";
import { values } from "../api/symbols.js";
import type { NativeFunction } from "../model/native-function.js";
import { runtimeName } from "../model/program-key.js";
import type { RegisteredKernel } from "../plan/kernels-by-key.js";
import type { Plan } from "../plan/plan.js";
import { type Code, code, each, fragment, type Hole, join, literal, Ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { Emitter } from "./emitter.js";

const { gradientOfKernels, kernelsFor } = values;

export const emitRegistrations: Emitter = (plan) =>
  [...plan.registrations].flatMap(([key, list]) => {
    const kernels = list.filter(({ listed }) => listed !== true);
    return kernels.length === 0 ? [] : [emitKey(plan, key, kernels)];
  });

/** The path of a key's registrations. */
export function registrationPath(key: string): string {
  return `generated/register/${keySlug(runtimeName(key))}.ts`;
}

const emitLine = fragment(({ f, kernel, loops, gradient }: RegisteredKernel): Code => {
  const line = code`m(${handle(f)}, ${kernelText(f, kernel)}${loops === undefined ? null : code`, ${loops}`});`;
  if (gradient === undefined) return line;
  return join([line, code`${gradientOfKernels}(${handle(f)}, ${literal(gradient)});`], "\n");
});

function kernelText(f: NativeFunction, kernel: RegisteredKernel["kernel"]): Hole {
  if (kernel instanceof Ref) return kernel;
  const given = kernel.given.map((one) => (one instanceof Ref ? one : literal(one)));
  return code`${kernel.maker}(${join([handle(f), ...given], ", ")})`;
}

function emitKey({ sources }: Plan, key: string, kernels: readonly RegisteredKernel[]): GeneratedFile {
  const path = registrationPath(key);
  return {
    path,
    from: [sources.functions],
    charter: `Importing this file gives the operators their ${runtimeName(key)} kernels.`,
    body: code`
      const m = ${kernelsFor}(${literal(runtimeName(key))}, ${literal(path)});

      ${each(kernels, emitLine, "\n")}
    `,
    declares: ["m"],
  };
}
