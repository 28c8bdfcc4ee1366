// The checks of every build where the package is installed: by Node from the package, and from one minified bundle.

import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const checks = fileURLToPath(new URL("./checks.ts", import.meta.url));

/** Returns which checks fail, with their reasons. `project`: a folder in which the package is installed. */
export async function failuresInstalled(
  project: string,
  how: "package" | "minified bundle",
): Promise<readonly string[]> {
  const folder = join(realpathSync(project), how.replace(" ", "-"));
  mkdirSync(folder, { recursive: true });
  const bundled: BuildOptions = {
    bundle: true,
    format: "esm",
    platform: "neutral",
    external: ["node:*"],
    logLevel: "error",
  };
  await build({ ...bundled, entryPoints: [checks], outfile: join(folder, "checks.mjs") });
  const program = join(folder, "program.mjs");
  const file = how === "package" ? join(folder, "checks.mjs") : join(folder, "bundle.mjs");
  writeFileSync(
    program,
    `import { readFileSync } from "node:fs";
import * as tengen from "tengen";
import { formulas } from "tengen/runtime/modes/formulas.js";
import { checks, failures } from "./checks.mjs";
const file = ${JSON.stringify(file)};
// The bundler puts what is imported first: the checks, which begin with the name of the first, come behind the library.
const [start] = Object.keys(checks);
const above = readFileSync(file, "utf8").split(start)[0].split("\\n");
const ours = (frame) => {
  const [, line, column] = /:(\\d+):(\\d+)\\)?$/.exec(frame) ?? [];
  if (!frame.includes(file)) return false;
  return ${how === "package"} || line > above.length || (Number(line) === above.length && column > above.at(-1).length);
};
console.log(JSON.stringify(failures({ tengen, formulas, file, ours, named: ${how === "package"} })));
`,
  );
  if (how === "minified bundle")
    await build({ ...bundled, entryPoints: [program], conditions: ["browser"], minify: true, outfile: file });
  const output = execFileSync(process.execPath, [how === "package" ? program : file], { encoding: "utf8" });
  return JSON.parse(output) as string[];
}
