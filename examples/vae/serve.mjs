// Bundles the page from the installed package `tengen`, and serves it: node serve.mjs [port]

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = new URL(".", import.meta.url);
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("page.ts", here))],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  logLevel: "error",
});
const script = outputFiles[0].contents;

/** @type {Record<string, readonly [type: string, content: string | Uint8Array]>} */
const files = {
  "/": ["text/html; charset=utf-8", readFileSync(new URL("index.html", here))],
  "/page.js": ["text/javascript; charset=utf-8", script],
  "/digits.npz": ["application/octet-stream", readFileSync(new URL("../data/digits.npz", here))],
};
const server = createServer((request, response) => {
  const file = files[new URL(request.url ?? "/", "http://localhost").pathname];
  if (file === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": file[0] }).end(file[1]);
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${port}/ (${Math.round(script.length / 1000)} KB of JavaScript; Ctrl+C ends it)`);
});
