// Faster loops that others offer: which runs use them, what is unaffected, which is tried first, how they are turned off and explained.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterEach, describe, expect, test } from "vitest";
import {
  add,
  add_,
  addmm,
  all,
  amax,
  amin,
  any,
  bmm,
  type DType,
  exp,
  explain,
  type InnerLoops,
  type LoopOffer,
  type LoopOfferHandle,
  logSoftmax,
  matmul,
  mean,
  mul,
  neg,
  offerLoop,
  ops,
  prod,
  softmax,
  sum,
  type Tensor,
  tensor,
  useKernels,
  where,
} from "../../../generated/index.js";
import { dispatcher } from "../../../runtime/dispatch/dispatcher.js";
import { deferredOffers } from "../../../runtime/kernels/loops/loop-table.js";
import { innerLoopNames } from "../../../runtime/kernels/loops/offer-loop.js";
import { warnings } from "../../../runtime/kernels/shapes/outputs.js";
import { seed } from "../../seeded.js";

const handles: LoopOfferHandle[] = [];
afterEach(() => {
  for (const handle of handles.splice(0)) handle.dispose();
});

let reached: string[] = [];
/** The result of `body`, and which offered loops it used. */
function reaching(body: () => Tensor | number): [readonly string[], unknown] {
  reached = [];
  const result = body();
  return [reached, typeof result === "number" ? result : result.toArray()];
}

type Numbers = Float32Array;

/** A loop for add.Tensor that notes its run. */
function addLoop(name: string) {
  return (
    n: number,
    out: Numbers,
    at: number,
    step: number,
    a: Numbers,
    aAt: number,
    aStep: number,
    b: Numbers,
    bAt: number,
    bStep: number,
    alpha: number,
  ): void => {
    reached.push(`${name} ${n}: ${step} ${aStep} ${bStep}`);
    for (let i = 0; i < n; i++) out[at + i * step] = a[aAt + i * aStep]! + Number(alpha) * b[bAt + i * bStep]!;
  };
}

function offerAdd(
  name: string,
  more: Omit<LoopOffer, "loop" | "dtype"> & { readonly dtype?: DType } = {},
): LoopOfferHandle {
  const handle = offerLoop("add.Tensor", { dtype: "float32", ...more, loop: addLoop(name) });
  handles.push(handle);
  return handle;
}

const f32 = (values: Parameters<typeof tensor>[0], dtype: DType = "float32"): Tensor => tensor(values, { dtype });
const four = f32([1, 2, 3, 4]);
const matrix = f32([
  [1, 2, 3],
  [4, 5, 6],
]);

describe("a loop offered for a pointwise operator", () => {
  const runs: [what: string, body: () => Tensor, loops: string[], value: unknown][] = [
    ["contiguous runs", () => add(four, four), ["fast 4: 1 1 1"], [2, 4, 6, 8]],
    ["short runs: not from 3 elements on", () => add(f32([1, 2]), f32([3, 4])), [], [4, 6]],
    ["another dtype", () => add(f32([1, 2, 3], "float64"), f32([1, 2, 3], "float64")), [], [2, 4, 6]],
    [
      "what half precision computes in",
      () => add(f32([1, 2, 3], "float16"), f32([1, 2, 3], "float16")),
      ["fast 3: 1 1 1"],
      [2, 4, 6],
    ],
    ["promotion", () => add(four, tensor([1, 2, 3, 4], { dtype: "int32" })), ["fast 4: 1 1 1"], [2, 4, 6, 8]],
    ["a parameter", () => add(four, four, { alpha: 2 }), ["fast 4: 1 1 1"], [3, 6, 9, 12]],
    ["the in-place form", () => add_(f32([1, 2, 3]), f32([1, 1, 1])), ["fast 3: 1 1 1"], [2, 3, 4]],
    [
      "the out form",
      () => ops.aten.add.out(four, four, { out: f32([0, 0, 0, 0]) }) as Tensor,
      ["fast 4: 1 1 1"],
      [2, 4, 6, 8],
    ],
    [
      "a broadcast row: runs of its length",
      () => add(matrix, f32([1, 2, 3])),
      ["fast 3: 1 1 1", "fast 3: 1 1 1"],
      [
        [2, 4, 6],
        [5, 7, 9],
      ],
    ],
    [
      "a broadcast column: still within a run",
      () => add(matrix, f32([[1], [2]])),
      ["still 3: 1 1 0", "still 3: 1 1 0"],
      [
        [2, 3, 4],
        [6, 7, 8],
      ],
    ],
    ["a tensor of one number", () => add(f32(5), four), ["still 4: 1 0 1"], [6, 7, 8, 9]],
    ["steps", () => add(matrix.t(), matrix), ["odd"], "refused"],
    [
      "other steps than one",
      () => add(f32([1, 2, 3, 4, 5, 6]).slice(0, 0, 6, 2), f32([1, 1, 1])),
      ["odd 3: 1 2 1"],
      [2, 4, 6],
    ],
    ["nothing", () => add(f32([]), f32([])), [], []],
  ];

  test.each(runs.filter(([, , loops]) => loops[0] !== "odd"))("takes %s", (_what, body, loops, value) => {
    offerAdd("fast", { from: 3 });
    offerAdd("still", { from: 3, layout: "scalar" });
    offerAdd("odd", { layout: ["strided"] });
    expect(reaching(body)).toEqual([loops, value]);
    useKernels("ts");
    expect(reaching(body)).toEqual([[], value]);
    useKernels(null);
  });

  test("is used in gradients, which are unchanged", () => {
    const negated = (
      n: number,
      out: Numbers,
      at: number,
      step: number,
      a: Numbers,
      aAt: number,
      aStep: number,
    ): void => {
      reached.push("neg");
      for (let i = 0; i < n; i++) out[at + i * step] = -a[aAt + i * aStep]!;
    };
    handles.push(offerLoop(neg, { dtype: "float32", loop: negated }));
    const x = tensor([1, 2], { requiresGrad: true });
    const y = neg(x);
    expect(y.gradFn!.name).toBe("NegBackward0");
    reached = [];
    y.backward(f32([1, 2]));
    expect([x.grad!.toArray(), reached]).toEqual([[-1, -2], ["neg"]]);
  });

  test("is tried newest first, passes on calls that it declines, and is removed by dispose", () => {
    const older = offerAdd("older");
    const declining = offerLoop(ops.aten.add.Tensor, {
      dtype: "float32",
      loop: (n: number): boolean => {
        reached.push(`asked ${n}`);
        return false;
      },
    });
    expect(reaching(() => add(four, four))[0]).toEqual(["asked 4", "older 4: 1 1 1"]);
    older.dispose();
    older.dispose();
    expect(reaching(() => add(four, four))).toEqual([["asked 4"], [2, 4, 6, 8]]);
    declining.dispose();
    expect(reaching(() => add(four, four))).toEqual([[], [2, 4, 6, 8]]);
  });

  test("with three tensors and a condition is found by the computing dtype", () => {
    const chosen = (
      n: number,
      out: Numbers,
      at: number,
      _: number,
      c: Uint8Array,
      cAt: number,
      __: number,
      a: Numbers,
      aAt: number,
      ___: number,
      b: Numbers,
      bAt: number,
    ): void => {
      reached.push(`where ${n}`);
      for (let i = 0; i < n; i++) out[at + i] = c[cAt + i] !== 0 ? a[aAt + i]! : b[bAt + i]!;
    };
    handles.push(offerLoop("where.self", { dtype: "float32", loop: chosen }));
    const condition = tensor([true, false, true, false]);
    expect(reaching(() => where(condition, four, mul(four, -1)))).toEqual([["where 4"], [1, -2, 3, -4]]);
    // A constant condition is not a contiguous run, and neither is one whose results have gaps.
    expect(reaching(() => where(tensor(true), four, four))).toEqual([[], [1, 2, 3, 4]]);
    const out = f32([0, 0, 0, 0, 0, 0, 0, 0]);
    const gaps = { out: out.slice(0, 0, 8, 2) };
    expect(reaching(() => ops.aten.where.self_out(condition, four, mul(four, -1), gaps) as Tensor)).toEqual([
      [],
      [1, -2, 3, -4],
    ]);
    expect(out.toArray()).toEqual([1, 0, -2, 0, 3, 0, -4, 0]);
    // A declining loop is skipped.
    handles.push(offerLoop("where.self", { dtype: "float32", loop: () => false }));
    expect(reaching(() => where(condition, four, mul(four, -1)))).toEqual([["where 4"], [1, -2, 3, -4]]);
  });

  test("gives the built-in loop's results for all shapes and strides", () => {
    let state = seed;
    const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
    const below = (n: number): number => Math.floor(next() * n);
    let used = 0;
    for (let round = 0; round < 300; round++) {
      const shape = Array.from({ length: below(4) }, () => below(5) + 1);
      const one = (): Tensor => {
        const operandShape = shape.map((size) => (next() < 0.3 ? 1 : size)).slice(below(2) * below(shape.length + 1));
        const count = operandShape.reduce((a, b) => a * b, 2);
        const values = Array.from({ length: count }, () => below(20) - 10);
        const strided = f32(values)
          .slice(0, 0, count, 2)
          .reshape([...operandShape].reverse());
        return next() < 0.5
          ? strided.permute(operandShape.map((_, i) => operandShape.length - 1 - i))
          : strided.contiguous().permute(operandShape.map((_, i) => operandShape.length - 1 - i));
      };
      const [a, b] = [one(), one()];
      const run = (): unknown => add(a, b, { alpha: 3 }).toArray();
      const expected = run();
      const layout = (["contiguous", "scalar", "strided"] as const)[round % 3]!;
      const handle = offerAdd("any", { layout, from: below(4) });
      reached = [];
      expect(run()).toEqual(expected);
      used += reached.length;
      handle.dispose();
    }
    expect(used).toBeGreaterThan(100);
  });

  test("is listed in explanations, in the order of trying, unless it is turned off", () => {
    const offered = (): string[] =>
      explain(add, four, four)
        .toString()
        .split("\n")
        .filter((line) => line.startsWith("   "));
    expect(offered()).toEqual([]);
    offerLoopNamed("second");
    offerLoopNamed("first");
    const lines = [
      "   offered: first (test) for float32, contiguous or scalar runs from 64 elements",
      "   offered: second (test) for float32, contiguous or scalar runs from 64 elements",
    ];
    expect(offered()).toEqual(lines);
    expect(explain("add.out", four, four, { out: four }).toString()).toContain(lines[0]);
    expect(explain("add_.Tensor", four, four).steps.at(-1)!.offers).toHaveLength(2);
    expect(useKernels("ts")).toBe(null);
    expect(offered()).toEqual([]);
    expect(useKernels(null)).toBe("ts");
    expect(offered()).toEqual(lines);

    function offerLoopNamed(name: string): void {
      const loop = Object.defineProperty(addLoop(name), "name", { value: name });
      handles.push(
        offerLoop("add.Tensor", { dtype: "float32", layout: ["contiguous", "scalar"], from: 64, source: "test", loop }),
      );
    }
  });
});

describe("the source of offers", () => {
  test("can be selected by name", () => {
    offerAdd("wasm", { source: "wasm" });
    offerAdd("mine");
    const used: [string | null, string[]][] = [
      [null, ["mine 4: 1 1 1"]],
      ["wasm", ["wasm 4: 1 1 1"]],
      ["user, wasm", ["mine 4: 1 1 1"]],
      ["ts", []],
      ["ts,wasm", ["wasm 4: 1 1 1"]],
      ["", ["mine 4: 1 1 1"]],
    ];
    for (const [sources, loops] of used) {
      useKernels(sources);
      expect([sources, reaching(() => add(four, four))[0]]).toEqual([sources, loops]);
    }
    // An offer waits while other loops are in use.
    useKernels("wasm");
    offerAdd("later");
    expect(reaching(() => add(four, four))[0]).toEqual(["wasm 4: 1 1 1"]);
    expect(useKernels(null)).toBe("wasm");
    expect(reaching(() => add(four, four))[0]).toEqual(["later 4: 1 1 1"]);
  });

  test("is named if nothing has been offered under the name, which may still happen", async () => {
    const warned: string[] = [];
    const { emit } = warnings;
    const waiting = deferredOffers.installed;
    deferredOffers.install({ offer: () => undefined, source: "waiting" });
    warnings.emit = (message) => warned.push(message);
    const saidOf = async (choose: () => unknown): Promise<string[]> => {
      choose();
      await new Promise((done) => setTimeout(done));
      return warned.splice(0);
    };
    try {
      offerAdd("mine");
      offerAdd("vectors", { source: "wasm" });
      for (const sources of ["wasm", "user", "ts", null, "", "ts, user"])
        expect(await saidOf(() => useKernels(sources))).toEqual([]);
      // This is what waits for the first long run.
      expect(await saidOf(() => useKernels("waiting"))).toEqual([]);
      expect(await saidOf(() => useKernels("wsam, user, waiting, other"))).toEqual([
        'useKernels, or TENGEN_KERNELS: no loops have been offered under the name "wsam". Did you mean wasm? Loops offered under it later will be used.',
        'useKernels, or TENGEN_KERNELS: no loops have been offered under the name "other". Loops offered under it later will be used.',
      ]);
      expect(await saidOf(() => offerAdd("late", { source: "other" }))).toEqual([]);
      expect(reaching(() => add(four, four))[0]).toEqual(["late 4: 1 1 1"]);
      const together = () => {
        useKernels("third");
        offerAdd("third", { source: "third" });
      };
      expect(await saidOf(together)).toEqual([]);
      deferredOffers.install(null);
      expect(await saidOf(() => useKernels("wasm, usr"))).toEqual([
        'useKernels, or TENGEN_KERNELS: no loops have been offered under the name "usr". Did you mean user? Loops offered under it later will be used.',
      ]);
    } finally {
      warnings.emit = emit;
      deferredOffers.install(waiting);
      useKernels(null);
    }
  });

  test("is set by TENGEN_KERNELS when a program starts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tengen-offers-"));
    try {
      const file = join(folder, "program.mjs");
      const { outputFiles } = await build({
        stdin: {
          contents: `
            import { neg, offerLoop, tensor } from "./generated/index.js";
            for (const source of ["first", "second"]) offerLoop("neg", { dtype: "float32", source, loop: () => { console.log(source); return false; } });
            neg(tensor([1]));
          `,
          resolveDir: fileURLToPath(new URL("../../..", import.meta.url)),
        },
        bundle: true,
        format: "esm",
        platform: "node",
        write: false,
      });
      writeFileSync(file, outputFiles[0]!.text);
      const run = (kernels: string): string =>
        execFileSync("/bin/sh", ["-c", '"$0" "$1" 2>&1', process.execPath, file], {
          encoding: "utf8",
          env: { ...process.env, TENGEN_KERNELS: kernels },
        });
      expect(["", "ts", "first", "ts, second", "frist"].map(run)).toEqual([
        "second\nfirst\n",
        "",
        "first\n",
        "second\n",
        'useKernels, or TENGEN_KERNELS: no loops have been offered under the name "frist". Did you mean first? Loops offered under it later will be used.\n',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("a loop offered for an inner loop of other kernels", () => {
  const a = f32([
    [1, 2],
    [3, 4],
  ]);
  const rows: [name: keyof InnerLoops, bodies: (() => Tensor)[], explained: () => string][] = [
    [
      "mm",
      [
        () => matmul(a, a),
        () => addmm(a, a, a),
        () => bmm(a.unsqueeze(0), a.unsqueeze(0)),
        () => matmul(a, f32([1, 1])),
      ],
      () => explain("mm", a, a).toString(),
    ],
    [
      "mm/outer",
      [() => matmul(a.slice(1, 0, 1), a.slice(0, 0, 1)), () => bmm(a.unsqueeze(2), a.unsqueeze(1))],
      () => explain("mm", a, a).toString(),
    ],
    ["sum", [() => sum(a), () => sum(a, 1), () => mean(a, [0])], () => explain("sum.dim_IntList", a, [1]).toString()],
    ["prod", [() => prod(a, 1)], () => explain("prod.dim_int", a, 1).toString()],
    ["amax", [() => amax(a, [1])], () => explain("amax", a, [1]).toString()],
    ["amin", [() => amin(a, [1])], () => explain("amin", a, [1]).toString()],
    ["any", [() => any(a, 1), () => any(a)], () => explain("any.dim", a, 1).toString()],
    ["all", [() => all(a, 1), () => all(a)], () => explain("all.dim", a, 1).toString()],
    ["_softmax", [() => softmax(a, 1)], () => explain("_softmax", a, 1, false).toString()],
    ["_log_softmax", [() => logSoftmax(a, 0)], () => explain("_log_softmax", a, 1, false).toString()],
    [
      "copy",
      [() => a.t().contiguous(), () => f32([0, 0]).copy_(a.select(1, 0))],
      () => explain("copy_", a, a).toString(),
    ],
  ];

  test("each has the name of an operator, with a part where it is not its only one, and is documented", () => {
    const docs = readFileSync(new URL("../../../docs/pointwise.md", import.meta.url), "utf8");
    const names = innerLoopNames();
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const packet = `aten::${name.split("/")[0]}`;
      const operators = [packet, `${packet}_`].flatMap((one) => dispatcher.overloadsOf(one));
      expect([name, operators.length > 0]).toEqual([name, true]);
      expect(docs).toContain(`"${name}"`);
    }
  });

  test.each(rows)("%s: is called, and may decline", (name, bodies, explained) => {
    const expected = bodies.map((body) => body().toArray());
    const declining = function noted(): false {
      reached.push(name);
      return false;
    };
    const offer = { dtype: "float32", layout: ["contiguous", "strided"], source: "test", loop: declining } as const;
    const handle = offerLoop(name, offer as unknown as LoopOffer<never>);
    for (const [i, body] of bodies.entries()) {
      reached = [];
      expect([body().toArray(), reached[0]]).toEqual([expected[i], name]);
    }
    const line = "   offered: noted (test) for float32, contiguous or strided runs from 1 elements";
    expect(explained()).toContain(line);
    handle.dispose();
    for (const [i, body] of bodies.entries()) {
      reached = [];
      expect([body().toArray(), reached]).toEqual([expected[i], []]);
    }
    expect(explained()).not.toContain("offered");
  });

  test("for a matrix product computes it, finished rows included", () => {
    const loop: InnerLoops["mm"] = (m, n, k, out, x, y, finish, batch, row) => {
      reached.push(`${m} ${n} ${k}`);
      for (let i = 0; i < m; i++) {
        for (let j = 0; j < n; j++) {
          row[j] = 0;
          for (let p = 0; p < k; p++) {
            const left = x.array[x.offset + i * x.rowStep + p * x.columnStep]!;
            row[j]! += left * y.array[y.offset + p * y.rowStep + j * y.columnStep]!;
          }
        }
        finish?.(row, i, batch);
        for (let j = 0; j < n; j++) out.array[out.offset + i * out.rowStep + j * out.columnStep] = row[j]!;
      }
    };
    handles.push(offerLoop("mm", { dtype: "float32", layout: ["contiguous", "strided"], from: 8, loop }));
    expect(reaching(() => matmul(a, a))).toEqual([
      ["2 2 2"],
      [
        [7, 10],
        [15, 22],
      ],
    ]);
    expect(reaching(() => addmm(a, a, a.t(), { beta: 2, alpha: 10 }))).toEqual([
      ["2 2 2"],
      [
        [52, 114],
        [116, 258],
      ],
    ]);
    expect(reaching(() => matmul(a, f32([1, 1])))).toEqual([[], [3, 7]]);
  });

  test("for rows accumulates into the previous results", () => {
    const loop: InnerLoops["sum"] = (array, place, rowStep, rows, step, count, result, at) => {
      reached.push(`${rows} of ${count} to ${result[at]}`);
      for (let r = 0; r < rows; r++)
        for (let i = 0; i < count; i++) result[at + r]! += array[place + r * rowStep + i * step]!;
    };
    handles.push(offerLoop("sum", { dtype: "float32", loop }));
    expect(reaching(() => sum(matrix, 1))).toEqual([["2 of 3 to 0"], [6, 15]]);
    expect(reaching(() => sum(matrix, 0))).toEqual([[], [5, 7, 9]]);
    const cube = f32(new Array<number>(12).fill(1)).reshape([2, 2, 3]);
    expect(reaching(() => sum(cube, [0, 1]))).toEqual([[], [4, 4, 4]]);
    expect(reaching(() => sum(cube, [0, 2]))).toEqual([
      ["2 of 3 to 0", "2 of 3 to 3"],
      [6, 6],
    ]);
  });
});

test("an offer that no call can use is rejected", () => {
  const loop = addLoop("x");
  const offered: [unknown, unknown, string][] = [
    [
      "roll",
      { dtype: "float32", loop },
      `offerLoop: aten::roll has no loops, since it is not a pointwise operator. Inner loops of other kernels have the names ${innerLoopNames().join(", ")}`,
    ],
    [
      "add",
      { dtype: "float32", loop },
      "offerLoop: several operators of that name have loops: use one of aten::add.Tensor, aten::add.Scalar",
    ],
    [
      7,
      { dtype: "float32", loop },
      'offerLoop: expected a public function (add), an operator (ops.aten.add.Tensor) or a registry name ("aten::add.Tensor"), got number 7',
    ],
    [
      "exp",
      { dtype: "int32", loop },
      "a loop offered for aten::exp: there is no loop for int32 to replace; the kernel has loops for float16, float32, float64, complex64, complex128, bfloat16",
    ],
    [
      exp,
      { dtype: "complex32", loop },
      "a loop offered for aten::exp: there is no loop for complex32 to replace; the kernel has loops for float16, float32, float64, complex64, complex128, bfloat16",
    ],
    [
      "exp",
      { loop },
      "a loop offered for aten::exp: there is no loop for undefined to replace; the kernel has loops for float16, float32, float64, complex64, complex128, bfloat16",
    ],
    ["exp", undefined, "a loop offered for aten::exp: expected { dtype, loop }, got undefined"],
    ["exp", { dtype: "float32" }, "a loop offered for aten::exp: expected the loop as a function, got undefined"],
    [
      "exp",
      { dtype: "float32", loop, layout: "row" },
      'a loop offered for aten::exp: expected a layout of contiguous, scalar, strided, or several in an array, got "row"',
    ],
    [
      "exp",
      { dtype: "float32", loop, layout: [] },
      "a loop offered for aten::exp: expected a layout of contiguous, scalar, strided, or several in an array, got an array of 0",
    ],
    [
      "exp",
      { dtype: "float32", loop, layout: 3 },
      "a loop offered for aten::exp: expected a layout of contiguous, scalar, strided, or several in an array, got number 3",
    ],
    [
      "exp",
      { dtype: "float32", loop, from: 1.5 },
      "a loop offered for aten::exp: expected a number of elements as `from`, got number 1.5",
    ],
    [
      "exp",
      { dtype: "float32", loop, source: "ts" },
      'a loop offered for aten::exp: expected a name of letters, digits, - and _ as `source`, but for `ts`, got "ts"',
    ],
    [
      "exp",
      { dtype: "float32", loop, source: "a,b" },
      'a loop offered for aten::exp: expected a name of letters, digits, - and _ as `source`, but for `ts`, got "a,b"',
    ],
    [
      "sum",
      { dtype: "complex64", loop },
      "a loop offered for sum: there is no loop for complex64 to replace; the kernel has loops for uint8, int8, int16, int32, int64, float32, float64, bool",
    ],
  ];
  for (const [target, offer, message] of offered)
    expect(() => offerLoop(target as string, offer as LoopOffer)).toThrow(message);
  expect(() => useKernels(1 as unknown as string)).toThrow(
    "useKernels: expected a comma-separated list of names, or null for all, got number 1",
  );
});
