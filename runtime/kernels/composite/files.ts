// Tensors whose elements are the bytes of a file.

import { _to_copy } from "../../../generated/operators.js";
import { bytesOf } from "../../core/backend.js";
import { builtinModule } from "../../core/builtin-module.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import type { DType } from "../../core/dtype.js";
import { ArgumentError, UnsupportedError } from "../../core/errors.js";
import type { Layout } from "../../core/memory-format.js";
import { allocate, type Tensor } from "../../core/tensor.js";
import { checkOptions } from "./factories.js";

/** The subset of `node:fs` in use. */
interface Files {
  openSync(path: string, flags: "r"): number;
  fstatSync(file: number): { readonly size: number; isDirectory(): boolean };
  readSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  closeSync(file: number): void;
}

/**
 * The first `size` elements, in newly allocated memory.
 * @throws UnsupportedError without a file system, or if changes have to be written back to the file
 */
export function from_file_explicit(
  filename: string,
  shared: boolean | null,
  size: number | null,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("from_file", layout, pinMemory);
  if (shared)
    throw new UnsupportedError("from_file: `shared` must be false, since changes are not written back to the file");
  const shape = [size ?? 0];
  const type = dtype ?? getDefaultDType();
  if (device === "meta") return allocate(shape, type, device);
  const files = builtinModule<Files>("node:fs");
  if (files === undefined)
    throw new UnsupportedError(
      "from_file: there is no file system here; fetch the bytes and create a tensor from them",
    );
  const result = allocate(shape, type);
  read(files, filename, bytesOf(result.storage));
  return device === null || device === "cpu" ? result : _to_copy(result, null, null, device, null, false, null);
}

function read(files: Files, filename: string, bytes: Uint8Array): void {
  const file = opened(files, filename);
  try {
    const stat = files.fstatSync(file);
    if (stat.isDirectory()) throw new ArgumentError(`from_file: <${filename}> must be a file, but is a directory`);
    const tooShort = `file <${filename}> size is smaller than the required mapping size <${bytes.length}>`;
    if (stat.size < bytes.length) throw new ArgumentError(tooShort);
    for (let at = 0; at < bytes.length; ) {
      const read = files.readSync(file, bytes, at, bytes.length - at, at);
      // The file was truncated after fstat.
      if (read === 0) throw new ArgumentError(tooShort);
      at += read;
    }
  } finally {
    files.closeSync(file);
  }
}

function opened(files: Files, filename: string): number {
  try {
    return files.openSync(filename, "r");
  } catch (error) {
    throw new ArgumentError(`unable to open file <${filename}> in read-only mode: ${(error as Error).message}`);
  }
}
