// The runtime's public names except those of runtime/autograd/transforms. generated/runtime exports each of them once per program:
// the object of the copy of the package that was loaded first. Importing this file installs autograd's members on tensors.

import * as asynchronousModule from "./autograd/asynchronous.js";
import * as backwardModule from "./autograd/backward.js";
import { installUndifferentiable } from "./autograd/undifferentiable.js";
import * as backendModule from "./core/backend.js";
import * as creationModule from "./core/creation.js";
import { overridable } from "./core/public-calls.js";
import * as safetensorsModule from "./core/safetensors.js";
import { once } from "./core/shared.js";
import * as libraryModule from "./dispatch/library.js";
import * as collectivesModule from "./layers/collectives.js";
import * as gradModule from "./layers/grad.js";
import * as defineLibraryModule from "./modes/define-library.js";
import * as partsModule from "./modes/operator-parts.js";

import "./autograd/tensor-members.js";

export type { AnomalyOptions } from "./autograd/anomaly.js";
export { detectAnomaly, isAnomalyEnabled } from "./autograd/anomaly.js";
export { withReads } from "./autograd/asynchronous.js";
export type { BackwardOptions, GradOptions } from "./autograd/backward.js";
export type { CheckpointOptions } from "./autograd/checkpoint.js";
export { checkpoint, checkpointWith } from "./autograd/checkpoint.js";
export type { FunctionContext, FunctionDefinition, FunctionResult } from "./autograd/custom-function.js";
export { AutogradFunction } from "./autograd/custom-function.js";
export {
  enableGrad,
  inferenceMode,
  isGradEnabled,
  isInferenceModeEnabled,
  noGrad,
  setGradEnabled,
} from "./autograd/grad-mode.js";
export type { GraphTextOptions } from "./autograd/graph.js";
export { graphDot, graphText } from "./autograd/graph.js";
export { registerMultiGradHook } from "./autograd/hooks.js";
export type { Edge, Gradient, HookHandle, NodePostHook, NodePreHook, TensorHook } from "./autograd/node.js";
export { Node } from "./autograd/node.js";
export { savedTensorHooks } from "./autograd/saved-hooks.js";
export type { Guard, SavedTensorHooks } from "./autograd/state.js";
export { keep, tidy } from "./autograd/tidy.js";
export type { AutogradFallbackMode, AutogradFallbackScope } from "./autograd/undifferentiable.js";
export { autogradFallback, setAutogradFallback } from "./autograd/undifferentiable.js";
export type { Brand } from "./core/abi.js";
export { ABI, VERSION } from "./core/abi.js";
export type { DeviceMemory, DeviceTensor } from "./core/backend.js";
export type { Bytes } from "./core/bytes.js";
export { CounterGenerator } from "./core/counter-generator.js";
export type { DataArray, TensorData, TensorDataOptions } from "./core/creation.js";
export { tensor } from "./core/creation.js";
export { getDefaultDType, setDefaultDType } from "./core/default-dtype.js";
export type { Device, DeviceType } from "./core/device.js";
export { deviceType, isDevice } from "./core/device.js";
export { installDevtoolsFormatter } from "./core/devtools.js";
export type { DType, DTypeInfo, SupportedDType, TypedArray } from "./core/dtype.js";
export { dtypeInfo, dtypes, isDType, isSupportedDType } from "./core/dtype.js";
export type { Element, ElementOptions, NestedArray } from "./core/elements.js";
export type { ErrorContext } from "./core/errors.js";
export {
  AbiError,
  ArgumentError,
  AutogradError,
  DeviceError,
  DispatchError,
  DTypeError,
  FormatError,
  IndexError,
  ShapeError,
  TengenError,
  UnsupportedError,
} from "./core/errors.js";
export type { GeneratorOptions } from "./core/generator.js";
export { defaultGenerator, Generator, manualSeed } from "./core/generator.js";
export type { TensorJSON } from "./core/json.js";
export type { FloatLimits, IntegerLimits } from "./core/limits.js";
export { finfo, iinfo } from "./core/limits.js";
export type { LocalStateSnapshot } from "./core/local-state.js";
export { captureLocalState, withLocalState } from "./core/local-state.js";
export type { Layout, MemoryFormat } from "./core/memory-format.js";
export { layouts, memoryFormats } from "./core/memory-format.js";
export type { MemoryLeak, MemoryStatistics, MemoryTracker, TrackMemoryOptions } from "./core/memory-tracker.js";
export { trackMemory } from "./core/memory-tracker.js";
export type { PoolStatistics } from "./core/pool.js";
export { poisonPool, setPoolLimit } from "./core/pool.js";
export type { PrintOptions } from "./core/print.js";
export { getPrintOptions, setPrintOptions } from "./core/print.js";
export type { LoadOptions, SafetensorsFile } from "./core/safetensors.js";
export type { Complex, Float, Int, Scalar, ScalarKind } from "./core/scalar.js";
export { isScalar, scalar, scalarKind, TypedScalar } from "./core/scalar.js";
export { Storage } from "./core/storage.js";
export { allocate, isTensor, Tensor } from "./core/tensor.js";
export type { WrapperOptions } from "./core/wrapper.js";
export { deviceKeys, WrapperTensor } from "./core/wrapper.js";
export { boxingCounter } from "./dispatch/boxing.js";
export type { Gap, Requirements } from "./dispatch/coverage.js";
export { coverageMatrix, gapsOf, missingOperators, operatorsToImplement, requireOps } from "./dispatch/coverage.js";
export { deriveForms } from "./dispatch/derived-forms.js";
export type { LibraryKind, Registration } from "./dispatch/dispatcher.js";
export { Dispatcher, dispatcher } from "./dispatch/dispatcher.js";
export { dumpState, dumpTable, gridSvg, gridText } from "./dispatch/dump.js";
export type { Explanation } from "./dispatch/explain.js";
export { defineFunctionality, type Functionality, type FunctionalityOptions } from "./dispatch/functionalities.js";
export type { BoxedFunction, Fallthrough, Kernel } from "./dispatch/kernel.js";
export { BoxedKernel, boxed, fallthrough } from "./dispatch/kernel.js";
export type { KeySetLike } from "./dispatch/key-set.js";
export { KeySet } from "./dispatch/key-set.js";
export type {
  BackendName,
  DispatchKeyName,
  FunctionalityName,
  NamedBackends,
  NamedFunctionalities,
  RuntimeKeyName,
} from "./dispatch/keys.js";
export { nameBackend } from "./dispatch/keys.js";
export type { DispatchGuard } from "./dispatch/local.js";
export {
  belowAutograd,
  excludedKeys,
  excludeGuard,
  forceKeysGuard,
  includedKeys,
  includeGuard,
  inferenceModeGuard,
  localKeySet,
  withExcluded,
  withIncluded,
} from "./dispatch/local.js";
export { NotImplemented } from "./dispatch/not-implemented.js";
export type { Operator } from "./dispatch/operator.js";
export { OperatorEntry } from "./dispatch/operator-entry.js";
export type { ExplainTarget, OperatorPacket, Operators, OverloadHandle } from "./dispatch/ops.js";
export { explain, ops } from "./dispatch/ops.js";
export type { Options, TensorOptions } from "./dispatch/overloads.js";
export { allowReentry } from "./dispatch/reentry.js";
export { checkStack } from "./dispatch/stack.js";
export type { GraphInputs } from "./graphs/graph.js";
export { Graph } from "./graphs/graph.js";
export type { GraphJSON } from "./graphs/json.js";
export type { Decompositions, MakeGraphOptions, TracedGraph } from "./graphs/make-graph.js";
export { makeGraph, makeGraph as makeFx } from "./graphs/make-graph.js";
export type { GraphNodeKind, TensorInfo, ValueInfo } from "./graphs/node.js";
export { GraphNode } from "./graphs/node.js";
export { eliminateCommonSubexpressions, foldConstants } from "./graphs/passes.js";
export { type PatternMatch, replacePattern } from "./graphs/pattern.js";
export type { PyTorchExport, PyTorchOptions } from "./graphs/pytorch.js";
export { exportPyTorch, loadPyTorchState } from "./graphs/pytorch.js";
export { graphFromJSON } from "./graphs/read.js";
export { Interpreter, wrappedNumber } from "./graphs/run.js";
export { loadGraph, saveGraph } from "./graphs/saved.js";
export { type GraphSignature, graphSignature } from "./graphs/signature.js";
export type { JavaScriptOptions } from "./graphs/text.js";
export { copyGraph, Transformer } from "./graphs/transform.js";
export { registerUpgrader, type Upgrader } from "./graphs/upgrade.js";
export type {
  Backend,
  BackendHandle,
  CommandMemory,
  DeviceBackend,
  DeviceCommand,
  HostBackend,
  KernelArgument,
} from "./kernels/backend.js";
export { commandQueue, registerBackend } from "./kernels/backend.js";
export type { LoadBackendOptions } from "./kernels/backend-package.js";
export { loadBackend } from "./kernels/backend-package.js";
export { coreDecompositions } from "./kernels/decompositions/core.js";
export type { AnyLoop } from "./kernels/loops/loop-table.js";
export type { InnerLoops, LoopTarget } from "./kernels/loops/offer-loop.js";
export { offerLoop } from "./kernels/loops/offer-loop.js";
export type { LoopLayout, LoopOffer, LoopOfferHandle } from "./kernels/loops/offers.js";
export { useKernels } from "./kernels/loops/offers.js";
export type { AutocastOptions } from "./layers/autocast.js";
export {
  autocast,
  autocastDType,
  autocastGuard,
  clearAutocastCache,
  isAutocastCacheEnabled,
  isAutocastEnabled,
} from "./layers/autocast.js";
export type { AllGatherOptions } from "./layers/collectives.js";
export { FakeTensor, FakeTensorMode, fakeTensor, withFakeTensors } from "./layers/fake-tensor.js";
export type { FunctionTensorClass } from "./layers/function-subclass.js";
export { asSubclass, defaultTorchFunction } from "./layers/function-subclass.js";
export type { FunctionalizeOptions } from "./layers/functionalize.js";
export {
  fromFunctional,
  functionalizationGuard,
  functionalize,
  isFunctional,
  sync,
  toFunctional,
} from "./layers/functionalize.js";
export type { ForArguments, GradTransformOptions } from "./layers/grad.js";
export { gradAndValue } from "./layers/grad.js";
export type { GradScalerOptions, GradScalerState, ScaledOptimizer } from "./layers/grad-scaler.js";
export { GradScaler } from "./layers/grad-scaler.js";
export type { OpCheckName, OpCheckOptions, OpCheckResult } from "./layers/opcheck.js";
export { OpCheckReport, opcheck } from "./layers/opcheck.js";
export type { HessianTransformOptions, Jacobian, JacobianTransformOptions, Linearized } from "./layers/transforms.js";
export { hessian, jacfwd, jacrev, linearize } from "./layers/transforms.js";
export type { MappedDims, VmapOptions } from "./layers/vmap.js";
export { vmap } from "./layers/vmap.js";
// For the member that it declares.
export type {} from "./methods/disposal.js";
export type { Index, IndexedValue, IndexList } from "./methods/indexing.js";
export type { CpuFallbackOptions } from "./modes/cpu-fallback.js";
export { cpuFallback } from "./modes/cpu-fallback.js";
export type { DefinedLibrary, Derivative, OperatorSource } from "./modes/define-library.js";
export type {
  CallOptions,
  DispatchHandler,
  ModeKey,
  ModePlace,
  TensorSubclassConstructor,
} from "./modes/dispatch-mode.js";
export { activeModes, DispatchMode, modeGuard, TensorSubclass, withMode } from "./modes/dispatch-mode.js";
// For the member that it declares.
export type {} from "./modes/donation.js";
export { kernelAt, redispatchOf } from "./modes/fixed-kernel.js";
export type { FunctionClass, OverridableFunction } from "./modes/function-mode.js";
export {
  activeFunctionModes,
  disableTorchFunction,
  FunctionMode,
  functionModeGuard,
  handleFunctions,
  hasTorchFunction,
  overridableFunction,
  overridableFunctions,
  resolveName,
  withFunctionMode,
} from "./modes/function-mode.js";
export type { DispatchEvent, Observer } from "./modes/observer.js";
export { observe, startDispatchTrace, traceDispatch } from "./modes/observer.js";
export type { OperatorTarget, ProgramAutocast } from "./modes/operator-parts.js";
export { registerAutocast, registerDispatch, registerVmap } from "./modes/operator-parts.js";
export type { Profile } from "./modes/profiler.js";
export { profile, startProfiler } from "./modes/profiler.js";
export { timeOperators } from "./modes/profiler-key.js";
export { allowMutationOnSavedTensors } from "./modes/saved-writes.js";
export type { TreeOptions } from "./modes/tree.js";
export { forTensors, mapTensors, TreeSpec, treeBroadcast, treeFlatten, treeMap, treeUnflatten } from "./modes/tree.js";
export type { VmapFunction } from "./modes/vmap-rule.js";
export { getNumThreads, setNumThreads } from "./wasm/threads.js";

// Function modes and tensor classes intercept the calls that programs make of these, not those that the runtime makes.
export const fromTypedArray: typeof creationModule.fromTypedArray = overridable(
  "fromTypedArray",
  () => creationModule.fromTypedArray,
);
export const tensorFromJSON: typeof creationModule.tensorFromJSON = overridable(
  "tensorFromJSON",
  () => creationModule.tensorFromJSON,
);
export const loadSafetensors: typeof safetensorsModule.loadSafetensors = overridable(
  "loadSafetensors",
  () => safetensorsModule.loadSafetensors,
);
export const saveSafetensors: typeof safetensorsModule.saveSafetensors = overridable(
  "saveSafetensors",
  () => safetensorsModule.saveSafetensors,
);
export const deviceTensor: typeof backendModule.deviceTensor = overridable(
  "deviceTensor",
  () => backendModule.deviceTensor,
);
export const backward: typeof backwardModule.backward = overridable("backward", () => {
  backwardModule.installInputs();
  return backwardModule.backward;
});
export const backwardAsync: typeof asynchronousModule.backwardAsync = overridable(
  "backwardAsync",
  () => asynchronousModule.backwardAsync,
);
export const gradAsync: typeof asynchronousModule.gradAsync = overridable(
  "gradAsync",
  () => asynchronousModule.gradAsync,
);
export const grad: typeof gradModule.grad = overridable("grad", () => {
  backwardModule.installInputs();
  return gradModule.grad;
});
export const allGather: typeof collectivesModule.allGather = overridable(
  "allGather",
  () => collectivesModule.allGather,
);
export const axisIndex: typeof collectivesModule.axisIndex = overridable(
  "axisIndex",
  () => collectivesModule.axisIndex,
);
export const axisMax: typeof collectivesModule.axisMax = overridable("axisMax", () => collectivesModule.axisMax);
export const axisMean: typeof collectivesModule.axisMean = overridable("axisMean", () => collectivesModule.axisMean);
export const axisSum: typeof collectivesModule.axisSum = overridable("axisSum", () => collectivesModule.axisSum);

// A program that names one of these may add operators: that installs autograd's fallback for those without a derivative.
export const Library: typeof libraryModule.Library = once("Library", () => {
  installUndifferentiable();
  return libraryModule.Library;
});
export type Library = libraryModule.Library;
export const library: typeof libraryModule.library = once("library", () => {
  installUndifferentiable();
  return libraryModule.library;
});
export const defineLibrary: typeof defineLibraryModule.defineLibrary = once("defineLibrary", () => {
  installUndifferentiable();
  return defineLibraryModule.defineLibrary;
});
export const defineOperator: typeof defineLibraryModule.defineOperator = once("defineOperator", () => {
  installUndifferentiable();
  return defineLibraryModule.defineOperator;
});
export const registerKernel: typeof partsModule.registerKernel = once("registerKernel", () => {
  installUndifferentiable();
  return partsModule.registerKernel;
});
export const registerFake: typeof partsModule.registerFake = once("registerFake", () => {
  installUndifferentiable();
  return partsModule.registerFake;
});
export const registerAutograd: typeof partsModule.registerAutograd = once("registerAutograd", () => {
  installUndifferentiable();
  return partsModule.registerAutograd;
});
