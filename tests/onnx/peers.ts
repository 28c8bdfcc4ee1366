// Programs that check and run ONNX models, if installed: onnxruntime-node, and a Python with onnx. Tests are skipped by name without.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isTensor, type Tensor, treeFlatten } from "../../generated/index.js";
import type { OnnxExport } from "../../onnx/index.js";
import { near } from "../near.js";

/** An onnxruntime tensor. */
export interface OrtTensor {
  readonly type: string;
  readonly dims: readonly number[];
  readonly data: ArrayLike<unknown>;
}

interface OrtSession {
  readonly inputNames: readonly string[];
  run(feeds: Readonly<Record<string, OrtTensor>>): Promise<Readonly<Record<string, OrtTensor>>>;
  release(): Promise<void>;
}

export interface Ort {
  readonly Tensor: new (type: string, data: unknown, dims: readonly number[]) => OrtTensor;
  readonly InferenceSession: { create(model: Uint8Array | string, options?: object): Promise<OrtSession> };
}

/** Loads an npm package from the folder in TENGEN_ONNXRUNTIME, or from where Node finds it. */
function load(name: string): unknown {
  const folder = process.env["TENGEN_ONNXRUNTIME"];
  const from = folder === undefined || folder === "" ? import.meta.url : join(folder, "package.json");
  try {
    return createRequire(from)(name);
  } catch {
    return null;
  }
}

/** onnxruntime-node; null where it is not installed (`npm i --ignore-scripts onnxruntime-node`). */
export const ort: Ort | null = load("onnxruntime-node") as Ort | null;

/** A Python that imports onnx; null where there is none (`apt-get install python3-onnx`). TENGEN_PYTHON names one. */
export const pythonWithOnnx: string | null = (() => {
  const named = process.env["TENGEN_PYTHON"];
  const candidates = named === undefined || named === "" ? ["/usr/bin/python3", "python3"] : [named];
  return (
    candidates.find((candidate) => {
      try {
        execFileSync(candidate, ["-c", "import onnx.checker"], { stdio: "ignore" });
        return true;
      } catch {
        return false;
      }
    }) ?? null
  );
})();

export function toOrt({ Tensor: Made }: Ort, tensor: Tensor): OrtTensor {
  const { data } = tensor.isContiguous ? tensor : tensor.contiguous();
  const Array16 = (globalThis as { readonly Float16Array?: new (buffer: ArrayBufferLike) => ArrayLike<number> })
    .Float16Array;
  if (tensor.dtype !== "float16" || Array16 === undefined) return new Made(tensor.dtype, data, tensor.shape);
  // Newer Nodes have the class, which the engine's checks want, and whose elements its binding does not see.
  const bits = Uint16Array.from(data as Uint16Array);
  return Object.assign(new Made("float16", new Array16(bits.buffer) as never, tensor.shape), { cpuData: bits });
}

/** Elements of an engine's tensor; those of float16 as bits. */
function elementsOf({ type, data }: OrtTensor): ArrayLike<number | bigint> {
  if (type !== "float16") return data as ArrayLike<number | bigint>;
  const { buffer, byteOffset, byteLength } = data as unknown as Uint16Array;
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

/** The model's outputs by name. */
export async function runModel(
  engine: Ort,
  { files, inputs }: OnnxExport,
  given: readonly Tensor[],
): Promise<Readonly<Record<string, OrtTensor>>> {
  // Making its threads takes longer than small models do.
  const session = await engine.InferenceSession.create(files["model.onnx"]!, {
    logSeverityLevel: 4,
    intraOpNumThreads: 1,
  });
  try {
    const feeds = inputs.flatMap((name, i): [string, OrtTensor][] =>
      session.inputNames.includes(name) ? [[name, toOrt(engine, given[i]!)]] : [],
    );
    return await session.run(Object.fromEntries(feeds));
  } finally {
    await session.release();
  }
}

/** How one tensor differs from the one here, or null. */
export function difference(actual: OrtTensor | undefined, expected: Tensor, tolerance = 1e-5): string | null {
  if (actual === undefined) return "there is none";
  if (actual.type !== expected.dtype || String(actual.dims) !== String(expected.shape))
    return `${actual.type} [${actual.dims}], expected ${expected.dtype} [${expected.shape}]`;
  const { data } = expected.isContiguous ? expected : expected.contiguous();
  const found = elementsOf(actual);
  for (let i = 0; i < data.length; i++) {
    const [a, b] = [Number(found[i]), Number(data[i])];
    if (!near(a, b, tolerance * Math.max(1, Math.abs(b)))) return `element ${i}: ${a}, expected ${b}`;
  }
  return null;
}

/** The differences between a model's outputs and a graph's results. */
export function differences(
  { outputs }: OnnxExport,
  actual: Readonly<Record<string, OrtTensor>>,
  expected: unknown,
  tolerance?: number,
): string[] {
  const tensors = treeFlatten(expected).leaves.filter(isTensor);
  if (tensors.length !== outputs.length) return [`${outputs.length} outputs, expected ${tensors.length}`];
  return outputs.flatMap((name, i) => {
    const why = difference(actual[name], tensors[i]!, tolerance);
    return why === null ? [] : [`${name}: ${why}`];
  });
}

/** The output of onnx's checker, with shapes inferred; empty if it finds no error. */
export function checked(python: string, files: readonly string[]): string {
  const program =
    "import onnx, sys\nfor path in sys.argv[1:]:\n    try: onnx.checker.check_model(onnx.load(path), full_check=True)\n    except Exception as error: print(path, error)";
  return execFileSync(python, ["-c", program, ...files], { encoding: "utf8" });
}
