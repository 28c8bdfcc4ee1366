// Marks modules that only declare as pure for bundlers: each constant's value may be dropped if it is unused.

import { readFileSync } from "node:fs";
import ts from "typescript";

const mark = "/* @__PURE__ */ ";

/** The text of a module with a purity annotation before each constant's value that bundlers would assume to have side effects. */
export function withPureMarks(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** The insertions of text, in order from the last position. */
  const edits = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || isPlain(initializer)) continue;
      const value = bare(initializer);
      const [start, end] = [initializer.getStart(source), initializer.getEnd()];
      if (text.slice(initializer.getFullStart(), start).includes("__PURE__")) continue;
      const isCall =
        (ts.isCallExpression(value) || ts.isNewExpression(value)) && (value.arguments ?? []).every(isPlain);
      if (isCall) edits.push([start, mark]);
      else edits.push([start, `${mark}(() => (`], [end, "))()"]);
    }
  }
  let marked = text;
  for (const [place, inserted] of edits.reverse()) marked = marked.slice(0, place) + inserted + marked.slice(place);
  return marked;
}

function bare(node) {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** Whether bundlers detect that evaluating it has no side effects. */
function isPlain(expression) {
  const node = bare(expression);
  if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isFunctionLike(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return ts.isLiteralExpression(node.operand);
  if ([ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind))
    return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.every((property) => {
    if (property.name !== undefined && ts.isComputedPropertyName(property.name)) return false;
    return ts.isPropertyAssignment(property) ? isPlain(property.initializer) : !ts.isSpreadAssignment(property);
  });
}

/** The modules of earlier bundles of this process: their text, and what became of it. */
const marked = new Map();

function markedOnce(text, file) {
  const before = marked.get(file);
  if (before?.text === text) return before.result;
  const result = withPureMarks(text, file);
  marked.set(file, { text, result });
  return result;
}

/** For esbuild: modules with matching paths are transformed this way, and by `change`. */
export const pureModules = (filter, change = (text) => text) => ({
  name: "modules that only declare",
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => ({
      contents: change(markedOnce(readFileSync(path, "utf8"), path)),
      loader: path.endsWith(".ts") ? "ts" : "js",
    }));
  },
});
