// Loaded by every Node that the package's tests start (NODE_OPTIONS): adds the files of the installed packages that it imports or reads to the list
// that TENGEN_TOUCHED names.

const fs = require("node:fs");
const { register, registerHooks, syncBuiltinESMExports } = require("node:module");
const { fileURLToPath, pathToFileURL } = require("node:url");
const { isMainThread } = require("node:worker_threads");

const list = process.env["TENGEN_TOUCHED"];
const seen = new Set();

function note(place) {
  const path = String(place instanceof URL ? fileURLToPath(place) : place).replaceAll("\\", "/");
  const [, file] = /\/node_modules\/(tengen(?:-codegen)?\/.*)$/.exec(path) ?? [];
  if (file === undefined || seen.has(file)) return;
  seen.add(file);
  // At once: programs of tests end in every way. Short texts that are appended are not mixed with those of other processes.
  fs.appendFileSync(list, `${file}\n`);
}

if (list !== undefined) {
  for (const name of ["readFileSync", "openSync", "readFile"]) {
    const original = fs[name];
    fs[name] = function (place, ...rest) {
      if (typeof place === "string" || place instanceof URL) note(place);
      return original.call(this, place, ...rest);
    };
  }
  const { readFile } = fs.promises;
  fs.promises.readFile = (place, ...rest) => {
    if (typeof place === "string" || place instanceof URL) note(place);
    return readFile(place, ...rest);
  };
  syncBuiltinESMExports();
  // Modules are read by functions that cannot be replaced.
  if (registerHooks !== undefined)
    registerHooks({
      load(url, context, next) {
        if (url.startsWith("file:")) note(new URL(url));
        return next(url, context);
      },
    });
  else if (isMainThread) register("./touched-modules.mjs", pathToFileURL(__filename));
}
