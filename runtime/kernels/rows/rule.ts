// What an operator on rows says of its arguments, dimensions and dtypes.

import type { DTypeClass } from "../../core/dtype.js";

/** The fields of a `rows` entry besides its expressions; created by the generator. Arguments are given by their positions, -1 for none. */
export interface RowsRule {
  /** The operator's name in messages about unsupported dtypes. */
  readonly name: string;
  /** The operator's name in other messages. */
  readonly operator: string;
  readonly inputs: readonly number[];
  /** Arguments that loops read. */
  readonly parameters: readonly number[];
  /** Bit i: parameter i is a number, which is converted to the computing dtype. */
  readonly numbers: number;
  /** The reduced dimensions; all without it. */
  readonly dim: number;
  readonly keepdim: number;
  /** The dtype to compute in, in place of that of the tensors. */
  readonly dtype: number;
  /**
   * `default`: compute in the common dtype. `float`: the same, with integers promoted to the default floating-point dtype.
   * `sum`: with integers and bool promoted to int64. `bool`, `int64`: in the common dtype, with a result of truth values or of int64.
   */
  readonly promote: "default" | "float" | "sum" | "bool" | "int64";
  /** Classes of computing dtypes that have a loop. */
  readonly classes: readonly DTypeClass[];
  /** The result has the shape of the tensors, not one element per row. */
  readonly isEach: boolean;
  /** Rows must have elements, since nothing else begins them. */
  readonly needsElements: boolean;
}
