// What the examples of docs/gallery/ print, written into their pages: `npx tsx scripts/record-examples.ts [NAME...]` runs them, one after the other.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The examples that have pages of their own. */
export const recordedExamples: readonly string[] = readdirSync(`${root}docs/gallery`)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -3));

/** What a page says that its example prints. */
export function recordedOutput(name: string): string {
  return /^```text\n([\s\S]*?)^```$/m.exec(readFileSync(`${root}docs/gallery/${name}.md`, "utf8"))![1]!;
}

function record(name: string): void {
  const page = `${root}docs/gallery/${name}.md`;
  const program = `examples/${name}.ts`;
  if (!existsSync(page) || !existsSync(root + program)) throw new Error(`${name}: no page or no program of this name`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", program], {
    cwd: root,
    encoding: "utf8",
  });
  process.stderr.write(`${name}: exit ${status}, ${stderr.trim().split("\n").at(-1)}\n`);
  if (status !== 0) process.exitCode = 1;
  // Trailing spaces of pictures are nothing that one sees.
  const output = stdout.replace(/ +$/gm, "");
  const text = readFileSync(page, "utf8");
  writeFileSync(
    page,
    text.replace(/^```text\n[\s\S]*?^```$/m, () => `\`\`\`text\n${output}\`\`\``),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  for (const name of given.length > 0 ? given : recordedExamples) record(name);
}
