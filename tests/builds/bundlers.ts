// Programs bundled with the plugin `tengen-codegen/bundler`, from an installed package, by four bundlers: what they print, and how large they are.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const programs = fileURLToPath(new URL("./programs", import.meta.url));

/** The program at the top of the README, which prints what the page shows. */
export function firstExample(): string {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, text] = /## A first example\n\n```ts\n([\s\S]*?)```/.exec(readme)!;
  // Without types, and printing texts: a console shows objects in its own way.
  return text!.replaceAll("x.grad!", "x.grad").replace(/console\.log\((.*?)\);/g, "console.log(String($1));");
}

export interface Bundled {
  /** What the bundle prints. */
  readonly output: string;
  /** Of the whole output. */
  readonly gzipped: number;
  readonly files: readonly string[];
  /** What the bundler said. */
  readonly said: string;
}

export interface Bundler {
  readonly name: string;
  /** Why it is not there; null if it is. */
  readonly missing: string | null;
}

/** Where those are found that the project does not have. */
const others = process.env["TENGEN_BUNDLERS"] ?? "";
const required = (name: string, folder: string): string | null => {
  try {
    return pathToFileURL(createRequire(join(folder, "package.json")).resolve(name)).href;
  } catch {
    return null;
  }
};
const placeOf = (name: string): string | null =>
  required(name, root) ?? (others === "" ? null : required(name, others));
const needs: Readonly<Record<string, readonly string[]>> = {
  vite: ["vite"],
  esbuild: ["esbuild"],
  rollup: ["rollup", "@rollup/plugin-node-resolve", "@rollup/plugin-terser"],
  webpack: ["webpack"],
};
export const bundlers: readonly Bundler[] = Object.entries(needs).map(([name, packages]) => ({
  name,
  missing: packages.every((one) => placeOf(one) !== null)
    ? null
    : `TENGEN_BUNDLERS names no folder with ${packages.join(", ")}`,
}));

/** Minifies for Rollup in place of Terser, which takes most of a minute for a larger program. Webpack leaves to Terser what it does not need. */
const quickly =
  'const quick = { name: "quick", renderChunk: async (code) => (await transform(code, { minify: true, format: "esm" })).code };';

/**
 * The text of a build.
 * @param options those of the plugin; null bundles without it
 * @param isQuick whether Rollup minifies by esbuild, not by Terser
 */
function script(
  bundler: string,
  entries: readonly string[],
  out: string,
  options: object | null,
  isQuick: boolean,
): string {
  const from = (name: string): string => JSON.stringify(placeOf(name));
  const plugin = options === null ? "" : `tengen.${bundler}(${JSON.stringify(options)}),`;
  const input = JSON.stringify(Object.fromEntries(entries.map((entry) => [entry.replace(/\.mjs$/, ""), `./${entry}`])));
  const quick = isQuick && bundler === "rollup" ? quickly : undefined;
  const head = `import tengen from "tengen-codegen/bundler";
${quick === undefined ? "" : `import { transform } from ${from("esbuild")};\n`}`;
  switch (bundler) {
    case "vite":
      return `${head}import { build } from ${from("vite")};
await build({
  configFile: false, logLevel: "warn", root: process.cwd(), plugins: [${plugin}], worker: { format: "es" },
  build: { outDir: ${JSON.stringify(out)}, modulePreload: false, rollupOptions: { input: ${input}, output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" } } },
});
`;
    case "esbuild":
      return `${head}import { build } from ${from("esbuild")};
await build({
  entryPoints: Object.values(${input}), bundle: true, minify: true, splitting: true, format: "esm", outdir: ${JSON.stringify(out)},
  outExtension: { ".js": ".mjs" }, plugins: [${plugin}],
});
`;
    case "rollup":
      return `${head}import { rollup } from ${from("rollup")};
import resolve from ${from("@rollup/plugin-node-resolve")};
import terser from ${from("@rollup/plugin-terser")};
${quick ?? "const quick = terser({ module: true });"}
const bundle = await rollup({
  input: ${input}, plugins: [${plugin} resolve({ browser: true })],
  onwarn: ({ code, message }) => code !== "CIRCULAR_DEPENDENCY" && console.warn(message),
});
await bundle.write({ dir: ${JSON.stringify(out)}, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs", plugins: [quick] });
`;
    default:
      return `${head}import webpack from ${from("webpack")};
webpack(
  {
    mode: "production", target: "web", context: process.cwd(), entry: ${input}, experiments: { outputModule: true }, performance: false,
    output: { path: new URL(${JSON.stringify(`${out}/`)}, import.meta.url).pathname, filename: "[name].mjs", chunkFilename: "[name].mjs", module: true }, plugins: [${plugin}],
  },
  (error, stats) => {
    if (error !== null) throw error;
    console.log(stats.toString({ all: false, errors: true, warnings: true }));
    if (stats.hasErrors()) process.exit(1);
  },
);
`;
  }
}

/**
 * Bundles a program in a folder of its own below an installed project, and runs it.
 * @param options those of the plugin; null bundles the whole library
 * @param workers programs that are entries as well
 */
export function bundleWith(
  bundler: string,
  project: string,
  program: string,
  options: object | null = {},
  workers: readonly string[] = [],
): Bundled {
  const folder = join(project, "bundled", `${bundler}-${program}${options === null ? "-whole" : ""}`);
  rmSync(join(folder, "out"), { recursive: true, force: true });
  programsIn(folder);
  // The smallest program is made as users of Rollup would make it.
  const text = script(bundler, [`${program}.mjs`, ...workers], "out", options, program !== "first");
  writeFileSync(join(folder, "bundle.mjs"), text);
  const run = (file: string): string =>
    execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["bundle.mjs"], { cwd: folder, encoding: "utf8" });
  const said = stdout + stderr;
  if (status !== 0) throw new Error(`${bundler} fails for ${program}:\n${said}`);
  const out = join(folder, "out");
  const files = (readdirSync(out, { recursive: true, encoding: "utf8" }) as string[]).filter((name) =>
    /\.m?js$/.test(name),
  );
  const gzipped = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
  const runs = workers.length === 0 && existsSync(join(out, `${program}.mjs`)) && program !== "page";
  return { output: runs ? run(join(out, `${program}.mjs`)) : "", gzipped, files, said };
}

/** Copies the programs into a folder below an installed project. */
function programsIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(programs, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, "first.mjs"), firstExample());
}

/** What a program prints that Node runs as it is. */
export function unbundled(project: string, program: string): string {
  const folder = join(project, "bundled/not");
  programsIn(folder);
  return execFileSync(process.execPath, [join(folder, `${program}.mjs`)], { encoding: "utf8" });
}

const sizesFile = fileURLToPath(new URL("./bundled-sizes.json", import.meta.url));
/** Gzipped bytes by `bundler program`. */
export const bundleSizes = (): Readonly<Record<string, number>> =>
  existsSync(sizesFile) ? (JSON.parse(readFileSync(sizesFile, "utf8")) as Record<string, number>) : {};

/** Fails where a bundle is more than 3 % larger than recorded. With TENGEN_WRITE_SIZES it is recorded; docs/shipping.md shows the table. */
export function expectBundleSize(name: string, bytes: number): void {
  const sizes = bundleSizes();
  if (process.env["TENGEN_WRITE_SIZES"]) {
    const all = Object.entries({ ...sizes, [name]: bytes }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(sizesFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    return;
  }
  const known = sizes[name];
  if (known === undefined)
    throw new Error(`tests/builds/bundled-sizes.json has no size for "${name}", which is ${bytes}`);
  if (bytes > known * 1.03)
    throw new Error(
      `${name} has grown from ${known} to ${bytes} bytes: find out why, or record it (npm run sizes -- --write REASON)`,
    );
}
