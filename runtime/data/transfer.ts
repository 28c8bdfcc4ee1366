// Tensors for other threads: `postMessage` and `structuredClone` take objects apart, and copy bytes.

import { type Bytes, givenBytes } from "../core/bytes.js";
import { FormatError } from "../core/errors.js";
import { loadSafetensors, saveSafetensors } from "../core/safetensors.js";
import { type CheckpointNote, read, Writer } from "./checkpoint.js";

/** Metadata of the bytes. */
const key = "tengen.transfer";

/**
 * Tensors, numbers and texts, and lists and objects of them, as bytes that can be posted to workers, pages and other processes: `postMessage` and
 * `structuredClone` would take tensors apart.
 *
 *     const bytes = toTransferable({ state: model.stateDict(), x, step: 3 });
 *     worker.postMessage(bytes, [bytes.buffer]); // moved, not copied again
 *
 * The values are copied once, whatever the tensors' strides; gradients and the operations that led to them stay behind.
 * @returns the bytes, which `fromTransferable` reads; dtypes and shapes are kept
 * @throws ArgumentError for what is none of these, such as a model: send its `stateDict()`
 */
export function toTransferable(value: CheckpointNote): Uint8Array<ArrayBuffer> {
  const writer = new Writer(
    (path, got) =>
      `toTransferable: ${path} is ${got}; expected tensors, numbers and texts, and lists and objects of them (of a model its stateDict())`,
  );
  const text = JSON.stringify(writer.value(value, "value"));
  return saveSafetensors(writer.tensors, { [key]: text });
}

/**
 * What `toTransferable` was given, with new tensors on the CPU.
 *
 *     const { state, x } = fromTransferable<{ state: StateDict; x: Tensor }>(event.data);
 *
 * @throws ArgumentError for what is no bytes; FormatError for other bytes
 */
export function fromTransferable<T = CheckpointNote>(bytes: Bytes): T {
  const { tensors, metadata } = loadSafetensors(givenBytes("fromTransferable", bytes));
  const text = metadata[key];
  if (text === undefined) throw new FormatError("fromTransferable: these bytes were not made by toTransferable");
  return read(JSON.parse(text), tensors) as T;
}
