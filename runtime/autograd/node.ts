// Nodes and edges of the backward graph.

import type { Device } from "../core/device.js";
import { AutogradError } from "../core/errors.js";
import { share } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import { state } from "./state.js";

const noShape: readonly number[] = [];

/** A gradient; null is an undefined one, which stands for zeros that are not materialised. */
export type Gradient = Tensor | null;

/**
 * How a node computes gradients: one constant per derivative entry, which captures nothing. The saved values of a call
 * are in `node.saved`.
 */
export interface Rule<S = unknown> {
  /** The node's name, such as `MulBackward0`. */
  readonly name: string;
  /**
   * From the gradients of the outputs to those of the inputs, one for each edge; null if there is none. `needs[i]`
   * tells whether edge `i` is needed. Gradients and saved tensors must not be modified in place.
   */
  backward(node: Node<S>, grads: readonly Gradient[], needs: readonly boolean[]): readonly Gradient[];
  /** Frees the saved tensors; absent if the rule saves none. */
  release?(saved: S): void;
  /** Whether `backward` has to run even if no output has a gradient. */
  readonly runsOnNothing?: boolean | undefined;
  /** Whether `backward` is user-defined, and may retain the gradients that it gets or returns. */
  readonly keeps?: boolean | undefined;
}

/** Creates a rule; two rules may have the same name. */
export function rule<S>(definition: Rule<S>): Rule<S> {
  return definition;
}

/** The metadata that a gradient for an output must match. */
export interface OutputInfo {
  readonly shape: readonly number[];
  readonly dtypeCode: number;
  readonly device: Device;
}

/** Called with a gradient; may return a replacement. */
export type TensorHook = (grad: Tensor) => Tensor | null | undefined;
/** Called with the gradients of a node's outputs; may return replacements. */
export type NodePreHook = (gradOutputs: readonly Gradient[]) => readonly Gradient[] | undefined;
/** Called with the gradients that a node computed; may return replacements. */
export type NodePostHook = (
  gradInputs: readonly Gradient[],
  gradOutputs: readonly Gradient[],
) => readonly Gradient[] | undefined;

/** Removes a hook. A second call does nothing. */
export interface HookHandle {
  remove(): void;
}

/**
 * What runs around the rules of the few nodes that have hooks. Created by runtime/autograd/hooks.ts, one for each such node: the functions are the node's,
 * not the program's, so that `optional` (core/optional.ts) is not what holds them.
 */
export interface NodeExtra {
  /** Passes the gradients of the outputs to hooks; null if there are none. */
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

/** The engine's record for a node while a backward pass runs. */
export interface Slot {
  /** The pass. */
  readonly task: Task;
  readonly node: Node;
  /** The slot of the enclosing pass, if a rule runs backward itself. */
  previous: Slot | null;
  /** The next slot created in the same pass. */
  link: Slot | null;
  /** Gradients still to come. */
  pending: number;
  /** Sum of the gradients for output 0 so far. */
  grad: Gradient;
  /** The same for all outputs, if the node has several. */
  grads: Gradient[] | null;
  /** Whether `grad` is memory that nothing else references. */
  owned: boolean;
  /** Does this node, or one behind it, lead to a requested input? (Only if inputs were given.) */
  needed: boolean;
  /** Outputs whose gradients the caller requested. */
  captures: Capture[] | null;
}

export interface Capture {
  readonly index: number;
  readonly position: number;
}

/** A recorded operator. `tensor.gradFn` shows it. */
export interface Node<S = unknown> {
  readonly rule: Rule<S>;
  /** One for each differentiable input of the operator; null if it did not require grad. */
  readonly edges: readonly (Edge | null)[];
  /** What the rule needs, by name. */
  saved: S;
  /** Later calls have larger numbers. */
  readonly sequence: number;
  /** Number of outputs assigned to this node. */
  outputs: number;
  /** The metadata that a gradient for output 0 must match; `dtypeCode` is -1 before there is one. */
  shape: readonly number[];
  dtypeCode: number;
  device: Device;
  /** The same for the outputs after the first. */
  more: (OutputInfo | null)[] | null;
  /** Whether the saved tensors have been freed. */
  released: boolean;
  /** The engine's record during a backward pass. */
  slot: Slot | null;
  extra: NodeExtra | null;
  /** Such as `MulBackward0`. */
  readonly name: string;
  /** A node serves as the edge to its own first output, so that most outputs need no extra object. */
  readonly node: Node;
  readonly index: number;
  /** The nodes that gradients go to next. */
  readonly nextNodes: readonly (Node | null)[];
  /** Whether the saved tensors are freed after this run: false under retainGraph. */
  readonly willRelease: boolean;
  /** Is a gradient for edge `i` needed? While recording: does that input require grad? */
  needs(i: number): boolean;
  /** Calls `hook` with the gradients of the outputs before the node runs; it may return others. */
  registerPreHook(hook: NodePreHook): HookHandle;
  /**
   * Calls `hook` with the gradients that the node computed, and those it received; it may return replacements for the
   * former.
   */
  registerHook(hook: NodePostHook): HookHandle;
}

export interface NodeConstructor {
  new <S>(rule: Rule<S>, edges: readonly (Edge | null)[], saved: S): Node<S>;
  readonly prototype: Node;
}

type AnyNode = Node;

const LocalNode = class Node<S> {
  // Declared only: the constructor initialises them.
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
};

/** Creates a node; `setHistory` adds its outputs. Captures nothing but its arguments. */
export const Node = share("autograd.Node", LocalNode as unknown as NodeConstructor);

/** Where a gradient goes: an output of the operator that a node stands for. */
export interface Edge {
  readonly node: Node;
  readonly index: number;
}

/** The edge to an output of a node. */
export function newEdge(node: Node, index: number): Edge {
  return index === 0 ? node : { node, index };
}

/** Registers an output and the metadata that its gradient must match. Returns its number. */
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

/** Registers an output that is missing (null) and can have no gradient. */
export function addMissingOutput(node: Node): void {
  const index = node.outputs++;
  if (index > 0) (node.more ??= [])[index - 1] = null;
}

/** The metadata that a gradient for an output of the node must match; null if the output is missing. */
export function outputInfo(node: Node, index: number): OutputInfo | null {
  if (index === 0) return node.dtypeCode < 0 ? null : node;
  return node.more?.[index - 1] ?? null;
}

/** The operator's name in messages: the registry name without namespace and overload. */
export function plainName(operator: string): string {
  const colons = operator.lastIndexOf("::");
  const name = colons < 0 ? operator : operator.slice(colons + 2);
  const dot = name.indexOf(".");
  return dot < 0 ? name : name.slice(0, dot);
}

function failure(operator: string, ofProgram: boolean): AutogradError {
  return new AutogradError(
    `the derivative of ${operator} is not implemented: it has neither a ${ofProgram ? "derivative" : "formula in derivatives.yaml"} nor a composite kernel. ` +
      (ofProgram
        ? `Give it one by registerAutograd, detach its inputs, or say that it has none: registerAutograd("${operator}", false).`
        : "Add one, detach its inputs, or declare it `non_differentiable: True`."),
    { operator },
  );
}

/** The name of the nodes of operators without a derivative. It says nothing of the operator. */
export const notImplementedName = "NotImplemented";

/**
 * A rule for operators without a derivative: the node throws, naming the operator, if a gradient ever reaches it.
 * @param ofProgram whether a program defined the operator, for which there is no YAML
 */
export function notImplementedRule(operator: string, ofProgram = false): Rule {
  return rule({
    name: notImplementedName,
    backward() {
      throw failure(operator, ofProgram);
    },
  });
}

/** A rule for operators without a derivative whose gradient is to be lost: the node says so, naming the operator, and passes none on. */
export function lostGradientRule(operator: string, edges: number): Rule {
  return rule({
    name: "LostGradient",
    backward() {
      console.warn(
        `the gradient of ${operator} is lost: it has no derivative, and autogradFallback is "warn" for it; registerAutograd gives it one`,
      );
      return new Array<null>(edges).fill(null);
    },
  });
}

/** For formulas that say `not_implemented("...")`. */
export function notImplemented(what: string, reason?: string): never {
  throw new AutogradError(`the derivative for ${what} is not implemented${reason ? `: ${reason}` : "."}`);
}
