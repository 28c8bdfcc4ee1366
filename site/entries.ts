// The reference of what is no operator: a page for each function and class that an entry of the package exports, with its signature, words, options and
// members, as the sources declare them, and a list of them for each entry. Called with the folder of the pages.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { ones } from "../generated/index.js";
import * as optim from "../runtime/optim/index.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The entries, the files that export what they have beside operators, and what they are for. */
const entries: readonly (readonly [page: string, from: string, files: readonly string[], title: string])[] = [
  ["tengen", "tengen", ["runtime/base.ts", "runtime/autograd/transforms.ts"], "Tensors, gradients, dispatcher, graphs"],
  ["nn", "tengen/nn", ["runtime/nn/index.ts"], "Modules"],
  ["functional", "tengen/functional", ["runtime/nn/functional.ts"], "PyTorch's `torch.nn.functional`"],
  ["optim", "tengen/optim", ["runtime/optim/index.ts"], "Optimisers and schedules"],
  ["data", "tengen/data", ["runtime/data/index.ts"], "Data sets, loaders, files"],
  ["distributions", "tengen/distributions", ["runtime/distributions/index.ts"], "Distributions"],
  ["plots", "tengen/plots", ["runtime/plots/index.ts"], "Pictures"],
  ["async", "tengen/async", ["runtime/async/index.ts"], "Local state in asynchronous programs"],
  ["onnx", "tengen/onnx", ["onnx/index.ts"], "ONNX"],
  ["webgpu", "tengen/webgpu", ["runtime/webgpu/index.ts"], "WebGPU"],
];

/** PyTorch's name of what an entry exports, where the table of names has it. */
function pytorchNames(): ReadonlyMap<string, string> {
  const rows = readFileSync(join(root, "docs/pytorch-names.md"), "utf8").matchAll(
    /^\| `([^`]+)` \| \d+ \| `(?:new )?([A-Za-z]\w*)[^`]*` \| (?:`([^`]+)`)?/gm,
  );
  return new Map([...rows].map(([, theirs, here, from]) => [`${from ?? "tengen"} ${here}`, theirs!]));
}

const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const program = ts.createProgram(
  entries.flatMap(([, , files]) => files.map((file) => join(root, file))),
  { ...options, noEmit: true, types: [] },
);
const checker = program.getTypeChecker();
const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Text of a page: nothing of it is a tag or an expression of the site's. */
const marked = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;")))
    .join("");
const inCell = (text: string): string =>
  `<code v-pre>${text.replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;").replaceAll("|", "&#124;")}</code>`;

/** The words of a declaration: its text, and the errors that it throws. Indented programs in comments become examples. */
function wordsOf(symbol: ts.Symbol): string {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const thrown = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === "throws")
    .map(({ text }) => `Throws ${ts.displayPartsToString(text).trim()}.`.replace("..", "."));
  const paragraphs = words.split(/\n\s*\n/).map((part) => {
    const lines = part.split("\n");
    return lines.every((line) => line.startsWith("    "))
      ? `\`\`\`ts\n${lines.map((line) => line.slice(4)).join("\n")}\n\`\`\``
      : marked(part);
  });
  return [...paragraphs, ...thrown.map(marked)].filter((part) => part.trim() !== "").join("\n\n");
}

const isPublic = (member: ts.Symbol): boolean =>
  !member.name.startsWith("_") &&
  !member.name.startsWith("#") &&
  (member.declarations ?? []).every(
    (one) => (ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) === 0,
  );

const call = (name: string, signature: ts.Signature): string =>
  `${name}${checker.signatureToString(signature, undefined, flags)}`;

/** The type of a property as its declaration writes it, with the names of its parts. */
function typeOf(property: ts.Symbol): string {
  const declared = property.valueDeclaration;
  const written = declared !== undefined && ts.isPropertySignature(declared) ? declared.type?.getText() : undefined;
  return (
    written ?? checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(property)), undefined, flags)
  );
}

/** The settings of an optimiser that a program leaves out, as its groups have them. */
function defaultsOf(name: string): Readonly<Record<string, unknown>> {
  const made = (optim as unknown as Record<string, new (params: unknown, settings: object) => unknown>)[name]!;
  if (!(made.prototype instanceof optim.Optimizer)) return {};
  const groupOf = (settings: object): Readonly<Record<string, unknown>> => {
    const { groups } = new made([ones([1]).requiresGrad_()], settings) as optim.Optimizer;
    return groups[0] as unknown as Readonly<Record<string, unknown>>;
  };
  try {
    return groupOf({});
  } catch {
    // SGD has no rate of its own.
    return { ...groupOf({ lr: 1 }), lr: undefined };
  }
}

/** The properties of a signature's options, as a table. */
function optionTable(signatures: readonly ts.Signature[], defaults: Readonly<Record<string, unknown>>): string | null {
  const rows = new Map<string, string>();
  const hasDefaults = Object.keys(defaults).length > 0;
  for (const signature of signatures) {
    const given = signature.parameters.find(({ name }) => /options|settings/i.test(name));
    if (given?.valueDeclaration === undefined) continue;
    for (const property of checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(given)))) {
      const words = ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, " ");
      rows.set(
        property.name,
        `| \`${property.name}\` | ${inCell(typeOf(property))} |${hasDefaults ? ` ${inCell(JSON.stringify(defaults[property.name]) ?? "")} |` : ""} ${marked(words).replaceAll("|", "\\|")} |`,
      );
    }
  }
  const head = hasDefaults ? "| option | type | default | |\n|---|---|---|---|" : "| option | type | |\n|---|---|---|";
  return rows.size === 0 ? null : `${head}\n${[...rows.values()].join("\n")}`;
}

/** More members than these are a page of their own: tensors have the operators. */
const mostMembers = 60;

/** The members that a class declares itself; of one that is a constant, those of what it makes. */
function memberTable(symbol: ts.Symbol, made: readonly ts.Signature[]): string | null {
  const all =
    symbol.flags & ts.SymbolFlags.Class
      ? [...(symbol.members?.values() ?? [])]
      : (made[0]?.getReturnType().getProperties() ?? []);
  if (all.length > mostMembers) return null;
  const own = all.filter(
    (member) =>
      isPublic(member) && member.flags & (ts.SymbolFlags.Method | ts.SymbolFlags.Accessor | ts.SymbolFlags.Property),
  );
  const rows = own.flatMap((member) => {
    const type = checker.getTypeOfSymbol(member);
    const words = ts.displayPartsToString(member.getDocumentationComment(checker)).replace(/\s+/g, " ");
    const [signature] = type.getCallSignatures();
    if (words === "" && member.name !== "forward") return [];
    const text =
      signature === undefined
        ? `${member.name}: ${checker.typeToString(type, undefined, flags)}`
        : call(member.name, signature);
    return [`| ${inCell(text)} | ${marked(words).replaceAll("|", "\\|")} |`];
  });
  return rows.length === 0 ? null : `| member | |\n|---|---|\n${rows.join("\n")}`;
}

function section(page: string, from: string, exported: ts.Symbol, theirs: string | undefined): string | null {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
  if (!isClass && (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) === 0) return null;
  const { name } = exported;
  const type = checker.getTypeOfSymbol(symbol);
  const made = type.getConstructSignatures();
  const called = type.getCallSignatures();
  const abstract = made.length === 0 && called.length === 0;
  const calls = [...made.map((one) => call(`new ${name}`, one)), ...called.map((one) => call(name, one))];
  const shown =
    abstract && !isClass ? [`${name}: ${checker.typeToString(type, undefined, flags)}`.slice(0, 300)] : calls;
  return [
    `# ${name}`,
    wordsOf(symbol),
    `From [\`${from}\`](/entries/${page}).`,
    theirs === undefined ? null : `In PyTorch: \`${theirs}\`.`,
    shown.length === 0 ? null : `\`\`\`ts\n${[...new Set(shown)].join("\n")}\n\`\`\``,
    optionTable([...made, ...called], page === "optim" && isClass && !abstract ? defaultsOf(name) : {}),
    memberTable(symbol, made),
  ]
    .filter((part) => part !== null && part !== "")
    .join("\n\n");
}

const folder = process.argv[2]!;
mkdirSync(folder, { recursive: true });
const theirs = pytorchNames();
for (const [page, from, files, title] of entries) {
  const sections = new Map<string, string>();
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file))!)!;
    for (const exported of checker.getExportsOfModule(module)) {
      const text = section(page, from, exported, theirs.get(`${from} ${exported.name}`));
      if (text !== null && !exported.name.startsWith("_")) sections.set(exported.name, text);
    }
  }
  mkdirSync(join(folder, page), { recursive: true });
  const names = [...sections.keys()].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const taken = new Set<string>();
  const rows = names.map((name) => {
    // `tensor` and `Tensor` are the same file on some disks.
    const file = taken.has(name.toLowerCase()) ? `${name}-2` : name;
    taken.add(name.toLowerCase());
    const text = sections.get(name)!;
    writeFileSync(join(folder, page, `${file}.md`), `${text}\n`);
    const [, words = ""] = text.split("\n\n");
    const first = /^(?:From|```)/.test(words) ? "" : (/^[\s\S]*?[.:](?=\s|$)/.exec(words)?.[0] ?? words);
    return `| [${name}](/entries/${page}/${file}) | ${first.replace(/\s+/g, " ").replaceAll("|", "\\|")} |`;
  });
  const head = `# ${from}\n\n${title}: what \`${from}\` exports${page === "tengen" || page === "functional" ? " beside the [operators](/reference/)" : ""}.`;
  writeFileSync(join(folder, `${page}.md`), `${head}\n\n| | |\n|---|---|\n${rows.join("\n")}\n`);
}
