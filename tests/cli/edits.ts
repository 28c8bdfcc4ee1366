// Random edits of a registry, its derivatives and its kernels: typical edits, which usually leave it valid, and edits of single characters, which usually do
// not.

/** What is edited. */
export type Name = "functions" | "derivatives" | "tags" | "deprecated" | "kernel";
export type Texts = Readonly<Record<Name, string>>;

export class Random {
  #state: number;
  constructor(start: number) {
    this.#state = start >>> 0;
  }
  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * n);
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

/** Words that fit in some place, so that many edits are valid, or have errors other than syntax errors. */
const words = [
  ..."grad self other result first size alpha dim core pointwise function method True False CPU CUDA Meta".split(" "),
  ..."add mul neg negative twice view view_copy alias_of autogen dispatch sum zeros expand clone t fill_ pair sum_out fill_cpu_ sum_dim_spec self_t self_p not_there".split(
    " ",
  ),
  ...[
    "- ",
    "  ",
    "\n",
    ": ",
    ", ",
    '"',
    "'",
    "[",
    "]",
    "(",
    ")",
    "{",
    "#",
    "1",
    "2.5",
    " * ",
    "&a ",
    "*a",
    "\t",
    "\r\n",
  ],
];

/** Adds, removes or moves a line, an entry, a word or some characters. */
export function editedText(text: string, random: Random): string {
  const lines = text.split("\n");
  const at = random.below(lines.length);
  switch (random.below(7)) {
    case 0:
      return lines.toSpliced(at, 0, lines[random.below(lines.length)]!).join("\n");
    case 1:
      return lines.toSpliced(at, 1).join("\n");
    case 2:
      return lines.toSpliced(at, 0, random.of(["# a comment", "", "  # another"])).join("\n");
    case 3: {
      // Replaces a word by another.
      const found = [...text.matchAll(/[A-Za-z_]+/g)];
      const word = found[random.below(found.length)];
      if (word === undefined) return text;
      return text.slice(0, word.index) + random.of(words) + text.slice(word.index + word[0].length);
    }
    case 4: {
      const place = random.below(text.length + 1);
      return text.slice(0, place) + random.of(words) + text.slice(place);
    }
    case 5: {
      const place = random.below(text.length + 1);
      return text.slice(0, place) + text.slice(place + 1 + random.below(8));
    }
    default:
      return `# moved down\n${text}`;
  }
}

const entriesOf = (text: string): readonly string[] => text.split(/^(?=- )/m);

/** Applies `change` to one entry that it changes; the text itself if it changes none. */
function withEntry(text: string, random: Random, change: (entry: string) => string): string {
  const entries = entriesOf(text);
  const changed = entries.map(change);
  const places = entries.flatMap((entry, i) => (changed[i] === entry ? [] : [i]));
  if (places.length === 0) return text;
  const at = random.of(places);
  return entries.with(at, changed[at]!).join("");
}

/** Replaces a name in all files, where it is a complete word. */
function renamed(texts: Texts, name: string, to: string): Texts {
  const pattern = new RegExp(`(?<![\\w.])${name}(?!\\w)`, "g");
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, text.replace(pattern, to)])) as Texts;
}

/** The operators' names without their overloads. */
const namesOf = (text: string): string[] => [...text.matchAll(/^- func: (\w+)/gm)].map(([, name]) => name!);

const fieldsOf = (entry: string): readonly string[] => entry.split(/^(?=(?:- | {2})\w)/m);

const inFunctions =
  (change: (text: string, random: Random) => string) =>
  (texts: Texts, random: Random): Texts => ({ ...texts, functions: change(texts.functions, random) });
const inDerivatives =
  (change: (text: string, random: Random) => string) =>
  (texts: Texts, random: Random): Texts => ({ ...texts, derivatives: change(texts.derivatives, random) });

function withFieldsReordered(entry: string, random: Random): string {
  const [head, ...fields] = fieldsOf(entry);
  if (fields.length < 2) return entry;
  const from = random.below(fields.length);
  const [field] = fields.splice(from, 1);
  const whole = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);
  return [head!, ...fields.toSpliced((from + 1) % (fields.length + 1), 0, field!)].map(whole).join("");
}

function withEntryMoved(text: string, random: Random): string {
  const entries = [...entriesOf(text)];
  const [moved] = entries.splice(random.below(entries.length), 1);
  return entries.toSpliced(random.below(entries.length + 1), 0, moved!).join("");
}

const withEntryDeleted = (text: string, random: Random): string => {
  const entries = entriesOf(text);
  return entries.toSpliced(random.below(entries.length), 1).join("");
};

/** Typical edits, by name. */
export const edits: Readonly<Record<string, (texts: Texts, random: Random) => Texts>> = {
  "another order of an entry's fields": inFunctions((text, random) =>
    withEntry(text, random, (entry) => withFieldsReordered(entry, random)),
  ),
  "another order of a derivative's fields": inDerivatives((text, random) =>
    withEntry(text, random, (entry) => withFieldsReordered(entry, random)),
  ),
  "an entry moved": inFunctions(withEntryMoved),
  "a derivative moved": inDerivatives(withEntryMoved),
  "an entry deleted": inFunctions(withEntryDeleted),
  "a derivative deleted": inDerivatives(withEntryDeleted),
  "an operator renamed in its entry": inFunctions((text, random) => {
    const name = random.of(namesOf(text));
    return withEntry(text, random, (entry) =>
      entry.replace(new RegExp(`^- func: ${name}(?!\\w)`), `$&_${random.below(3)}`),
    );
  }),
  "an operator renamed everywhere": (texts, random) => {
    const name = random.of(namesOf(texts.functions));
    return renamed(texts, name, name.endsWith("_") ? `x${name}` : `${name}x`);
  },
  "a parameter renamed in its entry": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/(?<=\w )(other|dim|size|value)(?=[,)=])/, `$1_${random.below(2)}`),
    ),
  ),
  "a parameter renamed everywhere": (texts, random) =>
    renamed(texts, random.of(["other", "dim", "size", "value", "alpha"]), `n${random.below(3)}`),
  "an operator added": inFunctions((text, random) => {
    const name = `new_${random.below(3)}`;
    const kernel = random.of(["square", "clone", "neg"]);
    const body = random.of([
      `  variants: function, method\n  autogen: ${name}_, ${name}.out\n  pointwise:\n    expr: self * 2\n  non_differentiable: True\n`,
      `  variants: function\n  dispatch:\n    CompositeImplicitAutograd: ${kernel}\n`,
      `  alias_of: neg\n`,
    ]);
    return text + `- func: ${name}(Tensor self) -> Tensor\n${body}`;
  }),
  "an overload added": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^- func: \w+\(Tensor self/.test(entry)
        ? `${entry.trimEnd()}\n\n${entry.split("\n")[0]!.replace(/\(Tensor self/, `.${random.of(["a", "b"])}(Tensor self, int times`)}\n  variants: function, method\n  dispatch:\n    CompositeImplicitAutograd: square\n`
        : entry,
    ),
  ),
  "variants changed": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/^( {2}variants: ).*$/m, `$1${random.of(["function", "method", "function, method"])}`),
    ),
  ),
  "tags changed": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}tags:/m.test(entry)
        ? entry.replace(/^ {2}tags:.*\n/m, "")
        : entry.replace(/\n/, `\n  tags: ${random.of(["core", "pointwise", "[pointwise, core]"])}\n`),
    ),
  ),
  "a dispatch line added": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(
        /^ {2}dispatch:\n/m,
        `$&    ${random.of(["SparseCPU", "QuantizedCPU", "Autograd", "CPU"])}: ${random.of(["square", "clone", "pair_cpu", "missing"])}\n`,
      ),
    ),
  ),
  "a dispatch line deleted": inFunctions((text, random) =>
    withEntry(text, random, (entry) => entry.replace(/^ {4}\w[\w, ]*: .*\n/m, "")),
  ),
  "another expression": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/^( {4}expr: ).*$/m, `$1${random.of(["self + 1", "-self * self", "other - self", "exp(self)"])}`),
    ),
  ),
  "an alias of another operator": inFunctions((text, random) =>
    text.replace(/^( {2}alias_of: ).*$/m, `$1${random.of(["add.Tensor", "square", "neg_", "negative", "missing"])}`),
  ),
  "other generated forms": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}autogen:/m.test(entry)
        ? entry.replace(/^( {2}autogen: )(.*)$/m, (_, key: string, forms: string) => {
            const [first = "", second = first] = forms.split(", ");
            return key + random.of([first, second, `${second}, ${first}`, `${forms}, ${first}x`]);
          })
        : entry.replace(/^- func: (\w+)\(.*\n/, "$&  autogen: $1.out\n"),
    ),
  ),
  "a default that sets an operator apart from its forms": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/(?<=bool keepdim=|Scalar alpha=|int\[1\]\? )(False|1|dim)/, (found) =>
        found === "dim" ? "dim=None" : random.of(found === "1" ? ["2", "0"] : ["True"]),
      ),
    ),
  ),
  "an operator called by another's kernel": inFunctions((text, random) =>
    text.replace(
      /"= \w[^"]*"/,
      `"= ${random.of(["mul.Tensor(self, self)", "neg(self)", "twice(self)", "missing(self)", "add.Tensor(self)"])}"`,
    ),
  ),
  "a fact about gradients": inFunctions((text, random) =>
    withEntry(text, random, (entry) => {
      const field = random.of(["non_differentiable", "manual_autograd", "manual_kernel_registration"]);
      const line = new RegExp(`^ {2}${field}:.*\\n`, "m");
      return line.test(entry) ? entry.replace(line, "") : entry.replace(/\n/, `\n  ${field}: True\n`);
    }),
  ),
  "how an operator is functionalized": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}functionalize:/m.test(entry)
        ? entry.replace(/^ {2}functionalize:.*\n/m, "")
        : entry.replace(/\n/, `\n  functionalize: ${random.of(["decompose", "by hand", '"none: no need"'])}\n`),
    ),
  ),
  "dtypes of out forms": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}out:/m.test(entry)
        ? entry.replace(/^ {2}out:.*\n/m, "")
        : entry.replace(/^- func: (\w+)\(.*\n/, `$&  out: ${random.of(["exact", "cast", "any"])}\n  autogen: $1.out\n`),
    ),
  ),
  "another delegate": inFunctions((text, random) =>
    text.replace(/^( {2}structured_delegate: ).*$/m, `$1${random.of(["add.out", "sum.dim", "missing.out"])}`),
  ),
  "results that have gradients": inDerivatives((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}output_differentiability:/m.test(entry)
        ? entry.replace(/^ {2}output_differentiability:.*\n/m, "")
        : entry.replace(
            /\n/,
            `\n  output_differentiability: ${random.of(["[True]", "[False]", "[True, False]", '["self.is_complex()"]'])}\n`,
          ),
    ),
  ),
  "a derivative of another form": inDerivatives((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/^- name: .*$/m, (line) =>
        random.of([line.replace(/^- name: (\w+)/, "- name: $1_"), "- name: neg(Tensor self) -> Tensor", `${line}x`]),
      ),
    ),
  ),
  "words changed": inFunctions((text, random) =>
    withEntry(text, random, (entry) =>
      /^ {2}doc:/m.test(entry)
        ? entry.replace(/^ {2}doc:.*\n/m, "")
        : entry.replace(/\n/, `\n  doc: "${random.of(["One thing.", "Two things. And more."])}"\n`),
    ),
  ),
  "another formula": inDerivatives((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(
        /^( {2}(?:self|other): ).*$/m,
        `$1${random.of(["grad", "grad * self", "grad.neg()", "grad * 2", 'not_implemented("f")'])}`,
      ),
    ),
  ),
  "a derivative that writes nothing": inDerivatives((text, random) =>
    withEntry(text, random, (entry) =>
      entry.replace(/^( {2}result: ).*$/m, `$1${random.of(["auto_linear", "auto_element_wise"])}`),
    ),
  ),
  "a kernel's parameter renamed": (texts, random) => ({
    ...texts,
    kernel: texts.kernel.replace(random.of([/dim/, /keepdim/, /self/]), random.of(["axis", "_unused", "dim"])),
  }),
  "a kernel's parameter deleted": (texts) => ({ ...texts, kernel: texts.kernel.replace(/, keepdim: boolean/, "") }),
  "a kernel calls another operator": (texts, random) => ({
    ...texts,
    kernel: texts.kernel.replace(/\{ \w+ \}|\b\w+(?=\(self\))/g, (found) => {
      const name = random.of(["neg", "mul_Tensor", "square"]);
      return found.startsWith("{") ? `{ ${name} }` : name;
    }),
  }),
  "a tag described otherwise": (texts, random) => ({
    ...texts,
    tags: texts.tags.replace(/desc: .*/, `desc: ${random.of(["One.", "Two."])}`),
  }),
  "a deprecated signature changed": (texts, random) => ({
    ...texts,
    deprecated: random.of(["", texts.deprecated, texts.deprecated.replace("alpha, other)\n", "other, alpha)\n")]),
  }),
};
