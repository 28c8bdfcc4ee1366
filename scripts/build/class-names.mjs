// Keeps the names of classes when a bundler minifies a program: printed modules and errors show them.

import { replaceInCode } from "./code-text.mjs";

/** Gives each class of a module a static field with its name. Bundlers still drop unused classes. */
export function withClassNames(text) {
  return replaceInCode(
    text,
    /^(?:export )?(?:(?:var|let|const) (\w+) = )?class(?: (?!extends )(\w+))?(?: extends [\w.]+)? \{$/gm,
    (head, variable, name) => `${head}\n  static name = "${variable ?? name}";`,
    { isScript: true },
  );
}

/**
 * Gives classes their names back: a class that mentions itself is `X = class _X` after esbuild, and errors and printed tensors would show `_X`. The text's
 * length stays, for source maps.
 */
export function withClassesNamed(text) {
  const renamed = [...text.matchAll(/\b(?:var|let|const)\s+(\w+)\s*=\s*class _\1\b/g)].map(([, name]) => name);
  if (renamed.length === 0) return text;
  const pattern = new RegExp(`(?<![\\w$.])_(${renamed.join("|")})\\b`, "g");
  return replaceInCode(text, pattern, (_, name) => ` ${name}`, { isScript: true });
}
