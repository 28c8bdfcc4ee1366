// Short descriptions of values for error messages.

import { brandKey } from "./abi.js";

interface TensorLike {
  readonly dtype: string;
  readonly shape: readonly number[];
}

/** Tensors of every copy carry a brand; their prototype, which carries it too, has no shape. */
function isTensorLike(value: unknown): value is TensorLike {
  return typeof value === "object" && value !== null && brandKey in value && "shape" in value;
}

/** The name of a value's class. An anonymous class, as minifiers write them, has the name of the class that it extends. */
export function classNameOf(value: object | null): string {
  if (value === null) return "no prototype";
  return value.constructor?.name || classNameOf(Object.getPrototypeOf(value) as object | null);
}

/** What is left of a tensor that was copied as data: its fields. */
export function isTakenApart(value: unknown): boolean {
  return typeof value === "object" && value !== null && "keysLo" in value && "storage" in value;
}

/** A short description of a value for messages: its type, and the value if it is short. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (isTensorLike(value)) return `Tensor of ${value.dtype} with shape [${value.shape.join(", ")}]`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "string") return value.length > 40 ? "a string" : JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (isTakenApart(value))
    return "a tensor that postMessage or structuredClone took apart (send toTransferable(x) of tengen/data, and use fromTransferable of what arrives)";
  if (typeof value === "object") return `an object (${classNameOf(value)})`;
  return value === undefined ? "undefined" : `${typeof value} ${String(value)}`;
}

/** A value written out where that is short, as in messages about choices and lists of numbers; else as `describe`. */
export function written(value: unknown): string {
  const isNumbers = Array.isArray(value) && value.length < 20 && value.every((item) => typeof item === "number");
  if (isNumbers || typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || value === null ? String(value) : describe(value);
}

/** A text from a file, cut for messages: what is longer tells nothing and may be the whole file. */
export function shortened(text: string, length = 200): string {
  return text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text;
}
