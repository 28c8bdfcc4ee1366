// Graphs on onnxruntime's WebGPU provider: in Node and in a page, on the software adapter that comes with Chromium. Skipped by name without onnxruntime or
// Chromium.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { missingBrowser, openPage } from "../site/browser.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-webgpu-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of an onnxruntime package; null where it is not installed. */
function packageOf(name: string): string | null {
  const folders = [process.env["TENGEN_ONNXRUNTIME"], root].filter((one) => one !== undefined && one !== "");
  return folders.map((one) => join(one!, "node_modules", name)).find((one) => existsSync(one)) ?? null;
}
const [forNode, forWeb] = [packageOf("onnxruntime-node"), packageOf("onnxruntime-web")];

/** Chromium's Vulkan driver without a graphics card, as Debian installs it. */
const drivers = "/usr/lib/chromium";
const driver = join(drivers, "vk_swiftshader_icd.json");

const bundle = (contents: string, platform: "node" | "browser", file: string): Promise<unknown> =>
  build({
    stdin: { contents, resolveDir: join(root, "tests/onnx"), loader: "ts" },
    bundle: true,
    format: "esm",
    platform,
    external: ["/ort/*"],
    keepNames: true,
    outfile: join(folder, file),
    logLevel: "error",
  });

/** Everything agrees to the accuracy of singles, whatever the order of sums. */
function expectAgreement(found: Readonly<Record<string, number | string>>): void {
  expect(Object.keys(found)).toHaveLength(13);
  for (const [name, worst] of Object.entries(found)) {
    expect([name, typeof worst === "string" ? worst : "a number"]).toEqual([name, "a number"]);
    expect([name, (worst as number) < 2e-4]).toEqual([name, true]);
  }
}

const nodeReason = forNode === null ? "onnxruntime-node is not installed" : existsSync(driver) ? null : "no driver";

test.skipIf(nodeReason !== null)(
  "in Node, scores and training steps are those here; without a driver one sentence says so",
  async () => {
    await bundle(
      `import { createRequire } from "node:module";
import { openEngine } from "../../onnx/index.js";
import { noGrad } from "../../generated/index.js";
import { all, caseOf, random } from "./cases.js";
import { report, worstOf } from "./webgpu-program.js";
const runtime = createRequire(import.meta.url)(${JSON.stringify(forNode)});
console.log("REPORT " + JSON.stringify(await report(runtime)));
const operators = {};
for (const [i, one] of process.env.SAMPLED ? all.entries() : []) {
  if (i % 21 !== 0 || random.test(one.operator)) continue;
  let sample, engine;
  try {
    sample = caseOf(one);
    engine = await openEngine(sample.graph, { runtime, opset: 20, session: { executionProviders: ["webgpu"] } });
  } catch (error) {
    if (!/nothing was written|reads a value|takes no/.test(error.message)) operators[one.operator] = error.message;
    continue;
  }
  const result = await engine.run(...sample.given.map((tensor) => tensor.clone())).catch((error) => error);
  const expected = noGrad(() => sample.graph.run(...sample.given.map((tensor) => tensor.clone())));
  operators[i + " " + one.operator] = result instanceof Error ? result.message : worstOf(result, expected);
  await engine.close();
}
console.log("OPERATORS " + JSON.stringify(operators));
process.exit(0);`,
      "node",
      "program.mjs",
    );
    const run = (environment: NodeJS.ProcessEnv): readonly Record<string, number | string>[] => {
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "program.mjs")], {
        encoding: "utf8",
        env: { ...process.env, ...environment },
      });
      return ["REPORT", "OPERATORS"].map((name) => {
        const line = new RegExp(`^${name} (.*)$`, "m").exec(stdout)?.[1];
        expect(line, stderr.slice(-500)).toBeTruthy();
        return JSON.parse(line!) as Record<string, number | string>;
      });
    };
    const [models, operators] = run({ LD_LIBRARY_PATH: drivers, VK_ICD_FILENAMES: driver, SAMPLED: "yes" });
    expectAgreement(models!);
    expect(Object.keys(operators!).length).toBeGreaterThan(20);
    expect(Object.entries(operators!).filter(([, worst]) => !(typeof worst === "number" && worst < 1e-3))).toEqual([]);
    for (const message of Object.values(run({ LD_LIBRARY_PATH: "", VK_ICD_FILENAMES: "/nowhere.json" })[0]!))
      expect(message).toMatch(
        /^UnsupportedError: openEngine: there is no WebGPU adapter here: Node needs a graphics driver \(Vulkan, Metal or Direct3D 12\), a page a browser in which WebGPU is switched on; or leave out executionProviders \(/,
      );
  },
);

const pageReason = forWeb === null ? "onnxruntime-web is not installed" : missingBrowser();

test.skipIf(pageReason !== null)("in a page, scores and training steps are those here", async () => {
  await bundle(
    `import * as runtime from "/ort/ort.webgpu.min.mjs";
import { report } from "./webgpu-program.js";
runtime.env.wasm.wasmPaths = "/ort/";
globalThis.found = null;
report(runtime).then((found) => { globalThis.found = found; }, (error) => { globalThis.found = { error: String(error) }; });`,
    "browser",
    "page.mjs",
  );
  const types: Readonly<Record<string, string>> = {
    mjs: "text/javascript",
    js: "text/javascript",
    wasm: "application/wasm",
  };
  const server = createServer(({ url = "/" }, response) => {
    const file = url.startsWith("/ort/") ? join(forWeb!, "dist", url.slice(5)) : join(folder, url.slice(1));
    if (url === "/")
      return void response
        .setHeader("Content-Type", "text/html")
        .end('<!doctype html><script type="module" src="/page.mjs"></script>');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader("Content-Type", types[file.split(".").at(-1)!] ?? "text/plain").end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const errors: string[] = [];
  const { browser, page } = await openPage(errors, ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"]);
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction("globalThis.found !== undefined && globalThis.found !== null");
    expectAgreement(await page.evaluate("globalThis.found"));
  } finally {
    await browser.close();
    server.close();
  }
});
