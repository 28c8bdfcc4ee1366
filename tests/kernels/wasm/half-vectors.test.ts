// Half precision in WebAssembly: vectors convert as single elements do, pointwise operators have the same bits as the TypeScript loops, products
// round once.

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as T from "../../../generated/index.js";
import { dtypeCodeOf, type EmulatedDType } from "../../../runtime/core/dtype.js";
import { formatOf, loadRow } from "../../../runtime/core/format.js";
import type { Tensor } from "../../../runtime/core/tensor.js";
import { dispatcher } from "../../../runtime/dispatch/dispatcher.js";
import { standingOffers, tableOf } from "../../../runtime/kernels/loops/offers.js";
import * as rowTables from "../../../runtime/kernels/memory/narrow-rows.js";
import { narrowRows } from "../../../runtime/kernels/wasm/narrow.js";
import { encoded, makeSpace } from "../../../runtime/wasm/machine.js";
import { hasVectorForm, laneKinds, narrowKinds, vectorFunction } from "../../../runtime/wasm/programs/vectors.js";
import { findOperator } from "../../conformance/library.js";
import { argumentsOf } from "../../conformance/ops.js";
import { fc } from "../../seeded.js";
import { readFamily } from "../golden.js";
import { dropWarnings } from "../quiet.js";

const names: readonly EmulatedDType[] = ["float16", "bfloat16"];
dropWarnings();

let handle: ReturnType<typeof T.offerWasm>;
beforeAll(() => {
  T.offerWasm().dispose();
  handle = T.offerWasm(1);
});
afterEach(() => {
  T.useKernels(null);
});
afterAll(() => {
  handle.dispose();
});

const bits = (x: Tensor): Uint16Array => {
  const { storage, offset, numel } = x.contiguous();
  return (storage.array as Uint16Array).slice(offset, offset + numel);
};

/** The place of the first difference, -1 where there is none. */
const firstDifference = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  a.length !== b.length ? 0 : Array.prototype.findIndex.call(a, (one: number, i: number) => one !== b[i]);

/** The result of `call` by vectors, and by the TypeScript loops. */
function both(call: () => Tensor): readonly [vectors: Uint16Array, loops: Uint16Array] {
  T.useKernels("wasm");
  const vectors = bits(call());
  T.useKernels("ts");
  return [vectors, bits(call())];
}

/** The dtypes for which loops of an operator are offered. */
function offersFor(operator: string): readonly string[] {
  const entry = dispatcher.find(operator);
  const table = entry === undefined ? null : tableOf(entry);
  return table === null ? [] : standingOffers(table).map(({ dtype }) => dtype);
}

describe.each(names)("%s", (name) => {
  const format = formatOf(dtypeCodeOf(name))!;
  const kind = narrowKinds.get(name)!;
  const options = { dtype: name };
  const every = Uint16Array.from({ length: 0x10000 }, (_, i) => i);
  const everyTensor = (): Tensor => {
    const x = T.zeros([every.length], options);
    (x.storage.array as Uint16Array).set(every, x.offset);
    return x;
  };

  test("vectors load all bit patterns as scalar code does, and store the numbers on both sides of every tie alike", () => {
    const space = makeSpace(32);
    const { memory } = space;
    const rows = narrowRows(kind, space);
    const numbers = new Float32Array(memory.buffer, 2 ** 20, every.length);
    rows.bits.set(every);
    rows.load(0, 2 ** 20, every.length);
    for (const pattern of every)
      if (!Object.is(numbers[pattern], format.load(pattern)))
        throw new Error(`${pattern} is ${format.load(pattern)}, in a vector ${numbers[pattern]}`);
    // Half a step past each number, and a few of the smallest steps of float32 around it and around the number.
    const words = new Int32Array(memory.buffer, 2 ** 20, every.length);
    for (const share of [0, 0.5, 1]) {
      for (const nudge of [-2, -1, 0, 1, 2]) {
        for (const pattern of every) {
          const [low, high] = [format.load(pattern), format.load((pattern + 1) & 0xffff)];
          numbers[pattern] = share === 0 ? low : share === 1 ? -low : (low + high) / 2;
          if (!Number.isNaN(low)) words[pattern]! += nudge;
        }
        const wanted = Uint16Array.from(numbers, format.store);
        rows.store(2 ** 20, 0, every.length);
        const at = firstDifference(rows.bits.subarray(0, every.length), wanted);
        if (at >= 0) throw new Error(`${numbers[at]} is stored as ${wanted[at]}, in a vector as ${rows.bits[at]}`);
      }
    }
    // Every exponent, with fractions of all lengths.
    for (let from = 0; from < 2 ** 32; from += 2 ** 25) {
      for (let i = 0; i < every.length; i++) words[i] = from + Math.imul(i, 0x9e3779b1) * (i & 1 ? 1 : 512);
      const wanted = Uint16Array.from(numbers, format.store);
      rows.store(2 ** 20, 0, every.length);
      expect(firstDifference(rows.bits.subarray(0, every.length), wanted)).toBe(-1);
    }
  });

  test("rows are converted in place if their bits start as far behind as they are long", () => {
    const space = makeSpace(4);
    const { memory } = space;
    const rows = narrowRows(kind, space);
    rows.bits.set(every, every.length);
    rows.load(2 * every.length, 0, every.length);
    const wanted = new Float32Array(every.length);
    loadRow(format, every, 0, 1, every.length, wanted);
    const numbers = new Float32Array(memory.buffer);
    expect(every.findIndex((pattern) => !Object.is(numbers[pattern], wanted[pattern]))).toBe(-1);
    rows.store(0, 0, every.length);
    expect(firstDifference(rows.bits.subarray(0, every.length), Uint16Array.from(wanted, format.store))).toBe(-1);
  });

  test("long rows use offered conversions, with bitwise equal results for all layouts", () => {
    const x = T.cat([everyTensor(), T.linspace(-7e4, 7e4, 40_000).to(name)]);
    for (const from of [0, 1, 255]) {
      const part = x.slice(0, from, x.numel - 3);
      const results = ["wasm", "ts"].map((kernels) => {
        T.useKernels(kernels);
        const out = T.zeros([x.numel], options);
        const wide = part.to("float32");
        out.slice(0, from, x.numel - 3).copy_(wide.mul(1.0009765625));
        return [out, T.isnan(wide).to(name), T.nanToNum(wide.to("float64")).to(name), part.to("int64").to(name)];
      });
      for (const [i, result] of results[0]!.entries())
        expect([from, i, firstDifference(bits(result), bits(results[1]![i]!))]).toEqual([from, i, -1]);
    }
    T.useKernels(null);
    const { loadLoops, storeLoops } = rowTables;
    for (const loops of [loadLoops, storeLoops])
      expect(standingOffers(loops.cells).filter(({ dtype }) => dtype === name)).toHaveLength(1);
  });

  test("programs with the limits of a dtype have no vector form, since lanes have other limits", () => {
    expect(hasVectorForm("a 1 +", kind)).toBe(true);
    expect(hasVectorForm("a highest +", kind)).toBe(false);
    expect(hasVectorForm("a lowest +", kind)).toBe(false);
    expect(hasVectorForm("a highest +", laneKinds.f32)).toBe(true);
    expect(vectorFunction("run", "a", 1, kind).parameters).toEqual(["i32", "f32", "f32", "f32", "f32"]);
    expect(WebAssembly.validate(encoded(makeSpace(1), () => [vectorFunction("run", "a", 1, kind)]))).toBe(true);
  });

  test("all operators with vector forms give the results of the TypeScript loops, for inputs recorded from PyTorch", () => {
    const far: string[] = [];
    const compared = new Map<string, boolean>();
    for (const record of [...readFamily("half").ops, ...readFamily("answers").ops, ...readFamily("unseen").ops]) {
      const op = findOperator(record.op);
      T.useKernels(null);
      if (op === null || !offersFor(record.op).includes(name)) continue;
      const narrow = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(narrow);
        return T.isTensor(value) && value.dtype === "float32" ? value.detach().to(name) : value;
      };
      const call = (): Tensor =>
        op.call([...argumentsOf(op, record.args, (key, earlier) => earlier.get(key)).values()].map(narrow)) as Tensor;
      // Records of refusals, and of outputs of other dtypes, are none of these.
      const dtype = ((): unknown => {
        try {
          return call().dtype;
        } catch {
          return null;
        }
      })();
      if (dtype !== name) continue;
      const [vectors, loops] = both(call);
      compared.set(record.op, (compared.get(record.op) ?? true) && firstDifference(vectors, loops) < 0);
      const at = vectors.findIndex((one, i) => Math.abs(one - loops[i]!) > 1);
      if (at >= 0) far.push(`${record.id} ${record.op}: ${format.load(vectors[at]!)}, not ${format.load(loops[at]!)}`);
    }
    expect(far).toEqual([]);
    expect(compared.size).toBeGreaterThan(60);
    // Its sum is rounded before its product is, which falls on a tie.
    const rounded = name === "bfloat16" ? ["aten::hardswish_backward"] : [];
    expect([...compared].filter(([, same]) => !same).map(([op]) => op)).toEqual(rounded);
  });

  /** The first are one operation of vectors, the same to the last bit. Others round after each in float32, where the loops in TypeScript compute in doubles. */
  const functions: Readonly<Record<string, (x: Tensor) => Tensor>> = {
    neg: T.neg,
    abs: T.abs,
    sqrt: T.sqrt,
    reciprocal: T.reciprocal,
    relu: T.relu,
    square: T.square,
    floor: T.floor,
    round: T.round,
    sign: T.sign,
    exp: T.exp,
    log: T.log,
    log1p: T.log1p,
    expm1: T.expm1,
    sigmoid: T.sigmoid,
    tanh: T.tanh,
    erf: T.erf,
    silu: T.silu,
    gelu: T.gelu,
    softplus: T.softplus,
  };
  const inexact = new Set("exp log log1p expm1 sigmoid tanh erf silu gelu softplus".split(" "));

  test("functions of every number of the dtype", () => {
    const x = everyTensor();
    const found: Record<string, number> = {};
    for (const [what, call] of Object.entries(functions)) {
      const [vectors, loops] = both(() => call(x));
      let different = 0;
      for (const [i, pattern] of vectors.entries()) {
        if (pattern === loops[i]) continue;
        // Where exponentials and error functions vanish, float32 has lost what doubles still represent.
        if (inexact.has(what) && Math.abs(format.load(pattern) - format.load(loops[i]!)) < 2 ** -22) continue;
        different++;
        expect([what, i, Math.abs(pattern - loops[i]!) <= 2]).toEqual([what, i, true]);
      }
      if (different > (inexact.has(what) ? 40 : 0)) found[what] = different;
    }
    expect(found).toEqual({});
  });

  const inputs = fc.record({
    shape: fc.constantFrom([1], [7], [63, 3], [3, 65], [2, 3, 130], [8193], [16385], [2, 9000], [0]),
    steps: fc.constantFrom(1, 2),
    turned: fc.boolean(),
    behind: fc.nat(3),
    other: fc.constantFrom("alike", "row", "column", "one", "float32", "number"),
    special: fc.array(fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 65504, 6e-8, 3e38), { maxLength: 4 }),
  });

  test("operators on operands of all layouts, with scalars, in place and with outputs given", () => {
    fc.assert(
      fc.property(inputs, ({ shape, steps, turned, behind, other, special }) => {
        const laid = (sizes: readonly number[], salt: number): Tensor => {
          const stored = turned ? [...sizes].reverse() : [...sizes];
          const last = stored.length - 1;
          const wide = stored.map((size, i) => (i === last ? behind + size * steps : size));
          const values = Array.from({ length: wide.reduce((a, b) => a * b, 1) }, (_, i) =>
            i < special.length ? special[i]! : (((i * 7919 + salt) % 2003) - 1001) / 37,
          );
          const base = T.tensor(values, options).reshape(wide);
          const part = base.slice(last, behind, behind + stored[last]! * steps, steps);
          return turned ? part.permute(stored.map((_, i) => last - i)) : part;
        };
        const x = laid(shape, 1);
        const y = ((): Tensor | number => {
          if (other === "number") return 0.1;
          if (other === "one") return T.tensor(1.7, options);
          if (other === "row") return laid(shape.slice(-1), 2);
          if (other === "column") return laid([...shape.slice(0, -1), 1], 3);
          return other === "float32" ? laid(shape, 4).to("float32") : laid(shape, 5);
        })();
        const z = laid(shape, 6);
        const asTensor = typeof y === "number" ? T.tensor(y, options) : y;
        const calls: Readonly<Record<string, () => Tensor>> = {
          add: () => T.add(x, y as Tensor),
          mul: () => T.mul(x, y as Tensor),
          div: () => T.div(x, y as Tensor),
          maximum: () => T.maximum(x, asTensor.to(name)),
          where: () => T.where(T.gt(z, 0), x, asTensor.to(name)),
          clampMin: () => T.clampMin(x, 0.5),
          threshold: () => T.thresholdBackward(z, x, 0),
          add_: () => x.clone().add_(asTensor.to(name)),
          out: () => {
            const out = laid(shape, 7);
            T.mul(x, asTensor.to(name), { out });
            return out;
          },
        };
        for (const [what, call] of Object.entries(calls)) {
          const [vectors, loops] = both(() => call().to(name));
          expect([what, firstDifference(vectors, loops)]).toEqual([what, -1]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("comparisons agree with those of the same numbers in float32, over several blocks", () => {
    const [x, y] = [everyTensor(), everyTensor().flip([0])];
    const [wide, other] = [x.to("float32"), y.to("float32")];
    for (const compare of [T.gt, T.le, T.eq, T.logicalAnd] as readonly ((a: Tensor, b: Tensor) => Tensor)[])
      expect(T.equal(compare(x, y), compare(wide, other))).toBe(true);
    expect(T.equal(T.isnan(x), T.isnan(wide))).toBe(true);
  });

  const products = fc.record({
    m: fc.constantFrom(1, 2, 5, 17, 129, 1030),
    n: fc.constantFrom(1, 2, 9, 33, 513),
    k: fc.constantFrom(1, 4, 7, 65, 300),
    left: fc.constantFrom("dense", "turned", "gaps"),
    right: fc.constantFrom("dense", "turned", "gaps"),
    kernels: fc.constantFrom("wasm", "ts"),
  });

  test("matrix products are float32 sums, rounded once, for all layouts of operands and results", () => {
    T.manualSeed(5);
    const random = (rows: number, columns: number, lies: string): Tensor => {
      if (lies === "turned") return T.randn([columns, rows]).to(name).t();
      if (lies === "gaps")
        return T.randn([rows, 2 * columns])
          .to(name)
          .slice(1, 0, 2 * columns, 2);
      return T.randn([rows, columns]).to(name);
    };
    const unit = name === "float16" ? 2 ** -11 : 2 ** -8;
    fc.assert(
      fc.property(products, ({ m, n, k, left, right, kernels }) => {
        T.useKernels(kernels);
        const [a, b, c] = [random(m, k, left), random(k, n, right), random(1, n, "dense")];
        const wide = (x: Tensor): Tensor => x.to("float64");
        const product = T.mm(wide(a), wide(b));
        const scaled = T.addmm(wide(c), wide(a), wide(b), { beta: 0.5, alpha: 2 });
        const batch = (x: Tensor): Tensor => x.unsqueeze(0).expand([2, ...x.shape]);
        const turned = T.zeros([n, m], options).t();
        T.addmm(c, a, b, { beta: 0.5, alpha: 2, out: turned });
        const answers: readonly (readonly [Tensor, Tensor])[] = [
          [T.mm(a, b), product],
          [T.bmm(batch(a), batch(b)).select(0, 1), product],
          [T.addmm(c, a, b, { beta: 0.5, alpha: 2 }), scaled],
          [T.baddbmm(batch(c), batch(a), batch(b), { beta: 0.5, alpha: 2 }).select(0, 1), scaled],
          [T.linear(a, b.t(), c.view([n])), product.add(wide(c))],
          [turned, scaled],
        ];
        for (const [i, [got, wanted]] of answers.entries()) {
          // Sums of float32 err by far less than the last place of a result; where they do not cancel, results are the nearest.
          const off = T.sub(wide(got), wanted).abs();
          const allowed = wanted
            .abs()
            .mul(unit * 1.01)
            .add(k * 2 ** -20);
          expect([i, got.dtype, T.gt(off, allowed).any().item()]).toEqual([i, name, false]);
          const rounded = T.ne(got, wanted.to(name)).sum().item() as unknown as bigint;
          expect(Number(rounded)).toBeLessThanOrEqual(2 + m * n * 0.01);
        }
      }),
      { numRuns: 25 },
    );
  });
});
