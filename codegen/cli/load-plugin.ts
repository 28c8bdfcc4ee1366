// A plugin's module, imported and checked.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { type LoadedPlugin, type Plugin, pluginVersion } from "../plugin.js";
import { type InputFile, UsageError } from "./disk.js";

/** The program is bundled into a script that cannot import modules itself; its caller passes this function in. */
declare const __import: ((url: string) => Promise<unknown>) | undefined;

const importModule = (url: string): Promise<unknown> =>
  typeof __import === "function" ? __import(url) : import(/* @vite-ignore */ url);

/**
 * Imports a plugin: what its module exports as default.
 * @throws UsageError for a module that cannot be imported, or is not a plugin
 */
export async function loadPlugin(root: string, { path: file }: InputFile, hash: string): Promise<LoadedPlugin> {
  const url = pathToFileURL(path.resolve(root, file));
  // Under --watch an edited plugin has to be imported as another module.
  url.search = `text=${hash}`;
  let loaded: unknown;
  try {
    loaded = await importModule(url.href);
  } catch (error) {
    throw new UsageError(`${file}: cannot be imported: ${reason(error)}`);
  }
  const plugin = (loaded as { readonly default?: unknown }).default;
  const wrong = problemOf(plugin);
  if (wrong !== null) throw new UsageError(`${file}: ${wrong}`);
  return { plugin: plugin as Plugin, file };
}

function reason(error: unknown): string {
  const { code, message, name } = error as NodeJS.ErrnoException;
  if (code === "ERR_UNKNOWN_FILE_EXTENSION")
    return "this Node runs no TypeScript\n  hint: Node 22.18 and later do; or compile the plugin to JavaScript, or write it there with JSDoc types";
  if (code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX")
    return `${name}: ${message.trim()}\n  hint: Node strips types and does no more: write it without enums, namespaces and parameter properties, or compile the plugin to JavaScript`;
  if (code === "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING")
    return "Node runs no TypeScript of installed packages\n  hint: the package has to publish the plugin as JavaScript";
  if (code === "ERR_MODULE_NOT_FOUND") return message.replace(/ imported from .*/s, "");
  return `${name}: ${message}`;
}

function problemOf(plugin: unknown): string | null {
  const example = 'export default { name: "mine", version: 1, *emit({ plan, registry, tools }) { ... } }';
  if (typeof plugin !== "object" || plugin === null) return `exports no plugin as default\n  hint: ${example}`;
  const { name, version, emit } = plugin as Partial<Record<keyof Plugin, unknown>>;
  if (typeof name !== "string" || name === "") return `the plugin has no \`name\`\n  hint: ${example}`;
  if (version !== pluginVersion) {
    return version === undefined
      ? `plugin \`${name}\` does not say for which version of the interface it is written\n  hint: add \`version: ${pluginVersion}\``
      : `plugin \`${name}\` is written for version ${String(version)} of the interface, and this is version ${pluginVersion}\n  hint: see what changed in CHANGELOG.md`;
  }
  if (typeof emit !== "function") return `plugin \`${name}\` has no function \`emit\`\n  hint: ${example}`;
  return null;
}
