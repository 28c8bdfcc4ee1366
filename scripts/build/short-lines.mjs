// Breaks minified code into lines: Node prints the entire line of an uncaught error, which would otherwise be the entire program.

import ts from "typescript";

/**
 * The positions of line breaks before statements, members and list items, wherever a line of the code would pass `width`.
 */
export function lineBreaks(code, width) {
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

  const breaks = [];
  let lineStart = 0;
  let candidate = 0;
  for (const place of [...places, code.length]) {
    if (place - lineStart > width && candidate > lineStart) {
      breaks.push(candidate);
      lineStart = candidate;
    }
    candidate = place;
  }
  return breaks;
}

/** The code with a line break at each of the positions. */
export function withLineBreaks(code, breaks) {
  return [0, ...breaks].map((start, i) => code.slice(start, breaks[i])).join("\n");
}
