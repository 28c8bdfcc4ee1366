// examples/remote works: a device in another process, reached over a WebSocket, trains a classifier, and says when it has gone. That it has PyTorch's
// results is in conformance-kit.test.ts.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

function run(...args: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, ["--import", "tsx", ...args], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
}

test("it is about 100 lines, but for types", () => {
  const lines = ["backend", "machine", "executor"].map(
    (name) => readFileSync(`${root}examples/remote/${name}.ts`, "utf8").trimEnd().split("\n").length,
  );
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(190);
});

test("a classifier is trained there, with the CPU's losses", () => {
  const { status, stdout, stderr } = run("examples/remote/train-iris.ts");
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^losses there: 0\.33\d+ 0\.13\d+ 0\.06\d+$/m);
});

test("a call that fails there, and a machine that goes, reject the next read", async () => {
  const machine = spawn(process.execPath, ["--import", "tsx", "examples/remote/machine.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(machine.stdout, "data")) as [Buffer];
    const program = `
import { arange, indexSelect, loadBackend, tensor } from "./generated/index.ts";
const remote = await loadBackend("./examples/remote/backend.ts");
const said = async (call) => { try { return await call(); } catch (error) { return error.message; } };
const x = tensor([1, 2]).to({ device: remote.device });
const found = [await said(() => indexSelect(x, 0, tensor([7n]).to({ device: remote.device })).readArray())];
found.push(await said(() => x.add(1).readArray()));
process.kill(${machine.pid});
await new Promise((done) => setTimeout(done, 500));
found.push(await said(() => x.add(1).readArray()));
console.log("FOUND " + JSON.stringify(found));
process.exit(0);
`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, TENGEN_REMOTE: `ws://127.0.0.1:${/\d+/.exec(String(line))![0]}` },
    });
    expect(JSON.parse(/^FOUND (.*)$/m.exec(stdout)?.[1] ?? JSON.stringify(stderr))).toEqual([
      expect.stringContaining("the remote machine: "),
      [2, 3],
      "the remote machine has gone, and with it the values of its tensors",
    ]);
  } finally {
    machine.kill();
  }
});
