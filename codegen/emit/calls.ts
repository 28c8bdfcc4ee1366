// generated/calls.ts: kernels that the registry defines as calls: of other operators, once or for each element of lists, or of functions
// of kernel sources.

import { defaultLiteral } from "../api/defaults.js";
import { handle, parameterNames, returns, stub } from "../api/stub.js";
import { isTensorLike, valueType } from "../api/types.js";
import type { Call, CallValue, KernelCall } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { callsFile, type ListPass } from "../plan/calls.js";
import { type Code, code, fragment, type Hole, join, type Ref, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

export const emitCalls: Emitter = ({ calling, sources }) =>
  calling.length === 0
    ? []
    : [
        {
          path: callsFile,
          from: [sources.functions],
          charter: "Kernels that are calls, as the registry says.",
          body: join(
            calling.map(({ f, name, kernel, called, functions, pass }) =>
              kernelOf(kernel, name, f, called, functions, pass),
            ),
            "\n\n",
          ),
          declares: calling.map(({ name }) => name),
        },
      ];

const kernelOf = fragment(
  (
    _: Kernel,
    name: string,
    f: NativeFunction,
    called: KernelCall,
    functions: readonly Ref[],
    pass: ListPass | null,
  ): Code => code`
    export function ${name}(${parametersOf(f, called)}): ${returns(f)} {
      ${called.lists === null ? once(f, called.call, functions) : forEach(f, called.call, called.lists, functions, pass)}
    }
  `,
);

/** The parameters; those that the call does not use begin with `_`. */
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

function once(f: NativeFunction, call: Call, functions: readonly Ref[]): Code {
  const text = callCode(call, f, functions, parameterNames(f.func.arguments));
  return f.func.returns.length === 0 ? code`${text};` : code`return ${text};`;
}

/** The call for each element, after the list lengths have been checked. */
function forEach(
  f: NativeFunction,
  call: Call,
  lists: readonly number[],
  functions: readonly Ref[],
  pass: ListPass | null,
): Code {
  const names = parameterNames(f.func.arguments);
  const [element, at] = ["tensor", "i"].map((name) => (names.includes(name) ? `${name}_` : name));
  const others = lists.filter((i) => i !== 0);
  const tensors = others.filter((i) => isTensorList(f, i));
  const scalars = others.filter((i) => !isTensorList(f, i));
  const checked = [names[0]!, ...tensors.map((i) => names[i]!)];
  const walked = names.map((name, i) =>
    i === 0 ? code`${element!}` : others.includes(i) ? code`${name}[${at!}]!` : name,
  );
  const step = code`${callCode(call, f, functions, names, walked)}`;
  const taken = others.length === 0 ? code`(${element!})` : code`(${element!}, ${at!})`;
  const checking = code`
    ${ref("checkLists", checks)}(${join(checked, ", ")});
    ${scalars.map((i) => code`${ref("checkScalars", checks)}(${names[0]!}, ${names[i]!});`)}`;
  if (pass !== null) {
    const elements = names.map((name, i) => (lists.includes(i) ? code`${name}[${at!}]!` : name));
    const given = [
      handle(pass.target),
      code`(${at!}) => ${callCode(call, f, functions, names, elements)}`,
      code`[${join(
        pass.lists.map((i) => names[i]!),
        ", ",
      )}]`,
      ...pass.numbers.map((value) =>
        value.kind === "constant" ? defaultLiteral(value.argument)! : names[value.index]!,
      ),
    ];
    return f.func.returns.length === 0
      ? code`
        ${checking}
        ${ref("forEachInPlace", passes)}(${join(given, ", ")});`
      : code`
        ${checking}
        return ${ref("forEachTensor", passes)}(${join(given, ", ")});`;
  }
  return code`
    ${checking}
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
const passes = "runtime/kernels/pointwise/lists.ts";

function isTensorList({ func }: NativeFunction, i: number): boolean {
  const { type } = func.arguments[i]!;
  return type.kind === "list" && isTensorLike(type.element);
}

/** `walked`: the text for arguments of which the current element is meant. */
function callCode(
  call: Call,
  f: NativeFunction,
  functions: readonly Ref[],
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
        return callCode(item.call, f, functions, names, walked);
    }
  };
  const callee = call.kind === "operator" ? stub(call.target) : functions.find(({ name }) => name === call.name)!;
  const text = code`${callee}(${join(call.values.map(value), ", ")})`;
  return call.kind === "function" || call.result === null ? text : code`${text}[${call.result}]`;
}
