// What `--watch` keeps from one run to the next. All of it is a cache: a run without it has the same output.

import type { KernelContents, KernelFile } from "../kernels/kernel-index.js";
import type { PipelineMemory } from "../pipeline.js";
import { hashOf, type InputFile, ReadFiles } from "./disk.js";

export class RunMemory {
  /** Null before the first run that has to generate: other runs need no pipeline. */
  pipeline: PipelineMemory | null = null;
  /** What was read of the disk. */
  readonly inputs = new ReadFiles();
  readonly outputs = new ReadFiles();
  /** The caches of kernel contents as on the disk, by name. */
  readonly kernelCaches = new Map<string, Record<string, KernelContents>>();
  readonly #kernels = new Map<string, KernelFile>();
  readonly #hashes = new Map<string, { readonly text: string; readonly hash: string }>();

  /** The hash of a text, cached by name. */
  hash(name: string, text: string): string {
    const known = this.#hashes.get(name);
    if (known?.text === text) return known.hash;
    const hash = hashOf(text);
    this.#hashes.set(name, { text, hash });
    return hash;
  }

  /** The kernel source as read before, if it has not changed. */
  kernel(file: InputFile): KernelFile | undefined {
    const known = this.#kernels.get(file.path);
    return known?.text === file.text ? known : undefined;
  }

  keepKernel(file: KernelFile): KernelFile {
    this.#kernels.set(file.path, file);
    return file;
  }
}
