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
 * A graph as an ONNX model: the bytes of its files. Inference and whole training steps: what a program writes in place into tensors that it holds
 * becomes inputs and outputs (`state`).
 *
 * @throws UnsupportedError, naming all of it and writing nothing, for what ONNX has not: operators without a counterpart, writes into parts of tensors and into inputs,
 * dtypes such as complex64
 * @throws ArgumentError for options that there are not, and graphs that are not whole
 */
export const exportOnnx: (graph: Graph, options?: OnnxOptions) => OnnxExport = exportModel;

/**
 * A graph in an engine of onnxruntime's: on the CPU by `onnxruntime-node`, in browsers by `onnxruntime-web`, whichever is installed. The engine has a copy of the tensors
 * that the graph holds. Those that it writes (the parameters of a training step) stay there from run to run, until `pull` copies them back.
 *
 * @throws UnsupportedError, naming all of it, for what ONNX or the engine has not, and, saying what to install, where there is no engine
 * @throws ArgumentError for options that there are not
 */
export const openEngine: <A extends readonly unknown[], R>(
  graph: TracedGraph<A, R>,
  options?: EngineOptions,
) => Promise<Engine<A, R>> = open as never;
