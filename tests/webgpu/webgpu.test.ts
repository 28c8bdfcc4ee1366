// The WebGPU backend on the software adapter that comes with Chromium: in Node with the package webgpu, and in a page. Skipped by name without them.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { type Device, dispatcher } from "../../generated/index.js";
import { drawForms, drawsInPlace, drawsOut } from "../../runtime/webgpu/kernels/draws.js";
import { formKernels, functionalKernels, outKernels } from "../../runtime/webgpu/kernels/index.js";
import { inPlaceKernels } from "../../runtime/webgpu/kernels/indexing.js";
import { optimizerKernels } from "../../runtime/webgpu/kernels/optimizers.js";
import { missingBrowser, openPage } from "../site/browser.js";
import { bounds } from "./accuracy.js";
import { peers, type stepCounts } from "./counts.js";
import { expectedLoss, expectedMemory, type LossReport, type MemoryReport } from "./failures.js";
import { type FusionReport, programs } from "./fusion.js";
import type { WebgpuReport } from "./program.js";
import { expectedEdges as scalersSay } from "./scaled.js";
import { expectedTimes } from "./timed.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-webgpu-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Chromium's Vulkan driver without a graphics card, as Debian installs it. */
const drivers = "/usr/lib/chromium";
const driver = join(drivers, "vk_swiftshader_icd.json");
const environment = { ...process.env, LD_LIBRARY_PATH: drivers, VK_ICD_FILENAMES: driver };

const installed = join(process.env["TENGEN_WEBGPU"] ?? "", "node_modules/webgpu/index.js");
const nodeReason = !existsSync(driver)
  ? "no driver"
  : process.env["TENGEN_WEBGPU"] === undefined || !existsSync(installed)
    ? "the package webgpu is not installed"
    : null;

const withoutFiles: Plugin = {
  name: "without files",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:(fs|zlib)$/ }, ({ path }) => ({ path, namespace: "absent" }));
    onLoad({ filter: /./, namespace: "absent" }, () => ({
      contents: 'export const readFileSync = () => "[]";\nexport const gunzipSync = readFileSync;',
    }));
  },
};

const bundle = (contents: string, platform: "node" | "browser", file: string): Promise<unknown> =>
  build({
    stdin: { contents, resolveDir: join(root, "tests/webgpu"), loader: "ts" },
    bundle: true,
    format: "esm",
    platform,
    keepNames: true,
    outfile: join(folder, file),
    logLevel: "error",
    // Pages get records from the test's server, and read no files.
    plugins: platform === "node" ? [] : [withoutFiles],
  });

const expectedEdges = {
  "an index out of range":
    "DeviceError: webgpu: an index is out of range, in a call of aten::index_select.out of float32[5], int64[1]",
  "the call after it": [2, 3],
  "a failure while an earlier read waits": ["rejected", "rejected", 2],
  "integers divided by zero":
    "DeviceError: webgpu: ZeroDivisionError: division of integers by zero, in a call of aten::floor_divide.out of int64[1], int64[1]",
  "a negative index of gather":
    "DeviceError: webgpu: an index is out of range, in a call of aten::gather.out of float32[2], int64[1]",
  "negative indices of []": [3, 1],
  float64:
    "UnsupportedError: aten::add.Scalar_out: device webgpu does not support float64, only float32, float16, bfloat16, bool, uint8, int8, int16, int32, int64",
  "float64, stored": [1.1],
  "float64, converted":
    "UnsupportedError: webgpu does not convert float64 to float32: float64 is only stored there; convert on the CPU, before or after",
  "two devices":
    "DeviceError: Expected all tensors to be on the same device, but found at least two devices, cpu and webgpu!",
  "a value at once": "UnsupportedError: item(): device webgpu gives its values asynchronously; use await x.readItem()",
  printed: 'tensor(..., device="webgpu", size=[2])',
  "no elements": 0,
  "more than 65,535 groups": [4_480_003, [2, 2, 2]],
  "eight dimensions": true,
  "steps of zero": [
    [2, 2, 2],
    [4, 4, 4],
  ],
  "an input that is the output": [2, 8, 18],
  "bytes between others": [false, true, true, true, false, false, false],
  "the last bytes of a window": [true, true, true, true, false, true, true],
  "the last of many values for one place": [4999, 0, 0],
  "zeros in used memory": [0, 0],
  "a copy from the host after a call that reads": [200, 0],
  "int64 beyond doubles": ["-4611686018427387904", "-27021597764222979"],
  "int64 as text": ["779", "1"],
  "NaN and infinities": [
    ["NaN", "Infinity", "0", "1"],
    ["NaN", "Infinity", "0", "-0"],
    ["0", "1", "-1", "0"],
    ["NaN", "Infinity", "0", "-0"],
    [true, false, false, false],
  ],
  "random numbers": true,
  "numbers that a dtype does not hold": [
    ...Array<string>(3).fill("DTypeError: value cannot be converted to type uint8 without overflow"),
    ...Array<readonly boolean[]>(4).fill([true, true]),
  ],
  "indexed values of another dtype":
    "DTypeError: Index put requires the source and destination dtypes match, got float32 for the destination and int64 for the source.",
  "extremes of int64 by index":
    "UnsupportedError: webgpu does not combine elements of int64 by minimum; use int32, or keep it on the CPU",
  // The device decides whether the step is made.
  "a scaler": null,
  "autocast, with gradients": true,
  "a gradient for a leaf on the CPU":
    'UnsupportedError: the gradient of a tensor that was moved from cpu to webgpu would have to be read at once, and device webgpu gives its values asynchronously: await backwardAsync(...) instead of backward(...), or let a copy on the device require grad instead, x.detach().to({ device: "webgpu" }).requiresGrad_(), as module.to({ device }) has parameters there',
  "a gradient for a leaf on the device": [3, 4],
  "a gradient for a leaf on the CPU, awaited": [3, 3],
  "values awaited": [true, [3, -1, 2], true, 3],
  "batch norm whose statistics share memory, in half precision": true,
  "gradients of norms without rows, and of some arguments": true,
  "gradients of bags, of rows that are scaled down, and of a window of one number": true,
  "places in rows that a third tensor sorts": Array(2).fill([
    [2, 0],
    [2, 3],
  ]),
  "targets that do not count": true,
  "numbers of float64": [
    [3.5, 4.5],
    [1, 0.5],
  ],
  "a mask as an index":
    "UnsupportedError: aten::index.Tensor: the shape of the result depends on the values of a mask, which are on device webgpu; call it with copies on the CPU (await x.read()), or use where or maskedFill, whose results have the mask's shape",
  "samples by weight": true,
  "a summary of a model that is there": [[[4, 3]], [[4, 3]], [[4, 3]]],
  "a target that is no class":
    "DeviceError: webgpu: an index is out of range, in a call of aten::nll_loss_forward.output of float32[1, 2], int64[1]",
  "lazily negated": [
    [-2, 4],
    [-1, 5],
    [-2, 10],
  ],
  "products of lazily negated tensors": [true, true, true, true, true, true],
  "two modes of one operator": [true, true],
  "the usual limit of memory": true,
  "given up":
    "ArgumentError: the tensor (float32, 10 elements) was given up: x[Symbol.dispose]() was called, which `using x = ...` does at the end of its block. Use it before, or declare with const what is needed afterwards",
};

function expectReport({ edges, trained, pipelines }: WebgpuReport): void {
  const { "more than can be bound": large, ...others } = edges;
  expect(others).toEqual(expectedEdges);
  expect(large).toMatch(
    /^DeviceError: webgpu: a tensor of 4294967296 bytes is larger than this adapter can bind, \d+ bytes; split it, or keep it on the CPU$/,
  );
  expect(Object.keys(trained)).toEqual(["perceptron", "iris", "convolutional", "transformer"]);
  for (const [name, { cpu, gpu }] of Object.entries(trained)) {
    expect(gpu.losses.at(-1)!, name).toBeLessThan(gpu.losses[0]! - 0.3);
    for (const [i, loss] of cpu.entries())
      expect(Math.abs(gpu.losses[i]! - loss), `${name}, step ${i}`).toBeLessThan(1e-5);
    // In the steady state of a loop whose steps run in scopes nothing is compiled, no buffer is new, and each step is read once.
    const { pipelines: compiled, reads, buffersCreated, bytes } = gpu.counts;
    expect({ name, compiled, reads, buffersCreated, bytes }).toEqual({
      name,
      compiled: 0,
      reads: 1,
      buffersCreated: 0,
      bytes: 0,
    });
  }
  // Of the edges and the four models.
  expect(pipelines).toBeLessThan(140);
}

/** The lines that a program prints as `NAME json`. */
function printed(file: string, names: readonly string[], flags: readonly string[] = []): readonly unknown[] {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, join(folder, file)], {
    encoding: "utf8",
    env: environment,
    maxBuffer: 2 ** 28,
  });
  return names.map((name) => {
    const line = new RegExp(`^${name} (.*)$`, "m").exec(stdout)?.[1];
    expect(line, stderr.slice(-800)).toBeTruthy();
    return JSON.parse(line!) as unknown;
  });
}

test.skipIf(nodeReason !== null)("in Node: edges, training, and the errors of functions", async () => {
  await bundle(
    `import { gpu } from "./device.js";
import { report } from "./program.js";
import { errors } from "./accuracy.js";
import { own } from "./coverage.js";
console.log("REPORT " + JSON.stringify(await report(gpu)));
console.log("ERRORS " + JSON.stringify(await errors()));
console.log("OWN " + JSON.stringify(own()));
process.exit(0);`,
    "node",
    "program.mjs",
  );
  const [found, errors, operators] = printed("program.mjs", ["REPORT", "ERRORS", "OWN"]) as [
    WebgpuReport,
    Record<string, number>,
    { readonly own: number; readonly missing: number },
  ];
  expectReport(found);
  const above = Object.entries(errors).filter(([name, worst]) => !(worst <= bounds[name]![0]));
  expect(above).toEqual([]);
  // Of 930 names of operators: those with kernels of their own, and those that only the CPU has.
  expect(operators.own).toBeGreaterThanOrEqual(329);
  expect(operators.missing).toBeLessThanOrEqual(56);
});

test.skipIf(nodeReason !== null)("in Node: runs of graphs fuse calls, steps of optimisers are the CPU's", async () => {
  await bundle(
    `import { gpu } from "./device.js";
import { stepCounts } from "./counts.js";
import { fusionReport } from "./fusion.js";
import { kinds, plainReads, scaledRuns, scalerEdges } from "./scaled.js";
import { stepReport } from "./steps.js";
import { timedReport } from "./timed.js";
const reads = () => gpu.counts.reads;
console.log("STEPS " + JSON.stringify(await stepReport(gpu.device)));
console.log("COUNTS " + JSON.stringify(await stepCounts(gpu)));
console.log("FUSED " + JSON.stringify(await fusionReport(gpu)));
console.log("SCALED " + JSON.stringify(await scaledRuns(gpu.device, reads, kinds, 6)));
console.log("PLAIN " + JSON.stringify(await plainReads(gpu.device, reads)));
console.log("SCALERS " + JSON.stringify(await scalerEdges(gpu.device)));
console.log("TIMED " + JSON.stringify(await timedReport(gpu)));
process.exit(0);`,
    "node",
    "fusion.mjs",
  );
  const names = ["FUSED", "STEPS", "COUNTS", "SCALED", "PLAIN", "SCALERS", "TIMED"];
  const [{ dispatches, wrong, random }, steps, counts, scaled, plain, scalers, timed] = printed(
    "fusion.mjs",
    names,
  ) as [FusionReport, unknown, Awaited<ReturnType<typeof stepCounts>>, ...unknown[]];
  // Where the device decides which steps of a gradient scaler are made each optimiser trains as on the CPU, and nothing is read.
  expect(scaled).toEqual({ wrong: [], read: 0 });
  expect(plain).toBe(0);
  expect(scalers).toEqual(scalersSay("webgpu" as Device));
  expect(timed).toEqual(expectedTimes);
  // What a step costs in the steady state: nothing is compiled or made. Waiting reads whether an index was out of range, if there was one.
  const steady = { submits: 2, buffersCreated: 0, reads: 0, pipelines: 0 };
  expect(counts).toEqual({
    perceptron: {
      eager: { ...steady, passes: 1, dispatches: 25, reads: 1 },
      traced: { ...steady, passes: 1, dispatches: 25, reads: 1 },
    },
    transformer: {
      eager: { ...steady, passes: 2, dispatches: 65 },
      traced: { ...steady, passes: 1, dispatches: 60, submits: 1 },
    },
  });
  for (const [name, { eager, traced }] of Object.entries(counts)) {
    const { tfjs, jax } = peers[name]!;
    for (const other of [tfjs, jax]) {
      expect(eager["submits"], name).toBeLessThan(other.submits);
      expect(eager["passes"], name).toBeLessThan(other.passes);
    }
    expect(eager["dispatches"], name).toBeLessThanOrEqual(tfjs.dispatches);
    expect(traced["dispatches"], name).toBeLessThanOrEqual(jax.dispatches);
  }
  expect(steps).toEqual([
    "_fused_adam_: `grads` has 0 tensors for 1 parameters",
    "_fused_adam_: `grads[0]` has shape [1], its parameter [2]",
    "_fused_adam_: `state_steps` has 0 tensors for 1 parameters",
    ...Array<string>(4).fill("webgpu: an index is out of range"),
    [
      [1, 2],
      [8, 10],
    ],
  ]);
  expect(wrong).toEqual([]);
  expect(dispatches).toEqual(
    Object.fromEntries(Object.entries(programs).map(([name, [calls, runs]]) => [name, [calls, runs]])),
  );
  // Of a thousand calls.
  expect(random[1] / random[0]).toBeLessThan(0.4);
});

test("the sample has over 500 operators, in-place forms not counted", () => {
  const lines = gunzipSync(readFileSync(join(root, "tests/data/webgpu-ops.jsonl.gz")))
    .toString()
    .trim()
    .split("\n");
  const names = lines.map((line) => (JSON.parse(line) as { readonly op: string }).op.replace(/^aten::|\..*/g, ""));
  // Nothing of it may run on the CPU: no fallback is there.
  expect(new Set(names).size).toBe(709);
  expect(new Set(names.map((name) => name.replace(/(?<=[^_])_$/, ""))).size).toBeGreaterThan(590);
});

test.skipIf(nodeReason !== null)("in Node: samples of PyTorch's recorded calls, gradients and casts", () => {
  const samples = [
    "--ops",
    "webgpu-ops.jsonl.gz",
    "--grads",
    "webgpu-grads.jsonl.gz",
    "--casts",
    "webgpu-casts.json.gz",
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...["--import", "tsx", "tests/conformance/cli.ts", "--device", "webgpu", "--import", "tests/webgpu/device.ts"],
      ...samples.map((one) => (one.startsWith("--") ? one : `tests/data/${one}`)),
    ],
    { cwd: root, encoding: "utf8", env: environment, maxBuffer: 2 ** 28 },
  );
  expect({ status, last: stdout.trim().split("\n").slice(-3) }, stderr.slice(-800)).toEqual({
    status: 0,
    last: [
      // One of each operator and dtype; one of each program of calls, with its gradients, second gradients and tangents.
      "OPS on webgpu: 1260 passed, 0 failed, 0 not supported",
      "GRADS on webgpu: 171 passed, 0 failed, 0 not supported",
      "CASTS on webgpu: 306 passed, 0 failed, 89 not supported, 1 known",
    ],
  });
});

test.skipIf(nodeReason !== null)("without an adapter, and without the package, a sentence says so", async () => {
  await bundle(
    `import "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
const said = async (options) => webgpu(options).then(() => "started", (error) => error.name + ": " + error.message);
console.log("SAID " + JSON.stringify([
  await said({}),
  await said({ gpu: { requestAdapter: async () => null } }),
  await said({ gpus: 1 }),
  await said(3),
  await said({ powerPreference: "fast" }),
  await said({ poolLimit: "1 GB" }),
  await said({ gpu: {} }),
]));
process.exit(0);`,
    "node",
    "refused.mjs",
  );
  const [said] = printed("refused.mjs", ["SAID"]) as [string[]];
  expect(said.map((text) => text.replace(/\(Cannot find.*?\)/, "(...)"))).toEqual([
    "DeviceError: webgpu: Node has no WebGPU of its own, and the package webgpu cannot be loaded (...); install it: npm install webgpu",
    "DeviceError: webgpu: no adapter was found: there is no GPU that the driver offers; on Linux install its Vulkan driver, in Chromium look at chrome://gpu, and on a machine without a GPU name a software adapter (VK_ICD_FILENAMES for SwiftShader, --use-webgpu-adapter=swiftshader in Chromium)",
    "ArgumentError: webgpu: there is no option gpus; options: gpu, powerPreference, poolLimit, memoryLimit, random, keep, stacks, checkShaders",
    "ArgumentError: webgpu: expected options { gpu, powerPreference, poolLimit, memoryLimit, random, keep, stacks, checkShaders }, got number 3",
    'ArgumentError: webgpu: powerPreference must be one of low-power, high-performance, got "fast"',
    'ArgumentError: webgpu: poolLimit must be a number of bytes, not negative, got "1 GB"',
    "ArgumentError: webgpu: gpu must be what navigator.gpu is, with requestAdapter(), got an object (Object)",
  ]);
});

test.skipIf(nodeReason !== null)("loss of the device, and lack of memory", async () => {
  await bundle(
    `import { lossReport, memoryReport } from "./failures.js";
console.log("LOST " + JSON.stringify(await lossReport()));
console.log("LIMITED " + JSON.stringify(await memoryReport()));
process.exit(0);`,
    "node",
    "failures.mjs",
  );
  const [lost, limited] = printed("failures.mjs", ["LOST", "LIMITED"], ["--expose-gc"]) as [LossReport, MemoryReport];
  expect(lost).toEqual(expectedLoss);
  expect(limited).toEqual(expectedMemory);
});

test("every kernel is one of an operator of the registry", () => {
  const drawn = [drawsInPlace, drawsOut, drawForms];
  const names = [outKernels, functionalKernels, formKernels, inPlaceKernels, optimizerKernels, ...drawn].flatMap(
    Object.keys,
  );
  expect(names.filter((name) => dispatcher.find(`aten::${name}`) === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThan(160);
});

/** Every fourth of the recorded calls: over 300. */
const recordsOfPage = (): string => {
  const lines = gunzipSync(readFileSync(join(root, "tests/data/webgpu-ops.jsonl.gz")))
    .toString()
    .trim()
    .split("\n");
  return `[${lines.filter((_, i) => i % 4 === 0).join(",")}]`;
};

/** Serves a page that loads `page.mjs`, and the test's files. */
async function served(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer(({ url = "/" }, response) => {
    if (url === "/")
      return void response
        .setHeader("Content-Type", "text/html")
        .end('<!doctype html><script type="module" src="/page.mjs"></script>');
    if (url === "/records.json")
      return void response.setHeader("Content-Type", "application/json").end(recordsOfPage());
    const file = join(folder, url.slice(1));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/javascript").end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}

const flags = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"];

test.skipIf(missingBrowser() !== null)("in a page: edges, training, and PyTorch's recorded calls", async () => {
  await bundle(
    `import "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
import { runOpsOn } from "../conformance/device.js";
import { report } from "./program.js";
globalThis.found = null;
webgpu().then(async (gpu) => {
  const found = await report(gpu);
  const { passed, failed, skipped } = await runOpsOn("webgpu", await (await fetch("/records.json")).json());
  return { ...found, records: { passed, failed, skipped } };
}).then((found) => { globalThis.found = found; }, (error) => { globalThis.found = { error: String(error) }; });`,
    "browser",
    "page.mjs",
  );
  const { address, close } = await served();
  const { browser, page } = await openPage([], flags);
  try {
    await page.goto(address);
    await page.waitForFunction("globalThis.found !== undefined && globalThis.found !== null");
    const found = (await page.evaluate("globalThis.found")) as WebgpuReport & { readonly records: unknown };
    expectReport(found);
    expect(found.records).toEqual({ passed: 315, failed: [], skipped: [] });
  } finally {
    await browser.close();
    close();
  }
});

test.skipIf(missingBrowser() !== null)("two pages and their workers use the device at once", async () => {
  // Each computes with numbers of its own, in turns of the event loop that lie between those of the others.
  const program = (report: string): string => `import { arange } from "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
const sums = async (gpu, by) => {
  const found = [];
  for (let i = 1; i <= 20; i++) {
    const x = arange(1000, { dtype: "float32", device: gpu.device }).mul(by + i);
    found.push(await x.sub(x.mean()).add(by).mean().readItem());
  }
  return found.map((value) => Math.round(value));
};
${report}`;
  await bundle(
    program(
      "webgpu().then((gpu) => sums(gpu, 7)).then((found) => postMessage(found), (error) => postMessage(String(error)));",
    ),
    "browser",
    "worker.mjs",
  );
  await bundle(
    program(`globalThis.found = null;
const worker = new Worker("/worker.mjs", { type: "module" });
const other = new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
webgpu().then(async (gpu) => [await sums(gpu, 3), await other]).then((found) => { globalThis.found = found; }, (error) => { globalThis.found = String(error); });`),
    "browser",
    "page.mjs",
  );
  const { address, close } = await served();
  const { browser, page } = await openPage([], flags);
  try {
    const second = await browser.newPage();
    await Promise.all([page.goto(address), second.goto(address)]);
    for (const one of [page, second]) {
      await one.waitForFunction("globalThis.found !== undefined && globalThis.found !== null");
      expect(await one.evaluate("globalThis.found")).toEqual([Array(20).fill(3), Array(20).fill(7)]);
    }
  } finally {
    await browser.close();
    close();
  }
});
