// The checks of every build where the package is installed: by Node from the package, and from one minified bundle.

import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const checks = fileURLToPath(new URL("./checks.ts", import.meta.url));

/** Says which checks fail, with their reasons. `project`: a folder in which the package is installed. */
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
    `import * as tengen from "tengen";
import { formulas } from "tengen/runtime/modes/formulas.js";
import { failures } from "./checks.mjs";
console.log(JSON.stringify(failures({ tengen, formulas, file: ${JSON.stringify(file)}, named: ${how === "package"} })));
`,
  );
  if (how === "minified bundle")
    await build({ ...bundled, entryPoints: [program], conditions: ["browser"], minify: true, outfile: file });
  const output = execFileSync(process.execPath, [how === "package" ? program : file], { encoding: "utf8" });
  return JSON.parse(output) as string[];
}
