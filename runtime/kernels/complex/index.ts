// Installs the kernels of complex numbers, which the other kernels call through tables.

import { complex, conj, imag, real } from "../../../generated/operators.js";
import { type ComplexKernels, installComplexKernels } from "../complex-kernels.js";
import { zeroTensor } from "../memory/lazy-bits.js";
import { throughParts } from "./conversion.js";
import { installMatrices } from "./matrices.js";
import { installProducts } from "./products.js";

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
