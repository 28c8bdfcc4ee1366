// generated/autograd/nodes.ts: one constant rule for each set of derivative formulas. It captures nothing; what it needs is saved on the
// node by name.

import { isTensorish, keepsTensors, type SavedAttribute } from "../../runtime/formula/index.js";
import { type Analysis, identifierOf, type LoweredDerivative, sizeField } from "../formula/analyse.js";
import { typescriptType } from "../formula/typescript.js";
import { generatedApi, nodesFile } from "../plan/autograd.js";
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
  ref,
  typeRef,
} from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import { query } from "../query.js";

const api = (name: string) => ref(name, generatedApi);
const savedTensor = typeRef("SavedTensor", generatedApi);
const gradient = typeRef("Gradient", generatedApi);
const rule = api("rule");

export function emitNodes({ sources, autograd: { nodes } }: Plan): GeneratedFile {
  return {
    path: nodesFile,
    from: [sources.derivatives, sources.functions],
    charter:
      "How gradients flow back through each operator: rules that capture nothing, and what each keeps of the forward pass.",
    body: each(nodes, ({ analysis, isBuilt }) => emitRule(analysis, isBuilt)),
    declares: nodes.flatMap(({ analysis }) => declared(analysis)),
  };
}

const emitRule = fragment((node: Analysis, isBuilt: boolean): Code => (isBuilt ? emitGradients(node) : emitNode(node)));

/** The field of a saved value. */
export function savedField(name: string): string {
  return identifierOf(name);
}

const declared = query(({ nodeName, savedInputs, savedOutputs, inputs, derivatives }: Analysis): readonly string[] => {
  const saved = [...savedInputs, ...savedOutputs].map((a) => savedField(a.name));
  const locals = inputs.flatMap(({ name }) => [gradientName(name), identifierOf(name), `${identifierOf(name)}End`]);
  return [
    nodeName,
    "node",
    "grads",
    "needs",
    "saved",
    "grad",
    "gradInputMask",
    ...derivatives.flatMap(({ usage }) => [...usage.locals]),
    ...saved,
    ...locals,
  ];
});

function gradientName(name: string): string {
  return `${identifierOf(name)}Grad`;
}

/** The TypeScript type of a field of saved values. */
export function fieldType(attribute: SavedAttribute): Hole {
  if (!keepsTensors(attribute)) return typescriptType(attribute.type);
  return isTensorish(attribute.type) ? code`${savedTensor} | null` : code`readonly (${savedTensor} | null)[] | null`;
}

function emitNode(analysis: Analysis): Code {
  const { nodeName, entry } = analysis;
  const body = emitBody(analysis);
  const parameters = ["node", "grads", "needs"];
  const last = body.node ? (body.needs ? 3 : body.grads ? 2 : 1) : body.needs ? 3 : body.grads ? 2 : 0;
  const used = [body.node, body.grads, body.needs];
  const names = parameters.slice(0, last).map((name, i) => (used[i] ? name : `_${name}`));
  const tensors = [...analysis.savedInputs, ...analysis.savedOutputs].filter(keepsTensors);
  const release =
    tensors.length === 0
      ? nothing
      : code`
          release(saved) {
            ${tensors.map((a) => code`saved.${savedField(a.name)} = null;`)}
          },
        `;
  return code`
    ${jsDoc(`\`${entry.schemaText}\``)}
    export const ${nodeName} = /* @__PURE__ */ ${rule}<${savedType(analysis)}>({
      name: ${literal(nodeName)},
      backward(${join(names, ", ")}) {
        ${body.lines}
      },
      ${release}
    });
  `;
}

/** The type of a node's saved values. */
function savedType({ savedInputs, savedOutputs, inputs }: Analysis): Code {
  const fields = [
    ...[...savedInputs, ...savedOutputs].map((a) => code`${savedField(a.name)}: ${fieldType(a)};`),
    ...inputs.filter((i) => i.list).map((i) => code`${sizeField(i.name)}: number;`),
  ];
  return fields.length === 0
    ? literal(null)
    : code`
        {
          ${fields}
        }
      `;
}

/** A rule built by the runtime's factory, one function per input. */
function emitGradients(analysis: Analysis): Code {
  const { nodeName, entry, inputs, derivatives } = analysis;
  const functions = inputs.map(({ name }) => {
    const derivative = derivatives.find(({ names }) => names.includes(name))!;
    const lines = unpacked(derivative);
    const value = formulaCode(derivative);
    if (lines.length === 0) return usesSaved(derivative) ? code`(grad, saved) => ${value},` : code`(grad) => ${value},`;
    return code`
      (grad, saved, node) => {
        ${lines}
        return ${value};
      },
    `;
  });
  return code`
    ${jsDoc(`\`${entry.schemaText}\``)}
    export const ${nodeName} = /* @__PURE__ */ ${api("gradients")}<${savedType(analysis)}>(
      ${literal(nodeName)},
      ${functions}
    );
  `;
}

interface Body {
  readonly lines: readonly Hole[];
  readonly node: boolean;
  readonly grads: boolean;
  readonly needs: boolean;
}

/** The index of an input's gradient among those that the rule returns. */
interface Position {
  readonly start: Hole;
  readonly end: Hole;
}

function emitBody(analysis: Analysis): Body {
  const { inputs, derivatives } = analysis;
  const lines: Hole[] = [];
  const hasList = inputs.some((i) => i.list);
  const positions = positionsOf(analysis);
  const keeps = derivatives.some((d) => d.usage.variables.size > 0 && usesSaved(d)) || hasList;
  if (keeps) lines.push(code`const { saved } = node;`);
  const used = new Set(derivatives.flatMap((d) => [...d.usage.variables]));
  const none = hasList
    ? code`${api("noGradients")}(needs.length)`
    : code`[${join(
        inputs.map(() => literal(null)),
        ", ",
      )}]`;
  if (used.has("grad")) {
    lines.push(code`const grad = grads[0]!;`);
    lines.push(code`if (grad === null) return ${none};`);
  }
  for (const i of analysis.gradientIndices) lines.push(code`const ${`grad${i}`} = grads[${i}]!;`);
  let needs = hasList;
  const unpacks = derivatives.some((d) => unpacked(d).length > 0);
  // One formula for one tensor: there is nothing to select.
  const [only] = derivatives;
  if (derivatives.length === 1 && only!.names.length === 1 && !hasList) {
    lines.push(...unpacked(only!));
    if (only!.notImplemented) lines.push(code`return ${formulaCode(only!)};`);
    else lines.push(code`return [${formulaCode(only!)}];`);
  } else {
    needs = true;
    for (const { name, list } of inputs) {
      if (list) {
        lines.push(
          code`let ${gradientName(name)}: readonly ${gradient}[] = ${api("noGradients")}(saved.${sizeField(name)});`,
        );
      } else {
        lines.push(code`let ${gradientName(name)}: ${gradient} = null;`);
      }
    }
    for (const derivative of derivatives) lines.push(...emitDerivative(derivative, analysis, positions));
    const results = inputs.map(({ name, list }) =>
      list ? code`...${gradientName(name)}` : code`${gradientName(name)}`,
    );
    lines.push(code`return [${join(results, ", ")}];`);
  }
  const usesGrads = used.has("grad") || used.has("grads") || analysis.gradientIndices.length > 0;
  return { lines, node: keeps || unpacks || analysis.usesRetain, grads: usesGrads, needs };
}

function positionsOf({ inputs }: Analysis): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>();
  let fixed = 0;
  let sizes: Hole[] = [];
  for (const { name, list } of inputs) {
    const at = (extra: number): Hole => {
      if (sizes.length === 0) return fixed + extra;
      const sum = join(sizes, " + ");
      return fixed + extra === 0 ? sum : code`${sum} + ${fixed + extra}`;
    };
    const start = at(0);
    if (list) {
      sizes = [...sizes, code`saved.${sizeField(name)}`];
      positions.set(name, { start, end: at(0) });
    } else {
      positions.set(name, { start, end: at(1) });
      fixed++;
    }
  }
  return positions;
}

function needed(name: string, analysis: Analysis, positions: ReadonlyMap<string, Position>): Code {
  const { start, end } = positions.get(name)!;
  const list = analysis.inputs.some((i) => i.name === name && i.list);
  return list ? code`${api("anyNeeded")}(needs, ${start}, ${end})` : code`needs[${start}]!`;
}

function emitDerivative(
  derivative: LoweredDerivative,
  analysis: Analysis,
  positions: ReadonlyMap<string, Position>,
): Hole[] {
  const { names } = derivative;
  const masks = names.map((name) => needed(name, analysis, positions));
  const targets = names.map(gradientName);
  const usesMask = derivative.usage.variables.has("grad_input_mask");
  const assign = derivative.notImplemented
    ? code`${formulaCode(derivative)};`
    : names.length === 1
      ? code`${targets[0]!} = ${formulaCode(derivative)};`
      : code`[${join(targets, ", ")}] = ${formulaCode(derivative)};`;
  return [
    code`
      if (${join(masks, " || ")}) {
        ${usesMask && names.length > 1 ? code`const gradInputMask = [${join(masks, ", ")}];` : nothing}
        ${unpacked(derivative)}
        ${assign}
      }
    `,
  ];
}

function formulaCode({ value }: LoweredDerivative): Hole {
  return value === null ? literal(null) : value.code;
}

function usesSaved({ saved, usage }: LoweredDerivative): boolean {
  return saved.some((a) => usage.variables.has(a.name));
}

/** `const self = unpackSaved(node, saved.self);` for each tensor that the formula uses. */
function unpacked({ saved, usage }: LoweredDerivative): Code[] {
  return saved
    .filter((a) => keepsTensors(a) && usage.variables.has(a.name))
    .map((a) => {
      const { type } = a;
      const name = identifierOf(a.name);
      const optional = type.kind === "optional" || type.element?.kind === "optional";
      const unpack = isTensorish(type)
        ? optional
          ? "unpackSavedOptional"
          : "unpackSaved"
        : optional
          ? "unpackSavedOptionals"
          : "unpackSavedTensors";
      return code`const ${name} = ${api(unpack)}(node, saved.${savedField(a.name)});`;
    });
}
