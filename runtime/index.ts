// The runtime's public names. Importing this file registers nothing.

export * from "./autograd/index.js";
export { ABI, type Brand, VERSION } from "./core/abi.js";
export {
  type DataArray,
  fromTypedArray,
  type TensorData,
  tensor,
  tensorFromJSON,
} from "./core/creation.js";
export { getDefaultDType, setDefaultDType } from "./core/default-dtype.js";
export { type Device, type DeviceType, deviceType, isDevice } from "./core/device.js";
export {
  type DType,
  type DTypeInfo,
  dtypeInfo,
  dtypes,
  isDType,
  isSupportedDType,
  type SupportedDType,
  type TypedArray,
} from "./core/dtype.js";
export type { Element, NestedArray } from "./core/elements.js";
export {
  AbiError,
  ArgumentError,
  AutogradError,
  DeviceError,
  DispatchError,
  DTypeError,
  type ErrorContext,
  FormatError,
  IndexError,
  ShapeError,
  TengenError,
  UnsupportedError,
} from "./core/errors.js";
export { defaultGenerator, Generator, manualSeed } from "./core/generator.js";
export type { TensorJSON } from "./core/json.js";
export { type Layout, layouts, type MemoryFormat, memoryFormats } from "./core/memory-format.js";
export { getPrintOptions, type PrintOptions, setPrintOptions } from "./core/print.js";
export { loadSafetensors, type SafetensorsFile, saveSafetensors } from "./core/safetensors.js";
export { isScalar, type Scalar, type ScalarKind, scalar, scalarKind, TypedScalar } from "./core/scalar.js";
export { Storage } from "./core/storage.js";
export { isTensor, Tensor } from "./core/tensor.js";

export {
  coverageMatrix,
  type Gap,
  gapsOf,
  missingOperators,
  operatorsToImplement,
  type Requirements,
  requireOps,
} from "./dispatch/coverage.js";
export { Dispatcher, dispatcher, type LibraryKind, type Registration } from "./dispatch/dispatcher.js";
export { dumpState, dumpTable, gridSvg, gridText } from "./dispatch/dump.js";
export type { Explanation } from "./dispatch/explain.js";
export {
  type BoxedFunction,
  BoxedKernel,
  boxed,
  type Fallthrough,
  fallthrough,
  type Kernel,
} from "./dispatch/kernel.js";
export { KeySet, type KeySetLike } from "./dispatch/key-set.js";
export type { BackendName, DispatchKeyName, FunctionalityName, RuntimeKeyName } from "./dispatch/keys.js";
export { nameBackend } from "./dispatch/keys.js";
export { Library, library } from "./dispatch/library.js";
export {
  belowAutograd,
  type DispatchGuard,
  excludedKeys,
  excludeGuard,
  includedKeys,
  includeGuard,
  withExcluded,
  withIncluded,
} from "./dispatch/local.js";
export { type Operator, OperatorEntry } from "./dispatch/operator.js";
export { explain, type OperatorPacket, type Operators, type OverloadHandle, ops } from "./dispatch/ops.js";
export type { Options, TensorOptions } from "./dispatch/overloads.js";
export { allowReentry } from "./dispatch/reentry.js";
export { checkStack } from "./dispatch/stack.js";

export { type CpuFallbackOptions, cpuFallback } from "./modes/cpu-fallback.js";
export {
  type DefinedLibrary,
  type Derivative,
  defineLibrary,
  defineOperator,
  type OperatorSource,
} from "./modes/define-library.js";
export {
  activeModes,
  type CallOptions,
  DispatchMode,
  modeGuard,
  NotImplemented,
  TensorSubclass,
  type TensorSubclassConstructor,
  withMode,
} from "./modes/dispatch-mode.js";
export { type DispatchEvent, type Observer, observe, traceDispatch } from "./modes/observer.js";
export { type Profile, profile, startProfiler } from "./modes/profiler.js";
export { timeOperators } from "./modes/profiler-key.js";
export { Graph, type GraphNode, GraphValue, Interpreter, traceGraph } from "./modes/tracer.js";
export { forTensors, mapTensors } from "./modes/tree.js";
