// generated/functions.ts and methods.ts: overloads as users see them, fast paths, and methods that forward.

import { describe, expect, test } from "vitest";
import { emitted, unindent } from "./registry.js";

/** The file's body without imports. */
const body = (functions: string, file = "functions.ts") =>
  emitted({ functions }, file)
    .replace(/^import [^;]*;\n/gm, "")
    .trimStart();

/** The call signatures of the only function, one a line. */
const signatures = (functions: string) =>
  [...body(functions).matchAll(/^ {2}(\(.*);$/gm)].map(([, signature]) => signature);

test("overloads of one name, with their out forms, are one function", () => {
  expect(
    body(
      `
      - func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
        autogen: add.out
      - func: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
      - func: add.Scalar(Tensor self, Scalar other) -> Tensor
    `.replace("        autogen: add.out\n", ""),
    ),
  ).toBe(
    unindent(`
      /** \`aten::add.Tensor\`, \`aten::add.out\`, \`aten::add.Scalar\` */
      export const add: {
        /**
         * \`add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\`
         *
         * With \`out\`: \`add.out\`.
         */
        (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
        /** \`add.Scalar(Tensor self, Scalar other) -> Tensor\` */
        (self: Tensor, other: Scalar): Tensor;
      } = /* @__PURE__ */ publicFunction("add", function add(self, other, options, extra): unknown {
        let failed;
        try {
          if (isDirectTensor(self) && isTensor(other) && options === undefined && extra === undefined) return op.add_Tensor(self, other, 1);
          if (isDirectTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return op.add_Scalar(self, other);
        } catch (error) {
          failed = { error };
        }
        return resolveCall(add, [self, other, options, extra], failed);
      }, op.add_Tensor_op, op.add_Tensor, op.add_out_op, op.add_out, op.add_Scalar_op, op.add_Scalar);
    `),
  );
});

describe("signatures", () => {
  test("what is not given by position may be given by name", () => {
    expect(
      signatures("- func: sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"),
    ).toEqual([
      "(self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null }>): Tensor",
      "(self: Tensor, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null }>): Tensor",
      "(self: Tensor, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null }>): Tensor",
    ]);
  });

  test("tensor options are one group", () => {
    expect(
      signatures(`
        - func: zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
          dispatch:
            CompositeExplicitAutograd: zeros
      `),
    ).toEqual(["(size: readonly number[], options?: TensorOptions): Tensor"]);
  });

  test("several outputs are a tuple with names, and `out` is one without", () => {
    expect(
      signatures(`
        - func: top(Tensor self, int k) -> (Tensor values, Tensor indices)
        - func: top.values(Tensor self, int k, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
      `),
    ).toEqual([
      '(self: Tensor, options: { k: number } & Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>',
      '(self: Tensor, k: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>',
    ]);
  });

  test("an out form alone needs `out`", () => {
    expect(signatures("- func: only.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")).toEqual([
      "(self: Tensor, options: { out: Tensor }): Tensor",
    ]);
  });
});

test("names in camelCase; reserved words get an underscore as functions, none as methods", () => {
  const sample = `
    - func: masked_fill_(Tensor(a!) self, Tensor mask, Scalar fill_value) -> Tensor(a!)
      variants: method
    - func: var(Tensor self, bool unbiased=True) -> Tensor
      variants: function, method
  `;
  expect([...body(sample).matchAll(/^export const (\S+):/gm)].map(([, name]) => name)).toEqual(["maskedFill_", "var_"]);
  expect([...body(sample, "methods.ts").matchAll(/^ {2}(\w+)\(.*\) \{$/gm)].map(([, name]) => name)).toEqual([
    "maskedFill_",
    "var",
  ]);
});

test("a method hands on `this` where `self` stands", () => {
  expect(
    body(
      `
      - func: where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
        variants: function, method
    `,
      "methods.ts",
    ),
  ).toBe(
    unindent(`
      declare module "../runtime/core/tensor.js" {
        interface Tensor {
          /** \`where.self(Tensor condition, Tensor self, Tensor other) -> Tensor\` */
          where(condition: Tensor, other: Tensor): Tensor;
        }
      }

      declare module "../runtime/dispatch/ops.js" {
        interface OperatorNames {
          readonly aten: {
            where: "self";
          };
        }
      }

      installMethods(Tensor, {
        where(condition, other, options, extra) {
          return (functions.where as Loose)(condition, this, other, options, extra);
        },
      });
    `),
  );
});

test("a property is declared as one and answers what the function does; no method is left of it", () => {
  const sample = `
    - func: numpy_T(Tensor(a) self) -> Tensor(a)
      variants: method
      property: T
    - func: is_odd(Tensor self) -> bool
      property: is_odd
  `;
  expect(body(sample, "methods.ts")).toBe(
    unindent(`
      declare module "../runtime/core/tensor.js" {
        interface Tensor {
          /**
           * \`numpy_T(Tensor(a) self) -> Tensor(a)\`
           *
           * The result is a view: it shares its memory with \`self\`.
           */
          readonly T: Tensor;
          /** \`is_odd(Tensor self) -> bool\` */
          readonly isOdd: boolean;
        }
      }

      declare module "../runtime/dispatch/ops.js" {
        interface OperatorNames {
          readonly aten: {
            numpy_T: "default";
            is_odd: "default";
          };
        }
      }

      installMethods(Tensor, {
      });
      installProperties(Tensor, {
        T: functions.numpyT,
        isOdd: functions.isOdd,
      });
    `),
  );
});

test("no method hides what the runtime gives tensors", () => {
  expect(() => body("- func: item(Tensor self) -> Scalar\n  variants: method", "methods.ts")).toThrow(
    "methods.ts was not generated",
  );
});

test("a public function's documentation cannot be broken out of", () => {
  const text = body('- func: f(Tensor self, str s="*/ evil(); /*") -> Tensor');
  expect(text).toContain('/** `f(Tensor self, str s="*\\/ evil(); /*") -> Tensor` */');
  expect(text).toContain('return op.f(self, "*/ evil(); /*");');
});
