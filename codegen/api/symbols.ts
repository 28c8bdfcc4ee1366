// The runtime names that generated code refers to, and the modules that export them.

import { ref, typeRef } from "../print/code.js";

export const operatorsFile = "generated/operators.ts";
/** The operators of the library that the registry extends. */
export const libraryOperatorsFile = "library/operators.ts";
/** What runs loops of pointwise operators: of the library, wherever the operators are. */
export const runnersFile = "library/loops/runners.ts";
/** What shares the runtime's names between copies of the package. */
export const sharedExports = { base: "generated/runtime/base.js", forward: "generated/runtime/transforms.js" } as const;
/** The same files of the library. */
export const libraryExports = { base: "library/runtime/base.ts", forward: "library/runtime/transforms.ts" } as const;
/** The entry of that library. */
export const libraryEntry = "library/index.ts";
export const functionsFile = "generated/functions.ts";

export const types = {
  Tensor: typeRef("Tensor", "runtime/core/tensor.ts"),
  Storage: typeRef("Storage", "runtime/core/storage.ts"),
  Scalar: typeRef("Scalar", "runtime/core/scalar.ts"),
  DType: typeRef("DType", "runtime/core/dtype.ts"),
  Layout: typeRef("Layout", "runtime/core/memory-format.ts"),
  MemoryFormat: typeRef("MemoryFormat", "runtime/core/memory-format.ts"),
  Device: typeRef("Device", "runtime/core/device.ts"),
  Generator: typeRef("Generator", "runtime/core/generator.ts"),
  Options: typeRef("Options", "runtime/dispatch/overloads.ts"),
  Reduction: typeRef("Reduction", "runtime/dispatch/overloads.ts"),
  TensorOptions: typeRef("TensorOptions", "runtime/dispatch/overloads.ts"),
  Named: typeRef("Named", "runtime/dispatch/named-results.ts"),
} as const;

export const values = {
  operator: ref("operator", "runtime/dispatch/operator.ts"),
  slot: ref("slot", "runtime/dispatch/operator.ts"),
  local: ref("local", "runtime/dispatch/local.ts"),
  library: ref("library", "runtime/dispatch/library.ts"),
  gradientOfKernels: ref("gradientOfKernels", "runtime/dispatch/register.ts"),
  kernelsFor: ref("kernelsFor", "runtime/dispatch/register.ts"),
  once: ref("once", "runtime/core/shared.ts"),
  isTensor: ref("isTensor", "runtime/core/tensor.ts"),
} as const;
