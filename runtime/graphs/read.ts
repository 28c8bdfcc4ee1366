// Reads graphs from untrusted data: nothing is executed, and errors name the position.

import { formatShape, sameShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { defaultOf, type SchemaParameter } from "../dispatch/parameters.js";
import { functionalFormNamed } from "../modes/functional-form.js";
import { treeFlatten } from "../modes/tree.js";
import { incompatibility } from "../schema/compatible.js";
import type { Argument, FunctionSchema } from "../schema/types.js";
import { argumentMisfit } from "./arguments.js";
import { Graph } from "./graph.js";
import { graphFormat, graphVersion, Reader } from "./json.js";
import { GraphNode, type TensorInfo } from "./node.js";
import { savedSchema, type Upgrader, upgraderOf } from "./upgrade.js";

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]{0,199}$/.test(text);

/** The maximum number of nodes, far above that of any program. */
const maxNodes = 1_000_000;

/** Returns the tensor of an attribute, or the reason why there is none. */
export type TakeAttribute = (name: string, info: TensorInfo | null, parameter: boolean) => Tensor | string;

/** Looks tensors up by name. */
export function taken(attributes: Readonly<Record<string, Tensor>>): TakeAttribute {
  return (name) =>
    Object.hasOwn(attributes, name) && isTensor(attributes[name])
      ? attributes[name]
      : `there is no tensor for the attribute ${JSON.stringify(name)}`;
}

export function readGraph(json: unknown, take: TakeAttribute, where: string, dispatcher: Dispatcher): Graph {
  const reader = new Reader(where);
  const data = reader.object(json, "the graph");
  if (data["format"] !== graphFormat)
    reader.fail("format", `expected ${JSON.stringify(graphFormat)}, got ${JSON.stringify(data["format"])}`);
  if (data["version"] !== graphVersion) {
    reader.fail(
      "version",
      `expected version ${graphVersion} of the format, which this version of tengen reads, got ${JSON.stringify(data["version"])}`,
    );
  }
  reader.fields(data, ["format", "version", "operators", "inputs", "nodes"], "the graph");
  const graph = new Graph();
  readNodes(graph, reader, data["nodes"], { operators: readOperators(reader, data["operators"], dispatcher), take });
  if (data["inputs"] !== null) readInputs(graph, reader, data["inputs"]);
  try {
    graph.lint();
  } catch (error) {
    reader.fail("nodes", (error as Error).message);
  }
  return graph;
}

/** An operator that the graph calls: its name, the older schema that its calls have, and what they are now. */
interface OwnOperator {
  readonly op: OperatorEntry;
  /** Null if it is the operator's own. */
  readonly older: FunctionSchema | null;
}
interface UpgradedOperator {
  readonly op: null;
  readonly older: FunctionSchema;
  readonly upgrade: Upgrader;
}
type SavedOperator = OwnOperator | UpgradedOperator;
type OperatorsByName = ReadonlyMap<string, SavedOperator>;

/** The operators that the graph calls, with the schemas that it was saved with. */
function readOperators(reader: Reader, json: unknown, dispatcher: Dispatcher): OperatorsByName {
  const operators = new Map<string, SavedOperator>();
  for (const [name, schema] of Object.entries(reader.object(json, "operators")))
    operators.set(name, readOperator(reader, name, schema, dispatcher));
  return operators;
}

function readOperator(reader: Reader, name: string, schema: unknown, dispatcher: Dispatcher): SavedOperator {
  const found = dispatcher.find(name) ?? functionalFormNamed(dispatcher, name);
  const op = found?.hasSchema === true ? found : null;
  if (op !== null && op.described === schema) return { op, older: null };
  const upgrader = upgraderOf(String(schema));
  if (upgrader !== null) return { op: null, older: upgrader.schema, upgrade: upgrader.upgrade };
  if (op === null)
    return reader.fail(
      `operators, ${name}`,
      "this program has no such operator; load the library that defines it first",
    );
  const older = savedSchema(schema);
  const why = older === null ? "it is not a schema" : incompatibility(older, op.schema);
  if (why === null && older?.name.full === op.schema.name.full) return { op, older };
  return reader.fail(
    `operators, ${name}`,
    `the graph has another schema:\n  ${String(schema)}\nthe schema in this program is\n  ${op.described}\n` +
      `  calls of the one are none of the other: ${why ?? "its name is another"}; registerUpgrader says what they are now`,
  );
}

/** Where nodes get what the list of nodes only names. */
interface NodeSources {
  readonly operators: OperatorsByName;
  readonly take: TakeAttribute;
}

function readNodes(graph: Graph, reader: Reader, json: unknown, sources: NodeSources): void {
  const nodes = reader.list(json, "nodes");
  if (nodes.length > maxNodes) reader.fail("nodes", `expected at most ${maxNodes} nodes, got ${nodes.length}`);
  for (const [i, one] of nodes.entries()) {
    const place = `nodes[${i}]`;
    const node = reader.object(one, place);
    const name = reader.text(node["name"], `${place}.name`);
    if (!isName(name) || graph.find(name) !== null)
      reader.fail(`${place}.name`, `${JSON.stringify(name)} is not a valid, unused name`);
    const saved: SavedNode = {
      node,
      place,
      name,
      info: reader.info(node["info"], `${place}.info`),
      isLast: i === nodes.length - 1,
    };
    graph.rename(readNode(graph, reader, saved, sources), name);
  }
}

/** A node of the data. */
interface SavedNode {
  readonly node: ReturnType<Reader["object"]>;
  /** For errors. */
  readonly place: string;
  readonly name: string;
  readonly info: ReturnType<Reader["info"]>;
  readonly isLast: boolean;
}

/** Adds a node to the graph. */
function readNode(graph: Graph, reader: Reader, saved: SavedNode, sources: NodeSources): GraphNode {
  const { node, place, name, info } = saved;
  const known = (text: string): GraphNode =>
    graph.find(text) ?? reader.fail(place, `uses ${JSON.stringify(text)}, which is not the name of an earlier node`);
  switch (node["kind"]) {
    case "placeholder":
      reader.fields(node, ["kind", "name", "info"], place);
      if (graph.nodes.some((other) => other.kind !== "placeholder"))
        reader.fail(place, "placeholders must precede all other nodes");
      return graph.placeholder(name, info);
    case "attribute":
      return readAttribute(graph, reader, saved, sources.take);
    case "call":
      return readCall(graph, reader, saved, sources.operators, known);
    case "item": {
      reader.fields(node, ["kind", "name", "of", "index", "info"], place);
      const of = known(reader.text(node["of"], `${place}.of`));
      const { index } = node;
      if (!Number.isSafeInteger(index) || (index as number) < 0) reader.fail(`${place}.index`, "expected 0 or more");
      return graph.item(of, index as number, info);
    }
    case "output":
      reader.fields(node, ["kind", "name", "value"], place);
      if (!saved.isLast) reader.fail(place, "the output must be the last node");
      return graph.output(reader.value(node["value"], `${place}.value`, known));
    default:
      return reader.fail(`${place}.kind`, `${JSON.stringify(node["kind"])} is not a kind of node`);
  }
}

function readAttribute(
  graph: Graph,
  reader: Reader,
  { node, place, name, info }: SavedNode,
  take: TakeAttribute,
): GraphNode {
  reader.fields(node, ["kind", "name", "info", "parameter"], place);
  const { parameter } = node;
  if (parameter !== undefined && parameter !== true) reader.fail(`${place}.parameter`, "must be true or absent");
  const stated = info === null || Array.isArray(info) ? null : (info as TensorInfo);
  const found = take(name, stated, parameter === true);
  const tensor = typeof found === "string" ? reader.fail(place, found) : found;
  if (stated !== null && (stated.dtype !== tensor.dtype || !sameShape(stated.shape, tensor.shape)))
    reader.fail(
      place,
      `the tensor ${JSON.stringify(name)} is ${tensor.dtype} ${formatShape(tensor.shape)}, the graph states ${stated.dtype} ${formatShape(stated.shape)}`,
    );
  return graph.attribute(name, tensor);
}

function readCall(
  graph: Graph,
  reader: Reader,
  { node, place, info }: SavedNode,
  operators: OperatorsByName,
  known: (text: string) => GraphNode,
): GraphNode {
  reader.fields(node, ["kind", "name", "op", "args", "info", "checksShape", "withoutGrad"], place);
  const opName = reader.text(node["op"], `${place}.op`);
  const saved =
    operators.get(opName) ?? reader.fail(`${place}.op`, `${JSON.stringify(opName)} is not in the list of operators`);
  const given = reader.object(node["args"], `${place}.args`);
  const list: readonly Pick<SchemaParameter, "name" | "type" | "hasDefault" | "default">[] =
    saved.older === null ? saved.op!.parameters.list : saved.older.arguments.map(parameterOf);
  reader.fields(
    given,
    list.map((parameter) => parameter.name),
    `${place}.args`,
  );
  const values = list.map((parameter): readonly [name: string, value: unknown] => {
    const at = `${place}.args.${parameter.name}`;
    if (!Object.hasOwn(given, parameter.name)) {
      if (!parameter.hasDefault) reader.fail(at, `${opName} requires it`);
      return [parameter.name, parameter.default];
    }
    const value = reader.value(given[parameter.name], at, known);
    const wrong = argumentMisfit(value, parameter.type);
    if (wrong !== null) reader.fail(at, wrong);
    return [parameter.name, value];
  });
  const created =
    saved.op !== null ? called(graph, saved, values, info) : upgraded(graph, reader, place, saved, values);
  for (const field of ["checksShape", "withoutGrad"] as const) {
    const flag = node[field];
    if (flag !== undefined && flag !== true) reader.fail(`${place}.${field}`, "must be true or absent");
    created[field] = flag === true;
  }
  return created;
}

/** A parameter of an older schema. */
function parameterOf({ name, type, default: value }: Argument) {
  return { name, type, hasDefault: value !== null, default: value === null ? null : defaultOf(value, type) };
}

type NamedValues = readonly (readonly [name: string, value: unknown])[];

/** A call of the operator; arguments that an older schema has not have their defaults. */
function called(
  graph: Graph,
  { op, older }: OwnOperator,
  values: NamedValues,
  info: ReturnType<Reader["info"]>,
): GraphNode {
  if (older === null) {
    return graph.call(
      op,
      values.map(([, value]) => value),
      info,
    );
  }
  const byName = new Map(values);
  const args = op.parameters.list.map(({ name, default: standard }) =>
    byName.has(name) ? byName.get(name) : standard,
  );
  return graph.call(op, args, info);
}

/** What a program's upgrader makes of a call. */
function upgraded(
  graph: Graph,
  reader: Reader,
  place: string,
  { upgrade, older }: UpgradedOperator,
  values: NamedValues,
): GraphNode {
  const before = new Set(graph.nodes);
  let node: unknown;
  try {
    node = upgrade(graph, Object.fromEntries(values));
  } catch (error) {
    return reader.fail(place, `the upgrader of ${older.name.full} threw: ${(error as Error).message}`);
  }
  if (!(node instanceof GraphNode) || node.graph !== graph || before.has(node) || node.kind === "placeholder")
    return reader.fail(place, `the upgrader of ${older.name.full} must return a node that it added to the graph`);
  return node;
}

/** The structure of the program's arguments, whose leaves are placeholders or values. */
function readInputs(graph: Graph, reader: Reader, json: unknown): void {
  const lookUp = (text: string): unknown =>
    graph.find(text) ?? reader.fail("inputs", `${JSON.stringify(text)} is not a node`);
  const tree = reader.value(json, "inputs", lookUp);
  if (!Array.isArray(tree)) reader.fail("inputs", "expected the list of arguments");
  const { leaves, spec } = treeFlatten(tree);
  const inputNodes = leaves.filter((leaf) => leaf instanceof GraphNode);
  const other = inputNodes.find(({ kind }) => kind !== "placeholder");
  if (other !== undefined) reader.fail("inputs", `${other} is not a placeholder`);
  if (new Set(inputNodes).size !== inputNodes.length || inputNodes.length !== graph.placeholders.length)
    reader.fail("inputs", "every placeholder must occur once");
  graph.inputs = { spec, leaves: leaves.map((leaf) => (leaf instanceof GraphNode ? leaf : { value: leaf })) };
}

/**
 * Reads the result of `toJSON`.
 *
 * @param attributes the tensors of the attribute nodes, by name
 * @throws FormatError with the position, if the data is not in the format of `toJSON`, or uses operators that this program
 * does not have
 */
export function graphFromJSON(json: unknown, attributes: Readonly<Record<string, Tensor>> = {}): Graph {
  return readGraph(json, taken(attributes), "graphFromJSON", program);
}
