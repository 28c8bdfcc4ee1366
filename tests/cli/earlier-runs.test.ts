// What a run reuses of the previous run, and what it must not: errors stay errors, and changes made meanwhile are not lost.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { ReadFiles } from "../../codegen/cli/disk.js";
import { watch } from "../../codegen/cli/watch.js";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, Source } from "../../codegen/diagnostics.js";
import { code, ref } from "../../codegen/print/code.js";
import { printFile } from "../../codegen/print/file.js";

test("an erroneous derivative entry is in error in the next run, too", () => {
  const op = (name: string) => `- func: ${name}(Tensor self) -> Tensor\n  dispatch:\n    CPU: k\n`;
  const wrong = "- name: f(Tensor self) -> Tensor\n  self: grad\n  slef: grad\n";
  const other = (formula: string) => `- name: g(Tensor self) -> Tensor\n  self: ${formula}\n`;
  const functions = new Source("native_functions.yaml", op("f") + op("g"));
  const errors = (derivatives: Source, from: Source) => {
    const diagnostics = new Diagnostics();
    readRegistry({ functions: from, derivatives }, { layers: [], diagnostics });
    return diagnostics.errors.map(({ message }) => message);
  };
  const expected = ["`f` has no argument or result `slef`"];
  const first = new Source("derivatives.yaml", wrong + other("grad"));
  expect(errors(first, functions)).toEqual(expected);
  // The edit is elsewhere: the entry that is wrong is the one of the first run.
  const again = new Source("native_functions.yaml", functions.text, functions);
  expect(errors(new Source("derivatives.yaml", wrong + other("grad * 2"), first), again)).toEqual(expected);
});

test("a change that comes while a run lasts is generated when it has ended", async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-during-")));
  const file = path.join(root, "native_functions.yaml");
  fs.writeFileSync(file, "");
  const runs: string[] = [];
  let release = (): void => {};
  const watching = watch(
    root,
    { nativeFunctions: "native_functions.yaml", kernels: false, out: "generated" },
    async () => {
      runs.push(fs.readFileSync(file, "utf8"));
      if (runs.length === 2) await new Promise<void>((resolve) => (release = resolve));
    },
  );
  const until = async (done: () => boolean) => {
    for (let i = 0; i < 1000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  try {
    await watching.settled();
    fs.writeFileSync(file, "# one\n");
    await until(() => runs.length === 2);
    // The second run is in progress; the quiet time after this change ends before it does.
    fs.writeFileSync(file, "# two\n");
    await new Promise((resolve) => setTimeout(resolve, 400));
    release();
    await until(() => runs.length === 3);
    expect(runs).toEqual(["", "# one\n", "# two\n"]);
  } finally {
    release();
    await watching.stop();
    fs.rmSync(root, { recursive: true });
  }
});

test("a file is read again when it was written to, and while its times are too new to tell", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-read-"));
  const file = path.join(folder, "a.ts");
  const files = new ReadFiles();
  let reads = 0;
  const read = () => {
    const before = reads;
    const text = files.read(file, (bytes) => {
      reads++;
      return bytes.toString("utf8");
    });
    return [text, reads > before];
  };
  const stat = vi.spyOn(fs, "statSync");
  const old = { mtimeMs: 1000, ctimeMs: 1000, size: 3, ino: 1 };
  const twice = (stats: typeof old) => {
    stat.mockImplementation((() => stats) as unknown as typeof fs.statSync);
    return [read(), read()];
  };
  try {
    fs.writeFileSync(file, "one");
    expect(twice({ ...old, ctimeMs: Number.MAX_SAFE_INTEGER })).toEqual([
      ["one", true],
      ["one", true],
    ]);
    expect(twice(old)).toEqual([
      ["one", true],
      ["one", false],
    ]);
    fs.writeFileSync(file, "two");
    // One of the times, the size or the file itself tells.
    for (const change of [{ mtimeMs: 1001 }, { ctimeMs: 1001 }, { size: 4 }, { ino: 2 }]) {
      expect(twice({ ...old, ...change })).toEqual([
        ["two", true],
        ["two", false],
      ]);
    }
    stat.mockRestore();
    fs.rmSync(file);
    expect(read).toThrow("ENOENT");
  } finally {
    stat.mockRestore();
    fs.rmSync(folder, { recursive: true });
  }
});

test("three imports of one name get three names", () => {
  const from = (file: string) => ref("f", `a/${file}.ts`);
  const text = printFile({
    path: "generated/x.ts",
    from: ["y"],
    charter: "z",
    body: code`${from("one/same")}(${from("two/same")}(${from("three/same")}))`,
  });
  expect(text.trim().split("\n").at(-1)).toBe("f(same_f(same_f_))");
});
