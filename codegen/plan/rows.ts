// Which operators are rows: reductions and normalisations whose kernels are generated, their rules and loops.

import { hostBackend, shapesBackend } from "../../runtime/dispatch/keys.js";
import type { RowProgram } from "../../runtime/wasm/programs/rows.js";
import { isRegistrable, keySuffix } from "../api/keys.js";
import { stubName } from "../api/names.js";
import type { Diagnostics } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { pointwiseTargets } from "../pointwise/targets/index.js";
import type { VectorTarget } from "../pointwise/targets/target.js";
import { loopClasses } from "../pointwise/targets/typescript/loop.js";
import { type Code, code, fragment, join, literal, type Ref, ref } from "../print/code.js";
import { perItem, query, stage } from "../query.js";
import { emitRowLoop } from "../rows/loop.js";
import { type RowsRule, readRowsRule } from "../rows/rule.js";
import { rowVectors } from "../rows/vectors.js";
import { builtKernel, type RegisteredKernel } from "./kernels-by-key.js";
import type { PlannedVectors } from "./pointwise.js";
import type { Scope } from "./scope.js";

export const rowRulesFile = "generated/rows/rules.ts";
export const rowLoopsFile = "generated/rows/cpu.ts";
export const rowProgramsFile = "generated/rows/programs.ts";

const runnerFile = "runtime/kernels/rows/runner.ts";
const loopsFile = "runtime/kernels/rows/loops.ts";

export interface RowsOperator {
  readonly rule: RowsRule;
  /** The items of the file of loops. */
  readonly loops: readonly Code[];
  /** Names that the file's imports must not use. */
  readonly declares: readonly string[];
}

/** A vector program that a kernel imports, under a name. */
export interface VectorProgram {
  readonly fn: NativeFunction;
  readonly name: string;
  readonly program: RowProgram;
}

export interface RowsPlan {
  readonly operators: readonly RowsOperator[];
  /** Whether there are loops on the host's arrays. */
  readonly onHost: boolean;
  readonly kernels: readonly RegisteredKernel[];
  /** Of operators whose kernels are written by hand. */
  readonly programs: readonly VectorProgram[];
  /** The vector targets that add any loops. */
  readonly vectors: readonly PlannedVectors[];
}

export const planRows = stage((scope: Pick<Scope, "functions" | "keys">, diagnostics: Diagnostics): RowsPlan => {
  const written = scope.functions.filter((f) => f.rows !== null);
  const operators = operatorOf(written, diagnostics).filter((operator) => operator !== null);
  const keys = [hostBackend, shapesBackend].filter((key) => isRegistrable(key, scope.keys));
  const onHost = keys.includes(hostBackend);
  const vectors = pointwiseTargets
    .flatMap(({ key, host }) => (onHost && key === hostBackend ? (host?.offering ?? []) : []))
    .map((target) => ({ target, rows: operators.flatMap(({ rule }) => vectorsOf(rule, target.name, target) ?? []) }))
    .filter(({ rows }) => rows.length > 0);
  const programs = programOf(
    scope.functions.filter((f) => f.vectorRows !== null),
    diagnostics,
  ).filter((program) => program !== null);
  return { operators, onHost, vectors, programs, kernels: kernelsOf(operators, keys.join()).flat() };
});

const vectorsOf = query((rule: RowsRule, _name: string, target: VectorTarget): Code | null => {
  const item = target.reduction(rule, nameOf(rule.fn));
  return item === null ? null : declaration(item);
});

const programOf = perItem((f: NativeFunction, diagnostics: Diagnostics): VectorProgram | null => {
  const rule = readRowsRule(f, diagnostics);
  if (rule === null) return null;
  const name = `${stubName(f.namespace, f.func)}_program`;
  const program = rowVectors(rule, name)?.[3] ?? null;
  if (program !== null) return { fn: f, name, program };
  diagnostics.error(
    f.vectorRows!.place,
    "of an entry with kernels of its own `rows` is its vector program, and these expressions have none for floating-point numbers",
    { hint: "delete `rows`, or write expressions that have one: docs/rows.md says which do" },
  );
  return null;
});

const operatorOf = perItem((f: NativeFunction, diagnostics: Diagnostics): RowsOperator | null => {
  const rule = readRowsRule(f, diagnostics);
  return rule === null ? null : loopsOf(rule, diagnostics);
});

const loopsOf = query((rule: RowsRule, diagnostics: Diagnostics): RowsOperator => {
  const loops: Code[] = [];
  const declares: string[] = [];
  const fields: Code[] = [];
  for (const { numbers, of } of loopClasses) {
    const program = rule.classes.get(of);
    if (program === undefined) continue;
    const name = `${stubName(rule.fn.namespace, rule.fn.func)}_${numbers}`;
    const loop = emitRowLoop(rule, name, numbers, program, diagnostics);
    if (loop === null) break;
    loops.push(...loop.functions);
    declares.push(...loop.declares);
    fields.push(code`${numbers}: ${name}`);
  }
  const { fn, inputs, isEach } = rule;
  const given = [literal(nameOf(fn)), literal(inputs.length), literal(isEach), code`{ ${join(fields, ", ")} }`];
  loops.push(
    code`export const ${tableName(fn)} = /* @__PURE__ */ ${ref("rowLoops", loopsFile)}(${join(given, ", ")});`,
  );
  return { rule, loops: loops.map((item) => declaration(item)), declares };
});

const declaration = fragment((item: Code): Code => item);

const kernelsOf = perItem(({ rule }: RowsOperator, keys: string): readonly RegisteredKernel[] =>
  keys.split(",").flatMap((key) => {
    if (key === "") return [];
    const { fn } = rule;
    const suffix = keySuffix(key);
    const given = [suffix, rowsRuleRef(rule)];
    const loops = key === hostBackend ? [ref(tableName(fn), rowLoopsFile)] : [];
    const name = `${stubName(fn.namespace, fn.func)}_${suffix}`;
    return { f: fn, key, kernel: builtKernel(fn, name, ref("rowsKernel", runnerFile), [...given, ...loops]) };
  }),
);

function tableName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_rows`;
}

/** The name by which programs offer faster loops. */
function nameOf({ namespace, func }: NativeFunction): string {
  return namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`;
}

/** The rule of an operator, as generated code refers to it. */
export function rowsRuleRef({ fn }: RowsRule): Ref {
  return ref(`${stubName(fn.namespace, fn.func)}_rule`, rowRulesFile);
}
