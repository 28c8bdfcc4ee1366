// generated/register/forms.ts: which forms of operators follow from the others on a backend that has not all of them, as a list.

import { handle } from "../api/stub.js";
import { formsRegistrar, formsRuntimeFile } from "../plan/forms.js";
import { code, join, literal, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const path = "generated/register/forms.ts";

export const emitForms: Emitter = ({ formRows, sources }) =>
  formRows.length === 0
    ? []
    : [
        {
          path,
          from: [sources.functions],
          charter:
            "Forms of operators that follow from the others, on backends that have not all of them: functional, in-place, out; and which of them follow, as bits.",
          body: code`
            ${ref(formsRegistrar, formsRuntimeFile)}(${literal(path)}, [
              ${formRows.map(({ forms, follow }) => code`[${join([...forms.map((f) => (f === null ? literal(null) : handle(f))), literal(follow.reduce((bits, one, i) => bits | (one ? 1 << i : 0), 0))], ", ")}],`)}
            ]);
          `,
        },
      ];
