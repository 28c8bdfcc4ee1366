// Graphs over time: what turns a call of an operator's older schema into calls of the operators that a program has.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { assertFunction } from "../core/synchronous.js";
import { parseSchema } from "../schema/parse.js";
import { printSchema } from "../schema/print.js";
import type { FunctionSchema } from "../schema/types.js";
import type { Graph } from "./graph.js";
import type { GraphNode } from "./node.js";

/**
 * Adds the calls that compute what one call of the older schema computed.
 * @param args the call's arguments by their names in the older schema, with its defaults for those that were left out, and nodes for tensors
 * @returns the node of the result; for several results a call that has as many
 */
export type Upgrader = (graph: Graph, args: Readonly<Record<string, unknown>>) => GraphNode;

/** An older schema, with what programs registered for it, newest last. */
interface Upgradable {
  readonly schema: FunctionSchema;
  readonly upgraders: Upgrader[];
}

/** By the older schema's text. */
const upgradables: Map<string, Upgradable> = once("graphs.upgraders", () => new Map());

/** A schema as files of graphs state it. */
const textOf = (schema: FunctionSchema): string => printSchema(schema);

/** What was registered for the schema with which a graph was saved. */
export function upgraderOf(saved: string): { readonly schema: FunctionSchema; readonly upgrade: Upgrader } | null {
  const found = upgradables.get(saved);
  const upgrade = found?.upgraders.at(-1);
  return upgrade === undefined ? null : { schema: found!.schema, upgrade };
}

/** A saved schema, or null if it is none. */
export function savedSchema(text: unknown): FunctionSchema | null {
  try {
    return typeof text === "string" ? parseSchema(text) : null;
  } catch {
    return null;
  }
}

/**
 * Says what calls of an operator's older schema are now: `loadGraph` and `graphFromJSON` add these calls in their place. Schemas that only gained arguments
 * with defaults, wider types or defaults need none.
 *
 * @example registerUpgrader("mine::scale(Tensor x, float by) -> Tensor", (graph, { x, by }) => graph.call(scale2.operator, [x, by, "linear"]));
 * @param older the whole text of the older schema, with its namespace
 * @returns a handle that undoes the registration
 * @throws ArgumentError for what is not a schema with a namespace
 */
export function registerUpgrader(older: string, upgrade: Upgrader): { dispose(): void; [Symbol.dispose](): void } {
  assertFunction(upgrade, "registerUpgrader");
  const schema = savedSchema(older);
  if (schema === null || !older.includes("::"))
    throw new ArgumentError(
      `registerUpgrader: expected the older schema, such as "mine::scale(Tensor x, float by) -> Tensor", got ${typeof older === "string" ? JSON.stringify(older) : describe(older)}`,
    );
  const text = textOf(schema);
  const found = upgradables.get(text) ?? { schema, upgraders: [] };
  upgradables.set(text, found);
  const own: Upgrader = (graph, args) => upgrade(graph, args);
  found.upgraders.push(own);
  const dispose = (): void => {
    const at = found.upgraders.indexOf(own);
    if (at >= 0) found.upgraders.splice(at, 1);
    if (found.upgraders.length === 0 && upgradables.get(text) === found) upgradables.delete(text);
  };
  return { dispose, [Symbol.dispose]: dispose };
}
