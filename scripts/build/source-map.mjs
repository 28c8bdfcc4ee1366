// The source map of the library's one module: from each line of the minified code to its original line of TypeScript.

import { decode, encode } from "@jridgewell/sourcemap-codec";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

/** The positions at which the lines of a text start. */
const lineStarts = (text) => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];

/**
 * The map of `code` with further line breaks after `head` further lines, where `minified` maps it to the bundle and `bundled` the bundle to the sources. It has
 * one segment for each source line that a line comes from, since stacks show lines, and none for generated files, which users do not have.
 * @param breaks the positions in `code` before which a line break was inserted
 */
export function sourceMap(minified, { bundled, code, breaks, head, file, sourceName }) {
  const trace = new TraceMap(bundled);
  const before = lineStarts(code);
  const after = [...before, ...breaks].sort((a, b) => a - b);
  const lines = after.map(() => []);
  const sources = [];
  let line = 0;
  let last = null;
  decode(minified.mappings).forEach((segments, number) => {
    for (const [column, bundle, bundleLine, bundleColumn] of segments) {
      const at = before[number] + column;
      while (after[line + 1] <= at) {
        line++;
        // Node would continue the last segment of the line before.
        last = null;
      }
      const found =
        bundle === undefined ? null : originalPositionFor(trace, { line: bundleLine + 1, column: bundleColumn });
      const isShown = found !== null && found.source !== null && !found.source.includes("/generated/");
      const place = isShown ? `${found.source}:${found.line}` : "";
      if (place === last) continue;
      last = place;
      const segment = [at - after[line]];
      if (isShown) {
        const name = sourceName(found.source);
        if (!sources.includes(name)) sources.push(name);
        segment.push(sources.indexOf(name), found.line - 1, 0);
      }
      lines[line].push(segment);
    }
  });
  const mappings = encode([...Array.from({ length: head }, () => []), ...lines]);
  return JSON.stringify({ version: 3, file, sources, names: [], mappings });
}
