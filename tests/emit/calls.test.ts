// generated/calls.ts and the forms that follow from fields: aliases, calls of other operators, list operators, out forms that copy.

import { describe, expect, test } from "vitest";
import { emitted, generated, problems, unindent } from "./registry.js";

const body = (text: string) => text.replace(/^import [^;]*;\n/gm, "").trimStart();

const norm = `
    - func: norm(Tensor self, Scalar p=2, int[1] dim=[], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
      dispatch:
        CPU: norm_cpu
    - func: pair(Tensor self) -> (Tensor, Tensor)
      dispatch:
        CPU: pair_cpu`;

describe("a kernel that is a call", () => {
  test("constants, defaults, lists, results and calls within calls", () => {
    const sample = {
      functions: `${norm}
    - func: length(Tensor self, int axis) -> Tensor
      dispatch:
        CompositeImplicitAutograd: = norm(pair(self)[1], -1.5, [axis, 0], True, int64)
    - func: plain(Tensor self) -> Tensor
      dispatch:
        CompositeExplicitAutograd: = norm(self)`,
    };
    expect(body(emitted(sample, "calls.ts"))).toBe(
      unindent(`
        export function length_call(self: Tensor, axis: number): Tensor {
          return op.norm(op.pair(self)[1], -1.5, [axis, 0], true, "int64");
        }

        export function plain_call(self: Tensor): Tensor {
          return op.norm(self, 2, [], false, null);
        }
      `),
    );
    const text = emitted(sample, "register/composite-implicit-autograd.ts");
    expect(text).toContain("m(op.length_op, calls.length_call);");
    expect(emitted(sample, "register/composite-explicit-autograd.ts")).toContain("m(op.plain_op, calls.plain_call);");
  });

  test("the same arguments need no function: the operator's stub is the kernel", () => {
    const sample = {
      functions: `${norm}
    - func: two(Tensor self) -> (Tensor, Tensor)
      dispatch:
        CompositeImplicitAutograd: = pair`,
    };
    expect(emitted(sample, "register/composite-implicit-autograd.ts")).toContain("m(op.two_op, op.pair);");
    expect(generated(sample).has("calls.ts")).toBe(false);
  });

  test("keys of one line share a kernel, others have their own", () => {
    const sample = {
      functions: `${norm}
    - func: f(Tensor self) -> Tensor
      dispatch:
        CPU, Meta: = norm(self)
        CUDA: = norm(self, 1)`,
    };
    expect(body(emitted(sample, "calls.ts")).match(/function \w+/g)).toEqual([
      "function f_call",
      "function f_cuda_call",
    ]);
    expect(emitted(sample, "register/meta.ts")).toContain("m(op.f_op, calls.f_call);");
    expect(emitted(sample, "register/cuda.ts")).toContain("m(op.f_op, calls.f_cuda_call);");
  });

  test("a selection has what is called", () => {
    const sample = {
      functions: `${norm}
    - func: f(Tensor self) -> Tensor
      dispatch:
        CompositeImplicitAutograd: = norm(pair(self)[0])
    - func: other(Tensor self) -> Tensor
      dispatch:
        CPU: other_cpu`,
      ops: ["f"],
    };
    expect(emitted(sample, "operators.ts").match(/"aten::\w+/g)).toEqual(['"aten::norm', '"aten::pair', '"aten::f']);
  });
});

describe("a kernel that is a call of a function", () => {
  const kernels = {
    "runtime/kernels/cpu/stretch.ts": `
      import type { Tensor } from "../../core/tensor.js";
      import { norm, unused } from "../../../generated/operators.js";
      export function stretch(self: Tensor, sizes: readonly number[], filter: string, factors?: readonly number[]): Tensor { return norm(self); }
      export function sizesOf(self: Tensor, size: number | null): number[] { return []; }
      export function other(self: Tensor): Tensor { return unused(self); }
      export function norm_cpu(self: Tensor): Tensor { return self; }
      export function pair_cpu(self: Tensor): [Tensor, Tensor] { return [self, self]; }
    `,
  };
  const entry = "- func: f(Tensor self, int[] sizes, float? scale_h, bool flag) -> Tensor";
  const called = (text: string): string => `${norm}
    - func: unused(Tensor self) -> Tensor
      dispatch:
        CPU: other
    ${entry}
      dispatch:
        CPU: ${text}`;
  const row = (text: string, body: string) => [text, body] as const;

  test.each([
    row("stretch(self, sizes, 'linear')", 'stretch(self, sizes, "linear")'),
    row(
      'stretch(self, [1, sizesOf(self, None)], "a, b", [scale_h, -1.5])',
      'stretch(self, [1, sizesOf(self, null)], "a, b", [scaleH, -1.5])',
    ),
    row("other(stretch(norm(self), [], 'x'))", 'other(stretch(op.norm(self, 2, [], false, null), [], "x"))'),
    row("= norm(self, 2, sizesOf(self, None), flag)", "op.norm(self, 2, sizesOf(self, null), flag, null)"),
  ])("%s", (text, expected) => {
    const file = emitted({ functions: called(text), kernels }, "calls.ts");
    expect(file).toContain(`  return ${expected};\n`);
    expect(file).toContain('from "../runtime/kernels/cpu/stretch.js";');
    expect(emitted({ functions: called(text), kernels }, "register/cpu.ts")).toContain("m(op.f_op, calls.f_call);");
  });

  test.each([
    row("strech(self, sizes, 'linear')", "`strech` is neither an operator nor a function of the kernel sources"),
    row("stretch(self, sizes)", "this call of `stretch` does not fit: `stretch` takes 3 to 4 arguments, not 2"),
    row("other()", "this call of `other` does not fit: `other` takes 1 argument, not 0"),
    row(
      "stretch(self, flag, 'linear')",
      "this call of `stretch` does not fit: parameter `sizes` is declared as `readonly number[]`, but `flag` is `boolean`",
    ),
    row("stretch(self, sizes, linear)", "`linear` is neither an argument nor a constant"),
    row("stretch(self, sizes, 'linear'", "expected `)`, but found the end"),
    row("= norm(stretch(self)[0])", "there is no operator `stretch`"),
  ])("%s is refused", (text, expected) => {
    const reported = problems({ functions: called(text), kernels });
    expect(reported.split("\n")[0]!.replace(/^\S+ (error: )?/, "")).toBe(expected);
  });

  test("a selection has what the function calls", () => {
    const sample = { functions: called("stretch(self, sizes, 'linear')"), kernels, ops: ["f"] };
    expect(emitted(sample, "operators.ts").match(/"aten::\w+/g)).toEqual(['"aten::norm', '"aten::unused', '"aten::f']);
    expect(emitted(sample, "register/cpu.ts").match(/m\(op\.\w+/g)).toEqual(["m(op.norm_op", "m(op.f_op"]);
  });

  test("where kernels are supplied by others, it stands in for the function", () => {
    const sample = { functions: called("stretch(self, sizes, 'linear')") };
    expect(emitted(sample, "kernels/cpu.ts")).toContain('return missingKernel(op.f_op, "CPU", "stretch");');
    expect(emitted(sample, "register/cpu.ts")).toContain("m(op.f_op, kernels.f_cpu_kernel);");
    expect(generated(sample).has("calls.ts")).toBe(false);
  });
});

describe("an alias", () => {
  const functions = `
    - func: neg(Tensor self) -> Tensor
      variants: function, method
      autogen: neg_, neg.out
      pointwise:
        expr: -self
    - func: negative(Tensor self) -> Tensor
      variants: function, method
      alias_of: neg
      autogen: negative_, negative.out
      inplace_variants: method`;

  test("each form runs the form of the operator", () => {
    const text = emitted({ functions }, "register/composite-implicit-autograd.ts");
    expect(text.match(/^m\(.*$/gm)).toEqual([
      "m(op.negative_op, op.neg);",
      "m(op.negative__op, op.neg_);",
      "m(op.negative_out_op, calls.negative_out_call);",
    ]);
    // The stub of an out form would take the key words that follow for arguments.
    expect(body(emitted({ functions }, "calls.ts"))).toBe(
      unindent(`
        export function negative_out_call(self: Tensor, out: Tensor): Tensor {
          return op.neg_out(self, out);
        }
      `),
    );
  });

  test("of an operator whose forms are written, before it", () => {
    const sample = {
      functions: `
    - func: also(Tensor self, int d) -> Tensor
      alias_of: f
      autogen: also.out
    - func: f(Tensor self, int dim) -> Tensor
      dispatch:
        CPU: f_cpu
    - func: f.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
      dispatch:
        CPU: f_out_cpu`,
    };
    const text = emitted(sample, "register/composite-implicit-autograd.ts");
    expect(text.match(/^m\(.*$/gm)).toEqual(["m(op.also_op, op.f);", "m(op.also_out_op, calls.also_out_call);"]);
  });
});

describe("foreach", () => {
  const functions = `
    - func: add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
      autogen: add_, add.out
      pointwise:
        expr: self + alpha * other
    - func: larger(Tensor self, Tensor other) -> Tensor
      autogen: larger.out
      pointwise:
        expr: self
    - func: _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
      device_check: NoCheck
      foreach: add
      autogen: _foreach_add_.List
    - func: _foreach_add.Scalars(Tensor[] self, Tensor other, Scalar[] i) -> Tensor[]
      device_check: NoCheck
      foreach: add(self, other, i)
    - func: _foreach_larger(Tensor[] self, Tensor[] other) -> Tensor[]
      device_check: NoCheck
      foreach: larger
      autogen: _foreach_larger_`;

  test("lists are walked together, by one pass where the operator is pointwise; the rest is handed to each call", () => {
    expect(body(emitted({ functions }, "calls.ts"))).toBe(
      unindent(`
        export function _foreach_add_List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): Tensor[] {
          checkLists(self, other);
          return forEachTensor(op.add_op, (i) => op.add(self[i]!, other[i]!, alpha), [self, other], alpha);
        }

        export function _foreach_add_Scalars_call(self: readonly Tensor[], other: Tensor, i: readonly Scalar[]): Tensor[] {
          checkLists(self);
          checkScalars(self, i);
          return self.map((tensor, i_) => op.add(tensor, other, i[i_]!));
        }

        export function _foreach_larger_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
          checkLists(self, other);
          return forEachTensor(op.larger_op, (i) => op.larger(self[i]!, other[i]!), [self, other]);
        }

        export function _foreach_add__List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): void {
          checkLists(self, other);
          forEachInPlace(op.add__op, (i) => op.add_(self[i]!, other[i]!, alpha), [self, other], alpha);
        }

        export function _foreach_larger__call(self: readonly Tensor[], other: readonly Tensor[]): void {
          checkLists(self, other);
          self.forEach((tensor, i) => {
            op.larger_out(tensor, other[i]!, tensor);
          });
        }
      `),
    );
  });

  test("the in-place form of a list operator returns nothing", () => {
    const text = emitted({ functions }, "operators.ts");
    expect(text).toContain("_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()");
  });
});

describe("out", () => {
  const functions = `
    - func: qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)
      autogen: qr.Q
      out: cast
    - func: loss_backward(Tensor grad, Tensor? weight) -> Tensor
      autogen: loss_backward.grad_input
      out: exact
      dispatch:
        CPU: loss_backward_cpu
    - func: eigh(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)
      dispatch:
        CPU: eigh_cpu
    - func: eigh.e(Tensor self, *, Tensor(a!) e, Tensor(b!) V) -> (Tensor(a!), Tensor(b!))
      out: any
    - func: made(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
      autogen: made.out
      out: exact
      dispatch:
        CPU: made_cpu`;

  test("outputs are called as the results are, or as the overload", () => {
    expect(body(emitted({ functions }, "variants.ts"))).toBe(
      unindent(`
        export function eigh_e_generated(self: Tensor, e: Tensor, V: Tensor): readonly [Tensor, Tensor] {
          refuseOutGradient("eigh.e", self, e, V);
          return writeAny([e, V], op.eigh(self));
        }

        export function qr_Q_generated(self: Tensor, some: boolean, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
          refuseOutGradient("qr.Q", self, Q, R);
          return writeCast([Q, R], op.qr(self, some));
        }

        export function loss_backward_grad_input_generated(grad: Tensor, weight: Tensor | null, gradInput: Tensor): Tensor {
          refuseOutGradient("loss_backward.grad_input", grad, weight, gradInput);
          return writeExact([gradInput], [op.loss_backward(grad, weight)])[0];
        }

        export function made_out_generated(size: readonly number[], out: Tensor): Tensor {
          refuseOutGradient("made.out", out);
          return writeExact([out], [op.made(size, out.dtype, out.layout, out.device, null)])[0];
        }
      `),
    );
    expect(emitted({ functions }, "operators.ts")).toContain(
      "qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)",
    );
  });

  test("the out form is composite as the functional form is", () => {
    const registered = (key: string) => emitted({ functions }, `register/${key}.ts`).match(/^m\(.*$/gm);
    expect(registered("composite-implicit-autograd")).toEqual([
      "m(op.qr_op, kernels.qr_composite_implicit_autograd_kernel);",
      "m(op.qr_Q_op, variants.qr_Q_generated);",
    ]);
    expect(registered("composite-explicit-autograd")).toEqual([
      "m(op.eigh_e_op, variants.eigh_e_generated);",
      "m(op.loss_backward_grad_input_op, variants.loss_backward_grad_input_generated);",
      "m(op.made_out_op, variants.made_out_generated);",
    ]);
  });

  test("where an autograd kernel refuses gradients, the kernel need not", () => {
    const derivatives = `
    - name: loss_backward(Tensor grad, Tensor? weight) -> Tensor
      grad: grad`;
    expect(emitted({ functions, derivatives }, "variants.ts")).not.toContain('"loss_backward.grad_input"');
    expect(emitted({ functions, derivatives }, "register/autograd.ts")).toContain(
      "refusing(op.loss_backward_grad_input_op, 0, 1, 2)",
    );
  });

  test("a selection of the out form has the functional form", () => {
    expect(emitted({ functions, ops: ["qr.Q"] }, "operators.ts").match(/"aten::[\w.]+/g)).toEqual([
      '"aten::qr',
      '"aten::qr.Q',
    ]);
  });
});

test("kernels that are calls need no source, and a kernel of their name is not taken for them", () => {
  const functions = `
    - func: f(Tensor self) -> Tensor
      dispatch:
        CompositeImplicitAutograd: = g
    - func: g(Tensor self) -> Tensor
      dispatch:
        CPU: g_cpu`;
  const kernels = { "runtime/kernels/cpu/g.ts": "export function g_cpu(self: Tensor): Tensor { return self; }" };
  expect(problems({ functions, kernels })).toBe("");
});
