// Vector functions beside Math's or beside exact ones: how far apart in units of the last place, over every exponent and where functions turn, and at special numbers.

import { describe, expect, test } from "vitest";
import { pow } from "../../runtime/kernels/math/scalar-math.js";
import { erf } from "../../runtime/kernels/math/special.js";
import { encoded, instantiate, makeSpace } from "../../runtime/wasm/machine.js";
import { stageBytes, stageStart } from "../../runtime/wasm/module.js";
import {
  boolKind,
  hasVectorForm,
  integerKinds,
  type LaneType,
  laneKinds,
  vectorFunction,
} from "../../runtime/wasm/programs/vectors.js";
import { exactFunctions, exactPower, ulpsApart } from "../exact.js";
import { seed } from "../seeded.js";

const space = makeSpace(4);
const { memory } = space;
const stage = new Float32Array(memory.buffer, stageStart, 16384);
const second = new Float32Array(memory.buffer, stageStart + stageBytes, 16384);
const doubles = new Float64Array(memory.buffer, stageStart, 8192);
const secondDoubles = new Float64Array(memory.buffer, stageStart + stageBytes, 8192);

function compiled(program: string, operands = 1, lanes: LaneType = "f32"): (bytes: number) => void {
  const functions = () => [vectorFunction("run", program, operands, laneKinds[lanes])];
  return instantiate<"run">(space, encoded(space, functions)).run;
}

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);

/** Numbers of every exponent, and of three ranges around 0. */
function inputs(round: number): Float32Array {
  return Float32Array.from({ length: stage.length }, () => {
    if (round % 2 === 1) return (next() - 0.5) * [2, 20, 240][((round - 1) / 2) % 3]!;
    bits[0] = Math.floor(next() * 2 ** 32);
    return float[0]!;
  });
}

/** The distance of two neighbours at x: 2^-149 below the normal numbers. */
function unitOf(x: number): number {
  const size = Math.abs(x);
  return size < 2 ** -126 ? 2 ** -149 : 2 ** (Math.floor(Math.log2(size)) - 23);
}

/** How far the results on the stage are from those expected, in units of the last place; `unit` is the least that one counts. */
function worstError(exact: (i: number) => number, { least = 0, unit = 0 } = {}): number {
  let worst = 0;
  for (const [i, value] of stage.entries()) {
    const expected = exact(i);
    const rounded = Math.fround(expected);
    const isSame = Object.is(value, rounded) || (Number.isNaN(value) && Number.isNaN(expected));
    if (isSame || Math.abs(expected) < least) continue;
    worst = Math.max(worst, Math.abs(value - expected) / Math.max(unit, unitOf(rounded)));
  }
  return worst;
}

const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const functions: readonly (readonly [name: string, exact: (x: number) => number, ulps: number, specials: number[]])[] =
  [
    ["exp", Math.exp, 1, [1, 1, nan, inf, 0]],
    ["exp2", (x) => 2 ** x, 1, [1, 1, nan, inf, 0]],
    ["expm1", Math.expm1, 1.6, [0, -0, nan, inf, -1]],
    ["log", Math.log, 1, [-inf, -inf, nan, inf, nan]],
    ["log2", Math.log2, 1.8, [-inf, -inf, nan, inf, nan]],
    ["log10", Math.log10, 2, [-inf, -inf, nan, inf, nan]],
    ["log1p", Math.log1p, 1.6, [0, -0, nan, inf, nan]],
    ["sigmoid", sigmoid, 2.5, [0.5, 0.5, nan, 1, 0]],
    ["sin", Math.sin, 1.6, [0, -0, nan, nan, nan]],
    ["cos", Math.cos, 1.6, [1, 1, nan, nan, nan]],
    ["tanh", Math.tanh, 2.8, [0, -0, nan, 1, -1]],
    ["erf", erf, 1.5, [0, -0, nan, 1, -1]],
  ];

type Range = readonly [least: number, most: number];

/** Their errors in ulps, ranges to measure them over, and results at 0, -0, NaN, the infinities, huge numbers and the smallest. */
const doubleFunctions: readonly (readonly [
  name: keyof typeof exactFunctions,
  ulps: number,
  ranges: readonly Range[],
  specials: readonly number[],
])[] = [
  [
    "exp",
    1,
    [
      [-1, 1],
      [-745, 709.7],
    ],
    [1, 1, nan, inf, 0, inf, 0, 1, 1],
  ],
  [
    "exp2",
    1,
    [
      [-1, 1],
      [-1074, 1023.9],
    ],
    [1, 1, nan, inf, 0, inf, 0, 1, 1],
  ],
  [
    "expm1",
    1.6,
    [
      [-1.5, 1.5],
      [-40, 709.7],
    ],
    [0, -0, nan, inf, -1, inf, -1, 5e-324, -5e-324],
  ],
  [
    "log",
    1,
    [
      [0.5, 2],
      [2, 1.7e308],
    ],
    [-inf, -inf, nan, inf, nan, Math.log(1e308), nan, Math.log(5e-324), nan],
  ],
  [
    "log2",
    1,
    [
      [0.5, 2],
      [2, 1.7e308],
    ],
    [-inf, -inf, nan, inf, nan, Math.log2(1e308), nan, -1074, nan],
  ],
  [
    "log10",
    1,
    [
      [0.5, 2],
      [2, 1.7e308],
    ],
    [-inf, -inf, nan, inf, nan, 308, nan, Math.log10(5e-324), nan],
  ],
  [
    "log1p",
    1,
    [
      [-0.999, 2],
      [2, 1.7e308],
    ],
    [0, -0, nan, inf, nan, Math.log(1e308), nan, 5e-324, -5e-324],
  ],
  [
    "sigmoid",
    2,
    [
      [-1, 1],
      [-708, 50],
    ],
    [0.5, 0.5, nan, 1, 0, 1, 0, 0.5, 0.5],
  ],
  [
    "sin",
    1,
    [
      [-4, 4],
      [-3e5, 3e5],
    ],
    [0, -0, nan, nan, nan, Math.sin(1e308), -Math.sin(1e308), 5e-324, -5e-324],
  ],
  [
    "cos",
    1,
    [
      [-4, 4],
      [-3e5, 3e5],
    ],
    [1, 1, nan, nan, nan, Math.cos(1e308), Math.cos(1e308), 1, 1],
  ],
  [
    "tanh",
    1.6,
    [
      [-1, 1],
      [-20, 20],
      [0.5, 0.6],
    ],
    [0, -0, nan, 1, -1, 1, -1, 5e-324, -5e-324],
  ],
  [
    "erf",
    1.8,
    [
      [-1, 1],
      [-6, 6],
      [1, 1.2],
    ],
    [0, -0, nan, 1, -1, 1, -1, 5e-324, -5e-324],
  ],
];

describe("vector functions", () => {
  test.each(functions)("%s", (name, exact, ulps, specials) => {
    const run = compiled(`a ${name}`);
    stage.set([0, -0, nan, inf, -inf]);
    run(32);
    expect([...stage.subarray(0, 5)]).toEqual(specials);
    let worst = 0;
    for (let round = 0; round < 12; round++) {
      const given = inputs(round);
      stage.set(given);
      run(65536);
      worst = Math.max(
        worst,
        worstError((i) => exact(given[i]!)),
      );
    }
    expect(worst).toBeLessThanOrEqual(ulps);
  });

  test("powers are C's at special numbers and within 1.5 ulps elsewhere", () => {
    const run = compiled("a b pow", 2);
    const special = [0, -0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, 2.5, 1e-45, -1e-45, 3e38, -3e38, 2 ** 24, nan, inf, -inf];
    const pairs = special.flatMap((x) => special.map((y) => [Math.fround(x), Math.fround(y)] as const));
    stage.set(pairs.map(([x]) => x));
    second.set(pairs.map(([, y]) => y));
    run(Math.ceil(pairs.length / 8) * 32);
    for (const [i, [x, y]] of pairs.entries()) {
      const [value, expected] = [stage[i]!, Math.fround(pow(x, y))];
      const isNear = Math.abs(value - expected) <= 1.5 * unitOf(expected) && Math.abs(expected) > 2 ** -126;
      expect([x, y, isNear ? expected : value]).toEqual([x, y, expected]);
    }
    let worst = 0;
    for (let round = 0; round < 12; round++) {
      const bases = inputs(round);
      const powers = Float32Array.from(bases, (x) => {
        // So that a good part of the results is finite: of size 2^(-150 to 130).
        const log = Math.log2(Math.abs(x));
        const wanted = next() * 280 - 150;
        return round % 3 === 0 ? Math.round(next() * 12) - 6 : wanted / (log === 0 ? 1 : log);
      });
      stage.set(bases);
      second.set(powers);
      run(65536);
      worst = Math.max(
        worst,
        worstError((i) => pow(bases[i]!, powers[i]!)),
      );
    }
    expect(worst).toBeLessThanOrEqual(1.5);
  });

  test.each([
    ["exp", "1 a exp_near +", (x: number) => 1 + Math.exp(x), [2, 2, nan, inf, 1]],
    ["erf", "1 a erf_near +", (x: number) => 1 + erf(x), [1, 1, nan, 2, 0]],
  ] as const)("1 + %s is within 4 ulps of numbers around 1", (_name, program, exact, specials) => {
    const run = compiled(program);
    stage.set([0, -0, nan, inf, -inf]);
    run(32);
    expect([...stage.subarray(0, 5)]).toEqual(specials);
    let worst = 0;
    for (let round = 1; round < 12; round++) {
      const given = inputs(round);
      stage.set(given);
      run(65536);
      worst = Math.max(
        worst,
        worstError((i) => exact(given[i]!), { unit: 2 ** -23 }),
      );
    }
    expect(worst).toBeLessThanOrEqual(4);
  });

  test("exponentials of numbers that are not positive are as accurate as those of numbers half a unit away", () => {
    const run = compiled("a exp_below");
    stage.set([0, -0, nan, -inf, -88, -3e38]);
    run(64);
    expect([...stage.subarray(0, 6)]).toEqual([1, 1, nan, 0, 0, 0]);
    for (let round = 0; round < 12; round++) {
      const most = [0.4, 2, 20, 87][round % 4]!;
      const given = Float32Array.from(stage, (_, i) => -most * (((i + round / 12) * 0.6180339887) % 1));
      stage.set(given);
      run(65536);
      for (const [i, value] of stage.entries()) {
        const x = given[i]!;
        const error = Math.abs(value / Math.exp(x) - 1) * 2 ** 24;
        if (!(error <= 2.5 - 1.2 * x)) expect({ x, error }).toBe(null);
      }
    }
  });

  test("1 + erf stays from 0 to 2, over every number at which it reaches them", () => {
    const run = compiled("1 a erf_near +");
    const patterns = new Int32Array(memory.buffer, stageStart, stage.length);
    for (const [sign, least, most] of [
      [0, 1.9, 2],
      [1, 0, 0.1],
    ] as const) {
      float[0] = 3.5;
      const first = bits[0]! + sign * 2 ** 31;
      float[0] = 3.75;
      const last = bits[0]! + sign * 2 ** 31;
      for (let from = first; from < last; from += stage.length) {
        for (let i = 0; i < stage.length; i++) patterns[i] = from + i;
        run(65536);
        for (const value of stage) if (!(value >= least && value <= most)) expect({ from, value }).toBe(null);
      }
      expect(stage.at(-1)).toBe(sign === 0 ? 2 : 0);
    }
  });

  describe("of doubles", () => {
    test.each(doubleFunctions)("%s is within %s ulps", (name, ulps, ranges, atSpecials) => {
      const run = compiled(`a ${name}`, 1, "f64");
      const special = [0, -0, nan, inf, -inf, 1e308, -1e308, 5e-324, -5e-324];
      doubles.set(special);
      run(80);
      expect([...doubles.subarray(0, special.length)]).toEqual(atSpecials);
      let [worst, at] = [0, 0];
      for (const [least, most] of ranges) {
        for (let round = 0; round < 2; round++) {
          const given = Float64Array.from({ length: 1000 }, () =>
            // Of any size up to the limit, in every other round.
            round === 0 ? least + next() * (most - least) : (next() < 0.5 ? least : most) * 2 ** (-1074 * next() ** 3),
          );
          doubles.set(given);
          run(8000);
          for (const [i, x] of given.entries()) {
            const error = x === 0 ? 0 : ulpsApart(doubles[i]!, exactFunctions[name](x));
            if (!(error <= worst)) [worst, at] = [error, x];
          }
        }
      }
      expect({ at, isNear: worst <= ulps, worst }).toEqual({ at, isNear: true, worst });
    });

    describe("powers", () => {
      const run = compiled("a b pow", 2, "f64");
      const power = (pairs: readonly (readonly [number, number])[]): number[] => {
        doubles.set(pairs.map(([x]) => x));
        secondDoubles.set(pairs.map(([, y]) => y));
        run(Math.ceil(pairs.length / 4) * 32);
        return [...doubles.subarray(0, pairs.length)];
      };

      test("are C's at special numbers", () => {
        const special = [0, -0, 1, -1, nan, inf, -inf, 2, -2, 0.5, -0.5, 3, -3, 2.5, 1e308, -1e308, 5e-324, -5e-324];
        special.push(1e-310, 2 ** 53, 2 ** 53 - 1, 1 - 2 ** 53, 1 + 2 ** -52, 1 - 2 ** -53, 1e19, 1e-300);
        const pairs = special.flatMap((x) => special.map((y) => [x, y] as const));
        for (const [i, value] of power(pairs).entries()) {
          const [x, y] = pairs[i]!;
          const expected = pow(x, y);
          const isNear = Math.abs(value - expected) <= 2 ** -52 * Math.abs(expected);
          expect([x, y, isNear ? expected : value]).toEqual([x, y, expected]);
        }
      });

      test("are exact where the result is a double", () => {
        const pairs: [number, number][] = [];
        for (let x = 2; x < 200; x++) for (let y = 1; x ** y < 2 ** 53; y++) pairs.push([x, y], [-x / 1024, y]);
        const products = pairs.map(([x, y]) => Array.from({ length: y }, () => x).reduce((a, b) => a * b));
        expect(power(pairs)).toEqual(products);
        const roots = pairs.slice(0, 400).map(([x]) => [x * x, 0.5] as const);
        expect(power(roots)).toEqual(roots.map(([square]) => Math.sqrt(square)));
      });

      test("are within 1.2 ulps of the exact ones", () => {
        const ranges = [
          [2000, 2100],
          [4, 2100],
          [2 ** -20, 2000],
          [2 ** -50, 40],
          [1, 1],
        ] as const;
        let [worst, at]: [number, readonly [number, number]] = [0, [0, 0]];
        for (const [logs, exponents] of ranges) {
          const pairs = Array.from({ length: 600 }, () => {
            const x = 2 ** ((next() - 0.5) * logs);
            return [x, (exponents * (next() - 0.5)) / Math.log2(x === 1 ? 2 : x)] as const;
          });
          for (const [i, value] of power(pairs).entries()) {
            const [x, y] = pairs[i]!;
            if (value === 0 || value === inf) expect([x, y, value]).toEqual([x, y, x ** y]);
            else {
              const error = ulpsApart(value, exactPower(x, y));
              if (!(error <= worst)) [worst, at] = [error, pairs[i]!];
            }
          }
        }
        expect({ at, isNear: worst <= 1.2, worst }).toEqual({ at, isNear: true, worst });
      });

      test("do not depend on the numbers beside them", () => {
        const pairs = Array.from({ length: 300 }, () => [next() * 9, (next() - 0.5) * 40] as const);
        const alone = power(pairs);
        for (const other of [nan, inf, 0, -1, 1e300, 5e-324, 1e-310]) {
          const beside = power(pairs.flatMap((pair, i) => (i % 2 === 0 ? [pair, [other, 7]] : [[other, -0.5], pair])));
          expect([other, alone.map((_, i) => beside[2 * i + (i % 2)]!)]).toEqual([other, alone]);
        }
      });
    });

    test("sine and cosine are the host's for large angles", () => {
      for (const [name, exact] of [
        ["sin", Math.sin],
        ["cos", Math.cos],
      ] as const) {
        const run = compiled(`a ${name}`, 1, "f64");
        const given = [262_145, -2e9, 1e22, -1.7e308];
        doubles.set(given);
        run(32);
        expect([...doubles.subarray(0, given.length)]).toEqual(given.map(exact));
      }
    });

    test("sine and cosine are within an ulp where they are smallest, beside the multiples of pi / 2", () => {
      for (const name of ["sin", "cos"] as const) {
        const run = compiled(`a ${name}`, 1, "f64");
        const far: number[] = [];
        let smallest = 0;
        for (let first = 1; first * (Math.PI / 2) < 270_000; first += doubles.length) {
          doubles.set(Array.from({ length: doubles.length }, (_, i) => (first + i) * (Math.PI / 2)));
          run(65536);
          for (const [i, result] of doubles.entries()) {
            const x = (first + i) * (Math.PI / 2);
            if (Math.abs(result) > 1e-14) continue;
            smallest++;
            if (!(ulpsApart(result, exactFunctions[name](x)) <= 1)) far.push(x);
          }
        }
        expect([name, far, smallest > 100]).toEqual([name, [], true]);
      }
    });

    test("a result does not depend on the numbers beside it", () => {
      const rare = [nan, inf, -inf, 0, -0, -1, 1e300, -1e300, 5e-324, 1e-310, 710, -745, -709, 1.5e6, Math.PI];
      for (const [name] of doubleFunctions) {
        const run = compiled(`a ${name}`, 1, "f64");
        const given = Array.from({ length: 300 }, () => (next() - 0.3) * 20);
        doubles.set(given);
        run(2400 + 16);
        const alone = doubles.slice(0, 300);
        for (const other of rare) {
          doubles.set(given.flatMap((x, i) => (i % 2 === 0 ? [x, other] : [other, x])));
          run(4800);
          const results = alone.map((_, i) => doubles[2 * i + (i % 2)]!);
          expect([name, other, results]).toEqual([name, other, alone]);
        }
      }
    });
  });

  test("say which programs lanes narrower than C's int compute as it does", () => {
    const { int8, uint8, int16, int32 } = integerKinds;
    // Compared, divided or shifted to the right is only what has not wrapped around.
    for (const kind of [int8, uint8, int16]) {
      for (const program of ["a b + c *", "a b < c 1 & ?", "a b * c shift_left", "a >>p b +", "a b quotient c +"])
        expect([kind.name, program, hasVectorForm(program, kind)]).toEqual([kind.name, program, true]);
      for (const program of [
        ...[
          "a b + c <",
          "a b * =v0 v0 0 > a v0 ?",
          "a neg b maximum",
          "a b + >>p",
          "a b c * shift_left",
          "a <<p 1 ==",
          "a 70000 <",
        ],
        ...["a b * c quotient", "a b - c fmod", "a b - abs"],
      ]) {
        expect([kind.name, program, hasVectorForm(program, kind)]).toEqual([kind.name, program, false]);
        expect(hasVectorForm(program, int32)).toBe(true);
      }
    }
    // C's int gives an inverted byte a sign, but not an inverted truth value.
    expect(hasVectorForm("a ~ b <", uint8)).toBe(false);
    expect(hasVectorForm("a ~ b <", int8)).toBe(true);
    expect(hasVectorForm("a 0 != ~ b 0 != & 1 & c <", uint8)).toBe(true);
    expect(hasVectorForm("a abs 1 <", uint8)).toBe(false);
    expect(hasVectorForm("a 2 *", boolKind)).toBe(false);
    expect(hasVectorForm("a b +", boolKind)).toBe(true);
  });

  test("say which lanes have a program's words", () => {
    expect(hasVectorForm("a b +", laneKinds.f64)).toBe(true);
    expect(hasVectorForm("a exp", laneKinds.f64)).toBe(true);
    expect(hasVectorForm("a exp_below", laneKinds.f64)).toBe(false);
    expect(hasVectorForm("a exp_below", laneKinds.f32)).toBe(true);
    expect(() => vectorFunction("run", "a exp_below", 1, laneKinds.f64)).toThrow("there is no word exp_below for f64");
  });
});
