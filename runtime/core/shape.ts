// Arithmetic on shapes and strides: broadcasting, contiguity, views, dimensions, overlap. Plain arrays in, plain arrays out.

import { IndexError, ShapeError } from "./errors.js";

/** `[2, 3]`, as PyTorch's messages print a size. */
export function formatShape(shape: readonly number[]): string {
  return `[${shape.join(", ")}]`;
}

export function numelOf(shape: readonly number[]): number {
  let numel = 1;
  for (let i = 0; i < shape.length; i++) numel *= shape[i]!;
  return numel;
}

export function sameShape(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const noStrides: readonly number[] = [];
const unitStrides: readonly number[] = [1];

/** Row-major strides. A dimension of size 0 counts as 1, as in PyTorch. */
export function contiguousStrides(shape: readonly number[]): readonly number[] {
  const dims = shape.length;
  if (dims <= 1) return dims === 0 ? noStrides : unitStrides;
  const strides = new Array<number>(dims);
  let stride = 1;
  for (let i = dims - 1; i >= 0; i--) {
    strides[i] = stride;
    const size = shape[i]!;
    if (size > 1) stride *= size;
  }
  return strides;
}

/** Strides with dimension 1 (channels) innermost, for 4 or 5 dimensions; sizes of 0 give strides of 0, as in PyTorch. */
export function channelsLastStrides(shape: readonly number[]): readonly number[] {
  const dims = shape.length;
  const strides = new Array<number>(dims);
  let stride = 1;
  for (let k = 0; k < dims; k++) {
    const d = channelsLastDim(k, dims);
    strides[d] = stride;
    stride *= shape[d]!;
  }
  return strides;
}

/** Dimension number `k` from the innermost in channels-last order: channels, then the others from the last to the first. */
function channelsLastDim(k: number, dims: number): number {
  if (k === 0) return 1;
  return k === dims - 1 ? 0 : dims - k;
}

/** Are the elements in row-major order without gaps? Strides of dimensions of size 1 do not matter. */
export function isContiguous(shape: readonly number[], strides: readonly number[]): boolean {
  let expected = 1;
  let dense = true;
  for (let i = shape.length - 1; i >= 0; i--) {
    const size = shape[i]!;
    if (size === 0) return true;
    if (size !== 1) {
      if (strides[i] !== expected) dense = false;
      expected *= size;
    }
  }
  return dense;
}

/** Contiguity in channels_last order (4 dimensions, or 5 for channels_last_3d). */
export function isChannelsLast(shape: readonly number[], strides: readonly number[]): boolean {
  const dims = shape.length;
  if (dims !== 4 && dims !== 5) return false;
  let expected = 1;
  for (let k = 0; k < dims; k++) {
    const d = channelsLastDim(k, dims);
    const size = shape[d]!;
    if (size !== 1) {
      if (strides[d] !== expected) return false;
      expected *= size;
    }
  }
  return true;
}

/**
 * Do the strides grow in channels_last order, gaps or not? Results then have that layout. If dimensions of size 1 make strides ambiguous, they
 * count as row-major.
 */
export function growsChannelsLast(shape: readonly number[], strides: readonly number[]): boolean {
  const dims = shape.length;
  if ((dims !== 4 && dims !== 5) || strides[1] === 0) return false;
  let least = 0;
  for (let k = 0; k < dims; k++) {
    const d = channelsLastDim(k, dims);
    const stride = strides[d]!;
    if (shape[d] === 0 || stride < least || (d === 0 && least === strides[1])) return false;
    least = stride * Math.max(1, shape[d]!);
  }
  return true;
}

/** Does every element have its own position, without gaps between them (in any order of dimensions)? */
export function isNonOverlappingAndDense(shape: readonly number[], strides: readonly number[]): boolean {
  if (isContiguous(shape, strides)) return true;
  const order = [...shape.keys()].filter((d) => shape[d]! > 1).sort((a, b) => strides[a]! - strides[b]!);
  let expected = 1;
  for (const d of order) {
    if (strides[d] !== expected) return false;
    expected *= shape[d]!;
  }
  return true;
}

/** The minimum number of elements in a storage after `offset`. */
export function storageSpan(shape: readonly number[], strides: readonly number[]): number {
  let last = 0;
  for (let i = 0; i < shape.length; i++) {
    if (shape[i] === 0) return 0;
    last += (shape[i]! - 1) * strides[i]!;
  }
  return last + 1;
}

/**
 * The shape that two shapes broadcast to.
 * @throws ShapeError naming the first dimension, from the right, that does not match
 */
export function broadcastShapes(a: readonly number[], b: readonly number[]): readonly number[] {
  if (sameShape(a, b)) return a;
  const dims = Math.max(a.length, b.length);
  const result = new Array<number>(dims);
  for (let i = dims - 1; i >= 0; i--) {
    const x = a[i - dims + a.length] ?? 1;
    const y = b[i - dims + b.length] ?? 1;
    if (x !== y && x !== 1 && y !== 1) {
      throw new ShapeError(
        `The size of tensor a (${x}) must match the size of tensor b (${y}) at non-singleton dimension ${i}`,
      );
    }
    result[i] = x === 1 ? y : x;
  }
  return result;
}

/** The shape that any number of shapes broadcast to; `[]` for none. */
export function broadcastAll(shapes: readonly (readonly number[])[]): readonly number[] {
  let result: readonly number[] = shapes[0] ?? [];
  for (let i = 1; i < shapes.length; i++) result = broadcastShapes(result, shapes[i]!);
  return result;
}

/** The dimensions of `shape` along which `sizes` was broadcast to it. */
export function broadcastDims(sizes: readonly number[], shape: readonly number[]): number[] {
  const leading = shape.length - sizes.length;
  const dims: number[] = [];
  for (let i = 0; i < shape.length; i++) {
    if (i < leading || (sizes[i - leading] === 1 && shape[i] !== 1)) dims.push(i);
  }
  return dims;
}

/** @throws ShapeError if an in-place operator's result would be larger than the tensor that it writes to */
export function checkInplaceShape(self: readonly number[], broadcast: readonly number[]): void {
  if (!sameShape(self, broadcast)) {
    throw new ShapeError(
      `output with shape ${formatShape(self)} doesn't match the broadcast shape ${formatShape(broadcast)}`,
    );
  }
}

/** Strides with which a tensor reads as if it had the larger shape it broadcasts to: 0 where it is repeated. */
export function broadcastStrides(
  shape: readonly number[],
  strides: readonly number[],
  target: readonly number[],
): readonly number[] {
  const added = target.length - shape.length;
  const result = new Array<number>(target.length);
  for (let i = 0; i < target.length; i++) {
    const d = i - added;
    result[i] = d < 0 || (shape[d] === 1 && target[i] !== 1) ? 0 : strides[d]!;
  }
  return result;
}

/**
 * Shape and strides of `expand(size)`; -1 leaves a dimension unchanged.
 * @throws ShapeError if a size does not match
 */
export function expandGeometry(
  shape: readonly number[],
  strides: readonly number[],
  size: readonly number[],
): { readonly shape: readonly number[]; readonly strides: readonly number[] } {
  const added = size.length - shape.length;
  const newShape = new Array<number>(size.length);
  const newStrides = new Array<number>(size.length);
  let fits = added >= 0;
  for (let i = size.length - 1; i >= 0 && fits; i--) {
    const d = i - added;
    const old = d >= 0 ? shape[d]! : 1;
    const stride = d >= 0 ? strides[d]! : shape.length === 0 ? 0 : newShape[i + 1]! * newStrides[i + 1]!;
    const wanted = size[i] === -1 && d >= 0 ? old : size[i]!;
    fits = old === wanted || (old === 1 && wanted >= 0);
    newShape[i] = wanted;
    newStrides[i] = old === wanted ? stride : 0;
  }
  if (!fits) throw new ShapeError(cannotExpand(shape, size));
  return { shape: newShape, strides: newStrides };
}

/**
 * A dimension counted from the front. A tensor without dimensions is taken to have one, unless `wrapScalar` is false.
 * @throws IndexError if out of range
 */
export function normalizeDim(dim: number, dims: number, wrapScalar = true): number {
  // Positions in a dimension are normalised, too, and may be beyond 2^31.
  if (((dim | 0) === dim || Number.isSafeInteger(dim)) && dim < dims && dim >= -dims) return dim < 0 ? dim + dims : dim;
  if (dims <= 0 && wrapScalar && (dim === 0 || dim === -1)) return 0;
  throw new IndexError(dimOutOfRange(dim, dims, wrapScalar));
}

/**
 * Several dimensions, each counted from the front.
 * @throws IndexError if one is out of range; ShapeError if one appears twice
 */
export function normalizeDims(dimList: readonly number[], dims: number, wrapScalar = true): number[] {
  const result: number[] = [];
  for (const dim of dimList) {
    const d = normalizeDim(dim, dims, wrapScalar);
    if (result.includes(d)) throw new ShapeError(`dim ${d} appears multiple times in the list of dims`);
    result.push(d);
  }
  return result;
}

/**
 * A shape for `numel` elements, with a -1 in it inferred.
 * @throws ShapeError if no such shape exists
 */
export function inferSize(shape: readonly number[], numel: number): readonly number[] {
  let known = 1;
  let unknown = -1;
  for (let i = 0; i < shape.length; i++) {
    const size = shape[i]!;
    if (size >= 0) known *= size;
    else if (size === -1 && unknown < 0) unknown = i;
    else known = Number.NaN;
  }
  if (unknown < 0 && numel === known) return shape;
  if (unknown < 0 || !(known > 0 && numel % known === 0)) throw new ShapeError(invalidShape(shape, numel));
  const result = shape.slice();
  result[unknown] = numel / known;
  return result;
}

/** Strides of a view of another shape (same number of elements) over the same memory, or null if impossible. */
export function computeStride(
  oldShape: readonly number[],
  oldStrides: readonly number[],
  newShape: readonly number[],
): readonly number[] | null {
  if (oldShape.length === 0) return new Array<number>(newShape.length).fill(1);
  const numel = numelOf(oldShape);
  if (numel === 0 && sameShape(oldShape, newShape)) return oldStrides;
  if (numel === 0) return contiguousStrides(newShape);
  const result = new Array<number>(newShape.length);
  let viewDim = newShape.length - 1;
  // Iterates over groups of old dimensions that are contiguous in memory; each must be consumed by whole new
  // dimensions.
  let chunkStride = oldStrides[oldStrides.length - 1]!;
  let chunkNumel = 1;
  let viewNumel = 1;
  for (let d = oldShape.length - 1; d >= 0; d--) {
    chunkNumel *= oldShape[d]!;
    if (d === 0 || (oldShape[d - 1] !== 1 && oldStrides[d - 1] !== chunkNumel * chunkStride)) {
      while (viewDim >= 0 && (viewNumel < chunkNumel || newShape[viewDim] === 1)) {
        result[viewDim] = viewNumel * chunkStride;
        viewNumel *= newShape[viewDim]!;
        viewDim--;
      }
      if (viewNumel !== chunkNumel) return null;
      if (d > 0) {
        chunkStride = oldStrides[d - 1]!;
        chunkNumel = 1;
        viewNumel = 1;
      }
    }
  }
  return viewDim === -1 ? result : null;
}

/** Strides for a new tensor like one with these strides: the same if it is dense, else dense in the same order. */
export function preserveStrides(shape: readonly number[], strides: readonly number[]): readonly number[] {
  if (isNonOverlappingAndDense(shape, strides)) return strides;
  return inferDenseStrides(shape, strides);
}

/** Which of two dimensions is further inside, by the first operand that can tell: negative for the first, 0 if undecided. */
function compareDims(shape: readonly number[], strides: readonly (readonly number[])[], a: number, b: number): number {
  for (let i = 0; i < strides.length; i++) {
    const x = strides[i]![a]!;
    const y = strides[i]![b]!;
    if (x === 0 || y === 0) continue;
    if (x !== y) return x - y;
    if (shape[a]! > shape[b]!) return 1;
  }
  return 0;
}

/**
 * The order of dimensions, innermost first, that follows memory: dimensions are compared by the first operand whose steps differ;
 * a step of 0 decides nothing; equal steps put the smaller dimension inside. Null: last to first, the order of row-major memory.
 */
export function memoryOrder(shape: readonly number[], strides: readonly (readonly number[])[]): number[] | null {
  const dims = shape.length;
  let sorted = true;
  for (let d = dims - 1; d > 0 && sorted; d--) sorted = compareDims(shape, strides, d, d - 1) < 0;
  if (sorted) return null;
  const order = new Array<number>(dims);
  for (let i = 0; i < dims; i++) order[i] = dims - 1 - i;
  // An insertion sort: "undecided" is not a total order.
  for (let i = 1; i < dims; i++) {
    let moved = i;
    for (let k = i - 1; k >= 0; k--) {
      const compared = compareDims(shape, strides, order[k]!, order[moved]!);
      if (compared > 0) {
        const other = order[k]!;
        order[k] = order[moved]!;
        order[moved] = other;
        moved = k;
      } else if (compared < 0) break;
    }
  }
  return order;
}

/** Dense strides in the order of memory that given strides have; ties and zeros keep the order of dimensions. */
export function inferDenseStrides(shape: readonly number[], strides: readonly number[]): readonly number[] {
  const dims = shape.length;
  if (dims === 0) return noStrides;
  const order = memoryOrder(shape, [strides]);
  if (order === null) return contiguousStrides(shape);
  const result = new Array<number>(dims);
  let stride = 1;
  for (const d of order) {
    result[d] = stride;
    if (shape[d]! > 1) stride *= shape[d]!;
  }
  return result;
}

/** The properties of a tensor that matter to overlap checks. */
interface Region {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
  readonly numel: number;
  readonly storage: object;
}

/** `yes`: two indices share memory. `unknown`: not dense, but no dimension is repeated. */
export type InternalOverlap = "no" | "yes" | "unknown";

export function internalOverlap(tensor: Region): InternalOverlap {
  const { shape, strides } = tensor;
  if (isNonOverlappingAndDense(shape, strides)) return "no";
  for (let i = 0; i < shape.length; i++) if (shape[i]! > 1 && strides[i] === 0) return "yes";
  return "unknown";
}

export type Overlap = "no" | "full" | "partial" | "unknown";

/** Do two tensors share memory? `unknown` where one is not dense. */
export function overlapOf(a: Region, b: Region): Overlap {
  if (a === b) return "full";
  if (a.numel === 0 || b.numel === 0) return "no";
  if (a.storage !== b.storage) return "no";
  const denseA = isNonOverlappingAndDense(a.shape, a.strides);
  const denseB = isNonOverlappingAndDense(b.shape, b.strides);
  if (!denseA || !denseB) {
    return a.offset === b.offset && sameShape(a.shape, b.shape) && sameShape(a.strides, b.strides) ? "full" : "unknown";
  }
  const endA = a.offset + a.numel;
  const endB = b.offset + b.numel;
  if (a.offset === b.offset && endA === endB) return sameShape(a.strides, b.strides) ? "full" : "partial";
  return a.offset < endB && b.offset < endA ? "partial" : "no";
}

/** @throws ShapeError if a tensor to be written refers to one location twice */
export function assertNoInternalOverlap(tensor: Region): void {
  if (internalOverlap(tensor) === "yes") {
    throw new ShapeError(
      "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.",
    );
  }
}

/** @throws ShapeError if the output and an input partially overlap in memory */
export function assertNoPartialOverlap(output: Region, input: Region): void {
  if (overlapOf(output, input) === "partial") {
    throw new ShapeError(overlapsInput());
  }
}

/** @throws ShapeError if the output and an input share any memory */
export function assertNoOverlap(output: Region, input: Region): void {
  const overlap = overlapOf(output, input);
  if (overlap === "partial" || overlap === "full") {
    throw new ShapeError(overlapsInput());
  }
}

function cannotExpand(shape: readonly number[], size: readonly number[]): string {
  const added = size.length - shape.length;
  if (added < 0) {
    return `expand(tensor of shape ${formatShape(shape)}, size=${formatShape(size)}): the number of sizes provided (${size.length}) must be greater or equal to the number of dimensions in the tensor (${shape.length})`;
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
    ? `expand: size ${wanted} at dimension ${i} is negative. readonly number[]: ${formatShape(size)}`
    : `The expanded size of the tensor (${wanted}) must match the existing size (${old}) at non-singleton dimension ${i}.  Target sizes: ${formatShape(size)}.  Tensor sizes: ${formatShape(shape)}`;
}

function dimOutOfRange(dim: number, dims: number, wrapScalar: boolean): string {
  if (dims <= 0 && !wrapScalar) return `dimension specified as ${dim} but tensor has no dimensions`;
  if (!Number.isInteger(dim)) return `dimension must be an integer, got ${dim}`;
  const range = Math.max(dims, 1);
  return `Dimension out of range (expected to be in range of [${-range}, ${range - 1}], but got ${dim})`;
}

function invalidShape(shape: readonly number[], numel: number): string {
  const wrong = shape.find((size, i) => !(size >= 0) && (size !== -1 || shape.indexOf(-1) < i));
  if (wrong === -1) return "only one dimension can be inferred";
  if (wrong !== undefined) return `invalid shape dimension ${wrong}`;
  return shape.includes(-1) && shape.includes(0) && numel === 0
    ? `cannot reshape tensor of 0 elements into shape ${formatShape(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`
    : `shape '${formatShape(shape)}' is invalid for input of size ${numel}`;
}

function overlapsInput(): string {
  return "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.";
}
