// Writes dist/index.js.cache: what V8 compiled of the library when it loaded.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

// The loader makes the script; V8's code is that of the very text that it makes it of.
let made;
vm.Script = class extends vm.Script {
  constructor(code, options) {
    // Some versions of V8 show users the name that the script had here, so it is no path of this machine.
    super(code, { ...options, filename: "tengen/dist/index.js" });
    made = this;
  }
};
createRequire(import.meta.url)("../dist/node.cjs");
writeFileSync(fileURLToPath(new URL("../dist/index.js.cache", import.meta.url)), made.createCachedData());
