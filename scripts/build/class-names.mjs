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
