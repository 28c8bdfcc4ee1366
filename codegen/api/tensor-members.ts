// The members that the runtime itself gives tensors. An operator with such a name cannot become a method.

/**
 * Fields and accessors of runtime/core/tensor.ts, and those that runtime/autograd and runtime/index add to it. A test
 * compares them.
 */
export const runtimeTensorMembers: ReadonlySet<string> = new Set([
  "constructor",
  "storage",
  "shape",
  "strides",
  "offset",
  "dtype",
  "dtypeCode",
  "device",
  "layout",
  "numel",
  "ndim",
  "itemSize",
  "isContiguous",
  "wrappedNumber",
  "keysLo",
  "keysHi",
  "autograd",
  "version",
  "data",
  "grad",
  "gradFn",
  "isLeaf",
  "requiresGrad",
  "requiresGrad_",
  "retainsGrad",
  "retainGrad",
  "outputNr",
  "backward",
  "registerHook",
  "registerPostAccumulateGradHook",
  "isInference",
  "viewBase",
  "isView",
  "item",
  "read",
  "readItem",
  "readArray",
  "toArray",
  "toJSON",
  "toString",
]);

/** The methods of runtime/methods, which a selection may leave out. */
export const shorthandMembers: ReadonlySet<string> = new Set([
  "at",
  "set",
  "dim",
  "cpu",
  "half",
  "bfloat16",
  "float",
  "double",
  "byte",
  "char",
  "short",
  "int",
  "long",
  "bool",
  "numpy",
  "tolist",
  "nelement",
  "type",
  "cuda",
]);

const views = ["unsqueeze", "select.int", "slice.Tensor"];
/** The operators that those methods call by name, where they do. A test compares them with runtime/methods. */
export const shorthandOperators: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["at", [...views, "index.Tensor", "alias"]],
  ["set", [...views, "copy_", "index_put_"]],
  ...["cpu", "half", "bfloat16", "float", "double", "byte", "char", "short", "int", "long", "bool"].map(
    (name) => [name, ["_to_copy"]] as const,
  ),
]);

/** Members that do what PyTorch's operator of this name does: that one becomes a function besides. */
export const membersForOperators: ReadonlySet<string> = new Set([
  "data",
  "isLeaf",
  "outputNr",
  "requiresGrad_",
  "retainGrad",
  "retainsGrad",
  "isInference",
  "item",
]);
