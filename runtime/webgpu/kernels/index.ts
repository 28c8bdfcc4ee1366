// The kernels that are not pointwise.

import { convolutionKernels } from "./convolutions.js";
import { indexingKernels } from "./indexing.js";
import { normalizationKernels } from "./normalization.js";
import type { Runner } from "./pointwise.js";
import { poolingKernels } from "./pooling.js";
import { productKernels } from "./products.js";
import { reductionKernels } from "./reductions.js";
import { scanKernels } from "./scans.js";
import { searchingKernels } from "./searching.js";
import { shapeKernels } from "./shapes.js";
import { sortingKernels } from "./sorting.js";

/** By the names of out forms. */
export const outKernels: Readonly<Record<string, Runner>> = {
  ...reductionKernels,
  ...scanKernels,
  ...productKernels,
  ...indexingKernels,
  ...shapeKernels,
  ...sortingKernels,
  ...searchingKernels,
};

/** By the names of functional forms, of operators without out forms. */
export const functionalKernels: Readonly<Record<string, Runner>> = {
  ...convolutionKernels,
  ...normalizationKernels,
  ...poolingKernels,
};
