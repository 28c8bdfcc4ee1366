// The runtime's public names. Registers nothing.

export * from "./autograd/transforms.js";
export * from "./base.js";
export type { Index, IndexedValue, IndexList } from "./methods/indexing.js";
