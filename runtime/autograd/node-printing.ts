// Text of nodes, and the autograd part of a tensor's text.

import { gradText } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { gradFnOf } from "./history.js";
import { requiresGrad } from "./meta.js";
import { Node } from "./node.js";

// By default, console.log of a node would print its whole graph.
function text(this: Node): string {
  return `<${this.name}>`;
}

export function installNodePrinting(): void {
  addMembers(Node.prototype, { toString: text, [Symbol.for("nodejs.util.inspect.custom")]: text });
  gradText.install((tensor) => {
    const node = gradFnOf(tensor);
    if (node !== null) return `gradFn=<${node.name}>`;
    return requiresGrad(tensor) ? "requiresGrad=true" : null;
  });
}
