// Functionalization: recorded programs, what programs of the package see of it, and its registrations compared with
// PyTorch's.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  dispatcher,
  type FunctionalizeOptions,
  fromFunctional,
  functionalizationGuard,
  functionalize,
  grad,
  isFunctional,
  makeGraph,
  noGrad,
  ops,
  sum,
  sync,
  type Tensor,
  tensor,
  toFunctional,
  withMode,
  zeros,
} from "../../generated/index.js";
import * as table from "../../generated/layers/functionalize.js";
import { slotOfKey } from "../../runtime/dispatch/keys.js";
import { readRecords } from "../conformance/files.js";
import { type FunctionalizeRecord, runFunctionalize } from "../conformance/functionalize.js";
import { runFunctionalized, Watch } from "../conformance/functionalized.js";
import type { OpRecord } from "../conformance/ops.js";
import { dropWarnings } from "../kernels/quiet.js";

const { aten } = ops;

const file = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));
const records = readRecords<FunctionalizeRecord>(file("functionalize.jsonl.gz"));
const modes = ["mutations", "mutations_and_views"] as const;
const lists = (result: readonly Tensor[]): unknown[] => result.map((one) => one.toArray());

test.each<readonly [string, (x: Tensor) => Tensor]>([
  ["reshape", (x) => x.reshape([4, 2])],
  ["as_strided", (x) => x.asStrided([3], [4])],
])("lazily conjugated and negated tensors with gaps: %s", (_, program) => {
  const numbers = tensor(Array.from({ length: 16 }, (_, i) => i)).mul({ re: 1, im: 2 });
  const conjugate = numbers.asStrided([2, 2, 2], [8, 4, 2]).conj();
  for (const x of [conjugate, conjugate.imag])
    for (const remove of modes) expect(functionalize(program, { remove })(x).toArray()).toEqual(program(x).toArray());
});

test("recorded programs", () => {
  const report = runFunctionalize(records);
  expect({ failed: report.failed, skipped: report.skipped, passed: report.passed, known: report.known.length }).toEqual(
    {
      failed: [],
      skipped: [],
      passed: records.length - 1,
      known: 1,
    },
  );
});

test("sums of integers into an output are computed in the output's dtype", () => {
  const into = (out: Tensor): Tensor => sum(tensor([100, 100], { dtype: "uint8" }), [0], { out });
  for (const dtype of ["uint8", "float32", "int64"] as const) {
    const out = (): Tensor => zeros([], { dtype });
    for (const remove of modes) expect(functionalize(into, { remove })(out())).toMatchObject({ dtype });
    for (const remove of modes) expect(functionalize(into, { remove })(out()).item()).toBe(into(out()).item());
  }
});

test.each(readdirSync(file("")).filter((name) => /^kernels-(?!unseen|half|refusals).*\.json\.gz$/.test(name)))(
  "every call of %s: the same functionalized, and nothing below writes",
  (name) => {
    const [{ ops: calls }] = readRecords<{ ops: OpRecord[] }>(file(name)) as [{ ops: OpRecord[] }];
    const report = runFunctionalized(calls);
    expect(report.failed).toEqual([]);
    expect(report.passed + report.known.length + report.skipped.length).toBe(calls.length);
    expect(report.passed).toBeGreaterThan(0);
  },
);

test.each<readonly [string, () => Tensor, string]>([
  ["a write", () => tensor([1]).add_(1), "aten::add_.Scalar writes"],
  ["a view", () => tensor([1]).view([1, 1]), "aten::view makes a view"],
])("the law notices %s", (_, body, message) => {
  const watch = new Watch(new Set(), true);
  withMode(watch, body);
  expect([...watch.found]).toEqual([message]);
});

// biome-ignore lint/suspicious/noExplicitAny: records are changed at will
type Any = any;
test.each<readonly [string, (record: Any) => void, RegExp]>([
  ["a result", (r) => (r.outs[0].data[0] += 1), /mutations: result 0: element 0: expected/],
  ["what is written", (r) => delete r.mutated.x0, /input x0 afterwards/],
  ["a call of the graph", (r) => r.graphs.mutations.steps.pop(), /mutations (graph|theirs)/],
])("a record with another %s fails", (_, change, message) => {
  const record = structuredClone(records.find(({ id }) => id === "fn0004")) as FunctionalizeRecord;
  change(record);
  expect(
    runFunctionalize([record])
      .failed.map(({ why }) => why)
      .join(),
  ).toMatch(message);
});

/** Programs of two inputs: results and inputs must be the same as without functionalization. */
const programs: readonly (readonly [string, (a: Tensor, b: Tensor) => readonly Tensor[]])[] = [
  ["a write through a view of a view", (a) => [a.t().select(0, 1).mul_(2), a]],
  ["a write through an expanded view", (a, b) => [b.expand([3, 4]).select(0, 1).add_(1), b, a]],
  ["an out argument that grows", (a, b) => { const out = zeros([0]); ops.aten.add.out(a, b, { out }); return [out]; }], // biome-ignore format: one row a program
  ["a result that eager code keeps apart from an input", (a) => { const z = zeros([3, 4]); z.copy_(a); return [z, a]; }], // biome-ignore format: one row a program
  ["lists in place", (a, b) => { ops.aten._foreach_add_.Scalar([a, b], 1); return [a, b]; }], // biome-ignore format: one row a program
  ["as_strided of a view sees the memory of its base", (a) => [a.select(0, 1).asStrided([2, 2], [4, 1], 1).mul_(3), a]],
  ["an input that is turned round in place", (a) => { a.t_(); a.add_(1); return [a.reshape([-1])]; }], // biome-ignore format: one row a program
  ["split, written, joined", (a) => { const [x, y] = a.split(2, 1) as [Tensor, Tensor]; x.add_(y); return [a, y]; }], // biome-ignore format: one row a program
  ["another dtype", (a) => { const z = zeros([3, 4], { dtype: "float64" }); z.copy_(a); z.add_(a); return [z]; }], // biome-ignore format: one row a program
  ["unfolded with a rest", (_, b) => [b.unfold(0, 2, 3).mul_(5), b]],
  ["a view of a view that grows no more: its base is resized first", (a) => { const z = zeros([2, 3]); z.copy_(a.narrow(0, 0, 2).narrow(1, 0, 3)); const v = z.select(0, 0).narrow(0, 1, 2); v.mul_(7); z.resize_([2, 2]); z.add_(1); return [z, v]; }], // biome-ignore format: one row a program
  ["a view of a view that shrinks", (a) => { const v = a.t().narrow(0, 1, 2); const w = v.select(0, 1); w.mul_(5); w.resize_([2]); w.add_(1); return [w, v, a]; }], // biome-ignore format: one row a program
  ["a view that grows within its base", (a) => { const w = a.select(0, 1).narrow(0, 1, 2); w.mul_(5); w.resize_([2, 2]); w.add_(1); return [w, a]; }], // biome-ignore format: one row a program
  ["a value of another layout below a view", (a) => { const z = zeros([12]); z.view([4, 3]).copy_(a.t()); return [z]; }], // biome-ignore format: one row a program
  ["a value of another layout above a view", (a) => { const z = zeros([4, 3]); const v = z.view([12]); z.copy_(a.t()); v.add_(1); return [z, v]; }], // biome-ignore format: one row a program
  ["a value of another layout above an unsafe view", (a) => { const z = zeros([4, 3]); z.copy_(a.t()); const v = aten._unsafe_view(z, [12]) as Tensor; v.add_(1); return [v]; }], // biome-ignore format: one row a program
  ["a value of another layout above smaller elements", (a) => { const z = zeros([4, 3]); const v = aten.view.dtype(z, "int16") as Tensor; z.copy_(a.t()); v.add_(1); return [z, v]; }], // biome-ignore format: one row a program
  ["a value of another layout above larger elements", (a) => { const z = zeros([3, 4]); const v = aten.view.dtype(z, "float64") as Tensor; z.copy_(a.t().contiguous().t()); v.add_(1); return [z]; }], // biome-ignore format: one row a program
  ["a value of another layout below complex numbers", (a) => { const z = zeros([2], { dtype: "complex64" }); const v = aten.view_as_real(z) as Tensor; v.copy_(a.slice(0, 0, 2).slice(1, 0, 2).t()); z.add_(1); return [v]; }], // biome-ignore format: one row a program
  ["a value of another layout above complex numbers", (a) => { const z = zeros([2, 2]); const v = aten.view_as_complex(z) as Tensor; z.copy_(a.slice(0, 0, 2).slice(1, 0, 2).t()); const w = v.mul(2); v.add_(1); return [z, w.real, w.imag]; }], // biome-ignore format: one row a program
  ["a lazily conjugated tensor that is written, and its parts", (a) => { const c = (aten.view_as_complex(a.view([3, 2, 2])) as Tensor).conj(); c.mul_({ re: 0, im: 1 }); const parts = [c.real, c.imag]; c.imag.add_(1); return [...parts, c.imag, a]; }], // biome-ignore format: one row a program
  ["a write through smaller elements, seen by siblings", (a) => { const z = a.add(1); const w = z.slice(0, 2, 3); (aten.view.dtype(z.slice(0, 2, 3), "int16") as Tensor).zero_(); return [z, w]; }], // biome-ignore format: one row a program
  ["an argument that gets what another one had before it was written", (a, b) => { b.copy_(a.select(0, 1)); a.zero_(); return []; }], // biome-ignore format: one row a program
  ["arguments that are exchanged", (a, b) => { const row = a.select(0, 1); const firstRow = row.clone(); row.copy_(b); b.copy_(firstRow); return []; }], // biome-ignore format: one row a program
  ["an argument that gets another view of itself", (a) => { const q = a.slice(1, 0, 3); q.copy_(q.t().clone()); return [q]; }], // biome-ignore format: one row a program
  ["a tensor that grows beyond its memory, with views", (a) => { const z = a.add(0); const v = z.view([12]); z.resize_([14]); v.add_(1); z.mul_(2); return [v, z.narrow(0, 0, 12)]; }], // biome-ignore format: one row a program
  ["an argument that grows beyond its memory, with views", (_, b) => { const v = b.view([2, 2]); b.resize_([6]); v.add_(1); b.fill_(3); return [v]; }], // biome-ignore format: one row a program
  ["a view that leaves its base", (a) => { const v = a.select(0, 2).narrow(0, 2, 2); v.resize_([2, 2]); v.fill_(7); return [a]; }], // biome-ignore format: one row a program
  ["a tensor that was resized and grows again", (a) => { const z = a.clone(); z.resize_([2, 2]); const v = z.view([4]); v.add_(1); z.resize_([15]); return [z.narrow(0, 0, 12), v]; }], // biome-ignore format: one row a program
  ["a tensor of another layout that shrinks", (a) => { const z = zeros([4, 3]); z.copy_(a.t()); z.resize_([5]); z.add_(1); return [z]; }], // biome-ignore format: one row a program
  ["an output that gets another shape, and then shows its memory", (a) => { const z = zeros([0]); aten.add.out(a, a, { out: z }); const v = z.asStrided([3], [4], 1); v.zero_(); return [z, v]; }], // biome-ignore format: one row a program
  ["the memory of complex numbers, by other strides", (a) => { const c = aten.view_as_complex(a.view([6, 2])) as Tensor; (aten.view_as_real(c) as Tensor).asStrided([3], [4], 1).neg_(); c.conj().asStrided([2], [2], 1).add_(1); return [a]; }], // biome-ignore format: one row a program
  ["an argument that shrinks, after its view was written", (a) => { const v = a.view([12]); const w = a.view([2, 6]); v.add_(1); a.resize_([2]); return [w, v]; }], // biome-ignore format: one row a program
  ["integers below an expansion that repeats nothing", (a) => { const z = aten._to_copy(a, { dtype: "int32" }) as Tensor; z.expand([1, 3, 4]).add_(1); return [z]; }], // biome-ignore format: one row a program
  ["pieces that are views without being declared as such", (a) => { const [x, , y] = aten.unsafe_split.Tensor(a, 1, 1) as Tensor[]; (aten._foreach_neg_ as unknown as (list: readonly Tensor[]) => void)([x!, y!]); return [a, x!]; }], // biome-ignore format: one row a program
  ["pieces of given sizes, and a base that is written", (a) => { const [x, y] = aten.unsafe_split_with_sizes(a, [1, 2], 0) as Tensor[]; y!.add_(1); a.mul_(2); return [x!, y!]; }], // biome-ignore format: one row a program
  ["pieces by their number", (_, b) => { const [x] = aten.unsafe_chunk(b, 2) as Tensor[]; x!.fill_(7); return [b]; }], // biome-ignore format: one row a program
  ["an output that is an operand, too, and grows", (_, b) => { const edges = zeros([0]); aten.histogram.bin_ct_out(b, 8, { out: [b, edges] }); return [edges]; }], // biome-ignore format: one row a program
  ["an output that is an operand of a composite, and shrinks", (_, b) => { aten.nanmean.out(b, [0], { out: b }); return []; }], // biome-ignore format: one row a program
  ["an output that is the operand of a reduction with places, and shrinks", (_, b) => { const at = zeros([], { dtype: "int64" }); aten.max.dim_max(b, -1, false, { out: [b, at] }); return [at]; }], // biome-ignore format: one row a program
  ["the norm of complex numbers in an output of real ones", (a) => { const out = zeros([0]); aten.linalg_vector_norm.out(aten.view_as_complex(a.view([3, 2, 2])) as Tensor, -3, [1, 0], true, { out }); return [out]; }], // biome-ignore format: one row a program
  ["windows that overlap, read", (_, b) => [b.unfold(0, 2, 1).sum([1]), b.add_(1)]],
];

describe.each(modes)("remove %s", (remove) => {
  test.each(programs)("%s", (_, program) => {
    const inputs = (): [Tensor, Tensor] => [
      tensor([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]), // biome-ignore format: a matrix
      tensor([1, -2, 3, -4]),
    ];
    const eager = inputs();
    const wanted = lists(program(...eager));
    const ownInputs = inputs();
    const functionalized = functionalize(program, { remove })(...ownInputs);
    expect(lists(functionalized)).toEqual(wanted);
    expect(lists(ownInputs)).toEqual(lists(eager));
    expect(ownInputs.map(({ shape, strides }) => [shape, strides])).toEqual(
      eager.map(({ shape, strides }) => [shape, strides]),
    );
    const traced = inputs();
    const graph = makeGraph(functionalize(program, { remove }))(...inputs());
    expect(lists(graph.run(...traced))).toEqual(wanted);
    expect(lists(traced)).toEqual(lists(eager));
  });
});

test("a lazily conjugated tensor stays one when it is written, and its conjugate is none", () => {
  const program = (x: Tensor): unknown => {
    const c = (aten.view_as_complex(x) as Tensor).conj();
    c.mul_(2);
    return [c, c.conj()].map((one) => aten.is_conj(one));
  };
  expect(functionalize(program)(tensor([[1, 2]]))).toEqual(program(tensor([[1, 2]])));
});

test("an argument that gets elements of its own memory in another order", () => {
  const x = tensor([1, 2, 3, 4]);
  const [low, high] = [x.slice(0, 0, 3), x.slice(0, 1, 4)];
  const program = (a: Tensor, b: Tensor): Tensor => { b.copy_(a.clone()); return a.add(0); }; // biome-ignore format: one line
  expect(functionalize(program)(low, high).toArray()).toEqual([1, 1, 2]);
  expect(x.toArray()).toEqual([1, 1, 2, 3]);
  const [y, z] = [tensor([1, 2]), tensor([3, 4])];
  functionalize((a: Tensor, b: Tensor) => { const c = zeros([2]); c.copy_(a); a.copy_(b); b.copy_(c); })(y, z); // biome-ignore format: one line
  expect([y.toArray(), z.toArray()]).toEqual([[3, 4], [1, 2]]); // biome-ignore format: pairs
});

test.each(modes)("memory beyond what an argument shows, remove %s", (remove) => {
  const fresh = (): Tensor => tensor([1, 2, 3, 4, 5, 6]).asStrided([2], [2], 1);
  const program = (a: Tensor): Tensor[] => {
    a.add_(10);
    const all = a.asStrided([4], [1], 1);
    all.mul_(2);
    const grown = a.clone();
    a.resize_([4]);
    return [all, grown, a];
  };
  const [x, y] = [fresh(), fresh()];
  expect(lists(functionalize(program, { remove })(x))).toEqual(lists(program(y)));
  expect([x.toArray(), x.shape, x.strides]).toEqual([y.toArray(), y.shape, y.strides]);
});

test("arguments that share memory go on to share it", () => {
  const x = tensor([1, 2, 3, 4]);
  const program = (a: Tensor, b: Tensor): Tensor => { a.add_(10); return b.mul(2); }; // biome-ignore format: one line
  expect(functionalize(program)(x, x.slice(0, 1, 3)).toArray()).toEqual([24, 26]);
  expect(x.toArray()).toEqual([11, 12, 13, 14]);
});

test("results and arguments are trees, and what is not a tensor stays", () => {
  const program = ({ x, n }: { x: Tensor; n: number }) => new Map([["made", [x.add_(n), n] as const]]);
  const x = tensor([1]);
  const transformed = functionalize(program)({ x, n: 2 });
  expect([...transformed].map(([key, [value, n]]) => [key, value.toArray(), n])).toEqual([["made", [3], 2]]);
  expect(x.toArray()).toEqual([3]);
});

test("nothing is written where the function throws", () => {
  const x = tensor([1]);
  const program = (a: Tensor): void => { a.add_(1); throw new Error("enough"); }; // biome-ignore format: one line
  expect(() => functionalize(program)(x)).toThrow("enough");
  expect([x.toArray(), x.add(1).toArray()]).toEqual([[1], [2]]);
  expect(isFunctional(zeros([1]))).toBe(false);
});

describe("gradients", () => {
  const program = (w: Tensor): Tensor => {
    const y = w.mul(2);
    y.select(0, 0).mul_(3);
    return y.square().sum();
  };
  const leaf = () => tensor([[1, 2], [3, 4]], { requiresGrad: true }); // biome-ignore format: a matrix
  const wanted = [[72, 144], [24, 32]]; // biome-ignore format: a matrix
  test.each(modes)("of a functionalized function, %s", (remove) => {
    const w = leaf();
    expect(grad([functionalize(program, { remove })(w)], [w])[0]!.toArray()).toEqual(wanted);
  });
  test.each(modes)("computed in a functionalized function, %s", (remove) => {
    expect(functionalize((w: Tensor) => grad([program(w)], [w])[0]!, { remove })(leaf()).toArray()).toEqual(wanted);
  });
  test("of gradients", () => {
    const twice = (w: Tensor): Tensor => {
      const [first] = grad([program(w)], [w], { createGraph: true });
      return grad([first!.square().sum()], [w])[0]!;
    };
    const expected = twice(leaf()).toArray();
    expect(functionalize(twice)(leaf()).toArray()).toEqual(expected);
    const w = leaf();
    const [first] = grad([functionalize(program)(w)], [w], { createGraph: true });
    expect(grad([first!.square().sum()], [w])[0]!.toArray()).toEqual(expected);
  });
  test("that gather in an argument", () => {
    const w = leaf();
    functionalize((v: Tensor) => program(v).backward())(w);
    expect(w.grad!.toArray()).toEqual(wanted);
  });
  test("in a graph there is no writing left", () => {
    const graph = makeGraph(
      functionalize((w: Tensor) => grad([program(w)], [w])[0]!, { remove: "mutations_and_views" }),
    )(leaf());
    const writes = graph.nodes.filter(({ op }) => op?.schema.arguments.some(({ alias }) => alias !== null));
    expect(writes.map(({ op }) => op!.name)).toEqual([]);
    expect(graph.run(leaf()).toArray()).toEqual(wanted);
  });
});

describe("writing into arguments while gradients are recorded", () => {
  const into = (
    x: Tensor,
    w: Tensor,
    fn: (x: Tensor, w: Tensor) => Tensor,
  ): [Tensor, number[], number[] | undefined] => [grad([fn(x, w).sum()], [w])[0]!, x.toArray(), w.grad?.toArray()];
  test.each<[string, (x: Tensor, w: Tensor) => Tensor]>([
    ["a product", (x, w) => x.mul_(w)],
    ["a view", (x, w) => x.select(0, 1).div_(w.select(0, 0)).add(x.exp())],
    ["twice", (x, w) => x.mul_(w).mul_(w)],
    ["what was read before", (x, w) => x.add(w).mul(x.mul_(w))],
  ])("%s", (_, fn) => {
    const fresh = (): [Tensor, Tensor] => [tensor([2, 3.5]), tensor([1.5, -2], { requiresGrad: true })];
    const wanted = into(...fresh(), fn);
    for (const remove of modes) {
      const [x, w] = fresh();
      expect(into(x, w, functionalize(fn, { remove })).map(String)).toEqual(wanted.map(String));
    }
  });
  test("no copy is made where nothing is recorded", () => {
    const names = (x: Tensor, w: Tensor) =>
      makeGraph(functionalize((a: Tensor, b: Tensor) => a.mul_(b)))(x, w).nodes.flatMap(({ op }) => op?.name ?? []);
    expect(names(tensor([1]), tensor([2]))).toEqual(["aten::mul.Tensor", "aten::copy_"]);
    const w = tensor([2], { requiresGrad: true });
    expect(noGrad(() => names(tensor([1]), w))).toEqual(["aten::mul.Tensor", "aten::copy_"]);
  });
  describe.each(modes)("into a leaf that is resized, unrecorded, %s", (remove) => {
    dropWarnings();
    const gradients = (shape: readonly number[], call: (w: Tensor, x: Tensor) => unknown, wrap: boolean): unknown => {
      const w = zeros(shape);
      w.requiresGrad = true;
      const body = (v: Tensor, x: Tensor): Tensor => {
        noGrad(() => aten.mul["out"]!(x, x, { out: v }));
        return (call(v, x) ?? v) as Tensor;
      };
      const result = (wrap ? functionalize(body, { remove }) : body)(w, tensor([2, 3]));
      if (result !== w) result.sum().backward();
      return [result === w, result.toArray(), w.toArray(), w.isLeaf, w.requiresGrad, w.grad!.toArray()];
    };
    const calls: readonly (readonly [string, (w: Tensor, x: Tensor) => unknown])[] = [
      ["read after", (w, x) => w.mul(x)],
      ["read twice", (w, x) => w.mul(x).add(w)],
      ["a view of it read after", (w, x) => w.select(0, 1).mul(x)],
      ["a gradient inside", (w, x) => void w.mul(x).sum().backward()],
    ];
    test.each(calls)("longer: %s", (_, call) => {
      expect(gradients([0], call, true)).toEqual(gradients([0], call, false));
    });
    test.each(calls)("shorter, where a value cannot lead to it, refused: %s", (_, call) => {
      expect(() => gradients([3], call, true)).toThrow(
        /^functionalize: a tensor of shape \[2?\] was written under noGrad and is read by calls that record/,
      );
    });
  });

  test("into a leaf, unrecorded", () => {
    const x = tensor([1, 2], { requiresGrad: true });
    functionalize((y: Tensor) => noGrad(() => y.add_(1)))(x);
    expect([x.toArray(), x.isLeaf, x.requiresGrad]).toEqual([[2, 3], true, true]);
    // Results that have no derivative are written into leaves in eager code, too.
    functionalize((y: Tensor) => y.logicalNot_())(x);
    expect([x.toArray(), x.isLeaf]).toEqual([[0, 0], true]);
    const empty = zeros([0]);
    empty.requiresGrad = true;
    functionalize((y: Tensor) => aten.special_airy_ai.out(tensor([0]), { out: y }))(empty);
    expect([empty.shape, empty.isLeaf]).toEqual([[1], true]);
  });
});

test("operators whose functional form is made of the one that writes", () => {
  const x = tensor([[0, 1], [-1, 0]]); // biome-ignore format: a matrix
  const out = zeros([0], { dtype: "complex64" });
  functionalize((a: Tensor, b: Tensor) => aten.linalg_eigvals.out(a, { out: b }))(x, out);
  expect(String(out.imag.abs())).toBe("tensor([1., 1.])");
});

test.each<readonly [string, (out: Tensor) => unknown]>([
  ["arange", (out) => aten.arange.start_out(0, 6, 1, { out })],
  ["linspace", (out) => aten.linspace.out(0, 5, 6, { out })],
  ["logspace", (out) => aten.logspace.out(0, 5, 6, 2, { out })],
  ["range", (out) => aten.range.out(0, 5, 1, { out })],
])("an output of %s with as many elements keeps its shape", (_, write) => {
  for (const shape of [
    [2, 3],
    [1, 6],
    [6, 1],
    [3, 1, 2],
  ]) {
    const [got, wanted] = [zeros(shape), zeros(shape)];
    functionalize(write)(got);
    write(wanted);
    expect([got.shape, got.toArray()]).toEqual([shape, wanted.toArray()]);
  }
});

test("a write to what is lifted reaches the tensor, as without functionalization", () => {
  for (const lift of [aten.lift, aten.lift_fresh]) {
    const written = (x: Tensor): Tensor => {
      (lift(x) as Tensor).add_(1);
      return x.mul(2);
    };
    const [eager, functional] = [zeros([2]), zeros([2])];
    expect(functionalize(written)(functional).toArray()).toEqual(written(eager).toArray());
    expect(functional.toArray()).toEqual(eager.toArray());
  }
});

test("a leaf that is lifted is not a result itself", () => {
  const x = tensor([1], { requiresGrad: true });
  expect(functionalize((y: Tensor) => (aten.lift_fresh(y) as Tensor).mul(2))(x).toArray()).toEqual([2]);
  expect(String(functionalize((y: Tensor) => aten.lift_fresh(y))(x))).toBe("tensor([1.], gradFn=<AliasBackward0>)");
});

test("low level: wrap, write, read", () => {
  const x = tensor([[1, 2], [3, 4]]); // biome-ignore format: a matrix
  const f = toFunctional(x);
  f.t().select(0, 1).mul_(10);
  sync(f);
  expect([isFunctional(f), isFunctional(x), fromFunctional(f).toArray(), x.toArray()]).toEqual([
    true,
    false,
    [[1, 20], [3, 40]], // biome-ignore format: a matrix
    [[1, 2], [3, 4]], // biome-ignore format: a matrix
  ]);
  expect(f.add(1).toArray()).toEqual([[2, 21], [4, 41]]); // biome-ignore format: a matrix
  const guard = functionalizationGuard({ reapplyViews: true });
  const inside = zeros([2]);
  guard.dispose();
  expect([isFunctional(inside), isFunctional(zeros([2]))]).toEqual([true, false]);
});

test("functions within functions are functionalized once", () => {
  const inner = functionalize((a: Tensor) => a.add_(1), { remove: "mutations_and_views" });
  const x = tensor([1]);
  expect(functionalize((a: Tensor) => inner(a).mul_(3))(x).toArray()).toEqual([6]);
  expect(x.toArray()).toEqual([6]);
});

test.each<readonly [string, () => unknown, string]>([
  [
    "options",
    () => functionalize((a: Tensor) => a, { remove: "views" } as unknown as FunctionalizeOptions),
    'functionalize: remove is "mutations" or "mutations_and_views", got "views"',
  ],
  [
    "unknown options",
    () => functionalize((a: Tensor) => a, { removes: 1 } as FunctionalizeOptions),
    'functionalize: unknown option "removes"; there is remove',
  ],
  [
    "unknown options of the guard",
    () => functionalizationGuard({ reapply: true } as never),
    'functionalizationGuard: unknown option "reapply"; there is reapplyViews',
  ],
  [
    "an option of another type",
    () => functionalizationGuard({ reapplyViews: 1 } as never),
    "functionalizationGuard: reapplyViews must be true or false, got number 1",
  ],
  [
    "no options",
    () => functionalize((a: Tensor) => a, null as unknown as FunctionalizeOptions),
    "functionalize: expected options { remove }, got null",
  ],
  [
    "a promise",
    () => functionalize(async (a: Tensor) => a)(tensor([1])),
    "functionalize: the function returned a promise, and what runs later is outside of functionalize. Await first, and give the function what was awaited.",
  ],
  ["what is not a tensor", () => toFunctional(1 as unknown as Tensor), "toFunctional: expected a tensor, got number 1"],
  [
    "a functional tensor",
    () => toFunctional(toFunctional(tensor([1]))),
    "toFunctional: this is a functional tensor already",
  ],
  [
    "an eager tensor",
    () => fromFunctional(tensor([1])),
    "fromFunctional: expected a functional tensor, as toFunctional makes it, got Tensor of float32 with shape [1]",
  ],
  [
    "a tensor from outside",
    () => {
      const outside = tensor([1]);
      functionalize((a: Tensor) => outside.add_(a))(tensor([1]));
    },
    "functionalize: aten::add_.Tensor writes into self, which comes from outside of the function, and reads a tensor from inside of it; pass it as an argument, or make it in the function by an operator such as zeros or clone",
  ],
  [
    "memory of another tensor",
    () => functionalize((a: Tensor, b: Tensor) => a.set_(b))(tensor([1]), tensor([2])),
    "functionalize: aten::set_.source_Tensor cannot be functionalized: it gives a tensor the memory of another one",
  ],
  [
    "a shape that writing would change",
    () => functionalize((a: Tensor, b: Tensor) => a.add_(b))(tensor([1]), tensor([1, 2])),
    "output with shape [1] doesn't match the broadcast shape [2]",
  ],
])("%s: refused", (_, body, message) => {
  let found = "";
  try {
    body();
  } catch (error) {
    found = (error as Error).message.split("\n")[0]!;
  }
  expect(found).toBe(message);
});

/** Operators of PyTorch 1.13 that one of the two registers at Functionalize and the other does not, and why. */
const differences: readonly (readonly [RegExp, string])[] = [
  [
    /^special_.*_polynomial_.*\.[nx]_scalar$|^(bitwise_x?or|floor_divide)\.Scalar$|^(mish|silu)_backward$|^isfinite$/,
    "a composite there, a kernel here",
  ],
  [/^(__[lr]shift__|_add_relu|_aminmax|_foreach_\w+)(\.\w+)?$/, "a kernel there, a composite here"],
  [
    /^(_stack|_addmm_activation|_convolution|channel_shuffle|_weight_norm_interface_backward|_transform_bias_rescale_qkv|_native_multi_head_attention|_native_decoder_only_multi_head_attention|_transformer_(encoder|decoder_only)_layer_fwd|adaptive_avg_pool3d_backward\.grad_input|_scaled_dot_product_attention_forward|glu_jvp)$/,
    "a kernel there, a composite here",
  ],
  [/^resize\.out$/, "PyTorch leaves it out; its functional form serves here"],
  [/^polygamma_$/, "PyTorch leaves it out; taken apart here"],
  [
    /^unsafe_split(\.|_with_sizes$)/,
    "PyTorch takes the pieces for new tensors, and a write to one does not reach the others' memory; views here",
  ],
  [/^(sym_)?(size|stride)(\.int)?$|^sym_(numel|storage_offset)$/, "numbers of a tensor: composites here"],
];

test("registrations beside PyTorch's", () => {
  const registered = [
    ...table.writes(),
    ...table.views(),
    ...table.viewsInPlace(),
    ...table.byHand(),
    ...table.refused(),
  ]
    .map(([name]): string => name)
    .concat(table.composites());
  functionalize(() => 0)();
  const slot = slotOfKey("Functionalize");
  expect(registered.filter((name) => !dispatcher.get(`aten::${name}`).kernels.has(slot))).toEqual([]);
  const theirs = readRecords<string>(file("functionalize-registrations.json.gz"));
  const there = new Set(
    readRecords<{ name: string; overload: string }>(file("schemas.jsonl.gz")).map(({ name, overload }) =>
      (overload === "" ? name : `${name}.${overload}`).replace("aten::", ""),
    ),
  );
  const golden = new Set(theirs.map((name) => name.replace("aten::", "")));
  const here = new Set(registered);
  const differing = [
    ...registered.filter((name) => there.has(name) && !golden.has(name)),
    ...[...golden].filter((name) => dispatcher.find(`aten::${name}`) !== undefined && !here.has(name)),
  ];
  expect(differing.filter((name) => !differences.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect(differences.filter(([pattern]) => !differing.some((name) => pattern.test(name)))).toEqual([]);
  expect(registered.filter((name) => golden.has(name)).length).toBeGreaterThanOrEqual(1364);
});

test.each(modes)("a detached factor has no history, with %s removed", (remove) => {
  const x = tensor([1, 2, 3], { requiresGrad: true });
  const detached = functionalize((y: Tensor) => aten.detach(aten.mul.Tensor(y, y)), { remove })(x) as Tensor;
  expect([detached.requiresGrad, detached.toArray()]).toEqual([false, [1, 4, 9]]);
  const product = functionalize((y: Tensor) => aten.mul.Tensor(aten.detach(y), y), { remove })(x) as Tensor;
  expect(grad(product.sum(), x)[0]!.toArray()).toEqual([1, 2, 3]);
});

/** Functions of two leaves that write through detached views, which leave the history of what they view as it is. */
const detachedWrites: Record<string, (x: Tensor, w: Tensor) => Tensor> = {
  "the whole": (x) => {
    const y = aten.mul.Tensor(x, x) as Tensor;
    aten.add_.Scalar(aten.detach(y), 1);
    return aten.mul.Tensor(y, y) as Tensor;
  },
  "a part": (x) => {
    const y = aten.mul.Tensor(x, x) as Tensor;
    aten.mul_.Scalar(aten.slice.Tensor(aten.detach(y), 0, 0, 1, 1), 3);
    return y;
  },
  "a leaf": (x) => {
    aten.add_.Scalar(aten.detach(x), 1);
    return aten.mul.Tensor(x, x) as Tensor;
  },
  "a part of a leaf": (x) => {
    aten.add_.Scalar(aten.detach(aten.slice.Tensor(x, 0, 0, 2, 1)), 1);
    return aten.mul.Tensor(x, x) as Tensor;
  },
  "a value with history, into a base without": (x, w) => {
    const base = aten.zeros_like(x);
    aten.add_.Tensor(aten.detach(base), w);
    return aten.add.Tensor(base, aten.mul.Tensor(x, w)) as Tensor;
  },
  "a value with history, into a base with another": (x, w) => {
    const y = aten.mul.Tensor(x, x);
    const detached = aten.detach(y);
    aten.add_.Tensor(detached, w);
    return aten.add.Tensor(detached, y) as Tensor;
  },
  "before a recorded write": (x) => {
    const y = aten.mul.Tensor(x, x) as Tensor;
    aten.add_.Scalar(aten.detach(y), 1);
    aten.mul_.Tensor(y, x);
    return y;
  },
};

test.each(Object.entries(detachedWrites).flatMap(([name, fn]) => modes.map((remove) => [name, remove, fn] as const)))(
  "a write through a detached view: %s, with %s removed",
  (_, remove, fn) => {
    const answers = [fn, functionalize(fn, { remove })].map((call) => {
      const [x, w] = [tensor([1, 2, 3], { requiresGrad: true }), tensor([5, 6, 7], { requiresGrad: true })];
      const y = call(x, w);
      y.sum().backward();
      return [y, x.grad, w.grad, x].map(String);
    });
    expect(answers[1]!.slice(1)).toEqual(answers[0]!.slice(1));
    expect(answers[0]![1]).not.toBe("null");
  },
);

/** Programs of two results: a write to the first must be seen through the second where eager code shares their memory, and only there. */
const sharing: readonly (readonly [string, (x: Tensor) => readonly [Tensor, Tensor]])[] = [
  ["a result and a view of it", (x) => (([a]) => [a, a.view([-1])] as const)([x.mul(2)] as const)],
  ["the same twice", (x) => (([a]) => [a, a] as const)([x.mul(2)] as const)],
  ["a result and its copy", (x) => (([a]) => [a, a.clone()] as const)([x.mul(2)] as const)],
  ["a copy made before a change", (x) => (([a, b]) => [a!.add_(0), b!] as const)(copied(x.mul(2)))],
  [
    "views that overlap",
    (x) => (([a]) => [a.narrow(0, 0, 1), a.narrow(0, 0, 2)] as const)([x.mul(2).add_(0)] as const),
  ],
  ["pieces apart", (x) => (([a]) => [a.narrow(0, 0, 1), a.narrow(0, 1, 1)] as const)([x.mul(2).add_(0)] as const)],
  ["a contiguous tensor, contiguous", (x) => (([a]) => [a, a.contiguous()] as const)([x.mul(2)] as const)],
  ["its own dtype", (x) => (([a]) => [a, a.to("float32")] as const)([x.mul(2)] as const)],
  [
    "copies of one into two",
    (x) => (([a]) => [zeros([2]).copy_(a), zeros([2]).copy_(a)] as const)([x.mul(2)] as const),
  ],
  ["an argument copied into two", (x) => [zeros([2]).copy_(x), zeros([2]).copy_(x)]],
  ["an argument and its copy", (x) => [x, zeros([2]).copy_(x)]],
  ["an argument and a copy of a view", (x) => [x.view([2]), zeros([2]).copy_(x.view([2]))]],
];
const copied = (x: Tensor): readonly Tensor[] => [x, x.clone()];

test.each(sharing)("two results share memory where eager code shares it: %s", (_name, fn) => {
  const seen = (call: (x: Tensor) => readonly [Tensor, Tensor], writes = true): readonly unknown[] => {
    const x = tensor([1, 2]);
    const [first, second] = call(x);
    if (writes) first.fill_(9);
    return [x.toArray(), second.toArray()];
  };
  expect(seen(functionalize(fn, { remove: "mutations" }))).toEqual(seen(fn));
  // Without views a result may be a copy where eager code returns a view, never the reverse.
  const [, second] = seen(functionalize(fn, { remove: "mutations_and_views" }));
  expect([seen(fn)[1], seen(fn, false)[1]]).toContainEqual(second);
});

/** Operators in place without a derivative: eager memory keeps the history of what it held before. */
const withoutDerivative: readonly (readonly [string, (y: Tensor) => unknown])[] = [
  ["logical_not_", (y) => y.logicalNot_()],
  ["logical_and_", (y) => y.logicalAnd_(y)],
  ["logical_or_", (y) => y.logicalOr_(y)],
  ["logical_xor_", (y) => y.logicalXor_(y)],
];
/** Writes of which the tensor that is written decides: results and refusals are eager code's. */
const decidedByTarget: readonly (readonly [string, () => Tensor, (x: Tensor) => unknown])[] = [
  ["elements that overlap, added to", () => zeros([1]), (x) => x.expand([4]).add_(1)],
  ["elements that overlap, in one operand", () => zeros([1]), (x) => x.expand([4]).abs_()],
  ["elements that overlap, summed up", () => zeros([1]), (x) => x.expand([4]).cumsum_(0)],
  ["truth values, summed up", () => tensor([true, false, true]), (x) => x.cumsum_(0)],
  ["truth values, multiplied", () => tensor([true, false, true]), (x) => x.cumprod_(0)],
  ["bytes, summed up", () => tensor([200, 100, 7], { dtype: "uint8" }), (x) => x.cumsum_(0)],
  ["integers, multiplied", () => tensor([2 ** 30, 8, 3], { dtype: "int32" }), (x) => x.cumprod_(0)],
  ["a copy of a view, repeated", () => zeros([2, 2]), (x) => aten.alias_copy["out"]!(tensor([1, 2]), { out: x })],
  ["a copy of a view, in what holds nothing", () => zeros([0]), (x) => aten.t_copy["out"]!(tensor([1, 2]), { out: x })],
  [
    "a copy of a slice, repeated",
    () => zeros([3, 2]),
    (x) => aten.slice_copy["Tensor_out"]!(tensor([1, 2]), 0, 0, 2, 1, { out: x }),
  ],
];

describe.each(modes)("what is written decides as in eager code, without %s", (remove) => {
  test.each(withoutDerivative)("its history: %s", (_, write) => {
    const run = (body: (a: Tensor) => Tensor): unknown => {
      const x = tensor([1, 0, 2], { requiresGrad: true });
      const y = body(x);
      return [y.toArray(), y.requiresGrad && grad([y.sum()], [x])[0]!.toArray()];
    };
    const program = (a: Tensor): Tensor => {
      const y = a.mul(3);
      write(y);
      return y;
    };
    expect(run(functionalize(program, { remove }))).toEqual(run(program));
    expect(run(program)).toEqual([expect.anything(), [3, 3, 3]]);
  });

  test.each(decidedByTarget)("%s", (_, make, write) => {
    const run = (body: (a: Tensor) => Tensor): unknown => {
      const x = make();
      return [thrown(() => body(x)), x.shape, x.toArray()];
    };
    const program = (a: Tensor): Tensor => {
      write(a);
      return a;
    };
    expect(run(functionalize(program, { remove }))).toEqual(run(program));
  });
});

/** What a call gives, or the first line of its error. */
function thrown(call: () => Tensor): unknown {
  try {
    return call().toArray();
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
}
