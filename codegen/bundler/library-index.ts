// Which operators each public name of the library's entries can call, found in its modules as a selection finds those of kernels: from declaration to
// declaration, until a stub of an operator is reached.

import type { KernelContents } from "../kernels/kernel-index.js";

/** One module: for each declaration the names that it mentions, and where imported names come from. */
export interface LibraryModule {
  readonly mentions: Readonly<Record<string, readonly string[]>>;
  readonly imports: Readonly<Record<string, { readonly from: string; readonly name: string }>>;
  /** Modules whose exports it exports. */
  readonly passesOn: readonly string[];
}

/** The library's modules outside its kernels, by their paths: `runtime/nn/linear.ts`. */
export type LibraryModules = Readonly<Record<string, LibraryModule>>;

/** What a name of an entry leads to. */
export interface Reach {
  /** The stubs and handles of operators that it mentions, by the names that generated/operators.ts exports. */
  readonly operators: ReadonlySet<string>;
  /** The modules that it passes through. */
  readonly modules: ReadonlySet<string>;
}

/** The module of each entry that programs import, without that of the operators themselves. */
export const entryModules = {
  tengen: "runtime/base.ts",
  "tengen/nn": "runtime/nn/index.ts",
  "tengen/functional": "runtime/nn/functional.ts",
  "tengen/optim": "runtime/optim/index.ts",
  "tengen/data": "runtime/data/index.ts",
  "tengen/distributions": "runtime/distributions/index.ts",
  "tengen/plots": "runtime/plots/index.ts",
} as const;

const operatorsModule = "generated/operators";

/** A text in which `import * as a` is an import of the members that it uses, `a.b` being `a__b`: that is how modules of functions are read. */
export function withMembersImported(text: string): string {
  let result = text;
  for (const [line, name, from] of text.matchAll(/^import \* as (\w+) from ("[^"]+");$/gm)) {
    const used = new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, member]) => member!));
    const list = [...used].map((member) => `${member} as ${name}__${member}`).join(", ");
    result = result
      .replace(line, used.size === 0 ? "" : `import { ${list} } from ${from};`)
      .replace(new RegExp(`\\b${name}\\.(\\w+)`, "g"), `${name}__$1`);
  }
  return result;
}

/** The index of modules that were read as kernels are. */
export function indexModules(
  files: readonly { readonly path: string; readonly text: string }[],
  contents: readonly KernelContents[],
): LibraryModules {
  return Object.fromEntries(
    files.map(({ path, text }, i) => {
      const { mentions, imports } = contents[i]!;
      const resolved = Object.entries(imports).map(([local, { from, name }]) => [
        local,
        { from: at(path, from), name },
      ]);
      const passed = [...text.matchAll(/^export \* from "([^"]+)";$/gm)].map(([, from]) => at(path, from!));
      const grouped = [...text.matchAll(/^export \* as (\w+) from "([^"]+)";$/gm)].map(
        ([, name, from]) => [name!, { from: at(path, from!), name: "*" }] as const,
      );
      return [
        path,
        {
          mentions: { ...mentions, ...Object.fromEntries(grouped.map(([name]) => [name, [name]])) },
          imports: { ...Object.fromEntries(resolved), ...Object.fromEntries(grouped) },
          passesOn: passed,
        },
      ];
    }),
  );
}

/** A relative import as a path from the root: `runtime/nn/linear.ts`; that of the operators without extension. */
function at(file: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const folders = file.split("/").slice(0, -1);
  for (const part of specifier.replace(/\.[jt]s$/, "").split("/")) {
    if (part === "..") folders.pop();
    else if (part !== ".") folders.push(part);
  }
  const path = folders.join("/");
  return path === operatorsModule ? path : `${path}.ts`;
}

export class LibraryIndex {
  readonly #modules: LibraryModules;
  readonly #found = new Map<string, Reach>();

  constructor(modules: LibraryModules) {
    this.#modules = modules;
  }

  /** The names that a module exports; `functional.relu` for one of a group. */
  exportsOf(module: string): ReadonlySet<string> {
    const found = new Set<string>();
    const source = this.#modules[module];
    if (source === undefined) return found;
    for (const name of Object.keys(source.mentions)) found.add(name);
    for (const from of source.passesOn) for (const name of this.exportsOf(from)) found.add(name);
    return found;
  }

  /** What a name that a module exports leads to: `Linear`, or `init.normal` of a group; `*` stands for all. */
  reach(module: string, name: string): Reach {
    const key = `${module} ${name}`;
    let found = this.#found.get(key);
    if (found === undefined) {
      const operators = new Set<string>();
      const modules = new Set<string>();
      this.#visit(module, name, operators, modules, new Set());
      this.#found.set(key, (found = { operators, modules }));
    }
    return found;
  }

  #visit(module: string, name: string, operators: Set<string>, modules: Set<string>, seen: Set<string>): void {
    const key = `${module} ${name}`;
    const source = this.#modules[module];
    if (source === undefined || seen.has(key)) return;
    seen.add(key);
    const [first, ...members] = name.split(".");
    if (members.length > 0) {
      const group = this.#groupOf(module, first!);
      this.#visit(group ?? module, group === null ? first! : members.join("."), operators, modules, seen);
      return;
    }
    if (name === "*") {
      for (const one of this.exportsOf(module)) this.#visit(module, one, operators, modules, seen);
      return;
    }
    if (!Object.hasOwn(source.mentions, name) && !Object.hasOwn(source.imports, name)) {
      for (const from of source.passesOn) this.#visit(from, name, operators, modules, seen);
      return;
    }
    modules.add(module);
    for (const mentioned of Object.hasOwn(source.mentions, name) ? source.mentions[name]! : [name]) {
      const imported = Object.hasOwn(source.imports, mentioned) ? source.imports[mentioned] : undefined;
      if (imported === undefined) this.#visit(module, mentioned, operators, modules, seen);
      else if (imported.from === operatorsModule) operators.add(imported.name);
      else this.#visit(imported.from, imported.name, operators, modules, seen);
    }
  }

  /** The module that a name stands for all of; null for a name of another kind. */
  #groupOf(module: string, name: string): string | null {
    const source = this.#modules[module];
    const imported = source?.imports[name];
    if (imported?.name === "*") return imported.from;
    for (const from of source?.passesOn ?? []) {
      const group = this.#groupOf(from, name);
      if (group !== null) return group;
    }
    return null;
  }
}
