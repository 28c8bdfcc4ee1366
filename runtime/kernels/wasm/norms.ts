// Layer norm and its gradient in WebAssembly: each row is copied in once and out once; everything is computed in doubles
// and rounded once, as by the kernel's built-in loops.

import { once } from "../../core/shared.js";
import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { unsigned } from "../../wasm/leb128.js";
import {
  bytesConst,
  encodeModule,
  functionCode,
  get,
  i32Add,
  i32And,
  i32Const,
  i32Less,
  increase,
  load,
  loadZero,
  repeat,
  set,
  shuffle,
  stageStart,
  store,
  storeLow,
  tee,
  type WasmFunction,
  when,
} from "../../wasm/module.js";
import { type LaneType, printed } from "../../wasm/programs/vectors.js";
import type { NormGradientRows, NormRows } from "../cpu/normalization.js";

/** Elements of the longest row. The memory's layout in bytes: elements, gradients, then doubles for each element. */
const longest = 8192;
const elementsAt = stageStart;
const gradientsAt = elementsAt + 65536;
const weightsAt = gradientsAt + 65536;
const addendsAt = weightsAt + 65536;
const sumsAt = addendsAt + 65536;
const statisticsAt = sumsAt + 65536;
/** Bytes of one statistic of all rows in memory. */
const statistic = 16384;
const mostRows = statistic / 16;
const pages = 6;

const promote = op("f64x2.promote_low_f32x4");
const demote = op("f32x4.demote_f64x2_zero");
const high = shuffle([8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
const swapped = shuffle([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]);
export const firstOnly = bytesConst([255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * Writes a function's passes over a row of singles or doubles, as words over pairs of doubles.
 * @param gradientsAt distance of the gradients from the elements, in bytes
 */
export function passes(parameters: number, gradientsAt: number, lanes: LaneType) {
  const isSingle = lanes === "f32";
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters + locals.push(type) - 1;
  const scope: Record<string, number> = {};
  const named = (...names: string[]): void => {
    for (const name of names) scope[name] = local("v128");
  };
  const words = (text: string): Instructions => printed(text.split(" "), new Map(Object.entries(scope)), "f64", local);
  const [place, at, end, whole] = [local("i32"), local("i32"), local("i32"), local("i32")];
  named("x", "g", "w", "c", "four", "gradients");
  /**
   * Runs `pair` for each pair of a row's elements in `x`, then for the remaining ones singly, paired with zero
   * (`isLast`). Elements are at `place`, their doubles at `at`.
   */
  const pass = (
    row: number,
    bytes: number,
    withGradients: boolean,
    pair: (k: 0 | 1, isLast: boolean) => Instructions,
  ) => {
    const half = (name: string, k: 0 | 1): Instructions => [
      ...get(scope[name]!),
      ...(k === 1 ? [...get(scope[name]!), ...high] : []),
      ...promote,
    ];
    const both = (k: 0 | 1): Instructions => [
      ...[...(isSingle ? half("four", k) : [...get(place), ...load(16 * k)]), ...set(scope["x"]!)],
      ...(withGradients
        ? [...(isSingle ? half("gradients", k) : [...get(place), ...load(gradientsAt + 16 * k)]), ...set(scope["g"]!)]
        : []),
      ...pair(k, false),
    ];
    // Four elements at a time.
    const [size, bits] = isSingle ? ([4, 32] as const) : ([8, 64] as const);
    const single = (offset: number): Instructions => [...loadZero(bits, offset), ...(isSingle ? promote : [])];
    return [
      ...[...get(row), ...tee(place), ...get(bytes), ...i32Add, ...set(end)],
      ...[...get(place), ...get(bytes), ...i32Const(-4 * size), ...i32And, ...i32Add, ...set(whole)],
      ...[...i32Const(0), ...set(at)],
      ...[...get(place), ...get(whole), ...i32Less],
      ...when(
        repeat([
          ...(isSingle ? [...get(place), ...load(0), ...set(scope["four"]!)] : []),
          ...(isSingle && withGradients ? [...get(place), ...load(gradientsAt), ...set(scope["gradients"]!)] : []),
          ...both(0),
          ...both(1),
          ...increase(at, i32Const(32)),
          ...[...get(place), ...i32Const(4 * size), ...i32Add, ...tee(place), ...get(whole), ...i32Less],
        ]),
      ),
      ...[...get(place), ...get(end), ...i32Less],
      ...when(
        repeat([
          ...[...get(place), ...single(0), ...set(scope["x"]!)],
          ...(withGradients ? [...get(place), ...single(gradientsAt), ...set(scope["g"]!)] : []),
          ...pair(0, true),
          ...increase(at, i32Const(8)),
          ...[...get(place), ...i32Const(size), ...i32Add, ...tee(place), ...get(end), ...i32Less],
        ]),
      ),
    ];
  };
  /** Stores a pair, or one element, to the address that `x` was loaded from. */
  const back = (value: Instructions, k: 0 | 1, isLast: boolean): Instructions =>
    isSingle
      ? [
          ...[...get(place), ...value, ...demote],
          ...(isLast ? [...op("v128.store32_lane"), 2, ...unsigned(0), 0] : storeLow(8 * k)),
        ]
      : [...get(place), ...value, ...(isLast ? storeLow(0) : store(16 * k))];
  const doublesAt = (address: number, k: 0 | 1, isLast: boolean): Instructions => [
    ...get(at),
    ...(isLast ? loadZero(64, address) : load(address + 16 * k)),
  ];
  const addTo = (address: number, value: Instructions, k: 0 | 1, isLast: boolean): Instructions => [
    ...get(at),
    ...[...doublesAt(address, k, isLast), ...value, ...op("f64x2.add")],
    ...(isLast ? storeLow(address) : store(address + 16 * k)),
  ];
  return { locals, local, scope, named, words, pass, back, doublesAt, addTo };
}

/** The total of both lanes, in both lanes. */
export const whole = (sum: number): Instructions => [
  ...get(sum),
  ...get(sum),
  ...get(sum),
  ...swapped,
  ...op("f64x2.add"),
  ...set(sum),
];
/**
 * `(row, bytes, eps, size, statistics)`: normalizes the row at an address; stores mean and 1 / deviation at
 * `statistics`, as doubles, each twice.
 */
function forwardFunction(lanes: LaneType): WasmFunction {
  const parameters: ValueType[] = ["i32", "i32", "f64", "f64", "i32"];
  const writer = passes(parameters.length, gradientsAt - elementsAt, lanes);
  const { scope, named, words, pass, back, doublesAt } = writer;
  named("m", "n", "even", "odd", "r", "d", "eps");
  const total = (): Instructions => [...words("even odd + =even"), ...whole(scope["even"]!)];
  const zeros = words("0 =even 0 =odd");
  const body = [
    ...[...get(2), ...op("f64x2.splat"), ...set(scope["eps"]!), ...get(3), ...op("f64x2.splat"), ...set(scope["n"]!)],
    ...zeros,
    ...pass(0, 1, false, (k) => words(k === 0 ? "even x + =even" : "odd x + =odd")),
    ...total(),
    ...words("even n / =m"),
    ...zeros,
    ...pass(0, 1, false, (k, isLast) => [
      ...words("x m - =d"),
      ...(isLast ? [...get(scope["d"]!), ...firstOnly, ...op("v128.and"), ...set(scope["d"]!)] : []),
      ...words(k === 0 ? "even d d * + =even" : "odd d d * + =odd"),
    ]),
    ...total(),
    ...words("1 even n / eps + sqrt / =r"),
    ...[...get(4), ...get(scope["m"]!), ...store(0), ...get(4), ...get(scope["r"]!), ...store(statistic)],
    ...pass(0, 1, false, (k, isLast) => [
      ...words("x m - r * =x"),
      ...back(
        [
          ...get(scope["x"]!),
          ...doublesAt(weightsAt, k, isLast),
          ...op("f64x2.mul"),
          ...doublesAt(addendsAt, k, isLast),
          ...op("f64x2.add"),
        ],
        k,
        isLast,
      ),
    ]),
  ];
  return { name: "forward", parameters, code: functionCode(writer.locals, body) };
}

/** `(row, bytes, mean, scale, size)`: replaces a row by its gradient, and adds to the gradients of the parameters. */
function backwardFunction(lanes: LaneType): WasmFunction {
  const parameters: ValueType[] = ["i32", "i32", "f64", "f64", "f64"];
  const writer = passes(parameters.length, gradientsAt - elementsAt, lanes);
  const { scope, named, words, pass, back, doublesAt, addTo } = writer;
  named("m", "s", "n", "average", "slope", "d", "v", "b", "e");
  const body = [
    ...["m", "s", "n"].flatMap((name, i) => [...get(2 + i), ...op("f64x2.splat"), ...set(scope[name]!)]),
    ...words("0 =average 0 =slope"),
    ...pass(0, 1, true, (k, isLast) => [
      ...words("x m - =d"),
      ...addTo(addendsAt, words("g d * s *"), k, isLast),
      ...addTo(sumsAt, words("g"), k, isLast),
      ...[...get(scope["g"]!), ...doublesAt(weightsAt, k, isLast), ...op("f64x2.mul"), ...set(scope["v"]!)],
      ...words("average v + =average slope v d * + =slope"),
    ]),
    ...whole(scope["average"]!),
    ...whole(scope["slope"]!),
    ...words("s neg s * s * slope n / * =b s neg average n / * =e"),
    ...pass(0, 1, true, (k, isLast) => [
      ...[...get(scope["g"]!), ...doublesAt(weightsAt, k, isLast), ...op("f64x2.mul"), ...set(scope["v"]!)],
      ...back(words("v s * x m - b * + e +"), k, isLast),
    ]),
  ];
  return { name: "backward", parameters, code: functionCode(writer.locals, body) };
}

/** The module's binary. */
export const normModule = (lanes: LaneType): Uint8Array =>
  encodeModule([forwardFunction(lanes), backwardFunction(lanes)], pages);

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly gradients: Floats;
  readonly weights: Float64Array;
  readonly addends: Float64Array;
  readonly sums: Float64Array;
  readonly statistics: Float64Array;
  readonly forward: (row: number, bytes: number, eps: number, size: number, statistics: number) => void;
  readonly backward: (row: number, bytes: number, mean: number, scale: number, size: number) => void;
}

function machine(lanes: LaneType): Machine | null {
  return once(`kernels.wasm norms ${lanes}`, () => {
    try {
      const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
      const module = new WebAssembly.Module(normModule(lanes) as Uint8Array<ArrayBuffer>);
      const { exports } = new WebAssembly.Instance(module, { host: { memory } });
      const Elements = lanes === "f32" ? Float32Array : Float64Array;
      const doubles = (at: number): Float64Array => new Float64Array(memory.buffer, at, longest);
      return {
        elements: new Elements(memory.buffer, elementsAt, 65536 / Elements.BYTES_PER_ELEMENT),
        gradients: new Elements(memory.buffer, gradientsAt, 65536 / Elements.BYTES_PER_ELEMENT),
        weights: doubles(weightsAt),
        addends: doubles(addendsAt),
        sums: doubles(sumsAt),
        statistics: new Float64Array(memory.buffer, statisticsAt, statistic / 4),
        ...(exports as unknown as Pick<Machine, "forward" | "backward">),
      };
    } catch {
      return null;
    }
  });
}

/** False, if compilation fails or rows are too long, leaves them to the next loop. */
export const normLoop =
  (lanes: LaneType): NormRows =>
  (y, to, x, from, rows, size, w, b, eps, means, rstds) => {
    const wasm = size > longest ? null : machine(lanes);
    if (wasm === null) return false;
    const { elements, statistics } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    if (b === null) wasm.addends.fill(0, 0, size);
    else wasm.addends.set(b);
    const most = Math.min(mostRows, Math.floor(elements.length / size));
    const [source, target] = [x as Floats, y as Floats];
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      elements.set(source.subarray(from + start, from + start + here * size));
      for (let r = 0; r < here; r++) {
        wasm.forward(elementsAt + bytes * r * size, bytes * size, eps, size, statisticsAt + 16 * r);
        means[first + r] = statistics[2 * r]!;
        rstds[first + r] = statistics[2 * r + statistic / 8]!;
      }
      target.set(elements.subarray(0, here * size), to + start);
    }
    return true;
  };

/** As above, for gradients. */
export const normGradientLoop =
  (lanes: LaneType): NormGradientRows =>
  (y, x, from, g, at, rows, size, means, scales, w, dw, db) => {
    const wasm = size > longest ? null : machine(lanes);
    if (wasm === null) return false;
    const { elements, gradients } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    wasm.addends.fill(0, 0, size);
    wasm.sums.fill(0, 0, size);
    const most = Math.floor(elements.length / size);
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      elements.set((x as Floats).subarray(from + start, from + start + here * size));
      gradients.set((g as Floats).subarray(at + start, at + start + here * size));
      for (let r = 0; r < here; r++)
        wasm.backward(elementsAt + bytes * r * size, bytes * size, means[first + r]!, scales[first + r]!, size);
      (y as Floats | null)?.set(elements.subarray(0, here * size), start);
    }
    dw?.set(wasm.addends.subarray(0, size));
    db?.set(wasm.sums.subarray(0, size));
    return true;
  };
