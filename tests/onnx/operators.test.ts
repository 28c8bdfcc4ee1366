// Every operator that has a form in ONNX has the same results in onnxruntime as here; those that have none are rejected by
// name.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noGrad } from "../../generated/index.js";
import { exportOnnx, type OnnxExport } from "../../onnx/index.js";
import { all, type Case, caseOf, named, random } from "./cases.js";
import { checked, differences, ort, pythonWithOnnx, runModel } from "./peers.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-onnx-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Exported extends Case {
  readonly opset: number;
  readonly model: OnnxExport;
}

const exported: Exported[] = [];
const wrong: string[] = [];
const refused = new Set<string>();
/** Operators whose samples have no graph, as they read values of their inputs. */
const untraced = new Set<string>();
beforeAll(() => {
  for (const [i, one] of all.entries()) {
    let exportedCase: Case;
    try {
      exportedCase = caseOf(one);
    } catch (error) {
      const { name, message } = error as Error;
      if (name !== "UnsupportedError" || !message.includes("reads a value that depends on the inputs")) throw error;
      untraced.add(one.operator);
      continue;
    }
    for (const opset of i % 5 === 0 ? [17, 20, 16] : [17]) {
      try {
        exported.push({ ...exportedCase, opset, model: exportOnnx(exportedCase.graph, { opset }) });
      } catch (error) {
        const { name, message } = error as Error;
        if (name !== "UnsupportedError" || (!/ONNX has no complex/.test(message) && !named(message, exportedCase)))
          wrong.push(`${exportedCase.operator}: ${message}`);
        refused.add(exportedCase.operator);
      }
    }
  }
});

test("what has no graph reads lengths or batch sizes", () => {
  expect([...untraced].sort()).toEqual(["_pad_packed_sequence", "rnn_tanh.data"]);
});

test("what has no form is named, and nothing else ends an export", () => {
  expect(wrong).toEqual([]);
  const written = new Set(exported.map(({ operator }) => operator));
  expect(written.size).toBeGreaterThanOrEqual(362);
  // Some arguments of an operator may have a form, and others none.
  expect([...refused].filter((name) => written.has(name)).sort()).toEqual([
    "adaptive_max_pool2d",
    "native_layer_norm_backward",
    "scatter_reduce.two",
  ]);
});

test.skipIf(ort === null)("results in onnxruntime are those here, to 1e-5", async () => {
  const found: string[] = [];
  for (const { operator, graph, given, opset, model } of exported) {
    try {
      const actual = await runModel(ort!, model, given);
      const expected = noGrad(() => graph.run(...given.map((one) => one.clone())));
      const lines = differences(model, actual, expected);
      found.push(
        ...lines
          .filter((line) => !random.test(operator) || !line.includes("element"))
          .map((line) => `${operator}, opset ${opset}: ${line}`),
      );
    } catch (error) {
      found.push(`${operator}, opset ${opset}: ${(error as Error).message}`);
    }
  }
  expect(found).toEqual([]);
});

test.skipIf(pythonWithOnnx === null)("onnx's checker is content with every model", () => {
  const files = exported
    .filter(({ opset }) => opset <= 17)
    .map(({ operator, model }, i) => {
      const path = join(folder, `${i}-${operator}.onnx`);
      writeFileSync(path, model.files["model.onnx"]!);
      return path;
    });
  expect(checked(pythonWithOnnx!, files)).toBe("");
  // Errors in a model are detected.
  const [{ model }] = exported as [Exported];
  const bytes = model.files["model.onnx"]!.slice();
  bytes[1] = 99;
  writeFileSync(files[0]!, bytes);
  expect(checked(pythonWithOnnx!, files.slice(0, 1))).not.toBe("");
});
