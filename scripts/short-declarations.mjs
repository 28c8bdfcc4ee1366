// Declarations of thousands of functions without what compilers and editors do not look at.

import ts from "typescript";

/**
 * Public functions with their schemas named once: each call's comment has its own, so that the list above all of them says nothing more. A
 * function of one call is declared as a function, which has the call's comment for its own.
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
 * Without the spaces between marks, and with comments on the lines of what they are about. That there is `out` says the signature; the operator's
 * name for it stands in the sources.
 */
export function withoutSpaces(text) {
  const short = text.replace(/^ {2,}/gm, " ").replace(
    /\/\*\*\n \* [\s\S]*?\n \*\//g,
    (comment) =>
      `/** ${comment
        .slice(7, -4)
        .replaceAll("\n *\n * ", "\n\n")
        .replace(/\n\nWith `out`: .*$/, "")} */`,
  );
  const kept = /"[^"\n]*"|\/\*[\s\S]*?\*\/|(?<=[,:;{}|<>()=])\s+(?!\/\*|export |declare )|\s+(?=[{}|<>()=])/g;
  return short.replace(kept, (part) => (/^\s/.test(part) ? "" : part));
}
