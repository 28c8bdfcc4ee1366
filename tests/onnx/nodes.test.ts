// ONNX's own node tests: every model whose operators are mapped onto the library's functions has ONNX's answers here, and those of the library in the engine.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ort, pythonWithOnnx } from "./peers.js";

const missing =
  pythonWithOnnx === null ? "python3-onnx is missing" : ort === null ? "onnxruntime-node is missing" : null;

describe.skipIf(missing !== null)(`ONNX's node tests${missing === null ? "" : ` (${missing})`}`, () => {
  test("agree here and in the engine, or are refused by name", () => {
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "scripts/onnx-nodes.ts"], {
      cwd: root,
      encoding: "utf8",
    });
    const counts = stdout.trim().split("\n").slice(-2);
    expect(counts).toEqual([
      "here: 798 agree, 7 settled, 119 without a counterpart; graphs: 786 the same, 16 refused",
      "0 differ here, 0 in the engine",
    ]);
    expect(status).toBe(0);
  });
});
