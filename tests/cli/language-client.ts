// A client of the language server: messages over the standard streams of a process, as an editor sends them.

import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export interface Position {
  readonly line: number;
  readonly character: number;
}
export interface Range {
  readonly start: Position;
  readonly end: Position;
}
export interface ShownDiagnostic {
  readonly range: Range;
  readonly severity: number;
  readonly message: string;
  readonly relatedInformation?: readonly { readonly location: { readonly uri: string }; readonly message: string }[];
}
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly uri?: string; readonly diagnostics?: readonly ShownDiagnostic[] };
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The command that serves from the sources. */
export const fromSources: readonly string[] = [
  process.execPath,
  "--import",
  path.join(repository, "node_modules/tsx/dist/esm/index.mjs"),
  path.join(repository, "codegen/cli/main.ts"),
  "lsp",
  "--stdio",
];

export class LanguageClient {
  readonly root: string;
  readonly process: ChildProcess;
  /** What the server said last of each file, by its path below the root. */
  readonly diagnostics = new Map<string, readonly ShownDiagnostic[]>();
  /** What it wrote to the standard error, and log messages. */
  log = "";
  exited: number | null = null;
  #buffer = Buffer.alloc(0);
  #id = 0;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #heard: (() => void)[] = [];
  #versions = new Map<string, number>();

  constructor(root: string, command: readonly string[] = fromSources) {
    this.root = root;
    this.process = spawn(command[0]!, command.slice(1), { cwd: root, stdio: "pipe" });
    this.process.stdout!.on("data", (data: Buffer) => this.#read(data));
    this.process.stderr!.on("data", (data: Buffer) => {
      this.log += data.toString();
    });
    this.process.once("exit", (code) => {
      this.exited = code ?? -1;
      for (const answer of this.#waiting.values())
        answer({ error: { code: -1, message: `the server ended: ${this.log}` } });
      for (const heard of this.#heard.splice(0)) heard();
    });
  }

  uri(file: string): string {
    return pathToFileURL(path.resolve(this.root, file)).href;
  }

  /** The path of an address below the root. */
  shown(uri: string): string {
    return path.relative(this.root, fileURLToPath(uri)).replaceAll("\\", "/");
  }

  #read(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const head = this.#buffer.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.subarray(0, head).toString())![1]);
      if (this.#buffer.length < head + 4 + length) return;
      const text = this.#buffer.subarray(head + 4, head + 4 + length).toString();
      this.#buffer = this.#buffer.subarray(head + 4 + length);
      this.#hear(JSON.parse(text) as Message);
    }
  }

  #hear(message: Message): void {
    const { id, method, params } = message;
    if (method === "textDocument/publishDiagnostics")
      this.diagnostics.set(this.shown(params!.uri!), params!.diagnostics!);
    else if (method === "window/logMessage") this.log += `${JSON.stringify(params)}\n`;
    else if (method !== undefined && id !== undefined) this.sendMessage({ id, result: null });
    else if (id !== undefined) {
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    }
    for (const heard of this.#heard.splice(0)) heard();
  }

  sendMessage(message: object): void {
    this.sendText(JSON.stringify({ jsonrpc: "2.0", ...message }));
  }

  /** A body as it is, which need not be a message. */
  sendText(text: string): void {
    this.sendRaw(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  sendRaw(text: string): void {
    this.process.stdin!.write(text);
  }

  /** The answer; an error of the server's is thrown. */
  async request<T>(method: string, params: unknown): Promise<T> {
    const id = ++this.#id;
    const answer = new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve);
      if (this.exited !== null) resolve({ error: { code: -1, message: `the server ended: ${this.log}` } });
    });
    this.sendMessage({ id, method, params });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(error.message);
    return result as T;
  }

  notify(method: string, params: unknown): void {
    this.sendMessage({ method, params });
  }

  /** Waits until something holds that messages of the server may make true. */
  async until(test: () => boolean): Promise<void> {
    while (!test()) {
      if (this.exited !== null) throw new Error(`the server ended: ${this.log}`);
      await new Promise<void>((resolve) => this.#heard.push(resolve));
    }
  }

  async initialize(capabilities: object = {}): Promise<Record<string, unknown>> {
    const { capabilities: offered } = await this.request<{ capabilities: Record<string, unknown> }>("initialize", {
      processId: process.pid,
      rootUri: this.uri("."),
      capabilities,
    });
    this.notify("initialized", {});
    return offered;
  }

  open(file: string, text: string): void {
    this.#versions.set(file, 1);
    this.notify("textDocument/didOpen", {
      textDocument: { uri: this.uri(file), languageId: file.endsWith(".ts") ? "typescript" : "yaml", version: 1, text },
    });
  }

  change(file: string, changes: readonly { readonly range?: Range; readonly text: string }[]): void {
    const version = this.#versions.get(file)! + 1;
    this.#versions.set(file, version);
    this.notify("textDocument/didChange", { textDocument: { uri: this.uri(file), version }, contentChanges: changes });
  }

  close(file: string): void {
    this.notify("textDocument/didClose", { textDocument: { uri: this.uri(file) } });
  }

  /** Ends the server as an editor does. */
  async stop(): Promise<number> {
    if (this.exited === null) {
      const ended = new Promise((resolve) => this.process.once("exit", resolve));
      await this.request("shutdown", null);
      this.notify("exit", null);
      await ended;
    }
    return this.exited!;
  }
}

/** The position of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length };
}

export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

/** A text with edits, whose ranges are those of the text. */
export function editedBy(text: string, edits: readonly TextEdit[]): string {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const offset = ({ line, character }: Position): number =>
    Math.min(text.length, (starts[line] ?? text.length) + character);
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (result, { range, newText }) => result.slice(0, offset(range.start)) + newText + result.slice(offset(range.end)),
      text,
    );
}
