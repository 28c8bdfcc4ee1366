// `rows:` in the generator: errors are reported at their places, and valid fields become these loops.
import { expect, test } from "vitest";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { generated } from "../emit/registry.js";

const indented = (fields: string): string => fields.replaceAll(/^/gm, "    ");
const entry = (fields: string, func: string): string =>
  `- func: ${func} -> Tensor\n  non_differentiable: True\n  rows:\n${indented(fields)}\n`;

/** The errors of a field, without frames: `line:column message (hint)`. */
function problem(fields: string, func = "f(Tensor self, Scalar p=1, int[1]? dim=None)"): string {
  try {
    generated({ functions: entry(fields, func) });
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics
      .map(({ line, column, message, hint }) => `${line}:${column} ${message} (${hint})`)
      .join("\n");
  }
  return "";
}

const sum = "start: 0\njoin: acc + self";

test.each<[what: string, fields: string, message: string, func?: string]>([
  [
    "no reduction",
    "finish: 1",
    "3:3 `rows` reduces, but there is no reduction (write `join: acc + self`, or several reductions below `reduce`)",
  ],
  [
    "a result both per row and per element",
    `${sum}\nfinish: acc\neach: acc`,
    "3:3 `finish` is the result of a row and `each` that of each element: there is one of them (delete one of the two)",
  ],
  [
    "a result both per row and as elements are joined",
    `${sum}\nfinish: acc\nscan: acc`,
    "3:3 `scan` is the result of each element while a row is joined, `finish` a result after that: there is one of them (delete one of the two)",
  ],
  [
    "a result of each element both as it is joined and after that",
    `${sum}\neach: acc\nscan: acc`,
    "3:3 `scan` is the result of each element while a row is joined, `each` a result after that: there is one of them (delete one of the two)",
  ],
  [
    "several reductions without a result",
    "reduce:\n  a: { start: 0, join: a + self }\n  b: { start: 0, join: b + self }",
    "3:3 several reductions, but none of `finish`, `each` and `scan` says what the result is (write `finish` for a result per row, `each` for one per element, `scan` for one of the elements up to each)",
  ],
  [
    "keepdim with each",
    `${sum}\neach: self - acc`,
    "3:3 with `each` the result has the shape of the tensors, so `keepdim` has no meaning (delete the argument `keepdim`)",
    "f(Tensor self, int dim, bool keepdim=False)",
  ],
  [
    "keepdim with scan",
    `${sum}\nscan: acc`,
    "3:3 with `scan` the result has the shape of the tensors, so `keepdim` has no meaning (delete the argument `keepdim`)",
    "f(Tensor self, int dim, bool keepdim=False)",
  ],
  [
    "a join that does not tell the first result",
    "join: acc * 2 + self",
    "4:5 without `start` the row begins with its first element, which this `join` does not tell (write `start`, or `join` as one of + * & | ^ && || minimum maximum fmin fmax of `acc` and a value without it)",
  ],
  ["an unknown name", "start: 0\njoin: acc + slef", "5:17 `slef` is not in scope here (did you mean `self`?)"],
  [
    "an element in start",
    "start: self\njoin: acc + self",
    "4:12 `self` is not in scope here (in scope: p, count, pi, inf, nan, lowest, highest, true, false, None)",
  ],
  [
    "an element in finish",
    `${sum}\nfinish: acc / self`,
    "6:19 `self` is not in scope here (in scope: p, count, acc, pi, inf, nan, lowest, highest, true, false, None)",
  ],
  [
    "a position in finish",
    `${sum}\nfinish: acc + index`,
    "6:19 `index` is not in scope here (in scope: p, count, acc, pi, inf, nan, lowest, highest, true, false, None)",
  ],
  [
    "a later reduction",
    "reduce:\n  a: { start: 0, join: a + b }\n  b: { start: 0, join: b + self }\nfinish: a",
    "5:32 `b` is not in scope here (in scope: self, index, p, count, a, pi, inf, nan, lowest, highest, true, false, None)",
  ],
  [
    "a reduction named like an argument",
    "reduce:\n  p: { start: 0, join: p + self }",
    "5:7 `p` has a meaning already (give the reduction another name)",
  ],
  [
    "a function of other numbers",
    "start: 0\njoin: acc + exp(self)",
    "5:17 exp is not defined for int numbers (compute in floating point (`promote: float`), give an expression per class, or restrict `dtypes`)",
  ],
  [
    "a class of dtypes",
    `${sum}\ndtypes: complex`,
    "6:13 `complex` is not a class of dtypes that rows are computed in (classes: all, numeric, integral, float, int, bool)",
  ],
  [
    "a class of an expression",
    "start: 0\njoin: { float: acc + self, complex: acc }\ndtypes: float",
    "5:41 `complex` is not a class of dtypes that rows are computed in (classes: float, int, bool)",
  ],
  [
    "a class without an expression",
    "start: { float: 0 }\njoin: acc + self",
    "5:5 no expression for the class `int` (add it, or restrict `dtypes`)\n5:5 no expression for the class `bool` (add it, or restrict `dtypes`)",
  ],
  ["no tensor", sum, "3:3 an operator with `rows` takes 1 to 3 tensors, this one takes 0 (null)", "f(int[] dim)"],
  [
    "an optional tensor",
    sum,
    "3:3 `other` is an optional Tensor, which `rows` cannot read (null)",
    "f(Tensor self, Tensor? other, int dim)",
  ],
  [
    "dimensions of another type",
    sum,
    "3:3 `dim` holds the reduced dimensions, so its type is `int` or a list of `int` (write `int dim`, `int[1] dim` or `int[1]? dim=None`)",
    "f(Tensor self, float dim)",
  ],
  [
    "an argument of another type",
    sum,
    "3:3 `layout` has a type that an operator with `rows` cannot take (Tensor, Scalar, float, int, bool, str, and the arguments `dim`, `keepdim` and `ScalarType? dtype` are possible)",
    "f(Tensor self, int dim, Layout layout)",
  ],
  [
    "an argument named count",
    sum,
    "3:3 `count` is the number of elements of a row, so no argument can have this name (give the argument another name)",
    "f(Tensor self, int count)",
  ],
  [
    "an argument named index",
    sum,
    "3:3 `index` is the position of an element in its row, so no argument can have this name (give the argument another name)",
    "f(Tensor self, Tensor index, int dim)",
  ],
  [
    "a result that promotion does not name",
    `${sum}\npromote: int32`,
    "6:14 `promote` cannot be `int32` (choices: default, float, sum, bool, int64)",
  ],
  [
    "too many arguments",
    sum,
    "3:3 an operator with `rows` takes at most 4 arguments besides tensors, `dim`, `keepdim` and `dtype`, this one takes 5 (null)",
    "f(Tensor self, int a, int b, int c, int d, int e)",
  ],
])("%s is reported", (_, fields, message, func) => {
  expect(problem(fields, func)).toBe(message);
});

test("of an operator with kernels of its own, only the vector program is printed", () => {
  const structured = (fields: string, others = ""): string =>
    `- func: f(Tensor self, int dim, Layout layout${others}) -> Tensor\n  non_differentiable: True\n  structured_delegate: f.out\n  rows:\n${indented(fields)}\n` +
    `- func: f.out(Tensor self, int dim, Layout layout${others}, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True\n  dispatch:\n    CPU: f_out_cpu\n`;
  const files = generated({
    functions: structured("dtypes: float\nstart: 0\njoin: acc + self * self\neach: self / sqrt(acc)"),
  });
  expect(files.get("rows/programs.ts")).toContain(
    'export const f_program = [[["+", "0", "", "a a *"]], "acc0 sqrt =u0", "a u0 /"] as const satisfies RowProgram;',
  );
  expect([files.has("rows/cpu.ts"), files.has("rows/rules.ts")]).toEqual([false, false]);
  expect(() => generated({ functions: structured("dtypes: float\nstart: 0\njoin: acc * 2 + self") })).toThrow(
    "of an entry with kernels of its own `rows` is its vector program, and these expressions have none for floating-point numbers",
  );
});

test("results at each element are stored as soon as it is joined, from the first one on", () => {
  const fields = "join: maximum(acc, self)\nscan: acc + index\ndtypes: float";
  const loops = generated({ functions: entry(fields, "f(Tensor self, int dim)") }).get("rows/cpu.ts")!;
  expect(loops.slice(loops.indexOf("let acc"), loops.indexOf("function f_float64"))).toMatchInlineSnapshot(`
    "let acc = 0;
        {
          const selfIndex = selfAt;
          const self = selfArray[selfIndex]!;
          const index = 0;
          acc = self;
          out[at] = acc + index;
        }
        for (let i = 1, to = at + step, selfIndex = selfAt + selfStep; i < n; i++, to += step, selfIndex += selfStep) {
          const self = selfArray[selfIndex]!;
          const index = i;
          acc = maximum(acc, self);
          out[to] = acc + index;
        }
      }
    }

    "
  `);
  const counted = generated({
    functions: entry(
      "promote: int64\nstart: 0\njoin: acc + (self > 0)\nfinish: acc / 2\ndtypes: numeric",
      "f(Tensor self, int dim)",
    ),
  }).get("rows/cpu.ts")!;
  expect(counted).toContain("store64(out, at, Math.trunc(acc / 2));");
  expect(counted).toContain("store64(out, at, intDiv(acc, 2));");
});

test("several results are reported", () => {
  const functions = entry(sum, "f(Tensor self)").replace("-> Tensor", "-> (Tensor, Tensor)");
  expect(() => generated({ functions })).toThrow("an operator with `rows` returns one Tensor");
});

test("a field becomes a loop for each class, of int64 with one on BigInt for rows that are not exact", () => {
  const fields =
    'reduce:\n  m: { join: "maximum(m, self)" }\n  s: { start: 0, join: d = self - m; s + d * d }\nfinish: s / p\ndtypes: numeric';
  const files = generated({ functions: entry(fields, "f(Tensor self, Scalar p, int dim, bool keepdim=False)") });
  const loops = files.get("rows/cpu.ts")!;
  expect(loops.slice(loops.indexOf("function f_float32"), loops.indexOf("function f_float64"))).toMatchInlineSnapshot(`
    "function f_float32(
      rows: number, n: number, out: Float32Array, at: number, rowStep: number, _step: number, selfArray: Float32Array, selfAt: number, selfRow: number, selfStep: number, pScalar: Scalar,
    ): void {
      if (selfArray.length === 0) assertReadable(n);
      const p = toFloat32(pScalar);
      for (let r = 0; r < rows; r++, at += rowStep, selfAt += selfRow) {
        let m = 0;
        {
          const selfIndex = selfAt;
          const self = selfArray[selfIndex]!;
          m = self;
        }
        for (let i = 1, selfIndex = selfAt + selfStep; i < n; i++, selfIndex += selfStep) {
          const self = selfArray[selfIndex]!;
          m = maximum(m, self);
        }
        let s = 0;
        for (let i = 0, selfIndex = selfAt; i < n; i++, selfIndex += selfStep) {
          const self = selfArray[selfIndex]!;
          const d = self - m;
          s = s + d * d;
        }
        out[at] = s / p;
      }
    }

    "
  `);
  expect(loops.slice(loops.indexOf("function f_int64("), loops.indexOf("export const"))).toMatchInlineSnapshot(`
    "function f_int64(
      rows: number, n: number, out: Int32Array, at: number, rowStep: number, step: number, selfArray: Int32Array, selfAt: number, selfRow: number, selfStep: number, pScalar: Scalar,
    ): void {
      if (selfArray.length === 0) assertReadable(n);
      const p = toLong(pScalar);
      for (let r = 0; r < rows; r++, at += rowStep, selfAt += selfRow) {
        exact: {
          let m = 0;
          {
            const selfIndex = selfAt;
            const self = load64(selfArray, selfIndex);
            if (!(isSafe64(self))) break exact;
            m = self;
          }
          for (let i = 1, selfIndex = selfAt + selfStep; i < n; i++, selfIndex += selfStep) {
            const self = load64(selfArray, selfIndex);
            if (!(isSafe64(self))) break exact;
            m = Math.max(m, self);
          }
          let s = 0;
          for (let i = 0, selfIndex = selfAt; i < n; i++, selfIndex += selfStep) {
            const self = load64(selfArray, selfIndex);
            const t0 = self - m;
            const d = t0;
            const t1 = d * d;
            const t2 = s + t1;
            if (!(isSafe64(self) && isSafe64(t0) && isSafe64(t1) && isSafe64(t2))) break exact;
            s = t2;
          }
          const t0 = intDiv(s, p);
          if (!(isSafe64(t0) && isSafe64(p))) break exact;
          store64(out, at, t0);
          continue;
        }
        f_int64_wide(1, n, out, at, rowStep, step, selfArray, selfAt, selfRow, selfStep, pScalar);
      }
    }

    "
  `);
  expect(files.get("rows/rules.ts")).toContain(
    'dim: 2,\n  keepdim: 3,\n  dtype: -1,\n  promote: "default",\n  classes: ["float", "int"],',
  );
  expect(files.get("register/cpu.ts")).toContain(
    'm(op.f_op, rowsKernel(op.f_op, "cpu", rowRules.f_rule, rows.f_rows));',
  );
  expect(files.get("register/meta.ts")).toContain('m(op.f_op, rowsKernel(op.f_op, "meta", rowRules.f_rule));');
});

test("names of arguments do not clash with those of the loop", () => {
  const functions = entry(
    "start: 0\njoin: t0 = self * rows; acc + t0 + n",
    "f(Tensor self, Scalar rows, Scalar n, int dim)",
  );
  const loops = generated({ functions }).get("rows/cpu.ts")!;
  expect(loops).toContain("const t0_ = self * rows_;\n      acc = acc + t0_ + n_;");
});
