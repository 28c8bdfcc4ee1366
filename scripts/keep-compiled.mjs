// `keep-compiled.mjs ENTRY NAME CACHE [ARGS]`: runs a module that loads a script, and writes what V8 compiled of it to the file CACHE when it ends.

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const [entry, filename, cache, ...args] = process.argv.slice(2);
// The loader makes the script; V8's code is that of the very text that it makes it of.
let made;
vm.Script = class extends vm.Script {
  constructor(code, options) {
    // Some versions of V8 show users the name that the script had here, so it is no path of this machine.
    super(code, { ...options, filename });
    made = this;
  }
};
process.argv = [process.argv[0], entry, ...args];
process.once("exit", () => writeFileSync(cache, made.createCachedData()));
await import(pathToFileURL(entry).href);
