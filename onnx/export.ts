// exportOnnx: a graph as an ONNX model, with extra files for data too large for a model.

import {
  ArgumentError,
  type DType,
  Graph,
  type GraphNode,
  isTensor,
  type Tensor,
  treeFlatten,
  UnsupportedError,
} from "../generated/index.js";
import { checkOptions } from "../runtime/core/options.js";
import { type Lowered, lower } from "./lower.js";
import { bytesOf, type Dim, elementTypes, type Value } from "./lowering.js";
import { type Entry, encodeModel, type NodeProto, type TensorProto, type ValueInfoProto } from "./proto.js";
import type { OnnxExport, OnnxOptions } from "./types.js";

const optionNames: readonly string[] = ["opset", "name", "state", "dynamicBatch", "externalFrom"];
const leastOpset = 16;
const mostOpset = 20;
/** The file format version (IR version) for each opset. */
const irVersions: Readonly<Record<number, number>> = { 16: 8, 17: 8, 18: 8, 19: 9, 20: 9 };
/** The size limit of files of tensors; only a file with a single tensor may exceed it. */
const mostInFile = 2 ** 30;
/** Tensors of fewer bytes stay in the model. */
const leastExternal = 1024;
/** Alignment of tensors in their files, as required for mapping files into memory. */
const alignment = 64;

/** A graph and the names that its tensors have in the model. */
export interface OnnxModel {
  readonly lowered: Lowered;
  readonly nodes: readonly NodeProto[];
  /** The shapes of a node's inputs, by the node's name. */
  readonly inputShapes: ReadonlyMap<string, readonly (readonly Dim[])[]>;
  /** The model's files; `begins` tells whether it contains the initial elements of the tensors that it changes. */
  readonly encode: (externalFrom: number, file: string, begins: boolean) => Record<string, Uint8Array>;
  readonly inputs: readonly { readonly name: string; readonly node: GraphNode }[];
  /** The dtypes of all outputs. */
  readonly results: readonly DType[];
  /** The results as the graph returns them, with names in place of tensors. */
  readonly output: unknown;
  readonly state: readonly { readonly input: string; readonly output: string; readonly tensor: Tensor }[];
}

/** The name of an output in a tree. */
export class OutputName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const isValue = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && "constant" in value && "dtype" in value;

function valueInfo({ name, dtype, shape }: Value): ValueInfoProto {
  const size = (dim: Dim): number | string =>
    typeof dim === "number" ? dim : dim.factor === 1 ? "batch" : `${dim.factor}*batch`;
  return { name, elementType: elementTypes[dtype]!, shape: shape.map(size) };
}

export function checkOnnxOptions(options: OnnxOptions, caller: string, known = optionNames): void {
  checkOptions(caller, options, known);
  const { opset, name, state, dynamicBatch, externalFrom } = options;
  if (opset !== undefined && !(Number.isInteger(opset) && opset >= leastOpset && opset <= mostOpset))
    throw new ArgumentError(`${caller}: opset is ${leastOpset} to ${mostOpset}, got ${String(opset)}`);
  if (name !== undefined && (typeof name !== "string" || !/^[\w.-]+$/.test(name)))
    throw new ArgumentError(
      `${caller}: expected name as letters, digits, ".", "-" and "_", got ${JSON.stringify(name)}`,
    );
  if (dynamicBatch !== undefined && !(dynamicBatch instanceof Graph))
    throw new ArgumentError(
      `${caller}: expected dynamicBatch as the graph of the same function for another batch size`,
    );
  if (externalFrom !== undefined && !(typeof externalFrom === "number" && externalFrom >= 0))
    throw new ArgumentError(`${caller}: expected externalFrom as a number of bytes, got ${String(externalFrom)}`);
  if (state === undefined) return;
  if (typeof state !== "object" || state === null || Array.isArray(state) || isTensor(state))
    throw new ArgumentError(`${caller}: expected state as an object of tensors by name`);
  for (const [key, tensor] of Object.entries(state))
    if (!isTensor(tensor)) throw new ArgumentError(`${caller}: expected a tensor for state ${JSON.stringify(key)}`);
}

/** Lowers the graph to ONNX operators, and names its inputs and outputs. */
export function onnxModel(graph: Graph, options: OnnxOptions, caller: string): OnnxModel {
  graph.lint();
  options.dynamicBatch?.lint();
  const opset = options.opset ?? 17;
  const byTensor = new Map(Object.entries(options.state ?? {}).map(([name, tensor]) => [tensor, name]));
  const lowered = lower(graph, {
    opset,
    dynamicBatch: options.dynamicBatch ?? null,
    nameOf: (node, tensor) => (tensor === null ? undefined : byTensor.get(tensor)) ?? node.name,
  });
  const { program, problems } = lowered;
  if (problems.length > 0)
    throw new UnsupportedError(
      `${caller}: nothing was written, for ONNX lacks\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  const infos: ValueInfoProto[] = [];
  const dtypes: DType[] = [];
  const names = new Map<string, string>();
  /** Each output is the result of a node, under its own name. */
  const name = (value: Value, wanted: string): string => {
    let result: Value;
    if (program.producerOf(value) !== undefined && !names.has(value.name)) {
      result = { ...value, name: program.unique(wanted) };
      names.set(value.name, result.name);
    } else [result] = program.emit("Identity", [value], {}, [value], wanted, true) as [Value];
    infos.push(valueInfo(result));
    dtypes.push(result.dtype);
    return result.name;
  };
  const walk = (value: unknown, path: string): unknown => {
    const at = (key: string): string => (path === "" ? key : `${path}.${key}`);
    if (isValue(value)) return new OutputName(name(value, path === "" ? "output" : path));
    if (Array.isArray(value)) return value.map((item, i) => walk(item, path === "" ? `output${i}` : at(String(i))));
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, walk(item, at(String(key)))]));
    if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, at(key))]));
    return value;
  };
  const output = walk(lowered.output, "");
  const state = lowered.state.map(({ tensor, input, output: value }) => ({
    tensor,
    input: input.name,
    output: name(value, `${input.name}.next`),
  }));
  program.rename(names);
  program.prune(infos.map((info) => info.name));

  const encode = (externalFrom: number, file: string, begins: boolean): Record<string, Uint8Array> => {
    const held: [string, Tensor][] = [
      ...program.held,
      ...(begins ? lowered.state : []).map(({ input, tensor }): [string, Tensor] => [input.name, tensor]),
    ];
    const bytes = held.map(([, tensor]) => bytesOf(tensor));
    const total = bytes.reduce((all, { byteLength }) => all + byteLength, 0);
    const files: Record<string, Uint8Array> = {};
    const outside = new OutsideFiles(`${file}.onnx.data`);
    const initializers = held.map(([held_, tensor], i): TensorProto => {
      const common = { name: held_, dims: tensor.shape, dataType: elementTypes[tensor.dtype]! };
      const raw = bytes[i]!;
      if (total < externalFrom || raw.byteLength < leastExternal) return { ...common, rawData: raw };
      return { ...common, rawData: null, externalData: outside.add(raw) };
    });
    files[`${file}.onnx`] = encodeModel({
      irVersion: irVersions[opset]!,
      producer: "tengen",
      opset,
      graph: {
        name: file,
        nodes: program.nodes,
        initializers,
        inputs: [...lowered.inputs.map(({ value }) => value), ...lowered.state.map(({ input }) => input)].map(
          valueInfo,
        ),
        outputs: infos,
      },
      metadata: state.map((row) => ({ key: `tengen.state.${row.input}`, value: row.output })),
    });
    Object.assign(files, outside.files());
    return files;
  };
  return {
    lowered,
    nodes: program.nodes,
    inputShapes: program.inputShapes,
    encode,
    inputs: lowered.inputs.map(({ node, value }) => ({ node, name: value.name })),
    output,
    results: [...new Set(dtypes)],
    state,
  };
}

/** The model's files of tensors, each of at most a gigabyte unless it consists of one larger tensor. */
class OutsideFiles {
  private readonly wanted: string;
  private readonly all: { size: number; readonly chunks: { readonly at: number; readonly bytes: Uint8Array }[] }[] = [];

  constructor(wanted: string) {
    this.wanted = wanted;
  }

  private nameOf(i: number): string {
    return i === 0 ? this.wanted : `${this.wanted}.${i}`;
  }

  add(bytes: Uint8Array): Entry[] {
    let file = this.all.at(-1);
    const begin = (size: number): number => Math.ceil(size / alignment) * alignment;
    if (file === undefined || begin(file.size) + bytes.byteLength > mostInFile)
      this.all.push((file = { size: 0, chunks: [] }));
    const at = begin(file.size);
    file.chunks.push({ at, bytes });
    file.size = at + bytes.byteLength;
    return [
      { key: "location", value: this.nameOf(this.all.length - 1) },
      { key: "offset", value: String(at) },
      { key: "length", value: String(bytes.byteLength) },
    ];
  }

  files(): Record<string, Uint8Array> {
    const files: Record<string, Uint8Array> = {};
    for (const [i, { size, chunks }] of this.all.entries()) {
      // A tensor that fills its storage uses its memory directly, without a copy.
      if (chunks.length === 1) files[this.nameOf(i)] = chunks[0]!.bytes;
      else {
        const file = new Uint8Array(size);
        for (const { at, bytes } of chunks) file.set(bytes, at);
        files[this.nameOf(i)] = file;
      }
    }
    return files;
  }
}

/** The implementation of the entry's `exportOnnx`. */
export function exportModel(graph: Graph, options: OnnxOptions = {}): OnnxExport {
  if (!(graph instanceof Graph)) throw new ArgumentError("exportOnnx: expected a Graph, as makeGraph gives");
  checkOnnxOptions(options, "exportOnnx");
  const model = onnxModel(graph, options, "exportOnnx");
  return {
    files: model.encode(options.externalFrom ?? 1.5e9, options.name ?? "model", true),
    inputs: model.inputs.map(({ name }) => name),
    outputs: treeFlatten(model.output).leaves.flatMap((leaf) => (leaf instanceof OutputName ? [leaf.name] : [])),
    state: Object.fromEntries(model.state.map(({ input, output }) => [input, output])),
  };
}
