// Breaks minified code into lines: Node prints the entire line of an uncaught error, which would otherwise be the entire program.

import ts from "typescript";

/** The same code with a line break before statements, members and list items wherever a line would pass `width`. */
export function inShortLines(code, width) {
  const source = ts.createSourceFile("program.js", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const places = [];
  const visit = (node) => {
    for (const key of ["statements", "members", "properties", "elements", "arguments", "declarations"]) {
      const list = node[key];
      // The first item of a list may follow a keyword that allows no line break.
      if (Array.isArray(list)) for (const item of list.slice(key === "statements" ? 0 : 1)) places.push(item.pos);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  places.sort((a, b) => a - b);

  let text = "";
  let lineStart = 0;
  let candidate = 0;
  const breakAt = (place) => {
    text += `${code.slice(lineStart, place)}\n`;
    lineStart = place;
  };
  for (const place of [...places, code.length]) {
    if (place - lineStart > width && candidate > lineStart) breakAt(candidate);
    candidate = place;
  }
  return text + code.slice(lineStart);
}
