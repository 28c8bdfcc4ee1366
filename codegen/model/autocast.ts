// Autocast as entries state it: the existing lists, the keys that each is registered at, and what a policy does.

import type { DType } from "../../runtime/core/dtype.js";
import type { RuntimeKeyName } from "../../runtime/dispatch/keys.js";

/** A list of operators: the keys that it is registered at, and the dtype of its fast operators unless a region specifies another. */
export interface AutocastListInfo {
  readonly keys: readonly RuntimeKeyName[];
  readonly dtype: DType;
}

/** By the name used in entries. WebGPU has no list in PyTorch, and uses that of the other GPU. */
export const autocastListInfo: Readonly<Record<string, AutocastListInfo>> = {
  cpu: { keys: ["AutocastCPU"], dtype: "bfloat16" },
  cuda: { keys: ["AutocastCUDA", "AutocastWebGPU"], dtype: "float16" },
};

/** How a call is handled, by the name used in entries. */
export const autocastPolicies = [
  "lower_precision_fp",
  "fp32",
  "fp32_set_opt_dtype",
  "fp32_append_dtype",
  "promote",
  "no_cast",
  "banned",
] as const;
export type AutocastPolicy = (typeof autocastPolicies)[number];

/** The policy for one list, with its reason if it is `banned: reason`. */
export interface AutocastRule {
  readonly policy: AutocastPolicy;
  readonly reason: string | null;
}
