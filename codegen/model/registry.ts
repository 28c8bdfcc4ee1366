// The whole registry, read, completed and frozen: what every emitter starts from.

import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { KernelCall } from "./call.js";
import type { DerivativeEntry, DerivativeMatch } from "./derivative.js";
import type { Kernel, NativeFunction, PlacedText } from "./native-function.js";

export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Forms of one operator: those whose signatures are equal apart from mutability. */
export interface FunctionGroup {
  readonly functional: NativeFunction;
  readonly inplace: NativeFunction | null;
  readonly mutable: NativeFunction | null;
  readonly out: NativeFunction;
  readonly structured: boolean;
}

export interface ViewGroup {
  readonly view: NativeFunction;
  readonly viewCopy: NativeFunction | null;
  readonly viewInplace: NativeFunction | null;
  /** The view is CompositeImplicitAutograd: it needs no copy form. */
  readonly composite: boolean;
}

/** A deprecated signature of deprecated.yaml: an overload that only forwards. */
export interface DeprecatedSignature {
  readonly schema: FunctionSchema;
  readonly schemaText: string;
  /** The function it forwards to. */
  readonly target: NativeFunction;
  /** For each argument of the target, in schema order: an argument of the deprecated signature, or a literal. */
  readonly call: readonly ({ readonly argument: string } | { readonly literal: string })[];
  readonly text: PlacedText;
}

export interface Registry {
  /** Written entries in order of the file, then generated ones in torchgen's order. */
  readonly functions: readonly NativeFunction[];
  /** By full name, e.g. `add_.Tensor`; other namespaces than aten as `ns::name`. */
  readonly byName: ReadonlyMap<string, NativeFunction>;
  readonly groups: readonly FunctionGroup[];
  readonly groupOf: ReadonlyMap<NativeFunction, FunctionGroup>;
  readonly viewGroups: readonly ViewGroup[];
  readonly viewGroupOf: ReadonlyMap<NativeFunction, ViewGroup>;
  readonly derivativeEntries: readonly DerivativeEntry[];
  /** Functions that have derivative information, and from where. */
  readonly derivatives: ReadonlyMap<NativeFunction, DerivativeMatch>;
  readonly deprecated: readonly DeprecatedSignature[];
  /** Kernels that consist of calls of other operators. */
  readonly calls: ReadonlyMap<Kernel, KernelCall>;
  readonly tags: ReadonlyMap<string, Tag>;
  /** Dispatch keys that entries name, in order of first use. */
  readonly dispatchKeys: readonly string[];
}
