// The law of lazy bits: a call on tensors that are lazily conjugated or negated has the same results and effects on its arguments as on tensors of
// the same elements without bits. The calls are from OPS records.

import { noGrad } from "../../runtime/autograd/grad-mode.js";
import { isComplexCode, isDifferentiableCode } from "../../runtime/core/dtype.js";
import { forEachRow, readElement, writeElement } from "../../runtime/core/elements.js";
import { TengenError } from "../../runtime/core/errors.js";
import { manualSeed } from "../../runtime/core/generator.js";
import { complexText, isComplexScalar } from "../../runtime/core/scalar.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { isConjugated, isNegated, toggled } from "../../runtime/kernels/memory/lazy-bits.js";
import { mapTensors, treeFlatten } from "../../runtime/modes/tree.js";
import { lookupPath } from "./compare.js";
import { type FoundOperator, findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported, close, elementsOf, toleranceOf } from "./values.js";

type Bit = "conjugate" | "negative";
const bits: readonly Bit[] = ["conjugate", "negative"];

function takes(tensor: Tensor, bit: Bit): boolean {
  if (tensor.wrappedNumber || isConjugated(tensor) || isNegated(tensor)) return false;
  return bit === "conjugate" ? isComplexCode(tensor.dtypeCode) : isDifferentiableCode(tensor.dtypeCode);
}

/** Conjugates, or negates, the memory; each position once, however many tensors share it. */
function flipMemory(tensors: readonly Tensor[], bit: Bit): void {
  const seen = new Map<object, Set<number>>();
  for (const tensor of tensors) {
    const { storage, dtypeCode } = tensor;
    const places = seen.get(storage) ?? new Set<number>();
    seen.set(storage, places);
    forEachRow(tensor, (start, count, step) => {
      for (let i = 0; i < count; i++) {
        const place = start + i * step;
        if (places.has(place)) continue;
        places.add(place);
        const value = readElement(storage, dtypeCode, place) as number | { readonly re: number; readonly im: number };
        const flipped =
          typeof value !== "object" ? -value : { re: bit === "negative" ? -value.re : value.re, im: -value.im };
        writeElement(storage, dtypeCode, place, flipped);
      }
    });
  }
}

/** Newly created arguments, and copies with the bit: of the same elements. Null if none supports it. */
function lazyArguments(op: FoundOperator, record: OpRecord, bit: Bit): unknown[] | null {
  const args = [...argumentsOf(op, record.args, lookupPath).values()];
  const lazyInputs = [
    ...new Set(treeFlatten(args).leaves.filter((leaf): leaf is Tensor => isTensor(leaf) && takes(leaf, bit))),
  ];
  if (lazyInputs.length === 0) return null;
  flipMemory(lazyInputs, bit);
  const lazy = new Map(lazyInputs.map((tensor) => [tensor, toggled(tensor, bit)]));
  return mapTensors(args, (tensor) => lazy.get(tensor) ?? tensor) as unknown[];
}

function treeDifferences(what: string, actual: unknown, expected: unknown, values: boolean): string[] {
  const [a, b] = [treeFlatten(actual), treeFlatten(expected)];
  if (!a.spec.equals(b.spec)) return [`lazily: ${what}: expected ${b.spec}, got ${a.spec}`];
  return b.leaves.flatMap((leaf, i) => {
    const why = leafDifference(a.leaves[i], leaf, values);
    return why === null ? [] : [`lazily: ${what} ${i}: ${why}`];
  });
}

const text = (value: unknown): string => (isComplexScalar(value) ? complexText(value) : String(value));

function leafDifference(actual: unknown, expected: unknown, values: boolean): string | null {
  if (!isTensor(actual) || !isTensor(expected))
    return text(actual) === text(expected) ? null : `expected ${text(expected)}, got ${text(actual)}`;
  const [a, b] = [actual, expected].map(({ dtype, shape }) => `${dtype} [${shape}]`);
  if (a !== b) return `expected ${b}, got ${a}`;
  if (!values) return null;
  const [x, y] = [elementsOf(actual), elementsOf(expected)];
  const tolerance = toleranceOf(expected.dtype);
  const at = y.findIndex((element, i) => !close(x[i]!, element, tolerance));
  return at < 0 ? null : `element ${at}: expected ${text(y[at])}, got ${text(x[at])}`;
}

/** The outcome of a call: a result, or an error. */
function outcome(
  op: FoundOperator,
  args: readonly unknown[],
): { readonly result: unknown } | { readonly refused: string } {
  manualSeed(7);
  try {
    return { result: op.call(args) };
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    return { refused: messageOf(error) };
  }
}

/** Deliberate errors of the fallbacks. */
const refusedLists =
  /a list of tensors that are lazily .* cannot be written to|only one of the tensors that are written to may be lazily/;

/** The differences for one record. */
export function underBits(record: OpRecord): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  checkSupported(record.args);
  const values = record.check !== "uninit";
  let ran = 0;
  const found = bits.flatMap((bit): string[] => {
    const lazy = lazyArguments(op, record, bit);
    if (lazy === null) return [];
    ran++;
    const plain = [...argumentsOf(op, record.args, lookupPath).values()];
    const expected = outcome(op, plain);
    const actual = outcome(op, lazy);
    if ("refused" in actual || "refused" in expected) {
      if ("refused" in actual && "refused" in expected) return [];
      if ("refused" in actual && refusedLists.test(actual.refused))
        throw new Unsupported("the fallbacks write to one lazy tensor of a call");
      return [
        `lazily: ${bit}: ${"refused" in actual ? actual.refused : `should be refused: ${(expected as { refused: string }).refused}`}`,
      ];
    }
    return [
      ...treeDifferences(`${bit}: result`, actual.result, expected.result, values),
      ...treeDifferences(`${bit}: argument`, lazy, plain, values),
    ];
  });
  if (ran === 0) throw new Unsupported("no argument of real or complex elements");
  return found;
}

export function runLazily(records: Iterable<OpRecord>): Report {
  const report = newReport();
  for (const record of records)
    runRecord(report, record.id, `${record.op} (${record.dtype})`, () => noGrad(() => underBits(record)));
  return report;
}
