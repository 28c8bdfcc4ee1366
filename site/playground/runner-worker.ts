// The worker that runs one program and ends: operators can be registered only once per process, so each run gets a new worker.

import modules from "virtual:modules";
import type { Script } from "./project.js";
import { failure, run } from "./run.js";

self.onmessage = async ({ data: scripts }: MessageEvent<readonly Script[]>) => {
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    postMessage(failure(event.reason, byPath));
  });
  await run(scripts, modules, (line) => postMessage(line));
  postMessage("done");
};
postMessage("ready");
