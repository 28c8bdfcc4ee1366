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

/**
 * The text with a purity annotation for each `__pure__ +` before a value, which withstands minifiers as comments do not. Minifiers inline the functions that
 * `withPureMarks` writes around other values than calls; an annotation before such a value does nothing, and bundlers warn about it.
 */
export function withPureComments(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const edits = [];
  const visit = (node) => {
    if (ts.isBinaryExpression(node) && ts.isIdentifier(node.left) && node.left.text === "__pure__") {
      const value = bare(node.right);
      const [start, end] = [node.right.getStart(source), node.right.getEnd()];
      const isCall = ts.isCallExpression(value) || ts.isNewExpression(value);
      const marked = isCall || !isPlain(value);
      edits.push([node.getStart(source), start, !marked ? "" : `/*@__PURE__*/${isCall ? "" : "(()=>("}`]);
      if (marked && !isCall) edits.push([end, end, "))()"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let result = "";
  let from = 0;
  for (const [start, end, inserted] of edits.sort(([a], [b]) => a - b)) {
    result += text.slice(from, start) + inserted;
    from = end;
  }
  return result + text.slice(from);
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

/** For esbuild: modules with matching paths are transformed this way. */
export const pureModules = (filter) => ({
  name: "modules that only declare",
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => ({
      contents: markedOnce(readFileSync(path, "utf8"), path),
      loader: path.endsWith(".ts") ? "ts" : "js",
    }));
  },
});
