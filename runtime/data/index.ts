// The entry `tengen/data`: batches of arrays, and a progress line.

export type { Columns, LoaderOptions, Note, ProgressOptions, ProgressOutput } from "./loader.js";
export { DataLoader, progress } from "./loader.js";
