// What the errors of runtime/kernels say, of those files that small selections have.

import { type DType, dtypes } from "../core/dtype.js";
import { formatShape as sizes } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";

type Sizes = readonly number[];

export const kernelMessages = {
  notForDType: (operator: string, code: number) => `"${operator}" not implemented for '${dtypes[code]!.name}'`,
  notForInt64: () => "not implemented for 'int64'",
  valueOverflows: (code: number) => `value cannot be converted to type ${dtypes[code]!.name} without overflow`,
  floatAlpha: () => "For integral input tensors, argument alpha must not be a floating point number.",
  boolAlpha: () => "Boolean alpha only supported for Boolean results.",
  devicesDiffer: (a: string, b: string) =>
    `Expected all tensors to be on the same device, but found at least two devices, ${a} and ${b}!`,

  outputResized: (had: Sizes, required: Sizes) =>
    `An output with one or more elements was resized since it had shape ${sizes(had)}, which does not match the required output shape ${sizes(required)}. ` +
    "Resizing outputs that have elements is deprecated: pass an empty one, or one of the right shape.",
  cannotCast: (from: number, to: number) =>
    `result type ${dtypes[from]!.name} can't be cast to the desired output type ${dtypes[to]!.name}`,
  outOfDType: (wanted: DType, dtype: DType) => `Expected out tensor to have dtype ${wanted}, but got ${dtype} instead`,
  outOnDevice: (wanted: string, device: string) =>
    `Expected out tensor to have device ${wanted}, but got ${device} instead`,
  resultOfShape: (target: Sizes, result: Sizes) =>
    `output with shape ${sizes(target)} doesn't match the result's shape ${sizes(result)}`,

  dtypesDiffer: (name: string, other: string, a: Tensor, b: Tensor) =>
    `\`${other}\` must have the dtype of \`${name}\`, ${a.dtype}, got ${b.dtype}: \`${other}.to("${a.dtype}")\` converts it`,
  argumentOfDType: (name: string, wanted: string, tensor: Tensor) => {
    const [dtype] = wanted.split(" ");
    return `\`${name}\` must be ${wanted}, got ${tensor.dtype}: \`tensor([...], { dtype: "${dtype}" })\` makes such a tensor, \`${name}.to("${dtype}")\` converts one`;
  },
  cannotMultiply: (m: number, k: number, rows: number, n: number) =>
    `mat1 and mat2 shapes cannot be multiplied (${m}x${k} and ${rows}x${n})`,
  noMatrix: (argument: string) => `${argument} must be a matrix`,
  noBatch: (argument: string) => `${argument} must be a 3D tensor`,
  batchesDiffer: (batches: number, k: number, others: number, rows: number) =>
    `Expected size for first two dimensions of batch2 tensor to be: [${batches}, ${k}] but got: [${others}, ${rows}].`,
  notMatrixVector: (self: number, mat: number, vec: number) =>
    `vector + matrix @ vector expected, got ${self}, ${mat}, ${vec}`,
  vectorDoesNotFit: (added: number, m: number, k: number, n: number) => `size mismatch, got ${added}, ${m}x${k},${n}`,
  noVectors: (a: number, b: number) => `1D tensors expected, but got ${a}D and ${b}D tensors`,
  dotOfDTypes: (a: Tensor, b: Tensor) =>
    `dot : expected both vectors to have same dtype, but found ${a.dtype} and ${b.dtype}`,
  dotOfSizes: (a: number, b: number) =>
    `inconsistent tensor size, expected tensor [${a}] and src [${b}] to have the same number of elements, but got ${a} and ${b} elements respectively`,
  matmulOfScalar: (a: number, b: number) =>
    `both arguments to matmul need to be at least 1D, but they are ${a}D and ${b}D`,
  noVector: (argument: string, dims: number) => `outer: Expected 1-D argument ${argument}, but got ${dims}-D`,

  layoutNotSupported: (operator: string, layout: string) =>
    `${operator}: layout ${layout} is not supported; tensors are strided`,
  pinNotSupported: (operator: string) => `${operator}: pin_memory is not supported; there is no device that reads it`,
  impossibleSize: (size: number, all: Sizes) =>
    size < 0
      ? `Trying to create tensor with negative dimension ${size}: ${sizes(all)}`
      : `Trying to create tensor with dimension ${size}, which is no integer: ${sizes(all)}`,
  stridesDoNotFit: (size: number, stride: number) =>
    `dimensionality of sizes (${size}) must match dimensionality of strides (${stride})`,
  negativeStrides: (operator: string, strides: Sizes) =>
    `${operator}: Negative strides are not supported at the moment, got strides: ${sizes(strides)}`,
  noSuchView: () =>
    "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
  moreThanMatrix: (operator: string, dims: number) =>
    `${operator} expects a tensor with <= 2 dimensions, but self is ${dims}D`,
  cannotCopy: (from: string, to: string) =>
    `copy_: cannot copy from device ${from} to device ${to}: ` +
    (from === "meta" ? "there is no data to read" : "a backend whose memory is no array needs a kernel of copy_"),
};
