// Runs blocks of code that pages show, as plain JavaScript: here with the sources, and as a program of its own in a project that has the
// packed packages installed (tests/builds/run-shown.ts).

import { inspect } from "node:util";
import { compileFunction } from "node:vm";

/**
 * Runs a block and collects what it prints.
 * @param {string} body JavaScript that logs by `__log(line)(...values)` and takes its imports from `__modules`
 * @param {Readonly<Record<string, object>>} modules by specifier
 * @param {number} width columns after which objects are printed over several lines
 * @returns {Promise<{ line: number, text: string }[]>}
 */
export async function execute(body, modules, width) {
  /** @type {{ line: number, text: string }[]} */
  const printed = [];
  /** @param {unknown} value */
  const show = (value) => (typeof value === "string" ? value : inspect(value, { depth: null, breakLength: width }));
  /** @param {number} line */
  const log =
    (line) =>
    /** @param {unknown[]} values */
    (...values) =>
      void printed.push({ line, text: values.map(show).join(" ") });
  await compileFunction(`return (async () => {${body}})()`, ["__modules", "__log"])(modules, log);
  return printed;
}
