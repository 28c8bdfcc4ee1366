// Autocast as entries state it: the lists that there are, whose keys each is registered at, and what a policy does.

import type { DType } from "../../runtime/core/dtype.js";
import type { RuntimeKeyName } from "../../runtime/dispatch/keys.js";

/** A list of operators: the keys that it is registered at, and the dtype that fast operators run in unless a region names another. */
export interface AutocastListInfo {
  readonly keys: readonly RuntimeKeyName[];
  readonly dtype: DType;
}

/** By the name that entries give. WebGPU has no list in PyTorch, and takes that of the other GPU. */
export const autocastListInfo: Readonly<Record<string, AutocastListInfo>> = {
  cpu: { keys: ["AutocastCPU"], dtype: "bfloat16" },
  cuda: { keys: ["AutocastCUDA", "AutocastWebGPU"], dtype: "float16" },
};

/** What becomes of a call, by the name that entries give. */
export const autocastPolicies = [
  "lower_precision_fp",
  "fp32",
  "fp32_set_opt_dtype",
  "fp32_append_dtype",
  "promote",
  "banned",
] as const;
export type AutocastPolicy = (typeof autocastPolicies)[number];

/** The policy of one list, and why, where it is `banned: reason`. */
export interface AutocastRule {
  readonly policy: AutocastPolicy;
  readonly reason: string | null;
}
