// Memory formats: in which order the strides of a new tensor run.

import { ShapeError } from "./errors.js";
import { channelsLastStrides, contiguousStrides } from "./shape.js";

/** The memory formats that schemas name. */
export const memoryFormats = ["contiguous_format", "preserve_format", "channels_last", "channels_last_3d"] as const;
export type MemoryFormat = (typeof memoryFormats)[number];

/** The layouts that schemas name. Tensors here are strided, other than those of classes that state another layout. */
export const layouts = [
  "strided",
  "sparse_coo",
  "sparse_csr",
  "sparse_csc",
  "sparse_bsr",
  "sparse_bsc",
  "mkldnn",
  "jagged",
] as const;
/** How elements are stored: `strided`, or as a class from outside states. */
export type Layout = (typeof layouts)[number];

export function isMemoryFormat(value: unknown): value is MemoryFormat {
  return (memoryFormats as readonly unknown[]).includes(value);
}

export function isLayout(value: unknown): value is Layout {
  return (layouts as readonly unknown[]).includes(value);
}

/**
 * Strides of a dense tensor of this shape in a memory format (`preserve_format` has no tensor to preserve here: contiguous).
 * @throws ShapeError for channels_last of anything but 4 dimensions, channels_last_3d of anything but 5
 */
export function stridesOfFormat(shape: readonly number[], format: MemoryFormat): readonly number[] {
  if (format === "channels_last" || format === "channels_last_3d") {
    const wanted = format === "channels_last" ? 4 : 5;
    if (shape.length !== wanted) throw new ShapeError(`required rank ${wanted} tensor to use ${format} format`);
    return channelsLastStrides(shape);
  }
  return contiguousStrides(shape);
}
