// The runtime's public names except those of runtime/autograd/transforms, each created once per program: a second copy of the package exports
// the first one's. Registers nothing.

import { installUndifferentiable } from "./autograd/undifferentiable.js";
import * as backendMemoryRoom from "./core/backend.js";
import * as creationRoom from "./core/creation.js";
import * as deviceRoom from "./core/device.js";
import * as devtoolsRoom from "./core/devtools.js";
import * as dtypeRoom from "./core/dtype.js";
import * as memoryFormatRoom from "./core/memory-format.js";
import * as memoryTrackerRoom from "./core/memory-tracker.js";
import { overridable } from "./core/public-calls.js";
import * as safetensorsRoom from "./core/safetensors.js";
import * as scalarRoom from "./core/scalar.js";
import { once, share } from "./core/shared.js";
import * as tensorRoom from "./core/tensor.js";
import * as threadsRoom from "./core/threads.js";
import * as wrapperRoom from "./core/wrapper.js";
import * as coverageRoom from "./dispatch/coverage.js";
import * as dispatcherRoom from "./dispatch/dispatcher.js";
import * as dumpRoom from "./dispatch/dump.js";
import * as kernelRoom from "./dispatch/kernel.js";
import * as keySetRoom from "./dispatch/key-set.js";
import * as keysRoom from "./dispatch/keys.js";
import * as libraryRoom from "./dispatch/library.js";
import * as localRoom from "./dispatch/local.js";
import * as operatorRoom from "./dispatch/operator-entry.js";
import * as opsRoom from "./dispatch/ops.js";
import * as reentryRoom from "./dispatch/reentry.js";
import * as stackRoom from "./dispatch/stack.js";
import * as graphRoom from "./graphs/graph.js";
import * as makeGraphRoom from "./graphs/make-graph.js";
import * as graphNodeRoom from "./graphs/node.js";
import * as graphPassesRoom from "./graphs/passes.js";
import * as graphReadRoom from "./graphs/read.js";
import * as graphRunRoom from "./graphs/run.js";
import * as graphTransformRoom from "./graphs/transform.js";
import * as backendRoom from "./kernels/backend.js";
import * as offerLoopRoom from "./kernels/offer-loop.js";
import * as offersRoom from "./kernels/offers.js";
import * as autocastRoom from "./layers/autocast.js";
import * as fakeTensorRoom from "./layers/fake-tensor.js";
import * as functionSubclassRoom from "./layers/function-subclass.js";
import * as functionalizeRoom from "./layers/functionalize.js";
import * as gradScalerRoom from "./layers/grad-scaler.js";
import * as cpuFallbackRoom from "./modes/cpu-fallback.js";
import * as defineLibraryRoom from "./modes/define-library.js";
import * as dispatchModeRoom from "./modes/dispatch-mode.js";
import * as functionModeRoom from "./modes/function-mode.js";
import * as observerRoom from "./modes/observer.js";
import * as profilerRoom from "./modes/profiler.js";
import * as profilerKeyRoom from "./modes/profiler-key.js";
import * as treeRoom from "./modes/tree.js";

export * from "./autograd/reverse.js";
export type { Brand } from "./core/abi.js";
export { ABI, VERSION } from "./core/abi.js";
export type { DeviceMemory, DeviceTensor } from "./core/backend.js";
export type { DataArray, TensorData, TensorDataOptions } from "./core/creation.js";
export { tensor } from "./core/creation.js";
export { getDefaultDType, setDefaultDType } from "./core/default-dtype.js";
export type { Device, DeviceType } from "./core/device.js";
export type { DType, DTypeInfo, SupportedDType, TypedArray } from "./core/dtype.js";
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
export { defaultGenerator, Generator, manualSeed } from "./core/generator.js";
export type { TensorJSON } from "./core/json.js";
export type { FloatLimits, IntegerLimits } from "./core/limits.js";
export { finfo, iinfo } from "./core/limits.js";
export type { Layout, MemoryFormat } from "./core/memory-format.js";
export type { MemoryStatistics, MemoryTracker } from "./core/memory-tracker.js";
export type { PrintOptions } from "./core/print.js";
export { getPrintOptions, setPrintOptions } from "./core/print.js";
export type { LoadOptions, SafetensorsFile } from "./core/safetensors.js";
export type { Complex, Scalar, ScalarKind } from "./core/scalar.js";
export { scalar, TypedScalar } from "./core/scalar.js";
export { Storage } from "./core/storage.js";
export { isTensor, Tensor } from "./core/tensor.js";
export type { WrapperOptions } from "./core/wrapper.js";
export { boxingCounter } from "./dispatch/boxing.js";
export type { Gap, Requirements } from "./dispatch/coverage.js";
export type { LibraryKind, Registration } from "./dispatch/dispatcher.js";
export { dispatcher } from "./dispatch/dispatcher.js";
export type { Explanation } from "./dispatch/explain.js";
export type { BoxedFunction, Fallthrough, Kernel } from "./dispatch/kernel.js";
export { fallthrough } from "./dispatch/kernel.js";
export type { KeySetLike } from "./dispatch/key-set.js";
export type {
  BackendName,
  DispatchKeyName,
  FunctionalityName,
  NamedBackends,
  RuntimeKeyName,
} from "./dispatch/keys.js";
export type { DispatchGuard } from "./dispatch/local.js";
export { NotImplemented } from "./dispatch/not-implemented.js";
export type { Operator } from "./dispatch/operator.js";
export type { ExplainTarget, OperatorPacket, Operators, OverloadHandle } from "./dispatch/ops.js";
export { ops } from "./dispatch/ops.js";
export type { Options, TensorOptions } from "./dispatch/overloads.js";
export type { GraphInputs } from "./graphs/graph.js";
export type { GraphJSON } from "./graphs/json.js";
export type { Decompositions, MakeGraphOptions, TracedGraph } from "./graphs/make-graph.js";
export type { GraphNodeKind, TensorInfo, ValueInfo } from "./graphs/node.js";
export type { PyTorchExport, PyTorchOptions } from "./graphs/pytorch.js";
export type { JavaScriptOptions } from "./graphs/text.js";
export type {
  Backend,
  BackendHandle,
  CommandMemory,
  DeviceBackend,
  DeviceCommand,
  HostBackend,
  KernelArgument,
} from "./kernels/backend.js";
export type { InnerLoops, LoopTarget } from "./kernels/offer-loop.js";
export type { AnyLoop, LoopLayout, LoopOffer, LoopOfferHandle } from "./kernels/offers.js";
export type { AutocastOptions } from "./layers/autocast.js";
export type { FunctionTensorClass } from "./layers/function-subclass.js";
export type { FunctionalizeOptions } from "./layers/functionalize.js";
export type { GradScalerOptions, GradScalerState, ScaledOptimizer } from "./layers/grad-scaler.js";
export type { CpuFallbackOptions } from "./modes/cpu-fallback.js";
export type { DefinedLibrary, Derivative, OperatorSource } from "./modes/define-library.js";
export type { CallOptions, TensorSubclassConstructor } from "./modes/dispatch-mode.js";
export type { FunctionClass, OverridableFunction } from "./modes/function-mode.js";
export type { DispatchEvent, Observer } from "./modes/observer.js";
export type { Profile } from "./modes/profiler.js";
export type { TreeOptions } from "./modes/tree.js";

export const fromTypedArray: typeof creationRoom.fromTypedArray = overridable(
  "fromTypedArray",
  () => creationRoom.fromTypedArray,
);
export const tensorFromJSON: typeof creationRoom.tensorFromJSON = overridable(
  "tensorFromJSON",
  () => creationRoom.tensorFromJSON,
);
export const loadSafetensors: typeof safetensorsRoom.loadSafetensors = overridable(
  "loadSafetensors",
  () => safetensorsRoom.loadSafetensors,
);
export const saveSafetensors: typeof safetensorsRoom.saveSafetensors = overridable(
  "saveSafetensors",
  () => safetensorsRoom.saveSafetensors,
);
export const deviceType: typeof deviceRoom.deviceType = share("deviceType of the runtime", deviceRoom.deviceType);
export const isDevice: typeof deviceRoom.isDevice = share("isDevice of the runtime", deviceRoom.isDevice);
export const installDevtoolsFormatter: typeof devtoolsRoom.installDevtoolsFormatter = share(
  "installDevtoolsFormatter of the runtime",
  devtoolsRoom.installDevtoolsFormatter,
);
export const trackMemory: typeof memoryTrackerRoom.trackMemory = share(
  "trackMemory of the runtime",
  memoryTrackerRoom.trackMemory,
);
export const dtypeInfo: typeof dtypeRoom.dtypeInfo = share("dtypeInfo of the runtime", dtypeRoom.dtypeInfo);
export const dtypes: typeof dtypeRoom.dtypes = share("dtypes of the runtime", dtypeRoom.dtypes);
export const isDType: typeof dtypeRoom.isDType = share("isDType of the runtime", dtypeRoom.isDType);
export const isSupportedDType: typeof dtypeRoom.isSupportedDType = share(
  "isSupportedDType of the runtime",
  dtypeRoom.isSupportedDType,
);
export const layouts: typeof memoryFormatRoom.layouts = share("layouts of the runtime", memoryFormatRoom.layouts);
export const memoryFormats: typeof memoryFormatRoom.memoryFormats = share(
  "memoryFormats of the runtime",
  memoryFormatRoom.memoryFormats,
);
export const isScalar: typeof scalarRoom.isScalar = share("isScalar of the runtime", scalarRoom.isScalar);
export const scalarKind: typeof scalarRoom.scalarKind = share("scalarKind of the runtime", scalarRoom.scalarKind);
export const deviceTensor: typeof backendMemoryRoom.deviceTensor = overridable(
  "deviceTensor",
  () => backendMemoryRoom.deviceTensor,
);
export const commandQueue: typeof backendRoom.commandQueue = share(
  "commandQueue of the runtime",
  backendRoom.commandQueue,
);
export const registerBackend: typeof backendRoom.registerBackend = share(
  "registerBackend of the runtime",
  backendRoom.registerBackend,
);
/** A zeroed tensor, created without dispatch. */
export const allocate: typeof tensorRoom.allocate = share("allocate of the runtime", tensorRoom.allocate);
export const coverageMatrix: typeof coverageRoom.coverageMatrix = share(
  "coverageMatrix of the runtime",
  coverageRoom.coverageMatrix,
);
export const gapsOf: typeof coverageRoom.gapsOf = share("gapsOf of the runtime", coverageRoom.gapsOf);
export const missingOperators: typeof coverageRoom.missingOperators = share(
  "missingOperators of the runtime",
  coverageRoom.missingOperators,
);
export const operatorsToImplement: typeof coverageRoom.operatorsToImplement = share(
  "operatorsToImplement of the runtime",
  coverageRoom.operatorsToImplement,
);
export const requireOps: typeof coverageRoom.requireOps = share("requireOps of the runtime", coverageRoom.requireOps);
export const Dispatcher: typeof dispatcherRoom.Dispatcher = share(
  "Dispatcher of the runtime",
  dispatcherRoom.Dispatcher,
);
export type Dispatcher = dispatcherRoom.Dispatcher;
export const dumpState: typeof dumpRoom.dumpState = share("dumpState of the runtime", dumpRoom.dumpState);
export const dumpTable: typeof dumpRoom.dumpTable = share("dumpTable of the runtime", dumpRoom.dumpTable);
export const gridSvg: typeof dumpRoom.gridSvg = share("gridSvg of the runtime", dumpRoom.gridSvg);
export const gridText: typeof dumpRoom.gridText = share("gridText of the runtime", dumpRoom.gridText);
export const BoxedKernel: typeof kernelRoom.BoxedKernel = share("BoxedKernel of the runtime", kernelRoom.BoxedKernel);
export type BoxedKernel = kernelRoom.BoxedKernel;
export const boxed: typeof kernelRoom.boxed = share("boxed of the runtime", kernelRoom.boxed);
export const KeySet: typeof keySetRoom.KeySet = share("KeySet of the runtime", keySetRoom.KeySet);
export type KeySet = keySetRoom.KeySet;
export const nameBackend: typeof keysRoom.nameBackend = share("nameBackend of the runtime", keysRoom.nameBackend);
// Adding operators also installs autograd's fallback for those without a derivative.
export const Library: typeof libraryRoom.Library = once("Library of the runtime", () => {
  installUndifferentiable();
  return libraryRoom.Library;
});
export type Library = libraryRoom.Library;
export const library: typeof libraryRoom.library = once("library of the runtime", () => {
  installUndifferentiable();
  return libraryRoom.library;
});
export const belowAutograd: typeof localRoom.belowAutograd = share(
  "belowAutograd of the runtime",
  localRoom.belowAutograd,
);
export const excludedKeys: typeof localRoom.excludedKeys = share("excludedKeys of the runtime", localRoom.excludedKeys);
export const excludeGuard: typeof localRoom.excludeGuard = share("excludeGuard of the runtime", localRoom.excludeGuard);
export const WrapperTensor: typeof wrapperRoom.WrapperTensor = share(
  "WrapperTensor of the runtime",
  wrapperRoom.WrapperTensor,
);
export type WrapperTensor = wrapperRoom.WrapperTensor;
export const deviceKeys: typeof wrapperRoom.deviceKeys = share("deviceKeys of the runtime", wrapperRoom.deviceKeys);
export const includedKeys: typeof localRoom.includedKeys = share("includedKeys of the runtime", localRoom.includedKeys);
export const includeGuard: typeof localRoom.includeGuard = share("includeGuard of the runtime", localRoom.includeGuard);
export const localKeySet: typeof localRoom.localKeySet = share("localKeySet of the runtime", localRoom.localKeySet);
export const forceKeysGuard: typeof localRoom.forceKeysGuard = share(
  "forceKeysGuard of the runtime",
  localRoom.forceKeysGuard,
);
export const inferenceModeGuard: typeof localRoom.inferenceModeGuard = share(
  "inferenceModeGuard of the runtime",
  localRoom.inferenceModeGuard,
);
export const withExcluded: typeof localRoom.withExcluded = share("withExcluded of the runtime", localRoom.withExcluded);
export const withIncluded: typeof localRoom.withIncluded = share("withIncluded of the runtime", localRoom.withIncluded);
export const OperatorEntry: typeof operatorRoom.OperatorEntry = share(
  "OperatorEntry of the runtime",
  operatorRoom.OperatorEntry,
);
export type OperatorEntry = operatorRoom.OperatorEntry;
export const explain: typeof opsRoom.explain = share("explain of the runtime", opsRoom.explain);
export const allowReentry: typeof reentryRoom.allowReentry = share(
  "allowReentry of the runtime",
  reentryRoom.allowReentry,
);
export const checkStack: typeof stackRoom.checkStack = share("checkStack of the runtime", stackRoom.checkStack);
export const offerLoop: typeof offerLoopRoom.offerLoop = share("offerLoop of the runtime", offerLoopRoom.offerLoop);
export const getNumThreads: typeof threadsRoom.getNumThreads = share(
  "getNumThreads of the runtime",
  threadsRoom.getNumThreads,
);
export const setNumThreads: typeof threadsRoom.setNumThreads = share(
  "setNumThreads of the runtime",
  threadsRoom.setNumThreads,
);
export const useKernels: typeof offersRoom.useKernels = share("useKernels of the runtime", offersRoom.useKernels);
export const cpuFallback: typeof cpuFallbackRoom.cpuFallback = share(
  "cpuFallback of the runtime",
  cpuFallbackRoom.cpuFallback,
);
export const defineLibrary: typeof defineLibraryRoom.defineLibrary = once("defineLibrary of the runtime", () => {
  installUndifferentiable();
  return defineLibraryRoom.defineLibrary;
});
export const defineOperator: typeof defineLibraryRoom.defineOperator = once("defineOperator of the runtime", () => {
  installUndifferentiable();
  return defineLibraryRoom.defineOperator;
});
export const activeModes: typeof dispatchModeRoom.activeModes = share(
  "activeModes of the runtime",
  dispatchModeRoom.activeModes,
);
export const DispatchMode: typeof dispatchModeRoom.DispatchMode = share(
  "DispatchMode of the runtime",
  dispatchModeRoom.DispatchMode,
);
export type DispatchMode = dispatchModeRoom.DispatchMode;
export const modeGuard: typeof dispatchModeRoom.modeGuard = share(
  "modeGuard of the runtime",
  dispatchModeRoom.modeGuard,
);
export const TensorSubclass: typeof dispatchModeRoom.TensorSubclass = share(
  "TensorSubclass of the runtime",
  dispatchModeRoom.TensorSubclass,
);
export type TensorSubclass = dispatchModeRoom.TensorSubclass;
export const withMode: typeof dispatchModeRoom.withMode = share("withMode of the runtime", dispatchModeRoom.withMode);
export const observe: typeof observerRoom.observe = share("observe of the runtime", observerRoom.observe);
export const traceDispatch: typeof observerRoom.traceDispatch = share(
  "traceDispatch of the runtime",
  observerRoom.traceDispatch,
);
export const startDispatchTrace: typeof observerRoom.startDispatchTrace = share(
  "startDispatchTrace of the runtime",
  observerRoom.startDispatchTrace,
);
export const profile: typeof profilerRoom.profile = share("profile of the runtime", profilerRoom.profile);
export const startProfiler: typeof profilerRoom.startProfiler = share(
  "startProfiler of the runtime",
  profilerRoom.startProfiler,
);
export const timeOperators: typeof profilerKeyRoom.timeOperators = share(
  "timeOperators of the runtime",
  profilerKeyRoom.timeOperators,
);
export const Graph: typeof graphRoom.Graph = share("Graph of the runtime", graphRoom.Graph);
export type Graph = graphRoom.Graph;
export const GraphNode: typeof graphNodeRoom.GraphNode = share("GraphNode of the runtime", graphNodeRoom.GraphNode);
export type GraphNode = graphNodeRoom.GraphNode;
export const Interpreter: typeof graphRunRoom.Interpreter = share(
  "Interpreter of the runtime",
  graphRunRoom.Interpreter,
);
export type Interpreter = graphRunRoom.Interpreter;
export const Transformer: typeof graphTransformRoom.Transformer = share(
  "Transformer of the runtime",
  graphTransformRoom.Transformer,
);
export type Transformer = graphTransformRoom.Transformer;
export const copyGraph: typeof graphTransformRoom.copyGraph = share(
  "copyGraph of the runtime",
  graphTransformRoom.copyGraph,
);
export const eliminateCommonSubexpressions: typeof graphPassesRoom.eliminateCommonSubexpressions = share(
  "eliminateCommonSubexpressions of the runtime",
  graphPassesRoom.eliminateCommonSubexpressions,
);
export const foldConstants: typeof graphPassesRoom.foldConstants = share(
  "foldConstants of the runtime",
  graphPassesRoom.foldConstants,
);
export const graphFromJSON: typeof graphReadRoom.graphFromJSON = share(
  "graphFromJSON of the runtime",
  graphReadRoom.graphFromJSON,
);
export const makeGraph: typeof makeGraphRoom.makeGraph = share("makeGraph of the runtime", makeGraphRoom.makeGraph);
export { exportPyTorch, loadPyTorchState } from "./graphs/pytorch.js";
export { wrappedNumber } from "./graphs/run.js";
export { loadGraph, saveGraph } from "./graphs/saved.js";
export { coreDecompositions } from "./kernels/decompositions/core.js";
/** `makeGraph` by PyTorch's name. */
export const makeFx: typeof makeGraph = makeGraph;
export const forTensors: typeof treeRoom.forTensors = share("forTensors of the runtime", treeRoom.forTensors);
export const TreeSpec: typeof treeRoom.TreeSpec = share("TreeSpec of the runtime", treeRoom.TreeSpec);
export type TreeSpec = treeRoom.TreeSpec;
export const treeFlatten: typeof treeRoom.treeFlatten = share("treeFlatten of the runtime", treeRoom.treeFlatten);
export const treeUnflatten: typeof treeRoom.treeUnflatten = share(
  "treeUnflatten of the runtime",
  treeRoom.treeUnflatten,
);
export const treeMap: typeof treeRoom.treeMap = share("treeMap of the runtime", treeRoom.treeMap);
export const treeBroadcast: typeof treeRoom.treeBroadcast = share(
  "treeBroadcast of the runtime",
  treeRoom.treeBroadcast,
);
export const mapTensors: typeof treeRoom.mapTensors = share("mapTensors of the runtime", treeRoom.mapTensors);
export const autocast: typeof autocastRoom.autocast = share("autocast of the runtime", autocastRoom.autocast);
export const autocastGuard: typeof autocastRoom.autocastGuard = share(
  "autocastGuard of the runtime",
  autocastRoom.autocastGuard,
);
export const autocastDType: typeof autocastRoom.autocastDType = share(
  "autocastDType of the runtime",
  autocastRoom.autocastDType,
);
export const isAutocastEnabled: typeof autocastRoom.isAutocastEnabled = share(
  "isAutocastEnabled of the runtime",
  autocastRoom.isAutocastEnabled,
);
export const isAutocastCacheEnabled: typeof autocastRoom.isAutocastCacheEnabled = share(
  "isAutocastCacheEnabled of the runtime",
  autocastRoom.isAutocastCacheEnabled,
);
export const clearAutocastCache: typeof autocastRoom.clearAutocastCache = share(
  "clearAutocastCache of the runtime",
  autocastRoom.clearAutocastCache,
);
export const GradScaler: typeof gradScalerRoom.GradScaler = share(
  "GradScaler of the runtime",
  gradScalerRoom.GradScaler,
);
export type GradScaler = gradScalerRoom.GradScaler;
export const functionalize: typeof functionalizeRoom.functionalize = share(
  "functionalize of the runtime",
  functionalizeRoom.functionalize,
);
export const toFunctional: typeof functionalizeRoom.toFunctional = share(
  "toFunctional of the runtime",
  functionalizeRoom.toFunctional,
);
export const fromFunctional: typeof functionalizeRoom.fromFunctional = share(
  "fromFunctional of the runtime",
  functionalizeRoom.fromFunctional,
);
export const sync: typeof functionalizeRoom.sync = share("sync of the runtime", functionalizeRoom.sync);
export const isFunctional: typeof functionalizeRoom.isFunctional = share(
  "isFunctional of the runtime",
  functionalizeRoom.isFunctional,
);
export const functionalizationGuard: typeof functionalizeRoom.functionalizationGuard = share(
  "functionalizationGuard of the runtime",
  functionalizeRoom.functionalizationGuard,
);
export const activeFunctionModes: typeof functionModeRoom.activeFunctionModes = share(
  "activeFunctionModes of the runtime",
  functionModeRoom.activeFunctionModes,
);
export const disableTorchFunction: typeof functionModeRoom.disableTorchFunction = share(
  "disableTorchFunction of the runtime",
  functionModeRoom.disableTorchFunction,
);
export const functionModeGuard: typeof functionModeRoom.functionModeGuard = share(
  "functionModeGuard of the runtime",
  functionModeRoom.functionModeGuard,
);
export const handleFunctions: typeof functionModeRoom.handleFunctions = share(
  "handleFunctions of the runtime",
  functionModeRoom.handleFunctions,
);
export const hasTorchFunction: typeof functionModeRoom.hasTorchFunction = share(
  "hasTorchFunction of the runtime",
  functionModeRoom.hasTorchFunction,
);
export const overridableFunction: typeof functionModeRoom.overridableFunction = share(
  "overridableFunction of the runtime",
  functionModeRoom.overridableFunction,
);
export const overridableFunctions: typeof functionModeRoom.overridableFunctions = share(
  "overridableFunctions of the runtime",
  functionModeRoom.overridableFunctions,
);
export const resolveName: typeof functionModeRoom.resolveName = share(
  "resolveName of the runtime",
  functionModeRoom.resolveName,
);
export const withFunctionMode: typeof functionModeRoom.withFunctionMode = share(
  "withFunctionMode of the runtime",
  functionModeRoom.withFunctionMode,
);
export const FunctionMode: typeof functionModeRoom.FunctionMode = share(
  "FunctionMode of the runtime",
  functionModeRoom.FunctionMode,
);
export type FunctionMode = functionModeRoom.FunctionMode;
export const asSubclass: typeof functionSubclassRoom.asSubclass = share(
  "asSubclass of the runtime",
  functionSubclassRoom.asSubclass,
);
export const defaultTorchFunction: typeof functionSubclassRoom.defaultTorchFunction = share(
  "defaultTorchFunction of the runtime",
  functionSubclassRoom.defaultTorchFunction,
);
export const fakeTensor: typeof fakeTensorRoom.fakeTensor = share(
  "fakeTensor of the runtime",
  fakeTensorRoom.fakeTensor,
);
export const withFakeTensors: typeof fakeTensorRoom.withFakeTensors = share(
  "withFakeTensors of the runtime",
  fakeTensorRoom.withFakeTensors,
);
export const FakeTensor: typeof fakeTensorRoom.FakeTensor = share(
  "FakeTensor of the runtime",
  fakeTensorRoom.FakeTensor,
);
export const FakeTensorMode: typeof fakeTensorRoom.FakeTensorMode = share(
  "FakeTensorMode of the runtime",
  fakeTensorRoom.FakeTensorMode,
);
export type FakeTensor = fakeTensorRoom.FakeTensor;
export type FakeTensorMode = fakeTensorRoom.FakeTensorMode;
