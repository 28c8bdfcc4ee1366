// What memory costs, in one run: pages of fresh arrays, and the same operators with and without scopes that give memory back, beside tfjs.
// `npm run bench -- memory`; TENGEN_ROWS selects rows by name prefix, TENGEN_ENGINES names further engines for pages. TENGEN_STEPS=100000 trains that many steps instead, and tells the memory over time.

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as library from "../generated/index.js";
import { poolStatistics } from "../runtime/core/pool.js";
import * as nn from "../runtime/nn/index.js";
import { Adam } from "../runtime/optim/index.js";
import { regions } from "../runtime/wasm/region.js";
import { contend, inTurn, startContender, type Timed, timed } from "./contenders.js";
import { formatTime, printTarget } from "./measure.js";
import { installPeers, type Library, loadJax, loadTfjs, peerVersion } from "./peers.js";
import { convolutional, perceptron, transformer } from "./steps.js";

type Any = Library;
const t = library as Any;
const { setNumThreads, tidy } = library;

const length = 1_000_000;
const bytes = 4 * length;

/**
 * Microseconds for a fresh array, made in each way that the engine has, with one write on each page. Refers to nothing outside of it, since its text
 * runs in other engines, too.
 */
function pages(bytes: number): Record<string, number> {
  const world = globalThis as Any;
  const touch = (buffer: ArrayBufferLike): void => {
    const words = new Float64Array(buffer);
    for (let i = 0; i < words.length; i += 512) words[i] = 1;
  };
  const reused = new ArrayBuffer(bytes);
  const ways: Record<string, () => ArrayBufferLike> = {
    "memory that is there": () => reused,
    "new ArrayBuffer": () => new ArrayBuffer(bytes),
    "a resizable ArrayBuffer": () => new (ArrayBuffer as Any)(bytes, { maxByteLength: 2 * bytes }),
    "a memory of WebAssembly": () => new world.WebAssembly.Memory({ initial: Math.ceil(bytes / 65536) }).buffer,
  };
  if (world.Buffer !== undefined)
    ways["Buffer.allocUnsafeSlow"] = () => world.Buffer.allocUnsafeSlow(bytes).buffer as ArrayBuffer;
  if (world.SharedArrayBuffer !== undefined) ways["new SharedArrayBuffer"] = () => new SharedArrayBuffer(bytes);
  const cpu = (): number => {
    if (world.process?.cpuUsage === undefined) return 1000 * world.performance.now();
    const { user, system } = world.process.cpuUsage();
    return user + system;
  };
  const found: Record<string, number[]> = {};
  for (let round = 0; round < 12; round++)
    for (const [name, make] of Object.entries(ways)) {
      // Engines release memories of WebAssembly late, and allow some hundreds.
      const count = name.endsWith("WebAssembly") ? 4 : 40;
      const start = cpu();
      for (let i = 0; i < count; i++) touch(make());
      (found[name] ??= []).push((cpu() - start) / count);
    }
  return Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.sort((a, b) => a - b)[6]!]));
}

/** The same in the engines that `TENGEN_ENGINES` names by their programs, separated by commas: of Node, Bun and Deno, and of a browser by `chromium`. */
async function pagesOfEngines(): Promise<void> {
  const named = (process.env["TENGEN_ENGINES"] ?? "").split(",").filter((one) => one !== "");
  const text = `(${pages.toString()})(${bytes})`;
  // In the state that the library leaves: kernels/memory/large.ts makes and drops a block at its start.
  const primed = `new ArrayBuffer(2 ** 25 - 2 ** 13); ${text}`;
  const of = async (engine: string): Promise<readonly Record<string, number>[]> => {
    if (engine.includes("chromium")) return [await inBrowser(engine, text)];
    const name = engine.slice(engine.lastIndexOf("/") + 1);
    return [text, primed].map((one) => {
      const program = `console.log(JSON.stringify(eval(${JSON.stringify(one)})))`;
      const args = name === "deno" ? ["eval", program] : ["-e", program];
      const { stdout, stderr } = spawnSync(engine, args, { encoding: "utf8" });
      if (stdout === "") throw new Error(`${engine}: ${stderr}`);
      return JSON.parse(stdout) as Record<string, number>;
    });
  };
  for (const engine of [process.execPath, ...named]) {
    const [plain, kept] = await of(engine);
    console.log(`\n4 MB, one write on each page: ${engine}`);
    for (const [way, time] of Object.entries(plain!)) {
      const later = kept?.[way];
      console.log(
        `  ${way}: ${time.toFixed(0)} us${later === undefined ? "" : `, after a dropped block of 32 MB ${later.toFixed(0)} us`}`,
      );
    }
  }
}

async function inBrowser(executablePath: string, text: string): Promise<Record<string, number>> {
  const require = createRequire(new URL("../site/package.json", import.meta.url));
  const { chromium } = require("playwright-core") as Any;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    return await page.evaluate(text);
  } finally {
    await browser.close();
  }
}

interface Row {
  readonly name: string;
  readonly ours: () => () => unknown;
  readonly tfjs?: (tf: Any) => () => unknown;
  /** A function of jax-js' arrays, as many as it takes, which is compiled. */
  readonly jax?: (...arrays: Any[]) => Any;
  /** The most times tfjs's time: without a scope, and in one; null for no target. */
  readonly most?: readonly [dropped: number | null, scoped: number];
  /** The least factor by which a scope makes it faster. */
  readonly gain?: number;
  /** Milliseconds of calls before the first round, and of a round. */
  readonly warm?: number;
  readonly round?: number;
}

const numbers = (): Any => t.randn([length]);
const tfNumbers = (tf: Any): Any => tf.randomNormal([length]);

const rows: readonly Row[] = [
  ...["add", "mul"].map(
    (name): Row => ({
      name: `${name} 1e6`,
      ours: () => {
        const [x, y] = [numbers(), numbers()];
        return () => t[name](x, y);
      },
      tfjs: (tf) => {
        const [x, y] = [tfNumbers(tf), tfNumbers(tf)];
        return () => tf[name](x, y);
      },
      most: [3.5, 1.3],
    }),
  ),
  ...["add", "mul"].map(
    (name): Row => ({
      name: `${name} 1e6 into a given output`,
      ours: () => {
        const [x, y, out] = [numbers(), numbers(), numbers()];
        return () => t.ops.aten[name].out(x, y, { out });
      },
      tfjs: (tf) => {
        const [x, y] = [tfNumbers(tf), tfNumbers(tf)];
        return () => tf[name](x, y);
      },
      most: [1.7, 1.1],
    }),
  ),
  {
    name: "sigmoid 1e6",
    ours: () => {
      const x = numbers();
      return () => t.sigmoid(x);
    },
    tfjs: (tf) => {
      const x = tfNumbers(tf);
      return () => tf.sigmoid(x);
    },
    most: [null, 0.67],
  },
  {
    name: "ten pointwise operators of 1e6",
    ours: () => {
      const [x, y] = [numbers(), numbers()];
      return () => {
        let h = x;
        for (let i = 0; i < 5; i++) h = t.add(t.mul(h, y), 1);
        return h;
      };
    },
    gain: 2,
    tfjs: (tf) => {
      const [x, y] = [tfNumbers(tf), tfNumbers(tf)];
      return () => {
        let h = x;
        for (let i = 0; i < 5; i++) h = tf.add(tf.mul(h, y), 1);
        return h;
      };
    },
    jax: (x, y) => {
      let h = x;
      for (let i = 0; i < 5; i++) h = h.mul(i < 4 ? y.ref : y).add(1);
      return h;
    },
  },
  {
    name: "a thousand additions of four numbers",
    ours: () => {
      const [x, y] = [t.randn([4]), t.randn([4])];
      return () => {
        for (let i = 0; i < 1000; i++) t.add(x, y);
      };
    },
  },
  ...Object.entries({ perceptron, convolutional, transformer }).map(
    ([name, make]): Row => ({
      name: `step of the ${name} model`,
      ours: () => make(),
      ...(name === "perceptron" ? {} : { gain: 1.15 }),
      // Engines compile all that a step calls in more than a second.
      ...{ warm: 3000, round: 150 },
    }),
  ),
];

const rowOf = (name: string): Row => rows.find((row) => row.name === name)!;

const openers: Readonly<Record<string, (row: Row) => Timed>> = {
  dropped: (row) => timed(row.ours()),
  scoped: (row) => {
    const call = row.ours();
    return timed(() => {
      tidy(() => {
        call();
        return null;
      });
    });
  },
};

async function openTfjs(): Promise<(row: Row) => Timed> {
  const tf = loadTfjs();
  await tf.setBackend("wasm");
  await tf.ready();
  return (row) => {
    if (row.tfjs === undefined) throw new Error("not there");
    const call = row.tfjs(tf);
    return timed(() => void tf.tidy(() => void call()));
  };
}

/** With jit; each result is awaited. */
async function openJax(): Promise<(row: Row) => Timed> {
  const jax = await loadJax();
  return ({ jax: call }) => {
    if (call === undefined) throw new Error("not there");
    const compiled = jax.jit(call);
    const arrays = Array.from({ length: call.length }, () =>
      jax.numpy.array(Float32Array.from(numbers().toArray()), { shape: [length] }),
    );
    return timed(async () => {
      const result = compiled(...arrays.map((one) => one.ref));
      await result.blockUntilReady();
      result.dispose();
    });
  };
}

/** Trains steps of a perceptron, and prints the memory on the way: that of arrays, and of the process. */
function overTime(name: string, steps: number): void {
  // What was there before the model, without what waits for the collector.
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const before = process.memoryUsage().arrayBuffers;
  const { Linear, ReLU, Sequential } = nn;
  const net = new Sequential(new Linear(512, 512), new ReLU(), new Linear(512, 64));
  const optimizer = new Adam(net.parameters(), { lr: 1e-3 });
  const [x, y] = [t.randn([64, 512]), t.randn([64, 64])];
  const step = (): null => {
    optimizer.zeroGrad();
    net.forward(x).sub(y).square().mean().backward();
    optimizer.step();
    // Gradients that a scope leaves behind would be copied, and freed by the collector.
    optimizer.zeroGrad();
    return null;
  };
  const parameters = [...net.parameters()].reduce((sum, { numel }) => sum + 4 * numel, 0);
  // Parameters, gradients, two states of each; what the layers save, with its gradients, and one batch.
  const live = 4 * parameters + 4 * 64 * (2 * (2 * 512 + 3 * 64) + 512 + 64);
  const early = Math.min(1000, steps / 2);
  // The region is a memory of WebAssembly, which Node does not count among the arrays. Functions that work in a part of it have as much elsewhere
  // without a region: stages and rooms are no arrays.
  const arrays = (): number => process.memoryUsage().arrayBuffers + (regions.current?.size ?? 0);
  let [first, peak] = [0, 0];
  for (let i = 1; i <= steps; i++) {
    if (name === "without scopes") step();
    else tidy(step);
    if (i === early) first = process.memoryUsage().rss;
    if (i >= early && i % 10 === 0) peak = Math.max(peak, arrays() - before);
  }
  const growth = process.memoryUsage().rss / first;
  const { region } = poolStatistics();
  const work = region - (regions.current?.size ?? 0);
  console.log(`\n${steps} steps ${name}, ${live} bytes live, a region of ${region}, functions work in ${work} of them`);
  printTarget("peak of array bytes over live bytes", peak / live, 1.3, "less");
  printTarget(`resident set, last step over step ${early}`, growth, 1.05, "less");
  if (name === "without scopes")
    console.log(
      `  a loop that drops arrays of 131,072 bytes: at most ${waiting(2 ** 17)} bytes wait for the collector`,
    );
}

/** The most bytes of dropped arrays that the engine lets wait for its collector, in a loop that does nothing but drop arrays of as many bytes. */
function waiting(bytes: number): number {
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  for (let i = 0; i < 20_000; i++) {
    new Float32Array(bytes / 4)[0] = i;
    if (i % 10 === 0) peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
  }
  return peak;
}

/** Each in a process of its own. */
function stepsOverTime(steps: string): void {
  for (const [name, threads] of [
    ["in scopes", 1],
    ["without scopes", 1],
    ["in scopes, with two threads", 2],
  ] as const)
    spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      env: { ...process.env, TENGEN_STEPS: steps, TENGEN_STEPS_NAME: name, TENGEN_THREADS: String(threads) },
      stdio: "inherit",
    });
}

export async function run(): Promise<void> {
  const { TENGEN_STEPS: steps, TENGEN_STEPS_NAME: how } = process.env;
  if (steps !== undefined) {
    setNumThreads(Number(process.env["TENGEN_THREADS"] ?? 1));
    if (how !== undefined) overTime(how, Number(steps));
    else stepsOverTime(steps);
    return;
  }
  // As all other benchmarks.
  setNumThreads(1);
  const contender = process.env["TENGEN_CONTENDER"];
  if (contender !== undefined) {
    const open =
      contender === "tfjs" ? await openTfjs() : contender === "jax-js, jit" ? await openJax() : openers[contender]!;
    contend((name) => open(rowOf(name)));
    return;
  }
  installPeers();
  await pagesOfEngines();
  const prefixes = (process.env["TENGEN_ROWS"] ?? "").split(",");
  const contenders = ["dropped", "scoped", "tfjs", "jax-js, jit"].map((name) => startContender("memory", name));
  console.log(
    `\nresults that are dropped, the same in a scope of tidy, tfjs ${peerVersion("@tensorflow/tfjs")} in its tidy, jax-js ${peerVersion("@jax-js/jax")} with jit, each in its own process`,
  );
  for (const { name, most, gain, warm = 300, round = 60 } of rows.filter(({ name }) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  )) {
    const times = await inTurn(contenders, name, { warm, round });
    const [dropped, scoped, tfjs, jax] = [...times.values()];
    const text = [...times].flatMap(([who, time]) => (typeof time === "number" ? [`${who} ${formatTime(time)}`] : []));
    console.log(`${name}: ${text.join(", ")}`);
    if (typeof dropped !== "number" || typeof scoped !== "number") continue;
    if (gain === undefined) console.log(`  in a scope ${(dropped / scoped).toFixed(2)} x as fast as without`);
    else printTarget(`${name}, in a scope, times as fast as without`, dropped / scoped, gain, "more");
    if (typeof jax === "number") printTarget(`${name}, in a scope, times as fast as jax-js`, jax / scoped, 1, "more");
    if (typeof tfjs !== "number" || most === undefined) continue;
    if (most[0] !== null) printTarget(`${name}, dropped, over tfjs's time`, dropped / tfjs, most[0], "less");
    printTarget(`${name}, in a scope, over tfjs's time`, scoped / tfjs, most[1], "less");
  }
  for (const { end } of contenders) end();
}
