// Offering loops by name: for pointwise operators those of their registered kernels, for the others the tables listed here.

import { ArgumentError } from "../core/errors.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import type { KernelRecord } from "../dispatch/kernel.js";
import { hostBackend, slotOfKey } from "../dispatch/keys.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { type ExplainTarget, entriesOf } from "../dispatch/ops.js";
import { type ProductLoop, productLoops } from "./cpu/matmul.js";
import type { Row } from "./cpu/reduce.js";
import { maxRows, minRows, prodRows, sumRows } from "./cpu/reductions.js";
import { type LineLoop, logSoftmaxLines, softmaxLines } from "./cpu/softmax.js";
import type { LoopTable } from "./loop-table.js";
import {
  type AnyLoop,
  type Choose,
  choiceBy,
  type LoopOffer,
  type LoopOfferHandle,
  offerFor,
  pointwiseChoice,
  tableOf,
} from "./offers.js";
import { type CopyLoop, copyLoops } from "./pointwise/copy.js";

/** The inner loops of kernels that are no pointwise ones, by name. */
export interface InnerLoops {
  /** out = a @ b, or a part of a batch of these; its size is that of the three loops together. */
  readonly "matrix product": ProductLoop;
  readonly "sum of a row": Row;
  readonly "product of a row": Row;
  readonly "maximum of a row": Row;
  readonly "minimum of a row": Row;
  readonly "softmax of a line": LineLoop;
  readonly "log_softmax of a line": LineLoop;
  /** Between tensors of one dtype. */
  readonly "copy of a run": CopyLoop;
}

interface Family<Loop extends AnyLoop> {
  readonly table: LoopTable<Loop>;
  readonly choose: Choose;
  /** Operators whose kernels run these loops, without overloads: explanations of them name what is offered. */
  readonly operators: string;
}

const row = (table: LoopTable<Row>, operators: string): Family<Row> => ({
  table,
  choose: choiceBy<Parameters<Row>>(
    (_array, _place, _step, count) => count,
    (_array, _place, step) => step === 1,
  ),
  operators,
});

const line = (table: LoopTable<LineLoop>, operators: string): Family<LineLoop> => ({
  table,
  choose: choiceBy<Parameters<LineLoop>>(
    (size) => size,
    (_size, step) => step === 1,
  ),
  operators,
});

const families: { readonly [Name in keyof InnerLoops]: Family<InnerLoops[Name]> } = {
  "matrix product": {
    table: productLoops,
    choose: choiceBy<Parameters<ProductLoop>>(
      (m, n, k) => m * n * k,
      (_m, _n, _k, ...[out, a, b]) => out.columnStep === 1 && a.columnStep === 1 && b.columnStep === 1,
    ),
    operators: "mm addmm bmm baddbmm addmv mv dot",
  },
  "sum of a row": row(sumRows, "sum mean"),
  "product of a row": row(prodRows, "prod"),
  "maximum of a row": row(maxRows, "amax aminmax"),
  "minimum of a row": row(minRows, "amin aminmax"),
  "softmax of a line": line(softmaxLines, "_softmax"),
  "log_softmax of a line": line(logSoftmaxLines, "_log_softmax"),
  "copy of a run": {
    table: copyLoops,
    choose: choiceBy<Parameters<CopyLoop>>(
      (n) => n,
      (_n, _to, _at, step, _from, _fromAt, fromStep) => step === 1 && fromStep === 1,
    ),
    operators: "copy clone",
  },
};

/** What `offerLoop` takes offers for: a pointwise operator as `explain` takes it, or the name of an inner loop. */
export type LoopTarget = ExplainTarget | keyof InnerLoops;

/**
 * Offers a faster loop: for a pointwise operator, whose in-place and out forms have it, too, or for an inner loop of other kernels. Calls
 * whose run is of that dtype and layout and long enough go to it, all others to the loop that the kernel came with, which also takes what
 * the offered one declines by returning false. Of several the newest is asked first. Promotion, broadcasting, strides and gradients are
 * what they were. Nothing compares the results: that is the offerer's part (`useKernels("ts")` gives the kernel's own).
 *
 * The loop of a pointwise operator gets `(n, out, at, step, a, aAt, aStep, ...)`: how many elements, then of the output and of each tensor
 * that goes in the array, the place of the first element and the step, in elements (an int64 is two entries of an Int32Array); then the other
 * arguments as they were given. `InnerLoops` has the others' parameters.
 *
 * @example const handle = offerLoop("add.Tensor", { dtype: "float32", from: 4096, loop: addFloat32 });
 * @throws ArgumentError if the operator has no loops, or none of that dtype, or for an offer that cannot be understood
 */
export function offerLoop<Name extends keyof InnerLoops>(
  target: Name,
  offer: LoopOffer<InnerLoops[Name]>,
): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle {
  if (typeof target === "string" && Object.hasOwn(families, target)) {
    const { table, choose, operators } = families[target as keyof InnerLoops] as unknown as Family<AnyLoop>;
    const handle = offerFor(target, table, choose, offer);
    for (const record of kernelsOf(operators.split(" "))) {
      if (!record.loops.includes(table)) record.loops = [...record.loops, table];
    }
    return handle;
  }
  const entries = entriesOf(target, "offerLoop");
  // Forms of one operator have one table.
  const served = new Map<LoopTable<AnyLoop>, OperatorEntry>();
  for (const entry of entries) {
    const table = tableOf(entry);
    if (table !== null && !served.has(table)) served.set(table, entry);
  }
  const [first, second] = served;
  if (second !== undefined) {
    const names = [...served.values()].map(({ name }) => name).join(", ");
    throw new ArgumentError(`offerLoop: several operators of that name have loops of their own: take one of ${names}`);
  }
  if (first === undefined) {
    throw new ArgumentError(
      `offerLoop: ${entries.map(({ name }) => name).join(", ")} has no loops of its own, as pointwise operators have. ` +
        `Inner loops of other kernels go by names: ${Object.keys(families).join(", ")}`,
    );
  }
  const [table, entry] = first;
  return offerFor(entry.name, table, pointwiseChoice[inputsOf(entry) - 1]!, offer);
}

/** How many tensors go into an operator's loop. */
function inputsOf({ parameters, tensorPositions }: OperatorEntry): number {
  return tensorPositions.single.filter((at) => !parameters.list[at]!.out).length;
}

/** The kernels of operators and all their overloads and forms, at the backend whose memory is JavaScript's. */
function* kernelsOf(names: readonly string[]): Iterable<KernelRecord> {
  for (const entry of dispatcher.operators()) {
    if (entry.namespace !== "aten" || !names.includes(entry.baseName.replace(/_$/, ""))) continue;
    const { record } = entry.resolve(slotOfKey(hostBackend));
    if (record !== null) yield record;
  }
}
