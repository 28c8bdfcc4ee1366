// Autocast: the policy of each operator by device, as entries state it. Its runtime gets lists of names: nothing is called or imported, so
// bundlers can still drop operators.

import type { DType } from "../../runtime/core/dtype.js";
import type { RuntimeKeyName } from "../../runtime/dispatch/keys.js";
import { isTensorLike } from "../../runtime/schema/rules.js";
import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import { statedFor } from "../load/layer-field.js";
import type { YamlMap } from "../load/yaml-nodes.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Layer, LayerColumns } from "../plan/layer.js";
import type { Scope } from "../plan/scope.js";
import { type Code, code, literal, ref, typeRef } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { stage } from "../query.js";

// -- what entries state

/** A list of operators: the keys that it is registered at, and the dtype of its fast operators unless a region specifies another. */
interface AutocastListInfo {
  readonly keys: readonly RuntimeKeyName[];
  readonly dtype: DType;
}

/** By the name used in entries. WebGPU has no list in PyTorch, and uses that of the other GPU. */
const autocastListInfo: Readonly<Record<string, AutocastListInfo>> = {
  cpu: { keys: ["AutocastCPU"], dtype: "bfloat16" },
  cuda: { keys: ["AutocastCUDA", "AutocastWebGPU"], dtype: "float16" },
};

/** How a call is handled, by the name used in entries. */
const autocastPolicies = [
  "lower_precision_fp",
  "fp32",
  "fp32_set_opt_dtype",
  "fp32_append_dtype",
  "promote",
  "no_cast",
  "banned",
] as const;
type AutocastPolicy = (typeof autocastPolicies)[number];

/** The policy for one list, with its reason if it is `banned: reason`. */
interface AutocastRule {
  readonly policy: AutocastPolicy;
  readonly reason: string | null;
}

/** By list. */
type Rules = ReadonlyMap<string, AutocastRule>;

const noRules: Rules = new Map();
const rulesOf = (f: NativeFunction): Rules => statedFor(f, autocast) ?? noRules;

function takesDType({ name, type }: Argument): boolean {
  return (
    name === "dtype" && type.kind === "optional" && type.element.kind === "base" && type.element.name === "ScalarType"
  );
}

/** The policy for each list that an entry is in. */
function readRules(node: YamlMap, func: FunctionSchema, diagnostics: Diagnostics): Rules {
  const rules = new Map<string, AutocastRule>();
  const lists = Object.keys(autocastListInfo);
  for (const { key, value } of node.entries) {
    if (!lists.includes(key.text)) {
      diagnostics.error(key.place, `there is no autocast list \`${key.text}\``, {
        hint: didYouMean(key.text, lists, `lists: ${lists.join(", ")}`),
      });
      continue;
    }
    if (value.kind !== "scalar") continue;
    const colon = value.text.indexOf(":");
    const name = (colon < 0 ? value.text : value.text.slice(0, colon)).trim();
    const reason = colon < 0 ? null : value.text.slice(colon + 1).trim();
    const policy = autocastPolicies.find((one) => one === name);
    if (policy === undefined) {
      diagnostics.error(value.place, `there is no autocast policy \`${name}\``, {
        hint: didYouMean(name, autocastPolicies, `policies: ${autocastPolicies.join(", ")}`),
      });
    } else if ((policy === "banned") !== (reason !== null && reason !== "")) {
      diagnostics.error(
        value.place,
        policy === "banned" ? "`banned` says nothing of why" : `\`${policy}\` takes no reason`,
        { hint: policy === "banned" ? "write `banned: reason`, which users read" : "delete what follows the colon" },
      );
    } else if (func.kind !== "functional") {
      diagnostics.error(value.place, "only functional forms are cast: what others write to has a dtype", {
        hint: "delete the field",
      });
    } else if (!func.arguments.some(({ type }) => isTensorLike(type))) {
      diagnostics.error(value.place, `\`${func.name.full}\` takes no tensor that could be cast`, {
        hint: "delete the field",
      });
    } else if (policy === "fp32_set_opt_dtype" && !func.arguments.some(takesDType)) {
      diagnostics.error(value.place, `\`${func.name.full}\` has no argument \`dtype\` that could be set`, {
        hint: "`fp32` casts the arguments",
      });
    } else rules.set(key.text, { policy, reason });
  }
  return rules;
}

// -- the plan

const autocastFile = "generated/layers/autocast.ts";
/** What it exports. */
const autocastLists = "autocastLists";

interface AutocastOperator {
  readonly name: string;
  /** The overload that is called instead, or why it is banned; null if the policy needs neither. */
  readonly detail: string | null;
}

interface AutocastList extends AutocastListInfo {
  readonly policies: ReadonlyMap<AutocastPolicy, readonly AutocastOperator[]>;
}
type AutocastPlan = readonly AutocastList[];

/** Names of operators with their arguments besides outputs: a functional form and its out forms have the same. */
const callOf = ({ namespace, func }: NativeFunction): string =>
  `${namespace}::${func.name.name}(${func.arguments.flatMap(({ name, out }) => (out ? [] : [name])).join()})`;

/**
 * Out forms whose kernels call what autocast would cast: results of another dtype than the output's. As in PyTorch, calls with outputs are not cast.
 */
function outFormsOf(functions: readonly NativeFunction[], list: string): readonly AutocastOperator[] {
  const lowered = new Set(
    functions.filter((f) => rulesOf(f).get(list)?.policy === "lower_precision_fp").map((f) => callOf(f)),
  );
  return functions.flatMap((f) => {
    const isComposed = !f.structured && [...f.dispatch.keys()].every((key) => key.startsWith("Composite"));
    return f.func.kind === "out" && isComposed && lowered.has(callOf(f)) ? [{ name: nameOf(f), detail: null }] : [];
  });
}

const planAutocast = stage((scope: Scope, diagnostics: Diagnostics): AutocastPlan => {
  const cast = scope.functions.filter((f) => rulesOf(f).size > 0);
  return Object.entries(autocastListInfo).flatMap(([list, info]) => {
    const policies = new Map<AutocastPolicy, AutocastOperator[]>();
    for (const policy of autocastPolicies) {
      const operators = cast.flatMap((f) => {
        const rule = rulesOf(f).get(list);
        if (rule?.policy !== policy) return [];
        const detail = policy === "fp32_append_dtype" ? withDType(f, scope, diagnostics) : rule.reason;
        return [{ name: nameOf(f), detail }];
      });
      if (policy === "no_cast") operators.push(...outFormsOf(scope.functions, list));
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

/** By key: the policy, with its detail. */
const columnsOf = stage((plan: AutocastPlan, functions: readonly NativeFunction[]): LayerColumns => {
  const byName = new Map(functions.map((f) => [nameOf(f), f]));
  const cells = new Map<string, ReadonlyMap<NativeFunction, string>>();
  for (const { keys, policies } of plan) {
    const column = new Map(
      [...policies].flatMap(([policy, operators]) =>
        operators.map(
          ({ name, detail }) => [byName.get(name)!, detail === null ? policy : `${policy}: ${detail}`] as const,
        ),
      ),
    );
    for (const key of keys) cells.set(key, column);
  }
  return { cells, fallbacks: new Map() };
});

// -- generated/layers/autocast.ts

const AutocastListType = typeRef("AutocastList", "runtime/modes/autocast-list.ts");

const emitAutocast = stage((plan: AutocastPlan, registry: string): readonly GeneratedFile[] => [
  {
    path: autocastFile,
    from: [registry],
    charter: "What autocast does with which operators, by device: only autocast imports this.",
    body: code`
      export const ${autocastLists}: () => readonly ${AutocastListType}[] = () => [
        ${plan.map(
          ({ keys, dtype, policies }): Code => code`
            {
              keys: ${literal(keys)},
              dtype: ${literal(dtype)},
              operators: {
                ${[...policies].map(
                  ([policy, operators]) => code`
                    ${policy}: [
                      ${operators.map(({ name, detail }) => code`[${literal(name)}, ${literal(detail)}],`)}
                    ],
                  `,
                )}
              },
            },
          `,
        )}
      ];
    `,
  },
]);

export const autocast: Layer<Rules, AutocastPlan> = {
  name: "autocast",
  fields: {
    autocast: {
      kind: "keyed",
      keys: Object.keys(autocastListInfo),
      doc: `The autocast policy by device: \`cpu\`, or \`cuda\`, which WebGPU uses, too. ${autocastPolicies
        .slice(0, -1)
        .map((name) => `\`${name}\``)
        .join(", ")}; or \`banned: reason\`. Default: no casts.`,
      tengen: true,
    },
  },
  read(fields, { func }, diagnostics) {
    const node = fields.node("autocast");
    return node?.kind === "map" ? { own: readRules(node, func, diagnostics) } : {};
  },
  // A selection uses the library's lists.
  plan(scope, _, diagnostics) {
    const plan = scope.compact ? [] : planAutocast(scope, diagnostics);
    return plan.length === 0 ? null : plan;
  },
  emit: emitAutocast,
  columns: columnsOf,
  addition: () => code`${ref("addAutocastLists", "runtime/layers/autocast.ts")}(${ref(autocastLists, autocastFile)});`,
  data: (f) => ({ autocast: Object.fromEntries([...rulesOf(f)].map(([list, { policy }]) => [list, policy])) }),
};
