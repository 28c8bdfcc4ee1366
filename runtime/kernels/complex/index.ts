// Installs the kernels of complex numbers, which the other kernels call through tables.

import { complex, conj, imag, real } from "../../../generated/operators.js";
import { type ComplexKernels, complexKernels } from "../complex-kernels.js";
import { throughParts } from "./conversion.js";
import { complexMatrices } from "./matrices.js";
import { complexProducts } from "./products.js";

export function installComplex(): void {
  complexKernels.install({
    complex,
    conj,
    imag,
    real,
    convert: throughParts as ComplexKernels["convert"],
    matrices: complexMatrices,
    ...complexProducts,
  });
}
