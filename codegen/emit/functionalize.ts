// generated/layers/functionalize.ts: what functionalization needs to know of each operator, as rows that its runtime
// interprets.

import type { NativeFunction } from "../model/native-function.js";
import type { FunctionalizePlan, ViewRow, WriteRow } from "../plan/functionalize.js";
import { type Code, code, each, join, jsDoc, literal, type Sequence, typeRef } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const runtimeFile = "runtime/modes/functional-tensor.ts";

const nameOf = ({ namespace, func }: NativeFunction): Code =>
  literal(namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`);

function list(about: string, name: string, type: string, rows: Sequence): Code {
  return code`
    ${jsDoc(about)}
    export const ${name} = (): readonly ${typeRef(type, runtimeFile)}[] => [
      ${rows}
    ];
  `;
}

const emitWrite = ({ f, functional, targets }: WriteRow): Code =>
  code`[${join([nameOf(f), nameOf(functional), ...targets.map((at) => literal(at ?? -1))], ", ")}],`;

const emitView = ({ f, copy, inverse, forward, ofBase }: ViewRow): Code => {
  const other = copy === null ? literal(null) : nameOf(copy);
  const strided = forward === null ? [] : [forward, literal(ofBase)];
  return code`[${join([nameOf(f), other, inverse ?? literal(null), ...strided], ", ")}],`;
};

const emitViewInPlace = ({ f, view }: FunctionalizePlan["viewsInPlace"][number]): Code =>
  code`[${nameOf(f)}, ${nameOf(view)}],`;

const emitName = (f: NativeFunction): Code => code`${nameOf(f)},`;

const emitByHand = ({ f, kernel }: FunctionalizePlan["byHand"][number]): Code =>
  code`[${nameOf(f)}, ${kernel ?? literal(null)}],`;

const emitRefused = ({ f, reason }: FunctionalizePlan["refused"][number]): Code =>
  code`[${nameOf(f)}, ${literal(reason)}],`;

export const emitFunctionalize: Emitter = ({ functionalize, sources }) => {
  if (functionalize === null) return [];
  const { writes, views, viewsInPlace, composites, byHand, refused } = functionalize;
  const body = [
    list(
      "Operators that write, their functional forms, and for each result of these the argument that it is the new value of (-1: a result).",
      "writes",
      "WriteRow",
      each(writes, emitWrite, "\n"),
    ),
    list(
      "Views, their copying forms, and the functions that undo them; then what makes them of other strides, and whether of the base's memory.",
      "views",
      "ViewRow",
      each(views, emitView, "\n"),
    ),
    list(
      "Operators that change what a tensor shows, and the views that they do it by.",
      "viewsInPlace",
      "ViewInPlaceRow",
      each(viewsInPlace, emitViewInPlace, "\n"),
    ),
    list(
      "Operators that are functionalized by what their own kernels call.",
      "composites",
      "OperatorName",
      each(composites, emitName, "\n"),
    ),
    list("Operators with a kernel of their own at the key.", "byHand", "ByHandRow", each(byHand, emitByHand, "\n")),
    list(
      "Operators that write and cannot be functionalized, and why.",
      "refused",
      "RefusedRow",
      each(refused, emitRefused, "\n"),
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
