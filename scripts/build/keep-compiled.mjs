// `keep-compiled.mjs ENTRY NAME CACHE [ARGS]`: runs a module that loads a script, and writes the script's V8 code cache to the file CACHE at the end.

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const [entry, filename, cache, ...args] = process.argv.slice(2);
// The loader creates the script; V8's code cache is valid for exactly that text only.
let cached;
vm.Script = class extends vm.Script {
  constructor(code, options) {
    // Some versions of V8 show users the script's name here, so it must not be a path of this machine.
    super(code, { ...options, filename });
    cached = this;
  }
};
process.argv = [process.argv[0], entry, ...args];
process.once("exit", () => writeFileSync(cache, cached.createCachedData()));
await import(pathToFileURL(entry).href);
