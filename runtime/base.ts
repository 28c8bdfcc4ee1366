// The runtime's public names but those of runtime/autograd/transforms, each made once per program: a second copy of the package gives out the
// first one's. Registers nothing.

import { installUndifferentiable } from "./autograd/undifferentiable.js";
import * as backendMemoryRoom from "./core/backend.js";
import * as creationRoom from "./core/creation.js";
import * as deviceRoom from "./core/device.js";
import * as devtoolsRoom from "./core/devtools.js";
import * as dtypeRoom from "./core/dtype.js";
import * as memoryFormatRoom from "./core/memory-format.js";
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
export type { DataArray, TensorData } from "./core/creation.js";
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
export type { Backend, BackendHandle, DeviceBackend, HostBackend, KernelArgument } from "./kernels/backend.js";
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
export { NotImplemented } from "./modes/not-implemented.js";
export type { DispatchEvent, Observer } from "./modes/observer.js";
export type { Profile } from "./modes/profiler.js";
export type { TreeOptions } from "./modes/tree.js";

export const fromTypedArray: typeof creationRoom.fromTypedArray = /* @__PURE__ */ overridable(
  "fromTypedArray",
  () => creationRoom.fromTypedArray,
);
export const tensorFromJSON: typeof creationRoom.tensorFromJSON = /* @__PURE__ */ overridable(
  "tensorFromJSON",
  () => creationRoom.tensorFromJSON,
);
export const loadSafetensors: typeof safetensorsRoom.loadSafetensors = /* @__PURE__ */ overridable(
  "loadSafetensors",
  () => safetensorsRoom.loadSafetensors,
);
export const saveSafetensors: typeof safetensorsRoom.saveSafetensors = /* @__PURE__ */ overridable(
  "saveSafetensors",
  () => safetensorsRoom.saveSafetensors,
);
export const deviceType: typeof deviceRoom.deviceType = /* @__PURE__ */ share(
  "deviceType of the runtime",
  deviceRoom.deviceType,
);
export const isDevice: typeof deviceRoom.isDevice = /* @__PURE__ */ share(
  "isDevice of the runtime",
  deviceRoom.isDevice,
);
export const installDevtoolsFormatter: typeof devtoolsRoom.installDevtoolsFormatter = /* @__PURE__ */ share(
  "installDevtoolsFormatter of the runtime",
  devtoolsRoom.installDevtoolsFormatter,
);
export const dtypeInfo: typeof dtypeRoom.dtypeInfo = /* @__PURE__ */ share(
  "dtypeInfo of the runtime",
  dtypeRoom.dtypeInfo,
);
export const dtypes: typeof dtypeRoom.dtypes = /* @__PURE__ */ share("dtypes of the runtime", dtypeRoom.dtypes);
export const isDType: typeof dtypeRoom.isDType = /* @__PURE__ */ share("isDType of the runtime", dtypeRoom.isDType);
export const isSupportedDType: typeof dtypeRoom.isSupportedDType = /* @__PURE__ */ share(
  "isSupportedDType of the runtime",
  dtypeRoom.isSupportedDType,
);
export const layouts: typeof memoryFormatRoom.layouts = /* @__PURE__ */ share(
  "layouts of the runtime",
  memoryFormatRoom.layouts,
);
export const memoryFormats: typeof memoryFormatRoom.memoryFormats = /* @__PURE__ */ share(
  "memoryFormats of the runtime",
  memoryFormatRoom.memoryFormats,
);
export const isScalar: typeof scalarRoom.isScalar = /* @__PURE__ */ share(
  "isScalar of the runtime",
  scalarRoom.isScalar,
);
export const scalarKind: typeof scalarRoom.scalarKind = /* @__PURE__ */ share(
  "scalarKind of the runtime",
  scalarRoom.scalarKind,
);
export const deviceTensor: typeof backendMemoryRoom.deviceTensor = /* @__PURE__ */ overridable(
  "deviceTensor",
  () => backendMemoryRoom.deviceTensor,
);
export const registerBackend: typeof backendRoom.registerBackend = /* @__PURE__ */ share(
  "registerBackend of the runtime",
  backendRoom.registerBackend,
);
export const allocate: typeof tensorRoom.allocate = /* @__PURE__ */ share(
  "allocate of the runtime",
  tensorRoom.allocate,
);
export const coverageMatrix: typeof coverageRoom.coverageMatrix = /* @__PURE__ */ share(
  "coverageMatrix of the runtime",
  coverageRoom.coverageMatrix,
);
export const gapsOf: typeof coverageRoom.gapsOf = /* @__PURE__ */ share("gapsOf of the runtime", coverageRoom.gapsOf);
export const missingOperators: typeof coverageRoom.missingOperators = /* @__PURE__ */ share(
  "missingOperators of the runtime",
  coverageRoom.missingOperators,
);
export const operatorsToImplement: typeof coverageRoom.operatorsToImplement = /* @__PURE__ */ share(
  "operatorsToImplement of the runtime",
  coverageRoom.operatorsToImplement,
);
export const requireOps: typeof coverageRoom.requireOps = /* @__PURE__ */ share(
  "requireOps of the runtime",
  coverageRoom.requireOps,
);
export const Dispatcher: typeof dispatcherRoom.Dispatcher = /* @__PURE__ */ share(
  "Dispatcher of the runtime",
  dispatcherRoom.Dispatcher,
);
export type Dispatcher = dispatcherRoom.Dispatcher;
export const dumpState: typeof dumpRoom.dumpState = /* @__PURE__ */ share(
  "dumpState of the runtime",
  dumpRoom.dumpState,
);
export const dumpTable: typeof dumpRoom.dumpTable = /* @__PURE__ */ share(
  "dumpTable of the runtime",
  dumpRoom.dumpTable,
);
export const gridSvg: typeof dumpRoom.gridSvg = /* @__PURE__ */ share("gridSvg of the runtime", dumpRoom.gridSvg);
export const gridText: typeof dumpRoom.gridText = /* @__PURE__ */ share("gridText of the runtime", dumpRoom.gridText);
export const BoxedKernel: typeof kernelRoom.BoxedKernel = /* @__PURE__ */ share(
  "BoxedKernel of the runtime",
  kernelRoom.BoxedKernel,
);
export type BoxedKernel = kernelRoom.BoxedKernel;
export const boxed: typeof kernelRoom.boxed = /* @__PURE__ */ share("boxed of the runtime", kernelRoom.boxed);
export const KeySet: typeof keySetRoom.KeySet = /* @__PURE__ */ share("KeySet of the runtime", keySetRoom.KeySet);
export type KeySet = keySetRoom.KeySet;
export const nameBackend: typeof keysRoom.nameBackend = /* @__PURE__ */ share(
  "nameBackend of the runtime",
  keysRoom.nameBackend,
);
// Whoever adds operators gets what autograd does for those without a derivative.
export const Library: typeof libraryRoom.Library = /* @__PURE__ */ once("Library of the runtime", () => {
  installUndifferentiable();
  return libraryRoom.Library;
});
export type Library = libraryRoom.Library;
export const library: typeof libraryRoom.library = /* @__PURE__ */ once("library of the runtime", () => {
  installUndifferentiable();
  return libraryRoom.library;
});
export const belowAutograd: typeof localRoom.belowAutograd = /* @__PURE__ */ share(
  "belowAutograd of the runtime",
  localRoom.belowAutograd,
);
export const excludedKeys: typeof localRoom.excludedKeys = /* @__PURE__ */ share(
  "excludedKeys of the runtime",
  localRoom.excludedKeys,
);
export const excludeGuard: typeof localRoom.excludeGuard = /* @__PURE__ */ share(
  "excludeGuard of the runtime",
  localRoom.excludeGuard,
);
export const WrapperTensor: typeof wrapperRoom.WrapperTensor = /* @__PURE__ */ share(
  "WrapperTensor of the runtime",
  wrapperRoom.WrapperTensor,
);
export type WrapperTensor = wrapperRoom.WrapperTensor;
export const deviceKeys: typeof wrapperRoom.deviceKeys = /* @__PURE__ */ share(
  "deviceKeys of the runtime",
  wrapperRoom.deviceKeys,
);
export const includedKeys: typeof localRoom.includedKeys = /* @__PURE__ */ share(
  "includedKeys of the runtime",
  localRoom.includedKeys,
);
export const includeGuard: typeof localRoom.includeGuard = /* @__PURE__ */ share(
  "includeGuard of the runtime",
  localRoom.includeGuard,
);
export const localKeySet: typeof localRoom.localKeySet = /* @__PURE__ */ share(
  "localKeySet of the runtime",
  localRoom.localKeySet,
);
export const forceKeysGuard: typeof localRoom.forceKeysGuard = /* @__PURE__ */ share(
  "forceKeysGuard of the runtime",
  localRoom.forceKeysGuard,
);
export const inferenceModeGuard: typeof localRoom.inferenceModeGuard = /* @__PURE__ */ share(
  "inferenceModeGuard of the runtime",
  localRoom.inferenceModeGuard,
);
export const withExcluded: typeof localRoom.withExcluded = /* @__PURE__ */ share(
  "withExcluded of the runtime",
  localRoom.withExcluded,
);
export const withIncluded: typeof localRoom.withIncluded = /* @__PURE__ */ share(
  "withIncluded of the runtime",
  localRoom.withIncluded,
);
export const OperatorEntry: typeof operatorRoom.OperatorEntry = /* @__PURE__ */ share(
  "OperatorEntry of the runtime",
  operatorRoom.OperatorEntry,
);
export type OperatorEntry = operatorRoom.OperatorEntry;
export const explain: typeof opsRoom.explain = /* @__PURE__ */ share("explain of the runtime", opsRoom.explain);
export const allowReentry: typeof reentryRoom.allowReentry = /* @__PURE__ */ share(
  "allowReentry of the runtime",
  reentryRoom.allowReentry,
);
export const checkStack: typeof stackRoom.checkStack = /* @__PURE__ */ share(
  "checkStack of the runtime",
  stackRoom.checkStack,
);
export const offerLoop: typeof offerLoopRoom.offerLoop = /* @__PURE__ */ share(
  "offerLoop of the runtime",
  offerLoopRoom.offerLoop,
);
export const getNumThreads: typeof threadsRoom.getNumThreads = /* @__PURE__ */ share(
  "getNumThreads of the runtime",
  threadsRoom.getNumThreads,
);
export const setNumThreads: typeof threadsRoom.setNumThreads = /* @__PURE__ */ share(
  "setNumThreads of the runtime",
  threadsRoom.setNumThreads,
);
export const useKernels: typeof offersRoom.useKernels = /* @__PURE__ */ share(
  "useKernels of the runtime",
  offersRoom.useKernels,
);
export const cpuFallback: typeof cpuFallbackRoom.cpuFallback = /* @__PURE__ */ share(
  "cpuFallback of the runtime",
  cpuFallbackRoom.cpuFallback,
);
export const defineLibrary: typeof defineLibraryRoom.defineLibrary = /* @__PURE__ */ once(
  "defineLibrary of the runtime",
  () => {
    installUndifferentiable();
    return defineLibraryRoom.defineLibrary;
  },
);
export const defineOperator: typeof defineLibraryRoom.defineOperator = /* @__PURE__ */ once(
  "defineOperator of the runtime",
  () => {
    installUndifferentiable();
    return defineLibraryRoom.defineOperator;
  },
);
export const activeModes: typeof dispatchModeRoom.activeModes = /* @__PURE__ */ share(
  "activeModes of the runtime",
  dispatchModeRoom.activeModes,
);
export const DispatchMode: typeof dispatchModeRoom.DispatchMode = /* @__PURE__ */ share(
  "DispatchMode of the runtime",
  dispatchModeRoom.DispatchMode,
);
export type DispatchMode = dispatchModeRoom.DispatchMode;
export const modeGuard: typeof dispatchModeRoom.modeGuard = /* @__PURE__ */ share(
  "modeGuard of the runtime",
  dispatchModeRoom.modeGuard,
);
export const TensorSubclass: typeof dispatchModeRoom.TensorSubclass = /* @__PURE__ */ share(
  "TensorSubclass of the runtime",
  dispatchModeRoom.TensorSubclass,
);
export type TensorSubclass = dispatchModeRoom.TensorSubclass;
export const withMode: typeof dispatchModeRoom.withMode = /* @__PURE__ */ share(
  "withMode of the runtime",
  dispatchModeRoom.withMode,
);
export const observe: typeof observerRoom.observe = /* @__PURE__ */ share(
  "observe of the runtime",
  observerRoom.observe,
);
export const traceDispatch: typeof observerRoom.traceDispatch = /* @__PURE__ */ share(
  "traceDispatch of the runtime",
  observerRoom.traceDispatch,
);
export const startDispatchTrace: typeof observerRoom.startDispatchTrace = /* @__PURE__ */ share(
  "startDispatchTrace of the runtime",
  observerRoom.startDispatchTrace,
);
export const profile: typeof profilerRoom.profile = /* @__PURE__ */ share(
  "profile of the runtime",
  profilerRoom.profile,
);
export const startProfiler: typeof profilerRoom.startProfiler = /* @__PURE__ */ share(
  "startProfiler of the runtime",
  profilerRoom.startProfiler,
);
export const timeOperators: typeof profilerKeyRoom.timeOperators = /* @__PURE__ */ share(
  "timeOperators of the runtime",
  profilerKeyRoom.timeOperators,
);
export const Graph: typeof graphRoom.Graph = /* @__PURE__ */ share("Graph of the runtime", graphRoom.Graph);
export type Graph = graphRoom.Graph;
export const GraphNode: typeof graphNodeRoom.GraphNode = /* @__PURE__ */ share(
  "GraphNode of the runtime",
  graphNodeRoom.GraphNode,
);
export type GraphNode = graphNodeRoom.GraphNode;
export const Interpreter: typeof graphRunRoom.Interpreter = /* @__PURE__ */ share(
  "Interpreter of the runtime",
  graphRunRoom.Interpreter,
);
export type Interpreter = graphRunRoom.Interpreter;
export const Transformer: typeof graphTransformRoom.Transformer = /* @__PURE__ */ share(
  "Transformer of the runtime",
  graphTransformRoom.Transformer,
);
export type Transformer = graphTransformRoom.Transformer;
export const copyGraph: typeof graphTransformRoom.copyGraph = /* @__PURE__ */ share(
  "copyGraph of the runtime",
  graphTransformRoom.copyGraph,
);
export const eliminateCommonSubexpressions: typeof graphPassesRoom.eliminateCommonSubexpressions =
  /* @__PURE__ */ share("eliminateCommonSubexpressions of the runtime", graphPassesRoom.eliminateCommonSubexpressions);
export const foldConstants: typeof graphPassesRoom.foldConstants = /* @__PURE__ */ share(
  "foldConstants of the runtime",
  graphPassesRoom.foldConstants,
);
export const graphFromJSON: typeof graphReadRoom.graphFromJSON = /* @__PURE__ */ share(
  "graphFromJSON of the runtime",
  graphReadRoom.graphFromJSON,
);
export const makeGraph: typeof makeGraphRoom.makeGraph = /* @__PURE__ */ share(
  "makeGraph of the runtime",
  makeGraphRoom.makeGraph,
);
export { exportPyTorch, loadPyTorchState } from "./graphs/pytorch.js";
export { wrappedNumber } from "./graphs/run.js";
export { loadGraph, saveGraph } from "./graphs/saved.js";
export { coreDecompositions } from "./kernels/decompositions/core.js";
/** `makeGraph` by PyTorch's name. */
export const makeFx: typeof makeGraph = makeGraph;
export const forTensors: typeof treeRoom.forTensors = /* @__PURE__ */ share(
  "forTensors of the runtime",
  treeRoom.forTensors,
);
export const TreeSpec: typeof treeRoom.TreeSpec = /* @__PURE__ */ share("TreeSpec of the runtime", treeRoom.TreeSpec);
export type TreeSpec = treeRoom.TreeSpec;
export const treeFlatten: typeof treeRoom.treeFlatten = /* @__PURE__ */ share(
  "treeFlatten of the runtime",
  treeRoom.treeFlatten,
);
export const treeUnflatten: typeof treeRoom.treeUnflatten = /* @__PURE__ */ share(
  "treeUnflatten of the runtime",
  treeRoom.treeUnflatten,
);
export const treeMap: typeof treeRoom.treeMap = /* @__PURE__ */ share("treeMap of the runtime", treeRoom.treeMap);
export const treeBroadcast: typeof treeRoom.treeBroadcast = /* @__PURE__ */ share(
  "treeBroadcast of the runtime",
  treeRoom.treeBroadcast,
);
export const mapTensors: typeof treeRoom.mapTensors = /* @__PURE__ */ share(
  "mapTensors of the runtime",
  treeRoom.mapTensors,
);
export const autocast: typeof autocastRoom.autocast = /* @__PURE__ */ share(
  "autocast of the runtime",
  autocastRoom.autocast,
);
export const autocastGuard: typeof autocastRoom.autocastGuard = /* @__PURE__ */ share(
  "autocastGuard of the runtime",
  autocastRoom.autocastGuard,
);
export const autocastDType: typeof autocastRoom.autocastDType = /* @__PURE__ */ share(
  "autocastDType of the runtime",
  autocastRoom.autocastDType,
);
export const isAutocastEnabled: typeof autocastRoom.isAutocastEnabled = /* @__PURE__ */ share(
  "isAutocastEnabled of the runtime",
  autocastRoom.isAutocastEnabled,
);
export const isAutocastCacheEnabled: typeof autocastRoom.isAutocastCacheEnabled = /* @__PURE__ */ share(
  "isAutocastCacheEnabled of the runtime",
  autocastRoom.isAutocastCacheEnabled,
);
export const clearAutocastCache: typeof autocastRoom.clearAutocastCache = /* @__PURE__ */ share(
  "clearAutocastCache of the runtime",
  autocastRoom.clearAutocastCache,
);
export const GradScaler: typeof gradScalerRoom.GradScaler = /* @__PURE__ */ share(
  "GradScaler of the runtime",
  gradScalerRoom.GradScaler,
);
export type GradScaler = gradScalerRoom.GradScaler;
export const functionalize: typeof functionalizeRoom.functionalize = /* @__PURE__ */ share(
  "functionalize of the runtime",
  functionalizeRoom.functionalize,
);
export const toFunctional: typeof functionalizeRoom.toFunctional = /* @__PURE__ */ share(
  "toFunctional of the runtime",
  functionalizeRoom.toFunctional,
);
export const fromFunctional: typeof functionalizeRoom.fromFunctional = /* @__PURE__ */ share(
  "fromFunctional of the runtime",
  functionalizeRoom.fromFunctional,
);
export const sync: typeof functionalizeRoom.sync = /* @__PURE__ */ share("sync of the runtime", functionalizeRoom.sync);
export const isFunctional: typeof functionalizeRoom.isFunctional = /* @__PURE__ */ share(
  "isFunctional of the runtime",
  functionalizeRoom.isFunctional,
);
export const functionalizationGuard: typeof functionalizeRoom.functionalizationGuard = /* @__PURE__ */ share(
  "functionalizationGuard of the runtime",
  functionalizeRoom.functionalizationGuard,
);
export const activeFunctionModes: typeof functionModeRoom.activeFunctionModes = /* @__PURE__ */ share(
  "activeFunctionModes of the runtime",
  functionModeRoom.activeFunctionModes,
);
export const disableTorchFunction: typeof functionModeRoom.disableTorchFunction = /* @__PURE__ */ share(
  "disableTorchFunction of the runtime",
  functionModeRoom.disableTorchFunction,
);
export const functionModeGuard: typeof functionModeRoom.functionModeGuard = /* @__PURE__ */ share(
  "functionModeGuard of the runtime",
  functionModeRoom.functionModeGuard,
);
export const handleFunctions: typeof functionModeRoom.handleFunctions = /* @__PURE__ */ share(
  "handleFunctions of the runtime",
  functionModeRoom.handleFunctions,
);
export const hasTorchFunction: typeof functionModeRoom.hasTorchFunction = /* @__PURE__ */ share(
  "hasTorchFunction of the runtime",
  functionModeRoom.hasTorchFunction,
);
export const overridableFunction: typeof functionModeRoom.overridableFunction = /* @__PURE__ */ share(
  "overridableFunction of the runtime",
  functionModeRoom.overridableFunction,
);
export const overridableFunctions: typeof functionModeRoom.overridableFunctions = /* @__PURE__ */ share(
  "overridableFunctions of the runtime",
  functionModeRoom.overridableFunctions,
);
export const resolveName: typeof functionModeRoom.resolveName = /* @__PURE__ */ share(
  "resolveName of the runtime",
  functionModeRoom.resolveName,
);
export const withFunctionMode: typeof functionModeRoom.withFunctionMode = /* @__PURE__ */ share(
  "withFunctionMode of the runtime",
  functionModeRoom.withFunctionMode,
);
export const FunctionMode: typeof functionModeRoom.FunctionMode = /* @__PURE__ */ share(
  "FunctionMode of the runtime",
  functionModeRoom.FunctionMode,
);
export type FunctionMode = functionModeRoom.FunctionMode;
export const asSubclass: typeof functionSubclassRoom.asSubclass = /* @__PURE__ */ share(
  "asSubclass of the runtime",
  functionSubclassRoom.asSubclass,
);
export const defaultTorchFunction: typeof functionSubclassRoom.defaultTorchFunction = /* @__PURE__ */ share(
  "defaultTorchFunction of the runtime",
  functionSubclassRoom.defaultTorchFunction,
);
export const fakeTensor: typeof fakeTensorRoom.fakeTensor = /* @__PURE__ */ share(
  "fakeTensor of the runtime",
  fakeTensorRoom.fakeTensor,
);
export const withFakeTensors: typeof fakeTensorRoom.withFakeTensors = /* @__PURE__ */ share(
  "withFakeTensors of the runtime",
  fakeTensorRoom.withFakeTensors,
);
export const FakeTensor: typeof fakeTensorRoom.FakeTensor = /* @__PURE__ */ share(
  "FakeTensor of the runtime",
  fakeTensorRoom.FakeTensor,
);
export const FakeTensorMode: typeof fakeTensorRoom.FakeTensorMode = /* @__PURE__ */ share(
  "FakeTensorMode of the runtime",
  fakeTensorRoom.FakeTensorMode,
);
export type FakeTensor = fakeTensorRoom.FakeTensor;
export type FakeTensorMode = fakeTensorRoom.FakeTensorMode;
