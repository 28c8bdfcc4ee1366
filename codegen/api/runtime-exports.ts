// What the package's entry exports besides the operators' functions: names that no operator may take.

/** By the kind of loops: the function that registers them, which generated code exports. */
export const vectorOffers = { wasm: "offerWasm", wgsl: "webgpu" } as const;

/** What the entry exports from generated code besides the operators' functions. */
export const generatedExports: ReadonlySet<string> = new Set([vectorOffers.wasm]);

/** The modules of the runtime that list its public names. Forward mode and what is built on it are left out of small selections. */
export const exportLists = { base: "runtime/base.ts", forward: "runtime/autograd/transforms.ts" } as const;
export type ExportList = keyof typeof exportLists;

/** A public name of the runtime. */
export interface RuntimeExport {
  readonly name: string;
  readonly isType: boolean;
  /** Whether the list declares it itself, rather than exporting it from another module. */
  readonly isDeclared: boolean;
}

/** The names that a list exports, from its source or its declarations. */
export function readExports(text: string): readonly RuntimeExport[] {
  const listed = [...text.matchAll(/^export (type )?\{([^}]*)\} from /gm)].flatMap(([, type, names]) =>
    names!
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "")
      .map((item) => ({
        name: item.replace(/^type /, "").replace(/^.* as /, ""),
        isType: type !== undefined || item.startsWith("type "),
        isDeclared: false,
      })),
  );
  const declared = [...text.matchAll(/^export (?:declare )?(const|type) (\w+)/gm)].map(([, kind, name]) => ({
    name: name!,
    isType: kind === "type",
    isDeclared: true,
  }));
  return [...listed, ...declared];
}
