// The structure of the generated autocast lists.

import type { DType } from "../core/dtype.js";
import type { RuntimeKeyName } from "../dispatch/keys.js";

/** What becomes of a call: the policies of PyTorch's autocast. */
export type AutocastPolicy =
  | "lower_precision_fp"
  | "fp32"
  | "fp32_set_opt_dtype"
  | "fp32_append_dtype"
  | "promote"
  | "banned";

/** An operator by its registry name, and the overload called in its stead, or why it is banned. */
export type AutocastOperator = readonly [name: string, detail: string | null];

/** The operators of one kind of device: the keys that they are registered at, and the fast dtype unless a region names another. */
export interface AutocastList {
  readonly keys: readonly RuntimeKeyName[];
  readonly dtype: DType;
  readonly operators: { readonly [P in AutocastPolicy]?: readonly AutocastOperator[] };
}
