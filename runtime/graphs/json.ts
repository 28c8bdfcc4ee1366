// Graphs as data for JSON, and back. Reading trusts nothing: every name, type and reference is checked, and what is wrong is named with its place.

import { describe } from "../core/describe.js";
import { isDevice } from "../core/device.js";
import { isDType } from "../core/dtype.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { Generator } from "../core/generator.js";
import { scalar, TypedScalar } from "../core/scalar.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { treeUnflatten } from "../modes/tree.js";
import type { Graph } from "./graph.js";
import { GraphNode, type ValueInfo } from "./node.js";

/** What the format of a graph is called in its data. */
export const graphFormat = "tengen.graph";
/** The version of the format; one that is read has to be this one. */
export const graphVersion = 1;

/** A value in JSON: what JSON lacks stands in an object of one key that begins with `$`. */
export type ValueJSON = null | boolean | number | string | readonly ValueJSON[] | { readonly [key: string]: ValueJSON };

export interface NodeJSON {
  readonly kind: string;
  readonly name: string;
  readonly op?: string;
  /** Of a call: the arguments by their names, those that have their default left out. */
  readonly args?: { readonly [name: string]: ValueJSON };
  readonly of?: string;
  readonly index?: number;
  readonly value?: ValueJSON;
  readonly info?: ValueJSON;
  readonly checksShape?: boolean;
  /** Of an attribute that requires gradients. */
  readonly parameter?: boolean;
}

/** A graph without the elements of its attributes. */
export interface GraphJSON {
  readonly format: string;
  readonly version: number;
  /** The schema of every operator that is called. */
  readonly operators: { readonly [name: string]: string };
  /** The list of arguments, with placeholders for tensors; null where the placeholders are the arguments. */
  readonly inputs: ValueJSON;
  readonly nodes: readonly NodeJSON[];
}

function encode(value: unknown, where: string): ValueJSON {
  if (value instanceof GraphNode) return { $node: value.name };
  if (value === undefined) return { $undefined: true };
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number")
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $number: Object.is(value, -0) ? "-0" : String(value) };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (Array.isArray(value)) return (value as readonly unknown[]).map((item, i) => encode(item, `${where}[${i}]`));
  if (value instanceof Map) return { $map: [...value].map(([key, item]) => [encode(key, where), encode(item, where)]) };
  if (value instanceof Generator)
    throw new ArgumentError(
      `${where}: the graph draws from a generator of its own, which cannot be written; trace it with the default generator`,
    );
  if (isTypedScalar(value)) return { $scalar: [encode(value.value, where), value.kind] };
  if (
    typeof value === "object" &&
    (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
  ) {
    return { $object: Object.entries(value).map(([key, item]) => [key, encode(item, `${where}.${key}`)]) };
  }
  throw new ArgumentError(`${where}: ${describe(value)} cannot be written`);
}

function isTypedScalar(value: unknown): value is { readonly value: number | bigint; readonly kind: string } {
  return value instanceof TypedScalar;
}

function encodeInfo(info: ValueInfo): ValueJSON {
  if (info === null) return null;
  if (Array.isArray(info)) return (info as readonly ValueInfo[]).map(encodeInfo);
  const { dtype, shape, strides, device } = info as Exclude<ValueInfo, null | readonly ValueInfo[]>;
  return { dtype, shape: [...shape], strides: [...strides], device };
}

export function graphToJSON(graph: Graph): GraphJSON {
  const operators: Record<string, string> = {};
  const nodes = graph.nodes.map((node): NodeJSON => {
    const { kind, name } = node;
    const info = node.info === null ? {} : { info: encodeInfo(node.info) };
    switch (kind) {
      case "call": {
        const op = node.op!;
        operators[op.name] = op.described;
        const args: [string, ValueJSON][] = [];
        op.parameters.list.forEach((parameter, i) => {
          const encoded = encode(node.args[i], `${node}, argument ${parameter.name}`);
          if (
            parameter.hasDefault &&
            JSON.stringify(encoded) === JSON.stringify(encode(parameter.default, "a default"))
          )
            return;
          args.push([parameter.name, encoded]);
        });
        return {
          kind,
          name,
          op: op.name,
          args: Object.fromEntries(args),
          ...info,
          ...(node.checksShape ? { checksShape: true } : {}),
        };
      }
      case "item":
        return { kind, name, of: (node.args[0] as GraphNode).name, index: node.args[1] as number, ...info };
      case "output":
        return { kind, name, value: encode(node.args[0], "the output") };
      case "attribute": {
        const tensor = graph.attributes.get(name) as Tensor & { readonly requiresGrad: boolean };
        return { kind, name, ...info, ...(tensor.requiresGrad ? { parameter: true } : {}) };
      }
      default:
        return { kind, name, ...info };
    }
  });
  // The tree of the arguments, with placeholders and plain values as its leaves.
  const inputs =
    graph.inputs === null
      ? null
      : encode(
          treeUnflatten(
            graph.inputs.spec,
            graph.inputs.leaves.map((leaf) => (leaf instanceof GraphNode ? leaf : leaf.value)),
          ),
          "the arguments",
        );
  const sorted = Object.fromEntries(Object.entries(operators).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { format: graphFormat, version: graphVersion, operators: sorted, inputs, nodes };
}

// -- reading

type Record_ = Readonly<Record<string, unknown>>;

/** How deep values of a file may nest: deeper nesting occurs in no program. */
const deepest = 64;

export class Reader {
  readonly where: string;
  constructor(where: string) {
    this.where = where;
  }

  fail(place: string, why: string): never {
    throw new FormatError(`${this.where}: ${place}: ${why}`);
  }

  object(value: unknown, place: string): Record_ {
    if (typeof value !== "object" || value === null || Array.isArray(value) || isTensor(value))
      this.fail(place, `expected an object, got ${describe(value)}`);
    return value as Record_;
  }

  list(value: unknown, place: string): readonly unknown[] {
    if (!Array.isArray(value)) this.fail(place, `expected an array, got ${describe(value)}`);
    return value as readonly unknown[];
  }

  text(value: unknown, place: string): string {
    if (typeof value !== "string") this.fail(place, `expected a string, got ${describe(value)}`);
    return value as string;
  }

  /** The fields are these and no others. */
  fields(value: Record_, known: readonly string[], place: string): void {
    for (const key of Object.keys(value))
      if (!known.includes(key)) this.fail(place, `has an unknown field ${JSON.stringify(key)}`);
  }

  /** A value as `encode` wrote it. */
  value(json: unknown, place: string, node: (name: string) => unknown, depth = 0): unknown {
    if (depth > deepest) this.fail(place, `nests deeper than ${deepest}`);
    if (json === null || typeof json === "boolean" || typeof json === "string" || typeof json === "number") return json;
    const inside = (item: unknown, at: string): unknown => this.value(item, at, node, depth + 1);
    if (Array.isArray(json)) return (json as readonly unknown[]).map((item, i) => inside(item, `${place}[${i}]`));
    const object = this.object(json, place);
    const keys = Object.keys(object);
    const [tag] = keys;
    const content = tag === undefined ? undefined : object[tag];
    if (keys.length === 1) {
      switch (tag) {
        case "$node":
          return node(this.text(content, place));
        case "$undefined":
          return undefined;
        case "$number": {
          const known = {
            NaN: Number.NaN,
            Infinity: Number.POSITIVE_INFINITY,
            "-Infinity": Number.NEGATIVE_INFINITY,
            "-0": -0,
          };
          if (typeof content === "string" && Object.hasOwn(known, content)) return known[content as keyof typeof known];
          break;
        }
        case "$bigint":
          if (typeof content === "string" && /^-?\d{1,20}$/.test(content)) return BigInt(content);
          break;
        case "$scalar": {
          const [number, kind] = this.list(content, place);
          const plain = inside(number, place);
          if (
            (typeof plain === "number" || typeof plain === "bigint") &&
            (kind === "bool" || kind === "int" || kind === "float")
          ) {
            if (kind === "float" || typeof plain === "bigint" || Number.isSafeInteger(plain))
              return scalar(plain, kind);
          }
          break;
        }
        case "$map":
        case "$object": {
          const entries = this.list(content, place).map((entry, i) => {
            const pair = this.list(entry, `${place}[${i}]`);
            if (pair.length !== 2) this.fail(`${place}[${i}]`, "expected a key and a value");
            return [inside(pair[0], place), inside(pair[1], `${place}.${String(pair[0])}`)] as const;
          });
          if (tag === "$map") return new Map(entries);
          if (entries.every(([key]) => typeof key === "string"))
            return Object.fromEntries(entries as [string, unknown][]);
        }
      }
    }
    return this.fail(place, `${JSON.stringify(json).slice(0, 60)} is no value`);
  }

  info(json: unknown, place: string, depth = 0): ValueInfo {
    if (json === null || json === undefined) return null;
    if (depth > deepest) this.fail(place, `nests deeper than ${deepest}`);
    if (Array.isArray(json)) return json.map((item, i) => this.info(item, `${place}[${i}]`, depth + 1));
    const { dtype, shape, strides, device, ...rest } = this.object(json, place);
    const sizes = (list: unknown, least: number): list is number[] =>
      Array.isArray(list) &&
      list.length <= deepest &&
      list.every((size) => Number.isSafeInteger(size) && (size as number) >= least);
    if (!isDType(dtype)) this.fail(place, `${JSON.stringify(dtype)} is no dtype`);
    if (!sizes(shape, 0) || !sizes(strides, 0) || shape.length !== strides.length)
      this.fail(place, "shape and strides have to be as many sizes each");
    if (!isDevice(device)) this.fail(place, `${JSON.stringify(device)} is no device`);
    this.fields(rest, [], place);
    return { dtype, shape, strides, device } as ValueInfo;
  }
}
