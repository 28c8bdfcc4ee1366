// Prints syntax trees of formulas: parsing the result yields the same tree.

import type { Formula, TypeName } from "./ast.js";
import { precedenceOf } from "./parse.js";

const CONDITIONAL = 0;
const UNARY = 11;
const POSTFIX = 12;

function levelOf(node: Formula): number {
  if (node.kind === "conditional") return CONDITIONAL;
  if (node.kind === "binary") return precedenceOf(node.operator);
  return node.kind === "unary" ? UNARY : POSTFIX;
}

function at(level: number, node: Formula): string {
  const text = printFormula(node);
  return levelOf(node) < level ? `(${text})` : text;
}

/** The operand of a postfix operator. A point after a number would be parsed as part of the number. */
function object(node: Formula): string {
  return node.kind === "int" || node.kind === "float" ? `(${printFormula(node)})` : at(POSTFIX, node);
}

export function printTypeName(type: TypeName): string {
  return type.parameters.length === 0 ? type.name : `${type.name}<${type.parameters.map(printTypeName).join(", ")}>`;
}

function templates(list: readonly TypeName[]): string {
  return list.length === 0 ? "" : `<${list.map(printTypeName).join(", ")}>`;
}

function list(nodes: readonly Formula[]): string {
  return nodes.map(printFormula).join(", ");
}

/** The formula in canonical form: single spaces, a minimum of parentheses, no comments. */
export function printFormula(node: Formula): string {
  switch (node.kind) {
    case "name":
      return node.name;
    case "int":
      return String(node.value);
    case "float":
      return node.text;
    case "string":
      return `"${node.value.replace(/["\\\n\t\0]/g, (c) => `\\${({ "\n": "n", "\t": "t", "\0": "0" } as Readonly<Record<string, string>>)[c] ?? c}`)}"`;
    case "bool":
      return String(node.value);
    case "null":
      return "nullopt";
    case "unary": {
      const operand = at(UNARY, node.operand);
      return `${node.operator}${operand.startsWith(node.operator) ? " " : ""}${operand}`;
    }
    case "binary": {
      const level = precedenceOf(node.operator);
      return `${at(level, node.left)} ${node.operator} ${at(level + 1, node.right)}`;
    }
    case "conditional":
      return `${at(1, node.condition)} ? ${printFormula(node.then)} : ${printFormula(node.otherwise)}`;
    case "call":
      return `${node.name}${templates(node.templates)}(${list(node.args)})`;
    case "method":
      return `${object(node.object)}${node.arrow ? "->" : "."}${node.name}${templates(node.templates)}(${list(node.args)})`;
    case "index":
      return `${object(node.object)}[${printFormula(node.index)}]`;
    case "list":
      return `{${list(node.items)}}`;
    case "lambda":
      return `[](${node.parameters.map((p) => `${printTypeName(p.type)} ${p.name}`).join(", ")}) { return ${printFormula(node.body)}; }`;
  }
}
