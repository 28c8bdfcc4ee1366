// Out-of-tree backends: a YAML file that lists the operators a backend supports becomes registrations of exactly those, with typed stubs for missing
// kernels.

import { backendNames, isKeyName } from "../runtime/dispatch/keys.js";
import { features } from "./api/features.js";
import { stubName } from "./api/names.js";
import { specifierFor } from "./api/specifier.js";
import { fresh, handle, localNames, parameterNames, parameters, returns, stub } from "./api/stub.js";
import { values } from "./api/symbols.js";
import { valueType } from "./api/types.js";
import { type Diagnostic, Diagnostics, didYouMean, type Place, Source } from "./diagnostics.js";
import { functionalArguments } from "./emit/variants.js";
import { misfitOf } from "./kernels/fit.js";
import { type KernelExport, KernelIndex } from "./kernels/kernel-index.js";
import { layers } from "./layers/index.js";
import type { Field, FieldTable } from "./load/fields.js";
import { type Fields, readFields, reportUnknown, splitNode } from "./load/read-fields.js";
import { readYaml } from "./load/yaml.js";
import type { YamlMap } from "./load/yaml-nodes.js";
import type { NativeFunction } from "./model/native-function.js";
import type { Registry } from "./model/registry.js";
import { loadInput, type PipelineInput } from "./pipeline.js";
import { type FollowingForm, type FormsPlan, followingForms } from "./plan/forms.js";
import { kernelRef } from "./plan/kernels-by-key.js";
import { planKernels } from "./plan/plan.js";
import { type Code, code, join, jsDoc, lineComment, literal, type Ref, ref } from "./print/code.js";
import { type GeneratedFile, printFile } from "./print/file.js";

const ofCpp = (doc: string): Field => ({ kind: "text", doc, inTypeScript: "Read, and without meaning here." });

/** The fields of a backend's file, as gen_backend_stubs reads them. */
export const backendFields: FieldTable = {
  backend: {
    kind: "text",
    required: true,
    doc: "The dispatch key of the backend: `PrivateUse1`, `XLA`, `WebGPU`, ...",
  },
  supported: {
    kind: "names",
    doc: "The operators that the backend has kernels for, by registry name.",
  },
  autograd: { kind: "names", doc: "Operators whose gradient the backend computes by kernels of its own." },
  full_codegen: { kind: "names", doc: "Further supported operators: those of lazy backends that have IR nodes." },
  symint: {
    kind: "names",
    doc: "Those of the operators whose kernels take symbolic sizes.",
    inTypeScript: "Sizes are numbers, so that their kernels look like others.",
  },
  use_out_as_primary: {
    kind: "flag",
    doc: "Whether the out forms are the ones that are written. Unless it is `True`, the in-place and out forms of a supported functional form run that and copy its result.",
  },
  name: {
    kind: "text",
    doc: "What kernels are called after: `add_Tensor_NAME`. Without it: the key in small letters.",
    tengen: true,
  },
  cpp_namespace: ofCpp("The namespace of the C++ kernels."),
  class_name: ofCpp("The C++ class of the kernels."),
  extra_headers: ofCpp("C++ headers."),
  device_guard: {
    kind: "flag",
    doc: "Whether kernels run with the device of their arguments as the current one.",
    inTypeScript: "Read, and without meaning here: there is no current device.",
  },
};

/**
 * Fields of lazy backends' files that request things not generated here: reported rather than ignored. Without IR nodes, everything that has a
 * kernel is registered.
 */
const lazyFields: Readonly<Record<string, { readonly severity: "error" | "warning"; readonly hint: string }>> = {
  ir_gen: {
    severity: "warning",
    hint: "there are no IR nodes to generate; operators that have kernels are listed under `supported`",
  },
  non_native: {
    severity: "error",
    hint: "declare operators of your own in a registry of your own, and generate it with `tengen --extend`",
  },
};

export interface BackendOutput {
  /** Path below the output folder -> text. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly Diagnostic[];
  /** Kernels that the file lists and no source exports. */
  readonly missing: readonly string[];
  /** Operators that have no composite kernel and that the backend does not list. */
  readonly uncovered: readonly string[];
  readonly supported: number;
  /** In-place and out forms that run a listed functional form, written out where the registry does not derive them. */
  readonly derived: readonly string[];
  /** Forms derived from the listed ones by the registry's own form kernels. */
  readonly following: readonly string[];
  /** Fields that were read and have no meaning in TypeScript. */
  readonly withoutMeaning: readonly string[];
}

interface Wanted {
  readonly f: NativeFunction;
  readonly key: string;
  readonly kernelName: string;
  readonly place: Place;
}

/** Every kernel that a registry names: used for planning where the registry's kernels are somewhere else. */
class NamedKernels extends KernelIndex {
  override find(name: string): KernelExport {
    return { name, file: "", offset: 0, parameters: null, returns: "" };
  }
}

/** What a registry's package provides for backends other than the host's. */
function planOthers(registry: Registry): FormsPlan {
  const diagnostics = new Diagnostics();
  const { functions } = registry;
  const scope = {
    registry,
    functions,
    exposed: functions,
    members: null,
    records: true,
    linked: [],
    keys: null,
    compact: false,
    loops: null,
    lenient: false,
    ownOperators: true,
  };
  const kernels = new NamedKernels([], diagnostics);
  return planKernels({ ...scope, kernels, features: new Set(features) }, [], layers, diagnostics).forms;
}

/**
 * Registrations of a backend's kernels.
 * @param hasForms whether the registry's package derives forms, as packages do that are generated with their kernels
 * @throws DiagnosticsError if the file, the registry or the kernels have errors
 */
export function generateBackend(
  backend: { readonly path: string; readonly text: string },
  input: Omit<PipelineInput, "ops" | "keys">,
  hasForms = false,
): BackendOutput {
  const diagnostics = new Diagnostics();
  const registry = loadInput(input, diagnostics);
  diagnostics.throwIfErrors();
  const kernels = new KernelIndex(input.kernels ?? [], diagnostics, {
    complete: input.kernels !== null,
    library: input.libraryKernels ?? [],
  });
  const file = readBackend(new Source(backend.path, backend.text), registry, diagnostics);
  diagnostics.throwIfErrors();
  const { name, wanted, withoutMeaning } = file!;
  const { refs, missing } = findKernels(file!, kernels, diagnostics);
  diagnostics.throwIfErrors();

  const forms = planBackendForms(file!, registry, hasForms);
  const from = [backend.path.slice(backend.path.lastIndexOf("/") + 1)];
  const files = new Map<string, string>();
  const add = (text: GeneratedFile) => files.set(below(text.path), printFile(text, specifierFor(input.places)));
  add(registrationsFile(file!, refs, forms, registry, from));
  if (missing.length > 0) {
    add({
      path: missingFile(name),
      from,
      charter: "Kernels that are promised and not written yet, as they have to look; each says so when it is called.",
      declares: missing.map((item) => item.kernelName),
      body: join(missing.map(emitMissing), "\n\n"),
    });
  }
  return {
    files,
    warnings: diagnostics.warnings,
    missing: missing.map((item) => item.kernelName),
    uncovered: registry.functions.filter((f) => needsKernel(f) && !forms.covered.has(f)).map((f) => f.func.name.full),
    supported: wanted.length,
    derived: forms.derived.map(({ f }) => f.func.name.full),
    following: [...new Set(forms.following.map(({ f }) => f))].map((f) => f.func.name.full),
    withoutMeaning,
  };
}

const missingFile = (name: string): string => `generated/${name}-missing.ts`;
const below = (path: string): string => path.replace(/^generated\//, "");

/** A backend's kernels as generated code refers to them: the existing ones, and placeholders for those that are missing. */
function findKernels(
  { name, wanted }: BackendFile,
  kernels: KernelIndex,
  diagnostics: Diagnostics,
): { readonly refs: ReadonlyMap<Wanted, Ref>; readonly missing: readonly Wanted[] } {
  const missing: Wanted[] = [];
  const refs = new Map<Wanted, Ref>();
  for (const item of wanted) {
    const found = kernels.find(item.kernelName);
    if (found === null) {
      missing.push(item);
      if (kernels.complete) {
        diagnostics.warn(item.place, `no kernel source exports \`${item.kernelName}\`: a stub stands in, and throws`, {
          hint: kernels.hint(item.kernelName),
        });
      }
      refs.set(item, ref(item.kernelName, missingFile(name)));
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
  return { refs, missing };
}

/** The forms that a backend gets without listing them. */
interface BackendForms {
  /** Those registered by the registry's package. */
  readonly following: readonly FollowingForm[];
  /** Those written into the backend's file. */
  readonly derived: readonly Derived[];
  /** Every operator that has a kernel on the backend. */
  readonly covered: ReadonlySet<NativeFunction>;
}

function planBackendForms(
  { key, name, wanted, outIsPrimary }: BackendFile,
  registry: Registry,
  hasForms: boolean,
): BackendForms {
  const supported = new Set(wanted.flatMap((item) => (item.key === key ? [item.f] : [])));
  const others = hasForms ? planOthers(registry) : null;
  const following = others === null ? [] : followingForms(others, supported);
  const followers = new Set(following.map(({ f }) => f));
  const derived =
    outIsPrimary || !registry.byName.has("copy_")
      ? []
      : derivedForms(wanted, key, name, registry).filter(({ f }) => !followers.has(f));
  const provided = [...wanted, ...derived].map(({ f }) => f);
  return { following, derived, covered: new Set([...provided, ...followers, ...(others?.written ?? [])]) };
}

/** The file that a program imports. */
function registrationsFile(
  { key, name, wanted }: BackendFile,
  refs: ReadonlyMap<Wanted, Ref>,
  { derived, following }: BackendForms,
  registry: Registry,
  from: readonly string[],
): GeneratedFile {
  const path = `generated/${name}.ts`;
  const all = [
    ...wanted.map((item) => ({ f: item.f, key: item.key, kernel: code`${refs.get(item)!}` })),
    ...derived.map((item) => ({ f: item.f, key, kernel: code`${item.name}` })),
  ];
  const libraries = new Map(
    all.map((item) => {
      const library = item.key === key ? "m" : "autograd";
      const { namespace } = item.f;
      return [
        `${namespace} ${item.key}`,
        { namespace, key: item.key, name: namespace === "aten" ? library : `${namespace}_${library}` },
      ];
    }),
  );
  const libraryName = (item: (typeof all)[number]) => libraries.get(`${item.f.namespace} ${item.key}`)!.name;
  return {
    path,
    from,
    charter: `Importing this file gives the operators their ${key} kernels.`,
    declares: [
      ...[...libraries.values()].map((library) => library.name),
      ...derived.map((item) => item.name),
      ...localNames(derived.map(({ f }) => f)),
    ],
    body: join(
      [
        ...derived.map((item) => emitDerived(item, refs.get(item.from)!, stub(registry.byName.get("copy_")!))),
        join(
          [...libraries.values()].map(
            (each) =>
              code`const ${each.name} = ${values.library}(${literal(each.namespace)}, "IMPL", ${literal(each.key)}, ${literal(path)});`,
          ),
        ),
        ...(following.length === 0 ? [] : [lineComment(followingText(following))]),
        join(all.map((item) => code`${libraryName(item)}.impl(${handle(item.f)}, ${item.kernel});`)),
      ],
      "\n\n",
    ),
  };
}

/** The operators that the backend gets for free, by what they are derived from. */
function followingText(following: readonly FollowingForm[]): string {
  const bySource = new Map<string, string[]>();
  for (const { f, from } of following) {
    const source = from.func.name.full;
    const list = bySource.get(source);
    if (list === undefined) bySource.set(source, [f.func.name.full]);
    else list.push(f.func.name.full);
  }
  const lines = [...bySource].map(([source, list]) => `- ${source}: ${list.join(", ")}`);
  return ["These follow from the kernels below, through the registry's own kernels of forms:", ...lines].join("\n");
}

interface Derived {
  readonly f: NativeFunction;
  readonly name: string;
  readonly from: Wanted;
}

/** In-place and out forms that the backend does not list, of functional forms that it lists. */
function derivedForms(wanted: readonly Wanted[], key: string, name: string, registry: Registry): Derived[] {
  const listed = new Set(wanted.map(({ f }) => f));
  return wanted.flatMap((from) => {
    const group = registry.groupOf.get(from.f);
    if (from.key !== key || group?.functional !== from.f) return [];
    return [group.inplace, group.out].flatMap((f) => {
      if (f === null || listed.has(f) || f.compositeImplicit || f.compositeExplicit) return [];
      // A generated form runs the functional one on any backend; the forms of a pointwise operator are CPU loops.
      if (f.generated && group.functional.pointwise === null) return [];
      // Only forms that return the functional form's tensors, one for one.
      const plain = from.f.func.returns.every(({ type }) => type.kind === "base" && type.name === "Tensor");
      const same = f.func.returns.length === from.f.func.returns.length;
      return plain && same ? [{ f, name: `${stubName(f.namespace, f.func)}_${name}_from_functional`, from }] : [];
    });
  });
}

/** Runs the functional form's kernel and stores its results where the form expects them. */
function emitDerived({ f, name, from }: Derived, kernel: Ref, copy: Ref): Code {
  const names = parameterNames(f.func.arguments);
  const targets = f.func.arguments.flatMap((arg, i) =>
    f.func.kind === "out" ? (arg.out ? [names[i]!] : []) : i === f.func.selfIndex ? [names[i]!] : [],
  );
  const args = f.func.kind === "out" ? functionalArguments(f, from.f, targets[0]!) : names;
  const call = code`${kernel}(${join(args, ", ")})`;
  const settle = (target: string, result: Code): Code =>
    f.func.kind === "out"
      ? code`
        ${ref("resizeOutput", "runtime/kernels/shapes/outputs.ts")}(${target}, ${result}.shape);
        ${copy}(${target}, ${result}, false);`
      : code`${copy}(${target}, ${result}, false);`;
  const result = fresh("result", names);
  const results = targets.length === 1 ? [code`${result}`] : targets.map((_, i) => code`${result}[${i}]`);
  return code`
    ${jsDoc(`\`${f.schemaText}\``)}
    function ${name}(${parameters(f)}): ${returns(f)} {
      const ${result} = ${call};
      ${targets.map((target, i) => settle(target, results[i]!))}
      return ${targets.length === 1 ? targets[0]! : code`[${join(targets, ", ")}]`};
    }
  `;
}

/** Whether only a backend's own kernel can implement an operator. */
function needsKernel(f: NativeFunction): boolean {
  return !(f.generated || f.compositeImplicit || f.compositeExplicit || f.compositeExplicitNonFunctional);
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

function readBackend(source: Source, registry: Registry, diagnostics: Diagnostics): BackendFile | null {
  const root = readYaml(source, diagnostics);
  if (root === null || root.kind !== "map") {
    const place = root?.place ?? { source, offset: 0, length: 1 };
    diagnostics.error(place, "a backend's file is a map with `backend` and `supported`");
    return null;
  }
  return new BackendReader(fieldsOf(root, diagnostics), registry, diagnostics).read();
}

function fieldsOf(root: YamlMap, diagnostics: Diagnostics): Fields {
  const present = {
    ...root,
    // A field without a value counts as missing: `supported:` alone is a backend that has no kernels yet.
    entries: root.entries.filter(({ value }) => !(value.kind === "scalar" && value.value === null)),
  };
  return readFields(present, {
    table: backendFields,
    diagnostics,
    unknown: ({ key, value }) => {
      const lazy = Object.hasOwn(lazyFields, key.text) ? lazyFields[key.text]! : null;
      if (lazy === null) reportUnknown(key, backendFields, diagnostics);
      else if (
        !(value.kind === "list" && value.items.length === 0) &&
        !(value.kind === "map" && value.entries.length === 0)
      )
        diagnostics.error(key.place, `\`${key.text}\` is for lazy backends, which are not made here`, lazy);
    },
  });
}

/** A backend file's fields, resolved against a registry. */
class BackendReader {
  readonly #fields: Fields;
  readonly #registry: Registry;
  readonly #diagnostics: Diagnostics;
  /** Where each operator is listed, by full name. */
  readonly #listed = new Map<string, Place>();

  constructor(fields: Fields, registry: Registry, diagnostics: Diagnostics) {
    this.#fields = fields;
    this.#registry = registry;
    this.#diagnostics = diagnostics;
  }

  read(): BackendFile | null {
    const fields = this.#fields;
    const key = this.#key();
    const name = key === null ? null : this.#name(key);
    if (key === null || name === null) return null;
    const forward = ["supported", "full_codegen"].flatMap((field) => this.#wanted(field, key, `_${name}`));
    const backward = this.#wanted("autograd", `Autograd${key}`, `_${name}_autograd`);
    if (backward.length > 0 && !isKeyName(`Autograd${key}`)) {
      this.#diagnostics.error(fields.keyPlace("autograd"), `there is no dispatch key \`Autograd${key}\``);
    }
    this.#checkForms(forward, backward);
    const wanted = [...forward, ...backward];
    this.#checkSymint(new Set(wanted.map(({ f }) => f)));
    return {
      key,
      name,
      wanted,
      outIsPrimary: fields.flag("use_out_as_primary", false),
      withoutMeaning: Object.keys(backendFields).filter(
        (field) => fields.has(field) && backendFields[field]!.inTypeScript?.includes("without meaning"),
      ),
    };
  }

  /** The dispatch key, which must not be used by the registry's own kernels. */
  #key(): string | null {
    const backend = this.#fields.text("backend");
    if (backend === null) return null;
    if (!(backendNames as readonly string[]).includes(backend.text)) {
      this.#diagnostics.error(backend.place, `there is no backend \`${backend.text}\``, {
        hint: didYouMean(backend.text, backendNames, `backends: ${backendNames.join(", ")}`),
      });
      return null;
    }
    if (this.#registry.functions.some((f) => f.dispatch.has(backend.text))) {
      this.#diagnostics.error(
        backend.place,
        `\`${backend.text}\` is a backend of the registry, which has kernels for it`,
        { hint: "a backend of your own takes a key that nobody has: PrivateUse1, PrivateUse2 or PrivateUse3" },
      );
      return null;
    }
    return backend.text;
  }

  /** The name that the kernels are exported under. */
  #name(key: string): string | null {
    const written = this.#fields.text("name");
    const name = written?.text ?? key.toLowerCase();
    if (/^[a-z_]\w*$/i.test(name)) return name;
    this.#diagnostics.error(written!.place, `\`${name}\` cannot be part of a kernel's name`);
    return null;
  }

  /** The kernels listed in a field. */
  #wanted(field: string, key: string, suffix: string): Wanted[] {
    return this.#operators(field).flatMap(({ f, place }) => {
      const full = f.func.name.full;
      const first = this.#listed.get(full);
      if (first !== undefined) {
        this.#diagnostics.error(place, `\`${full}\` is listed twice`, {
          related: [{ place: first, message: "first listed here" }],
        });
        return [];
      }
      this.#listed.set(full, place);
      if (f.compositeImplicit && field !== "autograd") {
        this.#diagnostics.warn(
          place,
          `\`${full}\` is composite: it works on every backend through the operators that it calls, and its kernel is only run where no gradient is asked for`,
          {
            hint: "list those operators instead; if its kernel is differentiable, list it under `autograd`",
          },
        );
      }
      return [{ f, key, place, kernelName: `${stubName(f.namespace, f.func)}${suffix}` }];
    });
  }

  /** The operators listed in a field, each with its place. */
  #operators(field: string): readonly { readonly f: NativeFunction; readonly place: Place }[] {
    const node = this.#fields.node(field);
    if (node === undefined) return [];
    const { functions, byName } = this.#registry;
    if (node.kind !== "list") {
      this.#diagnostics.error(node.place, `\`${field}\` is a list of operator names`, {
        hint: "one a line: `- add.Tensor`",
      });
      return [];
    }
    return splitNode(node).flatMap(({ text, place }) => {
      const f = byName.get(text.replace(/^aten::/, ""));
      if (f !== undefined) return [{ f, place }];
      const overloads = functions.filter(({ func, generated }) => !generated && func.name.name === text);
      this.#diagnostics.error(place, `there is no operator \`${text}\``, {
        hint:
          overloads.length > 0
            ? `its overloads: ${overloads.map(({ func }) => func.name.full).join(", ")}`
            : didYouMean(text, byName.keys(), "registry names have their overload: `add.Tensor`"),
      });
      return [];
    });
  }

  /** All forms of an operator use one key: a form at another key would be bypassed. */
  #checkForms(forward: readonly Wanted[], backward: readonly Wanted[]): void {
    const { groupOf } = this.#registry;
    const groups = new Map(
      forward.flatMap((item) => (groupOf.has(item.f) ? [[groupOf.get(item.f)!, item] as const] : [])),
    );
    for (const { f, place } of backward) {
      const group = groupOf.get(f);
      const other = group === undefined ? undefined : groups.get(group);
      if (other === undefined) continue;
      this.#diagnostics.error(
        place,
        `\`${f.func.name.full}\` is listed under \`autograd\`, and its form \`${other.f.func.name.full}\` is not`,
        {
          hint: "all forms of an operator are listed under the same of the two",
          related: [{ place: other.place, message: "the other form" }],
        },
      );
    }
  }

  #checkSymint(listed: ReadonlySet<NativeFunction>): void {
    for (const { f, place } of this.#operators("symint")) {
      if (listed.has(f)) continue;
      this.#diagnostics.error(place, `\`${f.func.name.full}\` is listed under \`symint\` alone`, {
        hint: "that says something of an operator that `supported`, `full_codegen` or `autograd` lists, too",
      });
    }
  }
}

interface BackendFile {
  readonly key: string;
  readonly name: string;
  readonly wanted: readonly Wanted[];
  readonly outIsPrimary: boolean;
  readonly withoutMeaning: readonly string[];
}
