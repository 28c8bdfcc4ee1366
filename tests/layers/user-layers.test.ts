// The layers that examples/ writes as user programs have the same results as the library's own.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as ours from "../../examples/user-autocast/autocast.js";
import { lists } from "../../examples/user-autocast/lists.js";
import { functionalize } from "../../examples/user-functionalization/functionalize.js";
import * as T from "../../generated/index.js";
import { autocastLists } from "../../generated/layers/autocast.js";
import { type AutocastRecord, runAutocast } from "../conformance/autocast.js";
import { readRecords } from "../conformance/files.js";
import { type FunctionalizeRecord, underAnother } from "../conformance/functionalize.js";
import { runFunctionalized, type Way } from "../conformance/functionalized.js";
import type { OpRecord } from "../conformance/ops.js";
import { GpuMode, OnGpu } from "../gpu.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const file = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

describe.each(["user-autocast", "user-functionalization"])("examples/%s", (folder) => {
  const files = readdirSync(`${root}/examples/${folder}`).filter((name) => name.endsWith(".ts"));

  test.each(files)("%s is written in what the package exports, without the layers that it has", (name) => {
    const text = readFileSync(`${root}/examples/${folder}/${name}`, "utf8");
    const from = [...text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)";/gms)];
    for (const [, path] of from) expect(path).toMatch(/^(\.\.\/\.\.\/generated\/index\.js|\.\/[\w-]+\.js)$/);
    const [, names = ""] = /import \{([^}]*)\} from "\.\.\/\.\.\/generated\/index\.js";/s.exec(text) ?? [];
    expect(names).not.toMatch(/autocast|functional/i);
  });
});

describe("a user's autocast", () => {
  test("has the registry's lists", () => {
    for (const { keys, operators } of autocastLists()) {
      const list = (keys as readonly string[]).includes("AutocastCPU") ? "cpu" : "cuda";
      // Calls with outputs are left alone by a rule of the library's, which this layer has not.
      const own = (name: string): boolean => !/\.out$/.test(name);
      const wanted = Object.entries(operators).flatMap(([policy, rows]) =>
        rows
          .filter(([name]) => own(name))
          .map(([name, detail]) => [name, policy === "banned" ? `${policy}: ${detail}` : policy]),
      );
      expect(Object.entries(lists[list]!).sort()).toEqual(wanted.sort());
    }
  });

  const records = readRecords<AutocastRecord>(file("autocast.jsonl.gz"));

  test("gives what is recorded of PyTorch's, wherever the library's does", () => {
    const [mine, library] = [runAutocast(records, ours as never), runAutocast(records)];
    expect(library.failed).toEqual([]);
    expect(library.passed).toBeGreaterThan(400);
    expect({ ...mine, known: mine.known.map(({ id }) => id) }).toEqual({
      ...library,
      known: library.known.map(({ id }) => id),
    });
  });

  test("the law notices a layer that casts nothing", () => {
    const off = { ...ours, autocast: <R>(_options: object, body: () => R) => body() };
    expect(runAutocast(records, off as never).failed.length).toBeGreaterThan(50);
  });

  /** Operators below autograd with the dtypes of their arguments, and the result. */
  class Log extends T.DispatchMode {
    readonly calls: string[] = [];
    override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
      const dtypes: string[] = [];
      T.forTensors(args, ({ dtype }) => dtypes.push(dtype));
      this.calls.push(`${op.operator.name}(${dtypes})`);
      return op(...args, options);
    }
  }
  const half = (): T.Tensor => T.full([2, 2], 0.5, { dtype: "float32", requiresGrad: true });
  const programs: readonly (readonly [string, (layer: Pick<typeof ours, "autocast">) => T.Tensor])[] = [
    ["a weight that is used twice", ({ autocast }) => {
      const w = half();
      return autocast({}, () => T.mm(w, w));
    }],
    ["off inside, on again inside of that", ({ autocast }) =>
      autocast({ dtype: "float16" }, () =>
        T.cat([T.mm(half(), half()), autocast({ enabled: false }, () =>
          T.cat([T.mm(half(), half()), autocast({ enabled: true }, () => T.mm(half(), half()))]))]))],
    ["a device of another region", ({ autocast }) => autocast({ device: "cuda" }, () => T.mm(half(), half()))],
    ["what a composite is made of", ({ autocast }) =>
      autocast({}, () => T.scaledDotProductAttention(half().view([1, 2, 2]), half().view([1, 2, 2]), half().view([1, 2, 2])))],
    ["without the cache", ({ autocast }) => {
      const w = half();
      return autocast({ cacheEnabled: false }, () => T.mm(w, w));
    }],
    ["a throw inside leaves nothing behind", ({ autocast }) => {
      expect(() => autocast({}, () => T.mm(half(), T.ones([3, 3])))).toThrow();
      return T.mm(half(), half());
    }],
    ["a backward pass inside of the region", ({ autocast }) => {
      const w = half();
      return autocast({}, () => T.grad(T.mm(w, w).sum(), [w])[0]!);
    }],
  ]; // biome-ignore format: one row a program
  test.each(programs)("calls below and results are those of the library's: %s", (_, program) => {
    const run = (layer: Pick<typeof ours, "autocast">) => {
      const log = new Log();
      const result = T.withMode(log, () => program(layer));
      return [log.calls, result.dtype, result.toArray()];
    };
    expect(run(ours)).toEqual(run(T as never));
  });

  const g = (dtype: T.DType = "float32"): T.Tensor => new OnGpu(T.full([2, 2], 0.5, { dtype }));
  test.each<readonly [string, () => T.Tensor]>([
    ["lower_precision_fp", () => T.mm(g(), g())],
    ["fp32", () => T.exp(g("float16"))],
    ["fp32_set_opt_dtype", () => T.sum(g("float16"))],
    ["fp32_set_opt_dtype of float64", () => T.sum(g("float64"))],
    ["fp32_set_opt_dtype with a dtype", () => T.sum(g("float16"), { dtype: "float64" })],
    ["fp32_append_dtype", () => T.norm(g("float16"), 2)],
    ["promote", () => T.atan2(g("float16"), g())],
  ])("the GPU's policy %s", (_, run) => {
    const dtype = (layer: Pick<typeof ours, "autocast">): string =>
      layer.autocast({ device: "webgpu" }, () => T.withMode(new GpuMode(), run)).dtype;
    expect(dtype(ours)).toBe(dtype(T as never));
  });

  test.each<readonly [string, () => unknown, string]>([
    [
      "a banned operator",
      () => ours.autocast({ device: "webgpu" }, () => T.binaryCrossEntropy(g(), g())),
      "aten::binary_cross_entropy is not run under autocast: probabilities in half precision are 0 or 1 too soon; call binary_cross_entropy_with_logits with what goes into the sigmoid",
    ],
    ["a device without a list", () => ours.autocast({ device: "meta" }, () => 0), "there is no autocast for meta"],
    [
      "what is promoted to no one knows what",
      () => ours.autocast({}, () => T.stack([T.ones([1], { dtype: "float16" })])),
      "aten::stack: float16 among arguments that autocast promotes to bfloat16",
    ],
  ])("%s is refused", (_, run, message) => {
    // biome-ignore format: one row a mistake
    expect(run).toThrow(message);
  });

  test("a program's own policy", () => {
    const f = T.ones([2]);
    const run = (changes: Record<string, string | null>) =>
      ours.autocast({ changes }, () => [T.add(f, f).dtype, T.mm(half(), half()).dtype]);
    expect(run({})).toEqual(["float32", "bfloat16"]);
    expect(run({ "aten::add.Tensor": "lower_precision_fp", "aten::mm": null })).toEqual(["bfloat16", "float32"]);
  });
});

describe("a user's functionalization", () => {
  const ways: readonly Way[] = [{ name: "user", removesViews: false, functionalize }];

  test.each(readdirSync(file("")).filter((name) => /^kernels-(?!unseen|half|refusals).*\.json\.gz$/.test(name)))(
    "every call of %s: the same results and writes, and nothing below writes",
    (name) => {
      const [{ ops: calls }] = readRecords<{ ops: OpRecord[] }>(file(name)) as [{ ops: OpRecord[] }];
      const report = runFunctionalized(calls, ways);
      expect(report.failed).toEqual([]);
      expect(report.passed + report.known.length + report.skipped.length).toBe(calls.length);
      expect(report.passed).toBeGreaterThan(0);
    },
  );

  test("recorded programs", () => {
    const records = readRecords<FunctionalizeRecord>(file("functionalize.jsonl.gz"));
    const failed = records.flatMap((record) => {
      const why = underAnother(record, functionalize);
      return why.length === 0 ? [] : [`${record.id}: ${why.join("; ")}`];
    });
    expect(failed).toEqual([]);
  });

  test.each<readonly [string, (x: T.Tensor) => T.Tensor]>([
    [
      "through what was written",
      (x) => {
        const y = x.mul(2);
        y.select(0, 0).mul_(3);
        return y.mul(y).sum();
      },
    ],
    [
      "of what is written over",
      (x) => {
        const y = x.clone();
        y.mul_(x);
        y.t().select(0, 1).zero_();
        return y.sum();
      },
    ],
    ["computed inside", (x) => T.grad(x.mul(x).sum(), [x], { createGraph: true })[0]!.mul(x).sum()],
  ])("gradients %s", (_, program) => {
    // biome-ignore format: one row a program
    const gradient = (fn: (x: T.Tensor) => T.Tensor): unknown => {
      const x = T.tensor([[1, 2], [3, 4]], { requiresGrad: true }); // biome-ignore format: a matrix
      fn(x).backward();
      return x.grad!.toArray();
    };
    expect(gradient(functionalize(program))).toEqual(gradient(program));
  });

  const outside = T.zeros([2]);
  test.each<readonly [string, (x: T.Tensor) => unknown, string]>([
    [
      "a tensor from outside",
      (x) => outside.add_(x),
      "aten::add_.Tensor writes what a function made into a tensor that is not its own",
    ],
    [
      "another tensor's memory",
      (x) => x.set_(T.zeros([2])),
      "aten::set_.source_Tensor gives a tensor another one's memory",
    ],
    [
      "a shape that cannot be written",
      (x) => x.add_(T.zeros([2, 2])),
      "output with shape [2] doesn't match the broadcast shape [2, 2]",
    ],
  ])("%s is refused", (_, fn, message) => {
    // biome-ignore format: one row a mistake
    expect(() => functionalize(fn)(T.ones([2]))).toThrow(message);
  });

  test("nothing is written where the function throws", () => {
    const x = T.ones([2]);
    expect(() => functionalize((y: T.Tensor) => { y.add_(1); throw new Error("stop"); })(x)).toThrow("stop"); // biome-ignore format: one line
    expect(x.toArray()).toEqual([1, 1]);
  });
});
