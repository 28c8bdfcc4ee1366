// Which operators accept lazily conjugated, lazily negated or zero tensors directly: they have fallthroughs at the keys of these bits.

import { lazyBitKeys } from "../model/lazy-bits.js";
import { ref } from "../print/code.js";
import { stage } from "../query.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

const fallthrough = ref("fallthrough", "runtime/dispatch/kernel.ts");

/** The fallthroughs of a scope with complex numbers: without those no tensor has such a bit. */
export const lazyBitKernels = stage(({ functions, features }: Scope): RegisteredKernel[] => {
  if (!features.has("complex")) return [];
  return functions.flatMap((f) =>
    f.lazyBits.map((bit): RegisteredKernel => ({ f, key: lazyBitKeys[bit], kernel: fallthrough })),
  );
});
