// Kernels of complex numbers, put to where the others hand them.

import { conj, real } from "../../../generated/operators.js";
import { type ComplexKernels, installComplexKernels } from "../complex-kernels.js";
import { throughParts } from "./conversion.js";
import { installProducts } from "./products.js";

/** Installs all of them. */
export function installComplex(): void {
  installComplexKernels({ conj, real, convert: throughParts as ComplexKernels["convert"] });
  installProducts();
}
