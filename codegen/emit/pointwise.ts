// generated/pointwise/*: loops and kernels of the operators that are a scalar expression in the registry. CPU loops, and Meta without loops.

import { stubName } from "../api/names.js";
import { localNames, parameterNames, parameters } from "../api/stub.js";
import { types } from "../api/symbols.js";
import { type Diagnostics, RecordingDiagnostics } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { Memo, MemoOf } from "../memo.js";
import type { NativeFunction } from "../model/native-function.js";
import { emitLoop, loopClasses } from "../pointwise/loop.js";
import { ExpressionError } from "../pointwise/parse.js";
import { type PointwiseRule, readPointwiseRule, reportExpressionError } from "../pointwise/rule.js";
import { type Code, code, join, jsDoc, kept, literal, nothing, type Ref, ref, verbatim } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext } from "./emitter.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import { kernelModule } from "./specifier.js";

const rulesFile = "generated/pointwise/rules.ts";
const cpuFile = "generated/pointwise/cpu.ts";
const metaFile = "generated/pointwise/meta.ts";
const runnerFile = "runtime/kernels/pointwise/runner.ts";

export interface PointwiseOutput {
  readonly files: readonly GeneratedFile[];
  /** What the registrations are to say: every form of every pointwise operator, on CPU and Meta. */
  readonly kernels: readonly RegisteredKernel[];
}

/** What the emitter looks at; `EmitContext` has all of it. */
export type PointwiseContext = Pick<EmitContext, "registry" | "functions" | "kernels" | "keys" | "sources">;

export function emitPointwise(context: PointwiseContext, diagnostics: Diagnostics): PointwiseOutput {
  const { functions, kernels: index, keys, sources } = context;
  const selected = new Set(functions);
  const rules: Code[] = [];
  const loops: Code[] = [];
  const cpu: Code[] = [];
  const meta: Code[] = [];
  const kernels: RegisteredKernel[] = [];
  const declares: string[] = [];
  for (const f of functions) {
    const read = pieces.get(f, [], () => readPieces(f));
    for (const report of read.reports) report({ diagnostics });
    const { rule } = read;
    if (rule === null) continue;
    const forms = formsOf(f, context).filter((form) => selected.has(form.f));
    const check = checkOf(rule, index, diagnostics);
    rules.push(read.text);
    loops.push(...read.loops);
    declares.push(...read.locals, ...localNames(forms.map((form) => form.f)));
    for (const form of forms) {
      const from = [rule, check?.function.name, check?.function.from, check?.count];
      cpu.push(bodies.get(form.f, "cpu", from, () => kept(emitKernel(rule, form, "cpu", check))));
      kernels.push({ f: form.f, key: "CPU", kernel: ref(`${stubOf(form.f)}_cpu`, cpuFile) });
      if (keys !== null && !keys.has("Meta")) continue;
      meta.push(bodies.get(form.f, "meta", from, () => kept(emitKernel(rule, form, "meta", check))));
      kernels.push({ f: form.f, key: "Meta", kernel: ref(`${stubOf(form.f)}_meta`, metaFile) });
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
      {
        path: cpuFile,
        from,
        charter: "CPU kernels of the pointwise operators: a loop for each class of numbers, and what calls it.",
        body: join([...loops, ...cpu], "\n\n"),
        declares,
      },
      ...(meta.length === 0
        ? []
        : [
            {
              path: metaFile,
              from,
              charter:
                "Meta kernels of the pointwise operators: shapes, strides, dtypes and checks of the result, without data.",
              body: join(meta, "\n\n"),
              declares,
            },
          ]),
    ],
  };
}

/** What follows from a rule alone, and what is wrong with it. */
interface RulePieces {
  readonly rule: PointwiseRule | null;
  readonly text: Code;
  readonly loops: readonly Code[];
  /** Names of the loops' locals. */
  readonly locals: readonly string[];
  readonly reports: readonly ((to: { readonly diagnostics: Diagnostics }) => void)[];
}

const pieces = new Memo<NativeFunction, RulePieces>();
const bodies = new MemoOf<NativeFunction, Code>();

function readPieces(f: NativeFunction): RulePieces {
  const reports: ((to: { readonly diagnostics: Diagnostics }) => void)[] = [];
  const diagnostics = new RecordingDiagnostics(reports);
  const rule = readPointwiseRule(f, diagnostics);
  if (rule === null) return { rule, text: nothing, loops: [], locals: [], reports };
  const { functions, declares } = emitLoops(rule, diagnostics);
  return { rule, text: kept(emitRule(rule)), loops: functions.map(kept), locals: declares, reports };
}

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

function emitRule(rule: PointwiseRule): Code {
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
}

function isBoolResult({ promotion }: PointwiseRule): boolean {
  return promotion.kind === "fixed" && (promotion.promotion === "bool" || promotion.promotion === "same bool");
}

/** The loops of a rule and the table of them. */
function emitLoops(
  rule: PointwiseRule,
  diagnostics: Diagnostics,
): { readonly functions: Code[]; readonly declares: readonly string[] } {
  const name = stubOf(rule.fn);
  const loops: Code[] = [];
  const fields: Code[] = [];
  const declares: string[] = [];
  const boolResult = isBoolResult(rule);
  for (const { numbers, of } of loopClasses) {
    const expression = rule.classes.get(of);
    if (expression === undefined) continue;
    try {
      const loop = emitLoop(rule, `${name}_${numbers}`, numbers, expression, boolResult);
      loops.push(...loop.functions);
      declares.push(...loop.declares);
      fields.push(code`${numbers}: ${`${name}_${numbers}`}`);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      reportExpressionError(error, expression.text, diagnostics);
      break;
    }
  }
  const table = code`const ${`${name}_loops`} = /* @__PURE__ */ ${ref("pointwiseLoops", runnerFile)}({ ${join(fields, ", ")} });`;
  return { functions: [...loops, table], declares };
}

const runners = ["unary", "binary", "ternary"] as const;

/** One kernel: the argument check, then the runner of its number of tensors and its form. */
function emitKernel(rule: PointwiseRule, form: Form, backend: "cpu" | "meta", check: Check | null): Code {
  const { f, kind } = form;
  const args = f.func.arguments;
  const names = parameterNames(args);
  const local = (name: string): string => names[args.findIndex((arg) => arg.name === name)]!;
  const inputs = rule.inputs.map(({ name }) => local(name));
  const others = rule.parameters.map(({ name }) => local(name));
  const out = args.find((arg) => arg.out);
  const suffix = kind === "functional" ? "" : kind === "inplace" ? "InPlace" : "Out";
  const runner = ref(`${runners[inputs.length - 1]!}${suffix}`, runnerFile);
  const own = ref(`${stubOf(rule.fn)}_rule`, rulesFile);
  const loops = backend === "cpu" ? code`${`${stubOf(rule.fn)}_loops`}` : verbatim("null");
  const passed = join([own, loops, ...(out === undefined ? [] : [local(out.name)]), ...inputs, ...others], ", ");
  const checked = rule.fn.func.arguments.slice(0, check?.count).map((arg) => local(arg.name));
  return code`
    export function ${`${stubOf(f)}_${backend}`}(${parameters(f)}): ${types.Tensor} {
      ${check === null ? null : code`${check.function}(${join(checked, ", ")});`}
      return ${runner}(${passed});
    }
  `;
}
