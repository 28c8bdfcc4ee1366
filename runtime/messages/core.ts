// What the errors of runtime/core say.

import { optionNames } from "../core/creation.js";
import { type DType, dtypeInfo, dtypes } from "../core/dtype.js";
import type { Element } from "../core/elements.js";
import { numelOf } from "../core/shape.js";
import { shared } from "../core/shared.js";
import { describe, isTensor, type Tensor } from "../core/tensor.js";
import { deviceTypes } from "../dispatch/keys.js";

function sizes(shape: readonly number[]): string {
  return `[${shape.join(", ")}]`;
}

type Sizes = readonly number[];
/** The place in nested data. */
type Path = readonly number[];

function at(path: Path): string {
  return path.length === 0 ? "" : ` at ${path.map((i) => `[${i}]`).join("")}`;
}

const kindNames: Readonly<Record<string, string>> = { number: "a number", bigint: "a bigint", boolean: "a boolean" };

function kindName(kind: string): string {
  return kindNames[kind] ?? `an element of a ${kind} array`;
}

/** Says of the last size that does not fit why it does not. */
function cannotExpand(shape: Sizes, size: Sizes): string {
  const added = size.length - shape.length;
  if (added < 0) {
    return `expand(tensor of shape ${sizes(shape)}, size=${sizes(size)}): the number of sizes provided (${size.length}) must be greater or equal to the number of dimensions in the tensor (${shape.length})`;
  }
  const i = size.findLastIndex((wanted, d) => {
    const old = shape[d - added] ?? 1;
    return d < added ? wanted < 0 : wanted !== -1 && wanted !== old && (old !== 1 || wanted < 0);
  });
  const wanted = size[i]!;
  const old = shape[i - added] ?? 1;
  if (i < added && wanted === -1) {
    return `The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ${i}`;
  }
  return old === 1
    ? `expand: size ${wanted} at dimension ${i} is negative. Sizes: ${sizes(size)}`
    : `The expanded size of the tensor (${wanted}) must match the existing size (${old}) at non-singleton dimension ${i}.  Target sizes: ${sizes(size)}.  Tensor sizes: ${sizes(shape)}`;
}

/** What gives the same where values come asynchronously. */
const asynchronous: Readonly<Record<string, string>> = {
  "item()": "await x.readItem()",
  "toArray()": "await x.readArray()",
  data: "(await x.read()).data",
};

export const coreMessages = {
  sizesDiffer: (a: number, b: number, dim: number) =>
    `The size of tensor a (${a}) must match the size of tensor b (${b}) at non-singleton dimension ${dim}`,
  inPlaceGrows: (self: Sizes, broadcast: Sizes) =>
    `output with shape ${sizes(self)} doesn't match the broadcast shape ${sizes(broadcast)}`,
  cannotExpand,
  dimOutOfRange: (dim: number, dims: number, wrapScalar: boolean) => {
    if (dims <= 0 && !wrapScalar) return `dimension specified as ${dim} but tensor has no dimensions`;
    if (!Number.isInteger(dim)) return `dimension must be an integer, got ${dim}`;
    const range = Math.max(dims, 1);
    return `Dimension out of range (expected to be in range of [${-range}, ${range - 1}], but got ${dim})`;
  },
  dimTwice: (dim: number) => `dim ${dim} appears multiple times in the list of dims`,
  invalidShape: (shape: Sizes, numel: number) => {
    const wrong = shape.find((size, i) => !(size >= 0) && (size !== -1 || shape.indexOf(-1) < i));
    if (wrong === -1) return "only one dimension can be inferred";
    if (wrong !== undefined) return `invalid shape dimension ${wrong}`;
    return shape.includes(-1) && shape.includes(0) && numel === 0
      ? `cannot reshape tensor of 0 elements into shape ${sizes(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`
      : `shape '${sizes(shape)}' is invalid for input of size ${numel}`;
  },
  overlapsItself: () =>
    "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
  overlapsInput: () =>
    "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.",

  noData: (what: string, device: string) =>
    device === "meta"
      ? `${what}: a tensor on device "meta" has a shape and a dtype but no data`
      : `${what}: device ${device} gives its values asynchronously; use ${asynchronous[what] ?? "await x.read(), which gives a tensor on the CPU"}`,
  wrapperShows: (what: string, wrapper: Tensor, shown: unknown) =>
    `${what}: \`materialize\` of ${wrapper.constructor.name} gave ${describe(shown)}, not what the wrapper states: ${describe(wrapper)}`,
  wrapperGeometry: (type: string) =>
    `a ${type} states its shape itself, which no kernel for plain tensors may change: no kernel of the wrapper handled the operator (one that does calls \`restate\`)`,
  needsBigInt: (what: string, value: bigint) =>
    `${what}(): ${value} is beyond what a number holds exactly; ${what}({ bigint: true }) gives bigints, x.data a BigInt64Array`,
  notOneElement: (shape: Sizes) =>
    `item(): only a tensor with one element is a number, this one has ${numelOf(shape)} (shape ${sizes(shape)}); use toArray()`,

  unknownDevice: (text: unknown) =>
    `unknown device ${describe(text)}; expected one of ${[...deviceTypes(), "vulkan"].join(", ")}, with an optional index such as "cuda:1"`,
  noKeys: (device: string) => `device ${device} has no dispatch keys`,
  noBackend: (device: string) =>
    `device ${device} has no backend: tensors live on "cpu" and "meta", and where registerBackend says how`,
  formatNeedsRank: (rank: number, format: string) => `required rank ${rank} tensor to use ${format} format`,
  unsupportedDType: (dtype: DType) => `dtype ${dtype} is not supported`,
  tooLarge: (length: number, dtype: DType) =>
    `cannot allocate ${length} elements of ${dtype} (${length * dtypeInfo(dtype).itemSize} bytes): more than one array holds here`,
  unallocatable: (shape: Sizes) => {
    const negative = shape.find((size) => size < 0);
    return negative === undefined
      ? `cannot allocate a tensor of shape ${sizes(shape)}: it has too many elements`
      : `Trying to create tensor with negative dimension ${negative}: ${sizes(shape)}`;
  },

  foreignTensor: (version: string, abi: number, url: string) =>
    `this tensor belongs to another copy of tengen, which cannot share tensors with this one.\n` +
    `  tensor's: tengen ${version}, ABI ${abi}, ${url}\n` +
    `  this:     tengen ${shared.owner.version}, ABI ${shared.owner.abi}, ${shared.owner.url}\n` +
    `Install one version of tengen (npm dedupe, npm ls tengen), or pass data between them as typed arrays.`,
  notATensor: (value: unknown) => `expected a Tensor, got ${describe(value)}`,
  notAFunction: (caller: string, value: unknown) => `${caller}: expected a function, got ${describe(value)}`,

  noOperand: () => "resultType: there is no operand",
  notAnInteger: (number: number) => `cannot convert ${number} to an integer`,

  mixedKinds: (path: Path, wanted: string, kind: string) =>
    `tensor: expected ${kindName(wanted)}${at(path)}, as the elements before it, got ${kindName(kind)}; state a dtype to mix kinds`,
  cannotHold: (dtype: DType, value: Element, path: Path) => `tensor: ${dtype} cannot hold ${value}${at(path)}`,
  ragged: (path: Path, value: unknown, shape: Sizes) => {
    if (isTensor(value)) {
      return `tensor: expected shape ${sizes(shape.slice(path.length))}${at(path)}, got ${describe(value)}`;
    }
    const length = Array.isArray(value) || ArrayBuffer.isView(value) ? (value as ArrayLike<unknown>).length : null;
    if (path.length === shape.length) {
      return `tensor: expected a single element${at(path)}, got an array of ${length}; the shape so far is ${sizes(shape)}`;
    }
    return `tensor: expected an array of ${shape[path.length]} elements${at(path)}, got ${length === null ? describe(value) : `one of ${length}; all arrays of one depth need the same length`}`;
  },
  expectedData: (path: Path, value: unknown) =>
    `tensor: expected a number, bigint, boolean or array${at(path)}, got ${describe(value)}`,
  noDTypeFor: (where: string, array: string) =>
    `${where}: no dtype holds the elements of a ${array}; use an Int32Array, BigInt64Array or Float64Array`,
  unknownDType: (where: string, dtype: unknown) => {
    const names = dtypes.filter(({ supported }) => supported).map(({ name }) => name);
    return `${where}: unknown dtype ${describe(dtype)}; there are ${names.join(", ")}`;
  },
  dtypeNotSupported: (where: string, dtype: DType) => `${where}: dtype ${dtype} is not supported`,
  optionsNoObject: (options: unknown) =>
    `tensor: options are an object such as { dtype: "float64" }, not ${describe(options)}`,
  unknownOption: (name: string) =>
    `tensor: unknown option ${JSON.stringify(name)}; there are ${optionNames.join(", ")}`,
  requiresGradNoBoolean: (value: unknown) => `tensor: requiresGrad must be a boolean, got ${describe(value)}`,
  cannotRequireGrad: (dtype: DType) =>
    `tensor: only tensors of floating point dtype can require gradients, this one is ${dtype}`,
  noAutograd: () => "tensor: requiresGrad needs autograd, which is not loaded",
};
