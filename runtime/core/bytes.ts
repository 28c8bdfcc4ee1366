// Memory that a program gives: as bytes of a file, or as a typed array. Both may come from another realm (Jest, node:vm, frames), where `instanceof` is
// false, as a window of a larger buffer (Node's Buffer), and shared with other threads.

import { describe } from "./describe.js";
import { ArgumentError } from "./errors.js";

/** The bytes of a file: what `readFileSync`, `fetch` and `Blob` give. */
export type Bytes = Uint8Array | Uint8ClampedArray | DataView | ArrayBufferLike;

/** The names of the classes of buffers, typed arrays and DataViews: internal slots decide, so values of other realms have them, too. */
function memoryClassOf(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.prototype.toString.call(value).slice(8, -1) : "";
}

/** The class of a typed array, such as "Float32Array" (also of a subclass, such as Buffer); undefined for other values. */
export function arrayClassOf(value: unknown): string | undefined {
  if (!ArrayBuffer.isView(value)) return undefined;
  const name = memoryClassOf(value);
  return name === "DataView" ? undefined : name;
}

const isResizable = (buffer: ArrayBufferLike): boolean => (buffer as { resizable?: boolean }).resizable === true;
const gone = (where: string, what: string): ArgumentError =>
  new ArgumentError(`${where}: the memory of ${what} is gone: its ArrayBuffer was transferred or resized`);

/**
 * The given bytes as a Uint8Array of this realm, which must not be written to: over the given memory, or a copy if other threads may write there.
 * @param what is expected, for the message: "the bytes of a file", say
 * @throws ArgumentError, beginning with `where`, for other values and for memory that was transferred
 */
export function givenBytes(
  where: string,
  given: unknown,
  what = "the bytes of a file",
  hint = what === "the bytes of a file" ? "; in Node, readFileSync(path) returns them" : "",
): Uint8Array<ArrayBuffer> {
  const name = memoryClassOf(given);
  const isBuffer = name === "ArrayBuffer" || name === "SharedArrayBuffer";
  const isView =
    ArrayBuffer.isView(given) && (name === "Uint8Array" || name === "Uint8ClampedArray" || name === "DataView");
  if (!isBuffer && !isView)
    throw new ArgumentError(`${where}: expected ${what} as a Uint8Array or ArrayBuffer, got ${describe(given)}${hint}`);
  try {
    let bytes: Uint8Array<ArrayBuffer>;
    if (isView) {
      const { buffer, byteOffset, byteLength } = given as Uint8Array<ArrayBuffer>;
      bytes = new Uint8Array(buffer, byteOffset, byteLength);
    } else bytes = new Uint8Array(given as ArrayBuffer);
    const { buffer } = bytes;
    return memoryClassOf(buffer) !== "ArrayBuffer" || isResizable(buffer) ? new Uint8Array(bytes) : bytes;
  } catch {
    throw gone(where, what);
  }
}

type AnyArray = { readonly buffer: ArrayBufferLike; readonly byteOffset: number; readonly length: number };
type ArrayClass<A> = new (buffer: ArrayBuffer, byteOffset: number, length: number) => A;

/**
 * A typed array as one of this realm's `type`, over the same memory: itself if it is one, and if its length cannot change later.
 * @throws ArgumentError, beginning with `where`, for memory that was transferred
 */
export function arrayOver<A extends AnyArray>(where: string, array: AnyArray, type: ArrayClass<A>): A {
  const { buffer, length } = array;
  // An array whose memory is gone is empty.
  if (length > 0 && Object.getPrototypeOf(array) === type.prototype && !isResizable(buffer)) return array as A;
  try {
    return new type(buffer as ArrayBuffer, array.byteOffset, length);
  } catch {
    throw gone(where, "the array");
  }
}

/**
 * The elements of a typed array as a new array of this realm's `type`.
 * @throws ArgumentError, beginning with `where`, for memory that was transferred
 */
export function arrayFrom<A extends AnyArray>(where: string, array: AnyArray, type: ArrayClass<A>): A {
  try {
    return new (type as unknown as new (array: AnyArray) => A)(array);
  } catch {
    throw gone(where, "the array");
  }
}
