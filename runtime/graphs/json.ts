// Converts graphs to JSON data, and reads values from it. Reading treats its input as untrusted: errors name the position.

import { describe } from "../core/describe.js";
import { isDevice } from "../core/device.js";
import { isDType } from "../core/dtype.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { Generator } from "../core/generator.js";
import { isMap, isPlainObject } from "../core/options.js";
import { isScalar, scalar, scalarKind, TypedScalar } from "../core/scalar.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { treeUnflatten } from "../modes/tree.js";
import type { Graph } from "./graph.js";
import { GraphNode, type ValueInfo } from "./node.js";

/** Identifies the format in the data. */
export const graphFormat = "tengen.graph";
/** The version of the format; no other one can be read. */
export const graphVersion = 1;

/** A value in JSON: values that JSON cannot represent are objects with one key that begins with `$`. */
export type ValueJSON = null | boolean | number | string | readonly ValueJSON[] | { readonly [key: string]: ValueJSON };

export interface NodeJSON {
  readonly kind: string;
  readonly name: string;
  readonly op?: string;
  /** Of a call: the arguments that differ from their defaults, by name. */
  readonly args?: { readonly [name: string]: ValueJSON };
  readonly of?: string;
  readonly index?: number;
  readonly value?: ValueJSON;
  readonly info?: ValueJSON;
  readonly checksShape?: boolean;
  /** Of a call: whether it was made under `noGrad`. */
  readonly withoutGrad?: boolean;
  /** Of an attribute: whether it requires gradients. */
  readonly parameter?: boolean;
}

/** A graph without the elements of its attributes. */
export interface GraphJSON {
  readonly format: string;
  readonly version: number;
  /** The schemas of all operators that are called, by name. */
  readonly operators: { readonly [name: string]: string };
  /** The list of arguments, with placeholders for tensors; null if the placeholders are the arguments. */
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
  if (isMap(value)) return { $map: [...value].map(([key, item]) => [encode(key, where), encode(item, where)]) };
  if (value instanceof Generator)
    throw new ArgumentError(
      `${where}: the graph uses its own generator, which cannot be serialised; trace it with the default generator`,
    );
  if (isTypedScalar(value)) return { $scalar: [encode(value.value, where), value.kind] };
  if (isPlainObject(value))
    return { $object: Object.entries(value).map(([key, item]) => [key, encode(item, `${where}.${key}`)]) };
  throw new ArgumentError(`${where}: ${describe(value)} cannot be serialised`);
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
          ...(node.withoutGrad ? { withoutGrad: true } : {}),
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

/** The maximum nesting depth of values in a file, far above that of any program. */
const maxDepth = 64;

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

  /** Checks that there are no other fields. */
  fields(value: Record_, known: readonly string[], place: string): void {
    for (const key of Object.keys(value))
      if (!known.includes(key)) this.fail(place, `unknown field ${JSON.stringify(key)}`);
  }

  /** Decodes the result of `encode`. */
  value(json: unknown, place: string, node: (name: string) => unknown, depth = 0): unknown {
    if (depth > maxDepth) this.fail(place, `must not nest deeper than ${maxDepth} levels`);
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
            if (kind === "float" || (isScalar(plain) && scalarKind(plain) === "int")) return scalar(plain, kind);
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
    return this.fail(place, `${JSON.stringify(json).slice(0, 60)} is not a valid value`);
  }

  info(json: unknown, place: string, depth = 0): ValueInfo {
    if (json === null || json === undefined) return null;
    if (depth > maxDepth) this.fail(place, `must not nest deeper than ${maxDepth} levels`);
    if (Array.isArray(json)) return json.map((item, i) => this.info(item, `${place}[${i}]`, depth + 1));
    const { dtype, shape, strides, device, ...rest } = this.object(json, place);
    const sizes = (list: unknown, least: number): list is number[] =>
      Array.isArray(list) &&
      list.length <= maxDepth &&
      list.every((size) => Number.isSafeInteger(size) && (size as number) >= least);
    if (!isDType(dtype)) this.fail(place, `${JSON.stringify(dtype)} is not a dtype`);
    if (!sizes(shape, 0) || !sizes(strides, 0) || shape.length !== strides.length)
      this.fail(place, "shape and strides must be arrays of integers of the same length");
    if (!isDevice(device)) this.fail(place, `${JSON.stringify(device)} is not a device`);
    this.fields(rest, [], place);
    return { dtype, shape, strides, device } as ValueInfo;
  }
}
