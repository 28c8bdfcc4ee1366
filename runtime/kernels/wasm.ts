// Vector loops in WebAssembly: operands are copied into a small memory block by block, computed there, and copied out.

import type { Scalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import { encodeModule, stageBytes } from "../core/wasm-module.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { offerInner } from "./inner-loops.js";
import { longRun } from "./loop-table.js";
import { toFloat32, toFloat64 } from "./math/scalar-math.js";
import { type AnyLoop, type LoopOfferHandle, offerFor, pointwiseChoice, tableOf } from "./offers.js";
import { productLoop } from "./wasm-product.js";

/** Operator, how many tensors and numbers go in, the functions' code for float32 and for float64 in base64. */
export type VectorRow = readonly [name: string, inputs: number, numbers: number, float32: string, float64: string];

type Floats = Float32Array | Float64Array;
type VectorFunction = (bytes: number, s0: number, s1: number, s2: number, s3: number) => void;

/** What loops of one lane type share: the operands' places in the memory, and the functions. */
interface Lanes {
  readonly places: readonly Floats[];
  readonly functions: Readonly<Record<string, VectorFunction>>;
}

type LaneType = "f32" | "f64";

const widths = { f32: 4, f64: 8 };

interface State {
  /** What each copy of the package, and each package of operators of its own, has to offer; asked for when somebody offers. */
  readonly sources: (() => readonly VectorRow[])[];
  /** What is offered at present, by operator. */
  readonly standing: Map<string, readonly LoopOfferHandle[]>;
  readonly offer: () => LoopOfferHandle;
}

const state: State = /* @__PURE__ */ once("kernels.wasm", () => {
  const sources: State["sources"] = [];
  const standing: Map<string, readonly LoopOfferHandle[]> = new Map();
  const handle: LoopOfferHandle = {
    dispose() {
      for (const offers of standing.values()) for (const offer of offers) offer.dispose();
      standing.clear();
    },
  };
  const offer = (): LoopOfferHandle => {
    for (const source of sources) offerRows(source(), standing);
    offerFamilies(standing);
    return handle;
  };
  return { sources, standing, offer };
});

/**
 * The function that offers such loops: one for the program.
 * @param rows what there is to offer, besides what others have; asked for when the function is called
 */
export function vectorLoops(rows: () => readonly VectorRow[]): () => LoopOfferHandle {
  let list: readonly VectorRow[] | null = null;
  state.sources.push(() => (list ??= rows()));
  return state.offer;
}

/** Offers for the operators that are registered and not yet offered for. */
function offerRows(rows: readonly VectorRow[], standing: State["standing"]): void {
  const modules = { f32: moduleOf(rows, "f32"), f64: moduleOf(rows, "f64") };
  for (const [i, [name, inputs, numbers]] of rows.entries()) {
    const entry = dispatcher.find(name);
    const table = entry === undefined ? null : tableOf(entry);
    if (table === null || standing.has(name)) continue;
    const offer = (dtype: "float32" | "float64", lanes: LaneType): LoopOfferHandle =>
      offerFor(name, table, pointwiseChoice[inputs - 1]!, {
        dtype,
        layout: ["contiguous", "scalar"],
        from: longRun,
        source: "wasm",
        loop: named(`${lanes}x${16 / widths[lanes]}`, makers[inputs - 1]!(modules[lanes], `f${i}`, lanes, numbers)),
      });
    standing.set(name, [offer("float32", "f32"), offer("float64", "f64")]);
  }
}

/** Offers for inner loops of kernels that the program has, and not yet offered for. */
function offerFamilies(standing: State["standing"]): void {
  for (const { name, from, layout, loop } of families) {
    if (standing.has(name)) continue;
    const offers = (["float32", "float64"] as const).map((dtype) =>
      offerInner(name, {
        dtype,
        layout,
        from,
        source: "wasm",
        loop: named(`wasm ${name}`, loop(dtype === "float32" ? "f32" : "f64")),
      }),
    );
    if (offers.every((offer) => offer !== null)) standing.set(name, offers);
  }
}

const families = [
  { name: "matrix product", from: 4096, layout: ["contiguous", "strided"], loop: productLoop },
] as const;

function named<Loop extends AnyLoop>(name: string, loop: Loop): Loop {
  return Object.defineProperty(loop, "name", { value: name });
}

/** The functions of one lane type, compiled when first asked for; null where that is not possible. */
function moduleOf(rows: readonly VectorRow[], lanes: LaneType): () => Lanes | null {
  let compiled: Lanes | null | undefined;
  return () => {
    if (compiled === undefined) compiled = compile(rows, lanes);
    return compiled;
  };
}

function compile(rows: readonly VectorRow[], lanes: LaneType): Lanes | null {
  const memory = stage();
  if (memory === null) return null;
  const functions = rows.map(([, , numbers, single, double], i) => ({
    name: `f${i}`,
    parameters: ["i32", ...new Array<LaneType>(numbers).fill(lanes)] as const,
    code: Uint8Array.from(atob(lanes === "f32" ? single : double), (letter) => letter.charCodeAt(0)),
  }));
  try {
    const module = new WebAssembly.Module(encodeModule(functions, stagePages) as Uint8Array<ArrayBuffer>);
    const { exports } = new WebAssembly.Instance(module, { host: { memory } });
    const Places = lanes === "f32" ? Float32Array : Float64Array;
    const places = [0, 1, 2].map((i) => new Places(memory.buffer, i * stageBytes, stageBytes / widths[lanes]));
    return { places, functions: exports as unknown as Lanes["functions"] };
  } catch {
    return null;
  }
}

const stagePages = 3;

/** The memory that all loops of the program compute in: it never grows. Null where the engine has none. */
function stage(): WebAssembly.Memory | null {
  return once("kernels.wasm stage", () => {
    try {
      return new WebAssembly.Memory({ initial: stagePages, maximum: stagePages });
    } catch {
      return null;
    }
  });
}

/** Copies a block of an operand in, or its only element where it stands still. */
function bring(place: Floats, array: Floats, at: number, step: number, done: number, count: number): void {
  if (step === 1) place.set(array.subarray(at + done, at + done + count));
  else place.fill(array[at]!, 0, count);
}

type Maker = (lanes: () => Lanes | null, name: string, type: LaneType, numbers: number) => AnyLoop;

/** Loops by the number of tensors that go in. False, where nothing could be compiled, leaves the run to the next loop. */
const makers: readonly Maker[] = [
  (lanesOf, name, type, numbers) => {
    const convert = converter(type, numbers);
    return (
      n: number,
      out: Floats,
      at: number,
      _step: number,
      a: Floats,
      aAt: number,
      aStep: number,
      s0: Scalar,
      s1: Scalar,
      s2: Scalar,
      s3: Scalar,
    ): boolean => {
      const lanes = lanesOf();
      if (lanes === null) return false;
      const { places, functions } = lanes;
      const first = places[0]!;
      const block = first.length;
      for (let done = 0; done < n; done += block) {
        const count = Math.min(block, n - done);
        bring(first, a, aAt, aStep, done, count);
        functions[name]!(bytesOf(count, type), convert(s0, 0), convert(s1, 1), convert(s2, 2), convert(s3, 3));
        out.set(first.subarray(0, count), at + done);
      }
      return true;
    };
  },
  (lanesOf, name, type, numbers) => {
    const convert = converter(type, numbers);
    return (
      n: number,
      out: Floats,
      at: number,
      _step: number,
      a: Floats,
      aAt: number,
      aStep: number,
      b: Floats,
      bAt: number,
      bStep: number,
      s0: Scalar,
      s1: Scalar,
      s2: Scalar,
      s3: Scalar,
    ): boolean => {
      const lanes = lanesOf();
      if (lanes === null) return false;
      const { places, functions } = lanes;
      const first = places[0]!;
      const block = first.length;
      for (let done = 0; done < n; done += block) {
        const count = Math.min(block, n - done);
        bring(first, a, aAt, aStep, done, count);
        // What stands still is there from the first block on; the first place has had a result since.
        if (done === 0 || bStep === 1) bring(places[1]!, b, bAt, bStep, done, count);
        functions[name]!(bytesOf(count, type), convert(s0, 0), convert(s1, 1), convert(s2, 2), convert(s3, 3));
        out.set(first.subarray(0, count), at + done);
      }
      return true;
    };
  },
  (lanesOf, name, type, numbers) => {
    const convert = converter(type, numbers);
    return (
      n: number,
      out: Floats,
      at: number,
      _step: number,
      a: Floats,
      aAt: number,
      aStep: number,
      b: Floats,
      bAt: number,
      bStep: number,
      c: Floats,
      cAt: number,
      cStep: number,
      s0: Scalar,
      s1: Scalar,
      s2: Scalar,
      s3: Scalar,
    ): boolean => {
      const lanes = lanesOf();
      if (lanes === null) return false;
      const { places, functions } = lanes;
      const first = places[0]!;
      const block = first.length;
      for (let done = 0; done < n; done += block) {
        const count = Math.min(block, n - done);
        bring(first, a, aAt, aStep, done, count);
        if (done === 0 || bStep === 1) bring(places[1]!, b, bAt, bStep, done, count);
        if (done === 0 || cStep === 1) bring(places[2]!, c, cAt, cStep, done, count);
        functions[name]!(bytesOf(count, type), convert(s0, 0), convert(s1, 1), convert(s2, 2), convert(s3, 3));
        out.set(first.subarray(0, count), at + done);
      }
      return true;
    };
  },
];

/** Functions take whole pairs of vectors: what is computed past the end is not copied out. */
function bytesOf(count: number, type: LaneType): number {
  return (count * widths[type] + 31) & ~31;
}

/** A number of the call as one of the dtype; nothing behind the last one. */
function converter(type: LaneType, numbers: number): (value: Scalar, i: number) => number {
  const convert = type === "f32" ? toFloat32 : toFloat64;
  return (value, i) => (i < numbers ? convert(value) : 0);
}
