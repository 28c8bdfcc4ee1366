// `--watch`: generates again whenever a registry file or a kernel changes. An error is printed and waited out.

import fs from "node:fs";
import path from "node:path";
import type { GenerateOptions } from "./generate.js";

/** Saving a file makes several events; editors write several files. */
const quietTime = 60;

/** What a run depends on: registry files beside one another, and the kernels' folder. */
function watched(
  root: string,
  options: GenerateOptions,
): { readonly files: ReadonlySet<string>; readonly folders: readonly string[] } {
  const { nativeFunctions = "native_functions.yaml" } = options;
  const beside = path.dirname(nativeFunctions);
  const files = [
    nativeFunctions,
    options.derivatives ?? path.join(beside, "derivatives.yaml"),
    options.tags ?? path.join(beside, "tags.yaml"),
    options.deprecated ?? path.join(beside, "deprecated.yaml"),
    ...(options.ops !== undefined && /\.ya?ml$/.test(options.ops) ? [options.ops] : []),
  ].map((file) => path.resolve(root, file));
  const kernels = typeof options.kernels === "string" ? options.kernels : "runtime/kernels";
  const folder = path.resolve(root, kernels);
  return { files: new Set(files), folders: options.kernels !== false && fs.existsSync(folder) ? [folder] : [] };
}

/**
 * Runs `generate` now and after each change, one run at a time.
 * @returns stops watching; the promise ends when the run in progress has ended
 */
export function watch(
  root: string,
  options: GenerateOptions,
  generate: () => Promise<unknown>,
): { readonly stop: () => Promise<void>; readonly settled: () => Promise<void> } {
  const { files, folders } = watched(root, options);
  const watchers: fs.FSWatcher[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  const run = (): void => {
    if (running !== null) {
      again = true;
      return;
    }
    running = generate()
      .then(() => undefined)
      .finally(() => {
        running = null;
        if (again) {
          again = false;
          run();
        }
      });
  };
  const changed = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      run();
    }, quietTime);
  };

  // Editors replace files, so it is their folders that are watched.
  for (const directory of new Set([...files].map((file) => path.dirname(file)))) {
    if (!fs.existsSync(directory)) continue;
    watchers.push(
      fs.watch(directory, (_, name) => {
        if (name === null || files.has(path.join(directory, name))) changed();
      }),
    );
  }
  for (const folder of folders) {
    watchers.push(
      fs.watch(folder, { recursive: true }, (_, name) => {
        if (name === null || /\.[mc]?ts$/.test(name)) changed();
      }),
    );
  }
  run();
  return {
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      if (timer !== null) clearTimeout(timer);
      again = false;
      await running;
    },
    settled: async () => {
      while (timer !== null || running !== null) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}
