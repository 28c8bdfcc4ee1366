// Offers loops by name: for pointwise operators in their registered kernels, for other kernels in the inner loops listed here.

import { pointwiseChoice } from "../../../generated/loops/choices.js";
import { ArgumentError } from "../../core/errors.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { type ExplainTarget, entriesOf } from "../../dispatch/ops.js";
import { biasLoops, convolutionLoops } from "../cpu/convolution.js";
import { outerLoops, productLoops } from "../cpu/matmul.js";
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
import { conversionLoops, copyFast } from "../memory/conversions.js";
import { copyLoops } from "../memory/copy.js";
import { indexedSpanLoops } from "../memory/indexed-spans.js";
import { loadLoops, storeLoops } from "../memory/narrow-rows.js";
import { lineLoops, spanLoops, stridedLoops } from "../memory/span-copies.js";
import { type InnerLoop, innerLoopCalled, type LoopOf } from "./inner-loop.js";
import { offerInner } from "./inner-offers.js";
import { type AnyLoop, fastCopy, type LoopTable } from "./loop-table.js";
import { type LoopOffer, type LoopOfferHandle, offerFor, tableOf } from "./offers.js";

/** Includes these inner loops, and with them their kernels, in a program that offers loops by name. */
const innerLoops = () =>
  [
    ...[productLoops, outerLoops, convolutionLoops, biasLoops],
    ...[sumRows, exactSumRows, deviations, prodRows, maxRows, minRows, anyRows, allRows, squareRows, runningSumLoops],
    ...[normLoops, normGradientLoops, normGroupLoops, normGradientGroupLoops],
    ...[softmaxLoops, logSoftmaxLoops, softmaxGradientLoops, logSoftmaxGradientLoops],
    ...[maximumWindowsLoops, meansLoops, meansGradientLoops],
    ...[adamLoops, sgdLoops],
    ...[copyLoops, stridedLoops, lineLoops, conversionLoops, loadLoops, storeLoops],
    ...[indexedSpanLoops, spanLoops],
  ] as const;

type Listed = ReturnType<typeof innerLoops>[number];

/** The inner loops of non-pointwise kernels, by name: their parameters and results. */
export type InnerLoops = { readonly [Inner in Listed as Inner["name"]]: LoopOf<Inner> };

/** A target of `offerLoop`: a pointwise operator as `explain` takes it, or the name of an inner loop. */
export type LoopTarget = ExplainTarget | keyof InnerLoops;

/** Their names. */
export const innerLoopNames = (): string[] => innerLoops().map(({ name }) => name);

/**
 * Offers a faster loop: for a pointwise operator, including its in-place and out forms, or for an inner loop of other
 * kernels. Runs of its dtype, layout and minimum length use it; all others use the kernel's built-in loop, as do calls
 * that the offered loop declines by returning false. The newest offer is tried first; those that the library makes before the first long run come last. Promotion, broadcasting, strides
 * and gradients are unaffected. Results are not verified: that is up to the caller (`useKernels("ts")` selects the
 * built-in loops).
 *
 * The loop of a pointwise operator takes `(n, out, at, step, a, aAt, aStep, ...)`: the number of elements; for the
 * output and each input tensor the array, the index of the first element and the step, in elements (an int64 is two
 * entries of an Int32Array); then the other arguments unchanged. Inner loops have the names of their operators, and
 * the parameters in `InnerLoops`.
 *
 * @example const handle = offerLoop("add.Tensor", { dtype: "float32", from: 4096, loop: addFloat32 });
 * @example const handle = offerLoop("native_layer_norm", { dtype: "float64", from: 512, loop: normFloat64 });
 * @throws ArgumentError if the operator has no loops, or none of that dtype, or for a malformed offer
 */
export function offerLoop<Name extends keyof InnerLoops>(
  target: Name,
  offer: LoopOffer<InnerLoops[Name]>,
): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle;
export function offerLoop(target: LoopTarget, offer: LoopOffer): LoopOfferHandle {
  const inner =
    innerLoops().find(({ name }) => name === target) ??
    (typeof target === "string" ? innerLoopCalled(target) : undefined);
  if (inner !== undefined) {
    fastCopy.installOnce(copyFast);
    return offerInner(inner as unknown as InnerLoop, offer);
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
