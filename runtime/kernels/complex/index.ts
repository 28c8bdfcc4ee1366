// Kernels of complex numbers, put to where the others hand them.

import { complex, conj, imag, real } from "../../../generated/operators.js";
import { type ComplexKernels, installComplexKernels } from "../complex-kernels.js";
import { zeroTensor } from "../memory/lazy-bits.js";
import { throughParts } from "./conversion.js";
import { installMatrices } from "./matrices.js";
import { installProducts } from "./products.js";

/** Installs all of them. */
export function installComplex(): void {
  installComplexKernels({
    complex,
    conj,
    imag,
    real,
    zeros: zeroTensor,
    convert: throughParts as ComplexKernels["convert"],
  });
  installMatrices();
  installProducts();
}
