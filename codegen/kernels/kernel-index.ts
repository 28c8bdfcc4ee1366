// Which kernels exist: every export of the kernel sources by name, with its parameters and where it stands.

import { type Diagnostics, didYouMean, type Place, Source } from "../diagnostics.js";

export interface KernelParameter {
  readonly name: string;
  /** The annotated type as written, "" where there is none. */
  readonly type: string;
  /** Has `?`, a default or `...`. */
  readonly optional: boolean;
  readonly rest: boolean;
}

/** One export of a kernel file. */
export interface KernelExport {
  readonly name: string;
  /** Path from the package's root, with `/`. */
  readonly file: string;
  readonly offset: number;
  /** Null where the export is not a function, or is one whose parameters are not spelled out (returned by a call). */
  readonly parameters: readonly KernelParameter[] | null;
  /** The annotated return type as written, "" where there is none. */
  readonly returns: string;
}

/** The data read from a kernel source. */
export interface KernelContents {
  readonly exports: readonly KernelExport[];
  /** Each name that the file declares, with the imported and declared names that its code mentions. */
  readonly mentions: Readonly<Record<string, readonly string[]>>;
  /** Local name of each value import -> where it comes from. */
  readonly imports: Readonly<Record<string, { readonly from: string; readonly name: string }>>;
  /** The first syntax error, where there is one. */
  readonly problem?: { readonly offset: number; readonly message: string };
}

/** A kernel source as the pipeline receives it. */
export interface KernelFile extends KernelContents {
  /** Relative to the project's root; kernels of the library begin with `libraryFolder`. */
  readonly path: string;
  readonly text: string;
  /** The name for messages, if it differs from the path. */
  readonly shown?: string;
}

/** Stands for the library's folder in the paths of its kernels, wherever it is installed. */
export const libraryFolder = "tengen:";

export interface KernelIndexOptions {
  /** False where a package is generated for kernels that others supply: then no kernel counts as missing. */
  readonly complete?: boolean;
  /** The library's own kernels, searched after the project's. */
  readonly library?: readonly KernelFile[];
}

/** All exports of all kernel files by name. Names are unique across a project's files. */
export class KernelIndex {
  readonly #byName = new Map<string, KernelExport>();
  readonly #library = new Map<string, KernelExport>();
  readonly files: ReadonlyMap<string, KernelFile>;
  readonly #sources = new Map<string, Source>();
  /** False where a package is generated for kernels that others supply: then no kernel counts as missing. */
  readonly complete: boolean;

  constructor(
    files: readonly KernelFile[],
    diagnostics: Diagnostics,
    { complete = true, library = [] }: KernelIndexOptions = {},
  ) {
    this.complete = complete;
    this.files = new Map([...library, ...files].map((file) => [file.path, file]));
    for (const file of library) for (const item of file.exports) this.#library.set(item.name, item);
    for (const file of files) {
      if (file.problem !== undefined) {
        const { offset, message } = file.problem;
        const place = { source: new Source(file.shown ?? file.path, file.text), offset, length: 1 };
        diagnostics.error(place, `this is not TypeScript: ${message}`);
      }
      for (const item of file.exports) {
        const first = this.#byName.get(item.name);
        if (first === undefined) this.#byName.set(item.name, item);
        else if (item.parameters !== null && first.parameters !== null) {
          diagnostics.error(this.place(item), `kernel \`${item.name}\` is exported twice`, {
            hint: "a kernel is named in the YAML by its exported identifier, so the name must be unique",
            related: [{ place: this.place(first), message: "the other one" }],
          });
        }
      }
    }
  }

  find(name: string): KernelExport | null {
    return this.#byName.get(name) ?? this.#library.get(name) ?? null;
  }

  /** A function that the project's own kernel sources export. */
  findFunction(name: string): KernelExport | null {
    const found = this.#byName.get(name);
    return found === undefined || found.parameters === null ? null : found;
  }

  /** Where an export is declared, for messages. */
  place(item: KernelExport): Place {
    let source = this.#sources.get(item.file);
    if (source === undefined) {
      const file = this.files.get(item.file)!;
      this.#sources.set(item.file, (source = new Source(file.shown ?? file.path, file.text)));
    }
    return { source, offset: item.offset, length: item.name.length };
  }

  hint(name: string): string | null {
    return didYouMean(name, this.#byName.keys(), "export it from a file in the kernels folder");
  }
}
