// generated/pointwise/*: loops and kernels of the operators that are a scalar expression in the registry, for each target.

import { isRegistrable, keySuffix } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { localNames, parameterNames, parameters } from "../api/stub.js";
import { types } from "../api/symbols.js";
import type { Diagnostics } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import { isBoolResult, type PointwiseRule, readPointwiseRule } from "../pointwise/rule.js";
import { type PointwiseTarget, pointwiseTargets } from "../pointwise/targets/index.js";
import type { TargetLoops } from "../pointwise/targets/target.js";
import { type Code, code, fragment, join, jsDoc, literal, type Ref, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { query } from "../query.js";
import type { EmitContext } from "./emitter.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import { kernelModule } from "./specifier.js";

const rulesFile = "generated/pointwise/rules.ts";
const runnerFile = "runtime/kernels/pointwise/runner.ts";

export interface PointwiseOutput {
  readonly files: readonly GeneratedFile[];
  /** What the registrations are to say: every form of every pointwise operator, at the key of each target. */
  readonly kernels: readonly RegisteredKernel[];
}

/** What the emitter looks at; `EmitContext` has all of it. */
export type PointwiseContext = Pick<EmitContext, "registry" | "functions" | "kernels" | "keys" | "sources">;

export function emitPointwise(context: PointwiseContext, diagnostics: Diagnostics): PointwiseOutput {
  const { functions, kernels: index, keys, sources } = context;
  const selected = new Set(functions);
  const targets = pointwiseTargets
    .filter(({ key }) => isRegistrable(key, keys))
    .map((target) => ({
      target,
      path: `generated/pointwise/${keySuffix(target.key)}.ts`,
      loops: [] as Code[],
      bodies: [] as Code[],
    }));
  const rules: Code[] = [];
  const kernels: RegisteredKernel[] = [];
  const declares: string[] = [];
  for (const f of functions) {
    const rule = readPointwiseRule(f, diagnostics);
    if (rule === null) continue;
    const forms = formsOf(f, context).filter((form) => selected.has(form.f));
    const check = checkOf(rule, index, diagnostics);
    rules.push(emitRule(rule));
    declares.push(...localNames(forms.map((form) => form.f)));
    for (const { target, path, loops, bodies } of targets) {
      const { key } = target;
      const suffix = keySuffix(key);
      const printed = printLoops(rule, suffix, target, diagnostics);
      loops.push(...printed.declarations);
      declares.push(...printed.declares);
      for (const form of forms) {
        bodies.push(emitKernel(form.f, form.kind, suffix, rule, target, check?.function ?? null, check?.count ?? 0));
        kernels.push({ f: form.f, key, kernel: ref(`${stubOf(form.f)}_${suffix}`, path) });
      }
    }
  }
  if (rules.length === 0) return { files: [], kernels };
  const from = [sources.functions];
  return {
    kernels,
    files: [
      {
        path: rulesFile,
        from,
        charter: "What each pointwise operator says of dtypes: promotion, result, the classes it computes in.",
        body: join(rules, "\n\n"),
      },
      ...targets.map(({ target: { charter }, path, loops, bodies }) => {
        return { path, from, charter, body: join([...loops, ...bodies], "\n\n"), declares };
      }),
    ],
  };
}

/** The loops of a rule, each a fragment of its own. */
const printLoops = query(
  (rule: PointwiseRule, _suffix: string, target: PointwiseTarget, diagnostics: Diagnostics): TargetLoops => {
    const { declarations, declares } = target.loops(rule, stubOf(rule.fn), diagnostics);
    return { declarations: declarations.map((declaration) => emitDeclaration(declaration)), declares };
  },
);

const emitDeclaration = fragment((declaration: Code): Code => declaration);

interface Form {
  readonly f: NativeFunction;
  readonly kind: "functional" | "inplace" | "out";
}

/** The functional form and those generated from it. */
function formsOf(f: NativeFunction, { registry }: PointwiseContext): Form[] {
  const forms: Form[] = [{ f, kind: "functional" }];
  for (const name of f.autogen) {
    const other = registry.byName.get(f.namespace === "aten" ? name.full : `${f.namespace}::${name.full}`);
    if (other === undefined || !other.generated) continue;
    if (other.func.kind === "inplace" || other.func.kind === "out") forms.push({ f: other, kind: other.func.kind });
  }
  return forms;
}

function stubOf({ namespace, func }: NativeFunction): string {
  return stubName(namespace, func);
}

interface Check {
  readonly function: Ref;
  /** It looks at this many of the operator's arguments. */
  readonly count: number;
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
  const count = found.parameters?.length ?? rule.fn.func.arguments.length;
  return { function: ref(check.text, kernelModule(found.file)), count };
}

const emitRule = fragment((rule: PointwiseRule): Code => {
  const { fn, inputs, classes, promotion, errorName } = rule;
  const bits = (list: readonly boolean[]): number => list.reduce((sum, bit, i) => sum | (bit ? 1 << i : 0), 0);
  const conditions = bits(inputs.map(({ promoted }) => !promoted));
  const scalars = bits(rule.parameters.map(({ promotes }) => promotes));
  return code`
    ${jsDoc(fn.schemaText)}
    export const ${`${stubOf(fn)}_rule`} = /* @__PURE__ */ ${ref("pointwiseRule", runnerFile)}({
      name: ${literal(errorName)},
      promote: ${emitPromotion(rule)},
      boolResult: ${literal(isBoolResult(rule))},
      classes: ${literal([...classes.keys()])},
      conditions: ${literal(conditions)},
      scalars: ${literal(scalars)},
      numbers: ${literal(bits(rule.parameters.map(({ type }) => type === "number")))},
    });
  `;

  function emitPromotion({ parameters: list }: PointwiseRule): Code {
    const word = (name: string): string => (name === "float" ? name : name.startsWith("same") ? "same" : "default");
    if (promotion.kind === "fixed") return literal(word(promotion.promotion));
    const at = list.findIndex(({ name }) => name === promotion.parameter);
    const before = Array.from({ length: at }, (_, i) => `_s${i}`);
    const names = join([...before, `s${at}`], ", ");
    return code`(${names}) => (${`s${at}`} === null ? ${literal(word(promotion.none))} : ${literal(word(promotion.otherwise))})`;
  }
});

const runners = ["unary", "binary", "ternary"] as const;

/** One kernel: the argument check, then the runner of its number of tensors and its form. */
const emitKernel = fragment(
  (
    f: NativeFunction,
    kind: Form["kind"],
    suffix: string,
    rule: PointwiseRule,
    target: PointwiseTarget,
    check: Ref | null,
    checks: number,
  ): Code => {
    const args = f.func.arguments;
    const names = parameterNames(args);
    const local = (name: string): string => names[args.findIndex((arg) => arg.name === name)]!;
    const inputs = rule.inputs.map(({ name }) => local(name));
    const others = rule.parameters.map(({ name }) => local(name));
    const out = args.find((arg) => arg.out);
    const form = kind === "functional" ? "" : kind === "inplace" ? "InPlace" : "Out";
    const runner = ref(`${runners[inputs.length - 1]!}${form}`, runnerFile);
    const own = ref(`${stubOf(rule.fn)}_rule`, rulesFile);
    const loops = target.passed(stubOf(rule.fn));
    const passed = join([own, loops, ...(out === undefined ? [] : [local(out.name)]), ...inputs, ...others], ", ");
    const checked = rule.fn.func.arguments.slice(0, checks).map((arg) => local(arg.name));
    return code`
    export function ${`${stubOf(f)}_${suffix}`}(${parameters(f)}): ${types.Tensor} {
      ${check === null ? null : code`${check}(${join(checked, ", ")});`}
      return ${runner}(${passed});
    }
  `;
  },
);
