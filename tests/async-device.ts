// A device with memory of its own that answers asynchronously and has all operators: this library's, called through a queue of commands.

import { Machine, operatorsFor } from "../examples/remote/executor.js";
import {
  type BackendHandle,
  type CommandMemory,
  commandQueue,
  coreDecompositions,
  inferenceMode,
  registerBackend,
} from "../generated/index.js";

/** How often its values were awaited. */
export const counts = { reads: 0 };

/** Registers it as `privateusetwo`. */
export function asyncDevice(): BackendHandle {
  const machine = new Machine();
  return registerBackend<CommandMemory>({
    key: "PrivateUse2",
    ...commandQueue(async (commands) => {
      counts.reads += commands.filter(([kind]) => kind === "read").length;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return inferenceMode(() => machine.execute(commands));
    }),
    operators: operatorsFor("PrivateUse2"),
    decompositions: coreDecompositions,
  });
}
