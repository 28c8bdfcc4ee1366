// The reference as a plugin of the generator: a page for each public function, and the dispatch grid as data.

/** @typedef {import("../codegen/index.js").Plugin} Plugin */
/** @typedef {import("../codegen/index.js").NativeFunction} NativeFunction */

/** Texts of the YAML beside the registry: pages show its lines. */
const marked = (/** @type {string} */ text) => text.replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;");

/** In a cell of a table. */
const cell = (/** @type {string} */ text) => `<code v-pre>${marked(text).replaceAll("|", "&#124;")}</code>`;

const fence = (/** @type {string} */ language, /** @type {string} */ text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** The lines of an entry: from its first to the next entry, without the comments of that one. */
function entryLines(
  /** @type {import("../codegen/index.js").NativeFunction["place"]} */ place,
  /** @type {number} */ from,
) {
  const { source } = place;
  const lines = [source.line(from)];
  for (let n = from + 1; ; n++) {
    const line = source.line(n);
    if (/^\s*-\s/.test(line) || !/^\s+\S/.test(line)) break;
    lines.push(line);
  }
  return lines.join("\n");
}

/** What the results are written to where `out` is left out. */
const newTensor = "a new tensor";

/** The kind of a kernel, by its file in the plan. */
const kinds = /** @type {const} */ ([
  ["autograd", /(generated\/autograd\/kernels|kernels\/autograd\/)/],
  ["in place or view", /inplace-or-view/],
  ["pointwise loop", /generated\/pointwise\//],
  ["structured", /generated\/structured\//],
  ["follows from another form", /generated\/variants|kernels\/forms/],
  ["other operators", /generated\/(calls|operators)|kernels\/(composite|decompositions|derivatives)\//],
  ["selects a backend", /backend-select/],
  ["passes on", /dispatch\/kernel/],
  ["a layer, when switched on", /^layers$/],
  ["kernel", /./],
]);

/** @type {Plugin} */
export default {
  name: "reference",
  version: 1,
  *emit({ plan, registry, tools }) {
    /** @type {{ name: string, title: string, first: string }[]} */
    const index = [];
    // Operators of the library's own, which no program calls, have no page; in-place forms stand on the page of their operator.
    const shown = tools.publicFunctions().filter(({ name }) => !name.startsWith("_"));
    const named = new Set(shown.map(({ name }) => name));
    const baseOf = (/** @type {string} */ name) => (named.has(name.replace(/_$/, "")) ? name.replace(/_$/, "") : name);
    for (const f of shown) {
      if (baseOf(f.name) !== f.name) continue;
      const inplace = shown.find(({ name }) => name === `${f.name}_`);
      yield { path: `reference/${f.name}.md`, text: page(inplace === undefined ? [f] : [f, inplace]) };
      index.push({ name: f.name, title: titleOf(f), first: firstSentence(f.operators[0]?.doc?.text ?? "") });
    }
    yield { path: "reference.json", data: { functions: index } };
    yield { path: "grid.json", data: grid() };

    /** @param {readonly [import("../codegen/index.js").PublicFunction, ...import("../codegen/index.js").PublicFunction[]]} forms */
    function page(forms) {
      const [first] = forms;
      const { name, operators } = first;
      const all = forms.flatMap((f) => calls(f, true));
      const short = forms.flatMap((f) => calls(f, false));
      const words = operators.find(({ doc }) => doc !== null)?.doc?.text ?? null;
      return [
        `# ${titleOf(first)}`,
        words === null ? null : marked(words),
        `<!-- example ${name} -->`,
        "## Calls",
        fence("ts", short.join("\n")),
        argumentTable(first),
        all.length === short.length ? null : `::: details All signatures\n${fence("ts", all.join("\n"))}\n:::`,
        ...forms.flatMap((f) => f.operators.map(section)),
      ]
        .filter((part) => part !== null)
        .join("\n\n");
    }

    /**
     * The expression in programs: the function, or the property if there is no function. Pages are named after functions, since `T` and `t` are the same file
     * on some disks.
     */
    /** @param {import("../codegen/index.js").PublicFunction} f */
    function titleOf({ name, overloads, operators }) {
      const property = overloads.find(({ func }) => func.property !== null)?.func.property?.text;
      return property === undefined || operators.some(({ variants }) => variants.has("function")) ? name : property;
    }

    /**
     * The calls: of each overload the one with named options first; all others, where more arguments are given by position, on demand.
     * @param {import("../codegen/index.js").PublicFunction} f
     * @param {boolean} all
     */
    function calls(f, all) {
      /** @param {import("../codegen/index.js").PublicOverload} overload @param {boolean} [asMethod] */
      const signatures = (overload, asMethod) => tools.signatures(overload, asMethod).slice(0, all ? undefined : 1);
      const methods = f.overloads.filter(({ func }) => func.variants.has("method") && func.property === null);
      const properties = f.overloads.filter(({ func }) => func.property !== null);
      const asFunction = f.operators.some(({ variants }) => variants.has("function"));
      return [
        ...(asFunction ? f.overloads.flatMap((one) => signatures(one).map((call) => `${f.name}${call}`)) : []),
        ...methods.flatMap((one) => signatures(one, true).map((call) => `self.${f.method}${call}`)),
        ...properties.flatMap((one) =>
          signatures(one, true).map((call) => `self.${one.func.property?.text}${call.replace("()", "")}`),
        ),
      ];
    }

    /**
     * The arguments of all overloads, each once: where they differ, with every type and default.
     * @param {import("../codegen/index.js").PublicFunction} f
     */
    function argumentTable({ overloads }) {
      /** @type {Map<string, { types: Set<string>, defaults: Set<string>, given: Set<string> }>} */
      const rows = new Map();
      for (const overload of overloads)
        for (const one of tools.arguments(overload)) {
          const row = rows.get(one.name) ?? { types: new Set(), defaults: new Set(), given: new Set() };
          rows.set(one.name, row);
          row.types.add(one.type.replace("Reduction", '"none" | "mean" | "sum"'));
          row.defaults.add(one.default ?? "");
          row.given.add(one.positional ? "by position or name" : "by name");
        }
      if (rows.size === 0) return null;
      const lines = [...rows].map(([name, { types, defaults, given }]) => {
        const values = [...defaults].map((value) =>
          value === "" ? "must be given" : value === newTensor ? newTensor : cell(value),
        );
        return `| \`${name}\` | ${[...types].map(cell).join(" or ")} | ${values.join(" or ")} | ${[...given].join("; ")} |`;
      });
      return `## Arguments\n\n| argument | type | default | given |\n|---|---|---|---|\n${lines.join("\n")}`;
    }

    /** @param {NativeFunction} f */
    function section(f) {
      const name = `${f.namespace}::${f.func.name.full}`;
      const origin = f.generatedFrom === null ? null : registry.byName.get(f.generatedFrom.full);
      const { file, line } = tools.position((origin ?? f).place);
      const kernels = [...tools.kernels(f)];
      const match = registry.derivatives.get(f);
      const sets = match === undefined ? [] : [...match.entry.sets.values()];
      const gradient = plan.gradients.get(f);
      return [
        `## ${name.replace(/^aten::/, "")} {#${anchor(name)}}`,
        fence("text", f.schemaText),
        f.tags.size === 0 ? null : `Tags: ${[...f.tags].map((tag) => `\`${tag}\``).join(", ")}.`,
        kernels.length === 0
          ? null
          : `| dispatch key | kernel |\n|---|---|\n${kernels.map(([key, kernel]) => `| \`${key}\` | ${cell(kernel)} |`).join("\n")}`,
        gradient === undefined
          ? null
          : `Backward: ${gradient.backward}. Second derivatives: ${gradient.doubleBackward}. Forward mode: ${gradient.forward}.`,
        ...sets.map(({ reverse, forward }) => {
          const rows = [...reverse, ...forward].map(
            ({ names, formula }) => `| ${cell(names.join(", "))} | ${cell(formula.text)} |`,
          );
          return rows.length === 0 ? null : `| derivative | formula |\n|---|---|\n${rows.join("\n")}`;
        }),
        `${f.generated ? `Generated from \`${f.generatedFrom?.full}\`, ` : ""}${file}, line ${line}:`,
        fence("yaml", entryLines((origin ?? f).place, line)),
      ]
        .filter((part) => part !== null)
        .join("\n\n");
    }

    /** Operators by keys; a cell is the kernel, and which of `kinds` it is. */
    function grid() {
      const { cells: layers } = plan.layers;
      const keys = [...plan.registrations.keys(), ...layers.keys()];
      /** @type {Map<NativeFunction, ([string, number] | null)[]>} */
      const cellsOf = new Map();
      keys.forEach((key, column) => {
        /** @param {NativeFunction} f @param {string} name @param {string} from */
        const put = (f, name, from) => {
          let cells = cellsOf.get(f);
          if (cells === undefined) cellsOf.set(f, (cells = keys.map(() => null)));
          cells[column] = [name, kinds.findIndex(([, file]) => file.test(from))];
        };
        for (const { f, kernel } of plan.registrations.get(key) ?? []) put(f, kernel.name, kernel.from);
        for (const [f, text] of layers.get(key) ?? []) put(f, text, "layers");
      });
      const pages = new Map(shown.flatMap((f) => f.operators.map((operator) => [operator, baseOf(f.name)])));
      const rows = plan.functions.map((f) => {
        const cells = cellsOf.get(f) ?? keys.map(() => null);
        const { backward = "", forward = "" } = plan.gradients.get(f) ?? {};
        return [f.func.name.full, pages.get(f) ?? null, cells, backward, forward];
      });
      return { keys, kinds: kinds.map(([kind]) => kind), rows };
    }
  },
};

/** @param {string} name */
function anchor(name) {
  return `op-${name.replace(/^aten::/, "").replace(/[^\w]+/g, "-")}`;
}

/** @param {string} text */
function firstSentence(text) {
  return /^.*?[.:](?= |$)/s.exec(text)?.[0] ?? text;
}
