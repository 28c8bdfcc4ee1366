// Selections are closed: a program of the chosen operators never runs into one that is not there. Shown by running programs of single
// operators with everything else left out, and by watching the whole library for operators that a selection would lack.

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readInputs } from "../../codegen/cli/inputs.js";
import { DiagnosticsError, formatDiagnostic } from "../../codegen/diagnostics.js";
import { type PipelineInput, prepare } from "../../codegen/pipeline.js";
import { shownName, wayOf } from "../../codegen/plan/select.js";
import {
  dispatcher,
  isComplex,
  isTensor,
  manualSeed,
  observe,
  type Tensor,
  TypedScalar,
  tensor,
} from "../../generated/index.js";
import { isDifferentiableCode } from "../../runtime/autograd/meta.js";
import { bundleSelection, type Select, selectInto, writeFiles } from "../../scripts/selection-bundle.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "../samples/checking.js";
import { type Sample, samples } from "../samples/samples.js";
import type { Call, Spec } from "./selection-program.js";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-selection-")));
let select: Select;

const prepared = (keys: string): Promise<Select> => selectInto(path.join(folder, "generated"), keys);

beforeAll(async () => {
  select = await prepared("CPU,AutogradCPU");
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Bundles the program with a library in place of the whole one. */
async function bundle(library: string, out: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, "tests/cli/selection-program.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: out,
    logLevel: "error",
    plugins: [
      {
        name: "library",
        setup: ({ onResolve }) =>
          onResolve({ filter: /generated\/index\.js$/ }, ({ importer }) =>
            importer.endsWith("selection-program.ts") ? { path: library } : null,
          ),
      },
    ],
  });
}

function run(program: string, calls: readonly Call[]): readonly unknown[] {
  return JSON.parse(
    execFileSync(process.execPath, [program], { input: JSON.stringify(calls), encoding: "utf8" }),
  ) as unknown[];
}

function specOf(value: unknown): Spec {
  if (Array.isArray(value)) return { list: value.map(specOf) };
  if (isTensor(value)) {
    const plain = (items: unknown): unknown =>
      Array.isArray(items) ? items.map(plain) : typeof items === "bigint" ? Number(items) : items;
    return { tensor: plain(value.toArray()), dtype: value.dtype };
  }
  if (value instanceof TypedScalar) return { scalar: Number(value.value), kind: value.kind };
  return { value: value as string | number | boolean | null };
}

const x = () =>
  tensor(
    [
      [0.5, -1.5, 2],
      [3, 0.25, -0.75],
      [1, 2, -4],
    ],
    { dtype: "float64" },
  );
const v = () => tensor([1, 0.5, -2], { dtype: "float64" });

/** Forms and composites that have no row among the samples. */
const more: readonly (readonly [operator: string, args: () => readonly unknown[]])[] = [
  ["matmul", () => [x(), x()]],
  ["softmax.int", () => [x(), 1]],
  ["linear", () => [x(), x(), v()]],
  ["layer_norm", () => [x(), [3], v(), v()]],
  ["cross_entropy_loss", () => [x(), tensor([0, 2, 1], { dtype: "int64" })]],
  ["flatten.using_ints", () => [x()]],
  ["std", () => [x()]],
  ["add_.Tensor", () => [x(), v()]],
  ["relu_", () => [x()]],
  ["mul.out", () => [x(), x(), x()]],
  ["addmm.out", () => [x(), x(), x(), 1, 1, x()]],
  ["reshape", () => [x(), [9]]],
  [
    "index_add_",
    () => [
      x(),
      0,
      tensor([0, 2], { dtype: "int64" }),
      tensor([v().toArray(), v().toArray()] as number[][], { dtype: "float64" }),
    ],
  ],
  ["zeros", () => [[2, 3]]],
  ["arange", () => [5]],
];

const ofSamples = [
  ..."add.Tensor mm sum.dim_IntList mean.dim cat stack gather scatter_add index.Tensor index_put _softmax".split(" "),
  ..."convolution max_pool2d_with_indices native_layer_norm native_batch_norm embedding".split(" "),
  ..."as_strided expand select.int slice.Tensor unbind.int split.Tensor t_ squeeze_.dim".split(" "),
  ..."gelu leaky_relu_ clamp polygamma native_dropout bernoulli normal_ random_ uniform_ fill_.Scalar".split(" "),
  ..."linalg_qr linalg_lu cumprod sort.stable topk nonzero masked_select unique_consecutive var.correction".split(" "),
];

const rows: readonly (readonly [operator: string, args: () => readonly unknown[]])[] = [
  ...ofSamples.map((operator) => [operator, samples.find((sample) => sample.operator === operator)!.args] as const),
  ...more,
];

test("with --schemas-only operators are listed and explained, and have no kernels", async () => {
  const out = path.join(folder, "schemas");
  // As in a project whose operators are the library's.
  const { ops: _, ...input } = readInputs(root, {
    out: path.join(out, "generated"),
    runtime: "runtime",
    ops: "mm",
    schemasOnly: true,
  });
  const generateFor = prepare({ ...input, kernels: null, libraryKernels: [], lenient: false });
  expect(generateFor(["mm"]).files.get("schemas.ts")).toContain('declareSchema("aten::mm(');
  const { files } = generateFor(null);
  expect([...files.keys()].sort()).toEqual(["index.ts", "schemas.ts"]);
  writeFiles(path.join(out, "generated"), files);
  const program = path.join(out, "program.mjs");
  const { outputFiles } = await build({
    stdin: {
      resolveDir: out,
      contents: `
        import { dispatcher, explain, ops } from "./generated/index.ts";
        const messageOf = (body) => { try { return body(); } catch (error) { return error.message; } };
        console.log(JSON.stringify({
          names: [...dispatcher.operators()].map(({ name }) => name),
          tags: ops.aten.item.default.tags,
          schema: ops.aten.add.Tensor.schemaText,
          message: messageOf(() => ops.aten.zeros([2])),
          explained: String(explain("zeros", [2])).split("\\n")[0],
        }));`,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  fs.writeFileSync(program, outputFiles[0]!.text);
  const found = JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" })) as Record<string, unknown>;
  const declared = [...dispatcher.operators()].filter(({ definition }) => definition?.atRunTime !== true);
  expect((found["names"] as string[]).sort()).toEqual(
    declared
      .map(({ name }) => name)
      .filter((name) => name.startsWith("aten::"))
      .sort(),
  );
  const schema = (name: string): string => dispatcher.get(name).described;
  expect(found).toMatchObject({
    tags: ["data_dependent_output"],
    schema: schema("aten::add.Tensor"),
    message:
      "aten::zeros has no kernel for a call without keys: it has no tensor argument, and no kernel is registered that serves Undefined. This program has the " +
      `schemas of operators only: it was generated with \`--schemas-only\`; without it, operators have kernels.\n  operator: ${schema("aten::zeros")}`,
    explained: schema("aten::zeros"),
  });
});

describe("with --dtypes", () => {
  test("loops of other dtypes are left out, and a call that needs one says so", async () => {
    const out = path.join(folder, "dtypes");
    const few = await selectInto(path.join(out, "generated"), "CPU,AutogradCPU", "", "bfloat16,bool");
    const { files } = few(["add.Tensor"]);
    const loops = files.get("pointwise/cpu.ts")!;
    expect([...loops.matchAll(/^function (add_Tensor_\w+)/gm)].map(([, name]) => name)).toEqual([
      "add_Tensor_float32",
      "add_Tensor_bool",
    ]);
    writeFiles(path.join(out, "generated"), files);
    await bundle(path.join(out, "generated/index.ts"), path.join(out, "program.mjs"));
    const add = (dtype: string): Call => {
      const one: Spec = { tensor: [1], dtype };
      return { operator: "aten::add.Tensor", args: [one, one, { scalar: 1, kind: "int" }] };
    };
    const program = path.join(out, "program.mjs");
    expect(run(program, ["float32", "float16", "bool"].map(add))).toHaveLength(3);
    for (const [dtype, names] of [
      ["float64", "float64"],
      ["int64", "int64, uint32 or uint64"],
      ["int8", "uint8, int8, int16, int32 or uint16"],
    ] as const)
      expect(() => run(program, [add(dtype)])).toThrow(
        `aten::add.Tensor of ${names}: left out of this selection, generate it with the dtype among \`--dtypes\``,
      );
  });

  test.each([
    ["of all", { dtypes: "float32" }, "--dtypes: only a selection (--ops) leaves anything out"],
    ["of no such name", { ops: "mm", dtypes: "float" }, "--dtypes: there is no dtype `float`; dtypes: uint8, int8,"],
    ["of none", { ops: "mm", dtypes: "" }, "--dtypes: name at least one of uint8, int8,"],
  ])("%s is refused", (_name, options, message) => {
    expect(() => readInputs(root, { out: folder, ...options })).toThrow(message);
  });
});

describe("a program of one operator, forward and backward, gives what the whole library gives", () => {
  const whole = path.join(folder, "whole.mjs");
  const callOf = ([operator, args]: (typeof rows)[number]): Call => ({
    operator: `aten::${operator}`,
    args: completed(findOperator(`aten::${operator}`)!, args()).map(specOf),
  });
  let answers: readonly unknown[] = [];

  beforeAll(async () => {
    await bundle(path.join(root, "generated/index.ts"), whole);
    answers = run(whole, rows.map(callOf));
  });

  test.each(rows.map((row, i) => [row[0], i] as const))("%s", async (operator, i) => {
    const { files, selection } = select([operator]);
    expect(selection!.functions.length).toBeLessThan(120);
    const generated = path.join(folder, "generated");
    fs.rmSync(generated, { recursive: true, force: true });
    writeFiles(generated, files);
    const program = path.join(folder, `program-${i}.mjs`);
    await bundle(path.join(generated, "index.ts"), program);
    expect(run(program, [callOf(rows[i]!)])).toEqual([answers[i]]);
  });
});

test("a selection with forward derivatives knows the zeros that stand in for missing tangents", async () => {
  const source = `
import { addcmul, dot, jvp, log, mul, ones, outer, tensor } from "./generated/index.js";
const c = () => tensor([3, 4]);
const n = () => tensor([NaN, Infinity]);
const functions = [
  (x) => mul(c(), log(x)),
  (x) => c().mul_(log(x)),
  (x) => dot(c(), log(x)),
  (x) => outer(c(), log(x)),
  (x) => addcmul(x, n(), n()),
];
console.log(JSON.stringify(functions.map((f) => jvp(f, tensor([-1, 2]), ones([2])).tangents.toArray())));
`;
  const ops = "mul.Tensor,mul_.Tensor,log,dot,outer,addcmul,ones";
  const { text } = await bundleSelection({ name: "missing tangents", ops, with: "forward", source });
  const program = path.join(folder, "missing-tangents.mjs");
  fs.writeFileSync(program, text);
  // PyTorch's numbers. No complex numbers are among these operators.
  const answers = JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" })) as unknown;
  expect(answers).toEqual([
    [-3, 2],
    [-3, 2],
    -1,
    [
      [-3, 1.5],
      [-4, 2],
    ],
    [1, 1],
  ]);
});

// Operators of this selection take such tensors as they are: without these kernels the fallback of each key would materialise them.
test.each([
  ["complex", ["conjugate.ts", "negative.ts", "zero-tensor.ts"]],
  ["forward", ["zero-tensor.ts"]],
  ["half", []],
])("a selection with %s has the kernels of the lazy bits that its tensors can have", async (part, expected) => {
  const { files } = (await selectInto(path.join(folder, "generated"), "CPU,AutogradCPU", part))(["mul.Tensor"]);
  const bits = ["conjugate.ts", "negative.ts", "zero-tensor.ts"].filter((name) => files.has(`register/${name}`));
  expect(bits).toEqual(expected);
});

/** All operators that run for a sample, forward and backward. */
function operatorsOf(sample: Sample): ReadonlySet<string> {
  const op = findOperator(`aten::${sample.operator}`)!;
  const given = completed(op, sample.args());
  const args = sample.through === undefined ? given : sample.through(given);
  const fresh = args.map((value, i) =>
    mapTensors(value, (t) => {
      if (!isDifferentiableCode(t.dtypeCode)) return t.clone();
      const leaf = t.detach().clone().requiresGrad_();
      const argument = op.schema.arguments[i]!;
      return argument.out ? leaf.detach() : argument.alias?.write ? leaf.clone() : leaf;
    }),
  );
  const seen = new Set<string>();
  const watch = <R>(body: () => R): R => {
    const handle = observe({ before: (event) => void seen.add(event.op.name) });
    try {
      return body();
    } finally {
      handle.dispose();
    }
  };
  const attempt = (body: () => unknown): void => {
    try {
      watch(body);
    } catch (error) {
      if (!/not implemented|derivative|differentiable|gradient/i.test(String(error))) throw error;
    }
  };
  manualSeed(7);
  let result: unknown = [];
  attempt(() => {
    result = op.call(fresh);
  });
  for (const output of [result as Tensor | readonly Tensor[]].flat(2)) {
    if (!isTensor(output) || !output.requiresGrad) continue;
    const ones = output.detach().clone().fill_(1);
    attempt(() => output.backward(ones, { retainGraph: true }));
    // Operators called by derivatives of complex numbers are included by the feature `complex`.
    if (isComplex(output)) for (const name of ["complex", "conj", "imag", "real"]) seen.delete(`aten::${name}`);
  }
  return seen;
}

test("what runs for a sample, forward and backward, is in the selection of its operator", () => {
  // One in four: all of them take long, and have been looked at.
  const some = samples.filter((_, i) => i % 4 === 1);
  const missing = some.flatMap((sample) => {
    const { functions } = select([sample.operator]).selection!;
    const have = new Set(functions.map(({ namespace, func }) => `${namespace}::${func.name.full}`));
    const absent = [...operatorsOf(sample)].filter((name) => !have.has(name));
    return absent.map((name) => `${sample.operator}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("each operator that was pulled in says why, on the way to one that was asked for", () => {
  const { chosen, functions, reasons } = select(["relu"]).selection!;
  expect(chosen.map(shownName)).toEqual(["relu"]);
  const ways = Object.fromEntries(
    functions.flatMap((f) => (reasons.has(f) ? [[shownName(f), wayOf(f, reasons)]] : [])),
  );
  expect(ways).toMatchObject({
    threshold_backward: "backward of relu",
    "sum.dim_IntList": "autograd itself",
    "squeeze.dim": "backward of unsqueeze < backward, in sum_backward of sum.dim_IntList < autograd itself",
  });
  expect(Object.keys(ways)).toHaveLength(functions.length - 1);
});

const messageOf = async (keys: string, ops: PipelineInput["ops"]): Promise<string> => {
  try {
    (await prepared(keys))(ops);
    return "";
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(formatDiagnostic).join("\n");
  }
};

test("keys that leave out what is needed, and names that are not there", async () => {
  expect(await messageOf("AutogradCPU", ["relu"])).toBe(
    "--keys: `AutogradCPU` rests on the kernels of `CPU`, which is not among the keys\n  hint: add the backend's own key: --keys CPU,AutogradCPU",
  );
  expect(await messageOf("Autograd,ADInplaceOrView", ["relu"])).toBe(
    "--keys: none of the keys is a backend's: no operator would have a kernel that computes\n  hint: add the backend's own key: --keys CPU,Autograd,ADInplaceOrView",
  );
  expect(await messageOf("Meta", { path: "ops.yaml", text: "- relu\n- equal\n" })).toBe(
    "ops.yaml:2:3: `equal` has no kernel for any of the keys Meta; it has some for CPU\n  2 | - equal\n        ^^^^^",
  );
  expect(await messageOf("CPU", { path: "ops.yaml", text: "- relu\n- reluu\n" })).toMatch(
    /^ops\.yaml:2:3: there is no operator `reluu` to select\n {2}2 \| - reluu\n {8}\^\^\^\^\^\n {2}hint: did you mean `relu`/,
  );
});
