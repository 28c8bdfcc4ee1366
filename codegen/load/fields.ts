// The fields of the registry files: one table drives validation, hints for misspelt fields, and the JSON Schema for editors.

import { kernelGradients } from "../../runtime/dispatch/kernel-gradients.js";
import { dtypeClasses, dtypeWords, promotions } from "../pointwise/words.js";
import { shared } from "../query.js";
import { rowClasses, rowPromotions, rowWords } from "../rows/words.js";
import { ufuncLoopKeys } from "./ufunc.js";

/** The values that `out:` may have. */
export const outDtypes = ["exact", "exact row-major", "cast", "cast real", "cast row-major", "any"] as const;

/**
 * `text`: a string; `flag`: True or False; `names`: a comma-separated string or a list of strings; `texts`: a list of strings;
 * `choice`: one of `choices`; `flags`: a list of True, False or a condition; `keyed`: a map from keys to strings;
 * `flag or names` and `text or keyed`: either; `map`: a map with the fields in `fields`, or any map without `fields`; `lists`: a map from names to
 * lists of texts, or to a name in place of a list.
 */
export type FieldKind =
  | "text"
  | "flag"
  | "names"
  | "flag or names"
  | "texts"
  | "choice"
  | "flags"
  | "keyed"
  | "text or keyed"
  | "map"
  | "lists"
  | "formulas";

/** The syntax of a text as a regular expression, for editors. The loader checks the full syntax. */
export interface TextForm {
  /** Matches the full text; for a list of names, each name. */
  readonly pattern: string;
  readonly example: string;
}

export interface Field {
  readonly kind: FieldKind;
  /** The meaning of the field, for documentation and editors. */
  readonly doc: string;
  /** What tengen does with the field, if that differs from `doc`. */
  readonly inTypeScript?: string;
  /** Whether the field is an extension of PyTorch's grammar. */
  readonly tengen?: true;
  readonly required?: true;
  readonly choices?: readonly string[];
  readonly form?: TextForm;
  /** The valid keys of a map, if they are a fixed set. */
  readonly keys?: readonly string[];
  readonly fields?: FieldTable;
  /** The fields of each value of a map whose keys are names. */
  readonly values?: FieldTable;
}

export type FieldTable = Readonly<Record<string, Field>>;

const identifier = "[A-Za-z_]\\w*";
const schema: TextForm = {
  pattern: `\\s*(${identifier}::)?${identifier}(\\.${identifier})?\\([\\s\\S]*\\)\\s*->\\s*[\\s\\S]*\\S\\s*`,
  example: "name.overload(Tensor self, Scalar other=1, *, int? dim=None) -> Tensor",
};
const operatorName: TextForm = { pattern: `${identifier}(\\.${identifier})?`, example: "add.Tensor" };
const name: TextForm = { pattern: identifier, example: "letters_digits_1" };
const call = `(${identifier}::)?${identifier}(\\.${identifier})?(\\([\\s\\S]*\\))?(\\[\\d+\\])?`;
const callForm: TextForm = { pattern: call, example: "add.Tensor(self, other)" };
export const kernelName: TextForm = {
  pattern: `(${identifier}::){0,2}${identifier}|=\\s*${call}|${identifier}\\s*\\([\\s\\S]*\\)`,
  example: "add_cpu",
};

const cppOnly = "Read and retained, but it concerns C++ bindings and has no effect.";

/** Fields below `pointwise:`. */
export const pointwiseFields: FieldTable = {
  expr: {
    kind: "text or keyed",
    keys: dtypeClasses,
    required: true,
    doc: "The scalar expression: arguments by name, numbers, arithmetic, comparison, `condition ? a : b`, functions such as exp. Or one expression for each class of dtypes: `float`, `int`, `bool`.",
    tengen: true,
  },
  promote: {
    kind: "text",
    form: { pattern: `(${promotions.join("|")})|.*\\?.*:.*`, example: "float" },
    doc: "How the result's dtype follows from the inputs' dtypes: `default` (their common dtype), `float` (the same, but integers become floating point), `bool` (for comparisons), `same` and `same bool` (as `default` and `bool`, but an `out` argument must have exactly that dtype); or a conditional: `rounding_mode == None ? float : default`.",
    tengen: true,
  },
  dtypes: {
    kind: "names",
    choices: Object.keys(dtypeWords),
    doc: "The classes of dtypes that loops are generated for. Default: all.",
    tengen: true,
  },
  check: {
    kind: "text",
    form: name,
    doc: "Exported name of a function that checks the arguments before the loop.",
    tengen: true,
  },
  scalars: { kind: "names", form: name, doc: "Scalar arguments that take part in type promotion.", tengen: true },
  condition: {
    kind: "names",
    form: name,
    doc: "Tensor arguments that are conditions: their dtype is bool and does not take part in type promotion.",
    tengen: true,
  },
  layout: {
    kind: "choice",
    choices: ["row-major", "row-major of complex"],
    doc: "The memory layout of a newly allocated result, if it is not that of the inputs; `row-major of complex` for complex inputs alone.",
    tengen: true,
  },
  complex_result: {
    kind: "choice",
    choices: ["real"],
    doc: "The kind of result for complex inputs, if it is not complex.",
    tengen: true,
  },
  result: {
    kind: "text",
    form: name,
    doc: "The tensor argument whose dtype a new result has, where that is not the one that the tensors have in common: the computed numbers are cast to it.",
    tengen: true,
  },
  error_name: { kind: "text", doc: "The operator's name in error messages about unsupported dtypes.", tengen: true },
  offers: {
    kind: "names",
    form: name,
    doc: "Exported names of lists of faster loops, in the order in which they are tried. Default: the list named after the operator, such as `add_Tensor_offers`, if it exists.",
    tengen: true,
  },
};

const expressions = { kind: "text or keyed", keys: rowClasses, tengen: true } as const;

/** Fields of a reduction below `rows:`. */
export const reductionFields: FieldTable = {
  start: {
    ...expressions,
    doc: "What a row begins with, from `count` and arguments that are not tensors. Without it a row begins with the value of its first element, and rows without elements are an error.",
  },
  join: {
    ...expressions,
    required: true,
    doc: "The result so far, under the reduction's name, joined with one more element, whose position in its row is `index`: `acc + self * self`.",
  },
};

/** Fields below `rows:`. */
export const rowsFields: FieldTable = {
  start: reductionFields["start"]!,
  join: {
    ...expressions,
    doc: "The only reduction, with `start`: the result so far, `acc`, joined with one more element.",
  },
  reduce: {
    kind: "map",
    values: reductionFields,
    doc: "Several reductions by name, each with `start` and `join`, one after another: each may use the results of those before it.",
    tengen: true,
  },
  finish: {
    ...expressions,
    doc: "The result of a row, from the results of its reductions, `count` (its number of elements) and other arguments. Default: the result of the only reduction.",
  },
  each: {
    ...expressions,
    doc: "The result of each element, from it and the results of its row's reductions: the operator normalises, and its result has the shape of the tensors.",
  },
  scan: {
    ...expressions,
    doc: "The result at each element, from it and the result so far of the last reduction, which it has just been joined to: the operator is a running sum or the like, and its result has the shape of the tensors.",
  },
  promote: {
    kind: "choice",
    choices: rowPromotions,
    doc: "How the result's dtype follows from the tensors': `default` (their common dtype), `float` (the same, but integers become floating point), `sum` (integers and bool become int64), `bool` and `int64` (computed in the common dtype, the result is bool or int64). An argument `dtype` of the operator decides instead.",
    tengen: true,
  },
  dtypes: {
    kind: "names",
    choices: rowWords,
    doc: "The classes of dtypes that loops are generated for. Default: all.",
    tengen: true,
  },
  error_name: { kind: "text", doc: "The operator's name in error messages about unsupported dtypes.", tengen: true },
};

/** An entry of native_functions.yaml. */
export const nativeFunctionFields: FieldTable = {
  func: {
    kind: "text",
    form: schema,
    required: true,
    doc: "The schema: `name.overload(Type argument=default, *, Type keywordOnly) -> Type`. A namespace other than aten is a prefix: `mine::name(...)`.",
  },
  doc: {
    kind: "text",
    doc: "Documentation that editors show at calls: one to five lines with what the operator computes, a formula in backticks, arguments that need an explanation, and errors. In-place and out forms, aliases and other overloads of the name inherit it.",
    tengen: true,
  },
  variants: {
    kind: "names",
    doc: "`function`, `method` or both: whether users call it as a function, a Tensor method, or either. Default: function.",
    choices: ["function", "method"],
  },
  dispatch: {
    kind: "keyed",
    doc: "The kernel for each dispatch key (several keys may share a line: `CPU, CUDA: name`). Default: the operator is CompositeImplicitAutograd, with a kernel of the operator's name.",
    inTypeScript:
      "A kernel is an exported identifier. With `=` it is a call of another operator: `= norm.Scalar(self, 2)`, or `= abs` with the same arguments. With parentheses and without `=` it is a call of an exported function: `upsample_cpu(self, output_size, 'linear', align_corners, [scales])`.",
  },
  structured: {
    kind: "flag",
    doc: "On an out form: the kernel writes into outputs that a meta function has allocated; functional and in-place forms are derived from it.",
  },
  structured_delegate: {
    kind: "text",
    form: operatorName,
    doc: "On a functional or in-place form: the structured out form that it is derived from.",
  },
  structured_inherits: {
    kind: "text",
    form: name,
    doc: "The base class of a structured kernel.",
    inTypeScript: cppOnly,
  },
  precomputed: {
    kind: "texts",
    doc: "Arguments of a structured kernel that the meta function computes: `dim -> int dim`; the last line may list additional ones, which replace no argument.",
    inTypeScript: "Read, checked and retained; meta functions return shapes only.",
  },
  autogen: {
    kind: "names",
    form: operatorName,
    doc: "Forms that the generator derives from this one: out and functional forms, as in PyTorch.",
    inTypeScript:
      "A pointwise or structured functional entry may also list its in-place form: `autogen: exp_, exp.out`.",
  },
  tags: { kind: "names", form: name, doc: "Labels from tags.yaml." },
  device_check: {
    kind: "choice",
    choices: ["NoCheck", "ExactSame"],
    doc: "Whether all tensors must be on one device, which is checked before the kernel runs. Default: ExactSame.",
  },
  device_guard: {
    kind: "flag",
    doc: "Whether the current device is set to the tensors' device.",
    inTypeScript: "Read and retained; there is no current device.",
  },
  manual_kernel_registration: {
    kind: "flag",
    doc: "The kernel is registered by hand; no registration is generated.",
  },
  manual_cpp_binding: {
    kind: "flag",
    doc: "The C++ function is written by hand.",
    inTypeScript: "Read and retained; as in PyTorch, no other forms are generated from it.",
  },
  python_module: {
    kind: "text",
    form: { pattern: `${identifier}`, example: "linalg" },
    doc: "The Python module of the function: `nn`, `linalg`, `fft`, `special`, `sparse`.",
  },
  also_in: {
    kind: "names",
    choices: ["nn", "linalg", "fft", "special"],
    doc: "Further Python modules that have the function: `relu` is in `torch` and, though its entry has no `python_module`, in `torch.nn.functional`.",
    tengen: true,
  },
  category_override: { kind: "text", doc: "A category for Declarations.yaml.", inTypeScript: cppOnly },
  cpp_no_default_args: {
    kind: "texts",
    doc: "Arguments whose default the C++ function does not have.",
    inTypeScript: cppOnly,
  },
  use_const_ref_for_mutable_tensors: {
    kind: "flag",
    doc: "Whether C++ functions take mutable tensors by const reference.",
    inTypeScript: cppOnly,
  },
  ufunc_inner_loop: {
    kind: "text or keyed",
    keys: ufuncLoopKeys,
    doc: "The inner loop and its dtypes: `add (AllAndComplex, Half)`, or one for each of Generic, ScalarOnly, CUDAFunctor...",
    inTypeScript:
      "Read and retained: it implies CPU and CUDA kernels of the given name. tengen's own loops are generated from `pointwise`.",
  },
  pointwise: {
    kind: "map",
    fields: pointwiseFields,
    doc: "The operator as a scalar expression, from which kernels for each dtype, the meta function and other forms are generated.",
    tengen: true,
  },
  rows: {
    kind: "map",
    fields: rowsFields,
    doc: "The operator as reductions over the dimensions in its argument `dim` (all without one), and what follows from them for a row or for each element: kernels for each dtype, the meta function and the out form are generated.",
    tengen: true,
  },
  alias_of: {
    kind: "text",
    form: operatorName,
    doc: "The operator that this one is an alias of. Calls run that operator, and the forms that `autogen` lists run its forms: `autogen: absolute_, absolute.out`.",
    tengen: true,
  },
  foreach: {
    kind: "text",
    form: callForm,
    doc: "The operator to call for each element of the lists: list arguments are iterated in parallel, the others are passed to each call. `autogen` may list the in-place form.",
    tengen: true,
  },
  out: {
    kind: "choice",
    choices: outDtypes,
    doc: "Generates the out form, which runs the functional form and copies its result. The value is the dtype that an output may have: `exact` (the result's dtype), `cast` (one that the result can be cast to), `cast real` (the same, but not a complex one), `any`. `exact row-major` and `cast row-major` resize the output to row-major order whatever the result's layout, as `any` does. Allowed on a functional entry with the out form in `autogen`, and on the out form itself.",
    tengen: true,
  },
  inplace_variants: {
    kind: "names",
    choices: ["function", "method"],
    doc: "The `variants` of the generated in-place form. Default: those of this entry.",
    tengen: true,
  },
  meta: {
    kind: "text",
    form: name,
    doc: "Exported name of the meta function of a structured operator, if it is not the default one.",
    tengen: true,
  },
  overwrites: {
    kind: "flag",
    doc: "The operator overwrites its output completely and never reads it: on a backend without a kernel, the host computes the result, which is copied to the device. Implied for operators whose only tensors are outputs.",
    tengen: true,
  },
  writes: {
    kind: "names",
    form: name,
    doc: "Tensor arguments that the kernels write to although the schema does not say so, as running statistics. Layers that hand kernels copies of their arguments write back what these hold.",
    tengen: true,
  },
  data_dependent: {
    kind: "flag or names",
    form: name,
    doc: "The kernel reads values to determine a shape or a branch: of all tensors (`True`), or of the listed arguments. Backends with asynchronous reads reject such calls. The tags `data_dependent_output` and `dynamic_output_shape` imply it for all tensors.",
    tengen: true,
  },
  non_differentiable: { kind: "flag", doc: "The operator intentionally has no gradient.", tengen: true },
  kernel_gradient: {
    kind: "choice",
    choices: [...kernelGradients],
    doc: "What backends' kernels do where gradients are recorded, of an operator that also has a CompositeImplicitAutograd kernel. `composite`: they run, and the gradient is computed by differentiating the composite at the same arguments. `not_implemented`: they run, and the backward pass throws. Default: the composite runs there, so that what it calls is recorded.",
    tengen: true,
  },
  out_derivative: {
    kind: "choice",
    choices: ["shared", "none", "copy", "untracked"],
    doc: "How the out form treats arguments that require grad. `shared`: it has the functional form's derivative, which an out form cannot record, and rejects them. `none`: it has no derivative, and records a node that throws in the backward pass. `copy`: the copy into the output is recorded. `untracked`: it depends on shapes only and records nothing; the output keeps its history. Default: `shared`; `none` for the out forms that torchgen would generate.",
    tengen: true,
  },
  manual_autograd: {
    kind: "flag",
    doc: "Kernels at Autograd and ADInplaceOrView are written by hand, if any: none are generated, even if there are formulas.",
    tengen: true,
  },
  view: {
    kind: "flag",
    doc: "`False` on an operator with the tag `inplace_view` that changes more than a view does: it needs no functional counterpart.",
    tengen: true,
  },
  view_history: {
    kind: "choice",
    choices: ["as_strided", "replay", "none"],
    doc: "How autograd regenerates a view after a write to its base: `as_strided` from its geometry; `replay` by calling the operator again, if the view changes more than sizes and strides; `none`, since the result may be the argument itself. Default: `as_strided`.",
    tengen: true,
  },
  view_copy: {
    kind: "text",
    form: name,
    doc: "The copying form of a view, if it does not follow from the schemas: `narrow_copy`.",
    tengen: true,
  },
  ungrouped: {
    kind: "text",
    doc: "On an operator that writes to its arguments and is not a form of another operator: the reason. Its arguments may be in another order than those of the functional form. No form is generated from it.",
    tengen: true,
  },
  choices: {
    kind: "lists",
    form: operatorName,
    doc: "The texts that arguments of type `str` or `str?` take, by argument: `approximate: [none, tanh]`; or, in place of a list, the operator that states it for its argument of that name. Calls with another text do not compile, and throw. In-place and out forms, aliases and other overloads of the name inherit it.",
    tengen: true,
  },
  call_defaults: {
    kind: "names",
    form: { pattern: `${identifier}\\s*=\\s*[^,=]+`, example: "p=0.5" },
    doc: "Defaults for users' calls in addition to the schema's: `p=0.5, train=True`.",
    tengen: true,
  },
  call_numbers: {
    kind: "names",
    form: name,
    doc: "Tensor arguments for which functions also accept a number, which takes part in type promotion as a number: `sub(1, x)`.",
    tengen: true,
  },
  call_positional: {
    kind: "names",
    form: name,
    doc: "Keyword-only arguments that users may also pass by position, after the others.",
    tengen: true,
  },
  property: {
    kind: "text",
    form: name,
    doc: "Makes the operator a property of tensors with this name, such as `x.mT`, in place of a method; the function remains. The operator must take only the tensor and write nothing.",
    tengen: true,
  },
  signature_defaults: {
    kind: "names",
    form: { pattern: `${identifier}\\s*=\\s*[^,=]+`, example: "p=0.5" },
    doc: "Defaults that arguments do not have here, but in other forms of the operator: `p=0.5`. They are used when forms are compared.",
    tengen: true,
  },
  deterministic: {
    kind: "flag",
    doc: "The operator draws no random numbers, although its name or a generator argument suggests it.",
    tengen: true,
  },
};

/** An entry of a facts file; everything except `operators` is a field of native_functions.yaml. @param table the fields of those entries */
export const factFields = shared(
  (table: FieldTable): FieldTable => ({
    operators: {
      kind: "names",
      form: operatorName,
      required: true,
      doc: "The operators that the fields apply to: `name.overload`, or `name` for all its overloads.",
    },
    ...Object.fromEntries(Object.entries(table).filter(([name]) => name !== "func")),
  }),
);

/** An entry of derivatives.yaml; any other field is a formula, keyed by argument or result names. */
export const derivativeFields: FieldTable = {
  name: {
    kind: "text",
    form: schema,
    required: true,
    doc: "The schema of the operator, exactly as in native_functions.yaml.",
  },
  dispatch: {
    kind: "formulas",
    doc: "Formulas for each autograd key: `Default`, `AutogradNestedTensor`, `AutogradCUDA`, ...",
  },
  output_differentiability: {
    kind: "flags",
    doc: "For each output, whether it has a gradient; or, for a single output, a condition.",
  },
};

/** An entry of tags.yaml. */
export const tagFields: FieldTable = {
  tag: { kind: "text", form: name, required: true, doc: "The tag's name." },
  desc: { kind: "text", required: true, doc: "What the tag means for an operator." },
};

/** An entry of deprecated.yaml. */
export const deprecatedFields: FieldTable = {
  name: { kind: "text", form: schema, required: true, doc: "The deprecated signature." },
  aten: {
    kind: "text",
    form: { pattern: `${identifier}\\(.*\\)`, example: "add(self, other, alpha)" },
    required: true,
    doc: "The equivalent call: `add(self, other, alpha)`. Out forms are spelt `add_out(out, ...)`.",
  },
};
