// Signatures of the functions that formulas may call besides operators: schema-like texts, read to types.

import { type FormulaType, neverType, parseFormulaType, splitTopLevel } from "./types.js";

export interface HelperParameter {
  readonly name: string;
  readonly type: FormulaType;
  /** `int[2]`: one int may stand for it. */
  readonly size: number | null;
  /** The default, as a formula; null where the argument must be given. */
  readonly default: string | null;
}

export interface HelperSignature {
  /** What formulas call it: overloads share it. */
  readonly name: string;
  /** The exported function: `name`, or `name_overload`. */
  readonly identifier: string;
  readonly parameters: readonly HelperParameter[];
  readonly returns: FormulaType;
  readonly text: string;
}

/** Reads `norm_backward.dim(Tensor grad, Tensor self, Scalar? p, int[] dim, bool keepdim=False) -> Tensor`. Throws where it is none. */
export function parseSignature(text: string): HelperSignature {
  const match = /^([A-Za-z_]\w*)(?:\.(\w+))?\s*\((.*)\)\s*->\s*(.+)$/s.exec(text.trim());
  if (match === null)
    throw new Error(`${JSON.stringify(text)} is no signature: write \`name(type name, ...) -> type\``);
  const [, name, overload, inside, returned] = match;
  const returns = returned!.trim() === "never" ? neverType : parseFormulaType(returned!);
  if (returns === null) throw new Error(`${JSON.stringify(text)}: unknown type \`${returned}\``);
  const parameters = splitTopLevel(inside!).map((part): HelperParameter => {
    const piece = /^(.*?)\s+([A-Za-z_]\w*)\s*(?:=\s*(.+))?$/s.exec(part);
    const type = piece === null ? null : parseFormulaType(piece[1]!);
    if (piece === null || type === null) throw new Error(`${JSON.stringify(text)}: \`${part}\` is no parameter`);
    const size = /\[(\d+)\]\??$/.exec(piece[1]!);
    return { name: piece[2]!, type, size: size === null ? null : Number(size[1]), default: piece[3]?.trim() ?? null };
  });
  const identifier = overload === undefined ? name! : `${name}_${overload}`;
  return { name: name!, identifier, parameters, returns, text };
}
