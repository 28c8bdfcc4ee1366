// tengen/onnx: programs as ONNX models, and engines that run them.

import type { Graph } from "../generated/index.js";
import { exportModel } from "./export.js";
import type { OnnxExport, OnnxOptions } from "./types.js";

export type { OnnxExport, OnnxOptions } from "./types.js";

/**
 * A graph as an ONNX model: the bytes of its files. Inference and whole training steps: what a program writes in place into tensors that it holds
 * becomes inputs and outputs (`state`).
 *
 * @throws UnsupportedError, naming all of it and writing nothing, for what ONNX has not: operators without a counterpart, writes into parts of tensors and into inputs,
 * dtypes such as complex64
 * @throws ArgumentError for options that there are not, and graphs that are not whole
 */
export const exportOnnx: (graph: Graph, options?: OnnxOptions) => OnnxExport = exportModel;
