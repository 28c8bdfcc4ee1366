// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// The names of runtime/base.ts: a second copy of the package exports the objects of the first.

import { share } from "../../runtime/core/shared.ts";
import * as runtime from "../../runtime/base.ts";

export {
  ABI,
  Library,
  VERSION,
  allGather,
  axisIndex,
  axisMax,
  axisMean,
  axisSum,
  backward,
  backwardAsync,
  defineLibrary,
  defineOperator,
  deviceTensor,
  fromTypedArray,
  grad,
  gradAsync,
  library,
  loadSafetensors,
  registerAutograd,
  registerFake,
  registerKernel,
  saveSafetensors,
  tensorFromJSON,
} from "../../runtime/base.ts";

export const AbiError = /* @__PURE__ */ (() => share("runtime.AbiError", runtime.AbiError))();
export const ArgumentError = /* @__PURE__ */ (() => share("runtime.ArgumentError", runtime.ArgumentError))();
export const AutogradError = /* @__PURE__ */ (() => share("runtime.AutogradError", runtime.AutogradError))();
export const AutogradFunction = /* @__PURE__ */ (() => share("runtime.AutogradFunction", runtime.AutogradFunction))();
export const BoxedKernel = /* @__PURE__ */ (() => share("runtime.BoxedKernel", runtime.BoxedKernel))();
export const CounterGenerator = /* @__PURE__ */ (() => share("runtime.CounterGenerator", runtime.CounterGenerator))();
export const DTypeError = /* @__PURE__ */ (() => share("runtime.DTypeError", runtime.DTypeError))();
export const DeviceError = /* @__PURE__ */ (() => share("runtime.DeviceError", runtime.DeviceError))();
export const DispatchError = /* @__PURE__ */ (() => share("runtime.DispatchError", runtime.DispatchError))();
export const DispatchMode = /* @__PURE__ */ (() => share("runtime.DispatchMode", runtime.DispatchMode))();
export const Dispatcher = /* @__PURE__ */ (() => share("runtime.Dispatcher", runtime.Dispatcher))();
export const FakeTensor = /* @__PURE__ */ (() => share("runtime.FakeTensor", runtime.FakeTensor))();
export const FakeTensorMode = /* @__PURE__ */ (() => share("runtime.FakeTensorMode", runtime.FakeTensorMode))();
export const FormatError = /* @__PURE__ */ (() => share("runtime.FormatError", runtime.FormatError))();
export const FunctionMode = /* @__PURE__ */ (() => share("runtime.FunctionMode", runtime.FunctionMode))();
export const Generator = /* @__PURE__ */ (() => share("runtime.Generator", runtime.Generator))();
export const GradScaler = /* @__PURE__ */ (() => share("runtime.GradScaler", runtime.GradScaler))();
export const Graph = /* @__PURE__ */ (() => share("runtime.Graph", runtime.Graph))();
export const GraphNode = /* @__PURE__ */ (() => share("runtime.GraphNode", runtime.GraphNode))();
export const IndexError = /* @__PURE__ */ (() => share("runtime.IndexError", runtime.IndexError))();
export const Interpreter = /* @__PURE__ */ (() => share("runtime.Interpreter", runtime.Interpreter))();
export const KeySet = /* @__PURE__ */ (() => share("runtime.KeySet", runtime.KeySet))();
export const Node = /* @__PURE__ */ (() => share("runtime.Node", runtime.Node))();
export const NotImplemented = /* @__PURE__ */ (() => share("runtime.NotImplemented", runtime.NotImplemented))();
export const OpCheckReport = /* @__PURE__ */ (() => share("runtime.OpCheckReport", runtime.OpCheckReport))();
export const OperatorEntry = /* @__PURE__ */ (() => share("runtime.OperatorEntry", runtime.OperatorEntry))();
export const ShapeError = /* @__PURE__ */ (() => share("runtime.ShapeError", runtime.ShapeError))();
export const Storage = /* @__PURE__ */ (() => share("runtime.Storage", runtime.Storage))();
export const TengenError = /* @__PURE__ */ (() => share("runtime.TengenError", runtime.TengenError))();
export const Tensor = /* @__PURE__ */ (() => share("runtime.Tensor", runtime.Tensor))();
export const TensorSubclass = /* @__PURE__ */ (() => share("runtime.TensorSubclass", runtime.TensorSubclass))();
export const Transformer = /* @__PURE__ */ (() => share("runtime.Transformer", runtime.Transformer))();
export const TreeSpec = /* @__PURE__ */ (() => share("runtime.TreeSpec", runtime.TreeSpec))();
export const TypedScalar = /* @__PURE__ */ (() => share("runtime.TypedScalar", runtime.TypedScalar))();
export const UnsupportedError = /* @__PURE__ */ (() => share("runtime.UnsupportedError", runtime.UnsupportedError))();
export const WrapperTensor = /* @__PURE__ */ (() => share("runtime.WrapperTensor", runtime.WrapperTensor))();
export const activeFunctionModes = /* @__PURE__ */ (() => share("runtime.activeFunctionModes", runtime.activeFunctionModes))();
export const activeModes = /* @__PURE__ */ (() => share("runtime.activeModes", runtime.activeModes))();
export const allocate = /* @__PURE__ */ (() => share("runtime.allocate", runtime.allocate))();
export const allowMutationOnSavedTensors = /* @__PURE__ */ (() => share("runtime.allowMutationOnSavedTensors", runtime.allowMutationOnSavedTensors))();
export const allowReentry = /* @__PURE__ */ (() => share("runtime.allowReentry", runtime.allowReentry))();
export const asSubclass = /* @__PURE__ */ (() => share("runtime.asSubclass", runtime.asSubclass))();
export const autocast = /* @__PURE__ */ (() => share("runtime.autocast", runtime.autocast))();
export const autocastDType = /* @__PURE__ */ (() => share("runtime.autocastDType", runtime.autocastDType))();
export const autocastGuard = /* @__PURE__ */ (() => share("runtime.autocastGuard", runtime.autocastGuard))();
export const autogradFallback = /* @__PURE__ */ (() => share("runtime.autogradFallback", runtime.autogradFallback))();
export const belowAutograd = /* @__PURE__ */ (() => share("runtime.belowAutograd", runtime.belowAutograd))();
export const boxed = /* @__PURE__ */ (() => share("runtime.boxed", runtime.boxed))();
export const boxingCounter = /* @__PURE__ */ (() => share("runtime.boxingCounter", runtime.boxingCounter))();
export const captureLocalState = /* @__PURE__ */ (() => share("runtime.captureLocalState", runtime.captureLocalState))();
export const checkStack = /* @__PURE__ */ (() => share("runtime.checkStack", runtime.checkStack))();
export const checkpoint = /* @__PURE__ */ (() => share("runtime.checkpoint", runtime.checkpoint))();
export const checkpointWith = /* @__PURE__ */ (() => share("runtime.checkpointWith", runtime.checkpointWith))();
export const clearAutocastCache = /* @__PURE__ */ (() => share("runtime.clearAutocastCache", runtime.clearAutocastCache))();
export const commandQueue = /* @__PURE__ */ (() => share("runtime.commandQueue", runtime.commandQueue))();
export const copyGraph = /* @__PURE__ */ (() => share("runtime.copyGraph", runtime.copyGraph))();
export const coreDecompositions = /* @__PURE__ */ (() => share("runtime.coreDecompositions", runtime.coreDecompositions))();
export const coverageMatrix = /* @__PURE__ */ (() => share("runtime.coverageMatrix", runtime.coverageMatrix))();
export const cpuFallback = /* @__PURE__ */ (() => share("runtime.cpuFallback", runtime.cpuFallback))();
export const defaultGenerator = /* @__PURE__ */ (() => share("runtime.defaultGenerator", runtime.defaultGenerator))();
export const defaultTorchFunction = /* @__PURE__ */ (() => share("runtime.defaultTorchFunction", runtime.defaultTorchFunction))();
export const defineFunctionality = /* @__PURE__ */ (() => share("runtime.defineFunctionality", runtime.defineFunctionality))();
export const deriveForms = /* @__PURE__ */ (() => share("runtime.deriveForms", runtime.deriveForms))();
export const detectAnomaly = /* @__PURE__ */ (() => share("runtime.detectAnomaly", runtime.detectAnomaly))();
export const deviceKeys = /* @__PURE__ */ (() => share("runtime.deviceKeys", runtime.deviceKeys))();
export const deviceType = /* @__PURE__ */ (() => share("runtime.deviceType", runtime.deviceType))();
export const disableTorchFunction = /* @__PURE__ */ (() => share("runtime.disableTorchFunction", runtime.disableTorchFunction))();
export const dispatcher = /* @__PURE__ */ (() => share("runtime.dispatcher", runtime.dispatcher))();
export const dtypeInfo = /* @__PURE__ */ (() => share("runtime.dtypeInfo", runtime.dtypeInfo))();
export const dtypes = /* @__PURE__ */ (() => share("runtime.dtypes", runtime.dtypes))();
export const dumpState = /* @__PURE__ */ (() => share("runtime.dumpState", runtime.dumpState))();
export const dumpTable = /* @__PURE__ */ (() => share("runtime.dumpTable", runtime.dumpTable))();
export const eliminateCommonSubexpressions = /* @__PURE__ */ (() => share("runtime.eliminateCommonSubexpressions", runtime.eliminateCommonSubexpressions))();
export const enableGrad = /* @__PURE__ */ (() => share("runtime.enableGrad", runtime.enableGrad))();
export const excludeGuard = /* @__PURE__ */ (() => share("runtime.excludeGuard", runtime.excludeGuard))();
export const excludedKeys = /* @__PURE__ */ (() => share("runtime.excludedKeys", runtime.excludedKeys))();
export const explain = /* @__PURE__ */ (() => share("runtime.explain", runtime.explain))();
export const exportPyTorch = /* @__PURE__ */ (() => share("runtime.exportPyTorch", runtime.exportPyTorch))();
export const fakeTensor = /* @__PURE__ */ (() => share("runtime.fakeTensor", runtime.fakeTensor))();
export const fallthrough = /* @__PURE__ */ (() => share("runtime.fallthrough", runtime.fallthrough))();
export const finfo = /* @__PURE__ */ (() => share("runtime.finfo", runtime.finfo))();
export const foldConstants = /* @__PURE__ */ (() => share("runtime.foldConstants", runtime.foldConstants))();
export const forTensors = /* @__PURE__ */ (() => share("runtime.forTensors", runtime.forTensors))();
export const forceKeysGuard = /* @__PURE__ */ (() => share("runtime.forceKeysGuard", runtime.forceKeysGuard))();
export const fromFunctional = /* @__PURE__ */ (() => share("runtime.fromFunctional", runtime.fromFunctional))();
export const functionModeGuard = /* @__PURE__ */ (() => share("runtime.functionModeGuard", runtime.functionModeGuard))();
export const functionalizationGuard = /* @__PURE__ */ (() => share("runtime.functionalizationGuard", runtime.functionalizationGuard))();
export const functionalize = /* @__PURE__ */ (() => share("runtime.functionalize", runtime.functionalize))();
export const gapsOf = /* @__PURE__ */ (() => share("runtime.gapsOf", runtime.gapsOf))();
export const getDefaultDType = /* @__PURE__ */ (() => share("runtime.getDefaultDType", runtime.getDefaultDType))();
export const getNumThreads = /* @__PURE__ */ (() => share("runtime.getNumThreads", runtime.getNumThreads))();
export const getPrintOptions = /* @__PURE__ */ (() => share("runtime.getPrintOptions", runtime.getPrintOptions))();
export const gradAndValue = /* @__PURE__ */ (() => share("runtime.gradAndValue", runtime.gradAndValue))();
export const graphDot = /* @__PURE__ */ (() => share("runtime.graphDot", runtime.graphDot))();
export const graphFromJSON = /* @__PURE__ */ (() => share("runtime.graphFromJSON", runtime.graphFromJSON))();
export const graphSignature = /* @__PURE__ */ (() => share("runtime.graphSignature", runtime.graphSignature))();
export const graphText = /* @__PURE__ */ (() => share("runtime.graphText", runtime.graphText))();
export const gridSvg = /* @__PURE__ */ (() => share("runtime.gridSvg", runtime.gridSvg))();
export const gridText = /* @__PURE__ */ (() => share("runtime.gridText", runtime.gridText))();
export const handleFunctions = /* @__PURE__ */ (() => share("runtime.handleFunctions", runtime.handleFunctions))();
export const hasTorchFunction = /* @__PURE__ */ (() => share("runtime.hasTorchFunction", runtime.hasTorchFunction))();
export const hessian = /* @__PURE__ */ (() => share("runtime.hessian", runtime.hessian))();
export const iinfo = /* @__PURE__ */ (() => share("runtime.iinfo", runtime.iinfo))();
export const includeGuard = /* @__PURE__ */ (() => share("runtime.includeGuard", runtime.includeGuard))();
export const includedKeys = /* @__PURE__ */ (() => share("runtime.includedKeys", runtime.includedKeys))();
export const inferenceMode = /* @__PURE__ */ (() => share("runtime.inferenceMode", runtime.inferenceMode))();
export const inferenceModeGuard = /* @__PURE__ */ (() => share("runtime.inferenceModeGuard", runtime.inferenceModeGuard))();
export const installDevtoolsFormatter = /* @__PURE__ */ (() => share("runtime.installDevtoolsFormatter", runtime.installDevtoolsFormatter))();
export const isAnomalyEnabled = /* @__PURE__ */ (() => share("runtime.isAnomalyEnabled", runtime.isAnomalyEnabled))();
export const isAutocastCacheEnabled = /* @__PURE__ */ (() => share("runtime.isAutocastCacheEnabled", runtime.isAutocastCacheEnabled))();
export const isAutocastEnabled = /* @__PURE__ */ (() => share("runtime.isAutocastEnabled", runtime.isAutocastEnabled))();
export const isDType = /* @__PURE__ */ (() => share("runtime.isDType", runtime.isDType))();
export const isDevice = /* @__PURE__ */ (() => share("runtime.isDevice", runtime.isDevice))();
export const isFunctional = /* @__PURE__ */ (() => share("runtime.isFunctional", runtime.isFunctional))();
export const isGradEnabled = /* @__PURE__ */ (() => share("runtime.isGradEnabled", runtime.isGradEnabled))();
export const isInferenceModeEnabled = /* @__PURE__ */ (() => share("runtime.isInferenceModeEnabled", runtime.isInferenceModeEnabled))();
export const isScalar = /* @__PURE__ */ (() => share("runtime.isScalar", runtime.isScalar))();
export const isSupportedDType = /* @__PURE__ */ (() => share("runtime.isSupportedDType", runtime.isSupportedDType))();
export const isTensor = /* @__PURE__ */ (() => share("runtime.isTensor", runtime.isTensor))();
export const jacfwd = /* @__PURE__ */ (() => share("runtime.jacfwd", runtime.jacfwd))();
export const jacrev = /* @__PURE__ */ (() => share("runtime.jacrev", runtime.jacrev))();
export const keep = /* @__PURE__ */ (() => share("runtime.keep", runtime.keep))();
export const kernelAt = /* @__PURE__ */ (() => share("runtime.kernelAt", runtime.kernelAt))();
export const layouts = /* @__PURE__ */ (() => share("runtime.layouts", runtime.layouts))();
export const linearize = /* @__PURE__ */ (() => share("runtime.linearize", runtime.linearize))();
export const loadBackend = /* @__PURE__ */ (() => share("runtime.loadBackend", runtime.loadBackend))();
export const loadGraph = /* @__PURE__ */ (() => share("runtime.loadGraph", runtime.loadGraph))();
export const loadPyTorchState = /* @__PURE__ */ (() => share("runtime.loadPyTorchState", runtime.loadPyTorchState))();
export const localKeySet = /* @__PURE__ */ (() => share("runtime.localKeySet", runtime.localKeySet))();
export const makeFx = /* @__PURE__ */ (() => share("runtime.makeFx", runtime.makeFx))();
export const makeGraph = /* @__PURE__ */ (() => share("runtime.makeGraph", runtime.makeGraph))();
export const manualSeed = /* @__PURE__ */ (() => share("runtime.manualSeed", runtime.manualSeed))();
export const mapTensors = /* @__PURE__ */ (() => share("runtime.mapTensors", runtime.mapTensors))();
export const memoryFormats = /* @__PURE__ */ (() => share("runtime.memoryFormats", runtime.memoryFormats))();
export const missingOperators = /* @__PURE__ */ (() => share("runtime.missingOperators", runtime.missingOperators))();
export const modeGuard = /* @__PURE__ */ (() => share("runtime.modeGuard", runtime.modeGuard))();
export const nameBackend = /* @__PURE__ */ (() => share("runtime.nameBackend", runtime.nameBackend))();
export const noGrad = /* @__PURE__ */ (() => share("runtime.noGrad", runtime.noGrad))();
export const observe = /* @__PURE__ */ (() => share("runtime.observe", runtime.observe))();
export const offerLoop = /* @__PURE__ */ (() => share("runtime.offerLoop", runtime.offerLoop))();
export const opcheck = /* @__PURE__ */ (() => share("runtime.opcheck", runtime.opcheck))();
export const operatorsToImplement = /* @__PURE__ */ (() => share("runtime.operatorsToImplement", runtime.operatorsToImplement))();
export const ops = /* @__PURE__ */ (() => share("runtime.ops", runtime.ops))();
export const overridableFunction = /* @__PURE__ */ (() => share("runtime.overridableFunction", runtime.overridableFunction))();
export const overridableFunctions = /* @__PURE__ */ (() => share("runtime.overridableFunctions", runtime.overridableFunctions))();
export const poisonPool = /* @__PURE__ */ (() => share("runtime.poisonPool", runtime.poisonPool))();
export const profile = /* @__PURE__ */ (() => share("runtime.profile", runtime.profile))();
export const redispatchOf = /* @__PURE__ */ (() => share("runtime.redispatchOf", runtime.redispatchOf))();
export const registerAutocast = /* @__PURE__ */ (() => share("runtime.registerAutocast", runtime.registerAutocast))();
export const registerBackend = /* @__PURE__ */ (() => share("runtime.registerBackend", runtime.registerBackend))();
export const registerDispatch = /* @__PURE__ */ (() => share("runtime.registerDispatch", runtime.registerDispatch))();
export const registerMultiGradHook = /* @__PURE__ */ (() => share("runtime.registerMultiGradHook", runtime.registerMultiGradHook))();
export const registerUpgrader = /* @__PURE__ */ (() => share("runtime.registerUpgrader", runtime.registerUpgrader))();
export const registerVmap = /* @__PURE__ */ (() => share("runtime.registerVmap", runtime.registerVmap))();
export const replacePattern = /* @__PURE__ */ (() => share("runtime.replacePattern", runtime.replacePattern))();
export const requireOps = /* @__PURE__ */ (() => share("runtime.requireOps", runtime.requireOps))();
export const resolveName = /* @__PURE__ */ (() => share("runtime.resolveName", runtime.resolveName))();
export const saveGraph = /* @__PURE__ */ (() => share("runtime.saveGraph", runtime.saveGraph))();
export const savedTensorHooks = /* @__PURE__ */ (() => share("runtime.savedTensorHooks", runtime.savedTensorHooks))();
export const scalar = /* @__PURE__ */ (() => share("runtime.scalar", runtime.scalar))();
export const scalarKind = /* @__PURE__ */ (() => share("runtime.scalarKind", runtime.scalarKind))();
export const setAutogradFallback = /* @__PURE__ */ (() => share("runtime.setAutogradFallback", runtime.setAutogradFallback))();
export const setDefaultDType = /* @__PURE__ */ (() => share("runtime.setDefaultDType", runtime.setDefaultDType))();
export const setGradEnabled = /* @__PURE__ */ (() => share("runtime.setGradEnabled", runtime.setGradEnabled))();
export const setNumThreads = /* @__PURE__ */ (() => share("runtime.setNumThreads", runtime.setNumThreads))();
export const setPoolLimit = /* @__PURE__ */ (() => share("runtime.setPoolLimit", runtime.setPoolLimit))();
export const setPrintOptions = /* @__PURE__ */ (() => share("runtime.setPrintOptions", runtime.setPrintOptions))();
export const startDispatchTrace = /* @__PURE__ */ (() => share("runtime.startDispatchTrace", runtime.startDispatchTrace))();
export const startProfiler = /* @__PURE__ */ (() => share("runtime.startProfiler", runtime.startProfiler))();
export const sync = /* @__PURE__ */ (() => share("runtime.sync", runtime.sync))();
export const tensor = /* @__PURE__ */ (() => share("runtime.tensor", runtime.tensor))();
export const tidy = /* @__PURE__ */ (() => share("runtime.tidy", runtime.tidy))();
export const timeOperators = /* @__PURE__ */ (() => share("runtime.timeOperators", runtime.timeOperators))();
export const toFunctional = /* @__PURE__ */ (() => share("runtime.toFunctional", runtime.toFunctional))();
export const traceDispatch = /* @__PURE__ */ (() => share("runtime.traceDispatch", runtime.traceDispatch))();
export const trackMemory = /* @__PURE__ */ (() => share("runtime.trackMemory", runtime.trackMemory))();
export const treeBroadcast = /* @__PURE__ */ (() => share("runtime.treeBroadcast", runtime.treeBroadcast))();
export const treeFlatten = /* @__PURE__ */ (() => share("runtime.treeFlatten", runtime.treeFlatten))();
export const treeMap = /* @__PURE__ */ (() => share("runtime.treeMap", runtime.treeMap))();
export const treeUnflatten = /* @__PURE__ */ (() => share("runtime.treeUnflatten", runtime.treeUnflatten))();
export const useKernels = /* @__PURE__ */ (() => share("runtime.useKernels", runtime.useKernels))();
export const vmap = /* @__PURE__ */ (() => share("runtime.vmap", runtime.vmap))();
export const withExcluded = /* @__PURE__ */ (() => share("runtime.withExcluded", runtime.withExcluded))();
export const withFakeTensors = /* @__PURE__ */ (() => share("runtime.withFakeTensors", runtime.withFakeTensors))();
export const withFunctionMode = /* @__PURE__ */ (() => share("runtime.withFunctionMode", runtime.withFunctionMode))();
export const withIncluded = /* @__PURE__ */ (() => share("runtime.withIncluded", runtime.withIncluded))();
export const withLocalState = /* @__PURE__ */ (() => share("runtime.withLocalState", runtime.withLocalState))();
export const withMode = /* @__PURE__ */ (() => share("runtime.withMode", runtime.withMode))();
export const withReads = /* @__PURE__ */ (() => share("runtime.withReads", runtime.withReads))();
export const wrappedNumber = /* @__PURE__ */ (() => share("runtime.wrappedNumber", runtime.wrappedNumber))();
