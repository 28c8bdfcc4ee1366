// The libraries that benchmarks compare with: installed when one of them is first needed, and PyTorch if a Python has it.

import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

export const peersFolder: string = fileURLToPath(new URL("./peers/", import.meta.url));

/** Installs what is listed in bench/peers, unless everything is there. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(`${peersFolder}package.json`, "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  if (Object.keys(dependencies).every((name) => existsSync(`${peersFolder}node_modules/${name}`))) return;
  console.log("installing the peers into bench/peers (once)");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: peersFolder, stdio: "inherit" });
}

/** A peer's file, as programs in bench/peers find it. */
export const resolvePeer = (name: string): string =>
  createRequire(pathToFileURL(`${peersFolder}package.json`)).resolve(name);

/** Another library's functions, called by name. */
// biome-ignore lint/suspicious/noExplicitAny: its types are installed with it
export type Library = any;

/** A peer, loaded. */
export const requirePeer = (name: string): Library => createRequire(`${peersFolder}package.json`)(name);

/** tfjs and its WebAssembly backend on one thread; `setBackend` is the caller's. */
export function loadTfjs(): Library {
  requirePeer("@tensorflow/tfjs-backend-wasm").setThreadsCount(1);
  return requirePeer("@tensorflow/tfjs");
}

/** jax-js on WebAssembly: one thread in Node, where it does not support workers. */
export async function loadJax(): Promise<Library> {
  const jax = requirePeer("@jax-js/jax");
  // Without a name it looks for a GPU, which requires a `navigator`, and Node 20 has none.
  await jax.init("wasm");
  jax.defaultDevice("wasm");
  return jax;
}

/** onnxruntime-web on WebAssembly and one thread. */
export function loadOnnxruntime(): Library {
  const ort = requirePeer("onnxruntime-web");
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = "error";
  return ort;
}

/** Opens a model in onnxruntime-web. Loading it makes Node's workers global, which jax-js would mistake for a page. */
export async function openModel<R>(open: () => Promise<R>): Promise<R> {
  const { Worker } = globalThis as Library;
  const opened = await open();
  (globalThis as Library).Worker = Worker;
  return opened;
}

/** A library's version according to package.json of bench/peers. */
export function peerVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(`${peersFolder}package.json`, "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return dependencies[name]!;
}

/** A Python that imports torch; null if there is none. TENGEN_PYTHON names one. */
export function pythonWithTorch(): string | null {
  const wanted = process.env["TENGEN_PYTHON"];
  const candidates = wanted === undefined || wanted === "" ? ["/usr/bin/python3", "python3"] : [wanted];
  return candidates.find((python) => spawnSync(python, ["-c", "import torch"]).status === 0) ?? null;
}

/** Python code that prints PyTorch's version and the library that multiplies its matrices, as a program's greeting; expects `torch` as `torch`. */
export const greetTorch: string = `
torch.mm(torch.ones(64, 64), torch.ones(64, 64))
try:
    maps = open("/proc/self/maps").read()
except OSError:
    maps = ""
blas = next((name for part, name in (("openblas", "OpenBLAS"), ("mkl", "MKL"), ("blis", "BLIS"), ("libblas.so", "the reference BLAS, which is 10 times slower than OpenBLAS")) if part in maps), "an unknown BLAS")
print(torch.__version__ + " with " + blas, flush=True)`;

/** A Python program that replies to each line with a line; its first line is a greeting. */
export interface PythonPeer {
  readonly greeting: string;
  readonly ask: (line: string) => Promise<string>;
  readonly child: ChildProcessWithoutNullStreams;
}

/** Starts one on one thread. */
export async function startPython(python: string, script: string): Promise<PythonPeer> {
  const env = { ...process.env, OMP_NUM_THREADS: "1", MKL_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1" };
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
  const greeting = await next();
  return {
    greeting,
    child,
    ask: (line) => {
      child.stdin.write(`${line}\n`);
      return next();
    },
  };
}
