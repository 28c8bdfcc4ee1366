// Winograd convolutions with 3 x 3 taps: 2 x 2 results from 4 x 4 elements by 16 products instead of 36. Each tile
// becomes 16 numbers, stored in 16 slabs, so that one matrix product per slab does the rest.

import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import {
  countCode,
  functionCode,
  get,
  i32Add,
  i32Const,
  increaseCode,
  loadCode,
  setCode,
  shuffle,
  splatConst,
  storeCode,
  type WasmFunction,
} from "../../wasm/module.js";

/** Bytes of a slab, and the distance between slabs: not a power of two, since each tile writes one number to each slab. */
export const slabBytes = 65536;
export const slabStep: number = slabBytes + 192;
const four: readonly number[] = [0, 1, 2, 3];

const add = op("f32x4.add");
const subtract = op("f32x4.sub");
const negate = op("f32x4.neg");
const multiply = op("f32x4.mul");
/** From here on the products of a tile are so large that results to which they add nothing may lose all they have. */
export const tooLarge: number = 2 ** 32;
/** Overflows float32 for results that are too large. */
const checkScale = 2 ** 128 / tooLarge;
const lanes = (...taken: number[]): Instructions => shuffle(taken.flatMap((lane) => four.map((i) => 4 * lane + i)));
const even = lanes(0, 2, 4, 6);
const odd = lanes(1, 3, 5, 7);

/** The transform of four elements in a line: each output combines two elements. */
const joins: readonly (readonly [a: number, join: Instructions, b: number])[] = [
  [0, subtract, 2],
  [1, add, 2],
  [2, subtract, 1],
  [1, subtract, 3],
];
/** The transform of two gradients in a line. */
const spread = (a: Instructions, b: Instructions): readonly Instructions[] => [
  a,
  [...a, ...b, ...add],
  [...a, ...b, ...subtract],
  [...b, ...negate],
];
/** Two results in a line from four sums of products. */
const results = ([a, b, c, d]: readonly Instructions[]): readonly Instructions[] => [
  [...a!, ...b!, ...add, ...c!, ...add],
  [...b!, ...c!, ...subtract, ...d!, ...subtract],
];

interface Scope {
  /** The addresses of four rows of elements, and the index of the tile in the first slab. */
  readonly rows: readonly number[];
  readonly tile: number;
  readonly check: number;
  readonly local: () => number;
}

/**
 * `(channels, rows, groups, planes, planeBytes, pitch, tiles, tileBytes, check)`: transforms `rows` rows of `groups`
 * groups of four tiles in each channel; consecutive rows of tiles are two rows of elements apart. For outputs, stores
 * NaN at `check` if one is not finite, or so large that its neighbours would lose what they have.
 */
function tilesFunction<Name extends string>(
  name: Name,
  transform: (scope: Scope) => readonly [each: Instructions, after: Instructions],
): WasmFunction<Name> {
  const parameters = new Array<ValueType>(9).fill("i32");
  const [channels, height, groups, planes, planeBytes, pitch, tiles, tileBytes] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const [check, c, r, g, line, tile] = [8, 9, 10, 11, 12, 13] as const;
  const rows = [14, 15, 16, 17];
  const locals = new Array<ValueType>(9).fill("i32");
  const [each, after] = transform({ rows, tile, check, local: () => parameters.length + locals.push("v128") - 1 });
  const body = [
    ...countCode(c, get(channels), i32Const(1), [
      ...[...get(planes), ...setCode(line), ...get(tiles), ...setCode(tile)],
      ...countCode(r, get(height), i32Const(1), [
        ...rows.flatMap((row, i) => [
          ...(i === 0 ? get(line) : [...get(rows[i - 1]!), ...get(pitch), ...i32Add]),
          ...setCode(row),
        ]),
        ...[...get(rows[2]!), ...setCode(line)],
        ...countCode(g, get(groups), i32Const(1), [
          ...each,
          ...rows.flatMap((row) => increaseCode(row, i32Const(32))),
          ...increaseCode(tile, i32Const(16)),
        ]),
      ]),
      ...[...increaseCode(planes, get(planeBytes)), ...increaseCode(tiles, get(tileBytes))],
    ]),
    ...after,
  ];
  return { name, parameters, code: functionCode(locals, body) };
}

/** 4 x 4 elements; adjacent tiles are two elements apart. */
const inputs = ({ rows, tile, local }: Scope): readonly [Instructions, Instructions] => {
  const raw = [0, 16, 8, 24].map((offset) => [offset, local()] as const);
  const elements = four.map(local);
  const part = (of: number, which: Instructions, to: number): Instructions => [
    ...[...get(raw[of]![1]), ...get(raw[of + 1]![1]), ...which, ...setCode(elements[to]!)],
  ];
  const each = joins.flatMap(([p, join, q], i) => [
    ...raw.flatMap(([offset, one]) => [
      ...[...get(rows[p]!), ...loadCode(offset), ...get(rows[q]!), ...loadCode(offset)],
      ...[...join, ...setCode(one)],
    ]),
    ...[...part(0, even, 0), ...part(0, odd, 1), ...part(2, even, 2), ...part(2, odd, 3)],
    ...joins.flatMap(([a, along, b], j) => [
      ...[...get(tile), ...get(elements[a]!), ...get(elements[b]!), ...along],
      ...storeCode((4 * i + j) * slabStep),
    ]),
  ]);
  return [each, []];
};

/** 2 x 2 gradients of results. */
const gradients = ({ rows, tile, local }: Scope): readonly [Instructions, Instructions] => {
  const [left, right, a, b] = [local(), local(), local(), local()];
  const at = (row: number, offset: number): Instructions => [...get(rows[row]!), ...loadCode(offset)];
  const halves = spread(at(0, 0), at(1, 0)).map((low, i) => [low, spread(at(0, 16), at(1, 16))[i]!] as const);
  const each = halves.flatMap(([low, high], i) => [
    ...[...low, ...setCode(left), ...high, ...setCode(right)],
    ...[...get(left), ...get(right), ...even, ...setCode(a), ...get(left), ...get(right), ...odd, ...setCode(b)],
    ...spread(get(a), get(b)).flatMap((value, j) => [...get(tile), ...value, ...storeCode((4 * i + j) * slabStep)]),
  ]);
  return [each, []];
};

/** 2 x 2 results. */
const outputs = ({ rows, tile, check: checkAt, local }: Scope): readonly [Instructions, Instructions] => {
  const sums = four.map(local);
  const [check, scaled, a, b] = [local(), local(), local(), local()];
  const each = [0, 1].flatMap((row) => [
    ...sums.flatMap((sum, j) => [
      ...results(four.map((i) => [...get(tile), ...loadCode((4 * i + j) * slabStep)]))[row]!,
      ...setCode(sum),
    ]),
    ...results(sums.map(get)).flatMap((value, i) => [
      ...[...value, ...setCode([a, b][i]!)],
      ...[...get([a, b][i]!), ...splatConst(checkScale, "f32"), ...multiply, ...setCode(scaled)],
      ...[...get(scaled), ...get(scaled), ...subtract, ...get(check), ...add, ...setCode(check)],
    ]),
    ...[...get(rows[row]!), ...get(a), ...get(b), ...lanes(0, 4, 1, 5), ...storeCode(0)],
    ...[...get(rows[row]!), ...get(a), ...get(b), ...lanes(2, 6, 3, 7), ...storeCode(16)],
  ]);
  const after = [...get(checkAt), ...get(checkAt), ...loadCode(0), ...get(check), ...add, ...storeCode(0)];
  return [each, after];
};

export const tileFunctions = (): readonly WasmFunction<"inputs" | "gradients" | "outputs">[] => [
  tilesFunction("inputs", inputs),
  tilesFunction("gradients", gradients),
  tilesFunction("outputs", outputs),
];

type Numbers = Float32Array | Float64Array;

/** Transforms three weights in a line to four. */
function lift(from: Numbers, at: number, step: number, to: Numbers, place: number, between: number): void {
  const [a, b, c] = [from[at]!, from[at + step]!, from[at + 2 * step]!];
  to[place] = a;
  to[place + between] = (a + c + b) / 2;
  to[place + 2 * between] = (a + c - b) / 2;
  to[place + 3 * between] = c;
}

/** The gradients of three weights in a line, from those of the transformed ones. */
function lower(from: Numbers, at: number, step: number, to: Numbers, place: number, between: number): void {
  const [a, b, c, d] = [from[at]!, from[at + step]!, from[at + 2 * step]!, from[at + 3 * step]!];
  to[place] = a + (b + c) / 2;
  to[place + between] = (b - c) / 2;
  to[place + 2 * between] = (b + c) / 2 + d;
}

/**
 * Writes the sixteen transformed numbers of a kernel's nine weights, taken in order or reversed, `step` apart. `room` is
 * scratch for twelve numbers.
 */
export function liftKernel(
  from: Numbers,
  at: number,
  isTurned: boolean,
  to: Numbers,
  place: number,
  step: number,
  room: Numbers,
): void {
  const [first, row, one] = isTurned ? [at + 8, -3, -1] : [at, 3, 1];
  for (let j = 0; j < 3; j++) lift(from, first + one * j, row, room, j, 3);
  for (let i = 0; i < 4; i++) lift(room, 3 * i, 1, to, place + 4 * i * step, step);
}

/** Writes the gradients of nine weights, from those of the sixteen transformed numbers. */
export function lowerKernel(from: Numbers, at: number, step: number, to: Numbers, place: number, room: Numbers): void {
  for (let i = 0; i < 4; i++) lower(from, at + 4 * i * step, step, room, 3 * i, 1);
  for (let j = 0; j < 3; j++) lower(room, j, 3, to, place + j, 3);
}
