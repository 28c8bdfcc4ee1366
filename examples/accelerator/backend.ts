// A backend whose memory JavaScript cannot access: commands go out as messages, and values come back only as promises.

import { MessageChannel } from "node:worker_threads";
import { type CommandMemory, commandQueue, coreDecompositions, type DeviceBackend } from "../../generated/index.js";
import { computed, kernels, start } from "./machine.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Accelerator: "accelerator";
  }
}

const { port1: machine, port2 } = new MessageChannel();
start(port2);

/** The machine answers a list of commands with the bytes that were read, or with an error. */
const queue = commandQueue((commands) => {
  machine.postMessage(commands);
  return new Promise((resolve, reject) => {
    machine.once("message", (answer: Uint8Array[] | string) =>
      typeof answer === "string" ? reject(new Error(answer)) : resolve(answer),
    );
  });
});

/** What `loadBackend` registers. */
export const backend: DeviceBackend<CommandMemory> = {
  key: "PrivateUse1",
  name: "Accelerator",
  ...queue,
  operators: Object.keys(kernels),
  dtypes: computed,
  // Softmax, losses and many other operators are written in these operators.
  decompositions: coreDecompositions,
};
