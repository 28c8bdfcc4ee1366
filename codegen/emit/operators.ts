// generated/operators.ts: one typed handle per operator, with its schema as data, and the stub that calls through it.

import { handleName, stubName } from "../api/names.js";
import { definitionOf, handle, parameterNames, parameters, returns, signature, stub } from "../api/stub.js";
import { operatorsFile, values } from "../api/symbols.js";
import { keySource } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, each, fragment, join, ref } from "../print/code.js";
import { perItem } from "../query.js";
import type { Emitter } from "./emitter.js";

const { local, operator, slot } = values;

export const emitOperators: Emitter = ({ handles, sources }) => {
  if (handles.length === 0) return [];
  return [
    {
      path: operatorsFile,
      from: [sources.functions],
      charter:
        "Every operator: its handle (schema, tags, dispatch table) and its stub, which finds the kernel and calls it.",
      body: each(handles, emitOperator),
      declares: declaredBy(handles).flat(),
    },
  ];
};

const declaredBy = perItem(({ namespace, func }: NativeFunction): readonly string[] => [
  ...parameterNames(func.arguments),
  stubName(namespace, func),
  handleName(namespace, func),
]);

const emitOperator = fragment((f: NativeFunction): Code => {
  const names = parameterNames(f.func.arguments);
  const passed = join([...names, "lo", "hi"], ", ");
  const declare = (type: Code) =>
    code`export const ${handle(f)} = /* @__PURE__ */ ${operator}<${type}>(${definitionOf(f)});`;
  // Out forms are a third of all operators, and none is called in a hot loop: they share one closure implementation.
  if (f.func.kind === "out") {
    return code`
      ${declare(signature(f))}
      export const ${stub(f)} = /* @__PURE__ */ ${ref("stubOf", operatorFile)}(${handle(f)});
    `;
  }
  return code`
    ${declare(code`typeof ${stub(f)}`)}
    export function ${stub(f)}(${parameters(f)}): ${returns(f)} {
      const lo = ${keyWords(f, "Lo")} & ${local}.keepLo & ${handle(f)}.maskLo;
      const hi = ${keyWords(f, "Hi")} & ${local}.keepHi & ${handle(f)}.maskHi;
      return ${handle(f)}.table[${slot}(lo, hi)]!(${passed});
    }
  `;
});

/** `self.keysLo | other.keysLo | local.includedLo`: one word of the active key set before exclusion. */
function keyWords({ func }: NativeFunction, word: "Lo" | "Hi"): Code {
  const names = parameterNames(func.arguments);
  const sources = func.arguments.map(({ type }, i) => {
    const source = keySource(type);
    if (source === "none") return null;
    if (source === "tensor") return code`${names[i]!}.${`keys${word}`}`;
    return code`${ref(source === "list" ? `listKeys${word}` : `keys${word}Of`, operatorFile)}(${names[i]!})`;
  });
  const included = code`${local}.${`included${word}`}`;
  return sources.every((words) => words === null) ? included : code`(${join([...sources, included], " | ")})`;
}

const operatorFile = "runtime/dispatch/operator.ts";
