// Signatures of helper functions for formulas, in a schema-like syntax.

import { type FormulaType, neverType, parseFormulaType, splitTopLevel } from "./types.js";

export interface HelperParameter {
  readonly name: string;
  readonly type: FormulaType;
  /** `int[2]`: whether one int may be passed for the list. */
  readonly size: number | null;
  /** The default, as a formula; null if the argument is required. */
  readonly default: string | null;
}

export interface HelperSignature {
  /** The name in formulas, which overloads share. */
  readonly name: string;
  /** The exported function: `name`, or `name_overload`. */
  readonly identifier: string;
  readonly parameters: readonly HelperParameter[];
  readonly returns: FormulaType;
  readonly text: string;
}

/** Reads `norm_backward.dim(Tensor grad, Tensor self, Scalar? p, int[] dim, bool keepdim=False) -> Tensor`. @throws Error for an invalid signature */
export function parseSignature(text: string): HelperSignature {
  const match = /^([A-Za-z_]\w*)(?:\.(\w+))?\s*\((.*)\)\s*->\s*(.+)$/s.exec(text.trim());
  if (match === null)
    throw new Error(`${JSON.stringify(text)} is not a signature: write \`name(type name, ...) -> type\``);
  const [, name, overload, inside, returned] = match;
  const returns = returned!.trim() === "never" ? neverType : parseFormulaType(returned!);
  if (returns === null) throw new Error(`${JSON.stringify(text)}: unknown type \`${returned}\``);
  const parameters = splitTopLevel(inside!).map((part): HelperParameter => {
    const piece = /^(.*?)\s+([A-Za-z_]\w*)\s*(?:=\s*(.+))?$/s.exec(part);
    const type = piece === null ? null : parseFormulaType(piece[1]!);
    if (piece === null || type === null) throw new Error(`${JSON.stringify(text)}: \`${part}\` is not a parameter`);
    const size = /\[(\d+)\]\??$/.exec(piece[1]!);
    return { name: piece[2]!, type, size: size === null ? null : Number(size[1]), default: piece[3]?.trim() ?? null };
  });
  const identifier = overload === undefined ? name! : `${name}_${overload}`;
  return { name: name!, identifier, parameters, returns, text };
}
