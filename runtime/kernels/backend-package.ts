// Backends as packages: finds the package that a program's project has, and registers what it exports as `backend`.

import { VERSION } from "../core/abi.js";
import { builtinModule } from "../core/builtin-module.js";
import { describe } from "../core/describe.js";
import { deviceType } from "../core/device.js";
import { ArgumentError, DeviceError } from "../core/errors.js";
import { importModule } from "../core/import-module.js";
import { once } from "../core/shared.js";
import { storageMakers } from "../core/storage.js";
import { backendOfDeviceType } from "../dispatch/keys.js";
import { type Backend, type BackendHandle, registerBackend } from "./backend.js";

export interface LoadBackendOptions {
  /** The file or folder whose imports find the package, as a path or an address (`import.meta.url`); the folder in which the program was started by default. */
  readonly from?: string | { readonly href: string } | undefined;
}

/** What a backend's package exports as `backend`. */
type Exported = Backend | BackendHandle | (() => Exported | Promise<Exported>);

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly main?: string;
  readonly exports?: unknown;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What is used of Node's modules. */
interface Node {
  readonly module: {
    createRequire(from: string): {
      resolve: ((name: string) => string) & { paths(name: string): readonly string[] | null };
    };
  };
  readonly url: { pathToFileURL(path: string): URL; fileURLToPath(url: URL): string };
  readonly path: { join(...parts: readonly string[]): string; resolve(path: string): string };
  readonly fs: {
    existsSync(path: string): boolean;
    readFileSync(path: string, encoding: "utf8"): string;
    statSync(path: string): { isDirectory(): boolean };
  };
}

interface Loaded {
  readonly handle: BackendHandle;
  /** Whether the backend is still registered. */
  readonly isPresent: () => boolean;
}

const loaded = once("backends.loaded", () => new Map<unknown, Promise<Loaded>>());

/**
 * Loads a package that brings a backend, and registers that: `await loadBackend("some-accelerator")`. The package exports as `backend` an object for
 * `registerBackend`, or a function, which may be asynchronous, that returns one or the handle of one that it has registered. A second call returns the first one's
 * handle, until that is disposed of.
 * @param source a package that the program's project has installed, with a subpath or without (`tengen/webgpu`); a file, as a path that begins with `.` or `/` or
 * as an address; or a function that imports the module, for pages, whose bundlers must see the name: `() => import("some-accelerator")`
 * @throws ArgumentError for a module without such an export, or with an object that `registerBackend` refuses
 * @throws DeviceError if there is no such package, if it cannot be loaded, or if it is made for another version of tengen
 */
export async function loadBackend(
  source: string | (() => Promise<unknown>),
  options: LoadBackendOptions = {},
): Promise<BackendHandle> {
  const isName = typeof source === "string" && source !== "";
  if (!isName && typeof source !== "function")
    throw new ArgumentError(
      `loadBackend: expected the name of a package, or a function that imports it, got ${describe(source)}`,
    );
  const what = isName ? source : "the module";
  const found = isName ? find(source, options) : null;
  const key = found?.address ?? source;
  for (;;) {
    let loading = loaded.get(key);
    if (loading === undefined) {
      loading = load(what, found, isName ? null : (source as () => Promise<unknown>));
      loaded.set(key, loading);
    }
    try {
      const { handle, isPresent } = await loading;
      if (isPresent()) return handle;
    } catch (error) {
      if (loaded.get(key) === loading) loaded.delete(key);
      throw error;
    }
    // It was disposed of meanwhile.
    if (loaded.get(key) === loading) loaded.delete(key);
  }
}

async function load(what: string, found: Found | null, imports: (() => Promise<unknown>) | null): Promise<Loaded> {
  if (found !== null) assertVersion(what, found.manifest);
  let module: unknown;
  try {
    module = await (imports === null ? importModule(found!.address) : imports());
  } catch (error) {
    const failed = new DeviceError(`loadBackend: ${what} cannot be loaded: ${messageOf(error)}`);
    Object.defineProperty(failed, "cause", { value: error, configurable: true, writable: true });
    throw failed;
  }
  const exported = exportOf(what, module);
  const result: unknown = typeof exported === "function" ? await exported() : exported;
  const handle = isHandle(result) ? result : register(what, result);
  const key = backendOfDeviceType(deviceType(handle.device));
  const maker = key === undefined ? undefined : storageMakers.get(key);
  if (maker === undefined)
    throw new DeviceError(
      `loadBackend: ${what} gave the handle of device ${handle.device}, which this copy of tengen does not have: the package uses another copy; install one version of tengen (npm ls tengen)`,
    );
  return { handle, isPresent: () => storageMakers.get(key!) === maker };
}

function register(what: string, value: unknown): BackendHandle {
  if (typeof value !== "object" || value === null || !("key" in value))
    throw new ArgumentError(
      `loadBackend: backend of ${what} must be an object for registerBackend, the handle of a registered one, or a function that returns one of these, got ${describe(value)}`,
    );
  return registerBackend(value as Backend);
}

const isHandle = (value: unknown): value is BackendHandle =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<BackendHandle>).device === "string" &&
  typeof (value as Partial<BackendHandle>).dispose === "function";

/** The export `backend`: of an ES module, or of a CommonJS module whose exports Node does not see by name. */
function exportOf(what: string, module: unknown): Exported {
  const modules = [module, (module as { readonly default?: unknown } | null)?.default];
  for (const one of modules)
    if (((typeof one === "object" && one !== null) || typeof one === "function") && "backend" in one)
      return one.backend as Exported;
  const names = typeof module === "object" && module !== null ? Object.keys(module) : [];
  throw new ArgumentError(
    `loadBackend: ${what} has no export named backend, which is an object for registerBackend or a function that returns one; it has ${names.length === 0 ? "none" : names.join(", ")}`,
  );
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.split("\n")[0]! : String(error));

// Where the package is

interface Found {
  /** What `import()` gets. */
  readonly address: string;
  readonly manifest: Manifest | null;
}

function nodeModules(): Node | null {
  const module = builtinModule<Node["module"]>("node:module");
  if (module === undefined) return null;
  return {
    module,
    url: builtinModule<Node["url"]>("node:url")!,
    path: builtinModule<Node["path"]>("node:path")!,
    fs: builtinModule<Node["fs"]>("node:fs")!,
  };
}

/** Where imports of the program's project find a module. */
function find(name: string, { from }: LoadBackendOptions): Found {
  const node = nodeModules();
  // Pages have import maps.
  if (node === null) return { address: name, manifest: null };
  const { module, url, path, fs } = node;
  const given = from === undefined ? "." : typeof from === "string" ? from : (from as { href?: unknown } | null)?.href;
  if (typeof given !== "string")
    throw new ArgumentError(
      `loadBackend: from must be a path or an address such as import.meta.url, got ${describe(from)}`,
    );
  const start = path.resolve(given.startsWith("file:") ? url.fileURLToPath(new URL(given)) : given);
  const base = fs.existsSync(start) && !fs.statSync(start).isDirectory() ? start : path.join(start, "package.json");
  if (/^[a-z]+:\/\//i.test(name)) return { address: name, manifest: null };
  if (/^\.{0,2}[\\/]|^[a-z]:[\\/]/i.test(name)) {
    const address = new URL(name.replaceAll("\\", "/"), url.pathToFileURL(base));
    if (!fs.existsSync(url.fileURLToPath(address)))
      throw new DeviceError(`loadBackend: there is no file ${url.fileURLToPath(address)}`);
    return { address: address.href, manifest: null };
  }
  const requiring = module.createRequire(base);
  const own = /^(@[^/]+\/)?[^/]+/.exec(name)![0];
  const subpath = `.${name.slice(own.length)}`;
  const folder = (requiring.resolve.paths(name) ?? [])
    .map((one) => path.join(one, own))
    .find((one) => fs.existsSync(path.join(one, "package.json")));
  if (folder === undefined)
    throw new DeviceError(
      `loadBackend: no package ${own} is installed for ${start}: npm install ${own}; a file is named by a path that begins with ./`,
    );
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  // What imports find comes first; without `exports` they find what `require` does.
  let file = manifest.exports === undefined ? undefined : exportedFile(manifest.exports, subpath);
  if (file === undefined && manifest.exports === undefined)
    try {
      file = requiring.resolve(path.join(folder, subpath));
    } catch {
      file = undefined;
    }
  else if (file !== undefined) file = path.join(folder, file);
  if (file === undefined)
    throw new DeviceError(
      `loadBackend: package ${own}, in ${folder}, has no module ${subpath === "." ? "of its own name" : subpath}: its package.json names none`,
    );
  return { address: url.pathToFileURL(file).href, manifest };
}

const conditions: readonly string[] = ["node", "import", "module-sync", "default"];

/** The file that `exports` of a package.json names for a subpath, `.` or `./name`, as an import finds it. */
function exportedFile(exported: unknown, subpath: string): string | undefined {
  const isMap =
    typeof exported === "object" && exported !== null && Object.keys(exported).some((one) => one[0] === ".");
  const subpaths = (isMap ? exported : { ".": exported }) as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(subpaths, subpath)) return targetOf(subpaths[subpath]);
  const patterns = Object.keys(subpaths).flatMap((one) => {
    const [before, after] = one.split("*");
    if (after === undefined || !subpath.startsWith(before!) || !subpath.endsWith(after)) return [];
    return [[one, subpath.slice(before!.length, subpath.length - after.length)] as const];
  });
  const [longest] = patterns.sort(([a], [b]) => b.indexOf("*") - a.indexOf("*"));
  return longest === undefined ? undefined : targetOf(subpaths[longest[0]])?.replaceAll("*", longest[1]);
}

function targetOf(target: unknown): string | undefined {
  if (typeof target === "string") return target;
  if (Array.isArray(target)) return target.map(targetOf).find((one) => one !== undefined);
  if (typeof target !== "object" || target === null) return undefined;
  for (const [condition, one] of Object.entries(target)) {
    if (!conditions.includes(condition)) continue;
    const found = targetOf(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Versions

/** @throws DeviceError if the package says that it is made for other versions of tengen */
function assertVersion(what: string, manifest: Manifest | null): void {
  const range = manifest?.peerDependencies?.["tengen"];
  if (range === undefined || isInRange(VERSION, range)) return;
  const { name = what, version = "" } = manifest!;
  throw new DeviceError(
    `loadBackend: ${`${name} ${version}`.trim()} is made for tengen ${range}, and this is ${VERSION}: npm install tengen@"${range}", or another version of ${name}`,
  );
}

type Version = readonly [number, number, number];

/** Whether a version is in a range as package.json writes them; true for what names no versions (`workspace:*`, a tag). */
export function isInRange(version: string, range: string): boolean {
  const own = version.split(/[.+-]/, 3).map(Number) as unknown as Version;
  return range.split("||").some((part) => {
    const hyphen = /^\s*(\S+)\s+-\s+(\S+)\s*$/.exec(part);
    const list = hyphen === null ? part.replace(/([<>=~^])\s+/g, "$1").trim() : `>=${hyphen[1]} <=${hyphen[2]}`;
    return list.split(/\s+/).every((one) => isWithin(own, one));
  });
}

function isWithin(own: Version, comparator: string): boolean {
  const found = /^([<>]=?|[=~^]?)v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?/i.exec(comparator);
  if (found === null) return true;
  const [, operator, ...parts] = found;
  const known = parts.filter((part) => /\d/.test(part ?? "")).map(Number);
  const low = [0, 1, 2].map((i) => known[i] ?? 0) as unknown as Version;
  /** The first version after those that agree in so many parts. */
  const after = (count: number): Version | null =>
    count === 0
      ? null
      : ([0, 1, 2].map((i) => (i < count ? low[i]! + (i === count - 1 ? 1 : 0) : 0)) as unknown as Version);
  const isBelow = (limit: Version | null): boolean => limit === null || compare(own, limit) < 0;
  const isFrom = compare(own, low) >= 0;
  if (operator === ">=") return isFrom;
  if (operator === "<") return compare(own, low) < 0;
  if (operator === ">") return known.length === 3 ? compare(own, low) > 0 : !isBelow(after(known.length));
  if (operator === "<=") return isBelow(after(known.length));
  if (operator === "~") return isFrom && isBelow(after(Math.min(known.length, 2)));
  // Until the first part that is not zero.
  const first = low.findIndex((part) => part > 0);
  if (operator === "^") return isFrom && isBelow(after(Math.min(known.length, first < 0 ? 3 : first + 1)));
  return isFrom && isBelow(after(known.length));
}

function compare(a: Version, b: Version): number {
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
