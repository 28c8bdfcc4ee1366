// The one place that exercises typing and lowering in the formula tests: a formula and names with types in, TypeScript out.

import { buildRegistry } from "../../codegen/derive/registry.js";
import { Source } from "../../codegen/diagnostics.js";
import { newUsage, type Variable } from "../../codegen/formula/environment.js";
import { lowerFormula } from "../../codegen/formula/lower.js";
import { makeVocabulary } from "../../codegen/formula/vocabulary.js";
import { code, print } from "../../codegen/print/code.js";
import { FormulaError, parseFormula, parseFormulaType } from "../../runtime/formula/index.js";

const schemas = [
  "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
  "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  "mul.Tensor(Tensor self, Tensor other) -> Tensor",
  "mul.Scalar(Tensor self, Scalar other) -> Tensor",
  "div.Tensor(Tensor self, Tensor other) -> Tensor",
  "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
  "neg(Tensor self) -> Tensor",
  "eq.Tensor(Tensor self, Tensor other) -> Tensor",
  "eq.Scalar(Tensor self, Scalar other) -> Tensor",
  "gt.Scalar(Tensor self, Scalar other) -> Tensor",
  "lt.Scalar(Tensor self, Scalar other) -> Tensor",
  "logical_not(Tensor self) -> Tensor",
  "exp(Tensor self) -> Tensor",
  "sqrt(Tensor self) -> Tensor",
  "expand(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor",
  "transpose.int(Tensor self, int dim0, int dim1) -> Tensor",
  "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
  "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
  "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
  "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
  "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
  "to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor",
  "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
  "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
  "masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
  "topk(Tensor self, int k, int dim=-1) -> (Tensor values, Tensor indices)",
  "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[]) -> Tensor",
  "roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor",
  "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
  "cat(Tensor[] tensors, int dim=0) -> Tensor",
  "_nested_tensor_size(Tensor self) -> Tensor",
  "take_optional(Tensor self, int? n) -> Tensor",
  "take_optional_float(Tensor self, float? p) -> Tensor",
  "take_optional_number(Tensor self, Scalar? s) -> Tensor",
];

const registry = buildRegistry(
  {
    functions: new Source(
      "native_functions.yaml",
      schemas.map((schema) => `- func: ${schema}\n  dispatch:\n    CPU: kernel\n`).join(""),
    ),
  },
  { layers: [] },
).registry;

/** The operators above, and the library's helpers. */
export const vocabulary = makeVocabulary(registry.functions, () => null);

/** Names that the formulas of these tests may use. */
const names: Readonly<Record<string, string>> = {
  grad: "Tensor",
  "grads[0]": "Tensor?",
  self: "Tensor",
  other: "Tensor",
  weight: "Tensor?",
  tensors: "Tensor[]",
  dim: "int",
  p: "float",
  flag: "bool",
  alpha: "Scalar",
  sizes: "int[]",
  dims: "int[]?",
  count: "int?",
  share: "float?",
  whether: "bool?",
  dtype: "ScalarType?",
  mode: "str",
  options: "TensorOptions",
  pair: "(Tensor, Tensor)",
};

function scope(): ReadonlyMap<string, Variable> {
  return new Map(
    Object.entries(names).map(([name, type]) => {
      const text = name.replace("[0]", "0");
      return [
        name,
        {
          type: parseFormulaType(type)!,
          code: text,
          ...(name === "options"
            ? { options: [code`options.dtype`, code`options.layout`, code`options.device`] as const }
            : {}),
        },
      ];
    }),
  );
}

/** TypeScript, a colon, and the formula's type; or the message, its place, and the hint. */
export function lower(text: string): string {
  try {
    const value = lowerFormula(parseFormula(text), { vocabulary, scope: scope(), usage: newUsage() });
    return `${print(value.code, (symbol) => symbol.name)}: ${value.type.text}`;
  } catch (error) {
    return problem(text, error);
  }
}

export function problem(text: string, error: unknown): string {
  if (!(error instanceof FormulaError)) throw error;
  const at = text.slice(error.offset, error.offset + error.length);
  return `${error.message} [at ${at === "" ? "the end" : at}]${error.hint === null ? "" : ` (${error.hint})`}`;
}
