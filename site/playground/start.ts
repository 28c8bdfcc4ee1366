// The initial state of the page, generated and run as in a visitor's browser, and the library for its generator.

import { writeFileSync } from "node:fs";
import * as tengen from "../../generated/index.js";
import { schemas } from "./bundle.mjs";
import { readLibrary, startTexts } from "./library.js";
import { Project } from "./project.js";
import { type Printed, run } from "./run.js";

const [startFile, libraryFile] = process.argv.slice(2);
const texts = startTexts();
const library = readLibrary();
const { scripts, ...result } = await new Project(library).make(texts);
if (scripts === null) throw new Error(`the playground's own files have problems: ${JSON.stringify(result.problems)}`);
const modules: Record<string, unknown> = { tengen };
for (const { code } of scripts)
  for (const [, name] of code.matchAll(/require\("tengen\/((?:runtime|generated)\/[^"]+)\.js"\)/g))
    modules[`tengen/${name}.js`] ??= await import(`../../${name}.ts`);
const output: Printed[] = [];
await run(scripts, modules, (line) => output.push(line));
const error = output.find(({ kind }) => kind === "error");
if (error !== undefined) throw new Error(`the playground's own program fails: ${error.text}`);
writeFileSync(startFile!, JSON.stringify({ texts, result, output, schemas: schemas() }));
writeFileSync(libraryFile!, JSON.stringify(library));
