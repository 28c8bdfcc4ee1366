// Prints how large a bundle of a small program is: a selection of operators, esbuild, gzip. Run: npx tsx scripts/bundle-size.ts

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { runGenerate } from "../codegen/generate.js";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const program = `
import { add, matmul, tensor } from "./generated/index.js";
const x = tensor([[1, 2], [3, 4]], { requiresGrad: true });
add(matmul(x, x), x).backward(tensor([[1, 1], [1, 1]]));
console.log(JSON.stringify(x.grad.toArray()));
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-bundle-"));
try {
  await runGenerate(
    {
      root,
      nativeFunctions: "native_functions.yaml",
      out: path.join(folder, "generated"),
      runtime: "runtime",
      ops: "add.Tensor,matmul",
      keys: "CPU,AutogradCPU",
      force: true,
    },
    { info: (text) => console.log(text.split("\n")[0]), error: console.error },
  );
  fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  fs.writeFileSync(path.join(folder, "program.js"), program);
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(folder, "program.js")],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    outfile: path.join(folder, "bundle.js"),
  });
  const text = outputFiles[0]!.contents;
  console.log(
    `add, matmul and their gradients: ${kilobytes(text.length)} minified, ${kilobytes(gzipSync(text, { level: 9 }).length)} gzipped`,
  );
  const rooms = new Map<string, number>();
  for (const [file, { bytesInOutput }] of Object.entries(Object.values(metafile.outputs)[0]!.inputs)) {
    const room = /(runtime\/[\w-]+|generated)/.exec(file)?.[1] ?? file;
    rooms.set(room, (rooms.get(room) ?? 0) + bytesInOutput);
  }
  for (const [room, bytes] of [...rooms].sort((a, b) => b[1] - a[1]))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${room}`);
} finally {
  fs.rmSync(folder, { recursive: true });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
