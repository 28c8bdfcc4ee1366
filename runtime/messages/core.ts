// What the errors of runtime/core say.

function sizes(shape: readonly number[]): string {
  return `[${shape.join(", ")}]`;
}

type Sizes = readonly number[];

export const coreMessages = {
  sizesDiffer: (a: number, b: number, dim: number) =>
    `The size of tensor a (${a}) must match the size of tensor b (${b}) at non-singleton dimension ${dim}`,
  inPlaceGrows: (self: Sizes, broadcast: Sizes) =>
    `output with shape ${sizes(self)} doesn't match the broadcast shape ${sizes(broadcast)}`,
  expandTooFewSizes: (shape: Sizes, size: Sizes) =>
    `expand(tensor of shape ${sizes(shape)}, size=${sizes(size)}): the number of sizes provided (${size.length}) must be greater or equal to the number of dimensions in the tensor (${shape.length})`,
  expandUnknownLeading: (dim: number) =>
    `The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ${dim}`,
  expandMismatch: (wanted: number, old: number, dim: number, size: Sizes, shape: Sizes) =>
    `The expanded size of the tensor (${wanted}) must match the existing size (${old}) at non-singleton dimension ${dim}.  Target sizes: ${sizes(size)}.  Tensor sizes: ${sizes(shape)}`,
  expandNegative: (size: number, dim: number, all: Sizes) =>
    `expand: size ${size} at dimension ${dim} is negative. Sizes: ${sizes(all)}`,
  noDimensions: (dim: number) => `dimension specified as ${dim} but tensor has no dimensions`,
  dimNotInteger: (dim: number) => `dimension must be an integer, got ${dim}`,
  dimOutOfRange: (range: number, dim: number) =>
    `Dimension out of range (expected to be in range of [${-range}, ${range - 1}], but got ${dim})`,
  dimTwice: (dim: number) => `dim ${dim} appears multiple times in the list of dims`,
  twoUnknownSizes: () => "only one dimension can be inferred",
  invalidSize: (size: number) => `invalid shape dimension ${size}`,
  ambiguousSize: (shape: Sizes) =>
    `cannot reshape tensor of 0 elements into shape ${sizes(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`,
  invalidShape: (shape: Sizes, numel: number) => `shape '${sizes(shape)}' is invalid for input of size ${numel}`,
  overlapsItself: () =>
    "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
  overlapsInput: () =>
    "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.",
};
