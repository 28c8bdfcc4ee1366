// The entry `tengen/data`: batches, progress lines, and NumPy's file formats.

export type { Columns, LoaderOptions, Note, ProgressOptions, ProgressOutput } from "./loader.js";
export { DataLoader, progress } from "./loader.js";
export type { SaveNpzOptions } from "./npy.js";
export { loadNpy, loadNpz, saveNpy, saveNpz } from "./npy.js";
