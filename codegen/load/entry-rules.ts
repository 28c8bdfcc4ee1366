// Rules about several fields of one native_functions.yaml entry: a table, and the few that point at a place within a
// field.

import { isBaseLike, isTensor, isTensorLike } from "../../runtime/schema/rules.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { compositeKeys, structuredKeys } from "./dispatch-keys.js";
import type { Fields } from "./read-fields.js";

interface Rule {
  /** The field to blame; if the entry lacks it, the schema is blamed. */
  readonly field: string;
  readonly broken: (fn: NativeFunction, fields: Fields) => boolean;
  readonly message: string | ((fn: NativeFunction) => string);
  readonly hint?: string;
  /** The field is harmless but redundant: a fact for registries of several versions may state what one of them states itself. */
  readonly idle?: true;
}

const hasOut = (fn: NativeFunction): boolean => fn.func.arguments.some((a) => a.out);
/** A keyword-only tensor called `out` that is not annotated as written to. */
const unmarkedOut = ({ func }: NativeFunction) =>
  func.arguments.find((a) => a.name === "out" && a.kwargOnly && isTensorLike(a.type) && a.alias?.write !== true);
const full = (fn: NativeFunction): string => fn.func.name.full;
const structuredForm = (fn: NativeFunction): boolean => fn.structured || fn.structuredDelegate !== null;
/** A functional entry whose out form is generated; it may be structured itself. */
const makesOut = (fn: NativeFunction): boolean =>
  fn.func.kind === "functional" && fn.autogen.some((name) => name.base === fn.func.name.base && !name.inplace);

/** Fields that give an entry kernels, besides one of `alias_of` and `foreach`. */
const otherSources = (field: string): readonly string[] =>
  ["dispatch", "structured", "structured_delegate", "pointwise", "rows", "alias_of", "foreach"].filter(
    (name) => name !== field,
  );

/** A field that only states the default. */
function redundant(field: string, value: string, holds: (fn: NativeFunction) => boolean): Rule {
  return {
    field,
    broken: (fn, fields) => fields.has(field) && holds(fn),
    message: `\`${field}: ${value}\` says what holds without it`,
    hint: "delete the field",
    idle: true,
  };
}

/** A field whose value must be a plain name. */
function named(field: string, name = /^[A-Za-z_][\w.:]*$/): Rule {
  return {
    field,
    broken: (_, fields) => !name.test(fields.text(field)?.text ?? "name"),
    message: (fn) => `\`${field}\` of \`${full(fn)}\` is not a name`,
    hint: "letters, digits and `_`",
  };
}

const rules: readonly Rule[] = [
  {
    field: "variants",
    broken: (fn) => hasOut(fn) && (fn.variants.has("method") || !fn.variants.has("function")),
    message: "an out form can only be a function",
    hint: "write `variants: function`, or omit the field",
  },
  {
    field: "func",
    broken: (fn) => unmarkedOut(fn) !== undefined,
    message: (fn) =>
      `\`${full(fn)}\` is given \`${unmarkedOut(fn)!.name}\` to write to, but its type does not say that it is written`,
    hint: "write `Tensor(a!) out`, and `Tensor(a!)` for the result",
  },
  {
    field: "python_module",
    broken: (fn) => fn.pythonModule !== null && fn.variants.has("method"),
    message: "a function of a module cannot be a method",
    hint: "leave `method` out of `variants`",
  },
  {
    field: "dispatch",
    broken: (fn) => fn.manualKernelRegistration && fn.explicitDispatch,
    message: "with `manual_kernel_registration` the dispatch table has no effect",
    hint: "delete one of the two",
  },
  {
    field: "structured",
    broken: (fn) => fn.structured && fn.func.kind !== "out" && !makesOut(fn),
    message: "`structured` belongs on the out form",
    hint: "on this form write `structured_delegate: <out form>`",
  },
  {
    field: "structured_delegate",
    broken: (fn) => fn.structuredDelegate !== null && fn.func.kind === "out",
    message: "an out form cannot delegate",
    hint: "did you mean `structured: True`?",
  },
  {
    field: "structured_delegate",
    broken: (fn) => fn.structured && fn.structuredDelegate !== null,
    message: "an entry is either `structured` or has a `structured_delegate`",
  },
  {
    field: "device_guard",
    broken: (fn) => structuredForm(fn) && !fn.deviceGuard,
    message: "structured kernels always guard the device",
    hint: "delete `device_guard: False`",
  },
  {
    field: "structured_inherits",
    broken: (fn) => fn.structuredInherits?.includes("::") ?? false,
    message: "the class is named without namespace",
  },
  {
    field: "structured_inherits",
    broken: (fn) => fn.structuredInherits !== null && !fn.structured,
    message: "only a structured entry can have `structured_inherits`",
    hint: "add `structured: True`, or delete this field",
  },
  {
    field: "ufunc_inner_loop",
    broken: (fn) => fn.ufuncInnerLoop.length > 0 && !fn.structured,
    message: "only a structured entry can have `ufunc_inner_loop`",
    hint: "add `structured: True`",
  },
  {
    field: "precomputed",
    broken: (fn) => fn.precomputed !== null && !fn.structured,
    message: "only a structured entry can have `precomputed`",
    hint: "add `structured: True`, or delete this field",
  },
  {
    field: "device_check",
    broken: (fn) => full(fn).startsWith("_foreach") && fn.deviceCheck !== "NoCheck",
    message: "a foreach operator takes its slow path where devices differ, so they cannot be checked",
    hint: "add `device_check: NoCheck`",
  },
  {
    field: "tags",
    broken: (fn, fields) =>
      isRandom(fn.func) && !fn.tags.has("nondeterministic_seeded") && !fields.flag("deterministic", false),
    message: (fn) =>
      `\`${full(fn)}\` is random by its name or its generator, but lacks the tag \`nondeterministic_seeded\``,
    hint: "add `tags: nondeterministic_seeded`; or `deterministic: True`, if it draws none",
  },
  {
    field: "tags",
    broken: (fn) => fn.tags.has("inplace_view") && !fn.func.name.inplace,
    message: (fn) => `\`${full(fn)}\` has the tag \`inplace_view\`, but its name is not that of an in-place operator`,
    hint: "such a name ends in `_`",
  },
  {
    field: "tags",
    broken: (fn) => fn.view && fn.func.name.inplace && !fn.tags.has("inplace_view"),
    message: (fn) => `\`${full(fn)}\` changes a tensor into a view in place, but lacks the tag \`inplace_view\``,
    hint: "add `tags: inplace_view`",
  },
  {
    field: "pointwise",
    broken: (fn) => fn.pointwise !== null && fn.func.kind !== "functional",
    message: "`pointwise` belongs on the functional form",
    hint: "in-place and out forms are named in its `autogen`",
  },
  {
    field: "pointwise",
    broken: (fn) => fn.pointwise !== null && structuredForm(fn),
    message: "a pointwise entry is not structured: its kernels and its meta function are generated",
    hint: "delete `structured` or `structured_delegate`",
  },
  {
    field: "rows",
    broken: (fn) => (fn.rows ?? fn.vectorRows) !== null && fn.func.kind !== "functional",
    message: "`rows` belongs on the functional form",
    hint: "the out form is named in its `autogen`",
  },
  {
    field: "rows",
    broken: (fn) => fn.rows !== null && (fn.structured || fn.pointwise !== null),
    message:
      "an entry with `rows` is neither structured nor pointwise: its kernels and its meta function are generated",
    hint: "delete `structured` and `pointwise`",
  },
  {
    field: "alias_of",
    broken: (fn) => fn.aliasOf !== null && fn.func.kind !== "functional",
    message: "`alias_of` belongs on the functional form",
    hint: "in-place and out forms are named in its `autogen`",
  },
  {
    field: "foreach",
    broken: (fn) => fn.foreach !== null && fn.func.arguments[0]?.type.kind !== "list",
    message: "`foreach` is for an operator whose first argument is a list",
    hint: "write `Tensor[] self`",
  },
  ...["alias_of", "foreach"].map(
    (field): Rule => ({
      field,
      broken: (_, fields) => fields.has(field) && otherSources(field).some((name) => fields.isWritten(name)),
      message: (fn) => `\`${field}\` gives \`${full(fn)}\` its kernels, so it cannot have others`,
      hint: "delete one of the two",
    }),
  ),
  {
    field: "out",
    broken: (fn, fields) => fn.out !== null && fn.func.kind === "out" && fields.isWritten("dispatch"),
    message: "`out` says that the out form is generated, so it cannot have kernels of its own",
    hint: "delete this line, or `dispatch`",
  },
  {
    field: "out",
    broken: (fn) =>
      fn.out !== null && (structuredForm(fn) || [fn.pointwise, fn.aliasOf, fn.foreach].some((x) => x !== null)),
    message: "`out` is for forms that copy; this entry's forms are made otherwise",
    hint: "delete this line",
  },
  {
    field: "out",
    broken: (fn) => fn.out !== null && fn.func.kind !== "out" && !makesOut(fn),
    message: "`out` says what an output may be, but `autogen` names no out form",
    hint: "add `autogen: <name>.out`, or write this line at the out form",
  },
  {
    field: "out",
    broken: (fn) => fn.out !== null && !fn.func.returns.every(({ type }) => isTensor(type)),
    message: "`out` is for results that are tensors",
    hint: "delete this line, and write a kernel for the out form",
  },
  {
    field: "inplace_variants",
    broken: (fn) => fn.inplaceVariants !== null && !fn.autogen.some((name) => name.inplace),
    message: "`inplace_variants` says how the in-place form is called, but `autogen` names none",
    hint: "delete this line",
  },
  {
    field: "meta",
    broken: (fn) => fn.meta !== null && !fn.structured,
    message: "only a structured entry has a meta function",
    hint: "add `structured: True`, or delete this field",
  },
  {
    field: "meta",
    broken: (fn) => fn.meta !== null && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(fn.meta.text),
    message: (fn) => `\`${fn.meta!.text}\` is not the name of a function`,
    hint: "letters, digits and `_`",
  },
  {
    field: "deterministic",
    broken: (fn, fields) => fields.flag("deterministic", false) && fn.tags.has("nondeterministic_seeded"),
    message: "`deterministic` contradicts the tag `nondeterministic_seeded`",
    hint: "delete one of the two",
    idle: true,
  },
  {
    field: "deterministic",
    broken: (fn, fields) => fields.flag("deterministic", false) && !isRandom(fn.func),
    message: "`deterministic: True` says what holds without it",
    hint: "delete the field",
    idle: true,
  },
  {
    field: "out_derivative",
    broken: (fn, fields) =>
      fields.has("out_derivative") && fn.func.kind !== "out" && fn.autogen.every((name) => name.inplace),
    message: (fn) => `\`${full(fn)}\` has no out form that \`out_derivative\` could speak of`,
    hint: "delete the field, or name the out form in `autogen`",
  },
  {
    field: "manual_autograd",
    broken: (fn) => fn.manualAutograd && !fn.abstract,
    message: "a CompositeImplicitAutograd operator has no autograd kernel that could be written by hand",
    hint: "delete the field, or give the operator a kernel under another key",
  },
  {
    field: "view",
    broken: (fn, fields) => !fields.flag("view", true) && !isView(fn.func, fn.tags),
    message: "`view: False` says what holds without it",
    hint: "delete the field",
    idle: true,
  },
  {
    field: "view_history",
    broken: (fn, fields) => fields.has("view_history") && !returnsView(fn.func),
    message: (fn) => `\`${full(fn)}\` returns no view, so it has no \`view_history\``,
    hint: "delete the field, or write the alias into the schema: `Tensor(a) self`, `-> Tensor(a)`",
  },
  {
    field: "view_copy",
    broken: (fn) => fn.viewCopy !== null && !returnsView(fn.func),
    message: (fn) => `\`${full(fn)}\` returns no view, so it has no copying form`,
    hint: "delete the field",
  },
  {
    field: "ungrouped",
    broken: (fn) => fn.ungrouped !== null && fn.func.kind === "functional",
    message: (fn) => `\`${full(fn)}\` is neither an in-place nor an out form, which \`ungrouped\` is for`,
    hint: "delete the field",
  },
  ...["python_module", "structured_inherits", "category_override"].map((field) => named(field)),
  named("property", /^[A-Za-z_]\w*$/),
  {
    field: "property",
    broken: (fn) => fn.property !== null && !isOfTensorAlone(fn.func),
    message: (fn) =>
      `\`${full(fn)}\` cannot be a property: reading one gives no argument but the tensor, and writes nothing`,
    hint: "delete the field; `variants: method` makes it a method",
  },
  redundant("structured", "False", (fn) => !fn.structured),
  redundant("manual_kernel_registration", "False", (fn) => !fn.manualKernelRegistration),
  redundant("manual_cpp_binding", "False", (fn) => !fn.manualCppBinding),
  redundant("use_const_ref_for_mutable_tensors", "False", (fn) => !fn.useConstRefForMutableTensors),
  {
    field: "overwrites",
    broken: (fn) => fn.overwrites && fn.func.kind !== "inplace",
    message: "`overwrites` is for an operator that changes its tensor in place",
    hint: "delete the field",
  },
  {
    field: "kernel_gradient",
    broken: (fn) =>
      fn.kernelGradient !== null &&
      (fn.func.kind !== "functional" ||
        !fn.compositeImplicit ||
        [...fn.dispatch.keys()].every((key) => key.startsWith("Composite"))),
    message:
      "`kernel_gradient` is for a functional operator with kernels of backends beside a CompositeImplicitAutograd kernel",
    hint: "delete the field; a kernel without a composite has the gradient of derivatives.yaml",
  },
  redundant("overwrites", "False", (fn) => !fn.overwrites),
  redundant("non_differentiable", "False", (fn) => !fn.nonDifferentiable),
  redundant("manual_autograd", "False", (fn) => !fn.manualAutograd),
  redundant("view", "True", (fn) => fn.view),
  redundant("view_history", "as_strided", (fn) => fn.viewHistory === "as_strided"),
  redundant("device_guard", "True", (fn) => fn.deviceGuard),
  redundant("device_check", "ExactSame", (fn) => fn.deviceCheck === "ExactSame"),
];

/** Reports every rule that the entry breaks. `general`: the file of facts, if written for several registries. */
export function checkEntry(fn: NativeFunction, fields: Fields, general: string | null, diagnostics: Diagnostics): void {
  for (const { field, broken, message, hint, idle } of rules) {
    if (!broken(fn, fields)) continue;
    const node = fields.node(field);
    if (idle && node !== undefined && node.place.source.file === general) continue;
    diagnostics.error(
      node === undefined ? fn.place : fields.blamed(field),
      typeof message === "string" ? message : message(fn),
      { hint },
    );
  }
  checkKernels(fn, diagnostics);
  checkDefaults(fn, fields, diagnostics);
}

/** Kernels that are derived from another entry cannot be named. */
function checkKernels(fn: NativeFunction, diagnostics: Diagnostics): void {
  for (const [key, kernel] of fn.dispatch) {
    if (fn.structuredDelegate !== null && structuredKeys.has(key)) {
      const message = `the entry delegates to \`${fn.structuredDelegate.full}\`, so it cannot have a ${key} kernel of its own`;
      diagnostics.error(kernel.place, message, { hint: "delete this line, or the delegate" });
    }
    const field = fn.pointwise !== null ? "pointwise" : fn.rows !== null ? "rows" : null;
    if (field !== null && ["CPU", "Meta", ...compositeKeys].includes(key)) {
      const what = field === "pointwise" ? "a pointwise entry" : "an entry with `rows`";
      const message = `the ${key} kernel of ${what} is generated, so it cannot have another one`;
      diagnostics.error(kernel.place, message, { hint: `delete this line, or \`${field}\`` });
    }
  }
}

function checkDefaults(fn: NativeFunction, fields: Fields, diagnostics: Diagnostics): void {
  const { arguments: args } = fn.func;
  const withDefault = args.filter((a) => a.default !== null).map((a) => a.name);
  for (const { text, place } of fields.names("cpp_no_default_args")) {
    const found = args.find((a) => a.name === text);
    if (found?.default != null) continue;
    const message =
      found === undefined ? `the operator has no argument \`${text}\`` : `the argument \`${text}\` has no default`;
    const otherwise = withDefault.length === 0 ? null : `arguments with a default: ${withDefault.join(", ")}`;
    diagnostics.error(place, message, { hint: didYouMean(text, withDefault, otherwise) });
  }
}

/** `(Tensor self) -> ...`, with nothing written to. */
const isOfTensorAlone = ({ arguments: args, kind, selfIndex, returns }: FunctionSchema): boolean =>
  kind === "functional" && args.length === 1 && selfIndex === 0 && isTensor(args[0]!.type) && returns.length > 0;

const returnsView = (func: FunctionSchema): boolean => func.returns.some((r) => r.alias !== null && !r.alias.write);

/** By torchgen's rule: a return is annotated and not written to, an argument goes into the wildcard set, or the tag says so. */
export function isView(func: FunctionSchema, tags: ReadonlySet<string>): boolean {
  return returnsView(func) || tags.has("inplace_view") || func.arguments.some((a) => a.alias?.after.includes("*"));
}

/** torchgen goes by the name, and by whether there is a generator. */
export function isRandom(func: FunctionSchema): boolean {
  const { full: text } = func.name;
  const dropout = text.includes("dropout") && !text.includes("backward");
  return text.includes("rand") || dropout || func.arguments.some((a) => isBaseLike(a.type, "Generator"));
}
