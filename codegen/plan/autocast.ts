// What autocast does with each operator: lists by device, operators by policy, as data.

import type { Diagnostics } from "../diagnostics.js";
import { type AutocastListInfo, type AutocastPolicy, autocastListInfo, autocastPolicies } from "../model/autocast.js";
import type { NativeFunction } from "../model/native-function.js";
import { stage } from "../query.js";
import type { Scope } from "./scope.js";

export const autocastFile = "generated/layers/autocast.ts";
/** What the file exports. */
export const autocastLists = "autocastLists";

export interface AutocastOperator {
  readonly name: string;
  /** The overload that is called instead, or why it is banned; null if the policy needs neither. */
  readonly detail: string | null;
}

export interface AutocastList extends AutocastListInfo {
  readonly policies: ReadonlyMap<AutocastPolicy, readonly AutocastOperator[]>;
}
export type AutocastPlan = readonly AutocastList[];

export const planAutocast = stage((scope: Scope, diagnostics: Diagnostics): AutocastPlan => {
  if (scope.compact) return [];
  const cast = scope.functions.filter((f) => f.autocast.size > 0);
  return Object.entries(autocastListInfo).flatMap(([list, info]) => {
    const policies = new Map<AutocastPolicy, AutocastOperator[]>();
    for (const policy of autocastPolicies) {
      const operators = cast.flatMap((f) => {
        const rule = f.autocast.get(list);
        if (rule?.policy !== policy) return [];
        const detail = policy === "fp32_append_dtype" ? withDType(f, scope, diagnostics) : rule.reason;
        return [{ name: nameOf(f), detail }];
      });
      if (operators.length > 0) policies.set(policy, operators);
    }
    return policies.size === 0 ? [] : [{ ...info, policies }];
  });
});

const nameOf = ({ namespace, func }: NativeFunction): string => `${namespace}::${func.name.full}`;

/** The overload that takes the same arguments followed by a dtype. */
function withDType(f: NativeFunction, { registry }: Scope, diagnostics: Diagnostics): string {
  const wanted = [...f.func.arguments.map(({ name }) => name), "dtype"].join();
  const found = registry.functions.find(
    ({ namespace, func }) =>
      namespace === f.namespace &&
      func.name.name === f.func.name.name &&
      func.arguments.map(({ name }) => name).join() === wanted,
  );
  if (found === undefined) {
    diagnostics.error(
      f.places.get("autocast") ?? f.place,
      `\`${f.func.name.full}\` has no overload that takes a dtype behind its arguments, which \`fp32_append_dtype\` calls`,
      { hint: "`fp32` casts the arguments" },
    );
    return nameOf(f);
  }
  return nameOf(found);
}
