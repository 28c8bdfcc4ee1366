// The entry `tengen/data`: data sets, samplers, batches, progress lines, checkpoints, and the file formats of NumPy and PyTorch.

export type { CheckpointNote, CheckpointParts, LoadedParts, Stateful } from "./checkpoint.js";
export { loadCheckpoint, saveCheckpoint } from "./checkpoint.js";
export type { Collated } from "./collate.js";
export { collate } from "./collate.js";
export type { Dataset, ItemOf, Items, Positioned } from "./datasets.js";
export { ConcatDataset, randomSplit, Subset, TensorDataset } from "./datasets.js";
export type {
  BatchOf,
  CollateOptions,
  Columns,
  DataSource,
  LoaderOptions,
  Note,
  ProgressOptions,
  ProgressOutput,
} from "./loader.js";
export { DataLoader, progress } from "./loader.js";
export type { LoadNpzOptions, SaveNpzOptions } from "./npy.js";
export { loadNpy, loadNpz, saveNpy, saveNpz } from "./npy.js";
export type { LogRow } from "./run-log.js";
export { RunLog, readRunLog } from "./run-log.js";
export type { Sampler } from "./samplers.js";
export {
  BatchSampler,
  RandomSampler,
  SequentialSampler,
  SubsetRandomSampler,
  WeightedRandomSampler,
} from "./samplers.js";
export type { TorchValue } from "./torch-file.js";
export { loadTorch, saveTorch } from "./torch-file.js";
export { fromTransferable, toTransferable } from "./transfer.js";
