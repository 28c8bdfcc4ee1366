// The options that --help lists: each is explained in one line, and used by a test of the command line.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";

const folder = fileURLToPath(new URL(".", import.meta.url));
const tests = [folder, `${folder}../project/`]
  .flatMap((at) => readdirSync(at).map((name) => at + name))
  .filter((file) => /\.(ts|txt)$/.test(file) && !file.endsWith("options.test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

async function help(...args: string[]): Promise<string> {
  let text = "";
  const out = (part: string): void => {
    text += part;
  };
  expect(await runCommandLine([...args, "--help"], { root: folder, out, error: out })).toBe(0);
  return text;
}

/** `--flag` and its description, continued lines joined. */
function optionsOf(text: string): ReadonlyMap<string, string> {
  const part = /Options:\n([\s\S]*?)(?:\n\n|$)/.exec(text)?.[1] ?? "";
  const lines = part.replace(/\n {10,}/g, " ").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, flag, about] = /^ {2}(?:-\w, )?(--[\w-]+)(?: <\w+>)? +(.*)$/.exec(line) ?? [];
      return flag === undefined ? [] : [[flag, about!] as const];
    }),
  );
}

test.each(["generate", "model", "report", "backend", "new", "explain"])("%s", async (command) => {
  const options = optionsOf(await help(command));
  expect(options.size).toBeGreaterThan(4);
  for (const [flag, about] of options) {
    expect(about, flag).toMatch(/\w+ \w+/);
    if (flag === "--help") continue;
    // By its name on a command line, or as the property of the options that a test passes.
    const property = flag
      .slice(2)
      .replace(/^no-/, "")
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(new RegExp(`${flag}\\b|\\b${property}\\b\\s*[:,}]`).test(tests), `${command} ${flag} has no test`).toBe(
      true,
    );
  }
});

test("without a command, those of generate are listed too", async () => {
  const listed = optionsOf(
    (await help()).replace("Options of generate, the default command:", "Options:").split("Commands:")[1]!,
  );
  const documented = optionsOf(await help("generate"));
  expect([...listed]).toEqual([...documented].filter(([flag]) => flag !== "--help"));
});
