// Whatever the registry files contain, the outcome is a generated package or diagnostics that point at them: no stack trace, no
// hang.
//
// TENGEN_FUZZ_RUNS=20000 for the long run; TENGEN_FUZZ_SEED repeats one.

import { describe, expect, it } from "vitest";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { generate } from "../../codegen/pipeline.js";
import { fc } from "../seeded.js";
import { type Files, read } from "./problems.js";

const runs = Number(process.env["TENGEN_FUZZ_RUNS"] ?? 200);

const functions = `- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  autogen: add_.Tensor, add.out
  pointwise:
    expr: self + alpha * other
  tags: [core, pointwise]

- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  structured_delegate: sum.IntList_out
  device_check: NoCheck   # TensorIterator
  variants: function, method

- func: sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  precomputed:
  - dim -> int dim, bool flag
  dispatch:
    CPU, CUDA: sum_out
    SparseCPU: sum_out_sparse

- func: uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
  dispatch:
    CPU: uniform_cpu_
  tags: nondeterministic_seeded
  autogen: uniform, uniform.out

- func: split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]
  dispatch:
    CompositeExplicitAutograd: split
`;
const derivatives = `- name: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: handle_r_to_c(self.scalar_type(), grad)
  other: "maybe_multiply(grad, alpha.conj())"
  result: self_t + maybe_multiply(other_t, alpha)

- name: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  output_differentiability: ["!dtype || isDifferentiableType(*dtype)"]
  dispatch:
    Default:
      self: sum_backward(grad, self.sizes(), dim, keepdim)
      result: auto_linear
    AutogradNestedTensor:
      self: grad

- name: split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]
  self: split_backward(grads, split_size, dim, self.sizes(), self.options())
  result: auto_linear
`;

const tokens = [
  ..."()[]{}!?*&|>:,-#'\"%@`\\ \t\n",
  "\r\n",
  "\u0000",
  "\ufeff",
  "\u2028",
  "\ud800",
  "...",
  "---",
  "- ",
  "  ",
  "->",
  "::",
  "&a ",
  "*a",
  "<<: *a",
  "!!set ",
  "? ",
  "|\n",
  ">-\n",
  "null",
  "~",
  "True",
  "no",
  "1e999",
  "0x7fffffffffffffffffff",
  "99999999999999999999999999",
  "-1",
  ".inf",
  "__proto__",
  "constructor",
  "toString",
  "Tensor",
  "Tensor(a!)",
  "Tensor[99999999999]",
  "int[0]",
  "grads[99999999999999999999]",
  "$" + "{x}",
  "*/",
  "..",
];

type Edit = (text: string) => string;
const position = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = (text: string, where: number): number => Math.floor(where * text.length);
const editLines = (text: string, edit: (lines: string[]) => void): string => {
  const lines = text.split("\n");
  edit(lines);
  return lines.join("\n");
};

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(position, fc.constantFrom(...tokens)).map(
    ([where, token]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + token + text.slice(at(text, where)),
  ),
  fc.tuple(position, fc.nat(12)).map(
    ([where, length]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + length),
  ),
  fc.tuple(position, fc.nat(255)).map(
    ([where, code]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + String.fromCharCode(code) + text.slice(at(text, where) + 1),
  ),
  // Lines: twice, gone, elsewhere, deeper.
  position.map(
    (where): Edit =>
      (text) =>
        editLines(text, (lines) =>
          lines.splice(Math.floor(where * lines.length), 0, lines[Math.floor(where * lines.length)]!),
        ),
  ),
  position.map(
    (where): Edit =>
      (text) =>
        editLines(text, (lines) => lines.splice(Math.floor(where * lines.length), 1)),
  ),
  fc.tuple(position, position).map(
    ([from, to]): Edit =>
      (text) =>
        editLines(text, (lines) =>
          lines.splice(Math.floor(to * lines.length), 0, ...lines.splice(Math.floor(from * lines.length), 1)),
        ),
  ),
  fc.tuple(position, fc.nat(6)).map(
    ([where, depth]): Edit =>
      (text) =>
        editLines(
          text,
          (lines) =>
            (lines[Math.floor(where * lines.length)] = " ".repeat(depth) + lines[Math.floor(where * lines.length)]),
        ),
  ),
  // Words swapped for others of the file.
  fc.tuple(fc.nat(), fc.nat()).map(
    ([a, b]): Edit =>
      (text) => {
        const words = text.match(/\w+/g) ?? [""];
        return text.replace(words[a % words.length]!, words[b % words.length]!);
      },
  ),
  // Brackets within brackets, maps within maps.
  fc.tuple(position, fc.integer({ min: 1, max: 3000 }), fc.constantFrom("[", "{a: ", "(", "- ", "? ", "Tensor[]")).map(
    ([where, n, open]): Edit =>
      (text) =>
        text.slice(0, at(text, where)) + open.repeat(n) + text.slice(at(text, where)),
  ),
  fc.integer({ min: 1, max: 3000 }).map(
    (n): Edit =>
      (text) =>
        text +
        Array.from({ length: n }, (_, i) => `${" ".repeat(i)}a:\n`)
          .slice(0, 400)
          .join(""),
  ),
  // Aliases that would grow without end if they were copied.
  fc.constantFrom<Edit>(
    (text) =>
      `- &a [x, x]\n- &b [*a, *a, *a]\n- &c [*b, *b, *b]\n- &d [*c, *c, *c]\n- &e [*d, *d, *d]\n- &f [*e, *e, *e]\n- &g [*f, *f, *f]\n${text}`,
    (text) => text.replace("dispatch:", "dispatch: &a").replace("variants: function", "variants: *a"),
    (text) => text.replace(/^- /gm, "- &a\n  ").replace(/$/, "\n- *a\n- *a\n"),
    (text) => text.replaceAll("\n", "\r\n"),
    (text) => text.replaceAll("  ", "\t"),
    (text) => text + text,
  ),
);

/** The whole generator on files that load: a package, or diagnostics. */
function generates(files: Files, lenient: boolean): void {
  const input = (path: string) => ({ path, text: files[path]! });
  try {
    const output = generate({
      functions: input("native_functions.yaml"),
      derivatives: input("derivatives.yaml"),
      tags: null,
      deprecated: null,
      kernels: null,
      places: {
        out: "out",
        root: ".",
        runtime: { package: "tengen/runtime" },
        library: { package: "tengen/generated" },
        ownOperators: true,
      },
      lenient,
    });
    expect(output.files.size).toBeGreaterThan(0);
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    expect(error.diagnostics.length).toBeGreaterThan(0);
  }
}

describe("fuzzed registries", () => {
  it(
    `give a registry or diagnostics, ${runs} times`,
    () => {
      fc.assert(
        fc.property(
          fc.array(edit, { minLength: 1, maxLength: 3 }),
          fc.constantFrom("functions", "derivatives", "both"),
          fc.boolean(),
          (edits, which, lenient) => {
            const change = (text: string): string => edits.reduce((result, next) => next(result), text);
            const files = {
              "native_functions.yaml": which === "derivatives" ? functions : change(functions),
              "derivatives.yaml": which === "functions" ? derivatives : change(derivatives),
            };
            const start = process.cpuUsage().user;
            const { registry, diagnostics } = read(files, lenient);
            expect((process.cpuUsage().user - start) / 1000).toBeLessThan(2000);
            for (const { file, line, column, message, frame } of diagnostics.list) {
              const text = files[file as keyof typeof files];
              expect(text).toBeDefined();
              expect(message).not.toMatch(/undefined|\[object|NaN|TypeError|RangeError/);
              if (line === 0) continue;
              const lines = text.split("\n");
              expect(line).toBeLessThanOrEqual(lines.length);
              expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
              expect(frame).toContain("^");
            }
            if (diagnostics.errors.length > 0) return;
            for (const fn of registry.functions) expect(fn.func.name.full).toMatch(/^\w+(\.\w+)?$/);
            generates(files, lenient);
          },
        ),
        { numRuns: runs },
      );
    },
    600_000 + runs * 500,
  );
});
