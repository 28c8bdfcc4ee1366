// generated/calls.ts: kernels that the registry states as calls of other operators, once or for each element of lists.

import { defaultLiteral } from "../api/defaults.js";
import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { parameterNames, returns, stub } from "../api/stub.js";
import { isTensorLike, valueType } from "../api/types.js";
import type { CallValue, KernelCall, OperatorCall } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { type Code, code, fragment, type Hole, join, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext } from "./emitter.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import { keySlug } from "./stub-names.js";

const path = "generated/calls.ts";

/** The kernels that are calls. One that hands on its own arguments is the called operator's stub. */
export function emitCalls({ functions, registry, keys, sources }: EmitContext): {
  readonly files: readonly GeneratedFile[];
  readonly kernels: readonly RegisteredKernel[];
} {
  const kernels: RegisteredKernel[] = [];
  const bodies = new Map<string, Code>();
  for (const f of functions) {
    if (f.manualKernelRegistration) continue;
    // Keys that share a line share the kernel.
    const named = new Map<string, string>();
    for (const [key, kernel] of f.dispatch) {
      const called = registry.calls.get(kernel);
      if (called === undefined || !isRegistrable(key, keys)) continue;
      if (handsOn(f, called)) {
        kernels.push({ f, key, kernel: stub(called.call.target) });
        continue;
      }
      const text = kernel.call?.text ?? "";
      const slug = named.size === 0 ? "call" : `${keySlug(key).replaceAll("-", "_")}_call`;
      const name = named.get(text) ?? `${stubName(f.namespace, f.func)}_${slug}`;
      named.set(text, name);
      kernels.push({ f, key, kernel: ref(name, path) });
      bodies.set(name, kernelOf(kernel, name, f, called));
    }
  }
  if (bodies.size === 0) return { files: [], kernels };
  const charter = "Kernels that call other operators, as the registry says.";
  const body = join([...bodies.values()], "\n\n");
  return { files: [{ path, from: [sources.functions], charter, body, declares: [...bodies.keys()] }], kernels };
}

/** Whether the called operator's stub can be the kernel: it gets the arguments as they are. Stubs of out forms take the key words for arguments. */
function handsOn({ func }: NativeFunction, { call, lists }: KernelCall): boolean {
  return (
    lists === null &&
    call.target.func.kind !== "out" &&
    call.result === null &&
    call.values.length === func.arguments.length &&
    call.values.every((value, i) => value.kind === "argument" && value.index === i)
  );
}

const kernelOf = fragment(
  (_: Kernel, name: string, f: NativeFunction, called: KernelCall): Code => code`
    export function ${name}(${parametersOf(f, called)}): ${returns(f)} {
      ${called.lists === null ? once(f, called.call) : forEach(f, called.call, called.lists)}
    }
  `,
);

/** The parameters; those that the call leaves out begin with `_`. */
function parametersOf({ func }: NativeFunction, { call, lists }: KernelCall): Code {
  const used = new Set([...(lists ?? []), ...call.values.flatMap((value) => argumentsIn(value))]);
  const names = parameterNames(func.arguments);
  return join(
    func.arguments.map(({ type }, i) => code`${used.has(i) ? names[i]! : `_${names[i]!}`}: ${valueType(type)}`),
    ", ",
  );
}

function argumentsIn(value: CallValue): readonly number[] {
  switch (value.kind) {
    case "argument":
      return [value.index];
    case "constant":
      return [];
    case "list":
      return value.items.flatMap((item) => argumentsIn(item));
    case "call":
      return value.call.values.flatMap((item) => argumentsIn(item));
  }
}

function once(f: NativeFunction, call: OperatorCall): Code {
  const text = callCode(call, f, parameterNames(f.func.arguments));
  return f.func.returns.length === 0 ? code`${text};` : code`return ${text};`;
}

/** The call for each element, after the lengths of the lists were checked. */
function forEach(f: NativeFunction, call: OperatorCall, lists: readonly number[]): Code {
  const names = parameterNames(f.func.arguments);
  const [element, at] = ["tensor", "i"].map((name) => (names.includes(name) ? `${name}_` : name));
  const others = lists.filter((i) => i !== 0);
  const tensors = others.filter((i) => isTensorList(f, i));
  const scalars = others.filter((i) => !isTensorList(f, i));
  const checked = [names[0]!, ...tensors.map((i) => names[i]!)];
  const walked = names.map((name, i) =>
    i === 0 ? code`${element!}` : others.includes(i) ? code`${name}[${at!}]!` : name,
  );
  const step = code`${callCode(call, f, names, walked)}`;
  const taken = others.length === 0 ? code`(${element!})` : code`(${element!}, ${at!})`;
  return code`
    ${ref("checkLists", checks)}(${join(checked, ", ")});
    ${scalars.map((i) => code`${ref("checkScalars", checks)}(${names[0]!}, ${names[i]!});`)}
    ${
      f.func.returns.length === 0
        ? code`
          ${names[0]!}.forEach(${taken} => {
            ${step};
          });`
        : code`return ${names[0]!}.map(${taken} => ${step});`
    }`;
}

const checks = "runtime/kernels/checks/foreach.ts";

function isTensorList({ func }: NativeFunction, i: number): boolean {
  const { type } = func.arguments[i]!;
  return type.kind === "list" && isTensorLike(type.element);
}

/** `walked`: what stands for the arguments whose present element is meant. */
function callCode(
  call: OperatorCall,
  f: NativeFunction,
  names: readonly Hole[],
  walked: readonly Hole[] = names,
): Code {
  const value = (item: CallValue): Hole => {
    switch (item.kind) {
      case "argument":
        return (item.element ? walked : names)[item.index]!;
      case "constant":
        return defaultLiteral(item.argument)!;
      case "list":
        return code`[${join(item.items.map(value), ", ")}]`;
      case "call":
        return callCode(item.call, f, names, walked);
    }
  };
  const text = code`${stub(call.target)}(${join(call.values.map(value), ", ")})`;
  return call.result === null ? text : code`${text}[${call.result}]`;
}
