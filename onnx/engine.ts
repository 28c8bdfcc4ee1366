// openEngine: runs a graph in an onnxruntime engine, which keeps the tensors that the graph changes from one run to the next.

import {
  ArgumentError,
  type DType,
  fromTypedArray,
  Graph,
  GraphNode,
  isTensor,
  loadSafetensors,
  noGrad,
  ShapeError,
  type Tensor,
  TypedScalar,
  treeFlatten,
  UnsupportedError,
} from "../generated/index.js";
import { checkOnnxOptions, type OnnxModel, OutputName, onnxModel } from "./export.js";
import { bytesOf, type Dim, Sized } from "./lowering.js";
import type { NodeProto } from "./proto.js";
import type { Engine, EngineOptions, OnnxRuntime, OnnxSession, OnnxTensor } from "./types.js";

const optionNames: readonly string[] = ["runtime", "threads", "session", "opset", "dynamicBatch"];
/** Tensors of at least this many bytes are passed beside the model. */
const externalFrom = 1e9;

/** Dtypes that onnxruntime's JavaScript tensors support. */
const passed: ReadonlySet<DType> = new Set([
  "float32",
  "float64",
  "float16",
  "int64",
  "int32",
  "int16",
  "int8",
  "uint8",
  "bool",
]);

async function runtimeOf(given: OnnxRuntime | undefined): Promise<OnnxRuntime> {
  if (given !== undefined) {
    const found = (given as { readonly default?: OnnxRuntime }).default;
    const runtime = typeof given.InferenceSession?.create === "function" ? given : found;
    if (typeof runtime?.InferenceSession?.create !== "function" || typeof runtime.Tensor !== "function")
      throw new ArgumentError("openEngine: expected runtime as the module onnxruntime-node or onnxruntime-web");
    return runtime;
  }
  // Bundlers do not resolve a specifier in a variable, so programs that open no engine need not install one.
  const name = "onnxruntime-node";
  let module: unknown;
  try {
    module = await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code !== undefined && code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new UnsupportedError(
      'openEngine: there is no engine here: npm i --ignore-scripts onnxruntime-node installs one for Node, and in browsers { runtime: await import("onnxruntime-web") } is one',
    );
  }
  return runtimeOf(module as OnnxRuntime);
}

/** Converts a tensor to an onnxruntime tensor, which shares its memory if that is row-major. */
function handed(runtime: OnnxRuntime, tensor: Tensor): OnnxTensor {
  const Made = runtime.Tensor as unknown as new (type: string, data: unknown, dims: readonly number[]) => OnnxTensor;
  const dense = tensor.isContiguous ? tensor : tensor.contiguous();
  if (dense.dtype !== "float16") return new Made(dense.dtype, dense.data, dense.shape);
  const bits = new Uint16Array(bytesOf(dense).slice().buffer);
  const Array16 = (globalThis as { readonly Float16Array?: new (buffer: ArrayBufferLike) => unknown }).Float16Array;
  const made = new Made("float16", Array16 === undefined ? bits : new Array16(bits.buffer), dense.shape);
  // The binding of onnxruntime-node sees no elements in a Float16Array, which engines with that class require.
  if (Array16 !== undefined && isNode(runtime) && "cpuData" in made) Object.assign(made, { cpuData: bits });
  return made;
}

/** Whether a module is onnxruntime-node, or passes for it. */
const isNode = ({ env }: Pick<OnnxRuntime, "env">): boolean => env?.versions?.node !== undefined;

/** Converts an onnxruntime tensor to a tensor over the same memory. */
function taken({ type, data, dims }: OnnxTensor): Tensor {
  const array = data as Uint8Array<ArrayBuffer>;
  if (type === "bool") return fromTypedArray(array, dims).to({ dtype: "bool" });
  if (type !== "float16") return fromTypedArray(array, dims);
  const length = array.byteLength;
  const header = new TextEncoder().encode(
    JSON.stringify({ x: { dtype: "F16", shape: dims, data_offsets: [0, length] } }),
  );
  const file = new Uint8Array(8 + header.length + length);
  new DataView(file.buffer).setBigUint64(0, BigInt(header.length), true);
  file.set(header, 8);
  file.set(new Uint8Array(array.buffer, array.byteOffset, length), 8 + header.length);
  return loadSafetensors(file).tensors["x"]!;
}

const sizeText = (shape: readonly (Dim | number)[]): string =>
  `[${shape.map((dim) => (dim instanceof Sized ? (dim.factor === 1 ? "batch" : `${dim.factor}*batch`) : dim)).join(", ")}]`;

interface Slot {
  readonly tensor: Tensor;
  readonly input: string;
  readonly output: string;
  /** The inputs of the next run, and the memory that it writes to. */
  now: OnnxTensor;
  spare: OnnxTensor;
}

class Running implements Engine<readonly unknown[], unknown> {
  private readonly graph: Graph;
  private readonly model: OnnxModel;
  private readonly runtime: OnnxRuntime;
  private readonly session: OnnxSession;
  private readonly slots: readonly Slot[];
  private readonly known: ReadonlySet<string>;
  /** The run in progress; runs are executed one after another. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  /**
   * Whether outputs can be written into preallocated memory: onnxruntime-web does not copy them out of its own memory.
   */
  private readonly writesInto: boolean;

  constructor(graph: Graph, model: OnnxModel, runtime: OnnxRuntime, session: OnnxSession) {
    this.graph = graph;
    this.model = model;
    this.runtime = runtime;
    this.session = session;
    this.known = new Set(session.inputNames);
    this.writesInto = isNode(runtime);
    this.slots = model.state.map(({ tensor, input, output }) => ({
      tensor,
      input,
      output,
      now: handed(runtime, tensor.detach().clone()),
      spare: handed(runtime, tensor.detach().clone()),
    }));
  }

  private next<R>(body: () => Promise<R>): Promise<R> {
    if (this.closed) return Promise.reject(new ArgumentError("the engine is closed"));
    const result = this.last.then(body);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** The tensors among the arguments by the names of the model's inputs. */
  private feeds(args: readonly unknown[]): Record<string, OnnxTensor> {
    const { inputs: form } = this.graph;
    const values = new Map<GraphNode, unknown>();
    if (form === null) {
      const { placeholders } = this.graph;
      if (args.length !== placeholders.length)
        throw new ArgumentError(`the graph takes ${placeholders.length} inputs, got ${args.length}`);
      for (const [i, node] of placeholders.entries()) values.set(node, args[i]);
    } else {
      const { leaves, spec } = treeFlatten(args);
      if (!spec.equals(form.spec))
        throw new ArgumentError(`the graph takes arguments with the structure ${form.spec}, got ${spec}`);
      for (const [i, leaf] of form.leaves.entries()) {
        if (leaf instanceof GraphNode) values.set(leaf, leaves[i]);
        else if (!isSame(leaf.value, leaves[i]))
          throw new ArgumentError(
            `leaf ${i} of the arguments must be ${String(leaf.value)}, the value that the graph was traced with, got ${String(leaves[i])}`,
          );
      }
    }
    const feeds: Record<string, OnnxTensor> = {};
    let batch: number | null = null;
    for (const { node, value: expected } of this.model.lowered.inputs) {
      const value = values.get(node);
      if (!isTensor(value)) throw new ArgumentError(`expected a tensor for ${node}`);
      const { dtype, shape } = expected;
      const fits =
        value.dtype === dtype &&
        value.shape.length === shape.length &&
        shape.every((dim, i) => {
          const size = value.shape[i]!;
          if (!(dim instanceof Sized)) return dim === size;
          if (size % dim.factor !== 0) return false;
          batch ??= size / dim.factor;
          return size / dim.factor === batch;
        });
      if (!fits)
        throw new ShapeError(
          `${node} must be ${dtype} ${sizeText(shape)}, as in the trace, got ${value.dtype} ${sizeText(value.shape)}${batch === null ? "" : ` in a batch of ${batch}`}`,
        );
      // The model has no inputs on which no output depends.
      if (this.known.has(expected.name)) feeds[expected.name] = handed(this.runtime, value);
    }
    return feeds;
  }

  run(...args: readonly unknown[]): Promise<unknown> {
    return this.next(async () => {
      const feeds = this.feeds(args);
      const fetches: Record<string, OnnxTensor | null> = {};
      for (const name of this.session.outputNames) fetches[name] = null;
      for (const { input, output, now, spare } of this.slots) {
        if (this.known.has(input)) feeds[input] = now;
        if (this.writesInto) fetches[output] = spare;
      }
      const results = await this.session.run(feeds, fetches).catch((error: Error) => {
        throw Object.assign(new UnsupportedError(`the engine could not run the graph: ${error.message.trim()}`), {
          cause: error,
        });
      });
      for (const slot of this.slots) {
        const before = slot.now;
        // The runtime may have allocated memory itself.
        slot.now = sameMemory(results[slot.output]!, slot.spare) ? slot.spare : results[slot.output]!;
        slot.spare = before;
      }
      const filled = (value: unknown): unknown => {
        if (value instanceof OutputName) return taken(results[value.name]!);
        if (Array.isArray(value)) return value.map(filled);
        if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, filled(item)]));
        if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
          return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
        return value;
      };
      return filled(this.model.output);
    });
  }

  pull(): Promise<void> {
    return this.next(async () => {
      noGrad(() => {
        for (const { tensor, now } of this.slots) tensor.copy_(taken(now));
      });
    });
  }

  push(): Promise<void> {
    return this.next(async () => {
      for (const slot of this.slots) slot.now = handed(this.runtime, slot.tensor.detach().clone());
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const { last } = this;
    this.closed = true;
    await last;
    await this.session.release?.();
  }
}

const sameMemory = (a: OnnxTensor, b: OnnxTensor): boolean =>
  (a.data as Uint8Array).buffer === (b.data as Uint8Array).buffer;

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof TypedScalar && b instanceof TypedScalar) return a.kind === b.kind && Object.is(a.value, b.value);
  return Object.is(a, b);
}

/**
 * Whether onnxruntime's WebGPU provider takes a node that it then cannot run, or computes wrongly: maxima with their places, transposed convolutions of
 * volumes, and convolutions that it computes three channels at a time, of which it reads the first three only (microsoft/onnxruntime#29651).
 */
function failsOnWebgpu(
  { type, outputs, attributes }: NodeProto,
  [input, weight]: readonly (readonly Dim[])[],
): boolean {
  if (type === "MaxPool") return outputs.length > 1;
  if (type === "ConvTranspose") return input!.length > 4;
  if (type !== "Conv" || (attributes["group"] ?? 1) !== 1) return false;
  // A number of channels that is known only at the run may be any.
  const divides = (by: number, dim: Dim): boolean => typeof dim !== "number" || dim % by === 0;
  const [from, to] = [input![1]!, weight![0]!];
  return divides(4, to) && divides(3, from) && from !== 3 && !(typeof from === "number" && from % 4 === 0);
}

/** Session options under which the CPU runs what the WebGPU provider cannot. */
function withFallbacks(session: object, { nodes, inputShapes }: OnnxModel): object {
  const { executionProviders: providers } = session as { readonly executionProviders?: unknown };
  if (!Array.isArray(providers)) return session;
  const names = nodes.filter((node) => failsOnWebgpu(node, inputShapes.get(node.name)!)).map(({ name }) => name);
  const extended = providers.map((provider: unknown) => {
    const given = (typeof provider === "string" ? { name: provider } : provider) as {
      readonly name?: unknown;
      readonly forceCpuNodeNames?: readonly string[];
    } | null;
    if (given?.name !== "webgpu" || names.length === 0) return provider;
    return { ...given, forceCpuNodeNames: [...(given.forceCpuNodeNames ?? []), ...names] };
  });
  return { ...session, executionProviders: extended };
}

/** What a refusal of onnxruntime's means for its user. */
function refusal({ message }: Error): string {
  // The provider's own words in Node, and in pages.
  if (/(webgpu|gpu) ?adapter|no supported adapters|webgpu is not supported/i.test(message))
    return `openEngine: there is no WebGPU adapter here: Node needs a graphics driver (Vulkan, Metal or Direct3D 12), a page a browser in which WebGPU is switched on; or leave out executionProviders (${message.trim()})`;
  return `openEngine: onnxruntime does not take this model: ${message}`;
}

/** The implementation of the entry's `openEngine`. */
export async function open(graph: Graph, options: EngineOptions = {}): Promise<Running> {
  if (!(graph instanceof Graph)) throw new ArgumentError("openEngine: expected a Graph, as makeGraph gives");
  const { runtime: given, threads, session: more = {}, ...others } = options;
  checkOnnxOptions(others, "openEngine", optionNames);
  if (threads !== undefined && !(Number.isInteger(threads) && threads > 0))
    throw new ArgumentError(`openEngine: expected threads as how many there are to be, got ${String(threads)}`);
  if (typeof more !== "object" || more === null || Array.isArray(more))
    throw new ArgumentError(
      `openEngine: expected session as an object with onnxruntime's session options, got ${String(more)}`,
    );
  const model = onnxModel(graph, others, "openEngine");
  const values = [...model.lowered.inputs.map(({ value }) => value), ...model.lowered.state.map(({ input }) => input)];
  const foreign = [...new Set([...values.map(({ dtype }) => dtype), ...model.results])].filter(
    (dtype) => !passed.has(dtype),
  );
  if (foreign.length > 0)
    throw new UnsupportedError(`openEngine: onnxruntime's JavaScript takes no ${foreign.join(", ")}`);
  const runtime = await runtimeOf(given);
  const { "model.onnx": bytes, ...outside } = model.encode(externalFrom, "model", false) as {
    "model.onnx": Uint8Array;
  } & Record<string, Uint8Array>;
  const settings = {
    // The engine's warnings concern the model, which this library wrote, not the user.
    logSeverityLevel: 3,
    ...(threads === undefined ? {} : { intraOpNumThreads: threads, interOpNumThreads: 1 }),
    ...(Object.keys(outside).length === 0
      ? {}
      : { externalData: Object.entries(outside).map(([path, data]) => ({ path, data })) }),
    ...withFallbacks(more, model),
  };
  let session: OnnxSession;
  try {
    session = (await runtime.InferenceSession.create(bytes, settings)) as OnnxSession;
  } catch (error) {
    // For dtypes that the engine has no kernel for, among them bfloat16 on the CPU, and for session options that it does not take.
    throw Object.assign(new UnsupportedError(refusal(error as Error)), { cause: error });
  }
  return new Running(graph, model, runtime, session);
}
