// Outputs that get another shape inside of composites: layers see it, and wrappers state it.

import { describe, expect, test } from "vitest";
import {
  fakeTensor,
  functionalize,
  makeGraph,
  ops,
  type Tensor,
  tensor,
  withFakeTensors,
  zeros,
} from "../../generated/index.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { Wrapped } from "../wrapped.js";

const at = ops.aten as unknown as Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => unknown>>>>;
const matrix = (): Tensor =>
  tensor(
    [
      [4, 1, 0.5],
      [1, 3, 0.25],
      [0.5, 0.25, 2],
    ],
    { dtype: "float64" },
  );

/** Each writes into `outs`, which have other shapes. */
const rows: readonly (readonly [string, number, (x: Tensor, outs: readonly Tensor[]) => unknown])[] = [
  ["linalg_svd.U", 3, (x, [U, S, Vh]) => at["linalg_svd"]!["U"]!(x, { out: [U, S, Vh] })],
  ["linalg_matrix_power.out", 1, (x, [out]) => at["linalg_matrix_power"]!["out"]!(x, 1, { out })],
  ["diff.out", 1, (x, [out]) => at["diff"]!["out"]!(x, 0, { out })],
  ["hstack.out", 1, (x, [out]) => at["hstack"]!["out"]!([x, x], { out })],
  ["kron.out", 1, (x, [out]) => at["kron"]!["out"]!(x, x, { out })],
  ["nanmean.out", 1, (x, [out]) => at["nanmean"]!["out"]!(x, [0], { out })],
  ["qr.Q", 2, (x, [Q, R]) => at["qr"]!["Q"]!(x, true, { out: [Q, R] })],
];

describe.each(rows)("%s", (_, count, write) => {
  const { emit } = warnings;
  const silently = <R>(body: () => R): R => {
    warnings.emit = () => {};
    try {
      return body();
    } finally {
      warnings.emit = emit;
    }
  };
  const outs = (shape: readonly number[]): Tensor[] =>
    Array.from({ length: count }, () => zeros(shape, { dtype: "float64" }));
  const wantedFor = (x: Tensor): unknown[] => {
    const given = outs([0]);
    write(x, given);
    return given.map((out) => out.toArray());
  };
  const shapes = [[0], [2, 2]];

  test.each(shapes.map((shape) => [shape]))("in a graph, from %j", (shape) => {
    const graph = makeGraph((x: Tensor, given: readonly Tensor[]) => {
      write(x, given);
      return given.map((out) => out.mul(2));
    });
    silently(() => {
      const traced = graph(matrix(), outs(shape));
      const x = matrix().add(0.125);
      const results = traced.run(x, outs(shape));
      expect(results.map((one) => one.div(2).toArray())).toEqual(wantedFor(x));
    });
  });

  test.each(shapes.map((shape) => [shape]))("functionalized, from %j", (shape) => {
    silently(() => {
      const given = outs(shape);
      const results = functionalize(
        (x: Tensor, into: readonly Tensor[]) => {
          write(x, into);
          return into.map((out) => out.mul(2));
        },
        { remove: "mutations_and_views" },
      )(matrix(), given);
      expect(results.map((one) => one.div(2).toArray())).toEqual(wantedFor(matrix()));
      expect(given.map((one) => one.toArray())).toEqual(wantedFor(matrix()));
    });
  });

  test("of a class, and of fake tensors", () => {
    const wrapped = outs([0]).map((out) => new Wrapped(out));
    write(new Wrapped(matrix()), wrapped);
    expect(wrapped.map((one) => one.elem.toArray())).toEqual(wantedFor(matrix()));
    const fakes = Array.from({ length: count }, () => fakeTensor([0], { dtype: "float64" }));
    withFakeTensors(() => write(fakeTensor([3, 3], { dtype: "float64" }), fakes));
    const given = outs([0]);
    write(matrix(), given);
    for (const [i, { shape, strides }] of given.entries()) {
      expect([fakes[i]!.shape, fakes[i]!.strides]).toEqual([shape, strides]);
      expect([wrapped[i]!.shape, wrapped[i]!.strides]).toEqual([shape, strides]);
    }
  });
});

test("the shape of an output may depend on values", () => {
  const mask = tensor([true, false, true]);
  const select = (x: Tensor, out: Tensor): Tensor => at["index"]!["Tensor_out"]!(x, [mask], { out }) as Tensor;
  const out = zeros([0]);
  expect(functionalize(select)(tensor([1, 2, 3]), out).toArray()).toEqual([1, 3]);
  expect(out.toArray()).toEqual([1, 3]);
});

describe("an output that shares memory", () => {
  const twelve = (): Tensor => tensor([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { shape: [3, 4] });
  const results = (count: number): Tensor => tensor([-7, -8, -9, -10, -11].slice(0, count));
  /** The tensor, once the call beside it is done. */
  const written = (out: Tensor, _call: unknown): Tensor => out;
  const into = (x: Tensor, out: Tensor): unknown => at["abs"]!["out"]!(x, { out });

  test.each<[string, () => Tensor, (x: Tensor) => readonly Tensor[]]>([
    ["rows, made fewer", twelve, (x) => [x.slice(0, 1)].map((v) => written(v, into(results(2), v)))],
    ["columns, made fewer", twelve, (x) => [x.slice(1, 1, 3)].map((v) => written(v, into(results(2), v)))],
    ["a column, made longer", twelve, (x) => [x.slice(1, 0, 1)].map((v) => written(v, into(results(5), v)))],
    ["what has views, made smaller", twelve, (x) => [x.slice(0, 1)].map((v) => written(v, into(results(2), x)))],
    ["what has views, made empty", twelve, (x) => [x.slice(0, 1)].map((v) => written(v, into(results(0), x)))],
    [
      "frequencies into a transposed view",
      twelve,
      (x) => [x.transpose(0, 1)].map((v) => written(v, at["fft_rfftfreq"]!["out"]!(4, -2, { out: v }))),
    ],
    [
      "a view that is copied where nothing fits",
      () => tensor(2),
      (x) => [zeros([0])].map((out) => written(out, at["alias_copy"]!["out"]!(x, { out }))),
    ],
    [
      "a view that is copied into its own",
      () => zeros([1, 1]),
      (x) => [zeros([1, 1])].map((out) => written(out, at["squeeze_copy"]!["out"]!(x, { out }))),
    ],
    ["the diagonal of what has gaps", () => zeros([16]).asStrided([2, 2, 2], [8, 4, 2]), (x) => [x.fillDiagonal_(9)]],
  ])("%s: functionalized as eager", (_, make, body) => {
    const { emit } = warnings;
    warnings.emit = () => {};
    try {
      const all = (x: Tensor) => [...body(x), x].map((one) => one.mul(1));
      const eager = make();
      const wanted = [...all(eager), eager].map((one) => one.toArray());
      for (const remove of ["mutations", "mutations_and_views"] as const) {
        const given = make();
        expect([...functionalize(all, { remove })(given), given].map((one) => one.toArray())).toEqual(wanted);
      }
    } finally {
      warnings.emit = emit;
    }
  });
});
