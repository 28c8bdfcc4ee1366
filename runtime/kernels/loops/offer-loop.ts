// Offers loops by name: for pointwise operators in their registered kernels, for other kernels in the tables listed here.

import { ArgumentError } from "../../core/errors.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { type ExplainTarget, entriesOf } from "../../dispatch/ops.js";
import { biasLoops, convolutionLoops } from "../cpu/convolution.js";
import { productLoops } from "../cpu/matmul.js";
import { normGradientGroupLoops, normGradientLoops, normGroupLoops, normLoops } from "../cpu/normalization.js";
import { adamLoops, sgdLoops } from "../cpu/optimizers.js";
import { maximumWindowsLoops, meansGradientLoops, meansLoops } from "../cpu/pooling.js";
import {
  allRows,
  anyRows,
  deviations,
  exactSumRows,
  maxRows,
  minRows,
  prodRows,
  runningSumLoops,
  squareRows,
  sumRows,
} from "../cpu/reductions.js";
import { logSoftmaxGradientLoops, logSoftmaxLoops, softmaxGradientLoops, softmaxLoops } from "../cpu/softmax.js";
import { alongLoops } from "../memory/along.js";
import { conversionLoops, copyFast } from "../memory/conversions.js";
import { copyLoops } from "../memory/copy.js";
import { loadLoops, storeLoops } from "../memory/narrow-rows.js";
import { lineLoops, runLoops, stepLoops } from "../memory/runs.js";
import { type InnerLoops, innerLoopNames, offerInner } from "./inner-loops.js";
import { beforeLong, type LoopTable } from "./loop-table.js";
import { type AnyLoop, type LoopOffer, type LoopOfferHandle, offerFor, pointwiseChoice, tableOf } from "./offers.js";

/** Includes the tables of these kernels in a program that offers loops for them. */
const tables = (): { readonly [Name in keyof InnerLoops]: LoopTable<InnerLoops[Name]> } => ({
  "matrix product": productLoops,
  "product of patches": convolutionLoops,
  "bias of rows": biasLoops,
  "sum of rows": sumRows,
  "exact sum of rows": exactSumRows,
  "product of rows": prodRows,
  "maximum of rows": maxRows,
  "minimum of rows": minRows,
  "any of rows": anyRows,
  "all of rows": allRows,
  "squares of rows": squareRows,
  "running sums of rows": runningSumLoops,
  "deviations of rows": deviations,
  "norm of rows": normLoops,
  "gradient of a norm of rows": normGradientLoops,
  "norm of a group": normGroupLoops,
  "gradient of a norm of a group": normGradientGroupLoops,
  "softmax of rows": softmaxLoops,
  "log_softmax of rows": logSoftmaxLoops,
  "gradient of softmax of rows": softmaxGradientLoops,
  "gradient of log_softmax of rows": logSoftmaxGradientLoops,
  "maximum of windows": maximumWindowsLoops,
  "means of windows": meansLoops,
  "gradient of means of windows": meansGradientLoops,
  "step of adam": adamLoops,
  "step of sgd": sgdLoops,
  "copy of a run": copyLoops,
  "conversion of a run": conversionLoops,
  "elements by an index": alongLoops,
  "rows by numbers": runLoops,
  "elements by steps": stepLoops,
  "short lines": lineLoops,
  "numbers of bits": loadLoops,
  "bits of numbers": storeLoops,
});

export type { InnerLoops } from "./inner-loops.js";

/** A target of `offerLoop`: a pointwise operator as `explain` takes it, or the name of an inner loop. */
export type LoopTarget = ExplainTarget | keyof InnerLoops;

/**
 * Offers a faster loop: for a pointwise operator, including its in-place and out forms, or for an inner loop of other
 * kernels. Runs of its dtype, layout and minimum length use it; all others use the kernel's built-in loop, as do calls
 * that the offered loop declines by returning false. The newest offer is tried first. Promotion, broadcasting, strides
 * and gradients are unaffected. Results are not verified: that is up to the caller (`useKernels("ts")` selects the
 * built-in loops).
 *
 * The loop of a pointwise operator takes `(n, out, at, step, a, aAt, aStep, ...)`: the number of elements; for the
 * output and each input tensor the array, the index of the first element and the step, in elements (an int64 is two
 * entries of an Int32Array); then the other arguments unchanged. The parameters of inner loops are those in
 * `InnerLoops`.
 *
 * @example const handle = offerLoop("add.Tensor", { dtype: "float32", from: 4096, loop: addFloat32 });
 * @throws ArgumentError if the operator has no loops, or none of that dtype, or for a malformed offer
 */
export function offerLoop<Name extends keyof InnerLoops>(
  target: Name,
  offer: LoopOffer<InnerLoops[Name]>,
): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle {
  if (typeof target === "string" && Object.hasOwn(tables(), target)) {
    beforeLong.copy ??= copyFast;
    return offerInner(target as keyof InnerLoops, offer as LoopOffer<never>)!;
  }
  const entries = entriesOf(target, "offerLoop");
  // Forms of one operator may share a table.
  const served = new Map<LoopTable<AnyLoop>, OperatorEntry>();
  for (const entry of entries) {
    const table = tableOf(entry);
    if (table !== null && !served.has(table)) served.set(table, entry);
  }
  const [first, second] = served;
  if (second !== undefined) {
    const names = [...served.values()].map(({ name }) => name).join(", ");
    throw new ArgumentError(`offerLoop: several operators of that name have loops: use one of ${names}`);
  }
  if (first === undefined) {
    throw new ArgumentError(
      `offerLoop: ${entries.map(({ name }) => name).join(", ")} has no loops, since it is not a pointwise operator. ` +
        `Inner loops of other kernels have the names ${innerLoopNames().join(", ")}`,
    );
  }
  const [table, entry] = first;
  return offerFor(entry.name, table, pointwiseChoice[inputsOf(entry) - 1]!, offer);
}

/** The number of tensors that an operator's loop reads. */
function inputsOf({ parameters, tensorPositions }: OperatorEntry): number {
  return tensorPositions.single.filter((at) => !parameters.list[at]!.out).length;
}
