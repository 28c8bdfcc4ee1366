// One entry of native_functions.yaml, read, checked and frozen; or a generated one.

import type { KernelGradient } from "../../runtime/dispatch/kernel-gradients.js";
import type { Argument, FunctionSchema, OperatorName } from "../../runtime/schema/types.js";
import type { Place } from "../diagnostics.js";
import type { PlacedText } from "./placed-text.js";

export type { PlacedText };

export type Variant = "function" | "method";

/** The dtypes an output may have: the result's own, any that the result can be cast to, or any at all. */
export type OutDtype = "exact" | "exact row-major" | "cast" | "cast real" | "cast row-major" | "any";

/** A call in place of a kernel's name: of an operator, `= abs(self)`, with the text after `=`, or of a function of kernel sources, `sum(self, 2)`. */
export interface CallText extends PlacedText {
  readonly of: "operator" | "function";
}

/** A kernel as `dispatch:` names it. */
export interface Kernel {
  /** The exported identifier, verbatim, without namespace. */
  readonly name: string;
  /** What precedes `::`, "" if nothing does. Has no meaning in TypeScript. */
  readonly namespace: string;
  /** Written into a given output, with shapes from the meta function. */
  readonly structured: boolean;
  /** The call that this kernel consists of. Null for a handwritten kernel. */
  readonly call: CallText | null;
  readonly place: Place;
}

/** tengen's `pointwise:` field, unparsed. codegen/pointwise interprets it. */
export interface PointwiseSpec {
  readonly expr: ClassTexts;
  readonly promote: PlacedText | null;
  readonly dtypes: PlacedText | null;
  readonly check: PlacedText | null;
  readonly scalars: readonly PlacedText[] | null;
  /** Exported names of lists of faster loops; null for the list named after the operator, if there is one. */
  readonly offers: readonly PlacedText[] | null;
  /** Further fields, which codegen/pointwise checks. */
  readonly rest: ReadonlyMap<string, PlacedText>;
  readonly place: Place;
}

/** One expression, or one for each class of dtypes (`float`, `int`, `bool`, ...). */
export type ClassTexts = PlacedText | ReadonlyMap<string, PlacedText>;

/** A reduction below tengen's `rows:`, unparsed. */
export interface ReductionSpec {
  /** What a row begins with; null: with the value of its first element. */
  readonly start: ClassTexts | null;
  readonly join: ClassTexts;
  readonly place: Place;
}

/** tengen's `rows:` field, unparsed. codegen/rows interprets it. */
export interface RowsSpec {
  /** By the name of its result, in the order in which they run. */
  readonly reduce: ReadonlyMap<string, ReductionSpec>;
  /** The result of a row; null if it is that of its only reduction, or there is one for each element. */
  readonly finish: ClassTexts | null;
  /** The result of each element. */
  readonly each: ClassTexts | null;
  /** The same while the last reduction runs. */
  readonly scan: ClassTexts | null;
  readonly promote: PlacedText | null;
  readonly dtypes: PlacedText | null;
  readonly errorName: PlacedText | null;
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
  /** Argument name -> the arguments that replace it. */
  readonly replace: ReadonlyMap<string, readonly Argument[]>;
  readonly add: readonly Argument[];
}

/** What an operator computes, for people. */
export interface Words {
  readonly text: string;
  /** The operator whose entry contains it, with its namespace. */
  readonly of: string;
}

/** How users may call an operator beyond its schema. */
export interface CallWays {
  /** The schema with these defaults. */
  readonly withDefaults: FunctionSchema;
  /** And with these arguments allowed positionally. */
  readonly schema: FunctionSchema;
  readonly defaults: readonly Argument[];
  readonly numbers: readonly string[];
  readonly positional: readonly string[];
}

/** The texts that an argument takes, or the operator whose argument of that name states them. */
export type StatedChoices = readonly string[] | PlacedText;

export interface NativeFunction {
  /** `aten` if the entry states none. */
  readonly namespace: string;
  readonly func: FunctionSchema;
  /** The canonical schema text, without namespace; what `printSchema(func)` gives. */
  readonly schemaText: string;
  /** tengen's `doc:`, or that of the operator which this one is a form, alias or overload of; null if none has one. */
  readonly doc: Words | null;
  readonly variants: ReadonlySet<Variant>;
  /** tengen's `inplace_variants:`: the variants of the generated in-place form; null if they are this entry's. */
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
  readonly rows: RowsSpec | null;
  /** `rows:` of an entry whose kernels are written by hand: only its vector program is printed. */
  readonly vectorRows: RowsSpec | null;
  /** tengen's `alias_of:`: the operator that this one and its forms are aliases of. */
  readonly aliasOf: PlacedText | null;
  /** tengen's `foreach:`: the call for each element of the lists. */
  readonly foreach: PlacedText | null;
  /** tengen's `out:`: which dtypes the output of the generated out form may have; null if not given. */
  readonly out: OutDtype | null;
  /** tengen's `meta:`: exported name of the meta function of a structured out entry. */
  readonly meta: PlacedText | null;
  /** tengen's `overwrites: True`, of an operator that changes a tensor. */
  readonly overwrites: boolean;
  /** Tensor arguments that the kernels write to although the schema does not say so: tengen's `writes:`. */
  readonly undeclaredWrites: readonly string[];
  /** Tensor arguments whose values the kernel has to read: by tengen's `data_dependent:`, or by a tag. */
  readonly dataDependent: readonly string[];
  /** tengen's `non_differentiable: True`. */
  readonly nonDifferentiable: boolean;
  /** tengen's `kernel_gradient:`; null if not given. */
  readonly kernelGradient: KernelGradient | null;
  /** tengen's `out_derivative:`; null if not given. */
  readonly outDerivative: "shared" | "none" | "copy" | "untracked" | null;
  /** tengen's `manual_autograd: True`: no autograd or in-place-or-view kernel is generated. */
  readonly manualAutograd: boolean;
  /** tengen's `view_history:`: how a view is recreated from its base. */
  readonly viewHistory: "as_strided" | "replay" | "none";
  /** tengen's `view_copy:`: the name of the copying form, where it does not follow from the signature. */
  readonly viewCopy: PlacedText | null;
  /** tengen's `ungrouped`: why it is not a form of another operator. */
  readonly ungrouped: string | null;
  /** What the fields of layers say, by layer: `autocast`, `functionalize`, ... Each file of codegen/layers/ knows the type of its own. */
  readonly layers: ReadonlyMap<string, unknown>;
  /** The same of the generated in-place form. */
  readonly inplaceLayers: ReadonlyMap<string, unknown>;
  /** tengen's `choices:`, as the entry states it, by argument. */
  readonly statedChoices: ReadonlyMap<string, StatedChoices>;
  /** The same, with what references and other forms of the operator state: the texts that an argument takes. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** tengen's `call_defaults:`, `call_numbers:` and `call_positional:`; null if users call it as in the schema. */
  readonly called: CallWays | null;
  /** tengen's `property:`: its name as a Tensor property; null if it is a Tensor method, or neither. */
  readonly property: PlacedText | null;
  /** tengen's `signature_defaults:`: argument -> the default used when forms are compared. */
  readonly signatureDefaults: ReadonlyMap<string, string>;
  readonly tags: ReadonlySet<string>;
  readonly pythonModule: string | null;
  /** tengen's `also_in:`: further Python modules that have it. */
  readonly alsoIn: ReadonlySet<string>;
  readonly deviceCheck: "NoCheck" | "ExactSame";
  readonly deviceGuard: boolean;
  readonly manualKernelRegistration: boolean;
  readonly manualCppBinding: boolean;
  readonly categoryOverride: string | null;
  readonly cppNoDefaultArgs: ReadonlySet<string>;
  readonly useConstRefForMutableTensors: boolean;

  // Derived from the above, computed once.
  readonly compositeImplicit: boolean;
  readonly compositeImplicitNestedTensor: boolean;
  readonly compositeExplicit: boolean;
  readonly compositeExplicitNonFunctional: boolean;
  /** Not only composite: some backend has its own kernel, or the entry is structured. */
  readonly abstract: boolean;
  readonly view: boolean;

  /** Generated (by `autogen:`), not written. `generatedFrom` is the entry it comes from. */
  readonly generated: boolean;
  readonly generatedFrom: OperatorName | null;

  /** Unknown fields preserved by `--lenient`, as plain data. */
  readonly extra: ReadonlyMap<string, unknown>;
  /** The place of the entry (of its `func`). */
  readonly place: Place;
  /** Field name -> place of its value. `func` points at the schema's text. */
  readonly places: ReadonlyMap<string, Place>;
}
