// Four models, inference and whole training steps, in onnxruntime: as they are traced, for other batch sizes, and what is written.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Graph, makeGraph, noGrad, randn, type Tensor, tensor, zeros } from "../../generated/index.js";
import { exportOnnx, type OnnxExport } from "../../onnx/index.js";
import { convolutional, type Model, perceptron, recurrent, transformer } from "./models.js";
import { checked, difference, differences, ort, pythonWithOnnx, runModel } from "./peers.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-onnx-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const models = { perceptron, convolutional, transformer, recurrent };
const rows = 7;

const forwardGraph = ({ forward, batch }: Model, count: number): Graph =>
  noGrad(() => makeGraph(forward)(batch(count)[0])) as unknown as Graph;
/** Tracing a step runs one; the parameters are restored afterwards. */
function stepGraph({ step, batch, parameters }: Model, count: number): Graph {
  const before = Object.values(parameters).map((parameter) => parameter.detach().clone());
  const graph = makeGraph(step)(...batch(count));
  noGrad(() => {
    for (const [i, parameter] of Object.values(parameters).entries()) parameter.copy_(before[i]!);
  });
  return graph as unknown as Graph;
}

describe.each(Object.entries(models))("%s", (name, make) => {
  const check = (what: string, { files }: OnnxExport): void => {
    if (pythonWithOnnx === null) return;
    const path = join(folder, `${name}-${what}.onnx`);
    writeFileSync(path, files["model.onnx"]!);
    expect(checked(pythonWithOnnx, [path])).toBe("");
  };

  test.skipIf(ort === null)("a forward pass", async () => {
    const model = make();
    const graph = forwardGraph(model, rows);
    const exported = exportOnnx(graph, { state: model.parameters });
    check("forward", exported);
    const [x] = model.batch(rows);
    const expected = noGrad(() => model.forward(x));
    expect(differences(exported, await runModel(ort!, exported, [x]), expected)).toEqual([]);
  });

  test.skipIf(ort === null)("a forward pass for every batch size", async () => {
    const model = make();
    const exported = exportOnnx(forwardGraph(model, rows), { dynamicBatch: forwardGraph(model, 11) });
    check("batches", exported);
    for (const count of [1, 5, 20]) {
      const [x] = model.batch(count);
      const expected = noGrad(() => model.forward(x));
      expect(differences(exported, await runModel(ort!, exported, [x]), expected)).toEqual([]);
    }
  });

  test.skipIf(ort === null)("a training step, for the batch size of the trace and for others", async () => {
    const model = make();
    const graph = stepGraph(model, rows);
    for (const [dynamicBatch, count] of [
      [undefined, rows],
      [stepGraph(model, 11), 9],
    ] as const) {
      // biome-ignore format: a list
      const exported = exportOnnx(graph, { state: model.parameters, dynamicBatch });
      check(`step-${count}`, exported);
      const [x, y] = model.batch(count);
      const actual = await runModel(ort!, exported, [x, y]);
      const before = Object.values(model.parameters).map((parameter) => parameter.detach().clone());
      const loss = model.step(x, y);
      const found = [["loss", difference(actual[exported.outputs[0]!], loss)]];
      for (const [key, parameter] of Object.entries(model.parameters))
        found.push([key, difference(actual[exported.state[key]!], parameter.detach())]);
      expect(found.filter(([, why]) => why !== null)).toEqual([]);
      // The parameters did change.
      expect(
        Object.values(model.parameters).every(
          (parameter, i) => (parameter.sub(before[i]!).abs().max().item() as number) > 0,
        ),
      ).toBe(true);
    }
  });
});

const f32 = (shape: readonly number[]): Tensor => randn([...shape]);

describe("what is refused is named, all of it, and nothing is written", () => {
  const shown = tensor([[1, 2], [3, 4]]); // biome-ignore format: a matrix
  test.each<readonly [string, () => unknown, string]>([
    [
      "operators without a counterpart, and not what reads them",
      () => exportOnnx(makeGraph((x: Tensor) => x.lgamma().add(1).add(x.digamma()))(f32([2])) as never),
      "exportOnnx: nothing was written, for ONNX lacks\n  %lgamma (aten::lgamma): ONNX has no counterpart\n  %digamma (aten::digamma): ONNX has no counterpart",
    ],
    [
      "inputs that are written",
      () => exportOnnx(makeGraph((x: Tensor) => x.add_(1))(f32([2])) as never),
      "exportOnnx: nothing was written, for ONNX lacks\n  %arg0 (an input): is written, and inputs of ONNX are not",
    ],
    [
      "parts of tensors that are written",
      () => exportOnnx(makeGraph((x: Tensor) => { const y = x.clone(); y.select(0, 0).zero_(); return y; })(f32([2, 2])) as never), // biome-ignore format: one line
      "exportOnnx: nothing was written, for ONNX lacks\n  %zero_ (aten::zero_): writes into %select, a part of other memory; ONNX's values are no memory",
    ],
    [
      "views that show what was written since",
      () => exportOnnx(makeGraph((x: Tensor) => { const y = x.clone(); const row = y.select(0, 0); y.add_(1); return row.mul(2); })(f32([2, 2])) as never), // biome-ignore format: one line
      "exportOnnx: nothing was written, for ONNX lacks\n  %mul (aten::mul.Scalar): reads %select, a part of memory that %add_ has written since; ONNX's values are no memory",
    ],
    [
      "sizes that no batch size gives",
      () =>
        exportOnnx(makeGraph((x: Tensor) => x.mul(1 / x.shape[0]!))(f32([4])) as never, {
          dynamicBatch: makeGraph((x: Tensor) => x.mul(1 / x.shape[0]!))(f32([5])) as never,
        }),
      "exportOnnx: nothing was written, for ONNX lacks\n  %mul (aten::mul.Scalar): its argument other is 0.25 for a batch of 4 and 0.2 for one of 5: no multiple of the batch size",
    ],
    [
      "another program for another batch size",
      () =>
        exportOnnx(makeGraph((x: Tensor) => (x.shape[0] === 4 ? x.neg() : x.exp()))(f32([4])) as never, {
          dynamicBatch: makeGraph((x: Tensor) => (x.shape[0] === 4 ? x.neg() : x.exp()))(f32([5])) as never,
        }),
      "exportOnnx: nothing was written, for ONNX lacks\n  the graph: for another batch size it is another program: %neg (aten::neg) here, %exp (aten::exp) there",
    ],
    ["a graph that is none", () => exportOnnx({} as never), "exportOnnx: expected a Graph, as makeGraph gives"],
    [
      "an old opset",
      () => exportOnnx(makeGraph((x: Tensor) => x)(shown) as never, { opset: 12 }),
      "exportOnnx: opset is 16 to 20, got 12",
    ],
    [
      "an option that there is not",
      () => exportOnnx(makeGraph((x: Tensor) => x)(shown) as never, { version: 3 } as never),
      'exportOnnx: unknown option "version"; there are opset, name, state, dynamicBatch, externalFrom',
    ],
  ])("%s", (_, run, message) => {
    let found = "";
    try {
      run();
    } catch (error) {
      found = (error as Error).message;
    }
    expect(found).toBe(message);
  });
});

test.skipIf(ort === null)("tensors stand in files of their own where a model would be too large", async () => {
  const w = randn([300, 40]);
  const small = randn([40]);
  const graph = makeGraph((x: Tensor) => x.mm(w.t()).mm(w).add(small))(f32([3, 40]));
  const exported = exportOnnx(graph as never, { name: "large", externalFrom: 1000 });
  expect(Object.entries(exported.files).map(([name, { byteLength }]) => [name, byteLength < 2000])).toEqual([
    ["large.onnx", true],
    ["large.onnx.data", false],
  ]);
  expect(exported.files["large.onnx.data"]!.byteLength).toBe(300 * 40 * 4);
  for (const [name, bytes] of Object.entries(exported.files)) writeFileSync(join(folder, name), bytes);
  const session = await ort!.InferenceSession.create(join(folder, "large.onnx"));
  const x = f32([3, 40]);
  const actual = await session.run({ arg0: new ort!.Tensor("float32", x.data, x.shape) });
  await session.release();
  expect(differences(exported, actual, graph.run(x), 1e-4)).toEqual([]);
  if (pythonWithOnnx !== null) expect(checked(pythonWithOnnx, [join(folder, "large.onnx")])).toBe("");
});

test.skipIf(ort === null)(
  "trees of results have their paths as names; what is returned twice, or is an input, is an output of its own",
  async () => {
    const held = tensor([5, 6]);
    const graph = makeGraph(({ x }: { x: Tensor }) => { const y = x.add(1); return { a: [y, y], b: new Map([["k", x]]), n: 3, held, none: null }; })({ x: f32([2]) }); // biome-ignore format: one line
    const exported = exportOnnx(graph as never);
    expect(exported.outputs).toEqual(["a.0", "a.1", "b.k", "held"]);
    const x = f32([2]);
    expect(differences(exported, await runModel(ort!, exported, [x]), graph.run({ x }))).toEqual([]);
  },
);

test.skipIf(ort === null)("half precision, integers and booleans go through", async () => {
  const w = tensor([0.5, 2], { dtype: "float16" });
  const graph = makeGraph((x: Tensor, n: Tensor, m: Tensor) => [x.mul(w.to({ dtype: "float32" })), n.mul(2), m.logicalNot()])(f32([2]), tensor([1, 2], { dtype: "int32" }), tensor([true, false])); // biome-ignore format: one line
  const exported = exportOnnx(graph as never);
  const given = [f32([2]), tensor([7, -3], { dtype: "int32" }), tensor([false, true])];
  expect(
    differences(
      exported,
      await runModel(ort!, exported, given),
      graph.run(...(given as never as [Tensor, Tensor, Tensor])),
    ),
  ).toEqual([]);
});

test.skipIf(ort === null)(
  "a tensor that the graph writes begins with its elements, and goes on from what it is given",
  async () => {
    const total = zeros([2]);
    const graph = makeGraph((x: Tensor) => total.add_(x).mul(10))(tensor([0, 0]));
    const exported = exportOnnx(graph as never, { state: { total } });
    expect(exported.state).toEqual({ total: "total.next" });
    const first = await runModel(ort!, exported, [tensor([1, 2])]);
    expect(difference(first["total.next"], tensor([1, 2]))).toBeNull();
    expect(difference(first[exported.outputs[0]!], tensor([10, 20]))).toBeNull();
  },
);
