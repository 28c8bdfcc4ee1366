// The generator as a library, for other build tools: texts in, texts out, no file access.

export type { PublicFunction, PublicOverload } from "./api/public.js";
export type { Places } from "./api/specifier.js";
export { type Diagnostic, DiagnosticsError, formatDiagnostic } from "./diagnostics.js";
export type { KernelExport, KernelFile } from "./kernels/kernel-index.js";
export { readKernels } from "./kernels/read-kernels.js";
export type { NativeFunction } from "./model/native-function.js";
export type { Registry } from "./model/registry.js";
export { generate, type InputText, type PipelineInput, type PipelineOutput } from "./pipeline.js";
export type { Plan } from "./plan/plan.js";
export {
  type ArgumentText,
  type DataFile,
  definePlugin,
  type LoadedPlugin,
  type Plugin,
  type PluginFile,
  type PluginInput,
  type PluginTools,
  pluginVersion,
  type TextFile,
  type TypeScriptFile,
} from "./plugin.js";
