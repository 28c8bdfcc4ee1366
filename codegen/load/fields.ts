// The fields of the registry files: one table, which drives validation, the hints for misspelt fields and the editors' JSON Schema.

import { autocastListInfo, autocastPolicies } from "../model/autocast.js";
import { lazyBitKeys } from "../model/lazy-bits.js";
import { dtypeClasses, dtypeWords, promotions } from "../pointwise/words.js";
import { ufuncLoopKeys } from "./ufunc.js";

/** The values that `out:` may have. */
export const outDtypes = ["exact", "exact row-major", "cast", "cast row-major", "any"] as const;

/**
 * `text` a string; `flag` True or False; `names` a comma-separated string or a list of strings; `texts` a list of strings;
 * `choice` one of `choices`; `flags` a list of True, False or a condition; `keyed` a map from key to string;
 * `flag or names` and `text or keyed` either; `map` a map with fields of its own (`fields`), or any where `fields` is not given.
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
  | "formulas";

/** The form of a text, as far as a regular expression can express it: for editors. The loader checks it fully. */
export interface TextForm {
  /** Of the whole text; of one name if there are several. */
  readonly pattern: string;
  readonly example: string;
}

export interface Field {
  readonly kind: FieldKind;
  /** What the field means, for people and editors. */
  readonly doc: string;
  /** What it becomes in TypeScript, where that is less than `doc` describes. */
  readonly inTypeScript?: string;
  /** Not part of PyTorch's grammar. */
  readonly tengen?: true;
  readonly required?: true;
  readonly choices?: readonly string[];
  readonly form?: TextForm;
  /** The keys that a map may have, where all of them are known. */
  readonly keys?: readonly string[];
  readonly fields?: FieldTable;
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

const cppOnly = "Read and kept; it concerns C++ bindings and changes nothing here.";

/** Fields below `pointwise:`. */
export const pointwiseFields: FieldTable = {
  expr: {
    kind: "text or keyed",
    keys: dtypeClasses,
    required: true,
    doc: "The scalar expression: arguments by name, numbers, arithmetic, comparison, `condition ? a : b`, functions such as exp. Or one for each class of dtypes: `float`, `int`, `bool`.",
    tengen: true,
  },
  promote: {
    kind: "text",
    form: { pattern: `(${promotions.join("|")})|.*\\?.*:.*`, example: "float" },
    doc: "How the result's dtype follows from the inputs': `default` (their common one), `float` (whole numbers become floating), `bool` (a comparison), `same`, `same bool` (as `default` and `bool`, and an output that is given must be of that dtype, too); or a choice: `rounding_mode == None ? float : default`.",
    tengen: true,
  },
  dtypes: {
    kind: "names",
    choices: Object.keys(dtypeWords),
    doc: "The classes of dtypes that loops are made for. Without it: all.",
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
    doc: "Tensor arguments that are conditions: bool, and without part in type promotion.",
    tengen: true,
  },
  layout: {
    kind: "choice",
    choices: ["row-major"],
    doc: "How a fresh result lies, where that is not as the inputs do.",
    tengen: true,
  },
  complex_result: {
    kind: "choice",
    choices: ["real"],
    doc: "What complex numbers give, where that is not complex numbers.",
    tengen: true,
  },
  error_name: { kind: "text", doc: "The operator's name in messages about dtypes it lacks.", tengen: true },
  offers: {
    kind: "names",
    form: name,
    doc: "Exported names of lists of faster loops, in the order in which they are asked. Without it the list called after the operator, as `add_Tensor_offers`, if there is one.",
    tengen: true,
  },
};

/** An entry of native_functions.yaml. */
export const nativeFunctionFields: FieldTable = {
  func: {
    kind: "text",
    form: schema,
    required: true,
    doc: "The schema: `name.overload(Type argument=default, *, Type keywordOnly) -> Type`. A namespace other than aten stands before it: `mine::name(...)`.",
  },
  doc: {
    kind: "text",
    doc: "What the operator computes, for people: one to five lines, a formula in backticks, arguments where their names do not say it, what raises. Editors show it at calls. Its in-place and out forms, its aliases and overloads of its name have it without saying.",
    tengen: true,
  },
  variants: {
    kind: "names",
    doc: "`function`, `method` or both: whether users call it as a function, a Tensor method, or either. Without it: function.",
    choices: ["function", "method"],
  },
  dispatch: {
    kind: "keyed",
    doc: "Kernel for each dispatch key (several keys may share a line: `CPU, CUDA: name`). Without it the operator is CompositeImplicitAutograd with a kernel of its own name.",
    inTypeScript:
      "A kernel is named by its exported identifier. After `=` stands a call of another operator instead: `= norm.Scalar(self, 2)`, or `= abs` with the same arguments. With brackets and without `=` it is a call of an exported function: `upsample_cpu(self, output_size, 'linear', align_corners, [scales])`.",
  },
  structured: {
    kind: "flag",
    doc: "On an out form: the kernel writes into outputs that a meta function has shaped; functional and in-place forms follow from it.",
  },
  structured_delegate: {
    kind: "text",
    form: operatorName,
    doc: "On a functional or in-place form: the structured out form it is made from.",
  },
  structured_inherits: {
    kind: "text",
    form: name,
    doc: "The class a structured kernel derives from.",
    inTypeScript: cppOnly,
  },
  precomputed: {
    kind: "texts",
    doc: "Arguments of a structured kernel that the meta function computes: `dim -> int dim`, and in a last line those that replace none.",
    inTypeScript: "Read, checked and kept; meta functions hand back shapes only.",
  },
  autogen: {
    kind: "names",
    form: operatorName,
    doc: "Forms that the generator makes from this one: out and functional forms as in PyTorch.",
    inTypeScript:
      "A pointwise or structured functional entry may name its in-place form here too: `autogen: exp_, exp.out`.",
  },
  tags: { kind: "names", form: name, doc: "Labels from tags.yaml." },
  device_check: {
    kind: "choice",
    choices: ["NoCheck", "ExactSame"],
    doc: "Whether all tensors have to be on one device before the kernel runs. Without it: ExactSame.",
  },
  device_guard: {
    kind: "flag",
    doc: "Whether the current device is switched to the tensors'.",
    inTypeScript: "Read and kept; there is no current device.",
  },
  manual_kernel_registration: {
    kind: "flag",
    doc: "The kernel is registered by hand, so nothing is generated for it.",
  },
  manual_cpp_binding: {
    kind: "flag",
    doc: "The C++ function is written by hand.",
    inTypeScript: "Read and kept; as in PyTorch no further forms are generated from it.",
  },
  python_module: {
    kind: "text",
    form: { pattern: `${identifier}`, example: "linalg" },
    doc: "The module that holds the function: `nn`, `linalg`, `fft`, `special`, `sparse`.",
  },
  category_override: { kind: "text", doc: "A category for Declarations.yaml.", inTypeScript: cppOnly },
  cpp_no_default_args: {
    kind: "texts",
    doc: "Arguments whose default the C++ function does not have.",
    inTypeScript: cppOnly,
  },
  use_const_ref_for_mutable_tensors: {
    kind: "flag",
    doc: "How written tensors are passed in C++.",
    inTypeScript: cppOnly,
  },
  ufunc_inner_loop: {
    kind: "text or keyed",
    keys: ufuncLoopKeys,
    doc: "Inner loop and its dtypes: `add (AllAndComplex, Half)`, or one for each of Generic, ScalarOnly, CUDAFunctor...",
    inTypeScript:
      "Read and kept: it gives the operator CPU and CUDA kernels of the name it states. tengen's own loops come from `pointwise`.",
  },
  pointwise: {
    kind: "map",
    fields: pointwiseFields,
    doc: "The operator as a scalar expression; kernels for each dtype, the meta function and further forms are generated.",
    tengen: true,
  },
  alias_of: {
    kind: "text",
    form: operatorName,
    doc: "The operator that this one is another name of. It runs that operator, and the forms that `autogen` names run its forms: `autogen: absolute_, absolute.out`.",
    tengen: true,
  },
  foreach: {
    kind: "text",
    form: callForm,
    doc: "The operator that is called for each element of the lists: arguments that are lists are walked together, the others handed to each call. `autogen` may name the in-place form.",
    tengen: true,
  },
  out: {
    kind: "choice",
    choices: outDtypes,
    doc: "The out form is generated: it runs the functional form and copies. What dtype an output may have: `exact` (the result's own), `cast` (one that the result can be cast to), `any`; `exact row-major` and `cast row-major` resize it row-major whatever the result's layout, `any`. On a functional entry whose `autogen` names the out form, or on the out form itself.",
    tengen: true,
  },
  inplace_variants: {
    kind: "names",
    choices: ["function", "method"],
    doc: "The `variants` of the in-place form that is generated. Without it: those of this entry.",
    tengen: true,
  },
  meta: {
    kind: "text",
    form: name,
    doc: "Exported name of the meta function of a structured operator, where it is not the default one.",
    tengen: true,
  },
  overwrites: {
    kind: "flag",
    doc: "The operator writes all of the tensor that it changes and reads nothing of it: on a backend without a kernel of it the host computes, and the result is copied there. Of operators whose only tensors are outputs that goes without saying.",
    tengen: true,
  },
  data_dependent: {
    kind: "flag or names",
    form: name,
    doc: "The kernel reads values to decide a shape or a branch: of all tensors (`True`), or of the arguments that are named. On a backend that gives values asynchronously it is refused. The tags `data_dependent_output` and `dynamic_output_shape` say the same of all tensors.",
    tengen: true,
  },
  autocast: {
    kind: "keyed",
    keys: Object.keys(autocastListInfo),
    doc: `What becomes of a call under autocast, by list: \`cpu\`, or \`cuda\`, which WebGPU takes, too. ${autocastPolicies
      .slice(0, -1)
      .map((name) => `\`${name}\``)
      .join(", ")}; or \`banned: reason\`. Without it: nothing.`,
    tengen: true,
  },
  non_differentiable: { kind: "flag", doc: "The operator has no gradient, and that is right.", tengen: true },
  out_derivative: {
    kind: "choice",
    choices: ["shared", "none", "copy", "untracked"],
    doc: "What the out form does with arguments that require grad. `shared`: it has the functional form's derivative, which no out form can record, and refuses them. `none`: it has none, and records a node that says so. `copy`: the copy into the output is recorded. `untracked`: it looks at shapes alone, records nothing, and the output keeps the history that it has. Without it: `shared`; `none` for the out forms that torchgen would generate.",
    tengen: true,
  },
  manual_autograd: {
    kind: "flag",
    doc: "The kernels at Autograd and ADInplaceOrView are written by hand, if there are any: none are generated, even where there are formulas.",
    tengen: true,
  },
  view: {
    kind: "flag",
    doc: "`False` on an operator that has the tag `inplace_view`, but changes more than a view does: it needs no functional view beside it.",
    tengen: true,
  },
  view_history: {
    kind: "choice",
    choices: ["as_strided", "replay", "none"],
    doc: "How autograd makes a view again after its base was written to: by as_strided from its geometry; by calling the operator again, where the view changes more than sizes and strides; or never, since the result may be the argument itself. Without it: as_strided.",
    tengen: true,
  },
  lazy_bits: {
    kind: "names",
    choices: Object.keys(lazyBitKeys),
    doc: "The lazy bits that the kernels understand: calls with tensors that are lazily conjugated (`conj`), lazily negated (`neg`) or zeros without memory (`zero`) reach them as they are. Without it such arguments are made plain first, but for those of views, whose results have the bits of their argument.",
    tengen: true,
  },
  view_copy: {
    kind: "text",
    form: name,
    doc: "The copying form of a view, where its arguments do not show that it is one: `narrow_copy`.",
    tengen: true,
  },
  ungrouped: {
    kind: "text",
    doc: "On an operator that writes to its arguments and is no form of another one: why. Its arguments may be in another order than those of the functional form. No form is generated from it.",
    tengen: true,
  },
  functionalize: {
    kind: "text",
    form: {
      pattern: "by hand|decompose|none: .+",
      example: "none: it changes which memory a tensor has",
    },
    doc: "How functionalization takes the operator where the rule of its kind (a write, a view, a composite) will not do: `by hand`, with the kernel `<operator>_functionalize`; `decompose`, by what its own kernel calls; `none: REASON`, not at all: calls are refused with the reason.",
    tengen: true,
  },
  call_defaults: {
    kind: "names",
    form: { pattern: `${identifier}\\s*=\\s*[^,=]+`, example: "p=0.5" },
    doc: "What users' calls may leave out besides what the schema says: `p=0.5, train=True`.",
    tengen: true,
  },
  call_numbers: {
    kind: "names",
    form: name,
    doc: "Tensor arguments for which functions take a number, too, which counts as numbers do in promotion: `sub(1, x)`.",
    tengen: true,
  },
  call_positional: {
    kind: "names",
    form: name,
    doc: "Keyword-only arguments that users may give by position, behind the others.",
    tengen: true,
  },
  property: {
    kind: "text",
    form: name,
    doc: "The name under which tensors have the operator as a property, which is read without a call: `x.mT`. They have no method of it then; the function stays. For an operator that takes the tensor alone and writes nothing.",
    tengen: true,
  },
  signature_defaults: {
    kind: "names",
    form: { pattern: `${identifier}\\s*=\\s*[^,=]+`, example: "p=0.5" },
    doc: "Defaults that the argument lacks, but has in other forms of the operator: `p=0.5`. They count where forms are compared.",
    tengen: true,
  },
  deterministic: {
    kind: "flag",
    doc: "The operator draws no random numbers, though its name or a generator among its arguments says so.",
    tengen: true,
  },
};

/** An entry of a facts file; everything except `operators` is a field of native_functions.yaml. */
export const factFields: FieldTable = {
  operators: {
    kind: "names",
    form: operatorName,
    required: true,
    doc: "The operators that the fields hold for: `name.overload`, or `name` for all its overloads.",
  },
  ...Object.fromEntries(Object.entries(nativeFunctionFields).filter(([name]) => name !== "func")),
};

/** An entry of derivatives.yaml; any other field is a formula, keyed by argument or result names. */
export const derivativeFields: FieldTable = {
  name: {
    kind: "text",
    form: schema,
    required: true,
    doc: "The schema of the operator, letter for letter as in native_functions.yaml.",
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
  desc: { kind: "text", required: true, doc: "What it says of an operator." },
};

/** An entry of deprecated.yaml. */
export const deprecatedFields: FieldTable = {
  name: { kind: "text", form: schema, required: true, doc: "The deprecated signature." },
  aten: {
    kind: "text",
    form: { pattern: `${identifier}\\(.*\\)`, example: "add(self, other, alpha)" },
    required: true,
    doc: "The call that it stands for: `add(self, other, alpha)`. Out forms are spelled `add_out(out, ...)`.",
  },
};
