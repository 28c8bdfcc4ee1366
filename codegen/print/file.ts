// A generated file: its head, its sorted imports, its body. The only place where a file's text is assembled.

import { type Hole, isSameCode, PrintedSequences, print, type Ref } from "./code.js";
import { origin } from "./head.js";

/** One generated file before printing. `path` and the paths of references are relative to the package's root. */
export interface GeneratedFile {
  readonly path: string;
  /** The registry files that it is generated from. */
  readonly from: readonly string[];
  /** One line: what the file is for. */
  readonly charter: string;
  readonly body: Hole;
  /** The name under which the file imports a module as a whole, for modules of which it uses many names; null for others. */
  readonly namespaceOf?: (target: string) => string | null;
  /** Names that the file declares itself; an import of the same name is renamed. */
  readonly declares?: Iterable<string>;
}

/** How a file refers to another one in an import: `relative` within one tree, a package's exports from outside it. */
export type Specifier = (file: string, target: string) => string;

/**
 * The text of a generated file.
 * @param sequences what earlier runs printed of it, for later ones; null where no run follows
 */
export function printFile(
  file: GeneratedFile,
  specifier: Specifier = relativeSpecifier,
  sequences: PrintedSequences | null = null,
): string {
  const taken = new Map<string, string>();
  for (const name of file.declares ?? []) taken.set(name, file.path);
  const imports = new Map<string, Map<string, Import>>();
  const namespaces = new Map<string, string>();

  const known = new Map<Ref, string>();
  const body = print(
    file.body,
    (symbol) => {
      let local = known.get(symbol);
      if (local === undefined) known.set(symbol, (local = nameOf(symbol)));
      return local;
    },
    sequences,
  );

  function nameOf(symbol: Ref): string {
    if (symbol.from === file.path) return symbol.name;
    const namespace = symbol.typeOnly ? null : (file.namespaceOf?.(symbol.from) ?? null);
    if (namespace !== null) {
      let local = namespaces.get(symbol.from);
      if (local === undefined) {
        local = free(namespace, taken);
        taken.set(local, symbol.from);
        namespaces.set(symbol.from, local);
      }
      return `${local}.${symbol.name}`;
    }
    let names = imports.get(symbol.from);
    if (names === undefined) imports.set(symbol.from, (names = new Map()));
    let entry = names.get(symbol.name);
    if (entry === undefined) {
      names.set(symbol.name, (entry = { name: symbol.name, local: localName(symbol, taken), typeOnly: true }));
    }
    if (!symbol.typeOnly) entry.typeOnly = false;
    return entry.local;
  }

  const lines: string[] = [];
  const targets = new Set([...imports.keys(), ...namespaces.keys()]);
  const modules = [...targets].map((target) => ({
    specifier: specifier(file.path, target),
    names: imports.get(target) ?? new Map<string, Import>(),
    namespace: namespaces.get(target),
  }));
  modules.sort((a, b) => importRank(a.specifier) - importRank(b.specifier) || compare(a.specifier, b.specifier));
  for (const { specifier: from, names, namespace } of modules) {
    if (namespace !== undefined) lines.push(`import * as ${namespace} from ${JSON.stringify(from)};`);
    const sorted = [...names.values()].sort((a, b) => compare(a.name, b.name));
    lines.push(
      ...importLines(
        "import type",
        sorted.filter((entry) => entry.typeOnly),
        from,
      ),
    );
    lines.push(
      ...importLines(
        "import",
        sorted.filter((entry) => !entry.typeOnly),
        from,
      ),
    );
  }
  const head = [`// ${origin(file.from)}`, `// ${file.charter}`];
  const top = [...head, "", ...lines, ...(lines.length === 0 ? [] : [""])].join("\n");
  return `${top}\n${body.trimEnd()}\n`;
}

/** A file as last printed. */
interface PrintedFile {
  readonly file: GeneratedFile;
  readonly specifier: Specifier;
  readonly declares: readonly string[];
  readonly sequences: PrintedSequences;
  readonly text: string;
}

/** The texts of files as last printed: a file with the same pieces has the same text. */
export class PrintedFiles {
  readonly #known = new Map<string, PrintedFile>();

  /** The text, as `printFile` has it. */
  print(file: GeneratedFile, specifier: Specifier): string {
    const known = this.#known.get(file.path);
    if (known?.file === file && known.specifier === specifier) return known.text;
    const declares = [...(file.declares ?? [])];
    const sequences = known?.sequences ?? new PrintedSequences();
    const isSame =
      known !== undefined &&
      known.specifier === specifier &&
      known.file.charter === file.charter &&
      sameItems(known.file.from, file.from) &&
      sameItems(known.declares, declares) &&
      isSameCode(known.file.body, file.body);
    const text = isSame ? known.text : printFile(file, specifier, sequences);
    this.#known.set(file.path, { file, specifier, declares, sequences, text });
    return text;
  }
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

interface Import {
  readonly name: string;
  readonly local: string;
  typeOnly: boolean;
}

/** The name under which the file knows a symbol: its own, or prefixed by its module if that is taken. */
function localName(symbol: Ref, taken: Map<string, string>): string {
  let name = symbol.name;
  if (taken.has(name)) {
    const module = symbol.from.slice(symbol.from.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
    name = `${module.replace(/[^\w$]/g, "_")}_${name}`;
    name = free(name, taken);
  }
  taken.set(name, symbol.from);
  return name;
}

/** The name, with underscores appended until it is not taken. */
function free(name: string, taken: ReadonlyMap<string, string>): string {
  let found = name;
  while (taken.has(found)) found += "_";
  return found;
}

/** One name per line, even if there is only one: adding or removing a name changes its own line and no other. */
function importLines(keyword: string, names: readonly Import[], from: string): string[] {
  if (names.length === 0) return [];
  const rows = names.map(({ name, local }) => (name === local ? `  ${name},` : `  ${name} as ${local},`));
  return [`${keyword} {`, ...rows, `} from ${JSON.stringify(from)};`];
}

function importRank(specifier: string): number {
  return specifier.startsWith(".") ? 1 : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `../runtime/core/tensor.js`, relative from one path below the root to another. */
export function relativeSpecifier(file: string, target: string): string {
  const from = segments(file).slice(0, -1);
  const to = segments(target);
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  const up = from.length - shared;
  const path = [...(up === 0 ? ["."] : Array<string>(up).fill("..")), ...to.slice(shared)].join("/");
  return path.replace(/\.ts$/, ".js");
}

/** A path's segments, with `.` and `..` resolved. */
function segments(path: string): string[] {
  const chunks: string[] = [];
  for (const part of path.split("/")) {
    if (part === "." || part === "") continue;
    if (part === ".." && chunks.length > 0 && chunks.at(-1) !== "..") chunks.pop();
    else chunks.push(part);
  }
  return chunks;
}
