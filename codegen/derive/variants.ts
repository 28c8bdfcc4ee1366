// Generated forms: torchgen's out and functional forms, and the in-place and out forms of pointwise and structured entries.

import { makeOperatorName } from "../../runtime/schema/names.js";
import { printSchema } from "../../runtime/schema/print.js";
import { isBaseLike } from "../../runtime/schema/rules.js";
import type { FunctionSchema, OperatorName, SchemaKind } from "../../runtime/schema/types.js";
import { type DiagnosticOptions, type Diagnostics, didYouMean } from "../diagnostics.js";
import { isOutOfTree, ufuncKeys } from "../load/dispatch-keys.js";
import { calledKernel, unambiguous } from "../load/native-functions.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { Lookup, perItem, query, shared, stage } from "../query.js";
import { listNames } from "./names.js";
import { canHaveOut, functionalName, inplaceName, outName, toFunctional, toInplace, toOut } from "./schemas.js";
import { signature } from "./signature.js";

/** The forms of one signature by kind, in file order. */
export type Forms = Map<SchemaKind, NativeFunction>;

export type ReadonlyForms = ReadonlyMap<SchemaKind, NativeFunction>;

const collectForms = stage((functions: readonly NativeFunction[]): ReadonlyMap<string, ReadonlyForms> => {
  const all = new Map<string, Forms>();
  for (const fn of functions) {
    const key = signature(fn);
    let forms = all.get(key);
    if (forms === undefined) all.set(key, (forms = new Map()));
    if (!forms.has(fn.func.kind)) forms.set(fn.func.kind, fn);
  }
  return all;
});

/** Functions by signature, of a list whose clashes have been reported. */
export const formsOf = shared((functions: readonly NativeFunction[]) => collectForms(functions));

/** Functions of one signature, in file order. */
type Group = readonly NativeFunction[];

const groupsOf = stage((functions: readonly NativeFunction[]): readonly Group[] => {
  const groups = new Map<string, NativeFunction[]>();
  for (const fn of functions) {
    const key = signature(fn);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fn]);
    else group.push(fn);
  }
  return [...groups.values()];
});

/** All functions: the written ones (those of an extended group adapted to it), then the generated ones, in torchgen's order. */
export const addVariants = stage(
  (written: readonly NativeFunction[], diagnostics: Diagnostics): readonly NativeFunction[] => {
    const byName = new Map<string, NativeFunction>();
    const delegates = new Map<string, true>();
    for (const fn of written) {
      byName.set(`${fn.namespace}::${fn.func.name.full}`, fn);
      if (fn.structuredDelegate !== null) delegates.set(`${fn.namespace}::${fn.structuredDelegate.full}`, true);
    }
    const names: Names = new Lookup(byName);
    const groups = groupsOf(written);
    const plain = groups.filter((group) => !isAlias(group));
    const completed = [...completeGroups(plain, names, new Lookup(delegates), diagnostics)];
    const all = new Map(plain.map((group, i) => [signature(group[0]!), completed[i]!.forms]));
    const generated = completed.flatMap((one) => one.generated);
    // Forms of aliases come last: they run forms of other operators, which may themselves be generated.
    for (const group of groups) {
      if (!isAlias(group)) continue;
      const forms = formsOfGroup(group, diagnostics);
      const target = aliased(forms.get("functional")!, { names, generated, all }, diagnostics);
      const one = completeForms(forms, target, names, null, diagnostics);
      all.set(signature(group[0]!), one.forms);
      generated.push(...one.generated);
      completed.push(one);
    }
    const replaced = new Map(completed.flatMap((one) => [...one.replaced]));
    return [...written.map((fn) => replaced.get(fn) ?? fn), ...generated];
  },
);

function isAlias(group: Group): boolean {
  return group.find((fn) => fn.func.kind === "functional")?.aliasOf != null;
}

/** The written functions by name with namespace. */
type Names = Lookup<string, NativeFunction>;

/** A group with the forms that were generated for it. */
interface Completed {
  readonly forms: Forms;
  readonly generated: readonly NativeFunction[];
  readonly replaced: ReadonlyMap<NativeFunction, NativeFunction>;
}

const completeGroups = perItem(
  (group: Group, names: Names, delegated: Lookup<string, true>, diagnostics: Diagnostics): Completed =>
    completeForms(formsOfGroup(group, diagnostics), null, names, delegated, diagnostics),
);

/** The forms of a group. Two of one kind are an error; the second is left out. */
function formsOfGroup(group: Group, diagnostics: Diagnostics): Forms {
  const forms: Forms = new Map();
  for (const fn of group) {
    const other = forms.get(fn.func.kind);
    if (other === undefined) forms.set(fn.func.kind, fn);
    else {
      const related = [{ place: other.place, message: `\`${other.func.name.full}\` is here` }];
      diagnostics.error(
        fn.place,
        `\`${fn.func.name.full}\` and \`${other.func.name.full}\` have the same signature, so one can never be meant`,
        { related },
      );
    }
  }
  return forms;
}

/**
 * @param target the forms of the operator that the group is an alias of
 * @param delegated names that appear in a `structured_delegate`; null for aliases
 */
function completeForms(
  forms: Forms,
  target: ReadonlyForms | null,
  names: Names,
  delegated: Lookup<string, true> | null,
  diagnostics: Diagnostics,
): Completed {
  const functional = forms.get("functional");
  const generated: NativeFunction[] = [];
  const replaced = new Map<NativeFunction, NativeFunction>();
  const refused = new Set<string>();
  if (functional !== undefined && isExtended(functional))
    extend(forms, functional, target, { replaced, generated, refused }, diagnostics);
  else complete(forms, names, delegated, generated, diagnostics);
  takeOutDtype(forms, replaced);
  checkAutogen(forms, { generated, refused, names }, diagnostics);
  return { forms, generated, replaced };
}

/**
 * A functional entry whose other forms are derived from it: pointwise, structured itself, or a call of another operator.
 */
function isExtended(functional: NativeFunction): boolean {
  const { pointwise, structured, aliasOf, foreach, out } = functional;
  return pointwise !== null || structured || aliasOf !== null || foreach !== null || out !== null;
}

/** The forms of the operator that an entry is an alias of; null and a diagnostic if there is no such operator. */
function aliased(
  alias: NativeFunction,
  {
    names,
    generated,
    all,
  }: {
    readonly names: Names;
    readonly generated: readonly NativeFunction[];
    readonly all: ReadonlyMap<string, ReadonlyForms>;
  },
  diagnostics: Diagnostics,
): ReadonlyForms | null {
  const { text, place } = alias.aliasOf!;
  const named = (fn: NativeFunction): boolean => fn.namespace === alias.namespace && fn.func.name.full === text;
  const target = names.get(`${alias.namespace}::${text}`) ?? generated.find(named) ?? names.get(`aten::${text}`);
  if (target === undefined) {
    // The call is resolved later, which reports that the operator does not exist.
    return null;
  }
  if (target.aliasOf !== null) {
    diagnostics.error(place, `\`${text}\` is an alias itself`, { hint: `write \`alias_of: ${target.aliasOf.text}\`` });
  }
  return all.get(signature(target)) ?? null;
}

/**
 * An out form written without kernels that states which output dtypes it accepts: the functional form's result is copied
 * into the output.
 */
function takeOutDtype(forms: Forms, replaced: Map<NativeFunction, NativeFunction>): void {
  const out = forms.get("out");
  const functional = forms.get("functional");
  if (out === undefined || functional === undefined || out.generated || out.out === null || out.explicitDispatch)
    return;
  const copying = copyingForm(out, functional);
  replaced.set(out, copying);
  forms.set("out", copying);
}

const copyingForm = query(
  (out: NativeFunction, functional: NativeFunction): NativeFunction =>
    Object.freeze({ ...out, ...copiedFrom(functional, out.func) }),
);

/** The kernel of an out form that copies the functional form's result: composite like the functional form. */
function copiedFrom(
  functional: NativeFunction,
  func: FunctionSchema,
): Pick<NativeFunction, "dispatch" | "compositeImplicit" | "compositeExplicit" | "abstract"> {
  // Without a derivative it has an autograd kernel that rejects gradients, and is not composite.
  const abstract = functional.abstract || functional.outDerivative === "none";
  const place = functional.places.get("out") ?? functional.place;
  const name = `${unambiguous(func.name)}_generated`;
  const kernel: Kernel = Object.freeze({ name, namespace: "", structured: false, call: null, place });
  const key = abstract ? "CompositeExplicitAutograd" : "CompositeImplicitAutograd";
  return { dispatch: new Map([[key, kernel]]), compositeImplicit: !abstract, compositeExplicit: abstract, abstract };
}

/** Forms that are never generated, whatever `autogen` lists. */
function isInert(all: readonly NativeFunction[]): boolean {
  return all.every((fn) => fn.manualCppBinding) || all.some((fn) => fn.view) || all.every((fn) => fn.compositeImplicit);
}

/**
 * The form that the functional one is made from. Beside an in-place form, an entry that writes to other arguments has the operator's bare name, and
 * decides the name of the functional form.
 */
function originOf(forms: Forms): NativeFunction | undefined {
  return forms.get("mutable") ?? forms.get("inplace") ?? forms.get("out");
}

/** torchgen's rule: out forms where `autogen` requests them, functional forms where there is an out form. */
function complete(
  forms: Forms,
  names: Names,
  delegated: Lookup<string, true> | null,
  generated: NativeFunction[],
  diagnostics: Diagnostics,
): void {
  const all = [...forms.values()];
  if (isInert(all)) return;
  const out = forms.get("out");
  if (out !== undefined && all.length === 1) {
    if (
      out.ungrouped === null &&
      !backendOnly(out) &&
      delegated?.has(`${out.namespace}::${out.func.name.full}`) !== true
    ) {
      reportLoneOut(out, names, diagnostics);
    }
    return;
  }
  const inplace = forms.get("inplace");
  if (inplace !== undefined && inplace.ungrouped !== null) return;
  const base = originOf(forms) ?? forms.get("functional");
  if (base === undefined) return;
  const makesOut = out === undefined && canHaveOut(base.func) && base.autogen.some((name) => name.full.includes("out"));
  if (makesOut) {
    generated.push(add(forms, generatedOut(base)));
  }
  if (!forms.has("functional") && (out !== undefined || makesOut)) {
    generated.push(add(forms, generatedFunctional(base)));
  }
}

const generatedOut = query((base: NativeFunction) => generate(base, toOut(base.func)));
const generatedFunctional = query((base: NativeFunction) => generate(base, toFunctional(base.func)));

/** A lone out form: usually its functional form exists and differs in a detail. */
function reportLoneOut(out: NativeFunction, names: Names, diagnostics: Diagnostics): void {
  const { base, full } = out.func.name;
  const written = names.keys().map((name) => names.get(name)!);
  const similar = written.filter(
    (fn) => fn.namespace === out.namespace && fn.func.name.base === base && fn.func.kind === "functional",
  );
  if (diagnostics.isUnreadable(base)) return;
  const message = `no other form fits the out form \`${full}\``;
  if (similar.length === 1) {
    diagnostics.error(out.place, message, differing(out, similar[0]!));
    return;
  }
  diagnostics.error(out.place, message, {
    hint: `write its functional form, with the same arguments and defaults: \`${printSchema(functionalOf(out.func))}\``,
  });
}

/** The functional form's usual name: `add.out` is the out form of `add`, `add.Tensor_out` of `add.Tensor`. */
function functionalOf(out: FunctionSchema): FunctionSchema {
  const schema = toFunctional(out);
  return {
    ...schema,
    name: makeOperatorName(
      out.name.dunder ? `__${out.name.base}__` : out.name.base,
      out.name.overload.replace(/(^|_)out$/, ""),
    ),
  };
}

/** How two functions that should be forms of one operator differ. */
function differing(fn: NativeFunction, other: NativeFunction): DiagnosticOptions {
  const bare = (form: NativeFunction): string => `\`${signature(form).slice(form.namespace.length + 2)}\``;
  return {
    hint: `${bare(fn)} is not ${bare(other)}`,
    related: [{ place: other.place, message: `\`${other.func.name.full}\` is here` }],
  };
}

/** An entry that only an out-of-tree backend has kernels for: its file restates single forms, not whole operators. */
function backendOnly(fn: NativeFunction): boolean {
  const keys = [...fn.dispatch.keys()].filter(
    (key) => fn.ufuncInnerLoop.length === 0 || !(ufuncKeys as readonly string[]).includes(key),
  );
  return fn.explicitDispatch && keys.every(isOutOfTree);
}

function add(forms: Forms, fn: NativeFunction): NativeFunction {
  forms.set(fn.func.kind, fn);
  return fn;
}

/** A form that is implemented through another one: its kernel is composite and generated. */
function generate(from: NativeFunction, func: FunctionSchema): NativeFunction {
  const name = func.kind === "out" ? unambiguous(func.name) : func.name.name;
  const symbolic =
    from.func.arguments.some((a) => !a.out && isBaseLike(a.type, "SymInt")) ||
    from.func.returns.some((r) => isBaseLike(r.type, "SymInt"));
  const place = from.places.get("autogen") ?? from.place;
  const kernel: Kernel = Object.freeze({
    name: symbolic ? `${name}_symint` : name,
    namespace: "",
    structured: false,
    call: null,
    place,
  });
  return Object.freeze({
    ...blank(from, func),
    dispatch: new Map([["CompositeExplicitAutograd", kernel]]),
    compositeExplicit: true,
    abstract: from.abstract,
    tags: new Set(["generated", ...[...from.tags].filter((tag) => tag === "nondeterministic_seeded")]),
  });
}

/** The fields of a generated function that no other function determines: all off. */
function blank(from: NativeFunction, func: FunctionSchema): NativeFunction {
  return {
    namespace: from.namespace,
    func,
    schemaText: printSchema(func),
    doc: from.doc,
    variants: new Set(["function"]),
    inplaceVariants: null,
    structured: false,
    structuredDelegate: null,
    structuredInherits: null,
    precomputed: null,
    autogen: [],
    dispatch: new Map(),
    explicitDispatch: false,
    ufuncInnerLoop: [],
    pointwise: null,
    rows: null,
    vectorRows: null,
    aliasOf: null,
    foreach: null,
    out: null,
    meta: null,
    overwrites: false,
    undeclaredWrites: [],
    dataDependent: [],
    nonDifferentiable: func.kind === "out" && from.outDerivative === "untracked",
    kernelGradient: null,
    outDerivative: func.kind === "out" ? from.outDerivative : null,
    manualAutograd: false,
    viewHistory: "as_strided",
    viewCopy: null,
    ungrouped: null,
    layers: func.kind === "inplace" ? from.inplaceLayers : new Map(),
    inplaceLayers: new Map(),
    statedChoices: new Map(),
    choices: new Map(),
    called: null,
    property: null,
    signatureDefaults: new Map(),
    tags: new Set(["generated"]),
    pythonModule: null,
    alsoIn: new Set(),
    deviceCheck: "NoCheck",
    deviceGuard: false,
    manualKernelRegistration: false,
    manualCppBinding: false,
    categoryOverride: null,
    cppNoDefaultArgs: new Set(),
    useConstRefForMutableTensors: from.useConstRefForMutableTensors,
    compositeImplicit: false,
    compositeImplicitNestedTensor: false,
    compositeExplicit: false,
    compositeExplicitNonFunctional: false,
    abstract: true,
    view: false,
    generated: true,
    generatedFrom: from.func.name,
    extra: new Map(),
    place: from.place,
    places: from.places,
  };
}

/** The result of expanding an entry: replaced entries, new entries, and names that cannot be generated. */
interface Expansion {
  readonly replaced: Map<NativeFunction, NativeFunction>;
  readonly generated: NativeFunction[];
  readonly refused: Set<string>;
}

/**
 * tengen's rule: such an entry lists its in-place and out forms itself. `target`: the forms of the operator that it is an alias of.
 */
function extend(
  forms: Forms,
  functional: NativeFunction,
  target: ReadonlyForms | null,
  { replaced, generated, refused }: Expansion,
  diagnostics: Diagnostics,
): void {
  const place = functional.places.get("autogen") ?? functional.place;
  const wanted: { readonly name: OperatorName; readonly schema: FunctionSchema }[] = [];
  for (const name of functional.autogen) {
    if (name.base !== functional.func.name.base || name.dunder !== functional.func.name.dunder) continue;
    if (name.inplace ? !makesInplace(functional) : functional.foreach !== null) continue;
    const schema = name.inplace
      ? inplaceSchema(name, functional.func)
      : name.overload === ""
        ? null
        : outSchema(name, functional.func, functional.out !== null || functional.aliasOf !== null);
    if (schema !== null && target !== null && !target.has(schema.kind)) {
      refused.add(name.full);
      const kind = schema.kind === "out" ? "out" : "in-place";
      const has = [...target.values()].map((fn) => fn.func.name.full);
      diagnostics.error(place, `\`${functional.aliasOf!.text}\` has no ${kind} form that \`${name.full}\` could be`, {
        hint: `its forms: ${has.join(", ")}`,
      });
      continue;
    }
    if (schema === null) {
      if (name.inplace) {
        refused.add(name.full);
        diagnostics.error(place, `\`${name.full}\` cannot be made from \`${functional.func.name.full}\``, {
          hint: "an in-place form needs a `Tensor self`, and a single Tensor as its result",
        });
      }
      continue;
    }
    if (forms.has(schema.kind)) continue;
    wanted.push({ name, schema });
    forms.set(schema.kind, functional);
  }
  const out = wanted.find(({ schema }) => schema.kind === "out")?.schema.name ?? forms.get("out")?.func.name ?? null;
  for (const { schema } of wanted) {
    const other = target?.get(schema.kind)?.func.name.full ?? null;
    generated.push(add(forms, extended(schema, functional, out, other)));
  }
  if (functional.structured) {
    const delegating = delegatingTo(functional, out);
    replaced.set(functional, delegating);
    forms.set("functional", delegating);
    return;
  }
  if (functional.pointwise === null) return;
  // Forms written without kernels are pointwise too, except for those that copy.
  for (const kind of ["inplace", "out"] as const) {
    const form = forms.get(kind);
    if (
      form === undefined ||
      form.generated ||
      form.explicitDispatch ||
      form.out !== null ||
      form.structured ||
      form.structuredDelegate !== null
    )
      continue;
    const shared = pointwiseForm(form, functional.pointwise);
    replaced.set(form, shared);
    forms.set(kind, shared);
  }
}

const inplaceSchema = query((name: OperatorName, func: FunctionSchema) => toInplace(func, name));
const outSchema = query((name: OperatorName, func: FunctionSchema, keyword: boolean) => toOut(func, name, keyword));

const pointwiseForm = query(
  (form: NativeFunction, pointwise: NativeFunction["pointwise"]): NativeFunction =>
    Object.freeze({
      ...form,
      pointwise,
      dispatch: new Map<string, Kernel>(),
      compositeImplicit: false,
      abstract: true,
    }),
);

/** A functional entry that is structured itself, rewritten as one that delegates to its out form. */
const delegatingTo = query((functional: NativeFunction, out: OperatorName | null): NativeFunction => {
  return Object.freeze({
    ...functional,
    structured: false,
    structuredDelegate: out,
    structuredInherits: null,
    precomputed: null,
    meta: null,
    dispatch: new Map<string, Kernel>(),
    compositeExplicit: false,
    compositeExplicitNonFunctional: false,
  });
});

/** Whether an in-place form can be derived from an entry. */
function makesInplace({ pointwise, structured, aliasOf, foreach }: NativeFunction): boolean {
  return pointwise !== null || structured || aliasOf !== null || foreach !== null;
}

/** `other`: the form of the operator that the entry is an alias of. */
const extended = query(
  (
    schema: FunctionSchema,
    functional: NativeFunction,
    out: OperatorName | null,
    other: string | null,
  ): NativeFunction => {
    const base = blank(functional, schema);
    const common = {
      ...base,
      tags: new Set(["generated", ...functional.tags]),
      pythonModule: functional.pythonModule,
      alsoIn: functional.alsoIn,
      deviceCheck: functional.deviceCheck,
      deviceGuard: functional.deviceGuard,
      undeclaredWrites: functional.undeclaredWrites,
      dataDependent: functional.dataDependent,
      nonDifferentiable:
        functional.nonDifferentiable && !(schema.kind === "out" && functional.outDerivative === "none"),
      pointwise: functional.pointwise,
      foreach: functional.foreach,
      ...kernelsOf(functional, schema, other),
    };
    if (schema.kind === "inplace") {
      return Object.freeze({
        ...common,
        variants: functional.inplaceVariants ?? functional.variants,
        structuredDelegate: functional.structured ? out : null,
      });
    }
    if (!functional.structured) return Object.freeze(common);
    const { structuredInherits, precomputed, meta, dispatch, compositeExplicit, compositeExplicitNonFunctional } =
      functional;
    return Object.freeze({
      ...common,
      structured: true,
      structuredInherits,
      precomputed,
      meta,
      dispatch,
      explicitDispatch: true,
      compositeExplicit,
      compositeExplicitNonFunctional,
    });
  },
);

/** What provides the kernels of a form whose entry is an alias, iterates over lists or copies into outputs. */
function kernelsOf(
  functional: NativeFunction,
  schema: FunctionSchema,
  other: string | null,
): Partial<Pick<NativeFunction, "dispatch" | "compositeImplicit" | "compositeExplicit" | "abstract" | "out">> {
  const { aliasOf, foreach, out } = functional;
  if (aliasOf === null && foreach === null) return out === null ? {} : { ...copiedFrom(functional, schema), out };
  const call = aliasOf === null ? null : { ...aliasOf, text: other ?? aliasOf.text, exact: false };
  const kernel = calledKernel(schema, call, (aliasOf ?? foreach)!.place);
  return { dispatch: new Map([["CompositeImplicitAutograd", kernel]]), compositeImplicit: true, abstract: false };
}

/** Every name in an `autogen` must have been generated, and every generated form must be listed. */
function checkAutogen(
  forms: Forms,
  {
    generated,
    refused,
    names,
  }: {
    readonly generated: readonly NativeFunction[];
    readonly refused: ReadonlySet<string>;
    readonly names: Names;
  },
  diagnostics: Diagnostics,
): void {
  const declared = new Set<string>();
  for (const fn of forms.values()) {
    if (fn.generated) continue;
    for (const name of fn.autogen) {
      declared.add(name.full);
      const place = fn.places.get("autogen") ?? fn.place;
      const existing = names.get(`${fn.namespace}::${name.full}`);
      if (existing !== undefined) {
        diagnostics.error(place, `\`${name.full}\` is written in this file, so it cannot be generated`, {
          related: [{ place: existing.place, message: "it is written here" }],
        });
        continue;
      }
      if (generated.some((other) => other.func.name.full === name.full) || refused.has(name.full)) continue;
      const possible = possibleForms(fn, forms).filter((other) => !names.has(`${fn.namespace}::${other}`));
      if (possible.includes(name.full) && isInert([...forms.values()])) {
        diagnostics.warn(
          place,
          `\`${name.full}\` is not generated: \`${fn.func.name.full}\` is composite, a view or bound by hand`,
          { hint: "delete this `autogen`" },
        );
        continue;
      }
      if (diagnostics.isUnreadable(name.base)) continue;
      const origin = originOf(forms);
      if (possible.includes(name.full) && origin !== undefined && origin !== fn) {
        const from = origin.func.name.full;
        diagnostics.error(place, `\`${name.full}\` is generated from \`${from}\`, not from \`${fn.func.name.full}\``, {
          hint: `write this \`autogen\` in the entry of \`${from}\``,
          related: [{ place: origin.place, message: `\`${from}\` is here` }],
        });
        continue;
      }
      const otherwise =
        possible.length === 0
          ? "nothing can be generated from this entry"
          : `what can be generated: ${possible.join(", ")}`;
      diagnostics.error(place, `\`${name.full}\` cannot be generated from \`${fn.func.name.full}\``, {
        hint: didYouMean(name.full, possible, otherwise),
      });
    }
  }
  const missing = generated.map((fn) => fn.func.name.full).filter((name) => !declared.has(name));
  if (missing.length === 0) return;
  const writtenForms = [...forms.values()].filter((fn) => !fn.generated);
  if (writtenForms.every(backendOnly)) return;
  const owner = writtenForms[0]!;
  const taken = missing.flatMap((name) => names.get(`${owner.namespace}::${name}`) ?? [])[0];
  if (taken !== undefined) {
    diagnostics.error(
      owner.place,
      `\`${owner.func.name.full}\` and \`${taken.func.name.full}\` are not forms of one operator: their arguments or results differ`,
      differing(owner, taken),
    );
    return;
  }
  const all = generated.map((fn) => fn.func.name.full).sort();
  diagnostics.error(
    owner.places.get("autogen") ?? owner.place,
    `${listNames(missing)} ${missing.length === 1 ? "is" : "are"} generated from \`${owner.func.name.full}\`, but its \`autogen\` does not say so`,
    {
      hint: `write \`autogen: ${all.join(", ")}\``,
    },
  );
}

/** Names that this entry's `autogen` could list. */
function possibleForms(fn: NativeFunction, forms: Forms): readonly string[] {
  const { func } = fn;
  if (func.kind === "functional" && isExtended(fn)) {
    const inplace = !makesInplace(fn) || toInplace(func) === null ? [] : [inplaceName(func.name).full];
    return fn.foreach !== null ? inplace : [...inplace, outName(func.name).full];
  }
  const possible: string[] = [];
  if (!forms.get("out") && canHaveOut(func)) possible.push(outName(func.name).full);
  if (func.kind !== "functional") possible.push(functionalName(func).full);
  return possible;
}
