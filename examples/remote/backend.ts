// A device in another process, or on another machine: lists of commands go over a WebSocket, and the bytes that they read come back.
// The machine at TENGEN_REMOTE (ws://HOST:PORT); without it, one is started here, and ends with this program.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import WebSocket from "ws";
import { type CommandMemory, commandQueue, coreDecompositions, type DeviceBackend } from "../../generated/index.js";
import { operatorsFor } from "./executor.js";

declare module "../../generated/index.js" {
  interface NamedBackends {
    Remote: "remote";
  }
}

async function start(): Promise<string> {
  const machine = spawn(process.execPath, ["--import", "tsx", fileURLToPath(new URL("machine.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.on("exit", () => machine.kill());
  const [line] = (await once(machine.stdout, "data")) as [Buffer];
  machine.unref();
  (machine.stdout as unknown as { unref(): void }).unref();
  return `ws://127.0.0.1:${/\d+/.exec(String(line))![0]}`;
}

/** What `loadBackend` registers: a device of the machine, once there is a connection. */
export async function backend(): Promise<DeviceBackend<CommandMemory>> {
  const socket = new WebSocket(process.env["TENGEN_REMOTE"] ?? (await start()), { maxPayload: 2 ** 31 - 1 });
  await once(socket, "open");
  const gone = once(socket, "close").then(() => {
    throw new Error("the remote machine has gone, and with it the values of its tensors");
  });
  gone.catch(() => {});
  const connection = (socket as unknown as { readonly _socket: { ref(): void; unref(): void } })._socket;
  connection.unref();

  return {
    key: "PrivateUse1",
    name: "Remote",
    ...commandQueue(async (commands) => {
      // While an answer is awaited, the program goes on.
      connection.ref();
      socket.send(serialize(commands));
      const [bytes] = (await Promise.race([once(socket, "message"), gone])) as [Buffer];
      connection.unref();
      const answer = deserialize(bytes) as Uint8Array[] | string;
      if (typeof answer === "string") throw new Error(`the remote machine: ${answer}`);
      return answer;
    }),
    operators: operatorsFor("PrivateUse1"),
    decompositions: coreDecompositions,
  };
}
