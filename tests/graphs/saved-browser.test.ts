// A saved program loads where there is no Node: in a bundle without modules beside it, in a context with the web's globals alone, and in a browser.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { grad, makeGraph, matmul, saveGraph, type Tensor, tensor } from "../../generated/index.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-browser-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const w = tensor([[1, 2], [3, 4]], { requiresGrad: true }); // biome-ignore format: a matrix
const graph = makeGraph((x: Tensor) => {
  const loss = matmul(x, w).relu().sum();
  return { loss, gradient: grad(loss, [w])[0]! };
})(tensor([[1, -2]]));

const bytes = Buffer.from(saveGraph(graph)).toString("base64");
const damaged = Buffer.from(saveGraph(graph).with(-1, 1)).toString("base64");
const source = `
import { loadGraph, tensor } from ${JSON.stringify(fileURLToPath(new URL("../../generated/index.ts", import.meta.url)))};
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const { loss, gradient } = loadGraph(bytesOf("${bytes}")).run(tensor([[5, 6]]));
let refused;
try { loadGraph(bytesOf("${damaged}")); } catch (error) { refused = error.name; }
report(JSON.stringify([loss.item(), gradient.toArray(), refused, typeof process, typeof Buffer]));
`;
const expected = [57, [[5, 5], [6, 6]], "FormatError", "undefined", "undefined"]; // biome-ignore format: a matrix

const bundled = await build({
  stdin: { contents: source, resolveDir: folder, loader: "ts" },
  bundle: true,
  write: false,
  format: "iife",
  platform: "browser",
  minify: true,
  keepNames: true,
  logLevel: "error",
});
const { text } = bundled.outputFiles[0]!;

test("in a context with the web's globals alone", () => {
  let reported = "";
  const globals = {
    TextEncoder,
    TextDecoder,
    atob,
    performance,
    report: (line: string) => {
      reported = line;
    },
  };
  runInNewContext(text, globals);
  expect(JSON.parse(reported)).toEqual(expected);
});

const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

test.skipIf(browser === undefined)("in a browser", () => {
  const page = join(folder, "page.html");
  const script = text.replaceAll("</script", "<\\/script");
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><pre id="out"></pre><script>const report = (line) => { document.getElementById("out").textContent = line; };\n${script}</script>`,
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
  const printed = /<pre id="out">(.*?)<\/pre>/s.exec(run.stdout)?.[1];
  expect(printed, run.stderr.slice(-500)).toBeDefined();
  expect(JSON.parse(printed!)).toEqual(expected);
});
