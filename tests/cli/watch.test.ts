// `--watch`: a change generates, an error is waited out, nothing dies.

import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { UsageError } from "../../codegen/disk.js";
import { runGenerate } from "../../codegen/generate.js";
import { RunMemory } from "../../codegen/run-memory.js";
import { watch } from "../../codegen/watch.js";

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

/** Watches, and says what each run came to: its files, and the first line of what it said. */
async function start(): Promise<(change: () => void | Promise<void>) => Promise<string>> {
  const log: string[] = [];
  const options = { nativeFunctions: "native_functions.yaml", kernels: "kernels", out: "generated" };
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
    for (let i = 0; i < 500 && log.length === before; i++) await pause(10);
    await watching.settled();
    return log.at(-1)!;
  };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const operators = () => fs.readFileSync(path.join(root, "generated/operators.ts"), "utf8");

test("a registry file, a kernel and an error", { timeout: 60_000 }, async () => {
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

test("files that are replaced, deleted and made again, and folders", { timeout: 60_000 }, async () => {
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
  // The whole folder goes, and comes back.
  await next(() => fs.renameSync(path.join(root, "kernels"), path.join(root, "away")));
  await next(() => fs.renameSync(path.join(root, "away"), path.join(root, "kernels")));
  expect(await next(() => write("native_functions.yaml", entry("twice")))).toBe("native_functions.yaml: generated");
  expect(await next(() => write("kernels/below/b.ts", kernel("other")))).toMatch(/no kernel source exports/);
});

test("as a process: says what changed, survives an error, ends with the interrupt", { timeout: 60_000 }, async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const cli = fileURLToPath(new URL("../../codegen/cli.ts", import.meta.url));
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
    for (let i = 0; i < 3000 && !/ after \d/.test(output); i++) await pause(10);
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
