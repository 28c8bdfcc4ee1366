// The language server: dialogues as editors have them, with a process over its standard streams.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";
import { seed } from "../seeded.js";
import { editedBy, LanguageClient, positionAt, type Range, type TextEdit } from "./language-client.js";

const functions = `# Operators of the namespace mine.
- func: mine::squash(Tensor self, *, Scalar width=1) -> Tensor
  variants: function, method
  autogen: squash_, squash.out
  doc: "A soft sign of a width."
  tags: pointwise
  pointwise:
    expr: self / (width + abs(self))
    promote: float

- func: mine::log_cosh_mean(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  dispatch:
    CPU: log_cosh_mean_cpu
    Meta: log_cosh_mean_meta

- func: mine::twice(Tensor self) -> Tensor

- func: mine::three_times(Tensor self) -> Tensor
  dispatch:
    CompositeImplicitAutograd: thrice
`;
const derivatives = `- name: mine::squash(Tensor self, *, Scalar width=1) -> Tensor
  self: grad * width / (self.abs() + width).square()
  result: auto_element_wise

- name: mine::log_cosh_mean(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  self: mean_backward(grad, self.sizes(), dim, self.numel(), keepdim) * self.tanh()
  result: (self_t * self_p.tanh()).mean(dim, keepdim)
`;
const mean = `import type { Tensor } from "tengen";
import { mine_squash } from "../generated/operators.js";

export function log_cosh_mean_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return self.mean(dim ?? undefined, keepdim);
}

export function log_cosh_mean_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  const result = log_cosh_mean_meta(mine_squash(self, 1), dim, keepdim);
  return result;
}
`;
const composites = `import type { Tensor } from "tengen";
import { mine_twice } from "../generated/operators.js";

export function twice(self: Tensor): Tensor {
  return self.add(self);
}

export function thrice(self: Tensor): Tensor {
  const twice = { twice: mine_twice(self) };
  return self.add(twice.twice);
}
`;
const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    scripts: { generate: "tengen --extend --kernels src/kernels --out src/generated && tsc -p ." },
  }),
  "native_functions.yaml": functions,
  "derivatives.yaml": derivatives,
  "src/kernels/mean.ts": mean,
  "src/kernels/composites.ts": composites,
};

const folders: string[] = [];
const clients: LanguageClient[] = [];
afterAll(async () => {
  for (const client of clients) client.process.kill();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

function folderWith(contents: Readonly<Record<string, string>>): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "lsp-")));
  folders.push(root);
  for (const [name, text] of Object.entries(contents)) write(root, name, text);
  return root;
}

function write(root: string, name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}

async function clientIn(root: string): Promise<LanguageClient> {
  const client = new LanguageClient(root);
  clients.push(client);
  await client.initialize();
  return client;
}

/** Waits until the server has checked what it was told. */
const settled = (client: LanguageClient, file: string): Promise<unknown> =>
  client.request("textDocument/documentSymbol", { textDocument: { uri: client.uri(file) } });

const shownDiagnostics = (client: LanguageClient): readonly string[] =>
  [...client.diagnostics]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, list]) =>
      list.map(({ range: { start, end }, severity, message, relatedInformation = [] }) =>
        [
          `${file}:${start.line + 1}:${start.character + 1}-${end.character + 1} ${severity === 1 ? "error" : "warning"}: ${message}`,
          ...relatedInformation.map(({ location, message: text }) => `  ${client.shown(location.uri)}: ${text}`),
        ].join("\n"),
      ),
    );

/** Numbers from 0 to 1 (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Row {
  readonly title: string;
  readonly edits: readonly (readonly [file: string, from: string, to: string])[];
  readonly asks: readonly { readonly what: string; readonly answer: string }[];
}

const table = fileURLToPath(new URL("lsp-dialogues.txt", import.meta.url));

function readRows(): { readonly head: string; readonly rows: readonly Row[] } {
  const [head, ...parts] = fs.readFileSync(table, "utf8").split(/^== /m);
  const rows = parts.map((part): Row => {
    const [first, ...asks] = part.split(/^> /m);
    const [title, ...lines] = first!.trimEnd().split("\n");
    const edits = lines.map((line) => {
      const match = /^([\w./]+): (.*?) => (.*)$/.exec(line)!;
      return [match[1]!, match[2]!, match[3]!.replaceAll("\\n", "\n")] as const;
    });
    const asked = asks.map((ask) => {
      const end = ask.indexOf("\n");
      return { what: ask.slice(0, end), answer: ask.slice(end + 1).trimEnd() };
    });
    return { title: title!, edits, asks: asked };
  });
  return { head: head!, rows };
}

interface Location {
  readonly uri: string;
  readonly range: Range;
}
interface Change {
  readonly changes: Readonly<Record<string, readonly TextEdit[]>>;
}

/** A location with its line. Those outside of the project are shown by their last folders. */
function shownLocation(client: LanguageClient, texts: ReadonlyMap<string, string>, { uri, range }: Location): string {
  const file = client.shown(uri);
  const text = texts.get(file) ?? fs.readFileSync(path.resolve(client.root, file), "utf8");
  const line = text.split("\n")[range.start.line]!;
  const own = !file.startsWith("..");
  const place = own
    ? `${file}:${range.start.line + 1}`
    : file.replace(/^.*\/(?=runtime\/|native_functions)/, "tengen: ");
  return `${place} ${line.slice(0, range.start.character)}[${line.slice(range.start.character, range.end.character)}]${line.slice(range.end.character)}`.slice(
    0,
    140,
  );
}

/** The lines that edits change. */
function shownChange(client: LanguageClient, texts: ReadonlyMap<string, string>, { changes }: Change): string[] {
  return Object.entries(changes).flatMap(([uri, edits]) => {
    const file = client.shown(uri);
    const before = texts.get(file)!;
    const after = editedBy(before, edits).split("\n");
    const old = before.split("\n");
    const lines = [...new Set(edits.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    if (after.length !== old.length)
      return [
        `${file}: ${old.length} lines become ${after.length}: ${edits.map(({ newText }) => JSON.stringify(newText)).join()}`,
      ];
    return lines.map((line) => `${file}:${line + 1} ${after[line]}`);
  });
}

async function answerTo(
  client: LanguageClient,
  what: string,
  file: string,
  texts: ReadonlyMap<string, string>,
  offset: number,
): Promise<string> {
  const text = texts.get(file)!;
  const textDocument = { uri: client.uri(file) };
  const position = positionAt(text, offset);
  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.request<T>(`textDocument/${method}`, { textDocument, position, ...more });
  const locations = async (method: string) =>
    (await ask<Location[]>(method, { context: { includeDeclaration: true } }))
      .map((one) => shownLocation(client, texts, one))
      .join("\n");
  const [word = "", name = ""] = what.split(" ");
  switch (word) {
    case "diagnostics":
      return shownDiagnostics(client).join("\n");
    case "completion": {
      const found = await ask<{
        isIncomplete: boolean;
        items: { label: string; detail?: string; textEdit: TextEdit }[];
      } | null>("completion");
      if (found === null) return "nothing";
      const lines = found.items.slice(0, 6).map(({ label, detail, textEdit: { range, newText } }) => {
        const line = text.split("\n")[range.start.line]!;
        return `${label}${detail === undefined ? "" : `  ${detail}`}  -> ${JSON.stringify(line.slice(0, range.start.character).trimStart() + newText)}`;
      });
      const more = found.items.length - lines.length;
      return [...lines, ...(more > 0 ? [`and ${found.isIncomplete ? "many" : more} more`] : [])].join("\n");
    }
    case "hover":
      return (await ask<{ contents: { value: string } } | null>("hover"))?.contents.value ?? "nothing";
    case "definition":
    case "implementation":
    case "references":
      return (await locations(word)) || "nowhere";
    case "generated":
      return (await locations("typeDefinition")) || "nowhere";
    case "rename": {
      const part = await ask<Range | object | null>("prepareRename");
      try {
        const change = await ask<Change | null>("rename", { newName: name });
        if (change === null) return "nothing";
        const marked =
          part !== null && "start" in part
            ? `[${text.split("\n")[part.start.line]!.slice(part.start.character, part.end.character)}]\n`
            : "";
        return marked + shownChange(client, texts, change).join("\n");
      } catch (error) {
        return `refused: ${(error as Error).message}`;
      }
    }
    case "actions": {
      const { line } = position;
      const range = { start: { line, character: 0 }, end: { line, character: 1000 } };
      const actions = await client.request<{ title: string; edit: Change }[]>("textDocument/codeAction", {
        textDocument,
        range,
        context: { diagnostics: [] },
      });
      const shown: string[] = [];
      for (const { title, edit } of actions) {
        shown.push(`${title}:`, ...shownChange(client, texts, edit));
        // With the edit the complaint is gone.
        for (const [uri, edits] of Object.entries(edit.changes))
          client.change(client.shown(uri), [{ text: editedBy(texts.get(client.shown(uri))!, edits) }]);
        await settled(client, file);
        const left = shownDiagnostics(client);
        shown.push(left.length === 0 ? "then nothing is wrong" : `then ${left.join("\n")}`);
        for (const uri of Object.keys(edit.changes))
          client.change(client.shown(uri), [{ text: texts.get(client.shown(uri))! }]);
        await settled(client, file);
      }
      return shown.join("\n") || "none";
    }
    case "outline": {
      const symbols = await client.request<{ name: string; detail: string; range: Range }[]>(
        "textDocument/documentSymbol",
        { textDocument },
      );
      return symbols
        .map((one) => `${one.range.start.line + 1}-${one.range.end.line} ${one.name} ${one.detail}`)
        .join("\n");
    }
  }
  throw new Error(`no question ${what}`);
}

const { head, rows } = readRows();
const written: string[] = [];

describe("dialogues", { shuffle: false }, () => {
  let client: LanguageClient;
  let root: string;
  beforeAll(async () => {
    root = folderWith(files);
    const errors: string[] = [];
    const code = await runCommandLine(["--extend", "--kernels", "src/kernels", "--out", "src/generated"], {
      root,
      out: () => undefined,
      error: (text) => errors.push(text),
    });
    expect([code, errors]).toEqual([0, []]);
    client = await clientIn(root);
  });
  afterAll(() => {
    if (process.env["TENGEN_WRITE"] === "1") fs.writeFileSync(table, `${head}${written.join("")}`);
  });

  test("there are sixty, and each asks", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(rows.filter(({ asks }) => asks.length === 0)).toEqual([]);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  test.each(rows)("$title", async ({ title, edits, asks }) => {
    const texts = new Map(Object.entries(files));
    let cursor: readonly [file: string, offset: number] = ["", 0];
    for (const [file, from, to] of edits) {
      const text = texts.get(file)!;
      expect(text).toContain(from);
      const at = text.indexOf(from) + to.indexOf("|");
      if (to.includes("|") && !from.includes("|")) cursor = [file, at];
      texts.set(
        file,
        text.replace(from, () => (from.includes("|") ? to : to.replace("|", ""))),
      );
      if (from.includes("|")) cursor = [file, text.indexOf(from)];
    }
    const [file, offset] = cursor;
    for (const [name] of edits) client.open(name, texts.get(name)!);
    await settled(client, file);
    const answers: { what: string; answer: string }[] = [];
    for (const { what } of asks) answers.push({ what, answer: await answerTo(client, what, file, texts, offset) });
    for (const [name] of edits) client.close(name);
    written.push(
      [
        `== ${title}\n`,
        ...edits.map(([name, from, to]) => `${name}: ${from} => ${to.replaceAll("\n", "\\n")}\n`),
        ...answers.map(({ what, answer }) => `> ${what}\n${answer === "" ? "" : `${answer}\n`}`),
      ].join(""),
    );
    if (process.env["TENGEN_WRITE"] !== "1") expect(answers).toEqual(asks);
  });
});

describe("what is more than a question", { shuffle: false }, () => {
  let client: LanguageClient;
  let root: string;
  beforeAll(async () => {
    root = folderWith({
      ...files,
      // A project within the other, without a script.
      "packages/other/native_functions.yaml":
        "- func: other::f(Tensor self) -> Tensor\n  dispatch: {CPU: f_cpu}\n  non_differentiable: True\n",
    });
    client = new LanguageClient(root);
    clients.push(client);
  });
  const registry = "native_functions.yaml";
  const diagnostics = async (file = registry): Promise<readonly string[]> => {
    await settled(client, file);
    return shownDiagnostics(client);
  };
  const wrong = ["native_functions.yaml:16:21-26 error: unknown type `Tensr`\nhint: did you mean `Tensor`?"];

  test("the greeting says what there is", async () => {
    expect(Object.keys(await client.initialize()).sort()).toEqual([
      "codeActionProvider",
      "completionProvider",
      "definitionProvider",
      "documentSymbolProvider",
      "hoverProvider",
      "implementationProvider",
      "referencesProvider",
      "renameProvider",
      "textDocumentSync",
      "typeDefinitionProvider",
    ]);
  });

  test("a mistake that is typed letter by letter, and mended", async () => {
    client.open(registry, functions);
    expect(await diagnostics()).toEqual([]);
    const at = functions.indexOf("or self) -> Tensor\n\n- func: mine::three");
    const start = positionAt(functions, at);
    client.change(registry, [{ range: { start, end: { ...start, character: start.character + 1 } }, text: "" }]);
    expect(await diagnostics()).toEqual(wrong);
    for (const letter of ["o", ""]) client.change(registry, [{ range: { start, end: start }, text: letter }]);
    expect(await diagnostics()).toEqual([]);
  });

  test("several edits in one message", async () => {
    const start = positionAt(functions, functions.indexOf("mine::twice(Tensor"));
    const column = (from: number, to: number) => ({
      start: { line: start.line, character: start.character + from },
      end: { line: start.line, character: start.character + to },
    });
    client.change(registry, [
      { range: column(12, 18), text: "T" },
      { range: column(13, 13), text: "ensr" },
    ]);
    expect(await diagnostics()).toEqual(wrong);
    client.change(registry, [{ text: functions }]);
    expect(await diagnostics()).toEqual([]);
  });

  test("what is closed without saving is as on the disk", async () => {
    client.change(registry, [
      {
        text: functions.replace(
          "Tensor self) -> Tensor\n\n- func: mine::three",
          "Tensr self) -> Tensor\n\n- func: mine::three",
        ),
      },
    ]);
    expect(await diagnostics()).toEqual(wrong);
    client.open("derivatives.yaml", derivatives);
    client.close(registry);
    expect(await diagnostics("derivatives.yaml")).toEqual([]);
    client.close("derivatives.yaml");
  });

  test("files that others write", async () => {
    client.open(registry, functions.replace("thrice", "four_times"));
    expect(await diagnostics()).toEqual([
      "native_functions.yaml:20:32-42 error: no kernel source exports `four_times`, which three_times names for CompositeImplicitAutograd\nhint: export it from a file in the kernels folder",
    ]);
    write(
      root,
      "src/kernels/four.ts",
      composites.slice(0, 37) + "export function four_times(self: Tensor): Tensor {\n  return self;\n}\n",
    );
    client.notify("workspace/didChangeWatchedFiles", {
      changes: [{ uri: client.uri("src/kernels/four.ts"), type: 1 }],
    });
    expect(await diagnostics()).toEqual([]);
    client.close(registry);
  });

  test("a derivatives file that is not on the disk yet", async () => {
    fs.rmSync(path.join(root, "derivatives.yaml"));
    client.open(registry, functions);
    expect(await diagnostics()).toEqual([]);
    client.open("derivatives.yaml", derivatives.replace("self.tanh()", "self.tahn()"));
    expect((await diagnostics()).map((text) => text.split("\n")[0])).toEqual([
      "derivatives.yaml:6:78-82 error: there is no operator `tahn`",
    ]);
    client.change("derivatives.yaml", [{ text: derivatives }]);
    expect(await diagnostics()).toEqual([]);
    client.close("derivatives.yaml");
    write(root, "derivatives.yaml", derivatives);
    client.notify("textDocument/didSave", { textDocument: { uri: client.uri(registry) } });
    client.close(registry);
  });

  test("another script has other options", async () => {
    client.open(registry, functions);
    expect(await diagnostics()).toEqual([]);
    write(
      root,
      "package.json",
      JSON.stringify({ scripts: { generate: "npx tengen --kernels src/kernels --extend --require-docs" } }),
    );
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("package.json"), type: 2 }] });
    client.change(registry, [{ text: functions.replace("A soft sign", "One soft sign") }]);
    expect((await diagnostics()).map((text) => text.split("\n")[0])).toEqual([
      "native_functions.yaml:11:9-89 error: `mine::log_cosh_mean` has no `doc`, which `--require-docs` asks for",
      "native_functions.yaml:16:9-43 error: `mine::twice` has no `doc`, which `--require-docs` asks for",
      "native_functions.yaml:18:9-49 error: `mine::three_times` has no `doc`, which `--require-docs` asks for",
    ]);
    write(root, "package.json", files["package.json"]!);
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("package.json"), type: 2 }] });
    client.close(registry);
  });

  test("another script with other files: nothing is said any more of those that belong to it no longer", async () => {
    write(root, "derivatives.yaml", derivatives.replace("tanh()", "tahn()"));
    write(root, "other.yaml", derivatives);
    client.open(registry, functions);
    expect((await diagnostics()).map((text) => text.slice(0, 16))).toEqual(["derivatives.yaml"]);
    const scripts = { generate: "tengen --extend --kernels src/kernels --derivatives other.yaml" };
    write(root, "package.json", JSON.stringify({ scripts }));
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("package.json"), type: 2 }] });
    expect(await diagnostics()).toEqual([]);
    write(root, "package.json", files["package.json"]!);
    write(root, "derivatives.yaml", derivatives);
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("package.json"), type: 2 }] });
    client.close(registry);
  });

  test("two projects in one session, each with its own registry", async () => {
    const other = "packages/other/native_functions.yaml";
    client.diagnostics.clear();
    client.open(other, "- func: other::f(Tensor self) -> Tensr\n");
    client.open(registry, functions);
    expect((await diagnostics(other)).map((text) => text.split("\n")[0])).toEqual([
      `${other}:1:34-39 error: unknown type \`Tensr\``,
    ]);
    expect(await diagnostics(registry)).toHaveLength(1);
    client.close(other);
    client.close(registry);
  });

  test("files that belong to no project, and addresses that are no files", async () => {
    const folder = folderWith({ "some.yaml": "a: b\n" });
    const elsewhere = path.join(folder, "some.yaml");
    client.open(elsewhere, "- func: f(");
    expect(await settled(client, elsewhere)).toEqual([]);
    for (const uri of ["untitled:Untitled-1", "http://example.com/native_functions.yaml", "nonsense", ""]) {
      const textDocument = { uri, languageId: "yaml", version: 1, text: functions };
      client.notify("textDocument/didOpen", { textDocument });
      expect(
        await client.request("textDocument/hover", { textDocument: { uri }, position: { line: 1, character: 12 } }),
      ).toBe(null);
      client.notify("textDocument/didClose", { textDocument: { uri } });
    }
    client.close(elsewhere);
  });

  test("damaged messages are answered or passed over, and the server goes on", async () => {
    client.open(registry, functions);
    await expect(client.request("textDocument/noSuchThing", {})).rejects.toThrow("Unhandled method");
    for (const params of [
      null,
      {},
      [],
      { textDocument: 3, position: "x" },
      { textDocument: { uri: client.uri(registry) } },
    ])
      await client
        .request("textDocument/hover", params)
        .catch((error: Error) => expect(error.message).toMatch(/failed|param/));
    client.notify("textDocument/noSuchNotification", { a: 1 });
    client.notify("textDocument/didChange", {
      textDocument: { uri: client.uri("not-open.yaml"), version: 9 },
      contentChanges: [{ text: "x" }],
    });
    client.sendText("this is no JSON");
    client.sendText("[]");
    client.sendText("null");
    client.sendText('{"jsonrpc":"2.0"}');
    client.sendRaw("Content-Type: nothing\r\nContent-Length: 2\r\n\r\n{}");
    for (const position of [
      { line: 1e9, character: 0 },
      { line: 0, character: 1e9 },
      { line: 5, character: 99 },
    ])
      for (const method of ["hover", "completion", "definition", "implementation", "typeDefinition", "prepareRename"])
        await client.request(`textDocument/${method}`, { textDocument: { uri: client.uri(registry) }, position });
    expect(await diagnostics()).toEqual([]);
    client.close(registry);
  });

  test("texts that are damaged anywhere, with questions at every kind of place", async () => {
    const random = numbersFrom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const pieces = [
      "",
      "- ",
      "\n",
      "\t",
      "  ",
      ":",
      "func",
      "(",
      ")",
      "[",
      "{",
      "}",
      '"',
      "'",
      "->",
      "*",
      "&a",
      "#",
      "\0",
      "\ud800",
      "é",
      "- func: ",
      "::",
      ".",
      "=",
      "\r",
      "!",
      "|",
      "---\n",
      "%",
    ];
    const bases: readonly (readonly [string, string])[] = [
      [registry, functions],
      ["derivatives.yaml", derivatives],
      ["src/kernels/mean.ts", mean],
    ];
    for (const [file, base] of bases) client.open(file, base);
    const before = client.log;
    for (let round = 0; round < 150; round++) {
      const [file, base] = pick(bases);
      let text = base;
      for (let i = 0; i < 1 + random() * 3; i++) {
        const at = Math.floor(random() * text.length);
        text = text.slice(0, at) + pick(pieces) + text.slice(at + Math.floor(random() * random() * 60));
      }
      client.change(file, [{ text }]);
      const position = positionAt(text, Math.floor(random() * text.length));
      const textDocument = { uri: client.uri(file) };
      const method = pick([
        "hover",
        "completion",
        "definition",
        "implementation",
        "typeDefinition",
        "references",
        "prepareRename",
      ]);
      await client.request(`textDocument/${method}`, { textDocument, position, context: { includeDeclaration: true } });
      await client.request("textDocument/codeAction", {
        textDocument,
        range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } },
        context: { diagnostics: [] },
      });
      if (round % 10 === 0)
        await client
          .request("textDocument/rename", { textDocument, position, newName: "renamed" })
          .catch((error: Error) => expect(error.message).toMatch(/can be renamed|already|is not a name/));
      if (random() < 0.5) client.change(file, [{ text: base }]);
    }
    for (const [file, base] of bases) client.change(file, [{ text: base }]);
    expect(await diagnostics()).toEqual([]);
    expect(client.log).toBe(before);
    for (const [file] of bases) client.close(file);
  });

  test("it ends when it is told to, with the code that the protocol asks for", async () => {
    expect(await client.stop()).toBe(0);
    const impolite = await clientIn(root);
    const ended = new Promise<number | null>((resolve) => impolite.process.once("exit", resolve));
    impolite.notify("exit", null);
    expect(await ended).toBe(1);
    const left = await clientIn(root);
    const gone = new Promise<number | null>((resolve) => left.process.once("exit", resolve));
    left.process.stdin!.end();
    expect(await gone).toBe(1);
  });
});
