// Changes to the text of code that leave what it quotes alone: strings, templates, regular expressions and comments.

import ts from "typescript";

/** Kinds of nodes whose text is data. Between the parts of a template is code. */
const quoting = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

function parsed(text, isScript) {
  const kind = isScript ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return ts.createSourceFile(isScript ? "text.js" : "text.d.ts", text, ts.ScriptTarget.Latest, false, kind);
}

/**
 * The ranges of a text that quote something, in order: `[from, to, comment]`, where `comment` says which kind of comment it is, if it is
 * one. The line break at the end of a comment belongs to it: without it the comment would go on.
 */
function quotedRanges(text, isScript) {
  const literals = [];
  const source = parsed(text, isScript);
  const visit = (node) => {
    if (quoting.has(node.kind)) literals.push([node.getStart(source), node.end, null]);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  literals.sort(([a], [b]) => a - b);
  const ranges = [];
  let from = 0;
  for (const literal of [...literals, [text.length, text.length, null]]) {
    // Outside literals these begin comments and nothing else.
    for (const found of text.slice(from, literal[0]).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*\n?/g)) {
      const at = from + found.index;
      ranges.push([at, at + found[0].length, found[0].startsWith("/*") ? "block" : "line"]);
    }
    if (literal[0] < literal[1]) ranges.push(literal);
    from = literal[1];
  }
  return ranges;
}

/** Stands for each character of what is quoted. */
const cover = "\uE000";

/**
 * Replaces matches of a global pattern outside strings, templates, regular expressions and comments, of which the pattern sees the
 * delimiters. `isScript` for JavaScript; otherwise the text is that of declarations.
 * @param replacement a text, or a function from the match and its groups to one
 */
export function replaceInCode(text, pattern, replacement, { isScript = false } = {}) {
  let masked = "";
  let end = 0;
  for (const [from, to, comment] of quotedRanges(text, isScript)) {
    const first = comment === null ? 1 : 2;
    const last = comment === "line" ? 0 : 1;
    const contents = Math.max(0, to - from - first - last);
    masked += text.slice(end, from + first) + cover.repeat(contents) + text.slice(from + first + contents, to);
    end = to;
  }
  masked += text.slice(end);
  let result = "";
  end = 0;
  for (const { indices } of masked.matchAll(new RegExp(pattern.source, `${pattern.flags}d`))) {
    const [from, to] = indices[0];
    const groups = indices.map((range) => (range === undefined ? undefined : text.slice(...range)));
    result += text.slice(end, from) + (typeof replacement === "string" ? replacement : replacement(...groups));
    end = to;
  }
  return result + text.slice(end);
}

/**
 * Replaces the specifiers of modules that a text imports, exports from, or declares, in types as well; other strings that look like
 * them are unchanged.
 * @param change gets a specifier and whether a module of that name is declared
 */
export function replaceSpecifiers(text, change, { isScript = false } = {}) {
  const source = parsed(text, isScript);
  const edits = [];
  const note = (literal, isDeclared = false) => {
    if (literal !== undefined && ts.isStringLiteral(literal))
      edits.push([literal.getStart(source) + 1, literal.end - 1, change(literal.text, isDeclared)]);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node)) note(node.argument.literal);
    else if (ts.isModuleDeclaration(node)) note(node.name, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  edits.sort(([a], [b]) => a - b);
  let result = "";
  let end = 0;
  for (const [from, to, specifier] of edits) {
    result += text.slice(end, from) + specifier;
    end = to;
  }
  return result + text.slice(end);
}
