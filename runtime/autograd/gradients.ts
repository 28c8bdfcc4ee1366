// Gradients of leaves as the package's own code reads and drops them: what the program was never shown serves later results.

import { giveBack, isItsOwn } from "../core/ownership.js";
import { engineMemory, isSaved, isSeen } from "../core/storage.js";
import type { Tensor } from "../core/tensor.js";

const isWatched = (): boolean => engineMemory.installed?.isWatched() !== false;

/** `tensor.grad`, for code that only passes it to operators: it counts as not shown to the program, unless that observes calls. */
export function gradientOf(tensor: Tensor): Tensor | null {
  const meta = tensor.autograd;
  if (meta === null) return null;
  if (meta.ownsGrad && isWatched()) meta.ownsGrad = false;
  return meta.grad;
}

const ofGradient = (what: string): string =>
  `a gradient (${what}) was given back when it was reset, since the program had not read it. If you did, please report this`;

/** Sets `tensor.grad` to null, and gives back its memory if nobody else can see it. */
export function dropGradient(tensor: Tensor): void {
  const meta = tensor.autograd;
  if (meta === null || meta.grad === null) return;
  const { storage } = meta.grad;
  meta.grad = null;
  if (!meta.ownsGrad || !isItsOwn(storage) || (storage.marks & (isSeen | isSaved)) !== 0) return;
  if (!isWatched()) giveBack(storage, ofGradient);
}
