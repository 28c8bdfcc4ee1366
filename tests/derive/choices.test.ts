// `choices:` of the registry: who inherits them from whom, references, and what is refused.

import { describe, expect, test } from "vitest";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, formatDiagnostic, Source } from "../../codegen/diagnostics.js";
import { emitted, problems, unindent } from "../emit/registry.js";

function choices(text: string): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> {
  const diagnostics = new Diagnostics();
  const source = new Source("native_functions.yaml", unindent(text));
  const { functions } = readRegistry({ functions: source }, { layers: [], diagnostics });
  expect(diagnostics.errors.map(formatDiagnostic)).toEqual([]);
  return Object.fromEntries(functions.map(({ func, choices }) => [func.name.full, Object.fromEntries(choices)]));
}

describe("who has whose choices", () => {
  test("in-place and out forms, written and generated, those of the functional form; overloads those of the first that states some", () => {
    expect(
      choices(`
        - func: f(Tensor self, *, str? how=None) -> Tensor
          choices: { how: f.other }
          autogen: f_
          pointwise: { expr: self, promote: same }
        - func: f.out(Tensor self, *, str? how=None, Tensor(a!) out) -> Tensor(a!)
        - func: f.other(Tensor self, str how, str free) -> Tensor
          choices:
            how: [up, down]
        - func: f.numbers(Tensor self, int how) -> Tensor
        - func: g(Tensor self, str how) -> Tensor
      `),
    ).toEqual({
      f: { how: ["up", "down"] },
      "f.out": { how: ["up", "down"] },
      "f.other": { how: ["up", "down"] },
      "f.numbers": {},
      f_: { how: ["up", "down"] },
      g: {},
    });
  });

  test("aliases those of their operator, and its forms; others those of the operator that they name", () => {
    expect(
      choices(`
        - func: f(Tensor self, str how) -> Tensor
          choices:
            how: ["up", 'down']
          autogen: f_
          pointwise: { expr: self, promote: same }
        - func: g(Tensor self, str how) -> Tensor
          alias_of: f
          autogen: g_
        - func: mine::h(Tensor self, str how) -> Tensor
          choices: { how: f }
      `),
    ).toMatchObject({ g: { how: ["up", "down"] }, g_: { how: ["up", "down"] }, h: { how: ["up", "down"] } });
  });
});

test("an operator's handle has them, its function's types are unions, one argument or option", () => {
  const functions = `
    - func: mine::f(Tensor self, str how="up", *, str? free=None) -> Tensor
      choices:
        how: [up, down]
        free: [a]
  `;
  expect(emitted({ functions }, "operators.ts")).toContain(`[], true, null, { how: ["up", "down"], free: ["a"] });`);
  const text = emitted({ functions }, "functions.ts");
  expect(text).toContain(`(self: Tensor, options?: Options<{ how: "up" | "down"; free: "a" | null }>): Tensor;`);
  expect(text).toContain(`(self: Tensor, how: "up" | "down", options?: Options<{ free: "a" | null }>): Tensor;`);
});

const entry = (field: string) => `
  - func: f(Tensor self, str how='up', int n=1) -> Tensor
    ${field}
  - func: other(Tensor self, str how) -> Tensor
    choices: { how: third }
  - func: third(Tensor self, str how) -> Tensor
    choices:
      how: [up, down]
`;
test.each([
  ["choices: { n: other }", "`n` is not an argument of type `str` of `f`", "such arguments: how"],
  ["choices: { hw: other }", "`hw` is not an argument of type `str` of `f`", "did you mean `how`?"],
  [
    "choices: { how: fourth }",
    "there is no operator `fourth` that could state the choices of `how`",
    "these do: third",
  ],
  ["choices: { how: other }", "`other` states no list of choices for an argument `how`", "these do: third"],
  ["choices: { how: [] }", "there is no text that `how` takes", "list them: `how: [first, second]`"],
  ["choices: { how: [up, up] }", "`up` is written twice", ""],
  ["choices: { how: [down] }", 'the default of `how`, "up", is not among its choices', "add it: `how: [up, down]`"],
  ["choices: { how: [up, 1] }", "`choices` is a map from arguments to lists of texts, not a number", ""],
  ["choices: { how: 1 }", "`choices` is a map from arguments to lists of texts, or to an operator that states one", ""],
  ["choices: up", "`choices` is a map from arguments to lists of texts, not text", ""],
])("refused: %s", (field, message, hint) => {
  const reported = problems({ functions: entry(field) });
  expect(reported).toContain(message);
  expect(reported).toContain(hint);
});
