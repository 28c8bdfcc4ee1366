// Runs a family's golden records three ways: as recorded, on the meta device, and on inputs that lie apart in memory.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { UnsupportedError } from "../../runtime/core/errors.js";
import { allocate, isTensor, makeView, type Tensor } from "../../runtime/core/tensor.js";
import { copyInto } from "../../runtime/kernels/pointwise/copy.js";
import { type GradRecord, runGrads } from "../conformance/grads.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf, type OpRecord, runOps } from "../conformance/ops.js";
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

/** The failures of a report, one line each, and how many passed. */
function summary({ passed, failed, skipped }: Report): { passed: number; wrong: string[] } {
  return { passed, wrong: [...failed, ...skipped].map(({ id, why }) => `${id} ${why}`) };
}

export function runRecords(family: Family): { passed: number; wrong: string[] } {
  return summary(runOps(family.ops));
}

export function runGradients(family: Family): { passed: number; wrong: string[] } {
  return summary(runGrads(family.grads));
}

/** Maps the tensors among a record's arguments, once each, so that `same` arguments stay the same. */
function mapArguments(record: OpRecord, map: (tensor: Tensor) => Tensor): unknown[] {
  const op = findOperator(record.op)!;
  const made = argumentsOf(op, record.args, (name, earlier) => earlier.get(name));
  const mapped = new Map<Tensor, Tensor>();
  const once = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(once);
    if (!isTensor(value)) return value;
    const known = mapped.get(value) ?? map(value);
    known.wrappedNumber = value.wrappedNumber;
    mapped.set(value, known);
    return known;
  };
  return [...made.values()].map(once);
}

/** Shape, dtype and strides on meta must be those of the CPU's result. Operators that need data say so. */
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
      if (error instanceof UnsupportedError) passed++;
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

/** The same elements, each other place of the memory left out. */
function spread(tensor: Tensor): Tensor {
  const strides = new Array<number>(tensor.shape.length);
  let step = 2;
  // The first dimension innermost: not the order that kernels like best.
  for (let d = 0; d < tensor.shape.length; d++) {
    strides[d] = step;
    step *= Math.max(tensor.shape[d]!, 1);
  }
  const apart = makeView(allocate([step + 1], tensor.dtype), tensor.shape, strides, 1);
  copyInto(apart, tensor);
  return apart;
}

/** Values must not depend on how the inputs lie. */
export function runSpread(family: Family, skip: (op: string) => boolean): { passed: number; wrong: string[] } {
  const wrong: string[] = [];
  let passed = 0;
  for (const record of family.ops) {
    if (record.check !== "values" || record.ties === true || skip(record.op)) continue;
    const op = findOperator(record.op)!;
    try {
      const args = mapArguments(record, spread);
      const result = op.call(args);
      const outs = op.schema.returns.length === 1 ? [result] : ((result ?? []) as unknown[]);
      const names = op.schema.arguments.map(({ name }) => name);
      const pairs: [unknown, GoldenValue][] = [
        ...record.outs.map((golden, i): [unknown, GoldenValue] => [outs[i], golden]),
        ...Object.entries(record.mutated ?? {}).map(([name, golden]): [unknown, GoldenValue] => [
          args[names.indexOf(name)],
          golden,
        ]),
      ];
      const found = pairs
        .map(([actual, golden]) => difference(actual, golden, { values: true, strides: false }))
        .find((text) => text !== null);
      if (found === undefined || found === null) passed++;
      else wrong.push(`${record.id} ${record.op}: ${found}`);
    } catch (error) {
      wrong.push(`${record.id} ${record.op}: ${messageOf(error)}`);
    }
  }
  return { passed, wrong };
}
