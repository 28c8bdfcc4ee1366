// Random numbers against PyTorch's: the same seed gives the same draws.
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { dtypeCodeOf, FLOAT64, INT64 } from "../../runtime/core/dtype.js";
import { defaultGenerator, Generator, manualSeed } from "../../runtime/core/generator.js";
import {
  fillBernoulli,
  fillExponential,
  fillNormal,
  fillPermutation,
  fillRandom,
  fillRandomRange,
  fillUniform,
  sampleBernoulli,
} from "../../runtime/core/random.js";
import { allocate, type Tensor } from "../../runtime/core/tensor.js";
import { readData } from "./data.js";

type DType = "float32" | "float64" | "int64" | "int32" | "uint8" | "int8" | "bool";
const golden = readData<Record<string, unknown>>("random.json");
const recorded = (name: string) => golden[name] as number[][];

type FloatArray = Float32Array | Float64Array;
type Numbers = Exclude<NonNullable<Tensor["storage"]["array"]>, BigInt64Array>;

function floats(dtype: "float32" | "float64", n: number, fill: (array: FloatArray) => void): number[] {
  const result = allocate([n], dtype);
  fill(result.storage.array as FloatArray);
  return result.toArray() as number[];
}

function numbers(dtype: DType, n: number, fill: (array: Numbers, code: number) => void): number[] {
  const result = allocate([n], dtype);
  fill(result.storage.array as Numbers, dtypeCodeOf(dtype));
  return (result.toArray() as (number | boolean)[]).map(Number);
}

/** Exact, up to the last place of the logarithm and sine of other libraries. */
function close(got: number[], expected: number[], relative: number): void {
  expect(got.length).toBe(expected.length);
  got.forEach((value, i) => {
    expect(Math.abs(value - expected[i]!)).toBeLessThanOrEqual(relative * Math.max(1, Math.abs(expected[i]!)));
  });
}

describe("draw for draw as PyTorch", () => {
  test("rand", () => {
    manualSeed(0);
    const uniform = (dtype: "float32" | "float64", n: number) => floats(dtype, n, (a) => fillUniform(a, 0, n, 0, 1));
    expect([uniform("float32", 5), uniform("float32", 3)]).toEqual(recorded("rand32"));
    manualSeed(1);
    expect([uniform("float64", 5)]).toEqual(recorded("rand64"));
  });

  test("uniform_", () => {
    manualSeed(13);
    const [a, b] = recorded("uniform") as [number[], number[]];
    close(
      floats("float32", 6, (x) => fillUniform(x, 0, 6, -2, 3)),
      a,
      2 ** -23,
    );
    close(
      floats("float64", 6, (x) => fillUniform(x, 0, 6, -2, 3)),
      b,
      2 ** -52,
    );
  });

  test("randn, one by one and in blocks of 16", () => {
    const normal = (dtype: "float32" | "float64", n: number, mean = 0, std = 1) =>
      floats(dtype, n, (a) => fillNormal(a, 0, n, mean, std));
    const compare = (name: string, got: number[][], relative: number) =>
      recorded(name).forEach((expected, i) => {
        close(got[i]!, expected, relative);
      });
    manualSeed(2);
    compare("randnSmall32", [normal("float32", 5), normal("float32", 4)], 2 ** -24);
    manualSeed(3);
    compare("randnSmall64", [normal("float64", 7)], 2 ** -51);
    manualSeed(4);
    compare("randn32", [normal("float32", 16), normal("float32", 37)], 2 ** -21);
    manualSeed(5);
    compare("randn64", [normal("float64", 16), normal("float64", 21)], 2 ** -51);
    manualSeed(14);
    compare(
      "normal",
      [normal("float32", 6, 1, 3), normal("float32", 20, -1, 0.5), normal("float64", 20, -1, 0.5)],
      2 ** -21,
    );
  });

  test("randint", () => {
    const integers = (dtype: DType, n: number, low: number, high: number) =>
      numbers(dtype, n, (a, code) => fillRandomRange(a, code, 0, n, low, high));
    manualSeed(6);
    expect([integers("int64", 10, -5, 100), integers("int64", 6, 0, 2 ** 40)]).toEqual(recorded("randint64"));
    manualSeed(7);
    expect([integers("int32", 10, 0, 1000)]).toEqual(recorded("randint32"));
    manualSeed(7);
    expect([integers("uint8", 10, 0, 200)]).toEqual(recorded("randintU8"));
    manualSeed(8);
    expect([integers("float32", 10, 0, 1000)]).toEqual(recorded("randintF32"));
    manualSeed(8);
    expect([integers("bool", 10, 0, 2)]).toEqual(recorded("randintBool"));
    // From 2^32 on two words are drawn for each number.
    for (const [range, expected] of [
      [2 ** 32 - 1, [3834805125, 4069378756, 1425842398, 899393487]],
      [2 ** 32, [4069378756, 899393487, 275971432, 1589607781]],
      [2 ** 32 + 1, [234573626, 3768518381, 1043786495, 1410522134]],
    ] as const) {
      manualSeed(6);
      expect(integers("int64", 4, -5, range - 5)).toEqual(expected);
      manualSeed(6);
      expect(integers("float64", 4, 0, range)).toEqual(expected.map((value) => value + 5));
    }
    expect(() => integers("int64", 1, 3, 3)).toThrow(
      "random_ expects 'from' to be less than 'to', but got from=3 >= to=3",
    );
  });

  test("random_", () => {
    const any = (dtype: DType, n: number) => numbers(dtype, n, (a, code) => fillRandom(a, code, 0, n));
    manualSeed(16);
    expect([any("float32", 6), any("float64", 6), any("int32", 4), any("uint8", 4), any("int8", 4)]).toEqual(
      recorded("random"),
    );
    manualSeed(17);
    const wide = allocate([4], "int64");
    fillRandom(wide.storage.words, INT64, 0, 4);
    expect((wide.toArray({ bigint: true }) as bigint[]).map(String)).toEqual(golden["randomInt64"]);
  });

  test("randperm", () => {
    const order = (dtype: DType, n: number) => numbers(dtype, n, (a, code) => fillPermutation(a, code, 0, n));
    manualSeed(9);
    expect([order("int64", 10), order("int64", 700), order("float32", 5)]).toEqual(recorded("randperm"));
  });

  test("bernoulli and dropout", () => {
    const chances = (dtype: DType, n: number, p: number) =>
      numbers(dtype, n, (a, code) => fillBernoulli(a, code, 0, n, p));
    manualSeed(10);
    expect([chances("float32", 20, 0.3), chances("float64", 5, 0.8)]).toEqual(recorded("bernoulli"));
    manualSeed(12);
    const rescaled = chances("float32", 20, 0.75).map((x) => Math.fround(x / 0.75));
    close(rescaled, recorded("dropout")[0]!, 2 ** -23);
    manualSeed(11);
    const samples = (code: number) => Array.from({ length: 20 }, () => Number(sampleBernoulli(Math.fround(0.4), code)));
    expect([samples(dtypeCodeOf("float32")), samples(FLOAT64)]).toEqual(recorded("bernoulliTensor"));
    expect(numbers("int64", 3, (a, code) => fillBernoulli(a, code, 0, 3, 1))).toEqual([1, 1, 1]);
    expect(() => chances("float32", 1, 1.5)).toThrow("bernoulli_ expects p to be in [0, 1], but got p=1.5");
  });

  test("exponential_", () => {
    manualSeed(15);
    const [a, b] = recorded("exponential") as [number[], number[]];
    close(
      floats("float32", 6, (x) => fillExponential(x, 0, 6, 2)),
      a,
      2 ** -23,
    );
    close(
      floats("float64", 6, (x) => fillExponential(x, 0, 6, 0.5)),
      b,
      2 ** -51,
    );
  });

  test("seeds of 64 bits", () => {
    const draw = (seed: bigint | number) => {
      const generator = new Generator(seed);
      return [generator.uniformDouble(), generator.uniformDouble(), generator.uniformDouble()];
    };
    expect(draw(2n ** 63n + 5n)).toEqual(golden["bigSeed"]);
    expect(draw(-1)).toEqual(golden["negativeSeed"]);
  });

  test("PyTorch's saved state goes on here", () => {
    const { bytes, next } = golden["state"] as { bytes: string; next: number[] };
    const generator = new Generator(99).setState(new Uint8Array(Buffer.from(bytes, "base64")));
    const got = [...Array(3)].map(() => Math.fround(generator.normal()));
    close(got.concat([...Array(3)].map(() => generator.uniformFloat())), next, 2 ** -24);
    expect(generator.initialSeed()).toBe(0n);
  });
});

describe("the generator", () => {
  test("state round trip, in PyTorch's bytes", () => {
    const generator = new Generator(5);
    generator.normal();
    const state = generator.getState();
    const expected = [generator.normal(), generator.normal(), generator.random()];
    generator.setState(state);
    expect([generator.normal(), generator.normal(), generator.random()]).toEqual(expected);
    const { bytes } = golden["state"] as { bytes: string };
    const torch = new Uint8Array(Buffer.from(bytes, "base64"));
    expect(Buffer.from(new Generator(1).setState(torch).getState()).toString("base64")).toBe(bytes);
  });

  test("manualSeed returns the default generator; seed() is random", () => {
    expect(manualSeed(1)).toBe(defaultGenerator);
    expect(new Generator().initialSeed()).not.toBe(new Generator().initialSeed());
  });

  test("a generator without a seed gets one at its first draw, saved state or question for the seed", () => {
    const generator = new Generator();
    expect(String(generator)).toBe("Generator()");
    const first = generator.random();
    expect(inspect(generator)).toBe(`Generator(seed=${generator.initialSeed()})`);
    expect(Object.keys(generator)).toEqual(["isGenerator", "device"]);
    expect(new Generator(generator.initialSeed()).random()).toBe(first);
    const saved = new Generator();
    expect(new Generator(0).setState(saved.getState()).random()).toBe(saved.random());
    expect(new Generator(0).setState(saved.getState()).initialSeed()).toBe(saved.initialSeed());
  });

  test("errors", () => {
    expect(() => manualSeed(1.5)).toThrow(
      "manualSeed: expected an integer, got number 1.5; seeds beyond 2^53 are bigints",
    );
    expect(() => new Generator(0).setState(new Uint8Array(3))).toThrow("setState: expected 5056 bytes, got 3");
    expect(() => new Generator(0).setState(new Uint8Array(5056))).toThrow(
      "setState: the bytes are no state of an mt19937 generator",
    );
  });
});
