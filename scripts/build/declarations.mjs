// Declarations of thousands of functions in the form that editors need: each schema once, private names last.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

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
 * The declarations of a file in which a constant that is a module's function, `const grad: typeof backward.grad`, has the function's comment: editors show
 * a constant's own comment alone.
 */
export function withWordsOfFunctions(file) {
  const text = readFileSync(file, "utf8");
  const modules = new Map(
    [...text.matchAll(/^import \* as (\w+) from "([^"]*)"/gm)].map(([, name, from]) => [
      name,
      resolve(dirname(file), from.replace(/\.js$/, ".d.ts")),
    ]),
  );
  return text.replace(/^export declare const \w+: typeof (\w+)\.(\w+);/gm, (line, module, name) => {
    const declared = readFileSync(modules.get(module), "utf8");
    const source = ts.createSourceFile("module.d.ts", declared, ts.ScriptTarget.Latest, true);
    const found = source.statements.find((statement) => statement.name?.text === name);
    const comment = found?.jsDoc?.at(-1);
    return comment === undefined ? line : `${declared.slice(comment.pos, comment.end)}\n${line}`;
  });
}

/**
 * The declarations of the tensor as a class with a private member. In an object literal that is being typed where a tensor may stand as well, editors offer
 * the members of both, but none of a class that has private ones: nobody writes a tensor as a literal, and its five hundred methods would hide the options.
 */
export function withTensorAsClass(text) {
  const constant = "export declare const Tensor: TensorConstructor;";
  const call = /export interface TensorConstructor \{\s+new (\([^)]*\)): Tensor;/.exec(text);
  if (call === null || !text.includes(constant)) throw new Error("tensor.d.ts does not declare the tensor as it did");
  return text.replace(
    constant,
    `export declare class Tensor {\n    private readonly internal;\n    constructor${call[1]};\n}`,
  );
}
