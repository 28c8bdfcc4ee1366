// The entry `tengen/data`: batches, progress lines, checkpoints, and the file formats of NumPy and PyTorch.

export type { CheckpointNote, CheckpointParts, LoadedParts, Stateful } from "./checkpoint.js";
export { loadCheckpoint, saveCheckpoint } from "./checkpoint.js";
export type { Columns, LoaderOptions, Note, ProgressOptions, ProgressOutput } from "./loader.js";
export { DataLoader, progress } from "./loader.js";
export type { SaveNpzOptions } from "./npy.js";
export { loadNpy, loadNpz, saveNpy, saveNpz } from "./npy.js";
export type { TorchValue } from "./torch-file.js";
export { loadTorch, saveTorch } from "./torch-file.js";
