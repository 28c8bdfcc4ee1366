// The source map of the library's one module: from each line of the minified code to its original line of TypeScript.

import { decode, encode } from "@jridgewell/sourcemap-codec";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

function lineStarts(text) {
  const starts = [0];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  return starts;
}

/**
 * A source map, version 3, of `output`, which is the renamed `input` with line breaks inserted and characters escaped to ASCII; `minified` maps
 * `input` to the bundle, `bundled` the bundle to the sources; `renamed` is `input` with other names, and maps positions; `output` is preceded by `head` more
 * characters. The map has one segment for each source line in which something is called or read, one for each function of a kernel, and none for generated
 * files, which makes it a tenth of the size.
 */
export function sourceMap({ input, renamed, output, minified, bundled, file, head, sourceName }) {
  const trace = new TraceMap(bundled);
  const starts = lineStarts(input);
  const sources = [];
  const numbers = new Map();
  const lines = [[]];
  let from = 0;
  let to = 0;
  let lineStart = -head;
  let last = "";

  const { text: written, moved } = renamed;
  /** Advances to the position in `output` of position `offset` in the renamed text. */
  const advance = (offset) => {
    while (from < offset) {
      if (output[to] === "\n" && written[from] !== "\n") {
        lines.push([]);
        lineStart = ++to;
        last = "";
        continue;
      }
      const unit = written[from++];
      to += unit.charCodeAt(0) > 0x7f ? 6 : 1;
      if (unit === "\n") {
        lines.push([]);
        lineStart = to;
        last = "";
      }
    }
    if (output[to] === "\n" && written[from] !== "\n") {
      lines.push([]);
      lineStart = ++to;
      last = "";
    }
  };

  decode(minified).forEach((segments, number) => {
    for (const [column, source, line, bundleColumn] of segments) {
      if (source === undefined) continue;
      const found = originalPositionFor(trace, { line: line + 1, column: bundleColumn });
      if (found.source === null) continue;
      advance(moved(starts[number] + column));
      const place = `${found.source}:${found.line}`;
      if (place === last) continue;
      last = place;
      let index = numbers.get(found.source);
      if (index === undefined) {
        index = sources.length;
        numbers.set(found.source, index);
        sources.push(sourceName(found.source));
      }
      lines.at(-1).push([to - lineStart, index, found.line - 1, 0]);
    }
  });
  const text = output.split("\n");
  // Node treats what precedes a line's first segment as part of the last segment of the line before.
  let open = false;
  const called = lines.map((segments, i) => {
    const from = i === 0 ? head : 0;
    let mapped = false;
    return segments.flatMap((segment, j) => {
      const [column, source] = segment;
      const covered = text[i].slice(column - from, (segments[j + 1]?.[0] ?? Infinity) - from);
      if (sources[source].includes("/generated/")) {
        const end = open ? [[column]] : [];
        mapped = open = false;
        return end;
      }
      if (mapped && !(sources[source].includes("/kernels/") ? /function|=>/ : /[(.[]/).test(covered)) return [];
      mapped = open = true;
      return [segment];
    });
  });
  return JSON.stringify({ version: 3, file, sources, names: [], mappings: encode(called) });
}
