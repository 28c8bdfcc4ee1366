// From what a program uses to the selection that serves it: operators, members, features, dispatch keys, each with its reason; or the whole library, where a
// program uses what may call any operator.

import { calledIn } from "../api/autograd-operators.js";
import type { Feature } from "../api/features.js";
import { propertyName } from "../api/names.js";
import { isMethod, type PublicFunction } from "../api/public.js";
import { type ModuleEntry, membersOf as membersOfModule, moduleEntries } from "../api/python-modules.js";
import { runtimeTensorMembers, shorthandMembers, shorthandOperators } from "../api/tensor-members.js";
import type { NativeFunction } from "../model/native-function.js";
import type { SelectedOperators } from "../pipeline.js";
import type { NeededOperator } from "../plan/select.js";
import { entryModules, type LibraryIndex } from "./library-index.js";
import type { Usage, UsedAt } from "./usage.js";

/** What a program is bundled with. */
export interface Choice {
  readonly operators: SelectedOperators;
  readonly keys: readonly string[];
  /** What is included besides operators, with the reason. */
  readonly features: ReadonlyMap<Feature, string>;
  /** Names that the program uses of the library, and their first places. */
  readonly used: readonly UsedName[];
  /** What the program imports from the entry. */
  readonly exports: readonly string[];
  /** What it imports from entries that are modules of PyTorch's. */
  readonly modules: ReadonlyMap<ModuleEntry, ModuleImports>;
  readonly warnings: readonly string[];
}

/** The names of a module of PyTorch's that a program imports. */
export interface ModuleImports {
  /** Operators, by their names in the module: those in `tengen`. */
  readonly operators: ReadonlyMap<string, string>;
  /** Functions of the runtime. */
  readonly functions: readonly string[];
}

/** A name that a program uses, with the operators that it stands for. */
export interface UsedName {
  /** `add`, `x.sum()`, `Linear of tengen/nn`. */
  readonly name: string;
  readonly at: UsedAt | null;
}

/** Why a program gets the whole library. */
export interface WholeLibrary {
  readonly whole: string;
}

/** What the choice depends on besides the program. */
export interface ChoiceInput {
  readonly functions: readonly PublicFunction[];
  readonly registry: readonly NativeFunction[];
  readonly library: LibraryIndex;
  /** The names of forward mode. */
  readonly forwardNames: ReadonlySet<string>;
}

export interface ChoiceOptions {
  /** Names that the program calls in ways that nobody sees before it runs: `softmax`, `aten::add.Tensor`. */
  readonly keep?: readonly string[] | undefined;
  /** Members of tensors that the program does not use, whatever its text suggests. */
  readonly leaveOut?: readonly string[] | undefined;
  /** Features that are included in any case. */
  readonly with?: readonly Feature[] | undefined;
}

/** Entries whose code may call any operator, and why. */
const openEntries: ReadonlyMap<string, string> = new Map([
  ["tengen/onnx", "graphs that are read or exported have any operator"],
  ["tengen/webgpu", "a device derives operators from each other at run time"],
]);

/** Modules of the runtime that find operators by their names at run time, and what programs use them for. */
const openModules: ReadonlyMap<string, string> = new Map([
  ["runtime/layers/vmap.ts", "rules of vmap name the operators that they call"],
  ["runtime/layers/functionalize.ts", "functionalization calls operators in place of those that write"],
  ["runtime/layers/fake-tensor.ts", "fake tensors run the shape kernels of any operator"],
  ["runtime/kernels/decompositions/core.ts", "decompositions call operators by name"],
  ["runtime/modes/cpu-fallback.ts", "the fallback runs any operator"],
  ["runtime/modes/define-library.ts", "derivatives written as formulas call operators by name"],
  ["runtime/kernels/backend.ts", "a backend derives operators from each other at run time"],
  ["runtime/dispatch/coverage.ts", "it lists all operators"],
  ["runtime/dispatch/dump.ts", "it lists all operators"],
]);

/** Names of the entry that give programs all operators: how they are used cannot be seen. */
const openNames: ReadonlyMap<string, string> = new Map([
  ["dispatcher", "it finds any operator by name"],
  ["Dispatcher", "it finds any operator by name"],
  ["explain", "it explains calls of any operator"],
  ["library", "kernels may be registered for any operator"],
  ["Library", "kernels may be registered for any operator"],
]);

/** Names that read programs: which operators those have is not known before. */
const readers: ReadonlySet<string> = new Set(["graphFromJSON", "loadGraph"]);

/** Words of which a program has one at least if it records gradients. */
const gradientWords = [
  "requiresGrad",
  "requiresGrad_",
  "backward",
  "grad",
  "gradAndValue",
  "gradFn",
  "AutogradFunction",
  "parameter",
  "linearize",
];
const hookWords = ["retainGrad", "registerHook", "registerPostAccumulateGradHook", "registerPreHook"];
const disposalWords = ["donate", "dispose"];
const narrowWords = ["float16", "bfloat16", "half"];
const complexWords = ["complex64", "complex128"];

/**
 * Chooses what a program is bundled with.
 * @returns the choice, or why the program gets the whole library
 */
export function choose(
  usage: Usage,
  { functions, registry, library, forwardNames }: ChoiceInput,
  { keep = [], leaveOut = [], with: stated = [] }: ChoiceOptions = {},
): Choice | WholeLibrary {
  const byName = new Map(functions.map((f) => [f.name, f]));
  const methods = membersOf(functions);
  const takesOut = usage.options.has("out");
  const names = new Set<string>();
  const members = new Set<string>();
  const needed: NeededOperator[] = [];
  const used: UsedName[] = [];
  const warnings: string[] = [];
  const features = new Map<Feature, string>();
  const include = (feature: Feature, why: string): void => {
    if (!features.has(feature)) features.set(feature, why);
  };

  const takeOperator = (f: NativeFunction): void => {
    names.add(`${f.namespace}::${f.func.name.full}`.replace(/^aten::/, ""));
  };
  const takeFunction = ({ operators }: PublicFunction): void => {
    for (const f of operators) {
      // What is called with `out` writes into it; there are functions that only exist so.
      if (f.func.kind === "out" && !takesOut && operators.some(({ func }) => func.kind !== "out")) continue;
      takeOperator(f);
    }
  };
  const takeRegistered = (name: string): boolean => {
    const found = registry.filter(({ namespace, func }) => {
      const full = `${namespace}::${func.name.full}`;
      if (full === name || func.name.full === name) return true;
      return full.startsWith(`${name}.`) && (takesOut || func.kind !== "out");
    });
    for (const f of found) takeOperator(f);
    return found.length > 0;
  };
  const takeMember = (member: string): boolean => {
    const f = methods.get(member);
    if (f !== undefined) {
      takeFunction(f);
      members.add(member);
    }
    for (const name of shorthandOperators.get(member) ?? []) needed.push({ name, what: `the member ${member}` });
    return f !== undefined || shorthandMembers.has(member);
  };
  /** What a name of the runtime's modules calls. Returns why that may be anything. */
  const takeRuntime = (entry: keyof typeof entryModules, name: string): string | null => {
    const { operators, modules } = library.reach(entryModules[entry], name);
    for (const module of modules) {
      const why = openModules.get(module);
      if (why !== undefined) return why;
    }
    const what = entry === "tengen" ? name : `${name} of ${entry}`;
    for (const operator of operators) needed.push({ name: operator, what });
    for (const [module, names] of calledIn)
      if (modules.has(module)) for (const operator of names) needed.push({ name: operator, what });
    if (modules.has("runtime/autograd/custom-function.ts")) include("functions", what);
    if (modules.has("runtime/core/wrapper.ts") && /Wrapper|Subclass/.test(name)) include("wrappers", what);
    return null;
  };

  const takeNamed = (f: PublicFunction, name: string, at: UsedAt): void => {
    takeFunction(f);
    if (f.operators.some(({ called }) => (called?.numbers ?? []).length > 0))
      include("numbers", `${name} takes numbers`);
    used.push({ name, at });
  };
  const modules = new Map<ModuleEntry, ModuleImports>();
  /** What a program imports of a module of PyTorch's: operators, and for `functional` functions of the runtime. Returns why those may call anything. */
  const takeModule = (entry: ModuleEntry, list: ReadonlyMap<string, UsedAt>): string | null => {
    const members = membersOfModule(entry, functions);
    const own = entry === "functional" ? library.exportsOf(entryModules["tengen/functional"]) : new Set<string>();
    const taken = { operators: new Map<string, string>(), functions: new Set<string>() };
    for (const [stated, at] of list)
      for (const name of stated === "*" ? new Set([...members.keys(), ...own]) : [stated]) {
        const called = members.get(name);
        if (own.has(name)) {
          const open = takeRuntime("tengen/functional", name);
          if (open !== null) return `${name}, ${placeOf(at)}: ${open}`;
          taken.functions.add(name);
          used.push({ name: `${name} of tengen/${entry}`, at });
        } else if (called !== undefined) {
          takeNamed(byName.get(called)!, `${name} of tengen/${entry}`, at);
          taken.operators.set(name, called);
        }
      }
    modules.set(entry, { operators: taken.operators, functions: [...taken.functions] });
    return null;
  };

  for (const [entry, list] of usage.imports) {
    const why = openEntries.get(entry);
    if (why !== undefined) return { whole: `${entry} is imported: ${why}` };
    const python = entry.replace(/^tengen\//, "");
    if (Object.hasOwn(moduleEntries, python)) {
      const open = takeModule(python as ModuleEntry, list);
      if (open !== null) return { whole: open };
      continue;
    }
    if (!(entry in entryModules)) continue;
    const module = entry as keyof typeof entryModules;
    for (const [name, at] of list) {
      const f = entry === "tengen" ? byName.get(name) : undefined;
      if (f !== undefined) {
        takeNamed(f, name, at);
        continue;
      }
      if (entry === "tengen") {
        if (name === "*") return { whole: `${placeOf(at)} passes on the whole entry` };
        const open = openNames.get(name);
        if (open !== undefined) return { whole: `${name}, ${placeOf(at)}: ${open}` };
        if (forwardNames.has(name)) include("forward", name);
        if (readers.has(name))
          warnings.push(
            `${placeOf(at)}: ${name} reads a program whose operators are not known here: name them under \`keep\``,
          );
      }
      const open = takeRuntime(module, name);
      if (open !== null) return { whole: `${name}, ${placeOf(at)}: ${open}` };
      used.push({ name: entry === "tengen" ? name : `${name} of ${entry}`, at });
    }
  }
  for (const [name, at] of usage.operators) {
    if (takeRegistered(name)) used.push({ name: `ops ${name}`, at });
    else warnings.push(`${placeOf(at)}: there is no operator ${name}`);
  }
  for (const [text, at] of usage.dynamic)
    warnings.push(
      `${placeOf(at)}: \`${text}\` is called by a name that is computed. Name the operators, functions or methods that it may be under \`keep\``,
    );
  const ignored = new Set(leaveOut);
  for (const [member, at] of usage.members) {
    if (ignored.has(member) || !takeMember(member)) continue;
    used.push({ name: `.${member}`, at });
  }
  for (const name of keep) {
    const f = byName.get(name);
    if (f !== undefined) takeFunction(f);
    const isKept = [f !== undefined, takeMember(name), takeRegistered(name)].includes(true);
    if (!isKept) warnings.push(`keep: there is no function, method or operator \`${name}\``);
    else used.push({ name, at: null });
  }

  for (const feature of stated) include(feature, "stated");
  include("printing", "tensors that are printed");
  include("messages", "errors");
  const uses = (...words: readonly string[]): UsedAt | undefined => {
    for (const word of words) {
      const found =
        usage.members.get(word) ??
        usage.options.get(word) ??
        usage.texts.get(word) ??
        usage.imports.get("tengen")?.get(word);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const because = (feature: Feature, words: readonly string[]): void => {
    const at = uses(...words);
    if (at !== undefined) include(feature, placeOf(at));
  };
  because("hooks", hookWords);
  because("memory", disposalWords);
  because("half", narrowWords);
  because("complex", complexWords);
  const complex = [...names].find(makesComplex);
  if (complex !== undefined) include("complex", complex);
  const shorthand = [...usage.members].find(([member]) => shorthandMembers.has(member) && !ignored.has(member));
  if (shorthand !== undefined) include("indexing", `.${shorthand[0]}, ${placeOf(shorthand[1])}`);
  else if (usage.imports.get("tengen")?.has("tensor")) because("indexing", ["copy"]);

  const onMeta = uses("meta") !== undefined;
  const records =
    uses(...gradientWords) !== undefined || [...usage.imports.keys()].some((entry) => /nn$|optim$/.test(entry));
  const backends = ["CPU", ...(onMeta ? ["Meta"] : [])];
  const keys = [...backends, ...(records ? backends.map((key) => `Autograd${key}`) : [])];
  return {
    operators: { names: [...names], members, needed, records },
    keys,
    features,
    used,
    exports: [...(usage.imports.get("tengen") ?? [])].map(([name]) => name),
    modules,
    warnings,
  };
}

/** Whether an operator gives complex numbers for real ones. A test compares this with what sample calls return. */
export function makesComplex(operator: string): boolean {
  return /^(fft_|stft|linalg_eig(vals)?(\.|$)|_linalg_eig(\.|$)|(complex|polar|view_as_complex\w*|_fft_\w+)(\.|$))/.test(
    operator,
  );
}

/** What tensors have as a member: methods, and properties. */
function membersOf(functions: readonly PublicFunction[]): ReadonlyMap<string, PublicFunction> {
  const found = new Map<string, PublicFunction>();
  for (const f of functions) {
    if (f.operators.some((one) => isMethod(one) && one.func.kind !== "out") && !runtimeTensorMembers.has(f.method))
      found.set(f.method, f);
    for (const { property } of f.operators) if (property !== null) found.set(propertyName(property.text), f);
  }
  return found;
}

export function placeOf({ module, line }: UsedAt): string {
  return `${module}:${line}`;
}
