// PyTorch's messages and ours, case by case, for the recorded cases of misuse. Side by side: ours names the operator
// with its schema (the line below), and how to fix it where that is not obvious.

export interface ErrorRow {
  readonly title: string;
  /** The beginning of PyTorch's message; null where it raises nothing. */
  readonly pytorch: string | null;
  /** Class and message of ours, without the lines that name the operator; null where nothing is thrown. */
  readonly tengen: string | null;
  /** The schema that the message names, if any. */
  readonly operator?: string;
  /** The reason why a case differs from PyTorch. */
  readonly note?: string;
}

export const errorTable: readonly ErrorRow[] = [
  {
    title: "mm: inner dimensions differ",
    pytorch: "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
    tengen: "ShapeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
    operator: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "mm: dtype mismatch",
    pytorch: "expected scalar type Float but found Double",
    tengen: 'DTypeError: `mat2` must have the dtype of `self`, float32, got float64: `mat2.to("float32")` converts it',
    operator: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "bmm: batch sizes differ",
    pytorch: "Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [3, 4].",
    tengen: "ShapeError: Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [3, 4].",
    operator: "aten::bmm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "matmul: 0-d",
    pytorch: "both arguments to matmul need to be at least 1D, but they are 0D and 1D",
    tengen: "ShapeError: both arguments to matmul need to be at least 1D, but they are 0D and 1D",
    operator: "aten::matmul(Tensor self, Tensor other) -> Tensor",
  },
  {
    title: "matmul: matrix vector",
    pytorch: "size mismatch, got 2, 2x3,4",
    tengen: "ShapeError: size mismatch, got 2, 2x3,4",
    operator: "aten::matmul(Tensor self, Tensor other) -> Tensor",
  },
  {
    title: "dot: sizes",
    pytorch:
      "inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements ",
    tengen:
      "ShapeError: inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements respectively",
    operator: "aten::dot(Tensor self, Tensor tensor) -> Tensor",
  },
  {
    title: "mv: sizes",
    pytorch: "size mismatch, got 2, 2x3,2",
    tengen: "ShapeError: size mismatch, got 2, 2x3,2",
    operator: "aten::mv(Tensor self, Tensor vec) -> Tensor",
  },
  {
    title: "linear: features differ",
    pytorch: "mat1 and mat2 shapes cannot be multiplied (2x3 and 5x4)",
    tengen: "ShapeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 5x4)",
    operator: "aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
  },
  {
    title: "add: shapes do not broadcast",
    pytorch: "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1",
    tengen: "ShapeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1",
    operator: "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  },
  {
    title: "add_: float result into int",
    pytorch: "result type Float can't be cast to the desired output type Long",
    tengen: "DTypeError: result type float32 can't be cast to the desired output type int64",
    operator: "aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
  },
  {
    title: "add: bool alpha on float",
    pytorch: null,
    tengen: "ArgumentError: Boolean alpha only supported for Boolean results.",
    operator: "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    note: "torch.add raises this too; torch.ops, which was recorded, turns the bool into an int first",
  },
  {
    title: "neg: bool",
    pytorch:
      "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logic",
    tengen:
      "DTypeError: Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    operator: "aten::neg(Tensor self) -> Tensor",
  },
  {
    title: "integer division by zero",
    pytorch: "ZeroDivisionError",
    tengen: "ArgumentError: ZeroDivisionError",
    operator: "aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
  },
  {
    title: "pow: int base, negative int exponent",
    pytorch: "Integers to negative integer powers are not allowed.",
    tengen: "ArgumentError: Integers to negative integer powers are not allowed.",
    operator: "aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
  },
  {
    title: "mean: int64",
    pytorch:
      "mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long",
    tengen:
      "DTypeError: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: int64",
    operator: "aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
  },
  {
    title: "sqrt_: int64",
    pytorch: "result type Float can't be cast to the desired output type Long",
    tengen: "DTypeError: result type float32 can't be cast to the desired output type int64",
    operator: "aten::sqrt_(Tensor(a!) self) -> Tensor(a!)",
  },
  {
    title: "sum: dim repeated",
    pytorch: "dim 0 appears multiple times in the list of dims",
    tengen: "ShapeError: dim 0 appears multiple times in the list of dims",
    operator:
      "aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
  },
  {
    title: "max: empty with dim",
    pytorch: "max(): Expected reduction dim 0 to have non-zero size.",
    tengen: "IndexError: max(): Expected reduction dim 0 to have non-zero size.",
    operator: "aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
  },
  {
    title: "dim out of range: transpose",
    pytorch: "Dimension out of range (expected to be in range of [-2, 1], but got 2)",
    tengen: "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)",
    operator: "aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
  },
  {
    title: "t: 3-d",
    pytorch: "t() expects a tensor with <= 2 dimensions, but self is 3D",
    tengen: "ShapeError: t() expects a tensor with <= 2 dimensions, but self is 3D",
    operator: "aten::t(Tensor(a) self) -> Tensor(a)",
  },
  {
    title: "permute: repeated dim",
    pytorch: "permute(): duplicate dims are not allowed.",
    tengen: "ShapeError: permute(): duplicate dims are not allowed.",
    operator: "aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)",
  },
  {
    title: "view: two -1",
    pytorch: "only one dimension can be inferred",
    tengen: "ShapeError: only one dimension can be inferred",
    operator: "aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
  },
  {
    title: "view: non-contiguous",
    pytorch:
      "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subs",
    tengen:
      "ShapeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
    operator: "aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
  },
  {
    title: "reshape: wrong size",
    pytorch: "shape '[5]' is invalid for input of size 6",
    tengen: "ShapeError: shape '[5]' is invalid for input of size 6",
    operator: "aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)",
  },
  {
    title: "expand: fewer dims",
    pytorch:
      "expand(torch.FloatTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of ",
    tengen:
      "ShapeError: expand(tensor of shape [2, 3], size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)",
    operator: "aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)",
  },
  {
    title: "squeeze: dim out of range",
    pytorch: "Dimension out of range (expected to be in range of [-2, 1], but got 5)",
    tengen: "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 5)",
    operator: "aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
  },
  {
    title: "select: index out of range",
    pytorch: "select(): index 2 out of range for tensor of size [2, 3] at dimension 0",
    tengen: "IndexError: select(): index 2 out of range for tensor of size [2, 3] at dimension 0",
    operator: "aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)",
  },
  {
    title: "slice: zero step",
    pytorch: "slice step must be positive",
    tengen: "ArgumentError: slice step must be positive",
    operator:
      "aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)",
  },
  {
    title: "split: negative",
    pytorch: "split expects split_size be non-negative, but got split_size=-1",
    tengen: "ArgumentError: split expects split_size be non-negative, but got split_size=-1",
    operator: "aten::split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]",
  },
  {
    title: "chunk: zero",
    pytorch: "chunk expects `chunks` to be greater than 0, got: 0",
    tengen: "ArgumentError: chunk expects `chunks` to be greater than 0, got: 0",
    operator: "aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
  },
  {
    title: "cat: numbers of dims differ",
    pytorch: "Tensors must have same number of dimensions: got 2 and 1",
    tengen: "ShapeError: Tensors must have same number of dimensions: got 2 and 1",
    operator: "aten::cat(Tensor[] tensors, int dim=0) -> Tensor",
  },
  {
    title: "cat: 0-d",
    pytorch: "zero-dimensional tensor (at position 0) cannot be concatenated",
    tengen: "ShapeError: zero-dimensional tensor (at position 0) cannot be concatenated",
    operator: "aten::cat(Tensor[] tensors, int dim=0) -> Tensor",
  },
  {
    title: "stack: empty list",
    pytorch: "stack expects a non-empty TensorList",
    tengen: "ArgumentError: stack expects a non-empty TensorList",
    operator: "aten::stack(Tensor[] tensors, int dim=0) -> Tensor",
  },
  {
    title: "index: too many",
    pytorch: "too many indices for tensor of dimension 1 (got 2)",
    tengen: "IndexError: too many indices for tensor of dimension 1 (got 2)",
    operator: "aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
  },
  {
    title: "index: index shapes do not broadcast",
    pytorch: "shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]",
    tengen: "IndexError: shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]",
    operator: "aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
  },
  {
    title: "python index out of range",
    pytorch: "index 5 is out of bounds for dimension 0 with size 2",
    tengen: null,
    note: "JavaScript has no indexing operator to overload; x.select(0, 5) raises",
  },
  {
    title: "index_select: out of range",
    pytorch: "index out of range in self",
    tengen: "IndexError: index out of range in self: 7, of a dimension of size 3",
    operator: "aten::index_select(Tensor self, int dim, Tensor index) -> Tensor",
  },
  {
    title: "gather: dtype",
    pytorch: "gather(): Expected dtype int64 for index",
    tengen:
      'DTypeError: gather(): Expected dtype int64 for index, got float32: `tensor([...], { dtype: "int64" })` makes such a tensor, `index.to("int64")` converts one',
    operator: "aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
  },
  {
    title: "gather: dims",
    pytorch: "Index tensor must have the same number of dimensions as input tensor",
    tengen: "ShapeError: Index tensor must have the same number of dimensions as input tensor",
    operator: "aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
  },
  {
    title: "scatter_add: index larger than src",
    pytorch:
      "Expected index [3] to be smaller than self [3] apart from dimension 0 and to be smaller size than src [2]",
    tengen:
      "ShapeError: Expected index [3] to be smaller than self [3] apart from dimension 0 and to be smaller size than src [2]",
    operator: "aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
  },
  {
    title: "masked_fill: value tensor not 0-d",
    pytorch: "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with 1 dimension(s).",
    tengen: "ShapeError: masked_fill_ only supports a 0-dimensional value tensor, but got tensor with 1 dimension(s).",
    operator: "aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
  },
  {
    title: "where: condition dtype",
    pytorch: "where expected condition to be a boolean tensor, but got a tensor with dtype Float",
    tengen: "DTypeError: where expected condition to be a boolean tensor, but got a tensor with dtype float32",
    operator: "aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
  },
  {
    title: "embedding: out of range",
    pytorch: "index out of range in self",
    tengen: "IndexError: index out of range in self: 3, of a dimension of size 3",
    operator:
      "aten::embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
  },
  {
    title: "nll_loss: batch size",
    pytorch: "size mismatch (got input: [2, 3], target: [3])",
    tengen: "ShapeError: size mismatch (got input: [2, 3], target: [3])",
    operator:
      "aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor",
  },
  {
    title: "cross_entropy: float class indices",
    pytorch: "expected scalar type Long but found Float",
    tengen:
      'DTypeError: `target` must be int64, got float32: `tensor([...], { dtype: "int64" })` makes such a tensor, `target.to("int64")` converts one',
    operator:
      "aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor",
  },
  {
    title: "binary_cross_entropy: sizes",
    pytorch: "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    tengen: "ShapeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    operator:
      "aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor",
  },
  {
    title: "conv2d: channels",
    pytorch:
      "Given groups=1, weight of size [2, 2, 3, 3], expected input[1, 3, 4, 4] to have 2 channels, but got 3 channels instead",
    tengen:
      "ShapeError: Given groups=1, weight of size [2, 2, 3, 3], expected input[1, 3, 4, 4] to have 2 channels, but got 3 channels instead",
    operator:
      "aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor",
  },
  {
    title: "conv2d: bias size",
    pytorch:
      "Given weight of size [2, 1, 3, 3], expected bias to be 1-dimensional with 2 elements, but got bias of size [3] instead",
    tengen:
      "ShapeError: Given weight of size [2, 1, 3, 3], expected bias to be 1-dimensional with 2 elements, but got bias of size [3] instead",
    operator:
      "aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor",
  },
  {
    title: "conv2d: stride zero",
    pytorch: "non-positive stride is not supported",
    tengen: "ArgumentError: non-positive stride is not supported",
    operator:
      "aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor",
  },
  {
    title: "max_pool2d: padding too large",
    pytorch: "pad should be at most half of kernel size, but got pad=2 and kernel_size=2",
    tengen: "ArgumentError: pad should be at most half of kernel size, but got pad=2 and kernel_size=2",
    operator:
      "aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
  },
  {
    title: "layer_norm: shape",
    pytorch: "Given normalized_shape=[4], expected input with shape [*, 4], but got input of size[2, 3]",
    tengen: "ShapeError: Given normalized_shape=[4], expected input with shape [*, 4], but got input of size[2, 3]",
    operator:
      "aten::layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor",
  },
  {
    title: "group_norm: channels",
    pytorch:
      "Expected number of channels in input to be divisible by num_groups, but got input of shape [1, 3, 2] and num_groups=2",
    tengen:
      "ShapeError: Expected number of channels in input to be divisible by num_groups, but got input of shape [1, 3, 2] and num_groups=2",
    operator:
      "aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor",
  },
  {
    title: "dropout: probability",
    pytorch: "dropout probability has to be between 0 and 1, but got 1.5",
    tengen: "ArgumentError: dropout probability has to be between 0 and 1, but got 1.5",
    operator: "aten::dropout(Tensor input, float p, bool train) -> Tensor",
  },
  {
    title: "cross product sizes",
    pytorch: "linalg.cross: inputs dimension -1 must have length 3. Got 2 and 2",
    tengen: "ShapeError: linalg.cross: inputs dimension 0 must have length 3. Got 2 and 2",
    operator: "aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
  },
  {
    title: "inverse: singular",
    pytorch:
      "linalg.inv: The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular.",
    tengen:
      "ArgumentError: linalg.inv: The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular.",
    operator: "aten::linalg_inv(Tensor A) -> Tensor",
  },
  {
    title: "det: int",
    pytorch: "linalg.det: Expected a floating point or complex tensor as input. Got Long",
    tengen: "DTypeError: linalg.det: Expected a floating point or complex tensor as input. Got int64",
    operator: "aten::det(Tensor self) -> Tensor",
  },
  {
    title: "arange: step sign",
    pytorch: "upper bound and larger bound inconsistent with step sign",
    tengen: "ArgumentError: upper bound and larger bound inconsistent with step sign",
    operator:
      "aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  },
  {
    title: "linspace: negative steps",
    pytorch: "number of steps must be non-negative",
    tengen: "ArgumentError: number of steps must be non-negative",
    operator:
      "aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  },
  {
    title: "full: size negative",
    pytorch: "Trying to create tensor with negative dimension -3: [2, -3]",
    tengen: "ShapeError: Trying to create tensor with negative dimension -3: [2, -3]",
    operator:
      "aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  },
  {
    title: "as_strided: negative stride",
    pytorch: "as_strided: Negative strides are not supported at the moment, got strides: [-1]",
    tengen: "ShapeError: as_strided: Negative strides are not supported at the moment, got strides: [-1]",
    operator:
      "aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)",
  },
  {
    title: "unfold: size",
    pytorch: "maximum size for tensor at dimension 0 is 3 but size is 4",
    tengen: "ShapeError: maximum size for tensor at dimension 0 is 3 but size is 4",
    operator: "aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
  },
  {
    title: "diag: 3-d",
    pytorch: "matrix or a vector expected",
    tengen: "ShapeError: matrix or a vector expected",
    operator: "aten::diag(Tensor self, int diagonal=0) -> Tensor",
  },
  {
    title: "topk: k too large",
    pytorch: "selected index k out of range",
    tengen: "ArgumentError: selected index k out of range",
    operator:
      "aten::topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
  },
  {
    title: "sort: dim",
    pytorch: "Dimension out of range (expected to be in range of [-2, 1], but got 3)",
    tengen: "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 3)",
    operator: "aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
  },
  {
    title: "one_hot: classes",
    pytorch: "Class values must be smaller than num_classes.",
    tengen: "ArgumentError: Class values must be smaller than num_classes.",
    operator: "aten::one_hot(Tensor self, int num_classes=-1) -> Tensor",
  },
  {
    title: "multinomial: negative",
    pytorch: "probability tensor contains either `inf`, `nan` or element < 0",
    tengen: "ArgumentError: probability tensor contains either `inf`, `nan` or element < 0",
    operator:
      "aten::multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
  },
  {
    title: "bool of two elements",
    pytorch: "Boolean value of Tensor with more than one value is ambiguous",
    tengen: null,
    note: "an object is always true in JavaScript; x.item() of several elements raises",
  },
  {
    title: "len of 0-d",
    pytorch: "len() of a 0-d tensor",
    tengen: null,
    note: "x.shape[0] of a 0-d tensor is undefined, as of any array",
  },
  {
    title: "copy_: shape",
    pytorch: "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    tengen: "ShapeError: The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    operator: "aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
  },
  {
    title: "set requires_grad on int",
    pytorch: "only Tensors of floating point dtype can require gradients",
    tengen: "DTypeError: only tensors of floating-point dtype can require gradients; this one is int64",
  },
  {
    title: "out= requires grad",
    pytorch:
      "add(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.",
    tengen:
      "AutogradError: add(): the form with out= does not record, but one of its arguments requires grad. Use the form without out, or call it under noGrad.",
    operator: "add.out",
  },
  {
    title: "expanded tensor written in place",
    pytorch:
      "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone()",
    tengen:
      "ShapeError: unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
    operator: "aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
  },
  {
    title: "backward twice",
    pytorch:
      "Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed)",
    tengen:
      "AutogradError: PowBackward0 has to run a second time, but the tensors it saved were let go by the first backward() or grad(). Pass retainGraph: true to every call but the last, or compute the graph anew.",
  },
  {
    title: "backward of non-scalar",
    pytorch: "grad can be implicitly created only for scalar outputs",
    tengen:
      "AutogradError: backward: a gradient is made up (ones) only for outputs of one element, and output 0 has shape [2]. Pass its gradient as 'gradient', or reduce it first (sum, mean).",
  },
  {
    title: "gradient of wrong shape",
    pytorch:
      "Mismatch in shape: grad_output[0] has a shape of torch.Size([3]) and output[0] has a shape of torch.Size([2]).",
    tengen: "ShapeError: backward: the gradient for output 0 has shape [3], the output has [2]",
  },
  {
    title: "grad: input without requires_grad",
    pytorch: "One of the differentiated Tensors does not require grad",
    tengen:
      "AutogradError: grad: input 0 (Tensor of float32 with shape [2]) does not require grad. Set requiresGrad = true on it before the outputs are computed.",
  },
  {
    title: "grad of non-scalar",
    pytorch: "grad can be implicitly created only for scalar outputs",
    tengen:
      "AutogradError: grad: a gradient is made up (ones) only for outputs of one element, and output 0 has shape [2]. Pass its gradient as 'gradOutputs', or reduce it first (sum, mean).",
  },
  {
    title: "in-place on a leaf",
    pytorch: "a leaf Variable that requires grad is being used in an in-place operation.",
    tengen:
      "AutogradError: a leaf that requires grad is changed in place while recording: its gradient could not be told from that of its old value. Work on a clone, or make the change under noGrad.",
    operator: "aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
  },
  {
    title: "in-place after save: exp",
    pytorch:
      "one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]],",
    tengen:
      "AutogradError: a tensor needed for the gradient has been changed by an in-place operation: ExpBackward0 saved 'result' (float32 [2], output 0 of ExpBackward0) at version 0, and it is at version 1 now. Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
  },
  {
    title: "in-place after save: non-grad tensor",
    pytorch:
      "one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2]] ",
    tengen:
      "AutogradError: a tensor needed for the gradient has been changed by an in-place operation: MulBackward0 saved 'other' (float32 [2]) at version 0, and it is at version 1 now. Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
  },
  {
    title: "in-place after save: through a view",
    pytorch:
      "one of the variables needed for gradient computation has been modified by an inplace operation: [torch.FloatTensor [2, 2",
    tengen:
      "AutogradError: a tensor needed for the gradient has been changed by an in-place operation: TanhBackward0 saved 'result' (float32 [2, 2], output 0 of TanhBackward0) at version 0, and it is at version 1 now. Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
  },
  {
    title: "view made in no_grad, modified with grad",
    pytorch:
      "A view was created in no_grad mode and is being modified inplace with grad mode enabled. Given that this use case is amb",
    tengen:
      "AutogradError: A view that was made in noGrad is changed in place with grad mode enabled. Whether the change should be recorded is ambiguous. Move both, the view and the in-place operation, either into noGrad (not recorded) or out of it (recorded).",
    operator: "aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
  },
  {
    title: "inference tensor saved for backward",
    pytorch:
      "Inference tensors cannot be saved for backward. To work around you can make a clone to get a normal tensor and use it in",
    tengen:
      "AutogradError: a tensor made in inference mode cannot be saved for backward. Clone it outside inferenceMode: the clone can.",
    operator: "aten::mul.Tensor(Tensor self, Tensor other) -> Tensor",
  },
  {
    title: "requires_grad_ on inference tensor",
    pytorch: "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.",
    tengen:
      "AutogradError: requiresGrad = true on a tensor made in inference mode: outside inferenceMode it cannot take part in recording. Clone it: the clone can.",
  },
  {
    title: "retain_grad without requires_grad",
    pytorch: "can't retain_grad on Tensor that has requires_grad=False",
    tengen: "AutogradError: retainGrad: this tensor does not require grad, so it will never have one",
  },
  {
    title: "set grad: wrong dtype",
    pytorch: "assigned grad has data of a different type",
    tengen: "DTypeError: the gradient of a float32 tensor must be float32, got float64",
  },
  {
    title: "numpy of a tensor that requires grad",
    pytorch: "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.",
    tengen: null,
    note: "x.data and x.toArray() read values whether they require grad or not",
  },
  {
    title: "resize_ of a tensor that requires grad",
    pytorch: "cannot resize variables that require grad",
    tengen: "AutogradError: cannot resize variables that require grad",
    operator: "aten::resize_",
  },
  {
    title: "detach_ of a view",
    pytorch:
      "Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel (DDP) for training, and grad",
    tengen: "AutogradError: Can't detach views in-place. Use detach() instead.",
    operator: "aten::detach_",
  },
  {
    title: "add: cpu and meta",
    pytorch: "Expected all tensors to be on the same device, but found at least two devices, meta and cpu!",
    tengen: "DeviceError: Expected all tensors to be on the same device, but found at least two devices, meta and cpu!",
    operator: "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  },
  {
    title: "item of a meta tensor",
    pytorch:
      "Could not run 'aten::_local_scalar_dense' with arguments from the 'Meta' backend. This could be because the operator doe",
    tengen:
      "UnsupportedError: Tensor.item() cannot be called on meta tensors: they have a shape and a dtype, but no data",
    operator: "aten::item(Tensor self) -> Scalar",
  },
  {
    title: "nonzero of meta",
    pytorch:
      "Could not run 'aten::nonzero' with arguments from the 'Meta' backend. This could be because the operator doesn't exist f",
    tengen:
      'UnsupportedError: nonzero: the shape of the result depends on data, and tensors on device "meta" have none',
    operator: "aten::nonzero(Tensor self) -> Tensor",
  },
  {
    title: "index cpu by meta index",
    pytorch: "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
    tengen: "DeviceError: indices should be either on cpu or on the same device as the indexed tensor (cpu)",
    operator: "aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
  },
  {
    title: "backward gradient on another device",
    pytorch: "invalid gradient at index 0 - expected device cpu but got meta",
    tengen: "DeviceError: invalid gradient at index 0: expected device cpu but got meta",
  },
  {
    title: "unknown overload",
    pytorch: "The underlying op of 'aten.add' has no overload name 'NotAnOverload'",
    tengen:
      'DispatchError: operator aten::add has no overload "NotAnOverload"; it has: Tensor, Scalar, Scalar_out, out',
  },
  {
    title: "too many arguments",
    pytorch:
      "aten::mm() expected at most 2 argument(s) but received 3 argument(s). Declaration: aten::mm(Tensor self, Tensor mat2) ->",
    tengen: "ArgumentError: aten::mm: takes at most 2 positional arguments, got 3",
    operator: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "wrong type: int for Tensor",
    pytorch: "aten::mm() Expected a value of type 'Tensor' for argument 'self' but instead found type 'int'.",
    tengen: "ArgumentError: aten::mm: `self` must be a Tensor, got number 3",
    operator: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "wrong type: float for int",
    pytorch: "aten::select() Expected a value of type 'int' for argument 'dim' but instead found type 'float'.",
    tengen: "ArgumentError: aten::select.int: `dim` must be an integer, got number 0.5",
    operator: "aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)",
  },
  {
    title: "wrong type in a list",
    pytorch: "aten::view() Expected a value of type 'List[int]' for argument 'size' but instead found type 'list'.",
    tengen: 'ArgumentError: aten::view: `size` must be an array of integers, got "a" at [1]',
    operator: "aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
  },
  {
    title: "None for Tensor",
    pytorch: "Expected a proper Tensor but got None (or an undefined Tensor in C++) for argument #0 'self'",
    tengen: "ArgumentError: aten::relu: `self` must be a Tensor, got null",
    operator: "aten::relu(Tensor self) -> Tensor",
  },
  {
    title: "argument given twice",
    pytorch: "OpOverload.__call__() got multiple values for argument 'self'",
    tengen: "ArgumentError: aten::mm: `self` is given twice, by position and by name",
    operator: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
  },
  {
    title: "packet: missing arguments",
    pytorch: "Overloaded torch operator invoked from Python failed to many any schema:",
    tengen: "ArgumentError: aten::add: `self` is missing",
    operator: "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  },
  {
    title: "wrong type: Tensor list element",
    pytorch:
      "aten::cat() Expected a value of type 'List[Tensor]' for argument 'tensors' but instead found type 'list'.",
    tengen: "ArgumentError: aten::cat: `tensors` must be an array of Tensors, got number 3 at [1]",
    operator: "aten::cat(Tensor[] tensors, int dim=0) -> Tensor",
  },
  {
    title: "missing out",
    pytorch:
      "aten::add() is missing value for argument 'out'. Declaration: aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1",
    tengen: "ArgumentError: aten::add.out: requires `out`",
    operator: "aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
  },
];
