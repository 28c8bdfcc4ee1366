// Which dispatch keys a registry file may name. The keys themselves are defined in runtime/dispatch/keys.ts.

import { backendNames } from "../../runtime/dispatch/keys.js";

export const compositeKeys = [
  "CompositeImplicitAutograd",
  "CompositeImplicitAutogradNestedTensor",
  "CompositeExplicitAutograd",
  "CompositeExplicitAutogradNonFunctional",
] as const;

/**
 * Backends of newer PyTorch versions that tengen's tables have no cell for: their kernels are read and preserved, but not
 * registered.
 */
const foreignBackends = ["MTIA", "MAIA"];
const backends = [...backendNames, ...foreignBackends];
const foreignKeys = ["SparseCsrXPU", "SparseCsrMeta", "SparseCsrMPS", "SparseCsrPrivateUse1"];

/**
 * Keys that `dispatch:` may name: backends in each of their flavours, ZeroTensor, the composite keys, and (tengen's addition) the two whose kernels
 * are generated unless named.
 */
export const kernelKeys: ReadonlySet<string> = new Set([
  ...["", "Quantized", "Sparse", "NestedTensor"].flatMap((flavour) =>
    backends.map((backend) => `${flavour}${backend}`),
  ),
  "MkldnnCPU",
  "SparseCsrCPU",
  "SparseCsrCUDA",
  "ZeroTensor",
  "FPGA",
  "ORT",
  "Vulkan",
  "Metal",
  ...foreignKeys,
  ...compositeKeys,
  "Autograd",
  "ADInplaceOrView",
]);

/** Names of keys in older registries, with today's. */
export const renamedKeys: ReadonlyMap<string, string> = new Map([
  ["Math", "CompositeImplicitAutograd"],
  ["DefaultBackend", "CompositeExplicitAutograd"],
]);

/** Keys that exist but that `dispatch:` may not name: their kernels are generated or registered by hand. */
export const generatedKeys: ReadonlySet<string> = new Set([
  "Undefined",
  "CatchAll",
  "Python",
  "BackendSelect",
  "Named",
  "AutogradOther",
  "AutogradFunctionality",
  "AutogradNestedTensor",
  "Tracer",
  "Autocast",
  "Batched",
  "VmapMode",
  "Functionalize",
  "CustomRNGKeyId",
  "Conjugate",
  "Negative",
  "Sparse",
  "OpenGL",
  "OpenCL",
  "IDEEP",
  "TESTING_ONLY_GenericWrapper",
  "TESTING_ONLY_GenericMode",
  ...backends.map((backend) => `Autograd${backend}`),
]);

/** Keys whose kernels of a structured operator write into outputs shaped by the meta function. */
export const structuredKeys: ReadonlySet<string> = new Set(["CPU", "CUDA", "MPS", "WebGPU", "XPU", "MTIA"]);
export const ufuncKeys = ["CUDA", "CPU"] as const;

/** Keys that derivatives.yaml may name under `dispatch:`, besides Default. */
export const autogradKeys: ReadonlySet<string> = new Set([
  "AutogradNestedTensor",
  ...backends.map((backend) => `Autograd${backend}`),
]);

/** Out-of-tree backends. A registry that names no others restates what its backend has, and need not be complete. */
export function isOutOfTree(key: string): boolean {
  return /PrivateUse[0-9]$/.test(key);
}
