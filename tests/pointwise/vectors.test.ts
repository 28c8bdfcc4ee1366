// WebAssembly vector loops beside the generated ones: the same numbers for every operator that has both, at every length, layout and place.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { add, explain, mul, neg, offerWasm, tensor, useKernels } from "../../generated/index.js";
import * as cpu from "../../generated/pointwise/cpu.js";
import { FLOAT32, FLOAT64 } from "../../runtime/core/dtype.js";
import { standingOffers } from "../../runtime/kernels/loops/offers.js";
import { shortestRun, type VectorRow, vectorLoops } from "../../runtime/kernels/wasm/index.js";
import { hasVectorForm, integerKinds, laneKinds, type VectorProgram } from "../../runtime/wasm/programs/vectors.js";
import { near } from "../near.js";
import { seed } from "../seeded.js";
import { isApproximated } from "./approximated.js";

type Floats = Float32Array | Float64Array;
type Loop = (...args: unknown[]) => void;

let handle: ReturnType<typeof offerWasm>;
beforeAll(() => {
  handle = offerWasm();
});
afterAll(() => handle.dispose());

/** The generated rows: operator, tensors, program. */
const rows = readFileSync(new URL("../../generated/pointwise/vectors/wasm.ts", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("  [") ? [JSON.parse(line.trim().slice(0, -1)) as VectorRow] : []))
  // Those of floating-point numbers.
  .filter(([, , program]) => program !== null);

const tableOf = (name: string): readonly (Loop | null)[] =>
  (cpu as unknown as Record<string, readonly (Loop | null)[]>)[
    `${name.replace("aten::", "").replace(".", "_")}_loops`
  ]!;

/** A row's computation for each choice among its programs, and arguments that choose it. */
function programsOf(program: VectorProgram, given: readonly unknown[]): [program: string, given: unknown[]][] {
  if (program === null) return [];
  if (typeof program === "string") return [[program, [...given]]];
  const [index, value, then, otherwise] = program;
  const others = given.with(
    index,
    typeof value === "number" || value === null ? -1.5 : typeof value === "string" ? "none" : false,
  );
  return [...programsOf(then, given.with(index, value)), ...programsOf(otherwise, others)];
}

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
const below = (n: number): number => Math.floor(next() * n);
const specials = [
  0,
  -0,
  1,
  -1,
  0.5,
  -0.5,
  1.5,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e-45,
  -1e-45,
  3e38,
  -3e38,
];
/** Where the operators compute in float32 what the generated loops compute in doubles, extremes of the dtype may differ. */
const unbounded = [0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

/** What one rounding computes is the same in float32 as in doubles, then rounded: these operators compute no more with alpha 1. */
const exact = new Set(
  (
    "abs neg sign sgn sqrt reciprocal floor ceil trunc round add.Tensor add.Scalar sub.Tensor sub.Scalar rsub.Scalar mul.Tensor mul.Scalar " +
    "div.Tensor div.Scalar copysign.Tensor copysign.Scalar heaviside maximum minimum fmax fmin clamp_min clamp_min.Tensor clamp_max " +
    "clamp_max.Tensor relu leaky_relu hardtanh threshold hardshrink threshold_backward hardtanh_backward hardshrink_backward softshrink_backward angle"
  )
    .split(" ")
    .map((name) => `aten::${name}`),
);

function runs([name, inputs, program, , , truths = ""]: VectorRow, code: number): string[] {
  const Array_ = code === FLOAT32 ? Float32Array : Float64Array;
  const table = tableOf(name);
  const wrong: string[] = [];
  const bitExact = code === FLOAT64 ? !isApproximated(program) : exact.has(name);
  const bound = code === FLOAT64 ? 1e-14 : 2e-5;
  const numbers = exact.has(name) && /[._]/.test(name) ? [1.25, 1, 0.75, 0.5] : [0.5, 0.75, 1.25, 2];
  const parameters = /::(add|sub|rsub).Tensor$/.test(name) ? [1, 0, 0, 0] : numbers;
  for (const [text, given] of programsOf(program, parameters)) {
    if (!hasVectorForm(text, laneKinds[code === FLOAT32 ? "f32" : "f64"])) continue;
    for (const n of [512, 513, 519, 1000, 8191, 8192, 16384, 16385, 40001]) {
      const operands = Array.from({ length: inputs }, (_, i) => {
        const at = below(5);
        const step = i > 0 && next() < 0.3 ? 0 : 1;
        if (name === "aten::where.self" && i === 0)
          return [Uint8Array.from({ length: n + 8 }, () => below(2)), at, step];
        const array: Floats = new Array_(n + 8);
        for (let k = 0; k < array.length; k++) {
          const magnitude = 0.5 + next() * 3.5;
          array[k] =
            next() < 0.2
              ? (bitExact ? specials : unbounded)[below(specials.length)]!
              : next() < 0.5
                ? magnitude
                : -magnitude;
        }
        return [array, at, step];
      });
      const at = below(5);
      const Out = truths === "=" ? Uint8Array : Array_;
      const [left, right] = [new Out(n + 8).fill(7), new Out(n + 8).fill(7)];
      const all = operands.flat();
      table[code]!(n, left, at, 1, ...all, ...given);
      useKernels("ts");
      table[code]!(n, right, at, 1, ...all, ...given);
      useKernels(null);
      for (let k = 0; k < left!.length; k++) {
        const [a, b] = [left![k]!, right![k]!];
        const same = Object.is(a, b) || (!bitExact && near(a, b, bound * Math.max(1, Math.abs(b))));
        if (!same) {
          wrong.push(
            `${name} ${text} ${Array_.name} n=${n} at ${k}: ${a} not ${b} of ${operands.map(([x, p, s]) => (x as Floats)[(p as number) + (k - at) * (s as number)])}`,
          );
          break;
        }
      }
    }
  }
  return wrong;
}

describe("vector loops", () => {
  test("exist for all operators that vectors can compute", () => {
    const names = rows.map(([name]) => name);
    for (const name of [...exact, "aten::lerp.Tensor", "aten::sigmoid_backward", "aten::gelu"])
      expect(names).toContain(name);
    for (const name of names) {
      const offers = standingOffers(tableOf(name)).map(({ dtype }) => dtype);
      expect([name, offers]).toEqual([name, expect.arrayContaining(["float32", "float64"])]);
    }
    const all = ["float16", "float32", "float64", "bfloat16"];
    expect(standingOffers(tableOf("aten::exp")).map(({ dtype }) => dtype)).toEqual(all);
    expect(standingOffers(tableOf("aten::bitwise_and_Tensor")).map(({ name }) => name)).toEqual(
      "u8x16 i8x16 i16x8 i32x4 i64x2 boolx16".split(" "),
    );
    // A product that wrapped around in narrow lanes cannot be divided.
    expect(standingOffers(tableOf("aten::addcdiv")).map(({ dtype }) => dtype)).not.toContain("int8");
    expect(standingOffers(tableOf("aten::pow_Tensor_Tensor")).map(({ dtype }) => dtype)).toEqual(all);
  });

  test.each([
    ["float32", FLOAT32],
    ["float64", FLOAT64],
  ] as const)("give the results of the generated loops in %s", (_name, code) => {
    expect(rows.flatMap((row) => runs(row, code))).toEqual([]);
  });

  test("serve operators with all kinds of scalars, in place, broadcast, and in gradients", () => {
    const long = Array.from({ length: 600 }, (_, i) => i - 300);
    const x = tensor(long, { requiresGrad: true });
    const bias = tensor([long, long]);
    const results = (): unknown[] => {
      const y = mul(add(x, bias, { alpha: 2 }), 3n);
      y.sum().backward();
      const grad = x.grad!.toArray();
      x.grad = null;
      return [y.toArray(), grad, neg(bias).neg_().toArray(), add(bias, tensor(1)).toArray()];
    };
    const vector = results();
    useKernels("ts");
    const reference = results();
    useKernels(null);
    expect(vector).toEqual(reference);
  });

  test("leave calls to the generated loops if compilation fails", () => {
    handle.dispose();
    handle = offerWasm();
    const x = tensor(Array.from({ length: 600 }, (_, i) => i - 300));
    const compiled = vi.fn();
    vi.stubGlobal("WebAssembly", {
      Memory: WebAssembly.Memory,
      Module: function refuse() {
        compiled();
        throw new TypeError("forbidden");
      },
    });
    try {
      expect(neg(x).sum().item()).toBe(300);
      expect(add(x, x).sum().item()).toBe(-600);
      // Once for each.
      expect(neg(x).sum().item()).toBe(300);
      expect(compiled).toHaveBeenCalledTimes(2);
    } finally {
      vi.unstubAllGlobals();
      handle.dispose();
      handle = offerWasm();
    }
  });

  test("are requested when loops are offered; unregistered operators are skipped", () => {
    const rows = vi.fn(() => [["own::later", 1, "a"] as const]);
    expect(vectorLoops(rows)).toBe(offerWasm);
    expect(rows).not.toHaveBeenCalled();
    expect(offerWasm()).toBe(handle);
    offerWasm();
    expect(rows).toHaveBeenCalledTimes(1);
  });

  test("of comparisons serve runs that are too short for others, unless they round", () => {
    const { f32 } = laneKinds;
    expect(shortestRun("a b p * <", f32, "=")).toBe(512);
    expect(shortestRun("a 0 != b -1.5 >= &", f32, "=")).toBe(256);
    expect(shortestRun("a exp p <", f32, "=")).toBe(512);
    expect(shortestRun("a b p * <", integerKinds.int32!, "=")).toBe(256);
    expect(shortestRun("a b <", f32, "c")).toBe(512);
  });

  test("are listed in explanations, offered once, and withdrawn", () => {
    const x = tensor([1]);
    const offers = (): readonly string[] => explain(neg, x).steps.at(-1)!.offers;
    const both = [
      "u8x16 (wasm) for uint8, contiguous or scalar runs from 512 elements",
      "i8x16 (wasm) for int8, contiguous or scalar runs from 512 elements",
      "i16x8 (wasm) for int16, contiguous or scalar runs from 512 elements",
      "i32x4 (wasm) for int32, contiguous or scalar runs from 512 elements",
      "i64x2 (wasm) for int64, contiguous or scalar runs from 128 elements",
      "float16x8 (wasm) for float16, contiguous or scalar runs from 512 elements",
      "f32x4 (wasm) for float32, contiguous or scalar runs from 512 elements",
      "f64x2 (wasm) for float64, contiguous or scalar runs from 512 elements",
      "bfloat16x8 (wasm) for bfloat16, contiguous or scalar runs from 512 elements",
    ];
    expect(offers()).toEqual(both);
    const fromOf = (name: string): (number | undefined)[] =>
      ["int32", "int64", "float32", "float16"].map(
        (dtype) => standingOffers(tableOf(name)).find((offer) => offer.dtype === dtype)?.from,
      );
    expect(["aten::lt.Tensor", "aten::logical_and", "aten::isnan"].map(fromOf)).toEqual(
      new Array(3).fill([256, 256, 256, 256]),
    );
    expect(["aten::add.Tensor", "aten::where.self", "aten::clamp"].map(fromOf)).toEqual(
      new Array(3).fill([512, 128, 512, 512]),
    );
    expect(offerWasm()).toBe(handle);
    handle.dispose();
    expect(offers()).toEqual([]);
    handle = offerWasm();
    expect(offers()).toEqual(both);
  });
});
