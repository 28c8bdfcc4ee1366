// A registry of about PyTorch 2.4, and derivatives of a later one, if available: shared/reference beside the project.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { runtimeExportLists } from "../../codegen/cli/library-package.js";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, Source } from "../../codegen/diagnostics.js";
import { generate } from "../../codegen/index.js";
import { KernelIndex } from "../../codegen/kernels/kernel-index.js";
import { layers } from "../../codegen/layers/index.js";
import { planAutograd } from "../../codegen/plan/autograd.js";
import { printSchema } from "../../runtime/schema/print.js";
import { referenceFolder, referenceSource } from "../reference.js";
import { pytorchFacts, writersWithoutReason } from "./problems.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = referenceFolder("pytorch-2.x");
const others = referenceFolder("others");

/** Errors in an entry of one version that meets a registry of another. */
const otherVersion =
  /^(there is no operator `|this is not the schema of `|`[\w.]+` has derivatives, but its kernel is CompositeImplicitAutograd)/;

function load(derivatives: Source | null) {
  const diagnostics = new Diagnostics();
  const registry = readRegistry(
    {
      functions: referenceSource(folder, "native_functions.yaml"),
      tags: referenceSource(folder, "tags.yaml"),
      derivatives,
      facts: pytorchFacts(),
    },
    { layers, diagnostics },
  );
  return { diagnostics, registry };
}

describe.skipIf(folder === "")("PyTorch 2.4's registry (shared/reference/pytorch-2.x)", () => {
  it("is accepted unchanged, and prints back to the letter", () => {
    const { diagnostics, registry } = load(null);
    expect(diagnostics.errors.map(({ message }) => message)).toEqual([]);
    expect(writersWithoutReason(registry)).toEqual([]);
    const written = registry.functions.filter((fn) => !fn.generated);
    const { text } = referenceSource(folder, "native_functions.yaml");
    const schemas = text.match(/(?<=^- func: ).*?(?= *(?:#.*)?$)/gm)!;
    expect(written.map((fn) => printSchema(fn.func))).toEqual(schemas);
    expect(written.length).toBe(2607);
  });

  it("is generated, and what is written type-checks", () => {
    const input = (name: string) => ({ path: name, text: referenceSource(folder, name).text });
    const project = mkdtempSync(path.join(tmpdir(), "tengen-pytorch-2-"));
    const out = path.join(project, "generated");
    try {
      const { files } = generate({
        functions: input("native_functions.yaml"),
        derivatives: null,
        tags: input("tags.yaml"),
        deprecated: null,
        facts: { path: "facts/pytorch.yaml", text: pytorchFacts().source.text, scope: "grammar" },
        kernels: null,
        exports: runtimeExportLists(root),
        places: {
          out,
          root: project,
          runtime: { folder: path.join(project, "runtime") },
          library: { folder: out },
          ownOperators: true,
        },
        lenient: false,
      });
      expect(files.size).toBeGreaterThan(50);
      // The library's layers have tables of its own registry, which other registries do not affect.
      cpSync(path.join(root, "generated/layers"), path.join(out, "layers"), { recursive: true });
      for (const [name, text] of files) {
        const file = path.join(out, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      writeFileSync(path.join(project, "package.json"), '{ "type": "module" }\n');
      symlinkSync(path.join(root, "runtime"), path.join(project, "runtime"));
      const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
      const { options } = ts.convertCompilerOptionsFromJson(
        { ...config.compilerOptions, rootDir: "/", typeRoots: [path.join(root, "node_modules/@types")] },
        root,
      );
      const written = [...files.keys()].filter((name) => name.endsWith(".ts")).map((name) => path.join(out, name));
      const program = ts.createProgram(written, options);
      // What is written and the layers beside it. The runtime, and the generated code of this tree that it imports, are `npm run typecheck`'s.
      const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(ts.sys.realpath!(project)));
      expect(own.length).toBeGreaterThanOrEqual(written.length);
      const wrong = [
        ...[...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()],
        ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
      ];
      expect(wrong.map((one) => [one.file?.fileName, ts.flattenDiagnosticMessageText(one.messageText, "\n")])).toEqual(
        [],
      );
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });

  it.skipIf(others === "")("takes all newer derivatives whose operators match", () => {
    const text = referenceSource(others, "newer_derivatives.yaml").text;
    const first = load(new Source("derivatives.yaml", text)).diagnostics.errors.filter(
      ({ file }) => file === "derivatives.yaml",
    );
    expect(first.map(({ message }) => message).filter((message) => !otherVersion.test(message))).toEqual([]);
    const mismatched = new Set(first.map(({ line }) => line));
    expect(mismatched.size).toBeLessThan(40);
    // Those entries left out, line by line, so that the others stay where they are.
    let left = false;
    const lines = text.split("\n").map((line, i) => {
      if (line.startsWith("- ")) left = mismatched.has(i + 1);
      return left ? "" : line;
    });
    const { diagnostics, registry } = load(new Source("derivatives.yaml", lines.join("\n")));
    const kernels = new KernelIndex([], diagnostics, { complete: false, library: [] });
    const plan = planAutograd({ registry, functions: registry.functions, kernels, keys: null }, diagnostics);
    expect(diagnostics.errors.map(({ message }) => message)).toEqual([]);
    // The formula of one entry calls operators that the older registry lacks.
    expect(plan.openHelpers.map(({ text }) => text).filter((text) => text.startsWith("_nested_get"))).toEqual([
      "_nested_get_max_seqlen(Tensor)",
      "_nested_get_min_seqlen(Tensor)",
    ]);
    expect(plan.nodes.length).toBeGreaterThan(550);
  });
});

const folder27 = referenceFolder("pytorch-2.7");

describe.skipIf(folder27 === "")("PyTorch 2.7's registry (shared/reference/pytorch-2.7)", () => {
  it("is accepted unchanged, with its derivatives", () => {
    const diagnostics = new Diagnostics();
    const [functions, tags, derivatives] = ["native_functions.yaml", "tags.yaml", "derivatives.yaml"].map((name) =>
      referenceSource(folder27, name),
    );
    const registry = readRegistry(
      { functions: functions!, tags: tags!, derivatives: derivatives!, facts: pytorchFacts() },
      { layers, diagnostics },
    );
    planAutograd(
      {
        registry,
        functions: registry.functions,
        kernels: new KernelIndex([], diagnostics, { complete: false, library: [] }),
        keys: null,
      },
      diagnostics,
    );
    expect(diagnostics.errors.map(({ message }) => message)).toEqual([]);
    expect(registry.functions.length).toBeGreaterThan(3000);
  });
});
