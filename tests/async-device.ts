// A device with memory of its own that answers asynchronously and has all operators: this library's, called through a queue of commands.

import { Machine } from "../examples/remote/executor.js";
import {
  type BackendHandle,
  type CommandMemory,
  commandQueue,
  coreDecompositions,
  inferenceMode,
  missingOperators,
  ops,
  registerBackend,
} from "../generated/index.js";

interface Overload {
  readonly schema: { readonly arguments: readonly { readonly out: boolean }[] };
}
type Packet = Readonly<Record<string, Overload>> & { overloads(): readonly string[] };

/** How often its values were awaited. */
export const counts = { reads: 0 };

/** Registers it as `privateusetwo`. */
export function asyncDevice(): BackendHandle {
  const packets = ops["aten"] as unknown as Readonly<Record<string, Packet>>;
  const operators = missingOperators("PrivateUse2").flatMap(({ name }) => {
    const packet = name.replace(/^aten::|\..*/g, "");
    const isOut = (overload: string): boolean => packets[packet]![overload]!.schema.arguments.some(({ out }) => out);
    return packets[packet]!.overloads()
      .filter(isOut)
      .map((overload) => `${packet}.${overload}`);
  });
  const machine = new Machine();
  return registerBackend<CommandMemory>({
    key: "PrivateUse2",
    ...commandQueue(async (commands) => {
      counts.reads += commands.filter(([kind]) => kind === "read").length;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return inferenceMode(() => machine.execute(commands));
    }),
    operators: [...new Set(operators)],
    decompositions: coreDecompositions,
  });
}
