// `--for graph.json`: the operators that a saved graph calls, as a selection.

import { readInput, UsageError } from "./disk.js";

/**
 * The registry names of the operators in a graph's JSON, without aten's namespace.
 * @throws UsageError for a file that is not such a graph
 */
export function operatorsOfGraph(root: string, file: string): readonly string[] {
  const { path, text } = readInput(root, file);
  const refuse = (why: string): never => {
    throw new UsageError(
      `--for ${path}: ${why}\n  hint: write it by JSON.stringify(graph), of a graph that makeGraph gave`,
    );
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`is not JSON: ${(error as Error).message}`);
  }
  const { format, operators } = (typeof json === "object" && json !== null ? json : {}) as Record<string, unknown>;
  if (format !== "tengen.graph") return refuse(`is not a graph: its format is ${JSON.stringify(format) ?? "missing"}`);
  if (typeof operators !== "object" || operators === null) return refuse("has no list of operators");
  const names = Object.keys(operators);
  if (names.length === 0) return refuse("calls no operator");
  return names.map((name) => name.replace(/^aten::/, ""));
}
