// Pointwise operators by their vector loops and by the generated ones: the same results over random operators, forms, shapes, strides and offsets, at
// sizes around every threshold, with NaN and infinities.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dispatcher, type Tensor, tensor, useKernels } from "../../generated/index.js";
import type { VectorRow } from "../../runtime/kernels/wasm.js";
import { withWasmOffers } from "../kernels/wasm-offers.js";
import { near } from "../near.js";
import { fc } from "../seeded.js";
import { isApproximated } from "./approximated.js";

withWasmOffers();

const rows = readFileSync(new URL("../../generated/pointwise/vectors/wasm.ts", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("  [") ? [JSON.parse(line.trim().slice(0, -1)) as VectorRow] : []));
const names = rows.map(([name]) => name);
/** Those whose functions are approximated, in doubles by other approximations than the engine's. */
const approximated = new Set(rows.flatMap(([name, , program]) => (isApproximated(program) ? [name] : [])));

/** Loops are offered from 512 elements on; blocks have 16,384 float32 or 8,192 float64. */
const shapes = [
  ...[[511], [512], [513], [8191], [8193], [16_383], [16_385], [33_000]],
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

const cases = fc.record({
  name: fc.constantFrom(...names),
  dtype: fc.constantFrom("float32" as const, "float64" as const),
  shape: fc.constantFrom(...shapes),
  layouts: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...layouts))),
  form: fc.constantFrom("functional", "in place", "out", "strided out"),
  special: fc.array(
    fc.tuple(fc.nat(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0)),
    { maxLength: 4 },
  ),
  number: fc.constantFrom(0.75, 2, -1.5),
  flag: fc.boolean(),
});

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function laid(shape: readonly number[], layout: (typeof layouts)[number], salt: number, one: Case): Tensor {
  const sizes = {
    ...{ dense: shape, transposed: [...shape].reverse(), "one element": shape.map(() => 1) },
    shifted: shape.map((size, d) => (d === shape.length - 1 ? size + 3 : size)),
    stepped: shape.map((size, d) => (d === shape.length - 1 ? 2 * size : size)),
    row: shape.map((size, d) => (d === shape.length - 1 ? size : 1)),
    column: shape.map((size, d) => (d === shape.length - 1 ? 1 : size)),
  }[layout];
  const count = sizes.reduce((a, b) => a * b, 1);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = (((i * 7919 + salt * 31) % 2003) - 1001) / 250;
  for (const [at, value] of one.special) if (count > 0) values[(at + salt) % count] = value;
  const x = tensor(values).to(one.dtype).reshape(sizes);
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
    if (kind === "str") return one.flag ? "tanh" : "none";
    if (kind === "int") return one.flag ? 2 : -1;
    if (one.flag && (fallback?.kind === "int" || fallback?.kind === "float")) return fallback.value;
    return one.number;
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

test("vector loops give the results of the generated loops", () => {
  const used = new Set<string>();
  fc.assert(
    fc.property(cases, (one) => {
      const run = (kernels: string | null): number[] | string | null => {
        useKernels(kernels);
        try {
          return (result(one)?.contiguous().reshape([-1]).toArray() as number[] | undefined) ?? null;
        } catch (error) {
          return String(error);
        }
      };
      const [vectors, generated] = [run(null), run("ts")];
      if (!Array.isArray(vectors) || !Array.isArray(generated)) {
        expect(vectors).toBe(generated);
        return;
      }
      used.add(one.name);
      const differs = generated.findIndex((value, i) => {
        const other = vectors[i]!;
        // float64 is the same to the last bit but for approximated functions; float32 has one rounding or several.
        if (one.dtype === "float64" && !approximated.has(one.name)) return !Object.is(value, other);
        return !near(value, other, (one.dtype === "float64" ? 1e-14 : 4e-5) * Math.max(1, Math.abs(value)));
      });
      if (differs >= 0) expect({ one, at: differs, vectors: vectors[differs] }).toBe(generated[differs]);
      expect(vectors.length).toBe(generated.length);
    }),
    { numRuns: 2000 },
  );
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
