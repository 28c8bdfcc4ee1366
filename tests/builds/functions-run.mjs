// `functions-run.mjs LIBRARY`: requires the library's script LIBRARY/node.cjs and prints, as JSON, the functions that V8 runs of each source while it is loaded, for
// a first sum, and for a first gradient. The library is one script, so that this, not a list of files, is what a program reads of it.

import { readFileSync } from "node:fs";
import { Session } from "node:inspector";
import { createRequire, SourceMap } from "node:module";
import { join } from "node:path";

const library = process.argv[2];
const session = new Session();
session.connect();

/** The answer of V8's profiler, which comes at once. */
function ask(method, given) {
  let answer;
  session.post(`Profiler.${method}`, given, (error, result) => {
    if (error !== null) throw new Error(error.message);
    answer = result;
  });
  return answer;
}

const module = readFileSync(join(library, "index.js"), "latin1");
const map = new SourceMap(JSON.parse(readFileSync(join(library, "index.js.map"), "utf8")));
const script = readFileSync(join(library, "node.cjs"), "utf8");
/** How far functions are in the module from their places in the script, which has another head. */
const moved =
  Number(/\[start, size\] = \[(\d+),/.exec(script)[1]) - JSON.parse(/head = (".*");/.exec(script)[1]).length;
const lines = [0];
for (let i = module.indexOf("\n"); i >= 0; i = module.indexOf("\n", i + 1)) lines.push(i + 1);

/** The source of what begins at an offset of the module. */
function sourceAt(offset) {
  let [line, end] = [0, lines.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if (lines[middle] <= offset) line = middle;
    else end = middle;
  }
  return map.findEntry(line, offset - lines[line]).originalSource?.replace("tengen:///", "");
}

/** The functions that ran since the last call, by source. */
function functionsRun() {
  const { result } = ask("takePreciseCoverage");
  const { functions } = result.find(({ url }) => url.replaceAll("\\", "/").endsWith("tengen/dist/index.js"));
  const found = {};
  for (const { functionName, ranges } of functions) {
    const source = ranges[0].count > 0 ? sourceAt(ranges[0].startOffset + moved) : undefined;
    if (source !== undefined) (found[source] ??= []).push(functionName);
  }
  return found;
}

ask("enable");
ask("startPreciseCoverage", { callCount: true, detailed: false });
const { add, mul, sum, tensor } = createRequire(import.meta.url)(join(library, "node.cjs"));
const loaded = functionsRun();
add(tensor([1, 2]), tensor([3, 4]));
const added = functionsRun();
const x = tensor([1, 2], { requiresGrad: true });
sum(mul(x, x)).backward();
console.log(JSON.stringify({ loaded, added, derived: functionsRun() }));
