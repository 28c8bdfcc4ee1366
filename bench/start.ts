// What importing the package costs beyond bare node: the compiled package (npm run build), in separate processes.

import { fileURLToPath } from "node:url";
import { builtFile, librarySources } from "./built.js";
import { printTarget, printTimings } from "./measure.js";
import { measureProcesses } from "./process.js";

export async function run(): Promise<void> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const entry = new URL("../dist/node.js", import.meta.url);
  builtFile("dist/node.js", librarySources);
  const use = `import(${JSON.stringify(entry.href)}).then((t) => t.add(t.tensor([1]), t.tensor([2])))`;
  const timings = measureProcesses(
    [
      { name: "bare node", command: [process.execPath, "-e", "0"] },
      { name: "import and first result", command: [process.execPath, "-e", use] },
    ],
    root,
    15,
  );
  printTimings("process start to first result", timings, "bare node");
  printTarget("times bare node", timings[1]!.median / timings[0]!.median, 2, "less");
  printTarget("milliseconds more than bare node", (timings[1]!.median - timings[0]!.median) / 1e6, 50, "less");
}
