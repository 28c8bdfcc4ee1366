// Declarations of thousands of functions in the form that editors and compilers need: without unused details, private names last.

import ts from "typescript";
import { replaceComments, replaceInCode } from "./code-text.mjs";

/**
 * Public functions with each schema listed once: each signature's comment contains its schema, so a list above all of them is redundant. A function
 * with one signature is declared as a function, with the signature's comment.
 */
export function withFewComments(text) {
  const source = ts.createSourceFile("functions.d.ts", text, ts.ScriptTarget.Latest, true);
  const commentOf = (node) => text.slice(node.getFullStart(), node.getStart()).trim();
  return source.statements
    .map((statement) => {
      const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : null;
      const calls = declared?.type !== undefined && ts.isTypeLiteralNode(declared.type) ? declared.type.members : null;
      if (calls === null || !calls.every(ts.isCallSignatureDeclaration)) return statement.getFullText();
      const [call] = calls;
      if (calls.length === 1)
        return `\n${commentOf(call).replace(/^ +/gm, " ")}\nexport declare function ${declared.name.text}${call.getText()}`;
      const comment = commentOf(statement).replace(/\n \*\n \* `\w+::.*(?=\n \*\/$)/, "");
      return `\n${comment}\n${statement.getText()}`;
    })
    .join("");
}

/**
 * Without the spaces between tokens. The line break before a comment is preserved: a comment that follows a token on its line belongs to that token, and
 * editors do not show it. The signature already has `out`; the operator's name for it is in the sources.
 */
export function withoutSpaces(text) {
  const commented = replaceComments(text, (comment) => {
    const lines = comment.replace(/^ {2,}/gm, " ");
    if (!/^\/\*\*\n \* [\s\S]*\n \*\/$/.test(lines)) return lines;
    const words = lines.slice(7, -4).replaceAll("\n *\n * ", "\n\n");
    return `/** ${words.replace(/\n\nWith `out`: .*$/, "")} */`;
  });
  const space = /(?<=[,:;{}|<>()=])\s+(?!\s|\/\*|export |declare )|\s+(?=[{}|<>()=])/g;
  return [
    [/^ {2,}/gm, " "],
    [space, ""],
    [/;(?=\})/g, ""],
  ].reduce((short, [pattern, instead]) => replaceInCode(short, pattern, instead), commented);
}

/** Without the spaces within a line that parsers do not need. */
export function withFewSpaces(text) {
  return replaceInCode(text, /([,:;{}|]) +(?=\S)/g, (_, mark) => mark);
}

/** Makes editors list a name after all others: names that begin with an underscore are PyTorch's private, undocumented ones. */
const privateComment = "/** @deprecated Private. */";

/**
 * Functions, methods and operators by name (`ops.aten._softmax`) whose names begin with an underscore, marked as private in place of their comments.
 */
export function withPrivateNamesLast(text) {
  const source = ts.createSourceFile("functions.d.ts", text, ts.ScriptTarget.Latest, true);
  const edits = [];
  const withoutComment = (node, instead) => {
    const comment = node.jsDoc?.at(-1);
    const [from, to] = comment === undefined ? [node.getStart(), node.getStart()] : [comment.pos, comment.end];
    edits.push({ from, to, text: instead });
  };
  const visit = (node) => {
    const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
    if (ts.isPropertySignature(node) && node.name.text?.startsWith("_")) {
      // A comment that follows a token on its line would belong to that token.
      edits.push({ from: node.getStart(), to: node.getStart(), text: "\n/** @deprecated */" });
      return;
    }
    if (!(ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isMethodSignature(node))) {
      node.forEachChild(visit);
      return;
    }
    if (!declared.name.text.startsWith("_")) return;
    withoutComment(node, privateComment);
    for (const call of declared.type?.members ?? []) if (call.jsDoc !== undefined) withoutComment(call, "");
  };
  visit(source);
  return edits.reduceRight(
    (marked, { from, to, text: instead }) => marked.slice(0, from) + instead + marked.slice(to),
    text,
  );
}

/**
 * Functions and constants as one list: each name with its type. A handle of an operator whose type has the function's parameters refers to them.
 * Functions with several signatures or type parameters are unchanged.
 */
export function asOneList(text) {
  const source = ts.createSourceFile("operators.d.ts", text, ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isFunctionDeclaration).map(({ name }) => name.text);
  const isPlain = ({ name, typeParameters }) =>
    typeParameters === undefined && declared.indexOf(name.text) === declared.lastIndexOf(name.text);
  const isTyped = ({ type }) => type !== undefined;
  const types = new Map();
  const others = [];
  for (const statement of source.statements) {
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (exported && ts.isFunctionDeclaration(statement) && isPlain(statement)) {
      const names = statement.parameters.map((parameter) => parameter.getText()).join(",");
      types.set(statement.name.text, `(${names})=>${statement.type.getText()}`);
    } else if (exported && ts.isVariableStatement(statement) && statement.declarationList.declarations.every(isTyped)) {
      for (const { name, type } of statement.declarationList.declarations) types.set(name.text, type.getText());
    } else others.push(statement.getText());
  }
  const list = [...types].map(([name, type]) => {
    const called = name.replace(/_op$/, "");
    return type === `O<${types.get(called)}>` ? `${name}:O<typeof ${called}>` : `${name}:${type}`;
  });
  return `${[...source.libReferenceDirectives.map(({ fileName }) => `/// <reference lib="${fileName}" preserve="true" />`), ...others].join("\n")}\nexport const ${list.join(",\n")};\n`;
}
