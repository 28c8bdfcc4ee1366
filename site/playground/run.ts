// Runs the scripts of a project: loads modules by name, collects their output, and maps errors to the edited text.

import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { Script } from "./project.js";

/** A generated file. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** A line of output. */
export interface Printed {
  readonly kind: "text" | "error";
  readonly text: string;
  /** For an error, its position in the edited files. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number } | null;
}

type Modules = Readonly<Record<string, unknown>>;
type Wrapper = (require: (name: string) => unknown, exports: object, module: object, console: object) => void;

/**
 * Runs `program.ts` of the scripts; its output, and an error that it throws, are passed to `print`.
 * @param library modules by their names in imports: `tengen`, `tengen/runtime/core/tensor.js`
 */
export async function run(scripts: readonly Script[], library: Modules, print: (line: Printed) => void): Promise<void> {
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  const loaded = new Map<string, { exports: object }>();
  const printValues = (...values: unknown[]) =>
    print({ kind: "text", text: values.map((v) => shown(v)).join(" "), place: null });
  const output = { log: printValues, info: printValues, warn: printValues, error: printValues, debug: printValues };

  const load = (path: string): object => {
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const { code } = byPath.get(path)!;
    const module = { exports: {} };
    loaded.set(path, module);
    // The code begins on the first line, so that lines are those of the source map.
    // biome-ignore lint/security/noGlobalEval: to run what a visitor writes is what this page is for
    const wrapper = globalThis.eval(
      `(function(require,exports,module,console){${code}\n})\n//# sourceURL=playground/${path}`,
    ) as Wrapper;
    wrapper((name) => find(name, path), module.exports, module, output);
    return module.exports;
  };
  const find = (name: string, from: string): unknown => {
    if (Object.hasOwn(library, name)) return library[name];
    if (name.startsWith(".")) {
      const path = resolve(from, name).replace(/\.js$/, ".ts");
      if (byPath.has(path)) return load(path);
    }
    throw new Error(`${from} imports "${name}", which is not a module of tengen and no file here`);
  };
  try {
    load("program.ts");
    // Output from pending promises belongs to the program.
    await new Promise((done) => setTimeout(done));
  } catch (error) {
    print(failure(error, byPath));
  }
}

/** An error as output: its text, and the first position of its stack in an edited file. */
export function failure(error: unknown, byPath: ReadonlyMap<string, Script>): Printed {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, path, line, column] of stack.matchAll(/playground\/([\w./-]+):(\d+):(\d+)/g)) {
    const map = byPath.get(path!)?.map;
    if (map == null) continue;
    const found = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
    if (found.line !== null)
      return { kind: "error", text, place: { file: path!, line: found.line, column: found.column + 1 } };
  }
  return { kind: "error", text, place: null };
}

function resolve(from: string, name: string): string {
  const folders = from.split("/").slice(0, -1);
  for (const part of name.split("/")) {
    if (part === "..") folders.pop();
    else if (part !== ".") folders.push(part);
  }
  return folders.join("/");
}

/** A value as a console shows it: tensors by their own printing, plain objects and arrays by their items. */
export function shown(value: unknown, inside = 0): string {
  if (typeof value === "string") return inside > 0 ? JSON.stringify(value) : value;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return `[function ${value.name}]`;
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (inside > 4) return "...";
  if (Array.isArray(value)) return `[${value.map((item) => shown(item, inside + 1)).join(", ")}]`;
  if (ArrayBuffer.isView(value) && "length" in value)
    return `${value.constructor.name} [${Array.from(value as Float64Array).join(", ")}]`;
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || prototype === Object.prototype) {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${shown(item, inside + 1)}`);
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
  return String(value);
}
