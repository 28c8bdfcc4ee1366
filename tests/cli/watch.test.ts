// `--watch`: a change generates, an error is waited out, nothing dies.

import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UsageError } from "../../codegen/cli/disk.js";
import { runGenerate } from "../../codegen/cli/generate.js";
import { type GenerateOptions, inputPlaces, readInputs } from "../../codegen/cli/inputs.js";
import { RunMemory } from "../../codegen/cli/run-memory.js";
import { watch } from "../../codegen/cli/watch.js";
import { DiagnosticsError } from "../../codegen/diagnostics.js";

let root = "";
let stop: () => Promise<void> = async () => {};

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-watch-")));
  fs.mkdirSync(path.join(root, "node_modules"));
  fs.mkdirSync(path.join(root, "kernels"));
});
afterEach(async () => {
  await stop();
  fs.rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const entry = (name: string) => `- func: ${name}(Tensor self) -> Tensor\n  dispatch:\n    CPU: twice_cpu\n`;
const kernel = (name: string) => `export function ${name}(self: Tensor): Tensor { return self; }\n`;

type Next = (change: () => void | Promise<void>) => Promise<string>;

/** Watches, and returns the outcome of each run: its files, and the first line of its output. */
async function start(more: Partial<GenerateOptions> = {}): Promise<Next> {
  const log: string[] = [];
  const options = { nativeFunctions: "native_functions.yaml", kernels: "kernels", out: "generated", ...more };
  const memory = new RunMemory();
  const watching = watch(root, options, async ({ changed }) => {
    try {
      await runGenerate({ ...options, root }, { info: () => {}, error: (text) => log.push(text) }, memory);
      log.push(`${changed.join(" ")}: generated`);
    } catch (error) {
      if (!(error instanceof DiagnosticsError || error instanceof UsageError)) throw error;
      log.push(`${changed.join(" ")}: ${error.message.split("\n")[0]!}`);
    }
  });
  stop = watching.stop;
  await watching.settled();
  return async (change) => {
    const before = log.length;
    await change();
    while (log.length === before) await pause(10);
    await watching.settled();
    return log.at(-1)!;
  };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const operators = () => fs.readFileSync(path.join(root, "generated/operators.ts"), "utf8");

test("a registry file, a kernel and an error", async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const next = await start();
  expect(operators()).toContain("twice_op");
  expect(await next(() => write("native_functions.yaml", entry("thrice")))).toBe("native_functions.yaml: generated");
  expect(operators()).toContain("thrice_op");
  expect(await next(() => write("kernels/a.ts", kernel("other_cpu")))).toBe(
    "kernels/a.ts: native_functions.yaml:3:10: no kernel source exports `twice_cpu`, which thrice names for CPU",
  );
  expect(operators()).toContain("thrice_op");
  expect(await next(() => write("kernels/a.ts", kernel("twice_cpu")))).toBe("kernels/a.ts: generated");
  expect(await next(() => write("native_functions.yaml", "- func: broken("))).toMatch(
    /^native_functions\.yaml: native_functions\.yaml:1:\d+: /,
  );
  expect(await next(() => write("native_functions.yaml", entry("twice")))).toBe("native_functions.yaml: generated");
  expect(operators()).toContain("twice_op");
});

test("a change during a run is taken when the run has ended", async () => {
  write("native_functions.yaml", entry("twice"));
  const runs: (readonly string[])[] = [];
  let end = () => {};
  const watching = watch(
    root,
    { nativeFunctions: "native_functions.yaml", kernels: "kernels", out: "generated" },
    ({ changed }) => {
      runs.push(changed);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  );
  stop = async () => {
    end();
    await watching.stop();
  };
  const until = async (count: number) => {
    while (runs.length < count) await pause(5);
  };
  await until(1);
  // Long enough for the change to be due while the run goes on.
  write("kernels/a.ts", kernel("twice_cpu"));
  await pause(200);
  write("native_functions.yaml", entry("thrice"));
  await pause(200);
  expect(runs).toEqual([[]]);
  end();
  await until(2);
  expect(runs[1]).toEqual(["kernels/a.ts", "native_functions.yaml"]);
  end();
  await watching.settled();
  expect(runs.length).toBe(2);
});

test("files that are replaced, deleted and made again, and folders", async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const next = await start();
  const replace = (file: string, text: string) => {
    write(`${file}.new`, text);
    fs.renameSync(path.join(root, `${file}.new`), path.join(root, file));
  };
  for (const name of ["thrice", "fourfold"]) {
    expect(await next(() => replace("native_functions.yaml", entry(name)))).toBe("native_functions.yaml: generated");
    expect(operators()).toContain(`${name}_op`);
  }
  expect(await next(() => fs.rmSync(path.join(root, "native_functions.yaml")))).toBe(
    "native_functions.yaml: native_functions.yaml: there is no such file",
  );
  expect(operators()).toContain("fourfold_op");
  expect(await next(() => write("native_functions.yaml", entry("twice")))).toBe("native_functions.yaml: generated");
  expect(operators()).toContain("twice_op");
  // Several edits in a row are one run, or the last of a few.
  await next(async () => {
    for (const name of ["a", "b", "c", "d"]) {
      write("native_functions.yaml", entry(name));
      await pause(5);
    }
  });
  expect(operators()).toContain("d_op");
  // A kernel in a new folder.
  expect(await next(() => replace("kernels/a.ts", kernel("none")))).toMatch(/no kernel source exports `twice_cpu`/);
  await next(() => fs.mkdirSync(path.join(root, "kernels/below")));
  expect(await next(() => write("kernels/below/b.ts", kernel("twice_cpu")))).toBe("kernels/below/b.ts: generated");
  // The whole folder is deleted, and restored.
  await next(() => fs.renameSync(path.join(root, "kernels"), path.join(root, "away")));
  await next(() => fs.renameSync(path.join(root, "away"), path.join(root, "kernels")));
  expect(await next(() => write("native_functions.yaml", entry("twice")))).toBe("native_functions.yaml: generated");
  expect(await next(() => write("kernels/below/b.ts", kernel("other")))).toMatch(/no kernel source exports/);
});

describe("everything that a run reads", () => {
  /** One edit of each file, and the next run's output; the erroneous ones show that it was read. */
  const rows: readonly (readonly [string, Partial<GenerateOptions>, string, string, string])[] = [
    [
      "derivatives beside the registry",
      {},
      "derivatives.yaml",
      "- name: twice(Tensor self) -> Tensor\n  self: grad\n",
      "- name: tvice(Tensor self) -> Tensor\n  self: grad\n",
    ],
    [
      "derivatives by name",
      { derivatives: "more/d.yaml" },
      "more/d.yaml",
      "",
      "- name: tvice(Tensor self) -> Tensor\n  self: grad\n",
    ],
    ["tags beside the registry", {}, "tags.yaml", "- tag: mine\n  desc: x\n", "- tag: mine\n"],
    ["tags by name", { tags: "more/t.yaml" }, "more/t.yaml", "", "- tag: mine\n"],
    [
      "deprecated signatures beside the registry",
      {},
      "deprecated.yaml",
      "",
      "- name: twice(Tensor self) -> Tensor\n  aten: f\n",
    ],
    [
      "deprecated signatures by name",
      { deprecated: "more/e.yaml" },
      "more/e.yaml",
      "",
      "- name: twice(Tensor self) -> Tensor\n  aten: f\n",
    ],
    [
      "facts beside the registry",
      {},
      "facts.yaml",
      "- operators: twice\n  non_differentiable: True\n",
      "- operators: tvice\n  non_differentiable: True\n",
    ],
    ["facts by name", { facts: "more/f.yaml" }, "more/f.yaml", "", "- operators: tvice\n  non_differentiable: True\n"],
    ["a list of operators", { ops: "more/ops.yaml" }, "more/ops.yaml", "- twice\n", "- tvice\n"],
  ];
  test.each(rows)("%s", async (_, options, file, right, wrong) => {
    fs.mkdirSync(path.join(root, "more"));
    write("native_functions.yaml", entry("twice"));
    write("kernels/a.ts", kernel("twice_cpu"));
    if (Object.keys(options).length > 0) write(file, right);
    const next = await start(options);
    if (Object.keys(options).length === 0) expect(await next(() => write(file, right))).toBe(`${file}: generated`);
    const reported = await next(() => write(file, wrong));
    expect(reported.startsWith(`${file}: ${file}:`) || reported.includes("there is no operator `tvice`")).toBe(true);
    expect(await next(() => write(file, right))).toBe(`${file}: generated`);
    if (options.ops === undefined && Object.keys(options).length === 0)
      expect(await next(() => fs.rmSync(path.join(root, file)))).toBe(`${file}: generated`);
  });

  test("an operator of tengen's that the registry adds to", () => {
    // A test does not edit the package's own files; the list shows that they are watched.
    const { files, kernels } = inputPlaces(root, { extend: true, kernels: "kernels", out: "generated" });
    const packageRoot = fileURLToPath(new URL("../../", import.meta.url));
    expect(files).toEqual([
      ...["native_functions", "derivatives", "tags", "deprecated", "facts"].map((name) =>
        path.join(root, `${name}.yaml`),
      ),
      path.join(packageRoot, "facts/pytorch.yaml"),
      path.join(packageRoot, "native_functions.yaml"),
      path.join(packageRoot, "runtime/base.ts"),
      path.join(packageRoot, "runtime/autograd/transforms.ts"),
    ]);
    expect(kernels).toEqual([path.join(root, "kernels"), path.join(packageRoot, "runtime/kernels")]);
    // A selection of tengen's own operators where there is no registry, until there is one.
    expect(inputPlaces(root, { ops: "relu", kernels: true, out: "generated" }).files).toEqual(
      expect.arrayContaining([
        path.join(root, "native_functions.yaml"),
        path.join(packageRoot, "native_functions.yaml"),
        path.join(packageRoot, "derivatives.yaml"),
      ]),
    );
  });

  test("is in that list, whatever the options", async () => {
    write("native_functions.yaml", entry("twice"));
    write("kernels/a.ts", kernel("twice_cpu"));
    for (const name of ["derivatives", "tags", "deprecated", "facts", "ops"]) write(`${name}.yaml`, "");
    const read: string[] = [];
    const readFileSync = vi.spyOn(fs, "readFileSync");
    try {
      for (const more of [
        {},
        { extend: true },
        { ops: "ops.yaml" },
        { facts: "pytorch" },
        { kernels: false },
        { kernels: true, ops: "ops.yaml" },
      ]) {
        const options = { kernels: "kernels", out: "generated", ...more };
        readFileSync.mockClear();
        readInputs(root, options);
        const places = inputPlaces(root, options);
        const watched = (file: string) =>
          places.files.includes(file) || places.kernels.some((folder) => file.startsWith(folder + path.sep));
        const files = readFileSync.mock.calls.map(([file]) => String(file));
        expect(files.filter((file) => !watched(file))).toEqual([]);
        read.push(...files);
      }
    } finally {
      readFileSync.mockRestore();
    }
    expect(read.length).toBeGreaterThan(30);
  });
});

test("generated files among the kernels are none", async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const next = await start({ out: "kernels/generated" });
  expect(await next(() => write("native_functions.yaml", entry("thrice")))).toBe("native_functions.yaml: generated");
  // If its own output had triggered it, this edit would not be the next one seen.
  await pause(200);
  expect(await next(() => write("kernels/a.ts", `${kernel("twice_cpu")}//`))).toBe("kernels/a.ts: generated");
});

test("as a process: says what changed, survives an error, ends with the interrupt", async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const cli = fileURLToPath(new URL("../../codegen/cli/main.ts", import.meta.url));
  const tsx = fileURLToPath(new URL("../../node_modules/tsx/dist/esm/index.mjs", import.meta.url));
  const child = spawn(process.execPath, ["--import", tsx, cli, "--kernels", "kernels", "--watch"], { cwd: root });
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data;
  });
  child.stderr.on("data", (data: Buffer) => {
    output += data;
  });
  const ended = new Promise((resolve) => child.once("exit", (...how) => resolve(how)));
  const next = async (change: () => void): Promise<string> => {
    output = "";
    change();
    while (!/ after \d/.test(output)) await pause(10);
    return output.replace(/after [\d.]+ s/, "after 0 s");
  };
  try {
    expect(await next(() => {})).toMatch(/generated: 5 files, 5 changed\ndone after 0 s; waiting for changes\n$/);
    expect(await next(() => write("native_functions.yaml", "- func: twice"))).toMatch(
      /^native_functions\.yaml changed\nnative_functions\.yaml:1:\d+: [\s\S]*\n1 error\nnot generated after 0 s; waiting for changes\n$/,
    );
    expect(await next(() => write("native_functions.yaml", entry("thrice")))).toMatch(
      /^native_functions\.yaml changed\n {2}~ operators\.ts {2}\+\d+ -\d+ lines, from line \d+\n[\s\S]*done after 0 s; waiting for changes\n$/,
    );
  } finally {
    child.kill("SIGINT");
  }
  expect(await ended).toEqual([0, null]);
});
