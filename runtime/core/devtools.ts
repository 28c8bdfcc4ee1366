// A custom formatter for tensors in browser consoles, which show an object's fields and never call its toString.

import { isTensor } from "./tensor.js";

/** An element as formatters describe it: its name, its attributes, what is in it. */
type Markup = readonly [name: string, attributes: { readonly style: string }, text: string];

/**
 * The interface of browser consoles: a line for a value, or null for values that this formatter does not handle, and what unfolds
 * below it.
 */
interface Formatter {
  header(value: unknown): Markup | null;
  hasBody(value: unknown): boolean;
  body(value: unknown): Markup | null;
}

const preformatted = { style: "white-space: pre; font-family: monospace" } as const;

function linesOf(value: unknown): readonly string[] {
  return String(value).split("\n");
}

/**
 * Makes `console.log(tensor)` in a browser print what it prints in Node: tensors of one line directly, others folded under
 * their dtype and shape. Browsers show it once custom formatters are switched on in the settings of their developer tools.
 * @returns a function that removes it; a second call does nothing
 */
export function installDevtoolsFormatter(): { dispose(): void } {
  const formatter: Formatter = {
    header(value) {
      if (!isTensor(value)) return null;
      const lines = linesOf(value);
      const text = lines.length === 1 ? lines[0]! : `tensor of ${value.dtype} with shape [${value.shape.join(", ")}]`;
      return ["span", preformatted, text];
    },
    hasBody: (value) => isTensor(value) && linesOf(value).length > 1,
    body: (value) => (isTensor(value) ? ["div", preformatted, String(value)] : null),
  };
  const formatters = formattersOfPage();
  formatters.push(formatter);
  return {
    dispose() {
      const at = formatters.indexOf(formatter);
      if (at >= 0) formatters.splice(at, 1);
    },
  };
}

/** The list that browsers read. */
function formattersOfPage(): Formatter[] {
  const page = globalThis as { devtoolsFormatters?: Formatter[] };
  page.devtoolsFormatters ??= [];
  return page.devtoolsFormatters;
}
