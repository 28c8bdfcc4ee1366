// Prints key words as PyTorch prints key sets, from the list of keys alone.

import type { KeyWords } from "../../runtime/core/tensor.js";
import { runtimeKeys } from "../../runtime/dispatch/keys.js";

export function keySetText({ lo, hi }: KeyWords): string {
  const names = runtimeKeys
    .filter((key) => key.slot > 0 && (key.lo & lo) === key.lo && (key.hi & hi) === key.hi)
    .map((key) => key.name);
  return `DispatchKeySet(${names.join(", ")})`;
}
