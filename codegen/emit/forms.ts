// generated/register/forms.ts: the operator forms that other backends than the host's get derived from what they
// implement, as lists.

import { handle } from "../api/stub.js";
import type { NativeFunction } from "../model/native-function.js";
import { type FormRow, formsRegistrar, formsRuntimeFile, type ScalarOverload } from "../plan/forms.js";
import { type Code, code, each, join, literal, ref, type Sequence } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const path = "generated/register/forms.ts";

const bitsOf = (flags: readonly boolean[]): Code =>
  literal(flags.reduce((bits, one, i) => bits | (one ? 1 << i : 0), 0));

/** A list that the runtime requests when a backend is registered. */
function list(register: string, about: Code, rows: Sequence): readonly Code[] {
  if (rows.items.length === 0) return [];
  return [
    code`
      ${ref(register, formsRuntimeFile)}(${about}() => [
        ${rows}
      ]);
    `,
  ];
}

const emitRow = ({ forms, follow, pointwise }: FormRow): Code => {
  const names = forms.map((f) => (f === null ? literal(null) : handle(f)));
  return code`[${join([...names, bitsOf([...follow, pointwise])], ", ")}],`;
};

const emitHandle = (f: NativeFunction): Code => code`${handle(f)},`;

const emitScalar = ({ f, tensors, replaced }: ScalarOverload): Code =>
  code`[${handle(f)}, ${handle(tensors)}, ${bitsOf(replaced)}],`;

const emitReading = (f: NativeFunction): Code => {
  const read = f.func.arguments.map(({ name }) => f.dataDependent.includes(name));
  return code`[${handle(f)}, ${bitsOf(read)}],`;
};

export const emitForms: Emitter = ({ forms: { rows, written, scalars, reading }, sources }) => {
  if (rows.length === 0) return [];
  const from = code`${literal(path)}, `;
  const body = [
    ...list(formsRegistrar, from, each(rows, emitRow, "\n")),
    ...list("registerHostWritten", from, each(written, emitHandle, "\n")),
    ...list("registerScalars", from, each(scalars, emitScalar, "\n")),
    ...list("registerReading", code``, each(reading, emitReading, "\n")),
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
