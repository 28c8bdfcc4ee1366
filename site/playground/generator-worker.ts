// The worker that generates: it has the generator, the library's registry and the TypeScript transpiler.

import library from "virtual:library";
import { Project, type Texts } from "./project.js";

const project = new Project(library);

self.onmessage = async ({ data: { id, texts } }: MessageEvent<{ id: number; texts: Texts }>) => {
  try {
    postMessage({ id, result: await project.make(texts) });
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};
postMessage("ready");
