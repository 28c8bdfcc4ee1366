// The one direction of imports: every file has a rank, and no value import goes upwards or in a cycle.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { runtimeOfGenerator } from "../../codegen/cli/disk.js";

import { aliasNames, backendNames, deviceTypes, runtimeKeys } from "../../runtime/dispatch/keys.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders from the bottom to the top. A file may import from its own rank and below, types included. */
const ranks: readonly (readonly [rank: number, pattern: RegExp])[] = [
  // Errors and the shared state are at the bottom: names given to backends are stored in it.
  [
    0,
    /^runtime\/(core\/(shared|abi|errors|optional|describe|frames|builtin-module)|dispatch\/(keys|key-set|slots))\.ts$/,
  ],
  // WebAssembly's modules, programs and threads know no tensor and no dtype.
  [0.5, /^runtime\/wasm\//],
  [1, /^runtime\/(schema|formula|core)\//],
  [2, /^runtime\/dispatch\//],
  [3, /^runtime\/autograd\//],
  [4, /^runtime\/(modes|methods)\//],
  [4.5, /^runtime\/graphs\//],
  [5, /^generated\/operators\.ts$/],
  [6, /^generated\/functions\.ts$/],
  // The same functions under their names in PyTorch's modules.
  [6.5, /^generated\/modules\//],
  // What is printed of kernels, since it repeats for each number of tensors, is beside them.
  [7, /^runtime\/kernels\/|^generated\/loops\//],
  // A backend over the registry's rows, which are printed beside the vector programs; its entry stands above them.
  [8.5, /^runtime\/webgpu\/index\.ts$/],
  [7.5, /^runtime\/webgpu\//],
  [
    8,
    /^generated\/(register|autograd|structured|pointwise|layers)\/|^generated\/(methods|backend-select|calls|variants)\.ts$/,
  ],
  [8.5, /^runtime\/(layers|nn|optim|data|distributions|functional|plots|async)\//],
  [9, /^runtime\/((base|index)\.ts$|features\/)/],
  [9.5, /^generated\/runtime\//],
  [10, /^generated\/index\.ts$/],
];

/** Rooms of runtime/kernels, and the rooms there that each may import, types included. */
const kernelRooms: Readonly<Record<string, readonly string[]>> = {
  // What is asked of arguments, what outputs are like, functions of numbers: for the kernels of every backend.
  checks: [],
  shapes: ["checks"],
  math: [],
  // Loops that may be replaced: tables, and their declarations beside kernels.
  "loops/thresholds.ts": [],
  "loops/loop-table.ts": [],
  "loops/inner-loop.ts": ["loops/loop-table.ts", "loops/thresholds.ts"],
  // Memory of the host's: copies, iteration, arrays of elements.
  // What kernels hand complex tensors to, and the kernels that take them.
  "complex-kernels.ts": [],
  complex: ["checks", "shapes", "math", "memory", "cpu", "complex-kernels.ts"],
  memory: [
    "checks",
    "shapes",
    "math",
    "loops/thresholds.ts",
    "loops/loop-table.ts",
    "loops/inner-loop.ts",
    "complex-kernels.ts",
  ],
  "structured.ts": ["checks", "shapes", "memory"],
  // Kernels of a key: none knows another backend's.
  pointwise: ["checks", "shapes", "math", "memory", "structured.ts", "loops/thresholds.ts", "loops/loop-table.ts"],
  rows: [
    "checks",
    "shapes",
    "memory",
    "pointwise",
    "loops/thresholds.ts",
    "loops/loop-table.ts",
    "loops/inner-loop.ts",
  ],
  meta: ["checks", "shapes", "memory", "structured.ts"],
  cpu: [
    "checks",
    "shapes",
    "math",
    "memory",
    "structured.ts",
    "loops/thresholds.ts",
    "loops/loop-table.ts",
    "loops/inner-loop.ts",
    "complex-kernels.ts",
  ],
  // Written in operators; the files that touch memory are listed with reasons below.
  composite: ["checks", "shapes", "math", "memory", "structured.ts", "complex-kernels.ts"],
  derivatives: ["checks", "shapes", "composite", "complex-kernels.ts"],
  decompositions: ["checks", "shapes", "composite", "derivatives"],
  autograd: ["derivatives"],
  // The layers' knowledge of single operators.
  functionalize: ["shapes", "composite", "derivatives"],
  vmap: ["shapes", "derivatives"],
  "out-through.ts": [],
  "forms.ts": ["shapes", "memory", "derivatives"],
  "backend.ts": ["shapes", "memory", "composite", "forms.ts"],
  // Loops that replace those of kernels: tables (above), offers, lists of fast loops; WebAssembly's, one file a family.
  loops: ["math", "memory", "shapes", "cpu", "loops/loop-table.ts", "loops/inner-loop.ts"],
  wasm: [
    "math",
    "memory",
    "shapes",
    "cpu",
    "pointwise",
    "rows",
    "loops",
    "loops/thresholds.ts",
    "loops/loop-table.ts",
    "loops/inner-loop.ts",
  ],
};
/** What the folder of another backend may import. */
const backendRoom: readonly string[] = [...kernelRooms["cpu"]!, "backend.ts"];
const fromCodegen =
  /^runtime\/(schema\/|formula\/|core\/(dtype|abi)\.ts$|wasm\/(module|programs\/(vectors|rows))\.ts$|webgpu\/words\.ts$|dispatch\/(keys|kernel-gradients)\.ts$|kernels\/derivatives\/(newer-)?signatures\.ts$)/;

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[tj]s$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The generator's rooms from the bottom to the top. Types are ranked, too. */
const codegenRanks: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [0, /^codegen\/query\.ts$/],
  [1, /^codegen\/diagnostics\.ts$/],
  [2, /^codegen\/(model|print)\//],
  [3, /^codegen\/(api|kernels)\//],
  [4, /^codegen\/(formula|pointwise|rows)\//],
  [5, /^codegen\/load\//],
  [6, /^codegen\/derive\//],
  [7, /^codegen\/plan\//],
  // A layer's file has all that the generator does for it, so that only the pipeline may import it: the rooms below get the list of layers.
  [7.5, /^codegen\/layers\//],
  [8, /^codegen\/emit\//],
  [9, /^codegen\/[\w-]+\.ts$/],
  // What editors ask, over the pipeline's registry.
  [9.5, /^codegen\/editor\//],
  [10, /^codegen\/cli\//],
  [11, /^codegen\/bundler\//],
];

/** All modules that a file imports at its head, types included, as written. */
function allImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    const named = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : null;
    return named?.moduleSpecifier === undefined ? [] : [(named.moduleSpecifier as ts.StringLiteral).text];
  });
}

/** The modules a file imports values from, as written. */
function valueImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.ES2022);
  const found: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause;
      const bindings = clause?.namedBindings;
      const onlyTypes =
        clause !== undefined &&
        (clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
          (clause.name === undefined &&
            bindings !== undefined &&
            ts.isNamedImports(bindings) &&
            bindings.elements.length > 0 &&
            bindings.elements.every((element) => element.isTypeOnly)));
      if (!onlyTypes) found.push((statement.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined && !statement.isTypeOnly) {
      const { exportClause } = statement;
      const onlyTypes =
        exportClause !== undefined &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.every((element) => element.isTypeOnly);
      if (!onlyTypes) found.push((statement.moduleSpecifier as ts.StringLiteral).text);
    }
  }
  return found;
}

function target(from: string, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  const file = relative(root, resolve(join(root, dirname(from)), specifier));
  // The modules that share the runtime's names are JavaScript.
  return file.startsWith("generated/runtime/") ? file : file.replace(/\.js$/, ".ts");
}

const runtimeFiles = [...filesUnder("runtime"), ...filesUnder("generated")];
const codegenFiles = filesUnder("codegen");
const imports = new Map([...runtimeFiles, ...codegenFiles].map((file) => [file, valueImports(file)]));

const generatedRanks = new Map<string, number>();

function rankOf(file: string): number {
  const row = ranks.find(([, pattern]) => pattern.test(file));
  if (row !== undefined) return row[0];
  if (!file.startsWith("generated/"))
    throw new Error(`${file} has no rank: add it to the table of the architecture test`);
  const known = generatedRanks.get(file);
  if (known !== undefined) return known;
  // What other emitters generate stands beside the operators, or above all of the runtime that it imports.
  const operators = rankOf("generated/operators.ts");
  generatedRanks.set(file, operators);
  const rank = allImports(file).reduce((highest, specifier) => {
    const to = target(file, specifier);
    return to === null ? highest : Math.max(highest, rankOf(to) + (to.startsWith("generated/") ? 0 : 1));
  }, operators);
  generatedRanks.set(file, rank);
  return rank;
}

/** The sets of files that reach each other, each in order (Tarjan's components of more than one file). */
function circles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const specifier of importsOf.get(file)!) {
      const to = target(file, specifier);
      if (to === null || !importsOf.has(to)) continue;
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1) found.push(members.sort());
  };
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return found.sort();
}

describe("architecture", () => {
  test("the runtime and the generated code import from their own rank and below, types included, and no package", () => {
    const wrong: string[] = [];
    for (const file of runtimeFiles) {
      for (const specifier of allImports(file)) {
        const to = target(file, specifier);
        // The entry for asynchronous tasks is for Node alone.
        if (file === "runtime/async/index.ts" && specifier === "node:async_hooks") continue;
        if (to === null) wrong.push(`${file} imports the package ${specifier}`);
        else if (rankOf(to) > rankOf(file)) wrong.push(`${file} imports ${to}, which stands above it`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("rooms of kernels import only the rooms below that are listed for them", () => {
    // A file with a row of its own is below the others of its folder.
    const roomOf = (file: string): string => {
      const path = file.slice("runtime/kernels/".length);
      return path in kernelRooms ? path : path.split("/")[0]!;
    };
    const files = filesUnder("runtime/kernels");
    const wrong = files.flatMap((file) =>
      allImports(file).flatMap((specifier) => {
        const to = target(file, specifier);
        if (to === null || !to.startsWith("runtime/kernels/") || roomOf(to) === roomOf(file)) return [];
        return (kernelRooms[roomOf(file)] ?? backendRoom).includes(roomOf(to)) ? [] : [`${file} imports ${to}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("the generator imports from the runtime only rooms that know no operator", () => {
    const wrong: string[] = [];
    for (const file of codegenFiles) {
      for (const specifier of imports.get(file)!) {
        const to = target(file, specifier);
        if (to?.startsWith("codegen/") === false && !fromCodegen.test(to)) wrong.push(`${file} imports ${to}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the generator notices changes of whatever it imports from the runtime", () => {
    const unnoticed = codegenFiles.flatMap((file) =>
      imports.get(file)!.flatMap((specifier) => {
        const to = target(file, specifier);
        const room = to?.startsWith("runtime/") === true ? to.slice("runtime/".length) : null;
        const isNoticed = (known: string): boolean => room === known || room!.startsWith(`${known}/`);
        return room === null || runtimeOfGenerator.some(isNoticed) ? [] : [`${file} imports ${to}`];
      }),
    );
    expect(unnoticed).toEqual([]);
  });

  test("the generator imports from its own rank and below, types included", () => {
    const rank = (file: string): number => codegenRanks.find(([, pattern]) => pattern.test(file))![0];
    const wrong = codegenFiles.flatMap((file) =>
      allImports(file).flatMap((specifier) => {
        const to = target(file, specifier);
        return to?.startsWith("codegen/") && rank(to) > rank(file) ? [`${file} imports ${to}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("emitters see the plan, not what it was made of", () => {
    const decides = /^codegen\/(derive|kernels)\/|^codegen\/(api\/keys|diagnostics)\.ts$/;
    const wrong = codegenFiles.flatMap((file) =>
      file.startsWith("codegen/emit/")
        ? allImports(file).flatMap((specifier) => {
            const to = target(file, specifier);
            return to !== null && decides.test(to) ? [`${file} imports ${to}`] : [];
          })
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["of value imports", () => imports],
    [
      "of imports in the generator, types included",
      () => new Map(codegenFiles.map((file): [string, string[]] => [file, allImports(file)])),
    ],
  ])("no circle %s", (_, importsOf) => {
    const imports = importsOf();
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const path: string[] = [];
    const visit = (file: string): void => {
      if (state.get(file) === "done") return;
      if (state.get(file) === "open") {
        circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
        return;
      }
      state.set(file, "open");
      path.push(file);
      for (const specifier of imports.get(file) ?? []) {
        const to = target(file, specifier);
        if (to !== null && imports.has(to)) visit(to);
      }
      path.pop();
      state.set(file, "done");
    };
    for (const file of imports.keys()) visit(file);
    expect(circles).toEqual([]);
  });

  test("no circle of imports in the runtime, types included, but for those that have a reason", () => {
    const reasons: Readonly<Record<string, readonly string[]>> = {
      "methods of tensors have their bodies beside the class": ["elements", "hooks", "json", "tensor"].map(
        (name) => `runtime/core/${name}.ts`,
      ),
      "an operator knows its dispatcher and its kernels, which take the operator": [
        "boxing",
        "kernel",
        "operator-entry",
        "operator-registry",
        "reasons",
      ].map((name) => `runtime/dispatch/${name}.ts`),
      "a node knows its graph": ["arguments", "graph", "json", "node", "planners", "run", "text"].map(
        (name) => `runtime/graphs/${name}.ts`,
      ),
    };
    expect(circles(new Map(runtimeFiles.map((file) => [file, allImports(file)])))).toEqual(Object.values(reasons));
  });

  test("arrays of storages are read and written in core, by the movers and the runners of generated loops only", () => {
    const allowed = /^runtime\/(core\/|kernels\/(pointwise|rows|memory)\/)/;
    const access =
      /\bstorage!?\.(array|words|data|typed|typedCode)\b|\{[^{}]*\b(array|words)\b[^{}]*\} = [\w.]*storage\b|\b(arrayOf|memoryOf)\(/;
    const wrong = filesUnder("runtime").filter(
      (file) => !allowed.test(file) && access.test(readFileSync(join(root, file), "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  test("composite and derivative kernels reach no memory past a wrapper, but for those listed with a reason", () => {
    const reaches = {
      "the kernels of views, which refuse wrappers by name": [
        "composite/views.ts",
        "composite/splitting.ts",
        "composite/joining.ts",
      ],
      "copies, aliases and changes of storages, which refuse wrappers by name": ["composite/conversion.ts"],
      "a view that is copied where it shows its base's memory": ["composite/view-copies.ts"],
      "views of the parts of complex numbers, which refuse wrappers by name": ["composite/complex.ts"],
      "fresh memory of a plain device, filled at once": [
        "composite/factories.ts",
        "composite/files.ts",
        "composite/tabulate.ts",
      ],
      "a number as a fresh tensor": ["derivatives/values.ts"],
      "reads through `readable`, which asks wrappers": ["composite/values.ts"],
      "a boundary as a fresh tensor": ["composite/sort.ts"],
    };
    const touches =
      /\bstorage\b[^:]|\b(makeView|makeTensor|makeStorage|allocate\w*|aliasOf|setMetadata|readElement|writeElement|elementsOf|memoryOf|(bits|numbers|integers|bigints|words|unit|largest64|scalar)Of|numeric|dense|stored|fillStretch|copyInto|copiedStorage|castTensor|offsetToBag|searchValue)\(/;
    const found = filesUnder("runtime/kernels")
      .map((file) => file.replace("runtime/kernels/", ""))
      .filter((file) => /^(composite|derivatives)\//.test(file))
      .filter((file) => {
        const text = readFileSync(join(root, "runtime/kernels", file), "utf8");
        return touches.test(text.replace(/\/\*\*.*?\*\/|\/\/[^\n]*|"[^"]*"|`[^`]*`/gs, ""));
      });
    expect(found.sort()).toEqual(Object.values(reaches).flat().sort());
  });

  /** The lines of a folder's files that quote one of the names, without comments. */
  function quoting(folder: string, names: readonly string[]): string[] {
    const quoted = new RegExp(`["'\`](?:aten::)?(?:${names.join("|").replaceAll(".", "\\.")})["'\`]`);
    return filesUnder(folder).flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8")
        .replace(/\/\*\*.*?\*\/|^ *\/\/[^\n]*/gms, "")
        .split("\n");
      return lines.filter((line) => quoted.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
  }

  test("no emitter and no runner of loops names a backend, a device or another dispatch key", () => {
    const names = [...backendNames, ...deviceTypes(), ...aliasNames, ...runtimeKeys.map(({ name }) => name)];
    const folders = ["codegen/emit", "codegen/pointwise", "runtime/kernels/pointwise"];
    expect(folders.flatMap((folder) => quoting(folder, names))).toEqual([]);
  });

  test("no emitter names an operator", () => {
    const registry = readFileSync(join(root, "native_functions.yaml"), "utf8");
    const names = [...registry.matchAll(/^- func: (?:\w+::)?((\w+)(?:\.\w+)?)/gm)].flatMap(([, full, name]) => [
      full!,
      name!,
    ]);
    expect(names).toContain("add.Tensor");
    // Kinds of history, as the YAML's fields have them, and the suffix of tangents in formulas.
    const words = new Set(["view", "as_strided", "t"]);
    const others = [...new Set(names)].filter((name) => !words.has(name));
    expect(quoting("codegen/emit", others)).toEqual([]);
  });

  test("names end in `_meta` for kernels of the Meta key alone, `_spec` and `_outputs` for shape functions", () => {
    const named = new Map<string, string>();
    const registry = readFileSync(join(root, "native_functions.yaml"), "utf8");
    for (const [, keys, name] of registry.matchAll(/^ {4}([A-Z]\w*(?:, \w+)*): (\w+)$/gm)) {
      if (/_(meta|spec)_?$/.test(name!) || keys!.split(", ").includes("Meta")) named.set(name!, keys!);
    }
    const exported = filesUnder("runtime/kernels").flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/^export (?:function|const) (\w+_meta_?)\b/gm)].map(
        ([, name]) => [name!, named.get(name!) ?? "no key"] as const,
      ),
    );
    expect(exported.length).toBeGreaterThan(60);
    expect(exported.filter(([, keys]) => keys !== "Meta")).toEqual([]);
    expect([...named].filter(([name]) => /_spec_?$/.test(name))).toEqual([]);
  });

  test("constants of the runtime are marked as pure by the build alone", () => {
    const marked = filesUnder("runtime").filter((file) => readFileSync(join(root, file), "utf8").includes("__PURE__"));
    expect(marked).toEqual([]);
  });

  test("every file begins with a line on what it is for", () => {
    const bare = [...imports.keys()].filter((file) => {
      const first = readFileSync(join(root, file), "utf8").replace(/^#!.*\n/, "");
      return !/^\/\/ \S|^\/\*\*/.test(first);
    });
    expect(bare).toEqual([]);
  });
});
