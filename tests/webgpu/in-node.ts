// Runs programs on the software adapter that comes with Chromium, in Node with the package webgpu.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, expect } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const drivers = "/usr/lib/chromium";
const driver = join(drivers, "vk_swiftshader_icd.json");

/** Why there are none; null where they run. */
export const nodeReason: string | null = !existsSync(driver)
  ? "no driver"
  : process.env["TENGEN_WEBGPU"] === undefined ||
      !existsSync(join(process.env["TENGEN_WEBGPU"], "node_modules/webgpu/index.js"))
    ? "the package webgpu is not installed"
    : null;

/** The line that prints a value for `valuesOf`. */
export const printing = (name: string, expression: string): string =>
  `console.log("${name} " + JSON.stringify(${expression}));`;

/** The function that starts programs: a text that imports from this folder, and the names of the values that it prints. */
export function programs(): (
  contents: string,
  names: readonly string[],
  flags?: readonly string[],
) => Promise<readonly unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), "tengen-webgpu-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return async (contents, names, flags = []) => {
    const file = join(folder, `program-${++count}.mjs`);
    await build({
      stdin: { contents: `${contents}\nprocess.exit(0);`, resolveDir: join(root, "tests/webgpu"), loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "node",
      keepNames: true,
      outfile: file,
      logLevel: "error",
    });
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, file], {
      encoding: "utf8",
      env: { ...process.env, LD_LIBRARY_PATH: drivers, VK_ICD_FILENAMES: driver },
      maxBuffer: 2 ** 28,
    });
    return names.map((name) => {
      const line = new RegExp(`^${name} (.*)$`, "m").exec(stdout)?.[1];
      expect(line, `${name}: ${stderr.slice(-1500)}`).toBeTruthy();
      return JSON.parse(line!) as unknown;
    });
  };
}
