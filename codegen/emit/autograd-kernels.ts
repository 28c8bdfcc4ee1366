// generated/autograd/kernels.ts: the autograd kernel of each operator that has formulas: record, redispatch below autograd, set
// history.

import { isTensorish, keepsTensors, type SavedAttribute } from "../../runtime/formula/index.js";
import { fresh, handle, parameterNames, parameters, returns } from "../api/stub.js";
import { values } from "../api/symbols.js";
import { type Analysis, resultNames, saveExpression, sizeField } from "../formula/analyse.js";
import type { Vocabulary } from "../formula/environment.js";
import type { NativeFunction } from "../model/native-function.js";
import {
  type AutogradKernel,
  type AutogradPlan,
  forwardFile,
  generatedApi,
  isView,
  kernelsFile,
  mayReturnArgument,
  nodesFile,
} from "../plan/autograd.js";
import type { Plan } from "../plan/plan.js";
import { type Code, code, each, fragment, type Hole, join, literal, nothing, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { savedField } from "./autograd-nodes.js";

const api = (name: string) => ref(name, generatedApi);
const { local, slot } = values;

export function emitKernels({ sources, autograd }: Plan): GeneratedFile {
  const { kernels, hasForward, vocabulary } = autograd;
  return {
    path: kernelsFile,
    from: [sources.derivatives, sources.functions],
    charter:
      "Autograd kernels: each records what the way back needs, runs the operator below autograd, and sets its history.",
    body: each(kernels, (kernel) => emitOne(kernel, hasForward, vocabulary)),
    declares: [...kernels.flatMap(({ name, f }) => [name, ...parameterNames(f.func.arguments)]), ...locals],
  };
}

const emitOne = fragment((kernel: AutogradKernel, hasForward: boolean, vocabulary: Vocabulary): Code => {
  const emit = kernel.isBuilt ? emitRecording : emitKernel;
  return emit(kernel, kernel.analysis, { vocabulary, hasForward });
});

/** The part of the plan that a kernel's text depends on. */
type WithVocabulary = Pick<AutogradPlan, "vocabulary" | "hasForward">;

const locals = ["node", "isRecording", "result", "keep", "originalSelf", "l", "h"];

/** The name of the function that computes tangents. */
export function jvpName({ name }: AutogradKernel): string {
  return name.replace(/_autograd/, "_jvp");
}

interface Names {
  readonly of: ReadonlyMap<string, string>;
  readonly node: string;
  readonly recording: string;
  readonly result: string;
  readonly keep: string;
  readonly original: string;
}

function namesOf(f: NativeFunction): Names {
  const all = parameterNames(f.func.arguments);
  const of = new Map(f.func.arguments.map(({ name }, i) => [name, all[i]!]));
  const pick = (name: string) => fresh(name, all);
  return {
    of,
    node: pick("node"),
    recording: pick("isRecording"),
    result: pick("result"),
    keep: pick("keep"),
    original: pick("originalSelf"),
  };
}

function emitKernel(kernel: AutogradKernel, analysis: Analysis, plan: WithVocabulary): Code {
  const { f, name, outputs } = kernel;
  const { func: schema } = f;
  const names = namesOf(f);
  const { node, result } = names;
  const inplace = schema.kind === "inplace";
  const self = inplace ? names.of.get("self")! : "";
  const returned = schema.returns.length === 0 ? null : schema.returns.length === 1 ? "one" : "many";
  const output = (i: number): Hole => (inplace ? self : returned === "one" ? result : code`${result}[${i}]`);
  const records = outputs.length > 0;
  return code`
    export function ${name}(${parameters(f)}, lo: number, hi: number): ${returns(f)} {
      ${checksOf(kernel, analysis, names)}
      ${records ? recordOf(kernel, analysis, plan, names) : nothing}
      ${beforeWriting(kernel, analysis, plan, names)}
      ${redispatch(f, names, "autograd", returned === null || inplace ? null : result)}
      ${records ? (inplace ? rewriteHistory(f, self, node) : historyOf(kernel, output, names)) : nothing}
      ${plan.hasForward ? emitForward(kernel, names, output) : nothing}
      ${records ? saveOutputs(kernel, analysis, plan, output, names) : nothing}
      ${returned === null ? nothing : code`return ${inplace ? self : result};`}
    }
  `;
}

/** The error for gradients of inputs that the node has no edge to. */
function checksOf({ f, inputs, set }: AutogradKernel, analysis: Analysis, names: Names): readonly Code[] {
  const unchecked = new Set(analysis.inputs.map((i) => i.name));
  return inputs
    .filter((of) => !unchecked.has(of) && of !== "output" && !set.nonDifferentiable.has(of))
    .map(
      (of) =>
        code`if (${api("gradEnabled")}()) ${api("checkNoGradient")}(${names.of.get(of)!}, ${literal(of)}, ${literal(f.func.name.name)});`,
    );
}

/** The node, if the call is recorded, with what it saves of the inputs. */
function recordOf(kernel: AutogradKernel, analysis: Analysis, plan: WithVocabulary, names: Names): Code {
  const { node } = names;
  const arg = (of: string) => names.of.get(of)!;
  const demands = analysis.inputs.map((input) =>
    input.list ? code`${api("anyRequiresGrad")}(${arg(input.name)})` : code`${api("requiresGrad")}(${arg(input.name)})`,
  );
  const any = demands.length === 1 ? demands[0]! : code`(${join(demands, " || ")})`;
  const condition = kernel.condition === null ? null : code`(${kernel.condition.code})`;
  const recording = join([code`${api("gradEnabled")}()`, any, condition], " && ");
  const edges = code`[${join(
    analysis.inputs.map((i) =>
      i.list ? code`...${api("edgesOf")}(${arg(i.name)})` : code`${api("edgeOf")}(${arg(i.name)})`,
    ),
    ", ",
  )}]`;
  const fields = [
    ...analysis.savedInputs.map((a) => {
      const field = savedField(a.name);
      const value = savedValue(a, kernel, analysis, plan, names);
      return value === field ? code`${field},` : code`${field}: ${value},`;
    }),
    ...analysis.savedOutputs.map(
      (a) => code`${savedField(a.name)}: ${keepsTensors(a) && !isTensorish(a.type) ? code`[]` : placeholder(a)},`,
    ),
    ...analysis.inputs.filter((i) => i.list).map((i) => code`${sizeField(i.name)}: ${arg(i.name)}.length,`),
  ];
  const rule = ref(analysis.nodeName, nodesFile);
  // What refuses to be written to is not copied before.
  if (copiesSelf(kernel, analysis, plan))
    return code`
        const ${names.recording} = ${recording};
        ${api("checkInplace")}(${arg("self")}, ${names.recording});
        const ${node} =
          ${names.recording}
            ? new ${api("Node")}(${rule}, ${edges}, {
                ${fields}
              })
            : null;
      `;
  return fields.length === 0
    ? code`
        const ${node} =
          ${recording}
            ? new ${api("Node")}(${rule}, ${edges}, null)
            : null;
      `
    : code`
        const ${node} =
          ${recording}
            ? new ${api("Node")}(${rule}, ${edges}, {
                ${fields}
              })
            : null;
      `;
}

/** Whether the node of an operator that overwrites its argument saves a copy of that. */
function copiesSelf({ f }: AutogradKernel, analysis: Analysis, plan: WithVocabulary): boolean {
  const isCopied = analysis.savedInputs.some((a) => a.of === "self" && keepsTensors(a) && isTensorish(a.type));
  return f.func.kind === "inplace" && isCopied && plan.vocabulary.copies.fresh() !== null;
}

/**
 * For an operator that overwrites its argument: the check that it may be written to, unless it was made before, and a copy where a forward formula needs it.
 */
function beforeWriting(
  kernel: AutogradKernel,
  analysis: Analysis,
  plan: WithVocabulary,
  names: Names,
): readonly Code[] {
  const { f, forward, outputs } = kernel;
  if (f.func.kind !== "inplace") return [];
  const { node, original } = names;
  const self = names.of.get("self")!;
  const clone = plan.vocabulary.copies.fresh();
  const copy =
    forward.some((one) => one.needsOriginal) && clone !== null
      ? [code`const ${original} = ${api("forwardLevel")}() !== 0 ? ${clone}(${self}, null) : null;`]
      : [];
  if (outputs.length > 0 && copiesSelf(kernel, analysis, plan)) return copy;
  return [code`${api("checkInplace")}(${self}, ${node} !== null);`, ...copy];
}

function rewriteHistory(f: NativeFunction, self: string, node: string): Code {
  const change = api(f.tags.has("inplace_view") ? "replaceHistory" : "rebaseHistory");
  return code`if (${node} !== null) ${change}(${self}, ${node});`;
}

/** What the node saves of the results. */
function saveOutputs(
  kernel: AutogradKernel,
  analysis: Analysis,
  plan: WithVocabulary,
  output: (i: number) => Hole,
  names: Names,
): Code {
  const lines = analysis.savedOutputs
    .map((a) => savedOutput(a, kernel, plan, output, names))
    .filter((line) => line !== null);
  if (lines.length === 0) return nothing;
  return code`
    if (${names.node} !== null) {
      ${lines}
    }
  `;
}

/** A kernel built by the runtime's factory. */
function emitRecording(kernel: AutogradKernel, analysis: Analysis, plan: WithVocabulary): Code {
  const { f, name } = kernel;
  const { func: schema } = f;
  const names = namesOf(f);
  const used = new UsedNames(names.of);
  const inplace = schema.kind === "inplace";
  const fields = [
    ...analysis.savedInputs.map((a) => {
      const field = savedField(a.name);
      const value = savedValue(a, kernel, analysis, plan, { ...names, of: used });
      return value === field ? code`${field},` : code`${field}: ${value},`;
    }),
    ...analysis.savedOutputs.map((a) => code`${savedField(a.name)}: null,`),
  ];
  const last = Math.max(-1, ...schema.arguments.map((arg, i) => (used.names.has(arg.name) ? i : -1)));
  const parameters = schema.arguments
    .slice(0, last + 1)
    .map((arg) => (used.names.has(arg.name) ? names.of.get(arg.name)! : `_${names.of.get(arg.name)!}`));
  const save =
    fields.length === 0
      ? analysis.savedOutputs.length === 0
        ? null
        : literal(null)
      : code`
          (${join(parameters, ", ")}) => ({
            ${fields}
          })
        `;
  const result = inplace ? names.of.get("self")! : names.result;
  const late = analysis.savedOutputs
    .map((a) => savedOutput(a, kernel, plan, () => result, names))
    .filter((line) => line !== null);
  const maker = inplace
    ? f.tags.has("inplace_view")
      ? "recordingViewChange"
      : "recordingWrite"
    : isView(f)
      ? "recordingView"
      : "recording";
  const positions = analysis.inputs.map((input) => schema.arguments.findIndex((arg) => arg.name === input.name));
  const given = [
    handle(f),
    ref(analysis.nodeName, nodesFile),
    code`[${join(positions, ", ")}]`,
    save,
    late.length === 0
      ? null
      : code`
          (${names.node}, ${result}) => {
            ${late}
          }
        `,
  ];
  return code`export const ${name} = /* @__PURE__ */ ${api(maker)}(${join(
    given.filter((one) => one !== null),
    ", ",
  )});`;
}

/** Parameter names by argument, and which of them the text uses. */
class UsedNames extends Map<string, string> {
  readonly names = new Set<string>();

  override get(name: string): string | undefined {
    this.names.add(name);
    return super.get(name);
  }
}

/** The value of a field until the operator has run. */
function placeholder(attribute: SavedAttribute): Hole {
  const text = attribute.type.text;
  if (keepsTensors(attribute) || attribute.type.kind === "optional") return literal(null);
  if (text === "int" || text === "float") return 0;
  if (text === "bool") return false;
  if (attribute.type.kind === "list") return code`[]`;
  return code`null as never`;
}

function savedValue(
  attribute: SavedAttribute,
  kernel: AutogradKernel,
  analysis: Analysis,
  plan: WithVocabulary,
  names: Names,
): Hole {
  const { f } = kernel;
  const inplace = f.func.kind === "inplace";
  const identifier = names.of.get(attribute.of)!;
  if (!keepsTensors(attribute)) return saveExpression(attribute, plan.vocabulary, (name) => names.of.get(name)!);
  if (!isTensorish(attribute.type)) return code`${api("saveTensors")}(${identifier})`;
  const clone = plan.vocabulary.copies.fresh();
  const tensor =
    inplace && attribute.of === "self" && clone !== null ? code`${clone}(${identifier}, null)` : identifier;
  const guard = guardFor(attribute, analysis);
  const save = code`${api("saveTensor")}(${tensor})`;
  return guard === null ? save : code`${api("requiresGrad")}(${names.of.get(guard)!}) ? ${save} : null`;
}

/** A tensor that only one input's gradient needs is saved only if that input requires a gradient. */
function guardFor(attribute: SavedAttribute, { inputs, derivatives, entry }: Analysis): string | null {
  if (inputs.length <= 1 || inputs.some((i) => i.list) || entry.name.includes("backward")) return null;
  if (attribute.type.text !== "Tensor") return null;
  const users = derivatives.filter((d) => d.saved.some((a) => a.name === attribute.name));
  return users.length === 1 && users[0]!.names.length === 1 ? users[0]!.names[0]! : null;
}

function savedOutput(
  attribute: SavedAttribute,
  kernel: AutogradKernel,
  plan: WithVocabulary,
  output: (i: number) => Hole,
  names: Names,
): Code | null {
  const { f, analysis } = kernel;
  const results = resultNames(analysis.entry.func.func);
  const index = results.indexOf(attribute.of);
  const field = code`${names.node}.saved.${savedField(attribute.name)}`;
  const value = output(index);
  if (!keepsTensors(attribute)) {
    const expression = saveExpression(attribute, plan.vocabulary, (name) =>
      name === attribute.of ? value : names.of.get(name)!,
    );
    return code`${field} = ${expression};`;
  }
  if (f.func.kind === "inplace") return code`${field} = ${api("saveInplaceOutput")}(${value}, ${names.node});`;
  if (!isTensorish(attribute.type)) return code`${field} = ${api("saveTensors")}(${value});`;
  return code`${field} = ${api("saveOutput")}(${value}, ${names.node});`;
}

function historyOf(kernel: AutogradKernel, output: (i: number) => Hole, { node, result, of }: Names): Code[] {
  const { f, outputs } = kernel;
  if (outputs.length === 0) return [];
  if (mayReturnArgument(f)) {
    const self = of.get(f.func.arguments[0]!.name)!;
    return [
      code`if (${node} !== null) ${api("setHistory")}((${result} = ${api("apartFrom")}(${self}, ${result})), ${node});`,
    ];
  }
  const set = outputs.map((i) => {
    const list = f.func.returns[i]!.type.kind === "list";
    return code`${api(list ? "setHistoryAll" : "setHistory")}(${output(i)}, ${node});`;
  });
  if (set.length === 1) return [code`if (${node} !== null) ${set[0]!}`];
  return [
    code`
      if (${node} !== null) {
        ${set}
      }
    `,
  ];
}

/** The call of the generated jvp function, or the error for tangents. */
function emitForward(kernel: AutogradKernel, names: Names, output: (i: number) => Hole): Hole {
  const { f, forward, inputs } = kernel;
  const level = code`${api("forwardLevel")}() !== 0`;
  if (forward.length === 0) {
    if (kernel.outputs.length === 0) return nothing;
    const given = inputs.map((of) => names.of.get(of)!);
    return code`if (${level}) ${api("forbidTangents")}(${literal(f.func.name.full)}, "not implemented", ${join(given, ", ")});`;
  }
  const args = jvpParameters(kernel).map((p) =>
    p.kind === "result" ? output(p.index) : p.kind === "original" ? names.original : names.of.get(p.name)!,
  );
  return code`if (${level}) ${ref(jvpName(kernel), forwardFile)}(${join(args, ", ")});`;
}

export type JvpParameter =
  | { readonly kind: "result"; readonly index: number; readonly name: string }
  | { readonly kind: "argument"; readonly name: string }
  | { readonly kind: "original" };

/** The parameters of a kernel's jvp function: results, the arguments that it uses, and the original self. */
export function jvpParameters({ f, forward, analysis }: AutogradKernel): readonly JvpParameter[] {
  const inplace = f.func.kind === "inplace";
  const results = inplace ? [] : resultNames(analysis.entry.func.func);
  const used = new Set<string>();
  const wanted = new Set<string>();
  for (const one of forward) {
    for (const name of [...one.tangents, ...one.primals, ...one.plain]) used.add(name);
    for (const name of one.usage.variables) if (/_[pt]$/.test(name)) used.add(name.slice(0, -2));
    if (!inplace) for (const name of one.names) wanted.add(name);
    for (const name of one.plain) if (results.includes(name)) wanted.add(name);
  }
  const out: JvpParameter[] = results.flatMap((name, index) =>
    wanted.has(name) ? [{ kind: "result" as const, index, name }] : [],
  );
  for (const { name, out: isOut } of f.func.arguments) {
    if (!isOut && (used.has(name) || (inplace && name === "self"))) out.push({ kind: "argument", name });
  }
  if (inplace && forward.some((one) => one.needsOriginal)) out.push({ kind: "original" });
  return out;
}

/** Redispatches below autograd (or below ADInplaceOrView) with the remaining key set. */
export function redispatch(
  f: NativeFunction,
  names: { readonly keep: string },
  below: "autograd" | "inplaceOrView",
  result: string | null,
): Code {
  const op = handle(f);
  const args = parameterNames(f.func.arguments);
  const writes = f.func.kind === "inplace" || f.func.kind === "out" || f.func.kind === "scratch";
  const guard = below === "autograd" && (writes || isView(f)) ? "belowAutograd" : "belowADInplaceOrView";
  const after = below === "autograd" ? "afterAutograd" : "afterADInplaceOrView";
  const words = args.includes("h") || args.includes("l") ? { l: "lowWord", h: "highWord" } : { l: "l", h: "h" };
  const call = code`${op}.table[${slot}(${words.l}, ${words.h})]!(${join([...args, words.l, words.h], ", ")})`;
  return code`
    ${result === null ? nothing : code`let ${result}: ${returns(f)};`}
    const ${names.keep} = ${local}.keepHi;
    ${local}.keepHi = ${names.keep} & ${api(guard)};
    try {
      const ${words.l} = lo & ${op}.maskLo;
      const ${words.h} = hi & ${api(after)} & ${op}.maskHi;
      ${result === null ? code`${call};` : code`${result} = ${call};`}
    } finally {
      ${local}.keepHi = ${names.keep};
    }
  `;
}
