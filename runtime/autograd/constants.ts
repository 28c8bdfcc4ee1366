// Tensors that a program creates from data while layers are active that have tensors of their own, or see calls of operators.

import { layeredCreation } from "../core/hooks.js";
import { preDispatchHi, pythonLo } from "../dispatch/keys.js";
import { frontHi, functionalizeHi, vmapModeHi } from "../dispatch/levels.js";
import { local } from "../dispatch/local.js";
import { type AutogradOperators, operators } from "./operators.js";

/** The layers whose tensors other code of a program must not change: transforms and functionalization. */
const ownHi = (() => frontHi | vmapModeHi | functionalizeHi)();
const hasOwnTensors = (): boolean => (local.includedHi & local.keepHi & ownHi) !== 0;

const has = (name: keyof AutogradOperators): boolean => Object.hasOwn(operators, name);

/**
 * From now on `tensor` ends in a call of `lift_fresh` where layers are active: transforms and functionalization take the new tensor in, so that it
 * can be written to, and dispatch modes see it. Of a tensor it makes a detached copy by operators.
 */
export function installConstants(): void {
  layeredCreation.installOnce({
    isActive: () =>
      (local.includedLo & local.keepLo & pythonLo) !== 0 ||
      (local.includedHi & local.keepHi & (ownHi | preDispatchHi)) !== 0,
    // A leaf belongs to the program around a transform, which has no leaves. A selection without the operator has no layer that calls it.
    enter: (fresh, isLeaf) => ((isLeaf && hasOwnTensors()) || !has("lift_fresh") ? fresh : operators.lift_fresh(fresh)),
    copied: (data, dtype, device) =>
      has("_to_copy") && has("detach")
        ? operators._to_copy(operators.detach(data), dtype, null, device, null, false, null)
        : null,
  });
}
