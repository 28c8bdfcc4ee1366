// The cost of the library's types for a program: `tsc --strict` on the README's first example beside `tsc --strict` on an empty file, against the
// built package (npm run build).

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFile, librarySources } from "./built.js";
import { printTarget, printTimings } from "./measure.js";
import { measureProcesses } from "./process.js";

export async function run(): Promise<void> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  builtFile("dist/generated/functions.d.ts", librarySources);
  const folder = join(root, "bench/.build/types");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/tengen"));
  const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, "README.md"), "utf8"))![1]!;
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const contenders = Object.entries({ "an empty file": "export {};\n", "the first example": example }).map(
    ([name, text], i) => {
      writeFileSync(join(folder, `program-${i}.ts`), text);
      const compilerOptions = {
        ...{ strict: true, module: "nodenext", target: "es2022", skipLibCheck: true, noEmit: true },
        types: [],
      };
      writeFileSync(
        join(folder, `tsconfig-${i}.json`),
        JSON.stringify({ compilerOptions, files: [`program-${i}.ts`] }),
      );
      return { name, command: [process.execPath, tsc, "-p", `tsconfig-${i}.json`] };
    },
  );
  const timings = measureProcesses(contenders, folder, 7);
  printTimings("tsc --strict", timings, "an empty file");
  printTarget("times as long as an empty file", timings[1]!.median / timings[0]!.median, 2.5, "less");
}
