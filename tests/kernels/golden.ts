// Runs a family's golden records five ways: as recorded, on the meta device, on inputs with gaps in memory, on contiguous inputs at an offset, and into the
// caller's outputs.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { DType } from "../../runtime/core/dtype.js";
import { UnsupportedError } from "../../runtime/core/errors.js";
import { allocate, isTensor, makeView, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { copyInto } from "../../runtime/kernels/memory/copy.js";
import type { NumberArray } from "../../runtime/kernels/memory/elements.js";
import { printType } from "../../runtime/schema/print.js";
import type { Argument } from "../../runtime/schema/types.js";
import { type GradRecord, runGrads, whatOf } from "../conformance/grads.js";
import { knownDifference } from "../conformance/known.js";
import { type FoundOperator, findOperator } from "../conformance/library.js";
import { argumentsOf, type OpRecord, refusalDifference, runOps } from "../conformance/ops.js";
import { messageOf, type Report } from "../conformance/report.js";
import { difference, type GoldenTensor, type GoldenValue } from "../conformance/values.js";

interface Family {
  readonly ops: readonly OpRecord[];
  readonly grads: readonly GradRecord[];
}

export function readFamily(name: string): Family {
  const file = new URL(`../data/kernels-${name}.json.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Family;
}

/** One test for each operator, so that `-t searchsorted` runs its records alone. */
function testEach<R extends { readonly id: string }>(
  records: readonly R[],
  what: string,
  operatorOf: (record: R) => string,
  run: (records: readonly R[]) => Report,
): void {
  const byOperator = new Map<string, R[]>();
  for (const record of records) {
    const operator = operatorOf(record);
    byOperator.set(operator, [...(byOperator.get(operator) ?? []), record]);
  }
  it.each([...byOperator])(`${what} of %s`, (_, operatorRecords) => {
    const { passed, failed, known, skipped, deviating } = run(operatorRecords);
    expect([...failed, ...skipped].map(({ id, why }) => `${id} ${why}`)).toEqual([]);
    // Known differences must match the rows of their table; records that contradict themselves are counted by the runner.
    expect(passed + known.length + deviating.length).toBe(operatorRecords.length);
  });
}

/** Values, dtypes, shapes, strides, aliases, writes. */
export function testRecords({ ops }: Family): void {
  testEach(ops, "answers", ({ op }) => op, runOps);
}

/** Gradients, second order, tangents, node names. */
export function testGradients({ grads }: Family): void {
  testEach(grads, "gradients", whatOf, runGrads);
}

/** Maps the tensors among a record's arguments, once each, so that `same` arguments stay the same. */
function mapArguments(record: OpRecord, map: (tensor: Tensor) => Tensor): unknown[] {
  const op = findOperator(record.op)!;
  const callArguments = argumentsOf(op, record.args, (name, earlier) => earlier.get(name));
  const mapped = new Map<Tensor, Tensor>();
  const once = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(once);
    if (!isTensor(value)) return value;
    const known = mapped.get(value) ?? map(value);
    known.wrappedNumber = value.wrappedNumber;
    mapped.set(value, known);
    return known;
  };
  return [...callArguments.values()].map(once);
}

/** Operators whose results have no shape without the elements: on meta they throw an error naming them. */
const decidedByData: ReadonlySet<string> = new Set(
  [
    "_embedding_bag_backward",
    "_local_scalar_dense",
    "_unique2",
    "bincount",
    "combinations",
    "is_nonzero",
    "masked_select",
    "nonzero",
    "nonzero_numpy",
    "one_hot",
    "repeat_interleave.Tensor",
    "repeat_interleave.self_Tensor",
    "unique_consecutive",
    "unique_dim",
  ].map((name) => `aten::${name}`),
);

/** Shape, dtype and strides on meta must be those of the CPU's result. Operators that need data report that. */
export function runOnMeta(
  family: Family,
  skip: (op: string) => boolean = () => false,
): { passed: number; wrong: string[] } {
  const wrong: string[] = [];
  let passed = 0;
  for (const record of family.ops) {
    if (skip(record.op)) continue;
    const op = findOperator(record.op)!;
    const toMeta = (x: Tensor): Tensor =>
      makeView(allocate([x.storage.byteLength / x.itemSize], x.dtype, "meta"), x.shape, x.strides, x.offset);
    try {
      const args = mapArguments(record, toMeta);
      const device = op.schema.arguments.findIndex(({ name }) => name === "device");
      if (device >= 0) args[device] = "meta";
      const result = op.call(args);
      const outs = op.schema.returns.length === 1 ? [result] : ((result ?? []) as unknown[]);
      const found = record.outs.map((golden, i) => specDifference(outs[i], golden)).find((text) => text !== null);
      if (found === undefined || found === null) passed++;
      else wrong.push(`${record.id} ${record.op}: ${found}`);
    } catch (error) {
      if (error instanceof UnsupportedError && decidedByData.has(record.op.replace(/\.out$/, ""))) passed++;
      else wrong.push(`${record.id} ${record.op}: ${messageOf(error)}`);
    }
  }
  return { passed, wrong };
}

function specDifference(actual: unknown, golden: GoldenValue): string | null {
  if (golden !== null && golden.k === "list" && Array.isArray(actual)) {
    for (const [i, item] of golden.v.entries()) {
      const found = specDifference(actual[i], item);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isTensor(actual)) return null;
  if (actual.device !== "meta") return `on device ${actual.device}`;
  const { dtype, shape } = golden as GoldenTensor;
  if (actual.dtype !== dtype) return `dtype ${actual.dtype}, expected ${dtype}`;
  if (actual.shape.join() !== shape.join()) return `shape [${actual.shape}], expected [${shape}]`;
  return null;
}

/** Fills memory that must not be read, and that only results may overwrite. */
function fillWithGarbage(tensor: Tensor): void {
  // int64 is stored there as words.
  const array = tensor.storage.array as NumberArray | null;
  if (array === null) return;
  if (tensor.dtype === "bool") array.fill(1);
  else array.fill(array instanceof Int32Array ? 0x5a5a5a5a : 90);
}

/** Creates a tensor of a shape and dtype with some memory layout. */
type Lay = (shape: readonly number[], dtype: DType) => Tensor;

/** Every second position is unused and the first dimension is innermost: not the layout for which kernels are optimised. */
const apart: Lay = (shape, dtype) => {
  const strides = new Array<number>(shape.length);
  let step = 2;
  for (let d = 0; d < shape.length; d++) {
    strides[d] = step;
    step *= Math.max(shape[d]!, 1);
  }
  const whole = allocate([step + 1], dtype);
  fillWithGarbage(whole);
  return makeView(whole, shape, strides, 1);
};

const margin = 3;

/** Contiguous, with other elements before and after. */
const behind: Lay = (shape, dtype) => {
  const fresh = allocate(shape, dtype);
  const whole = allocate([fresh.numel + 2 * margin], dtype);
  fillWithGarbage(whole);
  return makeView(whole, shape, fresh.strides, margin);
};

/**
 * Operators about memory, or whose results reveal the layout of PyTorch's input: it factors the transpose of a row-major matrix.
 */
const asksForMemory =
  /as_strided|_assert_tensor_metadata|_reshape_alias|unsafe_view|::view|::stride|take_along_dim|embedding_bag|_linalg_(det|slogdet|solve_ex)/;
/** For these operators all contiguous inputs are equivalent. */
const asksForStrides = /unsafe_view|::view|::stride|_reshape_alias|take_along_dim|embedding_bag|_linalg_/;

/** Values and rejections must not depend on the memory layout of the inputs. */
function runLaid(family: Family, lay: Lay, asks: (op: string) => boolean): { passed: number; wrong: string[] } {
  const move = (tensor: Tensor): Tensor => {
    const moved = lay(tensor.shape, tensor.dtype);
    copyInto(moved, tensor);
    return moved;
  };
  const wrong: string[] = [];
  let passed = 0;
  for (const record of family.ops) {
    if (record.check !== "values" || asks(record.op) || /single memory/.test(record.error?.message ?? "")) continue;
    const op = findOperator(record.op)!;
    try {
      const args = mapArguments(record, move);
      const found =
        record.error === undefined
          ? resultDifference(record, op, op.call(args), args)
          : refusalDifference(op, args, record.error);
      if (found === null) passed++;
      else wrong.push(`${record.id} ${record.op}: ${found}`);
    } catch (error) {
      wrong.push(`${record.id} ${record.op}: ${messageOf(error)}`);
    }
  }
  return { passed, wrong };
}

/** Results and written arguments against the record, strides left out. */
function resultDifference(
  record: OpRecord,
  op: FoundOperator,
  result: unknown,
  args: readonly unknown[],
): string | null {
  const outs = op.schema.returns.length === 1 ? [result] : ((result ?? []) as unknown[]);
  const names = op.schema.arguments.map(({ name }) => name);
  const pairs: [unknown, GoldenValue][] = [
    ...record.outs.map((golden, i): [unknown, GoldenValue] => [outs[i], golden]),
    ...Object.entries(record.mutated ?? {}).map(([name, golden]): [unknown, GoldenValue] => [
      args[names.indexOf(name)],
      golden,
    ]),
  ];
  for (const [actual, golden] of pairs) {
    // Among equal elements any index is correct.
    const values = !(record.ties === true && isTensor(actual) && actual.dtype === "int64");
    const found = difference(actual, golden, { values, strides: false });
    if (found !== null && knownDifference(`${record.op} (${record.dtype})`, found) === null) return found;
  }
  return null;
}

export function runSpread(family: Family): { passed: number; wrong: string[] } {
  return runLaid(family, apart, (op) => asksForMemory.test(op));
}

export function runBehind(family: Family): { passed: number; wrong: string[] } {
  return runLaid(family, behind, (op) => asksForMemory.test(op) && !asksForStrides.test(op));
}

const outForms = new Map<string, FoundOperator | null>();

/** The overload that takes the same arguments and outputs of the caller, or null. */
function outFormOf(name: string): FoundOperator | null {
  const known = outForms.get(name);
  if (known !== undefined) return known;
  const { schema } = findOperator(name)!;
  const signature = ({ name, type }: Argument): string => `${name}: ${printType(type)}`;
  const wanted = schema.arguments.map(signature).join();
  const entry = dispatcher.overloadsOf(name.replace(/\..*/, "")).find((other) => {
    const given = other.schema.arguments.filter(({ out }) => !out);
    return (
      given.length < other.schema.arguments.length &&
      other.schema.arguments.length - given.length === schema.returns.length &&
      given.map(signature).join() === wanted
    );
  });
  const found = entry === undefined || schema.arguments.some(({ out }) => out) ? null : findOperator(entry.name);
  outForms.set(name, found);
  return found;
}

/** Whether elements around `tensor` in its memory were overwritten. */
function overwritten(tensor: Tensor): boolean {
  const untouched = behind(tensor.shape, tensor.dtype).storage.array!;
  const array = tensor.storage.array!;
  const unit = array.length / (tensor.numel + 2 * margin);
  for (let i = 0; i < margin * unit; i++) {
    if (array[i] !== untouched[i] || array[array.length - 1 - i] !== untouched[i]) return true;
  }
  return false;
}

/** The caller's outputs contain garbage, have an offset, or have gaps: results must be the same, and nothing else may be written. */
export function runOut(family: Family): { passed: number; wrong: string[] } {
  const wrong: string[] = [];
  let passed = 0;
  for (const record of family.ops) {
    if (record.check !== "values" || record.error !== undefined) continue;
    const op = outFormOf(record.op);
    if (op === null || record.outs.some((golden) => golden?.k !== "tensor")) continue;
    for (const [way, lay] of [
      ["behind others", behind],
      ["with gaps", apart],
    ] as const) {
      const outs = (record.outs as readonly GoldenTensor[]).map(({ shape, dtype }) => lay(shape, dtype as DType));
      for (const out of outs) fillWithGarbage(out);
      const versions = outs.map(({ version }) => version);
      try {
        const args = [...mapArguments(record, (tensor) => tensor), ...outs];
        const result = op.call(args);
        const returned = outs.length === 1 ? [result] : (result as unknown[]);
        const found =
          (outs.every((out, i) => out === returned[i]) ? null : "does not return its output") ??
          resultDifference(record, op, outs.length === 1 ? outs[0] : outs, args) ??
          (outs.some(({ version }, i) => version === versions[i])
            ? "does not raise the version of its output"
            : null) ??
          (lay === behind && outs.some(overwritten) ? "writes outside of its output" : null);
        if (found === null) passed++;
        else wrong.push(`${record.id} ${op.schema.name.full}, output ${way}: ${found}`);
      } catch (error) {
        wrong.push(`${record.id} ${op.schema.name.full}, output ${way}: ${messageOf(error)}`);
      }
    }
  }
  return { passed, wrong };
}

/** Tests of a family in the other memory layouts, with the number of records that must pass in each. */
export function testPlaces(family: Family, least: { spread: number; behind: number; out: number }): void {
  const cases = [
    ["inputs that lie apart in memory", runSpread, least.spread],
    ["inputs without gaps behind other elements", runBehind, least.behind],
    ["outputs of the caller, which hold garbage", runOut, least.out],
  ] as const;
  it.each(cases)("the same values for %s", (_, run, floor) => {
    const { wrong, passed } = run(family);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(floor);
  });
}
