// generated/autograd/inplace-or-view.ts: kernels that bump the versions of written tensors and record which tensor is a view
// of which.

import { fresh, handle, parameterNames, parameters, returns, stub } from "../api/stub.js";
import type { NativeFunction } from "../model/native-function.js";
import { generatedApi, type InplaceOrViewKernel, inplaceOrViewFile, viewedArgument } from "../plan/autograd.js";
import type { Plan } from "../plan/plan.js";
import { type Code, code, each, fragment, join, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { redispatch } from "./autograd-kernels.js";

const api = (name: string) => ref(name, generatedApi);

export function emitInplaceOrView({ sources, autograd: { inplaceOrView } }: Plan): GeneratedFile {
  return {
    path: inplaceOrViewFile,
    from: [sources.functions, sources.derivatives],
    charter:
      "Kernels below autograd: what is written to gets a new version, what is a view knows its base and how to be made again.",
    body: each(inplaceOrView, ({ f, name, kind, isBuilt }) => emitOne(f, name, kind, isBuilt)),
    declares: inplaceOrView.flatMap(({ name, f }) => [
      name,
      ...parameterNames(f.func.arguments),
      "keep",
      "result",
      "base",
      "l",
      "h",
    ]),
  };
}

const emitOne = fragment(
  (f: NativeFunction, name: string, kind: InplaceOrViewKernel["kind"], isBuilt: boolean): Code => {
    const { func: schema } = f;
    if (isBuilt) return code`export const ${name} = /* @__PURE__ */ ${api("viewing")}(${handle(f)});`;
    const args = parameterNames(schema.arguments);
    const result = fresh("result", args);
    const names = { keep: fresh("keep", args) };
    const run = redispatch(f, names, "inplaceOrView", result);
    return code`
    export function ${name}(${parameters(f)}, lo: number, hi: number): ${returns(f)} {
      ${run}
      return ${viewResult(f, kind, args, result)};
    }
  `;
  },
);

function viewResult(
  f: InplaceOrViewKernel["f"],
  kind: InplaceOrViewKernel["kind"],
  args: readonly string[],
  result: string,
): Code {
  const self = args[viewedArgument(f)]!;
  if (kind === "plain view") return code`${api("asNonDifferentiableView")}(${self}, ${result})`;
  if (kind === "views") return code`${api("asViews")}(${self}, ${result})`;
  if (f.viewHistory === "as_strided") {
    return code`${api("asView")}(${self}, ${result})`;
  }
  const base = fresh("base", args);
  const replayed = args.map((arg) => (arg === self ? base : arg));
  return code`${api("asView")}(${self}, ${result}, (${base}) => ${stub(f)}(${join(replayed, ", ")}))`;
}
