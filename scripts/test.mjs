// `npm test` after the style check: types beside the tests, since the type checker occupies one processor and the tests of a fresh checkout begin with
// builds. Arguments are those of vitest.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const bin = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

/** Runs a program of Node's; resolves to its exit status, and to what it printed if that is held back. */
function run(args, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio });
    let text = "";
    child.stdout?.on("data", (data) => (text += data));
    child.stderr?.on("data", (data) => (text += data));
    child.on("error", reject);
    child.on("close", (status, signal) => resolve({ status: status ?? 1, signal, text }));
  });
}

const types = run([bin("typescript", "bin/tsc"), "-p", "tsconfig.json", "--noEmit"], ["ignore", "pipe", "pipe"]);
const tests = await run([bin("vitest", "vitest.mjs"), "run", ...process.argv.slice(2)], "inherit");
const { status, signal, text } = await types;
if (status !== 0)
  console.error(`${text}The type check failed${signal === null ? "" : ` (${signal})`}: npm run typecheck`);
process.exitCode = tests.status || status;
