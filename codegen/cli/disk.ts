// The generator's file access: reading inputs, the manifest of the last run, and writing outputs so that no file is ever half written.

import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endingOf, endings, isGenerated, sourcesOf } from "../print/head.js";

/** An input text file, under the name that messages use. */
export interface InputFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A problem with the user's files or options that prevents the run. Printed as one line, without a stack trace. */
export class UsageError extends Error {}

export function hashOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** A path as messages and imports show it: relative to the root, with `/`. */
export function shownPath(root: string, file: string): string {
  const relative = path.relative(root, file);
  return (relative === "" ? "." : relative).split(path.sep).join("/");
}

/** Reads files. */
export interface Reader {
  /** @param decode what makes a text of the bytes; the same one for a file each time */
  read(file: string, decode: (bytes: Buffer) => string): string;
}

const reader: Reader = { read: (file, decode) => decode(fs.readFileSync(file)) };

/** How long a file must have rested for its times to tell that it is written to again: file systems count in steps. */
const restingTime = 2000;

/** Reads only files that have been written to since it read them. */
export class ReadFiles implements Reader {
  readonly #known = new Map<string, { readonly stamp: string; readonly text: string }>();

  read(file: string, decode: (bytes: Buffer) => string): string {
    const { mtimeMs, ctimeMs, size, ino } = fs.statSync(file);
    const stamp = [mtimeMs, ctimeMs, size, ino].join();
    const known = this.#known.get(file);
    if (known?.stamp === stamp) return known.text;
    const text = decode(fs.readFileSync(file));
    if (Math.max(mtimeMs, ctimeMs) + restingTime < Date.now()) this.#known.set(file, { stamp, text });
    else this.#known.delete(file);
    return text;
  }
}

export function readInput(root: string, file: string, files: Reader = reader): InputFile {
  const full = path.resolve(root, file);
  const shown = shownPath(root, full);
  try {
    return { path: shown, text: files.read(full, (bytes) => decode(shown, bytes)) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${shown}: ${readProblem(error)}`);
  }
}

/** The text of a file, without the byte order mark that some editors add. */
function decode(shown: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\ufeff/, "");
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0 && isUtf8(bytes.subarray(start, end)); end = bytes.indexOf(10, start)) {
    line += 1;
    start = end + 1;
  }
  throw new UsageError(`${shown}:${line}: is not UTF-8 from here on\n  hint: save the file in the encoding UTF-8`);
}

const code = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function readProblem(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "is a folder, not a file";
  if (code === "ENOTDIR") return "is a file, not a folder";
  if (code === "EACCES" || code === "EPERM") return "may not be read or written";
  return code ?? String(error);
}

/** Whether a file of this name can be a kernel source. */
export function isSourceName(name: string): boolean {
  return /\.[mc]?ts$/.test(name) && !/\.(d|test)\.[mc]?ts$/.test(name);
}

/** All handwritten TypeScript sources below a folder, sorted by path. */
export function readSources(root: string, folder: string, reading: Reader = reader): InputFile[] {
  const files: InputFile[] = [];
  const visit = (directory: string): void => {
    let entries: fs.Dirent[];
    try {
      entries = fs.readdirSync(directory, { withFileTypes: true });
    } catch (error) {
      throw new UsageError(
        `${shownPath(root, directory)}: ${code(error) === "ENOENT" ? "there is no such folder" : readProblem(error)}`,
      );
    }
    for (const entry of entries) {
      const full = path.join(directory, entry.name);
      if (entry.isDirectory() && entry.name !== "node_modules") visit(full);
      else if (entry.isFile() && isSourceName(entry.name)) {
        const shown = shownPath(root, full);
        const text = reading.read(full, (bytes) => decode(shown, bytes));
        if (!isGenerated(text)) files.push({ path: shown, text });
      }
    }
  };
  visit(path.resolve(root, folder));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Where the generator's cache lives: in the project's node_modules, otherwise in the system's temporary folder. */
export function cacheFolder(root: string): string {
  for (let directory = path.resolve(root); ; directory = path.dirname(directory)) {
    if (fs.existsSync(path.join(directory, "node_modules"))) return path.join(directory, "node_modules/.cache/tengen");
    if (path.dirname(directory) === directory) return path.join(os.tmpdir(), "tengen-cache");
  }
}

/** A cached value, or undefined if it is missing or damaged. */
export function readCache<T>(root: string, name: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(cacheFolder(root), name), "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Caches a value for later runs. A cache that cannot be written is not an error. */
export function writeCache(root: string, name: string, value: unknown): void {
  try {
    const folder = cacheFolder(root);
    fs.mkdirSync(folder, { recursive: true });
    writeWhole(path.join(folder, name), JSON.stringify(value));
  } catch {
    // The next run recomputes it.
  }
}

/** Filled in by the build, which knows the code, so that runs need not read it. */
declare const __builtHash: string | undefined;

/** Hash of the generator's own code: its folder, and the runtime folders that it imports. */
export function generatorHash(): string {
  ownHash ??= typeof __builtHash === "string" ? hashOf(process.version, __builtHash) : hashGenerator();
  return ownHash;
}

/** What the generator imports of the runtime: files and folders. A change there may change what is generated. */
export const runtimeOfGenerator: readonly string[] = [
  ...["schema", "formula", "core", "dispatch", "wasm", "webgpu/words.ts"],
  "kernels/derivatives",
];

/** The running code does not change while it runs. */
let ownHash: string | null = null;

function hashGenerator(): string {
  const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  const runtime = path.join(folder, "../runtime");
  const contents: string[] = [process.version];
  const visit = (file: string): void => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name));
    else if (/(?<!\.d)\.[jt]s$/.test(file)) contents.push(path.relative(folder, file), fs.readFileSync(file, "utf8"));
  };
  visit(folder);
  for (const room of runtimeOfGenerator) visit(path.join(runtime, room));
  return hashOf(...contents);
}

/** The inputs and outputs of a run: if the hashes are equal, there is nothing to do. */
export interface Manifest {
  readonly inputs: string;
  /** Path below the output folder -> hash of its text. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** The contents of an output folder. */
export interface OutputState {
  /** Path below the folder -> text, for files that the generator wrote. */
  readonly generated: ReadonlyMap<string, string>;
  /** Files that the generator did not write. */
  readonly foreign: ReadonlySet<string>;
  /** Left over from a run that was killed. */
  readonly temporary: readonly string[];
}

const temporaryName = /^\.tengen-[0-9]+-.*\.tmp$/;

export function readOutputs(folder: string, files: Reader = reader): OutputState {
  const generated = new Map<string, string>();
  const foreign = new Set<string>();
  const temporary: string[] = [];
  const visit = (directory: string): void => {
    let entries: fs.Dirent[];
    try {
      entries = fs.readdirSync(directory, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
      throw new UsageError(`${directory}: ${readProblem(error)}`);
    }
    // A subfolder with a coverage.json is the output of another run.
    if (directory !== folder && entries.some((entry) => entry.name === "coverage.json")) return;
    for (const entry of entries) {
      const full = path.join(directory, entry.name);
      const shown = shownPath(folder, full);
      if (entry.isDirectory()) {
        if (entry.name !== "node_modules" && entry.name !== ".git") visit(full);
      } else if (!entry.isFile()) foreign.add(shown);
      else if (temporaryName.test(entry.name)) temporary.push(shown);
      else if (!endings.includes(endingOf(entry.name))) foreign.add(shown);
      else {
        const text = files.read(full, (bytes) => bytes.toString("utf8"));
        if (isGenerated(text)) generated.set(shown, text);
        else foreign.add(shown);
      }
    }
  };
  visit(folder);
  return { generated, foreign, temporary };
}

/** The changes needed in the output folder. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Compares the folder's contents with the expected ones.
 * @throws UsageError if it would have to overwrite a file that the generator did not write
 */
export function compareOutputs(shownFolder: string, state: OutputState, wanted: ReadonlyMap<string, string>): Changes {
  const sources = new Set([...wanted.values()].flatMap(sourcesOf));
  const added: string[] = [];
  const changed: string[] = [];
  for (const [file, text] of wanted) {
    if (path.isAbsolute(file) || file.split("/").some((part) => part === ".." || part === "")) {
      throw new UsageError(`${file}: would be written outside ${shownFolder}`);
    }
    if (state.foreign.has(file)) {
      throw new UsageError(
        `${shownFolder}/${file}: was not written by tengen and is not overwritten\n` +
          "  hint: move it away, or choose another --out folder",
      );
    }
    const current = state.generated.get(file);
    if (current === undefined) added.push(file);
    else if (current !== text) changed.push(file);
  }
  // Files generated from other registry files (a backend's registrations, for example) must not be deleted by this run.
  const removed = [...state.generated]
    .filter(([file, text]) => !wanted.has(file) && sourcesOf(text).some((source) => sources.has(source)))
    .map(([file]) => file)
    .sort();
  return { added, changed, removed };
}

/** Writes what changed, deletes what is stale. Each file is replaced in one step; an interrupted run leaves every file whole. */
export function applyChanges(
  folder: string,
  state: OutputState,
  wanted: ReadonlyMap<string, string>,
  { added, changed, removed }: Changes,
): void {
  try {
    // Nothing is written until every write is known to be allowed.
    for (const file of [...added, ...changed, ...removed]) checkPlace(folder, path.join(folder, file));
    for (const file of state.temporary) fs.rmSync(path.join(folder, file), { force: true });
    for (const file of [...added, ...changed]) {
      const full = path.join(folder, file);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      writeWhole(full, wanted.get(file)!);
    }
    for (const file of removed) {
      const full = path.join(folder, file);
      fs.rmSync(full, { force: true });
      removeEmptyFolders(path.dirname(full), folder);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${folder}: ${readProblem(error)}`);
  }
}

/** @throws UsageError if a symbolic link on the file's path leads out of the output folder */
function checkPlace(folder: string, file: string): void {
  if (!fs.existsSync(folder)) return;
  let there = path.dirname(file);
  while (there !== folder && !fs.existsSync(there)) there = path.dirname(there);
  const real = path.relative(fs.realpathSync(folder), fs.realpathSync(there));
  if (real.startsWith("..") || path.isAbsolute(real))
    throw new UsageError(`${file}: a link leads outside the output folder`);
}

function removeEmptyFolders(directory: string, stop: string): void {
  for (let current = directory; current !== stop && current.startsWith(stop); current = path.dirname(current)) {
    if (fs.readdirSync(current).length > 0) return;
    fs.rmdirSync(current);
  }
}

/** Replaces a file in one step: readers see either the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const temporary = path.join(path.dirname(file), `.tengen-${process.pid}-${path.basename(file)}.tmp`);
  try {
    fs.writeFileSync(temporary, text);
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a file that a user requested. */
export function writeText(root: string, file: string, text: string): void {
  const full = path.resolve(root, file);
  try {
    writeWhole(full, text);
  } catch (error) {
    const folder = path.dirname(full);
    if (!fs.existsSync(folder))
      throw new UsageError(`${file}: there is no folder ${shownPath(root, folder)} to write it to`);
    throw new UsageError(`${file}: ${readProblem(error)}`);
  }
}
