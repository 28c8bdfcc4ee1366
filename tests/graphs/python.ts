// A Python interpreter with PyTorch, if there is one: runs programs exported for PyTorch.

import { execFileSync } from "node:child_process";

/** The first of the usual interpreters that can import torch; null where none can. `TENGEN_PYTHON` names another. */
export const pythonWithTorch: string | null = (() => {
  const named = process.env["TENGEN_PYTHON"];
  const candidates = named === undefined || named === "" ? ["/usr/bin/python3", "python3"] : [named];
  for (const candidate of candidates) {
    try {
      execFileSync(candidate, ["-c", "import torch"], { stdio: "ignore", env: pythonEnvironment() });
      return candidate;
    } catch {
      // The next interpreter may have PyTorch.
    }
  }
  return null;
})();

/** One thread, and no files written beside imported modules. */
export function pythonEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", PYTHONDONTWRITEBYTECODE: "1" };
}

/** The output of a Python program. */
export function runPython(program: string, args: readonly string[], folder: string): string {
  if (pythonWithTorch === null) throw new Error("there is no Python with torch: apt-get install python3-torch");
  return execFileSync(pythonWithTorch, ["-c", program, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: pythonEnvironment(),
    maxBuffer: 2 ** 28,
  });
}
