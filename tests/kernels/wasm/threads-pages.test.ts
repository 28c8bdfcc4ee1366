// Threads in a browser: a page that is cross-origin isolated has them, others and those whose policy forbids workers compute the same on one.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tengen-threads-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

// Workers of a page come when the page waits.
const program = `
import { gelu, getNumThreads, matmul, randn, setNumThreads } from "./generated/index.js";
import { readyPool } from "./runtime/wasm/threads.js";
const report = (what) => fetch("/report", { method: "POST", body: JSON.stringify(what) });
const run = async () => {
  const [x, y] = [randn([300, 300]), randn([400_000])];
  const bits = () => [matmul(x, x), gelu(y)].map(({ data }) => String(new Uint8Array(data.buffer)));
  setNumThreads(1);
  const wanted = bits();
  setNumThreads(2);
  bits();
  for (let turns = 0; getNumThreads() > 1 && readyPool() === null && turns < 500; turns++)
    await new Promise((done) => setTimeout(done, 10));
  const same = bits().every((text, i) => text === wanted[i]);
  await report({ isolated: crossOriginIsolated, ready: readyPool() !== null, same });
};
run().catch((error) => report({ error: String(error) }));
`;

const isolated = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
const cases: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, answer: object])[] = [
  ["isolated", isolated, { isolated: true, ready: true, same: true }],
  ["not isolated", {}, { isolated: false, ready: false, same: true }],
  [
    "whose policy forbids workers",
    { ...isolated, "Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'" },
    { isolated: true, ready: false, same: true },
  ],
];

describe.skipIf(browser === undefined)("a page", () => {
  let script = "";
  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: fileURLToPath(new URL("../../..", import.meta.url)) },
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
      logLevel: "error",
    });
    script = outputFiles[0]!.text;
  });

  test.each(cases)("%s", async (name, headers, answer) => {
    let server: Server | undefined;
    const reported = new Promise<string>((done) => {
      server = createServer((request, response) => {
        for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
        const isScript = request.url === "/page.js";
        response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
        response.end(isScript ? script : "<!doctype html><script src=/page.js></script>");
        if (request.url !== "/report") return;
        let text = "";
        request.on("data", (part: Buffer) => {
          text += part.toString();
        });
        request.on("end", () => done(text));
      });
    });
    await new Promise<void>((listening) => server!.listen(0, "127.0.0.1", listening));
    const { port } = server!.address() as AddressInfo;
    const child = spawn(
      browser!,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--remote-debugging-port=0",
        `--user-data-dir=${join(folder, name.replaceAll(" ", "-"))}`,
        `http://127.0.0.1:${port}/`,
      ],
      // A process group of its own, so that all of its processes can be ended.
      { stdio: "ignore", detached: true },
    );
    const ended = new Promise((done) => child.once("exit", done));
    try {
      expect(JSON.parse(await reported)).toEqual(answer);
    } finally {
      process.kill(-child.pid!, "SIGKILL");
      await ended;
      server!.close();
      server!.closeAllConnections();
    }
  });
});
