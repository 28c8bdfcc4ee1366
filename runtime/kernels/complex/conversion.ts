// Copies between complex and other dtypes.

import { BOOL, isComplexCode, realCode } from "../../core/dtype.js";
import type { CopyLoop } from "../memory/copy.js";

/** To another dtype the real part is copied; for bool, both parts count. From another dtype the imaginary part is 0. */
export function throughParts(to: number, from: number, copyLoop: (to: number, from: number) => CopyLoop): CopyLoop {
  const toComplex = isComplexCode(to);
  const fromComplex = isComplexCode(from);
  const real = copyLoop(realCode(to), realCode(from));
  if (toComplex) {
    return (n, toArray, at, step, fromArray, fromAt, fromStep) => {
      if (fromComplex) {
        real(n, toArray, 2 * at, 2 * step, fromArray, 2 * fromAt, 2 * fromStep);
        real(n, toArray, 2 * at + 1, 2 * step, fromArray, 2 * fromAt + 1, 2 * fromStep);
      } else {
        real(n, toArray, 2 * at, 2 * step, fromArray, fromAt, fromStep);
        for (let i = 0, entry = 2 * at + 1; i < n; i++, entry += 2 * step) toArray[entry] = 0;
      }
    };
  }
  return (n, toArray, at, step, fromArray, fromAt, fromStep) => {
    real(n, toArray, at, step, fromArray, 2 * fromAt, 2 * fromStep);
    if (to !== BOOL) return;
    for (let i = 0; i < n; i++) if (fromArray[2 * (fromAt + i * fromStep) + 1] !== 0) toArray[at + i * step] = 1;
  };
}
