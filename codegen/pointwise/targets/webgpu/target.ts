// Shaders of the WebGPU backend, which is an entry of its own: one line for each operator whose expressions have a form in WGSL.

import { elementNames, type ShaderParameter } from "../../../../runtime/webgpu/words.js";
import { vectorOffers } from "../../../api/runtime-exports.js";
import { type Code, code, join, literal, ref, typeRef } from "../../../print/code.js";
import { countName, indexName, type RowsProgram, type RowsRule } from "../../../rows/rule.js";
import { isBoolResult, type Parameter, type PointwiseRule } from "../../rule.js";
import type { DTypeClassName } from "../../words.js";
import type { VectorTarget } from "../target.js";
import { type ShaderName, shaderBody } from "./printer.js";

const backendFile = "runtime/webgpu/backend.ts";

export const webgpu: VectorTarget = {
  name: "wgsl",
  isAutomatic: false,
  charter: "The WebGPU backend over the pointwise operators, and those on rows, whose expressions have a form in WGSL.",
  row,
  reduction,
  file: (rows, reductions) => code`
    /**
     * Starts the WebGPU backend: finds an adapter, registers the device \`webgpu\`, and returns a handle. Called again, it returns the same handle.
     * @throws DeviceError if there is no adapter, with what to install or to switch on
     */
    export const ${vectorOffers.wgsl}: ${typeRef("StartWebgpu", backendFile)} = /* @__PURE__ */ ${ref("webgpuBackend", backendFile)}(() => [
      ${rows}
    ]${
      reductions.length === 0
        ? null
        : code`, () => [
      ${reductions}
    ]`
    });
  `,
};

/** `["aten::neg", 1, "", [], false, "return negated(a);"],` */
function row(rule: PointwiseRule): Code | null {
  const { inputs } = rule;
  const isTruth = isBoolResult(rule);
  const names = new Map<string, ShaderName>(
    inputs.map(({ name, promoted }, i) => [
      name,
      { text: elementNames[i]!, kind: promoted ? "value" : "bool", none: null },
    ]),
  );
  const strings = addParameters(names, rule.parameters);
  const body = (of: DTypeClassName): string | null => {
    const expression = rule.classes.get(of);
    return expression === undefined ? null : shaderBody(expression, names, isTruth);
  };
  const [floats, integers, bools] = [body("float"), body("int"), body("bool")];
  if (floats === null && integers === null && bools === null) return null;
  const truths = elementNames.filter((_, i) => inputs[i]?.promoted === false).join("");
  const columns = [literal(floats), literal(integers), literal(bools)];
  const last = bools !== integers ? 3 : integers !== null ? 2 : 1;
  const items = [
    literal(nameOf(rule)),
    code`${inputs.length}`,
    literal(truths),
    literal(kindsOf(rule.parameters, strings)),
    literal(isTruth),
    ...columns.slice(0, last),
  ];
  return code`[${join(items, ", ")}],`;
}

const nameOf = ({ fn }: Pick<PointwiseRule, "fn">): string => `${fn.namespace}::${fn.func.name.full}`;

/** Adds the arguments that are not tensors; returns the lists of strings that are filled while expressions are printed. */
function addParameters(names: Map<string, ShaderName>, parameters: readonly Parameter[]): readonly string[][] {
  return parameters.map(({ name, type, optional }, i) => {
    const strings: string[] = [];
    const text = type === "number" ? `number(${i})` : type === "bool" ? `flag(${i})` : `word(${i})`;
    const kind = type === "number" ? "value" : type;
    names.set(name, { text, kind, none: optional ? `absent(${i})` : null, strings });
    return strings;
  });
}

function kindsOf(parameters: readonly Parameter[], strings: readonly string[][]): readonly ShaderParameter[] {
  return parameters.map(({ type, optional, promotes }, i): ShaderParameter => {
    if (type === "string") return strings[i]!;
    const kind = type !== "number" ? "b" : promotes ? "N" : "n";
    return optional ? `${kind}?` : kind;
  });
}

/** The programs of an operator on rows; null if one of its reductions depends on the order of elements. */
function reduction(rule: RowsRule): Code | null {
  if (rule.scans) return null;
  const [floats, integers] = [programOf(rule, "float"), programOf(rule, "int")];
  if (floats === null && integers === null) return null;
  const result = rule.promotion === "bool" ? "bool" : rule.promotion === "int64" ? "int64" : "same";
  const kinds = kindsOf(
    rule.parameters,
    rule.parameters.map(() => []),
  );
  const items = [
    literal(nameOf(rule)),
    literal(rule.inputs.map(({ index }) => index)),
    literal(rule.parameters.map(({ index }, i) => [index, kinds[i]!])),
    code`${rule.dim?.index ?? -1}`,
    literal(rule.isEach),
    literal(result),
    literal(floats),
    ...(integers === null ? [] : [literal(integers)]),
  ];
  return code`[${join(items, ", ")}],`;
}

function programOf(
  rule: RowsRule,
  of: DTypeClassName,
): readonly [readonly (readonly [string, string | null, string])[], string] | null {
  const program: RowsProgram | undefined = rule.classes.get(of);
  if (program === undefined) return null;
  const names = new Map<string, ShaderName>(
    rule.inputs.map(({ name }, i) => [name, { text: elementNames[i]!, kind: "value", none: null }]),
  );
  addParameters(names, rule.parameters);
  names.set(countName, { text: "count", kind: "value", none: null });
  names.set(indexName, { text: "index", kind: "value", none: null });
  const folds: [string, string | null, string][] = [];
  for (const [i, { name, start, join: joined, folds: folding }] of program.reductions.entries()) {
    if (folding === null) return null;
    const { operation, value } = folding;
    const isTruth = operation === "&&" || operation === "||";
    const begun = start === null ? null : shaderBody(start, names, false);
    const body = shaderBody(joined, names, isTruth, value);
    if (body === null || (start !== null && begun === null)) return null;
    folds.push([operation, begun, body]);
    names.set(name, { text: `acc${i}`, kind: "value", none: null });
  }
  const result = shaderBody(program.result, names, rule.promotion === "bool");
  return result === null ? null : [folds, result];
}
