// generated/rows/*: rules and loops of the operators that the registry defines as reductions of rows.

import { rowLoopsFile, rowProgramsFile, rowRulesFile, rowsRuleRef, type VectorProgram } from "../plan/rows.js";
import { type Code, code, each, fragment, jsDoc, literal, typeRef } from "../print/code.js";
import type { At, RowsRule } from "../rows/rule.js";
import type { Emitter } from "./emitter.js";

const ruleFile = "runtime/kernels/rows/rule.ts";

export const emitRows: Emitter = ({ rows: { operators, onHost, programs }, ownsKernels, entry, sources }) => {
  const from = [sources.functions];
  // A selection's kernels import the programs of the library.
  const printed =
    programs.length === 0 || !(ownsKernels || entry.addsToLibrary)
      ? []
      : [
          {
            path: rowProgramsFile,
            from,
            charter: "The vector programs of operators on rows whose kernels are written by hand, and import them.",
            body: each(programs, emitProgram),
          },
        ];
  if (operators.length === 0) return printed;
  return [
    ...printed,
    {
      path: rowRulesFile,
      from,
      charter: "What each operator on rows says of its arguments, dimensions and dtypes.",
      body: each(
        operators.map(({ rule }) => rule),
        emitRule,
      ),
    },
    ...(onHost
      ? [
          {
            path: rowLoopsFile,
            from,
            charter: "CPU loops of the operators on rows: one for each class of numbers.",
            body: each(
              operators.flatMap(({ loops }) => loops),
              (item) => item,
            ),
            declares: operators.flatMap(({ declares }) => declares),
          },
        ]
      : []),
  ];
};

const emitProgram = fragment(
  ({ fn, name, program }: VectorProgram): Code => code`
    ${jsDoc(fn.schemaText)}
    export const ${name} = ${literal(program)} as const satisfies ${typeRef("RowProgram", "runtime/wasm/programs/rows.ts")};
  `,
);

const emitRule = fragment((rule: RowsRule): Code => {
  const { fn, inputs, parameters, dim, keepdim, dtype, promotion, classes, isEach, needsElements, errorName } = rule;
  const at = (argument: At | null): Code => literal(argument === null ? -1 : argument.index);
  const numbers = parameters.reduce((bits, { type }, i) => bits | (type === "number" ? 1 << i : 0), 0);
  return code`
    ${jsDoc(fn.schemaText)}
    export const ${rowsRuleRef(rule).name}: ${typeRef("RowsRule", ruleFile)} = {
      name: ${literal(errorName)},
      operator: ${literal(fn.func.name.base)},
      inputs: ${literal(inputs.map(({ index }) => index))},
      parameters: ${literal(parameters.map(({ index }) => index))},
      numbers: ${literal(numbers)},
      dim: ${at(dim)},
      keepdim: ${at(keepdim)},
      dtype: ${at(dtype)},
      promote: ${literal(promotion)},
      classes: ${literal([...classes.keys()])},
      isEach: ${literal(isEach)},
      needsElements: ${literal(needsElements)},
    };
  `;
});
