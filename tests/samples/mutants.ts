// Derives wrong formulas from correct ones: each mutant differs from the formula in one place.

import { childrenOf, type Formula, parseFormula, printFormula, rewrite, walk } from "../../runtime/formula/index.js";
import type { FunctionSchema, Type } from "../../runtime/schema/types.js";

export interface Mutant {
  /** The kind of mutation: `sign`, `factor`, `+ to -`, `left alone`, `self for other` ... */
  readonly kind: string;
  readonly formula: string;
}

/** Lines that are not expressions. */
const words = /^(auto_linear|auto_element_wise|non_differentiable|not_implemented\(.*\))$/s;

const swapped: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "<": ["<=", ">"],
  ">": [">=", "<"],
  "<=": ["<", ">="],
  ">=": [">", "<="],
  "==": ["!="],
  "!=": ["=="],
};

/** Properties that are equal for every tensor of a call. */
const sameForAll = /^(layout|options|device)$/;

const nowhere = { start: 0, end: 0 };
const int = (value: number): Formula => ({ kind: "int", value, ...nowhere });
const float = (value: number): Formula => ({ kind: "float", value, text: String(value), ...nowhere });
const not = (operand: Formula): Formula => ({ kind: "unary", operator: "!", operand, ...nowhere });
const binary = (operator: "+" | "*", left: Formula, right: Formula): Formula => ({
  kind: "binary",
  operator,
  left,
  right,
  at: 0,
  ...nowhere,
});

function isTensor(type: Type): boolean {
  return type.kind === "optional" ? isTensor(type.element) : type.kind === "base" && type.name === "Tensor";
}

function baseName(type: Type): string | null {
  return type.kind === "optional" ? baseName(type.element) : type.kind === "base" ? type.name : null;
}

/** Names that could be confused: tensors of the call, tangents, values. */
function families(schema: FunctionSchema, forward: boolean): readonly (readonly string[])[] {
  const args = schema.arguments.filter(({ type }) => isTensor(type)).map(({ name }) => name);
  const results = schema.returns
    .map(({ name }, i) => name ?? (schema.returns.length === 1 ? "result" : `result${i}`))
    .filter((_, i) => isTensor(schema.returns[i]!.type));
  if (!forward) return [[...args, ...results], results.map((name) => `grad_${name}`)];
  return [args.map((name) => `${name}_t`), [...args.map((name) => `${name}_p`), ...results, ...args]];
}

/**
 * Every formula that differs from `text` in one place. Some do not type-check, which the generator reports.
 * @returns none for lines that are not expressions
 */
export function mutantsOf(text: string, schema: FunctionSchema, forward: boolean): readonly Mutant[] {
  if (words.test(text.trim())) {
    return text.trim().startsWith("auto") ? [{ kind: "dropped", formula: "zeros_like(result)" }] : [];
  }
  const root = parseFormula(text);
  const mutants = new Map<string, string>();
  const original = printFormula(root);
  const add = (kind: string, formula: Formula) => {
    const printed = printFormula(formula);
    if (printed !== original && !mutants.has(printed)) mutants.set(printed, kind);
  };
  const replace = (kind: string, target: Formula, by: Formula) =>
    add(
      kind,
      rewrite(root, (node) => (node === target ? by : node)),
    );
  add("sign", { kind: "unary", operator: "-", operand: root, ...nowhere });
  add("factor", binary("*", root, float(1.001)));
  const related = families(schema, forward);
  const typeOf = new Map(schema.arguments.map(({ name, type }) => [name, baseName(type)]));
  const alike = new Set<Formula>();
  walk(root, (node) => {
    if (node.kind === "method" && sameForAll.test(node.name)) alike.add(node.object);
    switch (node.kind) {
      case "binary":
        for (const operator of swapped[node.operator] ?? []) {
          replace(`${node.operator} to ${operator}`, node, { ...node, operator: operator as typeof node.operator });
        }
        replace(`right of ${node.operator} dropped`, node, node.left);
        replace(`left of ${node.operator} dropped`, node, node.right);
        if (node.operator === "-" || node.operator === "/") {
          replace(`operands of ${node.operator} swapped`, node, { ...node, left: node.right, right: node.left });
        }
        break;
      case "conditional":
        replace("always then", node, node.then);
        replace("always otherwise", node, node.otherwise);
        break;
      case "unary":
        replace(`${node.operator} dropped`, node, node.operand);
        break;
      case "int":
        replace("another number", node, int(node.value + 1));
        break;
      case "float":
        replace("another number", node, float(node.value === 0 ? 0.001 : node.value * 1.001));
        break;
      case "bool":
        replace("other flag", node, { ...node, value: !node.value });
        break;
      case "name": {
        if (alike.has(node)) break;
        const family = related.find((names) => names.includes(node.name)) ?? [];
        for (const name of family) replace(`${name} for ${node.name}`, node, { ...node, name });
        const type = typeOf.get(node.name);
        if (type === "bool") replace("other flag", node, not(node));
        if (type === "int" || type === "SymInt") replace("another number", node, binary("+", node, int(1)));
        if (type === "float") replace("another number", node, binary("*", node, float(1.5)));
        break;
      }
      case "call":
        node.args.slice(1).forEach((_, i) => {
          const args = [...node.args];
          [args[i], args[i + 1]] = [args[i + 1]!, args[i]!];
          replace("arguments swapped", node, { ...node, args });
        });
        for (const argument of node.args) replace(`${node.name} dropped`, node, argument);
        break;
      case "method":
        replace(`${node.name} dropped`, node, node.object);
        node.args.forEach((argument, i) => {
          if (childrenOf(argument).length > 0 || argument.kind === "name") {
            const args = node.args.map((one, j) => (j === i ? node.object : one));
            replace("arguments swapped", node, { ...node, object: argument, args });
          }
        });
        break;
    }
  });
  return [...mutants].map(([formula, kind]) => ({ kind, formula }));
}
