// Starts the backend on the adapter of the package `webgpu`, which tests install apart: for `npm run conformance -- --device webgpu --import`.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
import type { WebgpuApi } from "../../runtime/webgpu/types.js";

const folder = process.env["TENGEN_WEBGPU"];
if (folder === undefined) throw new Error("TENGEN_WEBGPU names no folder: npm install --prefix FOLDER webgpu");
const { create, globals } = (await import(pathToFileURL(join(folder, "node_modules/webgpu/index.js")).href)) as {
  readonly create: (flags: readonly string[]) => WebgpuApi;
  readonly globals: object;
};
Object.assign(globalThis, globals);
export const gpu = await webgpu({ gpu: create(["backend=vulkan"]), checkShaders: true });
