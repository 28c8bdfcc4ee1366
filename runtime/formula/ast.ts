// The syntax tree of formulas in derivatives.yaml: plain data with a source range on every node.

/** Half-open range of characters in the formula's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

// A comment before an argument with the name of its parameter: `/*rounding_mode=*/"trunc"`.
export interface ArgumentLabel extends Span {
  readonly name: string;
}

/** A C++ type in template arguments, casts and lambda parameters: `std::vector<int64_t>`, `Tensor`, `3`. */
export interface TypeName extends Span {
  readonly name: string;
  readonly parameters: readonly TypeName[];
}

/** `grad`, `M_PI`, `at::kDouble`. */
export interface NameNode extends Span {
  readonly kind: "name";
  readonly name: string;
}
export interface IntNode extends Span {
  readonly kind: "int";
  readonly value: number;
}
/**
 * `text` preserves the spelling; a literal with a point or an exponent is a double in C++, even if its value is
 * integral.
 */
export interface FloatNode extends Span {
  readonly kind: "float";
  readonly value: number;
  readonly text: string;
}
export interface StringNode extends Span {
  readonly kind: "string";
  readonly value: string;
}
export interface BoolNode extends Span {
  readonly kind: "bool";
  readonly value: boolean;
}
/** `nullopt`, `c10::nullopt`, `nullptr`. */
export interface NullNode extends Span {
  readonly kind: "null";
}
export type UnaryOperator = "-" | "+" | "!" | "~" | "*";
export interface UnaryNode extends Span {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: Formula;
}
export type BinaryOperator =
  | "*"
  | "/"
  | "%"
  | "+"
  | "-"
  | "<<"
  | ">>"
  | "<"
  | ">"
  | "<="
  | ">="
  | "=="
  | "!="
  | "&"
  | "^"
  | "|"
  | "&&"
  | "||";
export interface BinaryNode extends Span {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Formula;
  readonly right: Formula;
  /** The position of the operator. */
  readonly at: number;
}
export interface ConditionalNode extends Span {
  readonly kind: "conditional";
  readonly condition: Formula;
  readonly then: Formula;
  readonly otherwise: Formula;
}
/** `mul(a, b)`, `at::where(...)`, `std::get<0>(x)`, `std::tuple<Tensor, Tensor>()`, `Tensor()`. */
export interface CallNode extends Span {
  readonly kind: "call";
  /** With its qualifiers. */
  readonly name: string;
  readonly templates: readonly TypeName[];
  readonly args: readonly Formula[];
  /** For each argument its label, or null; absent if no argument has a label. */
  readonly labels?: readonly (ArgumentLabel | null)[];
  readonly nameEnd: number;
}
/** `x.foo(a)`; `x->foo(a)` is the same on an optional. */
export interface MethodNode extends Span {
  readonly kind: "method";
  readonly object: Formula;
  readonly arrow: boolean;
  readonly name: string;
  readonly nameStart: number;
  readonly templates: readonly TypeName[];
  readonly args: readonly Formula[];
  readonly labels?: readonly (ArgumentLabel | null)[];
}
export interface IndexNode extends Span {
  readonly kind: "index";
  readonly object: Formula;
  readonly index: Formula;
}
/** `{a, b}`. */
export interface ListNode extends Span {
  readonly kind: "list";
  readonly items: readonly Formula[];
}
/** `[](int64_t i) { return -i; }`. */
export interface LambdaNode extends Span {
  readonly kind: "lambda";
  readonly parameters: readonly { readonly type: TypeName; readonly name: string }[];
  readonly body: Formula;
}

export type Formula =
  | NameNode
  | IntNode
  | FloatNode
  | StringNode
  | BoolNode
  | NullNode
  | UnaryNode
  | BinaryNode
  | ConditionalNode
  | CallNode
  | MethodNode
  | IndexNode
  | ListNode
  | LambdaNode;

/** The children of a node. */
export function childrenOf(node: Formula): readonly Formula[] {
  switch (node.kind) {
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "conditional":
      return [node.condition, node.then, node.otherwise];
    case "call":
      return node.args;
    case "method":
      return [node.object, ...node.args];
    case "index":
      return [node.object, node.index];
    case "list":
      return node.items;
    case "lambda":
      return [node.body];
    default:
      return [];
  }
}

/** Calls `visit` for a node and all its descendants, in pre-order. */
export function walk(node: Formula, visit: (node: Formula) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** Maps every node by `replace`, in post-order; unchanged subtrees are shared. */
export function rewrite(node: Formula, replace: (node: Formula) => Formula): Formula {
  const one = (child: Formula): Formula => rewrite(child, replace);
  const all = (children: readonly Formula[]): readonly Formula[] => {
    const next = children.map(one);
    return next.every((child, i) => child === children[i]) ? children : next;
  };
  switch (node.kind) {
    case "unary": {
      const operand = one(node.operand);
      return replace(operand === node.operand ? node : { ...node, operand });
    }
    case "binary": {
      const left = one(node.left);
      const right = one(node.right);
      return replace(left === node.left && right === node.right ? node : { ...node, left, right });
    }
    case "conditional": {
      const condition = one(node.condition);
      const then = one(node.then);
      const otherwise = one(node.otherwise);
      const same = condition === node.condition && then === node.then && otherwise === node.otherwise;
      return replace(same ? node : { ...node, condition, then, otherwise });
    }
    case "call": {
      const args = all(node.args);
      return replace(args === node.args ? node : { ...node, args });
    }
    case "method": {
      const object = one(node.object);
      const args = all(node.args);
      return replace(object === node.object && args === node.args ? node : { ...node, object, args });
    }
    case "index": {
      const object = one(node.object);
      const index = one(node.index);
      return replace(object === node.object && index === node.index ? node : { ...node, object, index });
    }
    case "list": {
      const items = all(node.items);
      return replace(items === node.items ? node : { ...node, items });
    }
    case "lambda": {
      const body = one(node.body);
      return replace(body === node.body ? node : { ...node, body });
    }
    default:
      return replace(node);
  }
}

/** Whether the name occurs in the formula. */
export function mentions(node: Formula, name: string): boolean {
  if (node.kind === "name") return node.name === name;
  return childrenOf(node).some((child) => mentions(child, name));
}
