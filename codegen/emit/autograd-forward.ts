// generated/autograd/forward.ts: how tangents propagate forward through each operator, from the forward formulas.

import { fromSchemaType, isTensorish, tensorType } from "../../runtime/formula/index.js";
import { types } from "../api/symbols.js";
import { valueType } from "../api/types.js";
import { elementIndex, identifierOf, resultNames } from "../formula/analyse.js";
import type { Vocabulary } from "../formula/environment.js";
import { type LoweredForward, tangentName } from "../formula/forward.js";
import { type AutogradKernel, type AutogradPlan, forwardFile, generatedApi } from "../plan/autograd.js";
import type { Plan } from "../plan/plan.js";
import {
  type Code,
  code,
  each,
  fragment,
  type Hole,
  join,
  jsDoc,
  literal,
  nothing,
  type Ref,
  ref,
  typeRef,
} from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { query } from "../query.js";
import { type JvpParameter, jvpName, jvpParameters } from "./autograd-kernels.js";

const api = (name: string) => ref(name, generatedApi);
const gradient = typeRef("Gradient", generatedApi);

export function emitForward({ sources, autograd: { kernels: all, vocabulary } }: Plan): GeneratedFile {
  const kernels = all.filter((kernel) => kernel.forward.length > 0);
  return {
    path: forwardFile,
    from: [sources.derivatives, sources.functions],
    charter:
      "How tangents flow forward through each operator: called by its autograd kernel while a forward level is open.",
    body: each(kernels, (kernel) => emitJvp(kernel, vocabulary)),
    declares: kernels.flatMap((kernel) => declared(kernel)),
  };
}

const declared = query((kernel: AutogradKernel): readonly string[] => [jvpName(kernel), ...localsOf(kernel)]);

/** The part of the plan that a function's text depends on. */
type WithVocabulary = Pick<AutogradPlan, "vocabulary">;

function localsOf({ f, forward, analysis }: AutogradKernel): string[] {
  const names = [...f.func.arguments.map((a) => a.name), ...resultNames(analysis.entry.func.func), "original_self"];
  const counted = forward.flatMap(({ usage }) => [...usage.locals]);
  return [
    ...counted,
    ...names.flatMap((name) => [
      identifierOf(name),
      tangentName(name, "p"),
      tangentName(name, "t"),
      `${identifierOf(name)}NewTangent`,
    ]),
  ];
}

const emitJvp = fragment((kernel: AutogradKernel, vocabulary: Vocabulary): Code => {
  const plan = { vocabulary };
  const { f, forward } = kernel;
  const parameters = jvpParameters(kernel).map((p) => emitParameter(p, kernel));
  const inplace = f.func.kind === "inplace";
  // Tangents are set at the end: a formula may read the tangent that another one replaces.
  const several = forward.length > 1;
  const blocks = forward.map((one) => emitFormula(one, kernel, plan, several));
  const lets = several
    ? forward.flatMap((one) => one.names.map((n) => code`let ${newTangent(n)}: ${gradient} = null;`))
    : [];
  const sets = several ? forward.flatMap((one) => one.names.map((n) => setTangent(n, newTangent(n), inplace))) : [];
  return code`
    ${jsDoc(`\`${f.schemaText}\``)}
    export function ${jvpName(kernel)}(${join(parameters, ", ")}): void {
      ${lets}
      ${blocks}
      ${sets}
    }
  `;
});

function newTangent(name: string): string {
  return `${identifierOf(name)}NewTangent`;
}

function emitParameter(p: JvpParameter, { f, analysis }: AutogradKernel): Code {
  if (p.kind === "original") return code`originalSelf: ${types.Tensor} | null`;
  if (p.kind === "result")
    return code`${identifierOf(p.name)}: ${valueType(analysis.entry.func.func.returns[p.index]!.type)}`;
  const argument = f.func.arguments.find((a) => a.name === p.name)!;
  return code`${identifierOf(p.name)}: ${valueType(argument.type)}`;
}

function setTangent(name: string, value: Hole, inplace: boolean): Code {
  return code`${api("setTangent")}(${identifierOf(name)}, ${value}, ${inplace});`;
}

function emitFormula(one: LoweredForward, kernel: AutogradKernel, plan: WithVocabulary, deferred: boolean): Code {
  const { f, analysis } = kernel;
  const inplace = f.func.kind === "inplace";
  const schema = analysis.entry.func.func;
  const typeOf = (name: string) => fromSchemaType(schema.arguments.find((a) => a.name === name)!.type);
  const lists = schema.arguments.filter((a) => analysis.inputs.some((i) => i.name === a.name && i.list));
  const conditions =
    one.tangents.length > 0
      ? one.tangents.map((name) => code`${api(one.each ? "anyTangent" : "hasTangent")}(${identifierOf(name)})`)
      : lists.map(({ name }) => code`${api("anyTangent")}(${identifierOf(name)})`);
  if (one.each) {
    return code`
      if (${join(conditions, " || ")}) {
        ${eachTangent(one, (name) => typeOf(name).kind === "list")}
      }
    `;
  }
  const clone = plan.vocabulary.copies.fresh();
  const lines: Hole[] = [];
  const needsRaw = inplace && one.reused;
  for (const name of one.tangents) {
    if (needsRaw && name === "self") continue;
    if (one.usage.variables.has(`${name}_t`))
      lines.push(
        tangentOf(
          name,
          identifierOf(name),
          typeOf(name) === tensorType,
          inplace && name === "self",
          one.copies ? clone : null,
        ),
      );
  }
  if (needsRaw) {
    lines.push(code`const selfRaw = ${api("tangentOf")}(${identifierOf("self")});`);
    if (!one.needsOriginal && one.usage.variables.has("self_t")) {
      const fetched = code`${api("tangentOrZeros")}(${identifierOf("self")}, true)!`;
      // The tangent is overwritten below, so what the graph saves of it must be a copy.
      lines.push(
        clone === null
          ? code`const ${tangentName("self", "t")} = ${fetched};`
          : code`const ${tangentName("self", "t")} = ${api("gradEnabled")}() ? ${clone}(${fetched}, null) : ${fetched};`,
      );
    }
  }
  for (const name of one.primals) {
    const optional = !isTensorish(typeOf(name)) || typeOf(name) !== tensorType;
    const identifier = identifierOf(name);
    const value = optional
      ? code`${identifier} === null ? null : ${api("primalOf")}(${identifier})`
      : code`${api("primalOf")}(${identifier})`;
    lines.push(code`const ${tangentName(name, "p")} = ${value};`);
  }
  if (one.needsOriginal) {
    // A formula that needs the original value computes a new tangent, and writes to none.
    if (one.usage.variables.has("original_self_t")) lines.push(tangentOf("original_self", "originalSelf", true, false));
    if (one.usage.variables.has("original_self_p")) {
      lines.push(code`const ${tangentName("original_self", "p")} = ${api("primalOf")}(originalSelf!);`);
    }
  }
  lines.push(...assignments(one, plan, inplace, needsRaw, deferred));
  return code`
    if (${join(conditions, " || ")}) {
      ${lines}
    }
  `;
}

/** The tangents of a list of results: each is computed from the list elements at its index, and from arguments that are not lists. */
function eachTangent(one: LoweredForward, isList: (name: string) => boolean): Code {
  const result = identifierOf(one.names[0]!);
  const element = (name: string): Code =>
    isList(name) ? code`${identifierOf(name)}[${elementIndex}]!` : code`${identifierOf(name)}`;
  const uses = (name: string): boolean => one.usage.variables.has(name);
  const tangents = one.tangents.filter((name) => uses(`${name}_t`));
  return code`
    ${api("setTangents")}(
      ${result},
      ${result}.map((_, ${elementIndex}) => {
        if (${join(
          one.tangents.map((name) => code`!${api("hasTangent")}(${element(name)})`),
          " && ",
        )}) return null;
        ${tangents.map((name) => tangentOf(name, element(name), true, true))}
        ${one.primals.map((name) => code`const ${tangentName(name, "p")} = ${api("primalOf")}(${element(name)});`)}
        return ${one.value === null ? literal(null) : one.value.code};
      }),
    );
  `;
}

/** `copy`: the operator that copies the tangent where the formula may write to it. */
function tangentOf(
  name: string,
  identifier: Hole,
  required: boolean,
  materialize: boolean,
  copy: Ref | null = null,
): Code {
  const tangent = code`${api("tangentOrZeros")}(${identifier}, ${materialize})${required ? code`!` : nothing}`;
  const value = copy === null || !required ? tangent : code`${copy}(${tangent}, null)`;
  return code`const ${tangentName(name, "t")} = ${value};`;
}

function assignments(
  one: LoweredForward,
  plan: WithVocabulary,
  inplace: boolean,
  reused: boolean,
  deferred: boolean,
): Code[] {
  const value = one.value === null ? code`null` : one.value.code;
  const { names } = one;
  if (one.list) return [code`${api("setTangents")}(${identifierOf(names[0]!)}, ${value});`];
  if (names.length === 1) {
    const name = names[0]!;
    if (reused) {
      const copy = plan.vocabulary.copies.into();
      if (copy === null) return [setTangent(name, value, true)];
      return [
        code`const ${newTangent(name)} = ${value};`,
        code`
          ${api("setTangent")}(
            ${identifierOf(name)},
            selfRaw !== null && ${newTangent(name)} !== null ? ${copy}(selfRaw, ${newTangent(name)}, false) : ${newTangent(name)},
            true,
          );
        `,
      ];
    }
    return [deferred ? code`${newTangent(name)} = ${value};` : setTangent(name, value, inplace)];
  }
  if (deferred) return [code`[${join(names.map(newTangent), ", ")}] = ${value};`];
  return [
    code`const [${join(names.map(newTangent), ", ")}] = ${value};`,
    ...names.map((name) => setTangent(name, newTangent(name), false)),
  ];
}
