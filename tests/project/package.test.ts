// The package as users get it: packed, installed into an empty project, used from JavaScript and TypeScript, and bundled.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "tengen-package-"));

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

const program = `
import { add, mul, sum, tensor } from "tengen";
const x = tensor([1, 2, 3], { requiresGrad: true });
const y = tensor([4, 5, 6]);
sum(mul(add(x, y), y)).backward();
console.log(JSON.stringify(x.grad.toArray()));
`;

beforeAll(() => {
  // By this Node, whichever npm stands in the path: the compiled code is only of use to the version that made it.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}` };
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "pipe", env });
  const packed = execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", project], {
    cwd: root,
    encoding: "utf8",
  });
  writeFileSync(
    join(project, "package.json"),
    '{ "name": "user", "version": "1.0.0", "type": "module", "private": true }\n',
  );
  // --prefer-offline: the dependencies were just installed for this project, so npm has them.
  run(
    "npm",
    "install",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    join(project, packed.trim()),
  );
}, 300_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the packed package", () => {
  test("works from plain JavaScript", () => {
    writeFileSync(join(project, "use.js"), program);
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
  });

  test("type-checks and works from TypeScript; a wrong call does not compile", () => {
    writeFileSync(
      join(project, "use.ts"),
      `import { add, type Tensor, tensor } from "tengen";
const x: Tensor = tensor([1, 2], { requiresGrad: true });
const z: Tensor = add(x, 2, { alpha: 3 });
const n: number | bigint | boolean = z.sum().item();
export { n };
// @ts-expect-error a string is no tensor
add(x, "two");
// @ts-expect-error no such option
add(x, x, { beta: 2 });
`,
    );
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: "nodenext",
          target: "es2022",
          lib: ["es2023", "dom"],
          types: [],
          noEmit: true,
        },
        files: ["use.ts"],
      }),
    );
    expect(run(process.execPath, join(root, "node_modules/typescript/bin/tsc"), "-p", ".")).toBe("");
  }, 120_000);

  test("brings compiled code that fits, and does without", () => {
    const file = join(project, "node_modules/tengen/dist/program.cjs");
    writeFileSync(
      join(project, "fits.js"),
      `import { readFileSync } from "node:fs";
import { Script } from "node:vm";
const file = ${JSON.stringify(file)};
const cachedData = readFileSync(file + ".cache");
console.log(new Script(readFileSync(file, "latin1"), { filename: file, cachedData }).cachedDataRejected);
`,
    );
    expect(run(process.execPath, "fits.js").trim()).toBe("false");
    writeFileSync(join(project, "use.js"), program);
    const compiled = readFileSync(`${file}.cache`);
    writeFileSync(`${file}.cache`, "of another V8");
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
    rmSync(`${file}.cache`);
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
    writeFileSync(`${file}.cache`, compiled);
  });

  test("an error that nobody catches prints its message and little else", () => {
    writeFileSync(
      join(project, "throws.js"),
      `import { mm, tensor } from "tengen";\nmm(tensor([[1, 2]]), tensor([[1, 2]]));\n`,
    );
    const { status, stderr } = spawnSync(process.execPath, ["throws.js"], { cwd: project, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain(
      "ShapeError: mat1 and mat2 shapes cannot be multiplied (1x2 and 1x2)\n  operator: aten::mm(",
    );
    expect(stderr.length).toBeLessThan(3000);
    const lines = readFileSync(join(project, "node_modules/tengen/dist/program.cjs"), "latin1").split("\n");
    // Strings and templates stay whole.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
  });

  test("exports the same names to Node as to others", () => {
    writeFileSync(
      join(project, "names.js"),
      `const names = async (file) => Object.keys(await import(import.meta.resolve("tengen").replace("node.js", file))).join();
console.log((await names("node.js")) === (await names("generated/index.js")));
`,
    );
    expect(run(process.execPath, "names.js").trim()).toBe("true");
  });

  test("brings its command line", () => {
    expect(run(process.execPath, "node_modules/tengen/dist/codegen/cli.js", "--version").trim()).toBe(
      (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version,
    );
  });

  test("holds no sources of tests, benchmarks or examples", () => {
    const listed = run("npm", "ls", "tengen", "--json");
    expect(listed).toContain("tengen");
    const files = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const paths = (JSON.parse(files) as { files: { path: string }[] }[])[0]!.files.map((file) => file.path);
    expect(paths.filter((path) => !/^(dist\/|schemas\/|[A-Z]+(\.md)?$|\w+\.yaml$|package\.json$)/.test(path))).toEqual(
      [],
    );
  });
});

test("sideEffects lists every module that is imported for its effect", () => {
  const { sideEffects } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { sideEffects: string[] };
  const patterns = sideEffects.map((glob) => new RegExp(`^${glob.replace(/\./g, "\\.").replace(/\*/g, "[^/]*")}$`));
  const missing: string[] = [];
  for (const folder of ["runtime", "generated"]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      for (const [, specifier] of text.matchAll(/^import "(\..*)";$/gm)) {
        const target = `./dist/${relative(root, resolve(entry.parentPath, specifier!))}`;
        if (!patterns.some((pattern) => pattern.test(target))) missing.push(target);
      }
    }
  }
  expect(missing).toEqual([]);
});

describe("bundles", () => {
  test.each(["browser", "node"])(
    "esbuild for %s: add and backward give the right gradient",
    (platform) => {
      mkdirSync(join(project, "bundle"), { recursive: true });
      writeFileSync(join(project, "bundle/main.js"), program);
      run(
        join(root, "node_modules/.bin/esbuild"),
        "bundle/main.js",
        "--bundle",
        `--platform=${platform}`,
        "--format=esm",
        "--minify",
        "--outfile=bundle/out.mjs",
      );
      expect(run(process.execPath, "bundle/out.mjs").trim()).toBe("[4,5,6]");
    },
    120_000,
  );

  test("vite: add and backward give the right gradient", () => {
    mkdirSync(join(project, "vite"), { recursive: true });
    writeFileSync(join(project, "vite/main.js"), program);
    writeFileSync(
      join(project, "vite/build.mjs"),
      `import { build } from "vite";
await build({ root: import.meta.dirname, logLevel: "error", configFile: false,
  build: { lib: { entry: "main.js", formats: ["es"], fileName: () => "out.mjs" }, outDir: "out", minify: true } });
`,
    );
    symlinkSync(join(root, "node_modules/vite"), join(project, "node_modules/vite"));
    run(process.execPath, "vite/build.mjs");
    expect(run(process.execPath, "vite/out/out.mjs").trim()).toBe("[4,5,6]");
  }, 120_000);
});
