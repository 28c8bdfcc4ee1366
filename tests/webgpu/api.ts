// The API of the package `webgpu`, which tests install apart.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WebgpuApi } from "../../runtime/webgpu/types.js";

const folder = process.env["TENGEN_WEBGPU"];
if (folder === undefined) throw new Error("TENGEN_WEBGPU names no folder: npm install --prefix FOLDER webgpu");
const { create, globals } = (await import(pathToFileURL(join(folder, "node_modules/webgpu/index.js")).href)) as {
  readonly create: (flags: readonly string[]) => WebgpuApi;
  readonly globals: object;
};
Object.assign(globalThis, globals);
export const api: WebgpuApi = create(["backend=vulkan"]);
