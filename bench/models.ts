// Training steps of three models, side by side in one run and each in its own process: here on one thread, in scopes of tidy and on two threads, tfjs on WebAssembly and on plain
// JavaScript, jax-js on WebAssembly, onnxruntime-web with the graph that is traced here, and PyTorch on one thread. `npm run bench -- models` runs all;
// TENGEN_ROWS=perceptron,convolutional selects those with these name prefixes.

import * as library from "../generated/index.js";
import { setNumThreads, tidy } from "../generated/index.js";
import { openEngine } from "../onnx/index.js";
import { readyPool } from "../runtime/wasm/threads.js";
import {
  contend,
  inTurn,
  printTargets,
  startContender,
  startTorch,
  type Target as TargetOf,
  type Timed,
  timed,
} from "./contenders.js";
import { formatTime } from "./measure.js";
import {
  jaxConvolutional,
  jaxPerceptron,
  jaxTransformer,
  tfConvolutional,
  tfPerceptron,
  tfTransformer,
} from "./peer-models.js";
import {
  greetTorch,
  installPeers,
  type Library,
  loadJax,
  loadOnnxruntime,
  loadTfjs,
  openModel,
  peerVersion,
} from "./peers.js";
import {
  channels,
  classes,
  convolutional,
  heads,
  image,
  length,
  perceptron,
  rows,
  type Step,
  sizes,
  transformer,
  width,
} from "./steps.js";

type Any = Library;
const t = library as Any;

type Target = TargetOf<"tfjs-wasm" | "jax-js" | "onnxruntime-web" | "torch">;

interface Model {
  readonly name: string;
  readonly ours: () => Step;
  readonly tfjs: (tf: Any) => Step;
  readonly jax: (jax: Any) => () => Promise<unknown>;
  readonly targets: readonly Target[];
}

const models: readonly Model[] = [
  {
    name: "perceptron",
    ours: perceptron,
    tfjs: tfPerceptron,
    jax: jaxPerceptron,
    targets: [
      ["torch", "most", 3],
      ["tfjs-wasm", "least", 7],
      ["jax-js", "least", 1.4],
      ["onnxruntime-web", "least", 1],
    ],
  },
  {
    name: "convolutional",
    ours: convolutional,
    tfjs: tfConvolutional,
    jax: jaxConvolutional,
    targets: [
      ["torch", "most", 5],
      ["onnxruntime-web", "least", 1],
    ],
  },
  {
    name: "transformer",
    ours: transformer,
    tfjs: tfTransformer,
    jax: jaxTransformer,
    targets: [
      ["torch", "most", 5],
      ["jax-js", "least", 1],
      ["onnxruntime-web", "least", 1],
    ],
  },
];

const script = `
import sys, time, torch, torch.nn.functional as F
torch.set_num_threads(1)
torch.manual_seed(1)
class Convolutional(torch.nn.Module):
    def __init__(self):
        super().__init__()
        a, b = ${JSON.stringify(channels)}
        self.conv1, self.norm, self.conv2 = torch.nn.Conv2d(1, a, 3, padding=1), torch.nn.BatchNorm2d(a), torch.nn.Conv2d(a, b, 3, padding=1)
        self.out = torch.nn.Linear(b * ${(image / 4) ** 2}, ${classes})
    def forward(self, x):
        x = F.max_pool2d(F.relu(self.norm(self.conv1(x))), 2)
        return self.out(F.max_pool2d(F.relu(self.conv2(x)), 2).flatten(1))
class Block(torch.nn.Module):
    def __init__(self, w):
        super().__init__()
        self.norm1, self.norm2 = torch.nn.LayerNorm(w), torch.nn.LayerNorm(w)
        self.qkv, self.attention = torch.nn.Linear(w, 3 * w), torch.nn.Linear(w, w)
        self.up, self.down = torch.nn.Linear(w, 4 * w), torch.nn.Linear(4 * w, w)
    def forward(self, x):
        n, t, w = x.shape
        q, k, v = self.qkv(self.norm1(x)).reshape(n, t, 3, ${heads}, w // ${heads}).permute(2, 0, 3, 1, 4).unbind(0)
        weights = torch.softmax(q @ k.transpose(-2, -1) * (w // ${heads}) ** -0.5, -1)
        h = x + self.attention((weights @ v).permute(0, 2, 1, 3).reshape(n, t, w))
        return h + self.down(F.gelu(self.up(self.norm2(h))))
sizes = ${JSON.stringify(sizes)}
layers = [layer for i, o in zip(sizes, sizes[1:]) for layer in (torch.nn.Linear(i, o), torch.nn.ReLU())][:-1]
def made(model, x, y, loss, optimizer):
    optimizer = optimizer(model.parameters())
    def step():
        optimizer.zero_grad(set_to_none=True)
        loss(model(x), y).backward()
        optimizer.step()
    return step
labels = lambda n: torch.randint(0, ${classes}, (n,))
image, texts = ${image}, (${rows.transformer}, ${length}, ${width})
steps = {
    "perceptron": made(torch.nn.Sequential(*layers), torch.randn(${rows.perceptron}, sizes[0]), labels(${rows.perceptron}),
        F.cross_entropy, lambda p: torch.optim.SGD(p, lr=0.01)),
    "convolutional": made(Convolutional(), torch.randn(${rows.convolutional}, 1, image, image), labels(${rows.convolutional}),
        F.cross_entropy, lambda p: torch.optim.SGD(p, lr=0.01, momentum=0.9)),
    "transformer": made(Block(${width}), torch.randn(texts), torch.randn(texts), F.mse_loss, lambda p: torch.optim.Adam(p, lr=1e-3)),
}
${greetTorch}
for line in sys.stdin:
    n, name = line.split()
    start = time.perf_counter_ns()
    for _ in range(int(n)): steps[name]()
    print((time.perf_counter_ns() - start) / int(n), flush=True)
`;

/** This library, on that many threads: the workers are started before timing begins. */
async function onThreads(count: number, step: Step): Promise<Timed> {
  setNumThreads(count);
  // A large call starts the workers.
  for (let turns = 0; count > 1 && readyPool() === null && turns < 200; turns++)
    await new Promise((done) => setTimeout(done, 10));
  return timed(step);
}

/** A step in onnxruntime, whose tensors stay in the engine. */
async function inOnnxruntime(runtime: Library, step: Step): Promise<Timed> {
  // States of the optimiser exist after the first step.
  step();
  const engine = await openModel(() => openEngine(t.makeGraph(step)(), { runtime }));
  return timed(() => engine.run());
}

async function onTfjs(backend: string, model: (tf: Any) => Step): Promise<Timed> {
  const tf = loadTfjs();
  await tf.setBackend(backend);
  await tf.ready();
  const step = model(tf);
  return timed(() => tf.tidy(() => void step()));
}

const contenders: Readonly<Record<string, (model: Model) => Promise<Timed>>> = {
  tengen: ({ ours }) => onThreads(1, ours()),
  "tengen, in scopes": ({ ours }) => {
    const step = ours();
    return onThreads(1, () =>
      tidy(() => {
        step();
        return null;
      }),
    );
  },
  "tengen, 2 threads": ({ ours }) => onThreads(2, ours()),
  "tfjs-wasm": ({ tfjs }) => onTfjs("wasm", tfjs),
  "tfjs-cpu": ({ tfjs }) => onTfjs("cpu", tfjs),
  "jax-js": async ({ jax }) => timed(jax(await loadJax())),
  "onnxruntime-web": ({ ours }) => inOnnxruntime(loadOnnxruntime(), ours()),
};

export async function run(): Promise<void> {
  const contender = process.env["TENGEN_CONTENDER"];
  if (contender !== undefined) {
    t.manualSeed(1);
    contend((row) => contenders[contender]!(models.find(({ name }) => name === row)!));
    return;
  }
  installPeers();
  const torch = await startTorch(script, (row) => row);
  console.log(
    `training steps, each library in its own process; Node ${process.version}, tfjs ${peerVersion("@tensorflow/tfjs")}, jax-js ${peerVersion("@jax-js/jax")}, onnxruntime-web ${peerVersion("onnxruntime-web")}; ${torch === null ? "no PyTorch here (TENGEN_PYTHON=FILE names a Python)" : `PyTorch ${torch.version}, one thread`}`,
  );
  const wanted = process.env["TENGEN_ROWS"]?.split(",") ?? null;
  const reached: boolean[] = [];
  try {
    for (const { name, targets } of models) {
      if (wanted !== null && !wanted.some((one) => name.startsWith(one))) continue;
      // New processes for each model: code that has seen another one may be slower.
      const started = Object.keys(contenders).map((one) => startContender("models", one));
      const all = torch === null ? started : [...started, torch];
      const times = await inTurn(all, name, { warm: 2000, round: 200, rounds: 9 });
      for (const { end } of started) end();
      const tengenTime = times.get("tengen") as number;
      console.log(`${name}:`);
      for (const [one, time] of times) {
        const shown =
          typeof time === "number"
            ? `${(1e9 / time).toFixed(time > 1e8 ? 1 : 0).padStart(6)} steps a second, ${formatTime(time)}, ${(time / tengenTime).toFixed(2)} x the time here`
            : `     - cannot train it: ${time.message.slice(0, 90)}`;
        console.log(`  ${one.padEnd(17)} ${shown}`);
      }
      reached.push(...printTargets(tengenTime, times, targets));
    }
  } finally {
    torch?.end();
  }
  console.log(`${reached.filter(Boolean).length} of ${reached.length} reached; one thread unless said`);
}
