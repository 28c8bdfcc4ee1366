// Files of Node, Deno and Bun: read whole, and written so that a failure leaves the old one.

import { builtinModule } from "../core/builtin-module.js";
import { UnsupportedError } from "../core/errors.js";

/** What is used of `node:fs`. */
interface FileSystem {
  readFileSync(path: string): Uint8Array;
  realpathSync(path: string): string;
  existsSync(path: string): boolean;
  statSync(path: string): { readonly mode: number; isDirectory(): boolean };
  readdirSync(path: string): readonly string[];
  openSync(path: string, flags: string, mode?: number): number;
  fstatSync(file: number): { readonly size: number };
  readSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  writeSync(file: number, bytes: Uint8Array, offset: number, length: number): number;
  fsyncSync(file: number): void;
  closeSync(file: number): void;
  renameSync(from: string, to: string): void;
  mkdirSync(path: string, options: { readonly recursive: true }): unknown;
  rmSync(path: string, options: { readonly force: boolean }): void;
}

function fileSystem(where: string): FileSystem {
  const files = builtinModule<FileSystem>("node:fs");
  if (files === undefined)
    throw new UnsupportedError(`${where}: there are no files here; pass bytes in place of a path`);
  return files;
}

/** The bytes of a file. @throws the system's error, and UnsupportedError where there are no files */
export function readWhole(where: string, path: string): Uint8Array {
  return fileSystem(where).readFileSync(path);
}

/** A file that is open for reading in parts. */
export interface OpenFile {
  readonly length: number;
  readonly isShared: false;
  /** Newly allocated bytes; fewer where the file ends. */
  read(at: number, length: number): Uint8Array<ArrayBuffer>;
  close(): void;
}

/** The most that systems read at once. */
const mostAtOnce = 2 ** 30;

/** Opens a file of any size. @throws the system's error, and UnsupportedError where there are no files */
export function openFile(where: string, path: string): OpenFile {
  const files = fileSystem(where);
  const file = files.openSync(path, "r");
  const { size } = files.fstatSync(file);
  return {
    length: size,
    isShared: false,
    read(at, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - at)));
      for (let done = 0; done < bytes.length; ) {
        const count = files.readSync(file, bytes, done, Math.min(bytes.length - done, mostAtOnce), at + done);
        if (count === 0) return bytes.slice(0, done);
        done += count;
      }
      return bytes;
    },
    close: () => files.closeSync(file),
  };
}

/**
 * Writes a file: first another one beside it, which then takes its name. Whatever happens in between, a full disk or the end of the process, the path names
 * the old file or the new one, and both are whole.
 * @throws the system's error, and UnsupportedError where there are no files
 */
export function writeWhole(where: string, path: string, bytes: Uint8Array): void {
  const files = fileSystem(where);
  const isThere = files.existsSync(path);
  // The file that a link points to is replaced, not the link.
  const target = isThere ? files.realpathSync(path) : path;
  const other = `${target}.${globalThis.crypto.randomUUID()}.tmp`;
  try {
    const file = files.openSync(other, "wx", isThere ? files.statSync(target).mode & 0o7777 : 0o666);
    try {
      for (let at = 0; at < bytes.length; ) at += files.writeSync(file, bytes, at, bytes.length - at);
      files.fsyncSync(file);
    } finally {
      files.closeSync(file);
    }
    files.renameSync(other, target);
  } catch (error) {
    files.rmSync(other, { force: true });
    throw error;
  }
}

/** The names in a folder, in order; null for a file. @throws the system's error, and UnsupportedError where there are no files */
export function namesIn(where: string, path: string): readonly string[] | null {
  const files = fileSystem(where);
  return files.statSync(path).isDirectory() ? [...files.readdirSync(path)].sort() : null;
}

/** A file that grows. */
export interface GrowingFile {
  write(bytes: Uint8Array): void;
  close(): void;
}

/**
 * A new file, for writing at its end; what was there is lost.
 * @param folder is made if it is not there
 * @throws the system's error, and UnsupportedError where there are no files
 */
export function growFile(where: string, path: string, folder?: string): GrowingFile {
  const files = fileSystem(where);
  if (folder !== undefined) files.mkdirSync(folder, { recursive: true });
  const file = files.openSync(path, "w");
  return {
    write(bytes) {
      for (let at = 0; at < bytes.length; ) at += files.writeSync(file, bytes, at, bytes.length - at);
    },
    close: () => files.closeSync(file),
  };
}
