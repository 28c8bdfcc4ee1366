// Tensors of two devices in one call: layers agree on what is refused. Fake tensors, which models are checked with, refuse what real devices do.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { samples } from "../samples/samples.js";

const gpu = { device: "cuda" } as const;
const here = (shape: readonly number[] = [2]): T.Tensor => T.empty([...shape]);
const there = (shape: readonly number[] = [2]): T.Tensor => T.empty([...shape], gpu);
const refused = "expected all tensors on one device, got ";

const rows: Readonly<Record<string, readonly [run: () => T.Tensor, expected: string]>> = {
  "add, the CPU first": [() => here().add(there()), `${refused}cpu and cuda`],
  "add, the CPU second": [() => there().add(here()), `${refused}cuda and cpu`],
  "in place": [() => there().mul_(here()), `${refused}cuda and cpu`],
  "an output": [() => T.add(there(), there(), { out: here() }), `${refused}cuda and cpu`],
  "a mask": [() => T.where(here().gt(0), there(), there()), `${refused}cpu and cuda`],
  "a mask that fills": [() => T.maskedFill(there(), here().gt(0), 1), `${refused}cuda and cpu`],
  lists: [() => T._foreachAdd([there()], [here()])[0]!, `${refused}cuda and cpu`],
  "a loss": [() => T.mseLoss(there(), here()), `${refused}cuda and cpu`],
  "a real tensor": [() => T.fakeTensor([2], gpu).add(T.tensor([1, 2])), `${refused}cuda and cpu`],
  "a number on the device": [() => here().add(there([])), `${refused}cpu and cuda`],
  "a number on the CPU": [() => there().add(here([])), "cuda"],
  "a number": [() => there().add(1), "cuda"],
  "a tensor on meta first": [() => T.empty([2], { device: "meta" }).add(there()), "cuda"],
  "a number on the CPU before one on meta": [() => here([]).add(T.empty([2], { device: "meta" })), "meta"],
  "two numbers on the CPU": [() => here([]).add(here([])), "cpu"],
  "two numbers": [() => here([]).add(there([])), "cuda"],
  "a copy": [() => there().copy_(here()), "cuda"],
  "indices on the CPU": [() => there().at(T.tensor([0, 1], { dtype: "int64" })), "cuda"],
  matrices: [() => T.mm(there([2, 2]), here([2, 2])), `${refused}cuda and cpu`],
};

test.each(Object.keys(rows))("fake tensors: %s", (name) => {
  const [run, expected] = rows[name]!;
  let found: string;
  try {
    found = T.withFakeTensors(run).device;
  } catch (error) {
    expect(error).toBeInstanceOf(T.DeviceError);
    found = (error as Error).message.replace(/^aten::[\w.]+: /, "").split("\n")[0]!;
  }
  expect(found).toBe(expected);
});

describe("a backend's key that a guard includes", () => {
  const x = T.tensor([[7, 1]]);
  const calls: Readonly<Record<string, () => unknown>> = {
    pointwise: () => x.neg(),
    binary: () => x.add(x),
    "with a number": () => x.add(1),
    "of no dimensions": () => T.tensor(3).neg(),
    reduction: () => x.sum(),
    product: () => T.mm(x, x.t()),
    "in place": () => x.neg_(),
    "several results": () => T.sort(x),
    list: () => T.cat([x, x]),
    out: () => T.neg(x, { out: T.empty([1, 2]) }),
  };
  test.each(Object.keys(calls))("does not take the CPU's tensors for its own: %s", (name) => {
    expect(() => T.withIncluded("Meta", calls[name]!)).toThrow(
      "a guard includes Meta, but no argument is on a device of Meta: found cpu. Move the arguments there, as by " +
        'x.to({ device: "meta" }), or compute shapes with withFakeTensors; tensors bring the keys of backends, guards those of layers',
    );
    expect(x.toArray()).toEqual([[7, 1]]);
  });

  test("is refused for a user's backend as well; its own tensors, and calls without tensors, are right", () => {
    const backend = T.registerBackend({
      key: "PrivateUse1",
      name: "Guarded",
      kernels: { neg: (a: T.Tensor) => T.zeros(a.shape, { device: a.device }) },
    });
    try {
      expect(() => T.withIncluded("PrivateUse1", () => x.neg())).toThrow(
        "a guard includes Guarded, but no argument is on a device of Guarded: found cpu. Move the arguments there; tensors bring",
      );
      const there = T.empty([2], { device: backend.device });
      expect(T.withIncluded("PrivateUse1", () => there.neg()).device).toBe(backend.device);
    } finally {
      backend.dispose();
    }
    const meta = T.empty([2], { device: "meta" });
    expect(T.withIncluded("Meta", () => meta.neg()).device).toBe("meta");
    expect(T.withIncluded("Meta", () => T.zeros([2])).toArray()).toEqual([0, 0]);
  });

  test("is enough for a call whose list of tensors is empty: nothing is on another device", () => {
    const lib = T.library("mine", "FRAGMENT");
    try {
      const op = lib.def("count(Tensor[] xs) -> int").operator!;
      lib.impl("count", (xs: readonly T.Tensor[]) => xs.length, { key: "PrivateUse1" });
      const call = (xs: readonly T.Tensor[]): unknown => T.dispatcher.call(op, [xs]);
      // Two backends in the key set are what has the arguments looked at.
      const inBoth = (body: () => unknown): unknown => T.withIncluded(T.KeySet.of("CPU", "PrivateUse1"), body);
      expect(inBoth(() => call([]))).toBe(0);
      expect(() => inBoth(() => call([x]))).toThrow("a guard includes PrivateUse1, but no argument is on a device");
    } finally {
      lib.dispose();
    }
  });
});

/** Operators that take tensors of several devices, by the rule on their schemas. */
const accepts = (op: { schema: { arguments: readonly { name: string; type: { kind: string } }[] } }): boolean =>
  op.schema.arguments.some(({ name }) => name === "non_blocking");

describe("fake tensors, every operator with a sample", () => {
  test("its last tensor on another device than the first is refused", () => {
    const silent: string[] = [];
    let checked = 0;
    for (const { operator, args } of samples) {
      const op = T.dispatcher.get(`aten::${operator}`);
      const given = args() as readonly unknown[];
      const positions = given.flatMap((value, i) => (T.isTensor(value) && value.ndim > 0 ? [i] : []));
      if (positions.length < 2 || accepts(op as never)) continue;
      const last = positions.at(-1)!;
      const placed = (value: unknown, i: number): unknown =>
        T.isTensor(value)
          ? T.fakeTensor(value.shape, { dtype: value.dtype, device: i === last ? "cuda" : "cpu" })
          : value;
      const all = op.parameters.list.map(({ default: standard }, i) =>
        i < given.length ? placed(given[i], i) : standard,
      );
      checked++;
      try {
        T.dispatcher.call(op, all);
        silent.push(operator);
      } catch (error) {
        const { name, message } = error as Error;
        if (name !== "DeviceError" && !/elements|Device/.test(message))
          silent.push(`${operator}: ${message.slice(0, 120)}`);
      }
    }
    expect(silent).toEqual([]);
    expect(checked).toBeGreaterThan(200);
  });
});
