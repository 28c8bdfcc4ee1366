// `npm run sizes`: measures bundles and packages beside tests/project/sizes.json; `-- --write "REASON"` records what has changed, a growth of more
// than 3 % with that reason, and rewrites the README's table.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { recordedSizes, sizeTable, smallestSize } from "../tests/project/sizes.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const [option, ...words] = process.argv.slice(2);
const reason = words.join(" ").trim();
if (option !== undefined && (option !== "--write" || reason === "")) {
  console.error('usage: npm run sizes [-- --write "REASON"]');
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/project/bundle.test.ts",
    "tests/project/package.test.ts",
    "-t",
    "size",
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, TENGEN_WRITE_SIZES: reason } },
);
if (status !== 0) process.exit(status ?? 1);
console.log(sizeTable());
for (const { what, reason } of Object.values(recordedSizes())) console.log(`${what}: ${reason}`);
if (reason !== "") {
  const readme = new URL("../README.md", import.meta.url);
  const text = readFileSync(readme, "utf8").replace(/\| recorded size \|[\s\S]*?\n(?=\n)/, `${sizeTable()}\n`);
  writeFileSync(readme, text.replace(/are \d+ KB gzipped/, `are ${smallestSize()} KB gzipped`));
}
