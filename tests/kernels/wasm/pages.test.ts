// A page whose policy forbids WebAssembly: the same program in a browser has the same results, on the kernels' own
// loops.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tengen-policy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
import { add, amax, layerNorm, matmul, mul, offerWasm, softmax, sum, tensor } from "./generated/index.js";
offerWasm();
const x = tensor(Array.from({ length: 4096 }, (_, i) => (i % 7) - 3)).reshape([64, 64]);
let compiles = true;
try {
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
} catch {
  compiles = false;
}
const last = (y) => Math.round(y.reshape([-1]).toArray().at(-1) * 1000) / 1000;
const values = [add(mul(x, x), 1), matmul(x, x), sum(x, 0), amax(x, [1]), softmax(x, 1), layerNorm(x, [64])].map(last);
report(JSON.stringify({ compiles, values }));
`;

const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

test.skipIf(browser === undefined)("works with the loops that need no WebAssembly", async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL("../../..", import.meta.url)) },
    bundle: true,
    format: "iife",
    platform: "browser",
    write: false,
    minify: true,
    keepNames: true,
    logLevel: "error",
  });
  const script = outputFiles[0]!.text.replaceAll("</script", "<\\/script");
  const printed = (policy: string): unknown => {
    const page = join(folder, "page.html");
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'${policy}"><pre id="out"></pre><script>const report = (line) => { document.getElementById("out").textContent = line; };\n${script}</script>`,
    );
    const run = spawnSync(
      browser!,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        `--user-data-dir=${join(folder, "profile")}`,
        "--virtual-time-budget=20000",
        "--dump-dom",
        `file://${page}`,
      ],
      { encoding: "utf8", maxBuffer: 2 ** 28 },
    );
    const text = /<pre id="out">(.*?)<\/pre>/s.exec(run.stdout)?.[1];
    expect(text, run.stderr.slice(-500)).toBeTruthy();
    return JSON.parse(text!);
  };
  const [allowed, forbidden] = [printed(" 'wasm-unsafe-eval'"), printed("")] as { readonly values: unknown }[];
  expect(allowed).toMatchObject({ compiles: true });
  expect(forbidden).toEqual({ compiles: false, values: allowed!.values });
  expect(allowed!.values).toHaveLength(6);
});
