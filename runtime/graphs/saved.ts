// Programs in files: a graph with the tensors that it holds, as one safetensors file whose metadata has the graph.

import { describe } from "../core/describe.js";
import { forEachRow, readElement, writeElement } from "../core/elements.js";
import { ArgumentError, FormatError, TengenError } from "../core/errors.js";
import { checkInstance } from "../core/options.js";
import { loadSafetensors, saveSafetensors } from "../core/safetensors.js";
import { formatShape, isNonOverlappingAndDense, sameShape } from "../core/shape.js";
import { share } from "../core/shared.js";
import { allocate, type Tensor } from "../core/tensor.js";
import { dispatcher as program } from "../dispatch/dispatcher.js";
import { Graph } from "./graph.js";
import { graphToJSON } from "./json.js";
import { readGraph, type TakeAttribute, taken } from "./read.js";

/** Which entries of the metadata hold what. */
const graphEntry = "tengen.graph";
const digestEntry = "tengen.digest";

/**
 * FNV-1a of 64 bits, twice with different offset bases: detects damage, and is not a signature. A file can do no more than a graph can express,
 * whoever wrote it.
 */
function digestOf(parts: readonly Uint8Array[]): string {
  // Four words of 32 bits each, multiplied as JavaScript multiplies integers.
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      const byte = part[i]!;
      const lane = i & 3;
      words[lane] = Math.imul(words[lane]! ^ byte, 0x01000193);
    }
    // Lengths, and each lane into the next, so that bytes cannot change places unseen.
    for (let lane = 0; lane < 4; lane++) {
      words[lane] = Math.imul(words[lane]! ^ part.length ^ (words[(lane + 1) & 3]! >>> 7), 0x01000193);
    }
  }
  return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The part of a safetensors file that holds elements. */
function elementsIn(bytes: Uint8Array): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true);
  return bytes.subarray(8 + Number(length));
}

/** The header's list of tensors as one text, in a canonical order. */
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

/** Properties of tensors that a file does not store, if the graph depends on them: shared memory, and offsets in it. */
export function attributeProblems(graph: Graph): string[] {
  const problems: string[] = [];
  const owners = new Map<object, string>();
  const writes = graph.writers.length > 0;
  for (const [name, tensor] of graph.attributes) {
    const { shape, strides, storage, offset } = tensor;
    if (!isNonOverlappingAndDense(shape, strides)) {
      problems.push(
        `%${name} has strides ${formatShape(strides)} for shape ${formatShape(shape)}, with gaps or overlaps, which no file keeps; trace with a copy, ${name}.contiguous()`,
      );
    }
    const other = owners.get(storage);
    if (writes && other !== undefined)
      problems.push(`%${other} and %${name} share their memory, and the graph writes; in the file they would be apart`);
    owners.set(storage, name);
    if (offset === 0) continue;
    for (const user of graph.find(name)!.users) {
      const at = user.op?.parameters.list.findIndex((parameter) => parameter.name === "storage_offset") ?? -1;
      if (at >= 0 && user.args[at] !== null)
        problems.push(
          `${user} asks for a place in the memory that %${name} lies in, which the file does not keep; trace with a copy, ${name}.clone()`,
        );
    }
  }
  return problems;
}

/** Loaded tensors in the strides that the graph was traced with, parameters as such. */
function laidOut(tensors: Readonly<Record<string, Tensor>>): TakeAttribute {
  const take = taken(tensors);
  return (name, info, parameter) => {
    let tensor = take(name, info, parameter);
    if (typeof tensor === "string") return tensor;
    if (info !== null && sameShape(info.shape, tensor.shape) && !sameShape(info.strides, tensor.strides)) {
      const { shape, dtype, dtypeCode } = tensor;
      const { strides } = info;
      if (!isNonOverlappingAndDense(shape, strides))
        return `strides ${formatShape(strides)} do not fill the memory of shape ${formatShape(shape)}`;
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

const localSaveGraph = function saveGraph(graph: Graph): Uint8Array<ArrayBuffer> {
  checkInstance("saveGraph", graph, Graph, "a Graph, as makeGraph gives");
  graph.lint();
  const [problem] = attributeProblems(graph);
  if (problem !== undefined) throw new ArgumentError(`saveGraph: ${problem}`);
  const text = JSON.stringify(graphToJSON(graph));
  const tensors = Object.fromEntries(graph.attributes);
  const metadata = (value: string): Record<string, string> => ({ [graphEntry]: text, [digestEntry]: value });
  // The digest has a fixed length, so that the elements' position does not change.
  const draft = saveSafetensors(tensors, metadata("0".repeat(32)));
  return saveSafetensors(tensors, metadata(digest(text, tensors, draft)));
};

/**
 * A graph and the tensors that it holds as the bytes of one file: safetensors, which other programs read the tensors from, with the graph as JSON in its
 * metadata. `loadGraph` reads it, in another process or a browser.
 *
 * @throws ArgumentError for an inconsistent graph (see `lint`), or one that draws from its own generator
 */
export const saveGraph = share("saveGraph", localSaveGraph);

const localLoadGraph = function loadGraph(bytes: Uint8Array): Graph {
  if (!(bytes instanceof Uint8Array)) {
    throw new ArgumentError(
      `loadGraph: expected the bytes of a file as a Uint8Array, got ${describe(bytes)}; in Node, readFileSync(path) gives them`,
    );
  }
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
      `loadGraph: the file has tensors and no graph: its metadata lacks ${JSON.stringify(graphEntry)}; loadSafetensors reads the tensors`,
    );
  }
  const text = metadata[graphEntry]!;
  const stated = Object.hasOwn(metadata, digestEntry) ? metadata[digestEntry]! : "none";
  const found = digest(text, tensors, bytes);
  if (stated !== found)
    throw new FormatError(
      `loadGraph: the digest of graph and tensors is ${found}, the file states ${stated}: it was damaged or changed`,
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
        `loadGraph: the graph has no attribute ${JSON.stringify(name)}, and the file holds a tensor for it`,
      );
  }
  return graph;
};

/**
 * The graph in a file of `saveGraph`. The file contains no code: it names operators, which must be installed with the same schemas, and their
 * arguments, which must have the schemas' types.
 *
 * @throws FormatError, with the position, if the bytes are damaged, are of another version, name operators that are not installed, or are not a
 * program at all
 */
export const loadGraph = share("loadGraph", localLoadGraph);
