// The entry tengen/webgpu: the device `webgpu`, whose operators are shaders.

export { webgpu, webgpu as backend } from "../../generated/pointwise/vectors/wgsl.js";
export type { StartWebgpu, Webgpu, WebgpuOptions } from "./backend.js";
export { webgpuBackend } from "./backend.js";
export type { WebgpuCounts } from "./queue.js";
export type { WebgpuApi } from "./types.js";
