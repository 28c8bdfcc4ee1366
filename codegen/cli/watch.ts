// `--watch`: generates again whenever a registry file or a kernel changes. An error is printed, and the watch goes on.

import fs from "node:fs";
import path from "node:path";
import { isGenerated } from "../print/head.js";
import { isSourceName } from "./disk.js";
import { type GenerateOptions, inputPlaces } from "./inputs.js";

/** Saving a file triggers several events; editors write several files. */
const quietTime = 30;
/** How often to look for a folder that does not exist, or no longer does. */
const missingTime = 500;

/** Folders, watched one by one; those that disappear are looked for until they are back. */
class Folders {
  readonly #watchers = new Map<string, fs.FSWatcher>();
  readonly #changed: (folder: string, name: string | null) => void;

  constructor(changed: (folder: string, name: string | null) => void) {
    this.#changed = changed;
  }

  /** Starts watching a folder; false if it does not exist. */
  add(folder: string): boolean {
    try {
      const watcher = fs.watch(folder, (_, name) => {
        // The folder itself was moved or deleted: another one may already have taken its place.
        const itself = name === path.basename(folder);
        if (itself) this.#drop(folder);
        this.#changed(folder, itself ? null : name);
      });
      watcher.on("error", () => this.#drop(folder));
      this.#watchers.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  #drop(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  has(folder: string): boolean {
    return this.#watchers.has(folder);
  }

  /** Forgets folders that no longer exist. */
  sweep(): void {
    for (const folder of this.#watchers.keys()) if (!fs.existsSync(folder)) this.#drop(folder);
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }
}

/** A folder and those below it. */
function foldersBelow(folder: string): string[] {
  try {
    return [
      folder,
      ...fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
        .flatMap((entry) => foldersBelow(path.join(folder, entry.name))),
    ];
  } catch {
    return [];
  }
}

/** The argument of a run: the files that changed, relative to the root, and when the first of them did. */
export interface Batch {
  readonly changed: readonly string[];
  /** In the time of performance.now(). */
  readonly since: number;
}

/**
 * Runs `generate` now and after each change, one run at a time. The callback reports failed runs.
 * @returns a function that stops watching; its promise resolves when the run in progress has ended
 */
export function watch(
  root: string,
  options: GenerateOptions,
  generate: (batch: Batch) => Promise<unknown>,
): { readonly stop: () => Promise<void>; readonly settled: () => Promise<void> } {
  const places = inputPlaces(root, options);
  const files = new Set(places.files);
  const registryFolders = new Set(places.files.map((file) => path.dirname(file)));
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let pending: { readonly changed: Set<string>; readonly since: number } | null = null;
  let stopped = false;

  const run = (): void => {
    if (running !== null || stopped || pending === null) return;
    const batch = { changed: [...pending.changed].sort(), since: pending.since };
    pending = null;
    running = generate(batch)
      .then(() => undefined)
      .finally(() => {
        running = null;
        if (timer === null) run();
      });
  };
  const changed = (file: string): void => {
    if (stopped) return;
    pending ??= { changed: new Set(), since: performance.now() };
    pending.changed.add(path.relative(root, file).split(path.sep).join("/"));
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      look();
      run();
    }, quietTime);
  };

  const isKernel = (folder: string) =>
    places.kernels.some((kernels) => folder === kernels || folder.startsWith(kernels + path.sep));
  // Editors replace files, so their folders are watched.
  const folders = new Folders((folder, name) => {
    const file = name === null ? folder : path.join(folder, name);
    if (files.has(file) || (name === null && registryFolders.has(folder))) changed(file);
    else if (isKernel(folder) && isOutput(file) && isFolderChange(file)) look();
    else if (isKernel(folder) && (name === null || isSource(file) || isFolderChange(file))) changed(file);
  });
  /** If the output lies among the kernels, its folders come and go with the runs. */
  const out = path.resolve(root, options.out);
  function isOutput(file: string): boolean {
    return isKernel(out) && (file === out || file.startsWith(out + path.sep));
  }
  /** Changes by the generator itself do not count. */
  function isSource(file: string): boolean {
    if (!isSourceName(path.basename(file))) return false;
    try {
      return !isGenerated(fs.readFileSync(file, "utf8"));
    } catch {
      return true;
    }
  }
  function isFolderChange(file: string): boolean {
    return folders.has(file) || fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  }
  let missing: NodeJS.Timeout | null = null;
  /** Watches what exists now and retries what does not. True if something is watched that was not before. */
  function look(): boolean {
    folders.sweep();
    const wanted = new Set([...registryFolders, ...places.kernels, ...places.kernels.flatMap(foldersBelow)]);
    let absent = false;
    let found = false;
    for (const folder of wanted) {
      if (folders.has(folder)) continue;
      if (folders.add(folder)) found = true;
      else absent = true;
    }
    if (absent && missing === null && !stopped) {
      missing = setTimeout(() => {
        missing = null;
        if (look()) changed(places.kernels[0] ?? root);
      }, missingTime);
    }
    return found;
  }

  look();
  pending = { changed: new Set(), since: performance.now() };
  run();
  return {
    stop: async () => {
      stopped = true;
      folders.close();
      if (timer !== null) clearTimeout(timer);
      if (missing !== null) clearTimeout(missing);
      timer = null;
      missing = null;
      await running;
    },
    settled: async () => {
      while (timer !== null || running !== null) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}
