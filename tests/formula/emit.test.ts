// generated/autograd: a registry of one or two operators, and the code that differentiates them.

import { describe, expect, test } from "vitest";
import { emitted, generated, problems, unindent } from "../emit/registry.js";

const functions = `
  - func: mul.Tensor(Tensor self, Tensor other) -> Tensor
    dispatch:
      CPU: mul_cpu
  - func: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    dispatch:
      CPU: mul_cpu_
  - func: mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
    dispatch:
      CPU: mul_out_cpu
  - func: exp(Tensor self) -> Tensor
    dispatch:
      CPU: exp_cpu
  - func: exp_(Tensor(a!) self) -> Tensor(a!)
    dispatch:
      CPU: exp_cpu_
    ungrouped: a test
  - func: clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
    dispatch:
      CompositeExplicitAutograd: clone_explicit
  - func: copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
    dispatch:
      CompositeExplicitAutograd: copy_explicit
      Autograd: copy_autograd
      ADInplaceOrView: copy_inplace
    ungrouped: a test
  - func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    dispatch:
      CPU: add_cpu
  - func: expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    dispatch:
      CompositeExplicitAutograd: expand_explicit
  - func: sum_to_size(Tensor self, int[] size) -> Tensor
    dispatch:
      CPU: sum_to_size_cpu
  - func: unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    dispatch:
      CompositeExplicitAutograd: unbind_explicit
  - func: stack(Tensor[] tensors, int dim=0) -> Tensor
    dispatch:
      CPU: stack_cpu
  - func: sort(Tensor self, int dim=-1) -> (Tensor values, Tensor indices)
    dispatch:
      CPU: sort_cpu
  - func: atan2(Tensor self, Tensor other) -> Tensor
    dispatch:
      CPU: atan2_cpu
  - func: ones_like(Tensor self) -> Tensor
    non_differentiable: True
    dispatch:
      CPU: ones_like_cpu
`;

const body = (derivatives: string, file: string) =>
  emitted({ functions, derivatives }, file)
    .replace(/^import [^;]*;\n/gm, "")
    .trimStart();

/** One exported declaration of a generated file. */
function declared(derivatives: string, file: string, name: string): string {
  const text = body(derivatives, file);
  const start = text.search(new RegExp(`^export (?:const|function) ${name}\\b`, "m"));
  if (start < 0) throw new Error(`${name} is not in ${file}`);
  const line = text.slice(start, text.indexOf("\n", start));
  if (line.endsWith(";")) return `${line}\n`;
  // The type of saved values ends before the rule does.
  const end = start + text.slice(start).search(/\n(?:\}(?!>)|\);)/);
  return `${text.slice(start, text.indexOf("\n", end + 1))}\n`;
}

const mul = `
  - name: mul.Tensor(Tensor self, Tensor other) -> Tensor
    self: grad * other
    other: grad * self
    result: self_t * other_p + self_p * other_t
`;
const exp = `
  - name: exp(Tensor self) -> Tensor
    self: grad * result
    result: auto_element_wise
`;

describe("nodes", () => {
  test("each formula runs only if its gradient is asked for; each tensor is kept on its own", () => {
    expect(body(mul, "autograd/nodes.ts")).toMatchInlineSnapshot(`
      "/** \`mul.Tensor(Tensor self, Tensor other) -> Tensor\` */
      export const MulBackward0 = /* @__PURE__ */ rule<{
        self: SavedTensor | null;
        other: SavedTensor | null;
      }>({
        name: "MulBackward0",
        backward(node, grads, needs) {
          const { saved } = node;
          const grad = grads[0]!;
          if (grad === null) return [null, null];
          let selfGrad: Gradient = null;
          let otherGrad: Gradient = null;
          if (needs[1]!) {
            const self = unpackSaved(node, saved.self);
            otherGrad = op.mul_Tensor(grad, self);
          }
          if (needs[0]!) {
            const other = unpackSaved(node, saved.other);
            selfGrad = op.mul_Tensor(grad, other);
          }
          return [selfGrad, otherGrad];
        },
        release(saved) {
          saved.self = null;
          saved.other = null;
        },
      });
      "
    `);
  });

  test("one input needs no choice", () => {
    expect(declared(exp, "autograd/nodes.ts", "ExpBackward0")).toMatchInlineSnapshot(`
      "export const ExpBackward0 = /* @__PURE__ */ rule<{
        result: SavedTensor | null;
      }>({
        name: "ExpBackward0",
        backward(node, grads) {
          const { saved } = node;
          const grad = grads[0]!;
          if (grad === null) return [null];
          const result = unpackSaved(node, saved.result);
          return [op.mul_Tensor(grad, result)];
        },
        release(saved) {
          saved.result = null;
        },
      });
      "
    `);
  });

  test("one formula for several inputs gets the mask", () => {
    const derivatives = `
      - name: atan2(Tensor self, Tensor other) -> Tensor
        self, other: atan2_backward(grad, self, other, grad_input_mask)
    `;
    expect(declared(derivatives, "autograd/nodes.ts", "Atan2Backward0")).toMatchInlineSnapshot(`
      "export const Atan2Backward0 = /* @__PURE__ */ rule<{
        self: SavedTensor | null;
        other: SavedTensor | null;
      }>({
        name: "Atan2Backward0",
        backward(node, grads, needs) {
          const { saved } = node;
          const grad = grads[0]!;
          if (grad === null) return [null, null];
          let selfGrad: Gradient = null;
          let otherGrad: Gradient = null;
          if (needs[0]! || needs[1]!) {
            const gradInputMask = [needs[0]!, needs[1]!];
            const self = unpackSaved(node, saved.self);
            const other = unpackSaved(node, saved.other);
            [selfGrad, otherGrad] = autograd.atan2_backward(grad, self, other, gradInputMask);
          }
          return [selfGrad, otherGrad];
        },
        release(saved) {
          saved.self = null;
          saved.other = null;
        },
      });
      "
    `);
  });

  test("a list of tensors has one edge for each", () => {
    const derivatives = `
      - name: stack(Tensor[] tensors, int dim=0) -> Tensor
        tensors: stack_tensors_backward(grad, dim, to_args_scalartypes(tensors))
    `;
    expect(declared(derivatives, "autograd/nodes.ts", "StackBackward0")).toMatchInlineSnapshot(`
      "export const StackBackward0 = /* @__PURE__ */ rule<{
        tensorsArgsScalartypes: readonly DType[];
        dim: number;
        tensorsCount: number;
      }>({
        name: "StackBackward0",
        backward(node, grads, needs) {
          const { saved } = node;
          const grad = grads[0]!;
          if (grad === null) return noGradients(needs.length);
          let tensorsGrad: readonly Gradient[] = noGradients(saved.tensorsCount);
          if (anyNeeded(needs, 0, saved.tensorsCount)) {
            tensorsGrad = autograd.stack_tensors_backward(grad, saved.dim, saved.tensorsArgsScalartypes);
          }
          return [...tensorsGrad];
        },
      });
      "
    `);
  });

  test("nodes of one name are numbered", () => {
    const derivatives = `${mul}
  - name: mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    self: grad * other
`;
    expect(body(derivatives, "autograd/nodes.ts").match(/export const \w+/g)).toEqual([
      "export const MulBackward0",
      "export const MulBackward1",
    ]);
  });
});

describe("kernels", () => {
  test("record, run below autograd, set history", () => {
    expect(declared(mul, "autograd/kernels.ts", "mul_Tensor_autograd")).toMatchInlineSnapshot(`
      "export function mul_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
        const node =
          gradEnabled() && (requiresGrad(self) || requiresGrad(other))
            ? new Node(nodes.MulBackward0, [edgeOf(self), edgeOf(other)], {
                self: requiresGrad(other) ? saveTensor(self) : null,
                other: requiresGrad(self) ? saveTensor(other) : null,
              })
            : null;
        let result: Tensor;
        const keep = local.keepHi;
        local.keepHi = keep & belowADInplaceOrView;
        try {
          const l = lo & op.mul_Tensor_op.maskLo;
          const h = hi & afterAutograd & op.mul_Tensor_op.maskHi;
          result = op.mul_Tensor_op.table[slot(l, h)]!(self, other, l, h);
        } finally {
          local.keepHi = keep;
        }
        if (node !== null) setHistory(result, node);
        if (forwardLevel() !== 0) jvp.mul_Tensor_jvp(result, self, other);
        return result;
      }
      "
    `);
  });

  test("an in-place form keeps a copy of what it overwrites", () => {
    expect(declared(mul, "autograd/kernels.ts", "mul__Tensor_autograd")).toMatchInlineSnapshot(`
      "export function mul__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
        const isRecording = gradEnabled() && (requiresGrad(self) || requiresGrad(other));
        checkInplace(self, isRecording);
        const node =
          isRecording
            ? new Node(nodes.MulBackward0, [edgeOf(self), edgeOf(other)], {
                self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
                other: requiresGrad(self) ? saveTensor(other) : null,
              })
            : null;
        const originalSelf = forwardLevel() !== 0 ? op.clone(self, null) : null;
        const keep = local.keepHi;
        local.keepHi = keep & belowAutograd;
        try {
          const l = lo & op.mul__Tensor_op.maskLo;
          const h = hi & afterAutograd & op.mul__Tensor_op.maskHi;
          op.mul__Tensor_op.table[slot(l, h)]!(self, other, l, h);
        } finally {
          local.keepHi = keep;
        }
        if (node !== null) rebaseHistory(self, node);
        if (forwardLevel() !== 0) jvp.mul__Tensor_jvp(self, other, originalSelf);
        return self;
      }
      "
    `);
  });

  test("results are kept once they have their history", () => {
    expect(declared(exp, "autograd/kernels.ts", "exp_autograd")).toMatchInlineSnapshot(`
      "export function exp_autograd(self: Tensor, lo: number, hi: number): Tensor {
        const node =
          gradEnabled() && requiresGrad(self)
            ? new Node(nodes.ExpBackward0, [edgeOf(self)], {
                result: null,
              })
            : null;
        let result: Tensor;
        const keep = local.keepHi;
        local.keepHi = keep & belowADInplaceOrView;
        try {
          const l = lo & op.exp_op.maskLo;
          const h = hi & afterAutograd & op.exp_op.maskHi;
          result = op.exp_op.table[slot(l, h)]!(self, l, h);
        } finally {
          local.keepHi = keep;
        }
        if (node !== null) setHistory(result, node);
        if (forwardLevel() !== 0) jvp.exp_jvp(result, self);
        if (node !== null) {
          node.saved.result = saveOutput(result, node);
        }
        return result;
      }
      "
    `);
  });

  test("of a selection are made by the runtime where they are like most", () => {
    const selected = (derivatives: string, ...ops: readonly string[]) => {
      const files = generated({ functions, derivatives, ops });
      return ["nodes", "kernels"].map((name) => files.get(`autograd/${name}.ts`)!.match(/^export const [\s\S]*/m)?.[0]);
    };
    expect(selected(mul, "mul_.Tensor")).toMatchInlineSnapshot(`
      [
        "export const MulBackward0 = /* @__PURE__ */ gradients<{
        self: SavedTensor | null;
        other: SavedTensor | null;
      }>(
        "MulBackward0",
        (grad, saved, node) => {
          const other = unpackSaved(node, saved.other);
          return op.mul_Tensor(grad, other);
        },
        (grad, saved, node) => {
          const self = unpackSaved(node, saved.self);
          return op.mul_Tensor(grad, self);
        },
      );
      ",
        "export const mul_Tensor_autograd = /* @__PURE__ */ recording(op.mul_Tensor_op, nodes.MulBackward0, [0, 1], (self, other) => ({
        self: requiresGrad(other) ? saveTensor(self) : null,
        other: requiresGrad(self) ? saveTensor(other) : null,
      }));

      export const mul__Tensor_autograd = /* @__PURE__ */ recordingWrite(op.mul__Tensor_op, nodes.MulBackward0, [0, 1], (self, other) => ({
        self: requiresGrad(other) ? saveTensor(op.clone(self, null)) : null,
        other: requiresGrad(self) ? saveTensor(other) : null,
      }));
      ",
      ]
    `);
    expect(selected(exp, "exp")).toMatchInlineSnapshot(`
      [
        "export const ExpBackward0 = /* @__PURE__ */ gradients<{
        result: SavedTensor | null;
      }>(
        "ExpBackward0",
        (grad, saved, node) => {
          const result = unpackSaved(node, saved.result);
          return op.mul_Tensor(grad, result);
        },
      );
      ",
        "export const exp_autograd = /* @__PURE__ */ recording(op.exp_op, nodes.ExpBackward0, [0], () => ({
        result: null,
      }), (node, result) => {
        node.saved.result = saveOutput(result, node);
      });
      ",
      ]
    `);
  });

  test("an out form refuses", () => {
    expect(body(mul, "register/autograd.ts")).toContain("m(op.mul_out_op, refusing(op.mul_out_op, 0, 1, 2));");
  });

  test("only the output that has a gradient gets history", () => {
    const derivatives = `
      - name: sort(Tensor self, int dim=-1) -> (Tensor values, Tensor indices)
        self: grad * indices
        output_differentiability: [True, False]
    `;
    expect(declared(derivatives, "autograd/kernels.ts", "sort_autograd")).toMatchInlineSnapshot(`
      "export function sort_autograd(self: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
        const node =
          gradEnabled() && requiresGrad(self)
            ? new Node(nodes.SortBackward0, [edgeOf(self)], {
                indices: null,
              })
            : null;
        let result: readonly [Tensor, Tensor];
        const keep = local.keepHi;
        local.keepHi = keep & belowADInplaceOrView;
        try {
          const l = lo & op.sort_op.maskLo;
          const h = hi & afterAutograd & op.sort_op.maskHi;
          result = op.sort_op.table[slot(l, h)]!(self, dim, l, h);
        } finally {
          local.keepHi = keep;
        }
        if (node !== null) setHistory(result[0], node);
        if (forwardLevel() !== 0) forbidTangents("sort", "not implemented", self);
        if (node !== null) {
          node.saved.indices = saveOutput(result[1], node);
        }
        return result;
      }
      "
    `);
  });
});

test("forward derivatives: in place through the formula of the functional form", () => {
  expect(
    declared(mul, "autograd/forward.ts", "mul_Tensor_jvp") +
      declared(mul, "autograd/forward.ts", "mul__Tensor_jvp") +
      declared(exp, "autograd/forward.ts", "exp_jvp"),
  ).toMatchInlineSnapshot(`
    "export function mul_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
      if (hasTangent(self) || hasTangent(other)) {
        const selfTangent = tangentOrZeros(self, false)!;
        const otherTangent = tangentOrZeros(other, false)!;
        const otherPrimal = primalOf(other);
        const selfPrimal = primalOf(self);
        setTangent(result, op.add_Tensor(op.mul_Tensor(selfTangent, otherPrimal), op.mul_Tensor(selfPrimal, otherTangent), 1), false);
      }
    }
    export function mul__Tensor_jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
      if (hasTangent(self) || hasTangent(other)) {
        const otherTangent = tangentOrZeros(other, false)!;
        const selfRaw = tangentOf(self);
        const otherPrimal = primalOf(other);
        const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
        const originalSelfPrimal = primalOf(originalSelf!);
        const selfNewTangent = op.add_Tensor(op.mul_Tensor(originalSelfTangent, otherPrimal), op.mul_Tensor(originalSelfPrimal, otherTangent), 1);
        setTangent(
          self,
          selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
          true,
        );
      }
    }
    export function exp_jvp(result: Tensor, self: Tensor): void {
      if (hasTangent(self)) {
        const selfTangent = tangentOrZeros(self, false)!;
        setTangent(result, op.mul_Tensor(selfTangent, result), false);
      }
    }
    "
  `);
});

test("what is written to gets a new version, a view knows how to be made again", () => {
  expect(body(mul, "register/adinplace-or-view.ts")).toContain(
    "m(op.mul__Tensor_op, bumping(op.mul__Tensor_op, 2, 0));",
  );
  const file = "autograd/inplace-or-view.ts";
  expect(
    declared(mul, file, "expand_inplaceOrView") + declared(mul, file, "unbind_int_inplaceOrView"),
  ).toMatchInlineSnapshot(`
    "export function expand_inplaceOrView(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
      let result: Tensor;
      const keep = local.keepHi;
      local.keepHi = keep & belowADInplaceOrView;
      try {
        const l = lo & op.expand_op.maskLo;
        const h = hi & afterADInplaceOrView & op.expand_op.maskHi;
        result = op.expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
      } finally {
        local.keepHi = keep;
      }
      return asView(self, result);
    }
    export function unbind_int_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
      let result: Tensor[];
      const keep = local.keepHi;
      local.keepHi = keep & belowADInplaceOrView;
      try {
        const l = lo & op.unbind_int_op.maskLo;
        const h = hi & afterADInplaceOrView & op.unbind_int_op.maskHi;
        result = op.unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
      } finally {
        local.keepHi = keep;
      }
      return asViews(self, result);
    }
    "
  `);
});

test("registrations: kernels, and fallthroughs for what has no gradient", () => {
  expect(body(mul, "register/autograd.ts")).toMatchInlineSnapshot(`
    "const m = kernelsFor("Autograd", "generated/register/autograd.ts");

    m(op.mul_Tensor_op, autograd.mul_Tensor_autograd);
    m(op.mul__Tensor_op, autograd.mul__Tensor_autograd);
    m(op.mul_out_op, refusing(op.mul_out_op, 0, 1, 2));
    m(op.copy__op, kernels.copy__autograd_kernel);
    m(op.ones_like_op, fallthrough);
    "
  `);
});

describe("the rarer fields of an entry", () => {
  const registry = `
    - func: clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
      non_differentiable: True
      dispatch:
        CPU: clone_cpu
    - func: mul.Tensor(Tensor self, Tensor other) -> Tensor
      non_differentiable: True
      dispatch:
        CPU: mul_cpu
    - func: zero_(Tensor(a!) self) -> Tensor(a!)
      autogen: zero, zero.out
      dispatch:
        CPU: zero_cpu_
    - func: split2(Tensor self) -> (Tensor low, Tensor high)
      dispatch:
        CPU: split2_cpu
    - func: cast(Tensor self, ScalarType? dtype=None) -> Tensor
      dispatch:
        CPU: cast_cpu
    - func: hold(Tensor self) -> (Tensor, Tensor)
      dispatch:
        CPU: hold_cpu
    - func: pick(Tensor self, Tensor index) -> Tensor
      dispatch:
        CPU: pick_cpu
    - func: both(Tensor[] tensors, Tensor scale) -> Tensor
      dispatch:
        CPU: both_cpu
  `;
  const one = (derivatives: string, file: string, name: string) => {
    const text = emitted({ functions: registry, derivatives }, file);
    const start = text.search(new RegExp(`^export (?:const|function) ${name}\\b`, "m"));
    if (start < 0) throw new Error(`${name} is not in ${file}`);
    return `${text.slice(start, text.indexOf("\n}", start) + 2)}\n`;
  };

  test("a functional form made from an in-place one writes to a copy of the tangent", () => {
    const derivatives = `
      - name: zero_(Tensor(a!) self) -> Tensor(a!)
        self: grad * grad
        result: self_t.zero_()
    `;
    expect(
      one(derivatives, "autograd/forward.ts", "zero__jvp") + one(derivatives, "autograd/forward.ts", "zero_jvp"),
    ).toMatchInlineSnapshot(`
      "export function zero__jvp(self: Tensor): void {
        if (hasTangent(self)) {
          const selfTangent = tangentOrZeros(self, true)!;
          setTangent(self, op.zero_(selfTangent), true);
        }
      }
      export function zero_jvp(result: Tensor, self: Tensor): void {
        if (hasTangent(self)) {
          const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
          setTangent(result, op.zero_(selfTangent), false);
        }
      }
      "
    `);
  });

  test("gradients by the names of results", () => {
    const derivatives = `
      - name: split2(Tensor self) -> (Tensor low, Tensor high)
        self: "grad_low.defined() ? grad_low * high : grad_high"
    `;
    expect(one(derivatives, "autograd/nodes.ts", "Split2Backward0")).toMatchInlineSnapshot(`
      "export const Split2Backward0 = /* @__PURE__ */ rule<{
        high: SavedTensor | null;
      }
      "
    `);
  });

  test("an output that is differentiable on a condition", () => {
    const derivatives = `
      - name: cast(Tensor self, ScalarType? dtype=None) -> Tensor
        self: grad
        output_differentiability: ["!dtype || isDifferentiableType(*dtype)"]
    `;
    expect(
      one(derivatives, "autograd/kernels.ts", "cast_autograd").split("\n").slice(1, 7).join("\n"),
    ).toMatchInlineSnapshot(`
      "  const node =
          gradEnabled() && requiresGrad(self) && (dtype === null || isDifferentiableType(dtype))
            ? new Node(nodes.CastBackward0, [edgeOf(self)], null)
            : null;
        let result: Tensor;
        const keep = local.keepHi;"
    `);
  });

  test("formulas for a dispatch key of their own, and retain_variables", () => {
    const derivatives = `
      - name: hold(Tensor self) -> (Tensor, Tensor)
        dispatch:
          Default:
            self: grad * result1
          AutogradNestedTensor:
            self: "grad * (retain_variables ? result1.clone() : result1)"
    `;
    const files = (name: string) => emitted({ functions: registry, derivatives }, name);
    expect(one(derivatives, "autograd/nodes.ts", "HoldBackwardAutogradNestedTensor0")).toMatchInlineSnapshot(`
      "export const HoldBackwardAutogradNestedTensor0 = /* @__PURE__ */ rule<{
        result1: SavedTensor | null;
      }
      "
    `);
    expect(files("register/autograd-nested-tensor.ts")).toContain("m(op.hold_op, autograd.hold_autogradNestedTensor);");
    expect(files("register/autograd.ts")).toContain("m(op.hold_op, autograd.hold_autograd);");
  });

  test("an argument without a formula is refused, one that says non_differentiable is not", () => {
    const refusing = `
      - name: pick(Tensor self, Tensor index) -> Tensor
        self: grad
    `;
    const silent = `${refusing}    index: non_differentiable\n`;
    const checks = (derivatives: string) =>
      one(derivatives, "autograd/kernels.ts", "pick_autograd").match(/.*checkNoGradient.*/g);
    expect(checks(refusing)).toEqual(['  if (gradEnabled()) checkNoGradient(index, "index", "pick");']);
    expect(checks(silent)).toBe(null);
  });

  test("a list before another input: places are counted when the rule runs", () => {
    const derivatives = `
      - name: both(Tensor[] tensors, Tensor scale) -> Tensor
        tensors: stack_tensors_backward(grad, 0, to_args_scalartypes(tensors))
        scale: grad * scale
    `;
    expect(one(derivatives, "autograd/nodes.ts", "BothBackward0")).toMatchInlineSnapshot(`
      "export const BothBackward0 = /* @__PURE__ */ rule<{
        scale: SavedTensor | null;
        tensorsArgsScalartypes: readonly DType[];
        tensorsCount: number;
      }
      "
    `);
  });
});

describe("errors point into the formula", () => {
  test("an unknown name", () => {
    expect(
      problems({
        functions,
        derivatives: `
          - name: exp(Tensor self) -> Tensor
            self: grad * reslt
        `,
      }),
    ).toBe(
      unindent(`
        derivatives.yaml:2:16: \`reslt\` is not in scope here
          2 |   self: grad * reslt
                             ^^^^^
          hint: did you mean \`result\`?
      `).trimEnd(),
    );
  });

  test("a formula that gives something else", () => {
    expect(
      problems({
        functions,
        derivatives: `
          - name: atan2(Tensor self, Tensor other) -> Tensor
            self, other: grad * self
        `,
      }),
    ).toBe(
      unindent(`
        derivatives.yaml:2:16: the gradients of \`self\`, \`other\` are (Tensor?, Tensor?), the formula gives Tensor
          2 |   self, other: grad * self
                             ^^^^^^^^^^^
          hint: one formula for several names gives as many results; otherwise each name has a line of its own
      `).trimEnd(),
    );
  });

  test("a tangent formula that names an input without saying which value", () => {
    expect(
      problems({
        functions,
        derivatives: `
          - name: exp(Tensor self) -> Tensor
            self: grad * result
            result: self_t * self
        `,
      }),
    ).toBe(
      unindent(`
        derivatives.yaml:3:20: in a forward formula \`self\` could be the value or the tangent
          3 |   result: self_t * self
                                 ^^^^
          hint: write \`self_p\` for the value, \`self_t\` for the tangent
      `).trimEnd(),
    );
  });

  test("an operator that says nothing of its derivative", () => {
    const registry = `
      - func: exp(Tensor self) -> Tensor
        dispatch:
          CPU: exp_cpu
      - func: sign(Tensor self) -> Tensor
        dispatch:
          CPU: sign_cpu
    `;
    expect(
      problems({
        functions: registry,
        derivatives: `
          - name: exp(Tensor self) -> Tensor
            self: grad
        `,
        kernels: {
          "kernels/unary.ts": `
            export function exp_cpu(self: Tensor): Tensor { return self; }
            export function sign_cpu(self: Tensor): Tensor { return self; }
          `,
        },
      }),
    ).toBe(
      unindent(`
        native_functions.yaml:4:9: \`sign\` has kernels but no derivative: its gradient would be lost
          4 | - func: sign(Tensor self) -> Tensor
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          hint: give it an entry in derivatives.yaml (a formula, or \`not_implemented("...")\`), or state \`non_differentiable: True\` here
      `).trimEnd(),
    );
  });

  test("a formula for the elements of lists, as foreach operators have them", () => {
    const schema = "_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]";
    const sample = {
      functions: `${functions}
  - func: ${schema}
    device_check: NoCheck
    dispatch:
      CPU: foreach_mul_cpu
  - func: _foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()
    device_check: NoCheck
    dispatch:
      CPU: foreach_mul_cpu_
    ungrouped: a test
`,
      derivatives: `
        - name: ${schema}
          self: grads[i] * other[i]
          other: grads[i] * self[i]
          result: self_t * other_p + other_t * self_p + 0 * result[i]
      `,
    };
    const part = (file: string, from: RegExp) => {
      const text = emitted(sample, file);
      const start = text.search(from);
      return text.slice(start, text.indexOf("\n}", start) + 2);
    };
    expect(emitted(sample, "autograd/nodes.ts")).toContain(
      "selfGrad = grads.map((_, i) => (grads[i] === null ? null : op.mul_Tensor(grads[i]!, other[i]!)));",
    );
    expect(part("autograd/forward.ts", /export function _foreach_mul_List_jvp/)).toMatchInlineSnapshot(`
      "export function _foreach_mul_List_jvp(result: readonly Tensor[], self: readonly Tensor[], other: readonly Tensor[]): void {
        if (anyTangent(self) || anyTangent(other)) {
          setTangents(
            result,
            result.map((_, i) => {
              if (!hasTangent(self[i]!) && !hasTangent(other[i]!)) return null;
              const selfTangent = tangentOrZeros(self[i]!, true)!;
              const otherTangent = tangentOrZeros(other[i]!, true)!;
              const otherPrimal = primalOf(other[i]!);
              const selfPrimal = primalOf(self[i]!);
              return op.add_Tensor(op.add_Tensor(op.mul_Tensor(selfTangent, otherPrimal), op.mul_Tensor(otherTangent, selfPrimal), 1), op.mul_Tensor(result[i]!, wrapScalar(0)), 1);
            }),
          );
        }
      }"
    `);
    // Writes to lists have no formula for their history: no kernel, so that the runtime's own rejects them.
    expect(emitted(sample, "autograd/kernels.ts")).not.toContain("_foreach_mul__List");
  });

  test("a helper that is listed but that nobody exports", () => {
    expect(
      problems({
        functions: `
          - func: exp(Tensor self) -> Tensor
            dispatch:
              CPU: exp_cpu
        `,
        derivatives: `
          - name: exp(Tensor self) -> Tensor
            self: maybe_multiply(grad, 2)
        `,
        kernels: { "kernels/unary.ts": "export function exp_cpu(self: Tensor): Tensor { return self; }" },
      }),
    ).toBe(
      unindent(`
        derivatives.yaml:2:9: the helper \`maybe_multiply\` is listed in signatures.ts, but no file exports it
          2 |   self: maybe_multiply(grad, 2)
                      ^^^^^^^^^^^^^^
          hint: export it from a file in runtime/kernels/derivatives/
      `).trimEnd(),
    );
  });
});
