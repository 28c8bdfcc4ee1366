// Copies, casts and fills, for every backend: to, clone, copy_, contiguous, detach, item, resize_, set_.

import {
  _local_scalar_dense,
  _to_copy,
  clone,
  copy_,
  empty_like,
  empty_strided,
  expand,
  fill__Scalar,
  resize_,
} from "../../../generated/operators.js";
import { classNameOf } from "../../core/describe.js";
import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf } from "../../core/dtype.js";
import { mayAsk } from "../../core/elements.js";
import { ArgumentError, ShapeError, UnsupportedError, wrapperError } from "../../core/errors.js";
import { lazyBitsOfCopy, outlives } from "../../core/hooks.js";
import { type Layout, type MemoryFormat, stridesOfFormat } from "../../core/memory-format.js";
import type { Scalar } from "../../core/scalar.js";
import {
  assertNoInternalOverlap,
  assertNoPartialOverlap,
  broadcastShapes,
  checkInplaceShape,
  contiguousStrides,
  formatShape,
  internalOverlap,
  isChannelsLast,
  isNonOverlappingAndDense,
  overlapOf,
  sameShape,
  storageSpan,
} from "../../core/shape.js";
import { growStorage, isSeen, newStorage, type Storage } from "../../core/storage.js";
import { aliasOf, allocateCode, setMetadata, type Tensor, windowOn } from "../../core/tensor.js";
import { copiedStorage, copyInto } from "../memory/copy.js";
import { resizeTensor } from "../shapes/outputs.js";
import { checkOptions, checkSize, isLarge, stridesLike } from "./factories.js";

/** Whether the tensor is already in this memory format. */
export function isInFormat(self: Tensor, format: MemoryFormat): boolean {
  if (format === "preserve_format") return true;
  return format === "contiguous_format" ? self.isContiguous : isChannelsLast(self.shape, self.strides);
}

/** The tensor itself if nothing changes, else a copy. */
export function converted(
  self: Tensor,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  nonBlocking: boolean,
  copy: boolean,
  memoryFormat: MemoryFormat | null,
): Tensor {
  const unchanged =
    (dtype === null || dtype === self.dtype) &&
    (device === null || device === self.device) &&
    (layout === null || layout === self.layout) &&
    pinMemory !== true &&
    !copy &&
    (memoryFormat === null || isInFormat(self, memoryFormat));
  if (unchanged) return self;
  return _to_copy(self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat);
}

export function to_other_composite(
  self: Tensor,
  other: Tensor,
  nonBlocking: boolean,
  copy: boolean,
  memoryFormat: MemoryFormat | null,
): Tensor {
  return converted(self, other.dtype, other.layout, other.device, null, nonBlocking, copy, memoryFormat);
}

export function _to_copy_explicit(
  self: Tensor,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  nonBlocking: boolean,
  memoryFormat: MemoryFormat | null,
): Tensor {
  checkOptions("_to_copy", layout, pinMemory);
  const strides = stridesLike(self, memoryFormat);
  const [type, target] = [dtype ?? self.dtype, device ?? self.device];
  const result = isLarge(self.numel, target)
    ? allocateCode(self.shape, dtypeCodeOf(type), target, strides, true)
    : empty_strided(self.shape, strides, type, null, target, null);
  return copy_(result, self, nonBlocking);
}

/**
 * Writes `src` into `self`: broadcast, converted to self's dtype. On meta only the shapes are checked.
 * @throws ShapeError if elements of `self` share memory, or if `self` and `src` overlap without having the same geometry
 */
export function copy__explicit(self: Tensor, src: Tensor, _nonBlocking: boolean): Tensor {
  if (self === src) return self;
  checkInplaceShape(self.shape, broadcastShapes(self.shape, src.shape));
  if (self.device === "meta") return self;
  self.storage.assertMemory("copy_");
  src.storage.assertMemory("copy_");
  if (src.device === "meta") {
    throw new UnsupportedError(
      `copy_: cannot copy from device ${src.device} to device ${self.device}: ` +
        (src.device === "meta"
          ? "there is no data to read"
          : "a backend whose memory is not an array must register a kernel of copy_"),
    );
  }
  assertNoInternalOverlap(self);
  assertNoPartialOverlap(self, src);
  copyInto(self, src);
  if (lazyBitsOfCopy.installed !== null) lazyBitsOfCopy.installed(self, src);
  return self;
}

export function clone_explicit(self: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  self.storage.assertMemory("clone");
  if (
    self.device === "cpu" &&
    self.isContiguous &&
    !isLarge(self.numel, self.device) &&
    (memoryFormat === null || memoryFormat === "preserve_format" || memoryFormat === "contiguous_format")
  ) {
    const strides =
      memoryFormat === "contiguous_format" || !isNonOverlappingAndDense(self.shape, self.strides)
        ? contiguousStrides(self.shape)
        : self.strides;
    const copy = windowOn(copiedStorage(self), self.shape, strides, 0, self.dtype);
    if (lazyBitsOfCopy.installed !== null) lazyBitsOfCopy.installed(copy, self);
    return copy;
  }
  const copy = isLarge(self.numel, self.device)
    ? allocateCode(self.shape, self.dtypeCode, "cpu", stridesLike(self, memoryFormat), true)
    : empty_like(self, null, null, null, null, memoryFormat);
  return copy_(copy, self, false);
}

/** @throws ArgumentError for `preserve_format` if a copy is needed, since it names no layout */
export function contiguous_composite(self: Tensor, memoryFormat: MemoryFormat): Tensor {
  if (memoryFormat === "preserve_format") {
    if (self.isContiguous) return self;
    throw new ArgumentError("preserve memory format is unsupported by the contiguous operator");
  }
  return isInFormat(self, memoryFormat) ? self : clone(self, memoryFormat);
}

export function type_as_composite(self: Tensor, other: Tensor): Tensor {
  return converted(self, other.dtype, other.layout, other.device, null, false, false, null);
}

/** The tensor itself. Where the call is recorded autograd makes the result another object; PyTorch makes the leaf a result. */
export function lift_explicit(self: Tensor): Tensor {
  return self;
}

/** Another object on the same memory. */
export function alias_explicit(self: Tensor): Tensor {
  return aliasOf(self);
}

export function detach__explicit(self: Tensor): Tensor {
  return self;
}

/** The only element of a tensor, as a number, bigint or boolean. */
export function item_composite(self: Tensor): Scalar {
  if (self.numel !== 1) throw new ShapeError(`a Tensor with ${self.numel} elements cannot be converted to Scalar`);
  return _local_scalar_dense(self);
}

export function is_same_size_explicit(self: Tensor, other: Tensor): boolean {
  return sameShape(self.shape, other.shape);
}

/** @throws ShapeError unless `value` has no dimensions */
export function fill__Tensor_explicit(self: Tensor, value: Tensor): Tensor {
  if (value.shape.length !== 0) {
    throw new ShapeError(
      `fill_ only supports 0-dimension value tensor but got tensor with ${value.shape.length} dimensions.`,
    );
  }
  // A value of another dtype is converted as a number is, which refuses those that the dtype does not hold. With internal overlap
  // each element is written several times, with the same value.
  if ((value.dtypeCode !== self.dtypeCode || internalOverlap(self) === "yes") && mayAsk(value))
    return fill__Scalar(self, _local_scalar_dense(value));
  // A value that overlaps `self` must not change during the write.
  const disjoint = overlapOf(self, value) === "no" ? value : clone(value, null);
  return copy_(self, expand(disjoint, self.shape, false), false);
}

/**
 * Changes the shape in place. The storage grows if necessary; existing elements remain at their offsets.
 * @throws UnsupportedError for wrappers, which have no memory
 */
export function resize__explicit(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null): Tensor {
  checkSize(size);
  refuseWrapper("resize_", self, "resized");
  if (memoryFormat === "preserve_format") {
    throw new ArgumentError("Unsupported memory format preserve_format: resize_ has no tensor to take it from");
  }
  // Strides are unchanged if the size is, unless a format is requested.
  if (!sameShape(self.shape, size)) resizeTensor(self, size);
  if (memoryFormat !== null) setMetadata(self, size, stridesOfFormat(size, memoryFormat), self.offset);
  return self;
}

export function resize_as__explicit(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const result = resize_(self, theTemplate.shape, null);
  if (memoryFormat !== null) {
    const strides =
      memoryFormat === "preserve_format"
        ? stridesLike(theTemplate, null)
        : stridesOfFormat(theTemplate.shape, memoryFormat);
    setMetadata(result, result.shape, strides, result.offset);
  }
  return result;
}

export function set__source_Tensor_storage_offset_explicit(
  self: Tensor,
  source: Tensor,
  storageOffset: number,
  size: readonly number[],
  stride: readonly number[],
): Tensor {
  refuseWrapper("set_", source, "shared");
  return pointAt(self, source.storage, storageOffset, size, stride.length === 0 ? contiguousStrides(size) : stride);
}

export function set__source_Tensor_explicit(self: Tensor, source: Tensor): Tensor {
  if (self === source) return self;
  refuseWrapper("set_", source, "shared");
  return pointAt(self, source.storage, source.offset, source.shape, source.strides);
}

export function set__explicit(self: Tensor): Tensor {
  return pointAt(self, newStorage(0, self.dtypeCode, self.device), 0, [0], [1]);
}

/** Wrappers declare their shape and have no memory to share or exchange. */
function refuseWrapper(operator: string, tensor: Tensor, what: string): void {
  if (!tensor.storage.isWrapper) return;
  throw wrapperError(
    `${operator}: a ${classNameOf(tensor)} is a wrapper without memory, which cannot be ${what}: no kernel of the wrapper handled the operator`,
  );
}

/** Replaces a tensor's storage. */
function pointAt(
  self: Tensor,
  storage: Storage,
  offset: number,
  shape: readonly number[],
  strides: readonly number[],
): Tensor {
  refuseWrapper("set_", self, "exchanged");
  if (storage.dtypeCode !== self.dtypeCode) {
    throw new ArgumentError(`set_: the storage holds another dtype than the tensor's ${self.dtype}`);
  }
  if (shape.length !== strides.length) {
    throw new ShapeError(`unequal size length (${shape.length}) and stride length (${strides.length})`);
  }
  if (offset < 0) throw new ArgumentError(`Tensor: invalid storage offset ${offset}`);
  const span = storageSpan(shape, strides);
  if (span > 0) growStorage(storage, offset + span);
  storage.marks |= isSeen;
  outlives.installed?.(self);
  self.storage = storage;
  setMetadata(self, shape, strides, offset);
  return self;
}

/** @throws ShapeError if the geometry exceeds the storage */
export function checkWindow(
  operator: string,
  base: Tensor,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
): void {
  if (shape.length !== strides.length) throw new ShapeError("mismatch in length of strides and shape");
  if (strides.some((step) => step < 0)) {
    throw new ShapeError(
      `${operator}: Negative strides are not supported at the moment, got strides: ${formatShape(strides)}`,
    );
  }
  if (offset < 0) throw new ShapeError(`Tensor: invalid storage offset ${offset}`);
  checkSize(shape);
  const span = storageSpan(shape, strides);
  const needed = (span === 0 ? 0 : offset + span) * base.itemSize;
  if (span > 0 && needed > base.storage.byteLength) {
    throw new ShapeError(
      `setStorage: sizes ${formatShape(shape)}, strides ${formatShape(strides)}, storage offset ${offset}, and itemsize ${base.itemSize} requiring a storage size of ${needed} are out of bounds for storage of size ${base.storage.byteLength}`,
    );
  }
}
