// Imports of modules whose names are known when the program runs.

/** Declared where Node runs the library as a script, which cannot import by itself. */
declare const __import: ((address: string) => Promise<unknown>) | undefined;

/** What `import()` gives for an address. Bundlers leave it alone. */
export const importModule = (address: string): Promise<unknown> =>
  typeof __import === "function" ? __import(address) : import(/* webpackIgnore: true */ /* @vite-ignore */ address);
