// Graphs in files: a safetensors file with the graph's tensors, and the graph as JSON in its metadata.

import { type Bytes, givenBytes } from "../core/bytes.js";
import { forEachRow, readElement, writeElement } from "../core/elements.js";
import { ArgumentError, FormatError, TengenError } from "../core/errors.js";
import { checkInstance } from "../core/options.js";
import { loadSafetensors, saveSafetensors } from "../core/safetensors.js";
import { formatShape, isNonOverlappingAndDense, sameShape, storageSpan } from "../core/shape.js";
import { allocate, type Tensor } from "../core/tensor.js";
import { dispatcher as program } from "../dispatch/dispatcher.js";
import { Graph } from "./graph.js";
import { graphToJSON } from "./json.js";
import { GraphNode, type TensorInfo } from "./node.js";
import { readGraph, type TakeAttribute, taken } from "./read.js";

/** Keys of the metadata. */
const graphEntry = "tengen.graph";
const digestEntry = "tengen.digest";

/**
 * A 128-bit checksum: four interleaved FNV-1a hashes of 32 bits with different offset bases. It detects damage, and is not a signature: files are
 * untrusted whether or not it matches.
 */
function digestOf(sections: readonly Uint8Array[]): string {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (const section of sections) {
    for (let i = 0; i < section.length; i++) {
      const byte = section[i]!;
      const lane = i & 3;
      words[lane] = Math.imul(words[lane]! ^ byte, 0x01000193);
    }
    // Mixes in lengths, and each lane into the next, so that reordered bytes are detected.
    for (let lane = 0; lane < 4; lane++) {
      words[lane] = Math.imul(words[lane]! ^ section.length ^ (words[(lane + 1) & 3]! >>> 7), 0x01000193);
    }
  }
  return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The section of a safetensors file that contains the elements. */
function elementsIn(bytes: Uint8Array): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true);
  return bytes.subarray(8 + Number(length));
}

/** Names, dtypes and shapes of the tensors as text, in canonical order. */
function tensorList(tensors: Readonly<Record<string, Tensor>>): string {
  return JSON.stringify(
    Object.keys(tensors)
      .sort()
      .map((name) => [name, tensors[name]!.dtype, tensors[name]!.shape]),
  );
}

function digest(text: string, tensors: Readonly<Record<string, Tensor>>, bytes: Uint8Array): string {
  return digestOf([bytesOf(text), bytesOf(tensorList(tensors)), elementsIn(bytes)]);
}

/** The node whose memory a value is: through views, and calls that return what they write to. */
function rootOf(value: unknown): GraphNode | null {
  let node = value;
  while (node instanceof GraphNode) {
    const from: unknown = node.args[0];
    const isView = node.kind === "item" || (node.op?.schema.arguments[0]?.alias ?? null) !== null;
    if (!isView || !(from instanceof GraphNode)) return node;
    node = from;
  }
  return null;
}

/** Properties of tensors that a file cannot store and that the graph depends on: overlapping strides, shared memory, and storage offsets. */
export function attributeProblems(graph: Graph): string[] {
  const problems: string[] = [];
  const owners = new Map<object, string>();
  const writes = graph.writers.length > 0;
  for (const [name, tensor] of graph.attributes) {
    const { shape, strides, storage } = tensor;
    if (!isNonOverlappingAndDense(shape, strides)) {
      problems.push(
        `%${name} has strides ${formatShape(strides)} for shape ${formatShape(shape)}, with gaps or overlaps, which a file cannot store; trace with a copy, ${name}.contiguous()`,
      );
    }
    const other = owners.get(storage);
    if (writes && other !== undefined)
      problems.push(
        `%${other} and %${name} share memory and the graph writes to tensors, but a file stores them separately`,
      );
    owners.set(storage, name);
  }
  for (const node of graph.nodes) {
    const at = node.op?.parameters.list.findIndex((parameter) => parameter.name === "storage_offset") ?? -1;
    if (at < 0) continue;
    const root = rootOf(node.args[0]);
    const tensor = root === null ? undefined : graph.attributes.get(root.name);
    if (tensor === undefined) continue;
    const { shape, strides } = node.info as TensorInfo;
    const place = (node.args[at] as number | null) ?? tensor.offset;
    if (tensor.offset !== 0 && node.args[at] !== null)
      problems.push(
        `${node} has a storage offset in the memory of ${root}, which a file cannot store; trace with a copy, ${root!.name}.clone()`,
      );
    else if (place + storageSpan(shape, strides) > tensor.offset + storageSpan(tensor.shape, tensor.strides))
      problems.push(
        `${node} is memory that ${root} shares with other tensors, of which a file stores only the elements of ${root}; trace with a copy, ${root!.name}.clone()`,
      );
  }
  return problems;
}

/** Loaded tensors with the traced strides; those of parameters require gradients. */
function laidOut(tensors: Readonly<Record<string, Tensor>>): TakeAttribute {
  const take = taken(tensors);
  return (name, info, parameter) => {
    let tensor = take(name, info, parameter);
    if (typeof tensor === "string") return tensor;
    if (info !== null && sameShape(info.shape, tensor.shape) && !sameShape(info.strides, tensor.strides)) {
      const { shape, dtype, dtypeCode } = tensor;
      const { strides } = info;
      if (!isNonOverlappingAndDense(shape, strides))
        return `strides ${formatShape(strides)} have gaps or overlaps for shape ${formatShape(shape)}`;
      const copy = allocate(shape, dtype, "cpu", strides);
      let from = tensor.offset;
      const source = tensor.storage;
      forEachRow(copy, (place, count, step) => {
        for (let i = 0; i < count; i++)
          writeElement(copy.storage, dtypeCode, place + i * step, readElement(source, dtypeCode, from++));
      });
      tensor = copy;
    }
    if (parameter) (tensor as Tensor & { requiresGrad: boolean }).requiresGrad = true;
    return tensor;
  };
}

/**
 * Serialises a graph and its tensors as a safetensors file, from which other programs can read the tensors, with the graph as JSON in its metadata.
 * `loadGraph` reads it, in another process or a browser.
 *
 * @returns the bytes of the file
 * @throws ArgumentError for an inconsistent graph (see `lint`), and for one that uses its own generator
 */
export function saveGraph(graph: Graph): Uint8Array<ArrayBuffer> {
  checkInstance("saveGraph", graph, Graph, "a Graph, as makeGraph gives");
  graph.lint();
  const [problem] = attributeProblems(graph);
  if (problem !== undefined) throw new ArgumentError(`saveGraph: ${problem}`);
  const text = JSON.stringify(graphToJSON(graph));
  const tensors = Object.fromEntries(graph.attributes);
  const metadata = (value: string): Record<string, string> => ({ [graphEntry]: text, [digestEntry]: value });
  // The digest has a fixed length, so the elements' position does not change.
  const draft = saveSafetensors(tensors, metadata("0".repeat(32)));
  return saveSafetensors(tensors, metadata(digest(text, tensors, draft)));
}

/**
 * Reads a file of `saveGraph`. The file contains no code: it names operators, which this program must have with the same schemas, and arguments,
 * which must have the types of the schemas.
 *
 * @throws FormatError with the position, if the bytes are damaged, have another version of the format, name operators that this program does not
 * have, or contain no graph
 */
export function loadGraph(given: Bytes): Graph {
  const bytes = givenBytes("loadGraph", given);
  let file: ReturnType<typeof loadSafetensors>;
  try {
    file = loadSafetensors(bytes);
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    throw new FormatError(`loadGraph: ${error.message.replace("loadSafetensors: ", "")}`);
  }
  const { tensors, metadata } = file;
  if (!Object.hasOwn(metadata, graphEntry)) {
    throw new FormatError(
      `loadGraph: the file contains no graph: its metadata must have the key ${JSON.stringify(graphEntry)}; loadSafetensors reads its tensors`,
    );
  }
  const text = metadata[graphEntry]!;
  const stated = Object.hasOwn(metadata, digestEntry) ? metadata[digestEntry]! : "none";
  const found = digest(text, tensors, bytes);
  if (stated !== found)
    throw new FormatError(
      `loadGraph: the file is damaged or was modified: the digest of graph and tensors is ${found}, the file states ${stated}`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FormatError(`loadGraph: the graph is not JSON: ${(error as Error).message}`);
  }
  const graph = readGraph(json, laidOut(tensors), "loadGraph", program);
  for (const name of Object.keys(tensors)) {
    if (!graph.attributes.has(name))
      throw new FormatError(
        `loadGraph: the file has a tensor ${JSON.stringify(name)}, for which the graph has no attribute`,
      );
  }
  return graph;
}
