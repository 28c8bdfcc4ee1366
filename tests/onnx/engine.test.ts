// Graphs in an engine: inference and training steps in onnxruntime, the tensors that they change staying there.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type Graph, makeGraph, noGrad, randn, type Tensor, tensor, zeros } from "../../generated/index.js";
import { type EngineOptions, exportOnnx, type OnnxRuntime, openEngine } from "../../onnx/index.js";
import { convolutional, perceptron, recurrent, transformer } from "./models.js";
import { ort } from "./peers.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runtime = ort as unknown as OnnxRuntime;
const withEngine = test.skipIf(ort === null);

const numbers = (value: Tensor): number[] => [value.detach().reshape([-1]).toArray()].flat() as number[];
function expectClose(actual: Tensor, expected: Tensor, tolerance = 1e-5): void {
  expect(actual.dtype).toBe(expected.dtype);
  expect(actual.shape).toEqual(expected.shape);
  const [a, b] = [numbers(actual), numbers(expected)];
  for (const [i, x] of a.entries())
    expect(Math.abs(x - b[i]!)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(b[i]!)));
}

describe.each(Object.entries({ perceptron, convolutional, transformer, recurrent }))("%s", (_, make) => {
  withEngine("ten steps in the engine are ten steps here, for batches of any size", async () => {
    const model = make();
    const parameters = Object.values(model.parameters);
    const before = parameters.map((parameter) => parameter.detach().clone());
    const [graph, other] = [7, 11].map((rows) => makeGraph(model.step)(...model.batch(rows)));
    // Tracing made two steps; both sides continue from here.
    const engine = await openEngine(graph!, { runtime, dynamicBatch: other as unknown as Graph, threads: 1 });
    const start = parameters.map((parameter) => parameter.detach().clone());
    expect(numbers(start[0]!)).not.toEqual(numbers(before[0]!));
    const batches = Array.from({ length: 10 }, (_, i) => model.batch(i < 5 ? 7 : 4));
    const losses = await Promise.all(batches.map(([x, y]) => engine.run(x, y)));
    // Here nothing has changed yet.
    expect(parameters.map(numbers)).toEqual(start.map(numbers));
    const expected = batches.map(([x, y]) => model.step(x, y));
    for (const [i, loss] of losses.entries()) expectClose(loss, expected[i]!, 1e-4);
    const trained = parameters.map((parameter) => parameter.detach().clone());
    noGrad(() => {
      for (const parameter of parameters) parameter.zero_();
    });
    await engine.pull();
    for (const [i, parameter] of parameters.entries()) expectClose(parameter, trained[i]!, 1e-4);
    // Gradients propagate from pulled tensors.
    expect(parameters.every(({ requiresGrad }) => requiresGrad)).toBe(true);
    await engine.close();
  });
});

withEngine("trees of arguments and results, numbers that are part of the graph, tensors that stay", async () => {
  const total = zeros([2]);
  const graph = makeGraph(({ x, n }: { x: Tensor; n: number }) => ({ list: [total.add_(x), x.gt(1)], n }))({
    x: tensor([1, 2]),
    n: 3,
  });
  total.zero_();
  const engine = await openEngine(graph, { runtime });
  const first = await engine.run({ x: tensor([1, 2]), n: 3 });
  expect([first.n, numbers(first.list[0]!), first.list[1]!.toArray()]).toEqual([3, [1, 2], [false, true]]);
  await engine.run({ x: tensor([10, 20]), n: 3 });
  expect(numbers(total)).toEqual([0, 0]);
  await engine.pull();
  expect(numbers(total)).toEqual([11, 22]);
  total.fill_(100);
  await engine.push();
  expect(numbers((await engine.run({ x: tensor([1, 1]), n: 3 })).list[0]!)).toEqual([101, 101]);
  // The next run does not overwrite results that were returned.
  expect(numbers(first.list[0]!)).toEqual([1, 2]);
  await expect(engine.run({ x: tensor([1, 2]), n: 4 })).rejects.toThrow(
    "leaf 0 of the arguments must be 3, the value that the graph was traced with, got 4",
  );
  await expect(engine.run({ x: tensor([1, 2, 3]), n: 3 })).rejects.toThrow(
    "%arg1 must be float32 [2], as in the trace, got float32 [3]",
  );
  // After errors its tensors are as before.
  expect(numbers((await engine.run({ x: tensor([1, 1]), n: 3 })).list[0]!)).toEqual([102, 102]);
  await engine.close();
  await expect(engine.run({ x: tensor([1, 2]), n: 3 })).rejects.toThrow("the engine is closed");
});

withEngine("a runtime that gives outputs in memory of its own", async () => {
  const model = perceptron();
  const [x, y] = model.batch(7);
  const graph = makeGraph(model.step)(x, y);
  const { InferenceSession, Tensor: Made } = runtime;
  const engine = await openEngine(graph, { runtime: { InferenceSession, Tensor: Made } });
  for (let i = 0; i < 5; i++) expectClose(await engine.run(x, y), model.step(x, y), 1e-4);
  await engine.close();
});

withEngine("every dtype that the engine takes comes back", async () => {
  const given = (["float32", "float64", "float16", "int64", "int32", "int16", "int8", "uint8", "bool"] as const).map((dtype) => tensor([[1, 0], [1, 1]], { dtype })); // biome-ignore format: a matrix
  const graph = makeGraph((...all: Tensor[]) => all.map((one) => one.t()))(...given);
  const engine = await openEngine(graph, { runtime });
  const results = await engine.run(...given);
  expect(results.map((one) => [one.dtype, JSON.stringify(one.to({ dtype: "float32" }).toArray())])).toEqual(
    given.map(({ dtype }) => [dtype, "[[1,1],[0,1]]"]),
  );
  await engine.close();
});

withEngine("batches have one size", async () => {
  const f = (x: Tensor, y: Tensor) => x.add(y);
  const graph = makeGraph(f)(randn([4, 2]), randn([4, 2]));
  const engine = await openEngine(graph, {
    runtime,
    dynamicBatch: makeGraph(f)(randn([5, 2]), randn([5, 2])) as unknown as Graph,
  });
  expect((await engine.run(randn([9, 2]), randn([9, 2]))).shape).toEqual([9, 2]);
  await expect(engine.run(randn([9, 2]), randn([8, 2]))).rejects.toThrow(
    "%arg1 must be float32 [batch, 2], as in the trace, got float32 [8, 2] in a batch of 9",
  );
  await engine.close();
});

describe("mistakes", () => {
  const graph = makeGraph((x: Tensor) => x.neg())(tensor([1]));
  test.each<readonly [string, unknown, EngineOptions, string]>([
    ["no graph", {}, {}, "openEngine: expected a Graph, as makeGraph gives"],
    [
      "an option that there is not",
      graph,
      { device: 1 } as never,
      'openEngine: unknown option "device"; there are runtime, threads, session, opset, dynamicBatch',
    ],
    [
      "no runtime",
      graph,
      { runtime: {} as never },
      "openEngine: expected runtime as the module onnxruntime-node or onnxruntime-web",
    ],
    ["no threads", graph, { threads: 0 }, "openEngine: expected threads as how many there are to be, got 0"],
    [
      "what ONNX lacks",
      makeGraph((x: Tensor) => x.lgamma())(tensor([1])),
      {},
      "openEngine: nothing was written, for ONNX lacks\n  %lgamma (aten::lgamma): ONNX has no counterpart",
    ],
    [
      "what the engine's JavaScript lacks",
      makeGraph((x: Tensor) => x.to({ dtype: "bfloat16" }))(tensor([1])),
      {},
      "openEngine: onnxruntime's JavaScript takes no bfloat16",
    ],
  ])("%s", async (_, given, options, message) => {
    await expect(openEngine(given as Graph, options)).rejects.toThrow(message);
  });
});

test("memory that is shared with what the graph writes is refused", () => {
  const whole = randn([2, 2]);
  const row = whole.select(0, 0);
  const graph = makeGraph((x: Tensor) => {
    const y = row.mul(1);
    noGrad(() => whole.add_(x));
    return [y, row.mul(2)];
  })(randn([2, 2]));
  expect(() => exportOnnx(graph as unknown as Graph)).toThrow(
    "%constant0 (attribute): shares memory with %constant1, and the graph writes there; ONNX's values are no memory",
  );
});

withEngine("what the engine does not take is named", async () => {
  const graph = makeGraph((x: Tensor) => x.to("bfloat16").exp().to("float32"))(randn([3]));
  await expect(openEngine(graph as unknown as Graph, { runtime })).rejects.toThrow(
    /^openEngine: onnxruntime does not take this model: .*exp/,
  );
  for (const session of [5, null, [], "x"])
    await expect(openEngine(graph as unknown as Graph, { runtime, session: session as never })).rejects.toThrow(
      "openEngine: expected session as an object with onnxruntime's session options, got",
    );
});

test("without an engine one sentence says what to install", () => {
  // A folder from which none can be resolved: the program is bundled, and stands alone.
  const program = join(folder, "program.mjs");
  const script = `import { build } from "esbuild";
await build({ stdin: { contents: 'import { makeGraph, tensor } from "./generated/index.js"; import { openEngine } from "./onnx/index.js"; try { await openEngine(makeGraph((x) => x.neg())(tensor([1]))); } catch (error) { console.log(error.name + ": " + error.message); }', resolveDir: ${JSON.stringify(root)} }, bundle: true, format: "esm", platform: "node", outfile: ${JSON.stringify(program)}, logLevel: "error" });`;
  const builder = join(folder, "build.mjs");
  writeFileSync(builder, script);
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: root });
  const printed = execFileSync(process.execPath, [program], { cwd: folder, encoding: "utf8" });
  expect(printed).toBe(
    'UnsupportedError: openEngine: there is no engine here: npm i --ignore-scripts onnxruntime-node installs one for Node, and in browsers { runtime: await import("onnxruntime-web") } is one\n',
  );
});
