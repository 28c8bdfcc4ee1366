// The source map of the library's one module: from each line of the shortened code back to the line of TypeScript that it came from.

import { decode, encode } from "@jridgewell/sourcemap-codec";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

function lineStarts(text) {
  const starts = [0];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  return starts;
}

/**
 * A source map, version 3, of `output`, which is the renamed `input` with line breaks put in and characters written as escapes of ASCII; `minified` maps
 * `input` to the bundle, `bundled` the bundle to the sources; `renamed` is `input` with other names, and says where its places are; `head` more characters stand before `output`. It has one place for each line of
 * a source where something is called or read, one for each function of a kernel, and nothing of generated files: a tenth of the size.
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
  /** Moves to the place in `output` of the place `offset` of the renamed text. */
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
