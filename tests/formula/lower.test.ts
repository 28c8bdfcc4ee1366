// The meaning of formulas: their types, and the TypeScript that they become.

import { describe, expect, test } from "vitest";
import { problems } from "../emit/registry.js";
import { fc } from "../seeded.js";
import { lower } from "./lowering.js";

describe("operators are chosen by type", () => {
  test.each([
    ["grad * other", "mul_Tensor(grad, other): Tensor"],
    ["grad * 2", "mul_Scalar(grad, 2): Tensor"],
    ["grad * 2.0", 'mul_Scalar(grad, scalar(2, "float")): Tensor'],
    ["grad * 2.5", "mul_Scalar(grad, 2.5): Tensor"],
    ["grad * p", 'mul_Scalar(grad, scalar(p, "float")): Tensor'],
    ["grad * alpha", "mul_Scalar(grad, alpha): Tensor"],
    ["2 * grad", "mul_Scalar(grad, 2): Tensor"],
    ["grad / 2", "div_Tensor(grad, wrapScalar(2)): Tensor"],
    ["1 - grad", "sub_Tensor(wrapScalar(1), grad, 1): Tensor"],
    ["-grad + other", "add_Tensor(neg(grad), other, 1): Tensor"],
    ["self == other", "eq_Tensor(self, other): Tensor"],
    ["self == 0", "eq_Scalar(self, 0): Tensor"],
    ["-3.5 < self", "gt_Scalar(self, -3.5): Tensor"],
    ["!self", "logical_not(self): Tensor"],
    ["exp(self)", "exp(self): Tensor"],
    ["self.exp()", "exp(self): Tensor"],
    [
      "at::where(self == other, grad, grad / 2)",
      "where_self(eq_Tensor(self, other), grad, div_Tensor(grad, wrapScalar(2))): Tensor",
    ],
    ["grad.sum()", "sum(grad, null): Tensor"],
    ["grad.sum(0)", "sum_dim_IntList(grad, [0], false, null): Tensor"],
    ["grad.sum({0, 1}, true)", "sum_dim_IntList(grad, [0, 1], true, null): Tensor"],
    ["grad.sum(dims)", "sum_dim_IntList(grad, dims, false, null): Tensor"],
    ["grad.expand_symint(self.sym_sizes())", "expand(grad, self.shape, false): Tensor"],
    ["avg_pool2d(grad, 3)", "avg_pool2d(grad, [3, 3], []): Tensor"],
    ["avg_pool2d(grad, {{1, 2}})", "avg_pool2d(grad, [1, 2], []): Tensor"],
    ['self.div(other, "floor")', 'div_Tensor_mode(self, other, "floor"): Tensor'],
    ["grad.masked_fill_(self == 0, 0)", "masked_fill__Scalar(grad, eq_Scalar(self, 0), 0): Tensor"],
    ["at::zeros({}, grad.options())", "zeros([], grad.dtype, grad.layout, grad.device, null): Tensor"],
    ["self.device().is_xpu()", 'deviceType(self.device) === "xpu": bool'],
    ["self.is_cuda() ? grad : other", 'deviceType(self.device) === "cuda" ? grad : other: Tensor'],
    ["self.layout() == c10::kJagged", 'self.layout === "jagged": bool'],
    ["self.sym_blocksize()", "null: int[]?"],
    ["reverse_list_symint(sizes)", "reverse_list(sizes): int[]"],
    ["var_backward(grad, self, dims, 1, flag)", "var_backward(grad, self, dims, 1, flag): Tensor"],
    [
      "var_backward(grad, self, dims, alpha, flag)",
      "var_backward_scalar_correction(grad, self, dims, alpha, flag): Tensor",
    ],
    ["unsqueeze_to(grad, dim, sizes)", "unsqueeze_to_dim(grad, dim, sizes): Tensor"],
    ["unsqueeze_to(grad, sizes, sizes)", "unsqueeze_to_dims(grad, sizes, sizes): Tensor"],
    ["at::native::get_nested_tensor_impl(self)->get_nested_sizes()", "_nested_tensor_size(self): Tensor"],
    [
      "linalg_lu_solve_LU(grad, self, other, self, /*left_side=*/flag, flag)",
      "linalg_lu_solve_LU(grad, self, other, self, flag, flag): Tensor",
    ],
    ["zeros(sizes, options)", "zeros(sizes, options.dtype, options.layout, options.device, null): Tensor"],
    [
      "at::scalar_tensor(0., grad.options())",
      'scalar_tensor(scalar(0, "float"), grad.dtype, grad.layout, grad.device, null): Tensor',
    ],
    ["self.to(grad.scalar_type())", "to_dtype(self, grad.dtype, false, false, null): Tensor"],
    ["linear(grad, self, weight)", "linear(grad, self, weight): Tensor"],
    ["linear(grad, self)", "linear(grad, self, null): Tensor"],
    ["at::cat({grad, self}, dim)", "cat([grad, self], dim): Tensor"],
    ["std::get<1>(topk(self, 2))", "topk(self, 2, -1)[1]: Tensor"],
    ["std::get<0>(pair)", "pair[0]: Tensor"],
    ["tensors[0] * grad", "mul_Tensor(tensors[0]!, grad): Tensor"],
  ])("%s", (formula, typescript) => {
    expect(lower(formula)).toBe(typescript);
  });
});

// The value inside an optional is taken unchanged: code that converts a number would meet `null`.
describe("optionals convert where that changes no code", () => {
  test.each([
    ["take_optional(self, count)", "take_optional(self, count): Tensor"],
    ["take_optional(self, flag)", "take_optional(self, Number(flag)): Tensor"],
    [
      "take_optional(self, whether)",
      "no `take_optional` takes (Tensor, bool?) [at take_optional] (take_optional(Tensor self, int? n) -> Tensor: `n` requires int?, got bool?)",
    ],
    ["take_optional_float(self, count)", "take_optional_float(self, count): Tensor"],
    [
      "take_optional_float(self, whether)",
      "no `take_optional_float` takes (Tensor, bool?) [at take_optional_float] (take_optional_float(Tensor self, float? p) -> Tensor: `p` requires float?, got bool?)",
    ],
    ["take_optional_number(self, count)", "take_optional_number(self, count): Tensor"],
    ["take_optional_number(self, p)", 'take_optional_number(self, scalar(p, "float")): Tensor'],
    [
      "take_optional_number(self, share)",
      "no `take_optional_number` takes (Tensor, float?) [at take_optional_number] (take_optional_number(Tensor self, Scalar? s) -> Tensor: `s` requires Scalar?, got float?)",
    ],
    [
      "linear(grad, self, count)",
      "no `linear` takes (Tensor, Tensor, int?) [at linear] (linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor: `bias` requires Tensor?, got int?)",
    ],
  ])("%s", (formula, typescript) => {
    expect(lower(formula)).toBe(typescript);
  });
});

describe("plain values have the arithmetic of C++", () => {
  test.each([
    ["self.size(0) * 2", "self.shape[0]! * 2: int"],
    ["self.size(-1)", "sizeOf(self, -1): int"],
    ["self.size(dim)", "sizeOf(self, dim): int"],
    ["self.numel() / 2", "Math.trunc(self.numel / 2): int"],
    ["self.numel() / 2.", "self.numel / 2: float"],
    ["(1 - p) * (dim + 1)", "(1 - p) * (dim + 1): float"],
    ["dim - (1 - dim)", "dim - (1 - dim): int"],
    ["-dim % 2", "-dim % 2: int"],
    ["dim == 0 && !flag", "dim === 0 && !flag: bool"],
    ["flag ? 1 : 0.5", "flag ? 1 : 0.5: float"],
    ["dim ? 1 : 2", "dim !== 0 ? 1 : 2: int"],
    ['mode == "mean"', 'mode === "mean": bool'],
    ["std::sqrt(2 * M_PI)", "Math.sqrt(2 * 3.141592653589793): float"],
    ["alpha.toDouble() > 0.", "toNumber(alpha) > 0: bool"],
    ["alpha.conj()", "conjugateScalar(alpha): Scalar"],
    ["self.dim() > 0 ? grad : grad.sum()", "self.shape.length > 0 ? grad : sum(grad, null): Tensor"],
    ["self.is_contiguous() && !self.is_complex()", "self.isContiguous && !isComplex(self.dtype): bool"],
    ["GradMode::is_enabled() ? grad : self", "isDifferentiated() ? grad : self: Tensor"],
    ["sizes.size()", "sizes.length: int"],
    ["sizes[1]", "sizes[1]!: int"],
    ["std::vector<int64_t>(sizes.size(), 0)", "filled(sizes.length, 0): int[]"],
    ["std::vector<Tensor>(tensors.size())", "filled(tensors.length, null): Tensor?[]"],
    [
      "roll(grad, fmap(reverse_list(sizes), [](int64_t i) { return -i; }))",
      "roll(grad, reverse_list(sizes).map((i) => -i), []): Tensor",
    ],
    ["at::kDouble", '"float64": ScalarType'],
    ["static_cast<int64_t>(p)", "Math.trunc(p): int"],
  ])("%s", (formula, typescript) => {
    expect(lower(formula)).toBe(typescript);
  });
});

describe("what may be absent", () => {
  test.each([
    ["weight.defined() ? weight * grad : grad", "weight !== null ? mul_Tensor(weight, grad) : grad: Tensor"],
    ["!weight.defined() || weight.dim() == 1", "weight === null || weight.shape.length === 1: bool"],
    ["weight * grad", "mul_Tensor(defined(weight), grad): Tensor"],
    ["grads[0].defined() ? grads[0] * 2 : grads[0]", "grads0 !== null ? mul_Scalar(grads0, 2) : grads0: Tensor?"],
    ["grad.defined() ? grad : self", "grad: Tensor"],
    ["dims.value_or(IntArrayRef({}))", "(dims ?? []): int[]"],
    ["dtype.has_value() ? *dtype : self.scalar_type()", "dtype !== null ? dtype : self.dtype: ScalarType"],
    ["*dtype", 'present(dtype, "*dtype"): ScalarType'],
    ["!dtype || isDifferentiableType(*dtype)", "dtype === null || isDifferentiableType(dtype): bool"],
    ["Tensor()", "null: Tensor?"],
    ["flag ? std::tuple<Tensor, Tensor>() : pair", "flag ? [null, null] : pair: (Tensor?, Tensor?)"],
    ["wrap_opt_if(self, flag)", "flag ? self : null: Tensor?"],
    ["clamp_backward(grad, self, alpha, nullopt)", "clamp_backward(grad, self, alpha, null): Tensor"],
    ['not_implemented("exp: why")', 'notImplemented("exp: why"): never'],
  ])("%s", (formula, typescript) => {
    expect(lower(formula)).toBe(typescript);
  });
});

describe("errors", () => {
  test.each([
    ["grad * othr", "`othr` is not in scope here [at othr] (did you mean `other`?)"],
    [
      "grad * zzzzzz",
      "`zzzzzz` is not in scope here [at zzzzzz] (in scope: grad, grads[0], self, other, weight, tensors, dim, p, flag, alpha, sizes, dims, count, share, whether, dtype, mode, options, pair)",
    ],
    ["grad.expnd(sizes)", "there is no operator `expnd` [at expnd] (did you mean `expand`?)"],
    ["exo(self)", "there is no operator or helper `exo` [at exo] (did you mean `exp`?)"],
    [
      "frobnicate(self)",
      "there is no operator or helper `frobnicate` [at frobnicate] (what a formula calls is an operator of native_functions.yaml, a helper that tengen has, or a function that a kernel file exports)",
    ],
    [
      "grad.maybe_multiply(2)",
      "there is no operator `maybe_multiply` [at maybe_multiply] (`maybe_multiply` is a helper: call it as a function)",
    ],
    [
      "grad.transpose(0)",
      "no `transpose` takes (Tensor, int) [at transpose] (transpose.int(Tensor self, int dim0, int dim1) -> Tensor: `dim1` is missing)",
    ],
    [
      "grad.transpose(0, 1, 2)",
      "no `transpose` takes (Tensor, int, int, int) [at transpose] (transpose.int(Tensor self, int dim0, int dim1) -> Tensor: takes 3 arguments at most)",
    ],
    [
      "maybe_multiply(grad, self)",
      "no `maybe_multiply` takes (Tensor, Tensor) [at maybe_multiply] (maybe_multiply(Tensor t, Scalar s) -> Tensor: `s` requires Scalar, got Tensor)",
    ],
    ["grad.size(0.5)", "expected int, got float [at 0.5]"],
    ["grad.dim(1)", "`dim` takes no argument, got 1 [at dim]"],
    ["alpha * 2", "`*` is not defined for Scalar and int [at *] (ask a Scalar for its value: `.toDouble()`)"],
    ["sizes + 1", "`+` is not defined for int[] and int [at +]"],
    [
      "self ? grad : other",
      "the condition of `?` requires a bool, got Tensor [at self] (a tensor is not a condition: use `at::where`, or ask something about it)",
    ],
    ["flag ? grad : sizes", "the branches of `?` differ: Tensor and int[] [at flag ? grad : sizes]"],
    [
      "sizes.length()",
      "int[] has no method `length` [at length] (lists have `size()`, `empty()`, `front()`, `back()` and `[i]`)",
    ],
    ["alpha.toDoubl()", "Scalar has no method `toDoubl` [at toDoubl] (did you mean `toDouble`?)"],
    ["dims.size()", "`dims` is int[]?: ask `has_value()`, or use `->` [at dims.size()]"],
    [
      "std::get<2>(pair)",
      "`std::get<2>` requires a tuple with more than 2 elements, got (Tensor, Tensor) [at std::get<2>(pair)]",
    ],
    ["std::vector<Foo>(1)", "unknown type `Foo` in a formula [at Foo]"],
    ["*dim", "`*` requires an optional, `dim` is int [at *dim]"],
    ["self & other", "`&` means the operator `bitwise_and`, which the registry lacks [at self & other]"],
    ["[](int i) { return i; }", "a lambda must be an argument of `fmap` [at [](int i) { return i; }]"],
    [
      "grad.transpose(/*dim1=*/0, 1)",
      "this argument of `transpose.int` is `dim0`, not `dim1` [at dim1] (write `/*dim0=*/`, or give `dim1` its own place)",
    ],
    [
      "maybe_multiply(grad, /*scale=*/alpha)",
      "this argument of `maybe_multiply` is `s`, not `scale` [at scale] (write `/*s=*/`)",
    ],
    ["not_implemented(1)", "`not_implemented` requires a string [at 1]"],
  ])("%s", (formula, message) => {
    expect(lower(formula)).toBe(message);
  });
});

test("any formula gives TypeScript or a FormulaError", () => {
  const pieces = fc.constantFrom(
    ..."grad self other weight tensors dim p flag alpha sizes dims dtype mode options pair grads ( ) ( ) , . . -> [ ] { } ? : + - * / % == < && || ! 0 1 2.5 true nullopt".split(
      " ",
    ),
    ..."exp( sum( expand( size( size() sizes() defined() has_value() value_or( options() to( at::where( std::get<0>( std::get<1>( std::tuple<Tensor,Tensor>( std::vector<int64_t>( std::vector<Tensor>( Tensor() IntArrayRef( fmap( TensorGeometry( not_implemented( wrap_opt_if( c10::optional<int64_t>( static_cast<double>( maybe_multiply( zeros( cat( roll( ) )".split(
      " ",
    ),
    '"floor"',
    "[](int i) { return i; }",
  );
  const seen = { typescript: 0, errors: 0 };
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 10 }), (list) => {
      const found = lower(list.join(" "));
      if (/ \[at /.test(found)) seen.errors++;
      else seen.typescript++;
    }),
    { numRuns: 20000 },
  );
  // Formulas that mean something are among them.
  expect(seen.typescript).toBeGreaterThan(100);
  expect(seen.errors).toBeGreaterThan(100);
});

test("mistakes in formulas that only their lowering finds", () => {
  const functions =
    "- func: f(Tensor self, Tensor other) -> Tensor\n  dispatch:\n    CPU: f_cpu\n- func: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  dispatch:\n    CPU: mul_cpu\n- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n  dispatch:\n    CPU: add_cpu\n";
  const told = (...lines: readonly string[]) =>
    problems({
      functions,
      derivatives: ["- name: f(Tensor self, Tensor other) -> Tensor", ...lines.map((line) => `  ${line}`)].join("\n"),
    });
  expect(
    told("self: grad * other", "result: self_t * other_p + other_t * self_p"),
  ).toBe(`derivatives.yaml:3:11: \`other_t\` is not known: \`other\` has no formula
  3 |   result: self_t * other_p + other_t * self_p
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write one for \`other\`, or omit \`other_t\``);
  expect(told("self, other: f([0])", "result: self_t")).toContain(`: expected a value, found \`[\``);
  expect(told("self: f([0], other)")).toContain("hint: a list is written `{0, 1}`");
});
