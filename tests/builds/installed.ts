// The checks of every build where the package is installed: by Node from the package, as a module and as a script, and from one minified bundle.

import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
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
import * as nn from "tengen/nn";
import * as optim from "tengen/optim";
import * as data from "tengen/data";
import * as distributions from "tengen/distributions";
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
console.log(JSON.stringify(failures({ tengen, nn, optim, data, distributions, formulas, file, ours, named: ${how === "package"} })));
`,
  );
  if (how === "minified bundle")
    await build({ ...bundled, entryPoints: [program], conditions: ["browser"], minify: true, outfile: file });
  const output = execFileSync(process.execPath, [how === "package" ? program : file], { encoding: "utf8" });
  return JSON.parse(output) as string[];
}

const habits = fileURLToPath(new URL("./habits.ts", import.meta.url));

/** The habits of first-time users whose errors differ from those of the sources, each with the actual error. */
export async function unansweredInstalled(
  project: string,
  how: "a module" | "a script" | "a minified bundle",
): Promise<readonly string[]> {
  const folder = join(realpathSync(project), "habits");
  mkdirSync(folder, { recursive: true });
  const asScript = how === "a script";
  const table = join(folder, asScript ? "table.cjs" : "table.mjs");
  await build({
    entryPoints: [habits],
    bundle: true,
    format: asScript ? "cjs" : "esm",
    outfile: table,
    logLevel: "error",
  });
  const taken = { tengen: "tengen", nn: "tengen/nn", optim: "tengen/optim", table: `./${basename(table)}` };
  const lines = Object.entries(taken).map(([name, from]) =>
    asScript ? `const ${name} = require("${from}");` : `import * as ${name} from "${from}";`,
  );
  const program = join(folder, asScript ? "program.cjs" : "program.mjs");
  writeFileSync(
    program,
    `${lines.join("\n")}
const wrong = [];
for (const [title, call, message] of table.habits(tengen, nn, optim)) {
  let told = "nothing was thrown";
  try {
    call();
  } catch (error) {
    told = error.name + ": " + error.message.split("\\n")[0];
    if (!(error instanceof tengen.TengenError)) told += " (no TengenError)";
  }
  if (told !== message) wrong.push(title + ": " + told);
}
const model = String(new nn.Sequential(new nn.Linear(2, 1), new nn.ReLU()));
if (!/^Sequential\\([^]*Linear\\([^]*ReLU\\(/.test(model)) wrong.push(model);
console.log(JSON.stringify(wrong));
`,
  );
  const file = how === "a minified bundle" ? join(folder, "bundle.mjs") : program;
  if (file !== program)
    await build({
      entryPoints: [program],
      bundle: true,
      minify: true,
      format: "esm",
      platform: "neutral",
      conditions: ["browser"],
      external: ["node:*"],
      outfile: file,
      logLevel: "error",
    });
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" })) as string[];
}
