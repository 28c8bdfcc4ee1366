// Winograd convolutions with 3 x 3 taps: 2 x 2 results from 4 x 4 elements by 16 products instead of 36. Each tile
// becomes 16 numbers, stored in 16 slabs, so that one matrix product per slab does the rest.

import {
  count,
  declare,
  everyLane,
  i32,
  increase,
  type Local,
  load,
  operations,
  set,
  shuffled,
  store,
  type Value,
  wasmFunction,
} from "../../wasm/assembler.js";
import type { WasmFunction } from "../../wasm/module.js";

/** Bytes of a slab, and the distance between slabs: not a power of two, since each tile writes one number to each slab. */
export const slabBytes = 65536;
export const slabStep: number = slabBytes + 192;
const four: readonly number[] = [0, 1, 2, 3];

type Vector = Value<"v128">;
const singles = operations("f32x4");
const variables = (count: number): readonly Local<"v128">[] => Array.from({ length: count }, () => declare("v128"));
/** From here on the products of a tile are so large that results to which they add nothing may lose all they have. */
export const tooLarge: number = 2 ** 32;
/** Overflows float32 for results that are too large. */
const checkScale = 2 ** 128 / tooLarge;
const lanes = (a: Vector, b: Vector, ...taken: readonly number[]): Vector =>
  shuffled(
    a,
    b,
    taken.flatMap((lane) => four.map((i) => 4 * lane + i)),
  );
const even = (a: Vector, b: Vector): Vector => lanes(a, b, 0, 2, 4, 6);
const odd = (a: Vector, b: Vector): Vector => lanes(a, b, 1, 3, 5, 7);

/** The transform of four elements in a line: each output combines two elements. */
const joins: readonly (readonly [a: number, join: "add" | "sub", b: number])[] = [
  [0, "sub", 2],
  [1, "add", 2],
  [2, "sub", 1],
  [1, "sub", 3],
];
/** The transform of two gradients in a line. */
const spread = (a: () => Vector, b: () => Vector): readonly (() => Vector)[] => [
  a,
  () => singles.add(a(), b()),
  () => singles.sub(a(), b()),
  () => singles.neg(b()),
];
/** One of two results in a line from four sums of products. */
const result = (which: 0 | 1, sum: (i: number) => Vector): Vector =>
  which === 0 ? singles.add(singles.add(sum(0), sum(1)), sum(2)) : singles.sub(singles.sub(sum(1), sum(2)), sum(3));

interface Scope {
  /** The addresses of four rows of elements, and the index of the tile in the first slab. */
  readonly rows: readonly Local<"i32">[];
  readonly tile: Local<"i32">;
  readonly check: Local<"i32">;
}

/**
 * `(channels, rows, groups, planes, planeBytes, pitch, tiles, tileBytes, check)`: transforms `rows` rows of `groups`
 * groups of four tiles in each channel; consecutive rows of tiles are two rows of elements apart. For outputs, stores
 * NaN at `check` if one is not finite, or so large that its neighbours would lose what they have.
 */
const tilesFunction = <Name extends string>(
  name: Name,
  transform: (scope: Scope) => { readonly each: () => void; readonly after?: () => void },
) =>
  wasmFunction(
    name,
    {
      ...{ channels: "i32", height: "i32", groups: "i32", planes: "i32", planeBytes: "i32" },
      ...{ pitch: "i32", tiles: "i32", tileBytes: "i32", check: "i32" },
    } as const,
    ({ channels, height, groups, planes, planeBytes, pitch, tiles, tileBytes, check }) => {
      const [line, tile] = [declare("i32"), declare("i32")];
      const rows = four.map(() => declare("i32"));
      const { each, after } = transform({ rows, tile, check });
      count(channels, 1, () => {
        set(line, planes);
        set(tile, tiles);
        count(height, 1, () => {
          for (const [i, row] of rows.entries()) set(row, i === 0 ? line : i32.add(rows[i - 1]!, pitch));
          set(line, rows[2]!);
          count(groups, 1, () => {
            each();
            for (const row of rows) increase(row, 32);
            increase(tile, 16);
          });
        });
        increase(planes, planeBytes);
        increase(tiles, tileBytes);
      });
      after?.();
    },
  );

/** 4 x 4 elements; adjacent tiles are two elements apart. */
const inputs = ({ rows, tile }: Scope) => {
  const [raw, elements] = [variables(4), variables(4)];
  return {
    each(): void {
      for (const [i, [p, join, q]] of joins.entries()) {
        for (const [k, offset] of [0, 16, 8, 24].entries())
          set(raw[k]!, singles[join](load("v128", rows[p]!, offset), load("v128", rows[q]!, offset)));
        for (const k of [0, 2]) {
          set(elements[k]!, even(raw[k]!, raw[k + 1]!));
          set(elements[k + 1]!, odd(raw[k]!, raw[k + 1]!));
        }
        for (const [j, [a, along, b]] of joins.entries())
          store(tile, singles[along](elements[a]!, elements[b]!), (4 * i + j) * slabStep);
      }
    },
  };
};

/** 2 x 2 gradients of results. */
const gradients = ({ rows, tile }: Scope) => {
  const [left, right, a, b] = variables(4) as [Local<"v128">, Local<"v128">, Local<"v128">, Local<"v128">];
  const at = (row: number, offset: number) => (): Vector => load("v128", rows[row]!, offset);
  return {
    each(): void {
      const [low, high] = [spread(at(0, 0), at(1, 0)), spread(at(0, 16), at(1, 16))];
      for (const i of four) {
        set(left, low[i]!());
        set(right, high[i]!());
        set(a, even(left, right));
        set(b, odd(left, right));
        for (const [j, value] of spread(
          () => a,
          () => b,
        ).entries())
          store(tile, value(), (4 * i + j) * slabStep);
      }
    },
  };
};

/** 2 x 2 results. */
const outputs = ({ rows, tile, check: checkAt }: Scope) => {
  const sums = variables(4);
  const [check, scaled, a, b] = variables(4) as [Local<"v128">, Local<"v128">, Local<"v128">, Local<"v128">];
  return {
    each(): void {
      for (const row of [0, 1] as const) {
        for (const [j, sum] of sums.entries())
          set(
            sum,
            result(row, (i) => load("v128", tile, (4 * i + j) * slabStep)),
          );
        for (const [i, one] of [a, b].entries()) {
          set(
            one,
            result(i as 0 | 1, (k) => sums[k]!),
          );
          set(scaled, singles.mul(one, everyLane("f32", checkScale)));
          set(check, singles.add(singles.sub(scaled, scaled), check));
        }
        store(rows[row]!, lanes(a, b, 0, 4, 1, 5));
        store(rows[row]!, lanes(a, b, 2, 6, 3, 7), 16);
      }
    },
    after: (): void => store(checkAt, singles.add(load("v128", checkAt), check)),
  };
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
