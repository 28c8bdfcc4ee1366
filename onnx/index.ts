// tengen/onnx: programs as ONNX models, and engines that run them.

import type { Graph, TracedGraph } from "../generated/index.js";
import { open } from "./engine.js";
import { exportModel } from "./export.js";
import type { Engine, EngineOptions, OnnxExport, OnnxOptions } from "./types.js";

export type {
  Engine,
  EngineOptions,
  OnnxExport,
  OnnxOptions,
  OnnxRuntime,
} from "./types.js";

/**
 * A graph as an ONNX model: the bytes of its files. Supports inference and whole training steps: tensors of the program that it writes in place
 * become inputs and outputs (`state`).
 *
 * @throws UnsupportedError, listing everything and writing nothing, for what ONNX lacks: operators without a counterpart, writes into parts of
 * tensors and into inputs, dtypes such as complex64
 * @throws ArgumentError for unknown options, and inconsistent graphs
 */
export const exportOnnx: (graph: Graph, options?: OnnxOptions) => OnnxExport = exportModel;

/**
 * Loads a graph into an onnxruntime engine: `onnxruntime-node` on the CPU or `onnxruntime-web` in browsers, whichever is installed. The engine has a copy of
 * the graph's tensors. Those that it writes (the parameters of a training step) stay in the engine from run to run, until `pull` copies them
 * back.
 *
 * @throws UnsupportedError, listing everything, for what ONNX or the engine lacks, and, stating what to install, if there is no engine
 * @throws ArgumentError for unknown options
 */
export const openEngine: <A extends readonly unknown[], R>(
  graph: TracedGraph<A, R>,
  options?: EngineOptions,
) => Promise<Engine<A, R>> = open as never;
