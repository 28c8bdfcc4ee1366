// Special values: NaN, infinities and ties give the same results in onnxruntime as here, for every operator that is exported and at every position.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { copysign, isFloatingPoint, makeGraph, noGrad, type Tensor, tensor } from "../../generated/index.js";
import { exportOnnx } from "../../onnx/index.js";
import { near } from "../near.js";
import { all, type Case, caseOf, random } from "./cases.js";
import { differences, ort, runModel } from "./peers.js";

const special = [Number.NaN, 1, Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY, -0, 1, -1, 1e15, 0.5, 2];

/** Operators with other results for special values in the engine, with the reason. docs/onnx.md names them. */
const different: Readonly<Record<string, string>> = {
  grid_sampler_2d: "the engine's own treatment of places that are NaN",
  max_pool2d_with_indices: "the engine passes NaN over in some positions of a window; an exact form would pool twice",
  max_pool3d_with_indices: "as max_pool2d_with_indices",
  adaptive_max_pool2d: "as max_pool2d_with_indices",
  log_sigmoid_backward: "computed from the input, not from the saved value, which differs from it only in this test",
  "std_mean.correction": "the engine's mean of infinities of both signs and NaN is infinite",
  "norm.ScalarOpt_dim_dtype": "powers overflow in float32, here they are doubles",
  linalg_vector_norm: "powers overflow in float32, here they are doubles",
  _softmax_backward_data: "infinite gradients: the order of operations decides between infinity and NaN",
  native_layer_norm: "infinite inputs: the engine's mean and variance are NaN, here the variance is infinite",
  native_group_norm_backward: "infinite inputs: the order of operations decides between infinity and NaN",
};

/** Inputs with special values among their numbers: the `round`-th pattern. */
function poisoned(given: readonly Tensor[], round: number): Tensor[] {
  return given.map((one, k) => {
    if (!isFloatingPoint(one) || one.numel === 0) return one.clone();
    const copy = one.contiguous().clone();
    const { data } = copy;
    if (round < 4) {
      // A single NaN, at the front, in the middle, at the end; or nothing but NaN.
      const places = [[0], [data.length >> 1], [data.length - 1], [...data.keys()]][round]!;
      if (k === round % given.length || round === 3) for (const i of places) data[i] = Number.NaN;
    } else for (let i = 0; i < data.length; i++) data[i] = special[(i * 7 + k * 3 + round) % special.length]!;
    return copy;
  });
}

test.skipIf(ort === null)("special values in onnxruntime are those here", async () => {
  const found: string[] = [];
  for (const one of all) {
    let made: Case;
    let model: ReturnType<typeof exportOnnx>;
    try {
      made = caseOf(one);
      model = exportOnnx(made.graph, { opset: 17 });
    } catch {
      continue;
    }
    if (random.test(one.operator)) continue;
    for (let round = 0; round < 8; round++) {
      const given = poisoned(made.given, round);
      let expected: unknown;
      try {
        expected = noGrad(() => made.graph.run(...given.map((value) => value.clone())));
      } catch {
        continue;
      }
      let lines: string[];
      try {
        lines = differences(model, await runModel(ort!, model, given), expected, 1e-4);
      } catch (error) {
        lines = [(error as Error).message];
      }
      if (lines.length > 0) {
        const inputs = given.map((value) => JSON.stringify([...value.data].map(String).slice(0, 8))).join(" ");
        found.push(`${one.operator}: ${lines[0]} for ${inputs}`);
        break;
      }
    }
  }
  const names = (line: string): string => line.slice(0, line.indexOf(":"));
  expect(found.filter((line) => different[names(line)] === undefined)).toEqual([]);
  // Every row is needed.
  expect([...new Set(found.map(names))].sort()).toEqual(Object.keys(different).sort());
});

test("docs/onnx.md names the operators with other results for special values", () => {
  const page = readFileSync(fileURLToPath(new URL("../../docs/onnx.md", import.meta.url)), "utf8");
  const section = page.slice(page.indexOf("## Special values"));
  for (const name of Object.keys(different)) expect(section).toContain(`\`${name.replace(/\..*/, "")}\``);
});

test.skipIf(ort === null).each([
  ["log1p", [1e-8, -1e-8, 1e-20, 3, -1, Number.POSITIVE_INFINITY, -2, -0.3]],
  ["expm1", [1e-8, -1e-8, 1e-20, 3, -40, 100, Number.NEGATIVE_INFINITY, 0.3, -0.4]],
] as const)("%s is exact near 0, and at its ends", async (name, numbers) => {
  const x = tensor([...numbers]);
  const graph = makeGraph((input: Tensor) => (name === "log1p" ? input.log1p() : input.expm1()))(x);
  const model = exportOnnx(graph as never);
  const { output } = await runModel(ort!, model, [x]);
  const expected = noGrad(() => graph.run(x)).data;
  for (const [i, value] of Array.from(output!.data, Number).entries()) {
    const wanted = Number(expected[i]);
    expect(near(value, wanted, 3e-7 * Math.abs(wanted)), `${name}(${numbers[i]}): ${value}, expected ${wanted}`).toBe(
      true,
    );
  }
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

test.skipIf(ort === null)("signs of zeros decide quadrants", async () => {
  const [y, x] = [tensor([0, -0, 0, -0]), tensor([-0, -0, 0, 0])];
  const graph = makeGraph((a: Tensor, b: Tensor) => [a.atan2(b), copysign(a.abs().sub(2), b)])(y, x);
  const model = exportOnnx(graph as never);
  const outputs = await runModel(ort!, model, [y, x]);
  expect(model.outputs.map((name) => Array.from(outputs[name]!.data, (value) => rounded(Number(value))))).toEqual([
    [Math.PI, -Math.PI, 0, -0].map(rounded),
    [-2, -2, 2, 2],
  ]);
});
