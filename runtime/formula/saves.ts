// Finds the values of the forward pass that a backward formula needs: entire values, or only sizes, dtype and similar attributes
// if nothing else is used.

import { type Formula, mentions, rewrite, walk } from "./ast.js";
import { printFormula } from "./print.js";
import {
  dtypeType,
  type FormulaType,
  geometryType,
  infoType,
  intsType,
  intType,
  isTensorish,
  listOf,
  optionalOf,
  optionsType,
  parseFormulaType,
} from "./types.js";

/** A value that a node saves. */
export interface SavedAttribute {
  /** In the registry's spelling: `self`, `self_scalar_type`, `mat1_argsize_0`. */
  readonly name: string;
  readonly type: FormulaType;
  /** The argument or result that it belongs to. */
  readonly of: string;
  readonly output: boolean;
  /** The type of that argument or result. */
  readonly source: FormulaType;
  /** The expression to evaluate at save time, in terms of `of`; the bare name for the entire value. */
  readonly expression: Formula;
  /** The position of the first use in the formula. */
  readonly at: number;
}

/** An argument or result of the forward pass. */
export interface SaveCandidate {
  readonly name: string;
  readonly type: FormulaType;
  readonly output: boolean;
}

interface Rule {
  /** The form of the access: a method of the value, a method of the optional value (`->`), or a free function. */
  readonly form: "method" | "arrow" | "call";
  readonly name: string;
  readonly type: FormulaType;
  readonly suffix: string;
}

const layoutType = parseFormulaType("Layout")!;
const boolType = parseFormulaType("bool")!;

/** torchgen's list; its order determines the order of a node's attributes. For `size`, the argument is part of the name. */
const rules: readonly Rule[] = [
  { form: "method", name: "sizes", type: intsType, suffix: "_sizes" },
  { form: "method", name: "sym_sizes", type: intsType, suffix: "_sym_sizes" },
  { form: "arrow", name: "sizes", type: optionalOf(intsType), suffix: "_sizes_opt" },
  { form: "arrow", name: "sym_sizes", type: optionalOf(intsType), suffix: "_sym_sizes_opt" },
  { form: "method", name: "options", type: optionsType, suffix: "_options" },
  { form: "call", name: "zeros_like", type: infoType, suffix: "_info" },
  { form: "method", name: "size", type: intType, suffix: "_argsize_" },
  { form: "method", name: "numel", type: intType, suffix: "_numel" },
  { form: "call", name: "to_args_sizes", type: listOf(intsType), suffix: "_args_sizes" },
  { form: "call", name: "to_args_scalartypes", type: listOf(dtypeType), suffix: "_args_scalartypes" },
  { form: "call", name: "TensorGeometry", type: geometryType, suffix: "_geometry" },
  { form: "method", name: "scalar_type", type: dtypeType, suffix: "_scalar_type" },
  { form: "method", name: "dim", type: intType, suffix: "_dim" },
  { form: "method", name: "strides", type: intsType, suffix: "_strides" },
  { form: "method", name: "sym_strides", type: intsType, suffix: "_sym_strides" },
  { form: "method", name: "layout", type: layoutType, suffix: "_layout" },
  { form: "method", name: "is_conj", type: boolType, suffix: "_conjugate" },
  { form: "method", name: "sym_blocksize", type: optionalOf(intsType), suffix: "_self_sym_blocksize_opt" },
  { form: "call", name: "to_args_sizes_symint", type: listOf(intsType), suffix: "_args_sizes_symint" },
];

export interface Saves {
  /** The formula with expressions replaced by saved attributes. */
  readonly formula: Formula;
  readonly saved: readonly SavedAttribute[];
}

/** The attribute that a node reads, with the index of its rule; null if it reads none. */
function savedAttribute(
  node: Formula,
  candidates: ReadonlyMap<string, SaveCandidate>,
): { rule: number; attribute: SavedAttribute } | null {
  let of: Formula | undefined;
  let form: Rule["form"];
  let name: string;
  if (node.kind === "method") {
    of = node.object;
    form = node.arrow ? "arrow" : "method";
    name = node.name;
  } else if (node.kind === "call" && node.args.length === 1) {
    of = node.args[0]!;
    form = "call";
    name = node.name.replace(/^at::/, "");
  } else {
    return null;
  }
  if (of.kind !== "name") return null;
  const candidate = candidates.get(of.name);
  if (candidate === undefined) return null;
  const { type } = candidate;
  const tensorList = type.kind === "list" && isTensorish(type.element!);
  if (!isTensorish(type) && !tensorList) return null;
  const rule = rules.findIndex((r) => r.form === form && r.name === name);
  if (rule < 0) return null;
  const { suffix, type: savedType } = rules[rule]!;
  if (tensorList !== suffix.startsWith("_args_")) return null;
  let ending = suffix;
  if (name === "size") {
    // A negative index cannot be part of a name; as in torchgen, the tensor is then saved.
    const [index] = (node as Extract<Formula, { kind: "method" }>).args;
    if (index === undefined || (index.kind !== "int" && index.kind !== "name")) return null;
    if (index.kind === "name" && candidates.get(index.name)?.type !== intType) return null;
    ending += printFormula(index);
  } else if (node.kind === "method" && node.args.length > 0) {
    return null;
  }
  const attribute = {
    name: of.name + ending,
    type: savedType,
    of: of.name,
    output: candidate.output,
    source: type,
    expression: node,
    at: node.start,
  };
  return { rule, attribute };
}

/**
 * Finds the values that a formula needs. `infoAsZeros`: whether `zeros_like(x)` can be computed from sizes and options, which
 * requires `zeros` in the registry.
 */
export function findSaves(formula: Formula, list: readonly SaveCandidate[], infoAsZeros: boolean): Saves {
  const candidates = new Map(list.map((candidate) => [candidate.name, candidate]));
  const found: { rule: number; attribute: SavedAttribute }[] = [];
  const rewritten = rewrite(formula, (node) => {
    const hit = savedAttribute(node, candidates);
    if (hit === null || (hit.attribute.type === infoType && !infoAsZeros)) return node;
    found.push(hit);
    const { start, end } = node;
    const name: Formula = { kind: "name", name: hit.attribute.name, start, end };
    if (hit.attribute.type !== infoType) return name;
    const member = (method: string): Formula => ({
      kind: "method",
      object: name,
      arrow: false,
      name: method,
      nameStart: start,
      templates: [],
      args: [],
      start,
      end,
    });
    return {
      kind: "call",
      name: "at::zeros",
      templates: [],
      args: [member("sizes"), member("options")],
      nameEnd: end,
      start,
      end,
    };
  });
  const saved: SavedAttribute[] = [];
  const seen = new Set<string>();
  for (const { name, type, output } of list) {
    const ofArgument = found.filter(({ attribute }) => attribute.of === name);
    ofArgument.sort((a, b) => a.rule - b.rule || a.attribute.at - b.attribute.at);
    for (const { attribute } of ofArgument) {
      if (seen.has(attribute.name)) continue;
      seen.add(attribute.name);
      saved.push(attribute);
    }
    if (!mentions(rewritten, name)) continue;
    let at = 0;
    walk(rewritten, (node) => {
      if (node.kind === "name" && node.name === name && at === 0) at = node.start;
    });
    saved.push({
      name,
      type,
      source: type,
      of: name,
      output,
      expression: { kind: "name", name, start: at, end: at + name.length },
      at,
    });
  }
  return { formula: rewritten, saved };
}

/** The attributes of several formulas without duplicates, in order of first use. */
export function mergeSaves(lists: readonly (readonly SavedAttribute[])[]): readonly SavedAttribute[] {
  const byName = new Map<string, SavedAttribute>();
  for (const list of lists) for (const one of list) if (!byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}

/** Whether the attribute is the tensor (or list of tensors) itself. */
export function keepsTensors({ expression, type }: SavedAttribute): boolean {
  if (expression.kind !== "name") return false;
  return isTensorish(type) || (type.kind === "list" && isTensorish(type.element!));
}
