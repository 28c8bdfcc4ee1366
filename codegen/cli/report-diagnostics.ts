// Prints diagnostics on a terminal: coloured if it is one, plain otherwise.

import pico from "picocolors";
import { type Diagnostic, formatDiagnostic } from "../diagnostics.js";

/** All diagnostics, and their number. */
export function printDiagnostics(list: readonly Diagnostic[], colours = pico): string {
  const texts = list.map((item) => coloured(formatDiagnostic(item), item, colours));
  const errors = list.filter((item) => item.severity === "error").length;
  const warnings = list.length - errors;
  const counts = [plural(errors, "error"), plural(warnings, "warning")].filter((text) => text !== "");
  return `${texts.join("\n\n")}\n\n${colours.bold(counts.join(", "))}\n`;
}

function plural(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function coloured(text: string, item: Diagnostic, colours: typeof pico): string {
  const [first, ...rest] = text.split("\n");
  const paint = item.severity === "error" ? colours.red : colours.yellow;
  return [colours.bold(first!), ...rest.map((line) => (/^\s*\^+$/.test(line) ? paint(line) : line))].join("\n");
}
