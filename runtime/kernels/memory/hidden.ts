// Saved values that nobody but nodes can see: made and used within the package, such as what one layer of a Sequential passes to the next. Once the last
// node lets go of one, its memory serves later results.

import type { Gradient } from "../../autograd/node.js";
import { SavedTensor } from "../../autograd/saved.js";
import { giveBack } from "../../core/ownership.js";
import { hiddenStorages, isHidden, isSaved, mostSaves, oneSave, type Storage } from "../../core/storage.js";

const ofPass = (what: string): string =>
  `a value (${what}) that only a backward pass needed was given back when the pass let go of it; please report this`;

/** Notes that nodes alone have what was made by code that has ended, and that others cannot share. */
export function hide(storage: Storage): void {
  const { marks } = storage;
  if ((marks & (isHidden | isSaved)) !== isSaved || marks >= mostSaves) return;
  storage.marks = marks | isHidden;
  hiddenStorages.count++;
}

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
 * @param letsGo whether the node lets go of them, and nothing but the engine and the package's kernels can have seen them
 */
export function letGoOf(saved: object | null, results: readonly Gradient[], letsGo: boolean): void {
  if (saved === null) return;
  for (const value of Object.values(saved))
    eachHidden(value, (storage) => {
      if (!letsGo || results.some((one) => one !== null && one.storage === storage)) show(storage);
      else if (storage.marks < mostSaves) {
        storage.marks -= oneSave;
        if (storage.marks < oneSave) giveBack(storage, ofPass);
      }
    });
}
