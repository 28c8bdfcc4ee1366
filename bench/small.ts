// Small calls through the public functions, side by side with js-pytorch and tfjs, which are installed when this is first run.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { add, mul, relu, type Tensor, tensor } from "../generated/index.js";
import { type Contender, measure, printTarget, printTimings } from "./measure.js";

const peersFolder = fileURLToPath(new URL("./peers/", import.meta.url));

function installPeers(): void {
  if (existsSync(new URL("./peers/node_modules/", import.meta.url))) return;
  console.log("installing the peers into bench/peers (once)");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: peersFolder, stdio: "inherit" });
}

/** The functions of js-pytorch that are measured. */
interface JsPytorch {
  tensor(data: number[], requiresGrad?: boolean): JsTensor;
  add(a: JsTensor, b: JsTensor): JsTensor;
  mul(a: JsTensor, b: JsTensor): JsTensor;
  nn: { ReLU: new () => { forward(x: JsTensor): JsTensor } };
}
interface JsTensor {
  backward(): void;
  sum(): JsTensor;
}
/** The functions of tfjs that are measured. */
interface Tfjs {
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor1d(data: number[]): TfTensor;
  add(a: TfTensor, b: TfTensor): TfTensor;
  mul(a: TfTensor, b: TfTensor): TfTensor;
  relu(a: TfTensor): TfTensor;
  sum(a: TfTensor): TfTensor;
  grads(f: (a: TfTensor, b: TfTensor) => TfTensor): (args: TfTensor[]) => TfTensor[];
  tidy(f: () => void): void;
}
interface TfTensor {
  dispose(): void;
}

async function peer<T>(name: string): Promise<T> {
  const require = createRequire(pathToFileURL(`${peersFolder}package.json`));
  const module = (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>;
  return (module["torch"] ??
    (module["default"] as Record<string, unknown> | undefined)?.["torch"] ??
    module["default"] ??
    module) as T;
}

function repeat(body: () => unknown): (n: number) => unknown {
  return (n) => {
    let last: unknown;
    for (let i = 0; i < n; i++) last = body();
    return last;
  };
}

export async function run(): Promise<void> {
  installPeers();
  const js = await peer<JsPytorch>("js-pytorch");
  const tf = await peer<Tfjs>("@tensorflow/tfjs");
  await tf.setBackend("cpu");
  await tf.ready();

  const a = tensor([1]);
  const b = tensor([2]);
  const ga = tensor([1], { requiresGrad: true });
  const gb = tensor([2], { requiresGrad: true });
  const ja = js.tensor([1]);
  const jb = js.tensor([2]);
  // js-pytorch's leaves retain everything computed from them: they are recreated now and then, so that this is not
  // measured.
  const recorded = (body: (a: JsTensor, b: JsTensor) => unknown) => (n: number) => {
    let a = js.tensor([1], true);
    let b = js.tensor([2], true);
    for (let i = 1; i <= n; i++) {
      body(a, b);
      if (i % 256 === 0) [a, b] = [js.tensor([1], true), js.tensor([2], true)];
    }
  };
  const jrelu = new js.nn.ReLU();
  const ta = tf.tensor1d([1]);
  const tb = tf.tensor1d([2]);
  const tidily = (body: () => unknown) => (n: number) => {
    for (let i = 0; i < n; i++) tf.tidy(() => void body());
  };
  const tfGradients = tf.grads((x, y) => tf.sum(tf.relu(tf.mul(tf.add(x, y), y))));

  const trained = (x: Tensor, y: Tensor): void => {
    relu(mul(add(x, y), y)).backward();
    x.grad = null;
    y.grad = null;
  };
  const rows: [string, number, Contender[]][] = [
    [
      "add, one element",
      1.8,
      [
        { name: "tengen", run: repeat(() => add(a, b)) },
        { name: "js-pytorch", run: repeat(() => js.add(ja, jb)) },
        { name: "tfjs cpu", run: tidily(() => tf.add(ta, tb)) },
      ],
    ],
    [
      "add, recorded for the gradient",
      1.8,
      [
        { name: "tengen", run: repeat(() => add(ga, gb)) },
        { name: "js-pytorch", run: recorded((x, y) => js.add(x, y)) },
      ],
    ],
    [
      "relu(mul(add))",
      2.5,
      [
        { name: "tengen", run: repeat(() => relu(mul(add(a, b), b))) },
        { name: "js-pytorch", run: repeat(() => jrelu.forward(js.mul(js.add(ja, jb), jb))) },
        { name: "tfjs cpu", run: tidily(() => tf.relu(tf.mul(tf.add(ta, tb), tb))) },
      ],
    ],
    [
      "three operators, forward and backward",
      3,
      [
        { name: "tengen", run: repeat(() => trained(ga, gb)) },
        {
          name: "js-pytorch",
          run: recorded((x, y) => jrelu.forward(js.mul(js.add(x, y), y)).backward()),
        },
        { name: "tfjs cpu", run: tidily(() => tfGradients([ta, tb])) },
      ],
    ],
  ];
  for (const [title, target, contenders] of rows) {
    const timings = measure(contenders);
    printTimings(title, timings, "tengen");
    printTarget("faster than js-pytorch by", timings[1]!.median / timings[0]!.median, target, "more");
  }
}
