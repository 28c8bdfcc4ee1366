// Wrong use at run time, with the messages verbatim: they name the operator, its schema and the argument.

import { expect, test } from "vitest";
import * as t from "../../generated/index.js";

const { tensor } = t;
/** The functions without their types, as plain JavaScript sees them. */
type Loose = (...args: unknown[]) => unknown;
const A = t as unknown as Record<string, Loose>;
const x = tensor([
  [1, 2],
  [3, 4],
]);
const w = tensor(
  [
    [1, 2],
    [3, 4],
  ],
  { requiresGrad: true },
);

const cases: readonly (readonly [title: string, call: () => unknown, message: string])[] = [
  [
    "a wrong argument type",
    () => A["add"]!(x, "two"),
    'ArgumentError: add: no overload matches (Tensor of float32 with shape [2, 2], "two")\n' +
      "  aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n" +
      '    `other` must be a Tensor, got "two"\n' +
      "  aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\n" +
      '    `other` must be a number, bigint or boolean, got "two"',
  ],
  [
    "classes that are not int64",
    () => t.crossEntropyLoss(x, tensor([0, 1])),
    'DTypeError: `target` must be int64, got float32: `tensor([...], { dtype: "int64" })` makes such a tensor, ' +
      '`target.to("int64")` converts one\n' +
      "  operator: aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor",
  ],
  [
    "a wrong dim",
    () => A["sum"]!(x, "a"),
    'ArgumentError: sum: no overload matches (Tensor of float32 with shape [2, 2], "a")\n' +
      "  aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\n" +
      "    takes at most 1 positional argument, got 2\n" +
      "  aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\n" +
      '    `dim` must be an array of integers or an integer or null, got "a"',
  ],
  [
    "a missing tensor",
    () => A["add"]!(x),
    "ArgumentError: add: `other` is missing\n" +
      "  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n" +
      "  argument: other",
  ],
  [
    "a missing third argument",
    () => A["gather"]!(x, 0),
    "ArgumentError: gather: `index` is missing\n" +
      "  operator: aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor\n" +
      "  argument: index",
  ],
  [
    "an unknown option",
    () => A["add"]!(x, x, { alhpa: 2 }),
    "ArgumentError: add: unknown option `alhpa`. Did you mean alpha?\n" + "  operator: aten::add",
  ],
  [
    "an unknown option near an argument",
    () => A["sum"]!(x, { dims: 1 }),
    "ArgumentError: sum: unknown option `dims`. Did you mean dim?\n" + "  operator: aten::sum",
  ],
  [
    "too many arguments",
    () => A["exp"]!(x, 1, 2),
    "ArgumentError: exp: takes at most 1 positional argument, got 3\n" + "  operator: aten::exp(Tensor self) -> Tensor",
  ],
  [
    "shapes that do not broadcast",
    () => t.add(x, tensor([1, 2, 3])),
    "ShapeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1\n" +
      "  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  ],
  [
    "matrices that do not fit",
    () => t.mm(x, tensor([[1, 2, 3]])),
    "ShapeError: mat1 and mat2 shapes cannot be multiplied (2x2 and 1x3)\n" +
      "  operator: aten::mm(Tensor self, Tensor mat2) -> Tensor",
  ],
  [
    "matrices of two dtypes",
    () =>
      t.mm(
        x,
        tensor(
          [
            [1, 2],
            [3, 4],
          ],
          { dtype: "float64" },
        ),
      ),
    'DTypeError: `mat2` must have the dtype of `self`, float32, got float64: `mat2.to("float32")` converts it\n' +
      "  operator: aten::mm(Tensor self, Tensor mat2) -> Tensor",
  ],
  [
    "an index out of range",
    () => x.select(0, 5),
    "IndexError: select(): index 5 out of range for tensor of size [2, 2] at dimension 0\n" +
      "  operator: aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)",
  ],
  [
    "a dimension out of range",
    () => t.sum(x, [3]),
    "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 3)\n" +
      "  operator: aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
  ],
  [
    "an index tensor out of range",
    () => t.indexSelect(x, 0, tensor([7], { dtype: "int64" })),
    "IndexError: index out of range in self: 7, of a dimension of size 2\n" +
      "  operator: aten::index_select(Tensor self, int dim, Tensor index) -> Tensor",
  ],
  [
    "backward twice",
    () => {
      const y = w.mul(w).sum();
      y.backward();
      y.backward();
    },
    "AutogradError: MulBackward0 has to run a second time, but the tensors it saved were let go by the first backward() or grad(). Pass retainGraph: true to every call but the last, or compute the graph anew.",
  ],
  [
    "in-place on a leaf that requires grad",
    () => w.add_(1),
    "AutogradError: a leaf that requires grad is changed in place while recording: its gradient could not be told from that of its old value. Work on a clone, or make the change under noGrad.\n" +
      "  operator: aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
  ],
  [
    "in-place change of a saved value",
    () => {
      const y = w.mul(2);
      const z = y.mul(y);
      y.add_(1);
      z.sum().backward();
    },
    "AutogradError: a tensor needed for the gradient has been changed by an in-place operation: MulBackward0 saved 'self' (float32 [2, 2], output 0 of AddBackward1) at version 0, and it is at version 1 now. Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
  ],
  [
    "backward of several elements without a gradient",
    () => w.mul(2).backward(),
    "AutogradError: backward: a gradient is made up (ones) only for outputs of one element, and output 0 has shape [2, 2]. Pass its gradient as 'gradient', or reduce it first (sum, mean).",
  ],
  [
    "an object where a tensor belongs",
    () => A["add"]!(x, {}),
    "ArgumentError: add: `other` is missing\n" +
      "  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n" +
      "  argument: other",
  ],
  [
    "backward without a graph",
    () => x.sum().backward(),
    "AutogradError: backward: output 0 does not require grad and has no gradFn: no input that requires grad led to it, or it was computed under noGrad or from detached tensors.",
  ],
  [
    "an integer tensor that requires grad",
    () => tensor([1, 2], { dtype: "int64", requiresGrad: true }),
    "DTypeError: tensor: only tensors of floating point and complex dtype can require gradients, this one is int64",
  ],
  [
    "a ragged array",
    () => tensor([[1, 2], [3]]),
    "ShapeError: tensor: expected an array of 2 elements at [1], got one of 1; all arrays of one depth need the same length",
  ],
  [
    "a view of another size",
    () => x.view([3, 2]),
    "ShapeError: shape '[3, 2]' is invalid for input of size 4\n" +
      "  operator: aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
  ],
  [
    "an unknown dtype",
    () => A["zeros"]!([2], { dtype: "float99" }),
    'ArgumentError: zeros: `dtype` must be a dtype or null, got "float99". Did you mean float16, float32, float64?\n' +
      "  operator: aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\n" +
      "  argument: dtype",
  ],
  [
    "an unknown device",
    () => A["zeros"]!([2], { device: "tpu" }),
    'ArgumentError: zeros: `device` must be a device (cpu, meta) or null, got "tpu"\n' +
      "  operator: aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\n" +
      "  argument: device",
  ],
  [
    "a wrong argument of a method",
    () => (x as unknown as Record<"add", Loose>).add("s"),
    'ArgumentError: add: no overload matches (Tensor of float32 with shape [2, 2], "s")\n' +
      "  aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n" +
      '    `other` must be a Tensor, got "s"\n' +
      "  aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\n" +
      '    `other` must be a number, bigint or boolean, got "s"',
  ],
  [
    "an out tensor that cannot hold the result",
    () => t.add(tensor([1.5]), tensor([1]), { out: tensor([1], { dtype: "int64" }) }),
    "DTypeError: result type float32 can't be cast to the desired output type int64\n" +
      "  operator: aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
  ],
  [
    "a difference of bools",
    () => t.sub(tensor([true]), tensor([true])),
    "DTypeError: Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.\n" +
      "  operator: aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  ],
  [
    "a sparse gradient, of embedding",
    () => {
      const weight = t.ones([3, 2]).requiresGrad_();
      t.embedding(weight, tensor([0], { dtype: "int64" }), { sparse: true })
        .sum()
        .backward();
    },
    "UnsupportedError: embedding: sparse gradients are not supported; omit the option `sparse` for a dense one",
  ],
  [
    "a sparse gradient, of gather",
    () => {
      const values = t.ones([3]).requiresGrad_();
      t.gather(values, 0, tensor([0], { dtype: "int64" }), { sparseGrad: true })
        .sum()
        .backward();
    },
    "UnsupportedError: gather: sparse gradients are not supported; omit the option `sparseGrad` for a dense one",
  ],
  [
    "sizes that are no array",
    () => A["zeros"]!(2, 3),
    "ArgumentError: zeros: takes at most 1 positional argument, got 2; `size` is one array, [2, 3]\n" +
      "  operator: aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  ],
  [
    "one size that is not an array",
    () => A["reshape"]!(x, 4),
    "ArgumentError: reshape: `shape` must be an array of integers, got number 4; put it in an array\n" +
      "  operator: aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\n" +
      "  argument: shape",
  ],
  [
    "an option by position",
    () => A["linspace"]!(0, 1, 5, "float64"),
    'ArgumentError: linspace: takes at most 3 positional arguments, got 4; by name it may be { dtype: "float64" }\n' +
      "  operator: aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  ],
  [
    "a reduction by another name",
    () => A["mseLoss"]!(x, x, { reduction: "summe" }),
    'ArgumentError: mseLoss: `reduction` must be "none", "mean", "sum" or an integer, got "summe". Did you mean sum?\n' +
      "  operator: aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\n" +
      "  argument: reduction",
  ],
  [
    "requiresGrad that is not a boolean, of a factory",
    () => A["zeros"]!([2], { requiresGrad: 1 }),
    "ArgumentError: zeros: `requiresGrad` must be a boolean, got number 1\n" +
      "  operator: aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  ],
  [
    "requiresGrad that is not a boolean, of tensor",
    () => A["tensor"]!([1], { requiresGrad: "yes" }),
    'ArgumentError: tensor: requiresGrad must be a boolean, got "yes"',
  ],
  [
    "options that are no object",
    () => A["tensor"]!([1], "float64"),
    'ArgumentError: tensor: expected options { dtype, device, requiresGrad }, got "float64"',
  ],
  [
    "an unknown dtype of tensor",
    () => A["tensor"]!([1], { dtype: "float" }),
    'DTypeError: tensor: unknown dtype "float"; there are uint8, int8, int16, int32, int64, float16, float32, float64, complex64, complex128, bool, bfloat16, float8_e5m2, float8_e4m3fn, uint16, uint32, uint64\n' +
      "  argument: dtype",
  ],
  [
    "an unknown default dtype",
    () => A["setDefaultDType"]!("flot32"),
    'DTypeError: setDefaultDType: the default dtype must be a floating-point one that promotes (float16, float32, float64, bfloat16), got "flot32"',
  ],
  [
    "options of backward in the gradient's place",
    () => A["backward"]!(w.sum(), { retainGraph: true }),
    "ArgumentError: backward: `gradient` must be a Tensor or null, got an object (Object); options come after it",
  ],
  [
    "a hook that is none",
    () => w.clone().registerHook(3 as never),
    "ArgumentError: registerHook: the hook must be a function, got number 3",
  ],
  [
    "a hook of a leaf that is none",
    () => w.registerPostAccumulateGradHook(undefined as never),
    "ArgumentError: registerPostAccumulateGradHook: the hook must be a function, got undefined",
  ],
  [
    "a hook before a node that is none",
    () => w.sum().gradFn!.registerPreHook("f" as never),
    'ArgumentError: registerPreHook: the hook must be a function, got "f"',
  ],
  [
    "a hook of a node that is none",
    () => w.sum().gradFn!.registerHook(null as never),
    "ArgumentError: registerHook: the hook must be a function, got null",
  ],
  ["noGrad of no function", () => A["noGrad"]!(5), "ArgumentError: noGrad: expected a function, got number 5"],
  [
    "checkpoint of no function",
    () => A["checkpoint"]!(x),
    "ArgumentError: checkpoint: expected a function, got Tensor of float32 with shape [2, 2]",
  ],
  [
    "jacobian of no function",
    () => A["jacobian"]!(x, x),
    "ArgumentError: jacobian: expected a function, got Tensor of float32 with shape [2, 2]",
  ],
  [
    "gradcheck without an array",
    () => A["gradcheck"]!(t.exp, x),
    "ArgumentError: gradcheck: expected the function's arguments as an array, got Tensor of float32 with shape [2, 2]",
  ],
  [
    "a path for the bytes of a file",
    () => A["loadSafetensors"]!("x.safetensors"),
    'ArgumentError: loadSafetensors: expected the bytes of a file as a Uint8Array or ArrayBuffer, got "x.safetensors"; in Node, readFileSync(path) returns them',
  ],
  [
    "a tensor where names are due",
    () => A["saveSafetensors"]!(x),
    "ArgumentError: saveSafetensors: expected an object of tensors by name, { weight: ... }, got Tensor of float32 with shape [2, 2]",
  ],
  [
    "an array where a typed array is due",
    () => A["fromTypedArray"]!([1, 2]),
    "ArgumentError: fromTypedArray: expected a typed array such as a Float32Array, got an array of 2; tensor() takes arrays",
  ],
  [
    "JSON that is not parsed",
    () => A["tensorFromJSON"]!("{}"),
    'ArgumentError: tensorFromJSON: expected { dtype, shape, data } as JSON.stringify wrote it, parsed; got "{}"',
  ],
  [
    "a library of an unknown kind",
    () => A["library"]!("aten", "IMP", "CPU"),
    'DispatchError: a library must be one of DEF, IMPL, FRAGMENT, got "IMP"',
  ],
  ["profile of no function", () => A["profile"]!(5), "ArgumentError: profile: expected a function, got number 5"],
  [
    "an empty list of tensors",
    () => t.cat([]),
    "DispatchError: aten::cat has no kernel for a call without keys: `tensors` is empty. Pass at least one Tensor, which determines the backend.\n" +
      "  operator: aten::cat(Tensor[] tensors, int dim=0) -> Tensor",
  ],
  [
    "softmax of half floats",
    () => t.ops.aten._softmax.default(tensor([1, 2]), 0, true),
    "DTypeError: softmax with float16 to float32 conversion is not supported on CPU\n" +
      "  operator: aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
  ],
];

test.each(cases)("%s", (_, call, message) => {
  let found = "nothing was thrown";
  let operator: string | undefined;
  try {
    call();
  } catch (error) {
    found = `${(error as Error).name}: ${(error as Error).message}`;
    operator = (error as t.TengenError).operator;
  }
  expect(found).toBe(message);
  // Programs can read what the message names.
  const named = /^ {2}operator: ([\w:.]+)/m.exec(message)?.[1];
  if (named !== undefined) expect(operator).toBe(named);
});
