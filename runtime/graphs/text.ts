// Graphs as text: in the format of torch.fx, as JavaScript source, and in Graphviz's DOT language.

import { ArgumentError, UnsupportedError } from "../core/errors.js";
import { Generator } from "../core/generator.js";
import { camelCase } from "../core/names.js";
import { isMap, isPlainObject } from "../core/options.js";
import { isScalar } from "../core/scalar.js";
import { formatShape } from "../core/shape.js";
import type { Type } from "../schema/types.js";
import { callForm } from "./call-form.js";
import type { Graph } from "./graph.js";
import { GraphNode, type TensorInfo, type ValueInfo } from "./node.js";

/** A value as torch.fx prints it. */
function python(value: unknown, type: Type | null, node: (node: GraphNode) => string): string {
  if (value instanceof GraphNode) return node(value);
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) {
    const element =
      type?.kind === "list"
        ? type.element
        : type?.kind === "optional" && type.element.kind === "list"
          ? type.element.element
          : null;
    return `[${(value as readonly unknown[]).map((item) => python(item, element, node)).join(", ")}]`;
  }
  if (isMap(value)) {
    return `{${[...value].map(([key, item]) => `${python(key, null, node)}: ${python(item, null, node)}`).join(", ")}}`;
  }
  switch (typeof value) {
    case "boolean":
      return value ? "True" : "False";
    case "number":
      if (Number.isNaN(value)) return "nan";
      if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
      return Number.isInteger(value) && (isOf(type, ["float"]) || Object.is(value, -0))
        ? `${Object.is(value, -0) ? "-0" : value}.0`
        : String(value);
    case "bigint":
      return String(value);
    case "string":
      if (isOf(type, ["ScalarType", "Layout", "MemoryFormat"])) return `torch.${value}`;
      return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
    default: {
      if (isPlainObject(value))
        return `{${Object.entries(value)
          .map(([key, item]) => `'${key}': ${python(item, null, node)}`)
          .join(", ")}}`;
      const text = String(value);
      if (text.endsWith(".")) return `${text}0`;
      if (text === "true" || text === "false") return text === "true" ? "True" : "False";
      return text;
    }
  }
}

function isOf(type: Type | null, names: readonly string[]): boolean {
  if (type === null) return false;
  return type.kind === "optional" ? isOf(type.element, names) : type.kind === "base" && names.includes(type.name);
}

/** `torch.ops.aten.add.Tensor`. */
function targetText(node: GraphNode): string {
  const { namespace, baseName, overload } = node.op!;
  return `torch.ops.${namespace}.${baseName}.${overload === "" ? "default" : overload}`;
}

function percent(node: GraphNode): string {
  return `%${node.name}`;
}

export function fxText(graph: Graph): string {
  const lines = ["graph():"];
  for (const node of graph.nodes) {
    const head = `    %${node.name} : [#users=${node.users.size}] = `;
    switch (node.kind) {
      case "placeholder":
        lines.push(`${head}placeholder[target=${node.name}]`);
        break;
      case "attribute":
        lines.push(`${head}get_attr[target=${node.name}]`);
        break;
      case "item":
        lines.push(
          `${head}call_function[target=operator.getitem](args = (${percent(node.args[0] as GraphNode)}, ${String(node.args[1])}), kwargs = {})`,
        );
        break;
      case "call": {
        const op = node.op!;
        const types = new Map(op.parameters.list.map(({ name, type }) => [name, type]));
        const { positional, named, outs } = callForm(op, node.args);
        const args = positional.map((arg, i) => python(arg, op.parameters.list[i]!.type, percent));
        const options = [...named, ...outs].map(
          ([name, value]) => `${name}: ${python(value, types.get(name)!, percent)}`,
        );
        const tuple = args.length === 1 ? `(${args[0]},)` : `(${args.join(", ")})`;
        lines.push(
          `${head}call_function[target=${targetText(node)}](args = ${tuple}, kwargs = {${options.join(", ")}})`,
        );
        break;
      }
      case "output":
        lines.push(`    return ${python(node.args[0], null, ({ name }) => name)}`);
    }
  }
  return lines.join("\n");
}

/** Options of `toJavaScript`. */
export interface JavaScriptOptions {
  /** The function's name; `forward` by default. */
  readonly name?: string | undefined;
  /** The module that `ops` is imported from; the package by default. */
  readonly from?: string | undefined;
}

function javaScript(value: unknown): string {
  if (value instanceof GraphNode) return value.name;
  if (value === undefined) return "undefined";
  if (Array.isArray(value)) return `[${(value as readonly unknown[]).map(javaScript).join(", ")}]`;
  if (isMap(value))
    return `new Map([${[...value].map(([key, item]) => `[${javaScript(key)}, ${javaScript(item)}]`).join(", ")}])`;
  if (value instanceof Generator)
    throw new UnsupportedError(
      "toJavaScript: the graph uses its own generator, which cannot be printed; trace it with the default generator",
    );
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("kind" in value && "value" in value) {
    const { value: number, kind } = value as { value: number | bigint; kind: string };
    return `scalar(${javaScript(number)}, ${JSON.stringify(kind)})`;
  }
  const entries = Object.entries(value).map(([key, item]) => `[${JSON.stringify(key)}]: ${javaScript(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** An argument; a number in place of a tensor is converted to one. */
function argumentText(value: unknown, type: Type): string {
  if (type.kind === "optional") return argumentText(value, type.element);
  if (type.kind === "base" && type.name === "Tensor" && isScalar(value)) return `wrappedNumber(${javaScript(value)})`;
  if (type.kind === "list" && Array.isArray(value))
    return `[${value.map((item) => argumentText(item, type.element)).join(", ")}]`;
  return javaScript(value);
}

function note(info: ValueInfo): string {
  if (info === null || Array.isArray(info)) return "";
  const { dtype, shape } = info as TensorInfo;
  return ` // ${dtype}${formatShape(shape)}`;
}

export function javaScriptText(graph: Graph, { name = "forward", from = "tengen" }: JavaScriptOptions): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new ArgumentError(`toJavaScript: ${JSON.stringify(name)} is not a valid function name`);
  const body: string[] = [];
  const parameters: string[] = ["attributes"];
  const { inputs } = graph;
  if (inputs === null) parameters.push(...graph.placeholders.map((node) => node.name));
  else {
    parameters.push("...args");
    inputs.spec.places().forEach((place, i) => {
      const leaf = inputs.leaves[i]!;
      if (leaf instanceof GraphNode) body.push(`const ${leaf.name} = args${place};${note(leaf.info)}`);
    });
  }
  for (const node of graph.nodes) {
    switch (node.kind) {
      case "placeholder":
        break;
      case "attribute":
        body.push(`const ${node.name} = attributes[${JSON.stringify(node.name)}];${note(node.info)}`);
        break;
      case "item":
        body.push(
          `const ${node.name} = ${(node.args[0] as GraphNode).name}[${String(node.args[1])}];${note(node.info)}`,
        );
        break;
      case "call": {
        const { namespace, baseName, overload } = node.op!;
        const { positional, named, outs } = callForm(node.op!, node.args);
        const types = new Map(node.op!.parameters.list.map((parameter) => [parameter.name, parameter.type]));
        const args = positional.map((arg, i) => argumentText(arg, node.op!.parameters.list[i]!.type));
        const options = named.map(([key, value]) => `${camelCase(key)}: ${argumentText(value, types.get(key)!)}`);
        if (outs.length === 1) options.push(`out: ${javaScript(outs[0]![1])}`);
        else if (outs.length > 1) options.push(`out: ${javaScript(outs.map(([, value]) => value))}`);
        if (options.length > 0) args.push(`{ ${options.join(", ")} }`);
        const call =
          `ops[${JSON.stringify(namespace)}].${baseName}.${overload === "" ? "default" : overload}(${args.join(", ")})`.replace(
            /^ops\["(\w+)"\]/,
            "ops.$1",
          );
        const run = node.withoutGrad ? `noGrad(() => ${call})` : call;
        body.push(`${node.users.size === 0 ? "" : `const ${node.name} = `}${run};${note(node.info)}`);
        break;
      }
      case "output":
        body.push(`return ${javaScript(node.args[0])};`);
    }
  }
  const text = body.map((line) => `  ${line}\n`).join("");
  const names = [
    ...(text.includes("noGrad(") ? ["noGrad"] : []),
    "ops",
    ...["scalar", "wrappedNumber"].filter((name) => text.includes(`${name}(`)),
  ].join(", ");
  return `import { ${names} } from ${JSON.stringify(from)};\n\nexport function ${name}(${parameters.join(", ")}) {\n${text}}\n`;
}

export function dotText(graph: Graph): string {
  const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  const shapes = { placeholder: "invhouse", attribute: "cylinder", call: "box", item: "plaintext", output: "house" };
  const lines = ["digraph graph_of_operators {"];
  for (const node of graph.nodes) {
    const what = node.op?.name ?? node.kind;
    lines.push(
      `  ${quoted(node.name)} [shape=${shapes[node.kind]}, label=${quoted(`${node.name}\n${what}${note(node.info).replace(" // ", "\n")}`).replaceAll("\n", "\\n")}];`,
    );
    for (const input of node.inputs) lines.push(`  ${quoted(input.name)} -> ${quoted(node.name)};`);
  }
  return `${lines.join("\n")}\n}`;
}
