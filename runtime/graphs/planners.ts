// The door for devices that compute several calls of a graph at once.

import { once } from "../core/shared.js";
import type { BackendName } from "../dispatch/keys.js";
import type { Graph } from "./graph.js";
import type { GraphNode } from "./node.js";

/** Calls of a graph that a device computes at once, where the last of them stands. */
export interface FusedCalls {
  /** The calls, in the graph's order. */
  readonly nodes: readonly GraphNode[];
  /** The nodes outside whose values are read. */
  readonly inputs: readonly GraphNode[];
  /** The nodes among the calls whose values are used outside. */
  readonly outputs: readonly GraphNode[];
  /** The values of `outputs` from those of `inputs`; null: the calls must be made one by one. */
  run(inputs: readonly unknown[]): readonly unknown[] | null;
}

/** What is computed where a call stands: several calls at once, or nothing (null), since a later one computes it. Other calls are made by themselves. */
export type GraphPlan = ReadonlyMap<GraphNode, FusedCalls | null>;

/** Plans of graphs, by the backend on whose devices all their tensors are; a plan must not change results. Called once for each state of a graph. */
export const graphPlanners: Map<BackendName, (graph: Graph) => GraphPlan> = once("graphs.planners", () => new Map());
