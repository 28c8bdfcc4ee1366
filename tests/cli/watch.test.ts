// `--watch`: a change generates, an error is waited out, nothing dies.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { runGenerate } from "../../codegen/generate.js";
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

test("a registry file, a kernel and an error", { timeout: 30_000 }, async () => {
  write("native_functions.yaml", entry("twice"));
  write("kernels/a.ts", kernel("twice_cpu"));
  const log: string[] = [];
  const options = { nativeFunctions: "native_functions.yaml", kernels: "kernels", out: "generated" };
  const run = async () => {
    try {
      await runGenerate({ ...options, root }, { info: () => {}, error: (text) => log.push(text) });
      log.push("generated");
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      log.push(error.message.split("\n")[0]!);
    }
  };
  const watching = watch(root, options, run);
  stop = watching.stop;
  await watching.settled();
  const next = async (change: () => void): Promise<string | undefined> => {
    const before = log.length;
    change();
    for (let i = 0; i < 500 && log.length === before; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    await watching.settled();
    return log.at(-1);
  };
  const operators = () => fs.readFileSync(path.join(root, "generated/operators.ts"), "utf8");

  expect(operators()).toContain("twice_op");
  expect(await next(() => write("native_functions.yaml", entry("thrice")))).toBe("generated");
  expect(operators()).toContain("thrice_op");
  expect(await next(() => write("kernels/a.ts", kernel("other_cpu")))).toBe(
    "native_functions.yaml:3:10: no kernel source exports `twice_cpu`, which thrice names for CPU",
  );
  expect(operators()).toContain("thrice_op");
  expect(await next(() => write("kernels/a.ts", kernel("twice_cpu")))).toBe("generated");
  expect(await next(() => write("native_functions.yaml", "- func: broken("))).toMatch(
    /^native_functions\.yaml:1:\d+: /,
  );
  expect(await next(() => write("native_functions.yaml", entry("twice")))).toBe("generated");
  expect(operators()).toContain("twice_op");
});
