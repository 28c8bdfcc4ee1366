// Arguments and results of exports and engines.

import type { Graph, Tensor } from "../generated/index.js";

/** Options of an export. */
export interface OnnxOptions {
  /** The version of ONNX's operators: 16 to 20; 17 by default. */
  readonly opset?: number | undefined;
  /** The name of the model and of its files; `model` by default. */
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
  /** The bytes of all files by name: the model, and the files in the same folder from which it reads tensors. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /**
   * For each tensor that the program changes (a training step changes its parameters), the name of the input with the tensor's value, and that of the output
   * with its value after the run. If the input is omitted, the run starts from the tensor's value at export.
   */
  readonly state: Readonly<Record<string, string>>;
}

/** An onnxruntime tensor. */
export interface OnnxTensor {
  readonly type: string;
  readonly data: unknown;
  readonly dims: readonly number[];
}

/** An onnxruntime session. */
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(
    feeds: Readonly<Record<string, OnnxTensor>>,
    fetches: Readonly<Record<string, OnnxTensor | null>>,
  ): Promise<Readonly<Record<string, OnnxTensor>>>;
  release?(): Promise<void>;
}

/** The functions of `onnxruntime-node` and `onnxruntime-web` that engines use. */
export interface OnnxRuntime {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<unknown> };
  readonly Tensor: new (...args: never[]) => unknown;
  readonly env?: { readonly versions?: { readonly node?: string | undefined } };
}

/** Options of an engine. */
export interface EngineOptions {
  /** The module `onnxruntime-node` or `onnxruntime-web`. By default the first one, if it is installed. */
  readonly runtime?: OnnxRuntime | undefined;
  /** The number of threads; chosen by the engine if omitted. */
  readonly threads?: number | undefined;
  /** Further options for `InferenceSession.create`, such as `executionProviders`. */
  readonly session?: object | undefined;
  /** As for `exportOnnx`. */
  readonly opset?: number | undefined;
  /** As for `exportOnnx`. Without it the engine accepts only the traced sizes. */
  readonly dynamicBatch?: Graph | undefined;
}

/** A graph loaded into an engine. Runs are executed one after another, in call order. */
export interface Engine<A extends readonly unknown[], R> {
  /**
   * Runs the graph: the arguments and the result are those of `graph.run`. Tensors that the graph writes stay in the engine, changed, for the next run. Arguments
   * are read until the promise settles; after an error the engine's tensors are as before.
   *
   * @throws ArgumentError or ShapeError for arguments that the graph does not take
   */
  run(...args: A): Promise<R>;
  /** Copies the engine's current values into the program's tensors that the graph writes. */
  pull(): Promise<void>;
  /** Copies the current values of those tensors into the engine. */
  push(): Promise<void>;
  /** Releases the engine's memory. Later runs throw. */
  close(): Promise<void>;
}
