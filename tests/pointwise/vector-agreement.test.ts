// Pointwise operators by their vector loops and by the generated ones: the same results over random operators, forms, shapes, strides and offsets, at
// sizes around every threshold, with NaN and infinities.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dispatcher, type Tensor, tensor, useKernels } from "../../generated/index.js";
import { BOOL } from "../../runtime/core/dtype.js";
import { tableOf } from "../../runtime/kernels/loops/offers.js";
import type { VectorRow } from "../../runtime/kernels/wasm/index.js";
import { withWasmOffers } from "../kernels/wasm/offers.js";
import { near } from "../near.js";
import { fc } from "../seeded.js";
import { isApproximated } from "./approximated.js";

withWasmOffers();

const rows = readFileSync(new URL("../../generated/pointwise/vectors/wasm.ts", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("  [") ? [JSON.parse(line.trim().slice(0, -1)) as VectorRow] : []));
const namesOf = (which: 2 | 3 | 4): string[] =>
  rows.flatMap((row) => ((row[which] ?? null) === null && (which < 4 || !takesBools(row)) ? [] : [row[0]]));
/** Their program for bools is that for integers. */
const takesBools = ([name, , , integers = null]: VectorRow): boolean =>
  integers !== null && (tableOf(dispatcher.get(name))?.[BOOL] ?? null) !== null;
/** Those whose functions are approximated, in doubles by other approximations than the engine's. */
const approximated = new Set(rows.flatMap(([name, , program]) => (isApproximated(program) ? [name] : [])));

/** Loops are offered from 128, 256 or 512 elements on; blocks have 64 KiB: 8,192 float64, 65,536 bools. */
const shapes = [
  ...[
    [127],
    [128],
    [129],
    [255],
    [256],
    [257],
    [511],
    [512],
    [513],
    [527],
    [8191],
    [8193],
    [16_383],
    [16_385],
    [32_769],
    [33_000],
    [65_535],
    [65_537],
  ],
  ...[
    [7, 73],
    [2, 256],
    [3, 171],
    [2, 8193],
    [16_385, 2],
    [129, 128],
    [5, 1],
    [3, 0],
  ],
  ...[
    [2, 3, 700],
    [4, 33, 65],
    [600, 2, 3],
  ],
];
const layouts = ["dense", "shifted", "stepped", "transposed", "row", "column", "one element"] as const;

type Dtype = "float32" | "float64" | "int32" | "int64" | "uint8" | "int8" | "int16" | "bool" | "float16" | "bfloat16";
const isInteger = (dtype: Dtype): boolean => !dtype.includes("float");
/** The limits of both, and numbers beyond those that doubles represent. */
const wholes = [
  2n ** 31n - 1n,
  -(2n ** 31n),
  2n ** 32n,
  2n ** 53n + 1n,
  2n ** 63n - 1n,
  -(2n ** 63n),
  2n ** 62n + 3n,
  0n,
  -1n,
  128n,
  -(2n ** 15n),
];
const isDivision = (name: string): boolean => /remainder|fmod|floor_divide|mode|addcdiv/.test(name);

const casesOf = (names: readonly string[], dtypes: readonly Dtype[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    dtype: fc.constantFrom(...dtypes),
    shape: fc.constantFrom(...shapes),
    layouts: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...layouts))),
    form: fc.constantFrom("functional", "in place", "out", "strided out"),
    special: fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0)),
      { maxLength: 4 },
    ),
    number: fc.constantFrom(0.75, 2, -1.5),
    flag: fc.boolean(),
    // Division by 0 is an error.
    hasZeros: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  });

type Case = ReturnType<typeof casesOf> extends fc.Arbitrary<infer T> ? T : never;

const longest = new Map<string, Float64Array | Int32Array | BigInt64Array>();

/** Numbers of both signs: whole ones, or their fractions. Made once for each salt: to make them takes longer than all loops. */
function plainNumbers(kind: "wide" | "whole" | "fractions", count: number, salt: number) {
  let found = longest.get(`${kind} ${salt}`);
  if (found === undefined || found.length < count) {
    const step = (i: number): number => ((i * 7919 + salt * 31) % 2003) - 1001;
    if (kind === "wide") found = new BigInt64Array(2 * count).map((_, i) => BigInt(step(i)));
    else if (kind === "whole") found = new Int32Array(2 * count).map((_, i) => step(i));
    else found = new Float64Array(2 * count).map((_, i) => step(i) / 250);
    longest.set(`${kind} ${salt}`, found);
  }
  return found.slice(0, count);
}

/** Numbers of both signs, at some places special ones. */
function valuesOf(count: number, salt: number, { name, dtype, special, hasZeros }: Case): Tensor {
  if (isInteger(dtype)) {
    const isWide = dtype === "int64";
    const values = plainNumbers(isWide ? "wide" : "whole", count, salt);
    for (const [at] of special) {
      const whole = wholes[at % wholes.length]!;
      if (count > 0) values[(at + salt) % count] = isWide ? whole : Number(BigInt.asIntN(32, whole));
    }
    const x = tensor(values).to(dtype);
    return isDivision(name) && !hasZeros && count > 0 ? x.maskedFill_(x.eq(0), 3) : x;
  }
  const values = plainNumbers("fractions", count, salt);
  for (const [at, value] of special) if (count > 0) values[(at + salt) % count] = value;
  return tensor(values).to(dtype);
}

function laid(shape: readonly number[], layout: (typeof layouts)[number], salt: number, one: Case): Tensor {
  const sizes = {
    ...{ dense: shape, transposed: [...shape].reverse(), "one element": shape.map(() => 1) },
    shifted: shape.map((size, d) => (d === shape.length - 1 ? size + 3 : size)),
    stepped: shape.map((size, d) => (d === shape.length - 1 ? 2 * size : size)),
    row: shape.map((size, d) => (d === shape.length - 1 ? size : 1)),
    column: shape.map((size, d) => (d === shape.length - 1 ? 1 : size)),
  }[layout];
  const count = sizes.reduce((a, b) => a * b, 1);
  const x = valuesOf(count, salt, one).reshape(sizes);
  const last = shape.length - 1;
  if (layout === "shifted") return x.slice(last, 3, shape[last]! + 3);
  if (layout === "stepped") return x.slice(last, 0, 2 * shape[last]!, 2);
  if (layout === "transposed") return x.permute(shape.map((_, d) => last - d));
  return x;
}

/** A call of the case's operator with fresh tensors; null if it has no such form. */
function result(one: Case): Tensor | null {
  const op = dispatcher.get(one.name);
  const forms = { "in place": /(?<=::\w+)(?=\.|$)/, functional: /$/ };
  const inplace = one.form === "in place";
  const target = inplace ? dispatcher.find(one.name.replace(forms["in place"], "_")) : op;
  if (target === undefined) return null;
  let tensors = 0;
  const args = op.schema.arguments.map(({ name, type, default: fallback }) => {
    const kind = type.kind === "base" ? type.name : "";
    if (kind === "Tensor") {
      const salt = tensors++;
      // What is written in place has the result's shape.
      const layout = inplace && salt === 0 ? "shifted" : one.layouts[salt]!;
      const x = laid(one.shape, layout, salt, one);
      return name === "condition" ? x.gt(0) : x;
    }
    if (kind === "bool") return one.flag;
    if (type.kind === "optional" && one.flag === (name === "min")) return null;
    if (kind === "str") return isDivision(one.name) ? (one.flag ? "trunc" : "floor") : one.flag ? "tanh" : "none";
    if (kind === "int") return one.flag ? 2 : -1;
    if (one.flag && (fallback?.kind === "int" || fallback?.kind === "float")) return fallback.value;
    if (one.dtype === "bool") return one.flag;
    return isInteger(one.dtype) ? (one.flag ? 2n ** 62n + 5n : Math.trunc(4 * one.number)) : one.number;
  });
  const plain = (): Tensor => dispatcher.call(target, args) as Tensor;
  if (one.form === "functional" || inplace) return plain();
  const [base, overload] = one.name.split(".");
  const out = [`${base}.${overload === undefined ? "out" : `${overload}_out`}`, `${base}.out`].map((name) =>
    dispatcher.find(name),
  );
  const found = out.find((other) => other !== undefined && other.schema.arguments.length === args.length + 1);
  if (found === undefined) return null;
  const given = laid(plain().shape, one.form === "out" ? "dense" : "stepped", 9, one);
  dispatcher.call(found, [...args, given]);
  return given;
}

test.each([
  ["floating-point numbers", namesOf(2), ["float32", "float64"], 2000],
  ["integers", namesOf(3), ["int32", "int64"], 1200],
  ["small integers", namesOf(3), ["uint8", "int8", "int16"], 2000],
  ["bools", namesOf(4), ["bool"], 800],
  [
    "truth values of half precision",
    rows.flatMap((row): string[] => (row[5] === undefined ? [] : [row[0]])),
    ["float16", "bfloat16"],
    400,
  ],
] as const)("vector loops give the results of the generated loops, %s", (_, names, dtypes, numRuns) => {
  const used = new Set<string>();
  const refused = new Set<string>();
  fc.assert(
    fc.property(casesOf(names, dtypes), (one) => {
      const run = (kernels: string | null): number[] | string | null => {
        useKernels(kernels);
        try {
          // An error of reading large integers as numbers would compare nothing.
          const flat = result(one)?.contiguous().reshape([-1]);
          return (flat?.toArray(flat.dtype === "int64" ? { bigint: true } : {}) as number[] | undefined) ?? null;
        } catch (error) {
          return String(error);
        }
      };
      const [vectors, generated] = [run(null), run("ts")];
      if (!Array.isArray(vectors) || !Array.isArray(generated)) {
        expect(vectors).toBe(generated);
        if (generated !== null && !/ZeroDivision/.test(String(generated))) refused.add(one.name);
        return;
      }
      used.add(one.name);
      const differs = generated.findIndex((value, i) => {
        const other = vectors[i]!;
        // float64 is the same to the last bit but for approximated functions; float32 has one rounding or several.
        if (one.dtype === "float64" && !approximated.has(one.name)) return !Object.is(value, other);
        if (isInteger(one.dtype) || one.dtype.includes("float16")) return !Object.is(value, other);
        return !near(value, other, (one.dtype === "float64" ? 1e-14 : 4e-5) * Math.max(1, Math.abs(value)));
      });
      if (differs >= 0) expect({ one, at: differs, vectors: vectors[differs] }).toBe(generated[differs]);
      expect(vectors.length).toBe(generated.length);
    }),
    { numRuns },
  );
  // An operator may refuse integers by a check of its own.
  expect(names.filter((name) => !used.has(name) && !(isInteger(dtypes[0]) && refused.has(name)))).toEqual([]);
});

test.each(["uint8", "int8", "int16", "int32", "int64"] as const)(
  "binary operators on %s give the same results for each pair of extremes",
  (dtype) => {
    const bits = { uint8: 8, int8: 8, int16: 16, int32: 32, int64: 64 }[dtype];
    const around = [0, 1, 3, 5, bits - 1, bits].map((power) => 2n ** BigInt(power));
    const list = [...around, 6n, 31n, 33n, 63n, 65n, 100n].flatMap((one) => [one, one - 1n, -one, -one - 1n, 1n - one]);
    const every = tensor(BigInt64Array.from(list, (one) => BigInt.asIntN(64, one))).to(dtype);
    const pairs = [every.reshape([-1, 1]), every.reshape([1, -1])].map((one) =>
      one.expand([list.length, list.length]).reshape([-1]),
    );
    const run = (name: string, kernels: string | null): unknown => {
      const [x, y] = pairs as [Tensor, Tensor];
      const divisor = isDivision(name) ? y.maskedFill(y.eq(0), 3) : y;
      useKernels(kernels);
      const modes = name.includes("mode") ? ["trunc", "floor"] : [null];
      return modes.map((mode) => {
        const args: unknown[] = [x, divisor];
        for (const { type } of dispatcher.get(name).schema.arguments.slice(2))
          args.push(type.kind === "base" ? 3n : mode);
        return (dispatcher.call(dispatcher.get(name), args as never) as Tensor).toArray(
          dtype === "int64" ? { bigint: true } : {},
        );
      });
    };
    const names = rows.flatMap(([name, inputs, , integers = null]) => {
      const isPlain = dispatcher
        .get(name)
        .schema.arguments.slice(0, 2)
        .every(({ type }) => type.kind === "base");
      return inputs === 2 && integers !== null && isPlain && !/backward|where/.test(name) ? [name] : [];
    });
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect([name, run(name, null)]).toEqual([name, run(name, "ts")]);
  },
);
