// Built-in modules of Node, Deno and Bun, if a program runs in one of them.

interface World {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
}

/** The module, as `node:fs`; undefined in browsers. */
export function builtinModule<Module>(name: string): Module | undefined {
  return (globalThis as World).process?.getBuiltinModule?.(name) as Module | undefined;
}
