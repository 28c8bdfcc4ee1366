// `tengen lsp`: the language server protocol over standard input and output. It maps requests to the services of codegen/editor/.

import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type CodeAction,
  CodeActionKind,
  type CompletionItem,
  CompletionItemKind,
  createConnection,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  DocumentSymbol,
  ErrorCodes,
  type Location,
  type Position,
  ProposedFeatures,
  type Diagnostic as ProtocolDiagnostic,
  type Range,
  ResponseError,
  SymbolKind,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { VERSION } from "../../runtime/core/abi.js";
import type { Diagnostic } from "../diagnostics.js";
import { completeAt, type OfferKind } from "../editor/complete.js";
import { type Edit, fixOf, markedLength } from "../editor/fixes.js";
import { hoverAt, hoverKernel } from "../editor/hover.js";
import type { Role } from "../editor/names.js";
import {
  declarationsIn,
  definitionAt,
  entriesNaming,
  generatedFor,
  kernelNamed,
  kernelsAt,
  referencesAt,
  renameAt,
  renamedPart,
  renameKernel,
  symbolsOf,
} from "../editor/places.js";
import type { Spot, View } from "../editor/view.js";
import { readOptions } from "./command-line.js";
import { EditorProject, projectFolder, scriptOf } from "./editor-project.js";
import type { GenerateOptions } from "./inputs.js";

/** The pause in typing after which files are checked, in milliseconds. */
const pause = 20;

const kinds: Readonly<Record<OfferKind, CompletionItemKind>> = {
  field: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  type: CompletionItemKind.Class,
  operator: CompletionItemKind.Function,
  kernel: CompletionItemKind.Function,
  variable: CompletionItemKind.Variable,
  helper: CompletionItemKind.Function,
  method: CompletionItemKind.Method,
};

const uriOf = (file: string): string => pathToFileURL(file).href;

/** The file of an address; null for what is no file. */
function fileOf(uri: string): string | null {
  try {
    return path.normalize(fileURLToPath(uri));
  } catch {
    return null;
  }
}

const rangeOf = ({ line, column, length }: Spot): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: line - 1, character: column - 1 + length },
});

/** A position within a document, with what it belongs to. */
interface Here {
  readonly project: EditorProject;
  readonly view: View;
  readonly file: string;
  readonly text: string;
  readonly offset: number;
  readonly role: Role | "kernel";
}

class Server {
  /** It ends the process when the editor says so, closes its end or is gone. */
  readonly #connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  readonly #documents = new TextDocuments(TextDocument);
  readonly #open = new Map<string, string>();
  readonly #projects = new Map<string, Checked>();
  readonly #root: string;
  readonly #given: GenerateOptions | null;

  /** @param given options of the project in this folder, in place of those of its script */
  constructor(root: string, given: GenerateOptions | null) {
    this.#root = path.resolve(root);
    this.#given = given;
  }

  listen(): void {
    const connection = this.#connection;
    let watches = false;
    connection.onInitialize(({ capabilities }) => {
      watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      return {
        serverInfo: { name: "tengen", version: VERSION },
        capabilities: {
          textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
          completionProvider: { triggerCharacters: [".", ":", " ", ">", "("] },
          hoverProvider: true,
          definitionProvider: true,
          implementationProvider: true,
          typeDefinitionProvider: true,
          referencesProvider: true,
          documentSymbolProvider: true,
          renameProvider: { prepareProvider: true },
          codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        },
      };
    });
    connection.onInitialized(() => {
      if (!watches) return;
      const globs = ["**/*.{yaml,yml}", "**/*.ts", "**/package.json"];
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: globs.map((globPattern) => ({ globPattern })),
      });
    });
    connection.onDidChangeWatchedFiles(({ changes }) => this.#filesChanged(changes.map(({ uri }) => fileOf(uri))));
    this.#documents.onDidChangeContent(({ document }) => {
      const file = fileOf(document.uri);
      if (file === null) return;
      this.#open.set(file, document.getText());
      this.#filesChanged([file]);
      this.#projectOf(file)?.later();
    });
    this.#documents.onDidClose(({ document }) => {
      const file = fileOf(document.uri);
      if (file === null) return;
      this.#open.delete(file);
      this.#filesChanged([file]);
    });
    this.#documents.onDidSave(({ document }) => this.#filesChanged([fileOf(document.uri)]));
    this.#answer();
    this.#documents.listen(connection);
    connection.listen();
  }

  #answer(): void {
    const connection = this.#connection;
    connection.onCompletion(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null || here.role === "kernel") return null;
      const found = completeAt(here.view, here.role, here.offset);
      if (found === null) return null;
      const document = this.#documents.get(textDocument.uri)!;
      const range = { start: document.positionAt(found.start), end: position };
      const items = found.items.map(
        ({ label, insert, kind, detail, doc }, i): CompletionItem => ({
          label,
          kind: kinds[kind],
          textEdit: { range, newText: insert },
          // In the order of the offers: what begins with the letters that stand there comes first.
          sortText: String(i).padStart(4, "0"),
          ...(detail === null ? {} : { detail }),
          ...(doc === null ? {} : { documentation: { kind: "markdown", value: doc } }),
        }),
      );
      return { isIncomplete: found.more, items };
    });
    connection.onHover(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null) return null;
      if (here.role !== "kernel") {
        const found = hoverAt(here.view, here.role, here.offset);
        if (found === null) return null;
        const document = this.#documents.get(textDocument.uri);
        const range =
          document === undefined
            ? {}
            : { range: { start: document.positionAt(found.start), end: document.positionAt(found.end) } };
        return { contents: { kind: "markdown", value: found.text }, ...range };
      }
      const kernel = this.#kernelAt(here);
      const words = kernel === null ? null : hoverKernel(here.view, kernel);
      return words === null ? null : { contents: { kind: "markdown", value: words } };
    });
    connection.onDefinition(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null) return [];
      if (here.role !== "kernel") return this.#locations(here.project, definitionAt(here.view, here.role, here.offset));
      const kernel = this.#kernelAt(here);
      return this.#locations(here.project, kernel === null ? [] : entriesNaming(here.view, kernel));
    });
    connection.onImplementation(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null || here.role === "kernel") return [];
      return this.#locations(here.project, kernelsAt(here.view, here.role, here.offset));
    });
    connection.onTypeDefinition(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null || here.role === "kernel") return [];
      const names = generatedFor(here.view, here.role, here.offset);
      const spots = here.project.generated().flatMap(({ path: shown, text }) => declarationsIn(shown, text, names));
      return this.#locations(here.project, spots);
    });
    connection.onReferences(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null) return [];
      if (here.role !== "kernel") return this.#locations(here.project, referencesAt(here.view, here.role, here.offset));
      const kernel = this.#kernelAt(here);
      return this.#locations(here.project, kernel === null ? [] : entriesNaming(here.view, kernel));
    });
    connection.onDocumentSymbol(async ({ textDocument }) => {
      const here = await this.#at(textDocument.uri, { line: 0, character: 0 });
      if (here === null || here.role === "kernel") return [];
      return symbolsOf(here.role, here.file, here.text).map(({ name, detail, spot, lines }) => {
        const selection = rangeOf(spot);
        const range = { start: selection.start, end: { line: selection.start.line + lines, character: 0 } };
        return DocumentSymbol.create(name, detail, SymbolKind.Function, range, selection);
      });
    });
    connection.onPrepareRename(async ({ textDocument, position }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null) return null;
      if (here.role === "kernel") return this.#kernelAt(here) === null ? null : { defaultBehavior: true };
      const part = renamedPart(here.view, here.role, here.offset);
      return part === null ? null : rangeOf(part);
    });
    connection.onRenameRequest(async ({ textDocument, position, newName }) => {
      const here = await this.#at(textDocument.uri, position);
      if (here === null) return null;
      const kernel = here.role === "kernel" ? this.#kernelAt(here) : null;
      if (here.role === "kernel" && kernel === null) return null;
      const renaming =
        here.role === "kernel"
          ? renameKernel(here.view, kernel!, newName)
          : renameAt(here.view, here.role, here.offset, newName);
      if ("refused" in renaming) return new ResponseError(ErrorCodes.InvalidRequest, renaming.refused);
      return this.#workspaceEdit(here.project, renaming.edits);
    });
    connection.onCodeAction(async ({ textDocument, range }) => {
      const file = fileOf(textDocument.uri);
      const checked = file === null ? null : this.#projectOf(file);
      if (file === null || checked === null) return [];
      await checked.settled();
      const { project } = checked;
      const texts = project.texts();
      return checked.found.flatMap((one): CodeAction[] => {
        const line = Math.max(one.line, 1) - 1;
        if (project.placeOf(one) !== file || line < range.start.line || line > range.end.line) return [];
        const fix = fixOf(texts, one);
        if (fix === null) return [];
        return [
          {
            title: fix.title,
            kind: CodeActionKind.QuickFix,
            diagnostics: [this.#protocolDiagnostic(project, one)],
            isPreferred: true,
            edit: this.#workspaceEdit(project, fix.edits),
          },
        ];
      });
    });
  }

  /** The project of a file; null if it belongs to none. */
  #projectOf(file: string): Checked | null {
    const folder = this.#given === null ? projectFolder(file, this.#open) : this.#root;
    if (folder === null) return null;
    const known = this.#projects.get(folder);
    if (known !== undefined) return known;
    const options = this.#given ?? readOptions(scriptOf(folder) ?? []) ?? readOptions([])!;
    const project = new EditorProject(folder, options, this.#open);
    const checked = new Checked(
      project,
      (found) => this.#publish(project, found),
      (text) => this.#connection.console.error(text),
    );
    this.#projects.set(folder, checked);
    return checked;
  }

  #filesChanged(files: readonly (string | null)[]): void {
    for (const file of files) {
      if (file === null) continue;
      // Another script may have other options.
      if (path.basename(file) === "package.json") this.#forget(path.dirname(file));
      for (const checked of this.#projects.values()) if (checked.project.isConcernedBy(file)) checked.later();
    }
  }

  /** Drops what is known of a folder's project, and reads it anew for its open files. */
  #forget(folder: string): void {
    const checked = this.#projects.get(folder);
    if (checked === undefined) return;
    this.#projects.delete(folder);
    checked.stop();
    this.#publish(checked.project, []);
    this.#published.delete(checked.project);
    for (const file of this.#open.keys()) this.#projectOf(file)?.later();
  }

  async #at(uri: string, position: Position): Promise<Here | null> {
    const file = fileOf(uri);
    const document = this.#documents.get(uri);
    const checked = file === null ? null : this.#projectOf(file);
    if (file === null || document === undefined || checked === null) return null;
    await checked.settled();
    const view = checked.project.view();
    const role = checked.project.roleOf(file);
    if (view === null || role === null) return null;
    return {
      project: checked.project,
      view,
      file,
      role,
      text: document.getText(),
      offset: document.offsetAt(position),
    };
  }

  #kernelAt({ view, project, file, text, offset }: Here): string | null {
    return kernelNamed(view, project.shown(file), text, offset)?.name ?? null;
  }

  #locations(project: EditorProject, spots: readonly Spot[]): Location[] {
    return spots.map((spot) => ({ uri: uriOf(project.fullPath(spot.path)), range: rangeOf(spot) }));
  }

  #workspaceEdit(project: EditorProject, edits: readonly Edit[]): WorkspaceEdit {
    const changes: Record<string, TextEdit[]> = {};
    for (const { untilLine, text, ...spot } of edits) {
      const range = rangeOf(spot);
      const end = untilLine === undefined ? range.end : { line: untilLine - 1, character: 0 };
      (changes[uriOf(project.fullPath(spot.path))] ??= []).push({ range: { start: range.start, end }, newText: text });
    }
    return { changes };
  }

  #protocolDiagnostic(project: EditorProject, one: Diagnostic): ProtocolDiagnostic {
    const { line, column, message, hint, severity, related } = one;
    return {
      range: rangeOf({
        path: one.file,
        line: Math.max(line, 1),
        column: Math.max(column, 1),
        length: line === 0 ? 0 : markedLength(one),
      }),
      severity: severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      source: "tengen",
      message: hint === null ? message : `${message}\nhint: ${hint}`,
      relatedInformation: related.map((other) => ({
        location: {
          uri: uriOf(project.fullPath(other.file)),
          range: rangeOf({
            path: other.file,
            line: Math.max(1, other.line),
            column: Math.max(1, other.column),
            length: 1,
          }),
        },
        message: other.message,
      })),
    };
  }

  /** Files that have had diagnostics get an empty list when they have none. */
  readonly #published = new Map<EditorProject, Set<string>>();

  #publish(project: EditorProject, found: readonly Diagnostic[]): void {
    const byFile = new Map<string, ProtocolDiagnostic[]>();
    for (const file of this.#published.get(project) ?? []) byFile.set(file, []);
    // Open files of the project hear that they were read, whatever was found.
    for (const file of this.#open.keys()) if (project.roleOf(file) !== null) byFile.set(file, []);
    for (const one of found) {
      const file = project.placeOf(one);
      const list = byFile.get(file);
      const made = this.#protocolDiagnostic(project, one);
      if (list === undefined) byFile.set(file, [made]);
      else list.push(made);
    }
    this.#published.set(project, new Set([...byFile].flatMap(([file, list]) => (list.length > 0 ? [file] : []))));
    for (const [file, diagnostics] of byFile) {
      const uri = uriOf(file);
      const version = this.#documents.get(uri)?.version;
      void this.#connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
    }
  }
}

/** A project that is checked after each change, once for several that come together. */
class Checked {
  readonly project: EditorProject;
  /** What the last check found. */
  found: readonly Diagnostic[] = [];
  readonly #publish: (found: readonly Diagnostic[]) => void;
  readonly #fail: (text: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isStale = true;
  #isStopped = false;

  constructor(project: EditorProject, publish: (found: readonly Diagnostic[]) => void, fail: (text: string) => void) {
    this.project = project;
    this.#publish = publish;
    this.#fail = fail;
  }

  /** Checks after a pause, in which further changes may come. */
  later(): void {
    this.#isStale = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settled(), pause);
  }

  /** Checks no more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isStopped = true;
  }

  /** Resolves when what is known is that of the files as they are. */
  async settled(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#isStale || this.#running !== null) {
      if (this.#running === null) {
        this.#isStale = false;
        this.#running = this.#check();
      }
      await this.#running;
      this.#running = null;
    }
  }

  async #check(): Promise<void> {
    try {
      this.found = await this.project.check();
      if (!this.#isStopped) this.#publish(this.found);
    } catch (error) {
      // An internal error of the generator ends the check, but not the server.
      this.#fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

/** Serves an editor. The process ends with the connection: the promise never resolves. */
export function serveEditors(root: string, given: GenerateOptions | null): Promise<never> {
  new Server(root, given).listen();
  return new Promise(() => undefined);
}
