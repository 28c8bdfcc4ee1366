// The GPU: dispatches, passes, submissions and buffers of a training step of each model, and its time, beside tfjs and jax-js on the same adapter, each
// library in a process of its own. Counts are the same on every adapter; times on a software adapter say nothing about a GPU, and are printed on a real
// one only, or with TENGEN_SOFTWARE=1. TENGEN_ROWS=perceptron,product selects rows with these name prefixes.

import { fork } from "node:child_process";
import type { Device, Tensor } from "../generated/index.js";
import * as library from "../generated/index.js";
import { webgpu } from "../runtime/webgpu/index.js";
import { printTargets, type Target } from "./contenders.js";
import { type Counts, countedGpu } from "./counted-gpu.js";
import { formatTime } from "./measure.js";
import {
  jaxConvolutional,
  jaxPerceptron,
  jaxTransformer,
  tfConvolutional,
  tfPerceptron,
  tfTransformer,
} from "./peer-models.js";
import { installPeers, type Library, peerVersion, requirePeer } from "./peers.js";
import { convolutional, normal, type Place, perceptron, type Step, transformer } from "./steps.js";

type Any = Library;
const t = library as Any;

/** A step, and what waits until the device has done all that was issued. */
interface Started {
  readonly adapter: string;
  readonly step: () => unknown;
  readonly finish: () => unknown;
}

/** What a contender says of a row: of one step in the steady state, without reading a value. */
interface Found {
  readonly adapter: string;
  readonly counts: Counts;
  /** Nanoseconds of a step, several of which are issued before one waits. */
  readonly ns: number;
}
type Answer = Found | { readonly complaint: string };

interface Row {
  readonly name: string;
  readonly ours: (place: Place) => Step;
  readonly tfjs: (tf: Any) => Step;
  readonly jax: (jax: Any) => () => unknown;
  /** Whether it is a training step, which is traced, too, and whose dispatches have targets. */
  readonly trains: boolean;
}

const pair = (shape: readonly number[], place: Place): readonly [Tensor, Tensor] => [
  place(normal(shape)),
  place(normal(shape)),
];
const product = (size: number): Row => ({
  name: `product of ${size} x ${size}`,
  trains: false,
  ours: (place) => {
    const [a, b] = pair([size, size], place);
    return () => t.mm(a, b);
  },
  tfjs: (tf) => {
    const [a, b] = [0, 1].map(() => tf.randomNormal([size, size]));
    return () => tf.matMul(a, b);
  },
  jax: ({ numpy: np, random }) => {
    const [a, b] = [1, 2].map((seed) => random.normal(random.key(seed), [size, size]));
    return () => np.matmul(a.ref, b.ref);
  },
});

const rows: readonly Row[] = [
  { name: "perceptron", ours: perceptron, tfjs: tfPerceptron, jax: jaxPerceptron, trains: true },
  { name: "convolutional", ours: convolutional, tfjs: tfConvolutional, jax: jaxConvolutional, trains: true },
  { name: "transformer", ours: transformer, tfjs: tfTransformer, jax: jaxTransformer, trains: true },
  ...[1024, 2048, 4096].map(product),
  {
    name: "add of 1e7",
    trains: false,
    ours: (place) => {
      const [a, b] = pair([1e7], place);
      return () => a.add(b);
    },
    tfjs: (tf) => {
      const [a, b] = [0, 1].map(() => tf.randomNormal([1e7]));
      return () => tf.add(a, b);
    },
    jax: ({ random }) => {
      const [a, b] = [1, 2].map((seed) => random.normal(random.key(seed), [1e7]));
      return () => a.ref.add(b.ref);
    },
  },
];

/** The library here, eager in scopes, or its traced step. */
async function here({ ours }: Row, isTraced: boolean): Promise<Started> {
  const gpu = await webgpu();
  const device = gpu.device as Device;
  const step = ours((x) => x.to({ device }));
  const finish = () => gpu.idle();
  if (!isTraced) return { adapter: gpu.adapter, finish, step: () => library.tidy(() => void step()) };
  // States of the optimiser exist after the first step.
  step();
  const graph = t.makeGraph(step)();
  return { adapter: gpu.adapter, finish, step: () => library.tidy(() => library.noGrad(() => void graph.run())) };
}

const contenders: Readonly<Record<string, (row: Row) => Promise<Started>>> = {
  tengen: (row) => here(row, false),
  "tengen, traced": (row) => here(row, true),
  tfjs: async ({ tfjs }) => {
    const tf = requirePeer("@tensorflow/tfjs");
    requirePeer("@tensorflow/tfjs-backend-webgpu");
    await tf.setBackend("webgpu");
    await tf.ready();
    const step = tfjs(tf);
    const backend = tf.backend();
    return {
      adapter: "",
      step: () => tf.tidy(() => void step()),
      finish: () => {
        backend.submitQueue();
        return backend.queue.onSubmittedWorkDone();
      },
    };
  },
  "jax-js, jit": async ({ jax }) => {
    const loaded = requirePeer("@jax-js/jax");
    await loaded.init("webgpu");
    loaded.defaultDevice("webgpu");
    const step = jax(loaded);
    let last: Any = null;
    return {
      adapter: "",
      step: () => {
        last?.dispose?.();
        const found = step();
        // Its steps of models wait by themselves.
        if (found instanceof Promise) return found;
        last = found;
        return undefined;
      },
      finish: () => last !== null && loaded.blockUntilReady(last),
    };
  },
};

/** In a contender's process: one row, counted and timed. */
async function contend(name: string, row: Row): Promise<Answer> {
  try {
    t.manualSeed(1);
    const { counts, reset } = await countedGpu(requirePeer("webgpu"));
    const { adapter, step, finish } = await contenders[name]!(row);
    for (let i = 0; i < 4; i++) {
      await step();
      await finish();
    }
    reset();
    await step();
    await finish();
    const counted = { ...counts };
    const start = performance.now();
    const repeats = Number(process.env["TENGEN_REPEATS"]);
    for (let i = 0; i < repeats; i++) await step();
    await finish();
    return { adapter, counts: counted, ns: ((performance.now() - start) * 1e6) / repeats };
  } catch (error) {
    return { complaint: (error as Error).message.split("\n")[0]! };
  }
}

/** Another process that runs a row. */
const ask = (name: string, row: string, repeats: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, TENGEN_CONTENDER: name, TENGEN_ROW: row, TENGEN_REPEATS: String(repeats) };
    const child = fork(process.argv[1]!, ["webgpu"], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.once("message", (answer: Answer) => {
      resolve(answer);
      child.kill();
    });
    child.once("exit", () => reject(new Error(`${name} ended early`)));
  });

const isFound = (answer: Answer | undefined): answer is Found => answer !== undefined && "counts" in answer;

export async function run(): Promise<void> {
  const contender = process.env["TENGEN_CONTENDER"];
  if (contender !== undefined) {
    const answer = await contend(contender, rows.find(({ name }) => name === process.env["TENGEN_ROW"])!);
    process.send!(answer);
    return;
  }
  installPeers();
  const wanted = process.env["TENGEN_ROWS"]?.split(",") ?? null;
  const reached: boolean[] = [];
  let isReal = process.env["TENGEN_SOFTWARE"] === "1";
  for (const row of rows) {
    if (wanted !== null && !wanted.some((one) => row.name.startsWith(one))) continue;
    if (!row.trains && !isReal) continue;
    const found = new Map<string, Answer>();
    for (const name of Object.keys(contenders)) {
      const answer = await ask(name, row.name, isReal ? 50 : 1);
      if (name === "tengen") {
        if (!isFound(answer)) {
          console.log(answer.complaint);
          return;
        }
        if (found.size === 0 && reached.length === 0)
          console.log(
            `on ${answer.adapter}, each library in its own process; tfjs ${peerVersion("@tensorflow/tfjs")}, jax-js ${peerVersion("@jax-js/jax")}`,
          );
        isReal ||= !/swiftshader|llvmpipe|software/i.test(answer.adapter);
      }
      found.set(name, answer);
    }
    console.log(`${row.name}:`);
    for (const [name, answer] of found) {
      const shown = isFound(answer)
        ? `${Object.entries(answer.counts)
            .map(([key, count]) => `${key} ${String(count).padStart(3)}`)
            .join(", ")}${isReal ? `, ${formatTime(answer.ns)}` : ""}`
        : `cannot run it: ${answer.complaint.slice(0, 90)}`;
      console.log(`  ${name.padEnd(15)} ${shown}`);
    }
    const compare = (one: string, other: string, key: keyof Counts): void => {
      const [ours, theirs] = [found.get(one), found.get(other)];
      if (!isFound(ours) || !isFound(theirs)) return;
      const isKept =
        key === "dispatches" ? ours.counts[key] <= theirs.counts[key] : ours.counts[key] < theirs.counts[key];
      reached.push(isKept);
      console.log(
        `  ${isKept ? "REACHED" : "MISSED "}  ${key} of ${one}, over those of ${other}: ${ours.counts[key]} to ${theirs.counts[key]} (${key === "dispatches" ? "at most as many" : "fewer"})`,
      );
    };
    if (row.trains) {
      for (const key of ["submits", "passes"] as const) {
        compare("tengen", "tfjs", key);
        compare("tengen", "jax-js, jit", key);
      }
      compare("tengen", "tfjs", "dispatches");
      compare("tengen, traced", "jax-js, jit", "dispatches");
    }
    if (!isReal) continue;
    const times = new Map([...found].map(([name, answer]) => [name, isFound(answer) ? answer.ns : new Error()]));
    const targets: Target<string>[] = ["tfjs", "jax-js, jit"].map((name) => [name, "least", 1]);
    reached.push(...printTargets(times.get("tengen") as number, times, targets));
  }
  console.log(
    `${reached.filter(Boolean).length} of ${reached.length} reached${isReal ? "" : "; no speed: this adapter is software"}`,
  );
}
