// Vector loops in WebAssembly: operands are copied into a small memory block by block, computed there, and copied out.

import { pointwiseChoice } from "../../../generated/loops/choices.js";
import { vectorMakers } from "../../../generated/loops/vectors.js";
import { describe } from "../../core/describe.js";
import { type DType, dtypeCodeOf } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { once } from "../../core/shared.js";
import { transferred } from "../../core/storage.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import { assemble } from "../../wasm/machine.js";
import { stageBytes, stageStart } from "../../wasm/module.js";
import type { VectorRows } from "../../wasm/programs/rows.js";
import {
  boolKind,
  type ElementKind,
  hasVectorForm,
  integerKinds,
  type LaneType,
  laneKinds,
  narrowKinds,
  numberNames,
  operandNames,
  resultOperand,
  strideOf,
  type TruthNames,
  type VectorKind,
  type VectorProgram,
  vectorFunction,
} from "../../wasm/programs/vectors.js";
import { type InnerLoop, innerLoopCalled } from "../loops/inner-loop.js";
import { offerInner } from "../loops/inner-offers.js";
import {
  type AnyLoop,
  fastCopy,
  indexedMove,
  type Lent,
  type StagedLoop,
  spanMove,
  wideExecution,
} from "../loops/loop-table.js";
import type { InnerLoops } from "../loops/offer-loop.js";
import { type LoopOffer, type LoopOfferHandle, offerFor, tableOf } from "../loops/offers.js";
import {
  longCheckedFold,
  longConvolution,
  longFold,
  longMove,
  longProduct,
  longRun,
  longSoftmax,
  longTruthsRun,
  longWordsRun,
  sharedCode,
  sharedConvolution,
  sharedElements,
  sharedPart,
  sharedProduct,
} from "../loops/thresholds.js";
import { broadcastRow, overBroadcastBlocks, type RowsLoop } from "../memory/broadcast-blocks.js";
import { copyFast } from "../memory/conversions.js";
import { copyIndexedSpans } from "../memory/indexed-spans.js";
import { useLargeMemory } from "../memory/large.js";
import { copySpans } from "../memory/span-copies.js";
import type { Parameter } from "../pointwise/rule.js";
import type { RowsLoop as RowsOperatorLoop } from "../rows/loops.js";
import { biasLoop } from "./bias.js";
import {
  type Choice,
  type Compiled,
  callNumbers,
  conversions,
  converter,
  copyIn,
  type Elements,
  failing,
} from "./blocks.js";
import { conversionLoop, convertedDTypes } from "./conversions.js";
import { convolutionLoop } from "./convolution.js";
import { doubleSoftmaxGradientLoop, doubleSoftmaxLoop } from "./double-softmax.js";
import { type FoldKind, foldLoop } from "./folds.js";
import { normGradientGroupLoop, normGroupLoop } from "./groups.js";
import { placedIn } from "./in-place.js";
import { foldedDTypes, type IntegerFold, integerFold, shortestFold } from "./integer-folds.js";
import { meansGradientLoop, meansLoop } from "./means.js";
import { alongLoop, linesLoop, movedDTypes, runsLoop, stepsLoop } from "./moves.js";
import { rowLoop } from "./narrow.js";
import { normGradientLoop, normLoop } from "./norms.js";
import { outerLoop } from "./outer.js";
import { maximumWindowsLoop } from "./pooling.js";
import { productLoop } from "./product.js";
import { callsFunctions, rowKinds, rowProgramLoop } from "./row-programs.js";
import { runningSumsLoop, softmaxGradientLoop, softmaxLoop } from "./rows.js";
import { sharedProductLoop } from "./shared.js";
import { sharedConvolutionLoop } from "./shared-convolution.js";
import { stage } from "./stage.js";
import { adamLoop, sgdLoop } from "./steps.js";

/**
 * Operator, number of input tensors, and the programs of words that vectors execute: for floating-point numbers, for
 * integers, and for bools unless null, where it is that of integers.
 */
export type VectorRow = readonly [
  name: string,
  inputs: number,
  floats: VectorProgram,
  integers?: VectorProgram,
  bools?: VectorProgram,
  truths?: TruthNames,
];

/** The loops of pointwise operators, and of reductions and normalisations that the registry describes. */
interface Source {
  readonly pointwise: () => readonly VectorRow[];
  readonly rows: () => readonly VectorRows[];
}

interface State {
  /** The loops of each copy of the package, and of each separate package of operators; requested when loops are offered. */
  readonly sources: Source[];
  /** Current offers, by operator. */
  readonly standing: Map<string, readonly LoopOfferHandle[]>;
  readonly offer: OfferWasm;
}

/**
 * Offers the WebAssembly loops, or those added since the last call.
 * @param from minimum run length, instead of each loop's break-even point; for measurements and tests. Existing offers
 * are unchanged
 * @returns a handle that withdraws all of them
 * @throws ArgumentError unless `from` is a number of elements
 */
export type OfferWasm = (from?: number) => LoopOfferHandle;

const state: State = once("kernels.wasm", () => {
  const sources: State["sources"] = [];
  const standing: Map<string, readonly LoopOfferHandle[]> = new Map();
  const handle: LoopOfferHandle = {
    dispose() {
      for (const offers of standing.values()) for (const offer of offers) offer.dispose();
      standing.clear();
      fastCopy.install(null);
      wideExecution.install(null);
    },
  };
  const offer: OfferWasm = (from) => {
    if (from !== undefined && !(Number.isInteger(from) && from > 0))
      throw new ArgumentError(`offerWasm: expected a number of elements, got ${describe(from)}`);
    fastCopy.install(copyFast);
    wideExecution.install(overBroadcastBlocks);
    useLargeMemory();
    for (const { pointwise, rows } of sources) {
      offerRows(pointwise(), standing, from);
      offerRowPrograms(rows(), standing, from);
    }
    offerFamilies(standing, from);
    return handle;
  };
  return { sources, standing, offer };
});

/**
 * The function that offers these loops; one per program.
 * @param pointwise returns the loops to offer, in addition to those of other packages; called when the function is
 * @param rows the same of reductions and normalisations that the registry describes
 */
export function vectorLoops(
  pointwise: () => readonly VectorRow[],
  rows: () => readonly VectorRows[] = () => [],
): OfferWasm {
  let [list, reductions]: [readonly VectorRow[] | null, readonly VectorRows[] | null] = [null, null];
  state.sources.push({ pointwise: () => (list ??= pointwise()), rows: () => (reductions ??= rows()) });
  fastCopy.install(copyFast);
  indexedMove.install(copyIndexedSpans);
  spanMove.install(copySpans);
  return state.offer;
}

/** Offers loops for the registered operators that have none yet. */
function offerRows(rows: readonly VectorRow[], standing: State["standing"], from: number | undefined): void {
  for (const [name, inputs, floats, integers = null, bools = integers, truths = ""] of rows) {
    const entry = dispatcher.find(name);
    const table = entry === undefined ? null : tableOf(entry);
    if (table === null || standing.has(name)) continue;
    const offers: LoopOfferHandle[] = [];
    const offer = (dtype: DType, kind: VectorKind, program: VectorProgram): void => {
      const isServed = dtypeCodeOf(dtype) in table && table[dtypeCodeOf(dtype)] !== null;
      if (!isServed || !isPossible(program, kind)) return;
      const choose = choiceOf(program, inputs, kind, truths);
      const loop = vectorMakers[inputs - 1]!(choose, kind);
      const overRows = inputs > 1 && !isInteger(kind) && kind.formulas === null ? rowsLoop(choose, kind) : undefined;
      if (truths === "" && !isInteger(kind)) Object.assign(loop, { stage: stageBy(choose, kind as ElementKind) });
      offers.push(
        offerFor(name, table, pointwiseChoice[inputs - 1]!, {
          dtype,
          layout: ["contiguous", "scalar"],
          from: from ?? shortestRun(program, kind, truths),
          source: "wasm",
          loop: Object.assign(
            named(`${kind.name}x${16 / kind.bytes}`, kind.lanes === "i64" ? onWords(loop, inputs, truths) : loop),
            overRows === undefined ? {} : { overRows },
          ),
        }),
      );
    };
    offer("float32", laneKinds.f32, floats);
    for (const [dtype, kind] of Object.entries(integerKinds)) offer(dtype as DType, kind, integers);
    offer("bool", boolKind, bools ?? integers);
    offer("float64", laneKinds.f64, floats);
    if (isPossible(floats, laneKinds.f32))
      for (const kind of narrowKinds.values()) offer(kind.name as DType, kind, floats);
    standing.set(name, offers);
  }
}

/** Offers loops for operators on rows whose kernels the program has, and that have none yet. */
function offerRowPrograms(list: readonly VectorRows[], standing: State["standing"], from: number | undefined): void {
  for (const [name, inputs, results, floats, integers = null] of list) {
    const inner = innerLoopCalled(name) as InnerLoop<RowsOperatorLoop> | undefined;
    if (inner === undefined || standing.has(`${name}, rows`)) continue;
    const handles = rowKinds.flatMap(([dtype, kind]) => {
      const program = isInteger(kind) ? integers : floats;
      const code = dtypeCodeOf(dtype);
      if (program === null || !inner.has(code)) return [];
      const shape = {
        kind,
        inputs,
        isEach: results === "each",
        isTruth: results === "truth",
        isInt64: results === "int64",
      };
      const loop = rowProgramLoop(program, shape, () => inner.cells[code]!);
      if (loop === null) return [];
      const least = callsFunctions(program) ? longSoftmax : longFold;
      const offer = { dtype, layout: ["contiguous", "strided"], from: from ?? least, source: "wasm" } as const;
      return [offerInner(inner, { ...offer, loop: named(`${kind.name}x${16 / kind.bytes} over rows`, loop) })];
    });
    standing.set(`${name}, rows`, handles);
  }
}

/** Words that round nothing: operands, numbers, comparisons and what is done with truth values. */
const exactWords: ReadonlySet<string> = new Set([
  ...[...operandNames, ...numberNames, "inf", "neg", "abs", "isnan", "isinf", "isfinite", "signbit"],
  ...["==", "!=", "<", "<=", ">", ">=", "&", "|", "^", "~"],
]);

/**
 * The minimum length of a run by what was measured: the built-in loops take longest over int64, then over truth values.
 * A program for fewer elements than `longRun` must have their bits, as loops are only offered at the first long run.
 */
export function shortestRun(program: VectorProgram, kind: VectorKind, truths: TruthNames): number {
  const isExact =
    isInteger(kind) ||
    (typeof program === "string" &&
      program.split(" ").every((word) => exactWords.has(word) || !Number.isNaN(Number(word))));
  if (truths.includes("=")) return isExact ? longTruthsRun : longRun;
  return kind.lanes === "i64" ? longWordsRun : longRun;
}

function isPossible(program: VectorProgram, kind: VectorKind): boolean {
  if (program === null || typeof program === "string") return program !== null && hasVectorForm(program, kind);
  return isPossible(program[2], kind) || isPossible(program[3], kind);
}

/** Compiles the program at the first call that needs it. */
function choiceOf(program: VectorProgram, inputs: number, kind: VectorKind, truths: TruthNames): Choice {
  if (program === null || typeof program === "string") {
    let compiled: Compiled | null | undefined;
    return () => {
      if (compiled === undefined) compiled = isPossible(program, kind) ? compile(program!, inputs, kind, truths) : null;
      return compiled;
    };
  }
  const [index, value, ...rest] = program;
  const [then, otherwise] = rest.map((part) => choiceOf(part, inputs, kind, truths)) as [Choice, Choice];
  const convert = conversions[kind.lanes];
  return (...given) => {
    const one = given[index];
    const same = typeof value === "number" ? Number(convert(one as Scalar)) === value : (one ?? null) === value;
    return (same ? then : otherwise)(...given);
  };
}

/** Words that fail for a divisor of 0. */
const divisions: readonly string[] = ["quotient", "fmod", "floor_mod", "floor_div"];

function compile(program: string, inputs: number, kind: VectorKind, truths: TruthNames): Compiled | null {
  const written = vectorFunction("run", program, inputs, kind, false, truths);
  const instance = assemble(
    stage,
    (buffer) => ({ memory: buffer }),
    () => [written],
  );
  if (instance === null) return null;
  const { bytes } = kind;
  const { memory, run } = instance;
  const place = (i: number, isTruth: boolean): Elements => {
    const Places = (isTruth ? Uint8Array : kind.array) as ElementKind["array"];
    return new Places(memory, stageStart + i * stageBytes, stageBytes / (isTruth ? 1 : bytes));
  };
  const used = program.split(" ");
  const divides = isInteger(kind) && used.some((word) => divisions.includes(word));
  const isRead = (word: string, name: string): boolean =>
    word === name || (word.length === 3 && word.endsWith(name) && (word.startsWith("<<") || word.startsWith(">>")));
  const overwrites = resultOperand(truths);
  const stride = strideOf(kind, program, truths);
  const isCheap = (32 / stride) * written.code.length < sharedCode || isInteger(kind) || truths !== "";
  return {
    places: operandNames.map((name, i) => place(i, truths.includes(name))),
    result: place(overwrites, truths.includes("=")),
    overwrites,
    bytes,
    block: stageBytes / bytes,
    multiple: stride / bytes,
    divides,
    run: divides ? failing(run) : run,
    apart: () => vectorFunction("run", program, inputs, kind, "each", truths),
    reads: numberNames.map((name) => used.some((word) => isRead(word, name))),
    program,
    shared: isCheap ? Number.POSITIVE_INFINITY : sharedElements,
  };
}

/** Offers inner loops for the program's kernels that have none yet. */
function offerFamilies(standing: State["standing"], from: number | undefined): void {
  const add = <Name extends keyof InnerLoops>(
    name: Name,
    ...offers: readonly Omit<LoopOffer<InnerLoops[Name]>, "source">[]
  ): void => {
    if (standing.has(name)) return;
    // Named, so that a program without its kernel does not include it.
    const inner = innerLoopCalled(name) as InnerLoop<InnerLoops[Name] & AnyLoop> | undefined;
    if (inner === undefined) return;
    const handles = offers.map((offer) =>
      offerInner(inner, {
        ...offer,
        from: from ?? offer.from!,
        source: "wasm",
        loop: offer.loop.name === "" ? named(`wasm ${name}`, offer.loop) : offer.loop,
      }),
    );
    standing.set(name, handles);
  };
  const kinds: readonly (readonly [DType, ElementKind])[] = [
    ["float32", laneKinds.f32],
    ["float64", laneKinds.f64],
    ...[...narrowKinds.values()].map((kind) => [kind.name as DType, kind] as const),
  ];
  const product = (dtype: DType, from: number, loop: InnerLoops["mm"]) =>
    ({ dtype, layout: ["contiguous", "strided"], from, loop }) as const;
  add(
    "mm",
    ...kinds.map(([dtype, kind]) => product(dtype, longProduct, productLoop(kind))),
    // The newest offer is tried first.
    ...kinds.map(([dtype, kind]) =>
      product(dtype, sharedPart, onThreads(sharedProductLoop(kind, from ?? sharedProduct))),
    ),
  );
  add(
    "mm/outer",
    ...kinds.slice(0, 2).map(([dtype]) => ({
      dtype,
      layout: ["contiguous"] as const,
      from: longRun,
      loop: outerLoop(dtype === "float32" ? "f32" : "f64"),
    })),
  );
  for (const [name, way] of [
    ["_to_copy/load", "load"],
    ["_to_copy/store", "store"],
  ] as const) {
    const rows = [...narrowKinds.values()].map((kind) => ({
      dtype: kind.name as DType,
      from: longFold,
      loop: rowLoop(kind, way),
    }));
    if (rows.length > 0) add(name, ...rows);
  }
  add(
    "convolution",
    { dtype: "float32", from: longConvolution, loop: convolutionLoop("f32") },
    { dtype: "float64", from: longConvolution, loop: convolutionLoop("f64") },
    // The newest offer is tried first.
    ...(["f32", "f64"] as const).map((lanes) => ({
      dtype: lanes === "f32" ? ("float32" as const) : ("float64" as const),
      from: sharedConvolution,
      loop: onThreads(sharedConvolutionLoop(lanes, from ?? sharedConvolution)),
    })),
  );
  add(
    "convolution/bias",
    { dtype: "float32", from: longRun, loop: biasLoop("f32") },
    { dtype: "float64", from: longRun, loop: biasLoop("f64") },
  );
  const floats = <Loop>(from: number, loop: (lanes: LaneType) => Loop) =>
    [
      { dtype: "float32", from, loop: loop("f32") },
      { dtype: "float64", from, loop: loop("f64") },
    ] as const;
  const layout = ["contiguous", "strided"] as const;
  for (const [name, kind, integers] of foldFamilies) {
    // Of doubles, products of parts could lose digits that the product in order has; those of singles are computed in doubles.
    const served = kind === null ? [] : floats(longFold, (lanes) => foldLoop(kind, lanes));
    add(
      name,
      ...(kind === "product" ? [{ ...served[0]!, from: longCheckedFold }] : served).map((one) => ({ ...one, layout })),
      ...(integers === null
        ? []
        : foldedDTypes(integers).map((dtype) => {
            return { dtype, layout, from: shortestFold(integers, dtype), loop: integerFold(integers, dtype) };
          })),
    );
  }
  add("native_layer_norm", ...floats(longRun, normLoop));
  add("native_layer_norm_backward", ...floats(longRun, normGradientLoop));
  add("native_group_norm", ...floats(longRun, normGroupLoop));
  add("native_group_norm_backward", ...floats(longRun, normGradientGroupLoop));
  for (const kind of ["softmax", "log_softmax"] as const) {
    const [forward, backward] = [`_${kind}`, `_${kind}_backward_data`] as const;
    const rows = (lanes: LaneType) => (lanes === "f32" ? softmaxLoop : doubleSoftmaxLoop)(kind);
    const gradients = (lanes: LaneType) => (lanes === "f32" ? softmaxGradientLoop : doubleSoftmaxGradientLoop)(kind);
    add(forward, ...floats(longSoftmax, (lanes) => named(`wasm ${forward}`, rows(lanes))));
    add(backward, ...floats(longSoftmax, (lanes) => named(`wasm ${backward}`, gradients(lanes))));
  }
  add("cumsum", { dtype: "float32", from: longSoftmax, loop: runningSumsLoop });
  add("max_pool2d_with_indices", { dtype: "float32", from: longRun, loop: maximumWindowsLoop });
  add("avg_pool2d", { dtype: "float32", from: longRun, loop: meansLoop });
  add("avg_pool2d_backward", { dtype: "float32", from: longRun, loop: meansGradientLoop });
  const moved = <Loop>(from: number, loop: Loop) => movedDTypes.map((dtype) => ({ dtype, from, loop }));
  add("gather", ...moved(longMove, alongLoop));
  add("index_select", ...moved(longMove, runsLoop));
  add("copy/strided", ...moved(longMove, stepsLoop));
  add("copy/lines", ...moved(longMove, linesLoop));
  add("_to_copy", ...convertedDTypes.map((dtype) => ({ dtype, from: longRun, loop: conversionLoop(dtype) })));
  add(
    "_fused_adam",
    { dtype: "float32", from: longRun, loop: adamLoop("f32") },
    { dtype: "float64", from: longRun, loop: adamLoop("f64") },
  );
  add(
    "_fused_sgd",
    { dtype: "float32", from: longRun, loop: sgdLoop("f32") },
    { dtype: "float64", from: longRun, loop: sgdLoop("f64") },
  );
}

const foldFamilies = [
  ["sum", "sum", "sum"],
  ["var/sum", "exactSum", null],
  ["prod", "product", null],
  ["amax", "maximum", "maximum"],
  ["amin", "minimum", "minimum"],
  ["any", null, "any"],
  ["all", null, "all"],
  ["linalg_vector_norm", "squares", null],
  ["var/deviations", "deviations", null],
] as const satisfies readonly (readonly [keyof InnerLoops, FoldKind | null, IntegerFold | null])[];

const onThreads = <Loop extends AnyLoop>(loop: Loop): Loop => named("wasm, on threads", loop);

function named<Loop extends AnyLoop>(name: string, loop: Loop): Loop {
  return Object.defineProperty(loop, "name", { value: name });
}

const isInteger = ({ lanes }: VectorKind): boolean => lanes !== "f32" && lanes !== "f64";

/** A loop over 64-bit integers, as one over their words. False, if arrays are not aligned, leaves the run to the next loop. */
function onWords(loop: AnyLoop, inputs: number, truths: TruthNames): AnyLoop {
  const run = loop as (...args: unknown[]) => unknown;
  const isTruth = ["=", ...operandNames].map((name) => truths.includes(name));
  return ((...args: unknown[]) => {
    for (let i = 0; i <= inputs; i++) {
      if (isTruth[i]) continue;
      const at = i === 0 ? 1 : 1 + 3 * i;
      const words = args[at] as Int32Array;
      if (words.length === 0) throw transferred();
      if (words.byteOffset % 8 !== 0) return false;
      args[at] = new BigInt64Array(words.buffer, words.byteOffset, words.length >> 1);
    }
    return run(...args);
  }) as AnyLoop;
}

/** Lends the memory of a program, for the call's numbers. */
function stageBy(choose: Choice, kind: ElementKind): StagedLoop["stage"] {
  const convert = converter(kind);
  return (parameters) => {
    const [s0, s1, s2, s3] = parameters as readonly Parameter[];
    const compiled = choose(s0, s1, s2, s3);
    if (compiled === null) return null;
    const [p, q, r, s] = callNumbers(compiled, convert, s0, s1, s2, s3);
    const { places, result, block, multiple, run } = compiled;
    return {
      places: places as Lent["places"],
      result: result as Lent["result"],
      block,
      run: (count) => run(Math.ceil(count / multiple) * multiple * kind.bytes, p, q, r, s),
    };
  };
}

/**
 * Of a broadcast row, copies of it are made where the program reads them, once for all blocks; false, if rows are longer
 * than a block, leaves them to the other loops.
 */
function rowsLoop(choose: Choice, kind: VectorKind): RowsLoop {
  const convert = converter(kind);
  return (size, rows, arrays, starts, steps, parameters) => {
    const [s0, s1, s2, s3] = parameters as readonly Parameter[];
    const compiled = choose(s0, s1, s2, s3);
    if (compiled === null || size > compiled.block) return false;
    const { run, block, multiple, overwrites } = compiled;
    const placed = compiled.divides ? null : placedIn(compiled, arrays as readonly Elements[]);
    const { places, result } = placed ?? compiled;
    const [p, q, r, s] = callNumbers(compiled, convert, s0, s1, s2, s3);
    const most = Math.min(rows, Math.floor(block / size));
    // Blocks of whole steps of the function, as far as possible.
    const blockRows = most > multiple ? most - (most % multiple) : most;
    const out = arrays[0] as Elements;
    const addresses: number[] = [];
    for (let first = 0; first < rows; first += blockRows) {
      const here = Math.min(blockRows, rows - first);
      const count = here * size;
      for (let i = 0; i + 1 < arrays.length; i++) {
        const array = arrays[i + 1] as Elements;
        const [step, rowStep] = steps[i + 1] as readonly [number, number];
        const at = starts[i + 1]! + first * rowStep;
        if (placed !== null && step === 1 && rowStep === size && array.buffer === placed.buffer) {
          addresses[i] = array.byteOffset + at * array.BYTES_PER_ELEMENT;
          continue;
        }
        addresses[i] = places[i]!.byteOffset;
        // What stays the same is still there from the first block, except in the place that has received results.
        if (rowStep === 0 && first > 0 && (placed !== null || overwrites !== i)) continue;
        if (step * size === rowStep) copyIn(places[i]!, array, at, step, 0, count);
        else if (array.length === 0) throw transferred();
        else broadcastRow(places[i]!, array, at, step, rowStep, size, rowStep === 0 ? blockRows : here);
      }
      const bytes = Math.ceil(count / multiple) * multiple * kind.bytes;
      const to = starts[0]! + first * size;
      if (placed === null) run(bytes, p, q, r, s);
      else {
        // Past the end it would write what was not read yet.
        const isThere = out.buffer === placed.buffer && count % multiple === 0;
        const address = isThere ? out.byteOffset + to * out.BYTES_PER_ELEMENT : result.byteOffset;
        placed.run(bytes, p, q, r, s, ...addresses, address);
        if (isThere) continue;
      }
      out.set(count === result.length ? result : result.subarray(0, count), to);
    }
    return true;
  };
}
