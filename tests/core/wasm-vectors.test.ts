// Vector functions beside Math's: how far apart in units of the last place, over every exponent and where functions turn, and at special numbers.

import { describe, expect, test } from "vitest";
import { encodeModule } from "../../runtime/core/wasm-module.js";
import { hasVectorForm, laneKinds, vectorFunction } from "../../runtime/core/wasm-vectors.js";
import { erf } from "../../runtime/kernels/math/special.js";
import { seed } from "../seeded.js";

const memory = new WebAssembly.Memory({ initial: 3, maximum: 3 });
const stage = new Float32Array(memory.buffer, 0, 16384);

function compiled(program: string): (bytes: number) => void {
  const bytes = encodeModule([vectorFunction("run", program, 1, laneKinds.f32)], 3) as Uint8Array<ArrayBuffer>;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } });
  return exports["run"] as (bytes: number) => void;
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
function unit(x: number): number {
  const size = Math.abs(x);
  return size < 2 ** -126 ? 2 ** -149 : 2 ** (Math.floor(Math.log2(size)) - 23);
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
    ["sigmoid", sigmoid, 2.4, [0.5, 0.5, nan, 1, 0]],
    ["sin", Math.sin, 1.6, [0, -0, nan, nan, nan]],
    ["cos", Math.cos, 1.6, [1, 1, nan, nan, nan]],
    ["tanh", Math.tanh, 1.5, [0, -0, nan, 1, -1]],
    ["erf", erf, 1.5, [0, -0, nan, 1, -1]],
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
      for (let i = 0; i < given.length; i++) {
        const [value, expected] = [stage[i]!, exact(given[i]!)];
        const rounded = Math.fround(expected);
        if (Object.is(value, rounded) || (value !== value && expected !== expected)) continue;
        // 1 / (1 + e^x) has no results below the normal numbers.
        if (name === "sigmoid" && Math.abs(expected) < 2 ** -126) continue;
        const off = Math.abs(value - expected) / unit(rounded);
        if (!(off <= worst)) worst = off;
      }
    }
    expect(worst).toBeLessThanOrEqual(ulps);
  });

  test("say which lanes have a program's words", () => {
    expect(hasVectorForm("a b +", laneKinds.f64)).toBe(true);
    expect(hasVectorForm("a exp", laneKinds.f64)).toBe(false);
    expect(hasVectorForm("a exp", laneKinds.f32)).toBe(true);
    expect(() => vectorFunction("run", "a exp", 1, laneKinds.f64)).toThrow("there is no word exp for f64");
  });
});
