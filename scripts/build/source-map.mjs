// The source map of the library's one module: from each line of the minified code to its original line of TypeScript.

import { decode, encode } from "@jridgewell/sourcemap-codec";

/** The positions at which the lines of a text start. */
const lineStarts = (text) => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];

/**
 * The bundler's map of `code`, for the code with further line breaks after `head` further lines. It has one segment for each source line that a line
 * comes from, since stacks show lines, and none for generated files, which users do not have.
 * @param breaks the positions in `code` before which a line break was inserted
 */
export function sourceMap(map, { code, breaks, head, file, sourceName }) {
  const before = lineStarts(code);
  const after = [...before, ...breaks].sort((a, b) => a - b);
  const lines = after.map(() => []);
  const sources = map.sources.map(sourceName);
  let line = 0;
  let last = null;
  decode(map.mappings).forEach((segments, number) => {
    for (const [column, source, sourceLine] of segments) {
      const at = before[number] + column;
      while (after[line + 1] <= at) {
        line++;
        // Node would continue the last segment of the line before.
        last = null;
      }
      const isShown = source !== undefined && !sources[source].includes("/generated/");
      const place = isShown ? `${source}:${sourceLine}` : "";
      if (place === last) continue;
      last = place;
      lines[line].push(isShown ? [at - after[line], source, sourceLine, 0] : [at - after[line]]);
    }
  });
  const mappings = encode([...Array.from({ length: head }, () => []), ...lines]);
  return JSON.stringify({ version: 3, file, sources, names: [], mappings });
}
