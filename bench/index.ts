// `npm run bench -- NAME...`: runs benchmarks by name; each prints ratios measured in one run.

const benchmarks: Readonly<Record<string, () => Promise<{ run: () => Promise<void> }>>> = {
  dispatch: () => import("./dispatch.js"),
  small: () => import("./small.js"),
  codegen: () => import("./codegen.js"),
  "codegen-pytorch": () => import("./codegen-pytorch.js"),
  lsp: () => import("./lsp.js"),
  autograd: () => import("./autograd.js"),
  heap: () => import("./heap.js"),
  start: () => import("./start.js"),
  "training-step": () => import("./training-step.js"),
  wasm: () => import("./wasm.js"),
  rows: () => import("./rows.js"),
  kernels: () => import("./kernels.js"),
  models: () => import("./models.js"),
  engine: () => import("./engine.js"),
  layers: () => import("./layers.js"),
  types: () => import("./types.js"),
  half: () => import("./half.js"),
  fourier: () => import("./fourier.js"),
  async: () => import("./async.js"),
  thresholds: () => import("./thresholds.js"),
  transforms: () => import("./transforms.js"),
  memory: () => import("./memory.js"),
  webgpu: () => import("./webgpu.js"),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no benchmark named ${unknown.join(", ")}`);
  console.error(`usage: npm run bench -- NAME...   (${Object.keys(benchmarks).join(", ")})`);
  process.exit(2);
}
for (const name of names) {
  const { run } = await benchmarks[name]!();
  await run();
}
