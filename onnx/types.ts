// What exports and engines are given and give.

import type { Graph, Tensor } from "../generated/index.js";

/** How a graph becomes an ONNX model. */
export interface OnnxOptions {
  /** The version of ONNX's operators: 16 to 20. 17 if not given. */
  readonly opset?: number | undefined;
  /** The name of the model and of its files: `model` if not given. */
  readonly name?: string | undefined;
  /** Tensors of the program by the names that they are to have. What the graph holds besides has its name there. */
  readonly state?: Readonly<Record<string, Tensor>> | undefined;
  /**
   * The graph of the same function for another batch size. Sizes and numbers that grow with the batch are then computed in the model, which takes
   * batches of every size. Without it the model holds for the sizes of the trace.
   */
  readonly dynamicBatch?: Graph | undefined;
  /** From how many bytes of tensors on these stand in files of their own: a model cannot hold 2 GB. 1.5e9 if not given. */
  readonly externalFrom?: number | undefined;
}

/** An ONNX model. */
export interface OnnxExport {
  /** The bytes of all files by name: the model, and those that it reads tensors from, which belong into the same folder. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /**
   * The tensors that the program changes, where it has any (a training step): the name of the input that takes one, and of the output that gives what it is
   * after the run. Without such an input a run begins with the elements that the tensor had here.
   */
  readonly state: Readonly<Record<string, string>>;
}
