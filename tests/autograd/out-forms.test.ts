// Out forms with arguments that require a gradient: which reject, which record that there is no derivative, which pass. PyTorch's own results.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isFloatingPoint } from "../../runtime/core/dtype.js";
import { allocate, isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { slotOfKey } from "../../runtime/dispatch/keys.js";
import { findOperator, wrapScalar } from "../conformance/library.js";
import { argumentsOf } from "../conformance/ops.js";
import { type GoldenValue, supportedDType } from "../conformance/values.js";

interface Outcome {
  readonly error?: string;
  readonly requires?: readonly boolean[];
  readonly nodes?: readonly (string | null)[];
}

interface Row {
  readonly op: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly outs: readonly { readonly name: string; readonly dtype: string; readonly shape: readonly number[] }[];
  /** Every floating-point input requires a gradient; only the outs do, as leaves; only the outs do, with a history. */
  readonly inputs: Outcome;
  readonly leaf?: Outcome;
  readonly recorded?: Outcome;
}

const { calls, tables } = JSON.parse(
  gunzipSync(readFileSync(new URL("../data/out-gradients.json.gz", import.meta.url))).toString(),
) as { readonly calls: readonly Row[]; readonly tables: Readonly<Record<string, string>> };

/** Rejected here: PyTorch writes V last, by a copy into the leaf; and it copies the powers that need no product. */
const refusedHere = new Set(["aten::svd.U leaf"]);
for (const power of ["linalg_matrix_power", "matrix_power"])
  for (const how of ["inputs", "leaf", "recorded"]) refusedHere.add(`aten::${power}.out ${how}`);

function requireGradients(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) requireGradients(item);
  else if (isTensor(value) && isFloatingPoint(value.dtype)) value.requiresGrad_();
}

/** The kind of rejection, whichever library threw it. */
function kindOf(message: string): string {
  if (/leaf.* that requires grad.* in-?\s?place/.test(message)) return "leaf";
  return /out=|`out`/.test(message) && /requires? (?:a )?grad/.test(message) ? "refused" : message;
}

function run({ op, args, outs }: Row, how: "inputs" | "leaf" | "recorded"): string {
  const found = findOperator(op)!;
  const later = Object.fromEntries(outs.map(({ name }) => [name, null]));
  const callArguments = argumentsOf(found, { ...args, ...later }, (name, earlier) => earlier.get(name));
  if (how === "inputs") for (const value of callArguments.values()) requireGradients(value);
  const written = outs.map(({ name, dtype, shape }): Tensor => {
    const out = allocate(shape, supportedDType(dtype));
    if (how !== "inputs") out.requiresGrad_();
    const result = how === "recorded" ? (findOperator("aten::mul.Tensor")!.call([out, wrapScalar(1)]) as Tensor) : out;
    callArguments.set(name, result);
    return result;
  });
  try {
    found.call([...callArguments.values()]);
  } catch (error) {
    return kindOf((error as Error).message);
  }
  return written.map((out) => `${out.requiresGrad} ${out.gradFn?.name ?? null}`).join("; ");
}

function expected(outcome: Outcome): string {
  if (outcome.error !== undefined) return kindOf(outcome.error);
  const node = (name: string | null) => name?.replace("torch::autograd::", "") ?? null;
  return outcome.requires!.map((requires, i) => `${requires} ${node(outcome.nodes![i]!)}`).join("; ");
}

test("refused, recorded or passed, as PyTorch does", () => {
  const wrong: string[] = [];
  let passed = 0;
  for (const row of calls) {
    if (findOperator(row.op) === null) continue;
    for (const how of ["inputs", "leaf", "recorded"] as const) {
      const outcome = row[how];
      if (outcome === undefined) continue;
      const [ours, theirs] = [run(row, how), expected(outcome)];
      if (ours === theirs || (ours === "refused" && refusedHere.has(`${row.op} ${how}`))) passed++;
      else wrong.push(`${row.op} ${how}: ${ours} (PyTorch: ${theirs})`);
    }
  }
  expect(wrong).toEqual([]);
  expect(passed).toBeGreaterThanOrEqual(1392);
});

/** Where one is a composite and the other is not, on purpose. */
const composites: Readonly<Record<string, string>> = {
  "aten::adaptive_avg_pool3d_backward.grad_input":
    "written in _adaptive_avg_pool3d_backward.out, which records that it has no derivative",
  "aten::inner.out": "records that it has no derivative, as tensordot.out does below PyTorch's",
  "aten::linalg_eigvals.out": "has kernels of its own, which record that there is no derivative",
  "aten::linalg_ldl_factor.out": "records that it has no derivative, as linalg_ldl_factor_ex.out does below PyTorch's",
  "aten::linear.out": "written in matmul, whose out form refuses as PyTorch's formula does",
  "aten::rand.generator_out": "explicit here, so that a backend's own kernel is asked",
  "aten::randn.out": "explicit here, so that a backend's own kernel is asked",
  "aten::randn.generator_out": "explicit here, so that a backend's own kernel is asked",
};

test("each out form has a layer of its own at AutogradCPU where PyTorch's has", () => {
  const wrong: string[] = [];
  const counts = { layer: 0, composite: 0 };
  for (const [name, theirs] of Object.entries(tables)) {
    const entry = dispatcher.find(name);
    if (entry === undefined || name in composites || /_polynomial_\w+\.x_scalar_out$/.test(name)) continue;
    // Here the fallback at the Autograd keys is the kernel that records that there is no derivative.
    const { reason } = entry.row[slotOfKey("AutogradCPU")]!;
    const kind = reason === "math kernel" ? "composite" : "layer";
    counts[kind]++;
    if ((theirs === "math kernel") !== (kind === "composite")) wrong.push(`${name}: ${reason} (PyTorch: ${theirs})`);
  }
  expect(wrong).toEqual([]);
  expect(counts.layer).toBeGreaterThanOrEqual(540);
  expect(counts.composite).toBeGreaterThanOrEqual(128);
});

/** In-place operators that PyTorch 1.13 has no group for have one here, with the out form that torchgen would make. */
const ofLater = ["aten::floor_divide.Scalar_out", "aten::set.source_Tensor_storage_offset_out"];
/** Operators that came after 1.13. */
const newer = new Set(
  (JSON.parse(readFileSync(new URL("../data/newer-than-1.13.json", import.meta.url), "utf8")) as string[]).map(
    (name) => `aten::${name}`,
  ),
);

test("out forms of 1.13 are PyTorch's", () => {
  const names = [...dispatcher.operators()]
    .filter((entry) => entry.name.startsWith("aten::") && entry.hasSchema && entry.schema.kind === "out")
    .map(({ name }) => name);
  expect(names.filter((name) => !(name in tables) && !newer.has(name)).sort()).toEqual(ofLater);
});
