// Unsigned integers and float8 beside each feature: the values that a wider dtype has, or a refusal that names the dtype.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { DataLoader, loadNpy, saveNpy } from "../../runtime/data/index.js";
import { Wrapped } from "../wrapped.js";

const dtypes = ["uint16", "uint32", "uint64", "float8_e4m3fn", "float8_e5m2"] as const;
const floats: readonly string[] = ["float8_e4m3fn", "float8_e5m2"];
const values = [1, 2, 192];

class Passing extends T.DispatchMode {
  readonly seen: string[] = [];
  handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
    this.seen.push(op.name);
    return op(...args, options);
  }
}
const wide = (x: T.Tensor): T.Tensor => x.to("float32");
const twice = (x: T.Tensor): T.Tensor => T.stack([x, x.clone()]);

/** Tensors as [dtype, shape, elements], errors as their message. */
function seen(run: () => unknown): unknown {
  const look = (value: unknown): unknown =>
    T.isTensor(value) ? [value.dtype, value.shape, value.toArray()] : Array.isArray(value) ? value.map(look) : value;
  try {
    return look(run());
  } catch (error) {
    return `${(error as Error).constructor.name}: ${(error as Error).message}`;
  }
}

const pair = [values, values];
const isFloat = (dtype: T.DType): boolean => floats.includes(dtype);
const both = (dtype: T.DType): unknown => [dtype, [2, 3], pair];
const same = (dtype: T.DType): unknown => [dtype, [3], values];
const cast = (): unknown => ["float32", [3], values];

type Row = readonly [
  feature: string,
  run: (x: T.Tensor, dtype: T.DType) => unknown,
  expected: (dtype: T.DType) => unknown,
];
const rows: readonly Row[] = [
  ["vmap moves", (x) => T.vmap(twice, { outDims: 1 })(x), both],
  ["vmap casts", (x) => T.vmap(wide)(x), cast],
  [
    "functionalize writes",
    (x) =>
      T.functionalize((y: T.Tensor) => {
        const z = y.clone();
        z.select(0, 0).copy_(T.tensor(3));
        return z;
      })(x),
    (dtype) => [dtype, [3], [3, 2, 192]],
  ],
  ["a graph", (x) => T.makeGraph(twice)(x).run(x), both],
  [
    "a graph with a constant, saved",
    (x) => {
      const constant = x.clone();
      const graph = T.makeGraph((y: T.Tensor) => T.stack([y, constant]))(x);
      return T.loadGraph(T.saveGraph(graph as unknown as T.Graph)).run(x);
    },
    both,
  ],
  ["a graph on meta", (x) => T.makeGraph(twice, { mode: "meta" })(x).run(x), both],
  [
    "fake tensors",
    (_, dtype) => {
      const fake = T.withFakeTensors(() => twice(T.empty([3], { dtype })));
      return [fake.dtype, fake.shape];
    },
    (dtype) => [dtype, [2, 3]],
  ],
  [
    "a mode",
    (x) => {
      const mode = new Passing();
      return [T.withMode(mode, () => twice(x)), mode.seen];
    },
    (dtype) => [both(dtype), ["aten::clone", "aten::stack"]],
  ],
  ["a wrapper", (x) => twice(new Wrapped(x)), both],
  ["safetensors", (x) => T.loadSafetensors(T.saveSafetensors({ x })).tensors["x"], same],
  [
    "npy",
    (x) => loadNpy(saveNpy(x)),
    (dtype) =>
      isFloat(dtype)
        ? `UnsupportedError: saveNpy: NumPy has no ${dtype}; convert it with x.to({ dtype: "float32" })`
        : same(dtype),
  ],
  ["JSON", (x) => T.tensorFromJSON(JSON.parse(JSON.stringify(x))), same],
  [
    "print",
    (x) => String(x),
    (dtype) => `tensor([${isFloat(dtype) ? "  1.,   2., 192." : "  1,   2, 192"}], dtype=${dtype})`,
  ],
  [
    "a loader's batches",
    (x) => [...new DataLoader({ x }, { batchSize: 2 })].map((batch) => batch.x),
    (dtype) => [
      [dtype, [2], [1, 2]],
      [dtype, [1], [192]],
    ],
  ],
  [
    "a loader's shuffled batches",
    (x) => {
      const batches = [...new DataLoader({ x }, { batchSize: 2, shuffle: true })].map((batch) => batch.x);
      return (T.cat(batches).toArray() as number[]).sort((a, b) => a - b);
    },
    () => values,
  ],
  [
    "autocast",
    (x) => T.autocast({}, () => T.mm(x.view([3, 1]), x.narrow(0, 0, 1).view([1, 1]))),
    (dtype) => [isFloat(dtype) ? "bfloat16" : dtype, [3, 1], [[1], [2], [192]]],
  ],
  ["inference mode", (x) => T.inferenceMode(() => twice(x)), both],
  ["checkpoint", (x) => T.checkpoint(wide, x), cast],
  [
    "requires grad",
    (x) => x.requiresGrad_().requiresGrad,
    (dtype) =>
      isFloat(dtype) || `DTypeError: only tensors of floating-point dtype can require gradients; this one is ${dtype}`,
  ],
  [
    "a gradient through casts",
    (_, dtype) => {
      const x = T.tensor(values, { requiresGrad: true });
      const y = x.to(dtype);
      return y.requiresGrad ? T.grad(wide(y).sum(), [x])[0] : "is not recorded";
    },
    (dtype) => (isFloat(dtype) ? ["float32", [3], [1, 1, 1]] : "is not recorded"),
  ],
  [
    "a tangent",
    (x) => T.jvp(wide, x, x).tangents,
    (dtype) =>
      isFloat(dtype)
        ? cast()
        : `DTypeError: makeDual: a value of dtype ${dtype} has no tangent; it must be floating point`,
  ],
];

describe.each(rows)("%s", (_, run, expected) => {
  test.each(dtypes)("%s", (dtype) => {
    expect(seen(() => run(T.tensor(values).to(dtype), dtype))).toEqual(expected(dtype));
  });
});
