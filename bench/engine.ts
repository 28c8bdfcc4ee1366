// Graphs in onnxruntime beside PyTorch, on one thread each, in turn: forward passes and training steps of a perceptron, a convolutional network and a transformer.

import { createRequire } from "node:module";
import { join } from "node:path";
import { makeGraph, noGrad, type Tensor } from "../generated/index.js";
import { type OnnxRuntime, openEngine } from "../onnx/index.js";
import { convolutional, type Model, perceptron, transformer } from "../tests/onnx/models.js";
import { formatTime, printTarget } from "./measure.js";
import { greetTorch, pythonWithTorch, startPython } from "./peers.js";

const rows = 64;
const sizes = [784, 256, 128, 10];
const images = { image: 28, channels: [16, 32], classes: 10 } as const;
const texts = { words: 1000, length: 64, width: 128, heads: 4, layers: 2, classes: 10 };

const cases: readonly { readonly name: string; readonly make: () => Model; readonly step: number }[] = [
  { name: "perceptron", make: () => perceptron(sizes), step: 1.5 },
  { name: "convolutional", make: () => convolutional(images), step: 2 },
  { name: "transformer", make: () => transformer(texts), step: 2 },
];
const forwardLimit = 1.2;

/**
 * The other process: each input line has a model, what to run and the number of runs; the reply is the nanoseconds per run.
 */
const script = `
import sys, time, torch
import torch.nn.functional as F
torch.set_num_threads(1)
torch.manual_seed(1)
rows = ${rows}
class Perceptron(torch.nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(i, o) for i, o in zip(sizes, sizes[1:]))
    def forward(self, x):
        for layer in self.layers[:-1]: x = F.relu(layer(x))
        return self.layers[-1](x)
class Convolutional(torch.nn.Module):
    def __init__(self, image, channels, classes):
        super().__init__()
        a, b = channels
        self.conv1 = torch.nn.Conv2d(1, a, 3, padding=1)
        self.norm = torch.nn.BatchNorm2d(a)
        self.conv2 = torch.nn.Conv2d(a, b, 3, padding=1)
        self.out = torch.nn.Linear(b * (image // 4) ** 2, classes)
    def forward(self, x):
        x = F.max_pool2d(F.relu(self.norm(self.conv1(x))), 2)
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        return self.out(x.flatten(1))
class Block(torch.nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = torch.nn.LayerNorm(width), torch.nn.LayerNorm(width)
        self.qkv, self.attention = torch.nn.Linear(width, 3 * width), torch.nn.Linear(width, width)
        self.up, self.down = torch.nn.Linear(width, 4 * width), torch.nn.Linear(4 * width, width)
    def forward(self, h):
        n, t, w = h.shape
        q, k, v = self.qkv(self.norm1(h)).reshape(n, t, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        weights = torch.softmax(q @ k.transpose(-2, -1) * (w // self.heads) ** -0.5, -1)
        h = h + self.attention((weights @ v).permute(0, 2, 1, 3).reshape(n, t, w))
        return h + self.down(F.gelu(self.up(self.norm2(h))))
class Transformer(torch.nn.Module):
    def __init__(self, words, length, width, heads, layers, classes):
        super().__init__()
        self.words, self.places = torch.nn.Embedding(words, width), torch.nn.Parameter(torch.randn(length, width))
        self.blocks = torch.nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.out = torch.nn.Linear(width, classes)
    def forward(self, x):
        h = self.words(x) + self.places
        for block in self.blocks: h = block(h)
        return self.out(h.mean(1))
models = {
    "perceptron": (Perceptron(${JSON.stringify(sizes)}), torch.randn(rows, ${sizes[0]})),
    "convolutional": (Convolutional(**${JSON.stringify(images)}), torch.randn(rows, 1, ${images.image}, ${images.image})),
    "transformer": (Transformer(**${JSON.stringify(texts)}), torch.randint(0, ${texts.words}, (rows, ${texts.length}))),
}
y = torch.randint(0, 10, (rows,))
optimizers = {name: torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9) for name, (model, _) in models.items()}
def forward(name):
    model, x = models[name]
    with torch.no_grad(): model(x)
def step(name):
    model, x = models[name]
    optimizers[name].zero_grad(set_to_none=True)
    F.cross_entropy(model(x), y).backward()
    optimizers[name].step()
${greetTorch}
for line in sys.stdin:
    name, what, n = line.split()
    run = {"forward": forward, "step": step}[what]
    start = time.perf_counter_ns()
    for _ in range(int(n)): run(name)
    print((time.perf_counter_ns() - start) / int(n), flush=True)
`;

function findRuntime(): OnnxRuntime | null {
  const folder = process.env["TENGEN_ONNXRUNTIME"];
  try {
    return createRequire(folder === undefined || folder === "" ? import.meta.url : join(folder, "package.json"))(
      "onnxruntime-node",
    ) as OnnxRuntime;
  } catch {
    return null;
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

export async function run(): Promise<void> {
  const runtime = findRuntime();
  if (runtime === null) {
    console.log(
      "engine: not measured, there is no onnxruntime-node: npm i --ignore-scripts onnxruntime-node, in a folder that TENGEN_ONNXRUNTIME names or here",
    );
    return;
  }
  const python = pythonWithTorch();
  const peer = python === null ? null : await startPython(python, script);
  console.log(
    `graphs in onnxruntime, batches of ${rows}, one thread${peer === null ? "" : `, beside PyTorch ${peer.greeting}`}`,
  );
  if (peer === null)
    console.log("  PyTorch is not measured: no Python here imports torch; TENGEN_PYTHON=FILE names one");
  try {
    for (const { name, make, step } of cases) {
      const model = make();
      const [x, y] = model.batch(rows);
      const forward = await openEngine(
        noGrad(() => makeGraph(model.forward)(x)),
        { runtime, threads: 1 },
      );
      const training = await openEngine(makeGraph(model.step)(x, y), { runtime, threads: 1 });
      const runs: readonly (readonly [what: string, limit: number, run: () => Promise<Tensor>])[] = [
        ["forward", forwardLimit, () => forward.run(x)],
        ["step", step, () => training.run(x, y)],
      ];
      for (const [what, limit, once] of runs) {
        const ours = async (n: number): Promise<number> => {
          const start = performance.now();
          for (let i = 0; i < n; i++) await once();
          return ((performance.now() - start) * 1e6) / n;
        };
        await ours(5);
        const n = Math.max(3, Math.min(200, Math.round(2e8 / (await ours(3)))));
        const here: number[] = [];
        const there: number[] = [];
        if (peer !== null) await peer.ask(`${name} ${what} ${n}`);
        for (let round = 0; round < 7; round++) {
          here.push(await ours(n));
          if (peer !== null) there.push(Number(await peer.ask(`${name} ${what} ${n}`)));
        }
        console.log(
          `  ${name}, ${what}: ${formatTime(median(here))} [${formatTime(Math.min(...here))}]${peer === null ? "" : `, PyTorch ${formatTime(median(there))} [${formatTime(Math.min(...there))}]`}`,
        );
        if (peer !== null)
          printTarget(`${name}, ${what}: times as long as PyTorch`, median(here) / median(there), limit, "less");
      }
      await forward.close();
      await training.close();
    }
  } finally {
    peer?.child.kill();
  }
}
