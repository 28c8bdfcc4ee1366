#!/usr/bin/env node
// The program `tengen` of the library's package: runs the generator, which is a separate package.

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const name = "tengen-codegen";

/** The generator of the current project, or the one installed beside the library. */
function find() {
  for (const from of [join(process.cwd(), "package.json"), import.meta.url]) {
    try {
      return createRequire(from).resolve(`${name}/cli`);
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return null;
}

const file = find();
if (file === null) {
  process.stderr.write(
    `error: the generator is a package of its own, which is not installed\n  hint: npm install --save-dev ${name}\n`,
  );
  process.exitCode = 3;
} else await import(pathToFileURL(file).href);
