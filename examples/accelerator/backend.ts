// A backend whose memory JavaScript cannot see: commands go out as messages, and values come back only as promises.

import { MessageChannel } from "node:worker_threads";
import { coreDecompositions, registerBackend, UnsupportedError } from "../../generated/index.js";
import { type Command, computed, type Handle, kernels, start } from "./machine.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Accelerator: "accelerator";
  }
}

const { port1: machine, port2 } = new MessageChannel();
start(port2);

interface Reader {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}
/** Reads are answered in their order: with bytes, or with what went wrong. */
const readers: Reader[] = [];
machine.on("message", (answer: Uint8Array | string) => {
  const { resolve, reject } = readers.shift()!;
  if (readers.length === 0) machine.unref();
  if (typeof answer === "string") reject(new Error(answer));
  else resolve(answer);
});
// A program that waits for nothing ends.
machine.unref();

/** Commands of one turn of the event loop go as one message. */
let queue: Command[] = [];
function command(...next: Command): void {
  if (queue.push(next) > 1) return;
  queueMicrotask(() => {
    machine.postMessage(queue);
    queue = [];
  });
}

let count = 0;
export const accelerator = registerBackend<Handle>({
  key: "PrivateUse1",
  name: "Accelerator",
  allocate(bytes) {
    const id = ++count;
    command("allocate", id, bytes);
    return { id };
  },
  free: ({ id }) => command("free", id),
  write: ({ id }, at, bytes) => command("write", id, at, bytes),
  read({ id }, at, length) {
    command("read", id, at, length);
    machine.ref();
    return new Promise((resolve, reject) => readers.push({ resolve, reject }));
  },
  copy: (to, from) => command("copy", to, from),
  operators: Object.keys(kernels),
  // Softmax, losses and much else are written in those.
  decompositions: coreDecompositions,
  run(operator, args, outputs) {
    for (const { dtype } of [
      ...args.filter((arg) => typeof arg === "object" && arg !== null && "memory" in arg),
      ...outputs,
    ])
      if (!computed.has(dtype)) throw new UnsupportedError(`${operator}: the accelerator does not compute in ${dtype}`);
    command("run", operator, args, outputs);
  },
});
