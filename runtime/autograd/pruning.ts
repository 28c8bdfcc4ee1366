// Backward passes for certain inputs only: which nodes lead to them, and the gradients that the caller requested.

import { describe } from "../core/describe.js";
import { AutogradError } from "../core/errors.js";
import type { Tensor } from "../core/tensor.js";
import { type BackwardTask, enter, type Pruning, plain } from "./engine.js";
import { edgeOf } from "./history.js";
import { requiresGrad } from "./meta.js";
import { type Capture, type Edge, type Gradient, Node, rule } from "./node.js";

/** Stands for an input that is not reachable. */
export const nowhere: Edge = new Node(rule({ name: "Nowhere", backward: () => [] }), [], null);

/** Where an input's gradient is captured. */
export function wantedEdge(caller: string, i: number, input: Tensor): Edge {
  const edge = edgeOf(input);
  if (edge !== null) return edge;
  // A view created under noGrad of a tensor that requires grad does too, but no gradient reaches it.
  if (requiresGrad(input)) return nowhere;
  throw new AutogradError(
    `${caller}: input ${i} (${describe(input)}) does not require grad. ` +
      "Set requiresGrad = true on it before the outputs are computed.",
  );
}

export class PrunedPass implements Pruning {
  readonly inputs: readonly Edge[];
  /** The gradients of the inputs if they are to be returned; null if they are added to `grad`. */
  readonly results: Gradient[] | null;

  constructor(inputs: readonly Edge[], capture: boolean) {
    this.inputs = inputs;
    this.results = capture ? new Array<Gradient>(inputs.length).fill(null) : null;
  }

  discover(task: BackwardTask, roots: readonly Edge[]): void {
    this.inputs.forEach(({ node, index }, position) => {
      const slot = enter(task, node);
      if (this.results !== null) (slot.captures ??= []).push({ index, position });
      else slot.needed = true;
    });
    // Depth first, so that a node is finished after all nodes that it leads to.
    const seen = new Set<Node>();
    const path: Node[] = [];
    const places: number[] = [];
    for (const root of roots) {
      if (seen.has(root.node)) continue;
      seen.add(root.node);
      enter(task, root.node);
      path.push(root.node);
      places.push(0);
      while (path.length > 0) {
        const node = path[path.length - 1]!;
        const place = places[places.length - 1]!;
        if (place < node.edges.length) {
          places[places.length - 1] = place + 1;
          const edge = node.edges[place]!;
          if (edge === null) continue;
          enter(task, edge.node).pending++;
          if (seen.has(edge.node)) continue;
          seen.add(edge.node);
          path.push(edge.node);
          places.push(0);
          continue;
        }
        path.pop();
        places.pop();
        const slot = node.slot!;
        for (const edge of node.edges) {
          if (edge !== null && (edge.node.slot!.needed || edge.node.slot!.captures !== null)) slot.needed = true;
        }
      }
    }
  }

  capture(task: BackwardTask, captures: readonly Capture[], grads: readonly Gradient[]): void {
    for (const { index, position } of captures) {
      const grad = grads[index] ?? null;
      this.results![position] = grad !== null && !task.createGraph ? plain(grad) : grad;
    }
  }
}
