// The number that two copies of the runtime compare before they share objects, and where this copy came from.

/**
 * Increment it when the layout of a shared object changes: tensors, storages, the dispatcher's state, generated stubs.
 */
export const ABI = 1;

/** The package version of this copy, for messages only. */
export const VERSION = "0.1.0";

/** Identifies the copy of the runtime that a tensor belongs to. */
export interface Brand {
  readonly abi: number;
  readonly version: string;
  /** The module that created it. */
  readonly url: string;
}

export const brand: Brand = Object.freeze({ abi: ABI, version: VERSION, url: import.meta.url ?? "" });

/** Every tensor of every copy carries its copy's brand under this key. */
export const brandKey: unique symbol = Symbol.for("tengen.tensor") as never;
