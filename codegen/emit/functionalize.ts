// generated/layers/functionalize.ts: what functionalization needs to know of each operator, as rows that its runtime
// interprets.

import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, join, jsDoc, literal, typeRef } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const runtimeFile = "runtime/modes/functional-tensor.ts";

const nameOf = ({ namespace, func }: NativeFunction): Code =>
  literal(namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`);

function list(about: string, name: string, type: string, rows: readonly Code[]): Code {
  return code`
    ${jsDoc(about)}
    export const ${name} = (): readonly ${typeRef(type, runtimeFile)}[] => [
      ${rows}
    ];
  `;
}

export const emitFunctionalize: Emitter = ({ functionalize, sources }) => {
  if (functionalize === null) return [];
  const { writes, views, viewsInPlace, composites, byHand, refused } = functionalize;
  const body = [
    list(
      "Operators that write, their functional forms, and for each result of these the argument that it is the new value of (-1: a result).",
      "writes",
      "WriteRow",
      writes.map(
        ({ f, functional, targets }) =>
          code`[${join([nameOf(f), nameOf(functional), ...targets.map((at) => literal(at ?? -1))], ", ")}],`,
      ),
    ),
    list(
      "Views, their copying forms, and the functions that undo them; then what makes them of other strides, and whether of the base's memory.",
      "views",
      "ViewRow",
      views.map(
        ({ f, copy, inverse, forward, ofBase }) =>
          code`[${join(
            [
              nameOf(f),
              copy === null ? literal(null) : nameOf(copy),
              inverse ?? literal(null),
              ...(forward === null ? [] : [forward, literal(ofBase)]),
            ],
            ", ",
          )}],`,
      ),
    ),
    list(
      "Operators that change what a tensor shows, and the views that they do it by.",
      "viewsInPlace",
      "ViewInPlaceRow",
      viewsInPlace.map(({ f, view }) => code`[${nameOf(f)}, ${nameOf(view)}],`),
    ),
    list(
      "Operators that are functionalized by what their own kernels call.",
      "composites",
      "OperatorName",
      composites.map((f) => code`${nameOf(f)},`),
    ),
    list(
      "Operators with a kernel of their own at the key.",
      "byHand",
      "ByHandRow",
      byHand.map(({ f, kernel }) => code`[${nameOf(f)}, ${kernel ?? literal(null)}],`),
    ),
    list(
      "Operators that write and cannot be functionalized, and why.",
      "refused",
      "RefusedRow",
      refused.map(({ f, reason }) => code`[${nameOf(f)}, ${literal(reason)}],`),
    ),
  ];
  return [
    {
      path: "generated/layers/functionalize.ts",
      from: [sources.functions],
      charter: "What functionalization knows of each operator; its layer reads it when it is first switched on.",
      body: join(body, "\n\n"),
    },
  ];
};
