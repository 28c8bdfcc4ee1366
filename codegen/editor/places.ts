// Where the names of registry files lead: kernels, entries, derivatives, other uses, generated code; and what renaming one of them changes.

import { makeOperatorName, operatorNameProblem, parseOperatorName } from "../../runtime/schema/names.js";
import { publicName, stubName } from "../api/names.js";
import type { Place } from "../diagnostics.js";
import type { KernelExport } from "../kernels/kernel-index.js";
import { identifiersOf } from "../kernels/parse-kernel.js";
import { nodeNames } from "../model/derivative.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Edit } from "./fixes.js";
import { usersOf } from "./hover.js";
import { entriesOf, type Name, nameAt, namesOf, type Role } from "./names.js";
import {
  derivativeOf,
  helpersCalled,
  isOfLibrary,
  kernelsOf,
  namespaceIn,
  operatorNamed,
  operatorOf,
  operatorsCalled,
  type Spot,
  spotIn,
  spotOf,
  type View,
} from "./view.js";

const placeOfKernel = ({ kernels }: View, found: KernelExport): Spot => spotOf(kernels.place(found));

/** The entry that states an operator: its own, or that which it is generated from. */
function entryOf({ registry }: View, f: NativeFunction): Spot {
  const from = f.generatedFrom === null ? null : operatorNamed(registry, f.generatedFrom.full, f.namespace);
  const { places, place } = from ?? f;
  return spotOfName(places.get("func") ?? place);
}

/** The operator's name at the beginning of a schema. */
function spotOfName(place: Place): Spot {
  const name = /^(?:\w+::)?[\w.]+/.exec(place.source.text.slice(place.offset, place.offset + place.length))?.[0];
  return { ...spotOf(place), length: name?.length ?? place.length };
}

/** What a name in a registry file stands for, as operators; none where it is not an operator's. */
function operatorsAt(view: View, role: Role, { kind, text, entry, path }: Name): readonly NativeFunction[] {
  const { registry } = view;
  if (kind === "schema" && role !== "deprecated") {
    const f = operatorOf(view, entry.head);
    return f === null ? [] : [f];
  }
  if (kind === "operator") {
    const bare = text.replace(/^\w+::/, "");
    const namespace = namespaceIn(text.includes("::") ? text : entry.head);
    const one = operatorNamed(registry, bare, namespace);
    if (one !== null) return [one];
    return path[0] === "operators" || role === "deprecated" ? operatorsCalled(registry, text) : [];
  }
  return kind === "call" ? operatorsCalled(registry, text) : [];
}

/** Where a name is declared. */
export function definitionAt(view: View, role: Role, offset: number): readonly Spot[] {
  const file = view.files.get(role);
  const name = file === undefined ? null : nameAt(role, file.text, offset);
  if (file === undefined || name === null) return [];
  const { kind, text, entry, path } = name;
  const operators = operatorsAt(view, role, name);
  if (kind === "schema" && role === "functions") {
    // An operator's own name: its derivative stands elsewhere.
    const derivative = operators[0] === undefined ? null : derivativeOf(view, operators[0]);
    if (derivative !== null) return [spotOfName(derivative.place)];
  }
  if (operators.length > 0) return unique(operators.map((f) => entryOf(view, f)));
  if (kind === "call") {
    const found = helpersCalled(text).flatMap(({ identifier }) => view.kernels.find(identifier) ?? []);
    return unique(found.map((one) => placeOfKernel(view, one)));
  }
  if (kind === "kernel") {
    const found = view.kernels.find(text);
    return found === null ? [] : [placeOfKernel(view, found)];
  }
  if (kind === "field" && path[0] === "dispatch" && path.length === 2) {
    const f = operatorOf(view, entry.head);
    const found = f === null ? undefined : kernelsOf(view, f).find(([key]) => key === text);
    return found === undefined ? [] : [placeOfKernel(view, found[1])];
  }
  if (kind === "argument" || kind === "variable" || kind === "scalar" || kind === "value") {
    // `self_t` and `self_p` are of the argument `self`.
    const argument = argumentIn(view, role, name, text) ?? argumentIn(view, role, name, text.replace(/_[pt]$/, ""));
    return argument === null ? [] : [argument];
  }
  if (kind === "tag") {
    const tags = view.files.get("tags");
    const found =
      tags === undefined
        ? undefined
        : namesOf("tags", tags.text).find((one) => one.kind === "tag" && one.text === text);
    return found === undefined || tags === undefined ? [] : [spotIn(tags, found.start, found.end)];
  }
  return [];
}

/** An argument in the schema of a name's entry. */
function argumentIn(view: View, role: Role, { entry }: Name, argument: string): Spot | null {
  const file = view.files.get(role)!;
  const schema = /^-\s+(?:func|name)\s*:.*/.exec(file.text.slice(entry.start, entry.end))?.[0];
  const at = schema === undefined ? -1 : schema.search(new RegExp(`\\b${argument}\\b(?=\\s*[,)=])`));
  return at < 0 ? null : spotIn(file, entry.start + at, entry.start + at + argument.length);
}

/** The kernels of the operator at a position. */
export function kernelsAt(view: View, role: Role, offset: number): readonly Spot[] {
  const name = nameAt(role, view.files.get(role)?.text ?? "", offset);
  if (name === null) return [];
  const operators = operatorsAt(view, role, name);
  const named = name.kind === "kernel" ? view.kernels.find(name.text) : null;
  const found = [
    ...operators.flatMap((f) => kernelsOf(view, f).map(([, kernel]) => kernel)),
    ...(named === null ? [] : [named]),
  ];
  return unique(found.map((one) => placeOfKernel(view, one)));
}

/** What generated files export for the operator at a position: its stub, its function, its node, its kernels. */
export function generatedFor(view: View, role: Role, offset: number): readonly string[] {
  const name = nameAt(role, view.files.get(role)?.text ?? "", offset);
  const [f] = name === null ? [] : operatorsAt(view, role, name);
  if (f === undefined) return [];
  const stub = stubName(f.namespace, f.func);
  const derivative = derivativeOf(view, f);
  const nodes = derivative === null ? [] : nodeNames([derivative]);
  return [...new Set([stub, publicName(f.func), `${stub}_autograd`, ...nodes])];
}

/** Where the declarations of these names stand in a generated file. */
export function declarationsIn(path: string, text: string, names: readonly string[]): readonly Spot[] {
  return names.flatMap((name) => {
    const match = new RegExp(`^export (?:declare )?(?:const|function) (${name})(?![\\w$])`, "m").exec(text);
    if (match === null) return [];
    const start = match.index + match[0].length - name.length;
    return [spotIn({ path, text }, start, start + name.length)];
  });
}

/** The exported kernel at a position of a kernel source. */
export function kernelNamed({ kernels }: View, path: string, text: string, offset: number): KernelExport | null {
  const from = /\w*$/.exec(text.slice(0, offset))![0].length;
  const name = /^\w+/.exec(text.slice(offset - from))?.[0];
  if (name === undefined) return null;
  const found = kernels.find(name);
  const file = found === null ? undefined : kernels.files.get(found.file);
  if (found === null || file === undefined) return null;
  const here = [...kernels.files.values()].find((one) => (one.shown ?? one.path) === path);
  return file === here || (here !== undefined && Object.hasOwn(here.imports, name)) ? found : null;
}

/** The entries that name a kernel. */
export function entriesNaming(view: View, kernel: string): readonly Spot[] {
  return unique(usersOf(view, kernel).map(([, f]) => entryOf(view, f)));
}

/** A name that stands for an operator with a certain base, in any form or overload. */
function isForm(text: string, bases: ReadonlySet<string>): boolean {
  const base = baseIn(text);
  return base !== null && bases.has(base);
}

function baseIn(text: string): string | null {
  try {
    return parseOperatorName(text.replace(/^\w+::/, "")).base;
  } catch {
    return null;
  }
}

/** All places of registry files that name an operator in any of its forms, or a kernel. */
export function referencesAt(view: View, role: Role, offset: number): readonly Spot[] {
  const name = nameAt(role, view.files.get(role)?.text ?? "", offset);
  return name === null ? [] : referencesOf(view, role, name);
}

function referencesOf(view: View, role: Role, name: Name): readonly Spot[] {
  if (name.kind === "kernel") return usesOfKernel(view, name.text).map(([spot]) => spot);
  const [f] = operatorsAt(view, role, name);
  if (f === undefined) return [];
  return usesOfOperator(view, f.namespace, new Set([f.func.name.base])).map(({ spot }) => spot);
}

/** The uses of a kernel in registry files. */
function usesOfKernel(view: View, kernel: string): readonly (readonly [Spot, Name])[] {
  const file = view.files.get("functions");
  if (file === undefined) return [];
  return namesOf("functions", file.text)
    .filter(({ kind, text }) => kind === "kernel" && text === kernel)
    .map((name) => [spotIn(file, name.start, name.end), name] as const);
}

interface OperatorUse {
  readonly spot: Spot;
  readonly name: Name;
}

function usesOfOperator(
  { files, registry }: View,
  namespace: string,
  bases: ReadonlySet<string>,
): readonly OperatorUse[] {
  const uses: OperatorUse[] = [];
  for (const [role, file] of files) {
    if (role === "tags") continue;
    for (const name of namesOf(role, file.text)) {
      const { kind, text, entry } = name;
      if (!["schema", "operator", "call"].includes(kind) || !isForm(text, bases)) continue;
      if (kind === "call") {
        // A call means an operator of any namespace, unless it says which.
        const called = operatorsCalled(registry, text);
        if (!called.some((f) => f.namespace === namespace)) continue;
      } else {
        const own = namespaceIn(text.includes("::") || role === "facts" ? text : entry.head);
        if (
          own !== namespace &&
          !(kind === "operator" && !text.includes("::") && registry.byName.get(text)?.namespace === namespace)
        )
          continue;
      }
      uses.push({ spot: spotIn(file, name.start, name.end), name });
    }
  }
  return uses;
}

/** What a rename changes; or why it cannot be made. */
export type Renaming = { readonly edits: readonly Edit[] } | { readonly refused: string };

/** The part of a name that a rename replaces: an operator without its overload and the marks of its form. */
export function renamedPart(view: View, role: Role, offset: number): Spot | null {
  const file = view.files.get(role);
  const name = file === undefined ? null : nameAt(role, file.text, offset);
  if (file === undefined || name === null) return null;
  if (name.kind === "kernel") {
    const found = view.kernels.find(name.text);
    return found === null || found.file.startsWith("tengen:") ? null : spotIn(file, name.start, name.end);
  }
  const [f] = operatorsAt(view, role, name);
  if (f === undefined || isOfLibrary(f) || f.func.name.dunder) return null;
  const at = name.start + basePosition(name.text);
  return spotIn(file, at, at + f.func.name.base.length);
}

const basePosition = (text: string): number => /^(?:\w+::)?/.exec(text)![0].length;

/** Renames the operator or the kernel at a position, in registry files and kernel sources. */
export function renameAt(view: View, role: Role, offset: number, to: string): Renaming {
  const name = nameAt(role, view.files.get(role)?.text ?? "", offset);
  if (name === null || renamedPart(view, role, offset) === null)
    return { refused: "only operators and kernels of this project can be renamed" };
  if (name.kind === "kernel") return renameKernel(view, name.text, to);
  const [f] = operatorsAt(view, role, name);
  return renameOperator(view, f!, to);
}

/** Renames a kernel, where its source is open. */
export function renameKernel(view: View, from: string, to: string): Renaming {
  if (!/^[A-Za-z_]\w*$/.test(to)) return { refused: `\`${to}\` is not a name: letters, digits and _` };
  if (view.kernels.find(to) !== null) return { refused: `there is a kernel \`${to}\` already` };
  const spots = usesOfKernel(view, from);
  return {
    edits: [
      ...spots.map(([spot]) => ({ ...spot, text: to })),
      ...inSources(view, new Map([[from, to]]), (file, name) => file.exports.has(name) || file.imports.has(name)),
    ],
  };
}

/** Modules that export generated functions: those of the output folder, and the package. */
const generatedModule = /(^|\/)(operators|functions|index)\.js$|^tengen/;

/** Suffixes of kernels that the generator looks for by the name of an operator. */
const conventional = ["_meta", "_offers", "_vmap", "_functionalize"];

function renameOperator(view: View, { namespace, func }: NativeFunction, to: string): Renaming {
  const { base } = func.name;
  const { registry } = view;
  const problem = /^[A-Za-z_]\w*$/.test(to)
    ? operatorNameProblem(to)
    : { message: `\`${to}\` is not a name`, hint: "letters, digits and _" };
  if (problem !== null) return { refused: `${problem.message}: ${problem.hint}` };
  if (makeOperatorName(to, "").base !== to)
    return { refused: `\`${to}\` reads as a form of another operator: leave out the marks of forms` };
  const taken = registry.functions.find((f) => f.namespace === namespace && f.func.name.base === to);
  if (taken !== undefined) return { refused: `there is an operator \`${taken.func.name.full}\` already` };
  // The copying form of a view is named after it.
  const bases = new Map([[base, to]]);
  if (registry.functions.some((f) => f.namespace === namespace && f.func.name.base === `${base}_copy`))
    bases.set(`${base}_copy`, `${to}_copy`);
  const edits: Edit[] = [];
  for (const { spot, name } of usesOfOperator(view, namespace, new Set(bases.keys()))) {
    const at = basePosition(name.text);
    const old = baseIn(name.text)!;
    edits.push({ ...spot, column: spot.column + at, length: old.length, text: bases.get(old)! });
  }
  // Generated functions that kernels import, and kernels that are found by the operator's name.
  const imported = new Map<string, string>();
  const exported = new Map<string, string>();
  for (const f of registry.functions) {
    const replacement = bases.get(f.func.name.base);
    if (f.namespace !== namespace || replacement === undefined || f.func.name.dunder) continue;
    const { name, overload } = f.func.name;
    const renamed = { ...f.func, name: makeOperatorName(name.replace(f.func.name.base, replacement), overload) };
    const stub = stubName(namespace, f.func);
    const fresh = stubName(namespace, renamed);
    imported.set(stub, fresh);
    imported.set(publicName(f.func), publicName(renamed));
    for (const suffix of conventional) exported.set(`${stub}${suffix}`, `${fresh}${suffix}`);
    if (!f.explicitDispatch)
      for (const { name } of f.dispatch.values())
        if (name.startsWith(f.func.name.base)) exported.set(name, replacement + name.slice(f.func.name.base.length));
  }
  edits.push(...inSources(view, imported, (file, name) => generatedModule.test(file.imports.get(name) ?? "")));
  edits.push(...inSources(view, exported, (file, name) => file.exports.has(name) || file.imports.has(name)));
  return { edits: withoutRepeats(edits) };
}

interface SourceNames {
  readonly exports: ReadonlySet<string>;
  /** Name of an import, where it comes from. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The edits in kernel sources of the project: each use of a name in the files where it is that of the export. */
function inSources(
  { kernels }: View,
  names: ReadonlyMap<string, string>,
  isMeant: (file: SourceNames, name: string) => boolean,
): Edit[] {
  const edits: Edit[] = [];
  for (const file of kernels.files.values()) {
    if (file.path.startsWith("tengen:")) continue;
    const here: SourceNames = {
      exports: new Set(file.exports.map(({ name }) => name)),
      imports: new Map(Object.values(file.imports).map(({ from, name }) => [name, from])),
    };
    const meant = [...names].filter(([name]) => isMeant(here, name));
    if (meant.length === 0) continue;
    const wanted = new Map(meant);
    for (const { name, start, end, shorthand } of identifiersOf(file, new Set(wanted.keys()))) {
      const to = wanted.get(name)!;
      edits.push({ ...spotIn(file, start, end), text: shorthand ? `${name}: ${to}` : to });
    }
  }
  return edits;
}

/** The entries of a file, for outlines. */
export function symbolsOf(
  role: Role,
  path: string,
  text: string,
): readonly { readonly name: string; readonly detail: string; readonly spot: Spot; readonly lines: number }[] {
  return entriesOf(text).map(({ head, start, end }) => {
    const name = role === "tags" || role === "facts" ? head : /^(?:\w+::)?[\w.]*/.exec(head)![0];
    const entry = text.slice(start, end).trimEnd();
    return {
      name: name === "" ? "(no name)" : name,
      detail: head.slice(name.length),
      spot: spotIn({ path, text }, start, start + Math.max(1, entry.split("\n")[0]!.length)),
      lines: entry.split("\n").length,
    };
  });
}

function unique(spots: readonly Spot[]): readonly Spot[] {
  return [...new Map(spots.map((spot) => [`${spot.path}:${spot.line}:${spot.column}`, spot])).values()];
}

function withoutRepeats(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.path}:${edit.line}:${edit.column}`, edit])).values()];
}
