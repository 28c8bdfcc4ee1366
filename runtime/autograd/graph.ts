// Backward graphs as text: a tree for the terminal, Graphviz for a diagram. Iterative, since graphs are deep.

import { describe } from "../core/describe.js";
import { dtypeOf } from "../core/dtype.js";
import { ArgumentError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { isTensor } from "../core/tensor.js";
import { AccumulateGrad, gradFnOf } from "./history.js";
import type { Node } from "./node.js";

function rootsOf(caller: string, of: Tensor | Node | readonly (Tensor | Node)[]): Node[] {
  const list = Array.isArray(of) ? (of as readonly (Tensor | Node)[]) : [of as Tensor | Node];
  return list
    .map((item) => {
      const node = isTensor(item) ? gradFnOf(item) : item;
      if (node !== null && !Array.isArray((node as Partial<Node> | undefined)?.edges))
        throw new ArgumentError(`${caller}: expected a tensor or a node of its graph, got ${describe(item)}`);
      return node;
    })
    .filter((node) => node !== null);
}

function labelOf(node: Node): string {
  if (node.rule !== (AccumulateGrad as Node["rule"])) return node.name;
  return `${node.name} ${dtypeOf(node.dtypeCode)} ${formatShape(node.shape)}`;
}

export interface GraphTextOptions {
  /** Number of lines after which the text is truncated; 2000 by default. */
  readonly limit?: number | undefined;
}

/**
 * The graph behind a tensor or a node as a tree. A line printed below another without a branch is its only input; a node
 * that was printed before is followed by "(above)"; a leaf is printed with the dtype and shape of its tensor.
 */
export function graphText(of: Tensor | Node | readonly (Tensor | Node)[], options: GraphTextOptions = {}): string {
  checkOptions("graphText", options, ["limit"]);
  const limit = options.limit ?? 2000;
  const seen = new Set<Node>();
  const work: { node: Node; lead: string; next: string }[] = [];
  for (const node of rootsOf("graphText", of).reverse()) work.push({ node, lead: "", next: "" });
  let text = "";
  let lines = 0;
  for (let item = work.pop(); item !== undefined; item = work.pop()) {
    if (lines++ === limit) return `${text}… (more than ${limit} lines)\n`;
    const { node, lead, next } = item;
    const known = seen.has(node);
    text += `${lead}${labelOf(node)}${known ? " (above)" : ""}\n`;
    if (known) continue;
    seen.add(node);
    const below = node.edges.filter((edge) => edge !== null);
    // A chain is printed straight down: indenting it would make the text of a long one quadratic.
    if (below.length === 1) {
      work.push({ node: below[0]!.node, lead: next, next });
      continue;
    }
    for (let i = below.length - 1; i >= 0; i--) {
      const last = i === below.length - 1;
      work.push({
        node: below[i]!.node,
        lead: `${next}${last ? "└─ " : "├─ "}`,
        next: `${next}${last ? "   " : "│  "}`,
      });
    }
  }
  return text;
}

/**
 * The graph behind a tensor or a node in Graphviz's DOT language (`dot -Tsvg`): gradients flow along the arrows, leaves
 * are boxes, and an edge carries the number of the output it leads to where that is not 0.
 */
export function graphDot(of: Tensor | Node | readonly (Tensor | Node)[]): string {
  const names = new Map<Node, string>();
  const work = rootsOf("graphDot", of);
  let nodes = "";
  let edges = "";
  const nameOf = (node: Node): string => {
    const known = names.get(node);
    if (known !== undefined) return known;
    const name = `n${names.size}`;
    names.set(node, name);
    const isLeaf = node.rule === (AccumulateGrad as Node["rule"]);
    nodes += `  ${name} [label="${labelOf(node).replace(/["\\]/g, "\\$&")}"${isLeaf ? ", shape=box" : ""}];\n`;
    work.push(node);
    return name;
  };
  const visited = new Set<Node>();
  for (const node of work.slice()) nameOf(node);
  for (let next = 0; next < work.length; next++) {
    const node = work[next]!;
    if (visited.has(node)) continue;
    visited.add(node);
    for (const edge of node.edges) {
      if (edge === null) continue;
      edges += `  ${nameOf(node)} -> ${nameOf(edge.node)}${edge.index === 0 ? "" : ` [label="${edge.index}"]`};\n`;
    }
  }
  return `digraph backward {\n${nodes}${edges}}\n`;
}
