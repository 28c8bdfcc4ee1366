// Arguments and results of exports and engines.

import type { Graph, Tensor } from "../generated/index.js";

/** How a graph becomes an ONNX model. */
export interface OnnxOptions {
  /** The version of ONNX's operators: 16 to 20. 17 if not given. */
  readonly opset?: number | undefined;
  /** The name of the model and of its files: `model` if not given. */
  readonly name?: string | undefined;
  /** Tensors of the program by their names in the model. Other tensors of the graph are named as there. */
  readonly state?: Readonly<Record<string, Tensor>> | undefined;
  /**
   * The graph of the same function for another batch size: sizes and numbers that grow with it are then computed in the model, which takes
   * batches of every size.
   */
  readonly dynamicBatch?: Graph | undefined;
  /** Tensors of at least this many bytes are written to separate files: a model is limited to 2 GB. 1.5e9 by default. */
  readonly externalFrom?: number | undefined;
}

/** An ONNX model. */
export interface OnnxExport {
  /** The bytes of all files by name: the model, and those that it reads tensors from, in the same folder. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /**
   * The tensors that the program changes, if any (in a training step): the name of the input with a tensor's value, and of the output with its value
   * after the run. Without such an input a run begins with the elements that the tensor had here.
   */
  readonly state: Readonly<Record<string, string>>;
}

/** A tensor of onnxruntime's. */
export interface OnnxTensor {
  readonly type: string;
  readonly data: unknown;
  readonly dims: readonly number[];
}

/** A model in an engine of onnxruntime's. */
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(
    feeds: Readonly<Record<string, OnnxTensor>>,
    fetches: Readonly<Record<string, OnnxTensor | null>>,
  ): Promise<Readonly<Record<string, OnnxTensor>>>;
  release?(): Promise<void>;
}

/** The parts of `onnxruntime-node` and `onnxruntime-web` that are used. */
export interface OnnxRuntime {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<unknown> };
  readonly Tensor: new (...args: never[]) => unknown;
  readonly env?: { readonly versions?: { readonly node?: string | undefined } };
}

/** How a graph is run by an engine. */
export interface EngineOptions {
  /** The module `onnxruntime-node` or `onnxruntime-web`. The first one, where it is installed, if not given. */
  readonly runtime?: OnnxRuntime | undefined;
  /** How many threads compute. As many as the engine takes if not given. */
  readonly threads?: number | undefined;
  /** More options of the engine's sessions (`InferenceSession.create`): `executionProviders`, for one. */
  readonly session?: object | undefined;
  /** As for `exportOnnx`. */
  readonly opset?: number | undefined;
  /** As for `exportOnnx`: without it the engine takes the sizes of the trace alone. */
  readonly dynamicBatch?: Graph | undefined;
}

/** A graph in an engine. Runs come one after the other, in the order of their calls. */
export interface Engine<A extends readonly unknown[], R> {
  /**
   * Runs the graph: the arguments and the result are those of `graph.run`. Tensors that the graph writes stay in the engine, changed, for the next run. Arguments
   * are read until the promise settles; after an error the engine's tensors are as before.
   *
   * @throws ArgumentError or ShapeError for arguments that the graph does not take
   */
  run(...args: A): Promise<R>;
  /** Copies the current values of the engine's tensors into those of the program that the graph writes. */
  pull(): Promise<void>;
  /** Has the engine go on with the elements that the program's tensors have now. */
  push(): Promise<void>;
  /** Releases the engine's memory. Later runs throw. */
  close(): Promise<void>;
}
