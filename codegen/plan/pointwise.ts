// Which operators are scalar expressions: their rules, their forms, their argument checks, and the targets that they run on.

import { isRegistrable, keySuffix } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { kernelModule } from "../api/specifier.js";
import type { Diagnostics } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import { type PointwiseRule, readPointwiseRule } from "../pointwise/rule.js";
import { type PointwiseTarget, pointwiseTargets } from "../pointwise/targets/index.js";
import type { FormKind, VectorTarget } from "../pointwise/targets/target.js";
import { type Code, code, fragment, type Ref, ref } from "../print/code.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { type BuiltKernel, builtKernel, type RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

export const rulesFile = "generated/pointwise/rules.ts";

/** A target's kernels of pointwise operators. */
export function pointwiseFile({ key }: PointwiseTarget): string {
  return `generated/pointwise/${keySuffix(key)}.ts`;
}

/** The kernel of a form on a target. */
export function pointwiseName({ namespace, func }: NativeFunction, { key }: PointwiseTarget): string {
  return `${stubName(namespace, func)}_${keySuffix(key)}`;
}

export interface PointwiseForm {
  readonly f: NativeFunction;
  readonly kind: FormKind;
}

/** A target's loops for a rule, as the items of its file. */
interface PlannedLoops {
  readonly declarations: readonly Code[];
  /** Names that the file's imports must not use. */
  readonly declares: readonly string[];
}

/** The function that checks the arguments. */
interface Check {
  readonly function: Ref;
  /** It reads this many of the operator's arguments. */
  readonly count: number;
}

export interface PointwiseOperator {
  readonly rule: PointwiseRule;
  readonly forms: readonly PointwiseForm[];
  readonly check: Check | null;
  /** Each target's output for the rule. */
  readonly loops: ReadonlyMap<PointwiseTarget, PlannedLoops>;
}

/** The loops that a vector target adds: an item for each operator whose rule can be expressed on it. */
export interface PlannedVectors {
  readonly target: VectorTarget;
  readonly rows: readonly Code[];
}

/** A target's loop for complex numbers of one operator. */
export interface ComplexLoops {
  readonly rule: PointwiseRule;
  readonly target: PointwiseTarget;
  readonly name: string;
  readonly loop: Code;
}

export interface PointwisePlan {
  readonly operators: readonly PointwiseOperator[];
  readonly targets: readonly PointwiseTarget[];
  /** Loops for complex numbers, if requested. */
  readonly complex: readonly ComplexLoops[];
  /** The vector targets that add any loops. */
  readonly vectors: readonly PlannedVectors[];
  readonly kernels: readonly RegisteredKernel[];
}

export type PointwiseScope = Pick<Scope, "registry" | "functions" | "kernels" | "keys" | "features" | "loops">;

export const planPointwise = stage((scope: PointwiseScope, diagnostics: Diagnostics): PointwisePlan => {
  const targets = pointwiseTargets.filter(({ key }) => isRegistrable(key, scope.keys));
  const written = scope.functions.filter((f) => f.pointwise !== null && !f.generated);
  const selected = new Lookup(new Map(scope.functions.map((f) => [f, true])));
  const operators = operatorOf(
    written,
    new Lookup(scope.registry.byName),
    selected,
    scope.kernels,
    targets,
    scope.loops,
    diagnostics,
  ).filter((operator) => operator !== null);
  const vectors = targets
    .flatMap(({ host }) => host?.offering ?? [])
    .map((target) => ({ target, rows: operators.flatMap(({ rule }) => rowOf(rule, target.name, target) ?? []) }))
    .filter(({ rows }) => rows.length > 0);
  const complex = scope.features.has("complex") ? complexLoopsOf(operators, targets, diagnostics).flat() : [];
  return { operators, targets, vectors, complex, kernels: kernelsOf(operators, targets).flat() };
});

const operatorOf = perItem(
  (
    f: NativeFunction,
    byName: Lookup<string, NativeFunction>,
    selected: Lookup<NativeFunction, boolean>,
    kernels: KernelIndex,
    targets: readonly PointwiseTarget[],
    classes: string | null,
    diagnostics: Diagnostics,
  ): PointwiseOperator | null => {
    const rule = readPointwiseRule(f, diagnostics);
    if (rule === null) return null;
    const forms = formsOf(f, byName).filter((form) => selected.has(form.f));
    const check = checkOf(rule, kernels, diagnostics);
    const offers = offersOf(rule, kernels, diagnostics);
    const loops = new Map(
      targets.map((target) => [target, loopsOf(rule, target.key, target, offers, classes ?? "", diagnostics)]),
    );
    return { rule, forms, check, loops };
  },
);

const kernelsOf = perItem(
  (operator: PointwiseOperator, targets: readonly PointwiseTarget[]): readonly RegisteredKernel[] =>
    targets.flatMap((target) => {
      const { key } = target;
      const table = tableOf(operator.rule, target);
      const loops = table === null ? {} : { loops: table };
      return operator.forms.map((form) => ({
        f: form.f,
        key,
        kernel: formKernel(operator, form, target) ?? ref(pointwiseName(form.f, target), pointwiseFile(target)),
        ...loops,
      }));
    }),
);

const complexLoopsOf = perItem(
  (
    { rule }: PointwiseOperator,
    targets: readonly PointwiseTarget[],
    diagnostics: Diagnostics,
  ): readonly ComplexLoops[] =>
    targets.flatMap((target): ComplexLoops[] => {
      const name = `${stubName(rule.fn.namespace, rule.fn.func)}_complex`;
      const loop = complexLoopOf(rule, target.key, target, name, diagnostics);
      return loop === null ? [] : [{ rule, target, name, loop }];
    }),
);

/** The table of a rule's loops; null if the target has none. */
export function tableOf({ fn }: PointwiseRule, target: PointwiseTarget): Ref | null {
  return target.hasLoops ? ref(tableName(fn), pointwiseFile(target)) : null;
}

function tableName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_loops`;
}

/** The rule of an operator, as generated code refers to it. */
export function ruleRef({ fn }: PointwiseRule): Ref {
  return ref(`${stubName(fn.namespace, fn.func)}_rule`, rulesFile);
}

/**
 * The kernel of a form that the runtime builds; null for those that need a function of their own: they run loops in a hot path, check
 * their arguments, or have them in another order than the runner.
 */
export function formKernel(
  { rule, check }: Pick<PointwiseOperator, "rule" | "check">,
  { f, kind }: PointwiseForm,
  target: PointwiseTarget,
): BuiltKernel | null {
  const loops = tableOf(rule, target);
  const args = f.func.arguments.filter(({ out }) => !out).map(({ name }) => name);
  const ordered = [...rule.inputs, ...rule.parameters].every(({ name }, i) => name === args[i]);
  if (check !== null || !ordered || (loops !== null && kind !== "out")) return null;
  const { runner } = target;
  const run = runner.run(rule.inputs.length, kind);
  const given = [f.func.arguments.length, keySuffix(target.key), run, ruleRef(rule)];
  return builtKernel(f, pointwiseName(f, target), runner.kernel(kind), loops === null ? given : [...given, loops]);
}

/** The loops of a rule, each a separate fragment; reports what the target cannot print. */
const loopsOf = query(
  (
    rule: PointwiseRule,
    _key: string,
    target: PointwiseTarget,
    offers: string,
    classes: string,
    diagnostics: Diagnostics,
  ): PlannedLoops => {
    const { fn } = rule;
    const lists = offers.split("\n").flatMap((line) => {
      const [name, file] = line.split(" ");
      return file === undefined ? [] : [ref(name!, file)];
    });
    const printed = target.loops(
      rule,
      stubName(fn.namespace, fn.func),
      diagnostics,
      classes === "" ? null : new Set(classes.split(" ")),
    );
    const { host } = target;
    const table =
      printed.table === null || host === undefined || lists.length === 0
        ? printed.table
        : host.offered(rule, printed.table, lists);
    const declared = table === null ? [] : [code`export const ${tableName(fn)} = ${table};`];
    return {
      declarations: [...printed.declarations, ...declared].map((declaration) => loop(declaration)),
      declares: printed.declares,
    };
  },
);

const loop = fragment((declaration: Code): Code => declaration);

const complexLoopOf = query(
  (rule: PointwiseRule, _key: string, target: PointwiseTarget, name: string, diagnostics: Diagnostics): Code | null => {
    const complexLoop = target.host?.complexLoop(rule, name, diagnostics) ?? null;
    return complexLoop === null ? null : loop(complexLoop);
  },
);

/** A vector target's loop for a rule, a separate fragment; null if the rule cannot be expressed on it. */
const rowOf = query((rule: PointwiseRule, _name: string, target: VectorTarget): Code | null => {
  const row = target.row(rule);
  return row === null ? null : loop(row);
});

/** The functional form and those generated from it. */
function formsOf(f: NativeFunction, byName: Lookup<string, NativeFunction>): PointwiseForm[] {
  const forms: PointwiseForm[] = [{ f, kind: "functional" }];
  for (const name of f.autogen) {
    const other = byName.get(f.namespace === "aten" ? name.full : `${f.namespace}::${name.full}`);
    if (other === undefined || !other.generated) continue;
    if (other.func.kind === "inplace" || other.func.kind === "out") forms.push({ f: other, kind: other.func.kind });
  }
  return forms;
}

/** The default name of an operator's list of faster loops. */
export function offersName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_offers`;
}

/** The lists of faster loops that the rule names, or the one named after its operator: name and module, one per line. */
function offersOf({ fn, offers }: PointwiseRule, index: KernelIndex, diagnostics: Diagnostics): string {
  const names = offers?.map(({ text }) => text) ?? [offersName(fn)];
  const found = names.map((name) => index.find(name));
  for (const [i, { text, place }] of (offers ?? []).entries()) {
    if (found[i] !== null || !index.complete) continue;
    diagnostics.error(place, `no file in the kernels folder exports \`${text}\``, { hint: index.hint(text) });
  }
  return found.flatMap((item) => (item === null ? [] : [`${item.name} ${kernelModule(item.file)}`])).join("\n");
}

/** The check function that the rule names, or null. */
function checkOf(rule: PointwiseRule, index: KernelIndex, diagnostics: Diagnostics): Check | null {
  const { check } = rule;
  if (check === null) return null;
  const found = index.find(check.text);
  if (found === null) {
    if (index.complete) {
      diagnostics.error(check.place, `no file in the kernels folder exports \`${check.text}\``, {
        hint: index.hint(check.text),
      });
    }
    return null;
  }
  const { parameters } = found;
  const takesAll = parameters === undefined || parameters === null || parameters.some(({ rest }) => rest);
  const count = takesAll ? rule.fn.func.arguments.length : parameters.length;
  return { function: ref(check.text, kernelModule(found.file)), count };
}
