// What every emitter is: a pure function from the registry and the kernels that exist to generated files.

import type { Part } from "../api/parts.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";
import type { GeneratedFile, Specifier } from "../print/file.js";
import type { RegisteredKernel } from "./kernels-by-key.js";

export interface EmitContext {
  readonly registry: Registry;
  /** The functions to emit, in registry order: all, or a selection. */
  readonly functions: readonly NativeFunction[];
  /** Those of them that users see as functions and methods: all, or what was asked for. */
  readonly exposed: readonly NativeFunction[];
  /** Further operators that kernel sources import: they get handles and stubs, so that the imports hold, and no kernels. */
  readonly linked: readonly NativeFunction[];
  /** What kernel sources export. */
  readonly kernels: KernelIndex;
  /** Kernels that other emitters make, to be registered. */
  readonly generatedKernels: readonly RegisteredKernel[];
  /** The dispatch keys to emit; null for all. */
  readonly keys: ReadonlySet<string> | null;
  /** What is generated and installed besides the operators: everything, or what a selection asked for. */
  readonly parts: ReadonlySet<Part>;
  /** Whether generated code shall be small rather than fast where it cannot be both: in selections. */
  readonly compact: boolean;
  /** Whether operators.ts is generated, or the whole library's is used. */
  readonly ownOperators: boolean;
  /** How generated files name other modules. */
  readonly specifier: Specifier;
  /** Names of the registry files, for the heads of generated files. */
  readonly sources: { readonly functions: string; readonly derivatives: string };
}

export type Emitter = (context: EmitContext) => readonly GeneratedFile[];
