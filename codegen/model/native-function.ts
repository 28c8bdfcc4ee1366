// One entry of native_functions.yaml, read, checked and frozen; or one that the generator made.

import type { Argument, FunctionSchema, OperatorName } from "../../runtime/schema/types.js";
import type { Place } from "../diagnostics.js";
import type { AutocastRule } from "./autocast.js";
import type { LazyBit } from "./lazy-bits.js";
import type { PlacedText } from "./placed-text.js";

export type { PlacedText };

export type Variant = "function" | "method";

/** What dtype an output may have: the result's own, one that the result can be cast to, or any. */
export type OutDtype = "exact" | "exact row-major" | "cast" | "cast row-major" | "any";

/** A call in place of a kernel's name: of an operator, `= abs(self)`, whose text begins after `=`, or of a function of kernel sources, `sum(self, 2)`. */
export interface CallText extends PlacedText {
  readonly of: "operator" | "function";
}

/** A kernel as `dispatch:` names it. */
export interface Kernel {
  /** The exported identifier, letter for letter, without namespace. */
  readonly name: string;
  /** What stands before `::`, "" where nothing does. Means nothing in TypeScript. */
  readonly namespace: string;
  /** Written into a given output, with shapes from the meta function. */
  readonly structured: boolean;
  /** The call that this kernel is. Null for one that somebody wrote. */
  readonly call: CallText | null;
  readonly place: Place;
}

/** tengen's `pointwise:` field, unparsed. codegen/pointwise gives it meaning. */
export interface PointwiseSpec {
  /** One expression, or one for each class of dtypes (`float`, `int`, `bool`, ...). */
  readonly expr: PlacedText | ReadonlyMap<string, PlacedText>;
  readonly promote: PlacedText | null;
  readonly dtypes: PlacedText | null;
  readonly check: PlacedText | null;
  readonly scalars: readonly PlacedText[] | null;
  /** Exported names of lists of faster loops; null for the one that is called after the operator, if there is one. */
  readonly offers: readonly PlacedText[] | null;
  /** Further fields, kept for codegen/pointwise to judge. */
  readonly rest: ReadonlyMap<string, PlacedText>;
  readonly place: Place;
}

/** One entry of `ufunc_inner_loop:`, e.g. `Generic: add (AllAndComplex, BFloat16)`. */
export interface UfuncInnerLoop {
  readonly key: string;
  readonly name: string;
  /** ScalarType names, classes (`AllAndComplex`) expanded. */
  readonly dtypes: readonly string[];
}

/** `precomputed:`: arguments of the impl function that the meta function computes. */
export interface Precomputed {
  /** Argument name -> the arguments that stand in its stead. */
  readonly replace: ReadonlyMap<string, readonly Argument[]>;
  readonly add: readonly Argument[];
}

/** What an operator computes, for people. */
export interface Words {
  readonly text: string;
  /** The operator whose entry says it, with its namespace. */
  readonly of: string;
}

/** How users may call an operator besides its schema. */
export interface CallWays {
  /** The schema with these defaults. */
  readonly withDefaults: FunctionSchema;
  /** And with what may be given by position. */
  readonly schema: FunctionSchema;
  readonly defaults: readonly Argument[];
  readonly numbers: readonly string[];
  readonly positional: readonly string[];
}

export interface NativeFunction {
  /** `aten` where the entry states none. */
  readonly namespace: string;
  readonly func: FunctionSchema;
  /** The canonical schema text, without namespace; what `printSchema(func)` gives. */
  readonly schemaText: string;
  /** tengen's `doc:`, or that of the operator which this one is a form, another name or an overload of; null where none has it. */
  readonly doc: Words | null;
  readonly variants: ReadonlySet<Variant>;
  /** tengen's `inplace_variants:`: those of the in-place form that is generated; null where they are this entry's. */
  readonly inplaceVariants: ReadonlySet<Variant> | null;
  readonly structured: boolean;
  readonly structuredDelegate: OperatorName | null;
  readonly structuredInherits: string | null;
  readonly precomputed: Precomputed | null;
  readonly autogen: readonly OperatorName[];
  /** Dispatch key -> kernel, in the order of the file; with the implicit composite entry and ufunc entries filled in. */
  readonly dispatch: ReadonlyMap<string, Kernel>;
  /** True if the entry has a `dispatch:` field (so `dispatch` is not the implicit composite). */
  readonly explicitDispatch: boolean;
  readonly ufuncInnerLoop: readonly UfuncInnerLoop[];
  readonly pointwise: PointwiseSpec | null;
  /** tengen's `alias_of:`: the operator that this one and its forms are other names of. */
  readonly aliasOf: PlacedText | null;
  /** tengen's `foreach:`: the call that is made for each element of the lists. */
  readonly foreach: PlacedText | null;
  /** tengen's `out:`: what an output's dtype may be in the out form that is generated; null where it says nothing. */
  readonly out: OutDtype | null;
  /** tengen's `meta:`: exported name of the meta function of a structured out entry. */
  readonly meta: PlacedText | null;
  /** tengen's `overwrites: True`, of an operator that changes a tensor. */
  readonly overwrites: boolean;
  /** Tensor arguments whose values the kernel has to read: by tengen's `data_dependent:`, or by a tag. */
  readonly dataDependent: readonly string[];
  /** tengen's `autocast:`: what becomes of a call, by list. */
  readonly autocast: ReadonlyMap<string, AutocastRule>;
  /** tengen's `non_differentiable: True`. */
  readonly nonDifferentiable: boolean;
  /** tengen's `out_derivative:`; null where it is not given. */
  readonly outDerivative: "shared" | "none" | "copy" | "untracked" | null;
  /** tengen's `manual_autograd: True`: no autograd or in-place-or-view kernel is generated. */
  readonly manualAutograd: boolean;
  /** tengen's `view_history:`: how a view is made again from its base. */
  readonly viewHistory: "as_strided" | "replay" | "none";
  /** tengen's `lazy_bits:`: those that the kernels understand. */
  readonly lazyBits: readonly LazyBit[];
  /** tengen's `view_copy:`: the name of the copying form that the signature does not show. */
  readonly viewCopy: PlacedText | null;
  /** tengen's `ungrouped`: why it is no form of another operator. */
  readonly ungrouped: string | null;
  /** tengen's `functionalize:`; null where the rule of its kind holds. */
  readonly functionalize:
    | { readonly kind: "by hand" | "decompose" }
    | { readonly kind: "none"; readonly reason: string }
    | null;
  /** tengen's `call_defaults:`, `call_numbers:` and `call_positional:`; null where users call it as the schema says. */
  readonly called: CallWays | null;
  /** tengen's `property:`: the name under which tensors have it as a property; null where they have it as a method, or not at all. */
  readonly property: PlacedText | null;
  /** tengen's `signature_defaults:`: argument -> default that counts where forms are compared. */
  readonly signatureDefaults: ReadonlyMap<string, string>;
  readonly tags: ReadonlySet<string>;
  readonly pythonModule: string | null;
  readonly deviceCheck: "NoCheck" | "ExactSame";
  readonly deviceGuard: boolean;
  readonly manualKernelRegistration: boolean;
  readonly manualCppBinding: boolean;
  readonly categoryOverride: string | null;
  readonly cppNoDefaultArgs: ReadonlySet<string>;
  readonly useConstRefForMutableTensors: boolean;

  // What follows from the above, computed once.
  readonly compositeImplicit: boolean;
  readonly compositeImplicitNestedTensor: boolean;
  readonly compositeExplicit: boolean;
  readonly compositeExplicitNonFunctional: boolean;
  /** Not only composite: some backend has a kernel of its own, or the entry is structured. */
  readonly abstract: boolean;
  readonly view: boolean;

  /** Made by the generator (`autogen:`), not written. `generatedFrom` is the entry it comes from. */
  readonly generated: boolean;
  readonly generatedFrom: OperatorName | null;

  /** Unknown fields that `--lenient` kept, as plain data. */
  readonly extra: ReadonlyMap<string, unknown>;
  /** The entry (at its `func`). */
  readonly place: Place;
  /** Field name -> place of its value. `func` points at the schema's text. */
  readonly places: ReadonlyMap<string, Place>;
}
