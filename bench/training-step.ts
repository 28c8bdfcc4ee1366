// A training step of a perceptron here and in PyTorch, on one thread each, in turn: 784-256-128-10, batches of 64, cross entropy, gradient descent.

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import {
  crossEntropyLoss,
  linear,
  manualSeed,
  noGrad,
  randint,
  randn,
  relu,
  setNumThreads,
  type Tensor,
  zeros,
} from "../generated/index.js";
import { formatTime } from "./measure.js";
import { greetTorch } from "./peers.js";

const sizes = [784, 256, 128, 10];
const batch = 64;
const rate = 0.01;

/** The other process: each input line is a number of steps; the reply is the nanoseconds per step. */
const script = `
import sys, time, torch
torch.set_num_threads(1)
torch.manual_seed(1)
sizes, batch, rate = ${JSON.stringify(sizes)}, ${batch}, ${rate}
x, y = torch.randn(batch, sizes[0]), torch.randint(0, sizes[-1], (batch,))
layers = [((torch.randn(o, i) / i ** 0.5).requires_grad_(), torch.zeros(o, requires_grad=True)) for i, o in zip(sizes, sizes[1:])]
def step():
    h = x
    for k, (w, b) in enumerate(layers):
        h = torch.nn.functional.linear(h if k == 0 else torch.relu(h), w, b)
    torch.nn.functional.cross_entropy(h, y).backward()
    with torch.no_grad():
        for p in (p for layer in layers for p in layer):
            p.sub_(p.grad, alpha=rate)
            p.grad = None
${greetTorch}
for line in sys.stdin:
    n = int(line)
    start = time.perf_counter_ns()
    for _ in range(n): step()
    print((time.perf_counter_ns() - start) / n, flush=True)
`;

function ours(): (n: number) => number {
  manualSeed(1);
  const x = randn([batch, sizes[0]!]);
  const y = randint(0, sizes.at(-1)!, [batch]);
  const layers = sizes.slice(1).map((out, k): [Tensor, Tensor] => {
    const inputs = sizes[k]!;
    return [
      randn([out, inputs])
        .mul(1 / Math.sqrt(inputs))
        .requiresGrad_(),
      zeros([out]).requiresGrad_(),
    ];
  });
  const step = (): void => {
    let h = x;
    for (const [k, [w, b]] of layers.entries()) h = linear(k === 0 ? h : relu(h), w, b);
    crossEntropyLoss(h, y).backward();
    noGrad(() => {
      for (const p of layers.flat()) {
        p.sub_(p.grad!, { alpha: rate });
        p.grad = null;
      }
    });
  };
  return (n) => {
    const start = performance.now();
    for (let i = 0; i < n; i++) step();
    return ((performance.now() - start) * 1e6) / n;
  };
}

/** A Python that imports torch; null if there is none. */
function pythonWithTorch(): string | null {
  const wanted = process.env["TENGEN_PYTHON"];
  const candidates = wanted === undefined || wanted === "" ? ["/usr/bin/python3", "python3"] : [wanted];
  return candidates.find((python) => spawnSync(python, ["-c", "import torch"]).status === 0) ?? null;
}

interface Peer {
  readonly version: string;
  readonly ask: (n: number) => Promise<number>;
  readonly child: ChildProcessWithoutNullStreams;
}

async function startPeer(python: string): Promise<Peer> {
  const env = { ...process.env, OMP_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };
  const child = spawn(python, ["-c", script], { env });
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => {
    complaints += text.toString();
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${python} ended early:\n${complaints}`);
    return value as string;
  };
  const version = await next();
  return {
    version,
    child,
    ask: async (n) => {
      child.stdin.write(`${n}\n`);
      return Number(await next());
    },
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

export async function run(): Promise<void> {
  setNumThreads(1);
  const title = `training step of a perceptron (${sizes.join("-")}, batch ${batch}), one thread`;
  const python = pythonWithTorch();
  const step = ours();
  step(20);
  if (python === null) {
    console.log(`${title}\n  tengen   ${formatTime(median(Array.from({ length: 9 }, () => step(10))))}`);
    console.log("  PyTorch  not measured: no Python here imports torch; name one by TENGEN_PYTHON=FILE");
    return;
  }
  const peer = await startPeer(python);
  try {
    await peer.ask(50);
    const [here, there]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round++) {
      here.push(step(10));
      there.push(await peer.ask(100));
    }
    const [a, b] = [median(here), median(there)];
    console.log(title);
    console.log(`  tengen          ${formatTime(a).padStart(10)}  [${formatTime(Math.min(...here))}]`);
    console.log(
      `  PyTorch ${peer.version.padEnd(7)} ${formatTime(b).padStart(10)}  [${formatTime(Math.min(...there))}]`,
    );
    console.log(
      `  ${(a / b).toFixed(1)} times as long as PyTorch [best rounds: ${(Math.min(...here) / Math.min(...there)).toFixed(1)}]`,
    );
  } finally {
    peer.child.kill();
  }
}
