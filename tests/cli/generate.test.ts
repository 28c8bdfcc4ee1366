// The command as people run it, in temporary folders: files written, files left alone, exit codes.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UsageError } from "../../codegen/cli/disk.js";
import { runGenerate } from "../../codegen/cli/generate.js";
import type { GenerateOptions } from "../../codegen/cli/inputs.js";

let root = "";
let output: string[] = [];

const functions = `- func: twice(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CPU: twice_cpu
`;
const kernel = `import type { Tensor } from "tengen/runtime/core/tensor.js";
export function twice_cpu(self: Tensor): Tensor {
  return self;
}
`;

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-test-")));
  fs.mkdirSync(path.join(root, "node_modules"));
  fs.mkdirSync(path.join(root, "kernels"));
  write("native_functions.yaml", functions);
  write("kernels/twice.ts", kernel);
  output = [];
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

/** Path -> text and time of change, of everything below a folder. */
function snapshot(folder = "generated"): Record<string, string> {
  const files = fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(root, file), `${fs.statSync(file).mtimeMs} ${fs.readFileSync(file, "utf8")}`]),
  );
}

async function run(options: Partial<GenerateOptions> = {}): Promise<boolean> {
  output = [];
  const terminal = { info: (text: string) => output.push(text), error: (text: string) => output.push(text) };
  return runGenerate(
    { nativeFunctions: "native_functions.yaml", kernels: "kernels", out: "generated", root, ...options },
    terminal,
  );
}

test("writes the package, then leaves it alone", async () => {
  expect(await run()).toBe(true);
  expect(Object.keys(snapshot())).toEqual([
    "generated/coverage.json",
    "generated/functions.ts",
    "generated/index.ts",
    "generated/methods.ts",
    "generated/operators.ts",
    "generated/register/cpu.ts",
  ]);
  expect(read("generated/register/cpu.ts")).toContain(
    'import {\n  kernelsFor,\n} from "tengen/runtime/dispatch/register.js";\n',
  );
  expect(read("generated/register/cpu.ts")).toContain('import {\n  twice_cpu,\n} from "../../kernels/twice.js";\n');
  const before = snapshot();
  expect(await run()).toBe(true);
  expect(output).toEqual(["generated is up to date (6 files)"]);
  expect(await run({ force: true })).toBe(true);
  expect(snapshot()).toEqual(before);
});

test("--check writes nothing and says what is stale", async () => {
  await run();
  expect(await run({ check: true })).toBe(true);
  write(
    "native_functions.yaml",
    `${functions}- func: thrice(Tensor self) -> Tensor\n  dispatch:\n    CPU: twice_cpu\n`,
  );
  const before = snapshot();
  expect(await run({ check: true })).toBe(false);
  expect(output.join("\n")).toMatch(
    /^generated is stale; run `npm run codegen`\n( {2}~ \S+ {2}\+\d+ -\d+ lines, from line \d+\n?)+$/,
  );
  expect(snapshot()).toEqual(before);
});

test("an edited or deleted file is repaired, a stale one deleted, with its folder", async () => {
  await run();
  const before = read("generated/operators.ts");
  write("generated/operators.ts", before.replace("keysLo", "keysHi"));
  fs.rmSync(path.join(root, "generated/methods.ts"));
  write("generated/old/gone.ts", "// @generated from native_functions.yaml by `npm run codegen`. Do not edit.\n");
  expect(await run({ check: true })).toBe(false);
  expect(await run()).toBe(true);
  expect(read("generated/operators.ts")).toBe(before);
  expect(fs.existsSync(path.join(root, "generated/methods.ts"))).toBe(true);
  expect(fs.existsSync(path.join(root, "generated/old"))).toBe(false);
});

test("what other registry files made is left alone, and so is another package below", async () => {
  await run();
  const head = (source: string) => `// @generated from ${source} by \`npm run codegen\`. Do not edit.\n`;
  write("generated/accel.ts", head("backend.yaml"));
  write("generated/small/operators.ts", head("native_functions.yaml"));
  write("generated/small/coverage.json", "{}");
  write("generated/register/gone.ts", head("native_functions.yaml"));
  expect(await run()).toBe(true);
  expect(fs.existsSync(path.join(root, "generated/accel.ts"))).toBe(true);
  expect(fs.existsSync(path.join(root, "generated/small/operators.ts"))).toBe(true);
  expect(fs.existsSync(path.join(root, "generated/register/gone.ts"))).toBe(false);
});

test("what is left of a killed run is cleared away", async () => {
  await run();
  write("generated/.tengen-4711-operators.ts.tmp", "half");
  expect(await run()).toBe(true);
  expect(fs.existsSync(path.join(root, "generated/.tengen-4711-operators.ts.tmp"))).toBe(false);
});

describe("refuses", () => {
  const refusal = async (options: Partial<GenerateOptions>) => {
    try {
      await run(options);
      return "nothing";
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return error.message;
    }
  };

  test("to overwrite a file that it did not write", async () => {
    write("generated/operators.ts", "export const mine = 1;\n");
    expect(await refusal({})).toBe(
      "generated/operators.ts: was not written by tengen and is not overwritten\n  hint: move it away, or choose another --out folder",
    );
    expect(read("generated/operators.ts")).toBe("export const mine = 1;\n");
    expect(fs.readdirSync(path.join(root, "generated"))).toEqual(["operators.ts"]);
  });

  test("to write through a link that leads outside", async () => {
    fs.mkdirSync(path.join(root, "elsewhere"));
    fs.mkdirSync(path.join(root, "generated"));
    fs.symlinkSync(path.join(root, "elsewhere"), path.join(root, "generated/register"));
    expect(await refusal({})).toMatch(/a link leads outside the output folder$/);
    expect(fs.readdirSync(path.join(root, "elsewhere"))).toEqual([]);
    // All places are looked at before anything is written: operators.ts, which comes first, is not there either.
    expect(fs.readdirSync(path.join(root, "generated"))).toEqual(["register"]);
  });

  test("files that are not UTF-8", async () => {
    const latin = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text, "latin1");
    const hint = "is not UTF-8 from here on\n  hint: save the file in the encoding UTF-8";
    latin("latin.yaml", `${functions}- func: f(Tensor self, str name="\u00e9t\u00e9") -> Tensor\n`);
    const line = functions.split("\n").length;
    expect(await refusal({ nativeFunctions: "latin.yaml" })).toBe(`latin.yaml:${line}: ${hint}`);
    for (const option of ["derivatives", "tags", "deprecated", "facts"] as const) {
      latin("other.yaml", "# caf\u00e9\n");
      expect(await refusal({ [option]: "other.yaml" }), option).toBe(`other.yaml:1: ${hint}`);
    }
    latin("kernels/latin.ts", "// one\n// d\u00e9j\u00e0\n");
    expect(await refusal({})).toBe(`kernels/latin.ts:2: ${hint}`);
    fs.rmSync(path.join(root, "kernels/latin.ts"));
    expect(fs.existsSync(path.join(root, "generated"))).toBe(false);
    fs.writeFileSync(path.join(root, "native_functions.yaml"), `\ufeff# \u00e9t\u00e9\n${functions}`);
    expect(await refusal({})).toBe("nothing");
  });

  test("a folder that is a file", async () => {
    write("generated", "text");
    expect(await refusal({})).toBe("generated: is a file, not a folder");
  });

  test("a registry that is not there", async () => {
    expect(await refusal({ nativeFunctions: "none.yaml" })).toBe("none.yaml: there is no such file");
    expect(await refusal({ kernels: "none" })).toBe("none: there is no such folder");
    expect(await refusal({ derivatives: "kernels" })).toBe("kernels: is a folder, not a file");
  });
});

test("files of others beside the generated ones stay", async () => {
  write("generated/notes.md", "mine");
  write("generated/mine.ts", "export {};\n");
  await run();
  expect(read("generated/notes.md")).toBe("mine");
  expect(read("generated/mine.ts")).toBe("export {};\n");
});

describe("as a process", () => {
  const cli = new URL("../../codegen/cli/main.ts", import.meta.url).pathname;
  const tsx = new URL("../../node_modules/tsx/dist/cli.mjs", import.meta.url).pathname;
  const process_ = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, cli, ...args], {
      cwd: root,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };

  test("exit codes and messages, without colours and stacks", () => {
    expect(process_("--kernels", "kernels")).toEqual({
      status: 0,
      stdout: expect.stringMatching(/generated: 6 files, 6 changed\n$/),
      stderr: "",
    });
    write("kernels/twice.ts", kernel.replace("twice_cpu", "twise_cpu"));
    expect(process_("--kernels", "kernels", "--check")).toEqual({
      status: 2,
      stdout: "",
      stderr: `native_functions.yaml:4:10: no kernel source exports \`twice_cpu\`, which twice names for CPU
  4 |     CPU: twice_cpu
               ^^^^^^^^^
  hint: did you mean \`twise_cpu\`?

1 error
`,
    });
    write("kernels/twice.ts", kernel);
    write("native_functions.yaml", functions.replace("twice(", "doubled("));
    expect(process_("--kernels", "kernels", "--check")).toMatchObject({ status: 1, stdout: "" });
    expect(process_("--native-functions", "none.yaml")).toEqual({
      status: 3,
      stdout: "",
      stderr: "error: none.yaml: there is no such file\n",
    });
    expect(process_("--chek")).toEqual({
      status: 3,
      stdout: "",
      stderr: "error: unknown option '--chek'\n(Did you mean --check?)\n",
    });
  });
});
