// native_functions.yaml to frozen functions, each checked by itself. Checks across entries are done in codegen/derive.

import { parseOperatorName } from "../../runtime/schema/names.js";
import { parseArgument, parseSchema, SchemaError } from "../../runtime/schema/parse.js";
import { printSchema, printType } from "../../runtime/schema/print.js";
import { hasTensorOptions, isTensorLike, schemaProblems } from "../../runtime/schema/rules.js";
import type { Argument, FunctionSchema, OperatorName, Type } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean, nearest, type Place, type Source } from "../diagnostics.js";
import type {
  CallText,
  CallWays,
  ClassTexts,
  Kernel,
  NativeFunction,
  PlacedText,
  PointwiseSpec,
  Precomputed,
  ReductionSpec,
  RowsSpec,
  StatedChoices,
  UfuncInnerLoop,
  Variant,
  Words,
} from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import { programKey } from "../model/program-key.js";
import { query } from "../query.js";
import { compositeKeys, generatedKeys, kernelKeys, renamedKeys, structuredKeys, ufuncKeys } from "./dispatch-keys.js";
import { checkEntry, isView } from "./entry-rules.js";
import { type FactsSource, factsFor } from "./facts.js";
import { type FieldTable, pointwiseFields, reductionFields, rowsFields } from "./fields.js";
import { expandKernelLists, type FindOperator } from "./kernel-lists.js";
import { type LayerField, operatorFields } from "./layer-field.js";
import type { Leniency } from "./lenient.js";
import { isOtherFile, listEntries } from "./list-entries.js";
import { type Fields, readFields, reportUnknown, splitText, unknownHint } from "./read-fields.js";
import { parseUfuncLoop, ufuncDtypeNames, ufuncLoopKeys } from "./ufunc.js";
import { readYaml } from "./yaml.js";
import { placedText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from "./yaml-nodes.js";

export interface LoadContext {
  readonly diagnostics: Diagnostics;
  readonly leniency: Leniency;
  /** Tags that entries may have. */
  readonly tags: ReadonlySet<string>;
  /** The layers whose fields entries may have. */
  readonly layers: readonly LayerField[];
  /** Facts about entries beyond what they state. */
  readonly facts?: FactsSource | null;
  /** Finds the operators that entries refer to by `op:`. */
  readonly find?: FindOperator;
}

/** The context in which an entry is read. */
interface EntryContext extends Pick<LoadContext, "diagnostics" | "leniency" | "tags" | "layers"> {
  /** The file of facts that were written for several registries. */
  readonly general: string | null;
}

/** The entries that could be read, in order. Errors go to the diagnostics; an entry with a broken schema is left out. */
export function loadNativeFunctions(source: Source, context: LoadContext): readonly NativeFunction[] {
  const root = readYaml(source, context.diagnostics);
  const { find = () => undefined, tags } = context;
  const entries = expandKernelLists(listEntries(root, context.diagnostics), { find, tags }, context.diagnostics);
  if (isOtherFile(entries, "func", "name")) {
    const hint = "`--native-functions` names the file of operators, `--derivatives` that of their derivatives";
    context.diagnostics.error(entries[0]!.place, "this file holds derivatives, not operators", { hint });
    return [];
  }
  const facts = factsFor(context.facts ?? null, entries, operatorFields(context.layers), context.diagnostics);
  const { diagnostics, layers, leniency } = context;
  const tagNames = [...tags];
  const general = context.facts == null || context.facts.scope === "this" ? null : context.facts.source.file;
  const loaded = entries.flatMap(
    (entry) =>
      loadEntry(facts === null ? entry : facts.complete(entry), tagNames, layers, general, diagnostics, leniency) ?? [],
  );
  context.leniency.reportRefused();
  facts?.reportUnused(loaded);
  return loaded;
}

/**
 * The entry with its misspelt fields as they were probably meant, so that what follows from a missing field is not reported, too.
 * @param refuse reports a field that is not known
 */
function asMeant(entry: YamlMap, table: FieldTable, refuse: (key: YamlScalar) => void): YamlMap {
  const written = new Set(entry.entries.map(({ key }) => key.text));
  const known = Object.keys(table);
  const isUnknown = ({ key }: YamlEntry): boolean => !Object.hasOwn(table, key.text);
  if (!entry.entries.some(isUnknown)) return entry;
  const entries = entry.entries.map((field): YamlEntry => {
    const meant = isUnknown(field) ? nearest(field.key.text, known) : null;
    if (meant === null || written.has(meant)) return field;
    refuse(field.key);
    written.add(meant);
    return { ...field, key: { ...field.key, value: meant, text: meant } };
  });
  return { ...entry, entries };
}

/** Parses the schema text of a registry file; null and a diagnostic at the exact place if it has errors. */
export function parsePlacedSchema(text: PlacedText, diagnostics: Diagnostics): FunctionSchema | null {
  try {
    const schema = parseSchema(text.text, { strictness: "registry" });
    for (const { message, offset, length, hint } of schemaProblems(schema))
      diagnostics.error(placeIn(text, offset, length), message, { hint });
    const long = schema.arguments.find(({ type }) => sizeOf(type) > maximalSize);
    if (long !== undefined) {
      diagnostics.error(
        placeIn(text, long.offset, 1),
        `\`${long.name}\` is a list of ${sizeOf(long.type)} items; a list of fixed length has at most ${maximalSize}`,
        { hint: "omit the length: `int[]`" },
      );
      return null;
    }
    return schema;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    reportSchemaError(error, text, diagnostics);
    return null;
  }
}

/** In a list of fixed length, a single value stands for all elements. */
const maximalSize = 1024;

function sizeOf(type: Type): number {
  if (type.kind === "optional") return sizeOf(type.element);
  return type.kind === "list" ? Math.max(type.size ?? 0, sizeOf(type.element)) : 0;
}

function reportSchemaError(error: SchemaError, text: PlacedText, diagnostics: Diagnostics): void {
  const nearest = error.unknown === null ? null : didYouMean(error.unknown.name, error.unknown.known);
  const habit = habits.find(([pattern]) => pattern.test(error.message))?.[1] ?? placedHabit(error, text.text);
  diagnostics.error(placeIn(text, error.offset, error.length), error.message, { hint: habit ?? nearest ?? error.hint });
}

/** The same, where the text before the place tells them. */
function placedHabit({ offset, length, message }: SchemaError, text: string): string | null {
  const before = text.slice(0, offset);
  const isName = /^\s*(\w+::)?\w*$/.test(before);
  if ((isName && /found `[-\d]/.test(message)) || (/[a-z_]\w*$/i.test(before) && /found `-`/.test(message)))
    return "a name consists of letters, digits and `_`, and does not begin with a digit";
  const [, namespace] = /^\s*(\w+):$/.exec(before) ?? [];
  if (namespace !== undefined) return `two colons follow a namespace: \`${namespace}::\``;
  if (/\bstr\??\s+\w+\s*=\s*$/.test(before) && message.startsWith("unknown default"))
    return `a text is in quotes: \`"${text.slice(offset, offset + length)}"\``;
  return null;
}

/** Spellings from other languages, and the correct ones. */
const habits: readonly (readonly [message: RegExp, hint: string])[] = [
  [/unknown default `(null|undefined|nullptr|nullopt|none|nil)`/, "write `None`"],
  [/unknown default `(true|TRUE)`/, "write `True`"],
  [/unknown default `(false|FALSE)`/, "write `False`"],
  [/unknown type `(void|None|null|undefined)`/, "no result is written `()`"],
  [/unknown type `TensorList`/, "a list is written `Tensor[]`"],
  [/unknown type `(IntList|IntArrayRef)`/, "a list is written `int[]`"],
  [/expected the end, but found `,`/, "several results stand in brackets: `-> (Tensor, Tensor)`"],
  [/expected `\)`, but found `\?`/, "the mark stands after the type: `Tensor? weight`"],
  [/expected `->`, but found|`>` is not allowed/, "the result follows an arrow: `-> Tensor`"],
  [/`[“”‘’]` is not allowed/, 'quotes are `"`'],
  [/`\{` is not allowed/, "a list is written `[1, 1]`"],
];

function parsePlacedName(text: PlacedText, diagnostics: Diagnostics): OperatorName | null {
  try {
    return parseOperatorName(text.text);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    diagnostics.error(placeIn(text, error.offset, error.length), error.message, { hint: error.hint });
    return null;
  }
}

const loadEntry = query(
  (
    entry: YamlMap,
    tagNames: readonly string[],
    layers: readonly LayerField[],
    general: string | null,
    diagnostics: Diagnostics,
    leniency: Leniency,
  ): NativeFunction | null => {
    const context = { diagnostics, leniency, tags: new Set(tagNames), layers, general };
    const table = operatorFields(layers);
    const extra = new Map<string, unknown>();
    const refuse = (key: YamlScalar): void => leniency.refuse("field", key.text, key.place, unknownHint(key, table));
    const fields = readFields(leniency.lenient ? entry : asMeant(entry, table, refuse), {
      table,
      diagnostics,
      unknown: ({ key, value }) => {
        if (leniency.accept("field", key.text, key.place)) extra.set(key.text, value);
        else refuse(key);
      },
    });
    const text = fields.text("func");
    if (text === null) return null;
    const parsed = parsePlacedSchema(text, diagnostics);
    if (parsed === null) {
      const name = /^\s*(?:\w+::)?(\w+)/.exec(text.text)?.[1];
      if (name !== undefined) diagnostics.noteUnreadable(name);
      return null;
    }
    const namespace = parsed.namespace === "" ? "aten" : parsed.namespace;
    const func: FunctionSchema = parsed.namespace === "" ? parsed : Object.freeze({ ...parsed, namespace: "" });
    return new EntryReader(fields, func, namespace, extra, context).read();
  },
);

class EntryReader {
  readonly #fields: Fields;
  readonly #func: FunctionSchema;
  readonly #namespace: string;
  readonly #extra: ReadonlyMap<string, unknown>;
  readonly #context: EntryContext;
  readonly #diagnostics: Diagnostics;

  constructor(
    fields: Fields,
    func: FunctionSchema,
    namespace: string,
    extra: ReadonlyMap<string, unknown>,
    context: EntryContext,
  ) {
    this.#fields = fields;
    this.#func = func;
    this.#namespace = namespace;
    this.#extra = extra;
    this.#context = context;
    this.#diagnostics = context.diagnostics;
  }

  #error(field: string, message: string, hint: string | null = null): void {
    this.#diagnostics.error(this.#fields.place(field), message, { hint });
  }

  read(): NativeFunction {
    const fields = this.#fields;
    const func = this.#func;
    const structured = fields.flag("structured", false);
    const delegate = this.#structuredDelegate();
    const pointwise = this.#pointwise();
    const stated = this.#rows();
    const rows = delegate === null ? stated : null;
    const tags = this.#tags();
    const variants = this.#variants();
    const ufuncInnerLoop = this.#ufunc();
    const autogen = this.#autogen();
    const dispatch = this.#dispatch(structured, ufuncInnerLoop);
    const { own, inplace } = this.#layers(func, autogen);
    const keys = new Set(dispatch.keys());
    const composite = (key: (typeof compositeKeys)[number]): boolean => keys.has(key);
    const onlyImplicit =
      keys.size > 0 &&
      [...keys].every((key) => key === "CompositeImplicitAutograd" || key === "CompositeImplicitAutogradNestedTensor");
    const fn: NativeFunction = {
      namespace: this.#namespace,
      func,
      schemaText: printSchema(func),
      doc: this.#doc(),
      variants,
      inplaceVariants: fields.has("inplace_variants") ? this.#variants("inplace_variants") : null,
      structured,
      structuredDelegate: delegate,
      structuredInherits: fields.text("structured_inherits")?.text ?? null,
      precomputed: this.#precomputed(),
      autogen,
      dispatch,
      explicitDispatch: fields.has("dispatch"),
      ufuncInnerLoop,
      pointwise,
      rows,
      vectorRows: delegate === null ? null : stated,
      aliasOf: fields.text("alias_of"),
      foreach: fields.text("foreach"),
      out: (fields.text("out")?.text ??
        (rows !== null && autogen.some((name) => !name.inplace) ? "cast row-major" : null)) as NativeFunction["out"],
      meta: fields.text("meta"),
      overwrites: fields.flag("overwrites", false),
      undeclaredWrites: this.#undeclaredWrites(func),
      dataDependent: this.#dataDependent(func, tags),
      nonDifferentiable: fields.flag("non_differentiable", false),
      kernelGradient: (fields.text("kernel_gradient")?.text ?? null) as NativeFunction["kernelGradient"],
      outDerivative: (fields.text("out_derivative")?.text ?? null) as NativeFunction["outDerivative"],
      manualAutograd: fields.flag("manual_autograd", false),
      viewHistory: (fields.text("view_history")?.text ?? "as_strided") as NativeFunction["viewHistory"],
      viewCopy: fields.text("view_copy"),
      ungrouped: fields.text("ungrouped")?.text ?? null,
      layers: own,
      inplaceLayers: inplace,
      statedChoices: this.#choices(func),
      choices: new Map(),
      called: this.#called(func),
      property: fields.text("property"),
      signatureDefaults: this.#signatureDefaults(),
      tags,
      pythonModule: fields.text("python_module")?.text ?? null,
      alsoIn: new Set(fields.names("also_in").map(({ text }) => text)),
      deviceCheck: fields.text("device_check")?.text === "NoCheck" ? "NoCheck" : "ExactSame",
      deviceGuard: fields.flag("device_guard", true),
      manualKernelRegistration: fields.flag("manual_kernel_registration", false),
      manualCppBinding: fields.flag("manual_cpp_binding", false),
      categoryOverride: fields.text("category_override")?.text ?? null,
      cppNoDefaultArgs: new Set(fields.names("cpp_no_default_args").map((name) => name.text)),
      useConstRefForMutableTensors: fields.flag("use_const_ref_for_mutable_tensors", false),
      compositeImplicit: composite("CompositeImplicitAutograd"),
      compositeImplicitNestedTensor: composite("CompositeImplicitAutogradNestedTensor"),
      compositeExplicit: composite("CompositeExplicitAutograd"),
      compositeExplicitNonFunctional: composite("CompositeExplicitAutogradNonFunctional"),
      abstract: delegate !== null || !onlyImplicit,
      view: fields.flag("view", true) && isView(func, tags),
      generated: false,
      generatedFrom: null,
      extra: this.#extra,
      place: fields.place("func"),
      places: fields.places(),
    };
    checkEntry(fn, fields, this.#context.general, this.#diagnostics);
    return Object.freeze(fn);
  }

  #doc(): Words | null {
    const text = this.#fields.text("doc")?.text.replace(/\s+/g, " ").trim();
    return text ? { text, of: `${this.#namespace}::${this.#func.name.full}` } : null;
  }

  /** What the entry states for each layer, of itself and of its in-place form. */
  #layers(func: FunctionSchema, autogen: readonly OperatorName[]) {
    const own = new Map<string, unknown>();
    const inplace = new Map<string, unknown>();
    for (const layer of this.#context.layers) {
      const read = layer.read(this.#fields, { func, autogen }, this.#diagnostics);
      if (read.own !== undefined) own.set(layer.name, read.own);
      if (read.inplace !== undefined) inplace.set(layer.name, read.inplace);
    }
    return { own, inplace };
  }

  /** The arguments that `writes:` names: tensors that the schema does not say are written to. */
  #undeclaredWrites(func: FunctionSchema): readonly string[] {
    const silent = func.arguments.filter(({ type, alias }) => isTensorLike(type) && alias?.write !== true);
    const names = silent.map(({ name }) => name);
    const given = this.#fields.names("writes");
    for (const { text, place } of given) {
      if (names.includes(text)) continue;
      this.#diagnostics.error(
        place,
        `\`${text}\` is not a tensor among the arguments of \`${func.name.full}\` that the schema does not say are written to`,
        { hint: didYouMean(text, names, `such arguments: ${names.join(", ") || "none"}`) },
      );
    }
    return given.map(({ text }) => text);
  }

  /** The tensors whose values the kernel reads: the named ones, all of them, or none. */
  #dataDependent(func: FunctionSchema, tags: ReadonlySet<string>): readonly string[] {
    const given = this.#fields.names("data_dependent");
    const tensors = func.arguments.filter(({ type, out }) => !out && isTensorLike(type)).map(({ name }) => name);
    const tagged = tags.has("data_dependent_output") || tags.has("dynamic_output_shape");
    const node = this.#fields.node("data_dependent");
    if (node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : given.length === 0 && tagged)
      return tensors;
    if (node?.kind === "scalar" && node.value === false) return [];
    for (const { text, place } of given) {
      if (tensors.includes(text)) continue;
      this.#diagnostics.error(place, `\`${text}\` is not a tensor among the arguments of \`${func.name.full}\``, {
        hint: didYouMean(text, tensors, "name the tensors that are read, or write `data_dependent: True`"),
      });
    }
    return given.map(({ text }) => text);
  }

  #variants(field = "variants"): ReadonlySet<Variant> {
    const variants = new Set<Variant>();
    for (const name of this.#fields.names(field)) {
      if (name.text !== "function" && name.text !== "method") {
        this.#diagnostics.error(name.place, `there is no variant \`${name.text}\``, {
          hint: didYouMean(name.text, ["function", "method"], "variants: function, method"),
        });
      } else if (variants.has(name.text))
        this.#diagnostics.error(name.place, `the variant \`${name.text}\` is written twice`);
      else variants.add(name.text);
    }
    if (variants.size === 0) variants.add("function");
    return variants;
  }

  #tags(): ReadonlySet<string> {
    const tags = new Set<string>();
    for (const tag of this.#fields.names("tags")) {
      if (tag.text === "generated") {
        this.#diagnostics.error(tag.place, "the tag `generated` is only for functions that the generator makes");
        continue;
      }
      if (tags.has(tag.text)) {
        this.#diagnostics.error(tag.place, `the tag \`${tag.text}\` is written twice`);
        continue;
      }
      if (!this.#context.tags.has(tag.text) && !this.#context.leniency.accept("tag", tag.text, tag.place)) {
        this.#diagnostics.error(tag.place, `there is no tag \`${tag.text}\``, {
          hint: didYouMean(tag.text, this.#context.tags, "tags are declared in tags.yaml (`--tags`)"),
        });
        continue;
      }
      tags.add(tag.text);
    }
    return tags;
  }

  #structuredDelegate(): OperatorName | null {
    const text = this.#fields.text("structured_delegate");
    if (text === null) return null;
    if (text.text.includes("::")) {
      this.#error(
        "structured_delegate",
        "a structured delegate is named without namespace",
        "it is in the operator's own",
      );
      return null;
    }
    return parsePlacedName(text, this.#diagnostics);
  }

  #autogen(): readonly OperatorName[] {
    const names: OperatorName[] = [];
    for (const text of this.#fields.names("autogen")) {
      const bare = this.#withoutNamespace(text);
      const name = bare === null ? null : parsePlacedName(bare, this.#diagnostics);
      if (name === null) continue;
      if (names.some((other) => other.full === name.full))
        this.#diagnostics.error(text.place, `\`${name.full}\` is written twice`);
      else names.push(name);
    }
    return names;
  }

  /** The name of a form, which has the entry's namespace, without it. */
  #withoutNamespace(text: PlacedText): PlacedText | null {
    const own = `${this.#namespace}::`;
    if (!text.text.startsWith(own)) {
      if (/^\w+::\w/.test(text.text)) {
        const given = text.text.slice(0, text.text.indexOf("::"));
        this.#diagnostics.error(
          text.place,
          `\`${text.text}\` is not in the namespace of its entry, which is ${this.#namespace}`,
          {
            hint: `omit \`${given}::\`: the forms of an operator are in its namespace`,
          },
        );
        return null;
      }
      return text;
    }
    const rest = text.text.slice(own.length);
    return { text: rest, place: placeIn(text, own.length, Math.max(1, rest.length)), exact: text.exact };
  }

  /** `choices:`: the texts that arguments take. */
  #choices(func: FunctionSchema): ReadonlyMap<string, StatedChoices> {
    const node = this.#fields.node("choices");
    const stated = new Map<string, StatedChoices>();
    if (node?.kind !== "map") return stated;
    const texts = func.arguments.filter(takesText);
    for (const { key, value } of node.entries) {
      const argument = texts.find(({ name }) => name === key.text);
      if (argument === undefined) {
        const names = texts.map(({ name }) => name);
        this.#diagnostics.error(
          key.place,
          `\`${key.text}\` is not an argument of type \`str\` of \`${func.name.full}\``,
          {
            hint: didYouMean(
              key.text,
              names,
              names.length === 0 ? "it has none: delete the field" : `such arguments: ${names.join(", ")}`,
            ),
          },
        );
        continue;
      }
      if (value.kind === "scalar") stated.set(key.text, placedText(value));
      if (value.kind !== "list") continue;
      const items = value.items.flatMap((item) => (item.kind === "scalar" ? [placedText(item)] : []));
      const list = items.map(({ text }) => text);
      if (list.length === 0) {
        this.#diagnostics.error(key.place, `there is no text that \`${key.text}\` takes`, {
          hint: `list them: \`${key.text}: [first, second]\``,
        });
        continue;
      }
      for (const [i, { text, place }] of items.entries())
        if (list.indexOf(text) < i) this.#diagnostics.error(place, `\`${text}\` is written twice`);
      const standard = argument.default;
      if (standard?.kind === "string" && !list.includes(standard.value))
        this.#diagnostics.error(
          key.place,
          `the default of \`${key.text}\`, "${standard.value}", is not among its choices`,
          {
            hint: didYouMean(
              standard.value,
              list,
              `add it: \`${key.text}: [${[standard.value, ...list].join(", ")}]\``,
            ),
          },
        );
      stated.set(key.text, list);
    }
    return stated;
  }

  /** How users may call it beyond its schema. */
  #called(func: FunctionSchema): CallWays | null {
    const fields = ["call_defaults", "call_numbers", "call_positional"];
    if (!fields.some((name) => this.#fields.has(name))) return null;
    const argument = (name: string, place: Place, fits: (a: Argument) => boolean, wanted: string): Argument | null => {
      const found = func.arguments.find((a) => a.name === name);
      if (found !== undefined && fits(found)) return found;
      const names = func.arguments.filter(fits).map((a) => a.name);
      this.#diagnostics.error(place, `\`${name}\` is ${wanted} of \`${func.name.full}\``, {
        hint: didYouMean(
          name,
          names,
          names.length === 0 ? "delete the field" : `there ${names.length === 1 ? "is" : "are"}: ${names.join(", ")}`,
        ),
      });
      return null;
    };
    const defaults = new Map<string, Argument>();
    for (const { text, place } of this.#fields.names("call_defaults")) {
      const at = text.indexOf("=");
      const found = argument(text.slice(0, Math.max(0, at)).trim(), place, (a) => !a.out, "not an argument");
      if (found === null) continue;
      try {
        const parsed = parseArgument(`${printType(found.type)} ${found.name}=${text.slice(at + 1).trim()}`);
        defaults.set(found.name, Object.freeze({ ...found, default: parsed.default }));
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        this.#diagnostics.error(place, error.message, { hint: error.hint });
      }
    }
    const named = (field: string, fits: (a: Argument) => boolean, wanted: string): readonly string[] =>
      this.#fields
        .names(field)
        .flatMap(({ text, place }) => (argument(text, place, fits, wanted) === null ? [] : [text]));
    const isTensor = ({ type }: Argument): boolean => type.kind === "base" && type.name === "Tensor";
    const numbers = named("call_numbers", (a) => isTensor(a) && !a.out, "not a tensor argument");
    const positional = named("call_positional", (a) => a.kwargOnly && !a.out, "not a keyword-only argument");
    const all = func.arguments.map((a) => defaults.get(a.name) ?? a);
    const withDefaults = Object.freeze({ ...func, arguments: all });
    const moved = all.map((a) => (positional.includes(a.name) ? Object.freeze({ ...a, kwargOnly: false }) : a));
    return Object.freeze({
      withDefaults,
      schema: positional.length === 0 ? withDefaults : Object.freeze({ ...func, arguments: moved }),
      defaults: [...defaults.values()],
      numbers,
      positional,
    });
  }

  #signatureDefaults(): ReadonlyMap<string, string> {
    const defaults = new Map<string, string>();
    for (const item of this.#fields.names("signature_defaults")) {
      const [name, value, ...rest] = item.text.split("=").map((part) => part.trim());
      if (!name || !value || rest.length > 0) {
        this.#diagnostics.error(item.place, `\`${item.text}\` is not a default of an argument`, {
          hint: "write `name=value`",
        });
        continue;
      }
      const argument = this.#func.arguments.find((a) => a.name === name);
      if (argument === undefined) {
        const names = this.#func.arguments.map((a) => a.name);
        this.#diagnostics.error(item.place, `the operator has no argument \`${name}\``, {
          hint: didYouMean(name, names, `arguments: ${names.join(", ")}`),
        });
      } else if (argument.default !== null) {
        this.#diagnostics.error(item.place, `the argument \`${name}\` has a default of its own`, {
          hint: "delete it here",
        });
      } else defaults.set(name, value);
    }
    return defaults;
  }

  #ufunc(): readonly UfuncInnerLoop[] {
    const node = this.#fields.node("ufunc_inner_loop");
    if (node === undefined) return [];
    const written =
      node.kind === "map"
        ? node.entries.map(({ key, value }) => ({ key: placedText(key), value }))
        : [{ key: { text: "Generic", place: node.place, exact: false }, value: node }];
    const loops: UfuncInnerLoop[] = [];
    for (const { key, value } of written) {
      if (!(ufuncLoopKeys as readonly string[]).includes(key.text)) {
        this.#diagnostics.error(key.place, `there is no kind of inner loop \`${key.text}\``, {
          hint: didYouMean(key.text, ufuncLoopKeys, `kinds: ${ufuncLoopKeys.join(", ")}`),
        });
        continue;
      }
      if (value.kind !== "scalar") continue;
      const loop = parseUfuncLoop(key.text, value.text);
      if ("message" in loop) {
        const hint =
          loop.name === null
            ? "for example `add (AllAndComplex, Half)`"
            : didYouMean(loop.name, ufuncDtypeNames, `dtypes: ${ufuncDtypeNames.join(", ")}`);
        this.#diagnostics.error(placeIn(placedText(value), loop.offset, loop.length), loop.message, { hint });
      } else loops.push(loop);
    }
    return loops.sort((a, b) => ufuncLoopKeys.indexOf(a.key as never) - ufuncLoopKeys.indexOf(b.key as never));
  }

  #dispatch(structured: boolean, ufunc: readonly UfuncInnerLoop[]): ReadonlyMap<string, Kernel> {
    const dispatch = new Map<string, Kernel>();
    const node = this.#fields.node("dispatch");
    const func = this.#func;
    const implicitName = implicitKernelName(func);
    if (node?.kind === "map") {
      this.#writtenDispatch(node, structured, dispatch);
      const only = dispatch.size === 1 ? dispatch.get("CompositeImplicitAutograd") : undefined;
      if (only !== undefined && only.name === implicitName) {
        this.#error(
          "dispatch",
          "a CompositeImplicitAutograd kernel with the operator's own name is the default",
          "omit the `dispatch:` field",
        );
      }
    } else if (this.#isMadeOfCalls()) {
      const call = this.#fields.text("alias_of");
      const place = this.#fields.place(call === null ? "foreach" : "alias_of");
      dispatch.set("CompositeImplicitAutograd", calledKernel(func, call, place));
    } else if (
      !structured &&
      !(func.kind === "out" && this.#fields.isWritten("out")) &&
      !["structured_delegate", "pointwise", "rows", "ufunc_inner_loop", "dispatch"].some((name) =>
        this.#fields.isWritten(name),
      )
    ) {
      if (this.#isFactory()) {
        this.#diagnostics.error(
          this.#fields.place("func"),
          `\`${func.name.name}\` makes a new tensor, so it needs a CompositeExplicitAutograd kernel, but has no \`dispatch:\``,
          {
            hint: "without a dispatch table it would be taken apart before modes can see it; write `dispatch:` with `CompositeExplicitAutograd: <kernel>`",
          },
        );
      }
      const place = this.#fields.place("func");
      dispatch.set(
        "CompositeImplicitAutograd",
        Object.freeze({ name: implicitName, namespace: "", structured: false, call: null, place }),
      );
    }
    for (const key of ufunc.length > 0 ? ufuncKeys : []) {
      const clash = dispatch.get(key);
      if (clash !== undefined)
        this.#diagnostics.error(
          clash.place,
          `\`ufunc_inner_loop\` gives the operator its ${key} kernel, so it cannot have another one`,
        );
      dispatch.set(
        key,
        Object.freeze({
          name: `ufunc_${func.name.name}_${key}`,
          namespace: "",
          structured: true,
          call: null,
          place: this.#fields.place("ufunc_inner_loop"),
        }),
      );
    }
    const composites = [...dispatch.keys()].filter((key) => (compositeKeys as readonly string[]).includes(key));
    const pair =
      composites.length === 2 &&
      composites.includes("CompositeImplicitAutogradNestedTensor") &&
      !composites.includes("CompositeExplicitAutogradNonFunctional");
    if (composites.length > 1 && !pair) {
      this.#error(
        "dispatch",
        `the kernel has more than one composite key (${composites.join(", ")}), and each takes the other's place`,
        "keep CompositeExplicitAutograd if derivatives.yaml has a formula for it, CompositeImplicitAutograd if not",
      );
    }
    return dispatch;
  }

  #isMadeOfCalls(): boolean {
    const has = (name: string): boolean => this.#fields.isWritten(name);
    return (has("alias_of") || has("foreach")) && !has("dispatch") && !has("pointwise") && !has("rows");
  }

  #writtenDispatch(node: YamlMap, structured: boolean, dispatch: Map<string, Kernel>): void {
    for (const entry of node.entries) {
      const { value } = entry;
      if (value.kind !== "scalar") continue;
      const kernel = this.#kernelName(placedText(value));
      for (const key of splitText(placedText(entry.key), ",")) {
        if (!kernelKeys.has(key.text) && !programKey.test(key.text)) {
          const exists = generatedKeys.has(key.text);
          if (exists) {
            this.#diagnostics.error(key.place, `\`dispatch:\` cannot name the key \`${key.text}\``, {
              hint: "what this key does is generated, or registered by hand",
            });
            continue;
          }
          if (!this.#context.leniency.accept("dispatch key", key.text, key.place)) {
            const successor = renamedKeys.get(key.text);
            this.#context.leniency.refuse(
              "dispatch key",
              key.text,
              key.place,
              successor === undefined
                ? didYouMean(
                    key.text,
                    kernelKeys,
                    "keys are backends such as CPU, or composite keys such as CompositeExplicitAutograd" +
                      (programKey.test(`program.${key.text}`)
                        ? `; a key that the program defines is written \`program.${key.text}\``
                        : ""),
                  )
                : `write \`${successor}\`, its name since PyTorch 1.9`,
            );
            continue;
          }
        }
        const other = dispatch.get(key.text);
        if (other !== undefined) {
          this.#diagnostics.error(key.place, `the dispatch key \`${key.text}\` is written twice`, {
            related: [{ place: other.place, message: `here it has the kernel ${other.name}` }],
          });
          continue;
        }
        if (kernel === null) continue;
        const writes = structured && structuredKeys.has(key.text);
        if (writes && kernel.call !== null) {
          this.#diagnostics.error(
            value.place,
            "the kernel of a structured operator writes into outputs, and is not a call",
            {
              hint: "name a function that takes the outputs behind the arguments",
            },
          );
          continue;
        }
        dispatch.set(key.text, Object.freeze({ ...kernel, structured: writes, place: value.place }));
      }
    }
  }

  #callOf(call: CallText): Pick<Kernel, "name" | "namespace" | "call"> {
    return { name: calledKernelName(this.#func), namespace: "", call };
  }

  #kernelName(text: PlacedText): Pick<Kernel, "name" | "namespace" | "call"> | null {
    if (text.text.startsWith("=")) {
      const lead = /^=\s*/.exec(text.text)![0].length;
      const call = text.text.slice(lead);
      const place = placeIn(text, lead, Math.max(1, call.length));
      return this.#callOf({ text: call, place, exact: text.exact, of: "operator" });
    }
    if (/^[A-Za-z_]\w*\s*\(/.test(text.text)) return this.#callOf({ ...text, of: "function" });
    const names = text.text.split("::");
    if (names.length > 4) {
      this.#diagnostics.error(text.place, `a kernel may have at most three namespaces, unlike \`${text.text}\``);
      return null;
    }
    const odd = names.find((part) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(part));
    if (odd !== undefined) {
      this.#diagnostics.error(text.place, `\`${text.text}\` is not the name of a kernel`, {
        hint: "a kernel is an exported function: letters, digits and `_`",
      });
      return null;
    }
    return { name: names.at(-1)!, namespace: names.slice(0, -1).join("::"), call: null };
  }

  /** Operators that create a tensor from scratch or modelled on another. */
  #isFactory(): boolean {
    const { name } = this.#func.name;
    const takesTensor = this.#func.arguments.some((a) => !a.out && isTensorLike(a.type));
    return name.startsWith("new_") || name.endsWith("_like") || (hasTensorOptions(this.#func) && !takesTensor);
  }

  #precomputed(): Precomputed | null {
    const node = this.#fields.node("precomputed");
    if (node?.kind !== "list") return null;
    const replace = new Map<string, readonly Argument[]>();
    let add: readonly Argument[] = [];
    const items = node.items.filter((item) => item.kind === "scalar").map((item) => placedText(item));
    items.forEach((item, i) => {
      const arrow = item.text.indexOf(" -> ");
      const list: PlacedText =
        arrow < 0
          ? item
          : {
              text: item.text.slice(arrow + 4),
              exact: item.exact,
              place: placeIn(item, arrow + 4, item.text.length - arrow - 4),
            };
      const args = splitText(list, ",").flatMap((part) => this.#precomputedArgument(part) ?? []);
      if (arrow < 0) {
        if (i < items.length - 1)
          this.#diagnostics.error(item.place, "only the last line may add arguments that replace none", {
            hint: "write `argument -> type name`",
          });
        add = args;
        return;
      }
      const name = item.text.slice(0, arrow);
      if (!this.#func.arguments.some((a) => a.name === name)) {
        const names = this.#func.arguments.map((a) => a.name);
        this.#diagnostics.error(placeIn(item, 0, arrow), `the operator has no argument \`${name}\``, {
          hint: didYouMean(name, names, `arguments: ${names.join(", ")}`),
        });
      }
      replace.set(name, args);
    });
    return Object.freeze({ replace, add });
  }

  #precomputedArgument(text: PlacedText): Argument | null {
    try {
      const argument = parseArgument(text.text);
      if (argument.name.toUpperCase() === argument.name) {
        this.#diagnostics.error(
          text.place,
          `the precomputed argument \`${argument.name}\` needs a small letter in its name`,
        );
      }
      return argument;
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      reportSchemaError(error, text, this.#diagnostics);
      return null;
    }
  }

  #pointwise(): PointwiseSpec | null {
    const node = this.#fields.node("pointwise");
    if (node?.kind !== "map") return null;
    const inner = readFields(node, {
      table: pointwiseFields,
      diagnostics: this.#diagnostics,
      unknown: ({ key }) => reportUnknown(key, pointwiseFields, this.#diagnostics),
    });
    const rest = new Map<string, PlacedText>();
    for (const name of ["condition", "layout", "complex_result", "result", "error_name"]) {
      const text = listText(inner.node(name));
      if (text !== null) rest.set(name, text);
    }
    const expr = classTexts(inner.node("expr"));
    if (expr === null) return null;
    return Object.freeze({
      expr,
      promote: inner.text("promote"),
      dtypes: listText(inner.node("dtypes")),
      check: inner.text("check"),
      scalars: inner.has("scalars") ? inner.names("scalars") : null,
      offers: inner.has("offers") ? inner.names("offers") : null,
      rest,
      place: this.#fields.keyPlace("pointwise"),
    });
  }

  #rows(): RowsSpec | null {
    const node = this.#fields.node("rows");
    if (node?.kind !== "map") return null;
    const diagnostics = this.#diagnostics;
    const inner = readFields(node, { table: rowsFields, diagnostics });
    const place = this.#fields.keyPlace("rows");
    const reduce = new Map<string, ReductionSpec>();
    const named = inner.node("reduce");
    const add = (name: string, fields: Fields, at: Place): void => {
      const join = classTexts(fields.node("join"));
      if (join !== null) reduce.set(name, { start: classTexts(fields.node("start")), join, place: at });
    };
    if (inner.isWritten("join") || (inner.isWritten("start") && !inner.isWritten("reduce"))) {
      if (!inner.isWritten("join"))
        diagnostics.error(inner.keyPlace("start"), "`start` begins a reduction, but there is no `join`", {
          hint: "write how an element is joined, as in `join: acc + self`",
        });
      add("acc", inner, inner.keyPlace("join"));
    }
    if (inner.isWritten("reduce")) {
      for (const other of ["start", "join"])
        if (inner.isWritten(other))
          diagnostics.error(
            inner.keyPlace(other),
            `\`${other}\` is that of a single reduction, but there is \`reduce\``,
            {
              hint: `write it in \`reduce\`, below the reduction's name`,
            },
          );
      for (const { key, value } of named?.kind === "map" ? named.entries : []) {
        if (value.kind === "map") add(key.text, readFields(value, { table: reductionFields, diagnostics }), key.place);
        else
          diagnostics.error(value.place, `\`${key.text}\` is a map with \`start\` and \`join\``, {
            hint: `below it stands \`join: ...\``,
          });
      }
    }
    return Object.freeze({
      reduce,
      finish: classTexts(inner.node("finish")),
      each: classTexts(inner.node("each")),
      scan: classTexts(inner.node("scan")),
      promote: inner.text("promote"),
      dtypes: listText(inner.node("dtypes")),
      errorName: inner.text("error_name"),
      place,
    });
  }
}

/** Whether an argument is of type `str` or `str?`. */
export function takesText({ type }: Argument): boolean {
  const plain = type.kind === "optional" ? type.element : type;
  return plain.kind === "base" && plain.name === "str";
}

/** An expression, or one for each class; null if there is none. */
function classTexts(node: YamlNode | undefined): ClassTexts | null {
  if (node === undefined || node.kind === "list") return null;
  if (node.kind === "scalar") return placedText(node);
  return new Map(
    node.entries.flatMap(({ key, value }) => (value.kind === "scalar" ? [[key.text, placedText(value)] as const] : [])),
  );
}

/** `[a, b]` as one text; anything else unchanged. */
function listText(node: YamlNode | undefined): PlacedText | null {
  if (node === undefined || node.kind === "map") return null;
  if (node.kind === "scalar") return placedText(node);
  const text = node.items.map((item) => (item.kind === "scalar" ? item.text : "")).join(", ");
  return { text, place: node.place, exact: false };
}

/** The C++ function's name, which is also the kernel's if no `dispatch:` names one. */
export function implicitKernelName(func: FunctionSchema): string {
  return func.arguments.some((a) => a.out) ? `${func.name.name}_out` : func.name.name;
}

/** The kernel that is generated from calls of other operators: of the given one, or (null) of the one in `foreach`. */
export function calledKernel(func: FunctionSchema, call: PlacedText | null, place: Place): Kernel {
  const calls = call === null ? null : { ...call, of: "operator" as const };
  return Object.freeze({ name: calledKernelName(func), namespace: "", structured: false, call: calls, place });
}

function calledKernelName(func: FunctionSchema): string {
  return `${unambiguous(func.name)}_call`;
}

/** `add_Tensor`: name and overload joined. */
export function unambiguous(name: OperatorName): string {
  return name.overload === "" ? name.name : `${name.name}_${name.overload}`;
}
