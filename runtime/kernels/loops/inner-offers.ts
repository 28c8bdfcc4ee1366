// Offers for inner loops, which the explanations of the kernels that run them list.

import { dispatcher } from "../../dispatch/dispatcher.js";
import type { KernelRecord } from "../../dispatch/kernel.js";
import { hostBackend, slotOfKey } from "../../dispatch/keys.js";
import type { InnerLoop } from "./inner-loop.js";
import { type AnyLoop, bitLoops } from "./loop-table.js";
import { choiceBy, type LoopOffer, type LoopOfferHandle, offerFor } from "./offers.js";

/** Offers a loop in place of an inner loop. */
export function offerInner<Loop extends AnyLoop>(
  { name, cells, size, isContiguous, operators }: InnerLoop<Loop>,
  offer: LoopOffer<Loop>,
): LoopOfferHandle {
  bitLoops.installed?.(cells, name);
  const handle = offerFor(name, cells, choiceBy(size, isContiguous), offer);
  for (const record of kernelsOf(operators)) {
    if (!record.loops.includes(cells)) record.loops = [...record.loops, cells];
  }
  return handle;
}

/** The kernels of the operators' overloads and forms, at the backend of JavaScript's memory. */
function* kernelsOf(names: readonly string[]): Iterable<KernelRecord> {
  const slot = slotOfKey(hostBackend);
  for (const name of names) {
    const full = name.includes("::") ? name : `aten::${name}`;
    for (const entry of [...dispatcher.overloadsOf(full), ...dispatcher.overloadsOf(`${full}_`)]) {
      // What waits for another backend is none of the host's kernels.
      const record = entry.applied(slot, (_, kernel) => kernel);
      if (record !== null) yield record;
    }
  }
}
