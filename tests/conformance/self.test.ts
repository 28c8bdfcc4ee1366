// The runner notices what it is for: records of every recorded format are corrupted field by field, and each corruption has to be reported.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { IndexError, ShapeError } from "../../runtime/core/errors.js";
import { readRecords } from "./files.js";
import { readFloors } from "./floors.js";
import { kinds } from "./kinds.js";
import { knownDifference, knownDifferences, runWith, staleRows } from "./known.js";
import { refusalDifference } from "./ops.js";
import type { Report } from "./report.js";

type Samples = Readonly<Record<string, Readonly<Record<string, object>>>>;
const [samples] = readRecords<Samples>(
  fileURLToPath(new URL("../data/conformance-samples.json.gz", import.meta.url)),
) as [Samples];
/** Schema texts are run by the kind of schemas. */
const kindOfFormat = (format: string): string => (format === "texts" ? "schemas" : format);

async function run(format: string, record: object): Promise<Report> {
  const runner = await kinds[kindOfFormat(format)]!.load();
  return runner([record] as never[]);
}

/** A step into a record: a field, or the place of an item. */
type Path = string;
const remove = Symbol("remove");

function changed(record: object, path: Path, value: unknown): object {
  const copy = structuredClone(record) as Record<string, unknown>;
  const steps = path.split("/");
  let at: Record<string, unknown> = copy;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  const last = steps.at(-1)!;
  const before = at[last];
  const after = typeof value === "function" ? (value as (before: unknown) => unknown)(before) : value;
  if (value === remove) delete at[last];
  else at[last] = after;
  expect(copy, "the corruption changes nothing").not.toEqual(record);
  return copy;
}

const plus = (by: number) => (x: unknown) => Number(x) + by;
const reversed = (x: unknown) => [...(x as unknown[])].reverse();
const more = (x: unknown) => [...(x as unknown[]), (x as unknown[])[0]];
const fewer = (x: unknown) => (x as unknown[]).slice(0, -1);
const tensor = { k: "tensor", dtype: "float64", shape: [1], strides: [1], offset: 0, data: [1] };

/** Format, sample, path of the field, its replacement, the expected report. */
const rows: readonly (readonly [string, string, Path, unknown, RegExp])[] = [
  ["ops", "add", "outs/0/dtype", "float64", /dtype: expected float64/],
  ["ops", "add", "outs/0/shape", more, /shape: expected/],
  ["ops", "add", "outs/0/strides", reversed, /strides: expected/],
  ["ops", "add", "outs/0/offset", 1, /storage offset: expected 1, got 0/],
  ["ops", "add", "outs/0/data/1", plus(0.01), /element 1: expected/],
  ["ops", "add", "outs/0/data/0", "NaN", /element 0: expected NaN/],
  ["ops", "add", "outs/0/data/0", "Infinity", /element 0: expected Infinity/],
  ["ops", "add", "outs/0/data", fewer, /elements are recorded for/],
  ["ops", "add", "outs/0/alias_of", "self", /should share the memory of self/],
  ["ops", "add", "outs/0/k", "list", /expected|Cannot|not iterable|undefined/],
  ["ops", "add", "outs/0", null, /expected None, got a tensor/],
  ["ops", "add", "outs", more, /expected 2 results, got 1/],
  ["ops", "add", "outs", [], /expected 0 results, got 1/],
  ["ops", "add", "args/self/data/0", plus(1), /element 0: expected/],
  ["ops", "add", "args/self/dtype", "float64", /dtype: expected float32, got float64/],
  ["ops", "add", "args/other", remove, /argument other has no default/],
  ["ops", "add", "op", "aten::sub.Tensor", /element \d+: expected/],
  ["ops", "add", "mutated", { self: tensor }, /argument self afterwards/],
  ["ops", "add", "error", { class: "RuntimeError", message: "no" }, /should be refused: no/],
  ["ops", "error", "error/class", "ValueError", /should be refused with .* \(there ValueError\), and raised/],
  ["ops", "exp", "outs/0/data/0", (x: unknown) => Number(x) * (1 + 1e-6), /element 0: expected/],
  ["ops", "inplace", "mutated", remove, /argument self was written to, which the record does not say/],
  ["ops", "inplace", "mutated/self/data/0", plus(1), /afterwards: .*element 0: expected/],
  ["ops", "inplace", "mutated/self/dtype", "float64", /afterwards: .*dtype/],
  ["ops", "inplace", "mutated/self/shape", more, /afterwards: .*shape/],
  ["ops", "inplace", "mutated/self/strides", reversed, /afterwards: .*strides/],
  ["ops", "inplace", "mutated/self/offset", 2, /afterwards: .*storage offset/],
  ["ops", "inplace", "outs/0/alias_of", remove, /shares the memory of self/],
  ["ops", "inplace", "outs/0/alias_of", "other", /should share the memory of other/],
  ["ops", "sort", "outs/0/data/0", plus(1), /result 0: element 0/],
  ["ops", "sort", "outs/1/data/0", 999, /recorded index 999 at element 0 is not in 0 to/],
  ["ops", "sort", "outs/1/data/0", -1, /recorded index -1/],
  [
    "ops",
    "sort",
    "outs/1/data",
    (x: unknown) => (x as unknown[]).map(() => (x as unknown[])[0]),
    /was there before|is a place of/,
  ],
  ["ops", "sort", "outs/1/data", reversed, /is a place of|\(stable\)/],
  ["ops", "sort", "outs/1/dtype", "int32", /dtype: expected int32/],
  ["ops", "argmin", "outs/0/data/0", 999, /recorded index 999/],
  [
    "ops",
    "maxdim",
    "outs/0/data/0",
    (x: unknown) => (typeof x === "boolean" ? !x : Number(x) - 1),
    /result 0: element 0/,
  ],
  ["ops", "maxdim", "outs/1/data/0", 999, /recorded index 999/],
  ["ops", "topk", "outs/1/data/0", 999, /recorded index 999/],
  ["ops", "topk", "outs/0/data/0", plus(-1), /result 0: element 0/],
  ["ops", "cummax", "outs/1/data/0", 1, /recorded index 1 at element 0 is not in 0 to 0/],
  ["ops", "mode", "outs/1/data/0", 999, /recorded index 999/],
  ["ops", "svd", "outs/0/data/0", plus(0.5), /in the record, U S V\^H/],
  ["ops", "svd", "outs/1/data/0", plus(0.5), /result 1: element 0/],
  ["ops", "svd", "outs/2/data/0", plus(0.5), /in the record, (U S V|V)/],
  ["ops", "svd", "outs/0/strides", (x: unknown) => (x as number[]).map((s) => s + 1), /result 0: strides/],
  ["ops", "svdout", "mutated/U/data/0", plus(0.5), /afterwards: in the record, U S V/],
  ["ops", "svdout", "mutated/S/data/0", plus(0.5), /afterwards: result 1: element 0/],
  ["ops", "qr", "outs/0/data/0", plus(0.5), /in the record, Q R/],
  ["ops", "qr", "outs/1/data/0", plus(0.5), /in the record, Q R/],
  ["ops", "eigh", "outs/0/data/0", plus(0.5), /result 0: element 0/],
  ["ops", "eigh", "outs/1/data/0", plus(0.5), /in the record, V diag\(w\) V\^H/],
  ["ops", "geqrf", "outs/0/data/0", plus(0.5), /in the record, the product of the reflectors/],
  ["ops", "geqrf", "outs/1/data/0", plus(0.5), /in the record, the product of the reflectors/],
  ["ops", "lu", "outs/0/data/0", plus(0.5), /in the record, P L U/],
  ["ops", "lu", "outs/1/data", (x: unknown) => (x as number[]).map((p) => (p === 1 ? 2 : 1)), /in the record, P L U/],
  ["ops", "split", "outs/0/v", fewer, /items, got/],
  ["ops", "split", "outs/0/v/1/offset", plus(1), /\[1\]: storage offset/],
  ["ops", "split", "outs/0/v/1/alias_of", remove, /\[1\]: shares the memory of self/],
  [
    "ops",
    "split",
    "outs/0/v/0/data/0",
    (x: unknown) => (typeof x === "boolean" ? !x : Number(x) + 1),
    /\[0\]: element 0/,
  ],
  ["ops", "transpose", "outs/0/strides", reversed, /strides: expected/],
  ["ops", "select", "outs/0/offset", 0, /storage offset: expected 0/],
  ["ops", "random", "outs/0/shape", more, /shape: expected/],
  ["ops", "random", "outs/0/dtype", "int64", /dtype: expected int64/],
  ["ops", "item", "outs/0/v", plus(1), /expected .*, got/],
  ["ops", "equal", "outs/0/v", (x: unknown) => !x, /expected (true|false), got/],
  ["ops", "equal", "outs/0/k", "int", /expected a int, got boolean/],
  ["ops", "int", "outs/0/data/0", plus(1), /element 0/],
  [
    "ops",
    "negzero",
    "outs/0/data",
    (x: unknown) => (x as number[]).map((v) => (v === 0 ? -v : v)),
    /expected (0, got -0|-0, got 0)/,
  ],
  ["ops", "error", "error", remove, /raised|can't be cast|DTypeError|Error/],
  ["grads", "mul", "outs/0/data/0", plus(1), /output 0: element 0/],
  ["grads", "mul", "outs/0/strides", (x: unknown) => (x as number[]).map((s) => s + 1), /output 0: strides/],
  ["grads", "mul", "grad_fn/0", "AddBackward0", /grad_fn of output 0: expected AddBackward0, got MulBackward0/],
  ["grads", "mul", "grad_fn/0", null, /grad_fn of output 0: expected null/],
  ["grads", "mul", "grads/0/data/0", plus(1e-5), /grad 0: element 0/],
  ["grads", "mul", "grads/0/strides", (x: unknown) => (x as number[]).map((s) => s + 1), /grad 0: strides/],
  ["grads", "mul", "grads/0/offset", 3, /grad 0: storage offset/],
  ["grads", "mul", "grads/1", null, /grad 1: expected None, got a tensor/],
  ["grads", "mul", "grads", fewer, /expected 1 of grad, got 2/],
  ["grads", "mul", "second/grads/0/data/0", plus(1e-5), /second 0: element 0/],
  ["grads", "mul", "second/grads/0", null, /second 0: expected None, got a tensor/],
  ["grads", "mul", "second/weights/0/data/0", plus(1), /second \d: element/],
  ["grads", "mul", "cotangents/0/data/0", plus(1), /grad 0: element 0/],
  ["grads", "mul", "jvp/outs/0/data/0", plus(1e-5), /jvp 0: element 0/],
  ["grads", "mul", "jvp/outs/0", null, /jvp 0: expected None, got a tensor/],
  ["grads", "mul", "jvp/tangents/0/data/0", plus(1), /jvp 0: element 0/],
  ["grads", "mul", "inputs/i0/data/0", plus(1), /output 0: element 0/],
  ["grads", "mul", "steps/0/op", "aten::add.Tensor", /output 0: element 0/],
  ["grads", "mul", "outputs/0", "i1", /output 0|grad_fn/],
  ["grads", "mul", "leaves", fewer, /expected 2 of grad, got 1/],
  ["grads", "program", "grads/0/data/0", plus(1), /grad 0: element 0/],
  ["grads", "unused", "second/grads/0", { ...tensor }, /second 0: expected a tensor, got nothing/],
  ["programs", "views", "meta/v12/requires_grad", false, /v12.requires_grad: expected false/],
  ["programs", "views", "meta/v12/is_leaf", true, /v12.is_leaf: expected true/],
  ["programs", "views", "meta/v11/version", plus(1), /v11.version: expected 4/],
  ["programs", "views", "meta/v11/is_view", false, /v11.is_view: expected false/],
  ["programs", "views", "meta/v12/grad_fn", "AddBackward0", /v12.grad_fn: expected AddBackward0/],
  ["programs", "views", "values/v12/data/0", plus(1), /value v12: element 0/],
  ["programs", "views", "values/v12/offset", 1, /value v12: storage offset/],
  ["programs", "views", "values/v12/strides", (x: unknown) => (x as number[]).map((s) => s + 1), /value v12: strides/],
  ["programs", "views", "values/v12/dtype", "float32", /value v12: dtype/],
  ["schemas", "add", "name", "aten::sub", /name: expected aten::sub/],
  ["schemas", "add", "overload", "Scalar", /overload: expected Scalar/],
  [
    "schemas",
    "add",
    "schema",
    (x: unknown) => String(x).replace("alpha=1", "alpha=2"),
    /default differs|the registry has/,
  ],
  ["schemas", "add", "mutable", true, /mutable: expected true/],
  ["schemas", "add", "args/0/name", "x", /name: expected x/],
  ["schemas", "add", "args/0/type", "int", /expected type int/],
  ["schemas", "add", "args/2/default/v", 2, /default differs/],
  ["schemas", "add", "args/2/kwarg_only", false, /keyword-only differs/],
  ["schemas", "add", "args", fewer, /arguments, got/],
  ["schemas", "add", "returns", [], /expected 0 returns/],
  ["schemas", "add", "round_trip", "aten::add() -> ()", /prints as/],
  ["schemas", "add_out", "args/3/is_out", false, /out differs/],
  ["schemas", "add_out", "args/3/alias/write", false, /alias sets differ/],
  ["schemas", "add_out", "args/3/alias/before", ["b"], /alias sets differ/],
  ["schemas", "add_out", "returns/0/alias/after", [], /alias sets differ/],
  ["schemas", "pool", "args/1/N", 3, /expected size 3/],
  ["texts", "ok", "ok", false, /accepted, which C10 does not/],
  ["texts", "ok", "printed", "foo() -> ()", /prints as/],
  ["texts", "ok", "name", "bar", /name: expected bar/],
  ["texts", "bad", "ok", true, /refused/],
  ["scenarios", "error", "after/0/error", remove, /raised/],
  ["scenarios", "error", "after/0/error/message", "something else", /an error of unknown kind/],
  ["scenarios", "error", "after/0/state/foo", "name: foo", /state of foo/],
  ["scenarios", "plain", "after/0/error", { class: "RuntimeError", message: "no" }, /raised nothing/],
  ["scenarios", "plain", "after/0/warning", "a warning", /0 warnings instead of one/],
  ["scenarios", "warning", "after/1/warning", remove, /an unexpected warning/],
  ["scenarios", "warning", "after/0/table/foo/AutogradMeta/0", "fn9", /table of foo: AutogradMeta/],
  ["scenarios", "warning", "after/0/table/foo/AutogradMeta", remove, /table of foo: AutogradMeta/],
  ["scenarios", "warning", "steps/1/kernel", "fn3", /fn2|fn3/],
  ["calls", "plain", "calls/1/ran", reversed, /ran \[/],
  ["calls", "plain", "calls/1/ran", [], /ran \[/],
  ["calls", "plain", "calls/0/key_sets/0", "DispatchKeySet(CPU)", /key sets/],
  ["calls", "plain", "calls/2/error", remove, /raised/],
  ["calls", "plain", "calls/2/error/message", "no", /an error of unknown kind/],
  ["calls", "plain", "calls/0/error", { class: "RuntimeError", message: "no" }, /raised nothing/],
  ["calls", "plain", "table/CPU/1", "math kernel", /CPU: expected/],
  ["keySets", "all", "cpu/set", "DispatchKeySet(CPU)", /set: expected/],
  ["keySets", "all", "cpu/highest", "CPU", /highest: expected CPU/],
  ["keySets", "all", "cpu/requires_grad", true, /requires_grad: expected true/],
  ["keySets", "all", "cpu non-leaf/is_leaf", true, /is_leaf: expected true/],
  ["keySets", "all", "meta/device", "cpu", /device: expected cpu/],
  ["keySets", "all", "cpu/dtype", "float64", /dtype: expected float64/],
  ["keySets", "all", "cpu/layout", "torch.sparse_coo", /layout: expected/],
  ["casts", "all", "casts/float32/to/bfloat16/data/3", 0.1, /cast float32 to bfloat16: element 3: expected 0.1000/],
  ["casts", "all", "casts/float32/to/int8/data/2", 2, /cast float32 to int8: element 2: expected 2, got 1/],
  ["casts", "all", "casts/float32/values/2", 2.5, /cast float32 to int8: element 2: expected 1, got 2/],
  ["casts", "all", "casts/float32/item/2/v", 2.5, /item of float32: item 2: expected 2.5, got 1.5/],
  ["casts", "all", "casts/float32/item/2/k", "bool", /item 2: expected a bool/],
  ["casts", "all", "binary/add.Tensor/float32/1", "bfloat16", /float32 bfloat16: expected bfloat16, got float32/],
  ["casts", "all", "binary/lerp.Tensor/float32/1", "float32", /lerp.Tensor float32 bfloat16: DTypeError/],
  ["casts", "all", "binary/add.Tensor/float32/0", "error: no", /add.Tensor float32 float32: should be refused: no/],
  ["casts", "all", "inplace/add_.Tensor/int64/0", "int64", /inplace add_.Tensor int64 float32: DTypeError/],
  ["casts", "all", "out_dtype/add.out/float32/1", "float32", /add.out float32 bfloat16: expected float32/],
  ["casts", "all", "zerodim_binary/add.Tensor/bfloat16/0", "float32", /expected float32, got bfloat16/],
  ["casts", "all", "unary/sqrt/float32", "float64", /unary sqrt float32: expected float64, got float32/],
  ["casts", "all", "scalar/add.Scalar/int64/float", "int64", /expected int64, got float32/],
  ["casts", "all", "default_dtype/float64/torch.tensor(1.5)/dtype", "float32", /expected float32 \[\], got float64/],
  ["casts", "all", "default_dtype/float64/torch.tensor(1.5)/shape", [1], /expected float64 \[1\]/],
  ["casts", "all", "default_dtype/float64/torch.result_type(True, 1.5)", "float32", /expected float32, got float64/],
  ["casts", "all", "set_default_dtype_errors/int64", null, /setDefaultDType int64: DTypeError/],
  ["casts", "all", "dtype_info/bfloat16/eps", 0.5, /info of bfloat16: eps: expected 0.5/],
  ["casts", "all", "dtype_info/bfloat16/is_signed", false, /is_signed: expected false/],
  ["casts", "all", "dtype_info/int64/max", "1", /info of int64: max: expected 1, got 9223372036854775807/],
  ["prints", "plain", "tensor/data/1", 5, /line 1: expected/],
  ["prints", "plain", "repr", (x: unknown) => String(x).replace("  0.5169", " 0.5169"), /line 1: expected/],
  ["prints", "fill", "fill/scale", 1, /line 1: expected/],
  ["prints", "options", "options/profile", "full", /line 1: expected/],
  ["prints", "meta", "device", remove, /line 1: expected .*device=/],
  ["prints", "meta", "repr", (x: unknown) => String(x).replace("size=(3,), ", ""), /got .*size=\[3\]/],
  ["prints", "grad", "requires_grad", false, /expected .*gradFn=<AddBackward0>/],
  ["prints", "grad", "then/0", "t * t", /line 1: expected .*5.6900.*, got .*8.0939/],
  ["prints", "default", "default_dtype", "float32", /expected .*dtype=float32/],
  ["prints", "parameter", "repr", (x: unknown) => String(x).replace(", requires_grad=True", ""), /requiresGrad=true/],
  ["autocast", "call", "outs/0/dtype", "float32", /result 0: dtype: expected float32/],
  ["autocast", "call", "outs/0/shape", more, /result 0: shape/],
  ["autocast", "call", "outs/0/data/0", plus(10), /result 0: element 0/],
  ["autocast", "call", "outs", [], /0 of kind result are recorded/],
  ["autocast", "call", "leaves/0/2/0", "float16", /casts: expected float32 to float16/],
  ["autocast", "call", "leaves", (x: unknown) => (x as unknown[]).slice(1), /casts: expected float32 to bfloat16; got/],
  ["autocast", "call", "args/self/dtype", "float64", /^aten::mm under autocast/],
  ["autocast", "call", "op", "aten::exp", /has no argument|result 0|missing|casts/],
  ["autocast", "call", "error", { class: "RuntimeError", message: "no" }, /should be refused: no/],
  ["autocast", "refused", "error", remove, /step 3: /],
  ["autocast", "refused", "error/step", 1, /step 1 should be refused/],
  ["autocast", "program", "steps/0/enabled", false, /step 0: state: expected true,true, got false,true/],
  ["autocast", "program", "steps/0/cache", false, /step 0: state: expected true,true, got true,false/],
  ["autocast", "program", "steps/0/dtype", "float16", /casts: expected float32 to bfloat16/],
  ["autocast", "program", "steps_log/5/state/0", true, /step 5: state/],
  ["autocast", "program", "steps_log/1/calls/0/1/0", "float16", /step 1: casts/],
  ["autocast", "program", "steps_log/1/calls/3/2/0", "float32", /step 1: expected aten::mm/],
  ["autocast", "program", "outs/0/dtype", "bfloat16", /output 0: dtype/],
  ["autocast", "program", "outs/0/data/0", plus(1), /output 0: element 0/],
  ["autocast", "program", "dtypes/0", "bfloat16", /dtypes: expected bfloat16/],
  ["autocast", "program", "outputs/0", "v3", /output 0/],
  ["autocast", "program", "grads/0/data/0", plus(1), /gradient 0: element 0/],
  ["autocast", "program", "grads/1", null, /gradient 1: expected None/],
  ["autocast", "program", "cotangents/0/data/0", plus(1), /gradient 0: element/],
  ["autocast", "program", "cotangents", [], /1 outputs require grad, 0 have to/],
  ["autocast", "program", "leaves", fewer, /2 of kind gradient are recorded, there are 1/],
  ["autocast", "program", "inputs/x0/data/0", plus(3), /output 0: element 0/],
  ["autocast", "program", "backward_calls", fewer, /backward: casts/],
  ["modes", "both", "after/2/log/0/0", "G", /step 2: call 0: expected G function matmul \[\], got F function/],
  ["modes", "both", "after/2/log/0/1", "dispatch", /expected F dispatch matmul/],
  ["modes", "both", "after/2/log/1/2", "aten::bmm", /expected A dispatch aten::bmm \[\], got A dispatch aten::mm/],
  ["modes", "both", "after/2/log", fewer, /step 2: call 1: expected none, got A dispatch aten::mm/],
  ["modes", "both", "steps/0/actor", "A", /step 2: call 0: expected F function/],
  ["modes", "both", "actors/1/rules", [{ on: "aten::mm", do: "not_implemented" }], /step 2: DispatchError/],
  ["modes", "both", "steps/2/op", "torch.add", /step 2: call 0: expected F function matmul/],
  ["modes", "both", "tensors/t0/value/data/0", plus(1), /r0: element/],
  ["modes", "both", "results/r0/value/data/0", plus(1), /r0: element 0/],
  ["modes", "both", "results/r0/type", "W", /r0: class: expected W, got Tensor/],
  ["modes", "wrapper", "after/0/log/0/3", [], /step 0: call 0: expected W dispatch aten::sin \[\], got .* \[W\]/],
  ["modes", "wrapper", "results/r0/requires_grad", false, /r0: requires grad: expected false/],
  ["modes", "wrapper", "results/r0/grad_fn", "CosBackward0", /r0: grad_fn: expected CosBackward0, got SinBackward0/],
  ["modes", "wrapper", "tensors/t0/as", "", /scene|not a function/],
  ["modes", "wrapper", "after/3/log", reversed, /step 3: call 0/],
  ["modes", "subclass", "results/r0/type", "Tensor", /r0: class: expected Tensor, got S/],
  ["modes", "declined", "after/0/error", remove, /step 0: DispatchError/],
  ["modes", "declined", "actors/0/rules", [], /step 0 should be refused/],
];

/** Fields of records that nothing is compared with, and why. */
const unread: Readonly<Record<string, string>> = {
  "ops.id ops.origin ops.dtype ops.level": "say where the record is from",
  "ops.leaves": "how PyTorch composes an operator of others is not how it is composed here",
  "ops.check ops.ties": "say how strictly to compare",
  "grads.id grads.origin grads.kind programs.id programs.title": "say where the record is from",
  "schemas.tags schemas.in_dispatcher": "tags are the registry's own",
  "texts.text texts.overload texts.args texts.returns texts.error":
    "the parts of a text are compared as those of a schema are",
  "autocast.id autocast.kind autocast.title autocast.source autocast.policy":
    "say what the record is and where it is from",
  "autocast.check": "says how strictly to compare",
  "modes.id modes.kind modes.title modes.verified": "say what the record is",
  "scenarios.id scenarios.title scenarios.ops calls.id": "say what the record is about",
  "calls.schema calls.kernels calls.fallthroughs": "what is set up; results follow from it",
  "casts.dtypes prints.id prints.title prints.parameter":
    "say what the record is about; leaves are the parameters here",
  "programs.inputs programs.leaves programs.steps programs.outputs programs.outs programs.grad_fn programs.cotangents programs.grads programs.second programs.jvp":
    "as in GRADS",
};

describe("records as they are", () => {
  const all = Object.entries(samples).flatMap(([format, records]) =>
    Object.keys(records).map((name) => [format, name] as const),
  );
  it.each(all)("%s %s passes", async (format, name) => {
    const { failed, skipped } = await run(format, samples[format]![name]!);
    expect(failed).toEqual([]);
    expect(skipped).toEqual([]);
  });
});

describe("refusals", () => {
  const schema = { arguments: [], returns: [] } as never;
  const raising = (error: Error) => ({
    schema,
    call: () => {
      throw error;
    },
  });
  const theirs = (name: string) => ({ class: name, message: "no\nmore" });

  it.each<[string, () => string | null, string | null]>([
    ["one of ours", () => refusalDifference(raising(new ShapeError("x")), [], theirs("RuntimeError")), null],
    ["one of the same kind", () => refusalDifference(raising(new IndexError("x")), [], theirs("IndexError")), null],
    [
      "one of another kind",
      () => refusalDifference(raising(new ShapeError("far")), [], theirs("TypeError")),
      "should be refused with ArgumentError or DTypeError (there TypeError), and raised ShapeError: far",
    ],
    [
      "a crash",
      () => refusalDifference(raising(new RangeError("Invalid array length")), [], theirs("RuntimeError")),
      "should be refused, and stumbled: RangeError: Invalid array length",
    ],
    [
      "a crash of another kind",
      () => refusalDifference(raising(new TypeError("x is undefined")), [], theirs("TypeError")),
      "should be refused, and stumbled: TypeError: x is undefined",
    ],
    ["none", () => refusalDifference({ schema, call: () => 1 }, [], theirs("RuntimeError")), "should be refused: no"],
  ])("%s", (_, run, expected) => {
    expect(run()).toBe(expected);
  });
});

describe("the command line's exits", () => {
  const sampleFile = (name: string, records: readonly object[]): string => {
    const file = join(mkdtempSync(join(tmpdir(), "conformance-")), name);
    writeFileSync(file, records.map((record) => JSON.stringify(record)).join("\n"));
    return file;
  };
  const [cli, root] = ["cli.ts", "../../"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const conformance = (...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", cli!, ...args], { cwd: root!, encoding: "utf8" });

  // A file of that name has a floor and rows of known.json: one record of it is fewer than have to pass, and matches no row.
  it("1 where fewer records pass than did, and where a known difference is gone", () => {
    const { status, stdout } = conformance("--grads", sampleFile("grads.jsonl.gz", [samples["grads"]!["mul"]!]));
    const { passed } = readFloors()["grads.jsonl.gz"]!;
    expect(stdout).toContain(`LOST grads.jsonl.gz: 1 records passed, ${passed} have to`);
    for (const row of staleRows("grads.jsonl.gz", new Set())) {
      expect(stdout).toContain(`STALE known.json: nothing in grads.jsonl.gz is ${row.what} with ${row.why} any more`);
    }
    expect(stdout).toContain("GRADS: 1 passed, 0 failed, 0 skipped");
    expect(status).toBe(1);
  });

  it("0 where the file has no floor, 2 where no record is of the operator", () => {
    const file = sampleFile("mine.jsonl", [samples["ops"]!["add"]!]);
    const { status, stdout } = conformance("--ops", file);
    expect([status, stdout]).toEqual([0, "OPS: 1 passed, 0 failed, 0 skipped\n"]);
    const none = conformance("--ops", file, "--operator", "searchsorted");
    expect([none.status, none.stderr]).toEqual([2, "no record is of searchsorted\n"]);
  });
});

describe("corrupted records are reported", () => {
  it.each(rows)("%s %s: %s", async (format, name, path, value, expected) => {
    const { failed, deviating } = await run(format, changed(samples[format]![name]!, path, value));
    // A tangent that contradicts the gradient of its record is reported as that.
    expect([...failed, ...deviating].map(({ why }) => why).join("\n")).toMatch(expected);
  });
});

it("a float64 result is held to float64's tolerance though an argument is float32", async () => {
  const { args, outs, ...rest } = samples["ops"]!["add"] as { args: Record<string, object>; outs: object[] };
  const data = [1, 2, 3, 4, 5, 6, 7, 8];
  const record = {
    ...rest,
    args: { self: { ...args["self"], data }, other: { ...args["other"], dtype: "float64", data } },
    outs: [{ ...outs[0], dtype: "float64", data: data.map((x) => 2 * x) }],
  };
  expect((await run("ops", record)).failed).toEqual([]);
  const { failed } = await run("ops", changed(record, "outs/0/data/1", 4 * (1 + 1e-6)));
  expect(failed.map(({ why }) => why).join()).toContain("element 1: expected 4.000004, got 4");
});

it("every field of every format has a corruption, or a reason why nothing is compared with it", () => {
  const covered = new Set([
    ...rows.map(([format, , path]) => `${format}.${path.split("/")[0]}`),
    ...Object.keys(unread).flatMap((names) => names.split(" ")),
  ]);
  const fields = Object.entries(samples).flatMap(([format, records]) =>
    format === "keySets"
      ? []
      : Object.values(records).flatMap((record) => Object.keys(record).map((field) => `${format}.${field}`)),
  );
  expect([...new Set(fields)].filter((field) => !covered.has(field))).toEqual([]);
});

it("a known difference of one kind of kernels is unknown with the others, and no row to go there", () => {
  const rows = knownDifferences.filter(({ kernels }) => kernels !== undefined);
  expect(rows.map(({ kernels }) => kernels)).toEqual(["usual"]);
  const [what, why] = [
    "aten::_native_multi_head_attention (float32)",
    "replay: result 0: element 3: expected 0.25, got 0.5",
  ];
  const [file] = rows[0]!.files;
  expect([knownDifference(what, why), staleRows(file!, new Set()).includes(rows[0]!)]).toEqual([rows[0], true]);
  const before = runWith("wasm");
  try {
    expect([knownDifference(what, why), staleRows(file!, new Set()).includes(rows[0]!)]).toEqual([null, false]);
  } finally {
    runWith(before);
  }
});

it("known differences of half precision, complex numbers, casts, prints and lazy bits are few, and defects of PyTorch or decisions of the docs", () => {
  const relevant = knownDifferences.filter(({ files }) =>
    files.some((file) => /^(dtypes_ops|grads_complex|grads_half|casts|prints|lazy_bits)/.test(file)),
  );
  expect(relevant.length).toBeGreaterThan(20);
  expect(relevant.length).toBeLessThanOrEqual(60);
  const page = readFileSync(new URL("../../docs/complex.md", import.meta.url), "utf8");
  expect(page).toContain("## Differences from PyTorch");
  expect(
    relevant.filter(({ reason }) => !/^(a defect of PyTorch: |a decision \(docs\/complex\.md\): )/.test(reason)),
  ).toEqual([]);
});
