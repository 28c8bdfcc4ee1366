// Conversions of contiguous elements to other dtypes as a table of loops, so that faster ones can be offered.

import { sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { innerLoop } from "../loops/inner-loop.js";
import { longRun } from "../loops/thresholds.js";
import { memoryOf } from "./arrays.js";
import type { ConversionLoop, CopyLoop } from "./copy.js";
import { copyTransposes } from "./transposes.js";

const plain: ConversionLoop = (n, to, at, step, from, fromAt, fromStep, _code, reference) =>
  reference(n, to, at, step, from, fromAt, fromStep);

/** To another dtype, by the dtype that is converted; the reference is the loop for both dtypes. */
export const conversionLoops = innerLoop<ConversionLoop, "_to_copy">("_to_copy", {
  loop: plain,
  words: plain,
  size: (n) => n,
  isContiguous: (_n, _to, _at, step, _from, _fromAt, fromStep) => step === 1 && fromStep === 1,
});

/** Copies by the table, or by blocks of transposes; false leaves the copy to the plain loop. */
export function copyFast(dst: Tensor, src: Tensor, loop: object): boolean {
  if (dst.numel < longRun) return false;
  if (!(dst.isContiguous && src.isContiguous && sameShape(dst.shape, src.shape))) return copyTransposes(dst, src, loop);
  const { numel, dtypeCode: to } = dst;
  if (to === src.dtypeCode) return false;
  const convert = conversionLoops.at(src.dtypeCode, numel);
  if (convert === null) return false;
  convert(numel, memoryOf(dst), dst.offset, 1, memoryOf(src), src.offset, 1, to, loop as CopyLoop);
  return true;
}
