// Saved values that nobody but nodes can see: made and used within the package, such as what one layer of a Sequential passes to the next. Once the last
// node lets go of one, its memory serves later results. kernels/memory/large.ts says which they are.

import { giveBack } from "../core/ownership.js";
import { engineMemory, hiddenStorages, isHidden, mostSaves, oneSave, type Storage } from "../core/storage.js";
import type { Gradient } from "./node.js";
import { SavedTensor } from "./saved.js";

const ofPass = (what: string): string =>
  `a value (${what}) that only a backward pass needed was given back when the pass let go of it; please report this`;

function show(storage: Storage): void {
  storage.marks &= ~isHidden;
  hiddenStorages.count--;
}

/** Calls `visit` with each hidden storage that a node saved, once for each time. */
function eachHidden(saved: unknown, visit: (storage: Storage) => void): void {
  if (saved instanceof SavedTensor) {
    const storage = saved.tensor?.storage;
    if (storage !== undefined && !storage.isWrapper && (storage.marks & isHidden) !== 0) visit(storage);
  } else if (Array.isArray(saved)) for (const one of saved) eachHidden(one, visit);
}

/**
 * Called after a node's rule, with what the node saved.
 * @param results the gradients, which may be views of saved values
 * @param isLast whether the node lets go of them, and neither hooks nor a recorded backward pass can see them
 */
export function settleHidden(saved: object | null, results: readonly Gradient[], isLast: boolean): void {
  if (saved === null) return;
  const letsGo = isLast && engineMemory.installed?.isWatched() === false;
  for (const value of Object.values(saved))
    eachHidden(value, (storage) => {
      if (!letsGo || results.some((one) => one !== null && one.storage === storage)) {
        show(storage);
        return;
      }
      if (storage.marks < mostSaves) storage.marks -= oneSave;
      if (storage.marks < oneSave) giveBack(storage, ofPass);
    });
}
