// What editors show at a name: schemas with what is derived from them, types, kernels, the words of fields.

import { printArgument } from "../../runtime/schema/print.js";
import { optionName } from "../api/names.js";
import { publicType } from "../api/types.js";
import type { KernelExport } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import { scalarFunctions } from "../pointwise/functions.js";
import { Code, type Hole, Ref } from "../print/code.js";
import { fieldWords } from "./fields.js";
import { type Name, nameAt, type Role } from "./names.js";
import {
  derivativeOf,
  formulaNames,
  helpersCalled,
  kernelsOf,
  namespaceIn,
  operatorNamed,
  operatorOf,
  operatorsCalled,
  schemaOf,
  type View,
} from "./view.js";

export interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const fenced = (lines: readonly string[], language = "yaml"): string =>
  `\`\`\`${language}\n${lines.join("\n")}\n\`\`\``;
const full = ({ namespace, func }: NativeFunction): string =>
  namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`;
const stated = ({ namespace, schemaText }: NativeFunction): string =>
  namespace === "aten" ? schemaText : `${namespace}::${schemaText}`;

/** The forms of an operator besides itself. */
export function formsOf({ registry }: View, f: NativeFunction): readonly NativeFunction[] {
  const group = registry.groupOf.get(f);
  const ofGroup = group === undefined ? [] : [group.functional, group.inplace, group.mutable, group.out];
  const ofView = registry.viewGroupOf.get(f);
  const views = ofView === undefined ? [] : [ofView.view, ofView.viewCopy, ofView.viewInplace];
  const all = [...ofGroup, ...views].filter((form): form is NativeFunction => form !== null && form !== f);
  return [...new Set(all)];
}

/** An operator: its schema, what it computes, its forms, its kernels and its gradient. */
export function describeOperator(view: View, f: NativeFunction): string {
  const parts = [fenced([stated(f)])];
  if (f.doc !== null) parts.push(f.doc.text);
  const forms = formsOf(view, f);
  if (forms.length > 0)
    parts.push(
      `Forms:\n${forms.map((form) => `- \`${stated(form)}\`${form.generated ? " (generated)" : ""}`).join("\n")}`,
    );
  const kernels = [...f.dispatch].map(([key, { name, call }]) => {
    const isOperator = call?.of === "operator";
    return `- ${key}: \`${call === null ? name : `${isOperator ? "= " : ""}${call.text}`}\``;
  });
  if (f.pointwise !== null) kernels.push("- loops of `pointwise:`");
  if (f.rows !== null) kernels.push("- loops of `rows:`");
  if (f.structuredDelegate !== null) kernels.push(`- those of \`${f.structuredDelegate.full}\``);
  if (kernels.length > 0) parts.push(`Kernels:\n${kernels.join("\n")}`);
  parts.push(gradientOf(view, f));
  return parts.join("\n\n");
}

function gradientOf(view: View, f: NativeFunction): string {
  const entry = derivativeOf(view, f);
  if (entry !== null) {
    const sets = [...entry.sets.values()];
    const lines = sets.flatMap(({ key, formulas }) =>
      formulas.map(({ names, formula }) => {
        const text = formula.text.replace(/\s+/g, " ");
        return `- ${sets.length > 1 ? `${key}, ` : ""}${names.join(", ")}: \`${text}\``;
      }),
    );
    const node = sets.map(({ nodeName }) => nodeName).find((name) => name !== null);
    return `Derivatives${node == null ? "" : `, node \`${node}\``}:\n${lines.join("\n")}`;
  }
  if (f.nonDifferentiable) return "It has no gradient, as the entry says.";
  if (f.compositeImplicit) return "Its gradient is that of the operators it calls.";
  return "It has no derivative.";
}

function describeKernel({ name, parameters, returns, file }: KernelExport): string {
  const list = parameters?.map(
    (p) => `${p.rest ? "..." : ""}${p.name}${p.optional ? "?" : ""}${p.type && `: ${p.type}`}`,
  );
  const text =
    list === undefined ? `const ${name}` : `function ${name}(${list.join(", ")})${returns && `: ${returns}`}`;
  return `${fenced([text], "ts")}\n\n${file}`;
}

/** A type as it is printed where its names are imported. */
function codeText(hole: Hole): string {
  if (typeof hole === "string") return hole;
  if (hole instanceof Ref) return hole.name;
  if (!(hole instanceof Code)) return "";
  const { texts } = hole.shape;
  return texts.map((text, i) => text + (i < hole.holes.length ? codeText(hole.holes[i]!) : "")).join("");
}

/** What a call in a formula means: operators in the form of the call, else helpers. */
function describeCall(view: View, { text, method }: Name): string | null {
  const operators = operatorsCalled(view.registry, text).filter(
    ({ func }) => func.kind === "functional" || func.kind === "inplace",
  );
  const helpers = method === true ? [] : helpersCalled(text);
  const lines = [...operators.map(stated), ...helpers.map((helper) => helper.text)];
  if (lines.length === 0) return null;
  const words = operators.find(({ doc }) => doc !== null)?.doc?.text;
  return [
    fenced(lines),
    ...(words === undefined ? [] : [words]),
    ...(helpers.length > 0 ? ["A helper of formulas."] : []),
  ].join("\n\n");
}

function describeArgument(head: string, name: string, fields: readonly string[]): string | null {
  const schema = schemaOf(head);
  const found = schema?.arguments.find((argument) => argument.name === name);
  if (found !== undefined)
    return `${fenced([printArgument(found)])}\n\nIn TypeScript: \`${optionName(name)}: ${codeText(publicType(found.type))}\``;
  const inFormula = formulaNames(head, fields).find((one) => one.name === name);
  return inFormula === undefined ? null : `${fenced([`${inFormula.type} ${name}`])}\n\n${inFormula.about}`;
}

function describe(view: View, role: Role, name: Name): string | null {
  const { kind, text, path, entry } = name;
  const { registry } = view;
  switch (kind) {
    case "field":
      return path.length === 2 && path[0] === "dispatch" && role === "functions"
        ? describeKey(view, entry.head, text)
        : fieldWords(role, path);
    case "schema": {
      const f = operatorNamed(registry, text.replace(/^\w+::/, ""), namespaceIn(entry.head));
      return f === null ? null : describeOperator(view, f);
    }
    case "operator": {
      const own = operatorNamed(
        registry,
        text.replace(/^\w+::/, ""),
        namespaceIn(text.includes("::") ? text : entry.head),
      );
      if (own !== null) return describeOperator(view, own);
      const several = operatorsCalled(registry, text);
      return several.length === 0 ? null : fenced(several.map(stated));
    }
    case "kernel": {
      const found = view.kernels.find(text);
      return found === null ? null : describeKernel(found);
    }
    case "call":
      return describeCall(view, name);
    case "type": {
      const schema = schemaOf(entry.head);
      const used = [...(schema?.arguments ?? []), ...(schema?.returns ?? [])].find(
        ({ type }) => type.kind === "base" && type.name === text,
      );
      return used === undefined ? null : `In TypeScript: \`${codeText(publicType(used.type))}\``;
    }
    case "argument":
    case "variable":
      return describeArgument(entry.head, text, path);
    case "scalar": {
      const found = scalarFunctions.get(text as never);
      if (found !== undefined) return `${fenced([`${found.name}(${found.args})`])}\n\n${found.doc}`;
      return describeArgument(entry.head, text, path);
    }
    case "tag": {
      const tag = registry.tags.get(text);
      return tag === undefined ? null : `\`${tag.name}\`: ${tag.description}`;
    }
    case "value":
      return describeArgument(entry.head, text, path);
  }
}

/** A key below `dispatch:`, with the kernel there. */
function describeKey(view: View, head: string, key: string): string | null {
  const f = operatorOf(view, head);
  const found = f === null ? undefined : kernelsOf(view, f).find(([at]) => at === key);
  return found === undefined ? `The kernel at the dispatch key ${key}.` : describeKernel(found[1]);
}

/** What is shown at a position of a registry file. */
export function hoverAt(view: View, role: Role, offset: number): Hover | null {
  const { text } = view.files.get(role) ?? { text: "" };
  const name = nameAt(role, text, offset);
  if (name === null) return null;
  const words = describe(view, role, name);
  return words === null ? null : { text: words, start: name.start, end: name.end };
}

/** What is shown at a kernel in its source: the operators that name it. */
export function hoverKernel(view: View, name: string): string | null {
  const users = usersOf(view, name);
  return users.length === 0 ? null : users.map(([key, f]) => `${key} kernel of \`${full(f)}\``).join("\n\n");
}

/** The operators that name a kernel, with the key. */
export function usersOf({ registry }: View, name: string): readonly (readonly [key: string, f: NativeFunction])[] {
  return registry.functions.flatMap((f) =>
    f.generated
      ? []
      : [...f.dispatch].flatMap(([key, kernel]) =>
          kernel.call === null && kernel.name === name ? [[key, f] as const] : [],
        ),
  );
}
