// Nodes and edges of the backward graph.

import type { Device } from "../core/device.js";
import { AutogradError } from "../core/errors.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import { state } from "./state.js";

const noShape: readonly number[] = [];

/** A gradient; null is an undefined one, which stands for zeros that nobody made. */
export type Gradient = Tensor | null;

/**
 * How a node computes gradients: one constant per derivative entry, which captures nothing. What a call saved is in
 * `node.saved`.
 */
export interface Rule<S = unknown> {
  /** The node's name, such as `MulBackward0`. */
  readonly name: string;
  /**
   * From the gradients of the outputs to those of the inputs, one for each edge; null where there is none.
   * `needs[i]` says whether edge `i` is wanted. Gradients and saved tensors are not changed in place.
   */
  backward(node: Node<S>, grads: readonly Gradient[], needs: readonly boolean[]): readonly Gradient[];
  /** Lets go of the saved tensors; absent where the rule saves none. */
  release?(saved: S): void;
  /** Whether `backward` wants to run when no output has a gradient. */
  readonly runsOnNothing?: boolean | undefined;
  /** Whether `backward` is a user's, who may keep the gradients that it gets or returns. */
  readonly keeps?: boolean | undefined;
}

/** Makes a rule; the same name in two rules is fine. */
export function rule<S>(definition: Rule<S>): Rule<S> {
  return definition;
}

/** What a gradient for an output must look like. */
export interface OutputInfo {
  readonly shape: readonly number[];
  readonly dtypeCode: number;
  readonly device: Device;
}

/** Called with a gradient; may return another one for it. */
export type TensorHook = (grad: Tensor) => Tensor | null | undefined;
/** Called with the gradients of a node's outputs; may return others for them. */
export type NodePreHook = (gradOutputs: readonly Gradient[]) => readonly Gradient[] | undefined;
/** Called with the gradients that a node computed; may return others for them. */
export type NodePostHook = (
  gradInputs: readonly Gradient[],
  gradOutputs: readonly Gradient[],
) => readonly Gradient[] | undefined;

/** Takes a hook away. A second call does nothing. */
export interface HookHandle {
  remove(): void;
}

/** What few nodes have: what runs around their rules. runtime/autograd/hooks.ts makes it. */
export interface NodeExtra {
  /** Gives the gradients of the outputs to hooks; null where there are none. */
  before: ((node: Node, grads: readonly Gradient[]) => readonly Gradient[]) | null;
  /** The same for the gradients that the rule computed. */
  after: ((node: Node, results: readonly Gradient[], grads: readonly Gradient[]) => readonly Gradient[]) | null;
  /** After a leaf's gradient has been accumulated. */
  accumulated: ((node: Node) => void) | null;
  /** Anomaly mode: adds the forward call to an error that the node throws. */
  explain: ((error: unknown, node: Node) => unknown) | null;
}

/** One backward pass. */
export interface Task {
  readonly retainGraph: boolean;
}

/** What the engine keeps for a node while a backward pass runs. */
export interface Slot {
  /** The pass. */
  readonly task: Task;
  readonly node: Node;
  /** The slot of the pass around this one, when a rule runs backward itself. */
  readonly previous: Slot | null;
  /** The slot made after this one in the same pass. */
  link: Slot | null;
  /** Gradients still to come. */
  pending: number;
  /** Sum of the gradients for output 0 so far. */
  grad: Gradient;
  /** The same for all outputs, where the node has several. */
  grads: Gradient[] | null;
  /** Whether `grad` is memory that nobody else holds. */
  owned: boolean;
  /** Does this node, or one behind it, lead to a wanted input? (Only when inputs were given.) */
  needed: boolean;
  /** Outputs whose gradients the caller wants. */
  captures: Capture[] | null;
}

export interface Capture {
  readonly index: number;
  readonly position: number;
}

/** A recorded operator. `tensor.gradFn` shows it. */
export interface Node<S = unknown> {
  readonly rule: Rule<S>;
  /** One for each differentiable input of the operator; null where it did not require grad. */
  readonly edges: readonly (Edge | null)[];
  /** What the rule needs, by name. */
  saved: S;
  /** Later calls have larger numbers. */
  readonly sequence: number;
  /** Number of outputs that have been given to this node. */
  outputs: number;
  /** What a gradient for output 0 must look like; `dtypeCode` is -1 before there is one. */
  shape: readonly number[];
  dtypeCode: number;
  device: Device;
  /** The same of the outputs after the first. */
  more: (OutputInfo | null)[] | null;
  /** Whether the saved tensors have been let go. */
  released: boolean;
  /** The engine's notes during a backward pass. */
  slot: Slot | null;
  extra: NodeExtra | null;
  /** Such as `MulBackward0`. */
  readonly name: string;
  /** A node is the edge to its own first output, so that most outputs need no object for theirs. */
  readonly node: Node;
  readonly index: number;
  /** The nodes that gradients go to next. */
  readonly nextNodes: readonly (Node | null)[];
  /** Whether the saved tensors go after this run: false under retainGraph. */
  readonly willRelease: boolean;
  /** Is a gradient for edge `i` wanted? While recording: does that input require grad? */
  needs(i: number): boolean;
  /** Calls `hook` with the gradients of the outputs before the node runs; it may return others. */
  registerPreHook(hook: NodePreHook): HookHandle;
  /** Calls `hook` with the gradients that the node computed, and those it got; it may return others for the former. */
  registerHook(hook: NodePostHook): HookHandle;
}

export interface NodeConstructor {
  new <S>(rule: Rule<S>, edges: readonly (Edge | null)[], saved: S): Node<S>;
  readonly prototype: Node;
}

type AnyNode = Node;

/** Makes a node whose outputs are told to it by `setHistory`. Captures nothing but what it is given. */
export const Node = once(
  "autograd.Node",
  () =>
    class Node<S> {
      // Declared only: the constructor makes them.
      declare readonly rule: Rule<S>;
      declare readonly edges: readonly (Edge | null)[];
      declare saved: S;
      declare readonly sequence: number;
      declare outputs: number;
      declare shape: readonly number[];
      declare dtypeCode: number;
      declare device: Device;
      declare more: (OutputInfo | null)[] | null;
      declare released: boolean;
      declare slot: Slot | null;
      declare extra: NodeExtra | null;

      constructor(ruleOfNode: Rule<S>, edges: readonly (Edge | null)[], saved: S) {
        this.rule = ruleOfNode;
        this.edges = edges;
        this.saved = saved;
        this.sequence = state.sequence++;
        this.outputs = 0;
        this.shape = noShape;
        this.dtypeCode = -1;
        this.device = "cpu";
        this.more = null;
        this.released = false;
        this.slot = null;
        this.extra = null;
        if (state.anomaly !== null) state.anomaly.remember(this);
      }

      get name(): string {
        return this.rule.name;
      }

      get node(): AnyNode {
        return this as unknown as AnyNode;
      }

      get index(): number {
        return 0;
      }

      get nextNodes(): readonly (AnyNode | null)[] {
        return this.edges.map((edge) => (edge === null ? null : edge.node));
      }

      get willRelease(): boolean {
        return this.slot === null || !this.slot.task.retainGraph;
      }

      needs(i: number): boolean {
        return this.edges[i] !== null;
      }
    } as unknown as NodeConstructor,
);

/** Where a gradient goes: an output of the operator that a node stands for. */
export interface Edge {
  readonly node: Node;
  readonly index: number;
}

/** The edge to an output of a node. */
export function newEdge(node: Node, index: number): Edge {
  return index === 0 ? node : { node, index };
}

/** Counts an output and keeps what its gradient must look like. Returns its number. */
export function addOutput(node: Node, output: Tensor): number {
  const index = node.outputs++;
  if (index === 0) {
    node.shape = output.shape;
    node.dtypeCode = output.dtypeCode;
    node.device = output.storage.device;
  } else {
    (node.more ??= [])[index - 1] = {
      shape: output.shape,
      dtypeCode: output.dtypeCode,
      device: output.storage.device,
    };
  }
  return index;
}

/** Counts an output that is not there (null) and can have no gradient. */
export function addMissingOutput(node: Node): void {
  const index = node.outputs++;
  if (index > 0) (node.more ??= [])[index - 1] = null;
}

/** What a gradient for an output of the node must look like; null if the output is not there. */
export function outputInfo(node: Node, index: number): OutputInfo | null {
  if (index === 0) return node.dtypeCode < 0 ? null : node;
  return node.more?.[index - 1] ?? null;
}

/** The name of an operator's registry name in messages: without namespace and overload. */
export function plainName(operator: string): string {
  const colons = operator.lastIndexOf("::");
  const name = colons < 0 ? operator : operator.slice(colons + 2);
  const dot = name.indexOf(".");
  return dot < 0 ? name : name.slice(0, dot);
}

function failure(operator: string): AutogradError {
  return new AutogradError(
    `the derivative of ${operator} is not implemented: it has neither a formula in derivatives.yaml nor a composite ` +
      "kernel. Add one, detach its inputs, or declare it `non_differentiable: True`.",
    { operator },
  );
}

/** A rule for operators that have no derivative: the node throws, naming the operator, if a gradient ever reaches it. */
export function notImplementedRule(operator: string): Rule {
  return rule({
    name: "NotImplemented",
    backward() {
      throw failure(operator);
    },
  });
}

/** For formulas that say `not_implemented("...")`. */
export function notImplemented(what: string, reason?: string): never {
  throw new AutogradError(`the derivative for ${what} is not implemented${reason ? `: ${reason}` : "."}`);
}
