// generated/register/forms.ts: the operator forms that other backends than the host's get derived from what they
// implement, as lists.

import { handle } from "../api/stub.js";
import { formsRegistrar, formsRuntimeFile } from "../plan/forms.js";
import { type Code, code, join, literal, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const path = "generated/register/forms.ts";

const bitsOf = (flags: readonly boolean[]): Code =>
  literal(flags.reduce((bits, one, i) => bits | (one ? 1 << i : 0), 0));

/** A list that the runtime requests when a backend is registered. */
function list(register: string, about: Code, items: readonly Code[]): readonly Code[] {
  if (items.length === 0) return [];
  return [
    code`
      ${ref(register, formsRuntimeFile)}(${about}() => [
        ${items}
      ]);
    `,
  ];
}

export const emitForms: Emitter = ({ forms: { rows, written, scalars, reading }, sources }) => {
  if (rows.length === 0) return [];
  const from = code`${literal(path)}, `;
  const body = [
    ...list(
      formsRegistrar,
      from,
      rows.map(({ forms, follow, pointwise }) => {
        const names = forms.map((f) => (f === null ? literal(null) : handle(f)));
        return code`[${join([...names, bitsOf([...follow, pointwise])], ", ")}],`;
      }),
    ),
    ...list(
      "registerHostWritten",
      from,
      written.map((f) => code`${handle(f)},`),
    ),
    ...list(
      "registerScalars",
      from,
      scalars.map(({ f, tensors, replaced }) => code`[${handle(f)}, ${handle(tensors)}, ${bitsOf(replaced)}],`),
    ),
    ...list(
      "registerReading",
      code``,
      reading.map((f) => {
        const read = f.func.arguments.map(({ name }) => f.dataDependent.includes(name));
        return code`[${handle(f)}, ${bitsOf(read)}],`;
      }),
    ),
  ];
  return [
    {
      path,
      from: [sources.functions],
      charter:
        "Of operators that a backend has in part: forms that follow from the others (which, as bits; 8 where the operator is pointwise), what the host writes, numbers for tensors, what reads values.",
      body: join(body, "\n\n"),
    },
  ];
};
