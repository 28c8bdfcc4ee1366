// A backend whose memory JavaScript cannot see: commands go out as messages, and values come back only as promises.

import { MessageChannel } from "node:worker_threads";
import { registerBackend, UnsupportedError } from "../../generated/index.js";
import { arrays, type Command, kernels, type Operand, start } from "./machine.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Accelerator: "accelerator";
  }
}

/** Stands for a piece of the machine's memory; there is nothing else to it here. */
interface Handle {
  readonly id: number;
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const { port1: machine, port2 } = new MessageChannel();
start(port2);
const waiting = new Map<number, Waiting>();
let count = 0;

interface Answer {
  readonly ticket: number;
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}

machine.on("message", ({ ticket, bytes, failure }: Answer) => {
  const { resolve, reject } = waiting.get(ticket)!;
  waiting.delete(ticket);
  if (waiting.size === 0) machine.unref();
  if (bytes !== undefined) resolve(bytes);
  else reject(new Error(failure));
});
// Who waits for nothing is done.
machine.unref();

/** Commands of one turn of the event loop go as one message. */
let queue: Command[] = [];
function command(next: Command): void {
  if (queue.length === 0) queueMicrotask(flush);
  queue.push(next);
}
function flush(): void {
  if (queue.length > 0) machine.postMessage(queue);
  queue = [];
}

/** What the machine does not know is refused here, where the caller is. */
function check(what: string, operands: readonly unknown[]): void {
  for (const operand of operands.flat() as readonly (Operand | null)[]) {
    if (typeof operand !== "object" || operand === null || operand.dtype in arrays) continue;
    throw new UnsupportedError(`${what}: the accelerator does not compute in ${operand.dtype}`);
  }
}

export const accelerator = registerBackend<Handle>({
  key: "PrivateUse1",
  name: "Accelerator",
  allocate(bytes) {
    const id = ++count;
    command({ do: "allocate", id, bytes });
    return { id };
  },
  free: ({ id }) => command({ do: "free", id }),
  write: ({ id }, at, bytes) => command({ do: "write", id, at, bytes }),
  read({ id }, at, length) {
    const ticket = ++count;
    command({ do: "read", id, at, length, ticket });
    machine.ref();
    return new Promise((resolve, reject) => waiting.set(ticket, { resolve, reject }));
  },
  copy(to, from) {
    check("copy", [to, from]);
    command({ do: "copy", to, from });
  },
  operators: Object.keys(kernels),
  run(kernel, args, outputs) {
    check(kernel, [...args, ...outputs]);
    command({ do: "run", kernel, args, outputs });
  },
});
