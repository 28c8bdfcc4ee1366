// The type of the generated autocast lists.

import type { DType } from "../core/dtype.js";
import type { RuntimeKeyName } from "../dispatch/keys.js";

/** The policies of PyTorch's autocast, and `no_cast` for operators whose kernels call others here that autocast would cast. */
export type AutocastPolicy =
  | "lower_precision_fp"
  | "fp32"
  | "fp32_set_opt_dtype"
  | "fp32_append_dtype"
  | "promote"
  | "no_cast"
  | "banned";

/** An operator's registry name, and the overload that is called in its place, or the reason why it is banned. */
export type AutocastOperator = readonly [name: string, detail: string | null];

/** The operators of one kind of device, the keys that they are registered at, and the default fast dtype. */
export interface AutocastList {
  readonly keys: readonly RuntimeKeyName[];
  readonly dtype: DType;
  readonly operators: { readonly [P in AutocastPolicy]?: readonly AutocastOperator[] };
}
