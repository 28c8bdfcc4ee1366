// The machine: a process with its own memory that executes commands from a WebSocket.
// Run: npx tsx examples/remote/machine.ts PORT

import type { AddressInfo } from "node:net";
import { deserialize, serialize } from "node:v8";
import { WebSocketServer } from "ws";
import { type DeviceCommand, inferenceMode } from "../../generated/index.js";
import { Machine } from "./executor.js";

const server = new WebSocketServer({ port: Number(process.argv[2] ?? 0), maxPayload: 2 ** 31 - 1 });
server.on("connection", (socket) => {
  const machine = new Machine();
  socket.on("message", (bytes: Buffer) => {
    let answer: readonly Uint8Array[] | string;
    try {
      answer = inferenceMode(() => machine.execute(deserialize(bytes) as readonly DeviceCommand[]));
    } catch (error) {
      answer = (error as Error).message;
    }
    socket.send(serialize(answer));
  });
});
server.on("listening", () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
