// The kernels that are not pointwise.

import { bagKernels } from "./bags.js";
import { convolutionKernels } from "./convolutions.js";
import { distanceKernels } from "./distances.js";
import { gridKernels } from "./grids.js";
import { indexingKernels } from "./indexing.js";
import { marginKernels } from "./margins.js";
import { normalizationKernels } from "./normalization.js";
import type { Runner } from "./pointwise.js";
import { poolingKernels } from "./pooling.js";
import { productKernels } from "./products.js";
import { reductionKernels } from "./reductions.js";
import { resamplingKernels } from "./resampling.js";
import { scanKernels } from "./scans.js";
import { searchingKernels } from "./searching.js";
import { selectionKernels } from "./selection.js";
import { shapeKernels } from "./shapes.js";
import { sortingKernels } from "./sorting.js";
import { windowKernels } from "./windows.js";

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

/** By the names of functional forms; they serve out forms, where there are some. */
export const formKernels: Readonly<Record<string, Runner>> = {
  ...resamplingKernels,
  ...gridKernels,
  ...windowKernels,
  ...marginKernels,
  ...distanceKernels,
  ...bagKernels,
  ...selectionKernels,
};
