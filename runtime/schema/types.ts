// The data types of operator schemas: names, types, alias annotations, arguments, returns. All objects are frozen.

/** Names of types without structure, in native_functions.yaml and in C10's schema language. */
export const baseTypeNames = [
  "Tensor",
  "Scalar",
  "int",
  "SymInt",
  "float",
  "SymFloat",
  "bool",
  "SymBool",
  "str",
  "ScalarType",
  "Layout",
  "Device",
  "DeviceIndex",
  "MemoryFormat",
  "Generator",
  "Dimname",
  "DimVector",
  "QScheme",
  "Storage",
  "Stream",
  "ConstQuantizerPtr",
  // The following are valid in C10 only, not in native_functions.yaml.
  "complex",
  "Quantizer",
  "NoneType",
  "Any",
  "AnyClassType",
  "AnyEnumType",
  "Capsule",
] as const;
export type BaseTypeName = (typeof baseTypeNames)[number];

export interface BaseType {
  readonly kind: "base";
  readonly name: BaseTypeName;
}
export interface OptionalType {
  readonly kind: "optional";
  readonly element: Type;
}
/** `int[]`, `int[2]`, `Tensor?[]`. `size` is null if omitted. */
export interface ListType {
  readonly kind: "list";
  readonly element: Type;
  readonly size: number | null;
}
/** `__torch__.torch.classes.NAMESPACE.CLASS`; `name` is the text after the prefix. */
export interface ClassType {
  readonly kind: "class";
  readonly name: string;
}
/** Only C10: `(int, Tensor)`. */
export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly Type[];
}
/** Only C10: `Dict(K, V)`, `Future(T)`, `RRef(T)`, `Union(A, B)`. */
export interface GenericType {
  readonly kind: "generic";
  readonly name: "Dict" | "Future" | "RRef" | "Union";
  readonly parameters: readonly Type[];
}
/** Only C10: a type variable such as `t`; any identifier that begins with a lower-case letter and is not a type. */
export interface TypeVariable {
  readonly kind: "variable";
  readonly name: string;
}
export type Type = BaseType | OptionalType | ListType | ClassType | TupleType | GenericType | TypeVariable;

/** `(a! -> b|c)`. Without an arrow `after` equals `before`. `*` is the wildcard set. */
export interface Alias {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly write: boolean;
}

/** The text after `=` and its value. Identifiers (`Mean`, `contiguous_format`, `long`) remain names. */
export type DefaultValue = { readonly text: string } & (
  | { readonly kind: "none" }
  | { readonly kind: "bool"; readonly value: boolean }
  /** `value` is exact if it is a safe integer; `text` is always exact. */
  | { readonly kind: "int"; readonly value: number }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "list"; readonly items: readonly DefaultValue[] }
  | { readonly kind: "name"; readonly value: string }
);

export interface Argument {
  readonly name: string;
  readonly type: Type;
  /** The annotation of the Tensor, as in `Tensor(a!)`, `Tensor(a!)?` and `Tensor(a!)[]`. */
  readonly alias: Alias | null;
  /** Only C10: the annotation of the list itself, as in `t[](a!)`. */
  readonly containerAlias: Alias | null;
  /** Null if the argument has no default (a default of None has `kind: "none"`). */
  readonly default: DefaultValue | null;
  readonly kwargOnly: boolean;
  /** A keyword-only argument that is written to. Implies kwargOnly. */
  readonly out: boolean;
  /** The position of the argument in the schema's text. */
  readonly offset: number;
}

export interface Return {
  /** Null if the return has no name. */
  readonly name: string | null;
  readonly type: Type;
  readonly alias: Alias | null;
  readonly containerAlias: Alias | null;
  readonly offset: number;
}

export interface OperatorName {
  /** `add` of `add`, `add_`, `__add__`, `__iadd__`, `add_functional`. */
  readonly base: string;
  readonly inplace: boolean;
  readonly dunder: boolean;
  /** Whether the name has the suffix `_functional` of generated functional forms of mutable operators. */
  readonly functional: boolean;
  /** The name as written, without overload: `add_`. */
  readonly name: string;
  /** "" if there is none. */
  readonly overload: string;
  /** `add_.Tensor`, or `add_` without overload. No namespace. */
  readonly full: string;
}

/** `mutable` writes to arguments that are neither `self` of an in-place name nor keyword-only; `scratch` is an out form with `_scratch_` arguments. */
export type SchemaKind = "functional" | "inplace" | "out" | "mutable" | "scratch";

export interface FunctionSchema {
  /** "" if omitted (the registry's default is `aten`). */
  readonly namespace: string;
  readonly name: OperatorName;
  /** In schema order: positional, keyword-only, out. */
  readonly arguments: readonly Argument[];
  readonly returns: readonly Return[];
  readonly kind: SchemaKind;
  /** Index of the argument called `self` among the positional ones, or -1. */
  readonly selfIndex: number;
  /** Index of `dtype` if `dtype, layout, device, pin_memory` are consecutive keyword-only arguments, or -1. */
  readonly tensorOptionsIndex: number;
  /** Only C10: `...` among the arguments or returns. */
  readonly vararg: boolean;
  readonly varret: boolean;
}
