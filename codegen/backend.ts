// Out-of-tree backends: a YAML that says which operators a backend supports becomes registrations of exactly those, with typed stubs for what is missing.

import { backendNames } from "../runtime/dispatch/keys.js";
import { stubName } from "./api/names.js";
import { handle, parameterNames, returns } from "./api/stub.js";
import { values } from "./api/symbols.js";
import { valueType } from "./api/types.js";
import { type Diagnostic, Diagnostics, didYouMean, type Place, Source } from "./diagnostics.js";
import { kernelRef } from "./emit/kernels-by-key.js";
import { specifierFor } from "./emit/specifier.js";
import { misfitOf } from "./kernels/fit.js";
import { KernelIndex } from "./kernels/kernel-index.js";
import type { Field, FieldTable } from "./load/fields.js";
import { readFields, splitNode } from "./load/read-fields.js";
import { readYaml } from "./load/yaml.js";
import type { NativeFunction } from "./model/native-function.js";
import type { Registry } from "./model/registry.js";
import { loadInput, type PipelineInput } from "./pipeline.js";
import { type Code, code, join, jsDoc, literal, type Ref, ref } from "./print/code.js";
import { printFile } from "./print/file.js";

const ignored = (doc: string): Field => ({ kind: "text", doc, inTypeScript: "Read, and without meaning here." });

/** The fields of a backend's file, as gen_backend_stubs reads them. */
export const backendFields: FieldTable = {
  backend: {
    kind: "text",
    required: true,
    doc: "The dispatch key of the backend: `PrivateUse1`, `XLA`, `WebGPU`, ...",
  },
  supported: {
    kind: "names",
    required: true,
    doc: "The operators that the backend has kernels for, by registry name.",
  },
  autograd: { kind: "names", doc: "Operators whose gradient the backend computes by kernels of its own." },
  name: {
    kind: "text",
    doc: "What kernels are called after: `add_Tensor_NAME`. Without it: the key in small letters.",
    tengen: true,
  },
  cpp_namespace: ignored("The namespace of the C++ kernels."),
  extra_headers: ignored("C++ headers."),
  class_name: ignored("The C++ class of the kernels."),
  use_out_as_primary: {
    kind: "flag",
    doc: "Whether kernels are written for out forms.",
    inTypeScript: "Read, and without meaning here: each form is listed.",
  },
  device_guard: {
    kind: "flag",
    doc: "Whether the current device is switched.",
    inTypeScript: "Read, and without meaning here.",
  },
  symint: {
    kind: "names",
    doc: "Operators with symbolic sizes.",
    inTypeScript: "Sizes are numbers: these are supported operators like others.",
  },
  full_codegen: { kind: "names", doc: "Operators of lazy backends.", inTypeScript: "Read, and without meaning here." },
  non_native: {
    kind: "texts",
    doc: "Further operators of lazy backends.",
    inTypeScript: "Read, and without meaning here.",
  },
  ir_gen: { kind: "names", doc: "Operators of lazy backends.", inTypeScript: "Read, and without meaning here." },
};

export interface BackendOutput {
  /** Path below the output folder -> text. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly Diagnostic[];
  /** Kernels that the file promises and no source exports. */
  readonly missing: readonly string[];
  /** Operators that no composite serves and the backend does not list. */
  readonly uncovered: readonly string[];
  readonly supported: number;
}

interface Wanted {
  readonly f: NativeFunction;
  readonly key: string;
  readonly kernelName: string;
  readonly place: Place;
}

/**
 * Registrations of a backend's kernels.
 * @throws DiagnosticsError for what is wrong with the file, the registry or the kernels
 */
export function generateBackend(
  backend: { readonly path: string; readonly text: string },
  input: Omit<PipelineInput, "ops" | "keys">,
): BackendOutput {
  const diagnostics = new Diagnostics();
  const registry = loadInput(input, diagnostics);
  diagnostics.throwIfErrors();
  const kernels = new KernelIndex(input.kernels ?? [], diagnostics, {
    complete: input.kernels !== null,
    library: input.libraryKernels ?? [],
  });
  const read = readBackend(new Source(backend.path, backend.text), registry, diagnostics);
  diagnostics.throwIfErrors();
  const { key, name, wanted } = read!;

  const missing: Wanted[] = [];
  const refs = new Map<Wanted, Ref>();
  const stubsPath = `generated/${name}-missing.ts`;
  for (const item of wanted) {
    const found = kernels.find(item.kernelName);
    if (found === null) {
      missing.push(item);
      refs.set(item, ref(item.kernelName, stubsPath));
      continue;
    }
    const misfit = misfitOf(found, item.f.func.arguments);
    if (misfit !== null) {
      diagnostics.error(item.place, `kernel \`${item.kernelName}\` does not fit \`${item.f.schemaText}\`: ${misfit}`, {
        related: [{ place: kernels.place(found), message: "the kernel" }],
      });
    }
    refs.set(item, kernelRef(found));
  }
  diagnostics.throwIfErrors();

  const path = `generated/${name}.ts`;
  const from = [backend.path.slice(backend.path.lastIndexOf("/") + 1)];
  const keys = [...new Set(wanted.map((item) => item.key))];
  const libraryName = (each: string) => (each === key ? "m" : "autograd");
  const specifier = specifierFor(input.places);
  const files = new Map<string, string>();
  files.set(
    `${name}.ts`,
    printFile(
      {
        path,
        from,
        charter: `Importing this file gives the operators their ${key} kernels.`,
        declares: keys.map(libraryName),
        body: join(
          [
            join(
              keys.map(
                (each) =>
                  code`const ${libraryName(each)} = ${values.library}("aten", "IMPL", ${literal(each)}, ${literal(path)});`,
              ),
            ),
            join(wanted.map((item) => code`${libraryName(item.key)}.impl(${handle(item.f)}, ${refs.get(item)!});`)),
          ],
          "\n\n",
        ),
      },
      specifier,
    ),
  );
  if (missing.length > 0) {
    files.set(
      `${name}-missing.ts`,
      printFile(
        {
          path: stubsPath,
          from,
          charter:
            "Kernels that are promised and not written yet, as they have to look; each says so when it is called.",
          declares: missing.map((item) => item.kernelName),
          body: join(missing.map(emitMissing), "\n\n"),
        },
        specifier,
      ),
    );
  }
  const listed = new Set(wanted.map(({ f }) => f));
  const uncovered = registry.functions.filter((f) => needsKernel(f, registry) && !listed.has(f));
  return {
    files,
    warnings: diagnostics.warnings,
    missing: missing.map((item) => item.kernelName),
    uncovered: uncovered.map((f) => f.func.name.full),
    supported: wanted.length,
  };
}

/** Whether nothing but a backend's own kernel can serve an operator. */
function needsKernel(f: NativeFunction, registry: Registry): boolean {
  if (f.generated || f.compositeImplicit || f.compositeExplicit || f.compositeExplicitNonFunctional) return false;
  const group = registry.groupOf.get(f);
  return !(group?.structured && group.out !== f);
}

function emitMissing({ f, key, kernelName }: Wanted): Code {
  const names = parameterNames(f.func.arguments);
  const parameters = join(
    f.func.arguments.map(({ type }, i) => code`${`_${names[i]!}`}: ${valueType(type)}`),
    ", ",
  );
  return code`
    ${jsDoc(`\`${f.schemaText}\``)}
    export function ${kernelName}(${parameters}): ${returns(f)} {
      return ${ref("missingKernel", "runtime/dispatch/missing-kernel.ts")}(${handle(f)}, ${literal(key)}, ${literal(kernelName)});
    }
  `;
}

function readBackend(
  source: Source,
  registry: Registry,
  diagnostics: Diagnostics,
): { readonly key: string; readonly name: string; readonly wanted: readonly Wanted[] } | null {
  const root = readYaml(source, diagnostics);
  if (root === null || root.kind !== "map") {
    const place = root?.place ?? { source, offset: 0, length: 1 };
    diagnostics.error(place, "a backend's file is a map with `backend` and `supported`");
    return null;
  }
  const fields = readFields(root, { table: backendFields, diagnostics });
  const backend = fields.text("backend");
  if (backend === null) return null;
  if (!(backendNames as readonly string[]).includes(backend.text)) {
    diagnostics.error(backend.place, `there is no backend \`${backend.text}\``, {
      hint: didYouMean(backend.text, backendNames, `backends: ${backendNames.join(", ")}`),
    });
    return null;
  }
  const name = fields.text("name")?.text ?? backend.text.toLowerCase();
  if (!/^[a-z_]\w*$/i.test(name)) {
    diagnostics.error(fields.text("name")!.place, `\`${name}\` cannot be part of a kernel's name`);
    return null;
  }
  const seen = new Map<string, Place>();
  const list = (field: string, key: string): Wanted[] => {
    const node = root.entries.find((entry) => entry.key.text === field)?.value;
    if (node === undefined) return [];
    return splitNode(node).flatMap(({ text, place }) => {
      const f = registry.byName.get(text);
      if (f === undefined) {
        diagnostics.error(place, `there is no operator \`${text}\``, {
          hint: didYouMean(text, registry.byName.keys()),
        });
        return [];
      }
      const first = seen.get(text);
      if (first !== undefined) {
        diagnostics.error(place, `\`${text}\` is listed twice`, {
          related: [{ place: first, message: "first listed here" }],
        });
        return [];
      }
      seen.set(text, place);
      if (f.compositeImplicit && field === "supported") {
        diagnostics.error(
          place,
          `\`${text}\` is composite: it works on every backend through the operators that it calls`,
          {
            hint: "list those operators instead; to replace it with a kernel of its own, list it under `autograd`",
          },
        );
        return [];
      }
      return [
        {
          f,
          key,
          place,
          kernelName: `${stubName(f.namespace, f.func)}_${name}${field === "autograd" ? "_autograd" : ""}`,
        },
      ];
    });
  };
  const wanted = [
    ...list("supported", backend.text),
    ...list("symint", backend.text),
    ...list("autograd", `Autograd${backend.text}`),
  ];
  return { key: backend.text, name, wanted };
}
