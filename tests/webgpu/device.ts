// Starts the backend on the adapter of the package `webgpu`, which tests install apart: for `npm run conformance -- --device webgpu --import`.

import "../../generated/index.js";
import { webgpu } from "../../runtime/webgpu/index.js";
import { api } from "./api.js";

export const gpu = await webgpu({ gpu: api, checkShaders: true });
